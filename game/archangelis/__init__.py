"""Archangelis: a deck-building battle of heaven and hell for three Locations and one Final Battle."""

from game.archangelis.rules import RULES

SHARES = ("deckbuilding",)
"""What of it other games have, too."""

__all__ = ["RULES", "SHARES"]
