"""Nothing is written over that could not be read, and two windows do not get into each other's way."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import builtins
import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saves import disk, results, settings
from saves.settings import Settings
from saves.store import MOST_FINISHED, Store, StoreError
from tests.saves.games import Clock, finished, played, same

ROOT = Path(__file__).resolve().parents[2]
CODES = [errno.EACCES, errno.EIO, errno.EMFILE, errno.ESTALE]


@contextmanager
def unreadable(path: Path, code: int) -> Iterator[None]:
    """For a moment the file can't be opened to be read, or not even be looked at."""
    real_open, real_stat = builtins.open, os.stat

    def refuse(call: Callable[..., Any]) -> Callable[..., Any]:
        def refusing(file: Any, *args: Any, **kwargs: Any) -> Any:
            if not isinstance(file, int) and Path(file) == path:
                raise OSError(code, os.strerror(code), str(path))
            return call(file, *args, **kwargs)

        return refusing

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builtins, "open", refuse(real_open))
        if code == errno.EIO:
            patch.setattr(os, "stat", refuse(real_stat))
        yield


def results_of(store: Store) -> Path:
    return store.folder / "results.json"


def settings_of(store: Store) -> Path:
    return store.folder / "settings.json"


# Four things: missing, unreadable, damaged, newer


@pytest.mark.parametrize("code", CODES)
def test_F4_results_that_can_not_be_read_for_a_moment_are_not_lost(code: int, store: Store) -> None:
    store.finish(finished(1))
    before = results_of(store).read_bytes()
    with unreadable(results_of(store), code):
        assert "can't be read" in (store.results().problem or "")
        with pytest.raises(StoreError, match="can't be read"):
            store.finish(finished(2))
    assert results_of(store).read_bytes() == before
    found = Store(store.folder).results()
    assert found.problem is None
    assert len(found.found) == 2, "the game that was not counted then is counted now"


@pytest.mark.parametrize("code", CODES)
def test_F4_settings_that_can_not_be_read_for_a_moment_are_not_lost(code: int, store: Store) -> None:
    store.keep_settings(Settings(speed=200, names=("Anna",)))
    before = settings_of(store).read_bytes()
    again = Store(store.folder)
    with unreadable(settings_of(store), code):
        chosen = settings.load(settings_of(store))
        assert chosen.problem == "The settings can't be read, so the usual ones are used."
        with pytest.raises(StoreError, match="nothing is written over it"):
            again.keep_settings(settings.change(chosen, volume_master=10))
    assert settings_of(store).read_bytes() == before
    again.keep_settings(settings.change(chosen, volume_master=10))
    found = settings.load(settings_of(store))
    assert (found.speed, found.names, found.volume_master) == (200, ("Anna",), 10)


def told_by(work: str, *words: str) -> str:
    """What a program tells."""
    told = subprocess.run(
        [sys.executable, "-c", work, *words], cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    return told.stdout


FORBIDDEN = """
import os, sys
from pathlib import Path
from saves import settings
from saves.store import Store, StoreError
from tests.saves.games import finished, played
finished(), played(3)
if os.geteuid() == 0:
    os.setgid(65534), os.setuid(65534)
home = Path(sys.argv[1])
store = Store(home)
assert store.entries() == store.in_progress() == [] and store.latest() is None
assert store.trouble(), "it is told"
print(store.results().problem)
chosen = settings.load(home / "settings.json")
print(chosen.problem)
for work in (
    lambda: store.keep_settings(settings.change(chosen, speed=300)), lambda: store.begin(played(3)),
    lambda: store.finish(finished()), lambda: store.save_as(played(2), "Gate"), lambda: store.leave(played(3)),
):
    try:
        work()
    except StoreError as told:
        print(told)
"""


@pytest.mark.skipif(not hasattr(os, "setuid"), reason="the system has no other users")
def test_F6_a_folder_that_can_not_be_entered_stops_nothing(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    for folder in tmp_path.parents:
        if folder.stat().st_uid == os.getuid() and str(folder).startswith("/tmp/"):
            folder.chmod(folder.stat().st_mode | 0o755)
    store = Store(tmp_path / "games")
    store.keep_settings(Settings(speed=200))
    store.finish(finished())
    before = {path: path.read_bytes() for path in store.folder.rglob("*.json")}
    store.folder.chmod(0o000)
    try:
        told = told_by(FORBIDDEN, str(store.folder))
    finally:
        store.folder.chmod(0o755)
    assert len(told.splitlines()) == 6
    assert all(line.endswith(".") for line in told.splitlines())
    assert before == {path: path.read_bytes() for path in store.folder.rglob("*.json")}


def test_F11_newer_results_are_not_damaged_and_stay(store: Store) -> None:
    newer = json.dumps({"caelum_results": results.VERSION + 1, "all": "new"}).encode()
    store.folder.mkdir(parents=True)
    results_of(store).write_bytes(newer)
    assert "newer Caelum" in (store.results().problem or "")
    with pytest.raises(StoreError, match="newer Caelum"):
        store.finish(finished())
    assert results_of(store).read_bytes() == newer
    assert sorted(path.name for path in store.folder.glob("results*")) == ["results.json"]
    for seed in range(2, MOST_FINISHED + 4):
        with pytest.raises(StoreError):
            store.finish(finished(seed))
    results_of(store).unlink()
    assert len(Store(store.folder).results().found) == MOST_FINISHED + 3, "none was forgotten before it was counted"


@pytest.mark.parametrize("name", ["results.json", "settings.json"])
def test_F4_copies_of_what_is_set_aside_are_numbered(name: str, store: Store) -> None:
    def look() -> None:
        store.results()
        settings.load(settings_of(store))

    store.folder.mkdir(parents=True)
    for text in ("first", "second", "second", "third"):
        (store.folder / name).write_text(text)
        look()
        look()
    kept = {path.name: path.read_text() for path in store.folder.glob("*.bad*")}
    assert kept == {f"{name}.bad": "first", f"{name}.bad2": "second", f"{name}.bad3": "third"}


@pytest.mark.parametrize("name", ["results.json", "settings.json"])
def test_F4_what_can_not_be_set_aside_is_not_written_over(
    name: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.folder.mkdir(parents=True)
    (store.folder / name).write_text("damaged")

    def refuse(*_args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(disk.shutil, "copyfile", refuse)
        problem = store.results().problem if name == "results.json" else settings.load(settings_of(store)).problem
        assert "The disk is full" in (problem or "")
        work = (lambda: store.finish(finished())) if name == "results.json" else lambda: store.keep_settings(Settings())
        with pytest.raises(StoreError, match="The disk is full"):
            work()
    assert (store.folder / name).read_text() == "damaged"
    assert not list(store.folder.glob("*.bad*"))
    assert not list(store.folder.glob(".*.tmp"))


def test_one_bad_result_does_not_take_the_others_with_it(store: Store) -> None:
    store.finish(finished(1))
    document = json.loads(results_of(store).read_bytes())
    (good,) = document["results"]
    document["results"] |= {"odd": {"game": 7}, "\ud800": document["results"][good], "": {}}
    results_of(store).write_text(json.dumps(document))
    found = store.results()
    assert list(found.found) == [good]
    assert found.problem == "Some results were damaged and are left out; the old file is kept as “results.json.bad”."
    store.finish(finished(2))
    assert len(store.results().found) == 2


def test_a_name_that_can_not_be_looked_at_is_not_taken_for_free(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = store.save_as(played(3), "Gate")
    before = entry.path.read_bytes()
    real = os.lstat

    def refuse(path: Any, *args: Any, **kwargs: Any) -> Any:
        if Path(path) == entry.path:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(path, *args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(os, "lstat", refuse)
        with pytest.raises(StoreError):
            store.save_as(played(4), "Gate")
    assert entry.path.read_bytes() == before


# Hostile files


def test_F11_a_lone_surrogate_as_a_key_of_the_results(store: Store) -> None:
    store.finish(finished(1))
    document = json.loads(results_of(store).read_bytes())
    (result,) = document["results"].values()
    document["results"] = {"\ud800": result}
    results_of(store).write_text(json.dumps(document))
    store.finish(finished(2))
    assert len(store.results().found) == 2, "the first is counted again, from its file"


@pytest.mark.parametrize("depth", [49, 51, 600, 981])
def test_F11_an_unknown_key_nested_deep_in_the_settings(depth: int, store: Store) -> None:
    store.folder.mkdir(parents=True)
    nested = "[" * depth + "]" * depth
    settings_of(store).write_text('{"speed": 200, "hologram": ' + nested + "}")
    found = settings.load(settings_of(store))
    assert found.speed == 200 or depth > 900, "so deep a file may be no JSON at all, as deep as we are"
    assert (found.problem is None) == (depth < 50)
    store.keep_settings(settings.change(found, volume_master=10))
    assert ("hologram" in json.loads(settings_of(store).read_bytes())) == (depth < 50)
    if depth > 50:
        assert nested in (store.folder / "settings.json.bad").read_text()


def test_F11_no_window_of_the_settings_is_larger_than_any_screen(store: Store) -> None:
    store.folder.mkdir(parents=True)
    settings_of(store).write_text('{"window_width": 16384, "window_height": 16384}')
    found = settings.load(settings_of(store))
    assert (found.window_width, found.window_height) == (1280, 720)
    assert "window_width, window_height" in (found.problem or "")


def test_F11_as_many_results_as_are_kept_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    result = results.of(finished(), Clock()())
    results.change(path, {f"{n:016x}": result for n in range(results.MOST + 100)})
    assert len(results.load(path).found) == results.MOST
    assert results.load(path).problem is None


def test_F11_results_are_kept_by_bytes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "LARGEST_FILE", 10_000)
    path = tmp_path / "results.json"
    result = results.of(finished(), Clock()())
    for n in range(60):
        results.change(path, {f"{n:016x}": result})
    found = results.load(path)
    assert found.problem is None
    assert 10 < len(found.found) < 60
    assert list(found.found)[-1] == f"{59:016x}"


# Results follow from the finished games


class Killed(BaseException):
    """Ends the work at once: no handler in the program may run on it."""


WRITES = ("fsync", "replace", "unlink")


def test_F5_a_kill_while_finishing_loses_no_result(tmp_path: Path) -> None:
    """At every call that changes the disk while the last move is written."""
    points = 0
    for call in WRITES:
        for at in range(20):
            store = Store(tmp_path / f"{call}{at}", Clock())
            store.finish(finished(1))
            game = finished(2)
            last = game.moves[-1]
            game.cut(len(game.moves) - 1)
            store.begin(game)
            game.play(last)
            real, calls = getattr(os, call), 0

            def deadly(*args: Any, real: Any = real, at: int = at, **kwargs: Any) -> Any:
                nonlocal calls
                calls += 1
                if calls > at:
                    raise Killed
                return real(*args, **kwargs)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(os, call, deadly)
                try:
                    store.append(game)
                except Killed:
                    points += 1
                else:
                    break
            after = Store(store.folder, Clock())
            kinds = [entry.kind for entry in after.entries()]
            over = kinds == ["finished", "finished"]
            assert over or kinds == ["autosave", "finished"]
            assert len(after.results().found) == 1 + over
            assert len(results.load(results_of(store)).found) == 1 + over, "it is written, too"
    assert points > 5


def test_F5_a_result_that_comes_late_stands_where_it_belongs(store: Store) -> None:
    for seed in (1, 2, 3):
        store.finish(finished(seed))
    order = list(store.results().found)
    results.change(results_of(store), {}, [order[1]])
    assert list(results.load(results_of(store)).found) == [order[0], order[2]]
    assert list(Store(store.folder).results().found) == order
    results_of(store).unlink()
    assert list(Store(store.folder).results().found) == order
    assert list(results.load(results_of(store)).found) == order


def test_F5_a_kill_while_an_end_is_taken_back_counts_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished()
    store.finish(game)
    game.cut(len(game.moves) - 1)

    def killed(*_args: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(results, "change", killed)
        with pytest.raises(Killed):
            store.rewrite(game)
    after = Store(store.folder)
    assert [entry.kind for entry in after.entries()] == ["autosave"]
    assert not after.results().found
    assert not results.load(results_of(store)).found


def test_F5_a_disk_that_may_only_be_read_still_tells_all_results(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.finish(finished(1))
    results_of(store).unlink()

    def refuse(*_args: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "replace", refuse)
    assert len(Store(store.folder).results().found) == 1
    assert not results_of(store).exists()


# Two windows


WINDOW = [sys.executable, "-m", "tests.saves.window"]
PIPES: dict[str, Any] = {
    "cwd": ROOT, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True,
    "env": {**os.environ, "PYTHONPATH": str(ROOT)},
}  # fmt: skip


def run_two(*commands: list[str]) -> list[str]:
    """Real programs at once: they wait for each other before they begin."""
    running = [subprocess.Popen([*WINDOW, *words], stderr=subprocess.STDOUT, **PIPES) for words in commands]
    for child in running:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
    for child in running:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    told = [child.communicate()[0] for child in running]
    assert [child.returncode for child in running] == [0] * len(running), told
    return told


def test_F7_two_windows_write_settings_at_once(tmp_path: Path) -> None:
    """Each changes a setting of its own, a hundred times: no write fails, and neither undoes the other's."""
    home = str(tmp_path / "games")
    assert run_two(["settings", home, "speed", "100"], ["settings", home, "volume_master", "100"]) == ["", ""]
    found = settings.load(tmp_path / "games" / "settings.json")
    assert found.problem is None
    assert (found.speed, found.volume_master) == (50 + 99, 99)
    assert [path.name for path in (tmp_path / "games").iterdir() if path.name != ".lock"] == ["settings.json"]


def test_F7_two_windows_finish_games_at_once(tmp_path: Path) -> None:
    home = str(tmp_path / "games")
    assert run_two(["finish", home, "1", "25"], ["finish", home, "101", "25"]) == ["", ""]
    store = Store(tmp_path / "games")
    assert results.load(results_of(store)).problem is None
    assert len(results.load(results_of(store)).found) == 50
    assert len(store.entries()) == MOST_FINISHED
    assert not list(store.folder.rglob(".*.tmp"))


def test_F7_two_windows_go_on_with_one_game(tmp_path: Path) -> None:
    """Both continue the same journal at once: each finds its own game again, with all its moves."""
    store = Store(tmp_path / "games")
    store.begin(played(5, max_turns=1000))
    home = str(tmp_path / "games")
    told = run_two(["continue", home, "1", "60"], ["continue", home, "2", "60"])
    found = [store.load(entry.path).session for entry in Store(tmp_path / "games").in_progress()]
    assert len(found) == 2
    lines = sorted("".join(f"{move}\n" for move in game.moves) for game in found)
    assert lines == sorted(told)


@pytest.mark.parametrize("both", [False, True])
def test_F7_a_game_that_another_window_has_ended_goes_on_as_its_own(both: bool, store: Store) -> None:
    game = finished(1)
    moves = list(game.moves)
    game.cut(len(moves) - 2)
    store.begin(game)
    (entry,) = store.in_progress()
    ours, theirs = Store(store.folder), Store(store.folder)
    mine, yours = ours.load(entry.path).session, theirs.load(entry.path).session
    for move in moves[-2:]:
        yours.play(move)
        theirs.append(yours)
    for move in moves[-2:] if both else moves[-2:-1]:
        mine.play(move)
        ours.append(mine)
    found = Store(store.folder)
    assert [entry.kind for entry in found.entries()] == ["finished" if both else "autosave", "finished"]
    assert len(found.results().found) == 1 + both
    assert same(found.load(found.entries()[0].path).session, mine)


def test_F7_two_windows_save_under_one_name(tmp_path: Path) -> None:
    home = str(tmp_path / "games")
    assert run_two(["save", home, "1", "20"], ["save", home, "2", "20"]) == ["", ""]
    entries = Store(tmp_path / "games").entries()
    assert len({entry.name for entry in entries}) == 40
    assert {len(Store(tmp_path).load(entry.path).session.moves) for entry in entries} == {1, 2}


def test_F7_a_window_that_holds_on_is_told_of(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(3)
    store.begin(game)
    other = subprocess.Popen([*WINDOW, "hold", str(store.folder)], **PIPES)
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "ready\n"
        monkeypatch.setattr(disk, "TRIES", 2)
        game.play(game.legal_moves()[0])
        with pytest.raises(StoreError, match="Another window of Caelum"):
            store.append(game)
    finally:
        other.kill()
        other.communicate()
    game.play(game.legal_moves()[0])
    store.append(game)
    (entry,) = Store(store.folder).in_progress()
    assert same(Store(store.folder).load(entry.path).session, game)


def test_F7_what_kills_leave_is_swept_up(store: Store) -> None:
    store.keep_settings(Settings())
    for n in range(3):
        (store.folder / f".settings.json.{n}.tmp").write_text("half a file")
    (store.folder / ".settings.json.bak.1.tmp").write_text("another's")
    store.keep_settings(Settings(speed=200))
    assert not list(store.folder.glob(".settings.json.[0-9]*.tmp"))
