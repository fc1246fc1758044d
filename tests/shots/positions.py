"""What the rulebook's pages show: `python -m tests.shots.positions` finds these moments again and writes them down."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from game.core import codec
from game.session import Session
from tests.shots import aniolowie, archangelis, archpiratus, empyrean
from tests.shots.staging import SEED, game_in_play, height, legal, moment, whole_game
from ui.resources import asset
from ui.table.plate import Position

Shown = tuple[str, ...]


class Scene(NamedTuple):
    """A moment, and what is seen of it: things and places, what is lifted, pointed at or marked, from the session."""

    find: Callable[[], Session]
    show: Callable[[Session], Shown] = lambda session: ()
    held: Callable[[Session], str] = lambda session: ""
    pointed: Callable[[Session], str] = lambda session: ""
    marks: Callable[[Session], Shown] = lambda session: ()


def all_of(*names: str) -> Callable[[Session], Shown]:
    return lambda session: names


def own(*names: str) -> Callable[[Session], Shown]:
    """Places of the seat to act, and of the other one."""

    def named(session: Session) -> Shown:
        seat = session.to_act() or 0
        return tuple(name.format(seat=seat, other=1 - seat) for name in names)

    return named


def things(session: Session, wanted: Callable[[Any], bool]) -> Shown:
    view = session.view(session.to_act())
    return tuple(thing.id for thing in session.rules.table(view) if wanted(thing))


def marked(mark: str) -> Callable[[Session], Shown]:
    return lambda session: things(session, lambda thing: mark in thing.marks)


def far_runner(session: Session) -> str:
    """The figure that can go to most places."""
    moves = [move for move in session.legal_moves() if move.src and move.dst]
    return max((str(move.src) for move in moves), key=lambda src: sum(move.src == src for move in moves))


def most_ignoring(session: Session) -> str:
    """The Location that ignores most of what the seats have."""
    names = [str(move.src) for move in session.legal_moves() if move.kind == "challenge"]
    view = session.view(session.to_act())
    ignored = {name: sum("ignored" in each.marks for each in session.rules.table(view, name)) for name in names}
    return max(names, key=lambda name: ignored[name])


def _armies_meet() -> Session:
    """The end of a game in which both brought a real army to the Final Battle."""
    games = (whole_game("archangelis", seed) for seed in range(SEED, SEED + 40))
    return next(game for game in games if min(len(side.army) for side in game.state.sides) >= 5)


def _dims(session: Session) -> bool:
    """May the defender remove angels, at a Location where some do not count?"""
    return legal("remove")(session) and bool(things(session, lambda thing: "ignored" in thing.marks))


BOARD = all_of("a8", "h1", "goal-north", "goal-south", "goal-west", "goal-east")
LOCATIONS = ("location-0", "location-2")
SCENES: dict[str, dict[str, Scene]] = {
    "angel_wars": {
        "start": Scene(lambda: game_in_play("angel_wars", {}, 0), BOARD),
        "run": Scene(lambda: game_in_play("angel_wars", {}, 37), all_of("a5", "h1"), held=far_runner),
        "banned": Scene(lambda: game_in_play("angel_wars", {}, 37), all_of("a3", "e1"), marks=marked("banned")),
        "home": Scene(lambda: whole_game("angel_wars"), BOARD),
    },
    "archangelis": {
        "turn": Scene(lambda: moment("archangelis", archangelis._rich, -1),
                      own("rail", "host-{seat}", "hand-{seat}", "discard-{seat}")),
        "challenge": Scene(lambda: moment("archangelis", archangelis._rich, -1),
                           own(*LOCATIONS, "gauge-0-0", "gauge-0-1", "host-{seat}", "horde-{seat}"),
                           pointed=most_ignoring),
        "defence": Scene(lambda: moment("archangelis", _dims),
                         all_of(*LOCATIONS, "gauge-0-0", "host-1", "host-light-1", "horde-0", "horde-light-0")),
        "battle": Scene(_armies_meet, all_of("army-0", "army-1", "army-light-0", "army-light-1")),
    },
    "archpiratus": {
        "ship": Scene(lambda: height("archpiratus", archpiratus.armed),
                      own("ship-{seat}", "value-{seat}-weapon", "hull-{seat}", "crew-{seat}", "hand-{seat}")),
        "gunfire": Scene(lambda: height("archpiratus", archpiratus.battered),
                         own("ship-{other}", "hull-{other}", "station-hard", "missions-easy", "missions-final")),
        "mission": Scene(lambda: height("archpiratus", archpiratus.missing),
                         own("ship-{seat}", "missions-{seat}", "crew-{seat}", "done-{seat}", "points-{seat}")),
    },
    "empyrean": {
        "field": Scene(lambda: height("empyrean", empyrean._crowd), all_of("column-1", "column-2")),
        "draft": Scene(lambda: moment("empyrean", empyrean._open("keep")), own("draft-{seat}", "hand-{seat}")),
        "end": Scene(lambda: whole_game("empyrean"), all_of("column-0", "column-1", "column-2")),
    },
    "aniolowie": {
        "rows": Scene(lambda: height("aniolowie", aniolowie._acting),
                      own("support-{seat}", "land-{seat}", "fight-{seat}", "hand-{seat}", "people-{seat}")),
        "stack": Scene(lambda: aniolowie._seldom(aniolowie._stacked),
                       all_of("fight-0", "fight-1", "stack", "abilities", "stake")),
        "duel": Scene(lambda: aniolowie._seldom(aniolowie._duel(seen_by_attacker=True)),
                      all_of("land-0", "land-1", "fight-0")),
        "fight": Scene(lambda: height("aniolowie", aniolowie._fighting),
                       all_of("fight-0", "fight-1", "stake", "procession", "total-0", "total-1")),
        "giant": Scene(lambda: aniolowie._seldom(aniolowie._giant), all_of("land-1", "giants-1", "people-1")),
    },
}  # fmt: skip


def found(scene: Scene) -> Position:
    session = scene.find()
    return Position(session.state, session.to_act(), scene.show(session), scene.held(session), scene.pointed(session),
                    scene.marks(session))  # fmt: skip


def write_down(game: str) -> None:
    """Each position on a line of its own."""
    lines = []
    for name, scene in SCENES[game].items():
        position = found(scene)._asdict()
        kept = {key: value for key, value in position.items() if value or key == "seat"}
        kept["state"] = codec.encode(position["state"])
        lines.append(f"{json.dumps(name)}: {json.dumps(kept, separators=(',', ':'))}")
    asset("rules", f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    for each in SCENES:
        write_down(each)
