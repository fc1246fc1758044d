"""How many presses a turn of Aniołowie takes two persons at one screen: `python -m tests.ui.presses [--seeds 20]`.

One fixed way to play, which knows only what its seat sees and what is legal, so that versions of the rules can be
compared. Each click, drag and key is a press, curtains and second presses included.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.aniolowie.cards import LEVEL, NAMES, SUPPORTS
from game.core.contract import Move
from game.session import PERSON, Seat, Session, start
from saves.settings import Settings
from saves.store import Store
from tests.ui.player import Spot
from tests.ui.test_aniolowie import Versed, clear, lift, seated
from ui.app import App

TURNS = 5
"""Of each game the first so many turns are played."""
QUIET = ("done", "pass", "keep", "leave", "decline", "no")
OFTEN = {"take": 100, "resolve": 100, "claim": 100, "defend": 100, "attack": 60, "use": 30, "play": 30}
"""Of a hundred chances to do such a thing, how many are taken."""
LAWFUL = (
    "built:rochel,habujah,manakel,2*hanael,micrael,rakuel,2*wehuel,derdekea,barbiel,asaliasz,teliel,rehael,sofia,"
    "menadel,lehachiasz,nilajha,cidkiel,haszmal,omael,rafael,gabriel,metatron,uriel,orifiel,zafkiel,2*sledzenie,"
    "2*sprzeciw,2*jawna-laska,powrot-aniola,wola-nieba,cisza,straz,wypedzenie,niewola,wezwanie,sad,swieta,pasterz,"
    "kusicielka,niedowiarek"
)
FALLEN = (
    "built:ejszet,ardat,alukah,agrat,mahalat,obizut,2*zuhara,astarte,harut,gomory,onoskelis,barbatos,prozerpina,"
    "karniwean,krokel,uwal,bylet,lilit,pajmon,ariel,belfegor,naama,2*astarot,lucyfer,lewiatan,asmodeusz,2*pycha,noc,"
    "pokusa,upadek,rozpusta,gniew,wezwanie,przeszeregowanie,tajemnica,pamiec,klatwa,zaslona,kaplanka,zdrajca,matka,"
    "wloczykij"
)
"""Two decks of the first edition, written out so that they stay the same."""


class Counting(Versed):
    """A player whose presses are counted, turn by turn."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session, self.presses = session, Counter[int]()

    def press(self, spot: Spot, button: int = 1) -> None:
        self.presses[self.session.state.turn] += 1
        super().press(spot, button)

    def key(self, key: int, mod: int = 0) -> None:
        self.presses[self.session.state.turn] += 1
        super().key(key, mod)


def lot(*facts: object) -> int:
    """A number that depends on nothing but these facts."""
    return zlib.crc32(repr(facts).encode())


def policy(view: Any, moves: list[Move], seed: int, seat: int) -> Move:
    """Plans all it may, takes what stands open, sometimes attacks and plays; asked twice the same it says the same."""
    quiet = [move for move in moves if move.kind in QUIET]
    loud = [move for move in moves if move.kind not in (*QUIET, "half", "mulligan", "turn")]
    places = [move for move in loud if move.kind == "place"]
    if places:
        return best_place(view, places)
    moment = (seed, view.turn, view.phase, seat, len(view.interventions) + len(view.abilities), len(view.stack))
    for kind, chance in OFTEN.items():
        found = [move for move in loud if move.kind == kind]
        if found and (not quiet or lot(moment, kind) % 100 < chance):
            return min(found, key=lambda move: lot(seed, *move))
    others = [move for move in loud if move.kind not in OFTEN]
    if others:
        return min(others, key=lambda move: lot(seed, *move))
    return quiet[0] if quiet else moves[0]


def best_place(view: Any, places: list[Move]) -> Move:
    """The land first, then support, then the fight, each with the highest angel, some lying turned."""
    rows = ("land", "support", "fight")
    row = next(row for row in rows if any((move.dst or "").startswith(row) for move in places))
    here = [move for move in places if (move.dst or "").startswith(row)]
    turned = [move for move in here if move.arg == "turned"]
    if turned and len(turned) < len(here) and lot(view.turn, len(here)) % 2:
        return max(turned, key=lambda move: (SUPPORTS[NAMES.card(move.src or "")], move.src or ""))
    upright = [move for move in here if move.arg != "turned"]
    return max(upright, key=lambda move: (LEVEL[NAMES.card(move.src or "")], move.src or ""))


def one_decision(player: Counting, session: Session, seed: int) -> None:
    """As whoever is to act would make it, on the open table or behind the curtain."""
    seat = session.to_act()
    assert seat is not None
    view = session.view(seat)
    move = policy(view, session.rules.legal_moves(view), seed, seat)
    before, screen = len(session.moves), player.table
    if screen.sitting.offered is not None:
        moment = screen.sitting.asking.question(screen.sitting.offered)
        assert moment is not None
        if move == moment.passing:
            player.button(screen.said(move))
            player.rest()
            return
        player.button("Look at my cards")
        player.rest()
        lift(player)
    player.play(move)
    assert len(session.moves) > before, (seed, move, session.moves[-3:])


def count(app: App, seed: int) -> list[int]:
    """The presses of each whole turn."""
    decks = {"deck_1": LAWFUL, "deck_2": FALLEN}
    session = start("aniolowie", {**decks, "first": "random"}, seed, (Seat(PERSON, "Anna"), Seat(PERSON, "Ben")))
    seated(app, session, Versed)
    player = Counting(app, session)
    while session.to_act() is not None and session.state.turn <= TURNS:
        lift(player)
        player.rest()
        if session.to_act() is not None and session.state.turn <= TURNS:
            one_decision(player, session, seed)
    clear(app)
    last = session.state.turn if session.to_act() is None else TURNS
    return [player.presses[turn] for turn in range(1, last + 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20)
    seeds = parser.parse_args().seeds
    with tempfile.TemporaryDirectory() as home:
        app = App(Settings(reduce_motion=True, speed=400, language="en"), Store(Path(home)), (1280, 720))
        turns = []
        for seed in range(1, seeds + 1):
            turns.append(count(app, seed))
            print(f"seed {seed}: {turns[-1]}", flush=True)
    every = [presses for game in turns for presses in game]
    print(f"{len(every)} turns: median {statistics.median(every)}, mean {statistics.mean(every):.1f} presses a turn")


if __name__ == "__main__":
    main()
