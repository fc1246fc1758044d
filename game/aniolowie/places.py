"""The rows and slots of the table, and how they are called in moves."""

from __future__ import annotations

from game.aniolowie.state import LINE, MOST_SEATS, SLOTS, row_of, slots

ROW_KEYS = ("support", "land", "fight", "people")
SLOT_NAMES = tuple(
    f"{ROW_KEYS[row_of(slot)]}-{slot // SLOTS}-{slot % SLOTS - row_of(slot) * LINE}"
    for slot in range(MOST_SEATS * SLOTS)
)
SLOT_OF = {name: slot for slot, name in enumerate(SLOT_NAMES)}
ROW_NAMES = tuple(tuple(f"{key}-{seat}" for key in ROW_KEYS) for seat in range(MOST_SEATS))
ROWS_OF_TABLE = tuple(tuple(slots(seat, row) for row in range(4)) for seat in range(MOST_SEATS))
