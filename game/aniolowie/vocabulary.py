"""The words of Aniołowie."""

from game.core.vocabulary import ANSWERS, Vocabulary

VOCABULARY = ANSWERS | Vocabulary(
    moves={
        "offer", "mulligan", "keep", "half", "discard", "place", "turn", "done", "resolve", "defend", "use", "play",
        "attack", "take", "pass", "claim", "leave", "count", "on", "pick", "put", "reveal", "shift", "summon",
    },
    told={
        "phase", "offer", "draw", "mulligan", "drop", "place", "tilt", "use", "play", "attack", "take", "duel", "shown",
        "discard", "return", "bury", "regain", "join", "refuse", "homeward", "defect", "shift", "reveal", "cancel",
        "void", "redirect", "speak", "mix", "level", "mark", "unmark", "lower", "renew", "restore", "escape", "clash",
        "giant", "stride", "rage", "slain", "stake", "looked", "totals", "fought", "claim", "left", "count", "on",
        "over",
    },
    silent={"done", "resolve"},
    details={"mark", "people", "phase", "to", "totals", "turn", "turned", "whose", "winner", "winners"},
    things={"card", "mat", "row", "giant", "counter", "token"},
    zones={
        "hand", "deck", "discard", "brought", "support", "land", "fight", "people", "procession", "stake", "grave",
        "boxed", "gone", "stack", "intervention", "abilities", "ability", "giants", "giant", "first", "total", "count",
    },
)  # fmt: skip
