"""What goes on between two decisions: whoever can answer is asked, what was played is resolved, duels are fought."""

from __future__ import annotations

from game.aniolowie import cards
from game.aniolowie.cards import ALL_ANGELS
from game.aniolowie.effects import Redirect
from game.aniolowie.phases import (
    begin_battle,
    begin_planning,
    call_twins,
    claimants,
    end_people,
    end_turn,
    enter,
    finish,
    form_procession,
    move_giants,
    raging,
    settle_battle,
    slay_giant,
    take_stake,
)
from game.aniolowie.places import ROWS_OF_TABLE, SLOT_NAMES
from game.aniolowie.plays import attacks, can_play, takeable, unheard, willing
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    ASTRAY,
    AT_ABILITY,
    AT_INTERVENTION,
    AT_SLOT,
    BATTLE,
    CHOOSE,
    CLAIM,
    DISCARD,
    ENDING,
    FIGHT,
    GIANTS,
    HUMANS,
    LAND,
    MULLIGAN,
    NOBODY,
    OVER,
    PLAN,
    ROWS,
    SHIELDED,
    SILENT,
    SLOTS,
    TURNED,
    UNAIMED,
    Entry,
    State,
    Target,
    row_of,
)
from game.core import effects
from game.core.contract import Event, Tell
from game.core.effects import Frame

TAKE, CLAIMED = -1, -2
"""Stand on the stack for the taking of a human, and of the stake."""
WAYS_DOWN = [
    [[(k, at) for at in reversed(range(len(ability.parts)))] for k, ability in enumerate(says.parts)]
    for says in cards.SAYS
]
"""For each card and ability the ways down to its parts, the last part first."""


def go_on(stage: Stage) -> None:
    """Plays everything that needs no decision."""
    state = stage.state
    while True:
        if state.stack:
            effects.settle(stage)
            if state.stack:
                return
        elif state.phase == BATTLE and call_twins(stage):
            continue
        elif state.resolving:
            resolve_next(stage)
        elif state.interventions or state.abilities or state.attacker != NOBODY:
            if ask(stage):
                return
        else:
            lay_out_anew(stage)
            if decides(stage):
                return
            pass_on(stage)


def lay_out_anew(stage: Stage) -> None:
    """Nothing waits: who has shown a ready card mixes it with the others of its row (AB11)."""
    if any(stage.state.known):
        for seat in range(len(stage.state.sides)):
            for row in ROWS:
                stage.mix(seat, row)


def decides(stage: Stage) -> bool:
    """Has the seat anything to decide in its part of the phase? If it is more than to pass or to discard, the game is
    no dead one (AB21)."""
    state = stage.state
    seat, phase = state.seat, state.phase
    state.able = state.able or can_act(stage)
    if phase == PLAN:
        return True
    if phase == ACTION:
        return bool(can_play(stage, seat) or attacks(stage, seat))
    if phase == BATTLE:
        return can_play(stage, seat)
    if phase == HUMANS:
        if not state.heard:
            return bool(unheard(stage, seat)) or can_play(stage, seat)
        move_giants(stage)
        return raging(stage) != NOBODY
    if phase == DISCARD:
        return bool(state.sides[seat].hand)
    if phase == CHOOSE:
        return bool(state.sides[seat].people)
    if phase == CLAIM:
        return not state.claimed and bool(state.stake and claimants(stage, seat))
    return phase in (MULLIGAN, OVER, ENDING)


def can_act(stage: Stage) -> bool:
    """May the seat play, place, attack or take anything now? What people must do is no play of anybody's."""
    state = stage.state
    seat, phase = state.seat, state.phase
    if phase == PLAN:
        hand = ALL_ANGELS.intersection(state.sides[seat].hand)
        return bool(left_over(state, seat)) or any(stage.room(seat, row, card) for row in ROWS for card in hand)
    if phase == CLAIM:
        return bool(state.stake and claimants(stage, seat))
    if phase == ACTION and attacks(stage, seat):
        return True
    if phase == HUMANS and not state.heard and not all(must for _slot, _k, must in unheard(stage, seat)):
        return True
    return phase in (HUMANS, ACTION, BATTLE) and can_play(stage, seat)


def left_over(state: State, seat: int) -> list[int]:
    """Angels that had to stay covered in the last fight may be planned anew, turned for their support."""
    return [
        slot
        for slot in ROWS_OF_TABLE[seat][FIGHT]
        if state.kind[slot] >= 0
        and slot not in state.planned
        and not state.marks[slot] & TURNED
        and cards.SUPPORTS[state.kind[slot]]
    ]


def pass_on(stage: Stage) -> None:
    """The next seat's part of the phase, or the next phase."""
    state = stage.state
    if state.phase == CLAIM:
        end_turn(stage)
        return
    state.planned.clear()
    state.seat = stage.after(state.seat)
    if state.seat != state.first:
        return
    if state.phase == HUMANS and not state.heard:
        state.heard = True
        return
    if state.phase == CHOOSE:
        form_procession(stage)
    elif state.phase == DISCARD:
        begin_planning(stage)
    elif state.phase == ACTION:
        begin_battle(stage)
    elif state.phase == BATTLE:
        settle_battle(stage)
    elif state.phase == HUMANS:
        end_people(stage)
    elif state.phase == ENDING:
        finish(stage)
    else:
        enter(stage, state.phase + 1 if state.phase != MULLIGAN else PLAN)


# Answers


def ask(stage: Stage) -> bool:
    """Everybody is asked in turn, last who played last, until all have passed in a row (AB2); then what was played is
    resolved."""
    state = stage.state
    if state.passes < len(state.sides):
        state.able = state.able or can_play(stage, state.asking)
        return True
    if state.interventions or state.abilities:
        state.resolving = True
    else:
        settle_duel(stage)
    return False


def await_answers(stage: Stage, seat: int, acted: bool = True) -> None:
    """What people and giants do by themselves is nobody's action: it does not keep an idle game alive."""
    stage.state.acted = stage.state.acted or acted
    stage.state.asking, stage.state.passes = stage.after(seat), 0


def put(stage: Stage, entry: Entry, intervention: bool = False, acted: bool = True) -> None:
    """What is played waits on its pile for answers."""
    state = stage.state
    pile, sort = (state.interventions, AT_INTERVENTION) if intervention else (state.abilities, AT_ABILITY)
    state.latest = Target(sort, len(pile))
    pile.append(entry)
    await_answers(stage, entry.seat, acted)


def resolve_next(stage: Stage) -> None:
    """Interventions first, then abilities, each pile from the last to the first."""
    state = stage.state
    stage.fade()
    pile = state.interventions or state.abilities
    if pile:
        resolve(stage, pile.pop())
        return
    state.resolving, state.latest = False, UNAIMED
    if max(state.marks) >= SHIELDED:
        state.marks = [marks & ~SHIELDED for marks in state.marks]
    if state.attacker == NOBODY:
        state.asking = NOBODY
    else:
        state.asking, state.passes = stage.after(challenger(state)), 0


def challenger(state: State) -> int:
    """Whose attack the duel is; a giant attacks in the part of the land's player."""
    return state.attacker // SLOTS if state.attacker >= 0 else state.seat


def resolve(stage: Stage, entry: Entry) -> None:
    state = stage.state
    if stage.tell:
        stage.say("resolve", card=entry.card, seat=entry.seat)
    if entry.part == TAKE:
        take_human(stage, entry)
        return
    if entry.part == CLAIMED:
        claim(stage, entry)
        return
    stage.spent(entry)
    ability = cards.ABILITIES[entry.card][entry.part]
    void = entry.source != NOBODY and (not stage.present(entry.source) or state.marks[entry.source] & SILENT)
    if void or (entry.target == ASTRAY and not isinstance(ability.aim, Redirect)):
        stage.say("void", card=entry.card, seat=entry.seat)
        return
    memory = (entry.source, *entry.target, *((entry.noted,) if entry.noted else ()))
    stage.stack += [Frame(entry.card, path, entry.seat, memory) for path in WAYS_DOWN[entry.card][entry.part]]
    if stage.tell:
        watch(stage, stage.tell, entry)


def watch(stage: Stage, tell: Tell, entry: Entry) -> None:
    """It goes on as far as it can, and if nothing came of it, that is told."""
    told: list[Event] = []

    def aloud(event: Event) -> None:
        told.append(event)
        tell(event)

    stage.tell = aloud
    effects.settle(stage)
    stage.tell = tell
    if not told and not stage.stack:
        stage.say("void", card=entry.card, seat=entry.seat)


def take_human(stage: Stage, entry: Entry) -> None:
    """Only from a land that nobody guards."""
    sort, human, _seat = entry.target
    angel = entry.source
    reaches = (
        sort == AT_SLOT
        and stage.present(angel)
        and row_of(angel) == LAND
        and human in willing(stage, angel, takeable(stage, human // SLOTS))
    )
    if reaches and not stage.anybody_in(human // SLOTS, LAND):
        stage.resettle(human, entry.seat)
        return
    stage.say("void", card=entry.card, seat=entry.seat)


def claim(stage: Stage, entry: Entry) -> None:
    """The stake is taken, unless its claimer has left the fight, is blocked or no longer the winner's (AB4). The fight
    stays decided: then the winner may claim it with another."""
    state, slot = stage.state, entry.source
    if stage.present(slot) and row_of(slot) == FIGHT and slot // SLOTS == entry.seat:
        state.claimed = True
        take_stake(stage, slot)
    else:
        stage.say("void", card=entry.card, seat=entry.seat)


# Duels


def settle_duel(stage: Stage) -> None:
    """The lower level loses; of equals both go. A defender who did nothing stays covered."""
    state = stage.state
    attacker, defender = state.attacker, state.defender
    state.asking = NOBODY
    if not (stage.present(defender) and (attacker <= GIANTS or stage.present(attacker))):
        state.attacker = state.defender = NOBODY
        return
    attack, defence = stage.duel_levels()
    if stage.tell:
        # Who is discarded is seen by all; of a defender who stays covered only those know the level who know the card.
        seen_by = stage.knowing(defender) if attack < defence else None
        angel = attacker >= 0
        stage.tell(Event(
            "duel", SLOT_NAMES[attacker] if angel else None, SLOT_NAMES[defender],
            attacker // SLOTS if angel else None, state.kind[defender], secret=(attack, defence),
            by=state.kind[attacker] if angel else None, seen_by=seen_by,
        ))  # fmt: skip
    state.attacker = state.defender = NOBODY
    if attack >= defence:
        stage.discard(defender)
    if defence >= attack:
        if attacker <= GIANTS:
            slay_giant(stage, GIANTS - attacker)
        else:
            stage.discard(attacker)
    stage.fade()
