"""Pictures: loaded once, scaled to exactly the size they are shown at, kept while they are wanted."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

import pygame

from ui.ink import Colour
from ui.resources import asset

BUDGET = 160_000_000
"""Bytes of scaled pictures that are kept."""

_originals: dict[str, pygame.Surface] = {}
"""Every picture file that was opened: they never change while the program runs."""
_loading = threading.Lock()


def preload(names: Sequence[str]) -> None:
    """Opens pictures beside whatever else the start of the program does."""

    def work() -> None:
        for name in names:
            with _loading:
                picture = None if name in _originals else _load(name)
                if picture is not None:
                    _originals[name] = picture

    threading.Thread(target=work, daemon=True).start()


def _path(name: str) -> Path | None:
    """The file of a picture, whichever kind it is."""
    for ending in (".png", ".jpg"):
        path = asset("art", *(name + ending).split("/"))
        if path.exists():
            return path
    return None


def _load(name: str) -> pygame.Surface | None:
    path = _path(name)
    try:
        picture = pygame.image.load(str(path)) if path else None
    except pygame.error:
        return None
    if picture is not None and picture.get_bitsize() < 24:  # a grey or paletted file can't be scaled smoothly
        full = pygame.Surface(picture.get_size(), 0, 24)
        full.blit(picture, (0, 0))
        return full
    return picture


class Art:
    """A missing picture is a plain grey one: the game stays playable."""

    def __init__(self) -> None:
        self._scaled: OrderedDict[tuple[str, tuple[int, int], Colour | None], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self.missing: list[str] = []

    def has(self, name: str) -> bool:
        return name in _originals or _path(name) is not None

    def original(self, name: str) -> pygame.Surface:
        """The picture as its file holds it."""
        with _loading:
            if name not in _originals:
                _originals[name] = _load(name) or self._stand_in(name)
            return _originals[name]

    def _stand_in(self, name: str) -> pygame.Surface:
        self.missing.append(name)
        picture = pygame.Surface((64, 64), pygame.SRCALPHA)
        picture.fill((120, 120, 130, 255))
        return picture

    def image(self, name: str, size: tuple[int, int], tint: Colour | None = None) -> pygame.Surface:
        """The picture at that size, white parts tinted if asked."""
        size = (max(size[0], 1), max(size[1], 1))
        key = (name, size, tint)
        if key in self._scaled:
            self._scaled.move_to_end(key)
            return self._scaled[key]
        original = self.original(name)
        picture = original if original.get_size() == size else pygame.transform.smoothscale(original, size)
        picture = picture.convert_alpha() if original.get_flags() & pygame.SRCALPHA else picture.convert()
        if tint is not None:
            picture = picture.copy()
            picture.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        self._scaled[key] = picture
        self._bytes += size[0] * size[1] * 4
        while self._bytes > BUDGET and len(self._scaled) > 1:
            _, gone = self._scaled.popitem(last=False)
            self._bytes -= gone.get_width() * gone.get_height() * 4
        return picture

    def icon(self, name: str, side: int, tint: Colour) -> pygame.Surface:
        return self.image(f"icons/{name}", (side, side), tint)

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture filling the size, cropped rather than stretched."""
        original = self.original(name)
        scale = max(size[0] / original.get_width(), size[1] / original.get_height())
        full = (round(original.get_width() * scale), round(original.get_height() * scale))
        picture = self.image(name, full)
        x, y = (full[0] - size[0]) // 2, (full[1] - size[1]) // 2
        return picture.subsurface((x, y, min(size[0], full[0]), min(size[1], full[1])))
