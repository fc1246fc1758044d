"""What the words on the cards of ArchPiratus mean."""

from game.core.language import N_
from ui.games.deckbuilding import EXILE, STORE
from ui.games.look import Term

GLOSSARY = (
    Term(N_("When played"), N_("as soon as it comes aboard")),
    Term(N_("When bought"), N_("while you may still spend and buy")),
    Term(N_("When spent"), N_("as soon as its credits are in the purse")),
    Term(N_("When completed"), N_("before your turn ends")),
    Term(N_("With your"), N_("only as long as you have that")),
    Term(N_("With fewer points / fewer points"), N_("with less on completed missions than the other captain")),
    Term(N_("If you had fewer points"), N_("than the other captain, before this mission counted")),
    Term(N_("Shot! / shot / shots"), N_("hits if your weapon is higher than the other ship's armor")),
    Term(N_("Hit! / hit / hits"), N_("breaks a plate of the hull; with the last of them the ship is out")),
    Term(N_("Salvage! / Salvage"), N_("tech that belongs to nobody; any captain may buy it")),
    Term(N_("Berth! / berth / berths"), N_("room for one of the crew")),
    EXILE,
    STORE,
    Term(N_("Crew value! / Crew value"), N_("the values of all aboard, as missions ask for it")),
    Term(N_("Weapon"), N_("fires when your turn begins at the other ship's station"), types=True),
    Term(N_("Armor"), N_("only a higher weapon hits you"), types=True),
    Term(N_("Engine / Computer / Scanner"), N_("missions ask for it"), types=True),
    Term(N_("Room"), N_("your ship has space for two"), types=True),
    Term(N_("Ship title"), N_("works from now until the game is over"), types=True),
    Term(N_("Piracy"), N_("happens at once, then lies in your discard pile"), types=True),
    Term(N_("Contract"), N_("once a turn it takes on a mission"), types=True),
    Term(N_("Event"), N_("in force until the Tech deck is empty"), types=True),
    Term(N_("Mission"), N_("done at its station, with all that it asks for"), types=True),
    Term(N_("Admiral"), N_("bends a rule for you as long as the game lasts"), types=True),
    Term(
        N_("Commander / Pilot / Mechanic / Gunner / Medic / Scientist / Smuggler / Diplomat / Local contact"),
        N_("one of each type aboard; missions ask for it"),
        types=True,
    ),
)
