"""What the positions of the two deck-builders have in common: a box to take cards from, and the verbs of the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.core.contract import Event, Move, Outcome, Reason, Rules
from game.core.names import Names

Keys = Sequence[str]


class Box:
    """The cards of the game, each taken out once."""

    def __init__(self, names: Names, numbers: Iterable[int]) -> None:
        self.names, self.left = names, Counter(numbers)

    def take(self, wanted: Iterable[str]) -> list[int]:
        taken = [self.names.cards[key] for key in wanted]
        self.left.subtract(taken)
        assert min(self.left.values()) >= 0, f"the box has not so many cards: {wanted}"
        return taken

    def rest(self, numbers: Iterable[int]) -> list[int]:
        """All that is left of these cards, in the order of the table of cards."""
        found = [number for number in sorted({*numbers}) for _copy in range(self.left[number])]
        self.left.subtract(found)
        return found

    def deck(self, pile: Iterable[int], exactly: Keys | None) -> list[int]:
        """The rest of a pile, or exactly these cards, of which the first is the next to come."""
        return self.rest(pile) if exactly is None else self.take(exactly)[::-1]


class Verbs:
    """What a test does and asks; `said` puts a move into the words of the game's tests."""

    def __init__(self, rules: Rules[Any], names: Names, said: Callable[[Any, Move], str]) -> None:
        self.rules, self.names, self.said = rules, names, said

    def moves(self, state: Any, kind: str = "") -> set[str]:
        """What may be done, or what of one kind."""
        every = [self.said(state, move) for move in self.rules.legal_moves(state)]
        return {text for text in every if not kind or text.split()[0] == kind}

    def move(self, state: Any, text: str) -> Move:
        for legal in self.rules.legal_moves(state):
            if self.said(state, legal) == text:
                return legal
        raise AssertionError(f"'{text}' is none of {sorted(self.moves(state))}")

    def may(self, state: Any, text: str) -> bool:
        return text in self.moves(state)

    def play(self, state: Any, *texts: str) -> Any:
        """Plays moves one after another; whatever comes of it is a good state that agrees with its views."""
        rules = self.rules
        for text in texts:
            state, _ = rules.apply(state, self.move(state, text))
            assert rules.why_impossible(state) is None, rules.why_impossible(state)
            for seat in (0, 1, None):
                view = rules.view(state, seat)
                world = rules.determinise(view, 7)
                assert rules.why_impossible(world) is None, rules.why_impossible(world)
                assert rules.view(world, seat) == view
        return state

    def events(self, state: Any, text: str) -> list[Event]:
        return self.rules.apply(state, self.move(state, text))[1]

    def why_not(self, state: Any, kind: str, src: str, dst: str | None = None) -> Reason:
        tried = Move(kind, src, dst)
        assert tried not in self.rules.legal_moves(state)
        return self.rules.why_not(self.rules.view(state, self.rules.to_act(state)), tried)

    # What lies where

    def card(self, key: str) -> int:
        return self.names.cards[key]

    def keys(self, numbers: Iterable[int]) -> list[str]:
        return [self.names.keys[number] for number in numbers]

    def zone(self, state: Any, name: str, seat: int = 0) -> list[str]:
        """The cards of a side's zone by their keys, as they lie."""
        return self.keys(getattr(state.sides[seat], name))

    def hand(self, state: Any, seat: int = 0) -> list[str]:
        return sorted(self.zone(state, "hand", seat))

    def discard(self, state: Any, seat: int = 0) -> list[str]:
        return sorted(self.zone(state, "discard", seat))

    def exiled(self, state: Any, key: str) -> int:
        """How many such cards are out of the game."""
        return int(state.exiled.count(self.card(key)))

    def outcome(self, state: Any) -> Outcome:
        ended = self.rules.outcome(state)
        assert ended is not None
        return ended
