"""What a player is told: whom a prompt names, what a total is made of, and whose cards the log tells to whom."""

from __future__ import annotations

from game.aniolowie.rules import RULES
from game.aniolowie.state import BATTLE, CLAIM, HUMANS
from game.core.contract import redact
from tests.scenarios.aniolowie.position import Table, on

NAMES = ("Anna", "Ben", "Cleo")


def prompt(table: Table, seat: int | None = None) -> str:
    """As the seat to act reads it, or another that looks on."""
    return RULES.prompt(RULES.view(table.state, table.asked() if seat is None else seat), NAMES)


def log(table: Table, seat: int | None) -> list[str]:
    return [text for event in table.events if (text := RULES.say_event(redact(event, seat), NAMES))]


def aiming(table: Table) -> list[str]:
    return [thing.id for thing in RULES.table(RULES.view(table.state, table.asked())) if "aims" in thing.marks]


def total(table: Table, seat: int, viewer: int | None) -> list[str]:
    view = RULES.view(table.state, viewer)
    thing = next(thing for thing in RULES.table(view) if thing.id == f"total-{seat}")
    return RULES.say_thing(view, thing, NAMES).split("\n")


# What is asked


def test_the_prompt_and_the_line_are_about_what_was_played_last() -> None:
    table = Table(
        {"support": ["teliel"]}, {"hand": ["wezwanie"], "support": ["uwal"], "land": ["bylet"]}, first=1, always=True
    )
    table.play("1 play wezwanie teliel")
    assert prompt(table) == "Ben plays Wezwanie upon your Teliel. Answer or pass."
    table.play("0 use teliel uwal")
    assert prompt(table) == "Anna uses Teliel upon your Uwal. Answer or pass. Also waiting: your Wezwanie."
    assert aiming(table) == ["ability-0"], "though the intervention is resolved first"


def test_the_prompt_tells_which_own_card_something_waits_for() -> None:
    table = Table(
        {"support": ["teliel"], "land": ["muriel"]}, {"hand": ["wezwanie", "wezwanie"], "land": ["bylet"]}, first=1,
        always=True,
    )  # fmt: skip
    table.play("1 play wezwanie teliel", "0 pass", "1 play wezwanie muriel")
    assert prompt(table).endswith("Also waiting: Ben's Wezwanie upon your Teliel.")


def test_of_two_tops_of_one_seat_the_last_lies_upon_anothers() -> None:
    own = {"support": ["teliel", "muriel"], "hand": ["wezwanie"]}
    foe = {"support": ["belfegor", "uwal"], "hand": ["wezwanie"], "land": ["bylet"]}
    table = Table(own, foe, always=True).play("0 use teliel uwal", "1 play wezwanie muriel", "0 play wezwanie bylet")
    assert aiming(table) == ["intervention-1"]
    table = Table(own, foe, always=True).play("0 play wezwanie bylet", "1 use belfegor muriel 1", "0 use teliel uwal")
    assert aiming(table) == ["ability-1"]


def test_a_prompt_names_nothing_that_the_asked_seat_cannot_see() -> None:
    table = Table({"hand": ["wezwanie"]}, {"land": ["bylet"]}, {"faction": 0, "land": ["hanael"]}, always=True)
    table.play("0 play wezwanie land-1-0")
    assert prompt(table) == "Anna plays Wezwanie upon your Bylet. Answer or pass."
    table.play("1 pass")
    covered = "Anna plays Wezwanie upon a face-down angel (land of Ben). Answer or pass."
    assert prompt(table) == covered
    assert prompt(table, 1) == covered, "who looks on reads what is asked of the other"


def test_the_prompt_of_a_giant_tells_the_levels() -> None:
    table = Table({"land": ["muriel"]}, {}, phase=HUMANS, giants=[(9, 0, 1)], always=True)
    table.play(*(["done"] if table.can("done") else []), "defend muriel")
    view = RULES.view(table.state, 0)
    assert RULES.prompt(view, NAMES) == "A giant attacks a face-down angel (land of Anna). Answer or pass."
    table.play("1 pass")
    assert prompt(table) == "A giant attacks your Muriel (9 against 7). Answer or pass."


def test_a_move_names_the_player_it_is_aimed_at() -> None:
    table = Table(
        {"support": ["teliel"], "hand": ["nawrocenie"]}, {"land": ["bylet"]}, {"faction": 0, "land": ["hanael"]}
    )
    view = RULES.view(table.state, 0)
    said = {RULES.say_move(view, move, NAMES) for move in RULES.legal_moves(view) if move.dst == "land-2-0"}
    assert said
    assert all("a face-down angel (land of Cleo)" in text for text in said)


# What the fight is made of


def test_a_total_tells_what_changed_each_card_and_who_counts_for_nothing() -> None:
    fighters = {"fight": ["wariel up turned", "muriel up boost-2", "hanael up", "teliel blocked"]}
    table = Table(fighters, {"fight": ["uwal up"]}, phase=BATTLE)
    head, *shares = total(table, 0, 0)
    assert head == "Anna has 22 levels in the fight."
    assert shares == [
        "Wariel 13: printed 7, support +6",
        "Muriel 5: printed 7, until the turn ends −2",
        "Hanael 4",
        "Teliel: blocked, counts for nothing",
    ]
    assert total(table, 0, 1)[-1] == "A card: blocked, counts for nothing", "nobody looks under it"


# What is told to whom


def test_what_befalls_a_covered_card_is_told_by_name_to_its_player_alone() -> None:
    table = Table({"support": ["nitael"], "fight": ["muriel"]}, {"land": ["uwal"]}, {"faction": 0, "land": ["hanael"]})
    table.play("use nitael muriel").pass_all()
    assert "Anna's Muriel: +3 levels by Nitael." in log(table, 0)
    for seat in (1, 2, None):
        assert "A face-down angel (fight of Anna): +3 levels by Nitael." in log(table, seat)
        assert not any("Muriel" in line for line in log(table, seat))


def test_who_was_shown_a_covered_card_hears_its_name() -> None:
    table = Table(
        {"land": ["rafael"]}, {"land": ["uwal"], "hand": ["cena"]}, {"faction": 0, "land": ["hanael"]}, always=True
    )
    table.play("attack rafael uwal", "1 play cena").pass_all()
    told = table.told("level")
    assert [event.seen_by for event in told] == [(0, 1)] * len(told)
    assert any(line.startswith("Ben's Uwal: +5 levels") for line in log(table, 0))
    assert any(line.startswith("A face-down angel (land of Ben): +5 levels") for line in log(table, 2))


def test_a_card_named_before_all_is_named_to_all() -> None:
    """Verrier pays with a level and stays covered."""
    table = Table({"support": ["verrier attacked"]}, {"land": ["rafael"]}).play("use verrier").pass_all()
    for seat in (0, 1, None):
        assert log(table, seat) == [
            "Anna uses Verrier.",
            "Anna's Verrier: −1 level by Verrier.",
            "Anna's Verrier is ready again by Verrier.",
        ]


def test_what_comes_to_nothing_is_told() -> None:
    table = Table({"support": ["teliel"]}, {"hand": ["wezwanie"], "land": ["uwal"]}, always=True)
    table.play("use teliel uwal", "1 play wezwanie land-1-0").pass_all()
    told = log(table, 0)
    assert (
        told[told.index("A face-down angel (land of Ben) returns to the hand of Ben.") + 1]
        == "Anna's Teliel has no effect."
    )
    poor = Table({"support": ["poiel"], "land": ["muriel"]}, {}).play("use poiel muriel").pass_all()
    assert "Anna's Poiel has no effect." in log(poor, 0), "there is no good human to count"


# What lies where


def test_who_is_known_at_stake_lies_on_top() -> None:
    table = Table({}, {}, stake=["wierny", "szalenica"])
    table.state.shown[0] = 0b11
    faces = [thing.face for thing in RULES.table(RULES.view(table.state, 0)) if thing.place == "stake"]
    assert faces == ["Stake", "back-human", "wierny"]


def test_what_is_out_of_the_game_has_a_labelled_place() -> None:
    def boxed(table: Table) -> list[str]:
        view = RULES.view(table.state, 0)
        return [RULES.say_thing(view, thing, NAMES) for thing in RULES.table(view) if thing.id == "boxed"]

    assert boxed(Table({}, {}, procession=["wierny"])) == ["Out of the game: 7 cards."]
    assert boxed(Table({}, {"gone": ["uwal"]})) == ["Out of the game: 1 card."]
    assert not boxed(Table({}, {}))


# What is lost


def test_to_leave_a_stake_that_one_has_won_asks_back() -> None:
    table = Table({"fight": ["wariel turned", "muriel"]}, {}, stake=["matka"], always=True).pass_all()
    on(table, CLAIM)
    view = RULES.view(table.state, 0)
    asked_back = {move.kind for move in RULES.legal_moves(view) if RULES.wastes(view, move)}
    assert asked_back == {"leave"}


def test_who_lies_for_its_support_counts_it_before_it_is_revealed() -> None:
    """As the number on the card does."""
    table = Table({"fight": ["wariel turned"]}, {"land": ["uwal"]}, always=True)
    view = RULES.view(table.state, 0)
    (fighter,) = (thing for thing in RULES.table(view) if thing.face == "wariel")
    assert RULES.say_state(view, fighter, NAMES).startswith("Level 13: printed 7, support +6.")
