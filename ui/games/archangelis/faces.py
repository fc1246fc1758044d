"""What only Archangelis has on its table: gauges of the Light that a Location takes, and crowns for those won."""

from __future__ import annotations

import pygame

from game.archangelis.abilities import Ignores, Rewards
from game.archangelis.cards import KINDS, LOCATION, NUMBER
from game.core.language import _, capital, chain
from game.core.things import Card, Thing
from ui import ink, shapes
from ui.ink import SMALLEST, Style, colour
from ui.table.card_face import outlined
from ui.table.faces import Faces

Size = tuple[int, int]


def condition(card: Card) -> str:
    """Whom a Location leaves out, else what is special there first of all; nothing for other cards."""
    if card.kind != LOCATION:
        return ""
    first = next(part for part in KINDS[NUMBER[card.key]].says.parts if not isinstance(part, Rewards))
    if isinstance(first, Ignores):
        return str(capital(chain(_(" and "), (group.all() for group in first.whom))))
    return first.text()


def gauge(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """The Light that a Host would bring, against what is needed: a bar in the colour of its seat, golden when full."""
    w, h = size
    needed, full = thing.most or 1, "good" in thing.marks
    edge = max(1, h // 14)
    tone = colour("brass_bright") if full else ink.mix(colour(f"seat_{(thing.owner or 0) % 4}"), colour("night"), 0.3)
    surface = shapes.panel(size, h // 2, (*colour("night"), 225), tone, edge).copy()
    room = (w - 4 * edge, h - 4 * edge)
    part = round(room[0] * min(thing.number / max(needed, 1), 1.0))
    if part:
        bar = shapes.panel(room, room[1] // 2, ink.mix(tone, colour("night"), 0.25 if full else 0.4))
        surface.blit(bar, (2 * edge, 2 * edge), (0, 0, part, room[1]))
    style = Style("sans_bold", max(round(h * 0.74), SMALLEST), colour("ivory"))
    words = outlined(f"{thing.number} / {needed}", style, colour("shadow"))
    surface.blit(words, words.get_rect(center=(w // 2, h // 2)))
    return surface


def crowns(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """One for each Location that wins the game, golden for those that are won."""
    most = thing.most or 1
    side = min(size[0] // most, size[1])
    inner = round(side * 0.86)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    x = (size[0] - most * side) // 2
    for k in range(most):
        won = k < thing.number
        spot = pygame.Rect(x + k * side, (size[1] - side) // 2, side, side)
        if won:
            light = faces.art.icon("crown", side, colour("lit"))
            surface.blit(pygame.transform.gaussian_blur(light, max(side // 8, 1)), spot)
        tone = colour("brass_bright") if won else ink.mix(colour("brass_dark"), colour("night"), 0.35)
        picture = faces.art.icon("crown", inner, tone)
        surface.blit(faces.art.icon("crown", inner, colour("shadow")), picture.get_rect(center=spot.center).move(0, 2))
        surface.blit(picture, picture.get_rect(center=spot.center))
    return surface
