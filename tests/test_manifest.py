"""The committed art is what the programs paint: all of it by its hashes, a sample by painting it anew."""

from __future__ import annotations

import math
import os
import wave
from array import array
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from operator import mul
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat

from assets.paint import manifest
from assets.paint.__main__ import PAINTERS
from assets.paint.music import compose
from assets.paint.music.synth import RATE

SAMPLE = {
    "sounds": 17, "aniolowie.cards": 1, "aniolowie.frames": 1, "archangelis.infernal": 1, "archpiratus.crew": 1,
    "empyrean.samurai": 1,
}  # fmt: skip
"""Painters that take a second or so for a picture, and how many of each are painted here."""
JPEG_MEAN = 1.5
"""How far, on average, a channel of a JPEG may be off: other versions of its library round differently. The pixels of a
PNG are equal."""
COMPOSED = ("angel_wars", "bed")
"""A layer that is composed anew here; that takes some seconds."""
LEAST_ALIKE = 0.97
"""The correlation of music with what remains of it after encoding; a note that is missing makes it less."""
LEAST_SAMPLE = 1
"""How far a sound's sample may be off: another library of mathematics may round the last bit differently."""


def test_every_file_is_in_the_manifest_as_it_is() -> None:
    there, told = manifest.taken(), manifest.written()
    assert len(there) > 800
    assert {name for name in told if name not in there} == set(), "gone, but still in the manifest"
    assert {name for name in there if name not in told} == set(), "not in the manifest: who painted it?"
    assert [name for name in there if there[name] != told[name]] == [], "not as it was painted"


def test_every_painter_has_painted() -> None:
    assert set(Counter(entry["painter"] for entry in manifest.written().values())) == set(PAINTERS)


def same_picture(here: Path, committed: Path) -> bool:
    with Image.open(here) as new, Image.open(committed) as old:
        assert (new.size, new.mode) == (old.size, old.mode)
        difference = ImageChops.difference(new.convert("RGBA"), old.convert("RGBA"))
    if committed.suffix == ".png":
        return not any(high for _low, high in difference.getextrema())
    return max(ImageStat.Stat(difference).mean) <= JPEG_MEAN


def same_sound(here: Path, committed: Path) -> bool:
    found = []
    for path in (here, committed):
        with wave.open(str(path)) as sound:
            found.append((sound.getparams(), array("h", sound.readframes(sound.getnframes()))))
    (new, ours), (old, theirs) = found
    return new == old and all(abs(a - b) <= LEAST_SAMPLE for a, b in zip(ours, theirs, strict=True))


@pytest.mark.slow
def test_composed_anew_it_is_the_same() -> None:
    """What is decoded is only nearly what was encoded."""
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    decoded = array(
        "h", pygame.mixer.Sound(str(manifest.ASSETS / "music" / f"{COMPOSED[0]}-{COMPOSED[1]}.ogg")).get_raw()
    )
    pygame.mixer.quit()
    composed = compose(*COMPOSED)
    assert len(composed) == len(decoded)
    alike = sum(map(mul, composed, decoded))
    assert alike / math.sqrt(sum(map(mul, composed, composed)) * sum(map(mul, decoded, decoded))) > LEAST_ALIKE


@pytest.mark.slow
@pytest.mark.parametrize("painter", SAMPLE)
def test_painted_anew_it_is_the_same(painter: str, tmp_path: Path) -> None:
    kind = painter if painter in manifest.AUDIBLE else "art"
    painting: Iterable[Path] = import_module(f"assets.paint.{painter}").paint(tmp_path / kind)
    painted = list(islice(painting, SAMPLE[painter]))
    assert len(painted) == SAMPLE[painter]
    for path in painted:
        name = path.relative_to(tmp_path)
        assert manifest.written()[name.as_posix()]["painter"] == painter.split(".")[0]
        same = same_sound if kind == "sounds" else same_picture
        assert same(path, manifest.ASSETS / name), name


def test_another_picture_is_noticed(tmp_path: Path) -> None:
    """A test that could not fail would say nothing."""
    for name in ("art/icons/undo.png", "art/room/cloth.jpg"):
        committed = manifest.ASSETS / name
        changed = tmp_path / committed.name
        with Image.open(committed) as picture:
            other = picture.copy()
        other.paste(picture.getpixel((0, 0)), (0, 0, other.width // 2, other.height // 2))
        other.save(changed)
        assert not same_picture(changed, committed)
