"""The Lord's Angels, from the Angels up to the Thrones. Names in the book's spelling where it gives them."""

from game.aniolowie.abilities import DUEL, WHEN_ATTACKED, Always, Lend, Sacrifice, Toll, Use
from game.aniolowie.acts import (
    Block,
    Bring,
    Cleanse,
    Convert,
    Dismiss,
    Escape,
    GiveVoice,
    Home,
    Level,
    LevelFor,
    Lower,
    NoSupport,
    Renew,
    Rise,
    Shield,
    Shift,
    Silence,
    ToDeck,
    ToHand,
)
from game.aniolowie.effects import (
    Beside,
    Cancel,
    Each,
    Foe,
    MoreStake,
    One,
    Redirect,
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
    POWER,
    PRINCE,
    RED,
    SERAPH,
    THRONE,
    VIRTUE,
    WHITE,
)
from game.aniolowie.kinds import ONCE, TWICE, Kind, angel
from game.aniolowie.picks import ANGEL_AT_ALL, ENEMY, ENEMY_ANGEL, HUMAN_AT_ALL, OWN, OWN_ANGEL, Angels, Humans
from game.aniolowie.state import FIGHT, LAND, SUPPORT
from game.core.effects import Draw, Node

OTHER_OWN = Angels(OWN, other=True)


def lords(
    key: str, name: str, order: int, colour: int, support: int, copies: int, *says: Node, female: bool = False
) -> Kind:
    return angel(LORDS, key, name, order, colour, support, copies, *says, female=female)


LORDS_ANGELS: tuple[Kind, ...] = (
    # Angels
    lords("nameless", "Bezimienny Anioł", ANGEL, GOLD, 1, TWICE,
          Sacrifice(One(ANGEL_AT_ALL, Rise(2))), Toll(One(OWN_ANGEL, Shield()))),
    lords("rochel", "Rochel", ANGEL, BLUE, 2, TWICE, Use(SeeStake(), Draw(1))),
    lords("damabiasz", "Damabiasz", ANGEL, RED, 3, TWICE, Use(One(Angels(OWN, rings=(3,)), Level(3)))),
    lords("manakel", "Manakel", ANGEL, BLACK, 1, ONCE, Use(One(ENEMY_ANGEL, Rise(-2)))),
    lords("habujah", "Habujah", ANGEL, BLACK, 2, ONCE, Sacrifice(Cancel(interventions=False))),
    # Archangels
    lords("hanael", "Hanael", ARCHANGEL, BLUE, 2, TWICE, Use(This(Escape()), when=WHEN_ATTACKED)),
    lords("asmodel", "Asmodel", ARCHANGEL, GOLD, 4, TWICE,
          Use(One(OWN_ANGEL, GiveVoice())), Sacrifice(One(HUMAN_AT_ALL, GiveVoice()))),
    lords("lajla", "Lajla", ARCHANGEL, BLACK, 2, ONCE, Sacrifice(MoreStake(), SeeStake()), female=True),
    lords("mehiel", "Mehiel", ARCHANGEL, RED, 3, TWICE, Use(Foe(Level(-3)), when=DUEL)),
    lords("micrael", "Micrael", ARCHANGEL, BLUE, 1, ONCE, Use(One(ENEMY_ANGEL, Silence()))),
    lords("anauel", "Anauel", ARCHANGEL, GOLD, 3, ONCE, Sacrifice(One(OTHER_OWN, ToHand()), Draw(1))),
    # Princes
    lords("rakuel", "Rakuel", PRINCE, BLUE, 2, ONCE, Use(Row(ENEMY_ANGEL, Block()))),
    lords("enael", "Enael", PRINCE, GOLD, 2, ONCE, Use(Beside(OWN_ANGEL, Rise(3)))),
    lords("nitael", "Nitael", PRINCE, RED, 3, TWICE, Use(One(Angels(OWN, (FIGHT,)), Level(3)))),
    lords("poiel", "Poiel", PRINCE, GOLD, 2, TWICE, Use(One(OWN_ANGEL, LevelFor(2, Humans(OWN, GOOD))))),
    lords("wehuel", "Wehuel", PRINCE, BLACK, 4, TWICE, Use(This(ToHand()), when=WHEN_ATTACKED)),
    lords("mebahiasz", "Mebahiasz", PRINCE, RED, 2, ONCE, Sacrifice(One(Humans(ENEMY, EVIL), Home()))),
    # Virtues
    lords("seeliasz", "Seeliasz", VIRTUE, RED, 2, ONCE, Use(Foe(ToDeck()), when=DUEL)),
    lords("derdekea", "Derdekea", VIRTUE, BLUE, 3, ONCE, Use(Cancel(), counts=True), female=True),
    lords("teliel", "Teliel", VIRTUE, BLACK, 3, TWICE, Use(One(ENEMY_ANGEL, Level(-3)))),
    lords("peliel", "Peliel", VIRTUE, GOLD, 2, ONCE, Use(Beside(OTHER_OWN, Level(2)))),
    lords("asaliasz", "Asaliasz", VIRTUE, BLUE, 4, TWICE, Toll(This(Escape()), when=WHEN_ATTACKED)),
    lords("barbiel", "Barbiel", VIRTUE, BLACK, 5, ONCE, Sacrifice(Each(Angels(ENEMY, (FIGHT,)), NoSupport()))),
    # Powers
    lords("muriel", "Muriel", POWER, GOLD, 1, TWICE, Use(One(OWN_ANGEL, Level(3)))),
    lords("wariel", "Wariel", POWER, RED, 6, ONCE, Use(Draw(2))),
    lords("rehael", "Rehael", POWER, BLUE, 5, ONCE, Use(This(Level(2)), when=DUEL)),
    lords("kamael", "Kamael", POWER, RED, 3, ONCE, Use(Each(Angels(OWN, (FIGHT,)), Level(1)))),
    lords("menadel", "Menadel", POWER, BLACK, 2, TWICE, Use(One(OTHER_OWN, Shift((SUPPORT, LAND))))),
    lords("lehachiasz", "Lehachiasz", POWER, GOLD, 4, ONCE,
          Use(This(Level(2))), Always(Lend(Angels(OWN, (LAND,), other=True), 2))),
    lords("sofia", "Sofia", POWER, BLUE, 3, ONCE, Use(Redirect(), counts=True), female=True),
    # Lords
    lords("nilajha", "Nilajha", LORD, GOLD, 3, ONCE, Use(One(Angels(ENEMY, (SUPPORT, LAND)), Lower()))),
    lords("cidkiel", "Cidkiel", LORD, BLUE, 3, TWICE, Use(One(OWN_ANGEL, Rise(2)))),
    lords("harsziel", "Harsziel", LORD, RED, 2, ONCE, Use(This(Level(3))), Sacrifice(One(OTHER_OWN, Renew()))),
    lords("haszmal", "Haszmal", LORD, BLACK, 4, ONCE, Sacrifice(Row(Angels(ENEMY, oldest=PRINCE), ToHand()))),
    lords("omael", "Omael", LORD, BLACK, 2, TWICE, Sacrifice(Summon(1))),
    lords("fanuel", "Fanuel", LORD, RED, 2, ONCE,
          Sacrifice(Seek(Angels(ENEMY, rings=(3,), faction=FALLEN), Convert()))),
    # Cherubim
    lords("rafael", "Rafael", CHERUB, GOLD, 3, ONCE, Use(One(OWN_ANGEL, Cleanse(), Level(1)))),
    lords("gabriel", "Gabriel", CHERUB, BLUE, 2, ONCE, Use(One(OTHER_OWN, Shift((FIGHT,))))),
    lords("barbelo", "Barbelo", CHERUB, RED, 1, ONCE, Use(Seek(Angels(ENEMY, rings=(1,)), ToHand())), female=True),
    # Seraphim
    lords("uriel", "Uriel", SERAPH, RED, 2, ONCE, Use(One(ENEMY_ANGEL, Level(-4)))),
    lords("michal", "Michał", SERAPH, GOLD, 3, ONCE, Sacrifice(Seek(Angels(ENEMY, rings=(2, 3)), Dismiss()))),
    lords("metatron", "Metatron", SERAPH, WHITE, 1, ONCE, Sacrifice(Each(OTHER_OWN, Rise(2)))),
    # Thrones
    lords("orifiel", "Orifiel", THRONE, WHITE, 2, ONCE, Use(Seek(Angels(ENEMY, rings=(3,)), Block()))),
    lords("zafkiel", "Zafkiel", THRONE, BLACK, 1, ONCE, Sacrifice(One(Humans(ENEMY, GOOD), Bring()))),
)  # fmt: skip
