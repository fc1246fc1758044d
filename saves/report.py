"""A report for whoever mends faults: the log, the versions and the last game in one file, without anybody's name."""

from __future__ import annotations

import io
import json
import os
import platform
import re
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from game.core.language import _
from game.session import Session
from saves import disk, format, settings
from saves.disk import StoreError
from saves.places import Places

LIBRARIES = ("pygame-ce", "pygame_gui", "pillow", "platformdirs")
MOST_LOG = 1 << 20
FOLDER = "reports"


def pack(found: Places, program: str, played: Session | None = None, folder: Path | None = None) -> Path:
    """Writes the report and tells where: beside the games, or in a temporary folder when that can't be written."""
    names = _known_names(found, played)
    parts = {"versions.txt": versions(program), "caelum.log": _log(found.log, names)}
    game, about = _game(found, played)
    if game is not None:
        parts["game.json"] = game
    parts["versions.txt"] += f"game: {about}\n".encode()
    data = _zipped(parts)
    if folder is not None:
        return _write(folder, data)
    try:
        return _write(found.home / FOLDER, data)
    except StoreError:
        return _write(Path(tempfile.gettempdir()), data)


def versions(program: str) -> bytes:
    """What runs here."""
    told = {"Caelum": program, "Python": platform.python_version(), "system": platform.platform()}
    for name in LIBRARIES:
        try:
            told[name] = version(name)
        except PackageNotFoundError:
            told[name] = "?"
    return "".join(f"{name}: {value}\n" for name, value in told.items()).encode()


def nameless(document: Mapping[str, Any]) -> dict[str, Any]:
    """A save, or a line of a journal, without the names in it."""
    kept = {key: value for key, value in document.items() if key != "name"}
    if isinstance(kept.get("summary"), str):  # the sentence of an older save names who is to move
        del kept["summary"]
    if isinstance(kept.get("seats"), list):
        players = [seat.get("player") if isinstance(seat, Mapping) else None for seat in kept["seats"]]
        kept["seats"] = [{"player": player, "name": f"Player {n}"} for n, player in enumerate(players, 1)]
    return kept


def _game(found: Places, played: Session | None) -> tuple[bytes | None, str]:
    """The game that was played when it happened, else the one that was written last; and a word on it."""
    if played is not None:
        with suppress(Exception):  # whatever is wrong with it, its journal may still be good
            return format.dump(nameless(format.document(played, datetime.now(UTC)))), "as it was in memory"
    try:
        journals = sorted((found.home / "playing").glob("*.journal"), key=lambda path: path.stat().st_mtime)
        if not journals:
            return None, "none"
        data = disk.read(journals[-1], format.LARGEST_FILE)
        return b"".join(_nameless_lines(data)), "the last journal"
    except (OSError, ValueError, RecursionError) as problem:
        return None, f"could not be read ({type(problem).__name__})"


def _nameless_lines(data: bytes) -> Iterable[bytes]:
    """The lines of a journal; one that is no JSON could hold a name anywhere, and is left out."""
    for line in data.splitlines():
        try:
            document = json.loads(line)
        except ValueError:
            yield b'"a line that can\'t be read"\n'
        else:
            yield format.dump(nameless(document)) if isinstance(document, dict) else b"null\n"


def _known_names(found: Places, played: Session | None) -> list[str]:
    names = [seat.name for seat in played.seats] if played else []
    with suppress(Exception):
        names += settings.load(found.settings).names
    return names


def _log(path: Path, names: list[str]) -> bytes:
    """The end of the log, without names and without the way to the player's home."""
    try:
        with open(path, "rb") as file:
            file.seek(max(0, os.path.getsize(path) - MOST_LOG))
            text = file.read().decode("utf-8", "replace")
    except OSError as problem:
        return f"no log ({type(problem).__name__})\n".encode()
    home = os.path.expanduser("~")
    if len(home) > 1:
        text = text.replace(home, "~")
    for n, name in enumerate(sorted(set(names), key=len, reverse=True), 1):
        if name.strip():
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"Player {n}", text)
    return text.encode()


def _zipped(parts: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in parts.items():
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _write(folder: Path, data: bytes) -> Path:
    """Under a number that is free."""
    for number in range(1, 10_000):
        path = folder / f"caelum-report-{number}.zip"
        if not os.path.lexists(path):
            disk.write(path, data)
            return path
    raise StoreError(_("There are too many reports in “{folder}”.").format(folder=folder))
