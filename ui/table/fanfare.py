"""What a fanfare looks like: a banner with its words, numbers that clash, light and sparks where it happens.

Nothing of it is kept from frame to frame: how it looks follows from how much of its beat has passed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, pi, sin

import pygame

from game.core.things import Thing
from ui import ink, kept, shapes
from ui.canvas import Drawable
from ui.games.look import Figure
from ui.ink import Colour, Style, colour
from ui.table.animator import Beat, Flown
from ui.table.scene import Sprite

Z = 930.0
"""Over all that moves; its light lies over the table and under its words."""
MOST_SPARKS = 200
IMPACT = 0.42
"""The moment at which numbers meet."""
COMES, GOES = 0.12, 0.86
"""The shares of its time in which a banner has come, and begins to go."""
Flying = list[tuple[pygame.Surface, tuple[int, int]]]
SHADES = 6
"""How many steps a spark takes to fade."""


def fading(share: float) -> int:
    """How clearly a banner is seen."""
    if share < COMES:
        return round(255 * share / COMES)
    return round(255 * min((1 - share) / (1 - GOES), 1.0))


class Patch:
    """A square of light, painted anew whenever it changes."""

    def __init__(self) -> None:
        self._surface = pygame.Surface((1, 1))
        self._painted: tuple[object, ...] = ()
        self._version = 0

    def lit(
        self, centre: tuple[int, int], reach: int, tone: Colour, strength: float, sparks: int, share: float,
        z: float = Z,
    ) -> Drawable:  # fmt: skip
        """A glow that far around a spot, and sparks that have flown from it for some share of their time."""
        look = (reach, tone, strength, sparks, share)
        if self._painted != look:
            self._painted, self._version = look, self._version + 1
            self._paint(reach, tone, strength, _flying(sparks, reach, tone, share))
        x, y = centre
        return Drawable(z, self._surface, x - reach, y - reach, version=self._version, glows=True)

    def _paint(self, reach: int, tone: Colour, strength: float, sparks: Flying) -> None:
        side, shade = 2 * reach, round(255 * strength)
        if self._surface.get_width() != side:
            self._surface = pygame.Surface((side, side)).convert()
        self._surface.blit(_glow(side, tone), (0, 0))
        self._surface.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        self._surface.fblits(sparks, pygame.BLEND_RGB_ADD)


@cache
def _ways(count: int) -> tuple[tuple[float, float, float, float], ...]:
    """Where sparks fly: the direction, how far, and how long each lives; spread evenly, yet without a pattern."""
    return tuple(
        (cos(k * 2.39996), sin(k * 2.39996), 0.35 + 0.6 * (k * 0.4142136 % 1), 0.55 + 0.45 * (k * 0.7320508 % 1))
        for k in range(count)
    )


def _flying(count: int, reach: int, tone: Colour, share: float) -> Flying:
    """Each spark that is still alive, and where it is: fast at first, then falling."""
    found: Flying = []
    large = max(3, reach // 26)
    for k, (x, y, far, life) in enumerate(_ways(min(count, MOST_SPARKS))):
        age = share / life
        if not 0 < age < 1:
            continue
        flown = (1 - (1 - age) ** 3) * far * (reach - large)
        sprite = _spark(large if k % 3 else large + large // 2, tone, SHADES - int(age * age * SHADES))
        half = sprite.get_width() // 2
        fall = age * age * reach * 0.12
        found.append((sprite, (round(reach + x * flown) - half, round(reach + y * flown + fall) - half)))
    return found


@kept.shapes.remember
def _glow(side: int, tone: Colour) -> pygame.Surface:
    """Light that fades towards the edge."""
    small = pygame.Surface((96, 96))
    for k in range(48):
        share = (k / 48) ** 2
        pygame.draw.circle(small, tuple(round(part * share * 0.75) for part in tone), (48, 48), 48 - k)
    return pygame.transform.smoothscale(small, (side, side)).convert()


@kept.shapes.remember
def _spark(radius: int, tone: Colour, shade: int) -> pygame.Surface:
    """A small light: white within, and its tone around."""
    side = 2 * radius + 1
    surface = pygame.Surface((side, side))
    for k in range(radius):
        near = (k + 1) / radius
        hue = ink.mix(tone, (255, 255, 255), near**3)
        pygame.draw.circle(
            surface, tuple(round(part * near**2 * shade / SHADES) for part in hue), (radius, radius), radius - k
        )
    return surface.convert()


Paint = Callable[[Thing, tuple[int, int]], pygame.Surface]
"""Paints a card at a size."""


class Herald:
    """Shows the fanfares of a table."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._patches = Patch(), Patch()
        self._kept: tuple[object, pygame.Surface] | None = None

    def show(
        self, beat: Beat, share: float, large: Style, area: pygame.Rect, unit: float, reduced: bool
    ) -> list[Drawable]:
        """The fanfare of a beat after a share of its time."""
        call = beat.call
        assert call is not None
        tone = colour(call.fanfare.tone)
        beside = self._beside(beat.card, area) if beat.card else pygame.Rect(area.topleft, (0, 0))
        taken = beside.right + round(12 * unit) - area.left if beat.card else 0
        strip = self._banner(call.headline, call.words, bool(call.figures), tone, large, (area.width, taken), unit)
        banner = strip.get_rect(centerx=area.centerx, centery=self._height(beat, area))
        banner.clamp_ip(area)
        frame = [_faded(strip, banner, fading(share), Z + 2)]
        clear = pygame.Rect(banner.left + taken, banner.top, banner.width - taken, banner.height)
        if call.figures:
            frame += self._clash(call.figures, share, clear, large, unit, reduced)
        if beat.card:
            beside.centery = banner.centery
            picture = self._paint(beat.card.thing, beside.size)
            frame.append(_faded(picture, beside.clamp(area), fading(share), Z + 4))
        if call.fanfare.sparks and not reduced:
            frame += self._light(beat, share, clear, tone, unit)
        return frame

    def _height(self, beat: Beat, area: pygame.Rect) -> int:
        """The banner leaves free what it speaks of."""
        if not beat.where:
            return area.centery
        share = 0.3 if beat.where[0].centery > area.centery else 0.68
        return round(area.top + area.height * share)

    def _banner(
        self, headline: str, words: str, clash: bool, tone: Colour, large: Style, room: tuple[int, int], unit: float
    ) -> pygame.Surface:
        """`room` is how wide it is, and how much of that a card takes at its left."""
        key = (headline, words, clash, tone, large, room, unit)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, banner(headline, words, tone, large, room[0], unit, clash, room[1]))
        return self._kept[1]

    def _clash(
        self, figures: Sequence[Figure], share: float, banner: pygame.Rect, large: Style, unit: float, reduced: bool
    ) -> list[Drawable]:
        """The numbers come from both sides, meet, and the one that prevails stays bright."""
        frame = []
        met = 1.0 if reduced else min(share / IMPACT, 1.0) ** 3
        gap = round(64 * unit)
        for k, figure in enumerate(figures):
            aside = k - (len(figures) - 1) / 2
            picture = _figure(figure, large, met >= 1.0)
            x = banner.centerx + round(aside * (2 * gap + (1 - met) * banner.width * 0.35))
            y = banner.bottom - picture.get_height() // 2 - round(10 * unit)
            frame.append(_faded(picture, picture.get_rect(center=(x, y)), fading(share), Z + 3))
        return frame

    def _beside(self, card: Sprite, area: pygame.Rect) -> pygame.Rect:
        """Where the card that it is about stands, large beside the words."""
        wide, tall = card.rect.size
        scale = min(area.height * 0.36 / tall, area.width * 0.28 / wide)
        return pygame.Rect(area.left + area.width // 14, area.top, round(wide * scale), round(tall * scale))

    def _light(self, beat: Beat, share: float, clear: pygame.Rect, tone: Colour, unit: float) -> list[Drawable]:
        """Upon what it is about and, where numbers meet, between them: `clear` is what words have of the banner."""
        call = beat.call
        assert call is not None
        frame, sparks = [], min(call.fanfare.sparks, MOST_SPARKS)
        if call.figures:
            sparks = sparks // 2 if beat.where else sparks
            if share > IMPACT:
                since = (share - IMPACT) / (1 - IMPACT)
                spot = (clear.centerx, clear.bottom - round(40 * unit))
                frame.append(
                    self._patches[1].lit(spot, round(150 * unit), tone, 0.35 * (1 - since) ** 2, sparks, since, Z + 2.5)
                )
        if beat.where:
            rect = beat.where[0]
            reach = min(max(round(max(rect.size) * 0.9), round(110 * unit)), round(210 * unit))
            strength = min(share / 0.08, 1.0) * (1 - share) ** 1.5
            frame.append(self._patches[0].lit(rect.center, reach, tone, strength, sparks, share))
        elif not call.figures:
            frame.append(self._patches[0].lit(clear.center, round(200 * unit), tone, (1 - share) ** 2, sparks, share))
        return frame


def _faded(picture: pygame.Surface, rect: pygame.Rect, alpha: int, z: float) -> Drawable:
    if alpha < 255:
        picture = picture.copy()
        picture.set_alpha(alpha)
    return Drawable(z, picture, *rect.topleft)


def banner(
    headline: str, words: str, tone: Colour, large: Style, wide: int, unit: float, clash: bool = False, taken: int = 0
) -> pygame.Surface:
    """A strip of night across the table with bright edges, its headline and a sentence; below them room for numbers.
    What is taken at its left they leave free."""
    room = min(round(wide * 0.86), round(wide * 0.96) - taken)
    middle = (taken + wide) // 2
    head = ink.write(*ink.fit(headline, Style("serif_bold", round(large.pixels * 1.9), tone), room))
    said = ink.paragraph(words, large._replace(face="serif_italic", colour=colour("ivory")), room, "centre")
    pad = round(12 * unit)
    tall = head.get_height() + (said.get_height() if words else 0) + 2 * pad
    strip = _strip((wide, tall + (round(66 * unit) if clash else 0)), tone).copy()
    strip.blit(head, head.get_rect(centerx=middle, top=pad))
    if words:
        strip.blit(said, said.get_rect(centerx=middle, top=pad + head.get_height()))
    return strip


@kept.shapes.remember
def _strip(size: tuple[int, int], tone: Colour) -> pygame.Surface:
    """Dark in the middle, clear at both ends."""
    wide, tall = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    night, line = colour("night"), ink.mix(colour("brass"), tone, 0.5)
    thick = max(1, tall // 60)
    for x in range(wide):
        share = sin(pi * min(max(x / wide, 0.0), 1.0)) ** 0.7
        surface.fill((*night, round(228 * share)), (x, 0, 1, tall))
        for y in (thick, tall - 2 * thick):
            surface.fill((*line, round(255 * share)), (x, y, 1, thick))
    return surface


@kept.shapes.remember
def _figure(figure: Figure, large: Style, met: bool) -> pygame.Surface:
    """A number over what it counts; once they have met, only the one that prevails is bright."""
    tone = colour("brass_bright") if figure.seat is None else colour(f"seat_{figure.seat % 4}")
    if met and not figure.prevails:
        tone = ink.mix(tone, colour("night"), 0.55)
    pixels = round(large.pixels * (2.3 if met and figure.prevails else 1.9))
    number = ink.write(str(figure.n), Style("serif_bold", pixels, tone))
    label = ink.write(
        figure.label, large._replace(face="sans", pixels=max(round(large.pixels * 0.72), 11), colour=tone)
    )
    surface = pygame.Surface(
        (max(number.get_width(), label.get_width()), round(large.pixels * 2.9) + label.get_height()), pygame.SRCALPHA
    )
    surface.blit(number, number.get_rect(midbottom=(surface.get_width() // 2, round(large.pixels * 3.0))))
    surface.blit(label, label.get_rect(midbottom=(surface.get_width() // 2, surface.get_height())))
    return surface


def flying(flown: Flown, share: float, style: Style, unit: float) -> list[Drawable]:
    """Words on their way from one thing to another, with a tail of light."""
    eased = min(share, 1.0) ** 2 * (3 - 2 * min(share, 1.0))
    begin, end = pygame.Vector2(flown.begin.center), pygame.Vector2(flown.end.center)
    frame = []
    radius = max(4, round(9 * unit))
    for k in range(5):
        behind = max(eased - 0.035 * k, 0.0)
        x, y = begin.lerp(end, behind) - (0, sin(pi * behind) * 40 * unit)
        spark = _spark(radius, colour("lit"), SHADES - k)
        frame.append(Drawable(Z + k * 0.01, spark, round(x) - radius, round(y) - radius, glows=True))
    x, y = begin.lerp(end, eased) - (0, sin(pi * eased) * 40 * unit)
    card = _pill(flown.words, style)
    return (
        [*frame, Drawable(Z + 1, card, *card.get_rect(center=(round(x), round(y))).topleft)] if flown.words else frame
    )


@kept.shapes.remember
def _pill(words: str, style: Style) -> pygame.Surface:
    text = ink.write(words, style._replace(face="sans_bold", colour=colour("night")))
    size = (text.get_width() + style.pixels, text.get_height() + style.pixels // 4)
    card = shapes.panel(size, size[1] // 2, (*colour("lit"), 245), (*colour("brass_dark"), 255), 1).copy()
    card.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
    return card
