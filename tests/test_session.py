"""A session: who plays, what was played, what may be taken back, and what each may read in the log."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

import pytest

from game import catalogue, session
from game.ai.levels import GENERATION
from game.core import language, veil
from game.core.contract import IllegalMove, Move
from game.core.options import OptionError
from game.core.rng import Stream
from game.session import PERSON, Seat, Session
from tests import lanterns

ADA, BO = Seat(PERSON, "Ada"), Seat(PERSON, "Bo")
NOVICE = Seat("novice", "Novice")
FLIP, OTHER_FLIP, END, ROLL = Move("flip", "b2"), Move("flip", "e4"), Move("end"), Move("roll", "die")


def angels(*seats, **options):
    """A game of Angel Wars in which the first seat begins."""
    return session.start("angel_wars", {"first": "1", "seats": len(seats), **options}, 1, seats)


def lantern_night(*seats, seed=1, hands=None, deck=None):
    """A game of Lanterns, which is not in the catalogue; `hands` and `deck` name cards that are to lie there."""
    rules = lanterns.RULES
    state = rules.new_game({"seats": len(seats)}, seed)
    for zone, keys in [*zip(state.hands, hands or [], strict=False), (state.deck, deck or [])]:
        for at, key in enumerate(keys):
            swap(state, zone, -1 - at if zone is state.deck else at, lanterns.BY_KEY[key])
    assert rules.why_impossible(state) is None
    return Session(rules, rules.info.complete({"seats": len(seats)}), seed, seats, states=[state])


def swap(state, zone, at, card):
    """Puts a card in its place, from the part of the deck that nobody will reach."""
    other = state.deck.index(card)
    zone[at], state.deck[other] = card, zone[at]


def test_an_opponent_may_have_a_character_that_the_game_knows():
    rules = lanterns.RULES
    state = rules.new_game({}, 1)
    bold = (ADA, Seat("novice-bold", "Novice · Bold"))
    assert session.seated(rules, state, bold) == bold
    with pytest.raises(ValueError, match="Lanterns has no opponent 'novice-shy'"):
        session.seated(rules, state, (ADA, Seat("novice-shy", "x")))
    with pytest.raises(ValueError, match="Angel Wars has no opponent 'novice-greedy'"):
        angels(ADA, Seat("novice-greedy", "Novice · Greedy"))


def test_a_game_remembers_the_opponents_it_was_begun_against():
    assert angels(ADA, NOVICE).minds == GENERATION


def name(seat, key):
    return Move("name", f"hand-{seat}-{key}", f"named-{seat}")


def play_at_random(game, moves, seed=1):
    stream = Stream(seed)
    for _ in range(moves):
        legal = game.legal_moves()
        game.play(legal[stream.below(len(legal))])


def counting(monkeypatch, owner, name):
    """Each call of it is noted, and goes on."""
    calls, real = [], getattr(owner, name)

    def noted(*given, **named):
        calls.append(given)
        return real(*given, **named)

    monkeypatch.setattr(owner, name, noted)
    return calls


# Play


def test_a_session_starts_with_everybody_seated():
    game = angels(ADA, NOVICE)
    assert game.game == "angel_wars"
    assert game.names == ["Ada", "Novice"]
    assert game.options == game.rules.info.complete({"first": "1"})
    assert (game.to_act(), game.person_to_act(), game.outcome()) == (0, True, None)


def test_too_few_seats_are_refused():
    with pytest.raises(ValueError, match="needs 4 seats"):
        session.start("angel_wars", {"seats": 4}, 1, (ADA, BO))


def test_a_bad_option_starts_nothing():
    with pytest.raises(OptionError, match="method"):
        session.start("angel_wars", {"method": "luck"}, 1, (ADA, BO))


def test_playing_keeps_every_state():
    game = angels(ADA, BO)
    first = game.state
    events = game.play(FLIP)
    assert [event.kind for event in events] == ["flip"]
    assert game.states[0] is first
    assert (game.moves, len(game.states), game.happened) == ([FLIP], 2, [events])
    assert game.mover(0) == 0


def test_an_illegal_move_changes_nothing():
    game = angels(ADA, BO)
    game.play(FLIP)
    with pytest.raises(IllegalMove, match="already"):
        game.play(FLIP)
    assert (len(game.moves), len(game.states), len(game.happened)) == (1, 2, 1)


def test_whose_turn_it_is():
    game = angels(ADA, NOVICE)
    game.play(END)
    assert (game.to_act(), game.person_to_act()) == (1, False)


# Taking back


def test_there_is_nothing_to_take_back_at_the_start():
    game = angels(ADA, BO)
    assert "nothing" in game.undo_refused()
    with pytest.raises(ValueError, match="nothing"):
        game.undo()


def test_a_movement_is_taken_back_freely():
    game = angels(ADA, BO)
    before = game.state
    game.play(FLIP)
    assert game.undo_refused() is None
    assert game.undo_is_free()
    assert game.undo() == 1
    assert game.state is before
    assert (game.moves, game.happened, game.ranked) == ([], [], True)


def test_movement_after_movement_is_taken_back():
    game = angels(ADA, BO)
    game.play(FLIP)
    game.play(OTHER_FLIP)
    assert game.to_act() == 1
    game.undo()
    assert (game.to_act(), game.moves) == (0, [FLIP])
    game.undo()
    assert game.moves == []


def test_a_turn_can_be_taken_back_until_the_other_has_played():
    game = angels(ADA, BO)
    game.play(END)
    assert game.undo_refused() is None
    game.play(FLIP)
    game.undo()
    assert game.moves == [END]
    game.play(END)
    game.undo()
    game.undo()
    assert game.moves == []


def test_after_another_persons_move_it_is_refused_by_name():
    """In the chance method the other player's roll is no decision, but it was played by a person."""
    game = angels(ADA, BO, method="chance")
    while len(game.legal_moves()) == 1:
        game.play(ROLL)
    other = game.names[1 - game.to_act()]
    game.play(END)
    assert game.undo_refused() is None
    game.play(ROLL)
    assert game.undo_refused() == f"{other} has played since."


def test_after_an_opponents_move_it_is_refused_by_name_too():
    """The opponent between two persons has answered: what it did can't be tried again."""
    game = angels(ADA, NOVICE, BO, NOVICE)
    game.play(END)
    assert game.undo_refused() is None
    game.play(END)
    assert game.undo_refused() == "Novice has played since."


def test_a_shuffle_cant_be_taken_back():
    """Whoever takes a new hand has shuffled: chance has spoken."""
    game = session.start("aniolowie", {"first": "1"}, 1, (ADA, BO))
    while Move("mulligan") not in game.legal_moves():
        play_at_random(game, 1)
    game.play(Move("mulligan"))
    assert "Chance has spoken" in game.undo_refused()
    with pytest.raises(ValueError, match="Chance"):
        game.undo()


# What a move has told, by rule


def planned():
    """Two persons at the first planning of Aniołowie."""
    game = session.start("aniolowie", {"first": "1"}, 1, (ADA, BO))
    while not any(move.kind == "place" for move in game.legal_moves()):
        play_at_random(game, 1)
    return game


def test_F1b_placing_a_card_is_taken_back_freely():
    game = planned()
    before = game.state
    game.play(next(move for move in game.legal_moves() if move.kind == "place"))
    assert game.undo_refused() is None
    assert game.undo_is_free()
    game.undo()
    assert game.state is before


def test_F1b_what_waits_for_an_answer_cant_be_taken_back():
    """Whether the other looks at the cards or passes at once would tell something."""
    for seed in range(1, 60):
        game = session.start("aniolowie", {}, seed, (ADA, BO))
        stream = Stream(seed)
        while game.outcome() is None and game.rules.passing_question(game.view(game.to_act())) is None:
            game.play(game.legal_moves()[stream.below(len(game.legal_moves()))])
        mover = game.to_act()
        for move in game.legal_moves():
            game.play(move)
            if game.to_act() not in (None, mover) and game.state.asking == game.to_act():
                assert game.undo_refused() == f"{game.names[game.to_act()]} is asked for an answer: " \
                                              "it can't be taken back now."  # fmt: skip
                return
            game.cut(len(game.moves) - 1)
    pytest.fail("nobody was ever asked")


def peeking_night(*seats):
    """Both named; the first player's moth has looked at the deck and asks whether to draw."""
    game = lantern_night(*seats, hands=[["moth", "kite", "candle"], ["moon", "kite"]], deck=["owl"])
    game.play(name(0, "moth"))
    game.play(name(1, "moon"))
    assert [move.kind for move in game.legal_moves()] == ["accept", "decline"]
    return game


def test_a_known_card_may_be_drawn_and_put_back():
    """The moth has shown the owl already: drawing it tells nothing new."""
    game = peeking_night(ADA, BO)
    game.play(Move("accept"))
    assert game.state.hands[0][-1] == lanterns.BY_KEY["owl"]
    assert game.undo_refused() is None
    game.undo()
    assert game.ranked


def test_what_was_seen_cant_be_unseen():
    """Paper Boat draws an unknown card: the choice stands."""
    game = lantern_night(ADA, BO, hands=[["paper-boat", "kite"], ["moon", "kite"]])
    game.play(name(0, "paper-boat"))
    game.play(name(1, "moon"))
    game.play(Move("choose", arg=0))
    assert "hidden card was shown" in game.undo_refused()
    with pytest.raises(ValueError, match="unseen"):
        game.undo()


def test_a_choice_that_shows_nothing_is_taken_back():
    game = lantern_night(ADA, BO, hands=[["paper-boat", "kite"], ["moon", "kite"]])
    game.play(name(0, "paper-boat"))
    game.play(name(1, "moon"))
    game.play(Move("choose", arg=1))
    assert game.undo_refused() is None
    assert game.undo() == 1
    assert game.ranked


def test_against_an_opponent_a_person_may_always_take_back_but_not_in_the_ranking():
    game = angels(ADA, NOVICE)
    game.play(FLIP)
    game.play(END)
    game.play(OTHER_FLIP)
    game.play(END)
    assert game.undo_refused() is None
    assert not game.undo_is_free()
    assert game.undo() == 3
    assert game.moves == [FLIP]
    assert not game.ranked


def test_against_an_opponent_a_seen_card_may_be_unseen_but_not_in_the_ranking():
    game = lantern_night(ADA, NOVICE, hands=[["paper-boat", "kite"], ["moon", "kite"]])
    for move in (name(0, "paper-boat"), name(1, "moon"), Move("choose", arg=0)):
        game.play(move)
    game.undo()
    assert game.moves[-1] == name(1, "moon")
    assert not game.ranked


def test_once_out_of_the_ranking_always_out():
    game = angels(ADA, NOVICE)
    for move in (END, END):
        game.play(move)
    game.undo()
    game.play(FLIP)
    assert game.undo_is_free()
    game.undo()
    assert not game.ranked


def test_forced_moves_are_taken_back_with_the_decision_before_them():
    game = angels(ADA, NOVICE, method="chance")
    while game.undo_target() is None:
        play_at_random(game, 1)
    target = game.undo_target()
    assert len(game.rules.legal_moves(game.states[target])) > 1
    while game.to_act() != 0 or len(game.legal_moves()) > 1:
        play_at_random(game, 1)
    game.play(ROLL)
    game.undo()
    assert len(game.legal_moves()) > 1
    assert game.person_to_act()


def test_two_opponents_have_nothing_to_take_back():
    game = angels(NOVICE, NOVICE)
    game.play(FLIP)
    assert game.undo_target() is None


def test_play_goes_on_after_taking_back():
    game = angels(ADA, BO)
    game.play(FLIP)
    game.undo()
    game.play(OTHER_FLIP)
    assert game.moves == [OTHER_FLIP]
    again = session.replay(game.game, game.options, game.seed, game.seats, game.moves)
    assert again.state == game.state


# The log


def test_the_log_tells_what_happened_and_when():
    game = angels(ADA, BO)
    for move in (FLIP, END, OTHER_FLIP):
        game.play(move)
    assert [(line.text, line.moves) for line in game.log(0)] == [
        ("Ada flips b2 to orange.", 1),
        ("Ada ends the turn early.", 2),
        ("Bo flips e4 to blue.", 3),
    ]


def test_each_reads_only_what_it_may_know():
    game = peeking_night(ADA, BO)
    game.play(Move("accept"))
    mine, hers, anyones = ([line.text for line in game.log(seat)] for seat in (0, 1, None))
    assert "Ada names Moth." in mine
    assert "Ada looks at Owl on the deck." in mine
    assert "Ada draws Owl." in mine
    assert "Bo names a card." in mine
    assert "Bo names Moon." in hers
    for others in (hers, anyones):
        assert "Ada names a card." in others
        assert "Ada looks at a card on the deck." in others
        assert "Ada draws a card." in others
        assert not any("Owl" in text for text in others if not text.startswith("In the row"))
    assert all("Ada lights Moth." in lines for lines in (mine, hers, anyones))


def test_a_view_shows_the_past_as_it_was_seen():
    game = peeking_night(ADA, BO)
    assert game.view(1, after=1).named[0] == -1
    assert game.view(0, after=1).named[0] == lanterns.BY_KEY["moth"]
    assert game.view(1) == game.rules.view(game.state, 1)


# Branches, replays, snapshots


def test_a_branch_goes_its_own_way():
    game = angels(ADA, BO)
    for move in (FLIP, OTHER_FLIP, END):
        game.play(move)
    branch = game.branch(1)
    assert branch.moves == [FLIP]
    assert branch.state == game.states[1]
    assert not branch.ranked
    branch.play(END)
    branch.undo()
    branch.play(Move("flip", "c3"))
    assert game.moves == [FLIP, OTHER_FLIP, END]
    assert len(game.states) == len(game.happened) + 1 == 4


@pytest.mark.parametrize("after", [0, 3])
def test_a_branch_may_start_at_either_end(after):
    game = angels(ADA, BO)
    for move in (FLIP, OTHER_FLIP, END):
        game.play(move)
    assert game.branch(after).state == game.states[after]


def test_a_replay_gives_the_same_game():
    game = angels(ADA, BO, method="chance")
    play_at_random(game, 60)
    again = session.replay(game.game, game.options, game.seed, game.seats, game.moves)
    assert (again.states, again.happened, again.log(0)) == (game.states, game.happened, game.log(0))


# What is kept


def test_a_move_is_played_once_and_its_moments_remembered(monkeypatch):
    game = lantern_night(ADA, BO)
    played = counting(monkeypatch, game.rules, "advance")
    for n in range(12):
        events = game.play(game.legal_moves()[0])
        assert len(game.chain(n, 0)) == len(game.chain(n, None)) == len(events)
        game.showed_all(n)
        assert len(played) == n + 1


@pytest.mark.parametrize("name", catalogue.ids())
def test_the_moments_of_an_older_move_are_found_again(name):
    rules = catalogue.rules(name)
    seats = [Seat(PERSON, f"Player {n}") for n in range(rules.seats(rules.new_game({}, 3)))]
    game = session.start(name, {}, 3, seats)
    stream = Stream(3)
    for n in range(40):
        legal = game.legal_moves()
        game.play(legal[stream.below(len(legal))])
        told = (game.chain(n, 0), game.chain(n, None), game.showed_all(n))
        again = game.branch(n + 1)
        assert (again.chain(n, 0), again.chain(n, None), again.showed_all(n)) == told


def test_a_replay_keeps_no_moments(monkeypatch):
    game = lantern_night(ADA, BO)
    play_at_random(game, 10)
    copies = counting(monkeypatch, lanterns.State, "copy")
    again = lantern_night(ADA, BO)
    copies.clear()
    for move in game.moves:
        again.play(move, watched=False)
    assert len(copies) == len(game.moves), "one state for each move"
    assert again.chain(9, 0) == game.chain(9, 0)


def test_undo_is_found_out_once_for_a_number_of_moves(monkeypatch):
    found = counting(monkeypatch, veil, "foretold")
    game = angels(ADA, BO)
    game.play(FLIP)
    for _panel in range(5):
        assert game.undo_refused() is None
        assert game.undo_is_free()
    assert len(found) == 1
    game.undo()
    assert "nothing" in game.undo_refused()
    game.play(OTHER_FLIP)
    assert game.undo_refused() is None
    assert len(found) == 2, "another move, though as many as before"


def test_the_log_is_only_told_further(monkeypatch):
    game = angels(ADA, BO)
    told = counting(monkeypatch, type(game.rules), "say_event")
    for n, move in enumerate((FLIP, OTHER_FLIP, END)):
        told.clear()
        game.play(move)
        assert game.log(0) == game.log(0) == game.branch(n + 1).log(0)
        assert len(told) == len(game.happened[n]) + sum(map(len, game.happened)), "once, and once for the branch"


def test_the_log_forgets_what_was_taken_back():
    game = angels(ADA, BO)
    for move in (FLIP, OTHER_FLIP):
        game.play(move)
        game.log(0)
    game.cut(1)
    assert game.log(0) == game.branch(1).log(0)
    game.play(END)
    assert game.log(0) == game.branch(2).log(0)
    game.log(0).clear()
    assert game.log(0), "what is handed out is the reader's own"


def test_another_language_and_other_names_tell_everything_anew():
    game = angels(ADA, BO)
    assert "nothing" in game.undo_refused()
    game.play(FLIP)
    english = game.log(0)
    language.install(language.Pseudo())
    try:
        assert game.log(0) != english
        game.undo()
        assert "nothing" not in game.undo_refused()
    finally:
        language.install(language.English())
    game.play(FLIP)
    assert game.log(0) == english
    game.seats = (Seat(PERSON, "Cleo"), BO)
    assert [line.text for line in game.log(0)] == [line.text.replace("Ada", "Cleo") for line in english]
    assert game.log(0) != english


def test_a_replay_with_a_move_that_is_not_legal_is_refused():
    with pytest.raises(IllegalMove):
        session.replay("angel_wars", {}, 1, (ADA, BO), [FLIP, FLIP])


def test_a_snapshot_goes_on_without_its_past():
    game = angels(ADA, BO)
    play_at_random(game, 11)
    resumed = session.resume(game.game, game.options, game.seed, game.seats, game.state)
    assert resumed.moves == []
    assert resumed.log(0) == []
    assert "nothing" in resumed.undo_refused()
    for each in (game, resumed):
        play_at_random(each, 20, seed=4)
    assert resumed.state == game.state
    assert resumed.undo_refused() == game.undo_refused()


# Giving up


def test_who_resigns_has_lost_and_nobody_is_to_act():
    game = angels(ADA, BO)
    game.play(FLIP)
    game.resign(0)
    outcome = game.outcome()
    assert outcome.ranking == ((1,), (0,))
    assert outcome.reason == "Ada resigns."
    assert game.to_act() is None
    assert [game.log(seat)[-1].text for seat in (0, 1, None)] == ["Ada resigns."] * 3
    with pytest.raises(ValueError, match="over"):
        game.resign(1)


def test_of_several_all_others_have_won_against_who_resigns():
    game = angels(*[ADA, BO] * 2)
    game.resign(2)
    assert game.outcome().winners == (0, 1, 3)


def test_taking_back_goes_on_after_a_resignation():
    game = angels(ADA, NOVICE)
    game.play(FLIP)
    game.resign(0)
    game.undo()
    assert (game.outcome(), game.to_act(), game.moves) == (None, 0, [])
    assert game.branch(0).resigned is None
