"""Equal view, equal told: whatever world a seat can't tell from the true one, it is shown and told the same in it.

The other worlds are imagined from the seat's own view, and poisoned ones of `test_hidden`, which know no view.
"""

from game.core import codec
from game.core.contract import HIDDEN, redact
from game.core.rng import Stream
from tests.contract.games import viewers
from tests.contract.test_hidden import poisoned

SEEDS = (3, 4)
EACH = 4
"""Every so manieth of some states is looked at: what is told of a whole table is dear."""


def worlds(rules, state, seat, stream):
    """Worlds that the seat can't tell from the state; chance will do the same in all of them."""
    view = rules.view(state, seat)
    found = [rules.determinise(view, seed) for seed in SEEDS] + [poisoned(rules, state, seat, stream)]
    for world in found:
        world.random = state.random
    return found


def told(rules, state, seat):
    """All that the app shows and says to a seat, and what it does by itself in front of it."""
    view = rules.view(state, seat)
    names = [f"Player {n}" for n in range(rules.seats(state))]
    things, moves = rules.table(view), rules.legal_moves(view)
    return {
        "view": codec.encode(view),
        "table": things,
        "things": [rules.say_thing(view, thing, names) for thing in things],
        "prompt": rules.prompt(view, names),
        "standing": [rules.standing(view, each) for each in range(len(names))],
        "moves": moves,
        "said": [rules.say_move(view, move, names) for move in moves] if seat == rules.to_act(state) else [],
        "moment": rules.passing_question(view) if moves else None,
        "to act": rules.to_act(state),
        "curtain": rules.needs_curtain(state),
        "outcome": rules.outcome(state) and rules.outcome(state).ranking,
    }


def test_worlds_that_look_alike_are_told_alike(game):
    rules, stream, others = game.rules, Stream(7), 0
    for state in game.some_states[::EACH]:
        for seat in viewers(rules, state):
            before = told(rules, state, seat)
            for world in worlds(rules, state, seat, stream):
                others += world != state
                now = told(rules, world, seat)
                assert {part: now[part] for part in now if now[part] != before[part]} == {}
    assert bool(others) == rules.info.hides


def test_a_move_is_told_alike_in_worlds_that_look_alike(game):
    """The same move in two worlds that look alike before and after it: then the log, too, has to be the same."""
    rules, stream, compared = game.rules, Stream(8), 0
    names = [f"Player {n}" for n in range(rules.seats(game.states[0]))]
    for step in game.some_steps[:: EACH // 2]:
        for seat in viewers(rules, step.before):
            seen = rules.view(step.after, seat)
            events = [redact(event, seat) for event in step.events]
            for world in worlds(rules, step.before, seat, stream):
                if step.move not in rules.legal_moves(world):
                    continue
                after, others = rules.apply(world, step.move)
                if rules.view(after, seat) != seen:
                    continue
                compared += 1
                others = [redact(event, seat) for event in others]
                assert others == events
                assert [rules.say_event(event, names) for event in others] == [
                    rules.say_event(event, names) for event in events
                ]
    assert compared


SHOWN_IN_PASSING = {("aniolowie", "refuse"), ("empyrean", "reveal")}
"""Events that lay a card open which is gone in the same move: who refuses is seen by all on its way to the deck, and
what is revealed may be banished at once, face down."""


def test_no_event_names_a_card_that_its_viewer_does_not_see(game):
    rules, told_of = game.rules, 0
    keys = list(rules.cards())
    for step in game.some_steps:
        for seat in viewers(rules, step.before):
            lying = {
                thing.face for state in (step.before, step.after) for thing in rules.table(rules.view(state, seat))
            }
            for event in (redact(event, seat) for event in step.events):
                named = {*(event.cards or ()), event.card} - {None, HIDDEN}
                if (rules.info.id, event.kind) not in SHOWN_IN_PASSING:
                    assert {keys[card] for card in named} <= lying, (event, seat)
                told_of += len(named)
    assert bool(told_of) == bool(keys)
