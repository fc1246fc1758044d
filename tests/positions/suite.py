"""The positions of a game as they are kept: a line of JSON each, below one that says which rules they are from."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from game import catalogue
from game.core import codec
from game.core.contract import Move
from tests.machines import Refused
from tests.positions.look import Look

FOLDER = Path(__file__).parent / "kept"


class Position(NamedTuple):
    """A view of the seat to act, and the moves that are wrong there."""

    theme: str
    game: str
    view: Any
    """As plain data."""
    wrong: tuple[Move, ...]
    origin: str
    """The game it was met in: players, seed, and how many moves had been made."""

    @property
    def key(self) -> str:
        """Stands for the position in records, and is the seed of whoever decides there."""
        said = json.dumps([self.theme, self.view], separators=(",", ":"), sort_keys=True)
        return blake2b(said.encode(), digest_size=6).hexdigest()

    @property
    def seed(self) -> int:
        return int(self.key, 16)

    def look(self) -> Look:
        """What the seat sees."""
        return Look(catalogue.rules(self.game), codec.decode(self.game, self.view))


def sign(game: str) -> str:
    """Changes when cards come, go or move in their table: then their numbers mean others."""
    keys = list(catalogue.rules(game).cards())
    return blake2b("\n".join(keys).encode(), digest_size=4).hexdigest()


def head(game: str) -> dict[str, Any]:
    return {"game": game, "rules_version": catalogue.rules(game).info.rules_version, "cards": sign(game),
            "form": codec.form(game)}  # fmt: skip


def file_of(game: str, folder: Path = FOLDER) -> Path:
    return folder / f"{game}.jsonl"


def write(game: str, positions: list[Position], folder: Path = FOLDER) -> None:
    """A game's suite, in the order of themes and keys."""
    lines = [json.dumps(head(game))]
    for each in sorted(positions, key=lambda each: (each.theme, each.key)):
        lines.append(json.dumps(_line(each), separators=(",", ":"), ensure_ascii=False))
    folder.mkdir(exist_ok=True)
    file_of(game, folder).write_text("\n".join(lines) + "\n", "utf-8")


def _line(position: Position) -> dict[str, Any]:
    """Of right and wrong moves the fewer are written down."""
    legal = position.look().moves
    right = [move for move in legal if move not in position.wrong]
    name, moves = ("right", right) if len(right) < len(position.wrong) else ("wrong", list(position.wrong))
    return {"theme": position.theme, "origin": position.origin, name: [short(move) for move in moves],
            "view": position.view}  # fmt: skip


def short(move: Move) -> list[Any]:
    """Without what it does not say."""
    parts = list(move)
    while parts[-1] is None:
        parts.pop()
    return parts


@cache
def positions(game: str, folder: Path = FOLDER) -> tuple[Position, ...]:
    """A game's suite; `Refused` when it is from other rules or cards."""
    file = file_of(game, folder)
    if not file.exists():
        raise Refused(f"no positions of {game} are kept")
    first, *lines = map(json.loads, file.read_text("utf-8").splitlines())
    if first != head(game):
        parts = ", ".join(part for part, value in head(game).items() if first.get(part) != value)
        raise Refused(
            f"the positions of {game} are from other rules ({parts}): "
            f"collect them anew with `python run.py positions {game} --collect`"
        )
    return tuple(_read(game, line) for line in lines)


def _read(game: str, line: dict[str, Any]) -> Position:
    found = Position(line["theme"], game, line["view"], (), line["origin"])
    said = [Move(*move) for move in line.get("wrong", line.get("right"))]
    wrong = said if "wrong" in line else [move for move in found.look().moves if move not in said]
    return found._replace(wrong=tuple(wrong))
