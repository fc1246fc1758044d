"""What a second reading of the book found after the mending: small rules where two entries meet."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import json
from pathlib import Path

from game.aniolowie import RULES
from game.aniolowie.cards import IS_ANGEL, one_colour
from game.aniolowie.stage import Stage
from game.aniolowie.state import ACTION, BATTLE, CLAIM, ENDING, HUMANS, NOBODY, PLAN
from game.core import codec
from game.core.contract import redact
from tests.scenarios.aniolowie.position import Table, card, on

SPARE = "natchnienie"
NAMES = ("Anna", "Ben", "Cleo")
OLD_RULES = Path(__file__).parents[2] / "saves" / "old_rules"


def test_AB17_a_stray_of_the_other_faction_never_comes_to_the_hand():
    """L65, L555: who can't use a card does not get it back from the pile either."""
    state = Table({"faction": 1, "hand": ["pamiec", "wezwanie"], "discard": ["uwal"]}, {"faction": 0}).state
    state.sides[0].discard.append(card("rakuel"))
    assert Stage(state).discarded_angels(0) == ["discard-0-uwal"]
    Stage(state).regain(0, card("rakuel"))
    assert card("rakuel") not in state.sides[0].hand


def test_AB9_a_summoner_does_not_bring_its_own_twin_in_sideways():
    """L262: the twin that speaks lies open itself."""
    table = Table(
        {"faction": 1, "fight": ["ardat up ready"], "deck": ["ardat"]}, {"fight": ["muriel up"]}, phase=BATTLE
    )
    table.play("0 use ardat").pass_all()
    assert table.can("summon ardat")
    assert not table.can("summon ardat turned")


def test_AB3_a_ready_angel_that_leaves_the_fight_is_covered_again():
    """L236: ready is face down; but all have seen it."""
    first = {"fight": ["teliel up ready"], "support": ["menadel"], "hand": [SPARE]}
    table = Table(first, {"support": ["uwal"]}, phase=BATTLE).play("0 use menadel teliel").pass_all()
    table.play("0 shift teliel land")
    assert table.status("teliel") == "ready"
    assert table.knows(1, "teliel")


def test_AB12_what_one_seat_has_met_does_not_tell_what_another_met():
    def seen_by_third(target):
        second = {"faction": 1, "support": ["lucyfer", "lewiatan"]}
        table = Table({"support": ["muriel"]}, second, {"faction": 0})
        Stage(table.state).meet(2, 1, card("lucyfer"))
        table.play(f"0 attack muriel {target}").pass_all()
        return codec.encode(RULES.view(table.state, 2).sides[1].met)

    assert seen_by_third("lucyfer") == seen_by_third("lewiatan")


def test_AB4_only_an_angel_on_the_land_takes_people():
    """L103, L373: who has gone to support meanwhile takes nobody."""
    first = {"land": ["muriel"], "hand": ["przeszeregowanie"]}
    table = Table(first, {"faction": 1, "people": ["zbojca"]}, always=True)
    table.play("0 take muriel zbojca", "1 pass", "0 play przeszeregowanie muriel", "1 pass", "0 pass")
    table.play("0 shift muriel support")
    assert (table.people(0), table.people(1)) == ([], ["zbojca"])


def test_AB21_an_answer_is_a_play():
    """Who could answer could do something: the ending is not offered."""
    second = {"faction": 0, "hand": ["sprzeciw"], "only": True}
    first = {"faction": 1, "people": ["zbojca"], "only": True}
    table = Table(first, second, phase=HUMANS, stake=["matka"])
    table.play("0 resolve zbojca")
    assert table.state.able
    table.play("1 play sprzeciw zbojca").pass_all()
    assert table.state.phase != ENDING


def test_AB21_to_plan_a_kept_twin_sideways_is_a_play():
    first = {"faction": 0, "fight": ["cidkiel"], "only": True}
    second = {"faction": 0, "support": ["cidkiel used"], "only": True}
    table = Table(first, second, phase=PLAN, stake=["matka"])
    table.state.able = False
    table.play("0 turn fight-0-0")
    assert table.state.acted
    table.play("0 done", "1 done")
    assert table.state.phase != ENDING


def test_support_is_added_in_the_fight_and_not_before():
    """L497: it is added when the fighters are revealed. So a giant made of a planned fighter has no part in it, and a
    blow before the fight meets the bare level."""
    table = Table({"people": ["kusicielka"], "fight": ["wariel turned"], "hand": [SPARE]}, {}, phase=HUMANS)
    assert table.level("wariel") == 7
    table.play("0 resolve kusicielka wariel").pass_all()
    assert table.state.giants[0].level == 14
    weak = Table({"hand": ["gniew", SPARE]}, {"faction": 0, "fight": ["damabiasz turned"]}, phase=ACTION)
    weak.play("0 play gniew damabiasz").pass_all()
    assert weak.pile("discard", 1) == ["damabiasz"]
    assert on(Table({"fight": ["wariel turned"], "hand": [SPARE]}, {}), BATTLE).level("wariel") == 13


def test_AB1_a_fighter_who_stays_covered_is_imagined_as_a_twin():
    """Nothing but an open twin keeps a fighter covered once the fight has begun."""
    second = {"faction": 0, "fight": ["cidkiel", "wariel"], "hand": ["rakuel"]}
    table = on(Table({"support": ["cidkiel used"], "hand": [SPARE]}, second, stake=["matka"]), BATTLE)
    view = RULES.view(table.state, 0)
    slot = table.slot("fight-1-0")
    assert {RULES.determinise(view, seed).kind[slot] for seed in range(40)} == {card("cidkiel")}


def test_AB1_four_in_a_row_are_imagined_of_one_colour():
    second = {"faction": 0, "support": ["rakuel", "derdekea", "rehael", "cidkiel"]}
    table = Table({"hand": [SPARE]}, second)
    view, same = RULES.view(table.state, 0), 0
    for seed in range(40):
        world = RULES.determinise(view, seed)
        row = [world.kind[table.slot(f"support-1-{k}")] for k in range(4)]
        assert all(IS_ANGEL[each] for each in row)
        same += not RULES.why_impossible(world) and one_colour(row)
    assert same > 30


def test_a_shield_keeps_off_what_its_text_names():
    """Every enemy's ability, also a human's; own abilities and interventions pass."""
    first = {"faction": 1, "people": ["szalenica"]}
    second = {"faction": 0, "land": ["muriel", "nameless"]}
    table = Table(first, second, phase=HUMANS).play("0 resolve szalenica", "1 use nameless muriel 2").pass_all()
    assert table.level("muriel") == 7
    assert "enemy" in RULES.cards()["zaslona"].text()


def test_AB7_the_source_of_a_giant_leaves_the_game_wherever_it_went():
    """L579: fetched back in answer, it is gone all the same when the giant appears."""
    first = {"people": ["kusicielka"], "land": ["uriel"]}
    table = Table(first, {"hand": ["wezwanie"]}, phase=HUMANS)
    table.play("0 resolve kusicielka uriel", "1 play wezwanie uriel").pass_all()
    assert table.state.giants[0].level == 20
    assert table.pile("gone", 0) == ["uriel"]
    assert "uriel" not in table.pile("hand", 0)


def said(table, seat=0):
    return [RULES.say_event(redact(event, seat), NAMES) for event in table.events]


def test_AB20_what_withers_is_told():
    table = Table(
        {"fight": ["uriel up"], "hand": [SPARE]}, {"fight": ["ejszet up"]}, phase=BATTLE, seat=1, stake=["rycerz"]
    )
    table.play("1 done") if table.state.phase == BATTLE and table.asked() == 1 else None
    on(table, CLAIM).play("0 claim uriel").pass_all()
    assert any("Rycerz" in line and "−2" in line and "Ejszet" in line for line in said(table))


def test_AB20_the_source_of_a_giant_is_named_in_log_and_prompt():
    table = Table({"faction": 1, "people": ["kusicielka"], "land": ["uwal used"]}, {"hand": ["wezwanie"]}, phase=HUMANS)
    table.play("0 resolve kusicielka uwal")
    assert any("Kusicielka" in line and "Uwal" in line for line in said(table, 1))
    assert "Uwal" in RULES.prompt(RULES.view(table.state, 1), NAMES)


def test_AB20_who_knows_a_card_hears_its_name_when_it_goes():
    first = {"faction": 0, "hand": ["niewola"]}
    table = Table(first, {"faction": 0, "land": ["muriel"]}).play("0 play niewola muriel").pass_all()
    assert any("Muriel" in line and "goes over" in line for line in said(table, 1)), "its player knows it"


def test_AB20_nothing_is_told_that_did_not_happen():
    table = Table({"support": ["rafael", "muriel"]}, {}).play("0 use rafael muriel").pass_all()
    assert table.told("unmark") == []


def test_AB20_a_fighter_placed_sideways_is_told_so_to_all():
    table = Table({"hand": ["wariel"]}, {}, phase=PLAN).play("0 place wariel fight turned")
    assert any("support" in line and "Wariel" not in line for line in said(table, 1))


def test_AB1_an_old_game_in_the_choice_of_people_gives_sound_worlds():
    old = json.loads((OLD_RULES / "aniolowie_1_choose.json").read_bytes())
    state = codec.decode("aniolowie", RULES.upgrade(old["state"], 1))
    for seat in range(len(state.sides)):
        for seed in range(20):
            assert RULES.why_impossible(RULES.determinise(RULES.view(state, seat), seed)) is None


def test_a_redirected_intervention_may_strike_its_own_player():
    """L343: whatever the card says of enemies, the new target may be any that fits."""
    table = Table({"hand": ["gniew"], "support": ["uwal"]}, {"land": ["muriel"], "hand": ["zmiana-rol"]})
    table.play("0 play gniew muriel", "1 play zmiana-rol uwal").pass_all()
    assert (table.level("muriel"), table.level("uwal")) == (7, 3)


def test_AB15_the_fight_is_called_by_no_players_name():
    seats = {"fight": ["rakuel up"]}, {"fight": ["uwal up"]}, {"fight": ["gaap up"]}
    table = Table(*seats, phase=BATTLE)
    view = RULES.view(table.state, 0)
    texts = {RULES.say_move(view, move, NAMES) for move in RULES.legal_moves(view) if move.kind == "use"}
    assert len(texts) == 1
    assert not any(name in text for text in texts for name in NAMES)


def test_AB4_who_came_in_when_the_fight_was_decided_takes_no_stake():
    """L505: it took no part in the fight."""
    winner = {"fight": ["uriel up"], "land": ["muriel"], "hand": ["przeszeregowanie"]}
    table = Table(winner, {"support": ["astarot"]}, phase=BATTLE, stake=["matka"], always=True)
    table.play("0 done") if table.state.phase == BATTLE else None
    while table.state.phase == BATTLE:
        table.play("done")
    table.play("0 claim uriel", "1 use astarot uriel", "0 play przeszeregowanie muriel", "1 pass", "0 pass")
    table.play("0 shift muriel fight")
    assert (table.people(0), table.state.turn) == ([], 4)


def test_AA12_a_stake_that_refuses_altogether_was_not_taken():
    """L411: who took it last goes first."""
    table = Table({}, {"fight": ["uwal up"], "hand": ["gaap"]}, phase=BATTLE, seat=1, stake=["niedowiarek"])
    table.play("1 done", "1 claim uwal").pass_all()
    assert table.state.first == 0


def test_AB21_the_log_tells_who_wants_to_end():
    table = Table({"only": True}, {"faction": 1, "only": True, "hand": ["uwal"]}, phase=ENDING, stake=["matka"])
    assert table.asked() == 0
    table.play("0 count", "1 on")
    assert [line for line in said(table) if "Anna" in line and "count" in line]
    assert [line for line in said(table) if "Ben" in line and "on" in line]
    assert table.state.attacker == NOBODY
