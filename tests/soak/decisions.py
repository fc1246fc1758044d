"""Decisions by lot through the rules of every game, with what must always hold; and what a seat is told of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from game import catalogue
from game.core import codec
from game.core.contract import redact
from game.core.rng import Stream
from tests.contract.games import LONGEST_GAME, Played, Setting, Step, at_random, can_be_had, eagerly, values, viewers
from tests.contract.test_hidden import poisoned
from tests.contract.test_undo import differs, session_of
from tests.soak.attack import Log

WORLDS = 24
QUICK, MANY = 120, 8000


def attack(log: Log, quick: bool) -> None:
    """Whole games of one kind; some of their states are looked at closely."""
    random = log.random
    game = catalogue.ids()[log.seed % len(catalogue.ids())]
    while log.counts["decisions"] < (QUICK if quick else MANY):
        play(log, some_setting(game, random), random, quick)
        if len(log.findings) >= 3:
            return


def some_setting(game: str, random: Random) -> Setting:
    """Any values of the options that can be had together."""
    offered = values(catalogue.rules(game).info, lambda low, default: [low, default])
    while True:
        setting = Setting(game, tuple(random.choice(each) for each in offered))
        if can_be_had(setting):
            return setting


def play(log: Log, setting: Setting, random: Random, quick: bool) -> None:
    rules, seed = setting.rules, random.getrandbits(60)
    player = random.choice((at_random,) * 9 + (eagerly,))
    stream, state = Stream(seed), setting.rules.new_game(setting.options, seed)
    steps: list[Step] = []
    about = f"{setting}, seed {seed}, {player.__name__}"
    with log.watch(about):
        while rules.to_act(state) is not None:
            moves = rules.legal_moves(state)
            log.expect(bool(moves), f"{about}: nobody can act after {len(steps)} moves")
            move = player(rules, state, moves, stream)
            after, events = rules.apply(state, move)
            steps.append(Step(state, move, events, after))
            log.count("decisions")
            state = after
            if random.random() < 0.01:
                look(log, rules, state, random, f"{about}, after {len(steps)} moves")
            if quick and len(steps) >= QUICK:
                break
            if len(steps) >= LONGEST_GAME:
                log.found(f"{about}: no end after {len(steps)} moves")
                return
    if steps:
        with log.watch(f"{about}: taking back"):
            undo(log, Played(setting, seed, steps), random, about, 4)


def look(log: Log, rules: Any, state: Any, random: Random, about: str) -> None:
    """The state is sound and survives a file; nobody's view depends on what is hidden from that seat."""
    log.expect(rules.why_impossible(state) is None, f"{about}: {rules.why_impossible(state)}")
    again = codec.decode(rules.info.id, json.loads(json.dumps(codec.encode(state))))
    log.expect(again == state, f"{about}: another state after a save")
    stream = Stream(random.getrandbits(60))
    for seat in viewers(rules, state):
        view, other = rules.view(state, seat), rules.view(poisoned(rules, state, seat, stream), seat)
        log.count("comparisons")
        log.expect(
            view == other and rules.table(view) == rules.table(other), f"{about}: seat {seat} sees what is hidden"
        )
        if seat == rules.to_act(state):
            log.expect(rules.legal_moves(view) == rules.legal_moves(state), f"{about}: other moves in the view")
        elif seat is not None:
            same = rules.determinise(view, 3) == rules.determinise(other, 3)
            log.expect(same, f"{about}: seat {seat} imagines what is hidden")


def undo(log: Log, game: Played, random: Random, about: str, times: int) -> None:
    """Equal view, equal event: what may be taken back looks the same in every world."""
    for _n in range(times):
        after = random.randrange(1, len(game.steps) + 1)
        session = session_of(game, after)
        log.count("undos")
        if session.undo_refused() is None:
            world = differs(session, WORLDS)
            log.count("comparisons", WORLDS)
            log.expect(world is None, f"{about}: the undo after {after} moves tells something, see world {world}")
    for _n in range(5 * times):
        overhear(log, game.rules, random.choice(game.steps), random, about)


def overhear(log: Log, rules: Any, step: Step, random: Random, about: str) -> None:
    """Who can't tell two worlds apart, neither before a move nor after it, is told the same of it where the same
    happened: whom something befell, and in which order, is seen by all."""
    for seat in range(rules.seats(step.before)):
        heard = [rules.say_event(redact(event, seat), ["A", "B", "C", "D"]) for event in step.events]
        if seat == rules.to_act(step.before) or not rules.info.hides:
            continue
        world = rules.determinise(rules.view(step.before, seat), random.getrandbits(30))
        world.random = step.before.random
        if step.move not in rules.legal_moves(world):
            continue
        told: list[Any] = []
        rules.advance(world, step.move, told.append)
        log.count("comparisons")
        same = [event[:3] for event in told] == [event[:3] for event in step.events]
        if same and rules.view(world, seat) == rules.view(step.after, seat):
            others = [rules.say_event(redact(event, seat), ["A", "B", "C", "D"]) for event in told]
            log.expect(heard == others, f"{about}: {step.move} tells seat {seat} {heard}, in another world {others}")
