"""ArchPiratus: the pictures of its cards, its stations, ships and mats, its frames and backs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def paint(folder: Path) -> Iterator[Path]:
    """Paint everything of the game into the art folder."""
    from . import crew, frames, ground, missions, places, tech

    for part in (tech, places, crew, missions, frames, ground):
        yield from part.paint(folder)
