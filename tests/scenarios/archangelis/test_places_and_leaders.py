"""One scenario or more for each Location and each Commander, named after the card.

A Location's test shows whom it ignores, in a Host and where it can be in a Horde, and what its winner may field.
"""

from game.archangelis.state import CHOOSING_ARMIES
from game.deckbuilding.rules import OVER
from tests.scenarios.archangelis.position import (
    card,
    final_light,
    horde_light,
    host_light,
    lent,
    may,
    moves,
    outcome,
    play,
    printed,
    table,
    word,
    zone,
)

ANGELS = ["sariel", "haniel", "jehoel", "remiel"]
DEMONS = ["orobas", "agares", "samyaza", "barbatos"]


def ignores(place, *ignored, counts=()):
    """At the place, of these angels or demons the ignored ones give no Light and the others what is printed."""
    for names in ([*ignored], [*counts]):
        for name in names:
            demon = card(name) >= card("vassago")
            state = table(horde=[name]) if demon else table(host=[name])
            shown = horde_light(state, place) if demon else host_light(state, place)
            assert shown == (0 if name in ignored else printed(name)), name


def rewards(place, angels=0, demons=0, ophanim=0):
    """Whoever has won the place fields so many, and no more."""
    own = {"won": [place], "discard": [*ANGELS, *DEMONS, "ophanim", "ophanim", "ophanim", "ophanim"]}
    state = play(table(**own, turn=200), "end")
    assert state.phase == CHOOSING_ARMIES
    picked = {"angel": 0, "demon": 0, "ophanim": 0}
    for kind, names in (("demon", DEMONS), ("angel", ANGELS), ("ophanim", ["ophanim"] * 4)):
        for name in names:
            if state.phase == CHOOSING_ARMIES and may(state, f"pick {name}"):
                state = play(state, f"pick {name}")
                picked[kind] += 1
    assert state.phase == OVER
    assert picked == {"angel": angels, "demon": demons, "ophanim": ophanim}


def test_card_sinai():
    ignores("sinai", "nephilim", "ophanim", counts=["nathanael", "israfel", "vassago"])
    rewards("sinai", angels=2)


def test_card_jordan():
    ignores("jordan", "sariel", "camael", "kushiel", "baraqiel", counts=["haniel", "agares"])
    rewards("jordan", angels=1)


def test_card_bethel():
    ignores("bethel", "sariel", "jehoel", "seraphiel", counts=["haniel", "agares"])
    rewards("bethel", ophanim=3)


def test_card_zion():
    state = table(host=["sariel+star-crown", "pilgrim"], horde=["orobas+black-crown"])
    assert host_light(state, "zion") == printed("sariel") + 2
    assert horde_light(state, "zion") == printed("orobas")
    rewards("zion", angels=1)


def test_card_tabor():
    state = table(host=["sariel+star-crown", "pilgrim"], horde=["orobas", "warlock"])
    assert host_light(state, "tabor") == printed("sariel") + 3
    assert horde_light(state, "tabor") == printed("orobas")
    rewards("tabor", angels=1, ophanim=2)


def test_card_damascus():
    ignores("damascus", "remiel", "nathanael", "selaphiel", "seere", counts=["haniel", "orobas"])
    rewards("damascus", angels=1)


def test_card_eden():
    ignores("eden", "sariel", "raguel", "orobas", "samyaza", counts=["haniel", "azrael", "agares"])
    assert host_light(table(host=["haniel+flaming-sword"]), "eden") == printed("haniel") + 4, "printed Light decides"
    rewards("eden", angels=2)


def test_card_gehenna():
    ignores("gehenna", "jophiel", "hamaliel", "raguel", counts=["sariel", "agares"])
    rewards("gehenna", demons=1)


def test_card_sodom():
    ignores("sodom", "orobas", "vassago", counts=["agares", "sariel"])
    assert host_light(table(host=["sariel", "prophetess"]), "sodom") == printed("sariel"), "humans too"
    rewards("sodom", demons=1)


def test_card_babylon():
    ignores("babylon", "lailah", "haniel", counts=["sariel", "agares"])
    rewards("babylon", demons=1)


def test_card_endor():
    ignores("endor", "remiel", "zadkiel", "phanuel", counts=["sariel", "agares"])
    rewards("endor", demons=1)


def test_card_megiddo():
    ignores("megiddo", "nathanael", "camael", "azrael", counts=["sariel", "agares"])
    rewards("megiddo", demons=1)


def test_card_abyss():
    ignores("abyss", "ophanim", "nephilim", "cassiel", "israfel", counts=["haniel", "agares"])
    rewards("abyss", demons=2)


def test_card_golgotha():
    state = table(host=["sariel+star-crown"], horde=["orobas+black-crown"])
    assert host_light(state, "golgotha") == printed("sariel")
    assert horde_light(state, "golgotha") == printed("orobas")
    rewards("golgotha", angels=1, demons=1)


def test_card_nineveh():
    ignores("nineveh", "cassiel", "jophiel", "azrael", "vassago", "stolas", counts=["sariel", "agares"])
    rewards("nineveh", angels=1, demons=1)


def test_card_gethsemane():
    ignores("gethsemane", "nephilim", "ophanim", "lailah", "shamsiel", counts=["jophiel", "agares"])
    assert host_light(table(host=["sariel+lily-staff", "pilgrim"]), "gethsemane") == printed("sariel") + 2 + 2, (
        "cheap relics and humans are not meant"
    )
    rewards("gethsemane", angels=2, demons=1)


def test_card_jericho():
    state = table(host=["sariel+star-crown", "haniel"], horde=["orobas", "agares+black-crown"])
    assert host_light(state, "jericho") == printed("sariel") + 3
    assert horde_light(state, "jericho") == printed("agares") + 3
    rewards("jericho", angels=1, demons=2)


def test_card_patmos():
    ignores("patmos", "ophanim", "agares", "astaroth", counts=["sariel", "nephilim", "orobas"])
    rewards("patmos", angels=1, demons=1)


# Commanders


def test_card_michael_lends_light_to_warriors_in_the_final_battle_too():
    state = table(host=["sariel", "haniel"], horde=["baraqiel"], commander="michael")
    assert (lent(state, "sariel"), lent(state, "haniel"), lent(state, "baraqiel")) == (1, 0, 1)
    assert final_light(["sariel"], "michael") == printed("sariel") + 1
    assert final_light(["jophiel"], "michael") == printed("jophiel")


def test_card_gabriel_makes_ophanim_cheaper():
    state = table(word=1, commander="gabriel", store=["haniel"])
    assert moves(state, "buy") == {"buy ophanim"}
    assert word(play(state, "buy ophanim")) == 0
    assert moves(table(word=1, store=["haniel"]), "buy") == set()


def test_card_raphael_weakens_hordes():
    position = {"host": ["zadkiel", "ophanim"], "other": {"horde": ["barbatos"]}, "locations": ["zion"]}
    without = play(table(**position), "challenge zion", "defend")
    assert moves(without, "remove") == {"remove zadkiel", "remove ophanim"}
    under_him = play(table(**position, commander="raphael"), "challenge zion", "defend")
    assert moves(under_him, "remove") == {"remove ophanim"}
    attacker = {**position, "other": {"horde": ["barbatos"], "commander": "raphael"}}
    assert "remove zadkiel" in moves(play(table(**attacker), "challenge zion", "defend")), "only his own Host"


def test_card_uriel_wins_with_nine():
    position = {"host": ["sariel", "cassiel", "israfel"], "locations": ["zion"]}
    assert host_light(table(**position)) == 9
    assert zone(play(table(**position), "challenge zion"), "won") == []
    assert zone(play(table(**position, commander="uriel"), "challenge zion"), "won") == ["zion"]
    eight = {"host": ["sariel", "jophiel"], "locations": ["zion"], "commander": "uriel"}
    assert zone(play(table(**eight), "challenge zion"), "won") == []


def test_card_metatron_makes_titles_cheaper_and_counts_them():
    state = table(word=3, commander="metatron", store=["gatekeeper", "sariel"])
    assert moves(state, "buy") == {"buy gatekeeper", "buy ophanim"}
    state = play(state, "buy gatekeeper", "refill holy")
    assert word(state) == 0
    assert final_light(["sariel"], "metatron", ["herald", "warden"]) == printed("sariel") + 2
    assert host_light(table(host=["sariel"], titles=["scribe"], commander="metatron")) == printed("sariel")


def test_card_sandalphon_has_room_for_two_humans():
    state = table(hand=["pilgrim", "psalmist", "hermit", "cultist", "warlock", "witch"], commander="sandalphon")
    state = play(state, "host pilgrim", "host psalmist", "horde cultist", "horde warlock")
    assert moves(state, "host") == moves(state, "horde") == set()
    assert host_light(table(host=["sariel"], commander="sandalphon")) == printed("sariel") + 1


def test_card_samael_needs_no_duke():
    state = table(horde=["vassago"], hand=["shamsiel", "agares"], commander="samael")
    assert moves(state, "horde") == {"horde shamsiel", "horde agares"}
    state = play(state, "horde shamsiel")
    assert moves(state, "horde") == {"horde agares"}, "a Duke may still join the Prince"
    assert horde_light(state) == printed("vassago") + printed("shamsiel") + 1
    only_a_chief = table(horde=["shamsiel"], hand=["vassago", "kokabiel"], commander="samael")
    assert moves(only_a_chief, "horde") == set()


def test_card_lucifer_lends_light_to_demons_in_the_final_battle():
    assert (
        final_light(["orobas", "agares", "sariel"], "lucifer") == sum(map(printed, ["orobas", "agares", "sariel"])) + 2
    )
    assert lent(table(horde=["orobas"], commander="lucifer"), "orobas") == 0
    state = table(won=["gehenna"], discard=["orobas"], commander="lucifer", turn=200)
    assert outcome(play(state, "end", "pick orobas")).scores == (printed("orobas") + 1, 0)
