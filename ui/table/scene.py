"""The table as it stands: every thing of a view with its place in pixels, back to front."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import pygame

from game.core.things import Thing, acts_as
from ui.table.camera import Camera
from ui.table.shape import Box, Layout, Place, arrange, buried

ACROSS = "turned"
"""The mark of a thing that lies turned by a quarter."""
LAPPED, TUCKED = "lapped", "tucked"
SEEN = "seen-"
"""The beginning of a mark for how much is seen of a card beside the one that covers it, in percent from its left or,
with a minus, from its right."""
NAMELESS = 52.0
"""Of a card in a row less is seen than that, in table units, beside the one that covers it: its name has no room."""
OVER = 150.0
"""How much further in front a place lies that is above the rest of the table."""


def _across(box: Box) -> Box:
    x, y, w, h = box
    return x + (w - h) / 2, y + (h - w) / 2, h, w


class Sprite(NamedTuple):
    """A thing, where it is shown, and how far in front."""

    thing: Thing
    rect: pygame.Rect
    z: float
    buried: bool = False
    """It lies in a pile, under what is seen of it."""
    height: int = 1
    """How many things its pile has, if it is the top."""
    mat: bool = False
    """It is the outline of its place."""
    part: str = ""
    """What little is seen of it beside or below another: `LAPPED`, `TUCKED`, how much, or two of them."""

    bare: pygame.Rect | None = None
    """What no other thing of its row covers, if that is not all of it."""

    @property
    def upright(self) -> Sprite:
        """The thing as it is read, though it may lie across."""
        if ACROSS not in self.thing.marks:
            return self
        rect = pygame.Rect(0, 0, self.rect.height, self.rect.width)
        rect.center = self.rect.center
        return self._replace(rect=rect)


class Scene:
    """`sprites` by the id of their thing, `spots` where places lie that things can be dropped on.

    A thing whose place is another thing is tucked under it: `tucked` tells under which. `piles` are the things of the
    places that can be spread out, `occupied` the places where something lies, `slots` where the slots of grids are.
    """

    def __init__(self, things: Sequence[Thing], places: Mapping[str, Place], layout: Layout, camera: Camera) -> None:
        self.things, self.places, self._layout, self._camera = things, places, layout, camera
        self.sprites: dict[str, Sprite] = {}
        self.spots = {name: camera.to_screen(place.box) for name, place in places.items()}
        self.tucked = {thing.id: thing.place for thing in things if thing.place not in places}
        self.piles: dict[str, list[str]] = {name: [] for name, place in places.items() if place.opens}
        totals = Counter(thing.place for thing in things if thing.kind not in layout.mats)
        self.occupied = frozenset(totals)
        lying: dict[str, list[bool]] = {}
        for thing in things:
            if thing.kind not in layout.mats:
                lying.setdefault(thing.place, []).append(ACROSS in thing.marks)
        met: Counter[str] = Counter()
        steps: dict[str, float] = {}
        for order, thing in enumerate(things):
            if thing.id in self.tucked:
                continue
            place, deep, height, mat, part = places[thing.place], False, 1, thing.kind in layout.mats, ""
            bare = None
            across = ACROSS in thing.marks
            if mat:
                box = place.box
            else:
                count, index = totals[thing.place], met[thing.place]
                met[thing.place] += 1
                fit = layout.fit(thing.kind)
                box = arrange(place, count, index, fit, lying[thing.place])
                if place.shape == "row" and count > 1 and not across:
                    if thing.place not in steps:
                        steps[thing.place] = arrange(place, count, 1, fit)[0] - arrange(place, count, 0, fit)[0]
                    line = place.slots[0] if place.slots[1] > 1 else count
                    whole = index % line == 0 if place.leans_right else (index + 1) % line == 0 or index == count - 1
                    step = steps[thing.place]
                    if not whole and step < box[2] * 0.97:
                        share = round(20 * step / box[2]) * 5 * (-1 if place.leans_right else 1)
                        part = f"{SEEN}{share}"
                        part = f"{LAPPED} {part}" if step < min(NAMELESS, box[2] * 0.85) else part
                        left = box[0] + box[2] - step if place.leans_right else box[0]
                        bare = camera.to_screen((left, box[1], step, box[3]))
                deep = buried(place, count, index)
                height = count if place.shape == "pile" and index == count - 1 else 1
                if place.opens:
                    self.piles[thing.place].append(thing.id)
            fills = mat and not across
            rect = self.spots[thing.place].copy() if fills else camera.to_screen(_across(box) if across else box)
            depth = len(things) - order if place.leans_right or place.rises else order
            z = (50 if mat else 100) + depth * 0.001 + OVER * place.above
            z += rect.bottom * 0.01 if thing.kind in layout.standing else 0
            self.sprites[thing.id] = Sprite(thing, rect, z, deep, height, mat, part, bare)
        for thing in things:
            if thing.id in self.tucked:
                bearer = self.sprites[thing.place]
                below = bearer.rect.move(0, round(bearer.rect.height * layout.tuck))
                part = f"{TUCKED} {bearer.part}".rstrip()
                self.sprites[thing.id] = Sprite(thing, below, bearer.z - 0.0005, part=part)

    @cached_property
    def slots(self) -> dict[str, list[pygame.Rect]]:
        """Found when they are drawn."""
        to_screen, card = self._camera.to_screen, self._layout.fit("card")
        return {
            name: [to_screen(arrange(place, 0, k, card)) for k in range(place.slots[0] * place.slots[1])]
            for name, place in self.places.items()
            if place.shape == "grid"
        }

    def is_unseen(self, place: str) -> bool:
        """A pile of nothing, of which only its place is left."""
        return self.places[place].shape == "pile" and place not in self.occupied

    def rect(self, name: str | None) -> pygame.Rect | None:
        """Where a thing or a place is."""
        if name in self.sprites:
            return self.sprites[name].rect
        return self.spots.get(name or "")

    def at(self, spot: tuple[int, int], among: Sequence[str] | None = None) -> str | None:
        """The foremost thing under the pointer, of all or of some."""
        found = [
            sprite
            for name, sprite in self.sprites.items()
            if (among is None or name in among) and not sprite.buried and sprite.rect.collidepoint(spot)
        ]
        # What stands overlaps what is behind it: the thing whose foot is nearest is meant.
        return max(found, key=lambda sprite: sprite.z).thing.id if found else None

    def place(self, name: str) -> str:
        """The place a thing lies in, also of one that is tucked under another."""
        place = self.sprites[name].thing.place
        return self.place(place) if name in self.tucked else place

    def seen(self, name: str) -> str:
        """The thing itself or, of one buried in a pile, the top of that pile."""
        sprite = self.sprites[name]
        if not sprite.buried:
            return name
        same = [other for other in self.sprites.values() if other.thing.place == sprite.thing.place]
        return max(same, key=lambda other: other.z).thing.id

    def heap(self, name: str) -> list[str]:
        """The things of the pile that a thing lies in."""
        place = self.sprites[name].thing.place if name in self.sprites else ""
        return self.piles.get(place, []) if place in self.places and self.places[place].shape == "pile" else []

    def standing_for(self, names: Iterable[str]) -> list[str]:
        """The things and places of these names, and the things that stand for one of them."""
        wanted = set(names)
        twins = [name for name in self.sprites if name not in wanted and acts_as(name) in wanted]
        return [*sorted(wanted), *twins]


class Spread(Scene):
    """A scene with some of its things spread out above it; what lies below is out of reach until one is carried."""

    def __init__(self, base: Scene, above: Mapping[str, Sprite]) -> None:
        self.things, self.places, self.spots = base.things, base.places, base.spots
        self.tucked, self.piles, self.occupied, self.above = base.tucked, base.piles, base.occupied, above
        self._layout, self._camera = base._layout, base._camera
        self.sprites = {**base.sprites, **above}
        self.carrying = False

    def rect(self, name: str | None) -> pygame.Rect | None:
        if not self.carrying and name not in self.above:
            return None
        return super().rect(name)

    def at(self, spot: tuple[int, int], among: Sequence[str] | None = None) -> str | None:
        return super().at(spot, [name for name in self.above if among is None or name in among])

    def seen(self, name: str) -> str:
        return name

    def heap(self, name: str) -> list[str]:
        return []
