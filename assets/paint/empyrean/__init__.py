"""Battle for Empyrean: the pictures of its armies' cards, its battlefields, frames and backs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def paint(folder: Path) -> Iterator[Path]:
    """Paint everything of the game into the art folder."""
    from . import (
        battlefields,
        defenders,
        frames,
        ground,
        knights,
        legends,
        parthians,
        samurai,
        spectres,
        vampires,
        vikings,
    )

    armies = (samurai, defenders, spectres, parthians, vampires, legends, knights, vikings)
    for part in (*armies, battlefields, frames, ground):
        yield from part.paint(folder)
