"""How opponents play Aniołowie: in plain positions nothing absurd, and nothing but the view to go by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.ai import flat
from game.ai.levels import choose
from game.ai.plans import moved, search
from game.aniolowie import RULES
from game.aniolowie.phases import people_of
from game.aniolowie.places import SLOT_OF
from game.aniolowie.state import ACTION, BATTLE, CLAIM, HUMANS, PLAN, SLOTS
from game.core.contract import HIDDEN, Move
from game.core.measures import Plan
from tests.scenarios.aniolowie.position import Table

SEEING = ("master", "paragon")
"""Those who overlook nothing."""
SEEDS = range(2)


def decide(table: Table, level: str, seed: int) -> Move:
    seat = table.asked()
    assert seat is not None
    return choose(RULES, RULES.view(table.state, seat), level, seed, 0.25).move


def helps(seat: int, move: Move) -> bool:
    """Is it aimed at an enemy's angel? In these positions that can only help it."""
    return move.kind in ("use", "play") and move.dst in SLOT_OF and SLOT_OF[move.dst] // SLOTS != seat


RIGHT: list[tuple[str, Callable[[], Table], Callable[[Move], bool]]] = [
    (
        "who leads the fight does not help the others",
        lambda: Table(
            {"fight": ["lucyfer up", "pajmon up"]}, {"fight": ["muriel up"]}, phase=BATTLE, stake=["matka", "wierny"]
        ),
        lambda move: not helps(0, move),
    ),
    (
        "the stake is taken",
        lambda: Table(
            {"fight": ["lucyfer up", "gaap up"], "hand": ["natchnienie"]}, {}, phase=CLAIM, stake=["szalenica"]
        ),
        lambda move: move.kind == "claim",
    ),
    (
        "a boost goes to an angel of one's own",
        lambda: Table(
            {"land": ["pajmon"], "fight": ["uwal up"]}, {"fight": ["rehael up", "muriel up"]}, phase=BATTLE,
            stake=["matka"],
        ),
        lambda move: not helps(0, move),
    ),
    (
        "nobody is shielded where nothing waits",
        lambda: Table(
            {"land": ["nameless", "muriel"], "hand": ["zaslona"]}, {"land": ["uwal"]}, stake=["matka"],
        ),
        lambda move: move.kind not in ("use", "play"),
    ),
    (
        "nobody is used for nothing",
        lambda: Table({"fight": ["peliel up"]}, {"fight": ["uwal up", "gaap up"]}, phase=BATTLE, stake=["matka"]),
        lambda move: move.kind == "done",
    ),
    (
        "people whom nobody guards are taken",
        lambda: Table(
            {"land": ["rehael", "muriel"]}, {"people": ["matka", "wierny"], "support": ["uwal"]},
            procession=["szalenica"],
        ),
        lambda move: move.kind == "take",
    ),
    (
        "somebody goes to the fight while it can be won",
        lambda: Table(
            {"hand": ["rehael", "muriel", "wariel"], "land": ["hanael"]}, {"land": ["uwal"]}, phase=PLAN, seat=0,
            first=1, stake=["matka", "wierny"],
        ),
        lambda move: move.kind == "place",
    ),
]  # fmt: skip


@pytest.mark.parametrize("level", SEEING)
@pytest.mark.parametrize(("position", "right"), [pair[1:] for pair in RIGHT], ids=[name for name, *_pair in RIGHT])
def test_nothing_absurd(position: Callable[[], Table], right: Callable[[Move], bool], level: str) -> None:
    for seed in SEEDS:
        table = position()
        move = decide(table, level, seed)
        assert right(move), f"{move} of {table.options()}"


def test_the_last_claimant_is_not_spent() -> None:
    """Its ability would win nothing that is not won, and then nobody could take the stake."""
    table = Table(
        {"fight": ["pajmon up", "bylet up turned"]}, {"fight": ["rehael up"]}, phase=BATTLE, stake=["matka", "wierny"]
    )
    for level in SEEING:
        assert decide(table, level, 1).kind == "done"


@pytest.mark.parametrize("level", ["novice", "adept", *SEEING])
def test_nobody_spends_anything_for_a_whim(level: str) -> None:
    """The stake is taken and the turn is over: what the fighter could still do changes nothing."""
    table = Table(
        {"fight": ["nameless used"], "land": ["uriel used"]}, {"fight": ["lucyfer used"], "land": ["asmodeusz used"]},
        phase=CLAIM, seat=1, stake=["matka"], procession=["wierny", "szalenica"],
    )  # fmt: skip
    table.play("1 claim lucyfer")
    assert table.asked() == 0
    assert [decide(table, level, seed).kind for seed in range(6)] == ["pass"] * 6


def test_a_play_that_comes_to_nothing_looks_no_better_than_to_be_done() -> None:
    """Whoever goes on playing still hopes for all that could turn the fight: that alone is no reason to go on."""
    table = Table(
        {"fight": ["uwal up"], "hand": ["noc", "gniew"], "support": ["pajmon"]}, {"fight": ["rehael up", "muriel up"]},
        phase=BATTLE, stake=["matka"],
    )  # fmt: skip
    found = {move: chance for chance, move in search(RULES, RULES.view(table.state, 0), Plan(3), 1)}
    in_vain, hopeful = (
        Move("play", "hand-0-noc"),
        flat.chance(RULES, moved(RULES, table.state, Move("play", "hand-0-noc")), 0),
    )
    assert found[in_vain] <= found[Move("done")] < hopeful


@pytest.mark.parametrize("level", ["novice", "adept", *SEEING])
def test_nobody_leaves_people_whom_it_could_take(level: str) -> None:
    """Even where it would soon lose them again, or has won in any case."""
    table = Table(
        {"fight": ["fanuel used"]}, {"land": ["asmodeusz", "uwal"], "people": ["rycerz", "przekupka"]}, phase=CLAIM,
        stake=["wierny"], procession=["matka"],
    )  # fmt: skip
    assert [decide(table, level, seed).kind for seed in SEEDS] == ["claim", "claim"]


def even(land: list[str], phase: int, procession: list[str]) -> float:
    """The chance of a seat with two people against one with as many and a guard, who could raid."""
    table = Table(
        {"people": ["matka", "wierny"], "land": land}, {"people": ["szalenica", "zbojca"], "land": ["uwal"]},
        phase=phase, seat=1, first=1, stake=[], procession=procession,
    )  # fmt: skip
    return RULES.evaluate(table.state, 0)


def test_people_are_in_danger_as_long_as_somebody_can_still_come_for_them() -> None:
    assert even([], ACTION, []) < even([], BATTLE, []) - 0.05
    assert even([], BATTLE, ["prorok"]) < even(["uriel"], BATTLE, ["prorok"])
    assert even([], ACTION, []) < even(["uriel"], ACTION, [])


def test_what_must_come_is_not_put_off() -> None:
    """A move is judged with what the people must do after it, so nothing is won by doing something else before."""
    table = Table({"people": ["wloczykij", "matka"], "hand": ["jawna-laska"]}, {"land": ["ejszet"]}, phase=HUMANS)
    assert RULES.lets_pass(table.state) == Move("resolve", "people-0-0")
    for move in RULES.legal_moves(table.state):
        assert people_of(moved(RULES, table.state, move)) == [1, 1]


def test_who_can_only_answer_hopes_for_less() -> None:
    """Who is behind and has said that it does nothing more can only answer what the leader does."""
    fights = [
        Table(
            {"fight": ["muriel up"], "hand": ["jawna-laska"]}, {"fight": ["asmodeusz up"]}, phase=BATTLE, seat=seat,
            first=0, stake=["matka"], procession=["wierny"],
        )
        for seat in (0, 1)
    ]  # fmt: skip
    begins, answers = (RULES.evaluate(table.state, 0) for table in fights)
    assert answers < begins


def test_what_is_hidden_is_not_looked_at() -> None:
    """The same view with another truth behind it gives the same decision."""
    table = Table({"hand": ["rehael", "muriel", "wariel"]}, {"land": ["uwal"], "fight": ["gaap"]}, phase=PLAN)
    view: Any = RULES.view(table.state, 0)
    assert HIDDEN in view.kind
    other = RULES.determinise(view, 77)
    for level in SEEING:
        assert choose(RULES, RULES.view(other, 0), level, 5, 0.25) == choose(RULES, view, level, 5, 0.25)
