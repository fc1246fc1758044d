"""The sacred miracles as events in a landscape."""

from __future__ import annotations

import math
from random import Random

from PIL import Image

from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    bezier,
    blur,
    colourise,
    lerp,
    light,
    mix,
    noise,
    polar,
    radial,
    rng,
    spline,
    taper,
    times,
    with_alpha,
)
from . import holy_things as things
from .holy_angels import fire
from .holy_bodies import BEARING, JOINED, body
from .holy_people import ridges_of, stand
from .holy_skies import SIZE, WHITE, Scene, nimbus, rock, star


def manna(key: str) -> Image.Image:
    """Bread from heaven, falling like stars upon a sleeping camp."""
    scene = Scene(key, "night", (560.0, 60.0), 1.2)
    scene.beam(((430, -20), (690, -20)), ((160, 760), (960, 760)), 0.4)
    ridges_of(scene, (640, 30, (60, 66, 112)), (720, 22, (44, 46, 84)))
    tents = Canvas(SIZE, 2)
    for x, y, w in ((190, 690, 86), (330, 664, 62), (800, 668, 66), (950, 700, 92)):
        tents.poly([(x, y - w), (x - w, y + w * 0.2), (x, y + w * 0.28)], (206, 176, 150))
        tents.poly([(x, y - w), (x + w, y + w * 0.2), (x, y + w * 0.28)], (112, 92, 108))
        tents.poly([(x, y - w * 0.55), (x - w * 0.2, y + w * 0.25), (x + w * 0.16, y + w * 0.26)], (255, 200, 110))
    scene.lay(tents.image(), 0.5, 0.15, rim=0.8)
    source = rng(key, "flakes")
    flakes, trails = Canvas(SIZE, 2), Canvas(SIZE, 1)
    for _ in range(120):
        t = source.random()
        x, y = 560 + source.gauss(0, 120 + 190 * t), 20 + 720 * t
        size = 3 + 8 * source.random() ** 2 * (0.5 + t)
        trails.stroke(
            [(x, y), (lerp(x, 560, 0.05), y - size * 5), (lerp(x, 560, 0.1), y - size * 10)], size * 0.7, WHITE
        )
        star(flakes, (x, y), size * 2.2, WHITE)
        flakes.disc((x, y), size * 0.75, WHITE)
    scene.image = light(scene.image, blur(trails.mask, 2), (200, 220, 255), 0.45)
    scene.image = light(scene.image, blur(flakes.alpha(), 12), (255, 240, 200), 1.0)
    scene.image = light(scene.image, flakes.alpha(), (255, 252, 236), 1.0)
    bowl = (560.0, 690.0)
    scene.lay(things.chalice((bowl[0], bowl[1] + 10), 210, jewel=(255, 246, 226)), 0.6, 0.5)
    loaves = Canvas(SIZE, 2)
    for k in range(9):
        loaves.disc((bowl[0] + (k - 4) * 12, bowl[1] - 98 - 16 * math.sin((k + 0.5) / 9 * math.pi)), 12, WHITE)
    scene.lay(things.solid(loaves.alpha(), things.PETAL, 6), 0.3, 0.6)
    scene.lamp((560, 580), 160, strength=0.7)
    return scene.finish()


def burning_bush(key: str) -> Image.Image:
    """A thorn bush wholly in flame and not consumed, on a mountain slope."""
    scene = Scene(key, "blue hour", (560.0, 420.0), 0.9)
    ridges_of(scene, (520, 60, (60, 74, 108)), (690, 26, (84, 58, 56)))
    scene.lamp((560, 440), 460, (255, 120, 40), 0.5)
    fire(scene, (560, 730), 640, 220, 300)
    source = rng(key, "branches")
    wood, leaves = Canvas(SIZE, 2), Canvas(SIZE, 2)

    def grow(at: Point, degrees: float, long: float, thick: float, left: int) -> None:
        end = polar(at, long, degrees)
        bend = polar(at, long * 0.55, degrees + source.uniform(-16, 16))
        wood.stroke(bezier([at, bend, end], 12), lambda t: thick * (1 - 0.4 * t), WHITE)
        for _ in range(3 if left < 3 else 0):
            spot = polar(at, long * source.uniform(0.3, 1.0), degrees)
            turn = degrees + source.uniform(-80, 80)
            leaves.stroke([spot, polar(spot, 15, turn), polar(spot, 30, turn)], 12, WHITE)
        if left:
            for d in (-34, -6, 28):
                if source.random() < 0.88:
                    grow(end, degrees + d + source.uniform(-10, 10), long * 0.74, thick * 0.58, left - 1)

    for d in (-122, -90, -58):
        grow((560 + (d + 90) * 0.5, 712), d, 150, 30, 3)
    scene.lay(things.solid(wood.alpha(), things.WOOD, 6), 0.2, 0.3, (255, 170, 80))
    scene.lay(things.solid(leaves.alpha(), things.LEAF, 4), 0.3, 0.25, (255, 190, 90))
    fire(scene, (560, 736), 330, 190, 110)
    scene.sparks(140, (255, 170, 80))
    return scene.finish()


def _walker(canvas: Canvas, foot: Point, tall: float, dark: Color, staff: bool) -> None:
    """A small figure on the way, seen from behind."""
    at = things.place(foot, tall)
    half = [(0.0, -0.80), (0.13, -0.76), (0.17, -0.55), (0.15, -0.3), (0.22, 0.0)]
    canvas.poly(things.turned(at, half, 4), dark)
    canvas.disc(at(0, -0.88), tall * 0.105, dark)
    if staff:
        canvas.line([at(0.27, 0.0), at(0.25, -0.95)], max(1.5, tall * 0.035), dark)


def parted_sea(key: str) -> Image.Image:
    """Two walls of water and a path of light between them, a people walking towards the dawn."""
    scene = Scene(key, "dawn", (560.0, 350.0), 1.2)
    source = rng(key, "water")
    floor = Canvas(SIZE, 2)
    floor.poly([(530, 452), (590, 452), (900, 840), (220, 840)], WHITE)
    sand = colourise(noise(SIZE, (key, "sand"), (160, 24), 5, 0.6, 0), ((0.0, (150, 100, 74)), (1.0, (255, 232, 180))))
    scene.lay(with_alpha(sand, floor.alpha()), 0.0)
    scene.image = light(
        scene.image, times(blur(floor.alpha(), 30), radial(SIZE, (560, 470), 420, 1.2)), (255, 244, 206), 0.95
    )
    for s in (-1, 1):
        sea = Canvas(SIZE, 2, (20, 80, 110))
        for k in range(420):
            near = 1.9 * (k / 420) ** 2.2
            t = max(0.0, 1 - near)
            crest = (560 + s * lerp(30, 640, near), lerp(404, 20, near) + source.uniform(-14, 14) * near)
            base = (560 + s * lerp(30, 372, near), lerp(456, 860, near))
            bulge = (lerp(crest[0], base[0], 0.4) - s * near * 150, lerp(crest[1], base[1], 0.35))
            tone = mix((10, 62, 98), (92, 200, 206), source.random() ** 1.5)
            sea.stroke(
                bezier([crest, bulge, base], 14),
                lambda u, near=near: 5 + 34 * near,
                mix(tone, (255, 232, 190), 0.5 * t**0.5),
            )
        layer = sea.image()
        foam = Canvas(SIZE, 1)
        for k in range(150):
            near = (k / 150) ** 1.8
            spot = (
                560 + s * lerp(28, 630, near) + source.uniform(-16, 16),
                lerp(404, 24, near) + source.uniform(-24, 34) * near,
            )
            foam.disc(spot, 3 + 26 * near * source.random(), WHITE)
        inner = radial(SIZE, (560, 470), (460, 520), 1.2)
        lit = light(layer.convert("RGB"), inner, (255, 220, 160), 0.5)
        scene.lay(with_alpha(lit, layer.getchannel("A")), 0.4)
        scene.lay(things.solid(blur(foam.mask, 1.5), things.PETAL, 10), 0.3)
    walkers = Canvas(SIZE, 2, (60, 34, 40))
    for near in sorted(source.random() ** 1.4 for _ in range(46)):
        x = 560 + source.uniform(-1, 1) * lerp(14, 190, near)
        y, tall = lerp(462, 770, near), lerp(14, 110, near)
        dark = mix((150, 96, 80), (52, 28, 40), near)
        _walker(walkers, (x, y), tall, dark, source.random() < 0.25)
    scene.lay(walkers.image(), 0.3, rim=0.8)
    scene.lamp((560, 430), 300, strength=0.8)
    scene.flare((560, 420), 260)
    scene.sparks(60)
    return scene.finish()


def empty_tomb(key: str) -> Image.Image:
    """A tomb in the rock, its round stone rolled away, light pouring out."""
    scene = Scene(key, "rose", (560.0, 120.0))
    scene.clouds(200, 50, 60)
    cliff = spline(
        [(-40, 400), (120, 250), (330, 170), (560, 130), (800, 190), (1000, 290), (1160, 420), (1160, 860), (-40, 860)],
        8,
    )
    stone: Stops = ((0.0, (50, 34, 44)), (0.5, (134, 98, 92)), (1.0, (246, 206, 170)))
    scene.lay(with_alpha(rock(key, stone), things.cut(cliff)), 0.4, rim=0.9)
    door = (500.0, 520.0)
    frame = Canvas(SIZE, 2)
    arch = [
        (door[0] - 150, 740),
        (door[0] - 150, 500),
        *[polar((door[0], 500), 150, d) for d in range(180, 361, 6)],
        (door[0] + 150, 740),
    ]
    for k in range(13):
        a0, a1 = 180 + k * 13.85, 180 + (k + 1) * 13.85 - 1.2
        frame.poly(
            [
                polar((door[0], 500), 152, a0),
                polar((door[0], 500), 206, a0),
                polar((door[0], 500), 206, a1),
                polar((door[0], 500), 152, a1),
            ],
            WHITE,
        )
    for k in range(4):
        for s in (-1, 1):
            y = 503 + k * 59
            frame.poly(
                [
                    (door[0] + s * 152, y),
                    (door[0] + s * 204, y),
                    (door[0] + s * 204, y + 55),
                    (door[0] + s * 152, y + 55),
                ],
                WHITE,
            )
    scene.lay(things.solid(frame.alpha(), things.PARCHMENT, 8), 0.6)
    mask = things.cut(arch)
    glowing = colourise(
        radial(SIZE, (door[0], 600), (210, 330), 0.8),
        ((0.0, (206, 120, 60)), (0.5, (255, 216, 140)), (1.0, (255, 255, 246))),
    )
    scene.lay(with_alpha(glowing, mask), 0.0, 1.0, (255, 224, 160))
    scene.beam(((360, 560), (640, 560)), ((130, 840), (900, 840)), 0.7)
    disc = Canvas(SIZE, 2)
    wheel = (810.0, 580.0)
    disc.disc(wheel, 184, WHITE)
    rim = Canvas(SIZE, 2)
    for radius in (150, 60):
        rim.ring(wheel, radius, 9, WHITE)
    for k in range(8):
        rim.line([polar(wheel, 66, k * 45), polar(wheel, 146, k * 45)], 8, WHITE)
    scene.lay(
        things.solid(disc.alpha(), ((0.0, (40, 28, 34)), (0.5, (150, 122, 112)), (1.0, (255, 236, 206))), 40, 4.0),
        0.8,
        rim=0.8,
    )
    scene.lay(things.solid(rim.alpha(), ((0.0, (60, 40, 44)), (0.5, (176, 146, 130)), (1.0, (255, 240, 214))), 5), 0.5)
    ridges_of(scene, (772, 10, (120, 84, 76)))
    cloth = Canvas(SIZE, 2)
    cloth.poly(
        spline([(380, 742), (430, 700), (520, 694), (600, 716), (640, 752), (560, 768), (470, 760)], 8, True), WHITE
    )
    scene.lay(things.solid(cloth.alpha(), things.PETAL, 12), 0.5)
    for x, tall, lean in ((190, 240, -96), (250, 180, -80)):
        scene.lay(things.lily((x, 810), tall, lean, 2, 0.05), 0.4, 0.2)
    scene.lamp((door[0], 600), 330, strength=0.6)
    scene.sparks(70)
    return scene.finish()


def pillar_of_fire(key: str) -> Image.Image:
    """A column of fire between heaven and the desert, leading a camp by night."""
    scene = Scene(key, "night", (560.0, 400.0), 0.5)
    scene.clouds(90, 54, -70, 0.7, 5)
    ridges_of(scene, (640, 40, (56, 56, 96)))
    scene.lamp((560, 420), 480, (255, 110, 40), 0.4)

    def spot(source: Random) -> tuple[Point, float]:
        y = source.uniform(20, 716)
        return (560 + source.gauss(0, 40) + 26 * math.sin(y / 70), y), source.uniform(120, 330)

    scene.burn(spot, 420)
    core = Canvas(SIZE, 1)
    core.poly([(528, -20), (592, -20), (606, 700), (514, 700)], WHITE)
    scene.image = light(scene.image, blur(core.mask, 20), (255, 170, 70), 0.45)
    ridges_of(scene, (724, 16, (84, 50, 52)))
    people = Canvas(SIZE, 2, (30, 16, 30))
    source = rng(key, "people")
    for _ in range(40):
        x = source.uniform(60, 1060)
        if abs(x - 560) < 70:
            continue
        y, tall = 760 + source.uniform(-24, 50), source.uniform(46, 74)
        _walker(people, (x, y), tall, (34, 18, 30), source.random() < 0.25)
    scene.lay(people.image(), 0.2, 0.0, (255, 160, 80), rim=1.0)
    scene.sparks(150, (255, 170, 80))
    return scene.finish()


def tongues_of_flame(key: str) -> Image.Image:
    """Seven hooded people with a flame above each head, and the dove of light over them."""
    scene = Scene(key, "gold", (560.0, 180.0), 1.1)
    scene.engrave(nimbus("sunburst", (560, 180), 120), 0.9)
    cloths = ("blue", "crimson", "green", "violet", "teal", "brown", "rose")
    spots = ((170, 860), (950, 860), (300, 880), (820, 880), (430, 905), (690, 905), (560, 930))
    for (x, y), cloth in zip(spots, cloths, strict=True):
        figure = body(
            (x, y),
            520,
            cloth,
            cloth,
            JOINED if x != 560 else BEARING,
            "hood",
            (key, x),
            plain=True,
            beard=((96, 58, 36), None, (200, 196, 190))[x // 10 % 3],
        )
        stand(scene, figure, (190, 140, 120), 0.3)
        scene.lamp(figure.at(0, 0.095), 44, strength=0.5)
    for x, y in spots:
        foot = (x, y - 534)
        scene.lamp((x, foot[1] - 34), 90, (255, 150, 50), 0.75)
        tongue = Canvas(SIZE, 2)
        for size, tone in ((1.0, (236, 88, 20)), (0.7, (255, 180, 60)), (0.42, (255, 250, 220))):
            path = bezier(
                [
                    (x, foot[1]),
                    (x + 26 * size, foot[1] - 30 * size),
                    (x - 16 * size, foot[1] - 66 * size),
                    (x + 4, foot[1] - 104 * size),
                ],
                20,
            )
            tongue.stroke(path, lambda t, size=size: 46 * size * (1 - t) ** 0.8 * min(1, 0.35 + 3 * t), tone)
        scene.lay(tongue.image(), 0.0, 0.6, (255, 150, 50))
    scene.lay(_dove((560, 170), 130), 0.3, 0.8)
    scene.sparks(90, (255, 200, 120))
    return scene.finish()


def _dove(at: Point, size: float) -> Image.Image:
    """A dove seen from before, descending with spread wings."""
    spot = things.place(at, size)
    canvas = Canvas(SIZE, 2)
    for s in (-1, 1):
        for k in range(8):
            root = spot(s * 0.12, -0.05)
            tip = spot(s * (0.45 + 0.15 * k), -0.62 + 0.13 * k)
            canvas.stroke(
                bezier([root, spot(s * (0.3 + 0.05 * k), -0.4 + 0.03 * k), tip], 12), taper(size * 0.2, 0.7), WHITE
            )
    for d in (-26, -9, 9, 26):
        canvas.stroke(
            [spot(0, -0.2), polar(spot(0, -0.2), size * 0.4, -90 + d), polar(spot(0, -0.2), size * 0.72, -90 + d)],
            size * 0.18,
            WHITE,
        )
    canvas.disc(spot(0, 0.08), (size * 0.19, size * 0.34), WHITE)
    canvas.disc(spot(0, 0.42), size * 0.13, WHITE)
    canvas.poly([spot(-0.05, 0.52), spot(0.05, 0.52), spot(0, 0.64)], WHITE)
    return things.solid(canvas.alpha(), things.PETAL, size * 0.06)
