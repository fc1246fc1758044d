"""What each move does."""

from __future__ import annotations

from game.aniolowie import cards
from game.aniolowie.abilities import TOLL, USE
from game.aniolowie.answers import CLAIMED, TAKE, await_answers, pass_on, put
from game.aniolowie.board import target_named
from game.aniolowie.effects import MakeGiant
from game.aniolowie.phases import HAND, begin_turn
from game.aniolowie.places import SLOT_NAMES, SLOT_OF
from game.aniolowie.plays import unheard
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    AT,
    ATTACKED,
    BATTLE,
    CLAIM,
    FIGHT,
    GIANTS,
    LAND,
    NOBODY,
    PLEDGED,
    READY,
    SACRIFICED,
    SLOTS,
    STATUS,
    SUPPORT,
    TIRED,
    TOOK,
    TURNED,
    UNAIMED,
    USED,
    Entry,
)
from game.core.contract import Move
from game.core.ref import ref

PLEDGE = SACRIFICED | TURNED | PLEDGED
"""How a fighter lies that is planned for its support."""
ROW_INDEX = {"support": SUPPORT, "land": LAND, "fight": FIGHT}


def do_offer(stage: Stage, move: Move) -> None:
    state, card = stage.state, stage.names.card(move.src or "")
    state.sides[state.seat].people.remove(card)
    state.procession.append(card)
    state.offered.append(card)
    state.sides[state.seat].chosen = card
    stage.say("offer", f"brought-{state.seat}", "procession", seat=state.seat, card=card)
    pass_on(stage)


def do_keep(stage: Stage, move: Move) -> None:
    pass_on(stage)


def do_mulligan(stage: Stage, move: Move) -> None:
    """Once: the hand is shuffled back, and seven new cards are drawn."""
    side = stage.state.sides[stage.state.seat]
    stage.say("mulligan", f"hand-{stage.state.seat}", f"deck-{stage.state.seat}", seat=stage.state.seat)
    side.deck += side.hand
    side.hand.clear()
    stage.shuffle_deck(stage.state.seat)
    stage.draw(stage.state.seat, HAND)
    pass_on(stage)


def do_half(stage: Stage, move: Move) -> None:
    stage.state.to_discard = (len(stage.state.sides[stage.state.seat].hand) + 1) // 2


def do_discard(stage: Stage, move: Move) -> None:
    state = stage.state
    stage.discard_from_hand(state.seat, stage.names.card(move.src or ""))
    state.to_discard -= 1
    if not state.to_discard:
        pass_on(stage)


def do_place(stage: Stage, move: Move) -> None:
    """To plan a fighter costs a use at once, and its support another (AB3)."""
    state, seat, card = stage.state, stage.state.seat, stage.names.card(move.src or "")
    row = ROW_INDEX[ref(move.dst).zone]
    slot = stage.free(seat, row)
    state.sides[seat].hand.remove(card)
    turned = PLEDGE if move.arg == "turned" else USED
    stage.enter(slot, card, seat, turned if row == FIGHT else READY)
    state.acted = True
    state.planned.append(slot)
    if stage.tell:
        stage.say("place", move.src, SLOT_NAMES[slot], to=seat, seat=seat, card=card, turned=int(move.arg == "turned"))


def do_turn(stage: Stage, move: Move) -> None:
    """A copy that had to stay covered in the fight is planned anew."""
    slot = SLOT_OF[move.src or ""]
    stage.state.marks[slot] = stage.state.marks[slot] & ~STATUS | PLEDGE
    stage.state.acted = True
    stage.say_of("tilt", slot)


def do_done(stage: Stage, move: Move) -> None:
    if stage.tell:
        stage.say("done", seat=stage.state.seat)
    pass_on(stage)


def do_resolve(stage: Stage, move: Move) -> None:
    state, slot = stage.state, SLOT_OF[move.src or ""]
    card, part = state.kind[slot], next(k for at, k, _must in unheard(stage, state.seat) if at == slot)
    state.marks[slot] |= TOOK
    if move.dst:
        stage.say_aim("speak", move.src, move.dst, state.seat, by=card)
    else:
        stage.say("speak", move.src, seat=state.seat, card=card)
    entry = Entry(state.seat, card, part, slot, UNAIMED)
    aim = cards.ABILITIES[card][part].aim
    if isinstance(aim, MakeGiant):
        target, noted = aim.pay(stage, slot, SLOT_OF[move.dst or ""])
        entry = entry._replace(source=NOBODY, target=target, noted=noted)
    put(stage, entry, acted=False)


def do_defend(stage: Stage, move: Move) -> None:
    state, k = stage.state, ref(move.dst).number
    state.giants[k] = state.giants[k]._replace(stirred=state.turn)
    state.attacker, state.defender = GIANTS - k, SLOT_OF[move.src or ""]
    stage.say_aim("rage", f"giant-{k}", move.src, state.seat)
    await_answers(stage, state.seat, acted=False)


def do_use(stage: Stage, move: Move) -> None:
    """An ability: its cost is paid at once, whatever becomes of it."""
    state, slot, part = stage.state, SLOT_OF[move.src or ""], int(move.arg or 0)
    card, seat = state.kind[slot], slot // SLOTS
    ability = cards.ABILITIES[card][part]
    stage.say_aim("use", move.src, move.dst, seat, by=card)
    if ability.cost == TOLL:
        state.known[slot] = (1 << len(state.sides)) - 1
        stage.change_for_good(slot, -1, card)
    else:
        stage.spend(slot, 1 if ability.cost == USE else 2)
        state.marks[slot] |= TIRED if state.phase in (BATTLE, CLAIM) else 0
    source = slot if state.kind[slot] != NOBODY else NOBODY
    put(stage, Entry(seat, card, part, source, target_named(move.dst)), ability.counts)


def do_play(stage: Stage, move: Move) -> None:
    """An intervention from the hand."""
    state, card = stage.state, stage.names.card(move.src or "")
    seat = state.asking if state.asking != NOBODY else state.seat
    state.sides[seat].hand.remove(card)
    stage.say_aim("play", f"hand-{seat}", move.dst, seat, by=card)
    put(stage, Entry(seat, card, 0, NOBODY, target_named(move.dst)), intervention=True)


def do_attack(stage: Stage, move: Move) -> None:
    """The attacker is used; its player alone gets to see whom it attacks."""
    state, attacker, defender = stage.state, SLOT_OF[move.src or ""], SLOT_OF[move.dst or ""]
    stage.spend(attacker, 1)
    state.marks[attacker] |= ATTACKED
    state.attacker, state.defender = attacker, defender
    stage.say_aim("attack", move.src, move.dst, state.seat, by=state.kind[attacker])
    stage.show(defender, state.seat)
    await_answers(stage, state.seat)


def do_take(stage: Stage, move: Move) -> None:
    state, slot = stage.state, SLOT_OF[move.src or ""]
    stage.spend(slot, 1)
    state.marks[slot] |= TOOK
    stage.say_aim("take", move.src, move.dst, state.seat, by=state.kind[slot])
    put(stage, Entry(state.seat, state.kind[slot], TAKE, slot, AT[SLOT_OF[move.dst or ""]]))


def do_claim(stage: Stage, move: Move) -> None:
    """A use like any other: it can be answered before the stake is turned up (AB4)."""
    state, slot = stage.state, SLOT_OF[move.src or ""]
    stage.spend(slot, 1)
    stage.say("claim", move.src, "stake", seat=state.seat, card=state.kind[slot])
    put(stage, Entry(state.seat, state.kind[slot], CLAIMED, slot, UNAIMED))


def do_leave(stage: Stage, move: Move) -> None:
    stage.say("left", "stake", seat=stage.state.seat)
    stage.state.claimed = True


def do_count(stage: Stage, move: Move) -> None:
    """Nobody could do anything: who agrees lets the next one be asked whether to end the game (AB21)."""
    stage.say("count", seat=stage.state.seat)
    pass_on(stage)


def do_on(stage: Stage, move: Move) -> None:
    """One who does not agree is enough."""
    stage.say("on", seat=stage.state.seat)
    begin_turn(stage)


def do_pass(stage: Stage, move: Move) -> None:
    stage.state.passes += 1
    stage.state.asking = stage.after(stage.state.asking)


DEEDS = {
    "offer": do_offer, "keep": do_keep, "mulligan": do_mulligan, "half": do_half, "discard": do_discard,
    "place": do_place, "turn": do_turn, "done": do_done, "resolve": do_resolve, "defend": do_defend, "use": do_use,
    "play": do_play, "attack": do_attack, "take": do_take, "claim": do_claim, "leave": do_leave, "count": do_count,
    "on": do_on, "pass": do_pass,
}  # fmt: skip
