"""First steps in Aniołowie: plan a turn, win a duel with an answer, turn the fight and take the stake."""

from __future__ import annotations

from game.core.language import N_
from game.core.lesson import Lesson, do, other, read

LESSON = Lesson(
    {"first": "1", "deck_1": "choir", "deck_2": "court"},
    325,
    (
        read(
            N_(
                "In Aniołowie two factions of angels contend for people. You lead the Lord's angels, the Teacher leads "
                "the Fallen. Whoever has the most people on their land in the end wins. Here are the four that you "
                "have brought; the Teacher brings four too."
            ),
            "brought-0-rycerz", "brought-0-sprawiedliwa", "brought-0-zbojca", "brought-0-przekupka",
        ),
        do(
            N_(
                "All eight walk in the procession, and turn by turn they are fought for. One of yours you send "
                "openly, the others join unseen. Drag Rycerz to the procession: on your land he would strengthen your "
                "weaker fighters."
            ),
            "offer", "brought-0-rycerz", "procession",
        ),
        other("offer", "brought-1-oprawca", "procession"),
        do(
            N_(
                "You drew seven cards. Four are angels: each shows its level, its ability and, in the wing, its "
                "support. Three are interventions, played straight from the hand. That is a good start: press “Keep”."
            ),
            "keep",
        ),
        other("keep"),
        read(
            N_(
                "Angels stand in three rows. From support they attack. On the land they guard your people, who stand "
                "behind them. In the fight they contend for the stake: the first human of the procession lies there, "
                "face down."
            ),
            "support-0", "land-0", "fight-0", "stake-back",
        ),
        do(
            N_(
                "A turn begins with planning. Angels are placed face down, and only you may look at yours. One a turn "
                "may go to support. Drag Gabriel, level 9, to your support: from there he can attack the Teacher's "
                "support and land."
            ),
            "place", "hand-0-gabriel", "support-0",
        ),
        do(
            N_(
                "One a turn may go to the land. Drag Muriel there. He can give +3 levels to one of your angels, in "
                "whichever row it stands, until the turn ends. That costs a use; you will soon see what it is."
            ),
            "place", "hand-0-muriel", "land-0",
        ),
        do(
            N_(
                "The fight has room for three. Wariel has level 7 and support 6: laid sideways he counts 13, but can "
                "do nothing more. Drag Wariel to the fight; here he is turned for you, in a game you choose how he "
                "lies."
            ),
            "place", "hand-0-wariel", "fight-0", "turned",
        ),
        do(
            N_(
                "Whoever lies sideways can't take the stake, so an upright angel must come along. Drag Cidkiel, level "
                "8, to the fight: that is the first of his two uses. Together they make 21."
            ),
            "place", "hand-0-cidkiel", "fight-0",
        ),
        do(
            N_(
                "The three interventions stay in your hand for later. Press “End planning”; then the Teacher plans."
            ),
            "done",
        ),
        other("place", "hand-1-verrier", "land-1"),
        other("place", "hand-1-belfegor", "fight-1", "turned"),
        other("place", "hand-1-pajmon", "fight-1"),
        other("place", "hand-1-agrat", "fight-1"),
        other("done"),
        do(
            N_(
                "The Teacher has one angel on the land and three in the fight, one of them sideways. Next the people "
                "on the lands have their say, but nobody lives there yet. Press “End of people”."
            ),
            "done",
        ),
        other("done"),
        do(
            N_(
                "Now the actions. Every angel has two uses in it, and they don't come back by themselves. An attack is "
                "a use: the angel turns face up. In a duel the lower level is discarded, of equals both. Drag Gabriel "
                "onto the angel on the Teacher's land."
            ),
            "attack", "support-0-0", "land-1-0",
        ),
        other("play", "hand-1-gniew", "support-0-0"),
        do(
            N_(
                "Only you are shown whom you attack: Verrier, level 5. But the Teacher answers with the intervention "
                "Gniew: -4 for Gabriel makes 5 to 5, and both would be lost. You may answer as well: use Muriel's "
                "ability and drag Muriel onto Gabriel for +3."
            ),
            "use", "land-0-0", "support-0-0", 0,
        ),
        other("pass"),
        do(
            N_(
                "What is played waits until all have passed in a row; whoever played it comes last and might add to "
                "it. The Teacher has passed, so press “Pass”. Then interventions happen first, abilities after them, "
                "and in both the last one played comes first."
            ),
            "pass",
        ),
        other("pass"),
        do(
            N_(
                "Gniew and Muriel have done their work: it is 8 to 5 for Gabriel now. The duel itself could still be "
                "answered, but the Teacher has passed again. Press “Pass”, and it is decided."
            ),
            "pass",
        ),
        do(
            N_(
                "Verrier is discarded, and the Teacher's land is unguarded. If people lived there, Muriel on your land "
                "could take one. Gabriel and Muriel lie face up: each has one use left. Save them and press “End "
                "actions”."
            ),
            "done",
        ),
        other("done"),
        read(
            N_(
                "The fight: all who stand there are revealed. You have 13 and 8, that is 21. The "
                "Teacher has 22: Belfegor, sideways, 10, Pajmon 8 and Agrat 4. Now everybody has one part to change "
                "the sums, and yours comes first."
            ),
            "total-0", "total-1",
        ),
        do(
            N_(
                "One level behind: that is what you saved an intervention for. Drag Jawna Łaska onto Cidkiel: +5 "
                "levels until the turn ends."
            ),
            "play", "hand-0-jawna-laska", "fight-0-1",
        ),
        other("pass"),
        do(
            N_("The Teacher does not answer, and you have nothing to add: press “Pass”, and Jawna Łaska works."),
            "pass",
        ),
        do(
            N_(
                "You lead 26 to 22. Cidkiel has an ability too, but that would be his second use, and then nobody "
                "could take the stake. Press “End my part of the fight”. The Teacher's part follows, and you may still "
                "answer."
            ),
            "done",
        ),
        other("use", "fight-1-1", "fight-1-1", 0),
        do(
            N_(
                "Pajmon uses his ability for +4: that would be 26 to 26, and a tie wins nothing. Answer with Muriel's "
                "second use: drag Muriel onto Wariel. With both uses spent an angel is sacrificed: it lies sideways "
                "and goes when the turn ends."
            ),
            "use", "land-0-0", "fight-0-0", 0,
        ),
        other("pass"),
        do(
            N_("Two abilities wait. Muriel's was used last and works first, Pajmon's after it. Press “Pass”."),
            "pass",
        ),
        other("done"),
        do(
            N_(
                "The fight is yours, 29 to 26. To take the stake is one more use of a fighter, and Cidkiel has it "
                "left. Drag Cidkiel to the stake."
            ),
            "claim", "fight-0-1", "stake",
        ),
        other("pass"),
        do(
            N_(
                "This use can be answered like any other, before anybody sees the stake. The Teacher has passed: press "
                "“Pass”, and it is yours."
            ),
            "pass",
        ),
        do(
            N_(
                "It was Rycerz, and he lives on your land now: one human for you. You took the stake, so you go first "
                "in the new turn. Fighters and the sacrificed are discarded; Gabriel stays, with one use left. Half of "
                "the hand may be discarded. You need not: press “Keep”."
            ),
            "keep",
        ),
        other("keep"),
        do(
            N_(
                "Planning again. Nobody guards Rycerz: an angel on the Teacher's land could simply take him in the "
                "actions. Drag Lehachiasz to your land. One guard is enough for all your people."
            ),
            "place", "hand-0-lehachiasz", "land-0",
        ),
        read(
            N_(
                "So it goes on: planning, people, actions, fight, until nobody is left in the procession or at stake. "
                "Three pieces of advice: one fighter upright, one guard on the land, one intervention kept for the "
                "fight. Colours, hierarchy, giants and the rest are in the rulebook."
            ),
            "land-0-0", "hand-0-jawna-laska", "procession-pile",
        ),
    ),
)  # fmt: skip
