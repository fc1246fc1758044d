"""The pictures of the Samurai of the Sengoku: indigo dusk, vermilion and gold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from . import samurai_lords as lords
from . import samurai_spirits as spirits
from . import samurai_things as things
from . import samurai_warriors as warriors
from .field import Pictures, painted, run

PICTURES: Pictures = {
    "ashigaru": warriors.ashigaru,
    "temple-novice": spirits.temple_novice,
    "sohei": warriors.sohei,
    "great-armour": things.great_armour,
    "weighted-chain": things.weighted_chain,
    "ninja": warriors.ninja,
    "ronin": warriors.ronin,
    "duellist": warriors.duellist,
    "smoke-screen": things.smoke_screen,
    "itako": spirits.itako,
    "ikko-ikki": warriors.ikko_ikki,
    "abe-no-seimei": spirits.abe_no_seimei,
    "onna-musha": lords.onna_musha,
    "daimyo": lords.daimyo,
    "night-parade": spirits.night_parade,
    "kensei": things.kensei,
    "oni": lords.oni,
    "shogun": lords.shogun,
}


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Writes one picture per samurai card (or only some) below the art folder."""
    yield from painted(PICTURES, folder, only)


if __name__ == "__main__":
    run(PICTURES)
