"""Mended beside the rules of the turn: Solo cards, moving second, the anatomy of cards, the log (HB8 to HB10)."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import pytest

from game.archangelis import RULES, cards
from game.archangelis.cards import KINDS
from game.core import reading
from game.core.names import NONE
from game.core.things import Card
from game.deckbuilding.rules import TURN
from tests.contract.games import page
from tests.scenarios.archangelis.position import (
    automaton_turn,
    card,
    discard,
    events,
    final_light,
    horde,
    host,
    keys,
    locations,
    moves,
    outcome,
    play,
    start,
    table,
    zone,
)

LEADERS = keys(cards.pile(cards.LEADER))

# HB8: Solo


def test_HB8_a_miracle_of_the_automaton_is_performed_and_then_discarded():
    state = automaton_turn(infernal=["plague"], other={"host": ["sariel", "haniel"]})
    state = play(state, "automaton")
    assert moves(state) == {"yield sariel", "yield haniel"}
    assert state.infernal_discard == [], "it is still being performed"
    assert zone(state, "purse", 1) == ["plague"]
    state = play(state, "yield haniel")
    assert keys(state.infernal_discard) == ["plague"]
    assert zone(state, "purse", 1) == []
    assert state.sides[1].owned == []


def test_HB8_the_log_tells_it_in_that_order():
    state = automaton_turn(infernal=["temptation"], store=["lailah", "seraphiel"], holy=["haniel"])
    kinds = [event.kind for event in events(state, "automaton")]
    assert kinds.index("turn over") < kinds.index("perform") < kinds.index("clear") < kinds.index("cast off")


def test_HB8_a_miracle_of_the_player_too():
    state = play(table(solo=True, hand=["parted-sea", "erelin"]), "perform parted-sea")
    assert discard(state) == []
    state = play(state, "exile erelin from hand")
    assert discard(state) == ["parted-sea"]


def test_HB8_no_commander_is_offered_that_can_do_nothing():
    state = start(mode="solo", commanders="choose")
    assert moves(state) == {f"appoint {key}" for key in LEADERS if key not in ("samael", "lucifer")}
    dealt = {RULES.new_game({"mode": "solo"}, seed).sides[0].leader for seed in range(60)}
    assert sorted(keys(dealt), key=card) == [key for key in LEADERS if key not in ("samael", "lucifer")]
    assert len(start(commanders="choose").leaders) == len(LEADERS), "two players choose from all"


def test_HB8_the_decks_stay_whole():
    state = start(mode="solo")
    assert sorted([*state.holy, *state.store]) == cards.pile(cards.HOLY)
    assert sorted(state.infernal) == cards.pile(cards.INFERNAL)


@pytest.mark.parametrize("key", ["sitri", "dantalion", "blood-pact", "warden"])
def test_HB8_a_solo_text_is_rendered_from_what_it_does(key):
    assert "When played in the Solo Game: " in RULES.cards()[key].text()


def test_HB8_sitri_takes_the_dearest_card_of_the_store():
    state = automaton_turn(infernal=["sitri"], store=["lailah", "seraphiel"], holy=["haniel"])
    assert keys(play(state, "automaton").store[:2]) == ["lailah", "haniel"]


def test_HB8_dantalion_moves_the_location_that_suits_the_player():
    state = automaton_turn(
        infernal=["dantalion"],
        locations=["jordan", "eden", "tabor"],
        location_deck=["sinai"],
        other={"host": ["sariel", "haniel"]},
    )
    assert locations(play(state, "automaton")) == ["jordan", "eden", "sinai"]


def test_HB8_blood_pact_calls_a_demon_back():
    state = play(automaton_turn(infernal=["blood-pact"], discard=["orobas"]), "automaton")
    assert horde(state, 1) == ["orobas"]
    assert keys(state.infernal_discard) == ["blood-pact"]


def test_HB8_the_abyss_warden_smites_a_demon():
    state = play(table(solo=True, hand=["warden"], other={"horde": ["orobas", "agares"]}), "title warden")
    assert moves(state) == {"smite orobas", "smite agares"}
    assert horde(play(state, "smite agares"), 1) == ["orobas"]


@pytest.mark.parametrize(
    ("key", "verb"), [("sitri", "horde"), ("dantalion", "horde"), ("blood-pact", "perform"), ("warden", "title")]
)
def test_HB8_between_two_players_a_solo_text_is_nothing(key, verb):
    other = {"horde": ["orobas"], "host": ["haniel"]}
    state = play(table(hand=[key], discard=["agares"], store=["lailah"], other=other), f"{verb} {key}")
    assert state.stack == []
    assert state.phase == TURN
    assert horde(state, 1) == ["orobas"]
    assert keys(state.store[:1]) == ["lailah"]


# Shuffled decks

DECKS = {
    "first start deck": lambda state: [*state.sides[0].deck, *state.sides[0].hand],
    "second start deck": lambda state: [*state.sides[1].deck, *state.sides[1].hand],
    "Holy": lambda state: state.holy,
    "Infernal": lambda state: state.infernal,
    "Locations": lambda state: state.location_deck,
}


def lies(deck):
    """In how many orders a pile lies after so many set-ups; one that nobody shuffled has one."""
    return len({tuple(deck(seed)) for seed in range(6)})


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_shuffled(name):
    assert lies(lambda seed: DECKS[name](RULES.new_game({"commanders": "off", "first": "1"}, seed))) > 3


@pytest.mark.parametrize("name", ["Infernal", "Locations", "demon Locations"])
def test_every_deck_of_the_solo_game_is_shuffled(name):
    decks = DECKS | {"demon Locations": lambda state: state.demon_locations}
    assert lies(lambda seed: decks[name](RULES.new_game({"mode": "solo", "commanders": "off"}, seed))) > 3


def test_the_automatons_new_infernal_deck_is_shuffled():
    def new_deck(seed):
        cast_off = ["legion", "baraqiel", "orobas", "stolas", "astaroth", "eligos"]
        state = automaton_turn(infernal=[], infernal_discard=cast_off)
        state.random = seed + 1
        return play(state, "automaton").infernal

    assert lies(new_deck) > 3


# HB9: making up for moving second


@pytest.mark.parametrize("key", LEADERS)
def test_HB9_no_commander_makes_up_for_moving_second(key):
    assert "second" not in RULES.cards()[key].text()


def test_HB9_it_is_an_option_that_is_off_and_says_that_it_is_ours():
    option = RULES.info.option("second")
    assert option.default == "off"
    assert [choice.value for choice in option.choices] == ["off", "on"]
    assert "house rule" in option.help.casefold()
    assert option.when == ("mode", "two")


@pytest.mark.parametrize("how", ["random", "choose", "off"])
@pytest.mark.parametrize("first", ["1", "2"])
def test_HB9_whoever_moves_second_has_one_light_more(first, how):
    for chosen in ("off", "on"):
        state = RULES.new_game({"commanders": how, "first": first, "second": chosen}, 5)
        if how == "choose":
            state = play(state, "appoint uriel", "appoint samael")
        assert [side.second for side in state.sides] == [
            chosen == "on" and first == "2",
            chosen == "on" and first == "1",
        ]
    assert final_light(["jophiel"], second=True) == final_light(["jophiel"]) + 1


def test_HB9_it_wins_an_even_battle():
    state = table(won=["jordan"], deck=["jophiel"], other={"won": ["zion"], "deck": ["jophiel"]}, turn=200)
    even = play(state, "end", "pick jophiel", "pick jophiel")
    assert outcome(even).ranking == ((0, 1),)
    state.sides[1].second = True
    assert outcome(play(state, "end", "pick jophiel", "pick jophiel")).scores == (3, 4)


def test_HB9_it_is_nothing_in_the_solo_game():
    state = RULES.new_game({"mode": "solo", "second": "on"}, 5)
    assert [side.second for side in state.sides] == [False, False]


def test_HB9_the_page_lists_it_among_what_is_ours():
    for language in ("en", "pl"):
        text = page("archangelis").with_name(f"archangelis.{language}.md").read_text("utf-8")
        assert "(HB9)" in text.split("{#ours}")[1]


# HB10: the whole anatomy of a card


@pytest.mark.parametrize("key", [kind.key for kind in KINDS])
def test_HB10_every_card_has_its_name_its_type_its_keywords_and_room_for_flavour(key):
    shown, kind = RULES.cards()[key], KINDS[card(key)]
    assert shown.name == kind.name
    parts = shown.line().split(" · ")
    assert cards.TYPE_LINES[kind.type] in parts
    for keyword in kind.keywords:
        assert keyword in parts
    assert isinstance(shown.flavour(), str)
    assert dict(shown.numbers).get("word", 0) == kind.word
    assert dict(shown.numbers).get("light", 0) == kind.light
    assert dict(shown.numbers).get("cost", 0) == kind.cost


def test_HB10_flavour_is_read_aloud_after_the_text():
    one = Card("lamp", "relic", "Lamp", lambda: "It shines.", line=lambda: "Relic", flavour=lambda: "Not for long.")
    assert reading.card(one, {}) == "Lamp: Relic. It shines. Not for long."


# The log: who uses, who loses


NAMES = ["Anna", "Ben"]


def told(state, text):
    return [line for event in events(state, text) if (line := RULES.say_event(event, NAMES))]


def test_the_log_says_who_uses_a_card():
    state = table(host=["remiel+star-crown", "stylite"], deck=["erelin"] * 2)
    assert told(state, "use remiel+star-crown")[0] == "Anna discards Remiel for its ability."
    assert "Anna loses Crown of Stars." in told(state, "use remiel+star-crown")
    assert told(state, "use stylite")[0] == "Anna discards Stylite for its ability."


def test_the_log_says_who_loses_what_and_to_whom():
    state = table(locations=["tabor"], host=["jophiel+lily-staff", "sariel"], other={"horde": ["orobas"]})
    state = play(state, "challenge tabor", "defend", "remove jophiel+lily-staff")
    lines = told(state, "done")
    assert lines[0] == "Ben's Horde removes Anna's Jophiel."
    assert lines[1] == "Anna loses Lily Staff."


@pytest.mark.parametrize(
    ("position", "moved", "line"),
    [
        ({"hand": ["plague"], "other": {"host": ["sariel"]}}, ["perform plague", "yield sariel"],
         "Ben gives up Sariel."),
        ({"hand": ["pillar-of-fire"], "other": {"horde": ["orobas"]}},
         ["perform pillar-of-fire", "choose 0", "smite orobas"], "Anna smites Ben's Orobas."),
        ({"hand": ["famine"], "other": {"host": ["sariel+star-crown"]}},
         ["perform famine", "disarm sariel+star-crown"], "Anna takes Crown of Stars away from Ben's Sariel."),
        ({"hand": ["famine"], "other": {"host": ["pilgrim"]}}, ["perform famine", "disarm pilgrim"],
         "Anna drives Pilgrim out of Ben's Host."),
        ({"hand": ["empty-tomb"], "discard": ["sariel"]}, ["perform empty-tomb", "raise sariel"],
         "Anna brings Sariel back from the discards into the Host."),
        ({"hand": ["possession", "orobas"]}, ["perform possession", "summon orobas from hand"],
         "Anna summons Orobas into the Horde."),
        ({"hand": ["earthquake"], "locations": ["zion"], "location_deck": ["eden"]},
         ["perform earthquake", "shift zion"], "Anna puts Mount Zion under its deck."),
    ],
    ids=["yield", "smite", "disarm", "drive out", "raise", "summon", "shift"],
)  # fmt: skip
def test_the_log_says_who_does_what_to_whom(position, moved, line):
    state = play(table(**position), *moved[:-1])
    assert line in told(state, moved[-1])


# "When played" for raised and summoned cards


def test_raised_and_summoned_cards_are_played():
    state = play(table(hand=["empty-tomb"], discard=["israfel"], deck=["erelin"]), "perform empty-tomb")
    state = play(state, "raise israfel")
    assert host(state) == ["israfel"]
    assert zone(state, "hand") == ["erelin"], "Israfel draws a card when played"
    text = page("archangelis").read_text("utf-8")
    assert "raised or summoned into Host or Horde" in text
    assert NONE not in state.sides[0].hand


def test_the_page_says_which_limits_are_ours():
    text = page("archangelis").read_text("utf-8").split("{#ours}")[1]
    assert "three shuffles a turn" in text
    assert "100 turns" in text
