"""The rooms of the games: whatever a game tells is heard or silent on purpose, and what a look names exists."""

from __future__ import annotations

import pytest

from game.core.contract import Event
from tests.contract.games import GAMES
from tests.ui import lantern_table  # noqa: F401 - makes the look of Lanterns known
from ui import games, resources
from ui.games.look import SILENT, USUAL, Cue, GameLook
from ui.table.animator import Animator
from ui.table.camera import Camera
from ui.table.scene import Scene
from ui.table.shape import Layout

ANYWHERE = {"card", "mat"}
"""Kinds of things that looks may speak of by default."""


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_its_cue_and_beat_or_is_silent_on_purpose(game: str) -> None:
    cues, told = games.look(game).cues, GAMES[game].vocabulary.events
    assert told - {*cues} == set(), "has neither a cue nor SILENT"
    assert {*cues} - {*USUAL} <= told, "is never told"


@pytest.mark.parametrize("game", GAMES)
def test_every_cue_has_its_sound_and_its_time(game: str) -> None:
    for kind, cue in games.look(game).cues.items():
        assert cue.sound == SILENT or resources.asset("sounds", f"{cue.sound}.wav").is_file(), kind
        assert cue.seconds > 0
        assert cue.motion in ("", "tumble", "jolt")
    for fanfare in (each for found in games.look(game).fanfares.values() for each in found):
        assert resources.asset("sounds", f"{fanfare.sound}.wav").is_file(), fanfare.headline


@pytest.mark.parametrize("game", GAMES)
def test_a_look_speaks_of_kinds_that_the_game_has(game: str) -> None:
    look, words = games.look(game), GAMES[game].vocabulary
    named = look.flips | look.edged | look.varied | look.emblems | look.layout.mats | look.layout.standing
    named |= {*look.slotted, *look.corners, *look.layout.fits, *(kind.partition("-")[0] for kind in look.painters)}
    assert named <= words.things | ANYWHERE
    assert look.at_once <= words.moves


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
