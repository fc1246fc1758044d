"""The nine orders and their three rings, the colours and the two factions."""

from __future__ import annotations

from game.core.language import C_, N_, P_, _

LORDS, FALLEN, BOTH = range(3)
FACTIONS = (P_("Lord's Angels"), P_("Fallen Angels"), P_("both factions"))

ANGEL, ARCHANGEL, PRINCE, VIRTUE, POWER, LORD, CHERUB, SERAPH, THRONE = range(3, 12)
"""An order's number is the level that it prints."""
ORDERS = {
    ANGEL: C_("order", "Angel"), ARCHANGEL: C_("order", "Archangel"), PRINCE: C_("order", "Prince"),
    VIRTUE: C_("order", "Virtue"), POWER: C_("order", "Power"), LORD: C_("order", "Lord"),
    CHERUB: C_("order", "Cherub"), SERAPH: C_("order", "Seraph"), THRONE: C_("order", "Throne"),
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
