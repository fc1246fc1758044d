"""Interventions that either faction may play: twilight, where light and embers meet."""

from __future__ import annotations

from PIL import Image, ImageChops

from ..archangelis import holy_things as things
from ..archangelis import holy_tools as tools
from ..archangelis.holy_bodies import ONE_SHORT, ONE_SOARING, STAFF, body, silhouette, wings
from ..archangelis.holy_people import ridges_of
from ..archangelis.holy_skies import SIZE, gilded, nimbus
from ..archangelis.infernal_scene import metal
from ..brush import Canvas, Color, bezier, blur, levels, light, mix, noise, polar, radial, rng, shade, taper, times
from ..motifs.sacred import flames
from .deed_parts import around, curtain, day, emblem, links, rings, walker
from .letters import letter, plain
from .moods import WHITE, Heaven

IRON = metal((150, 140, 150))
NIGHT = metal((70, 60, 92))


def dusk(key: str, hue: str = "dusk", sun: tuple[float, float] = (560.0, 380.0), bright: float = 1.0) -> Heaven:
    """A sky with embers at one side and light at the other."""
    scene = day(key, hue, sun, bright)
    scene.image = light(scene.image, radial(SIZE, (1120, 700), 760, 1.4), (255, 96, 40), 0.35)
    scene.image = light(scene.image, radial(SIZE, (0, 100), 760, 1.4), (110, 150, 255), 0.32)
    return scene


def summons(key: str) -> Image.Image:
    """Two trumpets, one of gold and one of iron, and their call in rings."""
    scene = dusk(key)
    rings(scene, (560, 300), 110, 6, 0.6)
    scene.clouds(640, 58, 120)
    scene.lay(tools.trumpet((120, 740), (470, 250), 150, seed=1), 0.7, 0.3)
    scene.lay(tools.trumpet((1000, 740), (650, 250), 150, IRON, 2), 0.7, 0.3)
    scene.lay(emblem("star", (560, 190), 110), 0.3, 0.9)
    scene.flare((560, 190), 240)
    scene.sparks(60)
    return scene.finish()


def exchange(key: str) -> Image.Image:
    """A white wing and a black one that take each other's place."""
    scene = dusk(key, "violet")
    scene.engrave(nimbus("dial", (560, 400), 290), 0.4)
    scene.clouds(670, 56, 110, 0.9)
    for start, stops in ((206, things.PARCHMENT), (26, IRON)):
        scene.lay(around((560, 400), 318, start, start + 128, 28, key, stops), 0.6, 0.3)
    both = wings((560, 430), 330, ONE_SOARING, "pearl", key, 12, gap=0.10)
    dark = wings((560, 430), 330, ONE_SOARING, "raven", key, 12, gap=0.10)
    both.paste(dark.crop((560, 0, 1120, 820)), (560, 0))
    scene.lay(both, 0.6, 0.3, rim=0.6)
    scene.lay(emblem("key", (560, 430), 120), 0.6, 0.4)
    scene.sparks(50)
    return scene.finish()


def regrouping(key: str) -> Image.Image:
    """Three standards in a row, the middle one carried forward."""
    scene = dusk(key, "storm", (560.0, 260.0))
    ridges_of(scene, (600, 26, (74, 70, 100)), (700, 20, (48, 46, 72)))
    for x, hue, charge in ((250, (40, 80, 170), "star"), (870, (150, 40, 40), "flame")):
        scene.lay(tools.standard((x, 740), 560, 200, hue, charge, key), 0.5, 0.1, rim=0.4)
    scene.lay(tools.standard((560, 900), 790, 280, (170, 126, 40), "sun", key), 0.7, 0.3, rim=0.5)
    arrow = Canvas(SIZE, 2)
    for k in range(3):
        y = 716 + 36 * k
        arrow.line([(480 - 10 * k, y), (560, y + 34), (640 + 10 * k, y)], 14, WHITE)
    scene.lay(gilded(arrow.alpha(), key, 4), 0.5, 0.4)
    scene.sparks(50)
    return scene.finish()


def objection(key: str) -> Image.Image:
    """Two swords that stop each other."""
    scene = dusk(key, "abyss", (560.0, 330.0), 1.2)
    scene.engrave(nimbus("starwork", (560, 340), 230), 0.5)
    scene.clouds(680, 58, 120)
    scene.lay(tools.sword((230, 740), (800, 90), 54, key), 0.7, 0.3)
    scene.lay(tools.sword((890, 740), (320, 90), 54, (key, 2), (190, 150, 140)), 0.7, 0.3, (255, 120, 60))
    scene.lamp((560, 364), 210)
    scene.flare((560, 364), 380)
    scene.sparks(140, (255, 220, 150))
    return scene.finish()


def inspiration(key: str) -> Image.Image:
    """A quill that writes by itself under a tongue of fire."""
    scene = dusk(key, "blue hour", (560.0, 220.0), 1.1)
    scene.engrave(nimbus("mandorla", (560, 260), 190), 0.5)
    scene.lay(tools.book((560, 620), 560, key, (40, 50, 110)), 0.8, 0.2)
    scene.lay(emblem("flame", (560, 220), 130), 0.3, 0.9)
    scene.lamp((560, 240), 230, (255, 190, 90))
    scene.lay(tools.quill((640, 600), 420, -62), 0.6, 0.4)
    scene.sparks(90)
    return scene.finish()


def captivity(key: str) -> Image.Image:
    """A winged one behind the bars of a cage."""
    scene = dusk(key, "dusk", (560.0, 330.0))
    scene.clouds(700, 50, 120, 0.8)
    scene.lay(wings((560, 470), 250, ONE_SHORT, "pearl", key, 11), 0.3, 0.4, rim=0.6)
    figure = silhouette(body((560, 720), 380, "white", "blue", STAFF, "hood", key, plain=True), (110, 90, 130), 0.3)
    scene.lay(figure.layer, 0.4, 0.3, rim=0.8)
    cage = Canvas(SIZE, 2)
    for k in range(-4, 5):
        x = 560 + k * 70
        cage.line(bezier([(560 + k * 8, 120), (x, 130), (x, 300), (x, 740)], 24), 13, WHITE)
    for y in (300, 520, 740):
        cage.line([(270, y), (850, y)], 17, WHITE)
    cage.ring((560, 88), 30, 12, WHITE)
    cage.poly([(250, 738), (870, 738), (890, 790), (230, 790)], WHITE)
    scene.lay(things.solid(cage.alpha(), IRON, 6, 3.4), 0.7)
    scene.lay(links(bezier([(560, 70), (566, 20), (560, -40)], 8), 30), 0.3)
    scene.sparks(40)
    return scene.finish()


def reconnaissance(key: str) -> Image.Image:
    """A map by lantern light, and a raven that has seen it all."""
    scene = dusk(key, "blue hour", (800.0, 240.0), 0.7)
    chart = Canvas(SIZE, 2)
    chart.poly([(90, 470), (980, 430), (1090, 780), (40, 810)], WHITE)
    scene.lay(things.solid(chart.alpha(), things.PARCHMENT, 16), 0.8)
    ink = Canvas(SIZE, 2)
    source = rng(key, "map")
    for k in range(7):
        at = (190 + 110 * k + source.uniform(-20, 20), 560 + source.uniform(-40, 130))
        ink.line([(at[0] - 30, at[1] + 26), (at[0], at[1] - 26), (at[0] + 30, at[1] + 26)], 5, WHITE)
    ink.line(bezier([(150, 740), (330, 560), (560, 780), (800, 560), (980, 620)], 60), 4, WHITE)
    ink.poly([polar((520, 640), 62 if i % 2 == 0 else 16, i * 45) for i in range(8)], WHITE)
    stain = times(chart.alpha(), levels(noise(SIZE, (key, "stain"), 160, 5), 90, 230))
    scene.image = shade(scene.image, stain, (150, 92, 40), 0.45)
    edge = times(chart.alpha(), ImageChops.invert(blur(chart.alpha(), 40)))
    scene.image = shade(scene.image, edge, (90, 46, 16), 0.7)
    scene.image = shade(scene.image, ink.alpha(), (96, 44, 20), 0.75)
    scene.lay(emblem("raven", (330, 290), 190, NIGHT), 0.6, 0.1, rim=0.8)
    scene.lay(things.lantern((800, 420), 360, seed=key), 0.7, 0.4)
    scene.lamp((800, 440), 330, (255, 200, 110), 0.9)
    scene.sparks(40)
    return scene.finish()


def escape(key: str) -> Image.Image:
    """A torn-open cage door, feathers, and someone already far away."""
    scene = dusk(key, "amber", (780.0, 300.0), 1.2)
    ridges_of(scene, (560, 30, (140, 84, 76)), (650, 26, (92, 54, 58)))
    door = Canvas(SIZE, 2)
    for x in (150, 230, 310, 390):
        lean = (x - 270) * 0.3
        door.line(bezier([(x, 60), (x + lean, 400), (x + lean * 0.2, 840)], 20), 18, WHITE)
    for y in (150, 720):
        door.line([(120, y), (430, y + 14)], 22, WHITE)
    for k in range(4):
        door.line(
            bezier([(500 + 56 * k, 120 + 40 * k), (540 + 50 * k, 420), (470 + 56 * k, 800 - 20 * k)], 14), 16, WHITE
        )
    for y in (190, 690):
        door.line([(470, y - 40), (700, y + 60)], 18, WHITE)
    scene.lay(things.solid(door.alpha(), IRON, 7, 3.4), 0.7, rim=0.8)
    far = wings((860, 250), 130, ONE_SOARING, "raven", key, 9)
    scene.lay(far, 0.0, 0.5, rim=1.0)
    for x, y, size, turn in ((620, 330, 50, 20), (720, 420, 40, -30), (560, 520, 46, 70), (790, 530, 32, 10)):
        scene.lay(emblem("feather", (x, y), size, things.PETAL, turn), 0.3, 0.3)
    scene.flare((780, 290), 240)
    scene.sparks(60)
    return scene.finish()


def pilgrimage(key: str) -> Image.Image:
    """People in a long line over the hills at nightfall, lanterns in their hands."""
    scene = dusk(key, "dusk", (760.0, 380.0), 1.2)
    ridges_of(scene, (470, 30, (120, 66, 92)), (590, 30, (84, 46, 76)))
    source = rng(key, "people")
    line = Canvas(SIZE, 2, (40, 20, 44))
    lamps = []
    way = bezier([(770, 470), (640, 500), (900, 560), (620, 650), (330, 760)], 22)
    for k, (x, y) in enumerate(way):
        tall = 22 + 190 * (k / 21) ** 1.5
        tone: Color = mix((112, 60, 84), (26, 12, 34), k / 21)
        walker(line, (x + source.uniform(-14, 14), y + tall * 0.2), tall, tone, k % 3 == 0, -3)
        if k % 3 == 1:
            lamps.append(((x - tall * 0.34, y - tall * 0.3), tall))
    scene.lay(line.image(), 0.4, rim=1.0)
    for at, tall in lamps:
        scene.lamp(at, tall * 0.7, (255, 200, 110), 1.0)
    scene.flare((760, 380), 240)
    scene.sparks(50)
    return scene.finish()


def screen(key: str) -> Image.Image:
    """Curtains drawn before a light."""
    scene = dusk(key, "night", (560.0, 380.0), 1.3)
    scene.engrave(nimbus("sunburst", (560, 390), 170), 0.6)
    scene.lay(emblem("star", (560, 390), 150), 0.3, 1.0)
    scene.flare((560, 390), 340)
    for side, hue in ((-1, (44, 60, 140)), (1, (140, 30, 44))):
        scene.lay(curtain(side, 520, hue, key), 0.8)
    rod = Canvas(SIZE, 2)
    rod.line([(-10, 34), (1130, 34)], 30, WHITE)
    for k in range(23):
        rod.ring((30 + k * 50, 44), 22, 7, WHITE)
    scene.lay(gilded(rod.alpha(), key, 6), 0.7)
    scene.sparks(50)
    return scene.finish()


def banishment(key: str) -> Image.Image:
    """A gate shut by a burning sword; two go out into the dusk."""
    scene = dusk(key, "ember", (560.0, 320.0))
    gate = Canvas(SIZE, 2)
    for side in (-1, 1):
        x = 560 + side * 250
        gate.poly([(x - 62, 90), (x + 62, 90), (x + 62, 800), (x - 62, 800)], WHITE)
        gate.poly([(x - 84, 60), (x + 84, 60), (x + 84, 110), (x - 84, 110)], WHITE)
        gate.disc((x, 30), 42, WHITE)
    gate.line([polar((560, 130), 214, d) for d in range(180, 361, 6)], 54, WHITE)
    scene.lay(things.solid(gate.alpha(), metal((150, 120, 100)), 12), 0.6, rim=0.8)
    bars = Canvas(SIZE, 2)
    for k in range(-4, 5):
        bars.line([(560 + 42 * k, 120), (560 + 42 * k, 800)], 9, WHITE)
    for y in (210, 470, 720):
        bars.line([(380, y), (740, y)], 11, WHITE)
    scene.lay(gilded(bars.alpha(), key, 3), 0.5)
    scene.lay(tools.sword((560, 640), (560, 90), 56, key), 0.6, 0.6, (255, 150, 60))
    blaze = flames(SIZE, ((500, 650), (620, 650)), 480, key, 40)
    scene.image = light(scene.image, blaze.convert("L"), (255, 150, 60), 0.8)
    ridges_of(scene, (780, 12, (70, 34, 34)))
    out = Canvas(SIZE, 2, (30, 12, 16))
    walker(out, (190, 800), 210, (30, 12, 16), True, -5)
    walker(out, (90, 806), 190, (30, 12, 16), False, -8)
    scene.lay(out.image(), 0.4, rim=1.0)
    scene.sparks(90, (255, 170, 80))
    return scene.finish()


def memory(key: str) -> Image.Image:
    """Names cut in a standing stone, a candle and an hourglass before it."""
    scene = dusk(key, "blue hour", (560.0, 280.0), 0.9)
    stone = Canvas(SIZE, 2)
    stone.poly([(360, 800), (350, 260), *[polar((560, 260), 210, d) for d in range(180, 361, 6)], (760, 800)], WHITE)
    scene.lay(things.solid(stone.alpha(), metal((130, 130, 146)), 26), 0.7, rim=0.8)
    cut = Canvas(SIZE, 2)
    for row, name in enumerate(("rafael", "uriel", "harut", "ariel")):
        for k, sign in enumerate(plain(name)):
            letter(cut, sign, (560 + (k - (len(name) - 1) / 2) * 56, 240 + row * 92), 21, 6)
    scene.image = shade(scene.image, blur(cut.alpha(), 3), (10, 10, 20), 0.7)
    scene.image = light(scene.image, cut.alpha(), (255, 214, 140), 0.7)
    scene.lay(things.hourglass((250, 650), 290, key), 0.7, 0.2)
    candle = Canvas(SIZE, 2)
    candle.poly([(850, 640), (902, 640), (908, 810), (844, 810)], WHITE)
    scene.lay(things.solid(candle.alpha(), things.PARCHMENT, 12), 0.6)
    flame = Canvas(SIZE, 2)
    flame.stroke(bezier([(876, 640), (868, 600), (884, 570), (876, 530)], 14), taper(30, 0.7), WHITE)
    scene.lay(things.solid(flame.alpha(), things.PARCHMENT, 5), 0.0, 0.8, (255, 180, 80))
    scene.lamp((876, 590), 260, (255, 190, 90), 0.9)
    scene.lay(things.rose((700, 770), 46, (150, 40, 50)), 0.5)
    scene.sparks(50)
    return scene.finish()


PICTURES = {
    "wezwanie": summons, "zamiana": exchange, "przeszeregowanie": regrouping, "sprzeciw": objection,
    "natchnienie": inspiration, "niewola": captivity, "zwiad": reconnaissance, "ucieczka": escape,
    "pielgrzymka": pilgrimage, "zaslona": screen, "wypedzenie": banishment, "pamiec": memory,
}  # fmt: skip
