"""Vampires of the Evernight: they feed every night on the humans beside them."""

from game.core.effects import Draw, Node
from game.core.language import N_
from game.empyrean.abilities import Command, Instant, each_round, reveals
from game.empyrean.acts import Apply, Each, Grow, Hasten, Might, One, Relocate, That, This
from game.empyrean.effects import DeployFrom, Essence, Stop, TheyDiscard
from game.empyrean.kinds import ORDER, Army, card
from game.empyrean.picks import ALLY, ANYWHERE, HERE, OPPONENT, STRONGEST, Cards, Pick
from game.empyrean.state import SHIELD, STUN

HUMAN, VAMPIRE, BEAST = N_("Human"), N_("Vampire"), N_("Beast")


def bite(n: int, where: int = HERE) -> Node:
    """A human loses one, the vampire gains more."""
    return One(Pick(ALLY, where, HUMAN, extreme=STRONGEST, alive=True), Might(-1), Grow(n))


VAMPIRES = Army(
    "vampires", "Vampires of the Evernight",
    N_("Keep humans within reach: the vampires beside them bite, most of them each round."), (
        N_("Humans first, vampires beside them: a bite takes one might and gives more, at the end of every round."),
        N_("A Fledgling in the second round bites nine times; the same card in the ninth bites twice."),
        N_("Don't crowd a single Human: when it has no might left, there is nothing more to bite."),
        N_("Carriages bring a Human from your hand at no cost to where a Night Stalker waits for one."),
        N_("The Lamplighter is paid for each vampire revealed beside him; under the Blood Moon the night comes twice."),
    ), (
        card("villager", "Villager", 3, 1, 2, HUMAN),
        card("lamplighter", "Lamplighter", 1, 1, 1, HUMAN, reveals(Essence(1), type=VAMPIRE)),
        card("bat", "Bat", 1, 1, 1, BEAST, Command(This(Relocate()))),
        card("fledgling", "Fledgling", 2, 2, 1, VAMPIRE, each_round(bite(2))),
        card("crypt-door", "Crypt Door", 1, 2, 3, ORDER, Instant(One(Pick(ALLY, ANYWHERE), Apply(SHIELD)))),
        card("innkeeper", "Innkeeper", 1, 2, 3, HUMAN, Instant(Essence(1))),
        card("night-stalker", "Night Stalker", 2, 3, 4, VAMPIRE, reveals(That(Might(-1), Grow(3)), type=HUMAN)),
        card("throat-cutter", "Throat-Cutter", 1, 3, 2, VAMPIRE,
             Instant(One(Pick(OPPONENT, HERE, alive=True), Might(-2), Grow(2)))),
        card("minstrel", "Minstrel", 1, 3, 4, HUMAN, Instant(Draw(1), TheyDiscard(1))),
        card("fog-bank", "Fog Bank", 1, 4, 6, ORDER, Instant(Stop())),
        card("black-carriage", "Black Carriage", 2, 4, 5, ORDER, Instant(DeployFrom(("hand",), HUMAN))),
        card("mesmerist", "Mesmerist", 1, 5, 7, VAMPIRE, Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("countess", "Countess", 2, 5, 6, VAMPIRE, each_round(bite(3, ANYWHERE))),
        card("masked-ball", "Masked Ball", 1, 6, 8, ORDER, Instant(Each(Pick(ALLY, HERE, VAMPIRE), Might(2)))),
        card("great-bat", "Great Bat", 1, 6, 9, BEAST, Command(This(Relocate(), Grow(1)))),
        card("blood-moon", "Blood Moon", 1, 7, 9, ORDER,
             Instant(Each(Pick(ALLY, ANYWHERE, VAMPIRE), Hasten()), Each(Pick(ALLY, ANYWHERE, VAMPIRE), Might(1)))),
        card("elder", "Elder", 1, 7, 9, VAMPIRE,
             each_round(Each(Pick(ALLY, HERE, HUMAN, alive=True), Might(-1), Grow(2)))),
        card("lord-of-the-evernight", "Lord of the Evernight", 1, 8, 10, VAMPIRE,
             Instant(Grow(1, Cards(Pick(ALLY, ANYWHERE, VAMPIRE))), Each(Pick(ALLY, HERE, VAMPIRE), Might(1)))),
    ),
)  # fmt: skip
