"""What several games have on their tables: the shade of a card that only its viewer sees, a sum."""

from __future__ import annotations

import pygame

from game.core.things import Thing
from ui import ink, shapes
from ui.ink import SMALLEST, Style, colour
from ui.table.card_face import BACK, CardFaces
from ui.table.faces import Faces


def half_turned(cards: CardFaces, surface: pygame.Surface, back: str, share: float = 0.62, shade: int = 118) -> None:
    """Whoever may look under the card sees its face in the shade, and a corner of its back: a share of its width."""
    w, h = surface.get_size()
    surface.fill((shade, shade, shade + 16, 255), special_flags=pygame.BLEND_RGBA_MULT)
    cover = cards.picture(f"{BACK}{back}", (w, h)).convert_alpha().copy()
    fold = round(min(w, h) * share)
    corner = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.polygon(corner, (255, 255, 255, 255), [(w - fold, 0), (w, 0), (w, fold)])
    cover.blit(corner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(cover, (0, 0))
    pygame.draw.line(surface, colour("brass"), (w - fold, 0), (w - 1, fold), max(1, w // 40))


def total(faces: Faces, thing: Thing, size: tuple[int, int]) -> pygame.Surface:
    """A player's sum; who leads wears a crown."""
    side = min(size)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    leads = "leads" in thing.marks
    tone = colour(f"seat_{(thing.owner or 0) % 4}")
    fill = ink.mix(colour("night"), tone, 0.35 if leads else 0.1)
    edge = colour("brass_bright") if leads else ink.mix(tone, colour("night"), 0.4)
    disc = shapes.panel((side, side), side // 2, fill, edge, max(1, side // (12 if leads else 20)))
    surface.blit(disc, disc.get_rect(center=(size[0] // 2, size[1] // 2)))
    pixels = round(side * (0.56 if thing.number < 10 else 0.46 if thing.number < 100 else 0.36))
    words = ink.write(str(thing.number), Style("serif_bold", max(pixels, SMALLEST), colour("ivory")))
    lower = round(side * 0.1) if leads else 0
    surface.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2 + lower)))
    if leads:
        crown = max(round(side * 0.26), 9)
        top = (size[1] - side) // 2 + round(side * 0.11)
        surface.blit(faces.art.icon("crown", crown, colour("brass_bright")), ((size[0] - crown) // 2, top))
    return surface
