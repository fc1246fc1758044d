"""The mended rules EB5 to EB10: might in tokens, banished cards, Medusa, questions, results and words."""
# ruff: noqa: N802 - tests are named by the numbers of the rules

import re

import pytest

from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import KINDS
from game.empyrean.rules import RULES
from game.empyrean.state import COMMAND
from game.empyrean.words import parts
from tests.contract.games import ROOT, page
from tests.scenarios.empyrean.position import Table, card
from tests.scenarios.empyrean.recurring import changes

CALM = ("silent-cloister", "hill-of-omens", "orchard-of-plenty", "gallows-crossroads")
FOUNTAIN = ("fountain-of-janus", *CALM[:2])
SIX = ["light-infantry"] * 4 + ["camel-rider", "camel-scout"]


# EB5: might lives in tokens


def test_EB5_a_passive_ability_applies_tokens_when_it_starts():
    table = Table({"hand": ["bedivere"], "on": {1: ["tristan"]}}, fields=CALM).reveal("deploy bedivere 1")
    (unit,) = table.units("tristan")
    assert table.state.might[unit] == 4 + 1
    assert [(event.card, event.n) for event in table.told("might")] == [(card("tristan"), 1)]


def test_EB5_a_passive_ability_speaks_before_the_ability_of_who_brought_it():
    """King Arthur is the friend that Tristan has a token for, and then gives him two."""
    table = Table({"hand": ["arthur"], "on": {1: ["tristan"]}}).reveal("deploy arthur 1")
    told = [(KINDS[event.by].key, event.n) for event in table.told("might")]
    assert told == [("tristan", 1), ("arthur", 2)]


def test_EB5_and_removes_them_when_it_ends():
    table = Table({"hand": ["chariot"], "on": {1: ["tristan anchor", "kay"]}}, fields=CALM)
    assert table.gained("tristan") == 1
    table.reveal("deploy chariot 2")
    assert (table.field(1), table.gained("tristan")) == (["tristan"], 0)


def test_EB5_what_others_took_is_taken_from_the_same_tokens():
    """A Catapult leaves nothing, the help of a friend included; when the friend leaves, nothing is left to remove."""
    mine = {"hand": ["chariot"], "on": {1: ["tristan+-2 anchor", "kay"]}}
    table = Table(mine, {"hand": ["catapult"]}, fields=CALM, leader=1)
    table.play("deploy catapult 2", "done", "deploy chariot 3", "done", "pick tristan")
    assert (table.field(1), table.might("tristan")) == (["tristan"], 0)


def test_EB5_a_new_friend_is_a_new_start():
    mine = {"hand": ["bedivere"], "on": {1: ["tristan+-4", "kay"]}}
    table = Table(mine, {"hand": ["agony"]}, fields=CALM, leader=1)
    assert table.might("tristan") == 1
    table.play("deploy agony 1", "done", "deploy bedivere 1", "done")
    assert table.might("tristan") == 1, "the one for Kay was taken, the one for Bedivere is new"


def test_EB5_each_start_is_a_gain_and_what_the_fountain_added_stays():
    mine = {"hand": ["bedivere", "chariot"], "on": {1: ["tristan anchor"]}, "essence": 2}
    table = Table(mine, fields=FOUNTAIN).reveal("deploy bedivere 1")
    assert table.gained("tristan") == 1 + 1
    assert table.extra() == -1
    table.draft().play("done").play("deploy chariot 2", "done")
    assert (table.field(1), table.gained("tristan")) == (["tristan"], 1), "what the Fountain added"


def test_EB5_several_friends_at_once_are_one_gain():
    table = Table({"hand": ["lancelot"], "on": {1: ["kay", "bedivere stun"]}}, fields=FOUNTAIN)
    table.reveal("deploy lancelot 1")
    assert table.gained("lancelot") == 2 + 1


def test_EB5_who_moves_leaves_old_friends_and_meets_new_ones():
    table = Table({"on": {1: ["bedivere"], 2: ["lancelot move", "kay", "gawain"]}}, fields=FOUNTAIN, phase=COMMAND)
    assert table.gained("lancelot") == 2
    table.play("move lancelot 1")
    assert [event.n for event in table.told("might")] == [-2, 1, 1], "and one from the Fountain, at once"
    assert table.gained("lancelot") == 2


def test_EB5_friends_that_change_in_the_same_moment_are_a_new_gain():
    table = Table({"on": {1: ["bedivere"], 2: ["lancelot move", "kay"]}}, fields=FOUNTAIN, phase=COMMAND)
    table.play("move lancelot 1")
    assert [event.n for event in table.told("might")] == [-1, 1, 1]


def test_EB5_both_of_two_cataphracts_gain():
    table = Table({"hand": ["cataphract"], "on": {1: ["cataphract"]}}, fields=CALM).reveal("deploy cataphract 1")
    assert changes(table) == ["cataphract+1", "cataphract+1"]


def test_EB5_death_loses_what_the_river_gives_back():
    fields = ("river-of-rebirth", *CALM[:2])
    mine = {"hand": ["eater-of-souls"], "on": {1: ["soul-of-the-living"], 2: ["death"]}}
    table = Table(mine, fields=fields).reveal("deploy eater-of-souls 1")
    told = [event.n for event in table.told("might") if event.card == card("death")]
    assert told == [1, -1]
    assert table.pile("hand") == ["soul-of-the-living"]


def test_EB5_a_face_down_friend_is_none():
    table = Table({"hand": ["kay"], "on": {1: ["tristan"]}}, fields=CALM).play("deploy kay 1")
    assert table.might("tristan") == 4


def test_EB5_all_tokens_leave_with_the_card():
    table = Table({"hand": ["chariot"], "on": {1: ["tristan", "kay anchor"]}}, fields=CALM).reveal("deploy chariot 2")
    assert "tristan" in table.pile("hand")
    table.draft().play("done").play("deploy tristan 2", "done")
    assert table.gained("tristan") == 0


def test_EB5_what_a_text_applies_is_permanent():
    table = Table({"hand": ["yeoman", "chariot"], "on": {1: ["kay"]}}, fields=CALM)
    table.reveal("deploy yeoman 1", "deploy chariot 2").play("pick kay")
    assert (table.field(1), table.gained("yeoman")) == (["yeoman"], 1)


def test_EB5_the_strongest_is_who_has_the_most_tokens():
    fields = ("toll-bridge", *CALM[:2])
    table = Table({"on": {1: ["galahad+1", "lancelot"]}}, fields=fields).reveal()
    assert changes(table) == ["galahad+1", "lancelot+2"]


def test_EB5_where_the_might_comes_from_can_be_read():
    table = Table({"hand": ["bedivere"], "on": {1: ["tristan"]}}, fields=FOUNTAIN).reveal("deploy bedivere 1")
    (unit,) = table.units("tristan")
    assert parts(table.state, unit) == [("base", 4), ("its own ability", 1), ("The Fountain of Janus", 1)]


# EB6: banished cards


@pytest.mark.parametrize("seat", [0, 1, None])
def test_EB6_banished_cards_lie_face_down(seat):
    table = Table({"on": {1: ["ninja"]}}, {"hand": ["axe-thrower"]}, leader=1).reveal("deploy axe-thrower 1")
    things = [thing for thing in RULES.table(RULES.view(table.state, seat)) if thing.place == "banished-0"]
    (lying,) = [thing for thing in things if thing.kind == "card"]
    assert lying.face.startswith("back-")
    assert "ninja" not in lying.id
    assert "1 card" in RULES.say_thing(RULES.view(table.state, seat), lying, ["Ada", "Bo"])


def test_EB6_everybody_saw_what_was_banished():
    """It lay face up before: the log names it, and whoever thinks about the game remembers it."""
    table = Table({"on": {1: ["ninja"]}}, {"hand": ["axe-thrower"]}, leader=1).reveal("deploy axe-thrower 1")
    assert "Ninja" in RULES.say_event(table.told("banish")[0], ["Ada", "Bo"])
    assert RULES.view(table.state, 1).sides[0].banished == [card("ninja")]


# EB7: Medusa


def test_EB7_medusa_does_not_follow_whom_eros_called_away():
    table = Table({"hand": ["ballista"], "on": {2: ["eros"]}}, {"on": {1: ["medusa"]}}, fields=CALM)
    table.reveal("deploy ballista 1").play("accept")
    assert table.field(2) == ["eros", "ballista"]
    assert not table.state.stack


def test_EB7_one_medusa_after_another():
    table = Table({"hand": ["ballista"]}, {"on": {1: ["medusa"]}}, {"on": {1: ["medusa"]}}, fields=CALM)
    table.reveal("deploy ballista 1")
    assert table.asked() == 1
    table.play("move ballista 3")
    assert not table.state.stack, "for the second one it is not Here any more"


# EB8: questions


def test_EB8_the_only_card_is_discarded_without_a_question():
    table = Table({"hand": ["temple-novice", "sohei"]}, fields=CALM).reveal("deploy temple-novice 1")
    assert table.pile("discard") == ["sohei"]
    assert (table.gained("temple-novice"), table.state.round) == (3, 6)


def test_EB8_twins_are_one_answer():
    table = Table({"hand": ["temple-novice", "sohei", "sohei"]}, fields=CALM).reveal("deploy temple-novice 1")
    assert (table.pile("discard"), table.told("discard")[0].seat) == (["sohei"], 0)


def test_EB8_the_only_open_battlefield_is_taken():
    crowds = {
        1: ["ronin", "duellist", "duellist", "itako", "ikko-ikki", "oni"],
        2: ["daimyo", "kensei", "shogun", "abe-no-seimei", "onna-musha", "onna-musha"],
    }
    mine = {"hand": ["temple-novice", "ashigaru"], "on": crowds}
    table = Table(mine, fields=CALM).reveal("deploy temple-novice 3")
    assert table.field(3) == ["temple-novice", "ashigaru"]


def test_EB8_who_could_only_decline_is_not_asked():
    table = Table({"hand": ["holy-grail", "lancelot"]}, fields=CALM).reveal("deploy holy-grail 1")
    assert ("lancelot" in table.pile("hand"), table.state.round) == (True, 6)


def test_EB8_a_market_has_nothing_to_offer_to_an_empty_hand():
    fields = ("wandering-market", *CALM[:2])
    table = Table({}, {"hand": ["sohei"]}, fields=fields, round=3).reveal()
    assert table.asked() == 1
    assert table.options() == ["accept", "decline"]


def test_EB8_eros_does_not_ask_where_nobody_can_come():
    mine = {"hand": ["ballista"], "on": {2: ["eros", *SIX[:5]]}}
    table = Table(mine, fields=CALM).reveal("deploy ballista 1")
    assert (table.field(1), table.state.round) == (["ballista"], 6)


def test_EB8_whoever_imagines_the_hidden_cards_can_go_on():
    """An Oni found the Shogun in the discard pile; who may not look there may think of a pile without him."""
    table = Table({"hand": ["oni"], "discard": ["shogun"]}, fields=CALM).reveal("deploy oni 1")
    assert len(table.options()) > 1
    for seed in range(12):
        assert RULES.why_impossible(RULES.determinise(RULES.view(table.state, 1), seed)) is None


def test_EB8_no_question_of_a_game_has_but_one_answer():
    for seed in range(6):
        state, asked = RULES.new_game({"seats": 2 + seed % 2}, seed), 0
        while moves := RULES.legal_moves(state):
            if state.stack:
                asked += 1
                assert len(moves) > 1
            RULES.advance(state, moves[(seed * 7 + asked) % len(moves)])
        assert asked


# EB9: the result


def ended(*sides):
    base = KINDS[card("soul-of-the-living")].might
    told = [{"on": {at: [f"soul-of-the-living+{n - base}"] for at, n in enumerate(side, 1)}} for side in sides]
    table = Table(*told, round=9, rounds=9, fields=CALM)
    return table.reveal()


def test_EB9_the_result_names_the_two_who_were_compared():
    table = ended([5, 5, 1, 1], [4, 4, 8, 8], [1, 1, 9, 9])
    outcome = table.outcome()
    assert outcome.winners == (1,) or outcome.winners == (2,)
    assert outcome.ranking == ((2,), (0,), (1,)), "seat 2 has most of all, but no battlefield"
    assert "1" in outcome.reason
    assert "3" in outcome.reason
    assert "2" not in outcome.reason
    said = RULES.say_event(table.told("over")[0], ["Ada", "Bo", "Cy"])
    assert "Ada" in said
    assert "Cy" in said
    assert "Bo" not in said


def test_EB9_where_nobody_holds_two_all_are_compared():
    outcome = ended([9, 1, 5, 1], [1, 9, 5, 1], [2, 2, 2, 50]).outcome()
    assert outcome.winners == (2,)
    assert not re.search(r"\d", outcome.reason)


@pytest.mark.parametrize(
    ("sides", "said"),
    [
        (([5, 5, 1, 1], [1, 1, 5, 5], [4, 4, 4, 4]), "Ada and Bo hold two battlefields each, and equal totals"),
        (([5, 1, 1, 1], [4, 9, 9, 9], [4, 9, 9, 9]), "Bo and Cy have the highest totals, equal ones"),
        (([5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]), "All totals are equal"),
        (([4, 4, 5], [5, 4, 4]), "All totals are equal"),
    ],
)
def test_EB9_the_log_says_whose_totals_are_equal(sides, said):
    table = ended(*sides)
    assert said in RULES.say_event(table.told("over")[0], ["Ada", "Bo", "Cy"])


# EB10: words, and what is drawn


def test_EB10_of_the_equally_strong_or_weak_the_first_deployed_counts():
    fields = ("toll-bridge", *CALM[:2])
    table = Table({"on": {1: ["sohei+2", "ronin"]}}, fields=fields).reveal()
    assert changes(table) == ["sohei+3"], "both had four; it stood there first"
    table = Table({"on": {2: ["ronin move"], 1: ["sohei+2"]}}, fields=fields, phase=COMMAND)
    table.play("move ronin 1").reveal()
    assert changes(table) == ["sohei+2", "ronin+1"], "a later place, but an earlier deployment"
    told = page("empyrean").read_text("utf-8")
    assert "of equals the card that was deployed first" in told
    assert "**Equally strong or weak** cards" in told.split("{#ours}")[1]


def test_EB10_in_short_games_no_battlefield_is_drawn_that_could_never_act():
    drawn = {6: set(), 8: set()}
    for rounds, found in drawn.items():
        for seed in range(120):
            found |= {BATTLEFIELDS[n].key for n in RULES.new_game({"rounds": rounds}, seed).battlefields}
    late = {"hill-of-omens", "closing-walls"}
    assert drawn[6] == {field.key for field in BATTLEFIELDS} - late
    assert drawn[8] == {field.key for field in BATTLEFIELDS}


def test_EB10_who_wants_one_may_choose_it():
    state = RULES.new_game({"rounds": 6, "field_1": "closing-walls"}, 1)
    assert BATTLEFIELDS[state.battlefields[0]].key == "closing-walls"


@pytest.mark.parametrize("tongue", ["", ".pl"])
def test_EB10_one_colon_a_sentence(tongue):
    """The texts of all cards as they are recorded, each behind its name."""
    for line in (ROOT / f"tests/golden/cards/empyrean{tongue}.txt").read_text("utf-8").splitlines():
        for sentence in re.split(r"(?<=\.)\s", line.partition(": ")[2]):
            assert sentence.count(":") <= 1, sentence


@pytest.mark.parametrize(("mine", "deployed", "asked"), [
    ({"hand": ["kensei"]}, "kensei", "Kensei, choose one: Apply 4 Might to this card. / Draw 2 cards."),
    ({"hand": ["ballista"], "on": {2: ["eros"]}}, "ballista",
     "Eros, if you like: Move that card to this Battlefield. Apply 2 Might to that card."),
])  # fmt: skip
def test_EB10_one_colon_a_question(mine, deployed, asked):
    assert RULES.prompt(Table(mine, fields=CALM).reveal(f"deploy {deployed} 1").state) == asked


def test_EB10_the_first_to_have():
    texts = [field.says.text() for field in BATTLEFIELDS]
    assert not any("first player to " in text for text in texts)
    assert sum("The first to have" in text for text in texts) == 3
