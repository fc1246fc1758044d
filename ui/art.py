"""Pictures: loaded once, scaled to exactly the size they are shown at, kept while they are wanted."""

from __future__ import annotations

import io
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pygame

from saves import picture
from ui.ink import Colour
from ui.kept import Kept
from ui.resources import asset

originals = Kept(18_000_000)
"""Pictures as their files hold them."""
scaled = Kept(28_000_000)
_sizes: dict[str, tuple[int, int]] = {}
_loading = threading.Lock()


def preload(names: Sequence[str]) -> None:
    """Opens pictures beside whatever else the start of the program does."""

    def work() -> None:
        for name in names:
            with _loading:
                picture = None if name in originals else _load(name)
                if picture is not None:
                    originals.put(name, picture)

    threading.Thread(target=work, daemon=True).start()


@cache
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


def open_png(path: Path) -> pygame.Surface | None:
    """A picture that somebody may have put there; None for what is no PNG of a modest size."""
    data = picture.read(path)
    try:
        return pygame.image.load(io.BytesIO(data), path.name) if data else None
    except (pygame.error, ValueError):
        return None


class Art:
    """A missing picture is a plain grey one: the game stays playable."""

    def __init__(self) -> None:
        self.missing: list[str] = []

    def has(self, name: str) -> bool:
        return name in originals or _path(name) is not None

    def original(self, name: str) -> pygame.Surface:
        """The picture as its file holds it."""
        with _loading:
            return originals.once(name, lambda: _load(name) or self._stand_in(name))

    def size(self, name: str) -> tuple[int, int]:
        """How large it is there: known without its picture once that was opened."""
        if name not in _sizes:
            _sizes[name] = self.original(name).get_size()
        return _sizes[name]

    def _stand_in(self, name: str) -> pygame.Surface:
        self.missing.append(name)
        picture = pygame.Surface((64, 64), pygame.SRCALPHA)
        picture.fill((120, 120, 130, 255))
        return picture

    def image(self, name: str, size: tuple[int, int], tint: Colour | None = None) -> pygame.Surface:
        """The picture at that size, white parts tinted if asked."""
        size = (max(size[0], 1), max(size[1], 1))
        return scaled.once((name, size, tint), lambda: self._scale(name, size, tint))

    def _scale(self, name: str, size: tuple[int, int], tint: Colour | None) -> pygame.Surface:
        original = self.original(name)
        picture = original if original.get_size() == size else pygame.transform.smoothscale(original, size)
        picture = picture.convert_alpha() if original.get_flags() & pygame.SRCALPHA else picture.convert()
        if tint is not None:
            picture = picture.copy()
            picture.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def part(self, name: str, whole: pygame.Rect, seen: pygame.Rect) -> pygame.Surface:
        """What is seen of a picture that fills a larger rectangle, for whoever keeps it; one that is seen whole is not
        looked for again soon, so its file need not be kept as well."""
        original = (_load(name) if whole == seen else None) or self.original(name)
        w, h = original.get_size()
        scale = max(whole.width / w, whole.height / h)
        left, top = (seen.x - whole.centerx) / scale + w / 2, (seen.y - whole.centery) / scale + h / 2
        source = pygame.Rect(round(left), round(top), round(seen.width / scale), round(seen.height / scale))
        return pygame.transform.smoothscale(original.subsurface(source.clip(original.get_rect())), seen.size).convert()

    def icon(self, name: str, side: int, tint: Colour) -> pygame.Surface:
        return self.image(f"icons/{name}", (side, side), tint)

    def cover(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture filling the size, cropped rather than stretched."""
        w, h = self.size(name)
        scale = max(size[0] / w, size[1] / h)
        full = (round(w * scale), round(h * scale))
        picture = self.image(name, full)
        x, y = (full[0] - size[0]) // 2, (full[1] - size[1]) // 2
        return picture.subsurface((x, y, min(size[0], full[0]), min(size[1], full[1])))
