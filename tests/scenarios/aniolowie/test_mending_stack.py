"""AB2, AB4 and AB7: answers until all have passed in a row, the stake claimed by a use, and prices paid at once."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import pytest

from game.aniolowie import RULES
from game.aniolowie.state import ACTION, BATTLE, CLAIM, HUMANS, NOBODY
from game.core.contract import Move
from tests.scenarios.aniolowie.position import Table, card

# Answers


def test_AB2_one_may_answer_again_after_ones_own_play():
    """Two angels are saved from one blow by two answers of the same player."""
    janek = {"land": ["hanael", "rakuel"], "hand": ["przeszeregowanie", "przeszeregowanie"]}
    table = Table(janek, {"support": ["bualu"]}, seat=1, always=True)
    table.play("1 use bualu land-0", "0 play przeszeregowanie hanael")
    table.play("1 pass", "0 play przeszeregowanie rakuel", "1 pass", "0 pass")
    table.play("0 shift rakuel support", "0 shift hanael support")
    assert (table.row("land-0"), sorted(table.row("support-0"))) == ([], ["hanael", "rakuel"])
    assert table.pile("discard", 0) == ["przeszeregowanie", "przeszeregowanie"]


def test_AB2_who_played_is_asked_last_and_everybody_passes_by_a_move():
    seats = {"support": ["muriel"]}, {"support": ["uwal"]}, {"support": ["teliel"]}
    table = Table(*seats, always=True).play("0 use muriel muriel")
    asked = []
    while table.stack() != ([], []):
        asked.append(table.asked())
        table.play("pass")
    assert asked == [1, 2, 0]
    assert table.level("muriel") == 10


def test_AB2_after_every_answer_passes_count_anew():
    seats = {"support": ["muriel"]}, {"support": ["uwal"]}, {"support": ["teliel"]}
    table = Table(*seats, always=True)
    table.play("0 use muriel muriel", "1 pass", "2 use teliel uwal", "0 pass", "1 pass")
    assert table.stack() == ([], ["muriel", "teliel"]), "who answered is asked once more"
    table.play("2 pass")
    assert table.stack() == ([], [])
    assert (table.level("muriel"), table.level("uwal")) == (10, 4)


def test_AB2_who_could_not_answer_passes_by_a_move_of_its_own():
    """The rules skip nobody; that nobody presses in vain is the app's part."""
    state = Table({"support": ["muriel"]}, {}).state
    state, _events = RULES.apply(state, Move("use", "support-0-0", "support-0-0", 0))
    assert RULES.to_act(state) == 1
    assert RULES.legal_moves(state) == [Move("pass")]
    moment = RULES.passing_question(RULES.view(state, 1))
    assert (moment.passing, moment.able) == (Move("pass"), False)
    state, _events = RULES.apply(state, Move("pass"))
    assert RULES.to_act(state) == 0
    assert RULES.passing_question(RULES.view(state, 0)).able, "Muriel has a use left"


def test_AB2_who_always_wants_to_be_asked_is():
    state = Table({"support": ["muriel"]}, {}, always=True).state
    state, _events = RULES.apply(state, Move("use", "support-0-0", "support-0-0", 0))
    assert RULES.passing_question(RULES.view(state, 1)).able


def test_AB2_no_new_answers_until_both_piles_are_empty():
    """Interventions from the last to the first, then abilities from the last to the first."""
    janek = {"land": ["muriel", "nameless"], "hand": ["jawna-laska"]}
    table = Table(janek, {"support": ["uwal"], "hand": ["gniew", "zaslona"]}, always=True)
    table.play("0 use muriel muriel", "1 play gniew muriel", "0 play jawna-laska muriel", "1 pass")
    table.play("0 use nameless muriel 1", "1 pass", "0 pass")
    assert [event.card for event in table.told("resolve")] == [
        card(key) for key in ("jawna-laska", "gniew", "nameless", "muriel")
    ]
    assert (table.asked(), table.state.asking) == (0, NOBODY)


def test_AB2_the_example_of_one_stack_and_of_two():
    """L353: whoever wants to add a second card may do so upon the first, or when that has been resolved."""
    bartek = {"fight": ["muriel up", "hanael up"], "hand": ["jawna-laska", "wybrany"]}
    tomek = {"fight": ["pajmon up"], "hand": ["wezwanie"]}
    one = Table(bartek, tomek, phase=BATTLE, always=True).play(
        "0 play jawna-laska hanael", "1 pass", "0 play wybrany muriel"
    )
    assert one.stack() == (["jawna-laska", "wybrany"], [])
    two = Table(bartek, tomek, phase=BATTLE, always=True).play("0 play jawna-laska hanael", "1 pass", "0 pass")
    assert two.stack() == ([], [])
    two.play("0 play wybrany muriel").pass_all()
    assert two.total(0) == one.pass_all().total(0)


def test_AB2_a_duel_waits_for_all_passes_in_a_row_too():
    table = Table({"support": ["uwal"]}, {"support": ["muriel", "teliel"]}, always=True)
    table.play("0 attack uwal muriel", "1 pass", "0 use uwal", "1 pass", "0 pass")
    assert table.told("duel") == [], "after what was played is resolved, both may answer the duel again"
    table.play("1 use teliel uwal", "0 pass", "1 pass")
    table.play("1 pass", "0 pass")
    assert table.told("duel")[0].secret == (10, 7)


# The stake


def won(**more):
    """Seat 1 has won the fight and may take the stake."""
    other = {"support": ["rakuel"], "hand": ["przeszeregowanie"], **more}
    winner = {"fight": ["uwal up", "gaap up"], "hand": ["bylet"]}
    return Table(other, winner, phase=BATTLE, seat=1, stake=["matka"]).play("1 done")


def test_AB4_taking_the_stake_is_answered_before_it_is_turned_up():
    table = won()
    assert table.state.phase == CLAIM
    table.play("1 claim uwal")
    assert table.status("uwal") == "sacrificed"
    assert (table.common("stake"), table.people(1)) == (["matka"], [])
    assert table.told("join") == []
    assert table.asked() == 0
    table.play("0 pass").pass_all()
    assert (table.common("stake"), table.people(1), table.state.first) == ([], ["matka"], 1)


def test_AB4_a_claimer_who_is_blocked_takes_nothing_and_another_may():
    table = won().play("1 claim uwal", "0 use rakuel fight-1").pass_all()
    assert (table.common("stake"), table.people(1)) == (["matka"], [])
    assert table.state.turn == 4, "both are blocked: nobody else can claim it"
    table = won(support=["orifiel"], hand=[])
    table.play("1 claim uwal").pass_all()
    assert table.people(1) == ["matka"], "Uwal is of no ring that Orifiel could block"


def test_AB4_when_the_claimer_has_left_the_winner_may_claim_with_another_or_decline():
    other = {"hand": ["wezwanie"]}
    for choice, people in (("1 claim gaap", ["matka"]), ("1 leave", [])):
        table = won(**other).play("1 claim uwal", "0 play wezwanie uwal").pass_all()
        assert (table.state.phase, table.asked(), table.state.seat) == (CLAIM, 1, 1)
        assert table.options() == ["claim gaap stake", "leave"]
        table.play(choice).pass_all()
        assert table.people(1) == people
    assert (table.common("stake"), table.state.shown) == (["matka"], [0]), "what nobody claims stays there covered"


def test_AB4_the_second_claim_can_be_answered_as_well():
    table = won(hand=["wezwanie", "wezwanie"])
    table.play("1 claim uwal", "0 play wezwanie uwal").pass_all()
    table.play("1 claim gaap", "0 play wezwanie gaap").pass_all()
    assert (table.people(1), table.state.turn) == ([], 4)


def test_AB4_answers_to_the_claim_do_not_decide_the_fight_anew():
    other = {"fight": ["muriel up"], "support": [], "hand": ["jawna-laska"]}
    table = won(**other)
    table.play("1 claim uwal", "0 play jawna-laska muriel").pass_all()
    assert [(event.n, event.src) for event in table.told("level")] == [(5, "fight-0-0")]
    assert table.people(1) == ["matka"]


def test_AB4_a_fighter_may_answer_the_claim():
    other = {"fight": ["teliel up"], "support": [], "hand": []}
    table = won(**other).play("1 claim uwal")
    assert table.can("use teliel gaap")
    table.play("0 pass").pass_all()
    assert table.people(1) == ["matka"]


def test_AB4_a_claim_that_is_void_has_cost_its_use():
    table = won(hand=["wezwanie"], support=["micrael"])
    table.play("1 claim uwal", "0 use micrael gaap").pass_all()
    assert table.people(1) == ["matka"], "who lost its ability can still be used for the stake"


# Prices


def tempted(faction, *, hand=()):
    first = {"people": ["kusicielka"], "land": ["rakuel"] if faction == 0 else ["uwal"], "faction": faction}
    second = {"support": ["habujah", "uriel"] if faction else ["belial"], "hand": list(hand), "land": ["duma"]}
    if faction:
        second["land"] = ["muriel"]
    return Table(first, second, phase=HUMANS)


def test_AB7_the_price_of_a_giant_is_paid_when_it_is_played():
    table = tempted(0).play("0 resolve kusicielka rakuel")
    assert (table.common("grave"), table.pile("discard", 0)) == (["kusicielka"], ["rakuel"])
    assert table.state.giants == []
    table.pass_all()
    assert [tuple(giant) for giant in table.state.giants] == [(10, 1, 3)]
    assert (table.pile("discard", 0), table.pile("gone", 0)) == ([], ["rakuel"])


def test_AB7_the_price_never_comes_back_when_it_is_cancelled():
    table = tempted(0).play("0 resolve kusicielka rakuel", "1 use belial kusicielka").pass_all()
    assert table.state.giants == []
    assert (table.common("grave"), table.pile("discard", 0), table.pile("gone", 0)) == (["kusicielka"], ["rakuel"], [])


def test_AB7_the_level_is_noted_when_the_angel_is_given_up():
    table = tempted(0, hand=["gniew"])
    table.state.boost[table.slot("rakuel")] = 2
    table.play("0 resolve kusicielka rakuel").pass_all()
    assert table.state.giants[0].level == 14


def test_AB7_the_fallen_name_the_angel_at_once_and_its_level_is_read_on_resolution():
    table = tempted(1).play("0 resolve kusicielka uwal")
    assert (table.common("grave"), table.row("land-0")) == (["kusicielka"], ["uwal"])
    table.play("1 use uriel uwal").pass_all()
    assert table.state.giants[0].level == 2 * (7 - 4)
    assert table.row("land-0") == ["uwal"]


def test_AB7_without_the_named_angel_there_is_no_giant():
    table = tempted(1, hand=["powrot-aniola"])
    table.play("0 resolve kusicielka uwal", "1 play powrot-aniola uwal").pass_all()
    assert (table.state.giants, table.common("grave")) == ([], ["kusicielka"])


def test_AB7_who_has_no_angel_makes_no_giant():
    table = Table({"people": ["kusicielka"], "hand": ["zwiad"]}, {"land": ["uwal"]}, phase=HUMANS)
    assert not table.can("resolve kusicielka")
    table.play("0 done")
    assert table.state.phase in (HUMANS, ACTION)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_AB7_a_price_that_waits_can_be_looked_at(seat):
    """The angel that was given up lies open in its pile."""
    table = tempted(0).play("0 resolve kusicielka rakuel")
    view = RULES.view(table.state, seat)
    assert RULES.table(view)
    assert RULES.prompt(view, ("Anna", "Ben"))
