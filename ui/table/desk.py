"""The table as one piece: what lies on it, how it moves, and what a pointer or a finger does to it.

A desk knows rules, views and moves, but no session: the screen tells it what to show and gets wishes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import pygame

from game.core.contract import Event, Move
from ui import layouts
from ui.app import App
from ui.canvas import Drawable
from ui.ink import Style
from ui.table.animator import Animator
from ui.table.camera import Camera
from ui.table.faces import Faces
from ui.table.focus import Finger
from ui.table.hands import Hands, Wish
from ui.table.notes import Notes, Pointed
from ui.table.renderer import Renderer
from ui.table.scene import Scene

THUMBNAIL = 216
"""How tall the picture of a save is."""


class Desk:
    def __init__(self, app: App, rules: Any, names: Sequence[str]) -> None:
        self.app, self.rules, self.names = app, rules, names
        self.layout = layouts.layout(rules.info.id)
        self.camera = Camera(self.layout.size)
        self.faces = Faces(app.art, rules.info.id, names)
        self.renderer = Renderer(app.art, self.layout, self.camera, self.faces)
        self.animator = Animator(app.sound.play)
        self.hands, self.finger = Hands(), Finger()
        self.pointed, self.notes = Pointed(), Notes()
        self.zooming = self._panning = False
        self.view: Any = None
        self.viewer: int | None = None
        self.scene = Scene((), {}, self.layout, self.camera)

    @property
    def area(self) -> pygame.Rect:
        return self.camera.area

    def look(self, area: pygame.Rect) -> None:
        """The window changed."""
        self.camera.look(area)
        self.faces.forget()
        self.animator.finish()

    def show(self, view: Any, viewer: int | None, moves: Sequence[Move], events: Sequence[Event] | None = None) -> None:
        """Lays out a view with the moves that are open on it; with events, the way there is animated."""
        old = self.scene
        self.view, self.viewer = view, viewer
        self.scene = self._build(view, viewer)
        if events is not None:
            self.animator.speed = self.app.settings.speed / 100
            self.animator.reduced = self.app.settings.reduce_motion
            self.animator.play(old, self.scene, events)
        self.hands.deal(moves)
        self.finger.settle(self.scene)

    def _build(self, view: Any, viewer: int | None) -> Scene:
        return Scene(self.rules.table(view), self.layout.places(view, viewer), self.layout, self.camera)

    def tick(self, seconds: float) -> bool:
        """Time passes; True while something on the desk moves or waits to show."""
        name = None if self.hands.dragging else self.under(self.app.pointer)
        waiting = self.pointed.tick(name, seconds) and self.app.settings.tooltips
        return waiting or self.hands.dragging

    def under(self, spot: tuple[int, int]) -> str | None:
        """The thing under the pointer."""
        return self.scene.at(spot) if self.area.collidepoint(spot) else None

    def say(self, name: str) -> str:
        return str(self.rules.say_thing(self.view, self.scene.sprites[name].thing, self.names))

    def emblems(self, seat: int) -> list[str]:
        """Pictures that stand for a seat: the first looks of the figures it owns."""
        things = (sprite.thing for sprite in self.scene.sprites.values())
        names = [self.faces.art_name(thing) for thing in things if thing.owner == seat and thing.kind == "figure"]
        return list(dict.fromkeys(names))[:2]

    # The pointer

    def press(self, spot: tuple[int, int], button: int) -> Wish | None:
        """A button goes down on the desk: the left one acts, the right one looks closer, the middle one pans."""
        if self.animator.running:
            self.animator.finish()
        elif button == 3:
            self.finger.on = self.under(spot)
            self.zooming = self.finger.on is not None
        elif button == 2:
            self._panning = True
        elif button == 1:
            self.zooming, self.finger.on = False, None
            wish = self.hands.press(spot, self.scene)
            self._panning = wish is None and self.camera.zoom > 1 and self.scene.at(spot) is None
            return wish
        return None

    def move(self, spot: tuple[int, int], by: tuple[int, int], pressed: bool) -> bool:
        """The pointer moves; True when that changed what is held or aimed at."""
        if self._panning:
            self.camera.pan(*by)
            self._recast()
            return False
        before = self.hands.dragging, self.hands.aimed(self.scene)
        if pressed:
            self.hands.move(spot, self._liftable())
        elif self.hands.held:
            self.hands.pointer = spot
        if self.hands.dragging and not before[0]:
            self.app.sound.play("lift")
        return before != (self.hands.dragging, self.hands.aimed(self.scene))

    def release(self, spot: tuple[int, int], button: int) -> tuple[bool, Wish | None]:
        """A button goes up: was it ours, and what does the player want?"""
        if self._panning and button in (1, 2):
            self._panning = False
            return True, None
        if button != 1:
            return False, None
        busy = self.hands.busy
        return busy, self.hands.release(spot, self.scene)

    def _liftable(self) -> set[str]:
        """What may be picked up: all things of the kinds that can move, also those that can't now, to learn why."""
        if not self.hands.moves:
            return set()
        movable = self.hands.movable()
        kinds = {sprite.thing.kind for name, sprite in self.scene.sprites.items() if name in movable} | {"figure"}
        return {name for name, sprite in self.scene.sprites.items() if sprite.thing.kind in kinds}

    def zoom(self, factor: float) -> None:
        """The camera comes closer to the pointer, or goes back."""
        at = self.app.pointer if self.area.collidepoint(self.app.pointer) else self.area.center
        self.camera.closer(factor, at)
        self._recast()

    def reset_zoom(self) -> None:
        self.camera.reset()
        self._recast()

    def _recast(self) -> None:
        """The camera moved: the same things in other places."""
        self.animator.finish()
        self.scene = self._build(self.view, self.viewer)

    # The finger

    def point(self, dx: int, dy: int) -> None:
        """An arrow key: the finger goes to what can be acted on or, when nothing can, to everything."""
        self.finger.go(dx, dy, self.hands.stops(self.scene) or list(self.scene.sprites), self.scene)
        if self.finger.on:
            self.hands.pointer = self.scene.sprites[self.finger.on].rect.center
            self.app.say(self.say(self.finger.on))

    def act(self) -> Wish | None:
        """Enter or Space on what the finger points at."""
        if self.animator.running:
            self.animator.finish()
            return None
        return self.hands.click(self.finger.on, self.scene) if self.finger.on else None

    # Pictures

    def drawables(self, cloth: pygame.Surface, hint: Move | None, small: Style, large: Style) -> list[Drawable]:
        frame = [Drawable(0.0, self.renderer.backdrop(cloth), 0, 0)]
        frame += self.renderer.drawables(self.scene, self.animator, self.hands, self._marks(hint), self.app.unit)
        return frame + self._notes(small, large)

    def _marks(self, hint: Move | None) -> dict[str, str]:
        """Rings around things: the hint, the held one, what the pointer could act on, the finger."""
        marks: dict[str, str] = {}
        if hint:
            marks.update({name: "hint" for name in (hint.src, hint.dst) if name})
        if self.hands.held and not self.hands.dragging:
            marks[self.hands.held] = "lit"
        elif not self.hands.held and self.pointed.name in self.hands.movable() | self.hands.playable():
            marks.setdefault(str(self.pointed.name), "lit")
        if self.finger.on:
            marks[self.finger.on] = "brass_bright"
        return marks

    def _notes(self, small: Style, large: Style) -> list[Drawable]:
        """The zoom panel, or a tooltip once the pointer rests."""
        name = self.finger.on or self.pointed.name
        if name not in self.scene.sprites or self.animator.running or self.hands.held:
            return []
        sprite = self.scene.sprites[name]
        if self.zooming:
            picture = self.faces.picture(sprite.thing, (sprite.rect.width * 3, sprite.rect.height * 3))
            return [self.notes.zoom(sprite, picture, self.say(name), large, self.area, self.app.unit)]
        if not self.app.settings.tooltips or not (self.pointed.rests or self.finger.on):
            return []
        spot = sprite.rect.midright if self.finger.on else self.app.pointer
        return [self.notes.tip(self.say(name), small, spot, self.area, self.app.unit)]

    def thumbnail(self, view: Any, cloth: pygame.Surface) -> bytes:
        """A small PNG of a view; a bystander's gives nothing away."""
        still = self.renderer.drawables(self._build(view, None), Animator(lambda _: None), Hands(), {}, 1.0)
        surface = self.renderer.backdrop(cloth).copy()
        for drawable in sorted(still, key=lambda drawable: drawable.z):
            surface.blit(drawable.surface, (drawable.x, drawable.y))
        boxes = [self.camera.to_screen(box) for _name, box in self.layout.furniture] or [self.area]
        part = surface.subsurface(boxes[0].unionall(boxes[1:]).clip(surface.get_rect()))
        part = pygame.transform.smoothscale(part, (round(THUMBNAIL * part.get_width() / part.get_height()), THUMBNAIL))
        out = BytesIO()
        pygame.image.save(part, out, "save.png")
        return out.getvalue()
