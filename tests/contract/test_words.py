"""The contract of words and things: everything has a name, a place and a sentence, every refusal a reason."""

import pytest

from game.core import language
from game.core.contract import IllegalMove, Move, redact
from game.core.rng import Stream
from tests.contract.games import GAMES, sections, viewers

NAMES = ["Ada", "Bo", "Cy", "Di"]


def names_on(rules, view):
    """All that can be pointed at."""
    return {name for thing in rules.table(view) for name in (thing.id, thing.place)}


def clean(text):
    return text.strip() == text and "{" not in text and "}" not in text and "None" not in text


def test_things_have_names_of_their_own(game):
    for state in game.some_states:
        for seat in viewers(game.rules, state):
            ids = [thing.id for thing in game.rules.table(game.rules.view(state, seat))]
            assert len(ids) == len(set(ids))


def test_moves_name_what_the_seat_can_see(game):
    rules = game.rules
    for state in game.some_states[:-1]:
        view = rules.view(state, rules.to_act(state))
        known = names_on(rules, view)
        for move in rules.legal_moves(view):
            assert move.src is None or move.src in known
            assert move.dst is None or move.dst in known


def test_events_name_what_each_seat_can_see(game):
    rules = game.rules
    for step in game.some_steps:
        for seat in viewers(rules, step.before):
            known = names_on(rules, rules.view(step.before, seat)) | names_on(rules, rules.view(step.after, seat))
            for n, event in enumerate(step.events):
                left = {later.src for later in step.events[n + 1 :]}  # what came, and went before anybody was asked
                assert event.src is None or event.src in known
                assert event.dst is None or event.dst in known | left
                known.update({event.dst} & left)


def said(game):
    """Everything that the game says on the way, by what it is."""
    rules = game.rules
    for step in game.some_steps:
        for seat in viewers(rules, step.before):
            view = rules.view(step.before, seat)
            if seat == rules.to_act(step.before):
                yield "prompt", rules.prompt(view, NAMES)
                for move in rules.legal_moves(view):
                    yield "move", rules.say_move(view, move, NAMES)
            for event in step.events:
                yield "event", rules.say_event(redact(event, seat), NAMES)
        for seat in (0, None):
            yield "standing", rules.standing(rules.view(step.before, seat), 0)
            view = rules.view(step.before, seat)
            for thing in rules.table(view):
                yield "thing", rules.say_thing(view, thing, NAMES)
    outcome = rules.outcome(game.states[-1])
    yield "outcome", outcome.reason
    for score in outcome.scores:
        yield "score", rules.say_score(score)


def test_everything_said_is_a_clean_sentence(game):
    events = 0
    for what, text in said(game):
        assert clean(text), (what, text)
        assert not text[:1].islower(), (what, text)
        assert text or what == "event"
        events += what == "event" and bool(text)
    assert events


def test_buttons_can_be_told_apart(game):
    for step in game.some_steps:
        buttons = [move for move in game.rules.legal_moves(step.before) if move.src is None]
        assert len({game.rules.say_move(step.before, move) for move in buttons}) == len(buttons)


@pytest.mark.usefixtures("pseudo")
def test_everything_said_can_be_translated(game):
    for what, text in said(game):
        assert not text or "~" in text, (what, text)


# Refusals


def tries(game, stream, state):
    """Moves of other states, and any thing put on any other."""
    rules = game.rules
    view = rules.view(state, rules.to_act(state))
    known = sorted(names_on(rules, view))
    kinds = [*sorted({step.move.kind for step in game.steps}), "nonsense"]

    def pick(some):
        return some[stream.below(len(some))]

    for _ in range(25):
        yield Move(pick(kinds), pick(known), pick([None, *known]))
        yield Move("drag", pick(known), pick(known))
        yield Move("click", pick(known))
        yield pick(rules.legal_moves(pick(game.states[:-1])))
    yield Move("nonsense")
    yield Move("nonsense", "nowhere", "nowhere", 99)
    yield Move(pick(kinds), None, None, "nonsense")


def test_every_refusal_has_a_reason_in_the_rulebook(game):
    rules, stream, refused = game.rules, Stream(8), 0
    for state in [*game.some_states[::4], game.states[-1]]:
        legal = rules.legal_moves(state)
        view = rules.view(state, rules.to_act(state))
        before = state.copy()
        for move in tries(game, stream, state):
            if move in legal:
                continue
            refused += 1
            reason = rules.why_not(view, move)
            assert reason.text
            assert clean(reason.text)
            assert reason.section in sections(game.setting.game)
            with pytest.raises(IllegalMove) as error:
                rules.apply(state, move)
            assert error.value.reason == reason
            assert str(error.value) == reason.text
        assert state == before
    assert refused


@pytest.mark.parametrize("name", GAMES)
def test_a_rulebook_page_has_sections(name):
    assert sections(name)


# Cards


def test_cards_have_names_and_texts(rules):
    for key, card in rules.cards().items():
        assert key == card.key
        assert card.name.strip()
        assert clean(card.text())


def test_card_texts_can_be_translated(rules):
    language.install(language.Pseudo())
    for card in rules.cards().values():
        assert not card.text() or "~" in card.text()
