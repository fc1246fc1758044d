"""What only Battle for Empyrean has on its table: zones, panoramas, trackers with cubes, round tokens."""

from __future__ import annotations

import pygame

from game import catalogue
from game.core.language import N_, Change, _
from game.core.things import Card, Thing
from ui import ink, kept, shapes
from ui.art import Art
from ui.ink import SMALLEST, Style, colour
from ui.shapes import seat_disc
from ui.table.card_face import BACK, BRIGHT, DARK, DENSE, CardFaces, arrow, outlined
from ui.table.card_plans import TIGHT
from ui.table.card_words import draw_text, set_text, text_height
from ui.table.faces import Faces
from ui.table.overlays import half_turned

Size = tuple[int, int]
Slots = tuple[tuple[int, ...], ...]

TOKENS = ("shield", "anchor", "stun", "move")
LETTERS = {"shield": "S", "anchor": "A", "stun": "Z", "move": "M", "stop": "X", "might": ""}
"""What stands on a token whose picture is missing."""
TONES = {"shield": "good", "anchor": "hint", "stun": "bad", "move": "lit", "stop": "bad", "might": "brass"}
HEADS = {"essence": N_("Essence"), "round": N_("Round")}
MOST_ESSENCE = 12
READABLE = 260
"""Narrower cards, in pixels, lie on a battlefield: what counts there are their tokens, not their text."""
ABOVE_NAME = 0.61
"""Where tokens on a card end, as a share of its height."""
LOW = 0.45
"""How much of the height of a card its might takes at most."""
SIDES = (0.0, 0.34, 0.3, 0.26)
"""How large one, two or more tokens on a card are, as a share of its width."""


def card_of(key: str) -> Card:
    return catalogue.rules("empyrean").cards()[key]


def token(art: Art, sign: str, side: int) -> pygame.Surface:
    """A round token."""
    name = f"empyrean/token-{sign}"
    if art.has(name):
        return art.image(name, (side, side))
    return _plain_token(sign, side)


@kept.shapes.remember
def _plain_token(sign: str, side: int) -> pygame.Surface:
    tone = colour(TONES[sign])
    disc = shapes.panel((side, side), side // 2, ink.mix(tone, colour("night"), 0.7), tone, max(1, side // 10)).copy()
    letter = ink.write(LETTERS[sign], Style("sans_bold", max(round(side * 0.6), SMALLEST), tone))
    disc.blit(letter, letter.get_rect(center=(side // 2, side // 2)))
    return disc


def _number(art: Art, value: int, base: int, side: int) -> pygame.Surface:
    """The number token of a card; an arrow tells that it grew or shrank."""
    disc = token(art, "might", side).copy()
    pixels = round(side * (0.68 if value < 10 else 0.5 if value < 100 else 0.4))
    words = outlined(str(value), Style("serif_bold", max(pixels, SMALLEST), DARK), BRIGHT)
    disc.blit(words, words.get_rect(center=(side // 2, side // 2)))
    if value != base:
        sign = arrow(max(round(side * 0.3), 7), value > base)
        disc.blit(sign, (side - sign.get_width(), 0))
    return disc


def dress(cards: CardFaces, thing: Thing, size: Size) -> pygame.Surface:
    """A card with what lies on it: its might and its tokens or, face down, its place in the order of the reveal."""
    art, (w, h) = cards.art, size
    small = w < READABLE * max(cards.unit, 1.0)
    might = next((mark.removeprefix("might-") for mark in thing.marks if mark.startswith("might-")), "")
    now = (f"might-{might}",) if might and not small else ()  # on its sign: a coin would cover the name
    picture = cards.picture(thing.face, size, now, thing.number, "might" if might and small else "")
    if not thing.marks:
        return picture
    surface = picture.copy()
    if "down" in thing.marks:
        if not thing.face.startswith(BACK):
            half_turned(cards, surface, card_of(thing.face).back)
        order = next(mark.removeprefix("order-") for mark in thing.marks if mark.startswith("order-"))
        surface.blit(*_order(order, size, small))
        return surface
    if might and small:
        side = max(round(min(w * 0.46, h * LOW)), 15)
        base = next(n for sign, n in card_of(thing.face).numbers if sign == "might")
        surface.blit(_number(art, int(might), base, side), (w - side, 0))
    signs = [mark for mark in thing.marks if mark in TOKENS]
    if cards.is_cropped(thing.face, size):
        _in_a_row(art, surface, signs)
    else:
        _in_a_column(art, surface, signs, small=small)
    return surface


def _in_a_column(art: Art, surface: pygame.Surface, signs: list[str], *, small: bool) -> None:
    """Tokens at the left of a card, above its name; overlapping when many."""
    w, h = surface.get_size()
    side = max(round(w * (SIDES[min(len(signs), 3)] if small else 0.15)), 11)
    top, foot = round(h * (0.2 if small else 0.13)), round(h * ABOVE_NAME)
    step = min(side, (foot - top - side) // max(len(signs) - 1, 1))
    for k, sign in enumerate(signs):
        surface.blit(token(art, sign, side), (w // 50, top + k * step))


def _in_a_row(art: Art, surface: pygame.Surface, signs: list[str]) -> None:
    """The same of a card that is cropped: between its numbers or, where there is room, below its price."""
    w, h = surface.get_size()
    price, might = round(min(w * 0.28, h * 0.52)), round(min(w * 0.46, h * LOW))
    left, top = (w // 50, price) if h >= w * TIGHT else (price, h // 30)
    side = max(round(min(w * 0.22, h * 0.36)), 11)
    step = min(side, (w - might - left - side) // max(len(signs) - 1, 1))
    for k, sign in enumerate(signs):
        surface.blit(token(art, sign, side), (left + k * step, top))


@kept.shapes.remember
def _order(text: str, size: Size, small: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """In which order it will be revealed, on a plate above what another row may cover."""
    side = max(round(min(size[0] * 0.42, size[1] * 0.48) if small else size[0] * 0.2), 14)
    plate = shapes.panel(
        (side, side), side // 5, (*colour("night"), 235), colour("ivory_dim"), max(1, side // 14)
    ).copy()
    words = ink.write(f"{text}.", Style("serif_bold", round(side * 0.6), colour("ivory")))
    plate.blit(words, words.get_rect(center=(side // 2, side // 2)))
    return plate, ((size[0] - side) // 2, round(min(size[1] * 0.8, size[1] - size[0] * 0.22)) - side)


# Battlefields


def zones(faces: Faces, thing: Thing, size: Size, slots: Slots) -> pygame.Surface:
    """A player's side of a battlefield: its slots in the shade, closed ones barred, Stop tokens; above them, where
    sides lie beside each other, its owner's number."""
    tone = colour(f"seat_{(thing.owner or 0) % 4}")
    leads = "leads" in thing.marks
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for k, slot in enumerate(slots):
        rect = pygame.Rect(slot)
        closed = k >= thing.number
        corner = max(rect.width // 12, 3)
        fill = ink.mix(colour("night"), tone, 0.3 if leads else 0.1)
        surface.blit(shapes.panel(rect.size, corner, (*fill, 190 if closed else 62)), rect)
        if closed:
            side = rect.width // 2
            lock = faces.art.icon("lock", side, colour("ivory_faint"))
            surface.blit(lock, lock.get_rect(center=rect.center))
    head = min(slot[1] for slot in slots)
    if head > SMALLEST:
        disc = seat_disc(thing.owner or 0, round(head * 0.7))
        surface.blit(disc, disc.get_rect(topleft=(head // 8 + 1, head // 8 + 1)))
    _stops(faces.art, surface, thing, size, head)
    return surface


def _stops(art: Art, surface: pygame.Surface, thing: Thing, size: Size, head: int) -> None:
    """Stop tokens at the right end of what is free above the slots, or in the corner; overlapping when many."""
    count = thing.marks.count("stop")
    side = round(head * 0.86) if head > SMALLEST else round(size[0] * 0.13)
    step = min(side, (size[0] // 3 - side) // max(count - 1, 1)) if count > 1 else 0
    for k in reversed(range(count)):
        surface.blit(token(art, "stop", side), (size[0] - side - size[0] // 60 - k * step, size[0] // 100))


def battlefield(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """The battlefield's name and, if that can be read, its effects, upon its painting."""
    card, (w, h) = card_of(thing.face), size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pad = max(w // 30, 3)
    title = Style("serif_bold", max(min(round(w * 0.085), round(h * 0.4)), SMALLEST), colour("brass_bright"))
    words, title = ink.fit(card.name, title, w - 2 * pad)
    head = round(title.pixels * 1.36)
    text = Style("sans", max(round(w * 0.066), SMALLEST), colour("ivory"))
    fitted = set_text(card.text(), text, (w - 2 * pad, h - head - pad))
    if fitted and fitted[1].pixels < SMALLEST * DENSE * faces.cards.unit:  # too small on a dense screen
        fitted = None
    tall = head + (text_height(*fitted) if fitted else 0)
    veil = shapes.panel((w, min(tall + 2 * pad, h)), 2 * pad, (*colour("night"), 130))
    surface.blit(veil, veil.get_rect(center=(w // 2, h // 2)))
    y = (h - tall) // 2
    picture = outlined(words, title, colour("night"))
    surface.blit(picture, picture.get_rect(midtop=(w // 2, y)))
    if fitted:
        draw_text(surface, *fitted, (w // 2, y + head))
    return surface


# Counters


def tracker(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """A mat with numbers and a cube on one of them; where there is no room for that, the number alone."""
    if size[0] < 4 * size[1]:
        return _gem(faces.art, thing, size)
    w, h = size
    surface = shapes.panel(size, h // 4, (*colour("night"), 150), (*colour("brass_dark"), 190), 1).copy()
    head = ink.write(_(HEADS[thing.face]), Style("sans_bold", max(round(h * 0.4), SMALLEST), colour("brass")))
    surface.blit(head, head.get_rect(midleft=(h // 4, h // 2)))
    left, right = head.get_width() + h // 2, w - h // 6
    coming = _coming(thing, h)
    if coming:
        spot = coming.get_rect(midright=(right, h // 2))
        surface.blit(coming, spot)
        right = spot.left - h // 8
    cells = _cells(thing)
    step = (right - left) / len(cells)
    share = 0.9 if cells[-1] < 10 else 0.62
    style = Style("sans_bold", max(round(min(h * 0.46, step * share)), SMALLEST), colour("ivory_faint"))
    for k, n in enumerate(cells):
        middle = (round(left + (k + 0.5) * step), h // 2)
        digit = ink.write(str(n), style)
        if n == thing.number:
            cube = _cube(faces.art, thing.face, min(round(h * 0.94), round(step)))
            surface.blit(cube, cube.get_rect(center=middle))
            digit = _on_cube(n, style, thing.face)
        surface.blit(digit, digit.get_rect(center=middle))
    return surface


def _cells(thing: Thing) -> list[int]:
    """The numbers of a track: all rounds, or as much essence as there usually is."""
    if thing.face == "round":
        return [*range(1, 1 + (thing.most or 0))]
    return [*range(max(MOST_ESSENCE, thing.number) + 1)]


def _coming(thing: Thing, tall: int) -> pygame.Surface | None:
    """What the next round adds to it."""
    for mark in thing.marks:
        if mark.startswith("next-"):
            n = int(mark.removeprefix("next-"))
            tone = colour("good" if n > 0 else "bad")
            text = _("next {n:+d}").format(n=Change(n))
            words = ink.write(text, Style("sans_bold", max(round(tall * 0.42), SMALLEST), tone))
            size = (words.get_width() + tall // 2, round(tall * 0.8))
            plate = shapes.panel(size, size[1] // 2, (*colour("night"), 255), tone, 1).copy()
            plate.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
            return plate
    return None


def _gem(art: Art, thing: Thing, size: Size) -> pygame.Surface:
    """The number on its sign, with what comes next below it; where there is room, first whose it is."""
    coming = _coming(thing, max(size[1] // 3, 12))
    side = min(size[0], size[1] - (coming.get_height() // 2 if coming else 0))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    head = size[0] - size[1]
    if head > size[1] // 2:
        owner = seat_disc(thing.owner or 0, head)
        surface.blit(owner, owner.get_rect(midleft=(0, size[1] // 2)))
    middle = size[0] - min(size) // 2
    name = f"empyrean/sign-{thing.face}"
    if art.has(name):
        disc = art.image(name, (side, side))
    else:
        disc = shapes.panel((side, side), side // 2, colour("slate"), colour("brass"), max(1, side // 16))
    surface.blit(disc, disc.get_rect(midtop=(middle, 0)))
    words = outlined(str(thing.number), Style("serif_bold", round(side * 0.5), colour("ivory")), colour("night"))
    surface.blit(words, words.get_rect(center=(middle, side // 2)))
    if coming:
        surface.blit(coming, coming.get_rect(midbottom=(middle, size[1])).clamp(surface.get_rect()))
    return surface


def _on_cube(n: int, style: Style, sign: str) -> pygame.Surface:
    """The number that counts: of the rounds large and dark, on brass."""
    if sign == "round":
        return ink.write(str(n), Style("serif_bold", round(style.pixels * 1.35), colour("night")))
    return outlined(str(n), style._replace(colour=colour("ivory")), colour("night"))


def _cube(art: Art, sign: str, side: int) -> pygame.Surface:
    return token(art, sign, side) if art.has(f"empyrean/token-{sign}") else _wooden_cube(side)


@kept.shapes.remember
def _wooden_cube(side: int) -> pygame.Surface:
    """A cube from above, lit from the left."""
    big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    whole = big.get_rect()
    pygame.draw.rect(big, ink.mix(colour("brass"), colour("night"), 0.5), whole, border_radius=side // 2)
    pygame.draw.rect(
        big, colour("brass_bright"), (0, 0, side * 4 - side // 2, side * 4 - side // 2), border_radius=side // 2
    )
    return pygame.transform.smoothscale(big, (side, side))
