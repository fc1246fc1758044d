"""Games by lot: what holds in each of them, whatever the game is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from game.core.contract import Move, Outcome, Rules
from game.core.options import OptionError
from game.core.rng import Stream
from tests.contract.games import viewers
from tests.contract.test_hidden import poisoned

GAMES, PARTS = 2000, 8
NAMES = ["Ada", "Bo", "Cy", "Di"]
Choose = Callable[[Any, list[Move], Stream], Move]


def seeds(part: int) -> range:
    """Those of one part of all games."""
    return range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS)


def every_setting(rules: Rules[Any]) -> Iterator[dict[str, int | str]]:
    """All the ways to set up a game."""
    values = [[(option.key, choice.value) for choice in option.choices] for option in rules.info.options]
    for chosen in product(*values):
        try:
            rules.new_game(dict(chosen), 0)
        except OptionError:
            continue
        yield dict(chosen)


def any_move(state: Any, moves: list[Move], stream: Stream) -> Move:
    return moves[stream.below(len(moves))]


def play_out(
    rules: Rules[Any], state: Any, seed: int, check: Callable[[Any], None], sample: int, met: Counter[str],
    choose: Choose = any_move, longest: int = 5000,
) -> Outcome:  # fmt: skip
    """Plays to the end, looks at every so many states; `met` collects the kinds of moves."""
    stream = Stream(seed)
    for n in range(longest):
        if n % sample == 0:
            check(state)
        if rules.to_act(state) is None:
            break
        moves = rules.legal_moves(state)
        assert moves, "somebody is asked, and there is nothing to answer"
        move = choose(state, moves, stream)
        met[move.kind] += 1
        rules.advance(state, move)
    check(state)
    assert (rules.to_act(state), rules.legal_moves(state)) == (None, [])
    outcome = rules.outcome(state)
    assert outcome is not None
    assert sorted(seat for rank in outcome.ranking for seat in rank) == [*range(rules.seats(state))]
    return outcome


def look(rules: Rules[Any], state: Any, seed: int) -> None:
    """What each seat sees of a state, and what it can make of it."""
    mover = rules.to_act(state)
    for seat in viewers(rules, state):
        view = rules.view(state, seat)
        world = rules.determinise(view, seed)
        assert rules.why_impossible(world) is None
        assert rules.view(world, seat) == view
        assert rules.view(view, seat) == view
        assert rules.view(poisoned(rules, state, seat, Stream(seed)), seat) == view
        things = rules.table(view)
        assert len(things) == len({thing.id for thing in things})
        if seat == mover and mover is not None:
            assert rules.legal_moves(view) == rules.legal_moves(state) == rules.legal_moves(world)
            assert rules.prompt(view)
            known = {name for thing in things for name in (thing.id, thing.place)}
            for move in rules.legal_moves(view):
                assert {move.src, move.dst} - {None} <= known
                assert rules.say_move(view, move)


def names_what_lies_there(rules: Rules[Any], state: Any, seed: int, choose: Choose = any_move) -> None:
    """Where the cards of an event come from and go to can be pointed at before or after, by everybody."""
    stream = Stream(seed)
    while moves := rules.legal_moves(state):
        before, told = state.copy(), []
        rules.advance(state, choose(state, moves, stream), told.append)
        known = {name for each in (before, state) for thing in rules.table(rules.view(each, None))
                 for name in (thing.id, thing.place)}  # fmt: skip
        for event in told:
            assert {event.src, event.dst} - {None} <= known, event
            assert "{" not in rules.say_event(event, NAMES)
