"""Two commits measured on one machine: `python tests/bench/compare.py --base FILE ... --change FILE ...`.

Each file is what `python run.py bench` printed. Of several runs the best counts: whatever else a machine does only ever
slows it. Exit code 1 when a figure became slower than the noise explains. Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

SLOWER = 1.3
"""How many times slower a figure may seem before it is believed."""
RATE = "/s"
"""The unit of which more is better."""


def figures(text: str) -> dict[str, tuple[float, str]]:
    """The numbers of a printed table, each with its unit."""
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        number, _space, unit = cells[1].partition(" ") if len(cells) > 2 else ("", "", "")
        try:
            found[cells[0]] = float(number.replace(",", "")), unit
        except ValueError:  # the titles, the rule under them, the last line
            continue
    return found


def best(runs: Iterable[str]) -> dict[str, tuple[float, str]]:
    kept: dict[str, tuple[float, str]] = {}
    for run in runs:
        for name, (value, unit) in figures(run).items():
            before = kept.get(name, (value, unit))[0]
            kept[name] = (max if unit == RATE else min)(value, before), unit
    return kept


def ratios(base: Iterable[str], change: Iterable[str]) -> dict[str, float]:
    """How many times slower, or larger, each figure became; only those that both have."""
    old, new = best(base), best(change)
    shared = [name for name in old if name in new and old[name][0] > 0 and new[name][0] > 0]
    return {
        name: old[name][0] / new[name][0] if old[name][1] == RATE else new[name][0] / old[name][0] for name in shared
    }


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    for side in ("--base", "--change"):
        parser.add_argument(side, nargs="+", type=Path, required=True, metavar="FILE")
    given = parser.parse_args(args)
    found = ratios(*([path.read_text("utf-8") for path in side] for side in (given.base, given.change)))
    for name, ratio in found.items():
        print(f"{name:50} {ratio:5.2f}{'  slower' if ratio > SLOWER else ''}")
    slower = [name for name, ratio in found.items() if ratio > SLOWER]
    print(
        f"\nSlower than before: {', '.join(slower)}" if slower else f"\n{len(found)} figures, none slower than before."
    )
    return 1 if slower or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
