"""What nobody who sees the table does at ArchPiratus."""

from __future__ import annotations

from typing import Any

from game.archpiratus import ship
from game.archpiratus.cards import CONTRACT_CARD, CREDIT, CREW, FINAL, KINDS, NAMES, STATIONS, TECH, TITLE, TYPE
from game.archpiratus.rules import RULES, WORTH
from game.archpiratus.state import BUYING
from game.archpiratus.words import ends_contracts
from game.core import codec
from game.core.contract import Move
from game.core.names import NONE
from game.core.ref import ref
from game.deckbuilding.rules import END
from tests.positions.look import Look

LEAVING = ("end", "fly", "fit", "hire", "furnish", "title", "raid", "contract", "complete")
"""After any of these the buying is over."""
STEPS = 4
"""So many moves of a turn are looked through for a certain end."""
STRONGER = ("fit", "hire", "furnish", "title", "fly", "complete")
GOOD = 2
"""Credits that make a card better than those of the first deck."""


# What can be worked out


def can_win(state: Any, seat: int, steps: int = STEPS) -> bool:
    """Can the seat in turn win before the turn is over?"""
    if RULES.outcome(state) is not None:
        return bool(state.winner == seat)
    if not steps or RULES.to_act(state) != seat or state.seat != seat:
        return False
    return any(
        can_win(_after(state, move), seat, steps - 1) for move in RULES.legal_moves(state) if move.kind in STRONGER
    )  # fmt: skip


def can_survive(state: Any, seat: int, steps: int = STEPS) -> bool:
    """Can the seat in turn see to it that the other's guns don't end the game as soon as the other's turn begins?"""
    if RULES.outcome(state) is not None:
        return bool(state.winner == seat)
    if not steps or state.seat != seat or RULES.to_act(state) != seat:
        return True
    kinds = {*STRONGER, "end"}
    moves = [move for move in RULES.legal_moves(state) if move.kind in kinds or state.stack or state.gap != NONE]
    return any(can_survive(_after(state, move), seat, steps - 1) for move in moves)


def _after(state: Any, move: Move) -> Any:
    after = state.copy()
    RULES.advance(after, move)
    return after


def near_the_end(look: Look) -> bool:
    """Is a Final mission open, or one of the ships nearly shot to pieces?"""
    view = look.view
    hurt = any(view.sides[seat].hits >= ship.hull(view, seat) - 2 for seat in range(2))
    return hurt or any(KINDS[card].role == STATIONS[FINAL] for card in view.sides[look.seat].missions)


def in_turn(look: Look) -> bool:
    return not look.view.stack and END in look.moves


# Themes


def take_the_win(look: Look) -> list[Move]:
    """The Final mission can be completed in this turn, or the other ship shot; after this move no more."""
    if not in_turn(look) or not near_the_end(look) or not all(can_win(world, look.seat) for world in look.worlds):
        return []
    return [
        move for move in look.moves if not any(can_win(look.after(world, move), look.seat) for world in look.worlds)
    ]


def stay_alive(look: Look) -> list[Move]:
    """The other's gun fires when its turn begins, and the ship bears no more hit: after this move nothing helps."""
    if not in_turn(look) or not near_the_end(look):
        return []
    lost = [
        move for move in look.moves
        if not any(can_survive(look.after(world, move), look.seat) for world in look.worlds)
    ]  # fmt: skip
    return lost if len(lost) < len(look.moves) else []


def buy_what_is_free(look: Look) -> list[Move]:
    """Credits pay for nothing but cards, and are gone when the buying is over: with what is set aside, and Credits of
    the hand that can do nothing else, a card can be bought that pays more than the deck's cards do so far. Whatever
    else is planned can be done afterwards."""
    view = look.view
    if not in_turn(look) or view.phase != BUYING or near_the_end(look):
        return []
    own = view.sides[look.seat]
    funds = view.funds + sum(WORTH[card] for card in own.hand if TYPE[card] == CREDIT)
    usual = sum(WORTH[card] for card in own.owned) / len(own.owned)
    goods = [card for card in view.store if card != NONE and RULES.price(view, card) <= funds]
    goods += [card for card in view.salvage if RULES.salvage_price(view) <= funds]
    goods += [RULES.stage.supply] if view.supply and RULES.price(view, RULES.stage.supply) <= funds else []
    better = [card for card in goods if TYPE[card] in (TECH, CREW) and WORTH[card] >= GOOD and WORTH[card] > usual]
    return look.of(*LEAVING) if better else []


def complete_the_mission(look: Look) -> list[Move]:
    """It lacks nothing and its station is here, no gun threatens, and after this move no mission can be completed in
    this turn."""
    view = look.view
    if not in_turn(look) or not ship.completable(view) or ship.fires(view, 1 - look.seat):
        return []
    return [END] + [move for move in look.of("fly") if not ship.completable(look.after(view, move))]


def take_on_a_mission(look: Look) -> list[Move]:
    """Points come from missions alone, none is open, and a Contract in the hand is discarded at the end of the turn;
    an open mission costs nothing."""
    view = look.view
    own = view.sides[look.seat]
    if not in_turn(look) or own.missions or not look.of("contract") or own.owned.count(CONTRACT_CARD) < 2:
        return []
    early = ship.points(view, look.seat) < ship.to_final(view, look.seat)
    return [END] if early else []


def keep_what_is_better(look: Look) -> list[Move]:
    """It takes the place of what is better or as good, says nothing by itself, and both cards leave the deck."""
    if not in_turn(look):
        return []
    own, found = look.view.sides[look.seat], []
    for move in look.of("fit", "hire"):
        card = NAMES.card(move.src or "")
        if KINDS[card].says.parts:
            continue
        if move.kind == "fit":
            old = own.mat[ship.SLOT[ship.ROLE[card]]]
        else:
            same = [each for each in own.crew if ship.ROLE[each] == ship.ROLE[card]]
            old = same[0] if same else NONE
        if old != NONE and ship.VALUE[old] >= ship.VALUE[card]:
            found.append(move)
    return found


def leave_nothing_unplayed(look: Look) -> list[Move]:
    """A title of the ship would stay for good; left in the hand it is discarded."""
    titles = [move for move in look.of("title") if TYPE[NAMES.card(move.src or "")] == TITLE]
    return [END] if in_turn(look) and titles else []


def do_something_by_it(look: Look) -> list[Move]:
    """It changes nothing, and costs the card."""
    if not in_turn(look):
        return []
    return [move for move in look.of("raid") if all(_idle(look, world, move) for world in look.worlds)]


def _idle(look: Look, world: Any, move: Move) -> bool:
    before, after = codec.encode(world), codec.encode(look.after(world, move))
    for each in (before, after):
        for part in ("random", "acted", "phase", "funds"):
            del each[part]
        own = each["sides"][look.seat]
        own["cards"] = sum(len(own.pop(part)) for part in ("discard", "purse", "hand"))
    return bool(before == after)


def keep_a_contract(look: Look) -> list[Move]:
    """Without a Contract no mission can be taken on any more."""
    return [move for move in look.of("exile") if ends_contracts(look.view, move)]


def fly_somewhere(look: Look) -> list[Move]:
    """Nothing can be done at that station, and the other's gun fires there: the ship is hit for nothing."""
    view, here = look.view, look.view.sides[look.seat].station
    other = view.sides[1 - look.seat]
    if not in_turn(look) or other.station == here or not ship.fires(view, 1 - look.seat) or ship.fires(view, look.seat):
        return []
    return [
        move
        for move in look.of("fly")
        if STATIONS.index(ref(move.dst).key) == other.station and not look.after(view, move).stack
        and not ship.completable(look.after(view, move)) and other.station != FINAL
    ]  # fmt: skip


THEMES = {
    "take the win": take_the_win,
    "stay alive": stay_alive,
    "buy what is free": buy_what_is_free,
    "complete the mission": complete_the_mission,
    "take on a mission": take_on_a_mission,
    "keep what is better": keep_what_is_better,
    "leave nothing unplayed": leave_nothing_unplayed,
    "do something by it": do_something_by_it,
    "keep a Contract": keep_a_contract,
    "don't fly into fire": fly_somewhere,
}
