"""Angel Wars: the board in its frame, the die and the movements at its left."""

from __future__ import annotations

from collections.abc import Mapping

from game.angel_wars.board import NAMES
from game.angel_wars.state import State
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 1306.0, 1000.0
FRAME: Box = (332.0, 6.0, 962.0, 962.0)
SIGN = 22.0
RIM = FRAME[2] * 0.06
CELL = (FRAME[2] - 2 * RIM) / 8
BAND = FRAME[2] * 0.66


def _tile(tile: int) -> Place:
    return Place((FRAME[0] + RIM + tile % 8 * CELL, FRAME[1] + RIM + tile // 8 * CELL, CELL, CELL))


def _edges() -> dict[str, Place]:
    x, y, side, _ = FRAME
    along, thick = (side - BAND) / 2, RIM * 0.74
    inset = (RIM - thick) / 2
    return {
        "edge-north": Place((x + along, y + inset, BAND, thick)),
        "edge-south": Place((x + along, y + side - RIM + inset, BAND, thick)),
        "edge-west": Place((x + inset, y + along, thick, BAND)),
        "edge-east": Place((x + side - RIM + inset, y + along, thick, BAND)),
    }


PLACES: dict[str, Place] = {
    **{name: _tile(tile) for tile, name in enumerate(NAMES)},
    **_edges(),
    "die": Place((78.0, 600.0, 180.0, 180.0)),
    "movements": Place((48.0, 800.0, 240.0, 96.0)),
}


def _signs() -> tuple[tuple[str, Box], ...]:
    """The letters of the columns below the board, the numbers of the rows at its left."""
    x, y, side, _ = FRAME
    letters = [(NAMES[k][0], (x + RIM + k * CELL, y + side + 4, CELL, SIGN)) for k in range(8)]
    numbers = [(NAMES[8 * k][1], (x - SIGN - 4, y + RIM + k * CELL, SIGN, CELL)) for k in range(8)]
    return (*letters, *numbers)


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    return PLACES


LAYOUT = Layout(
    size=SIZE,
    furniture=(("angel_wars/frame", FRAME),),
    places=places,
    signs=_signs(),
    fits={"tile": Fit(0.99, 0.99, 0.995), "figure": Fit(0.80, 1.0, 0.95)},
    standing=frozenset({"figure"}),
)
