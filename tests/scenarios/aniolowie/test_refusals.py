"""Whatever a hand tries in vain gets a reason that is true, and a section of the rulebook to read more."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.aniolowie.refusals import FIXED
from game.aniolowie.rules import RULES
from game.aniolowie.state import BATTLE, CHOOSE, CLAIM, DISCARD, ENDING, HUMANS, MULLIGAN, OVER, PLAN
from game.core.contract import IllegalMove, Move
from tests.scenarios.aniolowie.position import Table, on
from tests.scenarios.tried import reasoned

MINE = {
    "support": ["nameless used", "rehael", "muriel used mute", "derdekea"],
    "land": ["rakuel", "teliel sacrificed", "enael blocked"],
    "fight": ["uriel", "wariel turned"],
    "people": ["wierny", "kusicielka"],
    "hand": ["jawna-laska", "nilajha", "ucieczka"],
    "discard": ["harsziel"],
}
THEIRS = {
    "support": ["uwal"], "land": ["gaap", "bylet blocked"], "fight": ["bualu"], "people": ["swieta"],
    "hand": ["gniew"], "discard": ["agrat"],
}  # fmt: skip
HANDS = {"hand": ["muriel", "jawna-laska"]}, {"hand": ["uwal"]}
BROUGHT = ["matka", "wierny", "oprawca", "grzesznik"], ["swieta", "sprawiedliwa", "szalenica", "kusicielka"]


def acting(**more):
    return Table(MINE, THEIRS, stake=["matka"], grave=["oprawca"], giants=[(10, 1, 2)], **more)


def planning(**more):
    hand = ["nilajha", "teliel", "muriel", "jawna-laska", "seeliasz"]
    mine = {"hand": hand, "support": ["rakuel", "rafael", "wariel"], "fight": ["uriel"], **more}
    return Table(mine, THEIRS, phase=PLAN, stake=["matka"])


def claiming():
    mine = {"fight": ["muriel up", "wariel up turned"], "support": ["derdekea", "teliel"], "hand": ["jawna-laska"]}
    return Table(mine, THEIRS, phase=BATTLE, seat=1, stake=["matka"]).play("1 done")


def raging():
    mine = {"land": ["muriel"], "people": ["wierny"], "hand": ["jawna-laska"]}
    return Table(mine, {}, phase=HUMANS, giants=[(10, 0, 2)]).play("0 done")


POSITIONS = {
    "people to bring": lambda: Table(*({"brought": four} for four in BROUGHT), phase=CHOOSE, turn=1),
    "mulligan": lambda: Table(*HANDS, phase=MULLIGAN, turn=1),
    "discard": lambda: Table(*HANDS, phase=DISCARD),
    "half a hand": lambda: Table(*HANDS, phase=DISCARD).play("0 half"),
    "planning": planning,
    "people": lambda: Table(MINE, THEIRS, phase=HUMANS),
    "a giant": raging,
    "action": acting,
    "an answer": lambda: acting().play("0 use rakuel land-1"),
    "an answer to an answer": lambda: acting().play("0 use rakuel land-1", "1 play gniew rakuel"),
    "a duel": lambda: acting().play("0 attack rehael uwal"),
    "fight": lambda: on(acting(), BATTLE),
    "the stake": claiming,
    "a card that asks": lambda: Table({"hand": ["glod"]}, THEIRS).play("0 play glod").pass_all(),
    "three players": lambda: Table(MINE, THEIRS, {"hand": ["zuhara"]}),
    "some are gone": lambda: Table({"gone": ["muriel"]}, {}, procession=[]),
    "over": lambda: on(Table(*HANDS, idle=2, stake=["matka"]), OVER),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_try_of_a_hand_gets_a_reason(name):
    reasoned(RULES, POSITIONS[name]().state)


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in ("over", "a card that asks")])
def test_every_thing_on_the_table_has_a_reason_of_its_own(name):
    assert reasoned(RULES, POSITIONS[name]().state) == set()


def test_a_refused_move_says_its_reason():
    with pytest.raises(IllegalMove) as error:
        RULES.apply(acting().state, Move("attack", "fight-0-0", "land-1-0"))
    assert "Angels in the fight act only in the phase of the fight." in str(error.value)


def refused(table, words, section, text):
    reason = table.refused(words)
    assert reason.section == section, reason
    assert text in reason.text, reason


@pytest.mark.parametrize(
    ("words", "section", "text"),
    [
        ("drag nilajha land", "planning", "Angels are placed in the planning only."),
        ("play jawna-laska deck-0", "interventions", "Jawna Łaska has no such target now."),
        ("play ucieczka", "interventions", "Ucieczka is for a duel of one of your angels."),
        ("drag hand-0 land", "hands", "Choose one of the cards in your hand."),
        ("drag hand-1-back land", "hands", "another player's hand"),
        ("drag hand-0-orifiel land", "hands", "This card is not in your hand."),
        ("click land-0-3", "rows", "Nobody is there."),
        ("click gaap", "rows", "This angel belongs to another player."),
        ("use enael", "blocking", "A blocked angel does nothing"),
        ("use teliel uwal", "statuses", "A sacrificed angel can do nothing more."),
        ("use uriel uwal", "fight", "Angels in the fight act only in the phase of the fight."),
        ("use muriel muriel", "abilities", "It has lost its ability until the turn ends."),
        ("click wierny", "people", "People have their say in their own phase."),
        ("attack rehael rakuel@0", "duels", "An angel does not attack its own side."),
        ("attack rakuel uwal", "duels", "Support attacks support and land"),
        ("attack rehael bualu", "duels", "Support attacks support and land"),
        ("attack rakuel bylet", "blocking", "A blocked angel can't be attacked."),
        ("attack rakuel land-1-3", "rows", "Nobody is there."),
        ("take rehael swieta", "taking", "Only angels on the land take people."),
        ("take rakuel swieta", "taking", "People are safe while an angel guards their land."),
        ("use rehael", "abilities", "Its ability is for a duel of its own."),
        ("use derdekea", "abilities", "Its ability has no such target now."),
        ("click nowhere", "turn", "no move here"),
    ],
)
def test_reasons_in_the_phase_of_actions(words, section, text):
    refused(acting(), words, section, text)


def test_an_angel_without_anything_to_do():
    table = Table({"support": ["ejszet"], "land": ["nisroch used"]}, {"land": ["muriel"]})
    refused(table, "use ejszet", "abilities", "It has no ability to use.")
    refused(table, "use nisroch ejszet", "statuses", "A sacrifice needs an angel that is still ready.")


def test_a_second_copy_and_a_second_deed():
    table = Table(
        {"support": ["teliel attacked used"], "land": ["teliel", "muriel took used"]},
        {"support": ["uwal"], "people": ["swieta", "niedowiarek"]},
    )
    refused(table, "attack support-0-0 uwal", "duels", "An angel attacks once a turn")
    refused(table, "attack land-0-0 uwal", "precedence", "Another copy of this angel lies face up")
    refused(table, "take muriel niedowiarek", "taking", "An angel takes one human a turn")


def test_people_who_are_not_to_be_taken():
    table = Table({"land": ["muriel"]}, {"people": ["swieta", "niedowiarek"]})
    refused(table, "take muriel niedowiarek", "taking", "does not join an angel of so high an order")
    refused(table, "take muriel swieta", "taking", "can't be taken from its land")


@pytest.mark.parametrize(
    ("words", "section", "text"),
    [
        ("attack rehael uwal", "duels", "your own part of the phase of actions"),
        ("drag uwal rehael", "duels", "your own part of the phase of actions"),
    ],
)
def test_nobody_attacks_in_answer(words, section, text):
    table = acting().play("0 use rakuel land-1")
    if words.startswith("attack"):
        table.play("1 play gniew rakuel")
    refused(table, words, section, text)


@pytest.mark.parametrize(
    ("words", "section", "text"),
    [
        ("place muriel land-1", "rows", "This row belongs to another player."),
        ("place muriel people-0", "rows", "in support, on the land or in the fight"),
        ("drag muriel", "rows", "in support, on the land or in the fight"),
        ("place muriel support", "colours", "Three angels stand in a row"),
        ("place nilajha land turned", "support", "Support is lent in the fight only."),
        ("play jawna-laska uriel", "interventions", "any phase but the planning"),
        ("use rakuel land-1", "planning", "and nothing else is done"),
    ],
)
def test_reasons_in_the_planning(words, section, text):
    refused(planning(), words, section, text)


def test_one_angel_a_turn():
    refused(planning().play("0 place muriel land"), "place teliel land", "rows", "One angel a turn")


def test_an_angel_that_has_no_support_lends_none(monkeypatch):
    from game.aniolowie import cards, rules

    monkeypatch.setattr(rules, "SUPPORTS", (0,) * len(cards.KINDS))
    refused(planning(), "place muriel fight turned", "support", "It has no support to lend.")


@pytest.mark.parametrize("name", ["mulligan", "discard"])
def test_first_the_whole_hand(name):
    refused(POSITIONS[name](), "place muriel land", "planning", "First decide about your whole hand.")


def test_reasons_in_the_phase_of_people():
    table = Table(
        {"people": ["wloczykij mute", "pasterz", "matka"], "land": ["muriel"]}, {}, phase=HUMANS, stake=["wierny"]
    )
    refused(table, "resolve matka", "people", "This human has nothing to say now.")
    refused(table, "resolve wloczykij", "abilities", "It has lost its ability")
    refused(table.play("0 resolve pasterz"), "resolve pasterz", "people", "has had its say in this turn")


def test_a_giant_comes_first():
    for words in ("use muriel muriel", "play jawna-laska muriel"):
        refused(raging(), words, "giants", "First name who defends your land against the giant.")


def test_after_the_fight_only_the_stake_is_left():
    table = claiming()
    assert table.state.phase == CLAIM
    for words in ("use teliel uwal", "play jawna-laska muriel", "attack teliel uwal"):
        refused(table, words, "stake", "The fight is decided")
    refused(table, "claim wariel", "statuses", "A sacrificed angel can do nothing more.")


def test_AB8_who_has_declared_support_or_used_an_ability_is_told_why_the_stake_is_not_for_it():
    fighters = ["wariel up pledged", "muriel up used tired", "teliel up used"]
    table = Table({"fight": fighters}, {"fight": ["uwal up"]}, phase=CLAIM, stake=["wierny"])
    refused(table, "claim wariel", "support", "Who has declared support")
    refused(table, "claim muriel", "stake", "Who has used its ability")


def test_AB21_while_all_are_asked_whether_to_end_nothing_else_is_done():
    table = Table({"hand": ["jawna-laska"], "support": ["teliel"]}, {"land": ["uwal"]}, phase=ENDING)
    for words in ("play jawna-laska teliel", "use teliel uwal"):
        refused(table, words, "winning", "First say whether the game ends here.")


NAMED = {
    "deck": "deck-0-pile", "discard": "discard-0-harsziel", "grave": "grave-oprawca", "procession": "procession-pile",
    "stake": "stake-back", "total": "total-0", "count": "count-0", "first": "first-0", "giant": "giant-0",
    "giants": "giants-1", "intervention": "intervention-0", "ability": "ability-0", "stack": "stack",
    "abilities": "abilities", "people": "people-0", "brought": "brought-1-back", "support": "support-0",
    "land": "land-1", "fight": "fight-0", "gone": "gone-0-muriel", "boxed": "boxed-pile",
}  # fmt: skip
SEEN_IN = {"gone": "some are gone", "boxed": "some are gone", "total": "fight",
            "brought": "people to bring", "intervention": "an answer to an answer",
           "ability": "an answer to an answer", "stack": "an answer to an answer",
           "abilities": "an answer to an answer"}  # fmt: skip


@pytest.mark.parametrize("zone", FIXED)
def test_what_nothing_is_ever_done_with(zone):
    table = POSITIONS[SEEN_IN.get(zone, "action")]()
    view = RULES.view(table.state, table.asked())
    assert NAMED[zone] in {name for thing in RULES.table(view) for name in (thing.id, thing.place)}
    assert RULES.why_not(view, Move("click", NAMED[zone])) == FIXED[zone]


def test_while_a_card_asks_everything_else_waits():
    refused(POSITIONS["a card that asks"](), "click stake", "stack", "First a card wants an answer.")


def test_after_the_end():
    table = POSITIONS["over"]()
    reason = RULES.why_not(RULES.view(table.state, None), Move("click", "stake"))
    assert (reason.section, reason.text) == ("winning", "The game is over.")
