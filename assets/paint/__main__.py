"""Paints the art and sounds: `python -m assets.paint [covers room angel_wars archangelis archpiratus empyrean aniolowie
icons sounds]`."""

import sys
from importlib import import_module
from pathlib import Path
from time import perf_counter

PAINTERS = ("covers", "room", "angel_wars", "archangelis", "archpiratus", "empyrean", "aniolowie", "icons", "sounds")
ASSETS = Path(__file__).resolve().parent.parent


def main(names: list[str]) -> None:
    unknown = sorted(set(names) - set(PAINTERS))
    if unknown:
        sys.exit(f"No painter called {', '.join(unknown)}; there are {', '.join(PAINTERS)}.")
    for name in names or PAINTERS:
        start = perf_counter()
        folder = ASSETS / ("sounds" if name == "sounds" else "art")
        for path in import_module(f"{__package__}.{name}").paint(folder):
            print(f"{path.relative_to(ASSETS.parent)}  {path.stat().st_size / 1024:.0f} KB")
        print(f"{name}: {perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
