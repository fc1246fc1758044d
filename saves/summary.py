"""Where a game stands, in one line of the library: kept in fields, so that it is said in the language of the day.

Saves of version 1, and the lines of their journals, hold an English sentence instead; it is read here once more, and
what is not one of ours stands as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from game.core.language import _, n_
from game.session import Session
from saves import fields, names

LONGEST = 200
SENTENCE = re.compile(r"(?P<n>\d{1,9}) moves?(?: · (?P<name>.+) to move)?|(?P<names>.+) won")

Fields = dict[str, Any]


def of(played: Session) -> Fields:
    outcome = played.outcome()
    stands = {"to_act": played.to_act()} if outcome is None else {"winners": list(outcome.winners)}
    return {"moves": len(played.moves), **stands}


def said(told: Fields | str, players: Sequence[str]) -> str:
    """The summary out of a file as the app shows it; `players` are the names of the seats."""
    if isinstance(told, str):
        told = in_fields(names.tidy(told, LONGEST), players)
    if isinstance(told, str):
        return told
    called = dict(enumerate(players))
    if "winners" in told:
        winners = ", ".join(called.get(seat, fields.called("", seat + 1)) for seat in told["winners"])
        if winners:
            return _("{names} won").format(names=winners)
        return _("Draw") if len(players) > 1 else _("The game is over")
    moves, seat = n_("{n} move", "{n} moves", told["moves"]), told["to_act"]
    if seat is None:
        return moves
    return f"{moves} · " + _("{name} to move").format(name=called.get(seat, fields.called("", seat + 1)))


def in_fields(sentence: str, players: Sequence[str], moves: int = 0) -> Fields | str:
    """A sentence of version 1 as fields; the sentence again if it is none, or names nobody at the table.

    A game that ended does not tell its `moves`: they are those of the save.
    """
    if sentence in ("Draw", "The game is over"):
        return {"moves": moves, "winners": []}
    found = SENTENCE.fullmatch(sentence)
    if not found:
        return sentence
    if found["names"]:
        winners = [found["names"]] if found["names"] in players else found["names"].split(", ")
        known = all(name in players for name in winners)
        return {"moves": moves, "winners": [players.index(name) for name in winners]} if known else sentence
    if found["name"] and found["name"] not in players:
        return sentence
    return {"moves": int(found["n"]), "to_act": players.index(found["name"]) if found["name"] else None}
