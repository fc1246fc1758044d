"""What crew members and Admirals do, one scenario each."""

from game.archpiratus import RULES, ship
from game.archpiratus.cards import KINDS
from game.archpiratus.state import BUYING
from game.core.contract import HIDDEN
from tests.scenarios.archpiratus.position import (
    begun,
    card,
    crew,
    crew_value,
    discard,
    exiled,
    hand,
    hits,
    keys,
    lacks,
    mat,
    may,
    moves,
    outcome,
    play,
    store,
    table,
    value,
    zone,
)
from tests.scenarios.archpiratus.test_tech_cards import draws_when_bought, rushes

DECK = ["credits", "contract", "credits"]


def hired(key, **position):
    return play(table(hand=[key], **position), f"hire {key}")


def printed(key):
    return KINDS[card(key)].value


def lent(key, slot, tech):
    """By how much a crew member makes a tech better than it is printed."""
    return value(hired(key, mat=[tech]), slot) - printed(tech)


def beside(key):
    """By how much the crew's value in all is more than what is printed."""
    return crew_value(hired(key, crew=["contact"])) - printed(key) - 1


def cheaper(state, key):
    """By how much a card costs less than is printed."""
    return KINDS[card(key)].cost - RULES.price(state, card(key))


# Commanders


def test_card_deck_officer():
    assert cheaper(table(crew=["deck-officer"]), "navigator") == 0
    assert cheaper(table(crew=["deck-officer", "contact"]), "navigator") == 1


def test_card_first_mate():
    assert draws_when_bought("first-mate")


def test_card_corsair_captain():
    assert beside("corsair-captain") == 1


def test_card_void_legend():
    assert len(hand(begun(crew=["void-legend"], deck=["credits"] * 5, other={}))) == 4


# Pilots


def test_card_tug_pilot():
    rushes("tug-pilot")


def test_card_racer():
    assert value(table(crew=["racer"]), "engine") == 0
    assert value(table(crew=["racer"], mat=["tramp-burner"]), "engine") == 2


def test_card_ace():
    assert lent("ace", "engine", "ion-sail") == 1


def test_card_navigator():
    gun = {"crew": ["navigator"], "mat": ["rail-cannon"], "station": "medium"}
    assert hits(play(table(**gun, other={"station": "hard"}), "fly hard"), 1) == 1
    assert hits(play(table(**gun, other={"station": "hard"}), "fly easy"), 1) == 0, "only where the other ship is"
    assert hits(play(table(**gun, other={"station": "hard", "mat": ["mirror-shell"]}), "fly hard"), 1) == 0
    last = play(table(**gun, other={"station": "hard", "hits": 3}), "fly hard")
    assert outcome(last).winners == (0,)


# Mechanics


def test_card_greasehand():
    assert hits(play(table(hand=["greasehand"], hits=2), "spend greasehand")) == 1
    assert hits(hired("greasehand", hits=2)) == 2


def test_card_patcher():
    assert hits(hired("patcher", hits=2)) == 1


def test_card_shipwright():
    state = hired("shipwright")
    assert [cheaper(state, key) for key in ("void-eye", "scourge", "cargo-hold", "press-gang")] == [1] * 4
    assert cheaper(state, "rivet-gun") == 0, "never for nothing"
    assert cheaper(state, "racer") == 0


def test_card_machine_saint():
    assert hits(hired("machine-saint", hits=3)) == 1
    assert ship.bend(hired("machine-saint"), 0, "draw") == 0
    assert ship.bend(hired("machine-saint", rooms=["war-room"]), 0, "draw") == 1


# Gunners


def test_card_powder_rat():
    assert crew_value(table(crew=["powder-rat"])) == 1
    assert crew_value(table(crew=["powder-rat"], mat=["rivet-gun"])) == 2


def test_card_deadeye():
    assert lent("deadeye", "weapon", "rail-cannon") == 1


def volley(key, shots):
    """A gunner fires the gun that is fitted."""
    assert hits(hired(key, mat=["rivet-gun"]), 1) == shots
    assert hits(hired(key, mat=["rivet-gun"], station="hard"), 1) == 0, "at one station"
    assert hits(hired(key, mat=["rivet-gun"], other={"mat": ["scrap-plating"]}), 1) == 0, "only a stronger gun"
    assert hits(hired(key), 1) == 0, "without a weapon nobody fires"


def test_card_turret_twin():
    volley("turret-twin", 1)


def test_card_turret_twin_behind():
    armed = {"mat": ["rivet-gun"], "crew": ["turret-twin"]}
    for theirs, shots in (["hive-queen"], 1), ([], 0):
        chase = table(**armed, other={"station": "hard", "done": theirs})
        assert hits(play(chase, "fly hard"), 1) == shots


def test_card_siege_master():
    volley("siege-master", 2)
    assert value(table(crew=["siege-master"], mat=["rivet-gun"]), "weapon") == 1
    assert value(table(crew=["siege-master"], mat=["rivet-gun"], titles=["guild-flagship"]), "weapon") == 2


# Medics


def test_card_sawbones():
    state = play(
        table(funds=1, store=["sawbones"], hand=["credits"], tech_deck=[], crew_deck=["racer"]), "buy sawbones"
    )
    assert moves(state) == {"decline", "exile credits from hand", "exile sawbones from discard"}
    gone = play(state, "exile credits from hand")
    assert (hand(gone), discard(gone), gone.phase) == ([], ["sawbones"], BUYING)
    assert hired("sawbones").stack == []


def test_card_field_surgeon():
    state = hired("field-surgeon", discard=["racer"])
    assert moves(state) == {"recover racer"}
    assert hand(play(state, "recover racer")) == ["racer"]


def test_card_gene_tailor():
    state = hired("gene-tailor", discard=["credits", "credits", "contract"])
    before = exiled(state, "credits")
    state = play(state, "exile credits from discard")
    assert moves(state) == {"decline", "exile credits from discard", "exile contract from discard"}
    both = play(state, "exile credits from discard")
    assert both.stack == []
    assert exiled(both, "credits") == before + 2
    assert discard(play(state, "decline")) == ["contract", "credits"]


def test_card_life_binder():
    assert lent("life-binder", "armor", "scrap-plating") == 1


# Scientists


def test_card_lab_runaway():
    state = play(table(hand=["lab-runaway"], store=["racer", "void-eye"], crew_deck=["envoy"]), "spend lab-runaway")
    assert state.funds == 1
    assert moves(state) == {"clear racer", "clear void-eye"}
    state = play(state, "clear void-eye", "refill crew")
    assert store(state)[:2] == ["racer", "envoy"]
    assert may(state, "buy envoy"), "while buying"


def test_card_xenologist():
    assert lent("xenologist", "scanner", "dead-ear") == 1


def test_card_cyberneticist():
    assert lent("cyberneticist", "computer", "abacus") == 1


def test_card_star_sage():
    state = hired("star-sage", easy=["milk-run"])
    assert keys(RULES.view(state, 0).decks[0][-1:]) == ["milk-run"]
    assert RULES.view(state, 1).decks[0][-1] == HIDDEN
    assert value(state, "scanner") == 0
    assert value(hired("star-sage", mat=["abacus"]), "scanner") == 1


# Smugglers


def test_card_dock_rat():
    assert begun(crew=["dock-rat"], other={}).funds == 0
    assert begun(crew=["dock-rat", "contact"], other={}).funds == 1


def test_card_fence():
    state = table(funds=1, crew=["fence"], salvage=["void-eye"])
    assert play(state, "salvage void-eye").funds == 0


def test_card_run_boss():
    state = play(hired("run-boss"), "end")
    assert state.funds == 0, "only for its captain"
    assert play(state, "end").funds == 1


def test_card_shadow_queen():
    state = hired("shadow-queen", other={"mat": ["pulse-laser", "mirror-shell"]})
    assert moves(state) == {"steal pulse-laser"}, "up to value 2"
    state = play(state, "steal pulse-laser")
    assert discard(state) == ["pulse-laser"]
    assert mat(state, 1) == ["mirror-shell"]
    assert crew(state) == ["shadow-queen"]
    assert begun(crew=["shadow-queen"], other={}).funds == 0
    assert begun(crew=["shadow-queen"], discard=["press-gang"], other={}).funds == 1


# Diplomats


def test_card_envoy():
    state = hired("envoy", missions=["night-ferry"], easy=["bar-brawl"])
    assert moves(state) == {"decline", "exchange night-ferry"}
    assert zone(play(state, "exchange night-ferry"), "missions") == ["bar-brawl"]
    assert RULES.view(play(state, "exchange night-ferry"), 0).decks[0][-1] == HIDDEN, "it may lie anywhere"


def test_card_broker():
    state = hired("broker")
    assert cheaper(state, "navigator") == 1
    assert cheaper(state, "tug-pilot") == 0, "never for nothing"
    assert cheaper(state, "contact") == 0
    assert cheaper(state, "void-eye") == 0


def test_card_consul():
    state = table(funds=1, crew=["consul"], missions=["night-ferry", "last-armada"], hand=["contract"])
    assert moves(state, "abandon") == {"abandon night-ferry"}, "but no Final one"
    given = play(state, "abandon night-ferry")
    assert (given.funds, zone(given, "missions"), discard(given)) == (0, ["last-armada"], ["contract"])
    assert len(given.decks[0]) == 12
    assert moves(table(crew=["consul"], missions=["night-ferry"]), "abandon") == set(), "it has its price"
    assert moves(table(funds=1, missions=["night-ferry"]), "abandon") == set()
    assert moves(play(state, "contract easy"), "abandon") == set(), "only while buying"


def test_card_peace_maker():
    assert beside("peace-maker") == 1
    assert cheaper(hired("peace-maker", titles=["guild-flagship"]), "navigator") == 1
    assert cheaper(hired("peace-maker"), "navigator") == 0


# Admirals


def test_card_vance():
    assert value(table(leader="vance", mat=["rail-cannon"]), "weapon") == 4
    assert hits(begun(leader="vance", mat=["rail-cannon"], other={"mat": ["mirror-shell"]}), 1) == 1


def test_card_okonkwo():
    assert value(table(leader="okonkwo", mat=["mirror-shell"]), "armor") == 4
    assert hits(begun(mat=["phase-shield", "plasma-lance"], other={"leader": "okonkwo", "mat": ["mirror-shell"]})) == 0


def test_card_sorrel():
    state = table(leader="sorrel", funds=1, store=[])
    assert play(state, "buy contact").funds == 0
    assert not may(table(funds=1, store=[], other={"leader": "sorrel"}), "buy contact")


def test_card_thorne():
    gun = {"mat": ["pulse-laser"]}
    state = begun(**gun, other={"leader": "thorne", "hits": 3})
    assert hits(state, 1) == 4
    assert RULES.outcome(state) is None
    assert "4 of 5 hits" in RULES.standing(state, 1)
    assert RULES.outcome(begun(**gun, other={"leader": "thorne", "hits": 4})).winners == (0,)
    assert value(table(leader="thorne", mat=["ion-sail"]), "engine") == 3


def test_card_li():
    state = play(table(leader="li", hand=["contract"] * 3), "contract easy", "contract easy")
    assert moves(state, "contract") == set()
    assert value(table(leader="li", mat=["abacus"]), "computer") == 2


def test_card_moreau():
    assert RULES.salvage_price(table(leader="moreau")) == 1
    assert RULES.salvage_price(table(other={"leader": "moreau"})) == 2


def test_card_azimi():
    assert crew_value(table(leader="azimi", crew=["racer"])) == 3
    assert lacks(table(leader="azimi", crew=["racer"]), "bar-brawl") == []


def test_card_brandt():
    five = ["hive-queen", "broken-relay"]
    state = table(leader="brandt", done=five, hand=["contract"])
    assert may(state, "fly final")
    assert may(play(state, "fly final"), "contract final")
    assert not may(table(leader="brandt", done=["hive-queen", "bar-brawl"]), "fly final")
    assert not may(table(done=five, other={"leader": "brandt"}), "fly final")
    assert "5 of 5 points" in RULES.standing(state, 0)
    assert value(table(leader="brandt", mat=["dead-ear"]), "scanner") == 2
