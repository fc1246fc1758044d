"""ArchPiratus on the table."""

from game.core.language import N_
from ui.games import deckbuilding
from ui.games.archpiratus import faces
from ui.games.archpiratus.ending import decided
from ui.games.archpiratus.fanfares import FANFARES, shot
from ui.games.archpiratus.glossary import GLOSSARY
from ui.games.archpiratus.layout import LAYOUT
from ui.games.archpiratus.tension import tension
from ui.games.look import CardLook, Cue, GameLook, Sign

CARDLIKE = deckbuilding.CARDLIKE | {"mission"}

LOOK = GameLook(
    layout=LAYOUT,
    ground="archpiratus/ground",
    cues={
        **deckbuilding.CUES,
        "abandon": Cue("page"), "ashore": Cue("page"), "calm": Cue("page"), "claim": Cue("card_tech"),
        "complete": Cue("chime", 0.45),
        "contract": Cue("flip", 0.4), "event": Cue("turn", 0.6), "fire": Cue("shot", 0.5, "jolt", flight=shot),
        "fit": Cue("card_tech"), "fly": Cue("lift", 0.45), "hire": Cue("card_crew"), "raid": Cue("turn"),
        "renew": Cue("flip", 0.3), "repair": Cue("chime"), "salvage": Cue("put"),
        "send": Cue("page"), "steal": Cue("lift"), "swap": Cue("lift"),
    },
    tension=tension,
    fanfares=FANFARES,
    flips=CARDLIKE,
    painters={"station": faces.station, "ship": faces.ship, "counter-hull": faces.hull},
    card=CardLook(
        glossary=GLOSSARY,
        glyphs={**deckbuilding.GLYPHS, "repair": "plus", "swap": "shuffle"},
        signs={
            **deckbuilding.SIGNS,
            "credit": Sign(N_("Credit"), N_("what it gives you to pay with"), "bottom-left"),
            "points": Sign(N_("Points"), N_("what the mission is worth"), "bottom-left"),
            "tech": Sign(N_("Tech value"), N_("how strong it makes the ship"), "bottom-right"),
            "crew": Sign(N_("Crew value"), N_("how many hands it counts for"), "bottom-right"),
        },
        glows={"here": "lit"},
    ),
    edged=CARDLIKE,
    corners={"station": 2, "ship": 3},
    discs=frozenset({"credit", "points"}),
    emblems=frozenset({"ship"}),
    at_once=frozenset({"buy", "salvage", "recover"}),
    champions=deckbuilding.CHAMPIONS,
    decided=decided,
)  # fmt: skip
