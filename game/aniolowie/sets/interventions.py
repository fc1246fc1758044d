"""Interventions of the Lord's Angels, of the Fallen, and those that either may play."""

from game.aniolowie.abilities import Riposte, Says
from game.aniolowie.acts import (
    Block,
    Bring,
    Capture,
    Convert,
    Dismiss,
    Escape,
    Exchange,
    Home,
    Hush,
    Lasting,
    Level,
    Lower,
    NoSupport,
    Peek,
    Renew,
    Rise,
    Shield,
    Shift,
    Silence,
    ToDeck,
)
from game.aniolowie.effects import (
    Bury,
    Cancel,
    Each,
    EnemiesDiscard,
    Fighters,
    MoreStake,
    One,
    Recall,
    Redirect,
    Resurrect,
    Row,
    Seek,
    SeeStake,
)
from game.aniolowie.hierarchy import BOTH, FALLEN, GOOD, LORDS, MAN
from game.aniolowie.kinds import INTERVENTION_CARD, ONCE, TWICE, Kind, intervention
from game.aniolowie.picks import ANGEL_AT_ALL, ENEMY, ENEMY_ANGEL, HUMAN_AT_ALL, OWN, OWN_ANGEL, Angels, Humans
from game.aniolowie.state import FIGHT, LAND, SACRIFICED, SUPPORT
from game.core.effects import Draw, Node


def riposte(key: str, name: str, faction: int, copies: int, *effect: Node) -> Kind:
    """An intervention for whoever has an angel in a duel."""
    return Kind(key, name, INTERVENTION_CARD, faction, 0, copies, Says(Riposte(*effect)))


ALL_INTERVENTIONS: tuple[Kind, ...] = (
    # The Lord's
    intervention("jawna-laska", "Jawna Łaska", LORDS, TWICE, One(ANGEL_AT_ALL, Level(5))),
    intervention("zmiana-rol", "Zmiana Ról", LORDS, ONCE, Redirect()),
    intervention("wybrany", "Wybrany", LORDS, TWICE, One(OWN_ANGEL, Lasting(3))),
    intervention("powrot-aniola", "Powrót Anioła", LORDS, ONCE, One(ENEMY_ANGEL, ToDeck())),
    intervention("sledzenie", "Śledzenie", LORDS, TWICE, One(ANGEL_AT_ALL, Lower())),
    intervention("wola-nieba", "Wola Nieba", LORDS, ONCE, Cancel(), Draw(1)),
    intervention("swiatlosc", "Światłość", LORDS, ONCE, Each(Angels(OWN, (FIGHT,)), Level(3))),
    intervention("wywyzszenie", "Wywyższenie", LORDS, TWICE, One(Angels(OWN, rings=(2, 3)), Rise(5))),
    intervention("straz", "Straż", LORDS, TWICE, Each(Angels(OWN, (LAND,)), Level(3)), Draw(1)),
    intervention("przebaczenie", "Przebaczenie", LORDS, ONCE, One(Angels(OWN, (SUPPORT, LAND)), Renew())),
    intervention("nawrocenie", "Nawrócenie", LORDS, ONCE, One(Humans(ENEMY, GOOD), Bring())),
    intervention("sad", "Sąd", LORDS, ONCE, One(Angels(ENEMY, status=SACRIFICED), Dismiss())),
    intervention("pokora", "Pokora", LORDS, TWICE, Seek(Angels(ENEMY, rings=(1,)), Rise(-5))),
    intervention("cisza", "Cisza", LORDS, ONCE, Row(Angels(ENEMY), Silence())),
    # The Fallen's
    intervention("rozpusta", "Rozpusta", FALLEN, TWICE, One(HUMAN_AT_ALL, Hush()), Draw(1)),
    riposte("cena", "Cena", FALLEN, TWICE, Fighters(Level(5), Lasting(-1))),
    intervention("tajemnica", "Tajemnica", FALLEN, ONCE, One(ANGEL_AT_ALL, Block())),
    intervention("upadek", "Upadek", FALLEN, ONCE, Seek(Angels(ENEMY, rings=(3,), faction=LORDS), Convert())),
    intervention("bluznierstwo", "Bluźnierstwo", FALLEN, ONCE, Cancel(), EnemiesDiscard(1)),
    intervention("pokusa", "Pokusa", FALLEN, ONCE, One(Humans(ENEMY, sex=MAN), Bring())),
    intervention("zaraza", "Zaraza", FALLEN, ONCE, One(HUMAN_AT_ALL, Level(-2))),
    intervention("gniew", "Gniew", FALLEN, TWICE, One(ENEMY_ANGEL, Level(-4))),
    intervention("otchlan", "Otchłań", FALLEN, ONCE, Seek(Angels(ENEMY, (FIGHT,), rings=(2, 3)), Dismiss())),
    intervention("glod", "Głód", FALLEN, ONCE, EnemiesDiscard(2)),
    intervention("pycha", "Pycha", FALLEN, TWICE, One(Angels(OWN, spent=False), Level(5), Lower())),
    intervention("noc", "Noc", FALLEN, ONCE, Each(Angels(OWN, female=True), Level(2))),
    intervention("popiol", "Popiół", FALLEN, TWICE, Bury(2)),
    intervention("klatwa", "Klątwa", FALLEN, TWICE, One(ENEMY_ANGEL, NoSupport(), Silence())),
    # For both
    intervention("wezwanie", "Wezwanie", BOTH, TWICE, Recall()),
    intervention("zamiana", "Zamiana", BOTH, TWICE, One(OWN_ANGEL, Exchange())),
    intervention("przeszeregowanie", "Przeszeregowanie", BOTH, TWICE, One(OWN_ANGEL, Shift())),
    intervention("sprzeciw", "Sprzeciw", BOTH, TWICE, Cancel(interventions=False)),
    intervention("natchnienie", "Natchnienie", BOTH, TWICE, Draw(2)),
    intervention("niewola", "Niewola", BOTH, ONCE, Seek(Angels(ENEMY, rings=(2, 3)), Capture())),
    intervention("zwiad", "Zwiad", BOTH, TWICE, Row(Angels(ENEMY), Peek()), SeeStake(), Draw(1)),
    riposte("ucieczka", "Ucieczka", BOTH, TWICE, Fighters(Escape()), Draw(1)),
    intervention("pielgrzymka", "Pielgrzymka", BOTH, ONCE, MoreStake(), Draw(1)),
    intervention("zaslona", "Zasłona", BOTH, TWICE, One(OWN_ANGEL, Shield(), Level(2))),
    intervention("wypedzenie", "Wypędzenie", BOTH, ONCE, One(HUMAN_AT_ALL, Home())),
    intervention("pamiec", "Pamięć", BOTH, ONCE, Resurrect(), Draw(1)),
)
