"""AB20: the log can be followed without the table: who, what, upon whose what; covered cards by name to some."""
# ruff: noqa: N802 - tests are named by the number of the ruling

from __future__ import annotations

import pytest

from game.aniolowie import words
from game.aniolowie.state import CLAIM, HUMANS, PLAN
from tests.scenarios.aniolowie.position import Table
from tests.scenarios.aniolowie.test_words import log

THIRD = {"faction": 0, "land": ["hanael"]}


def test_AB20_an_intervention_is_told_with_its_player_and_whose_card_it_is_played_upon() -> None:
    table = Table({"hand": ["jawna-laska"], "land": ["rafael used"]}, {"land": ["uwal"]}).play(
        "play jawna-laska rafael"
    )
    assert "Anna plays Jawna Łaska upon Anna's Rafael." in log(table, 1)
    assert "Anna's Rafael: +5 levels by Jawna Łaska." in log(table.pass_all(), 1)


def test_AB20_a_covered_target_is_named_only_to_who_may_see_it() -> None:
    table = Table({"hand": ["wezwanie"]}, {"land": ["bylet"]}, THIRD).play("play wezwanie land-1-0").pass_all()
    assert "Anna plays Wezwanie upon Ben's Bylet." in log(table, 1)
    assert "Ben's Bylet returns to the hand of Ben." in log(table, 1)
    for seat in (0, 2, None):
        assert "Anna plays Wezwanie upon a face-down angel (land of Ben)." in log(table, seat)
        assert not any("Bylet" in line for line in log(table, seat))


def test_AB20_an_attack_tells_whom_and_the_shown_card_to_both_sides_alone() -> None:
    table = Table({"support": ["rafael"]}, {"land": ["uwal"]}, THIRD, always=True).play("attack rafael uwal")
    assert log(table, 1)[-2:] == ["Anna attacks Ben's Uwal with Rafael.", "Anna is shown Ben's Uwal."]
    assert log(table, 0)[-2:] == [
        "Anna attacks a face-down angel (land of Ben) with Rafael.",
        "Anna is shown Ben's Uwal.",
    ]
    assert log(table, 2)[-1] == "Anna is shown a face-down angel (land of Ben)."


def test_AB20_what_is_aimed_at_a_row_or_at_the_stack_or_at_a_pile_says_whose() -> None:
    table = Table(
        {"support": ["rakuel", "derdekea"]}, {"hand": ["wezwanie"], "land": ["gaap"], "discard": ["uwal"]}, always=True
    )
    table.play("use rakuel land-1")
    assert log(table, 1)[0] == "Anna uses Rakuel upon the land of Ben."
    table.play("1 play wezwanie discard-1-uwal", "0 use derdekea")
    assert "Ben plays Wezwanie upon Uwal in the discard pile of Ben." in log(table, 0)
    assert "Anna uses Derdekea upon Ben's Wezwanie." in log(table, 1)
    assert "Ben's Wezwanie is cancelled." in log(table.pass_all(), 0)


def test_AB20_a_card_that_uses_itself_is_not_named_twice() -> None:
    table = Table({"support": ["pajmon"]}, {"land": ["rafael"]}).play("use pajmon pajmon")
    assert log(table, 1)[0] == "Anna uses Pajmon upon itself."


def test_AB20_a_move_between_rows_tells_from_where_to_where() -> None:
    table = Table({"hand": ["przeszeregowanie"], "land": ["muriel"]}, {"land": ["uwal"]})
    table.play("play przeszeregowanie muriel").pass_all().play("shift muriel support-0")
    assert "Anna's Muriel moves from the land to the support." in log(table, 0)
    assert "A face-down angel (land of Anna) moves from the land to the support." in log(table, 1)


def test_AB20_a_redirected_intervention_tells_its_new_target() -> None:
    table = Table({"hand": ["zmiana-rol"], "land": ["rafael used"]}, {"hand": ["wezwanie"], "land": ["uwal used"]},
                  first=1, always=True)  # fmt: skip
    table.play("1 play wezwanie rafael", "0 play zmiana-rol uwal").pass_all()
    assert "Wezwanie of Ben is turned upon Ben's Uwal." in log(table, 0)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("tajemnica", "Anna's Muriel is blocked by Tajemnica."),
        ("klatwa", "Anna's Muriel loses its support by Klątwa."),
        ("gniew", "Anna's Muriel: −4 levels by Gniew."),
        ("sledzenie", "Anna's Muriel is put one status lower by Śledzenie."),
    ],
)
def test_AB20_what_befalls_a_card_tells_by_what(card: str, told: str) -> None:
    table = Table({"support": ["muriel used"]}, {"hand": [card], "land": ["hanael"]}, first=1)
    assert told in log(table.play(f"1 play {card} muriel").pass_all(), 0)


def test_AB20_planning_tells_the_row_and_hides_the_card() -> None:
    table = Table({"hand": ["muriel", "hanael"]}, {}, phase=PLAN).play("place muriel land-0", "place hanael fight-0")
    assert log(table, 0) == ["Anna places Muriel on the land.", "Anna places Hanael in the fight."]
    assert log(table, 1) == ["Anna places a card on the land.", "Anna places a card in the fight."]


def test_AB20_people_and_giants_are_told_with_their_lands() -> None:
    table = Table({"people": ["wloczykij"]}, {"land": ["uwal"]}, phase=HUMANS)
    table.play("resolve wloczykij").pass_all()
    assert log(table, 1)[:2] == ["Anna's Włóczykij has a say.", "Anna's Włóczykij joins the land of Ben."]
    giant = Table({"land": ["muriel used"]}, {}, phase=HUMANS, giants=[(9, 0, 1)])
    giant.play(*(["done"] if giant.can("done") else []), "defend muriel")
    assert "A giant attacks Anna's Muriel." in log(giant, 1)


def test_AB20_a_duel_ends_with_both_names_and_levels() -> None:
    table = Table({"support": ["rafael"]}, {"land": ["uwal"]}, THIRD).play("attack rafael uwal").pass_all()
    for seat in (0, 1, 2):
        assert "Anna's Rafael against Ben's Uwal: 9 to 7." in log(table, seat), "who lost lies open"


def test_AB20_who_slips_out_of_a_duel_is_named() -> None:
    table = Table({"support": ["rafael"]}, {"land": ["hanael"]}, always=True)
    table.play("attack rafael hanael", "1 use hanael").pass_all()
    assert "Ben's Hanael slips out of the duel." in log(table, 0)


def test_AB20_the_stake_is_taken_by_a_named_angel() -> None:
    table = Table({"fight": ["muriel up"]}, {"fight": ["ejszet up"]}, phase=CLAIM, stake=["wierny"])
    table.play("claim muriel")
    assert any("the stake with Muriel" in line for line in log(table, 1))


def test_AB20_each_sentence_names_whose_it_is() -> None:
    """All but what nobody does: no sentence leaves out both the player and the card's player."""
    unowned = {"stake", "regain"}
    assert all(
        "{name}" in text or "{target}" in text or "{viewer}" in text
        for kind, text in words.SENTENCES.items()
        if kind not in unowned
    )
