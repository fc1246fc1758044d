"""Broken saves of many kinds, each made from a good one. Every one is a name and the bytes of the file."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from game import session
from game.core import codec
from saves import format, migrate
from tests.saves.games import GAME, WHEN, document, finished, played

Broken = tuple[str, bytes]

GOOD = document(played(25))
GOOD_BYTES = format.dump(GOOD)
WRONG: list[Any] = [None, True, -5, 1.5, "x", [], [[]], {"x": 1}]
"""Values that suit few fields; those that do suit one are skipped there."""


def changed(**values: Any) -> bytes:
    return format.dump(copy.deepcopy(GOOD) | values)


def with_state(**values: Any) -> bytes:
    return changed(state=GOOD["state"] | values)


def without(key: str) -> bytes:
    return format.dump({name: value for name, value in GOOD.items() if name != key})


def all_broken() -> Iterator[Broken]:
    for kind in KINDS:
        for number, data in enumerate(kind()):
            yield f"{kind.__name__}_{number}.json", data


def truncated() -> Iterator[bytes]:
    for part in range(30):
        yield GOOD_BYTES[: len(GOOD_BYTES) * part // 31]
    yield GOOD_BYTES[:-2]


def garbage() -> Iterator[bytes]:
    yield bytes(range(256))
    yield b"\x00" * 5000
    yield b"\xff" * 5000
    yield b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4
    yield b"PK\x03\x04" + bytes(500)
    yield b"\x80\x04\x95\x10\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix\x94."
    yield b"\n\n  \t\n"
    yield b"Traceback (most recent call last):"


def one_byte_off() -> Iterator[bytes]:
    """A byte that does not belong there, at many places: never valid UTF-8, so never valid JSON."""
    for part in range(15):
        at = len(GOOD_BYTES) * part // 15
        yield GOOD_BYTES[:at] + b"\xfe" + GOOD_BYTES[at + 1 :]


def other_json() -> Iterator[bytes]:
    for value in (
        None,
        True,
        7,
        1.5,
        "text",
        [],
        {},
        [GOOD],
        {"save": GOOD},
        {"format": 1},
        {"format": ["caelum-save"]},
    ):
        yield json.dumps(value).encode()
    yield b"NaN"
    yield b"[1e999, -Infinity]"


def foreign_format() -> Iterator[bytes]:
    for name in ("", "forge", "caelum-settings", "Caelum-Save", "caelum-save ", None, 1, ["caelum-save"], {}):
        yield changed(format=name)


def future_version() -> Iterator[bytes]:
    for version in (migrate.CURRENT + 1, migrate.CURRENT + 2, 99, 1 << 62):
        yield changed(version=version)
        yield format.dump({"format": "caelum-save", "version": version, "all": "new"})


def bad_version() -> Iterator[bytes]:
    yield without("version")
    for version in (-1, None, True, "1", 1.0, [], {}):
        yield changed(version=version)


def bad_old_version() -> Iterator[bytes]:
    """The draft without its players, or with bad ones."""
    yield changed(version=0)
    for players in (None, 1, "Anna", [], [1], [{"player": "person"}], {}):
        yield changed(version=0, players=players)


def newer_rules() -> Iterator[bytes]:
    for version in (GOOD["rules_version"] + 1, 17, 999_999):
        yield changed(rules_version=version)


def missing_field() -> Iterator[bytes]:
    for key in GOOD:
        if key not in ("name", "version", "format", "form"):
            yield without(key)


def wrong_type() -> Iterator[bytes]:
    suits = {
        "name": ("x",), "form": ("x",), "summary": ("x",), "ranked": (True,), "base": (None,), "seed": (-5,),
        "game": (), "moves": (),
    }  # fmt: skip
    for key in GOOD:
        for value in WRONG:
            if key not in ("format", "version") and not any(value is good for good in suits.get(key, ())):
                yield changed(**{key: value})


def huge_numbers() -> Iterator[bytes]:
    for key in ("seed", "version", "rules_version", "saved_at"):
        for digits in (22, 5000, 100_000):
            mark = format.dump(copy.deepcopy(GOOD) | {key: "HERE"})
            yield mark.replace(b'"HERE"', b"9" * digits)
    yield with_state(zobrist=1 << 65)
    yield with_state(past=[1 << 65])
    yield with_state(random=-(1 << 64))
    yield changed(seed=1 << 66)


def deep_nesting() -> Iterator[bytes]:
    depth = 100_000
    yield b"[" * depth
    yield b"[" * depth + b"]" * depth
    yield b'{"a":' * depth + b"1" + b"}" * depth
    yield b'{"format":"caelum-save","version":1,"state":' + b"[" * depth + b"]" * depth + b"}"
    yield GOOD_BYTES.replace(b'"past":[', b'"past":[' + b"[" * 900 + b"]" * 900 + b",")


def unknown_game() -> Iterator[bytes]:
    for game in ("chess", "Angel_Wars", "angel_wars ", "archangelis9", "../angel_wars", "os", "core", "a.b", "\u0000"):
        yield changed(game=game)


def bad_options() -> Iterator[bytes]:
    for options in (
        {"max_turns": 9}, {"max_turns": 1001}, {"max_turns": -1}, {"max_turns": "200"}, {"seats": 3}, {"seats": "2"},
        {"method": "luck"}, {"method": 1}, {"weather": "rain"}, {"first": "3"}, {"first": 1}, {"sides": "x" * 9000},
        {"armies": None}, {"armies": ["demons"]}, {"armies": True}, {"armies": 1.5}, {"": 1}, {"x" * 500: 1},
        {"method": "chance"}, {"seats": 4}, {str(n): n for n in range(101)},
    ):  # fmt: skip
        yield changed(options=GOOD["options"] | options)


def bad_seats() -> Iterator[bytes]:
    anna = {"player": "person", "name": "Anna"}
    for seats in ([], [anna], [anna] * 3, [anna] * 4, [anna] * 9, [anna] * 10_000):
        yield changed(seats=seats)
    for player in ("Person", "oracle", "", None, 1, ["person"], "master-", "-bold", "random", "master-wary"):
        yield changed(seats=[anna, anna | {"player": player}])
    for name in ("", "   ", "x" * 41, "line\nbreak", "nul\x00", "\x1b[31m", "\u202e", "\ud800", None, 5, ["Anna"]):
        yield changed(seats=[anna, anna | {"name": name}])


def path_tricks() -> Iterator[bytes]:
    """Names that would be dangerous as paths, where a name of ours should stand."""
    for trick in ("../../etc/passwd", "/etc/passwd", "C:\\Windows\\system32", "CON", "..", "\x00", "file:///x"):
        yield changed(game=trick)
        yield changed(moves=[["flip", trick, None, None]])


def bad_moves() -> Iterator[bytes]:
    for move in (
        [], ["flip"], ["flip", "a1", None], ["flip", "a1", None, None, None], "flip", None, 5, {},
        [None, "a1", None, None], ["", "a1", None, None], ["flip", 1, None, None], ["flip", "a1", 1, None],
        ["flip", "a1", None, True], ["flip", "a1", None, 1.5], ["flip", "a1", None, []], ["x" * 101, None, None, None],
    ):  # fmt: skip
        yield changed(moves=[*GOOD["moves"], move])
    yield changed(moves=GOOD["moves"][:1] * 20_001)


def illegal_moves() -> Iterator[bytes]:
    for at in (0, 7, 25):
        for move in (["roll", None, None, None], ["flip", "z9", None, None], ["step", "south-1", "a1", None],
                     ["fly", "a1", "h8", 3], ["flip", "x" * 9000, None, None]):  # fmt: skip
            yield changed(moves=[*GOOD["moves"][:at], move, *GOOD["moves"][at:]])
    over = document(finished())
    yield format.dump(over | {"moves": [*over["moves"], ["end", None, None, None]]})


def tampered_history() -> Iterator[bytes]:
    """Good moves and a good position that do not belong together."""
    for left_out in range(1, 6):
        yield changed(moves=GOOD["moves"][:-left_out])
    yield changed(moves=[])
    yield changed(seed=GOOD["seed"] + 1)
    for other in range(5):
        yield changed(state=document(played(other))["state"])
    yield with_state(random=12345)
    yield with_state(max_turns=500)
    yield with_state(messengers=True)
    yield changed(base={"state": document(played(25, seed=2))["state"]})


def flawed_state() -> Iterator[bytes]:
    for key in GOOD["state"]:
        yield changed(state={name: value for name, value in GOOD["state"].items() if name != key})
        yield with_state(**{key: "x"})
    for values in (
        {"extra": 1}, {"seats": 3}, {"seats": 4}, {"sides": 8}, {"pieces": []}, {"pieces": [64] * 12}, {"seat": 2},
        {"pieces": [-1] * 12}, {"pieces": list(range(12))}, {"left": 0}, {"left": 99}, {"turn": 0}, {"turn": 10**9},
        {"end": 9}, {"end": 1, "winner": 0}, {"winner": 1}, {"random": None}, {"occupied": 0}, {"orange": -1},
        {"zobrist": 0}, {"past": []}, {"past": [1] * 100_001}, {"chance": 1}, {"chance": None}, {"rolled": 7},
    ):  # fmt: skip
        yield with_state(**values)


def flawed_base() -> Iterator[bytes]:
    for base in ({}, {"state": None}, {"state": {}}, {"state": GOOD["state"] | {"left": 99}}, [], 1, {"moves": []}):
        yield changed(base=base)
    start = played(5)
    game = session.resume(GAME, start.options, start.seed, start.seats, start.state)
    game.play(game.legal_moves()[3])
    based = document(game)
    yield format.dump(based | {"base": None})
    yield format.dump(based | {"base": {"state": GOOD["state"]}})


def encodings() -> Iterator[bytes]:
    text = GOOD_BYTES.decode()
    yield b"\xef\xbb\xbf" + GOOD_BYTES
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp037"):
        yield text.encode(encoding)


def bad_times() -> Iterator[bytes]:
    for time in ("", "today", "2025-12-06", "2025-12-06T18:30:00", "0001-01-01T00:00:00+23:00", "9" * 200):
        yield changed(saved_at=time)


def too_large() -> Iterator[bytes]:
    yield GOOD_BYTES + b" " * (8 << 20)
    yield b"x" * ((8 << 20) + 1)


def trailing() -> Iterator[bytes]:
    yield GOOD_BYTES + GOOD_BYTES
    yield GOOD_BYTES + b"rm -rf"
    yield b"//" + GOOD_BYTES


def journals() -> Iterator[bytes]:
    """Only the last line of a journal may be torn."""
    header = format.dump(GOOD | {"format": format.JOURNAL})
    after = played(26)
    line = format.journal_line(after, WHEN, 1, codec.checksum(after.state))
    assert format.load(header + line, "good.journal").session.moves == after.moves
    yield header[: len(header) // 2]
    yield header[:-10] + b"\n" + line
    yield header + b"nonsense\n" + line
    yield header + b"\n" + line
    yield header + line[:20] + b"\n"
    yield header + line + header
    yield header + line + line
    yield header + b'{"move":["fly",null,null,null],"summary":"","saved_at":"2025-12-06T18:30:00+00:00"}\n'
    yield header + b'{"move":["fly"],"summary":"","saved_at":"2025-12-06T18:30:00+00:00"}\n'
    yield header + b'{"move":null}\n'
    yield header + b"[]\n" * 3
    yield header + b"[" * 100_000 + b"\n"
    yield header + b'{"move":["end",null,null,' + b"9" * 5000 + b"]}\n"


KINDS = (
    truncated, garbage, one_byte_off, other_json, foreign_format, future_version, bad_version, bad_old_version,
    newer_rules, missing_field, wrong_type, huge_numbers, deep_nesting, unknown_game, bad_options, bad_seats,
    path_tricks, bad_moves, illegal_moves, tampered_history, flawed_state, flawed_base, encodings, bad_times,
    too_large, trailing, journals,
)  # fmt: skip
