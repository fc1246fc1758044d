"""What decided a game of Aniołowie."""

from __future__ import annotations

from game.aniolowie.cards import KINDS
from game.aniolowie.phases import people_of
from game.aniolowie.places import ROWS_OF_TABLE
from game.aniolowie.stage import Stage
from game.aniolowie.state import NOBODY, PEOPLE, State
from game.core.language import _
from ui.games.look import Decided, most


def decided(view: State) -> list[Decided]:
    """The human of the highest level on each land, then all people who count."""
    stage, found = Stage(view), []
    lands = [
        [slot for slot in ROWS_OF_TABLE[seat][PEOPLE] if view.kind[slot] != NOBODY] for seat in range(len(view.sides))
    ]
    best = [max(((stage.level(slot), slot) for slot in land), default=(0, NOBODY)) for land in lands]
    if any(lands):
        said = tuple(_said(KINDS[view.kind[slot]].name, n) if slot != NOBODY else "" for n, slot in best)
        face = KINDS[view.kind[max(best)[1]]].key
        found.append(Decided(_("The greatest human"), said, most([n for n, _slot in best]), face))
    people = people_of(view)
    return [*found, Decided(_("People who count"), tuple(map(str, people)), most(people))]


def _said(name: str, level: int) -> str:
    return _("{card} {n}").format(card=name, n=level)
