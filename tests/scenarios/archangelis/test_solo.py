"""The Solo Game: the automaton's turns line by line, its choices, and its Final Battle."""

import pytest

from game.archangelis import RULES
from game.archangelis.state import CHOOSING_ARMIES
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, AUTOMATON, OVER, TURN
from tests.scenarios.archangelis.position import (
    automaton_turn,
    card,
    discard,
    exiled,
    hand,
    horde,
    horde_light,
    host,
    keys,
    locations,
    may,
    moves,
    outcome,
    play,
    printed,
    start,
    table,
    word,
    zone,
)


def turned_over(key, player=None, **automaton):
    """What becomes of the top Infernal card."""
    return play(automaton_turn(infernal=[key], other=player or {}, **automaton), "automaton")


# Set-up


def test_the_automaton_owns_nothing_at_first():
    state = start(mode="solo")
    assert state.sides[1].owned == []
    assert state.seat == 0
    assert RULES.automatic(state) == (1,)
    assert len(state.sides[0].owned) == 10


def test_only_the_player_has_a_commander():
    state = RULES.new_game({"mode": "solo", "commanders": "random"}, 3)
    assert state.sides[0].leader != NONE
    assert state.sides[1].leader == NONE
    choosing = start(mode="solo", commanders="choose")
    assert choosing.phase == APPOINT
    chosen = play(choosing, "appoint gabriel")
    assert chosen.phase == TURN
    assert [side.leader for side in chosen.sides] == [card("gabriel"), NONE]


def test_turns_alternate():
    state = play(start(mode="solo"), "end")
    assert state.phase == AUTOMATON
    assert RULES.to_act(state) == 1
    assert moves(state) == {"automaton"}
    while state.phase == AUTOMATON:
        state = play(state, sorted(moves(state))[0])
    assert (state.seat, state.phase) == (0, TURN)
    assert len(state.sides[0].hand) == 3


# Demons


@pytest.mark.parametrize("standing", [[], ["agares"], ["shamsiel"], ["agares", "shamsiel"]], ids=str)
def test_a_rank_that_is_free_joins_without_a_ladder(standing):
    state = turned_over("orobas", horde=standing)
    assert horde(state, 1) == [*standing, "orobas"]
    assert keys(state.sides[1].owned) == sorted([*standing, "orobas"], key=card)


def test_a_full_horde_claims_only_at_the_beginning_of_a_turn():
    state = turned_over("shamsiel", horde=["vassago", "agares"])
    assert zone(state, "won", 1) == []
    state = play(state, "end", "automaton")
    assert len(zone(state, "won", 1)) == 1
    assert horde(state, 1) == []


def test_a_claim_without_a_location_left():
    state = play(automaton_turn(horde=["vassago", "agares", "shamsiel"], demon_locations=[]), "automaton")
    assert zone(state, "won", 1) == []
    assert horde(state, 1) == []


@pytest.mark.parametrize("key", ["sitri", "dantalion"])
def test_word_and_draws_are_nothing_to_it(key):
    state = turned_over(key)
    assert horde(state, 1) == [key]
    assert word(state) == 0
    assert zone(state, "hand", 1) == zone(state, "deck", 1) == []


def test_seere_summons_the_demon_that_gives_most_light():
    state = turned_over("seere", discard=["shamsiel", "astaroth", "vassago"])
    assert horde(state, 1) == ["seere", "astaroth"]
    assert discard(state, 1) == ["shamsiel", "vassago"]


def test_a_demon_that_completes_the_horde_is_worth_more_than_light():
    state = turned_over("possession", horde=["vassago", "agares"], discard=["shamsiel", "astaroth"])
    assert horde(state, 1) == ["vassago", "agares", "shamsiel"]


def test_seere_finds_nobody_among_the_infernal_discards():
    state = turned_over("seere", infernal_discard=["astaroth"])
    assert horde(state, 1) == ["seere"]


# Abilities by discarding are used at once


def test_armaros_is_discarded_at_once():
    state = turned_over("armaros", player={"host": ["sariel+flaming-sword", "haniel+lily-staff", "pilgrim"]})
    assert horde(state, 1) == []
    assert discard(state, 1) == ["armaros"]
    assert host(state) == ["sariel", "haniel+lily-staff", "pilgrim"], "what costs the player most Light"
    assert discard(state) == ["flaming-sword"] or "flaming-sword" in hand(state)


def test_armaros_finds_nothing_to_take():
    state = turned_over("armaros", player={"host": ["sariel"]})
    assert discard(state, 1) == ["armaros"]
    assert host(state) == ["sariel"]


def test_a_summoned_armaros_is_discarded_at_once_too():
    state = turned_over("possession", discard=["armaros"], player={"host": ["sariel+star-crown"]})
    assert horde(state, 1) == []
    assert discard(state, 1) == ["armaros"]
    assert host(state) == ["sariel"]


def test_a_second_chief_is_cast_off_without_its_ability():
    state = turned_over("armaros", horde=["shamsiel"], player={"host": ["sariel+star-crown"]})
    assert keys(state.infernal_discard) == ["armaros"]
    assert host(state) == ["sariel+star-crown"]


def test_lilith_has_no_rank_and_never_joins():
    state = turned_over("lilith")
    assert keys(state.infernal_discard) == ["lilith"]
    assert horde(state, 1) == []


def test_the_player_chooses_what_the_false_prophet_costs():
    state = turned_over(
        "false-prophet", player={"host": ["sariel", "haniel"], "deck": ["erelin"] * 3}, horde=["vassago"]
    )
    assert state.phase == AUTOMATON
    assert RULES.to_act(state) == 0
    assert moves(state) == {"yield sariel", "yield haniel"}
    state = play(state, "yield haniel")
    assert host(state) == ["sariel"]
    assert horde(state, 1) == ["vassago"]
    assert discard(state, 1) == ["false-prophet"]
    assert (state.seat, state.phase) == (0, TURN)
    assert hand(state) == ["erelin"] * 3


# Humans and relics


def test_necromancer_summons():
    state = turned_over("necromancer", discard=["orobas"])
    assert horde(state, 1) == ["orobas", "necromancer"]


def test_the_alchemist_exiles_nothing_of_its_own():
    state = turned_over("alchemist", discard=["orobas"])
    assert discard(state, 1) == ["orobas"]
    assert horde(state, 1) == ["alchemist"]


def test_a_relic_goes_to_the_brightest_bare_demon():
    state = turned_over("black-crown", horde=["vassago", "kokabiel"])
    assert horde(state, 1) == ["vassago", "kokabiel+black-crown"]
    state = turned_over("black-crown", horde=["vassago", "kokabiel+ember-idol"])
    assert horde(state, 1) == ["vassago+black-crown", "kokabiel+ember-idol"]


def test_the_hollow_lantern_takes_the_dearest_card_of_the_store():
    state = automaton_turn(
        infernal=["hollow-lantern"], horde=["vassago"], store=["lailah", "seraphiel", "haniel"], holy=["manna"]
    )
    before = exiled(state, "seraphiel")
    state = play(state, "automaton")
    assert exiled(state, "seraphiel") == before + 1
    assert keys(state.store[:3]) == ["lailah", "manna", "haniel"], "from the Holy deck"
    assert horde(state, 1) == ["vassago+hollow-lantern"]


def test_the_hollow_lantern_leaves_a_gap_when_the_holy_deck_is_empty():
    state = automaton_turn(infernal=["hollow-lantern"], horde=["vassago"], store=["lailah"], holy=[])
    state = play(state, "automaton")
    assert state.store == [NONE] * 5
    assert (state.seat, state.phase) == (0, TURN)


# Miracles


@pytest.mark.parametrize("key", ["plague", "blood-pact", "possession", "earthquake", "temptation", "famine"])
def test_a_miracle_goes_to_the_infernal_discards(key):
    state = turned_over(key)
    assert keys(state.infernal_discard) == [key]
    assert state.sides[1].owned == []
    assert (state.seat, state.phase) == (0, TURN)
    assert word(state) == 0


def test_plague_without_a_host_does_nothing():
    assert RULES.to_act(turned_over("plague")) == 0


def test_earthquake_takes_the_location_that_suits_the_player_best():
    state = automaton_turn(
        infernal=["earthquake"],
        locations=["jordan", "eden", "tabor"],
        location_deck=["sinai"],
        other={"host": ["sariel", "haniel"]},
    )
    state = play(state, "automaton")
    assert locations(state) == ["jordan", "eden", "sinai"], "8 Light at Mount Tabor, 3 at the others"


def test_temptation_takes_the_dearest_card_of_the_store():
    state = automaton_turn(infernal=["temptation"], store=["lailah", "seraphiel"], holy=["haniel"])
    state = play(state, "automaton")
    assert keys(state.store[:2]) == ["lailah", "haniel"]


def test_famine_takes_what_gives_the_player_most():
    state = turned_over("famine", player={"host": ["sariel+lily-staff", "prophetess"]})
    assert host(state) == ["sariel+lily-staff"]


# The Infernal deck


def test_the_infernal_discards_become_the_new_deck():
    state = automaton_turn(infernal=[], infernal_discard=["orobas", "agares"])
    state = play(state, "automaton")
    assert len(horde(state, 1)) == 1
    assert len(state.infernal) == 1
    assert state.infernal_discard == []


def test_with_no_card_at_all_it_does_nothing():
    state = play(automaton_turn(infernal=[], horde=["vassago"]), "automaton")
    assert horde(state, 1) == ["vassago"]
    assert (state.seat, state.phase) == (0, TURN)


# The player's challenge


def test_its_horde_always_challenges():
    state = table(solo=True, host=["haniel", "sariel", "jehoel"], other={"horde": ["agares"]}, locations=["zion"])
    state = play(state, "challenge zion")
    assert zone(state, "won") == ["zion"]
    assert discard(state, 1) == ["agares"]
    assert state.phase == AUTOMATON


def test_it_respects_shields_and_wards():
    state = table(
        solo=True, host=["hamaliel", "haniel", "exorcist"], other={"horde": ["orobas", "agares"]}, locations=["zion"]
    )
    state = play(state, "challenge zion")
    assert host(state) == ["hamaliel", "exorcist"], "8 - 3 Light, but Hamaliel is shielded"


def test_its_horde_obeys_the_location():
    state = table(solo=True, host=["haniel"], other={"horde": ["orobas"]}, locations=["eden"])
    state = play(state, "challenge eden")
    assert host(state) == ["haniel"], "Orobas is ignored there"


def test_its_human_alone_does_not_challenge():
    state = table(solo=True, host=["haniel"], other={"horde": ["warlock"]}, locations=["eden"])
    state = play(state, "challenge eden")
    assert horde(state, 1) == ["warlock"]


def test_the_players_fire_smites_its_demon():
    state = table(solo=True, hand=["pillar-of-fire"], other={"horde": ["orobas+black-crown", "agares"]})
    state = play(state, "perform pillar-of-fire", "choose 0", "smite orobas+black-crown")
    assert horde(state, 1) == ["agares"]
    assert discard(state, 1) == ["black-crown", "orobas"]


def test_the_players_azrael_finds_no_host():
    state = play(table(solo=True, hand=["azrael"], other={"horde": ["orobas"]}), "host azrael")
    assert state.stack == []
    assert RULES.to_act(state) == 0


# The Final Battle


def claimed(**automaton):
    """Its third Location."""
    state = automaton_turn(won=["gehenna", "sodom"], horde=["vassago", "agares", "shamsiel"], **automaton)
    return play(state, "automaton")


def test_its_third_location_begins_the_final_battle():
    state = claimed(other={"won": ["sinai"], "deck": ["sariel", "jehoel"]})
    assert state.phase == CHOOSING_ARMIES
    assert RULES.to_act(state) == 0
    assert moves(state) == {"pick sariel", "pick jehoel"}
    state = play(state, "pick sariel", "pick jehoel")
    assert state.phase == OVER
    assert outcome(state).scores == (5 + 6 + 1 + 1 + 2 * 6, 3 + 4 + 3)
    assert outcome(state).winners == (0,)


def test_its_army_is_hidden_until_the_player_has_chosen():
    state = claimed(other={"won": ["zion"], "deck": ["sariel", "haniel"]})
    assert {*RULES.view(state, 0).sides[1].army} == {-1}


def test_the_players_third_location_does_too():
    state = table(solo=True, won=["sinai", "eden"], host=["jehoel", "sariel"], locations=["zion"])
    state = play(state, "challenge zion")
    assert state.phase == CHOOSING_ARMIES


def test_its_brightest_demons_fight():
    state = table(
        solo=True, turn=200, other={"won": ["abyss"], "discard": ["vassago", "astaroth", "agares", "orobas", "cultist"]}
    )
    assert zone(play(state, "end"), "army", 1) == ["astaroth", "orobas"]


def test_of_equal_demons_those_fight_that_serve_it_best():
    others = {"won": ["abyss"], "discard": ["orobas", "sitri", "agares", "eligos", "lilith"]}
    assert printed("sitri") == printed("agares") == printed("eligos") == printed("lilith")
    state = play(table(solo=True, turn=200, other=others), "end")
    assert sorted(zone(state, "army", 1)) == ["eligos", "orobas"], "Eligos has Light for each other demon"


def test_of_equal_demons_without_a_bonus_those_with_more_word():
    others = {"won": ["abyss"], "discard": ["samyaza", "kokabiel", "stolas"]}
    state = play(table(solo=True, turn=200, other=others), "end")
    assert sorted(zone(state, "army", 1)) == ["samyaza", "stolas"]


def test_the_turn_limit_holds_for_the_automaton():
    state = automaton_turn(infernal=["orobas"], won=["gehenna"], turn=200)
    state = play(state, "automaton")
    assert state.phase == OVER
    assert zone(state, "army", 1) == ["orobas"], "it was still in play"


def test_a_solo_game_can_be_a_truce():
    state = play(table(solo=True, turn=200), "end")
    assert outcome(state).ranking == ((0, 1),)


def test_the_automaton_never_buys_or_builds():
    state = start(mode="solo")
    for _turn in range(30):
        state = play(state, "end")
        while RULES.to_act(state) is not None and state.phase == AUTOMATON:
            state = play(state, min(moves(state)))
        if state.phase != TURN:
            break
        own = state.sides[1]
        assert own.hand == own.deck == own.purse == own.host == own.titles == []
        assert horde_light(state, seat=1) >= 0
        assert may(state, "end")
