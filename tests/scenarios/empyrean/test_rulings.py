"""The rulings EA1 to EA22 of the rules file, by their numbers.

EA15 and EA16 are in `test_order_of_play.py`. EA21 is about pictures that are not at hand: both places that the Horse
Archers may have had are tried in E4.
"""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.empyrean.rules import RULES
from game.empyrean.state import COMMAND, DEPLOY, DRAFT, FACE_UP, OVER
from tests.scenarios.empyrean.position import KINDS, Table, card

SIX = ["light-infantry"] * 4 + ["camel-rider", "camel-scout"]
PLAIN = ("silent-cloister", "hill-of-omens", "orchard-of-plenty", "gallows-crossroads")
"""Battlefields without an effect at the end of the game."""


# EA1 to EA4: zones, and what an Eater of Souls does


def test_EA1_six_zones_for_each_player():
    table = Table({"hand": ["sohei"], "on": {1: SIX}}, {"hand": ["ninja"], "on": {1: SIX[:5]}})
    assert "deploy sohei 1" not in table.options()
    assert "deploy sohei 2" in table.options()
    table.play("done", "deploy ninja 1")
    assert len(table.field(1, 1)) == 6
    assert len(table.field(1)) == 6


def test_EA2_an_ally_is_another_revealed_card_of_the_own():
    table = Table({"hand": ["eater-of-souls"], "on": {1: ["ninja"], 2: ["ronin"]}}, {"on": {1: ["sohei"]}})
    table.reveal("deploy eater-of-souls 1")
    assert table.field(1) == ["eater-of-souls"]
    assert table.field(2) == ["ronin"]
    assert table.field(1, 1) == ["sohei"]


def test_EA2_a_face_down_card_is_no_ally_yet():
    table = Table({"hand": ["eater-of-souls", "ninja"]})
    table.reveal("deploy eater-of-souls 1", "deploy ninja 1")
    assert table.field(1) == ["eater-of-souls", "ninja"]


def test_EA3_tokens_pile_own_trigger_then_the_others():
    mine = ["soul-of-the-powerful+2", "funeral-choir shield"]
    table = Table({"hand": ["eater-of-souls"], "on": {1: mine, 2: ["taker-of-souls"]}})
    table.reveal("deploy eater-of-souls 1")
    after = table.events[[event.kind for event in table.events].index("destroy") :]
    told = [(KINDS[event.by].key, KINDS[event.card].key) for event in after if event.kind == "might"]
    assert told == [
        ("soul-of-the-powerful", "funeral-choir"), ("soul-of-the-powerful", "eater-of-souls"),
        ("funeral-choir", "funeral-choir"), ("funeral-choir", "eater-of-souls"), ("taker-of-souls", "taker-of-souls"),
        ("eater-of-souls", "eater-of-souls"),
    ]  # fmt: skip
    assert table.pile("destroyed") == ["soul-of-the-powerful"]


def test_EA3_a_destroyed_card_leaves_its_tokens():
    table = Table({"on": {1: ["zombie-horde+4 anchor move"]}}, {"hand": ["parthian-shot"]}, leader=1)
    table.reveal("deploy parthian-shot 1").play("deploy zombie-horde 1")
    assert table.gained("zombie-horde") == 0
    assert not table.has("zombie-horde", "anchor")
    assert not table.has("zombie-horde", "move")


def test_EA4_all_cards_are_those_on_its_battlefield():
    table = Table({"on": {1: ["soul-of-the-powerful", "sohei"], 2: ["ronin"]}}, {"hand": ["ninja"]}, leader=1)
    table.reveal("deploy ninja 1").play("pick soul-of-the-powerful")
    assert table.gained("sohei") == 1
    assert table.gained("ronin") == 0
    assert table.gained("ninja", 1) == 0


# EA5 and EA6: who answers to a reveal, in which order


def test_EA5_own_ability_own_cards_the_opponent_then_the_battlefield():
    fields = ("gate-of-dusk", *PLAIN[:2])
    table = Table({"hand": ["galahad"], "on": {1: ["gawain"]}}, {"on": {1: ["murder-hole"]}}, fields=fields)
    table.reveal("deploy galahad 1")
    told = [event.by for event in table.told("might")]
    assert [KINDS[by].key if by < len(KINDS) else "gate-of-dusk" for by in told] == [
        "galahad", "gawain", "murder-hole", "gate-of-dusk",
    ]  # fmt: skip


def test_EA6_allies_answer_by_battlefield_then_by_zone():
    table = Table({"hand": ["temple-novice", "ashigaru"], "on": {3: ["sohei"], 1: ["ninja", "sohei"]}})
    table.reveal("deploy temple-novice 2").play("deploy ashigaru 1")
    grown = [event.src for event in table.told("might") if event.card == card("sohei")]
    assert grown == ["unit-2", "unit-0"], "first the one on battlefield 1, though it came later"


# EA7 and EA8: face-down cards


def test_EA7_face_down_cards_slide_and_keep_their_order():
    table = Table({"on": {1: ["ronin"]}, "hand": ["sohei", "great-armour", "duellist"]}, {"hand": ["ninja"]}, leader=1)
    table.play("deploy ninja 1", "done", "deploy sohei 1", "deploy duellist 2", "deploy great-armour 1", "done")
    assert table.field(1) == ["sohei", "great-armour"], "the Ninja, revealed first, destroyed what stood before them"
    assert [KINDS[event.card].key for event in table.told("reveal")] == ["ninja", "sohei", "duellist", "great-armour"]


def test_EA7_face_down_cards_count_toward_the_six():
    table = Table({"hand": ["sohei", "ninja"], "on": {1: SIX[:5]}})
    table.play("deploy sohei 1")
    assert "deploy ninja 1" not in table.options()


def test_EA7_face_down_cards_are_no_targets():
    table = Table({"hand": ["ninja"]}, {"hand": ["sohei"], "on": {2: ["sohei"]}})
    table.play("deploy ninja 1", "done", "deploy sohei 1", "done")
    assert table.field(1, 1) == ["sohei"]


def test_EA8_what_is_deployed_while_cards_are_revealed_waits_behind_the_others():
    hand = ["temple-novice", "ashigaru", "ninja"]
    table = Table({"hand": hand}, {"hand": ["ronin"]})
    table.play("deploy temple-novice 1", "deploy ninja 1", "done", "deploy ronin 2", "done")
    assert table.options() == ["deploy ashigaru 1", "deploy ashigaru 2", "deploy ashigaru 3"]
    table.play("deploy ashigaru 1")
    assert [KINDS[event.card].key for event in table.told("reveal")] == ["temple-novice", "ninja", "ashigaru", "ronin"]
    assert table.field(1) == ["temple-novice", "ninja", "ashigaru"]
    assert table.told("deploy")[-1].n == 0, "it cost nothing"


def test_EA8_a_card_deployed_in_the_others_reveal_is_revealed_after_it():
    table = Table({"on": {1: ["zombie-horde"]}}, {"hand": ["parthian-shot", "ninja"]})
    table.play("done", "deploy parthian-shot 1", "deploy ninja 2", "done", "deploy zombie-horde 1")
    assert [KINDS[event.card].key for event in table.told("reveal")] == ["parthian-shot", "ninja", "zombie-horde"]


def test_EA8_a_card_deployed_at_the_end_of_a_round_is_revealed_in_that_round():
    fields = ("wandering-market", *PLAIN[:2])
    table = Table({"hand": ["ashigaru"]}, {}, fields=fields, round=3)
    table.reveal().play("accept", "deploy ashigaru 1")
    assert table.state.round == 4
    assert table.state.marks[table.units("ashigaru")[0]] & FACE_UP


# EA9 to EA11: tokens


def test_EA9_number_tokens_stay_until_something_removes_them():
    table = Table({"on": {1: ["sohei+5"]}}, {"hand": ["agony"]}, leader=1)
    table.reveal("deploy agony 1")
    assert table.gained("sohei") == 5 - 2


def test_EA9_never_below_nought():
    table = Table({"on": {1: ["ninja"]}}, {"hand": ["agony"]}, leader=1)
    table.reveal("deploy agony 1")
    assert table.might("ninja") == 0
    assert table.told("might")[-1].n == -KINDS[card("ninja")].might, "there was no more to take"


def test_EA10_a_move_token_is_spent_by_one_move():
    table = Table({"on": {1: ["ninja move"]}}, phase=COMMAND)
    table.play("move ninja 2")
    assert not table.has("ninja", "move")
    assert table.state.phase == DEPLOY


def test_EA10_two_tokens_are_two_moves():
    table = Table({"on": {1: ["ninja move"]}}, phase=COMMAND)
    table.state.marks[0] += table.state.marks[0] & ~FACE_UP
    table.play("move ninja 2", "move ninja 1")
    assert table.field(1) == ["ninja"]
    assert table.state.phase == DEPLOY


def test_EA10_a_card_that_may_move_by_its_ability_may_do_so_in_every_round():
    table = Table({"on": {1: ["bat"]}}, phase=COMMAND)
    table.play("move bat 2")
    assert table.state.phase == DEPLOY, "once in a round"
    table.reveal().draft()
    assert (table.state.phase, table.asked()) == (COMMAND, 0)
    assert "move bat 3" in table.options()


def test_EA10_its_own_move_comes_before_the_token():
    table = Table({"on": {1: ["bat move"]}}, phase=COMMAND)
    table.play("move bat 2")
    assert table.has("bat", "move")
    table.play("move bat 3")
    assert not table.has("bat", "move")


def test_EA11_all_tokens_come_off_on_return():
    table = Table({"hand": ["chariot"], "on": {1: ["builder+3 shield stun move"]}}, essence=99)
    table.reveal("deploy chariot 2")
    assert table.pile("hand") == ["builder"]
    assert table.field(1) == []
    table.draft().reveal("done", "deploy builder 1")
    (unit,) = table.units("builder")
    assert table.state.marks[unit] == FACE_UP
    assert table.gained("builder") == 0


def test_EA11_an_anchored_card_is_not_returned():
    table = Table({"hand": ["chariot"], "on": {1: ["builder anchor"]}})
    table.reveal("deploy chariot 2")
    assert table.field(1) == ["builder"]
    assert table.extra() == 2, "the rest of the ability is resolved"


# EA12 and EA20: essence


def test_EA12_essence_is_never_below_nought():
    table = Table({"change": -99}, {"change": 2}).reveal()
    assert table.state.sides[0].essence == 0
    assert table.state.sides[1].essence == 7 + 2


def test_EA12_a_change_lasts_one_round():
    table = Table({"change": 3}, {"change": -2}).reveal()
    assert (table.extra(), table.extra(1)) == (3, -2)
    table.draft().reveal()
    assert (table.extra(), table.extra(1)) == (0, 0)


def test_EA20_first_the_round_then_what_the_last_one_brought():
    table = Table({"hand": ["camel-rider"], "change": -1, "essence": 1}).reveal("deploy camel-rider 1")
    assert table.state.sides[0].essence == (6 + 1) - 1 + 1


# EA13 and EA14: the end


def ended(*sides, fields=PLAIN):
    """The end of a game with this might on each battlefield, in tokens on a Soul each."""
    base = KINDS[card("soul-of-the-living")].might
    told = [{"on": {at: [f"soul-of-the-living+{n - base}"] for at, n in enumerate(side, 1) if n}} for side in sides]
    table = Table(*told, round=10 if len(sides) == 2 else 9, rounds=10 if len(sides) == 2 else 9, fields=fields)
    table.reveal()
    assert table.state.phase == OVER
    return table.outcome()


def test_EA13_equal_might_in_all_is_a_draw():
    outcome = ended([4, 4, 5], [5, 4, 4])
    assert outcome.ranking == ((0, 1),)
    assert outcome.winners == ()
    assert "draw" in outcome.reason


@pytest.mark.parametrize(("sides", "ranking", "reason"), [
    (([9, 9, 1, 1], [1, 1, 9, 3], [2, 2, 2, 9]), ((0,), (2,), (1,)), "two battlefields"),
    (([9, 1, 5, 1], [1, 9, 5, 1], [2, 2, 2, 50]), ((2,), (0, 1)), "Total might"),
    (([5, 5, 1, 1], [1, 1, 9, 9], [4, 4, 8, 8]), ((1,), (0,), (2,)), "total might"),
    (([5, 5, 1, 1], [1, 1, 5, 5], [4, 4, 4, 4]), ((0, 1), (2,)), "their totals are equal, too"),
    (([5, 5, 1, 1], [5, 1, 9, 1], [1, 1, 1, 9]), ((1,), (0, 2)), "Total might"),
    (([5, 1, 1, 1], [4, 9, 9, 9], [4, 9, 9, 9]), ((1, 2), (0,)), "the two highest totals are equal"),
    (([5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]), ((0, 1, 2),), "draw"),
])  # fmt: skip
def test_EA14_three_players_two_battlefields_or_the_total(sides, ranking, reason):
    outcome = ended(*sides)
    assert outcome.ranking == ranking
    assert reason in outcome.reason


def test_EA14_a_tie_on_a_battlefield_is_nobodys():
    state = Table(*({"on": {1: ["sohei"]}} for _seat in range(3))).state
    assert RULES.won(state) == [0, 0, 0]


def test_EA14_four_battlefields_and_nine_rounds():
    state = RULES.new_game({"seats": 3}, 1)
    assert (len(state.sides), len(state.battlefields), state.rounds) == (3, 4, 9)
    state = RULES.new_game({}, 1)
    assert (len(state.sides), len(state.battlefields), state.rounds) == (2, 3, 10)


def test_EA14_the_token_passes_to_the_left_and_all_go_in_that_order():
    state, order, leaders = RULES.new_game({"seats": 3, "first": "2"}, 1), [], []
    while state.phase != OVER:
        order.append((state.phase, RULES.to_act(state)))
        if state.phase == DRAFT and state.seat == state.leader:
            leaders.append(state.leader)
        moves = RULES.legal_moves(state)
        RULES.advance(state, moves[0] if state.phase == DRAFT else moves[-1])
    assert leaders == [1, 2, 0] * 3
    assert order[:6] == [(DRAFT, 2), (DRAFT, 0), (DRAFT, 1), (DEPLOY, 1), (DEPLOY, 2), (DEPLOY, 0)]


def test_EA14_opponents_are_both_of_the_others():
    table = Table({"hand": ["ronin"]}, {"hand": ["sohei", "itako"]}, {"hand": ["ninja", "itako"]})
    table.reveal("deploy ronin 4")
    assert table.asked() == 1
    table.play("discard sohei")
    assert table.asked() == 2
    table.play("discard ninja")
    assert (table.pile("discard", 1), table.pile("discard", 2)) == (["sohei"], ["ninja"])


def test_EA14_reveals_go_round_from_the_leader():
    table = Table({"hand": ["sohei"]}, {"hand": ["ninja"]}, {"hand": ["duellist"]}, leader=1)
    table.play("deploy ninja 1", "done", "deploy duellist 1", "done", "deploy sohei 1", "done")
    assert [event.seat for event in table.told("reveal")] == [1, 2, 0]


# EA17: Shield, Stun, Stop, Anchor


def test_EA17_a_shield_is_skipped_by_mass_destruction():
    table = Table({"hand": ["eater-of-souls"], "on": {1: ["ninja shield", "ronin"]}})
    table.reveal("deploy eater-of-souls 1")
    assert table.field(1) == ["ninja", "eater-of-souls"]
    assert table.gained("eater-of-souls") == 2


def test_EA17_a_shield_is_no_help_against_banishing_and_returning():
    table = Table({"on": {1: ["ninja shield"]}}, {"hand": ["axe-thrower"]}, leader=1).reveal("deploy axe-thrower 1")
    assert table.pile("banished") == ["ninja"]
    table = Table({"on": {1: ["ninja shield"]}}, {"hand": ["gatekeeper"]}, leader=1).reveal("deploy gatekeeper 1")
    assert table.pile("hand") == ["ninja"]


def test_EA17_a_shielded_card_can_not_be_chosen_to_be_destroyed():
    table = Table({"on": {1: ["sohei shield", "ronin", "ninja"]}}, {"hand": ["banshee"]}, leader=1)
    table.reveal("deploy banshee 1")
    assert table.options() == ["pick ronin", "pick ninja"]


def test_EA17_a_stunned_conditional_card_is_silent_for_good():
    table = Table({"on": {1: ["hydra stun"], 2: ["taker-of-souls stun"]}}, {"hand": ["ninja"], "on": {}})
    table.reveal()
    assert table.gained("hydra") == 0
    table.draft().reveal()
    assert table.gained("hydra") == 0


def test_EA17_a_stunned_card_does_not_even_answer_to_its_own_end():
    table = Table({"on": {1: ["soul-of-the-living stun"]}}, {"hand": ["ninja"]}, leader=1)
    table.reveal("deploy ninja 1")
    assert table.pile("destroyed") == ["soul-of-the-living"]
    assert table.extra() == 0


def test_EA17_a_stunned_card_follows_no_command():
    table = Table({"on": {1: ["bat stun"]}}).reveal().draft()
    assert table.state.phase == DEPLOY


def test_EA17_a_stunned_card_may_still_use_a_move_token():
    table = Table({"on": {1: ["bat stun move"]}}, phase=COMMAND)
    table.play("move bat 2")
    assert table.field(2) == ["bat"]


def test_EA17_stun_does_nothing_to_instant_and_passive_cards():
    """A Spahbed lets a stunned order speak again; a stunned Cataphract is still stronger beside another."""
    mine = {1: ["spahbed", "parthian-shot stun"], 2: ["cataphract stun"], 3: ["cataphract move"]}
    table = Table({"on": mine}, {"on": {1: ["sohei"]}}, phase=COMMAND).play("move cataphract 2")
    assert table.total(2) == 2 * (KINDS[card("cataphract")].might + 1)
    table.play("command spahbed")
    assert table.pile("destroyed", 1) == ["sohei"]


def test_EA17_a_stop_waits_for_the_next_instant_ability_there():
    table = Table({"hand": ["smoke-screen"]}, {"hand": ["sohei", "builder", "builder"], "on": {1: ["fortress-wall"]}})
    table.play("deploy smoke-screen 3", "done", "deploy sohei 1", "deploy builder 1", "deploy builder 1", "done")
    table.play("stop 1")
    assert table.gained("fortress-wall", 1) == 2, "one of two Builders was stopped; the Sohei did not spend the token"
    assert table.state.sides[1].stops == [0, 0, 0]
    assert len(table.told("stopped")) == 1


def test_EA17_a_stop_lies_on_one_battlefield_and_stays():
    table = Table({"hand": ["smoke-screen"]}, {"hand": ["builder"], "on": {1: ["fortress-wall"]}})
    table.play("deploy smoke-screen 3", "done", "deploy builder 1", "done", "stop 2")
    assert table.gained("fortress-wall", 1) == 2
    assert table.state.sides[1].stops == [0, 1, 0]


def test_EA17_a_stopped_card_has_its_might_and_is_answered_to():
    fields = ("gate-of-dusk", *PLAIN[:2])
    table = Table({"hand": ["galahad"], "on": {1: ["gawain"]}}, fields=fields)
    table.state.sides[0].stops[0] = 1
    table.reveal("deploy galahad 1")
    assert table.gained("gawain") == 2, "its own answer, but nothing from Galahad"
    assert not table.has("gawain", "shield")
    assert table.gained("galahad") == 2, "from the battlefield"


def test_EA17_an_anchor_holds_against_everybody():
    table = Table({"on": {1: ["ninja anchor move"]}}, {"hand": ["gates-of-hades"]}, leader=1)
    table.reveal("deploy gates-of-hades 1")
    assert table.field(1) == ["ninja"]
    table.draft()
    assert table.state.phase == DEPLOY, "its Move token is of no use"


def test_EA17_an_anchored_card_can_be_destroyed():
    table = Table({"on": {1: ["ronin anchor"]}}, {"hand": ["ninja"]}, leader=1).reveal("deploy ninja 1")
    assert table.pile("destroyed") == ["ronin"]


# EA18 to EA22


def test_EA18_a_draft_of_one_card_takes_it():
    table = Table({}, {})
    gone = table.state.sides[0].deck[1:]
    table.state.sides[0].deck[1:] = []
    table.state.sides[0].discard += gone
    last = table.state.sides[0].deck[0]
    table.reveal()
    assert (table.state.leader, table.asked()) == (1, 1), "the second player need not be asked"
    assert table.state.sides[0].hand == [last]
    assert RULES.why_impossible(table.state) is None


def test_EA18_a_draft_of_no_card_is_none():
    table = Table({}, {})
    side = table.state.sides[1]
    side.discard, side.deck = side.discard + side.deck, []
    table.reveal().draft()
    assert (table.state.phase, table.asked()) == (DEPLOY, 1)
    assert [len(own.hand) for own in table.state.sides] == [1, 0]


def test_EA18_who_draws_from_a_short_deck_takes_what_is_there():
    table = Table({"hand": ["itako"]})
    side = table.state.sides[0]
    side.discard, side.deck = side.deck[1:], side.deck[:1]
    table.reveal("deploy itako 1")
    assert len(table.told("draw")[0].cards) == 1
    assert RULES.why_impossible(table.state) is None


def test_EA19_the_extra_of_the_fountain_is_no_ability():
    fields = ("fountain-of-janus", *PLAIN[:2])
    table = Table({"hand": ["squire"], "on": {1: ["tristan"]}}, fields=fields)
    table.reveal("deploy squire 1")
    assert table.gained("tristan") == 2 + 1
    assert [event.n for event in table.told("might")] == [2, 1], "and there it ends"


def test_EA19_what_another_battlefield_gives_is_no_ability():
    fields = ("giants-causeway", "fountain-of-janus", PLAIN[0])
    table = Table({"hand": ["sohei"]}, fields=fields).reveal("deploy sohei 1")
    assert table.extra() == 0


def test_EA22_nothing_makes_a_face_down_card_leave():
    """All who take cards away come first, and the card that lies face down is still there to be revealed."""
    takers = ["ninja", "gatekeeper", "river-styx", "gates-of-hades"]
    table = Table({"hand": takers}, {"hand": ["sohei"]})
    table.play(*(f"deploy {taker} 1" for taker in takers), "done", "deploy sohei 1", "done")
    assert table.field(1, 1) == ["sohei"]
    assert table.state.marks[table.units("sohei", 1)[0]] == FACE_UP
