"""A box opens: its lid swings aside, and what is inside grows until it is the window. Any press ends it at once."""

from __future__ import annotations

from math import cos, pi

import pygame

from ui import ink
from ui.app import App
from ui.canvas import Canvas, Drawable
from ui.ink import colour
from ui.screens.base import WIDGETS, Screen

SECONDS = 0.85
LID = 0.6
"""The share of that in which the lid swings open."""
GROWS = 0.28
"""The share after which what is inside begins to grow."""
WIDE_OPEN = 2.3
"""How far the lid turns, in radians."""
STRIPS = 24
"""A lid in perspective is made of so many strips."""
LIGHT = (255, 214, 140)
PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


def unbox(app: App, inside: Screen, lid: pygame.Surface, box: pygame.Rect) -> None:
    """Goes to a screen, out of a box on the one before if anybody sees it."""
    before = app.picture()
    app.push(inside)
    if not (app.unseen or app.settings.reduce_motion):
        app.push(UnboxingScreen(app, inside, before, lid, box))


class UnboxingScreen(Screen):
    name = "unboxing"

    def __init__(self, app: App, inside: Screen, before: pygame.Surface, lid: pygame.Surface, box: pygame.Rect) -> None:
        super().__init__(app)
        self._inside, self._before, self._lid, self._box = inside, before, lid, box.copy()
        self._passed = 0.0

    def build(self) -> None:
        """A window that changes meanwhile has no box there any more."""
        self._picture = pygame.Surface(self.area.size)
        if self._before.get_size() != self.area.size:
            self._passed = SECONDS
        else:
            self._inside.manager.update(0.0)
            Canvas(self._picture).show(self._inside.drawables())

    # Frames

    def tick(self, seconds: float) -> bool:
        self._passed += seconds * self.app.settings.speed / 100
        if self._passed >= SECONDS:
            self.app.pop()
        return True

    def drawables(self) -> list[Drawable]:
        share = min(self._passed / SECONDS, 1.0)
        opening = self._opening(_eased(max(0.0, share - GROWS) / (1 - GROWS)))
        frame = [Drawable(0, self._before, 0, 0)]
        frame.append(Drawable(WIDGETS, self._seen(opening, share), *opening.topleft))
        angle = _eased(min(share / LID, 1.0)) * WIDE_OPEN
        lid, x = self._swung(opening, angle)
        if x + lid.get_width() > 0:
            frame.append(Drawable(WIDGETS + 1, lid, x, opening.centery - lid.get_height() // 2))
        return frame

    def _opening(self, grown: float) -> pygame.Rect:
        """From the box to the whole window."""
        box, area = self._box, self.area
        left, top, right, bottom = (
            round(a + (b - a) * grown)
            for a, b in ((box.x, 0), (box.y, 0), (box.right, area.width), (box.bottom, area.height))
        )
        return pygame.Rect(left, top, right - left, bottom - top)

    def _seen(self, opening: pygame.Rect, share: float) -> pygame.Surface:
        """As much of what is inside as the opening shows, in a light that fades."""
        w, h = self.area.size
        scale = max(opening.width / w, opening.height / h)
        part = pygame.Rect(0, 0, min(round(opening.width / scale), w), min(round(opening.height / scale), h))
        part.center = self.area.center
        seen = pygame.transform.smoothscale(self._picture.subsurface(part), opening.size)
        seen.fill(ink.mix((0, 0, 0), LIGHT, 0.85 * (1 - share) ** 2), special_flags=pygame.BLEND_RGB_ADD)
        pygame.draw.rect(seen, ink.mix(colour("brass_dark"), LIGHT, 1 - share), seen.get_rect(), max(1, self.px(2)))
        return seen

    def _swung(self, opening: pygame.Rect, angle: float) -> tuple[pygame.Surface, int]:
        """The lid as it hangs at the left edge of the opening, and how far left it reaches: dark from within."""
        wide = max(2, round(opening.width * abs(cos(angle))))
        tall = round(opening.height * 1.14)
        lid = pygame.Surface((wide, tall), pygame.SRCALPHA)
        outside = angle < pi / 2
        face = self._lid if outside else self._lining()
        w, h = face.get_size()
        for k in range(STRIPS):
            left, right = k * wide // STRIPS, (k + 1) * wide // STRIPS
            if right == left:
                continue
            from_x, to_x = k * w // STRIPS, max((k + 1) * w // STRIPS, k * w // STRIPS + 1)
            near = (k + 0.5) / STRIPS if outside else 1 - (k + 0.5) / STRIPS
            high = round(opening.height * (1 + 0.14 * near * min(angle, pi / 2) / (pi / 2)))
            strip = pygame.transform.smoothscale(face.subsurface((from_x, 0, to_x - from_x, h)), (right - left, high))
            lid.blit(strip, (left, (tall - high) // 2))
        shade = round(255 * (1 - 0.45 * min(angle, pi / 2) / (pi / 2)))
        lid.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return lid, opening.x if outside else opening.x - wide

    def _lining(self) -> pygame.Surface:
        """The lid from within."""
        lining = pygame.transform.flip(self._lid, True, False)
        lining.fill((84, 76, 84, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return lining

    # Input

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in PRESSES:
            self._passed = SECONDS


def _eased(share: float) -> float:
    """Gently off, gently there."""
    return share * share * (3 - 2 * share)
