"""Text from people and from files, made fit to be shown, to be counted and to be a file name.

Whatever is typed, pasted or read goes through `showable`: no other place decides what can stand on the screen.
"""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_SLUG = 60
MOST_MARKS = 3
"""Accents and the like upon one letter; more would run into the lines above."""
RESERVED = re.compile(r"(con|prn|aux|nul|conin|conout|com\d|lpt\d)")
"""Windows takes these for devices, whatever the ending."""
BLANK = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What Unicode itself says not to show: joiners, direction marks, selectors and fillers, printable or not."""


def showable(text: str) -> str:
    """One line with nothing in it that can't be seen: every mark stands upon a letter, and every letter has a width."""
    if text.isascii() and text.isprintable():
        return text
    seen = (sign for sign in BLANK.sub("", text) if unicodedata.category(sign) not in ("Cf", "Cs"))
    found: list[str] = []
    marks = MOST_MARKS
    for sign in unicodedata.normalize("NFC", "".join(sign if sign.isprintable() else " " for sign in seen)):
        marks = marks + 1 if _is_mark(sign) else MOST_MARKS if sign == " " else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    return "".join(found)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def letters(text: str) -> list[str]:
    """The letters of a showable text as people count them: each with the marks upon it."""
    found: list[str] = []
    for sign in text:
        if found and _is_mark(sign):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def cut(text: str, longest: int) -> str:
    """The text with no more letters than that."""
    return text if len(text) <= longest else "".join(letters(text)[:longest])


def tidy(text: str, longest: int) -> str:
    """The text on one line without what can't be shown; it may come out empty."""
    return cut(" ".join(showable(text).split()), longest).strip()


def readable(name: object) -> bool:
    """Can it be a player's name in a file? It is shown as `tidy` leaves it."""
    return isinstance(name, str) and name.isprintable() and bool(name.strip()) and len(letters(name)) <= LONGEST_NAME


def fits(name: object) -> bool:
    """Is it a name that a player can have? One that nobody sees is none."""
    return readable(name) and bool(tidy(str(name), LONGEST_NAME))


def slug(text: str) -> str:
    """A file name without its ending that is safe on every system, whatever was typed."""
    plain = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L"))
    letters = "".join(sign for sign in plain.lower() if not unicodedata.combining(sign))
    safe = re.sub(r"[^a-z0-9]+", " ", letters)[:LONGEST_SLUG].strip()
    if not safe:
        return "save"
    return f"save {safe}" if RESERVED.fullmatch(safe) else safe
