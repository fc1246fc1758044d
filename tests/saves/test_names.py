"""One path for text: what people type and files hold is made showable, counted in letters, and seen."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saves import names

UNSEEN = [
    "\u200b",
    "\ufe0f",
    "\u00ad",
    "\u034f",
    "\u3164",
    "\u2800",
    "\u202e",
    "\ud800",
    "\x07",
    "\u0301",
    "\U000e0041",
]
"""Each is a name that nobody could see."""


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_F2_what_has_no_width_is_not_shown_and_is_no_name(sign: str) -> None:
    assert names.showable(sign).strip() == ""
    assert names.tidy(f"{sign} {sign}", 40) == ""
    assert not names.fits(sign)
    assert names.tidy(f"{sign}Anna", 40) == "Anna"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("An\u200bna", "Anna"), ("❤\ufe0f", "❤"), ("\u202eabc", "abc"), ("one\ntwo\tthree", "one two three"),
        ("e\u0301", "é"), ("\u0301e", "e"), (" \u0301e", " e"), ("x" + "\u0353" * 9, "x" + "\u0353" * 3),
        ("a\u00a0b", "a b"), ("Łódź – część 2", "Łódź – część 2"), ("名前", "名前"), ("\ud83d\ude00", ""),
    ],
)  # fmt: skip
def test_showable(text: str, shown: str) -> None:
    assert names.showable(text) == shown


def test_F2_length_is_counted_in_letters() -> None:
    letter = "x\u0353\u0324"
    assert names.letters(letter * 3) == [letter] * 3
    assert names.tidy(letter * 50, 40) == letter * 40
    assert names.fits(letter * 40)
    assert not names.fits(letter * 41)
    assert names.cut(letter * 3, 2) == letter * 2


@settings(deadline=None)
@given(st.text(st.characters(codec=None), max_size=60))
def test_everything_shown_can_be_seen(text: str) -> None:
    shown = names.showable(text)
    assert names.showable(shown) == shown
    assert shown.isprintable()
    assert not any(unicodedata.category(letter[0])[0] == "M" for letter in names.letters(shown))
    assert "".join(names.letters(shown)) == shown
    tidied = names.tidy(text, 10)
    assert names.tidy(tidied, 10) == tidied
    assert len(names.letters(tidied)) <= 10
    assert not tidied or names.fits(tidied)
