"""The five box covers (900 x 1200)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from . import angel_wars, aniolowie, archangelis, archpiratus, empyrean

COVERS: dict[str, Callable[[], Image.Image]] = {
    "angel_wars": angel_wars.cover,
    "archangelis": archangelis.cover,
    "archpiratus": archpiratus.cover,
    "empyrean": empyrean.cover,
    "aniolowie": aniolowie.cover,
}


def paint(out: Path) -> list[Path]:
    """Paint every cover into out/covers and return the files."""
    folder = out / "covers"
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, cover in COVERS.items():
        path = folder / f"{name}.jpg"
        cover().save(path, quality=90, subsampling=0, optimize=True)
        written.append(path)
    return written
