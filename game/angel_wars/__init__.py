"""Angel Wars: a board of 64 flippable tiles, two or four armies, and a race to the other side."""

from game.angel_wars.rules import RULES

__all__ = ["RULES"]
