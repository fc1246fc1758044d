"""What only ArchPiratus has on its table: stations to fly to, and ships."""

from __future__ import annotations

import pygame

from game.core.things import Thing
from ui import shapes
from ui.ink import colour
from ui.table.faces import Faces, halo


def station(faces: Faces, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
    """A place to go to: its picture filling the room, with its plate below."""
    name = faces.art_name(thing)
    if not faces.art.has(name):
        return faces.unpainted(thing, size)
    radius, edge = max(min(size) // 14, 3), max(1, min(size) // 60)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(faces.art.cover(name, size), (0, 0))
    surface.blit(shapes.panel(size, radius, (255, 255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(shapes.panel(size, radius, (0, 0, 0, 0), colour("brass_dark"), edge), (0, 0))
    plate = f"{faces.game}/plate-{thing.face}"
    if faces.art.has(plate):
        picture = faces.whole(plate, (round(size[0] * 0.8), round(size[1] * 0.3)))
        surface.blit(picture, picture.get_rect(midbottom=(size[0] // 2, size[1] - 2 * edge)))
    return surface


def ship(faces: Faces, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
    """A ship in the light of a halo, with a pip for each hit on its hull."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    name = faces.art_name(thing)
    picture = faces.whole(name, size) if faces.art.has(name) else faces.unpainted(thing, size)
    spot = picture.get_rect(center=(size[0] // 2, size[1] // 2))
    for part in (halo(picture), halo(picture), picture):
        surface.blit(part, spot)
    hits = thing.marks.count("hit")
    side = max(min(round(min(size) * 0.34), size[0] // max(hits, 3)), 5)
    x = (size[0] - hits * side) // 2
    for k in range(hits):
        surface.blit(faces.art.image(f"{faces.game}/mark-hit", (side, side)), (x + k * side, size[1] - side))
    return surface
