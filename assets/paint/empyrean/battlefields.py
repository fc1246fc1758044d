"""The pictures of the battlefields: panoramas of heaven's realm that lie between two sides."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from . import battlefields_fields as fields
from . import battlefields_gates as gates
from . import battlefields_halls as halls
from . import battlefields_heights as heights
from . import battlefields_seas as seas
from . import battlefields_waters as waters

PICTURES = {
    picture.__name__.replace("_", "-"): picture
    for place in (waters, seas, heights, fields, halls, gates)
    for picture in place.PICTURES
}


def paint(folder: Path, words: list[str] | None = None) -> Iterator[Path]:
    """Writes one picture per battlefield below the art folder, or those whose names contain a word."""
    for name, picture in PICTURES.items():
        if not words or any(word in name for word in words):
            yield picture().save(folder, 0.34)


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art", sys.argv[1:]):
        print(f"{path.name}  {path.stat().st_size / 1024:.0f} KB")
