"""What a seat may play now: abilities of its angels and interventions of its hand, attacks, and people to take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.aniolowie.abilities import SACRIFICE, TOLL, WHEN_ATTACKED, Ability, Chance
from game.aniolowie.cards import ABILITIES, ALL_PLAYS, BOUND, NAMES, PAID, PHASES_OF, REFUSES, SAYS
from game.aniolowie.effects import Foe, MakeGiant
from game.aniolowie.places import ROWS_OF_TABLE, SLOT_NAMES
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ATTACKED,
    BATTLE,
    BLOCKED,
    CLAIM,
    FIGHT,
    GIANTS,
    LAND,
    LINE,
    MOST_SEATS,
    MUTE,
    NOBODY,
    PEOPLE,
    PLEDGED,
    READY,
    SACRIFICED,
    SILENT,
    SLOTS,
    STATUS,
    SUPPORT,
    TOOK,
    UP,
    USED,
    row_of,
)
from game.core.contract import Move

WITHOUT_TARGET = (None,)
PLAYED = {card: part for card in ALL_PLAYS if isinstance(part := SAYS[card].parts[0], Ability)}
"""What each intervention does."""
ANY_TIME = frozenset(card for card, ability in PLAYED.items() if ability.aim is None and not ability.when)
"""Interventions that need nothing but to be held."""
HINDERS = STATUS | UP | BLOCKED | MUTE


def _payable(abilities: Sequence[tuple[int, Ability]]) -> dict[int, list[tuple[int, Ability, bool]]]:
    """By what is marked upon an angel, the abilities that it can pay for, and whether that turns it up."""
    return {
        status | up: [
            (k, ability, not up and ability.cost != TOLL)
            for k, ability in abilities
            if not (ability.cost == SACRIFICE and status)
        ]
        for status in (READY, USED)
        for up in (0, UP)
    }


PAYABLE = [_payable(abilities) for abilities in PAID]


class Aims(dict[str | None, Move]):
    """One thing to be done, at each of the targets it was ever aimed at, by their names."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move = move

    def __missing__(self, target: str | None) -> Move:
        move = self[target] = self.move._replace(dst=target)
        return move


MOST_PARTS = max(len(says.parts) for says in SAYS)
USES = [[Aims(Move("use", name, None, k)) for k in range(MOST_PARTS)] for name in SLOT_NAMES]
PLAYS = [
    [Aims(Move("play", NAMES.name("hand", seat, card))) for card in range(len(SAYS))] for seat in range(MOST_SEATS)
]
ATTACKS = [Aims(Move("attack", name)) for name in SLOT_NAMES]
TAKES = [Aims(Move("take", name)) for name in SLOT_NAMES]
RESOLVES = [Aims(Move("resolve", name)) for name in SLOT_NAMES]


def plays(stage: Stage, seat: int) -> list[Move]:
    """Every ability and intervention, each with its targets."""
    moves: list[Move] = []
    for aims, targets in _open(stage, seat):
        moves += map(aims.__getitem__, targets)
    return moves


def can_play(stage: Stage, seat: int) -> bool:
    return not ANY_TIME.isdisjoint(stage.state.sides[seat].hand) or any(_open(stage, seat))


def _open(stage: Stage, seat: int) -> Iterator[tuple[Aims, Sequence[str | None]]]:
    """What can be played, with the targets it may have."""
    state = stage.state
    for card in sorted(ALL_PLAYS.intersection(state.sides[seat].hand)):
        ability = PLAYED[card]
        if ability.when and not _is_time(stage, seat, NOBODY, ability):
            continue
        aim = ability.aim
        targets = WITHOUT_TARGET if aim is None else aim.targets(stage, seat, NOBODY)
        if targets:
            yield PLAYS[seat][card], targets
    marks = state.marks
    start = seat * SLOTS
    fight = start + FIGHT * LINE
    fighting = state.phase in (BATTLE, CLAIM)
    for slot, card in enumerate(state.kind[start : fight + LINE if fighting else fight], start):
        if card < 0 or (slot >= fight and marks[slot] & (UP | PLEDGED) != UP):
            continue
        for k, ability, turns in PAYABLE[card].get(marks[slot] & HINDERS, ()):
            if ability.when and not _is_time(stage, seat, slot, ability):
                continue
            if turns and stage.has_copy_up(slot):
                continue
            aim = ability.aim
            targets = WITHOUT_TARGET if aim is None else aim.targets(stage, seat, slot)
            if targets:
                yield USES[slot][k], targets


def _is_time(stage: Stage, seat: int, slot: int, ability: Ability) -> bool:
    """For what works in duels only: is this one of them?"""
    state = stage.state
    if state.attacker == NOBODY:
        return False
    if ability.when == WHEN_ATTACKED:
        return slot == state.defender
    return _duels(stage, slot, ability) if slot >= 0 else _in_duel(stage, seat)


def _in_duel(stage: Stage, seat: int) -> bool:
    state = stage.state
    return any(
        slot >= 0 and slot // SLOTS == seat and row_of(slot) != PEOPLE for slot in (state.attacker, state.defender)
    )


def _duels(stage: Stage, slot: int, ability: Ability) -> bool:
    """Is that angel in a duel? What is about the angel it duels with never meets a giant."""
    state = stage.state
    if state.attacker <= GIANTS:
        return slot == state.defender and not any(isinstance(part, Foe) for part in ability.parts)
    return stage.foe(slot) != NOBODY


# Attacks and people


def attacks(stage: Stage, seat: int) -> list[Move]:
    """From support at support and land, from the land at land; and who stands on the land takes unguarded people."""
    kind, marks = stage.state.kind, stage.state.marks
    lands: list[str] = []
    supports: list[str] = []
    people: list[int] = []
    for other in stage.others(seat):
        land, support = ROWS_OF_TABLE[other][LAND], ROWS_OF_TABLE[other][SUPPORT]
        guards = [SLOT_NAMES[s] for s in land if kind[s] != NOBODY and not marks[s] & BLOCKED]
        lands += guards
        supports += [SLOT_NAMES[s] for s in support if kind[s] != NOBODY and not marks[s] & BLOCKED]
        if not guards:
            people += takeable(stage, other)
    if people and stage.free(seat, PEOPLE) == NOBODY:
        people = []
    moves: list[Move] = []
    if not (lands or supports or people):
        return moves
    start = seat * SLOTS
    for slot, card in enumerate(kind[start : start + 2 * LINE], start):
        status = marks[slot]
        if card == NOBODY or status & BLOCKED or status & STATUS == SACRIFICED:
            continue
        if not status & UP and stage.has_copy_up(slot):
            continue
        on_land = slot >= start + LAND * LINE
        reached = lands if on_land else supports + lands
        if reached and not status & ATTACKED:
            moves += map(ATTACKS[slot].__getitem__, reached)
        if on_land and people and not status & TOOK:
            moves += [TAKES[slot][SLOT_NAMES[human]] for human in willing(stage, slot, people)]
    return moves


def takeable(stage: Stage, seat: int) -> list[int]:
    """The people of a land that can be taken from it."""
    kind, marks = stage.state.kind, stage.state.marks
    return [slot for slot in stage.folk(seat) if not BOUND[kind[slot]] or marks[slot] & SILENT]


def willing(stage: Stage, angel: int, people: list[int]) -> list[int]:
    """Who of them would join that angel."""
    kind, marks = stage.state.kind, stage.state.marks
    return [
        human
        for human in people
        if not (refusal := REFUSES[kind[human]]) or marks[human] & SILENT or stage.order(angel) <= refusal.oldest
    ]


# People who act


def hearings(stage: Stage, seat: int) -> list[Move]:
    """Who may have a say now; whose price is an angel names it."""
    moves: list[Move] = []
    for slot, k, _must in unheard(stage, seat):
        aim = ABILITIES[stage.state.kind[slot]][k].aim
        priced = aim.targets(stage, seat, slot) if isinstance(aim, MakeGiant) else WITHOUT_TARGET
        moves += map(RESOLVES[slot].__getitem__, priced)
    return moves


def must_hear(stage: Stage, seat: int) -> Move | None:
    """The first of those who must have their say."""
    return next((RESOLVES[slot][None] for slot, _k, must in unheard(stage, seat) if must), None)


def unheard(stage: Stage, seat: int) -> list[tuple[int, int, bool]]:
    """The people who have not had their say: slot, part of their text, and whether they must."""
    state = stage.state
    phases = PHASES_OF[state.sides[seat].faction]
    found = []
    for slot in stage.folk(seat):
        says = phases[state.kind[slot]]
        if says and not state.marks[slot] & (SILENT | TOOK):
            k, part = says[0]
            if not isinstance(part.aim, MakeGiant) or part.aim.targets(stage, seat, slot):
                found.append((slot, k, not isinstance(part, Chance)))
    return found
