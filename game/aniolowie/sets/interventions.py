"""Interventions of the Lord's Angels, of the Fallen, and those that either may play."""

from game.aniolowie.acts import Block, Convert, Exchange, Level, Lower, Shift, Silence, ToDeck
from game.aniolowie.effects import Fighters, One, Recall, Redirect
from game.aniolowie.hierarchy import BOTH, FALLEN, LORDS
from game.aniolowie.kinds import Kind, intervention
from game.aniolowie.picks import ANGEL_AT_ALL, ENEMY, ENEMY_ANGEL, HUMAN_AT_ALL, OWN_ANGEL, Angels

ONCE, TWICE = 1, 2
"""A filled edition symbol, and an open one."""

ALL_INTERVENTIONS: tuple[Kind, ...] = (
    # The Lord's
    intervention("jawna-laska", "Jawna Łaska", LORDS, TWICE, One(ANGEL_AT_ALL, Level(5))),
    intervention("zmiana-rol", "Zmiana Ról", LORDS, ONCE, Redirect()),
    intervention("wybrany", "Wybrany", LORDS, TWICE, One(OWN_ANGEL, Level(3))),
    intervention("powrot-aniola", "Powrót Anioła", LORDS, ONCE, One(ENEMY_ANGEL, ToDeck())),
    intervention("sledzenie", "Śledzenie", LORDS, TWICE, One(ANGEL_AT_ALL, Lower())),
    # The Fallen's
    intervention("rozpusta", "Rozpusta", FALLEN, TWICE, One(HUMAN_AT_ALL, Silence())),
    intervention("cena", "Cena", FALLEN, TWICE, Fighters(Level(4))),
    intervention("tajemnica", "Tajemnica", FALLEN, ONCE, One(ANGEL_AT_ALL, Block())),
    intervention("upadek", "Upadek", FALLEN, ONCE, One(Angels(ENEMY, rings=(3,), faction=LORDS), Convert())),
    # For both
    intervention("wezwanie", "Wezwanie", BOTH, TWICE, Recall()),
    intervention("zamiana", "Zamiana", BOTH, TWICE, One(OWN_ANGEL, Exchange())),
    intervention("przeszeregowanie", "Przeszeregowanie", BOTH, TWICE, One(OWN_ANGEL, Shift())),
)  # fmt: skip
