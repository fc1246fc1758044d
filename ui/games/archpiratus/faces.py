"""What only ArchPiratus has on its table: stations to fly to, ships, and the plates of their hulls."""

from __future__ import annotations

import pygame

from game.archpiratus.cards import STATION_NAMES
from game.core.language import _
from game.core.things import Thing
from ui import ink, kept
from ui.ink import SMALLEST, Style, colour
from ui.table.card_face import outlined
from ui.table.faces import Faces, halo

Size = tuple[int, int]


def station(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """A place on the map: seen as through a glass, its name and its sign below."""
    w, h = size
    name, plate = faces.art_name(thing), f"{faces.game}/plate-{thing.face}"
    surface = pygame.Surface(size, pygame.SRCALPHA)
    style = Style("serif_bold", max(round(h * 0.098), SMALLEST), colour("ivory"))
    words = outlined(_(STATION_NAMES[thing.face]), style, colour("shadow"))
    foot = words.get_height()
    room = (w, h - foot)
    picture = faces.art.cover(name, room).convert_alpha() if faces.art.has(name) else faces.unpainted(thing, room)
    picture = picture.copy()
    picture.blit(_glass(picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, (0, 0))
    if faces.art.has(plate):
        sign = faces.whole(plate, (round(w * 0.46), round(h * 0.17)))
        surface.blit(sign, sign.get_rect(midbottom=(w // 2, h - foot)))
    surface.blit(words, words.get_rect(midbottom=(w // 2, h)))
    return surface


@kept.shapes.remember
def _glass(size: Size) -> pygame.Surface:
    """White in the middle, clear at the edges."""
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    small.fill((255, 255, 255, 0))
    pygame.draw.ellipse(small, (255, 255, 255, 255), small.get_rect().inflate(-14, -14))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 4), size)


def ship(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """A ship in the light of its engines, with a burst for each hit on its hull."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    name = faces.art_name(thing)
    picture = faces.whole(name, size) if faces.art.has(name) else faces.unpainted(thing, size)
    spot = picture.get_rect(center=(size[0] // 2, size[1] // 2))
    tone = ink.mix(colour(f"seat_{(thing.owner or 0) % 4}"), colour("lit"), 0.35)
    shape = pygame.mask.from_surface(picture, 90).to_surface(setcolor=(*tone, 255), unsetcolor=(*tone, 0))
    glow = pygame.transform.gaussian_blur(shape, max(size[0] // 9, 2))
    for part in (glow, glow, halo(picture), picture):
        surface.blit(part, spot)
    hits = thing.marks.count("hit")
    side = max(min(round(min(size) * 0.3), size[0] // max(hits, 3)), 5)
    x = (size[0] - hits * side) // 2
    for k in range(hits):
        surface.blit(faces.art.image(f"{faces.game}/mark-hit", (side, side)), (x + k * side, size[1] - side))
    return surface


def hull(faces: Faces, thing: Thing, size: Size) -> pygame.Surface:
    """A plate for each hit that the hull bears: whole ones shine, those that were hit are torn and glow."""
    w, h = size
    most = thing.most or 1
    surface = pygame.Surface(size, pygame.SRCALPHA)
    gap = max(2, h // 5)
    wide = (w - gap * (most - 1)) / most
    for k in range(most):
        left = round(k * (wide + gap))
        surface.blit(_plate((round(wide), h), k >= most - thing.number, k), (left, 0))
    return surface


@kept.shapes.remember
def _plate(size: Size, torn: bool, at: int) -> pygame.Surface:
    w, h = size
    tone = ink.mix(colour("bad"), colour("night"), 0.55) if torn else ink.mix((96, 214, 206), colour("night"), 0.45)
    edge = colour("bad") if torn else (150, 236, 226)
    big = pygame.Surface((w * 4, h * 4), pygame.SRCALPHA)
    cut = h
    points = [(cut, 0), (4 * w, 0), (4 * w - cut, 4 * h), (0, 4 * h)]
    pygame.draw.polygon(big, (*tone, 235), points)
    pygame.draw.polygon(big, edge, points, max(4, h // 3))
    if torn:
        middle = 4 * w * (0.42 + 0.06 * (at % 3))
        crack = [(middle, 0), (middle + h, 1.2 * h), (middle - 0.6 * h, 2.2 * h), (middle + 0.8 * h, 4 * h)]
        gap = [*crack, *((x + 1.6 * h, y) for x, y in reversed(crack))]
        pygame.draw.polygon(big, (0, 0, 0, 0), gap)
        pygame.draw.lines(big, (255, 176, 90), False, crack, max(3, h // 4))
        pygame.draw.lines(big, (255, 176, 90), False, [(x + 1.6 * h, y) for x, y in crack], max(3, h // 4))
    return pygame.transform.smoothscale(big, size)
