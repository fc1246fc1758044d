"""What knights are made of: riders in plate, lances, heater shields, tents, and the relics of the Round Table."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from ..archangelis.infernal_parts import moon
from ..archangelis.places_land import mist, plain, ridge, water
from ..brush import GOLD, Canvas, Color, Point, Stops, bezier, blur, mix, placed, polar, rng
from ..motifs.arms import blade, shield
from .field import Figure, stuff
from .mounts import horse
from .west import BLACK, CHAPEL, GREENWOOD, MEADOW_SKY, SILVER, WHITE, Picture, Scene, W, curve, fit, path, twin
from .west_places import chapel_window, leafy_tree, paving, pointed_arch, shaft

PLATE, GREEN, GILDED = stuff((186, 198, 206), 1.0), stuff((40, 128, 76), 0.6), stuff((230, 180, 84), 0.95)
GLASS: tuple[Color, ...] = ((40, 150, 90), (230, 200, 110), (60, 110, 170), (190, 60, 60))
IVY = (28, 110, 66)


def rider(
    coat: Stops, plate: Stops, lance: str | None, plume: Color, wood: Color = (236, 226, 206), level: bool = True
) -> Callable[[Figure], None]:
    """A knight in the saddle, heading right; the lance runs from its butt to its tip."""

    def build(f: Figure) -> None:
        f.limb("-.02,-.50 .12,-.34 .28,-.36", (0.12, 0.10, 0.08), plate)
        f.solid(f.mask("-.17,.08 -.16,-.22 -.15,-.50 0,-.58 .14,-.50 .16,-.22 .20,.08 0,.12"), coat, 0.06)
        f.shape("-.13,-.28 -.14,-.48 0,-.56 .13,-.48 .13,-.28 0,-.22", stops=plate, round_=0.06)
        f.limb("0,.02 .20,.14 .22,.30", (0.19, 0.17, 0.13), plate)
        f.limb(".22,.28 .18,.46 .20,.54 .32,.55", (0.12, 0.09, 0.09, 0.07), plate)
        crest = Canvas(f.size, 2)
        for k in range(9):
            line = (
                f"0,-.84 -.06,{-1.02 + 0.01 * k} {-0.2 - 0.02 * k},{-1.0 + 0.02 * k} "
                f"{-0.3 - 0.02 * k},{-0.82 + 0.035 * k}"
            )
            crest.stroke(bezier(f.at(line), 14), f.unit * 0.06, mix(plume, WHITE, 0.1 * (k % 4)))
        f.lay(crest.image())
        f.shape("-.11,-.62 -.12,-.78 -.02,-.88 .10,-.80 .19,-.70 .10,-.60 0,-.56", stops=plate, round_=0.06)
        f.limb("0,-.735 .125,-.72", (0.022, 0.022), stuff((8, 8, 12), 0.1), 0.004, bent=False)
        if lance:
            f.limb(lance, (0.07, 0.03), stuff(wood, 0.7), 0.02, bent=False)
        arm = ".04,-.48 .10,-.26 .28,-.30" if level else ".04,-.48 .16,-.30 .22,-.44"
        f.limb(arm, (0.14, 0.12, 0.09), plate)

    return build


def hung(scene: Scene, at: Point, width: float, hue: Color, charge: str, seed: object = 0, stops: Stops = GOLD) -> None:
    """A heater shield with a charge."""
    side = round(width * 1.5)
    layer = shield((side, side), (side / 2, side / 2), width, hue, charge, seed, stops)
    scene.add(
        placed(layer, scene.size, (round(at[0] - side / 2), round(at[1] - side / 2))), rim=scene.air.rim, shadow=0.6
    )


def sword(scene: Scene, hilt: Point, tip: Point, width: float, halo: Color | None = None) -> None:
    """A sword from hilt to tip."""
    scene.add(blade(scene.size, hilt, tip, width, ((250, 252, 255), (120, 140, 160))), rim=WHITE, halo=halo, reach=40)


def helm(scene: Scene, at: Point, size: float) -> None:
    """A knight's plumed helm on its own, seen from the front."""
    scene.paint(
        lambda c: [
            c.stroke(
                bezier(
                    fit(path(f"0,-.9 -.2,{-1.5 + 0.1 * k} -.8,{-1.5 + 0.14 * k} -1.0,{-0.8 + 0.2 * k}"), at, size), 14
                ),
                22,
                WHITE,
            )
            for k in range(5)
        ],
        stuff((200, 40, 50), 0.6),
        6,
    )
    dome = curve("0,-1 .5,-.86 .72,-.4 .72,.2 .56,.7 0,.86 -.56,.7 -.72,.2 -.72,-.4 -.5,-.86", at, size)
    scene.add(scene.solid(dome, PLATE, size * 0.34), rim=WHITE)
    scene.flat(
        lambda c: c.poly(curve("-.6,-.14 0,-.24 .6,-.14 .56,.02 0,-.06 -.56,.02", at, size), (8, 10, 12)), shadow=0
    )
    scene.paint(lambda c: c.line(fit(path("0,-1 0,.84"), at, size), size * 0.12, WHITE), GILDED, 5)
    scene.flat(
        lambda c: [
            c.disc(fit([(s * 0.2 * k, 0.3 + 0.16 * r)], at, size)[0], size * 0.035, (10, 12, 14))
            for s in (-1, 1)
            for k in (1, 2)
            for r in range(3)
        ],
        shadow=0,
    )


def pavilion(scene: Scene, foot: Point, size: float, hue: Color) -> None:
    """A striped tent with a pennon."""
    x, y = foot
    canvas = scene.canvas(hue)
    for k in range(10):
        a, b = -1 + k * 0.2, -0.8 + k * 0.2
        tone = hue if k % 2 else (244, 240, 226)
        shaded = mix(tone, BLACK, 0.3 * max(0, k - 4) / 5)
        canvas.poly(
            [
                (x + a * size * 0.5, y),
                (x + b * size * 0.5, y),
                (x + b * size * 0.62, y - size * 0.62),
                (x + a * size * 0.62, y - size * 0.62),
            ],
            shaded,
        )
        canvas.poly(
            [(x + a * size * 0.66, y - size * 0.58), (x + b * size * 0.66, y - size * 0.58), (x, y - size * 1.2)],
            mix(tone, BLACK, 0.1 + 0.25 * max(0, k - 4) / 5),
        )
    canvas.line([(x, y - size * 1.18), (x, y - size * 1.5)], size * 0.02, (120, 90, 50))
    canvas.poly([(x, y - size * 1.5), (x + size * 0.34, y - size * 1.42), (x, y - size * 1.34)], hue)
    scene.add(canvas.image(), rim=WHITE, shadow=0.4)


def joust(scene: Scene) -> None:
    scene.heavens(MEADOW_SKY, WHITE, 0.6)
    ridge(scene, 430, 20, (70, 110, 70), (170, 196, 130), "hill", haze=(190, 214, 190))
    for x, hue in ((110, (190, 50, 50)), (330, IVY), (800, (50, 90, 160)), (1010, (220, 170, 60))):
        pavilion(scene, (x, 500), 190, hue)
    plain(scene, 490, (90, 120, 60), (196, 200, 120), 24)
    fence = scene.canvas((236, 230, 214))
    fence.poly([(0, 640), (1120, 640), (1120, 700), (0, 700)], (230, 222, 204))
    for k in range(15):
        fence.poly([(k * 80, 640), (k * 80 + 40, 640), (k * 80 + 40, 700), (k * 80, 700)], IVY)
    splinters = scene.canvas()
    left = horse_of((220, 216, 210), GREEN, rider(GREEN, PLATE, "-.20,-.34 1.75,-.46", IVY), "left")
    right = horse_of(
        (60, 46, 40),
        stuff((170, 40, 44)),
        rider(stuff((170, 40, 44)), stuff((120, 124, 134), 0.9), "-.20,-.34 1.75,-.42", (190, 40, 40)),
        "right",
    )
    scene.stamp(right, (880, 690), 0.95, True)
    scene.add(fence.image(), rim=WHITE, shadow=0.5)
    scene.stamp(left, (250, 780))
    at = (575, 400)
    scene.burst(at, 190, 0.9, 26, (255, 240, 190))
    source = rng("splinters")
    for _ in range(22):
        a, r = source.uniform(0, 360), source.uniform(30, 150)
        splinters.poly([polar(polar(at, r, a), source.uniform(8, 26), a + d) for d in (0, 90, 180, 265)], WHITE)
    scene.add(scene.solid(splinters.alpha(), stuff((236, 214, 170)), 3), shadow=0.2)


def horse_of(
    coat: Color,
    cloth: Stops,
    mounted: Callable[[Figure], None],
    seed: object,
    gait: str = "gallop",
    bard: Stops | None = None,
) -> Image.Image:
    """A knight's horse with its rider."""
    return horse(260, coat, gait, mix(coat, BLACK, 0.4), bard, cloth, mounted, seed, (200, 160, 70)).lit(WHITE)


def round_table(scene: Scene) -> None:
    scene.wall((40, 56, 48), (120, 140, 122), 74)
    for x in (180, 560, 940):
        chapel_window(scene, x, 330, 150, 310, GLASS, x)
    paving(scene, 370, (40, 52, 46), (120, 132, 120))
    shaft(scene, ((500, 100), (620, 100)), ((300, 700), (820, 700)), (255, 246, 206), 0.35)
    at, rx, ry = (560, 590), 430, 185

    def oval(grow: float, drop: float = 0.0) -> list[Point]:
        return [
            (at[0] + rx * grow * math.cos(a / 30 * math.pi), at[1] + drop + ry * grow * math.sin(a / 30 * math.pi))
            for a in range(60)
        ]

    for k in range(12):
        a = math.radians(k * 30 - 90)
        x, y = at[0] + rx * 1.16 * math.cos(a), at[1] + ry * 1.22 * math.sin(a)
        if math.sin(a) < 0.3:
            tall = 120 + 40 * math.sin(a)
            scene.add(
                scene.solid(pointed_arch(x, y + 40, 84, tall + 60), stuff((110, 72, 44)), 10), rim=(255, 236, 190)
            )
            scene.paint(
                lambda c, x=x, y=y, t=tall: c.poly(pointed_arch(x, y + 30, 56, t + 24), WHITE), GREEN, 8, shadow=0.2
            )
    scene.add(scene.solid(oval(1.0, 46), stuff((84, 52, 32)), 16), shadow=0.7)
    scene.add(scene.solid(oval(1.0), stuff((150, 98, 56), 0.6), 22), rim=(255, 240, 200))
    wedges = scene.canvas((226, 218, 196))
    for k in range(12):
        if k % 2:
            arc = [
                (
                    at[0] + rx * 0.9 * math.cos(math.radians(k * 30 + d)),
                    at[1] + ry * 0.9 * math.sin(math.radians(k * 30 + d)),
                )
                for d in range(0, 31, 3)
            ]
            wedges.poly([at, *arc], IVY)
        else:
            arc = [
                (
                    at[0] + rx * 0.9 * math.cos(math.radians(k * 30 + d)),
                    at[1] + ry * 0.9 * math.sin(math.radians(k * 30 + d)),
                )
                for d in range(0, 31, 3)
            ]
            wedges.poly([at, *arc], (232, 226, 206))
    scene.add(wedges.image(), shadow=0)
    for k in range(12):
        a = math.radians(k * 30 + 15)
        tip = (at[0] + rx * 0.34 * math.cos(a), at[1] + ry * 0.34 * math.sin(a))
        hilt = (at[0] + rx * 0.78 * math.cos(a), at[1] + ry * 0.78 * math.sin(a))
        sword(scene, hilt, tip, 15)
    scene.add(scene.solid(oval(0.26), GILDED, 8), shadow=0.5)
    scene.flat(
        lambda c: [
            c.disc((at[0] + 62 * math.cos(k * 1.2566), at[1] + 26 * math.sin(k * 1.2566)), (30, 14), (190, 40, 50))
            for k in range(5)
        ],
        shadow=0,
    )
    scene.burn(lambda c: c.disc(at, (20, 10), WHITE), (255, 226, 140), 30)


def excalibur(scene: Scene) -> None:
    scene.heavens(((0.0, (8, 26, 20)), (0.6, (30, 74, 52)), (1.0, (120, 160, 110))), (170, 210, 170), 0.4)
    for k, (x, h) in enumerate(((60, 700), (230, 560), (900, 560), (1060, 720))):
        leafy_tree(scene, (x, 760), h, (34, 40, 30), (16, 46, 30), (90, 140, 70), k, 220)
    shaft(scene, ((480, -20), (640, -20)), ((330, 760), (790, 760)), (236, 255, 214), 0.7)
    scene.burst((560, 360), 420, 0.6, 24, (240, 255, 220))
    ridge(scene, 700, 16, (34, 58, 34), (110, 140, 70), "moss")
    stone = curve("-1.2,.8 -1.1,.2 -.7,-.2 -.2,-.36 .3,-.3 .8,-.1 1.1,.3 1.2,.8", (560, 690), 210)
    rough = Canvas(scene.size, 1, (120, 120, 120))
    source = rng("stone")
    for _ in range(60):
        x, y = source.uniform(320, 800), source.uniform(600, 820)
        rough.line(
            [(x, y), (x + source.uniform(-50, 50), y + source.uniform(-16, 30))],
            source.uniform(3, 10),
            (round(source.uniform(20, 230)),) * 3,
        )
    sword(scene, (560, 250), (560, 690), 46, (220, 255, 230))
    scene.add(scene.solid(stone, stuff((126, 132, 128), 0.6), 40, blur(rough.rgb.convert("L"), 4)), rim=(230, 255, 230))
    scene.dim(scene.mask(curve("-.16,-.05 0,.05 .16,-.05 0,-.12", (560, 632), 210)), 0.8)
    scene.sparks(90, (230, 255, 180))
    mist(scene, 800, 60, (150, 190, 150), 0.5)


def holy_grail(scene: Scene) -> None:
    scene.wall((40, 52, 46), (110, 128, 114), 84)
    chapel_window(scene, 560, 640, 460, 620, ((230, 196, 110), (60, 150, 100), (240, 236, 210), (190, 70, 60)))
    scene.burst((560, 360), 560, 0.95, 44, (255, 240, 180))
    scene.gloom((0, 500), 380, 0.7)
    scene.gloom((W, 500), 380, 0.7)
    at, size = (560, 400), 190
    scene.add(
        scene.solid(twin("0,1.7 1.7,1.7 1.8,2.4 0,2.4", at, size, True), stuff((206, 206, 196), 0.7), 18), rim=WHITE
    )
    scene.flat(lambda c: c.poly(twin("0,1.66 .9,1.66 1.1,2.4 0,2.4", at, size, True), (30, 104, 66)), shadow=0.3)
    cup = "0,-.86 .86,-.86 .84,-.4 .62,.1 .24,.36 .12,.5 .22,.66 .12,.82 .14,1.2 .3,1.4 .74,1.54 .78,1.7 0,1.7"
    scene.add(scene.solid(twin(cup, at, size), GILDED, 44), rim=WHITE, halo=(255, 230, 140), reach=60)
    scene.add(
        scene.solid(
            [
                (
                    at[0] + 0.84 * size * math.cos(a / 20 * math.pi),
                    at[1] - 0.84 * size + 30 * math.sin(a / 20 * math.pi),
                )
                for a in range(40)
            ],
            stuff((255, 236, 170), 0.9),
            10,
        ),
        shadow=0,
    )
    gems = scene.canvas()
    for k in range(-2, 3):
        gems.disc((at[0] + k * 0.32 * size, at[1] - (0.36 - 0.05 * k * k) * size), 22, WHITE)
    scene.add(scene.solid(gems.alpha(), stuff((190, 30, 50), 0.95), 9), rim=(255, 190, 190))
    bands = scene.canvas()
    for y, half in ((-0.66, 0.84), (-0.08, 0.7)):
        bands.line(
            bezier(
                [
                    (at[0] - half * size, at[1] + y * size),
                    (at[0], at[1] + (y + 0.16) * size),
                    (at[0] + half * size, at[1] + y * size),
                ],
                20,
            ),
            10,
            WHITE,
        )
    scene.add(scene.leaf(bands.alpha()), shadow=0.4)
    scene.burn(
        lambda c: c.poly(
            [polar((560, 190), 90 if k % 4 == 0 else 46 if k % 2 == 0 else 14, k * 22.5 - 90) for k in range(16)], WHITE
        ),
        (255, 246, 200),
        50,
    )


def lady_of_the_lake(scene: Scene) -> None:
    scene.heavens(((0.0, (10, 30, 44)), (0.6, (50, 100, 104)), (1.0, (170, 210, 190))), (190, 226, 220), 0.5)
    moon(scene, (840, 180), 84, (240, 250, 240))
    ridge(scene, 430, 50, (30, 66, 66), (90, 130, 116), "far", haze=(120, 170, 160))
    water(scene, 480, 820, (20, 70, 76), (226, 255, 240), 640)
    scene.burst((560, 260), 460, 0.6, 26, (220, 255, 240))
    for k in range(6):
        ring = scene.canvas()
        ring.line(
            [
                (560 + (70 + k * 66) * math.cos(a / 30 * math.pi), 720 + (16 + k * 14) * math.sin(a / 30 * math.pi))
                for a in range(61)
            ],
            5,
            WHITE,
        )
        scene.shine(ring.alpha(), (226, 255, 244), 0.7 - 0.1 * k)
    sword(scene, (566, 400), (566, 20), 38, (200, 255, 240))
    arm = curve("-.2,1.1 -.2,.7 -.17,.4 -.13,.1 -.2,-.1 .2,-.1 .15,.1 .19,.4 .26,.7 .26,1.1", (564, 500), 170)
    scene.add(scene.solid(arm, stuff((244, 226, 212), 0.8), 22), rim=WHITE)
    fist = scene.canvas()
    for k in range(4):
        ends = ((530 + 2 * k, 434 + k * 19), (600 - 3 * k, 428 + k * 19))
        fist.line(ends, 21, WHITE)
        for end in ends:
            fist.disc(end, 10.5, WHITE)
    scene.add(scene.solid(fist.alpha(), stuff((246, 230, 218), 0.8), 6), rim=WHITE)
    scene.paint(lambda c: c.stroke([(606, 500), (596, 462), (560, 440)], 26, WHITE), stuff((246, 230, 218), 0.8), 7)
    sleeve = curve("-.5,1.6 -.44,.9 -.26,.66 .3,.66 .5,.9 .62,1.6", (560, 520), 140)
    lines = Canvas(scene.size, 1, (120, 120, 120))
    for k in range(-4, 5):
        lines.stroke([(560 + k * 8, 600), (560 + k * 15, 740)], 12, (230, 230, 230))
    scene.add(scene.solid(sleeve, stuff((200, 236, 226), 0.9), 16, blur(lines.rgb.convert("L"), 3)), rim=WHITE)
    splash = scene.canvas()
    source = rng("splash")
    for _ in range(60):
        a, r = source.uniform(200, 340), source.uniform(40, 190)
        splash.disc(
            (560 + r * math.cos(math.radians(a)), 726 + r * 0.5 * math.sin(math.radians(a))),
            source.uniform(2, 6),
            WHITE,
        )
    scene.shine(splash.alpha(), WHITE, 0.8)
    mist(scene, 740, 40, (200, 240, 230), 0.7)
    for x in (90, 170, 960, 1050):
        scene.paint(
            lambda c, x=x: [
                c.stroke(bezier([(x + 14 * k, 830), (x + 20 * k, 700), (x + 34 * k - 10, 600 + 12 * k)], 12), 9, WHITE)
                for k in range(-3, 4)
            ],
            stuff((50, 110, 70)),
            3,
            shadow=0.2,
        )


RELICS: dict[str, Picture] = {
    "joust": (CHAPEL, joust),
    "round-table": (CHAPEL, round_table),
    "excalibur": (GREENWOOD, excalibur),
    "holy-grail": (CHAPEL, holy_grail),
    "lady-of-the-lake": (SILVER, lady_of_the_lake),
}
