"""Every screen and table in every language: nothing is left in English, no sign is missing, no text is cut, and the
language can be switched in the middle of a game without changing anything but words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalogue
from game.ai.opponents import OPPONENTS
from game.core import codec, language
from game.core.language import _
from game.session import AUTOMATON, PERSON, Session
from tests.shots import pictures, staging
from tests.ui.conftest import MakeApp
from tests.ui.player import Player
from ui import ink, resources
from ui.__main__ import main
from ui.app import App
from ui.screens.gallery import GalleryScreen
from ui.screens.rulebook import RulebookScreen
from ui.screens.settings import SettingsScreen
from ui.screens.table import TableScreen
from ui.table.card_face import CardFaces

WHOLE = [code for code in ("pl",) if code in resources.languages()]
LANGUAGES = ["pseudo", *WHOLE]
GROUPS = sorted({name.split("-")[0] for name in pictures.SHOTS})
WORD = re.compile(r"[^\W\d_]+")
OWN_WORDS = {
    "Caelum", "English", "Polski", "pseudo", "Esc", "Tab", "Enter", "Shift", "JSON", "SIL", "PNG", "pygame", "ce",
    "gui", "pillow", "platformdirs",
}  # fmt: skip
"""Words that are the same in every language."""


class Drawn(dict[str, ink.Style]):
    """Every line that was written on the screen, and how."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    lines, write = Drawn(), ink.write

    def noting(text: str, style: ink.Style) -> pygame.Surface:
        lines[text] = style
        return write(text, style)

    monkeypatch.setattr(ink, "write", noting)
    return lines


def names() -> Iterator[str]:
    """What is called the same in every language: games, their makers, cards, players, saves."""
    yield from staging.NAMES
    for game in catalogue.ids():
        rules = catalogue.rules(game)
        yield from (rules.info.title, rules.info.designers, rules.info.publisher)
        yield from (card.name for card in rules.cards().values())
        yield from (choice.label for option in rules.info.options for choice in option.choices if option.also)


def told(app: App) -> Iterator[str]:
    """What the screen says without writing it: to a screen reader, in tooltips and upon a closer look."""
    screen = app.screen
    yield from (element.label() for element in screen.focusables())
    if isinstance(screen, TableScreen):
        yield from (screen.desk.say(name) for name in screen.desk.scene.sprites)
        yield from (line.text for line in screen.session.log(screen.viewer))
        yield from (screen.said(move) for move in screen.desk.hands.moves)


# What is wrong with a text


def plain_words(texts: set[str], same: set[str]) -> set[str]:
    """Words of the pseudo-language that are not accented: nobody passed them through the language."""
    found = {word for text in texts for word in WORD.findall(text)}
    numerals = re.compile("[IVX]+|[a-h]")  # and the columns of a board
    parted = {
        name[:n] for name in same for n in range(1, len(name))
    }  # on small cards a long name goes on in a new line
    parted |= {name[n:] for name in same for n in range(1, len(name))}
    found -= same | {word for word in found & parted if any(f"{word}-" in text or text == word for text in texts)}
    return {word for word in found if re.search("[aeiouAEIOU]", word) and not numerals.fullmatch(word)}


def left_in_english(texts: set[str], catalog: dict[Any, str], same: set[str]) -> set[str]:
    """Texts that are a message of the catalogue as the code has it, or hold three words in a row of one."""
    messages: dict[str, str] = {}
    for key, text in catalog.items():
        context, _mark, message = (key[0] if isinstance(key, tuple) else key).rpartition(language.CONTEXT)
        if message and context.split(" ")[0] not in language._cases:
            messages[message] = text
    changed = [key for key, text in messages.items() if text.casefold() != key.casefold()]
    whole = {key.strip().casefold() for key in changed} - {name.casefold() for name in same}
    foreign = {run for key in changed for run in runs(key)}
    foreign -= {run for text in [*messages.values(), *same] for run in runs(text)}
    return {text for text in texts if text.strip().casefold() in whole or runs(text) & foreign}


def runs(text: str) -> set[tuple[str, ...]]:
    """Every three words in a row."""
    found: set[tuple[str, ...]] = set()
    for piece in re.split(r"\{[^}]*\}|[.:;()·\n]", text):
        words = [word.casefold() for word in WORD.findall(piece)]
        found |= {tuple(words[k : k + 3]) for k in range(len(words) - 2)}
    return found


def missing_signs(lines: Drawn) -> set[tuple[str, str]]:
    """Signs that a face has no picture of."""
    found = set()
    for text, style in lines.items():
        for sign, measure in zip(text, ink.font(style.face, style.pixels).metrics(text), strict=True):
            if measure is None and sign != "\n":
                found.add((sign, style.face))
    return found


def check(app: App, code: str, lines: Drawn, where: str, also: str = "") -> None:
    same = {*names()}
    texts = {text for text in (*lines, *told(app)) if not is_name(text, same)}
    if code == "pseudo":
        known = {word for name in same for word in WORD.findall(name)} | OWN_WORDS
        known |= {*WORD.findall(also), *WORD.findall(str(app.store.folder))}
        assert not plain_words(texts, known), where
    else:
        texts = {text.replace(str(app.store.folder), "") for text in texts}
        assert not left_in_english(texts, language._current._catalog, same), where  # type: ignore[attr-defined]
    assert not missing_signs(lines), where
    assert {*ink.cuts} <= same, where


def is_name(text: str, same: set[str]) -> bool:
    """Is it a part of a name? A small card has not room for all; it is whole under the glass."""
    return any(text.removesuffix("…") in name for name in same)


# The walk

TYPED = "Sunday evening A close race Four moves from home Longships and graves from a friend Night watch from an angel"
"""Names of saves and decks in the pictures."""


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS)
def test_every_screen_is_in_the_language(make_app: MakeApp, drawn: Drawn, code: str, group: str) -> None:
    staging.played_now.clear()
    for name, show in pictures.SHOTS.items():
        if name.split("-")[0] != group:
            continue
        app = make_app(language=code, reduce_motion=True)
        app.screens.clear()
        drawn.clear()
        show(app)
        staging.settle(app)
        book = resources.rulebook("angel_wars", "en") if code == "pseudo" and name == "rulebook" else ""
        check(app, code, drawn, name, f"{TYPED} {book}")
        while app.screens:
            app.screens.pop().close()
    assert not staging.played_now, "the rules changed: `python run.py shots DIR --anew` plays the shown games anew"


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in catalogue.ids() if catalogue.rules(game).cards()])
def test_the_whole_gallery_is_in_the_language(make_app: MakeApp, drawn: Drawn, code: str, game: str) -> None:
    app = make_app(language=code)
    app.push(GalleryScreen(app, game))
    faces = app.screen.faces  # type: ignore[attr-defined]
    assert isinstance(faces.cards, CardFaces)
    drawn.clear()
    for key in catalogue.rules(game).cards():
        faces.cards.picture(key, (360, 504))
    check(app, code, drawn, game)


@pytest.mark.parametrize("code", WHOLE)
@pytest.mark.parametrize("game", catalogue.ids())
def test_every_rulebook_page_is_in_the_language(make_app: MakeApp, drawn: Drawn, code: str, game: str) -> None:
    app = make_app(language=code)
    app.push(RulebookScreen(app, game))
    drawn.clear()
    staging.settle(app)
    page = resources.rulebook(game, code)
    english = {run for line in resources.rulebook(game, "en").splitlines() for run in runs(line)}
    own = {run for name in names() for run in runs(name)}
    assert len({run for line in page.splitlines() for run in runs(line)} & english - own) < 5
    check(app, code, drawn, game)


# Switching


def in_play(game: str) -> Session:
    """A game some moves old."""
    return staging.game_in_play(game, {}, 24 if game != "aniolowie" else 8, work=0.3)


def switch(app: App, code: str) -> None:
    """Through the settings, as a player does it, and back to the table."""
    app.push(SettingsScreen(app))
    app.change(language=code)
    app.pop()
    staging.settle(app)


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


QUICK = "aniolowie"
"""The game whose switch is tried in every run; the others take their time."""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "game", [game if game == QUICK else pytest.param(game, marks=pytest.mark.slow) for game in catalogue.ids()]
)
def test_a_switch_in_mid_game_changes_every_word_and_nothing_else(
    make_app: MakeApp, drawn: Drawn, code: str, game: str
) -> None:
    session = in_play(game)
    before = codec.encode([session.states, session.moves, session.happened])
    app = make_app(language="en", reduce_motion=True)
    table = staging.at_table(app, session)
    english, spoken = picture(app), {*told(app)}
    switch(app, code)
    assert {*told(app)} != spoken
    drawn.clear()
    app.rebuild()
    staging.settle(app)
    check(app, code, drawn, game)
    assert codec.encode([session.states, session.moves, session.happened]) == before
    other = make_app(language=code, reduce_motion=True)
    other.screens.clear()
    staging.at_table(other, session.branch(len(session.moves)))
    assert picture(app) == picture(other), "the table looks as if it had been opened in this language"
    switch(app, "en")
    assert app.screen is table
    assert {*told(app)} == spoken
    assert picture(app) == english


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_switch_while_something_is_open_tells_it_anew(make_app: MakeApp, code: str) -> None:
    app = make_app(language="en", reduce_motion=True)
    table = staging.at_table(app, in_play("angel_wars"))
    player = Player(app)
    player.point(table.desk.scene.sprites["d4"].rect.center)
    told_before = app.spoken
    app.toast("An old word")
    switch(app, code)
    assert app._toast is None, "an old sentence does not stay"
    player.point(table.desk.scene.sprites["e5"].rect.center)
    player.point(table.desk.scene.sprites["d4"].rect.center)
    assert app.spoken
    assert app.spoken != told_before


def speaking(preferred: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(resources, "systems", lambda: preferred)
    return resources.speak("")


def test_the_systems_language_is_the_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "languages", lambda: ["en", *WHOLE])
    assert speaking(["xx", "en", "pl"], monkeypatch) == "en"
    assert speaking([], monkeypatch) == "en"
    if WHOLE:
        assert speaking(["xx", "pl", "en"], monkeypatch) == "pl"


def test_what_the_system_prefers_is_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: Callable[[], list[dict[str, str | None]]] = lambda: [{"language": "pl", "country": "PL"}]  # noqa: E731
    monkeypatch.setattr("pygame.system.get_pref_locales", wanted)
    assert resources.systems() == ["pl"]


# The command line


@pytest.mark.parametrize("words", [["--help", "--lang", "pseudo"], ["play", "--lang=pseudo", "--help"]])
def test_the_command_line_speaks_the_language_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    said = re.sub(r"--[a-z-]+|[A-Z]{2,}(=[A-Z]+)?|\b(caelum|play|report|pl|en|WxH|A,B)\b", "", capsys.readouterr().out)
    assert not plain_words({said}, OWN_WORDS | {"help", PERSON, AUTOMATON, *OPPONENTS})


def test_the_command_line_speaks_the_language_of_the_settings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CAELUM_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_text('{"language": "pseudo"}', "utf-8")
    assert main(["--demo", "--seats", "person,adept"]) == 2
    assert "pérśöñś" in capsys.readouterr().err


@pytest.mark.parametrize("code", WHOLE)
def test_polish_dates_and_lists_are_polish(make_app: MakeApp, code: str) -> None:
    make_app(language=code)
    assert datetime(2026, 12, 6, 18, 30).strftime(_("%Y-%m-%d  %H:%M")) == "06.12.2026  18:30"
    assert sorted(["Żar", "Zorza", "Łaska", "Lilia"], key=language.collated) == ["Lilia", "Łaska", "Zorza", "Żar"]
