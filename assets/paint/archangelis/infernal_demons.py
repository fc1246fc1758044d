"""The fallen Chiefs and the horned Dukes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import ImageChops

from ..brush import GOLD, Canvas, Color, Point, Stops, bezier, blur, mix, polar, rng, stars
from ..motifs.arms import banner, blade, emblem, spear
from ..motifs.sigils import constellation
from ..motifs.wings import RAISED, SOARING, SPREAD, WingPose
from . import infernal_beasts as beasts
from . import infernal_parts as parts
from .infernal_scene import (
    BILE,
    BLACK,
    BONE,
    DARK_GOLD,
    EMBER,
    FOREST,
    NIGHT,
    OXBLOOD,
    SOOT,
    STEEL,
    SULPHUR,
    VIOLET,
    WHITE,
    Palette,
    Scene,
    curve,
    fit,
    metal,
    path,
)

Act = Callable[[Scene], None]
HEAD: Point = (560.0, 300.0)
COLD_IRON = metal((132, 142, 158))


def plumage(tip: Color, root: Color = (112, 100, 104)) -> Stops:
    """Feathers that were white once: ashen at the root, scorched towards the tip."""
    return ((0.0, root), (0.4, mix(root, BLACK, 0.5)), (0.75, mix(tip, BLACK, 0.65)), (1.0, tip))


# ---------------------------------------------------------------- Chiefs


def chief(
    key: str,
    air: Palette,
    behind: Act,
    pose: WingPose,
    tip: Color,
    gaps: Sequence[tuple[float, float]],
    head: Point = HEAD,
    scale: float = 104,
    span: float = 470,
    turn: float = 0.0,
) -> Scene:
    """A fallen watcher: torn wings, a broken halo, an empty hood, chains over the breast."""
    scene = Scene(key, air)
    scene.sky()
    behind(scene)
    wings = parts.torn_wings(scene, (head[0], head[1] + scale * 1.1), span, pose, plumage(tip), turn)
    scene.add(wings, rim=air.rim, halo=air.glow, reach=40, strength=0.35)
    scene.add(parts.halo_broken(scene, head, scale * 1.4, gaps, DARK_GOLD), halo=air.glow, reach=26, strength=0.7)
    robe = metal(mix(air.mid, (130, 120, 124), 0.6))
    scene.add(parts.cloak(scene, head, scale, robe, 0.9), rim=air.rim)
    scene.add(parts.hood(scene, head, scale, robe), rim=air.rim)
    parts.eyes(scene, (head[0], head[1] + scale * 0.02), scale, air.glow)
    for s in (-1, 1):
        line = curve("-1.38,1.0 -.6,1.75 .5,2.6 1.6,3.6", head, scale, 0, s < 0, closed=False)
        scene.add(parts.chain(scene, line, scale * 0.36), rim=air.rim, shadow=0.7)
    return scene


def veiled(scene: Scene, top: float = 690, sparks: int = 80) -> Scene:
    """Smoke and sparks before the figure."""
    scene.smoke(top, 70, 0.8, 150)
    scene.sparks(sparks)
    return scene


def shamsiel() -> Scene:
    def sun(scene: Scene) -> None:
        scene.burst(HEAD, 640, 1.0, 40, (255, 176, 50))
        disc = scene.canvas()
        for k in range(24):
            far = 350 if k % 2 == 0 else 292
            disc.poly([polar(HEAD, 212, k * 15 - 5), polar(HEAD, far, k * 15 + 3), polar(HEAD, 212, k * 15 + 5)], WHITE)
        disc.ring(HEAD, 200, 12, WHITE)
        scene.lit(disc.alpha(), (255, 190, 60), 34, 0.8, 0.5)

    scene = chief("shamsiel", SULPHUR, sun, SPREAD, (226, 140, 40), ((200, 235), (330, 358)), turn=14)
    parts.great_eye(scene, (560, 575), 140, (255, 180, 40))
    return veiled(scene)


def kokabiel() -> Scene:
    def night(scene: Scene) -> None:
        scene.base = ImageChops.screen(scene.base, stars(scene.size, "kokabiel", 900, 3))
        scene.burst(HEAD, 460, 0.7, 0, (120, 170, 255))
        signs = scene.canvas()
        source = rng("kokabiel")
        for s in (-1, 1):
            spots = [polar((560 + s * 300, 300), source.uniform(60, 250), k * 51) for k in range(7)]
            spots = [(x, max(50.0, y)) for x, y in spots]
            constellation(signs, spots, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], (255, 236, 190), 9)
        scene.add(signs.image(), halo=(150, 190, 255), reach=16, strength=0.9, shadow=0)

    scene = chief("kokabiel", NIGHT, night, RAISED, (70, 110, 200), ((20, 70), (250, 292)), span=430, turn=16)
    star = scene.canvas()
    for place, size in (((560, 580), 92), ((430, 690), 40), ((690, 690), 40)):
        emblem(star, "star", place, size, WHITE)
    scene.lit(star.alpha(), (255, 220, 150), 34, 0.9, 0.9)
    return veiled(scene, 720, 40)


def baraqiel() -> Scene:
    def storm(scene: Scene) -> None:
        scene.burst((560, 250), 520, 0.6, 0)
        scene.smoke(60, 90, 0.55, 0)
        for k, (x0, x1, y1) in enumerate(((250, 120, 640), (850, 1010, 620), (420, 330, 380), (720, 800, 360))):
            parts.lightning(scene, (x0, -20), (x1, y1), 15 if k < 2 else 8, (170, 210, 255), k)

    scene = chief("baraqiel", STEEL, storm, SOARING, (150, 190, 230), ((90, 130), (300, 340)), span=480)
    sword = blade(scene.size, (560, 500), (560, 800), 44, ((240, 248, 255), (120, 160, 210)), "baraqiel")
    scene.add(sword, halo=(170, 214, 255), reach=60, strength=1.0)
    for k, x in enumerate((-150, 150)):
        parts.lightning(scene, (560, 500), (560 + x, 790), 9, (190, 226, 255), k + 7, 3)
    return veiled(scene, 720, 50)


def armaros() -> Scene:
    centre = (560.0, 330.0)

    def runes(scene: Scene) -> None:
        scene.burst(centre, 560, 0.75, 18)
        lines, source = scene.canvas(), rng("armaros")
        for k in range(16):
            d = k * 22.5 - 90
            spot = polar(centre, 320 + source.uniform(-10, 20), d)
            parts.rune(lines, spot, 44, 11, k, d + 90 + source.uniform(-18, 18))
            cut = [polar(spot, 80 * s, d + source.uniform(-30, 30)) for s in (-1, 1)]
            lines.erase([*cut, *((x + 5, y + 11) for x, y in reversed(cut))])
        for a, b in ((4, 84), (100, 190), (204, 262), (280, 352)):
            for radius, width in ((256, 5), (384, 5)):
                lines.line([polar(centre, radius, d) for d in range(a, b + 1, 2)], width, WHITE)
        scene.lit(lines.alpha(), (226, 130, 255), 22, 0.9, 0.7)

    scene = chief("armaros", VIOLET, runes, SPREAD, (170, 80, 220), ((140, 230), (300, 350)), span=360, turn=24)
    crack = scene.canvas()
    for k in range(3):
        crack.stroke(parts.bolt((560, 560), polar((560, 560), 190, 60 + k * 120), k, 0.2, 4), 10, WHITE)
    emblem(crack, "cross", (560, 580), 76, WHITE)
    scene.lit(crack.alpha(), (236, 150, 255), 26, 0.9, 0.8)
    return veiled(scene, 720, 60)


def samyaza() -> Scene:
    head = (560.0, 330.0)

    def star(scene: Scene) -> None:
        scene.veins((255, 110, 50), 130, 0.5)
        scene.burst((560, 250), 700, 1.0, 34)
        tail, body = scene.canvas(), scene.canvas()
        for k in range(7):
            x = 470 + k * 30
            tail.stroke([(x + (k - 3) * 60, -60), (x + (k - 3) * 18, 120), (x, 320)], 26 - abs(k - 3) * 4, WHITE)
        scene.shine(blur(tail.alpha(), 12), (255, 170, 90), 0.8)
        body.poly([polar((560, 250), (360, 96, 210, 96)[k % 4], k * 22.5 - 90) for k in range(16)], WHITE)
        scene.lit(body.alpha(), (255, 140, 60), 60, 1.0, 0.6)

    scene = chief(
        "samyaza", OXBLOOD, star, RAISED, (230, 70, 30), ((30, 75), (160, 210), (270, 300)), head, 118, 560, 10
    )
    for s in (-1, 1):
        line = bezier([(560 + s * 620, 150), (560 + s * 380, 420), (560 + s * 300, 560), (560 + s * 120, 640)], 40)
        scene.add(parts.chain(scene, line, 74, radius=5), rim=scene.air.rim, shadow=0.7)
    scene.fire(840, 260, 60)
    return veiled(scene, 740, 120)


# ---------------------------------------------------------------- Dukes


def duke(
    key: str,
    air: Palette,
    skin: Color,
    horn: str,
    visor: str,
    behind: Act | None = None,
    head: Point = (560.0, 340.0),
    scale: float = 112,
    span: float = 470,
    turn: float = 0.0,
    fingers: int = 4,
    armour: Stops = SOOT,
    trim: Stops = DARK_GOLD,
    spikes: int = 3,
) -> Scene:
    """A lord in iron: bat wings, horned helm, spiked shoulders."""
    scene = Scene(key, air)
    scene.sky()
    scene.burst((head[0], head[1] - 20), 600, 0.9, 22)
    if behind:
        behind(scene)
    wings = parts.bat_wings(scene, (head[0], head[1] + scale * 1.1), span, skin, turn, fingers)
    scene.add(wings, rim=air.rim, halo=air.glow, reach=46, strength=0.3)
    scene.add(parts.horns(scene, head, scale, horn, BONE if armour is SOOT else SOOT), rim=air.rim)
    scene.add(parts.pauldrons(scene, head, scale, armour, trim, spikes), rim=air.rim)
    scene.add(parts.helm(scene, head, scale, armour, trim, visor), rim=air.rim)
    parts.eyes(scene, (head[0], head[1] - scale * 0.02), scale * 1.1, air.glow, 0.1, 0.22)
    return scene


def agares() -> Scene:
    scene = duke("agares", BILE, (60, 120, 60), "ram", "slit", head=(560, 250), scale=92, span=460, turn=-4)
    beasts.hawk(scene, (560, 92), 80, metal((190, 150, 70)), (255, 230, 120))
    beasts.crocodile(scene, (560, 640), 330, metal((96, 124, 72)), (226, 255, 110))
    return veiled(scene, 760, 60)


def barbatos() -> Scene:
    def haze(scene: Scene) -> None:
        scene.smoke(420, 80, 0.5, 60)

    scene = duke("barbatos", FOREST, (84, 92, 34), "crook", "cross", haze, (560, 400), 104, 480, 8, trim=DARK_GOLD)
    for k, (x, y) in enumerate(((170, 260), (350, 130), (770, 130), (950, 260))):
        scene.add(parts.crown(scene, (x, y), 168, 5, GOLD, k), halo=(255, 200, 90), reach=26, strength=0.8)
    wood, string = scene.canvas(), scene.canvas()
    bow = curve(
        "-4.2,-.9 -4.1,-.2 -3.0,.55 -1.2,.62 0,.28 1.2,.62 3.0,.55 4.1,-.2 4.2,-.9", (560, 640), 112, closed=False
    )
    wood.stroke(bow, lambda t: 34 * (1 - abs(2 * t - 1) ** 2 * 0.65), WHITE)
    string.line([bow[0], (560, 740), bow[-1]], 4, WHITE)
    scene.lit(string.alpha(), (255, 226, 150), 14, 0.8, 0.8)
    scene.add(scene.solid(wood.alpha(), metal((150, 92, 50)), 10), rim=(255, 226, 160), shadow=0.8)
    arrow = scene.canvas()
    spear(arrow, (560, 800), (560, 520), 9, (110, 72, 40), (240, 230, 210))
    scene.add(arrow.image(), halo=(255, 214, 120), reach=20, strength=0.8)
    parts.great_eye(scene, (560, 282), 74, (255, 190, 60))
    scene.sparks(60)
    return scene


def eligos() -> Scene:
    scene = duke("eligos", STEEL, (44, 60, 92), "dagger", "slit", None, (520, 350), 120, 470, -6, 5, COLD_IRON, GOLD, 4)
    flag = Canvas(scene.size, 2, (90, 10, 20))
    banner(flag, (905, 96), 190, 400, (150, 18, 30), "flame", "eligos", (236, 200, 130))
    scene.add(flag.image(), rim=(255, 190, 170), halo=(255, 80, 60), reach=30, strength=0.4)
    lance = Canvas(scene.size, 2)
    spear(lance, (800, 860), (800, 30), 18, (92, 70, 62), (236, 242, 250))
    scene.add(lance.image(), rim=(255, 255, 255), halo=(190, 226, 255), reach=24, strength=0.7)
    blades = scene.canvas()
    spear(blades, (240, 860), (240, 260), 12, (70, 66, 72), (200, 214, 230))
    scene.add(blades.image(), rim=scene.air.rim)
    scene.fire(840, 200, 50)
    return veiled(scene, 760, 90)


def dantalion() -> Scene:
    def veins(scene: Scene) -> None:
        scene.veins((255, 190, 80), 120, 0.4)

    scene = duke("dantalion", SULPHUR, (104, 44, 140), "goat", "slit", veins, (560, 330), 96, 430, 0, trim=GOLD)
    for k in range(9):
        d = 180 + k * 180 / 8
        at = polar((560, 450), 430, d)
        beasts.mask(scene, (at[0], at[1] * 0.86 + 60), 62, k, BONE if k % 2 == 0 else DARK_GOLD, d + 90)
    beasts.book(scene, (560, 610), 270, (255, 160, 90), (70, 24, 84))
    scene.sparks(70)
    return scene


def astaroth() -> Scene:
    scene = Scene("astaroth", EMBER)
    scene.sky()
    scene.veins((255, 120, 40), 120, 0.5)
    scene.burst((560, 330), 660, 1.0, 30)
    scene.smoke(560, 90, 0.7, 120)
    for turn, span, skin in ((30, 500, (120, 20, 14)), (-2, 540, (170, 34, 20))):
        wings = parts.bat_wings(scene, (606, 500), span, skin, turn, 5, 40)
        scene.add(wings, rim=scene.air.rim, halo=(255, 90, 30), reach=50, strength=0.3)
    hide, gold = metal((150, 50, 34)), (255, 214, 90)
    coil = fit(path("-3.4,3.1 -2.2,2.1 -.4,2.2 .9,2.3 1.5,1.5 .7,.8 .2,.2 .6,-.6 .1,-1.15"), (560, 420), 120)
    scene.add(parts.spines(scene, coil, 30, 34, metal((200, 90, 40))), rim=scene.air.rim)
    scene.add(parts.serpent_body(scene, coil, 124, hide, 0.9, 64), rim=scene.air.rim)
    beasts.dragon_head(scene, (520, 270), 118, hide, gold)
    snake = path("3.6,3.6 2.6,3.0 2.9,2.2 2.0,1.6 2.2,.7 2.75,.2")
    scene.add(parts.serpent_body(scene, fit(snake, (560, 420), 120), 54, metal((120, 130, 60)), 0.4), rim=gold)
    parts.snake_head(scene, (880, 424), 62, -12, metal((130, 140, 66)), (255, 240, 120))
    scene.fire(850, 280, 70)
    scene.sparks(120)
    return scene
