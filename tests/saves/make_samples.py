"""Makes saves/samples/*.json again, as after a change of rules: `python tests/saves/make_samples.py [GAME]`.

The files in tests/saves/old, old_rules and old_journals are made once and never again: they are what players may still
have. Before the rules of a game change, its sample goes to old_rules under the number of the rules it was played by.
"""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from game import session  # noqa: E402 - the path comes first
from game.core.rng import Stream  # noqa: E402
from saves import format, places  # noqa: E402

WHEN = datetime(2025, 12, 6, 18, 30, tzinfo=UTC)
SAMPLES: dict[str, tuple[dict[str, object], int]] = {
    "angel_wars": ({"method": "chance"}, 26),
    "archangelis": ({"commanders": "random"}, 90),
    "archpiratus": ({"admirals": "random"}, 90),
    "empyrean": ({"deck_1": "legends", "deck_2": "vampires"}, 44),
    "aniolowie": ({"deck_1": "choir", "deck_2": "daughters"}, 100),
}
"""For each game the options and the number of moves after which it is saved."""


def play(game: str, options: dict[str, object], seats: list[session.Seat], moves: int) -> session.Session:
    """A game in mid-play: each seat takes the best looking of some moves drawn by lot."""
    played = session.start(game, options, 7, seats)
    dice = Stream(7)
    while len(played.moves) < moves:
        seat = played.to_act()
        assert seat is not None
        legal = played.legal_moves()
        drawn = [legal[dice.below(len(legal))] for _ in range(40)]
        played.play(max(drawn, key=lambda move: played.rules.evaluate(played.rules.apply(played.state, move)[0], seat)))
    return played


def write(path: Path, document: dict[str, object]) -> None:
    path.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    seats = [session.Seat("person", "Anna"), session.Seat("adept", "Uriel")]
    for game in sys.argv[1:] or SAMPLES:
        options, moves = SAMPLES[game]
        sample = play(game, options, seats, moves)
        write(places.SAMPLES / f"{game}.json", format.document(sample, WHEN, sample.rules.info.title))


if __name__ == "__main__":
    main()
