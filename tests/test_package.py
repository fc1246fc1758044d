"""What is packed: the wheel that `pip install .` makes, and what build.spec tells PyInstaller."""

from __future__ import annotations

import email
import importlib.metadata
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from ui.resources import VERSION

ROOT = Path(__file__).resolve().parents[1]
CODE = ("game", "saves", "ui")
DATA = (
    "assets/art", "assets/fonts", "assets/sounds", "assets/music", "assets/lang", "assets/rules", "saves/samples",
)  # fmt: skip
LICENCES = ("assets/fonts/LICENSE-SourceSans.txt", "assets/fonts/LICENSE-SourceSerif.txt")


def packed(folder: str) -> set[str]:
    """The files below a folder that belong in a package."""
    files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from a copy so that the project's folder stays clean, and without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = folder / "caelum"
    ignored = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "out", "*.egg-info")
    shutil.copytree(ROOT, tree, ignore=ignored)
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", folder, tree]
    made = subprocess.run(pip, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    return next(folder.glob("*.whl"))


@pytest.mark.slow
def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in CODE:
        assert {name for name in packed(folder) if name.endswith(".py")} <= names
    for folder in DATA:
        assert packed(folder) or folder == "assets/lang", f"{folder} is empty"
        assert packed(folder) <= names
    assert {"assets/__init__.py", "assets/theme.json"} <= names
    tops = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {*CODE, "assets"}
    assert not {name for name in names if name.startswith("assets/paint") or "__pycache__" in name}


@pytest.mark.slow
def test_the_wheel_tells_its_version_and_brings_its_licences(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(packed.read(metadata))
    assert told["Version"] == VERSION
    assert told["License-Expression"] == "MIT AND OFL-1.1"
    brought = {name.split(".dist-info/licenses/")[1] for name in names if ".dist-info/licenses/" in name}
    assert brought == {"LICENSE", *LICENCES}


@pytest.mark.slow
def test_the_installed_command_starts_anywhere(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", place, wheel]
    subprocess.run(pip, check=True, capture_output=True)
    command = next((place / "bin").glob("caelum*"))
    environment = {
        "PYTHONPATH": str(place),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "CAELUM_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, command, "play", "--first-frame"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_every_data_folder_is_in_the_spec() -> None:
    spec = (ROOT / "build.spec").read_text("utf-8")
    for folder in DATA:
        assert f'"{folder}"' in spec


def test_the_licences_are_there_and_in_the_spec() -> None:
    """Fonts may be passed on only together with their licence."""
    assert "MIT License" in (ROOT / "LICENSE").read_text("utf-8")
    for licence in LICENCES:
        assert "SIL OPEN FONT LICENSE Version 1.1" in (ROOT / licence).read_text("utf-8")
        assert Path(licence).name in (ROOT / "LICENSE").read_text("utf-8")
    fonts = {path.name.split("Pro-")[0] for path in (ROOT / "assets" / "fonts").glob("*.ttf")}
    assert {f"assets/fonts/LICENSE-{font}.txt" for font in fonts} == set(LICENCES)
    assert '("LICENSE", ".")' in (ROOT / "build.spec").read_text("utf-8")


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "ui.resources.VERSION"}
    code = [path for folder in CODE for path in (ROOT / folder).rglob("*.py")]
    literal = re.compile(rf"[\"']{re.escape(VERSION)}[\"']")
    stated = [
        path.name for path in [*code, ROOT / "run.py", ROOT / "build.spec"] if literal.search(path.read_text("utf-8"))
    ]
    assert stated == ["resources.py"]


def test_the_changelog_begins_with_the_version() -> None:
    told = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert told is not None
    assert told[1] in (VERSION, "Unreleased")


def test_the_icons_of_the_spec_exist() -> None:
    for name in ("icon.ico", "icon.icns", "icon.png"):
        assert (ROOT / "assets" / "art" / name).is_file()


def test_no_pygame_beside_pygame_ce() -> None:
    """Both install the same package: together they break each other."""
    assert importlib.metadata.version("pygame-ce")
    with pytest.raises(importlib.metadata.PackageNotFoundError):
        importlib.metadata.version("pygame")


def test_ci_runs_the_tests_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert [line for line in lines if "run.py" in line] == [lines[-1]]
    assert lines[-1].endswith("run.py test")
