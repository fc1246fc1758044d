"""First steps in Archangelis: gather a Host, buy for Word, and win a Location past a Horde."""

from __future__ import annotations

from game.core.language import N_
from game.core.lesson import Lesson, do, other, read

LESSON = Lesson(
    {"first": "1"},
    1305802,
    (
        read(
            N_(
                "Archangelis is a war in heaven. Your army wins Locations, cards like these three. As soon as somebody "
                "has won three of them, the Final Battle begins, and whoever has the most Light in it wins the game."
            ),
            "location-eden", "location-zion", "location-gehenna",
        ),
        read(
            N_(
                "You hold three cards. A card either fights with its Light, the sun at the lower right, or pays with "
                "its Word, the scroll at the lower left. Word buys better cards from the Store, the row between the "
                "Holy and the Infernal deck."
            ),
            "hand-0-erelin", "hand-0-erelin~2", "hand-0-nephilim", "store-0", "store-1", "store-2", "store-3",
            "store-4", "holy", "infernal",
        ),
        do(
            N_(
                "First the army. Angels with Light gather in your Host, demons in your Horde. The Nephilim is an angel "
                "with 2 Light: drag it to your Host, where it waits for the day you challenge a Location."
            ),
            "host", "hand-0-nephilim", "host-0",
        ),
        do(
            N_(
                "Your Host has 3 Light, because Sandalphon, your Commander, lends it 1. Now to the buying. An Erelin "
                "has no Light, but 1 Word: drag one Erelin to the purse."
            ),
            "spend", "hand-0-erelin", "purse",
        ),
        do(
            N_(
                "Drag the other Erelin to the purse too. Spent cards are not lost: when the turn ends, they go to your "
                "discard pile."
            ),
            "spend", "hand-0-erelin", "purse",
        ),
        do(
            N_(
                "You have 2 Word. Lailah costs only 1, see the upper left corner, and has 3 Light. Drag the left "
                "Lailah to your discard pile. When your deck runs out, that pile is shuffled to make a new one: so "
                "what you buy reaches your hand."
            ),
            "buy", "store-3", "discard-0",
        ),
        do(
            N_(
                "Whoever buys from the Store fills the gap. From the Holy deck come angels and their helpers, from the "
                "Infernal deck demons and theirs. Click the Holy deck."
            ),
            "refill", "holy",
        ),
        do(
            N_(
                "Haniel costs 3, too much for today. With your last Word buy the second Lailah in the same way. Mind "
                "the order: after the first purchase of a turn you can neither play nor spend cards, only buy."
            ),
            "buy", "store-4", "discard-0",
        ),
        do(N_("This time look into the depths: click the Infernal deck."), "refill", "infernal"),
        do(
            N_(
                "Kokabiel, a demon with 5 Light. Remember that one. Your hand is empty and your Word is spent, so "
                "press “End turn”. Your Host stays, and your next turn begins with three new cards."
            ),
            "end",
        ),
        other("spend", "hand-1-erelin", "purse"),
        other("spend", "hand-1-erelin", "purse"),
        other("buy", "supply", "discard-1"),
        other("end"),
        do(
            N_(
                "The Teacher spent 2 Word on an Ophanim. You drew two Nephilim: any number of angels may be in a Host, "
                "so drag the first of them there."
            ),
            "host", "hand-0-nephilim", "host-0",
        ),
        do(
            N_(
                "Drag the second there too. With it your Host has 7 Light: 2 from each Nephilim, and 1 from "
                "Sandalphon. To win a Location it needs 10, unless the Location says otherwise."
            ),
            "host", "hand-0-nephilim", "host-0",
        ),
        do(
            N_(
                "For the 1 Word of your last card there is nothing to buy. What stays in your hand at the end of the "
                "turn is discarded, and comes back after a shuffle like all the rest. Press “End turn”."
            ),
            "end",
        ),
        other("host", "hand-1-nephilim", "host-1"),
        other("spend", "hand-1-erelin", "purse"),
        other("spend", "hand-1-erelin", "purse"),
        other("buy", "supply", "discard-1"),
        other("end"),
        do(
            N_(
                "Three Erelin could pay for Kokabiel or Haniel. But early in the game you want many cards that pay, "
                "and an Ophanim costs only 2: it has 2 Word and 3 Light. Drag an Erelin to the purse."
            ),
            "spend", "hand-0-erelin", "purse",
        ),
        do(N_("Drag a second Erelin to the purse, then you have the 2 Word."), "spend", "hand-0-erelin", "purse"),
        do(
            N_(
                "The Ophanim have a pile of their own beside the Store, open to both of you while it lasts. Drag one "
                "to your discard pile. There is no gap to fill."
            ),
            "buy", "supply", "discard-0",
        ),
        do(N_("Nothing costs 1 now, so the third Erelin goes unused. Press “End turn”."), "end"),
        other("spend", "hand-1-erelin", "purse"),
        other("spend", "hand-1-erelin", "purse"),
        other("spend", "hand-1-erelin", "purse"),
        other("buy", "store-4", "discard-1"),
        other("refill", "holy"),
        other("end"),
        do(
            N_(
                "The Teacher has bought Kokabiel. Your deck ran out, your discard pile was shuffled, and here are both "
                "Lailahs. Drag the first to your Host: 7 Light become 10."
            ),
            "host", "hand-0-lailah", "host-0",
        ),
        do(N_("Drag the second Lailah to your Host as well, and there are 13."), "host", "hand-0-lailah", "host-0"),
        do(
            N_(
                "That is 13 Light, enough for a Location. But a challenge takes a whole turn: you can make one only "
                "while you have not played, spent or bought anything in it. So press “End turn”."
            ),
            "end",
        ),
        other("horde", "hand-1-kokabiel", "horde-1"),
        other("host", "hand-1-nephilim", "host-1"),
        other("end"),
        read(
            N_(
                "Kokabiel is in the Teacher's Horde. If you challenge a Location, the Horde may oppose you: its 5 "
                "Light could remove a Lailah and a Nephilim, 3 + 2. Your 13 would become 8, too few where 10 "
                "are needed."
            ),
            "horde-1-kokabiel", "light-horde-1",
        ),
        do(
            N_(
                "But a Location has its conditions. Eden's Gate ignores angels and demons with a printed Light of 5 "
                "or more: Kokabiel counts for nothing there, your own angels count in full. You have done nothing in "
                "this turn yet, so click Eden's Gate to challenge it."
            ),
            "challenge", "location-eden",
        ),
        other("decline"),
        read(
            N_(
                "The Horde let you pass, and your 13 Light won Eden's Gate. Your Host is discarded, but will come "
                "back. In the Final Battle this Location lets two angels fight for you, picked from all your cards. "
                "The most Light there wins the game."
            ),
            "won-0-eden",
        ),
        read(
            N_(
                "Some advice: early on, buy mostly cards that pay; a bargain like Lailah is rare. Win Locations whose "
                "rewards you have cards for, and before your third one ask whose army would win. Relics, humans, "
                "miracles and Titles are in the rulebook."
            ),
        ),
    ),
)  # fmt: skip
