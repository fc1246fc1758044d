"""Paints the pictures: `python run.py shots DIR`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def size_of(text: str) -> tuple[int, int]:
    wide, by, tall = text.partition("x")
    if not (by and wide.isdecimal() and tall.isdecimal() and 640 <= int(wide) <= 7680 and 360 <= int(tall) <= 4320):
        raise argparse.ArgumentTypeError(f"a size is like 1280x720, from 640x360 to 7680x4320, not '{text}'")
    return int(wide), int(tall)


def main(argv: Sequence[str] | None = None) -> int:
    from ui.resources import languages

    parser = argparse.ArgumentParser("shots", description="Paints every screen as PNG, without a display.")
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")
    parser.add_argument(
        "--lang", choices=[*languages(), "pseudo"], metavar="CODE", default="en", help="the language of the pictures"
    )
    parser.add_argument("--only", metavar="NAME", default="", help="only pictures whose name holds this")
    parser.add_argument("--size", type=size_of, metavar="WxH", help="the only size; else three")
    parser.add_argument("--anew", action="store_true", help="play the games again that are shown, and write them down")
    parser.add_argument("--burst", action="store_true", help="film what decides something: a sheet for each game")
    arguments = parser.parse_args(argv)
    from tests.shots import staging
    from tests.shots.burst import sheets
    from tests.shots.pictures import SIZES, paint
    from tests.ui.measure import TABLES, recorded, second

    staging.anew = arguments.anew
    sizes = [arguments.size] if arguments.size else SIZES

    count = 0
    work = (
        sheets(arguments.folder, arguments.only, sizes[0])
        if arguments.burst
        else paint(arguments.folder, arguments.lang, arguments.only, sizes)
    )
    for path in work:
        print(path, flush=True)
        count += 1
    if arguments.anew:
        for game, seats in TABLES:
            recorded(game, seats)
            second(game, seats)
        staging.write_down()
    if not count:
        print(f"shots: no picture is called '{arguments.only}'.", file=sys.stderr)
    return 0 if count else 2


if __name__ == "__main__":
    sys.exit(main())
