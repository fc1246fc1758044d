"""The pictures of the Locations: wide landscapes, each with its own hour, weather and colour."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from . import places_dark as dark
from . import places_dusk as dusk
from . import places_light as light

# Each with how much its edges darken: little by day, more by night.
PICTURES = (
    *(
        (picture, 0.26)
        for picture in (light.sinai, light.jordan, light.bethel, light.zion, light.tabor, light.damascus, light.eden)
    ),
    *((picture, 0.5) for picture in (dark.gehenna, dark.sodom, dark.babylon, dark.endor, dark.megiddo, dark.abyss)),
    *((picture, 0.4) for picture in (dusk.golgotha, dusk.nineveh, dusk.gethsemane, dusk.jericho, dusk.patmos)),
)


def paint(folder: Path) -> Iterator[Path]:
    """Writes one picture per Location below the art folder."""
    for picture, edge in PICTURES:
        yield picture().save(folder, edge)


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art"):
        print(path.name)
