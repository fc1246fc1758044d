"""The nine orders and their three rings, the colours and the two factions."""

from __future__ import annotations

from game.core.language import N_, _

LORDS, FALLEN, BOTH = range(3)
FACTIONS = (N_("Lord's Angels"), N_("Fallen Angels"), N_("both factions"))

ANGEL, ARCHANGEL, PRINCE, VIRTUE, POWER, LORD, CHERUB, SERAPH, THRONE = range(3, 12)
"""An order's number is the level that it prints."""
ORDERS = {
    ANGEL: N_("Angel"), ARCHANGEL: N_("Archangel"), PRINCE: N_("Prince"), VIRTUE: N_("Virtue"), POWER: N_("Power"),
    LORD: N_("Lord"), CHERUB: N_("Cherub"), SERAPH: N_("Seraph"), THRONE: N_("Throne"),
}  # fmt: skip
HIGHEST = (THRONE, SERAPH)
"""The top of each faction's ladder."""

GOLD, RED, BLUE, BLACK, WHITE = range(5)
COLOURS = (N_("gold"), N_("red"), N_("blue"), N_("black"), N_("white"))

GOOD, EVIL, NEUTRAL = range(3)
CHARACTERS = (N_("good"), N_("evil"), N_("neutral"))
MAN, WOMAN, NEITHER = range(3)
SEXES = (N_("man"), N_("woman"), "")

NUMERALS = {1: "I", 2: "II", 3: "III"}


def ring(order: int) -> int:
    """Choir or circle: the highest orders are in the first."""
    return 3 - (order - ANGEL) // 3


def rings_said(rings: tuple[int, ...]) -> str:
    return ", ".join(NUMERALS[each] for each in rings)


def order_said(order: int) -> str:
    return _("{order} ({ring})").format(order=_(ORDERS[order]), ring=NUMERALS[ring(order)])
