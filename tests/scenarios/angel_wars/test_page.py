"""What the rulebook page tells, in both languages, is what the rules do."""

import re

import pytest

from game.angel_wars import RULES
from game.angel_wars.rules import DIE
from game.angel_wars.state import MOVEMENTS, SHORT
from tests.contract.games import page


@pytest.fixture(params=["en", "pl"])
def text(request):
    return page("angel_wars").with_name(f"angel_wars.{request.param}.md").read_text("utf-8")


def section(text, name):
    return text.split(f"{{#{name}}}\n")[1].split("\n## ")[0]


def test_what_is_ours_stands_in_one_list_at_the_end(text):
    *_, last = text.split("\n## ")
    assert "{#ours}" in last
    numbers = [f"WA{n}" for n in range(1, 12)] + ["WB1", "WB2"]
    assert re.findall(r"\((W\w\d+)\)", text) == re.findall(r"\((W\w\d+)\)", last) == numbers


def test_the_numbers_of_the_page_are_those_of_the_rules(text):
    assert str(RULES.info.option("max_turns").default) in section(text, "draws")
    assert [int(face) for face in re.findall(r"\d", section(text, "chance").split("\n")[0])] == list(DIE)


def test_the_short_turn_is_told_as_a_choice_of_ours(text):
    assert (MOVEMENTS, SHORT) == (2, 1)
    told = section(text, "opening")
    assert re.search("one movement instead of two|jeden ruch zamiast dwóch", told)
    assert "(#ours)" in told
    assert "(#opening)" in section(text, "methods")
    assert "(#opening)" in section(text, "ours")
