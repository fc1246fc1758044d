"""The pictures of ArchPiratus' crew and Admirals."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from .crew_admirals import ADMIRALS
from .crew_hands import COMMANDERS, GUNNERS, MECHANICS, PILOTS
from .crew_minds import DIPLOMATS, MEDICS, SCIENTISTS, SMUGGLERS

CREW = COMMANDERS | PILOTS | MECHANICS | GUNNERS | MEDICS | SCIENTISTS | SMUGGLERS | DIPLOMATS
PORTRAITS = CREW | ADMIRALS


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Paints every crew member and Admiral (or only some) into the game's folder."""
    for key, portrait in PORTRAITS.items():
        if not only or key in only:
            yield portrait.painted(key).save(folder / "archpiratus")


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art", *sys.argv[1:]):
        print(path.name)
