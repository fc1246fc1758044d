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
from ui.table.journeys import Journeys, Leg
from ui.table.scene import Scene, Sprite

BEATS = {
    "step": 0.26, "flip": 0.28, "roll": 0.75, "turn": 0.12, "pass": 0.12, "end": 0.2, "challenge": 0.5, "defend": 0.5,
    "resolve": 0.5, "win": 0.45, "reveal": 0.6, "turn over": 0.3, "refill": 0.3, "lay": 0.3, "fly": 0.45, "fire": 0.6,
    "event": 0.6, "contract": 0.4, "complete": 0.45,
}  # fmt: skip
"""Seconds of a beat by the kind of its event; others take `COMMON`."""
COMMON = 0.24
DEALT = 0.07
"""Seconds between two things that travel with the same event."""
LONGEST_DEAL = 0.5
CUES = {
    "step": "put", "flip": "flip", "roll": "die", "turn": "turn", "shuffle": "shuffle", "draw": "lift", "play": "put",
    "buy": "coin", "take": "coin", "spend": "coin", "gain": "coin", "join": "put", "equip": "put", "dismiss": "put",
    "disarm": "put", "use": "put", "disband": "page", "perform": "chime", "title": "chime", "appoint": "chime",
    "challenge": "turn", "defend": "turn", "win": "chime", "refill": "flip", "lay": "flip", "shift": "page",
    "turn over": "flip", "cast off": "put", "exile": "page", "clear": "page", "recover": "lift", "pick": "put",
    "final": "turn", "reveal": "flip", "fit": "put", "hire": "put", "ashore": "page", "contract": "flip",
    "complete": "chime", "fly": "lift", "fire": "die", "repair": "chime", "raid": "turn", "steal": "lift",
    "swap": "lift", "salvage": "put", "claim": "lift", "send": "page", "event": "turn", "calm": "page",
}  # fmt: skip


FLIPS = frozenset({"tile", "card", "location", "leader", "mission", "pick"})
"""Kinds of things that turn over when their face changes."""


class Pose(NamedTuple):
    """A sprite in motion: which face it shows, where, how wide it is squashed, how clearly it is seen."""

    sprite: Sprite
    rect: pygame.Rect
    squash: float = 1.0
    alpha: int = 255
    lift: float = 0.0
    turn: float = 0.0
    moves: bool = True


class Motion(NamedTuple):
    """A sprite on its way from one look to another, after a while."""

    name: str
    before: Sprite | None
    after: Sprite | None
    kind: str
    delay: float = 0.0


class Beat(NamedTuple):
    seconds: float
    motions: tuple[Motion, ...]
    cue: str
    event: Event | None
    gone: frozenset[str] = frozenset()
    """Names whose old look is gone when it begins."""


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

    def play(self, old: Scene, new: Scene, events: Sequence[Event], origin: Sprite | None = None) -> None:
        """Begins the way from one scene to the next; `origin` is what a hand has just let go, and where."""
        self.finish()
        journeys = Journeys(old, new, origin)
        self._old = {name: old.sprites[name] for name in journeys.changed if name in old.sprites}
        self._beats = [beat for leg in journeys.legs(events) if (beat := self._beat(leg))]
        self._pending = set(journeys.changed)
        self._clock = 0.0
        if self._beats:
            self._start(self._beats[0])

    def _beat(self, leg: Leg) -> Beat | None:
        kind = leg.event.kind if leg.event else ""
        cue = CUES.get(kind, "")
        motions = [
            Motion(each.name, each.before, each.after, _kind(each.before, each.after, kind)) for each in leg.journeys
        ]  # fmt: skip
        if not motions and not cue:
            return None
        travels = sum(motion.kind == "travel" for motion in motions)
        gap = min(DEALT, LONGEST_DEAL / travels) if travels > 1 else 0.0
        delayed, at = [], 0
        for motion in motions:
            delayed.append(motion._replace(delay=gap * at))
            at += motion.kind == "travel"
        quiet = not leg.event and all(motion.kind == "change" for motion in motions)
        seconds = 0.01 if quiet else BEATS.get(kind, COMMON) + gap * max(travels - 1, 0)
        return Beat(seconds, tuple(delayed), cue, leg.event, frozenset(leg.gone))

    def _start(self, beat: Beat) -> None:
        self.told = beat.event
        for name in beat.gone:
            self._old.pop(name, None)
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
        beat = self._beats[0]
        moving = {motion.name: motion for motion in beat.motions}
        for name in self._pending:
            old = self._old.get(name)
            motion = moving.get(name)
            pose = Pose(old, old.rect, moves=False) if old else None
            if motion:
                length = beat.seconds - max(each.delay for each in beat.motions)
                pose = self._pose(motion, min(max((self._clock - motion.delay) / length, 0.0), 1.0))
            if name in scene.sprites:
                posed[name] = pose
            elif pose is not None and not pose.sprite.buried:
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
            return Pose(before, before.rect, moves=False)
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
        if motion.kind == "jolt":
            aside = round(sin(6 * pi * share) * (1 - share) * 0.12 * after.rect.width)
            return Pose(after, after.rect.move(aside, 0))
        x = before.rect.x + (after.rect.x - before.rect.x) * eased
        y = before.rect.y + (after.rect.y - before.rect.y) * eased
        turns = before.thing.face != after.thing.face and after.thing.kind in FLIPS
        shown = after if share > (0.5 if turns else 0.9) else before
        squash = max(abs(cos(pi * eased)), 0.03) if turns else 1.0
        return Pose(shown._replace(buried=False), pygame.Rect(round(x), round(y), *after.rect.size), squash,
                    lift=sin(pi * eased) * 0.22)  # fmt: skip


def _kind(before: Sprite | None, after: Sprite | None, event: str) -> str:
    """How a thing goes from one look to another."""
    if before is None or after is None:
        return "fade"
    if event == "roll":
        return "tumble"
    if event == "fire":
        return "jolt"
    if before.rect.center != after.rect.center:
        return "travel"
    if before.thing.face != after.thing.face and before.thing.kind in FLIPS:
        return "flip"
    return "change"
