"""Every sound and every layer of the music on a sheet: envelope and spectrogram, with what was measured.

`python -m tests.shots.sounds FILE.png` draws it.
"""

from __future__ import annotations

import cmath
import math
import os
import sys
import wave
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from PIL import Image, ImageDraw

from assets.paint import loudness, music, sounds
from assets.paint.manifest import ASSETS
from assets.paint.music.synth import RATE
from assets.paint.music.theme import LAYERS

CELL, WORDS, WAVES, BANDS = 230, 26, 44, 90
"""Of a cell: how wide it is, and how tall are its words, its envelope and its spectrogram."""
ACROSS = 8
WINDOW = 512
FLOOR = -84.0
"""dB that are black."""
LOWEST = 60.0
"""Hz at the foot of a spectrogram, which rises by octaves."""


@cache
def _turns(size: int) -> tuple[complex, ...]:
    return tuple(cmath.exp(-2j * cmath.pi * k / size) for k in range(size // 2))


def spectrum(samples: Sequence[complex]) -> list[complex]:
    """The fast Fourier transform of a power of two of samples."""
    size = len(samples)
    if size == 1:
        return list(samples)
    even, odd = spectrum(samples[::2]), spectrum(samples[1::2])
    turned = [turn * value for turn, value in zip(_turns(size), odd, strict=True)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


@cache
def _hann() -> tuple[float, ...]:
    return tuple(0.5 - 0.5 * math.cos(math.tau * k / WINDOW) for k in range(WINDOW))


def column(samples: Sequence[float], at: int) -> list[float]:
    """How loud each band is there, in dB."""
    piece = [samples[k] if 0 <= k < len(samples) else 0.0 for k in range(at - WINDOW // 2, at + WINDOW // 2)]
    found = spectrum([value * weight for value, weight in zip(piece, _hann(), strict=True)])
    return [20 * math.log10(max(abs(value) * 4 / WINDOW, 1e-9)) for value in found[: WINDOW // 2]]


def cell(name: str, samples: Sequence[float], rate: int, told: str, steps: int) -> Image.Image:
    """A sound from its beginning to its end."""
    picture = Image.new("RGB", (CELL, WORDS + WAVES + BANDS), (10, 13, 24))
    draw = ImageDraw.Draw(picture)
    draw.text((4, 1), name, (242, 232, 205))
    draw.text((4, 12), told, (190, 165, 105))
    wide, middle = CELL - 6, WORDS + WAVES // 2
    for x in range(wide):
        part = samples[x * len(samples) // wide : max((x + 1) * len(samples) // wide, x * len(samples) // wide + 1)]
        high, low = max(part), min(part)
        tone = (255, 90, 90) if max(high, -low) > 0.98 else (150, 190, 255)
        draw.line((x, middle - high * WAVES / 2, x, middle - low * WAVES / 2), tone)
    bands = Image.new("RGB", (steps, BANDS))
    for x in range(steps):
        loud = column(samples, (2 * x + 1) * len(samples) // (2 * steps))
        for y in range(BANDS):
            hertz = LOWEST * (rate / 2 / LOWEST) ** ((BANDS - 1 - y) / BANDS)
            share = min(max(1 - loud[min(round(hertz * WINDOW / rate), WINDOW // 2 - 1)] / FLOOR, 0.0), 1.0)
            bands.putpixel(
                (x, y), (round(255 * share**1.6), round(200 * share**2.2), round(90 + 120 * share) * (share > 0))
            )
    picture.paste(bands.resize((wide, BANDS), Image.Resampling.NEAREST), (0, WORDS + WAVES))
    return picture


def effects() -> list[Image.Image]:
    cells = []
    for name in [*sounds.MADE, sounds.AMBIENCE]:
        with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as file:
            rate = file.getframerate()
            samples = [value / 32768 for value in array("h", file.readframes(file.getnframes()))]
        told = f"{len(samples) / rate:.2f} s  {tail(samples, rate):.2f} s tail  "
        told += f"{loudness.decibels(max(map(abs, samples))):.1f} dB  {loudness.loudest([samples], rate):.1f} LUFS"
        cells.append(cell(name, samples, rate, told, 90))
    return cells


def tail(samples: Sequence[float], rate: int) -> float:
    """The seconds at its end in which a sound is 50 dB below its highest."""
    quiet = max(map(abs, samples)) / 316
    last = max(k for k, value in enumerate(samples) if abs(value) > quiet)
    return (len(samples) - 1 - last) / rate


def layers() -> list[Image.Image]:
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    cells = []
    for theme in music.THEMES:
        for layer in LAYERS:
            raw = array("h", pygame.mixer.Sound(str(ASSETS / "music" / f"{theme}-{layer}.ogg")).get_raw())
            samples = [value / 32768 for value in raw[::2]]
            told = f"{len(samples) / RATE:.0f} s  {loudness.decibels(max(map(abs, samples))):.1f} dB"
            cells.append(cell(f"{theme} {layer}", samples, RATE, told, 120))
    pygame.mixer.quit()
    return cells


def main(path: Path) -> None:
    cells = [*effects(), *layers()]
    tall = cells[0].height + 4
    sheet = Image.new("RGB", (ACROSS * CELL, -(-len(cells) // ACROSS) * tall))
    for k, each in enumerate(cells):
        sheet.paste(each, (k % ACROSS * CELL, k // ACROSS * tall))
    sheet.save(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
