"""The anatomy of demons: wings whole and torn, horns, hoods, helms, broken haloes, chains, crowns, burning eyes."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from random import Random
from typing import Any

from PIL import Image

from ..brush import (
    IRON,
    Canvas,
    Color,
    Point,
    Stops,
    bezier,
    blur,
    colourise,
    glow,
    lerp,
    levels,
    mix,
    noise,
    placed,
    pointed,
    polar,
    radial,
    rng,
    spline,
    taper,
)
from ..motifs import regalia
from ..motifs.figures import folds, stack
from ..motifs.wings import WingPose, bat_wing, feather, wing
from .infernal_scene import BLACK, SOOT, WHITE, Scene, curve, fit, path, twin

HORNS = {
    "bull": ".30,-.48 .95,-.50 1.30,-1.00 1.02,-1.62",
    "ram": ".26,-.60 .80,-1.25 1.62,-.70 1.20,.10 .78,-.05",
    "tall": ".22,-.66 .78,-1.00 .40,-1.70 .86,-2.20",
    "sweep": ".34,-.46 1.20,-.20 1.60,-.90 2.05,-1.35",
    "crook": ".24,-.62 .50,-1.40 1.20,-1.20 1.10,-1.90",
    "goat": ".18,-.70 .30,-1.40 .86,-1.70 1.30,-1.66",
    "dagger": ".30,-.60 .42,-1.00 .52,-1.40 .60,-1.80",
}


def bat_wings(
    scene: Scene,
    at: Point,
    span: float,
    skin: Color = (150, 34, 30),
    turn: float = 0.0,
    fingers: int = 4,
    gap: float = 30,
    bone: Color = (110, 80, 72),
    sides: Sequence[int] = (-1, 1),
) -> Image.Image:
    """A pair of leathery wings behind shoulders at a place, light shining through the skin."""
    canvas = scene.canvas(mix(skin, BLACK, 0.8))
    hide = ((0.0, mix(skin, WHITE, 0.12)), (0.5, mix(skin, BLACK, 0.5)), (1.0, mix(skin, BLACK, 0.86)))
    for side in sides:
        bat_wing(canvas, (at[0] + side * gap, at[1]), span, side, hide, bone, turn, fingers)
    return canvas.image()


def torn_wings(
    scene: Scene, at: Point, span: float, pose: WingPose, plumage: Stops, turn: float = 0.0, loss: float = 0.25
) -> Image.Image:
    """A pair of feathered wings after the fall: feathers missing, broken short or hanging loose."""
    canvas = scene.canvas((20, 10, 14))
    for side in (-1, 1):
        source = rng(scene.key, side, "torn")

        def ragged(
            canvas: Canvas, root: Point, degrees: float, length: float, *rest: Any, source: Random = source
        ) -> None:
            chance = source.random()
            if chance < loss * 0.6:
                return
            if chance < loss:
                length *= source.uniform(0.45, 0.7)
            feather(canvas, root, degrees + source.uniform(-5, 5), length, *rest)

        shoulder = (at[0] + side * span * 0.05, at[1])
        wing(canvas, shoulder, span, pose, side, plumage, 15, (scene.key, side), turn, ragged)
        arm = fit(bezier(pose.arm, 24), shoulder, span, turn, side < 0)
        canvas.stroke(arm, lambda t: span * 0.06 * (1 - 0.7 * t), mix(plumage[1][1], BLACK, 0.5))
        canvas.stroke(arm, lambda t: span * 0.024 * (1 - 0.7 * t), mix(plumage[0][1], WHITE, 0.2), 190, solid=False)
    return canvas.image()


def horns(
    scene: Scene, at: Point, scale: float, kind: str = "bull", stops: Stops = SOOT, thick: float = 0.36, rings: int = 10
) -> Image.Image:
    """A pair of ridged horns on a head at a place; see HORNS for the ways they grow."""
    body, height = scene.canvas(), Canvas(scene.size, 1, (60, 60, 60))
    for flip in (False, True):
        line = bezier(fit(path(HORNS[kind]), at, scale, 0, flip), 40)
        body.stroke(line, pointed(scale * thick, 0.75), WHITE)
        height.stroke(line, pointed(scale * thick * 0.6, 0.75), (200, 200, 200))
        for k in range(rings):
            i = 2 + round(k * 30 / rings)
            (x0, y0), (x1, y1) = line[i], line[i + 1]
            half = scale * thick * 0.6 * (1 - i / 40) ** 0.75 / (math.hypot(x1 - x0, y1 - y0) or 1)
            across = [(x0 - (y1 - y0) * half * s, y0 + (x1 - x0) * half * s) for s in (1, -1)]
            height.line(across, scale * 0.035, BLACK, 170)
    return scene.solid(body.alpha(), stops, scale * 0.08, blur(height.rgb.convert("L"), scale * 0.015))


def crown(scene: Scene, at: Point, width: float, points: int = 5, stops: Stops = IRON, seed: object = 0) -> Image.Image:
    """A crown whose band lies at a place, painted on a small sheet of its own."""
    side = round(width * 1.6)
    part = regalia.crown((side, side), (side / 2, side * 0.62), width, points, (scene.key, seed), stops)
    return placed(part, scene.size, (round(at[0] - side / 2), round(at[1] - side * 0.62)))


def halo_broken(
    scene: Scene, at: Point, radius: float, gaps: Sequence[tuple[float, float]], stops: Stops, spikes: int = 28
) -> Image.Image:
    """A halo with pieces out of it (gaps are angles from..to); shards of the rim drift beside the wounds."""
    canvas = scene.canvas()
    source = rng(scene.key, "halo")

    def whole(degrees: float) -> bool:
        return not any(a <= degrees % 360 <= b for a, b in gaps)

    for share, width in ((0.78, 0.022), (0.90, 0.085), (1.0, 0.018)):
        for d in range(0, 360, 2):
            if whole(d) and whole(d + 2):
                canvas.poly(
                    [
                        polar(at, radius * (share - width / 2), d - 0.4),
                        polar(at, radius * (share + width / 2), d - 0.4),
                        polar(at, radius * (share + width / 2), d + 2.4),
                        polar(at, radius * (share - width / 2), d + 2.4),
                    ],
                    WHITE,
                )
    for k in range(spikes):
        d = k * 360 / spikes - 90
        if whole(d % 360):
            end = 1.24 if k % 2 == 0 else 1.13
            canvas.poly(
                [polar(at, radius * 1.0, d - 2.4), polar(at, radius * end, d), polar(at, radius * 1.0, d + 2.4)], WHITE
            )
            canvas.disc(polar(at, radius * 0.84, d + 180 / spikes), radius * 0.014, WHITE)
    for a, b in gaps:
        for _ in range(5):
            spot = polar(at, radius * source.uniform(0.85, 1.22), source.uniform(a, b))
            spin, size = source.uniform(0, 360), radius * source.uniform(0.03, 0.07)
            canvas.poly([polar(spot, size * source.uniform(0.6, 1.5), spin + c) for c in (0, 110, 200, 290)], WHITE)
    return scene.leaf(canvas.alpha(), stops, radius * 0.025)


def chain(scene: Scene, line: Sequence[Point], link: float, stops: Stops = IRON, radius: float = 3) -> Image.Image:
    """A chain along a line: links seen from the front and from the side in turn."""
    steps = _evenly(line, link * 0.74)
    fronts, sides = scene.canvas(), scene.canvas()
    for k, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(steps)):
        middle, heading = ((x0 + x1) / 2, (y0 + y1) / 2), math.degrees(math.atan2(y1 - y0, x1 - x0))
        if k % 2 == 0:
            fronts.poly(_oval(middle, link * 0.66, link * 0.40, heading), WHITE)
            fronts.erase(_oval(middle, link * 0.40, link * 0.17, heading))
        else:
            sides.poly(_oval(middle, link * 0.60, link * 0.13, heading), WHITE)
    return stack(
        scene.solid(fronts.alpha(), stops, radius), scene.solid(sides.alpha(), stops, radius), shadow=0.8, reach=4
    )


def _evenly(line: Sequence[Point], step: float) -> list[Point]:
    """Points at even distances along a line."""
    result, left = [line[0]], step
    for a, b in itertools.pairwise(line):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        done = 0.0
        while length - done >= left:
            done += left
            result.append((lerp(a[0], b[0], done / length), lerp(a[1], b[1], done / length)))
            left = step
        left -= length - done
    return result


def _oval(at: Point, rx: float, ry: float, turn: float) -> list[Point]:
    return fit([(rx * math.cos(a / 12 * math.pi), ry * math.sin(a / 12 * math.pi)) for a in range(24)], at, 1, turn)


def cloak(scene: Scene, at: Point, scale: float, stops: Stops, width: float = 1.0) -> Image.Image:
    """Shoulders and a cloak in folds under a head at a place, down to the edge of the picture."""
    foot = (scene.size[1] + 60 - at[1]) / scale
    half = f"0,.40 .42,.52 {1.05 * width},.78 {1.38 * width},1.25 {1.55 * width},2.2 {1.75 * width},{foot} 0,{foot}"
    lines = []
    for k in range(-6, 7):
        x = k / 6 * width
        lines.append(
            bezier(fit([(x * 0.42, 0.72), (x * 1.1, 1.3), (x * 1.15 + 0.05, 2.1), (x * 1.55, foot)], at, scale), 20)
        )
    return scene.solid(twin(half, at, scale), stops, scale * 0.22, folds(scene.size, lines, scale * 0.13))


def hood(scene: Scene, at: Point, scale: float, stops: Stops) -> Image.Image:
    """An empty hood."""
    outer = scene.mask(twin("0,-.86 .28,-.72 .50,-.25 .53,.15 .50,.45 .74,.78 .40,1.0 0,1.08", at, scale))
    ridge = [bezier(fit(path(f"{s * 0.1},-.8 {s * 0.55},-.2 {s * 0.3},.9"), at, scale), 14) for s in (-1, 1)]
    cowl = scene.solid(outer, stops, scale * 0.16, folds(scene.size, ridge, scale * 0.12))
    hole = scene.canvas((4, 2, 4))
    hole.poly(twin("0,-.50 .22,-.36 .33,.02 .26,.42 0,.66", at, scale), (4, 2, 4))
    return stack(cowl, hole.image(), reach=5)


def helm(scene: Scene, at: Point, scale: float, stops: Stops, trim: Stops, visor: str = "slit") -> Image.Image:
    """A closed helm: dome, brow, cheek plates and a dark visor ('slit', 'cross' or 'beak')."""
    chin = "0,1.18" if visor == "beak" else "0,.98"
    dome = scene.solid(twin(f"0,-.92 .30,-.80 .50,-.38 .53,.10 .47,.52 .24,.86 {chin}", at, scale), stops, scale * 0.2)
    dark = scene.canvas((3, 2, 4))
    for flip in (False, True):
        dark.poly(curve(".05,.06 .22,-.08 .44,-.12 .42,.02 .22,.12", at, scale, 0, flip), (3, 2, 4))
        for k in range(3):
            hole = fit([(0.16 + 0.09 * k, 0.36 - 0.03 * k), (0.14 + 0.08 * k, 0.62 - 0.06 * k)], at, scale, 0, flip)
            dark.line(hole, scale * 0.035, (3, 2, 4))
    if visor == "cross":
        dark.poly(twin("0,-.02 .05,.04 .05,.70 0,.80", at, scale, True), (3, 2, 4))
    lines = scene.canvas()
    for rise in (0.0, 0.10):
        brow = f".52,{-0.16 - rise} .28,{-0.24 - rise} 0,{-0.10 - rise} -.28,{-0.24 - rise} -.52,{-0.16 - rise}"
        lines.stroke(curve(brow, at, scale, closed=False), taper(scale * 0.07, 0.3), WHITE)
    lines.stroke(curve("0,-.92 0,-.5 0,-.1 0,.05", at, scale, closed=False), taper(scale * 0.14, 0.4), WHITE)
    for flip in (False, True):
        lines.stroke(curve(".06,.14 .10,.5 .04,.92", at, scale, 0, flip, closed=False), taper(scale * 0.05, 0.3), WHITE)
        for k in range(5):
            lines.disc(fit([(0.47 - 0.012 * k, 0.16 + 0.11 * k)], at, scale, 0, flip)[0], scale * 0.022, WHITE)
    return stack(dome, dark.image(), scene.leaf(lines.alpha(), trim, scale * 0.03), reach=4)


def pauldrons(
    scene: Scene, at: Point, scale: float, stops: Stops, trim: Stops, spikes: int = 3, plates: int = 3
) -> Image.Image:
    """Armoured shoulders and breastplate: plates upon plates with rims, spikes on the uppermost."""
    breast = twin("0,.62 .55,.70 .86,1.1 .80,1.7 .62,2.3 0,2.5", at, scale)
    foot = (scene.size[1] + 60 - at[1]) / scale
    skirt = twin(f"0,2.0 .58,2.1 .80,2.8 1.2,{foot} 0,{foot}", at, scale)
    lines = [fit([(0.16 * k, 2.1), (0.2 * k, 2.8), (0.3 * k, foot)], at, scale) for k in range(-4, 5)]
    layers = [
        scene.solid(skirt, stops, scale * 0.2, folds(scene.size, lines, scale * 0.1)),
        scene.solid(breast, stops, scale * 0.3),
    ]
    ridge = scene.canvas()
    ridge.stroke(fit(path("0,.95 0,1.7 0,2.45"), at, scale), taper(scale * 0.12, 0.4), WHITE)
    for k in range(3):
        y = 1.15 + 0.42 * k
        band = f"-.78,{y - 0.12} -.3,{y + 0.16} 0,{y + 0.34} .3,{y + 0.16} .78,{y - 0.12}"
        ridge.stroke(curve(band, at, scale, closed=False), taper(scale * 0.07, 0.3), WHITE)
    layers.append(scene.leaf(ridge.alpha(), trim, scale * 0.03))
    for k in range(plates - 1, -1, -1):
        grow, drop = 1 - 0.05 * k, 0.36 * k
        plate, rims = scene.canvas(), scene.canvas()
        for flip in (False, True):
            origin = (at[0], at[1] + drop * scale)
            plate.poly(
                curve(".46,.50 .90,.38 1.42,.62 1.66,1.22 1.40,1.16 .92,.98", origin, scale * grow, 0, flip), WHITE
            )
            rim = curve("1.64,1.20 1.40,1.14 .92,.96 .50,.56", origin, scale * grow, 0, flip, closed=False)
            rims.stroke(rim, taper(scale * 0.075, 0.25), WHITE)
            if k == 0:
                for s in range(spikes):
                    share = (s + 0.7) / (spikes + 0.4)
                    root = fit([(lerp(0.75, 1.62, share), lerp(0.50, 0.98, share**2))], at, scale, 0, flip)[0]
                    tip = fit([(lerp(0.8, 2.05, share), lerp(-0.05, 0.55, share**2))], at, scale, 0, flip)[0]
                    plate.stroke(
                        [root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip], pointed(scale * 0.2), WHITE
                    )
        layers += [scene.solid(plate.alpha(), stops, scale * 0.13), scene.leaf(rims.alpha(), trim, scale * 0.03)]
    return stack(*layers, reach=8)


def eyes(
    scene: Scene, at: Point, scale: float, color: Color, slant: float = 0.14, gap: float = 0.2, high: float = 1.0
) -> None:
    """Two burning eyes."""
    canvas = scene.canvas()
    for flip in (False, True):
        shape = (
            f"{gap - 0.11},{slant * 0.3} {gap + 0.02},{-0.05 * high} {gap + 0.15},{-slant} {gap + 0.08},{0.06 * high}"
        )
        canvas.poly(curve(shape, at, scale, 0, flip), WHITE)
    scene.lit(canvas.alpha(), color, scale * 0.3, 1.1, 0.9)


def great_eye(scene: Scene, at: Point, width: float, iris: Color, slit: bool = True) -> None:
    """A single lidless eye that shines: fibres of the iris, a slit or round pupil, lids of iron."""
    almond = curve("-1,0 -.55,-.42 0,-.58 .55,-.42 1,0 .55,.42 0,.58 -.55,.42", at, width / 2)
    lids = scene.mask(curve("-1.2,0 -.6,-.56 0,-.76 .6,-.56 1.2,0 .6,.56 0,.76 -.6,.56", at, width / 2))
    scene.add(scene.solid(lids, SOOT, width * 0.04), rim=mix(iris, WHITE, 0.4), halo=iris, reach=width * 0.3)
    ball = scene.canvas(mix(iris, WHITE, 0.78))
    ball.poly(almond, mix(iris, WHITE, 0.72))
    source = rng(scene.key, "iris")
    reach = width * 0.27
    ball.disc(at, reach * 1.06, mix(iris, BLACK, 0.75), solid=False)
    for k in range(120):
        d = k * 3 + source.uniform(-1, 1)
        tone = mix(iris, WHITE if source.random() < 0.4 else BLACK, source.uniform(0, 0.55))
        ball.line(
            [polar(at, reach * 0.3, d), polar(at, reach * source.uniform(0.8, 1.0), d)], width * 0.01, tone, 230, False
        )
    ball.disc(at, (reach * (0.24 if slit else 0.45), reach * (0.95 if slit else 0.45)), (6, 2, 4), solid=False)
    ball.disc((at[0] - reach * 0.4, at[1] - reach * 0.45), reach * 0.16, WHITE, 240, solid=False)
    scene.add(ball.image(), shadow=0)
    scene.rounded(scene.mask(almond), width * 0.06, 0.7, mix(iris, BLACK, 0.9))


def bolt(start: Point, end: Point, seed: object, wild: float = 0.12, depth: int = 5) -> list[Point]:
    """A jagged line of lightning between two points."""
    source = rng(seed, "bolt")
    points = [start, end]
    for _ in range(depth):
        result = [points[0]]
        for a, b in itertools.pairwise(points):
            off = source.uniform(-wild, wild)
            result += [((a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off), b]
        points = result
    return points


def lightning(
    scene: Scene, start: Point, end: Point, width: float, color: Color, seed: object = 0, forks: int = 4
) -> None:
    """A stroke of lightning with its forks."""
    canvas = scene.canvas()
    main = bolt(start, end, (scene.key, seed))
    canvas.stroke(main, lambda t: width * (1 - 0.6 * t), WHITE)
    source = rng(scene.key, seed, "forks")
    for k in range(forks):
        root = main[round(len(main) * source.uniform(0.15, 0.8))]
        reach = math.hypot(end[0] - start[0], end[1] - start[1]) * source.uniform(0.18, 0.36)
        heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) + source.choice(
            (-1, 1)
        ) * source.uniform(25, 55)
        canvas.stroke(
            bolt(root, polar(root, reach, heading), (scene.key, seed, k), 0.16, 4), pointed(width * 0.55), WHITE
        )
    scene.lit(canvas.alpha(), color, width * 5, 0.9, 1.0)


def serpent_body(
    scene: Scene, line: Sequence[Point], thick: float, stops: Stops, head: float = 0.0, rings: int = 46
) -> Image.Image:
    """A scaled body along a line, thickest in its middle, with a ring for every row of scales."""
    spine = spline(line, 14)
    body, height = scene.canvas(), Canvas(scene.size, 1, (70, 70, 70))

    def width(t: float) -> float:
        return thick * (min(1.0, 0.12 + 1.5 * t) if t < 0.6 else 1.0 - head * (t - 0.6))

    body.stroke(spine, width, WHITE)
    height.stroke(spine, lambda t: width(t) * 0.55, (190, 190, 190))
    for k in range(rings):
        i = min(len(spine) - 2, round((k + 0.5) / rings * (len(spine) - 1)))
        (x0, y0), (x1, y1) = spine[i], spine[i + 1]
        half = width(i / len(spine)) * 0.5 / (math.hypot(x1 - x0, y1 - y0) or 1)
        nx, ny = -(y1 - y0) * half, (x1 - x0) * half
        bow = (x0 + (x1 - x0) * half * 0.7, y0 + (y1 - y0) * half * 0.7)
        height.line(bezier([(x0 + nx, y0 + ny), bow, (x0 - nx, y0 - ny)], 6), thick * 0.04, BLACK, 46)
    return scene.solid(body.alpha(), stops, thick * 0.26, blur(height.rgb.convert("L"), 1.6))


def spines(scene: Scene, line: Sequence[Point], size: float, count: int, stops: Stops, side: int = 1) -> Image.Image:
    """A comb of spines along one side of a line."""
    canvas = scene.canvas()
    spine = spline(line, 14)
    for k in range(count):
        i = min(len(spine) - 2, round((k + 0.5) / count * (len(spine) - 1)))
        (x0, y0), (x1, y1) = spine[i], spine[i + 1]
        heading = math.degrees(math.atan2(y1 - y0, x1 - x0))
        tall = size * (0.4 + 0.6 * math.sin(math.pi * (k + 0.5) / count))
        tip = polar((x0, y0), tall * 1.7, heading + side * 118)
        canvas.poly([polar((x0, y0), tall * 0.45, heading), tip, polar((x0, y0), -tall * 0.45, heading)], WHITE)
    return scene.solid(canvas.alpha(), stops, size * 0.16)


def rune(canvas: Canvas, at: Point, size: float, width: float, seed: object, turn: float = 0.0) -> None:
    """An angular letter: a stave with twigs."""
    source = rng(seed, "rune")
    strokes: list[tuple[Point, Point]] = [((0, -1), (0, 1))]
    for _ in range(source.randint(2, 3)):
        y, side = source.choice((-1, -0.5, 0, 0.5)), source.choice((-1, 1))
        strokes.append(((0, y), (side * 0.6, y + source.choice((-0.5, 0.5)))))
        if source.random() < 0.5:
            strokes.append((strokes[-1][1], (0, y + source.choice((0.9, -0.9)) * 0.6)))
    for stroke in strokes:
        canvas.line(fit(stroke, at, size, turn), width, WHITE)


def throne(scene: Scene, at: Point, scale: float, stops: Stops, trim: Stops) -> Image.Image:
    """The high back of a throne: a great spire between lesser ones, pierced and studded."""
    back = "0,-3.0 .10,-2.6 .34,-2.2 .40,-1.9 .62,-2.4 .72,-1.8 .98,-1.5 1.16,-1.9 1.30,-1.3 1.34,.4 1.5,.5 1.5,4 0,4"
    hole = twin("0,-1.9 .22,-1.5 .26,-1.1 0,-.9", at, scale)
    body = scene.solid(scene.mask(twin(back, at, scale, True), holes=[hole]), stops, scale * 0.14)
    lines = scene.canvas()
    for inset in (0.0, 0.1):
        edge = (
            f"0,{-2.5 + inset * 2} .28,{-2.0 + inset} .9,{-1.3 + inset} {1.16 - inset},{-1.0 + inset} {1.16 - inset},3"
        )
        half = fit(path(edge), at, scale)
        for line in (half, [(2 * at[0] - x, y) for x, y in half]):
            lines.line(line, scale * 0.035, WHITE)
    for k in range(7):
        for s in (-1, 1):
            lines.disc(fit([(s * 1.26, -1.1 + 0.35 * k)], at, scale)[0], scale * 0.045, WHITE)
    return stack(body, scene.leaf(lines.alpha(), trim, scale * 0.025), reach=4)


def snake_head(
    scene: Scene, at: Point, scale: float, turn: float, stops: Stops, eye: Color, flip: bool = False
) -> None:
    """A serpent's head in profile (looking left unless flipped), fangs bared, tongue out."""
    tongue = scene.canvas()
    for end in ("-2.1,.05", "-2.05,.42"):
        tongue.stroke(
            curve(f"-.8,.18 -1.5,.24 {end}", at, scale, turn, flip, closed=False), pointed(scale * 0.12, 0.5), WHITE
        )
    scene.lit(tongue.alpha(), (230, 30, 30), scale * 0.2, 0.5, 0.2)
    jaw = scene.mask(curve(".6,.2 -.2,.18 -.85,.34 -1.0,.48 -.4,.55 .3,.6 .8,.4", at, scale, turn, flip))
    skull = scene.mask(
        curve(".9,-.35 .3,-.55 -.3,-.46 -.95,-.22 -1.12,.02 -.95,.16 -.2,.12 .5,.28 .95,.35", at, scale, turn, flip)
    )
    fangs = scene.canvas()
    for x in (-0.86, -0.62):
        fangs.poly(fit([(x - 0.06, 0.1), (x + 0.07, 0.1), (x + 0.02, 0.40)], at, scale, turn, flip), (246, 236, 210))
    scene.add(scene.solid(jaw, stops, scale * 0.16), rim=eye, shadow=0.3)
    scene.add(fangs.image(), shadow=0)
    scene.add(scene.solid(skull, stops, scale * 0.2), rim=eye, shadow=0.4)
    spot = scene.mask(curve("-.42,-.12 -.22,-.26 .02,-.22 -.15,-.08", at, scale, turn, flip))
    scene.lit(spot, eye, scale * 0.25, 1.0, 0.8)


def ember_eye(scene: Scene, at: Point, width: float, turn: float, color: Color = (255, 110, 40)) -> None:
    """A small slit eye that glows."""
    box = (round(at[0] - width), round(at[1] - width), round(at[0] + width), round(at[1] + width))
    tile = Scene(scene.key, scene.air, (round(width), round(width)))
    tile.base = scene.base.crop((*box[:2], box[0] + tile.size[0], box[1] + tile.size[1]))
    centre = (tile.size[0] / 2, tile.size[1] / 2)
    tile.dim(tile.mask(curve("-1.15,0 0,-.62 1.15,0 0,.62", centre, width / 2, turn)), 0.9)
    tile.lit(tile.mask(curve("-1,0 0,-.48 1,0 0,.48", centre, width / 2, turn)), color, width * 0.16, 0.7, 0.3)
    tile.shine(radial(tile.size, centre, width * 0.3, 1.2), (255, 236, 150), 0.9)
    tile.dim(tile.mask(curve("-.09,0 0,-.46 .09,0 0,.46", centre, width / 2, turn)), 1.0)
    scene.base.paste(tile.base, box[:2])


def moon(scene: Scene, at: Point, radius: float, color: Color) -> None:
    """A full moon with its seas."""
    disc = scene.canvas()
    disc.disc(at, radius, WHITE)
    mask = disc.alpha()
    seas = noise(scene.final, (scene.key, "seas"), radius * 0.4, 5).resize(scene.size)
    face = colourise(levels(seas, 20, 200), ((0.0, mix(color, (70, 64, 84), 0.5)), (1.0, color)))
    scene.base = glow(scene.base, mask, color, radius * 0.4, 0.5)
    scene.base.paste(face, (0, 0), mask)
    scene.rounded(mask, radius * 0.16, 0.4, mix(color, BLACK, 0.7))
