"""Settings: whatever the file holds, the program starts, and nothing of it is lost."""

from __future__ import annotations

import dataclasses
import json
import os
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves import settings
from saves.disk import StoreError
from saves.settings import BOUNDS, KEYS, Settings
from saves.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Caelum" / "settings.json"


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def test_without_a_file_the_defaults_stand(path: Path) -> None:
    assert settings.load(path) == Settings()
    assert not path.exists()


def test_the_defaults() -> None:
    assert {key: getattr(Settings(), key) for key in KEYS} == {
        "window_width": 1280, "window_height": 720, "fullscreen": False, "ui_scale": 100, "text_size": 100,
        "speed": 100, "reduce_motion": False, "volume_master": 80, "volume_effects": 80, "volume_ambience": 40,
        "volume_music": 50, "language": "", "names": (), "confirm_end_turn": True, "tooltips": True,
        "opponents_resign": True, "unasked": None, "taught": (),
    }  # fmt: skip


def test_a_file_from_before_the_music_has_it_at_its_usual_volume(path: Path) -> None:
    put(path, b'{"volume_master": 30, "volume_effects": 20, "volume_ambience": 10}')
    found = settings.load(path)
    assert (found.volume_master, found.volume_ambience, found.volume_music) == (30, 10, 50)
    assert found.problem is None


@st.composite
def some_settings(draw: st.DrawFn) -> Settings:
    values: dict[str, Any] = {key: draw(st.integers(*bounds)) for key, bounds in BOUNDS.items()}
    for key in KEYS:
        if isinstance(getattr(Settings(), key), bool):
            values[key] = draw(st.booleans())
    values["language"] = draw(st.sampled_from(["", "en", "pl", "pt_BR"]))
    values["names"] = tuple(draw(st.lists(st.sampled_from(["Anna", "Łucja 🎲", "x" * 40]), max_size=3, unique=True)))
    moments = st.lists(st.sampled_from(["aniolowie.humans", "aniolowie.duels"]), unique=True)
    values["taught"] = tuple(draw(st.lists(st.from_regex(r"[a-z_]{1,40}", fullmatch=True), max_size=5)))
    values["unasked"] = draw(st.none() | moments.map(tuple))
    return Settings(**values)


@hypothesis.settings(deadline=None)
@given(some_settings())
def test_settings_come_back(tmp_path_factory: pytest.TempPathFactory, chosen: Settings) -> None:
    path = tmp_path_factory.mktemp("home") / "settings.json"
    settings.save(chosen, path)
    assert settings.load(path) == chosen


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"\xff\xfe", b"null", b"[]", b"5", b'"x"', b"[" * 100_000, b"9" * 10_000, b"\0" * 100,
        b'{"speed": ' + b"9" * 5000 + b"}", b" " * ((1 << 20) + 1), '{"speed": 100}'.encode("utf-16"),
    ],
    ids=range(13),
)  # fmt: skip
def test_a_broken_file_gives_the_defaults_and_is_kept(data: bytes, path: Path) -> None:
    put(path, data)
    found = settings.load(path)
    assert (
        found.problem
        == "The settings were damaged and are back to the usual; the old file is kept as “settings.json.bad”."
    )
    assert dataclasses.replace(found, problem=None) == Settings()
    assert path.read_bytes() == data
    assert path.with_name("settings.json.bad").read_bytes() == data
    settings.save(found, path)
    assert settings.load(path) == Settings()
    assert path.with_name("settings.json.bad").read_bytes() == data


WRONG: list[Any] = [None, "x y", 1.5, -1, 10**6, [], {}, ["", "x"], ["x" * 41], ["a"] * 9, [["a"]]]


@pytest.mark.parametrize("key", KEYS)
def test_a_broken_field_costs_only_itself(key: str, path: Path) -> None:
    other = "speed" if key != "speed" else "ui_scale"
    for value in WRONG:
        if (key in ("names", "unasked") and value == []) or (key == "unasked" and value is None):
            continue
        if key == "taught" and value in ([], ["a"] * 9):
            continue
        put(path, json.dumps({other: 150, key: value}).encode())
        found = settings.load(path)
        assert getattr(found, other) == 150
        assert getattr(found, key) == getattr(Settings(), key)
        assert found.problem is not None
        assert key in found.problem
        assert path.with_name("settings.json.bad").exists()


@pytest.mark.parametrize("key", BOUNDS)
def test_bounds(key: str, path: Path) -> None:
    low, high = BOUNDS[key]
    for value, good in ((low, True), (high, True), (low - 1, False), (high + 1, False), (True, False)):
        put(path, json.dumps({key: value}).encode())
        found = settings.load(path)
        assert (found.problem is None) == good
        assert (getattr(found, key) == value) == good or value == getattr(Settings(), key)


def test_unknown_keys_survive(path: Path) -> None:
    put(path, b'{"speed": 200, "hologram": {"depth": [1, 2.5, null]}, "problem": "x", "unknown": 1}')
    found = settings.load(path)
    assert found.problem is None
    settings.save(settings.change(found, speed=300), path)
    written = json.loads(path.read_bytes())
    assert written["hologram"] == {"depth": [1, 2.5, None]}
    assert written["problem"] == "x"
    assert written["unknown"] == 1
    assert written["speed"] == 300


def test_change_keeps_the_bounds() -> None:
    changed = settings.change(Settings(), ui_scale=1000, speed=1, volume_master=-3, text_size=120.4, fullscreen=True)
    assert (changed.ui_scale, changed.speed, changed.volume_master, changed.text_size) == (250, 50, 0, 120)
    assert changed.fullscreen
    assert settings.change(Settings(), names=["Anna"]).names == ("Anna",)
    for wrong in (
        {"language": "../x"},
        {"tooltips": 1},
        {"names": [""]},
        {"colour": "red"},
        {"unasked": ["../x"]},
        {"taught": ["../x"]},
        {"taught": "all"},
        {"unasked": "all"},
    ):
        with pytest.raises(ValueError, match="can't be"):
            settings.change(Settings(), **wrong)


def test_names_last_used_come_first() -> None:
    chosen = settings.remember_names(Settings(names=("Anna", "Piotr")), ["Piotr", "", "Ola"])
    assert chosen.names == ("Piotr", "Ola", "Anna")
    many = settings.remember_names(chosen, [f"Player {n}" for n in range(20)])
    assert len(many.names) == 8


def test_a_file_that_can_not_be_read_does_not_stop_the_program(path: Path) -> None:
    path.mkdir(parents=True)
    assert settings.load(path).problem


def test_a_failed_write_is_told_and_leaves_the_old(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(Settings(), path)
    old = path.read_bytes()

    def refuse(*args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        with pytest.raises(StoreError, match="The disk is full"):
            settings.save(Settings(speed=200), path)
    assert path.read_bytes() == old
    assert list(path.parent.iterdir()) == [path]


def test_the_store_keeps_them_beside_the_games(tmp_path: Path) -> None:
    Store(tmp_path).keep_settings(Settings(speed=200))
    assert settings.load(tmp_path / "settings.json").speed == 200
