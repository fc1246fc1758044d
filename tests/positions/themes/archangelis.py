"""What nobody who sees the table does at Archangelis. Decks, Hosts and Hordes lie open, so much can be worked out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from game.archangelis import cards, light
from game.archangelis.cards import ANGEL, DEMON, NAMES, OPHANIM_CARD, TYPE, WORTH
from game.archangelis.evaluate import CLAIMERS
from game.archangelis.rules import DEFEND_NO, DEFEND_YES, DONE, RULES
from game.archangelis.stage import ON_STRIKE, TOLL, Stage
from game.archangelis.state import CHOOSING_ARMIES, DEFEND, REMOVE, TO_WIN, Side
from game.archangelis.words import enough
from game.core import codec
from game.core.contract import Move
from game.core.names import NONE
from game.deckbuilding.rules import END, TURN
from tests.positions.look import Look

Strength = tuple[int, int]
"""Light and Word of a final army."""

# What can be worked out


def strongest(side: Side, lost: tuple[int, ...], *more: int) -> Strength:
    """The best army that a seat can field in the Final Battle, with the Locations it has and more, against those."""
    won = (*side.won, *more)
    shines, word = _strongest(tuple(side.owned), won, tuple(side.titles), side.leader, side.second, ())
    return shines + light.comfort(won, lost), word


@lru_cache(maxsize=4096)
def _strongest(
    owned: tuple[int, ...], won: tuple[int, ...], titles: tuple[int, ...], leader: int, second: bool,
    army: tuple[int, ...],
) -> Strength:  # fmt: skip
    """Every army is tried that could be the best."""
    tried = _worth_trying(owned, won, titles, leader, army)
    side = Side(leader, [], [], [], tried, [], [], [], [], [], [], [*titles], [*won], [*army], [*owned], second)
    best = (-1, -1)
    for picked in _armies(side):
        best = max(best, (light.final(side, picked).total, sum(WORTH[card] for card in picked)))
    return best


def _worth_trying(
    owned: tuple[int, ...], won: tuple[int, ...], titles: tuple[int, ...], leader: int, army: tuple[int, ...]
) -> list[int]:  # fmt: skip
    """Without those who lend nothing and for whom there would always be somebody better."""
    groups = [whom for each in {*owned, *titles, leader} for table in LENT for *_said, whom in table.get(each, ())]
    rewards = [cards.rewards(place) for place in won]
    places = {ANGEL: sum(each.angels for each in rewards), DEMON: sum(each.demons for each in rewards)}
    fighters = sorted((card for card in owned if TYPE[card] in places), key=lambda card: -light.PRINTED[card])
    belongs = {card: {n for n, whom in enumerate(groups) if card in whom} for card in {*fighters}}
    kept: list[int] = []
    for card in fighters:
        better = sum(
            TYPE[card] == TYPE[other] and other != OPHANIM_CARD and WORTH[other] >= WORTH[card]
            and belongs[other] >= belongs[card]
            for other in kept
        )  # fmt: skip
        if better < places[TYPE[card]] or card in light.LENDERS or card == OPHANIM_CARD or card in army:
            kept.append(card)
    return kept


LENT = (light.OWN, light.EACH, light.ALL)


def _armies(side: Side) -> Iterator[list[int]]:
    """Each once: cards are added in the order of their numbers."""

    def more(least: int) -> Iterator[list[int]]:
        picks = RULES.open_picks(side)
        if not picks:
            yield side.army
        for card in picks:
            if card >= least:
                side.army.append(card)
                yield from more(card)
                side.army.pop()

    yield from more(0)


def at_most(host: Side, location: int, force: int, prices: list[int], chosen: list[int]) -> int:
    """The Light that the best removal leaves the challenging Host."""
    open_ = [at for at, price in enumerate(prices) if price != NONE and at not in chosen]
    least = light.host(light.without(host, chosen), location).total
    for many in range(1, len(open_) + 1):
        for gone in combinations(open_, many):
            if sum(prices[at] for at in gone) <= force:
                least = min(least, light.host(light.without(host, [*chosen, *gone]), location).total)
    return least


def left_at_worst(view: Any, location: int) -> int:
    """The Light that the Host of the turn's owner keeps at a Location, whatever the Horde does."""
    table = view.copy()
    table.challenged = location
    stage, own = Stage(table), table.sides[view.seat]
    defends = table.sides[1 - view.seat].horde and location not in light.CALM
    force = stage.light_against(view.seat, location) if defends else 0
    return at_most(own, location, force, stage.prices(), [])


def decided(view: Any, seat: int, location: int) -> int:
    """What comes of it when a seat wins its last Location there: 1 when it can field the stronger army, -1 when the
    other can, 0 if they are even or it is not the last one."""
    own, other = view.sides[seat], view.sides[1 - seat]
    if len(own.won) != TO_WIN - 1:
        return 0
    mine, theirs = strongest(own, tuple(other.won), location), strongest(other, (*own.won, location))
    return (mine > theirs) - (mine < theirs)


def places(look: Look) -> list[tuple[Move, int]]:
    return [(move, NAMES.card(move.src or "")) for move in look.of("challenge")]


# Themes


def take_the_win(look: Look) -> list[Move]:
    """The third Location is there to be won, no Horde can save it, and no army can beat ours: whatever else is played
    or spent excludes the challenge (HB6), and the other has a turn more. A price may cost the win, and a Horde may
    claim it otherwise: such positions are left out."""
    view = look.view
    if any(card in CLAIMERS for card in view.sides[look.seat].hand):
        return []
    sure = [
        move
        for move, location in places(look)
        if len(view.sides[look.seat].won) == TO_WIN - 1
        and TOLL[location] == NONE
        and left_at_worst(view, location) >= enough(view, look.seat, location)
        and decided(view, look.seat, location) > 0
    ]
    return [move for move in look.but(sure) if move.kind != "use"] if sure else []


def challenge_in_vain(look: Look) -> list[Move]:
    """The Host has too little Light even if no Horde opposes it: that only ends the turn, offers the Horde its
    angels, and a hand that could still do something is discarded."""
    if not look.of("spend", "host", "horde", "equip", "title"):
        return []
    own = look.view.sides[look.seat]
    return [move for move, place in places(look) if light.host(own, place).total < enough(look.view, look.seat, place)]


def keep_from_losing(look: Look) -> list[Move]:
    """The third Location brings about the Final Battle, and the other can field the stronger army."""
    own = look.view.sides[look.seat]
    return [
        move
        for move, place in places(look)
        if light.host(own, place).total >= enough(look.view, look.seat, place)
        and decided(look.view, look.seat, place) < 0
    ]


def _opposed(look: Look) -> tuple[int, int, int]:
    """Who challenges where, and the Light that wins there."""
    view = look.view
    return view.seat, view.challenged, enough(view, view.seat, view.challenged)


def save_the_last_location(look: Look) -> list[Move]:
    """To let the Host pass loses the game; the Horde can stop it."""
    if look.view.phase != DEFEND:
        return []
    seat, location, needed = _opposed(look)
    won = light.host(look.view.sides[seat], location).total >= needed
    if won and decided(look.view, seat, location) > 0 and left_at_worst(look.view, location) < needed:
        return [DEFEND_NO]
    return []


def defend_in_vain(look: Look) -> list[Move]:
    """Whatever the Horde removes, the Location is lost and the Host discarded: only the Horde goes as well. (At the
    third Location nothing matters any more.) A Horde that has something of every angel it removes may do so."""
    if look.view.phase != DEFEND:
        return []
    other = look.view.sides[look.seat]
    if any(card in light.CONDEMNING or ON_STRIKE[card] != NONE for card in (*other.horde, *other.horde_humans)):
        return []
    seat, location, needed = _opposed(look)
    last = len(look.view.sides[seat].won) == TO_WIN - 1
    return [DEFEND_YES] if not last and left_at_worst(look.view, location) >= needed else []


def finish_the_removal(look: Look) -> list[Move]:
    """The Horde goes to the discards in any case, and what is left of its Light still saves the Location."""
    view = look.view
    if view.phase != REMOVE:
        return []
    seat, location, needed = _opposed(look)
    host = view.sides[seat]
    if decided(view, seat, location) < 0:
        return []

    def lost(state: Any) -> bool:
        return at_most(host, location, state.force, state.prices, state.chosen) >= needed

    if lost(view):
        return []
    wrong = [DONE] if light.host(light.without(host, view.chosen), location).total >= needed else []
    return wrong + [move for move in look.of("remove") if lost(look.after(view, move))]


def pick_the_stronger_army(look: Look) -> list[Move]:
    """An army that can beat the strongest of the other can still be picked; after this card it can't."""
    if look.view.phase != CHOOSING_ARMIES:
        return []
    own, other = look.view.sides[look.seat], look.view.sides[1 - look.seat]
    theirs = strongest(other, tuple(own.won))

    def mine(*more: int) -> Strength:
        army = tuple(sorted([*own.army, *more]))
        shines, word = _strongest(tuple(own.discard), tuple(own.won), tuple(own.titles), own.leader, own.second, army)
        return shines + light.comfort(own.won, other.won), word

    if mine() <= theirs:
        return []
    return [move for move in look.of("pick") if mine(NAMES.card(move.src or "")) <= theirs]


def leave_nothing_unplayed(look: Look) -> list[Move]:
    """What is left in the hand is discarded. A Title would stay for good, and who brings Light and no Word can do
    nothing else."""
    if look.view.phase != TURN or look.view.stack or END not in look.moves:
        return []
    idle = [move for move in look.of("host", "horde") if not WORTH[NAMES.card(move.src or "")]]
    return [END] if idle or look.of("title") else []


def do_something_by_it(look: Look) -> list[Move]:
    """It changes nothing, and costs the card: a Miracle that could be spent for Word, or who is discarded from play."""
    return [move for move in look.of("perform", "use") if all(_idle(look, world, move) for world in look.worlds)]


def _idle(look: Look, world: Any, move: Move) -> bool:
    before, after = codec.encode(world), codec.encode(look.after(world, move))
    for each in (before, after):
        for part in ("random", "acted"):
            del each[part]
        own = each["sides"][look.seat]
        there = [own.pop(part) for part in ("discard", "purse", "hand")]
        if move.kind == "use":
            there += [own.pop(part) for part in ("host", "host_relics", "host_humans", "horde", "horde_relics",
                                                 "horde_humans")]  # fmt: skip
        own["cards"] = sum(len(zone) for zone in there) - sum(zone.count(NONE) for zone in there)
    return bool(before == after)


THEMES = {
    "take the win": take_the_win,
    "challenge in vain": challenge_in_vain,
    "keep from losing": keep_from_losing,
    "save the last Location": save_the_last_location,
    "defend in vain": defend_in_vain,
    "finish the removal": finish_the_removal,
    "pick the stronger army": pick_the_stronger_army,
    "leave nothing unplayed": leave_nothing_unplayed,
    "do something by it": do_something_by_it,
}
