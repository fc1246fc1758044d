"""Solo games of the scripted captain against the automaton: `python -m tests.ai.solo_archpiratus [GAMES]`.

Each turn of the automaton is held against the book, as it is told here once more from the outside.
"""

from __future__ import annotations

import sys
from collections import Counter

from game.ai.sparring.archpiratus import choose
from game.archpiratus import RULES, ship
from game.archpiratus.cards import CREW, KINDS, STATIONS, TECH
from game.archpiratus.state import State
from game.core.contract import Event
from game.core.names import NONE
from game.deckbuilding.rules import AUTOMATON


def pick(state: State) -> int:
    """The place in the Store that the book has the automaton take, NONE for nothing."""
    rival = state.sides[1]
    levels = {KINDS[card].role: KINDS[card].value for card in rival.mat if card != NONE}
    types = {KINDS[card].role for card in rival.crew}
    for level in (3, 4, 5):
        for slot, card in enumerate(state.store):
            if card == NONE or KINDS[card].type != TECH or KINDS[card].value != level:
                continue
            has = levels.get(KINDS[card].role, 0)
            if (level == 3 and has < 3) or (level > 3 and has == level - 1):
                return slot
    for slot, card in enumerate(state.store):
        if card != NONE and KINDS[card].type == CREW and KINDS[card].role not in types:
            return slot
    return NONE


def look_at(before: State, events: list[Event], met: Counter[str]) -> None:
    """One turn of the automaton, line by line: it does what it should, and counts what it did."""
    player, rival = before.sides
    own = [event for event in events if event.seat == 1]
    kinds = [event.kind for event in own]
    calm = any("calm" in ship.BENDS[card] for card in before.events)
    stronger = ship.value(before, 1, "weapon") > ship.value(before, 0, "armor")
    beside = player.station == rival.station
    assert ("fire" in kinds) == (beside and stronger and not calm)
    met["fired"] += "fire" in kinds
    if any(event.kind == "over" and event.data["how"] == "gunfire" for event in events):
        return
    flies = [event.data["station"] for event in own if event.kind == "fly"]
    ready = not ship.lacks(before, 1, rival.missions[0])
    if ready:
        assert STATIONS[flies.pop()] == "final"
        assert "complete" in kinds
        met["completed"] += 1
    if beside and ship.value(before, 0, "weapon") > ship.value(before, 1, "armor"):
        assert len(flies) == 1
        assert flies[0] not in (player.station, STATIONS.index("final"))
        met["fled"] += 1
    elif not beside and stronger:
        assert flies == [player.station]
        met["pursued"] += 1
    else:
        assert flies == []
    wanted = pick(before)
    claimed = [event for event in own if event.kind == "claim"]
    assert [event.src for event in claimed] == ([] if wanted == NONE else [f"store-{wanted}"])
    if wanted == NONE:
        met["found nothing"] += 1
        return
    crew = KINDS[before.store[wanted]].type == CREW
    met["attached crew" if crew else "equipped tech"] += 1
    full = crew and len(rival.crew) == 4
    assert ("ashore" in kinds) == full
    met["changed crew"] += full


def play(seed: int) -> tuple[State, Counter[str]]:
    """A whole game; the captain sees nothing but the view of its seat."""
    state = RULES.new_game({"mode": "solo"}, seed)
    met: Counter[str] = Counter()
    while (seat := RULES.to_act(state)) is not None:
        before, events = state.copy(), list[Event]()
        move = choose(RULES, RULES.view(state, seat))
        assert move in RULES.legal_moves(state)
        RULES.advance(state, move, events.append)
        if before.phase == AUTOMATON:
            met["turns"] += 1
            look_at(before, events, met)
        else:
            claims = [event for event in events if event.kind == "claim"]
            met["claimed salvage"] += len(claims)
            met["player " + move.kind] += 1
            met["hits on it"] += sum(event.kind == "fire" and event.seat == 0 for event in events)
    outcome = RULES.outcome(state)
    assert outcome is not None
    met[outcome.reason] += 1
    met["won" if 0 in outcome.winners else "lost" if outcome.winners else "draw"] += 1
    return state, met


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    total: Counter[str] = Counter()
    lengths = []
    for seed in range(games):
        _state, met = play(seed)
        total += met
        lengths.append(met["turns"])
    lengths.sort()
    print(f"{games} games; turns of the automaton: {lengths[0]} to {lengths[-1]}, median {lengths[games // 2]}")
    for what, n in sorted(total.items()):
        print(f"{what:44}{n:7}")


if __name__ == "__main__":
    main()
