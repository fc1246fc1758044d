"""What the rulebook page tells is what the cards and the rules do."""
# ruff: noqa: N802 - some tests are named by numbers of entries

import re

import pytest

from game.archpiratus.cards import CARDS, KINDS, needs
from game.archpiratus.state import BERTHS, HULL, ROOMS, SOLO_HULL, TO_FINAL, TURN_LIMIT
from game.deckbuilding.stage import MOST_SHUFFLES
from tests.contract.games import page, sections
from tests.scenarios.archpiratus.position import (
    automaton_turn,
    begun,
    card,
    discard,
    hand,
    hits,
    keys,
    mat,
    may,
    moves,
    play,
    prompt,
    salvage,
    start,
    station,
    table,
    zone,
)


def section(name):
    """The text of a section, without its marks."""
    text = page("archpiratus").read_text("utf-8").split(f"{{#{name}}}\n")[1].split("\n## ")[0]
    return re.sub(r"\*|\[|\]\(#[a-z]+\)", "", text)


def both():
    """The page in both languages."""
    english = page("archpiratus")
    return [path.read_text("utf-8") for path in (english, english.with_name("archpiratus.pl.md"))]


def kind(key):
    return KINDS[card(key)]


def test_the_start_deck_and_the_piles():
    assert "7 Credits and 3 Contracts" in section("setup")
    assert keys(start().sides[0].owned) == ["credits"] * 7 + ["contract"] * 3
    assert "takes a hand of three" in section("setup")
    assert len(hand(start())) == 3
    assert "both ships begin at the easy one" in section("setup")
    assert [station(start(), seat) for seat in range(2)] == ["easy", "easy"]
    assert "five Tech cards in a row" in section("setup")
    assert {KINDS[number].pile for number in start().store} == {"tech"}
    assert "the pile of 12 Local Contacts" in section("setup")
    assert start().supply == 12


def test_a_contact_is_a_little_money_and_a_little_crew():
    assert "costs 2: it is a little money and a little crew" in section("buy")
    contact = kind("contact")
    assert (contact.cost, contact.credit, contact.value) == (2, 2, 1)


def test_gunfire():
    assert "Weapon 3 against armor 3 does nothing; weapon 4 against armor 3 is a hit" in section("fire")
    shell = {"mat": ["mirror-shell"]}
    assert hits(begun(mat=["rail-cannon"], other=shell), 1) == 0
    assert hits(begun(mat=["plasma-lance"], other=shell), 1) == 1
    assert "warns you before you end a turn beside a stronger gun" in section("fire")
    assert "Beware" in prompt(table(other={"mat": ["rivet-gun"]}))
    assert "Some weapons and gunners fire when they come aboard, too, and one gun carries to any station" in section(
        "fire"
    )
    weapons = [one.key for one in KINDS if one.role == "weapon"]
    for where, shots in (("easy", [0, 0, 1, 1, 2]), ("hard", [0, 0, 0, 0, 1])):
        fire = {key: hits(play(table(hand=[key], station=where, other={}), f"fit {key}"), 1) for key in weapons}
        assert sorted(fire.values()) == shots


def test_the_hull():
    assert "fourth hit" in section("hull")
    assert "Solo Variant the fifth" in section("hull")
    assert (HULL, SOLO_HULL) == (4, 5)


def test_the_draw_and_the_end():
    assert "Your hand is filled to three cards" in section("draw")
    assert len(hand(begun(deck=["credits"] * 5))) == 3
    assert "What is left in your hand is discarded" in section("endturn")
    assert discard(play(table(hand=["racer"]), "end")) == ["racer"]


def test_salvage():
    assert "spent tech goes to the Salvage" in section("buy")
    assert salvage(play(table(hand=["ion-sail"]), "spend ion-sail", "end")) == ["ion-sail"]
    assert "for 2 credits, whatever is printed on it" in section("salvage")
    assert may(table(funds=2, salvage=["star-breaker"]), "salvage star-breaker")


def test_what_fits_aboard():
    assert "A ship has space for two rooms" in section("rooms")
    assert ROOMS == 2
    assert "four berths" in section("crew")
    assert BERTHS == 4
    assert "A second pilot takes the first one's place" in section("crew")
    assert zone(play(table(hand=["ace"], crew=["racer"]), "hire ace"), "crew") == ["ace"]


def test_the_example_of_a_mission():
    told = section("missions")
    assert "a mission asks for computer 1, a mechanic and crew value 4" in told
    assert "Two members of value 2, one of them a mechanic, and any computer are enough" in told
    wanted = needs(card("broken-relay"))
    assert (wanted.tech, wanted.types, wanted.crew) == ((("computer", 1),), ("mechanic",), 4)
    state = table(mat=["abacus"], crew=["patcher", "racer"], missions=["broken-relay"], station="medium")
    assert may(state, "complete broken-relay")


def test_the_points_of_missions():
    assert "easy 1, medium 2, hard 3" in section("missions")
    points = {(one.role, one.credit) for one in KINDS if one.type == "mission"}
    assert points == {("easy", 1), ("medium", 2), ("hard", 3), ("final", 0)}


def test_help_for_whoever_is_behind():
    told = section("missions")
    assert "bring something more to a captain who had fewer points before they were done" in told
    assert "Others ask less crew value of whoever has fewer points" in told
    robbed = {"mat": ["star-breaker"], "done": ["quarantine"]}
    behind = table(mat=["rivet-gun"], crew=["ace"], missions=["comet-chase"], station="medium", other=robbed)
    assert moves(play(behind, "complete comet-chase")) == {"swap star-breaker"}
    assert "what helps only a captain with fewer points does nothing" in section("solo")
    alone = table(solo=True, crew=["ace"], missions=["comet-chase"], station="medium", other={"mat": ["star-breaker"]})
    assert not play(alone, "complete comet-chase").stack


def test_the_final_station():
    assert "six points at the beginning of your turn" in section("finalstation")
    assert TO_FINAL == 6
    six = ["hive-queen", "blockade"]
    assert may(play(table(done=six, hand=["contract"]), "fly final"), "contract final")
    assert may(table(done=six, hand=["contract"], station="final"), "contract final"), "or because you stayed"


def test_the_cheap_tech_of_the_tips():
    assert "Cheap tech of value 1 opens the easy missions" in section("tips")
    for one in KINDS:
        if one.type == "mission" and one.role == "easy":
            assert all(n == 1 for _slot, n in needs(card(one.key)).tech)


def test_events_and_admirals():
    assert "Eight Events" in section("events")
    assert sum(one.type == "event" for one in KINDS) == 8
    assert len(moves(start(admirals="choose"))) == 8


def test_the_automaton():
    told = section("automaton")
    assert "tech of value 3 for an empty slot; else a 4 in place of a 3; else a 5 in place of a 4; else crew" in told
    store = ["racer", "star-breaker", "plasma-lance", "fusion-torch"]
    rival = {"mat": ["rail-cannon"], "store": store, "other": {"mat": ["neutron-hide"]}}
    assert mat(play(automaton_turn(**rival), "automaton"), 1) == ["rail-cannon", "fusion-torch"]
    assert "flies to the Final station and wins" in told


def test_the_turn_limit():
    assert f"After {TURN_LIMIT} turns each" in section("limit")


def test_every_ruling_is_on_the_page():
    standing = [f"PA{n}" for n in range(1, 24) if n not in (19, 20)] + [f"PB{n}" for n in range(1, 9)]
    for text in both():
        rulings = text.split("{#rulings}")[1].split("\n## ")[0]
        assert re.findall(r"\((P[AB]\d+)\)", rulings) == standing


def test_PB8_what_is_ours_is_one_list_at_the_end():
    for text in both():
        assert re.findall(r"\{#([a-z]+)\}", text)[-1] == "ours"
        assert text.split("{#ours}")[1].count("\n- **") == 10
    ours = section("ours")
    assert "Three shuffles: in one turn a discard pile becomes a new deck at most three times" in ours
    assert MOST_SHUFFLES == 3
    assert f"after {TURN_LIMIT} turns each" in ours


def test_PB8_waiting_at_the_final_station():
    """As the page tells it: contract without moving, or other missions instead; guns fire, the automaton follows."""
    assert "contract its mission without moving, and take other missions there instead" in section("ours")
    waiting = {"done": ["hive-queen", "blockade"], "station": "final"}
    state = table(hand=["contract"], **waiting)
    assert moves(state, "contract") == {"contract easy", "contract medium", "contract hard", "contract final"}
    assert moves(play(state, "contract final"), "fly") == set(), "it ends the move"
    assert hits(
        begun(mat=["rivet-gun"], **waiting, other={"station": "final", "done": ["dreadnought", "black-hole"]}), 1
    )
    assert station(play(automaton_turn(mat=["rivet-gun"], store=[], other=waiting), "automaton"), 1) == "final"


@pytest.mark.parametrize("key", ["credits", "contract", "contact", "rivet-gun", "cargo-hold", "scourge", "press-gang",
                                 "gold-rush", "bar-brawl", "vance"])  # fmt: skip
def test_every_kind_of_card_has_its_section(key):
    assert CARDS[key].section in sections("archpiratus")
