"""The card under the pointer or finger, large and at once, over the log: as it is printed, with what it is worth now,
what can be done with it or why not, and what its words and signs mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from game.core.things import Card, Thing
from ui import ink, shapes
from ui.canvas import Drawable
from ui.ink import Style, colour
from ui.table.card_face import BACK, CardFaces, worth
from ui.table.glossary import explained

if TYPE_CHECKING:
    from ui.screens.table import TableScreen

Note = tuple[str, str]
"""A sentence and its tone."""
Z = 4000.0
"""Over the panel, under the ring of the focus."""
LEAST, HALF, SQUEEZED = 0.6, 0.5, 0.34
"""How much of its place the card takes at least: beside notes that can be left out, the same where its words stand
below it, and beside notes that can't."""
LOWEST = 236
"""A place in the panel that is less tall, in design units, holds no card: it is shown on the far side of the table."""
READ = 0.8
"""Letters on the card that are smaller than this share of ordinary small ones are written again below it."""
MOST_MOVES = 3


class Closeup:
    """Painted once and kept while it is shown; while something moves, it stays as it was."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self._kept: tuple[str, object, Drawable] | None = None

    def drawables(self) -> list[Drawable]:
        screen, desk, name = self.screen, self.screen.desk, self._name
        if desk.animator.running:
            return [self._kept[2]] if self._kept and self._kept[0] == name else []
        if name is None or not self.shown or self._is_in_the_way():
            self._kept = None
            return []
        sprite = desk.reach.sprites[name]
        place, style = self._place(sprite.rect), screen.style("small")
        key = (sprite.thing, id(desk.view), len(desk.hands.moves), tuple(place), style)
        if self._kept is None or self._kept[:2] != (name, key):
            notes, glossary = self._about(name, sprite.thing)
            picture = compose(desk.faces.cards, sprite.thing, notes, glossary, style, place.size, screen.px(10))
            self._kept = (name, key, Drawable(Z, picture, *place.topleft))
        return [self._kept[2]]

    @property
    def _name(self) -> str | None:
        desk = self.screen.desk
        return desk.hands.held or desk.finger.on or desk.pointed.name

    @property
    def shown(self) -> bool:
        """Is there a card whose face is seen, and nothing else shown large?"""
        desk, name = self.screen.desk, self._name
        if desk.zooming or desk.browser or name not in desk.reach.sprites:
            return False
        thing = desk.reach.sprites[name].thing
        return desk.faces.is_card(thing) and not thing.face.startswith(BACK)

    def _is_in_the_way(self) -> bool:
        """Nobody asked for it, something was only laid down there, and it would cover a part of the table or the card
        that asks."""
        laid = self.screen.desk.pointed.let_go is not None
        return laid and (not self._has_room or bool(self.screen.sitting.asker()))

    @property
    def _has_room(self) -> bool:
        """Is it shown in the panel?"""
        return self.screen.column.lower.height >= self.screen.px(LOWEST)

    def _place(self, at: pygame.Rect) -> pygame.Rect:
        """The lower part of the panel or, where too many answers take its room, the side of the table that is away."""
        screen, area, lower = self.screen, self.screen.desk.area, self.screen.column.lower
        if self._has_room:
            return lower
        place = pygame.Rect(area.x, area.y, lower.width, min(area.height, screen.px(420)))
        if at.centerx < area.centerx:
            place.right = area.right
        return place

    def _about(self, name: str, thing: Thing) -> tuple[list[Note], list[Note]]:
        """What is so of it now, and what could be said beside that if there is room."""
        screen, look = self.screen, self.screen.desk.game_look.card
        card = screen.desk.faces.cards.cards[thing.face]
        state = screen.desk.telling.state(screen.desk.view, thing)
        notes = [(state.replace(":\n", ": ").replace(".\n", " · ").replace("\n", " · "), "ivory")]
        changed = set()
        for sign, printed in card.numbers:
            now = worth(sign, thing.marks)
            if now is None or now == printed:
                continue
            changed.add(sign)
            if not notes[0][0]:
                text = _("{label} {now} instead of {printed}")
                notes.append((text.format(label=_(look.sign(sign).name), now=now, printed=printed), "ivory"))
        notes.append(self._chances(name, thing))
        return [note for note in notes if note[0]], [(text, "ivory_dim") for text in explained(card, look, changed)]

    def _chances(self, name: str, thing: Thing) -> Note:
        """What can be done with it or, of what one could think of doing something with, why not. Of what was just laid
        down, and where only buttons answer, nobody wants to know that."""
        screen, hands, scene = self.screen, self.screen.desk.hands, self.screen.desk.reach
        moves = hands.of(name, scene)
        short = hands.shortcuts.get(hands.meant(name, scene))
        if moves or short:
            said = [short.said] if short else list(dict.fromkeys(screen.said(move) for move in moves))
            text = " · ".join(_once(said[:MOST_MOVES])) + (" …" if len(said) > MOST_MOVES else "")
            return ("", "") if screen.prompt()[0] == text else (text, "lit")  # it stands above already
        asked = screen.desk.pointed.let_go is None and any(move.src or move.dst for move in hands.moves)
        if not asked or thing.owner not in (None, screen.desk.viewer):
            return "", ""
        reason = screen.sitting.hinders(hands.meant(name, scene))
        return (reason.text, "bad") if reason else ("", "")


def _once(said: Sequence[str]) -> list[str]:
    """What several moves would do alike is told behind the last of them."""
    parted = [each.partition(": ") for each in said]
    later = [{tail for _head, _colon, tail in parted[k + 1 :]} for k in range(len(said))]
    told = zip(said, parted, later, strict=True)
    return [head if tail in after else text for text, (head, _colon, tail), after in told]


def compose(
    cards: CardFaces, thing: Thing, notes: Sequence[Note], glossary: Sequence[Note], style: Style,
    size: tuple[int, int], pad: int,
) -> pygame.Surface:  # fmt: skip
    """The card as large as the notes below it allow, with as much of the glossary as there is room for."""
    wide, tall = size[0] - 2 * pad, size[1] - 3 * pad
    shape = cards.shape(thing.face)

    def face(said: Sequence[Note]) -> tuple[int, int]:
        high = min(max(tall - _height(said, style, wide), tall * SQUEEZED), wide / shape)
        return round(high * shape), round(high)

    def is_read(said: Sequence[Note]) -> bool:
        return cards.letters(thing.face, face(said)) >= style.pixels * READ

    whole = min(tall * LEAST, wide / shape)
    said = _with(notes, glossary, lambda said: face(said)[1] >= whole)
    if not is_read(said):
        said = _with(notes, glossary, is_read)
    if not is_read(said):
        half = min(tall * HALF, wide / shape)
        said = _with([*_words(cards.cards[thing.face]), *notes], glossary, lambda said: face(said)[1] >= half)
    while _height(said, style, wide) > tall - face(said)[1] and style.pixels > ink.SMALLEST:
        style = style._replace(pixels=style.pixels - 1)
    shown = face(said)
    surface = pygame.Surface(size)
    surface.fill(colour("night"))  # its corners, too: nothing of what it covers is seen
    surface.blit(shapes.panel(size, pad, (*colour("night"), 255), (*colour("brass"), 255), 1), (0, 0))
    surface.blit(cards.picture(thing.face, shown, thing.marks), ((size[0] - shown[0]) // 2, pad))
    room = pygame.Rect(pad, shown[1] + 2 * pad, wide, tall - shown[1])
    _write(surface, said, style, room)
    return surface


def _with(notes: Sequence[Note], glossary: Sequence[Note], fits: Callable[[Sequence[Note]], bool]) -> list[Note]:
    """The notes, and as much of the glossary as fits."""
    for most in range(len(glossary), 0, -1):
        if fits(said := [*notes, *glossary[:most]]):
            return said
    return [*notes]


def _words(card: Card) -> list[Note]:
    """What is printed on a card that can't be read as large as it is shown."""
    return [(text, tone) for text, tone in ((card.line(), "brass"), (card.text(), "ivory")) if text]


def _gap(style: Style) -> int:
    return style.pixels // 3


def _height(notes: Sequence[Note], style: Style, room: int) -> int:
    lines = sum(len(ink.wrap(text, style, room)) for text, _tone in notes)
    return lines * ink.line_height(style) + len(notes) * _gap(style)


def _write(surface: pygame.Surface, notes: Sequence[Note], style: Style, room: pygame.Rect) -> None:
    """The notes one below another; what finds no room is cut, and noted."""
    y = room.y + max(0, (room.height - _height(notes, style, room.width)) // 2)
    for text, tone in notes:
        for line in ink.wrap(text, style, room.width):
            if y + ink.line_height(style) > surface.get_height():
                ink.cuts.append(text)
                return
            picture = ink.write(line, style._replace(colour=colour(tone)))
            surface.blit(picture, (room.x + (room.width - picture.get_width()) // 2, y))
            y += ink.line_height(style)
        y += _gap(style)
