"""Where games are played changes nothing about them; who dies there costs one game, and nobody plays on unasked."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from game.ai import arena
from game.ai.records import Job, Record
from tests import machines
from tests.machines import AHEAD, TRIES, Alone, Crew, Processes, Refused, checked, code, crew

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


def square(number: int) -> int:
    return number * number


def stumble(job: tuple[str, int, int]) -> int:
    """Leaves a mark for each try in a folder; number 3 dies of the first so many."""
    folder, number, deaths = job
    tried = len([*Path(folder).glob(f"{number}-*")])
    Path(folder, f"{number}-{tried}").touch(exist_ok=False)
    if number == 3 and tried < deaths:
        os.kill(os.getpid(), KILL)
    return number


def play_or_die(job: tuple[str, Job]) -> Record:
    """Number 3 dies when its game is over, the first time."""
    record = arena.play_game(job[1])
    stumble((job[0], job[1].seed, 1))
    return record


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def endless(number: int) -> int:
    if number:
        os.write(sys.stdout.fileno(), b"playing\n")
        time.sleep(600)
    return number


@pytest.mark.parametrize("those", [Alone(), Processes(2)], ids=["alone", "two"])
def test_results_come_in_the_order_of_their_jobs_which_are_begun_only_some_way_ahead(those: Crew) -> None:
    begun: list[int] = []

    def jobs() -> Iterator[int]:
        for number in count():
            begun.append(number)
            yield number

    with those:
        results = those.map(square, jobs())
        assert begun == []
        assert [next(results) for _n in range(30)] == [n * n for n in range(30)]
        assert 30 <= len(begun) < 30 + 2 * AHEAD
        results.close()
        assert list(those.map(square, range(5))) == [0, 1, 4, 9, 16]
        assert list(those.map(square, [])) == []


def test_who_dies_costs_only_the_job_that_was_being_played(tmp_path: Path) -> None:
    with Processes(2) as those:
        assert list(those.map(stumble, [(str(tmp_path), n, TRIES - 1) for n in range(8)])) == list(range(8))
    tried = sorted(mark.name for mark in tmp_path.iterdir())
    assert tried == sorted([*(f"{n}-0" for n in range(8)), "3-1", "3-2"])


def test_a_job_that_nobody_survives_is_named(tmp_path: Path) -> None:
    with Processes(2) as those, pytest.raises(Refused, match=r"', 3, 9\) dies of it"):
        list(those.map(stumble, [(str(tmp_path), n, 9) for n in range(5)]))
    assert (tmp_path / f"3-{TRIES - 1}").exists()
    assert not (tmp_path / f"3-{TRIES}").exists()


def test_games_are_the_same_in_one_process_and_in_two_of_which_one_is_killed(tmp_path: Path) -> None:
    planned = arena.jobs(
        "archangelis", ["person", "person"], arena.settings("archangelis", ["person", "person"], []), 6, 1
    )
    with Alone() as those:
        wanted = list(those.map(arena.play_game, planned))
    with Processes(2) as those:
        assert list(those.map(play_or_die, [(str(tmp_path), job) for job in planned])) == wanted
    assert len([*tmp_path.iterdir()]) == len(planned) + 1


def test_a_job_that_fails_says_why() -> None:
    with Processes(2) as those, pytest.raises(RuntimeError, match=r"(?s)^7 failed.*ValueError: not 7"):
        next(those.map(refuse, [7]))


def test_whoever_wants_no_more_leaves_no_process_behind() -> None:
    with Processes(2) as those:
        results = those.map(endless, range(3))
        assert next(results) == 0
        started = multiprocessing.active_children()
        assert len(started) == 2
        results.close()
        assert those.busy == {}
    assert not any(process.is_alive() for process in started)


def test_nobody_outlives_whoever_asked() -> None:
    """What they print is at its end only when the last of them is gone."""
    script = "from tests.test_machines import *\nif __name__ == '__main__':\n  list(Processes(2).map(endless, [1, 2]))"
    command = [sys.executable, "-c", script]
    folder = Path(__file__).parents[1]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=folder, text=True) as asking:
        assert asking.stdout is not None
        playing = [asking.stdout.readline() for _n in range(2)]
        asking.kill()
        assert playing == ["playing\n"] * 2
        assert asking.communicate(timeout=100) == ("", None)


# A cluster


def test_without_dask_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Refused, match=r"pip install \.\[cluster\]"):
        crew(2, "tcp://127.0.0.1:8786")


def test_only_the_same_code_plays() -> None:
    assert checked(code(), square, 7) == 49
    with pytest.raises(Refused, match="other code"):
        checked("older", square, 7)


def test_code_is_known_by_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(folder: str, name: str, text: str) -> str:
        file = tmp_path / folder / "game" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())
        monkeypatch.setattr(machines, "ROOT", tmp_path / folder)
        return code.__wrapped__()

    assert found("here", "a.py", "x = 1\n") == found("there", "a.py", "x = 1\r\n")
    assert found("here", "a.py", "x = 2\n") != found("there", "a.py", "x = 1\n")
    assert found("here", "b.py", "x = 1\n") != found("there", "c.py", "x = 1\n")


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_also_when_one_of_it_is_killed() -> None:
    distributed = pytest.importorskip("distributed", reason="an extra: pip install .[cluster]")
    planned = arena.jobs(
        "archangelis", ["person", "random"], arena.settings("archangelis", ["person", "person"], []), 12, 8
    )
    with distributed.LocalCluster(3, 1, host="127.0.0.1", dashboard_address=None) as there:
        with Alone() as those:
            wanted = list(those.map(arena.play_game, planned))
        with crew(0, there.scheduler_address) as those:
            results = those.map(arena.play_game, planned)
            played = [next(results)]
            os.kill(next(iter(there.workers.values())).pid, KILL)
            assert played + list(results) == wanted
