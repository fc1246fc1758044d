"""Angels and saints: sets of wings (with eyes for Cherubim), robed bodies with any arms, heads of light."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageOps

from ..brush import (
    GOLD,
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bezier,
    blur,
    carve,
    colourise,
    gold_leaf,
    lerp,
    light,
    linear,
    mirror,
    mix,
    placed,
    polar,
    rng,
    scaled,
    spline,
    taper,
    times,
    with_alpha,
)
from ..motifs.figures import folds, stack
from ..motifs.sacred import eye
from ..motifs.wings import FOLDED, LOWERED, RAISED, SOARING, SPREAD, WingPose, wing
from .holy_skies import SIZE, WHITE

CROSSED_UP = WingPose(((0, 0), (0.16, -0.12), (0.20, -0.34), (0.10, -0.52)), -34, -112, 0.62, 0.36)
CROSSED_DOWN = WingPose(((0, 0), (0.18, 0.10), (0.20, 0.30), (0.12, 0.46)), 40, 112, 0.60, 0.34)
SHORT = WingPose(((0, 0), (0.10, -0.22), (0.26, -0.30), (0.40, -0.22)), 100, 4, 0.58, 0.30)
LYRE = WingPose(((0, 0), (0.16, -0.14), (0.26, -0.40), (0.22, -0.62)), 96, -84, 0.60, 0.30)

# One wing of each pair: its pose, size and drop, in shares of the span, from the back to the front.
Pairs = Sequence[tuple[WingPose, float, float]]
ONE: Pairs = ((RAISED, 0.92, 0.0),)
ONE_SHORT: Pairs = ((SHORT, 1.0, 0.0),)
ONE_WIDE: Pairs = ((SPREAD, 1.15, 0.0),)
ONE_SOARING: Pairs = ((SOARING, 1.1, 0.0),)
ONE_FOLDED: Pairs = ((FOLDED, 1.1, 0.0),)
ONE_LYRE: Pairs = ((LYRE, 0.86, 0.0),)
TWO: Pairs = ((LOWERED, 0.92, 0.10), (RAISED, 0.92, 0.0))
TWO_WIDE: Pairs = ((FOLDED, 0.85, 0.16), (SOARING, 1.1, 0.0))
TWO_LYRE: Pairs = ((LYRE, 0.84, -0.04), (SPREAD, 1.0, 0.12))
THREE: Pairs = ((LOWERED, 0.92, 0.14), (RAISED, 0.92, -0.04), (SPREAD, 1.05, 0.08))
THREE_LYRE: Pairs = ((LOWERED, 0.95, 0.12), (LYRE, 0.84, -0.04), (SOARING, 1.1, 0.06))
TRAILING: Pairs = ((LOWERED, 1.15, 0.04), (SPREAD, 1.15, 0.0))
THREE_CROSSED: Pairs = ((SPREAD, 1.3, 0.02), (CROSSED_DOWN, 1.0, 0.12), (CROSSED_UP, 1.0, -0.10))


def _plumage(*colors: Color) -> Stops:
    return tuple((k / (len(colors) - 1), color) for k, color in enumerate(colors))


PLUMAGES = {
    "pearl": _plumage((255, 255, 252), (255, 248, 232), (248, 224, 180), (204, 146, 84)),
    "ivory": _plumage((255, 252, 240), (244, 232, 208), (214, 190, 160), (164, 128, 108)),
    "gold": _plumage((255, 248, 216), (250, 218, 140), (226, 158, 66), (160, 84, 30)),
    "rose": _plumage((255, 250, 244), (255, 226, 214), (236, 160, 150), (170, 76, 92)),
    "azure": _plumage((252, 254, 255), (216, 234, 250), (126, 172, 220), (46, 84, 150)),
    "night": _plumage((226, 232, 255), (150, 166, 222), (74, 88, 160), (30, 34, 86)),
    "violet": _plumage((255, 248, 255), (228, 208, 246), (160, 124, 204), (84, 52, 132)),
    "jade": _plumage((252, 255, 244), (214, 240, 212), (112, 182, 152), (34, 98, 92)),
    "flame": _plumage((255, 252, 214), (255, 214, 110), (244, 120, 36), (156, 28, 20)),
    "crimson": _plumage((255, 236, 214), (246, 168, 120), (206, 66, 46), (110, 14, 28)),
    "raven": _plumage((96, 92, 120), (52, 48, 72), (30, 24, 44), (104, 54, 62)),
    "silver": _plumage((255, 255, 255), (226, 232, 242), (166, 178, 200), (92, 102, 134)),
    "earth": _plumage((246, 228, 196), (212, 178, 132), (160, 118, 78), (92, 60, 42)),
    "dusk": _plumage((255, 226, 206), (206, 132, 140), (112, 56, 100), (40, 18, 60)),
}


def _cloth(*colors: Color) -> Stops:
    return tuple(zip((0.0, 0.3, 0.5, 0.7, 1.0), colors, strict=True))


CLOTHS = {
    "ivory": _cloth((92, 62, 52), (186, 152, 118), (242, 226, 196), (254, 246, 226), (255, 255, 252)),
    "gold": _cloth((70, 30, 8), (150, 92, 28), (212, 152, 62), (250, 214, 128), (255, 250, 220)),
    "blue": _cloth((8, 14, 44), (22, 50, 118), (46, 92, 176), (120, 170, 232), (238, 246, 255)),
    "crimson": _cloth((36, 2, 10), (110, 14, 26), (176, 36, 40), (228, 104, 84), (255, 226, 200)),
    "green": _cloth((4, 28, 24), (14, 78, 62), (38, 132, 98), (122, 196, 148), (236, 255, 228)),
    "violet": _cloth((22, 8, 48), (66, 34, 116), (112, 72, 172), (176, 142, 224), (246, 236, 255)),
    "rose": _cloth((62, 18, 36), (158, 66, 88), (214, 124, 132), (246, 188, 178), (255, 244, 236)),
    "white": _cloth((84, 84, 110), (162, 164, 186), (222, 222, 230), (248, 248, 250), (255, 255, 255)),
    "black": _cloth((2, 2, 8), (14, 14, 28), (34, 32, 52), (78, 76, 106), (206, 206, 236)),
    "brown": _cloth((24, 12, 8), (74, 44, 28), (122, 80, 52), (178, 134, 92), (250, 226, 184)),
    "grey": _cloth((20, 22, 34), (66, 70, 88), (112, 118, 136), (170, 176, 190), (244, 246, 250)),
    "teal": _cloth((2, 22, 34), (10, 70, 90), (30, 118, 138), (110, 186, 196), (230, 252, 250)),
    "flame": _cloth((60, 8, 4), (170, 44, 14), (232, 112, 34), (255, 186, 84), (255, 250, 210)),
}


def wings(
    centre: Point,
    span: float,
    pairs: Pairs,
    plumage: str = "pearl",
    seed: object = 0,
    feathers: int = 13,
    eyes: Color | None = None,
    gap: float = 0.03,
) -> Image.Image:
    """A symmetric set of wings about the shoulders at a centre; `eyes` opens eyes of a colour upon them."""
    fold = 220
    half = Canvas((SIZE[0] // 2 + 2 * fold, SIZE[1]), 2, PLUMAGES[plumage][1][1])
    for pose, size, drop in pairs:
        shoulder = (fold + span * gap, centre[1] + span * drop)
        wing(half, shoulder, span * size, pose, 1, PLUMAGES[plumage], feathers, (seed, pose.inner, size))
        if eyes:
            _wing_eyes(half, shoulder, span * size, pose, eyes)
    bright = [round(255 * (v / 255) ** 0.84) for v in range(256)]
    right = half.image()
    right = with_alpha(right.convert("RGB").point(bright * 3), right.getchannel("A"))
    layer = Image.new("RGBA", SIZE)
    left = ImageOps.mirror(right)
    x = round(centre[0])
    layer.alpha_composite(placed(left, SIZE, (x + fold - left.width, 0)))
    layer.alpha_composite(placed(right, SIZE, (x - fold, 0)))
    return layer


def _wing_eyes(canvas: Canvas, shoulder: Point, span: float, pose: WingPose, iris: Color) -> None:
    """Open eyes down the fan of a wing's feathers."""
    arm = bezier(pose.arm, 60)
    for far, count, width in ((0.68, 5, 0.095), (0.40, 4, 0.075)):
        for k in range(count):
            t = 0.18 + 0.80 * (k + (0.5 if count == 4 else 0)) / (count - 0.5)
            root = arm[min(60, round(t * 60))]
            heading = math.radians(lerp(pose.inner, pose.outer, min(1.0, t) ** 1.15))
            reach = lerp(pose.short, pose.long, t) * far
            spot = (root[0] + reach * math.cos(heading), root[1] + reach * math.sin(heading))
            place = (shoulder[0] + span * spot[0], shoulder[1] + span * spot[1])
            eye(canvas, place, span * width * (0.8 + 0.3 * t), math.degrees(heading) + 90, iris)


# ---------------------------------------------------------------- robed bodies

At = Callable[[float, float], Point]


class Arms(NamedTuple):
    """Where elbows and hands are: shares of the height, x outwards; left is the picture's left."""

    left: tuple[Point, Point]
    right: tuple[Point, Point]


_JOINED = ((0.175, 0.36), (0.02, 0.41))
_RAISED = ((0.22, 0.24), (0.27, 0.06))
_OUT = ((0.19, 0.33), (0.31, 0.36))
_UP = ((0.19, 0.20), (0.15, -0.02))
_DOWN = ((0.17, 0.38), (0.20, 0.52))
_HELD = ((0.175, 0.36), (0.075, 0.34))
JOINED, ORANS, OPEN, LIFTED = (Arms(a, a) for a in (_JOINED, _RAISED, _OUT, _UP))
HOLDING = Arms(((0.20, 0.37), (0.14, 0.455)), ((0.20, 0.37), (0.14, 0.455)))
LOWERED_HANDS, BEARING = Arms(_DOWN, _DOWN), Arms(_HELD, _HELD)
SALUTE = Arms(_JOINED, _RAISED)
STAFF = Arms(_HELD, ((0.19, 0.34), (0.23, 0.30)))


class Body(NamedTuple):
    """A robed body in the picture: the layer of its body, that of its hands, and where it stands."""

    layer: Image.Image
    hands: Image.Image
    foot: Point
    height: float

    def at(self, x: float, y: float) -> Point:
        """The place in the picture of a point of the body (x outwards right, y from its crown down)."""
        return (self.foot[0] + x * self.height, self.foot[1] + (y - 1) * self.height)


def body(
    foot: Point,
    height: float,
    robe: str = "ivory",
    cloak: str = "gold",
    arms: Arms = JOINED,
    head: str = "hood",
    seed: object = 0,
    trim: Stops = GOLD,
    face: Color = (255, 244, 206),
    spread: float = 1.0,
    plain: bool = False,
    beard: Color | None = None,
) -> Body:
    """A standing figure in robe and cloak; its head is a 'hood', 'veil', 'helm', 'hair' or 'cowl' (no light).

    `plain` leaves out shoulder plates and jewels, as becomes people; they may have a `beard`.
    """
    h = height
    pad = round(h * 0.14)
    size = (round(h * 0.8), round(h + pad))
    cx = size[0] / 2
    unit = h / 100
    source = rng(seed, "body")

    def at(x: float, y: float) -> Point:
        return (cx + x * h, pad + y * h)

    def mask(*outlines: Sequence[Point]) -> Image.Image:
        canvas = Canvas(size, 2)
        for outline in outlines:
            canvas.poly(outline, WHITE)
        return canvas.alpha()

    def both(points: Sequence[Point]) -> list[Point]:
        half = spline([at(*p) for p in points], 10)
        return half + mirror(half, cx)

    back_lines = [
        bezier([at(s * 0.09, 0.2), at(s * (x * 0.9), 0.6), at(s * x * spread, 1.0)], 16)
        for x in (0.10, 0.15, 0.20, 0.25)
        for s in (-1, 1)
    ]
    cape = [(0.02, 0.14), (0.11, 0.18), (0.15, 0.30), (0.17, 0.55), (0.235 * spread, 0.80), (0.29 * spread, 0.965)]
    cape += [(0.22 * spread, 0.985), (0.12, 0.96), (0.0, 0.965)]
    mantle = carve(mask(both(cape)), CLOTHS[cloak], 3 * unit, folds(size, back_lines, 2.6 * unit), 225, 2.6, 2)

    gown = [(0.0, 0.15), (0.05, 0.155), (0.115, 0.185), (0.105, 0.27), (0.075, 0.37), (0.078, 0.43), (0.10, 0.60)]
    gown += [(0.135 * spread, 0.80), (0.165 * spread, 0.96), (0.14, 0.985), (0.10, 0.97), (0.06, 0.99), (0.0, 0.98)]
    lines = [bezier([at(s * 0.09, 0.19), at(s * 0.05, 0.28), at(s * 0.01, 0.36)], 12) for s in (-1, 1)]
    for k in range(-4, 5):
        x = k / 4 + source.uniform(-0.06, 0.06)
        start = source.uniform(0.42, 0.55)
        sway = [at(x * 0.05, start), at(x * 0.07 + 0.01, 0.65), at(x * 0.12 - 0.012, 0.8), at(x * 0.15 * spread, 1.03)]
        lines.append(bezier(sway, 20))
    robed = carve(mask(both(gown)), CLOTHS[robe], 5 * unit, folds(size, lines, 2.3 * unit), 225, 2.5, 2)

    sleeves, palms = [], Canvas(size, 2)
    for s, (elbow, hand) in ((-1, arms.left), (1, arms.right)):
        sleeves.append(_sleeve(size, at, unit, CLOTHS[robe], s, elbow, hand))
        _palm(palms, at, unit, s, elbow, hand)
    skin: Stops = ((0.0, (96, 52, 34)), (0.45, (222, 170, 124)), (0.7, (250, 214, 170)), (1.0, (255, 248, 226)))
    grip = carve(palms.alpha(), skin, 1.6 * unit, None, 225, 2.4, 1)

    gold = Canvas(size, 2)
    for s in (-1, 1):
        hem = [at(s * 0.012, 0.43), at(s * 0.03, 0.7), at(s * 0.05, 0.98)]
        gold.stroke(bezier(hem, 20), taper(1.1 * unit, 0.3), WHITE)
        if plain:
            continue
        collar = [(0.05, 0.160), (0.10, 0.156), (0.145, 0.185), (0.158, 0.235), (0.12, 0.228), (0.08, 0.205)]
        gold.poly(spline([at(s * x, y) for x, y in collar], 8, closed=True), WHITE)
    gold.line([at(-0.078, 0.40), at(0, 0.418), at(0.078, 0.40)], 2.0 * unit, WHITE)
    gold.disc(at(0, 0.418), 2.2 * unit, WHITE)
    if not plain:
        gold.poly([at(0, 0.205), at(0.02, 0.24), at(0, 0.29), at(-0.02, 0.24)], WHITE)
    for k in range(0 if plain else 9):
        gold.disc(at((k - 4) * 0.014, 0.19 + 0.018 * (1 - abs(k - 4) / 4)), 0.7 * unit, WHITE)
    ornaments = gold_leaf(gold.alpha(), (seed, "trim"), max(1.5, 0.8 * unit), trim)
    top = _head(size, at, unit, CLOTHS[cloak if head in ("veil", "cowl") else robe], head, face, trim, plain, beard)
    layer = stack(mantle, robed, *sleeves, ornaments, top, reach=max(1, round(1.4 * unit)))
    corner = (round(foot[0] - cx), round(foot[1] - h - pad))
    return Body(placed(layer, SIZE, corner), placed(grip, SIZE, corner), foot, h)


def _sleeve(size: Size, at: At, unit: float, stops: Stops, s: int, elbow: Point, hand: Point) -> Image.Image:
    """A wide sleeve from shoulder by elbow to hand, hanging open below the wrist."""
    path = bezier([at(s * 0.10, 0.19), at(s * (elbow[0] * 1.1), elbow[1]), at(s * hand[0], hand[1])], 24)
    canvas = Canvas(size, 2)
    canvas.stroke(path, lambda t: unit * (7.4 + 2.2 * t), WHITE)
    drop = 0.17 if hand[1] > 0.15 else 0.20
    wrist, middle = path[-1], path[13]
    tip = (lerp(wrist[0], middle[0], 0.45), max(wrist[1], middle[1]) + drop * unit * 60)
    outer = bezier([path[9], (middle[0], lerp(middle[1], tip[1], 0.6)), tip], 10)
    canvas.poly([*outer, *bezier([tip, (wrist[0], lerp(wrist[1], tip[1], 0.5)), wrist], 10), *path[:8:-1]], WHITE)
    ridges = [
        bezier([path[6], (lerp(path[12][0], tip[0], share), lerp(path[12][1], tip[1], share)), (tip[0], tip[1])], 12)
        for share in (0.1, 0.45)
    ]
    ridges.append([(x, y - unit * 1.5) for x, y in path[4:22]])
    return carve(canvas.alpha(), stops, 3.4 * unit, folds(size, ridges, 1.9 * unit), 225, 2.5, 2)


def _palm(canvas: Canvas, at: At, unit: float, s: int, elbow: Point, hand: Point) -> None:
    angle = math.atan2(hand[1] - elbow[1], s * (hand[0] - elbow[0]))
    wrist = at(s * hand[0], hand[1])
    reach = [(wrist[0] + math.cos(angle) * d * unit, wrist[1] + math.sin(angle) * d * unit) for d in (-1.5, 1.2, 4.2)]
    canvas.stroke(bezier(reach, 10), lambda t: unit * (3.6 - 2.0 * t), WHITE)
    for spread, far in ((-34, 3.6), (-12, 5.2), (10, 5.4), (30, 4.4)):
        canvas.stroke(
            [
                reach[1],
                polar(reach[1], far * unit * 0.5, math.degrees(angle) + spread),
                polar(reach[1], far * unit * 0.9, math.degrees(angle) + spread),
            ],
            lambda t: unit * (1.5 - 0.5 * t),
            WHITE,
        )


def _head(
    size: Size, at: At, unit: float, stops: Stops, kind: str, face: Color, trim: Stops, plain: bool, beard: Color | None
) -> Image.Image:
    """A head without a face: an oval of light under hood, veil, helm or hair; skin in shadow for people."""
    cx = size[0] / 2

    def cut(points: Sequence[Point]) -> Image.Image:
        half = spline([at(*p) for p in points], 10)
        canvas = Canvas(size, 2)
        canvas.poly(half + mirror(half, cx), WHITE)
        return canvas.alpha()

    outlines = {
        "hood": [(0, 0.01), (0.032, 0.026), (0.05, 0.075), (0.05, 0.115), (0.074, 0.165), (0.04, 0.198), (0, 0.208)],
        "veil": [(0, 0.018), (0.036, 0.03), (0.052, 0.08), (0.062, 0.15), (0.10, 0.24), (0.06, 0.25), (0, 0.21)],
        "hair": [(0, 0.022), (0.036, 0.03), (0.05, 0.07), (0.05, 0.12), (0.06, 0.165), (0.03, 0.18), (0, 0.17)],
        "helm": [(0, 0.01), (0.034, 0.026), (0.05, 0.07), (0.048, 0.12), (0.04, 0.158), (0.02, 0.168), (0, 0.17)],
        "cowl": [(0, -0.005), (0.034, 0.02), (0.055, 0.075), (0.056, 0.12), (0.08, 0.168), (0.04, 0.2), (0, 0.21)],
    }
    tone: Stops = stops
    if kind == "hair":
        tone = ((0.0, (60, 26, 8)), (0.4, (150, 88, 30)), (0.65, (224, 168, 78)), (1.0, (255, 240, 190)))
    if kind == "helm":
        tone = trim
    ridge = [bezier([at(s * 0.012, 0.02), at(s * 0.048, 0.08), at(s * 0.034, 0.18)], 14) for s in (-1, 1)]
    cover = carve(cut(outlines[kind]), tone, 3 * unit, folds(size, ridge, 1.3 * unit), 225, 2.6, 2)
    opening = cut([(0, 0.046), (0.021, 0.056), (0.030, 0.085), (0.023, 0.125), (0, 0.146)])
    if kind == "helm":
        slots = Canvas(size, 2)
        for s in (-1, 1):
            slots.poly(
                [
                    at(0, 0.086),
                    at(s * 0.034, 0.074),
                    at(s * 0.036, 0.084),
                    at(s * 0.006, 0.100),
                    at(s * 0.006, 0.15),
                    at(0, 0.156),
                ],
                WHITE,
            )
        opening = slots.alpha()
    if kind == "cowl":
        return stack(cover, with_alpha(Image.new("RGB", size, (6, 4, 12)), opening), reach=1)
    if plain:
        tan: Stops = ((0.0, (70, 36, 28)), (0.4, (168, 108, 78)), (0.6, (216, 158, 118)), (1.0, (255, 232, 200)))
        layers = [cover, carve(opening, tan, 2.2 * unit, None, 225, 3.0, 2)]
        brow = cut([(0, 0.046), (0.021, 0.056), (0.029, 0.078), (0.012, 0.084), (0, 0.082)])
        layers.append(with_alpha(Image.new("RGB", size, (60, 28, 24)), scaled(blur(brow, 0.9 * unit), 0.7)))
        if beard:
            hair: Stops = ((0.0, mix(beard, (0, 0, 0), 0.7)), (0.5, beard), (1.0, mix(beard, WHITE, 0.8)))
            locks = cut([(0, 0.112), (0.018, 0.108), (0.030, 0.095), (0.033, 0.14), (0.02, 0.19), (0, 0.215)])
            strands = [
                bezier([at(x * 0.5, 0.11), at(x, 0.15), at(x * 0.4, 0.21)], 10) for x in (-0.024, -0.008, 0.008, 0.024)
            ]
            layers.append(carve(locks, hair, 2 * unit, folds(size, strands, 1.0 * unit), 225, 2.6, 2))
        return stack(*layers, reach=1)
    glow_stops: Stops = ((0.0, mix(face, WHITE, 0.8)), (0.55, face), (1.0, mix(face, (190, 90, 40), 0.55)))
    down = colourise(linear(size, 90).point([min(255, max(0, round((v - 18) * 5.2))) for v in range(256)]), glow_stops)
    layers = [cover, with_alpha(light(down, blur(opening, unit * 1.2), face, 0.35), opening)]
    if kind == "helm":
        guard = Canvas(size, 2)
        guard.stroke(bezier([at(-0.05, 0.07), at(0, 0.058), at(0.05, 0.07)], 12), taper(1.6 * unit, 0.3), WHITE)
        guard.stroke([at(0, -0.05), at(0, 0.0), at(0, 0.07)], 3.0 * unit, WHITE)
        for s in (-1, 1):
            for tip in ((0.066, -0.030), (0.090, -0.006), (0.102, 0.028)):
                plume = [at(s * 0.040, 0.074), at(s * (tip[0] - 0.004), 0.058), at(s * tip[0], tip[1])]
                guard.stroke(bezier(plume, 12), taper(1.9 * unit, 0.6), WHITE)
        layers.append(gold_leaf(guard.alpha(), "guard", 1.5, trim))
    else:
        band = Canvas(size, 2)
        band.stroke(bezier([at(-0.036, 0.06), at(0, 0.036), at(0.036, 0.06)], 12), taper(1.1 * unit, 0.3), WHITE)
        band.disc(at(0, 0.046), 0.9 * unit, WHITE)
        layers.append(gold_leaf(band.alpha(), "fillet", 1.5, trim))
    return stack(*layers, reach=1)


def silhouette(figure: Body, color: Color, amount: float = 0.72) -> Body:
    """A body seen against the light: its colours sunk into one dark tone."""

    def sunk(layer: Image.Image) -> Image.Image:
        tone = Image.blend(layer.convert("RGB"), times(layer.convert("RGB"), Image.new("RGB", SIZE, color)), amount)
        return with_alpha(tone, layer.getchannel("A"))

    return figure._replace(layer=sunk(figure.layer), hands=sunk(figure.hands))
