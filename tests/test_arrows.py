"""The house's dependencies point one way, `ui -> saves -> game`, and every arrow is proved on the source itself."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from importlib.metadata import distributions
from pathlib import Path

import pytest

from game import catalogue
from tests.words import own_words

ROOT = Path(__file__).parents[1]
IDS = {box.id for box in catalogue.SHELF}
SHARED = {name for game in IDS for name in getattr(import_module(f"game.{game}"), "SHARES", ())}
"""Folders of what some games have in common; each of them says so in its `SHARES`."""
GAME_FOLDERS = IDS | SHARED
TOOLKITS = {"pygame", "pygame_gui", "PIL", "platformdirs"}
FILES = {"pathlib", "os", "io", "shutil", "tempfile", "glob", "fileinput", "pickle", "shelve", "sqlite3"}
CLOCKS = {"time", "datetime", "sched", "calendar"}
FOREIGN_CHANCE = {"random", "secrets", "uuid"}
NETWORK = {"socket", "urllib", "http", "ssl"}
MACHINE_PATH = re.compile(r"(^|[\s'\"=])(/home/|/work/|/tmp/|/usr/|/root/|/Users/|[A-Z]:\\)")


def sources(*folders: str) -> list[Path]:
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def imports(file: Path) -> set[str]:
    """Every module that the file imports, by its full name, also inside functions and for types."""
    package = list(file.relative_to(ROOT).with_suffix("").parts[:-1])
    found = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.add(module)
            found |= {f"{module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__"):
            found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def own(game: str) -> set[str]:
    """What belongs to a game: its folder, and what it says that it shares with others."""
    return {f"game.{game}"} | {f"game.{name}" for name in getattr(import_module(f"game.{game}"), "SHARES", ())}


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", None) or getattr(node.func, "attr", "")


def calls(file: Path) -> set[str]:
    return {called(node) for node in ast.walk(tree_of(file)) if isinstance(node, ast.Call)}


def strings(file: Path) -> list[str]:
    """Every string of a file, also its documentation and the fixed parts of those that are filled in."""
    texts = (node.value for node in ast.walk(tree_of(file)) if isinstance(node, ast.Constant))
    return [text for text in texts if isinstance(text, str)]


def reaches(file: Path, forbidden: set[str]) -> set[str]:
    """The forbidden modules, or parts of them, that the file imports."""
    return {name for name in imports(file) if any(name == bad or name.startswith(bad + ".") for bad in forbidden)}


def offenders(files: list[Path], forbidden: set[str]) -> dict[str, set[str]]:
    return {name_of(file): bad for file in files if (bad := reaches(file, forbidden))}


def folder_of(file: Path) -> str:
    """The part of `game` that a file is in: `core`, `ai`, a game, or nothing for what lies beside them."""
    parts = file.relative_to(ROOT).parts
    return parts[1] if len(parts) > 2 else ""


def sparring_at(file: Path) -> str:
    """The game that a yardstick is for; nothing for what is for all."""
    names = file.relative_to(ROOT).with_suffix("").parts
    return next((name for name in names if name in IDS), "") if names[:3] == ("game", "ai", "sparring") else ""


GAME = sources("game")
CORE = [file for file in GAME if folder_of(file) == "core"]
MINDS = [file for file in GAME if folder_of(file) == "ai"]
GAMES = [file for file in GAME if folder_of(file) in GAME_FOLDERS]
EVERY_GAME = {f"game.{folder}" for folder in GAME_FOLDERS}


def test_the_sources_are_found():
    assert len(CORE) > 5
    assert len(GAMES) > 3
    assert {folder_of(file) for file in GAME} <= {"", "core", "ai"} | GAME_FOLDERS


# game


def test_game_knows_no_toolkit_and_no_other_floor_of_the_house():
    assert offenders(GAME, TOOLKITS | {"ui", "saves", "assets", "tests"}) == {}


def test_game_opens_no_file_and_reads_no_clock():
    assert offenders(GAME, FILES | CLOCKS | NETWORK | {"subprocess"}) == {}
    assert [name_of(file) for file in GAME if "open" in calls(file)] == []


def test_game_has_one_source_of_chance():
    assert offenders(GAME, FOREIGN_CHANCE) == {}


def test_only_minds_work_in_other_processes():
    others = [file for file in GAME if file not in MINDS]
    assert offenders(others, {"multiprocessing", "concurrent", "threading", "asyncio"}) == {}


def test_core_knows_nothing_but_core():
    for file in CORE:
        inside = {name for name in imports(file) if name.startswith("game.")}
        assert {name for name in inside if not name.startswith("game.core")} == set(), name_of(file)


@pytest.mark.parametrize("game", sorted(GAME_FOLDERS))
def test_a_game_knows_core_and_itself(game):
    files = [file for file in GAMES if folder_of(file) == game]
    others = {"game.ai", "game.catalogue", "game.session"} | EVERY_GAME - own(game)
    assert offenders(files, others) == {}


def test_minds_meet_games_only_through_the_catalogue():
    """But a scripted player, and what is kept of an old one, may know the game that it is named after."""
    for file in MINDS:
        known = own(sparring_at(file)) if sparring_at(file) else set()
        assert offenders([file], EVERY_GAME - known) == {}


# saves and ui


def test_saves_know_nothing_of_the_screen_and_no_game_by_name():
    assert offenders(sources("saves"), (TOOLKITS - {"platformdirs"}) | {"ui", "assets", "tests"} | EVERY_GAME) == {}


def room_of(file: Path) -> str:
    """The game whose room in `ui/games` a file is in; nothing for what is shared."""
    parts = file.relative_to(ROOT).parts
    return parts[2] if parts[:2] == ("ui", "games") and len(parts) > 3 else ""


def test_the_screen_meets_games_only_through_the_catalogue():
    """But the room of a game may know the names of its places."""
    for file in sources("ui"):
        known = own(room_of(file)) if room_of(file) else set()
        assert offenders([file], (EVERY_GAME - known) | {"tests"}) == {}


def test_every_game_has_a_room_and_every_room_a_game():
    assert {room_of(file) for file in sources("ui")} - {""} == set(catalogue.ids())


def test_no_room_is_entered_by_name_but_from_within():
    for file in [*sources("ui", "saves", "game"), ROOT / "run.py"]:
        known = {name.replace("game.", "ui.games.") for name in own(room_of(file))} if room_of(file) else set()
        assert offenders([file], {f"ui.games.{name}" for name in GAME_FOLDERS} - known) == {}


def shared_code() -> list[Path]:
    """All that knows no game: a game's own folders, what it shares, its scripted player and the catalogue aside."""
    files = [file for file in [*sources("ui", "saves", "game"), ROOT / "run.py"] if file.stem not in IDS]
    rooms = [file for file in files if room_of(file) or sparring_at(file) or folder_of(file) in GAME_FOLDERS]
    return [file for file in files if file not in rooms and file != ROOT / "game" / "catalogue.py"]


def test_shared_code_names_no_game():
    """A game is named by its own folders, by what it shares, and by the catalogue."""
    for file in shared_code():
        words = {word for text in strings(file) for word in re.findall(r"\w+", text)}
        assert words & IDS == set(), name_of(file)


# The words of one game

HOMONYMS = {
    "again": "a sign of the log", "die": "an icon", "flip": "a sound, and how things move", "left": "where text stands",
    "move": "a field of a journal", "on": "a wish at the table", "play": "a command, and an icon", "put": "a sound",
    "refuse": "a sound", "row": "the shape of a place", "stack": "a part of a stage",
    "step": "a wish at the table, and its icon",
}  # fmt: skip
"""What a word of one game is where shared code has the same letters. As a kind or a name it is forbidden there, too."""
KINDS_AND_NAMES = {"kind", "zone", "src", "dst", "place"}
MAKERS = {"Move", "Event", "Thing", "Ref", "ref", "startswith", "endswith", "removeprefix", "partition"}


def plain_strings(node: ast.AST) -> set[str]:
    """The strings under a node, documentation aside."""
    inside = list(ast.walk(node))
    told = {each.value for each in inside if isinstance(each, ast.Expr)}
    found = (each.value for each in inside if isinstance(each, ast.Constant) and each not in told)
    return {text for text in found if isinstance(text, str)}


def words_in(texts: set[str]) -> set[str]:
    """The texts as words; a name begins with the word of its zone."""
    return texts | {text.partition("-")[0] for text in texts if "-" in text}


def name_in(node: ast.AST) -> str:
    return getattr(node, "attr", None) or getattr(node, "id", "")


def is_word(node: ast.AST) -> bool:
    return name_in(node) in KINDS_AND_NAMES


@cache
def tables(file: Path) -> set[str]:
    """What is looked up there by kinds or names."""
    found = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Subscript) and is_word(node.slice):
            found.add(name_in(node.value))
        elif isinstance(node, ast.Compare) and is_word(node.left):
            found |= {name_in(other) for other in node.comparators}
        elif isinstance(node, ast.Call) and called(node) == "get" and any(map(is_word, node.args[:1])):
            found.add(name_in(node.func.value))
    return found - {""} - KINDS_AND_NAMES


def taken_for_words(file: Path, keyed: set[str]) -> set[str]:
    """The strings that a file compares with kinds and names, makes some of, or has in tables of them."""
    found = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Compare) and any(map(is_word, [node.left, *node.comparators])):
            found |= plain_strings(node)
        elif isinstance(node, ast.Match) and is_word(node.subject):
            found |= {text for case in node.cases for text in plain_strings(case.pattern)}
        elif isinstance(node, ast.Call) and called(node) in MAKERS:
            found |= {text for part in node.args if not isinstance(part, ast.Starred) for text in plain_strings(part)}
        elif isinstance(node, ast.keyword) and node.arg in KINDS_AND_NAMES:
            found |= plain_strings(node.value)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= plain_strings(node.value) if {name_in(target) for target in targets} & keyed else set()
        elif isinstance(node, ast.Dict) and any(isinstance(v, ast.Call) and called(v) == "Cue" for v in node.values):
            found |= {text for key in node.keys if key for text in plain_strings(key)}
    return found


@pytest.mark.parametrize("game", sorted(IDS))
def test_shared_code_has_no_word_of_one_game(game):
    files, words = shared_code(), own_words(game)
    keyed = set().union(*map(tables, files))
    for file in files:
        said = words_in(plain_strings(tree_of(file))) & words
        assert said - {*HOMONYMS} == set(), f"{name_of(file)}: or is it a homonym?"
        assert words_in(taken_for_words(file, keyed)) & words == set(), name_of(file)


def test_homonyms_are_words_of_a_game_that_shared_code_has():
    said = words_in({text for file in shared_code() for text in plain_strings(tree_of(file))})
    assert {*HOMONYMS} <= said & {word for game in IDS for word in own_words(game)}


def reached(file: Path) -> set[Path]:
    """The file with all files of the house that it comes to import, and theirs, the packages on the way included."""
    found, ahead = set(), [file]
    while ahead:
        here = ahead.pop()
        if here in found:
            continue
        found.add(here)
        for name in imports(here):
            parts = name.split(".")
            ways = [ROOT.joinpath(*parts[: n + 1]) for n in range(len(parts))]
            ahead += [each for way in ways for each in (way.with_suffix(".py"), way / "__init__.py") if each.is_file()]
    return found


@pytest.mark.parametrize("name", ["sitting", "lesson_sitting", "asking"])
def test_a_sitting_knows_no_window(name):
    """Neither by itself nor through anything that it knows."""
    files = reached(ROOT / "ui" / f"{name}.py")
    assert len(files) > 5
    assert offenders(sorted(files), TOOLKITS | {"saves", "ui.app", "ui.screens"}) == {}


def constants(file: Path) -> dict[str, object]:
    """What a module calls in capitals, but for what it has from others."""
    module = import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
    targets = [target for node in tree_of(file).body if isinstance(node, ast.Assign) for target in node.targets]
    names = {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
    return {name: getattr(module, name) for name in names if name.isupper()}


@pytest.mark.parametrize("folder", sorted(GAME_FOLDERS))
def test_a_name_in_capitals_means_one_thing_in_a_game(folder):
    met: dict[str, object] = {}
    for file in (file for file in GAMES if folder_of(file) == folder):
        for name, value in constants(file).items():
            assert met.setdefault(name, value) == value, f"{name_of(file)}: {name}"


def test_nobody_pickles():
    assert offenders(sources("game", "saves", "ui"), {"pickle", "shelve", "marshal", "dill"}) == {}


@pytest.mark.slow
def test_no_path_of_one_machine_is_written_down():
    for file in sources("game", "saves", "ui", "assets") + sorted(ROOT.glob("*.py")):
        assert [text for text in strings(file) if MACHINE_PATH.search(text)] == [], name_of(file)


def test_pygame_is_not_installed_beside_pygame_ce():
    """Two distributions that both bring a `pygame` package break each other."""
    names = {(distribution.name or "").lower() for distribution in distributions()}
    assert "pygame-ce" in names
    assert "pygame" not in names


# The proofs themselves


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import pygame.font", "pygame.font"),
        ("from ui import app", "ui.app"),
        ("def f():\n    from ui.table import camera", "ui.table.camera"),
        ("from ..angel_wars import board", "game.angel_wars.board"),
        ("from . import board", "game.core.board"),
        ("import_module('ui.app')", "ui.app"),
    ],
)
def test_no_way_to_import_escapes(code, found, tmp_path, monkeypatch):
    monkeypatch.setattr("tests.test_arrows.ROOT", tmp_path)
    file = tmp_path / "game" / "core" / "sample.py"
    file.parent.mkdir(parents=True)
    file.write_text(code, "utf-8")
    assert found in imports(file)


@pytest.mark.parametrize(
    "code",
    [
        'thing.kind == "step"',
        'move.kind in ("flip", "step")',
        'name.startswith("step-")',
        'Thing(name, place, "step", face)',
        'match event.kind:\n    case "flip" | "step":\n        pass',
        'PAINTERS = {"step": paint}\nPAINTERS[thing.kind]',
        'ends: frozenset[str] = frozenset({"step"})\nmove.kind in look.ends',
        'CUES = {"step": Cue("put")}',
        'look(kind="step")',
        'Event(kind, f"step-{n}")',
    ],
)
def test_no_word_that_is_taken_for_a_kind_or_a_name_escapes(code, tmp_path):
    file = tmp_path / "sample.py"
    file.write_text(code, "utf-8")
    assert "step" in words_in(taken_for_words(file, tables(file)))


@pytest.mark.parametrize(
    "code", ['Button(icon="step")', 'does["step"] = self.step', '"""step"""', 'place.shape == "step"']
)
def test_what_only_has_the_same_letters_is_taken_for_nothing(code, tmp_path):
    file = tmp_path / "sample.py"
    file.write_text(code, "utf-8")
    assert taken_for_words(file, tables(file)) == set()
