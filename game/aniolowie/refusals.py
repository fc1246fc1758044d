"""Why a move is not allowed in Aniołowie, with the section of the rulebook that says so."""

from __future__ import annotations

from game.aniolowie.cards import IS_ANGEL, IS_PLAY, KINDS, NAMES, PAID
from game.aniolowie.stage import SLOT_OF, Stage
from game.aniolowie.state import (
    ACTION,
    ATTACKED,
    BATTLE,
    BLOCKED,
    DISCARD,
    FIGHT,
    LAND,
    MULLIGAN,
    MUTE,
    NOBODY,
    OVER,
    PEOPLE,
    PLAN,
    SACRIFICED,
    SLOTS,
    STATUS,
    SUPPORT,
    TOOK,
    UP,
    State,
    row_of,
)
from game.aniolowie.words import prompt
from game.core.contract import HIDDEN, Move, Reason
from game.core.language import N_, _

FIXED = {
    "deck": (N_("Cards are drawn in the planning, up to seven."), "planning"),
    "discard": (N_("Discarded cards come back only when a card says so."), "piles"),
    "grave": (N_("The dead stay dead."), "piles"),
    "procession": (N_("The procession sends one human to the stake each turn."), "stake"),
    "stake": (N_("Who wins the fight takes the stake, by using an angel there."), "stake"),
    "total": (N_("The highest total wins the fight."), "fight"),
    "count": (N_("Most people win the game."), "winning"),
    "first": (N_("Who took the stake last goes first."), "order"),
    "giant": (N_("A giant fights by itself, once a turn."), "giants"),
    "intervention": (N_("It waits until everybody has passed."), "stack"),
    "ability": (N_("It waits until everybody has passed."), "stack"),
    "people": (N_("People have their say in their own phase."), "people"),
    "brought": (N_("One of the four people you brought walks in the procession for sure."), "preparation"),
}
"""What nothing is ever done with, or not now."""


def why_not(view: State, move: Move) -> Reason:
    """A "drag" brings a thing to a place, a "click" acts on it; other moves are tried as they are named."""
    src, dst = (move.src or "").partition("~")[0], move.dst or ""
    if view.phase == OVER:
        return Reason(_("The game is over."), "winning")
    if view.stack:
        return Reason(_("First a card wants an answer. {prompt}").format(prompt=prompt(view)), "stack")
    zone = src.split("-")[0]
    if zone == "hand":
        return _why_not_from_hand(view, src, dst)
    if src in SLOT_OF:
        return _why_no_angel(view, SLOT_OF[src], dst)
    if zone in FIXED:
        text, section = FIXED[zone]
        return Reason(_(text), section)
    return Reason(_("That is no move here. {prompt}").format(prompt=prompt(view)), "turn")


def _acting(view: State) -> int:
    return view.asking if view.asking != NOBODY else view.seat


def _why_not_from_hand(view: State, src: str, dst: str) -> Reason:
    seat = _acting(view)
    key = src.split("-", 2)[2] if src.count("-") > 1 else ""
    if not src.startswith(f"hand-{seat}") or (key and key not in NAMES.cards):
        return Reason(_("These cards are in another player's hand."), "hands")
    if not key or NAMES.cards[key] not in view.sides[seat].hand:
        return Reason(_("This card is not in your hand."), "hands")
    card = NAMES.cards[key]
    if view.phase in (MULLIGAN, DISCARD) and view.asking == NOBODY:
        return Reason(_("First decide about your whole hand. {prompt}").format(prompt=prompt(view)), "planning")
    if IS_PLAY[card]:
        if view.phase <= PLAN:
            return Reason(_("Interventions can be played in any phase but the planning."), "interventions")
        return Reason(_("{card} has no such target now.").format(card=KINDS[card].name), "interventions")
    if view.phase != PLAN:
        return Reason(_("Angels are placed in the planning only."), "planning")
    return _why_no_place(view, seat, card, dst)


def _why_no_place(view: State, seat: int, card: int, dst: str) -> Reason:
    zone = dst.split("-")[0]
    if zone not in ("support", "land", "fight") or not IS_ANGEL[card]:
        return Reason(_("An angel is placed in support, on the land or in the fight."), "rows")
    if not dst.startswith(f"{zone}-{seat}"):
        return Reason(_("This row belongs to another player."), "rows")
    row = ("support", "land", "fight").index(zone)
    if row != FIGHT and view.placed >> row & 1:
        return Reason(_("One angel a turn may be placed in this row."), "rows")
    if not Stage(view).room(seat, row, card):
        return Reason(_("Three angels stand in a row; a fourth must share one colour with all of them."), "colours")
    return Reason(_("It has no support to lend."), "support")


def _why_no_angel(view: State, slot: int, dst: str) -> Reason:
    seat, stage = _acting(view), Stage(view)
    card, marks, row = view.kind[slot], view.marks[slot], row_of(slot)
    if row == PEOPLE:
        text, section = FIXED["people"]
        return Reason(_(text), section)
    if card == NOBODY:
        return Reason(_("Nobody is there."), "rows")
    if slot // SLOTS != seat or card == HIDDEN:
        return Reason(_("This angel belongs to another player."), "rows")
    if view.phase <= PLAN:
        return Reason(_("In the planning angels are placed, and nothing else is done."), "planning")
    if marks & BLOCKED:
        return Reason(_("A blocked angel does nothing until the turn ends."), "blocking")
    if marks & STATUS == SACRIFICED:
        return Reason(_("A sacrificed angel can do nothing more."), "statuses")
    if not marks & UP and stage.has_copy_up(slot):
        return Reason(_("Another copy of this angel lies face up: only one may."), "precedence")
    if row == FIGHT and view.phase != BATTLE:
        return Reason(_("Angels in the fight act only in the phase of the fight."), "fight")
    if dst in SLOT_OF:
        return _why_no_attack(view, stage, slot, SLOT_OF[dst])
    if marks & MUTE:
        return Reason(_("It has lost its ability until the turn ends."), "abilities")
    if not PAID[card]:
        return Reason(_("It has no ability to use."), "abilities")
    return Reason(_("Its ability has no target now, or needs an angel that is still ready."), "abilities")


def _why_no_attack(view: State, stage: Stage, slot: int, target: int) -> Reason:
    row, other = row_of(slot), row_of(target)
    if view.phase != ACTION or view.asking != NOBODY:
        return Reason(_("Attacks are made in your own part of the phase of actions."), "duels")
    if target // SLOTS == slot // SLOTS:
        return Reason(_("An angel does not attack its own side."), "duels")
    if other == PEOPLE:
        if row != LAND:
            return Reason(_("Only angels on the land take people."), "taking")
        if stage.anybody_in(target // SLOTS, LAND):
            return Reason(_("People are safe while an angel guards their land."), "taking")
        if view.marks[slot] & TOOK:
            return Reason(_("An angel takes one human a turn, unless it becomes ready again."), "taking")
        return Reason(_("This human can't be taken."), "taking")
    if view.marks[slot] & ATTACKED:
        return Reason(_("An angel attacks once a turn, unless it becomes ready again."), "duels")
    if other == FIGHT or (other == SUPPORT and row == LAND):
        return Reason(_("Support attacks support and land, the land attacks only lands."), "duels")
    return Reason(_("A blocked angel can't be attacked."), "blocking")
