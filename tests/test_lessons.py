"""Every game has a lesson, and its line can be played."""

from __future__ import annotations

import pytest

from game import catalogue
from game.core.lesson import LEARNER, Lesson, Step
from game.session import PERSON, Seat, Session, start
from tests.contract.test_words import clean

LONGEST = 290
"""So much can be read beside the table at once."""
GAMES = catalogue.ids()


def beginning(game: str, lesson: Lesson) -> Session:
    rules = catalogue.rules(game)
    seats = rules.seats(rules.new_game(lesson.options, lesson.seed))
    return start(game, lesson.options, lesson.seed, [Seat(PERSON, f"Player {k}") for k in range(seats)])


def walk(game: str) -> list[tuple[Step, Session]]:
    """Each step with the game as it stands before it."""
    lesson = catalogue.lesson(game)
    session = beginning(game, lesson)
    found = []
    for step in lesson.steps:
        found.append((step, session.branch(len(session.moves))))
        if step.move is not None:
            session.play(step.move)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_the_lesson_is_legal_and_by_whom_it_should_be(game: str) -> None:
    """`play` raises on an illegal move."""
    for step, session in walk(game):
        if step.move is not None:
            assert (session.to_act() == LEARNER) == bool(step.text), step


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_lies_on_the_table(game: str) -> None:
    rules = catalogue.rules(game)
    for step, session in walk(game):
        names = {thing.id for thing in rules.table(session.view(LEARNER))}
        places = {thing.place for thing in rules.table(session.view(LEARNER))}
        for name in step.things if step.move is None else step.things[:1]:
            assert name in names, (name, sorted(names | places))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_reads_well(game: str) -> None:
    spoken = [step.text for step in catalogue.lesson(game).steps if step.text]
    assert 8 <= len(spoken) <= 26
    assert len({*spoken}) == len(spoken)
    for text in spoken:
        assert clean(text)
        assert len(text) <= LONGEST, (len(text), text)
        assert text[0].isupper()
        assert text[-1] in ".!?"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_and_ends_with_words_and_lets_the_learner_do_most(game: str) -> None:
    steps = catalogue.lesson(game).steps
    assert steps[0].move is None
    assert steps[-1].move is None
    assert all(step.text for step in (steps[0], steps[-1]))
    assert sum(bool(step.text) and step.move is not None for step in steps) >= 6


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leaves_the_game_unfinished(game: str) -> None:
    _step, session = walk(game)[-1]
    assert session.outcome() is None
