"""Lanterns, the example game: what is seen, what stays known, and what is forgotten. One test for each card too."""

import pytest

from game.core.contract import HIDDEN, Move
from game.core.rng import Stream
from tests.lanterns import BY_KEY, NOTHING, RULES, Stage, score

OWL, MOTH, KITE, MOON = (BY_KEY[key] for key in ("owl", "moth", "kite", "moon"))


def night(*hands, deck=(), seats=2):
    """A first round with these cards in the hands and on top of the deck, the rest below in a fixed order."""
    state = RULES.new_game({"seats": seats}, 1)
    rest = sorted([*state.deck, *(card for hand in state.hands for card in hand)])
    state.hands = [[BY_KEY[key] for key in hand] for hand in hands]
    state.known = [[0] * len(hand) for hand in hands]
    top = [BY_KEY[key] for key in reversed(deck)]
    for card in [*top, *(card for hand in state.hands for card in hand)]:
        rest.remove(card)
    state.deck = rest + top
    assert RULES.why_impossible(state) is None
    return state


def play(state, *moves):
    for move in moves:
        state, _ = RULES.apply(state, move)
    return state


def name(seat, key):
    return Move("name", f"hand-{seat}-{key}", f"named-{seat}")


def lit(key, *others, deck=("owl", "moon"), seats=2):
    """Seat 0 has lit this lantern; the others light a kite, which does nothing, and hold `others` besides."""
    hands = [[key, "candle"], *[["kite", *others] for _ in range(seats - 1)]]
    state = night(*hands, deck=deck, seats=seats)
    return play(state, name(0, key), *(name(seat, "kite") for seat in range(1, seats)))


# Secrets


def test_a_named_lantern_is_secret_until_all_have_named():
    state = play(night(["moth", "owl"], ["kite", "kite"], ["moon", "owl"], seats=3), name(0, "moth"))
    assert RULES.to_act(state) == 1
    assert RULES.view(state, 0).named == [MOTH, NOTHING, NOTHING]
    assert RULES.view(state, 1).named == [HIDDEN, NOTHING, NOTHING]
    state = play(state, name(1, "kite"), name(2, "moon"))
    assert state.named == [NOTHING] * 3
    assert RULES.view(state, None).lit == [[MOTH], [KITE], [MOON]]


def test_the_hand_does_not_betray_what_was_named():
    hand = night(["moth", "owl"], ["kite", "moon"])
    views = [RULES.view(play(hand, name(0, key)), 1) for key in ("moth", "owl")]
    assert views[0] == views[1]


def test_a_peeked_card_stays_known_wherever_it_is_drawn_to():
    state = night(["kite"], ["kite"], ["kite"], deck=["owl"], seats=3)
    stage = Stage(state)
    stage.peek(0)
    assert RULES.view(state, 0).deck[-1] == OWL
    assert RULES.view(state, 1).deck[-1] == HIDDEN
    stage.draw(1, 2)
    assert RULES.view(state, 0).hands[1] == [HIDDEN, OWL, HIDDEN]
    assert RULES.view(state, 2).hands[1] == [HIDDEN] * 3
    assert RULES.view(state, 0).deck[-1] == HIDDEN
    assert all(RULES.determinise(RULES.view(state, 0), seed).hands[1][1] == OWL for seed in range(5))


def test_a_card_taken_from_the_row_is_known_to_all_until_it_is_lit():
    state = lit("candle")
    taken = RULES.legal_moves(state)[0]
    state = play(state, taken)
    for seat in (1, None):
        shown = RULES.view(state, seat).hands[0]
        assert [card for card in shown if card != HIDDEN] == ([BY_KEY[taken.src.removeprefix("row-")]] if seat else [])


def test_a_gift_is_seen_by_two_and_the_third_is_sure_of_nothing():
    state = night(["kite"], ["owl", "moth"], ["kite"], seats=3)
    state.known[1] = [0b101, 0b101]
    Stage(state).give(1, 0, MOTH)
    assert RULES.view(state, 0).hands[1] == [OWL]
    assert RULES.view(state, 1).hands[0] == [HIDDEN, MOTH]
    assert RULES.view(state, 2).hands[1] == [HIDDEN]
    assert RULES.view(state, 2).hands[0] == [HIDDEN, HIDDEN]


def test_the_lowest_number_works_and_takes_first():
    state = play(night(["candle", "owl"], ["glowworm", "owl"]), name(0, "candle"), name(1, "glowworm"))
    assert state.takers == [1, 0]


# Cards


def test_glowworm_draws_two():
    assert lit("glowworm").hands[0] == [BY_KEY["candle"], OWL, MOON]


def test_firefly_gains_oil_and_draws():
    state = lit("firefly")
    assert (state.oil[0], state.hands[0]) == (1, [BY_KEY["candle"], OWL])


def test_moth_looks_and_may_draw():
    state = lit("moth")
    assert RULES.view(state, 0).deck[-1] == OWL
    assert play(state, Move("accept")).hands[0][-1] == OWL
    assert play(state, Move("decline")).hands[0] == [BY_KEY["candle"]]


def test_candle_gains_two_oil():
    assert lit("candle").oil == [2, 0]


@pytest.mark.parametrize(("arg", "hand", "oil"), [(0, 2, 0), (1, 1, 2)])
def test_paper_boat_draws_or_gains(arg, hand, oil):
    state = play(lit("paper-boat"), Move("choose", arg=arg))
    assert (len(state.hands[0]), state.oil[0]) == (hand, oil)


def test_beggars_lamp_asks_the_next_player():
    state = lit("beggars-lamp", "moth", "owl", deck=())
    assert RULES.to_act(state) == 1
    assert RULES.legal_moves(state) == [Move("give", f"hand-1-{key}", "hand-0") for key in ("moth", "owl")]
    assert play(state, Move("give", "hand-1-owl", "hand-0")).hands == [[BY_KEY["candle"], OWL], [MOTH]]


def test_beggars_lamp_gets_nothing_from_an_empty_hand():
    state = lit("beggars-lamp")
    assert (state.stack, state.hands[0]) == ([], [BY_KEY["candle"]])


def test_ember_gains_or_looks_and_begs():
    assert play(lit("ember", "moth"), Move("choose", arg=0)).oil[0] == 1
    begging = play(lit("ember", "moth"), Move("choose", arg=1))
    assert RULES.to_act(begging) == 1
    assert RULES.view(begging, 0).deck[-1] == OWL


def test_owl_looks():
    assert RULES.view(lit("owl", deck=("moon",)), 0).deck[-1] == MOON


def test_lighthouse_counts_itself():
    state = night(["lighthouse"], ["kite"])
    state.lit[0] = [state.deck.pop(0), state.deck.pop(0)]
    assert play(state, name(0, "lighthouse"), name(1, "kite")).oil == [3, 0]


def test_comet_may_beg_and_draw():
    state = lit("comet", "moth")
    assert play(state, Move("decline")).hands[0] == [BY_KEY["candle"]]
    state = play(state, Move("accept"))
    assert play(state, Move("give", "hand-1-moth", "hand-0")).hands[0] == [BY_KEY["candle"], MOTH, OWL]


@pytest.mark.parametrize("key", ["kite", "moon"])
def test_kite_and_moon_only_shine(key):
    state = play(night([key], ["moth", "owl"]), name(0, key), name(1, "owl"))
    assert score(state, 0) == {"kite": 4, "moon": 5}[key]
    assert state.oil == [0, 0]


def test_an_eager_player_beats_a_random_one():
    """`evaluate` is worth something: 100 games, the best move at sight against any move."""
    wins = 0
    for seed in range(100):
        state, stream, eager = RULES.new_game({}, seed), Stream(seed), seed % 2
        while (seat := RULES.to_act(state)) is not None:
            moves = RULES.legal_moves(state)
            after = [RULES.apply(state, move)[0] for move in moves]
            best = max(range(len(moves)), key=lambda n: RULES.evaluate(after[n], seat))
            state = after[best if seat == eager else stream.below(len(moves))]
        wins += eager in RULES.outcome(state).winners
    assert wins >= 65
