"""Smooth shapes: rounded panels, rings, shadows and discs, built from small supersampled pieces and cached."""

from __future__ import annotations

import pygame

from ui import ink, kept
from ui.ink import SMALLEST, Colour, colour

FINE = 4


@kept.shapes.remember
def panel(
    size: tuple[int, int], radius: int, fill: tuple[int, ...], border: tuple[int, ...] | None = None, thick: int = 1
) -> pygame.Surface:
    """A rounded rectangle with smooth corners. Only its corners are supersampled, so a large one costs little."""
    w, h = max(size[0], 1), max(size[1], 1)
    radius = min(radius, w // 2, h // 2)
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    side = 2 * radius + 2
    tile = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    pygame.draw.rect(tile, border or fill, tile.get_rect(), border_radius=radius * FINE)
    if border:
        inside = tile.get_rect().inflate(-2 * thick * FINE, -2 * thick * FINE)
        pygame.draw.rect(tile, fill, inside, border_radius=max(radius - thick, 0) * FINE)
    tile = pygame.transform.smoothscale(tile, (side, side))
    whole = surface.get_rect()
    pygame.draw.rect(surface, fill, whole.inflate(-2 * radius, 0))
    pygame.draw.rect(surface, fill, whole.inflate(0, -2 * radius))
    if border:
        for edge in ((radius, 0, w - 2 * radius, thick), (radius, h - thick, w - 2 * radius, thick),
                     (0, radius, thick, h - 2 * radius), (w - thick, radius, thick, h - 2 * radius)):  # fmt: skip
            pygame.draw.rect(surface, border, edge)
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner = pygame.Rect(x * (side - radius), y * (side - radius), radius, radius)
        target = (x * (w - radius), y * (h - radius))
        surface.fill((0, 0, 0, 0), (*target, radius, radius))
        surface.blit(tile, target, corner)
    return surface


@kept.shapes.remember
def ring(size: tuple[int, int], radius: int, line: Colour, thick: int, glow: int) -> pygame.Surface:
    """A glowing rounded outline around a place of this size; the surface is larger by the glow on each side."""
    w, h = size[0] + 2 * glow, size[1] + 2 * glow
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    for k in range(glow, 0, -1):
        strength = round(110 * (1 - k / (glow + 1)) ** 2)
        outline = pygame.Rect(glow - k, glow - k, size[0] + 2 * k, size[1] + 2 * k)
        pygame.draw.rect(surface, (*line, strength), outline, 2, border_radius=radius + k)
    fine = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    pygame.draw.rect(fine, (*line, 255), fine.get_rect(), thick * 2, border_radius=radius * 2)
    surface.blit(pygame.transform.smoothscale(fine, size), (glow, glow))
    return surface


@kept.shapes.remember
def shadow(size: tuple[int, int], blur: int, strength: int, radius: int = 0) -> pygame.Surface:
    """A soft shadow of a (rounded) rectangle, larger than it by the blur on each side."""
    w, h = size[0] + 2 * blur, size[1] + 2 * blur
    scale = max(1, blur // 4)
    small = pygame.Surface((max(w // scale, 4), max(h // scale, 4)), pygame.SRCALPHA)
    core = pygame.Rect(blur // scale, blur // scale, size[0] // scale, size[1] // scale)
    pygame.draw.rect(small, (0, 0, 0, strength), core, border_radius=radius // scale)
    small = pygame.transform.gaussian_blur(small, max(2, blur // scale // 2))
    return pygame.transform.smoothscale(small, (w, h))


@kept.shapes.remember
def disc_shadow(size: tuple[int, int], strength: int) -> pygame.Surface:
    """The soft shadow that a standing figure throws."""
    big = pygame.Surface((96, 48), pygame.SRCALPHA)
    pygame.draw.ellipse(big, (0, 0, 0, strength), big.get_rect().inflate(-34, -18))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(big, 7), size)


@kept.shapes.remember
def seat_disc(seat: int, side: int, share: float = 0.7) -> pygame.Surface:
    """The number of a seat upon its colour; `share`: how much of the disc its digit is high."""
    disc = panel((side, side), side // 2, colour(f"seat_{seat % 4}")).copy()
    digit = ink.write(str(seat + 1), ink.Style("serif_bold", max(round(side * share), SMALLEST), colour("night")))
    disc.blit(digit, digit.get_rect(center=(side // 2, side // 2)))
    return disc
