"""Cards: composed at every size without a word lost, each unlike the others; zoom and gallery, by real events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pygame
import pytest

from game import catalogue
from game.core import language
from game.core.things import Card, Thing
from tests.ui.player import Player
from tests.ui.test_menus import at, faults, find, type_text
from ui import games, ink
from ui.app import App
from ui.kept import Kept
from ui.screens.base import Screen
from ui.screens.gallery import CardScreen, GalleryScreen, kind_name, mentions
from ui.screens.rulebook import RulebookScreen
from ui.screens.setup import SetupScreen
from ui.table.card_face import CardFaces
from ui.table.card_plans import LANDSCAPE, PORTRAIT
from ui.table.card_words import set_text
from ui.table.faces import Faces
from ui.table.notes import Notes
from ui.table.scene import LAPPED, SEEN, TUCKED, Sprite
from ui.widgets import Button

pytestmark = pytest.mark.slow

MakeApp = Callable[..., App]
SHELVED = [game for game in catalogue.ids() if catalogue.rules(game).cards()]
GAMES = {game: catalogue.rules(game).cards() for game in SHELVED}
WIDTHS = (66, 90, 160, 420)
SCALES: list[dict[str, int]] = [{}, {"ui_scale": 75}, {"ui_scale": 250}, {"text_size": 160}]


@pytest.fixture
def _plain_words() -> Iterator[None]:
    yield
    language.install(language.English())


def faces_of(app: App, game: str) -> Faces:
    faces = Faces(app.art, game, ("Anna", "Ben"))
    faces.cards = CardFaces(app.art, game, GAMES[game], faces.look.card)
    return faces


def size_of(faces: CardFaces, key: str, wide: int) -> tuple[int, int]:
    """An upright card of that width, or a lying one of that height."""
    shape = faces.shape(key)
    return (wide, round(wide / shape)) if shape < 1 else (round(wide * shape), wide)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of bytes in which two pictures of one size differ clearly."""
    pairs = zip(pixels(one), pixels(other), strict=True)
    return sum(abs(a - b) > 12 for a, b in pairs) / (one.get_width() * one.get_height() * 4)


# Faces


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wide", WIDTHS)
def test_every_card_is_composed_without_losing_a_word(app: App, game: str, wide: int) -> None:
    faces = faces_of(app, game).cards
    seen: dict[bytes, str] = {}
    for key in faces.cards:
        size = size_of(faces, key, wide)
        picture = faces.front(key, size)
        assert picture.get_size() == size
        assert not ink.cuts, key
        assert seen.setdefault(pixels(picture), key) == key
    assert not app.art.missing


def test_on_a_dense_screen_a_card_needs_more_pixels_to_be_read(app: App) -> None:
    faces = faces_of(app, "archangelis").cards
    card = faces.cards["zadkiel"]
    assert faces._plan(card, (240, 336))[0].page
    faces.unit = 3.0
    assert faces._plan(card, (240, 336))[0] is PORTRAIT.small
    assert faces._plan(card, (450, 630))[0].page


@pytest.mark.parametrize("game", GAMES)
def test_every_text_stands_on_its_card_where_it_can_be_read(app: App, game: str) -> None:
    faces = faces_of(app, game).cards
    for key, card in faces.cards.items():
        shape = LANDSCAPE if faces.shape(key) > 1 else PORTRAIT
        for wide in (180, 420):
            size = size_of(faces, key, wide)
            if size[0] < shape.readable:
                continue
            plan, lines, _style = faces._plan(card, size)
            assert plan.page, (key, size)
            written, told = ([w.text for line in lines for w in line if w.italic == it] for it in (False, True))
            assert " ".join(written).split() == card.text().split()
            assert told in ([], card.flavour().split(" "))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("_plain_words")
def test_a_longer_language_loses_no_word(make_app: MakeApp, game: str) -> None:
    app = make_app(language="pseudo")
    faces = faces_of(app, game).cards
    for key in faces.cards:
        for wide in WIDTHS:
            faces.front(key, size_of(faces, key, wide))
    assert not ink.cuts


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_its_frames_and_every_number_its_sign(app: App, game: str) -> None:
    for card in GAMES[game].values():
        for name in (f"frame-{card.kind}", f"small-{card.kind}", f"plate-{card.kind}"):
            assert app.art.has(f"{game}/{name}"), name
        for sign, _value in card.numbers:
            assert app.art.has(f"{game}/sign-{sign}")


@pytest.mark.parametrize("game", GAMES)
def test_what_every_number_means_is_told(game: str) -> None:
    assert {sign for card in GAMES[game].values() for sign, _value in card.numbers} <= set(games.look(game).card.signs)


def test_a_text_grows_smaller_until_it_fits_and_gives_up_when_nobody_could_read_it(app: App) -> None:
    style = ink.Style("sans", 30, (0, 0, 0))
    lines, fitted = set_text("When played: Draw 2 cards.\nGain 1 Word.", style, (200, 80)) or ([], style)
    assert 9 <= fitted.pixels < 30
    assert [word.text for word in lines[0] if word.bold] == ["When", "played:"]
    assert set_text("word " * 200, style, (100, 40)) is None
    assert set_text("", style, (100, 40)) == ([], style)


def test_flavour_stands_below_the_text_in_italics_and_gives_way_to_it(app: App) -> None:
    style = ink.Style("sans", 16, (0, 0, 0))
    lines, _fitted = set_text("Draw 2 cards.", style, (200, 80), "It was dark.") or ([], style)
    assert [[word.italic for word in line] for line in lines if line] == [[False] * 2, [True] * 3]
    only, _fitted = set_text("", style, (200, 80), "It was dark.") or ([], style)
    assert [[word.italic for word in line] for line in only] == [[True] * 3]
    tight = set_text("Draw 2 cards.", style, (200, 22), "It was dark, " * 9) or ([], style)
    assert not any(word.italic for line in tight[0] for word in line)


def test_flavour_is_seen_on_the_face_and_found_in_the_gallery(app: App) -> None:
    plain = Card("lamp", "relic-holy", "Lamp", lambda: "It shines.", line=lambda: "Relic")
    told = replace(plain, flavour=lambda: "Not for long.")
    one, other = (CardFaces(app.art, "archangelis", {"lamp": card}).front("lamp", (300, 420)) for card in (plain, told))
    assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(other, "RGBA")
    assert mentions(told, "long")
    assert not mentions(plain, "long")


@pytest.fixture
def holy(app: App) -> Faces:
    return faces_of(app, "archangelis")


def card_thing(face: str, *marks: str, number: int = 1, kind: str = "card") -> Thing:
    return Thing("one", "row", kind, face, None, marks, number)


@pytest.mark.parametrize("size", [(60, 84), (110, 154), (300, 420)])
def test_states_change_the_picture(holy: Faces, size: tuple[int, int]) -> None:
    plain = holy.picture(card_thing("azrael"), size)
    assert unlike(plain, holy.picture(card_thing("azrael", "ignored"), size)) > 0.25
    shown = [holy.picture(card_thing("azrael", *marks), size) for marks in (
        (), ("ignored",), ("removed",), ("shielded",), ("usable",), ("light-9",), ("light-2",),
        ("challenged",),
    )]  # fmt: skip
    assert len({pixels(picture) for picture in shown}) == len(shown)


def test_what_a_number_is_worth_now_is_shown_only_when_it_differs(holy: Faces) -> None:
    printed = dict(holy.cards.cards["azrael"].numbers)["light"]
    same = holy.picture(card_thing("azrael", f"light-{printed}"), (110, 154))
    assert pixels(same) == pixels(holy.picture(card_thing("azrael"), (110, 154)))


def test_a_pile_tells_its_number(holy: Faces) -> None:
    one, two, three = (holy.picture(card_thing("back-holy", number=n), (110, 154)) for n in (1, 12, 13))
    assert len({pixels(one), pixels(two), pixels(three)}) == 3
    assert one.get_size() == two.get_size() == three.get_size()


def test_whatever_its_kind_a_face_that_names_a_card_is_one(holy: Faces) -> None:
    assert holy.is_card(card_thing("michael", kind="leader"))
    assert holy.is_card(card_thing("back-location", kind="location"))
    assert not holy.is_card(card_thing("word", kind="counter"))
    assert not holy.is_card(card_thing("nobody"))


def test_mats_and_counters(holy: Faces) -> None:
    bare, named = (holy.picture(card_thing(face, kind="mat"), (200, 120)) for face in ("", "Host"))
    assert pixels(bare) != pixels(named)
    shown = [holy.picture(card_thing(face, *marks, number=n, kind="counter"), (64, 64)) for face, marks, n in (
        ("word", (), 3), ("light", (), 3), ("light", (), 14), ("light", ("good",), 14), ("light", ("bad",), 14),
        ("unpainted", (), 3),
    )]  # fmt: skip
    assert len({pixels(picture) for picture in shown}) == len(shown)


def test_a_game_without_pictures_still_shows_its_cards(app: App) -> None:
    cards = {
        key: Card(key, "ship", key.title(), lambda: "Draw 1 card.", numbers=(("hull", 3), ("cost", 2)))
        for key in ("corsair", "frigate")
    }
    faces = CardFaces(app.art, "nowhere", cards)
    for size in ((60, 84), (110, 154), (300, 420), (420, 300)):
        assert pixels(faces.front("corsair", size)) != pixels(faces.front("frigate", size)) or size[0] < 64
    assert not ink.cuts
    assert not app.art.missing


def test_all_faces_are_kept_within_their_budget(holy: Faces, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(200_000)
    monkeypatch.setattr("ui.table.faces.faces", kept)
    for key in list(holy.cards.cards)[:12]:
        holy.picture(card_thing(key), (110, 154))
    assert len(kept) == 2


# Missions, stations and ships

SLOTS = ("weapon", "armor", "engine", "computer", "scanner")
CREW = ("commander", "pilot", "mechanic", "gunner", "medic", "scientist", "smuggler", "diplomat", "contact")
SIZES = [(60, 84), (90, 126), (160, 224), (420, 588)]


@pytest.fixture
def pirates(app: App) -> Faces:
    return faces_of(app, "archpiratus")


def outline_of(app: App, kind: str) -> pygame.Mask:
    """The shape that a kind's cards have on the table, its window filled."""
    frame = pygame.transform.smoothscale(app.art.original(f"archpiratus/small-{kind}"), (60, 84))
    outside = pygame.mask.from_surface(frame, 127)
    outside.invert()
    bounds = pygame.mask.Mask((60, 84), fill=True)
    bounds.erase(outside.connected_component((30, 40)), (0, 0))
    bounds.invert()
    shape = pygame.mask.from_surface(frame, 127)
    shape.draw(bounds, (0, 0))
    return shape


def test_kinds_are_told_apart_by_their_outline_alone(app: App) -> None:
    kinds = dict.fromkeys(card.kind for card in GAMES["archpiratus"].values())
    outlines = {kind.partition("-")[0]: outline_of(app, kind) for kind in kinds}
    for one, other in combinations(outlines.values(), 2):
        same = one.overlap_area(other, (0, 0))
        assert one.count() + other.count() - 2 * same > 60


@pytest.mark.parametrize("size", SIZES)
def test_what_a_mission_lacks_is_seen(pirates: Faces, size: tuple[int, int]) -> None:
    def shown(*marks: str) -> pygame.Surface:
        return pirates.picture(card_thing("plague-world", *marks, kind="mission"), size)

    plain = shown()
    all_four = shown("lacks-scanner-2", "lacks-medic-1", "lacks-scientist-1", "lacks-crew-6")
    assert unlike(plain, all_four) > 0.02
    each = [shown(f"lacks-{what}-2") for what in (*SLOTS, *CREW, "crew")]
    others = [shown("lacks-crew-3"), all_four, plain, shown("ready"), shown("ready", "here")]
    assert len({pixels(picture) for picture in (*each, *others)}) == len(each) + len(others)
    assert not pirates.art.missing


def test_what_is_lacked_covers_neither_numbers_nor_words(pirates: Faces) -> None:
    marks = ("lacks-weapon-3", "lacks-armor-2", "lacks-scientist-1", "lacks-crew-10")
    for size in SIZES:
        plan = pirates.cards._plan(pirates.cards.cards["last-armada"], size)[0]
        plain, lacking = (pirates.picture(card_thing("last-armada", *which), size) for which in ((), marks))
        foot = round(plan.window[3] / plan.units[1] * size[1])
        below = pygame.Rect(0, foot, size[0], size[1] - foot)
        assert pixels(plain.subsurface(below)) == pixels(lacking.subsurface(below))


def test_every_slot_and_every_type_of_crew_has_a_sign_of_its_own(pirates: Faces) -> None:
    names = (*SLOTS, *CREW, "crew", "credit", "points", "tech", "cost")
    shown = [pirates.picture(card_thing(name, kind="counter", number=3), (46, 46)) for name in names]
    assert all(pirates.art.has(f"archpiratus/sign-{name}") for name in names)
    grey = [pygame.transform.grayscale(picture) for picture in shown]
    assert min(unlike(one, other) for one, other in combinations(grey, 2)) > 0.02


def test_hits_on_a_ship_differ(pirates: Faces) -> None:
    shown = [pirates.picture(card_thing("0", *["hit"] * hits, kind="ship"), (90, 60)) for hits in range(7)]
    assert len({pixels(picture) for picture in shown}) == len(shown)


@pytest.mark.parametrize("size", [(180, 120), (120, 180)])
def test_stations_differ(pirates: Faces, size: tuple[int, int]) -> None:
    shown = [pirates.picture(card_thing(name, kind="station"), size) for name in ("easy", "medium", "hard", "final")]
    assert len({pixels(picture) for picture in shown}) == 4
    assert {picture.get_size() for picture in shown} == {size}


# Zoom


def test_zoom_shows_a_card_painted_anew_with_its_words_beside_it(app: App, holy: Faces) -> None:
    area = pygame.Rect(0, 0, 900, 720)
    asked: list[tuple[int, int]] = []

    def paint(size: tuple[int, int]) -> pygame.Surface:
        asked.append(size)
        return holy.picture(card_thing("samael"), size)

    sprite = Sprite(card_thing("samael"), pygame.Rect(700, 500, 90, 126), 100.0)
    notes, style = Notes(), ink.Style("sans", 18, (255, 255, 255))
    shown = notes.zoom(sprite, paint, "Samael. Commander.", style, area, 1.0)
    assert area.contains(shown.rect)
    assert asked == [(360, 504)]
    assert shown.rect.left == 0
    assert notes.zoom(sprite, paint, "Samael. Commander.", style, area, 1.0).surface is shown.surface
    lying = Sprite(card_thing("eden", kind="location"), pygame.Rect(10, 10, 154, 110), 100.0)
    assert area.contains(
        notes.zoom(lying, lambda size: holy.picture(lying.thing, size), "Eden. " * 40, style, area, 1.0).rect
    )
    assert not ink.cuts


# The gallery


@pytest.fixture
def gallery(app: App) -> GalleryScreen:
    screen = GalleryScreen(app, "archangelis")
    at(app, screen)
    return screen


def opened(app: App) -> CardScreen:
    assert isinstance(app.screen, CardScreen)
    return app.screen


SCREENS: dict[str, Callable[[App, GalleryScreen], Screen]] = {
    "gallery": lambda app, gallery: gallery,
    "reading": lambda app, gallery: look_at(app, gallery, "samael"),
    "numbers": lambda app, gallery: look_at(app, gallery, "seere"),
    "location": lambda app, gallery: look_at(app, gallery, "eden"),
}


def look_at(app: App, gallery: GalleryScreen, key: str) -> Screen:
    gallery.at = key
    screen = CardScreen(app, gallery, gallery.all)
    app.push(screen)
    app.frame([], 0.02)
    return screen


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_fits_at_every_size_and_scale(make_app: MakeApp, name: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    gallery = GalleryScreen(app, "archangelis")
    at(app, gallery)
    SCREENS[name](app, gallery)
    for changes in SCALES if size == (1280, 720) else SCALES[1:3]:
        app.change(**{"ui_scale": 100, "text_size": 100, **changes})
        app.frame([], 0.02)
        assert not faults(app.screen), changes
        assert not ink.cuts, changes


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.usefixtures("_plain_words")
def test_fits_in_a_longer_language(make_app: MakeApp, name: str) -> None:
    app = make_app(language="pseudo")
    gallery = GalleryScreen(app, "archangelis")
    at(app, gallery)
    SCREENS[name](app, gallery)
    assert not faults(app.screen)
    assert not ink.cuts


def test_opens_from_the_setup_of_a_game_with_cards_only(app: App) -> None:
    player = at(app, SetupScreen(app, "archangelis"))
    player.button("Cards")
    assert isinstance(app.screen, GalleryScreen)
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, SetupScreen)
    player = at(app, SetupScreen(app, "angel_wars"))
    with pytest.raises(AssertionError):
        player.button("Cards")


def test_shows_every_card_and_groups_them_by_kind(app: App, gallery: GalleryScreen) -> None:
    assert gallery.grid.cards == gallery.all
    player = Player(app)
    row = gallery.list.row
    shown: list[Card] = []
    for k in range(1, len(gallery.kinds)):
        gallery.list.reveal(k)
        player.click((gallery.list.rect.centerx, gallery.list.rect.y + k * row + row // 2 - gallery.list.top))
        assert {card.kind for card in gallery.grid.cards} == {gallery.kinds[k]}
        shown += gallery.grid.cards
    assert sorted(card.key for card in shown) == sorted(card.key for card in gallery.all)


def test_groups_are_called_as_their_cards_are(gallery: GalleryScreen) -> None:
    names = [gallery._say(k) for k in range(len(gallery.kinds))]
    assert len(set(names)) == len(names)
    assert {"Angel", "Sacred · Relic", "Starting cards"} <= set(names)
    assert kind_name("nothing", []) == "nothing"


def test_scrolls_by_wheel_drag_and_bar(app: App, gallery: GalleryScreen) -> None:
    player, grid = Player(app), gallery.grid
    player.point(grid.rect.center)
    player.event(pygame.MOUSEWHEEL, x=0, y=-3)
    assert grid.top > 0
    top = grid.top
    x, y = grid.rect.center
    player.press((x, y))
    player.event(pygame.MOUSEMOTION, pos=(x, y - 60), rel=(0, -60), buttons=(1, 0, 0))
    assert grid.top == top + 60
    player.release((x, y - 60))
    assert app.screen is gallery
    bar = (grid.rect.right - 4, grid.rect.y + 20)
    player.press(bar)
    player.event(pygame.MOUSEMOTION, pos=(bar[0], bar[1] + 300), rel=(0, 300), buttons=(1, 0, 0))
    player.release((bar[0], bar[1] + 300))
    assert grid.top > top + 1000


def test_paints_only_the_cards_in_sight(app: App, gallery: GalleryScreen) -> None:
    asked: list[str] = []
    real = gallery.faces.picture

    def picture(thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        asked.append(thing.face)
        return real(thing, size)

    gallery.faces.picture = picture  # type: ignore[method-assign]
    gallery.grid.repaint()
    assert 0 < len(asked) < 20


def test_arrows_go_from_card_to_card_and_enter_opens_one(app: App, gallery: GalleryScreen) -> None:
    player, grid = Player(app), gallery.grid
    assert gallery.focus is grid
    player.key(pygame.K_RIGHT)
    assert grid.at == 1
    assert "Nephilim" in app.spoken
    player.key(pygame.K_DOWN)
    assert grid.places[grid.at].x == grid.places[1].x
    assert grid.places[grid.at].y > grid.places[1].y
    for _ in range(5):
        player.key(pygame.K_PAGEDOWN)
    assert grid.top > 0
    player.key(pygame.K_END)
    assert grid.places[grid.at].bottom == grid.places[-1].bottom
    player.key(pygame.K_HOME)
    assert grid.places[grid.at].y == grid.places[0].y
    chosen = grid.cards[grid.at]
    player.key(pygame.K_RETURN)
    assert opened(app).card is chosen
    player.key(pygame.K_ESCAPE)
    assert app.screen is gallery
    assert gallery.grid.cards[gallery.grid.at] is chosen


def test_typing_searches_names_keywords_and_texts(app: App, gallery: GalleryScreen) -> None:
    player = Player(app)
    player.event(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="s", scancode=0)
    assert gallery.focus is gallery.search
    type_text(player, "seraph")
    player.rest(3)
    keys = {card.key for card in gallery.grid.cards}
    assert {"seraphiel", "sariel", "jehoel", "bethel"} <= keys
    assert all(mentions(card, "SERAPH") for card in gallery.grid.cards)
    assert len(keys) < len(gallery.all)
    player.key(pygame.K_RETURN)
    assert gallery.focus is gallery.grid
    player.key(pygame.K_f, pygame.KMOD_CTRL)
    type_text(player, "qqq")
    player.rest(3)
    assert not gallery.grid.cards
    assert "qqq" in gallery.nothing.text
    player.key(pygame.K_RETURN)
    player.key(pygame.K_RETURN)
    assert app.screen is gallery
    assert not faults(gallery)


def test_a_click_shows_the_card_large_with_its_words(app: App, gallery: GalleryScreen) -> None:
    player, grid = Player(app), gallery.grid
    index = next(k for k, card in enumerate(grid.cards) if card.key == "israfel")
    place = grid.places[index].move(grid.rect.x, grid.rect.y - grid.top)
    player.click(place.center)
    screen = opened(app)
    assert screen.card.key == "israfel"
    texts = [getattr(element, "text", "") for element in screen.elements]
    assert screen.card.text() in texts
    assert any("Light 2" in text for text in texts)
    player.button("Next")
    assert opened(app).card is grid.cards[index + 1]
    player.key(pygame.K_PAGEUP)
    player.button("Previous")
    assert opened(app).card is grid.cards[index - 1]


def test_the_large_card_leads_to_its_section_of_the_rulebook(app: App, gallery: GalleryScreen) -> None:
    look_at(app, gallery, "scribe")
    player = Player(app)
    player.button("Rulebook")
    assert isinstance(app.screen, RulebookScreen)
    assert (app.screen.game, app.screen.at) == ("archangelis", "titles")
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_ESCAPE)
    assert app.screen is gallery


@pytest.mark.parametrize("game", SHELVED)
def test_every_section_that_a_card_names_is_in_the_rulebook(app: App, game: str) -> None:
    book = RulebookScreen(app, game)
    sections = {section.id for section in book._sections()}
    assert {card.section for card in GAMES[game].values()} <= sections | {""}


def test_doors_can_be_reached_by_keys(app: App, gallery: GalleryScreen) -> None:
    screen = look_at(app, gallery, "scribe")
    player = Player(app)
    wanted: Any = find(screen, Button, "Rulebook")
    for _ in range(10):
        player.key(pygame.K_TAB)
        if screen.focus is wanted:
            break
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, RulebookScreen)


# Short texts in signs


@pytest.mark.parametrize("game", GAMES)
def test_every_text_has_signs_and_every_sign_a_picture(app: App, game: str) -> None:
    faces = faces_of(app, game).cards
    for card in faces.cards.values():
        assert bool(card.short()) or not card.text(), card.key
        for sign, number in card.short():
            art, _tint = faces._glyph(sign, bad=False)
            assert app.art.has(art) if sign else number
            assert sign in {"", "words", *faces.look.glyphs} or not art.startswith("icons/"), (card.key, sign)


def test_signs_follow_from_what_a_card_does() -> None:
    holy, fields = GAMES["archangelis"], GAMES["empyrean"]
    assert holy["israfel"].short() == (("draw", "1"),)
    assert holy["manna"].short() == (("draw", "2"),)
    assert {sign for sign, _number in fields["duellist"].short()} == {"discard", "might"}


def test_a_card_too_small_for_its_words_shows_their_signs(holy: Faces) -> None:
    """And one without words shows none."""
    told, bare = holy.cards.cards["israfel"], holy.cards.cards["erelin"]
    for card, signs in ((told, True), (bare, False)):
        quiet = CardFaces(holy.art, "archangelis", {card.key: replace(card, short=tuple)}, holy.look.card)
        same = pixels(quiet.front(card.key, (96, 134))) == pixels(holy.cards.front(card.key, (96, 134)))
        assert same is not signs


def test_a_covered_card_says_no_half_name(holy: Faces, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one that is seen beside another no name; below its bearer the whole name, where it is seen."""
    written: list[str] = []
    write = ink.write
    monkeypatch.setattr(ink, "write", lambda text, style: written.append(text) or write(text, style))
    shield = ("shield", "of", "dawn")

    def says(*marks: str, size: tuple[int, int] = (96, 134)) -> list[str]:
        written.clear()
        holy.cards.front("dawn-shield", size, marks)
        return [word for text in written for word in text.casefold().split() if word in shield]

    assert says(LAPPED) == [] == says(TUCKED, size=(62, 87))
    assert says(TUCKED) == [*shield] == says()
    assert says(f"{SEEN}65") == [*shield] == says(f"{SEEN}-65"), "it stands where it is seen"
    assert says(f"{SEEN}35") == []
    left, right = (holy.cards.front("dawn-shield", (96, 134), (mark,)) for mark in (f"{SEEN}65", f"{SEEN}-65"))
    assert pixels(left) != pixels(right)
    covered, whole = (holy.cards.front("dawn-shield", (96, 134), marks) for marks in ((TUCKED,), ()))
    foot = (0, 105, 96, 29)
    assert pixels(covered.subsurface(foot)) != pixels(whole.subsurface(foot))


def test_a_location_says_whom_it_leaves_out(holy: Faces, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = ink.write
    monkeypatch.setattr(ink, "write", lambda text, style: written.append(text) or write(text, style))
    holy.cards.front("jordan", (190, 136))
    assert "Warriors" in written
    written.clear()
    holy.cards.front("jordan", (70, 50))
    assert "Warriors" not in written, "there it would hide the painting"
