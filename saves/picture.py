"""The picture beside a save, judged by its first bytes: a small file may unpack to gigabytes."""

from __future__ import annotations

import struct
from pathlib import Path

from saves import disk

LARGEST_FILE = 8 << 20
MOST_PIXELS = 4 << 20
START = b"\x89PNG\r\n\x1a\n"


def read(path: Path) -> bytes | None:
    """The PNG as it lies there; None when it is none, or larger than any of ours."""
    try:
        data = disk.read(path, LARGEST_FILE)
    except (OSError, ValueError):
        return None
    if len(data) > LARGEST_FILE or not data.startswith(START) or data[12:16] != b"IHDR" or len(data) < 24:
        return None
    wide, tall = struct.unpack(">II", data[16:24])
    return data if 0 < wide * tall <= MOST_PIXELS else None
