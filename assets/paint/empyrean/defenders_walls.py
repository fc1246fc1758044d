"""Stone: walls, towers, gates, the hole in the vault, and the bastion strengthened."""

from __future__ import annotations

import itertools
import math

from ..archangelis.infernal_scene import Palette, curve, twin
from ..archangelis.places_land import orb, plain, ridge, sky
from ..brush import Canvas, Color, Point, Stops, bezier, mix, polar, rng, scaled, times
from ..motifs.arms import banner
from ..motifs.places import tower
from .field import BLACK, BRONZE, SANDSTONE, TERRACOTTA, WHITE, Field, recurve, shaft, stuff
from .fighters import walker

RED, CREAM, SAND = stuff((176, 34, 28), 0.6), stuff((232, 216, 184), 0.6), stuff((214, 172, 116), 0.5)
NOON: Stops = ((0.0, (60, 120, 170)), (0.4, (150, 186, 196)), (0.68, (250, 226, 176)), (1.0, (226, 178, 116)))
SUNSET: Stops = ((0.0, (92, 40, 40)), (0.4, (196, 96, 60)), (0.7, (255, 196, 116)), (1.0, (150, 84, 54)))
MORNING: Stops = ((0.0, (112, 122, 124)), (0.4, (216, 176, 132)), (0.7, (255, 228, 168)), (1.0, (206, 150, 96)))
RIM: Color = (255, 234, 184)


def country(
    key: str, hour: Stops = NOON, sun: Point | None = (860, 240), horizon: float = 600, air: Palette = SANDSTONE
) -> Field:
    """Sky, dry hills and ground of the Bastion."""
    scene = Field(key, air)
    sky(scene, hour, (255, 246, 226), 0.45)
    if sun:
        orb(scene, sun, 46, (255, 224, 150), 0.9)
    ridge(scene, horizon - 30, 34, mix(hour[2][1], (120, 80, 70), 0.5), mix(hour[2][1], WHITE, 0.2), "hills", 7, 0.16)
    plain(scene, horizon, (150, 104, 64), (232, 188, 128), 26, hour[2][1])
    return scene


def ashlar(
    c: Canvas,
    box: tuple[float, float, float, float],
    course: float,
    seed: object,
    lit: Color = (240, 208, 156),
    dark: Color = (150, 104, 70),
    shade: float = 0.0,
) -> None:
    """Courses of dressed stone in a box, each block with its own tone, a lit upper and a dark lower edge."""
    x0, y0, x1, y1 = box
    source = rng(seed, "ashlar")
    c.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], mix(dark, BLACK, 0.4))
    y, row = y0, 0
    while y < y1:
        x = x0 - (row % 2) * course * 0.9
        low = min(y1, y + course)
        while x < x1:
            long = course * source.uniform(1.5, 2.3)
            a, b = max(x0, x) + 1.5, min(x1, x + long) - 1.5
            if b > a + 3:
                tone = mix(lit, dark, source.uniform(0.1, 0.55) + shade + 0.25 * (y - y0) / (y1 - y0))
                c.poly([(a, y + 1.5), (b, y + 1.5), (b, low - 1.5), (a, low - 1.5)], tone)
                c.poly([(a, y + 1.5), (b, y + 1.5), (b, y + 5), (a, y + 5)], mix(tone, WHITE, 0.3))
                c.poly([(a, low - 6), (b, low - 6), (b, low - 1.5), (a, low - 1.5)], mix(tone, BLACK, 0.28))
            x += long
        y, row = y + course, row + 1


def merlons(
    c: Canvas, x0: float, x1: float, y: float, wide: float, tall: float, seed: object, shade: float = 0.0
) -> None:
    """Battlements along a wall's top."""
    x, k = x0, 0
    while x < x1 - wide * 0.3:
        ashlar(c, (x, y - tall, min(x1, x + wide), y), tall * 0.5, (seed, k), shade=shade)
        x, k = x + wide * 1.7, k + 1


def fortress_wall(key: str) -> Field:
    """A wall that runs away over the hills, tower after tower, its nearest bulwark before us."""
    scene = country(key, NOON, (250, 180), 620)
    for x, y, tall, wide, haze in ((1010, 560, 130, 90, 0.5), (820, 590, 190, 120, 0.35), (560, 630, 270, 160, 0.18)):

        def bulwark(
            c: Canvas, x: float = x, y: float = y, tall: float = tall, wide: float = wide, haze: float = haze
        ) -> None:
            lit, dark = mix((240, 208, 156), (250, 226, 180), haze), mix((150, 104, 70), (226, 190, 150), haze)
            ashlar(c, (x, y - tall * 0.55, x + wide * 2.2, y), tall * 0.12, (key, x, 1), lit, dark, 0.15)
            ashlar(c, (x - wide / 2, y - tall, x + wide / 2, y + 8), tall * 0.12, (key, x), lit, dark)
            k = x - wide * 0.56
            while k < x + wide * 0.5:
                ashlar(c, (k, y - tall * 1.14, k + wide * 0.2, y - tall), tall * 0.07, (key, k), lit, dark)
                k += wide * 0.31

        scene.drawn(bulwark, rim=RIM, shadow=0.3)

    def near(c: Canvas) -> None:
        ashlar(c, (-10, 330, 470, 830), 62, key)
        ashlar(c, (-10, 280, 490, 336), 56, (key, "ledge"), (250, 222, 170), (180, 130, 86))
        merlons(c, -40, 480, 282, 96, 110, key)
        ashlar(c, (470, 560, 1130, 830), 58, (key, "low"), shade=0.12)
        merlons(c, 490, 1130, 562, 84, 78, (key, "low"), 0.1)

    scene.drawn(near, rim=RIM, shadow=0.6)

    def slits(c: Canvas) -> None:
        for x in (110, 310):
            c.poly([(x - 13, 480), (x + 13, 480), (x + 13, 620), (x - 13, 620)], (40, 22, 18))
            c.poly([(x - 34, 536), (x + 34, 536), (x + 34, 560), (x - 34, 560)], (40, 22, 18))
        banner(c, (230, 400), 120, 330, (176, 30, 28), "tower", key)

    scene.drawn(slits, shadow=0.5)
    return scene


def archer_tower(key: str) -> Field:
    """A round tower up close, archers between its merlons, arrows going out."""
    scene = country(key, MORNING, None, 700)
    orb(scene, (220, 330), 90, (255, 224, 150), 0.9)

    def legionary(turn: float, flip: bool) -> None:
        f = walker(330, RED, RED, "stand", hat="galea", cap=BRONZE, far=".0,-.79 .16,-.78 .30,-.80", wide=2.0)
        f.draw(lambda c: recurve(c, f.at(".30,-.80")[0], 110, turn, 0.72, (110, 60, 30)))
        f.limb(".0,-.79 -.10,-.72 .05,-.80", (0.09, 0.08, 0.05), RED)
        scene.stamp(f.lit(RIM), (620 if flip else 760, 470), flip=flip, shadow=0.3)

    legionary(-10, True)
    legionary(-24, False)

    def round_tower(c: Canvas) -> None:
        source = rng(key, "drum")
        for top, low, half, course in ((330, 420, 330, 45), (420, 860, 280, 58)):
            y = float(top)
            row = 0
            while y < low:
                for k in range(-9, 9):
                    a0, a1 = (k + (row % 2) * 0.5) * 10, (k + 1 + (row % 2) * 0.5) * 10
                    if a0 < -90 or a1 > 90:
                        continue
                    xa, xb = 690 + half * math.sin(math.radians(a0)), 690 + half * math.sin(math.radians(a1))
                    light = 0.5 + 0.5 * math.cos(math.radians((a0 + a1) / 2 + 42))
                    tone = mix((104, 66, 48), (250, 218, 164), light * source.uniform(0.72, 1.0))
                    c.poly([(xa, y), (xb, y), (xb, y + course), (xa, y + course)], mix(tone, BLACK, 0.45))
                    c.poly(
                        [(xa + 1.5, y + 2), (xb - 1.5, y + 2), (xb - 1.5, y + course - 2), (xa + 1.5, y + course - 2)],
                        tone,
                    )
                y += course
                row += 1
        for k in range(-4, 5):
            x = 690 + 320 * math.sin(math.radians(k * 21))
            wide = 52 * math.cos(math.radians(k * 19)) + 12
            tone = mix((104, 66, 48), (250, 218, 164), 0.5 + 0.5 * math.cos(math.radians(k * 21 + 42)))
            c.poly([(x - wide / 2, 256), (x + wide / 2, 256), (x + wide / 2, 334), (x - wide / 2, 334)], tone)
            c.poly(
                [(x - wide / 2, 256), (x + wide / 2, 256), (x + wide / 2, 266), (x - wide / 2, 266)],
                mix(tone, WHITE, 0.4),
            )
        for k in range(-6, 7):
            x = 690 + 300 * math.sin(math.radians(k * 13.5))
            c.poly([(x - 13, 420), (x + 13, 420), (x + 4, 462), (x - 4, 462)], (70, 40, 32))
        c.poly([(670, 560), (690, 530), (710, 560), (710, 680), (670, 680)], (34, 18, 16))

    scene.drawn(round_tower, rim=RIM, shadow=0.5)

    def arrows(c: Canvas) -> None:
        for x, y in ((300, 190), (200, 280), (120, 150), (330, 330), (60, 380)):
            shaft(c, (x + 96, y - 22), (x, y), 5)

    scene.drawn(arrows, shadow=0.3)
    return scene


def murder_hole(key: str) -> Field:
    """Looking up into a vault: the black hole in its crown, and fire pouring down through it."""
    scene = Field(key, TERRACOTTA)
    centre = (560.0, 360.0)
    stone = scene.canvas((60, 36, 30))
    source = rng(key, "vault")
    rings = (150, 230, 320, 430, 560, 720, 900)
    for k, (r0, r1) in enumerate(itertools.pairwise(rings)):
        count = 14 + 2 * k
        for j in range(count):
            a0, a1 = (j + 0.5 * (k % 2)) * 360 / count, (j + 1 + 0.5 * (k % 2)) * 360 / count
            tone = mix((250, 200, 136), (70, 38, 30), 0.12 + 0.13 * k + source.uniform(0, 0.22))
            outline = [
                polar(centre, r0 + 3, a0 + 0.5),
                polar(centre, r0 + 3, (a0 + a1) / 2),
                polar(centre, r0 + 3, a1 - 0.5),
                polar(centre, r1 - 3, a1 - 0.4),
                polar(centre, r1 - 3, (a0 + a1) / 2),
                polar(centre, r1 - 3, a0 + 0.4),
            ]
            stone.poly(outline, tone)
            stone.line([outline[0], outline[1], outline[2]], 5, mix(tone, WHITE, 0.35))
    stone.disc(centre, 150, (22, 8, 8))
    scene.add(stone.image(), shadow=0)
    scene.burst(centre, 300, 0.7, 24, (255, 110, 30))
    rim = scene.canvas()
    rim.ring(centre, 156, 34, WHITE)
    scene.add(scene.solid(rim.alpha(), stuff((120, 92, 80), 0.8), 12), rim=(255, 190, 110), shadow=0.6)
    hole = scene.canvas()
    hole.disc(centre, 136, WHITE)
    scene.dim(hole.alpha(), 0.75, (60, 10, 4))

    def bars(c: Canvas) -> None:
        for s in (-1, 1):
            c.poly(
                curve(
                    f"{s * 0.3},-.9 {s * 0.7},-.4 {s * 0.76},.3 {s * 0.5},.5 {s * 0.4},-.1 {s * 0.1},-.6", centre, 150
                ),
                (16, 6, 8),
            )
        for s in (-1, 1):
            for r in (-1, 1):
                c.disc((centre[0] + s * 52 + r * 15, centre[1] - 66), 8, (255, 226, 120))

    scene.drawn(bars, shadow=0)
    oil = scene.canvas()
    for k in range(16):
        x = 560 + (k - 7.5) * 11
        oil.stroke(
            bezier([(x, 400), (x + (k - 7.5) * 2, 560), (x + (k - 7.5) * 9, 850)], 18), lambda t: 10 + 30 * t, WHITE
        )
    scene.lit(oil.alpha(), (240, 84, 14), 40, 0.8, 0.08)
    scene.fire(850, 560, 90, (300, 820))
    scene.sparks(140, (255, 180, 80))
    return scene


def portcullis(key: str) -> Field:
    """The iron grille half down in a gate of stone, the light of the yard behind it."""
    scene = country(key, SUNSET, None, 700)
    scene.burst((560, 520), 560, 0.9, 24, (255, 210, 130))

    def gate(c: Canvas) -> None:
        ashlar(c, (-10, -10, 1130, 830), 74, key)
        for k in range(13):
            a0, a1 = 180 + k * 180 / 13, 180 + (k + 1) * 180 / 13
            tone = mix((250, 220, 166), (170, 120, 80), 0.1 + 0.5 * (k % 2) * 0.6)
            c.poly(
                [
                    polar((560, 400), 300, a0 + 0.6),
                    polar((560, 400), 300, (a0 + a1) / 2),
                    polar((560, 400), 300, a1 - 0.6),
                    polar((560, 400), 410, a1 - 0.6),
                    polar((560, 400), 410, a0 + 0.6),
                ],
                tone,
            )
        c.erase(
            [(260, 830), (260, 400), *[polar((560, 400), 300, 180 + k * 6) for k in range(31)], (860, 400), (860, 830)]
        )

    scene.drawn(gate, rim=RIM, shadow=0.8)
    opening = scene.mask(
        [(260, 830), (260, 400), *[polar((560, 400), 300, 180 + k * 6) for k in range(31)], (860, 400), (860, 830)]
    )

    def grille(c: Canvas) -> None:
        for k in range(7):
            x = 284 + k * 92
            c.line([(x, 90), (x, 640)], 30, WHITE)
            c.poly([(x - 26, 630), (x + 26, 630), (x, 730)], WHITE)
        for y in (180, 310, 440, 570):
            c.line([(250, y), (870, y)], 24, WHITE)

    canvas = scene.canvas()
    grille(canvas)
    iron = times(canvas.alpha(), opening)
    scene.add(scene.solid(iron, stuff((92, 88, 96), 0.9), 9), rim=(255, 210, 150), shadow=0.5)

    def rivets(c: Canvas) -> None:
        for k in range(7):
            for y in (180, 310, 440, 570):
                if (284 + k * 92 - 560) ** 2 + min(0, y - 400) ** 2 < 84000:
                    c.disc((284 + k * 92, y), 15, (40, 36, 42))
                    c.disc((281 + k * 92, y - 4), 9, (226, 190, 130))

    scene.drawn(rivets, shadow=0.3)
    scene.put(twin("0,-.9 .6,-.8 .74,-.2 .5,.5 0,.95", (560, 66), 84), BRONZE, 20, rim=RIM)
    return scene


def fortify(key: str) -> Field:
    """The whole bastion under a dome of golden light."""
    scene = country(key, SUNSET, None, 640, TERRACOTTA)
    scene.burst((560, 420), 640, 0.9, 34, (255, 216, 130))
    stone: Stops = ((0.0, (255, 236, 190)), (0.45, (226, 176, 118)), (1.0, (112, 66, 50)))
    roofs: Stops = ((0.0, (255, 170, 120)), (0.4, (196, 62, 44)), (1.0, (80, 20, 24)))
    castle = scene.canvas((190, 140, 90))
    for x, wide, tall, cap in (
        (560, 120, 430, "crown"),
        (400, 84, 330, "spire"),
        (720, 84, 330, "spire"),
        (270, 92, 250, "crown"),
        (850, 92, 250, "crown"),
    ):
        tower(castle, x, 690, wide, tall, cap, x, stone, roofs)
    ashlar(castle, (210, 560, 910, 730), 34, key)
    merlons(castle, 210, 910, 562, 44, 40, key)
    castle.poly(
        [(510, 730), (510, 640), *[polar((560, 640), 50, 180 + k * 15) for k in range(13)], (610, 730)], (46, 20, 18)
    )
    for x in (180, 940):
        ashlar(castle, (x - 70, 480, x + 70, 760), 40, (key, x))
        merlons(castle, x - 84, x + 84, 482, 40, 44, (key, x))
    scene.add(castle.image(), rim=RIM, halo=(255, 220, 140), reach=40, strength=0.4)
    dome = scene.canvas()
    for r, w in ((440, 10), (462, 3)):
        dome.line(
            [
                (560 + r * 1.12 * math.cos(math.radians(a)), 740 + r * 1.3 * math.sin(math.radians(a)))
                for a in range(180, 361, 3)
            ],
            w,
            WHITE,
        )
    scene.lit(dome.alpha(), (255, 214, 110), 34, 0.9, 0.6)
    shell = scene.mask(
        [
            (560 + 440 * 1.12 * math.cos(math.radians(a)), 740 + 440 * 1.3 * math.sin(math.radians(a)))
            for a in range(180, 361, 3)
        ]
    )
    scene.shine(scaled(shell, 0.16), (255, 224, 140))
    scene.sparks(120, (255, 226, 140))
    return scene
