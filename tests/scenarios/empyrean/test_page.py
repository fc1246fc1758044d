"""What the rulebook page tells is what the cards and the rules do."""

import re

import pytest

from game.empyrean.abilities import CONDITIONAL, INSTANT, PASSIVE
from game.empyrean.cards import ARMIES, CARDS, KINDS, TEMPLATE
from game.empyrean.refusals import FIXED
from game.empyrean.rules import BOOK_FIELDS, BOOK_ROUNDS, HAND, RULES, TO_WIN
from game.empyrean.state import ZONES
from tests.contract.games import page, sections
from tests.scenarios.empyrean.position import Table, card

PLATE = re.compile(r"^!\[.*\]\(position:[a-z]+\)$", re.MULTILINE)
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def text():
    return page("empyrean").read_text("utf-8")


def section(name):
    """The text of a section, without its marks."""
    part = text().split(f"{{#{name}}}\n")[1].split("\n## ")[0]
    return re.sub(r"\*|\[|\]\(#[a-z]+\)", "", part)


# The form of the page


def test_the_marks_of_the_reader():
    ids = re.findall(r"\{#([\w-]+)\}", text())
    assert len(ids) == len({*ids})
    headings = [line for line in text().split("\n") if line.startswith("#")]
    assert headings[0] == "# Battle for Empyrean"
    assert all(re.fullmatch(r"## \S.* \{#[a-z]+\}", heading) for heading in headings[1:])
    assert {*re.findall(r"\]\(#?([^)]*)\)", PLATE.sub("", text()))} <= {*ids}
    assert text().count("**") % 2 == 0
    plain = re.sub(r"\*\*.+?\*\*|\[[^\]]+\]\(#[a-z]+\)|\{#[a-z]+\}", "", PLATE.sub("", text()))
    assert not re.search(r"[*`<>|\[\]{}]|__|!\(|^\s*(\d+\.|\+) |^ +-|\t", plain, re.MULTILINE)


def test_every_section_that_screens_cards_and_refusals_open():
    wanted = {card.section for card in CARDS.values()} | {name for _text, name in FIXED.values()}
    wanted |= {"turn", "draft", "deploy", "reveal", "command", "zones", "essence", "rounds", "winning", "tokens"}
    wanted |= {"moving", "destroying", "discarding", "banishing", "returning"}
    assert wanted <= sections("empyrean")


def test_every_ruling_is_on_the_page():
    assert [int(n) for n in re.findall(r"\(EA(\d+)\)", section("ours"))] == [*range(1, 23)]


def test_every_army_has_its_line():
    lines = re.findall(r"^- (.+)$", section("armies"), re.MULTILINE)
    assert len(lines) == len(ARMIES)
    for army, line in zip(ARMIES, lines, strict=True):
        assert line.startswith(army.name)


# Numbers


def test_the_numbers_of_the_setup():
    state = RULES.new_game({}, 1)
    assert "a deck of 24 cards, shuffled, and takes a hand of four" in section("setup")
    assert HAND == 4
    assert all(len(side.army) == 24 for side in state.sides)
    assert "Three battlefields are drawn" in section("setup")
    assert "A game of two has ten rounds" in section("rounds")
    assert "four battlefields and nine rounds" in section("three")
    assert (BOOK_FIELDS, BOOK_ROUNDS) == ({2: 3, 3: 4}, {2: 10, 3: 9})
    assert "six zones" in section("zones")
    assert ZONES == 6
    assert "Two battlefields win the game" in section("winning")
    assert TO_WIN == 2


def test_the_template():
    told = {}
    for number, costs in re.findall(r"^- (\w+)(?: cards?| each)? of cost ([\d and]+)", section("mashup"), re.MULTILINE):
        told |= {int(cost): NUMBERS[number] for cost in costs.split(" and ")}
    assert told == TEMPLATE


def test_the_colours_of_the_abilities():
    for name, nature in (("Instant", INSTANT), ("Conditional", CONDITIONAL), ("Passive", PASSIVE)):
        assert f"- {name}, " in section("abilities")
        assert any(kind.nature == nature for kind in KINDS)


def test_essence():
    assert "2 in round 1, 3 in round 2, 11 in round 10" in section("essence")
    assert Table(round=1).reveal().state.sides[0].essence == 3
    assert Table(round=9).reveal().state.sides[0].essence == 11


def test_five_cards_after_the_first_draft():
    assert "five cards when you first deploy" in section("draft")
    state = RULES.new_game({}, 1)
    while RULES.legal_moves(state)[-1].kind != "done":
        RULES.advance(state, RULES.legal_moves(state)[0])
    assert len(state.sides[state.seat].hand) == 5


# Examples


@pytest.mark.parametrize(("builders", "gain"), [(1, 3), (2, 6)])
def test_the_example_of_the_fountain(builders, gain):
    told = section("fountain")
    assert "a Builder beside one Fortress Wall gives it 2, the Fountain makes it 3" in told
    assert "Two Builders give it 6, and the next round has still only 1 less" in told
    fields = ("fountain-of-janus", "silent-cloister", "hill-of-omens")
    table = Table({"hand": ["builder"] * builders, "on": {1: ["fortress-wall"]}}, fields=fields)
    table.reveal(*["deploy builder 1"] * builders)
    assert table.gained("fortress-wall") == gain
    assert table.extra() == -1


def test_the_example_of_being_first():
    told = section("first")
    assert "The Empty Throne pays the first to have 12 might" in told
    assert "Lancelot stands there with 11, and Guinevere, revealed elsewhere, gives him one" in told
    fields = ("empty-throne", "silent-cloister", "hill-of-omens")
    mine, theirs = {"hand": ["guinevere"], "on": {1: ["lancelot+2"]}}, {"hand": ["sohei"], "on": {1: ["ninja+10"]}}
    table = Table(mine, theirs, fields=fields, round=4)
    table.play("deploy guinevere 2", "done", "deploy sohei 1", "done")
    assert (table.might("lancelot"), table.total(1, 1)) == (13, 13)


def test_the_example_of_might():
    told = section("might")
    assert "Sir Tristan has 4 might, and Sir Kay is revealed beside him: he has 5" in told
    assert "A Catapult takes 4 of them. When Kay leaves, Tristan loses the last one, too." in told
    table = Table(
        {"hand": ["kay"], "on": {1: ["tristan anchor"], 3: ["chariot"]}}, {"hand": ["catapult", "gatekeeper"]}
    )
    table.play(
        "deploy kay 1", "done", "deploy catapult 2", "deploy gatekeeper 1", "done", "pick tristan", "pick tristan"
    )
    assert (table.field(1), table.might("tristan")) == (["tristan"], 0)


def test_the_example_of_winning():
    assert "9, 4 and 4 against 4, 5 and 4" in section("winning")
    assert "17 to 13" in section("winning")
    soul, base = "soul-of-the-living", KINDS[card("soul-of-the-living")].might
    sides = [{"on": {at: [f"{soul}+{n - base}"] for at, n in enumerate(side, 1)}} for side in ((9, 4, 4), (4, 5, 4))]
    outcome = Table(*sides, round=10, fields=("silent-cloister", "muster-field", "hill-of-omens")).reveal().outcome()
    assert outcome.winners == (0,)
    assert outcome.scores == (17, 13)


def test_the_example_of_closing_up():
    assert "with cards in zones 1 to 5, the three in the middle are destroyed" in section("zones")
    mine = ["ronin", "bat", "wolf", "raven", "ninja"]
    table = Table({"on": {1: mine}}, {"hand": ["bone-golem"]}, leader=1).reveal("deploy bone-golem 1")
    assert table.field(1) == ["ronin", "ninja"]
    assert not table.told("move")


def test_the_example_of_moving():
    told = section("moving")
    assert "Horse Archers and a Camel Rider stand on battlefield 3" in told
    assert "the Flank Attack itself slides to zone 2" in told
    table = Table({"hand": ["flank-attack"], "on": {1: ["ninja"], 3: ["horse-archers", "camel-rider"]}})
    table.reveal("deploy flank-attack 3").play("move horse-archers 1")
    assert table.field(3) == ["camel-rider", "flank-attack"]
    assert table.gained("ninja") == 1


def test_the_example_of_destroying():
    told = section("destroying")
    assert "an Eater of Souls is revealed beside a Soul of the Living and a Soul of the Powerful" in told
    assert "in zone 1 with 5 above its base might" in told
    table = Table({"hand": ["eater-of-souls"], "on": {1: ["soul-of-the-living", "soul-of-the-powerful"]}})
    table.reveal("deploy eater-of-souls 1")
    assert table.field(1) == ["eater-of-souls"]
    assert table.gained("eater-of-souls") == 5
    assert table.extra() == 1


def test_the_example_of_discarding():
    assert "an Ashigaru deploys itself at no cost" in section("discarding")
    table = Table({"hand": ["temple-novice", "ashigaru"]}).reveal("deploy temple-novice 1")
    table.play("deploy ashigaru 2")
    assert table.field(2) == ["ashigaru"]
    assert table.told("deploy")[-1].n == 0


def test_what_was_paid_is_known():
    assert "What you paid is known to all" in section("deploy")
    table = Table({"hand": ["ninja"]}).play("deploy ninja 1")
    assert RULES.view(table.state, 1).paid == [3]
