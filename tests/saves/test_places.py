"""Where the files live."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest

from saves import places
from saves.store import Store
from tests.saves.games import played


@pytest.fixture(autouse=True)
def no_override(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAELUM_HOME", raising=False)


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a packaged program that runs."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "caelum.exe"))
    return tmp_path


def test_usually_in_the_users_data_folder() -> None:
    assert places.home() == Path(platformdirs.user_data_dir("Caelum", appauthor=False))
    assert places.home().name == "Caelum"


def test_a_packaged_program_alone_uses_the_users_data_folder(packaged: Path) -> None:
    assert places.home() == Path(platformdirs.user_data_dir("Caelum", appauthor=False))


def test_a_folder_beside_the_packaged_program_keeps_the_saves(packaged: Path) -> None:
    (packaged / "saves").mkdir()
    assert places.home() == packaged / "saves"
    Store(places.home()).save_as(played(2), "Here")
    assert (packaged / "saves" / "named" / "here.json").is_file()


def test_a_file_of_that_name_does_not(packaged: Path) -> None:
    (packaged / "saves").write_text("")
    assert places.home().name == "Caelum"


def test_portable_makes_the_folder_beside_the_packaged_program(packaged: Path) -> None:
    assert places.home(portable=True) == packaged / "saves"
    assert not (packaged / "saves").exists()


def test_portable_from_source_stays_out_of_the_package() -> None:
    root = Path(places.__file__).parents[1]
    assert places.home(portable=True) == root / "portable"
    assert places.home(portable=False).name == "Caelum"


def test_the_variable_comes_first(packaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (packaged / "saves").mkdir()
    monkeypatch.setenv("CAELUM_HOME", str(packaged / "elsewhere"))
    assert places.home() == places.home(portable=True) == packaged / "elsewhere"
    monkeypatch.setenv("CAELUM_HOME", "here")
    assert places.home() == Path.cwd() / "here"
    monkeypatch.setenv("CAELUM_HOME", "")
    assert places.home() == packaged / "saves"


def test_the_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CAELUM_HOME", str(tmp_path))
    assert places.find() == (tmp_path, tmp_path / "settings.json", tmp_path / "caelum.log")
