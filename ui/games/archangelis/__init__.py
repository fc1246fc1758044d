"""Archangelis on the table."""

from ui.games import deckbuilding
from ui.games.archangelis.layout import LAYOUT
from ui.games.look import SILENT, Cue, GameLook

CARDLIKE = deckbuilding.CARDLIKE | {"location", "pick"}

LOOK = GameLook(
    layout=LAYOUT,
    cues={
        **deckbuilding.CUES,
        "cast off": Cue("put"), "challenge": Cue("turn", 0.5), "defend": Cue("turn", 0.5), "disarm": Cue("put"),
        "disband": Cue("page"), "equip": Cue("put"), "final": Cue("turn"), "idle": Cue(SILENT), "join": Cue("put"),
        "lay": Cue("flip", 0.3), "lose": Cue("page"), "perform": Cue("chime"), "pick": Cue("put"),
        "raise": Cue("put"), "remove": Cue("put"), "resolve": Cue("turn", 0.5), "shift": Cue("page"),
        "smite": Cue("put"), "stand by": Cue("turn"), "summon": Cue("put"), "turn over": Cue("flip", 0.3),
        "use": Cue("put"), "win": Cue("chime", 0.45), "yield": Cue("put"),
    },
    flips=CARDLIKE,
    signs={**deckbuilding.SIGNS, "word": "bottom-left", "light": "bottom-right"},
    edged=CARDLIKE,
    discs=frozenset({"light"}),
)  # fmt: skip
