"""manifest.json: what the painters made, file by file, so that nothing else comes to lie among it unseen."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent
AUDIBLE = ("sounds", "music")
"""Folders beside the art, of the painters of that name."""
FILE = Path(__file__).with_name("manifest.json")

Entry = dict[str, str]


def painter(path: Path) -> str:
    """Who paints a file: each painter writes into a folder of its own name, but the app's icon lies beside them."""
    parts = path.relative_to(ASSETS).parts
    if parts[0] in AUDIBLE:
        return parts[0]
    return "icons" if len(parts) == 2 else parts[1]


def taken() -> dict[str, Entry]:
    """Every picture, sound and piece of music that is there now."""
    files = sorted(path for folder in ("art", *AUDIBLE) for path in (ASSETS / folder).rglob("*") if path.is_file())
    return {
        path.relative_to(ASSETS).as_posix(): {
            "painter": painter(path),
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in files
    }


def written() -> dict[str, Entry]:
    found: dict[str, Entry] = json.loads(FILE.read_text("utf-8"))
    return found


def write() -> None:
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(entry)}" for name, entry in taken().items())
    FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")
