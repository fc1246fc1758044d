"""What only Angel Wars has on its table: its figures, the edges of the board, beads for the movements that are left."""

from __future__ import annotations

import pygame

from game.core.language import YOU, _
from game.core.things import Thing
from ui import ink, shapes
from ui.ink import SMALLEST, Style, colour
from ui.table.faces import Faces, halo


def figure(faces: Faces, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    shade = shapes.disc_shadow((w, max(round(h * 0.30), 1)), 190)
    surface.blit(shade, (round(w * 0.05), round(h * 0.76)))
    picture = faces.art.image(faces.art_name(thing), size)
    surface.blit(halo(picture), (0, 0))
    surface.blit(picture, (0, 0))
    if "home" in thing.marks:
        side = max(round(w * 0.34), 9)
        surface.blit(shapes.panel((side, side), side // 2, (*colour("night"), 215)), (w - side, 0))
        surface.blit(faces.art.image(f"{faces.game}/mark-home", (side, side), colour("brass_bright")), (w - side, 0))
    return surface


def goal(faces: Faces, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
    """An edge of the board: whose figures are at home here, and how many of them have come."""
    upright = size[1] > size[0]
    w, h = (size[1], size[0]) if upright else size
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    figure = faces.art.image(f"angel_wars/figure-{thing.face}", (round(h * 0.8), h))
    name = faces.names[thing.owner or 0]
    text = _("Your home") if name == YOU else _("Home of {name}").format(name=name)
    style = ink.Style("serif_bold", max(round(h * 0.44), ink.SMALLEST), colour("brass_bright"))
    home = int(thing.marks[0][-1])
    dot = max(round(h * 0.28), 5)
    dots = 3 * dot + 2 * dot // 2
    words, style = ink.fit(text, style, w - figure.get_width() - dots - h)
    picture = ink.write(words, style)
    x = (w - figure.get_width() - picture.get_width() - dots - h // 2) // 2
    surface.blit(figure, (x, 0))
    x += figure.get_width() + h // 8
    surface.blit(picture, (x, (h - picture.get_height()) // 2))
    x += picture.get_width() + round(h * 0.38)
    for k in range(3):
        fill = colour("brass_bright") if k < home else colour("night")
        pip = shapes.panel((dot, dot), dot // 2, fill, colour("brass"), max(1, dot // 8))
        surface.blit(pip, (x + k * dot * 3 // 2, (h - dot) // 2))
    if not upright:
        return surface
    return pygame.transform.rotate(surface, 90 if thing.place.endswith("west") else -90)


def pips(faces: Faces, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
    """Movements left, as beads over their name: full ones are left, hollow ones are spent."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    count, left = max(thing.number, int(thing.face)), int(thing.face)
    if not count:
        return surface
    bead = min(size[0] // max(count, 3) * 4 // 5, size[1] * 2 // 3)
    gap = bead // 4
    x = (size[0] - count * bead - (count - 1) * gap) // 2
    for k in range(count):
        fill = colour("brass_bright") if k < left else colour("night")
        pip = shapes.panel((bead, bead), bead // 2, fill, colour("brass"), max(1, bead // 12))
        surface.blit(pip, (x + k * (bead + gap), 0))
    style = Style("sans_bold", max(round(size[1] * 0.2), SMALLEST), colour("brass_bright"))
    words = ink.write(*ink.fit(_("Movements"), style, size[0]))
    surface.blit(words, words.get_rect(midbottom=(size[0] // 2, size[1])))
    return surface
