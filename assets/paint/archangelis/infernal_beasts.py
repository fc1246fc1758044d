"""Beasts and things demons are known by: hawk, crocodile, dragon, owl, horse, leopard, masks, books."""

from __future__ import annotations

import math

from PIL import Image

from ..brush import Canvas, Color, Point, Stops, bezier, blur, lerp, mix, placed, pointed, polar, rng, taper
from ..motifs.figures import folds, stack
from ..motifs.wings import RAISED, SOARING, SPREAD, feather, wing
from .infernal_scene import BLACK, BONE, DARK_GOLD, SOOT, WHITE, Scene, curve, fit, metal, path, twin


def _plumage(stops: Stops) -> Stops:
    return ((0.0, stops[3][1]), (0.45, stops[2][1]), (1.0, stops[1][1]))


def hawk(scene: Scene, at: Point, scale: float, stops: Stops, eye: Color) -> None:
    """A hawk displayed: spread wings, fanned tail, head turned."""
    canvas = scene.canvas(stops[1][1])
    for k in range(7):
        feather(canvas, (at[0], at[1] + scale * 0.5), 90 + (k - 3) * 11, scale * 1.3, scale * 0.34, _plumage(stops))
    for side in (-1, 1):
        wing(canvas, (at[0] + side * scale * 0.2, at[1]), scale * 2.3, SOARING, side, _plumage(stops), 11, scene.key)
    scene.add(canvas.image(), rim=eye, halo=eye, reach=20, strength=0.5)
    body = scene.mask(
        twin("0,-.5 .28,-.3 .38,.1 .26,.65 0,.95", at, scale),
        curve(".22,-.75 .02,-1.02 -.26,-.92 -.55,-.70 -.44,-.62 -.24,-.64 -.22,-.3 .26,-.3", at, scale),
    )
    scene.add(scene.solid(body, stops, scale * 0.16), rim=eye, shadow=0.4)
    dot = scene.canvas()
    dot.disc((at[0] - scale * 0.16, at[1] - scale * 0.78), scale * 0.07, WHITE)
    scene.lit(dot.alpha(), eye, 8)


def crocodile(scene: Scene, at: Point, scale: float, stops: Stops, eye: Color) -> None:
    """A crocodile's head in profile, jaws open to the right, ridges along its back."""
    lower = curve("-1.7,.40 -.9,.10 -.2,.12 .6,.20 1.10,.16 1.26,.24 1.1,.36 .4,.42 -.5,.48 -1.7,.75", at, scale)
    upper = "-1.7,-.30 -1.1,-.36 -.72,-.58 -.50,-.56 -.34,-.42 .2,-.44 .75,-.52 1.0,-.66 1.16,-.62 1.22,-.48"
    upper += " 1.08,-.40 .5,-.28 -.1,-.14 -.6,.02 -.8,.2 -1.2,.5 -1.7,.62"
    throat = scene.canvas((70, 8, 12))
    throat.poly(curve("-.9,-.05 .3,-.3 1.0,-.45 1.1,.2 .4,.25 -.8,.3", at, scale), (88, 12, 14))
    scene.add(throat.image(), shadow=0.6)
    teeth = scene.canvas(BONE[3][1])
    for k in range(11):
        x = -0.35 + 0.135 * k
        y = lerp(-0.08, -0.40, k / 10)
        long = (0.15, 0.22)[k % 2]
        teeth.poly(fit([(x - 0.05, y - 0.04), (x + 0.05, y - 0.06), (x + 0.01, y + long)], at, scale), (250, 240, 206))
        y = lerp(0.14, 0.20, k / 10)
        teeth.poly(fit([(x - 0.01, y + 0.05), (x + 0.09, y + 0.05), (x + 0.04, y - long)], at, scale), (226, 210, 170))
    scene.add(teeth.image(), shadow=0)
    bumps = Canvas(scene.size, 1, (90, 90, 90))
    source = rng(scene.key, "hide")
    for _ in range(420):
        x, y = source.uniform(-1.7, 1.2), source.uniform(-0.6, 0.7)
        r = scale * source.uniform(0.015, 0.035)
        spot = fit([(x, y)], at, scale)[0]
        bumps.disc(spot, r, (64, 64, 64))
        bumps.disc((spot[0] - r * 0.2, spot[1] - r * 0.25), r * 0.7, (146, 146, 146))
    height = blur(bumps.rgb.convert("L"), 1.6)
    scene.add(scene.solid(lower, stops, scale * 0.09, height), rim=eye, shadow=0.3)
    jaw = scene.canvas()
    jaw.poly(curve(upper, at, scale), WHITE)
    for k in range(7):
        x = -1.6 + 0.13 * k
        jaw.poly(fit([(x - 0.07, -0.3), (x + 0.07, -0.33), (x - 0.02, -0.52)], at, scale), WHITE)
    scene.add(scene.solid(jaw.alpha(), stops, scale * 0.1, height), rim=eye, shadow=0.5)
    pupil = scene.mask(curve("-.70,-.40 -.58,-.50 -.44,-.42 -.56,-.35", at, scale))
    scene.lit(pupil, eye, 26, 1.0, 0.8)
    slit = scene.mask(curve("-.59,-.49 -.55,-.42 -.59,-.36 -.61,-.42", at, scale))
    scene.dim(slit, 0.9)


def dragon_head(scene: Scene, at: Point, scale: float, stops: Stops, eye: Color) -> None:
    """A dragon's head in profile looking left, horns swept back, jaws open on fire."""
    for bend in (".3,-.7 1.0,-1.0 1.7,-1.5", ".45,-.45 1.2,-.6 1.9,-.75", ".5,-.1 1.1,-.1 1.6,-.05"):
        horn = scene.canvas()
        horn.stroke(bezier(fit(path(bend), at, scale), 20), pointed(scale * 0.34, 0.8), WHITE)
        scene.add(scene.solid(horn.alpha(), SOOT, scale * 0.07), rim=eye, shadow=0.3)
    lower = fit(path(".5,.45 -.3,.42 -.9,.52 -1.30,.60 -1.18,.86 -.80,.82 -.70,1.06 -.3,.82 .4,.95 .9,.7"), at, scale)
    upper = "1.05,-.30 .62,-.74 .40,-.58 .20,-.82 -.02,-.54 -.40,-.40 -.85,-.34 -1.10,-.50 -1.28,-.38 -1.50,-.12"
    upper += " -1.56,.12 -1.40,.30 -1.30,.10 -.95,.16 -.40,.12 0,.26 .32,.62 .60,.50 .72,.80 1.05,.62"
    breath = scene.canvas()
    for k in range(7):
        y = 0.3 + 0.05 * k
        breath.stroke(fit(path(f"-.2,{y} -1.6,{y + (k - 3) * 0.08} -3.2,{y + (k - 3) * 0.32}"), at, scale), 30, WHITE)
    scene.shine(blur(breath.alpha(), 9), (255, 150, 50), 0.9)
    scene.shine(blur(breath.alpha(), 3), (255, 236, 160), 0.5)
    teeth = scene.canvas()
    for k in range(7):
        x = -1.25 + 0.17 * k
        teeth.poly(fit([(x - 0.06, 0.12), (x + 0.06, 0.12), (x, 0.36)], at, scale), (250, 240, 206))
        teeth.poly(fit([(x - 0.02, 0.66), (x + 0.1, 0.62), (x + 0.02, 0.4)], at, scale), (236, 220, 180))
    scene.add(scene.solid(lower, stops, scale * 0.12), rim=eye, shadow=0.3)
    scene.add(teeth.image(), shadow=0)
    scene.add(scene.solid(fit(path(upper), at, scale), stops, scale * 0.18), rim=eye, shadow=0.5)
    scene.lit(scene.mask(curve("-.32,-.22 -.1,-.38 .14,-.34 -.06,-.18", at, scale)), eye, 20, 1.0, 0.9)
    nostril = scene.mask(curve("-1.28,-.12 -1.16,-.2 -1.06,-.12 -1.16,-.06", at, scale))
    scene.lit(nostril, (255, 120, 40), 10, 0.8, 0.3)


def mask(scene: Scene, at: Point, scale: float, kind: int, stops: Stops, turn: float = 0.0) -> None:
    """A theatre mask; its kind gives eyes and mouth: joy, grief, rage, blank."""
    side = round(scale * 3)
    tile = Scene(f"{scene.key}-{kind}", scene.air, (side // 2, side // 2))
    centre = (tile.size[0] / 2, tile.size[1] / 2)
    face = tile.solid(twin("0,-1.0 .45,-.94 .78,-.6 .80,0 .62,.55 .3,.95 0,1.1", centre, scale), stops, scale * 0.3)
    holes = tile.canvas((8, 3, 8))
    tilt = (0.12, -0.12, 0.22, 0.0)[kind % 4]
    for flip in (False, True):
        holes.poly(
            curve(f".14,{-0.1 + tilt} .36,-.28 .62,{-0.16 - tilt} .38,{-0.02}", centre, scale, 0, flip), (8, 3, 8)
        )
    mouths = (
        "-.45,.38 0,.52 .45,.38 .3,.68 0,.80 -.3,.68",
        "-.45,.78 -.2,.52 0,.46 .2,.52 .45,.78 0,.66",
        "-.4,.45 0,.40 .4,.45 .4,.76 0,.70 -.4,.76",
        "-.2,.55 0,.48 .2,.55 0,.66",
    )
    holes.poly(curve(mouths[kind % 4], centre, scale), (8, 3, 8))
    ridge = tile.canvas()
    ridge.stroke(fit(path("0,-.4 0,0 0,.3"), centre, scale), taper(scale * 0.2), WHITE)
    for flip in (False, True):
        brow = curve(f".1,{-0.26 + tilt} .4,-.48 .72,{-0.36 - tilt}", centre, scale, 0, flip, closed=False)
        ridge.stroke(brow, taper(scale * 0.1), WHITE)
    picture = stack(face, tile.solid(ridge.alpha(), stops, scale * 0.08), holes.image(), reach=3)
    picture = picture.rotate(-turn * 0.35, Image.Resampling.BICUBIC)
    spot = (round(at[0] - picture.width / 2), round(at[1] - picture.height / 2))
    scene.add(placed(picture, scene.size, spot), rim=scene.air.rim, halo=scene.air.glow, reach=24, strength=0.5)


def book(scene: Scene, at: Point, scale: float, glow: Color, leather: Color = (92, 30, 30)) -> None:
    """An open book lying towards us, its pages alight with a sigil."""
    cover = twin("0,.10 .5,.02 1.12,.10 1.08,.62 .5,.60 0,.70", at, scale)
    scene.add(scene.solid(cover, metal(leather), scale * 0.05), rim=glow, halo=glow, reach=50, strength=0.6)
    pages = scene.canvas((236, 220, 184))
    lines = scene.canvas()
    for flip in (False, True):
        side = -1 if flip else 1
        for k in range(8):
            drop = k * 0.012
            sheet = f"0,{-0.02 + drop} .25,{-0.14 + drop} .6,{-0.14 + drop} 1.02,{-0.04 + drop}"
            tone = mix((250, 238, 206), (130, 96, 66), 0.75 - k / 9 if k < 6 else 0.0)
            outline = fit(
                bezier(path(sheet), 16) + bezier(path("1.0,.52 .6,.44 .25,.46 0,.58"), 16), at, scale, 0, flip
            )
            pages.poly(outline, tone)
        for k in range(7):
            y = 0.02 + 0.056 * k
            row = [(x, y - 0.10 * math.sin(math.pi * min(1.0, x)) + 0.04) for x in (0.14, 0.4, 0.65, 0.9)]
            if side > 0:
                lines.line(fit(row, at, scale, 0, flip), scale * 0.012, WHITE)
    seal = (at[0] - scale * 0.5, at[1] + scale * 0.18)
    lines.disc(seal, (scale * 0.24, scale * 0.15), WHITE)
    lines.erase(
        [(seal[0] + scale * 0.21 * math.cos(a / 9), seal[1] + scale * 0.125 * math.sin(a / 9)) for a in range(57)]
    )
    lines.poly([polar(seal, scale * (0.13 if k % 2 else 0.045), k * 36 - 90) for k in range(10)], WHITE)
    scene.add(pages.image(), rim=WHITE, shadow=0.3)
    scene.dim(scene.mask(curve("-.05,-.02 .05,-.02 .03,.58 -.03,.58", at, scale)), 0.5, (80, 40, 20))
    ink = lines.alpha()
    scene.dim(ink, 0.9, mix(glow, (90, 0, 20), 0.75))
    scene.shine(blur(ink, 7), glow, 0.6)


def owl(scene: Scene, at: Point, scale: float, stops: Stops, eye: Color) -> None:
    """A great owl with long legs, wings half open, its two round eyes alight."""
    canvas = scene.canvas(stops[1][1])
    coat = _plumage(stops)
    for side in (-1, 1):
        wing(
            canvas,
            (at[0] + side * scale * 0.45, at[1] + scale * 0.3),
            scale * 2.5,
            SPREAD,
            side,
            coat,
            14,
            scene.key,
            6,
        )
    for k in range(9):
        feather(canvas, (at[0], at[1] + scale * 1.3), 90 + (k - 4) * 7, scale * 1.3, scale * 0.34, coat)
    legs = scene.canvas(DARK_GOLD[2][1])
    for side in (-1, 1):
        x = at[0] + side * scale * 0.34
        legs.line([(x, at[1] + scale * 1.4), (x, at[1] + scale * 2.75)], scale * 0.13, DARK_GOLD[2][1])
        for k in (-1, 0, 1):
            foot = (x, at[1] + scale * 2.7)
            legs.stroke(
                [foot, polar(foot, scale * 0.22, 90 + k * 40), polar(foot, scale * 0.42, 90 + k * 34)],
                scale * 0.14,
                DARK_GOLD[3][1],
            )
    scene.add(canvas.image(), rim=scene.air.rim, halo=eye, reach=40, strength=0.35)
    scene.add(legs.image(), rim=eye, shadow=0.3)
    body = scene.mask(twin("0,-1.05 .45,-.95 .78,-.55 .72,-.05 .80,.5 .72,1.2 .40,1.75 0,1.95", at, scale))
    scene.add(scene.solid(body, stops, scale * 0.28), rim=scene.air.rim)
    breast = scene.canvas(stops[2][1])
    for row in range(8):
        for k in range(-4, 5):
            x = k * 0.155 + (row % 2) * 0.078
            if abs(x) < 0.62 - max(0, row - 4) * 0.09:
                root = fit([(x, 0.12 + row * 0.17)], at, scale)[0]
                feather(breast, root, 90 + k * 3, scale * 0.34, scale * 0.2, coat, 0.02, 1, 0.5)
    scene.add(breast.image(), shadow=0.2)
    tufts = scene.mask(
        *(
            fit(path(".10,-.60 .50,-1.12 1.02,-1.62 .86,-.95 .84,-.5 .5,-.74"), at, scale, 0, flip)
            for flip in (False, True)
        )
    )
    discs = scene.canvas(stops[3][1])
    for side in (-1, 1):
        centre = (at[0] + side * scale * 0.34, at[1] - scale * 0.42)
        for k in range(26):
            d = k * 360 / 26
            feather(discs, polar(centre, scale * 0.14, d), d, scale * 0.28, scale * 0.13, coat, 0.02, 1, 0.4)
    scene.add(discs.image(), shadow=0.4)
    scene.add(scene.solid(tufts, stops, scale * 0.1), rim=scene.air.rim, shadow=0.5)
    iris, pupil = scene.canvas(), scene.canvas()
    for side in (-1, 1):
        centre = (at[0] + side * scale * 0.34, at[1] - scale * 0.42)
        iris.disc(centre, scale * 0.22, WHITE)
        pupil.disc(centre, scale * 0.1, WHITE)
    scene.lit(iris.alpha(), eye, scale * 0.3, 1.0, 0.4)
    scene.dim(pupil.alpha(), 1.0)
    lids = scene.mask(
        *(curve(".02,-.40 .22,-.56 .66,-.78 .40,-.80 .04,-.62", at, scale, 0, flip) for flip in (False, True))
    )
    scene.add(scene.solid(lids, stops, scale * 0.06), shadow=0.5)
    beak = scene.mask(twin("0,-.42 .10,-.28 .08,-.1 0,.06", at, scale))
    scene.add(scene.solid(beak, DARK_GOLD, scale * 0.06), rim=eye, shadow=0.6)


def horse_head(scene: Scene, at: Point, scale: float, stops: Stops, eye: Color, flip: bool = False) -> None:
    """A horse's head and neck in profile (looking left unless flipped)."""
    outline = ".30,-1.05 .20,-.78 .02,-.72 -.20,-.45 -.46,-.05 -.70,.30 -.82,.50 -.78,.66 -.62,.70 -.50,.60 -.30,.46"
    outline += " -.05,.42 .12,.34 .22,.64 .18,1.1 .02,2.1 1.75,2.1 1.38,.9 1.06,.05 .74,-.48 .50,-.76 .46,-1.0 .40,-.82"
    lines = [
        curve(text, at, scale, 0, flip, closed=False)
        for text in ("-.02,-.62 -.25,-.25 -.55,.2", ".22,-.30 .12,.05 -.10,.30", ".32,.3 .42,.9 .3,1.8")
    ]
    body = scene.solid(curve(outline, at, scale, 0, flip), stops, scale * 0.2, folds(scene.size, lines, scale * 0.12))
    scene.add(body, rim=scene.air.rim)
    plates = scene.canvas()
    for k in range(6):
        y = -0.35 + 0.36 * k
        x0, x1 = 0.34 - 0.03 * k, 0.74 + 0.16 * k
        plates.stroke(
            curve(f"{x0},{y + 0.42} {(x0 + x1) / 2},{y + 0.36} {x1},{y}", at, scale, 0, flip, closed=False),
            taper(scale * 0.06, 0.25),
            WHITE,
        )
    scene.add(scene.leaf(plates.alpha(), DARK_GOLD, 4), shadow=0.6)
    bridle = scene.canvas()
    for text in ("-.52,-.02 -.40,.20 -.34,.50", ".06,-.72 .16,-.2 .02,.44", "-.44,.16 -.1,.02 .14,-.16"):
        bridle.stroke(curve(text, at, scale, 0, flip, closed=False), taper(scale * 0.07, 0.2), WHITE)
    for x, y in ((-0.41, 0.2), (0.13, -0.16)):
        bridle.disc(fit([(x, y)], at, scale, 0, flip)[0], scale * 0.07, WHITE)
    scene.add(scene.leaf(bridle.alpha(), DARK_GOLD, 4), shadow=0.5)
    scene.lit(scene.mask(curve("-.18,-.28 -.04,-.38 .08,-.30 -.04,-.22", at, scale, 0, flip)), eye, 24, 1.0, 0.9)
    scene.lit(scene.mask(curve("-.74,.40 -.68,.32 -.60,.36 -.66,.46", at, scale, 0, flip)), eye, 12, 0.7, 0.3)


def leopard(scene: Scene, at: Point, scale: float, stops: Stops, eye: Color) -> None:
    """A leopard's head from the front: round ears, rosettes, bared fangs."""
    ears = scene.mask(*(curve(".40,-.70 .62,-1.12 .98,-1.02 .92,-.45", at, scale, 0, flip) for flip in (False, True)))
    scene.add(scene.solid(ears, stops, scale * 0.14), rim=scene.air.rim)
    outline = "0,-.92 .45,-.86 .85,-.5 1.0,0 .86,.38 .62,.62 .45,.95 .22,1.14 0,1.18"
    form = Canvas(scene.size, 1, (110, 110, 110))
    form.stroke(fit(path("0,-.7 0,0 0,.4"), at, scale), taper(scale * 0.5), (200, 200, 200))
    for flip in (False, True):
        form.disc(fit([(0.27, 0.55)], at, scale, 0, flip)[0], (scale * 0.34, scale * 0.28), (245, 245, 245))
        form.disc(fit([(0.40, -0.08)], at, scale, 0, flip)[0], (scale * 0.26, scale * 0.18), (30, 30, 30))
        form.stroke(
            curve(".1,-.2 .4,-.42 .75,-.36", at, scale, 0, flip, closed=False), taper(scale * 0.2), (235, 235, 235)
        )
    height = blur(form.rgb.convert("L"), scale * 0.06)
    scene.add(scene.solid(twin(outline, at, scale), stops, scale * 0.3, height), rim=scene.air.rim)
    marks, source = scene.canvas(), rng(scene.key, "rosettes")
    for ring, count in ((0.62, 5), (0.80, 7), (0.93, 8)):
        for k in range(count):
            share = k / (count - 1)
            x, y = fit(
                [
                    (
                        ring * math.cos(-math.pi / 2 + share * 2.1),
                        -0.02 + ring * 0.86 * math.sin(-math.pi / 2 + share * 2.1),
                    )
                ],
                at,
                scale,
            )[0]
            for flip in (False, True):
                spot = (2 * at[0] - x if flip else x, y)
                for part in range(3):
                    marks.disc(polar(spot, scale * 0.05, part * 120 + source.uniform(0, 60)), scale * 0.034, BLACK)
    scene.dim(marks.alpha(), 0.75, (20, 4, 8))
    dark = scene.canvas((14, 4, 8))
    dark.poly(twin("0,.20 .20,.18 .24,.28 .10,.40 0,.46", at, scale), (14, 4, 8))
    dark.poly(twin("0,.72 .26,.74 .38,.70 .26,.96 0,1.04", at, scale), (44, 4, 12))
    for flip in (False, True):
        dark.stroke(curve("0,.44 .06,.64 .38,.72", at, scale, 0, flip, closed=False), scale * 0.05, (14, 4, 8))
        for k in range(3):
            dark.disc(fit([(0.24 + 0.1 * k, 0.48 + 0.07 * (k % 2))], at, scale, 0, flip)[0], scale * 0.02, (14, 4, 8))
    scene.add(dark.image(), shadow=0)
    fangs = scene.canvas()
    for flip in (False, True):
        fangs.poly(fit(path(".16,.72 .28,.72 .20,1.0"), at, scale, 0, flip), (252, 242, 216))
        for k in range(4):
            y = 0.36 + 0.09 * k
            line = curve(f".5,{y + 0.1} .9,{y} 1.35,{y - 0.1 + 0.1 * k}", at, scale, 0, flip, closed=False)
            fangs.stroke(line, scale * 0.018, (255, 240, 230))
    scene.add(fangs.image(), shadow=0)
    lids = scene.mask(*(curve(".18,.04 .36,-.17 .64,-.18 .44,.03", at, scale, 0, flip) for flip in (False, True)))
    scene.lit(lids, eye, scale * 0.2, 1.0, 0.6)
    slits = scene.mask(*(curve(".40,-.16 .445,-.06 .40,.03 .36,-.06", at, scale, 0, flip) for flip in (False, True)))
    scene.dim(slits, 0.95)


def winged_horse(scene: Scene, at: Point, scale: float, stops: Stops, eye: Color, plumage: Stops) -> None:
    """A horse at full gallop to the left, wings raised, mane and tail streaming."""
    wings = scene.canvas(plumage[1][1])
    wing(wings, fit([(-0.30, -0.28)], at, scale)[0], scale * 1.5, RAISED, -1, plumage, 14, (scene.key, "far"), 24)
    scene.add(wings.image(), rim=eye, halo=eye, reach=30, strength=0.3)
    far = scene.canvas()
    for limb, hoof in (
        ("-.66,.15 -1.00,.46 -.92,.62 -.80,.92", (-0.8, 0.95)),
        (".70,.10 .50,.52 .86,.72 .74,1.0", (0.72, 1.03)),
    ):
        far.stroke(curve(limb, at, scale, closed=False), lambda t: scale * (0.30 - 0.20 * t), WHITE)
        far.poly(fit(path("-.09,-.06 .07,-.06 .10,.07 -.13,.07"), fit([hoof], at, scale)[0], scale), WHITE)
    scene.add(
        scene.solid(far.alpha(), tuple((t, mix(c, BLACK, 0.45)) for t, c in stops), scale * 0.06), rim=eye, shadow=0.2
    )
    body = "-1.05,-1.20 -1.02,-1.44 -1.14,-1.24 -1.22,-1.14 -1.45,-.88 -1.62,-.72 -1.63,-.60 -1.50,-.57 -1.32,-.68"
    body += " -1.15,-.74 -1.04,-.68 -1.0,-.42 -1.0,-.12 -1.04,.0 -1.34,.0 -1.60,-.06 -1.70,.02 -1.60,.32 -1.70,.46"
    body += " -1.52,.48 -1.48,.34 -1.53,.14 -1.25,.22 -.82,.30 -.4,.35 .1,.29 .5,.18 .66,.36 .90,.52 1.14,.56 1.44,.82"
    body += " 1.58,.98 1.74,.86 1.58,.74 1.30,.44 1.14,.20 1.12,-.10 .98,-.34 .50,-.38"
    body += " 0,-.30 -.45,-.42 -.74,-.82 -.92,-1.10"
    lines = [
        curve(text, at, scale, closed=False)
        for text in (
            "-.86,-.9 -.80,-.4 -.66,.1",
            "-.62,-.2 -.55,.1 -.8,.28",
            ".72,-.3 .55,0 .72,.3",
            "-1.4,-.8 -1.2,-.86 -1.1,-.95",
        )
    ]
    scene.add(scene.solid(curve(body, at, scale), stops, scale * 0.12, folds(scene.size, lines, scale * 0.09)), rim=eye)
    hair, source = scene.canvas(), rng(scene.key, "hair")
    for k in range(34):
        t = k / 33
        root = fit([(lerp(-1.08, -0.50, t), lerp(-1.24, -0.44, t))], at, scale)[0]
        drift, long = source.uniform(-0.16, 0.12), source.uniform(0.4, 0.85)
        line = bezier(
            fit([(0, 0), (0.25 * long, -0.22), (0.6 * long, 0.06 + drift), (long, -0.05 + drift)], root, scale), 14
        )
        hair.stroke(line, pointed(scale * 0.085, 0.7), WHITE)
        root = fit([(1.04, -0.26)], at, scale)[0]
        end, long = source.uniform(-0.35, 0.4), source.uniform(0.7, 1.2)
        line = bezier(fit([(0, 0), (0.3, -0.4), (0.6 * long, 0.1 + end), (long, end - 0.1)], root, scale), 16)
        hair.stroke(line, pointed(scale * 0.09, 0.7), WHITE)
    scene.add(
        scene.solid(hair.alpha(), metal((255, 190, 110), 0.6), scale * 0.02),
        halo=(255, 170, 70),
        reach=24,
        strength=0.6,
    )
    canvas = scene.canvas(plumage[1][1])
    wing(canvas, fit([(-0.42, -0.10)], at, scale)[0], scale * 1.62, RAISED, 1, plumage, 16, scene.key, 18)
    scene.add(canvas.image(), rim=eye, halo=eye, reach=30, strength=0.4)
    scene.lit(scene.mask(curve("-1.34,-.90 -1.25,-.97 -1.20,-.90 -1.27,-.86", at, scale)), (255, 120, 60), 12)
