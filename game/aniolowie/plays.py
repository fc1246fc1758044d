"""What a seat may play now: abilities of its angels and interventions of its hand, attacks, and people to take."""

from __future__ import annotations

from game.aniolowie.abilities import ATTACKED as WHEN_ATTACKED
from game.aniolowie.abilities import SACRIFICE, TOLL, Ability, Chance
from game.aniolowie.board import ROWS_OF_TABLE, SLOT_NAMES, target_name
from game.aniolowie.cards import ALL_PLAYS, BOUND, NAMES, PAID, PHASES_OF, REFUSES, SAYS
from game.aniolowie.effects import Foe
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ATTACKED,
    BATTLE,
    BLOCKED,
    FIGHT,
    GIANTS,
    LAND,
    MUTE,
    NOBODY,
    PEOPLE,
    SACRIFICED,
    SLOTS,
    STATUS,
    SUPPORT,
    TOOK,
    UP,
    WIDE,
    row_of,
)
from game.core.contract import Move

UNAIMED = [NOBODY]
PLAYED = {card: part for card in ALL_PLAYS if isinstance(part := SAYS[card].parts[0], Ability)}
"""What each intervention does."""
ANY_TIME = frozenset(card for card, ability in PLAYED.items() if ability.aim is None and not ability.when)
"""Interventions that need nothing but to be held."""
Table = dict[int, Move]
_uses: dict[tuple[int, int], Table] = {}
_plays: dict[tuple[int, int], Table] = {}
_attacks: dict[tuple[str, int], Table] = {}
RESOLVES = tuple(Move("resolve", name) for name in SLOT_NAMES)


def plays(stage: Stage, seat: int) -> list[Move]:
    """Every ability and intervention, each with its targets."""
    moves: list[Move] = []
    for table, targets in _open(stage, seat, once=False):
        moves += [table[target] if target in table else _new(table, target) for target in targets]
    return moves


def can_play(stage: Stage, seat: int) -> bool:
    hand = stage.state.sides[seat].hand
    return not ANY_TIME.isdisjoint(hand) or bool(_open(stage, seat, once=True))


def _new(table: Table, target: int) -> Move:
    """A move that was not met before; the table keeps its first as a model."""
    move = table[target] = table[_MODEL]._replace(dst=target_name(target))
    return move


_MODEL = -99


def _table(tables: dict[tuple[int, int], Table], key: tuple[int, int], model: Move) -> Table:
    table = tables[key] = {_MODEL: model}
    return table


def _open(stage: Stage, seat: int, once: bool) -> list[tuple[Table, list[int]]]:
    """What can be played, with the targets it may have; `once`: the first thing is enough."""
    state = stage.state
    stage.cache = {}
    found: list[tuple[Table, list[int]]] = []
    for card in sorted(ALL_PLAYS.intersection(state.sides[seat].hand)):
        ability = PLAYED[card]
        if ability.when and not _is_time(stage, seat, NOBODY, ability):
            continue
        targets = UNAIMED if ability.aim is None else ability.aim.targets(stage, seat, NOBODY)
        if targets:
            table = _plays.get((seat, card)) or _table(
                _plays, (seat, card), Move("play", NAMES.name("hand", seat, card))
            )
            found.append((table, targets))
            if once:
                return found
    start = seat * SLOTS
    stop = start + (3 * WIDE if state.phase == BATTLE else 2 * WIDE)
    for slot, card in enumerate(state.kind[start:stop], start):
        if card < 0 or not PAID[card]:
            continue
        marks = state.marks[slot]
        if marks & (BLOCKED | MUTE) or marks & STATUS == SACRIFICED:
            continue
        barred = False
        if not marks & UP:
            if slot >= start + FIGHT * WIDE:
                continue
            barred = stage.has_copy_up(slot)
        for k, ability in PAID[card]:
            if (ability.cost == SACRIFICE and marks & STATUS) or (barred and ability.cost != TOLL):
                continue
            if ability.when and not _is_time(stage, seat, slot, ability):
                continue
            targets = UNAIMED if ability.aim is None else ability.aim.targets(stage, seat, slot)
            if targets:
                table = _uses.get((slot, k)) or _table(_uses, (slot, k), Move("use", SLOT_NAMES[slot], None, k))
                found.append((table, targets))
                if once:
                    return found
    return found


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
    lands: list[int] = []
    supports: list[int] = []
    people: list[int] = []
    for other in stage.others(seat):
        guards = [s for s in ROWS_OF_TABLE[other][LAND] if kind[s] != NOBODY and not marks[s] & BLOCKED]
        lands += guards
        supports += [s for s in ROWS_OF_TABLE[other][SUPPORT] if kind[s] != NOBODY and not marks[s] & BLOCKED]
        if not guards:
            people += takeable(stage, other)
    if people and stage.free(seat, PEOPLE) == NOBODY:
        people = []
    moves: list[Move] = []
    start = seat * SLOTS
    for slot, card in enumerate(kind[start : start + 2 * WIDE], start):
        status = marks[slot]
        if card == NOBODY or status & BLOCKED or status & STATUS == SACRIFICED:
            continue
        if not status & UP and stage.has_copy_up(slot):
            continue
        on_land = slot >= start + LAND * WIDE
        reached = lands if on_land else supports + lands
        if reached and not status & ATTACKED:
            moves += _moves("attack", slot, reached)
        if on_land and people and not status & TOOK:
            moves += _moves("take", slot, willing(stage, slot, people))
    return moves


def takeable(stage: Stage, seat: int) -> list[int]:
    """The people of a land that can be taken from it."""
    kind, marks = stage.state.kind, stage.state.marks
    return [
        slot for slot in ROWS_OF_TABLE[seat][PEOPLE]
        if kind[slot] != NOBODY and (not BOUND[kind[slot]] or marks[slot] & MUTE)
    ]  # fmt: skip


def willing(stage: Stage, angel: int, people: list[int]) -> list[int]:
    """Who of them would join that angel."""
    kind, marks = stage.state.kind, stage.state.marks
    return [
        human for human in people
        if not (refusal := REFUSES[kind[human]]) or marks[human] & MUTE or stage.order(angel) <= refusal.oldest
    ]  # fmt: skip


def _moves(kind: str, slot: int, targets: list[int]) -> list[Move]:
    table = _attacks.get((kind, slot))
    if table is None:
        table = _attacks[kind, slot] = {_MODEL: Move(kind, SLOT_NAMES[slot])}
    return [table[target] if target in table else _new(table, target) for target in targets]


# People who act


def unheard(stage: Stage, seat: int) -> list[tuple[int, int, bool]]:
    """The people who have not had their say: slot, part of their text, and whether they must."""
    state = stage.state
    people = ROWS_OF_TABLE[seat][PEOPLE]
    if state.kind[people.start : people.stop].count(NOBODY) == len(people):
        return []
    phases = PHASES_OF[state.sides[seat].faction]
    found = []
    for slot in people:
        card = state.kind[slot]
        if card >= 0 and phases[card] and not state.marks[slot] & (MUTE | TOOK):
            k, part = phases[card][0]
            found.append((slot, k, not isinstance(part, Chance)))
    return found
