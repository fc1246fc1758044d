"""What is in the box: eight armies on the template, twenty-seven battlefields, and every word of the book in use."""

import re
from collections import Counter

import pytest

from game.core.effects import Draw, Node
from game.empyrean import builds, cards, kinds
from game.empyrean.abilities import (
    CONDITIONAL,
    GAME_END,
    INSTANT,
    PASSIVE,
    ROUND_END,
    Command,
    Frozen,
    If,
    Instant,
    Narrow,
    Once,
    Price,
    Says,
    Token,
    When,
)
from game.empyrean.acts import Act, Apply, Grow, Might, Picking, To
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import ARMIES, CARDS, DECKS, KINDS, TEMPLATE
from game.empyrean.effects import Forgo, Recover, Stop
from game.empyrean.picks import ALLY, OPPONENT
from game.empyrean.state import ANCHOR, MOVE, SHIELD, STUN
from tests.contract.games import sections

NAMES_OF_THE_ARMIES = {
    "Samurai of the Sengoku", "Defenders of the Bastion", "Spectres of the Necropolis",
    "Cavalry of the Parthian Empire", "Vampires of the Evernight", "Legends of the Parthenon",
    "Knights of the Round Table", "Vikings of Valhalla",
}  # fmt: skip
NAMES_OF_THE_BOOK = {
    "Flank Attack": "parthians",
    "Horse Archers": "parthians",
    "Eater of Souls": "spectres",
    "Soul of the Living": "spectres",
    "Soul of the Powerful": "spectres",
}
KEYWORDS = {
    "Deploy": r"Deploy", "Reveal": r"Reveal(ed|s)?", "Resolve": r"Resolve", "Round": r"Round", "Ally": r"ally",
    "Opponent": r"[Oo]pponents?", "Battlefield": r"Battlefield", "Here": r"Here", "Zone": r"Zone",
    "Open Zone": r"Open Zone", "Add": r"Add", "Subtract": r"Subtract", "Apply": r"Apply", "Remove": r"Remove",
    "Move": r"Moves?", "Discard": r"Discard(ed)?", "Destroy": r"Destroy(ed)?", "Banish": r"Banish",
    "Return": r"Return(ed)?", "Command": r"Command",
}  # fmt: skip
PUBLISHED = {
    "defenders": {"fortress-wall": (3, 1), "builder": (3, 2)},
    "samurai": {"ashigaru": (4, 1), "sohei": (2, 2), "oni": (1, 7), "shogun": (1, 8)},
    "spectres": {"soul-of-the-living": (4, 1), "taker-of-souls": (1, 1), "eater-of-souls": (2, 2),
                 "soul-of-the-powerful": (2, 3), "devourer-of-souls": (2, 4), "zombie-horde": (2, 5), "death": (1, 8)},
    "parthians": {"light-infantry": (4, 1), "spahbed": (1, 8)},
    "legends": {"hermes": (1, 8), "medusa": (1, 7), "eros": (1, 7)},
}  # fmt: skip
"""Copies and costs that the rules file gives."""


def inside(node: Node):
    """The node and all that it is made of."""
    yield node
    for part in node.parts:
        yield from inside(part)


def all_nodes():
    return [node for kind in KINDS for node in inside(kind.says)]


# Armies


def test_eight_armies_by_their_names():
    assert len(ARMIES) == 8
    assert {army.name for army in ARMIES} == NAMES_OF_THE_ARMIES


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_an_army_has_24_cards_on_the_template(army):
    assert sum(kind.copies for kind in army.kinds) == len(DECKS[army.key]) == 24
    costs = Counter()
    for kind in army.kinds:
        costs[kind.cost] += kind.copies
    assert costs == {1: 5, 2: 4, 3: 4, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1} == TEMPLATE
    assert builds.problems(DECKS[army.key]) == []
    assert sum(kind.cost * kind.copies for kind in army.kinds) == 86


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_an_army_has_few_cards_without_an_ability(army):
    assert sum(not kind.nature for kind in army.kinds) <= 2


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_a_strategy_card_of_three_to_five_sentences(army):
    assert 3 <= len(army.strategy) <= 5
    for sentence in (*army.strategy, army.short):
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert len(sentence) <= 160


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_copies_and_costs_as_published(army):
    for key, wanted in PUBLISHED.get(army.key, {}).items():
        (kind,) = (kind for kind in army.kinds if kind.key == key)
        assert (kind.copies, kind.cost) == wanted


def test_the_recurring_slots():
    """Every army has an answer to instants for 4 and to conditional cards for 5."""
    for army in ARMIES:
        stops = [kind.cost for kind in army.kinds if any(isinstance(node, Stop) for node in inside(kind.says))]
        stuns = [
            kind.cost
            for kind in army.kinds
            if any(isinstance(node, Apply) and node.token == STUN for node in inside(kind.says))
        ]
        assert (stops, stuns) == ([4], [5]), army.key


def test_the_cards_of_the_book_are_in_their_armies():
    homes = {kind.name: army for kind, army in zip(KINDS, cards.ARMY_OF, strict=True)}
    assert {name: homes[name] for name in NAMES_OF_THE_BOOK} == NAMES_OF_THE_BOOK


def test_keys_and_names_are_the_cards_own():
    assert len({kind.key for kind in KINDS}) == len({kind.name for kind in KINDS}) == len(KINDS)
    assert len(CARDS) == len(KINDS) + len(BATTLEFIELDS)


# Abilities and words


def test_all_three_ability_types_and_one_nature_for_each_card():
    assert {kind.nature for kind in KINDS} == {INSTANT, CONDITIONAL, PASSIVE, ""}
    for kind in KINDS:
        assert len({part.nature for part in kind.says.parts}) <= 1, kind.key


@pytest.mark.parametrize("nature", [INSTANT, CONDITIONAL])
def test_every_army_has_these_abilities(nature):
    for army in ARMIES:
        assert any(kind.nature == nature for kind in army.kinds), army.key


def test_all_six_tokens_are_in_use():
    nodes = all_nodes()
    assert {node.token for node in nodes if isinstance(node, Apply)} == {SHIELD, ANCHOR, STUN, MOVE}
    assert any(isinstance(node, Stop) for node in nodes)
    assert {node.n > 0 for node in nodes if isinstance(node, Might)} == {True, False}


def test_several_armies_use_the_command_phase():
    commanding = {army.key for army in ARMIES for kind in army.kinds
                  if any(isinstance(node, Command) for node in inside(kind.says))}  # fmt: skip
    assert len(commanding) >= 3


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_of_the_book_is_on_two_cards(keyword):
    found = [kind.key for kind in KINDS if re.search(rf"\b{KEYWORDS[keyword]}\b", kind.says.text())]
    assert len(found) >= 2, found


def test_every_text_is_a_sentence():
    for card in CARDS.values():
        text = card.text()
        assert not re.search(r"[{}]|None|  |\.\.", text), card.key
        assert all(line.endswith(".") for line in text.split("\n") if line), card.key
        assert bool(text) == (card.kind != "plain"), card.key


def test_every_card_has_its_section():
    assert {card.section for card in CARDS.values()} <= sections("empyrean")


# No card in vain


def slots(thing) -> list[tuple[str, object]]:
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return [(name, getattr(thing, name)) for name in names]


def covers(one, other, name="") -> bool:
    """Is it the same, with numbers that are as large or larger?"""
    if type(one) is not type(other):
        return False
    if isinstance(one, int):
        return abs(one) >= abs(other) if name in ("n", "most") else one == other
    if isinstance(one, tuple):
        return all(any(covers(mine, each) for mine in one) for each in other)
    fields = slots(one)
    if not fields:
        return one == other
    return all(covers(mine, theirs, name) for (name, mine), (_name, theirs) in zip(fields, slots(other), strict=True))


def asked(army) -> set[str]:
    """The types that cards of an army ask for."""
    texts = " ".join(kind.says.text() for kind in army.kinds)
    return {kind.type for kind in army.kinds if kind.type in texts}


def dominated(army) -> list[tuple[str, str]]:
    """Cards for which another one of the army is at least as good in everything, for at most the same cost."""
    wanted = asked(army)
    return [
        (other.key, one.key) for one in army.kinds for other in army.kinds
        if one is not other and one.cost <= other.cost and one.might >= other.might
        and (one.type == other.type or other.type not in wanted) and covers(one.says, other.says)
    ]  # fmt: skip


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_no_card_is_dominated_by_another_of_its_army(army):
    assert dominated(army) == []


def test_what_is_dominated_would_be_found():
    """A dearer card that says the same with smaller numbers, and one that says nothing."""
    strong = kinds.card("strong", "Strong", 1, 2, 3, "Wall", Instant(Grow(2), Draw(1)))
    weak = kinds.card("weak", "Weak", 1, 3, 3, "Wall", Instant(Draw(1)))
    blank = kinds.card("blank", "Blank", 1, 2, 3, "Wall")
    other = kinds.card("other", "Other", 1, 3, 4, "Wall", Instant(Draw(1)))
    army = ARMIES[0]._replace(kinds=(strong, weak, blank, other))
    assert sorted(dominated(army)) == [("blank", "strong"), ("weak", "other"), ("weak", "strong")]


SAME_BUT_FOR_NUMBERS = {"defenders": 0, "samurai": 0, "spectres": 0, "parthians": 1, "vampires": 0, "legends": 1,
                        "knights": 0, "vikings": 0}  # fmt: skip
"""Cataphracts, and who flies by command. These numbers may only become smaller."""


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_few_cards_of_an_army_differ_in_numbers_only(army):
    texts = Counter(re.sub(r"\d+", "n", kind.says.text()) for kind in army.kinds if kind.nature)
    assert sum(n - 1 for n in texts.values()) == SAME_BUT_FOR_NUMBERS[army.key]


def tools(army) -> set[tuple[str, ...]]:
    """What an army does: to whom, and what; when does not matter, nor where, nor how much."""
    found = set()
    for node in (node for kind in army.kinds for node in inside(kind.says)):
        if isinstance(node, Picking):
            for act in node.acts:
                if not isinstance(act, Grow):
                    how = getattr(act, "token", getattr(act, "here", ""))
                    found.add((type(act).__name__, str(how), str(node.pick.who)))
        elif isinstance(node, To):
            found |= {(type(node).__name__, type(act).__name__) for act in node.acts}
        elif isinstance(node, When):
            found.add(("When", str(node.trigger.events), str(node.trigger.who)))
        elif isinstance(node, Command):
            found |= {("Command", type(part).__name__, type(act).__name__) for part in node.parts for act in part.parts}
        elif not isinstance(node, (Act, Says, Instant)):
            found.add((type(node).__name__, str(getattr(node, "piles", getattr(node, "pile", "")))))
    return found


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_an_army_has_two_tools_of_its_own(army):
    others = set().union(*(tools(other) for other in ARMIES if other is not army))
    assert len(tools(army) - others) >= 2, tools(army) - others


def test_what_the_book_says_of_piles_and_tokens_is_on_a_card():
    """A card banished from the hand (L174), one returned from a pile (L176), a Shield for an opponent (L216)."""
    nodes = all_nodes()
    assert any(isinstance(node, Forgo) for node in nodes)
    assert any(isinstance(node, Recover) for node in nodes)
    shields = [node.pick.who for node in nodes if isinstance(node, Picking) for act in node.acts
               if isinstance(act, Apply) and act.token == SHIELD]  # fmt: skip
    assert {ALLY, OPPONENT} <= {*shields}


# Battlefields


@pytest.mark.parametrize("field", BATTLEFIELDS, ids=lambda field: field.key)
def test_a_battlefield_pays_both_seats_as_often(field):
    """In odd rounds who began holds the token, in even ones the other: of given rounds both have as many. But Wreckers'
    Reef, as often a curse for both, was held by who began in 57 of 100 games; it curses that seat alone."""
    for part in field.says.parts:
        tied = [node.condition for node in inside(part) if isinstance(node, If) and isinstance(node.condition, Token)]
        if tied:
            rounds = part.trigger.rounds
            assert rounds
            odd = len(rounds) if field.key == "wreckers-reef" else len(rounds) / 2
            assert sum(n % 2 for n in rounds) == odd, field.key


def test_twenty_seven_battlefields_with_two_effects_each():
    assert len(BATTLEFIELDS) == 27
    assert len({field.key for field in BATTLEFIELDS}) == len({field.name for field in BATTLEFIELDS}) == 27
    assert all(len(field.says.parts) == 2 for field in BATTLEFIELDS)
    assert BATTLEFIELDS[0].name == "The Fountain of Janus"
    assert "River of Rebirth" in {field.name for field in BATTLEFIELDS}


def test_no_battlefield_says_what_another_one_says():
    assert len({field.says.text() for field in BATTLEFIELDS}) == 27


def test_battlefields_of_every_timing():
    effects = [part for field in BATTLEFIELDS for part in field.says.parts]
    whens = [part.trigger for part in effects if isinstance(part, When)]
    assert any(trigger.events == ROUND_END and not trigger.rounds for trigger in whens), "every round"
    assert any(trigger.rounds for trigger in whens), "given rounds"
    assert any(trigger.events == GAME_END for trigger in whens), "the end of the game"
    assert {part.race for part in effects if isinstance(part, Once)} == {True, False}, "first player, first time"
    assert {part.n > 0 for part in effects if isinstance(part, Price)} == {True, False}, "dearer and cheaper"
    assert any(isinstance(part, (Narrow, Frozen)) for part in effects), "other rules"
