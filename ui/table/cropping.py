"""Pictures of upright cards for places that are too low for them: cut short, and closed again at their foot."""

from __future__ import annotations

import pygame

END = 1 / 8
"""How much of what is seen of a back each of its ends takes."""


def frame(picture: pygame.Surface, tall: int) -> pygame.Surface:
    """The upper part of a frame, closed at its foot as at its head."""
    wide, whole = picture.get_size()
    if tall == whole:
        return picture
    surface = pygame.Surface((wide, tall), pygame.SRCALPHA)
    half = tall // 2
    surface.blit(picture, (0, 0), (0, 0, wide, half))
    foot = picture.subsurface((0, 0, wide, tall - half))
    surface.blit(pygame.transform.flip(foot, flip_x=False, flip_y=True), (0, half))
    return surface


def back(picture: pygame.Surface, tall: int) -> pygame.Surface:
    """The middle of a back between its ends."""
    wide, whole = picture.get_size()
    if tall == whole:
        return picture
    surface, end = pygame.Surface((wide, tall), pygame.SRCALPHA), round(tall * END)
    surface.blit(picture, (0, end), (0, (whole - tall) // 2 + end, wide, tall - 2 * end))
    surface.blit(picture, (0, 0), (0, 0, wide, end))
    surface.blit(picture, (0, tall - end), (0, whole - end, wide, end))
    return surface
