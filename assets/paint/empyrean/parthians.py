"""The pictures of the Cavalry of the Parthian Empire: riders in the dust of an ochre steppe."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from . import parthians_orders as orders
from . import parthians_riders as riders
from .field import Pictures, painted, run

PICTURES: Pictures = {
    "light-infantry": riders.light_infantry,
    "camel-rider": riders.camel_rider,
    "camel-scout": riders.camel_scout,
    "horse-archers": riders.horse_archers,
    "javelin-riders": riders.javelin_riders,
    "cataphract": riders.cataphract,
    "feigned-retreat": orders.feigned_retreat,
    "camel-archers": riders.camel_archers,
    "war-drums": orders.war_drums,
    "grand-cataphract": riders.grand_cataphract,
    "flank-attack": orders.flank_attack,
    "parthian-shot": orders.parthian_shot,
    "spahbed": orders.spahbed,
}


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Writes one picture per Parthian card (or only some) below the art folder."""
    yield from painted(PICTURES, folder, only)


if __name__ == "__main__":
    run(PICTURES)
