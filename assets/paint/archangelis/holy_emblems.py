"""Sacred relics, large as treasures in the light, and Titles, embroidered in gold on deep cloth."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from PIL import Image

from ..brush import (
    GOLD,
    Canvas,
    Color,
    Point,
    Stops,
    bevel,
    bezier,
    blur,
    lerp,
    light,
    mix,
    noise,
    polar,
    radial,
    relief,
    rng,
    shade,
    spline,
    taper,
)
from ..motifs import sacred
from ..motifs.figures import stack
from ..motifs.sigils import scroll as acanthus
from ..motifs.sigils import vine
from . import holy_things as things
from . import holy_tools as tools
from .holy_angels import fire, halo
from .holy_bodies import ONE_WIDE, SPREAD, wings
from .holy_skies import HALF, HUES, SIZE, WHITE, Scene, gilded, nimbus, star

CENTRE: Point = (560.0, 400.0)


def relic(
    key: str, hue: str, ring: str, paint: Callable[[Scene], None], radius: float = 280, bank: float = 660
) -> Image.Image:
    """A relic that hangs in the light above the clouds."""
    scene = Scene(key, hue, CENTRE, 1.15)
    if ring:
        scene.engrave(nimbus(ring, CENTRE, radius))
    scene.clouds(bank, 62, 110)
    paint(scene)
    scene.sparks(60)
    return scene.finish()


def flaming_sword(scene: Scene) -> None:
    """A sword upright, wrapped in fire from guard to point."""
    scene.lamp((560, 330), 420, (255, 130, 50), 0.5)

    def spot(source: Random) -> tuple[Point, float]:
        y = source.uniform(150, 640)
        return (560 + source.gauss(0, 26 + (y - 150) * 0.10), y), source.uniform(90, 300)

    scene.burn(spot, 220)
    scene.lay(tools.sword((560, 570), (560, 50), 62, scene.key), 0.6, 0.6, (255, 190, 90))
    scene.flare((560, 80), 150)


def star_crown(scene: Scene) -> None:
    """A crown under an arch of twelve stars."""
    scene.lamp(CENTRE, 360, strength=0.6)
    scene.lay(tools.crown((560, 520), 470, 7, scene.key), 0.7, 0.5)
    stars = Canvas(SIZE, 2)
    spots = [polar((560, 480), 350, 180 + k * 180 / 11) for k in range(12)]
    for spot in spots:
        star(stars, spot, 44, WHITE, 5)
    scene.lay(gilded(stars.alpha(), scene.key, 6), 0.4, 0.6)
    for spot in spots[::1]:
        scene.flare(spot, 70, strength=0.8)


def dawn_shield(scene: Scene) -> None:
    """A shield of ivory and blue that bears the rising sun, a pair of wings about it."""
    scene.lay(wings((560, 420), 400, ONE_WIDE, "gold", scene.key, 13, None, 0.16), 0.6, 0.3, rim=0.4)
    scene.lay(tools.shield((560, 400), 440, (214, 96, 60), "sun", scene.key), 0.8, 0.5)
    scene.flare((560, 380), 190, strength=0.6)


def silver_trumpet(scene: Scene) -> None:
    """A long trumpet of silver with a white pennant, its call in rings."""
    rings = Canvas(SIZE, 2)
    for k in range(6):
        rings.line([polar((900, 216), 60 + 34 * k, -28 + d) for d in range(-44, 45, 4)], 4.0 - 0.4 * k, WHITE)
    scene.engrave(rings.alpha(), 0.9, things.SILVER)
    cloth = Canvas(SIZE, 2)
    top = [(lerp(400, 640, t / 10), lerp(478, 352, t / 10)) for t in range(11)]
    low = [(x + 40 + 14 * math.sin(k), y + 230 + 22 * math.sin(k * 0.9)) for k, (x, y) in enumerate(top)]
    cloth.poly(top + low[::-1], WHITE)
    blue: Stops = ((0.0, (8, 20, 70)), (0.4, (34, 70, 160)), (0.6, (70, 118, 206)), (1.0, (226, 240, 255)))
    crest = Canvas(SIZE, 2)
    crest.line([(x, y - 16) for x, y in low], 7, WHITE)
    star(crest, (562, 540), 62, WHITE, 8)
    scene.lay(stack(things.solid(cloth.alpha(), blue, 26, 3.4), gilded(crest.alpha(), scene.key, 3), reach=3), 0.6)
    scene.lay(tools.trumpet((190, 590), (900, 216), 190, things.SILVER, scene.key), 0.7, 0.5)
    scene.flare((884, 180), 150)


def scales(scene: Scene) -> None:
    """A balance: a feather in one pan, a burning soul in the other."""
    scene.lay(things.staff((560, 800), (560, 130), 22, GOLD), 0.6, 0.2)
    scene.lay(things.scales((560, 190), 660, -7, scene.key), 0.7, 0.5)
    scene.lay(tools.quill((250, 500), 220, -58), 0.4, 0.4)
    scene.lamp((868, 370), 150, (255, 190, 100), 0.9)
    fire(scene, (868, 430), 150, 34, 26)
    scene.flare((560, 110), 150)


def censer(scene: Scene) -> None:
    """A censer that swings on its chains, smoke curling up in ribbons."""
    scene.lamp((600, 470), 330, (255, 190, 110), 0.6)
    scene.lay(things.censer((600, 500), 430, (500, -30), scene.key), 0.7, 0.45, (255, 206, 130))
    source = rng(scene.key, "smoke")
    for _ in range(9):
        canvas = Canvas(HALF, 1)
        x = 300 + source.uniform(-40, 40)
        points = [(x + source.uniform(-22, 22) * (1 + j * 0.35), 200 - j * 36) for j in range(7)]
        canvas.stroke(spline(points, 8), taper(26, 0.8), WHITE)
        mist = blur(canvas.mask, 5).resize(SIZE, Image.Resampling.BICUBIC)
        scene.image = light(scene.image, mist, (246, 236, 240), 0.3)
    scene.lamp((596, 420), 130, (255, 160, 60), 0.8)


def seventh_seal(scene: Scene) -> None:
    """A sealed scroll: seven seals of wax in a row, the last of them breaking in light."""
    roll = Canvas(SIZE, 2)
    roll.poly([(170, 270), (950, 270), (950, 560), (170, 560)], WHITE)
    ends, bands = Canvas(SIZE, 2), Canvas(SIZE, 2)
    for x in (150, 970):
        ends.poly([(x - 22, 248), (x + 22, 248), (x + 22, 582), (x - 22, 582)], WHITE)
        for y in (240, 590):
            ends.disc((x, y), 26, WHITE)
    for k in range(7):
        x = 245 + k * 105
        bands.poly(
            [
                (x - 14, 262),
                (x + 14, 262),
                (x + 14, 700 if k == 6 else 640 + 22 * (k % 2)),
                (x - 14, 680 if k == 6 else 620 + 22 * (k % 2)),
            ],
            WHITE,
        )
    crimson: Stops = ((0.0, (50, 2, 14)), (0.5, (150, 20, 40)), (1.0, (255, 190, 170)))
    lines = Canvas(SIZE, 2)
    for y in (296, 534):
        vine(lines, (190, y), (930, y), 12, 12, WHITE, 4)
    scene.lay(
        stack(
            things.solid(roll.alpha(), things.PARCHMENT, 20, 3.0, 0.75, 90),
            gilded(lines.alpha(), 1, 2),
            things.solid(bands.alpha(), crimson, 6),
            gilded(ends.alpha(), scene.key, 8),
            reach=5,
        ),
        0.7,
        0.4,
    )
    for k in range(7):
        spot = (245 + k * 105, 415)
        scene.lay(
            things.wax_seal(spot, 50, (scene.key, k), ("sun", "moon", "star", "flame", "eye", "tree", "cross")[k]), 0.6
        )
    scene.lamp((875, 415), 150, (255, 230, 170), 0.9)
    scene.flare((875, 415), 260)


def lily_staff(scene: Scene) -> None:
    """A staff that has put forth leaves and lilies."""
    scene.lamp((560, 260), 320, strength=0.7)
    scene.lay(things.staff((500, 810), (552, 380), 32), 0.6, 0.2)
    scene.lay(things.lily((545, 460), 390, -84, 4, 0.035), 0.6, 0.5)
    ribbon_ = Canvas(SIZE, 2)
    for k in range(3):
        y = 500 + k * 74
        x = 532 - k * 9
        ribbon_.stroke(bezier([(x - 26, y + 34), (x, y), (x + 30, y - 30)], 12), taper(26, 0.5), WHITE)
    scene.lay(gilded(ribbon_.alpha(), scene.key, 4), 0.5)
    petals = Canvas(SIZE, 2)
    source = rng(scene.key, "petals")
    for _ in range(16):
        spot = (source.uniform(220, 900), source.uniform(180, 700))
        turn = source.uniform(0, 360)
        petals.stroke([polar(spot, -18, turn), spot, polar(spot, 18, turn)], 14, WHITE)
    scene.lay(things.solid(petals.alpha(), things.PETAL, 4), 0.4, 0.3)


# ---------------------------------------------------------------- titles


def title(
    key: str, dye: Color, emblem: Callable[[Canvas], None], extra: Callable[[Scene], None] | None = None
) -> Image.Image:
    """A heraldic emblem in gold upon a woven cloth, with scrolls in its corners."""
    scene = Scene(key, "gold", CENTRE, 0.2)
    scene.hue = HUES["gold"]._replace(deep=mix(dye, (0, 0, 0), 0.75), glow=(255, 232, 176))
    scene.image = _damask(key, dye)
    corners = Canvas(SIZE, 2)
    for sx in (0, 1):
        for sy in (0, 1):
            x, y = (74 if not sx else 1046), (74 if not sy else 746)
            dx, dy = 1 - 2 * sx, 1 - 2 * sy
            corners.disc((x, y), 11, WHITE)
            acanthus(corners, (x + dx * 22, y), 150, 0 if dx > 0 else 180, dx * dy, WHITE, 9)
            acanthus(corners, (x, y + dy * 22), 150, 90 if dy > 0 else -90, -dx * dy, WHITE, 9)
    scene.lay(gilded(corners.alpha(), (key, "corners"), 3), 0.8)
    ring = Canvas(SIZE, 2)
    for radius, width in ((336, 9), (318, 3.5)):
        ring.ring(CENTRE, radius, width, WHITE)
    for k in range(72):
        ring.disc(polar(CENTRE, 354, k * 5), 4.5 if k % 2 else 7, WHITE)
    scene.lay(gilded(ring.alpha(), (key, "ring"), 3), 0.8)
    canvas = Canvas(SIZE, 2)
    emblem(canvas)
    if canvas.mask.getbbox():
        scene.lay(gilded(canvas.alpha(), key, 6), 0.9, 0.25)
    if extra:
        extra(scene)
    return scene.finish()


def _damask(key: str, dye: Color) -> Image.Image:
    """Cloth of one dye: a pattern of leaves in two lustres, soft folds, the weave itself."""
    pattern = Canvas(SIZE, 1)
    for j in range(-1, 8):
        for i in range(-1, 10):
            x, y = i * 132 + (66 if j % 2 else 0), j * 116
            for d in range(0, 360, 60):
                pattern.stroke([(x, y), polar((x, y), 26, d + 12), polar((x, y), 52, d)], 20, WHITE)
            pattern.ring((x, y), 58, 3, WHITE)
            pattern.disc((x, y), 9, WHITE)
    lustre = blur(pattern.mask, 1.2)
    cloth = Image.new("RGB", SIZE, dye)
    cloth = light(cloth, lustre, mix(dye, WHITE, 0.3), 0.32)
    cloth = relief(cloth, bevel(lustre, 1, 225, 0.9), 0.35)
    folds = noise(SIZE, (key, "folds"), (170, 900), 3, 0.5, 10)
    cloth = relief(cloth, bevel(blur(folds, 16), 14, 200, 2.2), 0.3, (10, 4, 14))
    weave = noise(SIZE, (key, "weave"), (3, 14), 2, 0.6, 0)
    cloth = relief(cloth, bevel(weave, 1, 225, 0.5), 0.14)
    cloth = light(cloth, radial(SIZE, CENTRE, 620, 1.2), mix(dye, (255, 236, 190), 0.45), 0.55)
    return shade(cloth, radial(SIZE, (560, 1100), 700, 1.2), (0, 0, 0), 0.45)


def gate(canvas: Canvas) -> None:
    """A gate between two towers, light in its arch, two keys below."""
    for s in (-1, 1):
        x = 560 + s * 150
        canvas.poly([(x - 54, 560), (x - 50, 260), (x + 50, 260), (x + 54, 560)], WHITE)
        canvas.poly(
            [
                (x - 66, 262),
                (x - 66, 226),
                (x - 40, 226),
                (x - 40, 244),
                (x - 14, 244),
                (x - 14, 226),
                (x + 14, 226),
                (x + 14, 244),
                (x + 40, 244),
                (x + 40, 226),
                (x + 66, 226),
                (x + 66, 262),
            ],
            WHITE,
        )
        canvas.poly([(x - 50, 222), (x, 132), (x + 50, 222)], WHITE)
        canvas.erase([(x - 12, 380), (x - 12, 330), (x, 312), (x + 12, 330), (x + 12, 380)])
    arch = [(462, 560), (462, 380), *[polar((560, 380), 98, d) for d in range(180, 361, 6)], (658, 560)]
    canvas.line(arch, 20, WHITE)
    for x in (500, 540, 580, 620):
        canvas.line([(x, 552), (x, 300 + abs(x - 560) * 0.35)], 9, WHITE)
    for y in (400, 460, 520):
        canvas.line([(470, y), (650, y)], 7, WHITE)
    star(canvas, (560, 210), 46, WHITE, 8)
    for s in (-1, 1):
        bow, bit = (560 + s * 130, 690), (560 - s * 120, 600)
        canvas.line([bow, bit], 14, WHITE)
        canvas.ring(bow, 24, 12, WHITE)
        for t in (0.86, 0.98):
            spot = (lerp(bow[0], bit[0], t), lerp(bow[1], bit[1], t))
            canvas.line([spot, polar(spot, 30, 90 - s * 22)], 12, WHITE)


def standards(scene: Scene) -> None:
    """Two standards crossed behind a shield and a helm-high crown."""
    for s in (-1, 1):
        pole = Canvas(SIZE, 2)
        foot, head = (560 - s * 190, 700), (560 + s * 230, 110)
        pole.line([foot, head], 15, WHITE)
        star(pole, polar(head, 24, -58 if s > 0 else -122), 34, WHITE)
        flag, hem = Canvas(SIZE, 2), Canvas(SIZE, 2)
        root = [(lerp(head[0], foot[0], t), lerp(head[1], foot[1], t)) for t in (0.03, 0.36)]
        top = bezier(
            [
                root[0],
                (root[0][0] + s * 70, root[0][1] - 34),
                (root[0][0] + s * 120, root[0][1] + 62),
                (root[0][0] + s * 190, root[0][1] + 10),
            ],
            16,
        )
        low = bezier(
            [
                root[1],
                (root[1][0] + s * 90, root[1][1] - 20),
                (root[1][0] + s * 150, root[1][1] + 70),
                (root[1][0] + s * 230, root[1][1] + 20),
            ],
            16,
        )
        edge = [*top, (top[-1][0] - s * 34, (top[-1][1] + low[-1][1]) / 2), *low[::-1]]
        flag.poly(edge, WHITE)
        hem.line(edge, 8, WHITE)
        star(hem, ((root[0][0] + low[-1][0]) / 2, (root[0][1] + low[-1][1]) / 2 + 10), 42, WHITE, 8)
        ivory: Stops = ((0.0, (110, 80, 60)), (0.4, (226, 206, 170)), (0.6, (255, 246, 224)), (1.0, WHITE))
        scene.lay(gilded(pole.alpha(), s, 4), 0.8)
        scene.lay(stack(things.solid(flag.alpha(), ivory, 26, 3.6), gilded(hem.alpha(), s, 3), reach=3), 0.8)
    scene.lay(tools.shield((560, 440), 290, (20, 60, 130), "star", scene.key), 0.9, 0.3)
    scene.lay(tools.crown((560, 226), 170, 5, scene.key), 0.7, 0.3)


def choir(scene: Scene) -> None:
    """Seven trumpets in a fan from a lyre-shaped wreath."""
    for k, d in enumerate((-160, -20, -138, -42, -114, -66, -90)):
        root = polar((560, 560), 70, d)
        scene.lay(tools.trumpet(root, polar((560, 560), 400, d), 96, things.SILVER if k % 2 else GOLD, k), 0.7, 0.1)
    scene.lay(things.wreath((560, 570), 120, leaves=18), 0.8, 0.2)
    scene.lay(things.wax_seal((560, 570), 78, scene.key, "sun", GOLD), 0.7, 0.3)


def chained_gate(scene: Scene) -> None:
    """A round iron door over a pit of fire, crossed by two golden chains and a lock."""
    door, bands = Canvas(SIZE, 2), Canvas(SIZE, 2)
    door.disc(CENTRE, 262, WHITE)
    iron: Stops = ((0.0, (6, 6, 14)), (0.4, (40, 42, 58)), (0.6, (84, 88, 108)), (1.0, (226, 230, 246)))
    for radius in (250, 196, 90):
        bands.ring(CENTRE, radius, 13, WHITE)
    for k in range(8):
        bands.line([polar(CENTRE, 92, k * 45 + 22.5), polar(CENTRE, 250, k * 45 + 22.5)], 13, WHITE)
    for k in range(24):
        bands.disc(polar(CENTRE, 223, k * 15), 8, WHITE)
    glow_mask = Canvas(SIZE, 1)
    glow_mask.disc(CENTRE, 290, WHITE)
    scene.image = light(scene.image, blur(glow_mask.mask, 30), (255, 90, 30), 0.9)
    scene.lay(things.solid(door.alpha(), iron, 40), 0.6)
    scene.lay(things.solid(bands.alpha(), iron, 6, 4.0), 0.8)
    cracks = Canvas(SIZE, 1)
    source = rng(scene.key, "cracks")
    for k in range(14):
        d = k * 360 / 14 + source.uniform(-8, 8)
        cracks.stroke(
            [
                polar(CENTRE, 100, d),
                polar(CENTRE, 150, d + source.uniform(-9, 9)),
                polar(CENTRE, 190, d + source.uniform(-5, 5)),
            ],
            8,
            WHITE,
        )
    scene.image = light(scene.image, blur(cracks.mask, 7), (255, 90, 30), 1.0)
    scene.image = light(scene.image, cracks.mask, (255, 200, 110), 0.9)
    for s in (-1, 1):
        links = Canvas(SIZE, 2)
        for k in range(17):
            t = k / 16
            spot = (lerp(560 - s * 330, 560 + s * 330, t), lerp(170, 630, t) + 34 * math.sin(t * math.pi))
            heading = math.degrees(math.atan2(460, s * 660))
            oval = things.place(spot, 34, heading)
            slim = 0.62 if k % 2 else 0.22
            ring = [oval(math.cos(d / 12 * math.pi), slim * math.sin(d / 12 * math.pi)) for d in range(25)]
            links.line(ring, 11, WHITE)
        scene.lay(gilded(links.alpha(), s, 4), 0.9)
    lock = Canvas(SIZE, 2)
    lock.line([polar((560, 396), 46, d) for d in range(180, 361, 10)], 20, WHITE)
    lock.poly([(486, 396), (634, 396), (626, 500), (560, 536), (494, 500)], WHITE)
    lock.erase([polar((560, 440), 17, d) for d in range(0, 360, 20)])
    lock.erase([(552, 446), (568, 446), (574, 492), (546, 492)])
    scene.lay(gilded(lock.alpha(), "lock", 9), 0.9, 0.4)


def scribe(scene: Scene) -> None:
    """An open book with a quill over it and rays above."""
    burst = Canvas(SIZE, 2)
    for k in range(25):
        d = -168 + k * 6.5
        burst.stroke(
            [polar((560, 420), 150, d), polar((560, 420), 200, d), polar((560, 420), 300 if k % 2 else 250, d)],
            12,
            WHITE,
        )
    scene.lay(gilded(burst.alpha(), scene.key, 3), 0.7)
    scene.lay(tools.book((560, 450), 500, scene.key, (120, 24, 40)), 0.9, 0.3)
    scene.lay(tools.quill((610, 540), 420, -58), 0.8, 0.35)
    scene.lay(halo((560, 200), 66, scene.key), 0.5, 0.3)


def great_wheel(scene: Scene) -> None:
    """A wheel of sixteen spokes with eyes in its rim, borne by two wings."""
    scene.lay(wings((560, 410), 330, ((SPREAD, 1.0, 0.0),), "gold", scene.key, 12, None, 0.42), 0.8, 0.2)
    canvas, eyes = Canvas(SIZE, 2), Canvas(SIZE, 2)
    for radius, width in ((236, 16), (170, 10), (66, 14), (34, 8)):
        canvas.ring(CENTRE, radius, width, WHITE)
    for k in range(16):
        canvas.stroke([polar(CENTRE, r, k * 22.5) for r in (62, 120, 172)], 19, WHITE)
        canvas.poly(
            [polar(CENTRE, 244, k * 22.5 - 5), polar(CENTRE, 280, k * 22.5), polar(CENTRE, 244, k * 22.5 + 5)], WHITE
        )
    field = things.solid(
        things.cut([polar(CENTRE, 236, d) for d in range(0, 360, 3)]),
        ((0.0, (4, 22, 40)), (0.5, (16, 74, 108)), (1.0, (170, 226, 240))),
        30,
    )
    for k in range(12):
        sacred.eye(eyes, polar(CENTRE, 203, k * 30 + 15), 62, k * 30 + 105, (40, 110, 170))
    sacred.eye(eyes, CENTRE, 84, 0, (200, 120, 30))
    scene.lay(stack(field, gilded(canvas.alpha(), scene.key, 6), eyes.image(), reach=4), 0.9, 0.3)


def no_charge(canvas: Canvas) -> None:
    """Titles whose emblem is built of things, not of one gold shape."""


def gate_light(scene: Scene) -> None:
    """The light behind the bars of the gate."""
    arch = things.cut([(468, 556), (468, 380), *[polar((560, 380), 90, d) for d in range(180, 361, 6)], (652, 556)])
    scene.image = light(scene.image, blur(arch, 26), (255, 220, 150), 0.7)
    scene.flare((560, 210), 150)
