"""The Ship Mat: a blueprint of a ship with five empty bays, on dark paper that has been folded too often."""

from __future__ import annotations

import math

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    blur,
    colourise,
    glow,
    grain,
    levels,
    light,
    noise,
    over,
    polar,
    radial,
    shade,
    spline,
    vignette,
)
from .tech_hides import hexagon

SIZE = (1200, 600)
MIDDLE = 300.0
BAYS: tuple[Point, ...] = tuple((210.0 + 186 * k, MIDDLE) for k in range(5))
BAY = (148.0, 206.0)  # how wide and tall a bay is
LINE: Color = (96, 214, 206)
FAINT: Color = (40, 110, 116)
WARM: Color = (236, 176, 92)


def _across(points: list[Point]) -> list[Point]:
    """Points mirrored in the ship's long axis."""
    return [(x, 2 * MIDDLE - y) for x, y in points]


def _hull(canvas: Canvas) -> None:
    """The plan of the ship seen from above: skin, inner wall, ribs, prow, wings and bells."""
    upper = [
        (78, 206),
        (112, 158),
        (230, 134),
        (520, 126),
        (800, 128),
        (960, 140),
        (1072, 188),
        (1140, 280),
        (1150, 300),
    ]
    for inset, width, color in ((0, 3.0, LINE), (9, 1.2, LINE), (20, 0.8, FAINT)):
        points = [(x + inset * (0.7 if x < 200 else -0.5 if x > 900 else 0), y + inset) for x, y in upper]
        points[-1] = (points[-1][0], MIDDLE)
        top = spline(points, 14)
        canvas.line(top, width, color)
        canvas.line(_across(top), width, color)
    canvas.line([(78, 206), (78, 394)], 3, LINE)
    for flip in (False, True):
        wing = [(190, 142), (120, 70), (64, 36), (60, 56), (92, 112), (104, 168)]
        tail = [(700, 128), (600, 54), (520, 28), (500, 38), (540, 92), (560, 127)]
        for shape in (wing, tail):
            line = _across(shape) if flip else shape
            canvas.line(line, 2.2, LINE)
            for k in range(1, 6):
                a, b = line[0], line[-1]
                c, d = line[1], line[-2]
                t = k / 6
                canvas.line(
                    [
                        (a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t),
                        (b[0] + (d[0] - b[0]) * t, b[1] + (d[1] - b[1]) * t),
                    ],
                    0.8,
                    FAINT,
                )
    for y in (232, 300, 368):
        bell = [(78, y - 16), (60, y - 18), (30, y - 30), (30, y + 30), (60, y + 18), (78, y + 16)]
        canvas.line(bell, 2, LINE)
        canvas.line([(44, y - 24), (44, y + 24)], 0.8, FAINT)
        for k in range(4):
            canvas.line([(26 - 4 * k, y - 20 + 5 * k), (26 - 4 * k, y + 20 - 5 * k)], 0.8, WARM)
    for k in range(16):
        x = 108 + 60 * k
        reach = 10 + (k % 2) * 8
        for sign in (-1, 1):
            edge = MIDDLE + sign * 164
            canvas.line([(x, edge), (x, edge - sign * reach)], 1, FAINT)
    cockpit = [(1040, 262), (1092, 282), (1112, 300)]
    canvas.line([*cockpit, *reversed(_across(cockpit)), cockpit[0]], 1.6, LINE)
    canvas.line([(1052, 272), (1052, 328)], 1, LINE)


def _signs(canvas: Canvas, k: int, c: Point) -> None:
    """The sign of a slot: cross hairs, a shield, a bell with fire, a chip, an eye."""
    x, y = c
    if k == 0:
        canvas.ring(c, 9, 1.6, WARM)
        for a in (0, 90, 180, 270):
            canvas.line([polar(c, 5, a), polar(c, 15, a)], 1.6, WARM)
    elif k == 1:
        shield = [(-11, -12), (11, -12), (10, 2), (0, 13), (-10, 2), (-11, -12)]
        canvas.line([(x + p, y + q) for p, q in shield], 1.8, WARM)
    elif k == 2:
        bell = [(4, -5), (-6, -11), (-6, 11), (4, 5), (13, 5), (13, -5), (4, -5)]
        canvas.line([(x + p, y + q) for p, q in bell], 1.6, WARM)
        for d in (-6, 0, 6):
            canvas.line([(x - 9, y + d), (x - 19 + abs(d), y + d)], 1.4, WARM)
    elif k == 3:
        chip = hexagon(c, 8)
        canvas.line([*chip, chip[0]], 1.6, WARM)
        for a in range(0, 360, 45):
            canvas.line([polar(c, 9, a), polar(c, 15, a)], 1.4, WARM)
    else:
        for lid in (-10, 10):
            canvas.line(spline([(x - 15, y), (x, y + lid), (x + 15, y)], 8), 1.6, WARM)
        canvas.disc(c, 4, WARM)


def _bays(canvas: Canvas) -> None:
    """Five empty places, framed twice, cornered, joined by ducts, each with the sign of its slot above."""
    w, h = BAY[0] / 2, BAY[1] / 2
    for k, (x, y) in enumerate(BAYS):
        box = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
        canvas.line([*box, box[0]], 1.2, LINE)
        for cx, cy in box:
            sx, sy = math.copysign(1, cx - x), math.copysign(1, cy - y)
            o = (cx + sx * 7, cy + sy * 7)
            canvas.line([(o[0] - sx * 26, o[1]), o, (o[0], o[1] - sy * 26)], 3, LINE)
            canvas.ring((cx - sx * 10, cy - sy * 10), 3, 1, FAINT)
        _signs(canvas, k, (x, y - h - 28))
        canvas.line([(x - w + 20, y - h - 28), (x - 24, y - h - 28)], 0.8, FAINT)
        canvas.line([(x + 24, y - h - 28), (x + w - 20, y - h - 28)], 0.8, FAINT)
        for q in range(7):
            canvas.line([(x - w + 10 + q * 21, y + h + 20), (x - w + 20 + q * 21, y + h + 30)], 1, FAINT)
        if k < 4:
            for d in (-22, -16, 16, 22):
                canvas.line([(x + w + 8, y + d), (x + 186 - w - 8, y + d)], 0.9, FAINT)


def _measures(canvas: Canvas) -> None:
    """Dimension lines, ticks, circles and a scale, as a draughtsman leaves them."""
    for y, x0, x1 in ((566, 78, 1146), (548, 136, 1028), (26, 560, 1146)):
        canvas.line([(x0, y), (x1, y)], 1, FAINT)
        for x, sign in ((x0, 1), (x1, -1)):
            canvas.poly([(x, y), (x + sign * 12, y - 3.4), (x + sign * 12, y + 3.4)], LINE)
            canvas.line([(x, y - 9), (x, y + 9)], 1, LINE)
    for k in range(41):
        x = 136 + 892 * k / 40
        canvas.line([(x, 548), (x, 548 - (9 if k % 5 == 0 else 4))], 0.9, FAINT)
    canvas.line([(1176, 150), (1176, 450)], 1, FAINT)
    for y in range(150, 451, 20):
        canvas.line([(1176, y), (1168 if y % 100 else 1162, y)], 1, FAINT)
    canvas.line([(20, MIDDLE), (1190, MIDDLE)], 0.7, FAINT)
    for centre, radius in (((960, 70), 44), ((330, 66), 34), ((880, 528), 26)):
        canvas.ring(centre, radius, 1.2, FAINT)
        canvas.ring(centre, radius * 0.6, 0.9, FAINT)
        for a in range(0, 360, 30):
            canvas.line([polar(centre, radius, a), polar(centre, radius + (8 if a % 90 else 16), a)], 0.9, FAINT)
    for a in range(-60, 61, 5):
        canvas.line([polar((1146, 300), 66, 180 + a), polar((1146, 300), 72 if a % 15 else 80, 180 + a)], 0.9, FAINT)


def mat() -> Image.Image:
    """The whole mat."""
    paper = noise((600, 300), "mat paper", 150, 6, 0.62).resize(SIZE, Image.Resampling.BICUBIC)
    base = colourise(paper, ((0.0, (4, 12, 22)), (0.5, (8, 24, 38)), (1.0, (14, 38, 54))))
    grid = Canvas(SIZE, 2)
    for k in range(0, 1201, 20):
        grid.line([(k, 0), (k, 600)], 1.1 if k % 100 == 0 else 0.5, (70, 150, 160), 90 if k % 100 == 0 else 40)
    for k in range(0, 601, 20):
        grid.line([(0, k), (1200, k)], 1.1 if k % 100 == 0 else 0.5, (70, 150, 160), 90 if k % 100 == 0 else 40)
    base = light(base, grid.rgb.resize(SIZE, Image.Resampling.LANCZOS).convert("L"), (90, 190, 196), 0.7)
    plan = Canvas(SIZE, 3)
    for x, y in BAYS:
        w, h = BAY[0] / 2, BAY[1] / 2
        base.paste(
            ImageChops.multiply(base, Image.new("RGB", SIZE, (120, 130, 140))).crop(
                (round(x - w), round(y - h), round(x + w), round(y + h))
            ),
            (round(x - w), round(y - h)),
        )
    _hull(plan)
    _measures(plan)
    _bays(plan)
    layer = plan.image()
    rubbed = levels(noise(SIZE, "rubbed", 40, 5, 0.6), 4, 70)
    layer.putalpha(ImageChops.multiply(layer.getchannel("A"), rubbed))
    base = glow(base, layer.getchannel("A"), (30, 170, 170), 8, 0.35)
    base = over(base, layer, opacity=0.9)
    base = _folds(base)
    stain = levels(noise(SIZE, "coffee", 210, 5, 0.6), 160, 240)
    base = shade(base, stain, (22, 14, 8), 0.4)
    base = light(base, radial(SIZE, (600, 300), (760, 420), 1.0), (20, 70, 80), 0.25)
    return grain(vignette(base, 0.45), "mat", 1.0)


def _folds(base: Image.Image) -> Image.Image:
    """Creases of a sheet folded in eight: a worn light line, a dark side, dust where they cross."""
    worn = Canvas(SIZE, 2)
    dark = Canvas(SIZE, 2)
    for x in (300, 600, 900):
        sway = [(x + 2 * math.sin(y / 37 + x), float(y)) for y in range(0, 601, 12)]
        worn.line(sway, 1.6, (255, 255, 255))
        dark.line([(p[0] + 5, p[1]) for p in sway], 8, (255, 255, 255))
    sway = [(float(x), 300 + 2 * math.sin(x / 41)) for x in range(0, 1201, 12)]
    worn.line(sway, 1.6, (255, 255, 255))
    dark.line([(p[0], p[1] + 5) for p in sway], 8, (255, 255, 255))
    base = shade(base, blur(dark.alpha(), 6), (0, 4, 8), 0.45)
    broken = levels(noise(SIZE, "crease", 16, 4, 0.7), 70, 200)
    base = light(base, ImageChops.multiply(blur(worn.alpha(), 0.6), broken), (150, 190, 190), 0.5)
    for x in (300, 600, 900):
        base = light(base, radial(SIZE, (x, 300), 26, 1.4), (110, 150, 150), 0.3)
    return base
