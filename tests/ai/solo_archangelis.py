"""The scripted person against the automaton: `python -m tests.ai.solo_archangelis [GAMES]` tells what each step did."""

from __future__ import annotations

import sys
from collections import Counter
from statistics import median
from typing import Any, NamedTuple

from game.ai.sparring.archangelis import choose
from game.archangelis import RULES
from game.archangelis.cards import KINDS
from game.core.contract import Event
from game.deckbuilding.rules import AUTOMATON

PLAYER, ROBOT = 0, 1
LONGEST = 6000


class Game(NamedTuple):
    """A Solo Game that was played to its end."""

    state: Any
    turns: int
    steps: Counter[str]
    idle: int
    """The most turns of the automaton in a row that did nothing at all."""

    @property
    def result(self) -> str:
        outcome = RULES.outcome(self.state)
        assert outcome is not None
        return "truce" if not outcome.winners else "person" if outcome.winners == (PLAYER,) else "automaton"


def play(seed: int, **options: object) -> Game:
    """A game of the person, who sees only its view; every automaton step is counted by what it did."""
    state = RULES.new_game({"mode": "solo", **options}, seed)
    steps: Counter[str] = Counter()
    idle = longest = moves = 0
    while (seat := RULES.to_act(state)) is not None:
        moves += 1
        assert moves < LONGEST, "the game goes on and on"
        before = state.phase
        move = RULES.legal_moves(state)[0] if seat == ROBOT else choose(RULES, RULES.view(state, seat))
        state, events = RULES.apply(state, move)
        done = [step for event in events if (step := named(event))]
        steps.update(done)
        if before == AUTOMATON and seat == ROBOT:
            idle = 0 if done else idle + 1
            longest = max(longest, idle)
    return Game(state, state.turn, steps, longest)


def named(event: Event) -> str:
    """What an event says that the automaton did; empty where it did nothing."""
    kind = event.kind
    if kind == "turn over":
        return f"turned over: {KINDS[event.card].type}"
    if kind in ("cast off", "idle"):
        return kind
    if kind == "shuffle" and event.src == "infernal":
        return "shuffled the Infernal deck"
    if kind in ("remove", "yield", "disarm") and event.seat == PLAYER:
        return f"the person loses a card: {kind}"
    if kind == "clear" and event.seat == ROBOT:
        return "cleared the Store"
    if event.seat == ROBOT and kind in ("join", "equip", "perform", "use", "summon", "defend", "win", "shift"):
        return {"win": "claimed a Location", "defend": "opposed a challenge"}.get(kind, kind)
    return ""


def main() -> None:
    games = [play(seed) for seed in range(int(sys.argv[1]) if sys.argv[1:] else 100)]
    print(f"{len(games)} Solo Games:", dict(Counter(game.result for game in games)))
    lengths = sorted(game.turns for game in games)
    print(f"turns of both: median {median(lengths)}, from {lengths[0]} to {lengths[-1]}")
    won = [Counter(len(game.state.sides[seat].won) for game in games) for seat in (PLAYER, ROBOT)]
    print("Locations of the person:", dict(won[0]), "of the automaton:", dict(won[1]))
    print("most idle turns in a row:", max(game.idle for game in games))
    for step, n in sum((game.steps for game in games), Counter[str]()).most_common():
        acted = sum(step in game.steps for game in games)
        print(f"{n:>6}  in {acted:>3} games  {step}")


if __name__ == "__main__":
    main()
