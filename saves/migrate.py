"""Old save documents brought to the present format, one version at a time.

A new format adds a step here, raises `CURRENT`, and stores a file of the old format in tests/saves/old.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saves import summary

CURRENT = 3

Document = dict[str, Any]


def _seats_and_rank(old: Document) -> Document:
    """Version 0, the draft, called the seats players. It did not record what was taken back, so nothing is ranked."""
    new = {key: value for key, value in old.items() if key != "players"}
    return new | {"seats": old["players"], "base": None, "ranked": False}


def _summary_in_fields(old: Document) -> Document:
    """Version 1 told in an English sentence where the game stands."""
    players = [seat["name"] for seat in old["seats"]]
    return old | {"summary": summary.in_fields(old["summary"], players, len(old["moves"]))}


def _first_minds(old: Document) -> Document:
    """Up to version 2 all opponents were of one generation, and without characters."""
    return old | {"minds": 1}


STEPS: dict[int, Callable[[Document], Document]] = {0: _seats_and_rank, 1: _summary_in_fields, 2: _first_minds}
"""From each old version to the next."""


def migrate(document: Document) -> Document:
    """The document in the present format; the given one stays as it was. A part that is missing is a KeyError."""
    version: int = document["version"]
    while version < CURRENT:
        document = STEPS[version](document)
        version += 1
        document = document | {"version": version}
    return document
