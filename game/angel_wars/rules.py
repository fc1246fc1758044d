"""The rules of Angel Wars, in the order of the book: set-up, movements, the two methods, the end."""

from __future__ import annotations

from collections.abc import Mapping

from game.angel_wars import board, words
from game.angel_wars.board import ALL, BIT, TILES
from game.angel_wars.reasons import PARTS, figures
from game.angel_wars.state import (
    LAYOUTS,
    MOVEMENTS,
    PLAYING,
    REPETITION,
    SHORT,
    TO_ROLL,
    TURN_LIMIT,
    WON,
    State,
    situation,
    zobrist,
)
from game.angel_wars.turns import Planner
from game.angel_wars.vocabulary import VOCABULARY
from game.angel_wars.weights import WEIGHTS
from game.core.contract import Event, Move, Outcome, Reason, RulesBase, Tell
from game.core.language import _
from game.core.rng import below, seeded
from game.core.things import Card, Thing

DIE = (0, 1, 1, 2, 2, 3)
FLIPS_8, FLIPS_7, FLIPS_6, FLIPS_5, FLIPS_4, FLIPS_3, FLIPS_2, FLIPS_1 = board.FLIPS


class AngelWars(RulesBase[State]):
    info, words, vocabulary = words.INFO, words, VOCABULARY
    weights, parts, figures = WEIGHTS, PARTS, staticmethod(figures)

    # Set-up

    def new_game(self, options: Mapping[str, object], seed: int) -> State:
        chosen = words.complete(options)
        seats = int(chosen["seats"])
        sides = words.SIDE_CHOICES.index(str(chosen["sides"]))
        colour = LAYOUTS[seats][sides].colour
        pieces = [tile for side in range(4) for tile in board.start_tiles(side, colour[side])]
        state = State(
            random=seeded(seed), seats=seats, sides=sides, chance=chosen["method"] == "chance",
            messengers=chosen["armies"] == "messengers", max_turns=int(chosen["max_turns"]),
            orange=board.CHECKERBOARD, pieces=pieces, occupied=sum(BIT[tile] for tile in pieces),
            seat=0, turn=1, left=MOVEMENTS, rolled=0, flipped=0, banned=0,
            zobrist=zobrist(board.CHECKERBOARD, pieces), past=[], end=PLAYING, winner=-1,
        )  # fmt: skip
        first = chosen["first"]
        state.seat = below(state, seats) if first == "random" else int(first) - 1
        if state.chance:
            state.left = TO_ROLL
        elif chosen["opening"] == "short":
            state.left = SHORT
        state.past.append(situation(state))
        return state

    def seats(self, state: State) -> int:
        return state.seats

    def turn_number(self, state: State) -> int:
        return state.turn

    # Movements

    def to_act(self, state: State) -> int | None:
        return None if state.end else state.seat

    def legal_moves(self, state: State) -> list[Move]:
        if state.end:
            return []
        if state.left == TO_ROLL:
            return [board.ROLL]
        occupied = state.occupied
        tiles = ALL & ~(occupied | state.flipped | state.banned)
        a, b, c, d, e, f, g, h = tiles.to_bytes(8, "little")
        moves = [
            board.END, *FLIPS_8[a], *FLIPS_7[b], *FLIPS_6[c], *FLIPS_5[d],
            *FLIPS_4[e], *FLIPS_3[f], *FLIPS_2[g], *FLIPS_1[h],
        ]  # fmt: skip
        pieces = state.pieces
        for orange, army in LAYOUTS[state.seats][state.sides].armies[state.seat]:
            free = state.orange & ~occupied if orange else ALL & ~(state.orange | occupied)
            rows = free.to_bytes(8, "little")
            for piece, from_tile in army:
                row, column, row_spans, upright, column_spans, along, across = from_tile[pieces[piece]]
                moves += along[row_spans[rows[row]]]
                moves += across[column_spans[upright[free & column]]]
        return moves

    def advance(self, state: State, move: Move, tell: Tell | None = None) -> None:
        self.deeds[move.kind](self, state, move, tell)

    def _flip(self, state: State, move: Move, tell: Tell | None) -> None:
        tile = TILES[move.src or ""]
        state.orange ^= BIT[tile]
        state.flipped |= BIT[tile]
        state.zobrist ^= board.ZOBRIST_TILE[tile]
        if tell:
            face = "orange" if state.orange & BIT[tile] else "blue"
            tell(Event("flip", board.NAMES[tile], seat=state.seat, data={"face": face}))
        state.left = left = state.left - 1
        if not left:
            self._end_turn(state, tell)

    def _step(self, state: State, move: Move, tell: Tell | None) -> None:
        piece, tile = board.PIECE_OF[move.src or ""], TILES[move.dst or ""]
        start = state.pieces[piece]
        state.pieces[piece] = tile
        state.occupied ^= BIT[start] | BIT[tile]
        keys = board.ZOBRIST_SIDE[piece // 3]
        state.zobrist ^= keys[start] ^ keys[tile]
        if tell:
            home = bool(board.GOALS[piece // 3] & BIT[tile])
            data = {"from": board.NAMES[start], "home": home, "figure": words.figure(state, piece)}
            tell(Event("step", board.PIECES[piece], board.NAMES[tile], state.seat, data=data))
        if BIT[tile] & board.GOALS[piece // 3] and self._all_home(state, state.seat):
            state.end, state.winner = WON, state.seat
            if tell:
                tell(Event("end", data={"winners": [state.seat], "reason": "home"}))
            return
        state.left = left = state.left - 1
        if not left:
            self._end_turn(state, tell)

    def _all_home(self, state: State, seat: int) -> bool:
        """All pieces of the seat stand on their goal edges at once (W9)."""
        pieces = state.pieces
        return all(goal & BIT[pieces[piece]] for piece, goal in LAYOUTS[state.seats][state.sides].paths[seat])

    def _pass(self, state: State, move: Move, tell: Tell | None) -> None:
        if tell:
            tell(Event("pass", seat=state.seat, n=state.left))
        self._end_turn(state, tell)

    def _end_turn(self, state: State, tell: Tell | None) -> None:
        """The next seat moves; what was flipped in this turn is banned for it, and for it alone (W7, WA10)."""
        state.seat = (state.seat + 1) % state.seats
        state.banned, state.flipped = state.flipped, 0
        state.left = TO_ROLL if state.chance else MOVEMENTS
        if not state.chance and self._third_time(state):
            state.end = REPETITION
        elif state.turn >= state.max_turns:
            state.end = TURN_LIMIT
        else:
            state.turn += 1
        if tell:
            if state.end:
                reason = "repetition" if state.end == REPETITION else "turns"
                tell(Event("end", data={"winners": [], "reason": reason}))
            else:
                tell(Event("turn", seat=state.seat, data={"turn": state.turn}))

    def _third_time(self, state: State) -> bool:
        """Has the turn begun like this twice before? Asked in Strategy alone: the die brings back no position that
        anybody wanted back, so with it a draw by repetition would be drawn by lot (WB1)."""
        key, past = situation(state), state.past
        past.append(key)
        return past[(len(past) - 1) % state.seats :: state.seats].count(key) >= 3

    def wastes(self, view: State, move: Move) -> str:
        return words.wastes(view, move)

    # The chance method

    def _roll(self, state: State, move: Move, tell: Tell | None) -> None:
        """The die says how many movements; a nought passes the turn, and the ban lapses with it (W8, WA8)."""
        state.rolled = state.left = DIE[below(state, 6)]
        if tell:
            tell(Event("roll", "die", seat=state.seat, n=state.rolled))
        if state.rolled == 0:
            self._end_turn(state, tell)

    # The end

    def outcome(self, state: State) -> Outcome | None:
        if not state.end:
            return None
        scores = tuple(words.at_home(state, seat) for seat in range(state.seats))
        everybody = tuple(range(state.seats))
        if state.end == WON:
            others = tuple(seat for seat in everybody if seat != state.winner)
            return Outcome(((state.winner,), others), _("All figures are home."), scores)
        if state.end == TURN_LIMIT:
            return Outcome((everybody,), _("The turn limit is reached: a draw."), scores)
        return Outcome((everybody,), _("The same position stood for the third time: a draw."), scores)

    # Views: nothing is hidden but the rolls to come

    def view(self, state: State, seat: int | None) -> State:
        view = state.copy()
        view.random = None
        return view

    def determinise(self, view: State, seed: int) -> State:
        state = view.copy()
        state.random = seeded(seed)
        return state

    evaluate = Planner(WEIGHTS)
    turns = evaluate.turns

    def judge(self, weights: Mapping[str, float]) -> Planner:
        """Also as it is called with another one's weights: its turns are then the best by these."""
        return Planner(weights)

    def position(self, state: State) -> object:
        return (state.zobrist, state.seat, state.left, state.flipped, state.banned, state.end)

    def why_impossible(self, state: State) -> str | None:
        """What a snapshot from outside gets wrong."""
        if state.random is None:
            return _("it is a view: the rolls to come are missing")
        if state.seats not in LAYOUTS or not 0 <= state.sides < 8:
            return _("it has no such seats or sides")
        return self._flaw_of_board(state) or self._flaw_of_turn(state)

    def _flaw_of_board(self, state: State) -> str | None:
        layout = LAYOUTS[state.seats][state.sides]
        if len(state.pieces) != 12 or any(not 0 <= tile < 64 for tile in state.pieces):
            return _("its pieces are not on the board")
        if len(set(state.pieces)) != 12 or state.occupied != sum(BIT[tile] for tile in state.pieces):
            return _("two pieces share a tile")
        for piece, tile in enumerate(state.pieces):
            if bool(state.orange & BIT[tile]) != layout.colour[piece // 3]:
                return _("a piece stands on the wrong colour")
        if any(not 0 <= tiles <= ALL for tiles in (state.orange, state.flipped, state.banned)):
            return _("its tiles are not on the board")
        return None

    def _flaw_of_turn(self, state: State) -> str | None:
        if not (0 <= state.seat < state.seats and 1 <= state.turn <= state.max_turns <= 1000):
            return _("its turn is out of range")
        if not 0 <= state.rolled <= 3 or state.left not in ((TO_ROLL, 1, 2, 3) if state.chance else (1, 2)):
            return _("its movements are out of range")
        if state.end not in (PLAYING, WON, TURN_LIMIT, REPETITION) or not -1 <= state.winner < state.seats:
            return _("its end is out of range")
        if (state.end == WON) != (state.winner >= 0) or (state.end == WON and not self._all_home(state, state.winner)):
            return _("its winner is not at home")
        if state.zobrist != zobrist(state.orange, state.pieces) or not 1 <= len(state.past) <= state.turn + 1:
            return _("its history does not fit its position")
        return None

    # Words and things

    def why_not(self, view: State, move: Move) -> Reason:
        return words.why_not(view, move)

    def cards(self) -> Mapping[str, Card]:
        return {}

    def table(self, view: State, pointed: str = "") -> list[Thing]:
        return words.table(view)


AngelWars.deeds = {"flip": AngelWars._flip, "step": AngelWars._step, "roll": AngelWars._roll, "end": AngelWars._pass}

RULES = AngelWars()
