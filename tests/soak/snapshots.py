"""Crafted snapshots: what `why_impossible` lets through can be looked at and played.

A state of a game in play is changed in a few places. Whatever the rules say about it, they say it in words; and a
state in which they find no flaw never breaks in play.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from game import catalogue
from game.core import codec
from game.core.contract import Rules
from game.core.rng import Stream
from tests.contract.games import at_random
from tests.soak.attack import Log
from tests.soak.decisions import some_setting

STRANGE = (-3, -2, -1, 0, 1, 2, 3, 4, 7, 16, 63, 100, 500, 999, 1000, 1003, 1100, 2000, 2001, 2500, 2501, 2999, 3000,
           3010, 6000, 6003, 9999, 14999, 1 << 20, 1 << 40, -11, -12)  # fmt: skip
"""Numbers that mean something somewhere."""


def attack(log: Log, quick: bool) -> None:
    random = log.random
    game = random.choice(catalogue.ids())
    rules = catalogue.rules(game)
    states = some_states(rules, random, 40 if quick else 160)
    for _n in range(60 if quick else 200):
        state, other = random.choice(states), random.choice(states)
        data = mutated(codec.encode(state), codec.encode(other), random)
        log.count("snapshots")
        try_out(log, rules, data, random)
        if len(log.findings) >= 3:
            return


def some_states(rules: Rules[Any], random: Random, moves: int) -> list[Any]:
    """States of a game from its middle, where much waits to be answered."""
    setting, stream = some_setting(rules.info.id, random), Stream(random.getrandbits(60))
    state = rules.new_game(setting.options, random.getrandbits(60))
    skipped = random.randrange(0, 4 * moves)
    found = [state]
    for n in range(skipped + moves):
        if rules.to_act(state) is None:
            break
        state = state.copy()
        rules.advance(state, at_random(rules, state, rules.legal_moves(state), stream))
        if n >= skipped:
            found.append(state)
    return found


def mutated(data: Any, other: Any, random: Random) -> Any:
    """One to three changes: a number, a place in a list, a part of another state."""
    data = json.loads(json.dumps(data))
    for _n in range(random.choice((1, 1, 1, 2, 3))):
        change(data, other, random)
    return data


def change(data: Any, other: Any, random: Random) -> None:
    path, holder = [], data
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if isinstance(holder, dict) and not path:  # what waits is worth most
            keys += [key for key in keys if key in ("stack", "interventions", "abilities") and holder[key]] * 6
        key = random.choice(keys)
        path.append(key)
        inner = holder[key]
        if isinstance(inner, (dict, list)) and inner and random.random() < 0.85:
            holder = inner
            continue
        break
    at = holder[key]
    if isinstance(holder, list) and random.random() < 0.25:
        deed = random.choice((lambda: holder.insert(key, at), lambda: holder.pop(key), lambda: random.shuffle(holder)))
        deed()
    elif random.random() < 0.2:
        holder[key] = part_of(other, path, at)
    elif isinstance(at, bool):
        holder[key] = not at
    elif isinstance(at, int):
        near = at + random.choice((-1, 1, 2, -2))
        holder[key] = random.choice((near, near, random.choice(STRANGE), random.randrange(-4, 4000)))
    elif isinstance(at, list):
        holder[key] = [] if at else [random.choice(STRANGE)]


def part_of(other: Any, path: list[Any], otherwise: Any) -> Any:
    try:
        for key in path:
            other = other[key]
    except (LookupError, TypeError):
        return otherwise
    return other


def try_out(log: Log, rules: Rules[Any], data: Any, random: Random) -> None:
    about = f"{rules.info.id}: {json.dumps(data)}"
    with log.watch(f"the check of a snapshot breaks\n{about}", (codec.CodecError,)):
        state = codec.decode(rules.info.id, data)
        if rules.why_impossible(state) is None:
            log.count("snapshots played")
            play(log, rules, state, random, about)


def play(log: Log, rules: Rules[Any], state: Any, random: Random, about: str) -> None:
    played = []
    stream = Stream(random.getrandbits(60))
    try:
        for n in range(40):
            seat = rules.to_act(state)
            if n % 20 == 0:
                look(rules, state)
            if seat is None:
                break
            moves = rules.legal_moves(state)
            move = moves[stream.below(len(moves))]
            played.append(move)
            rules.say_move(rules.view(state, seat), move, NAMES)
            events: list[Any] = []
            rules.advance(state, move, events.append)
            for event in events:
                rules.say_event(event, NAMES)
            log.count("decisions")
        look(rules, state)
    except Exception as error:
        raise AssertionError(f"after {[tuple(move) for move in played]}") from error


NAMES = ["Ada", "Bo", "Cy", "Di"]


def look(rules: Rules[Any], state: Any) -> None:
    """All that the table asks about a state."""
    for seat in (*range(rules.seats(state)), None):
        view = rules.view(state, seat)
        things = rules.table(view)
        if seat is not None:
            rules.standing(view, seat)
            rules.evaluate(state, seat)
            rules.determinise(view, 1)
        if seat == rules.to_act(state):
            for thing in things[:: 1 + len(things) // 30]:
                rules.say_thing(view, thing, NAMES)
            rules.prompt(view, NAMES)
    rules.outcome(state)
    rules.army_of(state, 0)
