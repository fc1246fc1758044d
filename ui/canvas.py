"""The window's surface, redrawn only where something changed.

A frame is a list of `Drawable`s. Compared with the frame before, those that came, went or moved name the regions to
draw anew; when nothing did, nothing is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

MANY_REGIONS = 14
LARGE_SHARE = 0.55


class Drawable(NamedTuple):
    """A picture at a place. Those with a higher `z` lie above; `premultiplied` is how pygame_gui draws, and what
    `glows` is light upon what lies below."""

    z: float
    surface: pygame.Surface
    x: int
    y: int
    premultiplied: bool = False
    version: int = 0
    glows: bool = False

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.x, self.y, *self.surface.get_size())


class Canvas:
    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.draws = 0
        """How many frames were drawn: an idle table must not add to it."""
        self._last: dict[tuple[float, int, int, int, int], Drawable] = {}
        self._whole = True

    def forget(self) -> None:
        """The next frame is drawn whole."""
        self._whole = True

    def show(self, frame: Sequence[Drawable]) -> list[pygame.Rect]:
        """Draws what changed and tells which regions that were."""
        now = {(d.z, id(d.surface), d.x, d.y, d.version): d for d in frame}
        regions = self._changed(now)
        self._last = now
        if not regions:
            return []
        self.draws += 1
        ordered = sorted(frame, key=lambda drawable: drawable.z)
        places = [drawable.rect for drawable in ordered]
        for region in regions:
            self._draw(region, [ordered[k] for k in region.collidelistall(places)])
        self.surface.set_clip(None)
        return regions

    def _changed(self, now: dict[tuple[float, int, int, int, int], Drawable]) -> list[pygame.Rect]:
        screen = self.surface.get_rect()
        if self._whole:
            self._whole = False
            return [screen]
        keys = self._last.keys() ^ now.keys()
        if not keys:
            return []
        dirty = []
        for key in keys:
            drawable = now.get(key) or self._last[key]
            rect = drawable.rect.clip(screen)
            if rect.width and rect.height:
                dirty.append(rect)
        regions: list[pygame.Rect] = []
        for rect in dirty:
            at = rect.collidelist(regions)
            while at >= 0:
                rect = rect.union(regions.pop(at))
                at = rect.collidelist(regions)
            regions.append(rect)
        area = sum(rect.width * rect.height for rect in regions)
        if len(regions) > MANY_REGIONS or area > LARGE_SHARE * screen.width * screen.height:
            return [screen]
        return regions

    def _draw(self, region: pygame.Rect, ordered: Sequence[Drawable]) -> None:
        surface = self.surface
        surface.set_clip(region)
        for drawable in ordered:
            flags = pygame.BLEND_PREMULTIPLIED if drawable.premultiplied else 0
            flags = pygame.BLEND_RGB_ADD if drawable.glows else flags
            surface.blit(drawable.surface, (drawable.x, drawable.y), special_flags=flags)
