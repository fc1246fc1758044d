"""The pictures of the Defenders of the Bastion: sandstone, bronze and Roman red."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from . import defenders_engines as engines
from . import defenders_men as men
from . import defenders_walls as walls
from .field import Pictures, painted, run

PICTURES: Pictures = {
    "fortress-wall": walls.fortress_wall,
    "archer-tower": walls.archer_tower,
    "murder-hole": walls.murder_hole,
    "testudo": men.testudo,
    "builder": men.builder,
    "master-builder": men.master_builder,
    "gatekeeper": men.gatekeeper,
    "chariot": engines.chariot,
    "portcullis": walls.portcullis,
    "war-wagon": engines.war_wagon,
    "cohort": men.cohort,
    "signal-horns": engines.signal_horns,
    "catapult": engines.catapult,
    "ballista": engines.ballista,
    "centurion": men.centurion,
    "fortify": walls.fortify,
}


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Writes one picture per card of the Defenders (or only some) below the art folder."""
    yield from painted(PICTURES, folder, only)


if __name__ == "__main__":
    run(PICTURES)
