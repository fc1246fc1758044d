"""One scenario or more for each Holy card that can do something, named after the card."""

from game.archangelis import RULES
from game.core.contract import Move
from game.deckbuilding.rules import TURN
from tests.scenarios.archangelis.position import (
    discard,
    exiled,
    final_light,
    hand,
    horde,
    host,
    host_light,
    keys,
    lent,
    lights,
    may,
    moves,
    play,
    printed,
    table,
    word,
)


def opposed(place="zion", **position):
    """A Host before which a Horde has stood up."""
    return play(table(locations=[place], **position), f"challenge {place}", "defend")


# Angels


def test_card_israfel_draws_a_card():
    state = play(table(hand=["israfel"], deck=["sariel", "erelin"]), "host israfel")
    assert hand(state) == ["sariel"]
    assert host(state) == ["israfel"]


def test_card_israfel_draws_nothing_when_it_is_spent():
    state = play(table(hand=["israfel"], deck=["sariel"]), "spend israfel")
    assert hand(state) == []


def test_card_nathanael_draws_a_card_beside_another_messenger():
    alone = play(table(hand=["nathanael"], host=["sariel"], deck=["haniel"]), "host nathanael")
    assert hand(alone) == [], "it is no company of its own"
    state = play(table(hand=["nathanael"], host=["remiel"], deck=["haniel"]), "host nathanael")
    assert hand(state) == ["haniel"]
    below = play(table(hand=["nathanael"], horde=["seere"], deck=["haniel"]), "host nathanael")
    assert hand(below) == ["haniel"], "Seere is a Messenger too"


def test_card_cassiel_gives_word_beside_another_power():
    assert word(play(table(hand=["cassiel"], host=["sariel"]), "host cassiel")) == 0
    assert word(play(table(hand=["cassiel"], host=["camael"]), "host cassiel")) == 2
    assert word(play(table(hand=["cassiel"], host=["cassiel"]), "host cassiel")) == 2, "its twin is another"


def test_card_jophiel_takes_a_wheel_beside_another_cherub():
    state = play(table(hand=["jophiel"], host=["hamaliel"]), "host jophiel")
    assert discard(state) == ["ophanim"]
    assert discard(play(table(hand=["jophiel"]), "host jophiel")) == []


def test_card_jegudiel_gives_word_for_each_throne():
    assert word(play(table(hand=["jegudiel"]), "host jegudiel")) == 2, "it is a Throne itself"
    assert word(play(table(hand=["jegudiel"], host=["zadkiel", "sariel"]), "host jegudiel")) == 4
    assert word(play(table(hand=["jegudiel"]), "spend jegudiel")) == 3


def test_card_barachiel_gives_word_for_each_virtue():
    state = play(table(hand=["barachiel"]), "host barachiel")
    assert word(state) == 1
    assert word(play(table(hand=["barachiel"], host=["lailah", "israfel", "sariel"]), "host barachiel")) == 3


def test_card_camael_has_light_for_each_other_warrior():
    assert lent(table(host=["camael", "haniel"]), "camael") == 0
    assert lent(table(host=["camael", "sariel", "kerubiel"]), "camael") == 2
    assert lights(table(host=["camael", "camael"]))["camael"] == printed("camael") + 1, "each is the other's other"
    assert final_light(["camael", "sariel"]) == printed("camael") + printed("sariel") + 1


def test_card_remiel_is_discarded_to_draw_two():
    state = table(host=["remiel"], deck=["sariel", "haniel", "erelin"])
    state = play(state, "use remiel")
    assert hand(state) == ["haniel", "sariel"]
    assert host(state) == []
    assert discard(state) == ["remiel"]


def test_card_remiel_draws_nothing_when_it_is_lost():
    state = opposed(host=["remiel"], other={"horde": ["baraqiel"]}, deck=["sariel", "haniel"])
    state = play(state, "remove remiel", "done")
    assert hand(state) == []
    assert discard(state) == ["remiel"]


def test_card_zadkiel_may_exile_a_card():
    state = play(table(hand=["zadkiel", "erelin"], discard=["nephilim"]), "host zadkiel")
    assert moves(state) == {"decline", "exile erelin from hand", "exile nephilim from discard"}
    gone = play(state, "exile nephilim from discard")
    assert discard(gone) == []
    assert exiled(gone, "nephilim") == exiled(state, "nephilim") + 1
    kept = play(state, "decline")
    assert hand(kept) == ["erelin"]
    assert discard(kept) == ["nephilim"]


def test_card_haniel_has_more_light_in_the_final_battle():
    assert final_light(["haniel"]) == printed("haniel") + 2
    assert lent(table(host=["haniel"]), "haniel") == 0


def test_card_hamaliel_is_shielded():
    state = opposed(host=["hamaliel", "haniel"], other={"horde": ["baraqiel"]})
    assert moves(state, "remove") == {"remove haniel"}


def test_card_hamaliel_has_light_for_each_other_cherub():
    assert lent(table(host=["hamaliel", "sariel"]), "hamaliel") == 0
    assert lent(table(host=["hamaliel", "jophiel", "raguel"]), "hamaliel") == 2


def test_card_hamaliel_shields_nobody_where_it_is_ignored():
    state = opposed("gehenna", host=["hamaliel", "haniel"], other={"horde": ["astaroth"]})
    assert moves(state, "remove") == {"remove hamaliel", "remove haniel"}
    bare = opposed("jericho", host=["hamaliel", "haniel"], other={"horde": ["astaroth+ember-idol"]})
    assert moves(bare, "remove") == {"remove hamaliel", "remove haniel"}


def test_card_nuriel_has_light_for_each_relic_beside_it():
    assert lent(table(host=["nuriel", "sariel"]), "nuriel") == 0
    assert lent(table(host=["nuriel", "sariel+star-crown"]), "nuriel") == 1
    state = table(host=["nuriel+lily-staff", "sariel+star-crown"])
    assert lent(state, "nuriel") == 2 + 2, "its own relic counts too"
    assert lent(state, "nuriel", "zion") == 0
    assert final_light(["nuriel"]) == printed("nuriel")


def test_card_kushiel_lends_light_to_powers_and_warriors_in_a_host():
    state = table(host=["kushiel", "sariel", "cassiel", "haniel"])
    assert [lent(state, key) for key in ("kushiel", "sariel", "cassiel", "haniel")] == [1, 1, 1, 0]
    assert lent(table(host=["kushiel", "camael"]), "camael") == 1 + 1, (
        "once, though it is both, and a Warrior beside it"
    )
    assert final_light(["kushiel", "sariel"]) == printed("kushiel") + printed("sariel")


def test_card_kerubiel_lends_light_to_cherubim_and_seraphim():
    state = table(host=["kerubiel", "jophiel", "sariel", "haniel"])
    assert [lent(state, key) for key in ("kerubiel", "jophiel", "sariel", "haniel")] == [1, 1, 1, 0]


def test_card_phanuel_brings_a_card_back_to_the_hand():
    state = play(table(hand=["phanuel"], discard=["sariel", "erelin"]), "host phanuel")
    assert moves(state) == {"recover sariel", "recover erelin"}
    state = play(state, "recover sariel")
    assert hand(state) == ["sariel"]
    assert may(state, "host sariel"), "it can be played in the same turn"


def test_card_phanuel_has_more_light_in_the_final_battle():
    assert final_light(["phanuel"]) == printed("phanuel") + 3
    assert lent(table(host=["phanuel"]), "phanuel") == 0


def test_card_selaphiel_draws_one_for_each_messenger():
    state = play(table(hand=["selaphiel"], deck=["sariel", "haniel", "erelin"]), "host selaphiel")
    assert hand(state) == ["sariel"]
    state = table(hand=["selaphiel"], host=["remiel", "zadkiel"], horde=["seere"], deck=["sariel", "haniel", "erelin"])
    assert len(hand(play(state, "host selaphiel"))) == 3


def test_card_azrael_makes_the_opponent_yield_an_angel():
    state = play(
        table(hand=["azrael"], host=["ophanim"], other={"host": ["sariel+star-crown", "haniel"]}), "host azrael"
    )
    assert moves(state) == {"yield sariel+star-crown", "yield haniel"}
    state = play(state, "yield haniel")
    assert host(state, 1) == ["sariel+star-crown"]
    assert discard(state, 1) == ["haniel"]
    assert host(state) == ["ophanim", "azrael"]
    assert state.seat == 0
    assert state.phase == TURN


def test_card_azrael_has_more_light_in_the_final_battle():
    assert final_light(["azrael"]) == printed("azrael") + 2
    assert lent(table(host=["azrael"]), "azrael") == 0


def test_card_raguel_has_light_for_each_title():
    assert lent(table(host=["raguel"]), "raguel") == 0
    assert lent(table(host=["raguel"], titles=["scribe", "captain"]), "raguel") == 2
    assert final_light(["raguel"], titles=["herald"]) == printed("raguel") + 1


def test_card_jehoel_has_light_for_each_other_seraph_and_in_the_final_battle():
    assert lent(table(host=["jehoel", "haniel"]), "jehoel") == 0
    assert lent(table(host=["jehoel", "sariel"]), "jehoel") == 1
    assert final_light(["jehoel"]) == printed("jehoel") + 1
    assert final_light(["jehoel", "sariel"]) == printed("jehoel") + 1 + 1 + printed("sariel")


def test_card_seraphiel_lends_light_to_seraphim():
    state = table(host=["seraphiel", "sariel", "haniel"])
    assert (lent(state, "seraphiel"), lent(state, "sariel"), lent(state, "haniel")) == (1, 1, 0)
    assert lent(state, "sariel", "bethel") == -printed("sariel"), "all Seraphim are ignored there"
    assert final_light(["seraphiel", "sariel"]) == printed("seraphiel") + 3 + printed("sariel"), "lent in a Host only"


# Sacred humans


def human(key, *angels, **more):
    """What a human adds to a Host: for the Host as a whole and for each angel."""
    with_it, without = table(host=[*angels, key], **more), table(host=angels, **more)
    return host_light(with_it) - host_light(without)


def test_card_pilgrim_lends_light_to_the_host():
    assert human("pilgrim", "sariel", "haniel") == 2


def test_card_psalmist_draws_a_card_and_with_a_seraph_two():
    state = play(table(hand=["psalmist"], deck=["sariel", "haniel"]), "host psalmist")
    assert hand(state) == ["sariel"]
    assert host(state) == ["psalmist"]
    state = play(table(hand=["psalmist"], host=["sariel"], deck=["erelin", "haniel"]), "host psalmist")
    assert hand(state) == ["erelin", "haniel"]


def test_card_hermit_exiles_a_card_and_lends_light():
    state = play(table(hand=["hermit", "erelin"]), "host hermit", "exile erelin from hand")
    assert hand(state) == []
    assert human("hermit", "sariel") == 1


def test_card_hermit_exiles_two_beside_a_virtue():
    state = play(table(hand=["hermit", "erelin", "erelin"], host=["lailah"]), "host hermit", "exile erelin from hand")
    state = play(state, "exile erelin from hand")
    assert hand(state) == []
    assert state.stack == []


def test_card_prophetess_lends_light_to_the_host():
    assert human("prophetess", "sariel", "haniel") == 3


def test_card_exorcist_weakens_the_horde():
    state = opposed(host=["sariel", "exorcist"], other={"horde": ["astaroth"]})
    assert state.seat == 1, "3 of 6 Light are left, and Sariel has 5"
    assert host(state) == ["sariel", "exorcist"]
    assert horde(state, 1) == [], "it has challenged, so it is gone"


def test_card_exorcist_does_nothing_where_humans_are_ignored():
    state = opposed("tabor", host=["sariel", "exorcist"], other={"horde": ["baraqiel"]})
    assert may(state, "remove sariel")


def test_card_exorcist_exiles_a_demon_beside_a_power():
    other = {"horde": ["orobas+black-crown", "agares"]}
    assert play(table(hand=["exorcist"], host=["sariel"], other=other), "host exorcist").stack == []
    state = play(table(hand=["exorcist"], host=["camael"], other=other), "host exorcist")
    assert moves(state) == {"banish orobas+black-crown", "banish agares"}
    state = play(state, "banish orobas+black-crown")
    assert exiled(state, "orobas") == 1
    assert discard(state, 1) == ["black-crown"], "only its relic is discarded: the book on bearers that are exiled"
    assert keys(state.sides[1].owned) == ["agares", "black-crown"]


def test_card_stylite_is_discarded_for_word():
    state = play(table(host=["stylite"]), "use stylite")
    assert word(state) == 4
    assert host(state) == []
    assert discard(state) == ["stylite"]


def test_card_abbess_lends_light_to_virtues_and_thrones():
    assert human("abbess", "lailah", "haniel", "sariel") == 2
    assert human("abbess", "lailah", "zadkiel", "sariel") == 2


def test_card_abbess_gives_word_while_she_is_there():
    state = play(table(hand=["abbess"], other={"deck": ["erelin"]}), "host abbess")
    assert word(state) == 1
    state = play(state, "end", "end")
    assert word(state) == 1


def test_card_shepherd_lends_light_to_nephilim():
    assert human("shepherd", "nephilim", "nephilim", "sariel") == 2


def test_card_shepherd_turns_erelin_into_wheels():
    state = table(hand=["shepherd", "erelin"], discard=["erelin", "erelin"])
    supply = state.supply
    state = play(state, "host shepherd")
    assert moves(state) == {"decline", "exile erelin from hand", "exile erelin from discard"}
    state = play(state, "exile erelin from hand", "exile erelin from discard")
    assert state.stack == []
    assert discard(state) == ["erelin", "ophanim", "ophanim"]
    assert state.supply == supply - 2


def test_card_shepherd_finds_no_wheels():
    assert play(table(hand=["shepherd", "erelin"], supply=0), "host shepherd").stack == []


# Sacred relics


def relic(key, *others):
    """What the bearer has from a relic."""
    return lent(table(host=[f"sariel+{key}", *others]), "sariel")


def test_card_flaming_sword_gives_four_light_to_a_warrior_and_two_to_others():
    assert relic("flaming-sword") == 4
    assert lent(table(host=["haniel+flaming-sword"]), "haniel") == 2


def test_card_star_crown_gives_three_light():
    assert relic("star-crown") == 3


def test_card_dawn_shield_protects_its_bearer():
    assert relic("dawn-shield") == 2
    assert lent(table(host=["jophiel+dawn-shield"]), "jophiel") == 2 + 1, "a Cherub"
    state = opposed("tabor", host=["sariel+dawn-shield", "haniel"], other={"horde": ["samyaza"]})
    assert moves(state, "remove") == {"remove haniel"}


def test_card_dawn_shield_protects_nobody_where_relics_are_ignored():
    state = opposed("zion", host=["sariel+dawn-shield", "haniel"], other={"horde": ["samyaza"]})
    assert moves(state, "remove") == {"remove sariel+dawn-shield", "remove haniel"}


def test_card_dawn_shield_protects_an_angel_that_is_ignored():
    """The Location names the angel, not its relic."""
    state = opposed("jordan", host=["sariel+dawn-shield", "haniel"], other={"horde": ["astaroth"]})
    assert moves(state, "remove") == {"remove haniel"}


def test_card_silver_trumpet_draws_a_card():
    state = table(hand=["silver-trumpet"], host=["sariel"], deck=["haniel"])
    state = play(state, "equip silver-trumpet on sariel")
    assert hand(state) == ["haniel"]
    assert lent(state, "sariel") == 2


def test_card_scales_weigh_the_relics_of_the_army():
    assert relic("scales") == 1 + 1
    assert relic("scales", "haniel+lily-staff") == 1 + 2


def test_card_censer_exiles_a_card():
    state = table(hand=["censer", "erelin"], host=["sariel"])
    state = play(state, "equip censer on sariel", "exile erelin from hand")
    assert hand(state) == []
    assert lent(state, "sariel") == 2


def test_card_seventh_seal_brings_a_card_back():
    state = table(hand=["seventh-seal"], host=["sariel"], discard=["haniel"])
    state = play(state, "equip seventh-seal on sariel", "recover haniel")
    assert hand(state) == ["haniel"]
    assert lent(state, "sariel") == 1 + 2, "a Seraph"
    assert lent(table(host=["haniel+seventh-seal"]), "haniel") == 1


def test_card_lily_staff_gives_two_light_and_three_to_a_virtue():
    assert relic("lily-staff") == 2
    assert lent(table(host=["haniel+lily-staff"]), "haniel") == 3


# Sacred miracles


def test_card_manna_draws_two():
    state = play(table(hand=["manna"], deck=["sariel", "haniel", "erelin"]), "perform manna")
    assert hand(state) == ["haniel", "sariel"]
    assert discard(state) == ["manna"]


def test_card_manna_is_discarded_when_it_has_happened():
    """It is no card of the deck that it makes you draw from."""
    state = play(table(hand=["manna"], discard=["sariel"]), "perform manna")
    assert hand(state) == ["sariel"]
    assert discard(state) == ["manna"]


def test_card_burning_bush_gives_word_and_more_for_each_throne():
    state = play(table(hand=["burning-bush"]), "perform burning-bush")
    assert word(state) == 3
    assert discard(state) == ["burning-bush"]
    assert word(play(table(hand=["burning-bush"], host=["zadkiel", "sariel"]), "perform burning-bush")) == 4
    _state, events = RULES.apply(table(hand=["burning-bush"]), Move("perform", "hand-0-burning-bush", "discard-0"))
    assert [event.n for event in events if event.kind == "gain"] == [3], "nothing that is gained is no news"


def test_card_parted_sea_exiles_up_to_two_and_draws():
    state = table(hand=["parted-sea", "erelin", "sariel"], deck=["haniel"], discard=["erelin"])
    state = play(state, "perform parted-sea")
    assert moves(state) == {"decline", "exile erelin from hand", "exile sariel from hand", "exile erelin from discard"}
    one = play(state, "exile erelin from hand")
    assert moves(one) == {"decline", "exile sariel from hand", "exile erelin from discard"}
    two = play(one, "exile erelin from discard")
    assert two.stack == []
    assert hand(two) == ["haniel", "sariel"]
    assert discard(two) == ["parted-sea"]
    assert discard(play(one, "decline")) == ["erelin", "parted-sea"]


def test_card_empty_tomb_raises_an_angel():
    state = table(hand=["empty-tomb"], discard=["israfel", "erelin", "manna", "vassago"], deck=["haniel"])
    state = play(state, "perform empty-tomb")
    assert moves(state) == {"raise israfel"}
    assert "an angel with Light" in RULES.cards()["empty-tomb"].text(), "an Erelin is an angel too, but has none"
    state = play(state, "raise israfel")
    assert host(state) == ["israfel"]
    assert hand(state) == ["haniel"], "what it says upon being played happens"
    assert "empty-tomb" in discard(state)


def test_card_pillar_of_fire_smites_a_demon():
    state = table(hand=["pillar-of-fire"], other={"horde": ["orobas+black-crown", "agares"]})
    state = play(state, "perform pillar-of-fire", "choose 0")
    assert moves(state) == {"smite orobas+black-crown", "smite agares"}
    state = play(state, "smite orobas+black-crown")
    assert horde(state, 1) == ["agares"]
    assert discard(state, 1) == ["black-crown", "orobas"]


def test_card_pillar_of_fire_gives_word_instead():
    state = play(table(hand=["pillar-of-fire"], other={"horde": ["agares"]}), "perform pillar-of-fire", "choose 1")
    assert word(state) == 3
    assert horde(state, 1) == ["agares"]
    assert discard(state) == ["pillar-of-fire"]


def test_card_tongues_of_flame_draw_three_and_one_for_each_seraph_or_messenger():
    state = play(table(hand=["tongues-of-flame"], deck=["sariel", "haniel", "erelin"]), "perform tongues-of-flame")
    assert hand(state) == ["erelin", "haniel", "sariel"]
    state = table(hand=["tongues-of-flame"], host=["sariel", "israfel", "zadkiel"], deck=["erelin"] * 7)
    assert len(hand(play(state, "perform tongues-of-flame"))) == 3 + 2


# Titles


def test_card_gatekeeper_counts_in_the_final_battle():
    assert final_light(["sariel"], titles=["gatekeeper"]) == printed("sariel") + 5
    assert host_light(table(host=["sariel"], titles=["gatekeeper"])) == printed("sariel")


def test_card_captain_counts_in_the_host_and_in_the_final_battle():
    assert final_light(["sariel"], titles=["captain"]) == printed("sariel") + 2
    assert host_light(table(host=["sariel", "haniel"], titles=["captain"])) == printed("sariel") + printed("haniel") + 2


def test_card_captain_works_from_the_moment_it_is_played():
    state = table(hand=["captain"], host=["sariel"])
    assert host_light(play(state, "title captain")) == host_light(state) + 2


def test_card_herald_lends_light_to_messengers():
    state = table(host=["remiel", "sariel"], horde=["seere"], titles=["herald"])
    assert (lent(state, "remiel"), lent(state, "sariel"), lent(state, "seere")) == (1, 0, 1)
    assert final_light(["remiel", "sariel"], titles=["herald"]) == printed("remiel") + 1 + printed("sariel")


def test_card_herald_fills_the_hand_with_a_card_more():
    state = play(table(titles=["herald"], deck=["erelin"] * 7, other={"deck": ["erelin"] * 4}), "end")
    assert len(hand(state, 1)) == 3
    assert len(hand(play(state, "end"))) == 4


def test_card_warden_lends_light_to_demons():
    state = table(host=["sariel"], horde=["vassago", "agares"], titles=["warden"])
    assert (lent(state, "vassago"), lent(state, "agares"), lent(state, "sariel")) == (1, 1, 0)
    assert final_light(["orobas"], titles=["warden"]) == printed("orobas") + 1


def test_card_scribe_gives_word_at_once_and_in_each_turn():
    assert "1 Word now and at the beginning of each of your turns." in RULES.cards()["scribe"].text()
    state = play(table(hand=["scribe"], other={"deck": ["erelin"]}), "title scribe")
    assert word(state) == 1
    state = play(state, "end")
    assert word(state) == 0, "the other's turn"
    state = play(state, "end")
    assert word(state) == 1


def test_card_scribe_lends_light_to_thrones():
    assert final_light(["sariel", "zadkiel"], titles=["scribe"]) == printed("sariel") + printed("zadkiel") + 1
    assert lent(table(host=["zadkiel"], titles=["scribe"]), "zadkiel") == 1


def test_card_wheelwright_lends_light_to_wheels():
    state = table(host=["ophanim", "sariel"], titles=["wheelwright"])
    assert (lent(state, "ophanim"), lent(state, "sariel")) == (1, 0)


def test_card_wheelwright_turns_an_erelin_into_a_wheel_in_each_turn():
    state = play(table(hand=["wheelwright"], deck=["erelin"] * 3), "title wheelwright")
    assert state.stack == [], "from the next turn on"
    state = play(state, "end", "end")
    assert moves(state) == {"decline", "exile erelin from hand"}
    state = play(state, "exile erelin from hand")
    assert discard(state) == ["ophanim"]
    assert hand(state) == ["erelin", "erelin"]
