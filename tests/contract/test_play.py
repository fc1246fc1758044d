"""The contract of play: pure, repeatable, savable at every step, and always with an end."""

import json
from collections import Counter

import pytest

from game.core import codec
from game.core.contract import Move
from game.core.options import OptionError
from game.core.rng import Stream
from tests.contract.games import LONGEST_GAME, Setting, covering, played

KEPT = ("card", "figure", "tile")
"""Kinds of things that never come or go, but for those that are made in play and pictures of others; faces are
compared only where they can't change or hide."""


def test_games_end(game):
    assert 0 < len(game.steps) < LONGEST_GAME
    assert game.rules.outcome(game.states[-1]) is not None


def test_somebody_decides_until_the_outcome(game):
    rules = game.rules
    for state in game.states:
        seat = rules.to_act(state)
        assert (seat is None) == (rules.outcome(state) is not None)
        assert seat is None or seat in range(rules.seats(state))
        assert bool(rules.legal_moves(state)) == (seat is not None)


def test_the_outcome_ranks_every_seat_once(game):
    state = game.states[-1]
    outcome = game.rules.outcome(state)
    seats = range(game.rules.seats(state))
    assert sorted(seat for place in outcome.ranking for seat in place) == [*seats]
    assert all(outcome.ranking)
    assert len(outcome.scores) == len(seats)
    assert outcome.reason.strip()


def test_legal_moves_are_each_listed_once(game):
    for state in game.states:
        moves = game.rules.legal_moves(state)
        assert len(moves) == len(set(moves))


def test_the_moves_of_a_shortcut_are_legal_one_after_another(game):
    """Found from the view of who is to act, and equal to what the whole state would say."""
    rules = game.rules
    for state in game.some_states[::2]:
        seat = rules.to_act(state)
        if seat is None:
            continue
        found = rules.shortcuts(rules.view(state, seat))
        assert [short.moves for short in found] == [short.moves for short in rules.shortcuts(state)]
        for short in found:
            assert len(short.moves) > 1
            after = state
            for move in short.moves:
                assert rules.to_act(after) == seat
                after, _events = rules.apply(after, move)


def test_what_a_move_wastes_or_changes_is_told_from_the_view(game):
    rules = game.rules
    for state in game.some_states[::4]:
        view = rules.view(state, rules.to_act(state))
        assert rules.asks(view) == rules.asks(state)
        assert rules.asks(view) in ("", *rules.cards())
        for move in rules.legal_moves(state):
            told = rules.wastes(state, move)
            assert told == rules.wastes(view, move)
            assert "{" not in told
            assert rules.shifts(state, move) == rules.shifts(view, move)


def test_apply_leaves_the_old_state_alone(game):
    for step in game.steps:
        before = step.before.copy()
        game.rules.apply(step.before, step.move)
        assert step.before == before


def test_a_copy_shares_nothing_with_its_state(game):
    """Every move of the copy, in place and unchecked, leaves the original as it was."""
    for step in game.steps:
        kept = json.dumps(codec.encode(step.before))
        game.rules.advance(step.before.copy(), step.move)
        assert json.dumps(codec.encode(step.before)) == kept


def test_advance_does_what_apply_does(game):
    for step in game.steps:
        state = step.before.copy()
        game.rules.advance(state, step.move)
        assert state == step.after


def test_every_state_survives_json(game):
    for state in game.states:
        data = json.loads(json.dumps(codec.encode(state)))
        assert codec.decode(game.setting.game, data) == state


def test_moves_and_events_survive_json(game):
    for step in game.steps:
        assert Move(*json.loads(json.dumps(codec.encode(step.move)))) == step.move
        for event in step.events:
            assert json.loads(json.dumps(codec.encode(event)))[0] == event.kind


def test_something_is_told(game):
    assert sum(bool(step.events) for step in game.steps) > len(game.steps) // 2


def test_the_same_seed_gives_the_same_game(game):
    again = played.__wrapped__(game.setting, game.seed)
    once_more = played.__wrapped__(game.setting, game.seed)
    assert again.steps == once_more.steps


def test_replaying_the_moves_gives_the_same_states_and_events(game):
    state = game.rules.new_game(game.setting.options, game.seed)
    for step in game.steps:
        assert state == step.before
        state, events = game.rules.apply(state, step.move)
        assert events == step.events
    assert state == game.states[-1]


def test_nothing_on_the_table_comes_or_goes(game):
    def kept(state):
        count = Counter()
        for thing in game.rules.table(game.rules.view(state, None)):
            if thing.kind in KEPT and not {"made", "echo"} & {*thing.marks}:
                count[thing.kind, thing.face if thing.kind == "figure" else "", thing.owner is None] += thing.number
        return {key: n for key, n in count.items() if key[0] != "card"}, sum(count[k] for k in count if k[0] == "card")

    first = kept(game.states[0])
    assert first != ({}, 0)
    for state in game.some_states:
        assert kept(state) == first


def test_no_reachable_state_has_a_flaw(game):
    for state in game.states:
        assert game.rules.why_impossible(state) is None


def test_a_view_is_no_state(game):
    for state in game.states[::5]:
        assert game.rules.why_impossible(game.rules.view(state, 0))


def test_a_broken_snapshot_is_never_a_crash(game):
    """Whatever number of a snapshot is wrong, it is a flaw, or the game can be shown and played on with it."""
    rules, stream = game.rules, Stream(3)
    for state in game.some_states[::10]:
        for _ in range(12):
            data = codec.encode(state)
            spoil(data, stream)
            try:
                broken = codec.decode(game.setting.game, data)
            except codec.CodecError:
                continue
            if rules.why_impossible(broken) is None:
                rules.table(broken)
                for move in rules.legal_moves(broken)[:5]:
                    rules.apply(broken, move)


def spoil(data, stream):
    """Changes one number somewhere inside."""
    places = []

    def walk(part):
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            if isinstance(value, (dict, list)):
                walk(value)
            elif isinstance(value, int) and not isinstance(value, bool):
                places.append((part, key))

    walk(data)
    part, key = places[stream.below(len(places))]
    part[key] = (-7, -1, 0, 1, 2, 3, 63, 64, 1 << 40)[stream.below(9)]


def test_chances_are_chances(game):
    rules = game.rules
    for state in game.some_states:
        for seat in range(rules.seats(state)):
            assert 0 <= rules.evaluate(state, seat) <= 1


def test_equal_states_are_one_position(game):
    rules = game.rules
    for state in game.states[::3]:
        assert hash(rules.position(state)) == hash(rules.position(state.copy()))
        assert rules.position(state) == rules.position(state.copy())
    assert rules.position(game.states[0]) != rules.position(game.states[1])


# Options


def test_the_defaults_can_be_played(rules):
    state = rules.new_game({}, 1)
    assert rules.to_act(state) is not None
    assert state == rules.new_game(rules.info.complete({}), 1)


def test_seeds_make_different_games(rules):
    assert len({json.dumps(codec.encode(rules.new_game({}, seed))) for seed in range(20)}) == 20


@pytest.mark.parametrize("bad", ["nonsense", "", -99999, 10**9, None, True, 1.5, [], {}], ids=repr)
def test_a_bad_option_is_named(rules, bad):
    for option in rules.info.options:
        with pytest.raises(OptionError, match=option.key) as refused:
            rules.new_game({option.key: bad}, 1)
        assert refused.value.option == option.key


def test_an_unknown_option_is_named(rules):
    with pytest.raises(OptionError, match="colour_of_the_box") as refused:
        rules.new_game({"colour_of_the_box": 1}, 1)
    assert refused.value.option == "colour_of_the_box"


def test_every_choice_of_every_option_is_tried(rules):
    """The suite's own promise: no value of an option goes untested."""
    tried = {pair for setting in covering(rules.info.id, 1) for pair in setting.chosen}
    for option in rules.info.options:
        for choice in option.choices:
            assert (option.key, choice.value) in tried


@pytest.mark.slow
def test_games_with_the_default_options_end(rules):
    for seed in range(3):
        game = played(Setting(rules.info.id, ()), seed)
        assert rules.outcome(game.states[-1]) is not None
