"""The seven profane humans: robed silhouettes at their work, each in a place of its own."""

from __future__ import annotations

import math

from PIL import Image

from ..brush import Canvas, Color, Point, Stops, bezier, blur, mix, placed, pointed, polar, rng
from ..motifs.arms import banner, blade
from ..motifs.figures import folds
from ..motifs.regalia import skull
from ..motifs.sigils import seal_rings, star_polygon
from . import infernal_parts as parts
from .infernal_scene import (
    BILE,
    BLACK,
    BONE,
    BRASS,
    DARK_GOLD,
    OXBLOOD,
    SOOT,
    STEEL,
    SULPHUR,
    TEAL,
    VIOLET,
    WHITE,
    Palette,
    Scene,
    curve,
    fit,
    metal,
    path,
    twin,
)
from .places_land import crowd, ridge, trunk

SLEEVES = {
    "raised": ".10,-.76 .21,-.80 .25,-1.02",
    "wide": ".10,-.76 .26,-.72 .40,-.80",
    "down": ".10,-.76 .17,-.58 .15,-.40",
    "fore": ".10,-.76 .18,-.60 .10,-.50",
    "blessing": ".10,-.76 .24,-.72 .27,-.92",
}


def robed(
    scene: Scene,
    foot: Point,
    height: float,
    stops: Stops,
    arms: tuple[str, str] = ("down", "down"),
    head: str = "hood",
    rim: Color | None = None,
) -> None:
    """A robed person seen against the light; arms name the left and the right sleeve (see SLEEVES)."""
    robe = twin("0,-.86 .07,-.84 .125,-.76 .12,-.55 .16,-.28 .25,0 0,.015", foot, height)
    lines = [fit([(0.02 * k, -0.7), (0.025 * k, -0.4), (0.045 * k, 0)], foot, height) for k in range(-5, 6)]
    sleeves, hands = scene.canvas(), scene.canvas()
    for flip, arm in zip((True, False), arms, strict=True):
        line = bezier(fit(path(SLEEVES[arm]), foot, height, 0, flip), 16)
        sleeves.stroke(line, lambda t: height * (0.085 + 0.075 * t * t), WHITE)
        _hand(hands, line[-3], line[-1], height * 0.036)
    rim = rim or scene.air.rim
    drapery = folds(scene.size, lines, height * 0.025) if height > 320 else None
    scene.add(scene.solid(robe, stops, height * 0.05, drapery), rim=rim)
    scene.add(scene.solid(hands.alpha(), metal((190, 140, 120)), height * 0.02), rim=rim, shadow=0.2)
    scene.add(scene.solid(sleeves.alpha(), stops, height * 0.04), rim=rim, shadow=0.4)
    top = (foot[0], foot[1] - height * 0.90)
    if head == "hat":
        brim = scene.mask(
            curve("-1.2,.12 0,.34 1.2,.12 .5,-.12 -.5,-.12", top, height * 0.14),
            curve("-.52,0 -.3,-.8 .25,-1.6 .95,-1.9 .5,-1.2 .52,0", top, height * 0.14),
        )
        hair = scene.mask(twin("0,-.2 .5,.1 .62,.7 .5,1.3 .2,1.0 0,1.0", top, height * 0.12))
        scene.add(scene.solid(hair, metal((120, 70, 50)), height * 0.03), rim=rim, shadow=0.3)
        scene.add(scene.solid(brim, stops, height * 0.03), rim=rim)
        return
    scene.add(parts.hood(scene, (top[0], top[1] + height * 0.015), height * 0.115, stops), rim=rim, shadow=0.4)
    if head == "crown":
        scene.add(
            parts.crown(scene, (top[0], top[1] - height * 0.06), height * 0.15, 5, DARK_GOLD),
            halo=scene.air.glow,
            reach=18,
        )


def _hand(canvas: Canvas, wrist: Point, palm: Point, size: float) -> None:
    """An open hand beyond a sleeve."""
    heading = math.degrees(math.atan2(palm[1] - wrist[1], palm[0] - wrist[0]))
    middle = polar(palm, size * 0.5, heading)
    canvas.line([palm, middle], size * 0.8, WHITE)
    canvas.disc(middle, size * 0.5, WHITE)
    for k in range(5):
        lean = (k - 2) * 19
        tip = polar(middle, size * (1.5 if 0 < k < 4 else 1.15), heading + lean)
        canvas.line([middle, tip], size * 0.24, WHITE)
        canvas.disc(tip, size * 0.12, WHITE)


def stage(key: str, air: Palette, light: Point, reach: float = 560, strength: float = 0.9, beams: int = 22) -> Scene:
    """The air of a scene with its light."""
    scene = Scene(key, air)
    scene.sky()
    scene.burst(light, reach, strength, beams)
    return scene


def floor(scene: Scene, y: float, dark: Color, lit: Color, swing: float = 14) -> None:
    """The ground people stand on."""
    ridge(scene, y, swing, dark, lit, y, 7, 0.12, rim=mix(scene.air.rim, lit, 0.5))


def candles(scene: Scene, spots: list[Point], size: float, color: Color = (255, 190, 80)) -> None:
    """Burning candles."""
    wax, fire = scene.canvas((190, 170, 140)), scene.canvas()
    for x, y in spots:
        wax.poly(
            [(x - size * 0.2, y), (x - size * 0.2, y - size), (x + size * 0.2, y - size), (x + size * 0.2, y)],
            (186, 160, 130),
        )
        fire.poly(curve("0,-1.75 .16,-1.3 .12,-1.05 0,-1.0 -.12,-1.05 -.16,-1.3", (x, y), size), WHITE)
    scene.add(wax.image(), shadow=0.4)
    scene.lit(fire.alpha(), color, size * 0.8, 1.0, 1.0)


def cultist() -> Scene:
    scene = stage("cultist", OXBLOOD, (560, 290), 560, 0.9, 0)
    seal = scene.canvas()
    seal_rings(seal, (560, 290), 262, "cultist")
    star_polygon(seal, (560, 290), 206, 5, 2, 9)
    scene.lit(seal.alpha(), (255, 70, 40), 26, 0.9, 0.6)
    floor(scene, 730, (26, 8, 10), (110, 36, 28))
    for x in (190, 930):
        robed(scene, (x, 800), 400, metal((92, 40, 42)), ("fore", "fore"))
    candles(scene, [(330, 770), (400, 790), (720, 790), (790, 770)], 54)
    robed(scene, (560, 850), 600, metal((120, 44, 44)), ("raised", "raised"))
    scene.smoke(770, 50, 0.5, 60)
    scene.sparks(80)
    return scene


def witch() -> Scene:
    scene = stage("witch", BILE, (700, 250), 420, 0.5, 0)
    parts.moon(scene, (770, 230), 150, (226, 240, 190))
    tree = scene.canvas((8, 12, 8))
    trunk(tree, (120, 800), 640, 70, (8, 12, 8), "witch tree", 0.3, 5)
    scene.add(tree.image(), rim=(150, 190, 120), shadow=0.2)
    floor(scene, 700, (10, 18, 10), (60, 90, 44))
    robed(scene, (420, 790), 560, metal((74, 60, 92)), ("blessing", "wide"), "hat", (200, 255, 150))
    pot = (770.0, 640.0)
    scene.fire(790, 150, 26, (660, 880))
    scene.fire(590, 330, 34, (680, 860), BILE.fire)
    scene.shine(blur(scene.mask(curve("-1.2,-.5 0,-.9 1.2,-.5 0,0", pot, 150)), 30), (170, 255, 90), 0.9)
    body = scene.mask(twin("0,-.62 .92,-.62 1.04,-.5 .88,-.42 1.08,0 .86,.52 .4,.8 0,.86", pot, 150))
    scene.add(scene.solid(body, SOOT, 34), rim=(190, 255, 120))
    brew = scene.canvas()
    brew.disc((pot[0], pot[1] - 84), (128, 22), WHITE)
    for k in range(9):
        brew.disc((pot[0] - 90 + k * 23, pot[1] - 96 - (k * 37) % 60), 7 + (k * 5) % 11, WHITE)
    scene.lit(brew.alpha(), (160, 255, 80), 40, 1.0, 0.6)
    scene.smoke(780, 50, 0.6, 80)
    scene.sparks(70)
    return scene


def alchemist() -> Scene:
    scene = stage("alchemist", BRASS, (560, 330), 560, 0.7, 0)
    shelf = scene.canvas((30, 18, 12))
    source = rng("shelf")
    for y in (150, 300):
        shelf.poly([(60, y), (1060, y), (1060, y + 16), (60, y + 16)], (52, 32, 20))
        x = 80.0
        while x < 1030:
            wide, tall = source.uniform(22, 52), source.uniform(50, 112)
            if not 400 < x < 700:
                tone = mix(
                    (70, 44, 30), source.choice([(130, 40, 30), (50, 90, 90), (130, 100, 40), (60, 50, 90)]), 0.5
                )
                shelf.poly([(x, y), (x + wide * 0.06, y - tall), (x + wide, y - tall), (x + wide, y)], tone)
                shelf.line(
                    [(x + wide * 0.5, y - tall * 0.9), (x + wide * 0.5, y - tall * 0.2)],
                    2,
                    mix(tone, WHITE, 0.3),
                    solid=False,
                )
            x += wide + source.uniform(4, 22)
    scene.add(shelf.image(), rim=(190, 130, 70))
    scene.burst((560, 420), 420, 0.7, 18, (90, 255, 220))
    robed(scene, (560, 900), 660, metal((120, 82, 56)), ("blessing", "blessing"), "hood", (150, 255, 226))
    table = scene.mask([(20, 690), (1100, 690), (1160, 760), (1160, 840), (-40, 840), (-40, 760)])
    scene.add(scene.solid(table, metal((120, 78, 48)), 14), rim=(255, 200, 130), shadow=0.7)
    flask(scene, (560, 590), 130, (60, 255, 210))
    flask(scene, (270, 620), 92, (255, 90, 50), 0.5)
    flask(scene, (850, 620), 92, (190, 90, 255), 0.5)
    tube = scene.canvas()
    for s in (-1, 1):
        tube.line(
            bezier([(560 + s * 12, 420), (560 + s * 60, 330), (560 + s * 250, 360), (560 + s * 290, 505)], 30), 9, WHITE
        )
    scene.add(scene.leaf(tube.alpha(), DARK_GOLD, 3), halo=(255, 200, 110), reach=14)
    candles(scene, [(110, 716), (1010, 716)], 60)
    scene.sparks(60)
    return scene


def flask(scene: Scene, at: Point, size: float, color: Color, neck: float = 0.9) -> None:
    """A round flask with a luminous liquor."""
    glass = scene.mask(
        twin(f"0,{-1.0 - neck * 0.5} .20,{-1.0 - neck * 0.5} .17,-.8 .42,-.6 .82,-.1 .80,.45 .45,.80 0,.86", at, size)
    )
    liquor = scene.mask(twin("0,-.08 .80,-.08 .76,.42 .42,.75 0,.80", at, size))
    scene.dim(glass, 0.5, mix(color, BLACK, 0.85))
    scene.lit(liquor, mix(color, BLACK, 0.25), size * 0.7, 0.9, 0.25)
    bubbles = scene.canvas()
    source = rng(scene.key, at)
    for _ in range(12):
        bubbles.disc(
            (at[0] + source.uniform(-0.5, 0.5) * size, at[1] + source.uniform(0, 0.6) * size),
            size * source.uniform(0.02, 0.07),
            WHITE,
        )
    scene.shine(bubbles.alpha(), mix(color, WHITE, 0.7), 0.8)
    edge = blur(glass, 2).point([min(255, round(255 - abs(v - 128) * 2)) for v in range(256)])
    scene.shine(edge, mix(color, WHITE, 0.75), 0.9)
    scene.shine(blur(scene.mask(curve("-.55,-.3 -.35,-.5 -.5,0 -.62,.2", at, size)), 2), WHITE, 0.7)


def warlock() -> Scene:
    scene = stage("warlock", VIOLET, (560, 330), 600, 0.8, 24)
    scene.veins((230, 140, 255), 100, 0.5)
    for k, (x0, x1) in enumerate(((160, 60), (960, 1060))):
        parts.lightning(scene, (x0, -20), (x1, 560), 9, (230, 160, 255), k)
    ridge(scene, 640, 50, (20, 10, 34), (92, 54, 130), "far", 6, 0.3)
    circle = scene.canvas()
    for k in range(12):
        spot = (560 + polar((0, 0), 400, k * 30)[0], 430 + polar((0, 0), 250, k * 30)[1])
        parts.rune(circle, spot, 40, 10, ("warlock", k), (k % 3 - 1) * 14)
    scene.lit(circle.alpha(), (236, 130, 255), 24, 1.0, 0.8)
    ridge(scene, 770, 20, (10, 4, 18), (70, 40, 100), "crag", 5, 0.25, rim=scene.air.rim)
    robed(scene, (560, 810), 600, metal((86, 60, 120)), ("blessing", "blessing"))
    staff = scene.canvas()
    staff.line([(742, 800), (726, 250)], 15, WHITE)
    for s in (-1, 1):
        staff.stroke(bezier([(727, 270), (727 + s * 66, 240), (727 + s * 46, 150)], 14), pointed(22, 0.6), WHITE)
    scene.add(scene.solid(staff.alpha(), metal((150, 110, 80)), 5), rim=scene.air.rim)
    orb = scene.canvas()
    orb.disc((726, 205), 38, WHITE)
    scene.lit(orb.alpha(), (236, 110, 255), 80, 1.1, 0.8)
    parts.lightning(scene, (720, 210), (392, 250), 7, (240, 180, 255), "arc", 3)
    scene.smoke(770, 56, 0.7, 60)
    scene.sparks(70)
    return scene


def false_prophet() -> Scene:
    scene = stage("false-prophet", SULPHUR, (560, 270), 620, 1.0, 34)
    shadow = scene.mask(
        twin(
            "0,-1.0 .30,-1.0 .75,-1.75 .62,-.8 .56,-.3 .9,0 1.5,.2 2.6,-.5 2.9,-1.1 2.95,-.2 2.2,.7 1.35,1.2 1.3,3 0,3",
            (560, 330),
            200,
        )
    )
    scene.dim(blur(shadow, 8), 0.78, (40, 8, 4))
    parts.eyes(scene, (560, 250), 210, (255, 60, 20), 0.14, 0.26)
    ridge(scene, 640, 16, (40, 22, 8), (150, 96, 30), "mound", 6, 0.15, rim=(255, 214, 110))
    ring = scene.canvas()
    ring.ring((560, 296), 104, 12, WHITE)
    ring.ring((560, 296), 82, 3, WHITE)
    scene.add(scene.leaf(ring.alpha(), DARK_GOLD, 4), halo=(255, 230, 130), reach=40, strength=1.0)
    robed(scene, (560, 730), 480, metal((206, 190, 160), 0.6), ("wide", "wide"), "hood", (255, 244, 200))
    crowd(scene, 716, 66, (20, 9, 6), "people", False, (255, 190, 80))
    hands = scene.canvas((20, 9, 6))
    source = rng("hands")
    for k in range(9):
        elbow = (70 + k * 122 + source.uniform(-30, 30), 790.0)
        wrist = (elbow[0] + source.uniform(-14, 30), 640 + source.uniform(-24, 40))
        hands.stroke([elbow, ((elbow[0] + wrist[0]) / 2, 710), wrist], lambda t: 30 * (1 - 0.45 * t), WHITE)
        _hand(hands, elbow, wrist, 26)
    scene.add(scene.solid(hands.alpha(), metal((70, 36, 20), 0.97), 5), rim=(255, 190, 80), shadow=0)
    scene.sparks(60)
    return scene


def tyrant() -> Scene:
    scene = stage("tyrant", STEEL, (560, 280), 560, 0.85, 26)
    flags = scene.canvas((90, 10, 20))
    for x, wide in ((170, 190), (950, 190)):
        banner(flags, (x, 40), wide, 560, (130, 14, 24), "crown", x, (220, 180, 110))
    scene.add(flags.image(), rim=(255, 170, 150))
    scene.add(
        parts.throne(scene, (560, 430), 138, SOOT, DARK_GOLD),
        rim=scene.air.rim,
        halo=(255, 90, 60),
        reach=40,
        strength=0.4,
    )
    stairs = scene.canvas()
    for k in range(4):
        y, wide = 640 + k * 50, 250 + k * 90
        stairs.poly([(560 - wide, y), (560 + wide, y), (560 + wide, y + 60), (560 - wide, y + 60)], WHITE)
    scene.add(scene.solid(stairs.alpha(), metal((92, 98, 112)), 8), rim=scene.air.rim)
    seat = (560.0, 690.0)
    red = metal((170, 26, 34))
    cape = scene.mask(twin("0,-.74 .2,-.7 .32,-.4 .42,.0 .62,.34 0,.36", seat, 560))
    scene.add(scene.solid(cape, red, 30), rim=(255, 190, 170))
    lap = twin("0,-.36 .12,-.37 .20,-.28 .22,-.16 .20,.02 .26,.26 0,.28", seat, 560)
    lines = [
        fit([(x * 0.6, -0.2), (x, -0.1), (x * 1.1, 0.26)], seat, 560) for x in (-0.2, -0.14, -0.05, 0.05, 0.14, 0.2)
    ]
    scene.add(scene.solid(lap, metal((96, 84, 96)), 30, folds(scene.size, lines, 20)), rim=scene.air.rim)
    head = (560.0, 356.0)
    scene.add(_upper(scene, head), rim=scene.air.rim)
    scene.add(parts.helm(scene, head, 66, metal((120, 124, 138)), DARK_GOLD, "cross"), rim=scene.air.rim)
    parts.eyes(scene, head, 70, (255, 70, 40), 0.1, 0.22)
    scene.add(
        parts.crown(scene, (560, 304), 130, 7, DARK_GOLD), rim=WHITE, halo=(255, 190, 110), reach=30, strength=0.9
    )
    sword = blade(scene.size, (560, 520), (560, 800), 30, ((220, 228, 240), (96, 106, 130)), "tyrant", DARK_GOLD)
    scene.add(sword, halo=(255, 70, 50), reach=30, strength=0.6)
    scene.smoke(790, 46, 0.6, 50)
    return scene


def _upper(scene: Scene, head: Point) -> Image.Image:
    """The breast and shoulders of one who sits."""
    layer = parts.pauldrons(scene, head, 78, metal((120, 124, 138)), DARK_GOLD, 3, 2)
    layer.paste((0, 0, 0, 0), (0, round(head[1] + 200), scene.size[0], scene.size[1]))
    return layer


def necromancer() -> Scene:
    scene = stage("necromancer", TEAL, (560, 300), 560, 0.75, 0)
    ghost = placed(skull((520, 640), (260, 330), 420, metal((150, 226, 206), 0.6)), scene.size, (300, -40))
    scene.add(ghost, rim=(190, 255, 240), halo=(90, 255, 220), reach=60, strength=0.5, shadow=0)
    scene.rounded(ghost.getchannel("A"), 70, 0.9, (2, 24, 28))
    sockets = scene.canvas()
    for x in (470, 650):
        sockets.disc((x, 304), 20, WHITE)
    scene.lit(sockets.alpha(), (150, 255, 110), 50, 1.1, 0.9)
    scene.smoke(560, 90, 0.8, 160)
    for x, y, size, tilt in ((150, 640, 120, -6), (960, 630, 130, 7), (330, 610, 84, 4), (810, 600, 84, -4)):
        stone = scene.mask(
            fit(path("-.5,1.2 -.5,-.3 -.42,-.62 -.22,-.85 0,-.92 .22,-.85 .42,-.62 .5,-.3 .5,1.2"), (x, y), size, tilt)
        )
        scene.add(scene.solid(stone, metal((92, 110, 112)), 12), rim=scene.air.rim)
    floor(scene, 720, (6, 20, 20), (44, 92, 84))
    robed(scene, (560, 830), 570, metal((50, 70, 74)), ("blessing", "raised"))
    scythe = scene.canvas()
    scythe.line([(400, 800), (412, 200)], 13, WHITE)
    scythe.poly(curve("0,0 -.9,-.55 -2.3,-.15 -1.2,-.12 -.1,.34", (412, 216), 96, 0, True), WHITE)
    scene.add(scene.solid(scythe.alpha(), metal((150, 170, 170)), 5), rim=scene.air.rim)
    bones = scene.canvas()
    for x, tall, s in ((180, 190, 1), (300, 130, -1), (800, 150, 1), (930, 210, -1)):
        wrist = (x, 800 - tall)
        bones.line([(x, 830), wrist], 15, WHITE)
        for k in range(5):
            d = -90 + (k - 2) * 24 + s * 8
            knuckle = polar(wrist, 46, d)
            bones.line([wrist, knuckle, polar(knuckle, 36, d + s * (k - 1) * 10)], 10, WHITE)
    scene.add(scene.solid(bones.alpha(), BONE, 5), rim=(170, 255, 230), halo=(70, 255, 210), reach=24, strength=0.6)
    scene.smoke(780, 50, 0.7, 30)
    scene.sparks(60)
    return scene
