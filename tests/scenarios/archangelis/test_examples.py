"""The worked examples H1 to H9 of the rules file, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the examples

from collections import Counter

import pytest

from game.archangelis.state import CHOOSING_ARMIES
from game.deckbuilding.rules import OVER, TURN
from tests.scenarios.archangelis.position import (
    automaton_turn,
    card,
    discard,
    hand,
    horde,
    horde_light,
    host,
    host_light,
    locations,
    moves,
    outcome,
    play,
    printed,
    table,
    zone,
)

HOST = ["jehoel", "selaphiel", "cassiel", "cassiel", "israfel"]  # 6, 4, 2, 2, 2
HORDE = ["seere", "shamsiel"]  # 3 + 3
PLACES = ["zion", "jordan", "tabor"]


def opposed(host=HOST):
    """A Host that meets a Horde of six Light at Mount Zion."""
    state = table(host=host, other={"horde": HORDE}, locations=PLACES)
    assert horde_light(state, "zion", 1) == 6
    return play(state, "challenge zion", "defend")


@pytest.mark.parametrize(
    ("removed", "left"),
    [
        (["jehoel"], ["selaphiel", "cassiel", "cassiel", "israfel"]),
        (["selaphiel", "cassiel"], ["jehoel", "cassiel", "israfel"]),
        (["cassiel", "cassiel", "israfel"], ["jehoel", "selaphiel"]),
    ],
    ids=["6", "4 + 2", "2 + 2 + 2"],
)
def test_H1_a_horde_of_six_removes_angels_of_six_light_together(removed, left):
    state = play(opposed(), *(f"remove {angel}" for angel in removed))
    assert moves(state) == {"done"}, "the Light is spent"
    state = play(state, "done")
    assert state.phase == TURN
    won = zone(state, "won") == ["zion"]
    assert won == (sum(printed(angel) for angel in left) >= 10)
    assert host(state) == ([] if won else left)
    assert Counter(removed) <= Counter(discard(state))


def test_H1_no_angel_of_more_light_than_is_left():
    state = opposed(["jehoel", "selaphiel", "cassiel", "nephilim"])
    assert moves(state) == {"done", "remove jehoel", "remove selaphiel", "remove cassiel", "remove nephilim"}
    state = play(state, "remove cassiel")
    assert moves(state) == {"done", "remove selaphiel", "remove nephilim"}
    state = play(state, "remove nephilim")
    assert moves(state) == {"done"}, "3 Light are left, and no angel of 3 or less"
    state = play(state, "done")
    assert zone(state, "won") == ["zion"]


def test_H1_what_is_left_over_is_lost():
    state = play(opposed(["jehoel", "selaphiel"]), "remove selaphiel", "done")
    assert host(state) == ["jehoel"]
    assert state.force == 0
    assert state.seat == 1


def test_H1_the_horde_may_remove_less_than_it_could():
    state = play(opposed(), "remove cassiel", "done")
    assert zone(state, "won") == ["zion"]


def test_H1_the_whole_horde_is_discarded_afterwards():
    other = {"horde": ["vassago", "barbatos+black-crown", "witch"], "deck": ["erelin"] * 3}
    state = play(table(host=HOST, other=other, locations=PLACES), "challenge zion", "defend", "done")
    assert horde(state, 1) == []
    assert discard(state, 1) == ["barbatos", "black-crown", "vassago", "witch"]


def test_H2_the_army_is_built_from_the_rewards():
    state = table(
        won=["sinai", "abyss"],
        host=["sariel", "haniel", "ophanim", "ophanim"],
        deck=["jehoel", "seraphiel"],
        discard=["orobas", "samyaza", "haniel"],
        locations=["golgotha"],
    )
    state = play(state, "challenge golgotha", "sacrifice ophanim")
    assert state.phase == CHOOSING_ARMIES
    assert "pick seraphiel" in moves(state), "from the deck"
    assert "pick samyaza" in moves(state), "from the discards"
    # Mount Sinai 2 angels, the Abyss 2 demons, Golgotha one of each
    state = play(state, "pick seraphiel", "pick jehoel", "pick samyaza", "pick orobas")
    assert moves(state) == {"pick sariel", "pick haniel", "pick ophanim"}, "no demon is left for the third place"
    state = play(state, "pick sariel")
    assert state.phase == OVER
    assert sorted(zone(state, "army")) == ["jehoel", "orobas", "samyaza", "sariel", "seraphiel"]


def test_H2_two_angels_and_one_demon():
    """The book's own example, with Gethsemane's reward."""
    state = table(won=["gethsemane"], deck=["sariel", "haniel", "orobas"], discard=["jehoel", "samyaza"], turn=200)
    state = play(state, "end")
    assert moves(state) == {"pick sariel", "pick haniel", "pick orobas", "pick jehoel", "pick samyaza"}
    state = play(state, "pick samyaza")
    assert moves(state) == {"pick sariel", "pick haniel", "pick jehoel"}
    state = play(state, "pick jehoel", "pick sariel")
    assert state.phase == OVER


def after_the_others_turn(**own):
    """A seat's hand is drawn when the other's turn is over."""
    return play(table(seat=1, other=own), "end")


def test_H3_a_short_deck_is_drawn_out_before_the_discards_are_shuffled():
    state = after_the_others_turn(deck=["sariel", "haniel"], discard=["erelin"] * 5)
    assert hand(state) == ["erelin", "haniel", "sariel"]
    assert len(state.sides[0].deck) == 4
    assert discard(state) == []


def test_H3_an_empty_deck_is_made_anew():
    state = after_the_others_turn(discard=["erelin"] * 5)
    assert hand(state) == ["erelin"] * 3
    assert len(state.sides[0].deck) == 2
    assert discard(state) == []


def test_H3_a_full_deck_leaves_the_discards_alone():
    state = after_the_others_turn(deck=["sariel", "haniel", "cassiel"], discard=["erelin"])
    assert hand(state) == ["cassiel", "haniel", "sariel"]
    assert discard(state) == ["erelin"]


def test_H3_too_few_cards_are_all_drawn():
    state = after_the_others_turn(deck=["sariel"], discard=["erelin"])
    assert hand(state) == ["erelin", "sariel"]


def test_H4_ten_light_take_the_location():
    state = table(
        host=["sariel+star-crown", "cassiel", "hermit"],
        hand=["erelin"],
        locations=PLACES,
        location_deck=["eden", "sinai"],
    )
    assert host_light(state, "tabor") == 10, "the Hermit is ignored there"
    state = play(state, "challenge tabor")
    assert zone(state, "won") == ["tabor"]
    assert host(state) == []
    assert discard(state) == ["cassiel", "erelin", "hermit", "sariel", "star-crown"]
    assert sorted(locations(state)) == ["eden", "jordan", "zion"]
    assert state.seat == 1
    assert state.phase == TURN


def test_H4_nine_light_fail():
    state = table(host=["sariel", "selaphiel", "hermit"], locations=PLACES)
    assert host_light(state, "tabor") == 9
    state = play(state, "challenge tabor")
    assert zone(state, "won") == []
    assert host(state) == ["sariel", "selaphiel", "hermit"]
    assert locations(state) == PLACES
    assert state.seat == 1


def test_H4_the_survivors_stay():
    state = table(host=["sariel", "jophiel", "ophanim"], other={"horde": ["vassago"]}, locations=PLACES)
    state = play(state, "challenge zion", "defend", "remove ophanim", "done")
    assert host(state) == ["sariel", "jophiel"]
    assert discard(state) == ["ophanim"]


def test_H5_the_third_location_begins_the_final_battle_at_once():
    state = table(won=["sinai", "eden"], host=["sariel", "jehoel"], locations=PLACES, other={"deck": ["erelin"]})
    state = play(state, "challenge zion")
    assert zone(state, "won") == ["sinai", "eden", "zion"]
    assert state.phase in (CHOOSING_ARMIES, OVER)
    assert state.seat == 0, "the other has no further turn"


def test_H5_two_locations_do_not():
    state = table(won=["sinai"], host=["sariel", "jehoel"], locations=PLACES)
    state = play(state, "challenge zion")
    assert state.phase == TURN


def battle(mine, theirs, **more):
    """Armies of two angels each, fought when the turns are over."""
    state = table(won=["sinai"], discard=mine, other={"won": ["eden"], "discard": theirs}, turn=200, **more)
    state = play(state, "end")
    while state.phase == CHOOSING_ARMIES:
        state = play(state, min(moves(state)))
    return outcome(state)


def test_H6_most_light_wins():
    ended = battle(["sariel", "lailah"], ["jophiel", "cassiel"])
    assert ended.scores == (8, 5)
    assert ended.winners == (0,)


def test_H6_equal_light_is_decided_by_word():
    ended = battle(["haniel", "cassiel"], ["camael", "lailah"])  # 7 Light each; 4 Word against none
    assert ended.scores == (7, 7)
    assert ended.winners == (0,)
    assert "Word" in ended.reason


def test_H6_the_other_seat_may_have_more_word():
    ended = battle(["camael", "lailah"], ["haniel", "cassiel"])
    assert ended.winners == (1,)


def test_H6_equal_word_too_is_a_shared_victory():
    ended = battle(["haniel", "jophiel"], ["haniel", "jophiel"])
    assert ended.ranking == ((0, 1),)


@pytest.mark.parametrize(
    ("standing", "may_join"),
    [
        ([], {"orobas", "agares", "kokabiel", "lilith"}),
        (["vassago"], {"agares"}),
        (["vassago", "barbatos"], {"agares", "kokabiel"}),
        (["barbatos"], {"kokabiel"}),
        (["shamsiel"], set()),
        (["vassago", "barbatos", "shamsiel"], {"agares", "kokabiel"}),
        (["legion"], set()),
    ],
    ids=["empty", "Prince", "Prince and Duke", "Duke", "Chief", "all ranks", "no rank"],
)
def test_H7_the_ladder_of_the_horde(standing, may_join):
    state = table(hand=["orobas", "agares", "kokabiel", "lilith"], horde=standing)
    assert moves(state, "horde") == {f"horde {demon}" for demon in may_join}


def test_H8_a_full_horde_claims_a_location_instead_of_a_draw():
    state = automaton_turn(
        horde=["vassago+black-crown", "agares", "shamsiel", "cultist"],
        infernal=["orobas"],
        demon_locations=["abyss", "gehenna"],
    )
    state = play(state, "automaton")
    assert zone(state, "won", 1) == ["abyss"], "though angels and demons of 2 Light or less are ignored there"
    assert horde(state, 1) == []
    assert discard(state, 1) == ["agares", "black-crown", "cultist", "shamsiel", "vassago"]
    assert state.infernal == [card("orobas")]
    assert state.infernal_discard == []
    assert state.seat == 0


def turned_over(key, **automaton):
    state = automaton_turn(infernal=[key], **automaton)
    return play(state, "automaton")


def test_H9_a_prince_joins_where_there_is_none():
    state = turned_over("orobas", horde=["agares"])
    assert horde(state, 1) == ["agares", "orobas"]
    assert state.infernal_discard == []


def test_H9_a_second_prince_does_not():
    state = turned_over("orobas", horde=["vassago"])
    assert horde(state, 1) == ["vassago"]
    assert state.infernal_discard == [card("orobas")]


def test_H9_a_demon_without_rank_does_not():
    state = turned_over("legion")
    assert horde(state, 1) == []
    assert state.infernal_discard == [card("legion")]


def test_H9_a_human_joins_where_there_is_none():
    assert horde(turned_over("warlock"), 1) == ["warlock"]
    state = turned_over("warlock", horde=["cultist"])
    assert horde(state, 1) == ["cultist"]
    assert state.infernal_discard == [card("warlock")]


def test_H9_a_relic_goes_to_a_demon_without_one():
    assert horde(turned_over("black-crown", horde=["vassago", "agares+ember-idol"]), 1) == [
        "vassago+black-crown",
        "agares+ember-idol",
    ]
    for nobody in ([], ["vassago+ember-idol"], ["cultist"]):
        state = turned_over("black-crown", horde=nobody)
        assert horde(state, 1) == nobody
        assert state.infernal_discard == [card("black-crown")]


def test_H9_a_miracle_happens_and_goes_to_the_infernal_discards():
    state = automaton_turn(infernal=["plague"], other={"host": ["sariel"]})
    state = play(state, "automaton", "yield sariel")
    assert host(state) == []
    assert state.infernal_discard == [card("plague")]
    assert state.seat == 0
    assert state.phase == TURN
