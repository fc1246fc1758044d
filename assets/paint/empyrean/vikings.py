"""The Vikings of Valhalla: slate sea, fire and northern lights."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from .vikings_folk import FOLK
from .vikings_wild import WILD
from .west import Picture, painted

PICTURES: dict[str, Picture] = FOLK | WILD


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Paints the army's cards (or only some) into the game's folder."""
    yield from painted(PICTURES, folder, *only)


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art", *sys.argv[1:]):
        print(path.name, path.stat().st_size // 1024)
