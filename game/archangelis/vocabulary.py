"""The words of Archangelis."""

from game.core.vocabulary import Vocabulary
from game.deckbuilding.vocabulary import SHARED

VOCABULARY = SHARED | Vocabulary(
    moves={
        "host", "horde", "equip", "perform", "use", "challenge", "defend", "remove", "done", "pick", "summon", "raise",
        "yield", "smite", "disarm", "shift", "banish", "sacrifice", "recruit", "claim",
    },
    told={
        "join", "equip", "perform", "raise", "summon", "use", "lose", "yield", "remove", "smite", "disarm", "banish",
        "disband", "win", "lay", "shift", "challenge", "stand by", "defend", "resolve", "final", "pick", "reveal",
        "turn over", "cast off", "idle",
    },
    details={"bearer", "won", "zone"},
    things={"location", "pick"},
    zones={
        "host", "horde", "army", "won", "light", "word", "holy", "infernal", "location", "locations", "demon-locations",
        "gauge", "crowns",
    },
)  # fmt: skip
