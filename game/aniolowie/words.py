"""How Aniołowie reads: its options, what is asked, moves, events and things in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.aniolowie import builds, decks
from game.aniolowie.answers import CLAIMED
from game.aniolowie.board import played_last, target_name
from game.aniolowie.cards import BOOK, CARDS, IS_HUMAN, IS_PLAY, KINDS, NAMES, SAYS
from game.aniolowie.hierarchy import order_said
from game.aniolowie.places import ROW_KEYS, SLOT_OF
from game.aniolowie.plays import unheard
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    BARE,
    BATTLE,
    BLOCKED,
    CHOOSE,
    CLAIM,
    DISCARD,
    ENDING,
    FIGHT,
    GIANTS,
    HUMANS,
    HUSHED,
    MULLIGAN,
    MUTE,
    NOBODY,
    OVER,
    PEOPLE,
    PLAN,
    SHIELDED,
    SILENT,
    SLOTS,
    STATUS,
    TURNED,
    UP,
    Entry,
    State,
    row_of,
    slots,
)
from game.core import effects, reading
from game.core.contract import HIDDEN, Event, Move
from game.core.info import Character, GameInfo
from game.core.language import C_, N_, P_, Change, _, capital, chain, n_, p_, pn_
from game.core.measures import ANYTHING, Bars, Plan, Worlds
from game.core.options import Choice, Option, OptionError
from game.core.ref import ref
from game.core.things import Thing

RANDOM = Choice("random", N_("Drawn by lot"))
MOST_TOLD = 3
"""So many of the waiting plays are named in a prompt."""
DECK_CHOICES = (Choice("random", N_("A deck by lot")), *(Choice(deck.key, deck.name) for deck in decks.DECKS))


def is_built(text: str) -> bool:
    return builds.read(text) is not None


INFO = GameInfo(
    id="aniolowie",
    title="Aniołowie",
    blurb=N_(
        "The Lord's angels and the Fallen contend for people: face down, in three rows, with an answer to everything."
    ),
    designers="Łukasz Cembala",
    publisher="JoGusta, 2006",
    minutes=(45, 90),
    rules_version=4,
    hides=True,
    search="worlds",
    worlds=Worlds(
        plans={
            "novice": Plan(1), "adept": Plan(1), "master": Plan(2), "sage": Plan(6, again=12),
            "paragon": Plan(20, again=60),
        },
        oversight={"novice": 0.6, "adept": 0.3},
        slack={"novice": 0.01, "adept": 0.002, "master": 0.0},
        shuns=frozenset({"leave"}),
        spares=frozenset({"use", "play"}),
    ),
    bars=Bars(army=(0.4, 0.6), pairing=ANYTHING),
    gains=frozenset({"place", "play"}),
    plays=frozenset({"use", "play"}),
    fails=frozenset({"void"}),
    questions=(
        Choice("answers", N_("Something was played")), Choice("own", N_("I played something, and nobody answered")),
        Choice("duels", N_("A duel is fought")),
        Choice("humans", N_("My part of the people, with nobody to hear")),
        Choice("battle", N_("My part of the fight")),
    ),
    unasked=("humans", "own"),
    characters=(
        Character("bold", N_("Bold"), N_("Raids the lands where nobody stands guard."),
                  {"exposed": 1.5, "taken": 1.3, "guard": 0.5}),
        Character("wary", N_("Wary"), N_("Guards its people before it fights for more."),
                  {"guard": 3.0, "backing": 0.6, "nerve": 1.2}),
        Character("patient", N_("Patient"), N_("Keeps its cards for the fights that count."),
                  {"held": 3.0, "level": 1.6, "support": 1.6, "play": 2.0, "reserve": 0.6}),
    ),
    options=(
        Option("seats", N_("Players"), 2, N_("Two to four, each with a deck."),
               (Choice(2, N_("Two players")), Choice(3, N_("Three players")), Choice(4, N_("Four players")))),
        *(Option(f"deck_{n}", text, "random", N_("One of the ready decks, or a deck of your own."), DECK_CHOICES,
                 also=is_built, seat=n)
          for n, text in ((1, N_("Deck of seat 1")), (2, N_("Deck of seat 2")), (3, N_("Deck of seat 3")),
                          (4, N_("Deck of seat 4")))),
        Option("procession", N_("Procession"), 8, N_("How many people are fought over; two decks bring eight."), (
            Choice(4, N_("Four people")), Choice(6, N_("Six people")), Choice(8, N_("Eight people")),
            Choice(12, N_("Twelve people")),
        ), rare=True),
        Option("tokens", N_("Human tokens"), "yes", N_("Whether tokens count as people in the end."),
               (Choice("yes", N_("They count")), Choice("no", N_("They don't count"))), rare=True),
        Option("ask", N_("Answers"), "needed",
               N_("Asking only who can answer is quicker, but who is asked is known to hold an answer."),
               (Choice("needed", N_("Ask who can answer")), Choice("always", N_("Ask everybody"))), rare=True),
        Option("first", N_("Who begins"), "random", N_("Who goes first in the first turn."), (
            RANDOM, Choice("1", N_("Seat 1")), Choice("2", N_("Seat 2")), Choice("3", N_("Seat 3")),
            Choice("4", N_("Seat 4")),
        )),
    ),
)  # fmt: skip


def complete(options: Mapping[str, object]) -> dict[str, int | str]:
    """The options complete; nobody begins who does not play."""
    chosen = INFO.complete(options)
    if chosen["first"] != "random" and int(chosen["first"]) > int(chosen["seats"]):
        text = _("{title}: 'first' can't be '{first}' with so few players.")
        raise OptionError("first", text.format(title=INFO.title, first=chosen["first"]))
    return chosen


def name(card: int | None) -> str:
    return reading.name(KINDS, card)


ROWS_SAID = {"support": P_("support"), "land": P_("land"), "fight": P_("fight"), "people": P_("people")}
OWN_ROWS = {"support": P_("your support"), "land": P_("your land"), "fight": P_("your part of the fight")}


def acting(view: State) -> int:
    """The seat to act."""
    return view.stack[-1].seat if view.stack else view.asking if view.asking != NOBODY else view.seat


def is_seen(view: State, slot: int) -> bool:
    """May the seat to act know what lies there?"""
    return Stage(view).sees(acting(view), slot)


def player(names: Sequence[str], seat: int) -> str:
    """A player by name; where names are not known, by the seat."""
    return names[seat] if names else _("Seat {n}").format(n=seat + 1)


def slot_said(view: State, slot: int, names: Sequence[str]) -> str:
    """A card on the table as the seat to act may call it."""
    row = _(ROWS_SAID[ROW_KEYS[row_of(slot)]])
    if not is_seen(view, slot):
        text = p_("a face-down angel ({row} of {player})")
        return text.format(row=row, player=player(names, slot // SLOTS))
    return name(view.kind[slot])


def owned(card: str, seat: int, view: State, names: Sequence[str]) -> str:
    """A card with its player, said to the seat to act."""
    if seat == acting(view):
        return p_("your {card}").format(card=card)
    return p_("{player}'s {card}").format(card=card, player=player(names, seat))


def owned_said(view: State, slot: int, names: Sequence[str]) -> str:
    """Whose card lies there, as the seat to act may call it."""
    if not is_seen(view, slot):
        return slot_said(view, slot, names)
    return owned(name(view.kind[slot]), slot // SLOTS, view, names)


def target_said(view: State, target: str, names: Sequence[str]) -> str:
    """A target of a move in words."""
    if target in SLOT_OF:
        return slot_said(view, SLOT_OF[target], names)
    zone, number = ref(target)[:2]
    if zone in PILES:
        return name(waiting(view, target).card) if number < len(getattr(view, PILES[zone])) else ""
    if zone == "discard":
        return p_("{card} (discarded)").format(card=name(NAMES.card(target)))
    if zone in OWN_ROWS and number == acting(view):
        return _(OWN_ROWS[zone])
    return row_said(zone, player(names, number))


def row_said(row: str, who: str) -> str:
    """A row with its player; the fight is one common row."""
    if row == "fight":
        return p_("the fight")
    return p_("the {row} of {player}").format(row=_(ROWS_SAID[row]), player=who)


PILES = {"intervention": "interventions", "ability": "abilities"}


def waiting(view: State, thing: str) -> Entry:
    """What was played and lies on the stack under that name."""
    named = ref(thing)
    entry: Entry = getattr(view, PILES[named.zone])[named.number]
    return entry


# What is asked


def to_answer(view: State) -> int:
    """The card of another that was played last, if it may be answered now."""
    last = played_last(view) if view.asking != NOBODY else None
    entry = waiting(view, last) if last else None
    return entry.card if entry and entry.seat != view.asking else BOOK


def standing(view: State, seat: int) -> str:
    stage = Stage(view)
    people = scored(stage.people(seat))
    cards = n_("{n} card", "{n} cards", len(view.sides[seat].hand))
    return _("{people} · {cards} in hand").format(people=people, cards=cards)


PROMPTS = {
    CHOOSE: N_("Choose the human that walks in the procession for sure; everybody sees it."),
    MULLIGAN: N_("Keep these seven cards, or shuffle them back once for seven others."),
    PLAN: N_("Plan your turn. Place angels face down, one in support, one on the land, three in the fight."),
    HUMANS: N_("Let the people on your land have their say, in any order: click them."),
    ACTION: N_("Attack, take unguarded people, use abilities and interventions."),
    BATTLE: N_("Change the fight by abilities and interventions, then go on."),
    CLAIM: N_("You won the fight. Use one of your angels there to take the stake."),
    OVER: N_("The game is over."),
    ENDING: N_("In this turn nobody could do anything. End the game and count the people?"),
}


def scored(n: int) -> str:
    return n_("{n} human", "{n} people", n)


def prompt(view: State, names: Sequence[str] = ()) -> str:
    if view.stack and view.stack[-1].card == BOOK:
        card = name(view.kind[view.stack[-1].memory[0]])
        return _("{card}: {text}").format(card=card, text=effects.find(Stage(view), view.stack[-1]).text())
    if view.stack:
        return reading.question(Stage(view), KINDS)
    if view.asking != NOBODY:
        return _answer_prompt(view, names)
    if view.phase == DISCARD:
        if view.to_discard:
            return n_("Discard {n} more card.", "Discard {n} more cards.", view.to_discard)
        return _("You may discard half of your hand, rounded up, before you draw.")
    if view.phase == HUMANS and view.heard:
        return _("A giant is upon your land. Name a defender.")
    if view.phase == HUMANS and not unheard(Stage(view), view.seat):
        return _("Nobody on your land has anything to say. Use abilities and interventions, or go on.")
    return _(PROMPTS[view.phase])


def _answer_prompt(view: State, names: Sequence[str]) -> str:
    last = played_last(view)
    if last:
        return _also_waiting(view, last, names, _played_prompt(view, waiting(view, last), names))
    giant, levels = view.attacker <= GIANTS, ""
    if is_seen(view, view.defender) and (giant or is_seen(view, view.attacker)):
        attack, defence = Stage(view).duel_levels()
        levels = _(" ({attack} against {defence})").format(attack=attack, defence=defence)
    defender = owned_said(view, view.defender, names)
    if giant:
        return _("A giant attacks {card}{levels}. Answer or pass.").format(card=defender, levels=levels)
    text = _("{attacker} attacks {defender}{levels}. Answer or pass.")
    attacker = capital(owned_said(view, view.attacker, names))
    return text.format(attacker=attacker, defender=defender, levels=levels)


def _also_waiting(view: State, last: str, names: Sequence[str], prompt: str) -> str:
    """What was played before and still waits, each with its player."""
    before = [f"{sort}-{k}" for sort, pile in PILES.items() for k in range(len(getattr(view, pile)))]
    before.remove(last)
    if not before:
        return prompt
    told = [_waits(view, waiting(view, each), names) for each in before]
    if len(told) > MOST_TOLD:
        told = [*told[:MOST_TOLD], _("{n} more").format(n=len(told) - MOST_TOLD)]
    return _("{prompt} Also waiting: {cards}.").format(prompt=prompt, cards=chain(", ", told))


def _waits(view: State, entry: Entry, names: Sequence[str]) -> str:
    """Whose card waits and, if it is aimed at a card of whoever is asked, at which."""
    card, aimed = owned(name(entry.card), entry.seat, view, names), target_name(entry.target)
    if aimed not in SLOT_OF or SLOT_OF[aimed] // SLOTS != view.asking:
        return card
    return _("{card} upon {target}").format(card=card, target=owned_said(view, SLOT_OF[aimed], names))


def _played_prompt(view: State, entry: Entry, names: Sequence[str]) -> str:
    """Who played what, upon whom."""
    aimed, target = target_name(entry.target), ""
    if aimed in SLOT_OF:
        target = owned_said(view, SLOT_OF[aimed], names)
    elif aimed:
        target = target_said(view, aimed, names)
    if entry.part == CLAIMED:
        text = _("{player} takes the stake with {card}. Answer or pass.")
    elif entry.part < 0:
        text = _("{player} reaches for {target} with {card}. Answer or pass.")
    elif IS_HUMAN[entry.card]:
        text = (_("{card} has a say on the land of {player}, about {target}. Answer or pass.") if target
                else _("{card} has a say on the land of {player}. Answer or pass."))  # fmt: skip
    elif IS_PLAY[entry.card]:
        text = (_("{player} plays {card} upon {target}. Answer or pass.") if target
                else _("{player} plays {card}. Answer or pass."))  # fmt: skip
    else:
        text = (_("{player} uses {card} upon {target}. Answer or pass.") if target
                else _("{player} uses {card}. Answer or pass."))  # fmt: skip
    return text.format(player=player(names, entry.seat), card=name(entry.card), target=target)


# Moves

BUTTONS = {
    "done": N_("Done"), "pass": N_("Pass"), "keep": N_("Keep"), "half": N_("Discard half of the hand"),
    "mulligan": N_("Shuffle back and draw seven others"), "leave": N_("Leave the stake"), "accept": N_("Do it"),
    "decline": N_("Leave it"), "count": N_("End and count"), "on": N_("Play on"),
}  # fmt: skip
DONE_SAID = {PLAN: N_("End planning"), HUMANS: N_("End of people"), ACTION: N_("End actions"),
             BATTLE: N_("End my part of the fight")}  # fmt: skip
SAID = {
    "offer": N_("Send {card} with the procession"),
    "discard": N_("Discard {card}"), "put": N_("Put {card} there"), "summon": N_("Summon {card}"),
    "attack": N_("{card} attacks {target}"), "take": N_("{card} takes {target}"),
    "claim": N_("Take the stake with {card}"), "reveal": N_("Reveal {card}"),
    "resolve": N_("Let {card} have its say"), "defend": N_("{card} faces the giant"), "pick": N_("Choose {card}"),
    "shift": N_("Move {card} to {target}"), "turn": N_("Turn {card} for its support"),
}  # fmt: skip


PLACED = {
    "support": N_("Place {card} in your support"), "land": N_("Place {card} on your land"),
    "fight": N_("Place {card} in your part of the fight"),
}  # fmt: skip
AIMED = ("attack", "take", "shift", "use", "play")


def say_move(view: State, move: Move, names: Sequence[str] = ()) -> str:
    if move.kind == "done":
        return _(DONE_SAID.get(view.phase, BUTTONS["done"]))
    if move.kind == "choose":
        return effects.find(Stage(view), view.stack[-1]).parts[int(move.arg or 0)].text()
    if move.kind in BUTTONS:
        return _(BUTTONS[move.kind])
    src = move.src or ""
    card = slot_said(view, SLOT_OF[src], names) if src in SLOT_OF else name(NAMES.card(src))
    target = target_said(view, move.dst, names) if move.dst and move.kind in AIMED else ""
    if move.kind == "resolve" and move.dst:
        return _("{card} makes a giant of {target}").format(card=card, target=target_said(view, move.dst, names))
    if move.kind in ("use", "play"):
        return _say_play(view, move, card, target)
    said = PLACED[ref(move.dst).zone] if move.kind == "place" else SAID[move.kind]
    text = _(said).format(card=card, target=target)
    return _("{move}, turned for its support").format(move=text) if move.arg == "turned" else text


def wastes(view: State, move: Move) -> str:
    """Who has won the stake and can take it seldom means to leave it."""
    return _("you have won it") if move.kind == "leave" else ""


def _say_play(view: State, move: Move, card: str, target: str) -> str:
    src = move.src or ""
    kind = view.kind[SLOT_OF[src]] if src in SLOT_OF else NAMES.card(src)
    text = SAYS[kind].parts[int(move.arg or 0)].text() if kind >= 0 else ""
    if target:
        return _("{card} upon {target}: {text}").format(card=card, target=target, text=text)
    return _("{card}: {text}").format(card=card, text=text)


# Events

SENTENCES = {
    "offer": N_("{name} sends {card} with the procession."), "draw": N_("{name} draws {cards}."),
    "mulligan": N_("{name} shuffles the hand back."), "drop": N_("{name} discards {card}."),
    "drop from deck": N_("{name} discards {card} from the top of the deck."),
    "place support": N_("{name} places {card} in support."), "place land": N_("{name} places {card} on the land."),
    "place fight": N_("{name} places {card} in the fight."), "tilt": N_("{target} is turned for its support."),
    "use": N_("{name} uses {source}."), "use upon": N_("{name} uses {source} upon {target}."),
    "use itself": N_("{name} uses {source} upon itself."),
    "play": N_("{name} plays {source}."), "play upon": N_("{name} plays {source} upon {target}."),
    "attack upon": N_("{name} attacks {target} with {source}."),
    "take upon": N_("{name} reaches for {target} with {source}."), "shown": N_("{viewer} is shown {target}."),
    "discard": N_("{target} is discarded."), "return": N_("{target} returns to the hand of {name}."),
    "bury": N_("{target} is shuffled into the deck of {name}."),
    "regain": N_("{card} returns from the discard pile to the hand of {name}."),
    "join": N_("{card} joins the land of {name}."), "join from people": N_("{target} joins the land of {name}."),
    "refuse": N_("{card} refuses to join {name}."), "homeward": N_("{target} goes back to the procession."),
    "defect": N_("{target} goes over to {name}."), "shift": N_("{target} moves from the {row} to the {goal}."),
    "reveal": N_("{name} reveals {card}."), "cancel": N_("{target} is cancelled."),
    "void": N_("{target} has no effect."), "redirect upon": N_("{source} of {name} is turned upon {target}."),
    "speak": N_("{target} has a say."), "mix": N_("{name} lays the ready cards out anew ({row})."),
    "stake": N_("Another human is at stake."), "looked": N_("{name} looks at the stake: {cards}."),
    "claim": N_("{name} reaches for the stake with {card}."), "left": N_("{name} leaves the stake."),
    "giant": N_("A giant of level {n} sets out for the land of {name}."),
    "stride": N_("A giant walks on to the land of {name}."), "slain": N_("The giant on the land of {name} falls."),
    "rage upon": N_("A giant attacks {target}."), "escape": N_("{target} slips out of the duel."),
    "lower": N_("{target} is put one status lower by {source}."), "renew": N_("{target} is ready again by {source}."),
    "restore": N_("{target} is put one status higher by {source}."),
    "speak upon": N_("{source} has a say on the land of {name}, about {target}."),
    "clash": N_("{target} and its open twin are discarded."),
    "turned fight": N_("{name} places {card} in the fight, turned for its support."),
    "count": N_("{name} would end the game and count."), "on": N_("{name} wants to play on."),
}  # fmt: skip
"""By the kind of the event, where it matters with its aim, or with the place it leads to or comes from."""
MARKED = {
    BLOCKED: N_("{target} is blocked by {source}."), MUTE: N_("{target} loses its ability by {source}."),
    HUSHED: N_("{target} loses its ability by {source}."), BARE: N_("{target} loses its support by {source}."),
    SHIELDED: N_("{target} is shielded from abilities by {source}."),
}  # fmt: skip
UNMARKED = {
    SILENT: N_("{target} has its ability again by {source}."),
    MUTE | BARE: N_("{target} has its ability and its support again by {source}."),
}
PHASES_SAID = {
    DISCARD: N_("Turn {n}: {name} begins."), PLAN: "", HUMANS: "", ACTION: N_("Actions begin."),
    BATTLE: N_("The fight begins."),
}  # fmt: skip


def whose(event: Event, place: str | None, names: Sequence[str]) -> str:
    """What an event is about: a card with its player, as far as the hearer may know it, or a row."""
    named = ref(place)
    in_zone = named.zone in (*ROWS_SAID, "discard")
    seat = named.number if in_zone else event.data.get("whose", event.seat)
    who = player(names, seat)
    card = event.card
    if card is None or card == NOBODY:
        return row_said(named.zone, who)
    if card == HIDDEN:
        if named.key:
            return p_("a face-down angel ({row} of {player})").format(row=_(ROWS_SAID[named.zone]), player=who)
        return p_("a face-down angel of {player}").format(player=who)
    if named.zone == "discard":
        return p_("{card} in the discard pile of {player}").format(card=name(card), player=who)
    return p_("{player}'s {card}").format(card=name(card), player=who)


def sentence(event: Event) -> str:
    """The words that an event is told in, unfilled."""
    if event.kind in ("mark", "unmark"):
        return (MARKED if event.kind == "mark" else UNMARKED).get(event.data["mark"], "")
    if event.data.get("turned"):
        return SENTENCES["turned fight"]
    aim = "itself" if event.dst == event.src else "upon" if event.dst else ""
    ways = (aim, ref(event.dst).zone, f"from {ref(event.src).zone}")
    return next((text for way in ways if (text := SENTENCES.get(f"{event.kind} {way}"))), SENTENCES.get(event.kind, ""))


def _say_phase(event: Event, who: str, names: Sequence[str]) -> str:
    return _(PHASES_SAID.get(event.data["phase"], "")).format(n=event.data["turn"], name=who)


def _say_fight(event: Event, who: str, names: Sequence[str]) -> str:
    data = event.data
    totals = ", ".join(_("{name} {n}").format(name=names[seat], n=n) for seat, n in enumerate(data["totals"]))
    if event.kind == "totals":
        return _("The fight stands at {totals}.").format(totals=totals)
    if data["winner"] == NOBODY:
        return _("The fight ends at {totals}. Nobody wins.").format(totals=totals)
    return _("The fight ends at {totals}. {name} wins.").format(totals=totals, name=names[data["winner"]])


def _say_duel(event: Event, who: str, names: Sequence[str]) -> str:
    attack, defence = event.secret
    if defence == HIDDEN:
        return _("The duel is decided; the defender stays covered.")
    defender = whose(event, event.dst, names)
    if event.by is None:
        text = _("A giant against {defender}: {attack} to {defence}.")
        return text.format(defender=defender, attack=attack, defence=defence)
    attacker = p_("{player}'s {card}").format(player=who, card=name(event.by))
    text = _("{attacker} against {defender}: {attack} to {defence}.")
    return capital(text.format(attacker=attacker, defender=defender, attack=attack, defence=defence))


def _say_level(event: Event, who: str, names: Sequence[str]) -> str:
    return capital(n_("{card}: {n:+d} level by {source}.", "{card}: {n:+d} levels by {source}.", abs(event.n),
                      n=Change(event.n), card=whose(event, event.src, names), source=name(event.by)))  # fmt: skip


def _say_end(event: Event, who: str, names: Sequence[str]) -> str:
    winners = event.data["winners"]
    if len(winners) == len(event.data["people"]):
        return _("The game ends in a draw.")
    who = chain(_(" and "), (names[seat] for seat in winners))
    return n_("{name} has won the most people.", "{name} have won the most people.", len(winners), name=who)


NUMBERS_TOLD = {
    "phase": _say_phase, "totals": _say_fight, "fought": _say_fight, "duel": _say_duel, "level": _say_level,
    "over": _say_end,
}  # fmt: skip
"""Events whose words depend on more than their kind and their place."""


def say_event(event: Event, names: Sequence[str]) -> str:
    data = event.data
    who = "" if event.seat == NOBODY else reading.who(event, names)
    if event.kind in NUMBERS_TOLD:
        return NUMBERS_TOLD[event.kind](event, who, names)
    text = sentence(event)
    if not text:
        return ""
    told = {
        "name": who, "n": event.n, "cards": reading.listed(KINDS, event.cards or ()), "source": name(event.by),
        "card": name(event.card),
    }  # fmt: skip
    told |= {key: _(ROWS_SAID[ref(place).zone])
             for key, place in (("row", event.src), ("goal", event.dst)) if ref(place).zone in ROWS_SAID}  # fmt: skip
    if "to" in data:
        told["viewer"] = names[data["to"]]
    if "{target}" in text:
        aimed = event.kind in AIMED_EVENTS or (event.kind == "speak" and event.dst)
        told["target"] = whose(event, event.dst if aimed else event.src, names)
    return capital(_(text).format(**told))


AIMED_EVENTS = ("use", "play", "attack", "take", "redirect", "rage")

NOTES = {
    "discard": N_("Discarded"), "return": N_("Returns"), "void": N_("No effect"), "cancel": N_("Cancelled"),
    "lower": N_("Lower"), "renew": N_("Ready"), "restore": N_("Higher"), "escape": N_("Escapes"),
    "attack": N_("Attacks"), "speak": N_("Speaks"),
}  # fmt: skip
MARK_NOTES = {
    BLOCKED: N_("Blocked"), MUTE: N_("Silenced"), HUSHED: N_("Silenced"), BARE: N_("No support"),
    SHIELDED: N_("Shielded"),
}  # fmt: skip


def note(event: Event) -> str:
    """What is written upon a card while this happens to it."""
    if event.kind == "level":
        return _("{n:+d} {source}").format(n=Change(event.n), source=name(event.by))
    if event.kind == "mark":
        return _(MARK_NOTES[event.data["mark"]])
    if event.kind == "duel" and HIDDEN not in event.secret:
        attack, defence = event.secret
        return _("{attack} to {defence}").format(attack=attack, defence=defence)
    return _(NOTES.get(event.kind, ""))


# Things

PLACES = {
    "deck": C_("aniolowie", "{name}'s deck: {cards}."), "hand": N_("{name}'s hand: {cards}."),
    "discard": N_("{name}'s discard pile: {cards}."), "support": N_("{name}'s support."), "land": N_("{name}'s land."),
    "fight": N_("{name}'s part of the fight."), "people": N_("The people on {name}'s land."),

    "gone": N_("What {name} has lost for this game: {cards}."),
    "brought": N_("People that {name} has brought."), "first": N_("{name} goes first in this turn."),
}  # fmt: skip
COMMON = {
    "procession": N_("The procession: {n} still to come."), "stake": N_("The stake: {n} to be won in the fight."),
    "grave": N_("The graveyard: {n} dead."),
    "boxed": N_("People who stay at home in this game: {n}."), "stack": N_("What was played and waits."),
    "abilities": N_("What was played and waits."),
}  # fmt: skip
NUMBERS = {"level": N_("level {n}"), "support": N_("support {n}")}
STATUS_SAID = (N_("ready"), N_("used"), N_("sacrificed"))


def parts(view: State, slot: int) -> list[tuple[str, int]]:
    """What the level of a card is made of, with the support that it will have in the fight."""
    stage = Stage(view)
    card = KINDS[view.kind[slot]]
    marks = view.marks[slot]
    found = [(_("printed"), card.level)]
    if marks & TURNED and not marks & BARE and row_of(slot) == FIGHT:
        found.append((_(C_("number", "support")), card.support))
    found += [(text, n) for text, n in (
        (_("for good"), view.lasting[slot]), (_("hierarchy"), view.rise[slot]),
        (_("until the turn ends"), view.boost[slot]),
    ) if n]  # fmt: skip
    lent = stage.promise(slot) - sum(n for _text, n in found)
    return [*found, (_("lent by others"), lent)] if lent else found


def parts_said(view: State, slot: int) -> str:
    (what, printed), *more = parts(view, slot)
    return ", ".join(
        [
            _("{what} {n}").format(what=what, n=printed),
            *(_("{what} {n:+d}").format(what=what, n=Change(n)) for what, n in more),
        ]
    )


def say_slot(view: State, slot: int) -> str:
    """A card on the table: what it is, its level in parts, how it lies."""
    if view.kind[slot] == HIDDEN:
        return _("A face-down angel.")
    return _as_it_lies(view, slot, reading.card(CARDS[KINDS[view.kind[slot]].key], NUMBERS))


def say_state(view: State, thing: Thing, names: Sequence[str]) -> str:
    """What a card on the table has become, or whose it is on the stack."""
    if thing.id in SLOT_OF:
        slot = SLOT_OF[thing.id]
        return "" if view.kind[slot] == HIDDEN else _as_it_lies(view, slot, "").strip()
    if "waiting" in thing.marks:
        return _("Played by {name}, waiting. {text}").format(name=names[waiting(view, thing.id).seat], text="").strip()
    return ""


def _as_it_lies(view: State, slot: int, text: str) -> str:
    """A text with the level of a card in parts, and how it lies."""
    stage = Stage(view)
    text = _("{text}\nLevel {n}: {parts}.").format(text=text, n=stage.promise(slot), parts=parts_said(view, slot))
    if row_of(slot) == PEOPLE:
        return text
    marks = view.marks[slot]
    states = [_(STATUS_SAID[marks & STATUS]), _("face up") if marks & UP else _("face down")]
    states += [_(said).lower() for mark, said in MARK_NOTES.items() if marks & mark]
    if view.rise[slot]:
        states.append(order_said(stage.order(slot)))
    return _("{text}\n{states}.").format(text=text, states=capital(", ".join(states)))


def say_thing(view: State, thing: Thing, names: Sequence[str]) -> str:
    who = names[thing.owner or 0]
    if thing.id in SLOT_OF:
        return say_slot(view, SLOT_OF[thing.id])
    if thing.id == "boxed":
        cards = pn_("{n} card", "{n} cards", len(view.boxed) + sum(len(side.gone) for side in view.sides))
        return _("Out of the game: {cards}.").format(cards=cards)
    if thing.kind == "giant":
        return _("A giant of level {n} upon the land of {name}.").format(n=thing.number, name=who)
    if thing.kind == "counter":
        if thing.face == "total":
            return say_total(view, thing.owner or 0, who)
        return n_("{n} human counts for {name}.", "{n} people count for {name}.", thing.number, name=who)
    if "waiting" in thing.marks:
        return _say_waiting(view, thing, names)
    if thing.face in CARDS:
        return reading.card(CARDS[thing.face], NUMBERS)
    place = ref(thing.place).zone
    if place in COMMON:
        return _(COMMON[place]).format(n=len(getattr(view, place, ())))
    pile = getattr(view.sides[thing.owner or 0], place, ())
    cards = pn_("{n} card", "{n} cards", len(pile))
    return _(PLACES.get(place, N_("A place for cards."))).format(name=who, cards=cards)


def _say_waiting(view: State, thing: Thing, names: Sequence[str]) -> str:
    entry = waiting(view, thing.id)
    text = reading.card(CARDS[KINDS[entry.card].key], NUMBERS)
    return _("Played by {name}, waiting. {text}").format(name=names[entry.seat], text=text)


def say_total(view: State, seat: int, who: str) -> str:
    """A side's levels in the fight, card by card, each with what changed it."""
    total = Stage(view).total(seat)
    text = n_("{name} has {n} level in the fight.", "{name} has {n} levels in the fight.", total, name=who)
    here = [slot for slot in slots(seat, FIGHT) if view.kind[slot] != NOBODY and view.marks[slot] & (UP | BLOCKED)]
    return "\n".join([text, *(_say_share(view, slot) for slot in here)])


def _say_share(view: State, slot: int) -> str:
    """What a card adds to the fight."""
    card, level = name(view.kind[slot]), Stage(view).level(slot)
    if view.marks[slot] & BLOCKED:
        return capital(_("{card}: blocked, counts for nothing").format(card=card))
    if len(parts(view, slot)) == 1:
        return _("{card} {n}").format(card=card, n=level)
    return _("{card} {n}: {parts}").format(card=card, n=level, parts=parts_said(view, slot))
