"""Relics of the Legends of the Parthenon."""

from __future__ import annotations

from ..archangelis.places_land import bush, ridge, trunk
from ..brush import Canvas, Point, bezier, blur, pointed, polar, rng
from ..motifs.wings import IVORY_PLUMAGE, RAISED, wing
from .field import stuff
from .legends_places import GILDED
from .west import AEGEAN, DAY_SKY, GOLDEN, WHITE, Picture, Scene, curve, fit, path, twin


def winged_sandals(scene: Scene) -> None:
    scene.heavens(DAY_SKY, WHITE, 0.5)
    scene.burst((560, 400), 600, 0.7, 30, (255, 236, 170))
    for x, y, flip, size in ((420, 330, True, 0.9), (640, 520, False, 1.0)):
        sandal(scene, (x, y), 210 * size, flip)
    scene.smoke(740, 70, 0.95, 60, ((0.0, (120, 150, 200)), (0.5, (220, 232, 246)), (1.0, WHITE)))


def sandal(scene: Scene, at: Point, size: float, flip: bool) -> None:
    """A golden sandal with wings at its heel."""
    canvas = scene.canvas((250, 240, 220))
    heel = fit(path("-.62,.02"), at, size, 0, flip)[0]
    wing(canvas, heel, size * 1.5, RAISED, 1 if flip else -1, IVORY_PLUMAGE, 11, at, 20)
    scene.add(canvas.image(), rim=WHITE, halo=(255, 230, 160), reach=30)
    sole = "-.95,.46 -.9,.62 -.4,.66 .2,.64 .8,.70 1.3,.68 1.42,.58 1.2,.5 .6,.48 .1,.36 -.4,.38"
    scene.add(scene.solid(curve(sole, at, size, 0, flip), stuff((150, 90, 44), 0.8), 10), rim=WHITE)
    upper = "-.92,.5 -.96,.1 -.82,-.3 -.6,-.34 -.5,0 -.1,.12 .3,.28 .36,.4 .1,.38 -.4,.40"
    scene.add(scene.solid(curve(upper, at, size, 0, flip), GILDED, 16), rim=WHITE)

    def straps(c: Canvas) -> None:
        for t in (".2,.48 .5,.08 .8,.5", ".6,.52 .86,.2 1.14,.54", "-.2,.4 .14,-.06 .44,.42"):
            c.line(bezier(fit(path(t), at, size, 0, flip), 14), size * 0.09, WHITE)
        for y in (-0.36, -0.56, -0.76):
            c.line(fit([(-0.88, y + 0.06), (-0.68, y - 0.02), (-0.5, y + 0.04)], at, size, 0, flip), size * 0.06, WHITE)
        c.line(fit(path("-.68,-.3 -.66,-.86"), at, size, 0, flip), size * 0.06, WHITE)

    scene.paint(straps, GILDED, 6, WHITE)


def aegis(scene: Scene) -> None:
    scene.heavens(((0.0, (14, 40, 96)), (1.0, (60, 120, 190))), WHITE, 0.3)
    at = (560, 410)
    scene.burst(at, 640, 0.6, 36, (255, 230, 150))

    def disc(r: float) -> list[Point]:
        return [polar(at, r, d * 3) for d in range(120)]

    scene.add(scene.solid(disc(372), GILDED, 26), rim=WHITE, halo=(255, 210, 110))
    scene.add(scene.solid(disc(322), stuff((30, 82, 150), 0.7), 60), shadow=0.5)
    band = scene.canvas()
    for k in range(36):
        a = k * 10
        band.line([polar(at, 338, a), polar(at, 360, a + 3), polar(at, 338, a + 6)], 5, WHITE)
    for k in range(24):
        band.stroke([polar(at, 190, k * 15), polar(at, 250, k * 15 + 3), polar(at, 306, k * 15)], 20, WHITE)
    scene.add(scene.leaf(band.alpha()), shadow=0.4)
    snakes = scene.canvas()
    for k in range(18):
        a = k * 20 + 10
        line = bezier([polar(at, 110, a), polar(at, 180, a + 14), polar(at, 190, a - 18), polar(at, 240, a + 2)], 20)
        snakes.stroke(line, lambda t: 24 * (1 - 0.5 * t), WHITE)
        snakes.disc(line[-1], 14, WHITE)
    scene.add(scene.solid(snakes.alpha(), stuff((92, 140, 84), 0.8), 8), rim=(230, 255, 210))
    face = twin("0,-.98 .4,-.92 .78,-.5 .84,0 .66,.5 .36,.86 0,.98", at, 150)
    form = Canvas(scene.size, 1, (120, 120, 120))
    for flip in (False, True):
        form.stroke(curve(".1,-.3 .4,-.5 .7,-.36", at, 150, 0, flip, closed=False), 26, (235, 235, 235))
        form.disc(fit([(0.36, -0.16)], at, 150, 0, flip)[0], (36, 22), (20, 20, 20))
        form.disc(fit([(0.46, 0.2)], at, 150, 0, flip)[0], 30, (210, 210, 210))
    form.stroke(fit(path("0,-.3 0,0 0,.24"), at, 150), lambda t: 12 + 26 * t, (250, 250, 250))
    scene.add(scene.solid(face, GILDED, 40, blur(form.rgb.convert("L"), 5)), rim=WHITE)
    scene.burn(
        lambda c: [c.poly(curve(".2,-.14 .36,-.26 .54,-.16 .36,-.06", at, 150, 0, f), WHITE) for f in (False, True)],
        (120, 255, 160),
        20,
    )
    scene.flat(lambda c: c.poly(twin("0,.42 .3,.40 .44,.5 .26,.7 0,.74", at, 150), (70, 20, 16)), shadow=0)
    scene.flat(
        lambda c: [
            c.poly(
                [
                    (at[0] + (x - 0.06) * 150, at[1] + 0.42 * 150),
                    (at[0] + (x + 0.06) * 150, at[1] + 0.42 * 150),
                    (at[0] + x * 150, at[1] + (0.62 if abs(x) > 0.2 else 0.5) * 150),
                ],
                (250, 244, 226),
            )
            for x in (-0.28, -0.14, 0, 0.14, 0.28)
        ],
        shadow=0,
    )


def golden_fleece(scene: Scene) -> None:
    scene.heavens(((0.0, (18, 52, 84)), (0.6, (70, 130, 130)), (1.0, (220, 214, 150))), WHITE, 0.3)
    ridge(scene, 700, 20, (40, 62, 40), (130, 150, 80), "ground")
    canvas = scene.canvas((70, 52, 40))
    ends = trunk(canvas, (250, 830), 760, 130, (70, 52, 40), "oak", 0.2, 3, bare=False)
    canvas.stroke(
        bezier([(240, 420), (420, 230), (700, 190), (980, 220)], 30), lambda t: 66 * (1 - 0.7 * t), (70, 52, 40)
    )
    for k, end in enumerate([*ends, (120, 110), (340, 70), (560, 60), (800, 70), (1000, 110)]):
        bush(canvas, end, 300, (24, 54, 36), (120, 170, 80), ("oak", k), 120)
    scene.add(canvas.image(), rim=(255, 246, 190), shadow=0.4)
    at = (620, 430)
    scene.burst(at, 520, 0.8, 30, (255, 214, 110))
    hide = (
        "0,-.95 .3,-.9 .5,-1.0 .74,-.8 .62,-.5 .66,0 .74,.5 .92,.95 .66,.86 .46,.6 .2,.9 0,1.1 -.2,.9 "
        "-.46,.6 -.66,.86 -.92,.95 -.74,.5 -.66,0 -.62,-.5 -.74,-.8 -.5,-1.0 -.3,-.9"
    )
    wool = Canvas(scene.size, 1, (60, 60, 60))
    source = rng("wool")
    for _ in range(900):
        x, y, r = at[0] + source.uniform(-260, 260), at[1] + source.uniform(-280, 300), source.uniform(14, 26)
        wool.disc((x, y), r, (40, 40, 40))
        wool.disc((x - 3, y - 4), r * 0.8, (180, 180, 180))
        wool.disc((x - 4, y - 6), r * 0.4, (250, 250, 250))
    scene.add(
        scene.solid(curve(hide, at, 260), GILDED, 26, blur(wool.rgb.convert("L"), 2)),
        rim=WHITE,
        halo=(255, 200, 90),
        reach=60,
    )
    horns = scene.canvas()
    for s in (-1, 1):
        line = [
            polar((at[0] + s * 84, at[1] - 250), 64 * (1 - t / 46), (-100 + t * 12) if s > 0 else (280 - t * 12))
            for t in range(36)
        ]
        horns.stroke(line, pointed(40, 0.6), WHITE)
    scene.add(
        scene.solid(
            curve("0,-.7 .34,-.6 .3,-.1 .16,.34 0,.46 -.16,.34 -.3,-.1 -.34,-.6", (at[0], at[1] - 210), 110), GILDED, 26
        ),
        rim=WHITE,
    )
    scene.add(scene.solid(horns.alpha(), stuff((250, 222, 150), 0.95), 10), rim=WHITE)


RELICS: dict[str, Picture] = {
    "winged-sandals": (AEGEAN, winged_sandals),
    "aegis": (GOLDEN, aegis),
    "golden-fleece": (GOLDEN, golden_fleece),
}
