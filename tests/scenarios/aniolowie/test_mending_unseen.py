"""What was mended of what nobody else may see: decks and people brought along, a hidden defender, mixed cards."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import pytest

from game.aniolowie import builds, decks
from game.aniolowie.cards import IS_HUMAN, KINDS
from game.aniolowie.rules import RULES
from game.aniolowie.state import ACTION, BATTLE, CHOOSE, HUMANS, PLAN
from game.core.contract import HIDDEN, redact
from game.core.rng import Stream
from tests.scenarios.aniolowie.position import Table, card, keys, on

# AB1: what others brought is theirs alone


def begun(seats=2, **options) -> Table:
    """A new game, with the tools of a table."""
    table = Table()
    table.state = RULES.new_game({"seats": seats, **options}, 5)
    return table


def played(seed: int, moves: int, **options):
    """A game by lot."""
    state, stream = RULES.new_game(options, seed), Stream(seed)
    for _move in range(moves):
        legal = RULES.legal_moves(state)
        if legal:
            RULES.advance(state, legal[stream.below(len(legal))])
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_AB1_no_view_holds_what_others_brought(seats):
    state = begun(seats).state
    for viewer in (None, *range(seats)):
        view = RULES.view(state, viewer)
        for seat, side in enumerate(view.sides):
            own = seat == viewer
            assert ({*side.army} == {HIDDEN}) != own
            assert ({*side.people} == {HIDDEN}) != own
            assert (len(side.army), len(side.people)) == (len(state.sides[seat].army), 4)


def test_AB1_the_one_who_is_chosen_is_known_the_others_are_not():
    table = begun(3, first="1")
    state = table.state
    for _seat in range(2):
        state, _events = RULES.apply(state, RULES.legal_moves(state)[0])
    view = RULES.view(state, 2)
    assert view.procession == view.offered == [side.chosen for side in state.sides[:2]]
    assert view.sides[0].people == [HIDDEN] * 3
    assert all(thing.face == "back-human" for thing in RULES.table(view) if thing.place == "brought-0")
    state, _events = RULES.apply(state, RULES.legal_moves(state)[0])
    for seat in range(3):
        view = RULES.view(state, seat)
        assert {*view.procession, *view.boxed} == {HIDDEN}, "nor does anybody know which of the own walk"
        assert [side.chosen for side in view.sides] == [side.chosen for side in state.sides]


def test_AB1_a_view_brings_no_name_of_a_deck():
    state = begun(deck_1="choir", deck_2="court").state
    view = RULES.view(state, 0)
    assert [RULES.army_of(state, seat) for seat in (0, 1)] == ["lords/choir", "fallen/court"]
    assert [RULES.army_of(view, seat) for seat in (0, 1)] == ["lords/choir", "fallen"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_AB1_imagined_decks_are_legal_ones_of_their_faction(seats):
    for moves in (0, seats, 40, 90, 160):
        state = played(3 + moves, moves, seats=seats)
        for viewer in (None, *range(seats)):
            view = RULES.view(state, viewer)
            for seed in range(8):
                world = RULES.determinise(view, seed)
                assert RULES.why_impossible(world) is None
                assert RULES.view(world, viewer) == view
                assert [builds.problems(side.army) for side in world.sides] == [[]] * seats
                assert [len(side.army) for side in world.sides] == [len(side.army) for side in state.sides]


def large(faction: int, without: str = "") -> str:
    """A deck of every angel of a faction, once each, and every intervention as often as it may be brought."""
    people = next(deck.cards for deck in decks.DECKS)
    found = [each for each in people if IS_HUMAN[each]]
    for number, kind in enumerate(KINDS):
        if not IS_HUMAN[number] and kind.faction in (faction, 2) and kind.key != without:
            found += [number] * (kind.copies if kind.type == "intervention" else 1)
    assert builds.problems(tuple(found)) == []
    return builds.write(tuple(sorted(found)))


@pytest.mark.parametrize("faction", [0, 1])
def test_AB1_the_largest_decks_can_be_imagined(faction):
    state = played(9, 120, deck_1=large(faction), deck_2=large(1 - faction), seats=2)
    for viewer in (None, 0, 1):
        for seed in range(10):
            assert RULES.why_impossible(RULES.determinise(RULES.view(state, viewer), seed)) is None


def test_AB1_imagined_decks_hold_what_was_seen_and_differ_in_the_rest():
    table = Table(
        {"discard": ["gaap", "uwal"], "gone": ["ariel"], "land": ["lilit used", "krokel known"], "fight": []},
        {"support": ["muriel"]},
    )
    view = RULES.view(table.state, 1)
    armies = [RULES.determinise(view, seed).sides[0].army for seed in range(40)]
    seen = {card(key) for key in ("gaap", "uwal", "ariel", "lilit", "krokel")}
    assert all(seen <= {*army} for army in armies)
    assert len({*armies}) > 10


def test_AB1_what_went_back_to_the_hand_before_all_eyes_is_still_known_to_be_in_the_deck():
    table = Table(
        {"land": ["asmodeusz used", "uwal"]}, {"hand": ["wezwanie"], "land": ["muriel"]}, {"faction": 0}, seat=1
    )
    table.play("1 play wezwanie asmodeusz").pass_all()
    assert "asmodeusz" in table.pile("hand", 0)
    for viewer in (1, 2):
        for seed in range(40):
            assert card("asmodeusz") in RULES.determinise(RULES.view(table.state, viewer), seed).sides[0].army


def test_AB1_what_only_one_seat_was_shown_only_that_one_knows_later():
    table = Table(
        {"land": ["asmodeusz", "uwal"]}, {"hand": ["zwiad", "wezwanie"], "land": ["muriel"]}, {"faction": 0}, seat=1
    )
    table.play("1 play zwiad land-0").pass_all()
    table.play("1 play wezwanie asmodeusz").pass_all()
    assert [keys(met.card for met in RULES.view(table.state, seat).sides[0].met) for seat in (1, 2)] == [
        ["asmodeusz", "uwal"],
        [],
    ]
    armies = [
        RULES.determinise(RULES.view(table.state, seat), seed).sides[0].army for seat in (1, 2) for seed in range(40)
    ]
    assert all(card("asmodeusz") in army for army in armies[:40])
    assert not all(card("asmodeusz") in army for army in armies[40:])


def test_AB1_a_stray_in_a_pile_says_nothing_about_the_deck():
    table = Table({"land": ["muriel of1"], "support": ["rehael"], "hand": ["pamiec"]}, {"faction": 0},
                  {"hand": ["niewola"], "support": ["uwal"], "faction": 1}, seat=2)  # fmt: skip
    table.play("2 play niewola muriel").pass_all()
    on(table, BATTLE).play("0 play pamiec muriel").pass_all()
    for seat in (0, 1, 2):
        for seed in range(20):
            world = RULES.determinise(RULES.view(table.state, seat), seed)
            assert RULES.why_impossible(world) is None
            assert card("muriel") in world.sides[1].army


def test_AB1_imagined_people_make_up_for_all_who_were_seen():
    """Four hosts, two of the people in the grave, others on lands and at stake, one known to walk."""
    state = played(21, 220, seats=4, procession=12)
    for viewer in (None, *range(4)):
        view = RULES.view(state, viewer)
        for seed in range(20):
            world = RULES.determinise(view, seed)
            assert RULES.why_impossible(world) is None
            for side in world.sides:
                assert side.chosen in side.army


def test_AB1_before_the_procession_forms_any_four_people_may_have_been_brought():
    table = begun(2, first="1")
    view = RULES.view(table.state, 1)
    assert view.phase == CHOOSE
    brought = {tuple(RULES.determinise(view, seed).sides[0].people) for seed in range(40)}
    assert len(brought) > 5


# AB12: the hidden defender is shown to the attacker and to nobody else


NAMES = ["Anna", "Ben", "Celia"]


def heard(table: Table, seat: int) -> list[str]:
    """The log as that seat has it."""
    lines = (RULES.say_event(redact(event, seat), NAMES) for event in table.events)
    return [line for line in lines if line]


def repelled() -> Table:
    """Anna's angel attacks a covered one of Ben's and loses; Celia looks on."""
    table = Table({"support": ["rehael", "muriel"]}, {"support": ["pajmon", "uwal"]},
                  {"hand": ["gniew"], "land": ["gaap"]}, always=True)  # fmt: skip
    return table.play("0 attack rehael pajmon").pass_all()


def test_AB12_a_third_seat_hears_no_level_of_a_defender_who_stays_covered():
    table = repelled()
    assert table.status("pajmon") == "ready"
    duel = table.told("duel")[0]
    assert [redact(duel, seat).secret for seat in (0, 1)] == [(7, 8)] * 2
    assert redact(duel, 2).secret == redact(duel, None).secret == (HIDDEN, HIDDEN)
    assert [RULES.note(redact(duel, seat)) for seat in (0, 1, 2)] == ["7 to 8", "7 to 8", ""]
    assert any(line.endswith("Pajmon: 7 to 8.") for line in heard(table, 0))
    assert "The duel is decided; the defender stays covered." in heard(table, 2)
    assert not any("Pajmon" in line or "8" in line for line in heard(table, 2))


def test_AB12_who_is_discarded_is_seen_by_all():
    table = Table({"support": ["pajmon", "muriel"]}, {"support": ["rehael", "uwal"]}, {}, always=True)
    table.play("0 attack pajmon rehael").pass_all()
    assert any(line.endswith("Rehael: 8 to 7.") for line in heard(table, 2))


def test_AB12_a_giants_duel_tells_others_nothing_of_a_guard_who_stays_covered():
    table = Table({"land": ["orifiel", "muriel"]}, {"hand": ["gniew"]}, phase=HUMANS, giants=[(10, 0, 2)])
    while table.can("done"):
        table.play("done")
    table.play("0 defend orifiel").pass_all()
    duel = table.told("duel")[0]
    assert (redact(duel, 0).secret, redact(duel, 1).secret) == ((10, 11), (HIDDEN, HIDDEN))


@pytest.mark.parametrize("defender", ["pajmon", "ariel", "belfegor"])
def test_AB12_a_third_seat_is_shown_and_asked_the_same_whoever_is_attacked(defender):
    """Three Lords of the Fallen: whichever is hidden there, the onlooker's prompt, table and log are the same."""
    seen = []
    for each in ("pajmon", defender):
        table = Table({"support": ["rehael", "muriel"]}, {"support": [each, "uwal"]},
                      {"hand": ["gniew"], "land": ["gaap"]}, always=True)  # fmt: skip
        table.play(f"0 attack rehael {each}", "1 pass")
        view = RULES.view(table.state, 2)
        assert table.asked() == 2
        seen.append((RULES.table(view), RULES.prompt(view, NAMES), heard(table, 2)))
    assert seen[0] == seen[1]
    assert "against" not in seen[0][1]


# AB11: who has shown a ready card mixes it with the others of its row


def test_AB11_the_defenders_row_is_mixed_when_the_duel_is_decided():
    table = repelled()
    assert [table.knows(seat, "pajmon") for seat in range(3)] == [False, True, False]
    assert table.told("mix")[0].src == "support-1"
    assert keys(met.card for met in table.state.sides[1].met) == ["pajmon"], "Anna knows that it is in the deck"
    view = RULES.view(table.state, 1)
    assert {card("pajmon"), card("uwal")} <= {*view.kind}, "the owner knows which is which"


def test_AB11_not_before_the_duel_is_decided():
    table = Table({"support": ["rehael", "muriel"]}, {"support": ["pajmon", "uwal"]}, always=True)
    table.play("0 attack rehael pajmon")
    assert table.knows(0, "pajmon")
    assert table.told("mix") == []


def test_AB11_a_look_too_is_followed_by_mixing():
    table = Table({"land": ["pajmon", "uwal", "gaap used"]}, {"hand": ["zwiad"], "support": ["muriel"]}, seat=1)
    table.play("1 play zwiad land-0").pass_all()
    assert not table.knows(1, "pajmon")
    assert not table.knows(1, "uwal")
    assert table.knows(1, "gaap"), "it lies open"
    assert {*keys(met.card for met in table.state.sides[0].met)} == {"pajmon", "uwal"}


@pytest.mark.parametrize("sign", ["level-1", "boost+2", "rise+1", "bare", "mute", "of1"])
def test_AB11_a_card_that_all_can_tell_from_the_others_keeps_its_place(sign):
    table = Table(
        {"land": [f"pajmon {sign}", "uwal", "gaap"]}, {"faction": 1, "hand": ["zwiad"], "support": ["krokel"]}, seat=1
    )
    before = table.slot("pajmon")
    table.play("1 play zwiad land-0").pass_all()
    assert table.slot("pajmon") == before
    assert table.knows(1, "pajmon")
    assert not table.knows(1, "uwal")


def test_AB11_a_card_alone_cannot_be_mixed_until_another_joins_it():
    table = Table({"land": ["pajmon"], "hand": ["przeszeregowanie"], "support": ["uwal"]},
                  {"hand": ["zwiad"], "support": ["muriel"]}, seat=1, first=1)  # fmt: skip
    table.play("1 play zwiad land-0").pass_all()
    assert table.knows(1, "pajmon")
    while table.asked() == 1:
        table.play("done")
    table.play("0 play przeszeregowanie uwal").pass_all().play("0 shift uwal land")
    assert not table.knows(1, "pajmon")


def test_AB11_the_places_vary():
    places = set()
    for chance in range(12):
        table = Table({"support": ["rehael", "muriel"]}, {"support": ["pajmon", "uwal", "gaap"]}, always=True)
        table.state.random = chance
        places.add(table.play("0 attack rehael pajmon").pass_all().slot("pajmon"))
    assert len(places) == 3


def test_AB11_fighters_placed_in_planning_keep_their_places():
    table = Table({"hand": ["pajmon", "uwal", "gaap"]}, {"hand": ["zwiad", "muriel"]}, phase=PLAN)
    table.play("0 place pajmon fight", "0 place uwal fight", "0 place gaap fight")
    slots = [table.slot(key) for key in ("pajmon", "uwal", "gaap")]
    on(table, ACTION)
    while table.asked() == 0:
        table.play("done")
    table.play("1 play zwiad fight-0").pass_all()
    assert [table.slot(key) for key in ("pajmon", "uwal", "gaap")] == slots
    assert table.knows(1, "pajmon")
