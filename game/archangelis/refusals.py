"""Why a move is not allowed in Archangelis, with the section of the rulebook that says so."""

from __future__ import annotations

from game.archangelis import light
from game.archangelis.cards import ANGEL, DEMON, HOLY, HUMAN, KINDS, MIRACLE, NAMES, OPHANIM_CARD, RELIC, TITLE, Kind
from game.archangelis.stage import ON_DISCARD, Stage
from game.archangelis.state import CHOOSING_ARMIES, DEFEND, REMOVE, State
from game.archangelis.words import prompt
from game.core.contract import Move, Reason
from game.core.language import N_, _, n_
from game.core.names import NONE
from game.core.ref import ref
from game.deckbuilding import refusals
from game.deckbuilding.rules import OVER

FIXED = {
    "discard": (N_("Discarded cards rest here until the deck is shuffled anew."), "draw"),
    "deck": (N_("The deck is drawn from at the beginning of the turn."), "draw"),
    "commander": (N_("A Commander is chosen before the first turn, and stays."), "commanders"),
    "leader": (N_("A Commander is chosen before the first turn, and stays."), "commanders"),
    "purse": (N_("What lies in the purse is spent; it is discarded at the end of the turn."), "spend"),
    "titles": (N_("Titles work by themselves and stay until the game is over."), "titles"),
    "locations": (N_("Locations are won by a Host Challenge: click one that lies open."), "locations"),
    "demon": (N_("Locations are won by a Host Challenge: click one that lies open."), "locations"),
    "won": (N_("Locations are won by a Host Challenge: click one that lies open."), "locations"),
    "exile": (N_("Exiled cards are out of the game."), "exile"),
    "infernal": (N_("These cards return when the Infernal deck runs out."), "automaton"),
}
"""What nothing is ever done with."""


def why_not(view: State, move: Move) -> Reason:
    """A "drag" brings a thing to a place, a "click" acts on it; other moves are tried as they are named."""
    src, dst = move.src or "", move.dst or ""
    if view.phase == OVER:
        return Reason(_("The game is over."), "final")
    first = refusals.busy(
        view,
        Reason(_("First the gap in the Store is filled: click the Holy or the Infernal deck."), "buy"),
        Reason(_("First a card wants an answer. {prompt}").format(prompt=prompt(view)), "play"),
        Reason(_("First a Commander is chosen."), "commanders"),
    )
    if first:
        return first
    if view.phase == DEFEND:
        return Reason(_("First it is decided whether the Horde opposes the Host."), "defence")
    if view.phase == REMOVE:
        return _why_no_removal(view, src)
    if view.phase == CHOOSING_ARMIES:
        return _why_no_pick(view, src)
    return _in_turn(view, move, src, dst)


def _why_no_removal(view: State, src: str) -> Reason:
    card, relic = NAMES.find(src), NAMES.worn(src)
    if ref(src).place != f"host-{view.seat}" or card == NONE:
        return Reason(_("Now the Horde removes angels of the challenging Host."), "defence")
    if KINDS[card].type == HUMAN:
        return Reason(_("A Horde removes angels, not humans."), "defence")
    if light.shielded(card, relic, view.challenged):
        return Reason(_("This angel is protected: no Horde can remove it."), "defence")
    own, stage = view.sides[view.seat], Stage(view)
    if (card, relic) in [(own.host[at], own.host_relics[at]) for at in stage.within_reach()]:
        return Reason(_("Click the angel that the Horde removes."), "defence")
    if (card, relic) in [(own.host[at], own.host_relics[at]) for at in view.chosen]:
        return Reason(_("It is chosen already: it leaves together with the others."), "defence")
    text = n_(
        "The Horde has only {n} Light left: that is too little for this angel.",
        "The Horde has only {n} Light left: that is too little for this angel.",
        view.force,
    )
    return Reason(text, "defence")


def _why_no_pick(view: State, src: str) -> Reason:
    from game.archangelis.rules import RULES

    card = NAMES.find(src)
    if ref(src).place != f"discard-{view.seat}" or card == NONE:
        return Reason(_("Now cards of your own deck and discards are added to your army."), "final")
    if KINDS[card].type not in (ANGEL, DEMON):
        return Reason(_("Only angels and demons fight in the Final Battle."), "final")
    if card in RULES.open_picks(view.sides[view.seat]):
        return Reason(_("Put the card among your final army."), "final")
    return Reason(_("The Locations you have won grant no more such cards for your army."), "final")


def _in_turn(view: State, move: Move, src: str, dst: str) -> Reason:
    zone = ref(src).zone
    if zone == "location" or move.kind == "challenge":
        return _why_no_challenge(view, src)
    if src == "supply" or zone == "store":
        return _why_no_buy(view, src)
    if src in ("holy", "infernal"):
        return Reason(_("A deck refills the Store when something was bought."), "buy")
    if zone == "hand":
        return _why_no_play(view, src, dst)
    if zone in ("host", "horde"):
        return _why_no_use(view, src)
    if zone in FIXED:
        text, section = FIXED[zone]
        return Reason(_(text), section)
    return Reason(_("That is no move here. {prompt}").format(prompt=prompt(view)), "turn")


def _why_no_challenge(view: State, src: str) -> Reason:
    if view.acted:
        text = _("A Host Challenge takes the whole turn: you have already played, spent or bought something.")
        return Reason(text, "challenge")
    if not view.sides[view.seat].host:
        return Reason(_("A challenge needs at least one angel in your Host."), "challenge")
    card = NAMES.find(src)
    if card in view.locations and not light.may_challenge(view.sides[view.seat], card):
        return Reason(_("This Location demands somebody whom your Host has not."), "locations")
    if card in view.locations:
        return Reason(_("Click a Location to challenge it with your whole Host."), "challenge")
    return Reason(_("This Location does not lie open to be challenged."), "challenge")


def _why_no_buy(view: State, src: str) -> Reason:
    from game.archangelis.rules import RULES

    card = refusals.offered(view, src, OPHANIM_CARD)
    if card == NONE:
        return Reason(_("There is nothing left to buy here."), "buy")
    section, price = "ophanim" if src == "supply" else "buy", RULES.price(view, card)
    if price <= view.funds:
        return Reason(_("Put what you buy on your discard pile."), section)
    have = view.funds
    if view.bought:
        text = _("{card} costs {price} Word, and you have only {n} left.")
    elif price > refusals.means(RULES, view):
        have, text = refusals.means(RULES, view), _("{card} costs {price} Word, and you can't pay more than {n}.")
    else:
        text = _("{card} costs {price} Word, and you have {n}: spend more cards first.")
    return Reason(text.format(card=KINDS[card].name, price=price, n=have), section)


def _why_no_play(view: State, src: str, dst: str) -> Reason:
    card = NAMES.find(src)
    if ref(src).number != view.seat:
        return Reason(_("These cards are in another player's hand."), "turn")
    if card == NONE:
        return Reason(_("Drag a card of your hand to where it should go."), "turn")
    kind = KINDS[card]
    if dst == "purse":
        return _why_not_spent(view, kind)
    if view.bought:
        return Reason(_("After the first purchase of a turn no more cards are played or spent."), "play")
    theirs = dst.endswith(f"-{1 - view.seat}") or ref(dst).place in (f"host-{1 - view.seat}", f"horde-{1 - view.seat}")
    if theirs:
        return Reason(_("Your cards go to your own side of the table."), "play")
    if kind.type == ANGEL:
        return _why_no_angel(kind)
    if kind.type == DEMON:
        return _why_no_demon(view, card, dst)
    if kind.type == HUMAN:
        return _why_no_human(kind, dst)
    if kind.type == RELIC:
        return _why_no_relic(view, card, dst)
    if kind.type == MIRACLE:
        return Reason(_("A Miracle is performed by putting it on your discard pile."), "miracles")
    assert kind.type == TITLE
    return Reason(_("A Title is taken by putting it among your Titles."), "titles")


def _why_not_spent(view: State, kind: Kind) -> Reason:
    if not kind.word:
        return Reason(_("{card} has no Word: it can't be spent.").format(card=kind.name), "spend")
    if view.bought:
        return Reason(_("After the first purchase of a turn no more cards are played or spent."), "spend")
    return Reason(_("{card} can't be spent now.").format(card=kind.name), "spend")


def _why_no_angel(kind: Kind) -> Reason:
    if not kind.light:
        return Reason(_("{card} has no Light: it can only be spent.").format(card=kind.name), "host")
    return Reason(_("An angel joins your Host, or is spent."), "host")


def _why_no_demon(view: State, card: int, dst: str) -> Reason:
    from game.archangelis.rules import RULES

    if view.solo:
        return Reason(_("In the Solo Game the player builds no Horde."), "solo")
    if ref(dst).zone == "horde" and not RULES.climbs(view.sides[view.seat], card):
        return _why_no_rung(card)
    return Reason(_("A demon joins your Horde, or is spent."), "horde")


def _why_no_human(kind: Kind, dst: str) -> Reason:
    side = "host" if kind.pile == HOLY else "horde"
    if ref(dst).zone == side:
        return Reason(_("There is no room for another human: this one can still be spent."), "humans")
    text = _("A sacred human joins the Host.") if side == "host" else _("A profane human joins the Horde.")
    return Reason(text, "humans")


def _why_no_rung(card: int) -> Reason:
    rank = KINDS[card].rank
    if rank == "Duke":
        return Reason(_("A Duke follows only a Prince."), "horde")
    if rank == "Chief":
        return Reason(_("A Chief follows only a Duke."), "horde")
    return Reason(_("This demon can only be the first of a Horde, unless a card says otherwise."), "horde")


def _why_no_relic(view: State, card: int, dst: str) -> Reason:
    sacred = KINDS[card].pile == HOLY
    wanted = "host" if sacred else "horde"
    if ref(dst).zone in ("host", "horde") and ref(dst).zone != wanted:
        text = _("A sacred relic is borne by an angel.") if sacred else _("A profane relic is borne by a demon.")
        return Reason(text, "relics")
    bearer = NAMES.find(dst)
    if bearer != NONE and KINDS[bearer].type == HUMAN:
        return Reason(_("Humans bear no relics."), "relics")
    if ref(dst).worn:
        return Reason(_("It bears a relic already: one each is the limit."), "relics")
    own = view.sides[view.seat]
    if not (own.host if sacred else own.horde):
        return Reason(_("There is nobody to bear it yet: play an angel first.") if sacred
                      else _("There is nobody to bear it yet: play a demon first."), "relics")  # fmt: skip
    return Reason(_("A relic is given to a bearer that has none: put it on an angel or demon."), "relics")


def _why_no_use(view: State, src: str) -> Reason:
    if ref(src).number != view.seat:
        return Reason(_("These cards belong to another player."), "turn")
    card = NAMES.find(src)
    if card == NONE:
        return Reason(_("Cards are played here from the hand."), "play")
    if ON_DISCARD[card] != NONE:
        if view.bought:
            return Reason(_("After the first purchase of a turn no more abilities are used."), "discarding")
        return Reason(_("Click the card to discard it for its ability."), "discarding")
    return Reason(
        _("This card has no ability that is used by discarding it; it stays until it has served."), "discarding"
    )
