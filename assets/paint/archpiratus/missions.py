"""The missions of ArchPiratus: forty-two small scenes that grow from a warm dock to gold before the abyss."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from .crew_scene import Scene
from .missions_easy import EASY
from .missions_final import FINAL
from .missions_hard import HARD
from .missions_medium import MEDIUM

SCENES = EASY | MEDIUM | HARD | FINAL


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Paints every mission (or only some) into the game's folder."""
    for key, compose in SCENES.items():
        if not only or key in only:
            scene = Scene(key)
            compose(scene)
            yield scene.save(folder / "archpiratus")


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art", *sys.argv[1:]):
        print(path.name)
