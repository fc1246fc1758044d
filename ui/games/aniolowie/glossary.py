"""What the words on the cards of Aniołowie mean."""

from game.core.language import N_
from ui.games.look import Term

GLOSSARY = (
    Term(N_("Use"), N_("one status down: from ready to used, from used to sacrificed")),
    Term(N_("Sacrifice"), N_("only when ready; discarded in the next planning")),
    Term(N_("Lose 1 level for good"), N_("costs the level and no status")),
    Term(N_("Counts as an intervention"), N_("carried out before abilities that wait")),
    Term(N_("Intervention"), N_("from the hand, at any time but the planning"), types=True),
    Term(
        N_("Waits on the stack! / waits on the stack / waiting ability"), N_("not carried out before all have passed")
    ),
    Term(N_("Block! / Block"), N_("as good as gone: it does nothing, guards nothing, counts for nothing")),
    Term(N_("Hierarchy! / hierarchy"), N_("level, order and ring change together")),
    Term(N_("Ring! / ring"), N_("I has the oldest three orders, III the youngest")),
    Term(N_("Faction! / faction"), N_("changed, it counts as another card")),
    Term(N_("Ready! / ready"), N_("face down, with all its uses")),
    Term(N_("Status! / status"), N_("ready, used, sacrificed, discarded")),
    Term(N_("Sacrificed! / sacrificed"), N_("laid sideways, it can do nothing more")),
    Term(N_("Duel! / duel"), N_("an attack; the lower level is discarded")),
    Term(N_("Procession! / procession"), N_("the people who are still to come")),
    Term(N_("Stake! / stake"), N_("the people whom the winner of the fight may take")),
    Term(N_("Giant! / giant"), N_("walks from land to land and attacks there")),
    Term(N_("Human token! / human token"), N_("counts as one of your people")),
    Term(N_("Each turn! / each turn / Each turn"), N_("in the phase of people")),
    Term(N_("While face up"), N_("used or sacrificed, and not blocked")),
    Term(N_("Human"), N_("works for whoever holds the land; the most people win"), types=True),
)
