"""A scripted captain plays whole games; in the Solo Variant each turn of the automaton is held against the book."""

from collections import Counter

from game.ai.sparring.archpiratus import choose
from game.archpiratus import RULES
from game.archpiratus.state import TURN_LIMIT
from tests.ai import solo_archpiratus
from tests.scenarios.archpiratus.position import automaton_turn, play, table

SOLO_GAMES, DUELS = range(8), range(3)


def test_the_automaton_builds_and_fires_to_the_end_of_every_game_and_never_freezes():
    """`play` checks every single turn of it; here: that all of them happen, and that games get somewhere."""
    total = Counter()
    for seed in SOLO_GAMES:
        state, met = solo_archpiratus.play(seed)
        assert state.turn < 2 * TURN_LIMIT, "a game is decided, not given up"
        assert met["attached crew"] + met["equipped tech"] > met["turns"] / 3
        total += met
    assert total["won"] + total["lost"] == len(SOLO_GAMES)
    assert min(total[what] for what in ("equipped tech", "attached crew", "changed crew", "fled", "pursued")) > 0
    assert total["changed crew"] > total["turns"] / 10, "its crew goes on changing"


def test_the_check_of_the_automaton_is_one_that_can_fail():
    """From outside the same pick is told as the rules make, in positions where they could differ."""
    for rival, store, wanted in (
        ({"mat": ["pulse-laser"]}, ["racer", "plasma-lance", "rail-cannon"], "rail-cannon"),
        ({"mat": ["rail-cannon"]}, ["star-breaker", "racer", "plasma-lance"], "plasma-lance"),
        ({"crew": ["racer", "envoy", "sawbones", "dock-rat"]}, ["ace", "greasehand"], "greasehand"),
    ):
        state = automaton_turn(**rival, store=store, tech_deck=[], crew_deck=[], other={"mat": ["neutron-hide"]})
        assert store[solo_archpiratus.pick(state)] == wanted
        taken = {*store} - {"" if card < 0 else [*RULES.cards()][card] for card in play(state, "automaton").store}
        assert wanted in taken


def test_the_captain_is_a_function_of_the_view():
    state = RULES.new_game({}, 4)
    while (seat := RULES.to_act(state)) is not None and state.turn < 30:
        view = RULES.view(state, seat)
        move = choose(RULES, view)
        assert move == choose(RULES, RULES.view(RULES.determinise(view, 5), seat)), "what is hidden changes nothing"
        RULES.advance(state, move)


def test_captains_play_whole_duels():
    ends = Counter()
    for seed in DUELS:
        state = RULES.new_game({"admirals": "choose"}, seed)
        while (seat := RULES.to_act(state)) is not None:
            move = choose(RULES, RULES.view(state, seat))
            assert move in RULES.legal_moves(state)
            RULES.advance(state, move)
        ends[RULES.outcome(state).reason] += 1
    assert "The turns are over, and both have the same points." not in ends


def test_it_knows_the_plain_strategies():
    def chosen(state):
        return RULES.say_move(state, choose(RULES, RULES.view(state, RULES.to_act(state))))

    ready = table(crew=["tug-pilot"], missions=["night-ferry"], hand=["contract", "contract"])
    assert "Take a mission" in chosen(ready), "before the turn ends"
    ready = table(crew=["tug-pilot"], missions=["night-ferry"])
    assert chosen(ready) == "Complete Night Ferry"
    away = table(crew=["tug-pilot"], missions=["night-ferry"], station="hard")
    assert chosen(away) == "Fly to the Easy station"
    danger = table(other={"mat": ["pulse-laser"]}, supply=0, store=[])
    assert chosen(danger) == "Fly to the Medium station"
    prey = table(mat=["pulse-laser"], station="hard", supply=0, store=[])
    assert chosen(prey) == "Fly to the Easy station"
    assert chosen(table(hand=["ion-sail"], mat=["tramp-burner"], store=[], supply=0)) == "Fit Ion Sail"
    assert chosen(table(funds=3, store=["rail-cannon", "rivet-gun"])) == "Buy Rail Cannon for 3 credits"
    crowded = table(crew=["racer", "gene-tailor", "dock-rat", "lab-runaway", "consul"], missions=["leviathan-hunt"])
    assert chosen(crowded) == "Put Lab Runaway ashore", "a mission asks for the smuggler"
