"""How Archangelis reads: its options, what is asked, moves, events and things in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.archangelis import light
from game.archangelis.cards import CARDS, KINDS, NAMES, OPHANIM_CARD
from game.archangelis.effects import Yield
from game.archangelis.state import CHOOSING_ARMIES, DEFEND, REMOVE, TO_WIN, State
from game.core import effects, reading
from game.core.contract import Event, Move
from game.core.info import Character, GameInfo
from game.core.language import N_, NN_, _, n_
from game.core.measures import Bars, Plan, Worlds
from game.core.names import NONE
from game.core.options import Choice, Option
from game.core.ref import ref
from game.core.things import Thing
from game.deckbuilding import options, speech
from game.deckbuilding.rules import APPOINT, AUTOMATON, OVER

INFO = GameInfo(
    id="archangelis",
    title="Archangelis",
    blurb=N_("Recruit angels and demons, win three Locations, and fight the Final Battle for all creation."),
    designers="Todd Bartine, Evey Bartine, Jenn Ampulski",
    publisher="Archangelis Games, 2023",
    minutes=(30, 60),
    rules_version=6,
    hides=True,
    search="worlds",
    worlds=Worlds(plans={
        "novice": Plan(1), "adept": Plan(2), "master": Plan(4), "sage": Plan(12), "paragon": Plan(24),
    }, oversight={"novice": 0.16, "adept": 0.06}),
    gains=frozenset({"buy", "take"}),
    loses=frozenset({"exile"}),
    means=frozenset({"spend"}),
    bars=Bars(turns=(14, 20)),
    characters=(
        Character("bold", N_("Bold"), N_("Goes for Locations early and keeps no Horde at home."),
                  {"won": 1.6, "won_late": 1.3, "near": 0.4, "sure": 0.4, "horde": 0.6, "dark": 0.7}),
        Character("patient", N_("Patient"), N_("Builds its deck first and challenges late."),
                  {"word": 1.6, "light": 1.4, "thin": 2.0, "near": 2.0, "sure": 1.7, "won": 0.6}),
        Character("wary", N_("Wary"), N_("Keeps a Horde against whatever you try."),
                  {"dark": 1.6, "horde": 2.5, "demons": 2.5}),
    ),
    automaton=N_("The Infernal Host"),
    options=(
        options.mode(N_("Solo Game"), N_("Two players, or one against the rulebook's automaton.")),
        Option("commanders", N_("Commanders"), "random", N_("A leader who bends one rule for you, or none."),
               options.LEADERS),
        Option("draw", N_("Cards per turn"), 3, N_("Four cards make a quicker game."),
               (Choice(3, N_("Three")), Choice(4, N_("Four"))), rare=True),
        Option("locations", N_("Locations"), 3, N_("Five face-up Locations leave more to choose from."),
               (Choice(3, N_("Three")), Choice(5, N_("Five"))), rare=True),
        options.FIRST,
        Option("second", N_("Moving second"), "off",
               N_("A house rule of ours, not in the book: who moves second has 1 Light more in the Final Battle."),
               (Choice("off", N_("As in the book")), Choice("on", N_("House rule: 1 Light more"))),
               when=("mode", "two"), rare=True),
    ),
)  # fmt: skip


def name(card: int | None) -> str:
    return reading.name(KINDS, card)


# What is asked


def standing(view: State, seat: int) -> str:
    locations = n_("{n} Location", "{n} Locations", len(view.sides[seat].won))
    host, horde = light.host(view.sides[seat]).total, light.horde(view.sides[seat]).total
    if view.solo:
        text = _("{locations} · Horde {horde}") if seat else _("{locations} · Host {host}")
    else:
        text = _("{locations} · Host {host} · Horde {horde}")
    return text.format(locations=locations, host=host, horde=horde)


def funds(n: int) -> str:
    return n_("{n} Word", "{n} Word", n)


def scored(n: int) -> str:
    return n_("{n} Light", "{n} Light", n)


def prompt(view: State) -> str:
    if view.phase == OVER:
        return _("The game is over.")
    if view.gap != NONE:
        return _("Click the Holy or the Infernal deck to refill the Store.")
    if view.stack:
        from game.archangelis.stage import Stage

        if isinstance(effects.find(Stage(view), view.stack[-1]), Yield):
            text = _("{card}: choose an angel of your Host; it is discarded.")
            return text.format(card=KINDS[view.stack[-1].card].name)
        return reading.question(Stage(view), KINDS)
    if view.phase == APPOINT:
        return _("Choose your Commander.")
    if view.phase == DEFEND:
        text = _("{location} is challenged. Does your Horde oppose the Host?")
        return text.format(location=KINDS[view.challenged].name)
    if view.phase == REMOVE:
        return _which_angels(view)
    if view.phase == CHOOSING_ARMIES:
        return _("The Final Battle: choose your army in secret. Places left: {places}.").format(
            places=places_left(view)
        )
    if view.phase == AUTOMATON:
        return _("The infernal automaton takes its turn.")
    return _in_turn(view)


def _in_turn(view: State) -> str:
    if view.bought and not view.funds:
        return _("Your Word is spent: end the turn.")
    if view.bought:
        return n_("Buy more for {n} Word, or end the turn.", "Buy more for {n} Word, or end the turn.", view.funds)
    if view.funds:
        return n_(
            "Play and spend cards, or buy for {n} Word.", "Play and spend cards, or buy for {n} Word.", view.funds
        )
    if view.acted:
        return _("Play or spend your cards, or end the turn.")
    return _("Play or spend your cards, or challenge a Location.")


REMOVALS = (
    NN_("Your Horde has {n} Light: choose the angels that it removes together.",
        "Your Horde has {n} Light: choose the angels that it removes together."),
    NN_("Your Horde has {n} Light left: choose more angels, or remove those you have chosen.",
        "Your Horde has {n} Light left: choose more angels, or remove those you have chosen."),
    NN_("Your Horde has {n} Light left, too little for another angel: remove those you have chosen.",
        "Your Horde has {n} Light left, too little for another angel: remove those you have chosen."),
)  # fmt: skip
"""Asked of the Horde when it begins to choose, while it goes on, and when its Light suffices for nobody else."""


def _which_angels(view: State) -> str:
    from game.archangelis.stage import Stage

    return n_(*REMOVALS[0 if not view.chosen else 1 if Stage(view).within_reach() else 2], view.force)


def places_left(view: State) -> str:
    """Whom the seat to act may still add to its army."""
    from game.archangelis.rules import RULES

    angels, demons, wheels = RULES.allowance(view.sides[view.seat])
    return ", ".join(
        [
            *([n_("{n} angel", "{n} angels", angels)] if angels else []),
            *([n_("{n} demon", "{n} demons", demons)] if demons else []),
            *([n_("{n} Ophanim", "{n} Ophanim", wheels)] if wheels else []),
        ]
    )


# Moves

MOVES = {
    "spend": N_("Spend {card} for {n} Word"), "host": N_("Play {card} into the Host"),
    "horde": N_("Play {card} into the Horde"), "equip": N_("Give {card} to {bearer}"),
    "perform": N_("Perform {card}"), "title": N_("Take the title {card}"),
    "use": N_("Discard {card} for its ability"), "remove": N_("Remove {card}"), "exile": N_("Exile {card}"),
    "recover": N_("Take {card} back"), "summon": N_("Summon {card}"), "raise": N_("Raise {card}"),
    "yield": N_("Discard {card}"), "smite": N_("Smite {card}"), "pick": N_("Add {card} to the army"),
    "appoint": N_("Follow {card}"), "challenge": N_("Challenge {card}"), "shift": N_("Put {card} under its deck"),
    "buy": N_("Buy {card} for {n} Word"), "clear": N_("Exile {card} from the Store"),
    "disarm": N_("Discard {card}"), "banish": N_("Exile {card}"), "sacrifice": N_("Exile {card}"),
    "recruit": N_("Take {card}"), "claim": N_("Win {card}"), "end": N_("End turn"),
    "defend": N_("Oppose with the Horde"), "accept": N_("Yes"), "automaton": N_("The automaton's turn"),
}  # fmt: skip


def moved(view: State, move: Move) -> int:
    """The card that a move is about: of a bearer that is disarmed, its relic."""
    if move.kind == "disarm" and NAMES.worn(move.src or "") != NONE:
        return NAMES.worn(move.src or "")
    return speech.moved(view, NAMES, OPHANIM_CARD, move)


def say_move(view: State, move: Move) -> str:
    if move.kind == "refill":
        return _("From the Holy deck") if move.src == "holy" else _("From the Infernal deck")
    if move.kind == "decline":
        return _("Leave it") if view.stack else _("Let the Host pass")
    if move.kind == "done":
        own = view.sides[view.seat]
        angels = reading.listed(KINDS, [own.host[at] for at in sorted(view.chosen)])
        return _("Remove {cards}").format(cards=angels) if view.chosen else _("Remove nobody")
    if move.kind == "choose":
        from game.archangelis.stage import Stage

        return effects.find(Stage(view), view.stack[-1]).parts[int(move.arg or 0)].text()
    card = moved(view, move)
    if move.kind == "spend":
        n = KINDS[card].word
    elif move.kind == "buy":
        from game.archangelis.rules import RULES

        n = RULES.price(view, card)
    else:
        n = 0
    bearer = KINDS[NAMES.card(move.dst or "")].name if move.kind == "equip" else ""
    return _(MOVES[move.kind]).format(card=name(card) if card != NONE else "", n=n, bearer=bearer)


def wastes(view: State, move: Move) -> str:
    """A Host that has too little Light for a Location wins nothing there, whatever the Horde does."""
    if move.kind != "challenge":
        return ""
    own, location = view.sides[view.seat], NAMES.card(move.src or "")
    total, needed = light.host(own, location).total, enough(view, view.seat, location)
    return _("{n} of {enough} Light").format(n=total, enough=needed) if total < needed else ""


# Events

SENTENCES = speech.SENTENCES | {
    "appoint": N_("{name} follows {card}."), "gain": N_("{name} gains {n} Word."),
    "join": N_("{name} plays {card}."), "equip": N_("{name} gives {card} to {bearer}."),
    "perform": N_("{name} performs {card}."), "title": N_("{name} takes the title {card}."),
    "raise": N_("{name} brings {card} back from the discards into the Host."),
    "summon": N_("{name} summons {card} into the Horde."),
    "use": N_("{name} discards {card} for its ability."), "lose": N_("{name} loses {card}."),
    "banish": N_("{name}'s {card} is exiled."),
    "yield": N_("{name} gives up {card}."), "remove": N_("{other}'s Horde removes {name}'s {card}."),
    "smite": N_("{other} smites {name}'s {card}."), "win": N_("{name} wins {card}!"),
    "lay": N_("A new Location: {card}."), "shift": N_("{name} puts {card} under its deck."),
    "spend": N_("{name} spends {card} for {n} Word."), "challenge": N_("{name} challenges {card} with {n} Light."),
    "stand by": N_("{name}'s Horde lets the Host pass."),
    "defend": N_("{name}'s Horde opposes the Host with {n} Light."), "final": N_("The Final Battle begins."),
    "pick": N_("{name} adds {card} to the army."), "reveal": N_("{name}'s army: {cards}. {n} Light."),
    "turn over": N_("The automaton turns over {card}."), "cast off": N_("{card} goes to the infernal discards."),
    "idle": N_("The automaton has no card to turn over."),
}  # fmt: skip


def say_event(event: Event, names: Sequence[str]) -> str:
    data = event.data
    who = reading.who(event, names)
    if event.kind == "disband":
        text = _("{name}'s Host is discarded.") if data["zone"] == "host" else _("{name}'s Horde is discarded.")
        return text.format(name=who)
    if event.kind == "disarm":
        text = (
            _("{other} drives {card} out of {name}'s Host.")
            if data["bearer"] == NONE
            else _("{other} takes {card} away from {name}'s {bearer}.")
        )
        return text.format(
            name=who, other=reading.other(event, names), card=name(event.card), bearer=name(data["bearer"])
        )
    if event.kind in ("remove", "smite"):
        text = _(SENTENCES[event.kind])
        return text.format(name=who, other=reading.other(event, names), card=name(event.card))
    if event.kind == "resolve":
        text = (
            _("{name}'s Host has {n} Light: it is enough.")
            if data["won"]
            else _("{name}'s Host has {n} Light: the challenge fails.")
        )
        return text.format(name=who, n=event.n)
    if event.kind == "over":
        if not data["winners"]:
            return _("An uneasy truce: the victory is shared.")
        return _("{name} wins the Final Battle.").format(name=names[data["winners"][0]])
    return speech.sentence(SENTENCES, KINDS, event, names)


# Things

PLACES = speech.PLACES | {
    "host": N_("{name}'s Host."),
    "horde": N_("{name}'s Horde."),
    "leader": N_("{name}'s Commander."),
    "won": N_("Locations that {name} has won: {n} of 3."),
    "army": N_("{name}'s army for the Final Battle."),
}
PILES = speech.PILES | {
    "holy": N_("The Holy deck: {n} cards."),
    "infernal": N_("The Infernal deck: {n} cards."),
    "locations": N_("The Location deck: {n} cards."),
    "leaders": N_("The Commanders."),
    "demon-locations": N_("Locations that only the automaton claims: {n}."),
    "infernal-discard": N_("The infernal discards."),
}
NUMBERS = {
    "cost": N_("cost {n}"), "word": N_("Word {n}"), "light": N_("Light {n}"), "angels": N_("angels {n}"),
    "demons": N_("demons {n}"), "ophanim": N_("Ophanim {n}"),
}  # fmt: skip
MARKS = {
    "ignored": N_("It is ignored at this Location."),
    "shielded": N_("No Horde can remove it."),
    "usable": N_("It can be discarded for its ability."),
    "removed": N_("The Horde removes it."),
}


def say_thing(view: State, thing: Thing, names: Sequence[str]) -> str:
    if thing.kind == "counter":
        if thing.face == "word":
            return n_("{n} Word to spend in this turn.", "{n} Word to spend in this turn.", thing.number)
        who = names[thing.owner or 0]
        if thing.face == "crowns":
            text = _("{name} has won {n} of {most} Locations.")
            return text.format(name=who, n=thing.number, most=TO_WIN)
        text = {
            "gauge": _("{name}'s Host would bring {n} Light here; {enough} win the Location."),
            "host": _("{name}'s Host has {n} Light; {enough} win a Location."),
            "horde": _("{name}'s Horde has {n} Light."),
            "army": _("{name}'s army has {n} Light in the Final Battle."),
        }[ref(thing.place).zone]
        return text.format(name=who, n=thing.number, enough=thing.most or enough(view, thing.owner or 0))
    if thing.face in CARDS:
        return f"{reading.card(CARDS[thing.face], NUMBERS, thing.number)} {say_state(view, thing, names)}".strip()
    if ref(thing.place).zone == "won":
        thing = thing._replace(number=len(view.sides[thing.owner or 0].won))
    return speech.place(PLACES, PILES, thing, names[thing.owner or 0])


def say_state(view: State, thing: Thing, names: Sequence[str]) -> str:
    return " ".join(_(MARKS[mark]) for mark in thing.marks if mark in MARKS)


def enough(view: State, seat: int, location: int = NONE) -> int:
    """The Light with which the seat's Host wins a Location."""
    return light.needed(view.sides[seat], view.sides[1 - seat], location)
