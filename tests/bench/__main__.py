"""Prints each figure beside its peer's and its budget. A slow machine is no failure: only a crash is."""

from __future__ import annotations

import argparse
from importlib import import_module

from tests.bench.figures import TITLES, WIDTHS, Row, line

PARTS = ("rules", "saving", "opponents", "ui")


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"of {', '.join(PARTS)}; else all"
    )
    chosen = parser.parse_args().parts or PARTS
    print(line(TITLES))
    print("-|-".join("-" * width for width in WIDTHS), flush=True)
    missed: list[Row] = []
    for part in chosen:
        for row in import_module(f"tests.bench.{part}").rows():
            print(line(row.cells()), flush=True)
            if row.good is False:
                missed.append(row)
    print(f"\nBeyond their budget: {', '.join(row.figure for row in missed)}" if missed else "\nAll within budget.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
