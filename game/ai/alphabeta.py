"""Search for open games, over whole turns.

A turn is every decision of one seat until another decides, chance speaks or the game ends. A single movement is too
little to judge (a flip looks as good as the step that it prepares), so turns are what is enumerated, sorted and
answered: by the game itself where it knows how (`Rules.turns`), else movement by movement. Chance is met with its
expectation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from game.core.contract import Move, Rules
from game.core.rng import GOLDEN, MASK, mix

Stop = Callable[[], bool]
Widths = tuple[int, ...]

PARTS = 80
"""How many unfinished turns are carried on at each movement."""
WIDEST = 40
"""How many turns of a position are remembered."""
ALL = 10_000
"""More than a position has."""
LOOK = 5
"""A position that a game looks at itself counts as so many made one by one: it tells of every flip at once."""
FACES = 12
"""How many draws stand for chance: a die of 2, 3, 4, 6 or 12 faces is met exactly."""
DRAW = 0.8
"""What a draw is worth, beside an equal share: a little less, so that who is not behind plays on."""

LATER = 0.004
"""How much less an end counts that is still turns away."""
DOUBT = 0.008
"""How far from certain a position is kept that was only looked at."""

ALARM = 0.5
"""When the best turns are found to be so much worse than they looked, ways out are sought among all turns."""
SUSPECTS = 3
ESCAPES = 120
"""After so many bad turns, at most so many ways out."""
REPLIES = 20
"""So many ways out are granted to the other, when it seems to be lost."""
PRESSING = 12
"""So many turns that threaten to win are tried besides, however they look."""


class Reach(NamedTuple):
    """How far a level looks."""

    nodes: int
    """The positions it may visit in a decision."""
    beam: int
    """The unfinished turns that it goes on with at each movement of its own turn."""
    beam_of_replies: int
    """The same in the turns that follow."""
    rounds: tuple[Widths, ...]
    """For each round of deepening, how many turns are tried at each depth."""


class Turn(NamedTuple):
    """A whole turn of a seat: its moves, its worth to that seat at first sight, and where it can lead."""

    worth: float
    moves: tuple[Move, ...]
    leads_to: tuple[tuple[float, Any], ...] = ()
    """Weights that add up to 1, and states; more than one where chance speaks, none as long as it was not played."""


class Found(NamedTuple):
    """A turn of the seat to act, with its chance to win as far as it was looked at."""

    chance: float
    moves: tuple[Move, ...]


class Spent(Exception):
    """The work is used up, or somebody asked to stop."""


def _unmix(x: int) -> int:
    """What `mix` made x from."""
    x ^= x >> 31 ^ x >> 62
    x = x * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    x ^= x >> 27 ^ x >> 54
    x = x * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return x ^ x >> 30 ^ x >> 60


DRAWS = tuple((_unmix(face) - GOLDEN) & MASK for face in range(FACES))
"""The random numbers whose next draw is 0, 1, 2 and so on: every face of a small die, as often as it should come."""
assert mix((DRAWS[1] + GOLDEN) & MASK) == 1


class Search:
    """One decision being searched."""

    def __init__(self, rules: Rules[Any], view: Any, reach: Reach, work: float, seed: int, stop: Stop | None) -> None:
        self.rules = rules
        self.stop = stop
        self.beam = reach.beam_of_replies
        self.root = rules.determinise(view, seed)
        self.root.random = DRAWS[0]
        seat = rules.to_act(self.root)
        assert seat is not None
        self.seat = seat
        self.seats = rules.seats(self.root)
        self.nodes = max(1, round(reach.nodes * work))
        self.spent = self.met_chance = False
        self.known: dict[object, list[Turn]] = {}
        self.threats: dict[tuple[Move, ...], None] = {}
        """Turns with which somebody else was seen to win."""

    # Turns

    def turns(self, state: Any, width: int) -> list[Turn]:
        """The turns of the seat to act, best at first sight first."""
        key = self.rules.position(state)
        turns = self.known.get(key)
        if turns is None:
            turns = self.known[key] = self.find_turns(state, self.beam)[:WIDEST]
            if self.spent:
                raise Spent
            if turns[0].worth == 1.0 and self.rules.to_act(state) != self.seat:
                self.threats[turns[0].moves] = None
        turns[:width] = [self.played(state, turn) for turn in turns[:width]]
        return turns[:width]

    def played(self, state: Any, turn: Turn) -> Turn:
        """The turn with what it leads to."""
        if turn.leads_to:
            return turn
        after = state.copy()
        for move in turn.moves:
            self.rules.advance(after, move)
        return turn._replace(leads_to=((1.0, after),))

    def find_turns(self, state: Any, beam: int, most: int = WIDEST) -> list[Turn]:
        """The turns worth a thought; when the work is spent, those met so far, finished or not."""
        found = self.rules.turns(state, most)
        if found is None:
            return self.enumerated(state, beam)
        self.nodes -= LOOK * found.looked
        self.must_stop()
        return [Turn(worth, moves) for worth, moves in found.turns]

    def enumerated(self, state: Any, beam: int) -> list[Turn]:
        """Turns made movement by movement.

        After each move whatever it has just made possible is tried. What was possible before is tried again only
        after the best moves, and only the best of it: two moves that do not touch each other need no more.
        """
        rules = self.rules
        legal_moves, advance, to_act = rules.legal_moves, rules.advance, rules.to_act
        position, evaluate = rules.position, rules.evaluate
        seat = to_act(state)
        assert seat is not None
        random = state.random
        met = {position(state)}
        turns: list[Turn] = []
        good: set[Move] = set()
        unfinished = [(Turn(0.0, (), ((1.0, state),)), frozenset[Move]())]
        while unfinished:
            further: list[tuple[Turn, frozenset[Move]]] = []
            for rank, ((_, moves, ((_, before),)), possible) in enumerate(unfinished):
                if moves and self.must_stop():
                    return sorted([*turns, *(turn for turn, _ in further)], key=_worth, reverse=True)
                legal = legal_moves(before)
                known = good if rank < beam else ()
                options = [move for move in legal if move not in possible or move in known]
                self.nodes -= len(options)
                still = frozenset(legal)
                for move in options:
                    after = before.copy()
                    advance(after, move)
                    if after.random != random:
                        turns.append(self.chance(before, move, moves, seat))
                        continue
                    key = position(after)
                    if key in met:
                        continue
                    met.add(key)
                    mover = to_act(after)
                    worth = self.verdict(after, seat) if mover is None else evaluate(after, seat)
                    turn = Turn(worth, (*moves, move), ((1.0, after),))
                    if mover == seat:
                        further.append((turn, still))
                    else:
                        turns.append(turn)
            further.sort(key=_worth_of_first, reverse=True)
            if not good:
                good = {turn.moves[0] for turn, _ in further[:beam]}
            unfinished = further[:PARTS]
        turns.sort(key=_worth, reverse=True)
        return turns

    def must_stop(self) -> bool:
        if self.nodes <= 0 or (self.stop is not None and self.stop()):
            self.spent = True
        return self.spent

    def chance(self, before: Any, move: Move, moves: tuple[Move, ...], seat: int) -> Turn:
        """A move upon which chance speaks, with all that can come of it."""
        self.met_chance = True
        outcomes: dict[object, list[Any]] = {}
        for number in DRAWS:
            after = before.copy()
            after.random = number
            self.rules.advance(after, move)
            after.random = before.random
            outcomes.setdefault(self.rules.position(after), []).append(after)
        leads_to = tuple((len(alike) / FACES, alike[0]) for alike in outcomes.values())
        worth = sum(weight * self.worth(after, seat) for weight, after in leads_to)
        return Turn(worth, (*moves, move), leads_to)

    # Worth

    def worth(self, state: Any, seat: int) -> float:
        """A seat's chance to win at first sight."""
        return self.verdict(state, seat) if self.rules.to_act(state) is None else self.rules.evaluate(state, seat)

    def verdict(self, state: Any, seat: int) -> float:
        """What the end of the game is worth to a seat."""
        outcome = self.rules.outcome(state)
        assert outcome is not None
        if not outcome.winners:
            return DRAW / self.seats
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0

    def guessed(self, state: Any, seat: int) -> float:
        """A chance at first sight, never as bad as a loss nor as good as a win that was seen."""
        self.nodes -= 1
        return DOUBT + (1 - 2 * DOUBT) * self.rules.evaluate(state, seat)

    def foreseen(self, state: Any, seat: int, widths: Widths) -> float:
        """What an end some turns ahead is worth: a win the sooner the better, so that it is not put off for ever."""
        return 0.5 + (self.verdict(state, seat) - 0.5) * (1 - LATER / (1 + len(widths)))

    # Replies

    def after(self, turn: Turn, widths: Widths, low: float) -> float:
        """The searching seat's chance once it has played this turn; exact only above `low`."""
        if self.seats == 2:
            return sum(
                weight * self.duel(state, widths, low if weight == 1 else -1.0, 2.0) for weight, state in turn.leads_to
            )
        return sum(weight * self.melee(state, widths)[self.seat] for weight, state in turn.leads_to)

    def duel(self, state: Any, widths: Widths, low: float, high: float) -> float:
        """The searching seat's chance when two play their best turns: what is good for one is bad for the other."""
        mover = self.rules.to_act(state)
        if mover is None:
            return self.foreseen(state, self.seat, widths)
        if not widths:
            return self.guessed(state, self.seat)
        ours = mover == self.seat
        best, reply = (-1.0 if ours else 2.0), 0
        for n, turn in enumerate(self.turns(state, widths[0])):
            if len(turn.leads_to) == 1:
                value = self.duel(turn.leads_to[0][1], widths[1:], low, high)
            else:
                value = sum(
                    weight * self.duel(after, self.rest(widths, mover, after), -1.0, 2.0)
                    for weight, after in turn.leads_to
                )
            if value > best if ours else value < best:
                best, reply = value, n
            if ours:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        if not ours and best > 1 - DOUBT:
            return min(best, self.way_out(state, widths, low, high))
        if reply:
            turns = self.known[self.rules.position(state)]
            turns.insert(0, turns.pop(reply))
        return best

    def way_out(self, state: Any, widths: Widths, low: float, high: float) -> float:
        """The searching seat's chance where it wins against all replies that look good: is there another one?"""
        threats: list[tuple[Move, ...]] = []
        for found in self.find_turns(state, self.beam, ALL):
            turn = self.played(state, found)
            ((_weight, after), *others) = turn.leads_to
            if others or len(threats) == REPLIES:
                break
            if any(self.comes_true(threat, after) for threat in threats):
                continue
            value = self.duel(after, widths[1:], low, high)
            best = self.known.get(self.rules.position(after))
            if value <= 1 - DOUBT or not best:
                return value
            threats.append(best[0].moves)
        return 1.0

    def melee(self, state: Any, widths: Widths) -> tuple[float, ...]:
        """The chances of all seats when each plays the turn that is best for itself."""
        mover = self.rules.to_act(state)
        if mover is None:
            return tuple(self.foreseen(state, seat, widths) for seat in range(self.seats))
        if not widths:
            return tuple(self.guessed(state, seat) for seat in range(self.seats))
        best: tuple[float, ...] = ()
        for turn in self.turns(state, widths[0]):
            chances = [0.0] * self.seats
            for weight, after in turn.leads_to:
                for seat, chance in enumerate(self.melee(after, self.rest(widths, mover, after))):
                    chances[seat] += weight * chance
            if not best or chances[mover] > best[mover]:
                best = tuple(chances)
        return best

    def rest(self, widths: Widths, mover: int, after: Any) -> Widths:
        """Chance may leave the turn with its seat (a die that says how far to go): then no depth is used up."""
        return widths if self.rules.to_act(after) == mover else widths[1:]

    # Ways out

    def in_order(
        self, turns: list[Turn], tried: list[tuple[float, Turn]], looks: float
    ) -> Iterator[Turn]:  # fmt: skip
        """The turns to be tried. If the first are found so much worse than the best looks, ways out are sought first,
        until one is found."""
        for n, turn in enumerate(turns):
            if n == SUSPECTS:
                ways_out = islice(self.escapes(), ESCAPES)
                while self.threats and max(value for value, _ in tried) < ALARM * max(looks, DOUBT):
                    way_out = next(ways_out, None)
                    if way_out is None:
                        break
                    yield way_out
            yield turn

    def pressing(self) -> list[Turn]:
        """Turns of whatever worth after which the seat would win, if nobody did anything about it."""
        found = self.rules.turns(self.root, PRESSING, pressing=True)
        return [Turn(worth, moves) for worth, moves in found.turns] if found else []

    def escapes(self) -> Iterator[Turn]:
        """Turns of whatever worth after which none of the threats comes true."""
        for found in self.find_turns(self.root, PARTS, ALL):
            turn = self.played(self.root, found)
            if not any(self.comes_true(threat, after) for threat in self.threats for _, after in turn.leads_to):
                yield turn

    def comes_true(self, threat: tuple[Move, ...], state: Any) -> bool:
        seat = self.rules.to_act(state)
        legal = self.rules.legal_moves(state)
        if len(legal) == 1 and legal[0] not in threat:
            after = self.chance(state, legal[0], (), seat or 0).leads_to
            return any(self.comes_true(threat, state) for _, state in after if self.rules.to_act(state) == seat)
        state = state.copy()
        for move in threat:
            if move not in self.rules.legal_moves(state):
                return False
            self.rules.advance(state, move)
        return self.rules.to_act(state) is None


def _worth(turn: Turn) -> float:
    return turn.worth


def _worth_of_first(pair: tuple[Turn, object]) -> float:
    return pair[0].worth


def _value(pair: tuple[float, Turn]) -> float:
    return pair[0]


def search(
    rules: Rules[Any],
    view: Any,
    reach: Reach,
    seed: int,
    work: float = 1.0,
    stop: Stop | None = None,
    margin: float = 0.0,
) -> list[Found]:
    """Turns of the seat to act, best first. Those within the margin of the best have their true value."""
    one = Search(rules, view, reach, work, seed, stop)
    turns = one.find_turns(one.root, reach.beam)
    found = [Found(turn.worth, turn.moves) for turn in turns]
    if found[0].chance == 1.0:
        return [turn for turn in found if turn.chance == 1.0]
    if one.spent:
        return found
    pressing = 0
    if reach.rounds:
        threats = one.pressing()
        turns, pressing = (
            threats + [turn for turn in turns if turn.moves not in {each.moves for each in threats}],
            len(threats),
        )
    for widths in reach.rounds:
        looks = max(turn.worth for turn in turns)
        rest = turns[widths[0] + pressing :]
        tried: list[tuple[float, Turn]] = []
        try:
            for turn in one.in_order(turns[: widths[0] + pressing], tried, looks):
                best = max((value for value, _ in tried), default=0.0)
                tried.append((one.after(one.played(one.root, turn), widths[1:], best - margin), turn))
        except Spent:
            pass
        tried.sort(key=_value, reverse=True)
        found = [Found(value, turn.moves) for value, turn in tried] or found
        if one.spent or one.met_chance:
            break  # beyond a roll of the die, looking further showed more than there is to see
        turns = [turn for _, turn in tried] + rest
    return found
