"""The angels with a body: wings by rank, the attribute of their calling, what burns or turns behind them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from PIL import Image

from ..brush import GOLD, Canvas, Color, Point, Stops, bezier, blur, lerp, light, polar, radial, rng
from ..motifs import sacred
from ..motifs.figures import stack
from ..motifs.wings import feather
from . import holy_things as things
from . import holy_tools as tools
from .holy_bodies import JOINED, ONE, PLUMAGES, Arms, Body, Pairs, body, wings
from .holy_skies import HALF, SIZE, WHITE, Scene, nimbus

BLUE: Color = (40, 110, 190)


@dataclass(frozen=True)
class Angel:
    """How an angel is painted. Attributes are laid between body and hands, `back` behind the wings, `fore` before."""

    hue: str
    plumage: str
    pairs: Pairs = ONE
    ring: str = "sunburst"
    robe: str = "ivory"
    cloak: str = "gold"
    arms: Arms = JOINED
    head: str = "hood"
    height: float = 630.0
    foot: Point = (560.0, 850.0)
    span: float = 360.0
    eyes: Color | None = None
    halo: float = 108.0
    attributes: tuple[Callable[[Scene, Body], None], ...] = ()
    back: tuple[Callable[[Scene, Point], None], ...] = ()
    fore: tuple[Callable[[Scene, Point], None], ...] = ()
    trim: Stops = field(default=GOLD)
    face: Color = (255, 244, 206)
    feathers: int = 13
    banks: tuple[float, float] = (620.0, 752.0)


def angel(key: str, how: Angel) -> Image.Image:
    """The picture of an angel with a body."""
    h = how.height
    shoulders = (how.foot[0], how.foot[1] - 0.76 * h)
    crown = (how.foot[0], how.foot[1] - 0.90 * h)
    scene = Scene(key, how.hue, crown)
    if how.ring:
        scene.engrave(nimbus(how.ring, (crown[0], crown[1] + 40), 250 * h / 650 if h < 800 else 290))
    scene.clouds(how.banks[0], 66, 120)
    for paint in how.back:
        paint(scene, shoulders)
    plumage = wings(shoulders, how.span, how.pairs, how.plumage, key, how.feathers, how.eyes)
    scene.lay(plumage, 0.6, 0.28, rim=0.4)
    scene.lamp(crown, h * 0.42, strength=0.55)
    for paint in how.fore:
        paint(scene, shoulders)
    figure = body(how.foot, h, how.robe, how.cloak, how.arms, how.head, key, how.trim, how.face)
    if how.halo:
        scene.lay(halo(figure.at(0, 0.09), how.halo * h / 650, key, how.trim), 0.2, 0.3)
    scene.lay(figure.layer, 0.7, rim=0.6)
    for attribute in how.attributes:
        attribute(scene, figure)
    scene.lay(figure.hands, 0.0)
    if how.head not in ("cowl", "helm"):
        scene.lamp(figure.at(0, 0.095), h * 0.14, how.face, 0.7)
        scene.image = light(scene.image, radial(SIZE, figure.at(0, 0.095), h * 0.08, 1.2), WHITE, 0.85)
    scene.clouds(how.banks[1], 52, 30, layer=2)
    scene.sparks()
    return scene.finish()


def halo(centre: Point, radius: float, seed: object, stops: Stops = GOLD) -> Image.Image:
    """A golden halo, painted on a small sheet."""
    side = round(radius * 2.2)
    ring = sacred.halo((side, side), (side / 2, side / 2), radius, 24, seed, stops)
    layer = Image.new("RGBA", SIZE)
    layer.paste(ring, (round(centre[0] - side / 2), round(centre[1] - side / 2)))
    return layer


# ---------------------------------------------------------------- attributes, in the body's measures


def sword_up(x: float = 0.27, y: float = 0.04, lean: float = 0.06, long: float = 0.34) -> Callable[[Scene, Body], None]:
    """A sword raised in a hand."""
    return lambda scene, b: scene.lay(
        tools.sword(b.at(x, y - 0.02), b.at(x + lean, y - long), b.height * 0.034), 0.3, 0.45
    )


def sword_down(scene: Scene, b: Body) -> None:
    """A great sword, point down, under both hands."""
    scene.lay(tools.sword(b.at(0, 0.44), b.at(0, 0.96), b.height * 0.045), 0.5, 0.4)


def spear(scene: Scene, b: Body) -> None:
    """A spear upright in the right hand."""
    scene.lay(tools.spear(b.at(0.255, 1.0), b.at(0.235, -0.12), b.height * 0.014), 0.4, 0.25)


def trumpet(scene: Scene, b: Body) -> None:
    """A trumpet blown towards the upper right."""
    scene.lay(tools.trumpet(b.at(0.025, 0.125), b.at(0.47, -0.06), b.height * 0.11), 0.4, 0.35)
    _sound(scene, b.at(0.47, -0.06), -22)


def twin_trumpets(scene: Scene, b: Body) -> None:
    """Two trumpets that cross before the breast."""
    for s in (-1, 1):
        scene.lay(tools.trumpet(b.at(-s * 0.10, 0.46), b.at(s * 0.42, 0.06), b.height * 0.11, seed=s), 0.45, 0.3)


def _sound(scene: Scene, bell: Point, heading: float) -> None:
    canvas = Canvas(SIZE, 2)
    for k in range(4):
        canvas.line([polar(bell, 34 + 24 * k, heading + d) for d in range(-38, 39, 4)], 3.0, WHITE)
    scene.engrave(canvas.alpha(), 0.8)


def scroll(scene: Scene, b: Body) -> None:
    """A scroll unrolled between the hands."""
    scene.lay(tools.scroll(b.at(0, 0.53), b.height * 0.24, b.height * 0.34, scene.key), 0.6, 0.3)


def book(scene: Scene, b: Body) -> None:
    """An open book before the breast, lit from its pages."""
    scene.lay(tools.book(b.at(0, 0.39), b.height * 0.36, scene.key), 0.6, 0.35)
    scene.lamp(b.at(0, 0.34), b.height * 0.2, strength=0.4)


def lantern(scene: Scene, b: Body) -> None:
    """A lantern hanging from the right hand."""
    scene.lay(things.lantern(b.at(0.335, 0.53), b.height * 0.27, seed=scene.key), 0.4, 0.6, (255, 206, 120))
    scene.lamp(b.at(0.335, 0.55), b.height * 0.26, (255, 206, 120), 0.8)


def hourglass(scene: Scene, b: Body) -> None:
    """An hourglass held before the breast."""
    scene.lay(things.hourglass(b.at(0, 0.35), b.height * 0.27), 0.6, 0.5)


def star_held(x: float, y: float, size: float = 0.24) -> Callable[[Scene, Body], None]:
    """A star of light in the hands."""

    def paint(scene: Scene, b: Body) -> None:
        scene.lamp(b.at(x, y), b.height * size, strength=0.9)
        scene.flare(b.at(x, y), b.height * size)

    return paint


def flame_held(x: float, y: float, size: float = 0.3) -> Callable[[Scene, Body], None]:
    """A living flame upon a hand."""

    def paint(scene: Scene, b: Body) -> None:
        scene.lamp(b.at(x, y - size * 0.4), b.height * size * 1.1, (255, 150, 50), 0.6)
        fire(scene, b.at(x, y), b.height * size, b.height * size * 0.2, 60)

    return paint


def roses(scene: Scene, b: Body) -> None:
    """White roses that fall from the hands."""
    source = rng(scene.key, "roses")
    for k in range(9):
        x = (k - 4) * 0.135 + source.uniform(-0.03, 0.03)
        if abs(x) < 0.1:
            continue
        y = 0.42 + source.uniform(0.0, 0.42)
        tone = ((255, 240, 236), (255, 206, 206), (255, 250, 240))[k % 3]
        scene.lay(things.rose(b.at(x, y), b.height * source.uniform(0.036, 0.054), tone), 0.5, 0.3)


def whip(scene: Scene, b: Body) -> None:
    """A lash of fire from the raised right hand."""
    canvas = Canvas(SIZE, 2, (255, 190, 90))
    curve = bezier([b.at(0.27, 0.05), b.at(0.50, -0.35), b.at(0.62, 0.30), b.at(0.30, 0.42), b.at(0.46, 0.80)], 40)
    canvas.stroke(curve, lambda t: b.height * 0.034 * (1 - 0.8 * t), (255, 160, 60))
    canvas.stroke(curve, lambda t: b.height * 0.014 * (1 - 0.8 * t), (255, 246, 206))
    scene.lay(canvas.image(), 0.0, 1.0, (255, 120, 40))


def censer(scene: Scene, b: Body) -> None:
    """A censer that swings from the joined hands, smoke about it."""
    scene.lay(things.censer(b.at(0.03, 0.74), b.height * 0.19, b.at(0, 0.43), scene.key), 0.5, 0.4, (255, 190, 110))
    scene.lamp(b.at(0.03, 0.71), b.height * 0.14, (255, 180, 90), 0.7)


# ---------------------------------------------------------------- what stands behind the wings


def fire(scene: Scene, foot: Point, height: float, width: float, tongues: int = 60) -> None:
    """Flames that rise from a hearth about a foot, tallest in its middle."""

    def spot(source: Random) -> tuple[Point, float]:
        s = source.uniform(-1, 1)
        sink = (s * s * 0.4 - source.random() * 0.25) * min(width, height * 0.5)
        return (foot[0] + s * width, foot[1] - sink), height * source.uniform(0.35, 1.0) * (1 - 0.6 * s * s)

    scene.burn(spot, tongues)


def blaze(scene: Scene, at: Point) -> None:
    """A wall of fire behind the wings."""
    fire(scene, (at[0], 810), 600, 560, 320)


def wheel(radius: float = 270, rings: int = 2, eyes: int = 14) -> Callable[[Scene, Point], None]:
    """Wheels within wheels behind the shoulders."""

    def paint(scene: Scene, at: Point) -> None:
        scene.lay(wheels(at, radius, rings, eyes, scene.key), 0.5, 0.35)

    return paint


def wheels(centre: Point, radius: float, rings: int, eyes: int, seed: object, iris: Color = BLUE) -> Image.Image:
    """Wheels full of eyes, painted on a small sheet."""
    side = round(radius * 2.1)
    layer = Image.new("RGBA", SIZE)
    rim = sacred.wheels((side, side), (side / 2, side / 2), radius, rings, eyes, seed, iris)
    layer.paste(rim, (round(centre[0] - side / 2), round(centre[1] - side / 2)))
    return layer


def moon(scene: Scene, at: Point) -> None:
    """A great crescent behind the head."""
    centre = (at[0], at[1] - 90)
    outer = [polar(centre, 250, d) for d in range(-30, 211, 4)]
    inner = [polar((centre[0], centre[1] - 60), 225, d) for d in range(200, -21, -4)]
    scene.lay(things.solid(things.cut(outer + inner), things.SILVER, 30), 0.2, 0.7)


def lightning(scene: Scene, at: Point) -> None:
    """Forked lightning down both sides of the sky."""
    source = rng(scene.key, "bolts")
    canvas = Canvas(SIZE, 2)
    for x in (120, 250, 880, 1010):
        spot, points = (x + source.uniform(-30, 30), -10.0), []
        while spot[1] < 640:
            points.append(spot)
            spot = (spot[0] + source.uniform(-42, 42), spot[1] + source.uniform(26, 60))
            if source.random() < 0.3:
                fork = [
                    spot,
                    (spot[0] + source.uniform(-60, 60), spot[1] + 50),
                    (spot[0] + source.uniform(-90, 90), spot[1] + 110),
                ]
                canvas.stroke(fork, 4, WHITE)
        canvas.stroke(points, lambda t: 8 * (1 - 0.8 * t), WHITE)
    mask = canvas.alpha()
    scene.image = light(scene.image, blur(mask, 14), scene.hue.glow, 1.0)
    scene.image = light(scene.image, mask, WHITE, 0.95)


def hail(scene: Scene, at: Point) -> None:
    """Slanting hail, and fire below it."""
    source = rng(scene.key, "hail")
    canvas = Canvas(SIZE, 2)
    for _ in range(70):
        x, y, size = source.uniform(0, 1120), source.uniform(0, 560), source.uniform(3, 9)
        canvas.stroke([(x, y), (x + size * 2, y - size * 5), (x + size * 4, y - size * 10)], size * 0.6, WHITE, 90)
        canvas.disc((x, y), size, WHITE)
    scene.lay(things.solid(canvas.alpha(), things.SILVER, 5), 0.3)
    fire(scene, (at[0], 760), 330, 560, 130)


def banners(hue: Color, charge: str) -> Callable[[Scene, Point], None]:
    """Two standards, one on either side."""

    def paint(scene: Scene, at: Point) -> None:
        for x in (122, 998):
            scene.lay(tools.standard((x, 860), 800, 170, hue, charge, (scene.key, x)), 0.5, 0.15)

    return paint


def falling_feathers(scene: Scene, at: Point, plumage: str = "ivory", count: int = 9) -> None:
    """Single feathers adrift in the air."""
    source = rng(scene.key, "feathers")
    canvas = Canvas(SIZE, 2)
    for k in range(count):
        spot = (source.uniform(40, 330) if k % 2 else source.uniform(790, 1070), source.uniform(60, 640))
        feather(canvas, spot, source.uniform(20, 160), source.uniform(50, 96), 20, PLUMAGES[plumage])
    scene.lay(canvas.image(), 0.3, 0.2)


# ---------------------------------------------------------------- the fall


def falling_star(key: str, how: Angel) -> Image.Image:
    """An angel that falls head first along the trail of a great star."""
    scene = Scene(key, how.hue, (900.0, 60.0), 0.9)
    scene.clouds(650, 66, 140)
    trail = Canvas(HALF, 1)
    trail.poly([(440, -20), (540, -20), (250, 262), (222, 240)], WHITE)
    glowing = blur(trail.mask, 14).resize(SIZE, Image.Resampling.BICUBIC)
    scene.image = light(scene.image, glowing, (255, 214, 160), 0.95)
    source = rng(key, "trail")
    lines = Canvas(SIZE, 2)
    for _ in range(60):
        t, off = source.uniform(0, 0.9), source.gauss(0, 46)
        start = (lerp(990, 500, t) + off, lerp(-10, 480, t) + off * 0.8)
        far = source.uniform(40, 170)
        lines.stroke(
            [start, (start[0] + far * 0.34, start[1] - far * 0.38), (start[0] + far * 0.68, start[1] - far * 0.75)],
            3.6,
            WHITE,
        )
    scene.image = light(scene.image, lines.alpha(), (255, 244, 214), 0.8)
    upright = wings((560, 378), how.span, how.pairs, how.plumage, key, how.feathers)
    figure = body((560, 800), how.height, how.robe, how.cloak, how.arms, how.head, key, how.trim, how.face)
    layer = stack(upright, figure.layer, figure.hands, reach=6)
    fallen = layer.rotate(142, Image.Resampling.BICUBIC, center=(560, 520), translate=(20, -120))
    scene.lay(fallen, 0.6, 0.5, (255, 190, 130), rim=0.7)
    head = (450.0, 566.0)
    scene.lamp(head, 260, (255, 226, 180), 0.9)
    scene.flare(head, 360)
    scene.image = light(scene.image, radial(SIZE, head, 70, 1.6), WHITE, 0.9)
    falling_feathers(scene, head, how.plumage, 11)
    scene.sparks(120)
    return scene.finish()
