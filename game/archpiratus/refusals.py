"""Why a move is not allowed in ArchPiratus, with the section of the rulebook that says so."""

from __future__ import annotations

from game.archpiratus import ship
from game.archpiratus.abilities import CREW_NAMES
from game.archpiratus.cards import CONTRACT, CREW, FINAL, KINDS, NAMES, PIRACY, ROOM, STATIONS, TECH, TITLE
from game.archpiratus.state import BUYING, ON_MISSION, State
from game.archpiratus.words import credits_, prompt, say_lack
from game.core.contract import Move, Reason
from game.core.language import N_, _, n_
from game.core.names import NONE
from game.core.ref import ref
from game.deckbuilding import refusals
from game.deckbuilding.rules import OVER

FIXED = {
    "purse": (N_("What is spent stays spent until the buying ends."), "buy"),
    "deck": (N_("These cards are drawn again in time."), "draw"),
    "discard": (N_("These cards are drawn again in time."), "draw"),
    "ship": (N_("What is aboard stays aboard until it is replaced."), "ship"),
    "rooms": (N_("What is aboard stays aboard until it is replaced."), "ship"),
    "crew": (N_("What is aboard stays aboard until it is replaced."), "ship"),
    "slot": (N_("What is aboard stays aboard until it is replaced."), "ship"),
    "station": (N_("Drag your ship to a station to fly there."), "moving"),
    "dock": (N_("Drag your ship to a station to fly there."), "moving"),
    "titles": (N_("Titles stay with the ship and work by themselves."), "titles"),
    "done": (N_("A completed mission counts its points and stays."), "missions"),
    "leader": (N_("An Admiral stays and works by itself."), "admirals"),
    "events": (N_("Events work by themselves until the Tech deck is empty."), "events"),
    "exile": (N_("Exiled cards are out of the game for good."), "exile"),
}
"""What nothing is ever done with."""


def why_not(view: State, move: Move) -> Reason:
    """A "drag" brings a thing to a place, a "click" acts on it; other moves are tried as they are named."""
    src, dst = move.src or "", move.dst or ""
    if view.phase == OVER:
        return Reason(_("The game is over."), "winning")
    if ship.asked_ashore(view) != NONE:
        return Reason(_("First somebody goes ashore. {prompt}").format(prompt=prompt(view)), "crew")
    first = refusals.busy(
        view,
        Reason(_("First the gap in the Store is filled: click the Tech or the Crew deck."), "buy"),
        Reason(_("First a card wants an answer. {prompt}").format(prompt=prompt(view)), "turn"),
        Reason(_("First an Admiral is chosen."), "admirals"),
    )
    if first:
        return first
    zone = ref(src).zone
    if zone == "captain" or move.kind == "fly":
        return _why_no_flight(view, src, dst)
    if zone in ("store", "supply", "salvage"):
        return _why_no_purchase(view, src, dst)
    if src in ("tech", "crew"):
        return Reason(_("A deck refills the Store when something was bought."), "buy")
    if zone == "hand":
        return _why_no_play(view, src, dst)
    if zone == "missions":
        return _why_no_mission(view, src)
    if zone in FIXED:
        text, section = FIXED[zone]
        return Reason(_(text), section)
    return Reason(_("That is no move here. {prompt}").format(prompt=prompt(view)), "turn")


def _why_no_flight(view: State, src: str, dst: str) -> Reason:
    if src and src != f"captain-{view.seat}":
        return Reason(_("This ship belongs to another captain."), "moving")
    if view.phase == ON_MISSION:
        return Reason(_("A ship moves once a turn, and before its mission."), "moving")
    if ship.held(view, view.seat):
        return Reason(_("The other ship holds yours here, as long as your engine is no better than its own."), "moving")
    station = ref(dst).key
    if station == STATIONS[view.sides[view.seat].station]:
        return Reason(_("The ship is at this station already."), "moving")
    needed = ship.to_final(view, view.seat)
    if station == STATIONS[FINAL] and view.points_at_start < needed:
        text = _("The Final station opens with {n} points at the start of a turn.")
        return Reason(text.format(n=needed), "finalstation")
    return Reason(_("A ship flies from station to station: drag it onto one."), "moving")


def _why_no_purchase(view: State, src: str, dst: str) -> Reason:
    from game.archpiratus.rules import RULES

    if dst in ("tech", "crew"):
        return Reason(_("In the Solo Variant one card a turn goes from the Store under the deck it came from."), "solo")
    if view.phase != BUYING:
        return Reason(_("The buying of this turn is over: it comes before everything else."), "buy")
    if ref(src).zone == "salvage":
        if not view.salvage:
            return Reason(_("There is no Salvage yet."), "salvage")
        what, price, section = _("Salvage"), RULES.salvage_price(view), "salvage"
    else:
        card = refusals.offered(view, src, RULES.stage.supply)
        if card == NONE:
            return Reason(_("There is nothing left to buy here."), "buy")
        what, price, section = KINDS[card].name, RULES.price(view, card), "buy"
    if price <= view.funds:
        return Reason(_("What you buy goes to your discard pile: drag it there."), section)
    most = refusals.means(RULES, view)
    if price > most:
        text = _("{what} costs {price}, and you can't pay more than {n}.")
        return Reason(text.format(what=what, price=credits_(price), n=most), section)
    text = _("{what} costs {price}, and you have {n}: spend more cards first.")
    return Reason(text.format(what=what, price=credits_(price), n=view.funds), section)


def _why_no_play(view: State, src: str, dst: str) -> Reason:
    card = NAMES.find(src)
    if src == f"hand-{view.seat}":
        return Reason(_("Drag a card of your hand to where it should go."), "turn")
    if ref(src).number != view.seat or card == NONE:
        return Reason(_("These cards are in another player's hand."), "turn")
    kind = KINDS[card]
    if dst == "purse":
        if view.phase != BUYING:
            return Reason(_("The buying of this turn is over: it comes before everything else."), "buy")
        return Reason(_("{card} has no credit value: it can't be spent.").format(card=kind.name), "buy")
    if kind.type == CONTRACT:
        return _why_no_contract(view, dst)
    if view.phase == ON_MISSION:
        return Reason(_("The ship has moved: nothing more comes aboard in this turn."), "turn")
    if dst.endswith(f"-{1 - view.seat}"):
        return Reason(_("Your cards go to your own side of the table."), "turn")
    if kind.type == CREW and kind.role in {ship.ROLE[other] for other in view.sides[view.seat].crew}:
        text = _("{card} takes the place of your {kind}: put it among your crew.")
        return Reason(text.format(card=kind.name, kind=_(CREW_NAMES[kind.role])), "crew")
    texts = {
        CREW: (_("Crew goes to a berth; with all berths taken, put it on whom it replaces."), "crew"),
        TECH: (_("Tech goes to its slot on your own ship."), "ship"),
        ROOM: (_("A room goes to your rooms; with both taken, put it on the one it replaces."), "rooms"),
        TITLE: (_("A ship's title is put among your Titles."), "titles"),
        PIRACY: (_("A piracy card is played by putting it on your discard pile."), "piracy"),
    }
    if kind.type in texts:
        return Reason(*texts[kind.type])
    return Reason(_("{card} can only be spent.").format(card=kind.name), "buy")


def _why_no_contract(view: State, dst: str) -> Reason:
    if view.contracts > ship.bend(view, view.seat, "contracts"):
        text = n_("Only {n} Contract is played in a turn.", "Only {n} Contracts are played in a turn.", view.contracts)
        return Reason(text, "contracts")
    if view.phase == ON_MISSION:
        return Reason(_("After the move a Contract is played only for the Final mission."), "finalstation")
    if dst.endswith(f"-{1 - view.seat}"):
        return Reason(_("Your cards go to your own side of the table."), "turn")
    if dst == "missions-final":
        return Reason(_("The Final mission is contracted at the Final station alone."), "finalstation")
    return Reason(_("A Contract is put on the missions of a station: easy, medium or hard."), "contracts")


def _why_no_mission(view: State, src: str) -> Reason:
    card = NAMES.find(src)
    if card == NONE or ref(src).number != view.seat:
        if ref(src).key in STATIONS or src == f"missions-{view.seat}":
            return Reason(_("A mission is taken on by putting a Contract on its deck."), "contracts")
        return Reason(_("This mission is another captain's."), "missions")
    missing = ship.lacks(view, view.seat, card)
    if missing:
        lacking = ", ".join(say_lack(what, n) for what, n in missing)
        return Reason(_("This mission still lacks: {what}.").format(what=lacking), "missions")
    if STATIONS[view.sides[view.seat].station] == KINDS[card].role:
        return Reason(_("Everything is there for this mission: click it to complete it."), "missions")
    return Reason(_("A mission is completed at the station of its kind, after the move."), "missions")
