"""Aniołowie on the table."""

from functools import partial

from game.core.language import N_
from ui.games.aniolowie import faces
from ui.games.aniolowie.ending import decided
from ui.games.aniolowie.fanfares import FANFARES, aimed, lent
from ui.games.aniolowie.glossary import GLOSSARY
from ui.games.aniolowie.layout import LAYOUT
from ui.games.aniolowie.tension import tension
from ui.games.look import SILENT, USUAL, CardLook, Cue, GameLook, Sign
from ui.table.overlays import total

_heard = partial(Cue, waits=False)
"""Chains of events are long enough: what moves nothing is only heard."""

LOOK = GameLook(
    layout=LAYOUT,
    ground="aniolowie/ground",
    cues={
        **USUAL,
        # The turn
        "phase": _heard("turn"), "done": Cue(SILENT), "offer": _heard("put"), "mulligan": _heard("shuffle"),
        "drop": _heard("page"), "place": _heard("put"), "tilt": _heard("flip"), "count": _heard("turn"),
        "on": _heard("turn"),
        # What is played, and whether it comes to anything
        "play": Cue("card_intervention"), "use": Cue("put"), "resolve": _heard("page", 0.5), "redirect": _heard("flip"),
        "cancel": _heard("refuse"), "void": _heard("refuse"),
        # What befalls cards
        "reveal": Cue("card_angel", 0.6),
        "level": _heard("coin", flight=lent), "mark": _heard("put"), "unmark": _heard("lift"), "lower": _heard("put"),
        "restore": _heard("chime"), "renew": _heard("chime"), "return": Cue("lift"), "regain": _heard("lift"),
        "bury": _heard("shuffle"), "shift": Cue("page"), "mix": _heard("shuffle"), "shown": _heard("flip"),
        "clash": _heard("page"),
        # Duels, people and giants
        "attack": _heard("turn", flight=aimed), "duel": _heard("die"), "escape": _heard("lift"), "take": Cue("coin"),
        "speak": _heard("turn"), "join": Cue("put"), "refuse": _heard("refuse"), "homeward": _heard("lift"),
        "defect": _heard("lift"), "giant": _heard("turn"), "stride": _heard("put"), "rage": _heard("die"),
        "slain": _heard("page"),
        # The fight
        "stake": _heard("flip"), "looked": _heard("flip"), "totals": _heard("coin"), "fought": _heard("chime"),
        "claim": Cue("lift"), "left": _heard("page"),
    },
    tension=tension,
    step_by_step=True,
    fanfares=FANFARES,
    together=frozenset({"draw", "discard", "drop", "level", "renew", "offer"}),
    signs={"escape": "home"},
    heads=frozenset({"phase"}),
    turns=frozenset(),
    painters={"row": faces.row, "counter-total": total, "counter-people": faces.people, "giant": faces.giant},
    card=CardLook(
        glossary=GLOSSARY,
        glyphs={
            "draw": "cards", "recover": "undo", "discard": "chevron-down", "destroy": "close", "use": "play",
            "sacrifice": "sun", "toll": "minus", "block": "lock", "shield": "star", "silence": "mute", "peek": "eye",
            "home": "home", "convert": "handshake",
        },
        signs={
            "level": Sign(N_("Level"), N_("its strength; at 0 it is gone"), "top-left"),
            "support": Sign(
                N_("Support"), N_("what it adds to its level when it lies sideways in the fight"), "bottom-right"
            ),
        },
        dress=faces.dress,
        trim=faces.trim,
    ),
    corners={"row": 16},
    discs=frozenset({"first", "people", "total"}),
    aims=(("attacks", "duel", "bad"), ("aims", "aimed", "hint")),
    emblem=0.27,
    groups={"interventions": "star", "people": "person"},
    at_once=frozenset({"offer", "discard", "claim"}),
    decided=decided,
)  # fmt: skip
