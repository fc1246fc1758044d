"""The rulebook pages: complete, linked, and written with the few marks that the reader knows."""

import re

import pytest

from tests.contract.games import GAMES, page, sections


@pytest.fixture(params=GAMES)
def text(request):
    return page(request.param).read_text("utf-8")


def test_a_page_has_its_sections(text):
    ids = re.findall(r"\{#([\w-]+)\}", text)
    assert len(ids) == len(set(ids)) > 2
    headings = [line for line in text.split("\n") if line.startswith("#")]
    assert headings[0].startswith("# ")
    assert all(re.fullmatch(r"## \S.* \{#[a-z]+\}", heading) for heading in headings[1:])


def test_every_link_leads_somewhere(text):
    ids = set(re.findall(r"\{#([\w-]+)\}", text))
    plates = set(re.findall(r"^!\[.+\]\((position:[a-z]+)\)$", text, re.MULTILINE))
    assert set(re.findall(r"\]\(#?([^)]*)\)", text)) - plates <= ids


def test_a_page_keeps_to_the_marks_of_the_reader(text):
    """Headings, paragraphs, bullets, bold, links and plates on lines of their own: nothing else."""
    assert text.count("**") % 2 == 0
    text = re.sub(r"^!\[([^\]]+)\]\(position:[a-z]+\)$", r"\1", text, flags=re.MULTILINE)
    plain = re.sub(r"\*\*.+?\*\*|\[[^\]]+\]\(#[a-z]+\)|\{#[a-z]+\}", "", text)
    assert not re.search(r"[*`<>|\[\]{}]|__|!\(|^\s*(\d+\.|\+) |^ +-|\t", plain, re.MULTILINE)


def test_angel_wars_has_every_section_that_its_screens_open():
    assert sections("angel_wars") == {
        "overview", "setup", "turn", "movements", "flipping", "moving", "ban", "methods", "opening", "chance", "end",
        "draws", "four", "tips", "ours",
    }  # fmt: skip
    ours = page("angel_wars").read_text("utf-8").split("{#ours}")[1]
    assert re.findall(r"\((W\w\d+)\)", ours) == [*(f"WA{n}" for n in range(1, 12)), "WB1", "WB2"]
    assert "\n## " not in ours, "what is ours stands in one list at the end"


def test_archangelis_has_every_section_that_its_screens_open():
    assert {card.section for card in GAMES["archangelis"].cards().values()} <= sections("archangelis")
    rulings = page("archangelis").read_text("utf-8").split("{#rulings}")[1]
    assert [int(n) for n in re.findall(r"\(HA(\d+)\)", rulings)] == [n for n in range(1, 24) if n not in (8, 16)]
