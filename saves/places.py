"""Where the files of a player live."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

import platformdirs

APP = "Caelum"
SETTINGS = "settings.json"
RESULTS = "results.json"
SAMPLES = Path(__file__).resolve().parent / "samples"
"""One game of each kind in mid-play, for the lessons, the pictures and the tests."""


class Places(NamedTuple):
    home: Path
    """The folder of the `Store`."""
    settings: Path
    log: Path


def find(portable: bool = False) -> Places:
    """All places, none of them made yet: the first file written makes its folder."""
    folder = home(portable)
    return Places(folder, folder / SETTINGS, folder / "caelum.log")


def home(portable: bool = False) -> Path:
    """CAELUM_HOME if it is set, the folder beside the program if that is wanted, else the user's data folder."""
    chosen = os.environ.get("CAELUM_HOME")
    if chosen:
        return Path(chosen).expanduser().absolute()
    if portable or (_is_packaged() and beside_program().is_dir()):
        return beside_program()
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def beside_program() -> Path:
    """`saves` beside a packaged program; from source that is our package, so there it is `portable`."""
    if _is_packaged():
        return Path(sys.executable).resolve().parent / "saves"
    return Path(__file__).resolve().parent.parent / "portable"


def _is_packaged() -> bool:
    return bool(getattr(sys, "frozen", False))
