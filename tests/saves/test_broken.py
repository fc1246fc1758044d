"""Hundreds of broken files: each is told in one sentence and left as it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saves import names
from saves.format import SaveError
from saves.store import Store
from tests.saves import broken
from tests.saves.broken import KINDS, all_broken
from tests.saves.games import played

BROKEN = list(all_broken())


def is_one_sentence(text: str, file: str) -> bool:
    """One line, one full stop at its end, and the file's name in it."""
    rest = text.replace(f"“{file}”", "it")
    return (
        f"“{file}”" in text and text.endswith(".") and ". " not in rest and text.isprintable() and len(rest) < 300
        and "Traceback" not in rest and "Error" not in rest and "{" not in rest
    )  # fmt: skip


def test_there_are_enough_broken_saves() -> None:
    assert len(KINDS) >= 10
    assert len({data for _, data in BROKEN}) >= 200
    assert len({name for name, _ in BROKEN}) == len(BROKEN)


@pytest.mark.parametrize(("name", "data"), BROKEN, ids=[name for name, _ in BROKEN])
def test_a_broken_save_is_told_and_left_alone(name: str, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    os.utime(path, ns=(10**18, 10**18))
    store = Store(tmp_path / "games")
    for work in (store.load, store.import_file):
        with pytest.raises(SaveError) as told:
            work(path)
        assert is_one_sentence(str(told.value), name), str(told.value)
    assert path.read_bytes() == data
    assert path.stat().st_mtime_ns == 10**18
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_the_good_save_they_come_from_is_good(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "good.json"
    path.write_bytes(broken.GOOD_BYTES)
    assert store.load(path).session.moves == played(25).moves


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("future_version_0.json", "comes from a newer Caelum: update Caelum"),
        ("newer_rules_0.json", "comes from a newer Caelum: update Caelum"),
        ("unknown_game_0.json", "a game that this Caelum does not have: update Caelum"),
        ("foreign_format_1.json", "is not a Caelum save: choose another file"),
        ("garbage_0.json", "is not a Caelum save: choose another file"),
        ("truncated_20.json", "was changed or damaged (it is cut off or garbled)"),
        ("truncated_0.json", "(it is empty)"),
        ("tampered_history_0.json", "was changed or damaged (its moves do not lead to its position)"),
        ("illegal_moves_0.json", "(its move 1 is not allowed)"),
        ("bad_options_0.json", "'max_turns' can't be 9; it takes 10-1000"),
        ("too_large_0.json", "is too large"),
    ],
)
def test_the_sentence_fits_the_fault(name: str, words: str, store: Store, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(dict(BROKEN)[name])
    with pytest.raises(SaveError) as told:
        store.load(path)
    assert words in str(told.value)


def test_the_library_lists_broken_files_with_their_problem(store: Store) -> None:
    folder = store.folder / "named"
    folder.mkdir(parents=True)
    for name, data in BROKEN:
        (folder / name).write_bytes(data)
    listed = {entry.path.name: entry for entry in store.entries()}
    assert sorted(listed) == sorted(name for name, _ in BROKEN)
    for name, entry in listed.items():
        assert entry.problem is None or is_one_sentence(entry.problem, name)
        assert entry.name == names.tidy(entry.name, names.LONGEST_TITLE)
        assert entry.when.tzinfo is not None
    for kind in ("truncated_3", "garbage_1", "future_version_0", "unknown_game_0", "newer_rules_0", "wrong_type_0"):
        assert listed[f"{kind}.json"].problem


@pytest.mark.parametrize("name", ["gone.json", "nul\0.json", "x" * 300])
def test_a_file_that_is_not_there_is_told(name: str, store: Store, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="can't be opened"):
        store.load(tmp_path / name)


def test_a_folder_is_no_save(store: Store, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="can't be opened"):
        store.load(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
def test_a_pipe_does_not_hang_the_program(store: Store, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(SaveError, match="can't be opened"):
        store.load(tmp_path / "pipe.json")
