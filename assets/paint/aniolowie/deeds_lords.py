"""The Lord's interventions: gifts and judgements in the light of heaven."""

from __future__ import annotations

from PIL import Image

from ..archangelis import holy_things as things
from ..archangelis import holy_tools as tools
from ..archangelis.holy_bodies import JOINED, ONE, ONE_SOARING, OPEN, ORANS, SHORT, body, silhouette, wings
from ..archangelis.holy_people import ridges_of
from ..archangelis.holy_skies import SIZE, gilded, nimbus
from ..brush import Canvas, bezier, blur, light, radial, shade
from .deed_parts import around, day, emblem, links, rings, steps, walker
from .moods import SILVER, WHITE

STONE = ((0.0, (84, 76, 92)), (0.4, (160, 148, 150)), (0.6, (222, 208, 192)), (1.0, (255, 250, 236)))
DUSKY = ((0.0, (16, 18, 38)), (0.4, (36, 40, 70)), (0.6, (66, 72, 108)), (1.0, (200, 206, 236)))


def open_grace(key: str) -> Image.Image:
    """A cup that light fills from above until it brims over."""
    scene = day(key, "gold", (560.0, 60.0), 1.2)
    scene.engrave(nimbus("sunburst", (560, 330), 236), 0.45)
    scene.beam(((470, -20), (650, -20)), ((400, 600), (720, 600)), 0.75)
    scene.clouds(610, 62, 120)
    scene.lay(things.chalice((560, 480), 430, jewel=(30, 90, 180)), 0.6, 0.5)
    drops = Canvas(SIZE, 2)
    for side in (-1, 1):
        for k in range(5):
            fall = bezier(
                [(560 + side * 96, 268), (560 + side * (170 + 26 * k), 250), (560 + side * (180 + 44 * k), 560)], 18
            )
            drops.stroke(fall, lambda t: 13 * (1 - 0.7 * t), WHITE)
    scene.image = light(scene.image, blur(drops.alpha(), 2), (255, 246, 200), 0.9)
    scene.lay(emblem("dove", (560, 140), 96, things.PETAL), 0.0, 0.8)
    scene.lamp((560, 276), 190)
    scene.sparks(80)
    return scene.finish()


def change_of_roles(key: str) -> Image.Image:
    """Two masks that change places in a ring of golden arrows."""
    scene = day(key, "violet", (560.0, 390.0))
    scene.engrave(nimbus("dial", (560, 396), 300), 0.4)
    scene.clouds(660, 56, 110, 0.9)
    for start in (200, 20):
        scene.lay(around((560, 396), 268, start, start + 140, 26, key), 0.6, 0.35)
    scene.lay(emblem("mask", (430, 396), 140), 0.7, 0.4)
    scene.lay(emblem("mask", (692, 396), 140, SILVER), 0.7, 0.4)
    scene.sparks(50)
    return scene.finish()


def chosen(key: str) -> Image.Image:
    """One among many on whom the light falls, a crown descending."""
    scene = day(key, "azure", (560.0, 120.0), 1.1)
    scene.beam(((500, -20), (620, -20)), ((330, 820), (790, 820)), 0.7)
    scene.clouds(640, 60, 100)
    for x, tall in ((170, 360), (320, 400), (800, 400), (950, 360)):
        crowd = silhouette(
            body((x, 850), tall, "grey", "blue", JOINED, "cowl", (key, x), plain=True), (60, 84, 130), 0.72
        )
        scene.lay(crowd.layer, 0.3)
    scene.lay(wings((560, 420), 330, ONE_SOARING, "pearl", key, 12), 0.4, 0.4, rim=0.5)
    figure = body((560, 830), 520, "white", "gold", ORANS, "hood", key)
    scene.lay(figure.layer, 0.5, 0.3, rim=0.8)
    scene.lay(figure.hands, 0.0)
    scene.lay(tools.crown((560, 214), 150, 5, key), 0.3, 0.9)
    scene.flare((560, 180), 200)
    scene.sparks(60)
    return scene.finish()


def return_of_the_angel(key: str) -> Image.Image:
    """A ladder from the clouds to a gate of light, and one who goes home."""
    scene = day(key, "dawn", (560.0, 180.0), 1.3)
    scene.clouds(300, 56, 90, 0.8, 1)
    scene.lay(emblem("gate", (560, 190), 190), 0.3, 0.8)
    scene.lamp((560, 214), 190)
    ladder = Canvas(SIZE, 2)
    for side in (-1, 1):
        ladder.line([(560 + side * 118, 860), (560 + side * 40, 330)], 17, WHITE)
    for k in range(13):
        y = 340 + 500 * (k / 12) ** 1.25
        half = 42 + 76 * (y - 340) / 500
        ladder.line([(560 - half, y), (560 + half, y)], 12, WHITE)
    scene.lay(gilded(ladder.alpha(), key, 4), 0.4, 0.3)
    scene.lay(wings((560, 556), 230, ONE, "pearl", key, 12), 0.4, 0.3, rim=0.6)
    figure = silhouette(body((560, 800), 330, "white", "blue", JOINED, "cowl", key), (120, 110, 160), 0.3)
    scene.lay(figure.layer, 0.4, 0.2, rim=1.0)
    scene.clouds(720, 60, 150, 0.95, 2)
    scene.sparks(70)
    return scene.finish()


def shadowing(key: str) -> Image.Image:
    """The eye of heaven follows one who walks by night."""
    scene = day(key, "night", (560.0, 210.0), 0.9)
    scene.engrave(nimbus("dial", (560, 220), 190), 0.5)
    scene.clouds(330, 46, 60, 0.7, 1)
    scene.beam(((510, 240), (610, 240)), ((560, 830), (880, 830)), 0.55)
    scene.lay(things.great_eye((560, 220), 300, (60, 140, 220)), 0.4, 0.6)
    ridges_of(scene, (640, 30, (40, 52, 96)), (730, 24, (26, 34, 70)))
    road = Canvas(SIZE, 2, (20, 22, 46))
    walker(road, (724, 760), 150, (20, 20, 44), True, 3)
    for k in range(4):
        road.disc((610 - 60 * k, 778 + 9 * k), (13, 5), (16, 16, 40))
    scene.lay(road.image(), 0.5, rim=1.0)
    scene.sparks(40)
    return scene.finish()


def will_of_heaven(key: str) -> Image.Image:
    """A sealed decree unrolled before a sun."""
    scene = day(key, "leaf", (560.0, 330.0))
    scene.engrave(nimbus("rosette", (560, 390), 300), 0.6)
    scene.lay(tools.scroll((560, 400), 330, 430, key), 0.8, 0.4)
    scene.lay(emblem("hand", (560, 330), 120), 0.5, 0.3)
    scene.lay(things.wax_seal((560, 560), 66, key, "sun"), 0.7)
    for side in (-1, 1):
        scene.lay(tools.trumpet((560 + side * 470, 640), (560 + side * 300, 210), 92, seed=side), 0.6, 0.3)
    scene.sparks(40)
    return scene.finish()


def brightness(key: str) -> Image.Image:
    """A sun whose rays are wings."""
    scene = day(key, "noon", (560.0, 390.0), 1.4)
    scene.engrave(nimbus("sunburst", (560, 390), 300), 0.7)
    for turn, size in ((0, 250), (60, 220), (-60, 220), (180, 220), (120, 220), (-120, 220)):
        pair = wings((560, 390), size, ((SHORT, 1.25, -0.3),), "gold", key, 10)
        scene.lay(pair.rotate(turn, Image.Resampling.BICUBIC, center=(560, 390)), 0.3, 0.2)
    scene.lay(emblem("sun", (560, 390), 170), 0.5, 1.0)
    scene.lamp((560, 390), 230, (255, 244, 190))
    scene.clouds(700, 54, 130)
    scene.flare((560, 390), 420)
    scene.sparks(90)
    return scene.finish()


def raised_up(key: str) -> Image.Image:
    """Stairs of stone that lead above the clouds to a waiting crown."""
    scene = day(key, "pearl", (560.0, 200.0), 1.2)
    scene.engrave(nimbus("mandorla", (560, 220), 180), 0.55)
    scene.clouds(430, 54, 120, 0.9, 1)
    scene.lay(steps(380, 8, 120, 430, STONE), 0.6, 0.2)
    figure = silhouette(body((560, 640), 280, "white", "crimson", OPEN, "cowl", key, plain=True), (150, 120, 140), 0.25)
    scene.lay(wings((560, 430), 170, ONE, "rose", key, 11), 0.3, 0.3, rim=0.5)
    scene.lay(figure.layer, 0.6, 0.2, rim=1.0)
    scene.lay(tools.crown((560, 210), 190, 7, key), 0.4, 0.8)
    scene.clouds(740, 56, 170, 0.9, 2)
    scene.sparks(60)
    return scene.finish()


def guard(key: str) -> Image.Image:
    """A winged shield between crossed spears before a tower."""
    scene = day(key, "blue hour", (560.0, 330.0))
    scene.lay(emblem("tower", (560, 360), 350, DUSKY), 0.5)
    scene.clouds(650, 60, 120)
    for side in (-1, 1):
        scene.lay(tools.spear((560 - side * 330, 800), (560 + side * 330, 90), 17), 0.6, 0.2)
    scene.lay(wings((560, 420), 360, ONE_SOARING, "silver", key, 12, gap=0.3), 0.5, 0.3, rim=0.5)
    scene.lay(tools.shield((560, 430), 340, (26, 66, 150), "star", key), 0.7, 0.35)
    scene.flare((500, 330), 150)
    scene.sparks(50)
    return scene.finish()


def forgiveness(key: str) -> Image.Image:
    """A chain that breaks over lilies."""
    scene = day(key, "rose", (560.0, 300.0), 1.2)
    scene.engrave(nimbus("beads", (560, 340), 220), 0.5)
    scene.clouds(660, 60, 110)
    for x, lean in ((400, -104), (560, -90), (720, -76)):
        scene.lay(things.lily((560 + (x - 560) * 0.3, 800), 470, lean, 3), 0.4, 0.3)
    for side in (-1, 1):
        line = bezier([(560 + side * 600, 160), (560 + side * 330, 420), (560 + side * 74, 350)], 30)
        scene.lay(links(line, 42), 0.7, 0.1)
    scene.lamp((560, 340), 210)
    scene.flare((560, 340), 300)
    scene.lay(emblem("dove", (560, 150), 110, things.PETAL), 0.2, 0.7)
    scene.sparks(70)
    return scene.finish()


def conversion(key: str) -> Image.Image:
    """A wanderer at a fork who turns from the dark road to the bright one."""
    scene = day(key, "amber", (820.0, 300.0), 1.3)
    ridges_of(scene, (520, 30, (150, 96, 84)), (610, 34, (104, 64, 62)))
    roads = Canvas(SIZE, 2)
    roads.stroke(bezier([(820, 500), (700, 590), (600, 700), (540, 860)], 40), lambda t: 10 + 150 * t**1.8, WHITE)
    scene.image = shade(scene.image, blur(roads.alpha(), 4), (255, 232, 178), 0.7)
    dark = Canvas(SIZE, 2)
    dark.stroke(bezier([(180, 470), (250, 580), (420, 660), (540, 860)], 40), lambda t: 8 + 140 * t**1.8, WHITE)
    scene.image = shade(scene.image, blur(dark.alpha(), 4), (44, 26, 40), 0.75)
    scene.image = light(scene.image, radial(SIZE, (820, 330), 330, 1.6), (255, 244, 200), 0.9)
    figure = silhouette(body((590, 790), 400, "brown", "ivory", OPEN, "hood", key, plain=True), (120, 80, 90), 0.35)
    scene.lay(figure.layer, 0.6, 0.15, rim=1.0)
    scene.lay(figure.hands, 0.0)
    scene.lay(things.staff((486, 790), (470, 400), 13, crook=30), 0.5, 0.1, rim=0.6)
    scene.flare((820, 300), 260)
    scene.sparks(60)
    return scene.finish()


def judgement(key: str) -> Image.Image:
    """A balance hung from the point of a sword in a storm."""
    scene = day(key, "storm", (560.0, 130.0), 1.2)
    scene.clouds(170, 60, -60, 0.6, 3)
    scene.beam(((500, -20), (620, -20)), ((300, 820), (820, 820)), 0.5)
    scene.engrave(nimbus("starwork", (560, 380), 270), 0.5)
    scene.lay(tools.sword((560, 640), (560, 50), 62, key), 0.7, 0.5)
    scene.lay(things.scales((560, 300), 640, 7, key), 0.7, 0.4)
    scene.lay(emblem("heart", (244, 520), 58, things.WAX), 0.4, 0.4)
    scene.lay(emblem("feather", (876, 592), 66, things.PETAL), 0.3, 0.5)
    scene.clouds(720, 60, 150)
    scene.sparks(50)
    return scene.finish()


def humility(key: str) -> Image.Image:
    """A crown laid down on the lowest step."""
    scene = day(key, "dusk", (560.0, 210.0), 1.0)
    scene.engrave(nimbus("gothic", (560, 300), 230), 0.5)
    scene.beam(((480, -20), (640, -20)), ((260, 820), (860, 820)), 0.5)
    scene.lay(steps(470, 6, 260, 620, STONE), 0.6, 0.1)
    crown = tools.crown((560, 640), 320, 7, key).rotate(-16, Image.Resampling.BICUBIC, center=(560, 640))
    scene.lay(crown, 0.8, 0.3)
    scene.lay(things.lily((330, 770), 330, -74, 2), 0.5, 0.2)
    figure = silhouette(body((560, 486), 230, "brown", "brown", JOINED, "hood", key, plain=True), (90, 60, 90), 0.45)
    scene.lay(figure.layer, 0.4, 0.2, rim=1.0)
    scene.sparks(50)
    return scene.finish()


def silence(key: str) -> Image.Image:
    """One feather on still water by moonlight."""
    scene = day(key, "night", (560.0, 230.0), 0.8)
    scene.image.paste(scene.image.crop((0, 0, 1120, 430)).transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, 430))
    water = Image.new("L", SIZE)
    water.paste(255, (0, 430, 1120, 820))
    scene.image = light(scene.image, blur(water, 2), (40, 60, 110), 0.35)
    moon = Canvas(SIZE, 2)
    moon.disc((560, 210), 112, WHITE)
    scene.lay(things.solid(moon.alpha(), things.PETAL, 50), 0.0, 0.9)
    scene.engrave(nimbus("beads", (560, 210), 140), 0.5)
    shine = Canvas(SIZE, 1)
    for k in range(30):
        y = 446 + 12 * k
        half = 26 + 7 * k * abs((k * 7919) % 13 - 6) / 6
        shine.line([(560 - half, y), (560 + half, y)], 4, WHITE)
    scene.image = light(scene.image, blur(shine.mask, 3), (220, 230, 255), 0.55)
    rings(scene, (560, 650), 110, 5, 0.7, 0.26)
    scene.lay(emblem("feather", (570, 566), 150, things.PETAL, -12), 0.4, 0.7)
    scene.sparks(30)
    return scene.finish()


PICTURES = {
    "jawna-laska": open_grace, "zmiana-rol": change_of_roles, "wybrany": chosen, "powrot-aniola": return_of_the_angel,
    "sledzenie": shadowing, "wola-nieba": will_of_heaven, "swiatlosc": brightness, "wywyzszenie": raised_up,
    "straz": guard, "przebaczenie": forgiveness, "nawrocenie": conversion, "sad": judgement, "pokora": humility,
    "cisza": silence,
}  # fmt: skip
