"""What nobody who sees the table does at Aniołowie: each play is looked at as if nobody else did anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.aniolowie.acts import Shield
from game.aniolowie.cards import ABILITIES, NAMES, SAYS
from game.aniolowie.effects import To
from game.aniolowie.phases import people_of
from game.aniolowie.places import SLOT_OF
from game.aniolowie.plays import must_hear
from game.aniolowie.rules import RULES
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    BARE,
    BATTLE,
    BLOCKED,
    CLAIM,
    HUMANS,
    MUTE,
    NOBODY,
    OVER,
    READY,
    SHIELDED,
    SLOTS,
    STATUS,
    State,
)  # fmt: skip
from game.core.contract import Move
from tests.positions.look import Look

PASS, DONE, LEAVE = Move("pass"), Move("done"), Move("leave")
LONGEST = 40
TABLE = ("kind", "boost", "rise", "lasting", "known")
LEVELS = ("boost", "rise", "lasting")
BOOKS = ("procession", "stake", "grave", "giants", "attacker", "defender", "turn", "first")
BURDENS = BLOCKED | MUTE | BARE


# What comes of a play


def settled(state: State) -> State | None:
    """The table when everybody has passed and all that waits has happened; None where somebody has to choose."""
    for _step in range(LONGEST):
        if state.stack or state.phase == OVER:
            return None if state.stack else state
        if state.asking == NOBODY:
            return state
        RULES.advance(state, PASS)
    return None


def ended(state: State, phase: int) -> State | None:
    """The table when nobody does anything more and that phase has come, if it does."""
    for _step in range(LONGEST):
        if state.phase == phase or state.phase == OVER:
            return state if state.phase == phase else None
        moves = () if state.stack else RULES.legal_moves(state)
        passing = next((move for move in (PASS, DONE) if move in moves), None)
        if passing is None:
            return None
        RULES.advance(state, passing)
    return None


class Change(NamedTuple):
    """A number that a play has changed: which, whose, and from what to what."""

    what: str
    seat: int
    before: Any
    after: Any


def changes(before: State, after: State, seat: int, source: int) -> list[Change]:
    """All that is different but for what the seat has paid for it."""
    found = [
        Change(what, slot // SLOTS, old, new)
        for what in TABLE
        for slot, (old, new) in enumerate(zip(getattr(before, what), getattr(after, what), strict=True))
        if old != new and not (slot == source and what in ("known", "lasting"))
    ]
    for slot, (old, new) in enumerate(zip(before.marks, after.marks, strict=True)):
        if (old | SHIELDED) != (new | SHIELDED) and slot != source:
            found.append(Change("marks", slot // SLOTS, old, new))
    found += [
        Change(what, NOBODY, getattr(before, what), getattr(after, what))
        for what in BOOKS
        if getattr(before, what) != getattr(after, what)
    ]
    return found + list(_in_piles(before, after, seat))


def _in_piles(before: State, after: State, seat: int) -> Iterator[Change]:
    for owner, (old, new) in enumerate(zip(before.sides, after.sides, strict=True)):
        if old.deck != new.deck:
            yield Change("deck", owner, old.deck, new.deck)
        for what in ("hand", "discard", "gone", "met"):
            one, other = getattr(old, what), getattr(new, what)
            paid = owner == seat and what in ("hand", "discard", "gone") and abs(len(one) - len(other)) == 1
            if one != other and not paid:
                yield Change(what, owner, one, other)


def outcomes(look: Look) -> dict[Move, list[list[Change]]]:
    """For each ability and intervention what it changes, in each of the worlds; without those that ask something."""
    found: dict[Move, list[list[Change]]] = look.once("outcomes", lambda look: dict(_outcomes(look)))
    return found


def _outcomes(look: Look) -> Iterator[tuple[Move, list[list[Change]]]]:
    asked = look.view.asking != NOBODY
    plays = look.of("use", "play")
    if not plays or look.view.stack:
        return
    worlds = look.worlds[:3]
    quiet = [settled(look.after(world, PASS)) if asked else world for world in worlds]
    for move in plays:
        source = SLOT_OF[move.src or ""] if move.kind == "use" else NOBODY
        told = []
        for world, before in zip(worlds, quiet, strict=True):
            after = settled(look.after(world, move))
            if before is None or after is None:
                break
            told.append(changes(before, after, look.seat, source))
        else:
            yield move, told


def _shields(move: Move) -> bool:
    """Is it a shield and nothing else?"""
    card = NAMES.find(move.src) if move.kind == "play" else NOBODY
    parts = SAYS[card].parts[0].parts if card >= 0 else ()
    return any(isinstance(part, To) and any(isinstance(act, Shield) for act in part.parts) for part in parts)


# Themes


def _idle(look: Look) -> list[Move]:
    return [move for move, told in outcomes(look).items() if not any(told)]


def _shield(look: Look, move: Move) -> bool:
    if move.kind == "play":
        return _shields(move)
    card = look.view.kind[SLOT_OF[move.src or ""]]
    parts = ABILITIES[card][int(move.arg or 0)].parts if card >= 0 else ()
    return any(isinstance(part, To) and any(isinstance(act, Shield) for act in part.parts) for part in parts)


def shield_what_is_aimed_at(look: Look) -> list[Move]:
    """A shield lasts while something waits to be resolved; nothing that waits touches what it shields."""
    return [move for move in _idle(look) if _shield(look, move)]


def do_something_by_it(look: Look) -> list[Move]:
    """If nobody answers it changes nothing, and the price is paid. Its target lies open, so that is no surprise."""
    return [move for move in _idle(look) if not _shield(look, move) and _open(look, move.dst)]


def _open(look: Look, name: str | None) -> bool:
    """Is it nothing, or a card that the seat sees?"""
    return name is None or (name in SLOT_OF and look.view.kind[SLOT_OF[name]] >= 0)


def help_no_enemy(look: Look) -> list[Move]:
    """All it does is to raise angels of others."""
    return [
        move
        for move, told in outcomes(look).items()
        if all(each and all(_helps(change, look.seat) for change in each) for each in told)
    ]  # fmt: skip


def _helps(change: Change, seat: int) -> bool:
    return change.what in LEVELS and change.seat != seat and change.after > change.before


def spare_your_own(look: Look) -> list[Move]:
    """All it does is to lower, block, silence or lose angels of one's own. Where the own people must still speak, a
    blocked angel may thereby be out of their reach."""
    if look.view.phase == HUMANS and must_hear(Stage(look.view), look.seat):
        return []
    return [
        move
        for move, told in outcomes(look).items()
        if all(each and all(_hurts(change, look.seat) for change in each) for each in told)
    ]  # fmt: skip


def _hurts(change: Change, seat: int) -> bool:
    if change.seat != seat:
        return False
    if change.what == "marks":
        return bool(change.after & ~change.before & BURDENS) and change.after & STATUS == change.before & STATUS
    return change.what in LEVELS and change.after < change.before


def claim_the_stake(look: Look) -> list[Move]:
    """People decide the game; who takes them is discarded with the turn in any case."""
    if look.view.phase != CLAIM or look.view.asking != NOBODY or look.view.stack:
        return []
    worlds = look.worlds
    gains = {move: [_gain(look, world, move) for world in worlds] for move in look.of("claim")}
    sure = {move for move, gained in gains.items() if min(gained) > 0}
    empty = [move for move, gained in gains.items() if max(gained) <= 0]
    return [LEAVE, *empty] if sure else []


def _gain(look: Look, world: State, move: Move) -> int:
    return _more_people(look.seat, world, move)


def _more_people(seat: int, world: State, move: Move) -> int:
    """How many people the seat has more when nobody answers."""
    after = world.copy()
    RULES.advance(after, move)
    then = settled(after)
    return people_of(then)[seat] - people_of(world)[seat] if then is not None else 0


def keep_a_claimant(look: Look) -> list[Move]:
    """The fight is won and somebody there can take the stake, who comes along; after this nobody can."""
    if look.view.phase != BATTLE or look.view.asking != NOBODY or look.view.stack or not look.view.stake:
        return []
    worlds = look.worlds[:3]
    if not all(_claims(look, look.after(world, DONE)) for world in worlds):
        return []
    return [
        move for move in look.of("use", "play") if not any(_claims(look, look.after(world, move)) for world in worlds)
    ]


def _claims(look: Look, state: State) -> bool:
    after = ended(state, CLAIM)
    if after is None or after.seat != look.seat:
        return False
    return any(_more_people(look.seat, after, move) > 0 for move in RULES.legal_moves(after) if move.kind == "claim")


def take_who_is_unguarded(look: Look) -> list[Move]:
    """A human of another comes for a use of an angel that has not been used."""
    view = look.view
    if view.phase != ACTION or view.asking != NOBODY or view.stack:
        return []
    takes = [move for move in look.of("take") if view.marks[SLOT_OF[move.src or ""]] & STATUS == READY]
    return [DONE] if any(all(_gain(look, world, move) > 0 for world in look.worlds) for move in takes) else []


def attack_no_stronger_one(look: Look) -> list[Move]:
    """The attacker is lost and nothing is won, not even the end of the game, and there is nothing to be played that
    could change it."""
    view = look.view
    if view.phase != ACTION or view.asking != NOBODY or view.stack:
        return []
    return [move for move in look.of("attack") if all(_lost(look, world, move) for world in look.worlds)]


def _lost(look: Look, world: State, move: Move) -> bool:
    slot = SLOT_OF[move.src or ""]
    begun = look.after(world, move)
    first: State = begun.copy()
    while first.asking not in (NOBODY, look.seat):
        RULES.advance(first, PASS)
    if first.asking == look.seat and RULES.legal_moves(first) != [PASS]:
        return False
    after = settled(begun)
    if after is None or after.kind[slot] == world.kind[slot] or after.phase == OVER:
        return False
    told = changes(world, after, look.seat, slot)
    return all(change.seat == look.seat or change.what == "known" for change in told if change.what not in BOOKS)


THEMES = {
    "shield what is aimed at": shield_what_is_aimed_at,
    "do something by it": do_something_by_it,
    "help no enemy": help_no_enemy,
    "spare your own": spare_your_own,
    "claim the stake": claim_the_stake,
    "keep a claimant": keep_a_claimant,
    "take who is unguarded": take_who_is_unguarded,
    "attack no stronger one": attack_no_stronger_one,
}
