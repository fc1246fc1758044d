"""The contract of views: a seat sees what it may see, a world that it imagines is made of nothing else."""

import json
from collections import Counter
from contextlib import suppress

import pytest

from game.aniolowie import builds
from game.aniolowie import cards as aniolowie
from game.aniolowie.state import CHOOSE as CHOOSING_PEOPLE
from game.aniolowie.state import SLOTS, UP
from game.archangelis import cards as archangelis
from game.archangelis.state import CHOOSING_ARMIES
from game.archpiratus import ship
from game.core import codec
from game.core.contract import HIDDEN, Event, redact
from game.core.rng import Stream
from game.core.veil import VEILED, Looked, Veiled, veil
from tests.contract.games import GAMES, viewers
from tests.lanterns import NOTHING


def poison_lanterns(state, seat, stream):
    """Every card that the seat can't know changes its place; every secret choice may be another."""
    places = [(state.deck, at) for at in range(len(state.deck))]
    if seat is not None and state.peeked >> seat & 1:
        places.pop()
    for owner, hand in enumerate(state.hands):
        for at, seats in enumerate(state.known[owner]):
            if owner != seat and (seat is None or not seats >> seat & 1):
                places.append((hand, at))
    scatter(places, stream)
    for owner, hand in enumerate(state.hands):
        if owner != seat and state.named[owner] != NOTHING:
            state.named[owner] = hand[stream.below(len(hand))]


def poison_archangelis(state, seat, stream):
    """Decks are in another order; what others hold may be in their deck, and whom they chose for their army is open."""
    hidden = [[state.holy], [state.infernal], [state.demon_locations]]
    for owner, side in enumerate(state.sides):
        hidden.append([side.deck] if owner == seat else [side.deck, side.hand])
    for zones in hidden:
        scatter([(zone, at) for zone in zones for at in range(len(zone))], stream)
    scatter([(state.location_deck, at) for at in range(state.sunk, len(state.location_deck))], stream)
    if state.phase == CHOOSING_ARMIES:
        for owner, side in enumerate(state.sides):
            if owner != seat:
                other_army(side, stream)


def poison_archpiratus(state, seat, stream):
    """Decks are in another order, but for what went under them openly; what others hold may be in their deck.

    Whoever has scanners sees the top of the missions.
    """
    for deck in state.decks:
        seen = seat is not None and bool(ship.bend(state, seat, "scan"))
        scatter([(deck, at) for at in range(len(deck) - seen)], stream)
    hidden = []
    for owner, side in enumerate(state.sides):
        hidden.append([side.deck] if owner == seat else [side.deck, side.hand])
    for zones in hidden:
        scatter([(zone, at) for zone in zones for at in range(len(zone))], stream)
    for deck, sunk in ((state.tech, state.tech_sunk), (state.crew, state.crew_sunk)):
        scatter([(deck, at) for at in range(sunk, len(deck))], stream)


def poison_empyrean(state, seat, stream):
    """Decks are in another order; what others hold, draft, threw away or laid face down may be any card of theirs."""
    for owner, side in enumerate(state.sides):
        places = [(side.deck, at) for at in range(len(side.deck))]
        if owner != seat:
            places += [(zone, at) for zone in (side.hand, side.draft, side.discard) for at in range(len(zone))]
            places += [(state.kind, unit) for unit in side.waiting]
        scatter(places, stream)


def known_to(state, seat, slot):
    """A bystander knows of a face-down card of Aniołowie what all seats know."""
    everybody = (1 << len(state.sides)) - 1
    return state.known[slot] == everybody or (seat is not None and state.known[slot] >> seat & 1)


def poison_aniolowie(state, seat, stream):
    """Decks are in another order; what others hold or laid face down may be any card of theirs; so may the people.

    Nobody has seen what others brought: another legal deck of their faction could hold other cards there (AB1).
    """
    for owner, side in enumerate(state.sides):
        hidden = [(side.deck, at) for at in range(len(side.deck))]
        down = []
        if owner != seat:
            hidden += [(side.hand, at) for at in range(len(side.hand))]
            down = [
                (state.kind, slot) for slot, card in enumerate(state.kind)
                if card >= 0 and aniolowie.IS_ANGEL[card] and state.owner[slot] == owner and slot // SLOTS != seat
                and not state.marks[slot] & UP and not known_to(state, seat, slot)
            ]  # fmt: skip
        scatter(down + [(zone, at) for zone, at in hidden if aniolowie.IS_ANGEL[zone[at]]], stream)
        scatter(hidden, stream)
        if owner != seat:
            bring_others(side, down + hidden, stream)
            bring_others(side, [(side.people, at) for at in range(len(side.people))], stream)
    everybody = (1 << len(state.sides)) - 1
    people = [
        (state.stake, at)
        for at, seats in enumerate(state.shown)
        if seats != everybody and not (seat is not None and seats >> seat & 1)
    ]
    if state.phase != CHOOSING_PEOPLE:
        people += [(zone, at) for zone in (state.procession, state.boxed) for at in range(len(zone))]
    scatter(people, stream)
    unseen = [(zone, at) for zone, at in people if zone[at] not in state.offered]
    for owner, side in enumerate(state.sides):
        if owner != seat:
            bring_others(side, [(zone, at) for zone, at in unseen if zone[at] in side.army], stream)


OTHERS = 6
"""So many cards of a player are exchanged for others."""


def bring_others(side, places, stream):
    """Some cards there are others of their sort, as if they had come with another deck, which is as legal."""
    for _ in range(min(OTHERS, len(places))):
        zone, at = places[stream.below(len(places))]
        alike = ALIKE[sort_of(zone[at])]
        brought, card = list(side.army), alike[stream.below(len(alike))]
        if zone[at] in brought:
            brought[brought.index(zone[at])] = card
            if not builds.problems(army := tuple(sorted(brought))):
                side.army, zone[at] = army, card


def sort_of(card):
    """Angels of an order and faction, people of a character, interventions of a faction."""
    kind = aniolowie.KINDS[card]
    return kind.type, kind.level if aniolowie.IS_ANGEL[card] else kind.character, kind.faction


ALIKE = {
    sort: [card for card in range(aniolowie.TOKEN) if sort_of(card) == sort]
    for sort in map(sort_of, range(aniolowie.TOKEN))
}


def other_army(side, stream):
    """Of each kind as many as before: demons for demons, angels for angels; Ophanim stay, their places are few."""
    for wanted in ("demon", "angel"):
        places = [at for at, card in enumerate(side.army) if kind_of(card) == wanted]
        free = Counter(card for card in side.discard if kind_of(card) == wanted) - Counter(side.army)
        for at in places:
            chances = sorted(free.elements())
            if chances:
                card = chances[stream.below(len(chances))]
                free[card] -= 1
                free[side.army[at]] += 1
                side.army[at] = card


def kind_of(card):
    """Which place of an army a card takes: an angel's, a demon's, or that of the wheels."""
    kind = archangelis.KINDS[card]
    return "ophanim" if kind.key == "ophanim" else kind.type


def scatter(places, stream):
    """The cards of these places change them."""
    cards = [zone[at] for zone, at in places]
    stream.shuffle(cards)
    for (zone, at), card in zip(places, cards, strict=True):
        zone[at] = card


POISONS = {
    "lanterns": poison_lanterns,
    "archangelis": poison_archangelis,
    "archpiratus": poison_archpiratus,
    "empyrean": poison_empyrean,
    "aniolowie": poison_aniolowie,
}
"""For each game that hides something: changes all that the seat may not know. Written without the game's own view."""


def poisoned(rules, state, seat, stream):
    other = state.copy()
    other.random = stream.below(1 << 64)
    if rules.info.hides:
        POISONS[rules.info.id](other, seat, stream)
    return other


def test_every_game_that_hides_something_has_its_poison():
    assert {game for game, rules in GAMES.items() if rules.info.hides} == set(POISONS)


def test_what_is_hidden_changes_nothing_in_the_view(game):
    """The poison test: same public state, other hidden state, the same view and the same imagined worlds."""
    rules, stream, changed = game.rules, Stream(5), 0
    for state in game.some_states:
        for seat in viewers(rules, state):
            other = poisoned(rules, state, seat, stream)
            changed += codec.encode(other) != codec.encode(state)
            view, other_view = rules.view(state, seat), rules.view(other, seat)
            assert view == other_view
            assert codec.encode(view) == codec.encode(other_view)
            assert rules.table(view) == rules.table(other_view)
            assert rules.prompt(view) == rules.prompt(other_view)
            assert rules.determinise(view, 9) == rules.determinise(other_view, 9)
    assert changed


@pytest.mark.parametrize(("one", "other"), [("choir", "watch"), ("court", "daughters")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_which_deck_another_brought(one, other, seats):
    """Two decks of a faction, equally many cards: at the start the other seats are shown and told the same."""
    rules = GAMES["aniolowie"]
    rest = {"seats": seats, "deck_1": "court", "deck_3": "choir", "deck_4": "watch", "first": "1"}
    for seed in range(3):
        states = [rules.new_game({**rest, "deck_2": deck}, seed) for deck in (one, other)]
        assert rules.view(states[0], 1) != rules.view(states[1], 1)
        for seat in (seat for seat in viewers(rules, states[0]) if seat != 1):
            views = [rules.view(state, seat) for state in states]
            assert views[0] == views[1]
            assert rules.table(views[0]) == rules.table(views[1])
            assert rules.standing(views[0], 1) == rules.standing(views[1], 1)


def test_a_view_has_no_random_number(game):
    for state in game.states:
        for seat in viewers(game.rules, state):
            assert game.rules.view(state, seat).random is None


def test_viewing_leaves_the_state_alone(game):
    for state in game.some_states:
        before = state.copy()
        for seat in viewers(game.rules, state):
            view = game.rules.view(state, seat)
            game.rules.determinise(view, 1)
            assert view == game.rules.view(state, seat)
        assert state == before


def test_every_view_survives_json(game):
    for state in game.states:
        view = game.rules.view(state, game.rules.to_act(state))
        data = json.loads(json.dumps(codec.encode(view)))
        assert codec.decode(game.setting.game, data) == view


def test_a_view_of_a_view_is_the_view(game):
    for state in game.some_states[::3]:
        for seat in viewers(game.rules, state):
            view = game.rules.view(state, seat)
            assert game.rules.view(view, seat) == view


def test_imagined_worlds_agree_with_their_view(game):
    rules = game.rules
    for n, state in enumerate(game.some_states):
        for seat in viewers(rules, state):
            view = rules.view(state, seat)
            world = rules.determinise(view, n)
            assert rules.view(world, seat) == view
            assert rules.why_impossible(world) is None
            assert rules.to_act(world) == rules.to_act(state)


def test_imagined_worlds_vary_with_their_seed(game):
    rules = game.rules
    varied = 0
    for state in game.some_states:
        view = rules.view(state, 0)
        worlds = [rules.determinise(view, seed) for seed in range(4)]
        assert rules.determinise(view, 2) == worlds[2]
        assert len({world.random for world in worlds}) == 4
        varied += len({str(rules.position(world)) for world in worlds}) > 1
    assert bool(varied) == rules.info.hides


def test_imagined_worlds_can_be_played(game):
    rules = game.rules
    for n, state in enumerate(game.some_states[:-1:4]):
        world = rules.determinise(rules.view(state, rules.to_act(state)), n)
        stream = Stream(n)
        for _ in range(10):
            moves = rules.legal_moves(world)
            if not moves:
                break
            rules.advance(world, moves[stream.below(len(moves))])
            assert rules.why_impossible(world) is None


def test_the_seat_to_act_sees_all_its_moves(game):
    rules = game.rules
    for state in game.states:
        seat = rules.to_act(state)
        if seat is not None:
            view = rules.view(state, seat)
            assert rules.to_act(view) == seat
            assert rules.legal_moves(view) == rules.legal_moves(state)


def test_nobody_else_can_tell_its_moves(game):
    """Another seat's view may offer fewer moves, never ones that depend on what it can't see."""
    rules, stream = game.rules, Stream(6)
    for state in game.some_states[:-1]:
        for seat in viewers(rules, state):
            if seat != rules.to_act(state):
                view = rules.view(poisoned(rules, state, seat, stream), seat)
                assert rules.legal_moves(rules.view(state, seat)) == rules.legal_moves(view)


def test_events_hide_the_cards_of_others(game):
    for step in game.steps:
        for event in step.events:
            for seat in viewers(game.rules, step.before):
                shown = redact(event, seat)
                if event.seen_by is None or seat in event.seen_by:
                    assert shown == event
                    continue
                assert shown.card == (None if event.card is None else HIDDEN)
                assert shown.cards == (None if event.cards is None else (HIDDEN,) * len(event.cards))
                assert shown.secret == (HIDDEN,) * len(event.secret)
                assert shown._replace(card=event.card, cards=event.cards, secret=event.secret) == event


def test_nothing_hidden_travels_in_the_open_part_of_an_event(game):
    """Moves are played upon a seat's view in which all that it can't see is veiled: what they tell of the veiled stands
    in the fields that are made for cards, however a game calls the rest."""
    for step in game.some_steps:
        for seat in viewers(game.rules, step.before):
            for event in told_of_the_veiled(game.rules, step, seat):
                assert not holds_veiled(open_part(event)), event
                if seat not in (event.seen_by or (seat,)):
                    assert not holds_veiled(redact(event, seat)._replace(by=None)), event


def open_part(event):
    """Without cards: whether those are shown to all, and the one that causes it always is, the rules say."""
    return event._replace(card=None, cards=None, secret=(), by=None)


def told_of_the_veiled(rules, step, seat):
    """What is told of a move until a rule has to know what the seat can't see."""
    told = []
    with suppress(Looked):
        rules.advance(veil(rules.view(step.before, seat), step.before), step.move, told.append)
    return told


def holds_veiled(part):
    if isinstance(part, dict):
        return any(map(holds_veiled, part.values()))
    return any(map(holds_veiled, part)) if isinstance(part, (list, tuple)) else isinstance(part, Veiled)


def test_a_hidden_card_in_the_open_part_would_be_found():
    lent = Event("give", "hand-0", "hand-1", 0, VEILED, (VEILED,), (VEILED,), seen_by=(0,))
    assert holds_veiled(lent)
    assert not holds_veiled(redact(lent, 1))
    for leak in ({"seat": VEILED}, {"n": VEILED}, {"data": {"levels": [3, VEILED]}}):
        assert holds_veiled(open_part(lent._replace(**leak))), leak


TRACELESS = {
    "archangelis": {"challenge", "defend"}, "empyrean": {"pick", "move"},
    "aniolowie": {"keep", "mulligan", "use", "play", "attack", "take", "claim", "leave", "resolve", "defend", "pick",
                  "shift", "pass", "done"},
}  # fmt: skip
"""Made before everybody's eyes, and yet all may lie afterwards as if nothing had been tried."""


def test_a_secret_move_looks_the_same_whatever_it_was(game):
    """Where a bystander's view can't tell two moves apart afterwards, neither can the redacted events."""
    rules, traceless = game.rules, TRACELESS.get(game.rules.info.id, ())
    for step in game.some_steps:
        if step.move.kind in traceless:
            continue
        for seat in viewers(rules, step.before):
            if seat == rules.to_act(step.before):
                continue
            seen = rules.view(step.after, seat)
            for move in rules.legal_moves(step.before):
                after, events = rules.apply(step.before, move)
                if move.kind not in traceless and rules.view(after, seat) == seen:
                    assert [redact(event, seat) for event in events] == [redact(event, seat) for event in step.events]
