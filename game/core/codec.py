"""Any state or view as plain JSON, and back, trusting nothing.

A game registers its State class; the types of its fields are the whole specification. What does not fit
is a `CodecError` that names the place.
"""

from __future__ import annotations

import dataclasses
import json
import types
from functools import cache
from hashlib import blake2b
from typing import Any, Union, get_args, get_origin, get_type_hints

from game.core.language import P_, _, n_

FORM = 1
"""How `encode` and `checksum` write; raised when they write the same state otherwise."""
LARGEST = 1 << 64
LONGEST = 100_000
PLAIN = frozenset({int, str, bool, type(None)})
"""Most of a state; told apart at once, since every move encodes one."""

_states: dict[str, type[Any]] = {}


class CodecError(ValueError):
    """Data that is not what the game's state needs."""


def register(game: str, state: type[Any]) -> None:
    """Makes `decode(game, ...)` build this class."""
    _states[game] = state


def encode(value: Any) -> Any:
    """Plain JSON of a state, a view, or anything inside one."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    names = parts(value.__class__)
    if names is not None:
        return {name: encode(getattr(value, name)) for name in names}
    if isinstance(value, (list, tuple)):
        return [item if type(item) in PLAIN else encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


@cache
def parts(kind: type[Any]) -> tuple[str, ...] | None:
    """The names of a record's fields; None for what is no record."""
    return tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else None


def decode(game: str, data: Any) -> Any:
    """The state again; `CodecError` if the data is no state of that game."""
    if game not in _states:
        raise CodecError(_("no game '{game}' is loaded").format(game=game))
    return _read(_states[game], data, "state")


def checksum(state: Any) -> str:
    """A short sign of a state: two that differ have, as good as surely, different ones."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), default=_named)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _named(value: Any) -> dict[str, Any]:
    """A record as what JSON knows; all else in a state it knows itself."""
    names = parts(value.__class__)
    if names is None:
        raise TypeError(f"a state may not hold a {type(value).__name__}")
    return {name: getattr(value, name) for name in names}


@cache
def form(game: str) -> str:
    """Which parts the states of a game have. Checksums of another form say nothing about these states."""
    return f"{FORM}-{blake2b(_shape(_states[game]).encode(), digest_size=4).hexdigest()}"


def _shape(kind: Any) -> str:
    """A type of a state in words, with all that is in it."""
    if isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, tuple)):
        parts = ",".join(f"{name}:{_shape(hint)}" for name, hint in get_type_hints(kind).items())
        return f"{kind.__name__}({parts})"
    inner = ",".join(map(_shape, get_args(kind)))
    origin = get_origin(kind) or kind
    name = "union" if origin in (Union, types.UnionType) else getattr(origin, "__name__", str(origin))
    return f"{name}[{inner}]" if inner else name


def _read(kind: Any, data: Any, where: str) -> Any:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _read_union(kind, data, where)
    if kind is None or kind is type(None):
        return _demand(data is None, data, where, P_("nothing"))
    if kind is bool:
        return _demand(isinstance(data, bool), data, where, P_("true or false"))
    if kind is int:
        fits = isinstance(data, int) and not isinstance(data, bool) and -LARGEST < data < LARGEST
        return _demand(fits, data, where, P_("a 64-bit whole number"))
    if kind is str:
        return _demand(isinstance(data, str) and len(data) <= LONGEST, data, where, P_("a text"))
    if origin is list:
        return [_read(get_args(kind)[0], item, f"{where}[{i}]") for i, item in _items(data, where)]
    if origin is tuple:
        return _read_tuple(get_args(kind), data, where)
    if origin is dict:
        _demand(isinstance(data, dict) and len(data) <= LONGEST, data, where, P_("an object"))
        of_key, of_value = get_args(kind)
        return {_read_key(of_key, key, where): _read(of_value, item, f"{where}.{key}") for key, item in data.items()}
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _read_dataclass(kind, data, where)
    if isinstance(kind, type) and issubclass(kind, tuple):
        return kind(*_read_tuple(tuple(get_type_hints(kind).values()), data, where))
    raise TypeError(f"{where}: a state may not hold a {kind!r}")


def _demand(good: bool, data: Any, where: str, wanted: str) -> Any:
    if not good:
        raise CodecError(_("{where} should be {wanted}").format(where=where, wanted=_(wanted)))
    return data


def _items(data: Any, where: str) -> list[tuple[int, Any]]:
    _demand(isinstance(data, (list, tuple)) and len(data) <= LONGEST, data, where, P_("a list"))
    return list(enumerate(data))


def _read_key(kind: Any, key: str, where: str) -> Any:
    if kind is int:
        digits = key.removeprefix("-")
        good = digits.isascii() and digits.isdigit() and len(digits) < 20
        return int(_demand(good, key, where, P_("a numbered object")))
    return key


def _read_tuple(kinds: tuple[Any, ...], data: Any, where: str) -> Any:
    items = _items(data, where)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read(kinds[0], item, f"{where}[{i}]") for i, item in items)
    if len(items) != len(kinds):
        text = n_(
            "{where} should be a list of {n} entry", "{where} should be a list of {n} entries", len(kinds), where=where
        )
        raise CodecError(text)
    return tuple(_read(kinds[i], item, f"{where}[{i}]") for i, item in items)


def _read_union(kind: Any, data: Any, where: str) -> Any:
    problems = []
    for choice in get_args(kind):
        try:
            return _read(choice, data, where)
        except CodecError as problem:
            problems.append(str(problem))
    raise CodecError(problems[0])


def _read_dataclass(kind: type[Any], data: Any, where: str) -> Any:
    _demand(isinstance(data, dict), data, where, P_("an object"))
    hints = get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(kind)]
    younger = {field.name for field in dataclasses.fields(kind) if field.default is not dataclasses.MISSING}
    missing = [name for name in names if name not in data and name not in younger]
    unknown = [str(name)[:40] for name in data if name not in names]
    if missing:
        raise CodecError(_("{where} lacks '{part}'").format(where=where, part=missing[0]))
    if unknown:
        raise CodecError(_("{where} has an unknown part '{part}'").format(where=where, part=unknown[0]))
    return kind(**{name: _read(hints[name], data[name], f"{where}.{name}") for name in names if name in data})
