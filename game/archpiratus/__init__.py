"""ArchPiratus: a deck-building race of two star captains, by missions or by gunfire."""

from game.archpiratus.rules import RULES

SHARES = ("deckbuilding",)
"""What of it other games have, too."""

__all__ = ["RULES", "SHARES"]
