"""Angel Wars on the table."""

from ui.games.angel_wars import faces
from ui.games.angel_wars.ending import decided
from ui.games.angel_wars.fanfares import FANFARES
from ui.games.angel_wars.layout import LAYOUT
from ui.games.angel_wars.tension import tension
from ui.games.look import USUAL, Cue, GameLook

LOOK = GameLook(
    signs={"roll": "die"},
    layout=LAYOUT,
    ground="angel_wars/ground",
    cues={**USUAL, "step": Cue("put", 0.26), "flip": Cue("flip", 0.28), "roll": Cue("die", 0.75, "tumble")},
    tension=tension,
    fanfares=FANFARES,
    flips=frozenset({"tile"}),
    painters={"figure": faces.figure, "goal": faces.goal, "pips": faces.pips},
    cried=(0.0, 0.1, 0.255),  # beside the board
    varied=frozenset({"tile"}),
    emblems=frozenset({"figure"}),
    decided=decided,
)
