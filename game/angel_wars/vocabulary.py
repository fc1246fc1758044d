"""The words of Angel Wars."""

from game.angel_wars.board import NAMES, SIDES
from game.core.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    moves={"flip", "step", "roll", "end"},
    told={"flip", "step", "roll", "pass", "end"},
    silent={"turn"},
    details={"face", "figure", "from", "home", "reason", "turn", "winners"},
    things={"tile", "figure", "goal", "die", "pips"},
    zones={*NAMES, *SIDES, "goal", "edge", "die", "movements"},
)
