"""Games of older rules in the form that these know. What comes and goes is plain data, as it stands in a file."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.aniolowie.cards import IS_HUMAN, NAMES
from game.aniolowie.state import (
    ASTRAY,
    AT,
    AT_ABILITY,
    AT_DISCARDED,
    AT_INTERVENTION,
    AT_ROW,
    CHOOSE,
    CLAIM,
    DISCARD,
    FIGHT,
    HUMANS,
    LAND,
    LINE,
    LOST,
    NOBODY,
    PEOPLE,
    PLAN,
    PLEDGED,
    SACRIFICED,
    SLOTS,
    STATUS,
    SUPPORT,
    TOOK,
    TURNED,
    UNAIMED,
    UP,
    USED,
    Target,
    row_of,
    slots,
)

OLD_WIDE, OLD_FOLK = 4, 16
OLD_SLOTS = 3 * OLD_WIDE + OLD_FOLK
OLD_ENTERED = 1 << 11
"""The old mark of a fighter that came outside the planning."""
OLD_ROWS, OLD_WAITING, OLD_ABILITIES, OLD_DISCARDED = 1000, 2000, 2500, 3000
"""Where the old numbers of targets began: rows (seat times four, and the row), interventions and abilities that waited,
discarded cards (OLD_DISCARDED for each seat, and the card)."""
OLD_HEARD, OLD_GIANTS = 20, 21
"""Bits of the old `placed`: all people were heard; each giant that had attacked."""
EMPTY = {"kind": -2, "owner": 0, "marks": 0, "boost": 0, "rise": 0, "lasting": 0, "known": 0}
"""The lists about the slots, and what they say of an empty one."""


def upgrade(old: dict[str, Any], version: int) -> dict[str, Any]:
    if version < 2:
        for step in (_wider, _strays, _known_walkers, _giants_last, _planned, _latest, _untempted):
            old = step(old)
    if version < 3:
        for step in (_aimed, _asked):
            old = step(old)
    return old


def _wider(old: dict[str, Any]) -> dict[str, Any]:
    """Rows and lands have more slots than in the first rules, and every slot another number."""
    seats = len(old["sides"])
    new = dict(old)
    for name, nothing in EMPTY.items():
        new[name] = [nothing] * (seats * SLOTS)
        for slot, value in enumerate(old[name]):
            new[name][_slot(slot)] = value
    for name in ("interventions", "abilities"):
        new[name] = [[*entry[:3], _slot(entry[3]), _slot(entry[4])] for entry in old[name]]
    for name in ("attacker", "defender"):
        new[name] = _slot(old[name])
    new["stack"] = [[*frame[:3], [*map(_slot, frame[3][:2]), *frame[3][2:]]] for frame in old["stack"]]
    return new


def _slot(old: int) -> int:
    """The present number of a slot; whatever else can be aimed at keeps its own."""
    if not 0 <= old < OLD_ROWS:
        return old
    seat, at = divmod(old, OLD_SLOTS)
    row = min(at // OLD_WIDE, PEOPLE)
    return seat * SLOTS + row * LINE + at - row * OLD_WIDE


def _strays(old: dict[str, Any]) -> dict[str, Any]:
    """No card had left its deck for another player's pile; whom a player has shown was not noted."""
    sides = [{**side, "strays": [], "lost": [], "met": [], "chosen": _chosen(old, side)} for side in old["sides"]]
    return {**old, "sides": sides}


def _chosen(old: dict[str, Any], side: dict[str, Any]) -> int:
    """Before the procession is formed it is the one who is no longer among the people."""
    missing = Counter(card for card in side["army"] if IS_HUMAN[card]) - Counter(side["people"])
    return min(missing) if old["phase"] == CHOOSE and missing else NOBODY


def _known_walkers(old: dict[str, Any]) -> dict[str, Any]:
    """Who joined the procession openly and has been seen on a land since is no longer known to walk."""
    everybody = (1 << len(old["sides"])) - 1
    covered = [card for card, seats in zip(old["stake"], old["shown"], strict=True) if seats != everybody]
    walking = Counter(old["procession"]) + Counter(covered)
    return {**old, "offered": sorted((walking & Counter(old["offered"])).elements())}


def _giants_last(old: dict[str, Any]) -> dict[str, Any]:
    """Giants come when all people were heard; those that have come already rest, as if they had just arrived."""
    if old["phase"] != HUMANS:
        return old
    seats, first, seat, placed = len(old["sides"]), old["first"], old["seat"], old["placed"]
    past = {(first + k) % seats for k in range((seat - first) % seats)}
    rests = [at in past or placed >> OLD_GIANTS + k & 1 for k, (_level, at, _came) in enumerate(old["giants"])]
    giants = [
        [level, at, old["turn"] if rest else came] for (level, at, came), rest in zip(old["giants"], rests, strict=True)
    ]
    return {**old, "giants": giants, "placed": 0}


def _planned(old: dict[str, Any]) -> dict[str, Any]:
    """Covered fighters pay when they are planned, not when they are revealed (AB3)."""
    marks = [_paid(slot, each) if old["kind"][slot] != NOBODY else each for slot, each in enumerate(old["marks"])]
    return {**old, "marks": marks}


def _paid(slot: int, marks: int) -> int:
    if row_of(slot) != FIGHT:
        return marks
    pledged = marks & ~OLD_ENTERED | (PLEDGED if marks & TURNED else 0)
    if marks & (UP | OLD_ENTERED):
        return pledged
    return pledged & ~STATUS | max(marks & STATUS, SACRIFICED if marks & TURNED else USED)


def _latest(old: dict[str, Any]) -> dict[str, Any]:
    """What is to be answered was guessed from who had passed; no level was noted for a price."""
    asked = (old["asking"] - 1 - old["passes"]) % len(old["sides"])
    tops = [
        (pile[-1][0] == asked, start + len(pile) - 1)
        for start, pile in ((OLD_ABILITIES, old["abilities"]), (OLD_WAITING, old["interventions"]))
        if pile
    ]
    waiting = {name: [[*entry, 0] for entry in old[name]] for name in ("interventions", "abilities")}
    return {**old, **waiting, "latest": NOBODY if old["resolving"] or not tops else max(tops)[1]}


def _untempted(old: dict[str, Any]) -> dict[str, Any]:
    """A giant's source is named when its price is paid: who was being asked for it may begin anew (AB7)."""
    if not old["stack"] or old["stack"][-1][0] != NAMES.cards["kusicielka"]:
        return old
    marks = list(old["marks"])
    marks[old["stack"][-1][3][0]] &= ~TOOK
    return {**old, "marks": marks}


def _aimed(old: dict[str, Any]) -> dict[str, Any]:
    """Targets were numbers."""
    waiting = {
        name: [[*entry[:4], _target(entry[4]), entry[5]] for entry in old[name]]
        for name in ("interventions", "abilities")
    }
    stack = [
        [card, path, seat, [memory[0], *_target(memory[1]), *memory[2:]]] for card, path, seat, memory in old["stack"]
    ]
    return {**old, **waiting, "stack": stack, "latest": _target(old["latest"])}


def _target(number: int) -> list[int]:
    return [*_meant(number)]


def _meant(number: int) -> Target:
    if number < 0:
        return {NOBODY: UNAIMED, LOST: ASTRAY}[number]
    if number < OLD_ROWS:
        return AT[number]
    if number < OLD_WAITING:
        seat, row = divmod(number - OLD_ROWS, 4)
        return Target(AT_ROW, row, seat)
    if number < OLD_ABILITIES:
        return Target(AT_INTERVENTION, number - OLD_WAITING)
    if number < OLD_DISCARDED:
        return Target(AT_ABILITY, number - OLD_ABILITIES)
    seat, card = divmod(number - OLD_DISCARDED, OLD_DISCARDED)
    return Target(AT_DISCARDED, card, seat)


def _asked(old: dict[str, Any]) -> dict[str, Any]:
    """What a seat had done in its part of a phase stood in one number, which meant something else in each."""
    phase, placed = old["phase"], old["placed"]
    giants = [
        [level, at, old["turn"] if phase == HUMANS and placed >> OLD_GIANTS + k & 1 else came]
        for k, (level, at, came) in enumerate(old["giants"])
    ]
    new = {name: value for name, value in old.items() if name != "placed"}
    return new | {
        "planned": _planned_slots(old) if phase == PLAN else [],
        "to_discard": placed if phase == DISCARD else 0,
        "heard": phase == HUMANS and bool(placed >> OLD_HEARD & 1),
        "claimed": phase == CLAIM and bool(placed),
        "giants": giants,
    }


def _planned_slots(old: dict[str, Any]) -> list[int]:
    """Beside the fight only the row was noted: any of its angels may stand for the one that was planned."""
    seat, placed = old["seat"], old["placed"]
    rows = [row for row in (SUPPORT, LAND) if placed >> row & 1]
    beside = [max(slot for slot in slots(seat, row) if old["kind"][slot] != NOBODY) for row in rows]
    return beside + [slot for k, slot in enumerate(slots(seat, FIGHT)) if placed >> 4 + k & 1]
