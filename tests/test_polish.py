"""Polish: every node of every card reads well with every number, and nothing of a game is left in English."""

from __future__ import annotations

import copy
import dataclasses
import re

import pytest

from game import catalogue
from game.core import language
from game.core.effects import Node
from tests.contract.games import GAMES
from ui import resources

pytestmark = pytest.mark.skipif("pl" not in resources.languages(), reason="Polish is not whole yet")

NUMBERS = {0: 2, 1: 0, 2: 1, 5: 2, 22: 1, 25: 2}
"""Numbers, and which of the three Polish forms each takes."""
COUNTED = ("n", "least", "zones", "apart", "level", "angels", "demons", "ophanim", "crew")
"""Fields of nodes that are numbers of something."""
NOUNS = (
    ("karta", "kartę", "karty", "kart"), ("poziom", "poziom", "poziomy", "poziomów"),
    ("punkt", "punkt", "punkty", "punktów"), ("anioł", "anioła", "anioły", "aniołów"),
    ("demon", "demona", "demony", "demonów"), ("Słowo", "Słowo", "Słowa", "Słów"),
    ("kredyt", "kredyt", "kredyty", "kredytów"), ("trafienie", "trafienie", "trafienia", "trafień"),
    ("strzał", "strzał", "strzały", "strzałów"), ("stopień", "stopień", "stopnie", "stopni"),
    ("strefa", "strefę", "strefy", "stref"), ("koja", "koję", "koje", "koi"), ("ruch", "ruch", "ruchy", "ruchów"),
)  # fmt: skip
"""One, one in the accusative, two, five of them."""


class Listening:
    """The Polish catalogue, noting which messages were asked for with which number."""

    def __init__(self, read):
        self.read, self.heard = read, set()

    def gettext(self, message):
        return self.read.gettext(message)

    def ngettext(self, singular, plural, n):
        found = self.read.ngettext(singular, plural, n)
        self.heard.add((singular, n, found))
        return found


@pytest.fixture
def polish():
    resources.speak("pl")
    return language._current


@pytest.fixture
def listening(polish):
    heard = Listening(polish)
    language.install(heard, resources.cases("pl"))
    return heard


def every_node(game):
    """All nodes of all cards, with what they are made of."""
    waiting = [getattr(card.text, "__self__", None) for card in GAMES[game].cards().values()]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Node):
            yield node
            waiting += node.parts


def fields(thing):
    if dataclasses.is_dataclass(thing):
        return [field.name for field in dataclasses.fields(thing)]
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]


def with_number(thing, name, n):
    if dataclasses.is_dataclass(thing):
        return dataclasses.replace(thing, **{name: n})
    other = copy.copy(thing)
    setattr(other, name, n)
    return other


def versions(thing):
    """The node with every number in each of its counted fields, and in those of its conditions."""
    for name in fields(thing):
        value = getattr(thing, name, None)
        if name in COUNTED and type(value) is int:
            for n in NUMBERS:
                yield n, with_number(thing, name, -n if value < 0 else n)
        elif dataclasses.is_dataclass(value) and not isinstance(value, Node):
            for n, version in versions(value):
                yield n, with_number(thing, name, version)


def wrongly_counted(text):
    """Numbers followed by a form that no case allows there: 1 kart, 2 karta, 5 karty."""
    for one, accusative, few, many in NOUNS:
        for number, noun in re.findall(rf"(?<![\w.])[+−-]?(\d+) ({one}|{accusative}|{few}|{many})\b", text):
            n = int(number)
            form = 0 if n == 1 else 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2
            wrong = ({many} - {one, accusative}, {one, accusative} - {few, many}, {one, accusative, few} - {many})[form]
            if noun in wrong:
                yield f"{number} {noun}"


@pytest.mark.parametrize("text", ["1 kart", "2 karta", "5 karty", "22 kartę", "25 poziomy", "0 punkt", "12 karty"])
def test_wrong_forms_are_recognised(text):
    assert list(wrongly_counted(f"Dobierz {text} z ręki.")) == [text]


@pytest.mark.parametrize("text", ["1 karta", "1 kartę", "2 karty", "22 karty", "5 kart", "12 kart", "0 poziomów"])
def test_right_forms_are_recognised(text):
    assert not list(wrongly_counted(f"Dobierz {text}."))


@pytest.mark.parametrize("game", [game for game in catalogue.ids() if GAMES[game].cards()])
def test_every_node_reads_well_with_every_number(game, listening):
    tried = 0
    for node in every_node(game):
        for n, version in versions(node):
            text = version.text()
            tried += 1
            assert "{" not in text, (n, text)
            assert not list(wrongly_counted(text)), (n, text)
    assert tried > 100
    for singular, n, found in listening.heard:
        number = NUMBERS.get(abs(n))
        if number is not None:
            assert found == listening.read._catalog[singular, number], (singular, n)


@pytest.mark.parametrize("n", NUMBERS)
def test_every_plural_message_is_chosen_by_its_number(polish, n):
    plurals = {message for message, _form in (key for key in polish._catalog if isinstance(key, tuple))}
    assert len(plurals) > 60
    for message in plurals:
        assert polish.ngettext(message, message, n) == polish._catalog[message, NUMBERS[n]]
        assert not list(wrongly_counted(polish.ngettext(message, message, n).replace("{n}", str(n)))), message


def english_left(text, catalog):
    """Whole sentences of English in a text."""
    return [message for message in catalog if isinstance(message, str) and message.count(" ") > 1
            and "{" not in message and message in text and catalog[message] != message]  # fmt: skip


@pytest.mark.parametrize("game", [game for game in catalogue.ids() if GAMES[game].cards()])
def test_no_card_has_english_in_its_text(game, polish):
    for card in GAMES[game].cards().values():
        for text in (card.text(), card.line()):
            assert not english_left(text, polish._catalog), card.name


@pytest.mark.parametrize("game", catalogue.ids())
def test_the_rulebook_page_has_the_same_sections(game):
    english, polish = (resources.rulebook(game, code) for code in ("en", "pl"))
    assert english != polish, "there is no Polish page"
    marks = [re.findall(r"\{#[\w-]+\}", page) for page in (english, polish)]
    assert marks[0] == marks[1]
    links = [sorted({*re.findall(r"\(#[\w-]+\)", page)}) for page in (english, polish)]
    assert links[0] == links[1]
