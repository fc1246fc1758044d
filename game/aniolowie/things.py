"""What lies on the table of Aniołowie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.aniolowie.board import played_last, target_name
from game.aniolowie.cards import BACKS, IS_PLAY, KINDS, LEVEL, NAMES, TOKEN
from game.aniolowie.places import ROW_KEYS, ROW_NAMES, ROWS_OF_TABLE, SLOT_NAMES
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    BARE,
    BATTLE,
    BLOCKED,
    CHANGED,
    CHOOSE,
    CLAIM,
    FIGHT,
    GIANTS,
    NOBODY,
    OVER,
    PEOPLE,
    SACRIFICED,
    SHIELDED,
    SILENT,
    STATUS,
    TURNED,
    UP,
    USED,
    Entry,
    State,
)
from game.core.contract import HIDDEN
from game.core.language import C_, N_, _
from game.core.names import twin
from game.core.things import Thing

MATS = {"deck": "", "hand": "", "discard": C_("aniolowie", "Discard")}
ROW_LABELS = {"support": N_("Support"), "land": N_("Land"), "fight": N_("Fight"), "people": N_("People")}
COMMON_MATS = {
    "procession": N_("Procession"),
    "stake": N_("Stake"),
    "grave": N_("Graveyard"),
    "stack": N_("Interventions"),
    "abilities": N_("Abilities"),
}
SIGNS = ((BLOCKED, "blocked"), (SILENT, "mute"), (BARE, "bare"), (SHIELDED, "shielded"), (CHANGED, "changed"))


def table(view: State, pointed: str = "") -> list[Thing]:
    """Back to front: mats, cards row by row with their counters, giants, what waits on the stack."""
    stage = Stage(view)
    walks = view.procession or view.phase == CHOOSE
    named = [place for place in COMMON_MATS if place != "procession" or walks]
    things = [Thing(place, place, "mat", _(COMMON_MATS[place])) for place in named]
    if view.procession:
        things += _procession(view)
    if view.boxed or any(side.gone for side in view.sides):
        things.append(Thing("boxed", "boxed", "mat", _("Out of the game")))
    if view.boxed:
        things.append(Thing("boxed-pile", "boxed", "card", "back-human", None, (), len(view.boxed)))
    known_last = sorted(view.stake, key=lambda card: card != HIDDEN)
    things += _people(view, "stake", known_last, levels=True) + _people(view, "grave", view.grave)
    for seat in range(len(view.sides)):
        things += _side(stage, seat)
    things += [
        Thing(f"giant-{k}", f"giants-{giant.at}", "giant", "giant", giant.at,
              ("attacks",) * (view.attacker == GIANTS - k), giant.level)
        for k, giant in enumerate(view.giants)
    ]  # fmt: skip
    things.append(Thing("first", f"first-{view.first}", "token", "first", view.first))
    waiting, target = _waiting(view, pointed)
    return [
        thing._replace(marks=(*thing.marks, "aimed")) if thing.id == target else thing for thing in things + waiting
    ]


def _waiting(view: State, pointed: str) -> tuple[list[Thing], str | None]:
    """What was played, first to last, and at what one of it is aimed: what the pointer is on, else what is to be
    answered, else what is resolved next. `order-1` is that: interventions before abilities, the last first."""
    coming = [(f"intervention-{k}", "stack", entry) for k, entry in enumerate(view.interventions)][::-1]
    coming += [(f"ability-{k}", "abilities", entry) for k, entry in enumerate(view.abilities)][::-1]
    if not coming:
        return [], None
    shown = (pointed, played_last(view))
    aiming = next((each for name in shown for each in coming if each[0] == name), coming[0])
    things = [
        Thing(name, place, "card", KINDS[entry.card].key, entry.seat,
              ("waiting", f"order-{n}", *(("aims",) if name == aiming[0] else ()), *_echo(entry)))
        for n, (name, place, entry) in enumerate(coming, 1)
    ]  # fmt: skip
    return things[::-1], target_name(aiming[2].target)


def _echo(entry: Entry) -> tuple[str, ...]:
    """An ability on the stack is shown as a card, but its angel or human lies elsewhere."""
    return () if IS_PLAY[entry.card] else ("echo",)


def _procession(view: State) -> list[Thing]:
    if view.phase == CHOOSE:
        return _people(view, "procession", view.procession, levels=True)
    return [Thing("procession-pile", "procession", "card", "back-human", None, (), len(view.procession))]


def _people(view: State, zone: str, cards: Sequence[int], levels: bool = False) -> list[Thing]:
    """`levels`: shown like those on the lands."""
    met: Counter[str] = Counter()
    return [
        Thing(twin(f"{zone}-{'back' if card == HIDDEN else KINDS[card].key}", met), zone, "card",
              "back-human" if card == HIDDEN else KINDS[card].key, None,
              (f"level-{LEVEL[card]}",) if levels and card != HIDDEN else ())
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
    if own.deck and HIDDEN not in own.deck:
        things += _cards(view, "deck", seat, own.deck)
    elif own.deck:
        things.append(Thing(f"deck-{seat}-pile", f"deck-{seat}", "card", back(view, seat), seat, number=len(own.deck)))
    things += [
        thing._replace(face="back-human") if thing.face == back(view, seat) else thing
        for thing in _cards(view, "brought", seat, own.people)
    ]
    things += _cards(view, "discard", seat, own.discard)
    things += [thing._replace(place="boxed") for thing in _cards(view, "gone", seat, own.gone)]
    things += _cards(view, "hand", seat, own.hand)
    if view.phase in (BATTLE, CLAIM, OVER):
        things.append(
            Thing(f"total-{seat}", f"total-{seat}", "counter", "total", seat, _leads(stage, seat), stage.total(seat))
        )
    things.append(Thing(f"count-{seat}", f"count-{seat}", "counter", "people", seat, (), stage.people(seat)))
    return things


def _leads(stage: Stage, seat: int) -> tuple[str, ...]:
    own = stage.total(seat)
    return ("leads",) if all(own > stage.total(other) for other in stage.others(seat)) else ()


def _card(stage: Stage, seat: int, row: int, slot: int) -> Thing:
    """An angel as the book turns the cards: face down, face up, face up and turned; people always face up. Who is ready
    and nothing tells apart lies loose: its player may lay it elsewhere in its row (AB11)."""
    view = stage.state
    card, marks = view.kind[slot], view.marks[slot]
    face = back(view, view.owner[slot]) if card == HIDDEN else KINDS[card].key
    signs = [sign for mark, sign in SIGNS if marks & mark]
    if card == TOKEN:
        signs.append("made")
    if slot in (view.attacker, view.defender):
        signs.append("duel")
    if slot == view.attacker:
        signs.append("attacks")
    if row == PEOPLE or marks & UP:
        signs.append(f"level-{stage.promise(slot)}")
    if row < PEOPLE:
        if marks & STATUS == SACRIFICED or (row == FIGHT and marks & TURNED):
            signs.append("turned")
        if marks & STATUS == USED:
            signs.append("used")
        if not marks & UP:
            signs.append("down")
            if card != HIDDEN and not (marks or view.boost[slot] or view.rise[slot] or view.lasting[slot]):
                signs.append("loose")
            if card != HIDDEN and stage.promise(slot) != LEVEL[card]:
                signs.append(f"level-{stage.promise(slot)}")
    return Thing(SLOT_NAMES[slot], ROW_NAMES[seat][row], "card", face, seat, tuple(signs))


def _cards(view: State, zone: str, seat: int, cards: Sequence[int]) -> list[Thing]:
    """A thing for each card; equal ones are told apart by a number behind their name."""
    met: Counter[str] = Counter()
    things = []
    for card in cards:
        face = back(view, seat) if card == HIDDEN else KINDS[card].key
        things.append(Thing(twin(NAMES.name(zone, seat, card), met), f"{zone}-{seat}", "card", face, seat))
    return things
