"""Where the samurai are: dusk over Fuji, pagodas, gates, pines, petals, lanterns, and the crests of houses."""

from __future__ import annotations

from ..archangelis.infernal_parts import moon
from ..archangelis.infernal_scene import Palette, curve, fit, path, twin
from ..archangelis.places_land import mist, orb, plain, ridge, sky
from ..brush import Canvas, Color, Point, Stops, bezier, lerp, mix, polar, rng
from .field import BLACK, INDIGO, WHITE, Field, Figure, plates, stuff

EVENING: Stops = (
    (0.0, (14, 14, 58)),
    (0.38, (70, 44, 116)),
    (0.62, (208, 88, 92)),
    (0.8, (255, 170, 96)),
    (1.0, (90, 40, 70)),
)
MIDNIGHT: Stops = ((0.0, (6, 7, 30)), (0.5, (26, 30, 84)), (0.8, (86, 64, 122)), (1.0, (30, 22, 56)))
BLOOD: Stops = ((0.0, (40, 8, 26)), (0.4, (140, 28, 38)), (0.7, (240, 110, 56)), (1.0, (90, 24, 30)))
GOLDEN: Stops = ((0.0, (58, 30, 62)), (0.4, (170, 78, 66)), (0.7, (255, 190, 100)), (1.0, (130, 64, 44)))
RIM: Color = (255, 200, 140)
RED, NAVY, BLACKED = stuff((196, 40, 30), 0.6), stuff((38, 44, 104), 0.6), stuff((34, 30, 44), 0.7)
MENPO = stuff((150, 40, 34), 0.7)
GOLD, CREAM, SAFFRON = stuff((226, 172, 70), 0.95), stuff((232, 222, 200), 0.7), stuff((220, 128, 42), 0.6)


def dusk(
    key: str,
    hour: Stops = EVENING,
    sun: Point | None = (820, 300),
    radius: float = 130,
    horizon: float = 600,
    fuji: Point | None = (330, 330),
    air: Palette = INDIGO,
) -> Field:
    """The sky of an hour, a flat red sun, the mountain, hills in mist and the ground."""
    scene = Field(key, air)
    sky(scene, hour, (255, 190, 150), 0.34)
    if sun:
        scene.burst(sun, radius * 4, 0.6, 0, (255, 110, 60))
        disc = scene.canvas((240, 70, 44))
        disc.disc(sun, radius, (244, 84, 50))
        scene.add(disc.image(), shadow=0, halo=(255, 120, 70), reach=50, strength=0.5)
    if fuji:
        mountain(scene, fuji, 330, hour)
    ridge(scene, horizon - 26, 26, mix(hour[1][1], BLACK, 0.35), mix(hour[1][1], WHITE, 0.16), "hills", 8, 0.18)
    mist(scene, horizon - 20, 80, mix(hour[-2][1], WHITE, 0.2), 0.6)
    plain(scene, horizon, mix(hour[-1][1], BLACK, 0.45), mix(hour[-1][1], hour[-2][1], 0.5), 26)
    return scene


def mountain(scene: Field, peak: Point, size: float, hour: Stops) -> None:
    """Fuji with its cap of snow."""
    slope = "-2.2,1.1 -1.2,.62 -.5,.2 -.2,-.02 -.12,-.05 0,-.02 .12,-.05 .2,-.02 .5,.2 1.2,.62 2.2,1.1"
    scene.put(
        fit(path(slope), peak, size),
        stuff(mix(hour[1][1], (40, 40, 90), 0.4), 0.3),
        30,
        rim=(255, 170, 140),
        shadow=0.2,
    )
    snow = "-.2,-.02 -.12,-.05 0,-.02 .12,-.05 .2,-.02 .42,.14 .30,.12 .24,.20 .14,.12 .06,.24"
    snow += " -.04,.12 -.14,.22 -.22,.12 -.32,.17 -.42,.14"
    scene.put(fit(path(snow), peak, size), stuff((236, 206, 214), 0.6), 8, shadow=0)


def roof(canvas: Canvas, at: Point, width: float, height: float, tone: Color, lit: Color) -> None:
    """One curved roof seen from the front, its eaves turned up."""
    canvas.poly([(at[0] + x * width, at[1] + y * height) for x, y in _roof_line()], tone)
    canvas.line(
        [(at[0] + x * width, at[1] + y * height) for x, y in path("-1.04,-.22 -.6,.06 0,.10 .6,.06 1.04,-.22")],
        height * 0.13,
        lit,
    )


def _roof_line() -> list[Point]:
    half = bezier(path(".24,-1 .36,-.2 .7,.02 1.06,-.26"), 14)
    return [*half, (0.9, 0.16), (-0.9, 0.16), *((-x, y) for x, y in reversed(half))]


def pagoda(
    scene: Field, foot: Point, width: float, tiers: int, tone: Color, lit: Color, lamp: Color = (255, 190, 90)
) -> None:
    """A tower of roofs with lit paper windows."""

    def build(c: Canvas) -> None:
        y, wide = foot[1], width
        for _ in range(tiers):
            tall = wide * 0.5
            c.poly(
                [
                    (foot[0] - wide * 0.5, y),
                    (foot[0] - wide * 0.46, y - tall),
                    (foot[0] + wide * 0.46, y - tall),
                    (foot[0] + wide * 0.5, y),
                ],
                mix(tone, (120, 30, 26), 0.5),
            )
            for j in range(-1, 2):
                x = foot[0] + j * wide * 0.28
                c.poly(
                    [
                        (x - wide * 0.09, y - tall * 0.2),
                        (x - wide * 0.09, y - tall * 0.75),
                        (x + wide * 0.09, y - tall * 0.75),
                        (x + wide * 0.09, y - tall * 0.2),
                    ],
                    lamp,
                )
            y -= tall
            roof(c, (foot[0], y), wide * 0.82, wide * 0.34, tone, lit)
            y -= wide * 0.24
            wide *= 0.82
        c.line([(foot[0], y), (foot[0], y - width * 0.5)], width * 0.04, lit)
        for k in range(4):
            c.line(
                [
                    (foot[0] - width * 0.06, y - width * (0.12 + 0.09 * k)),
                    (foot[0] + width * 0.06, y - width * (0.12 + 0.09 * k)),
                ],
                width * 0.03,
                lit,
            )

    scene.drawn(build, rim=RIM, shadow=0.3)


def torii(scene: Field, foot: Point, width: float, height: float, stops: Stops = RED) -> None:
    """A shrine gate."""
    x, y = foot
    half = width / 2

    def gate(c: Canvas) -> None:
        for s in (-1, 1):
            c.poly(
                [
                    (x + s * half * 0.86, y),
                    (x + s * half * 0.72, y - height),
                    (x + s * half * 0.58, y - height),
                    (x + s * half * 0.70, y),
                ],
                WHITE,
            )
        c.poly(
            [
                (x - half * 0.95, y - height * 0.74),
                (x + half * 0.95, y - height * 0.74),
                (x + half * 0.95, y - height * 0.66),
                (x - half * 0.95, y - height * 0.66),
            ],
            WHITE,
        )
        c.poly(
            bezier(
                [(x - half * 1.2, y - height * 1.12), (x, y - height * 0.99), (x + half * 1.2, y - height * 1.12)], 20
            )
            + bezier(
                [(x + half * 1.12, y - height * 0.98), (x, y - height * 0.88), (x - half * 1.12, y - height * 0.98)], 20
            ),
            WHITE,
        )
        c.poly(
            [
                (x - half * 0.08, y - height),
                (x + half * 0.08, y - height),
                (x + half * 0.08, y - height * 0.7),
                (x - half * 0.08, y - height * 0.7),
            ],
            WHITE,
        )

    scene.drawn(gate, stops, width * 0.02, rim=RIM)


def petals(scene: Field, count: int = 60, tone: Color = (255, 176, 190), size: float = 13) -> None:
    """Cherry petals on the wind."""
    source = rng(scene.key, "petals")

    def fall(c: Canvas) -> None:
        for _ in range(count):
            at, s = (source.uniform(0, 1120), source.uniform(0, 820)), size * source.uniform(0.5, 1.3)
            c.poly(
                curve("0,-1 .6,-.3 .4,.6 0,.8 -.4,.6 -.6,-.3", at, s, source.uniform(0, 360)),
                mix(tone, WHITE, source.random() * 0.5),
            )

    scene.drawn(fall, shadow=0.3)


def bough(
    scene: Field, points: list[Point], width: float, bloom: Color | None = (255, 170, 186), seed: object = 0
) -> None:
    """A branch with blossom."""
    source = rng(scene.key, seed, "bough")

    def build(c: Canvas) -> None:
        line = bezier(points, 30)
        c.stroke(line, lambda t: width * (1 - 0.8 * t), (40, 24, 34))
        twigs = []
        for k in range(4, 30, 3):
            end = polar(line[k], width * source.uniform(3, 6), source.uniform(20, 150) * (-1 if k % 2 else 1) + 10)
            c.stroke([line[k], polar(line[k], width * 1.5, 40), end], width * 0.3, (40, 24, 34))
            twigs += [line[k], end, ((line[k][0] + end[0]) / 2, (line[k][1] + end[1]) / 2)]
        if bloom:
            for x, y in twigs:
                for _ in range(4):
                    at, r = (
                        (x + source.uniform(-1, 1) * width * 1.6, y + source.uniform(-1, 1) * width * 1.6),
                        width * source.uniform(0.35, 0.6),
                    )
                    for p in range(5):
                        c.disc(polar(at, r * 0.8, p * 72), r * 0.62, mix(bloom, WHITE, source.random() * 0.5))
                    c.disc(at, r * 0.4, (214, 70, 100))

    scene.drawn(build, shadow=0.4)


def paper_lantern(scene: Field, at: Point, size: float, tone: Color = (255, 150, 60), face: bool = False) -> None:
    """A paper lantern alight, with a face on nights of ghosts."""
    body = scene.mask(twin("0,-1 .5,-.9 .72,-.3 .72,.3 .5,.9 0,1", at, size))
    scene.lit(body, tone, size * 0.9, 0.8, 0.15)

    def ribs(c: Canvas) -> None:
        for k in range(-3, 4):
            c.line(
                [(at[0] - size * 0.66, at[1] + k * size * 0.25), (at[0] + size * 0.66, at[1] + k * size * 0.25)],
                2.5,
                (160, 60, 30),
                150,
            )
        for s in (-1, 1):
            c.poly(
                [
                    (at[0] - size * 0.34, at[1] + s * size * 0.9),
                    (at[0] + size * 0.34, at[1] + s * size * 0.9),
                    (at[0] + size * 0.34, at[1] + s * size * 1.12),
                    (at[0] - size * 0.34, at[1] + s * size * 1.12),
                ],
                (30, 16, 20),
            )
        if face:
            c.disc((at[0], at[1] - size * 0.3), size * 0.3, (250, 250, 240))
            c.disc((at[0], at[1] - size * 0.28), size * 0.14, (20, 10, 30))
            c.poly(curve("-.55,.25 0,.4 .55,.25 .4,.62 0,.74 -.4,.62", at, size), (70, 10, 20))
            c.poly(curve("-.2,.5 0,.46 .2,.5 .16,1.2 0,1.4 -.16,1.2", at, size), (230, 50, 60))

    scene.drawn(ribs, shadow=0.2)


def mon(canvas: Canvas, at: Point, radius: float, color: Color, petals_: int = 5) -> None:
    """The crest of a house: petals in a ring."""
    canvas.ring(at, radius, radius * 0.12, color)
    for k in range(petals_):
        canvas.disc(polar(at, radius * 0.5, k * 360 / petals_ - 90), radius * 0.27, color)
    canvas.disc(at, radius * 0.18, color)


def sashimono(c: Canvas, foot: Point, height: float, tone: Color, crest: Color, lean: float = 0.0) -> None:
    """A tall narrow banner on its pole."""
    x, y = foot
    top = (x + lean * height, y - height)
    c.line([foot, top], height * 0.016, (44, 26, 24))
    wide = height * 0.17
    flag = [
        top,
        (top[0] + wide, top[1] + wide * 0.12),
        (lerp(top[0], x, 0.6) + wide * 1.06, lerp(top[1], y, 0.6)),
        (lerp(top[0], x, 0.6), lerp(top[1], y, 0.6) - wide * 0.1),
    ]
    c.poly(flag, tone)
    c.poly(
        [
            flag[0],
            flag[3],
            ((flag[3][0] + flag[2][0]) / 2, flag[2][1] - 4),
            ((flag[0][0] + flag[1][0]) / 2 - wide * 0.3, flag[0][1]),
        ],
        mix(tone, BLACK, 0.3),
        120,
        solid=False,
    )
    mon(c, (lerp(top[0], x, 0.2) + wide * 0.52, lerp(top[1], y, 0.2)), wide * 0.32, crest)


KUWAGATA = ".05,-.30 .16,-.44 .34,-.62 .40,-.90 .52,-1.02 .50,-.80 .46,-.60 .30,-.38 .12,-.22"
CRESCENT = ".0,-.34 .16,-.36 .34,-.50 .46,-.78 .44,-.44 .26,-.22 .0,-.16"


def kabuto(
    f: Figure, at: Point, size: float, bowl: Stops, lacing: Stops, crest: str, trim: Stops = GOLD, mask: Stops = MENPO
) -> None:
    """A samurai's helmet and iron mask from the front; the crest is 'antlers', 'crescent' or 'sun'."""
    foot, unit = f.foot, f.unit
    f.foot, f.unit = at, size
    rows = plates(f.size, max(4, round(size * 0.075)), 0.9)
    f.solid(
        f.mask(
            "0,-.30 .38,-.24 .62,.10 .92,.42 .74,.56 .46,.50 .30,.30"
            " -.30,.30 -.46,.50 -.74,.56 -.92,.42 -.62,.10 -.38,-.24"
        ),
        lacing,
        0.06,
        rows,
    )
    f.shape("0,.0 .28,.02 .32,.26 .26,.50 .12,.68 0,.72 -.12,.68 -.26,.50 -.32,.26 -.28,.02", stops=mask, round_=0.08)

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.poly(curve(f"{s * 0.05},.16 {s * 0.15},.08 {s * 0.27},.09 {s * 0.16},.19", f.foot, f.unit), (4, 3, 6))
            c.disc(f.at(f"{s * 0.15},.135")[0], size * 0.028, (255, 214, 130))
            c.stroke(
                bezier(f.at(f"{s * 0.06},.36 {s * 0.2},.30 {s * 0.28},.46"), 10),
                size * 0.035,
                mix(mask[3][1], WHITE, 0.2),
            )
            c.stroke(bezier(f.at(f"{s * 0.02},.40 {s * 0.14},.37 {s * 0.3},.54"), 10), size * 0.045, (226, 220, 206))
        c.poly(curve("-.15,.49 0,.45 .15,.49 .08,.55 0,.56 -.08,.55", f.foot, f.unit), (90, 14, 14))
        c.line(f.at("-.10,.50 .10,.50"), size * 0.022, (236, 226, 200))
        c.poly(curve("-.06,.32 0,.16 .06,.32 0,.37", f.foot, f.unit), mix(mask[2][1], WHITE, 0.16))

    f.draw(face)
    f.shape(
        "0,-.52 .24,-.46 .38,-.26 .42,.02 .30,.06 0,-.01 -.30,.06 -.42,.02 -.38,-.26 -.24,-.46", stops=bowl, round_=0.1
    )

    def ribs(c: Canvas) -> None:
        for k in range(-4, 5):
            c.stroke(
                bezier(f.at(f"0,-.52 {k * 0.085},-.44 {k * 0.10},-.06"), 12), size * 0.018, mix(bowl[3][1], WHITE, 0.25)
            )

    f.draw(ribs)
    f.shape(
        "0,-.06 .26,-.02 .46,.06 .44,.12 .22,.06 0,.04 -.22,.06 -.44,.12 -.46,.06 -.26,-.02", stops=trim, round_=0.02
    )
    f.shape(".34,-.14 .52,-.24 .60,-.12 .56,.04 .40,.04", stops=trim, round_=0.03, twin=True)
    if crest == "sun":
        disc = Canvas(f.size, 2)
        disc.disc(f.at("0,-.42")[0], size * 0.28, WHITE)
        for k in range(16):
            disc.poly(
                [polar(f.at("0,-.42")[0], size * r, k * 22.5 + d) for r, d in ((0.27, -8), (0.44, 0), (0.27, 8))], WHITE
            )
        f.solid(disc.alpha(), trim, 0.04)
    else:
        f.shape(KUWAGATA if crest == "antlers" else CRESCENT, stops=trim, round_=0.03, twin=True)
        f.shape("0,-.34 .08,-.26 .06,-.12 0,-.06 -.06,-.12 -.08,-.26", stops=trim, round_=0.03)
    f.foot, f.unit = foot, unit


def do(f: Figure, at: Point, size: float, lacing: Stops, plate: Stops, trim: Stops = GOLD) -> None:
    """The armour below the helmet: shoulder boards, breast, and laced rows, from the front."""
    foot, unit = f.foot, f.unit
    f.foot, f.unit = at, size
    rows = plates(f.size, max(5, round(size * 0.10)), 0.9)
    f.solid(f.mask("-.46,1.6 -.42,2.0 -.62,2.7 .62,2.7 .42,2.0 .46,1.6"), lacing, 0.06, rows)
    f.shape("-.40,.72 .40,.72 .56,1.0 .50,1.7 0,1.78 -.50,1.7 -.56,1.0", stops=plate, round_=0.14)
    for s in (-1, 1):
        board = f"{s * 0.42},.66 {s * 0.78},.66 {s * 1.16},.86 {s * 1.28},1.5 {s * 1.20},1.72"
        board += f" {s * 0.74},1.66 {s * 0.66},1.1"
        f.solid(f.mask(board), lacing, 0.05, rows)
        f.limb(f"{s * 0.44},.64 {s * 0.8},.66 {s * 1.14},.84", (0.07, 0.08, 0.07), trim, 0.02)

    def marks(c: Canvas) -> None:
        mon(c, f.at("0,1.16")[0], size * 0.2, trim[3][1])
        for s in (-1, 1):
            c.line(f.at(f"{s * 0.2},.74 {s * 0.26},1.0"), size * 0.07, lacing[3][1])
        c.line(f.at("-.52,1.56 0,1.64 .52,1.56"), size * 0.1, trim[2][1])

    f.draw(marks)
    f.foot, f.unit = foot, unit


def moonlit(scene: Field, at: Point, radius: float, color: Color = (240, 234, 214)) -> None:
    """A great moon."""
    orb(scene, at, radius, color, 0.5)
    moon(scene, at, radius, color)
