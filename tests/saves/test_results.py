"""How games ended: kept once each, counted by level and by name, and never in the way of playing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.ai.levels import GENERATION
from game.ai.opponents import OPPONENTS
from game.session import Seat
from saves import results
from saves.results import Result, Tally, summary
from saves.store import Store
from tests.saves.games import ANNA, GAME, PIOTR, WHEN, finished

AI = {level: Seat(level, level.title()) for level in OPPONENTS}


def ended(
    winner: int | None, *seats: Seat, game: str = GAME, ranked: bool = True, minds: int = GENERATION
) -> Result:  # fmt: skip
    others = tuple(k for k in range(len(seats)) if k != winner)
    ranking = (tuple(range(len(seats))),) if winner is None else ((winner,), others)
    return Result(game, seats, ranking, 40, ranked, WHEN.isoformat(), minds)


def path_of(store: Store) -> Path:
    return store.folder / "results.json"


# The file


def test_a_game_that_ends_is_counted_once(store: Store) -> None:
    game = finished()
    store.finish(game)
    store.finish(game)
    (found,) = store.results().found.values()
    outcome = game.outcome()
    assert outcome is not None
    assert (found.game, found.seats, found.ranking, found.moves) == (GAME, game.seats, outcome.ranking, len(game.moves))
    assert store.results().problem is None


def test_an_end_that_is_taken_back_and_played_again_counts_once(store: Store) -> None:
    game = finished()
    last = game.moves[-1]
    store.finish(game)
    game.cut(len(game.moves) - 1)
    store.rewrite(game)
    assert not store.results().found
    game.play(last)
    store.append(game)
    assert len(store.results().found) == 1


def test_a_resignation_counts_as_a_defeat_also_when_results_are_rebuilt(store: Store) -> None:
    game = finished()
    game.cut(5)
    store.begin(game)
    game.resign(0)
    store.append(game)
    assert store.latest(GAME) is None
    (found,) = store.results().found.values()
    assert (found.points(0), found.points(1)) == (-1, 1)
    path_of(store).unlink()
    again = Store(store.folder)
    assert [result.ranking for result in again.results().found.values()] == [((1,), (0,))]


def test_a_game_in_play_is_not_counted(store: Store) -> None:
    game = finished()
    game.cut(5)
    store.begin(game)
    store.leave(game)
    assert not store.results().found
    assert not path_of(store).exists()


def test_results_stand_in_the_order_they_came(store: Store) -> None:
    for seed in (1, 2, 3):
        store.finish(finished(seed))
    assert len(store.results().found) == 3
    whens = [result.ended_at for result in store.results().found.values()]
    assert whens == sorted(whens)


def test_the_oldest_are_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MOST", 2)
    games = [finished(seed) for seed in (1, 2, 3)]
    for game in games:
        store.finish(game)
    assert [result.moves for result in store.results().found.values()] == [len(game.moves) for game in games[1:]]


GOOD = {
    "game": GAME, "seats": [{"player": "person", "name": "Anna"}, {"player": "master", "name": "Master"}],
    "ranking": [[0], [1]], "moves": 3, "ranked": True, "ended_at": WHEN.isoformat(),
}  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{", "{}", '{"caelum_results": 0, "results": {}}', '{"caelum_results": 1}',
        '{"caelum_results": 1, "results": []}', "[" * 5000, "\xff",
        *(json.dumps({"caelum_results": 1, "results": {"a": {**GOOD, **bad}}}) for bad in (
            {"game": 7}, {"seats": []}, {"seats": [{"player": "robot", "name": "x"}]}, {"ranking": [[0]]},
            {"ranking": [[0], [2]]}, {"ranking": "01"}, {"moves": -1}, {"moves": "3"}, {"ranked": 1},
            {"ended_at": "yesterday"}, {"ranking": [[0], ["1"]]}, {"ranking": None}, {"minds": 0}, {"minds": "2"},
            {"seats": [{"player": "person", "name": "x"}, {"player": "master-", "name": "y"}]},
            {"seats": [{"player": "person", "name": "x"}, {"player": ["master"], "name": "y"}]},
        )),
    ],
)  # fmt: skip
def test_a_bad_file_is_kept_aside_and_stops_nothing(store: Store, text: str) -> None:
    path_of(store).parent.mkdir(parents=True, exist_ok=True)
    path_of(store).write_bytes(text.encode("latin-1"))
    found = store.results()
    assert found.found == {}
    assert found.problem is not None
    assert "results.json.bad" in found.problem
    assert (store.folder / "results.json.bad").read_bytes() == text.encode("latin-1")
    store.finish(finished())
    assert len(store.results().found) == 1
    assert store.results().problem is None


def test_a_good_file_is_read(store: Store) -> None:
    path_of(store).parent.mkdir(parents=True, exist_ok=True)
    path_of(store).write_text(json.dumps({"caelum_results": 1, "results": {"a": GOOD}}))
    found = store.results().found["a"]
    assert found.points(0) == 1
    assert found.minds == 1, "version 1 knew one generation of opponents"
    assert found.is_earlier()


def test_an_older_file_is_kept_and_goes_on_in_the_present_form(store: Store) -> None:
    path_of(store).parent.mkdir(parents=True, exist_ok=True)
    path_of(store).write_text(json.dumps({"caelum_results": 1, "results": {"a": GOOD}}))
    store.finish(finished())
    written = json.loads(path_of(store).read_bytes())
    assert written["caelum_results"] == results.VERSION
    assert [result["minds"] for result in written["results"].values()] == [1, GENERATION]
    assert [result.minds for result in store.results().found.values()] == [1, GENERATION]


def test_a_game_counts_against_the_opponents_it_was_begun_with(store: Store) -> None:
    game = finished()
    game.minds = 1
    store.finish(game)
    path_of(store).unlink()
    assert [result.minds for result in Store(store.folder).results().found.values()] == [1], "from its finished game"


def test_a_folder_in_its_place_is_told_of(store: Store) -> None:
    path_of(store).mkdir(parents=True)
    assert "results.json" in (store.results().problem or "")


# Counting


def test_levels_are_counted_by_the_strongest_opponent() -> None:
    found = summary(
        [
            ended(0, ANNA, AI["master"]),
            ended(1, ANNA, AI["master"]),
            ended(None, ANNA, AI["master"]),
            ended(1, AI["novice"], ANNA),
            ended(0, ANNA, AI["novice"], AI["adept"]),
            ended(0, ANNA, Seat("automaton", "The rulebook")),
        ],
        GAME,
    )
    assert found.levels == {
        "novice": Tally(1, 0, 0),
        "adept": Tally(1, 0, 0),
        "master": Tally(1, 1, 1),
        "sage": Tally(),
        "paragon": Tally(),
        "automaton": Tally(1, 0, 0),
    }
    assert found.persons == {}


def test_a_character_plays_at_its_level() -> None:
    found = summary([ended(0, ANNA, Seat("master-bold", "Master · Bold"))], GAME)
    assert found.levels["master"] == Tally(1, 0, 0)


def test_earlier_opponents_stand_apart() -> None:
    then = [
        ended(0, ANNA, AI["master"], minds=1),
        ended(1, ANNA, PIOTR, minds=1),
        ended(0, ANNA, AI["novice"], minds=1),
    ]
    found = summary([*then, ended(1, ANNA, AI["master"])], GAME)
    assert found.earlier == {"master": Tally(1, 0, 0), "novice": Tally(1, 0, 0)}
    assert found.levels["master"] == Tally(0, 0, 1)
    assert found.persons["Piotr"] == Tally(1, 0, 0), "people are who they were"
    assert (found.streak, found.best) == (0, 0)


def test_people_among_each_other_are_counted_by_name() -> None:
    found = summary([ended(0, ANNA, PIOTR), ended(1, ANNA, PIOTR), ended(1, ANNA, PIOTR, AI["adept"])], GAME)
    assert found.persons == {"Anna": Tally(1, 0, 2), "Piotr": Tally(2, 0, 1)}
    assert not any(tally.games for tally in found.levels.values())


def test_victories_in_a_row() -> None:
    win, loss, draw = (ended(who, ANNA, AI["adept"]) for who in (0, 1, None))
    assert summary([win, win, loss, win], GAME)[3:5] == (1, 2)
    assert summary([win, win, win], GAME)[3:5] == (3, 3)
    assert summary([win, draw], GAME)[3:5] == (0, 1)
    assert summary([win, ended(1, ANNA, PIOTR), win], GAME)[3:5] == (2, 2), "games among people do not end a row"


def test_other_games_demonstrations_and_what_is_unranked_do_not_count() -> None:
    found = summary(
        [
            ended(0, ANNA, AI["adept"], game="empyrean"),
            ended(0, AI["adept"], AI["master"]),
            ended(0, ANNA, AI["adept"], ranked=False),
        ],
        GAME,
    )
    assert not any(tally.games for tally in found.levels.values())
    assert (found.streak, found.best, found.unranked) == (0, 0, 1)
