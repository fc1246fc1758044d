"""One scenario or more for each Infernal card that can do something, named after the card."""

from game.archangelis import RULES
from game.archangelis.state import CHOOSING_ARMIES
from game.deckbuilding.rules import TURN
from tests.scenarios.archangelis.position import (
    discard,
    exiled,
    final_light,
    hand,
    horde,
    horde_light,
    host,
    keys,
    lent,
    locations,
    may,
    moves,
    play,
    printed,
    table,
    word,
    zone,
)

# Demons


def test_card_vassago_gives_word_for_each_watcher():
    assert word(play(table(hand=["vassago"]), "horde vassago")) == 1, "a Watcher itself"
    state = table(hand=["vassago"], host=["cassiel", "sariel"])
    assert word(play(state, "horde vassago")) == 2, "in the Host too"


def test_card_sitri_gives_word_for_princes_and_dukes():
    state = play(table(hand=["sitri"]), "horde sitri")
    assert word(state) == 1
    assert horde(state) == ["sitri"]
    state = play(table(hand=["possession", "sitri"], horde=["agares"]), "perform possession", "summon sitri from hand")
    assert word(state) == 2


def test_card_stolas_takes_a_cheap_card_from_the_store():
    state = table(hand=["stolas"], store=["lailah", "azrael", "haniel"], holy=["sariel"], infernal=["agares"])
    state = play(state, "horde stolas")
    assert moves(state) == {"decline", "recruit lailah", "recruit haniel"}, "Azrael costs too much"
    taken = play(state, "recruit haniel")
    assert discard(taken) == ["haniel"]
    assert moves(taken) == {"refill holy", "refill infernal"}
    assert word(taken) == 0
    assert discard(play(state, "decline")) == []


def test_card_orobas_lends_light_to_dukes_and_chiefs_in_the_final_battle():
    army = ["orobas", "agares", "kokabiel", "vassago"]
    assert final_light(army) == sum(map(printed, army)) + 2
    assert lent(table(horde=["orobas", "agares"]), "agares") == 0


def test_card_agares_draws_under_a_prince():
    assert hand(play(table(hand=["agares"], horde=["vassago"], deck=["sariel"]), "horde agares")) == ["sariel"]
    assert hand(play(table(hand=["agares"], deck=["sariel"]), "horde agares")) == []


def test_card_shamsiel_gives_word_with_a_prince():
    state = table(hand=["shamsiel"], horde=["vassago", "agares"])
    assert word(play(state, "horde shamsiel")) == 2
    assert word(play(table(hand=["shamsiel"]), "horde shamsiel")) == 0


def claiming(key, *standing, places=("gehenna", "zion", "abyss"), **more):
    return table(hand=[key], horde=standing, locations=places, location_deck=["eden"], **more)


def test_card_kokabiel_claims_a_location_for_a_horde_of_twelve():
    state = play(claiming("kokabiel", "vassago", "agares"), "horde kokabiel")
    assert moves(state) == {"decline", "claim gehenna", "claim abyss"}, "Mount Zion rewards no demon"
    won = play(state, "claim abyss")
    assert zone(won, "won") == ["abyss"]
    assert locations(won) == ["gehenna", "zion", "eden"]
    assert horde(won) == []
    assert discard(won) == ["agares", "kokabiel", "vassago"]
    assert (won.seat, won.phase) == (0, TURN), "it is no challenge: the turn goes on"
    kept = play(state, "decline")
    assert horde(kept) == ["vassago", "agares", "kokabiel"]


def test_card_kokabiel_claims_nothing_with_less():
    assert play(claiming("kokabiel", "agares"), "horde kokabiel").stack == []
    ignored = claiming("kokabiel", "vassago", "agares", places=("sodom", "zion", "tabor"))
    assert play(ignored, "horde kokabiel").stack == [], "Vassago is ignored at Sodom's Ashes"


def test_who_has_won_three_locations_claims_no_more():
    standing = {"hand": ["samyaza", "kokabiel"], "won": ["sinai", "jordan", "zion"]}
    state = play(table(**standing, horde=["vassago", "agares"], locations=["gehenna", "abyss"]), "horde kokabiel")
    assert state.stack == []


def test_card_kokabiel_brings_the_final_battle_at_the_end_of_the_turn():
    state = play(claiming("kokabiel", "vassago", "agares", won=["sinai", "jordan"]), "horde kokabiel")
    state = play(state, "claim gehenna")
    assert state.phase == TURN
    assert play(state, "end").phase == CHOOSING_ARMIES


def test_card_baraqiel_has_light_for_each_other_chief():
    assert lent(table(horde=["baraqiel", "agares"]), "baraqiel") == 0
    assert lent(table(horde=["baraqiel", "shamsiel", "kokabiel"]), "baraqiel") == 2


def test_card_seere_summons_a_demon():
    state = play(table(hand=["seere", "orobas"], discard=["shamsiel", "sariel"]), "horde seere")
    assert moves(state) == {"summon orobas from hand", "summon shamsiel from discard"}
    state = play(state, "summon shamsiel from discard")
    assert horde(state) == ["seere", "shamsiel"], "no Duke is needed"
    assert discard(state) == ["sariel"]


def test_card_seere_finds_no_demon():
    state = play(table(hand=["seere", "sariel"]), "horde seere")
    assert state.stack == []
    assert horde(state) == ["seere"]


def test_card_barbatos_takes_wheels_when_its_horde_strikes():
    state = table(host=["lailah", "sariel"], other={"horde": ["barbatos"], "deck": ["erelin"] * 3}, locations=["zion"])
    state = play(state, "challenge zion", "defend")
    struck = play(state, "remove sariel", "done")
    assert discard(struck, 1) == ["barbatos", "ophanim", "ophanim"]
    assert discard(play(state, "done"), 1) == ["barbatos"], "nobody was removed"


def test_card_eligos_has_light_for_each_other_demon():
    assert lent(table(horde=["eligos"]), "eligos") == 0
    assert lent(table(horde=["vassago", "eligos", "shamsiel", "cultist"]), "eligos") == 2
    assert final_light(["eligos", "vassago", "sariel"]) == sum(map(printed, ["eligos", "vassago", "sariel"])) + 1


def test_card_dantalion_draws_a_card_for_each_duke():
    state = play(table(hand=["dantalion"], deck=["sariel"]), "horde dantalion")
    assert hand(state) == ["sariel"]
    state = play(table(hand=["dantalion"], horde=["vassago", "agares"], deck=["sariel", "haniel"]), "horde dantalion")
    assert hand(state) == ["haniel", "sariel"]


def test_card_astaroth_has_the_removed_exiled():
    state = table(host=["sariel+star-crown", "haniel"], other={"horde": ["astaroth"]}, locations=["zion"])
    state = play(state, "challenge zion", "defend", "remove sariel+star-crown", "done")
    assert exiled(state, "sariel") == 1
    assert discard(state) == ["star-crown"], "its bearer is exiled, so the relic is discarded"
    assert host(state) == ["haniel"]


def test_card_astaroth_condemns_nobody_where_it_is_ignored():
    state = table(host=["zadkiel", "haniel"], other={"horde": ["astaroth", "vassago"]}, locations=["eden"])
    state = play(state, "challenge eden", "defend", "remove haniel", "done")
    assert discard(state) == ["haniel"]


def test_card_armaros_is_discarded_to_disarm_a_host():
    state = table(horde=["armaros"], other={"host": ["sariel+star-crown", "haniel", "pilgrim"]})
    state = play(state, "use armaros")
    assert moves(state) == {"disarm sariel+star-crown", "disarm pilgrim"}
    relic = play(state, "disarm sariel+star-crown")
    assert host(relic, 1) == ["sariel", "haniel", "pilgrim"]
    assert discard(relic, 1) == ["star-crown"]
    human = play(state, "disarm pilgrim")
    assert host(human, 1) == ["sariel+star-crown", "haniel"]
    assert discard(human, 1) == ["pilgrim"]
    assert discard(human) == ["armaros"]


def test_card_armaros_does_nothing_when_its_horde_has_challenged():
    state = table(host=["sariel+star-crown", "zadkiel"], other={"horde": ["armaros"]}, locations=["zion"])
    state = play(state, "challenge zion", "defend")
    assert host(state) == ["sariel+star-crown", "zadkiel"]
    assert horde(state, 1) == []


def test_card_samyaza_claims_with_eleven():
    state = play(claiming("samyaza", "agares"), "horde samyaza")
    assert moves(state) == {"decline", "claim gehenna", "claim abyss"}
    assert zone(play(state, "claim gehenna"), "won") == ["gehenna"]


def test_card_lilith_is_discarded_and_the_opponent_yields_an_angel():
    state = play(table(horde=["lilith+black-crown"], other={"host": ["sariel", "haniel"]}), "use lilith+black-crown")
    assert discard(state) == ["black-crown", "lilith"]
    state = play(state, "yield sariel")
    assert host(state, 1) == ["haniel"]
    assert state.phase == TURN
    assert state.seat == 0


def test_card_legion_has_light_for_each_other_demon():
    assert lent(table(horde=["legion"]), "legion") == 0
    assert lent(table(horde=["legion", "vassago", "agares"]), "legion") == 2
    assert final_light(["legion", "orobas"]) == printed("legion") + printed("orobas") + 1


# Profane humans


def human(key, *demons):
    """What a human adds to a Horde."""
    return horde_light(table(horde=[*demons, key])) - horde_light(table(horde=demons))


def test_card_cultist_lends_light_to_the_horde():
    assert human("cultist", "vassago", "agares") == 2


def test_card_witch_draws_a_card_and_lends_light_to_watchers_and_chiefs():
    state = play(table(hand=["witch"], deck=["sariel"]), "horde witch")
    assert hand(state) == ["sariel"]
    assert horde(state) == ["witch"]
    assert human("witch", "vassago", "agares", "kokabiel") == 2


def test_card_alchemist_exiles_two_cards_when_the_horde_strikes():
    other = {"horde": ["vassago", "alchemist"], "discard": ["erelin", "nephilim"], "deck": ["erelin"] * 3}
    state = table(host=["lailah", "sariel"], other=other, locations=["zion"])
    state = play(state, "challenge zion", "defend", "remove lailah", "done")
    assert RULES.to_act(state) == 1
    assert "exile erelin from discard" in moves(state)
    state = play(state, "exile erelin from discard", "exile nephilim from discard")
    assert discard(state, 1) == ["alchemist", "vassago"]
    assert (state.seat, state.phase) == (1, TURN), "then the challenge is decided"


def test_card_alchemist_exiles_a_card_and_lends_light():
    state = play(table(hand=["alchemist"], discard=["erelin"]), "horde alchemist", "exile erelin from discard")
    assert discard(state) == []
    assert human("alchemist", "vassago") == 1


def test_card_warlock_lends_light_to_the_horde():
    assert human("warlock", "vassago", "agares") == 3


def test_card_false_prophet_is_discarded_and_the_opponent_yields_an_angel():
    state = play(table(horde=["vassago", "false-prophet"], other={"host": ["sariel"]}), "use false-prophet")
    state = play(state, "yield sariel")
    assert horde(state) == ["vassago"]
    assert discard(state) == ["false-prophet"]
    assert discard(state, 1) == ["sariel"]


def test_card_tyrant_lends_light_to_the_horde_and_to_dukes():
    assert human("tyrant", "vassago", "shamsiel") == 1
    assert human("tyrant", "vassago", "agares") == 1 + 2


def test_card_tyrant_claims_with_ten():
    state = play(claiming("tyrant", "vassago", "agares"), "horde tyrant")
    assert moves(state) == {"decline", "claim gehenna", "claim abyss"}
    state = play(state, "claim abyss")
    assert discard(state) == ["agares", "tyrant", "vassago"]


def test_card_necromancer_summons_a_demon_and_lends_light_to_chiefs():
    state = play(table(hand=["necromancer"], horde=["shamsiel"], discard=["orobas"]), "horde necromancer")
    state = play(state, "summon orobas from discard")
    assert horde(state) == ["shamsiel", "orobas", "necromancer"]
    assert human("necromancer", "shamsiel", "orobas") == 1


# Profane relics


def relic(key, *others):
    return lent(table(horde=[f"orobas+{key}", *others]), "orobas")


def test_card_black_crown_gives_three_light_to_a_prince_and_two_to_others():
    assert relic("black-crown") == 3
    assert lent(table(horde=["agares+black-crown"]), "agares") == 2


def test_card_cursed_blade_gives_four_light_to_a_chief_and_three_to_others():
    assert relic("cursed-blade") == 3
    assert lent(table(horde=["kokabiel+cursed-blade"]), "kokabiel") == 4


def test_card_iron_chains_give_light_and_word():
    state = play(table(hand=["iron-chains"], horde=["orobas"]), "equip iron-chains on orobas")
    assert word(state) == 1
    assert lent(state, "orobas") == 2


def test_card_book_of_names_draws_a_card():
    state = table(hand=["book-of-names"], horde=["orobas"], deck=["sariel"])
    state = play(state, "equip book-of-names on orobas")
    assert hand(state) == ["sariel"]
    assert lent(state, "orobas") == 1
    assert lent(table(horde=["vassago+book-of-names"]), "vassago") == 1 + 2, "a Watcher"


def test_card_serpent_staff_has_light_for_each_other_demon():
    assert relic("serpent-staff") == 2
    assert relic("serpent-staff", "agares", "shamsiel", "cultist") == 2 + 2


def test_card_ember_idol_gives_two_light_and_three_to_a_duke():
    assert relic("ember-idol") == 2
    assert lent(table(horde=["agares+ember-idol"]), "agares") == 3


def test_card_hollow_lantern_exiles_a_card_of_the_store():
    state = table(
        hand=["hollow-lantern"], horde=["orobas"], store=["lailah", "sariel"], holy=["haniel"], infernal=["agares"]
    )
    state = play(state, "equip hollow-lantern on orobas")
    assert moves(state) == {"clear lailah", "clear sariel"}
    state = play(state, "clear sariel")
    assert exiled(state, "sariel") == 1
    assert moves(state) == {"refill holy", "refill infernal"}
    state = play(state, "refill infernal")
    assert keys(state.store[:2]) == ["lailah", "agares"]
    assert lent(state, "orobas") == 1


# Profane miracles


def test_card_plague_makes_the_opponent_yield_an_angel():
    state = play(table(hand=["plague"], other={"host": ["sariel", "haniel"]}), "perform plague")
    assert RULES.to_act(state) == 1
    assert "your Host" in RULES.prompt(RULES.view(state, 1))
    state = play(state, "yield haniel")
    assert host(state, 1) == ["sariel"]
    assert discard(state) == ["plague"]


def test_card_blood_pact_gives_word_and_a_card():
    state = play(table(hand=["blood-pact"], deck=["sariel"]), "perform blood-pact")
    assert word(state) == 2
    assert hand(state) == ["sariel"]
    assert discard(state) == ["blood-pact"]


def test_card_possession_summons_a_demon():
    state = play(table(hand=["possession"], discard=["samyaza"], horde=["vassago"]), "perform possession")
    assert moves(state) == {"summon samyaza from discard"}
    state = play(state, "summon samyaza from discard")
    assert horde(state) == ["vassago", "samyaza"]
    assert discard(state) == ["possession"]


def test_card_possession_claims_a_location_afterwards():
    state = claiming("possession", "vassago", "agares", discard=["samyaza"])
    state = play(state, "perform possession", "summon samyaza from discard", "decline")
    assert moves(state) == {"decline", "claim gehenna", "claim abyss"}
    state = play(state, "claim gehenna")
    assert "possession" in discard(state)
    assert zone(state, "won") == ["gehenna"]


def test_card_possession_lets_a_summoned_demon_do_what_it_says():
    state = play(table(hand=["possession", "seere", "agares"]), "perform possession", "summon seere from hand")
    state = play(state, "summon agares from hand")
    assert horde(state) == ["seere", "agares"]
    assert discard(state) == ["possession"]


def test_card_earthquake_changes_a_location_and_draws_two():
    state = table(
        hand=["earthquake"],
        deck=["sariel", "haniel"],
        locations=["zion", "jordan", "tabor"],
        location_deck=["eden", "sinai"],
    )
    state = play(state, "perform earthquake")
    assert moves(state) == {"shift zion", "shift jordan", "shift tabor"}
    state = play(state, "shift jordan")
    assert locations(state) == ["zion", "eden", "tabor"]
    assert keys(state.location_deck) == ["jordan", "sinai"], "it lies at the bottom"
    assert hand(state) == ["haniel", "sariel"]


def test_card_earthquake_finds_no_other_location():
    state = table(hand=["earthquake"], deck=["sariel", "haniel"], locations=["zion"], location_deck=[])
    state = play(state, "perform earthquake")
    assert locations(state) == ["zion"]
    assert hand(state) == ["haniel", "sariel"]


def test_card_temptation_exiles_a_card_of_the_store_and_gives_word():
    state = table(hand=["temptation"], store=["sariel"], holy=["haniel"], infernal=["agares"])
    state = play(state, "perform temptation", "clear sariel", "refill holy")
    assert exiled(state, "sariel") == 1
    assert word(state) == 2
    assert discard(state) == ["temptation"]
    assert not may(state, "buy haniel")


def test_card_famine_disarms_a_host_and_draws_a_card():
    state = table(hand=["famine"], deck=["sariel"], other={"host": ["haniel+lily-staff"]})
    state = play(state, "perform famine", "disarm haniel+lily-staff")
    assert host(state, 1) == ["haniel"]
    assert hand(state) == ["sariel"]


def test_card_famine_finds_nothing_to_take():
    state = play(table(hand=["famine"], deck=["sariel"], other={"host": ["haniel"]}), "perform famine")
    assert host(state, 1) == ["haniel"]
    assert hand(state) == ["sariel"]
