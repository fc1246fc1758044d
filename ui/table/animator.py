"""Motion: events become beats, beats become motions of sprites from where they were to where they are.

Events are hints for the eye; the new scene is the truth. Whatever changed without an event of its own changes in the
last beat, and when the animator is done (or told to finish) the table stands exactly as the scene says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.core.contract import Event
from ui.table.scene import Scene, Sprite

BEATS = {"step": 0.26, "flip": 0.28, "roll": 0.75, "turn": 0.12, "pass": 0.12, "end": 0.2}
"""Seconds of a beat by the kind of its event; others take `COMMON`."""
COMMON = 0.24
CUES = {
    "step": "put",
    "flip": "flip",
    "roll": "die",
    "turn": "turn",
    "shuffle": "shuffle",
    "draw": "lift",
    "play": "put",
}


class Pose(NamedTuple):
    """A sprite in motion: which face it shows, where, how wide it is squashed, how clearly it is seen."""

    sprite: Sprite
    rect: pygame.Rect
    squash: float = 1.0
    alpha: int = 255
    lift: float = 0.0
    turn: float = 0.0


class Motion(NamedTuple):
    """A sprite on its way from one look to another."""

    name: str
    before: Sprite | None
    after: Sprite | None
    kind: str


class Beat(NamedTuple):
    seconds: float
    motions: tuple[Motion, ...]
    cue: str
    event: Event | None


class Animator:
    def __init__(self, cue: Callable[[str], None]) -> None:
        self._cue = cue
        self._beats: list[Beat] = []
        self._clock = 0.0
        self._pending: set[str] = set()
        self._old: dict[str, Sprite] = {}
        self.reduced = False
        self.speed = 1.0
        self.told: Event | None = None
        """The event whose beat runs now."""

    @property
    def running(self) -> bool:
        return bool(self._beats)

    def play(self, old: Scene, new: Scene, events: Sequence[Event]) -> None:
        """Begins the way from one scene to the next."""
        self.finish()
        changed = {
            name for name in old.sprites.keys() | new.sprites.keys()
            if not _same(old.sprites.get(name), new.sprites.get(name))
        }  # fmt: skip
        self._old = {name: old.sprites[name] for name in changed if name in old.sprites}
        beats = []
        rest = set(changed)
        for event in events:
            names = [name for name in (event.src, event.dst) if name in rest]
            rest.difference_update(names)
            motions = tuple(self._motion(name, old, new, event.kind) for name in names)
            cue = CUES.get(event.kind, "")
            if motions or cue:
                beats.append(Beat(BEATS.get(event.kind, COMMON), motions, cue, event))
        if rest:
            late = tuple(self._motion(name, old, new, "") for name in sorted(rest))
            quiet = all(motion.kind == "change" for motion in late)
            beats.append(Beat(0.01 if quiet else COMMON, late, "", None))
        self._beats = beats
        self._pending = changed
        self._clock = 0.0
        if beats:
            self._start(beats[0])

    def _motion(self, name: str, old: Scene, new: Scene, event: str) -> Motion:
        before, after = old.sprites.get(name), new.sprites.get(name)
        if before is None or after is None:
            kind = "fade"
        elif event == "roll":
            kind = "tumble"
        elif before.rect.center != after.rect.center:
            kind = "travel"
        elif before.thing.face != after.thing.face and before.thing.kind in ("tile", "card"):
            kind = "flip"
        else:
            kind = "change"
        return Motion(name, before, after, kind)

    def _start(self, beat: Beat) -> None:
        self.told = beat.event
        if beat.cue:
            self._cue(beat.cue)

    def finish(self) -> None:
        """Everything is where it belongs, at once."""
        self._beats.clear()
        self._pending.clear()
        self._old.clear()
        self.told = None

    def tick(self, seconds: float) -> bool:
        """Time passes; True while something moves."""
        if not self._beats:
            return False
        self._clock += seconds * self.speed
        while self._beats and self._clock >= self._beats[0].seconds:
            beat = self._beats.pop(0)
            self._clock -= beat.seconds
            self._pending.difference_update(motion.name for motion in beat.motions)
            if self._beats:
                self._start(self._beats[0])
        if not self._beats:
            self.finish()
        return True

    def poses(self, scene: Scene) -> tuple[dict[str, Pose | None], list[Pose]]:
        """What differs from the scene now: for names in it their pose (None: not there yet), and what is leaving."""
        if not self._beats:
            return {}, []
        posed: dict[str, Pose | None] = {}
        leaving: list[Pose] = []
        share = min(self._clock / self._beats[0].seconds, 1.0)
        moving = {motion.name: motion for motion in self._beats[0].motions}
        for name in self._pending:
            old = self._old.get(name)
            motion = moving.get(name)
            still = Pose(old, old.rect) if old else None
            pose = self._pose(motion, share) if motion else still
            if name in scene.sprites:
                posed[name] = pose
            elif pose is not None:
                leaving.append(pose)
        return posed, leaving

    def _pose(self, motion: Motion, share: float) -> Pose | None:
        before, after = motion.before, motion.after
        eased = 1 - (1 - share) ** 3
        if before is None or after is None:
            there = after or before
            assert there is not None
            return Pose(there, there.rect, alpha=round(255 * (eased if after else 1 - eased)))
        if motion.kind == "change":
            return Pose(before, before.rect)
        if self.reduced:
            half = share < 0.5
            return Pose(before if half else after, (before if half else after).rect,
                        alpha=round(255 * abs(1 - 2 * share)))  # fmt: skip
        if motion.kind == "flip":
            shown = before if share < 0.5 else after
            return Pose(shown, shown.rect, squash=max(abs(cos(pi * eased)), 0.03), lift=sin(pi * eased) * 0.10)
        if motion.kind == "tumble":
            shown = after if share > 0.75 else before
            bounce = abs(sin(3 * pi * share)) * 0.35 * (1 - share)
            return Pose(shown, after.rect, lift=bounce, turn=720 * (1 - eased))
        x = before.rect.x + (after.rect.x - before.rect.x) * eased
        y = before.rect.y + (after.rect.y - before.rect.y) * eased
        shown = after if share > 0.9 else before
        return Pose(shown, pygame.Rect(round(x), round(y), *after.rect.size), lift=sin(pi * eased) * 0.22)


def _same(a: Sprite | None, b: Sprite | None) -> bool:
    return a is not None and b is not None and a.rect == b.rect and a.thing == b.thing
