"""Teaches a game's evaluation: `python run.py train GAME --games N`. Stopped and started again, it goes on.

What each lesson brought, the weights that came of them and whether their chances come true are kept in
`docs/runs/<game>.training.jsonl`; the weights go to the game's own folder.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from game import catalogue
from tests.machines import Crew, Refused, add_options, crew, progress
from tests.train import chances
from tests.train.lessons import Lesson, Weights, improved, learn, lessons, witness

ROOT = Path(__file__).parents[2]
RUNS = ROOT / "docs" / "runs"
UNSEEN = 50_000_000
"""From this seed on games tell whether chances come true; no weight was fitted to them."""
FITTED = 40_000_000
"""From this one on those are played that certainty is fitted to."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("train", description="Lets a game's evaluation learn what things are worth.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="two for each lesson")
    parser.add_argument("--chances", type=int, default=60, metavar="N", help="games that tell whether they come true")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    add_options(parser)
    arguments = parser.parse_args(argv)
    try:
        weights = weights_of(arguments.game)
        if arguments.games < 2:
            raise Refused("--games takes a number from 2 on")
        with crew(arguments.cores, arguments.on) as players:
            train(arguments.game, weights, arguments, players)
    except Refused as problem:
        print(f"train: {problem}", file=sys.stderr)
        return 2
    return 0


def weights_of(game: str) -> Weights:
    if game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(game)))
    weights = catalogue.rules(game).weights
    if not weights:
        able = [each for each in catalogue.ids() if catalogue.rules(each).weights]
        raise Refused(f"{game} has no weights that can be learned; {', '.join(able)} have")
    return weights


def fingerprint(weights: Weights) -> str:
    return sha256(json.dumps(dict(weights)).encode()).hexdigest()[:12]


def train(game: str, weights: Weights, arguments: argparse.Namespace, players: Crew) -> None:
    file = RUNS / f"{game}.training.jsonl"
    planned = lessons(game, weights, arguments.seed, arguments.games // 2)
    taught = list(zip(planned, results(file, weights, planned, players), strict=True))
    found = improved(weights, taught)
    new = {name: weight for name, (weight, _sure) in found.items()}
    new |= chances.fitted(catalogue.rules(game).judge, new, games(game, new, FITTED, arguments, players))
    seen = games(game, new, UNSEEN, arguments, players)
    table = chances.table(catalogue.rules(game).judge, new, seen)
    with file.open("a", encoding="utf-8") as out:
        made = {"start": dict(weights), "lessons": len(taught), "seed": arguments.seed, "weights": new}
        print(json.dumps(made), json.dumps({"of": fingerprint(new), "chances": table}), sep="\n", file=out)
    write(game, new)
    tell(weights, new, {name: sure for name, (_weight, sure) in found.items()}, taught, table)


def results(file: Path, weights: Weights, planned: list[Lesson], players: Crew) -> Iterator[tuple[float, float]]:
    """What the lessons brought: as it is kept, or else learned now and kept."""
    mark, kept = fingerprint(weights), dict[int, tuple[float, float]]()
    if file.exists():
        lines = map(json.loads, file.read_text("utf-8").splitlines())
        kept = {line["seed"]: tuple(line["points"]) for line in lines if line.get("lesson") == mark}
    learned = players.map(learn, [lesson for lesson in planned if lesson.seed not in kept])
    for n, lesson in enumerate(planned, 1):
        if lesson.seed not in kept:
            kept[lesson.seed] = next(learned)
            with file.open("a", encoding="utf-8") as out:
                line = {"lesson": mark, "seed": lesson.seed, "against": lesson.against, "points": kept[lesson.seed]}
                print(json.dumps(line), file=out)
        progress(n, len(planned))
        yield kept[lesson.seed]


def games(game: str, weights: Weights, seed: int, arguments: argparse.Namespace, players: Crew) -> list[Any]:
    """Games of the learner against itself."""
    known = tuple(weights.items())
    return list(players.map(witness, [Lesson(game, known, seed + n, "", 0) for n in range(arguments.chances)]))


def write(game: str, weights: Weights) -> None:
    lines = "".join(f'    "{name}": {weight},\n' for name, weight in weights.items())
    text = (
        f'"""Made by `python run.py train {game}`, never by hand: what `evaluate.py` counts with."""\n\nWEIGHTS = {{\n'
    )
    (ROOT / "game" / game / "weights.py").write_text(f"{text}{lines}}}\n", "utf-8")


def tell(
    old: Weights, new: Weights, sure: Weights, taught: list[tuple[Lesson, tuple[float, float]]], table: Any
) -> None:  # fmt: skip
    say = partial(print, flush=True)
    points = [each for _lesson, both in taught for each in both]
    say(f"{len(taught)} lessons, {100 * sum(points) / len(points):.1f} % of the points with shifted weights")
    for name in sorted(new, key=lambda name: -abs(sure[name])):
        say(f"  {name:10} {old[name]:8.4f} -> {new[name]:8.4f}   {sure[name]:+.1f} standard errors")
    say("chances on games that nothing was fitted to: how often, what was said, what it came to")
    for n, said, got in table:
        say(f"  {n:6}  {100 * said:5.1f} %  {100 * got:5.1f} %")


if __name__ == "__main__":
    sys.exit(main())
