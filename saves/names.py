"""Names that people type, made fit to be shown and to be file names."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_SLUG = 60
RESERVED = re.compile(r"(con|prn|aux|nul|conin|conout|com\d|lpt\d)")
"""Windows takes these for devices, whatever the ending."""


def tidy(text: str, longest: int) -> str:
    """The text on one line without what can't be printed; it may come out empty."""
    words = "".join(sign if sign.isprintable() else " " for sign in text).split()
    return " ".join(words)[:longest].strip()


def fits(name: object) -> bool:
    """Is it a name that a player can have?"""
    return isinstance(name, str) and 1 <= len(name) <= LONGEST_NAME and name.isprintable() and bool(name.strip())


def slug(text: str) -> str:
    """A file name without its ending that is safe on every system, whatever was typed."""
    plain = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L"))
    letters = "".join(sign for sign in plain.lower() if not unicodedata.combining(sign))
    safe = re.sub(r"[^a-z0-9]+", " ", letters)[:LONGEST_SLUG].strip()
    if not safe:
        return "save"
    return f"save {safe}" if RESERVED.fullmatch(safe) else safe
