"""What things look like: the picture of a thing at the size it is shown, from art named after kind and face."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from zlib import crc32

import pygame

from game.core.contract import Thing
from game.core.language import _
from ui import ink, shapes
from ui.art import Art
from ui.ink import colour

KEPT = 900


class Faces:
    """`art/<game>/<kind>-<face>.png` is a thing's picture, with `-0` and so on for variants of it."""

    def __init__(self, art: Art, game: str, names: Sequence[str]) -> None:
        self.art, self.game, self.names = art, game, names
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._painters: dict[str, Callable[[Thing, tuple[int, int]], pygame.Surface]] = {
            "figure": self._figure, "goal": self._goal, "pips": self._pips, "mat": self._mat,
        }  # fmt: skip

    def picture(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        variant = crc32(thing.id.encode()) % 4 if thing.kind == "tile" else 0
        key = (thing.kind, thing.face, thing.marks, thing.number, thing.owner, variant, size)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = self._painters.get(thing.kind, self._plain)(thing, size)
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    def forget(self) -> None:
        self._kept.clear()

    def art_name(self, thing: Thing) -> str:
        name = f"{self.game}/{thing.kind}-{thing.face}"
        variant = f"{name}-{crc32(thing.id.encode()) % 4}"
        return variant if self.art.has(variant) else name

    def _plain(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        name = self.art_name(thing)
        picture = self.art.image(name, size) if self.art.has(name) else self._card(thing, size)
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

    def _figure(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        w, h = size
        surface = pygame.Surface(size, pygame.SRCALPHA)
        shade = shapes.disc_shadow((w, max(round(h * 0.30), 1)), 190)
        surface.blit(shade, (round(w * 0.05), round(h * 0.76)))
        picture = self.art.image(self.art_name(thing), size)
        surface.blit(_halo(picture), (0, 0))
        surface.blit(picture, (0, 0))
        if "home" in thing.marks:
            side = max(round(w * 0.34), 9)
            surface.blit(self.art.image(f"{self.game}/mark-home", (side, side), colour("brass_bright")), (w - side, 0))
        return surface

    def _goal(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """An edge of the board: whose figures are at home here, and how many of them have come."""
        upright = size[1] > size[0]
        w, h = (size[1], size[0]) if upright else size
        surface = pygame.Surface((w, h), pygame.SRCALPHA)
        owner = thing.owner or 0
        figure = self.art.image(f"{self.game}/figure-{thing.face}", (round(h * 0.8), h))
        text = _("Home of {name}").format(name=self.names[owner])
        style = ink.Style("serif_bold", max(round(h * 0.44), 9), colour("brass_bright"))
        home = int(thing.marks[0][-1])
        dot = max(round(h * 0.28), 5)
        dots = 3 * dot + 2 * dot // 2
        words, style = ink.fit(text, style, w - figure.get_width() - dots - h)
        picture = ink.write(words, style)
        x = (w - figure.get_width() - picture.get_width() - dots - h // 2) // 2
        surface.blit(figure, (x, 0))
        x += figure.get_width() + h // 8
        surface.blit(picture, (x, (h - picture.get_height()) // 2))
        x += picture.get_width() + round(h * 0.38)
        for k in range(3):
            fill = colour("brass_bright") if k < home else colour("night")
            pip = shapes.panel((dot, dot), dot // 2, fill, colour("brass"), max(1, dot // 8))
            surface.blit(pip, (x + k * dot * 3 // 2, (h - dot) // 2))
        if not upright:
            return surface
        return pygame.transform.rotate(surface, 90 if thing.place.endswith("west") else -90)

    def _pips(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """Movements left, as beads: full ones are left, hollow ones are spent."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        count, left = max(thing.number, int(thing.face)), int(thing.face)
        if not count:
            return surface
        bead = min(size[0] // max(count, 3) * 4 // 5, size[1] * 2 // 3)
        gap = bead // 4
        x = (size[0] - count * bead - (count - 1) * gap) // 2
        for k in range(count):
            fill = colour("brass_bright") if k < left else colour("night")
            pip = shapes.panel((bead, bead), bead // 2, fill, colour("brass"), max(1, bead // 12))
            surface.blit(pip, (x + k * (bead + gap), (size[1] - bead) // 2))
        return surface

    def _mat(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """A place where cards may lie."""
        return shapes.panel(size, max(size[1] // 16, 3), (*colour("slate"), 90), (*colour("brass_dark"), 160), 1)

    def _card(self, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        """A card without a painting: its name on a quiet frame, or its back."""
        back = thing.face == "back"
        fill, edge = (colour("slate_high"), colour("brass")) if back else (colour("ivory"), colour("brass_dark"))
        surface = shapes.panel(size, max(size[0] // 14, 3), fill, edge, max(1, size[0] // 60)).copy()
        if back:
            inner = (size[0] * 7 // 10, size[1] * 8 // 10)
            surface.blit(
                shapes.panel(inner, size[0] // 16, colour("slate"), edge, 1), (size[0] * 3 // 20, size[1] // 10)
            )
            return surface
        style = ink.Style("serif_bold", max(size[0] // 7, 9), colour("night"))
        words, style = ink.fit(thing.face, style, size[0] * 9 // 10)
        picture = ink.write(words, style)
        surface.blit(picture, ((size[0] - picture.get_width()) // 2, size[1] // 12))
        return surface


def _halo(picture: pygame.Surface) -> pygame.Surface:
    """A soft light behind a dark figure, a soft shade behind a light one: it stands out from whatever it stands on."""
    dark = sum(pygame.transform.average_color(picture, consider_alpha=True)[:3]) < 3 * 110
    tone = colour("ivory") if dark else colour("shadow")
    shape = pygame.mask.from_surface(picture, 90).to_surface(setcolor=(*tone, 150), unsetcolor=(*tone, 0))
    return pygame.transform.gaussian_blur(shape, max(picture.get_width() // 16, 2))
