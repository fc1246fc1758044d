"""The words that both deck-building games know."""

from game.core.vocabulary import ANSWERS, Vocabulary

SHARED = ANSWERS | Vocabulary(
    moves={"appoint", "spend", "buy", "refill", "exile", "clear", "recover", "end", "automaton", "title"},
    told={
        "appoint", "shuffle", "draw", "exile", "recover", "take", "buy", "clear", "refill", "gain", "spend", "title",
        "over",
    },
    silent={"turn", "end"},
    details={"turn", "winners"},
    things={"card", "mat", "leader", "counter"},
    zones={
        "hand", "deck", "discard", "titles", "leader", "leaders", "store", "supply", "purse", "exile",
    },
)  # fmt: skip
