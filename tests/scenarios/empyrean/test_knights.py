"""Knights of the Round Table, a scenario for each card: who is beside whom."""

import pytest

from game.empyrean.cards import KINDS
from game.empyrean.state import COMMAND, DEPLOY
from tests.scenarios.empyrean.position import CALM, Table, card
from tests.scenarios.empyrean.recurring import changes, marked, onwards, price, removes, reveals, shields, stops, stuns

# The court


def test_squire_strengthens_a_knight_here():
    table = Table(
        {"hand": ["squire"], "on": {1: ["kay", "herald", "gawain"], 2: ["tristan"]}}, {"on": {1: ["bedivere"]}}
    )
    table.reveal("deploy squire 1")
    assert table.options() == ["pick kay", "pick gawain"]
    table.play("pick gawain")
    assert (changes(table), changes(table, 1)) == (["gawain+2"], [])


def test_squire_without_a_knight_waits_in_vain():
    table = Table({"hand": ["squire", "bedivere"], "on": {1: ["herald"]}})
    table.reveal("deploy squire 1", "deploy bedivere 1")
    assert changes(table) == [], "Sir Bedivere lay face down"


def test_herald_makes_knights_here_cheaper():
    table = Table({"hand": ["gawain", "merlin"], "on": {1: ["herald"]}, "essence": KINDS[card("gawain")].cost - 1})
    assert price(table, "gawain", 1) == KINDS[card("gawain")].cost - 1
    assert price(table, "gawain", 2) == KINDS[card("gawain")].cost
    assert price(table, "merlin", 1) == KINDS[card("merlin")].cost, "a Knight he is not"
    assert table.options() == ["deploy gawain 1", "done"]
    assert table.play("deploy gawain 1").state.sides[0].essence == 0


def test_herald_beside_a_herald_counts_twice():
    table = Table({"hand": ["kay"], "on": {1: ["herald", "herald"]}, "essence": 0}, {"on": {2: ["herald"]}})
    assert price(table, "kay", 1) == max(0, KINDS[card("kay")].cost - 2)
    assert price(table, "kay", 2) == KINDS[card("kay")].cost, "an opponent's Herald speaks for nobody else"
    table.play("deploy kay 1").reveal()
    assert table.field(1) == ["herald", "herald", "kay"]


def test_herald_speaks_when_revealed_and_for_the_rest_of_the_game():
    table = Table({"hand": ["herald", "kay"]}).play("deploy herald 1")
    assert price(table, "kay", 1) == KINDS[card("kay")].cost, "not while it lies face down"
    table.reveal()
    for _round in range(2):
        onwards(table, DEPLOY)
        assert price(table, "kay", 1) == KINDS[card("kay")].cost - 1
        table.play("done")


def test_yeoman_counts_the_knights_here():
    table = Table({"hand": ["yeoman"], "on": {1: ["kay", "gawain", "herald"], 2: ["bedivere"]}}, {"on": {1: ["kay"]}})
    assert changes(table.reveal("deploy yeoman 1")) == ["yeoman+2"]


def test_joust_raises_a_knight_and_lowers_an_opponent():
    table = Table(
        {"hand": ["joust"], "on": {1: ["kay", "gawain", "herald"], 2: ["bedivere"]}},
        {"on": {1: ["wolf+5", "raven+5"], 2: ["bat+5"]}},
    )
    table.reveal("deploy joust 1")
    assert table.options() == ["pick kay", "pick gawain"]
    table.play("pick kay")
    assert table.options() == ["pick wolf", "pick raven"]
    table.play("pick raven")
    assert (changes(table), changes(table, 1)) == (["kay+2"], ["wolf+5", "raven+3", "bat+5"])


def test_joust_needs_no_knight_to_throw_an_opponent():
    table = Table({"hand": ["joust"], "on": {1: ["herald"]}}, {"on": {1: ["wolf+5"]}}).reveal("deploy joust 1")
    assert (changes(table), changes(table, 1)) == ([], ["wolf+3"])


def test_guinevere_strengthens_knights_everywhere():
    table = Table(
        {"hand": ["guinevere"], "on": {1: ["kay", "herald"], 2: ["bedivere"], 3: ["yeoman"]}}, {"on": {1: ["kay"]}}
    )
    table.reveal("deploy guinevere 3")
    assert (changes(table), changes(table, 1)) == (["kay+1", "bedivere+1"], [])


# Knights


def test_gawain_gains_by_knights_revealed_beside_him():
    table = Table({"hand": ["galahad", "percival", "herald"], "on": {1: ["gawain"]}}, {"hand": ["kay"]})
    table.play("deploy galahad 2", "deploy herald 1", "deploy percival 1", "done", "deploy kay 1", "done")
    assert changes(table)[0] == "gawain+2", "neither elsewhere, nor others, nor opponents"
    table = Table({"hand": ["kay"], "on": {1: ["gawain stun"]}}).reveal("deploy kay 1")
    assert changes(table) == []


def test_gawain_does_not_gain_by_itself_or_by_a_knight_who_rides_here():
    assert changes(Table({"hand": ["gawain"]}).reveal("deploy gawain 1")) == []
    table = Table({"on": {1: ["gawain"], 2: ["kay move"]}}, phase=COMMAND).play("move kay 1")
    assert changes(table) == []


def test_bedivere_gains_by_every_relic_that_is_revealed():
    table = Table(
        {"hand": ["round-table", "herald", "kay"], "on": {1: ["bedivere"], 2: ["galahad"]}},
        {"hand": ["winged-sandals"]},
    )
    table.play("deploy round-table 2", "deploy herald 1", "deploy kay 1", "done", "deploy winged-sandals 1", "done")
    while table.state.stack:
        table.play(table.options()[0])
    assert changes(table) == ["bedivere+3", "galahad+1"], "anywhere, but an own one"
    table = Table({"hand": ["round-table"], "on": {1: ["bedivere stun"]}}).reveal("deploy round-table 2")
    assert changes(table) == []


def test_gawain_greets_each_knight_of_the_round():
    table = Table({"hand": ["gawain", "arthur"], "on": {1: ["bedivere"]}})
    table.reveal("deploy gawain 1", "deploy arthur 1")
    assert changes(table) == ["bedivere+2", "gawain+4"], "two from Arthur, the rest for the Knight revealed"


@pytest.mark.parametrize("knight", ["tristan", "lancelot"])
def test_tristan_and_lancelot_are_stronger_beside_knights(knight):
    table = Table(
        {"hand": ["galahad"], "on": {1: [f"{knight} stun", "kay", "herald"], 2: ["bedivere move"]}},
        {"on": {1: ["gawain"]}},
        phase=COMMAND,
    )
    assert changes(table) == [f"{knight}+1"]
    assert changes(table.play("move bedivere 1")) == [f"{knight}+2"], "as long as they are beside him"
    table = Table({"hand": ["chariot"], "on": {1: [f"{knight} anchor", "kay"]}}).reveal("deploy chariot 2")
    assert (table.field(1), changes(table)) == ([knight], [])


def test_lancelot_and_tristan_count_each_other():
    assert changes(Table({"on": {1: ["tristan", "kay", "lancelot"]}})) == ["tristan+2", "lancelot+2"]


def test_percival_gains_for_open_zones():
    assert changes(Table({"hand": ["percival"]}).reveal("deploy percival 1")) == ["percival+5"]
    table = Table({"hand": ["percival", "herald"], "on": {1: ["kay", "yeoman"]}}, {"on": {1: ["bat"]}})
    table.reveal("deploy percival 1", "deploy herald 1")
    assert changes(table) == ["percival+2"], "a face-down card takes a zone, an opponent takes none of his"


def test_percival_finds_less_room_where_zones_are_fewer():
    table = Table({"hand": ["percival"], "on": {1: ["kay"]}}, fields=("gate-of-dusk", *CALM[:2]))
    assert changes(table.reveal("deploy percival 1")) == ["percival+2"]


def test_galahad_strengthens_and_shields_the_knights_here():
    table = Table(
        {"hand": ["galahad"], "on": {1: ["kay", "herald", "gawain stun shield"], 2: ["tristan"]}}, {"on": {1: ["kay"]}}
    )
    table.reveal("deploy galahad 1")
    assert changes(table) == ["kay+1", "gawain+1"], "one who has a Shield already is strengthened all the same"
    assert (marked(table, "shield"), marked(table, "shield", 1)) == (["kay", "gawain"], [])


def test_green_knight_hands_a_shield_to_an_opponent_and_counts_all():
    table = Table({"hand": ["green-knight"], "on": {1: ["kay shield", "herald"]}}, {"on": {2: ["wolf", "bat shield"]}})
    table.reveal("deploy green-knight 1")
    assert (marked(table, "shield", 1), marked(table, "shield")) == (["wolf", "bat"], ["kay"]), (
        "no choice is no question"
    )
    assert changes(table) == ["green-knight+6"], "on both sides and on every battlefield"


def test_green_knight_chooses_whom_to_honour():
    table = Table({"hand": ["green-knight"]}, {"on": {2: ["wolf"], 3: ["raven"]}}).reveal("deploy green-knight 1")
    assert (table.asked(), table.options()) == (0, ["pick wolf", "pick raven"])
    assert changes(table.play("pick raven")) == ["green-knight+2"]
    assert changes(Table({"hand": ["green-knight"]}).reveal("deploy green-knight 1")) == []


def test_green_knight_saves_an_opponent_from_his_own_friends():
    table = Table({"hand": ["green-knight", "black-knight"]}, {"on": {1: ["wolf"]}})
    table.reveal("deploy green-knight 1", "deploy black-knight 1")
    assert table.field(1, 1) == ["wolf"]


def test_lancelot_is_cheaper_for_relics():
    cost = KINDS[card("lancelot")].cost
    table = Table({"hand": ["lancelot"], "on": {1: ["round-table"], 2: ["excalibur", "kay"]}}, {"on": {1: ["aegis"]}})
    assert price(table, "lancelot", 3) == cost - 2


def test_arthur_strengthens_the_knights_here():
    table = Table({"hand": ["arthur"], "on": {1: ["kay", "herald", "galahad"], 2: ["percival"]}}, {"on": {1: ["kay"]}})
    table.reveal("deploy arthur 1")
    assert (changes(table), changes(table, 1)) == (["kay+2", "galahad+2"], [])


# Relics


def test_round_table_strengthens_the_knights_here_and_draws():
    table = Table({"hand": ["round-table"], "on": {1: ["kay", "herald"], 2: ["galahad"]}, "deck": ["ninja", "sohei"]})
    table.reveal("deploy round-table 1")
    assert (changes(table), table.pile("hand")) == (["kay+1"], ["ninja"])


def test_excalibur_finds_its_bearer_anywhere():
    table = Table({"hand": ["excalibur"], "on": {1: ["kay", "herald"], 2: ["galahad"]}}, {"on": {1: ["kay"]}})
    table.reveal("deploy excalibur 3")
    assert table.options() == ["pick kay", "pick galahad"]
    assert changes(table.play("pick galahad")) == ["galahad+5"]


def test_holy_grail_may_bring_a_knight_up_to_five():
    table = Table({"hand": ["holy-grail", "galahad", "lancelot", "merlin"], "discard": ["kay"], "on": {2: ["gawain"]}})
    table.reveal("deploy holy-grail 1")
    assert table.options() == ["decline", "deploy galahad 1", "deploy galahad 2", "deploy galahad 3"]
    table.play("deploy galahad 2")
    assert (table.field(2), sorted(table.pile("hand"))) == (["gawain", "galahad"], ["lancelot", "merlin"])
    assert table.told("deploy")[-1].n == 0
    assert reveals(table) == ["holy-grail", "galahad"]
    assert changes(table) == ["gawain+3"], "one from Galahad, two for a Knight revealed"


def test_holy_grail_may_stay_full():
    table = Table({"hand": ["holy-grail", "kay"]}).reveal("deploy holy-grail 1").play("decline")
    assert (table.state.round, table.pile("hand")) == (6, ["kay"])
    assert Table({"hand": ["holy-grail", "lancelot"]}).reveal("deploy holy-grail 1").state.round == 6


# What other armies have, too


def test_kay_shields_an_ally():
    shields("kay")


def test_black_knight_destroys_a_small_opponent_here():
    removes("black-knight", "destroyed", 3)


def test_lady_of_the_lake_stops():
    stops("lady-of-the-lake")


def test_merlin_stuns():
    stuns("merlin")
