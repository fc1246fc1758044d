"""The cards of the tech deck and the cards everybody starts with: one painting for each key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .places_deeds import STARTS
from .tech_drives import ENGINES
from .tech_eyes import SCANNERS
from .tech_guns import WEAPONS
from .tech_hides import ARMOR
from .tech_minds import COMPUTERS
from .tech_scene import Scene

CARDS = STARTS | WEAPONS | ARMOR | ENGINES | COMPUTERS | SCANNERS


def paint(folder: Path) -> Iterator[Path]:
    """Paint every card picture of this table."""
    for key, draw in CARDS.items():
        scene = Scene(key)
        draw(scene)
        yield scene.save(folder / "archpiratus" / f"card-{key}.jpg")


if __name__ == "__main__":
    for _ in paint(Path(__file__).resolve().parents[2] / "art"):
        pass
