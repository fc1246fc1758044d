"""The file for a bug report: log, versions and the game, and nobody's name."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from game import session
from game.session import PERSON, Seat, Session
from saves import report, settings
from saves.disk import StoreError
from saves.places import Places
from saves.settings import Settings
from saves.store import Store
from ui.__main__ import main

NAMES = ("Zenobia", "Yorick O'Neill")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    home = tmp_path / "home"
    return Places(home, home / "settings.json", home / "caelum.log")


def played(moves: int = 3) -> Session:
    game = session.start("angel_wars", {}, 7, [Seat(PERSON, name) for name in NAMES])
    for _ in range(moves):
        game.play(game.legal_moves()[-1])
    return game


def contents(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as packed:
        return {name: packed.read(name).decode() for name in packed.namelist()}


def in_journal(places: Places, moves: int = 3) -> Path:
    store, game = Store(places.home), played(0)
    store.begin(game)
    for _ in range(moves):
        game.play(game.legal_moves()[-1])
        store.append(game)
    return next((places.home / "playing").iterdir())


def no_names(found: dict[str, str]) -> None:
    for name in NAMES:
        assert not any(name in text for text in found.values())


def test_it_holds_the_log_the_versions_and_the_game(places: Places) -> None:
    in_journal(places)
    settings.save(Settings(names=NAMES), places.settings)
    places.log.write_text(f"ERROR {NAMES[0]} could not move at {Path.home()}/x\n", "utf-8")
    found = contents(report.pack(places, "9.9"))
    assert set(found) == {"versions.txt", "caelum.log", "game.json"}
    assert "Caelum: 9.9" in found["versions.txt"]
    assert "pygame-ce: " in found["versions.txt"]
    assert "could not move at ~/x" in found["caelum.log"]
    lines = [json.loads(line) for line in found["game.json"].splitlines()]
    assert [line.get("move") is not None for line in lines] == [False, True, True, True]
    no_names(found)


def test_the_game_in_memory_goes_before_the_journal(places: Places) -> None:
    in_journal(places)
    found = contents(report.pack(places, "1", played(5)))
    assert len(json.loads(found["game.json"])["moves"]) == 5
    no_names(found)


def test_without_anything_there_is_a_report(places: Places) -> None:
    found = contents(report.pack(places, "1"))
    assert "game: none" in found["versions.txt"]
    assert "no log" in found["caelum.log"]


def test_a_broken_journal_gives_no_name_away(places: Places) -> None:
    path = in_journal(places)
    path.write_bytes(path.read_bytes() + f'{{"name": "{NAMES[0]}", '.encode() + b"\xff\n[1]\n")
    found = contents(report.pack(places, "1"))
    assert "can't be read" in found["game.json"]
    no_names(found)


def test_reports_never_replace_each_other(places: Places) -> None:
    first, second = report.pack(places, "1"), report.pack(places, "2")
    assert first != second
    assert "Caelum: 1" in contents(first)["versions.txt"]


def test_a_folder_that_can_not_be_written_is_no_hindrance(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places.home.touch()
    monkeypatch.setattr(report.tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    assert report.pack(places, "1").parent == tmp_path / "temporary"
    monkeypatch.setattr(report.tempfile, "gettempdir", lambda: str(places.home))
    with pytest.raises(StoreError):
        report.pack(places, "1")


def test_the_command_says_where_it_is(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CAELUM_HOME", str(places.home))
    assert main(["report", "--to", str(tmp_path / "here")]) == 0
    (path,) = (tmp_path / "here").iterdir()
    assert str(path) in capsys.readouterr().out
    (tmp_path / "file").touch()
    assert main(["report", "--to", str(tmp_path / "file")]) == 2
    assert "could not be packed" in capsys.readouterr().err
