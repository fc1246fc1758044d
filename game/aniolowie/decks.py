"""The four ready decks, and which decks come to a table."""

from __future__ import annotations

from typing import NamedTuple

from game.aniolowie import builds
from game.aniolowie.cards import IS_HUMAN
from game.aniolowie.state import State
from game.core.language import N_
from game.core.rng import shuffle


class Deck(NamedTuple):
    """A ready deck with its plan."""

    key: str
    name: str
    short: str
    strategy: tuple[str, ...]
    cards: tuple[int, ...]


def _deck(key: str, name: str, short: str, strategy: tuple[str, ...], listed: str) -> Deck:
    return Deck(key, name, short, strategy, tuple(sorted(builds.listed(listed) or ())))


DECKS: tuple[Deck, ...] = (
    _deck(
        "choir", N_("Choir of Light"), N_("Angels who lift each other up the hierarchy"), (
            N_("Bring many to the fight: Kamael, Peliel, Metatron and Światłość raise each of them at once."),
            N_("Hold your boosts until the levels lie open: a last +5 decides more fights than an early one."),
            N_("A risen angel changes its ring, so lift one out of reach when an ability of rings II or III is aimed "
               "at it."),
            N_("Gold and red make up most of the choir: four fighters of one colour outweigh any three."),
        ),
        "2*nameless,damabiasz,asmodel,mehiel,enael,nitael,poiel,peliel,seeliasz,teliel,muriel,wariel,rehael,kamael,"
        "lehachiasz,nilajha,cidkiel,harsziel,fanuel,rafael,gabriel,barbelo,michal,metatron,uriel,orifiel,"
        "2*jawna-laska,2*wybrany,2*wywyzszenie,swiatlosc,powrot-aniola,sad,niewola,przebaczenie,przeszeregowanie,"
        "nawrocenie,natchnienie,rycerz,sprawiedliwa,zbojca,przekupka",
    ),
    _deck(
        "watch", N_("Watch of the Gates"), N_("Guards who let nothing pass"), (
            N_("Keep somebody on the land: who slips out of duels or returns to the hand guards your people for "
               "long, and Straż raises them all."),
            N_("Spend cancelling on what would decide the fight, not on the first thing that is played."),
            N_("Rakuel and Orifiel block, Śledzenie and Pokora lower the enemy's strongest fighter: then small totals "
               "suffice."),
            N_("You need no great lead: win a few people early and hold them to the end."),
        ),
        "rochel,habujah,manakel,2*hanael,micrael,rakuel,2*wehuel,derdekea,barbiel,asaliasz,teliel,rehael,sofia,"
        "menadel,lehachiasz,nilajha,cidkiel,haszmal,omael,rafael,gabriel,metatron,uriel,orifiel,zafkiel,"
        "2*sledzenie,2*pokora,2*jawna-laska,powrot-aniola,wola-nieba,cisza,2*straz,niewola,wezwanie,"
        "zmiana-rol,swieta,wierny,kusicielka,niedowiarek",
    ),
    _deck(
        "court", N_("Court of Ashes"), N_("Whatever they hold turns to ash"), (
            N_("Empty hands have no answers: let them discard before you show what you have planned."),
            N_("Weaken and remove single fighters; what costs a card of theirs for a card of yours is well paid."),
            N_("Gaap and Bualu sweep away the young: send elders to that fight yourself, for Gaap spares nobody."),
            N_("Pride is a debt: an angel that it lowers to sacrificed can no longer take the stake."),
        ),
        "upadly,juwart,oliwier,gadrel,agrat,nisroch,duma,verrier,azazel,agares,barbatos,belial,gaap,bualu,uwal,bylet,"
        "karniwean,krokel,marocjasz,pajmon,furkalor,belfegor,beelzebub,astarot,asmodeusz,lewiatan,lucyfer,"
        "gniew,2*pycha,klatwa,wezwanie,zaslona,popiol,zamiana,zaraza,tajemnica,bluznierstwo,sprzeciw,cena,upadek,"
        "oprawca,grzesznik,meczennica,wieszczka",
    ),
    _deck(
        "daughters", N_("Daughters of Night"), N_("Sisters who call each other and lure people away"), (
            N_("Harut, Ardat and Lilit fill their rows from the deck; use them before their row is full."),
            N_("Every boost for female angels counts for each of them: bring three to the fight at once."),
            N_("People need not be won in the fight: lure them from other lands when the end is near."),
            N_("Cena wins the duel with the last guard of a land; then keep yours guarded, for they will come back for "
               "their people."),
        ),
        "ejszet,ardat,alukah,agrat,mahalat,obizut,2*zuhara,astarte,harut,gomory,onoskelis,barbatos,prozerpina,"
        "karniwean,krokel,uwal,bylet,lilit,pajmon,ariel,belfegor,naama,2*astarot,lucyfer,lewiatan,asmodeusz,"
        "2*pycha,noc,pokusa,cena,otchlan,gniew,wezwanie,przeszeregowanie,tajemnica,pamiec,klatwa,zaslona,"
        "kaplanka,szalenica,matka,wloczykij",
    ),
)  # fmt: skip
BY_KEY = {deck.key: deck for deck in DECKS}
BY_DECK = {
    tuple(card for card in deck.cards if not IS_HUMAN[card]): tuple(card for card in deck.cards if IS_HUMAN[card])
    for deck in DECKS
}
"""The people of a ready deck by its other cards."""
BY_CARDS = {deck.cards: deck.key for deck in DECKS}


def name_of(army: tuple[int, ...]) -> str:
    """The key of a ready deck, or that it is a built one."""
    return BY_CARDS.get(army, "built")


def muster(state: State, wanted: list[str]) -> list[tuple[int, ...]]:
    """The decks that were chosen or built; those left to chance are different ones."""
    rest = [deck.key for deck in DECKS if deck.key not in wanted]
    shuffle(state, rest)
    armies = []
    for name in wanted:
        built = builds.read(name)
        armies.append(built if built else BY_KEY[rest.pop() if name == "random" else name].cards)
    return armies
