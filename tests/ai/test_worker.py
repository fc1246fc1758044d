"""The opponent in its own process: answers, hurry, and what happens when it is lost."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from game import catalogue
from game.ai import worker
from game.ai.levels import Decision, choose
from game.ai.worker import Opponent

RULES = catalogue.rules("angel_wars")


@pytest.fixture
def opponent() -> Iterator[Opponent]:
    made = Opponent()
    yield made
    made.close()


def view(seed: int = 1) -> Any:
    return RULES.view(RULES.new_game({"first": "1"}, seed), 0)


def process_of(opponent: Opponent) -> int:
    assert opponent._wire is not None
    return opponent._wire.pid


def gone(opponent: Opponent) -> None:
    """Waits until its process has ended."""
    assert opponent._wire is not None
    opponent._wire._process.join()


def answer(opponent: Opponent) -> Decision:
    """Waits as long as it takes: no test depends on time."""
    while True:
        decision = opponent.poll()
        if decision is not None:
            return decision
        time.sleep(0.005)


def test_it_answers_what_the_level_would_choose(opponent: Opponent) -> None:
    opponent.ask("angel_wars", view(), "novice", 7)
    assert opponent.thinking
    assert answer(opponent) == choose(RULES, view(), "novice", 7)
    assert not opponent.thinking
    assert opponent.poll() is None


def test_one_process_serves_many_questions(opponent: Opponent) -> None:
    opponent.warm("angel_wars")
    process = process_of(opponent)
    for seed in range(3):
        opponent.ask("angel_wars", view(seed), "novice", seed, 0.2)
        assert answer(opponent).move in RULES.legal_moves(view(seed))
    assert process_of(opponent) == process


def test_hurried_it_answers_with_what_it_has(opponent: Opponent) -> None:
    opponent.ask("angel_wars", view(), "master", 1)
    opponent.hurry()
    assert answer(opponent).move in RULES.legal_moves(view())


def test_a_cancelled_question_is_never_answered(opponent: Opponent) -> None:
    opponent.ask("angel_wars", view(), "master", 1)
    opponent.cancel()
    assert opponent.poll() is None
    opponent.ask("angel_wars", view(), "novice", 2)
    assert answer(opponent) == choose(RULES, view(), "novice", 2)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_killed_process_is_replaced(opponent: Opponent) -> None:
    opponent.ask("angel_wars", view(), "master", 1)
    os.kill(process_of(opponent), signal.SIGKILL)
    gone(opponent)
    assert answer(opponent).move in RULES.legal_moves(view())
    assert opponent.problem
    opponent.ask("angel_wars", view(), "novice", 2)
    assert answer(opponent) == choose(RULES, view(), "novice", 2)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_hurrying_a_killed_process_does_not_lose_the_question(opponent: Opponent) -> None:
    opponent.ask("angel_wars", view(), "master", 1)
    os.kill(process_of(opponent), signal.SIGKILL)
    gone(opponent)
    opponent.hurry()
    assert answer(opponent).move in RULES.legal_moves(view())


def test_a_process_that_can_not_start_is_replaced(opponent: Opponent, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(method: str) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr(worker.multiprocessing, "get_context", refuse)
    opponent.ask("angel_wars", view(), "novice", 1)
    assert answer(opponent).move in RULES.legal_moves(view())
    assert "no processes here" in opponent.problem


def test_giving_up_gives_a_legal_move_at_once(opponent: Opponent) -> None:
    opponent.ask("angel_wars", view(), "master", 1)
    assert opponent.give_up().move in RULES.legal_moves(view())
    assert not opponent.thinking
    opponent.ask("angel_wars", view(), "novice", 2)
    assert answer(opponent) == choose(RULES, view(), "novice", 2)


def test_an_unknown_game_is_not_loaded(opponent: Opponent) -> None:
    opponent.warm("chess")
    opponent.ask("angel_wars", view(), "novice", 3)
    assert answer(opponent) == choose(RULES, view(), "novice", 3)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP there")
def test_F13_a_stopped_process_never_blocks_whoever_asks(opponent: Opponent) -> None:
    """More is told to it than any line holds; then it is given up, and the next question goes to a new one."""
    opponent.ask("angel_wars", view(), "novice", 1)
    answer(opponent)
    stopped = process_of(opponent)
    os.kill(stopped, signal.SIGSTOP)
    for seed in range(3000):
        opponent.ask("angel_wars", view(), "novice", seed)
        assert opponent.poll() is None
    assert opponent.give_up().move in RULES.legal_moves(view())
    opponent.ask("angel_wars", view(), "novice", 2)
    assert answer(opponent) == choose(RULES, view(), "novice", 2)
    assert process_of(opponent) != stopped


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP there")
def test_F13_a_stopped_process_that_goes_on_answers_the_last_question(opponent: Opponent) -> None:
    opponent.warm("angel_wars")
    os.kill(process_of(opponent), signal.SIGSTOP)
    for seed in range(200):
        opponent.ask("angel_wars", view(), "novice", seed)
    os.kill(process_of(opponent), signal.SIGCONT)
    assert answer(opponent).move in RULES.legal_moves(view())
    assert not opponent.problem


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for groups there")
def test_F14_ctrl_c_is_not_for_the_opponent(opponent: Opponent) -> None:
    opponent.warm("angel_wars")
    os.kill(process_of(opponent), signal.SIGINT)
    opponent.ask("angel_wars", view(), "novice", 3)
    assert answer(opponent) == choose(RULES, view(), "novice", 3)
    assert not opponent.problem
