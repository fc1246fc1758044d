"""Places of ArchPiratus: four stations, the two ships, the blueprint mat; and all cards that are scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image, ImageChops

from ..brush import Color, blur, over, radial, scaled, scaled_rgb, with_alpha
from ..motifs.space import planet, planet_ring
from .places_deeds import DEEDS
from .places_mat import mat
from .places_rooms import ROOMS
from .places_ships import rugged, sleek, tower, wheel
from .places_skies import EVENTS
from .tech_eyes import dish
from .tech_forge import Forge
from .tech_metals import (
    AMBER,
    BACKLIT,
    BRASS,
    DARK,
    GLOW_AMBER,
    GLOW_RED,
    GLOW_TEAL,
    GLOW_WHITE,
    GOLDEN,
    GUNMETAL,
    LOW_AMBER,
    PALE,
    RUST,
    STEEL,
    TEAL,
    Lamp,
    Metal,
)
from .tech_scene import GREY_AIR, RED_AIR, TEAL_AIR, VIOLET_AIR, Scene

WIDE = (1680, 840)
TOKEN = (512, 512)


def _easy(scene: Scene) -> None:
    """A shabby dock bolted to a small moon: tanks, a crooked boom, one dish, few lights."""
    scene.space(GREY_AIR, (520, 300), 0.8, 900)
    dust = ((0.0, (20, 18, 20)), (0.35, (74, 68, 64)), (0.6, (128, 116, 104)), (1.0, (214, 200, 180)))
    moon = planet(600, dust, scene.key, False, 300, (190, 180, 160))
    scene.base = over(scene.base, moon, (1130 - moon.width // 2, 600 - moon.height // 2))
    f = Forge(scene.key, 16, 10, 0, WIDE, (880, 440), 1.16, suns=LOW_AMBER)
    with f.placed((-60, 40, 120)):
        f.box((60, 0, 0), (300, 120, 130), RUST, 16, 50)
        f.box((80, 80, 0), (120, 60, 90), PALE, 12, 36)
        for k in range(4):
            f.box((-40 + 58 * k, 10, 66), (24, 22, 6), GLOW_AMBER if k != 2 else DARK, 2)
        f.box((70, 84, 46), (70, 14, 4), GLOW_AMBER, 1)
        for x, y in ((-190, -30), (-190, 60)):
            with f.placed((x, y, 10)):
                f.lathe(
                    ((-110, 0), (-104, 34), (-80, 44), (80, 44), (104, 34), (110, 0)), STEEL if y < 0 else RUST, (2, 8)
                )
        f.tube([(200, 30, 0), (300, 90, 0), (420, 110, 0)], 12, STEEL)
        f.tube([(-90, 60, 0), (-120, 180, 10), (-260, 240, 20)], 10, DARK)
        f.tube([(-260, 240, 20), (-260, 150, 20)], 4, DARK)
        f.box((-260, 130, 20), (54, 40, 44), RUST, 8)
        with f.placed((130, 140, 0), yaw=-40, roll=34):
            dish(f, 62, PALE, GLOW_RED)
        f.tube([(20, 60, -60), (0, -160, -60)], 16, DARK)
        f.tube([(140, -60, -40), (150, -200, -60)], 16, DARK)
        f.rivets([(-260, 252, 20), (420, 118, 0)], 10, GLOW_RED)
    with f.placed((-520, -80, 160), yaw=-20, size=0.42):
        rugged(f)
    scene.cast(f, (150, 170, 180), 0.12, fog=(6, 9, 14), haze=0.3)
    scene.shine(f.spot((40, 40, 260)), 280, AMBER, 0.3)


def _medium(scene: Scene) -> None:
    """A wheel with lit ports before a ringed world."""
    scene.space(TEAL_AIR, (1100, 360), 1.1, 900)
    world = planet(
        560,
        (
            (0.0, (6, 26, 40)),
            (0.3, (16, 76, 92)),
            (0.55, (70, 150, 150)),
            (0.8, (190, 214, 190)),
            (1.0, (250, 250, 230)),
        ),
        scene.key,
        True,
        215,
        TEAL,
    )
    centre = (1190.0, 400.0)
    bands = ((0.0, (30, 40, 44)), (0.5, (120, 120, 100)), (1.0, (240, 226, 190)))
    rings = [planet_ring(WIDE, centre, 360, 520, 0.26, -16, front, scene.key, bands) for front in (False, True)]
    scene.base = over(scene.base, rings[0])
    scene.base = over(scene.base, world, (round(centre[0] - world.width / 2), round(centre[1] - world.height / 2)))
    scene.base = over(scene.base, rings[1])
    f = Forge(scene.key, 48, 24, 14, WIDE, (600, 430), 1.12)
    wheel(f, 300, 34, PALE, GLOW_AMBER, 6, 0.5)
    with f.placed((60, 0, 0)):
        wheel(f, 170, 18, STEEL, GLOW_TEAL, 4, 0.4)
    f.lathe(
        (
            (-230, 0),
            (-230, 30),
            (-160, 36),
            (-150, 80),
            (-60, 90),
            (-40, 64),
            (120, 60),
            (130, 96),
            (200, 90),
            (230, 40),
            (330, 16),
            (380, 0),
        ),
        GUNMETAL,
        (2, 8),
    )
    for x, r in ((-110, 86), (165, 96)):
        f.lathe(((x, r), (x + 4, r + 8), (x + 16, r + 8), (x + 20, r)), GLOW_TEAL)
    for z in (-1, 1):
        f.box((-190, 0, 190 * z), (14, 110, 260), Metal((30, 60, 130), 0.9, 20, 0.5), 3, 50)
    scene.cast(f, TEAL, 0.25)
    for at, size in (((-560, -210, 200), 0.26), ((330, 270, 200), 0.18)):
        g = Forge(scene.key + str(size), -24, 24, 10, WIDE, (600, 430))
        with g.placed(at, size=size):
            sleek(g)
            tail = g.spot((-230, 0, 0))
        scene.cast(g, TEAL, 0.2).star(tail, 16, TEAL, 80)


def _hard(scene: Scene) -> None:
    """A fortress of towers and guns, walled by a ring, black before a red giant."""
    scene.space(RED_AIR, (900, 330), 1.2, 700)
    giant = planet(
        860,
        ((0.0, (90, 10, 4)), (0.4, (190, 44, 10)), (0.7, (255, 120, 40)), (1.0, (255, 220, 140))),
        scene.key,
        False,
        250,
        (255, 120, 50),
    )
    scene.shine((900, 420), 760, (255, 80, 30), 0.7)
    scene.base = over(scene.base, giant, (900 - giant.width // 2, 430 - giant.height // 2))
    scene.shine((900, 400), 420, (255, 150, 70), 0.6, 1.0)
    f = Forge(
        scene.key,
        18,
        14,
        0,
        WIDE,
        (860, 470),
        1.1,
        suns=BACKLIT,
        ambient=(34, 26, 28),
        lamps=(Lamp((0, 80, 330), (255, 150, 70), 560, 1.0),),
    )
    with f.placed((0, -60, 0), roll=90):
        f.lathe(
            ((-260, 0), (-200, 70), (-120, 110), (-90, 300), (-40, 330), (0, 330), (20, 280), (30, 0)), DARK, (2, 5)
        )
        f.lathe(((-30, 332), (-26, 340), (-14, 340), (-10, 332)), GLOW_RED)
        with f.placed((-30, 0, 0)):
            wheel(f, 480, 28, GUNMETAL, GLOW_RED, 8, 0.4)
    tower(f, 400, 92, GUNMETAL, GLOW_AMBER, 0.3, 40)
    for k in range(8):
        with f.placed((0, -40, 0), yaw=45 * k + 10):
            with f.placed((210, 0, 0)):
                tower(f, 190 + 60 * (k % 2), 46, DARK, GLOW_AMBER, 0.3, 18)
            with f.placed((300, -6, 0)):
                f.box((0, 16, 0), (60, 50, 70), GUNMETAL, 10, 24)
                for z in (-16, 16):
                    f.tube([(20, 26, z), (150, 56, z)], 10, STEEL, 8)
            with f.placed((480, -2, 0)):
                tower(f, 110, 30, GUNMETAL, GLOW_RED, 0.25, 14)
                f.lathe(((-8, 0), (0, 26), (8, 0)), DARK)
    scene.cast(f, (255, 120, 60), 0.35)
    for k in range(5):
        g = Forge(scene.key + str(k), 20, 20, 0, WIDE, (860, 470), suns=BACKLIT)
        with g.placed((-640 + 60 * k, 250 - 44 * k + 30 * (k % 2), 100), size=0.13):
            rugged(g)
        scene.cast(g, None)


def _final(scene: Scene) -> None:
    """A cathedral of stations in the heart of a nebula: rings within rings, a thousand lights, one blinding core."""
    heart = (840.0, 380.0)
    scene.space(VIOLET_AIR, heart, 1.35, 900)
    scene.shine(heart, (820, 560), (190, 70, 150), 0.8).shine(heart, (560, 400), (255, 170, 90), 0.9)
    scene.beams(heart, 900, (255, 220, 170), 0.9, 46).star(heart, 130, (255, 214, 160), 800)
    f = Forge(
        scene.key,
        14,
        15,
        0,
        WIDE,
        (840, 440),
        1.02,
        ambient=(34, 30, 44),
        lamps=(Lamp((0, 60, 0), (255, 206, 140), 900, 1.5),),
    )
    for y, r, t, spokes in (
        (-60, 620, 22, 0),
        (-60, 520, 16, 12),
        (60, 390, 18, 0),
        (150, 280, 13, 8),
        (-190, 400, 18, 8),
    ):
        with f.placed((0, y, 0), roll=90):
            wheel(f, r, t, PALE if t > 16 else GOLDEN, GLOW_TEAL if t > 16 else GLOW_AMBER, spokes, 0.55)
    tower(f, 340, 100, PALE, GLOW_AMBER, 0.5, 48)
    with f.placed((0, -40, 0), roll=180):
        tower(f, 320, 100, GUNMETAL, GLOW_TEAL, 0.45, 48)
    with f.placed((0, -30, 0), roll=90):
        f.lathe(((-30, 90), (-24, 190), (0, 220), (30, 190), (40, 90)), GOLDEN, (1, 4))
        f.lathe(((-4, 214), (0, 226), (4, 226), (8, 212)), GLOW_WHITE)
    for k in range(10):
        with f.placed((0, -30, 0), yaw=36 * k + 8):
            with f.placed((170, 10, 0)):
                tower(f, 240 - 70 * (k % 2), 30, PALE, GLOW_AMBER, 0.4, 16)
                with f.placed((0, -20, 0), roll=180):
                    tower(f, 170 - 40 * (k % 2), 26, GUNMETAL, GLOW_TEAL, 0.4, 14)
            with f.placed((520, 0, 0)):
                tower(f, 150, 26, GOLDEN, GLOW_TEAL, 0.35, 14)
                with f.placed(roll=180):
                    tower(f, 110, 22, GUNMETAL, GLOW_AMBER, 0.35, 14)
            f.tube([(170, 180, 0), (330, 100, 0), (520, 110, 0)], 5, BRASS, 6)
    scene.cast(f, (255, 200, 160), 0.3, fog=(60, 30, 60), haze=0.45, shadow=0.25)
    scene.star((840, 250), 30, (255, 230, 190), 420)
    for k in range(9):
        x, y = 120 + 60 * k, 690 - 34 * k + 16 * (k % 2)
        scene.star((x, y), 5, TEAL if k % 2 else AMBER, 26)
        x, y = 1600 - 70 * k, 130 + 26 * k + 14 * (k % 2)
        scene.star((x, y), 5, AMBER if k % 2 else TEAL, 26)


def token(number: int, build: Callable[[Forge], None], flame: Color) -> Image.Image:
    """A ship as a token with alpha: lit from the upper left, an outline that parts it from any ground."""
    f = Forge(f"ship {number}", -6, 58, 0, TOKEN, (264, 256), 0.95)
    build(f)
    layer, own = f.render(wear=0.8)
    mask = layer.getchannel("A")
    body = ImageChops.screen(layer.convert("RGB"), scaled_rgb(blur(own, 6), 1.2))
    light_map = Image.new("L", TOKEN)
    for z in (-30, 0, 30) if number == 0 else (-44, 44):
        x, y = f.spot((-215, 0, z))
        plume = radial(TOKEN, (x - 14, y), (52, 17), 1.2)
        light_map = ImageChops.lighter(light_map, plume)
    sheet = Image.merge(
        "RGB", [light_map.point([min(255, round(v * (0.4 + 0.6 * c / 255) * 1.3)) for v in range(256)]) for c in flame]
    )
    tinted = Image.composite(ImageChops.screen(body, sheet), Image.new("RGB", TOKEN, flame), mask)
    hot = ImageChops.screen(tinted, Image.merge("RGB", [scaled(light_map, 0.7)] * 3))
    dark = scaled(blur(mask, 7), 1.5)
    ring = Image.new("RGB", TOKEN, (2, 6, 10))
    colour = Image.composite(hot, ring, ImageChops.lighter(mask, light_map))
    alpha = ImageChops.lighter(ImageChops.lighter(mask, scaled(dark, 0.75)), light_map)
    return with_alpha(colour, alpha).resize((256, 256), Image.Resampling.LANCZOS)


STATIONS = {"easy": _easy, "medium": _medium, "hard": _hard, "final": _final}
CARDS = ROOMS | DEEDS | EVENTS
SHIPS: tuple[tuple[Callable[[Forge], None], Color], ...] = ((sleek, (110, 255, 240)), (rugged, (255, 180, 80)))


def paint(folder: Path) -> Iterator[Path]:
    """Paint the cards that are scenes, the stations, the ships and the mat."""
    out = folder / "archpiratus"
    for key, draw in CARDS.items():
        scene = Scene(key)
        draw(scene)
        yield scene.save(out / f"card-{key}.jpg")
    for key, draw in STATIONS.items():
        scene = Scene(f"station {key}", WIDE)
        draw(scene)
        yield scene.save(out / f"station-{key}.jpg", 0.35)
    for number, (build, flame) in enumerate(SHIPS):
        path = out / f"ship-{number}.png"
        token(number, build, flame).save(path, optimize=True)
        yield path
    path = out / "mat.jpg"
    mat().save(path, quality=82, optimize=True)
    yield path


if __name__ == "__main__":
    for _ in paint(Path(__file__).resolve().parents[2] / "art"):
        pass
