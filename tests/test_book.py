"""The books, rule by rule: `docs/book/<game>.md` names for every rule a scenario that is there, runs and passes.

A table of rules has the columns line, rule and proved by, a table of replaced rulings number and replaced by.
`docs/book/numbers.json` lists each game's worked examples, rulings and mendings: none may be left out.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from game import catalogue

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
BOOK = ROOT / "docs" / "book"
RULEBOOKS = ROOT.parent / "shared" / "rulebooks"
"""The printed books; they are not part of the project, and not on every machine."""

SOURCES = {
    "archangelis": ("000_a7fcec127448f30b.txt", 271),
    "aniolowie": ("001_57452c809325322f.txt", 617),
    "angel_wars": ("002_398905fa79552aa1.txt", 69),
    "empyrean": ("003_81630b6f7bf221e6.txt", 387),
    "archpiratus": ("004_5cad92a4d4aa3520.txt", 253),
}
"""The text of each game's book, and how many lines it has."""

RULES = ["line", "rule", "proved by"]
REPLACED = ["number", "replaced by"]
LINES = re.compile(r"L(\d+)(?:-L?(\d+))?")
NAMES = re.compile(r"`test_\w+`(?:, *`test_\w+`)*")
QUOTE = 8
"""So many words in a row of a book are a quotation."""

GAMES = catalogue.ids()


class Rule(NamedTuple):
    lines: str
    rule: str
    proofs: list[str]


class Scenario(NamedTuple):
    file: Path
    left_out: bool
    """Marked to be skipped, or to fail."""

    def node(self, name: str) -> str:
        return f"{self.file.relative_to(ROOT).as_posix()}::{name}"


class BadTable(ValueError):
    pass


# Reading a table


def tables(text: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Each table's head and rows, as cells."""
    rows: list[list[str]] = []
    for line in [*text.split("\n"), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
        elif rows:
            head, rule, *body = [*rows, []]
            if not rule or not all(re.fullmatch(":?-+:?", cell) for cell in rule):
                raise BadTable(f"no rule below the head {head}")
            yield head, [row for row in body if row]
            rows = []


def spans(lines: str) -> list[tuple[int, int]]:
    """The lines of the book that a row names, as first and last; none for what is ours."""
    if lines == "ours":
        return []
    found = [LINES.fullmatch(part) for part in re.split(", *", lines)]
    if None in found:
        raise BadTable(f"'{lines}' names no lines")
    return [(int(match[1]), int(match[2] or match[1])) for match in found if match]


def rules_of(text: str) -> list[Rule]:
    rules = []
    for head, rows in tables(text):
        if head == RULES:
            for row in rows:
                if len(row) != 3 or not row[1] or not NAMES.fullmatch(row[2]):
                    raise BadTable(f"a row has lines, a rule and the names of scenarios, not {row}")
                rules.append(Rule(row[0], row[1], re.findall(r"`(\w+)`", row[2])))
        elif head != REPLACED:
            raise BadTable(f"no table of ours has the head {head}")
    return rules


def replaced_in(text: str) -> dict[str, list[str]]:
    """The rulings that no longer stand, each with the numbers that stand in its place."""
    rows = [row for head, rows in tables(text) if head == REPLACED for row in rows]
    if any(len(row) != 2 for row in rows):
        raise BadTable("a replaced ruling has a number and what replaces it")
    return {number: re.split(", *", by) for number, by in rows}


@cache
def chapter(game: str) -> str:
    return (BOOK / f"{game}.md").read_text("utf-8")


@cache
def numbers(game: str) -> list[str]:
    return json.loads((BOOK / "numbers.json").read_text("utf-8"))[game]


def numbers_in(game: str, name: str) -> list[str]:
    """What a scenario's name carries of the form of the game's numbers, in the list or not."""
    forms = {number.rstrip("0123456789") for number in numbers(game)}
    return [part for part in name.split("_") if re.fullmatch(r"[A-Z]+\d+", part) and part.rstrip("0123456789") in forms]


# Finding the scenarios


def scenarios_in(file: Path, source: str) -> dict[str, Scenario]:
    """The test functions of a file."""
    tree = ast.parse(source)
    marks = [
        node for node in tree.body if isinstance(node, ast.Assign) and "pytestmark" in ast.unparse(node.targets[0])
    ]
    all_left_out = any(map(leaves_out, marks))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {node.name: Scenario(file, all_left_out or leaves_out(node)) for node in functions}


def leaves_out(node: ast.AST) -> bool:
    """Does it skip, or expect to fail? By a mark, by a mark of a parameter, or by a call."""
    words = (ast.unparse(part) for part in ast.walk(node) if isinstance(part, ast.Attribute))
    return any(re.fullmatch(r"pytest\.(mark\.)?(skip|skipif|xfail|importorskip)", word) for word in words)


@cache
def scenarios() -> dict[str, list[Scenario]]:
    """Every test function of the project by its name; two files may hold the same name."""
    found: dict[str, list[Scenario]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for name, scenario in scenarios_in(file, file.read_text("utf-8")).items():
            found.setdefault(name, []).append(scenario)
    return found


def meant(game: str, name: str) -> list[Scenario]:
    """Whom a name of the game's chapter means: first of all a scenario of its own."""
    everywhere = scenarios().get(name, [])
    return [each for each in everywhere if each.file.parent == TESTS / "scenarios" / game] or everywhere


# The chapters


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_chapter(game):
    assert rules_of(chapter(game))
    assert len(set(numbers(game))) == len(numbers(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_names_lines_of_its_book(game):
    last = SOURCES[game][1]
    for rule in rules_of(chapter(game)):
        for first, end in spans(rule.lines):
            assert 1 <= first <= end <= last, rule


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_that_is_named_exists_and_counts(game):
    named = {name for rule in rules_of(chapter(game)) for name in rule.proofs}
    assert sorted(name for name in named if not meant(game, name)) == []
    assert sorted(name for name in named if any(scenario.left_out for scenario in meant(game, name))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_scenario_or_was_replaced(game):
    replaced = replaced_in(chapter(game))
    proved = {number for rule in rules_of(chapter(game)) for name in rule.proofs for number in numbers_in(game, name)}
    assert [number for number in numbers(game) if number not in proved and number not in replaced] == []
    assert [number for number in replaced if number not in numbers(game)] == []
    assert {by for each in replaced.values() for by in each} <= set(numbers(game)) - set(replaced)


@pytest.mark.parametrize("game", GAMES)
def test_no_scenario_carries_a_number_that_is_not_in_the_list(game):
    own = [name for name in scenarios() if any(each.file.parent.name == game for each in meant(game, name))]
    carried = {number for name in own for number in numbers_in(game, name)}
    assert carried, "its scenarios are named by numbers"
    assert carried - set(numbers(game)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_that_is_named_passes(game, tmp_path):
    named = {name for rule in rules_of(chapter(game)) for name in rule.proofs}
    nodes = sorted(scenario.node(name) for name in named for scenario in meant(game, name))
    report = tmp_path / "report.xml"
    command = [sys.executable, "-P", "-m", "pytest", "-p", "no:cacheprovider", "-q", f"--junit-xml={report}", *nodes]
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    ran = subprocess.run(command, cwd=ROOT, env={**clean, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
    cases = list(ElementTree.parse(report).iter("testcase"))
    passed = {case.attrib["name"].split("[")[0] for case in cases if not list(case.iter("skipped"))}
    assert named - passed == set()


# Our own words


def words(text: str) -> list[str]:
    """The words of a text without marks, capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return re.findall(r"\w+", "".join(sign for sign in plain if not unicodedata.combining(sign)).replace("_", " "))


def sentences(text: str) -> list[str]:
    """The pieces of a text: a quotation stays within one."""
    return re.split(r"[.!?](?:\s|$)|\n\s*\n|\||\n\s*[-*#]", text)


def runs(text: str) -> set[tuple[str, ...]]:
    """Every so many words in a row within a sentence."""
    found = set()
    for sentence in sentences(text):
        spoken = words(sentence)
        found |= {tuple(spoken[n : n + QUOTE]) for n in range(len(spoken) - QUOTE + 1)}
    return found


def quoted(book: str, ours: str) -> list[str]:
    """What stands word for word in a book and in a text of ours. Numbers in a row are facts, no words."""
    shared = {run for run in runs(book) & runs(ours) if sum(not word.isdigit() for word in run) > QUOTE // 2}
    return sorted(" ".join(run) for run in shared)


def our_texts(game: str) -> list[Path]:
    """The chapter, the rulebook pages, and what is printed on the cards."""
    pages = sorted((ROOT / "assets" / "rules").glob(f"{game}.*.md"))
    cards = sorted((TESTS / "golden" / "cards").glob(f"{game}*.txt"))
    return [*BOOK.glob(f"{game}.md"), *pages, *cards]


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_book_is_copied(game):
    name, length = SOURCES[game]
    if not RULEBOOKS.is_dir():
        pytest.skip("the printed books are not here")
    book = (RULEBOOKS / name).read_text("utf-8")
    assert len(book.splitlines()) == length
    for file in our_texts(game):
        assert quoted(book, file.read_text("utf-8")) == [], file.name


# The checks themselves, on made-up texts

PRINTED = """
## **THE GOAT**

1. Whoever holds the *Goat* at the end
of the second day gives back ALL of their turnips. Nobody likes that. Die: 0-1-1-2-2-3-4-5 is rolled.

2. Żółw łapie gęś, a potem każdy gracz dobiera trzy karty z talii.
"""


def test_a_quotation_is_found_whatever_its_marks():
    assert quoted(PRINTED, "Mind: whoever holds the **goat** at\nthe end of the day, loses.") == [
        "holds the goat at the end of the",
        "whoever holds the goat at the end of",
    ]
    assert quoted(PRINTED, "| L3 | zolw lapie ges, a potem kazdy gracz dobiera | `test_x` |")


def test_our_own_words_are_no_quotation():
    assert quoted(PRINTED, "At dusk of the second day the goat costs its owner every turnip.") == []
    assert quoted(PRINTED, "Whoever holds the goat at the end. Of the second day nobody speaks.") == []
    assert quoted(PRINTED, "The die has the faces 0, 1, 1, 2, 2, 3, 4, 5.") == []


CHAPTER = """
# Goats: the book, rule by rule
## The end
| line | rule | proved by |
|---|---|---|
| L3-4, L9 | the goat costs turnips | `test_W1_turnips`, `test_goat` |
| ours | goats sleep | `test_WA1_sleep` |
## Replaced rulings
| number | replaced by |
|---|---|
| WA2 | WB1, WB2 |
"""


def test_a_chapter_is_read():
    assert rules_of(CHAPTER) == [
        Rule("L3-4, L9", "the goat costs turnips", ["test_W1_turnips", "test_goat"]),
        Rule("ours", "goats sleep", ["test_WA1_sleep"]),
    ]
    assert [spans(rule.lines) for rule in rules_of(CHAPTER)] == [[(3, 4), (9, 9)], []]
    assert replaced_in(CHAPTER) == {"WA2": ["WB1", "WB2"]}


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("`test_WA1_sleep`", ""),
        ("`test_WA1_sleep`", "see `test_WA1_sleep`"),
        ("`test_W1_turnips`, ", "`W1_turnips`, "),
        ("| goats sleep ", "| "),
        ("| goats sleep ", ""),
        ("| line | rule |", "| lines | rule |"),
        ("|---|---|---|\n", ""),
    ],
)
def test_a_bad_chapter_is_refused(was, becomes):
    assert was in CHAPTER
    with pytest.raises(BadTable):
        rules_of(CHAPTER.replace(was, becomes))


@pytest.mark.parametrize("lines", ["", "line 3", "L", "L3 L4", "L3,,L4", "ours, L3"])
def test_bad_lines_are_refused(lines):
    with pytest.raises(BadTable):
        spans(lines)


def test_a_name_carries_its_numbers():
    assert numbers_in("angel_wars", "test_W3_and_WA99_both_but_not_HA1_nor_W") == ["W3", "WA99"]


def test_a_scenario_that_is_left_out_is_known():
    source = """
import pytest
def test_plain(): pass
@pytest.mark.slow
def test_slow(): pass
@pytest.mark.skipif(True, reason="")
def test_marked(): pass
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.xfail)])
def test_one_of_two(n): pass
def test_called(): pytest.skip("no")
def helper(): pass
"""
    found = scenarios_in(TESTS, source)
    assert {name for name, scenario in found.items() if scenario.left_out} == {
        "test_marked",
        "test_one_of_two",
        "test_called",
    }
    assert set(found) - {"test_plain", "test_slow"} == {"test_marked", "test_one_of_two", "test_called"}
    assert all(scenario.left_out for scenario in scenarios_in(TESTS, source + "pytestmark = pytest.mark.skip").values())
