"""The higher choirs without a body: wings about an eye, a throne, a wheel, a shield, a crown."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from ..brush import Canvas, Color, Point, Stops, bezier, polar
from ..motifs import sacred
from ..motifs.figures import stack
from . import holy_things as things
from . import holy_tools as tools
from .holy_angels import BLUE, fire, halo, wheels
from .holy_bodies import Pairs, wings
from .holy_skies import SIZE, WHITE, Scene, gilded, nimbus, star


def sign(
    key: str,
    hue: str,
    plumage: str,
    pairs: Pairs,
    heart: Callable[[Scene, Point], None],
    ring: str = "beads",
    eyes: Color | None = None,
    at: Point = (560.0, 400.0),
    span: float = 430.0,
    back: tuple[Callable[[Scene, Point], None], ...] = (),
    front: bool = True,
    gap: float = 0.10,
    feathers: int = 13,
) -> Image.Image:
    """A choir shown by its sign: wings about a heart (an eye, a throne, a wheel, a shield)."""
    scene = Scene(key, hue, at)
    if ring:
        scene.engrave(nimbus(ring, at, 270))
    scene.clouds(640, 66, 120)
    for paint in back:
        paint(scene, at)
    if not front:
        heart(scene, at)
    scene.lay(wings(at, span, pairs, plumage, key, feathers, eyes, gap), 0.6, 0.35, rim=0.4)
    if front:
        heart(scene, at)
    scene.clouds(772, 46, 30, layer=2)
    scene.sparks()
    return scene.finish()


def eye_heart(width: float = 300, iris: Color = BLUE) -> Callable[[Scene, Point], None]:
    """One great open eye."""

    def paint(scene: Scene, at: Point) -> None:
        scene.lamp(at, width * 1.0, strength=0.7)
        scene.lay(things.great_eye(at, width, iris), 0.5, 0.5)

    return paint


def burning_eye(scene: Scene, at: Point) -> None:
    """An eye in a disc of fire."""
    scene.lamp(at, 260, (255, 190, 90), 1.0)
    fire(scene, (at[0], at[1] + 90), 330, 90, 60)
    scene.lay(halo(at, 130, scene.key), 0.5, 0.7, (255, 200, 110))
    scene.lay(things.great_eye(at, 150, (220, 90, 20)), 0.6, 0.6, (255, 210, 120))


def shield_heart(scene: Scene, at: Point) -> None:
    """A shield that bears an eye."""
    scene.lay(tools.shield((at[0], at[1] + 20), 320, (24, 96, 92), "eye", scene.key), 0.8, 0.4)


def crown_heart(scene: Scene, at: Point) -> None:
    """A great crown with an eye above it."""
    scene.lamp((at[0], at[1] - 40), 300, strength=0.8)
    scene.lay(tools.crown((at[0], at[1] + 110), 340, 7, scene.key), 0.8, 0.5)
    scene.lay(things.great_eye((at[0], at[1] - 160), 150, (150, 90, 20)), 0.5, 0.6)


def fire_wheel(scene: Scene, at: Point) -> None:
    """A wheel of fire with twelve spokes."""
    scene.lamp(at, 330, (255, 200, 110), 0.9)
    canvas = Canvas(SIZE, 2)
    for radius, width in ((196, 26), (150, 7), (52, 16)):
        canvas.ring(at, radius, width, WHITE)
    for k in range(12):
        canvas.stroke([polar(at, r, k * 30) for r in (44, 120, 192)], 16, WHITE)
        canvas.disc(polar(at, 196, k * 30 + 15), 9, WHITE)
    for k in range(24):
        path = bezier(
            [polar(at, 200, k * 15), polar(at, 236, k * 15 + 8), polar(at, 268 if k % 2 else 244, k * 15 - 2)], 10
        )
        canvas.stroke(path, lambda t: 22 * (1 - t), WHITE)
    scene.lay(gilded(canvas.alpha(), scene.key, 6), 0.7, 0.7, (255, 190, 90))
    scene.flare(at, 150)


def eye_ring(scene: Scene, at: Point) -> None:
    """A sword upright in a ring of twelve eyes."""
    scene.lamp(at, 300, strength=0.7)
    lids, rim = Canvas(SIZE, 2), Canvas(SIZE, 2)
    for radius, width in ((238, 5), (172, 5)):
        rim.ring(at, radius, width, WHITE)
    for k in range(12):
        sacred.eye(lids, polar(at, 205, k * 30), 88, k * 30 + 90, (70, 60, 160))
    scene.lay(stack(gilded(rim.alpha(), 1, 3), lids.image(), reach=3), 0.6, 0.4)
    scene.lay(tools.sword((at[0], at[1] + 150), (at[0], at[1] - 300), 40, scene.key), 0.7, 0.6)


def throne(scene: Scene, at: Point) -> None:
    """An empty seat of gold and crimson upon steps, a light resting on it."""
    x, y = at[0], at[1] + 70
    unit = 2.35

    def spot(px: float, py: float) -> Point:
        return (x + px * unit, y + py * unit)

    back = bezier([spot(-46, 60), spot(-50, -60), spot(-40, -96), spot(0, -128)], 24)
    gold = things.cut([*back, *[(2 * x - px, py) for px, py in reversed(back)]])
    panel = bezier([spot(-34, 40), spot(-38, -50), spot(-30, -82), spot(0, -106)], 24)
    cloth: Stops = ((0.0, (40, 4, 16)), (0.4, (130, 18, 36)), (0.6, (188, 46, 56)), (1.0, (255, 190, 170)))
    seat = things.cut([spot(-44, 26), spot(44, 26), spot(54, 54), spot(-54, 54)])
    posts, steps, knobs = Canvas(SIZE, 2), Canvas(SIZE, 2), Canvas(SIZE, 2)
    for s in (-1, 1):
        posts.poly([spot(s * 46, -6), spot(s * 62, -6), spot(s * 62, 92), spot(s * 48, 92)], WHITE)
        posts.poly([spot(s * 42, -12), spot(s * 68, -12), spot(s * 66, 0), spot(s * 44, 0)], WHITE)
        knobs.disc(spot(s * 55, -20), 8 * unit, WHITE)
        knobs.disc(spot(s * 46, -74), 5 * unit, WHITE)
    posts.poly([spot(-54, 54), spot(54, 54), spot(54, 92), spot(-54, 92)], WHITE)
    for k in range(3):
        steps.poly(
            [
                spot(-66 - 14 * k, 92 + 13 * k),
                spot(66 + 14 * k, 92 + 13 * k),
                spot(70 + 14 * k, 105 + 13 * k),
                spot(-70 - 14 * k, 105 + 13 * k),
            ],
            (210 - 26 * k,) * 3,
        )
    star(knobs, spot(0, -136), 14 * unit, WHITE, 8)
    fine = Canvas(SIZE, 2)
    for k in range(5):
        fine.disc(spot(0, -84 + k * 22), 2.6 * unit, WHITE)
        for s in (-1, 1):
            fine.disc(spot(s * 19, -58 + k * 20), 1.8 * unit, WHITE)
            fine.disc(spot(s * (10 + 8 * k), 73), 2.2 * unit, WHITE)
    layer = stack(
        things.solid(steps.alpha(), things.PARCHMENT, 8),
        gilded(gold, scene.key, 12),
        things.solid(things.cut([*panel, *[(2 * x - px, py) for px, py in reversed(panel)]]), cloth, 16),
        gilded(posts.alpha(), scene.key, 9),
        things.solid(seat, cloth, 16),
        gilded(knobs.alpha(), 3, 8),
        gilded(fine.alpha(), 4, 3),
        reach=5,
    )
    scene.lay(layer, 0.7, 0.4)
    scene.lamp(spot(0, -20), 190, strength=0.7)
    scene.flare(spot(0, -24), 130)


def ophanim(key: str) -> Image.Image:
    """Wheels within wheels, full of eyes, a flame at the hub."""
    at = (560.0, 400.0)
    scene = Scene(key, "azure", at)
    scene.clouds(650, 66, 130)
    scene.lay(wheels(at, 360, 5, 14, key), 0.55, 0.5)
    scene.lamp(at, 230, (255, 220, 150), 1.0)
    fire(scene, (at[0], at[1] + 110), 260, 80, 60)
    scene.lay(things.great_eye(at, 170, BLUE), 0.4, 0.6)
    scene.clouds(770, 46, 30, layer=2)
    scene.sparks()
    return scene.finish()
