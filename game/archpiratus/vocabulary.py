"""The words of ArchPiratus."""

from game.core.vocabulary import Vocabulary
from game.deckbuilding.vocabulary import SHARED

VOCABULARY = SHARED | Vocabulary(
    moves={
        "salvage", "send", "fit", "hire", "furnish", "raid", "contract", "fly", "complete", "ashore", "steal", "swap",
        "give", "exchange", "abandon", "prize",
    },
    told={
        "send", "event", "calm", "salvage", "claim", "fit", "hire", "ashore", "raid", "contract", "fly", "fire",
        "repair", "steal", "swap", "complete", "abandon", "renew",
    },
    details={"given", "how", "station"},
    things={"mission", "ship", "station"},
    zones={
        "ship", "slot", "value", "rooms", "crew", "captain", "dock", "station", "missions", "done", "points", "credits",
        "tech", "salvage", "events", "hull",
    },
)  # fmt: skip
