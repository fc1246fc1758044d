"""Why a move is not allowed in Battle for Empyrean, with the section of the rulebook that says so."""

from __future__ import annotations

from game.core.contract import Move, Reason
from game.core.effects import Frame
from game.core.language import N_, _
from game.core.ref import Ref, ref
from game.empyrean.acts import One
from game.empyrean.cards import BY_COMMAND, FIRST_FIELD, FROZEN, KINDS, NAMES, SAYS
from game.empyrean.stage import Stage
from game.empyrean.state import ANCHOR, COMMAND, DEPLOY, DRAFT, FACE_UP, MOVE, OVER, STUN, USED, State
from game.empyrean.words import battlefield, prompt

FIXED = {
    "deck": (N_("A deck is drawn from in the draft, and when a card says so."), "draft"),
    "discard": (N_("Discarded cards come back only when a card says so."), "discarding"),
    "destroyed": (N_("Destroyed cards come back only when a card says so."), "destroying"),
    "banished": (N_("Banished cards are out of the game."), "banishing"),
    "battlefield": (N_("A battlefield works by itself; drag cards of your hand to your side of it."), "battlefields"),
    "field": (N_("Drag a card of your hand to a battlefield to deploy it."), "deploy"),
    "total": (N_("Might decides a battlefield at the end of the game."), "winning"),
    "essence": (N_("Essence is spent by deploying cards."), "essence"),
    "first": (N_("The first player token passes on at the end of each round."), "rounds"),
    "round": (N_("The round ends when every card is revealed."), "rounds"),
}
"""What nothing is ever done with."""


def why_not(view: State, move: Move) -> Reason:
    """A "drag" brings a thing to a place, a "click" acts on it; other moves are tried as they are named."""
    src, dst = ref(move.src), ref(move.dst)
    if view.phase == OVER:
        return Reason(_("The game is over."), "winning")
    if view.stack:
        return Reason(_("First a card wants an answer. {prompt}").format(prompt=prompt(view)), "reveal")
    zone = src.zone
    if view.phase == DRAFT and zone != "draft":
        return Reason(_("First one of the two drafted cards is kept: click it."), "draft")
    if zone == "draft":
        return Reason(_("Click the card you want to keep; the other one goes under the deck."), "draft")
    if zone == "hand":
        return _why_no_deployment(view, src, dst)
    if zone == "unit":
        return _why_no_command(view, src.number)
    if zone in FIXED:
        text, section = FIXED[zone]
        return Reason(_(text), section)
    return Reason(_("That is no move here. {prompt}").format(prompt=prompt(view)), "rounds")


def _why_no_deployment(view: State, src: Ref, dst: Ref) -> Reason:
    if src.number != view.seat or (src.key and src.key not in NAMES.cards):
        return Reason(_("These cards are in another player's hand."), "deploy")
    if view.phase == COMMAND:
        return Reason(_("Commands come first: end them, then deploy."), "command")
    if view.phase != DEPLOY or not src.key:
        return Reason(_("Drag a card of your hand to a battlefield to deploy it."), "deploy")
    card = NAMES.cards[src.key]
    if card not in view.sides[view.seat].hand:
        return Reason(_("This card is not in your hand."), "deploy")
    if dst.zone == "field" and dst.number != view.seat:
        return Reason(_("This side of the battlefield belongs to another player."), "deploy")
    stage, left = Stage(view), view.sides[view.seat].essence
    if dst.zone in ("field", "battlefield"):
        at = int(dst.key) if dst.zone == "field" else dst.number
        if not stage.open_zones(view.seat, at):
            return Reason(_("All your zones on {field} are taken.").format(field=battlefield(view, at)), "zones")
        price = stage.price(view.seat, card, at)
        if price > left:
            text = _("{card} costs {price} essence here, and you have {n}.")
            return Reason(text.format(card=KINDS[card].name, price=price, n=left), "essence")
    price = min(stage.price(view.seat, card, at) for at in range(len(view.battlefields)))
    if price > left:
        text = _("{card} costs {price} essence, and you have {n}.")
        return Reason(text.format(card=KINDS[card].name, price=price, n=left), "essence")
    return Reason(_("A card is deployed to your side of a battlefield."), "deploy")


def _why_no_command(view: State, unit: int) -> Reason:
    if not 0 <= unit < len(view.kind) or view.owner[unit] != view.seat:
        return Reason(_("This card belongs to another player."), "command")
    if not view.marks[unit] & FACE_UP:
        return Reason(_("A face-down card does nothing until it is revealed."), "reveal")
    if view.phase != COMMAND:
        return Reason(_("Cards on a battlefield act in the command phase, if they can."), "command")
    if view.marks[unit] < MOVE:
        at = -1 if view.marks[unit] & (USED | STUN) else BY_COMMAND[view.kind[unit]]
        if at < 0:
            return Reason(_("This card has no Move token and no command to follow in this round."), "command")
        node = SAYS[view.kind[unit]].parts[at].parts[0]
        if isinstance(node, One):
            if node.options(Stage(view), Frame(view.kind[unit], (at, 0), view.seat, (unit, unit))):
                return Reason(_("Click this card to use its command."), "command")
            return Reason(_("There is no card that its command could be given to."), "command")
    if view.marks[unit] & ANCHOR:
        return Reason(_("An Anchor token holds this card where it is."), "tokens")
    if FROZEN[FIRST_FIELD + view.battlefields[view.at[unit]]]:
        return Reason(_("Nothing moves away from this battlefield."), "battlefields")
    return Reason(_("A card moves to another battlefield with an open zone."), "moving")
