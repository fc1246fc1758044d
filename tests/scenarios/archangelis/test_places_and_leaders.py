"""One scenario or more for each Location and each Commander, named after the card.

A Location's test shows whom it ignores, in a Host and where it can be in a Horde, and what its winner may field.
"""

import pytest

from game.archangelis import RULES, light
from game.archangelis.state import CHOOSING_ARMIES, DEFEND, PAYING, WINNING
from game.deckbuilding.rules import OVER, TURN
from tests.scenarios.archangelis.position import (
    card,
    exiled,
    final_light,
    horde_light,
    host_light,
    lent,
    lights,
    may,
    moves,
    outcome,
    play,
    printed,
    table,
    why_not,
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
    ignores("sinai", "nephilim", "nathanael", "israfel", counts=["ophanim", "haniel", "vassago"])
    rewards("sinai", angels=2)


def test_card_jordan():
    ignores("jordan", "sariel", "camael", "kushiel", "baraqiel", counts=["haniel", "agares"])
    rewards("jordan", angels=1)


def gift(place, **own):
    """Somebody with a mighty Host has just won the place."""
    own["host"] = ["jehoel", "raguel", "seraphiel", *own.get("host", [])]
    state = table(locations=[place], location_deck=["eden"], **own)
    return play(state, f"challenge {place}")


def test_card_jordan_lets_its_winner_exile_two_cards():
    state = gift("jordan", discard=["erelin"], hand=["nephilim"])
    assert zone(state, "won") == ["jordan"]
    assert (state.seat, state.phase) == (0, WINNING), "the turn is not over yet"
    assert {"decline", "exile erelin from discard", "exile nephilim from hand"} <= moves(state)
    state = play(state, "exile erelin from discard", "exile nephilim from hand")
    assert (state.seat, state.phase) == (1, TURN)


def test_a_gift_is_nothing_at_the_end_of_the_game():
    state = gift("jordan", discard=["erelin"], won=["sinai", "tabor"])
    assert state.phase == CHOOSING_ARMIES


def test_card_zion_helps_whoever_has_won_fewer_locations():
    """So do other places: the Light that they take."""
    seven = {"host": ["sariel", "cassiel"], "locations": ["zion"]}
    assert zone(play(table(**seven), "challenge zion"), "won") == [], "nobody has won more"
    assert zone(play(table(**seven, other={"won": ["sinai"]}), "challenge zion"), "won") == ["zion"]
    assert zone(play(table(**seven, won=["tabor"], other={"won": ["sinai"]}), "challenge zion"), "won") == ["tabor"]


@pytest.mark.parametrize(("place", "usual", "less"), [
    ("zion", 10, 7), ("tabor", 10, 6), ("babylon", 10, 6), ("gethsemane", 10, 6), ("jericho", 10, 6),
    ("jordan", 8, 5), ("endor", 9, 5), ("patmos", 10, 5), ("damascus", 6, 3), ("megiddo", 8, 3),
])  # fmt: skip
def test_what_takes_less_of_whoever_is_behind_says_so_on_its_gauge(place, usual, less):
    state = table(host=["haniel"], locations=[place], other={"won": ["eden"]})
    needed = {thing.owner: thing.marks[0] for thing in RULES.table(state) if thing.id.startswith("gauge")}
    assert needed == {0: f"of-{usual - less}", 1: f"of-{usual}"}


@pytest.mark.parametrize(
    ("place", "usual"),
    [("sinai", 10), ("eden", 10), ("abyss", 10), ("gehenna", 8), ("nineveh", 11), ("sodom", 7), ("golgotha", 7)],
)
def test_what_takes_less_of_whoever_moved_second_says_so_on_its_gauge(place, usual):
    for begins in range(2):
        state = RULES.new_game({"first": str(begins + 1)}, 5)
        state.locations = [card(place)]
        needed = {thing.owner: thing.marks[0] for thing in RULES.table(state) if thing.id.startswith("gauge")}
        assert needed == {begins: f"of-{usual}", 1 - begins: f"of-{usual - 2}"}


def test_no_location_is_won_with_no_light_at_all(monkeypatch):
    monkeypatch.setitem(light.LATE, card("jordan"), 5)
    state = table(host=["haniel"], locations=["jordan"], other={"won": ["eden"]})
    state.sides[0].late = True
    needed = {thing.owner: thing.marks[0] for thing in RULES.table(state) if thing.id.startswith("gauge")}
    assert needed == {0: "of-1", 1: "of-8"}


def test_nobody_moves_second_in_the_solo_game():
    state = RULES.new_game({"mode": "solo"}, 5)
    assert [side.late for side in state.sides] == [False, False]


def test_card_sinai_stands_by_whoever_has_fewer_locations():
    """So do other places, in the Final Battle."""
    armies = {"won": ["sinai"], "discard": ["haniel"], "other": {"won": ["zion", "tabor"], "discard": ["sariel"]}}
    state = play(table(**armies, turn=200), "end")
    texts = ["pick haniel", "pick sariel"]
    ended = outcome(play(state, *sorted(texts, key=lambda text: text not in moves(state))))
    assert ended.scores == (printed("haniel") + 2 + 6, printed("sariel")), "one Location fewer"
    even = {**armies, "other": {"won": ["zion"], "discard": ["sariel"]}}
    state = play(table(**even, turn=200), "end")
    ended = outcome(play(state, *sorted(texts, key=lambda text: text not in moves(state))))
    assert ended.scores == (printed("haniel") + 2, printed("sariel"))
    far = {**armies, "won": ["sinai", "eden"], "other": {"won": ["zion", "tabor", "jordan"], "discard": ["sariel"]}}
    state = play(table(**far, turn=200), "end")
    ended = outcome(play(state, *sorted(texts, key=lambda text: text not in moves(state))))
    assert ended.scores == (printed("haniel") + 2 + 6 + 6, printed("sariel")), "each of its own Locations that says so"


def test_card_bethel():
    ignores("bethel", "sariel", "jehoel", "seraphiel", counts=["haniel", "agares"])
    rewards("bethel", ophanim=3)
    eight = table(host=["haniel", "jophiel", "cassiel"], locations=["bethel"], location_deck=["eden"])
    assert zone(play(eight, "challenge bethel"), "won") == ["bethel"], "eight Light are enough"


def test_card_bethel_turns_erelin_into_wheels():
    state = table(host=["haniel", "jophiel", "remiel"], locations=["bethel"], discard=["erelin"] * 4)
    state = play(state, "challenge bethel", *["exile erelin from discard"] * 3)
    assert zone(state, "discard").count("ophanim") == 3
    assert zone(state, "discard").count("erelin") == 1
    assert state.seat == 1


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
    rewards("damascus", angels=1)
    six = table(host=["selaphiel", "cassiel"], locations=["damascus"])
    assert zone(play(six, "challenge damascus"), "won") == ["damascus"], "six Light are enough"


def test_card_damascus_demands_a_messenger():
    state = table(host=["jehoel", "sariel"], locations=["damascus", "zion"])
    assert moves(state, "challenge") == {"challenge zion"}
    refused = why_not(state, "click", "location-damascus")
    assert "demands" in refused.text
    assert refused.section == "locations"


def test_card_eden():
    ignores("eden", "sariel", "raguel", "azrael", "orobas", "samyaza", counts=["haniel", "agares"])
    assert host_light(table(host=["haniel+star-crown"]), "eden") == printed("haniel") + 3, "printed Light decides"
    rewards("eden", angels=2)


def test_card_gehenna():
    ignores("gehenna", "jophiel", "hamaliel", "raguel", counts=["sariel", "agares"])
    rewards("gehenna", demons=1)


def test_card_sodom():
    ignores("sodom", "orobas", "vassago", counts=["agares", "sariel"])
    assert host_light(table(host=["sariel", "prophetess"]), "sodom") == printed("sariel"), "humans too"
    rewards("sodom", demons=1)


def test_card_babylon():
    state = table(host=["ophanim", "haniel", "sariel", "nephilim", "zadkiel"])
    assert host_light(state, "babylon") == sum(map(printed, ["haniel", "sariel", "zadkiel"]))
    state = table(horde=["agares", "barbatos", "kokabiel", "samyaza"])
    assert horde_light(state, "babylon") == sum(map(printed, ["barbatos", "kokabiel", "samyaza"]))
    equals = lights(table(host=["haniel", "jophiel", "lailah", "remiel"]), "babylon")
    assert equals == {"haniel": 3, "jophiel": 3, "lailah": 3, "remiel": 0}, "of equals who came first"
    rewards("babylon", demons=1)


def test_card_babylon_counts_who_steps_forward():
    host = ["raguel", "sariel", "zadkiel", "haniel"]
    state = table(host=host, locations=["babylon"], other={"horde": ["samyaza"], "deck": ["erelin"] * 3})
    state = play(state, "challenge babylon", "defend", "remove raguel", "done")
    assert zone(state, "won") == ["babylon"], "5 + 4 + 3: now Haniel is one of the three"


def test_card_babylon_gives_its_winner_a_card_of_the_store():
    state = gift("babylon", store=["lailah", "samyaza"], holy=["haniel"], infernal=["agares"])
    assert moves(state) == {"decline", "recruit lailah"}
    state = play(state, "recruit lailah", "refill holy")
    assert "lailah" in zone(state, "discard") + zone(state, "hand")
    assert state.seat == 1


def test_card_endor():
    rewards("endor", demons=1)


def test_card_endor_takes_an_angel_before_the_challenge():
    host = ["sariel+star-crown", "haniel", "raguel"]
    state = table(host=host, locations=["endor"], hand=["agares"], other={"horde": ["vassago"], "deck": ["erelin"] * 3})
    state = play(state, "challenge endor")
    assert (RULES.to_act(state), state.phase) == (0, PAYING)
    assert moves(state) == {"sacrifice sariel+star-crown", "sacrifice haniel", "sacrifice raguel"}
    paid = play(state, "sacrifice sariel+star-crown")
    assert exiled(paid, "sariel") == 1
    assert zone(paid, "discard") == ["star-crown"]
    assert (RULES.to_act(paid), paid.phase) == (1, DEFEND), "now the Horde is asked"
    state = play(state, "sacrifice haniel", "decline")
    assert moves(state) == {"summon agares from hand"}, "who wins may call a demon"
    state = play(state, "summon agares from hand")
    assert zone(state, "horde") == ["agares"]
    assert state.seat == 1


def test_card_megiddo():
    state = table(host=["camael", "sariel"], horde=["vassago", "agares"])
    assert host_light(state, "megiddo") == printed("camael") + 1 + 2 + printed("sariel")
    assert horde_light(state, "megiddo") == printed("vassago") + printed("agares") + 3
    assert horde_light(table(), "megiddo") == 0, "nobody is there"
    rewards("megiddo", demons=1)


def test_card_abyss():
    ignores("abyss", "ophanim", "nephilim", counts=["cassiel", "israfel", "haniel", "agares"])
    rewards("abyss", demons=2)


def test_card_golgotha():
    rewards("golgotha", angels=1, demons=1)
    state = play(table(host=["sariel", "haniel", "ophanim"], locations=["golgotha"]), "challenge golgotha")
    lost = play(state, "sacrifice sariel")
    assert zone(lost, "won") == [], "3 + 2: seven Light are needed"
    won = play(state, "sacrifice ophanim")
    assert zone(won, "won") == ["golgotha"], "5 + 3 are enough"
    assert exiled(won, "ophanim") == 1


def test_card_golgotha_takes_even_the_only_angel():
    state = play(table(host=["nephilim"], locations=["golgotha"]), "challenge golgotha", "sacrifice nephilim")
    assert (zone(state, "won"), state.seat) == ([], 1)


def test_card_nineveh():
    rewards("nineveh", angels=1, demons=1)
    ten = {"host": ["raguel", "jegudiel"], "locations": ["nineveh"], "other": {"horde": ["samyaza"]}}
    assert zone(play(table(**ten), "challenge nineveh"), "won") == [], "6 + 4: eleven Light are needed"
    state = play(table(**{**ten, "host": ["raguel", "sariel"]}), "challenge nineveh")
    assert zone(state, "won") == ["nineveh"], "and no Horde was asked"
    assert zone(state, "horde", 1) == ["samyaza"]


def test_card_gethsemane():
    ignores("gethsemane", "nephilim", "ophanim", "lailah", "shamsiel", counts=["jophiel", "agares"])
    assert host_light(table(host=["sariel+lily-staff", "pilgrim"]), "gethsemane") == printed("sariel") + 2 + 2, (
        "cheap relics and humans are not meant"
    )
    rewards("gethsemane", angels=2, demons=1)


def test_card_jericho():
    state = table(host=["sariel+star-crown", "haniel"], horde=["orobas", "agares+black-crown"])
    assert host_light(state, "jericho") == printed("sariel") + 3
    assert horde_light(state, "jericho") == printed("agares") + 2
    rewards("jericho", angels=1, demons=2)


def test_card_patmos():
    rewards("patmos", angels=1, demons=1)
    state = table(host=["cassiel", "sariel"], horde=["vassago", "agares"])
    assert host_light(state, "patmos") == printed("cassiel") + 1 + printed("sariel")
    assert horde_light(state, "patmos") == printed("vassago") + 1 + printed("agares")
    assert "of-10" in {mark for thing in RULES.table(table(locations=["patmos"])) for mark in thing.marks}


def test_card_patmos_gives_its_winner_a_card_of_the_store():
    state = gift("patmos", store=["lailah", "samyaza", "azrael"], holy=["haniel"], infernal=["agares"])
    assert moves(state) == {"decline", "recruit lailah", "recruit azrael"}
    assert play(state, "decline").seat == 1


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
        final_light(["vassago", "agares", "sariel"], "lucifer")
        == sum(map(printed, ["vassago", "agares", "sariel"])) + 2
    )
    assert lent(table(horde=["orobas"], commander="lucifer"), "orobas") == 0
    state = table(won=["gehenna"], discard=["orobas"], commander="lucifer", turn=200)
    assert outcome(play(state, "end", "pick orobas")).scores == (printed("orobas") + 1, 0)
