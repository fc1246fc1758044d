"""Battle for Empyrean: eight armies, three battlefields, ten rounds."""

from game.empyrean.rules import RULES

__all__ = ["RULES"]
