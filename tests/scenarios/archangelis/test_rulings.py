"""The rulings HA1 to HA23 of the rules file, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.archangelis import RULES, cards
from game.archangelis.automaton import only_angels, only_demons
from game.archangelis.cards import HUMAN, KINDS, RELIC
from game.archangelis.state import CHOOSING_ARMIES, DEFEND
from game.core.names import NONE
from game.deckbuilding.rules import AUTOMATON, OVER, TURN
from tests.scenarios.archangelis.position import (
    automaton_turn,
    discard,
    events,
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
    why_not,
    word,
    zone,
)

PLACES = ["zion", "jordan", "tabor"]


@pytest.mark.parametrize("draws", [3, 4])
def test_HA1_the_hand_of_the_set_up_is_the_first_hand(draws):
    state = start(draw=draws)
    for seat in range(2):
        assert len(state.sides[seat].hand) == draws
        assert len(state.sides[seat].deck) == 10 - draws
    kept = hand(state, 1)
    state = play(state, "end")
    assert state.seat == 1
    assert hand(state, 1) == kept, "the other keeps it until the first turn, and draws nothing then"
    assert len(state.sides[0].hand) == 0
    state = play(state, "end")
    assert len(state.sides[0].hand) == draws


def test_HA2_nothing_is_bought_in_a_turn_with_a_challenge():
    state = table(host=["nephilim"], hand=["erelin", "cassiel"], word=8, locations=PLACES)
    assert moves(state, "buy")
    state = play(state, "challenge zion")
    assert state.seat == 1
    assert discard(state) == ["cassiel", "erelin"], "the hand that was set aside"


@pytest.mark.parametrize("first", ["host lailah", "spend erelin", "buy ophanim", "perform manna"])
def test_HA2_no_challenge_after_anything_else(first):
    state = table(host=["sariel", "remiel"], hand=["lailah", "erelin", "manna"], word=2, locations=PLACES)
    assert moves(state, "challenge") == {"challenge zion", "challenge jordan", "challenge tabor"}
    state = play(state, first)
    if state.gap != NONE:
        state = play(state, "refill holy")
    assert moves(state, "challenge") == set()


def test_HA3_a_card_is_played_or_spent_or_discarded():
    state = table(hand=["ophanim", "ophanim", "ophanim"])
    played = play(state, "host ophanim", "spend ophanim")
    assert host(played) == ["ophanim"]
    assert word(played) == 2
    assert hand(played) == ["ophanim"]
    ended = play(played, "end")
    assert host(ended) == ["ophanim"], "what was played is not spent"
    assert discard(ended) == ["ophanim", "ophanim"]


def test_HA3_a_card_in_play_gives_no_word():
    state = table(host=["jophiel", "psalmist"], hand=[])
    assert moves(state, "spend") == set()


def test_HA4_any_number_of_purchases_while_the_word_lasts():
    state = table(word=5, store=["lailah", "cassiel", "israfel", "haniel", "sariel"], holy=["nathanael", "pilgrim"])
    state = play(state, "buy cassiel", "refill holy")
    assert may(state, "buy nathanael"), "the new card can be bought in the same turn"
    state = play(state, "buy nathanael", "refill holy", "buy ophanim")
    assert word(state) == 0
    assert moves(state) == {"end"}
    assert discard(state) == ["cassiel", "nathanael", "ophanim"]


def test_HA4_what_was_bought_is_not_in_the_hand():
    state = play(table(word=2, store=["manna"], holy=[], infernal=[]), "buy manna")
    assert moves(state) == {"end"}


def test_HA4_after_a_purchase_cards_are_only_bought():
    """The book's phases: what is to be spent is set aside while cards are played, and buying comes after that."""
    state = table(word=2, hand=["jophiel", "jophiel", "manna"], host=["remiel"])
    assert moves(state, "spend") == {"spend jophiel", "spend manna"}
    state = play(state, "spend jophiel", "buy ophanim")
    assert moves(state, "spend") == moves(state, "perform") == moves(state, "host") == moves(state, "use") == set()
    assert may(state, "buy ophanim"), "2 Word are left"
    assert moves(play(state, "buy ophanim")) == {"end"}


def test_HA5_only_angels_and_demons_have_light():
    for kind in KINDS:
        assert bool(kind.light) <= (kind.type in (cards.ANGEL, cards.DEMON))
    alone = table(host=["psalmist", "sariel+lily-staff"])
    assert host_light(alone) == 7, "a human without a bonus adds nothing, a relic only its bonus"


def test_HA5_modifiers_come_from_relics_humans_titles_and_commanders():
    state = table(host=["sariel+star-crown", "prophetess"], titles=["captain"], commander="michael")
    assert host_light(state) == 5 + 3 + 3 + 2 + 1


def test_HA6_an_ignored_card_gives_neither_light_nor_bonus():
    state = table(host=["kerubiel", "jophiel"], titles=["captain"], locations=["gehenna", "jordan", "zion"])
    assert lights(state) == {"kerubiel": 5, "jophiel": 4}
    assert lights(state, "jordan") == {"kerubiel": 0, "jophiel": 3}, "Kerubiel is a Warrior: no Light for Cherubim"


def test_HA6_an_ignored_angel_may_be_removed_at_its_printed_light():
    state = table(
        host=["sariel+star-crown", "haniel"], other={"horde": ["orobas"]}, locations=["jordan"], commander="michael"
    )
    assert lights(state, "zion") == {"sariel": 6, "haniel": 3}
    state = play(state, "challenge jordan", "defend")
    assert moves(state, "remove") == {"remove sariel+star-crown", "remove haniel"}
    state = play(state, "remove sariel+star-crown", "done")
    assert host(state) == ["haniel"]
    assert discard(state) == ["sariel", "star-crown"]


def test_HA6_an_ignored_angel_of_more_printed_light_stays():
    state = table(host=["sariel", "ophanim"], other={"horde": ["agares"]}, locations=["jordan"])
    state = play(state, "challenge jordan", "defend")
    assert moves(state, "remove") == {"remove ophanim"}


def test_HA6_what_is_ignored_in_a_horde_gives_nothing():
    state = table(horde=["vassago", "eligos+black-crown", "tyrant"])
    assert horde_light(state) == 3 + (4 + 1 + 2 + 2) + 1
    assert horde_light(state, "zion") == 3 + (4 + 1 + 2) + 1, "without the relic"
    assert horde_light(state, "tabor") == 3 + (4 + 1 + 2), "without the human"
    assert horde_light(state, "jordan") == 3 + 1, "without the Duke, its bonus and its relic"
    assert horde_light(state, "sodom") == 4 + 2, "Vassago is a Prince, so Eligos stands alone"


def test_HA7_removing_costs_the_present_light():
    state = table(host=["sariel+star-crown", "haniel"], other={"horde": ["astaroth"]}, locations=["tabor", "zion"])
    assert moves(play(state, "challenge tabor", "defend"), "remove") == {"remove haniel"}, "Sariel has 8"
    at_zion = play(state, "challenge zion", "defend")
    assert "remove sariel+star-crown" in moves(at_zion), "the crown is ignored: 5"


def test_HA7_a_human_for_the_whole_host_protects_nobody():
    state = table(host=["ophanim", "prophetess"], other={"horde": ["vassago"]}, locations=["zion"])
    assert "remove ophanim" in moves(play(state, "challenge zion", "defend"))


def test_HA9_start_cards_are_angels():
    state = table(hand=["erelin", "nephilim"])
    assert moves(state) == {"end", "spend erelin", "host nephilim"}
    assert {KINDS[number].type for number in cards.pile(cards.START)} == {cards.ANGEL}


def test_HA9_start_cards_may_fight_in_the_final_battle():
    state = play(table(won=["sinai"], deck=["erelin", "nephilim", "nephilim"], turn=200), "end")
    assert moves(state) == {"pick erelin", "pick nephilim"}
    state = play(state, "pick nephilim", "pick nephilim")
    assert outcome(state).scores == (4, 0)


def test_HA9_an_early_host_may_be_of_nephilim():
    state = play(table(hand=["nephilim", "nephilim"], locations=["zion"]), "host nephilim", "host nephilim")
    assert host_light(state) == 4


def test_HA10_the_location_deck_is_shuffled():
    assert len({tuple(RULES.new_game({}, seed).location_deck) for seed in range(20)}) == 20


def test_HA10_an_empty_location_deck_refills_nothing():
    state = table(host=["jehoel", "sariel"], locations=["zion", "tabor"], location_deck=[])
    state = play(state, "challenge zion")
    assert zone(state, "won") == ["zion"]
    assert locations(state) == ["tabor"]


def test_HA10_a_game_without_open_locations_goes_on():
    state = table(host=["jehoel", "sariel"], locations=["zion"], location_deck=[])
    state = play(state, "challenge zion", "end")
    assert locations(state) == []
    assert state.phase == TURN


def test_HA11_the_other_deck_fills_the_store():
    state = table(word=8, store=["lailah", "cassiel"], holy=[], infernal=["orobas", "agares"])
    state = play(state, "buy lailah")
    assert state.gap == NONE, "there is nothing to choose"
    assert keys([state.store[0]]) == ["orobas"]
    infernal_gone = table(word=8, store=["lailah", "cassiel"], holy=["haniel"], infernal=[])
    assert keys([play(infernal_gone, "buy lailah").store[0]]) == ["haniel"]


def test_HA11_with_both_decks_empty_the_gap_stays():
    state = play(table(word=8, store=["lailah", "cassiel"], holy=[], infernal=[]), "buy lailah")
    assert state.store[0] == NONE
    assert state.gap == NONE
    assert moves(state, "buy") == {"buy cassiel", "buy ophanim"}


def test_HA11_the_last_cards_of_both_decks():
    state = table(word=8, store=["lailah", "cassiel", "nathanael"], holy=["haniel"], infernal=["orobas"])
    state = play(state, "buy lailah")
    assert moves(state) == {"refill holy", "refill infernal"}
    state = play(state, "refill infernal", "buy cassiel")
    assert keys(state.store[:3]) == ["orobas", "haniel", "nathanael"]
    state = play(state, "buy nathanael")
    assert state.store[2] == NONE


def test_HA12_rewards_beyond_the_cards_are_lost():
    state = play(table(won=["eden", "gehenna"], deck=["sariel"], turn=200), "end")
    assert moves(state) == {"pick sariel"}
    state = play(state, "pick sariel")
    assert state.phase == OVER
    assert zone(state, "army") == ["sariel"]


def test_HA12_without_locations_the_army_is_empty():
    state = play(table(deck=["sariel", "jehoel"], other={"deck": ["samyaza"]}, turn=200), "end")
    assert state.phase == OVER
    assert outcome(state).scores == (0, 0)
    assert outcome(state).ranking == ((0, 1),)


def test_HA12_a_bonus_for_the_army_needs_no_card_in_it():
    state = table(titles=["gatekeeper", "herald"], commander="metatron", other={"commander": "lucifer"}, turn=200)
    ended = outcome(play(state, "end"))
    assert ended.scores == (5 + 2, 0), "a Title, and Metatron for two; nothing for Messengers and demons not there"


def test_HA13_relics_and_humans_do_not_fight():
    state = table(
        won=["tabor"], host=["sariel+flaming-sword", "prophetess"], discard=["star-crown", "pilgrim"], turn=200
    )
    state = play(state, "end")
    assert host(state) == []
    assert moves(state) == {"pick sariel"}
    assert outcome(play(state, "pick sariel")).scores == (5, 0)
    assert {KINDS[number].type for number in state.sides[0].discard} >= {HUMAN, RELIC}


def test_HA13_titles_and_commanders_count():
    state = table(won=["sinai"], deck=["sariel"], titles=["captain"], commander="michael", turn=200)
    assert outcome(play(play(state, "end"), "pick sariel")).scores == (5 + 1 + 2, 0)


def test_HA14_two_players_take_turns():
    state = start()
    assert RULES.seats(state) == 2
    for turn in range(6):
        assert state.seat == turn % 2
        state = play(state, "end")


@pytest.mark.parametrize("left", [[], ["warlock"]], ids=["nobody", "a human alone"])
def test_HA15_without_a_demon_nobody_is_asked(left):
    state = table(host=["nephilim"], other={"horde": left}, locations=["zion"])
    state = play(state, "challenge zion")
    assert state.phase == TURN
    assert horde(state, 1) == left, "as if it had declined"


def test_HA15_with_a_demon_the_defender_is_asked():
    state = table(host=["nephilim"], other={"horde": ["vassago"]}, locations=["zion"])
    state = play(state, "challenge zion")
    assert state.phase == DEFEND
    assert RULES.to_act(state) == 1
    assert moves(state) == {"defend", "decline"}
    declined = play(state, "decline")
    assert horde(declined, 1) == ["vassago"]


def test_HA17_the_piles_of_the_solo_game_are_separate():
    state = automaton_turn(horde=["vassago", "agares", "shamsiel"], discard=["orobas"], infernal_discard=["legion"])
    state = play(state, "automaton")
    assert discard(state, 1) == ["agares", "orobas", "shamsiel", "vassago"]
    assert keys(state.infernal_discard) == ["legion"]


def test_HA17_only_the_infernal_discards_are_shuffled_again():
    state = automaton_turn(infernal=[], infernal_discard=["legion", "baraqiel"], discard=["orobas"])
    state = play(state, "automaton")
    turned = {*keys(state.infernal), *keys(state.infernal_discard), *horde(state, 1)}
    assert turned == {"legion", "baraqiel"}
    assert discard(state, 1) == ["orobas"]


def test_HA17_its_army_comes_from_its_own_discards_and_its_horde():
    state = automaton_turn(
        won=["gehenna", "sodom"], horde=["orobas+black-crown", "agares", "shamsiel"], discard=["astaroth"],
        infernal_discard=["samyaza"], demon_locations=["babylon"],
    )  # fmt: skip
    state = play(state, "automaton")
    assert state.phase == OVER
    assert sorted(zone(state, "army", 1)) == ["agares", "astaroth", "orobas"]
    assert outcome(state).scores == (0, 6 + 1 + 5 + 4 + 1)


def test_HA17_a_horde_in_play_joins_its_army():
    state = table(
        solo=True, won=["sinai", "eden"], host=["jehoel", "sariel"], locations=["zion"],
        other={"won": ["gehenna"], "discard": ["shamsiel"]},
    )  # fmt: skip
    state = play(state, "challenge zion")
    assert zone(state, "army", 1) == ["shamsiel"]
    unfought = table(solo=True, other={"won": ["abyss"], "horde": ["astaroth", "vassago"]}, turn=200)
    assert sorted(zone(play(unfought, "end"), "army", 1)) == ["astaroth", "vassago"]


def test_HA18_the_store_of_the_solo_game_is_holy():
    state = start(mode="solo")
    assert {KINDS[number].pile for number in state.store} == {cards.HOLY}
    state = table(solo=True, word=8, store=["lailah"], holy=["haniel"])
    state = play(state, "buy lailah")
    assert keys([state.store[0]]) == ["haniel"], "nobody is asked for the deck"
    empty = play(table(solo=True, word=8, store=["lailah"], holy=[]), "buy lailah")
    assert empty.store[0] == NONE, "the Infernal deck is not for the player"


def test_HA18_the_player_builds_no_horde():
    """No profane card can reach the player; should one ever, it is only spent."""
    state = table(solo=True, hand=["vassago", "erelin"])
    assert moves(state) == {"end", "spend vassago", "spend erelin"}
    assert why_not(state, "drag", "hand-0-vassago", "horde-0").section == "solo"


@pytest.mark.parametrize("rows", [3, 5])
def test_HA18_the_players_locations_reward_angels(rows):
    state = start(mode="solo", locations=rows)
    assert len(state.locations) == rows
    assert all(only_angels(place) for place in state.locations + state.location_deck)
    assert len(state.locations + state.location_deck) == 7
    assert len(state.demon_locations) == 6
    assert all(only_demons(place) for place in state.demon_locations)
    assert len(state.exiled) == 5
    assert not any(only_angels(place) or only_demons(place) for place in state.exiled)


def test_HA18_a_new_location_comes_from_the_same_deck():
    state = table(
        solo=True, host=["jehoel", "sariel"], locations=["zion", "tabor", "sinai"], location_deck=["eden"],
        demon_locations=["gehenna"],
    )  # fmt: skip
    state = play(state, "challenge zion")
    assert sorted(locations(state)) == ["eden", "sinai", "tabor"]
    assert keys(state.demon_locations) == ["gehenna"]


def test_HA19_a_location_for_each_full_horde():
    state = automaton_turn(horde=["vassago", "agares", "shamsiel"], won=["gehenna"])
    state = play(state, "automaton")
    assert len(zone(state, "won", 1)) == 2
    assert state.phase == TURN, "it needs three"
    third = automaton_turn(horde=["vassago", "agares", "shamsiel"], won=["gehenna", "sodom"])
    assert play(third, "automaton").phase in (CHOOSING_ARMIES, OVER)


def test_HA19_a_challenge_breaks_the_horde_up():
    state = table(solo=True, host=["nephilim"], other={"horde": ["vassago", "agares", "shamsiel"]}, locations=["zion"])
    state = play(state, "challenge zion")
    assert state.phase == AUTOMATON
    assert horde(state, 1) == []
    state = play(state, "automaton")
    assert zone(state, "won", 1) == []


def test_HA20_the_end_comes_with_the_third_location():
    state = table(won=["sinai", "eden"], host=["jehoel", "sariel"], hand=["erelin"], locations=["zion"])
    told = [event.kind for event in events(state, "challenge zion")]
    assert told.index("win") < told.index("end") < told.index("final")
    assert "turn" not in told


def test_HA21_any_number_of_titles():
    titles = ["gatekeeper", "captain", "herald", "warden", "scribe", "wheelwright"]
    state = play(table(hand=titles), *(f"title {title}" for title in titles))
    assert zone(state, "titles") == titles
    assert discard(state) == [], "no Title is among the discards"
    state = play(state, "end", "end")
    assert zone(state, "titles") == titles, "they have left the deck for good"
    assert not {*hand(state)} & {*titles}


def test_HA21_titles_are_kept_in_the_final_battle():
    state = play(table(titles=["captain"], won=["sinai"], deck=["sariel"], turn=200), "end")
    assert zone(state, "titles") == ["captain"]
    assert moves(state) == {"pick sariel"}


def test_HA22_the_discard_deck_is_the_discard_pile():
    """What is drawn anew is exactly what was discarded."""
    state = table(seat=1, other={"discard": ["sariel", "haniel", "cassiel"]})
    assert hand(play(state, "end")) == ["cassiel", "haniel", "sariel"]


def test_HA23_relics_stay_with_their_bearers_after_a_failed_challenge():
    state = table(host=["sariel+star-crown", "ophanim+lily-staff"], other={"horde": ["barbatos"]}, locations=["tabor"])
    state = play(state, "challenge tabor", "defend", "remove ophanim+lily-staff", "done")
    assert host(state) == ["sariel+star-crown"]
    assert discard(state) == ["lily-staff", "ophanim"]


def test_every_ruling_of_the_page_is_here():
    numbers = {int(name.split("_")[1][2:]) for name in globals() if name.startswith("test_HA")}
    assert numbers == {*range(1, 24)} - {8, 16}, "those were replaced"
