"""What others did since a seat last acted stays marked: what came, what was turned over, and what went where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ui import shapes
from ui.canvas import Drawable
from ui.games.look import GameLook
from ui.ink import colour
from ui.table.journeys import BACK
from ui.table.renderer import EDGES, line_between
from ui.table.scene import Scene, Sprite

MANY = 8
"""Beyond so many, arrows would hide more than they show."""
Z = EDGES - 1


class Trace(NamedTuple):
    """A thing as it is now and, if it lay elsewhere, as it was."""

    now: Sprite
    before: Sprite | None = None


def traces(look: GameLook, before: Scene, now: Scene, viewer: int | None) -> list[Trace]:
    """What changed on the table that is not the viewer's own."""
    kinds = look.edged | look.flips | look.emblems | look.layout.standing
    found = []
    for name, sprite in now.sprites.items():
        thing = sprite.thing
        place = now.places.get(thing.place)
        if thing.kind not in kinds or sprite.mat or sprite.buried or thing.owner == viewer or place is None:
            continue
        if thing.face.startswith(BACK) or place.shape in ("pile", "fan"):
            continue
        old = before.sprites.get(name)
        if old is None or old.thing.face != thing.face:
            found.append(Trace(sprite))
        elif old.thing.place != thing.place:
            found.append(Trace(sprite, old))
    return found


def drawables(found: Sequence[Trace], unit: float) -> list[Drawable]:
    """A ring around each thing, a fainter one where it came from, and an arrow between them. What is nobody's has
    another colour than a hint and a teacher have."""
    frame = []
    glow, thick = max(2, round(4 * unit)), max(1, round(1.5 * unit))
    for now, before in found:
        tone = colour("ivory" if now.thing.owner is None else f"seat_{now.thing.owner % 4}")
        for sprite in (now, before):
            if sprite:
                rect = sprite.rect
                ring = shapes.ring(rect.size, max(4, min(rect.size) // 12), tone, thick, glow)
                frame.append(Drawable(Z, ring, rect.x - glow, rect.y - glow))
        if before and len(found) <= MANY:
            frame.append(line_between(before.rect, now.rect, tone, max(2, round(2 * unit))))
    return frame
