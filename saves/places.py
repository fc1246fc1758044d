"""Where the files of a player live."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

import platformdirs

from game.core.language import _

APP = "Caelum"
SETTINGS = "settings.json"
RESULTS = "results.json"
LOG = "caelum.log"
SAMPLES = Path(__file__).resolve().parent / "samples"
"""One game of each kind in mid-play, for the lessons, the pictures and the tests."""


class NoHome(Exception):
    """There is no folder for the player's files; the sentence says what to do."""


class Places(NamedTuple):
    home: Path
    """The folder of the `Store`."""
    settings: Path
    log: Path


def find(portable: bool = False) -> Places:
    """All places, none of them made yet: the first file written makes its folder."""
    folder = home(portable)
    return Places(folder, folder / SETTINGS, folder / LOG)


def home(portable: bool = False) -> Path:
    """CAELUM_HOME if it is set, the folder beside the program if that is wanted, else the user's data folder."""
    chosen = os.environ.get("CAELUM_HOME")
    if chosen:
        try:
            return Path(chosen).expanduser().absolute()
        except (RuntimeError, OSError) as problem:  # a user that nobody is; a working folder that is gone
            text = _("CAELUM_HOME is “{folder}”, which leads nowhere: name a folder for games and settings.")
            raise NoHome(text.format(folder=shown(chosen))) from problem
    if portable or (_is_packaged() and beside_program().is_dir()):
        return beside_program()
    try:
        folder = Path(platformdirs.user_data_dir(APP, appauthor=False))
    except (RuntimeError, ValueError, OSError):  # what it says about a missing home differs with its version
        folder = Path()
    if not folder.is_absolute():
        text = _("You have no home folder here: set CAELUM_HOME to a folder for games and settings, or use --portable.")
        raise NoHome(text)
    return folder


def shown(path: Path | str) -> str:
    """A path as it can be shown: not every name of a file is text."""
    return os.fsencode(path).decode("utf-8", "replace")


def beside_program() -> Path:
    """`saves` beside a packaged program; from source that is our package, so there it is `portable`."""
    if _is_packaged():
        return Path(sys.executable).resolve().parent / "saves"
    return Path(__file__).resolve().parent.parent / "portable"


def _is_packaged() -> bool:
    return bool(getattr(sys, "frozen", False))
