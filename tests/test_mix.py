"""The mix by measurement: nothing clips, what is of one class is equally loud, sounds end at rest, music loops."""

from __future__ import annotations

import math
import os
import wave
from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import add

import pytest

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from assets.paint import loudness, music, sounds
from assets.paint.manifest import ASSETS
from assets.paint.music.synth import RATE
from assets.paint.music.theme import LAYERS
from game import catalogue
from tests.shots.sounds import WINDOW, column, tail

HIGHEST = -0.3
"""dBFS: the highest peak there may be."""
TOLERANCE = 3.0
"""dB: how far something may be from the loudness of its class."""
LEAST_MEAN = 0.002
FULL = 32768
EDGE = 64
"""Samples at either side of a seam."""
EXCERPT = 2 * RATE


def recorded(name: str) -> tuple[list[float], int]:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        found = array("h", file.readframes(file.getnframes()))
        return [value / FULL for value in found], file.getframerate()


def test_every_sound_has_a_class_and_every_class_its_sounds() -> None:
    assert {path.stem for path in (ASSETS / "sounds").iterdir()} == {*sounds.MADE, sounds.AMBIENCE}


@pytest.mark.parametrize("name", sounds.MADE)
def test_a_sound_is_as_loud_as_its_class_and_ends_at_rest(name: str) -> None:
    samples, rate = recorded(name)
    measured = loudness.figures(samples)
    assert measured.peak <= HIGHEST
    assert abs(measured.mean) <= LEAST_MEAN
    assert loudness.loudest([samples], rate) == pytest.approx(sounds.MADE[name][1], abs=TOLERANCE)
    loudest = max(map(abs, samples))
    assert abs(samples[0]) <= 0.01 * loudest
    assert max(map(abs, samples[-20:])) <= 0.02 * loudest


def test_the_ambience_is_quiet_and_has_no_seam() -> None:
    samples, rate = recorded(sounds.AMBIENCE)
    assert loudness.figures(samples).peak <= HIGHEST
    assert loudness.loudest([samples[: 4 * rate]], rate) == pytest.approx(sounds.ROOM, abs=TOLERANCE)
    assert joins(samples)


def joins(samples: Sequence[float]) -> bool:
    """Is the step from the last sample to the first no greater than those about it?"""
    about = [*samples[-EDGE:], *samples[:EDGE]]
    steps = [abs(after - before) for before, after in pairwise(about)]
    return steps[EDGE - 1] <= 2 * max(*steps[: EDGE - 1], *steps[EDGE:]) + 1e-4


def test_a_seam_is_noticed() -> None:
    rising = [k / 1000 for k in range(1000)]
    assert not joins(rising)
    assert joins([abs(value - 0.5) for value in rising])


def test_the_measure_of_loudness() -> None:
    """By the standard a full sine of 997 Hz on one channel is -3.01 LUFS; what is quieter by 20 dB is less by 20."""
    sine = [math.sin(math.tau * 997 * k / 48_000) for k in range(48_000)]
    assert loudness.lasting([sine], 48_000) == pytest.approx(-3.01, abs=0.05)
    assert loudness.loudest([[0.1 * value for value in sine]], 48_000) == pytest.approx(-23.01, abs=0.05)
    assert loudness.lasting([sine, sine], 48_000) == pytest.approx(0.0, abs=0.05)


def test_the_sheet_shows_a_tone_where_it_is_and_silence_as_silence() -> None:
    rate, hertz = 32_000, 2_000
    tone = [0.5 * math.sin(math.tau * hertz * k / rate) for k in range(2 * WINDOW)] + [0.0] * rate
    bands = column(tone, WINDOW)
    assert bands.index(max(bands)) == hertz * WINDOW // rate
    assert max(bands) == pytest.approx(-6.0, abs=0.5)
    assert max(column(tone, rate // 2)) < -100
    assert tail(tone, rate) == pytest.approx(1.0, abs=0.01)


# Music


@pytest.fixture(scope="module")
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def decoded(theme: str, layer: str) -> array[int]:
    """Left and right in turn."""
    return array("h", pygame.mixer.Sound(str(ASSETS / "music" / f"{theme}-{layer}.ogg")).get_raw())


def heard(samples: array[int]) -> float:
    """The loudness of a piece of each phrase."""
    pieces = []
    for channel in (0, 1):
        side = samples[channel::2]
        quarter = len(side) // 4
        starts = (at * quarter + quarter // 2 for at in range(4))
        pieces.append([value / FULL for start in starts for value in side[start : start + EXCERPT]])
    return loudness.lasting(pieces, RATE)


def test_the_shelf_and_every_game_have_a_theme() -> None:
    there = {path.name for path in (ASSETS / "music").iterdir()}
    assert there == {f"{theme}-{layer}.ogg" for theme in music.THEMES for layer in LAYERS}
    assert {*music.THEMES} == {"shelf", *catalogue.ids()}
    assert sum(path.stat().st_size for path in (ASSETS / "music").iterdir()) < 12_000_000


@pytest.mark.slow
@pytest.mark.usefixtures("_mixer")
@pytest.mark.parametrize("theme", music.THEMES)
def test_the_layers_of_a_theme_fit_each_other(theme: str) -> None:
    layers = {layer: decoded(theme, layer) for layer in LAYERS}
    expected = 2 * round(music.theme(theme).seconds * RATE)
    for layer, samples in layers.items():
        assert len(samples) == expected, layer
        assert heard(samples) == pytest.approx(music.LOUDNESS[layer], abs=TOLERANCE), layer
        for channel in (0, 1):
            side = samples[channel::2]
            measured = loudness.figures(side[::8])
            assert abs(measured.mean) <= LEAST_MEAN * FULL
            assert joins(side), layer
    together = list(map(add, map(add, *list(layers.values())[:2]), layers["tension"]))
    assert loudness.decibels(max(max(together), -min(together)) / FULL) <= HIGHEST
