"""The contract of taking back: equal view, equal event. What may be taken back has told its player nothing."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

import pytest

from game.core import codec, veil
from game.core.contract import redact
from game.session import PERSON, Seat, Session
from tests.contract.games import GAMES, at_random, covering, eagerly, played

WORLDS = 20


def session_of(game, after):
    """The game among persons, after so many moves."""
    steps = game.steps[:after]
    states = [game.steps[0].before, *(step.after for step in steps)]
    seats = tuple(Seat(PERSON, f"P{n}") for n in range(game.rules.seats(states[0])))
    return Session(
        game.rules, game.setting.options, game.seed, seats, [step.move for step in steps], states,
        [step.events for step in steps],
    )  # fmt: skip


def seen(rules, state, events, seat):
    """All that a seat sees of a move."""
    return codec.encode(rules.view(state, seat)), [codec.encode(redact(event, seat)) for event in events]


def differs(session, worlds):
    """In which of the worlds that the mover could imagine before would the moves have looked different?"""
    rules, target = session.rules, session.undo_target()
    seat = session.mover(target)
    view = rules.view(session.states[target], seat)
    for k in range(worlds):
        world = rules.determinise(view, k)
        for n in range(target, len(session.moves)):
            told = []
            if session.moves[n] not in rules.legal_moves(world):
                return k
            rules.advance(world, session.moves[n], told.append)
            if seen(rules, world, told, seat) != seen(rules, session.states[n + 1], session.happened[n], seat):
                return k
    return None


def test_F1b_what_may_be_taken_back_looks_the_same_in_every_world(game):
    free = 0
    for after in range(1, len(game.steps) + 1, 1 + len(game.steps) // 60):
        session = session_of(game, after)
        if session.undo_refused() is None:
            assert session.undo_is_free()
            assert differs(session, WORLDS) is None
            free += 1
    assert free


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", [name for name, rules in GAMES.items() if rules.info.hides])
def test_F1b_over_whole_games_of_every_kind(name, seed):
    settings = covering(name, 1)
    game = played(settings[seed % len(settings)], 100 + seed, at_random if seed % 2 else eagerly)
    for after in range(1, len(game.steps) + 1):
        session = session_of(game, after)
        if session.undo_refused() is None:
            assert differs(session, WORLDS) is None


def test_what_is_veiled_may_be_carried_but_not_looked_at():
    hand, row = [veil.VEILED, 3], [7]
    row.append(hand.pop(0))
    assert row[1] != -2
    assert row[1] >= 0
    assert len(row) == 2
    for look in (
        lambda: row[1] == 3, lambda: 3 in row[1:], lambda: row.count(4), lambda: [5, 6][row[1]], lambda: {row[1]},
        lambda: row[1] + 1, lambda: 1 << row[1], lambda: sorted(row), lambda: bool(row[1]), lambda: f"{row[1]}",
        lambda: row[1] > 3, lambda: row[1].real, lambda: {1: 2}.get(row[1]), lambda: range(row[1]),
    ):  # fmt: skip
        with pytest.raises(veil.Looked):
            look()
