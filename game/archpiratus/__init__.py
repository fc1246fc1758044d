"""ArchPiratus: a deck-building race of two star captains, by missions or by gunfire."""

from game.archpiratus.rules import RULES

__all__ = ["RULES"]
