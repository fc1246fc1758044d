"""Paints the art, makes the sounds and composes the music: `python -m assets.paint [covers room angel_wars archangelis
archpiratus empyrean aniolowie opponents icons sounds music]`, and writes their manifest; `python -m assets.paint
manifest` writes only that."""

import sys
from importlib import import_module
from time import perf_counter

from . import manifest

PICTURES = (
    "covers", "room", "angel_wars", "archangelis", "archpiratus", "empyrean", "aniolowie", "opponents", "icons",
)  # fmt: skip
PAINTERS = (*PICTURES, *manifest.AUDIBLE)
ASSETS = manifest.ASSETS


def main(names: list[str]) -> None:
    unknown = sorted(set(names) - {*PAINTERS, "manifest"})
    if unknown:
        sys.exit(f"No painter called {', '.join(unknown)}; there are {', '.join(PAINTERS)}.")
    for name in [name for name in names if name != "manifest"] if names else PAINTERS:
        start = perf_counter()
        folder = ASSETS / (name if name in manifest.AUDIBLE else "art")
        for path in import_module(f"{__package__}.{name}").paint(folder):
            print(f"{path.relative_to(ASSETS.parent)}  {path.stat().st_size / 1024:.0f} KB")
        print(f"{name}: {perf_counter() - start:.1f} s")
    manifest.write()


if __name__ == "__main__":
    main(sys.argv[1:])
