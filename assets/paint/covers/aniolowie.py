"""Aniolowie: a great seal in gold, red, blue and black inks on aged parchment, wings in pen and hatch."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageFilter

from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    bevel,
    bezier,
    blur,
    colourise,
    drop_shadow,
    gold_leaf,
    inflate,
    lettering,
    levels,
    light,
    noise,
    over,
    polar,
    radial,
    relief,
    ridges,
    rng,
    scaled,
    shade,
    times,
    warp,
)
from ..motifs.sigils import ring_text, seal_rings, sigil, star_polygon, vine
from ..motifs.wings import LOWERED, RAISED, SPREAD, ink_feather, wing
from .finish import SIZE, frame

HEART: Point = (450.0, 530.0)
RADIUS = 262.0
INK: Color = (34, 24, 22)
RED: Color = (150, 26, 22)
BLUE: Color = (26, 54, 122)
WHITE: Color = (255, 255, 255)


def cover() -> Image.Image:
    """The whole cover."""
    paper = _parchment()
    base = _wings(paper)
    base = _margins(base)
    base = _seal(base)
    base = _title(base)
    base = _age(base)
    return frame(base, "aniolowie", 26)


def _parchment() -> Image.Image:
    clouds = noise(SIZE, "vellum", 340, 6, 0.58)
    base = colourise(
        clouds, ((0.0, (176, 134, 84)), (0.4, (214, 178, 124)), (0.7, (232, 204, 154)), (1.0, (244, 224, 180)))
    )
    fibre = noise(SIZE, "fibre", (70, 3), 4, 0.7, 12)
    base = relief(base, bevel(fibre, 1, 235, 0.5), 0.2, (90, 56, 24))
    pores = noise(SIZE, "pores", 4, 2)
    base = relief(base, bevel(pores, 1, 235, 0.35), 0.3, (90, 56, 24))
    stains = levels(warp(noise(SIZE, "stains", 220, 4), "stains", 40, 160), 160, 240)
    base = shade(base, stains, (140, 86, 36), 0.28)
    rings = levels(ridges(SIZE, "tide", 420, 3), 225, 255)
    base = shade(base, rings, (110, 62, 24), 0.22)
    source = rng("flecks")
    flecks = Canvas(SIZE, 2)
    for _ in range(260):
        flecks.disc((source.uniform(0, 900), source.uniform(0, 1200)), source.uniform(0.4, 1.7), WHITE)
    return shade(base, flecks.alpha(), (84, 48, 20), 0.5)


def _ink(base: Image.Image, mask: Image.Image, color: Color, seed: object, strength: float = 0.94) -> Image.Image:
    """The base with ink laid through a mask: pooled and thin in places, soaked a little into the paper."""
    pool = levels(noise(SIZE, (seed, "pool"), 26, 4), 0, 255).point([170 + v // 3 for v in range(256)])
    base = shade(base, blur(mask, 2.2), color, 0.16)
    return shade(base, times(mask, pool), color, strength)


def _wings(base: Image.Image) -> Image.Image:
    pen: Stops = ((0.0, (255, 255, 255)), (1.0, INK))
    canvas = Canvas(SIZE, 2, WHITE)
    for pose, span, drop, turn in ((LOWERED, 400, 120, -8), (RAISED, 380, -16, 6), (SPREAD, 350, 64, 6)):
        for side in (-1, 1):
            at = (HEART[0] + side * 84, HEART[1] + drop)
            wing(canvas, at, span, pose, side, pen, 17, ("ink", pose.inner), turn, ink_feather)
    drawn = canvas.image()
    mask = drawn.getchannel("A")
    base = shade(base, blur(mask, 16), (120, 70, 24), 0.35)
    base = light(base, mask, (255, 240, 204), 0.55)
    ink = Image.eval(drawn.convert("L"), lambda v: 255 - v)
    base = _wash(base, mask)
    return _ink(base, scaled(times(ink, mask), 1.5), INK, "wing", 1.0)


def _wash(base: Image.Image, mask: Image.Image) -> Image.Image:
    """Thin washes of blue and red over the wings, as an illuminator lays them."""
    flow = levels(noise(SIZE, "wash", 150, 4), 40, 230)
    far = Image.eval(radial(SIZE, HEART, (430, 520), 0.9), lambda v: 255 - v)
    base = shade(base, times(mask, far, flow), BLUE, 0.34)
    return shade(base, times(mask, levels(radial(SIZE, HEART, (420, 480), 1.0), 60, 190), flow), RED, 0.16)


def _seal(base: Image.Image) -> Image.Image:
    disc = Canvas(SIZE, 2)
    disc.disc(HEART, RADIUS * 1.06, WHITE)
    base = drop_shadow(base, disc.alpha(), (3, 8), 16, 0.55)
    vellum = colourise(noise(SIZE, "seal field", 120, 6), ((0.0, (206, 166, 106)), (1.0, (246, 226, 182))))
    base = Image.composite(vellum, base, disc.alpha())
    for radius, width, hue in ((0.892, 0.136, BLUE), (0.30, 0.60, RED)):
        ring = Canvas(SIZE, 3)
        ring.ring(HEART, RADIUS * radius, RADIUS * width, WHITE)
        base = _ink(base, ring.alpha(), hue, radius)
    base = _inked_rings(base)
    flames_ = Canvas(SIZE, 3)
    for k in range(32):
        a, far = k * 11.25, 0.575 if k % 2 == 0 else 0.52
        leaf = [polar(HEART, RADIUS * 0.36, a - 3), polar(HEART, RADIUS * 0.47, a + 7), polar(HEART, RADIUS * far, a)]
        flames_.stroke(bezier(leaf, 12), lambda t: RADIUS * 0.055 * (1 - t) ** 0.8, WHITE)
    base = over(base, gold_leaf(flames_.alpha(), "rays", 2.0))
    well = Canvas(SIZE, 3)
    well.disc(HEART, RADIUS * 0.40, WHITE)
    base = drop_shadow(base, well.alpha(), (0, 3), 8, 0.8)
    base = _ink(base, well.alpha(), (22, 16, 24), "well", 1.0)
    gold = Canvas(SIZE, 3)
    seal_rings(gold, HEART, RADIUS, "aniolowie")
    gold.ring(HEART, RADIUS * 1.05, 5, WHITE)
    for k in range(72):
        gold.disc(polar(HEART, RADIUS * 1.022, k * 5), 2.0, WHITE)
    letters = ring_text(SIZE, "MICHAEL·GABRIEL·RAPHAEL·URIEL·", HEART, RADIUS * 0.89, 31, face="SourceSerifPro-Bold")
    name = Canvas(SIZE, 3)
    star_polygon(name, HEART, RADIUS * 0.362, 8, 3, 1.1)
    sigil(name, "SANDALPHON", HEART, RADIUS * 0.31, 5.2, twin=True)
    name.ring(HEART, RADIUS * 0.40, 3.4, WHITE)
    name.ring(HEART, RADIUS * 0.372, 1.0, WHITE)
    mask = ImageChops.lighter(ImageChops.lighter(gold.alpha(), letters), name.alpha())
    base = drop_shadow(base, mask, (1, 2), 2, 0.8)
    base = over(base, gold_leaf(mask, "seal", 2.4))
    base = light(base, times(blur(name.alpha(), 9), well.alpha()), (255, 200, 90), 0.6)
    return light(base, radial(SIZE, (360, 400), (330, 300), 1.6), (255, 236, 190), 0.18)


def _inked_rings(base: Image.Image) -> Image.Image:
    """The pale ring of the seal filled by a scribe: a running scroll in red and blue, dots, leaves."""
    for hue, phase in ((RED, 0.0), (BLUE, 180.0)):
        canvas = Canvas(SIZE, 3)
        canvas.line([_on_scroll(d, phase) for d in range(0, 361, 2)], 2.0, WHITE)
        for k in range(32):
            d = k * 11.25 + phase / 16
            root = _on_scroll(d, phase)
            tip = polar(root, RADIUS * 0.045, d + (60 if k % 2 else -120))
            canvas.stroke([root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip], RADIUS * 0.022, WHITE)
        base = _ink(base, canvas.alpha(), hue, ("scroll", phase))
    return base


def _on_scroll(degrees: float, phase: float) -> Point:
    swing = 0.70 + 0.055 * math.sin(math.radians(degrees * 8 + phase))
    return polar(HEART, RADIUS * swing, degrees)


def _medal(base: Image.Image, name: str, centre: Point, radius: float, hue: Color) -> Image.Image:
    """A small seal of one angel: its sigil in ink, a ruled ring, a golden bead at the quarters."""
    field = Canvas(SIZE, 3)
    field.disc(centre, radius * 1.06, WHITE)
    base = drop_shadow(base, field.alpha(), (1, 3), 5, 0.35)
    base = shade(base, field.alpha(), (238, 216, 170), 0.88)
    canvas = Canvas(SIZE, 3)
    sigil(canvas, name, centre, radius * 0.66, max(1.6, radius * 0.06))
    canvas.ring(centre, radius, radius * 0.05, WHITE)
    canvas.ring(centre, radius * 0.90, 0.9, WHITE)
    for k in range(36):
        canvas.line([polar(centre, radius * 0.9, k * 10), polar(centre, radius * 0.97, k * 10)], 0.8, WHITE)
    base = _ink(base, canvas.alpha(), hue, name, 1.0)
    beads = Canvas(SIZE, 3)
    for k in range(4):
        beads.disc(polar(centre, radius, k * 90), radius * 0.09, WHITE)
    return over(base, gold_leaf(beads.alpha(), name, 1.5))


def _margins(base: Image.Image) -> Image.Image:
    """The choir: sigils of seven angels in an arc above the seal, four below, joined by ruled lines."""
    arc = Canvas(SIZE, 3)
    for radius, width in ((366, 1.6), (372, 0.8)):
        arc.line([polar(HEART, radius, 232 + i) for i in range(77)], width, WHITE)
    for k in range(40):
        d = 232 + k * 76 / 39
        arc.line([polar(HEART, 372, d), polar(HEART, 380 if k % 3 else 388, d)], 0.9, WHITE)
    base = _ink(base, arc.alpha(), INK, "arc")
    for k, name in enumerate(("SAMAEL", "CASSIEL", "METATRON", "ZADKIEL", "HANIEL")):
        place = polar(HEART, 368, 238 + k * 16)
        base = _medal(base, name, place, 47 if k == 2 else 39, (BLUE, RED, INK, RED, BLUE)[k])
    for k, (name, x) in enumerate((("JOPHIEL", 104), ("REMIEL", 796))):
        base = _medal(base, name, (x, 866), 46, (RED, BLUE)[k])
    return _medal(base, "AZRAEL", (450, 886), 52, INK)


def _title(base: Image.Image) -> Image.Image:
    mask = lettering(SIZE, "ANIOŁOWIE", (450, 1040), 126, 0.05, "SourceSerifPro-Bold")
    fat = mask.filter(ImageFilter.MaxFilter(5))
    rim = mask.filter(ImageFilter.MaxFilter(9))
    base = light(base, blur(rim, 24), (255, 244, 210), 0.8)
    base = drop_shadow(base, rim, (2, 5), 5, 0.7)
    base = shade(base, blur(rim, 0.8), (34, 14, 10), 0.95)
    base = over(base, gold_leaf(fat, "title gold", 2.4))
    base = shade(base, blur(mask, 1.4), (30, 8, 6), 0.8)
    base = _ink(base, mask, (158, 16, 18), "title", 1.0)
    shine = levels(bevel(inflate(mask, 7), 2, 235, 1.6), 128, 255)
    return _rule(light(base, times(shine, mask), (255, 150, 110), 0.5))


def _rule(base: Image.Image) -> Image.Image:
    rule = Canvas(SIZE, 3)
    vine(rule, (190, 1128), (430, 1128), 5, 9, WHITE, 2)
    vine(rule, (710, 1128), (470, 1128), 5, 9, WHITE, 2)
    rule.disc((450, 1128), 7, WHITE)
    return over(base, gold_leaf(rule.alpha(), "rule", 1.6))


def _age(base: Image.Image) -> Image.Image:
    """Darkened, slightly burnt edges and a crease or two."""
    far = Image.eval(radial(SIZE, (450, 600), (700, 860), 0.6), lambda v: 255 - v)
    rough = warp(far, "burn", 26, 90)
    base = shade(base, levels(rough, 60, 230, 1.3), (70, 34, 10), 0.72)
    return shade(base, levels(rough, 150, 255, 1.6), (22, 10, 4), 0.8)
