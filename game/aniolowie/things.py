"""What lies on the table of Aniołowie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.aniolowie.cards import BACKS, KINDS, NAMES
from game.aniolowie.stage import ROW_KEYS, ROW_NAMES, ROWS_OF_TABLE, SLOT_NAMES, Stage
from game.aniolowie.state import (
    BARE,
    BATTLE,
    BLOCKED,
    CHOOSE,
    CLAIM,
    FIGHT,
    GIANTS,
    MUTE,
    NOBODY,
    OVER,
    PEOPLE,
    SACRIFICED,
    STATUS,
    TURNED,
    UP,
    USED,
    State,
)
from game.core.contract import HIDDEN, Thing
from game.core.language import N_, _
from game.core.names import twin

MATS = {"deck": "", "hand": "", "discard": N_("Discard")}
ROW_LABELS = {"support": N_("Support"), "land": N_("Land"), "fight": N_("Fight"), "people": N_("People")}
SIGNS = ((BLOCKED, "blocked"), (MUTE, "mute"), (BARE, "bare"))


def table(view: State, pointed: str = "") -> list[Thing]:
    """Back to front: mats, then cards row by row, what waits on the stack, counters."""
    stage = Stage(view)
    things = [
        Thing("procession", "procession", "mat", _("Procession")), Thing("stake", "stake", "mat", _("Stake")),
        Thing("grave", "grave", "mat", _("Graveyard")),
    ]  # fmt: skip
    if view.procession:
        things += _procession(view)
    things += _people(view, "stake", view.stake) + _people(view, "grave", view.grave)
    for seat in range(len(view.sides)):
        things += _side(stage, seat)
    things += [
        Thing(f"giant-{k}", f"giant-{giant.at}", "giant", "giant", giant.at,
              ("raging",) * (view.attacker == GIANTS - k), giant.level)
        for k, giant in enumerate(view.giants)
    ]  # fmt: skip
    for k, entry in enumerate(view.interventions):
        things.append(Thing(f"intervention-{k}", "stack", "card", KINDS[entry.card].key, entry.seat, ("waiting",)))
    for k, entry in enumerate(view.abilities):
        things.append(Thing(f"ability-{k}", "abilities", "card", KINDS[entry.card].key, entry.seat, ("waiting",)))
    things.append(Thing("first", f"first-{view.first}", "token", "first", view.first))
    return things


def _procession(view: State) -> list[Thing]:
    if view.phase == CHOOSE:
        return _people(view, "procession", view.procession)
    return [Thing("procession-pile", "procession", "card", "back-human", None, (), len(view.procession))]


def _people(view: State, zone: str, cards: Sequence[int]) -> list[Thing]:
    met: Counter[str] = Counter()
    return [
        Thing(twin(f"{zone}-{'back' if card == HIDDEN else KINDS[card].key}", met), zone, "card",
              "back-human" if card == HIDDEN else KINDS[card].key)
        for card in cards
    ]  # fmt: skip


def back(view: State, seat: int) -> str:
    return f"back-{BACKS[view.sides[seat].faction]}"


def _side(stage: Stage, seat: int) -> list[Thing]:
    view = stage.state
    own = view.sides[seat]
    things = [Thing(f"{zone}-{seat}", f"{zone}-{seat}", "mat", _(label), seat) for zone, label in MATS.items()]
    for row, key in enumerate(ROW_KEYS):
        things.append(Thing(ROW_NAMES[seat][row], ROW_NAMES[seat][row], "row", _(ROW_LABELS[key]), seat))
        things += [_card(stage, seat, row, slot) for slot in ROWS_OF_TABLE[seat][row] if view.kind[slot] != NOBODY]
    if own.deck:
        things.append(Thing(f"deck-{seat}-pile", f"deck-{seat}", "card", back(view, seat), seat, number=len(own.deck)))
    things += _cards(view, "brought", seat, own.people) + _cards(view, "discard", seat, own.discard)
    things += _cards(view, "hand", seat, own.hand)
    if view.phase in (BATTLE, CLAIM, OVER):
        things.append(Thing(f"total-{seat}", f"total-{seat}", "counter", "total", seat, _leads(stage, seat),
                            stage.total(seat)))  # fmt: skip
    things.append(Thing(f"count-{seat}", f"count-{seat}", "counter", "people", seat, (), stage.people(seat)))
    return things


def _leads(stage: Stage, seat: int) -> tuple[str, ...]:
    own = stage.total(seat)
    return ("leads",) if all(own > stage.total(other) for other in stage.others(seat)) else ()


def _card(stage: Stage, seat: int, row: int, slot: int) -> Thing:
    """An angel as the book turns the cards: face down, face up, face up and turned; people always face up."""
    view = stage.state
    card, marks = view.kind[slot], view.marks[slot]
    face = back(view, view.owner[slot]) if card == HIDDEN else KINDS[card].key
    signs = [sign for mark, sign in SIGNS if marks & mark]
    if slot in (view.attacker, view.defender):
        signs.append("duel")
    if row == PEOPLE or marks & UP:
        signs.append(f"level-{stage.level(slot)}")
    if row < PEOPLE:
        if marks & STATUS == SACRIFICED or (row == FIGHT and marks & TURNED):
            signs.append("turned")
        if marks & STATUS == USED:
            signs.append("used")
        if not marks & UP:
            signs.append("down")
            if card != HIDDEN and view.lasting[slot]:
                signs.append(f"level-{stage.level(slot)}")
    return Thing(SLOT_NAMES[slot], ROW_NAMES[seat][row], "card", face, seat, tuple(signs))


def _cards(view: State, zone: str, seat: int, cards: Sequence[int]) -> list[Thing]:
    """A thing for each card; equal ones are told apart by a number behind their name."""
    met: Counter[str] = Counter()
    things = []
    for card in cards:
        face = back(view, seat) if card == HIDDEN else KINDS[card].key
        things.append(Thing(twin(NAMES.name(zone, seat, card), met), f"{zone}-{seat}", "card", face, seat))
    return things
