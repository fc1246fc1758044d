"""Positions of Battle for Empyrean as the examples tell them: cards by their keys, battlefields 1 to 4.

Units that stand on a battlefield at the beginning are revealed, without anything having been triggered; passive
abilities have their tokens; a number after
the key adds might tokens beyond the base (`"sohei+2"`), signs give tokens (`"sohei shield anchor stun move"`). Whatever
a position does not mention lies in the deck. Moves are said in a few words: `deploy ninja 2`, `pick sohei`,
`move horse-archers 1`, `discard ashigaru`, `keep sohei`, `stop 2`, `command spahbed`, `done`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.core.contract import Event, Move, Outcome, Reason
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import COST, KINDS, MOST_COPIES, NAMES, TEMPLATE
from game.empyrean.rules import RULES
from game.empyrean.stage import Stage, side
from game.empyrean.state import ANCHOR, DEPLOY, DRAFT, FACE_UP, MOVE, SHIELD, STUN, State
from game.empyrean.upgrade import lay_tokens

QUIET = ("frozen-lake", "silent-cloister", "altar-of-the-creators", "gate-of-dusk")
"""Battlefields that leave most examples alone before the end of the game; the first one forbids moves away."""
CALM = ("silent-cloister", "altar-of-the-creators", "hill-of-omens", "muster-field")
"""Battlefields that leave moves alone, too."""
TOKENS = {"shield": SHIELD, "anchor": ANCHOR, "stun": STUN, "move": MOVE}


def card(key: str) -> int:
    return NAMES.cards[key]


def keys(cards: Iterable[int]) -> list[str]:
    return [KINDS[each].key for each in cards]


def army(wanted: Iterable[int]) -> tuple[int, ...]:
    """A deck on the template that holds at least these cards."""
    deck = Counter(wanted)
    for each, n in deck.items():
        assert n <= MOST_COPIES[each], f"there are not so many of {KINDS[each].key}"
    left = {cost: n - sum(k for each, k in deck.items() if COST[each] == cost) for cost, n in TEMPLATE.items()}
    assert min(left.values()) >= 0, f"a deck has not so many cards of one cost: {left}"
    for each in range(len(KINDS)):
        more = min(left[COST[each]], MOST_COPIES[each] - deck[each])
        deck[each] += more
        left[COST[each]] -= more
    return tuple(sorted(deck.elements()))


class Table:
    """A game in play, asked and answered in words. `fields` names the battlefields."""

    def __init__(
        self, *seats: Mapping[str, Any], fields: Sequence[str] = CALM, round: int = 5, phase: int = DEPLOY,
        leader: int = 0, essence: int = 99, rounds: int = 10,
    ) -> None:  # fmt: skip
        """Each seat: `hand`, `deck` (the first card is the next one), `discard`, `destroyed`, `banished`, `essence`,
        `change`, and `on={1: ["sohei+2 shield", ...]}`."""
        count = 3 if len(seats) < 3 else 4
        numbers = [[field.key for field in BATTLEFIELDS].index(key) for key in fields[:count]]
        self.events: list[Event] = []
        self.state = State(
            random=1, rounds=rounds, round=round, phase=phase, leader=leader, seat=leader, battlefields=tuple(numbers),
            met=[], kind=[], owner=[], at=[], might=[], marks=[], paid=[], gains=[], lent=[], claims=[],
            sides=[], stack=[],
        )  # fmt: skip
        for seat, told in enumerate([*seats, {}, {}][: max(2, len(seats))]):
            self._seat(seat, {"essence": essence} | dict(told), count)
        lay_tokens(self.state)

    def _seat(self, seat: int, told: Mapping[str, Any], count: int) -> None:
        piles = {
            zone: [card(key) for key in told.get(zone, ())]
            for zone in ("hand", "deck", "draft", "discard", "destroyed", "banished")
        }
        units = [(at - 1, text) for at, texts in told.get("on", {}).items() for text in texts]
        standing = [card(text.split()[0].partition("+")[0]) for _at, text in units]
        whole = army([*(each for pile in piles.values() for each in pile), *standing])
        own = side(whole, count)
        rest = Counter(whole) - Counter(standing)
        for zone, cards in piles.items():
            rest -= Counter(cards)
            setattr(own, zone, cards)
        own.deck = [*rest.elements(), *reversed(piles["deck"])]
        own.essence, own.change = told["essence"], told.get("change", 0)
        self.state.sides.append(own)
        for at, text in units:
            self._stand(seat, at, text)

    def _stand(self, seat: int, at: int, text: str) -> None:
        name, *signs = text.split()
        key, _plus, more = name.partition("+")
        unit, state = len(self.state.kind), self.state
        state.kind.append(card(key))
        state.owner.append(seat)
        state.at.append(at)
        state.might.append(KINDS[card(key)].might + int(more or 0))
        state.marks.append(FACE_UP + sum(TOKENS[sign] for sign in signs))
        state.paid.append(0)
        state.sides[seat].fields[at].append(unit)

    # Playing

    def play(self, *words: str) -> Table:
        """Plays each move for the seat to act."""
        for each in words:
            move = self._move(each)
            self.state, events = RULES.apply(self.state, move)
            self.events += events
        return self

    def _move(self, words: str) -> Move:
        """The legal move that is meant, or the one that would be tried."""
        legal = RULES.legal_moves(self.state)
        kind, *rest = words.split()
        found = [move for move in legal if move.kind == kind and self._means(move, rest)]
        assert len({(self._said(move), move.dst, move.arg) for move in found}) == 1, f"{words!r}: {self.options()}"
        return found[0]

    def _means(self, move: Move, words: list[str]) -> bool:
        names = [word for word in words if not word.isdigit()]
        numbers = [int(word) for word in words if word.isdigit()]
        if names and names != [self._said(move)]:
            return False
        if move.kind == "choose":
            return move.arg == numbers[0] - 1
        return not numbers or int((move.dst or "x0")[-1]) == numbers[0] - 1

    def _said(self, move: Move) -> str:
        if not move.src:
            return ""
        if move.src.startswith("unit-"):
            return KINDS[self.state.kind[int(move.src[5:])]].key
        return move.src.split("-", 2)[2]

    def options(self) -> list[str]:
        """What may be played now, in the words that `play` takes."""
        return [
            " ".join(filter(None, (
                move.kind, self._said(move),
                str(int(move.dst[-1]) + 1) if move.dst and move.dst.startswith("field") else "",
                str(int(move.arg) + 1) if isinstance(move.arg, int) else "",
            )))
            for move in RULES.legal_moves(self.state)
        ]  # fmt: skip

    def draft(self) -> Table:
        """Everybody keeps the first card that they look at."""
        while self.state.phase == DRAFT:
            self.play(self.options()[0])
        return self

    def reveal(self, *deployments: str) -> Table:
        """The seat to act deploys these, then all end their deployment, until something is asked or a new round."""
        self.play(*deployments, "done")
        while self.state.phase == DEPLOY and not self.state.stack:
            self.play("done")
        return self

    def refused(self, move: Move) -> Reason:
        assert move not in RULES.legal_moves(self.state)
        return RULES.why_not(RULES.view(self.state, RULES.to_act(self.state)), move)

    # Looking

    def field(self, at: int, seat: int = 0) -> list[str]:
        """The cards there, zone by zone."""
        return [KINDS[self.state.kind[unit]].key for unit in self.state.sides[seat].fields[at - 1]]

    def might(self, key: str, seat: int = 0) -> int:
        """The might of the one revealed card of that name."""
        units = self.units(key, seat)
        assert len(units) == 1, f"{len(units)} of {key}"
        return self.state.might[units[0]]

    def gained(self, key: str, seat: int = 0) -> int:
        """Its might beyond what is printed on it."""
        return self.might(key, seat) - KINDS[card(key)].might

    def extra(self, seat: int = 0) -> int:
        """In a round that has just begun: its essence beyond that of the round."""
        return self.state.sides[seat].essence - (self.state.round + 1)

    def units(self, key: str, seat: int = 0) -> list[int]:
        state = self.state
        return [unit for field in state.sides[seat].fields for unit in field if state.kind[unit] == card(key)]

    def has(self, key: str, token: str, seat: int = 0) -> bool:
        (unit,) = self.units(key, seat)
        return bool(self.state.marks[unit] & TOKENS[token])

    def total(self, at: int, seat: int = 0) -> int:
        return Stage(self.state).total(seat, at - 1)

    def pile(self, zone: str, seat: int = 0) -> list[str]:
        return keys(getattr(self.state.sides[seat], zone))

    def asked(self) -> int | None:
        return RULES.to_act(self.state)

    def outcome(self) -> Outcome | None:
        return RULES.outcome(self.state)

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]
