"""The Fallen Angels, from the Angels up to the Seraphim. Names in the book's spelling where it gives them."""

from game.aniolowie.abilities import Always, Sacrifice, Toll, Use, Wither
from game.aniolowie.acts import Dismiss, FromFight, Kill, Level, NoSupport, Renew, Restore, Shift, Silence
from game.aniolowie.effects import Each, One, Row, Summon, This
from game.aniolowie.hierarchy import (
    ANGEL,
    ARCHANGEL,
    BLACK,
    BLUE,
    FALLEN,
    GOLD,
    GOOD,
    LORD,
    POWER,
    PRINCE,
    RED,
    VIRTUE,
)
from game.aniolowie.kinds import Kind, angel
from game.aniolowie.picks import ANGEL_AT_ALL, ENEMY, ENEMY_ANGEL, OWN, OWN_ANGEL, Angels, Humans
from game.aniolowie.state import FIGHT
from game.core.effects import Node

ONCE, TWICE = 1, 2
"""A filled edition symbol, and an open one."""


def fallen(key: str, name: str, order: int, colour: int, support: int, copies: int, *says: Node,
           female: bool = False) -> Kind:  # fmt: skip
    return angel(FALLEN, key, name, order, colour, support, copies, *says, female=female)


FALLEN_ANGELS: tuple[Kind, ...] = (
    fallen("ejszet", "Ejszet", ANGEL, BLACK, 1, TWICE, Always(Wither(2)), female=True),
    fallen("agrat", "Agrat", ARCHANGEL, RED, 3, TWICE, Sacrifice(One(ENEMY_ANGEL, Level(-3))), female=True),
    fallen("zuhara", "Zuhara", PRINCE, GOLD, 3, TWICE, Use(One(ANGEL_AT_ALL, Level(2))), female=True),
    fallen("nisroch", "Nisroch", PRINCE, BLACK, 4, ONCE, Sacrifice(One(Angels(OWN, other=True), Restore()))),
    fallen("verrier", "Verrier", PRINCE, RED, 2, ONCE, Toll(This(Renew()))),
    fallen("harut", "Harut", VIRTUE, BLUE, 2, ONCE, Use(Summon(2, female=True))),
    fallen("gaap", "Gaap", POWER, BLACK, 2, ONCE, Use(Each(Angels(rows=(FIGHT,), rings=(3,)), FromFight()))),
    fallen("bualu", "Bualu", POWER, RED, 2, ONCE, Sacrifice(Row(Angels(ENEMY, oldest=VIRTUE), Dismiss()))),
    fallen("uwal", "Uwal", POWER, BLUE, 2, ONCE, Use(This(Level(6)))),
    fallen("bylet", "Bylet", POWER, GOLD, 4, ONCE, Use(One(OWN_ANGEL, Level(2)))),
    fallen("furkalor", "Furkalor", LORD, BLUE, 3, ONCE, Sacrifice(Each(Humans(character=GOOD), Kill()))),
    fallen("pajmon", "Pajmon", LORD, GOLD, 3, ONCE, Use(One(ANGEL_AT_ALL, Level(4)))),
    fallen("marocjasz", "Marocjasz", LORD, BLACK, 2, ONCE, Use(One(Angels(ENEMY, rings=(2, 3)), Level(-5)))),
    fallen("belfegor", "Belfegor", LORD, RED, 2, ONCE, Use(One(ENEMY_ANGEL, Silence())),
           Use(One(ENEMY_ANGEL, NoSupport()))),
    fallen("ariel", "Ariel", LORD, BLUE, 3, ONCE, Use(One(OWN_ANGEL, Shift()))),
)  # fmt: skip
