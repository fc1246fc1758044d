"""The Legends of the Parthenon: marble white, Aegean blue and gold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from .legends_beasts import BEASTS
from .legends_gods import GODS
from .legends_heroes import HEROES
from .legends_places import PLACES
from .legends_relics import RELICS
from .west import Picture, painted

PICTURES: dict[str, Picture] = PLACES | RELICS | HEROES | BEASTS | GODS


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Paints the army's cards (or only some) into the game's folder."""
    yield from painted(PICTURES, folder, *only)


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art", *sys.argv[1:]):
        print(path.name, path.stat().st_size // 1024)
