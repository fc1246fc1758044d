"""Colours, fonts and text: everything written on the screen is set here, at the size it is shown."""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import pygame

from saves.names import showable
from ui.kept import Kept
from ui.resources import asset, theme

Colour = tuple[int, int, int]


@cache
def colour(name: str) -> Colour:
    """A colour of the theme by its name."""
    value = pygame.Color(theme()["palette"][name])
    return value.r, value.g, value.b


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """A colour between two."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


@cache
def _letters(face: str) -> bytes | None:
    """The file of a face, read once: a font that is made from a path keeps that file open for good."""
    try:
        return asset("fonts", theme()["faces"][face]).read_bytes()
    except OSError:
        return None


@lru_cache(maxsize=200)
def font(face: str, pixels: int) -> pygame.font.Font:
    """A bundled face at a pixel size; a missing file falls back to pygame's own font."""
    letters = _letters(face)
    return pygame.font.Font(None if letters is None else io.BytesIO(letters), max(pixels, 6))


GUI_FONT = "caelum"


@cache
def font_for_gui(face: str) -> bytes:
    """The same as pygame_gui takes it."""
    return base64.standard_b64encode(_letters(face) or b"")


SMALLEST = 11
"""Letters of fewer pixels can't be read."""


class Style(NamedTuple):
    """How a text is set: face, size in pixels, colour."""

    face: str
    pixels: int
    colour: Colour


_written = Kept(16_000_000)
cuts: list[str] = []
"""Texts that did not fit their place and were cut: the UI tests want this empty."""


QUOTES = re.compile("(?<=[“”„])|(?=[“”„])")
"""Where a quotation mark begins or ends: the serif would push it into its neighbour, so each is set by itself."""


def write(text: str, style: Style) -> pygame.Surface:
    """One line of text as a surface."""

    def painted(part: str) -> pygame.Surface:
        try:
            return font(style.face, style.pixels).render(part, True, style.colour)
        except (pygame.error, ValueError):  # nothing in it has a width, or there is something that no font knows
            return font(style.face, style.pixels).render(showable(part), True, style.colour)

    def line() -> pygame.Surface:
        parts = [painted(part) for part in QUOTES.split(text) if part]
        if len(parts) < 2:
            return parts[0] if parts else painted(text)
        surface = pygame.Surface((width(text, style), parts[0].get_height()), pygame.SRCALPHA)
        x = 0
        for part in parts:
            surface.blit(part, (x, 0))
            x += part.get_width()
        return surface

    return _written.once((text, style), line)


def width(text: str, style: Style) -> int:
    return _width(text, style.face, style.pixels)


@lru_cache(maxsize=8192)
def _width(text: str, face: str, pixels: int) -> int:
    letters = font(face, pixels)
    try:
        return sum(letters.size(part)[0] for part in QUOTES.split(text))
    except UnicodeError:
        return letters.size(showable(text))[0]


def line_height(style: Style) -> int:
    return font(style.face, style.pixels).get_linesize()


def fit(text: str, style: Style, room: int) -> tuple[str, Style]:
    """The text in a smaller size if it is too wide, cut with an ellipsis when even that does not help."""
    smaller = style
    while width(text, smaller) > room and smaller.pixels > max(SMALLEST, style.pixels * 0.62):
        smaller = smaller._replace(pixels=smaller.pixels - 1)
    if width(text, smaller) <= room:
        return text, smaller
    cuts.append(text)
    while text and width(text + "…", smaller) > room:
        text = text[:-1]
    return text + "…", smaller


def _words(paragraph: str, style: Style, room: int) -> Iterator[str]:
    """What is kept together: words, and a word of a single letter with the next, where a line can hold both."""
    for words in BREAKS.split(paragraph):
        yield from [words] if width(words, style) <= room else words.split(" ")


BREAKS = re.compile(r"(?<!^[^\W\d_])(?<! [^\W\d_]) ")
"""Spaces, but not those behind a lone letter: in Polish these are prepositions, which don't end a line."""


def wrap(text: str, style: Style, room: int) -> list[str]:
    """The text in lines that are no wider than the room; words longer than a line are broken."""
    lines: list[str] = []
    space = width(" ", style)
    for paragraph in text.split("\n"):
        line, about = "", 0
        for word in _words(paragraph, style, room):
            longer = f"{line} {word}" if line else word
            about += space + width(word, style)
            if about * SURELY < room or width(longer, style) <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            while width(word, style) > room and len(word) > 1:
                at = len(word) - 1
                while at > 1 and width(word[:at], style) > room:
                    at -= 1
                lines.append(word[:at])
                word = word[at:]
            line, about = word, width(word, style)
        lines.append(line)
    return lines


SURELY = 1.1
"""What its words and spaces together are so much narrower than, a line fits in without being measured as a whole."""


def paragraph(text: str, style: Style, room: int, align: str = "left") -> pygame.Surface:
    """Wrapped text as one surface."""
    lines = wrap(text, style, room)
    step = line_height(style)
    surface = pygame.Surface((max(room, 1), max(step * len(lines), 1)), pygame.SRCALPHA)
    for i, line in enumerate(lines):
        picture = write(line, style)
        x = {"left": 0, "centre": (room - picture.get_width()) // 2, "right": room - picture.get_width()}[align]
        surface.blit(picture, (x, i * step))
    return surface
