"""How text is broken into lines."""

from __future__ import annotations

import pygame
import pytest

from ui import ink

STYLE = ink.Style("sans", 16, (255, 255, 255))
POLISH = "Anioł w walce i człowiek o złym sercu z procesji: a potem u bram, w niej zostaje."


@pytest.fixture(scope="module", autouse=True)
def _fonts():
    pygame.font.init()


@pytest.mark.parametrize("room", range(90, 400, 7))
def test_no_line_ends_with_a_word_of_one_letter(room):
    lines = ink.wrap(POLISH, STYLE, room)
    assert " ".join(lines) == POLISH
    assert all(ink.width(line, STYLE) <= room for line in lines)
    assert not [line for line in lines[:-1] if len(line.rsplit(" ", 1)[-1]) == 1]


def test_numbers_and_signs_may_end_a_line():
    text = "przewaga 5 sztuk"
    room = ink.width("przewaga 5", STYLE)
    assert ink.wrap(text, STYLE, room) == ["przewaga 5", "sztuk"]


def test_a_word_that_no_line_holds_with_its_letter_goes_on_alone():
    room = ink.width("procesji", STYLE)
    assert ink.wrap("z procesji", STYLE, room) == ["z", "procesji"]
    assert ink.wrap("w nadzwyczajnieokazałej", STYLE, room)[0] == "w"


def test_paragraphs_and_spaces_stay():
    assert ink.wrap("a\n\nb", STYLE, 200) == ["a", "", "b"]
    assert ink.wrap("", STYLE, 200) == [""]


@pytest.mark.parametrize("face", ["sans", "serif", "serif_bold", "serif_italic"])
def test_quotation_marks_keep_off_their_neighbours(face):
    style = STYLE._replace(face=face, pixels=40)
    for text in ("“End”.", "„Zakończ”, a"):
        apart = sum(ink.write(part, style).get_width() for part in ink.QUOTES.split(text) if part)
        assert ink.width(text, style) == ink.write(text, style).get_width() == apart
