"""What nobody does at Battle for Empyrean who looks at the last round to its end: from the last deployment on nobody
hides anything more, and what is still covered is imagined."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import Move
from game.core.effects import Node, find
from game.core.ref import ref
from game.empyrean.abilities import DESTROYED, MOVED, ROUND_END, STUNNED
from game.empyrean.acts import Apply, Might, One, Picking
from game.empyrean.cards import BY_COMMAND, COST, FIRST_FIELD, HEARD, HEARS, KINDS
from game.empyrean.effects import Discard, Forgo, Stop
from game.empyrean.picks import ALLY, OWN, SELF
from game.empyrean.rules import CARD_OF, DONE, RULES
from game.empyrean.stage import Stage
from game.empyrean.state import DEPLOY, OVER, REVEAL, STUN, State
from tests.positions.look import WORLDS, Look

PLANS = 200
"""More ways to play on than so many are not looked through."""
QUESTIONS = 3
"""Answers in a row that the reveal may ask for."""
MATTERS = 2
"""Rounds to come in which an ability is silent that a Stun token took."""
DRAWN = 2
"""More cards than so many hardly ever come to a hand in a round."""
SOON = 2
"""So many rounds to come are looked through."""
CLEAR = 0.5
"""A move is wrong that wins in so many fewer of the worlds than another."""


def last_round(look: Look) -> bool:
    return len(look.view.sides) == 2 and look.view.round == look.view.rounds


def last_to_deploy(view: State) -> bool:
    return view.phase == DEPLOY and view.seat != view.leader and not view.stack


def result(state: State, seat: int) -> float:
    """What a finished game brings the seat."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.ranking[0]) if seat in outcome.ranking[0] else 0.0


def played_out(state: State, seat: int, questions: int = QUESTIONS) -> float | None:
    """What comes of the reveal when everybody answers as is best for them; None if it asks too much."""
    if state.phase == OVER:
        return result(state, seat)
    if not questions or state.phase != REVEAL:
        return None
    asked = RULES.to_act(state)
    found = []
    for move in RULES.legal_moves(state):
        worth = played_out(after(state, move), seat, questions - 1)
        if worth is None:
            return None
        found.append(worth)
        if worth == (asked == seat):
            break
    return max(found) if asked == seat else min(found)


def after(state: State, move: Move) -> State:
    state = state.copy()
    RULES.advance(state, move)
    return state


def plans(view: State) -> Iterator[tuple[Move, ...]]:
    """Every order of deployments that ends with being done."""
    for move in RULES.legal_moves(view):
        if move == DONE:
            yield (move,)
        else:
            for rest in plans(after(view, move)):
                yield (move, *rest)


def few(view: State, most: int = PLANS) -> list[tuple[Move, ...]]:
    """The plans; none if there are too many."""
    found = []
    for plan in plans(view):
        found.append(plan)
        if len(found) > most:
            return []
    return found


def worth(look: Look, moves: tuple[Move, ...], worlds: int = WORLDS) -> float | None:
    """What these moves bring, on average over so many worlds."""
    total = 0.0
    for world in look.worlds[:worlds]:
        one = played_out(look.after(world, *moves), look.seat)
        if one is None:
            return None
        total += one
    return total / worlds


def clearly_worse(worths: dict[Move, float]) -> list[Move]:
    best = max(worths.values(), default=0.0)
    return [move for move, worth in worths.items() if worth <= best - CLEAR]


# Themes


def _last_deployment(look: Look) -> dict[Move, float]:
    """For each first move the best of what can come of it."""
    found: dict[Move, float] = look.once("last deployment", _deployments)
    return found


def _deployments(look: Look) -> dict[Move, float]:
    view: Any = look.view
    if not last_round(look) or not last_to_deploy(view):
        return {}
    ways = few(view)
    if len({worth(look, plan, 1) for plan in ways}) < 2:
        return {}
    found = dict[Move, float]()
    for plan in ways:
        brings = worth(look, plan)
        if brings is None:
            return {}
        found[plan[0]] = max(brings, found.get(plan[0], 0.0))
    return found


def deploy_what_wins(look: Look) -> list[Move]:
    """The last to deploy in the last round can see what every card would bring: after this one the battlefields are
    lost that others would win."""
    return [move for move in clearly_worse(_last_deployment(look)) if move != DONE]


def waste_no_essence(look: Look) -> list[Move]:
    """In the last round essence and hand are worth nothing any more, and what could still be deployed would win."""
    return [move for move in clearly_worse(_last_deployment(look)) if move == DONE]


def answer_what_wins(look: Look) -> list[Move]:
    """All cards of the last round are deployed: this answer loses what another one wins."""
    if not last_round(look) or look.view.phase != REVEAL or not look.view.stack:
        return []
    worths = dict[Move, float]()
    for move in look.moves:
        brings = worth(look, (move,))
        if brings is None:
            return []
        worths[move] = brings
    return clearly_worse(worths)


def spend_what_lapses(look: Look) -> list[Move]:
    """Essence that is not spent lapses. Whatever the hand brings in the rounds to come, as they pay for it, it brings
    the same without this card, which could be deployed now and harms nobody of its own side. There are zones for all of
    the hand and for what is still drawn, and the game is not won as it stands."""
    view = look.view
    left = view.rounds - view.round
    if view.phase != DEPLOY or view.stack or len(view.sides) != 2 or left > SOON:
        return []
    stage, hand = Stage(view), view.sides[look.seat].hand
    room = sum(stage.open_zones(look.seat, at) for at in range(len(view.battlefields)))
    if room < len(hand) + DRAWN * left:
        return []
    if not left and last_to_deploy(view) and worth(look, (DONE,)) == 1:
        return []
    budgets = tuple(number + 1 for number in range(view.round + 1, view.rounds + 1))
    most = _brought(tuple(sorted(hand)), budgets)
    for card in {CARD_OF[move.src or ""] for move in look.of("deploy")}:
        rest = sorted(hand)
        rest.remove(card)
        if KINDS[card].might > 0 and not _harms(KINDS[card].says) and _brought(tuple(rest), budgets) == most:
            return [DONE]
    return []


def _brought(hand: tuple[int, ...], budgets: tuple[int, ...]) -> int:
    """The most might that the rounds to come pay for."""
    if not hand:
        return 0
    card, rest = hand[0], hand[1:]
    best = _brought(rest, budgets)
    for at, budget in enumerate(budgets):
        if budget >= COST[card]:
            less = (*budgets[:at], budget - COST[card], *budgets[at + 1 :])
            best = max(best, KINDS[card].might + _brought(rest, less))
    return best


def _harms(node: Node) -> bool:
    """Does it take cards from its own side or hand?"""
    takes = isinstance(node, Picking) and node.pick.who in (ALLY, OWN) and not isinstance(node.acts[0], (Apply, Might))
    return takes or isinstance(node, (Discard, Forgo)) or any(map(_harms, node.parts))


def _asks(look: Look) -> Node | None:
    """What a card asks now."""
    return find(Stage(look.view), look.view.stack[-1]) if look.view.stack else None


STANDING = MOVED | DESTROYED | ROUND_END
"""What may happen to a card itself while it stands on a battlefield."""


def acts_again(view: State, unit: int) -> bool:
    """Does it answer to anything that may still happen, or to commands?"""
    card = view.kind[unit]
    heard = any(each.trigger.who != SELF or each.trigger.events & STANDING for each in HEARS[card])
    return heard or BY_COMMAND[card] >= 0


def stun_who_acts(look: Look) -> list[Move]:
    """A Stun token silences Conditional abilities for the rest of the game, and this card has none that could ever
    speak again, while another one has; no battlefield rewards it."""
    node, view = _asks(look), look.view
    rewarded = any(HEARD[FIRST_FIELD + field] & STUNNED for field in view.battlefields)
    if not isinstance(node, One) or node.acts != (Apply(STUN),) or view.rounds - view.round < MATTERS or rewarded:
        return []
    silent = [move for move in look.moves if not acts_again(look.view, ref(move.src).number)]
    return silent if len(silent) < len(look.moves) else []


def stop_where_there_is_room(look: Look) -> list[Move]:
    """All zones of the opponent are taken there and lie face up, so that nothing will be revealed; elsewhere there is
    room."""
    view, stage = look.view, Stage(look.view)
    if not isinstance(_asks(look), Stop) or view.round == view.rounds:
        return []
    full = []
    for move in look.moves:
        seat, at = ref(move.dst).number, int(ref(move.dst).key)
        waits = any(view.at[unit] == at for unit in view.sides[seat].waiting)
        if not waits and not stage.open_zones(seat, at):
            full.append(move)
    return full if len(full) < len(look.moves) else []


THEMES = {
    "stun who acts": stun_who_acts,
    "stop where there is room": stop_where_there_is_room,
    "spend what lapses": spend_what_lapses,
    "deploy what wins": deploy_what_wins,
    "waste no essence": waste_no_essence,
    "answer what wins": answer_what_wins,
}
