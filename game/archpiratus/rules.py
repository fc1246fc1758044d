"""The rules of ArchPiratus, in the order of the book: draw and fire, buy, contract, move and mission, end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from game.archpiratus import automaton, cards, ship, words
from game.archpiratus.abilities import SALVAGE_PRICE
from game.archpiratus.cards import (
    CARDS,
    CONTRACT,
    CONTRACT_CARD,
    COST,
    CREW,
    CREW_DECK,
    FINAL,
    KINDS,
    NAMES,
    PIRACY,
    ROOM,
    STATIONS,
    TECH,
    TECH_DECK,
    TYPE,
)
from game.archpiratus.evaluate import Judge
from game.archpiratus.outlook import Weights
from game.archpiratus.reasons import PARTS, figures
from game.archpiratus.refusals import why_not
from game.archpiratus.stage import Stage
from game.archpiratus.state import (
    BUYING,
    CONTRACTING,
    DONE,
    HULL,
    LEAVING,
    ON_MISSION,
    ROOMS,
    SOLO_HULL,
    START_DECK,
    TURN_LIMIT,
    State,
    side,
)
from game.archpiratus.things import table
from game.archpiratus.upgrade import upgrade
from game.archpiratus.validity import why_impossible
from game.archpiratus.vocabulary import VOCABULARY
from game.archpiratus.weights import WEIGHTS
from game.core.contract import HIDDEN, Move, Outcome, Tell
from game.core.language import _, n_
from game.core.names import NONE
from game.core.ref import ref
from game.core.rng import Stream, seeded, shuffle
from game.deckbuilding import worlds
from game.deckbuilding.options import complete
from game.deckbuilding.rules import DEEDS, END, OVER, STORE, DeckRules

WORTH = [kind.credit if kind.type not in (cards.MISSION, cards.EVENT) else 0 for kind in KINDS]
DRAWS = 3
RIVALS = {"idler": (4, 0), "book": (0, 0), "veteran": (0, 4)}
"""The turns in which the automaton takes no card, and the cards that it has to begin with: a grade of ours."""
ALL_TECH, ALL_EVENTS, ALL_CREW = (cards.pile(name) for name in (TECH_DECK, cards.EVENTS, CREW_DECK))
ALL_MISSIONS = [cards.missions(station) for station in STATIONS]
SALVAGES = [[Move("salvage", f"salvage-{key}", f"discard-{seat}") for key in NAMES.keys] for seat in range(2)]
FLIGHTS = [[Move("fly", f"captain-{seat}", f"station-{name}") for name in STATIONS] for seat in range(2)]


class ArchPiratus(DeckRules[State]):
    info, words, vocabulary = words.INFO, words, VOCABULARY
    evaluate, why_impossible = staticmethod(Judge(Weights(**WEIGHTS)).chance_to_win), staticmethod(why_impossible)
    weights, parts, figures = WEIGHTS, PARTS, staticmethod(figures)
    table, why_not, upgrade = staticmethod(table), staticmethod(why_not), staticmethod(upgrade)
    say_state = staticmethod(words.say_state)
    cards = staticmethod(lambda: CARDS)
    stage = Stage
    worth, cost = WORTH, COST

    # Set-up

    def judge(self, weights: Mapping[str, float]) -> Callable[[State, int], float]:
        return Judge(Weights(**weights)).chance_to_win

    def new_game(self, options: Mapping[str, object], seed: int) -> State:
        chosen = complete(self.info, options)
        solo = chosen["mode"] == "solo"
        events = cards.pile(cards.EVENTS) if chosen["events"] == "on" else []
        hull = int(chosen["hull"]) or (SOLO_HULL if solo else HULL)
        state = State(
            random=seeded(seed), solo=solo, eventful=bool(events), draws=DRAWS, hull=hull, turn=1, seat=0,
            phase=BUYING, funds=0, acted=False, bought=False, sent=False, contracts=0, points_at_start=0, gap=NONE,
            tech=[*cards.pile(TECH_DECK), *events], tech_sunk=0, crew=cards.pile(CREW_DECK), crew_sunk=0,
            store=[NONE] * STORE, supply=KINDS[Stage.supply].copies, salvage=[], events=[],
            decks=[cards.missions(station) for station in STATIONS], leaders=cards.pile(cards.LEADER), exiled=[],
            winner=NONE, sides=[side(START_DECK), side([] if solo else START_DECK)], stack=[],
        )  # fmt: skip
        if solo:
            state.idle, state.ahead = RIVALS[str(chosen["rival"])]
        self.seat_leaders(state, str(chosen["admirals"]))
        self.begin(Stage(state), str(chosen["first"]), chosen["admirals"] == "choose")
        return state

    def lay_out(self, stage: Stage) -> None:
        """Admirals come first: nobody has seen Store, missions or hand before."""
        state = stage.state
        for deck in (state.tech, state.crew, *state.decks):
            shuffle(state, deck)
        for slot in range(STORE):
            while KINDS[state.tech[-1]].type == cards.EVENT:
                stage.sink(state.tech.pop())
            stage.fill_gap(slot, "tech")
        if state.solo:
            automaton.set_up(stage)

    # 1: draw and fire

    def begin_turn(self, stage: Stage) -> None:
        """The hand is filled (PA4); who begins the turn beside a weaker ship fires on it (PA3)."""
        state = stage.state
        seat = state.seat
        own = state.sides[seat]
        state.acted = state.bought = state.sent = False
        state.contracts = 0
        state.points_at_start = ship.points(state, seat)
        stage.draw(seat, max(0, state.draws + ship.bend(state, seat, "draw") - len(own.hand)))
        state.funds = ship.bend(state, seat, "credits")
        stage.fire(seat)

    # Who decides what, and what is open

    def to_act(self, state: State) -> int | None:
        seat = ship.asked_ashore(state)
        return super().to_act(state) if seat == NONE or state.phase == OVER else seat

    def legal_moves(self, state: State) -> list[Move]:
        """Before anything else goes on, a lost berth is given up (PB3)."""
        seat = ship.asked_ashore(state)
        if seat == NONE or state.phase == OVER:
            return super().legal_moves(state)
        return NAMES.picks("ashore", "crew", seat, state.sides[seat].crew)

    def advance(self, state: State, move: Move, tell: Tell | None = None) -> None:
        if move.kind == "ashore":
            Stage(state, tell).put_ashore(ship.asked_ashore(state), NAMES.card(move.src or ""))
        else:
            super().advance(state, move, tell)
        if state.phase != OVER:
            Stage(state, tell).break_up()
        if state.phase == DONE and not state.stack and state.gap == NONE and ship.asked_ashore(state) == NONE:
            self.end_turn(Stage(state, tell))

    def open_moves(self, state: State) -> list[Move]:
        """Later phases may be begun at once; what was left behind does not come back."""
        seat, phase = state.seat, state.phase
        moves = [END]
        if phase == BUYING:
            moves += self.spendable(state)
            moves += self.purchases(state)
            if state.salvage and state.funds >= self.salvage_price(state):
                moves += [SALVAGES[seat][card] for card in sorted({*state.salvage})]
            self._abandons(state, moves)
        if phase in (BUYING, CONTRACTING):
            for card in dict.fromkeys(state.sides[seat].hand):
                if card != HIDDEN:
                    self._aboard(state, card, moves)
        if phase in (BUYING, CONTRACTING, LEAVING):
            self._flights(state, moves)
        if phase != LEAVING:
            self._final_contract(state, moves)
            moves += [NAMES.move("complete", "missions", seat, card) for card in ship.completable(state)]
        if state.solo and not state.sent:
            moves += self._sendable(state)
        return moves

    # 2: buy

    def price(self, state: State, card: int) -> int:
        seat = state.seat
        what = "contact" if card == Stage.supply else "hire" if TYPE[card] == CREW else "tech"
        return max(1, COST[card] + ship.bend(state, seat, what))

    def salvage_price(self, state: State) -> int:
        """The same for every card, whatever is printed (PA11)."""
        return max(1, SALVAGE_PRICE + ship.bend(state, state.seat, "salvage"))

    def goods(self, view: State) -> list[tuple[Move, int]]:
        salvage = [(SALVAGES[view.seat][card], self.salvage_price(view)) for card in sorted({*view.salvage})]
        return [*super().goods(view), *salvage]

    def _spend(self, stage: Stage, move: Move) -> None:
        """Spent tech lies in the Salvage at once (PB8); other spent cards wait in the purse for the discards (PA10)."""
        self.spend(stage, move)
        own = stage.state.sides[stage.state.seat]
        card = own.purse[-1]
        if KINDS[card].pile == TECH_DECK:
            stage.to_salvage(stage.state.seat, own.purse.pop())
        stage.trigger(stage.state.seat, card, stage.on_spend)

    def _buy(self, stage: Stage, move: Move) -> None:
        card = stage.supply if move.src == "supply" else stage.state.store[ref(move.src).number]
        self.buy(stage, move)
        stage.trigger(stage.state.seat, card, stage.on_buy)

    def _salvage(self, stage: Stage, move: Move) -> None:
        state = stage.state
        card = NAMES.card(move.src or "")
        state.funds -= self.salvage_price(state)
        state.acted = state.bought = True
        state.salvage.remove(card)
        stage.own(state.seat, card)
        stage.say("buy", move.src, move.dst, seat=state.seat, card=card)
        stage.trigger(state.seat, card, stage.on_buy)

    def _abandons(self, state: State, moves: list[Move]) -> None:
        """With the right crew an open mission may be given up at a price, but for a Final one."""
        price = ship.bend(state, state.seat, "abandon")
        if 0 < price <= state.funds:
            moves += [
                NAMES.move("abandon", "missions", state.seat, card, f"missions-{KINDS[card].role}")
                for card in state.sides[state.seat].missions
                if KINDS[card].role != STATIONS[FINAL]
            ]

    def _abandon(self, stage: Stage, move: Move) -> None:
        state = stage.state
        state.funds -= ship.bend(state, state.seat, "abandon")
        state.acted = True
        stage.abandon(state.seat, NAMES.card(move.src or ""))

    def _sendable(self, state: State) -> list[Move]:
        return [Move("send", f"store-{slot}", deck) for slot, deck in ship.sendable(state)]

    def _send(self, stage: Stage, move: Move) -> None:
        """In the Solo Variant a card of the Store goes under its deck, at any moment of the turn (PB7)."""
        state = stage.state
        slot = ref(move.src).number
        card = state.store[slot]
        state.sent = True
        state.store[slot] = NONE
        stage.sink(card)
        stage.say("send", move.src, move.dst, seat=state.seat, card=card)
        stage.fill_gap(slot, ship.DECK[card])

    def _leave_store(self, stage: Stage) -> None:
        """The buying is over: what was spent goes to the discards."""
        state = stage.state
        if state.phase != BUYING:
            return
        own = state.sides[state.seat]
        own.discard += own.purse
        own.purse.clear()
        state.phase, state.funds = CONTRACTING, 0

    # 3: contract

    def _aboard(self, state: State, card: int, moves: list[Move]) -> None:
        """The ways to put a card of the hand to use."""
        seat, kind = state.seat, TYPE[card]
        own = state.sides[seat]
        if kind == TECH:
            moves.append(NAMES.move("fit", "hand", seat, card, f"ship-{seat}"))
        elif kind == CREW:
            moves += self._berths(state, card)
        elif kind == CONTRACT:
            if state.contracts <= ship.bend(state, seat, "contracts"):
                moves += [
                    NAMES.move("contract", "hand", seat, card, f"missions-{STATIONS[station]}")
                    for station in range(FINAL) if state.decks[station]
                ]  # fmt: skip
        elif kind == ROOM:
            if len(own.rooms) < ROOMS:
                moves.append(NAMES.move("furnish", "hand", seat, card, f"rooms-{seat}"))
            else:
                moves += [
                    NAMES.move("furnish", "hand", seat, card, NAMES.name("rooms", seat, old)) for old in own.rooms
                ]
        elif kind == PIRACY:
            moves.append(NAMES.move("raid", "hand", seat, card, f"discard-{seat}"))
        elif kind == cards.TITLE:
            moves.append(NAMES.move("title", "hand", seat, card, f"titles-{seat}"))

    def _berths(self, state: State, card: int) -> list[Move]:
        """One of each type: a second one replaces the first; with all berths taken somebody must go (P8)."""
        seat = state.seat
        crew = state.sides[seat].crew
        same = [other for other in crew if ship.ROLE[other] == ship.ROLE[card]]
        if same or len(crew) < ship.berths(state, seat):
            return [NAMES.move("hire", "hand", seat, card, f"crew-{seat}")]
        return [NAMES.move("hire", "hand", seat, card, NAMES.name("crew", seat, other)) for other in crew]

    def _fit(self, stage: Stage, move: Move) -> None:
        self._leave_store(stage)
        card = self.lift(stage, move)
        stage.say("fit", move.src, move.dst, seat=stage.state.seat, card=card)
        stage.fit(stage.state.seat, card)
        stage.play(stage.state.seat, card)

    def _hire(self, stage: Stage, move: Move) -> None:
        self._leave_store(stage)
        state = stage.state
        card = self.lift(stage, move)
        dst = move.dst or ""
        if dst == f"crew-{state.seat}":
            same = [other for other in state.sides[state.seat].crew if ship.ROLE[other] == ship.ROLE[card]]
            replaced = same[0] if same else NONE
        else:
            replaced = NAMES.card(dst)
        stage.say("hire", move.src, f"crew-{state.seat}", seat=state.seat, card=card)
        stage.board(state.seat, card, replaced)
        stage.play(state.seat, card)

    def _furnish(self, stage: Stage, move: Move) -> None:
        self._leave_store(stage)
        state = stage.state
        own = state.sides[state.seat]
        card = self.lift(stage, move)
        if move.dst != f"rooms-{state.seat}":
            old = NAMES.card(move.dst or "")
            own.rooms.remove(old)
            stage.to_salvage(state.seat, old)
        own.rooms.append(card)
        stage.say("fit", move.src, f"rooms-{state.seat}", seat=state.seat, card=card)

    def _title(self, stage: Stage, move: Move) -> None:
        self._leave_store(stage)
        card = self.lift(stage, move)
        stage.state.sides[stage.state.seat].titles.append(card)
        stage.say("title", move.src, move.dst, seat=stage.state.seat, card=card)

    def _raid(self, stage: Stage, move: Move) -> None:
        self._leave_store(stage)
        card = self.lift(stage, move)
        stage.state.sides[stage.state.seat].purse.append(card)
        stage.say("raid", move.src, move.dst, seat=stage.state.seat, card=card)
        stage.play(stage.state.seat, card)

    def _contract(self, stage: Stage, move: Move) -> None:
        self._leave_store(stage)
        state = stage.state
        self.lift(stage, move)
        state.contracts += 1
        station = STATIONS.index(ref(move.dst).key)
        if station == FINAL:
            state.phase = ON_MISSION
        stage.draw_mission(state.seat, station)

    # 4: move and mission

    def _flights(self, state: State, moves: list[Move]) -> None:
        """One move a turn, from any station to any other (PA12), unless the other ship holds this one."""
        if ship.held(state, state.seat):
            return
        here = state.sides[state.seat].station
        last = FINAL + self.final_open(state)
        moves += [flight for station, flight in enumerate(FLIGHTS[state.seat][:last]) if station != here]

    def final_open(self, state: State) -> bool:
        return state.points_at_start >= ship.to_final(state, state.seat)

    def _fly(self, stage: Stage, move: Move) -> None:
        self._leave_store(stage)
        state = stage.state
        own = state.sides[state.seat]
        own.station = STATIONS.index(ref(move.dst).key)
        state.phase = DONE if state.phase == LEAVING else ON_MISSION
        stage.say("fly", move.src, move.dst, seat=state.seat, station=own.station)
        for _shot in range(ship.bend(state, state.seat, "charge")):
            stage.fire(state.seat)

    def _final_contract(self, state: State, moves: list[Move]) -> None:
        """At the Final station a Contract that was not played before may draw the Final mission (PA6)."""
        seat = state.seat
        own = state.sides[seat]
        if (
            own.station != FINAL
            or not state.decks[FINAL]
            or CONTRACT_CARD not in own.hand
            or not self.final_open(state)
        ):
            return
        if state.contracts <= ship.bend(state, seat, "contracts"):
            moves.append(NAMES.move("contract", "hand", seat, CONTRACT_CARD, "missions-final"))

    def _complete(self, stage: Stage, move: Move) -> None:
        """One mission a turn, after the move: the turn is over with it (P4), unless the ship may still leave."""
        self._leave_store(stage)
        state = stage.state
        moved = state.phase == ON_MISSION
        own = state.sides[state.seat]
        card = NAMES.card(move.src or "")
        own.missions.remove(card)
        own.done.append(card)
        own.discard.append(CONTRACT_CARD)
        stage.say("complete", move.src, f"done-{state.seat}", seat=state.seat, card=card, n=KINDS[card].credit)
        if KINDS[card].role == STATIONS[FINAL]:
            stage.finish(state.seat, "mission")
            return
        state.phase = LEAVING if not moved and ship.bend(state, state.seat, "slip") else DONE
        stage.trigger(state.seat, card, stage.on_done)

    # 5: end

    def end_turn(self, stage: Stage) -> None:
        """Left-over cards are discarded (PA5); with the last turn the most points win."""
        self._leave_store(stage)
        state = stage.state
        own = state.sides[state.seat]
        own.discard += own.hand
        own.hand.clear()
        stage.say("end", seat=state.seat)
        self._go_on(stage)

    def _go_on(self, stage: Stage) -> None:
        state = stage.state
        if state.turn < 2 * TURN_LIMIT:
            self.pass_on(stage)
            return
        state.phase = OVER
        stage.say("over", how="turns", winners=list(self._leaders(state)))

    def _leaders(self, state: State) -> tuple[int, ...]:
        first, second = (ship.points(state, seat) for seat in range(2))
        return () if first == second else (0,) if first > second else (1,)

    def wastes(self, view: State, move: Move) -> str:
        if words.ends_contracts(view, move):
            return _("no mission can be taken on without one")
        if move.kind == "fit" and self._breaks_up(view, NAMES.card(move.src or "")):
            return _("your hull would no longer bear its hits")
        return super().wastes(view, move)

    def _breaks_up(self, view: State, card: int) -> bool:
        """Would the own ship not bear its hits with that tech on it?"""
        after = view.copy()
        own = after.sides[view.seat]
        own.mat[ship.SLOT[KINDS[card].role]] = card
        return own.hits >= ship.hull(after, view.seat)

    def left_over(self, view: State) -> list[str]:
        ready = len(ship.completable(view)) if view.phase != LEAVING else 0
        return [*super().left_over(view), *([n_("{n} mission", "{n} missions", ready)] if ready else [])]

    def procedure(self, stage: Stage) -> None:
        automaton.answer(stage)
        automaton.take_turn(stage)

    def answer_for_automaton(self, stage: Stage) -> None:
        automaton.answer(stage)

    def after_automaton(self, stage: Stage) -> None:
        if not stage.state.stack:
            self._go_on(stage)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = tuple(ship.points(state, seat) for seat in range(2))
        winners = (state.winner,) if state.winner != NONE else self._leaders(state)
        if not winners:
            return Outcome(((0, 1),), _("The turns are over, and both have the same points."), scores)
        ranking = (winners, (1 - winners[0],))
        if state.winner == NONE:
            return Outcome(ranking, _("The turns are over: the most points win."), scores)
        if state.sides[1 - state.winner].hits >= ship.hull(state, 1 - state.winner):
            return Outcome(ranking, _("The other ship is shot to stardust."), scores)
        return Outcome(ranking, _("The Final mission is completed."), scores)

    # Views

    def view(self, state: State, seat: int | None) -> State:
        view = state.copy()
        decks = ((view.tech, view.tech_sunk), (view.crew, view.crew_sunk), *((deck, 0) for deck in view.decks))
        worlds.hide(view, seat, decks)
        if seat is not None and ship.bend(state, seat, "scan"):
            for deck, seen in zip(state.decks, view.decks, strict=True):
                seen[-1:] = deck[-1:]
        return view

    def determinise(self, view: State, seed: int) -> State:
        state, stream = view.copy(), Stream(seed)
        for each in state.sides:
            contracts = [CONTRACT_CARD] * len(each.missions)
            seen = (each.hand, each.purse, each.discard, each.mat, each.rooms, each.titles, each.crew, contracts)
            worlds.imagine((each.deck, each.hand), worlds.rest(each.owned, *seen), stream)
        worlds.make_answerable(Stage(state))
        common = [*(each.owned for each in state.sides), state.store, state.salvage, state.events, state.exiled]
        every = [*ALL_TECH, *ALL_EVENTS] if state.eventful else ALL_TECH
        worlds.imagine((state.tech,), worlds.rest(every, *common, state.tech), stream)
        worlds.imagine((state.crew,), worlds.rest(ALL_CREW, *common, state.crew), stream)
        for station, deck in enumerate(state.decks):
            taken = chain.from_iterable((*each.missions, *each.done) for each in state.sides)
            worlds.imagine((deck,), worlds.rest(ALL_MISSIONS[station], taken, deck), stream)
        state.random = stream.random
        return state


ArchPiratus.deeds = DEEDS | {
    "spend": ArchPiratus._spend, "buy": ArchPiratus._buy, "abandon": ArchPiratus._abandon,
    "salvage": ArchPiratus._salvage, "send": ArchPiratus._send,
    "fit": ArchPiratus._fit, "hire": ArchPiratus._hire, "furnish": ArchPiratus._furnish, "title": ArchPiratus._title,
    "raid": ArchPiratus._raid, "contract": ArchPiratus._contract, "fly": ArchPiratus._fly,
    "complete": ArchPiratus._complete,
}  # fmt: skip

RULES = ArchPiratus()
