"""The table as it stands: every thing of a view with its place in pixels, back to front."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.core.contract import Thing
from ui.layouts.shape import Layout, Place, arrange
from ui.table.camera import Camera


class Sprite(NamedTuple):
    """A thing, where it is shown, and how far in front."""

    thing: Thing
    rect: pygame.Rect
    z: float


class Scene:
    """`sprites` by the id of their thing, `spots` where places lie that things can be dropped on."""

    def __init__(self, things: Sequence[Thing], places: Mapping[str, Place], layout: Layout, camera: Camera) -> None:
        self.sprites: dict[str, Sprite] = {}
        self.spots = {name: camera.to_screen(place.box) for name, place in places.items()}
        totals = Counter((thing.place, thing.kind) for thing in things)
        met: Counter[tuple[str, str]] = Counter()
        for order, thing in enumerate(things):
            key = (thing.place, thing.kind)
            fit = layout.fit(thing.kind)
            box = arrange(places[thing.place], totals[key], met[key], fit)
            met[key] += 1
            rect = camera.to_screen(box)
            z = 100 + order * 0.001 + (rect.bottom * 0.01 if thing.kind == "figure" else 0)
            self.sprites[thing.id] = Sprite(thing, rect, z)

    def rect(self, name: str | None) -> pygame.Rect | None:
        """Where a thing or a place is."""
        if name in self.sprites:
            return self.sprites[name].rect
        return self.spots.get(name or "")

    def at(self, spot: tuple[int, int], among: Sequence[str] | None = None) -> str | None:
        """The foremost thing under the pointer, of all or of some."""
        found = [
            sprite for name, sprite in self.sprites.items()
            if (among is None or name in among) and sprite.rect.collidepoint(spot)
        ]  # fmt: skip
        # A figure's picture overlaps the tile behind it: the thing whose foot is nearest is meant.
        return max(found, key=lambda sprite: sprite.z).thing.id if found else None
