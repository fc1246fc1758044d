"""The codec: what goes out comes back, and what comes from outside is never trusted."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import codec
from game.core.codec import CodecError
from tests.contract.games import GAMES


class Corner(NamedTuple):
    row: int
    path: tuple[int, ...]
    name: str | None = None


@dataclass(slots=True)
class Inner:
    flag: bool
    pair: tuple[int, str]


@dataclass(slots=True)
class Sample:
    random: int | None
    name: str
    cards: list[int]
    hands: list[list[int]]
    corners: list[Corner]
    by_seat: dict[int, list[str]]
    by_name: dict[str, Inner]
    inner: Inner | None


codec.register("sample", Sample)

whole = st.integers(-(2**64) + 1, 2**64 - 1)
corners = st.builds(Corner, whole, st.lists(whole, max_size=3).map(tuple), st.none() | st.text(max_size=5))
inners = st.builds(Inner, st.booleans(), st.tuples(whole, st.text(max_size=5)))
samples = st.builds(
    Sample,
    st.none() | whole,
    st.text(max_size=20),
    st.lists(whole, max_size=5),
    st.lists(st.lists(whole, max_size=3), max_size=3),
    st.lists(corners, max_size=3),
    st.dictionaries(st.integers(-(10**9), 10**9), st.lists(st.text(max_size=3), max_size=2), max_size=3),
    st.dictionaries(st.text(max_size=5), inners, max_size=3),
    st.none() | inners,
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
GOOD = Sample(1, "x", [1], [[2]], [Corner(1, (2, 3))], {1: ["a"]}, {"a": Inner(True, (1, "b"))}, None)


@given(samples)
def test_what_goes_out_comes_back(sample):
    data = json.loads(json.dumps(codec.encode(sample)))
    back = codec.decode("sample", data)
    assert back == sample
    assert [type(getattr(back, field.name)) for field in fields(Sample)] == [
        type(getattr(sample, field.name)) for field in fields(Sample)
    ]
    assert all(isinstance(corner, Corner) and isinstance(corner.path, tuple) for corner in back.corners)


@given(anything)
def test_any_json_is_a_state_or_a_codec_error(data):
    for game in ("sample", *GAMES):
        with pytest.raises(CodecError):
            codec.decode(game, data)


@given(st.data())
def test_a_state_with_one_part_spoiled_is_a_state_or_a_codec_error(data):
    for game, rules in GAMES.items():
        plain = codec.encode(rules.new_game({}, 1))
        name = data.draw(st.sampled_from(sorted(plain)))
        plain[name] = data.draw(anything)
        problem = None
        try:
            assert codec.encode(codec.decode(game, plain)) == plain
        except CodecError as error:
            problem = str(error)
        assert problem is None or name in problem


def spoiled(**parts):
    return codec.encode(GOOD) | parts


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, "state"),
        ([], "state"),
        (spoiled(name=3), "state.name"),
        (spoiled(name="x" * 100_001), "state.name"),
        (spoiled(random=1 << 64), "state.random"),
        (spoiled(random=True), "state.random"),
        (spoiled(random=1.0), "state.random"),
        (spoiled(cards="123"), "state.cards"),
        (spoiled(cards={"0": 1}), "state.cards"),
        (spoiled(cards=[1, None]), r"state.cards\[1\]"),
        (spoiled(hands=[[1], 2]), r"state.hands\[1\]"),
        (spoiled(hands=[[1, "2"]]), r"state.hands\[0\]\[1\]"),
        (spoiled(corners=[[1, []]]), r"state.corners\[0\]"),
        (spoiled(corners=[[1, [], None, 4]]), r"state.corners\[0\]"),
        (spoiled(corners=[[1, ["a"], None]]), r"state.corners\[0\]\[1\]\[0\]"),
        (spoiled(by_seat={"one": []}), "state.by_seat"),
        (spoiled(by_seat={"٣": []}), "state.by_seat"),
        (spoiled(by_seat={"9" * 30: []}), "state.by_seat"),
        (spoiled(by_name={"a": {"flag": 1, "pair": [1, "b"]}}), "state.by_name.a.flag"),
        (spoiled(by_name={"a": {"flag": True}}), "state.by_name.a lacks 'pair'"),
        (spoiled(inner={"flag": True, "pair": [1]}), "state.inner.pair"),
        (spoiled(wings=2), "unknown part 'wings'"),
        ({key: value for key, value in codec.encode(GOOD).items() if key != "hands"}, "lacks 'hands'"),
    ],
)
def test_a_problem_is_named_by_its_place(data, where):
    with pytest.raises(CodecError, match=where):
        codec.decode("sample", data)


def test_an_unknown_game_is_a_codec_error():
    with pytest.raises(CodecError, match="chess"):
        codec.decode("chess", {})


@pytest.mark.parametrize(
    "value", [1.5, {1, 2}, object(), b"x", lambda: 1], ids=["float", "set", "object", "bytes", "function"]
)
def test_what_is_not_plain_data_is_refused_at_once(value):
    with pytest.raises(TypeError, match="may not hold"):
        codec.encode([value])


@dataclass
class Unreadable:
    cards: set[int]


def test_a_state_of_an_unreadable_type_is_a_mistake_in_the_program():
    codec.register("unreadable", Unreadable)
    with pytest.raises(TypeError, match="may not hold"):
        codec.decode("unreadable", {"cards": []})


@dataclass(slots=True)
class Grown:
    name: str
    later: int = 7


codec.register("grown", Grown)


def test_a_part_that_came_later_may_be_missing() -> None:
    assert codec.decode("grown", {"name": "old"}) == Grown("old", 7)
    assert codec.decode("grown", {"name": "new", "later": 1}) == Grown("new", 1)
    with pytest.raises(CodecError, match="lacks 'name'"):
        codec.decode("grown", {"later": 1})
