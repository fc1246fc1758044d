"""Good people and those between: figures against a mild light, each with what they live by."""

from __future__ import annotations

from PIL import Image

from ..archangelis import holy_things as things
from ..archangelis import holy_tools as tools
from ..archangelis.holy_angels import halo
from ..archangelis.holy_bodies import BEARING, HOLDING, JOINED, OPEN, SALUTE, STAFF, Arms, body
from ..archangelis.holy_people import ridges_of, stand
from ..archangelis.holy_skies import SIZE, gilded, nimbus, star
from ..archangelis.infernal_scene import metal
from ..brush import (
    Canvas,
    Color,
    Point,
    bezier,
    blur,
    colourise,
    light,
    mix,
    polar,
    radial,
    rng,
    shade,
    spline,
    taper,
    with_alpha,
)
from ..motifs import places
from .deed_parts import day, emblem
from .moods import SILVER, WHITE, Heaven

BALANCE = Arms(((0.20, 0.30), (0.26, 0.22)), ((0.22, 0.24), (0.235, 0.10)))
STEADY = Arms(((0.17, 0.36), (0.10, 0.46)), ((0.19, 0.34), (0.23, 0.32)))
HAIR = metal((110, 72, 44), 0.7)


def _candles(scene: Heaven, spots: tuple[Point, ...], tall: float) -> None:
    wax = Canvas(SIZE, 2)
    for x, y in spots:
        wax.poly([(x - 11, y), (x + 11, y), (x + 13, y + tall), (x - 13, y + tall)], WHITE)
    scene.lay(things.solid(wax.alpha(), things.PARCHMENT, 8), 0.4)
    for x, y in spots:
        flame = Canvas(SIZE, 2)
        flame.stroke(bezier([(x, y), (x - 5, y - 22), (x + 4, y - 38), (x, y - 58)], 12), taper(17, 0.7), WHITE)
        scene.lay(things.solid(flame.alpha(), things.PARCHMENT, 4), 0.0, 0.7, (255, 190, 90))
        scene.lamp((x, y - 26), 74, (255, 196, 100), 0.8)


def faithful(key: str) -> Image.Image:
    """A man at prayer among candles, under tracery."""
    scene = day(key, "gold", (560.0, 260.0), 0.9)
    scene.engrave(nimbus("gothic", (560, 320), 300), 0.6)
    scene.beam(((480, -20), (640, -20)), ((320, 820), (800, 820)), 0.4)
    figure = body((560, 860), 640, "brown", "ivory", JOINED, "hood", key, plain=True, beard=(120, 76, 44))
    scene.lay(halo(figure.at(0, 0.09), 76, key), 0.0, 0.3)
    stand(scene, figure, (150, 100, 70), 0.15)
    _candles(scene, ((190, 560), (270, 610), (350, 650), (930, 560), (850, 610), (770, 650)), 260)
    scene.sparks(50)
    return scene.finish()


def saint(key: str) -> Image.Image:
    """A veiled woman with lilies, a great nimbus behind her."""
    scene = day(key, "azure", (560.0, 220.0), 1.0)
    scene.engrave(nimbus("rosette", (560, 320), 270), 0.55)
    scene.clouds(690, 56, 120)
    figure = body((560, 850), 640, "white", "blue", OPEN, "veil", key)
    scene.lay(halo(figure.at(0, 0.09), 118, key), 0.2, 0.5)
    stand(scene, figure, (160, 180, 220), 0.05)
    for side in (-1, 1):
        scene.lay(things.lily(figure.at(side * 0.31, 0.62), 330, -90 + side * 10, 3), 0.4, 0.25)
        scene.lay(things.rose((560 + side * 330, 752), 52), 0.4)
    scene.sparks(60)
    return scene.finish()


def mother(key: str) -> Image.Image:
    """A woman with a child in her arms by an open window."""
    scene = day(key, "rose", (560.0, 250.0), 1.0)
    frame = Canvas(SIZE, 2)
    frame.line(
        [(330, 840), (330, 250), *[polar((560, 250), 230, d) for d in range(180, 361, 6)], (790, 840)], 34, WHITE
    )
    scene.lay(things.solid(frame.alpha(), things.WOOD, 10), 0.5)
    figure = body((560, 860), 660, "blue", "rose", HOLDING, "veil", key, plain=True)
    scene.lay(halo(figure.at(0, 0.09), 72, key), 0.0, 0.3)
    child = Canvas(SIZE, 2)
    at = figure.at(0.0, 0.40)
    cloth = ((-118, 30), (-60, -44), (40, -50), (112, -6), (60, 62), (-50, 70))
    child.poly(spline([(at[0] + x, at[1] + y) for x, y in cloth], 8, True), WHITE)
    bands = Canvas(SIZE, 2)
    for k in range(4):
        x = at[0] - 66 + 44 * k
        bands.line(bezier([(x, at[1] - 40), (x + 26, at[1] + 10), (x + 6, at[1] + 62)], 10), 6, WHITE)
    face = Canvas(SIZE, 2)
    face.disc((at[0] + 70, at[1] - 14), 33, WHITE)
    skin = ((0.0, (150, 90, 70)), (0.5, (240, 196, 164)), (1.0, (255, 244, 226)))
    stand(scene, figure, (170, 120, 140), 0.1, things.solid(child.alpha(), things.PETAL, 26),
          things.solid(bands.alpha(), things.PARCHMENT, 3), things.solid(face.alpha(), skin, 16))  # fmt: skip
    scene.lamp((at[0] + 40, at[1] - 20), 190, (255, 236, 200), 0.45)
    scene.sparks(50)
    return scene.finish()


def just(key: str) -> Image.Image:
    """A woman with a balance, her eyes bound."""
    scene = day(key, "pearl", (560.0, 240.0), 1.0)
    posts = Canvas(SIZE, 2)
    for x in (120, 1000):
        places.column(posts, x, 60, 850, 110, ((0.0, (255, 250, 240)), (0.5, (190, 190, 206)), (1.0, (90, 92, 122))), 8)
    scene.lay(posts.image(), 0.5)
    figure = body((560, 860), 660, "ivory", "violet", BALANCE, "hair", key, plain=True)
    sash = Canvas(SIZE, 2)
    sash.line([figure.at(-0.04, 0.086), figure.at(0.04, 0.086)], 17, WHITE)
    sash.stroke(bezier([figure.at(0.04, 0.086), figure.at(0.09, 0.11), figure.at(0.08, 0.18)], 10), 15, WHITE)
    stand(scene, figure, (150, 140, 170), 0.08, tools.sword(figure.at(0.24, 0.12), figure.at(0.27, -0.2), 26, key),
          things.solid(sash.alpha(), things.WAX, 5))  # fmt: skip
    scene.lay(things.scales(figure.at(-0.28, 0.24), 250, 6, key), 0.5, 0.3)
    scene.sparks(40)
    return scene.finish()


def _sheep(at: Point, size: float, way: int) -> Image.Image:
    legs, wool, head = Canvas(SIZE, 2), Canvas(SIZE, 2), Canvas(SIZE, 2)
    for dx in (-0.5, -0.26, 0.3, 0.54):
        legs.line([(at[0] + dx * size, at[1]), (at[0] + dx * size, at[1] + size * 0.72)], size * 0.13, WHITE)
    for k in range(16):
        x, y = polar((0, 0), 1, k * 22.5)
        wool.disc((at[0] + x * size * 0.7, at[1] + y * size * 0.36), size * 0.25, WHITE)
    wool.disc(at, (size * 0.74, size * 0.42), WHITE)
    face = (at[0] + way * size * 0.95, at[1] - size * 0.26)
    head.disc(face, (size * 0.23, size * 0.3), WHITE)
    layer = things.solid(legs.alpha(), things.WOOD, 3)
    layer.alpha_composite(things.solid(wool.alpha(), things.PARCHMENT, size * 0.2))
    layer.alpha_composite(things.solid(head.alpha(), things.WOOD, size * 0.1))
    return layer


def shepherd(key: str) -> Image.Image:
    """A shepherd who carries one of the flock home at evening."""
    scene = day(key, "amber", (380.0, 320.0), 1.1)
    ridges_of(scene, (560, 30, (120, 120, 80)), (650, 26, (84, 92, 58)), (740, 18, (60, 70, 42)))
    figure = body((640, 800), 560, "brown", "green", STEADY, "hood", key, plain=True, beard=(96, 60, 36))
    stand(scene, figure, (130, 110, 80), 0.3, things.staff(figure.at(0.27, 1.0), figure.at(0.235, 0.05), 13, crook=42))
    scene.lay(_sheep(figure.at(-0.01, 0.30), 88, -1), 0.5, rim=0.8)
    scene.lay(figure.hands, 0.0)
    for x, y, size, way in ((240, 690, 66, 1), (400, 740, 80, 1), (170, 780, 92, 1), (900, 740, 84, -1)):
        scene.lay(_sheep((x, y), size, way), 0.6, rim=0.9)
    scene.sparks(40)
    return scene.finish()


def prophet(key: str) -> Image.Image:
    """An old man with a scroll on a crag while the sky opens."""
    scene = day(key, "storm", (690.0, 120.0), 1.2)
    scene.clouds(140, 60, -50, 0.6, 3)
    scene.beam(((600, -20), (780, -20)), ((420, 820), (860, 820)), 0.6)
    ridges_of(scene, (650, 44, (70, 70, 92)), (760, 26, (46, 44, 60)))
    figure = body((540, 800), 600, "ivory", "grey", SALUTE, "hair", key, plain=True, beard=(226, 224, 218))
    scene.lay(halo(figure.at(0, 0.09), 70, key), 0.0, 0.3)
    stand(scene, figure, (130, 120, 140), 0.15, tools.scroll(figure.at(0.0, 0.52), 140, 190, key))
    tongue = Canvas(SIZE, 2)
    tongue.stroke(bezier([(700, 190), (684, 150), (712, 110), (698, 50)], 14), taper(46, 0.7), WHITE)
    scene.lay(things.solid(tongue.alpha(), things.PARCHMENT, 8), 0.0, 0.9, (255, 170, 70))
    scene.lamp((700, 120), 200, (255, 190, 100))
    scene.sparks(70)
    return scene.finish()


def martyr(key: str) -> Image.Image:
    """A woman in red with a palm, fire about her feet, a crown above."""
    scene = day(key, "ember", (560.0, 180.0), 1.1)
    scene.engrave(nimbus("sunburst", (560, 260), 170), 0.6)
    figure = body((560, 840), 620, "crimson", "ivory", STAFF, "veil", key, plain=True)
    scene.lay(halo(figure.at(0, 0.09), 84, key), 0.0, 0.4)
    palm = Canvas(SIZE, 2)
    stem = bezier([figure.at(0.21, 0.56), figure.at(0.25, 0.26), figure.at(0.16, -0.04)], 30)
    palm.stroke(stem, taper(13, 0.4), WHITE)
    for k in range(4, 28, 2):
        for side in (-1, 1):
            a = -96 + side * 44
            palm.stroke([stem[k], polar(stem[k], 38, a + side * 6), polar(stem[k], 84, a)], taper(15, 0.7), WHITE)
    stand(scene, figure, (150, 70, 60), 0.1, things.solid(palm.alpha(), things.LEAF, 5))
    scene.lay(tools.crown((560, 108), 130, 5, key), 0.3, 0.8)
    scene.burn(lambda source: ((source.uniform(200, 920), source.uniform(780, 850)), source.uniform(90, 260)), 120, 0.9)
    scene.sparks(90, (255, 190, 100))
    return scene.finish()


def knight(key: str) -> Image.Image:
    """A knight with shield, sword and banner at daybreak."""
    scene = day(key, "dawn", (560.0, 300.0), 1.1)
    ridges_of(scene, (640, 30, (120, 92, 110)), (730, 22, (82, 60, 80)))
    scene.lay(tools.standard((270, 830), 720, 220, (160, 30, 40), "cross", key), 0.4, 0.1, rim=0.4)
    figure = body((580, 850), 640, "grey", "crimson", STAFF, "helm", key, trim=SILVER)
    scene.lay(figure.layer, 0.6, 0.12, rim=0.8)
    scene.lay(tools.sword(figure.at(0.235, 0.30), figure.at(0.235, 0.94), 34, key), 0.5, 0.2)
    scene.lay(figure.hands, 0.0)
    scene.lay(tools.shield(figure.at(-0.13, 0.50), 250, (150, 28, 36), "cross", key), 0.7, 0.2)
    scene.flare(figure.at(0.03, 0.06), 90)
    scene.sparks(40)
    return scene.finish()


# ---------------------------------------------------------------- neither good nor evil


def tramp(key: str) -> Image.Image:
    """A wanderer with his bundle on a stick, seen on a road without end."""
    scene = day(key, "dusk", (730.0, 380.0), 1.0)
    ridges_of(scene, (520, 24, (110, 76, 104)), (610, 28, (80, 56, 80)))
    road = Canvas(SIZE, 2)
    way = [(730.0, 490.0), (690.0, 540.0), (930.0, 590.0), (560.0, 680.0), (470.0, 880.0)]
    road.stroke(bezier(way, 50), lambda t: 5 + 230 * t**2.2, WHITE)
    scene.image = shade(scene.image, blur(road.alpha(), 4), (214, 160, 140), 0.6)
    figure = body((520, 820), 480, "grey", "brown", STEADY, "cowl", key, plain=True)
    hat = Canvas(SIZE, 2)
    hat.disc(figure.at(0, 0.055), (66, 17), WHITE)
    hat.poly(
        spline(
            [
                figure.at(x, y)
                for x, y in ((-0.065, 0.055), (-0.05, -0.03), (0.0, -0.05), (0.055, -0.02), (0.065, 0.055))
            ],
            6,
        ),
        WHITE,
    )
    pack = Canvas(SIZE, 2)
    pack.disc(figure.at(-0.30, 0.17), 56, WHITE)
    pack.poly(
        [
            figure.at(-0.34, 0.08),
            figure.at(-0.28, 0.10),
            figure.at(-0.24, 0.05),
            figure.at(-0.29, 0.07),
            figure.at(-0.33, 0.03),
        ],
        WHITE,
    )
    bundle = things.solid(pack.alpha(), metal((196, 132, 84), 0.6), 22)
    stick = things.staff(figure.at(0.22, 0.42), figure.at(-0.31, 0.10), 12)
    stand(scene, figure, (100, 80, 100), 0.4, stick, bundle, things.solid(hat.alpha(), things.WOOD, 9))
    scene.lay(emblem("raven", (880, 210), 40, metal((60, 50, 70))), 0.0, rim=0.8)
    scene.sparks(30)
    return scene.finish()


def doubter(key: str) -> Image.Image:
    """A man with a book before a dead candle; the light is at his back."""
    scene = day(key, "blue hour", (860.0, 210.0), 1.0)
    shelf = Canvas(SIZE, 2, (40, 34, 46))
    source = rng(key, "books")
    for y in (190, 360, 530):
        shelf.poly([(-10, y), (430, y), (430, y + 16), (-10, y + 16)], (74, 54, 44))
        x = 8.0
        while x < 400:
            wide, tall = source.uniform(20, 44), source.uniform(70, 124)
            tone: Color = mix((70, 60, 70), source.choice(((130, 50, 44), (50, 90, 110), (130, 110, 60))), 0.5)
            shelf.poly([(x, y), (x, y - tall), (x + wide, y - tall), (x + wide, y)], tone)
            shelf.line([(x + wide / 2, y - tall + 14), (x + wide / 2, y - 16)], 3, mix(tone, WHITE, 0.3))
            x += wide + source.uniform(2, 16)
    scene.lay(shelf.image(), 0.5)
    figure = body((600, 860), 640, "black", "grey", BEARING, "hair", key, plain=True, beard=(60, 48, 44))
    stand(scene, figure, (90, 96, 120), 0.25, tools.book(figure.at(0.0, 0.36), 190, key, (60, 60, 70)))
    candle = Canvas(SIZE, 2)
    candle.poly([(890, 600), (930, 600), (936, 830), (884, 830)], WHITE)
    scene.lay(things.solid(candle.alpha(), things.PARCHMENT, 10), 0.5)
    smoke = Canvas(SIZE, 1)
    smoke.stroke(bezier([(910, 596), (880, 520), (960, 440), (900, 340), (950, 240)], 30), lambda t: 8 + 34 * t, WHITE)
    scene.image = light(scene.image, blur(smoke.mask, 9), (220, 226, 240), 0.5)
    scene.sparks(20)
    return scene.finish()


def seeress(key: str) -> Image.Image:
    """A veiled woman over a ball of crystal, stars about her."""
    scene = day(key, "abyss", (560.0, 560.0), 1.0)
    scene.engrave(nimbus("dial", (560, 330), 280), 0.6, SILVER)
    figure = body((560, 900), 680, "violet", "black", BEARING, "veil", key, plain=True)
    stand(scene, figure, (110, 80, 150), 0.2)
    stars = Canvas(SIZE, 2)
    for k in range(11):
        star(stars, polar((560, 340), 330, 196 + k * 14.8), 26 if k % 2 else 16, WHITE)
    scene.lay(gilded(stars.alpha(), key, 3, SILVER), 0.2, 0.4)
    ball = Canvas(SIZE, 2)
    ball.disc((560, 620), 118, WHITE)
    depth = radial(SIZE, (524, 574), 190, 0.8)
    glass = colourise(depth, ((0.0, (16, 8, 50)), (0.45, (74, 54, 170)), (0.8, (176, 170, 250)), (1.0, WHITE)))
    scene.lay(with_alpha(glass, ball.alpha()), 0.6, 0.5, (170, 150, 255), 0.8)
    scene.lay(emblem("eye", (560, 624), 60, SILVER), 0.0, 0.6)
    stand_ = Canvas(SIZE, 2)
    stand_.poly(spline([(440, 760), (480, 716), (640, 716), (680, 760), (700, 800), (420, 800)], 6, True), WHITE)
    scene.lay(gilded(stand_.alpha(), key, 8), 0.5)
    scene.sparks(60)
    return scene.finish()


def _basket(scene: Heaven, x: float, hue: Color) -> None:
    """A basket heaped with fruit."""
    source = rng(x, "fruit")
    fruit = Canvas(SIZE, 2, hue)
    for row, count in ((2, 3), (1, 4), (0, 5)):
        for k in range(count):
            at = (x + (k - (count - 1) / 2) * 40 + source.uniform(-4, 4), 630 - row * 30 + source.uniform(-3, 3))
            tone = mix(hue, (255, 220, 120), source.uniform(0, 0.25))
            tones = (mix(tone, (30, 8, 10), 0.6), tone, mix(tone, WHITE, 0.25), mix(tone, WHITE, 0.8))
            for size, share, color in zip((25, 22, 12, 5), (0.0, 2.0, 6.0, 9.0), tones, strict=True):
                fruit.disc((at[0] - share, at[1] - share), size, color)
    scene.lay(fruit.image(), 0.4)
    basket, weave = Canvas(SIZE, 2), Canvas(SIZE, 2)
    basket.poly([(x - 116, 640), (x + 116, 640), (x + 88, 736), (x - 88, 736)], WHITE)
    for k in range(9):
        top = x - 104 + 26 * k
        weave.line([(top, 652), (x + (top - x) * 0.8, 732)], 6, WHITE)
    for k in range(3):
        weave.line([(x - 110 + 8 * k, 664 + 26 * k), (x + 110 - 8 * k, 664 + 26 * k)], 7, WHITE)
    weave.line([(x - 120, 642), (x + 120, 642)], 15, WHITE)
    scene.lay(things.solid(basket.alpha(), metal((120, 80, 44)), 14), 0.5)
    scene.lay(things.solid(weave.alpha(), things.WOOD, 4), 0.4)


def huckster(key: str) -> Image.Image:
    """A market woman at her stall under a striped awning."""
    scene = day(key, "jade", (560.0, 260.0), 0.9)
    figure = body((560, 830), 560, "ivory", "teal", OPEN, "veil", key, plain=True)
    stand(scene, figure, (140, 150, 140), 0.12)
    awning = Canvas(SIZE, 2, (190, 60, 50))
    for k in range(14):
        x = k * 80
        tone: Color = (196, 62, 52) if k % 2 == 0 else (246, 234, 210)
        awning.poly(
            [(x + 30 * (k - 7) * 0.12, -10), (x + 80 + 30 * (k - 6) * 0.12, -10), (x + 80, 130), (x, 130)], tone
        )
        awning.disc((x + 40, 130), (40, 26), tone)
    scene.lay(awning.image(), 0.7)
    table = Canvas(SIZE, 2)
    table.poly([(40, 640), (1080, 640), (1130, 830), (-10, 830)], WHITE)
    scene.lay(things.solid(table.alpha(), things.WOOD, 14), 0.7)
    goods: tuple[Color, ...] = ((206, 50, 40), (240, 176, 50), (116, 166, 56), (150, 56, 120))
    for x, hue in zip((200, 410, 710, 920), goods, strict=True):
        _basket(scene, x, hue)
    scene.sparks(20)
    return scene.finish()


def token(key: str) -> Image.Image:
    """A human token: a figure pressed in clay."""
    scene = day(key, "amber", (560.0, 380.0), 0.8)
    scene.engrave(nimbus("beads", (560, 400), 320), 0.5)
    disc, rim, figure = Canvas(SIZE, 2), Canvas(SIZE, 2), Canvas(SIZE, 2)
    disc.disc((560, 400), 270, WHITE)
    rim.ring((560, 400), 258, 22, WHITE)
    figure.disc((560, 300), 66, WHITE)
    figure.poly(
        spline([(560, 384), (640, 396), (692, 460), (706, 590), (414, 590), (428, 460), (480, 396)], 8, True), WHITE
    )
    clay = ((0.0, (70, 34, 20)), (0.4, (150, 88, 56)), (0.6, (196, 130, 90)), (1.0, (255, 226, 190)))
    scene.lay(things.solid(disc.alpha(), clay, 40), 0.8, 0.2)
    scene.image = shade(scene.image, blur(figure.alpha(), 6), (60, 26, 14), 0.6)
    scene.lay(things.solid(figure.alpha(), clay, 22, 3.6), 0.6)
    scene.lay(things.solid(rim.alpha(), clay, 8, 3.6), 0.5)
    return scene.finish()


PICTURES = {
    "wierny": faithful, "swieta": saint, "matka": mother, "sprawiedliwa": just, "pasterz": shepherd, "prorok": prophet,
    "meczennica": martyr, "rycerz": knight, "wloczykij": tramp, "niedowiarek": doubter, "wieszczka": seeress,
    "przekupka": huckster, "human-token": token,
}  # fmt: skip
