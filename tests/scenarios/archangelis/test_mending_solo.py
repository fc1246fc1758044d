"""The automaton's choices, read again: sets of equals, ranks before Light, ties (HB3, HB8)."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

from itertools import takewhile

import pytest

from game.archangelis import RULES, automaton, light
from game.archangelis.cards import HOLY, INFERNAL, KINDS
from game.archangelis.stage import Stage
from game.core.names import NONE
from game.deckbuilding.rules import TURN
from tests.scenarios.archangelis.position import (
    automaton_turn,
    card,
    events,
    horde,
    host,
    host_light,
    keys,
    moves,
    play,
    printed,
    table,
    word,
    zone,
)

THREES = ["lailah", "jophiel", "barachiel", "remiel", "haniel"]
"""Angels of 3 Light each."""


def removals(host_, force):
    """The sets that the automaton's Horde weighs against each other, by their keys."""
    state = table(solo=True, host=host_, other={"horde": ["samyaza"]}, locations=["zion"])
    state.challenged = card("zion")
    stage = Stage(state)
    stage.oppose()
    state.force = force
    return [tuple(sorted(keys(state.sides[0].host[at] for at in chosen))) for chosen in automaton.removals(stage)]


def test_HB3_equals_are_parted_into_sets_and_not_into_orders():
    found = removals(THREES, 9)
    assert len(found) == len({*found}) == 10, "3 of 5, each set once"
    assert all(len(chosen) == 3 for chosen in found)


def test_HB3_twins_make_no_sets_of_their_own():
    assert removals(["ophanim"] * 12, 6) == [("ophanim",) * 2]
    assert {*removals(["lailah", "lailah", "haniel"], 6)} == {("lailah", "lailah"), ("haniel", "lailah")}


def test_HB3_what_a_brighter_level_leaves_goes_to_the_next():
    found = removals(["sariel", "lailah", "haniel", "cassiel", "nephilim"], 10)
    assert sorted(found) == [
        ("cassiel", "haniel", "sariel"),
        ("cassiel", "lailah", "sariel"),
        ("haniel", "nephilim", "sariel"),
        ("lailah", "nephilim", "sariel"),
    ]


def test_a_missing_rank_is_worth_more_than_light():
    state = play(automaton_turn(infernal=["possession"], horde=["vassago"], discard=["orobas", "agares"]), "automaton")
    assert horde(state, 1) == ["vassago", "agares"], "a Duke of 4 Light, not a second Prince of 5"


def test_of_two_missing_ranks_the_brighter_demon():
    state = play(automaton_turn(infernal=["possession"], horde=["vassago"], discard=["agares", "samyaza"]), "automaton")
    assert horde(state, 1) == ["vassago", "samyaza"]


# Ties


def test_HB3_of_equals_at_the_location_the_one_with_more_light_elsewhere():
    state = table(solo=True, host=["jegudiel", "lailah+lily-staff"], other={"horde": ["vassago"]}, locations=["zion"])
    assert host(play(state, "challenge zion")) == ["jegudiel"], "Lailah has 5 elsewhere, though Jegudiel is dearer"


def test_of_armies_with_equal_light_the_one_with_more_word():
    assert printed("agares") == printed("lilith")
    state = table(solo=True, turn=199, other={"won": ["gehenna"], "discard": ["agares", "lilith"]}, infernal=["plague"])
    state = play(state, "end", "automaton")
    assert zone(state, "army", 1) == ["lilith"], "2 Word against 1 of Agares"


# HB8: no card of the Solo Game is blank

PLAIN = {"turn over", "join", "equip", "cast off", "perform", "title"}
"""What happens to every card of its type, whatever its text says."""
WITH_A_TEXT = [kind for kind in KINDS if kind.says.parts and kind.pile in (HOLY, INFERNAL)]
PLAYERS = {"host": ["sariel+star-crown", "jophiel", "abbess"], "deck": ["erelin"] * 6}


def lends(horde_):
    """Does the automaton's army have more Light with the card than is printed on its demons?"""
    own = table(horde=horde_).sides[0]
    plain = sum(printed(KINDS[demon].key) for demon in own.horde)
    battle = light.final(own, [*own.horde, card("sariel")]).total - printed("sariel")
    strikes = any(demon in light.CONDEMNING for demon in own.horde)
    return light.horde(own).total > plain or battle > plain or strikes


@pytest.mark.parametrize("key", [kind.key for kind in WITH_A_TEXT if kind.pile == INFERNAL])
def test_HB8_every_infernal_card_does_something_when_the_automaton_turns_it_over(key):
    rank = KINDS[card(key)].rank
    standing = [demon for demon in ("stolas", "agares", "shamsiel") if KINDS[card(demon)].rank != rank][:2]
    state = automaton_turn(infernal=[key], horde=standing, discard=["baraqiel"], other=PLAYERS)
    told = [event.kind for event in takewhile(lambda event: event.kind != "turn", events(state, "automaton"))]
    after = play(state, "automaton")
    assert {*told} - PLAIN or after.stack or lends(horde(after, 1))


def protects(before, after):
    """Does the player's Host lose less to a Horde than before?"""
    dear = [Stage(state).prices().count(NONE) for state in (before, after)]
    return dear[0] < dear[1] or Stage(before).light_against(0, NONE) > Stage(after).light_against(0, NONE)


@pytest.mark.parametrize("key", [kind.key for kind in WITH_A_TEXT if kind.pile == HOLY])
def test_HB8_every_holy_card_does_something_when_the_player_plays_it(key):
    relic, title = ("censer" if key == "star-crown" else "star-crown"), ("captain" if key != "captain" else "herald")
    army = ["cassiel", f"jophiel+{relic}", "camael", "lailah", "ophanim", "nephilim", "israfel"]
    before = table(
        solo=True, host=army, titles=[title], hand=[key, "erelin"], deck=["erelin"] * 6, discard=["lailah"],
        other={"horde": ["orobas", "samyaza"]},
    )  # fmt: skip
    how = next(text for text in sorted(moves(before)) if key in text and not text.startswith("spend"))
    after = play(before, how)
    told = {event.kind for event in events(before, how)}
    own, others = after.sides[0], [card("israfel"), card("ophanim"), card("sariel")]
    fighting = [*others, card(key)] if how.startswith("host") and printed(key) else others
    battle = light.final(own, fighting).total - light.final(before.sides[0], others).total
    assert (
        told - PLAIN or after.stack or f"use {key}" in moves(after) or word(after) > word(before)
        or host_light(after) - host_light(before) > printed(key) or battle > printed(key) or protects(before, after)
    )  # fmt: skip


def test_HB8_lilith_takes_an_angel_though_she_never_joins():
    state = play(automaton_turn(infernal=["lilith"], other={"host": ["sariel", "haniel"]}), "automaton")
    assert moves(state) == {"yield sariel", "yield haniel"}
    assert keys(state.infernal_discard) == ["lilith"]
    state = play(state, "yield haniel")
    assert host(state) == ["sariel"]
    assert (horde(state, 1), state.phase) == ([], TURN)


def test_HB8_legion_calls_a_demon_back_though_it_never_joins():
    state = automaton_turn(infernal=["legion"], horde=["stolas"], discard=["agares", "orobas"])
    state = play(state, "automaton")
    assert horde(state, 1) == ["stolas", "agares"]
    assert keys(state.infernal_discard) == ["legion"]


@pytest.mark.parametrize("key", ["lilith", "legion"])
def test_HB8_what_happens_to_a_card_that_never_joins_is_said_on_it(key):
    assert "When turned over in the Solo Game: " in RULES.cards()[key].text()
    state = table(hand=[key], discard=["agares"], other={"host": ["sariel"]})
    assert play(state, f"horde {key}").stack == [], "between two players it is nothing"


def test_HB8_another_demon_that_finds_no_place_does_nothing():
    state = play(automaton_turn(infernal=["sitri"], horde=["stolas"], store=["lailah"], holy=["haniel"]), "automaton")
    assert keys(state.store[:1]) == ["lailah"]
