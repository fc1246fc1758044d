"""Aniołowie: the seals of its angels, its interventions and people, its frames, backs and signs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Paint everything of the game into the art folder, or only the pictures of some cards."""
    from . import cards, frames, ground

    yield from cards.paint(folder, *only)
    if not only:
        yield from frames.paint(folder)
        yield from ground.paint(folder)
