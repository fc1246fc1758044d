"""Archangelis: a deck-building battle of heaven and hell for three Locations and one Final Battle."""

from game.archangelis.rules import RULES

__all__ = ["RULES"]
