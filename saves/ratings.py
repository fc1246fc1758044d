"""How strong each person is at a game, worked out from the results in their order and kept nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game import catalogue
from game.ai import glicko, opponents
from game.ai.glicko import Rating
from game.ai.levels import split
from game.ai.opponents import OPPONENTS
from game.core.info import GameInfo
from saves.results import Result

START = Rating(opponents.FIRST_RATING, 200.0, 0.02)
"""Everybody begins beside Novice. Results are rated one by one, not ten at a time: hence a third of Glickman's 0.06."""


class Rated(NamedTuple):
    """A person's rating, and how many games it comes from."""

    rating: Rating
    games: int


def ratings(results: Iterable[Result], game: str) -> dict[str, Rated]:
    """Everybody who was rated in a game, by name. What is unranked does not count, nor do games that an opponent of an
    earlier generation played in."""
    info = catalogue.rules(game).info
    found: dict[str, Rated] = {}
    for result in results:
        if result.game == game and result.ranked and not result.is_earlier():
            found |= _rated(result, found, info)
    return found


def _rated(result: Result, before: Mapping[str, Rated], info: GameInfo) -> dict[str, Rated]:
    """Those who sat at the table, each against each of the others as they were rated before."""
    places = {seat: place for place, seats in enumerate(result.ranking) for seat in seats}
    known = {}
    for n, seat in enumerate(result.seats):
        level = split(seat.player)[0]
        if seat.is_person:
            known[n] = before.get(seat.name, Rated(START, 0)).rating
        elif level in OPPONENTS:
            known[n] = Rating(opponents.rating(info, level))
    after = {}
    for me in result.persons():
        games = [
            (other, (1 + (places[me] < places[n]) - (places[me] > places[n])) / 2)
            for n, other in known.items()
            if n != me
        ]
        if games:
            name = result.seats[me].name
            after[name] = Rated(glicko.rated(known[me], games), before.get(name, Rated(START, 0)).games + 1)
    return after


def fitting(info: GameInfo, rated: Rated | None) -> str:
    """The level against whom a person has the evenest chances; Novice for whoever was never rated."""
    if rated is None:
        return OPPONENTS[0]

    def unevenness(level: str) -> float:
        return abs(glicko.expected(rated.rating, Rating(opponents.rating(info, level))) - 0.5)

    return min(OPPONENTS, key=unevenness)
