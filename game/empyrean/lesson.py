"""First steps in Battle for Empyrean: deploy, reveal, command, and hold two battlefields with less might."""

from __future__ import annotations

from game.core.language import N_
from game.core.lesson import Lesson, do, other, read

LESSON = Lesson(
    {
        "first": "1", "deck_1": "vampires", "deck_2": "defenders",
        "field_1": "hill-of-omens", "field_2": "gate-of-dusk", "field_3": "orchard-of-plenty",
    },
    12960,
    (
        read(
            N_(
                "Battle for Empyrean is fought on three battlefields for ten rounds. What counts in the end is might: "
                "whoever has more of it on two of the three, wins. You lead Vampires, the Teacher leads Defenders of "
                "a fortress."
            ),
            "battlefield-0", "battlefield-1", "battlefield-2",
        ),
        read(
            N_(
                "Here is your hand. The square at the upper left is what a card costs, the circle at the lower right "
                "is its might. Point at a card to read what it does."
            ),
            "hand-0-fledgling", "hand-0-bat", "hand-0-lamplighter", "hand-0-villager",
        ),
        other("keep", "draft-1-fortress-wall", "hand-1"),
        do(
            N_(
                "Each round brings a new card: you look at two and keep one, the other goes under your deck. You "
                "have cheap cards already, so think of later: drag the Countess to your hand."
            ),
            "keep", "draft-0-countess", "hand-0",
        ),
        read(
            N_(
                "The lower side of each battlefield is yours, the upper one the Teacher's. The big number is the might "
                "that stands there. What is written in the middle holds for both of you: The Gate of Dusk, for "
                "example, has room for only four cards on each side."
            ),
            "total-0-0", "total-0-1", "total-0-2", "total-1-0", "total-1-1", "total-1-2",
        ),
        do(
            N_(
                "Now you deploy. Cards are paid for with essence, and in round 1 you have 2. Drag the Villager to your "
                "side of the Orchard of Plenty. It costs 1 and lies face down, so the Teacher can't see what it is."
            ),
            "deploy", "hand-0-villager", "field-0-2",
        ),
        do(
            N_(
                "You have 1 essence left, and what you don't spend is lost at the end of the round. Drag the Bat to "
                "the Hill of Omens."
            ),
            "deploy", "hand-0-bat", "field-0-0",
        ),
        do(
            N_(
                "Press “End deployment”. You hold the first player token, the coin with a crown, so the Teacher "
                "deploys after you. Then the cards are revealed one by one: first yours, then the Teacher's, in the "
                "order in which they were laid."
            ),
            "done",
        ),
        other("deploy", "hand-1-fortress-wall", "field-1-0"),
        other("deploy", "hand-1-fortress-wall", "field-1-0"),
        other("done"),
        read(
            N_(
                "Revealed cards stay, and so does their might: you lead on the Orchard, the Teacher on the Hill. Now "
                "it is round 2. You have 3 essence, one more than the number of the round, and the first player token "
                "has gone to the Teacher."
            ),
            "total-0-2", "total-1-0", "round", "essence-0",
        ),
        do(
            N_(
                "Two cards again. The Lord of the Evernight is mighty but costs 8. The Black Carriage costs 4, just "
                "what you will have in the next round: drag it to your hand."
            ),
            "keep", "draft-0-black-carriage", "hand-0",
        ),
        other("keep", "draft-1-builder", "hand-1"),
        do(
            N_(
                "Before anybody deploys, cards that say Command may act. Your Bat may move to another battlefield, and "
                "against two Fortress Walls it does little. Drag it to The Gate of Dusk, where nobody stands."
            ),
            "move", "unit-1", "field-0-1",
        ),
        other("deploy", "hand-1-builder", "field-1-0"),
        other("done"),
        do(
            N_(
                "The Teacher paid 2 for a card on the Hill; you can't see which. Now you: drag the Fledgling to the "
                "Orchard. At the end of each round it bites a Human beside it, and your Villager is one."
            ),
            "deploy", "hand-0-fledgling", "field-0-2",
        ),
        do(
            N_("You have 1 essence left. Drag the Lamplighter to The Gate of Dusk, to hold it together with the Bat."),
            "deploy", "hand-0-lamplighter", "field-0-1",
        ),
        do(
            N_(
                "Press “End deployment” and watch. This time the Teacher's card is revealed first, and after all the "
                "cards the round ends with the bite of your Fledgling."
            ),
            "done",
        ),
        read(
            N_(
                "The Builder is Instant: once, when revealed, it gave 2 might to each Wall beside it. The Fledgling is "
                "Conditional: each time a round ends, it takes 1 from a Human and gains 2. It has 3 now and will go "
                "on, so such cards belong on the table early."
            ),
            "unit-4", "unit-2", "unit-3", "unit-5", "unit-0",
        ),
        read(
            N_(
                "Compare. The Teacher has 10 might, all of it on the Hill. You have only 2 and 4, but on two "
                "battlefields. If the game ended now, you would win it."
            ),
            "total-1-0", "total-0-2", "total-0-1",
        ),
        read(
            N_(
                "Battlefields speak, too: when round 2 ended, the Orchard gave each of you a card, and yours is the "
                "Night Stalker. In round 3 you have 4 essence, and the first player token is yours again."
            ),
            "battlefield-2", "hand-0-night-stalker", "essence-0", "first",
        ),
        other("keep", "draft-1-builder", "hand-1"),
        do(
            N_(
                "Drag the Innkeeper to your hand: a Human with 3 might, and when revealed it adds 1 essence for the "
                "next round. You will soon see how to deploy it without paying."
            ),
            "keep", "draft-0-innkeeper", "hand-0",
        ),
        do(
            N_(
                "Your Bat may move once in every round, so it could go now. But nobody has to command, and it stands "
                "well where it is. Press “End commands”."
            ),
            "done",
        ),
        do(
            N_(
                "Drag the Black Carriage to The Gate of Dusk. It takes all your 4 essence, but when it is revealed, "
                "it may deploy a Human from your hand without cost."
            ),
            "deploy", "hand-0-black-carriage", "field-0-1",
        ),
        do(
            N_(
                "Press “End deployment”. The Teacher sees where your card lies and what you paid for it, and looks for "
                "a weaker place."
            ),
            "done",
        ),
        other("deploy", "hand-1-war-wagon", "field-1-2"),
        other("done"),
        do(
            N_(
                "The Black Carriage is revealed and asks for a Human. The Teacher's new card lies on the Orchard, so "
                "send help there: drag the Innkeeper to the Orchard."
            ),
            "deploy", "hand-0-innkeeper", "field-0-2",
        ),
        other("move", "unit-4", "field-1-2"),
        read(
            N_(
                "The War Wagon came with 5 might and fetched the Builder with 2: that makes 7. But the Fledgling bit "
                "the Innkeeper and has 5 now, and with all three cards you have 8. You still lead two battlefields."
            ),
            "unit-8", "unit-4", "unit-5", "unit-9", "total-1-2", "total-0-2",
        ),
        read(
            N_(
                "For round 4 you have 8 essence: 5 for the round, 1 from the Innkeeper and 2 from the Orchard. The "
                "Countess and the Night Stalker cost exactly 8 together. Vampires want Humans beside them."
            ),
            "essence-0", "hand-0-countess", "hand-0-night-stalker",
        ),
        read(
            N_(
                "So it goes on for ten rounds. If nobody has two battlefields then, all might together decides. Spend "
                "your essence, and give one battlefield up in time: two are enough. Tokens, armies and all else are in "
                "the rulebook."
            ),
        ),
    ),
)  # fmt: skip
