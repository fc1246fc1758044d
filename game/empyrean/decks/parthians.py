"""Cavalry of the Parthian Empire: archers who ride on, and shoot again."""

from game.core.effects import Draw
from game.core.language import N_
from game.empyrean.abilities import Command, Instant, Strength, appears
from game.empyrean.acts import Again, Apply, Destroy, Each, Might, One, Relocate, Return
from game.empyrean.effects import Essence, Maybe, Stop
from game.empyrean.kinds import ORDER, Army, card
from game.empyrean.picks import ALLY, ANYWHERE, HERE, OPPONENT, Cards, Pick
from game.empyrean.state import MOVE, STUN

INFANTRY, CAMEL, ARCHER, CATAPHRACT, COMMANDER = (
    N_("Infantry"), N_("Camel"), N_("Archer"), N_("Cataphract"), N_("Commander"),
)  # fmt: skip

PARTHIANS = Army(
    "parthians", "Cavalry of the Parthian Empire", N_("Mounted archers shoot when they arrive: keep them riding."), (
        N_("Deploy infantry and riders first and the archers after them: their volley strengthens who is there."),
        N_("An archer that moves shoots again at its new place: Flank Attacks, Shots and the Scout set it riding."),
        N_("A Feigned Retreat calls an archer home: deployed again, it shoots again."),
        N_("Four Cataphracts are few: choose one battlefield for all of them."),
        N_("The Spahbed repeats an order each round: Parthian Shot beside it is a siege of its own."),
    ), (
        card("light-infantry", "Light Infantry", 4, 1, 2, INFANTRY),
        card("camel-rider", "Camel Rider", 1, 1, 1, CAMEL, Instant(Essence(1))),
        card("camel-scout", "Camel Scout", 1, 2, 2, CAMEL,
             Instant(One(Pick(ALLY, ANYWHERE, ARCHER), Apply(MOVE)), Draw(1))),
        card("horse-archers", "Horse Archers", 3, 2, 2, ARCHER, appears(Each(Pick(ALLY, HERE), Might(1)))),
        card("javelin-riders", "Javelin Riders", 2, 3, 4, CAMEL, Instant(Each(Pick(ALLY, HERE, INFANTRY), Might(2)))),
        card("cataphract", "Cataphract", 2, 3, 4, CATAPHRACT, Strength(1, Cards(Pick(ALLY, HERE, CATAPHRACT)))),
        card("feigned-retreat", "Feigned Retreat", 1, 4, 6, ORDER,
             Instant(Stop(), Maybe(One(Pick(ALLY, ANYWHERE, ARCHER), Return()), Essence(2)))),
        card("camel-archers", "Camel Archers", 2, 4, 4, ARCHER, appears(Each(Pick(ALLY, HERE), Might(1)), Essence(1))),
        card("war-drums", "War Drums", 1, 5, 7, ORDER, Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("grand-cataphract", "Grand Cataphract", 2, 5, 5, CATAPHRACT,
             Strength(2, Cards(Pick(ALLY, HERE, CATAPHRACT)))),
        card("flank-attack", "Flank Attack", 2, 6, 6, ORDER, Instant(One(Pick(ALLY, ANYWHERE), Relocate(), Might(3)))),
        card("parthian-shot", "Parthian Shot", 2, 7, 6, ORDER,
             Instant(One(Pick(OPPONENT, HERE, most=5), Destroy()), One(Pick(ALLY, ANYWHERE, ARCHER), Relocate()))),
        card("spahbed", "Spahbed", 1, 8, 10, COMMANDER, Command(One(Pick(ALLY, ANYWHERE, ORDER), Again()))),
    ),
)  # fmt: skip
