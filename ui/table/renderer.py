"""The scene as drawables: furniture, things as they stand or move, lit places, what is in the hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pygame

from game.core.things import Thing, acts_as
from ui import ink, kept, shapes
from ui.art import Art
from ui.canvas import Drawable
from ui.games.look import GameLook
from ui.ink import SMALLEST, Colour, Style, colour
from ui.room import Room
from ui.table.animator import Animator, Pose
from ui.table.camera import Camera
from ui.table.faces import Faces, engraved
from ui.table.hands import Hands
from ui.table.scene import OVER, Scene, Sprite

PAINTED, UNDER_THINGS, RAISED, AIMING, EDGES, LIT, RINGS, MOVING, HELD = (
    20.0,
    90.0,
    300.0,
    340.0,
    350.0,
    400.0,
    500.0,
    700.0,
    800.0,
)
MAT = "mat"
CORNER = 14
"""Which part of the shorter side the corners of cards and mats are rounded by; of others a ninth."""


class Renderer:
    """`marks` are rings around things by name of colour: the hint, the last move, the focus, what can be lifted."""

    def __init__(self, art: Art, look: GameLook, camera: Camera, faces: Faces) -> None:
        self.art, self.look, self.camera, self.faces = art, look, camera, faces
        self.letters = 1.0
        """How much larger than usual words are wanted."""
        self._board: tuple[object, pygame.Surface] | None = None

    def backdrop(self, room: Room, size: tuple[int, int]) -> pygame.Surface:
        """The painted ground or the cloth, with the furniture on it, painted once for each look of the camera."""
        key = (size, self.camera.zoom, self.camera.centre, tuple(self.camera.area))
        if self._board is None or self._board[0] != key:
            surface = self._ground(size) if self.look.ground else room.cloth(size).copy()
            surface.set_clip(self.camera.area)
            for name, box in self.look.layout.furniture:
                rect = self.camera.to_screen(box)
                picture, blur = self.art.cover(name, rect.size), max(rect.width // 28, 4)
                if not picture.get_flags() & pygame.SRCALPHA:
                    shade = shapes.shadow(rect.size, blur, 150)
                    surface.blit(shade, (rect.x - blur + blur // 3, rect.y - blur + blur // 2))
                surface.blit(picture, rect)
            for text, box in self.look.layout.signs:
                rect = self.camera.to_screen(box)
                style = Style("sans_bold", max(round(min(rect.size) * 0.8), SMALLEST), colour("brass_bright"))
                words = _engraved(text, style, rect.width)
                surface.blit(words, words.get_rect(center=rect.center))
            surface.set_clip(None)
            self._board = (key, surface)
        return self._board[1]

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        """The game's own place, as far as the table reaches; beside it the quiet dark of the panel."""
        area, surface = self.camera.area, pygame.Surface(size)
        surface.fill(ink.mix(colour("night"), (0, 0, 0), 0.35))
        surface.blit(self.art.part(self.look.ground, self.camera.ground, area), area)
        blur = max(area.width // 60, 4)
        shade = shapes.shadow((blur, area.height + 2 * blur), blur, 200)
        surface.set_clip(area)
        surface.blit(shade, (area.right - blur, area.y - 2 * blur))
        return surface

    def drawables(
        self, scene: Scene, animator: Animator, hands: Hands, marks: dict[str, str] | None, unit: float,
        raised: str | None = None,
    ) -> list[Drawable]:  # fmt: skip
        """`raised` is the thing that comes to the front of those it overlaps with; no marks at all: nothing is lit."""
        frame = self._painted(scene)
        posed, leaving = animator.poses(scene)
        carried = hands.held if hands.dragging else None
        lit = hands.lit() if marks is not None else ()
        uncovered = _uncovered(scene, posed) if posed else ()
        for name, sprite in scene.sprites.items():
            if sprite.thing.kind == MAT:
                frame += self._mat(sprite, scene, unit, lit)
            elif name in posed:
                pose = posed[name]
                if pose is not None and not pose.sprite.buried:
                    frame.append(self._posed(pose, scene))
            elif sprite.buried and name not in uncovered:
                continue
            elif name != carried:
                if name == raised and sprite.thing.kind in self.look.edged:
                    whole = self._picture(sprite._replace(part=""), scene)
                    frame.append(Drawable(RAISED + sprite.z * 0.01, whole, *sprite.rect.topleft))
                else:
                    frame.append(Drawable(sprite.z, self._picture(sprite, scene), *sprite.rect.topleft))
            elif sprite.thing.number > 1:
                rest = sprite.thing._replace(number=sprite.thing.number - 1)
                frame.append(Drawable(sprite.z, self.faces.picture(rest, sprite.rect.size), *sprite.rect.topleft))
        frame += [self._posed(pose, scene) for pose in leaving]
        frame += self._trays(scene, unit)
        if not animator.running:
            frame += self._aims(scene, unit)
            if marks is not None:
                frame += self.edges(scene, hands, unit)
                frame += self.signs(scene, hands, marks, unit)
        return frame

    def _picture(self, sprite: Sprite, scene: Scene) -> pygame.Surface:
        slots = scene.slots.get(sprite.thing.place, ())
        if slots and sprite.mat:
            x, y = sprite.rect.topleft
            return self.faces.slotted(sprite.thing, sprite.rect.size, tuple(tuple(slot.move(-x, -y)) for slot in slots))
        thing = _as_pile(sprite)
        if sprite.part and self.faces.is_card(thing):
            thing = thing._replace(marks=(*thing.marks, *sprite.part.split()))
        return self.faces.picture(thing, sprite.rect.size)

    def _painted(self, scene: Scene) -> list[Drawable]:
        """Places that have a picture of their own."""
        return [
            Drawable(PAINTED, self.faces.painting(place.painted, scene.spots[name].size), *scene.spots[name].topleft)
            for name, place in scene.places.items()
            if place.painted
        ]

    def _trays(self, scene: Scene, unit: float) -> list[Drawable]:
        """What lies above the rest of the table lies on a tray."""
        frame = []
        for name, place in scene.places.items():
            if place.above and name in scene.occupied:
                rect = scene.spots[name]
                radius = max(4, round(10 * unit))
                tray = shapes.panel(rect.size, radius, (*colour("night"), 252), colour("brass_dark"), 1)
                frame.append(Drawable(UNDER_THINGS + OVER, tray, *rect.topleft))
        return frame

    def _mat(self, sprite: Sprite, scene: Scene, unit: float, lit: Collection[str]) -> list[Drawable]:
        """A place is told by its painting, and by its name where there is room beside what lies there: at the left, or
        else below. Without such room it is named only while it is empty and something could go there."""
        thing, rect, place = sprite.thing, sprite.rect, scene.places[sprite.thing.place]
        left, below = (round(each * self.camera.scale) for each in (place.pad[0], place.pad[3]))
        style = self._label(thing.face.upper(), unit, (left - round(4 * unit), below, rect.width))
        occupied = thing.place in scene.occupied
        aimed = not occupied and not {thing.id, thing.place}.isdisjoint(lit)
        if not thing.face or (scene.is_unseen(thing.place) and not aimed):
            return []
        if left >= 2 * style.pixels:
            longest = max(ink.width(word, style) for word in thing.face.upper().split())
            room = rect.width if below >= style.pixels else max(left - round(4 * unit), min(longest, rect.width))
            picture = _engraved(thing.face.upper(), style, room)
            middle = max(left, picture.get_width()) // 2  # below the things a longer name reaches under them
            spot = picture.get_rect(midbottom=(rect.x + middle, rect.bottom - round(5 * unit)))
        elif below >= style.pixels:
            tucked = {scene.place(bearer) for bearer in scene.tucked.values()}
            if thing.place in tucked or ink.width(thing.face.upper(), style) > rect.width:
                return []
            picture = _engraved(thing.face.upper(), style, rect.width)
            spot = picture.get_rect(center=(rect.centerx, rect.bottom - below // 2))
        elif not aimed:
            return []
        else:
            picture = self.faces.picture(thing, rect.size)
            spot = rect
        z = UNDER_THINGS + OVER if place.above else sprite.z  # on its tray
        return [Drawable(z + 0.0001, picture, *spot.topleft)]

    def _label(self, words: str, unit: float, room: tuple[int, int, int]) -> Style:
        """The letters of a name: as large as other words, if it has room at the left, or else below, and across."""
        left, below, across = room
        style = Style("sans_bold", max(round(SMALLEST * unit), SMALLEST), colour("brass"))
        for pixels in range(round(style.pixels * self.letters), style.pixels, -1):
            larger = style._replace(pixels=pixels)
            beside = left >= 2 * pixels and max(ink.width(word, larger) for word in words.split() or [""]) <= left
            if beside or (below >= pixels and ink.width(words, larger) <= across):
                return larger
        return style

    def _aims(self, scene: Scene, unit: float) -> list[Drawable]:
        """Lines from who attacks to who is attacked, and from what was played to what it is aimed at."""
        frame = []
        for begin, end, tone in self.look.aims:
            marked = [sprite for sprite in scene.sprites.values() if {begin, end} & {*sprite.thing.marks}]
            for one in marked:
                for other in marked:
                    if begin in one.thing.marks and end in other.thing.marks and other is not one:
                        frame.append(line_between(one.rect, other.rect, colour(tone), max(2, round(3 * unit))))
        return frame

    def edges(
        self, scene: Scene, hands: Hands, unit: float, z: float = EDGES, among: Collection[str] | None = None
    ) -> list[Drawable]:
        """A bright edge around everything that can be acted on, as far as it is seen, while nothing is held."""
        if hands.held:
            return []
        sources = hands.sources() | hands.shortcuts.keys()
        names = {scene.seen(name) for name in among or scene.sprites if acts_as(name) in sources}
        glow, thick = max(2, round(3 * unit)), max(1, round(1.5 * unit))
        frame = []
        for name in sorted(names):
            sprite = scene.sprites[name]
            if sprite.thing.kind in self.look.edged:
                rect = sprite.bare or sprite.rect
                picture = shapes.ring(rect.size, max(4, min(rect.size) // 14), colour("brass_bright"), thick, glow)
                frame.append(Drawable(z + sprite.z * 0.01, picture, rect.x - glow, rect.y - glow))
        return frame

    def signs(
        self, scene: Scene, hands: Hands, marks: dict[str, str], unit: float, above: float = 0.0
    ) -> list[Drawable]:
        """Where the held thing can go, and the marks; of what laps, around what is seen of it."""
        frame = []
        aimed = hands.aimed(scene)
        for name in scene.standing_for(hands.lit()):
            rect, sprite = scene.rect(name), scene.sprites.get(name)
            if rect and name != hands.held:
                strong = acts_as(name) == aimed
                thick = max(2, round(2 * unit))
                rect = (sprite and sprite.bare) or rect
                mat = sprite is not None and sprite.mat
                veil = 5 if sprite and sprite.thing.kind in self.look.edged else 1 + mat  # a card is to be read
                radius = self._radius(sprite, rect.size)
                picture = _light(rect.size, radius, colour("lit"), (120 if strong else 62) // veil, thick)
                if not mat:
                    frame.append(Drawable(LIT + above, picture, rect.x, rect.y))
                    continue
                frame.append(Drawable(UNDER_THINGS, picture, rect.x, rect.y))  # what lies on the mat stays clear
                glow = max(3, round((7 if strong else 4) * unit))
                picture = shapes.ring(rect.size, radius, colour("lit"), thick, glow)
                frame.append(Drawable(LIT + above, picture, rect.x - glow, rect.y - glow))
        glow, thick = max(3, round(5 * unit)), max(2, round(2 * unit))
        for k, (name, tone) in enumerate(marks.items()):
            rect, sprite = scene.rect(name), scene.sprites.get(name)
            if rect:
                if sprite and sprite.bare and tone == "hint":  # what is pointed at is raised, and whole
                    rect = sprite.bare
                radius = self._radius(sprite, rect.size)
                picture = shapes.ring(rect.size, radius, colour(tone), thick, glow)
                frame.append(Drawable(RINGS + above + k * 0.01, picture, rect.x - glow, rect.y - glow))
        return frame

    def _radius(self, sprite: Sprite | None, size: tuple[int, int]) -> int:
        """How round the corners of a thing are, or of a place without one."""
        kind, face = (sprite.thing.kind, sprite.thing.face) if sprite else ("", "")
        if kind in ("counter", "token") and face in self.look.discs:
            return min(size) // 2
        usual = CORNER if kind in self.look.edged or kind == MAT else 9
        return max(4, min(size) // self.look.corners.get(kind, usual))

    def in_hand(self, scene: Scene, hands: Hands) -> list[Drawable]:
        """The dragged thing, a little larger, over its growing shadow."""
        rect = hands.drag_rect(scene)
        if rect is None or hands.held is None:
            return []
        big = (round(rect.width * 1.10), round(rect.height * 1.10))
        x, y = rect.centerx - big[0] // 2, rect.bottom - big[1] - rect.height // 12
        picture = self.faces.picture(scene.sprites[hands.held].thing._replace(number=1), big)
        shade = shapes.disc_shadow((big[0], max(big[1] // 3, 4)), 150)
        return [Drawable(HELD, shade, x + big[0] // 8, y + big[1] * 4 // 5), Drawable(HELD + 1, picture, x, y)]

    def _posed(self, pose: Pose, scene: Scene) -> Drawable:
        rect = pose.rect
        look = pose.sprite._replace(rect=rect, height=1 if pose.moves else pose.sprite.height)
        picture = self._picture(look, scene)
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
        still = scene.sprites.get(look.thing.id, look)  # what waits lies among what lies already as it will lie then
        return Drawable(MOVING + look.z * 0.01 if pose.moves else still.z, picture, x, y)


def _uncovered(scene: Scene, posed: Mapping[str, Pose | None]) -> set[str]:
    """The tops of piles, what is still on its way there aside."""
    tops: dict[str, Sprite] = {}
    for name, sprite in scene.sprites.items():
        place = sprite.thing.place
        if name not in posed and (place not in tops or sprite.z > tops[place].z):
            tops[place] = sprite
    return {sprite.thing.id for sprite in tops.values()}


def _as_pile(sprite: Sprite) -> Thing:
    """The top of a pile shows how many lie there."""
    return sprite.thing._replace(number=sprite.height) if sprite.height > 1 else sprite.thing


@kept.shapes.remember
def _light(size: tuple[int, int], radius: int, tone: Colour, strength: int, thick: int) -> pygame.Surface:
    """A lit place: a warm veil with a bright edge."""
    return shapes.panel(size, radius, (*tone, strength), (*tone, 235), thick)


@kept.shapes.remember
def _engraved(text: str, style: Style, room: int) -> pygame.Surface:
    """In one line or, where that is too long, in one for each word."""
    if ink.width(text, style) > room >= max(ink.width(word, style) for word in text.split()):
        return engraved(style, lambda each: ink.paragraph(text, each, room, "centre"))
    words, style = ink.fit(text, style, room)
    return engraved(style, lambda each: ink.write(words, each))


def line_between(begin: pygame.Rect, end: pygame.Rect, tone: Colour, thick: int) -> Drawable:
    """An arrow from the edge of one thing to the edge of another."""
    out, into = begin.clipline(begin.center, end.center), end.clipline(begin.center, end.center)
    a, b = out[1] if out else begin.center, into[0] if into else end.center
    left, top = min(a[0], b[0]), min(a[1], b[1])
    pad = 4 * thick
    picture = _arrow((a[0] - left, a[1] - top), (b[0] - left, b[1] - top), tone, thick, pad)
    return Drawable(AIMING, picture, left - pad, top - pad)


@kept.shapes.remember
def _arrow(a: tuple[int, int], b: tuple[int, int], tone: Colour, thick: int, pad: int) -> pygame.Surface:
    size = (max(a[0], b[0]) + 2 * pad, max(a[1], b[1]) + 2 * pad)
    big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    start, tip = pygame.Vector2(a) * 2 + (2 * pad, 2 * pad), pygame.Vector2(b) * 2 + (2 * pad, 2 * pad)
    along = tip - start
    along = along.normalize() if along.length() else pygame.Vector2(0, 1)
    across = pygame.Vector2(-along.y, along.x)
    for ink_, more in (((10, 12, 22), thick), (tone, 0)):
        neck, wide = tip - along * (6 * thick), thick + more
        pygame.draw.polygon(
            big, ink_, [start + across * wide, neck + across * wide, neck - across * wide, start - across * wide]
        )
        point = tip + along * more
        pygame.draw.polygon(big, ink_, [point, neck + across * (3 * thick + more) - along * more,
                                        neck - across * (3 * thick + more) - along * more])  # fmt: skip
    return pygame.transform.smoothscale(big, size)
