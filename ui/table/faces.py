"""What things look like: the picture of a thing at the size it is shown, from art named after kind and face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING
from zlib import crc32

import pygame

from game import catalogue
from game.core.things import Thing
from ui import games, ink, shapes
from ui.art import Art
from ui.ink import SMALLEST, Style, colour
from ui.kept import Kept
from ui.table.card_face import CardFaces

if TYPE_CHECKING:
    from ui.games.look import Painter

faces = Kept(34_000_000)
"""The pictures of all tables and galleries."""
_numbers = count()


class Faces:
    """A thing whose face is a card's name or `back-<name>` is a card, whatever its kind. Of everything else
    `art/<game>/<kind>-<face>.png` is the picture, with `-0` and so on for variants of it.
    """

    def __init__(self, art: Art, game: str, names: Sequence[str]) -> None:
        self.art, self.game, self.names = art, game, names
        """`names` are those of the seats; one person alone may be `YOU` among them."""
        cards = catalogue.rules(game).cards() if game in catalogue.ids() else {}
        self.look = games.look(game)
        self.cards = CardFaces(art, game, cards, self.look.card)
        self._number = next(_numbers)
        """Whose pictures are whose."""

    def picture(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        variant = crc32(thing.id.encode()) % 4 if thing.kind in self.look.varied else 0
        key = (self._number, thing.kind, thing.face, thing.marks, thing.number, thing.owner, variant, size)
        return faces.once(key, lambda: self._painted(thing, (max(size[0], 1), max(size[1], 1))))

    def slotted(self, thing: Thing, size: tuple[int, int], slots: tuple[tuple[int, ...], ...]) -> pygame.Surface:
        """A mat with slots for things of their own."""
        key = (self._number, thing.kind, thing.face, thing.marks, thing.number, thing.owner, size, slots)
        return faces.once(key, lambda: self.look.slotted[thing.kind](self, thing, size, slots))

    def painting(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """What a place is painted with: a piece of furniture as it is, a scene cropped to fill it, in the dusk."""
        if self.art.original(name).get_flags() & pygame.SRCALPHA:
            return self.art.image(name, size)
        return faces.once((self._number, name, size), lambda: self._scene(name, size))

    def _scene(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        whole = pygame.Rect(0, 0, *size)
        surface = self.art.part(name, whole, whole).convert_alpha()
        surface.fill((*ink.mix(colour("ivory"), colour("night"), 0.42), 255), special_flags=pygame.BLEND_RGBA_MULT)
        radius = max(min(size) // 24, 3)
        surface.blit(shapes.panel(size, radius, (255, 255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def forget(self) -> None:
        faces.forget(lambda key: key[0] == self._number)

    def art_name(self, thing: Thing) -> str:
        name = f"{self.game}/{thing.kind}-{thing.face}"
        variant = f"{name}-{crc32(thing.id.encode()) % 4}"
        return variant if self.art.has(variant) else name

    def is_card(self, thing: Thing) -> bool:
        outline = thing.kind in PAINTERS or thing.kind in self.look.slotted
        return not outline and self.cards.is_card(thing.face)

    def _painted(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        painters = self.look.painters
        own = painters.get(f"{thing.kind}-{thing.face}") or painters.get(thing.kind)
        if own:
            return own(self, thing, size)
        if self.is_card(thing):
            if self.look.card.dress:
                return self.look.card.dress(self.cards, thing, size)
            return self.cards.picture(thing.face, size, thing.marks, thing.number)
        return PAINTERS.get(thing.kind, Faces._plain)(self, thing, size)

    def _plain(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        name = self.art_name(thing)
        picture = self.art.image(name, size) if self.art.has(name) else self.unpainted(thing, size)
        if not thing.marks:
            return picture
        picture = picture.copy()
        side = max(round(size[0] * 0.30), 10)
        for mark in thing.marks:
            name = f"{self.game}/mark-{mark}"
            if self.art.has(name):
                picture.blit(self.art.image(name, (side, side)), (size[0] - side - size[0] // 14, size[1] // 14))
        if "waiting" in thing.marks:
            glow = shapes.ring(size, size[0] // 6, colour("lit"), max(2, size[0] // 40), 0)
            picture.blit(glow, (0, 0))
        return picture

    def mat(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """The name of an empty place, if it fits there."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        words = thing.face.upper()
        style = Style("sans_bold", max(min(size[0] // 7, size[1] // 7, 40), SMALLEST), colour("brass"))
        while style.pixels > SMALLEST and ink.width(words, style) > size[0]:
            style = style._replace(pixels=style.pixels - 1)
        if words and ink.width(words, style) <= size[0]:
            picture = engraved(style, lambda each: ink.write(words, each))
            surface.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface

    def counter(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """A sign with a large number; good and bad news have a ring and a sign of their own."""
        side = min(size)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        left, top = (size[0] - side) // 2, (size[1] - side) // 2
        surface.blit(self.cards.sign(thing.face, thing.number, side), (left, top))
        for mark, icon in (("good", "check"), ("bad", "close")):
            if mark in thing.marks:
                badge = max(side * 2 // 5, 8)
                disc = shapes.panel((badge, badge), badge // 2, colour("night"), colour(mark), max(1, badge // 10))
                spot = (left + side - badge, top + side - badge)
                surface.blit(disc, spot)
                inner = badge * 3 // 5
                surface.blit(
                    self.art.icon(icon, inner, colour(mark)),
                    (spot[0] + (badge - inner) // 2, spot[1] + (badge - inner) // 2),
                )
        return surface

    def token(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """A round token that lies by itself."""
        side = min(size)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        picture = self._plain(thing, (side, side))
        surface.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface

    def whole(self, name: str, room: tuple[int, int]) -> pygame.Surface:
        """A picture as large as it fits, in its own shape."""
        w, h = self.art.size(name)
        scale = min(room[0] / w, room[1] / h)
        return self.art.image(name, (round(w * scale), round(h * scale)))

    def unpainted(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """A thing without a picture: its name on a quiet frame, or its back."""
        back = thing.face == "back"
        fill, edge = (colour("slate_high"), colour("brass")) if back else (colour("ivory"), colour("brass_dark"))
        surface = shapes.panel(size, max(size[0] // 14, 3), fill, edge, max(1, size[0] // 60)).copy()
        if back:
            inner = (size[0] * 7 // 10, size[1] * 8 // 10)
            surface.blit(
                shapes.panel(inner, size[0] // 16, colour("slate"), edge, 1), (size[0] * 3 // 20, size[1] // 10)
            )
            return surface
        style = ink.Style("serif_bold", max(size[0] // 7, SMALLEST), colour("night"))
        words, style = ink.fit(thing.face, style, size[0] * 9 // 10)
        picture = ink.write(words, style)
        surface.blit(picture, ((size[0] - picture.get_width()) // 2, size[1] // 12))
        return surface


def engraved(style: Style, write: Callable[[Style], pygame.Surface]) -> pygame.Surface:
    """Words cut into whatever they stand on: their lower edge in the shade."""
    front, deep = write(style), max(1, style.pixels // 12)
    surface = pygame.Surface((front.get_width() + 2 * deep, front.get_height() + deep), pygame.SRCALPHA)
    shade = write(style._replace(colour=colour("shadow")))
    for spot in ((0, deep), (2 * deep, deep), (deep, deep), (deep, 2 * deep)):
        surface.blit(shade, spot)
    surface.blit(front, (deep, 0))
    return surface


def halo(picture: pygame.Surface) -> pygame.Surface:
    """A soft light behind a dark figure, a soft shade behind a light one: it stands out from whatever it stands on."""
    small = pygame.transform.smoothscale(picture, (24, 30))  # of large pictures, pygame's average is wrong
    dark = sum(pygame.transform.average_color(small, consider_alpha=True)[:3]) < 3 * 110
    tone = colour("ivory") if dark else colour("shadow")
    shape = pygame.mask.from_surface(picture, 90).to_surface(setcolor=(*tone, 150), unsetcolor=(*tone, 0))
    return pygame.transform.gaussian_blur(shape, max(picture.get_width() // 16, 2))


PAINTERS: Mapping[str, Painter] = {"mat": Faces.mat, "counter": Faces.counter, "token": Faces.token}
"""Kinds that many games have and that are no cards, whatever their face is called."""
