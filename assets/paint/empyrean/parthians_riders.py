"""Parthians in the saddle and on foot: infantry, camels, horse archers and the men of iron."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from ..archangelis.infernal_scene import Palette, curve
from ..archangelis.places_land import orb, plain, ridge, sky
from ..brush import Canvas, Color, Point, Stops, bezier, lerp, mix, rng, spline
from ..motifs.arms import emblem
from .field import BRONZE, GILT, STEPPE, TURQUOISE, WHITE, Field, Figure, plates, recurve, scales, shaft, stuff
from .fighters import pole, spearhead, walker
from .mounts import camel, horse, rider

TEAL, OCHRE, RUST, SAND = stuff((22, 128, 130)), stuff((206, 150, 62)), stuff((172, 68, 36)), stuff((214, 188, 140))
LINEN, EARTH, PLUM = stuff((226, 212, 180)), stuff((112, 76, 46)), stuff((110, 44, 74))

DAY: Stops = ((0.0, (38, 128, 150)), (0.4, (128, 188, 176)), (0.62, (244, 214, 150)), (1.0, (232, 176, 96)))
DUSTY: Stops = ((0.0, (150, 96, 50)), (0.4, (222, 168, 92)), (0.65, (255, 224, 156)), (1.0, (214, 150, 80)))
DUSK: Stops = ((0.0, (18, 56, 84)), (0.35, (70, 124, 132)), (0.6, (248, 168, 92)), (1.0, (190, 90, 50)))
NIGHT: Stops = ((0.0, (4, 24, 44)), (0.5, (14, 74, 92)), (0.75, (90, 140, 136)), (1.0, (120, 100, 80)))
RIM: Color = (255, 232, 180)


def steppe(
    key: str,
    hour: Stops = DAY,
    sun: Point | None = (820, 300),
    horizon: float = 520,
    air: Palette = STEPPE,
    hills: bool = True,
    radius: float = 46,
) -> Field:
    """Sky, sun, far hills and a plain of dry grass."""
    scene = Field(key, air)
    sky(scene, hour, (255, 244, 220), 0.4)
    if sun:
        orb(scene, sun, radius, (255, 214, 130), 0.9)
    if hills:
        ridge(scene, horizon - 46, 46, mix(hour[2][1], (120, 90, 80), 0.55), mix(hour[2][1], WHITE, 0.2), "far", 7, 0.2)
        ridge(scene, horizon - 10, 18, mix(hour[3][1], (90, 60, 40), 0.5), hour[3][1], "near", 6, 0.12)
    plain(scene, horizon, (126, 84, 40), (226, 176, 98), 26, mix(hour[2][1], hour[3][1], 0.5))
    return scene


def dust(scene: Field, top: float, opacity: float = 0.6, puff: float = 60, rise: float = 40) -> None:
    """Dust that hooves throw up."""
    stops = ((0.0, (120, 78, 40)), (0.4, (186, 134, 74)), (0.7, (236, 194, 126)), (1.0, (255, 238, 196)))
    scene.smoke(top, puff, opacity, rise, stops)


def grass(scene: Field, y: float, count: int = 160, tall: float = 70, tone: Color = (92, 62, 26)) -> None:
    """Blades of grass along the near edge."""
    source = rng(scene.key, "grass")

    def blades(c: Canvas) -> None:
        for _ in range(count):
            x, h = source.uniform(-20, 1140), tall * source.uniform(0.4, 1.2)
            bend = source.uniform(-0.5, 0.7) * h
            foot = y + source.uniform(0, 50)
            line = bezier([(x, foot), (x + bend * 0.2, foot - h * 0.6), (x + bend, foot - h)], 8)
            c.stroke(line, lambda t: 6 * (1 - t), mix(tone, (240, 200, 110), source.random() * 0.6))

    scene.drawn(blades, shadow=0.2)


def wicker(f: Figure, at: str, size: float) -> None:
    """A crescent shield of wicker with a bronze boss."""
    place = f.at(at)[0]
    body = Canvas(f.size, 2)
    outline = "0,-1.0 .5,-.86 .78,-.4 .84,.1 .66,.6 .3,.92 0,1.0"
    outline += " -.3,.92 -.66,.6 -.84,.1 -.78,-.4 -.5,-.86 -.22,-.62 0,-.52 .22,-.62"
    body.poly(curve(outline, place, size * f.unit), WHITE)
    f.solid(body.alpha(), stuff((206, 158, 88), 0.5), 0.03, plates(f.size, round(f.unit * 0.036), 0.6))

    def marks(c: Canvas) -> None:
        c.line(curve(outline, place, size * f.unit * 0.94), f.unit * 0.016, (30, 130, 130))
        c.disc(place, f.unit * size * 0.3, (120, 74, 30))
        c.disc((place[0] - 2, place[1] - 2), f.unit * size * 0.25, (236, 186, 96))

    f.draw(marks)


def light_infantry(key: str) -> Field:
    scene = steppe(key, DAY, (560, 250), 500)
    coats = (TEAL, OCHRE, RUST)

    def man(k: int, height: float) -> Image.Image:
        f = walker(
            height, coats[k % 3], EARTH, "stride", hat="felt", cap=coats[(k + 1) % 3], beard=(50, 34, 26), belt=BRONZE
        )
        pole(f, ".30,-.30 ".strip(), ".16,-1.22", 0.02)
        spearhead(f, ".16,-1.22", -6, 0.12)
        wicker(f, ".16,-.60", 0.24)
        return f.lit(RIM)

    for x, y, tall, k in ((150, 600, 300, 0), (390, 590, 290, 1), (640, 592, 290, 2), (890, 600, 300, 0)):
        scene.stamp(man(k, tall), (x, y), haze=(226, 190, 130), thick=0.35, shadow=0.3)
    dust(scene, 640, 0.5, 50, 20)
    for x, y, k in ((240, 812, 1), (580, 822, 0), (920, 812, 2)):
        scene.stamp(man(k, 560), (x, y), shadow=0.4)
    grass(scene, 800)
    return scene


def camel_rider(key: str) -> Field:
    scene = steppe(key, DUSTY, (600, 290), 600, radius=150)
    beast = camel(330, gait="walk", cloth=RUST, rider=rider(LINEN, TEAL, hat="scarf", trim=GILT))
    scene.stamp(beast.lit(RIM), (520, 770), shadow=0.5)
    dust(scene, 750, 0.5, 46, 30)
    grass(scene, 810, 90, 50)
    return scene


def camel_scout(key: str) -> Field:
    scene = Field(key, TURQUOISE)
    sky(scene, NIGHT, (190, 230, 220), 0.3)
    source = rng(key, "stars")

    def stars(c: Canvas) -> None:
        for _ in range(90):
            c.disc((source.uniform(0, 1120), source.uniform(0, 430)), source.uniform(0.8, 3.2), WHITE)

    scene.burning(stars, (210, 240, 255), 6, 0.6)
    moon = scene.canvas()
    moon.poly(curve("-.2,-1 .5,-.86 1,-.2 .8,.6 .1,1 -.5,.8 .1,.7 .5,.1 .3,-.6", (240, 170), 84), WHITE)
    scene.lit(moon.alpha(), (236, 248, 220), 60, 0.8, 0.8)
    ridge(scene, 520, 40, (30, 62, 74), (90, 136, 136), "far", 5, 0.1, rim=(150, 210, 200))

    def camp(c: Canvas) -> None:
        for _ in range(26):
            c.disc((source.uniform(60, 560), source.uniform(540, 610)), source.uniform(2, 5), WHITE)

    ridge(scene, 610, 24, (22, 40, 46), (80, 100, 92), "mid", 5, 0.1)
    scene.burning(camp, (255, 170, 70), 14, 1.0)
    slope = [(-20, 850), (300, 815), (520, 760), (680, 696), (800, 668), (960, 662), (1150, 690)]
    crest = [(-20.0, 900.0), *spline(slope, 8), (1150.0, 900.0)]
    scene.put(crest, stuff((116, 92, 66), 0.3), 26, rim=(190, 230, 214))
    man = rider(
        TEAL, SAND, near=".04,-.50 .20,-.52 .18,-.70", far="-.02,-.50 .06,-.30 .20,-.24", hat="scarf", trim=GILT
    )
    scene.stamp(camel(240, (170, 136, 96), "walk", OCHRE, man).lit((206, 246, 230)), (800, 682), flip=True, shadow=0.4)
    return scene


def bowman(
    coat: Stops, trousers: Stops, trim: Stops, aim: float = -16, hat: str = "felt", reach: float = 0.62
) -> Callable[[Figure], None]:
    """A rider who draws a bow ahead of him."""
    base = rider(coat, trousers, ".0,-.49 -.14,-.44 .04,-.56", ".02,-.50 .24,-.56 .48,-.62", hat, trim)

    def build(f: Figure) -> None:
        def bow(c: Canvas) -> None:
            recurve(c, f.at(".48,-.62")[0], f.unit * reach, aim, 0.70, (120, 60, 30))

        f.limb(".02,-.50 .24,-.56 .46,-.62", (0.11, 0.09, 0.06), coat)
        f.draw(bow)
        base(f)
        f.limb("-.13,-.02 -.24,.22", (0.12, 0.10), stuff((150, 44, 36)), bent=False)

        def quills(c: Canvas) -> None:
            for k in range(5):
                root = f.at(f"{-0.16 + 0.03 * k},{-0.02 + 0.012 * k}")[0]
                c.line([root, (root[0] + f.unit * 0.04, root[1] - f.unit * 0.10)], f.unit * 0.012, (240, 230, 200))

        f.draw(quills)

    return build


def horse_archers(key: str) -> Field:
    scene = steppe(key, DAY, None, 470)
    orb(scene, (930, 190), 50, (255, 230, 170), 0.9)
    for x, y, tall, coat, cloth, man, haze in (
        (720, 560, 150, (90, 60, 44), OCHRE, bowman(PLUM, SAND, GILT), 0.45),
        (330, 580, 165, (206, 196, 182), RUST, bowman(OCHRE, TEAL, GILT), 0.35),
    ):
        scene.stamp(
            horse(tall, coat, "gallop", cloth=cloth, rider=man, seed=x).lit(RIM),
            (x, y),
            haze=(232, 196, 136),
            thick=haze,
            shadow=0.3,
        )
    dust(scene, 590, 0.6, 50, 30)
    near = horse(300, (134, 74, 40), "gallop", cloth=RUST, rider=bowman(TEAL, OCHRE, GILT), seed=key)
    scene.stamp(near.lit(RIM), (520, 800), shadow=0.5)
    dust(scene, 760, 0.55, 50, 60)

    def volley(c: Canvas) -> None:
        for k in range(7):
            x, y = 640 + k * 62, 60 + (k * 53) % 150
            shaft(c, (x, y + 26), (x + 84, y), 4)

    scene.drawn(volley, shadow=0.2)
    return scene


def javelin_riders(key: str) -> Field:
    scene = steppe(key, DUSTY, (300, 210), 560, radius=70)
    hues = ((OCHRE, TEAL), (RUST, SAND), (TEAL, RUST))
    for x, y, tall, k, thick in ((250, 640, 190, 0, 0.35), (860, 650, 200, 1, 0.3), (540, 830, 300, 2, 0.0)):
        coat, cloth = hues[k]
        base = rider(coat, cloth, "-.02,-.50 -.20,-.56 -.16,-.80", ".02,-.50 .16,-.34 .30,-.34", "tall", GILT)

        def hurler(f: Figure, base=base) -> None:
            def javelin(c: Canvas) -> None:
                for dx, dy in ((0.0, 0.0),):
                    c.line(f.at(f"{-0.80 + dx},{-0.62 + dy} {0.66 + dx},{-1.02 + dy}"), f.unit * 0.03, (120, 76, 40))
                    c.poly(f.at(".62,-1.06 .86,-1.075 .66,-.95"), (232, 238, 244))
                for k in range(3):
                    c.line(f.at(f"{-0.26 + 0.05 * k},.10 {-0.46 + 0.05 * k},-.62"), f.unit * 0.02, (140, 92, 50))
                    c.poly(
                        f.at(f"{-0.48 + 0.05 * k},-.60 {-0.49 + 0.05 * k},-.74 {-0.43 + 0.05 * k},-.61"),
                        (226, 232, 240),
                    )

            f.draw(javelin)
            base(f)

        sheet = camel(tall, (196, 150, 92) if k != 1 else (226, 206, 172), "run", cloth, hurler).lit(RIM)
        scene.stamp(sheet, (x, y), haze=(240, 204, 142) if thick else None, thick=thick, shadow=0.4)
        dust(scene, y - 40 if k < 2 else 770, 0.5, 50, 40)
    return scene


def lance(f: Figure, foot: str, tip: str, wide: float = 0.03) -> None:
    """The long kontos of a cataphract."""

    def paint(c: Canvas) -> None:
        (x0, y0), (x1, y1) = f.at(foot)[0], f.at(tip)[0]
        c.line([(x0, y0), (x1, y1)], f.unit * wide, (112, 66, 36))
        c.line([(x0, y0 - 2), (x1, y1 - 2)], f.unit * wide * 0.3, (206, 150, 90))
        ux, uy = (x1 - x0) / f.unit, (y1 - y0) / f.unit
        long = (ux * ux + uy * uy) ** 0.5
        ux, uy = ux / long * f.unit * 0.1, uy / long * f.unit * 0.1
        c.poly(
            [(x1 + ux * 2.4, y1 + uy * 2.4), (x1 - uy * 0.45, y1 + ux * 0.45), (x1 + uy * 0.45, y1 - ux * 0.45)],
            (240, 244, 248),
        )

    f.draw(paint)


def cataphract(key: str) -> Field:
    """Head on: the masked horse's head and the iron man behind it."""
    scene = steppe(key, DUSTY, (560, 260), 640, radius=120)
    scene.burst((560, 260), 560, 0.5, 22, (255, 226, 150))
    dust(scene, 560, 0.7, 80, 160)
    iron = stuff((120, 126, 136), 0.95)
    f = Figure(820, 1.4, 1.0)
    f.foot = (f.size[0] / 2, f.size[1] * 0.985)
    big, small = scales(f.size, 40), scales(f.size, 26)
    lance(f, ".34,-.10 ".strip(), ".27,-.93", 0.022)
    f.solid(
        f.mask("0,-.74 .16,-.72 .27,-.62 .30,-.42 .22,-.10 0,-.05 -.22,-.10 -.30,-.42 -.27,-.62 -.16,-.72"),
        iron,
        0.06,
        small,
    )
    for flip in (1, -1):
        f.shape(
            f"{0.13 * flip},-.70 {0.27 * flip},-.70 {0.34 * flip},-.56 {0.30 * flip},-.50 {0.18 * flip},-.58",
            stops=iron,
            round_=0.03,
        )
    f.limb(".27,-.62 .35,-.46 .30,-.36", (0.11, 0.10, 0.08), iron)
    f.limb("-.27,-.62 -.35,-.42 -.20,-.30", (0.11, 0.10, 0.08), iron)
    f.shape(
        "0,-.98 .03,-.93 .10,-.86 .115,-.76 .08,-.68 0,-.65 -.08,-.68 -.115,-.76 -.10,-.86 -.03,-.93",
        stops=iron,
        round_=0.05,
    )
    f.draw(
        lambda c: [
            c.poly(
                curve(f"{s * 0.02},-.775 {s * 0.05},-.795 {s * 0.09},-.785 {s * 0.05},-.765", f.foot, f.unit),
                (8, 8, 10),
            )
            for s in (-1, 1)
        ]
    )
    f.shape("0,-.83 .018,-.80 .014,-.68 0,-.66 -.014,-.68 -.018,-.80", stops=GILT, round_=0.01)
    f.limb("-.112,-.80 0,-.835 .112,-.80", (0.022, 0.026, 0.022), GILT, 0.008)
    f.solid(f.mask("0,-.36 .20,-.34 .34,-.22 .40,.04 0,.06 -.40,.04 -.34,-.22 -.20,-.34"), BRONZE, 0.06, big)
    f.solid(
        f.mask("0,-.52 .08,-.50 .12,-.40 .17,-.12 .16,.04 -.16,.04 -.17,-.12 -.12,-.40 -.08,-.50"), BRONZE, 0.05, big
    )
    f.shape(".04,-.48 .09,-.60 .10,-.45", "-.04,-.48 -.09,-.60 -.10,-.45", stops=stuff((120, 80, 48)), round_=0.02)
    f.shape(
        "0,-.50 .07,-.49 .11,-.40 .09,-.24 .065,-.06 .05,-.01 -.05,-.01 -.065,-.06 -.09,-.24 -.11,-.40 -.07,-.49",
        stops=iron,
        round_=0.05,
    )

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.disc(f.at(f"{s * 0.07},-.36")[0], (f.unit * 0.026, f.unit * 0.03), (20, 12, 10))
            c.disc(f.at(f"{s * 0.068},-.368")[0], f.unit * 0.007, (255, 210, 130))
            c.disc(f.at(f"{s * 0.03},-.045")[0], (f.unit * 0.012, f.unit * 0.016), (16, 10, 10))
        c.line(f.at("0,-.48 0,-.06"), f.unit * 0.014, (226, 176, 84))
        emblem(c, "sun", f.at("0,-.30")[0], f.unit * 0.045, (240, 196, 100))
        for s in (-1, 1):
            c.line(bezier(f.at(f"{s * 0.06},-.10 {s * 0.16},-.16 {s * 0.26},-.34"), 12), f.unit * 0.014, (24, 130, 132))

    f.draw(face)
    scene.stamp(f.lit(RIM), (560, 826), shadow=0.5)
    dust(scene, 770, 0.5, 60, 160)
    return scene


def camel_archers(key: str) -> Field:
    """Archers shooting upwards from their camels, the volley in the sky like a fan."""
    scene = steppe(key, DUSK, (200, 480), 600, radius=80)
    for x, y, tall, thick, coat in ((260, 680, 190, 0.3, RUST), (640, 840, 300, 0.0, TEAL)):
        man = bowman(coat, OCHRE, GILT, -52, "scarf")
        scene.stamp(
            camel(tall, (186, 140, 88), "walk", PLUM if thick else RUST, man).lit(RIM),
            (x, y),
            haze=(220, 150, 100) if thick else None,
            thick=thick,
            shadow=0.4,
        )

    def volley(c: Canvas) -> None:
        for k in range(8):
            t = k / 7
            x, y = lerp(720, 1090, t), 50 + 120 * t + (k % 2) * 90
            shaft(c, (x - 66, y + 30 - 60 * t), (x, y), 5)

    scene.drawn(volley, shadow=0.3)
    dust(scene, 780, 0.4, 46, 20)
    return scene


def grand_cataphract(key: str) -> Field:
    """Horse and man in gold from head to hoof, rearing before the royal banner."""
    scene = steppe(key, DUSK, (600, 330), 660, radius=190)
    scene.burst((600, 330), 520, 0.55, 26, (255, 220, 140))
    man = rider(stuff((224, 170, 70)), GILT, ".04,-.50 .22,-.34 .34,-.40", hat="helm", trim=GILT, mail=True, beard=None)

    def lancer(f: Figure) -> None:
        lance(f, "-.50,-.10", "1.05,-.62", 0.04)

        def pennon(c: Canvas) -> None:
            c.poly(f.at(".70,-.52 .94,-.60 .84,-.26 .72,-.40 .62,-.22"), (24, 150, 150))

        f.draw(pennon)
        man(f)

    gold = stuff((214, 158, 62), 0.95)
    beast = horse(370, (60, 44, 40), "rear", bard=gold, cloth=TEAL, rider=lancer, seed=key, tack=(24, 140, 140))
    scene.stamp(beast.lit((255, 240, 190)), (490, 830), halo=(255, 214, 120), reach=40, strength=0.35, shadow=0.4)
    dust(scene, 770, 0.6, 56, 60)
    scene.sparks(60, (255, 230, 150))
    return scene
