"""Legends of the Parthenon: heroes on the move, and places that wait for them."""

from game.core.language import N_
from game.empyrean.abilities import (
    REVEALED,
    Command,
    If,
    Instant,
    StillHere,
    Trigger,
    When,
    arrives,
    each_round,
    moves,
    reveals,
)
from game.empyrean.acts import Apply, Banish, Each, Grow, Might, One, Relocate, Return, That, This
from game.empyrean.effects import Essence, Forgo, Maybe, Stop, Theirs, Twice
from game.empyrean.kinds import RELIC, SPIRIT, WARRIOR, Army, card
from game.empyrean.picks import ALLY, ANYWHERE, ELSEWHERE, HERE, OPPONENT, STRONGEST, Cards, Pick
from game.empyrean.state import MOVE, SHIELD, STUN

PLACE, CREATURE, DEITY = N_("Place"), N_("Creature"), N_("Deity")

LEGENDS = Army(
    "legends", "Legends of the Parthenon", N_("Move your cards: some gain by travelling, some by being visited."), (
        N_("Lay down the places that gain by visits early, all on one battlefield, and send the travellers there."),
        N_("Winged Sandals and Daedalus give Move tokens: they are spent in the command phase, before you deploy."),
        N_("Pegasus, Helios and Hermes may move in every command phase, and gain each time."),
        N_("Medusa drives off what is revealed before her; Eros calls to him what is revealed elsewhere."),
    ), (
        card("agora", "Agora", 1, 1, 1, PLACE, arrives(Grow(2))),
        card("olive-grove", "Olive Grove", 1, 1, 1, PLACE, arrives(Grow(1), Essence(1))),
        card("icarus", "Icarus", 1, 1, 2, WARRIOR, moves(Grow(2))),
        card("winged-sandals", "Winged Sandals", 2, 1, 1, RELIC,
             Instant(One(Pick(ALLY, ANYWHERE), Apply(MOVE), Might(1)))),
        card("perseus", "Perseus", 1, 2, 2, WARRIOR, moves(Grow(2), Theirs(-1))),
        card("aegis", "Aegis", 1, 2, 3, RELIC, Instant(One(Pick(ALLY, ANYWHERE), Apply(SHIELD)))),
        card("gates-of-olympus", "Gates of Olympus", 1, 2, 2, PLACE,
             Instant(One(Pick(ALLY, ELSEWHERE), Relocate(here=True), Might(1)))),
        card("gates-of-hades", "Gates of Hades", 1, 2, 3, PLACE,
             Instant(One(Pick(OPPONENT, HERE, most=4), Relocate()))),
        card("river-styx", "River Styx", 1, 3, 2, PLACE,
             Instant(Maybe(Forgo((One(Pick(OPPONENT, HERE, most=5), Banish()),))))),
        card("pegasus", "Pegasus", 1, 3, 3, CREATURE, Command(This(Relocate(), Grow(1)))),
        card("sirens", "Sirens", 1, 3, 2, CREATURE,
             arrives(Grow(2), One(Pick(OPPONENT, HERE, extreme=STRONGEST, alive=True), Might(-1)))),
        card("golden-fleece", "Golden Fleece", 1, 3, 3, RELIC, arrives(That(Might(2)))),
        card("sphinx", "Sphinx", 1, 4, 6, CREATURE, Instant(Stop())),
        card("argonauts", "Argonauts", 1, 4, 3, WARRIOR, Instant(Grow(1, Cards(Pick(ALLY, HERE))))),
        card("hydra", "Hydra", 1, 4, 3, CREATURE, each_round(Grow(1))),
        card("jason", "Jason", 1, 5, 4, WARRIOR,
             Instant(Twice(One(Pick(ALLY, ELSEWHERE), Relocate(here=True), Might(1))))),
        card("circe", "Circe", 1, 5, 5, SPIRIT, Instant(One(Pick(OPPONENT, HERE, most=5), Return()))),
        card("morpheus", "Morpheus", 1, 5, 7, DEITY, Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("helios", "Helios", 1, 6, 6, DEITY, Command(This(Relocate())), moves(Each(Pick(ALLY, HERE), Might(1)))),
        card("daedalus", "Daedalus", 1, 6, 5, WARRIOR, Instant(Each(Pick(ALLY, ANYWHERE), Apply(MOVE)))),
        card("medusa", "Medusa", 1, 7, 7, CREATURE,
             When(Trigger(REVEALED, OPPONENT, HERE), If(StillHere(), That(Relocate())))),
        card("eros", "Eros", 1, 7, 7, DEITY, reveals(Maybe(That(Relocate(here=True), Might(2))), where=ELSEWHERE)),
        card("hermes", "Hermes", 1, 8, 10, DEITY, Command(This(Relocate(), Grow(2)))),
    ),
)  # fmt: skip
