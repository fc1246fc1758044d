"""Spectres of the Necropolis: the own dead are the fuel."""

from game.core.effects import Draw
from game.core.language import N_
from game.empyrean.abilities import DESTROYED, Instant, Strength, Trigger, When, dies
from game.empyrean.acts import Apply, Banish, Destroy, Each, Grow, Might, One
from game.empyrean.effects import DeployFrom, DeployThis, Essence, Recover, Stop, Theirs
from game.empyrean.kinds import ORDER, SPIRIT, Army, card
from game.empyrean.picks import ALLY, ANYWHERE, HERE, OPPONENT, OWN, Pick, Pile
from game.empyrean.state import ANCHOR, STUN

SOUL, UNDEAD = N_("Soul"), N_("Undead")

SPECTRES = Army(
    "spectres", "Spectres of the Necropolis", N_("Destroy your own cards: what eats grows, what dies pays."), (
        N_("Let the Taker of Souls stand from the first round: it gains with every ally that dies, anywhere."),
        N_("Lay Souls where an Eater or a Devourer will be revealed: reveal order decides, so deploy the eater last."),
        N_("A Soul of the Powerful strengthens everything around it as it dies: let it die in company."),
        N_("Zombie Hordes deploy themselves again when they are destroyed; Death counts all that lie in the pile."),
    ), (
        card("soul-of-the-living", "Soul of the Living", 4, 1, 1, SOUL, dies(Essence(1))),
        card("taker-of-souls", "Taker of Souls", 1, 1, 2, SPIRIT, When(Trigger(DESTROYED, ALLY), Grow(1))),
        card("eater-of-souls", "Eater of Souls", 2, 2, 2, SPIRIT, Instant(Each(Pick(ALLY, HERE), Destroy(), Grow(2)))),
        card("funeral-choir", "Funeral Choir", 1, 2, 4, SPIRIT,
             When(Trigger(DESTROYED, ALLY, HERE), Each(Pick(OWN, HERE, SPIRIT), Might(1)))),
        card("grave-chains", "Grave Chains", 1, 2, 2, ORDER,
             Instant(Each(Pick(OPPONENT, HERE), Apply(ANCHOR), Grow(1)))),
        card("banshee", "Banshee", 1, 3, 2, SPIRIT, Instant(One(Pick(OPPONENT, HERE, most=3), Destroy()))),
        card("wailing-shade", "Wailing Shade", 1, 3, 5, SPIRIT, Instant(Recover(), Theirs(-1))),
        card("soul-of-the-powerful", "Soul of the Powerful", 2, 3, 4, SOUL, dies(Each(Pick(OWN, HERE), Might(1)))),
        card("silence-of-the-crypt", "Silence of the Crypt", 1, 4, 6, ORDER, Instant(Stop())),
        card("devourer-of-souls", "Devourer of Souls", 2, 4, 6, SPIRIT,
             Instant(Each(Pick(ALLY, HERE, SOUL), Destroy(), Grow(3)))),
        card("zombie-horde", "Zombie Horde", 2, 5, 8, UNDEAD, dies(DeployThis("destroyed"))),
        card("will-o-the-wisp", "Will-o'-the-Wisp", 1, 5, 7, SPIRIT,
             Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("bone-golem", "Bone Golem", 1, 6, 9, UNDEAD, Instant(Each(Pick(OPPONENT, HERE, most=2), Destroy()))),
        card("necromancer", "Necromancer", 1, 6, 9, UNDEAD, Instant(DeployFrom(("destroyed",), most=5))),
        card("agony", "Agony", 1, 7, 10, SPIRIT, Instant(Each(Pick(OPPONENT, HERE), Might(-2)))),
        card("gentle-death", "Gentle Death", 1, 7, 11, SPIRIT,
             Instant(One(Pick(ALLY, ANYWHERE), Banish()), Draw(1), Essence(2))),
        card("death", "Death", 1, 8, 10, SPIRIT, Strength(1, Pile("destroyed"))),
    ),
)  # fmt: skip
