"""Evil people: figures among embers, each with what they live by."""

from __future__ import annotations

from PIL import Image

from ..archangelis import holy_things as things
from ..archangelis import infernal_parts as parts
from ..archangelis.holy_bodies import BEARING, LOWERED_HANDS, OPEN, Arms, Body, body
from ..archangelis.infernal_humans import candles, floor, robed
from ..archangelis.infernal_scene import (
    BILE,
    DARK_GOLD,
    EMBER,
    FOREST,
    MOON,
    NIGHT,
    OXBLOOD,
    ROSE,
    SOOTRED,
    STEEL,
    VIOLET,
    curve,
    metal,
    twin,
)
from ..archangelis.places_land import trunk
from ..brush import Color, bezier, blur, pointed, polar, rng
from ..motifs.arms import blade
from .deed_parts import emblem, glowing, links, pit
from .moods import WHITE, Ash, glazed

OFFER = Arms(((0.175, 0.36), (0.05, 0.36)), ((0.19, 0.33), (0.30, 0.30)))
GRASP = Arms(((0.19, 0.37), (0.12, 0.46)), ((0.19, 0.34), (0.24, 0.36)))


def _stand(scene: Ash, figure: Body, rim: Color | None = None, *held: Image.Image) -> None:
    """A figure in the dark with what it holds, and its hands over that."""
    edge = rim or scene.air.rim
    scene.add(figure.layer, rim=edge, shadow=0.6)
    for thing in held:
        scene.add(thing, rim=edge, shadow=0.4)
    scene.add(figure.hands, shadow=0)


def madwoman(key: str) -> Image.Image:
    """A woman with wild hair who dances under the moon, bells and crows about her."""
    scene = pit(key, MOON, (700, 230), 0.5)
    parts.moon(scene, (740, 230), 150, (240, 226, 200))
    floor(scene, 730, (16, 14, 20), (80, 76, 96))
    robed(scene, (540, 830), 560, metal((120, 100, 116)), ("raised", "wide"), "hood", scene.air.rim)
    hair = scene.canvas()
    source = rng(key, "hair")
    for _ in range(60):
        a = source.uniform(150, 390)
        root = polar((540, 330), 40, a)
        far = source.uniform(90, 190)
        bend, tip = a + source.uniform(-40, 40), a + source.uniform(-60, 60)
        hair.stroke(bezier([root, polar(root, far * 0.5, bend), polar(root, far, tip)], 14), pointed(11, 0.6), WHITE)
    scene.add(scene.solid(hair.alpha(), metal((150, 130, 130)), 3), rim=scene.air.rim, shadow=0.3)
    face = scene.mask(twin("0,-.5 .3,-.4 .4,0 .26,.44 0,.6", (540, 336), 62))
    scene.add(scene.solid(face, metal((206, 180, 166), 0.6), 14), shadow=0.3)
    marks = scene.canvas((20, 10, 14))
    for x in (-15, 15):
        marks.disc((540 + x, 328), (7, 9), (20, 10, 14))
    marks.line(bezier([(522, 350), (540, 372), (560, 348)], 10), 5, (60, 10, 20))
    scene.add(marks.image(), shadow=0)
    for x, y, size, turn in ((230, 200, 66, 10), (930, 430, 60, -16), (170, 450, 50, 24)):
        scene.add(emblem("raven", (x, y), size, metal((80, 76, 96)), turn), rim=scene.air.rim, shadow=0.2)
    scene.sparks(60, (220, 220, 255))
    return glazed(scene)


def temptress(key: str) -> Image.Image:
    """A woman in red with a serpent about her shoulders and an apple in her hand."""
    scene = pit(key, ROSE, (560, 280), 0.9)
    scene.smoke(660, 64, 0.6, 130)
    figure = body((540, 870), 660, "crimson", "violet", OFFER, "veil", key, trim=DARK_GOLD)
    _stand(scene, figure)
    coil = [
        figure.at(x, y)
        for x, y in ((-0.34, 0.62), (-0.22, 0.40), (-0.13, 0.24), (0.0, 0.235), (0.14, 0.22), (0.25, 0.12), (0.20, 0.0))
    ]
    scales = metal((70, 120, 60))
    scene.add(parts.serpent_body(scene, coil, 38, scales, 0.6, 60), rim=(220, 255, 150))
    parts.snake_head(scene, figure.at(0.17, -0.02), 46, -14, scales, (255, 220, 70))
    apple = scene.mask(twin("0,-.7 .3,-.86 .78,-.7 .9,-.1 .6,.66 .2,.86 0,.8", figure.at(0.33, 0.25), 48))
    scene.add(scene.solid(apple, metal((230, 40, 40), 0.7), 20), rim=WHITE, halo=(255, 80, 60), reach=40, strength=0.8)
    for x, y, size in ((150, 720, 58), (240, 770, 44), (930, 740, 56), (850, 780, 42)):
        scene.add(things.rose((x, y), size, (216, 40, 80)))
    scene.sparks(80)
    return glazed(scene)


def sinner(key: str) -> Image.Image:
    """A man in chains with a sack of coins."""
    scene = pit(key, SOOTRED, (560, 300), 0.8)
    floor(scene, 740, (24, 10, 8), (110, 44, 30))
    figure = body((560, 850), 620, "grey", "brown", GRASP, "cowl", key, plain=True)
    _stand(scene, figure, (255, 150, 100))
    parts.eyes(scene, figure.at(0, 0.10), 60, (255, 150, 70), 0.06, 0.22)
    sack = scene.mask(twin("0,-.9 .2,-.96 .24,-.7 .16,-.56 .62,-.1 .66,.5 .3,.8 0,.82", figure.at(-0.15, 0.60), 108))
    scene.add(scene.solid(sack, metal((140, 104, 66)), 26), rim=scene.air.rim)
    coins = scene.canvas()
    for x, y in ((300, 790), (350, 806), (400, 796), (330, 770), (380, 774), (250, 804), (440, 812)):
        coins.disc((x, y), (27, 12), WHITE)
    scene.add(scene.leaf(coins.alpha(), DARK_GOLD, 5), halo=(255, 190, 80), reach=16)
    for line in (((740, -20), (760, 200), (700, 400), (706, 470)), ((720, 500), (860, 700), (1010, 700), (1140, 660))):
        scene.add(links(bezier(list(line), 30), 34), rim=scene.air.rim)
    scene.smoke(780, 46, 0.5, 40)
    scene.sparks(80)
    return glazed(scene)


def tormentor(key: str) -> Image.Image:
    """A hooded headsman with his axe, the block before him."""
    scene = pit(key, OXBLOOD, (560, 260), 1.0)
    floor(scene, 720, (20, 6, 8), (100, 30, 26))
    robed(scene, (520, 850), 640, metal((74, 50, 52)), ("fore", "down"), "hood", (255, 120, 90))
    parts.eyes(scene, (520, 290), 70, (255, 90, 50), 0.12, 0.2)
    axe = scene.canvas()
    axe.line([(744, 830), (716, 130)], 20, WHITE)
    scene.add(scene.solid(axe.alpha(), metal((120, 84, 60)), 7), rim=scene.air.rim)
    head = scene.mask(
        curve("0,-.5 .5,-.8 1.1,-1.1 1.32,0 1.1,1.1 .5,.66 0,.5", (716, 230), 150),
        curve("0,-.4 -.4,-.3 -.62,-.5 -.62,.5 -.4,.3 0,.4", (716, 230), 130),
    )
    scene.add(scene.solid(head, metal((170, 170, 180)), 16), rim=(255, 200, 190), halo=(255, 60, 40), strength=0.3)
    block = scene.mask([(150, 650), (400, 650), (420, 830), (130, 830)])
    scene.add(scene.solid(block, metal((110, 74, 52)), 16), rim=scene.air.rim)
    top = scene.canvas()
    top.disc((275, 652), (126, 30), WHITE)
    scene.add(scene.solid(top.alpha(), metal((150, 104, 76)), 12), shadow=0)
    scene.smoke(790, 46, 0.5, 30)
    scene.sparks(90)
    return glazed(scene)


def witch(key: str) -> Image.Image:
    """A witch with a burning staff of thorn before the moon, a cat at her feet."""
    scene = pit(key, BILE, (370, 260), 0.5)
    parts.moon(scene, (360, 260), 170, (220, 240, 190))
    tree = scene.canvas((8, 14, 8))
    trunk(tree, (1010, 820), 640, 70, (8, 14, 8), key, -0.3, 5)
    scene.add(tree.image(), rim=(150, 190, 120), shadow=0.2)
    floor(scene, 740, (10, 18, 10), (60, 92, 48))
    robed(scene, (560, 850), 600, metal((92, 70, 110)), ("down", "raised"), "hat", (200, 255, 150))
    staff = scene.canvas()
    staff.line([(712, 840), (712, 210)], 15, WHITE)
    for k in range(7):
        y = 250 + 76 * k
        side = 1 if k % 2 else -1
        staff.poly([(712, y - 12), (712 + side * 38, y - 26), (712, y + 12)], WHITE)
    scene.add(scene.solid(staff.alpha(), metal((120, 96, 70)), 5), rim=scene.air.rim)
    glowing(scene, "flame", (712, 160), 74, (150, 255, 90), 44)
    cat = scene.mask(
        curve("-.5,.9 -.62,.2 -.36,-.2 -.4,-.9 -.2,-.62 .06,-.62 .26,-.92 .28,-.3 .5,.2 .5,.9", (260, 730), 96)
    )
    scene.add(scene.solid(cat, metal((60, 60, 66)), 14), rim=(190, 255, 150))
    tail = scene.canvas()
    tail.stroke(bezier([(300, 806), (400, 806), (390, 690), (430, 660)], 16), lambda t: 19 * (1 - 0.5 * t), WHITE)
    scene.add(scene.solid(tail.alpha(), metal((60, 60, 66)), 6), rim=(190, 255, 150), shadow=0.2)
    parts.eyes(scene, (252, 684), 46, (220, 255, 90), 0.1, 0.22)
    scene.sparks(70)
    return glazed(scene)


def traitor(key: str) -> Image.Image:
    """A man with a smiling mask in one hand and a dagger in the other."""
    scene = pit(key, STEEL, (560, 300), 0.7)
    floor(scene, 760, (12, 16, 24), (70, 86, 110))
    figure = body((560, 870), 660, "black", "teal", OPEN, "cowl", key, plain=True)
    knife = blade(
        scene.size, figure.at(0.33, 0.36), figure.at(0.40, 0.12), 24, ((230, 236, 246), (110, 120, 140)), key, DARK_GOLD
    )
    _stand(scene, figure, None, knife)
    parts.eyes(scene, figure.at(0, 0.10), 58, (150, 220, 255), 0.1, 0.22)
    scene.add(
        emblem("mask", figure.at(-0.34, 0.30), 104, metal((220, 200, 160), 0.6), 8),
        rim=scene.air.rim,
        halo=(255, 220, 160),
        strength=0.3,
    )
    coins = scene.canvas()
    source = rng(key, "silver")
    for _ in range(30):
        coins.disc((source.uniform(300, 840), source.uniform(782, 812)), (20, 8), WHITE)
    scene.add(scene.leaf(coins.alpha(), metal((200, 206, 220)), 4), rim=WHITE)
    scene.smoke(800, 40, 0.4, 30)
    scene.sparks(50)
    return glazed(scene)


def robber(key: str) -> Image.Image:
    """A highwayman between trees with two blades, a fire behind him."""
    scene = pit(key, FOREST, (560, 430), 0.8)
    trees = scene.canvas((12, 16, 8))
    for x, tall, lean in ((110, 820, 0.1), (1010, 820, -0.1), (280, 620, -0.05), (860, 640, 0.08)):
        trunk(trees, (x, 830), tall, 74, (12, 16, 8), (key, x), lean, 5)
    scene.add(trees.image(), rim=(200, 180, 90), shadow=0.3)
    floor(scene, 760, (14, 14, 8), (96, 84, 40))
    scene.fire(780, 250, 50, (420, 700))
    figure = body((560, 860), 620, "brown", "green", LOWERED_HANDS, "cowl", key, plain=True)
    hat = scene.mask(curve("-1.5,.1 -.6,-.14 -.5,-.7 .4,-.76 .56,-.14 1.5,.06 .6,.26 -.6,.28", figure.at(0, 0.05), 62))
    band = scene.mask(curve("-.62,-.2 .62,-.2 .6,.24 0,.5 -.6,.24", figure.at(0, 0.125), 48))
    steel: tuple[Color, Color] = ((240, 236, 220), (120, 120, 110))
    blades = [
        blade(scene.size, figure.at(side * 0.21, 0.56), figure.at(side * 0.33, 0.22), 26, steel, key, DARK_GOLD)
        for side in (-1, 1)
    ]
    _stand(
        scene,
        figure,
        (255, 214, 130),
        *blades,
        scene.solid(band, metal((150, 36, 30)), 8),
        scene.solid(hat, metal((92, 70, 48)), 10),
    )
    scene.sparks(80)
    return glazed(scene)


def priestess(key: str) -> Image.Image:
    """A priestess of the night at an altar of fire, the crescent on her brow."""
    scene = pit(key, NIGHT, (560, 240), 0.8)
    for side in (-1, 1):
        post = scene.mask(
            [(560 + side * 400, 90), (560 + side * 500, 90), (560 + side * 510, 830), (560 + side * 390, 830)]
        )
        scene.add(scene.solid(post, metal((70, 84, 130)), 26), rim=scene.air.rim)
    glowing(scene, "moon", (560, 150), 110, (255, 224, 160), 40)
    figure = body(
        (560, 860),
        620,
        "violet",
        "black",
        Arms(((0.22, 0.24), (0.27, 0.06)), ((0.22, 0.24), (0.27, 0.06))),
        "veil",
        key,
        trim=DARK_GOLD,
    )
    _stand(scene, figure)
    brow = scene.canvas()
    at = figure.at(0, 0.035)
    brow.line([polar((at[0], at[1] - 22), 34, d) for d in range(10, 171, 10)], 11, WHITE)
    scene.add(scene.leaf(brow.alpha(), DARK_GOLD, 4), halo=(255, 220, 130), reach=20)
    altar = scene.mask([(330, 690), (790, 690), (760, 730), (760, 830), (360, 830), (360, 730)])
    scene.add(scene.solid(altar, metal((84, 90, 130)), 14), rim=scene.air.rim)
    scene.fire(700, 190, 40, (430, 690), VIOLET.fire)
    candles(scene, [(400, 690), (720, 690)], 46, (190, 160, 255))
    scene.shine(blur(altar, 30), (90, 70, 190), 0.2)
    scene.sparks(80, (200, 180, 255))
    return glazed(scene)


def ember_bearer(key: str) -> Image.Image:
    """Somebody of whom only ill is known: a hooded figure with a coal in its hands."""
    scene = pit(key, EMBER, (560, 420), 0.8)
    floor(scene, 740, (24, 10, 6), (120, 56, 30))
    figure = body(
        (560, 860), 640, "black", "brown", BEARING if rng(key).random() < 0.5 else OPEN, "cowl", key, plain=True
    )
    _stand(scene, figure)
    parts.eyes(scene, figure.at(0, 0.10), 60, (255, 130, 60), 0.1, 0.22)
    scene.sparks(90)
    return glazed(scene)


PICTURES = {
    "szalenica": madwoman, "kusicielka": temptress, "grzesznik": sinner, "oprawca": tormentor, "wiedzma": witch,
    "zdrajca": traitor, "zbojca": robber, "kaplanka": priestess,
}  # fmt: skip
