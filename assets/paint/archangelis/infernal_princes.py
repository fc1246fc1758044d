"""The crowned Princes, and the two demons without a rank."""

from __future__ import annotations

from PIL import ImageChops

from ..brush import Color, Point, Stops, bezier, blur, lerp, mix, pointed, polar, radial, rng, stars
from ..motifs.arms import emblem
from ..motifs.wings import LOWERED, RAISED, SOARING, wing
from . import infernal_beasts as beasts
from . import infernal_parts as parts
from .infernal_scene import (
    ASH,
    BLACK,
    BONE,
    DARK_GOLD,
    DUSK,
    MOON,
    ROSE,
    SOOT,
    SOOTRED,
    TEAL,
    WHITE,
    Palette,
    Scene,
    curve,
    fit,
    metal,
    path,
    twin,
)


def court(key: str, air: Palette, at: Point, skin: Color | None, span: float = 470) -> Scene:
    """What surrounds a Prince: veined air, light behind, two pairs of wings."""
    scene = Scene(key, air)
    scene.sky()
    scene.veins(air.glow, 120, 0.35)
    scene.burst(at, 640, 0.95, 30)
    if skin:
        for turn, size in ((38, span * 0.85), (-4, span)):
            wings = parts.bat_wings(scene, (at[0], at[1] + 120), size, skin, turn, 4, 34)
            scene.add(wings, rim=air.rim, halo=air.glow, reach=44, strength=0.3)
    return scene


def crowned(scene: Scene, at: Point, width: float, points: int = 7, stops: Stops = DARK_GOLD) -> None:
    """The crown of a Prince, shining."""
    scene.add(parts.crown(scene, at, width, points, stops), rim=WHITE, halo=scene.air.glow, reach=34, strength=0.8)


def vassago() -> Scene:
    head, scale = (560.0, 270.0), 98
    scene = court("vassago", TEAL, head, (16, 92, 98))
    robe = metal((70, 110, 116))
    scene.add(parts.horns(scene, head, scale, "sweep", BONE), rim=scene.air.rim)
    scene.add(parts.cloak(scene, head, scale, robe, 1.0), rim=scene.air.rim)
    scene.add(parts.hood(scene, head, scale, robe), rim=scene.air.rim)
    parts.eyes(scene, head, scale, (150, 255, 230))
    crowned(scene, (560, 175), 150)
    orb = (560.0, 585.0)
    claws = scene.canvas()
    for s in (-1, 1):
        for k in range(5):
            root = (orb[0] + s * (176 - k * 4), orb[1] + 190 - k * 14)
            tip = polar(orb, 132, 90 - s * (20 + k * 27))
            bend = polar(orb, 205, 90 - s * (26 + k * 22))
            claws.stroke(bezier([root, bend, tip], 16), lambda t: 40 * (1 - t) ** 0.7 + 3, WHITE)
    crystal(scene, orb, 150, (90, 255, 226))
    parts.great_eye(scene, orb, 170, (40, 220, 200))
    scene.add(scene.solid(claws.alpha(), metal((90, 120, 120)), 9), rim=scene.air.rim, shadow=0.6)
    scene.smoke(760, 70, 0.7, 120)
    scene.sparks(60)
    return scene


def crystal(scene: Scene, at: Point, radius: float, color: Color) -> None:
    """A ball of glass with light in it."""
    disc = scene.canvas()
    disc.disc(at, radius, WHITE)
    ball = disc.alpha()
    scene.lit(blur(ball, 2), mix(color, BLACK, 0.72), radius * 0.5, 1.0, 0.0)
    scene.dim(ball, 0.55, mix(color, BLACK, 0.9))
    rim = ImageChops.subtract(ball, blur(ball, radius * 0.16))
    scene.shine(ImageChops.multiply(ball, rim.point([min(255, v * 3) for v in range(256)])), color, 0.9)
    glint = radial(scene.size, (at[0] - radius * 0.42, at[1] - radius * 0.5), (radius * 0.34, radius * 0.2), 1.4)
    scene.shine(glint, WHITE, 0.8)


def sitri() -> Scene:
    scene = court("sitri", ROSE, (560, 330), None)
    coat: Stops = ((0.0, (255, 226, 200)), (0.4, (226, 130, 110)), (0.75, (130, 26, 60)), (1.0, (240, 110, 120)))
    for pose, span, turn, drop in ((LOWERED, 430, -22, 60), (RAISED, 470, 22, 0)):
        canvas = scene.canvas((90, 20, 50))
        for side in (-1, 1):
            wing(canvas, (560 + side * 60, 400 + drop), span, pose, side, coat, 15, ("sitri", span), turn)
        scene.add(canvas.image(), rim=scene.air.rim, halo=(255, 110, 120), reach=40, strength=0.4)
    heart = twin("0,-.42 .30,-.80 .72,-.78 .92,-.35 .74,.15 .36,.58 0,.95", (560, 650), 124)
    scene.fire(700, 360, 60, (420, 700))
    scene.add(
        scene.solid(heart, metal((170, 10, 34)), 34), rim=(255, 210, 190), halo=(255, 60, 80), reach=60, strength=0.9
    )
    scene.add(parts.horns(scene, (560, 290), 132, "sweep", SOOT, 0.36), rim=scene.air.rim)
    beasts.leopard(scene, (560, 336), 168, metal((206, 140, 84)), (255, 236, 120))
    crowned(scene, (560, 152), 200)
    scene.fire(800, 190, 40, (440, 680))
    scene.smoke(760, 70, 0.6, 120)
    scene.sparks(90)
    return scene


def seere() -> Scene:
    scene = Scene("seere", ASH)
    scene.sky((420, 60), 0.4, -9)
    scene.burst((300, 330), 760, 1.0, 30)
    streaks = scene.canvas()
    source = rng("seere")
    for _ in range(80):
        x, y, long = source.uniform(200, 1150), source.uniform(120, 760), source.uniform(120, 520)
        streaks.stroke(
            [(x, y), (x + long / 2, y + long * 0.05), (x + long, y + long * 0.1)], source.uniform(2, 9), WHITE
        )
    scene.shine(blur(streaks.alpha(), 2.5), (255, 246, 224), 0.5)
    scene.smoke(640, 80, 0.7, 60)
    plume: Stops = ((0.0, (255, 250, 236)), (0.45, (190, 172, 158)), (0.8, (96, 70, 66)), (1.0, (220, 120, 60)))
    beasts.winged_horse(scene, (580, 520), 250, metal((120, 106, 104), 0.9), (255, 224, 170), plume)
    scene.add(
        parts.crown(scene, (322, 186), 116, 5, DARK_GOLD), rim=WHITE, halo=(255, 214, 130), reach=30, strength=1.0
    )
    scene.smoke(740, 60, 0.8, 20)
    scene.sparks(70, (255, 200, 120))
    return scene


def stolas() -> Scene:
    scene = court("stolas", DUSK, (560, 300), None)
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "stolas", 700, 3))
    dial = scene.canvas()
    centre = (560.0, 340.0)
    for radius, width in ((330, 8), (296, 3), (226, 4)):
        dial.ring(centre, radius, width, WHITE)
    for k in range(72):
        reach = 26 if k % 6 == 0 else 12
        dial.line([polar(centre, 330, k * 5), polar(centre, 330 - reach, k * 5)], 3, WHITE)
    for k in range(12):
        emblem(dial, ("star", "moon", "sun")[k % 3], polar(centre, 262, k * 30 - 90), 26, WHITE)
    scene.add(scene.leaf(dial.alpha(), DARK_GOLD, 3), halo=(255, 190, 100), reach=20, strength=0.6, shadow=0.3)
    beasts.owl(scene, (560, 318), 150, metal((128, 116, 150)), (255, 190, 60))
    crowned(scene, (560, 142), 160)
    scene.smoke(760, 60, 0.85, 110)
    scene.sparks(40)
    return scene


def orobas() -> Scene:
    scene = court("orobas", SOOTRED, (600, 300), (110, 16, 18), 480)
    scene.add(parts.throne(scene, (600, 420), 150, SOOT, DARK_GOLD), rim=scene.air.rim)
    mane, source = scene.canvas(), rng("orobas mane")
    at, scale = (500.0, 350.0), 250
    for k in range(46):
        t = k / 45
        root = fit([(lerp(0.34, 1.5, t), lerp(-0.86, 0.9, t))], at, scale)[0]
        reach = source.uniform(0.5, 0.95)
        end = polar(root, scale * reach, -30 + source.uniform(-40, 26))
        bend = polar(root, scale * reach * 0.5, -70 + source.uniform(-20, 30))
        mane.stroke(bezier([root, bend, end], 14), pointed(scale * 0.14, 0.7), WHITE)
    flame = mane.alpha()
    scene.lit(blur(flame, 3), (255, 90, 24), 50, 0.9, 0.2)
    scene.shine(ImageChops.multiply(flame, radial(scene.size, (680, 420), 330, 1.0)), (255, 220, 120), 0.8)
    horn = scene.canvas()
    for s in (0.0, 0.24):
        horn.stroke(
            bezier(fit(path(f"{0.02 + s},-.7 {-0.2 + s},-1.0 {-0.3 + s},-1.3"), at, scale), 16), pointed(44, 0.8), WHITE
        )
    scene.add(scene.solid(horn.alpha(), SOOT, 10), rim=scene.air.rim)
    beasts.horse_head(scene, at, scale, metal((150, 122, 116), 0.85), (255, 90, 30))
    crowned(scene, (548, 122), 170)
    scene.fire(850, 220, 60)
    scene.smoke(770, 60, 0.7, 90)
    scene.sparks(100)
    return scene


# ---------------------------------------------------------------- without rank


def lilith() -> Scene:
    scene = Scene("lilith", MOON)
    scene.sky()
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "lilith", 400, 2))
    moon_at = (560.0, 340.0)
    scene.burst(moon_at, 560, 0.8, 0)
    parts.moon(scene, moon_at, 300, (252, 236, 214))
    scene.smoke(560, 80, 0.6, 40)
    night = metal((70, 60, 84), 0.97)
    plume: Stops = ((0.0, (120, 110, 116)), (0.4, (70, 60, 70)), (0.75, (40, 26, 34)), (1.0, (130, 60, 56)))
    wings = scene.canvas((30, 24, 30))
    for side in (-1, 1):
        wing(wings, (560 + side * 40, 380), 430, SOARING, side, plume, 15, "lilith", 8)
    scene.add(wings.image(), rim=scene.air.rim, shadow=0.4)
    body = scene.mask(
        twin(
            "0,-1.62 .17,-1.56 .23,-1.36 .18,-1.12 .09,-.98 .12,-.86 .36,-.76 .40,-.5 .27,-.2"
            " .22,.1 .36,.5 .50,1.0 .86,2.0 0,2.1",
            (560, 500),
            180,
        )
    )
    hair, source = scene.canvas(), rng("lilith hair")
    for k in range(60):
        s = 1 if k % 2 else -1
        root = (560 + s * source.uniform(0, 36), 218 + source.uniform(0, 50))
        drift = source.uniform(30, 150)
        end = (560 + s * drift, 430 + source.uniform(0, 190))
        hair.stroke(
            bezier([root, (560 + s * (60 + drift * 0.2), 210), (560 + s * drift * 0.5, 380 + drift * 0.2), end], 20),
            pointed(26, 0.7),
            WHITE,
        )
    scene.add(scene.solid(hair.alpha(), metal((110, 60, 70), 0.96), 5), rim=(255, 210, 190))
    scene.add(scene.solid(body, night, 24), rim=scene.air.rim)
    scene.add(parts.horns(scene, (560, 238), 64, "bull", BONE, 0.3), rim=WHITE)
    parts.eyes(scene, (560, 252), 84, (255, 70, 50), 0.12, 0.16)
    coil = fit(path("1.9,2.2 .6,1.3 -.55,1.0 -.5,.5 .42,.30 .46,-.1 -.3,-.28 -.62,-.62 -1.2,-.55"), (560, 500), 180)
    scene.add(parts.serpent_body(scene, coil, 50, metal((84, 130, 96)), 0.4, 70), rim=(190, 255, 200))
    parts.snake_head(scene, (330, 404), 52, -8, metal((92, 142, 104)), (255, 226, 90))
    for x in (150, 970):
        beasts.owl(scene, (x, 600), 62, metal((150, 140, 140)), (255, 210, 90))
    scene.smoke(740, 70, 0.8, 110)
    return scene


def legion() -> Scene:
    scene = Scene("legion", SOOTRED)
    scene.sky()
    scene.veins((255, 60, 30), 90, 0.5)
    scene.burst((560, 330), 600, 0.95, 20)
    source = rng("legion")
    mass = scene.canvas()
    mass.poly(
        curve(
            "-.9,3.2 -1.3,1.6 -1.1,.4 -.95,-.5 -1.35,-1.55 -.62,-1.05 0,-1.2 .62,-1.05 1.35,-1.55"
            " .95,-.5 1.1,.4 1.3,1.6 .9,3.2",
            (560, 370),
            190,
        ),
        WHITE,
    )
    for _ in range(130):
        d = source.uniform(-215, 35)
        root = (560 + 185 * polar((0, 0), 1, d)[0], 400 + 230 * polar((0, 0), 1, d)[1])
        reach = source.uniform(60, 150)
        bend = polar(root, reach * 0.6, d + source.uniform(-40, 40))
        mass.stroke(bezier([root, bend, polar(root, reach, d)], 10), pointed(source.uniform(30, 60), 0.8), WHITE)
    scene.add(
        scene.solid(blur(mass.alpha(), 2), metal((74, 30, 34), 0.97), 22),
        rim=(255, 120, 70),
        halo=(255, 50, 20),
        reach=60,
        strength=0.5,
    )
    bats = scene.canvas((10, 3, 5))
    for k in range(150):
        ring = source.uniform(0, 1)
        d = k * 37 + ring * 60
        spot = (560 + polar((0, 0), lerp(330, 620, ring), d)[0], 380 + polar((0, 0), lerp(250, 430, ring), d)[1])
        size = lerp(18, 44, source.random() ** 2) * lerp(0.9, 1.2, ring)
        flap = source.uniform(-0.5, 0.3)
        bats.poly(
            fit(
                path(
                    f"0,-.2 .2,-.35 .3,-.1 1.0,{flap} .8,{flap + 0.5} .5,.25 .2,.5 0,.3"
                    f" -.2,.5 -.5,.25 -.8,{flap + 0.5} -1.0,{flap} -.3,-.1 -.2,-.35"
                ),
                spot,
                size,
                source.uniform(-40, 40),
            ),
            (10, 3, 5),
        )
    scene.add(bats.image(), rim=(255, 90, 50), shadow=0.3)
    spots: list[tuple[Point, float]] = [((470.0, 330.0), 120.0), ((650.0, 330.0), 120.0)]
    while len(spots) < 34:
        at, width = (560 + source.gauss(0, 130), 400 + source.gauss(0, 140)), source.uniform(30, 84)
        clear = all(abs(at[0] - x) > (width + w) * 0.6 or abs(at[1] - y) > (width + w) * 0.34 for (x, y), w in spots)
        if clear and abs(at[0] - 560) < 230 and 190 < at[1] < 740:
            spots.append((at, width))
    for k, (at, width) in enumerate(spots):
        parts.ember_eye(scene, at, width, source.uniform(-24, 24) if k > 1 else 16 * (1 if k == 0 else -1))
    scene.smoke(770, 60, 0.6, 100)
    scene.sparks(120)
    return scene
