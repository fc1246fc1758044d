"""What the cards of the Tech deck do, one scenario each: tech, rooms, titles, piracy, and Events."""

from game.archpiratus import RULES, ship
from game.archpiratus.cards import KINDS
from game.deckbuilding.rules import OVER
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
    mat,
    may,
    moves,
    outcome,
    play,
    salvage,
    store,
    table,
    value,
)

DECK = ["credits", "contract", "credits"]


def fitted(key, **position):
    return play(table(hand=[key], **position), f"fit {key}")


def drawn(key):
    """How many cards come into the hand when a card is fitted."""
    return len(hand(fitted(key, deck=DECK)))


# Weapons


def broadside(key, shots=1):
    assert hits(fitted(key), 1) == shots
    assert hits(fitted(key, other={"station": "hard"}), 1) == shots, "these guns carry far"
    assert hits(fitted(key, other={"mat": ["neutron-hide"]}), 1) == 0, "only if the gun is stronger"
    assert hits(begun(mat=["rivet-gun"], deck=[key], other={}), 1) == 1
    assert hits(play(begun(mat=["rivet-gun"], deck=[key], other={}), f"fit {key}"), 1) == 1 + shots, "more"
    last = fitted(key, other={"hits": 3})
    assert last.phase == OVER
    assert outcome(last).winners == (0,)


def test_card_pulse_laser():
    broadside("pulse-laser")


def test_card_rail_cannon():
    broadside("rail-cannon")


def test_card_plasma_lance():
    broadside("plasma-lance")


def test_card_star_breaker():
    broadside("star-breaker", 2)


# Armor


def test_card_ablative_tiles():
    assert hits(fitted("ablative-tiles", hits=3)) == 2
    assert hits(fitted("ablative-tiles")) == 0, "nothing to repair"


def test_card_phase_shield():
    assert hits(fitted("phase-shield", hits=1)) == 0


def test_card_neutron_hide():
    assert hits(fitted("neutron-hide", hits=3)) == 1
    assert hits(fitted("neutron-hide", hits=1)) == 0


# Engines and computers


def test_card_fusion_torch():
    assert drawn("fusion-torch") == 1


def test_card_slip_drive():
    assert drawn("slip-drive") == 1


def test_card_fold_engine():
    assert drawn("fold-engine") == 2


def test_card_hive_lattice():
    assert drawn("hive-lattice") == 1


def test_card_ghost_engine():
    assert drawn("ghost-engine") == 2


def thins(key):
    """One card of the hand or of the discards is exiled, or none."""
    state = play(table(hand=[key, "credits"], discard=["contract"]), f"fit {key}")
    assert moves(state) == {"decline", "exile credits from hand", "exile contract from discard"}
    before = exiled(state, "contract")
    gone = play(state, "exile contract from discard")
    assert exiled(gone, "contract") == before + 1
    assert discard(gone) == []
    assert gone.stack == []
    assert hand(play(state, "decline")) == ["credits"]


def test_card_clerk_mind():
    thins("clerk-mind")


def test_card_oracle_core():
    thins("oracle-core")


# Scanners


def test_card_lidar_mast():
    state = fitted("lidar-mast", store=["racer", "void-eye"], tech_deck=["abacus"], crew_deck=["envoy"])
    assert moves(state) == {"clear racer", "clear void-eye"}
    state = play(state, "clear void-eye")
    assert moves(state) == {"refill tech", "refill crew"}
    state = play(state, "refill crew")
    assert store(state)[:2] == ["racer", "envoy"]
    assert exiled(state, "void-eye") == 2, "the other one was in no deck"


def recovers(key):
    state = fitted(key, discard=["racer", "credits", "credits"])
    assert moves(state) == {"recover racer", "recover credits"}
    state = play(state, "recover racer")
    assert hand(state) == ["racer"]
    assert may(state, "hire racer"), "and may be put to use at once"
    assert discard(state) == ["credits", "credits"]


def test_card_quantum_net():
    recovers("quantum-net")


def test_card_void_eye():
    recovers("void-eye")


# Rooms


def test_card_cargo_hold():
    state = play(table(hand=["cargo-hold"]), "furnish cargo-hold")
    assert state.funds == 0, "not in this turn"
    state = play(state, "end", "end")
    assert state.funds == 1


def test_card_bunk_deck():
    state = table(hand=["bunk-deck", "greasehand"], crew=["racer", "envoy", "sawbones", "contact"])
    assert not may(state, "hire greasehand")
    state = play(state, "furnish bunk-deck", "hire greasehand")
    assert len(crew(state)) == 5


def test_card_war_room():
    state = table(hand=["war-room"], crew=["racer"])
    state = play(state, "furnish war-room")
    assert crew_value(state) == 2 + 1


def test_card_chop_shop():
    state = table(funds=1, rooms=["chop-shop"], salvage=["void-eye"])
    assert play(state, "salvage void-eye").funds == 0


# Titles


def test_card_scourge():
    state = play(table(hand=["scourge"], mat=["rivet-gun"]), "title scourge")
    assert value(state, "weapon") == 2
    assert keys(state.sides[0].titles) == ["scourge"]


def test_card_iron_duchess():
    assert value(play(table(hand=["iron-duchess"], mat=["mirror-shell"]), "title iron-duchess"), "armor") == 4


def test_card_guild_flagship():
    state = play(table(hand=["guild-flagship", *["contract"] * 3]), "title guild-flagship")
    state = play(state, "contract easy", "contract hard")
    assert moves(state, "contract") == set(), "two, not three"
    assert len(state.sides[0].missions) == 2


# Piracy


def test_card_boarding_party():
    other = {"mat": ["rivet-gun", "mirror-shell", "slip-drive"]}
    state = play(table(hand=["boarding-party"], other=other), "raid boarding-party")
    assert RULES.to_act(state) == 0, "the pirate chooses"
    assert moves(state) == {"steal rivet-gun", "steal mirror-shell"}, "up to value 3"
    state = play(state, "steal mirror-shell")
    assert discard(state) == ["boarding-party", "mirror-shell"]
    assert mat(state, 1) == ["rivet-gun", "slip-drive"]
    assert card("mirror-shell") in state.sides[0].owned
    assert card("mirror-shell") not in state.sides[1].owned


def test_card_press_gang():
    state = play(table(hand=["press-gang"], other={"crew": ["racer", "contact"]}), "raid press-gang")
    assert RULES.to_act(state) == 1, "the opponent chooses"
    assert moves(state) == {"give racer", "give contact"}
    state = play(state, "give contact")
    assert RULES.to_act(state) == 0
    assert discard(state) == ["contact", "press-gang"]
    assert crew(state, 1) == ["racer"]


def test_card_midnight_refit():
    state = table(
        hand=["midnight-refit"], mat=["rivet-gun", "ion-sail"], deck=DECK, other={"mat": ["star-breaker", "void-eye"]}
    )
    state = play(state, "raid midnight-refit")
    assert moves(state) == {"choose 0", "choose 1"}
    assert len(hand(play(state, "choose 1"))) == 2
    state = play(state, "choose 0")
    assert moves(state) == {"swap star-breaker", "swap void-eye"}
    state = play(state, "swap star-breaker")
    assert mat(state) == ["star-breaker", "ion-sail"]
    assert mat(state, 1) == ["rivet-gun", "void-eye"]
    assert salvage(state) == []


# Events


def during(event, **position):
    return table(events=[event], **position)


def test_card_ion_storm():
    state = during("ion-storm", mat=["rail-cannon"], other={"mat": ["pulse-laser"]})
    assert (value(state, "weapon"), value(state, "weapon", 1)) == (2, 1)
    assert value(during("ion-storm"), "weapon") == 0, "never less than nothing"


def test_card_meteor_season():
    state = during("meteor-season", mat=["rail-cannon"], other={"mat": ["mirror-shell"]})
    assert value(state, "armor", 1) == 2
    assert ship.outguns(state, 0)


def test_card_dead_calm():
    state = play(during("dead-calm", mat=["star-breaker"], hand=["plasma-lance"]), "fit plasma-lance")
    assert hits(state, 1) == 0
    assert hits(play(state, "end", "end"), 1) == 0


def test_card_gold_rush():
    state = play(during("gold-rush", store=["rivet-gun"]), "end")
    assert state.funds == 1
    assert may(state, "buy rivet-gun")
    assert play(state, "end").funds == 1


def test_card_scrap_tax():
    state = during("scrap-tax", funds=2, salvage=["rivet-gun"])
    assert moves(state, "salvage") == set()
    assert RULES.salvage_price(state) == 3
    assert RULES.salvage_price(during("scrap-tax", rooms=["chop-shop"])) == 2


def test_card_open_taverns():
    state = during("open-taverns", funds=2, store=[])
    assert play(state, "buy contact", "buy contact").funds == 0


def test_card_crew_strike():
    state = during("crew-strike", store=["racer", "ion-sail"])
    assert RULES.price(state, card("racer")) == KINDS[card("racer")].cost + 1
    assert RULES.price(state, card("ion-sail")) == KINDS[card("ion-sail")].cost
    assert RULES.price(state, card("contact")) == KINDS[card("contact")].cost, "contacts are not hired in the Store"


def test_card_carnival():
    state = play(during("carnival", deck=["credits"] * 6, other={"deck": ["credits"] * 5}), "end")
    assert len(hand(state, 1)) == 4
    assert len(hand(play(state, "end"))) == 4


def test_an_event_is_for_both_captains():
    for seat in range(2):
        state = during("gold-rush", seat=seat)
        assert [ship.bend(state, each, "credits") for each in range(2)] == [1, 1]
