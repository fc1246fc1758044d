"""Effects: each node runs, reads and waits as it should, and can be saved while it waits."""

from __future__ import annotations

import json

import pytest

from game.core import codec, effects, language
from game.core.contract import Move
from game.core.effects import Do, Draw, Frame, Gain, May, Node, OneOf, Per, Resource
from tests import lanterns
from tests.contract.games import Setting, played

GOLD = Resource("gold", lambda n: f"{n} gold")
RELIC = Per("relic", lambda: "relic")


class Scene:
    """A stage that writes down what the effects do."""

    def __init__(self, *cards: Node) -> None:
        self.trees, self.nodes = cards, {}
        self.stack: list[Frame] = []
        self.done: list[tuple[str, int, int]] = []

    def effect(self, card: int) -> Node:
        return self.trees[card]

    def draw(self, seat: int, n: int) -> None:
        self.done.append(("draw", seat, n))

    def gain(self, seat: int, what: str, n: int) -> None:
        self.done.append((what, seat, n))

    def count(self, seat: int, what: str) -> int:
        return {"relic": 3, "nothing": 0}[what]


def begun(*cards: Node, seat: int = 0) -> Scene:
    scene = Scene(*cards)
    effects.begin(scene, 0, seat)
    effects.settle(scene)
    return scene


def test_draw_draws():
    assert begun(Draw(2), seat=1).done == [("draw", 1, 2)]


def test_gain_gains():
    assert begun(Gain(GOLD, 2)).done == [("gold", 0, 2)]


@pytest.mark.parametrize(("per", "n"), [(RELIC, 6), (Per("nothing", str), 0)])
def test_gain_counts_for_each(per, n):
    assert begun(Gain(GOLD, 2, per=per)).done == [("gold", 0, n)]


def test_do_goes_in_order():
    scene = begun(Do(Draw(1), Do(Gain(GOLD, 1), Draw(2)), Draw(3)))
    assert scene.done == [("draw", 0, 1), ("gold", 0, 1), ("draw", 0, 2), ("draw", 0, 3)]
    assert scene.stack == []


def test_one_of_waits_for_a_choice():
    scene = begun(Do(Draw(1), OneOf(Draw(2), Gain(GOLD, 5)), Draw(3)))
    assert scene.done == [("draw", 0, 1)]
    assert effects.asked(scene) == [Move("choose", arg=0), Move("choose", arg=1)]
    effects.answer(scene, Move("choose", arg=1))
    assert scene.done == [("draw", 0, 1), ("gold", 0, 5), ("draw", 0, 3)]
    assert scene.stack == []


@pytest.mark.parametrize(("kind", "done"), [("accept", [("draw", 0, 1), ("gold", 0, 1)]), ("decline", [])])
def test_may_waits_for_a_word(kind, done):
    scene = begun(May(Draw(1), Gain(GOLD, 1)))
    assert effects.asked(scene) == [Move("accept"), Move("decline")]
    effects.answer(scene, Move(kind))
    assert scene.done == done
    assert scene.stack == []


def test_a_choice_inside_a_choice():
    scene = begun(OneOf(May(OneOf(Draw(1), Draw(2))), Draw(3)))
    effects.answer(scene, Move("choose", arg=0))
    effects.answer(scene, Move("accept"))
    effects.answer(scene, Move("choose", arg=1))
    assert scene.done == [("draw", 0, 2)]


def test_the_last_card_begun_goes_first():
    scene = Scene(Draw(1), Draw(2))
    effects.begin(scene, 0, 0)
    effects.begin(scene, 1, 1)
    effects.settle(scene)
    assert scene.done == [("draw", 1, 2), ("draw", 0, 1)]


def test_an_empty_effect_does_nothing():
    assert begun(Do()).done == []
    assert Do().text() == ""


# Texts


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (Draw(1), "Draw 1 card."),
        (Draw(2), "Draw 2 cards."),
        (Gain(GOLD, 3), "Gain 3 gold."),
        (Gain(GOLD, 1, per=RELIC), "Gain 1 gold for each relic."),
        (Do(Draw(1), Gain(GOLD, 1)), "Draw 1 card. Gain 1 gold."),
        (OneOf(Draw(1), Gain(GOLD, 1)), "Choose one: Draw 1 card. / Gain 1 gold."),
        (May(Draw(1), Gain(GOLD, 1)), "If you like: Draw 1 card. Gain 1 gold."),
    ],
)
def test_the_text_is_rendered_from_the_tree(node, text):
    assert node.text() == text


class Polish(language.English):
    """Three plural forms, as Polish has them."""

    def ngettext(self, singular, plural, n):
        assert singular == "Draw {n} card."
        if n == 1:
            return "Dobierz {n} kartę."
        return "Dobierz {n} karty." if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "Dobierz {n} kart."


def test_plural_forms_are_the_languages_own():
    language.install(Polish())
    assert [Draw(n).text() for n in (1, 2, 5, 22)] == [
        "Dobierz 1 kartę.",
        "Dobierz 2 karty.",
        "Dobierz 5 kart.",
        "Dobierz 22 karty.",
    ]


# Frames are plain data


@pytest.mark.parametrize(
    ("frame", "good"),
    [
        (Frame(0, (), 0), True),
        (Frame(0, (1, 0), 0), True),
        (Frame(0, (2,), 0), False),
        (Frame(0, (0, 0), 0), False),
        (Frame(0, (-1,), 0), False),
        (Frame(-1, (), 0), False),
        (Frame(5, (), 0), False),
    ],
)
def test_a_frame_from_outside_is_checked(frame, good):
    assert effects.is_valid(Scene(Do(Draw(1), OneOf(Draw(1), Draw(2)))), frame) == good


def waiting_states():
    """States of Lanterns in the middle of an effect."""
    for seed in range(12):
        game = played(Setting("lanterns", (("seats", 3),)), seed)
        yield from (step for step in game.steps if step.before.stack)


def test_a_game_can_be_saved_in_mid_effect():
    kinds = set()
    for step in waiting_states():
        data = json.loads(json.dumps(codec.encode(step.before)))
        again = codec.decode("lanterns", data)
        assert all(isinstance(frame, Frame) for frame in again.stack)
        assert lanterns.RULES.apply(again, step.move) == (step.after, step.events)
        kinds.add(step.move.kind)
    assert kinds == {"choose", "accept", "decline", "give"}


def test_an_effect_can_ask_a_seat_out_of_turn():
    """Beggar's Lamp: the answer comes from the next player, and the stack goes on for its owner."""
    asked = [step.before for step in waiting_states() if step.move.kind == "give"]
    assert asked
    for state in asked:
        frame = state.stack[-1]
        assert lanterns.RULES.to_act(state) == (frame.memory[0] + 1) % 3 == frame.seat
