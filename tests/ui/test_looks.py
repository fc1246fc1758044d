"""The rooms of the games: whatever a game tells is heard or silent on purpose, and what a look names exists."""

from __future__ import annotations

import ast
import random
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from game import catalogue
from game.core.contract import Event
from game.core.things import Thing
from ui import games, resources
from ui.games.look import SILENT, USUAL, Cue, GameLook
from ui.table.animator import Animator
from ui.table.camera import Camera
from ui.table.scene import Scene
from ui.table.shape import Layout

ROOT = Path(__file__).parents[2]
TELLING = {"Event": 0, "say": 0, "say_of": 0, "say_aim": 0, "say_to": 1, "dismiss": 0}
"""What tells events in the rules, and which of its arguments is their kind."""
LONGEST = 400
"""So far random games are played."""
ANYWHERE, SELDOM = {"card", "mat"}, {"giant", "pick"}
"""Kinds of things that looks may speak of by default, and those that random games hardly get to see."""


@cache
def written(game: str) -> frozenset[str]:
    """The kinds of events in the source of a game and of what it shares with others."""
    folders = (game, *getattr(import_module(f"game.{game}"), "SHARES", ()))
    found: set[str] = set()
    for file in (file for folder in folders for file in (ROOT / "game" / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if name in TELLING and len(node.args) > TELLING[name]:
                found |= set(_words(node.args[TELLING[name]]))
    return frozenset(found)


def _words(kind: ast.expr) -> list[str]:
    """A kind that is written down, or both of those that a condition chooses from."""
    if isinstance(kind, ast.IfExp):
        return _words(kind.body) + _words(kind.orelse)
    return [kind.value] if isinstance(kind, ast.Constant) and isinstance(kind.value, str) else []


@cache
def played(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """The kinds of events and of things that random games have, every mode among them."""
    rules = catalogue.rules(game)
    ways: list[dict[str, int | str]] = [{}]
    ways += [{option.key: choice.value} for option in rules.info.options if not option.seat and option.key != "first"
             for choice in option.choices if choice.value != option.default][:12]  # fmt: skip
    events: list[Event] = []
    things: list[Thing] = []
    for seed, options in enumerate(ways):
        state, rng = rules.new_game(options, seed), random.Random(seed)
        for n in range(LONGEST):
            if (seat := rules.to_act(state)) is None:
                break
            if not n % 40:
                things += rules.table(rules.view(state, seat))
            rules.advance(state, rng.choice(rules.legal_moves(state)), events.append)
    return frozenset(event.kind for event in events), frozenset(thing.kind for thing in things)


@pytest.mark.parametrize("game", catalogue.ids())
def test_the_source_tells_all_kinds_of_events(game: str) -> None:
    assert played(game)[0] <= written(game)
    assert len(played(game)[0]) > len(written(game)) / 2


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_kind_of_event_is_heard_or_silent_on_purpose(game: str) -> None:
    cues = games.look(game).cues
    assert written(game) - set(cues) == set(), "has neither a cue nor SILENT"
    assert set(cues) - set(USUAL) <= written(game), "is never told"


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_cue_has_its_sound_and_its_time(game: str) -> None:
    for kind, cue in games.look(game).cues.items():
        assert cue.sound == SILENT or resources.asset("sounds", f"{cue.sound}.wav").is_file(), kind
        assert cue.seconds > 0
        assert cue.motion in ("", "tumble", "jolt")


@pytest.mark.parametrize("game", catalogue.ids())
def test_a_look_speaks_of_things_that_the_game_has(game: str) -> None:
    look, kinds = games.look(game), played(game)[1] | ANYWHERE | SELDOM
    named = look.flips | look.edged | look.varied | look.emblems | look.layout.mats | look.layout.standing
    named |= {*look.slotted, *look.corners, *look.layout.fits, *(kind.partition("-")[0] for kind in look.painters)}
    assert named <= kinds


# How cues are told

LAYOUT = Layout((100.0, 100.0), (), lambda view, seat: {}, {})


def test_a_game_needs_no_more_than_a_layout() -> None:
    look = GameLook(layout=LAYOUT)
    assert look.cue("turn").sound == "turn"
    assert look.cue("whatever it calls it").sound == SILENT


def test_what_moves_nothing_takes_its_time_or_none() -> None:
    look = GameLook(layout=LAYOUT, cues={"long": Cue("turn", 0.5), "short": Cue("coin", 0.5, waits=False)})
    heard: list[str] = []
    empty = Scene((), {}, LAYOUT, Camera(LAYOUT.size))
    animator = Animator(heard.append, look)
    animator.play(empty, empty, [Event("short"), Event("unheard of"), Event("long")])
    animator.tick(0.01)
    assert heard == ["coin", "turn"]
    assert animator.running
    animator.tick(0.5)
    assert not animator.running
