"""The signs of the log: an icon for each kind of event. Kinds that only one game has are in the look of that game."""

from __future__ import annotations

_KINDS = {
    "cards": "draw keep take refill offer",
    "shuffle": "shuffle bury mulligan mix homeward",
    "plus": "buy repair might essence restore renew",
    "minus": "spend lower",
    "chevron-down": "discard salvage ashore send lay drop clear disband yield lose",
    "chevron-up": "join place deploy hire fit equip summon claim level tilt",
    "eye": "reveal shown looked peek look",
    "eye-off": "exile banish",
    "close": "destroy remove smite void cancel disarm slain",
    "undo": "recover regain return rescue",
    "flag": "challenge attack command",
    "warning": "fire giant rage stride",
    "lock": "defend mark",
    "star": "resolve fought totals duel clash",
    "trophy": "win over end",
    "forward": "step fly move shift left",
    "sun": "perform play use event",
    "book": "contract mission",
    "check": "complete reach",
    "crown": "title appoint follow",
    "link": "token",
    "mute": "stop stopped unmark",
    "bell": "speak redirect",
    "person": "stake defect refuse",
    "handshake": "raid swap",
    "flip": "flip",
    "step": "again",
    "skip": "pass",
    "quit": "resign",
}
SIGNS = {kind: icon for icon, kinds in _KINDS.items() for kind in kinds.split()}
LESS = {"plus": "minus", "chevron-up": "chevron-down"}
"""The signs of what goes in place of those of what comes."""
PLAIN = "log"
"""The sign of everything else."""
