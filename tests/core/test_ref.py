"""Names of things and places: one form, read and written in one place."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.names import beneath
from game.core.ref import UNNUMBERED, Ref, ref
from game.core.things import acts_as
from tests.contract.games import GAMES, ROOT, covering, played

WORD = st.from_regex(r"[a-z]+(-[a-z]+)?", fullmatch=True)
NUMBER = st.integers(0, 99)


@given(st.builds(Ref, st.from_regex(r"[a-z]+", fullmatch=True), st.just(UNNUMBERED) | NUMBER, st.just("") | WORD,
                 st.just("") | WORD, st.integers(1, 9), st.just("") | WORD))  # fmt: skip
def test_what_is_written_is_read_again(name):
    assert ref(str(name)) == name


@given(st.none() | st.text())
def test_any_text_can_be_read(text):
    assert ref(text).copy >= 1
    assert ref(text).number >= UNNUMBERED


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("supply", Ref("supply")),
        ("store-3", Ref("store", 3)),
        ("hand-0-great-armour", Ref("hand", 0, "great-armour")),
        ("location-river-jordan", Ref("location", key="river-jordan")),
        ("field-1-2", Ref("field", 1, "2")),
        ("host-1-michael+halo~2/relic", Ref("host", 1, "michael", "halo", 2, "relic")),
        ("", Ref("")),
    ],
)
def test_the_parts_of_a_name(name, said):
    assert ref(name) == said
    assert str(said) == name


def test_no_name_is_the_name_of_nothing():
    assert ref(None) == Ref("")


def test_equal_things_act_as_the_first_with_all_that_is_under_them():
    assert acts_as("hand-0-moth~3") == acts_as("hand-0-moth") == "hand-0-moth"
    assert acts_as(beneath("host-0-sariel+halo~2", "relic")) == "host-0-sariel+halo"
    assert acts_as("host-0-sariel+halo/relic") == "host-0-sariel+halo/relic"


@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_every_game_is_read_and_written(game):
    for setting in covering(game, 1)[:3]:
        for step in played(setting).some_steps:
            things = setting.rules.table(step.before)
            names = {name for thing in things for name in (thing.id, thing.place)} | {step.move.src, step.move.dst}
            names |= {name for event in step.events for name in (event.src, event.dst)}
            assert {str(ref(name)) for name in names - {None}} == names - {None}


TAKEN_APART = re.compile(r"""(split|partition)\(f?"[-~+/]"|(startswith|removeprefix)\(\(?f?"[a-z{}.0-9 ]+-""")


def test_nobody_else_takes_names_apart():
    """In the rules and minds; an army in reports of the balance, and who plays a seat, are no names of things."""
    reader = ROOT / "game" / "core" / "ref.py"
    others = {*(ROOT / "game").rglob("*.py")} - {reader, ROOT / "game/ai/balance.py", ROOT / "game/ai/levels.py"}
    found = [(file.name, line) for file in others for line in file.read_text("utf-8").splitlines()
             if TAKEN_APART.search(line)]  # fmt: skip
    assert found == []
    assert TAKEN_APART.search(reader.read_text("utf-8"))
