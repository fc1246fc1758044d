"""The Vampires of the Evernight: crimson, black and moonlight."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from .vampires_blood import UNDEAD
from .vampires_folk import FOLK
from .vampires_night import NIGHT
from .west import Picture, painted

PICTURES: dict[str, Picture] = FOLK | UNDEAD | NIGHT


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Paints the army's cards (or only some) into the game's folder."""
    yield from painted(PICTURES, folder, *only)


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art", *sys.argv[1:]):
        print(path.name, path.stat().st_size // 1024)
