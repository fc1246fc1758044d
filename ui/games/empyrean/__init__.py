"""Battle for Empyrean on the table."""

from game.core.language import N_
from ui.games.empyrean import faces
from ui.games.empyrean.ending import decided
from ui.games.empyrean.fanfares import FANFARES, lent
from ui.games.empyrean.glossary import GLOSSARY
from ui.games.empyrean.layout import LAYOUT
from ui.games.empyrean.tension import tension
from ui.games.look import SILENT, USUAL, CardLook, Cue, GameLook, Sign
from ui.table.faces import Faces
from ui.table.overlays import total

LOOK = GameLook(
    layout=LAYOUT,
    ground="empyrean/ground",
    cues={
        **USUAL,
        "again": Cue("chime"), "banish": Cue("page"), "command": Cue("turn"), "deploy": Cue("put", 0.3),
        "destroy": Cue("page"), "done": Cue(SILENT), "ending": Cue(SILENT), "essence": Cue("coin"),
        "keep": Cue("lift"), "look": Cue("flip"), "might": Cue("coin", flight=lent), "move": Cue("lift"),
        "reach": Cue("chime"), "rescue": Cue("lift"), "reveal": Cue("card_unit", 0.6), "return": Cue("lift"),
        "round": Cue("turn", 0.3), "stop": Cue("put"), "stopped": Cue("refuse"), "token": Cue("put"),
    },
    tension=tension,
    step_by_step=True,
    fanfares=FANFARES,
    heads=frozenset({"round", "ending"}),
    turns=frozenset(),
    painters={
        "battlefield": faces.battlefield, "zones": Faces.mat, "counter-might": total,
        "counter-essence": faces.tracker, "counter-round": faces.tracker,
    },
    slotted={"zones": faces.zones},
    card=CardLook(
        glossary=GLOSSARY,
        glyphs={
            "draw": "cards", "recover": "undo", "discard": "chevron-down", "deploy": "plus", "destroy": "close",
            "banish": "eye-off", "again": "step", "when": "bell", "command": "flag", "others": "person",
        },
        signs={
            "essence": Sign(N_("Essence"), N_("what you pay to deploy the card"), "top-left"),
            "might": Sign(N_("Might"), N_("what it adds to your side of a battlefield"), "bottom-right"),
        },
        dress=faces.dress,
    ),
    corners={"battlefield": 16, "zones": 20},
    discs=frozenset({"first", "might"}),
    emblem=0.48,
    at_once=frozenset({"keep", "discard", "banish", "recover"}),
    decided=decided,
)  # fmt: skip
