"""The game in play: every move is on the disk before the next, whatever happens to the program."""
# ruff: noqa: N802 - some tests are named by the numbers of findings

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Stream
from saves import disk
from saves.store import COMPACT_AFTER, MOST_FINISHED, SaveError, Store, StoreError
from tests.saves.games import Clock, finished, played, same, start, steps

ROOT = Path(__file__).resolve().parents[2]


def journal_file(store: Store) -> Path:
    (path,) = (store.folder / "playing").glob("*.journal")
    return path


def play_into(store: Store, moves: int, seed: int = 1) -> Any:
    game = start(seed)
    store.begin(game)
    for _, _ in zip(range(moves), steps(game, Stream(seed)), strict=False):
        store.append(game)
    return game


def reopened(store: Store) -> Store:
    """The store as the next start of the program finds it."""
    return Store(store.folder, Clock())


def continued(store: Store) -> Any:
    entry = reopened(store).latest(None)
    assert entry is not None
    return reopened(store).load(entry.path).session


# Playing


@pytest.mark.parametrize("moves", [0, 1, COMPACT_AFTER - 1, COMPACT_AFTER, COMPACT_AFTER + 1, 120])
def test_every_move_is_on_the_disk(store: Store, moves: int) -> None:
    game = play_into(store, moves)
    assert len(game.moves) == moves
    assert same(continued(store), game)


def test_the_journal_is_lines_and_stays_short(store: Store) -> None:
    play_into(store, COMPACT_AFTER - 1)
    assert len(journal_file(store).read_bytes().splitlines()) == COMPACT_AFTER
    game = play_into(Store(store.folder / "other"), COMPACT_AFTER + 2)
    assert len(journal_file(Store(store.folder / "other")).read_bytes().splitlines()) == 3
    assert len(game.moves) == COMPACT_AFTER + 2


def test_the_line_of_the_library_follows_the_moves(store: Store) -> None:
    game = play_into(store, 5)
    (entry,) = store.in_progress()
    assert entry.kind == "autosave"
    assert entry.title == "Angel Wars"
    assert entry.name == "Anna, Piotr"
    assert entry.summary == f"5 moves · {game.names[game.to_act()]} to move"


def test_a_loaded_game_goes_on_in_its_journal(store: Store) -> None:
    play_into(store, 30)
    again = reopened(store)
    entry = again.latest("angel_wars")
    assert entry is not None
    game = again.load(entry.path).session
    before = entry.path.read_bytes()
    again.begin(game)
    assert entry.path.read_bytes() == before
    game.play(game.legal_moves()[0])
    again.append(game)
    assert entry.path.read_bytes().startswith(before)
    assert same(continued(store), game)


def test_an_undo_is_rewritten(store: Store) -> None:
    game = play_into(store, 7)
    while game.undo_refused():
        game.play(game.legal_moves()[1])
        store.append(game)
    game.undo()
    store.rewrite(game)
    assert same(continued(store), game)
    game.play(game.legal_moves()[2])
    store.append(game)
    assert same(continued(store), game)


def test_a_move_that_was_not_told_is_not_lost(store: Store) -> None:
    game = play_into(store, 4)
    for _ in range(2):
        game.play(game.legal_moves()[0])
    store.append(game)
    assert same(continued(store), game)
    store.append(game)
    assert same(continued(store), game)


def test_append_without_begin_begins(store: Store) -> None:
    game = played(3)
    store.append(game)
    assert same(continued(store), game)


def test_games_in_progress_are_listed_newest_first(store: Store) -> None:
    games = [play_into(store, 3, seed) for seed in (1, 2, 3)]
    games[0].play(games[0].legal_moves()[0])
    store.append(games[0])
    seeds = [reopened(store).load(entry.path).session.seed for entry in store.in_progress()]
    assert seeds == [1, 3, 2]
    assert continued(store).seed == 1
    assert store.latest("chess") is None


def test_leaving_brings_the_snapshot_up_to_date(store: Store) -> None:
    game = play_into(store, 9)
    store.leave(game)
    assert len(journal_file(store).read_bytes().splitlines()) == 1
    assert same(continued(store), game)


def test_a_look_at_a_game_changes_nothing(store: Store) -> None:
    game = play_into(store, 9)
    path = journal_file(store)
    look = store.load(path).session
    game.play(game.legal_moves()[0])
    store.append(game)
    written = path.read_bytes()
    store.leave(look)
    assert path.read_bytes() == written
    assert same(continued(store), game)


def test_two_programs_on_one_journal_part_ways(store: Store) -> None:
    play_into(store, 9)
    path = journal_file(store)
    one, other = reopened(store), reopened(store)
    ours, theirs = one.load(path).session, other.load(path).session
    for choice, (at, game) in enumerate([(one, ours), (other, theirs), (one, ours), (other, theirs)]):
        game.play(game.legal_moves()[choice])
        at.append(game)
    found = [reopened(store).load(entry.path).session for entry in store.in_progress()]
    assert len(found) == 2
    assert any(same(game, ours) for game in found)
    assert any(same(game, theirs) for game in found)


def test_a_journal_that_vanished_is_written_anew(store: Store) -> None:
    game = play_into(store, 9)
    journal_file(store).unlink()
    game.play(game.legal_moves()[0])
    store.append(game)
    assert same(continued(store), game)


# The end


def test_the_last_move_finishes_the_game(store: Store) -> None:
    game = start(max_turns=10)
    store.begin(game)
    for _ in steps(game, Stream(1)):
        store.append(game)
    store.finish(game)
    assert store.latest(None) is None
    (entry,) = store.entries()
    assert entry.kind == "finished"
    assert entry.summary == "Draw"
    assert same(reopened(store).load(entry.path).session, game)
    assert list((store.folder / "playing").iterdir()) == []


def test_taking_back_the_last_move_puts_the_game_in_play_again(store: Store) -> None:
    game = finished()
    store.begin(game)
    assert store.entries() == []
    store.finish(game)
    game.cut(len(game.moves) - 1)
    store.rewrite(game)
    assert [entry.kind for entry in store.entries()] == ["autosave"]
    assert same(continued(store), game)


def test_playing_on_from_a_finished_game_leaves_it_finished(store: Store) -> None:
    store.finish(finished())
    (entry,) = store.entries()
    game = store.load(entry.path).session
    store.begin(game)
    store.finish(game)
    assert len(store.entries()) == 1
    game.cut(len(game.moves) - 1)
    store.rewrite(game)
    assert [entry.kind for entry in store.entries()] == ["autosave", "finished"]


def test_the_last_finished_games_are_kept(store: Store) -> None:
    for seed in range(MOST_FINISHED + 3):
        store.finish(finished(seed))
    seeds = [reopened(store).load(entry.path).session.seed for entry in store.entries()]
    assert seeds == list(reversed(range(3, MOST_FINISHED + 3)))


# Kills


def cut(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])


def test_a_torn_last_line_loses_only_itself(store: Store) -> None:
    game = play_into(store, 8)
    path = journal_file(store)
    whole = path.read_bytes()
    last = whole[:-1].rindex(b"\n") + 1
    for size in range(last, len(whole)):
        cut(path, size)
        loaded = reopened(store).load(path)
        assert loaded.session.moves == game.moves[:7]
        assert (loaded.note is None) == (size == last)
        path.write_bytes(whole)


def test_a_torn_journal_goes_on_and_keeps_a_backup(store: Store) -> None:
    play_into(store, 8)
    path = journal_file(store)
    cut(path, path.stat().st_size - 5)
    torn = path.read_bytes()
    again = reopened(store)
    loaded = again.load(path)
    assert loaded.note
    assert path.read_bytes() == torn
    loaded.session.play(loaded.session.legal_moves()[0])
    again.append(loaded.session)
    assert disk.backup(path).read_bytes() == torn
    assert same(continued(store), loaded.session)
    assert len(again.entries()) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no SIGKILL")
@pytest.mark.parametrize("moves", [1, 30, COMPACT_AFTER, COMPACT_AFTER + 1, 140])
def test_a_killed_program_loses_nothing(moves: int, tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.saves.endless", str(tmp_path)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert child.stdout is not None
        told = next(int(line) for line in child.stdout if int(line) >= moves)
    finally:
        os.kill(child.pid, signal.SIGKILL)
        child.communicate()
    (entry,) = Store(tmp_path).entries()
    loaded = Store(tmp_path).load(entry.path).session
    assert len(loaded.moves) >= told
    assert same(loaded, played(len(loaded.moves), max_turns=1000))


class Killed(BaseException):
    """Ends the work at once: no handler in the program may run on it."""


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("at", range(6))
def test_a_kill_between_any_two_steps_loses_nothing(
    call: str, at: int, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole life of a game: begun, played past a compaction, finished."""
    real: Callable[..., Any] = getattr(os, call)
    calls = 0
    stops = {"fsync": [0, 1, 2, 20, 51, 52], "replace": [0, 1, 2, 3, 4, 5]}[call]

    def deadly(*args: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls > stops[at]:
            raise Killed
        return real(*args)

    game = start(max_turns=30)
    safe = -1
    with monkeypatch.context() as patch:
        patch.setattr(os, call, deadly)
        try:
            store.begin(game)
            safe = 0
            for _ in steps(game, Stream(1)):
                store.append(game)
                safe = len(game.moves)
        except Killed:
            pass
    entries = reopened(store).entries()
    assert len(entries) == 1 or safe == -1
    for entry in entries:
        loaded = reopened(store).load(entry.path).session
        assert len(loaded.moves) >= safe
        assert loaded.moves == game.moves[: len(loaded.moves)]
        assert (entry.kind == "finished") == (loaded.outcome() is not None)


def test_a_kill_while_finishing_does_not_offer_the_game_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished()
    last = game.moves[-1]
    game.cut(len(game.moves) - 1)
    store.begin(game)
    game.play(last)

    def killed(path: Path) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(disk, "remove", killed)
        with pytest.raises(Killed):
            store.append(game)
    assert journal_file(store).exists()
    assert [entry.kind for entry in reopened(store).entries()] == ["finished"]
    for seed in range(MOST_FINISHED):
        store.finish(finished(seed))
    assert not list((store.folder / "playing").iterdir())


# A disk that does not want


def refuse(code: int) -> Callable[..., Any]:
    def refusing(*args: Any) -> Any:
        raise OSError(code, os.strerror(code))

    return refusing


@pytest.mark.parametrize(
    ("code", "words"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "may not write to"), (errno.EIO, "can't be written")],
)
def test_a_disk_that_does_not_want_is_told_and_the_game_goes_on(
    code: int, words: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_into(store, 5)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse(code))
        for _ in range(3):
            game.play(game.legal_moves()[0])
            with pytest.raises(StoreError) as told:
                store.append(game)
            assert words in str(told.value)
            assert str(told.value).endswith(".")
    assert len(continued(store).moves) >= 5
    game.play(game.legal_moves()[0])
    store.append(game)
    assert same(continued(store), game)


def test_a_folder_that_can_not_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where the folder should be")
    store = Store(tmp_path / "games")
    game = start()
    for work in (store.begin, store.append, store.rewrite, store.finish, store.leave):
        with pytest.raises(StoreError):
            work(game)
    with pytest.raises(StoreError):
        store.save_as(game, "name")
    assert store.entries() == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match="may not write"):
        Store(tmp_path / "games").begin(start())
    tmp_path.chmod(0o700)


def test_a_journal_that_can_not_be_read_is_not_continued(store: Store) -> None:
    play_into(store, 3)
    path = journal_file(store)
    cut(path, 100)
    assert store.latest(None) is None
    (entry,) = store.in_progress()
    assert entry.problem
    with pytest.raises(SaveError):
        store.load(path)


# The game that Continue opens


def test_F15_with_the_clock_set_back_the_last_game_played_is_continued(store: Store) -> None:
    first = play_into(store, 3, 1)
    play_into(store, 3, 2)
    early = Clock()
    early.now -= timedelta(days=400)
    back = Store(store.folder, early)
    assert continued(store).seed == 2
    play_into(back, 3, 3)
    assert continued(store).seed == 3
    entry = next(entry for entry in back.in_progress() if back.load(entry.path).session.seed == 1)
    first = back.load(entry.path).session
    first.play(first.legal_moves()[0])
    back.append(first)
    assert continued(store).seed == 1
    assert next(iter(store.in_progress())).when.year == early.now.year, "what is shown is what the clock said"


def test_F15_games_of_before_keep_their_order(store: Store) -> None:
    """Journals that older versions wrote have no order of their own: their time stands for it."""
    for seed in (1, 2):
        play_into(store, 3, seed)
    for path in (store.folder / "playing").iterdir():
        path.write_bytes(re.sub(rb',"order":\d+', b"", path.read_bytes()))
    seeds = [reopened(store).load(entry.path).session.seed for entry in store.in_progress()]
    assert seeds == [2, 1]
    play_into(store, 3, 3)
    assert continued(store).seed == 3


def test_F15_a_journal_that_can_not_be_opened_is_not_continued_for_ever(store: Store) -> None:
    play_into(store, 3, 1)
    play_into(store, 3, 2)
    bad = store.latest()
    assert bad is not None
    bad.path.write_bytes(bad.path.read_bytes().replace(b'"seed":2', b'"seed":3', 1))
    assert store.latest() == bad, "it looks well as long as nobody opens it"
    with pytest.raises(SaveError):
        store.load(bad.path)
    good = store.latest()
    assert good is not None
    assert store.load(good.path).session.seed == 1
    assert [entry.problem is None for entry in store.in_progress()] == [False, True]


@pytest.mark.parametrize("seed", [1 << 64, -(1 << 64), (1 << 64) - 1])
def test_F15_the_largest_seeds_are_journalled(seed: int, store: Store) -> None:
    game = play_into(store, 3, seed)
    assert same(continued(store), game)


@pytest.mark.parametrize("seed", [(1 << 64) + 1, -(1 << 64) - 1, 10**40])
def test_F15_larger_seeds_are_refused_with_a_sentence(seed: int) -> None:
    with pytest.raises(ValueError, match="The seed is a whole number from"):
        start(seed)
