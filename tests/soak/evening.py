"""An evening with Caelum, without its window: start, settings, a game, saves, an end; and what must be left of it.

Whatever happens to files meanwhile, only sentences come of it, and of what was told to be kept nothing is missing.
"""

from __future__ import annotations

import atexit
import shutil
import struct
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game import catalogue, session
from game.core.rng import Stream
from game.session import Session
from saves import settings
from saves.decks import Decks
from saves.format import SaveError
from saves.store import Store, StoreError
from tests.saves.games import ANNA, PIOTR, Clock, finished, played
from tests.soak.attack import Log


def png(wide: int, tall: int, body: bytes, colours: int = 2) -> bytes:
    """A picture that says it is so large, whatever it holds."""
    head = struct.pack(">IIBBBBB", wide & 0xFFFFFFFF, tall & 0xFFFFFFFF, 8, colours, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(body)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )


PICTURE = png(8, 5, 5 * (b"\0" + 8 * b"\x40\x60\x90"))
DECK_GAME = "empyrean"


@contextmanager
def furnished() -> Iterator[Path]:
    """A data folder as it is after a few evenings."""
    with tempfile.TemporaryDirectory(prefix="caelum-soak-", ignore_cleanup_errors=True) as folder:
        home = Path(folder) / "home"
        shutil.copytree(_pattern(), home)
        yield home


@cache
def _pattern() -> Path:
    home = Path(tempfile.mkdtemp(prefix="caelum-soak-pattern-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    store = Store(home, Clock())
    chosen = settings.change(settings.load(home / "settings.json"), speed=150, names=("Anna", "Zofia"))
    store.keep_settings(chosen)
    for seed in (1, 2, 3):
        store.finish(finished(seed))
    for game, moves in (("angel_wars", 9), ("archangelis", 25), ("aniolowie", 20)):
        going = some_game(game, moves, 5)
        store.begin(going)
        store.leave(going)
    store.save_as(played(12), "Before the gate", PICTURE)
    store.save_as(some_game("empyrean", 15, 3), "Empyrean")
    shop = catalogue.rules(DECK_GAME).workshop
    assert shop is not None
    Decks(home).keep(DECK_GAME, "Mine", shop.write(next(iter(shop.decks.values()))))
    return home


def some_game(game: str, moves: int, seed: int) -> Session:
    rules = catalogue.rules(game)
    seats = (ANNA, PIOTR)[: rules.seats(rules.new_game({}, seed))]
    going, stream = session.start(game, {}, seed, seats), Stream(seed)
    for _n in range(moves):
        legal = going.legal_moves()
        going.play(legal[stream.below(len(legal))])
    return going


class Evening:
    """Goes through an evening; `told` is what the store has said it did, by what it is about."""

    def __init__(self, home: Path, random: Random, tell: Callable[[str, int], None] | None = None) -> None:
        self.home, self.random = home, random
        self.told: dict[str, int] = {}
        self.tell = tell or self.told.__setitem__
        self.sentences: list[str] = []
        self.store = Store(home, Clock())

    def go(self) -> None:
        for step in (self.start, self.choose, self.play, self.save, self.deck, self.finish, self.start):
            step()

    def attempt(self, work: Callable[[], Any]) -> tuple[bool, Any]:
        """Files may fail; then there is one sentence."""
        try:
            return True, work()
        except (StoreError, SaveError) as problem:
            self.sentences.append(str(problem))
            return False, None

    def start(self) -> None:
        settings.load(self.home / "settings.json")
        self.attempt(self.store.results)
        self.attempt(self.store.entries)
        for game in ("angel_wars", None):
            _done, latest = self.attempt(lambda game=game: self.store.latest(game))
            if latest is not None:
                done, loaded = self.attempt(lambda latest=latest: self.store.load(latest.path))
                if done:
                    self.attempt(lambda loaded=loaded: self.store.leave(loaded.session))
        self.attempt(lambda: Decks(self.home).all(DECK_GAME))

    def choose(self) -> None:
        chosen = settings.load(self.home / "settings.json")
        for volume in (11, 22, 33):
            chosen = settings.change(chosen, volume_master=volume)
            done, _nothing = self.attempt(lambda chosen=chosen: self.store.keep_settings(chosen))
            if done:
                self.tell("volume", volume)

    def play(self) -> None:
        going = some_game("angel_wars", 0, 100 + self.random.randrange(100))
        self.attempt(lambda: self.store.begin(going))
        for n in range(1, 10):
            legal = going.legal_moves()
            going.play(legal[self.random.randrange(len(legal))])
            if n == 5 and going.undo_refused() is None:
                going.undo()
                self.attempt(lambda: self.store.rewrite(going))
                continue
            done, _nothing = self.attempt(lambda: self.store.append(going))
            if done:
                self.tell(f"game {going.seed}", len(going.moves))
        self.attempt(lambda: self.store.leave(going))

    def save(self) -> None:
        game = played(7)
        done, entry = self.attempt(lambda: self.store.save_as(game, "Tonight", PICTURE))
        if not done:
            return
        self.tell("save", 7)
        done, renamed = self.attempt(lambda: self.store.rename(entry, "That night"))
        if done:
            self.attempt(lambda: self.store.save_as(game, "That night", PICTURE, over=renamed))
        if self.random.random() < 0.3:
            out = self.home.parent / "out.json"
            done, _nothing = self.attempt(lambda: self.store.export(renamed or entry, out))
            if done:
                self.attempt(lambda: self.store.import_file(out))

    def deck(self) -> None:
        shop = catalogue.rules(DECK_GAME).workshop
        assert shop is not None
        text = shop.write(list(shop.decks.values())[-1])
        done, _deck = self.attempt(lambda: Decks(self.home).keep(DECK_GAME, "Tonight", text))
        if done:
            self.tell("deck", 1)

    def finish(self) -> None:
        for seed in (11, 12):
            game = finished(seed)
            done, _nothing = self.attempt(lambda game=game: self.store.finish(game))
            if done:
                self.tell(f"end {seed}", len(game.moves))


def inspect(log: Log, home: Path, told: dict[str, int], about: str) -> None:
    """The next morning nothing is missing of what was there before or was told to be kept."""
    with log.watch(f"{about}: the next start breaks"):
        store = Store(home, Clock())
        chosen = settings.load(home / "settings.json")
        log.expect(chosen.problem is None and chosen.speed == 150, f"{about}: the settings are lost: {chosen}")
        log.expect(set(chosen.names) >= {"Anna", "Zofia"}, f"{about}: the names are lost: {chosen.names}")
        if "volume" in told:
            log.expect(chosen.volume_master >= told["volume"], f"{about}: a setting is lost: {told}, {chosen}")
        entries = store.entries()
        for entry in entries:
            log.expect(entry.problem is None, f"{about}: {entry.path.name}: {entry.problem}")
        games: dict[tuple[str, int, str], Session] = {}
        for entry in entries:
            with suppress(SaveError):
                loaded = store.load(entry.path)
                # of several journals the longest counts: where one can't be looked at, the game goes on in another and
                # the old one stays, and the same deal may be begun once more
                key = (loaded.session.game, loaded.session.seed, entry.kind)
                if key not in games or len(loaded.session.moves) > len(games[key].moves):
                    games[key] = loaded.session
                loaded.session.undo_refused()
        for key in OLD:
            log.expect(key in games, f"{about}: {key} is lost; there are {sorted(games)}")
        for what, moves in told.items():
            if what.startswith("game "):
                kept = games.get(("angel_wars", int(what[5:]), "autosave"))
                log.expect(
                    kept is not None and len(kept.moves) >= moves, f"{about}: moves of {what} are lost ({moves})"
                )
        results = store.results()
        log.expect(results.problem is None, f"{about}: {results.problem}")
        ended = sum(entry.kind == "finished" for entry in entries)
        log.expect(len(results.found) >= ended, f"{about}: {ended} games are over, {len(results.found)} counted")
        ends = 3 + sum(what.startswith("end ") for what in told)
        log.expect(len(results.found) >= ends, f"{about}: {len(results.found)} results, not {ends}")
        if "save" in told:
            names = {entry.name for entry in entries if entry.kind == "named"}
            log.expect(bool(names & {"Tonight", "That night"}), f"{about}: the save is lost: {names}")
        decks = Decks(home).all(DECK_GAME)
        log.expect(all(deck.problem is None for deck in decks), f"{about}: a deck is damaged")
        log.expect({"Mine"} <= {deck.name for deck in decks}, f"{about}: a deck is lost")
        log.expect(len(decks) >= 1 + told.get("deck", 0), f"{about}: tonight's deck is lost")


OLD = [
    ("angel_wars", 1, "finished"), ("angel_wars", 5, "autosave"), ("archangelis", 5, "autosave"),
    ("aniolowie", 5, "autosave"), ("angel_wars", 1, "named"), ("empyrean", 3, "named"),
]  # fmt: skip
"""What was there before the evening, and must be there after it."""
