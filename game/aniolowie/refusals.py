"""Why a move is not allowed in Aniołowie, with the section of the rulebook that says so."""

from __future__ import annotations

from game.aniolowie.abilities import SACRIFICE, Ability
from game.aniolowie.cards import IS_PLAY, KINDS, NAMES, PAID, SAYS
from game.aniolowie.places import ROW_KEYS, SLOT_OF
from game.aniolowie.plays import willing
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    ATTACKED,
    BATTLE,
    BLOCKED,
    CLAIM,
    DISCARD,
    ENDING,
    FIGHT,
    HUMANS,
    LAND,
    MULLIGAN,
    MUTE,
    NOBODY,
    OVER,
    PEOPLE,
    PLAN,
    PLEDGED,
    SACRIFICED,
    SILENT,
    SLOTS,
    STATUS,
    SUPPORT,
    TIRED,
    TOOK,
    UP,
    State,
    row_of,
)
from game.aniolowie.words import prompt
from game.core.contract import Move, Reason
from game.core.language import N_, _
from game.core.ref import ref
from game.core.things import acts_as

FIXED = {
    "deck": (N_("Cards are drawn in the planning, up to seven."), "planning"),
    "discard": (N_("Discarded cards come back only when a card says so."), "piles"),
    "grave": (N_("The dead stay dead."), "piles"),
    "gone": (N_("These cards have left the game."), "piles"),
    "boxed": (N_("These people stay at home in this game."), "preparation"),
    "procession": (N_("The procession sends one human to the stake each turn."), "stake"),
    "stake": (N_("Who wins the fight takes the stake, by using an angel there."), "stake"),
    "total": (N_("The highest total wins the fight."), "fight"),
    "count": (N_("Whoever has the most people wins."), "winning"),
    "first": (N_("Who took the stake last goes first."), "order"),
    "giant": (N_("A giant fights by itself, once a turn."), "giants"),
    "giants": (N_("A giant fights by itself, once a turn."), "giants"),
    "intervention": (N_("It waits until everybody has passed."), "stack"),
    "ability": (N_("It waits until everybody has passed."), "stack"),
    "stack": (N_("Here lies what was played, until everybody has passed."), "stack"),
    "abilities": (N_("Here lies what was played, until everybody has passed."), "stack"),
    "people": (N_("People have their say in their own phase."), "people"),
    "brought": (N_("One of the four people you brought walks in the procession for sure."), "preparation"),
    "support": (N_("Here angels stand who attack support and lands."), "rows"),
    "land": (N_("Here angels guard the people of the land."), "rows"),
    "fight": (N_("Here angels fight for the stake."), "rows"),
}
"""What nothing is ever done with, or not now."""


def why_not(view: State, move: Move) -> Reason:
    """A "drag" brings a thing to a place, a "click" acts on it; other moves are tried as they are named."""
    src = acts_as(move.src or "")
    if view.phase == OVER:
        return Reason(_("The game is over."), "winning")
    if view.stack:
        return Reason(_("First a card wants an answer. {prompt}").format(prompt=prompt(view)), "stack")
    zone = ref(src).zone
    if zone == "hand":
        return _why_not_from_hand(view, move._replace(src=src))
    if src in SLOT_OF:
        return _why_not_from_table(view, move._replace(src=src))
    if zone in FIXED:
        text, section = FIXED[zone]
        return Reason(_(text), section)
    return Reason(_("That is no move here. {prompt}").format(prompt=prompt(view)), "turn")


def _acting(view: State) -> int:
    return view.asking if view.asking != NOBODY else view.seat


def _why_wait(view: State) -> Reason | None:
    """What comes first in moments that allow one thing only."""
    if view.asking != NOBODY:
        return None
    if view.phase == HUMANS and view.heard:
        return Reason(_("First name who defends your land against the giant."), "giants")
    if view.phase == ENDING:
        return Reason(_("First say whether the game ends here."), "winning")
    if view.phase == CLAIM:
        return Reason(_("The fight is decided: use an angel there to take the stake, or leave it."), "stake")
    return None


# The hand


def _why_not_from_hand(view: State, move: Move) -> Reason:
    seat, named = _acting(view), ref(move.src)
    if named.number != seat:
        return Reason(_("These cards are in another player's hand."), "hands")
    if not named.key:
        return Reason(_("Choose one of the cards in your hand."), "hands")
    card = NAMES.find(move.src)
    if card not in view.sides[seat].hand:
        return Reason(_("This card is not in your hand."), "hands")
    if view.phase in (MULLIGAN, DISCARD):
        return Reason(_("First decide about your whole hand. {prompt}").format(prompt=prompt(view)), "planning")
    if IS_PLAY[card]:
        return _why_no_intervention(view, card)
    if view.phase != PLAN:
        return Reason(_("Angels are placed in the planning only."), "planning")
    return _why_no_place(view, seat, card, move)


def _why_no_intervention(view: State, card: int) -> Reason:
    if view.phase == PLAN:
        return Reason(_("Interventions can be played in any phase but the planning."), "interventions")
    wait = _why_wait(view)
    if wait:
        return wait
    if any(isinstance(part, Ability) and part.when for part in SAYS[card].parts) and view.attacker == NOBODY:
        return Reason(_("{card} is for a duel of one of your angels.").format(card=KINDS[card].name), "interventions")
    return Reason(_("{card} has no such target now.").format(card=KINDS[card].name), "interventions")


def _why_no_place(view: State, seat: int, card: int, move: Move) -> Reason:
    zone, number = ref(move.dst)[:2]
    if zone not in ("support", "land", "fight"):
        return Reason(_("An angel is placed in support, on the land or in the fight."), "rows")
    if number != seat:
        return Reason(_("This row belongs to another player."), "rows")
    row = ROW_KEYS.index(zone)
    if row != FIGHT and row in {row_of(slot) for slot in view.planned}:
        return Reason(_("One angel a turn may be placed in this row."), "rows")
    if not Stage(view).room(seat, row, card):
        return Reason(_("Three angels stand in a row; a fourth must share one colour with all of them."), "colours")
    if row != FIGHT:
        return Reason(_("Support is lent in the fight only."), "support")
    return Reason(_("It has no support to lend."), "support")


# The table


def _why_not_from_table(view: State, move: Move) -> Reason:
    seat, slot = _acting(view), SLOT_OF[move.src or ""]
    card, own = view.kind[slot], slot // SLOTS == seat
    if card == NOBODY:
        return Reason(_("Nobody is there."), "rows")
    if row_of(slot) == PEOPLE:
        return _why_no_human(view, slot, own)
    if not own:
        return Reason(_("This angel belongs to another player."), "rows")
    if view.phase <= PLAN:
        return Reason(_("In the planning angels are placed, and nothing else is done."), "planning")
    return _why_idle(view, slot) or _why_wait(view) or _why_no_deed(view, slot, move)


def _why_no_human(view: State, slot: int, own: bool) -> Reason:
    if own and view.phase == HUMANS:
        if view.marks[slot] & TOOK:
            return Reason(_("This human has had its say in this turn."), "people")
        if view.marks[slot] & SILENT:
            return Reason(_("It has lost its ability for now."), "abilities")
        return _why_wait(view) or Reason(_("This human has nothing to say now."), "people")
    text, section = FIXED["people"]
    return Reason(_(text), section)


def _why_idle(view: State, slot: int) -> Reason | None:
    """Why an angel can do nothing at all."""
    marks = view.marks[slot]
    if marks & BLOCKED:
        return Reason(_("A blocked angel does nothing until the turn ends."), "blocking")
    if marks & STATUS == SACRIFICED:
        return Reason(_("A sacrificed angel can do nothing more."), "statuses")
    if not marks & UP and Stage(view).has_copy_up(slot):
        return Reason(_("Another copy of this angel lies face up: only one may."), "precedence")
    if row_of(slot) != FIGHT:
        return None
    if view.phase not in (BATTLE, CLAIM):
        return Reason(_("Angels in the fight act only in the phase of the fight."), "fight")
    if marks & PLEDGED:
        return Reason(_("Who has declared support does nothing else in this fight."), "support")
    if marks & TIRED and view.phase == CLAIM and view.asking == NOBODY:
        return Reason(_("Who has used its ability in this fight can't take the stake."), "stake")
    return None


def _why_no_deed(view: State, slot: int, move: Move) -> Reason:
    target = SLOT_OF.get(move.dst or "", NOBODY)
    if target != NOBODY and move.kind != "use":
        return _why_no_attack(view, Stage(view), slot, target)
    return _why_no_ability(view, slot)


def _why_no_ability(view: State, slot: int) -> Reason:
    abilities, marks = PAID[view.kind[slot]], view.marks[slot]
    if not abilities:
        return Reason(_("It has no ability to use."), "abilities")
    if marks & MUTE:
        return Reason(_("It has lost its ability until the turn ends."), "abilities")
    if marks & STATUS and all(ability.cost == SACRIFICE for _k, ability in abilities):
        return Reason(_("A sacrifice needs an angel that is still ready."), "statuses")
    if all(ability.when for _k, ability in abilities) and slot not in (view.attacker, view.defender):
        return Reason(_("Its ability is for a duel of its own."), "abilities")
    return Reason(_("Its ability has no such target now."), "abilities")


def _why_no_attack(view: State, stage: Stage, slot: int, target: int) -> Reason:
    row, other, marks = row_of(slot), row_of(target), view.marks[slot]
    if view.phase != ACTION or view.asking != NOBODY:
        return Reason(_("Attacks are made in your own part of the phase of actions."), "duels")
    if view.kind[target] == NOBODY:
        return Reason(_("Nobody is there."), "rows")
    if target // SLOTS == slot // SLOTS:
        return Reason(_("An angel does not attack its own side."), "duels")
    if other == PEOPLE:
        return _why_not_taken(view, stage, slot, target)
    if marks & ATTACKED:
        return Reason(_("An angel attacks once a turn, unless it becomes ready again."), "duels")
    if other == FIGHT or (other == SUPPORT and row == LAND):
        return Reason(_("Support attacks support and land, the land attacks only lands."), "duels")
    return Reason(_("A blocked angel can't be attacked."), "blocking")


def _why_not_taken(view: State, stage: Stage, slot: int, human: int) -> Reason:
    if row_of(slot) != LAND:
        return Reason(_("Only angels on the land take people."), "taking")
    if stage.anybody_in(human // SLOTS, LAND):
        return Reason(_("People are safe while an angel guards their land."), "taking")
    if view.marks[slot] & TOOK:
        return Reason(_("An angel takes one human a turn, unless it becomes ready again."), "taking")
    if not willing(stage, slot, [human]):
        return Reason(_("This human does not join an angel of so high an order."), "taking")
    return Reason(_("This human can't be taken from its land."), "taking")
