"""Composes the music: a theme for the shelf and for each game, each in three layers of one length and tempo, so that
they can be mixed while they play. `oggenc` encodes them (vorbis-tools)."""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
from array import array
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from assets.paint import loudness
from assets.paint.music.synth import RATE, Stereo
from assets.paint.music.theme import LAYERS, Theme, played

THEMES = ("shelf", "angel_wars", "archangelis", "archpiratus", "empyrean", "aniolowie")
LOUDNESS = {"bed": -25.0, "motion": -23.0, "tension": -23.0}
"""LUFS of each layer, the same in every theme: none is louder than another, and all three together do not clip."""
PEAK = 0.6
"""What rises above half of this is bent towards it."""
QUALITY = "2"
SERIAL = "1"


def theme(name: str) -> Theme:
    found: Theme = import_module(f"{__package__}.{name}").THEME
    return found


def levelled(sound: Stereo, layer: str) -> Stereo:
    """As loud as its layer is to be, without a constant part and without peaks."""
    rest = [sum(side) / len(side) for side in sound]
    left, right = ([value - mean for value in side] for side, mean in zip(sound, rest, strict=True))
    gain = 10 ** ((LOUDNESS[layer] - loudness.lasting((left, right), RATE)) / 20)
    return [_bent(gain * value) for value in left], [_bent(gain * value) for value in right]


def _bent(value: float, knee: float = PEAK / 2) -> float:
    if abs(value) <= knee:
        return value
    return math.copysign(knee + (PEAK - knee) * math.tanh((abs(value) - knee) / (PEAK - knee)), value)


def compose(name: str, layer: str) -> array[int]:
    """One layer of a theme as samples of 16 bits, left and right in turn."""
    left, right = levelled(played(theme(name), layer), layer)
    both = array("h", bytes(4 * len(left)))
    both[0::2] = array("h", (round(32767 * value) for value in left))
    both[1::2] = array("h", (round(32767 * value) for value in right))
    return both


def encode(samples: array[int], path: Path) -> None:
    """As OGG. The same samples give the same file with the same encoder: its serial number is ours."""
    encoder = shutil.which("oggenc")
    if encoder is None:
        sys.exit("The music is encoded by oggenc, which is not here: install vorbis-tools, then compose again.")
    if sys.byteorder == "big":
        samples.byteswap()
    raw = ["--raw", "--raw-bits=16", "--raw-chan=2", f"--raw-rate={RATE}", "--raw-endianness=0"]
    subprocess.run(
        [encoder, "-Q", "-q", QUALITY, "--serial", SERIAL, *raw, "-o", str(path), "-"],
        input=samples.tobytes(),
        check=True,
    )


def paint(out: Path) -> Iterator[Path]:
    """Writes every layer of every theme into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    for name in THEMES:
        for layer in LAYERS:
            path = out / f"{name}-{layer}.ogg"
            encode(compose(name, layer), path)
            yield path
