"""The program's own files: found beside the code, in an installed package and in a packaged executable alike."""

from __future__ import annotations

import gettext
import json
from functools import cache
from pathlib import Path
from typing import TypedDict

import assets
from game.core import language

ROOT = Path(assets.__file__).resolve().parent
VERSION = "0.6.0"
"""The one place that says it: pyproject.toml and everybody else read it here."""


class Theme(TypedDict):
    """The theme file: colours, sizes of type, the roundness of panels, and the file of each face."""

    palette: dict[str, str]
    sizes: dict[str, int]
    radius: int
    faces: dict[str, str]


def asset(*parts: str) -> Path:
    """An absolute path below assets/."""
    return ROOT.joinpath(*parts)


@cache
def theme() -> Theme:
    data: Theme = json.loads(asset("theme.json").read_text(encoding="utf-8"))
    return data


def languages() -> list[str]:
    """The languages the app speaks, English first."""
    found = sorted(path.parent.parent.name for path in asset("lang").glob("*/LC_MESSAGES/caelum.mo"))
    return ["en", *found]


def systems() -> list[str]:
    """The languages that the system prefers, the dearest first."""
    from pygame.system import get_pref_locales

    return [str(each["language"]) for each in get_pref_locales()]


def cases(code: str) -> list[str]:
    """The cases that the language's texts may ask for; none for most languages."""
    path = asset("lang", code, "cases.txt")
    return path.read_text(encoding="utf-8").split() if path.exists() else []


def address(code: str) -> str:
    """How the language speaks to somebody, instead of about them."""
    path = asset("lang", code, "you.txt")
    return path.read_text(encoding="utf-8") if path.exists() else ""


def speak(code: str) -> str:
    """Installs a language ("" is the system's) and tells which it became; what is missing is said in English."""
    if not code:
        code = next((each for each in systems() if each in languages()), "en")
    if code == "pseudo":
        language.install(language.Pseudo())
    elif code in languages() and code != "en":
        language.install(gettext.translation("caelum", asset("lang"), [code]), cases(code), address(code))
    else:
        code = "en"
        language.install(language.English(), address=address("en"))
    return code


def rulebook(game: str, code: str) -> str:
    """A game's rulebook page in that language, else in English."""
    for name in (f"{game}.{code}.md", f"{game}.en.md"):
        path = asset("rules", name)
        if path.exists():
            return path.read_text(encoding="utf-8")
    return ""
