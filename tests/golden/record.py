"""What is written down once and compared ever after. Refresh with `python -m tests.golden` and read the diff."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game import catalogue
from game.core import codec
from game.core.contract import Event, redact
from tests.contract.games import GAMES, Setting, covering, played, viewers
from ui import resources

HERE = Path(__file__).parent
GAMES_FILE = HERE / "games.json"
SEED = 2024
NAMES = ["Anna", "Bartek", "Celina", "Darek"]


def settings() -> list[Setting]:
    return [setting for game in GAMES for setting in covering(game, 1)[:4]]


def fingerprint(setting: Setting) -> dict[str, int | str]:
    """One random game: how long it was, and a hash over every move, event and state of it."""
    game = played(setting, SEED)
    trace = [codec.encode([step.move, step.events, step.after]) for step in game.steps]
    text = json.dumps(trace, sort_keys=True, separators=(",", ":"))
    return {
        "rules_version": game.rules.info.rules_version,
        "moves": len(game.steps),
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
    }


def fingerprints() -> dict[str, dict[str, int | str]]:
    return {str(setting): fingerprint(setting) for setting in settings()}


def transcript(setting: Setting) -> str:
    """The same game as a person reads it: every move, what was told of it and to whom, and how it ended."""
    game = played(setting, SEED)
    lines = [str(setting)]
    for number, step in enumerate(game.steps, 1):
        seat = game.rules.to_act(step.before)
        assert seat is not None
        lines.append(f"{number} {NAMES[seat]}: {' '.join(str(part) for part in step.move if part is not None)}")
        for event in step.events:
            lines += _told(game.rules, event, viewers(game.rules, step.after))
    outcome = game.rules.outcome(game.steps[-1].after)
    return "\n".join([*lines, f"{outcome}"]) + "\n"


def _told(rules: Any, event: Event, seats: list[int | None]) -> Iterator[str]:
    """The sentence that the whole table would hear, then those that somebody hears instead."""
    whole = rules.say_event(event, NAMES)
    if whole:
        yield f"    {whole}"
    others: dict[str, list[str]] = {}
    for seat in seats:
        heard = rules.say_event(redact(event, seat), NAMES)
        if heard != whole:
            others.setdefault(heard, []).append("bystanders" if seat is None else NAMES[seat])
    yield from (f"        {', '.join(who)}: {heard or '-'}" for heard, who in others.items())


def transcript_file(setting: Setting) -> Path:
    return HERE / "games" / f"{str(setting).replace(' ', '-').replace('/', '_')}.txt"


def card_texts(game: str, language: str = "en") -> str:
    """Every card of a game with the text that is rendered from its effect."""
    resources.speak(language)
    cards = GAMES[game].cards().values()
    lines = [f"{card.name} ({card.kind}): {' '.join(card.text().splitlines()) or '-'}" for card in cards]
    resources.speak("en")
    return "\n".join(lines) + "\n"


def cards_file(game: str, language: str = "en") -> Path:
    return HERE / "cards" / (f"{game}.txt" if language == "en" else f"{game}.{language}.txt")


def card_files() -> list[tuple[str, str]]:
    """Games and languages with golden card texts: the game of the tests alone speaks only English."""
    return [
        (game, language)
        for game, rules in GAMES.items()
        if rules.cards()
        for language in resources.languages()
        if language == "en" or game in catalogue.ids()
    ]


def refresh() -> None:
    GAMES_FILE.write_text(json.dumps(fingerprints(), indent=2) + "\n", "utf-8")
    for setting in settings():
        transcript_file(setting).write_text(transcript(setting), "utf-8")
    for game, language in card_files():
        cards_file(game, language).write_text(card_texts(game, language), "utf-8")
