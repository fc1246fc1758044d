"""What several games lay over their cards and mats: the shade of a card that only its viewer sees, a seat's number."""

from __future__ import annotations

import pygame

from ui import ink, kept, shapes
from ui.ink import Style, colour
from ui.table.card_face import BACK, CardFaces


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


@kept.shapes.remember
def seat_disc(seat: int, side: int) -> pygame.Surface:
    """The number of a seat, as on its plate beside the table."""
    disc = shapes.panel((side, side), side // 2, colour(f"seat_{seat % 4}")).copy()
    digit = ink.write(str(seat + 1), Style("serif_bold", max(round(side * 0.7), 8), colour("night")))
    disc.blit(digit, digit.get_rect(center=(side // 2, side // 2)))
    return disc
