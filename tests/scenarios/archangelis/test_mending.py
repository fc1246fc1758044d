"""The book's rules of the turn, the challenge and the Final Battle that were mended, HB1 to HB7, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import json

import pytest

from game.archangelis import RULES
from game.archangelis.state import CHOOSING_ARMIES, REMOVE
from game.core import codec
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, OVER, TURN
from tests.scenarios.archangelis.position import (
    discard,
    events,
    hand,
    horde,
    horde_light,
    host,
    host_light,
    moves,
    outcome,
    play,
    printed,
    start,
    table,
    why_not,
    word,
    zone,
)


def opposed(place="zion", **position):
    """A Horde has stood up against a Host."""
    return play(table(locations=[place], **position), f"challenge {place}", "defend")


# HB1: one set of angels

CHERUBIM = {"host": ["kerubiel", "jophiel", "jophiel"], "other": {"horde": ["samyaza"], "titles": ["warden"]}}
"""Under Kerubiel 5, 4 and 4, against a Horde of 8."""


def test_HB1_prices_are_read_once_at_the_hordes_challenge():
    state = opposed(**CHERUBIM)
    assert state.force == 8
    state = play(state, "remove kerubiel")
    assert state.force == 3
    assert moves(state) == {"done"}, "a Jophiel still costs 4, though Kerubiel will lend nothing any more"
    state = play(state, "done")
    assert host(state) == ["jophiel", "jophiel"]


def test_HB1_the_same_set_costs_the_same_in_every_order():
    crowd = {"host": ["nuriel", "ophanim+lily-staff", "lailah"], "other": {"horde": ["samyaza", "seere"]}}
    first = opposed("tabor", **crowd)
    assert first.force == 10
    one = play(first, "remove ophanim+lily-staff", "remove nuriel")
    other = play(first, "remove nuriel", "remove ophanim+lily-staff")
    assert one.force == other.force == 10 - 5 - 5, "Nuriel's price has the relic's Light in it, whoever goes first"
    assert host(play(one, "done")) == host(play(other, "done")) == ["lailah"]


def test_HB1_nobody_leaves_before_the_set_is_complete():
    state = play(opposed(**CHERUBIM), "remove jophiel")
    assert state.phase == REMOVE
    assert host(state) == ["kerubiel", "jophiel", "jophiel"]
    assert discard(state) == []
    assert moves(state) == {"done", "remove jophiel"}, "4 Light are left: not for Kerubiel, but for the other Jophiel"
    state = play(state, "remove jophiel")
    assert moves(state) == {"done"}, "nobody is taken twice"
    assert host(play(state, "done")) == ["kerubiel"]


def test_HB1_the_empty_set_is_allowed():
    state = play(opposed(**CHERUBIM), "done")
    assert zone(state, "won") == ["zion"], "13 Light"
    assert horde(state, 1) == [], "the Horde has challenged all the same"


@pytest.mark.parametrize(
    ("angels", "place", "commander", "price"),
    [
        (["sariel+star-crown", "haniel"], "tabor", "michael", 5 + 3 + 1),
        (["sariel+star-crown", "haniel"], "zion", "michael", 5 + 1),
        (["sariel+star-crown", "haniel"], "jordan", "michael", 5),
        (["sariel", "seraphiel"], "zion", "", 5 + 1),
        (["sariel", "prophetess"], "zion", "sandalphon", 5),
    ],
    ids=["relic and Commander", "relic ignored", "ignored: printed", "lent", "lump bonuses belong to none"],
)
def test_HB1_an_angels_price_is_its_light_there(angels, place, commander, price):
    state = opposed(place, host=angels, commander=commander, other={"horde": ["samyaza", "kokabiel", "eligos"]})
    had = state.force
    (named,) = [text for text in moves(state, "remove") if "sariel" in text]
    assert had - play(state, named).force == price


def test_HB1_a_shielded_angel_is_never_chosen():
    state = opposed("tabor", host=["hamaliel", "haniel+dawn-shield", "jophiel"], other={"horde": ["samyaza"]})
    assert moves(state, "remove") == {"remove jophiel"}
    state = play(state, "remove jophiel")
    assert moves(state) == {"done"}
    assert "protected" in why_not(state, "click", "host-0-hamaliel").text


def test_HB1_what_is_left_is_counted_anew():
    state = opposed(host=["seraphiel", "sariel", "lailah"], other={"horde": ["astaroth"]})
    assert host_light(state, "zion") == 7 + 6 + 3
    state = play(state, "remove sariel", "done")
    assert zone(state, "won") == ["zion"], "7 + 3: Seraphiel lends itself Light, and nobody else is there to get any"


def test_HB1_a_set_half_chosen_can_be_saved_and_seen_by_all():
    state = play(opposed(**CHERUBIM), "remove jophiel")
    stored = json.loads(json.dumps(codec.encode(state)))
    assert codec.decode("archangelis", stored) == state
    for seat in (0, 1, None):
        marks = {thing.id: thing.marks for thing in RULES.table(RULES.view(state, seat)) if thing.place == "host-0"}
        assert "removed" in marks["host-0-jophiel"]
        assert "removed" not in marks["host-0-jophiel~2"]
        assert "removed" not in marks["host-0-kerubiel"]


def test_HB1_the_counter_shows_what_the_host_would_have_left():
    state = opposed(**CHERUBIM)
    (shown,) = [thing.number for thing in RULES.table(RULES.view(state, 1)) if thing.id == "light-host-0"]
    assert shown == 13
    state = play(state, "remove kerubiel")
    (shown,) = [thing.number for thing in RULES.table(RULES.view(state, 1)) if thing.id == "light-host-0"]
    assert shown == 6
    marks = [thing.marks for thing in RULES.table(RULES.view(state, 1)) if thing.id == "host-0-jophiel"]
    assert "light-4" in marks[0], "the price on the card stays"


def test_HB1_an_ignored_angel_shows_what_it_costs_while_the_horde_chooses():
    state = table(locations=["jordan"], host=["sariel", "haniel", "hamaliel"], other={"horde": ["orobas"]})

    def shown(state):
        things = RULES.table(RULES.view(state, 1), "location-jordan")
        return {thing.face: thing.marks for thing in things if thing.place == "host-0"}

    assert {"ignored", "light-0"} <= {*shown(state)["sariel"]}, "what counts there"
    state = play(state, "challenge jordan", "defend")
    assert {"ignored", "light-5"} <= {*shown(state)["sariel"]}, "what it costs"
    assert "light-3" in shown(state)["haniel"]
    assert {"shielded", "light-4"} <= {*shown(state)["hamaliel"]}, "it has no price, but Light"
    assert state.force - play(state, "remove sariel").force == 5


def test_HB1_the_question_says_how_much_light_is_left():
    state = opposed(**CHERUBIM)
    assert "8 Light" in RULES.prompt(RULES.view(state, 1))
    state = play(state, "remove kerubiel")
    assert "3 Light" in RULES.prompt(RULES.view(state, 1))
    (done,) = [move for move in RULES.legal_moves(state) if move.kind == "done"]
    assert "Kerubiel" in RULES.say_move(RULES.view(state, 1), done)


def test_HB1_a_relic_goes_with_its_bearer():
    state = opposed("tabor", host=["sariel+star-crown", "lailah"], other={"horde": ["samyaza", "shamsiel"]})
    state = play(state, "remove sariel+star-crown", "done")
    assert discard(state) == ["sariel", "star-crown"]


# HB2: nobody counts, nothing is lent


def test_HB2_a_host_of_ignored_angels_has_no_light():
    state = table(host=["sariel+star-crown", "prophetess"], titles=["captain"], commander="sandalphon")
    assert host_light(state, "zion") == 5 + 3 + 2 + 1
    assert host_light(state, "bethel") == 0, "Sariel is a Seraph: nobody is there to lend Light to"


def test_HB2_a_horde_of_ignored_demons_has_no_light():
    state = table(horde=["orobas", "vassago+black-crown", "cultist"], commander="samael", titles=["warden"])
    assert horde_light(state, "sodom") == 0
    assert horde_light(state, "eden") == 3 + 3 + 1 + 2 + 1, "Vassago still counts there"


def test_HB2_a_host_whose_counting_angels_were_all_removed_has_none():
    state = opposed(
        "jordan",
        host=["sariel", "haniel", "prophetess"],
        titles=["captain"],
        commander="sandalphon",
        other={"horde": ["vassago"]},
    )
    told = events(play(state, "remove haniel"), "done")
    (resolved,) = [event for event in told if event.kind == "resolve"]
    assert resolved.n == 0, "Sariel is left, a Warrior: ignored at the River Jordan"


def test_HB2_nobody_at_all():
    state = table(host=["prophetess"], titles=["captain"], horde=["warlock"], commander="samael")
    assert host_light(state) == horde_light(state) == 0


def test_HB2_in_the_final_battle_titles_may_still_fight_alone():
    state = table(titles=["gatekeeper"], turn=200)
    assert outcome(play(state, "end")).scores == (5, 0)


# HB3: the automaton's removals


def against(place, host_, horde_, **player):
    """What the automaton leaves of a Host."""
    state = table(solo=True, host=host_, other={"horde": horde_}, locations=[place], **player)
    return play(state, f"challenge {place}")


def test_HB3_the_brightest_that_fits_again_and_again():
    state = against("zion", ["sariel", "jophiel", "jophiel"], ["vassago", "shamsiel"])
    assert host(state) == ["jophiel", "jophiel"], "5 of 6, though 3 + 3 would be more"
    state = against("zion", ["selaphiel", "haniel", "ophanim", "nephilim"], ["vassago", "agares"])
    assert host(state) == ["ophanim", "nephilim"], "of 7 Light Selaphiel takes 4 and Haniel 3"


def test_HB3_never_an_ignored_angel():
    state = against("jordan", ["sariel", "haniel"], ["orobas"])
    assert host(state) == ["sariel"], "Sariel would cost 5, but counts for nothing there"


def test_HB3_never_a_shielded_one():
    state = against("zion", ["hamaliel", "lailah"], ["agares"])
    assert host(state) == ["hamaliel"]


def test_HB3_at_the_prices_of_the_challenge():
    state = against("zion", ["kerubiel", "jophiel", "jophiel"], ["sitri", "agares"])
    assert host(state) == ["jophiel", "jophiel"], "8 - 5 = 3 Light are left, and a Jophiel cost 4"


def test_HB3_of_equals_the_one_whose_loss_hurts_most():
    assert printed("kerubiel") + 1 == printed("sariel")
    state = against("zion", ["sariel", "kerubiel", "jophiel"], ["orobas"])
    assert host(state) == ["sariel", "jophiel"], "without Kerubiel 5 + 3 are left, without Sariel 5 + 4"


def test_HB3_of_equals_the_one_with_a_relic():
    state = against("zion", ["cassiel", "cassiel+star-crown", "sariel"], ["shamsiel"])
    assert host(state) == ["cassiel", "sariel"], "the crown is ignored there, but gone all the same"


# HB4: Commanders first


@pytest.mark.parametrize("mode", ["two", "solo"])
def test_HB4_nothing_is_dealt_before_the_commanders_are_chosen(mode):
    state = start(mode=mode, commanders="choose")
    assert state.phase == APPOINT
    assert state.store == [NONE] * 5
    assert state.locations == []
    for side in state.sides:
        assert side.hand == []
    state = play(state, "appoint gabriel")
    if mode == "two":
        assert state.store == [NONE] * 5, "the other chooses as blindly"
        state = play(state, "appoint uriel")
    assert state.phase == TURN
    assert NONE not in state.store
    assert len(state.locations) == 3
    assert len(hand(state)) == 3
    assert len(hand(state, 1)) == (3 if mode == "two" else 0)


def test_HB4_no_view_tells_what_will_be_dealt():
    state = start(commanders="choose")
    for seat in (0, 1, None):
        view = RULES.view(state, seat)
        for deck in (view.holy, view.infernal, view.location_deck, *(side.deck for side in view.sides)):
            assert {*deck} == {HIDDEN}
        world = RULES.determinise(view, 3)
        assert RULES.why_impossible(world) is None
        assert RULES.view(world, seat) == view


def test_HB4_after_the_choice_the_deal_is_by_lot():
    stores = set()
    for seed in range(8):
        state = RULES.new_game({"commanders": "choose", "first": "1"}, seed)
        state = play(state, "appoint gabriel", "appoint uriel")
        stores.add(tuple(state.store))
    assert len(stores) == 8


# HB5: the ladder is a condition, not a limit


@pytest.mark.parametrize(
    ("standing", "may_join"),
    [
        (["vassago"], {"agares"}),
        (["vassago", "barbatos"], {"agares", "kokabiel"}),
        (["vassago", "barbatos", "shamsiel"], {"agares", "kokabiel"}),
        (["barbatos"], {"kokabiel"}),
        (["barbatos", "shamsiel"], {"kokabiel"}),
        (["shamsiel"], set()),
        (["legion"], set()),
    ],
    ids=["Prince", "Prince, Duke", "all three", "Duke", "Duke, Chief", "Chief", "no rank"],
)
def test_HB5_any_number_of_dukes_under_a_prince_and_of_chiefs_under_a_duke(standing, may_join):
    state = table(hand=["orobas", "agares", "kokabiel", "lilith"], horde=standing)
    assert moves(state, "horde") == {f"horde {demon}" for demon in may_join}


def test_HB5_a_card_may_say_otherwise():
    state = table(horde=["vassago"], hand=["possession", "orobas", "lilith"])
    assert moves(state, "horde") == set(), "no second Prince, no demon without rank"
    state = play(state, "perform possession", "summon orobas from hand")
    assert horde(state) == ["vassago", "orobas"]


def test_HB5_samael_needs_no_duke_for_any_of_his_chiefs():
    state = table(horde=["vassago", "shamsiel"], hand=["kokabiel", "agares"], commander="samael")
    assert moves(state, "horde") == {"horde kokabiel", "horde agares"}


def test_HB5_in_the_solo_game_one_of_each_rank():
    state = table(solo=True, seat=1, infernal=["agares"], horde=["vassago", "barbatos"])
    state.phase = 3
    assert horde(play(state, "automaton"), 1) == ["vassago", "barbatos"]


# HB6: what excludes a challenge


@pytest.mark.parametrize("first", ["host lailah", "spend erelin", "perform manna", "buy ophanim"])
def test_HB6_a_card_played_or_spent_and_a_purchase_exclude_a_challenge(first):
    state = table(host=["sariel", "remiel"], hand=["lailah", "erelin", "manna"], word=2, locations=["zion"])
    assert moves(state, "challenge") == {"challenge zion"}
    assert moves(play(state, first), "challenge") == set()


def test_HB6_an_ability_of_a_card_in_play_does_not():
    state = table(host=["sariel", "jehoel", "remiel"], deck=["erelin"] * 3, locations=["zion"])
    state = play(state, "use remiel")
    assert hand(state) == ["erelin", "erelin"]
    state = play(state, "challenge zion")
    assert zone(state, "won") == ["zion"], "5 + 7 without Remiel"
    assert "erelin" in discard(state), "the hand was set aside"


def test_HB6_a_demon_may_clear_the_way_first():
    state = table(
        host=["sariel", "haniel", "cassiel"],
        horde=["armaros"],
        locations=["zion"],
        other={"host": ["jophiel+star-crown"]},
    )
    state = play(state, "use armaros", "disarm jophiel+star-crown", "challenge zion")
    assert zone(state, "won") == ["zion"]


def test_HB6_word_from_an_ability_is_lost_in_a_challenge():
    state = play(table(host=["sariel", "jehoel", "stylite"], locations=["zion"]), "use stylite")
    assert word(state) == 4
    assert word(play(state, "challenge zion")) == 0


# HB7: any angels and demons in the Final Battle


def test_HB7_angels_without_light_may_join():
    state = play(table(won=["sinai"], deck=["erelin", "nephilim", "manna"], turn=200), "end")
    assert state.phase == CHOOSING_ARMIES
    assert moves(state) == {"pick erelin", "pick nephilim"}
    state = play(state, "pick erelin", "pick nephilim")
    assert state.phase == OVER
    assert outcome(state).scores == (2, 0)


def test_HB7_their_word_breaks_ties():
    state = table(won=["sinai"], deck=["erelin", "jophiel"], turn=200, other={"won": ["eden"], "deck": ["jophiel"]})
    state = play(state, "end", "pick erelin", "pick jophiel", "pick jophiel")
    assert outcome(state).scores == (3, 3)
    assert outcome(state).winners == (0,)
    assert "Word" in outcome(state).reason


def test_HB7_neither_humans_nor_relics_nor_miracles():
    state = play(table(won=["sinai"], deck=["erelin", "pilgrim", "star-crown", "manna"], turn=200), "end")
    assert moves(state) == {"pick erelin"}
    for name in ("pilgrim", "star-crown", "manna"):
        assert "Only angels and demons" in why_not(state, "drag", f"discard-0-{name}", "army-0").text


def test_HB7_into_the_host_go_only_angels_with_light():
    assert moves(table(hand=["erelin"])) == {"end", "spend erelin"}
