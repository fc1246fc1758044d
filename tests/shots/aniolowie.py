"""Aniołowie for the camera: planning, people and giants, duels, the open stack, the fight, three and four players."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pygame

from game.core.language import N_
from game.core.things import Thing
from game.core.workshop import Workshop
from game.session import PERSON, Seat, Session, start
from tests.shots import decks
from tests.shots.staging import NAMES, SEED, at_table, carry, gallery, height, legal, moment, point, settle, whole_game
from ui.app import App
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen

GAME = "aniolowie"
LONGEST, SOME = 480, 6
"""How far lively games are played, and in how many of them the best moment is looked for."""
QUIET = ("done", "pass", "leave", "half", "mulligan")
"""Moves that a lively player seldom makes."""
DEEP = 4
"""So much waits on the stack of the picture."""


@cache
def _lively(seed: int, seats: int = 2) -> Session:
    """A game, or its first part, in which everybody does much: for what Novices seldom do."""
    session = start(GAME, {"seats": seats}, seed, [Seat(PERSON, name) for name in NAMES[:seats]])
    rng = random.Random(seed)
    while session.to_act() is not None and len(session.moves) < LONGEST:
        moves = session.legal_moves()
        loud = [move for move in moves if move.kind not in QUIET]
        session.play(rng.choice(loud if loud and rng.random() < 0.7 else moves))
    return session


def _seldom(wanted: Callable[[Session], float], seats: int = 2) -> Session:
    """The moment at which a score was highest, in the first few lively games that have such a moment at all."""
    best: list[tuple[float, Session]] = []
    for seed in range(SEED, SEED + 60):
        game = _lively(seed, seats)
        found = [(score, n) for n in range(len(game.moves)) if (score := wanted(game.branch(n)))]
        if found:
            best.append((max(found)[0], game.branch(max(found)[1])))
        if len(best) == SOME:
            break
    return max(best, key=lambda each: each[0])[1]


def _things(session: Session) -> list[Thing]:
    """What lies on the table for everybody to see."""
    return session.rules.table(session.view(None))


def _crowd(session: Session) -> int:
    """How much lies on the table and in the hand of who looks at it."""
    hand = session.state.sides[session.to_act() or 0].hand
    return sum(card >= 0 for card in session.state.kind) + 2 * len(hand)


def _waiting(state: Any) -> int:
    return len(state.interventions) + len(state.abilities)


def _calm(session: Session) -> bool:
    """Nothing waits for an answer."""
    return session.state.asking < 0 and not session.state.stack


def _planning(session: Session) -> float:
    """Somebody may place an angel turned for its support."""
    offered = any(move.kind == "place" and move.arg == "turned" for move in session.legal_moves())
    return float(offered) * _crowd(session)


def _acting(session: Session) -> float:
    return float(legal("attack")(session)) * _crowd(session)


def _fighting(session: Session) -> float:
    if not _calm(session) or not legal("done")(session):
        return 0.0
    return float(any(thing.id == "total-0" for thing in _things(session))) * _crowd(session)


def _stacked(session: Session) -> float:
    """A stack just so deep, with something of each pile, on a full table."""
    state = session.state
    both = bool(state.interventions) and bool(state.abilities)
    return float(both and _waiting(state) == DEEP and not state.stack) * _crowd(session)


def _duel(*, seen_by_attacker: bool) -> Callable[[Session], float]:
    """A duel with nothing played yet whose defender lies face down, seen by the attacker, or by somebody who has no
    part in it."""

    def score(session: Session) -> float:
        if _waiting(session.state) or session.state.stack or session.state.asking < 0:
            return 0.0
        duel = {thing.owner: thing.marks for thing in _things(session) if "duel" in thing.marks}
        asked = session.to_act()
        covered = any("down" in marks for marks in duel.values())
        fits = "attacks" in duel.get(asked, ()) if seen_by_attacker else asked not in duel
        return float(len(duel) == 2 and covered and fits) * _crowd(session)

    return score


def _giant(session: Session) -> float:
    """A giant attacks, or at least stands upon a land."""
    state = session.state
    if not state.giants or state.stack:
        return 0.0
    attacks = any(thing.kind == "giant" and "attacks" in thing.marks for thing in _things(session))
    return 100.0 * attacks + 50.0 * legal("defend")(session) + _crowd(session)


def _people(session: Session) -> float:
    if not _calm(session) or not legal("resolve")(session):
        return 0.0
    folk = sum(thing.kind == "card" and thing.place.startswith("people-") for thing in _things(session))
    return float(8 * folk + _crowd(session))


def _show(find: Callable[[], Session]) -> Callable[[App], None]:
    def show(app: App) -> None:
        at_table(app, find())

    return show


def _plan(app: App) -> None:
    table = at_table(app, height(GAME, _planning))
    moves = [move for move in table.desk.hands.moves if move.kind == "place" and "fight" in str(move.dst)]
    carry(app, table, str(moves[0].src), str(moves[0].dst))


def _action(app: App) -> None:
    """An angel is lifted: whom it can attack, and what its abilities can be aimed at, is lit."""
    table = at_table(app, height(GAME, _acting))
    move = next(move for move in table.desk.hands.moves if move.kind == "attack")
    spot = table.desk.scene.sprites[str(move.src)].rect.center
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        point(app, spot, kind, **({} if kind == pygame.MOUSEMOTION else {"button": 1}))


def _turned(app: App) -> None:
    """A card dropped upon the fight could be meant to lie turned: both are offered."""
    table = at_table(app, height(GAME, _planning))
    move = next(move for move in table.desk.hands.moves if move.kind == "place" and move.arg == "turned")
    carry(app, table, str(move.src), str(move.dst))
    rect = table.desk.scene.rect(move.dst)
    assert rect is not None
    point(app, rect.center, pygame.MOUSEBUTTONUP, button=1)


def _zoomed(wanted: Callable[[Any], bool], score: Callable[[Session], float]) -> Callable[[App], None]:
    def show(app: App) -> None:
        table = at_table(app, height(GAME, score))
        sprites = [sprite for sprite in table.desk.scene.sprites.values() if wanted(sprite.thing)]
        largest = max(sprites, key=lambda sprite: len(table.desk.say(sprite.thing.id)))
        point(app, largest.rect.center, pygame.MOUSEBUTTONDOWN, button=3)

    return show


def _is_level(thing: Any) -> bool:
    return any(mark.startswith("level-") for mark in thing.marks)


def _many(seats: int) -> Callable[[App], None]:
    return _show(lambda: _seldom(lambda session: _fighting(session) * (session.state.turn > 3), seats))


def _curtain(app: App) -> None:
    whole = whole_game(GAME)
    ends = [n for n, move in enumerate(whole.moves) if move.kind == "done" and whole.moves[n - 1].kind == "place"]
    table = at_table(app, whole.branch(ends[2]))
    table.play(whole.moves[ends[2]])
    settle(app)


def _end(app: App) -> None:
    """The table after the last turn, before the result covers it."""
    table = TableScreen(app, whole_game(GAME))
    table._ended = True
    app.push(table)


def _result(app: App) -> None:
    _end(app)
    app.push(ResultScreen(app, whole_game(GAME)))


# Decks


def _exchanged(shop: Workshop) -> tuple[int, ...]:
    """A deck with the people of another."""
    people = max(shop.groups)
    return (
        *(card for card in shop.decks["daughters"] if shop.group[card] != people),
        *(card for card in shop.decks["watch"] if shop.group[card] == people),
    )


def _no_cherub(shop: Workshop, k: int, card: int) -> bool:
    """The ladder of orders lacks the ninth, and a human is missing."""
    return shop.group[card] != 9 and card != max(shop.decks["court"])


BUILT = decks.Built(N_("Night watch"), _exchanged, N_("from an angel"))

SHOTS: dict[str, Callable[[App], None]] = {
    "setup": decks.setup(GAME, 2, deck_1="choir"),
    "setup-four": decks.setup(GAME, 4, deck_1="choir"),
    "decks": decks.armies(GAME, BUILT, "daughters"),
    "decks-built": decks.armies(GAME, BUILT),
    "builder-empty": decks.builder(GAME, ""),
    "builder-broken": decks.builder(GAME, "court", _no_cherub, source="fallen"),
    "builder": decks.builder(GAME, "watch"),
    "choose": _show(lambda: moment(GAME, legal("offer"))),
    "plan": _plan,
    "turned": _turned,
    "people": _show(lambda: _seldom(_people)),
    "giant": _show(lambda: _seldom(_giant)),
    "action": _action,
    "duel": _show(lambda: _seldom(_duel(seen_by_attacker=True))),
    "duel-seen": _show(lambda: _seldom(_duel(seen_by_attacker=False), 3)),
    "stack": _show(lambda: _seldom(_stacked)),
    "fight": _show(lambda: height(GAME, _fighting)),
    "claim": _show(lambda: moment(GAME, legal("claim"), 1)),
    "three": _many(3),
    "four": _many(4),
    "zoom": _zoomed(_is_level, _fighting),
    "total": _zoomed(lambda thing: thing.id.startswith("total-"), _fighting),
    "curtain": _curtain,
    "end": _end,
    "result": _result,
    "gallery": gallery(GAME),
}
