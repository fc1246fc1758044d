"""The people that the angels fight over. Most of them serve the two factions in different ways."""

from game.aniolowie.abilities import Always, Bound, Chance, If, Joins, Lend, Phase, Refuse, There
from game.aniolowie.acts import Home, Level, Send
from game.aniolowie.effects import Each, LoseAngel, MakeGiant, This, Token
from game.aniolowie.hierarchy import ARCHANGEL, EVIL, FALLEN, GOOD, LORDS, MAN, NEUTRAL, WOMAN
from game.aniolowie.kinds import Kind, human
from game.aniolowie.picks import OWN, Angels, Humans
from game.aniolowie.state import LAND
from game.core.effects import Draw

ONCE, TWICE = 1, 2

HUMANS: tuple[Kind, ...] = (
    human("wierny", "Wierny", GOOD, MAN, 3, TWICE, There(Lend(Angels(OWN, (LAND,)), 1), faction=LORDS)),
    human("swieta", "Święta", GOOD, WOMAN, 2, ONCE, Always(Bound())),
    human("matka", "Matka", GOOD, WOMAN, 2, ONCE, Joins(If(Humans(OWN, sex=MAN), Token(1)))),
    human("sprawiedliwa", "Sprawiedliwa", GOOD, WOMAN, 3, ONCE,
          Phase(Each(Humans(OWN, EVIL), Home()), faction=LORDS),
          Phase(Each(Humans(OWN, EVIL), Level(1)), faction=FALLEN)),
    human("szalenica", "Szalenica", EVIL, WOMAN, 2, ONCE, Phase(Each(Angels(OWN, (LAND,)), Level(-1)), faction=LORDS)),
    human("kusicielka", "Kusicielka", EVIL, WOMAN, 3, ONCE,
          Chance(MakeGiant(spares=False), faction=LORDS), Chance(MakeGiant(spares=True), faction=FALLEN)),
    human("grzesznik", "Grzesznik", EVIL, MAN, 3, TWICE, Phase(LoseAngel(), faction=LORDS)),
    human("oprawca", "Oprawca", EVIL, MAN, 4, ONCE, There(Lend(Angels(OWN, (LAND,)), 1), faction=FALLEN)),
    human("wloczykij", "Włóczykij", NEUTRAL, MAN, 2, ONCE, Phase(This(Send()))),
    human("niedowiarek", "Niedowiarek", NEUTRAL, MAN, 2, ONCE, Always(Refuse(ARCHANGEL)),
          Phase(Draw(1), faction=FALLEN)),
)  # fmt: skip
