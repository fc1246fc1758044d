"""The part of a page that is computed from records, between two marks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def replaced(page: str, section: str) -> str:
    """The page with that section, which begins and ends with the marks, instead of the one it has."""
    begin, end = section.split("\n", 1)[0], section.rsplit("\n", 1)[-1]
    before, _, rest = page.partition(begin)
    return before + section + rest.partition(end)[2]


def rewrite(page: Path, written: Callable[[str, Path], str]) -> None:
    """Writes a page of the docs anew, as the records beside it have it."""
    page.write_text(written(page.read_text("utf-8"), page.parent), "utf-8")
