"""Positions out of games: every decision of players that meet is shown to the themes of the game.

Then `old` and the others are asked (`asked`), and of each theme so many are kept, first those that `old` failed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from game.ai import levels
from game.ai.arena import OPENING, begin, deals, settings
from game.ai.players import decide, parse
from game.ai.records import Job
from game.core import codec
from game.core.rng import Stream
from tests.positions.look import Look
from tests.positions.suite import Position
from tests.positions.themes import themes, wrong

SEED = 90_000_001
"""Far from the seeds of lessons and of the ladder."""
EACH = 2
"""So many positions of a theme come from one game, at most."""
FAILED, PASSED = 24, 7
"""So many of a theme are kept that `old` failed, and that it did not."""
ENOUGH = 60
"""A suite that is smaller is filled up with more of the latter."""


class Found(NamedTuple):
    """A position, and whether who was there did what is wrong."""

    position: Position
    failed: bool


def games(game: str, players: Sequence[str], many: int, seed: int) -> Iterator[Job]:
    """Everybody meets everybody, each deal once."""
    pairs = list(permutations(players, 2)) if len(players) > 1 else [(players[0],) * 2]
    options = settings(game, players[:2], ())
    opening = 0 if deals(game, options) else OPENING
    for n in range(many):
        yield Job(game, options, seed + n, pairs[n % len(pairs)], (0, 1), opening)


def collect(job: Job) -> list[Found]:
    """The positions of a game, as far as they show anything."""
    session = begin(job)
    players = [parse(job.game, name) for name in job.players]
    lot, found = Stream(job.seed), defaultdict[str, list[Found]](list)
    while (seat := session.to_act()) is not None:
        seed, view, rules = (job.seed << 16) + len(session.moves), session.view(seat), session.rules
        origin = f"{' - '.join(job.players)}, seed {job.seed}, move {len(session.moves)}"
        if len(session.moves) < job.opening:
            legal = rules.legal_moves(view)
            session.play(legal[lot.below(len(legal))])
            continue
        move = decide(players[seat], rules, view, seed).move
        if levels.obvious(rules, view) is None:
            look = Look(rules, view)
            for theme in themes(job.game):
                bad = wrong(job.game, theme, look)
                if bad:
                    position = Position(theme, job.game, codec.encode(view), bad, origin)
                    found[theme].append(Found(position, move in bad))
        session.play(move)
    return [each for some in found.values() for each in _few(some)]


def _few(found: list[Found], most: int = EACH) -> list[Found]:
    """Those first that somebody failed."""
    return sorted(found, key=lambda each: not each.failed)[:most]


def candidates(found: Iterable[Found], known: Container[str], each: int) -> list[Position]:
    """So many new ones of each theme, those first that somebody failed: most is to be learned where somebody errs."""
    by_theme = defaultdict[str, dict[str, Found]](dict)
    for one in found:
        if one.position.key not in known:
            by_theme[one.position.theme].setdefault(one.position.key, one)
    return [one.position for some in by_theme.values() for one in _few([*some.values()], each)]


def chosen(positions: Iterable[Position], failed: Container[str]) -> list[Position]:
    """What is kept of all that were found: of each theme so many that `old` failed, and some that it did not."""
    by_theme = defaultdict[str, dict[str, Position]](dict)
    for position in positions:
        by_theme[position.theme].setdefault(position.key, position)
    kept, spare = list[Position](), list[Position]()
    for some in by_theme.values():
        ordered = sorted(some.values(), key=lambda one: one.key)
        kept += [one for one in ordered if one.key in failed][:FAILED]
        passed = [one for one in ordered if one.key not in failed]
        kept += passed[:PASSED]
        spare += passed[PASSED:]
    return kept + spare[: max(0, ENOUGH - len(kept))]
