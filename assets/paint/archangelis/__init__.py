"""The cards of Archangelis: their pictures, its places, its frames and backs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def paint(out: Path) -> Iterator[Path]:
    """Paint everything of the game into the art folder `out`."""
    from . import frames, ground, holy, infernal, places

    for part in (holy, infernal, places, frames, ground):
        yield from part.paint(out)
