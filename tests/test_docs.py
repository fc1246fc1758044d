"""What the pages for newcomers name is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
PAGES = [
    ROOT / "CONTRIBUTING.md",
    ROOT / "docs" / "architecture.md",
    ROOT / "docs" / "decisions" / "README.md",
    *DECISIONS,
]
TOPS = ("game", "saves", "ui", "assets", "tests", "docs", ".github")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GLOSSARY = ARCHITECTURE.split("## The words of the house")[1]
WALK = re.findall(r"^\d+\. `([^`]+)`, `([^`]+)`: ", ARCHITECTURE.split("## The walk of a move")[1], re.MULTILINE)
"""The steps of a move: file and function."""


@cache
def code() -> str:
    return "\n".join(path.read_text("utf-8") for top in TOPS[:3] for path in sorted((ROOT / top).rglob("*.py")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_is_named_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    named = [name for name in re.findall(r"`([^`\s<]+)`", text) if name.split("/")[0] in TOPS and "/" in name]
    assert [name for name in named if not (ROOT / name).exists()] == []
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_tells_context_decision_and_consequences_in_half_a_page(page: Path) -> None:
    text = page.read_text("utf-8")
    assert re.findall(r"^\*\*(\w+)\.\*\*", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert text.startswith(f"# {int(page.stem[:4])}. ")
    assert page.name in (page.parent / "README.md").read_text("utf-8")
    assert len(text.split()) <= 320


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [int(page.stem[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))


def test_the_words_of_the_glossary_are_in_the_code() -> None:
    """A word that was renamed is renamed there too."""
    words = {
        word for row in re.findall(r"^\| (`.+?) \|", GLOSSARY, re.MULTILINE) for word in re.findall(r"`(\w+)`", row)
    }
    assert len(words) > 15
    assert {word for word in words if not re.search(rf"\b{word}\b", code())} == set()


def test_the_map_knows_every_folder_of_the_house() -> None:
    there = {
        path.parent.relative_to(ROOT).as_posix()
        for top in ("game", "saves", "ui")
        for path in (ROOT / top).rglob("*.py")
    }
    games = {path.parent.name for path in (ROOT / "game").glob("*/lesson.py")} - {"core"}
    wanted = {folder for folder in there if folder.count("/") == 1 and folder.split("/")[1] not in games}
    assert {folder for folder in wanted if f"`{folder}`" not in ARCHITECTURE} == set()


# The walk of a move


def functions(file: str) -> set[str]:
    """The functions and methods of a file, by their full names."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    owners = [("", tree), *((f"{node.name}.", node) for node in tree.body if isinstance(node, ast.ClassDef))]
    return {owner + node.name for owner, inside in owners for node in inside.body if isinstance(node, ast.FunctionDef)}


def test_each_step_of_the_walk_is_there_and_none_twice() -> None:
    assert len(WALK) > 20
    assert [step for step in WALK if step[1] not in functions(step[0])] == []
    assert len({*WALK}) == len(WALK)
