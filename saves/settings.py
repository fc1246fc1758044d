"""The player's settings: a small JSON file that never stops the program from starting."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.language import _
from saves import disk, names

LARGEST_FILE = 1 << 20
MOST_NAMES = 8
MOST_MOMENTS = 64

BOUNDS = {
    "window_width": (640, 16384),
    "window_height": (360, 16384),
    "ui_scale": (75, 250),
    "text_size": (80, 160),
    "speed": (50, 400),
    "volume_master": (0, 100),
    "volume_effects": (0, 100),
    "volume_ambience": (0, 100),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose. Scale, size, speed and volumes are per cent."""

    window_width: int = 1280
    window_height: int = 720
    fullscreen: bool = False
    ui_scale: int = 100
    text_size: int = 100
    speed: int = 100
    reduce_motion: bool = False
    volume_master: int = 80
    volume_effects: int = 80
    volume_ambience: int = 40
    language: str = ""
    """Empty means the system's."""
    names: tuple[str, ...] = ()
    """The players' names, last used first."""
    show_log: bool = True
    confirm_end_turn: bool = True
    tooltips: bool = True
    unasked: tuple[str, ...] = ("aniolowie.humans",)
    """Moments, as game and sort, at which persons do not want to be asked."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """What a newer Caelum wrote: kept when this one writes."""
    problem: str | None = None
    """One sentence when the file was not good."""


OWN = ("unknown", "problem")
KEYS = tuple(item.name for item in dataclasses.fields(Settings) if item.name not in OWN)


def load(path: Path) -> Settings:
    """The settings; a missing file gives the defaults, a broken one the defaults for what is broken."""
    try:
        data = disk.read(path, LARGEST_FILE)
    except FileNotFoundError:
        return Settings()
    except OSError:
        return Settings(problem=_("The settings can't be read, so the usual ones are used."))
    try:
        if len(data) > LARGEST_FILE:
            raise ValueError("too large")
        found = json.loads(data.decode("utf-8"))
        if not isinstance(found, dict):
            raise ValueError("not an object")
    except (ValueError, RecursionError):
        return Settings(problem=_keep_bad(path, ""))
    good = {key: _fitted(key, found[key]) for key in KEYS if key in found and _fits(key, found[key])}
    unknown = {key: value for key, value in found.items() if key not in KEYS}
    bad = [key for key in KEYS if key in found and key not in good]
    return Settings(**good, unknown=unknown, problem=_keep_bad(path, ", ".join(bad)) if bad else None)


def save(settings: Settings, path: Path) -> None:
    """Writes them all at once; a `StoreError` when that fails."""
    values = {key: getattr(settings, key) for key in KEYS}
    text = json.dumps({**settings.unknown, **values}, indent=2)
    disk.write(path, text.encode() + b"\n")


def change(settings: Settings, **values: Any) -> Settings:
    """The settings with some values changed; numbers are brought within their bounds."""
    for key, value in values.items():
        if key in BOUNDS:
            low, high = BOUNDS[key]
            values[key] = min(max(round(value), low), high)
        elif not _fits(key, value):
            raise ValueError(f"'{key}' can't be {value!r}")
        else:
            values[key] = _fitted(key, value)
    return dataclasses.replace(settings, **values)


def remember_names(settings: Settings, used: list[str]) -> Settings:
    """The names just used come first; the oldest are forgotten."""
    given = [name for name in used if names.fits(name)]
    kept = dict.fromkeys([*given, *settings.names])
    return dataclasses.replace(settings, names=tuple(kept)[:MOST_NAMES])


def _fits(key: str, value: object) -> bool:
    if key in BOUNDS:
        low, high = BOUNDS[key]
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    if key == "language":
        return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9_@-]{0,20}", value) is not None
    if key == "names":
        return isinstance(value, (list, tuple)) and len(value) <= MOST_NAMES and all(map(names.fits, value))
    if key == "unasked":
        return isinstance(value, (list, tuple)) and len(value) <= MOST_MOMENTS and all(map(_is_moment, value))
    return key in KEYS and isinstance(value, bool)


def _is_moment(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z_]{1,40}\.[a-z_]{1,40}", value) is not None


def _fitted(key: str, value: Any) -> Any:
    return tuple(value) if key in ("names", "unasked") else value


def _keep_bad(path: Path, what: str) -> str:
    """Keeps a copy of the bad file before it is written anew, and says so."""
    kept = disk.keep_bad(path)
    if what:
        text = _("Some settings ({what}) were not good and are back to the usual; the old file is kept as “{file}”.")
    else:
        text = _("The settings were damaged and are back to the usual; the old file is kept as “{file}”.")
    return text.format(what=what, file=kept.name)
