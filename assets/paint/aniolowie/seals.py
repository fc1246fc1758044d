"""Every angel's own seal, drawn from its key: bands and a construction about a sign, richer with its order.

A seal of the Lord's angels is enamel and gold; a seal of the Fallen is stone with fire in its lines, and it is broken.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    bevel,
    blur,
    colourise,
    gold_leaf,
    levels,
    light,
    mix,
    noise,
    over,
    placed,
    polar,
    radial,
    relief,
    ridges,
    rng,
    scaled,
    shade,
    shift,
    times,
    with_alpha,
)
from .emblems_more import DARK, EMBLEMS, HOLY
from .moods import BLACK, HEART, HEAVENS, PITS, WHITE, Ash, Burn, Heaven, Tint, glazed
from .seal_bands import DARK as DARK_BANDS
from .seal_bands import HOLY as HOLY_BANDS
from .seal_bands import Pen, lettered
from .seal_cores import CORES
from .seal_lore import LORE
from .seal_orders import before_heaven, before_pit, behind_heaven, behind_pit

SHEET = (680, 680)
MIDDLE: Point = (340.0, 340.0)
RADIUS = 262.0
BREADTHS = {1: (0.15,), 2: (0.13, 0.11), 3: (0.12, 0.10, 0.08)}
"""The breadths of the bands, by choir."""
THRONE = 9


class Angel(NamedTuple):
    """What of an angel shows in its seal. `order` counts from 1 (Angel) to 9 (Throne)."""

    key: str
    name: str
    fallen: bool
    order: int
    colour: int
    female: bool

    @property
    def choir(self) -> int:
        """1 for the lowest three orders, 3 for the highest."""
        return (self.order + 2) // 3


class Drawing(NamedTuple):
    """The masks of a seal: heavy lines, fine ones, the sign at the heart."""

    bold: Image.Image
    fine: Image.Image
    heart: Image.Image


def drawn(angel: Angel) -> Drawing:
    """The lines of a seal."""
    source = rng(angel.key, "seal")
    pen = Pen(angel.name, source, MIDDLE, *(Canvas(SHEET, 2) for _ in range(3)))
    bands = list(DARK_BANDS if angel.fallen else HOLY_BANDS)
    source.shuffle(bands)
    if angel.choir > 1 and bands[0] is not lettered:
        bands.remove(lettered)
        bands.insert(1, lettered)
    high = RADIUS
    for band, step in zip(bands, BREADTHS[angel.choir], strict=False):
        low = high - RADIUS * step
        band(pen, low, high)
        high = low - RADIUS * 0.03
    sign, core = LORE.get(angel.key) or (source.choice(DARK if angel.fallen else HOLY), source.choice(sorted(CORES)))
    size = CORES[core](pen, high)
    if size:
        EMBLEMS[sign](pen.heart, MIDDLE, size)
    for k in range(angel.order):
        spot = polar(MIDDLE, RADIUS * 1.115, 90 + (k - (angel.order - 1) / 2) * 7.4)
        pen.heart.poly([polar(spot, 13.5 if i % 2 == 0 else 4.6, i * 45) for i in range(8)], WHITE)
    return Drawing(pen.bold.alpha(), pen.fine.alpha(), pen.heart.alpha())


# ---------------------------------------------------------------- enamel and gold


def _enamel(angel: Angel, tint: Tint) -> Image.Image:
    """The domed ground of a seal of light, finely engine-turned."""
    disc, turned = Canvas(SHEET, 2), Canvas(SHEET, 2)
    disc.disc(MIDDLE, RADIUS + 7, WHITE)
    source = rng(angel.key, "turned")
    leaves, swing = source.choice((12, 16, 24, 36)), source.uniform(0.02, 0.07)
    for k in range(22):
        line = []
        for d in range(0, 361, 2):
            wave = swing * math.sin(math.radians(d * leaves + k * 24))
            line.append(polar(MIDDLE, RADIUS * (k + 1) / 22 * (1 + wave), d))
        turned.line(line, 1.4, WHITE)
    depth = radial(SHEET, (MIDDLE[0] - 40, MIDDLE[1] - 60), RADIUS * 1.5, 1.0)
    cloud = noise(SHEET, (angel.key, "enamel"), 120, 4)
    face = colourise(Image.blend(depth, cloud, 0.16), ((0.0, tint.enamel[1]), (0.85, tint.enamel[0])))
    face = light(face, turned.alpha(), mix(tint.enamel[0], WHITE, 0.5), 0.20)
    dark = ImageChops.invert(radial(SHEET, MIDDLE, RADIUS * 1.25, 0.5))
    return with_alpha(shade(face, dark, mix(tint.enamel[1], BLACK, 0.4), 0.5), disc.alpha())


def _rimmed(tint: Tint) -> Image.Image:
    """The mask of the golden rim."""
    rim = Canvas(SHEET, 2)
    rim.ring(MIDDLE, RADIUS + 8, 9, WHITE)
    for k in range(96):
        rim.disc(polar(MIDDLE, RADIUS + 15, k * 3.75), 2.6, WHITE)
    return rim.alpha()


def gilded_seal(angel: Angel) -> Image.Image:
    """A seal of the Lord's angels (RGBA, the size of the sheet)."""
    tint, lines = HEAVENS[angel.colour], drawn(angel)
    base = _enamel(angel, tint)
    face, mask = base.convert("RGB"), base.getchannel("A")
    metal = ImageChops.lighter(lines.bold, _rimmed(tint))
    pale = tint.enamel[0][0] > 220
    face = shade(
        face,
        blur(shift(ImageChops.lighter(metal, lines.heart), 1, 4), 3),
        mix(tint.enamel[1], BLACK, 0.7),
        0.4 if pale else 0.75,
    )
    fine = gold_leaf(lines.fine, (angel.key, "fine"), 1.2, tint.metal)
    face = over(face, fine, opacity=0.62)
    face = over(face, gold_leaf(metal, (angel.key, "bold"), 2.6, tint.metal))
    if not pale:
        face = light(face, blur(lines.heart, 16), tint.shine, 0.8)
    face = over(face, gold_leaf(lines.heart, (angel.key, "heart"), 4.0, tint.metal))
    face = light(
        face,
        times(lines.heart, bevel(blur(lines.heart, 3), 2, 235, 3.0).point([max(0, v - 128) for v in range(256)])),
        WHITE,
        0.9,
    )
    gloss = times(radial(SHEET, (MIDDLE[0] - 70, MIDDLE[1] - 120), (RADIUS * 0.9, RADIUS * 0.62), 1.3), mask)
    face = light(face, gloss, WHITE, 0.10)
    return with_alpha(face, ImageChops.lighter(ImageChops.lighter(mask, metal), lines.heart))


def heaven(angel: Angel) -> Image.Image:
    """The picture of one of the Lord's angels."""
    tint = HEAVENS[angel.colour]
    scene = Heaven(angel.key, tint.sky, HEART, 0.85 if angel.colour != 4 else 0.7)
    behind_heaven(scene, tint, angel.order, angel.female)
    face = gilded_seal(angel)
    if angel.order == THRONE:  # room for the wheels about it
        face = placed(face.resize((530, 530), Image.Resampling.LANCZOS), SHEET, (75, 75))
    spot = (round(HEART[0] - MIDDLE[0]), round(HEART[1] - MIDDLE[1]))
    seal = placed(face, scene.image.size, spot)
    scene.lay(seal, 0.75, 0.22, tint.shine)
    before_heaven(scene, tint, angel.order, angel.female)
    scene.sparks(30 + 8 * angel.order)
    return scene.finish()


# ---------------------------------------------------------------- stone and fire


def _jagged(angel: Angel) -> Image.Image:
    """The mask of a slab with a broken edge."""
    source = rng(angel.key, "slab")
    edge = [
        polar(MIDDLE, RADIUS + 12 + source.uniform(-7, 9) - (24 if source.random() < 0.05 else 0), d)
        for d in range(0, 360, 4)
    ]
    slab = Canvas(SHEET, 2)
    slab.poly(edge, WHITE)
    return slab.alpha()


def burnt_seal(angel: Angel) -> tuple[Image.Image, Image.Image]:
    """A seal of the Fallen, whole still (RGBA), and the mask of what burns in it."""
    burn, lines = PITS[angel.colour], drawn(angel)
    slab = _jagged(angel)
    rough = Image.blend(
        noise(SHEET, (angel.key, "stone"), 70, 6, 0.62), ridges(SHEET, (angel.key, "cracks"), 120, 4), 0.22
    )
    tone = Image.blend(rough, radial(SHEET, (MIDDLE[0] - 60, MIDDLE[1] - 80), RADIUS * 1.6, 1.0), 0.45)
    face = colourise(tone, ((0.0, mix(burn.stone[1], BLACK, 0.4)), (0.5, burn.stone[1]), (1.0, burn.stone[0])))
    face = relief(face, bevel(rough, 2, 235, 1.4), 0.5)
    face = relief(face, bevel(blur(slab, 6), 3, 235, 2.6), 0.7)
    cut = ImageChops.lighter(lines.bold, lines.heart)
    pale = burn.stone[0][0] > 200
    face = shade(face, blur(cut, 1.6), BLACK, 0.75)
    face = light(face, blur(cut, 9), burn.fire, 0.0 if pale else 0.5)
    worn = levels(noise(SHEET, (angel.key, "worn"), 60, 4), 20, 150)
    solid = ImageChops.lighter(worn, slab.point([v // 3 for v in range(256)]))
    core = mix(burn.fire, BLACK, 0.3) if pale else mix(burn.fire, WHITE, 0.35)
    for mask, tone in (
        (scaled(times(lines.fine, worn), 0.55), mix(burn.fire, burn.air.mid, 0.35)),
        (times(lines.bold, solid), mix(burn.fire, BLACK, 0.5) if pale else burn.fire),
        (lines.heart, core),
    ):
        face = over(face, with_alpha(Image.new("RGB", SHEET, tone), mask))
    if not pale:
        hot = times(levels(blur(cut, 1.6), 150, 255), worn)
        face = light(face, hot, mix(burn.fire, (255, 250, 220), 0.75), 0.75)
    return with_alpha(face, ImageChops.lighter(slab, lines.heart)), cut


def _halves(angel: Angel) -> tuple[Image.Image, float]:
    """The mask of the piece that a crack splits off, and the way it drifts."""
    source = rng(angel.key, "crack")
    away = source.choice((-1, 1)) * source.uniform(18, 70) + (0 if source.random() < 0.6 else 180) - 90
    off = RADIUS * source.uniform(0.30, 0.62)
    points: list[Point] = []
    for k in range(-9, 10):
        spot = polar(polar(MIDDLE, off + source.uniform(-16, 16), away), k * 44.0, away + 90)
        points.append(spot)
    piece = Canvas(SHEET, 2)
    piece.poly([*points, polar(points[-1], 900, away), polar(points[0], 900, away)], WHITE)
    return piece.alpha(), away


def _moved(layer: Image.Image, away: float, far: float, turn: float) -> Image.Image:
    dx, dy = polar((0, 0), far, away)
    return layer.rotate(turn, Image.Resampling.BICUBIC, center=MIDDLE, translate=(round(dx), round(dy)))


def _seam(scene: Ash, seal: Image.Image, before: Image.Image, after: Image.Image, burn: Burn) -> None:
    """Fire in the crack: where the piece was before it drifted away."""
    spot = (round(HEART[0] - MIDDLE[0]), round(HEART[1] - MIDDLE[1]))
    hot = mix(burn.air.glow, (255, 110, 30), 0.6)
    gap = times(before, ImageChops.invert(after), seal.getchannel("A"))
    scene.dim(placed(gap, scene.size, spot), 0.9, mix(hot, BLACK, 0.8))
    for reach, strength in ((16, 0.55), (5, 0.9)):
        scene.shine(placed(blur(gap, reach), scene.size, spot), hot, strength)
    scene.shine(placed(levels(blur(gap, 4), 120, 255), scene.size, spot), (255, 226, 150), 0.9)


def _lay_piece(scene: Ash, layer: Image.Image, fires: Image.Image, burn: Burn) -> None:
    spot = (round(HEART[0] - MIDDLE[0]), round(HEART[1] - MIDDLE[1]))
    scene.add(placed(layer, scene.size, spot), rim=mix(burn.air.rim, burn.fire, 0.4), shadow=0.8)
    strength = 0.5 if burn.stone[0][0] < 200 else 0.06
    for reach, share in ((5, 0.5), (20, 0.75)):
        scene.shine(placed(blur(fires, reach), scene.size, spot), burn.fire, strength * share)


def pit(angel: Angel) -> Image.Image:
    """The picture of one of the Fallen."""
    burn = PITS[angel.colour]
    scene = Ash(angel.key, burn.air)
    behind_pit(scene, burn, angel.order, angel.female)
    seal, fires = burnt_seal(angel)
    piece, away = _halves(angel)
    source = rng(angel.key, "drift")
    turn = source.choice((-1, 1)) * source.uniform(3, 7)
    rest = ImageChops.invert(piece)
    lean = source.uniform(-4, 4)
    drift = source.uniform(14, 24)
    for mask, far, angle in ((rest, 0.0, lean), (piece, drift, lean + turn)):
        part = with_alpha(seal.convert("RGB"), times(seal.getchannel("A"), mask))
        _lay_piece(scene, _moved(part, away, far, angle), _moved(times(fires, mask), away, far, angle), burn)
    _seam(scene, seal, _moved(piece, away, 0.0, lean), _moved(piece, away, drift, lean + turn), burn)
    _shards(scene, angel, burn, away)
    before_pit(scene, burn, angel.order, angel.female)
    scene.fire(840, 110 + 14 * angel.order, 50, stops=burn.air.fire)
    scene.smoke(770, 52, 0.55, 70)
    scene.sparks(40 + 10 * angel.order, mix(burn.fire, burn.air.glow, 0.5))
    return glazed(scene, 0.45)


def _shards(scene: Ash, angel: Angel, burn: Burn, away: float) -> None:
    """Splinters about the crack."""
    source = rng(angel.key, "shards")
    canvas = scene.canvas()
    for _ in range(14):
        spot = polar(HEART, RADIUS * source.uniform(1.02, 1.3), away + source.uniform(-42, 42))
        spin, size = source.uniform(0, 360), source.uniform(4, 15)
        canvas.poly([polar(spot, size * source.uniform(0.6, 1.3), spin + c) for c in (0, 100, 190, 280)], WHITE)
    tone: tuple[tuple[float, Color], ...] = (
        (0.0, mix(burn.stone[1], BLACK, 0.5)),
        (0.5, burn.stone[1]),
        (1.0, mix(burn.stone[0], WHITE, 0.4)),
    )
    scene.add(scene.solid(canvas.alpha(), tone, 4), rim=burn.air.rim, shadow=0.5)


def picture(angel: Angel) -> Image.Image:
    """An angel's picture at its final size."""
    return pit(angel) if angel.fallen else heaven(angel)
