"""What the card set promises: nobody blank without need, nobody dominated, orders and ranks that ask for each other."""

from collections import Counter
from dataclasses import fields
from itertools import permutations

import pytest

from game.archangelis import abilities
from game.archangelis.abilities import Ability, Group
from game.archangelis.cards import CARDS, KINDS
from game.core.effects import Do, Node

ORDERS = ("Seraph", "Cherub", "Throne", "Virtue", "Power", "Warrior", "Messenger", "Watcher")
RANKS = ("Prince", "Duke", "Chief")
MOST_BLANK = len(KINDS) // 8
WORSE_IF_MORE = (abilities.Toll,)


def nodes(node: Node) -> list[Node]:
    return [node, *(inner for part in node.parts for inner in nodes(part))]


def groups(kind) -> list[Group]:
    """Whom a card's text names."""
    found = []
    for node in nodes(kind.says):
        found += [named for name in ("whom", "per", "of") if isinstance(named := getattr(node, name, None), Group)]
    return found


def rewards(word: str) -> tuple[set[str], set[str]]:
    """The cards for which an order or a rank is good, and those of them for which another is, too."""
    good, crossing = set(), set()
    for kind in KINDS:
        for group in groups(kind):
            words = {each.removeprefix("other ") for each in group.key.split("|")}
            if word in words:
                (crossing if len(words) > 1 else good).add(kind.key)
    return good, crossing


@pytest.mark.parametrize("word", [*ORDERS, *RANKS])
def test_orders_and_ranks_are_asked_for_by_three_cards_and_one_that_crosses_two(word):
    good, crossing = rewards(word)
    assert len(good) >= 3, (word, good)
    assert crossing, word


@pytest.mark.parametrize("word", [*ORDERS, *RANKS])
def test_orders_and_ranks_have_members(word):
    assert sum(word in kind.keywords for kind in KINDS) >= 3


def test_few_cards_are_blank():
    blank = [kind.key for kind in KINDS if not kind.says.parts]
    assert len(blank) <= MOST_BLANK, blank


def test_no_text_is_doubled():
    texts = Counter(card.text() for card in CARDS.values() if card.text())
    assert [text for text, n in texts.items() if n > 1] == []


def test_locations_have_conditions_of_many_kinds():
    kinds = {type(part).__name__ for kind in KINDS if kind.type == "location" for part in kind.says.parts[1:]}
    assert len(kinds - {"Ignores"}) >= 6, kinds
    assert all(len(kind.says.parts) > 1 for kind in KINDS if kind.type == "location")


# Dominated


def at_least(one: Node, other: Node) -> bool:
    """Is the first ability the same as the second or more of it?"""
    if type(one) is not type(other) or isinstance(one, WORSE_IF_MORE):
        return False
    if isinstance(one, Do):
        if len(one.parts) != len(other.parts) or getattr(one, "whom", None) != getattr(other, "whom", None):
            return False
        return all(map(at_least, one.parts, other.parts))
    for name in (each.name for each in fields(one)):
        mine, yours = getattr(one, name), getattr(other, name)
        if mine != yours and not (isinstance(mine, int) and isinstance(yours, int) and mine >= yours and name == "n"):
            return False
    return True


def dominates(one, other) -> bool:
    """The same kind for at most the cost, at least as good in everything, whatever its keywords are."""
    if (one.type, one.pile) != (other.type, other.pile):
        return False
    if one.cost > other.cost or one.word < other.word or one.light < other.light:
        return False
    return all(any(at_least(mine, yours) for mine in one.says.parts) for yours in other.says.parts)


@pytest.mark.parametrize("pile", ["start", "supply", "holy", "infernal", "location", "commander"])
def test_no_card_is_dominated(pile):
    kinds = [kind for kind in KINDS if kind.pile == pile]
    assert [(one.key, other.key) for one, other in permutations(kinds, 2) if dominates(one, other)] == []


def test_what_abilities_are_there_all_occur():
    """No ability is left over that no card has."""
    has = {type(node) for kind in KINDS for node in nodes(kind.says)}
    every = {
        each for each in vars(abilities).values()
        if isinstance(each, type) and issubclass(each, (Ability, Do)) and each.__module__ == abilities.__name__
    }  # fmt: skip
    assert every - has == set()
