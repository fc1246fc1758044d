"""A sitting without a window: who looks, who is asked, who thinks, what is looked back at and taken back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TypeVar

import pytest

from game import session
from game.ai.levels import Decision
from game.aniolowie.rules import PASS, RULES
from game.aniolowie.state import HUMANS
from game.core.contract import IllegalMove, Move
from game.session import AUTOMATON, PERSON, Seat, Session
from tests import lanterns
from tests.scenarios.aniolowie.position import Table
from ui.lesson_sitting import LessonSitting
from ui.sitting import (
    ANSWER,
    BACK_TO_NOW,
    HURRY,
    PLAY_ON,
    READ_ON,
    REST,
    RESULT,
    STEP,
    Curtain,
    Hinted,
    Next,
    Over,
    Play,
    Resigns,
    Sitting,
    Turned,
    Waiting,
)

ADA, BO, NOVICE = Seat(PERSON, "Ada"), Seat(PERSON, "Bo"), Seat("novice", "Novice")
FLIP, END = Move("flip", "b2"), Move("end")
USE = Move("use", "support-0-0", "support-0-0", 0)
PATIENCE = 20.0


S = TypeVar("S", bound=Sitting)
sat: list[Sitting] = []


@pytest.fixture(autouse=True)
def _let_go() -> Iterator[None]:
    """Every sitting of a test lets go of its opponent's process."""
    yield
    while sat:
        sat.pop().close()


def down(sitting: S) -> S:
    sat.append(sitting)
    return sitting


def angels(*seats: Seat) -> Sitting:
    """Angel Wars hides nothing."""
    return down(Sitting(session.start("angel_wars", {"first": "1", "seats": len(seats)}, 1, seats)))


def lights(*seats: Seat) -> Sitting:
    """In Lanterns everybody has a hand that nobody else sees, and every decision is about it."""
    rules, options = lanterns.RULES, lanterns.RULES.info.complete({"seats": len(seats)})
    return down(Sitting(Session(rules, options, 1, seats, states=[rules.new_game(options, 1)])))


def angel_and_answer(first: Seat = ADA, second: Seat = BO, **position: int) -> Sitting:
    """Ada may use Muriel upon himself; Bo holds an answer."""
    table = Table({"support": ["muriel"]}, {"hand": ["gniew"], "land": ["ejszet"], "faction": 1}, **position)
    return down(Sitting(Session(RULES, RULES.info.complete({}), 1, (first, second), states=[table.state])))


def wishes(sitting: Sitting) -> list[object]:
    return [offer.does for offer in sitting.offers()]


def until(sitting: Sitting, *kinds: type) -> Next | None:
    """Real time passes until one of these comes next."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        coming = sitting.go_on(0.01)
        if isinstance(coming, kinds):
            return coming
        time.sleep(0.01)
    raise AssertionError(f"none of {kinds} came")


# Who looks


def test_the_first_to_look_is_the_person_to_act() -> None:
    assert angels(ADA, BO).viewer == 0
    assert angels(NOVICE, ADA).viewer == 1, "the opponent begins, the person looks"
    assert lights(ADA, BO).viewer == 0
    alone = angels(NOVICE, NOVICE)
    assert (alone.viewer, alone.front, alone.may_act(), alone.moves) == (None, None, False, [])


def test_one_person_alone_is_called_you() -> None:
    alone = angels(ADA, NOVICE)
    assert (alone.called(0), alone.called(1)) == ("You", "Novice")
    assert alone.asked() == "2 movements left: flip a tile or move a figure.", "and nobody else is asked"
    alone.play(FLIP)
    alone.play(alone.moves[-1])
    assert alone.asked() == "Novice is playing."
    assert angels(ADA, BO).called(0) == "Ada", "between persons everybody has a name"


def test_where_nothing_is_hidden_the_table_turns_by_itself() -> None:
    sitting = angels(ADA, BO)
    while sitting.session.to_act() == 0:
        sitting.play(FLIP if not sitting.session.moves else sitting.moves[-1])
    assert not sitting.may_act()
    assert sitting.go_on(0.0) == Turned()
    assert (sitting.viewer, sitting.front) == (1, 1)
    assert sitting.moves == sitting.session.legal_moves()
    assert sitting.go_on(0.0) is None, "Bo may think as long as he likes"


def test_a_device_is_handed_over_behind_a_curtain() -> None:
    sitting = lights(ADA, BO)
    while sitting.session.to_act() == 0:
        sitting.play(sitting.moves[0])
    assert sitting.go_on(0.0) == Curtain(1, brief=False)
    assert sitting.viewer != 1, "nothing is shown before the curtain is lifted"
    assert sitting.moves == []
    sitting.sit(1)
    assert sitting.may_act()
    assert sitting.view == sitting.session.view(1)


def test_a_curtain_for_who_sat_there_last_is_brief() -> None:
    sitting = lights(ADA, BO)
    assert sitting.hand_over(0) == Curtain(0, brief=True)
    assert sitting.hand_over(1) == Curtain(1, brief=False)


def test_the_recap_tells_what_all_may_know_since_a_seat_decided() -> None:
    sitting = lights(ADA, BO)
    while sitting.session.to_act() == 0:
        sitting.play(sitting.moves[0])
    told = sitting.recap(1)
    assert told == [line.text for line in sitting.session.log(None)]
    assert sitting.recap(0) != told or not told, "Ada decided last"


# Passing questions


def test_an_answer_is_asked_for_on_the_open_table() -> None:
    sitting = angel_and_answer()
    sitting.play(USE)
    assert sitting.go_on(0.0) == Turned()
    assert (sitting.offered, sitting.viewer, sitting.moves) == (1, None, [])
    assert wishes(sitting) == [PASS, REST, ANSWER]
    assert sitting.go_on(0.0) is None, "asked once"
    sitting.play(PASS)
    assert sitting.offered is None


def test_who_rests_passes_until_it_concerns_them() -> None:
    sitting = angel_and_answer()
    sitting.play(USE)
    sitting.go_on(0.0)
    assert sitting.asking.rest(1) == PASS
    assert sitting.go_on(0.0) == Play(PASS)
    assert sitting.asking.unasked == {1}
    sitting.play(PASS)
    sitting.play(PASS)
    sitting.play(Move("attack", "support-0-0", "land-1-0"))
    assert sitting.go_on(0.0) == Turned()
    assert (sitting.offered, sitting.asking.resting) == (1, set()), "an attack upon one's own angel concerns"


def test_at_unwanted_moments_nobody_is_asked() -> None:
    sitting = angel_and_answer(ADA, NOVICE, phase=HUMANS)
    assert sitting.go_on(0.0) is None
    assert sitting.go_on(0.0, unwanted=("aniolowie.humans",)) == Play(Move("done"))


# Opponents


def test_an_opponent_thinks_and_plays() -> None:
    sitting = angels(NOVICE, ADA)
    assert sitting.go_on(0.1, beat=0.3) == Waiting(), "a beat before each move"
    assert not sitting.thinking
    assert wishes(sitting) == [HURRY]
    assert sitting.go_on(0.3, beat=0.3) == Waiting(began=True)
    assert sitting.thinking
    coming = until(sitting, Play)
    assert isinstance(coming, Play)
    assert coming.move in sitting.session.legal_moves()
    assert not sitting.thinking


def test_in_steps_an_opponent_waits_to_be_let_on() -> None:
    sitting = angels(NOVICE, ADA)
    sitting.stepping = True
    assert sitting.go_on(1.0) is None
    assert wishes(sitting) == [STEP]
    sitting.may_step = True
    assert isinstance(until(sitting, Play), Play)
    assert not sitting.may_step


def test_the_rulebook_plays_at_once_and_only_what_it_must() -> None:
    seats = (ADA, Seat(AUTOMATON, "Heaven"))
    sitting = down(Sitting(session.start("archangelis", {"mode": "solo"}, 1, seats)))
    for _move in range(200):
        if sitting.session.to_act() != 0:
            break
        sitting.play(sitting.session.legal_moves()[-1])
    assert sitting.offers() == []
    assert sitting.go_on(0.0) == Play(sitting.session.legal_moves()[0])


def test_a_whole_game_goes_by_itself_to_its_end() -> None:
    sitting = angels(ADA, BO)
    kinds = set()
    while not isinstance(coming := sitting.go_on(0.0), Over):
        kinds.add(type(coming))
        if coming is None:
            sitting.play(sitting.moves[len(sitting.session.moves) % len(sitting.moves)])
    assert kinds == {type(None), Turned}
    assert wishes(sitting) == [RESULT]
    assert not sitting.lost(), "a person has won, or nobody"


# What a person may do


def test_a_bad_move_changes_nothing() -> None:
    sitting = angels(ADA, BO)
    with pytest.raises(IllegalMove):
        sitting.play(Move("flip", "z9"))
    assert sitting.session.moves == []
    assert sitting.may_act()


def test_why_a_try_is_refused() -> None:
    sitting = angels(ADA, BO)
    assert sitting.refuses(FLIP, [FLIP]) is None
    reason = sitting.refuses(Move("drag", "b2", "h8"), [])
    assert reason is not None
    other = angels(NOVICE, ADA).refuses(FLIP, [FLIP])
    assert other is not None
    assert other.section == "turn"


def test_a_hint_is_the_masters_and_comes_to_who_may_act() -> None:
    sitting = angels(ADA, BO)
    assert sitting.ask_hint()
    assert not sitting.ask_hint(), "one at a time"
    sitting.thinker.hurry()
    coming = until(sitting, Hinted)
    assert isinstance(coming, Hinted)
    assert coming.decision.move in sitting.moves
    assert sitting.said(coming.decision.move) in sitting.hinted(coming.decision)
    assert not angels(NOVICE, ADA).ask_hint()


# Looking back and taking back


def test_looking_back_shows_then_and_nothing_can_be_done() -> None:
    sitting = angels(ADA, BO)
    sitting.play(FLIP)
    sitting.look_back(0)
    assert sitting.view == sitting.session.view(0, 0)
    assert (sitting.moves, sitting.may_act(), sitting.go_on(9.0)) == ([], False, None)
    assert wishes(sitting) == [BACK_TO_NOW, PLAY_ON]
    assert sitting.undo_refused() == "First go back to now."
    branch = sitting.play_on()
    assert (branch.moves, branch.ranked) == ([], False)
    sitting.back_to_now()
    assert sitting.view == sitting.session.view(0)
    assert sitting.undo_refused() is None


def test_taking_back_turns_an_open_table_to_who_decides_again() -> None:
    sitting = angels(ADA, BO)
    assert "nothing" in (sitting.undo_refused() or "")
    while sitting.session.to_act() == 0:
        sitting.play(FLIP if not sitting.session.moves else sitting.moves[-1])
    sitting.go_on(0.0)
    assert sitting.viewer == 1
    played = list(sitting.session.moves)
    sitting.asking.unasked = {0, len(played) - 1}
    assert sitting.take_back(), "free"
    assert sitting.session.moves == played[:-1]
    assert sitting.asking.unasked == {0}
    assert (sitting.viewer, sitting.may_act()) == (0, True)


def test_what_was_seen_costs_the_rank_against_an_opponent() -> None:
    sitting = angels(ADA, NOVICE)
    sitting.play(FLIP)
    while sitting.session.undo_is_free():
        sitting.play(sitting.session.legal_moves()[-1])
    assert sitting.undo_refused() is None
    assert not sitting.take_back()
    assert not sitting.session.ranked


# A lesson is another sitting


def test_a_lesson_goes_along_its_line() -> None:
    sitting = down(LessonSitting("angel_wars", "Ada"))
    assert not sitting.kept
    spoken = []
    while not sitting.is_last():
        if sitting.speech() and sitting.step_now.move is None:
            assert wishes(sitting) == [READ_ON]
            spoken.append(sitting.speech())
            sitting.read_on()
        elif sitting.speech():
            assert sitting.go_on(9.0) is None
            assert sitting.moves == [sitting.step_now.move]
            spoken.append(sitting.speech())
            sitting.play(sitting.moves[0])
        else:
            coming = sitting.go_on(9.0)
            assert isinstance(coming, Play)
            sitting.play(coming.move)
    spoken.append(sitting.speech())
    assert spoken == [step.text for step in sitting.lesson.steps if step.text]


def test_a_lesson_refuses_what_comes_later_and_goes_back_step_by_step() -> None:
    sitting = down(LessonSitting("angel_wars", "Ada"))
    assert sitting.undo_refused() == "The lesson begins here."
    reason = sitting.refuses(Move("click", "h8"), [])
    assert reason is not None
    assert "later" in reason.text
    sitting.read_on()
    assert sitting.undo_refused() is None
    sitting.take_back()
    assert sitting.at == 0


# Opponents that give up


class Gloomy:
    """Thinks at once, and always sees the same chance."""

    def __init__(self, sitting: Sitting, chance: float) -> None:
        self.sitting, self.chance, self.about = sitting, chance, ""

    def ask(self, about: str, view: object, player: str, seed: int) -> None:
        self.about, self.moves = about, self.sitting.rules.legal_moves(view)

    def tick(self, seconds: float) -> Decision:
        self.about = ""
        best, other = self.moves[0], self.moves[-1]
        return Decision(best, self.chance, ((best, self.chance), (other, self.chance / 2)))

    def cancel(self) -> None:
        self.about = ""

    close = cancel


def turns_until_it_resigns(sitting: Sitting, chance: float, most: int = 9) -> int | None:
    """How many turns an opponent begins that sees this chance, while Ada passes; None if it plays on."""
    sitting.thinker.close()
    sitting.thinker = Gloomy(sitting, chance)  # type: ignore[assignment]
    for turn in range(1, most + 1):
        flips = [move for move in sitting.session.legal_moves() if move.kind == "flip"]
        sitting.play(flips[7 * len(sitting.session.moves) % len(flips)])
        sitting.play(END)
        while not sitting.session.person_to_act():
            coming = sitting.go_on(0.1)
            if isinstance(coming, Resigns):
                assert coming.seat == 1
                return turn
            assert isinstance(coming, Play | Waiting)
            if isinstance(coming, Play):
                sitting.play(coming.move)
    return None


def test_an_opponent_resigns_what_has_been_lost_for_some_turns():
    sitting = angels(ADA, NOVICE)
    sitting.lets_resign = True
    turn = turns_until_it_resigns(sitting, 0.001)
    assert turn == 4
    sitting.resign(1)
    assert sitting.session.outcome().winners == (0,)
    assert sitting.log()[-1].text == "Novice resigns."
    sitting.take_back()
    assert sitting.session.resigned is None


def test_an_opponent_with_a_chance_plays_on():
    sitting = angels(ADA, NOVICE)
    sitting.lets_resign = True
    assert turns_until_it_resigns(sitting, 0.05) is None


def test_hope_that_comes_back_is_hope():
    sitting = angels(ADA, NOVICE)
    sitting.lets_resign = True
    assert turns_until_it_resigns(sitting, 0.001, most=3) is None
    assert turns_until_it_resigns(sitting, 0.5, most=1) is None
    assert turns_until_it_resigns(sitting, 0.001, most=3) is None


@pytest.mark.parametrize("seats", [(ADA, NOVICE, NOVICE, NOVICE), (ADA, NOVICE)])
def test_nobody_resigns_unasked_or_for_others(seats):
    """Not where that is not wanted, and not where others would still play on."""
    sitting = angels(*seats)
    sitting.lets_resign = len(seats) > 2
    assert turns_until_it_resigns(sitting, 0.001) is None


def test_no_teacher_resigns():
    sitting = down(LessonSitting("angel_wars", "Ada"))
    sitting.lets_resign = True
    decision = Decision(END, 0.0, ((END, 0.0), (FLIP, 0.0)))
    assert not any(sitting._gives_up(1, decision) for _turn in range(9))
