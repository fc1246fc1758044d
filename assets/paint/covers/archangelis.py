"""Archangelis: one figure, half seraph in ivory dawn, half horned in iron and embers, parted by a blade."""

from __future__ import annotations

from PIL import Image, ImageChops

from ..brush import (
    GOLD,
    IRON,
    IVORY,
    Canvas,
    Point,
    Stops,
    bevel,
    blur,
    colourise,
    glow,
    levels,
    light,
    linear,
    noise,
    over,
    placed,
    polar,
    radial,
    rays,
    relief,
    ridges,
    rng,
    shade,
    shift,
    times,
    warp,
)
from ..motifs.arms import blade
from ..motifs.figures import robed_figure
from ..motifs.regalia import horns
from ..motifs.sacred import cloud_bank, embers, flames, halo
from ..motifs.wings import LOWERED, RAISED, SPREAD, WingPose, wing
from .finish import SIZE, finished, frame, screened, title

HEART: Point = (450.0, 520.0)
TOP: int = 320
PEARL: Stops = ((0.0, (255, 255, 252)), (0.6, (255, 246, 226)), (0.86, (246, 210, 150)), (1.0, (190, 116, 44)))
DAWN: Stops = (
    (0.0, (112, 58, 70)),
    (0.28, (176, 102, 84)),
    (0.5, (234, 170, 112)),
    (0.72, (255, 226, 176)),
    (1.0, (255, 254, 244)),
)
CINDER: Stops = (
    (0.0, (112, 84, 80)),
    (0.35, (62, 40, 42)),
    (0.7, (58, 14, 14)),
    (0.88, (150, 34, 14)),
    (1.0, (255, 130, 50)),
)
SOOT: Stops = (
    (0.0, (2, 0, 2)),
    (0.45, (26, 16, 18)),
    (0.62, (58, 38, 38)),
    (0.82, (150, 96, 76)),
    (1.0, (255, 206, 160)),
)
SMOKE: Stops = ((0.0, (6, 2, 4)), (0.4, (30, 8, 10)), (0.6, (84, 18, 14)), (0.8, (190, 60, 24)), (1.0, (255, 170, 80)))


def cover() -> Image.Image:
    """The whole cover."""
    side = Image.new("L", SIZE)
    side.paste(255, (0, 0, SIZE[0] // 2, SIZE[1]))
    base = Image.composite(_holy(), _infernal(), side)
    base = _parting(base)
    base = finished(base, "archangelis", 0.42)
    base = title(base, "ARCHANGELIS", 1062, 108, 0.03, halo=(255, 150, 60), strength=0.4)
    return frame(base, "archangelis")


def _gold_ground() -> Image.Image:
    """The gilded ground of an icon: squares of leaf with worn seams, engraved rays, deeper at the edges."""
    tone = Image.blend(noise(SIZE, "gilding", 330, 5), noise(SIZE, "burnish", 26, 3), 0.25)
    leaf = Canvas(SIZE, 1, (128, 128, 128))
    source = rng("leaf squares")
    side = 92
    for j in range(-1, 15):
        for i in range(-1, 11):
            x, y = i * side + source.uniform(-5, 5), j * side + source.uniform(-5, 5) + (i % 2) * 20
            value = round(source.uniform(100, 156))
            leaf.poly([(x, y), (x + side + 6, y), (x + side + 6, y + side + 6), (x, y + side + 6)], (value,) * 3)
    squares = blur(leaf.rgb.convert("L"), 0.8)
    tone = Image.blend(tone, squares, 0.45)
    base = colourise(
        levels(tone, 20, 240),
        ((0.0, (84, 44, 10)), (0.4, (158, 98, 28)), (0.65, (206, 150, 56)), (1.0, (248, 212, 120))),
    )
    base = relief(base, bevel(squares, 1, 225, 2.0), 0.25, (70, 30, 4))
    scores = Canvas(SIZE, 2)
    for k in range(180):
        far = 1000 if k % 3 == 0 else 620
        scores.line([polar((450, TOP + 52), 180, k * 2), polar((450, TOP + 52), far, k * 2)], 0.9, (255, 255, 255))
    scored = scores.alpha()
    return relief(base, bevel(blur(scored, 0.7), 1, 225, 2.5), 0.55, (80, 36, 4))


def _holy() -> Image.Image:
    base = _gold_ground()
    base = light(base, radial(SIZE, HEART, (560, 600), 1.7), (255, 236, 186), 0.55)
    base = light(base, rays(SIZE, (HEART[0], HEART[1] - 60), "dawn", 1000, 30, 1.6), (255, 244, 206), 0.5)
    for k, (top, puff) in enumerate(((720, 70), (850, 84), (960, 90))):
        base = over(base, cloud_bank(SIZE, top, ("arch", k), puff, DAWN, 300, 0.95, 150 - 30 * k))
    canvas = Canvas(SIZE, 2, (240, 220, 180))
    for pose, span, drop, turn in _poses():
        wing(canvas, (HEART[0] - 16, HEART[1] + drop), span, pose, -1, PEARL, 17, (pose.inner, span), turn)
    wings = canvas.image()
    base = shade(base, blur(shift(wings.getchannel("A"), 4, 12), 18), (70, 30, 4), 0.75)
    base = over(base, wings)
    base = light(base, radial(SIZE, (450, 400), 260, 1.8), (255, 246, 214), 0.6)
    base = over(base, halo(SIZE, (450, TOP + 52), 150, 28, "seraph"))
    cloak: Stops = ((0.0, (90, 40, 10)), (0.45, (206, 140, 50)), (0.7, (250, 210, 120)), (1.0, (255, 250, 220)))
    return over(base, _figure(IVORY, GOLD, "hood", cloak, 225))


def _poses() -> tuple[tuple[WingPose, float, float, float], ...]:
    return ((LOWERED, 390, 70, 0), (RAISED, 430, -30, 0), (SPREAD, 400, 26, 6))


def _figure(stops: Stops, trim: Stops, head: str, cloak: Stops, sun: float) -> Image.Image:
    figure = robed_figure(640, stops, trim, head, "archangel", sun, 0.9, cloak)
    return placed(figure, SIZE, (450 - figure.width // 2, TOP))


def _infernal() -> Image.Image:
    murk = warp(noise(SIZE, "murk", 300, 6, 0.6), "murk", 50, 200)
    base = colourise(murk, ((0.0, (8, 2, 4)), (0.45, (46, 8, 12)), (0.75, (112, 20, 18)), (1.0, (190, 56, 28))))
    base = shade(base, levels(linear(SIZE, 270), 120, 255), (6, 0, 4), 0.75)
    base = light(base, radial(SIZE, (450, 560), (560, 620), 1.3), (226, 52, 22), 0.75)
    cracks = levels(ridges(SIZE, "cracks", 210, 5), 205, 255, 1.6)
    base = light(base, times(cracks, radial(SIZE, (620, 420), 640, 0.7)), (255, 110, 40), 0.6)
    for k, (top, puff) in enumerate(((640, 70), (780, 90))):
        base = over(base, cloud_bank(SIZE, top, ("smoke", k), puff, SMOKE, 80, 0.85, 210 - 60 * k), opacity=0.85)
    canvas = Canvas(SIZE, 2, (40, 10, 12))
    for pose, span, drop, turn in _poses():
        wing(canvas, (HEART[0] + 16, HEART[1] + drop), span, pose, 1, CINDER, 17, (pose.inner, span), turn)
    wings = canvas.image()
    mask = wings.getchannel("A")
    base = shade(base, blur(mask, 24), (0, 0, 0), 0.6)
    base = glow(base, mask, (255, 80, 24), 30, 0.55)
    base = over(base, wings)
    heat = times(mask, levels(warp(noise(SIZE, "heat", 120, 5), "heat", 30, 120), 120, 235))
    base = light(base, heat, (255, 70, 20), 0.45)
    base = over(base, halo(SIZE, (450, TOP + 52), 150, 28, "iron", IRON))
    cloak: Stops = ((0.0, (10, 0, 2)), (0.45, (84, 10, 14)), (0.7, (170, 40, 30)), (1.0, (255, 150, 100)))
    base = over(base, _figure(SOOT, IRON, "horned", cloak, 315))
    base = over(base, horns(SIZE, (450, TOP + 44), 112, 20, 0.75, IRON))
    base = screened(base, flames(SIZE, ((440, 1236), (960, 1236)), 480, "pit", 110))
    return screened(base, embers(SIZE, "embers", 240))


def _parting(base: Image.Image) -> Image.Image:
    """The blade of light between the two halves, with the sword at its heart."""
    core = Canvas(SIZE, 2)
    core.stroke([(450, -40), (450, 400), (450, 800), (450, 1240)], lambda t: 8, (255, 255, 255))
    beam = core.alpha()
    fade = levels(linear(SIZE, 270), 10, 120)
    bright = Image.new("L", SIZE, 110)
    bright.paste(255, (0, 0, SIZE[0] // 2, SIZE[1]))
    base = light(base, times(blur(beam, 34), fade, bright), (255, 206, 140), 1.1)
    base = light(base, blur(beam, 8), (255, 236, 196), 0.8)
    base = light(base, blur(beam, 1.5), (255, 255, 246), 0.95)
    sword = blade(SIZE, (450, 588), (450, 965), 26, ((255, 255, 250), (226, 190, 150)), "parting")
    base = glow(base, sword.getchannel("A"), (255, 226, 170), 26, 0.7)
    base = over(base, sword)
    spark = radial(SIZE, (450, 300), (12, 320), 2.2)
    flare = ImageChops.lighter(spark, radial(SIZE, (450, 300), (260, 7), 2.2))
    base = light(base, flare, (255, 250, 230), 1.0)
    return light(base, radial(SIZE, (450, 300), 110, 2.4), (255, 246, 220), 0.9)
