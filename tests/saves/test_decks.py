"""Decks that players built: kept, read again, and answered clearly when a file is no good."""

import json

import pytest

from game.aniolowie.hierarchy import CHERUB
from game.aniolowie.workshop import INTERVENTION_GROUP, PEOPLE_GROUP, WORKSHOP
from game.empyrean import builds
from game.empyrean.cards import DECKS
from saves import decks
from saves.decks import Decks

GOOD = builds.write(tuple(sorted(DECKS["samurai"])))


@pytest.fixture
def shelf(tmp_path):
    return Decks(tmp_path)


def test_nothing_is_touched_before_a_deck_is_kept(shelf):
    assert shelf.all("empyrean") == []
    assert not shelf.folder.exists()


def test_a_deck_is_kept_and_read_again(shelf):
    kept = shelf.keep("empyrean", "My Samurai", GOOD)
    assert shelf.all("empyrean") == [kept]
    assert builds.read(kept.text) == tuple(sorted(DECKS["samurai"]))


def test_two_decks_of_one_name_live_side_by_side(shelf):
    shelf.keep("empyrean", "Twin", GOOD)
    shelf.keep("empyrean", "Twin", GOOD)
    assert [deck.name for deck in shelf.all("empyrean")] == ["Twin", "Twin 2"]


def test_a_deck_is_replaced_when_that_is_wanted(shelf):
    first = shelf.keep("empyrean", "One", GOOD)
    other = builds.write(tuple(sorted(DECKS["vikings"])))
    shelf.keep("empyrean", "One", other, over=first)
    assert [deck.text for deck in shelf.all("empyrean")] == [other]


@pytest.mark.parametrize("name", ["../../evil", "con", "a/b\\c", "…", "x" * 300, ""])
def test_no_name_leaves_the_folder(shelf, name):
    kept = shelf.keep("empyrean", name, GOOD)
    assert kept.path.parent == shelf.folder
    assert shelf.all("empyrean") == [decks.read(kept.path)]


def test_a_removed_deck_lies_in_the_trash(shelf):
    kept = shelf.keep("empyrean", "Gone", GOOD)
    shelf.remove(kept)
    assert shelf.all("empyrean") == []
    assert [path.name for path in (shelf.folder.parent / "trash").iterdir()] == ["deck gone.json"]


DOCUMENT = {"caelum_deck": 1, "game": "empyrean", "name": "Deck", "deck": GOOD}
BROKEN = {
    "empty": b"",
    "not JSON": b"{",
    "a list": b"[]",
    "foreign": b'{"name": "x"}',
    "newer": json.dumps(DOCUMENT | {"caelum_deck": 99}).encode(),
    "other game": json.dumps(DOCUMENT | {"game": "chess"}).encode(),
    "game of a wrong type": json.dumps(DOCUMENT | {"game": 5}).encode(),
    "cards of a wrong type": json.dumps(DOCUMENT | {"deck": ["ashigaru"]}).encode(),
    "off the template": json.dumps(DOCUMENT | {"deck": "built:4*ashigaru"}).encode(),
    "unknown card": json.dumps(DOCUMENT | {"deck": GOOD.replace("ninja", "pirate")}).encode(),
    "too many copies": json.dumps(DOCUMENT | {"deck": GOOD.replace("4*ashigaru,temple-novice", "5*ashigaru")}).encode(),
    "huge number": json.dumps(DOCUMENT | {"deck": f"built:{'9' * 400}*ashigaru"}).encode(),
    "huge": b" " * 30_000,
    "deep": b"[" * 15_000,
}


COURT = WORKSHOP.decks["court"]
ANGELS = WORKSHOP.write(COURT)


def without(unwanted):
    """The deck without some of its cards, filled up again with interventions."""
    cards = tuple(card for card in COURT if not unwanted(card))
    for card, group in enumerate(WORKSHOP.group):
        if group == INTERVENTION_GROUP and len(cards) < len(COURT) and not WORKSHOP.refuses(cards, card):
            cards += (card,)
    return WORKSHOP.write(cards)


SPOILT = {
    "off the ladder": without(lambda card: WORKSHOP.group[card] == CHERUB),
    "two factions": ANGELS + ",hanael",
    "a copy too many": ANGELS + ",3*lucyfer",
    "no people": without(lambda card: WORKSHOP.group[card] == PEOPLE_GROUP),
    "a token": ANGELS + ",human-token",
    "huge number": ANGELS + f",{'9' * 400}*zwiad",
    "too long": ANGELS + ",zwiad" * 1000,
}


def test_decks_of_each_game_lie_side_by_side(shelf):
    shelf.keep("empyrean", "Mine", GOOD)
    shelf.keep("aniolowie", "Mine", ANGELS)
    assert [deck.text for deck in shelf.all("empyrean")] == [GOOD]
    assert [deck.text for deck in shelf.all("aniolowie")] == [ANGELS]


def refused(shelf, game, data):
    """What is said of a file among the decks of a game; it stays."""
    shelf.folder.mkdir(parents=True)
    path = shelf.folder / "bad.json"
    path.write_bytes(data)
    (deck,) = shelf.all(game)
    assert path.read_bytes() == data
    assert deck.problem.endswith(".")
    return deck.problem


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_gets_a_sentence_and_stays(shelf, case):
    assert "“" in refused(shelf, "empyrean", BROKEN[case])


@pytest.mark.parametrize("case", SPOILT)
def test_a_deck_that_breaks_a_rule_of_aniolowie_gets_a_sentence_and_stays(shelf, case):
    assert SPOILT[case] != ANGELS
    document = DOCUMENT | {"game": "aniolowie", "deck": SPOILT[case]}
    assert "break a rule of deck building" in refused(shelf, "aniolowie", json.dumps(document).encode())
