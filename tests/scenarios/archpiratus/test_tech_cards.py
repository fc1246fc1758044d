"""What the cards of the Tech deck do, one scenario each: tech, rooms, titles, piracy, and Events."""

from game.archpiratus import RULES, ship
from game.archpiratus.cards import KINDS
from game.archpiratus.state import BUYING
from game.core.contract import HIDDEN
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
    move,
    moves,
    outcome,
    play,
    prompt,
    salvage,
    station,
    store,
    table,
    value,
    why_not,
    zone,
)

DECK = ["credits", "contract", "credits"]


def fitted(key, **position):
    return play(table(hand=[key], **position), f"fit {key}")


def rushes(key):
    """What is bought lies on top of the deck, and is drawn next."""
    state = play(table(funds=2, store=[key], deck=["contract"], tech_deck=[], crew_deck=["racer"]), f"buy {key}")
    assert (discard(state), keys(state.sides[0].deck)) == ([], ["contract", key])
    if KINDS[card(key)].pile == "tech":
        state = table(funds=2, salvage=[key], deck=["contract"])
        assert keys(play(state, f"salvage {key}").sides[0].deck) == ["contract", key]
    waiting = play(table(funds=2, store=[key], deck=["contract"]), f"buy {key}")
    assert keys(play(waiting, "refill tech").sides[0].deck) == ["contract", key], "first the gap is filled"


def draws_when_bought(key):
    """A card comes while there is still something to spend."""
    state = play(table(funds=9, store=[key], deck=["credits", "contract"], tech_deck=[]), f"buy {key}")
    assert hand(state) == ["credits"]
    return may(state, "spend credits")


# Weapons


def broadside(key, shots=1, far=False):
    assert hits(fitted(key), 1) == shots
    assert hits(fitted(key, other={"station": "hard"}), 1) == shots * far
    assert hits(fitted(key, other={"mat": ["neutron-hide"]}), 1) == 0, "only if the gun is stronger"
    assert hits(begun(mat=["rivet-gun"], deck=[key], other={}), 1) == 1
    assert hits(play(begun(mat=["rivet-gun"], deck=[key], other={}), f"fit {key}"), 1) == 1 + shots, "more"
    last = fitted(key, other={"hits": 3})
    assert last.phase == OVER
    assert outcome(last).winners == (0,)


def test_card_pulse_laser():
    assert value(table(mat=["pulse-laser"]), "weapon") == 2
    assert value(table(mat=["pulse-laser"], crew=["powder-rat"]), "weapon") == 3
    assert hits(begun(mat=["pulse-laser"], crew=["powder-rat"], other={"mat": ["ablative-tiles"]}), 1) == 1


def test_card_rail_cannon():
    broadside("rail-cannon")


def test_card_plasma_lance():
    broadside("plasma-lance", 2)


def test_card_star_breaker():
    broadside("star-breaker", far=True)


# Armor


def test_card_ablative_tiles():
    assert hits(fitted("ablative-tiles", hits=3)) == 2
    assert hits(fitted("ablative-tiles")) == 0, "nothing to repair"


def test_card_scrap_plating():
    rushes("scrap-plating")


def test_card_mirror_shell():
    assert value(table(mat=["mirror-shell"]), "armor") == 3
    assert value(table(mat=["mirror-shell", "dead-ear"]), "armor") == 4


def test_card_phase_shield():
    state = begun(mat=["star-breaker"], other={"mat": ["phase-shield"], "hits": 3})
    assert RULES.outcome(state) is None
    assert ship.hull(state, 1) == 5
    assert RULES.outcome(begun(mat=["star-breaker"], other={"mat": ["phase-shield"], "hits": 4})).winners == (0,)


def test_card_neutron_hide():
    assert hits(fitted("neutron-hide", hits=3)) == 1
    assert hits(fitted("neutron-hide", hits=1)) == 0


# Engines and computers


def test_card_tramp_burner():
    rushes("tramp-burner")


def test_card_ion_sail():
    state = play(table(hand=["ion-sail"], deck=["credits", "racer"]), "spend ion-sail")
    assert hand(state) == ["credits"]
    assert may(state, "spend credits"), "in time to be spent"
    assert salvage(state) == ["ion-sail"]
    assert hand(play(table(hand=["ion-sail"], deck=["credits"]), "fit ion-sail")) == []


def test_card_fusion_torch():
    assert value(table(mat=["fusion-torch"]), "engine") == 3
    assert value(table(mat=["fusion-torch"], crew=["tug-pilot"]), "engine") == 4


def test_card_slip_drive():
    position = {"crew": ["greasehand"], "missions": ["leaky-valve"], "mat": ["slip-drive"]}
    state = play(table(**position), "complete leaky-valve")
    assert moves(state) == {"end", "fly medium", "fly hard"}
    assert "fly on" in prompt(state)
    assert RULES.wastes(state, move(state, "end")) == ""
    gone = play(state, "fly hard")
    assert (station(gone), gone.seat, gone.phase) == ("hard", 1, BUYING)
    assert play(state, "end").seat == 1
    moved = play(table(**position, station="hard"), "fly easy", "complete leaky-valve")
    assert moved.seat == 1, "a ship that has moved does not move again"
    without = play(table(**{**position, "mat": []}), "complete leaky-valve")
    assert without.seat == 1


def test_slip_drive_and_a_reward_that_asks():
    position = {"crew": ["greasehand"], "missions": ["leaky-valve"], "mat": ["slip-drive"], "salvage": ["abacus"]}
    state = play(table(**position), "complete leaky-valve")
    assert moves(state) == {"decline", "prize abacus"}
    assert moves(play(state, "prize abacus")) == {"end", "fly medium", "fly hard"}


def test_card_fold_engine():
    assert len(hand(begun(mat=["fold-engine"], deck=["credits"] * 5, other={}))) == 4
    assert len(hand(begun(deck=["credits"] * 5, other={"mat": ["fold-engine"]}))) == 3


def test_card_abacus():
    rushes("abacus")


def test_card_hive_lattice():
    assert begun(mat=["hive-lattice"], other={}).funds == 0
    assert begun(mat=["hive-lattice"], crew=["xenologist"], other={}).funds == 1


def test_card_ghost_engine():
    assert crew_value(table(mat=["ghost-engine"], crew=["racer"])) == 4
    assert crew_value(table(mat=["ghost-engine"])) == 0


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
    assert draws_when_bought("oracle-core")


# Scanners


def test_card_lidar_mast():
    state = fitted("lidar-mast", store=["racer", "void-eye"], tech_deck=["abacus"], crew_deck=["envoy"])
    assert moves(state) == {"clear racer", "clear void-eye"}
    state = play(state, "clear void-eye")
    assert moves(state) == {"refill tech", "refill crew"}
    state = play(state, "refill crew")
    assert store(state)[:2] == ["racer", "envoy"]
    assert exiled(state, "void-eye") == 2, "the other one was in no deck"


def test_card_dead_ear():
    """Whoever has it sees what the Contracts would bring; nobody else does."""
    state = table(mat=["dead-ear"], hand=["contract"], easy=["milk-run"], medium=["rescue"], hard=["blockade"])
    assert [keys(deck[-1:]) for deck in RULES.view(state, 0).decks[:3]] == [["milk-run"], ["rescue"], ["blockade"]]
    for seat in (1, None):
        assert {*RULES.view(state, seat).decks[0]} == {HIDDEN}
    shown = {thing.place: thing.face for thing in RULES.table(RULES.view(state, 0))}
    assert shown["missions-easy"] == "milk-run"
    assert shown["missions-medium"] == "rescue"
    hidden = {thing.place: thing.face for thing in RULES.table(RULES.view(state, 1))}
    assert hidden["missions-easy"] == "back-easy"


def test_card_deep_lens():
    state = fitted("deep-lens", missions=["night-ferry", "hive-queen", "last-armada"], easy=["bar-brawl"])
    assert moves(state) == {"decline", "exchange night-ferry", "exchange hive-queen"}, "but no Final one"
    new = play(state, "exchange night-ferry")
    assert zone(new, "missions") == ["hive-queen", "last-armada", "bar-brawl"]
    assert card("night-ferry") in new.decks[0]
    assert len(new.decks[0]) == len(state.decks[0])
    assert zone(play(state, "decline"), "missions") == ["night-ferry", "hive-queen", "last-armada"]
    assert moves(fitted("deep-lens")) == {"end", "fly medium", "fly hard"}, "nothing to exchange"


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
    state = table(mat=["void-eye"], done=["hive-queen", "broken-relay"])
    assert may(state, "fly final")
    assert "5 of 5 points" in RULES.standing(state, 0)


def test_card_void_eye_behind():
    for done, theirs, credits in ([], ["milk-run"], 1), (["lost-dog"], ["milk-run"], 0), (["milk-run"], [], 0):
        assert begun(mat=["void-eye"], done=done, other={"done": theirs}).funds == credits
    alone = play(table(solo=True, mat=["void-eye"], store=[]), "end", "automaton")
    assert alone.funds == 0, "the automaton counts no points"


# Rooms


def test_card_cargo_hold():
    state = play(table(hand=["cargo-hold"]), "furnish cargo-hold")
    assert state.funds == 0, "not in this turn"
    state = play(state, "end", "end")
    assert state.funds == 1
    assert RULES.price(table(rooms=["cargo-hold"], crew=["dock-rat"]), card("contact")) == 1
    assert RULES.price(table(rooms=["cargo-hold"], crew=["racer"]), card("contact")) == 2


def test_card_bunk_deck():
    state = table(hand=["bunk-deck", "greasehand"], crew=["racer", "envoy", "sawbones", "contact"])
    assert not may(state, "hire greasehand")
    state = play(state, "furnish bunk-deck", "hire greasehand")
    assert len(crew(state)) == 5


def test_card_war_room():
    state = table(hand=["war-room"], crew=["racer"])
    state = play(state, "furnish war-room")
    assert crew_value(state) == 2 + 1
    assert value(table(rooms=["war-room"], mat=["rivet-gun"]), "weapon") == 1
    assert value(table(rooms=["war-room"], mat=["rivet-gun"], crew=["first-mate"]), "weapon") == 2


def test_card_chop_shop():
    state = table(funds=1, rooms=["chop-shop"], salvage=["void-eye"])
    assert play(state, "salvage void-eye").funds == 0
    assert RULES.price(state, card("void-eye")) == 5
    assert RULES.price(table(rooms=["chop-shop"], crew=["patcher"]), card("void-eye")) == 4


# Titles


def test_card_scourge():
    state = play(table(hand=["scourge"], mat=["rivet-gun"]), "title scourge")
    assert value(state, "weapon") == 2
    assert keys(state.sides[0].titles) == ["scourge"]
    here = {"titles": ["scourge"], "mat": ["ion-sail"]}
    held = table(mat=["ion-sail"], other=here)
    assert moves(held, "fly") == set(), "an engine as good is not enough"
    assert "holds yours" in why_not(held, "drag", "captain-0", "station-hard").text
    assert moves(table(mat=["fusion-torch"], other=here), "fly") == {"fly medium", "fly hard"}
    assert moves(table(mat=["ion-sail"], other={**here, "station": "hard"}), "fly") == {"fly medium", "fly hard"}
    assert moves(table(**here), "fly") == {"fly medium", "fly hard"}, "who holds may leave"
    rival = {"solo": True, "titles": ["scourge"], "mat": ["rail-cannon"]}
    assert station(play(table(**rival), "end", "automaton"), 1) == "easy", "the rival is held, too"
    assert station(play(table(**rival, other={"mat": ["ion-sail"]}), "end", "automaton"), 1) == "medium"


def test_card_iron_duchess():
    assert value(play(table(hand=["iron-duchess"], mat=["mirror-shell"]), "title iron-duchess"), "armor") == 4
    assert ship.hull(table(titles=["iron-duchess"]), 0) == 4
    assert ship.hull(table(titles=["iron-duchess"], mat=["scrap-plating"]), 0) == 5


def test_card_guild_flagship():
    state = play(table(hand=["guild-flagship", *["contract"] * 3]), "title guild-flagship")
    state = play(state, "contract easy", "contract hard")
    assert moves(state, "contract") == set(), "two, not three"
    assert len(state.sides[0].missions) == 2
    assert ship.bend(table(titles=["guild-flagship"]), 0, "draw") == 0
    assert ship.bend(table(titles=["guild-flagship"], crew=["envoy"]), 0, "draw") == 1


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
    assert discard(play(state, "choose 1")) == ["midnight-refit"], "nothing lies in the Salvage"
    scrap = table(hand=["midnight-refit"], salvage=["abacus", "racer"][:1])
    scrap = play(scrap, "raid midnight-refit", "choose 1")
    assert moves(scrap) == {"decline", "prize abacus"}
    assert discard(play(scrap, "prize abacus")) == ["abacus", "midnight-refit"]
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
