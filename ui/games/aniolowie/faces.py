"""What only Aniołowie has on its cards and on its table: signs of colour and order, rows, the stack, giants."""

from __future__ import annotations

import pygame

from game.core.things import Card, Thing
from ui import ink, kept, shapes
from ui.games.aniolowie.signs import HUES, Pen, sign
from ui.ink import SMALLEST, Style, colour
from ui.shapes import seat_disc
from ui.table.card_face import BACK, BRIGHT, CardFaces, outlined
from ui.table.card_plans import PORTRAIT, Plan
from ui.table.faces import Faces, engraved
from ui.table.overlays import half_turned
from ui.table.scene import ACROSS, LAPPED, SEEN

Size = tuple[int, int]

READABLE = 260
"""Narrower cards, in units of design, lie on the table: there a large level counts more than the text."""
SHADE = 150
"""How bright, of 255, the face of a card is that only its viewer sees: most of one's angels lie like that."""
LARGE = 0.42
"""The side of a card's level where it lies, as a share of the card's width."""
NAMED = 0.335
"""The end of the name on a card that lies across, as a share of its width."""
UNDER = 2.15
"""How far below the middle of its corner, in radii, the rings of a small card begin: clear of a large level."""
LYING = frozenset({ACROSS, "down", "waiting"})
"""Marks of cards that only lie on the table: whoever wants to read them looks closer."""
BEFALLEN = ("duel", "blocked", "mute", "bare", "shielded", "changed")
TIGHT = 48
"""On the back of a narrower pile there is only room for its number."""
FOLDED = 45
"""A row that is lower than this has its name in one line."""
TOKEN = "human-token"
GIANT = "aniolowie/giant-giant"


# The face


def trim(surface: pygame.Surface, card: Card, plan: Plan) -> None:
    """An angel's colour and rings, a human's character and sex, whose an intervention is, and how many a deck holds."""
    signs = dict(card.signs)
    corner = _Corners(surface, plan)
    if signs["corner"] in HUES:
        _hue(surface, signs["corner"])
    if corner.at_head:
        corner.between(signs["corner"])
        return
    corner.put(signs["corner"], "bottom-left")
    if "other" in signs:
        corner.put(signs["other"], "bottom-right")
    if "rings" in signs:
        _rings(surface, plan, signs["rings"])
    if "female" in signs:
        corner.beside(signs["female"], -1 if plan.page else 0)
    if plan.page and "edition" in signs:
        corner.beside(signs["edition"], 1)


class _Corners:
    """Puts signs where the plan of a face has its corners, and at its foot."""

    def __init__(self, surface: pygame.Surface, plan: Plan) -> None:
        self.surface, self.plan = surface, plan
        w, h = surface.get_size()
        self.scale = (w / plan.units[0], h / plan.units[1])

    def _rect(self, corner: str) -> pygame.Rect:
        x, y, radius = self.plan.signs[corner]
        side = max(round(2 * radius * self.scale[0]), 11)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(x * self.scale[0]), round(y * self.scale[1]))
        return rect

    @property
    def at_head(self) -> bool:
        """Is the card cropped, so that its corners are those of its head alone?"""
        return self.plan.signs["top-left"] == self.plan.signs["bottom-left"]

    def between(self, name: str) -> None:
        """In the head, beside a large level."""
        rect = self._rect("bottom-right")
        rect.left = max(round(self.surface.get_width() * LARGE), rect.left - rect.width - 2)
        self.surface.blit(sign(name, rect.width), rect.move(-1, 0))

    def put(self, name: str, corner: str) -> None:
        rect = self._rect(corner)
        if self.plan.page:  # clear of the words above it
            side = rect.width * 5 // 6
            rect = pygame.Rect(rect.centerx - side // 2, rect.bottom - side, side, side)
        self.surface.blit(sign(name, rect.width), rect)

    def beside(self, name: str, side: int) -> None:
        """In the foot: in the middle (0), or next to the sign at the left (1) or at the right (-1)."""
        rect = self._rect("bottom-left" if side > 0 else "bottom-right")
        if side:
            small = round(rect.width * 0.62)
            middle = (rect.centerx + side * round(rect.width * 0.95), rect.centery)
        else:
            small = round(rect.width * 0.9)
            middle = (self.surface.get_width() // 2, rect.centery)
        picture = sign(name, max(small, 9))
        self.surface.blit(picture, picture.get_rect(center=middle))


def _hue(surface: pygame.Surface, name: str) -> None:
    """A thin edge in the angel's colour."""
    w, _h = surface.get_size()
    thick = max(1, w // 50)
    surface.blit(shapes.ring(surface.get_size(), max(w // 14, 3), HUES[name], thick, 0), (0, 0))


def _rings(surface: pygame.Surface, plan: Plan, name: str) -> None:
    """One to three rings under the level: the choir or circle of its order."""
    x, y, radius = plan.signs["top-left"]
    w, h = surface.get_size()
    side = max(round((2.9 if plan.page else 2.6) * radius * w / plan.units[0]), 18)
    picture = sign(name, side)
    top = round((y + radius * (1.15 if plan.page else UNDER)) * h / plan.units[1])
    surface.blit(picture, picture.get_rect(midtop=(round(x * w / plan.units[0]), top)))


# Cards on the table


def dress(cards: CardFaces, thing: Thing, size: Size) -> pygame.Surface:
    """A card as it lies: face down, face up or turned across, with its level now and what has befallen it."""
    levels = tuple(mark for mark in thing.marks if mark.startswith("level-"))
    heap, small = thing.number > 1, min(size) < PORTRAIT.named * max(cards.unit, 1.0)
    lies = bool(levels or heap or LYING.intersection(thing.marks))
    readable = READABLE * max(cards.unit, 1.0)
    brief = min(size) < readable and lies and not thing.face.startswith(BACK)
    surface = _lying(cards, thing, size, levels, brief)
    sealed = thing.face.startswith(BACK) and thing.owner is not None and not (thing.number > 1 and min(size) < TIGHT)
    if not brief and not thing.marks and not sealed:
        return surface
    surface = surface.copy()
    if sealed:
        _seal(surface, thing.owner or 0)
    if brief and not (heap and small):  # there its number takes the level's room
        _level(cards, surface, thing, int(levels[0].removeprefix("level-")) if levels else None)
    if "waiting" in thing.marks:
        _wait(surface, thing, brief)
    tone = "lit" if "duel" in thing.marks else "hint" if "aimed" in thing.marks else ""
    if tone:
        radius, thick = max(min(size) // 14, 3), max(2, min(size) // 20)
        surface.blit(shapes.ring(size, radius, colour(tone), thick, 0), (0, 0))
    _befallen(surface, thing, min(size) < readable)
    return surface


def _seal(surface: pygame.Surface, seat: int) -> None:
    """Whose back it is: two decks of one faction look alike."""
    w, h = surface.get_size()
    disc = seat_disc(seat, max(round(min(w, h) * 0.3), 11))
    surface.blit(disc, disc.get_rect(center=(w // 2, h // 2)))


def _lying(cards: CardFaces, thing: Thing, size: Size, levels: tuple[str, ...], brief: bool) -> pygame.Surface:
    """Back, face or the face in the shade; one that lies across has its head at the right."""
    w, h = size
    if _across(thing, size):
        return pygame.transform.rotate(_lying(cards, thing, (h, w), levels, brief), -90)
    marks = tuple(mark for mark in thing.marks if mark in (ACROSS, LAPPED) or mark.startswith(SEEN))
    marks += () if brief else levels
    picture = cards.picture(thing.face, size, marks, thing.number, "level" if brief else "")
    if "down" not in thing.marks or thing.face.startswith(BACK):
        return picture
    picture = picture.copy()
    half_turned(cards, picture, cards.cards[thing.face].back, 0.46, SHADE)
    return picture


def _across(thing: Thing, size: Size) -> bool:
    return ACROSS in thing.marks and size[0] > size[1]


def _level(cards: CardFaces, surface: pygame.Surface, thing: Thing, now: int | None) -> None:
    """Large enough to be summed up at a glance; an arrow tells that it is not the printed one. Of a card that lies
    across the right end may be covered: there it stands beside the name."""
    printed = dict(cards.cards[thing.face].numbers).get("level")
    if thing.face == TOKEN:
        printed = now
    if printed is None:
        return
    (wide, tall), across = surface.get_size(), _across(thing, surface.get_size())
    side = max(round((tall if across else wide) * LARGE), 15)
    spot = (round(wide * NAMED), (tall - side) // 2) if across else (0, 0)
    surface.blit(cards.sign("level", printed, side, now), spot)


def _befallen(surface: pygame.Surface, thing: Thing, small: bool) -> None:
    """Signs down the right edge or, on a card that lies across, along its lower edge, on one that is cropped in a
    line below its head."""
    w, h = surface.get_size()
    across, cropped = _across(thing, (w, h)), w > h
    side = max(round(min(w, h) * (0.32 if small else 0.16)), 11)
    names = [name for name in BEFALLEN if name in thing.marks]
    for k, name in enumerate(names):
        if across:
            spot = (w - (k + 1) * (side + 1), h - side - 1)
        elif cropped:
            side = round(w * 0.22)
            spot = (w - (k + 1) * (side + 1), round(w * 0.27))
        else:
            spot = (w - side - w // 40, round(h * (0.04 if small else 0.16)) + k * (side + 1))
        surface.blit(sign(name, side), spot)


def _wait(surface: pygame.Surface, thing: Thing, small: bool) -> None:
    """On the stack: whose it is, and when it is resolved."""
    w, h = surface.get_size()
    seat = thing.owner or 0
    surface.blit(shapes.ring((w, h), max(w // 14, 3), colour(f"seat_{seat % 4}"), max(2, w // 18), 0), (0, 0))
    side = max(round(w * (0.34 if small else 0.14)), 14)
    surface.blit(seat_disc(seat, side), (w - side, 0))
    order = next((mark.removeprefix("order-") for mark in thing.marks if mark.startswith("order-")), "")
    surface.blit(*_order(order, "aims" in thing.marks, (w, h), small))


@kept.shapes.remember
def _order(text: str, aims: bool, size: Size, small: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """Its place in the order of resolution, on a plate above the middle, where lines to targets pass."""
    side = max(round(size[0] * (0.36 if small else 0.18)), 15)
    edge = colour("lit") if aims else colour("ivory_dim")
    plate = shapes.panel((side, side), side // 5, (*colour("night"), 240), edge, max(1, side // 10)).copy()
    words = ink.write(f"{text}.", Style("serif_bold", round(side * 0.66), edge))
    plate.blit(words, words.get_rect(center=(side // 2, side // 2)))
    return plate, ((size[0] - side) // 2, round(size[1] * 0.25))


# Rows, counters, giants


def row(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """A player's row, which the painting tells: its name and the number of its player, upwards at the left or, where
    the row is folded, in one line."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    if "aimed" in thing.marks:
        surface.blit(shapes.ring(size, max(min(size) // 16, 4), colour("hint"), max(2, min(size) // 40), 0), (0, 0))
    w, h = size
    unit = faces.cards.unit
    low, side, inset = h < FOLDED * unit, round(20 * unit), round(4 * unit)
    style = Style("sans_bold", max(round(SMALLEST * unit), SMALLEST), colour("brass"))
    text = thing.face.upper()
    room = w - side - 3 * inset if low else h - side - 3 * inset
    alone = not low and ink.width(text, style) > room  # whose it is, other rows tell
    if alone:
        room = h - 2 * inset
    elif not thing.id.startswith("people"):  # they are counted beside it
        surface.blit(seat_disc(thing.owner or 0, side), (inset, (h - side) // 2 if low else inset))
    if ink.width(text, style) <= room:
        words = engraved(style, lambda each: ink.write(text, each))
        if low:
            surface.blit(words, (side + 2 * inset, (h - words.get_height()) // 2))
        else:
            words = pygame.transform.rotate(words, 90)
            surface.blit(words, (inset + (side - words.get_width()) // 2, h - inset - words.get_height()))
    return surface


def people(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """How many people count for a player."""
    side = min(size)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    tone = colour(f"seat_{(thing.owner or 0) % 4}")
    disc = shapes.panel((side, side), side // 2, ink.mix(colour("night"), tone, 0.12), tone, max(1, side // 18))
    left, top = (size[0] - side) // 2, (size[1] - side) // 2
    surface.blit(disc, (left, top))
    icon = max(round(side * 0.4), 9)
    surface.blit(faces.art.icon("person", icon, tone), (left + (side - icon) // 2, top + side // 12))
    words = ink.write(str(thing.number), Style("serif_bold", max(round(side * 0.46), SMALLEST), colour("ivory")))
    surface.blit(words, words.get_rect(center=(left + side // 2, top + round(side * 0.66))))
    return surface


def giant(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """A giant, tall upon the land, with its level where cards have it; one that attacks stands in the light."""
    w, h = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    shade = shapes.disc_shadow((w, max(h // 5, 1)), 190)
    surface.blit(shade, (0, h - shade.get_height()))
    figure = faces.art.image(GIANT, size) if faces.art.has(GIANT) else _silhouette(size, "attacks" in thing.marks)
    surface.blit(figure, (0, 0))
    side = max(round(w * LARGE), 15)
    level = shapes.panel((side, side), side // 2, colour("night"), colour("bad"), max(1, side // 12)).copy()
    words = outlined(str(thing.number), Style("serif_bold", round(side * 0.56), BRIGHT), colour("night"))
    level.blit(words, words.get_rect(center=(side // 2, side // 2)))
    surface.blit(level, (0, 0))
    if "attacks" in thing.marks:
        surface.blit(shapes.ring(size, max(w // 8, 3), colour("lit"), max(2, w // 20), 0), (0, 0))
    return surface


@kept.shapes.remember
def _silhouette(size: Size, lit: bool) -> pygame.Surface:
    """Broad shoulders, a small head, and a club."""
    pen = Pen(max(size[1], 1))
    edge, body = (colour("lit") if lit else (150, 140, 128)), (70, 58, 54)
    for tone, more in ((edge, 0.022), (body, 0.0)):
        pen.disc(tone, (0.47, 0.15), 0.09 + more)
        pen.shape(tone, [(0.3 - more, 0.28 - more), (0.64 + more, 0.28 - more), (0.6 + more, 0.62 + more),
                         (0.6 + more, 0.96), (0.5 - more, 0.96), (0.47, 0.72 + more), (0.44 + more, 0.96),
                         (0.34 - more, 0.96), (0.34 - more, 0.62 + more)])  # fmt: skip
        pen.line(tone, (0.3, 0.33), (0.26, 0.6), 0.1 + more)
        pen.line(tone, (0.64, 0.33), (0.69, 0.55), 0.1 + more)
        pen.line(tone, (0.69, 0.58), (0.72, 0.2), 0.04 + more)
        pen.disc(tone, (0.72, 0.16), 0.045 + more)
    for x in (0.435, 0.505):
        pen.disc((250, 200, 90), (x, 0.14), 0.014)
    whole = pen.done()
    part = pygame.Surface(size, pygame.SRCALPHA)
    part.blit(whole, ((size[0] - whole.get_width()) // 2, 0))
    return part
