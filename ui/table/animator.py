"""Motion: events become beats, beats become motions of sprites from where they were to where they are.

Events are hints for the eye; the new scene is the truth. Whatever changed without an event of its own changes in the
last beat, and when the animator is done (or told to finish) the table stands exactly as the scene says.

A move that sets off a chain of events is followed scene by scene: each event is a `Step` of its own, with a few words
over what it is about, and the eye (or a key, step by step) can follow the chain to its end. What decides something has
a beat of its own, in which nothing but its fanfare sounds; many routine events of a kind share one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.core.contract import Event
from ui.games.look import Fanfare, Figure, Flight, GameLook
from ui.table.journeys import BACK, Journey, Journeys, Leg
from ui.table.scene import Scene, Sprite

DEALT = 0.07
"""Seconds between two things that travel with the same event."""
LONGEST_DEAL = 0.5
NOTED, LETTER = 0.55, 0.022
"""Seconds that a note takes to be read, and each of its letters."""
FLOWN = 0.5
"""The share of a beat in which something flies, before what it flies to moves."""
QUIET = 0.65
"""How much of its time a fanfare takes under reduced motion."""
HOLD = 0.6
"""The moment of a fanfare at which it is held."""
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


class Call(NamedTuple):
    """A fanfare with what it says of its event, and the things or places of which one has its light."""

    fanfare: Fanfare
    headline: str
    words: str
    at: tuple[str, ...]
    figures: tuple[Figure, ...] = ()


class Step(NamedTuple):
    """The table after some events; of a chain, after one of them, with a note upon the thing that it is about.

    Its scene is laid out when it is its turn: a chain may be long. Of its events some, by their number, have a call or
    something that flies.
    """

    lay_out: Callable[[], Scene]
    events: Sequence[Event]
    view: object = None
    note: str = ""
    calls: Mapping[int, Call] = {}
    flights: Mapping[int, Flight] = {}


class Flown(NamedTuple):
    """Words on their way."""

    words: str
    begin: pygame.Rect
    end: pygame.Rect


class Beat(NamedTuple):
    seconds: float
    motions: tuple[Motion, ...]
    sound: str
    event: Event | None
    gone: frozenset[str] = frozenset()
    """Names whose old look is gone when it begins."""
    note: str = ""
    where: tuple[pygame.Rect, ...] = ()
    """Upon what the note stands, or the light falls; nowhere: in the middle of the table."""
    untold: tuple[Event, ...] = ()
    """What its step tells after it."""
    call: Call | None = None
    card: Sprite | None = None
    """What the call shows."""
    flown: Flown | None = None

    @property
    def begin(self) -> float:
        """When its motions begin."""
        return self.seconds * FLOWN if self.flown else 0.0


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
        """Is something being told, a chain of events or what decides something?"""
        return any(beat.note or beat.call for beat in self._beats) or any(
            step.note or step.calls for step in self._steps
        )

    @property
    def untold(self) -> list[Event]:
        """The events that are still to come."""
        now = self._beats[0].untold if self._beats else ()
        return [*now, *(event for step in self._steps for event in step.events)]

    @property
    def beat(self) -> Beat | None:
        return self._beats[0] if self._beats else None

    @property
    def flies(self) -> bool:
        """Is something still on its way to what its beat is about?"""
        return bool(self._beats) and self._beats[0].flown is not None and self._clock < self._beats[0].begin

    @property
    def share(self) -> float:
        """How much of its beat has passed."""
        return min(self._clock / self._beats[0].seconds, 1.0) if self._beats and self._beats[0].seconds else 1.0

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
            self._beats = self._score(step, journeys)
            self._pending = set(journeys.changed)
            old, origin = self.scene, journeys.origin
        if self._beats:
            self._start(self._beats[0])
        else:
            self.finish()

    def _score(self, step: Step, journeys: Journeys) -> list[Beat]:
        """The beats of a step: one for each event that shows something, and one for each that is decisive."""
        legs = journeys.legs(step.events)
        beats: list[Beat] = []
        for group in self._gathered(legs, step.calls):
            last = group[-1]
            untold = tuple(step.events[last + 1 :])
            call, flight = step.calls.get(last), step.flights.get(last)
            leg = Leg(
                legs[last].event,
                [each for k in group for each in legs[k].journeys],
                {name for k in group for name in legs[k].gone},
            )
            note = step.note if leg.event else ""
            named = [event for k in group if (event := legs[k].event)]
            beat = self._beat(leg, note, self._places(named, journeys) if note else (), self._fly(flight, journeys))
            found = [beat._replace(untold=untold)] if beat else []
            if call:
                sounding = self._call(call, leg, journeys)._replace(untold=untold)
                found.insert(len(found) if call.fanfare.after else 0, sounding)
            beats += found
        return beats

    def _gathered(self, legs: Sequence[Leg], calls: Mapping[int, Call]) -> list[list[int]]:
        """The numbers of the legs, those together that are routine of one kind."""

        def sort(k: int) -> object:
            event = legs[k].event
            return event.kind if event and event.kind in self._look.together and k not in calls else k

        return [list(group) for _sort, group in groupby(range(len(legs)), sort)]

    def _beat(self, leg: Leg, note: str, where: tuple[pygame.Rect, ...], flown: Flown | None) -> Beat | None:
        cue = self._look.cue_of(leg.event)
        named = () if leg.event is None else (leg.event.src, leg.event.dst)
        motions = [
            Motion(each.name, each.before, each.after, self._way(each, cue.motion if each.name in named else ""))
            for each in leg.journeys
        ]
        if note and all(motion.way != "flip" for motion in motions):  # numbers wait for the card that brings them
            motions = [_at_once(motion, leg.event) if motion.way == "change" else motion for motion in motions]
        if not motions and not cue.sound and not note and not flown:
            return None
        travels = sum(motion.way == "travel" for motion in motions)
        gap = min(DEALT, LONGEST_DEAL / travels) if travels > 1 else 0.0
        delayed, at = [], 0
        for motion in motions:
            delayed.append(motion._replace(delay=gap * at))
            at += motion.way == "travel"
        quiet = not leg.event and all(motion.way == "change" for motion in motions)
        seconds = 0.01 if quiet else cue.seconds + gap * max(travels - 1, 0)
        if not motions and not cue.waits and not flown:
            seconds = 0.0
        if flown:
            seconds = max(seconds, 2 * cue.seconds)
        if note:
            seconds = max(seconds, NOTED + LETTER * len(note))
        return Beat(seconds, tuple(delayed), cue.sound, leg.event, frozenset(leg.gone), note, where, flown=flown)

    def _places(self, events: Sequence[Event], journeys: Journeys) -> tuple[pygame.Rect, ...]:
        """Where the things are that the events are about."""
        old, new = journeys.old, journeys.new
        found = [
            next((rect for name in (event.src, event.dst) if (rect := new.rect(name) or old.rect(name))), None)
            for event in events
        ]
        return tuple(rect for rect in found if rect)

    def _fly(self, flight: Flight | None, journeys: Journeys) -> Flown | None:
        """Where it begins as things lay, and where it ends as they lie then."""
        if flight is None or self.reduced:
            return None
        begin = journeys.old.rect(flight.begin) or journeys.new.rect(flight.begin)
        end = journeys.new.rect(flight.end) or journeys.old.rect(flight.end)
        return Flown(flight.words, begin, end) if begin and end and begin != end else None

    def _call(self, call: Call, leg: Leg, journeys: Journeys) -> Beat:
        fanfare = call.fanfare
        scenes = (journeys.new, journeys.old) if fanfare.after else (journeys.old, journeys.new)
        lit = [rect for name in call.at for scene in scenes if (rect := scene.rect(name))]
        card = next(self._faces(leg, call, scenes), None) if fanfare.card else None
        seconds = fanfare.seconds * (QUIET if self.reduced else 1.0)
        return Beat(seconds, (), fanfare.sound, leg.event, where=tuple(lit[:1]), call=call, card=card)

    def _faces(self, leg: Leg, call: Call, scenes: Sequence[Scene]) -> Iterator[Sprite]:
        """The open cards that an event is about."""
        looks = [look for each in leg.journeys for look in (each.after, each.before) if look]
        looks += [scene.sprites[name] for name in call.at for scene in scenes if name in scene.sprites]
        for look in looks:
            if look.thing.kind in self._look.edged and not look.mat and not look.thing.face.startswith(BACK):
                yield look.upright._replace(thing=look.thing._replace(marks=(), number=1))

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
            beat = self._beats[0]
            if self.stepping and (beat.note or beat.call):
                self._clock, self.held = beat.seconds * (HOLD if beat.call else 1), True
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
            if motion and not self.flies:
                length = beat.seconds - beat.begin - max(each.delay for each in beat.motions)
                pose = self._pose(motion, min(max((self._clock - beat.begin - motion.delay) / length, 0.0), 1.0))
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

    def _way(self, journey: Journey, special: str) -> str:
        """How a thing goes from one look to another."""
        _name, before, after = journey
        if before is None or after is None:
            return "fade"
        if special:
            return special
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
