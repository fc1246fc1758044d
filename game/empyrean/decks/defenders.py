"""Defenders of the Bastion: cards come back to the hand and are played again."""

from game.core.language import N_
from game.empyrean.abilities import RETURNED, REVEALED, Instant, Trigger, When
from game.empyrean.acts import Again, Apply, Each, Grow, Might, One, Relocate, Return, That
from game.empyrean.effects import Essence, Fetch, Stop
from game.empyrean.kinds import ORDER, WARRIOR, Army, card
from game.empyrean.picks import ALLY, ANYWHERE, ELSEWHERE, HERE, OPPONENT, STRONGEST, Cards, Pick
from game.empyrean.state import SHIELD, STUN

WALL, BUILDER, ENGINE = N_("Wall"), N_("Builder"), N_("Engine")

DEFENDERS = Army(
    "defenders", "Defenders of the Bastion",
    N_("Take your own cards back and play them again, for might and essence."), (
        N_("Put Fortress Walls down early; every Builder beside them raises them all."),
        N_("Chariots bring a Builder back to your hand and pay for it: deploy it again where the Walls are."),
        N_("An Archer Tower grows with every card you take back, so let one stand from the start; a Ballista shoots."),
        N_("Centurions call all Builders home and pay for it: next round they raise the Walls a second time."),
    ), (
        card("fortress-wall", "Fortress Wall", 3, 1, 2, WALL),
        card("archer-tower", "Archer Tower", 1, 1, 1, WALL, When(Trigger(RETURNED, ALLY), Grow(2))),
        card("murder-hole", "Murder Hole", 1, 1, 1, WALL, When(Trigger(REVEALED, OPPONENT, HERE), That(Might(-1)))),
        card("testudo", "Testudo", 1, 2, 2, ORDER, Instant(Each(Pick(ALLY, HERE), Might(1), Apply(SHIELD)))),
        card("builder", "Builder", 3, 2, 2, BUILDER, Instant(Each(Pick(ALLY, HERE, WALL), Might(2)))),
        card("master-builder", "Master Builder", 1, 3, 4, BUILDER, Instant(Fetch((WALL, BUILDER)))),
        card("gatekeeper", "Gatekeeper", 1, 3, 3, WARRIOR, Instant(One(Pick(OPPONENT, HERE, most=4), Return()))),
        card("chariot", "Chariot", 2, 3, 3, ENGINE, Instant(One(Pick(ALLY, ANYWHERE), Return()), Essence(2))),
        card("portcullis", "Portcullis", 1, 4, 6, WALL, Instant(Stop())),
        card("war-wagon", "War Wagon", 2, 4, 6, ENGINE,
             Instant(One(Pick(ALLY, ANYWHERE, BUILDER), Relocate(), Again()))),
        card("cohort", "Cohort", 2, 5, 5, WARRIOR, Instant(Grow(1, Cards(Pick(OPPONENT, HERE))))),
        card("signal-horns", "Signal Horns", 1, 5, 7, ORDER, Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("catapult", "Catapult", 1, 6, 8, ENGINE, Instant(One(Pick(OPPONENT, ELSEWHERE), Might(-4)))),
        card("ballista", "Ballista", 1, 6, 9, ENGINE,
             When(Trigger(RETURNED, ALLY), One(Pick(OPPONENT, HERE, extreme=STRONGEST, alive=True), Might(-3)))),
        card("centurion", "Centurion", 2, 7, 8, WARRIOR,
             Instant(Each(Pick(ALLY, ANYWHERE, BUILDER), Return(), Grow(2)), Essence(2))),
        card("fortify", "Fortify", 1, 8, 8, ORDER, Instant(Each(Pick(ALLY, ANYWHERE), Might(1)),
                                                         Each(Pick(ALLY, ANYWHERE, WALL), Might(1)))),
    ),
)  # fmt: skip
