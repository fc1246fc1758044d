"""The newcomer's trial: by the steps of the README alone Lanterns becomes the sixth game of a copy of the house."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ID, TITLE = "lanterns", "Lanterns"
WRITTEN = {
    "game/<id>/rules.py": "tests/lanterns.py",
    "ui/games/<id>/__init__.py": "tests/ui/lantern_room.py",
    "assets/rules/<id>.en.md": "tests/lanterns.en.md",
}
"""The steps that need more than a line, and where what they ask for is written already."""
LINES = {"game/<id>/__init__.py", "game/catalogue.py"}
"""Those for which the README has the line itself."""
SHARED = "game/catalogue.py"
"""The one file of all games that a new one touches."""


def steps(readme: str) -> dict[str, str]:
    """The numbered steps: for each the file that it names first, and the line of code after that."""
    text = (ROOT / readme).read_text("utf-8")
    section = re.split(r"^### .*(?:add a game|dodać grę)\n", text, flags=re.MULTILINE)[1].split("\n### ")[0]
    return dict(re.findall(r"^\d+\. `([^`]+)`: .*?`([^`]+)`", section, re.MULTILINE))


def test_both_readmes_have_the_same_steps() -> None:
    assert {*steps("README.md")} == {*WRITTEN} | LINES
    told = [{file: steps(readme)[file] for file in LINES} for readme in ("README.md", "README.pl.md")]
    assert told[0] == told[1]
    assert list(steps("README.md")) == list(steps("README.pl.md"))


def named(text: str) -> str:
    return text.replace("<id>", ID).replace("<title>", TITLE)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the new game; what is only looked at is linked."""
    copy = tmp_path_factory.mktemp("house")
    for folder in ("game", "saves", "ui", "tests", "assets"):
        left_out = shutil.ignore_patterns("__pycache__", "art", "paint", "fonts", "sounds", "music")
        shutil.copytree(ROOT / folder, copy / folder, ignore=left_out)
    for folder in ("art", "fonts", "sounds", "music"):
        (copy / "assets" / folder).symlink_to(ROOT / "assets" / folder, target_is_directory=True)
    for file in ("run.py", "pyproject.toml"):
        shutil.copy(ROOT / file, copy / file)
    for file, line in steps("README.md").items():
        follow(copy / named(file), file, named(line))
    # The contract suite plays Lanterns as a game of the tests: here that is the one in its own folder.
    (copy / "tests" / "lanterns.py").write_text(f"from game.{ID}.rules import *\n", "utf-8")
    return copy


def follow(target: Path, file: str, line: str) -> None:
    """One step of the README."""
    assert target.exists() == (file == SHARED), "what is shared is there, what is the game's own is new"
    target.parent.mkdir(parents=True, exist_ok=True)
    if file == SHARED:
        shelf = target.read_text("utf-8")
        target.write_text(re.sub(r"(SHELF = \(\n(?:    .+\n)+)", rf"\g<1>    {line}\n", shelf), "utf-8")
    elif file in WRITTEN:
        shutil.copy(ROOT / WRITTEN[file], target)
    else:
        target.write_text(line + "\n", "utf-8")


def run(house: Path, *words: str) -> str:
    """A command in the copy, without a display; what it said."""
    variables = {"PYTHONPATH": str(house), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-B", *words], cwd=house, env={**os.environ, **variables}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_shared_changes_but_a_line_of_the_catalogue(house: Path) -> None:
    changed = {
        file.relative_to(house).as_posix()
        for top in ("game", "saves", "ui", "assets/rules", "assets/lang")
        for file in (house / top).rglob("*.*")
        if file.is_file() and not is_same(file, ROOT / file.relative_to(house))
    }
    assert changed == {named(file) for file in steps("README.md")}
    before, after = ((place / SHARED).read_text("utf-8").splitlines() for place in (ROOT, house))
    assert [line.strip() for line in after if line not in before] == [f'Box("{ID}", "{TITLE}"),']
    assert len(after) == len(before) + 1


def is_same(file: Path, other: Path) -> bool:
    return other.exists() and file.read_bytes() == other.read_bytes()


@pytest.mark.slow
def test_the_catalogue_lists_it_and_the_house_still_stands(house: Path) -> None:
    listed = run(house, "-c", "from game import catalogue; print(*catalogue.ids())")
    assert listed.split()[-1] == ID
    # Whose words are whose is left to who names them: "name" is a move of Lanterns, and a field of many records.
    run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--quick", "tests/test_arrows.py",
        "-k", "room or game_knows or names_no_game")  # fmt: skip


@pytest.mark.slow
def test_the_contract_suite_plays_it(house: Path) -> None:
    said = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--quick", "tests/contract", "-k", ID)
    assert int(re.findall(r"(\d+) passed", said)[0]) > 30


@pytest.mark.slow
def test_it_is_played_by_the_mouse_from_the_shelf_to_the_result(house: Path) -> None:
    assert run(house, "-m", "tests.ui.first_evening", ID).strip()
