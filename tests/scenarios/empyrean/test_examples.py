"""The worked examples E1 to E11 of the rules file, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the examples

import pytest

from game.empyrean.cards import KINDS
from game.empyrean.effects import Discard
from game.empyrean.rules import RULES
from game.empyrean.stage import Stage
from game.empyrean.state import DRAFT, OVER
from tests.scenarios.empyrean.position import Table, card

FIVE = ["light-infantry", "camel-rider", "light-infantry", "camel-scout", "horse-archers"]


def idle_game(**options):
    """Everybody drafts the first card and passes; the states at the beginning of each round, and the last one."""
    state = RULES.new_game(
        {"field_1": "frozen-lake", "field_2": "silent-cloister", "field_3": "gate-of-dusk", **options}, 1
    )
    begun = [state.copy()]
    while moves := RULES.legal_moves(state):
        before = state.round
        RULES.advance(state, moves[0] if state.phase == DRAFT else moves[-1])
        if state.round > before:
            begun.append(state.copy())
    return [*begun, state]


# Essence and zones


def test_E1_essence_is_one_more_than_the_round():
    *rounds, _end = idle_game()
    assert [state.round for state in rounds] == [*range(1, 11)]
    essence = [[side.essence for side in state.sides] for state in rounds]
    assert essence == [[n, n] for n in range(2, 12)], "what was not spent is lost"
    assert sum(own for own, _other in essence) == 65


def test_E2_the_next_card_goes_to_the_lowest_open_zone():
    table = Table({"hand": ["sohei"], "on": {1: ["ninja", "ronin"]}})
    table.play("deploy sohei 1")
    assert table.field(1) == ["ninja", "ronin", "sohei"]


def test_E3_a_collapse_keeps_tokens_and_is_no_move():
    """Three of five zones become empty: the last card slides from the fifth zone to the second."""
    mine = ["parthian-shot", "soul-of-the-living", "soul-of-the-living", "soul-of-the-living", "icarus+3 shield move"]
    table = Table({"on": {3: mine}}, {"hand": ["bone-golem"]}, leader=1)
    table.reveal("deploy bone-golem 3")
    assert table.field(3) == ["parthian-shot", "icarus"]
    assert table.gained("icarus") == 3, "its own move would have given it more"
    assert table.has("icarus", "shield")
    assert table.has("icarus", "move")
    assert not table.told("move")


# Moving


@pytest.mark.parametrize("mine", [["horse-archers", "camel-rider"], ["camel-rider", "horse-archers"]])
def test_E4_a_flank_attack_moves_an_ally_and_slides_itself(mine):
    table = Table({"hand": ["flank-attack"], "on": {1: ["light-infantry"], 3: [mine[0] + "+2", mine[1] + "+2"]}})
    table.reveal("deploy flank-attack 3").play("move horse-archers 1")
    assert table.field(1) == ["light-infantry", "horse-archers"]
    assert table.field(3) == ["camel-rider", "flank-attack"]
    assert table.gained("light-infantry") == 1, "who arrives shoots again"
    assert table.gained("horse-archers") == 2 + 3, "its tokens go along"
    assert len(table.told("move")) == 1, "the slide of the Flank Attack is none"


# Destroying


def test_E5_mass_destruction_feeds_the_eater_step_by_step():
    table = Table({"hand": ["eater-of-souls"], "on": {1: ["soul-of-the-living+2", "soul-of-the-powerful"]}})
    table.reveal("deploy eater-of-souls 1")
    assert table.field(1) == ["eater-of-souls"]
    assert table.gained("eater-of-souls") == 5
    assert table.pile("destroyed") == ["soul-of-the-living", "soul-of-the-powerful"]
    assert table.state.sides[0].essence == (5 + 2) + 1


def test_E5_the_steps_in_their_order():
    table = Table({"hand": ["eater-of-souls"], "on": {1: ["soul-of-the-living", "soul-of-the-powerful"]}})
    table.reveal("deploy eater-of-souls 1")
    steps = [(event.kind, event.n) for event in table.events]
    first = steps.index(("destroy", 0))
    assert steps[first : first + 6] == [
        ("destroy", 0), ("essence", 1), ("might", 2), ("destroy", 0), ("might", 1), ("might", 2),
    ]  # fmt: skip


def test_E6_an_opponent_destroys_one_card_by_the_same_steps():
    theirs = ["soul-of-the-powerful+1 shield", "soul-of-the-powerful", "taker-of-souls"]
    table = Table({"hand": ["ninja"]}, {"on": {1: theirs}})
    table.reveal("deploy ninja 1").play("pick taker-of-souls")
    assert table.field(1, 1) == ["soul-of-the-powerful", "soul-of-the-powerful"]
    table = Table({"hand": ["ninja"]}, {"on": {1: ["soul-of-the-powerful+1", "taker-of-souls shield"]}})
    table.reveal("deploy ninja 1")
    assert table.field(1, 1) == ["taker-of-souls"]
    assert table.pile("destroyed", 1) == ["soul-of-the-powerful"]
    assert table.gained("taker-of-souls", 1) == 1 + 1, "what dies beside it, and what the dying one gives"
    assert table.field(1) == ["ninja"], "the one that destroyed it gains nothing"
    assert table.gained("ninja") == 0


# Winning


def ended(mine, theirs, **more):
    """The end of a game whose might on each battlefield is this, in tokens on a Soul each."""
    fields, base = ("silent-cloister", "muster-field", "hill-of-omens"), KINDS[card("soul-of-the-living")].might
    sides = [
        {"on": {at: [f"soul-of-the-living+{n - base}"] for at, n in enumerate(side, 1)}} for side in (mine, theirs)
    ]
    table = Table(*sides, round=10, fields=fields, **more).reveal()
    assert table.state.phase == OVER
    assert [[table.total(at, seat) for at in (1, 2, 3)] for seat in (0, 1)] == [mine, theirs]
    return table.outcome()


@pytest.mark.parametrize(
    ("mine", "theirs", "winners", "reason"),
    [
        ([5, 5, 3], [4, 4, 90], (0,), "two battlefields"),
        ([90, 3, 3], [4, 4, 4], (1,), "two battlefields"),
        ([9, 4, 4], [4, 5, 4], (0,), "Total might"),
        ([5, 4, 4], [4, 9, 4], (1,), "Total might"),
        ([5, 4, 4], [4, 4, 4], (0,), "Total might"),
    ],
)
def test_E7_two_battlefields_win_or_else_the_total(mine, theirs, winners, reason):
    outcome = ended(mine, theirs)
    assert outcome.winners == winners
    assert reason in outcome.reason
    assert outcome.scores == (sum(mine), sum(theirs))


# The draft


def test_E8_round_one_has_a_draft_too():
    state = RULES.new_game({}, 3)
    assert (state.round, state.phase) == (1, DRAFT)
    for side in state.sides:
        assert (len(side.hand), len(side.draft), len(side.deck)) == (4, 2, 18)
    for _seat in range(2):
        RULES.advance(state, RULES.legal_moves(state)[0])
    assert [len(side.hand) for side in state.sides] == [5, 5]
    assert [len(side.deck) for side in state.sides] == [19, 19]


def test_E8_the_card_that_is_not_kept_goes_under_the_deck():
    table = Table({"draft": ["sohei", "ninja"], "deck": ["ronin"]}, {}, phase=DRAFT)
    table.play("keep ninja")
    assert table.pile("hand") == ["ninja"]
    assert table.pile("deck")[0] == "sohei", "the beginning of a deck is its bottom"
    assert table.pile("deck")[-1] == "ronin"


def test_E8_ten_cards_are_left_in_the_end():
    assert [len(side.deck) for side in idle_game()[-1].sides] == [10, 10]


# Discarding


@pytest.mark.parametrize(("held", "gone"), [(4, 3), (3, 3), (2, 2), (0, 0)])
def test_E9_who_has_too_few_cards_discards_them_all(monkeypatch, held, gone):
    """No card asks for three, so a Daimyo does for once."""
    monkeypatch.setitem(Stage.nodes, (card("daimyo"), (0, 0)), Discard(3))
    table = Table({"hand": ["daimyo", *FIVE[:held]], "deck": ["sohei", "sohei"]})
    table.reveal("deploy daimyo 1")
    while table.state.stack:
        table.play(table.options()[0])
    assert len(table.pile("discard")) == gone


def test_E9_a_daimyo_with_one_card_in_hand():
    table = Table({"hand": ["daimyo", "sohei"]}).reveal("deploy daimyo 1")
    assert table.pile("discard") == ["sohei"]
    assert table.gained("daimyo") == 3, "for each card that went"


# Moving, once more


def test_E10_no_open_zone_elsewhere_no_move():
    full = ["light-infantry", "light-infantry", "light-infantry", "light-infantry", "camel-rider", "camel-scout"]
    crowd = ["horse-archers"] * 3 + ["javelin-riders"] * 2 + ["cataphract"]
    table = Table({"hand": ["gates-of-hades"]}, {"on": {1: ["cataphract"], 2: full, 3: crowd}})
    table.reveal("deploy gates-of-hades 1")
    assert table.field(1, 1) == ["cataphract"]
    assert not table.told("move")
    table = Table({"hand": ["gates-of-hades"]}, {"on": {1: ["cataphract"], 2: full[1:], 3: crowd}})
    table.reveal("deploy gates-of-hades 1")
    assert table.field(2, 1) == [*full[1:], "cataphract"], "one open zone, and it has to"


def test_E10_several_moves_one_at_a_time_to_different_places():
    table = Table({"on": {1: ["icarus move", "perseus move"]}}, phase=1)
    table.play("move icarus 2")
    assert "move perseus 2" in table.options()
    assert "move perseus 3" in table.options()
    table.play("move perseus 3")
    assert (table.field(1), table.field(2), table.field(3)) == ([], ["icarus"], ["perseus"])


def test_E10_jason_calls_two_one_after_the_other():
    table = Table({"hand": ["jason"], "on": {1: ["icarus"], 2: ["perseus"]}})
    table.reveal("deploy jason 3").play("move perseus 3")
    assert table.field(3) == ["jason", "perseus", "icarus"], "for the second one there is no choice left"


# The Fountain of Janus

FOUNTAIN = ("fountain-of-janus", "silent-cloister", "hill-of-omens")


def test_E11_a_gain_here_is_one_more_and_costs_an_essence():
    table = Table({"hand": ["builder"], "on": {1: ["fortress-wall"]}}, fields=FOUNTAIN)
    table.reveal("deploy builder 1")
    assert table.gained("fortress-wall") == 2 + 1
    assert table.gained("builder") == 0, "base might is no gain from an ability"
    assert table.extra() == -1
    assert table.extra(1) == 0


def test_E11_two_gains_of_one_card_cost_but_one_essence():
    table = Table({"hand": ["builder", "builder"], "on": {1: ["fortress-wall"]}}, fields=FOUNTAIN)
    table.reveal("deploy builder 1", "deploy builder 1")
    assert table.gained("fortress-wall") == (2 + 1) * 2
    assert table.extra() == -1


def test_E11_each_strengthened_card_costs_an_essence():
    table = Table({"hand": ["builder"], "on": {1: ["fortress-wall", "archer-tower"]}}, fields=FOUNTAIN)
    table.reveal("deploy builder 1")
    assert table.extra() == -2


def test_E11_other_battlefields_are_not_the_fountain():
    table = Table({"hand": ["builder"], "on": {2: ["fortress-wall"]}}, fields=FOUNTAIN)
    table.reveal("deploy builder 2")
    assert table.gained("fortress-wall") == 2
    assert table.extra() == 0
