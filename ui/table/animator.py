"""Motion: events become beats, beats become motions of sprites from where they were to where they are.

Events are hints for the eye; the new scene is the truth. Whatever changed without an event of its own changes in the
last beat, and when the animator is done (or told to finish) the table stands exactly as the scene says.

A move that sets off a chain of events is followed scene by scene: each event is a `Step` of its own, with a few words
over what it is about, and the eye (or a key, step by step) can follow the chain to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.core.contract import Event
from ui.games.look import Cue, GameLook
from ui.table.journeys import Journeys, Leg
from ui.table.scene import Scene, Sprite

DEALT = 0.07
"""Seconds between two things that travel with the same event."""
LONGEST_DEAL = 0.5
NOTED, LETTER = 0.55, 0.022
"""Seconds that a note takes to be read, and each of its letters."""
DOWN = "down"
"""The mark of a thing that lies face down."""


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
    way: str
    delay: float = 0.0


class Step(NamedTuple):
    """The table after some events; of a chain, after one of them, with a note upon the thing that it is about.

    Its scene is laid out when it is its turn: a chain may be long.
    """

    lay_out: Callable[[], Scene]
    events: Sequence[Event]
    view: object = None
    note: str = ""


class Beat(NamedTuple):
    seconds: float
    motions: tuple[Motion, ...]
    sound: str
    event: Event | None
    gone: frozenset[str] = frozenset()
    """Names whose old look is gone when it begins."""
    note: str = ""
    where: pygame.Rect | None = None
    """Upon what the note stands; None: in the middle of the table."""


class Animator:
    def __init__(self, sound: Callable[[str], None], look: GameLook) -> None:
        self._sound, self._look = sound, look
        self._steps: list[Step] = []
        """What is still to come after the beats that run now."""
        self.scene: Scene | None = None
        """Where the way leads that is shown now; None when nothing moves."""
        self.view: object = None
        """The view of that moment, if it belongs to a chain."""
        self._beats: list[Beat] = []
        self._clock = 0.0
        self._pending: set[str] = set()
        self._old: dict[str, Sprite] = {}
        self.reduced = False
        self.speed = 1.0
        self.told: Event | None = None
        """The event whose beat runs now."""
        self.stepping = self.held = False
        """Shall each noted beat wait for `step`, and does one wait now?"""

    @property
    def running(self) -> bool:
        return bool(self._beats)

    @property
    def telling(self) -> bool:
        """Is a chain of events being told?"""
        return self.running and (bool(self._beats[0].note) or any(step.note for step in self._steps))

    @property
    def untold(self) -> list[Event]:
        """The events of a chain that are still to come."""
        return [event for step in self._steps for event in step.events]

    @property
    def note(self) -> Beat | None:
        """The beat that runs now, if it has something to say."""
        return self._beats[0] if self._beats and self._beats[0].note else None

    def play(self, old: Scene, new: Scene, events: Sequence[Event], origin: Sprite | None = None) -> None:
        """Begins the way from one scene to the next; `origin` is what a hand has just let go, and where."""
        self.follow(old, [Step(lambda: new, events)], origin)

    def follow(self, old: Scene, steps: Sequence[Step], origin: Sprite | None = None) -> None:
        """Begins the way from one scene to another along others."""
        self.finish()
        self._steps, self._clock = list(steps), 0.0
        self._next(old, origin)

    def _next(self, old: Scene, origin: Sprite | None = None) -> None:
        """Goes on to the next step that shows something."""
        while self._steps and not self._beats:
            step = self._steps.pop(0)
            self.scene, self.view = step.lay_out(), step.view
            journeys = Journeys(old, self.scene, origin)
            self._old = {name: journeys.before[name] for name in journeys.changed if name in old.sprites}
            self._beats = [beat for leg in journeys.legs(step.events) if (beat := self._beat(leg, journeys, step.note))]
            self._pending = set(journeys.changed)
            old, origin = self.scene, journeys.origin
        if self._beats:
            self._start(self._beats[0])
        else:
            self.finish()

    def _beat(self, leg: Leg, journeys: Journeys, note: str) -> Beat | None:
        cue = self._look.cue_of(leg.event)
        note = note if leg.event else ""
        motions = [
            Motion(each.name, each.before, each.after, self._way(each.before, each.after, cue)) for each in leg.journeys
        ]
        if note and all(motion.way != "flip" for motion in motions):  # numbers wait for the card that brings them
            motions = [_at_once(motion, leg.event) if motion.way == "change" else motion for motion in motions]
        if not motions and not cue.sound and not note:
            return None
        travels = sum(motion.way == "travel" for motion in motions)
        gap = min(DEALT, LONGEST_DEAL / travels) if travels > 1 else 0.0
        delayed, at = [], 0
        for motion in motions:
            delayed.append(motion._replace(delay=gap * at))
            at += motion.way == "travel"
        quiet = not leg.event and all(motion.way == "change" for motion in motions)
        seconds = 0.01 if quiet else cue.seconds + gap * max(travels - 1, 0)
        if not motions and not cue.waits:
            seconds = 0.0
        if not note:
            return Beat(seconds, tuple(delayed), cue.sound, leg.event, frozenset(leg.gone))
        named = [name for name in (leg.event.src, leg.event.dst) if name] if leg.event else []
        where = next((rect for name in named if (rect := journeys.new.rect(name) or journeys.old.rect(name))), None)
        seconds = max(seconds, NOTED + LETTER * len(note))
        return Beat(seconds, tuple(delayed), cue.sound, leg.event, frozenset(leg.gone), note, where)

    def _start(self, beat: Beat) -> None:
        self.told = beat.event
        for name in beat.gone:
            self._old.pop(name, None)
        if beat.sound:
            self._sound(beat.sound)

    def finish(self) -> None:
        """Everything is where it belongs, at once."""
        self._steps.clear()
        self._beats.clear()
        self._pending.clear()
        self._old.clear()
        self.told = self.scene = self.view = None
        self.held = False

    def step(self) -> None:
        """What is told now gives way to what comes next."""
        if self._beats:
            self._clock, self.held = 0.0, False
            self._end_beat()

    def tick(self, seconds: float) -> bool:
        """Time passes; True while something moves."""
        if not self._beats:
            return False
        if self.held and not self.stepping:
            self.step()
        if self.held:
            return False
        self._clock += seconds * self.speed
        while self._beats and self._clock >= self._beats[0].seconds:
            if self.stepping and self._beats[0].note:
                self._clock, self.held = self._beats[0].seconds, True
                return True
            self._clock -= self._beats[0].seconds
            self._end_beat()
        return True

    def _end_beat(self) -> None:
        """On to the next beat, or to the next step of the way."""
        beat = self._beats.pop(0)
        self._pending.difference_update(motion.name for motion in beat.motions)
        if self._beats:
            self._start(self._beats[0])
        elif self.scene:
            self._next(self.scene)

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
        if motion.way == "change":
            return Pose(before, before.rect, moves=False)
        if motion.way == "hop":
            return Pose(after, after.rect, lift=0.0 if self.reduced else sin(pi * min(share * 2, 1.0)) * 0.12)
        if motion.way == "show":
            return Pose(after, after.rect, moves=False)
        if self.reduced:
            half = share < 0.5
            return Pose(
                before if half else after, (before if half else after).rect, alpha=round(255 * abs(1 - 2 * share))
            )
        if motion.way == "flip":
            shown = before if share < 0.5 else after
            return Pose(shown, shown.rect, squash=max(abs(cos(pi * eased)), 0.03), lift=sin(pi * eased) * 0.10)
        if motion.way == "tumble":
            shown = after if share > 0.75 else before
            bounce = abs(sin(3 * pi * share)) * 0.35 * (1 - share)
            return Pose(shown, after.rect, lift=bounce, turn=720 * (1 - eased))
        if motion.way == "jolt":
            aside = round(sin(6 * pi * share) * (1 - share) * 0.12 * after.rect.width)
            return Pose(after, after.rect.move(aside, 0))
        x = before.rect.x + (after.rect.x - before.rect.x) * eased
        y = before.rect.y + (after.rect.y - before.rect.y) * eased
        turns = self._turns(before, after)
        shown = after if share > (0.5 if turns else 0.9) else before
        squash = max(abs(cos(pi * eased)), 0.03) if turns else 1.0
        return Pose(shown._replace(buried=False), pygame.Rect(round(x), round(y), *after.rect.size), squash,
                    lift=sin(pi * eased) * 0.22)  # fmt: skip

    def _way(self, before: Sprite | None, after: Sprite | None, cue: Cue) -> str:
        """How a thing goes from one look to another."""
        if before is None or after is None:
            return "fade"
        if cue.motion:
            return cue.motion
        if before.rect.center != after.rect.center:
            return "travel"
        if self._turns(before, after):
            return "flip"
        return "change"

    def _turns(self, before: Sprite, after: Sprite) -> bool:
        """Is it turned over? One that its owner may look at has its face also while it lies face down."""
        faces = before.thing.face != after.thing.face or (DOWN in before.thing.marks) != (DOWN in after.thing.marks)
        return faces and before.thing.kind in self._look.flips


def _at_once(motion: Motion, event: Event | None) -> Motion:
    """While something is said of a thing it shows its new look at once, and so does all that changes with it."""
    named = event is not None and motion.name in (event.src, event.dst)
    return motion._replace(way="hop" if named and motion.after and not motion.after.mat else "show")
