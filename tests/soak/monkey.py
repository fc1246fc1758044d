"""A monkey at the table: pointers, keys, text and windows of any size, on every screen and in every game."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import catalogue, session
from game.core.rng import Stream
from game.session import AUTOMATON, PERSON, Seat
from saves import settings
from saves.format import SaveError
from saves.places import SAMPLES
from saves.store import Store
from tests.soak.attack import Log
from tests.soak.decisions import some_setting
from tests.soak.evening import furnished
from ui.app import App
from ui.screens.gallery import GalleryScreen
from ui.screens.lesson import LessonScreen
from ui.screens.library import LibraryScreen
from ui.screens.rulebook import RulebookScreen
from ui.screens.settings import SettingsScreen
from ui.screens.setup import SetupScreen
from ui.screens.statistics import StatisticsScreen
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen

KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_DELETE,
    pygame.K_BACKSPACE, pygame.K_F1, pygame.K_F11, pygame.K_z, pygame.K_h, pygame.K_l, pygame.K_s, pygame.K_a,
    pygame.K_c, pygame.K_v, pygame.K_x, pygame.K_1, pygame.K_2, pygame.K_PLUS, pygame.K_MINUS,
)  # fmt: skip
MODS = (0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT)
TEXTS = (
    "a",
    "Ż",
    "ó",
    " ",
    "❤",
    "️",
    "\u200b",
    "\u00ad",
    "\u202e",
    "\u034f",
    "e\u0301",
    "😀",
    "x" * 40,
    "\x07",
    "\ud800",
)
SIZES = ((1280, 720), (960, 540), (1100, 620), (1000, 900), (700, 500), (1600, 600), (1920, 1080))


def attack(log: Log, quick: bool) -> None:
    random = log.random
    with furnished() as home:
        path = home / "settings.json"
        chosen = settings.change(
            settings.load(path), speed=400, reduce_motion=random.random() < 0.5, ui_scale=random.choice((75, 100, 250)),
            text_size=random.choice((80, 100, 160)), language=random.choice(("en", "pl", "pseudo")),
        )  # fmt: skip
        app = App(chosen, Store(home), random.choice(SIZES))
        did: list[Any] = []
        try:
            app.push(TitleScreen(app))
            wander(log, app, random, did, 60 if quick else 900)
        finally:
            with log.watch("leaving breaks"):
                while app.screens:
                    app.screens.pop().close()
        look_after(log, home)


def wander(log: Log, app: App, random: Random, did: list[Any], most: int) -> None:
    """Now and then another screen is opened, so that none is reached too seldom."""
    every = max(20, most // 6)
    for n in range(most):
        if n % every == 0:
            with log.watch(f"opening a screen breaks after {did[-12:]}"):
                opened = somewhere(app, random)
                did.append(opened)
        app.running = True
        frames = gesture(app, random)
        if random.random() < 0.5:  # a fast hand
            frames = [
                ("+".join(name for name, _events in frames), [event for _name, events in frames for event in events])
            ]
        for name, events in frames:
            did.append((name, *[_plain(event) for event in events]))
            try:
                app.frame(events, random.choice((0.02, 0.02, 0.05, 0.4)))
            except Exception:
                with log.watch(f"{type(app.screen).__name__}: {name}; before that {did[-10:]}"):
                    raise
                app.home(TitleScreen(app))
            log.count("UI events", len(events))
        if len(log.findings) >= 3:
            return


def somewhere(app: App, random: Random) -> str:
    """Any screen, in any game."""
    game = random.choice(catalogue.ids())
    doors = {
        "title": lambda: TitleScreen(app),
        "library": lambda: LibraryScreen(app),
        "settings": lambda: SettingsScreen(app),
        "statistics": lambda: StatisticsScreen(app),
        "setup": lambda: SetupScreen(app, game),
        "rulebook": lambda: RulebookScreen(app, game),
        "lesson": lambda: LessonScreen(app, game),
        "gallery": lambda: GalleryScreen(app, game),
        "sample": lambda: TableScreen(app, sample(app, game)),
        "table": lambda: TableScreen(app, at_table(game, random)),
    }
    name = random.choice([*doors, "table", "table", "table"])
    if name == "gallery" and not catalogue.rules(game).cards():
        name = "rulebook"
    app.home(TitleScreen(app))
    if name != "title":
        app.push(doors[name]())
    return f"{name} {game}"


def sample(app: App, game: str) -> Any:
    return app.store.load(SAMPLES / f"{game}.json").session


def at_table(game: str, random: Random) -> Any:
    """A game somewhere in its middle, among persons, sometimes with an opponent or by oneself."""
    setting = some_setting(game, random)
    rules = setting.rules
    state = rules.new_game(setting.options, 1)
    own = rules.automatic(state)
    alone = random.random() < 0.3
    seats = [
        Seat(AUTOMATON, "Book") if n in own else Seat("novice" if alone and n else PERSON, f"Gracz {n + 1}")
        for n in range(rules.seats(state))
    ]
    going, stream = session.start(game, setting.options, random.getrandbits(40), seats), Stream(random.getrandbits(40))
    for _n in range(random.randrange(120)):
        if going.outcome() is not None:
            return session.start(game, setting.options, 1, seats)
        legal = going.legal_moves()
        going.play(legal[stream.below(len(legal))])
    return going


def gesture(app: App, random: Random) -> list[tuple[str, list[pygame.event.Event]]]:
    """A few frames of events: what a hand does, and what no hand ever did."""
    kind, spot = random.random(), somewhere_to_point(app, random)
    if kind < 0.35:
        return [("point", [moved(spot)]), ("press", [pressed(spot)]), ("release", [released(spot)])]
    if kind < 0.5:
        end = somewhere_to_point(app, random)
        middle = ((spot[0] + end[0]) // 2, (spot[1] + end[1]) // 2)
        drop = [("release", [released(end)])] if random.random() < 0.9 else []
        return [("point", [moved(spot)]), ("press", [pressed(spot)]), ("drag", [moved(middle, 1)]),
                ("drag", [moved(end, 1)]), *drop]  # fmt: skip
    if kind < 0.72:
        key, mod = random.choice(KEYS), random.choice(MODS)
        sign = chr(key) if 32 <= key < 127 and not mod else ""
        both = {"key": key, "mod": mod, "scancode": 0}
        down = pygame.event.Event(pygame.KEYDOWN, unicode=sign, **both)
        return [("key", [down]), ("key up", [pygame.event.Event(pygame.KEYUP, unicode=sign, **both)])]
    if kind < 0.82:
        return [("text", [pygame.event.Event(pygame.TEXTINPUT, text=random.choice(TEXTS))])]
    if kind < 0.89:
        wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=random.choice((-9, -1, 1, 9)), flipped=False, which=0)
        return [("wheel", [moved(spot), wheel])]
    if kind < 0.92:
        button = random.choice((2, 3, 4, 5))
        return [("button", [pressed(spot, button), released(spot, button)])]
    if kind < 0.94:
        return [("loose release", [released(spot)]), ("double press", [pressed(spot), pressed(spot)])]
    if kind < 0.955:
        size = random.choice(SIZES)
        return [("resize", [pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])])]
    if kind < 0.965:
        strange = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.QUIT)
        return [("window", [pygame.event.Event(random.choice(strange))])]
    return [("wait", [])] * random.choice((1, 3, 10))


def somewhere_to_point(app: App, random: Random) -> tuple[int, int]:
    """Mostly at something, else anywhere, also outside."""
    wide, tall = app.surface.get_size()
    elements = getattr(app.screen, "elements", [])
    if elements and random.random() < 0.5:
        rect = random.choice(elements).rect
        return rect.x + random.randrange(max(1, rect.width)), rect.y + random.randrange(max(1, rect.height))
    if isinstance(app.screen, TableScreen) and random.random() < 0.7:
        things = list(app.screen.desk.reach.sprites)
        rect = app.screen.desk.reach.rect(random.choice(things)) if things else None
        if rect is not None:
            return rect.centerx, rect.centery
    return random.randrange(-5, wide + 5), random.randrange(-5, tall + 5)


def moved(spot: tuple[int, int], held: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(held, 0, 0))


def pressed(spot: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button)


def released(spot: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=button)


def _plain(event: pygame.event.Event) -> str:
    return json.dumps({key: value for key, value in event.dict.items() if key in ("pos", "key", "text", "size", "y")})


def look_after(log: Log, home: Path) -> None:
    """All that the monkey has played and saved can be opened."""
    with log.watch("the files after it"):
        store = Store(home)
        log.expect(settings.load(home / "settings.json").problem is None, "the settings are damaged")
        for entry in store.entries():
            log.count("files")
            log.expect(entry.problem is None, f"{entry.path.name}: {entry.problem}")
            with log.watch(f"{entry.path.name} can't be opened", (SaveError,)):
                store.load(entry.path)
