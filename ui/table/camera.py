"""From table units to pixels: fits the table into its area, or shows a part of it larger."""

from __future__ import annotations

import pygame

from ui.table.shape import Box

LARGEST = 3.0
MOST_SEEN = 4096


class Camera:
    def __init__(self, table: tuple[float, float]) -> None:
        self.table = table
        self.area = pygame.Rect(0, 0, 1, 1)
        self.zoom = 1.0
        self.centre = (table[0] / 2, table[1] / 2)
        self._seen: dict[Box, pygame.Rect] = {}
        """Where boxes are on the screen until it looks elsewhere: most things lie still from scene to scene."""
        self._keep_in()

    def look(self, area: pygame.Rect) -> None:
        """The window changed: the same part of the table stays in sight."""
        self.area = area.copy()
        self._keep_in()

    def reset(self) -> None:
        self.zoom = 1.0
        self._keep_in()

    def closer(self, factor: float, at: tuple[int, int]) -> None:
        """Zooms so that what is under the pointer stays there."""
        x, y = self.to_table(at)
        self.zoom = min(max(self.zoom * factor, 1.0), LARGEST)
        self._rescale()
        nx, ny = self.to_table(at)
        self.centre = (self.centre[0] + x - nx, self.centre[1] + y - ny)
        self._keep_in()

    def pan(self, dx: int, dy: int) -> None:
        self.centre = (self.centre[0] - dx / self.scale, self.centre[1] - dy / self.scale)
        self._keep_in()

    def _rescale(self) -> None:
        self.scale = min(self.area.width / self.table[0], self.area.height / self.table[1]) * self.zoom

    def _keep_in(self) -> None:
        self._rescale()
        half_w, half_h = self.area.width / self.scale / 2, self.area.height / self.scale / 2
        x, y = self.centre
        x = self.table[0] / 2 if 2 * half_w >= self.table[0] else min(max(x, half_w), self.table[0] - half_w)
        y = self.table[1] / 2 if 2 * half_h >= self.table[1] else min(max(y, half_h), self.table[1] - half_h)
        self.centre = (x, y)
        self._seen.clear()

    def to_screen(self, box: Box) -> pygame.Rect:
        """Edges are rounded, not sizes, so that neighbours meet without gaps."""
        rect = self._seen.get(box)
        if rect is None:
            if len(self._seen) == MOST_SEEN:
                self._seen.clear()
            rect = self._seen[box] = self._project(box)
        return rect.copy()

    def _project(self, box: Box) -> pygame.Rect:
        scale = self.scale
        left = self.area.centerx + (box[0] - self.centre[0]) * scale
        top = self.area.centery + (box[1] - self.centre[1]) * scale
        x, y = round(left), round(top)
        return pygame.Rect(x, y, max(round(left + box[2] * scale) - x, 1), max(round(top + box[3] * scale) - y, 1))

    @property
    def ground(self) -> pygame.Rect:
        """What lies under the whole area, as large as the area is before one comes closer."""
        scale = self.scale / self.zoom
        half_w, half_h = self.area.width / scale / 2, self.area.height / scale / 2
        x, y = self.table[0] / 2, self.table[1] / 2
        return self.to_screen((x - half_w, y - half_h, 2 * half_w, 2 * half_h))

    def to_table(self, spot: tuple[int, int]) -> tuple[float, float]:
        return (
            self.centre[0] + (spot[0] - self.area.centerx) / self.scale,
            self.centre[1] + (spot[1] - self.area.centery) / self.scale,
        )
