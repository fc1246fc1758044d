"""The people that the angels fight over. Most of them serve the two factions in different ways."""

from game.aniolowie.abilities import Always, Bound, Chance, If, Joins, Lend, Phase, Refuse, There
from game.aniolowie.acts import Dismiss, Home, Level, Peek, Send, Silence
from game.aniolowie.effects import Bury, Each, EnemiesDiscard, LoseAngel, MakeGiant, One, SeeStake, This, Token
from game.aniolowie.hierarchy import ARCHANGEL, EVIL, FALLEN, GOOD, LORDS, MAN, NEUTRAL, VIRTUE, WOMAN
from game.aniolowie.kinds import ONCE, TWICE, Kind, human
from game.aniolowie.picks import ENEMY, ENEMY_ANGEL, ENEMY_HUMAN, OWN, Angels, Humans
from game.aniolowie.state import FIGHT, LAND
from game.core.effects import Draw

ALL_PEOPLE: tuple[Kind, ...] = (
    # Good
    human("wierny", "Wierny", GOOD, MAN, 3, TWICE, There(Lend(Angels(OWN, (LAND,)), 1), faction=LORDS)),
    human("swieta", "Święta", GOOD, WOMAN, 2, ONCE, Always(Bound())),
    human("matka", "Matka", GOOD, WOMAN, 2, ONCE, Joins(If(Humans(OWN, sex=MAN), Token(1)))),
    human("sprawiedliwa", "Sprawiedliwa", GOOD, WOMAN, 3, ONCE,
          Chance(Each(Humans(OWN, EVIL), Home()), faction=LORDS),
          Phase(LoseAngel(), faction=FALLEN)),
    human("pasterz", "Pasterz", GOOD, MAN, 3, TWICE,
          Phase(SeeStake(), faction=LORDS), Phase(Each(Angels(OWN, (LAND,)), Level(-1)), faction=FALLEN)),
    human("prorok", "Prorok", GOOD, MAN, 2, ONCE,
          Phase(Draw(1), faction=LORDS), Chance(One(ENEMY_ANGEL, Peek()), faction=FALLEN)),
    human("meczennica", "Męczennica", GOOD, WOMAN, 1, ONCE,
          Chance(This(Dismiss()), Each(Angels(OWN, (FIGHT,)), Level(3)), faction=LORDS)),
    human("rycerz", "Rycerz", GOOD, MAN, 5, ONCE,
          There(Lend(Angels(OWN, (FIGHT,), oldest=VIRTUE), 1), faction=LORDS),
          Phase(Each(Humans(OWN, EVIL), Level(-1)), faction=FALLEN)),
    # Evil
    human("szalenica", "Szalenica", EVIL, WOMAN, 2, ONCE,
          Phase(Each(Angels(OWN, (LAND,)), Level(-1)), faction=LORDS),
          Phase(Each(Angels(ENEMY, (LAND,)), Level(-1)), faction=FALLEN)),
    human("kusicielka", "Kusicielka", EVIL, WOMAN, 3, ONCE,
          Chance(MakeGiant(spares=False), faction=LORDS), Chance(MakeGiant(spares=True), faction=FALLEN)),
    human("grzesznik", "Grzesznik", EVIL, MAN, 3, TWICE, Phase(Each(Angels(OWN, (LAND,)), Level(-2)), faction=LORDS)),
    human("oprawca", "Oprawca", EVIL, MAN, 4, ONCE,
          Phase(Each(Humans(OWN, GOOD), Level(-1)), faction=LORDS),
          There(Lend(Angels(OWN, (LAND,)), 1), faction=FALLEN)),
    human("wiedzma", "Wiedźma", EVIL, WOMAN, 3, ONCE, Chance(One(ENEMY_ANGEL, Level(-1)), faction=FALLEN)),
    human("zdrajca", "Zdrajca", EVIL, MAN, 2, ONCE,
          Phase(This(Send()), faction=LORDS), Joins(EnemiesDiscard(1), faction=FALLEN)),
    human("zbojca", "Zbójca", EVIL, MAN, 3, TWICE, Phase(Bury(1), faction=FALLEN)),
    human("kaplanka", "Kapłanka", EVIL, WOMAN, 4, ONCE,
          There(Lend(Angels(OWN, female=True), 1), faction=FALLEN)),
    # Neutral
    human("wloczykij", "Włóczykij", NEUTRAL, MAN, 2, ONCE, Phase(This(Send()))),
    human("niedowiarek", "Niedowiarek", NEUTRAL, MAN, 2, ONCE, Always(Refuse(ARCHANGEL, back=True)),
          Chance(One(ENEMY_HUMAN, Silence()))),
    human("wieszczka", "Wieszczka", NEUTRAL, WOMAN, 3, TWICE, Chance(One(ENEMY_ANGEL, Peek()))),
    human("przekupka", "Przekupka", NEUTRAL, WOMAN, 4, TWICE, Joins(Draw(2))),
)  # fmt: skip
