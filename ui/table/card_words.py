"""Words on cards: a text in lines that fit its page, a name in its banner."""

from __future__ import annotations

import re
from itertools import groupby
from typing import NamedTuple

import pygame

from ui import ink
from ui.ink import SMALLEST, Style

Size = tuple[int, int]

NARROWEST = 0.72
"""How far letters of a name may be pressed together."""
LINE, CLEAR = 1.1, 0.88
"""The step from line to line of a name in its letters, and the share of its banner that two lines take at most."""
LONGEST_LEAD = 34
YIELDING, AT_EASE = 0.7, 13
"""A text becomes smaller to make room for flavour: by that share at most, and only while it is read with ease."""
FLAVOUR = 0.86
"""How large the letters of flavour are beside those of the text."""
VOWELS = frozenset("aeiouyąęó")
NUMBER = re.compile(r"([+−-]?\d+) (?=\w)")
LAST = re.compile(r" (?=\d+[.,;])")
"""Before a number that ends its part of a sentence."""


class Word(NamedTuple):
    """A word of a text; a bold one belongs to what leads its sentence in, an italic one to the flavour."""

    text: str
    bold: bool
    italic: bool = False


def _words(text: str) -> list[list[Word]]:
    """Paragraphs of words; what stands before a colon leads the paragraph in, a number stays with its word,
    behind it or, at the end, before it."""
    found = []
    bound = LAST.sub("\N{NO-BREAK SPACE}", NUMBER.sub("\\1\N{NO-BREAK SPACE}", text))
    for paragraph in bound.split("\n"):
        lead, colon, _rest = paragraph.partition(": ")
        bold = len(lead.split(" ")) if colon and len(lead) <= LONGEST_LEAD else 0
        found.append([Word(word, k < bold) for k, word in enumerate(paragraph.split(" "))])
    return found


def set_text(
    text: str, style: Style, size: Size, flavour: str = "", ease: int = AT_EASE
) -> tuple[list[list[Word]], Style] | None:
    """The text in lines that fit a page, as large as the style says or smaller; None when it can't be read there.

    An empty line stands between paragraphs. Flavour is left out where the text would have to shrink too much for it:
    letters from `ease` on are read with ease.
    """
    plain = _set(_words(text), style, size) if text else ([], style)
    if not flavour or plain is None:
        return plain
    told = [[Word(word, bold=False, italic=True) for word in flavour.split(" ")]]
    alone = plain[1].pixels
    least = min(alone, max(round(alone * YIELDING), ease)) if text else SMALLEST
    return _set((_words(text) if text else []) + told, style, size, least) or plain


def _set(
    paragraphs: list[list[Word]], style: Style, size: Size, least: int = SMALLEST
) -> tuple[list[list[Word]], Style] | None:
    for pixels in range(style.pixels, max(least, SMALLEST) - 1, -1):
        smaller = style._replace(pixels=pixels)
        wrapped = [_wrapped(words, smaller, size[0]) for words in paragraphs]
        whole = [lines for lines in wrapped if lines is not None]
        if len(whole) == len(paragraphs) and text_height(_apart(whole), smaller) <= size[1]:
            pairs = zip(paragraphs, whole, strict=True)
            return _apart([_balanced(words, lines, smaller, size[0]) for words, lines in pairs]), smaller
    return None


def _apart(paragraphs: list[list[list[Word]]]) -> list[list[Word]]:
    """All their lines, an empty one between two paragraphs."""
    lines: list[list[Word]] = []
    for paragraph in paragraphs:
        lines += [[]] * bool(lines) + paragraph
    return lines


def _balanced(words: list[Word], lines: list[list[Word]], style: Style, room: int) -> list[list[Word]]:
    """As many lines in a narrower room: no word stands alone on the last one if that can be helped."""
    for share in (0.94, 0.88, 0.82, 0.76, 0.7, 0.64):
        narrower = _wrapped(words, style, round(room * share))
        if narrower is None or len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def _wrapped(words: list[Word], style: Style, room: int) -> list[list[Word]] | None:
    """A paragraph in lines; None when a word is wider than the room."""
    plain = _of(words, style)
    bold = plain._replace(face="sans_bold")
    lines: list[list[Word]] = [[]]
    x, space = 0, ink.width(" ", plain)
    for word in words:
        wide = ink.width(f"{word.text} ", bold if word.bold else plain)
        if wide - space > room:
            return None
        line, end = lines[-1], x + wide - space
        if line and (end > room or (end > room - len(line) and _wide([*line, word], style) > room)):
            lines.append([])  # each width is rounded, so only what nearly fills the line is measured as a whole
            x = 0
        x += wide
        lines[-1].append(word)
    return lines


def _of(line: list[Word], style: Style) -> Style:
    """The letters of a line: those of flavour are of another face, and smaller."""
    if not line or not line[0].italic:
        return style
    return style._replace(face="serif_italic", pixels=max(round(style.pixels * FLAVOUR), SMALLEST))


def _runs(line: list[Word], style: Style) -> list[tuple[str, Style]]:
    """The line as pieces of one face each."""
    style = _of(line, style)
    found = []
    for bold, words in groupby(line, lambda word: word.bold):
        found.append((" ".join(word.text for word in words), style._replace(face="sans_bold") if bold else style))
    return found


def _wide(line: list[Word], style: Style) -> int:
    runs = _runs(line, style)
    return sum(ink.width(text, face) for text, face in runs) + (len(runs) - 1) * ink.width(" ", style)


def _tall(line: list[Word], style: Style) -> int:
    """The height of a line, or of the gap between two paragraphs."""
    return ink.line_height(_of(line, style)) if line else round(style.pixels * 0.4)


def _write_line(line: list[Word], style: Style) -> pygame.Surface:
    surface = pygame.Surface((max(_wide(line, style), 1), _tall(line, style)), pygame.SRCALPHA)
    x = 0
    for text, face in _runs(line, style):
        surface.blit(ink.write(text, face), (x, 0))
        x += ink.width(text, face) + ink.width(" ", style)
    return surface


def draw_text(surface: pygame.Surface, lines: list[list[Word]], style: Style, spot: tuple[int, int]) -> None:
    """Writes the lines one below another, each in the middle, from a spot down."""
    x, y = spot
    for line in lines:
        picture = _write_line(line, style)
        surface.blit(picture, (x - picture.get_width() // 2, y))
        y += _tall(line, style)


def text_height(lines: list[list[Word]], style: Style) -> int:
    return sum(_tall(line, style) for line in lines)


def set_name(name: str, style: Style, size: Size, most: int, least: int = SMALLEST) -> tuple[list[str], Style]:
    """The name as large as it fits, in at most so many lines; the smallest letters may be made narrower still, and then
    a long word be parted.

    Cut, and noted, when it can't fit.
    """
    for pixels in range(style.pixels, least - 1, -1):
        smaller = style._replace(pixels=pixels)
        if ink.width(name, smaller) <= size[0]:
            return [name], smaller
        if most > 1 and pixels * LINE * most <= size[1] * CLEAR:
            lines = ink.wrap(name, smaller, size[0])
            if len(lines) <= most and all(ink.width(word, smaller) <= size[0] for word in name.split(" ")):
                return lines, smaller
    smaller = style._replace(pixels=least)
    if narrow := pressed(name, smaller, size[0], most):
        return narrow, smaller
    words, smaller = ink.fit(name, smaller, size[0])
    return [words], smaller


def pressed(name: str, style: Style, room: int, most: int) -> list[str] | None:
    """The name in lines that fit once their letters are pressed together; a long word alone is parted. None if not."""
    room = round(room / NARROWEST)
    if ink.width(name, style) <= room:
        return [name]
    lines = ink.wrap(name, style, room) if " " in name else _halves(name)
    whole = " " not in name or all(ink.width(word, style) <= room for word in name.split(" "))
    return lines if whole and len(lines) <= most and all(ink.width(line, style) <= room for line in lines) else None


def _halves(word: str) -> list[str]:
    """A word in two parts: at its hyphen, or behind the vowel that is nearest to its middle."""
    ends = [at for at in range(2, len(word) - 1) if word[at - 1] == "-"]
    vowels = [at for at in range(2, len(word) - 1) if word[at - 1] in VOWELS and word[at] not in VOWELS]
    at = min(ends or vowels, key=lambda at: abs(at - len(word) / 2), default=len(word))
    return [word[:at] if ends else f"{word[:at]}-", word[at:]]
