"""What the words on the cards of Battle for Empyrean mean."""

from game.core.language import N_
from ui.games.look import Term

GLOSSARY = (
    Term(N_("Instant"), N_("once, when the card is revealed"), types=True),
    Term(N_("Conditional"), N_("each time, as long as the card lies face up"), types=True),
    Term(N_("Passive"), N_("holds all the time"), types=True),
    Term(N_("Command"), N_("in the command phase, once a round")),
    Term(N_("Stop token"), N_("the next instant ability revealed there does nothing")),
    Term(N_("Stun token"), N_("its conditional ability never happens again")),
    Term(N_("Shield token"), N_("it can't be destroyed")),
    Term(N_("Anchor token"), N_("it can neither move nor be returned")),
    Term(N_("Move token"), N_("it may move once, in the command phase")),
    Term(N_("Destroy! / Destroy / Destroyed"), N_("to its owner's destroy pile, without its tokens")),
    Term(N_("Return! / Return an / Return your / Returned"), N_("to its owner's hand, without its tokens")),
    Term(N_("Banish! / Banish / Banished"), N_("face down, out of the game")),
    Term(N_("Discard! / Discard / Discarded"), N_("from the hand, face down")),
    Term(
        N_("Deploy! / Deploy it / Deploy an / may Deploy / you Deploy"),
        N_("face down on a battlefield, to be revealed there"),
    ),
    Term(
        N_("Move! / Move an / Move this card / Move that card / Moves"),
        N_("to the first open zone of another battlefield"),
    ),
    Term(N_("Resolve again! / Resolve"), N_("what happened at its reveal happens once more")),
    Term(N_("Open Zone"), N_("a place of yours where nobody stands")),
    Term(N_("Ally! / ally / allies"), N_("another revealed card of yours")),
    Term(N_("Opponent card! / opponent card"), N_("a revealed card of anybody else")),
    Term(N_("Here"), N_("on the battlefield where the card is")),
)
