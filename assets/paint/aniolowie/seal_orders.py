"""What an order adds about a seal: wings, crowns, blades, wreaths, eyes and wheels; and the veil of female angels."""

from __future__ import annotations

import math
from random import Random

from PIL import Image

from ..archangelis import holy_things as things
from ..archangelis import holy_tools as tools
from ..archangelis import infernal_parts as parts
from ..archangelis.holy_bodies import (
    ONE,
    ONE_LYRE,
    ONE_SHORT,
    ONE_SOARING,
    ONE_WIDE,
    THREE,
    THREE_CROSSED,
    THREE_LYRE,
    TRAILING,
    TWO,
    TWO_LYRE,
    TWO_WIDE,
    Pairs,
    wings,
)
from ..archangelis.holy_skies import SIZE, gilded, nimbus
from ..archangelis.infernal_scene import BONE, metal
from ..brush import Canvas, Color, Point, bezier, blur, levels, light, mix, pointed, polar, rng, scaled, spline, taper
from ..motifs.arms import blade
from ..motifs.sacred import wheels
from ..motifs.wings import LOWERED, RAISED, SOARING, SPREAD, feather
from .moods import BLACK, HEART, WHITE, Ash, Burn, Heaven, Tint

ANGEL, ARCHANGEL, PRINCE, VIRTUE, POWER, LORD, CHERUB, SERAPH, THRONE = range(1, 10)
NIMBI = ("sunburst", "dial", "rosette", "starwork", "beads")
WINGS: dict[int, tuple[tuple[Pairs, float], ...]] = {
    ANGEL: ((ONE_SHORT, 380.0), (ONE_LYRE, 330.0), (ONE_WIDE, 320.0)),
    ARCHANGEL: ((ONE_WIDE, 400.0), (ONE, 400.0), (ONE_LYRE, 420.0)),
    PRINCE: ((ONE_SOARING, 420.0), (ONE, 430.0), (ONE_WIDE, 430.0)),
    LORD: ((TWO_WIDE, 430.0), (TWO_LYRE, 430.0), (TWO, 430.0)),
    CHERUB: ((TWO, 470.0), (TRAILING, 430.0), (TWO_LYRE, 470.0)),
    SERAPH: ((THREE, 470.0), (THREE_LYRE, 470.0), (THREE_CROSSED, 470.0)),
}
"""The wings behind a seal of light, and their span: the key chooses."""
TOP: Point = (HEART[0], HEART[1] - 262)


# ---------------------------------------------------------------- light


def behind_heaven(scene: Heaven, tint: Tint, order: int, female: bool) -> None:
    """What stands behind a seal of light."""
    source = rng(scene.key, "behind")
    if order > ANGEL:
        scene.engrave(nimbus(source.choice(NIMBI), HEART, 330), 0.5, tint.metal)
    scene.clouds(700, 54, 130, 0.85)
    if female:
        veil(scene, mix(tint.shine, WHITE, 0.55), 0.5)
    eyes: Color = mix(tint.enamel[0], (255, 255, 255), 0.15)
    if order in WINGS:
        pairs, span = source.choice(WINGS[order])
        plumage = "flame" if order == SERAPH and tint.plumage != "pearl" else tint.plumage
        layer = wings(
            (HEART[0], HEART[1] + 20), span, pairs, plumage, scene.key, 12, eyes if order == CHERUB else None, 0.30
        )
        scene.lay(layer, 0.5, 0.25, tint.shine, 0.5)
    if order == VIRTUE:
        laurel(scene, tint)
        _flowers(scene, source.random() < 0.6)
    if order == POWER:
        spears = source.random() < 0.4
        for side in (-1, 1):
            low, high = (HEART[0] - side * 232, HEART[1] + 268), (HEART[0] + side * 330, HEART[1] - 380)
            arm = tools.spear((low[0] - side * 90, low[1] + 90), high, 19) if spears else tools.sword(low, high, 40)
            scene.lay(arm, 0.6, 0.25)
    if order == LORD:
        for side in (-1, 1):
            _sceptre(scene, (HEART[0] - side * 250, HEART[1] + 330), (HEART[0] + side * 250, HEART[1] - 330), tint)
    if order == THRONE:
        scene.lay(wheels(SIZE, HEART, 384, 3, 18, scene.key, (40, 110, 180), tint.metal), 0.6, 0.4, tint.shine)
    if order >= SERAPH:
        _blaze(scene)


def _flowers(scene: Heaven, lilies: bool) -> None:
    """Lilies or roses at the feet of a virtue's seal."""
    for side in (-1, 1):
        if lilies:
            scene.lay(things.lily((HEART[0] + side * 250, HEART[1] + 330), 330, -90 + side * 24, 3), 0.4, 0.15)
            continue
        for dx, dy, size in ((250, 268, 50), (318, 222, 40), (186, 312, 38), (306, 306, 32)):
            scene.lay(things.rose((HEART[0] + side * dx, HEART[1] + dy), size), 0.5)


def laurel(scene: Heaven, tint: Tint) -> None:
    """Two laurel boughs about the seal, open above."""
    canvas = Canvas(SIZE, 2)
    for side in (-1, 1):
        stem = [polar(HEART, 304, 90 - side * d) for d in range(4, 150, 6)]
        canvas.stroke(stem, lambda t: 9 * (1 - 0.6 * t), WHITE)
        for k in range(19):
            d = 90 - side * (10 + 7.4 * k)
            root = polar(HEART, 304, d)
            for lean, long in ((40, 52), (-40, 46)):
                tip = polar(root, long, d - side * (90 - lean))
                bend = polar(root, long * 0.5, d - side * (90 - lean * 1.7))
                canvas.stroke(bezier([root, bend, tip], 10), taper(19, 0.7), WHITE)
    scene.lay(gilded(canvas.alpha(), scene.key, 5, tint.metal), 0.6, 0.2)


def _sceptre(scene: Heaven, foot: Point, top: Point, tint: Tint) -> None:
    canvas = Canvas(SIZE, 2)
    canvas.line([foot, top], 13, WHITE)
    canvas.disc(top, 30, WHITE)
    for k in range(5):
        share = 0.1 + 0.2 * k
        canvas.disc((foot[0] + (top[0] - foot[0]) * share, foot[1] + (top[1] - foot[1]) * share), 12, WHITE)
    for d in range(0, 360, 45):
        canvas.stroke([polar(top, 26, d), polar(top, 44, d), polar(top, 62, d)], 15, WHITE)
    canvas.disc(foot, 18, WHITE)
    scene.lay(gilded(canvas.alpha(), scene.key, 5, tint.metal), 0.6, 0.2)


def _blaze(scene: Heaven) -> None:
    """Fire about the seal of the highest."""

    def spot(source: Random) -> tuple[Point, float]:
        return polar(HEART, 300, source.uniform(10, 170)), source.uniform(70, 190)

    scene.burn(spot, 150, 0.75)


def before_heaven(scene: Heaven, tint: Tint, order: int, female: bool) -> None:
    """What lies upon a seal of light."""
    if order in (PRINCE, LORD, THRONE):
        wide, points = (150, 5) if order == PRINCE else (190, 7)
        scene.lay(tools.crown((TOP[0], TOP[1] - 14), wide, points, scene.key, tint.metal), 0.6, 0.3)
    if order in (CHERUB, SERAPH):
        scene.lay(things.great_eye((TOP[0], TOP[1] + 2), 104, mix(tint.enamel[0], (40, 90, 180), 0.5)), 0.6, 0.5)
    if female:
        pearls(scene, tint)
    scene.flare((HEART[0] - 128, HEART[1] - 176), 90 + 8 * order, mix(tint.shine, WHITE, 0.5), 0.6)


def veil(scene: Heaven, tone: Color, strength: float) -> None:
    """Gauze that falls from above to both sides, light where it folds."""
    scene.image = light(scene.image, gauze(scene.key), tone, strength)


def gauze(key: str) -> Image.Image:
    source = rng(key, "veil")
    sheet, edge = Canvas(SIZE, 1), Canvas(SIZE, 1)
    for side in (-1, 1):
        for k in range(15):
            foot = HEART[0] + side * (120 + 31 * k + source.uniform(-8, 8))
            line = bezier([(HEART[0] + side * 10 * k ** 0.6, -20), (HEART[0] + side * (70 + 15 * k), 150),
                           (HEART[0] + side * (250 + 14 * k), 380), (foot, 860)], 30)  # fmt: skip
            tone = round(source.uniform(50, 150))
            sheet.stroke(line, lambda t: 10 + 44 * t, (tone,) * 3)
            edge.stroke(line, lambda t: 2 + 3 * t, WHITE)
    soft = blur(sheet.rgb.convert("L"), 7)
    return scaled(Image.blend(soft, blur(edge.mask, 1.6), 0.35), 1.0)


def pearls(scene: Heaven, tint: Tint) -> None:
    """Strings of pearls below the seal."""
    canvas = Canvas(SIZE, 2)
    for drop in (58, 92):
        for k in range(41):
            t = k / 40
            x = HEART[0] + (t - 0.5) * 440
            y = HEART[1] + 150 + math.sin(math.pi * t) * (140 + drop)
            canvas.disc((x, y), 7.5 if k % 5 else 11, WHITE)
    canvas.disc((HEART[0], HEART[1] + 410), 15, WHITE)
    scene.lay(things.solid(canvas.alpha(), things.PETAL, 6, 3.4), 0.5, 0.15)


# ---------------------------------------------------------------- ash


def behind_pit(scene: Ash, burn: Burn, order: int, female: bool) -> None:
    """What stands behind a broken seal."""
    rim = mix(burn.air.rim, burn.fire, 0.5)
    if female:
        lace = gauze(scene.key)
        scene.dim(levels(lace, 10, 150), 0.55, mix(burn.air.dark, BLACK, 0.5))
        scene.shine(levels(lace, 60, 200), mix(burn.fire, burn.air.bright, 0.5), 0.32)
    chance = rng(scene.key, "behind").random()
    if order == ANGEL and chance < 0.5:
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] + 30), 340, LOWERED, burn.plumage, -20, 0.35), rim=rim)
    elif order == ANGEL:
        boughs(scene, burn, 1.0)
    elif order == ARCHANGEL:
        scene.add(
            parts.torn_wings(
                scene, (HEART[0], HEART[1] + 10), 460, SOARING if chance < 0.5 else RAISED, burn.plumage, 0, 0.3
            ),
            rim=rim,
        )
    elif order == PRINCE:
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] - 10), 440, SPREAD, burn.plumage, 6, 0.35), rim=rim)
        chains(scene)
    elif order == VIRTUE and chance < 0.6:
        boughs(scene, burn, 0.7)
        snakes(scene, burn)
    elif order == VIRTUE:
        boughs(scene, burn, 1.05)
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] - 20), 420, RAISED, burn.plumage, 14, 0.3), rim=rim)
    elif order == POWER:
        wings_of_night(scene, burn, rng(scene.key, "wings").random() < 0.5, rim)
        for side in (-1, 1):
            hilt, tip = (HEART[0] - side * 240, HEART[1] + 280), (HEART[0] + side * 330, HEART[1] - 376)
            steel: tuple[Color, Color] = ((190, 180, 176), (60, 52, 56))
            scene.add(blade(scene.size, hilt, tip, 42, steel, scene.key, metal((120, 90, 70))), rim=rim)
    elif order == LORD:
        wings_of_night(scene, burn, rng(scene.key, "wings").random() < 0.6, rim)
        kind = rng(scene.key, "horns").choice(("bull", "ram", "tall", "sweep", "crook", "goat"))
        scene.add(parts.horns(scene, (HEART[0], HEART[1] - 60), 230, kind, BONE, 0.34, 12), rim=rim)
    elif order == CHERUB:
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] + 60), 430, LOWERED, burn.plumage, 0, 0.3), rim=rim)
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] - 20), 450, RAISED, burn.plumage, 0, 0.25), rim=rim)
        eyes_about(scene, burn)
    else:
        scene.fire(800, 420, 90)
        scene.add(
            parts.bat_wings(scene, (HEART[0], HEART[1] - 60), 470, mix(burn.fire, (60, 16, 16), 0.4), -10, 5, 110),
            rim=rim,
        )
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] + 80), 430, LOWERED, burn.plumage, 0, 0.25), rim=rim)
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] + 10), 450, SPREAD, burn.plumage, 4, 0.25), rim=rim)


def wings_of_night(scene: Ash, burn: Burn, leather: bool, rim: Color) -> None:
    """A great pair of wings, of leather or of torn feathers."""
    if leather:
        skin = mix(burn.fire, (50, 16, 20), 0.5)
        scene.add(parts.bat_wings(scene, (HEART[0], HEART[1] - 20), 450, skin, 0, 5, 125), rim=rim)
    else:
        scene.add(parts.torn_wings(scene, (HEART[0], HEART[1] + 10), 480, RAISED, burn.plumage, 8, 0.25), rim=rim)


def before_pit(scene: Ash, burn: Burn, order: int, female: bool) -> None:
    """What lies upon a broken seal."""
    if order in (PRINCE, LORD, SERAPH):
        wide, points = (150, 5) if order == PRINCE else (190, 7)
        crown = parts.crown(scene, (TOP[0] + 8, TOP[1] - 6), wide, points, metal((130, 110, 104)), scene.key)
        scene.add(crown, rim=burn.fire, halo=burn.fire, reach=20, strength=0.35)
    if order == CHERUB:
        parts.great_eye(scene, (TOP[0], TOP[1] + 4), 120, burn.fire)
    if female:
        fallen_feathers(scene, burn)


def boughs(scene: Ash, burn: Burn, size: float) -> None:
    """Two boughs of thorn that reach about the seal, one longer than the other."""
    source = rng(scene.key, "boughs")
    canvas = scene.canvas()
    for side in (-1, 1):
        far, wave = size * source.uniform(0.75, 1.2), source.uniform(0, 6)
        way = [polar(HEART, 302 + 22 * math.sin(k * 1.3 + wave), 90 - side * (14 + 24 * k * far)) for k in range(7)]
        line = spline(way, 12)
        canvas.stroke(line, pointed(34, 0.6), WHITE)
        for k in range(6, len(line) - 2, 5):
            a, b = line[k], line[k + 1]
            heading = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            way = 1 if (k // 5) % 2 else -1
            long = source.uniform(38, 84) * (1 - 0.5 * k / len(line))
            tip = polar(a, long, heading + way * source.uniform(40, 70))
            canvas.poly([polar(a, 9, heading), tip, polar(a, -11, heading)], WHITE)
            if k % 3 == 0:
                twig = bezier([a, polar(a, long, heading + way * 26), polar(a, long * 2.1, heading + way * 58)], 12)
                canvas.stroke(twig, pointed(12), WHITE)
    scene.add(scene.solid(canvas.alpha(), metal((112, 88, 84)), 9), rim=mix(burn.air.rim, burn.fire, 0.5))


def snakes(scene: Ash, burn: Burn) -> None:
    """Two serpents that rise beside the seal."""
    stops = metal(mix(burn.fire, (70, 60, 60), 0.55))
    for side in (-1, 1):
        rise = ((250, 840), (330, 760), (372, 640), (322, 520), (300, 400), (352, 290), (344, 190), (270, 150))
        line = [(HEART[0] + side * x, y) for x, y in rise]
        scene.add(parts.serpent_body(scene, line, 54, stops, 0.7), rim=burn.fire)
        parts.snake_head(scene, (HEART[0] + side * 262, 150), 50, -10, stops, burn.fire, side < 0)


def chains(scene: Ash) -> None:
    """Chains from the seal into the dark."""
    for side in (-1, 1):
        line = bezier(
            [polar(HEART, 250, 90 - side * 62), (HEART[0] + side * 330, 640), (HEART[0] + side * 600, 560)], 30
        )
        scene.add(parts.chain(scene, line, 30, metal((130, 120, 120))), rim=scene.air.rim)


def eyes_about(scene: Ash, burn: Burn) -> None:
    for k in range(10):
        d = (-52, -34, -16, 4, 24)[k % 5]
        side = 1 if k < 5 else -1
        spot = (HEART[0] + side * 380 * math.cos(math.radians(d)), HEART[1] + 320 * math.sin(math.radians(d)) - 40)
        parts.ember_eye(scene, spot, 54, side * d, burn.fire)


def fallen_feathers(scene: Ash, burn: Burn) -> None:
    """Feathers that drift down past the seal."""
    source = rng(scene.key, "feathers")
    canvas = scene.canvas()
    for k in range(7):
        x = HEART[0] + (-1 if k % 2 else 1) * source.uniform(290, 480)
        feather(
            canvas,
            (x, source.uniform(120, 700)),
            source.uniform(20, 160),
            source.uniform(70, 130),
            26,
            burn.plumage,
            0.2,
        )
    scene.add(canvas.image(), rim=mix(burn.air.rim, burn.fire, 0.5), shadow=0.4)
