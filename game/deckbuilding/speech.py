"""What both deck-building games say in the same words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.contract import Event, Move
from game.core.language import N_, _
from game.core.names import NONE, Names
from game.core.reading import Named, listed, name, who
from game.core.ref import ref
from game.core.things import Thing


def moved(view: Any, names: Names, supply: int, move: Move) -> int:
    """The card that a move is about; NONE for a plain button."""
    named = ref(move.src)
    if named.zone == "supply":
        return supply
    return int(view.store[named.number]) if named.zone == "store" else names.find(move.src)


SENTENCES = {
    "shuffle": N_("{name} shuffles the discards into a new deck."), "draw": N_("{name} draws {cards}."),
    "exile": N_("{name} exiles {card}."), "recover": N_("{name} takes {card} back."),
    "take": N_("{name} takes {card}."), "buy": N_("{name} buys {card}."),
    "clear": N_("{name} exiles {card} from the Store."), "refill": N_("The Store now offers {card}."),
}  # fmt: skip


def sentence(sentences: Mapping[str, str], kinds: Sequence[Named], event: Event, names: Sequence[str]) -> str:
    """An event in words; empty for one that is not worth a line."""
    if event.kind not in sentences:
        return ""
    bearer = event.data.get("bearer", NONE)
    return _(sentences[event.kind]).format(
        name=who(event, names),
        card=name(kinds, event.card),
        bearer=name(kinds, bearer) if bearer != NONE else "",
        cards=listed(kinds, event.cards or ()),
        n=event.n,
    )


PLACES = {
    "deck": N_("{name}'s deck: {n} cards."),
    "hand": N_("{name}'s hand."),
    "discard": N_("{name}'s discard pile."),
    "titles": N_("{name}'s Titles."),
}
PILES = {
    "purse": N_("The purse: cards spent in this turn."),
    "exile": N_("Exiled cards."),
    "store": N_("A gap in the Store."),
}


def place(places: Mapping[str, str], piles: Mapping[str, str], thing: Thing, who: str) -> str:
    """A mat or a face-down pile in words."""
    zone = thing.place if thing.place in piles else ref(thing.place).zone
    if thing.owner is not None and zone in places:
        return _(places[zone]).format(name=who, n=thing.number)
    return _(piles.get(zone, N_("A place for cards."))).format(n=thing.number)
