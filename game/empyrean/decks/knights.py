"""Knights of the Round Table: each is stronger beside the others."""

from game.core.effects import Draw
from game.core.language import N_
from game.empyrean.abilities import Cheaper, Discount, Instant, Strength, reveals
from game.empyrean.acts import Apply, Destroy, Each, Grow, Might, One
from game.empyrean.effects import DeployFrom, Stop
from game.empyrean.kinds import RELIC, SPIRIT, Army, card
from game.empyrean.picks import ALLY, ANYBODY, ANYWHERE, HERE, OPPONENT, Cards, OpenZones, Pick
from game.empyrean.state import SHIELD, STUN

KNIGHT, COURT = N_("Knight"), N_("Court")

KNIGHTS = Army(
    "knights", "Knights of the Round Table", N_("Gather Knights on one battlefield: each makes the others stronger."), (
        N_("Choose a battlefield for the Round Table and keep its six zones for Knights."),
        N_("Gawain gains with every Knight revealed beside him, Bedivere with every Relic: deploy them first."),
        N_("Heralds make the Knights beside them cheaper for the rest of the game."),
        N_("Excalibur finds its bearer anywhere; use it where the battle is close."),
        N_("The Green Knight counts all Shields, even the one he hands an opponent: reveal Kay and Galahad first."),
    ), (
        card("squire", "Squire", 3, 1, 2, COURT, Instant(One(Pick(ALLY, HERE, KNIGHT), Might(2)))),
        card("herald", "Herald", 2, 1, 2, COURT, Discount(1, KNIGHT)),
        card("kay", "Sir Kay", 1, 2, 3, KNIGHT, Instant(One(Pick(ALLY, ANYWHERE), Apply(SHIELD)))),
        card("bedivere", "Sir Bedivere", 1, 2, 3, KNIGHT, reveals(Grow(3), where=ANYWHERE, type=RELIC)),
        card("yeoman", "Yeoman", 2, 2, 3, COURT, Instant(Grow(1, Cards(Pick(ALLY, HERE, KNIGHT))))),
        card("tristan", "Sir Tristan", 1, 3, 4, KNIGHT, Strength(1, Cards(Pick(ALLY, HERE, KNIGHT)))),
        card("percival", "Sir Percival", 1, 3, 4, KNIGHT, Instant(Grow(1, OpenZones()))),
        card("black-knight", "Black Knight", 1, 3, 1, KNIGHT, Instant(One(Pick(OPPONENT, HERE, most=3), Destroy()))),
        card("joust", "Joust", 1, 3, 4, COURT, Instant(One(Pick(ALLY, HERE, KNIGHT), Might(2)),
                                                     One(Pick(OPPONENT, HERE), Might(-2)))),
        card("gawain", "Sir Gawain", 1, 4, 5, KNIGHT, reveals(Grow(2), type=KNIGHT)),
        card("lady-of-the-lake", "Lady of the Lake", 1, 4, 6, SPIRIT, Instant(Stop())),
        card("round-table", "Round Table", 1, 4, 4, RELIC, Instant(Each(Pick(ALLY, HERE, KNIGHT), Might(1)), Draw(1))),
        card("merlin", "Merlin", 1, 5, 7, COURT, Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("galahad", "Sir Galahad", 1, 5, 7, KNIGHT,
             Instant(Each(Pick(ALLY, HERE, KNIGHT), Might(1), Apply(SHIELD)))),
        card("green-knight", "Green Knight", 1, 5, 5, KNIGHT,
             Instant(One(Pick(OPPONENT, ANYWHERE), Apply(SHIELD)),
                     Grow(2, Cards(Pick(ANYBODY, ANYWHERE, shielded=True))))),
        card("lancelot", "Sir Lancelot", 1, 6, 9, KNIGHT,
             Strength(1, Cards(Pick(ALLY, HERE, KNIGHT))), Cheaper(1, Cards(Pick(ALLY, ANYWHERE, RELIC)))),
        card("guinevere", "Guinevere", 1, 6, 8, COURT, Instant(Each(Pick(ALLY, ANYWHERE, KNIGHT), Might(1)))),
        card("excalibur", "Excalibur", 1, 7, 8, RELIC, Instant(One(Pick(ALLY, ANYWHERE, KNIGHT), Might(5)))),
        card("holy-grail", "Holy Grail", 1, 7, 9, RELIC, Instant(DeployFrom(("hand",), KNIGHT, most=5))),
        card("arthur", "King Arthur", 1, 8, 12, KNIGHT, Instant(Each(Pick(ALLY, HERE, KNIGHT), Might(2)))),
    ),
)  # fmt: skip
