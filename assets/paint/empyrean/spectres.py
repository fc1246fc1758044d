"""The pictures of the Spectres of the Necropolis: cold green and violet night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from . import spectres_dead as dead
from . import spectres_ghosts as ghosts
from . import spectres_souls as souls
from .field import Pictures, painted, run

PICTURES: Pictures = {
    "soul-of-the-living": souls.soul_of_the_living,
    "taker-of-souls": souls.taker_of_souls,
    "eater-of-souls": souls.eater_of_souls,
    "funeral-choir": ghosts.funeral_choir,
    "grave-chains": dead.grave_chains,
    "banshee": ghosts.banshee,
    "wailing-shade": ghosts.wailing_shade,
    "soul-of-the-powerful": souls.soul_of_the_powerful,
    "silence-of-the-crypt": dead.silence_of_the_crypt,
    "devourer-of-souls": souls.devourer_of_souls,
    "zombie-horde": dead.zombie_horde,
    "will-o-the-wisp": souls.will_o_the_wisp,
    "bone-golem": dead.bone_golem,
    "necromancer": dead.necromancer,
    "agony": ghosts.agony,
    "gentle-death": ghosts.gentle_death,
    "death": ghosts.death,
}


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Writes one picture per card of the Spectres (or only some) below the art folder."""
    yield from painted(PICTURES, folder, only)


if __name__ == "__main__":
    run(PICTURES)
