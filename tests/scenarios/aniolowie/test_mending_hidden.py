"""What was mended of rows, lands and giants, of changes that end, and of cards that change sides."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

from itertools import pairwise

import pytest

from game.aniolowie import cards
from game.aniolowie.abilities import Refuse
from game.aniolowie.cards import TOKEN
from game.aniolowie.hierarchy import ARCHANGEL, POWER
from game.aniolowie.places import SLOT_NAMES
from game.aniolowie.rules import RULES
from game.aniolowie.stage import Stage
from game.aniolowie.state import ACTION, BATTLE, CLAIM, DISCARD, HUMANS, PLAN
from tests.scenarios.aniolowie.position import Table, card, on
from ui import resources
from ui.games.aniolowie import layout
from ui.table.shape import Fit, arrange

# AB14: a blocked card is as if it were not on the table


def test_AB14_a_blocked_card_does_not_forbid_its_twin():
    table = Table({"land": ["cidkiel used blocked", "muriel"]}, {"land": ["cidkiel"]}, seat=1)
    assert table.can("use cidkiel@1 cidkiel@1")
    table.play("1 use cidkiel@1 cidkiel@1").pass_all()
    assert (table.status("cidkiel@1"), table.row("land-0")) == ("used", ["cidkiel", "muriel"])


def test_AB14_a_forced_reveal_leaves_the_blocked_twin_alone():
    table = Table({"land": ["teliel used blocked"], "support": ["muriel"], "hand": ["sledzenie"]}, {"land": ["teliel"]})
    table.play("0 play sledzenie teliel@1").pass_all()
    assert table.status("teliel@1") == "used"
    assert table.row("land-0") == table.row("land-1") == ["teliel"]


def test_AB14_blocked_cards_do_not_fill_their_row():
    blocked = ["uwal blocked", "gaap blocked", "bylet blocked"]
    table = Table({"land": [*blocked, "ariel blocked"], "support": ["harut"], "hand": ["przeszeregowanie"]}, {})
    table.play("0 play przeszeregowanie harut").pass_all().play("0 shift harut land")
    assert table.row("land-0") == ["uwal", "gaap", "bylet", "ariel", "harut"]
    assert table.where("harut") == "land-0"


def test_AB14_when_the_block_ends_two_open_copies_are_both_discarded():
    table = Table({"land": ["cidkiel used blocked", "muriel"]}, {"land": ["cidkiel used", "rehael"], "hand": ["uwal"]})
    on(table, DISCARD)
    assert (table.row("land-0"), table.row("land-1")) == (["muriel"], ["rehael"])
    assert table.pile("discard", 0) == table.pile("discard", 1) == ["cidkiel"]


def test_AB14_a_blocked_copy_that_lies_covered_stays():
    table = Table({"land": ["cidkiel blocked", "muriel"]}, {"land": ["cidkiel used", "rehael"], "hand": ["uwal"]})
    on(table, DISCARD)
    assert (table.row("land-0"), table.row("land-1")) == (["cidkiel", "muriel"], ["cidkiel", "rehael"])


def test_AB14_an_overfull_row_loses_nothing_but_takes_nobody():
    land = ["uwal blocked", "gaap blocked", "bylet blocked", "ariel", "krokel", "nisroch"]
    table = Table({"land": land, "hand": ["duma", "zuhara"], "support": ["pajmon"]}, {"hand": ["rehael"]})
    on(table, PLAN)
    assert table.row("land-0") == [text.split()[0] for text in land]
    assert not table.can("place duma land")
    assert table.can("place duma support")


def test_AB14_an_overfull_row_takes_nobody_in_exchange_either():
    golds = ["pajmon", "bylet", "zuhara", "agares", "naama"]
    table = Table({"land": golds, "hand": ["zamiana", "gadrel"]}, {"land": ["muriel"]})
    table.play("0 play zamiana pajmon").pass_all()
    assert not table.state.stack
    assert table.row("land-0") == golds


def test_AB14_five_in_a_row_find_their_places_on_the_table():
    table = Table({"land": ["uwal blocked", "gaap blocked", "bylet", "ariel", "krokel"]}, {})
    place = layout.places(RULES.view(table.state, 0), 0)["land-0"]
    boxes = [arrange(place, 5, k, Fit(aspect=5 / 7)) for k in range(5)]
    left, _top, wide, _tall = place.box
    assert all(left <= box[0] and box[0] + box[2] <= left + wide for box in boxes)
    assert all(one[0] + one[2] <= other[0] for one, other in pairwise(boxes))


# AB16: no limit of people on a land


def test_AB16_people_come_to_a_land_without_limit():
    table = Table({"land": ["muriel"], "people": ["human-token level2"] * 30}, {"people": ["wierny", "matka"]})
    table.play("0 take muriel wierny").pass_all()
    assert len(table.people(0)) == 31
    assert (table.people(0)[-1], table.people(1)) == ("wierny", ["matka"])
    assert Stage(table.state).people(0) == 31


def test_AB16_the_stake_finds_room_beside_many_people():
    land = {"fight": ["hanael up"], "people": ["human-token level2"] * 20}
    table = Table(land, {"hand": ["uwal"]}, stake=["wierny"], phase=CLAIM)
    table.play("0 claim hanael").pass_all()
    assert table.people(0).count("wierny") == 1


def test_AB16_many_people_stay_in_their_part_of_the_table():
    table = Table({"people": ["human-token level1"] * 40}, {"people": ["human-token level1"] * 40}, {}, {})
    view = RULES.view(table.state, 2)
    for seat in (0, 1):
        place = layout.places(view, 2)[f"people-{seat}"]
        left, _top, wide, _tall = place.box
        boxes = [arrange(place, 40, k, layout.LAYOUT.fit("card")) for k in range(40)]
        assert all(left <= box[0] and box[0] + box[2] <= left + wide + 0.01 for box in boxes)
        assert len({round(box[0], 3) for box in boxes}) == 40
    assert len([thing for thing in RULES.table(view) if thing.place == "people-1" and thing.kind == "card"]) == 40


def test_AB16_a_token_too_finds_room():
    table = Table({"people": ["human-token level1"] * 20 + ["wierny"], "land": ["muriel"]}, {"people": ["matka"]})
    table.play("0 take muriel matka").pass_all()
    assert table.state.kind.count(TOKEN) == 21
    assert {SLOT_NAMES[slot].split("-")[0] for slot in table.find("human-token")} == {"people"}


# AB13: who goes back to the procession


def claiming(*people: str) -> Table:
    """A Prince has won these people at stake; one more walks in the procession."""
    return Table({"fight": ["verrier up"]}, {"hand": ["uriel"]}, {}, stake=people, procession=["wierny"], phase=CLAIM)


def test_AB13_niedowiarek_goes_back_to_the_procession():
    table = claiming("oprawca", "niedowiarek").play("0 claim verrier").pass_all()
    assert table.people(0) == ["oprawca"]
    assert "niedowiarek" in table.common("procession") + table.common("stake")
    assert table.told("refuse")[0].dst == "procession"


def test_AB13_everybody_knows_that_niedowiarek_walks_again():
    table = claiming("oprawca", "niedowiarek").play("0 claim verrier").pass_all()
    assert table.common("offered") == ["niedowiarek"]
    for seed in range(30):
        world = RULES.determinise(RULES.view(table.state, 1), seed)
        assert card("niedowiarek") in [*world.procession, *world.stake]


def test_AB13_others_who_refuse_stay_at_stake_covered_but_known(monkeypatch):
    refusals = list(cards.REFUSES)
    refusals[card("zbojca")] = Refuse(ARCHANGEL)
    monkeypatch.setattr(cards, "REFUSES", tuple(refusals))
    table = claiming("oprawca", "zbojca").play("0 claim verrier").pass_all()
    assert table.people(0) == ["oprawca"]
    assert "zbojca" in table.common("stake")
    for seat in (0, 1, 2):
        assert card("zbojca") in RULES.view(table.state, seat).stake


def test_AB13_an_archangel_takes_niedowiarek_along():
    table = Table({"fight": ["hanael up"]}, {"hand": ["uwal"]}, stake=["niedowiarek"], phase=CLAIM)
    table.play("0 claim hanael").pass_all()
    assert table.people(0) == ["niedowiarek"]


# AB18: giants after everybody's people


def test_AB18_the_giants_come_when_all_people_have_had_their_say():
    table = Table({"people": ["zbojca"], "land": ["uwal"]}, {"people": ["wloczykij"], "land": ["muriel"]},
                  phase=HUMANS, giants=[(20, 0, 2)])  # fmt: skip
    table.play("0 resolve zbojca").pass_all()
    while table.asked() == 0 and table.can("done"):
        table.play("done")
    assert table.asked() == 1, "the giant upon the first land waits"
    table.play("1 resolve wloczykij").pass_all()
    while table.can("done"):
        table.play("done")
    assert table.asked() == 0
    assert {move.split()[1] for move in table.options()} == {"uwal", "zbojca", "wloczykij"}


def test_AB18_then_they_act_land_by_land_in_the_order_of_the_turn():
    people = {"people": ["wierny"], "land": ["muriel"]}
    table = Table(people, people, {"people": ["wierny"], "land": ["uwal"]}, phase=HUMANS, first=1,
                  giants=[(20, 0, 2), (20, 1, 2), (20, 2, 2)])  # fmt: skip
    while table.can("done"):
        table.play("done")
    met = []
    while table.state.phase == HUMANS:
        met.append(table.asked())
        table.play("defend wierny").pass_all()
    assert met == [1, 2, 0]
    assert table.common("grave") == ["wierny"] * 3


# AB17: where a captured card goes that is of no use


def test_AB17_an_unusable_card_goes_to_the_pile_of_whom_it_was_just_taken_from():
    """The angel of seat 1 stood with seat 0; the Fallen of seat 2 have no use for it."""
    table = Table({"land": ["muriel of1"], "support": ["rehael"]}, {"faction": 0},
                  {"hand": ["niewola"], "support": ["uwal"], "faction": 1}, seat=2)  # fmt: skip
    table.play("2 play niewola muriel").pass_all()
    assert [table.pile("discard", seat) for seat in (0, 1)] == [["muriel"], []]
    assert table.pile("discard", 2) == ["niewola"]


def test_AB17_who_has_it_in_the_pile_may_fetch_it_from_there():
    table = Table({"land": ["muriel of1"], "support": ["rehael"], "hand": ["pamiec"]}, {"faction": 0},
                  {"hand": ["niewola"], "support": ["uwal"], "faction": 1}, seat=2)  # fmt: skip
    table.play("2 play niewola muriel").pass_all()
    on(table, BATTLE).play("0 play pamiec muriel").pass_all()
    assert "muriel" in table.pile("hand", 0)


def test_AB17_a_card_without_room_goes_to_its_owners_pile():
    table = Table({"land": ["muriel of1"]}, {"faction": 0},
                  {"land": ["rehael", "teliel", "rakuel"], "hand": ["niewola"], "faction": 0}, seat=2)  # fmt: skip
    table.play("2 play niewola muriel").pass_all()
    assert table.pile("discard", 1) == ["muriel"]


# AB5: changes end with a change of row or controller


def test_AB5_what_was_for_good_ends_with_a_change_of_row():
    table = Table({"support": ["muriel level+3"], "land": ["rehael"], "hand": ["przeszeregowanie"]}, {})
    table.play("0 play przeszeregowanie muriel", "0 shift muriel land")
    assert (table.level("muriel"), table.status("muriel")) == (7, "ready")


def test_AB5_a_loss_for_good_ends_too():
    table = Table({"support": ["asaliasz level-4"], "land": ["rehael"], "hand": ["przeszeregowanie"]}, {})
    table.play("0 play przeszeregowanie asaliasz", "0 shift asaliasz land")
    assert table.level("asaliasz") == 6


def test_AB5_order_silence_and_lost_support_end_with_a_change_of_row():
    janek = {"support": ["wariel used mute bare boost+1 rise+2", "muriel"], "hand": ["przeszeregowanie"]}
    table = Table(janek, {})
    table.play("0 play przeszeregowanie wariel", "0 shift wariel land")
    assert (table.level("wariel"), table.order("wariel"), table.status("wariel")) == (7, POWER, "used")
    assert not table.has("wariel", "mute")
    assert not table.has("wariel", "bare")


def test_AB5_what_may_be_done_once_a_turn_stays_done():
    janek = {"support": ["rehael used attacked"], "land": ["muriel used took"], "hand": ["przeszeregowanie"] * 2}
    table = Table(janek, {"land": ["uwal"], "support": ["gaap"], "people": ["wierny"]})
    table.play("0 play przeszeregowanie rehael").pass_all().play("0 shift rehael land")
    assert not table.can("attack rehael uwal")
    table.play("0 play przeszeregowanie muriel").pass_all().play("0 shift muriel support")
    assert table.has("muriel", "took")
    assert table.can("attack muriel uwal")


def test_AB5_another_controller_ends_all_changes_but_not_the_counters():
    tomek = {"land": ["muriel used level+2 boost+1 rise-1 mute bare attacked took"]}
    table = Table(tomek, {"hand": ["niewola"], "support": ["rehael", "cidkiel"]}, seat=1)
    table.play("1 play niewola muriel").pass_all()
    assert (table.where("muriel"), table.level("muriel"), table.order("muriel")) == ("land-1", 7, POWER)
    assert [sign for sign in ("mute", "bare", "attacked", "took") if table.has("muriel", sign)] == ["attacked", "took"]
    assert table.status("muriel") == "used"


def test_AB5_who_saw_it_under_its_former_controller_still_knows_it():
    table = Table({"land": ["muriel known"]}, {"faction": 0, "hand": ["niewola"], "support": ["rehael"]},
                  {"hand": ["uwal"]}, seat=1)  # fmt: skip
    table.play("1 play niewola muriel").pass_all()
    assert table.where("muriel") == "land-1"
    assert all(table.knows(seat, "muriel") for seat in range(3))


def test_AB5_the_change_by_the_very_effect_that_moves_it_stays():
    table = Table({"land": ["rakuel level+2"]}, {"hand": ["upadek"], "support": ["uwal"]}, seat=1)
    table.play("1 play upadek rakuel").pass_all()
    assert (table.where("rakuel"), table.level("rakuel")) == ("land-1", 5)
    assert table.has("rakuel", "changed")


def test_AB5_a_convert_that_changes_its_row_is_lost_to_the_pile_it_came_from():
    tomek = {"hand": ["upadek", "przeszeregowanie"], "support": ["uwal"]}
    table = Table({"land": ["rakuel of1"], "faction": 0}, {"faction": 0}, tomek | {"faction": 1}, seat=2)
    table.play("2 play upadek rakuel").pass_all()
    assert table.where("rakuel") == "land-2"
    table.play("2 play przeszeregowanie rakuel").pass_all().play("2 shift rakuel support")
    assert table.find("rakuel") == []
    assert [table.pile("discard", seat) for seat in (0, 1)] == [["rakuel"], []]


def test_AB5_a_convert_taken_back_is_what_it_was():
    janek = {"hand": ["niewola"], "support": ["muriel"], "faction": 0}
    table = Table(janek, {"land": ["rakuel of0 changed", "uwal"], "faction": 1})
    table.play("0 play niewola rakuel").pass_all()
    assert table.where("rakuel") == "land-0"
    assert not table.has("rakuel", "changed")


def test_AB5_a_human_on_another_land_is_as_it_was_printed():
    table = Table({"land": ["muriel"]}, {"people": ["wierny mute hushed level-1 boost-1"]})
    table.play("0 take muriel wierny").pass_all()
    assert table.level("wierny") == 3
    assert not table.has("wierny", "mute")
    assert not table.has("wierny", "hushed")


def test_AB5_a_token_keeps_the_level_it_prints():
    table = Table({"land": ["muriel"]}, {"people": ["human-token level2 boost-1"]})
    table.play("0 take muriel human-token").pass_all()
    assert table.level("human-token") == 2


def test_AB5_declared_support_is_no_change_by_a_card_and_stays():
    table = Table({"fight": ["wariel up turned"]}, {"hand": ["niewola"], "fight": ["muriel up"]}, phase=BATTLE, seat=1)
    table.play("1 play niewola wariel")
    assert table.where("wariel") == "fight-1"
    assert (table.status("wariel"), table.level("wariel")) == ("sacrificed", 13)


# AB6: Rozpusta's own text


def silenced(**more) -> Table:
    """Rozpusta is played upon the wanderer."""
    gawel = {"hand": ["rozpusta", "uwal"], "people": ["wloczykij"], "support": ["gaap"]}
    table = Table(gawel, {"hand": ["rakuel"], "support": ["asmodel"]}, **more)
    return table.play("0 play rozpusta wloczykij").pass_all()


def test_AB6_rozpusta_lasts_to_the_end_of_the_next_phase_of_people():
    table = on(silenced(), DISCARD)
    assert table.has("wloczykij", "hushed")
    on(table, HUMANS)
    assert not table.can("resolve wloczykij")
    on(table, ACTION)
    assert (table.people(0), table.has("wloczykij", "hushed")) == (["wloczykij"], False)


def test_AB6_in_the_phase_of_people_it_lasts_to_the_end_of_that_phase():
    table = silenced(phase=HUMANS)
    assert not table.can("resolve wloczykij")
    on(table, ACTION)
    assert (table.people(0), table.has("wloczykij", "hushed")) == (["wloczykij"], False)


def test_AB6_asmodel_ends_it_sooner():
    table = silenced()
    on(table, ACTION)
    while table.asked() == 0:
        table.play("done")
    table.play("1 use asmodel wloczykij 2").pass_all()
    assert not table.has("wloczykij", "hushed")
    on(on(table, DISCARD), HUMANS).play("0 resolve wloczykij").pass_all()
    assert table.people(1) == ["wloczykij"]


def test_AB6_the_log_tells_who_falls_silent_and_who_speaks_again():
    table = silenced()
    while table.asked() == 0:
        table.play("done")
    table.play("1 use asmodel wloczykij 2").pass_all()
    said = [RULES.say_event(event, ["Anna", "Ben"]) for event in table.events if event.kind in ("mark", "unmark")]
    again = "Anna's Włóczykij has its ability again by Asmodel."
    assert said == ["Anna's Włóczykij loses its ability by Rozpusta.", again]


def test_AB6_who_is_silenced_lends_nothing_and_binds_nobody():
    table = Table({"land": ["muriel"], "people": ["wierny hushed"]}, {"people": ["swieta hushed"]})
    assert table.level("muriel") == 7
    assert table.can("take muriel swieta")


def test_AB6_what_waits_of_a_human_comes_to_nothing():
    table = Table(
        {"people": ["zbojca"], "faction": 1, "land": ["uwal"]}, {"hand": ["rozpusta"], "faction": 1}, phase=HUMANS
    )
    table.play("0 resolve zbojca", "1 play rozpusta zbojca").pass_all()
    assert table.pile("discard", 1) == ["rozpusta"]


@pytest.mark.parametrize(("language", "words"), [("en", "phase of people"), ("pl", "fazy ludzi")])
def test_AB6_the_card_says_so(language, words):
    resources.speak(language)
    assert words in cards.CARDS["rozpusta"].text()
    assert words not in cards.CARDS["niedowiarek"].text()
