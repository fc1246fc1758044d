"""Which thing went where between two scenes. A card that changes its place changes its name: events tell which became
which, and where they don't, a thing that vanished and an equal one that appeared are one that travelled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.contract import Event
from game.core.things import acts_as
from ui.table.scene import Scene, Sprite

BACK = "back"


class Journey(NamedTuple):
    """A thing's way from one look to another; without `before` it appears, without `after` it vanishes."""

    name: str
    before: Sprite | None
    after: Sprite | None


class Leg(NamedTuple):
    """What moves with an event (None: what no event tells of), and the names whose old look is gone with it."""

    event: Event | None
    journeys: list[Journey]
    gone: set[str]


class Journeys:
    def __init__(self, old: Scene, new: Scene, origin: Sprite | None = None) -> None:
        """`origin` is the thing that a hand has just let go, and where."""
        self.old, self.new, self.origin = old, new, origin
        self.before = dict(old.sprites)
        """What lay where; what a hand let go goes on from there."""
        names = [*old.sprites, *(name for name in new.sprites if name not in old.sprites)]
        self.changed = {name for name in names if not same(old.sprites.get(name), new.sprites.get(name))}
        self._left = [name for name in old.sprites if name not in new.sprites]
        self._come = [name for name in new.sprites if name not in old.sprites]
        self._kept = [name for name in names if name in self.changed and name in old.sprites and name in new.sprites]
        if origin is not None:
            self._let_go(origin)

    def _let_go(self, origin: Sprite) -> None:
        """The thing was carried already; of equal ones another may be missed, and lies where this one lay."""
        alike = [name for name in (origin.thing.id, *self._left) if acts_as(name) == acts_as(origin.thing.id)]
        for name in alike:
            if name in self._left or (name in self._kept and self.old.place(name) != self.new.place(name)):
                self.before |= {origin.thing.id: self._at(origin.thing.id, self.old.sprites[name].rect)}
                self.before |= {name: self._at(name, origin.rect)}
                self.origin = None
                return

    def _at(self, name: str, rect: pygame.Rect) -> Sprite:
        return self.old.sprites[name]._replace(rect=rect, buried=False)

    def legs(self, events: Sequence[Event]) -> list[Leg]:
        """The journeys in the order of the events, then those that no event tells of."""
        legs = [self._told(event) for event in events]
        rest = Leg(None, [], set())
        for name in list(self._left):
            twin = self._equal(self.old.sprites[name])
            if twin:
                owner = self.old.sprites[name].thing.owner
                ends = (leg for leg in legs if leg.event and not (leg.event.src or leg.event.dst))
                leg = next((leg for leg in ends if leg.event and leg.event.seat == owner), rest)
                self._pair(leg, name, twin)
        gone = {name for leg in legs for name in leg.gone}
        for name in self._kept:
            before, after = self.before[name], self.new.sprites[name]
            shifted = before.rect.topleft != after.rect.topleft
            order = legs if shifted else legs[::-1]  # a counter waits for all that it counts
            beside = (leg for leg in order if leg.journeys and (not shifted or self._touches(leg, after.thing.place)))
            next(beside, rest).journeys.append(Journey(name, None if name in gone else before, after))
        rest.journeys.extend(Journey(name, self.before[name], None) for name in self._left)
        rest.journeys.extend(Journey(name, None, self.new.sprites[name]) for name in self._come)
        return [*legs, rest] if rest.journeys else legs

    # What an event tells

    def _told(self, event: Event) -> Leg:
        leg = Leg(event, [], set())
        for name in dict.fromkeys((event.src, event.dst)):
            if name in self._kept and not self._is_changed_card(name, event):
                self._kept.remove(name)
                leg.journeys.append(Journey(name, self.before[name], self.new.sprites[name]))
        several = event.cards is not None
        count = len(event.cards or ()) if several else None if event.card is None else 1
        dst = event.dst or (event.src if several else None)
        leaving = self._among(self.old, self._left, event.src)
        coming = self._among(self.new, self._come, dst)
        if count is not None and dst in self._kept and self._is_changed_card(dst, event):
            coming.append(dst)
        paired = 0
        for name in list(coming):
            equal = [other for other in leaving if self._face(self.old, other) == self._face(self.new, name)]
            if equal:
                leaving.remove(equal[0])
                coming.remove(name)
                self._pair(leg, equal[0], name)
                paired += 1
        if count is not None:
            for name in coming[: max(count - paired, 0)]:
                hidden = [other for other in leaving if self._face(self.old, other).startswith(BACK)]
                if hidden:
                    leaving.remove(hidden[0])
                    self._pair(leg, hidden[0], name)
                else:
                    self._deal(leg, event.src, name)
        self._gather(leg, leaving, dst, count)
        return leg

    def _is_changed_card(self, name: str, event: Event) -> bool:
        """Is another card in the same slot now? Then one went and another came. Turned over it is the same."""
        before, after = self.old.sprites[name].thing, self.new.sprites[name].thing
        if event.dst is None and before.face.startswith(BACK) != after.face.startswith(BACK):
            return False
        told = event.card is not None or event.cards is not None
        return told and before.place == after.place and (before.face, before.kind) != (after.face, after.kind)

    def _among(self, scene: Scene, names: Sequence[str], where: str | None) -> list[str]:
        """Those of the names that an event's src or dst means: a thing, its equals, or all in a place and inside it."""
        if where is None:
            return []
        place = where
        if where not in scene.spots and where not in scene.sprites:
            inside = [spot for spot in scene.spots if where.startswith(f"{spot}-")]
            place = max(inside, key=len) if inside else ""
        around = scene.spots.get(place)
        found = [
            name
            for name in names
            if acts_as(name) == acts_as(where)
            or scene.place(name) == place
            or (around and around.contains(scene.sprites[name].rect))
        ]
        return found + [name for name in names if scene.tucked.get(name) in found and name not in found]

    def _face(self, scene: Scene, name: str) -> str:
        return scene.sprites[name].thing.face

    def _pair(self, leg: Leg, left: str, come: str) -> None:
        before = self.before[left]
        leg.journeys.append(Journey(come, before._replace(buried=False, height=1), self.new.sprites[come]))
        leg.gone.add(left)
        self._left.remove(left)
        self._claim(come)

    def _claim(self, name: str) -> None:
        (self._come if name in self._come else self._kept).remove(name)

    def _deal(self, leg: Leg, src: str | None, name: str) -> None:
        """From a pile or a slot, which may stay where it is."""
        after = self.new.sprites[name]
        rect = self.old.rect(src) or self.new.rect(src)
        if rect is None:
            return
        look = after.thing
        slot = self.old.sprites.get(src or "")
        if slot is None or slot.mat:
            tops = [sprite for sprite in self.old.sprites.values() if sprite.thing.place == src and not sprite.buried]
            slot = max((top for top in tops if not top.mat), key=lambda sprite: sprite.z, default=None)
        if slot is not None:
            look, rect = slot.thing._replace(number=1), slot.rect
            if self._origin_of(slot):
                assert self.origin is not None
                rect, self.origin = self.origin.rect, None
            if slot.thing.id in self._kept and slot.thing.face == after.thing.face and slot.thing.number == 1:
                leg.gone.add(slot.thing.id)
        leg.journeys.append(Journey(name, Sprite(look, rect, after.z, mat=look is after.thing and after.mat), after))
        self._claim(name)

    def _origin_of(self, slot: Sprite) -> bool:
        return self.origin is not None and self.origin.thing.id == slot.thing.id

    def _gather(self, leg: Leg, leaving: Sequence[str], dst: str | None, count: int | None) -> None:
        """What vanishes into a pile goes there first."""
        rect = self.new.rect(dst) or self.old.rect(dst)
        place = self.new.places.get(dst or "")
        if rect is None or (place is not None and place.shape in ("row", "fan")):
            return
        for name in leaving[:count]:
            before = self.before[name]._replace(buried=False, height=1)
            there = before.rect.copy()
            there.center = rect.center
            leg.journeys.append(Journey(name, before, before._replace(rect=there)))
            self._left.remove(name)

    # What no event tells

    def _equal(self, sprite: Sprite) -> str | None:
        """A thing that appeared and looks the same."""
        for name in self._come:
            other, mat = self.new.sprites[name].thing, self.new.sprites[name].mat
            owners = {sprite.thing.owner, other.owner} - {None}
            if other.face == sprite.thing.face and not mat and len(owners) < 2:
                return name
        return None

    def _touches(self, leg: Leg, place: str) -> bool:
        return any(look is not None and look.thing.place == place for each in leg.journeys for look in each[1:])


def same(a: Sprite | None, b: Sprite | None) -> bool:
    """Does the eye see no difference?"""
    if a is None or b is None:
        return False
    if a.buried and b.buried:
        return True
    return a.rect == b.rect and a.thing == b.thing and a.buried == b.buried
