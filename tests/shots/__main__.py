"""Paints the pictures: `python run.py shots DIR`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def main(argv: Sequence[str] | None = None) -> int:
    from ui.resources import languages

    parser = argparse.ArgumentParser("shots", description="Paints every screen as PNG, without a display.")
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")
    parser.add_argument(
        "--lang", choices=[*languages(), "pseudo"], metavar="CODE", default="en", help="the language of the pictures"
    )
    parser.add_argument("--only", metavar="NAME", default="", help="only pictures whose name holds this")
    arguments = parser.parse_args(argv)
    from tests.shots.pictures import paint

    count = 0
    for path in paint(arguments.folder, arguments.lang, arguments.only):
        print(path, flush=True)
        count += 1
    if not count:
        print(f"shots: no picture is called '{arguments.only}'.", file=sys.stderr)
    return 0 if count else 2


if __name__ == "__main__":
    sys.exit(main())
