"""Aniołowie on the table."""

from ui.games.aniolowie import faces
from ui.games.aniolowie.layout import LAYOUT
from ui.games.look import SILENT, USUAL, Cue, GameLook
from ui.table.overlays import total

BRIEF = 0.12
"""Seconds for what is said and moves nothing."""

LOOK = GameLook(
    layout=LAYOUT,
    cues={
        **USUAL,
        # The turn
        "phase": Cue("turn", BRIEF), "done": Cue(SILENT), "offer": Cue("put"), "mulligan": Cue("shuffle"),
        "drop": Cue("page"), "place": Cue("put"), "tilt": Cue("flip"), "count": Cue("turn", BRIEF),
        "on": Cue("turn", BRIEF),
        # What is played, and whether it comes to anything
        "use": Cue("put"), "resolve": Cue("page", 0.5), "redirect": Cue("flip"), "cancel": Cue("refuse"),
        "void": Cue("refuse"),
        # What befalls cards
        "level": Cue("coin"), "mark": Cue("put"), "unmark": Cue("lift"), "lower": Cue("put"), "restore": Cue("chime"),
        "renew": Cue("chime"), "return": Cue("lift"), "regain": Cue("lift"), "bury": Cue("shuffle"),
        "shift": Cue("page"), "mix": Cue("shuffle"), "shown": Cue("flip"), "clash": Cue("page"),
        # Duels, people and giants
        "attack": Cue("turn"), "duel": Cue("die"), "escape": Cue("lift"), "take": Cue("coin"), "speak": Cue("turn"),
        "join": Cue("put"), "refuse": Cue("refuse"), "homeward": Cue("lift"), "defect": Cue("lift"),
        "giant": Cue("turn"), "stride": Cue("put"), "rage": Cue("die"), "slain": Cue("page"),
        # The fight
        "stake": Cue("flip"), "looked": Cue("flip", BRIEF), "totals": Cue("coin", BRIEF), "fought": Cue("chime"),
        "claim": Cue("lift"), "left": Cue("page", BRIEF),
    },
    step_by_step=True,
    painters={"row": faces.row, "counter-total": total, "counter-people": faces.people, "giant": faces.giant},
    slotted={"row": faces.row},
    dress=faces.dress,
    trim=faces.trim,
    signs={"level": "top-left", "support": "bottom-right"},
    corners={"row": 16},
    discs=frozenset({"first", "people", "total"}),
    aims=(("attacks", "duel", "bad"), ("aims", "aimed", "hint")),
    emblem=0.27,
    at_once=frozenset({"offer", "discard", "claim"}),
    ends=frozenset({"pass", "decline", "done"}),
)  # fmt: skip
