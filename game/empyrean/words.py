"""How Battle for Empyrean reads: its options, what is asked, moves, events and things in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core import effects, reading
from game.core.contract import HIDDEN, Event, Move
from game.core.info import Character, GameInfo
from game.core.language import N_, Change, _, n_
from game.core.measures import Plan, Worlds
from game.core.options import Choice, Option, OptionError
from game.core.ref import ref
from game.core.things import Thing
from game.empyrean import builds
from game.empyrean.acts import TOKENS_SAID
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import ARMIES, CARDS, KINDS, MILESTONES, NAMES, SPEAKERS, STRENGTH
from game.empyrean.stage import CAUSED, Stage
from game.empyrean.state import ANCHOR, COMMAND, DEPLOY, DRAFT, FACE_UP, MOVE, OVER, SHIELD, STUN, State

RANDOM = Choice("random", N_("Drawn by lot"))
DECK_CHOICES = (Choice("random", N_("An army by lot")), *(Choice(army.key, army.name) for army in ARMIES))
FIELD_CHOICES = (RANDOM, *(Choice(field.key, field.name) for field in BATTLEFIELDS))


def is_built(text: str) -> bool:
    return builds.read(text) is not None


INFO = GameInfo(
    id="empyrean",
    title="Battle for Empyrean",
    blurb=N_("Eight armies out of all ages fight for three battlefields of heaven, face down and all at once."),
    designers="Kevin McGinley",
    publisher="McAdventures, 2024",
    minutes=(30, 60),
    rules_version=5,
    hides=True,
    search="worlds",
    worlds=Worlds(
        plans={
            "novice": Plan(1), "adept": Plan(2), "master": Plan(4, 4, 24, 2), "sage": Plan(8, 5, 48, 2),
            "paragon": Plan(12, 6, 96, 2),
        },
        oversight={"novice": 0.32, "adept": 0.05, "master": 0.0, "sage": 0.0},
        slack={"master": 0.0},
    ),
    gains=frozenset({"deploy"}),
    characters=(
        Character("bold", N_("Bold"), N_("Plays out its hand while others still wait."),
                  {"fading": 0.6, "held": 0.75, "card": 0.5}),
        Character("patient", N_("Patient"), N_("Keeps its best cards for the last rounds."),
                  {"fading": 1.3, "held": 1.2, "card": 2.0}),
        Character("cunning", N_("Cunning"), N_("Loves cards that move, obey and grow."),
                  {"moves": 2.0, "orders": 2.0, "growth": 1.8, "lent": 2.0}),
    ),
    options=(
        Option("seats", N_("Players"), 2, N_("Two on three battlefields, or three on four."),
               (Choice(2, N_("Two players")), Choice(3, N_("Three players")))),
        *(Option(f"deck_{n}", text, "random", N_("One of the eight armies, or a deck of your own."), DECK_CHOICES,
                 also=is_built, seat=n)
          for n, text in ((1, N_("Army of seat 1")), (2, N_("Army of seat 2")), (3, N_("Army of seat 3")))),
        *(Option(f"field_{n}", text, "random", N_("One of the twenty-seven battlefields."), FIELD_CHOICES,
                 when=("seats", 3) if n == 4 else None)
          for n, text in ((1, N_("Battlefield 1")), (2, N_("Battlefield 2")), (3, N_("Battlefield 3")),
                          (4, N_("Battlefield 4")))),
        Option("rounds", N_("Rounds"), 0, N_("Ten rounds, nine with three players; or a shorter battle."), (
            Choice(0, N_("By the book")), Choice(6, N_("Six rounds")), Choice(8, N_("Eight rounds")),
        ), rare=True),
        Option("first", N_("Who begins"), "random", N_("Who holds the first player token in round 1."), (
            RANDOM, Choice("1", N_("Seat 1")), Choice("2", N_("Seat 2")), Choice("3", N_("Seat 3")),
        )),
    ),
)  # fmt: skip


def complete(options: Mapping[str, object]) -> dict[str, int | str]:
    """The options complete; a battlefield lies on the table once, and two players have no third seat."""
    chosen = INFO.complete(options)
    fields = [chosen[f"field_{n}"] for n in range(1, 5) if chosen[f"field_{n}"] != "random"]
    for n in range(1, 5):
        if fields.count(chosen[f"field_{n}"]) > 1:
            text = _("{title}: '{key}' names a battlefield that is chosen already.")
            raise OptionError(f"field_{n}", text.format(title=INFO.title, key=f"field_{n}"))
    if chosen["first"] == "3" and chosen["seats"] == 2:
        raise OptionError("first", _("{title}: 'first' can't be '3' in a game of two.").format(title=INFO.title))
    return chosen


def name(card: int | None) -> str:
    return reading.name(SPEAKERS, card)


def battlefield(view: State, at: int) -> str:
    return BATTLEFIELDS[view.battlefields[at]].name


# What is asked


def standing(view: State, seat: int) -> str:
    stage = Stage(view)
    led = sum(stage.leads(seat, at) for at in range(len(view.battlefields)))
    text = n_("leads {n} battlefield", "leads {n} battlefields", led) if led else _("leads no battlefield")
    return _("{essence} essence · {led}").format(essence=view.sides[seat].essence, led=text)


def scored(n: int) -> str:
    return _("{n} might").format(n=n)


def prompt(view: State) -> str:
    if view.stack:
        return question(Stage(view))
    if view.phase == OVER:
        return _("The game is over.")
    if view.phase == DRAFT:
        return _("Keep one of the two cards.")
    if view.phase == COMMAND:
        return _("Use what your cards may do now, then end your commands.")
    left = view.sides[view.seat].essence
    if not left:
        return _("No essence is left: end the deployment, unless a card is free now.")
    return n_("Deploy cards for up to {n} essence.", "Deploy cards for up to {n} essence.", left)


def question(stage: Stage) -> str:
    """What the card on top of the stack asks, in one sentence with one colon."""
    node, card = effects.find(stage, stage.stack[-1]), name(stage.stack[-1].card)
    if isinstance(node, effects.May):
        return _("{card}, if you like: {effect}").format(card=card, effect=effects.Do.text(node))
    if isinstance(node, effects.OneOf):
        parts = " / ".join(part.text() for part in node.parts)
        return _("{card}, choose one: {effects}").format(card=card, effects=parts)
    return reading.question(stage, SPEAKERS)


# Moves


HAND_SAID = {
    "keep": N_("Keep {card}"), "discard": N_("Discard {card}"), "banish": N_("Banish {card}"),
    "recover": N_("Return {card}"),
}  # fmt: skip
"""What is done with a card of the hand or of a pile."""


def say_move(view: State, move: Move) -> str:
    stage = Stage(view)
    if move.kind == "done":
        return _("End deployment") if view.phase == DEPLOY else _("End commands")
    if move.kind == "choose":
        return effects.find(stage, view.stack[-1]).parts[int(move.arg or 0)].text()
    if move.kind in ("accept", "decline"):
        return _("Do it") if move.kind == "accept" else _("Leave it")
    if move.kind == "stop":
        text = _("Stop token on {field}, seat {n}") if len(view.sides) > 2 else _("Stop token on {field}")
        return text.format(field=battlefield(view, stage.field_of(move)), n=ref(move.dst).number + 1)
    if move.kind in ("pick", "command", "move"):
        card = name(view.kind[stage.unit_of(move)])
        if move.kind == "move":
            return _("Move {card} to {field}").format(card=card, field=battlefield(view, stage.field_of(move)))
        if move.kind == "command":
            return _("Command {card}").format(card=card)
        return _("Choose {card} on {field}").format(card=card, field=battlefield(view, view.at[stage.unit_of(move)]))
    card = name(NAMES.card(move.src or ""))
    if move.kind == "deploy":
        text = _("Deploy {card} to {field} for {n}")
        at = stage.field_of(move)
        price = 0 if view.stack else stage.price(view.seat, NAMES.card(move.src or ""), at)
        return text.format(card=card, field=battlefield(view, at), n=price)
    return _(HAND_SAID[move.kind]).format(card=card)


# Events

SENTENCES = {
    "look": "", "keep": N_("{name} keeps {card}."), "draw": N_("{name} draws {cards}."),
    "deploy": N_("{name} deploys {card} to {field}."), "reveal": N_("{name} reveals {card} on {field}: {n} might."),
    "stopped": N_("A Stop token silences {name}'s {card}."), "again": N_("{name}'s {card} acts again."),
    "command": N_("{name} commands {card}."), "move": N_("{name}'s {card} moves to {field}."),
    "destroy": N_("{name}'s {card} is destroyed."), "banish": N_("{name}'s {card} is banished."),
    "return": N_("{card} returns to the hand of {name}."),
    "rescue": N_("{card} returns from the dead to the hand of {name}."), "discard": N_("{name} discards {card}."),
    "stop": N_("A Stop token lies on {field}, on the side of {name}."),
    "end": N_("All rounds are over, and {name} has the first player token."),
}  # fmt: skip


def say_event(event: Event, names: Sequence[str]) -> str:
    """Behind the name of who caused it, unless the sentence has it."""
    text = _sentence(event, names)
    if event.kind not in CAUSED or event.by in (None, event.card):
        return text
    return _("{source}: {text}").format(source=name(event.by), text=text)


def _sentence(event: Event, names: Sequence[str]) -> str:
    data = event.data
    who, card = reading.who(event, names), name(event.card)
    if event.kind == "round":
        return _("Round {n}: {name} has the first player token.").format(n=data["round"], name=who)
    if event.kind == "ending":
        return _("The end of round {n}.").format(n=data["round"])
    if event.kind == "reach":
        once = dict(MILESTONES[data["field"]])[data["k"]]
        text = _("{name} has what {field} asks for: to {reach}.")
        return text.format(name=who, field=BATTLEFIELDS[data["field"]].name, reach=once.condition.reach())
    if event.kind == "might":
        text = MIGHT[event.n > 0, event.by == event.card]
        return _(text).format(card=card, name=who, n=abs(event.n), source=name(event.by))
    if event.kind == "essence":
        text = _("{name} will have {n} more essence.") if event.n > 0 else _("{name} will have {n} less essence.")
        return text.format(name=who, n=abs(event.n))
    if event.kind == "token":
        return _("{name}'s {card} gets {token}.").format(card=card, name=who, token=_(TOKENS_SAID[data["token"]]))
    if event.kind == "over":
        return say_end(data["winners"], data["equals"], names[: len(data["totals"])])
    text = SENTENCES.get(event.kind, "")
    return _(text).format(
        name=who,
        card=card,
        cards=reading.listed(SPEAKERS, event.cards or ()),
        n=event.n,
        field=BATTLEFIELDS[data["field"]].name if "field" in data else "",
    )


def say_end(winners: Sequence[int], equals: Sequence[int], names: Sequence[str]) -> str:
    """Who won, and against whom total might was compared, if two of three hold two battlefields each; if totals are
    equal, whose (EA13, EB9)."""
    if not equals and len(winners) == 1:
        return _("{name} wins the battle for Empyrean.").format(name=names[winners[0]])
    if len(winners) == len(names):
        return _("All totals are equal: the battle ends in a draw.")
    one, other = (names[seat] for seat in equals or winners)
    if not equals:
        return _("{one} and {other} have the highest totals, equal ones: they share the victory.").format(
            one=one, other=other
        )
    if len(winners) != 1:
        text = _("{one} and {other} hold two battlefields each, and equal totals: they share the victory.")
        return text.format(one=one, other=other)
    text = _("{one} and {other} hold two battlefields each, and {name} has more might: {name} wins.")
    return text.format(one=one, other=other, name=names[winners[0]])


MIGHT = {
    (True, True): N_("{name}'s {card} gains {n} might."),
    (True, False): N_("{name}'s {card} gains {n} might from {source}."),
    (False, True): N_("{name}'s {card} loses {n} might."),
    (False, False): N_("{name}'s {card} loses {n} might to {source}."),
}
"""Might that comes or goes, by itself or by another card."""
NOTES = {
    "stopped": N_("Stopped"), "again": N_("Again"), "command": N_("Command"), "move": N_("Moves"),
    "destroy": N_("Destroyed"), "banish": N_("Banished"), "return": N_("Returns"), "rescue": N_("Returns"),
    "stop": N_("Stop"), "reach": N_("Reached"),
}  # fmt: skip
SIGNS = {SHIELD: N_("Shield"), ANCHOR: N_("Anchor"), STUN: N_("Stun"), MOVE: N_("Move")}


def note(event: Event) -> str:
    """What is written upon a card or a counter while this happens to it."""
    data = event.data
    if event.kind == "round":
        return _("Round {n}").format(n=data["round"])
    if event.kind == "reveal":
        return _("{card}: {n}").format(card=name(event.card), n=event.n)
    if event.kind == "might":
        return _("{n:+d} {source}").format(n=Change(event.n), source=name(event.by))
    if event.kind == "essence":
        return _("{n:+d} essence").format(n=Change(event.n))
    if event.kind == "token":
        return _(SIGNS[data["token"]])
    return _(NOTES.get(event.kind, ""))


# Things

PLACES = {
    "deck": N_("{name}'s deck: {cards}."), "hand": N_("{name}'s hand: {cards}."),
    "draft": N_("Two cards, one to keep."), "discard": N_("{name}'s discard pile: {cards}, for {name}'s eyes only."),
    "destroyed": N_("{name}'s destroy pile: {cards}."), "banished": N_("{name}'s banish pile: {cards}, face down."),
    "field": N_("{name}'s side of {field}."), "first": N_("The first player token: {name} goes first in this round."),
}  # fmt: skip
MARKS = {SHIELD: N_("can't be destroyed"), ANCHOR: N_("can't move or return"), STUN: N_("stunned")}


def parts(view: State, unit: int) -> list[tuple[str, int]]:
    """What the might of a revealed unit is made of: its base, then each card that gave or took, in order.

    The base is what remains, since games under the first rules remember other numbers on their cards.
    """
    found: dict[int, int] = {}
    for who, source, n in view.gains:
        if who == unit:
            found[source] = found.get(source, 0) + n
    return [
        (_("base"), view.might[unit] - sum(found.values())),
        *((_("its own ability") if STRENGTH[source] else name(source), n) for source, n in found.items() if n),
    ]


def say_unit(view: State, unit: int) -> str:
    """A card on a battlefield: what it is, its might in parts, its tokens."""
    if view.kind[unit] == HIDDEN:
        return n_(
            "A face-down card: {n} essence was paid for it.",
            "A face-down card: {n} essence was paid for it.",
            view.paid[unit],
        )
    return _as_it_stands(view, unit, reading.card(CARDS[KINDS[view.kind[unit]].key], NUMBERS))


def say_state(view: State, thing: Thing, names: Sequence[str]) -> str:
    """What a card on a battlefield has become."""
    named = ref(thing.id)
    if named.zone != "unit" or view.kind[named.number] == HIDDEN:
        return ""
    return _as_it_stands(view, named.number, "").strip()


def _as_it_stands(view: State, unit: int, text: str) -> str:
    """A text with the might of a unit in parts, and its tokens."""
    if not view.marks[unit] & FACE_UP:
        return _("{text} It lies face down.").format(text=text)
    (what, base), *changes = parts(view, unit)
    sums = [_("{what} {n}").format(what=what, n=base)]
    sums += [_("{what} {n:+d}").format(what=what, n=Change(n)) for what, n in changes]
    text = _("{text}\nMight {n}:\n{parts}").format(text=text, n=view.might[unit], parts="\n".join(sums))
    tokens = [_(word) for mark, word in MARKS.items() if view.marks[unit] & mark]
    if view.marks[unit] >= MOVE:
        tokens.append(n_("{n} Move token", "{n} Move tokens", view.marks[unit] // MOVE))
    return _("{text}\nTokens: {tokens}.").format(text=text, tokens=", ".join(tokens)) if tokens else text


NUMBERS = {"essence": N_("cost {n}"), "might": N_("might {n}")}


def say_thing(view: State, thing: Thing, names: Sequence[str]) -> str:
    who = names[thing.owner or 0]
    named = ref(thing.id)
    if named.zone == "unit":
        return say_unit(view, named.number)
    if thing.face in CARDS:
        return reading.card(CARDS[thing.face], NUMBERS)
    if thing.kind == "counter":
        if thing.face == "round":
            return _("Round {n} of {all}.").format(n=view.round, all=view.rounds)
        if thing.face == "essence":
            return say_essence(view, thing.owner or 0, who)
        return say_total(view, thing.owner or 0, int(named.key), who)
    place = ref(thing.place).zone
    field = battlefield(view, int(ref(thing.place).key)) if place == "field" else ""
    pile = getattr(view.sides[thing.owner or 0], place, ())
    cards = n_("{n} card", "{n} cards", len(pile))
    return _(PLACES.get(place, N_("A place for cards."))).format(name=who, cards=cards, field=field)


def say_total(view: State, seat: int, at: int, who: str) -> str:
    """A side's might on a battlefield, card by card, and who leads there."""
    stage = Stage(view)
    text = _("{name}'s might on {field}: {n}.").format(name=who, field=battlefield(view, at), n=stage.total(seat, at))
    standing = [unit for unit in view.sides[seat].fields[at] if view.marks[unit] & FACE_UP]
    if standing:
        each = [_("{card} {n}").format(card=name(view.kind[unit]), n=view.might[unit]) for unit in standing]
        text = "\n".join([text, *each])
    return _("{text}\n{name} leads here.").format(text=text, name=who) if stage.leads(seat, at) else text


def say_essence(view: State, seat: int, who: str) -> str:
    own = view.sides[seat]
    text = _("{name} has {n} essence to spend.").format(name=who, n=own.essence)
    return _("{text} Next round: {n:+d}.").format(text=text, n=Change(own.change)) if own.change else text
