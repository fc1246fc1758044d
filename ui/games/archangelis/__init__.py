"""Archangelis on the table."""

from game.core.contract import Event
from game.core.language import N_
from game.core.ref import ref
from ui.games import deckbuilding
from ui.games.archangelis import faces
from ui.games.archangelis.ending import decided
from ui.games.archangelis.fanfares import FANFARES, strike
from ui.games.archangelis.glossary import GLOSSARY
from ui.games.archangelis.layout import LAYOUT
from ui.games.archangelis.tension import tension
from ui.games.look import SILENT, CardLook, Cue, GameLook, Sign

CARDLIKE = deckbuilding.CARDLIKE | {"location", "pick"}


def family(event: Event) -> str:
    """Angels join a Host, demons a Horde."""
    return "card_infernal" if event.kind == "join" and ref(event.dst).zone == "horde" else SILENT


LOOK = GameLook(
    signs={"turn over": "eye", "cast off": "chevron-down"},
    layout=LAYOUT,
    ground="archangelis/ground",
    cues={
        **deckbuilding.CUES,
        "banish": Cue("page"), "cast off": Cue("put"),
        "challenge": Cue("turn", 0.5), "defend": Cue("turn", 0.5), "disarm": Cue("put"),
        "disband": Cue("page"), "equip": Cue("card_relic"), "final": Cue("turn"), "idle": Cue(SILENT),
        "join": Cue("card_holy"), "lay": Cue("flip", 0.3), "lose": Cue("page", waits=False),
        "perform": Cue("card_intervention"), "pick": Cue("put"), "raise": Cue("card_holy"),
        "remove": Cue("put", flight=strike), "resolve": Cue("turn", 0.5, waits=False), "shift": Cue("page"),
        "smite": Cue("put"), "stand by": Cue("turn", waits=False), "summon": Cue("card_infernal"),
        "turn over": Cue("flip", 0.3), "use": Cue("put"), "win": Cue("chime", 0.45), "yield": Cue("put"),
    },
    family=family,
    tension=tension,
    fanfares=FANFARES,
    flips=CARDLIKE,
    painters={"counter-gauge": faces.gauge, "counter-crowns": faces.crowns},
    card=CardLook(
        glossary=GLOSSARY,
        glyphs={**deckbuilding.GLYPHS, "discard": "chevron-down", "solo": "machine", "others": "person"},
        signs={
            **deckbuilding.SIGNS,
            "word": Sign(N_("Word"), N_("what it gives you to pay with"), "bottom-left"),
            "light": Sign(N_("Light"), N_("its strength in a challenge"), "bottom-right"),
            "angels": Sign(N_("Angels"), N_("so many angels its winner may add to the final army")),
            "demons": Sign(N_("Demons"), N_("so many demons its winner may add to the final army")),
            "ophanim": Sign(N_("Ophanim"), N_("so many Ophanim its winner may add to the final army")),
        },
        told=faces.condition,
        glows={"challenged": "hint"},
        greys={"ignored": 0.85, "removed": 0.45},
        crossed=frozenset({"removed"}),
    ),
    edged=CARDLIKE,
    discs=frozenset({"light"}),
    at_once=frozenset({"buy", "recruit", "pick", "recover"}),
    champions=deckbuilding.CHAMPIONS,
    decided=decided,
)  # fmt: skip
