"""What is packed: the wheel that `pip install .` makes, and what build.spec tells PyInstaller."""

from __future__ import annotations

import importlib.metadata
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CODE = ("game", "saves", "ui")
DATA = ("assets/art", "assets/fonts", "assets/sounds", "assets/lang", "assets/rules", "saves/samples")


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
def test_the_installed_command_starts_anywhere(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", place, wheel]
    subprocess.run(pip, check=True, capture_output=True)
    command = next((place / "bin").glob("caelum*"))
    environment = {
        "PYTHONPATH": str(place), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "CAELUM_HOME": str(tmp_path),
    }  # fmt: skip
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
