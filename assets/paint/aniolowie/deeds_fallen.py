"""The interventions of the Fallen: snares, prices and ruin among embers."""

from __future__ import annotations

from PIL import Image, ImageFilter

from ..archangelis import holy_things as things
from ..archangelis import holy_tools as tools
from ..archangelis import infernal_parts as parts
from ..archangelis.holy_bodies import LOWERED_HANDS, ONE_SOARING, body, silhouette, wings
from ..archangelis.infernal_scene import (
    BILE,
    BRASS,
    DARK_GOLD,
    EMBER,
    MOON,
    OXBLOOD,
    ROSE,
    SOOT,
    SOOTRED,
    SULPHUR,
    VIOLET,
    curve,
    metal,
    twin,
)
from ..archangelis.places_land import crowd, plain, ridge, trunk
from ..brush import Canvas, Point, bezier, blur, levels, mix, placed, pointed, polar, ridges, rng, spline, times
from ..motifs.arms import blade
from ..motifs.regalia import skull
from .deed_parts import emblem, glowing, links, pit
from .moods import BLACK, WHITE, Ash, glazed
from .seal_orders import gauze

WINE = ((0.0, (30, 0, 8)), (0.4, (110, 6, 28)), (0.65, (190, 28, 52)), (1.0, (255, 190, 190)))


def debauchery(key: str) -> Image.Image:
    """An overturned cup, spilt wine, a mask among roses."""
    scene = pit(key, ROSE, (560, 330))
    scene.smoke(600, 70, 0.6, 130)
    table = scene.mask([(-10, 640), (1130, 640), (1130, 830), (-10, 830)])
    scene.add(scene.solid(table, metal((96, 30, 44)), 20), rim=scene.air.rim)
    spill = scene.mask(curve("-1.9,.05 -1.2,-.3 -.3,-.18 .7,-.32 1.5,-.05 1.2,.3 .2,.34 -.9,.3", (480, 706), 190))
    scene.add(scene.solid(spill, WINE, 26), rim=(255, 140, 150))
    cup = things.chalice((690, 560), 440, jewel=(60, 10, 90)).rotate(64, Image.Resampling.BICUBIC, center=(690, 560))
    scene.add(cup, rim=scene.air.rim, halo=scene.air.glow, reach=26, strength=0.3)
    scene.add(emblem("mask", (330, 470), 170, DARK_GOLD, 12), rim=scene.air.rim, halo=(255, 80, 110), strength=0.4)
    for x, y, size in ((170, 660, 62), (250, 720, 48), (940, 690, 60), (1010, 630, 46), (860, 740, 42)):
        scene.add(things.rose((x, y), size, (226, 40, 70)))
    scene.sparks(70)
    return glazed(scene)


def price(key: str) -> Image.Image:
    """A balance: gold in one pan, a burning heart in the other, and the heart is lighter."""
    scene = pit(key, SULPHUR, (560, 300), 0.9)
    scene.smoke(640, 60, 0.7, 120)
    scene.add(things.scales((560, 230), 620, -9, key, metal((150, 130, 110))), rim=scene.air.rim)
    coins = scene.canvas()
    for k, (dx, dy) in enumerate(
        ((-70, 0), (-20, 4), (34, 0), (80, 6), (-44, -24), (10, -22), (58, -24), (-14, -46), (34, -46))
    ):
        coins.disc((256 + dx, 528 + dy), (34, 17 + k % 2), WHITE)
    scene.add(scene.leaf(coins.alpha(), DARK_GOLD, 6), halo=(255, 200, 80), reach=24)
    glowing(scene, "heart", (866, 376), 74, (255, 84, 40), 40)
    scene.fire(840, 190, 60)
    scene.sparks(90)
    return glazed(scene)


def secret(key: str) -> Image.Image:
    """A barred door; something looks through its keyhole."""
    scene = pit(key, VIOLET, (560, 400), 0.5)
    wall = scene.mask(twin("0,-2 2.4,-2 2.4,2 0,2", (560, 410), 410))
    scene.add(scene.solid(wall, metal((70, 60, 88)), 20))
    arch = twin("0,-1.5 .36,-1.42 .66,-1.16 .80,-.8 .80,1.7 0,1.7", (560, 430), 260)
    scene.add(scene.solid(scene.mask(arch), metal((92, 70, 60)), 16), rim=scene.air.rim)
    boards = scene.canvas()
    for x in range(-3, 4):
        boards.line([(560 + x * 58, 60), (560 + x * 58, 830)], 5, WHITE)
    scene.dim(boards.alpha(), 0.7)
    iron = scene.canvas()
    for y in (230, 640):
        iron.line([(350, y), (770, y)], 34, WHITE)
        for x in range(376, 760, 62):
            iron.disc((x, y), 11, WHITE)
    scene.add(scene.solid(iron.alpha(), metal((120, 116, 124)), 9), rim=scene.air.rim)
    plate = scene.mask(twin("0,-1.2 .7,-1 .8,0 .7,1 0,1.3", (560, 436), 130))
    scene.add(scene.solid(plate, DARK_GOLD, 12), rim=scene.air.rim)
    hole = scene.mask(
        [polar((560, 400), 46, d) for d in range(0, 360, 8)], twin("0,-.2 .2,-.2 .36,1 0,1", (560, 440), 92, True)
    )
    scene.lit(hole, (236, 130, 255), 60, 1.0, 0.2)
    scene.dim(hole, 0.75)
    scene.burst((560, 430), 330, 0.6, 18, (220, 120, 255))
    parts.ember_eye(scene, (560, 402), 74, 90, (230, 120, 255))
    for side in (-1, 1):
        scene.add(
            links(bezier([(560 + side * 560, 120), (560 + side * 300, 520), (560 + side * 90, 620)], 30), 34),
            rim=scene.air.rim,
        )
    scene.sparks(40)
    return glazed(scene)


def fall(key: str) -> Image.Image:
    """An angel that falls head down, its feathers burning."""
    scene = pit(key, EMBER, (560, 120), 0.8)
    trail = scene.canvas()
    source = rng(key, "trail")
    for _ in range(26):
        x = 560 + source.uniform(-180, 180)
        trail.stroke(
            [(x, 420), (x + source.uniform(-20, 20), 200), (x + source.uniform(-60, 60), -60)], pointed(22, 0.7), WHITE
        )
    scene.shine(blur(trail.alpha(), 8), (255, 190, 90), 0.5)
    whole = Image.new("RGBA", scene.size)
    whole.alpha_composite(wings((560, 330), 360, ONE_SOARING, "dusk", key, 13))
    figure = body((560, 700), 520, "ivory", "black", LOWERED_HANDS, "cowl", key)
    whole.alpha_composite(figure.layer)
    whole.alpha_composite(figure.hands)
    whole = whole.rotate(166, Image.Resampling.BICUBIC, center=(560, 410))
    scene.add(whole, rim=(255, 190, 110), halo=(255, 130, 40), reach=30, strength=0.5)
    scene.fire(840, 280, 70)
    _feathers(scene, 12)
    scene.sparks(120)
    return glazed(scene)


def _feathers(scene: Ash, count: int) -> None:
    """Burning feathers in the air."""
    source = rng(scene.key, "feathers")
    for _ in range(count):
        at = (source.uniform(40, 1080), source.uniform(40, 640))
        size = source.uniform(24, 52)
        tile = emblem("feather", at, size * 1.3, metal((236, 190, 150), 0.5), source.uniform(0, 360))
        scene.add(tile, rim=(255, 170, 80), halo=(255, 120, 40), reach=10, strength=0.4, shadow=0)


def blasphemy(key: str) -> Image.Image:
    """A holy writ clawed through and burning."""
    scene = pit(key, OXBLOOD, (560, 380), 0.8)
    scene.add(tools.scroll((560, 390), 400, 480, key, -5), rim=scene.air.rim)
    scorch = scene.canvas()
    for x in (430, 540, 650):
        scorch.stroke([(x + 70, 170), (x + 10, 390), (x - 70, 640)], lambda t: 62 * (t * (1 - t) * 4) ** 0.6, WHITE)
    scene.dim(blur(scorch.alpha(), 14), 0.9, (40, 6, 2))
    claws = scene.canvas()
    for x in (430, 540, 650):
        claws.stroke([(x + 70, 170), (x + 10, 390), (x - 70, 640)], lambda t: 34 * (t * (1 - t) * 4) ** 0.6, WHITE)
    scene.dim(claws.alpha(), 0.9, (30, 4, 2))
    scene.lit(levels(claws.alpha().filter(ImageFilter.FIND_EDGES), 40, 200), (255, 96, 30), 20, 0.9, 0.4)
    scene.fire(820, 330, 60, (300, 830))
    scene.fire(700, 200, 30, (340, 500))
    scene.smoke(770, 54, 0.6, 60)
    scene.sparks(120)
    return glazed(scene)


def temptation(key: str) -> Image.Image:
    """A serpent about a bough offers a shining apple."""
    scene = pit(key, BILE, (600, 420), 0.7)
    tree = scene.canvas((20, 16, 10))
    trunk(tree, (150, 830), 560, 120, (26, 20, 12), key, 0.4, 5)
    bough = bezier([(120, 250), (420, 120), (720, 190), (1130, 110)], 30)
    tree.stroke(bough, lambda t: 74 * (1 - 0.5 * t), (30, 22, 14))
    scene.add(tree.image(), rim=scene.air.rim)
    leaves = scene.canvas()
    source = rng(key, "leaves")
    for _ in range(60):
        spot = bough[source.randrange(30)]
        a = source.uniform(0, 180)
        leaves.stroke(
            [spot, polar(spot, 36, a + 14), polar(spot, 74, a)], lambda t: 30 * (t * (1 - t) * 4) ** 0.7, WHITE
        )
    scene.add(scene.solid(leaves.alpha(), things.LEAF, 5), rim=scene.air.rim)
    coil = [
        (880, 40),
        (800, 130),
        (900, 240),
        (760, 250),
        (700, 130),
        (600, 120),
        (560, 250),
        (640, 360),
        (560, 470),
        (440, 450),
    ]
    scales = metal((70, 130, 60))
    scene.add(parts.serpent_body(scene, coil, 70, scales, 0.5, 80), rim=(220, 255, 140))
    parts.snake_head(scene, (400, 440), 78, -6, scales, (255, 210, 60))
    apple = scene.mask(twin("0,-.7 .3,-.86 .78,-.7 .9,-.1 .6,.66 .2,.86 0,.8", (620, 640), 118))
    scene.add(scene.solid(apple, WINE, 46), rim=(255, 190, 150), halo=(255, 90, 60), reach=60, strength=0.8)
    stalk = scene.canvas()
    stalk.stroke(bezier([(620, 560), (624, 520), (650, 490)], 10), lambda t: 12.0, WHITE)
    scene.add(scene.solid(stalk.alpha(), metal((110, 80, 50)), 4), shadow=0)
    scene.shine(blur(scene.mask([polar((584, 600), 22, d) for d in range(0, 360, 20)]), 6), WHITE, 0.8)
    scene.sparks(60)
    return glazed(scene)


def plague(key: str) -> Image.Image:
    """A skull in green mist, ravens about it."""
    scene = pit(key, BILE, (560, 360), 0.6)
    ghost = placed(skull((560, 700), (280, 350), 400, metal((170, 190, 130), 0.6)), scene.size, (280, 20))
    scene.add(ghost, rim=scene.air.rim, halo=(120, 200, 60), reach=60, strength=0.4)
    scene.rounded(ghost.getchannel("A"), 60, 0.8, (8, 24, 8))
    for x, y, size, turn in ((200, 210, 100, 8), (930, 240, 110, -14), (120, 480, 70, -10), (1010, 500, 74, 16)):
        scene.add(emblem("raven", (x, y), size, metal((70, 80, 66)), turn), rim=scene.air.rim)
    scene.smoke(590, 80, 0.85, 190)
    scene.smoke(720, 60, 0.8, 60)
    scene.sparks(90)
    return glazed(scene)


def wrath(key: str) -> Image.Image:
    """A red blade struck by lightning through a broken shield."""
    scene = pit(key, SOOTRED, (560, 260), 1.0)
    for k, (x0, x1) in enumerate(((120, 300), (1010, 820), (600, 560))):
        parts.lightning(scene, (x0, -20), (x1, 480), 11, (255, 110, 70), (key, k))
    scene.smoke(650, 70, 0.7, 140)
    shield = tools.shield((560, 520), 400, (90, 14, 20), "cross", key)
    for side, turn in ((-1, 9), (1, -9)):
        half = scene.mask(
            [
                (560, -20),
                (540 + side * 10, 400),
                (576, 520),
                (548, 640),
                (560, 860),
                (560 + side * 900, 860),
                (560 + side * 900, -20),
            ]
        )
        piece = shield.copy()
        piece.putalpha(Image.composite(shield.getchannel("A"), Image.new("L", scene.size), half))
        scene.add(piece.rotate(turn, Image.Resampling.BICUBIC, center=(560, 760)), rim=scene.air.rim)
    scene.add(blade(scene.size, (560, 200), (560, 790), 66, ((255, 200, 180), (150, 30, 30)), key, DARK_GOLD),
              rim=(255, 200, 160), halo=(255, 60, 30), reach=60, strength=1.0)  # fmt: skip
    scene.fire(840, 200, 60)
    scene.sparks(120)
    return glazed(scene)


def abyss(key: str) -> Image.Image:
    """A pit of ledge below ledge with fire at its bottom; one falls."""
    scene = pit(key, EMBER, (560, 520), 0.4)
    source = rng(key, "ledges")
    for k in range(7):
        share = 1 - k / 7.6
        rx, ry = 640 * share, 400 * share
        edge: list[Point] = []
        for d in range(0, 360, 5):
            x, y = polar((0, 0), 1, d)
            edge.append((560 + (rx + source.uniform(-14, 14)) * x, 470 + 12 * k + (ry + source.uniform(-10, 10)) * y))
        mask = scene.mask(edge)
        scene.dim(mask, 0.5, mix((36, 12, 4), BLACK, 0.2))
        scene.shine(blur(mask, 8), (255, 120, 30), 0.05 + 0.035 * k)
        rim = scene.canvas()
        rim.line([*edge, edge[0]], 9 - k, WHITE)
        scene.lit(rim.alpha(), mix((120, 50, 20), (255, 170, 70), k / 6), 14, 0.5, 0.1 * k)
    scene.burst((560, 540), 190, 1.0, 0, (255, 190, 90))
    faller = Canvas(scene.size, 2, (12, 4, 4))
    faller.poly(spline([(548, 330), (572, 326), (586, 372), (570, 420), (548, 412), (536, 370)], 6, True), (12, 4, 4))
    arms = ([(544, 344), (500, 310), (470, 330)], [(578, 340), (622, 296), (648, 318)])
    legs = ([(556, 410), (536, 450), (548, 486)], [(566, 412), (590, 446), (586, 484)])
    for line in (*arms, *legs):
        faller.stroke(bezier(line, 10), lambda t: 17 * (1 - 0.5 * t), (12, 4, 4))
    faller.disc((562, 306), 19, (12, 4, 4))
    scene.add(faller.image(), rim=(255, 180, 90), shadow=0)
    for side in (-1, 1):
        scene.add(
            links(bezier([(560 + side * 560, -20), (560 + side * 420, 260), (560 + side * 210, 400)], 30), 38),
            rim=scene.air.rim,
        )
    scene.sparks(120)
    return glazed(scene)


def hunger(key: str) -> Image.Image:
    """A dead tree over cracked earth, an empty bowl."""
    scene = pit(key, BRASS, (780, 260), 0.9)
    parts.moon(scene, (800, 240), 112, (255, 216, 150))
    plain(scene, 560, (70, 44, 24), (190, 140, 86), 26, (150, 104, 60))
    tree = scene.canvas((30, 18, 12))
    trunk(tree, (290, 720), 640, 84, (34, 22, 14), key, 0.5, 6)
    scene.add(tree.image(), rim=scene.air.rim)
    for x, y, size in ((470, 210, 46), (150, 250, 40), (930, 120, 34)):
        scene.add(emblem("raven", (x, y), size, SOOT), rim=scene.air.rim, shadow=0)
    bowl = scene.mask(twin("0,-.3 1.0,-.34 .9,.2 .5,.6 .34,.74 0,.76", (700, 690), 140))
    scene.add(scene.solid(bowl, metal((150, 104, 70)), 26), rim=scene.air.rim)
    mouth = scene.canvas()
    mouth.disc((700, 646), (130, 26), WHITE)
    scene.dim(mouth.alpha(), 0.85, (20, 8, 2))
    crack = scene.canvas()
    crack.line([(640, 660), (664, 706), (650, 740), (676, 780)], 6, WHITE)
    scene.dim(crack.alpha(), 0.9)
    scene.sparks(40)
    return glazed(scene)


def pride(key: str) -> Image.Image:
    """A throne before a mirror of gold that shows only a crown."""
    scene = pit(key, SULPHUR, (560, 330), 0.9)
    scene.add(parts.throne(scene, (560, 420), 150, metal((120, 90, 60)), DARK_GOLD), rim=scene.air.rim)
    fan = scene.canvas()
    for k in range(13):
        a = -90 + (k - 6) * 14
        fan.stroke(
            [polar((560, 430), 190, a), polar((560, 430), 270, a + 1), polar((560, 430), 372, a)],
            lambda t: 30 * (t * (1 - t) * 4) ** 0.5,
            WHITE,
        )
    scene.add(scene.solid(fan.alpha(), metal((30, 110, 110)), 8), rim=(160, 255, 220))
    spots = scene.canvas()
    for k in range(13):
        spots.disc(polar((560, 430), 340, -90 + (k - 6) * 14), 15, WHITE)
    scene.lit(spots.alpha(), (255, 200, 60), 14, 0.7, 0.3)
    glass = scene.canvas()
    glass.disc((560, 430), (150, 190), WHITE)
    scene.add(scene.solid(glass.alpha(), metal((110, 120, 150)), 60), rim=scene.air.rim)
    frame = scene.canvas()
    frame.line(
        [(560 + 160 * polar((0, 0), 1, d)[0], 430 + 200 * polar((0, 0), 1, d)[1]) for d in range(0, 361, 4)], 26, WHITE
    )
    scene.add(scene.leaf(frame.alpha(), DARK_GOLD, 8), halo=(255, 200, 80), reach=30, strength=0.4)
    scene.add(parts.crown(scene, (560, 470), 190, 7, DARK_GOLD, key), halo=(255, 220, 120), reach=40, strength=0.9)
    scene.smoke(740, 56, 0.7, 80)
    scene.sparks(90)
    return glazed(scene)


def night(key: str) -> Image.Image:
    """The moon behind a veil, and moths that rise to it."""
    scene = pit(key, MOON, (560, 280), 0.6)
    scene.dim(gauze(key), 0.5, (8, 8, 30))
    scene.shine(gauze(key), (150, 150, 220), 0.25)
    parts.moon(scene, (560, 260), 190, (250, 246, 236))
    figure = silhouette(body((560, 860), 480, "black", "violet", LOWERED_HANDS, "veil", key), (24, 20, 50), 0.45)
    scene.add(figure.layer, rim=scene.air.rim)
    for x, y, size, turn in (
        (250, 330, 86, 18),
        (850, 250, 96, -16),
        (380, 150, 54, -8),
        (740, 480, 58, 20),
        (190, 560, 60, -24),
        (960, 530, 66, 12),
    ):
        scene.add(emblem("moth", (x, y), size, metal((130, 120, 160)), turn), rim=scene.air.rim, shadow=0.2)
    ridge(scene, 780, 18, (8, 8, 16), (50, 52, 76), key, 6, 0.2)
    scene.sparks(60, (200, 200, 255))
    return glazed(scene)


def ashes(key: str) -> Image.Image:
    """An urn fallen on its side; burnt leaves and letters in the air."""
    scene = pit(key, SOOTRED, (480, 500), 0.7)
    ridge(scene, 640, 26, (40, 34, 34), (130, 116, 110), key, 5, 0.16, rim=(255, 150, 90))
    urn = scene.mask(
        twin("0,-.78 .46,-.8 .56,-.9 .6,-.78 .44,-.6 .7,-.2 .66,.2 .4,.62 .24,.8 .44,1 0,1", (560, 520), 220)
    )
    scene.burst((560, 340), 240, 0.9, 16, (255, 130, 50))
    scene.add(scene.solid(urn, metal((150, 110, 96)), 44), rim=(255, 190, 130))
    veins = levels(ridges(scene.final, (key, "urn"), 60, 4), 200, 255, 1.4).resize(scene.size, Image.Resampling.BICUBIC)
    scene.shine(times(veins, urn), (255, 120, 40), 1.0)
    coals = scene.canvas()
    source = rng(key, "coals")
    for _ in range(90):
        coals.disc((560 + source.gauss(0, 46), 344 - abs(source.gauss(0, 22))), source.uniform(3, 9), WHITE)
    scene.lit(coals.alpha(), (255, 130, 40), 26, 1.0, 0.6)
    plume = scene.canvas()
    for k in range(9):
        way = [
            (560 + 22 * (k - 4), 340),
            (560 + 60 * (k - 4), 220),
            (560 + 30 * (k - 4), 120),
            (560 + 90 * (k - 4), -20),
        ]
        plume.stroke(bezier(way, 20), lambda t: 16 + 50 * t, WHITE)
    scene.shine(blur(plume.alpha(), 22), (150, 130, 124), 0.4)
    for _ in range(9):
        at, tall = (source.uniform(80, 1040), source.uniform(60, 430)), source.uniform(26, 48)
        card = scene.mask([polar(at, tall, source.uniform(0, 30) + d) for d in (30, 150, 210, 330)])
        scene.add(
            scene.solid(card, metal((96, 84, 78)), 4),
            rim=(255, 140, 60),
            halo=(255, 90, 20),
            reach=10,
            strength=0.5,
            shadow=0,
        )
    scene.smoke(760, 54, 0.7, 50, metal((120, 112, 110)))
    scene.sparks(130)
    return glazed(scene)


def curse(key: str) -> Image.Image:
    """A burning hand within a ring of runes, candles about it."""
    scene = pit(key, VIOLET, (560, 390), 0.7)
    ring = scene.canvas()
    for radius, width in ((330, 6), (312, 2), (250, 4)):
        ring.ring((560, 400), radius, width, WHITE)
    for k in range(14):
        a = k * 360 / 14
        parts.rune(ring, polar((560, 400), 282, a), 24, 6, (key, k), a + 90)
    scene.lit(ring.alpha(), (200, 80, 255), 22, 0.9, 0.5)
    glowing(scene, "hand", (560, 400), 200, (214, 40, 60), 30, 0.25)
    crowd(scene, 800, 40, (12, 6, 20), key, False, (190, 120, 255))
    scene.smoke(740, 60, 0.6, 120)
    scene.sparks(90)
    return glazed(scene)


PICTURES = {
    "rozpusta": debauchery, "cena": price, "tajemnica": secret, "upadek": fall, "bluznierstwo": blasphemy,
    "pokusa": temptation, "zaraza": plague, "gniew": wrath, "otchlan": abyss, "glod": hunger, "pycha": pride,
    "noc": night, "popiol": ashes, "klatwa": curse,
}  # fmt: skip
