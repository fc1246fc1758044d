"""What the rulebook page tells as an example is what the cards and the rules do."""

import re

from game.archangelis.cards import KINDS
from game.archangelis.state import TURN_LIMIT
from tests.contract.games import page
from tests.scenarios.archangelis.position import (
    automaton_turn,
    card,
    hand,
    horde_light,
    host,
    host_light,
    keys,
    may,
    moves,
    play,
    start,
    table,
    word,
    zone,
)


def section(name):
    """The text of a section, without its marks."""
    text = page("archangelis").read_text("utf-8").split(f"{{#{name}}}\n")[1].split("\n## ")[0]
    return re.sub(r"\*\*|\[|\]\(#[a-z]+\)", "", text)


def kind(key):
    return KINDS[card(key)]


def test_the_start_deck_and_the_pile():
    assert "7 Erelin and 3 Nephilim" in section("setup")
    assert sorted(keys(start().sides[0].owned)) == ["erelin"] * 7 + ["nephilim"] * 3
    assert "12 Ophanim" in section("setup")
    assert start().supply == 12
    assert "Erelin: 1 Word, no Light. Nephilim: 2 Light, no Word." in section("cards")
    assert (kind("erelin").word, kind("erelin").light) == (1, 0)
    assert (kind("nephilim").word, kind("nephilim").light) == (0, 2)
    assert "2 Word and 3 Light" in section("ophanim")
    assert (kind("ophanim").cost, kind("ophanim").word, kind("ophanim").light) == (2, 2, 3)


def test_the_draw():
    assert "with one card left you draw it, shuffle, and draw two more" in section("draw")
    state = play(table(seat=1, other={"deck": ["sariel"], "discard": ["erelin", "nephilim"]}), "end")
    assert hand(state) == ["erelin", "nephilim", "sariel"]


def test_the_purse():
    assert "Spend an Erelin and a Cassiel, and the purse holds 1 + 2 = 3" in section("spend")
    assert word(play(table(hand=["erelin", "cassiel"]), "spend erelin", "spend cassiel")) == 3


def test_cards_that_are_named():
    assert "Manna, for example, draws two cards" in section("miracles")
    assert len(hand(play(table(hand=["manna"], deck=["erelin"] * 3), "perform manna"))) == 2
    assert "the Prophetess gives your Host 3 in a challenge" in section("humans")
    assert host_light(table(host=["sariel", "prophetess"])) == host_light(table(host=["sariel"])) + 3
    assert "Remiel draws two cards in this way, the Stylite gives 4 Word" in section("discarding")
    assert len(hand(play(table(host=["remiel"], deck=["erelin"] * 3), "use remiel"))) == 2
    assert word(play(table(host=["stylite"]), "use stylite")) == 4
    assert "Zadkiel lets you exile a card from your hand or discard pile" in section("exile")
    assert may(play(table(hand=["zadkiel", "erelin"]), "host zadkiel"), "exile erelin from hand")
    assert "the Hollow Lantern one from the Store" in section("exile")
    state = table(hand=["hollow-lantern"], horde=["orobas"], store=["sariel"])
    assert moves(play(state, "equip hollow-lantern on orobas")) == {"clear sariel"}


def test_the_example_of_locations():
    told = section("locations")
    assert "Sariel (5) with the Crown of Stars (+3) and Cassiel (2) make 10" in told
    assert "At Mount Zion relics are ignored: only 7" in told
    assert "At the River Jordan Warriors are, and Sariel is one: only 2" in told
    state = table(host=["sariel+star-crown", "cassiel"])
    assert [host_light(state, place) for place in ("", "zion", "jordan")] == [10, 7, 2]


def test_the_example_of_a_horde():
    told = section("defence")
    assert (
        "With Vassago (3) and Agares (4) you have 7: enough for Sariel (5) and Cassiel (2), or for Selaphiel (4) and "
        "Jophiel (3)" in told
    )
    state = table(
        host=["sariel", "selaphiel", "jophiel", "cassiel"], other={"horde": ["vassago", "agares"]}, locations=["zion"]
    )
    assert horde_light(state, "zion", 1) == 7
    state = play(state, "challenge zion", "defend")
    assert host(play(state, "remove sariel", "remove cassiel", "done")) == ["selaphiel", "jophiel"]
    assert host(play(state, "remove selaphiel", "remove jophiel", "done")) == ["sariel", "cassiel"]


def test_the_example_of_the_final_battle():
    assert "Mount Tabor (1 angel, 2 Ophanim) and the Abyss (2 demons) give places for five cards" in section("final")
    own = ["sariel", "haniel", "orobas", "agares", "astaroth", "ophanim", "ophanim", "ophanim"]
    state = play(table(won=["tabor", "abyss"], discard=own, turn=200), "end")
    state = play(state, "pick orobas", "pick agares", "pick ophanim", "pick ophanim", "pick sariel")
    assert len(zone(state, "army")) == 5
    assert moves(state) == set()


def test_the_example_of_commanders():
    assert "under Gabriel you pay 1 less for Ophanim, under Uriel 9 Light win a Location" in section("commanders")
    assert may(table(word=1, commander="gabriel"), "buy ophanim")
    nine = table(host=["sariel", "cassiel", "israfel"], locations=["zion"], commander="uriel")
    assert host_light(nine, "zion") == 9
    assert zone(play(nine, "challenge zion"), "won") == ["zion"]


def test_the_example_of_the_solo_game():
    assert "With 6 against 5, 3 and 3 it takes the 5" in section("solo")
    state = table(
        solo=True, host=["sariel", "jophiel", "jophiel"], other={"horde": ["vassago", "shamsiel"]}, locations=["zion"]
    )
    assert horde_light(state, "zion", 1) == 6
    assert host(play(state, "challenge zion")) == ["jophiel", "jophiel"]
    assert "If its turn begins with Prince, Duke and Chief, it turns nothing over" in section("automaton")
    claimed = play(automaton_turn(horde=["vassago", "agares", "shamsiel"], infernal=["orobas"]), "automaton")
    assert keys(claimed.infernal) == ["orobas"]


def test_the_tip_about_small_hordes():
    assert "3 Light remove a Jophiel, and 10 become 7" in section("tips")
    state = table(host=["sariel", "jophiel", "cassiel"], other={"horde": ["vassago"]}, locations=["zion"])
    assert host_light(state, "zion") == 10
    assert host_light(play(state, "challenge zion", "defend", "remove jophiel", "done"), "zion") == 7


def test_the_turn_limit():
    assert f"after {TURN_LIMIT} turns each" in section("limit")
