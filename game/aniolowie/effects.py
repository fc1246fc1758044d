"""Upon whom an ability acts, and what it does beside that.

What must be aimed when it is played is `Aimed`: its `targets` are slots, rows, entries of the stack or discarded cards,
by the names that moves use. An aim that was lost meanwhile has no effect.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.aniolowie.acts import Act
from game.aniolowie.picks import ANY, ENEMY, OWN, Angels, Humans, places_of
from game.aniolowie.places import ROW_NAMES, SLOT_NAMES
from game.aniolowie.state import (
    AT,
    AT_DISCARDED,
    AT_NOTHING,
    AT_ROW,
    FIGHT,
    LAND,
    NOBODY,
    SUPPORT,
    Target,
    slot_of,
    slots,
    target_of,
)
from game.core.contract import Move
from game.core.effects import Frame, Node
from game.core.language import P_, _, n_, p_

if TYPE_CHECKING:
    from game.aniolowie.stage import Stage

# Upon whom


class To(Node):
    """Acts, one after another, upon the same card."""

    __slots__ = ("acts", "asking")
    asks = False
    several: ClassVar[bool] = False

    def __init__(self, *acts: Act) -> None:
        self.acts = acts
        self.asking = any(act.asks for act in acts)

    @property
    def parts(self) -> tuple[Node, ...]:
        return self.acts

    def whom(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        first, *others = self.acts
        return " ".join([first.upon(self.whom()), *(act.text() for act in others)])

    def put(self, stage: Stage, frame: Frame, slot: int) -> None:
        """All its acts upon that card, unless something shields it."""
        if stage.guarded(frame, slot):
            return
        if self.asking:
            for k in reversed(range(len(self.acts))):
                stage.stack.append(Frame(frame.card, (*frame.path, k), frame.seat, (frame.memory[0], *AT[slot])))
            return
        kind = stage.state.kind
        for act in self.acts:
            if kind[slot] != NOBODY:
                act.act(stage, frame, slot)


class This(To):
    """The speaker itself."""

    __slots__ = ()

    def run(self, stage: Stage, frame: Frame) -> None:
        if stage.present(frame.memory[0]):
            self.put(stage, frame, frame.memory[0])

    def whom(self) -> str:
        return p_("this card")


class Foe(To):
    """The angel that the speaker duels with."""

    __slots__ = ()

    def run(self, stage: Stage, frame: Frame) -> None:
        foe = stage.foe(frame.memory[0])
        if foe >= 0:
            self.put(stage, frame, foe)

    def whom(self) -> str:
        return p_("the angel it duels with")


class Fighters(To):
    """Your angel in the duel that is being fought."""

    __slots__ = ()

    def run(self, stage: Stage, frame: Frame) -> None:
        for slot in (stage.state.attacker, stage.state.defender):
            if stage.present(slot) and stage.seat_of(slot) == frame.seat:
                self.put(stage, frame, slot)
                return

    def whom(self) -> str:
        return p_("your angel in the duel")


class Each(To):
    """Everybody who fits."""

    __slots__ = ("pick",)
    several = True

    def __init__(self, pick: Angels | Humans, *acts: Act) -> None:
        super().__init__(*acts)
        self.pick = pick

    def run(self, stage: Stage, frame: Frame) -> None:
        found = self.pick.find(stage, frame.seat, frame.memory[0])
        for slot in reversed(found) if self.asking else found:
            if self.pick.fits(stage, slot):
                self.put(stage, frame, slot)

    def whom(self) -> str:
        return self.pick.each()


class Aimed(Node):
    """What needs a target when it is played."""

    __slots__ = ()

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        raise NotImplementedError


class One(To, Aimed):
    """One who fits: aimed at when it is played, or, where nothing was aimed, chosen when it happens."""

    __slots__ = ("pick",)
    asks = True

    def __init__(self, pick: Angels | Humans, *acts: Act) -> None:
        super().__init__(*acts)
        self.pick = pick

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        return [*map(SLOT_NAMES.__getitem__, self.pick.find(stage, seat, source))]

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        if frame.memory[1] != AT_NOTHING:
            return []
        return [stage.pick(slot) for slot in self.pick.find(stage, frame.seat, frame.memory[0])]

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        self.put(stage, frame, stage.slot_of(move.src or ""))

    def run(self, stage: Stage, frame: Frame) -> None:
        slot = slot_of(frame)
        if stage.present(slot) and self.pick.fits(stage, slot):
            self.put(stage, frame, slot)

    def whom(self) -> str:
        return self.pick.one()


class Seek(One):
    """One of a certain kind, which may be sought among the covered: who proves to be another is at least seen."""

    __slots__ = ()

    def run(self, stage: Stage, frame: Frame) -> None:
        slot = slot_of(frame)
        if not stage.present(slot) or self.pick.fits(stage, slot):
            super().run(stage, frame)
        elif not stage.guarded(frame, slot):
            stage.show(slot, frame.seat)

    def text(self) -> str:
        return _("{text} If it is another, you only look at it.").format(text=super().text())


ROWS_OF = {ANY: P_("one row"), OWN: P_("one of your rows"), ENEMY: P_("one row")}
ONE_ROW = {SUPPORT: P_("the support of one player"), LAND: P_("the land of one player"), FIGHT: P_("the fight")}


class Row(To, Aimed):
    """Everybody in one row who fits. The fight is one common row (AB15): it reaches all fighters, except where the text
    speaks of enemies or of your own."""

    __slots__ = ("pick",)

    def __init__(self, pick: Angels, *acts: Act) -> None:
        super().__init__(*acts)
        self.pick = pick

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        owners = range(len(stage.state.sides)) if self.pick.who == ANY else stage.owners(seat, self.pick.who)
        return [ROW_NAMES[each][row] for each in owners for row in self.pick.rows if stage.anybody_in(each, row)]

    def run(self, stage: Stage, frame: Frame) -> None:
        sort, row, seat = target_of(frame)
        if sort != AT_ROW:
            return
        reached = places_of(self.pick.who, (FIGHT,), frame.seat, len(stage.state.sides))
        here = [
            slot for slot in (reached if row == FIGHT else slots(seat, row))
            if stage.present(slot) and self.pick.fits(stage, slot)
        ]  # fmt: skip
        for slot in reversed(here) if self.asking else here:
            if not (self.pick.other and slot == frame.memory[0]):
                self.put(stage, frame, slot)

    def whom(self) -> str:
        everybody = Angels(self.pick.who, oldest=self.pick.oldest, female=self.pick.female).each()
        where = _(ROWS_OF[self.pick.who])
        if len(self.pick.rows) == 1:
            where = _(ONE_ROW[self.pick.rows[0]])
        return _("{everybody} in {row}").format(everybody=everybody, row=where)


class Beside(To):
    """The others in the speaker's own row."""

    __slots__ = ("pick",)

    def __init__(self, pick: Angels, *acts: Act) -> None:
        super().__init__(*acts)
        self.pick = pick

    def run(self, stage: Stage, frame: Frame) -> None:
        source = frame.memory[0]
        if not stage.present(source):
            return
        for slot in stage.row_with(source):
            if stage.present(slot) and self.pick.fits(stage, slot) and not (self.pick.other and slot == source):
                self.put(stage, frame, slot)

    def whom(self) -> str:
        return _("{everybody} in this angel's row").format(everybody=self.pick.each())


# The stack


@dataclass(frozen=True, slots=True)
class Cancel(Aimed):
    """What waits on the stack comes to nothing; its cost stays paid."""

    interventions: bool = True
    asks: ClassVar[bool] = False

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        waiting = stage.state.interventions if self.interventions else stage.state.abilities
        zone = "intervention" if self.interventions else "ability"
        return [f"{zone}-{k}" for k, entry in enumerate(waiting) if entry.seat != seat and entry.part >= 0]

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.cancel(target_of(frame))

    def text(self) -> str:
        if self.interventions:
            return _("Cancel an enemy intervention that waits on the stack.")
        return _("Cancel an enemy ability that waits on the stack.")


class Redirect(Aimed):
    """The last intervention before this one gets another target, whoever may own that."""

    __slots__ = ()
    asks = False

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        return stage.other_targets(seat)

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.redirect(target_of(frame))

    def text(self) -> str:
        return _("Choose another target for the last intervention played, even one of its own player's angels.")


class Recall(Aimed):
    """An angel from a row or from a discard pile returns to its owner's hand."""

    __slots__ = ()
    asks = False
    pick = Angels()

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        return [SLOT_NAMES[slot] for slot in self.pick.find(stage, seat, source)] + stage.discarded_angels()

    def run(self, stage: Stage, frame: Frame) -> None:
        sort, at, seat = target_of(frame)
        if sort == AT_DISCARDED:
            stage.regain(seat, at)
        elif stage.present(at) and not stage.guarded(frame, at):
            stage.to_hand(at)

    def text(self) -> str:
        return _("Return an angel from any row or from a discard pile to its owner's hand.")


class Resurrect(Aimed):
    """From the own discard pile to the hand."""

    __slots__ = ()
    asks = False

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        return stage.discarded_angels(seat)

    def run(self, stage: Stage, frame: Frame) -> None:
        sort, card, seat = target_of(frame)
        if sort == AT_DISCARDED:
            stage.regain(seat, card)

    def text(self) -> str:
        return _("Return an angel from your discard pile to your hand.")


# Hands, decks and people


@dataclass(frozen=True, slots=True)
class EnemiesDiscard(Node):
    """Every opponent discards cards of their own choice."""

    n: int
    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        for seat in reversed(stage.others(frame.seat)):
            for _card in range(self.n):
                stage.stack.append(Frame(frame.card, (*frame.path, 0), seat, frame.memory))

    @property
    def parts(self) -> tuple[Node, ...]:
        return (DISCARD_ONE,)

    def text(self) -> str:
        return n_("Every opponent discards {n} card.", "Every opponent discards {n} cards.", self.n)


class DiscardOne(Node):
    __slots__ = ()

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.names.picks("discard", "hand", frame.seat, stage.state.sides[frame.seat].hand,
                                 f"discard-{frame.seat}")  # fmt: skip

    def run(self, stage: Stage, frame: Frame) -> None:
        pass

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.discard_from_hand(frame.seat, stage.names.card(move.src or ""))

    def text(self) -> str:
        return _("Discard a card.")


DISCARD_ONE = DiscardOne()


@dataclass(frozen=True, slots=True)
class Summon(Node):
    """Angels out of the deck enter the speaker's row face down; the deck is shuffled."""

    n: int
    female: bool = False
    asks: ClassVar[bool] = True

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        if not self._left(frame) or not stage.present(frame.memory[0]):
            return []
        cards = stage.summonable(frame.seat, frame.memory[0], self.female)
        entries = stage.names.picks("summon", "deck", frame.seat, cards)
        return [*stage.also_turned(entries, frame.memory[0]), DECLINE] if cards else []

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.shuffle_deck(frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.kind == "decline":
            stage.shuffle_deck(frame.seat)
            return
        stage.summon(frame.seat, stage.names.card(move.src or ""), frame.memory[0], move.arg == "turned")
        stage.stack.append(frame._replace(memory=(*frame.memory[:4], self._left(frame) - 1)))

    def _left(self, frame: Frame) -> int:
        return frame.memory[4] if len(frame.memory) > 4 else self.n

    def text(self) -> str:
        if self.female:
            return n_("{n} female angel from your deck enters this row face down.",
                      "{n} female angels from your deck enter this row face down.", self.n)  # fmt: skip
        return n_("{n} angel from your deck enters this row face down.",
                  "{n} angels from your deck enter this row face down.", self.n)  # fmt: skip


DECLINE = Move("decline")


@dataclass(frozen=True, slots=True)
class Token(Node):
    """A human token comes to the land of whom this works for."""

    level: int
    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.token(frame.seat, self.level)

    def text(self) -> str:
        return _("A human token of level {n} comes to your land.").format(n=self.level)


class MakeGiant(Aimed):
    """A giant of twice the level of one of your angels, who is named when this is played. `spares`: the angel stays.

    The price is paid at once and never comes back (AB7): the human is discarded, and with it an angel that is not
    spared; its level is noted then. The level of one that is spared is read when the giant appears."""

    __slots__ = ("spares",)
    asks = False

    def __init__(self, spares: bool) -> None:
        self.spares = spares

    def targets(self, stage: Stage, seat: int, source: int) -> list[str]:
        return [SLOT_NAMES[slot] for slot in Angels(OWN).find(stage, seat, NOBODY)]

    def pay(self, stage: Stage, human: int, angel: int) -> tuple[Target, int]:
        """What the giant will come from, and the level that is noted."""
        stage.discard(human)
        return (AT[angel], 0) if self.spares else stage.give_up(angel)

    def run(self, stage: Stage, frame: Frame) -> None:
        sort, at, seat = target_of(frame)
        if sort == AT_DISCARDED:
            stage.banish(seat, at)
            stage.make_giant(frame.seat, frame.memory[4])
        elif stage.present(at):
            stage.make_giant(frame.seat, stage.level(at))

    def text(self) -> str:
        if self.spares:
            return _("Discard this human for a giant of twice the level of one of your angels.")
        return _("Give up this human and one of your angels for a giant of twice its level.")


@dataclass(frozen=True, slots=True)
class Bury(Node):
    """Cards from the top of every opponent's deck are discarded."""

    n: int
    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        for seat in stage.others(frame.seat):
            stage.bury(seat, self.n)

    def text(self) -> str:
        return n_("Every opponent discards the top card of the deck.",
                  "Every opponent discards the top {n} cards of the deck.", self.n)  # fmt: skip


class SeeStake(Node):
    """A look at the people at stake."""

    __slots__ = ()
    asks = False

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.see_stake(frame.seat)

    def text(self) -> str:
        return _("Look at the people at stake.")


class MoreStake(Node):
    """Another human joins the stake."""

    __slots__ = ()
    asks = False

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.lay_stake()

    def text(self) -> str:
        return _("Another human joins the stake.")


class LoseAngel(Node):
    """The land's player gives up one of the angels there."""

    __slots__ = ()

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        angels = Angels(OWN, (LAND,)).find(stage, frame.seat, NOBODY)
        return [stage.pick(slot) for slot in angels] if len(angels) > 1 else []

    def run(self, stage: Stage, frame: Frame) -> None:
        for slot in Angels(OWN, (LAND,)).find(stage, frame.seat, NOBODY):
            stage.discard(slot)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.discard(stage.slot_of(move.src or ""))

    def text(self) -> str:
        return _("Discard one of your angels on this land.")


class Uncover(Node):
    """The twin that kept a covered fighter from being revealed is gone (AB10): its player may reveal it now, for
    nothing. Whoever does so first shuts out the others; who does not has had the chance."""

    __slots__ = ()

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        slot = frame.memory[0]
        return [stage.uncovering(slot), DECLINE] if stage.may_uncover(slot) else []

    def run(self, stage: Stage, frame: Frame) -> None:
        pass

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.kind == "decline":
            stage.waive(frame.memory[0])
        else:
            stage.turn_up(frame.memory[0])

    def text(self) -> str:
        return _("Its twin no longer lies open. You may reveal this angel; if you don't, it is discarded as usual.")
