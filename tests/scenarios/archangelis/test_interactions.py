"""Rules that meet: relics and their bearers, bonuses that come and go, empty piles, bent rules, the Final Battle."""

import pytest

from game.archangelis import RULES
from game.archangelis.state import CHOOSING_ARMIES
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.core.options import OptionError
from game.deckbuilding.rules import APPOINT, OVER, TURN
from tests.scenarios.archangelis.position import (
    card,
    discard,
    hand,
    horde,
    horde_light,
    host,
    host_light,
    keys,
    lights,
    locations,
    may,
    moves,
    outcome,
    play,
    start,
    table,
    word,
    zone,
)

PLACES = ["zion", "jordan", "tabor"]


def opposed(place="zion", **position):
    return play(table(locations=[place], **position), f"challenge {place}", "defend")


# Relics


def test_a_relic_is_given_to_a_bearer_without_one():
    state = table(hand=["star-crown", "lily-staff"], host=["sariel", "haniel+censer", "pilgrim"], horde=["orobas"])
    assert moves(state, "equip") == {"equip star-crown on sariel", "equip lily-staff on sariel"}
    state = play(state, "equip star-crown on sariel")
    assert host(state) == ["sariel+star-crown", "haniel+censer", "pilgrim"]
    assert moves(state, "equip") == set()


def test_equal_angels_with_and_without_a_relic_are_told_apart():
    state = table(hand=["star-crown"], host=["haniel+lily-staff", "haniel"], other={"horde": ["astaroth"]})
    state = play(state, "equip star-crown on haniel")
    assert host(state) == ["haniel+lily-staff", "haniel+star-crown"]


def test_the_removed_one_of_equal_angels_is_the_one_that_was_named():
    state = opposed("tabor", host=["jophiel+lily-staff", "jophiel"], other={"horde": ["baraqiel"]})
    assert moves(state, "remove") == {"remove jophiel", "remove jophiel+lily-staff"}
    state = play(state, "remove jophiel", "done")
    assert host(state) == ["jophiel+lily-staff"]


@pytest.mark.parametrize("lost", ["yield", "use", "remove", "win"])
def test_a_relic_is_discarded_with_its_bearer(lost):
    if lost == "yield":
        state = table(seat=1, hand=["plague"], other={"host": ["remiel+star-crown"]})
        state = play(state, "perform plague", "yield remiel+star-crown")
    elif lost == "use":
        state = play(table(host=["remiel+star-crown"]), "use remiel+star-crown")
    elif lost == "remove":
        state = play(
            opposed(host=["remiel+star-crown", "sariel"], other={"horde": ["agares"]}),
            "remove remiel+star-crown",
            "done",
        )
    else:
        state = play(table(host=["remiel+star-crown", "jehoel"], locations=["tabor"]), "challenge tabor")
    assert {"remiel", "star-crown"} <= {*discard(state), *hand(state)}


def test_an_ignored_bearer_takes_its_relics_light_with_it():
    state = table(host=["sariel+flaming-sword", "haniel"])
    assert host_light(state, "jordan") == 3


# Bonuses that come and go when a Horde removes angels


def test_the_host_is_counted_again_after_the_removals():
    state = table(host=["seraphiel", "sariel"], other={"horde": ["astaroth"]}, locations=["zion"])
    assert host_light(state) == 7 + 6
    state = play(state, "challenge zion", "defend", "remove sariel", "done")
    assert host(state) == ["seraphiel"], "7 Light are not enough"


def test_a_relic_that_leaves_is_counted_no_more():
    state = table(host=["nuriel", "ophanim+lily-staff"], other={"horde": ["orobas"]}, locations=["tabor"])
    assert lights(state) == {"nuriel": 5, "ophanim": 5}
    state = play(state, "challenge tabor", "defend", "remove ophanim+lily-staff", "done")
    assert lights(state) == {"nuriel": 4}


def test_wards_never_make_a_horde_weaker_than_nothing():
    state = opposed(host=["nephilim", "exorcist"], commander="raphael", other={"horde": ["vassago"]})
    assert host(state) == ["nephilim", "exorcist"]
    assert horde(state, 1) == []
    assert state.phase == TURN


def test_wards_add_up():
    state = opposed(host=["nephilim", "lailah", "exorcist"], commander="raphael", other={"horde": ["samyaza"]})
    assert state.force == 7 - 3 - 2
    assert moves(state, "remove") == {"remove nephilim"}


def test_a_horde_whose_demons_are_all_ignored_may_still_stand_up():
    state = opposed("sodom", host=["nephilim"], other={"horde": ["orobas"]})
    assert host(state) == ["nephilim"]
    assert horde(state, 1) == []


def test_bonuses_need_somebody_in_the_army():
    state = table(host=["prophetess"], titles=["captain"], horde=["warlock"], commander="samael")
    assert host_light(state) == 0
    assert horde_light(state) == 0
    assert "Host 0" in RULES.standing(state, 0)
    assert "Horde 0" in RULES.standing(state, 0)


def test_a_host_that_lost_all_its_angels_fails():
    state = opposed(host=["lailah", "prophetess"], other={"horde": ["vassago"]})
    state = play(state, "remove lailah", "done")
    assert host(state) == ["prophetess"], "the human stays"
    assert zone(state, "won") == []


def test_a_human_without_angels_makes_no_challenge():
    assert moves(table(host=["prophetess"], locations=PLACES), "challenge") == set()


# Humans


def test_one_human_in_each_army():
    state = table(hand=["pilgrim", "psalmist", "cultist", "witch"])
    state = play(state, "host pilgrim", "horde cultist")
    assert moves(state) == {"end", "spend psalmist", "spend witch"}


def test_two_humans_are_both_discarded():
    state = table(host=["jehoel", "sariel", "pilgrim", "psalmist"], commander="sandalphon", locations=["zion"])
    state = play(state, "challenge zion")
    assert discard(state) == ["jehoel", "pilgrim", "psalmist", "sariel"]


def test_a_human_leaves_room_when_it_is_used():
    state = play(table(host=["stylite"], hand=["pilgrim"]), "use stylite", "host pilgrim")
    assert host(state) == ["pilgrim"]


# The Horde beyond its ladder


def test_a_summoned_prince_lets_a_duke_join_a_chief():
    state = table(horde=["shamsiel"], hand=["possession", "orobas", "agares", "kokabiel"])
    assert not may(state, "horde agares")
    state = play(state, "perform possession", "summon orobas from hand")
    assert moves(state, "horde") == {"horde agares"}


def test_a_summoned_demon_without_rank_opens_nothing():
    state = play(table(horde=["shamsiel"], hand=["possession", "lilith", "agares"]), "perform possession")
    state = play(state, "summon lilith from hand")
    assert moves(state, "horde") == set()


def test_two_princes_by_a_cards_word():
    state = play(table(horde=["vassago"], hand=["possession", "orobas", "agares"]), "perform possession")
    state = play(state, "summon orobas from hand", "horde agares")
    assert horde(state) == ["vassago", "orobas", "agares"]


def test_the_ladder_counts_the_demons_that_are_there_now():
    state = table(horde=["vassago", "lilith"], hand=["agares"], other={"hand": ["pillar-of-fire"]})
    state = play(state, "end", "perform pillar-of-fire", "choose 0", "smite vassago", "end")
    assert hand(state) == ["agares", "vassago"]
    assert moves(state, "horde") == set(), "Lilith alone lets nobody in"


# The Store


def test_the_buyer_chooses_the_deck_for_the_gap():
    state = table(word=8, store=["lailah", "cassiel"], holy=["haniel"], infernal=["orobas"])
    state = play(state, "buy cassiel")
    assert moves(state) == {"refill holy", "refill infernal"}
    assert keys([play(state, "refill holy").store[1]]) == ["haniel"]
    assert keys([play(state, "refill infernal").store[1]]) == ["orobas"]


def test_the_gap_that_an_effect_makes_waits_for_a_choice():
    state = table(
        hand=["temptation"], store=["sariel", "lailah"], holy=["haniel"], infernal=["orobas"], deck=["erelin"]
    )
    state = play(state, "perform temptation", "clear lailah")
    assert RULES.to_act(state) == 0
    assert moves(state) == {"refill holy", "refill infernal"}
    state = play(state, "refill infernal")
    assert keys(state.store[:2]) == ["sariel", "orobas"]
    assert word(state) == 2


def test_an_effect_on_an_empty_store_does_nothing():
    state = play(table(hand=["temptation"], store=[], holy=[], infernal=[]), "perform temptation")
    assert state.stack == []
    assert word(state) == 2


def test_an_effect_leaves_a_gap_when_both_decks_are_empty():
    state = play(
        table(hand=["temptation"], store=["sariel"], holy=[], infernal=[]), "perform temptation", "clear sariel"
    )
    assert state.store == [NONE] * 5
    assert state.gap == NONE
    assert word(state) == 2


def test_ophanim_cost_two_while_they_last():
    state = play(table(word=4, supply=1, store=[]), "buy ophanim")
    assert word(state) == 2
    assert state.supply == 0
    assert moves(state) == {"end"}
    assert moves(table(word=1, store=[]), "buy") == set()


def test_a_title_is_never_cheaper_than_one_word():
    state = table(word=1, commander="metatron", store=["captain"])
    assert RULES.price(state, card("captain")) == 2
    assert not may(state, "buy captain")


def test_cards_that_draw_each_other_do_so_three_times_a_turn():
    state = table(hand=["manna"], deck=[], discard=["blood-pact"])
    for name in ("manna", "blood-pact", "manna"):
        state = play(state, f"perform {name}")
        assert len(hand(state)) == 1
    state = play(state, "perform blood-pact")
    assert hand(state) == []
    assert discard(state) == ["blood-pact", "manna"]
    assert word(state) == 4


def test_unspent_word_is_lost():
    state = play(table(hand=["jegudiel"]), "spend jegudiel", "end", "end")
    assert word(state) == 0


# Effects that find nothing


def test_an_opponent_without_angels_yields_nobody():
    for other in ({}, {"host": ["pilgrim"]}):
        state = play(table(hand=["azrael"], other=other), "host azrael")
        assert state.stack == []
        assert host(state, 1) == other.get("host", [])
        assert RULES.to_act(state) == 0


def test_a_shield_is_of_no_use_against_a_cards_word():
    state = play(table(hand=["plague"], other={"host": ["hamaliel"]}), "perform plague")
    assert moves(state) == {"yield hamaliel"}


def test_a_choice_that_can_do_nothing_is_harmless():
    state = play(table(hand=["pillar-of-fire"]), "perform pillar-of-fire")
    assert moves(state) == {"choose 0", "choose 1"}
    state = play(state, "choose 0")
    assert state.stack == []
    assert word(state) == 0
    assert discard(state) == ["pillar-of-fire"]


def test_nothing_to_recover():
    state = play(table(hand=["phanuel"]), "host phanuel")
    assert state.stack == []
    assert host(state) == ["phanuel"]


def test_nothing_to_exile():
    state = play(table(hand=["zadkiel"]), "host zadkiel")
    assert state.stack == []


def test_no_angel_to_raise():
    state = play(table(hand=["empty-tomb"], discard=["erelin", "orobas"]), "perform empty-tomb")
    assert state.stack == []
    assert discard(state) == ["empty-tomb", "erelin", "orobas"]


def test_a_draw_from_nothing_draws_nothing():
    state = play(table(hand=["manna"]), "perform manna")
    assert hand(state) == []
    assert discard(state) == ["manna"]


def test_a_miracle_does_not_exile_itself():
    state = play(table(hand=["parted-sea", "erelin"]), "perform parted-sea")
    assert moves(state) == {"decline", "exile erelin from hand"}


def test_an_exiled_card_is_owned_by_nobody():
    state = play(table(hand=["zadkiel", "erelin"]), "host zadkiel", "exile erelin from hand")
    assert keys(state.sides[0].owned) == ["zadkiel"]


# Locations


def test_a_location_under_the_deck_is_known_to_everybody():
    state = table(hand=["earthquake"], locations=PLACES, location_deck=["eden", "sinai"], deck=["erelin"] * 2)
    state = play(state, "perform earthquake", "shift zion")
    for seat in (0, 1, None):
        assert RULES.view(state, seat).location_deck == [card("zion"), HIDDEN]


def test_a_known_location_comes_up_again():
    state = table(hand=["earthquake"], locations=["jordan"], location_deck=["eden"], host=["jehoel", "sariel"])
    state = play(state, "perform earthquake", "shift jordan")
    assert locations(state) == ["eden"]
    state = play(state, "end", "end")
    assert keys(state.location_deck) == ["jordan"]
    state = play(state, "challenge eden")
    assert state.sunk == 1, "both angels are ignored there, nothing was laid"


def test_the_new_location_may_be_challenged_later():
    state = table(host=["jehoel", "sariel"], locations=["zion"], location_deck=["eden"])
    state = play(state, "challenge zion")
    assert locations(state) == ["eden"]


# Conditions that meet


def test_what_happens_in_each_turn_excludes_no_challenge():
    state = table(titles=["wheelwright"], host=["sariel", "jehoel"], deck=["erelin"] * 3, locations=["zion"])
    state = play(state, "end", "end", "exile erelin from hand")
    assert may(state, "challenge zion")


def test_a_price_is_paid_before_the_horde_knows_whom_it_meets():
    state = table(host=["hamaliel", "haniel", "cassiel"], locations=["golgotha"], other={"horde": ["agares"]})
    state = play(state, "challenge golgotha", "sacrifice cassiel", "defend")
    assert moves(state, "remove") == {"remove haniel"}, "Hamaliel is protected"


def test_the_gift_of_a_place_is_given_after_the_horde_has_had_its_share():
    other = {"horde": ["vassago", "alchemist"], "discard": ["erelin"], "deck": ["erelin"] * 3}
    state = table(
        host=["jehoel", "raguel", "nephilim"], locations=["jordan"], hand=["erelin"], discard=["nephilim"], other=other
    )
    state = play(state, "challenge jordan", "defend", "remove nephilim", "done")
    assert RULES.to_act(state) == 1
    state = play(state, "exile erelin from discard")
    state = play(state, "decline")
    assert (RULES.to_act(state), zone(state, "won")) == (0, ["jordan"])
    state = play(state, "exile erelin from hand", "decline")
    assert (state.seat, state.phase) == (1, TURN)


def test_a_horde_that_condemns_exiles_what_a_relic_would_have_saved_for_later():
    other = {"horde": ["astaroth", "vassago"], "deck": ["erelin"] * 3}
    state = table(host=["haniel+lily-staff", "sariel"], locations=["tabor"], other=other)
    state = play(state, "challenge tabor", "defend", "remove haniel+lily-staff", "done")
    assert discard(state) == ["lily-staff"]
    assert keys(state.sides[0].owned) == ["sariel", "lily-staff"]


def test_a_claim_ends_what_was_claimed_for_both():
    """A Location that a Horde claims is gone for the other's Host, and another is laid."""
    state = table(
        horde=["vassago", "agares"], hand=["kokabiel"], locations=["gehenna", "zion"], location_deck=["eden"],
        other={"host": ["jehoel", "raguel"], "deck": ["erelin"] * 3}, rows=3,
    )  # fmt: skip
    state = play(state, "horde kokabiel", "claim gehenna", "end")
    assert moves(state, "challenge") == {"challenge zion", "challenge eden"}


def test_babylon_counts_three_of_a_horde_too_when_it_claims():
    state = table(horde=["vassago", "agares", "shamsiel"], hand=["kokabiel"], locations=["babylon"])
    state = play(state, "horde kokabiel")
    assert moves(state) == {"decline", "claim babylon"}, "3 + 4 + 5; Shamsiel is left out"


# Commanders


def test_commanders_are_chosen_in_turn():
    state = start(commanders="choose", first="2")
    assert state.phase == APPOINT
    assert RULES.to_act(state) == 1, "the starting player first"
    assert len(moves(state)) == 8
    state = play(state, "appoint uriel")
    assert RULES.to_act(state) == 0
    assert not may(state, "appoint uriel")
    state = play(state, "appoint michael")
    assert [side.leader for side in state.sides] == [card("michael"), card("uriel")]
    assert state.phase == TURN
    assert state.seat == 1


def test_commanders_are_dealt():
    for seed in range(20):
        state = RULES.new_game({"commanders": "random"}, seed)
        leaders = {side.leader for side in state.sides}
        assert len(leaders) == 2
        assert NONE not in leaders


def test_commanders_are_left_out():
    assert {side.leader for side in start().sides} == {NONE}


# The Final Battle


def test_the_turn_limit_brings_the_final_battle():
    state = table(turn=199, won=["sinai"], deck=["sariel"], other={"deck": ["erelin"]})
    state = play(state, "end")
    assert state.phase == TURN
    state = play(state, "end")
    assert state.phase == CHOOSING_ARMIES
    assert moves(state) == {"pick sariel"}


def test_ophanim_may_take_angels_places():
    state = play(table(won=["tabor"], discard=["ophanim"] * 4, turn=200), "end")
    state = play(state, "pick ophanim", "pick ophanim", "pick ophanim")
    assert state.phase == OVER
    assert outcome(state).scores == (9, 0)


def test_no_other_angel_takes_the_place_of_an_ophanim():
    state = play(table(won=["bethel"], discard=["sariel", "ophanim"], turn=200), "end")
    assert moves(state) == {"pick ophanim"}


def test_ophanim_fill_their_own_places_first():
    state = play(table(won=["tabor"], discard=["sariel", "haniel", "ophanim", "ophanim", "ophanim"], turn=200), "end")
    state = play(state, "pick ophanim", "pick ophanim")
    assert moves(state) == {"pick sariel", "pick haniel", "pick ophanim"}, "the angel's place is still open"


def test_everything_in_play_goes_to_the_discards():
    other = {"host": ["haniel", "pilgrim"], "horde": ["orobas+black-crown", "witch"]}
    state = table(
        won=["sinai", "eden"], host=["jehoel", "sariel+star-crown"], hand=["erelin"], deck=["lailah"],
        titles=["captain"], commander="michael", locations=["zion"],
        other={**other, "hand": ["erelin"], "deck": ["manna"]},
    )  # fmt: skip
    state = play(state, "challenge zion", "decline")
    assert discard(state, 1) == ["black-crown", "erelin", "haniel", "manna", "orobas", "pilgrim", "witch"]
    assert host(state, 1) == horde(state, 1) == hand(state, 1) == zone(state, "deck", 1) == []
    assert discard(state) == ["erelin", "jehoel", "lailah", "sariel", "star-crown"]
    assert zone(state, "titles") == ["captain"]
    assert state.sides[0].leader == card("michael")


def test_armies_are_secret_until_both_are_chosen():
    state = table(won=["sinai"], discard=["sariel", "haniel"], other={"won": ["zion"], "discard": ["jehoel"]}, turn=200)
    state = play(state, "end", "pick sariel", "pick haniel")
    assert state.seat == 1
    assert RULES.view(state, 1).sides[0].army == [HIDDEN, HIDDEN]
    assert RULES.view(state, 0).sides[0].army == state.sides[0].army
    state = play(state, "pick jehoel")
    assert state.phase == OVER
    assert sorted(keys(RULES.view(state, 1).sides[0].army)) == ["haniel", "sariel"]


def test_more_locations_do_not_win_by_themselves():
    state = table(
        won=["sinai", "jordan"], host=["jehoel", "sariel"], locations=["bethel", "zion"],
        other={"won": ["abyss"], "discard": ["samyaza", "astaroth"], "titles": ["gatekeeper", "warden"]},
    )  # fmt: skip
    state = play(state, "challenge zion", "pick jehoel", "pick sariel")
    state = play(state, "pick samyaza", "pick astaroth")
    ended = outcome(state)
    assert ended.scores == (6 + 1 + 1 + 5, 7 + 1 + 6 + 1 + 5 + 2 * 6), "the Abyss stands by whoever has fewer"
    assert ended.winners == (1,)


# Options


def test_four_cards_a_turn():
    state = play(table(seat=1, draws=4, other={"deck": ["erelin"] * 6}), "end")
    assert len(hand(state)) == 4


def test_five_locations():
    state = start(locations=5)
    assert len(state.locations) == 5
    assert len(state.location_deck) == 13


def test_the_set_up():
    state = start()
    assert len(state.store) == 5
    assert {card("lailah") <= number <= card("wheelwright") for number in state.store} == {True}
    assert len(state.holy) == 55
    assert len(state.infernal) == 48
    assert state.supply == 12
    assert len(state.locations) == 3
    assert len(state.location_deck) == 15
    for side in state.sides:
        assert sorted(keys(side.owned)) == ["erelin"] * 7 + ["nephilim"] * 3


def test_who_begins():
    assert start(first="1").seat == 0
    assert start(first="2").seat == 1
    assert {RULES.new_game({"first": "random"}, seed).seat for seed in range(20)} == {0, 1}
    with pytest.raises(OptionError, match="first"):
        start(mode="solo", first="2")
