"""How ArchPiratus reads: its options, what is asked, moves, events and things in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.archpiratus import ship
from game.archpiratus.abilities import KEYWORDS, SLOT_NAMES
from game.archpiratus.cards import CARDS, CONTRACT_CARD, CREDIT, FINAL, KINDS, NAMES, STATION_NAMES, STATIONS, TYPE
from game.archpiratus.state import BUYING, CONTRACTING, LEAVING, State
from game.core import effects, reading
from game.core.contract import Event, Move
from game.core.info import Character, GameInfo
from game.core.language import N_, _, n_, pn_
from game.core.measures import Bars, Plan, Worlds
from game.core.names import NONE
from game.core.options import Choice, Option
from game.core.ref import ref
from game.core.things import Thing
from game.deckbuilding import options, speech
from game.deckbuilding.rules import APPOINT, AUTOMATON, OVER

INFO = GameInfo(
    id="archpiratus",
    title="ArchPiratus",
    blurb=N_("Fit out a ship, hire a crew, take the jobs nobody else will, and race to the last mission of all."),
    designers="Todd Bartine, Evey Bartine, Jenn Ampulski",
    publisher="Archangelis Games, 2023",
    minutes=(30, 60),
    rules_version=5,
    hides=True,
    search="worlds",
    worlds=Worlds(plans={
        "novice": Plan(1), "adept": Plan(2), "master": Plan(4), "sage": Plan(12), "paragon": Plan(24),
    }, oversight={"novice": 0.12, "adept": 0.06}),
    gains=frozenset({"buy", "take"}),
    loses=frozenset({"exile"}),
    means=frozenset({"spend"}),
    bars=Bars(turns=(15, 18)),
    characters=(
        Character("bold", N_("Bold"), N_("Shoots first and counts its missions later."),
                  {"gun": 2.5, "threat": 2.0, "loaded": 2.0, "hit": 1.6, "arms": 2.5}),
        Character("greedy", N_("Greedy"), N_("Buys whatever brings more credits."),
                  {"income": 1.7, "prospect": 1.5, "discount": 2.0, "patience": 1.3}),
        Character("stubborn", N_("Stubborn"), N_("Flies from mission to mission and fires at nobody."),
                  {"point": 1.4, "open": 1.2, "gun": 0.4, "threat": 0.5, "loaded": 0.4, "arms": 0.5}),
    ),
    automaton=N_("The Rival"),
    options=(
        options.mode(N_("Solo Variant"), N_("Two captains, or one against the rulebook's automaton.")),
        Option("admirals", N_("Admirals"), "random", N_("A patron who bends one rule for you, or none."),
               options.LEADERS),
        Option("events", N_("Events"), "on", N_("Eight Events of the add-on set among the tech."),
               (Choice("on", N_("On")), Choice("off", N_("Off")))),
        Option("hull", N_("Hull"), 0, N_("The hit that puts a ship out: the fourth, in the Solo Variant the fifth."), (
            Choice(0, N_("By the book")), Choice(3, N_("Three hits")), Choice(4, N_("Four hits")),
            Choice(5, N_("Five hits")), Choice(6, N_("Six hits")),
        ), rare=True),
        Option("rival", N_("The Rival"), "book", N_(
            "In the Solo Variant the Idler takes no card in its first four turns; the Veteran begins with four."
        ), (Choice("idler", N_("Idler")), Choice("book", N_("By the book")), Choice("veteran", N_("Veteran")))),
        options.FIRST,
    ),
)  # fmt: skip


def station(at: int) -> str:
    return _(STATION_NAMES[STATIONS[at]])


def name(card: int | None) -> str:
    return reading.name(KINDS, card)


# What is asked


def standing(view: State, seat: int) -> str:
    points, needed = ship.points(view, seat), ship.to_final(view, seat)
    if view.solo and seat == 1:
        text = _("{hits} of {hull} hits")
    elif points > needed:
        text = _("{points} points · {hits} of {hull} hits")
    else:
        text = _("{points} of {needed} points · {hits} of {hull} hits")
    return text.format(points=points, needed=needed, hits=view.sides[seat].hits, hull=ship.hull(view, seat))


def scored(n: int) -> str:
    return n_("{n} point", "{n} points", n)


def prompt(view: State) -> str:
    if view.phase == OVER:
        return _("The game is over.")
    if ship.asked_ashore(view) != NONE:
        return _("A berth is lost: choose who of your crew goes ashore.")
    if view.gap != NONE:
        return _("Click the Tech or the Crew deck to refill the Store.")
    if view.stack:
        return _question(view)
    if view.phase == APPOINT:
        return _("Choose your Admiral.")
    if view.phase == AUTOMATON:
        return _("The automaton takes its turn.")
    text = _in_turn(view)
    if view.solo and not view.sent and ship.sendable(view):
        text = _("{text} One Store card may be sent under its deck.").format(text=text)
    return text if not in_danger(view) else _("{text} Beware of the stronger gun at your station.").format(text=text)


def _question(view: State) -> str:
    """What a card asks, with a warning where the answer may cost the last Contract."""
    from game.archpiratus.stage import Stage

    text = reading.question(Stage(view), KINDS)
    if any(ends_contracts(view, move) for move in effects.asked(Stage(view))):
        text = _("{text} Beware: your last Contract is among them, and no mission can be taken on without one.").format(
            text=text
        )
    return text


def _in_turn(view: State) -> str:
    """What the captain may do in this part of the turn."""
    if view.phase in (BUYING, CONTRACTING) and not (view.funds or _of_use(view)):
        if ship.completable(view):
            return _("Fly to another station, complete a mission here, or end the turn.")
        return _("Fly to another station, or end the turn.")
    if view.phase == BUYING and view.funds:
        return n_("Buy for {n} credit, or put cards to use.", "Buy for {n} credits, or put cards to use.", view.funds)
    if view.phase == BUYING:
        return _("Spend cards to buy, or put them to use; then move.")
    if view.phase == LEAVING:
        return _("The mission is done: fly on, or end the turn.")
    if view.phase == CONTRACTING and may_contract(view):
        return _("Fit tech, hire crew, play a Contract, or move.")
    if view.phase == CONTRACTING:
        return _("Fit tech, hire crew, or move.")
    if ship.completable(view):
        return _("Complete a mission here, or end the turn.")
    if may_go_for_final(view):
        return _("Play a Contract for the Final mission, or end the turn.")
    return _("Nothing can be completed here; end the turn.")


def _of_use(view: State) -> list[int]:
    """The cards of the hand that may still do something; after the buying money is worth nothing."""
    hand = view.sides[view.seat].hand
    if view.phase == BUYING:
        return hand
    return [card for card in hand if TYPE[card] != CREDIT and (card != CONTRACT_CARD or may_contract(view))]


def may_contract(view: State) -> bool:
    """Does the captain in turn hold a Contract that may still be played?"""
    left = view.contracts <= ship.bend(view, view.seat, "contracts")
    return left and CONTRACT_CARD in view.sides[view.seat].hand


def may_go_for_final(view: State) -> bool:
    """Whoever has flown to the Final station may still draw its mission with a Contract."""
    return view.sides[view.seat].station == FINAL and may_contract(view) and bool(view.decks[FINAL])


def in_danger(view: State) -> bool:
    """Would the captain in turn be fired upon, if the turn ended here?"""
    own, other = view.sides[view.seat], view.sides[1 - view.seat]
    return own.station == other.station and ship.fires(view, 1 - view.seat)


def ends_contracts(view: State, move: Move) -> bool:
    """Would the move exile the last Contract of the captain who is asked? No mission could be taken on any more."""
    if move.kind != "exile" or NAMES.card(move.src or "") != CONTRACT_CARD:
        return False
    return view.sides[view.stack[-1].seat].owned.count(CONTRACT_CARD) == 1


# Moves

MOVES = {
    "spend": N_("Spend {card} for {price}"), "buy": N_("Buy {card} for {price}"),
    "salvage": N_("Salvage {card} for {price}"), "send": N_("Send {card} under its deck"),
    "fit": N_("Fit {card}"), "hire": N_("Hire {card}"), "furnish": N_("Furnish {card}"), "title": N_("Name her {card}"),
    "raid": N_("Play {card}"), "complete": N_("Complete {card}"), "appoint": N_("Serve {card}"),
    "exile": N_("Exile {card}"), "clear": N_("Exile {card} from the Store"), "recover": N_("Take {card} back"),
    "steal": N_("Steal {card}"), "swap": N_("Swap for {card}"), "give": N_("Give up {card}"),
    "ashore": N_("Put {card} ashore"), "exchange": N_("Exchange {card}"),
    "abandon": N_("Give up the mission {card}"), "prize": N_("Take {card}"), "end": N_("End turn"),
    "decline": N_("Leave it"), "automaton": N_("The automaton's turn"),
}  # fmt: skip

REPLACING = {"hire": N_("Hire {card} in place of {other}"), "furnish": N_("Furnish {card} in place of {other}")}


def credits_(n: int) -> str:
    return pn_("{n} credit", "{n} credits", n)


funds = credits_


def say_move(view: State, move: Move) -> str:
    from game.archpiratus.rules import RULES

    if move.kind == "end" and in_danger(view):
        return _("End turn under fire")
    if ends_contracts(view, move):
        return _("Exile your last Contract")
    if move.kind == "refill":
        return _("From the Tech deck") if move.src == "tech" else _("From the Crew deck")
    if move.kind == "choose":
        from game.archpiratus.stage import Stage

        return effects.find(Stage(view), view.stack[-1]).parts[int(move.arg or 0)].text()
    if move.kind == "fly":
        return _("Fly to the {station} station").format(station=_(STATION_NAMES[ref(move.dst).key]))
    if move.kind == "contract":
        return _("Take a mission: {station}").format(station=_(STATION_NAMES[ref(move.dst).key]))
    card = speech.moved(view, NAMES, RULES.stage.supply, move)
    replaced = NAMES.find(move.dst)
    if move.kind in REPLACING and replaced != NONE:
        return _(REPLACING[move.kind]).format(card=name(card), other=name(replaced))
    if move.kind == "spend":
        n = RULES.worth[card]
    elif move.kind == "salvage":
        n = RULES.salvage_price(view)
    else:
        n = RULES.price(view, card) if move.kind == "buy" else 0
    return _(MOVES[move.kind]).format(card=name(card) if card != NONE else "", price=credits_(n))


# Events

SENTENCES = speech.SENTENCES | {
    "appoint": N_("{name} serves {card}."), "send": N_("{name} sends {card} under its deck."),
    "event": N_("Event: {card}."), "calm": N_("The Tech deck is empty: all Events end."),
    "salvage": N_("{name}'s {card} goes to the Salvage."), "claim": N_("{name} takes {card} aboard."),
    "fit": N_("{name} fits {card}."), "hire": N_("{name} hires {card}."), "ashore": N_("{name}'s {card} goes ashore."),
    "title": N_("{name}'s ship is now the {card}."), "raid": N_("{name} plays {card}."),
    "contract": N_("{name} takes on {card}."), "abandon": N_("{name} gives up {card}."),
    "renew": N_("{name} puts {card} on top of the deck."),
}  # fmt: skip
AGAINST = {
    "fire": N_("{name} fires at {other}'s ship: hit number {n}!"),
    "steal": N_("{name} steals {card} from {other}."),
    "swap": N_("{name} swaps for {other}'s {card} and gives up {given}."),
}
"""What is done to the other captain."""
COUNTS: dict[str, tuple[str, Callable[[int], str]]] = {
    "gain": (N_("{name} gains {count}."), credits_),
    "spend": (N_("{name} spends {card} for {count}."), credits_),
    "repair": (N_("{name} repairs {count}."), lambda n: pn_("{n} hit", "{n} hits", n)),
    "complete": (N_("{name} completes {card}: {count}."), lambda n: pn_("{n} point", "{n} points", n)),
}


def say_event(event: Event, names: Sequence[str]) -> str:
    data = event.data
    if event.kind == "fly":
        text = _("{name} flies to the {station} station.")
        return text.format(name=reading.who(event, names), station=station(data["station"]))
    if event.kind in AGAINST:
        given = data.get("given", NONE)
        return _(AGAINST[event.kind]).format(
            name=reading.who(event, names),
            other=reading.other(event, names),
            n=event.n,
            card=name(event.card),
            given=reading.listed(KINDS, [] if given == NONE else [given]),
        )
    if event.kind in COUNTS:
        text, count = COUNTS[event.kind]
        return _(text).format(name=reading.who(event, names), card=name(event.card), count=count(event.n))
    if event.kind == "over":
        if not data["winners"]:
            return _("The turns are over: a draw.")
        text = {
            "gunfire": _("{name} shoots the other ship to stardust."),
            "mission": _("{name} completes the Final mission and wins."),
            "turns": _("The turns are over: {name} has the most points."),
        }[data["how"]]
        return text.format(name=names[data["winners"][0]])
    return speech.sentence(SENTENCES, KINDS, event, names)


# Things

PLACES = speech.PLACES | {
    "ship": N_("{name}'s ship."), "rooms": N_("Rooms of {name}'s ship."), "crew": N_("{name}'s crew."),
    "missions": N_("{name}'s open missions."), "done": N_("Missions that {name} has completed."),
    "leader": N_("{name}'s Admiral."), "slot": N_("A slot of {name}'s ship."),
}  # fmt: skip
PILES = speech.PILES | {
    "tech": N_("The Tech deck: {n} cards."),
    "crew": N_("The Crew deck: {n} cards."),
    "salvage": N_("Salvage: tech that belongs to nobody."),
    "events": N_("Events in force."),
    "supply": N_("No Local Contact is left."),
    "leaders": N_("The Admirals."),
    "missions": N_("Missions of this station: {n}."),
}
NUMBERS = {
    "cost": N_("cost {n}"),
    "credit": N_("credits {n}"),
    "points": N_("points {n}"),
    "tech": N_("value {n}"),
    "crew": N_("crew value {n}"),
}


def say_lack(what: str, n: int) -> str:
    if what in SLOT_NAMES:
        return _("{slot} {n}").format(slot=_(SLOT_NAMES[what]), n=n)
    if what == "tech":
        return _("tech value {n} in all").format(n=n)
    return _(KEYWORDS[what]) if what in KEYWORDS else _("crew value {n}").format(n=n)


def say_thing(view: State, thing: Thing, names: Sequence[str]) -> str:
    who = names[thing.owner or 0]
    if thing.kind == "counter":
        if thing.face == "credit":
            return n_("{n} credit to spend in this turn.", "{n} credits to spend in this turn.", thing.number)
        if thing.face in SLOT_NAMES:
            return _("{name}'s {slot}: {n}.").format(name=who, slot=_(SLOT_NAMES[thing.face]), n=thing.number)
        if thing.face == "points":
            text = _("{name} has {n} points; {needed} open the Final station.")
            return text.format(name=who, n=thing.number, needed=ship.to_final(view, thing.owner or 0))
        if thing.face == "hull":
            return _("{name}'s hull: {hits} of {hull} hits.").format(
                name=who, hits=thing.number, hull=ship.hull(view, thing.owner or 0)
            )
        return _("{name}'s crew value: {n}.").format(name=who, n=thing.number)
    if thing.kind == "ship":
        text = _("{name}'s ship at the {station} station, {hits} of {hull} hits.")
        seat = thing.owner or 0
        own = view.sides[seat]
        return text.format(name=who, station=station(own.station), hits=own.hits, hull=ship.hull(view, seat))
    if thing.kind == "station":
        return _("The {station} station: missions of this kind are completed here.").format(
            station=_(STATION_NAMES[thing.face])
        )
    if thing.face in CARDS:
        return f"{reading.card(CARDS[thing.face], NUMBERS, thing.number)} {say_state(view, thing, names)}".strip()
    return speech.place(PLACES, PILES, thing, who)


def say_state(view: State, thing: Thing, names: Sequence[str]) -> str:
    """What an open mission still lacks."""
    if thing.kind != "mission" or thing.place != f"missions-{thing.owner}":
        return ""
    missing = ship.lacks(view, thing.owner or 0, NAMES.cards[thing.face])
    lacking = ", ".join(say_lack(what, n) for what, n in missing)
    return _("Still lacks: {what}.").format(what=lacking) if missing else _("Everything is there for it.")
