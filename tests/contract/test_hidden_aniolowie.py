"""Third seats at a table of Aniołowie: what happens between two others tells them nothing of what stays hidden (AB12).

A world that a seat imagines from its view is, for that seat, as good as the true one. Where the same move leads to the
same view in both, everything that the seat is told and shown on the way has to be the same too.
"""

import pytest

from game.aniolowie.places import SLOT_OF
from game.aniolowie.rules import RULES
from game.aniolowie.state import UP
from game.core.contract import HIDDEN, redact
from game.core.rng import Stream

NAMES = ["Anna", "Ben", "Celia", "David"]
GAMES, WORLDS = 10, 3


def games(seats):
    """Games by lot; who may attack often does, for duels are where cards are shown to one seat only."""
    for seed in range(GAMES):
        state, stream = RULES.new_game({"seats": seats, "ask": "always"}, seed), Stream(seed)
        for _move in range(400):
            legal = RULES.legal_moves(state)
            if not legal:
                break
            attacks = [move for move in legal if move.kind == "attack"]
            chosen = attacks if attacks and stream.below(2) else legal
            move = chosen[stream.below(len(chosen))]
            after, events = RULES.apply(state, move)
            yield state, move, after, events
            state = after


def told(events, view, seat):
    """All that the seat gets of a move: events, lines of the log, notes upon cards, the table and the question."""
    seen = [redact(event, seat) for event in events]
    return (
        seen,
        [RULES.say_event(event, NAMES) for event in seen],
        [RULES.note(event) for event in seen],
        RULES.table(view),
        RULES.prompt(view, NAMES),
    )


def staying_covered(events, after):
    """Duels of these events whose defender lies there covered afterwards."""
    return [
        event
        for event in events
        if event.kind == "duel"
        and (slot := SLOT_OF[event.dst]) >= 0
        and after.kind[slot] >= 0
        and not after.marks[slot] & UP
    ]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_third_seat_is_told_the_same_whatever_is_hidden(seats):
    compared = 0
    for n, (state, move, after, events) in enumerate(games(seats)):
        mover = RULES.to_act(state)
        if n % 5 and not staying_covered(events, after):
            continue
        for seat in (each for each in range(seats) if each != mover):
            seen = RULES.view(after, seat)
            for seed in range(WORLDS):
                world = RULES.determinise(RULES.view(state, seat), seed)
                world.random = state.random
                if move not in RULES.legal_moves(world):
                    continue
                then, others = RULES.apply(world, move)
                if RULES.view(then, seat) == seen:
                    compared += 1
                    assert told(others, seen, seat) == told(events, seen, seat)
    assert compared > 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_level_of_a_covered_defender_is_told_to_who_does_not_know_the_card(seats):
    duels = 0
    for state, _move, after, events in games(seats):
        for event in staying_covered(events, after):
            slot = SLOT_OF[event.dst]
            knowing = {slot // (len(state.kind) // seats), state.attacker // (len(state.kind) // seats)}
            for seat in range(seats):
                knows = seat in knowing or bool(state.known[slot] >> seat & 1)
                assert (redact(event, seat).secret == (HIDDEN, HIDDEN)) != knows
                duels += not knows
    assert duels or seats == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_events_name_no_card_that_the_seat_does_not_know(seats):
    """A card that lies covered before and after a move is named only to who was shown it meanwhile: then it was mixed
    with others (AB11). What is revealed is open to all, wherever it goes in the same move."""
    for state, _move, after, events in games(seats):
        for seat in range(seats):
            before, then = RULES.view(state, seat), RULES.view(after, seat)
            shown = {event.src for event in events if event.kind == "shown" and event.data["to"] == seat}
            revealed = {(event.src, event.card) for event in events if event.kind == "reveal"}
            for event in events:
                if (event.src, event.card) in revealed:
                    continue
                slot = SLOT_OF.get(event.dst or event.src or "", -1)
                if slot >= 0 and event.src not in shown and before.kind[slot] == then.kind[slot] == HIDDEN:
                    assert redact(event, seat).card in (None, HIDDEN), event
