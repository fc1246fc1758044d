"""ArchPiratus on the table."""

from ui.games import deckbuilding
from ui.games.archpiratus import faces
from ui.games.archpiratus.layout import LAYOUT
from ui.games.look import Cue, GameLook

CARDLIKE = deckbuilding.CARDLIKE | {"mission"}

LOOK = GameLook(
    layout=LAYOUT,
    cues={
        **deckbuilding.CUES,
        "ashore": Cue("page"), "calm": Cue("page"), "claim": Cue("lift"), "complete": Cue("chime", 0.45),
        "contract": Cue("flip", 0.4), "event": Cue("turn", 0.6), "fire": Cue("die", 0.6, "jolt"), "fit": Cue("put"),
        "fly": Cue("lift", 0.45), "hire": Cue("put"), "raid": Cue("turn"), "repair": Cue("chime"),
        "salvage": Cue("put"), "send": Cue("page"), "steal": Cue("lift"), "swap": Cue("lift"),
    },
    flips=CARDLIKE,
    painters={"station": faces.station, "ship": faces.ship},
    signs={
        **deckbuilding.SIGNS, "credit": "bottom-left", "points": "bottom-left", "tech": "bottom-right",
        "crew": "bottom-right",
    },
    edged=CARDLIKE,
    corners={"station": 14},
    discs=frozenset({"credit", "points"}),
    emblems=frozenset({"ship"}),
)  # fmt: skip
