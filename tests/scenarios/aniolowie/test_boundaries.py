"""What follows from the rules of Aniołowie at their edges, and where two of them meet."""

from game.aniolowie import cards, rules
from game.aniolowie.hierarchy import POWER
from game.aniolowie.state import ACTION, BATTLE, HUMANS, PLAN
from tests.scenarios.aniolowie.position import Table, card, on

WAITING = {"hand": ["rakuel"]}
"""An angel in hand keeps its player from being passed over when the next turn begins."""


# What follows from the rules


def test_a_blocked_angel_is_neither_target_nor_defender_nor_actor():
    table = Table(
        {"land": ["muriel blocked", "rakuel"], "hand": ["jawna-laska"]}, {"land": ["uwal blocked"], "people": ["matka"]}
    )
    options = table.options()
    assert not any("muriel" in option or "land-0-0" in option or "land-1-0" in option for option in options)
    assert "take rakuel people-1-0" in options


def test_at_level_nought_an_angel_leaves_at_once():
    table = Table({"support": ["uriel", "nameless"]}, {"support": ["ejszet used"]})
    table.play("0 use uriel ejszet").pass_all()
    assert table.pile("discard", 1) == ["ejszet"]


def test_at_level_nought_a_human_dies_and_a_token_is_no_more():
    table = Table(
        {"people": ["matka", "human-token level+1"]}, {"hand": ["zaraza"], "support": ["asmodeusz", "uwal"]}, seat=1
    )
    table.play("1 play zaraza matka").pass_all()
    assert table.common("grave") == ["matka"]
    table = Table({"people": ["matka", "human-token level+1"]}, {"hand": ["zaraza"], "support": ["uwal"]}, seat=1)
    table.play("1 play zaraza human-token").pass_all()
    assert (table.people(0), table.common("grave")) == (["matka"], [])


def test_one_angel_a_turn_in_support_and_on_the_land_three_in_the_fight():
    table = Table({"hand": ["muriel", "rakuel", "rehael", "uriel", "teliel", "enael", "nilajha"]}, {}, phase=PLAN)
    table.play("0 place muriel support", "0 place rakuel land")
    assert table.refused("place rehael support").section == "rows"
    assert table.refused("place rehael land").section == "rows"
    table.play("0 place rehael fight", "0 place uriel fight", "0 place teliel fight")
    assert not table.can("place enael fight")


def test_which_row_attacks_which():
    rows = {"support": ["muriel"], "land": ["rakuel"], "fight": ["rehael"]}
    table = Table(rows, {"support": ["uwal"], "land": ["gaap"], "fight": ["bylet"]})
    attacks = [option for option in table.options() if option.startswith("attack")]
    assert attacks == ["attack muriel land-1-0", "attack muriel support-1-0", "attack rakuel land-1-0"]


def test_only_the_land_takes_people():
    table = Table({"support": ["muriel"], "land": ["rakuel"]}, {"people": ["matka", "wierny"]})
    assert [option for option in table.options() if option.startswith("take")] == [
        "take rakuel people-1-0",
        "take rakuel people-1-1",
    ]
    table.play("0 take rakuel matka").pass_all()
    assert table.status("rakuel") == "used"
    assert not table.can("take rakuel")


def test_a_sacrifice_needs_an_angel_that_is_ready():
    table = Table({"support": ["nameless used"]}, {"support": ["uwal"]})
    assert not table.can("use nameless nameless 1")
    assert table.can("use nameless nameless 2")


# Where rules meet


def test_a_guard_who_comes_in_answer_saves_the_people():
    table = Table({"land": ["muriel"]}, {"support": ["uwal"], "people": ["matka"], "hand": ["przeszeregowanie"]})
    table.play("0 take muriel matka", "1 play przeszeregowanie uwal").pass_all().play("1 shift uwal land")
    assert table.people(1) == ["matka"]
    assert table.status("muriel") == "used"


def test_a_shield_keeps_abilities_off_and_not_interventions():
    table = Table({"support": ["nameless"], "land": ["muriel"]}, {"hand": ["gniew"], "support": ["marocjasz"]}, seat=1)
    table.play("1 play gniew muriel", "0 use nameless muriel 2").pass_all()
    assert table.level("muriel") == 3
    table.play("1 use marocjasz nameless", "0 use nameless nameless 2").pass_all()
    assert table.level("nameless") == 1, "two tolls, and nothing from Marocjasz"


def test_a_shield_lets_the_own_abilities_through():
    table = Table({"support": ["nameless", "muriel"]}, {"support": ["marocjasz"]})
    table.play("0 use muriel muriel", "1 use marocjasz muriel", "0 use nameless muriel 2").pass_all()
    assert table.level("muriel") == 10


def test_a_duel_ends_when_a_duellist_leaves():
    table = Table({"support": ["muriel"]}, {"support": ["agrat"], "hand": ["przeszeregowanie"]})
    table.play("0 attack muriel agrat", "1 play przeszeregowanie agrat").pass_all().play("1 shift agrat land")
    assert table.told("duel") == []
    assert (table.status("muriel"), table.where("agrat")) == ("used", "land-1")


def test_a_blocked_attacker_duels_with_nobody():
    table = Table({"support": ["muriel", "rakuel"]}, {"support": ["agrat"], "hand": ["tajemnica"]})
    table.play("0 attack muriel agrat", "1 play tajemnica muriel").pass_all()
    assert table.told("duel") == []
    assert table.where("agrat") == "support-1"


def test_who_becomes_ready_amid_the_fight_still_fights():
    table = Table({}, {"fight": ["verrier up", "uwal up"]}, phase=BATTLE, seat=1, stake=["matka"])
    table.play("1 use verrier").pass_all()
    assert (table.status("verrier"), table.total(1)) == ("ready up", 11)
    table.play("1 done", "1 claim verrier")
    assert table.people(1) == ["matka"]


def test_the_wanderer_walks_once_a_turn():
    table = Table({"people": ["wloczykij"]}, {"support": ["uwal"], "hand": ["gaap"]}, phase=HUMANS)
    table.play("0 resolve wloczykij").pass_all()
    assert table.people(1) == ["wloczykij"]
    assert not table.can("resolve wloczykij")
    on(table, ACTION)
    assert table.people(1) == ["wloczykij"]


def test_debauchery_keeps_the_wanderer():
    table = Table({"people": ["wloczykij"], "hand": ["rozpusta"], "land": ["uwal"]}, {}, phase=HUMANS)
    table.play("0 play rozpusta wloczykij")
    assert not table.can("resolve wloczykij")
    table.play("0 done")
    assert table.people(0) == ["wloczykij"]


def test_a_redirected_intervention_hits_the_new_target():
    table = Table({"hand": ["gniew"], "land": ["uwal"]}, {"land": ["muriel", "rakuel"], "hand": ["zmiana-rol"]})
    table.play("0 play gniew muriel", "1 play zmiana-rol rakuel").pass_all()
    assert (table.level("muriel"), table.level("rakuel")) == (7, 1)


def test_whoever_withers_people_does_so_only_open_and_for_others():
    open_ = Table({"fight": ["uriel up", "muriel up"]}, {"fight": ["ejszet up"]}, phase=BATTLE, stake=["wierny"])
    open_.play("0 done", "0 claim muriel")
    assert open_.people(0) == ["wierny"]
    assert open_.level("wierny") in (1, 3)
    own = Table({}, {"fight": ["ejszet up", "uwal up"]}, phase=BATTLE, seat=1, stake=["matka"])
    own.play("1 done", "1 claim ejszet")
    assert own.people(1) == ["matka"]


def test_a_fight_is_revealed_in_the_order_of_the_players():
    table = Table({"fight": ["teliel"], "support": ["muriel"]}, {"fight": ["teliel", "rakuel"]}, first=1)
    on(table, BATTLE)
    assert (table.total(1), table.total(0)) == (11, 0)
    assert rules.RULES.first_seat(table.state) == 1


def test_two_steps_up_change_what_a_ring_means():
    table = Table({"land": ["muriel used"], "support": ["nameless"]}, {"support": ["marocjasz"]}, seat=1)
    table.play("1 use marocjasz muriel", "0 use nameless muriel 1").pass_all()
    assert (table.level("muriel"), table.ring("muriel")) == (9, 1), "no longer of the second ring"
    assert cards.LEVEL[card("muriel")] == POWER


def test_whose_level_is_gone_leaves_before_anything_else_is_resolved():
    tomek = {"faction": 1, "land": ["obizut used"], "people": ["kaplanka"], "hand": ["pycha", "cena"]}
    table = Table(tomek, {"faction": 1, "support": ["oliwier"], "hand": ["rozpusta", "gniew"]}, seat=1, always=True)
    table.play("1 use oliwier", "0 pass", "1 play rozpusta kaplanka", "0 pass", "1 play gniew obizut").pass_all()
    assert table.asked() == 0, "what Oliwier makes them discard"
    assert table.row("land-0") == []
    assert table.pile("discard", 0) == ["obizut"]
