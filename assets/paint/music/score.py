"""Notes as they are written: pitches by their names, lines with lengths in beats, chords by their signs."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from assets.paint.music.synth import Layer, Stereo

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
SIGNS = {"": 0, "#": 1, "b": -1}
QUALITIES = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11), "sus4": (0, 5, 7),
    "sus2": (0, 2, 7), "5": (0, 7), "add9": (0, 2, 4, 7), "m9": (0, 2, 3, 7), "dim": (0, 3, 6), "aug": (0, 4, 8),
}  # fmt: skip

Instrument = Callable[[float, float], Stereo]


class Note(NamedTuple):
    beat: float
    number: int
    """Half tones, as a keyboard counts them: 69 is the a of 440 Hz."""
    beats: float


class Chord(NamedTuple):
    tones: tuple[int, ...]
    """Half tones above c."""
    bass: int


def hertz(number: float) -> float:
    return round(440 * 2 ** ((number - 69) / 12), 4)


def _step(name: str) -> int:
    return STEPS[name[0].lower()] + SIGNS[name[1:]]


def number_of(name: str) -> int:
    found = re.fullmatch(r"([a-g][#b]?)(\d)", name)
    assert found, name
    return _step(found[1]) + 12 * (int(found[2]) + 1)


def line(text: str, start: float = 0.0) -> list[Note]:
    """A melody: `d5:1.5 e5:.5 r:2`; a length stays until another is given, `r` is a rest, bars are for the eye."""
    notes, beats = [], 1.0
    for word in text.replace("|", " ").split():
        name, _, length = word.partition(":")
        beats = float(length) if length else beats
        if name != "r":
            notes.append(Note(start, number_of(name), beats))
        start += beats
    return notes


def chord(sign: str) -> Chord:
    """`Dm7/A`."""
    name, _, under = sign.partition("/")
    found = re.fullmatch(r"([A-G][#b]?)(.*)", name)
    assert found, sign
    root = _step(found[1])
    return Chord(tuple((root + step) % 12 for step in QUALITIES[found[2]]), _step(under) % 12 if under else root % 12)


class Bar(NamedTuple):
    """A chord with its beat and its length."""

    beat: float
    beats: float
    chord: Chord


def changes(text: str, beats: float) -> list[Bar]:
    """Chords, bar by bar: `Dm | Gm A | Dm`; those within a bar share it."""
    found, at = [], 0.0
    for bar in text.split("|"):
        signs = bar.split()
        for sign in signs:
            found.append(Bar(at, beats / len(signs), chord(sign)))
            at += beats / len(signs)
    return found


def voiced(bars: list[Bar], middle: int, voices: int = 4) -> list[list[int]]:
    """Each chord in a close position about the middle, from the one before with as little motion as can be."""
    found: list[list[int]] = []
    before = [middle] * voices
    for bar in bars:
        options = list(_positions(bar.chord, middle, voices))
        before = min(options, key=lambda option: (sum(abs(a - b) for a, b in zip(option, before, strict=True)), option))
        found.append(before)
    return found


def _positions(wanted: Chord, middle: int, voices: int) -> Iterator[list[int]]:
    tones = sorted(number for number in range(middle - 12, middle + 15) if number % 12 in wanted.tones)
    for at in range(len(tones) - voices + 1):
        close = tones[at : at + voices]
        if abs(sum(close) / voices - middle) <= 5:
            yield close


def bass_of(bar: Bar, low: int) -> int:
    """The bass of a chord, in the octave above `low`."""
    return low + (bar.chord.bass - low) % 12


PHRASES = (0.82, 0.94, 1.12, 0.96)
"""A theme has four phrases, A A' B A'': how strong each is."""


class Player:
    """Plays notes into a layer in a tempo, as a person would: never quite alike, and each phrase in one breath."""

    def __init__(self, layer: Layer, tempo: float, beats: float, seed: int) -> None:
        self.layer, self.beat, self.beats, self.chance = layer, 60 / tempo, beats, random.Random(seed)

    def hit(self, sound: Stereo, beat: float, gain: float, pan: float = 0.0, loose: float = 0.004) -> None:
        late = self.chance.uniform(-loose, loose)
        strength = self._strength(beat) * self.chance.uniform(0.92, 1.05)
        self.layer.lay(sound, beat * self.beat + late, gain * strength, pan)

    def _strength(self, beat: float) -> float:
        phrase, along = divmod(beat % self.beats * len(PHRASES) / self.beats, 1)
        return PHRASES[int(phrase)] * (0.86 + 0.24 * math.sin(math.pi * along))

    def play(
        self, how: Instrument, notes: list[Note], gain: float, *, pan: float = 0.0, share: float = 0.95, up: int = 0,
        loose: float = 0.006,
    ) -> None:  # fmt: skip
        """`share` is how much of its length a note is held, `up` by how many half tones all is moved."""
        for note in notes:
            seconds = round(note.beats * self.beat * share, 3)
            self.hit(how(hertz(note.number + up), seconds), note.beat, gain, pan, loose)

    def drone(self, how: Instrument, numbers: Sequence[int], gain: float, beats: float) -> None:
        """Notes that never end, struck up anew after so many beats."""
        for at in range(round(self.beats / beats)):
            for k, number in enumerate(numbers):
                self.hit(how(hertz(number), round(beats * self.beat, 3)), at * beats, gain, 0.3 * (k - 1), 0)

    def chords(self, how: Instrument, bars: list[Bar], middle: int, gain: float, voices: int = 4) -> None:
        """Held chords, their voices from left to right."""
        for bar, numbers in zip(bars, voiced(bars, middle, voices), strict=True):
            for k, number in enumerate(numbers):
                pan = 0.5 * (k / (voices - 1) * 2 - 1)
                sound = how(hertz(number), round(bar.beats * self.beat, 3))
                self.hit(sound, bar.beat, gain / voices, pan, 0.0)

    def basses(
        self, how: Instrument, bars: list[Bar], low: int, gain: float, pattern: str = "", share: float = 0.95
    ) -> None:
        """The bass of each chord; a pattern as `0:1.5 7:.5` gives half tones above it and beats, again and again."""
        for bar in bars:
            at, end = bar.beat, bar.beat + bar.beats
            for word in self._again(pattern or f"0:{bar.beats}", bar.beats):
                step, _, beats = word.partition(":")
                if step != "r" and at < end - 1e-6:
                    number = bass_of(bar, low) + int(step)
                    self.play(how, [Note(at, number, min(float(beats), end - at))], gain, share=share)
                at += float(beats)

    @staticmethod
    def _again(pattern: str, beats: float) -> list[str]:
        words = pattern.split()
        once = sum(float(word.partition(":")[2]) for word in words)
        return words * max(1, round(beats / once + 0.499))

    def arpeggio(
        self, how: Instrument, bars: list[Bar], middle: int, gain: float, order: str, step: float, *, wide: float = 0.4,
        voices: int = 4, share: float = 0.9,
    ) -> None:  # fmt: skip
        """The voices of each chord one after the other, by their numbers: `0123210`; above the voices an octave up."""
        for bar, numbers in zip(bars, voiced(bars, middle, voices), strict=True):
            for k in range(round(bar.beats / step)):
                which = order[k % len(order)]
                if which == ".":
                    continue
                octave, voice = divmod(int(which), voices)
                accent = 1.0 if k % len(order) == 0 else 0.8
                note = Note(bar.beat + k * step, numbers[voice] + 12 * octave, step)
                self.play(how, [note], gain * accent, pan=wide * (int(which) / voices - 0.5), share=share)

    def rhythm(self, sound: Stereo, text: str, step: float, gain: float, pan: float = 0.0) -> None:
        """Hits by signs: `x` strong, `o` weak, `,` hardly heard, `.` none; spaces are for the eye. Again and again."""
        marks = text.replace(" ", "")
        loud = {"x": 1.0, "o": 0.6, ",": 0.3}
        for k in range(round(self.beats / step)):
            mark = marks[k % len(marks)]
            if mark in loud:
                self.hit(sound, k * step, gain * loud[mark], pan)
