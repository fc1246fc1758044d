"""Files of every kind that somebody or something has changed: each is answered with a sentence, none is destroyed."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from game import catalogue
from game.core.rng import Stream
from saves import results, settings
from saves.decks import Decks
from saves.format import Parted, SaveError
from saves.store import Store, StoreError
from tests.saves.games import Clock
from tests.soak.attack import Log
from tests.soak.evening import DECK_GAME, PICTURE, furnished, png

TEXTS = (
    "", "\u200b", "\u034f", "\ud800", "a\u202eb", "❤️", "x" * 5000, "9999-12-31T23:59:59.999999+00:00",
    "9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+14:00", "../../etc/passwd", "\x00", "angel_wars", "person", "NaN",
)  # fmt: skip
NUMBERS = (
    -1,
    0,
    1,
    2,
    3,
    99,
    2001,
    1 << 31,
    1 << 53,
    1 << 63,
    1 << 64,
    -(1 << 64),
    1 << 70,
    10**400,
    16384,
    0.5,
    1e308,
)
DEEP = "nested "
"""Stands for a list in a list in a list, so many deep."""
SHOWN = ("name", "saved_at", "summary", "ended_at", "language", "player")
"""What stands in files only to be shown."""
SHOWN_EVERY = 2
ZONES = ("UTC", "Asia/Tokyo", "America/Anchorage")


def attack(log: Log, quick: bool) -> None:
    random, screens = log.random, Screens(log)
    with somewhere_on_earth(random), furnished() as pristine:
        kinds = sorted((path for path in pristine.rglob("*") if path.is_file()), key=_by_what_it_holds)
        for n in range(30 if quick else 300):
            home = pristine.parent / "changed"
            shutil.copytree(pristine, home)
            target = home / random.choice(kinds).relative_to(pristine)
            data = mutated(target, random, [path.read_bytes() for path in kinds])
            target.write_bytes(data)
            log.count("files")
            about = f"{target.relative_to(home)} of seed {log.seed}, change {n}: {data[:300]!r}"
            use(log, home, target, random, about)
            if not quick and n % SHOWN_EVERY == 0:
                screens.show(home, about)
            keeps(log, home, pristine, target, data, about)
            shutil.rmtree(home)
            if len(log.findings) >= 4:
                return


@contextmanager
def somewhere_on_earth(random: Random) -> Iterator[None]:
    """East and west of Greenwich other dates go over the edge."""
    with patch.dict(os.environ, {"TZ": random.choice(ZONES)}):
        time.tzset()
        yield
    time.tzset()


def _by_what_it_holds(path: Path) -> tuple[str, str, bytes]:
    """Journals have names by lot; the same seed is to meet the same files."""
    return path.parent.name, path.suffix, path.read_bytes()


def mutated(path: Path, random: Random, others: list[bytes]) -> bytes:
    data, way = path.read_bytes(), random.random()
    if path.suffix == ".png" and way < 0.7:
        return a_picture(random)
    if way < 0.25:
        return by_bytes(data, random)
    if way < 0.32:
        return random.choice(others)
    if way < 0.36:
        return random.choice((b"", b"\x00" * 4096, b"[" * 100_000, b'{"a":' * 5000 + b"1" + b"}" * 5000, b"\xff\xfe"))
    lines = data.splitlines(keepends=True)
    at = random.randrange(len(lines)) if path.suffix == ".journal" and lines else None
    try:
        document = json.loads(data if at is None else lines[at])
    except ValueError:
        return by_bytes(data, random)
    shown = [place for place in leaves(document) if place[1] in SHOWN]
    if shown and random.random() < 0.4:
        for holder, key in random.sample(shown, min(len(shown), random.choice((1, 1, 3)))):
            holder[key] = random.choice(TEXTS)
    else:
        for _n in range(random.choice((1, 1, 2, 4))):
            change(document, random)
    text = re.sub(
        f'"{DEEP}([0-9]+)"', lambda deep: int(deep[1]) * "[" + int(deep[1]) * "]", json.dumps(document)
    ).encode()
    if at is None:
        return text
    return b"".join([*lines[:at], text + b"\n", *lines[at + 1 :]])


def by_bytes(data: bytes, random: Random) -> bytes:
    at, end = sorted((random.randrange(len(data) + 1), random.randrange(len(data) + 1)))
    return random.choice((
        data[:at], data[:at] + data[end:], data[:at] + random.randbytes(4) + data[at:],
        data[:at] + bytes([random.randrange(256)]) + data[at + 1 :], data + data[at:end], data[:at] + b"\n" + data[at:],
        data[:end] + data[at:],
    ))  # fmt: skip


def leaves(holder: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in it that holds no more places."""
    for key in list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else ():
        if isinstance(holder[key], (dict, list)):
            yield from leaves(holder[key])
        else:
            yield holder, key


def change(document: Any, random: Random) -> None:
    """Somewhere in it, something else stands."""
    holder: Any = document
    while True:
        if not isinstance(holder, (dict, list)) or not holder:
            return
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if holder is document and random.random() < 0.4:  # names, dates and the like are few, and shown at once
            keys = [key for key in keys if not isinstance(holder[key], (dict, list))] or keys
        key = random.choice(keys)
        if isinstance(holder[key], (dict, list)) and holder[key] and random.random() < 0.75:
            holder = holder[key]
            continue
        break
    way = random.random()
    if way < 0.12:
        del holder[key]
    elif way < 0.2 and isinstance(holder, dict):
        holder[random.choice(TEXTS)] = holder[key]
    elif way < 0.25:
        holder[key] = f"{DEEP}{random.choice((3, 60, 981, 20_000))}"
    else:
        old = holder[key]
        if isinstance(old, str) and random.random() < 0.7:
            holder[key] = random.choice(TEXTS)
            return
        near = old + random.choice((-1, 1)) if isinstance(old, int) else random.choice(NUMBERS)
        holder[key] = random.choice(
            (near, random.choice(NUMBERS), random.choice(TEXTS), None, True, [], {}, [old], {"x": old})
        )


def a_picture(random: Random) -> bytes:
    """A picture that is larger than it looks, or none."""
    if random.random() < 0.4:
        return by_bytes(PICTURE, random)
    wide, tall = random.choice(((30000, 30000), (1, 1 << 30), (0, 0), (60000, 2), (5000, 5000), (1 << 31, 1)))
    return png(wide, tall, b"\0" * random.choice((10, 1 << 20)), random.choice((0, 2, 3, 6, 9)))


def use(log: Log, home: Path, target: Path, random: Random, about: str) -> None:
    """What a start and a look around do with it, and then a move and a setting."""
    with log.watch(about, (StoreError,)):
        store = Store(home, Clock())
        chosen = settings.load(home / "settings.json")
        found = store.results()
        for game in catalogue.ids():
            results.summary(found.found.values(), game)
        store.latest()
        for entry in store.entries():
            if entry.path == target:
                open_and_play(log, store, entry.path, random)
        Decks(home).all(DECK_GAME)
        if target.suffix in (".json", ".journal"):
            with log.watch(about, (SaveError, StoreError)):
                store.import_file(target)
        with log.watch(about, (SaveError, StoreError)):
            store.keep_settings(settings.change(chosen, volume_master=7))


def open_and_play(log: Log, store: Store, path: Path, random: Random) -> None:
    try:
        loaded = store.load(path)
    except Parted:
        loaded = store.load(path, before=True)
    except SaveError:
        return
    game, stream = loaded.session, Stream(random.getrandbits(30))
    game.log(0)
    for _n in range(3):
        if game.outcome() is not None:
            break
        legal = game.legal_moves()
        game.play(legal[stream.below(len(legal))])
        log.count("decisions")
        store.append(game)
    game.undo_refused()
    store.leave(game)


class Screens:
    """The screens that show such files, in one window."""

    def __init__(self, log: Log) -> None:
        self.log, self.app = log, None

    def show(self, home: Path, about: str) -> None:
        from tests.soak import monkey

        with self.log.watch(f"shown: {about}"):
            chosen = settings.change(settings.load(home / "settings.json"), fullscreen=False)
            if self.app is None:
                self.app = monkey.App(chosen, Store(home), (960, 540))
            self.app.settings, self.app.store = chosen, Store(home)
            for screen in (monkey.TitleScreen, monkey.LibraryScreen, monkey.StatisticsScreen, monkey.SettingsScreen):
                self.app.home(screen(self.app))
                self.app.frame([], 0.05)
                self.log.count("UI events")


def keeps(log: Log, home: Path, pristine: Path, target: Path, data: bytes, about: str) -> None:
    """What could not be read is still there, where it was or set aside; and nobody else's file is gone."""
    there = [path.read_bytes() for path in home.rglob("*") if path.is_file()]
    readable = target.suffix != ".png" and target.name not in ("settings.json", "results.json")
    good = data in there or (target.exists() and (readable or target.read_bytes() == data or _was_read(target, home)))
    log.expect(good, f"what could not be read is gone: {about}")
    for path in pristine.rglob("*"):
        other = home / path.relative_to(pristine)
        if path.is_file() and other != target and path.name != "settings.json":
            log.expect(other.exists(), f"{other.relative_to(home)} is gone: {about}")


def _was_read(target: Path, home: Path) -> bool:
    """It was good enough to be read, and written anew with what was in it."""
    if target.name == "settings.json":
        return settings.load(target).problem is None
    return Store(home).results().problem is None
