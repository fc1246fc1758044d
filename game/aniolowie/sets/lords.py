"""The Lord's Angels, from the Angels up to the Thrones. Names in the book's spelling where it gives them."""

from game.aniolowie.abilities import ATTACKED, DUEL, Sacrifice, Toll, Use
from game.aniolowie.acts import Block, Escape, GiveVoice, Level, Lower, Renew, Rise, Shield, ToDeck
from game.aniolowie.effects import Beside, Cancel, Foe, One, Row, This
from game.aniolowie.hierarchy import (
    ANGEL,
    ARCHANGEL,
    BLACK,
    BLUE,
    CHERUB,
    GOLD,
    LORD,
    LORDS,
    POWER,
    PRINCE,
    RED,
    SERAPH,
    THRONE,
    VIRTUE,
    WHITE,
)
from game.aniolowie.kinds import Kind, angel
from game.aniolowie.picks import (
    ANGEL_AT_ALL,
    ENEMY,
    ENEMY_ANGEL,
    HUMAN_AT_ALL,
    OWN,
    OWN_ANGEL,
    Angels,
)
from game.core.effects import Draw, Node

ONCE, TWICE = 1, 2
"""A filled edition symbol, and an open one."""


def lords(key: str, name: str, order: int, colour: int, support: int, copies: int, *says: Node,
          female: bool = False) -> Kind:  # fmt: skip
    return angel(LORDS, key, name, order, colour, support, copies, *says, female=female)


LORDS_ANGELS: tuple[Kind, ...] = (
    lords("nameless", "Bezimienny Anioł", ANGEL, GOLD, 1, TWICE,
          Sacrifice(One(ANGEL_AT_ALL, Rise(2))), Toll(One(OWN_ANGEL, Shield()))),
    lords("hanael", "Hanael", ARCHANGEL, BLUE, 2, TWICE, Use(This(Escape()), when=ATTACKED)),
    lords("asmodel", "Asmodel", ARCHANGEL, GOLD, 2, TWICE, Sacrifice(One(HUMAN_AT_ALL, GiveVoice()))),
    lords("rakuel", "Rakuel", PRINCE, BLUE, 2, ONCE, Use(Row(Angels(ENEMY), Block()))),
    lords("enael", "Enael", PRINCE, GOLD, 2, ONCE, Use(Beside(Angels(OWN), Rise(3)))),
    lords("seeliasz", "Seeliasz", VIRTUE, RED, 2, ONCE, Use(Foe(ToDeck()), when=DUEL)),
    lords("derdekea", "Derdekea", VIRTUE, BLUE, 3, ONCE, Use(Cancel(), counts=True), female=True),
    lords("teliel", "Teliel", VIRTUE, BLACK, 3, TWICE, Use(One(ENEMY_ANGEL, Level(-2)))),
    lords("muriel", "Muriel", POWER, GOLD, 1, TWICE, Use(One(OWN_ANGEL, Level(2)))),
    lords("wariel", "Wariel", POWER, RED, 6, ONCE, Use(Draw(1))),
    lords("rehael", "Rehael", POWER, BLUE, 5, ONCE, Use(This(Level(2)), when=DUEL)),
    lords("nilajha", "Nilajha", LORD, GOLD, 3, ONCE, Use(One(ENEMY_ANGEL, Lower()))),
    lords("cidkiel", "Cidkiel", LORD, BLUE, 3, TWICE, Use(One(OWN_ANGEL, Rise(1)))),
    lords("harsziel", "Harsziel", LORD, RED, 2, ONCE, Use(This(Level(3))),
          Sacrifice(One(Angels(OWN, other=True), Renew()))),
    lords("rafael", "Rafael", CHERUB, GOLD, 3, ONCE, Use(One(OWN_ANGEL, Rise(2)))),
    lords("uriel", "Uriel", SERAPH, RED, 4, ONCE, Use(One(ENEMY_ANGEL, Level(-4)))),
    lords("orifiel", "Orifiel", THRONE, WHITE, 2, ONCE, Use(One(ENEMY_ANGEL, Block()))),
)  # fmt: skip
