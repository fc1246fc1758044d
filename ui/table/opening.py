"""How a game opens: what stands for each seat, and the table as it is before it is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import pygame

from game.core.things import Thing
from ui.games.look import GameLook
from ui.table.faces import Faces
from ui.table.journeys import BACK
from ui.table.scene import Scene

CARD = 5 / 7


def leader(faces: Faces, things: Sequence[Thing], seat: int) -> Thing | None:
    """The open card that leads a seat."""
    own = (thing for thing in things if thing.owner == seat and thing.kind in faces.look.champions)
    return next((thing for thing in own if faces.is_card(thing) and not thing.face.startswith(BACK)), None)


def portrait(faces: Faces, things: Sequence[Thing], seat: int, size: tuple[int, int]) -> pygame.Surface:
    """What stands for a seat, large: the card that leads it, its figures, or the back of its deck."""
    own = [thing for thing in things if thing.owner == seat]
    names = list(dict.fromkeys(faces.art_name(thing) for thing in own if thing.kind in faces.look.emblems))[:2]
    back = next((thing for thing in own if thing.face.startswith(BACK)), None)
    card = leader(faces, things, seat) or (None if names else back)
    if card:
        return faces.picture(card._replace(marks=(), number=1), (round(size[1] * CARD), size[1]))
    shapes = [faces.art.size(name) for name in names]
    scale = min(size[1] / max((h for _w, h in shapes), default=1), size[0] / max(sum(w for w, _h in shapes), 1))
    pictures = [
        faces.art.image(name, (round(w * scale), round(h * scale))) for name, (w, h) in zip(names, shapes, strict=True)
    ]
    surface = pygame.Surface((max(sum(each.get_width() for each in pictures), 1), size[1]), pygame.SRCALPHA)
    x = 0
    for each in pictures:
        surface.blit(each, (x, size[1] - each.get_height()))
        x += each.get_width()
    return surface


def undealt(scene: Scene, look: GameLook, middle: tuple[int, int]) -> Scene:
    """The same table with everything still in its owner's pile, or in the middle."""
    before = copy(scene)
    kinds = look.edged | look.flips | look.layout.standing
    movable = {name: each for name, each in scene.sprites.items() if each.thing.kind in kinds and not each.mat}
    piles = {each.thing.owner: each.rect.center for each in movable.values() if each.thing.number > 1}
    before.sprites = dict(scene.sprites)
    for name, sprite in movable.items():
        if sprite.thing.number == 1 and not sprite.buried:
            rect = sprite.rect.copy()
            rect.center = piles.get(sprite.thing.owner, middle)
            before.sprites[name] = sprite._replace(rect=rect)
    return before
