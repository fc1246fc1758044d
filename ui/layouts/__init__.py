"""Where each game's places lie on its table. A layout is found by the id of its game."""

from __future__ import annotations

from importlib import import_module

from ui.layouts.shape import Layout

_extra: dict[str, Layout] = {}


def register(game: str, layout: Layout) -> None:
    """Makes a layout known that does not live here: games of the tests."""
    _extra[game] = layout


def layout(game: str) -> Layout:
    if game in _extra:
        return _extra[game]
    found: Layout = import_module(f"ui.layouts.{game}").LAYOUT
    return found
