"""Samurai of the Sengoku: what is thrown away comes back as might."""

from game.core.effects import Draw, OneOf
from game.core.language import N_
from game.empyrean.abilities import DISCARDED, REVEALED, Cheaper, Instant, Trigger, When
from game.empyrean.acts import Apply, Destroy, Each, Grow, Might, One
from game.empyrean.effects import DeployFrom, DeployThis, Discard, Stop, Theirs, TheyDiscard
from game.empyrean.kinds import ORDER, WARRIOR, Army, card
from game.empyrean.picks import ALLY, ANYWHERE, HERE, OPPONENT, OWN, SELF, Pick, Pile
from game.empyrean.state import ANCHOR, SHIELD, STUN

MYSTIC, DEMON = N_("Mystic"), N_("Demon")
DISCARDS = Trigger(DISCARDED, ALLY)

SAMURAI = Army(
    "samurai", "Samurai of the Sengoku", N_("Discard your own cards: some grow by it, some come back for free."), (
        N_("Bring Sohei out in the first rounds: they gain with every card you throw away."),
        N_("Keep an Ashigaru in hand as fodder: discarded, it deploys itself and costs nothing."),
        N_("Fill the discard pile before Onna-musha and Ikko-Ikki: a full one makes them cheaper and stronger."),
        N_("Oni fetches the Shogun or the Ikko-Ikki, from the hand or from the discard pile."),
    ), (
        card("ashigaru", "Ashigaru", 4, 1, 2, WARRIOR, When(Trigger(DISCARDED, SELF), DeployThis("discard"))),
        card("temple-novice", "Temple Novice", 1, 1, 2, WARRIOR, Instant(Discard(1, (Grow(3),)))),
        card("sohei", "Sohei", 2, 2, 2, WARRIOR, When(DISCARDS, Grow(1))),
        card("great-armour", "Great Armour", 1, 2, 3, ORDER, Instant(One(Pick(ALLY, ANYWHERE), Apply(SHIELD)))),
        card("weighted-chain", "Weighted Chain", 1, 2, 3, ORDER,
             Instant(Each(Pick(OPPONENT, HERE), Apply(ANCHOR), Might(-1)))),
        card("ninja", "Ninja", 1, 3, 1, WARRIOR, Instant(One(Pick(OPPONENT, HERE, most=3), Destroy()))),
        card("ronin", "Ronin", 1, 3, 4, WARRIOR, Instant(Draw(1), TheyDiscard(1))),
        card("duellist", "Duellist", 2, 3, 5, WARRIOR, Instant(Discard(1, (One(Pick(OWN, HERE, WARRIOR), Might(3)),)))),
        card("smoke-screen", "Smoke Screen", 1, 4, 6, ORDER, Instant(Stop())),
        card("itako", "Itako", 1, 4, 5, MYSTIC, Instant(Draw(2), Discard(1))),
        card("ikko-ikki", "Ikko-Ikki", 1, 4, 5, WARRIOR, Instant(Grow(1, Pile("discard")))),
        card("abe-no-seimei", "Abe no Seimei", 1, 5, 7, MYSTIC, Instant(One(Pick(OPPONENT, ANYWHERE), Apply(STUN)))),
        card("onna-musha", "Onna-musha", 2, 5, 7, WARRIOR, Cheaper(1, Pile("discard"))),
        card("daimyo", "Daimyo", 1, 6, 8, WARRIOR, Instant(Discard(2, (Grow(3),)))),
        card("night-parade", "Night Parade", 1, 6, 10, DEMON, Instant(Theirs(-1))),
        card("kensei", "Kensei", 1, 7, 10, WARRIOR, Instant(OneOf(Grow(4), Draw(2)))),
        card("oni", "Oni", 1, 7, 8, DEMON, Instant(DeployFrom(("hand", "discard"), names=("Ikko-Ikki", "Shogun")))),
        card("shogun", "Shogun", 1, 8, 11, WARRIOR, When(Trigger(REVEALED, SELF), Each(Pick(ALLY, HERE), Might(1))),
             When(Trigger(DISCARDED, SELF), Each(Pick(OWN, ANYWHERE), Might(1)))),
    ),
)  # fmt: skip
