"""Holy people in their places, seen against the light: road, hill, cave, crag, column, nave, flock."""

from __future__ import annotations

import math

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    bezier,
    blur,
    colourise,
    levels,
    light,
    mix,
    noise,
    polar,
    rng,
    spline,
    taper,
    times,
    warp,
    with_alpha,
)
from ..motifs import places
from . import holy_things as things
from . import holy_tools as tools
from .holy_angels import fire, halo
from .holy_bodies import ORANS, SALUTE, STAFF, Arms, Body, body, silhouette
from .holy_skies import SIZE, WHITE, Scene, gilded, hills, nimbus, rock, star

STEADY = Arms(((0.17, 0.36), (0.10, 0.46)), ((0.19, 0.34), (0.23, 0.32)))


def land(near: Color, lit: Color) -> Stops:
    """The colours of a ridge: dark at its foot, lit along its crest."""
    return ((0.0, mix(near, (0, 0, 0), 0.55)), (0.35, near), (0.62, mix(near, lit, 0.5)), (1.0, lit))


def ridges_of(scene: Scene, *rows: tuple[float, float, Color]) -> None:
    """Ridges of land from far to near: crest, swing and colour of each."""
    for k, (crest, swing, near) in enumerate(rows):
        scene.lay(hills((scene.key, k), crest, swing, land(near, scene.hue.glow), 150 + 70 * k), 0.25)


def stand(scene: Scene, figure: Body, dark: Color = (120, 90, 110), amount: float = 0.55, *held: Image.Image) -> None:
    """A figure against the light, what it holds, and its hands over that."""
    against = silhouette(figure, dark, amount)
    scene.lay(against.layer, 0.6, 0.12, rim=1.0)
    for thing in held:
        scene.lay(thing, 0.3, rim=0.5)
    scene.lay(against.hands, 0.0)


def pilgrim(key: str) -> Image.Image:
    """A wanderer with hat and staff on a road that winds to a shining city."""
    scene = Scene(key, "dawn", (700.0, 330.0))
    city = Canvas(SIZE, 1)
    places.citadel(city, 700, 440, 330, 230, key)
    scene.clouds(470, 46, 60, 0.8)
    scene.lay(city.image(), 0.0, 0.3)
    scene.lamp((700, 380), 260, strength=0.6)
    ridges_of(scene, (470, 26, (150, 110, 120)), (560, 34, (116, 92, 84)))
    road = Canvas(SIZE, 2)
    path = bezier([(690, 440), (640, 500), (940, 560), (520, 640), (420, 840)], 50)
    road.stroke(path, lambda t: 6 + 190 * t**2.2, WHITE)
    scene.lay(
        things.solid(road.alpha(), ((0.0, (120, 78, 60)), (0.5, (232, 190, 142)), (1.0, (255, 244, 206))), 10), 0.3
    )
    figure = body((440, 800), 470, "brown", "brown", STEADY, "cowl", key, plain=True)
    hat = Canvas(SIZE, 2)
    hat.disc(figure.at(0, 0.065), (62, 17), WHITE)
    hat.disc(figure.at(0, 0.03), (30, 26), WHITE)
    pack = Canvas(SIZE, 2)
    pack.poly(
        spline([figure.at(x, y) for x, y in ((-0.08, 0.24), (0.08, 0.24), (0.1, 0.42), (-0.1, 0.42))], 6, True), WHITE
    )
    stand(
        scene,
        figure,
        (150, 110, 110),
        0.5,
        things.solid(pack.alpha(), things.WOOD, 12),
        things.solid(hat.alpha(), things.WOOD, 9),
        things.staff(figure.at(0.26, 1.0), figure.at(0.23, -0.02), 10),
    )
    scene.sparks()
    return scene.finish()


def psalmist(key: str) -> Image.Image:
    """A singer with a great harp on a hill under the stars, the song rising as golden lines."""
    scene = Scene(key, "dusk", (560.0, 420.0))
    staves = Canvas(SIZE, 2)
    for k in range(5):
        for s in (-1, 1):
            wave = [
                (560 + s * (90 + t * 48), 330 - 24 * k * (0.4 + t / 12) - 56 * math.sin(t * 0.6 + k * 0.12))
                for t in range(11)
            ]
            staves.stroke(spline(wave, 8), taper(4, 0.4), WHITE)
            star(staves, wave[3 + k], 13, WHITE)
    scene.engrave(staves.alpha())
    ridges_of(scene, (620, 30, (92, 52, 92)), (720, 24, (64, 36, 66)))
    figure = body(
        (470, 790),
        560,
        "white",
        "violet",
        Arms(((0.17, 0.36), (0.06, 0.40)), ((0.2, 0.32), (0.25, 0.34))),
        "hair",
        key,
        plain=True,
        beard=(110, 62, 34),
    )
    scene.lay(halo(figure.at(0, 0.09), 74, key), 0.0, 0.3)
    stand(scene, figure, (170, 130, 170), 0.35, tools.harp((650, 560), 430, key))
    scene.lamp((640, 520), 190, strength=0.35)
    scene.sparks(90)
    return scene.finish()


def _cave(scene: Scene, outline: list[Point], tone: Color) -> None:
    """Dark rock all about an opening, lit along the rim of the opening."""
    hole = Canvas(SIZE, 2)
    hole.poly(outline, WHITE)
    walls = ImageChops.invert(hole.alpha())
    edge = levels(blur(hole.alpha(), 40), 8, 190)
    face = rock(scene.key, ((0.0, mix(tone, (0, 0, 0), 0.85)), (0.5, mix(tone, (0, 0, 0), 0.45)), (1.0, tone)))
    face = light(face, times(edge, levels(face.convert("L"), 10, 130)), scene.hue.glow, 0.7)
    scene.lay(with_alpha(face, walls), 0.4, rim=0.8)


def hermit(key: str) -> Image.Image:
    """A grey elder with a lamp in the mouth of a cave, reading by its light."""
    scene = Scene(key, "blue hour", (600.0, 330.0))
    ridges_of(scene, (500, 44, (70, 86, 120)), (590, 30, (48, 60, 88)))
    mouth = [(250, 830), (236, 560), (300, 300), (440, 130), (600, 96), (760, 170), (860, 330), (880, 560), (850, 830)]
    _cave(scene, spline(mouth, 10), (92, 76, 74))
    figure = body(
        (520, 815),
        520,
        "grey",
        "grey",
        Arms(((0.175, 0.36), (0.06, 0.37)), ((0.19, 0.33), (0.29, 0.36))),
        "hood",
        key,
        plain=True,
        beard=(214, 212, 208),
    )
    stand(
        scene,
        figure,
        (130, 120, 140),
        0.4,
        tools.book(figure.at(-0.02, 0.40), 140, key),
        things.lantern(figure.at(0.31, 0.51), 140, seed=key),
    )
    scene.lamp(figure.at(0.31, 0.53), 260, (255, 200, 110), 0.95)
    scene.sparks(40)
    return scene.finish()


def prophetess(key: str) -> Image.Image:
    """A veiled woman on a crag with lifted hands, fire in the opened heaven."""
    scene = Scene(key, "storm", (560.0, 90.0), 1.2)
    scene.clouds(120, 60, -40, 0.55, 3)
    scene.beam(((470, -20), (650, -20)), ((330, 820), (790, 820)), 0.5)
    scene.engrave(nimbus("gothic", (560, 420), 250), 0.35)
    scene.clouds(600, 66, 150)
    crag = spline([(260, 840), (330, 740), (440, 716), (520, 668), (620, 672), (700, 726), (800, 760), (880, 840)], 8)
    scene.lay(with_alpha(rock(key, land((86, 70, 84), (230, 196, 170)), (60, 130)), things.cut(crag)), 0.5, rim=0.9)
    figure = body((560, 724), 560, "ivory", "crimson", ORANS, "veil", key, spread=1.2, plain=True)
    scene.lay(halo(figure.at(0, 0.09), 92, key), 0.0, 0.4)
    stand(scene, figure, (180, 140, 150), 0.25)
    for s in (-1, 1):
        fire(scene, figure.at(s * 0.28, 0.02), 130, 26, 26)
        scene.lamp(figure.at(s * 0.28, -0.05), 110, (255, 180, 90), 0.8)
    scene.sparks(90)
    return scene.finish()


def exorcist(key: str) -> Image.Image:
    """A black-robed priest whose lifted rod drives the dark away on both sides."""
    scene = Scene(key, "violet", (660.0, 190.0), 1.1)
    figure = body((540, 850), 640, "black", "black", SALUTE, "hood", key, plain=True, beard=(150, 146, 150))
    rod = figure.at(0.27, -0.02)
    scene.engrave(nimbus("dial", rod, 150), 0.8)
    dark = Canvas(SIZE, 2, (10, 4, 16))
    source = rng(key, "claws")
    for s in (-1, 1):
        foot = 560 + s * 600
        for _ in range(7):
            tip = (560 + s * source.uniform(300, 430), source.uniform(230, 720))
            dark.stroke(
                bezier([(foot, tip[1] + 130), (foot - s * 130, tip[1] + source.uniform(-120, 60)), tip], 20),
                lambda t: 120 * (1 - t) ** 1.2,
                (14, 6, 20),
            )
        for k in range(3):
            spot = (560 + s * source.uniform(476, 520), 350 + 135 * k)
            for e in (-1, 1):
                dark.stroke(
                    [
                        (spot[0] + e * 10, spot[1] - e * s * 3),
                        (spot[0] + e * 20, spot[1] - 6),
                        (spot[0] + e * 32, spot[1] - 10),
                    ],
                    8,
                    (255, 70, 40),
                )
    smoke = warp(dark.image(), key, 26, 90)
    scene.lay(with_alpha(smoke.convert("RGB"), blur(smoke.getchannel("A"), 3)), 0.9)
    scene.lamp(rod, 420, strength=0.55)
    staff = things.staff(figure.at(0.28, 0.62), figure.at(0.265, -0.06), 12, things.SILVER)
    bar = Canvas(SIZE, 2)
    bar.line([(rod[0] - 56, rod[1] + 20), (rod[0] + 56, rod[1] + 20)], 15, WHITE)
    stand(
        scene,
        figure,
        (150, 130, 170),
        0.2,
        staff,
        things.solid(bar.alpha(), things.SILVER, 6),
        tools.scroll(figure.at(0.0, 0.54), 130, 160, key),
    )
    scene.flare(rod, 260)
    scene.sparks(70)
    return scene.finish()


def stylite(key: str) -> Image.Image:
    """A saint who lives upon a column in the desert, alone before the sun."""
    scene = Scene(key, "amber", (560.0, 300.0), 1.1)
    scene.lay(
        things.solid(
            things.cut([polar((560, 300), 190, d) for d in range(0, 360, 4)]),
            ((0.0, (255, 190, 90)), (0.5, (255, 236, 170)), (1.0, (255, 252, 226))),
            60,
        ),
        0.0,
        0.8,
    )
    scene.engrave(nimbus("sunburst", (560, 300), 206), 0.9)
    scene.clouds(560, 40, 80, 0.6)
    birds = Canvas(SIZE, 2, (90, 44, 40))
    for x, y, w in ((250, 180, 34), (310, 230, 24), (860, 160, 30), (930, 220, 22), (800, 260, 20)):
        for s in (-1, 1):
            birds.stroke(
                bezier([(x, y), (x + s * w * 0.5, y - w * 0.5), (x + s * w, y - w * 0.1)], 10), w * 0.16, (90, 44, 40)
            )
    scene.lay(birds.image(), 0.0)
    ridges_of(scene, (640, 26, (196, 124, 70)), (720, 34, (150, 84, 50)))
    pillar = Canvas(SIZE, 2)
    places.column(pillar, 560, 380, 850, 128, ((0.0, (255, 232, 186)), (0.5, (196, 132, 84)), (1.0, (84, 44, 40))), 8)
    scene.lay(pillar.image(), 0.6, rim=0.8)
    figure = body((560, 384), 260, "brown", "brown", ORANS, "hood", key, plain=True, beard=(190, 180, 170))
    stand(scene, figure, (120, 70, 60), 0.6)
    scene.sparks()
    return scene.finish()


def abbess(key: str) -> Image.Image:
    """A veiled abbess with a crozier under a rose window, candles on both sides."""
    scene = Scene(key, "night", (560.0, 250.0), 0.8)
    wall = colourise(noise(SIZE, (key, "wall"), 120, 5), ((0.0, (30, 30, 56)), (1.0, (92, 88, 124))))
    scene.image = Image.blend(scene.image, wall, 0.75)
    glass, lead = Canvas(SIZE, 2), Canvas(SIZE, 2)
    at = (560.0, 270.0)
    panes = ((206, 60, 60), (60, 110, 206), (240, 186, 70), (70, 160, 120), (150, 80, 190))
    for ring, count, size in ((198, 16, 36), (120, 12, 34), (52, 6, 27)):
        for k in range(count):
            spot = polar(at, ring, k * 360 / count)
            glass.disc(spot, size, panes[(k + count) % 5])
            glass.disc(spot, size * 0.55, mix(panes[(k + 2) % 5], WHITE, 0.5))
            lead.ring(spot, size, 5, WHITE)
    glass.disc(at, 24, (255, 246, 210))
    for ring, width in ((242, 12), (160, 6), (84, 6), (26, 5), (262, 4)):
        lead.ring(at, ring, width, WHITE)
    scene.lay(glass.image(), 0.0, 0.5)
    scene.lay(gilded(lead.alpha(), key, 4, things.PARCHMENT), 0.5)
    scene.beam(((420, 200), (700, 200)), ((260, 820), (860, 820)), 0.45)
    posts = Canvas(SIZE, 2)
    stone: Stops = ((0.0, (226, 220, 236)), (0.45, (140, 134, 164)), (1.0, (40, 38, 66)))
    for x in (110, 1010):
        places.column(posts, x, 60, 850, 96, stone, 7)
    scene.lay(posts.image(), 0.6)
    candles = Canvas(SIZE, 2)
    for x, y in ((230, 560), (290, 600), (350, 640), (890, 560), (830, 600), (770, 640)):
        candles.poly([(x - 11, y), (x + 11, y), (x + 13, 840), (x - 13, 840)], WHITE)
    scene.lay(things.solid(candles.alpha(), things.PARCHMENT, 8), 0.5)
    for x, y in ((230, 560), (290, 600), (350, 640), (890, 560), (830, 600), (770, 640)):
        scene.lamp((x, y - 22), 66, (255, 190, 90), 0.9)
    figure = body((560, 850), 600, "black", "white", STAFF, "veil", key, plain=True)
    stand(scene, figure, (190, 180, 210), 0.2, things.staff(figure.at(0.25, 1.0), figure.at(0.235, 0.02), 12, crook=30))
    scene.lamp(figure.at(0, 0.095), 80, strength=0.6)
    scene.sparks(50)
    return scene.finish()


def shepherd(key: str) -> Image.Image:
    """A shepherd with a crook among the flock on a green hill at daybreak."""
    scene = Scene(key, "jade", (700.0, 300.0))
    scene.clouds(520, 46, 90, 0.8)
    ridges_of(scene, (560, 34, (96, 140, 116)), (640, 30, (62, 106, 78)), (730, 20, (44, 82, 56)))
    figure = body((460, 770), 560, "ivory", "brown", STEADY, "hood", key, plain=True, beard=(120, 72, 40))
    stand(scene, figure, (150, 150, 130), 0.4, things.staff(figure.at(0.27, 1.0), figure.at(0.235, 0.05), 13, crook=42))
    source = rng(key, "flock")
    for x, y, size in (
        (760, 640, 0.7),
        (900, 660, 0.75),
        (240, 690, 0.85),
        (690, 730, 1.1),
        (890, 760, 1.25),
        (170, 780, 1.2),
        (330, 800, 1.1),
    ):
        scene.lay(_sheep((x, y), 62 * size, source.choice((-1, 1))), 0.6, rim=0.9)
    scene.sparks()
    return scene.finish()


def _sheep(at: Point, size: float, way: int) -> Image.Image:
    legs, wool, head = Canvas(SIZE, 2), Canvas(SIZE, 2), Canvas(SIZE, 2)
    for dx in (-0.55, -0.3, 0.3, 0.55):
        legs.line([(at[0] + dx * size, at[1]), (at[0] + dx * size, at[1] + size * 0.75)], size * 0.13, WHITE)
    for k in range(14):
        spot = polar((0, 0), 1, k * 360 / 14)
        wool.disc((at[0] + spot[0] * size * 0.72, at[1] + spot[1] * size * 0.36), size * 0.27, WHITE)
    wool.disc(at, (size * 0.75, size * 0.42), WHITE)
    face = (at[0] + way * size * 0.95, at[1] - size * 0.28)
    head.disc(face, (size * 0.24, size * 0.32), WHITE)
    head.stroke(
        [
            (face[0] - way * size * 0.1, face[1] - size * 0.2),
            (face[0] - way * size * 0.3, face[1] - size * 0.1),
            (face[0] - way * size * 0.45, face[1]),
        ],
        size * 0.16,
        WHITE,
    )
    layer = things.solid(legs.alpha(), things.WOOD, 3)
    layer.alpha_composite(things.solid(wool.alpha(), things.PARCHMENT, size * 0.2))
    layer.alpha_composite(
        things.solid(head.alpha(), ((0.0, (20, 14, 16)), (0.5, (84, 66, 60)), (1.0, (236, 206, 170))), size * 0.1)
    )
    return layer
