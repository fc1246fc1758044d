"""How opponents play Aniołowie: in plain positions nothing absurd, and nothing but the view to go by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.ai.levels import choose
from game.aniolowie import RULES
from game.aniolowie.places import SLOT_OF
from game.aniolowie.state import BATTLE, CLAIM, PLAN, SLOTS
from game.core.contract import HIDDEN, Move
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


def test_what_is_hidden_is_not_looked_at() -> None:
    """The same view with another truth behind it gives the same decision."""
    table = Table({"hand": ["rehael", "muriel", "wariel"]}, {"land": ["uwal"], "fight": ["gaap"]}, phase=PLAN)
    view: Any = RULES.view(table.state, 0)
    assert HIDDEN in view.kind
    other = RULES.determinise(view, 77)
    for level in SEEING:
        assert choose(RULES, RULES.view(other, 0), level, 5, 0.25) == choose(RULES, view, level, 5, 0.25)
