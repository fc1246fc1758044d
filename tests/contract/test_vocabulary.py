"""A game declares its words, and keeps to them: whoever shows or tells it knows what there is before it is played."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

from game import catalogue
from game.core.contract import Event
from game.core.ref import ref
from tests.contract.games import GAMES, ROOT, covering, played
from tests.words import own_words

NAMES = ["Anna", "Bartek", "Celina", "Darek"]
MOST_GAMES = 40
RARE = {
    "archangelis": [Event("idle", seat=1)],
    "archpiratus": [Event("calm", "events", "exile"), Event("gain", dst="purse", seat=0, n=1)],
}
"""What hardly ever happens: the automaton's deck and discards, or a whole Tech deck, are gone."""


def test_whatever_occurs_is_declared(game):
    declared = game.rules.vocabulary
    events = [event for step in game.steps for event in step.events]
    assert {step.move.kind for step in game.steps} <= declared.moves
    assert {event.kind for event in events} <= declared.events
    assert {key for event in events for key in event.data} <= declared.details
    named = {name for each in (*events, *(step.move for step in game.steps)) for name in (each.src, each.dst)}
    for state in game.some_states:
        things = [*game.rules.table(state), *game.rules.table(game.rules.view(state, None))]
        assert {thing.kind for thing in things} <= declared.things
        named |= {name for thing in things for name in (thing.id, thing.place)}
    assert [name for name in named if not declared.names(name)] == []


def test_legal_moves_are_of_declared_kinds(game):
    moves = [move for state in game.some_states for move in game.rules.legal_moves(state)]
    assert {move.kind for move in moves} <= game.rules.vocabulary.moves


def test_one_table_says_what_moves_do(rules):
    assert {*rules.deeds} <= rules.vocabulary.moves
    steps = played(covering(rules.info.id, 1)[0]).steps
    done = {step.move.kind for step in steps if not getattr(step.before, "stack", ())}
    assert done - {"ashore"} <= {*rules.deeds}, "whoever loses a berth is asked before all else"


def test_details_have_other_names_than_fields(rules):
    assert not {*rules.vocabulary.details} & {*Event._fields}


# Nothing is declared in vain


@cache
def texts(file: Path) -> frozenset[str]:
    """Every text in a file, but for those of a vocabulary."""
    tree = ast.parse(file.read_text("utf-8"))
    rest = [part for part in tree.body if not (isinstance(part, ast.Assign) and "Vocabulary(" in ast.unparse(part))]
    nodes = (node for part in rest for node in ast.walk(part))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def sources(game: str) -> list[Path]:
    """Of a game, and of what it is built upon."""
    if game not in catalogue.ids():
        return [ROOT / "tests" / f"{game}.py", *(ROOT / "game/core").glob("*.py")]
    shared = ["core", "deckbuilding"] if game in ("archangelis", "archpiratus") else ["core"]
    return [file for folder in (game, *shared) for file in (ROOT / "game" / folder).glob("*.py")]


def test_every_declared_word_stands_in_the_sources(rules):
    """But names of places may be made of letters and numbers: those lie on the table."""
    said = {text for file in sources(rules.info.id) for text in texts(file)}
    zones = {text.partition("-")[0] for text in said} | said
    zones |= {ref(thing.place).zone for thing in rules.table(rules.new_game({}, 0))}
    declared = rules.vocabulary
    assert {*(declared.moves | declared.events | declared.things | declared.details)} - said == set()
    assert {*declared.zones} - zones == set()


# Every event is told, or declared silent


def curious():
    """A player who tries what was tried least, from game to game."""
    done = Counter()

    def choose(rules, state, moves, stream):
        least = min(done[move.kind, move.src] for move in moves)
        fresh = [move for move in moves if done[move.kind, move.src] == least]
        move = fresh[stream.below(len(fresh))]
        done[move.kind, move.src] += 1
        return move

    return choose


def test_every_event_has_a_sentence_or_is_silent(rules):
    game, player = rules.info.id, curious()
    told = {event.kind for event in RARE.get(game, []) if rules.say_event(event, NAMES)}
    met = {*told}
    settings = covering(game, 1)[:4]
    for n in range(MOST_GAMES):
        for step in played.__wrapped__(settings[n % len(settings)], n, player).steps:
            met |= {event.kind for event in step.events}
            told |= {event.kind for event in step.events if rules.say_event(event, NAMES)}
        if told == rules.vocabulary.told and met == rules.vocabulary.events:
            break
    assert told == rules.vocabulary.told
    assert met - told == rules.vocabulary.silent


# Whose a word is


def test_a_word_of_two_games_is_nobodys_own():
    assert "smite" in own_words("archangelis")
    assert "unit" in own_words("empyrean")
    for word in ("buy", "hand", "card", "draw"):
        assert not any(word in own_words(game) for game in catalogue.ids()), word


def test_every_game_has_words_of_its_own():
    assert all(own_words(game) for game in catalogue.ids())
    assert {*GAMES} > {*catalogue.ids()}
