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
DEEPEST = 50
LONGEST_TOLD = 100

BOUNDS = {
    "window_width": (640, 7680),
    "window_height": (360, 4320),
    "ui_scale": (75, 250),
    "text_size": (80, 160),
    "speed": (50, 400),
    "volume_master": (0, 100),
    "volume_effects": (0, 100),
    "volume_ambience": (0, 100),
    "volume_music": (0, 100),
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
    volume_music: int = 50
    language: str = ""
    """Empty means the system's."""
    names: tuple[str, ...] = ()
    """The players' names, last used first."""
    confirm_end_turn: bool = True
    tooltips: bool = True
    opponents_resign: bool = True
    unasked: tuple[str, ...] | None = None
    """Moments, as game and sort, at which persons do not want to be asked; None: those that each game leaves out."""
    taught: tuple[str, ...] = ()
    """The games whose lesson was gone through to its end."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """What a newer Caelum wrote: kept when this one writes."""
    problem: str | None = None
    """One sentence when the file was not good."""
    seen: Mapping[str, Any] | None = field(default=None, compare=False)
    """What the file said when it was read, to tell what has been changed here since."""


OWN = ("unknown", "problem", "seen")
KEYS = tuple(item.name for item in dataclasses.fields(Settings) if item.name not in OWN)
USUAL = {key: getattr(Settings(), key) for key in KEYS}


def load(path: Path) -> Settings:
    """The settings; a missing file gives the defaults, a broken one the defaults for what is broken."""
    try:
        values, unknown, bad = _read(path)
    except OSError:
        return Settings(problem=_("The settings can't be read, so the usual ones are used."), seen=USUAL)
    problem = _keep_bad(path, bad) if bad is not None else None
    return Settings(**values, unknown=unknown, problem=problem, seen=USUAL | values)


def _read(path: Path) -> tuple[dict[str, Any], dict[str, Any], list[str] | None]:
    """What is good in the file, what is not ours, and which keys are bad; an empty list of these means all."""
    try:
        data = disk.read(path, LARGEST_FILE)
    except FileNotFoundError:
        return {}, {}, None
    try:
        if len(data) > LARGEST_FILE:
            raise ValueError("too large")
        found = json.loads(data.decode("utf-8"))
        if not isinstance(found, dict):
            raise ValueError("not an object")
    except (ValueError, RecursionError):
        return {}, {}, []
    good = {key: _fitted(key, found[key]) for key in KEYS if key in found and _fits(key, found[key])}
    unknown = {key: value for key, value in found.items() if key not in KEYS and _depth(value) <= DEEPEST}
    bad = [key for key in found if key not in good and key not in unknown]
    return good, unknown, bad or None


def _depth(value: Any) -> int:
    """How deep lists and objects lie in one another: what is too deep could be read, but not be written again."""
    depth, layer = 0, [value]
    while layer := [part for part in layer if isinstance(part, (dict, list))]:
        depth += 1
        layer = [item for part in layer for item in (part.values() if isinstance(part, dict) else part)]
    return depth


def save(settings: Settings, path: Path, since: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Writes what has changed `since`, else all; what another window has changed meanwhile stays.

    A `StoreError` when that fails, as it does while the file can't be read: what it holds is not written over.
    """
    with disk.locked(path.parent):
        try:
            there, unknown, bad = _read(path)
        except OSError as error:
            text = _("“{file}” can't be read now, so nothing is written over it: check the file and the disk.")
            raise disk.StoreError(text.format(file=path.name)) from error
        if bad is not None:
            disk.set_aside(path)
        ours = {key: getattr(settings, key) for key in KEYS}
        kept = {key: there[key] for key in there if since is not None and since.get(key) == ours[key]}
        values = {**settings.unknown, **unknown, **ours, **kept}
        disk.write(path, json.dumps(values, indent=2).encode() + b"\n")
        return ours


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
    given = [names.tidy(name, names.LONGEST_NAME) for name in used if names.fits(name)]
    kept = dict.fromkeys([*given, *settings.names])
    return dataclasses.replace(settings, names=tuple(kept)[:MOST_NAMES])


def _fits(key: str, value: object) -> bool:
    if key in BOUNDS:
        low, high = BOUNDS[key]
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    if key == "language":
        return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9_@-]{0,20}", value) is not None
    if key == "names":
        return isinstance(value, (list, tuple)) and len(value) <= MOST_NAMES and all(map(names.readable, value))
    if key == "unasked":
        listed = isinstance(value, (list, tuple)) and len(value) <= MOST_MOMENTS and all(map(_is_moment, value))
        return listed or value is None
    if key == "taught":
        return isinstance(value, (list, tuple)) and len(value) <= MOST_MOMENTS and all(map(_is_game, value))
    return key in KEYS and isinstance(value, bool)


def _is_game(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z_]{1,40}", value) is not None


def _is_moment(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z_]{1,40}\.[a-z_]{1,40}", value) is not None


def _fitted(key: str, value: Any) -> Any:
    if key == "names":
        shown = (names.tidy(name, names.LONGEST_NAME) for name in value)
        return tuple(dict.fromkeys(name for name in shown if name))
    return tuple(value) if key == "taught" or (key == "unasked" and value is not None) else value


def _keep_bad(path: Path, bad: list[str]) -> str:
    """Keeps a copy of the bad file before it is written anew, and says so."""
    try:
        kept = disk.set_aside(path)
    except disk.StoreError as problem:
        return str(problem)
    if bad:
        text = _("Some settings ({what}) were not good and are back to the usual; the old file is kept as “{file}”.")
    else:
        text = _("The settings were damaged and are back to the usual; the old file is kept as “{file}”.")
    what = names.tidy(", ".join(bad), LONGEST_TOLD)
    return text.format(what=what, file=kept.name)
