"""What the words on the cards of Archangelis mean."""

from game.core.language import N_
from ui.games.deckbuilding import EXILE, STORE
from ui.games.look import Term

GLOSSARY = (
    Term(N_("Prince"), N_("only an empty Horde takes him in"), types=True),
    Term(N_("Duke"), N_("joins a Prince, or an empty Horde"), types=True),
    Term(N_("Chief"), N_("joins a Duke, or an empty Horde"), types=True),
    Term(N_("Discard this card from play"), N_("in your turn, before your first purchase")),
    Term(N_("When played"), N_("also when another card brings it into Host or Horde")),
    EXILE,
    Term(N_("Bearer! / bearer"), N_("the angel or demon that the relic lies on")),
    Term(N_("Ignored here"), N_("gives no Light, on either side")),
    Term(N_("Challenge! / challenge / Host Challenge"), N_("with Light enough a Host wins a Location")),
    Term(N_("Final Battle / final army"), N_("follows the third Location; the most Light wins the game")),
    Term(N_("Remove! / remove / removes / removed"), N_("a Horde that answers a challenge sends angels away")),
    Term(N_("In the same army! / in the same army"), N_("in that Host or Horde, or beside it in the Final Battle")),
    STORE,
    Term(N_("Human"), N_("one in each Host and Horde"), types=True),
    Term(N_("Relic"), N_("one on each angel or demon; it goes with its bearer"), types=True),
    Term(N_("Miracle"), N_("happens at once, then lies in your discard pile"), types=True),
    Term(N_("Title"), N_("works from now until the game is over"), types=True),
    Term(N_("Commander"), N_("bends a rule for you as long as the game lasts"), types=True),
    Term(
        N_("Seraph / Cherub / Throne / Virtue / Power / Warrior / Messenger / Watcher"),
        N_("other cards and Locations speak of it"),
        types=True,
    ),
)
