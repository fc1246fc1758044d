"""How a table is measured, whichever version of the house it is of: nothing of the house is imported here.

While it is measured every text is drawn as a block of a colour of its own, so that the picture itself tells where it
stands, however it got there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

import pygame

Colour = tuple[int, int, int]
SIZE = (1280, 720)
BLUE = 254
"""How blue all blocks are."""
BITE = 2
"""So many pixels of two blocks may lie over each other: letters have edges that nobody sees."""
SEATS = {"angel_wars": (2, 4), "archangelis": (2,), "archpiratus": (2,), "empyrean": (2, 3), "aniolowie": (2, 3, 4)}
"""With how many each game is played."""
STAGES = ("start", "mid", "fullest", "end")
ACROSS = "turned"


class Text(NamedTuple):
    """What is seen of a text; `covered` if that is not all."""

    words: str
    pixels: int
    rect: pygame.Rect
    covered: bool


class Written(NamedTuple):
    words: str
    style: Any
    """Of any version: it tells its `pixels`."""
    size: tuple[int, int]


class Measured(NamedTuple):
    """`cards` are the widths of the cards that moves are about, `empty` the share of the table outside of all that lies
    on it and of places in use, where something lies or may go now; `bare` the share outside of what lies there alone.
    """

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

    def faults(self, letters: int, wide: int) -> list[str]:
        """What can't be read: letters that are too small, texts over each other or cut, cards that are too narrow."""
        small = [f"letters of {self.smallest} px"] if self.smallest < letters else []
        over = [f"{one!r} over {other!r}" for one, other in self.overlaps]
        narrow = [f"{name} {width} px" for name, width in self.cards.items() if width < wide]
        return small + over + [f"{words!r} is cut" for words in self.cuts] + narrow

    def told(self, game: str, seats: int, stage: str) -> str:
        return (
            f"{game:12} {seats} {stage:8} letters from {self.smallest:2} px, {len(self.texts):3} texts,"
            f" {len(self.overlaps):2} overlap, {len(self.cuts)} cut; cards from {self.narrowest:3} px"
            f" ({len(self.cards)}); empty {self.empty:.0%}, bare {self.bare:.0%}"
        )


@contextmanager
def written_as_blocks(ink: Any, forget: Callable[[], None]) -> Iterator[dict[Colour, Written]]:
    """Texts are written as blocks; gives what each colour stands for. `forget` has all pictures painted anew."""
    really = ink.write
    found: dict[Colour, Written] = {}
    tones: dict[tuple[str, Any], Colour] = {}

    def write(text: str, style: Any) -> pygame.Surface:
        picture: pygame.Surface = really(text, style).copy()
        n = len(tones)
        tone = tones.setdefault((text, style), (3 + 4 * (n % 60), 2 + 4 * (n // 60 % 60), BLUE))
        box = picture.get_bounding_rect()
        found[tone] = Written(text, style, box.size)
        picture.fill((0, 0, 0, 0))
        picture.fill((*tone, 255), box)
        return picture

    forget()
    ink.write = write
    try:
        yield found
    finally:
        ink.write = really
        forget()


def texts_on(surface: pygame.Surface, tones: Mapping[Colour, Written]) -> list[Text]:
    """Where the blocks are: those that touch are told apart by their colours."""
    found = []
    known = {bytes(tone): tone for tone in tones}
    alike = pygame.mask.from_threshold(surface, (0, 0, BLUE), (255, 255, 1, 255))
    for heap in alike.connected_components(6):
        boxes: dict[bytes, list[int]] = {}
        (whole,) = heap.get_bounding_rects()
        pixels = pygame.image.tobytes(surface.subsurface(whole), "RGB")
        for n in range(whole.width * whole.height):
            tone = pixels[3 * n : 3 * n + 3]
            if tone in known:
                y, x = divmod(n, whole.width)
                ends = boxes.setdefault(tone, [x, y, x, y])
                ends[0], ends[2], ends[3] = min(ends[0], x), max(ends[2], x), y
        for tone, (left, top, right, foot) in boxes.items():
            words, style, size = tones[known[tone]]
            box = pygame.Rect(whole.x + left, whole.y + top, right - left + 1, foot - top + 1)
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


def decided(desk: Any, is_mat: Callable[[Any], bool]) -> dict[str, int]:
    """The cards that moves begin with or aim at, and how wide they are shown.

    A closed pile that is one thing, called as its place, has nothing to read: what is decided about it, its name and
    its number tell. What lies in a pile that opens is chosen where that is spread out, on cards of their own size.
    """
    scene = desk.reach
    wanted = {name for move in desk.hands.moves for name in (move.src, move.dst) if name}
    found = {}
    for name, sprite in scene.sprites.items():
        thing = sprite.thing
        closed = thing.face.startswith("back") and thing.id == thing.place
        if closed or is_mat(thing) or not desk.faces.is_card(thing) or scene.heap(name):
            continue
        seen = scene.sprites[scene.seen(name)]
        meant = name.partition("~")[0]  # equal things are told apart by ~2, ~3 behind their name
        if meant in wanted:
            found[name] = seen.rect.height if ACROSS in seen.thing.marks else seen.rect.width
    return found


def figures(
    desk: Any, surface: pygame.Surface, tones: Mapping[Colour, Written], cuts: list[str], is_mat: Callable[[Any], bool]
) -> Measured:
    """What a table shows that was drawn on a surface."""
    texts = texts_on(surface, tones)
    scene = desk.scene
    things = [each.rect for each in scene.sprites.values() if not is_mat(each.thing) and not each.buried]
    things += [desk.camera.to_screen(box) for _name, box in desk.layout.furniture]
    aimed = {move.dst for move in desk.hands.moves if move.dst}
    used = [scene.spots[name] for name in scene.occupied | aimed if name in scene.spots]
    written_on = [text.rect for text in texts if desk.area.contains(text.rect)]
    smallest = min((each.style.pixels for each in tones.values()), default=0)
    bare, empty = outside(desk.area, things + written_on), outside(desk.area, things + written_on + used)
    return Measured(texts, smallest, overlapping(texts), cuts, decided(desk, is_mat), empty, bare)


def stages(whole: Any, rules: Any) -> dict[str, Any]:
    """The moments of a game that are measured."""
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
