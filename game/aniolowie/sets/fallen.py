"""The Fallen Angels, from the Angels up to the Seraphim. Names in the book's spelling where it gives them.

They live off people: they kill, steal and wither them, and evil ones serve them. Their women call and strengthen each
other; the rest weaken, silence and rob the enemy, or grow all of a sudden.
"""

from game.aniolowie.abilities import DUEL, Always, If, Lend, Sacrifice, Toll, Use, Wither
from game.aniolowie.acts import (
    Block,
    Bring,
    Convert,
    Dismiss,
    Home,
    Kill,
    Lasting,
    Level,
    NoSupport,
    Peek,
    Renew,
    Restore,
    Rise,
    Shift,
    Silence,
    ToHand,
)
from game.aniolowie.effects import (
    Beside,
    Bury,
    Cancel,
    Each,
    EnemiesDiscard,
    Foe,
    MoreStake,
    One,
    Resurrect,
    Row,
    Seek,
    SeeStake,
    Summon,
    This,
)
from game.aniolowie.hierarchy import (
    ANGEL,
    ARCHANGEL,
    BLACK,
    BLUE,
    CHERUB,
    EVIL,
    FALLEN,
    GOLD,
    GOOD,
    LORD,
    LORDS,
    MAN,
    POWER,
    PRINCE,
    RED,
    SERAPH,
    VIRTUE,
    WHITE,
)
from game.aniolowie.kinds import ONCE, TWICE, Kind, angel
from game.aniolowie.picks import ANGEL_AT_ALL, ENEMY, ENEMY_ANGEL, ENEMY_HUMAN, OWN, OWN_ANGEL, Angels, Humans
from game.aniolowie.state import FIGHT, LAND
from game.core.effects import Draw, Node

SERVANT = Humans(OWN, EVIL)
OTHER_WOMEN = Angels(OWN, female=True, other=True)


def fallen(
    key: str, name: str, order: int, colour: int, support: int, copies: int, *says: Node, female: bool = False
) -> Kind:
    return angel(FALLEN, key, name, order, colour, support, copies, *says, female=female)


FALLEN_ANGELS: tuple[Kind, ...] = (
    # Angels
    fallen("ejszet", "Ejszet", ANGEL, BLACK, 1, TWICE, Always(Wither(2)), female=True),
    fallen("upadly", "Upadły", ANGEL, BLUE, 2, TWICE, Sacrifice(One(ANGEL_AT_ALL, Rise(-2)))),
    fallen("ardat", "Ardat", ANGEL, RED, 2, TWICE, Sacrifice(Summon(1, female=True)), female=True),
    fallen("alukah", "Alukah", ANGEL, RED, 1, ONCE, Toll(One(ENEMY_ANGEL, Level(-2))), female=True),
    fallen("juwart", "Juwart", ANGEL, GOLD, 3, ONCE, Use(One(ENEMY_ANGEL, Peek(), Level(-1)))),
    fallen("kasdeja", "Kasdeja", ANGEL, BLACK, 2, TWICE, Use(Bury(2))),
    # Archangels
    fallen("agrat", "Agrat", ARCHANGEL, RED, 3, TWICE, Sacrifice(One(ENEMY_ANGEL, Level(-3))), female=True),
    fallen("mahalat", "Mahalat", ARCHANGEL, BLUE, 3, ONCE, Use(Beside(OTHER_WOMEN, Level(2))), female=True),
    fallen("obizut", "Obizut", ARCHANGEL, BLACK, 2, ONCE, Use(One(ENEMY_HUMAN, Lasting(-1))), female=True),
    fallen("gadrel", "Gadrel", ARCHANGEL, GOLD, 3, TWICE, Use(Foe(Level(-3)), when=DUEL)),
    fallen("penemue", "Penemue", ARCHANGEL, GOLD, 2, TWICE, Use(Draw(1))),
    fallen("oliwier", "Oliwier", ARCHANGEL, BLACK, 2, ONCE, Use(EnemiesDiscard(1), If(SERVANT, Draw(1)))),
    # Princes
    fallen("zuhara", "Zuhara", PRINCE, GOLD, 3, TWICE, Use(One(ANGEL_AT_ALL, Level(2))), female=True),
    fallen("astarte", "Astarte", PRINCE, RED, 4, ONCE, Sacrifice(One(Humans(ENEMY, sex=MAN), Bring())), female=True),
    fallen("nisroch", "Nisroch", PRINCE, BLACK, 4, ONCE, Sacrifice(One(Angels(OWN, other=True), Restore()))),
    fallen("verrier", "Verrier", PRINCE, RED, 2, ONCE, Toll(This(Renew()))),
    fallen("marut", "Marut", PRINCE, BLUE, 2, ONCE, Sacrifice(Summon(1))),
    fallen("mammon", "Mammon", PRINCE, GOLD, 4, ONCE, Use(SeeStake(), MoreStake())),
    fallen("duma", "Duma", PRINCE, BLACK, 3, ONCE, Sacrifice(Row(ENEMY_ANGEL, Silence()))),
    # Virtues
    fallen("gomory", "Gomory", VIRTUE, BLUE, 3, TWICE, Use(One(Angels(OWN, female=True), Level(3))), female=True),
    fallen("onoskelis", "Onoskelis", VIRTUE, RED, 3, ONCE, Sacrifice(One(Humans(ENEMY, sex=MAN), Home())), female=True),
    fallen("harut", "Harut", VIRTUE, BLUE, 2, ONCE, Use(Summon(2, female=True))),
    fallen("belial", "Belial", VIRTUE, BLUE, 3, ONCE, Use(Cancel(interventions=False))),
    fallen("agares", "Agares", VIRTUE, GOLD, 3, TWICE, Use(Row(ENEMY_ANGEL, Rise(-1)))),
    fallen("azazel", "Azazel", VIRTUE, RED, 1, ONCE, Use(One(ENEMY_ANGEL, Level(-3)), This(ToHand()))),
    fallen("barbatos", "Barbatos", VIRTUE, GOLD, 6, TWICE, Use(Row(ENEMY_ANGEL, Peek()))),
    # Powers
    fallen("prozerpina", "Prozerpina", POWER, BLACK, 3, ONCE, Sacrifice(Resurrect()), female=True),
    fallen("gaap", "Gaap", POWER, BLACK, 2, ONCE, Use(Each(Angels(rows=(FIGHT,), rings=(3,)), Dismiss()))),
    fallen("bualu", "Bualu", POWER, RED, 2, ONCE, Sacrifice(Row(Angels(ENEMY, oldest=VIRTUE), Dismiss()))),
    fallen("uwal", "Uwal", POWER, BLUE, 2, ONCE, Use(This(Level(6)))),
    fallen("bylet", "Bylet", POWER, GOLD, 4, ONCE, Use(Each(Angels(OWN, (FIGHT,)), Level(1)))),
    fallen("karniwean", "Karniwean", POWER, RED, 5, TWICE, Use(This(Level(2)), If(SERVANT, This(Level(3))))),
    fallen("krokel", "Krokel", POWER, BLUE, 5, TWICE, Sacrifice(Seek(Angels(ENEMY, (FIGHT,), rings=(2,)), ToHand()))),
    fallen("abaddon", "Abaddon", POWER, BLACK, 1, ONCE, Sacrifice(One(ENEMY_HUMAN, Kill()))),
    # Lords
    fallen("lilit", "Lilit", LORD, WHITE, 2, ONCE, Always(Lend(OTHER_WOMEN, 1)), Sacrifice(Summon(1, female=True)),
           female=True),
    fallen("furkalor", "Furkalor", LORD, BLUE, 3, ONCE, Sacrifice(Each(Humans(character=GOOD), Kill()))),
    fallen("pajmon", "Pajmon", LORD, GOLD, 3, ONCE, Use(One(ANGEL_AT_ALL, Level(4)))),
    fallen("marocjasz", "Marocjasz", LORD, BLACK, 2, ONCE, Use(Seek(Angels(ENEMY, rings=(2, 3)), Level(-5)))),
    fallen("belfegor", "Belfegor", LORD, RED, 2, ONCE, Use(One(ENEMY_ANGEL, Silence())),
           Use(One(ENEMY_ANGEL, NoSupport()))),
    fallen("ariel", "Ariel", LORD, BLUE, 3, ONCE, Use(One(OWN_ANGEL, Shift()))),
    # Cherubim
    fallen("naama", "Naama", CHERUB, GOLD, 2, ONCE, Sacrifice(One(Humans(ENEMY, EVIL), Bring())), female=True),
    fallen("beelzebub", "Beelzebub", CHERUB, BLACK, 2, ONCE, Use(Each(Angels(ENEMY, (FIGHT,)), Level(-1)))),
    fallen("astarot", "Astarot", CHERUB, GOLD, 2, TWICE, Use(Seek(Angels(ENEMY, rings=(1,)), Block()))),
    # Seraphim
    fallen("lucyfer", "Lucyfer", SERAPH, WHITE, 1, ONCE,
           Sacrifice(Seek(Angels(ENEMY, rings=(3,), faction=LORDS), Convert()))),
    fallen("lewiatan", "Lewiatan", SERAPH, BLUE, 3, ONCE, Use(Each(Angels(ENEMY, (LAND,)), Level(-2)))),
    fallen("asmodeusz", "Asmodeusz", SERAPH, RED, 2, ONCE, Sacrifice(Each(Humans(ENEMY, sex=MAN), Level(-2)))),
)  # fmt: skip
