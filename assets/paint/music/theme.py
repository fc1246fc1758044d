"""What a theme is: a tempo, a length, and what is played in each of its three layers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from assets.paint.music.score import Player
from assets.paint.music.synth import Layer, Stereo

LAYERS = ("bed", "motion", "tension")
"""The calm that is always there, what moves in it, and what makes it pressing."""


class Theme(NamedTuple):
    tempo: float
    beats: float
    bed: Callable[[Player], None]
    motion: Callable[[Player], None]
    tension: Callable[[Player], None]
    wet: tuple[float, float, float] = (0.5, 0.35, 0.3)
    """How much of the hall is heard in each layer."""
    hall: float = 2.4
    """How many seconds the hall rings."""

    @property
    def seconds(self) -> float:
        return self.beats * 60 / self.tempo


def played(theme: Theme, name: str) -> Stereo:
    """One layer of a theme, as it sounds in its hall."""
    at = LAYERS.index(name)
    layer = Layer(theme.seconds)
    (theme.bed, theme.motion, theme.tension)[at](Player(layer, theme.tempo, theme.beats, at))
    return layer.in_room(theme.wet[at], theme.hall)
