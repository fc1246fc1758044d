"""Opponents as people meet them: who there is, what each is like, and what it is worth."""

from __future__ import annotations

from game.ai.levels import LEVELS, split
from game.core.info import GameInfo
from game.core.language import N_, _

OPPONENTS = tuple(name for name in LEVELS if name != "random")
"""The levels that people play against, the weakest first."""
USUAL = "adept"
"""Who plays where nobody was named."""
FIRST_RATING, STEP = 1200, 110
"""Novice is where the scale begins; each level should win 65 games of 100 against the one below, which is this step."""
MANNERS = {
    "novice": N_("Overlooks things, as we all do on a first evening."),
    "adept": N_("Knows the plain ways to win and tries them."),
    "master": N_("Looks far ahead and forgives little."),
    "sage": N_("Plans whole turns, and knows what they are worth."),
    "paragon": N_("Plays the best that this house knows."),
}


def is_opponent(player: str) -> bool:
    """Can the word stand for an opponent in a seat? Whether a game has that character is for the game to say."""
    level, character = split(player)
    return level in OPPONENTS and player == joined(level, character) and (not character or character.isalpha())


def joined(level: str, character: str) -> str:
    """The word for a seat: what `split` takes apart."""
    return f"{level}-{character}" if character else level


def plays(info: GameInfo, player: str) -> bool:
    """Is that an opponent of this game?"""
    return is_opponent(player) and (not split(player)[1] or info.character(split(player)[1]) is not None)


def label(info: GameInfo, player: str) -> str:
    """What an opponent is called: its level, and its character if it has one."""
    level, key = split(player)
    character = info.character(key)
    return f"{_(LEVELS[level].label)} · {_(character.label)}" if character else _(LEVELS[level].label)


def manner(level: str) -> str:
    """What a level is like, in a sentence."""
    return _(MANNERS[split(level)[0]])


def rating(info: GameInfo, level: str) -> int:
    """What a level is worth in a game: as it was measured there, or by its step."""
    return info.ratings.get(level, FIRST_RATING + STEP * OPPONENTS.index(level))
