"""Aniołowie: a Polish card game of two angelic factions who fight over people."""

from game.aniolowie.rules import RULES

__all__ = ["RULES"]
