"""The scene as drawables: furniture, things as they stand or move, lit places, what is in the hand."""

from __future__ import annotations

from functools import lru_cache

import pygame

from ui import shapes
from ui.art import Art
from ui.canvas import Drawable
from ui.ink import Colour, colour
from ui.layouts.shape import Layout
from ui.table.animator import Animator, Pose
from ui.table.camera import Camera
from ui.table.faces import Faces
from ui.table.hands import Hands
from ui.table.scene import Scene, Sprite

LIT, RINGS, MOVING, HELD = 400.0, 500.0, 700.0, 800.0


class Renderer:
    """`marks` are rings around things by name of colour: the hint, the last move, the focus, what can be lifted."""

    def __init__(self, art: Art, layout: Layout, camera: Camera, faces: Faces) -> None:
        self.art, self.layout, self.camera, self.faces = art, layout, camera, faces
        self._board: tuple[object, pygame.Surface] | None = None

    def backdrop(self, cloth: pygame.Surface) -> pygame.Surface:
        """Cloth with the furniture on it, painted once for each look of the camera."""
        key = (cloth.get_size(), self.camera.zoom, self.camera.centre, tuple(self.camera.area), id(cloth))
        if self._board is None or self._board[0] != key:
            surface = cloth.copy()
            surface.set_clip(self.camera.area)
            for name, box in self.layout.furniture:
                rect = self.camera.to_screen(box)
                blur = max(rect.width // 28, 4)
                surface.blit(
                    shapes.shadow(rect.size, blur, 150), (rect.x - blur + blur // 3, rect.y - blur + blur // 2)
                )
                surface.blit(self.art.image(name, rect.size), rect)
            surface.set_clip(None)
            self._board = (key, surface)
        return self._board[1]

    def drawables(
        self, scene: Scene, animator: Animator, hands: Hands, marks: dict[str, str], unit: float
    ) -> list[Drawable]:
        frame: list[Drawable] = []
        posed, leaving = animator.poses(scene)
        held = hands.drag_rect(scene)
        for name, sprite in scene.sprites.items():
            if name in posed:
                pose = posed[name]
                if pose is not None:
                    frame.append(self._posed(pose))
            elif held is None or name != hands.held:
                picture = self.faces.picture(sprite.thing, sprite.rect.size)
                frame.append(Drawable(sprite.z, picture, sprite.rect.x, sprite.rect.y))
        frame += [self._posed(pose) for pose in leaving]
        if not animator.running:
            frame += self._signs(scene, hands, marks, unit)
        if held is not None and hands.held:
            frame += self._in_hand(scene.sprites[hands.held], held)
        return frame

    def _signs(self, scene: Scene, hands: Hands, marks: dict[str, str], unit: float) -> list[Drawable]:
        frame = []
        aimed = hands.aimed(scene)
        for name in sorted(hands.lit()):
            rect = scene.rect(name)
            if rect:
                strong = name == aimed
                picture = _light(rect.size, colour("lit"), 120 if strong else 62, max(2, round(unit * 2)))
                frame.append(Drawable(LIT, picture, rect.x, rect.y))
        glow = max(3, round(5 * unit))
        for k, (name, tone) in enumerate(marks.items()):
            rect = scene.rect(name)
            if rect:
                radius, thick = max(4, rect.width // 9), max(2, round(2 * unit))
                picture = shapes.ring(rect.size, radius, colour(tone), thick, glow)
                frame.append(Drawable(RINGS + k * 0.01, picture, rect.x - glow, rect.y - glow))
        return frame

    def _in_hand(self, sprite: Sprite, rect: pygame.Rect) -> list[Drawable]:
        """The lifted thing, a little larger, over its growing shadow."""
        big = (round(rect.width * 1.10), round(rect.height * 1.10))
        x, y = rect.centerx - big[0] // 2, rect.bottom - big[1] - rect.height // 12
        picture = self.faces.picture(sprite.thing, big)
        shade = shapes.disc_shadow((big[0], max(big[1] // 3, 4)), 150)
        return [
            Drawable(HELD, shade, x + big[0] // 8, y + big[1] * 4 // 5),
            Drawable(HELD + 1, picture, x, y),
        ]

    def _posed(self, pose: Pose) -> Drawable:
        rect = pose.rect
        picture = self.faces.picture(pose.sprite.thing, rect.size)
        x, y = rect.x, rect.y - round(pose.lift * rect.height)
        if pose.squash < 1.0:
            wide = max(round(rect.width * pose.squash), 1)
            picture = pygame.transform.smoothscale(picture, (wide, rect.height))
            x += (rect.width - wide) // 2
        if pose.turn:
            picture = pygame.transform.rotozoom(picture, pose.turn, 1.0)
            x, y = rect.centerx - picture.get_width() // 2, y + (rect.height - picture.get_height()) // 2
        if pose.alpha < 255:
            picture = picture.copy()
            picture.set_alpha(pose.alpha)
        return Drawable(MOVING + pose.sprite.z * 0.01, picture, x, y)


@lru_cache(maxsize=80)
def _light(size: tuple[int, int], tone: Colour, strength: int, thick: int) -> pygame.Surface:
    """A lit place: a warm veil with a bright edge."""
    return shapes.panel(size, max(4, size[0] // 9), (*tone, strength), (*tone, 235), thick)
