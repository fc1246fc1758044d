"""The rules of Archangelis, in the order of the book: set-up, the turn, the Host Challenge, the Final Battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.archangelis import automaton, cards, light, words
from game.archangelis.cards import (
    ANGEL,
    CARDS,
    COST,
    DEMON,
    HUMAN,
    KINDS,
    MIRACLE,
    NAMES,
    OPHANIM_CARD,
    RANK,
    TITLE,
    TYPE,
    WORTH,
)
from game.archangelis.evaluate import Judge, Weights
from game.archangelis.reasons import PARTS, figures
from game.archangelis.refusals import why_not
from game.archangelis.stage import EACH_TURN, GIFT, IS_DEMON, ON_DISCARD, TOLL, Stage
from game.archangelis.state import (
    CHOOSING_ARMIES,
    DEFEND,
    PAYING,
    REMOVE,
    START_DECK,
    STRUCK,
    TO_WIN,
    TURN_LIMIT,
    WINNING,
    Side,
    State,
    side,
)
from game.archangelis.things import table
from game.archangelis.upgrade import upgrade
from game.archangelis.validity import why_impossible
from game.archangelis.vocabulary import VOCABULARY
from game.archangelis.weights import WEIGHTS
from game.core import effects
from game.core.contract import HIDDEN, Move, Outcome, Tell
from game.core.effects import Frame
from game.core.language import _
from game.core.names import NONE
from game.core.ref import ref
from game.core.rng import Stream, seeded, shuffle
from game.deckbuilding import worlds
from game.deckbuilding.options import complete
from game.deckbuilding.rules import DEEDS, END, OVER, STORE, TURN, DeckRules

DEFEND_YES, DEFEND_NO, DONE = Move("defend"), Move("decline"), Move("done")
CHALLENGES = {card: Move("challenge", f"location-{NAMES.keys[card]}") for card in cards.pile(cards.PLACE)}
LIGHT = [kind.light for kind in KINDS]


class Archangelis(DeckRules[State]):
    info, words, vocabulary = words.INFO, words, VOCABULARY
    evaluate, why_impossible = staticmethod(Judge(Weights(**WEIGHTS)).chance_to_win), staticmethod(why_impossible)
    weights, parts, figures = WEIGHTS, PARTS, staticmethod(figures)
    table, why_not, say_state = staticmethod(table), staticmethod(why_not), staticmethod(words.say_state)
    upgrade = staticmethod(upgrade)
    cards = staticmethod(lambda: CARDS)
    stage = Stage
    worth, cost = WORTH, COST
    pays_at_once = True

    # Set-up

    def judge(self, weights: Mapping[str, float]) -> Callable[[State, int], float]:
        return Judge(Weights(**weights)).chance_to_win

    def new_game(self, options: Mapping[str, object], seed: int) -> State:
        chosen = complete(self.info, options)
        solo = chosen["mode"] == "solo"
        leaders = str(chosen["commanders"])
        state = State(
            random=seeded(seed), solo=solo, draws=int(chosen["draw"]),
            rows=int(chosen["locations"]), turn=1, seat=0, phase=TURN, funds=0, acted=False, bought=False, gap=NONE,
            challenged=NONE, force=0, holy=cards.pile(cards.HOLY), infernal=cards.pile(cards.INFERNAL),
            infernal_discard=[], store=[NONE] * STORE, supply=KINDS[OPHANIM_CARD].copies,
            location_deck=cards.pile(cards.PLACE), sunk=0, demon_locations=[], locations=[],
            leaders=cards.pile(cards.LEADER), exiled=[], sides=[side(START_DECK), side([] if solo else START_DECK)],
            stack=[],
        )  # fmt: skip
        if solo:
            automaton.part_locations(state)
            state.leaders = [card for card in state.leaders if not automaton.blank(card)]
        self.seat_leaders(state, leaders)
        self.begin(Stage(state), str(chosen["first"]), leaders == "choose")
        if not solo:
            other = state.sides[1 - state.seat]
            other.late, other.second = True, chosen["second"] == "on"
        return state

    def lay_out(self, stage: Stage) -> None:
        """Locations and Store wait until everybody knows by whom they are led (HB4)."""
        state = stage.state
        for deck in (state.location_deck, state.demon_locations, state.holy, state.infernal):
            shuffle(state, deck)
        for _row in range(state.rows):
            stage.lay_location()
        for slot in range(STORE):
            stage.fill_gap(slot, "holy")

    # Who decides what

    def decider(self, state: State) -> int:
        return 1 - state.seat if state.phase in (DEFEND, REMOVE) else state.seat

    def open_moves(self, state: State) -> list[Move]:
        phase = state.phase
        if phase == TURN:
            return self._turn_moves(state)
        if phase == DEFEND:
            return [DEFEND_YES, DEFEND_NO]
        if phase == REMOVE:
            return [DONE, *self._removals(state)]
        return self._picks(state)

    # 1: draw

    def begin_turn(self, stage: Stage) -> None:
        """The hand is filled, so that the set-up's hand is the first one (HA1)."""
        state = stage.state
        own = state.sides[state.seat]
        stage.draw(state.seat, max(0, state.draws + light.bend(own, "draw") - len(own.hand)))
        state.funds = light.bend(own, "word")
        state.acted = state.bought = False
        for card in (own.leader, *own.titles, *own.host_humans, *own.horde_humans):
            if card != NONE and EACH_TURN[card] != NONE:
                stage.stack.append(Frame(card, (EACH_TURN[card],), state.seat))

    # 2: play cards

    def _turn_moves(self, state: State) -> list[Move]:
        seat = state.seat
        own = state.sides[seat]
        if state.bought:
            return [END, *self.purchases(state)]
        moves = [END, *self.spendable(state), *self.purchases(state)]
        for card in dict.fromkeys(own.hand):
            if card != HIDDEN:
                self._plays(state, own, card, moves)
        self._uses(own, seat, moves)
        if not state.acted and own.host:
            moves += [CHALLENGES[card] for card in state.locations if light.may_challenge(own, card)]
        return moves

    def _plays(self, state: State, own: Side, card: int, moves: list[Move]) -> None:
        """The ways to play a card of the hand."""
        seat, kind = state.seat, TYPE[card]
        if kind == ANGEL:
            if LIGHT[card]:
                moves.append(NAMES.move("host", "hand", seat, card, f"host-{seat}"))
        elif kind == DEMON:
            if self.climbs(own, card) and not state.solo:
                moves.append(NAMES.move("horde", "hand", seat, card, f"horde-{seat}"))
        elif kind == MIRACLE:
            moves.append(NAMES.move("perform", "hand", seat, card, f"discard-{seat}"))
        elif kind == TITLE:
            moves.append(NAMES.move("title", "hand", seat, card, f"titles-{seat}"))
        else:
            zone, bearers, relics, humans = self._sphere(own, card)
            if kind == HUMAN:
                if len(humans) < 1 + light.bend(own, "humans"):
                    moves.append(NAMES.move(zone, "hand", seat, card, f"{zone}-{seat}"))
            else:
                bare = [bearer for bearer, relic in zip(bearers, relics, strict=True) if relic == NONE]
                moves += [
                    NAMES.move("equip", "hand", seat, card, NAMES.name(zone, seat, bearer))
                    for bearer in dict.fromkeys(bare)
                ]

    def _sphere(self, own: Side, card: int) -> tuple[str, list[int], list[int], list[int]]:
        """Sacred humans and relics go with the Host, profane ones with the Horde."""
        if KINDS[card].pile == cards.HOLY:
            return "host", own.host, own.host_relics, own.host_humans
        return "horde", own.horde, own.horde_relics, own.horde_humans

    def climbs(self, own: Side, card: int) -> bool:
        """May the demon join the Horde? The first one always; then Dukes under a Prince, Chiefs under a Duke (HB5)."""
        if not LIGHT[card]:
            return False
        if not own.horde:
            return True
        ranks = {RANK[demon] for demon in own.horde}
        if RANK[card] == "Duke":
            return "Prince" in ranks
        return RANK[card] == "Chief" and ("Duke" in ranks or ("Prince" in ranks and light.bend(own, "ladder") > 0))

    def _uses(self, own: Side, seat: int, moves: list[Move]) -> None:
        """Cards in play that can be discarded for their ability."""
        for zone, bearers, relics, humans in (
            ("host", own.host, own.host_relics, own.host_humans),
            ("horde", own.horde, own.horde_relics, own.horde_humans),
        ):
            for at, card in enumerate(bearers):
                if ON_DISCARD[card] != NONE:
                    move = NAMES.move("use", zone, seat, card, None, relics[at])
                    if move not in moves:
                        moves.append(move)
            for card in humans:
                if ON_DISCARD[card] != NONE:
                    moves.append(NAMES.move("use", zone, seat, card))

    def _join(self, stage: Stage, move: Move) -> None:
        card = self.lift(stage, move)
        stage.join(stage.state.seat, move.kind, card)
        stage.say("join", move.src, move.dst, seat=stage.state.seat, card=card)
        stage.state.funds += light.BENDS.get(card, {}).get("word", 0)
        stage.play(stage.state.seat, card)

    def _equip(self, stage: Stage, move: Move) -> None:
        card = self.lift(stage, move)
        bearer = NAMES.card(move.dst or "")
        stage.equip(stage.state.seat, ref(move.dst).zone, bearer, card)
        stage.say("equip", move.src, move.dst, seat=stage.state.seat, card=card, bearer=bearer)
        stage.play(stage.state.seat, card)

    def _perform(self, stage: Stage, move: Move) -> None:
        """A Miracle lies beside what is spent until it has happened, and is discarded then."""
        card = self.lift(stage, move)
        stage.state.sides[stage.state.seat].purse.append(card)
        stage.say("perform", move.src, move.dst, seat=stage.state.seat, card=card)
        stage.play(stage.state.seat, card)

    def _title(self, stage: Stage, move: Move) -> None:
        card = self.lift(stage, move)
        own = stage.state.sides[stage.state.seat]
        own.titles.append(card)
        stage.say("title", move.src, move.dst, seat=stage.state.seat, card=card)
        stage.state.funds += light.BENDS.get(card, {}).get("word", 0)
        stage.play(stage.state.seat, card)

    def _use(self, stage: Stage, move: Move) -> None:
        """No card of the hand is played or spent, so a Host Challenge may still follow (HB6)."""
        src = move.src or ""
        stage.use(stage.state.seat, ref(src).zone, NAMES.card(src), NAMES.worn(src))

    def shifts(self, view: State, move: Move) -> tuple[int, int] | None:
        """The Light of the Host or Horde that a card joins, or of the Host from which the Horde removes an angel."""
        own = view.sides[view.seat]
        if move.kind in ("host", "horde", "equip"):
            total = light.host if ref(move.dst).zone == "host" else light.horde
            return total(own).total, total(light.with_card(own, move)).total
        if move.kind == "remove":
            pair = NAMES.card(move.src or ""), NAMES.worn(move.src or "")
            at = next(at for at in Stage(view).within_reach() if (own.host[at], own.host_relics[at]) == pair)
            left = (light.without(own, gone) for gone in (view.chosen, [*view.chosen, at]))
            before, after = (light.host(side, view.challenged).total for side in left)
            return before, after
        return None

    # 3: buy cards

    def price(self, state: State, card: int) -> int:
        own = state.sides[state.seat]
        if card == OPHANIM_CARD:
            return COST[card] - light.bend(own, "ophanim")
        if TYPE[card] == TITLE:
            return max(1, COST[card] - light.bend(own, "titles"))
        return COST[card]

    # 4: end of turn

    def end_turn(self, stage: Stage) -> None:
        """What was spent and what is left in the hand is discarded; unspent Word is lost."""
        state = stage.state
        own = state.sides[state.seat]
        own.discard += own.purse
        own.discard += own.hand
        own.purse.clear()
        own.hand.clear()
        state.funds, state.challenged, state.force = 0, NONE, 0
        stage.say("end", seat=state.seat)
        self._go_on(stage)

    def _go_on(self, stage: Stage) -> None:
        """The third Location brings about the Final Battle (H5), and so does the last turn."""
        state = stage.state
        if len(state.sides[state.seat].won) >= TO_WIN or state.turn >= 2 * TURN_LIMIT:
            self._begin_final(stage)
        else:
            self.pass_on(stage)

    def procedure(self, stage: Stage) -> None:
        automaton.take_turn(stage)

    def answer_for_automaton(self, stage: Stage) -> None:
        automaton.settle(stage)

    # Host Challenge

    def wastes(self, view: State, move: Move) -> str:
        return words.wastes(view, move) or super().wastes(view, move)

    def _challenge(self, stage: Stage, move: Move) -> None:
        """The Location's condition holds from now on; a Horde without demons can't answer (HA15)."""
        state = stage.state
        state.challenged = NAMES.card(move.src or "")
        total = light.host(state.sides[state.seat], state.challenged).total
        stage.say("challenge", move.src, seat=state.seat, card=state.challenged, n=total)
        state.phase = PAYING
        if TOLL[state.challenged] != NONE:
            stage.stack.append(Frame(state.challenged, (TOLL[state.challenged],), state.seat))

    def _meet(self, stage: Stage) -> None:
        """What was to be paid is paid: now the Horde is asked."""
        state = stage.state
        if not state.sides[1 - state.seat].horde or state.challenged in light.CALM:
            self._resolve(stage)
        elif stage.automatic(1 - state.seat):
            automaton.defend(stage)
            state.phase = STRUCK
        else:
            state.phase = DEFEND

    def _decline(self, stage: Stage, move: Move) -> None:
        stage.say("stand by", seat=1 - stage.state.seat)
        self._resolve(stage)

    def _defend(self, stage: Stage, move: Move) -> None:
        """The Horde challenges with the Light that the Location leaves it; nobody is asked if it reaches no angel."""
        stage.oppose()
        stage.state.phase = REMOVE
        if not stage.within_reach():
            self._done(stage, DONE)

    def _removals(self, state: State) -> list[Move]:
        """The angels that the Horde's Light still reaches."""
        own = state.sides[state.seat]
        pairs = dict.fromkeys((own.host[at], own.host_relics[at]) for at in Stage(state).within_reach())
        return [NAMES.move("remove", "host", state.seat, card, None, relic) for card, relic in pairs]

    def _remove(self, stage: Stage, move: Move) -> None:
        """One more for the set, which leaves when it is complete (HB1)."""
        own = stage.state.sides[stage.state.seat]
        pair = NAMES.card(move.src or ""), NAMES.worn(move.src or "")
        stage.choose(next(at for at in stage.within_reach() if (own.host[at], own.host_relics[at]) == pair))

    def _done(self, stage: Stage, move: Move) -> None:
        stage.remove_chosen()
        stage.state.phase = STRUCK

    def _resolve(self, stage: Stage) -> None:
        """Ten Light win the Location; with less the survivors stay, and their relics and human with them (H4, HA23)."""
        state = stage.state
        own = state.sides[state.seat]
        total = light.host(own, state.challenged).total
        won = total >= light.needed(own, state.sides[1 - state.seat], state.challenged)
        stage.say(
            "resolve", stage.location_name(state.challenged), seat=state.seat, card=state.challenged, n=total, won=won
        )
        state.phase = WINNING
        if won:
            stage.disband(state.seat, "host")
            stage.win(state.seat, state.challenged)
            if GIFT[state.challenged] != NONE and len(own.won) < TO_WIN:
                stage.stack.append(Frame(state.challenged, (GIFT[state.challenged],), state.seat))

    def advance(self, state: State, move: Move, tell: Tell | None = None) -> None:
        """A challenge goes on as soon as nobody is asked anything in the middle of it."""
        super().advance(state, move, tell)
        while state.phase in GOES_ON and not state.stack and state.gap == NONE:
            stage = Stage(state, tell)
            GOES_ON[state.phase](self, stage)
            effects.settle(stage)
            if state.solo and state.stack:
                self.answer_for_automaton(stage)

    def after_automaton(self, stage: Stage) -> None:
        if not stage.state.stack:
            self._go_on(stage)
            effects.settle(stage)

    # Final Battle

    def _begin_final(self, stage: Stage) -> None:
        """Everything but Locations, Commanders and Titles goes to the discards; then armies are chosen in secret."""
        state = stage.state
        state.phase = CHOOSING_ARMIES
        stage.say("final")
        for seat, each in enumerate(state.sides):
            stage.disband(seat, "host")
            stage.disband(seat, "horde")
            each.discard += each.deck
            each.discard += each.hand
            each.deck.clear()
            each.hand.clear()
            each.discard.sort()
        if state.solo:
            state.sides[1].army = automaton.army(state.sides[1])
            state.seat = 0
        self._next_pick(stage)

    def allowance(self, own: Side) -> list[int]:
        """How many more angels, demons and Ophanim the army may hold. Ophanim take their own places first."""
        angels = demons = wheels = 0
        for card in own.won:
            reward = cards.rewards(card)
            angels, demons, wheels = angels + reward.angels, demons + reward.demons, wheels + reward.ophanim
        for card in own.army:
            if card == HIDDEN:
                continue
            if IS_DEMON[card]:
                demons -= 1
            elif card == OPHANIM_CARD and wheels:
                wheels -= 1
            else:
                angels -= 1
        return [angels, demons, wheels]

    def open_picks(self, own: Side) -> list[int]:
        """The cards that may still be added: any angels and demons, as far as there are places for them (HB7)."""
        angels, demons, wheels = self.allowance(own)
        left = Counter(card for card in own.discard if TYPE[card] in (ANGEL, DEMON))
        left.subtract(card for card in own.army if card != HIDDEN)
        return [
            card for card, n in sorted(left.items())
            if n > 0 and (demons if IS_DEMON[card] else angels or (card == OPHANIM_CARD and wheels)) > 0
        ]  # fmt: skip

    def _picks(self, state: State) -> list[Move]:
        own = state.sides[state.seat]
        return NAMES.picks("pick", "discard", state.seat, self.open_picks(own), f"army-{state.seat}")

    def _pick(self, stage: Stage, move: Move) -> None:
        state = stage.state
        card = NAMES.card(move.src or "")
        state.sides[state.seat].army.append(card)
        stage.say("pick", None, f"army-{state.seat}", to=state.seat, seat=state.seat, card=card)
        self._next_pick(stage)

    def _next_pick(self, stage: Stage) -> None:
        """Each seat picks until nothing more may or can be added (HA12), then the other; then the battle is fought."""
        state = stage.state
        for seat in (state.seat,) if state.solo else (state.seat, 1 - state.seat):
            if self.open_picks(state.sides[seat]):
                state.seat = seat
                return
        state.phase = OVER
        lights = self.lights(state)
        for seat, each in enumerate(state.sides):
            stage.say("reveal", f"army-{seat}", seat=seat, cards=list(each.army), n=lights[seat])
        outcome = self.outcome(state)
        stage.say("over", winners=list(outcome.winners) if outcome else [])

    def lights(self, state: State) -> tuple[int, int]:
        """The Light of both armies."""
        first, second = state.sides
        return light.final(first, first.army, second).total, light.final(second, second.army, first).total

    def outcome(self, state: State) -> Outcome | None:
        """Most Light; then most Word; then a truce (H6)."""
        if state.phase != OVER:
            return None
        lights = self.lights(state)
        words_ = [sum(WORTH[card] for card in each.army) for each in state.sides]
        first, second = ((lights[seat], words_[seat]) for seat in range(2))
        if first == second:
            return Outcome(((0, 1),), _("Equal Light and equal Word: an uneasy truce."), lights)
        ranking = ((0,), (1,)) if first > second else ((1,), (0,))
        if lights[0] != lights[1]:
            return Outcome(ranking, _("The army with the most Light wins the Final Battle."), lights)
        return Outcome(ranking, _("Equal Light: the army with the most Word wins the Final Battle."), lights)

    # Views

    def view(self, state: State, seat: int | None) -> State:
        view = state.copy()
        decks = ((view.holy, 0), (view.infernal, 0), (view.demon_locations, 0), (view.location_deck, view.sunk))
        worlds.hide(view, seat, decks)
        if state.phase == CHOOSING_ARMIES:
            for owner, each in enumerate(view.sides):
                if owner != seat:
                    each.army[:] = [HIDDEN] * len(each.army)
        return view

    def determinise(self, view: State, seed: int) -> State:
        state, stream = view.copy(), Stream(seed)
        for each in state.sides:
            seen = (each.hand, each.purse, each.discard, each.host, each.host_relics, each.host_humans, each.horde,
                    each.horde_relics, each.horde_humans, each.titles)  # fmt: skip
            worlds.imagine((each.deck, each.hand), worlds.rest(each.owned, *seen), stream)
        worlds.make_answerable(Stage(state))
        owned = [each.owned for each in state.sides]
        for deck, name, gone in (
            (state.holy, cards.HOLY, ()),
            (state.infernal, cards.INFERNAL, state.infernal_discard),
        ):
            worlds.imagine((deck,), worlds.rest(cards.pile(name), *owned, state.store, state.exiled, gone), stream)
        won = [each.won for each in state.sides]
        places = worlds.rest(cards.pile(cards.PLACE), state.locations, state.location_deck, state.exiled, *won)
        if state.solo:
            fields = [card for card in places.elements() if automaton.only_demons(card)]
            worlds.imagine((state.demon_locations,), Counter(fields), stream)
            places = Counter(card for card in places.elements() if automaton.only_angels(card))
        worlds.imagine((state.location_deck,), places, stream)
        for each in state.sides:
            hidden = each.army.count(HIDDEN)
            if hidden:
                each.army.clear()
                for _card in range(hidden):
                    open_picks = self.open_picks(each)
                    each.army.append(open_picks[stream.below(len(open_picks))])
        state.random = stream.random
        return state


GOES_ON: dict[int, Callable[[Archangelis, Stage], None]] = {
    PAYING: Archangelis._meet, STRUCK: Archangelis._resolve, WINNING: Archangelis.end_turn,
}  # fmt: skip

Archangelis.deeds = DEEDS | {
    "host": Archangelis._join, "horde": Archangelis._join, "equip": Archangelis._equip,
    "perform": Archangelis._perform, "title": Archangelis._title, "use": Archangelis._use,
    "challenge": Archangelis._challenge, "decline": Archangelis._decline, "defend": Archangelis._defend,
    "remove": Archangelis._remove, "done": Archangelis._done, "pick": Archangelis._pick,
}  # fmt: skip

RULES = Archangelis()
