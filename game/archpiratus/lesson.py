"""First steps in ArchPiratus: buy crew and a gun, take a mission and complete it, and leave before the other fires."""

from __future__ import annotations

from game.core.language import N_
from game.core.lesson import Lesson, do, other, read

LESSON = Lesson(
    {"first": "1"},
    569306,
    (
        read(
            N_(
                "You are a captain with a shabby ship and great plans. Missions bring points; with six points you may "
                "fly to the Final station, and whoever completes a Final mission there, wins. The other way to win is "
                "to shoot the other ship to stardust."
            ),
            "captain-0", "captain-1", "station-final", "points-0",
        ),
        read(
            N_(
                "This is your ship: five slots for tech, namely weapon, armor, engine, computer and scanner, and "
                "berths for a crew of four. Everything is empty still. Your Admiral bends one rule for you; today you "
                "need not mind which."
            ),
            "ship-0", "crew-0", "leader-0",
        ),
        read(
            N_(
                "Each station has its own missions. Both ships begin at the Easy one. The Store offers five cards; you "
                "pay with cards of your own deck, seven Credits and three Contracts. Of these you hold two Credits "
                "and a Contract."
            ),
            "station-easy", "store-0", "store-1", "store-2", "store-3", "store-4", "hand-0",
        ),
        do(
            N_(
                "The first thing to do in a turn is buying. A card that you spend gives the credits at its lower left, "
                "for this turn only. Drag a Credits card from your hand to the purse."
            ),
            "spend", "hand-0-credits", "purse",
        ),
        do(
            N_("That is 1 credit. Drag the other Credits card to the purse as well."),
            "spend", "hand-0-credits", "purse",
        ),
        do(
            N_(
                "Every mission needs crew, and a Local Contact costs just your 2 credits. Drag it to your discard "
                "pile: what you buy goes there first. It comes to your hand later, when that pile becomes your new "
                "deck."
            ),
            "buy", "supply", "discard-0",
        ),
        do(
            N_(
                "Now for a job. Once a turn you may play a Contract. Drag yours to the missions of the Easy station: "
                "the top one will be yours."
            ),
            "contract", "hand-0-contract", "missions-easy",
        ),
        do(
            N_(
                "Rock Hunt needs a weapon of value 1 and crew value 1. What it still lacks is shown on it: for now "
                "that is both. The mission waits upon its Contract until you are ready. Press “End turn”."
            ),
            "end",
        ),
        other("spend", "hand-1-credits", "purse"),
        other("spend", "hand-1-credits", "purse"),
        other("buy", "store-3", "discard-1"),
        other("refill", "crew"),
        other("buy", "store-3", "discard-1"),
        other("refill", "crew"),
        other("contract", "hand-1-contract", "missions-easy"),
        other("end"),
        read(
            N_(
                "The Teacher bought a Rivet Gun for 1 credit, filled its place in the Store with a Dock Rat from the "
                "Crew deck, and bought that as well. Then a Contract brought the Teacher a mission: Salvage Claim."
            ),
            "discard-1", "missions-1-salvage-claim",
        ),
        do(
            N_(
                "Your hand was filled to three cards again: three Credits. Just enough for the Rail Cannon in the "
                "Store, a weapon of value 3 that costs 3. Drag a Credits card to the purse."
            ),
            "spend", "hand-0-credits", "purse",
        ),
        do(N_("The second one follows: drag it to the purse."), "spend", "hand-0-credits", "purse"),
        do(
            N_("And drag the third one there. Credits left over at the end are lost, but you will use them all."),
            "spend", "hand-0-credits", "purse",
        ),
        do(
            N_(
                "You have 3 credits. Drag the Rail Cannon to your discard pile. Rock Hunt asks for a weapon of at "
                "least 1, so a better one will do."
            ),
            "buy", "store-1", "discard-0",
        ),
        do(
            N_(
                "You choose whether Tech or Crew fills the gap in the Store. Later missions need a bigger crew: click "
                "the Crew deck. With credits left you could buy the new card at once."
            ),
            "refill", "crew",
        ),
        do(
            N_(
                "A Belt Racer, a pilot, is for sale now. But your credits are spent and your hand is empty: press “End "
                "turn”."
            ),
            "end",
        ),
        other("spend", "hand-1-credits", "purse"),
        other("buy", "store-3", "discard-1"),
        other("refill", "crew"),
        other("contract", "hand-1-contract", "missions-easy"),
        other("end"),
        do(
            N_(
                "Two Contracts, but little money: this time you buy nothing and take a second mission. You may have "
                "several open at once. An easy one gives 1 point, a medium one 2, a hard one 3. Drag a Contract to the "
                "missions of the Medium station."
            ),
            "contract", "hand-0-contract", "missions-medium",
        ),
        do(
            N_(
                "Belt Rescue needs engine 1, scanner 1 and crew value 2: now you know what to buy next. The other "
                "Contract can't be played in this turn; what is left in your hand is discarded. Press “End turn”."
            ),
            "end",
        ),
        other("spend", "hand-1-credits", "purse"),
        other("spend", "hand-1-credits", "purse"),
        other("buy", "supply", "discard-1"),
        other("end"),
        do(
            N_(
                "Your deck ran out, so your discard pile was shuffled to make a new one. And there they are, the Rail "
                "Cannon and the Local Contact. Drag the Local Contact to your crew."
            ),
            "hire", "hand-0-contact", "crew-0",
        ),
        do(
            N_(
                "Crew value 1, that is enough. Now drag the Rail Cannon to your ship. As its text says, it fires when "
                "it comes aboard. A shot hits if the weapon is higher than the armor of the other ship."
            ),
            "fit", "hand-0-rail-cannon", "ship-0",
        ),
        do(
            N_(
                "Weapon 3 against armor 0: a hit. The fourth one puts a ship out of the game. Rock Hunt lacks nothing "
                "any more, and you are at the Easy station, where easy missions are completed. Click Rock Hunt."
            ),
            "complete", "missions-0-rock-hunt",
        ),
        other("fit", "hand-1-rivet-gun", "ship-1"),
        other("hire", "hand-1-deck-officer", "crew-1"),
        other("end"),
        read(
            N_(
                "Your first point, a Local Contact for it, and your turn was over. The Teacher fitted the Rivet Gun "
                "and stayed at your station. So your cannon fired by itself when your turn began: the second hit. That "
                "happens whenever you begin beside a ship whose armor is lower than your weapon."
            ),
            "points-0", "captain-1",
        ),
        do(
            N_(
                "But the Rivet Gun has value 1, and you have no armor: if you stay, the Teacher hits you next. Once a "
                "turn, after buying and playing cards, you may fly to another station. Leave your hand aside this time "
                "and drag your ship to the Medium station."
            ),
            "fly", "captain-0", "station-medium",
        ),
        read(
            N_(
                "Safe for now: nobody fires on arrival. And this is where Belt Rescue can be completed. Before you "
                "buy, look at what your missions lack. Tech of value 1 is cheap and enough for easy ones, and a little "
                "armor spares you flying away."
            ),
            "captain-0", "missions-0-rescue",
        ),
        read(
            N_(
                "So a turn goes: draw and fire, buy, put cards to use, fly, complete a mission, end. Keep a Contract "
                "for the Final station: it draws the Final mission. Rooms, titles, piracy, Salvage and Events wait for "
                "you in the rulebook."
            ),
        ),
    ),
)  # fmt: skip
