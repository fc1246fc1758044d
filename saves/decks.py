"""Decks that players have built, a JSON file each in a folder beside the saves.

A deck is kept as the text that its game's options take, so whatever a file holds is checked by the game itself. A file
that is no good deck is shown with one sentence about it and left where it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from game import catalogue
from game.core.language import _, collated
from saves import disk, names

VERSION = 1
LARGEST = 20_000
LONGEST_DECK = 4000


class Deck(NamedTuple):
    """A deck of the shelf; one that can't be played has a `problem`, one sentence."""

    path: Path
    name: str
    game: str
    text: str
    """What the options of the game take for it."""
    problem: str | None = None


class Decks:
    """The decks in a folder. Nothing is touched before the first one is kept."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "decks"

    def all(self, game: str) -> list[Deck]:
        """The decks of a game by name, those with a problem too."""
        try:
            files = disk.listed(self.folder, "*.json")
        except disk.StoreError:
            return []
        decks = [read(path) for path in files]
        return sorted((deck for deck in decks if deck.game in (game, "")), key=lambda deck: collated(deck.name))

    def keep(self, game: str, name: str, text: str, over: Deck | None = None) -> Deck:
        """Writes a deck; it never replaces another unless that is given as `over`."""
        with disk.locked(self.folder.parent):
            return self._keep(game, name, text, over)

    def _keep(self, game: str, name: str, text: str, over: Deck | None) -> Deck:
        shown = names.tidy(name, names.LONGEST_TITLE) or _("Deck")
        path = over.path if over is not None and over.path.parent == self.folder else None
        number = 1
        while path is None:
            end = f" {number}" if number > 1 else ""
            free = self.folder / f"{names.slug(name)}{end}.json"
            if disk.is_free(free):
                shown, path = shown + end, free
            number += 1
        document = {"caelum_deck": VERSION, "game": game, "name": shown, "deck": text}
        disk.write(path, json.dumps(document, indent=1).encode(), keep_old=True)
        return Deck(path, shown, game, text)

    def remove(self, deck: Deck) -> None:
        """Moves a deck to the trash of the saves' folder."""
        if deck.path.parent == self.folder:
            with disk.locked(self.folder.parent):
                disk.move(deck.path, disk.free(self.folder.parent / "trash" / f"deck {deck.path.name}"))


def read(path: Path) -> Deck:
    """The deck in a file, or what is wrong with it."""
    shown = names.tidy(path.stem, names.LONGEST_TITLE) or "?"
    try:
        data = disk.read(path, LARGEST)
        document = json.loads(data) if len(data) <= LARGEST else None
    except OSError:
        return Deck(path, shown, "", "", _("“{name}” can't be read: check the file.").format(name=shown))
    except (ValueError, RecursionError):
        return Deck(path, shown, "", "", _("“{name}” is damaged: its text is not JSON.").format(name=shown))
    if not isinstance(document, dict) or not isinstance(document.get("caelum_deck"), int):
        return Deck(path, shown, "", "", _("“{name}” is no deck of Caelum's.").format(name=shown))
    if document["caelum_deck"] > VERSION:
        return Deck(path, shown, "", "", _("“{name}” is from a newer Caelum: update to play it.").format(name=shown))
    game, name, text = (document.get(key) for key in ("game", "name", "deck"))
    if isinstance(name, str) and names.tidy(name, names.LONGEST_TITLE):
        shown = names.tidy(name, names.LONGEST_TITLE)
    shop = catalogue.rules(game).workshop if isinstance(game, str) and game in catalogue.ids() else None
    if not isinstance(game, str) or shop is None:
        problem = _("“{name}” can't be played: no game here has such decks.").format(name=shown)
        return Deck(path, shown, "", "", problem)
    if not isinstance(text, str) or len(text) > LONGEST_DECK or shop.read(text) is None:
        return Deck(path, shown, game, "", _(shop.words.unfit).format(name=shown))
    return Deck(path, shown, game, text)
