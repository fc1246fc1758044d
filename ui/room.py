"""The room: cloth under a pool of light, the wall behind the shelf, dimmed copies under dialogs."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui import ink
from ui.art import Art


class Room:
    """Backgrounds, painted once for each window size."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._painted: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}
        self._scene: tuple[object, pygame.Surface] | None = None

    def forget(self) -> None:
        self._painted.clear()
        self._scene = None

    def cloth(self, size: tuple[int, int]) -> pygame.Surface:
        return self._once("cloth", size, self._paint_cloth)

    def wall(self, size: tuple[int, int]) -> pygame.Surface:
        return self._once("wall", size, self._paint_wall)

    def _paint_wall(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall stretched so that each box has its arch, a little taller than the window: its cornice stays above
        the name of the house."""
        tall = round(size[1] * 1.09)
        return self.art.image("room/wall", (size[0], tall)).subsurface((0, tall - size[1], *size)).copy()

    def _once(
        self, name: str, size: tuple[int, int], paint: Callable[[tuple[int, int]], pygame.Surface]
    ) -> pygame.Surface:
        key = (name, size)
        if key not in self._painted:
            for old in [k for k in self._painted if k[0] == name]:
                del self._painted[old]
            self._painted[key] = paint(size)
        return self._painted[key]

    def _paint_cloth(self, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size)
        tile = self.art.image("room/cloth", self.art.size("room/cloth"))
        for x in range(0, size[0], tile.get_width()):
            for y in range(0, size[1], tile.get_height()):
                surface.blit(tile, (x, y))
        light = self.art.image("room/light", size)
        surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return surface

    def painting(self, game: str, size: tuple[int, int]) -> pygame.Surface:
        """The painting of a game, dark enough for words; without one the cloth."""
        if not self.art.has(f"covers/{game}"):
            return self.cloth(size)
        return self._once(f"painting-{game}", size, lambda size: self._paint_cover(game, size))

    def _paint_cover(self, game: str, size: tuple[int, int]) -> pygame.Surface:
        """What is brightest in it stays seen in the middle, and night lies around."""
        surface = pygame.transform.box_blur(self.art.cover(f"covers/{game}", size), max(size[1] // 360, 1))
        surface.fill(ink.mix((150, 150, 165), ink.colour("night"), 0.35), special_flags=pygame.BLEND_RGB_MULT)
        light = self.art.image("room/light", size)
        surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return surface

    def dimmed(self, picture: pygame.Surface) -> pygame.Surface:
        """What lies under a dialog: blurred and dark, made once."""
        small = pygame.transform.smoothscale(picture, (picture.get_width() // 4, picture.get_height() // 4))
        return _soft(small, picture.get_size(), 2, 0.62)

    def scene(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A painting far behind a menu; only the last one is kept."""
        if self._scene is None or self._scene[0] != (name, size):
            small = self.art.cover(name, (size[0] // 4, size[1] // 4))
            self._scene = (name, size), _soft(small, size, 3, 0.8)
        return self._scene[1]


def _soft(small: pygame.Surface, size: tuple[int, int], blur: int, dark: float) -> pygame.Surface:
    surface = pygame.transform.smoothscale(pygame.transform.box_blur(small, blur), size)
    surface.fill(ink.mix((255, 255, 255), ink.colour("night"), dark), special_flags=pygame.BLEND_RGB_MULT)
    return surface
