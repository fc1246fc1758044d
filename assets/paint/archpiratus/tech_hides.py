"""Armor: from a wall of scrap to plates as dense as a dead star."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageOps

from ..brush import Canvas, Color, Point, blur, mix, polar, radial, scaled_rgb, times
from ..motifs.ships import hull
from .tech_forge import Forge
from .tech_metals import (
    AMBER,
    BRASS,
    CHROME,
    COLD_KEY,
    DARK,
    GLOW_AMBER,
    GOLDEN,
    GUNMETAL,
    PAINT_AMBER,
    PAINT_RED,
    PAINT_TEAL,
    PALE,
    RUST,
    STEEL,
    TEAL,
    WHITE,
    Lamp,
    Metal,
)
from .tech_scene import AMBER_AIR, BLUE_AIR, FIRE, TEAL_AIR, VIOLET_AIR, Scene


def hexagon(centre: Point, radius: float, turn: float = 30, squash: float = 1.0) -> list[Point]:
    """The six corners of a hexagon."""
    return [(centre[0] + radius * math.cos(math.radians(turn + 60 * k)),
             centre[1] + radius * squash * math.sin(math.radians(turn + 60 * k))) for k in range(6)]  # fmt: skip


def scrap_plating(scene: Scene) -> None:
    """Whatever the yard had: rusty sheets, doors and signs bolted over each other, a weld still hot."""
    scene.hall((18, 22, 24), (820, 200))
    f = Forge(scene.key, 24, -8, -3, zoom=1.12, lamps=(Lamp((210, -30, 160), (255, 190, 110), 760, 1.5),))
    pick = f.source
    kinds = (RUST, STEEL, RUST, DARK, PAINT_RED, PAINT_TEAL, PAINT_AMBER, PALE, RUST)
    spots = [(x, y) for y in (190, 10, -170) for x in (-330, -110, 120, 330)]
    pick.shuffle(spots)
    for k, (x, y) in enumerate(spots):
        with f.placed((x + pick.uniform(-24, 24), y + pick.uniform(-20, 20), 8 * (k % 5)), roll=pick.uniform(-11, 11)):
            w, h = pick.uniform(125, 165), pick.uniform(95, 130)
            cut = pick.uniform(10, 50)
            shape = [(-w, -h), (w - cut, -h), (w, -h + cut), (w, h), (-w + cut * 0.6, h), (-w, h - cut * 0.6)]
            metal = kinds[k % len(kinds)]
            f.slab(shape, 0, 16, metal, 7)
            bolts = [(sx * (w - 26), sy * (h - 26), 2) for sx in (-1, 1) for sy in (-1, 1)]
            f.rivets([*bolts, (0, h - 26, 2), (0, 26 - h, 2)], 9, STEEL)
            if k % 4 == 1:
                for q in range(4):
                    f.slab(
                        [
                            (-w * 0.6, -40 + 26 * q),
                            (w * 0.5, -40 + 26 * q),
                            (w * 0.5, -28 + 26 * q),
                            (-w * 0.6, -28 + 26 * q),
                        ],
                        8,
                        6,
                        DARK,
                        2,
                    )
            if k % 5 == 3:
                f.slab(hexagon((0, 0), 46, 0), 10, 10, RUST, 5)
    f.tube([(-600, 250, 40), (-300, 262, 60), (0, 240, 64), (300, 258, 60), (640, 250, 40)], 15, RUST)
    weld = [f.spot((170 + 10 * math.sin(k), -110 + 24 * k, 50)) for k in range(9)]
    scene.cast(f, AMBER, 0.1)
    scene.ink(lambda c: c.line(weld, 6, (255, 226, 170)), (255, 130, 40), 14, 1.0)
    scene.star(weld[4], 30, (255, 200, 130), 150).sparks(weld[4], 90, 420, arc=(0, 360), fall=0.5).dusk(0.15)


def ablative_tiles(scene: Scene) -> None:
    """A curved wall of hexagons that burn away one by one where the fire strikes."""
    scene.space(AMBER_AIR, (300, 240))
    f = Forge(scene.key, 16, -6, 4, zoom=1.15, lamps=(Lamp((-240, 130, 160), (255, 140, 50), 560, 1.6),))
    strike = (-200.0, 110.0)
    for row in range(-4, 5):
        for col in range(-5, 6):
            x, y = (col + 0.5 * (row % 2)) * 116, row * 101
            far = math.hypot(x - strike[0], y - strike[1])
            z = -0.0007 * (x * x + y * y) - (14 if far < 90 else 0)
            heat = max(0.0, 1 - far / 330)
            char = (34, 36, 42) if (row * 7 + col * 3) % 5 else (54, 48, 44)
            glowing = Metal(mix((190, 50, 10), (255, 214, 130), heat * heat), emits=1.0)
            metal = glowing if heat > 0.55 else Metal(mix(char, (170, 66, 24), heat * 1.4), 0.4, 12, 0.15, heat * 0.6)
            with f.placed((x, y, z), yaw=-x * 0.055, pitch=y * 0.055):
                f.slab(hexagon((0, 0), 64), 0, 34, metal, 10, 1 + f.source.uniform(-0.15, 0.15))
                if heat < 0.5:
                    f.slab(hexagon((0, 0), 30), 16, 6, metal, 5)
    hit = f.spot((*strike, 20))
    scene.cast(f, AMBER, 0.25)
    scene.flame((hit[0] - 20, hit[1] + 10), 205, 420, 190, FIRE, ragged=1.5)
    scene.flame((hit[0] + 20, hit[1] + 20), -28, 420, 90).flame((hit[0], hit[1] + 40), 40, 330, 80)
    scene.star(hit, 44, (255, 170, 70), 200).sparks(hit, 120, 640, (255, 180, 90), (-60, 120), 0.2)


def mirror_shell(scene: Scene) -> None:
    """A polished dome that sends a beam back where it came from."""
    scene.space(BLUE_AIR, (300, 300), 1.2)
    sky = scene.base.copy()
    f = Forge(scene.key, -32, 14, 0, centre=(640, 430), zoom=1.12, suns=COLD_KEY)
    dome = [(-20 + 300 * math.sin(a / 16 * math.pi / 2), 300 * math.cos(a / 16 * math.pi / 2)) for a in range(17)]
    with f.placed((0, 0, 0), yaw=70), f.placed((-40, 0, 0), yaw=148):
        f.lathe(dome, CHROME, (4, 12), 72)
        f.ring(304, 26, BRASS, 90, 14, (6, 14), 1.2)
        for k in range(24):
            a = math.radians(15 * k)
            f.rivets([(24, 306 * math.cos(a), 306 * math.sin(a))], 9, STEEL)
        for k in range(6):
            a = math.radians(60 * k + 30)
            f.box((-20, 350 * math.cos(a), 350 * math.sin(a)), (60, 74, 74), DARK, 12, 30)
        hit, face = f.spot((230, 110, -150)), f.spot((200, 0, 0))
    scene.cast(f, TEAL, 0.35, wear=0.35)
    mirrored = ImageOps.flip(ImageOps.mirror(sky)).resize((700, 560))
    patch = Image.new("RGB", scene.size)
    patch.paste(mirrored, (round(face[0] - 350), round(face[1] - 280)))
    scene.base = ImageChops.screen(
        scene.base,
        Image.composite(
            scaled_rgb(patch, 1.5), Image.new("RGB", scene.size), radial(scene.size, face, (290, 300), 0.7)
        ),
    )
    scene.beam([(0, 150), hit], 20, (255, 90, 60)).beam([hit, (60, 800)], 24, (255, 120, 80), taper=0.3)
    scene.star(hit, 60, (255, 150, 110), 300).sparks(hit, 70, 360, (255, 180, 130), (90, 270), 0.0)


def phase_shield(scene: Scene) -> None:
    """A ship safe in a bubble of light whose cells flare and ripple where it is struck."""
    scene.space(TEAL_AIR, (420, 360), 0.9)
    middle, rx, ry = (550.0, 420.0), 430.0, 320.0
    body, lamps = hull(620, "phase", TEAL, AMBER)
    body, lamps = (x.rotate(12, Image.Resampling.BICUBIC, expand=True) for x in (body, lamps))
    at = (round(middle[0] - body.width / 2), round(middle[1] - body.height / 2 + 4))
    scene.shine(middle, (rx * 1.15, ry * 1.2), (10, 90, 100), 0.6)
    scene.lay(body, at, TEAL, 0.2)
    sheet = Image.new("RGB", scene.size)
    sheet.paste(lamps, at)
    scene.base = ImageChops.screen(scene.base, sheet)
    hits = ((905.0, 245.0), (250.0, 205.0))

    def near(p: Point) -> float:
        return max(max(0.0, 1 - math.dist(p, h) / 260) for h in hits)

    cells = []
    for row in range(-10, 11):
        for col in range(-12, 13):
            u, v = (col + 0.5 * (row % 2)) * 0.115, row * 0.1
            if math.hypot(u, v) > 1.08:
                continue
            k = math.sin(min(1.0, math.hypot(u, v)) * math.pi / 2) / (math.hypot(u, v) or 1.0)
            p = (middle[0] + u * k * rx, middle[1] + v * k * ry)
            cells.append((p, math.hypot(u, v)))

    def bubble(canvas: Canvas) -> None:
        for p, r in cells:
            bright = min(1.0, 0.10 + 0.5 * r**4 + near(p))
            side = 33 * (1.1 - 0.35 * r)
            corner = hexagon(p, side, 30, ry / rx * 1.2)
            if near(p) > 0.35:
                canvas.poly(corner, mix((10, 120, 120), (220, 255, 250), near(p)), round(150 * near(p)), True)
            canvas.line([*corner, corner[0]], 2.2, mix((2, 20, 24), (150, 255, 245), bright))

    layer = Canvas(scene.size, 2)
    bubble(layer)
    net = Image.new("RGB", scene.size)
    net.paste(layer.image(), (0, 0), layer.alpha())
    ball = Canvas(scene.size, 2)
    ball.disc(middle, (rx, ry), WHITE)
    skin = times(ball.alpha(), ImageChops.invert(blur(ball.alpha(), 60)))
    net = Image.composite(net, Image.new("RGB", scene.size), blur(ball.alpha(), 2))
    scene.base = ImageChops.screen(scene.base, net)
    scene.bloom(net, 0.5)
    scene.base = ImageChops.screen(
        scene.base, Image.merge("RGB", [skin.point([round(v * c) for v in range(256)]) for c in (0.25, 1.3, 1.25)])
    )
    for (x, y), origin, color in zip(
        hits, ((1120.0, 60.0), (0.0, 30.0)), ((255, 150, 60), (255, 110, 70)), strict=True
    ):
        scene.beam([origin, (x, y)], 16, color).star((x, y), 52, color, 180)
        scene.sparks((x, y), 50, 240, color, (0, 360), 0.0)


def neutron_hide(scene: Scene) -> None:
    """A shield of overlapping scales, dark, gold-edged and lit from within, before a neutron star."""
    star: Color = (150, 190, 255)
    scene.space(VIOLET_AIR, (560, 330), 1.1).beams((560, 330), 700, star, 0.8, 30)
    scene.beam([(430, -40), (560, 330)], 34, star, 0.9, 0.3).beam([(690, 860), (560, 330)], 34, star, 0.9, 0.3)
    f = Forge(
        scene.key, -10, 6, 0, centre=(560, 392), zoom=1.04, lamps=(Lamp((0, 60, 260), (150, 190, 255), 520, 0.8),)
    )
    hide = Metal((42, 46, 82), 0.3, 20, 0.4)
    for row in range(8):
        y = 250 - row * 74
        wide = 300 * (1 - max(0.0, (row - 3.4) / 5.2) ** 1.6)
        count = max(1, round(wide / 58))
        for k in range(count + row % 2):
            x = (k - (count + row % 2 - 1) / 2) * 2 * wide / (count + 0.6)
            z = 150 - 0.0013 * (x * x) - 0.0006 * (y * y) - 11 * row
            with f.placed((x, y, z), yaw=x * 0.10, pitch=-20 - y * 0.02):
                scale = [(-58, 40), (-58, -20), (-34, -64), (0, -86), (34, -64), (58, -20), (58, 40)]
                f.slab([(p * 1.11, q * 1.11 - 4) for p, q in scale], -7, 12, GOLDEN if (row + k) % 3 else GLOW_AMBER, 4)
                for half in (scale[:4], scale[3:]):
                    ridge = [(*half[0], 4), (*half[1], 4), (*half[2], 4), (*half[3], 4)]
                    f.facet(
                        [*ridge[:-1], (0, -84, 14), (0, 40, 34)]
                        if half[0][0] < 0
                        else [*ridge[1:], (0, 40, 34), (0, -84, 14)],
                        hide,
                        1.0,
                        16,
                    )
                f.slab([(-5, 30), (-5, -40), (0, -56), (5, -40), (5, 30)], 34, 6, GOLDEN, 2)
    rim = [(-330, 300), (0, 334), (330, 300), (330, 40), (240, -180), (0, -376), (-240, -180), (-330, 40)]
    rim3 = [(x, y, 130 - 0.0013 * x * x - 0.0006 * y * y) for x, y in (*rim, rim[0])]
    f.tube(rim3, 24, GUNMETAL, 12)
    f.rivets([(x, y, z + 22) for x, y, z in rim3], 16, GOLDEN)
    with f.placed((0, 60, 190), yaw=-90):
        f.lathe(((-8, 92), (0, 96), (22, 82), (26, 60)), GOLDEN, (1, 8))
        f.lathe(((20, 62), (44, 44), (56, 0)), Metal((170, 210, 255), emits=1.0))
    jewel = f.spot((0, 60, 236))
    scene.cast(f, (130, 170, 255), 0.55, wear=0.5)
    scene.star(jewel, 46, star, 260)

    def rings(canvas: Canvas) -> None:
        for r in (410, 450, 500):
            for start in (200, 300, 20, 120):
                canvas.line([polar((560, 392), r, start + d) for d in range(46)], 3, (190, 214, 255))

    scene.ink(rings, star, 10, 0.5, 0.5)


ARMOR = {
    "scrap-plating": scrap_plating,
    "ablative-tiles": ablative_tiles,
    "mirror-shell": mirror_shell,
    "phase-shield": phase_shield,
    "neutron-hide": neutron_hide,
}
