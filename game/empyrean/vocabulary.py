"""The words of Battle for Empyrean."""

from game.core.vocabulary import ANSWERS, Vocabulary

VOCABULARY = ANSWERS | Vocabulary(
    moves={"keep", "deploy", "command", "move", "done", "pick", "discard", "stop", "banish", "recover"},
    told={
        "round", "keep", "deploy", "reveal", "stopped", "again", "command", "move", "might", "essence", "token", "stop",
        "draw", "discard", "destroy", "banish", "return", "rescue", "reach", "ending", "end", "over",
    },
    silent={"look", "done"},
    details={"equals", "field", "k", "round", "token", "totals", "winners"},
    things={"card", "mat", "battlefield", "zones", "counter", "token"},
    zones={
        "hand", "deck", "draft", "discard", "destroyed", "banished", "battlefield", "field", "unit", "total", "essence",
        "first", "round",
    },
)  # fmt: skip
