"""What is really drawn on a table: how large its letters and cards are, what overlaps, how much of it is empty.

While it is measured every text is drawn as a block of a colour of its own, so that the picture itself tells where it
stands, however it got there. `python -m tests.ui.measure` prints the figures of every table.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import catalogue
from game.core.things import acts_as
from game.session import Session
from saves.settings import Settings
from saves.store import Store
from tests.shots.staging import game_in_play, settle, written
from ui import ink, kept
from ui.app import App
from ui.ink import Colour, Style
from ui.screens.table import TableScreen
from ui.table import desk
from ui.table import faces as table_faces
from ui.table.scene import ACROSS

SIZE = (1280, 720)
BLUE = 254
"""How blue all blocks are."""
BITE = 2
"""So many pixels of two blocks may lie over each other: letters have edges that nobody sees."""
SEATS = {"angel_wars": (2, 4), "archangelis": (2,), "archpiratus": (2,), "empyrean": (2, 3), "aniolowie": (2,)}
"""With how many there are recorded games."""
STAGES = ("start", "mid", "fullest", "end")


class Text(NamedTuple):
    """What is seen of a text; `covered` if that is not all."""

    words: str
    pixels: int
    rect: pygame.Rect
    covered: bool


class Written(NamedTuple):
    words: str
    style: Style
    size: tuple[int, int]


class Measured(NamedTuple):
    """`cards` are the widths of the cards that moves are about, `empty` the share of the table outside of all that lies
    on it and of places in use, `bare` the share outside of what lies on it alone."""

    texts: list[Text]
    smallest: int
    overlaps: list[tuple[str, str]]
    cuts: list[str]
    cards: dict[str, int]
    empty: float
    bare: float

    @property
    def narrowest(self) -> int:
        return min(self.cards.values(), default=0)


@contextmanager
def blocks() -> Iterator[dict[Colour, Written]]:
    """Texts are written as blocks; gives what each colour stands for."""
    really = ink.write
    found: dict[Colour, Written] = {}
    tones: dict[tuple[str, Style], Colour] = {}

    def write(text: str, style: Style) -> pygame.Surface:
        picture = really(text, style).copy()
        n = len(tones)
        tone = tones.setdefault((text, style), (3 + 4 * (n % 60), 2 + 4 * (n // 60 % 60), BLUE))
        box = picture.get_bounding_rect()
        found[tone] = Written(text, style, box.size)
        picture.fill((0, 0, 0, 0))
        picture.fill((*tone, 255), box)
        return picture

    _forget()
    ink.write = write
    try:
        yield found
    finally:
        ink.write = really
        _forget()


def _forget() -> None:
    """Pictures with words on them are painted anew."""
    for pictures in (ink._written, kept.shapes, table_faces.faces):
        pictures.forget()


def texts_on(surface: pygame.Surface, tones: dict[Colour, Written]) -> list[Text]:
    """Where the blocks are: those that touch are told apart by their colours."""
    found = []
    alike = pygame.mask.from_threshold(surface, (0, 0, BLUE), (255, 255, 1, 255))
    for heap in alike.connected_components(6):
        boxes: dict[Colour, pygame.Rect] = {}
        (whole,) = heap.get_bounding_rects()
        for y in range(whole.top, whole.bottom):
            for x in range(whole.left, whole.right):
                red, green, blue, _alpha = surface.get_at((x, y))
                tone, spot = (red, green, blue), pygame.Rect(x, y, 1, 1)
                if tone in tones:
                    boxes[tone] = boxes[tone].union(spot) if tone in boxes else spot
        for tone, box in boxes.items():
            words, style, size = tones[tone]
            if box.width * box.height >= style.pixels:
                short = [min(box.width - w, box.height - h) for w, h in (size, size[::-1])]  # it may be turned
                covered = max(short) < -BITE
                found.append(Text(words, style.pixels, box, covered))
    return found


def overlapping(texts: list[Text]) -> list[tuple[str, str]]:
    """Texts that lie over each other: of one that is covered, only that the other begins where it ends can be seen."""
    found = []
    for one, other in combinations(texts, 2):
        both = one.rect.clip(other.rect)
        meet = one.covered != other.covered and one.rect.inflate(2, 2).colliderect(other.rect)
        if one.words != other.words and (min(both.size) > BITE or meet):
            found.append((one.words, other.words))
    return found


def outside(area: pygame.Rect, rects: list[pygame.Rect]) -> float:
    """The share of an area that no rectangle covers."""
    paper = pygame.Surface(area.size, pygame.SRCALPHA)
    for rect in rects:
        paper.fill((255, 255, 255, 255), rect.move(-area.x, -area.y))
    return 1 - pygame.mask.from_surface(paper).count() / (area.width * area.height)


def _decided(table: desk.Desk) -> dict[str, int]:
    """The cards that moves begin with or aim at, and how wide they are shown."""
    scene = table.reach
    wanted = {name for move in table.hands.moves for name in (move.src, move.dst) if name}
    mats = table.layout.mats
    found = {}
    for name, sprite in scene.sprites.items():
        seen = scene.sprites[scene.seen(name)]
        if acts_as(name) in wanted and sprite.thing.kind not in mats and table.faces.is_card(sprite.thing):
            found[name] = seen.rect.height if ACROSS in seen.thing.marks else seen.rect.width
    return found


def measure(app: App, session: Session) -> Measured:
    """The table of a session, as its seat sees it."""
    with blocks() as tones:
        ink.cuts.clear()
        screen = TableScreen(app, session)
        screen._ended = True
        app.push(screen)
        settle(app)
        texts = texts_on(app.surface, tones)
        smallest = min((each.style.pixels for each in tones.values()), default=0)
    table, cuts = screen.desk, list(ink.cuts)
    scene, mats = table.scene, table.layout.mats
    things = [each.rect for each in scene.sprites.values() if each.thing.kind not in mats and not each.buried]
    things += [table.camera.to_screen(box) for _name, box in table.layout.furniture]
    used = [scene.spots[name] for name in scene.occupied if name in scene.spots]
    written_on = [text.rect for text in texts if table.area.contains(text.rect)]
    bare, empty = outside(table.area, things + written_on), outside(table.area, things + written_on + used)
    measured = Measured(texts, smallest, overlapping(texts), cuts, _decided(table), empty, bare)
    while app.screens:
        app.screens.pop().close()
    return measured


def recorded(game: str, seats: int) -> Session:
    """The longest game with the usual options that is written down for so many seats."""
    found = {key: moves for key, moves in written(game).items() if json.loads(key)[1] == seats}
    usual = {key: moves for key, moves in found.items() if set(json.loads(key)[0]) <= {"seats"}}
    key = max(usual, key=lambda each: len(usual[each]))
    options, _seats, seed, work = json.loads(key)
    return game_in_play(game, options, len(usual[key]), seats, seed, work)


def staged(game: str, seats: int) -> dict[str, Session]:
    """The moments of a game that are measured."""
    whole = recorded(game, seats)
    rules = catalogue.rules(game)
    full, most = 0, 0
    for n in range(0, len(whole.moves), max(len(whole.moves) // 40, 1)):
        then = whole.branch(n)
        lying = len(rules.table(then.view(then.to_act()), ""))
        if lying > most:
            full, most = n, lying
    later = range(len(whole.moves) // 2, len(whole.moves))
    mid = next(n for n in later if sum(move.src is not None for move in whole.branch(n).legal_moves()) > 1)
    at = {"start": 0, "mid": mid, "fullest": full, "end": len(whole.moves)}
    return {stage: whole.branch(at[stage]) for stage in STAGES}


def report() -> None:
    with tempfile.TemporaryDirectory() as home:
        app = App(Settings(reduce_motion=True), Store(Path(home)), SIZE)
        for game in catalogue.ids():
            for seats in SEATS[game]:
                for stage, session in staged(game, seats).items():
                    found = measure(app, session)
                    print(f"{game:12} {seats} {stage:8} letters from {found.smallest:2} px, {len(found.texts):3} texts,"
                          f" {len(found.overlaps):2} overlap, {len(found.cuts)} cut; cards from {found.narrowest:3} px"
                          f" ({len(found.cards)}); empty {found.empty:.0%}, bare {found.bare:.0%}")  # fmt: skip


if __name__ == "__main__":
    report()
