"""Rulebook pages: read from their few marks, and laid out in lines that are painted when they are in sight.

The marks are `## Title {#id}`, paragraphs, `- ` bullets, `**bold**`, `[text](#id)` and, on a line of its own, a picture
of a position with what is said below it: `![text](position:name)`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby, zip_longest
from typing import NamedTuple

import pygame

from ui import ink
from ui.ink import Style, colour

HEADING = re.compile(r"(#{1,3})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*")
PLATE = re.compile(r"!\[(.+)\]\(position:([\w-]+)\)")
INLINE = re.compile(r"\*\*(.+?)\*\*|\[([^\]]+)\]\(#([\w-]+)\)")
WORD = re.compile(r"\s+|\S+")


class Run(NamedTuple):
    """Letters of one look: bold or not, a link to a section or none."""

    text: str
    bold: bool = False
    link: str = ""


class Block(NamedTuple):
    """A paragraph, a bullet, a lesser heading, or a plate with the name of its position and the words below it."""

    kind: str
    runs: tuple[Run, ...]
    name: str = ""

    @property
    def text(self) -> str:
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    blocks: tuple[Block, ...]

    def mentions(self, words: str) -> bool:
        """Does the heading or the text hold these letters? Accents and case do not count."""
        wanted = fold(words)
        return wanted in fold(self.title) or any(wanted in fold(block.text) for block in self.blocks)


def fold(text: str) -> str:
    """The text for comparing, letter by letter as long as before."""
    return "".join("l" if sign in "łŁ" else unicodedata.normalize("NFKD", sign)[0].lower()[0] for sign in text)


# Reading


def parse(text: str) -> list[Section]:
    """The sections of a page; what stands before the first is a section of its own."""
    sections: list[Section] = []
    title, name = "", ""
    blocks: list[Block] = []
    lines: list[str] = []
    kind = "paragraph"

    def end_block() -> None:
        nonlocal lines, kind
        if lines:
            blocks.append(Block(kind, runs(" ".join(lines))))
        lines, kind = [], "paragraph"

    def end_section() -> None:
        nonlocal blocks
        end_block()
        if title or blocks:
            sections.append(Section(name or f"section-{len(sections)}", title, tuple(blocks)))
        blocks = []

    for raw in text.splitlines():
        line = raw.strip()
        heading = HEADING.fullmatch(line)
        if heading and len(heading[1]) < 3:
            end_section()
            title, name = heading[2], heading[3] or ""
        elif heading:
            end_block()
            blocks.append(Block("heading", (Run(heading[2], bold=True),)))
        elif not line:
            end_block()
        elif plate := PLATE.fullmatch(line):
            end_block()
            blocks.append(Block("plate", runs(plate[1]), plate[2]))
        elif line.startswith("- "):
            end_block()
            kind = "bullet"
            lines.append(line[2:])
        else:
            lines.append(line)
    end_section()
    return sections


def runs(text: str) -> tuple[Run, ...]:
    """A line's letters by their look."""
    found: list[Run] = []
    at = 0
    for mark in INLINE.finditer(text):
        if mark.start() > at:
            found.append(Run(text[at : mark.start()]))
        if mark[1] is not None:
            inner = runs(mark[1])
            found += [run._replace(bold=True) for run in inner]
        else:
            found.append(Run(mark[2], link=mark[3]))
        at = mark.end()
    if at < len(text) or not found:
        found.append(Run(text[at:]))
    return tuple(found)


# Laying out


class Look(NamedTuple):
    """The type of a page."""

    title: Style
    text: Style
    bold: Style
    link: Style
    mark: ink.Colour
    """What was searched for stands on this colour."""
    caption: Style
    plate: Callable[[str, int], tuple[int, int]]
    """How large the plate of that name is on a page of that width."""


class Piece(NamedTuple):
    """A stretch of one line: what is written, how, where, and which of its letters were searched for."""

    x: int
    y: int
    text: str
    style: Style
    found: tuple[tuple[int, int], ...] = ()
    link: str = ""

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.x, self.y, ink.width(self.text, self.style), ink.line_height(self.style))


@dataclass(slots=True)
class Laid:
    """A page in lines. `tops` says where each section begins."""

    width: int
    height: int = 0
    pieces: list[Piece] = field(default_factory=list)
    tops: dict[str, int] = field(default_factory=dict)
    plates: list[tuple[pygame.Rect, str]] = field(default_factory=list)

    def links(self) -> list[tuple[pygame.Rect, str]]:
        return [(piece.rect, piece.link) for piece in self.pieces if piece.link]

    def paint(self, surface: pygame.Surface, top: int, look: Look) -> None:
        """Draws what stands between `top` and the surface's height below it."""
        for piece in self.pieces:
            y = piece.y - top
            tall = ink.line_height(piece.style)
            if y + tall < 0 or y > surface.get_height():
                continue
            for start, end in piece.found:
                left = piece.x + ink.width(piece.text[:start], piece.style)
                right = piece.x + ink.width(piece.text[:end], piece.style)
                pygame.draw.rect(surface, look.mark, (left - 1, y, right - left + 2, tall), border_radius=tall // 6)
            surface.blit(ink.write(piece.text, piece.style), (piece.x, y))
            if piece.link:
                under = y + ink.font(piece.style.face, piece.style.pixels).get_ascent() + max(1, tall // 12)
                wide = ink.width(piece.text, piece.style)
                pygame.draw.rect(surface, colour("brass_dark"), (piece.x, under, wide, max(1, tall // 20)))


def lay_out(sections: Sequence[Section], look: Look, width: int, wanted: str = "") -> Laid:
    """The sections one under the other in lines of that width, with the searched letters marked."""
    laid = Laid(width)
    line = ink.line_height(look.text)
    y = 0
    for section in sections:
        if y:
            y += line
        laid.tops[section.id] = y
        if section.title:
            y = _flow((Run(section.title),), look, look.title, laid, 0, y, wanted) + line // 4
        for block, following in zip_longest(section.blocks, section.blocks[1:]):
            if block.kind == "bullet":
                indent = round(look.text.pixels * 1.5)
                dot = Piece(round(look.text.pixels * 0.5), y, "•", look.text._replace(colour=colour("brass")))
                laid.pieces.append(dot)
                y = _flow(block.runs, look, look.text, laid, indent, y, wanted)
                y += line // 4 if following and following.kind == "bullet" else line // 2
            elif block.kind == "heading":
                y = _flow(block.runs, look, look.bold, laid, 0, y + line // 3, wanted) + line // 6
            elif block.kind == "plate":
                rect = pygame.Rect(0, y + line // 4, *look.plate(block.name, width))
                laid.plates.append((rect, block.name))
                y = _flow(block.runs, look, look.caption, laid, 0, rect.bottom + line // 4, wanted) + line * 3 // 4
            else:
                y = _flow(block.runs, look, look.text, laid, 0, y, wanted) + line // 2
    laid.height = y
    return laid


class _Fragment(NamedTuple):
    """Letters of one run without a place to break, or the space between two words."""

    run: int
    text: str
    style: Style
    start: int


def _flow(given: Sequence[Run], look: Look, base: Style, laid: Laid, left: int, y: int, wanted: str) -> int:
    """Breaks the runs into lines from `y` on and tells where the next block may begin."""
    matches = _matches("".join(run.text for run in given), wanted)
    line: list[_Fragment] = []
    gap: list[_Fragment] = []
    x = left
    for word in _words(given, look, base):
        if word[0].text.isspace():
            gap = word
            continue
        wide = sum(ink.width(fragment.text, fragment.style) for fragment in [*gap, *word])
        if line and x + wide > laid.width:
            _put(laid, line, left, y, given, matches)
            y += ink.line_height(base)
            line, gap, x = [], [], left
            wide = sum(ink.width(fragment.text, fragment.style) for fragment in word)
        line += [*gap, *word] if line else word
        gap = []
        x += wide
    _put(laid, line, left, y, given, matches)
    return y + ink.line_height(base)


def _words(given: Sequence[Run], look: Look, base: Style) -> list[list[_Fragment]]:
    """The words and the spaces between them; a word may run over several looks, as in a **bold**, mark."""
    words: list[list[_Fragment]] = []
    at = 0
    for k, run in enumerate(given):
        style = base if base is look.title else look.link if run.link else look.bold if run.bold else base
        for text in WORD.findall(run.text):
            fragment = _Fragment(k, text, style, at)
            at += len(text)
            if words and not text.isspace() and not words[-1][-1].text.isspace():
                words[-1].append(fragment)
            else:
                words.append([fragment])
    return words


def _put(
    laid: Laid, line: Sequence[_Fragment], x: int, y: int, given: Sequence[Run], matches: Sequence[tuple[int, int]]
) -> None:
    """Writes a line, each run of it in one piece."""
    for k, group in groupby(line, key=lambda fragment: fragment.run):
        parts = list(group)
        text, style, start = "".join(part.text for part in parts), parts[0].style, parts[0].start
        end = start + len(text)
        found = tuple((max(a, start) - start, min(b, end) - start) for a, b in matches if a < end and b > start)
        laid.pieces.append(Piece(x, y, text, style, found, given[k].link))
        x += ink.width(text, style)


def _matches(text: str, wanted: str) -> list[tuple[int, int]]:
    folded, letters = fold(text), fold(wanted)
    if not letters:
        return []
    found = []
    at = folded.find(letters)
    while at >= 0:
        found.append((at, at + len(letters)))
        at = folded.find(letters, at + len(letters))
    return found
