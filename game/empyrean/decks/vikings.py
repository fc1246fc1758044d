"""Vikings of Valhalla: they land, strike, and sail on."""

from game.core.effects import Draw
from game.core.language import N_
from game.empyrean.abilities import Command, Instant, arrives, moves
from game.empyrean.acts import Apply, Banish, Each, Grow, Might, One, Relocate
from game.empyrean.effects import DeployFrom, Essence, Stop, Theirs
from game.empyrean.kinds import ORDER, SPIRIT, Army, card
from game.empyrean.picks import ALLY, ANYWHERE, ELSEWHERE, HERE, OPPONENT, STRONGEST, Cards, OpenZones, Pick
from game.empyrean.state import ANCHOR, MOVE, SHIELD, STUN

VIKING, BEAST, SHIP, DEITY = N_("Viking"), N_("Beast"), N_("Ship"), N_("Deity")
PREY = Pick(OPPONENT, HERE, extreme=STRONGEST, alive=True)

VIKINGS = Army(
    "vikings",
    "Vikings of Valhalla",
    N_("Raid: a Viking that moves strikes where it lands. Wolves and ravens drive them on."),
    (
        N_("A Viking strikes when it moves, not when it is revealed: bring Ravens and Longships to set it in motion."),
        N_("Wolves strengthen a Viking beside them: reveal the Viking first."),
        N_("Moves happen in the command phase, so raid where the opponent's strongest card stands, then deploy."),
        N_("Thor and the Huscarls wait where the raiders land, and gain with each landing."),
    ),
    (
        card("wolf", "Wolf", 3, 1, 1, BEAST, Instant(One(Pick(ALLY, HERE, VIKING), Might(2)))),
        card("raven", "Raven", 2, 1, 1, BEAST, Instant(One(Pick(ALLY, ANYWHERE, VIKING), Apply(MOVE), Might(1)))),
        card("raider", "Raider", 2, 2, 3, VIKING, moves(One(PREY, Might(-1)), Grow(1))),
        card("shieldmaiden", "Shieldmaiden", 1, 2, 3, VIKING, Instant(One(Pick(ALLY, ANYWHERE), Apply(SHIELD)))),
        card(
            "grappling-hooks",
            "Grappling Hooks",
            1,
            2,
            3,
            ORDER,
            Instant(One(Pick(OPPONENT, ELSEWHERE, most=4), Relocate(here=True), Apply(ANCHOR))),
        ),
        card("berserker", "Berserker", 2, 3, 5, VIKING, moves(Each(Pick(OPPONENT, HERE, most=3), Might(-1)), Grow(2))),
        card("skald", "Skald", 1, 3, 4, SPIRIT, Instant(Draw(1), Theirs(-1))),
        card("axe-thrower", "Axe Thrower", 1, 3, 1, VIKING, Instant(One(Pick(OPPONENT, HERE, most=3), Banish()))),
        card("longship", "Longship", 2, 4, 5, SHIP, Command(One(Pick(ALLY, HERE, VIKING), Relocate(), Might(1)))),
        card("niflheim-mist", "Mist of Niflheim", 1, 4, 6, ORDER, Instant(Stop())),
        card("volva", "Völva", 1, 5, 7, SPIRIT, Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("huscarl", "Huscarl", 2, 5, 8, VIKING, arrives(Grow(2), type=VIKING)),
        card("fenrir", "Fenrir", 1, 6, 7, BEAST, Instant(Grow(1, OpenZones()))),
        card("jarl", "Jarl", 1, 6, 8, VIKING, Instant(Each(Pick(ALLY, ANYWHERE, VIKING), Apply(MOVE)), Essence(1))),
        card("valkyrie", "Valkyrie", 1, 7, 8, SPIRIT, Instant(DeployFrom(("hand", "destroyed"), VIKING, most=3))),
        card("thor", "Thor", 1, 7, 9, DEITY, arrives(Each(Pick(OPPONENT, HERE), Might(-1)))),
        card(
            "odin",
            "Odin",
            1,
            8,
            10,
            DEITY,
            Instant(Each(Pick(ALLY, ANYWHERE, VIKING), Apply(MOVE)), Grow(1, Cards(Pick(ALLY, ANYWHERE, BEAST)))),
        ),
    ),
)
