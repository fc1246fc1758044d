"""What a seat can't see, as things that nobody may look at: whoever does so is found out.

A move tells its player nothing if all that the player sees of it could have been foretold from what was seen before.
So it is played upon the player's own view, where everything that is hidden there, the random number too, is a
`Veiled` thing. It may be carried from place to place; a rule that has to know what it is raises `Looked`.
"""

from __future__ import annotations

from typing import Any, NoReturn

from game.core.codec import PLAIN, parts
from game.core.contract import HIDDEN, Event, Move, Rules, redact


class Looked(Exception):
    """A rule had to know what is hidden."""


class Veiled:
    """A number that is not seen. That it is none below nought, as an empty place has, is no secret."""

    __slots__ = ()

    def _look(self, *_others: object) -> NoReturn:
        raise Looked

    def __eq__(self, other: object) -> bool:
        return False if _empty(other) else self._look()

    def __ne__(self, other: object) -> bool:
        return True if _empty(other) else self._look()

    def __lt__(self, other: object) -> bool:
        return False if other == 0 or _empty(other) else self._look()

    def __ge__(self, other: object) -> bool:
        return not self < other

    def __gt__(self, other: object) -> bool:
        return True if _empty(other) else self._look()

    def __le__(self, other: object) -> bool:
        return not self > other

    __hash__ = __bool__ = __index__ = __int__ = __neg__ = __invert__ = __iter__ = __len__ = __str__ = _look
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __mod__ = __floordiv__ = __divmod__ = _look
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rshift__ = __rrshift__ = __lshift__ = __rlshift__ = _look
    __getitem__ = __contains__ = __format__ = __getattr__ = _look


VEILED = Veiled()


def _empty(other: object) -> bool:
    return isinstance(other, int) and other < 0


def veil(view: Any, truth: Any) -> Any:
    """The view, in which whatever differs from the truth is veiled; its lists and records are changed in place."""
    if view == truth:
        return view
    names = parts(view.__class__)
    if names is not None:
        for name in names:
            setattr(view, name, veil(getattr(view, name), getattr(truth, name)))
        return view
    if isinstance(view, (list, tuple)) and isinstance(truth, (list, tuple)) and len(view) == len(truth):
        items = [
            (seen if seen == true else VEILED) if type(seen) in PLAIN else veil(seen, true)
            for seen, true in zip(view, truth, strict=True)
        ]
        if isinstance(view, list):
            view[:] = items
            return view
        return type(view)(*items) if hasattr(view, "_fields") else tuple(items)
    return VEILED


def foretold(rules: Rules[Any], state: Any, move: Move, seat: int, after: Any, events: list[Event]) -> bool:
    """Could the seat have known before what it sees after the move, and all that it was told?"""
    table = veil(rules.view(state, seat), state)
    told: list[Event] = []
    try:
        rules.advance(table, move, told.append)
        foreseen, seen = rules.view(table, seat), rules.view(after, seat)
        heard = [redact(event, seat) for event in events]
        return _same(foreseen, seen) and _same([redact(event, seat) for event in told], heard)
    except Looked:
        return False


def _same(foreseen: Any, seen: Any) -> bool:
    """Do both look alike? Most are equal as they are; where something is veiled they are compared bare."""
    try:
        if foreseen == seen:
            return True
    except Looked:
        pass
    return bool(bare(foreseen) == bare(seen))


def bare(value: Any) -> Any:
    """As plain data, where what is veiled is hidden as in any view."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, Veiled):
        return HIDDEN
    names = parts(value.__class__)
    if names is not None:
        return {name: bare(getattr(value, name)) for name in names}
    if isinstance(value, (list, tuple)):
        return [item if type(item) in PLAIN else bare(item) for item in value]
    if isinstance(value, dict):
        return {str(key): bare(item) for key, item in value.items()}
    return value
