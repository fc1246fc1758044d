"""First steps in Angel Wars: open a way by flipping tiles, run, and bring a figure home."""

from __future__ import annotations

from game.core.language import N_
from game.core.lesson import Lesson, do, other, read

LESSON = Lesson(
    {"first": "1"},
    1,
    (
        read(
            N_(
                "Angel Wars is a race. Your orange guardians cross the board to the north, the blue ones to the east. "
                "Whoever has all six home first, wins. The demons come towards you."
            ),
            "south-1", "south-2", "south-3", "west-1", "west-2", "west-3", "goal-north", "goal-east",
        ),
        read(
            N_(
                "A figure walks upon tiles of its own colour, along a row or a column, as far as they reach. At the "
                "beginning nobody can walk: all around there are tiles of the other colour."
            ),
            "south-2",
        ),
        do(
            N_(
                "A turn has two movements. A movement flips a tile or moves a figure. Open a way for the guardian on "
                "d1: click the tile d2 to flip it to orange."
            ),
            "flip", "d2",
        ),
        do(
            N_("Now d2 and d3 are orange. Drag the guardian from d1 to d3: one movement, however far it goes."),
            "step", "south-2", "d3",
        ),
        other("flip", "d7"),
        other("step", "north-2", "d6"),
        read(
            N_(
                "Two movements, and the turn was over. The Teacher did the same. What was flipped in a turn, here d7, "
                "the next player must not flip back at once."
            ),
            "d7",
        ),
        do(N_("Once more: flip d4 to orange."), "flip", "d4"),
        do(
            N_(
                "Run on to d5. There it ends: figures never strike each other, they only stand in each other's way."
            ),
            "step", "south-2", "d5",
        ),
        other("flip", "g5"),
        other("step", "east-2", "f5"),
        read(
            N_("A tile with a figure upon it can't be flipped by anybody. So you stand safely, wherever you stand."),
            "south-2",
        ),
        do(N_("The demon on d6 is in the way. Go round it: flip e5."), "flip", "e5"),
        do(N_("Step aside to e5."), "step", "south-2", "e5"),
        other("flip", "d5"),
        other("step", "north-2", "d5"),
        do(
            N_("Look at your column: e6 and e8 are orange, only e7 is not. Flip e7, and the whole way is open."),
            "flip", "e7",
        ),
        do(N_("Run home: three tiles in one movement, to e8."), "step", "south-2", "e8"),
        read(
            N_(
                "One guardian is home. It may still move if it must, but all six have to be home at the same time. "
                "Flip tiles that help several figures, and spoil the way of others."
            ),
            "south-2",
        ),
        read(
            N_(
                "That is the whole game. You may also end a turn early. The other method adds a die that says how many "
                "movements you have, and up to four can play. All of that is in the rulebook."
            ),
        ),
    ),
)  # fmt: skip
