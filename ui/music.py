"""Music: a theme in three layers of one length, begun together and mixed by the tension of the table.

The bed is streamed and takes no memory; the two layers above it are held as samples, of one theme at a time, at the
rate of the mixer: at any other rate they would be longer or shorter than the bed and drift from it. To decode them
takes some tenths of a second, so it is done beside the loop.
"""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path

import pygame

from ui import kept
from ui.resources import asset

SHELF = "shelf"
"""The theme of the menus, and of a game that has none of its own."""
BED, MOTION, TENSION = "bed", "motion", "tension"
CHANNELS = {MOTION: 1, TENSION: 2}
COMES = {MOTION: (0.1, 0.4), TENSION: (0.45, 0.85)}
"""From which tension on a layer is heard, and from which it is heard in full."""
FADE, SWELL = 1.5, 4.0
"""Seconds in which a theme, and in which a layer of it, comes and goes."""
SOFTER = 0.55
"""How loud it is while something lies above what it belongs to."""


def shares(tension: float) -> dict[str, float]:
    """How much is heard of each layer above the bed."""
    return {layer: min(max((tension - low) / (high - low), 0.0), 1.0) for layer, (low, high) in COMES.items()}


@cache
def path(theme: str, layer: str) -> Path:
    """The file of a layer; a game without a theme has that of the shelf."""
    own = asset("music", f"{theme}-{layer}.ogg")
    return own if own.is_file() else asset("music", f"{SHELF}-{layer}.ogg")


def toward(now: float, target: float, step: float) -> float:
    return min(now + step, target) if now < target else max(now - step, target)


class Decoding(threading.Thread):
    """The layers of a theme, while they are decoded."""

    def __init__(self, theme: str) -> None:
        super().__init__(name="music", daemon=True)
        self.theme = theme
        self.layers: dict[str, pygame.mixer.Sound] = {}
        """Empty if there is something that can't be read: then it stays silent."""
        self.start()

    def run(self) -> None:
        try:
            self.layers = {layer: pygame.mixer.Sound(str(path(self.theme, layer))) for layer in CHANNELS}
        except (pygame.error, OSError):
            self.layers = {}


class Music:
    def __init__(self) -> None:
        self.theme = ""
        """What is heard, or will be when it is decoded."""
        self.away = False
        """Is the window without focus? Then it is silent."""
        self.level = 0.0
        self.heard = dict.fromkeys(CHANNELS, 0.0)
        self._volume = self._hushed = 0.0
        self._decoding: Decoding | None = None
        self._layers: dict[str, pygame.mixer.Sound] = {}

    @property
    def plays(self) -> bool:
        return bool(self._layers)

    def set_volume(self, volume: float) -> None:
        """From 0, at which nothing is held in memory, to 1."""
        self._volume = volume
        self._mix()

    def hush(self, seconds: float) -> None:
        """Makes room for something else that is heard now."""
        self._hushed = seconds

    def tick(self, seconds: float, theme: str, tension: float, softer: bool) -> None:
        """Time passes at a table, or at the shelf, of this tension."""
        if self._decoding is not None:
            if self._decoding.is_alive():
                return
            self._begin(self._decoding.layers, tension)
            self._decoding = None
            kept.give_back()  # the decoder takes twice of what it needs
        self._hushed = max(0.0, self._hushed - seconds)
        wanted = theme if self._volume > 0 else ""
        full = 0.0 if self.away or self._hushed or wanted != self.theme else SOFTER if softer else 1.0
        self.level = toward(self.level, full, seconds / FADE)
        for layer, share in shares(tension).items():
            self.heard[layer] = toward(self.heard[layer], share, seconds / SWELL)
        self._mix()
        if wanted != self.theme and self.level <= 0:
            self._stop()
            kept.give_back()
            self.theme = wanted
            self._decoding = Decoding(wanted) if wanted else None

    def _begin(self, layers: dict[str, pygame.mixer.Sound], tension: float) -> None:
        """All layers in the same moment, still silent: from then on the mixer keeps them together."""
        self.level, self.heard = 0.0, shares(tension)
        if not layers:
            return
        try:
            pygame.mixer.music.load(str(path(self.theme, BED)))
        except pygame.error:
            return
        self._layers = layers
        for sound in layers.values():
            sound.set_volume(0)  # a channel is at full volume when it begins
        pygame.mixer.music.set_volume(0)
        pygame.mixer.music.play(-1)
        for layer, sound in layers.items():
            pygame.mixer.Channel(CHANNELS[layer]).play(sound, -1)
        self._mix()
        for sound in layers.values():
            sound.set_volume(1)

    def _mix(self) -> None:
        if not self.plays:
            return
        loud = self._volume * self.level
        pygame.mixer.music.set_volume(loud)
        for layer, share in self.heard.items():
            pygame.mixer.Channel(CHANNELS[layer]).set_volume(loud * share)

    def _stop(self) -> None:
        if self.plays:
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            for channel in CHANNELS.values():
                pygame.mixer.Channel(channel).stop()
        self._layers = {}

    def close(self) -> None:
        """Before the mixer goes: nothing may be decoded then."""
        if self._decoding is not None:
            self._decoding.join()
            self._decoding = None
        self._stop()
        self.theme = ""
