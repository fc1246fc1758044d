"""Engines and instruments: chariot, wagon, horns, catapult, ballista."""

from __future__ import annotations

import math

from ..archangelis.infernal_scene import curve, fit, path, twin
from ..brush import Canvas, Point, Stops, bezier, blur, polar
from .defenders_men import scutum
from .defenders_walls import NOON, RED, RIM, SUNSET, ashlar, country, merlons
from .field import BRONZE, EDGE, GILT, SKIN, TERRACOTTA, WHITE, Field, stuff
from .fighters import arm, walker
from .mounts import horse

DUST = ((0.0, (130, 84, 50)), (0.4, (196, 144, 90)), (0.7, (242, 204, 146)), (1.0, (255, 240, 208)))
TIMBER = stuff((150, 98, 54), 0.5)


def wheel(scene: Field, at: Point, radius: float, spokes: int = 8, stops: Stops = TIMBER, solid: bool = False) -> None:
    """A wheel with rim, hub and spokes, or a disc of planks."""

    def build(c: Canvas) -> None:
        if solid:
            c.disc(at, radius, WHITE)
        c.ring(at, radius * 0.88, radius * 0.24, WHITE)
        for k in range(spokes):
            c.line([at, polar(at, radius * 0.85, k * 360 / spokes + 11)], radius * 0.12, WHITE)
        c.disc(at, radius * 0.24, WHITE)

    scene.drawn(build, stops, max(4, radius * 0.06), rim=RIM, shadow=0.5)

    def iron(c: Canvas) -> None:
        c.ring(at, radius * 0.98, radius * 0.07, (70, 56, 52))
        c.disc(at, radius * 0.13, (236, 188, 100))
        c.disc((at[0] - radius * 0.03, at[1] - radius * 0.03), radius * 0.06, (255, 240, 200))
        if solid:
            for k in (-1, 0, 1):
                c.line(
                    [
                        (at[0] + k * radius * 0.42, at[1] - radius * 0.72),
                        (at[0] + k * radius * 0.42, at[1] + radius * 0.72),
                    ],
                    5,
                    (80, 48, 28),
                )

    scene.drawn(iron, shadow=0.3)


def chariot(key: str) -> Field:
    """A driver and two horses at full gallop, the car's bronze flashing."""
    scene = country(key, SUNSET, (250, 230), 600)
    for dx, coat in ((60, (214, 200, 180)), (0, (120, 66, 40))):
        scene.stamp(
            horse(250, coat, "gallop", seed=dx, tack=(190, 40, 30)).lit(RIM), (760 + dx, 745 - dx * 0.5), shadow=0.4
        )
    f = walker(
        400,
        RED,
        RED,
        "stand",
        ".03,-.79 .22,-.66 .36,-.62",
        ".0,-.79 .20,-.60 .36,-.58",
        "galea",
        BRONZE,
        skirt="stride",
        belt=GILT,
    )
    f.shape(
        "-.10,-.82 .02,-.84 .0,-.60 -.20,-.42 -.46,-.50 -.62,-.36 -.40,-.70",
        stops=stuff((206, 44, 34), 0.5),
        round_=0.03,
    )
    arm(f, ".03,-.79 .20,-.68 .36,-.62", SKIN)
    scene.stamp(f.lit(RIM), (250, 690), shadow=0.4)

    def reins(c: Canvas) -> None:
        for dy in (0, 22):
            c.line(bezier([(394, 440 + dy), (640, 470 + dy), (940, 470 + dy * 2)], 16), 5, (110, 50, 36))
        c.line([(330, 680), (700, 610)], 16, (120, 76, 44))

    scene.drawn(reins, shadow=0.3)
    car = scene.mask(curve("-1.0,.5 -1.05,.1 -.8,-.1 -.2,-.02 .3,-.5 .7,-.86 .95,-.7 .9,.1 .7,.5", (240, 620), 170))
    scene.add(scene.solid(car, BRONZE, 26), rim=RIM)

    def ornament(c: Canvas) -> None:
        c.line(curve("-.9,.36 -.9,.06 -.2,.1 .4,-.4 .76,-.66 .78,.3", (240, 620), 170), 10, (255, 222, 140))
        for k in range(8):
            c.poly(
                [polar((320, 620), 20, k * 45 - 14), polar((320, 620), 62, k * 45), polar((320, 620), 20, k * 45 + 14)],
                (255, 230, 150),
            )

    scene.drawn(ornament, shadow=0.3)
    wheel(scene, (230, 700), 104)
    scene.smoke(770, 50, 0.6, 80, DUST)
    return scene


def _planks(c: Canvas) -> None:
    for k in range(1, 6):
        y = 330 + k * 52
        c.line([(150 - k * 7, y), (960 + k * 7, y)], 6, (70, 42, 26))
    for x in (150, 420, 690, 960):
        c.line([(x, 330), (x + (x - 555) * 0.06, 640)], 26, (96, 60, 36))
    for k in range(6):
        x = 220 + k * 134
        c.poly([(x - 30, 372), (x + 30, 372), (x + 30, 408), (x - 30, 408)], (26, 14, 12))


def _hides(c: Canvas) -> None:
    for k in range(11):
        x = 176 + k * 76
        c.line([(x, 216), (555 + (x - 555) * 1.16, 336)], 5, (90, 22, 20))
    for k in range(24):
        c.disc((120 + k * 38, 336), 10, (236, 188, 100))
    for x in (260, 520, 780):
        c.line([(x, 216), (x, 70)], 9, (110, 66, 38))
        c.poly(
            bezier([(x, 74), (x + 60, 50), (x + 130, 100)], 10) + bezier([(x + 130, 132), (x + 60, 96), (x, 140)], 10),
            (200, 40, 32),
        )


def _shields(c: Canvas) -> None:
    for k in range(5):
        scutum(c, (230 + k * 162, 520), 104, 92, (k % 2) * 3 - 1.5)


def _spears(c: Canvas) -> None:
    for k in range(6):
        x = 220 + k * 134
        c.line([(x, 392), (x + 90, 340)], 9, (130, 84, 50))
        c.poly(fit(path("0,-1 .28,0 -.28,0"), (x + 88, 341), 46, 60), (232, 238, 244))


def war_wagon(key: str) -> Field:
    """A fort on wheels: planked sides hung with shields, loopholes, a roof of hides."""
    scene = country(key, NOON, (900, 170), 620)
    body = scene.mask([(150, 330), (960, 330), (1000, 640), (110, 640)])
    scene.add(scene.solid(body, TIMBER, 12), rim=RIM)
    scene.drawn(_planks, shadow=0.4)
    top = scene.mask([(110, 336), (170, 216), (940, 216), (1000, 336)])
    scene.add(scene.solid(top, stuff((156, 46, 36), 0.4), 16), rim=RIM)
    scene.drawn(_hides, rim=RIM, shadow=0.3)
    scene.drawn(_shields, shadow=0.5)
    scene.drawn(_spears, shadow=0.4)
    for x in (260, 850):
        wheel(scene, (x, 690), 112, 8, TIMBER, True)
    scene.smoke(790, 46, 0.5, 40, DUST)
    return scene


def cornu(scene: Field, at: Point, side: int, radius: float) -> None:
    """A horn bent almost to a ring, held by its bar, its bell raised outwards and its sound going up."""
    line = [polar(at, radius, (190 + k * 4.9) if side > 0 else (-10 - k * 4.9)) for k in range(25, -27, -1)]
    bell, turn = line[0], math.degrees(math.atan2(line[1][1] - line[0][1], line[1][0] - line[0][0]))
    sound, tube = scene.canvas(), scene.canvas()
    for k in range(5):
        arc = range(-60, 50, 4) if side > 0 else range(130, 241, 4)
        sound.line([polar(bell, 130 + k * 52, a) for a in arc], 10 - k, WHITE)
    scene.lit(sound.alpha(), (255, 224, 140), 18, 0.7, 0.4)
    tube.stroke(line, lambda t: 28 + 40 * (1 - t) ** 2 + 150 * (1 - t) ** 14, WHITE)
    brass = scene.solid(tube.alpha(), GILT, 18)
    scene.add(brass, rim=WHITE, shadow=0.5, halo=(255, 200, 110), reach=24, strength=0.4)

    def fittings(c: Canvas) -> None:
        for k in (10, 19, 28, 37, 46):
            (x0, y0), (x1, y1) = line[k], line[k + 1]
            d = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
            c.line([polar((x0, y0), 34, d), polar((x0, y0), -34, d)], 16, (166, 44, 34))
        first = 45 if side > 0 else 135
        c.line([polar(at, radius, first), polar(at, radius, first + 180)], 22, (124, 70, 40))
        c.line([polar(at, radius, first), polar(at, radius, first + 180)], 7, (196, 136, 84))
        rim = curve("0,-1 .26,-.6 .34,0 .26,.6 0,1 -.2,.6 -.26,0 -.2,-.6", bell, 108, turn)
        c.poly(rim, (70, 30, 18))
        c.line(rim, 10, (255, 226, 150))

    scene.drawn(fittings, shadow=0.4)


def signal_horns(key: str) -> Field:
    """Two great curved horns of bronze, sounding from the wall at daybreak."""
    scene = country(key, SUNSET, (560, 380), 760)
    scene.burst((560, 420), 640, 0.6, 30, (255, 214, 130))
    for side in (-1, 1):
        cornu(scene, (560 + side * 270, 420), side, 236)

    def wall(c: Canvas) -> None:
        ashlar(c, (-10, 740, 1130, 830), 46, key)
        merlons(c, -30, 1130, 744, 100, 70, key)

    scene.drawn(wall, rim=RIM, shadow=0.5)
    return scene


def catapult(key: str) -> Field:
    """An onager at the moment of release, the burning stone leaving a trail."""
    scene = country(key, SUNSET, None, 620, TERRACOTTA)
    trail = scene.canvas()
    way = bezier([(420, 170), (640, 20), (900, 60), (1010, 210)], 40)
    trail.stroke(way, lambda t: 10 + 70 * t, WHITE)
    scene.shine(blur(trail.alpha(), 18), (255, 120, 40), 0.9)
    scene.shine(blur(trail.alpha(), 7), (255, 210, 110), 0.5)
    rock = scene.canvas()
    rock.poly(curve("-.9,-.2 -.5,-.9 .3,-1 .9,-.5 1,.3 .5,.9 -.3,1 -.9,.5", (1010, 210), 62), WHITE)
    scene.add(scene.solid(rock.alpha(), stuff((150, 70, 40), 0.9), 22), halo=(255, 130, 40), reach=70, strength=1.0)
    scene.shine(blur(rock.alpha(), 9), (255, 120, 30), 0.7)
    cracks = scene.canvas()
    for line in ("-50,-20 -20,-30 0,-10 30,-34", "0,-10 6,20 -24,44", "6,20 34,14 52,30", "-44,16 -20,6"):
        cracks.line(fit(path(line), (1010, 210), 1), 6, WHITE)
    scene.lit(cracks.alpha(), (255, 214, 110), 16, 0.9, 0.8)
    frame = scene.canvas()
    for dx, dy in ((40, -34), (0, 0)):
        frame.line([(150 + dx, 700 + dy), (900 + dx, 700 + dy)], 52, WHITE)
        frame.line([(600 + dx, 700 + dy), (520 + dx, 400 + dy)], 40, WHITE)
        frame.line([(760 + dx, 700 + dy), (560 + dx, 410 + dy)], 34, WHITE)
    frame.line([(500, 410), (620, 366)], 54, WHITE)
    scene.add(scene.solid(frame.alpha(), TIMBER, 12), rim=RIM, shadow=0.6)
    beam = scene.canvas()
    beam.line([(420, 690), (400, 210)], 36, WHITE)
    beam.poly(curve("-1,-.2 -.7,.4 0,.62 .7,.4 1,-.2 .6,.1 0,.24 -.6,.1", (398, 190), 86, -14), WHITE)
    scene.add(scene.solid(beam.alpha(), stuff((172, 116, 66), 0.6), 11), rim=RIM, shadow=0.5)

    def ropes(c: Canvas) -> None:
        for k in range(9):
            c.line(
                [(350 + k * 5, 640 + k * 13), (500 - k * 5, 650 + k * 12)],
                9,
                (206, 168, 110) if k % 2 else (150, 112, 66),
            )
        for k in range(6):
            c.line([(520 + k * 10, 380 + k * 2), (532 + k * 10, 430)], 7, (206, 168, 110))
        for x, y in ((180, 700), (300, 700), (700, 700), (860, 700), (620, 560), (560, 470)):
            c.disc((x, y), 14, (70, 50, 40))
            c.disc((x - 3, y - 4), 8, (226, 176, 100))

    scene.drawn(ropes, shadow=0.4)
    for x in (250, 800):
        wheel(scene, (x, 734), 74, 6)
    scene.smoke(800, 40, 0.5, 30, DUST)
    scene.sparks(130, (255, 170, 70))
    return scene


def ballista(key: str) -> Field:
    """The great bolt-thrower from behind its sights: arms drawn, iron head towards us and the sky."""
    scene = country(key, NOON, None, 660)
    scene.burst((560, 300), 560, 0.5, 26, (255, 236, 180))

    def arms(c: Canvas) -> None:
        for s in (-1, 1):
            c.stroke(
                bezier([(560 + s * 150, 430), (560 + s * 330, 400), (560 + s * 500, 470), (560 + s * 520, 560)], 24),
                lambda t: 54 - 28 * t,
                WHITE,
            )

    legs = scene.canvas()
    for x0, x1 in ((470, 300), (650, 820), (560, 560)):
        legs.line([(x0, 520), (x1, 830)], 40, WHITE)
    scene.add(scene.solid(legs.alpha(), TIMBER, 11), rim=RIM, shadow=0.5)
    scene.drawn(arms, stuff((172, 110, 60), 0.6), 13, rim=RIM, shadow=0.5)

    def string(c: Canvas) -> None:
        c.line([(40, 560), (560, 730), (1080, 560)], 9, (240, 226, 190))

    scene.drawn(string, shadow=0.3)
    for s in (-1, 1):
        box = scene.mask([(560 + s * 110, 300), (560 + s * 230, 300), (560 + s * 230, 560), (560 + s * 110, 560)])
        scene.add(scene.solid(box, BRONZE, 14), rim=RIM, shadow=0.5)

        def coils(c: Canvas, s: int = s) -> None:
            for k in range(7):
                c.line(
                    [(560 + s * (128 + k * 14), 316), (560 + s * (128 + k * 14), 544)],
                    11,
                    (214, 178, 120) if k % 2 else (160, 120, 74),
                )
            for y in (300, 560):
                c.line([(560 + s * 100, y), (560 + s * 240, y)], 30, (120, 82, 50))
                for k in range(4):
                    c.disc((560 + s * (118 + k * 35), y), 8, (255, 224, 140))

        scene.drawn(coils, shadow=0.3)
    slider = scene.mask([(500, 330), (620, 330), (650, 790), (470, 790)])
    scene.add(scene.solid(slider, TIMBER, 14), rim=RIM, shadow=0.6)
    bolt = scene.canvas()
    bolt.poly([(544, 740), (576, 740), (572, 190), (548, 190)], WHITE)
    for s in (-1, 1):
        bolt.poly([(560 + s * 12, 600), (560 + s * 62, 690), (560 + s * 62, 760), (560 + s * 12, 720)], WHITE)
    scene.add(scene.solid(bolt.alpha(), stuff((196, 60, 44), 0.6), 8), rim=RIM, shadow=0.6)
    head = scene.mask(twin("0,-1.5 .42,-.3 .66,.36 .22,.2 .18,.6 0,.6", (560, 170), 96))
    scene.add(scene.solid(head, EDGE, 16), rim=WHITE, shadow=0.4, halo=(255, 240, 200), reach=30, strength=0.6)
    return scene
