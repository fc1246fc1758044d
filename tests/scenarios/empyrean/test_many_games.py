"""Two thousand games by lot over armies, battlefields and seats: no exception, no flaw, no card lost, always an end."""

from collections import Counter

import pytest

from game.core.effects import Frame
from game.core.rng import Stream
from game.empyrean import builds
from game.empyrean.acts import NOBODY
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import ARMIES, COST, DECKS, KINDS, MOST_COPIES, STRENGTH, TEMPLATE
from game.empyrean.rules import RULES
from game.empyrean.stage import Stage
from game.empyrean.state import DRAFT, FACE_UP, GONE, ZONES
from tests.scenarios import by_lot

COMPARED = {
    f"Seats {seats} hold two battlefields each{ending}"
    for seats in ("1 and 2", "1 and 3", "2 and 3")
    for ending in (": their total might decides.", ", and their totals are equal, too.")
}
KINDS_OF_MOVES = {
    "keep",
    "deploy",
    "done",
    "command",
    "move",
    "pick",
    "stop",
    "discard",
    "choose",
    "accept",
    "decline",
    "banish",
}


# Settings by lot


def built(stream):
    """A deck of cards of all armies, on the template."""
    deck = []
    for cost, wanted in TEMPLATE.items():
        pool = [card for card, n in MOST_COPIES.items() if COST[card] == cost for _copy in range(n)]
        stream.shuffle(pool)
        deck += pool[:wanted]
    return tuple(sorted(deck))


def setting(seed):
    """Two or three seats; armies, built decks and battlefields in turn, so that all of them meet all others."""
    stream = Stream(seed)
    seats = 2 + (seed % 3 == 0)
    options = {"seats": seats, "rounds": (0, 0, 6, 8)[stream.below(4)]}
    for seat in range(1, seats + 1):
        army = ARMIES[(seed // (1, 8, 64)[seat - 1]) % len(ARMIES)].key
        options[f"deck_{seat}"] = builds.write(built(stream)) if stream.below(4) == 0 else army
    fields = [field.key for field in BATTLEFIELDS]
    stream.shuffle(fields)
    if stream.below(2):
        options |= {f"field_{n}": key for n, key in enumerate(fields[: seats + 1], 1)}
    return options


# What always holds


def all_cards(state, seat):
    """Every card of a seat wherever it lies, counted without the help of the lists of its fields."""
    side = state.sides[seat]
    lying = Counter(side.deck + side.hand + side.draft + side.discard + side.destroyed + side.banished)
    lying.update(
        state.kind[unit] for unit, owner in enumerate(state.owner) if owner == seat and not state.marks[unit] & GONE
    )
    return lying


def check(state):
    assert RULES.why_impossible(state) is None
    assert 1 <= state.round <= state.rounds
    stage = Stage(state)
    for seat, side in enumerate(state.sides):
        assert all_cards(state, seat) == Counter(side.army)
        assert len(side.army) == 24
        assert side.essence >= 0
        assert min(side.stops) >= 0
        for at, field in enumerate(side.fields):
            assert len(field) <= ZONES
            assert len({*field}) == len(field)
            assert all(state.might[unit] >= 0 for unit in field)
            assert all(state.might[unit] == 0 for unit in field if not state.marks[unit] & FACE_UP)
            assert stage.total(seat, at) == sum(state.might[unit] for unit in field)
        assert not side.draft or state.phase == DRAFT
    for unit, marks in enumerate(state.marks):
        assert not (marks & GONE and state.might[unit])
        tokens = sum(n for who, _source, n in state.gains if who == unit)
        if not marks & GONE and marks & FACE_UP:
            assert state.might[unit] == KINDS[state.kind[unit]].might + tokens
    assert sorted(state.lent) == sorted(lent(state))
    assert not state.claims or state.stack, "what was reached in a reveal is paid before it ends"


def lent(state):
    """What passive abilities should have tokens for, counted anew."""
    stage = Stage(state)
    for unit, card in enumerate(state.kind):
        strength = STRENGTH[card]
        if strength and state.marks[unit] & (FACE_UP | GONE) == FACE_UP:
            frame = Frame(card, (), state.owner[unit], (unit, NOBODY))
            yield from ((unit, thing) for thing in strength.per.things(stage, frame))


def play_out(seed, sample, met):
    """A game by lot; `met` collects the kinds of its moves, and how it ended."""
    state = RULES.new_game(setting(seed), seed)
    outcome = by_lot.play_out(RULES, state, seed, check, sample, met, longest=3000)
    assert not any(side.waiting for side in state.sides)
    met["draw" if len(outcome.ranking[0]) > 1 else "won"] += 1
    met[outcome.reason] += 1


def test_a_few_games_are_looked_at_closely():
    for seed in range(12):
        play_out(seed, 1, Counter())


@pytest.mark.slow
@pytest.mark.parametrize("part", range(by_lot.PARTS))
def test_two_thousand_games(part):
    met = Counter()
    for seed in by_lot.seeds(part):
        play_out(seed, 20, met)
    assert KINDS_OF_MOVES | {"won"} <= {*met}
    assert {*met} - KINDS_OF_MOVES <= {"won", "draw", "recover", "Holds two battlefields.", "Total might decides.",
                                       "Nobody holds two battlefields, and all totals are equal: a draw.",
                                       "Nobody holds two battlefields, and the two highest totals are equal.",
                                       *COMPARED}  # fmt: skip


# Views


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, 8))])
def test_views_agree_with_their_states(part):
    for seed in range(part, 64, 16):
        state, stream = RULES.new_game(setting(seed), seed), Stream(seed)
        while moves := RULES.legal_moves(state):
            if state.stack or stream.below(6) == 0:
                by_lot.look(RULES, state, seed)
            RULES.advance(state, moves[stream.below(len(moves))])
        by_lot.look(RULES, state, seed)


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, 4))])
def test_an_imagined_world_can_be_played_to_its_end(part):
    for seed in range(part, 40, 8):
        state, stream = RULES.new_game(setting(seed), seed), Stream(seed)
        for _n in range(8 + seed // 2):
            moves = RULES.legal_moves(state)
            RULES.advance(state, moves[stream.below(len(moves))])
        world = RULES.determinise(RULES.view(state, RULES.to_act(state)), seed)
        while moves := RULES.legal_moves(world):
            RULES.advance(world, moves[stream.below(len(moves))])
        check(world)
        assert RULES.outcome(world) is not None


@pytest.mark.parametrize("seed", range(3))
def test_events_name_what_lies_on_the_table(seed):
    by_lot.names_what_lies_there(RULES, RULES.new_game(setting(seed), seed), seed)


def test_the_same_seed_is_the_same_game():
    for seed in (3, 4):
        first, second = (RULES.new_game(setting(seed), seed) for _time in range(2))
        assert first == second
        assert first != RULES.new_game(setting(seed), seed + 1)


# Decks that players build


@pytest.mark.parametrize("seed", range(20))
def test_a_built_deck_is_written_and_read_again(seed):
    deck = built(Stream(seed))
    assert builds.problems(deck) == []
    text = builds.write(deck)
    assert text.startswith("built:")
    assert builds.read(text) == deck
    state = RULES.new_game({"deck_1": text, "deck_2": "vikings"}, seed)
    assert state.sides[0].army == deck
    assert RULES.why_impossible(state) is None


@pytest.mark.parametrize("army", DECKS)
def test_an_army_is_a_deck_that_could_be_built(army):
    assert builds.read(builds.write(DECKS[army])) == tuple(sorted(DECKS[army]))


def test_what_is_wrong_with_a_deck_in_words():
    deck = sorted(DECKS["samurai"])
    short = tuple(card for card in deck if KINDS[card].key != "shogun")
    assert builds.problems(short) == ["Cost 8: 0 of 1 cards."]
    shogun, sohei = (next(card for card in deck if KINDS[card].key == key) for key in ("shogun", "sohei"))
    twice = tuple(sorted([*short, shogun, shogun]))
    assert builds.problems(twice) == ["Cost 8: 2 of 1 cards.", "Shogun: 2 copies, but there are only 1."]
    others = [card for card in deck if COST[card] != 2]
    assert builds.problems(tuple(sorted(others + [sohei] * 4))) == ["Sohei: 4 copies, but there are only 2."]
    assert len(builds.problems(())) == len(TEMPLATE)


GOOD = builds.write(DECKS["samurai"])


@pytest.mark.parametrize("text", [
    "", "samurai", "built:", "built:sohei", GOOD.replace("shogun", "sho-gun"), GOOD.replace("shogun", "9*shogun"),
    GOOD.replace("shogun", "-1*shogun"), GOOD.replace("shogun", "0*shogun"), GOOD + ",", GOOD + ",sohei",
    GOOD.replace("built:", ""), GOOD + " " * 2000, GOOD.replace("shogun", "1*1*shogun"),
])  # fmt: skip
def test_a_text_that_is_no_deck(text):
    assert builds.read(text) is None


def test_copies_may_be_written_one_by_one():
    assert builds.read(GOOD.replace("4*ashigaru", "ashigaru,3*ashigaru")) == builds.read(GOOD)
