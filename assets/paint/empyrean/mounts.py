"""Horses, camels and who rides them, seen from the side and heading right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..brush import Canvas, Color, Stops, bezier, mix, pointed, rng, spline, taper
from .field import BLACK, SKIN, WHITE, Figure, darker, scales, stuff

LEG = (0.19, 0.12, 0.082, 0.062, 0.056, 0.064)
THIGH = (0.26, 0.17, 0.092, 0.066, 0.058, 0.064)
HORSE_GAITS = {
    "gallop": (
        "-.36,-.70 -.40,-.54 -.50,-.36 -.66,-.24 -.72,-.14 -.76,-.10",
        ".34,-.64 .50,-.50 .62,-.34 .52,-.20 .44,-.20 .40,-.14",
        "-.40,-.72 -.56,-.56 -.72,-.44 -.90,-.28 -.98,-.22 -1.04,-.14",
        ".40,-.66 .58,-.58 .74,-.50 .90,-.36 .96,-.32 1.04,-.30",
    ),
    "walk": (
        "-.36,-.70 -.34,-.52 -.44,-.36 -.40,-.16 -.38,-.08 -.34,-.02",
        ".34,-.64 .44,-.48 .54,-.34 .50,-.16 .46,-.10 .50,-.06",
        "-.40,-.72 -.44,-.54 -.56,-.38 -.56,-.16 -.56,-.08 -.52,-.02",
        ".40,-.66 .38,-.50 .36,-.34 .34,-.16 .34,-.08 .38,-.02",
    ),
    "rear": (
        "-.36,-.70 -.30,-.52 -.36,-.34 -.30,-.16 -.28,-.08 -.24,-.02",
        ".34,-.64 .52,-.58 .66,-.50 .62,-.34 .56,-.30 .54,-.24",
        "-.40,-.72 -.40,-.52 -.50,-.34 -.48,-.16 -.46,-.08 -.42,-.02",
        ".40,-.66 .60,-.66 .78,-.62 .80,-.46 .74,-.40 .74,-.34",
    ),
}
CAMEL_GAITS = {
    "walk": (
        "-.34,-.70 -.30,-.54 -.38,-.36 -.34,-.18 -.34,-.08 -.30,-.03",
        ".30,-.66 .42,-.52 .48,-.36 .46,-.18 .46,-.08 .50,-.03",
        "-.38,-.72 -.44,-.54 -.54,-.36 -.54,-.18 -.54,-.08 -.50,-.03",
        ".36,-.68 .34,-.52 .30,-.36 .28,-.18 .28,-.08 .32,-.03",
    ),
    "run": (
        "-.34,-.70 -.26,-.54 -.30,-.36 -.46,-.22 -.50,-.14 -.54,-.10",
        ".30,-.66 .46,-.54 .58,-.40 .48,-.24 .42,-.22 .40,-.16",
        "-.38,-.72 -.52,-.56 -.66,-.42 -.80,-.24 -.84,-.16 -.88,-.10",
        ".36,-.68 .52,-.56 .66,-.44 .78,-.26 .82,-.18 .88,-.14",
    ),
}


def _legs(figure: Figure, lines: tuple[str, ...], stops: Stops, hoof: Stops, thin: float, rising: float) -> None:
    ground = figure.foot
    for k, line in enumerate(lines):
        front = k % 2 == 1
        figure.foot = _raised(figure, ground) if front and rising else ground
        canvas, tip = Canvas(figure.size, 2), Canvas(figure.size, 2)
        figure.limb_on(canvas, line, [w * thin for w in (LEG if front else THIGH)], turn=rising if front else 0.0)
        pairs = line.split()
        figure.limb_on(tip, f"{pairs[-2]} {pairs[-1]}", (0.06, 0.085), False, turn=rising if front else 0.0)
        figure.solid(canvas.alpha(), stops, 0.035, shadow=0.4)
        figure.solid(tip.alpha(), hoof, 0.02)
    figure.foot = ground


def _raised(figure: Figure, ground: tuple[float, float]) -> tuple[float, float]:
    """Where the ground would be for the body of a rearing horse."""
    return ground[0] + figure.unit * 0.10, ground[1] - figure.unit * 0.24


def _tail(figure: Figure, mane: Color, flow: float, turn: float, source: Random) -> None:
    """It flies in a gallop and hangs otherwise."""
    tail = Canvas(figure.size, 2)
    for k in range(9):
        drop = source.uniform(-0.12, 0.12)
        line = f"-.50,-.92 {-0.62 - flow * 0.4},-1.02 {-0.72 - flow * 0.8},{-0.80 + drop}"
        line += f" {-0.78 - flow},{-0.50 + drop * 2}"
        tail.stroke(bezier(figure.at(line, turn), 20), taper(figure.unit * 0.07, 0.5), mix(mane, WHITE, 0.06 * (k % 4)))
    figure.lay(tail.image())


def _trunk(figure: Figure, stops: Stops, turn: float) -> None:
    """Body, neck, head and ear in one."""
    body = Canvas(figure.size, 2)
    for outline in (
        "-.54,-.82 -.42,-1.0 -.12,-.96 .18,-1.0 .40,-.98 .54,-.78 .44,-.58 .12,-.50 -.20,-.54 -.42,-.56 -.56,-.66",
        ".14,-.98 .38,-1.22 .58,-1.46 .72,-1.56 .86,-1.40 .80,-1.22 .66,-1.02 .54,-.72 .30,-.70",
        ".66,-1.54 .78,-1.54 .90,-1.44 1.04,-1.22 1.12,-1.08 1.08,-1.0 .98,-1.02 .88,-1.14 .74,-1.24 .66,-1.36",
        ".68,-1.50 .68,-1.68 .78,-1.54",
    ):
        body.poly(spline_at(figure, outline, turn), WHITE)
    figure.solid(body.alpha(), stops, 0.11)


def _barding(figure: Figure, bard: Stops, turn: float) -> None:
    """A coat of scales, and a plate for the face."""
    coat_mask = Canvas(figure.size, 2)
    for outline in (
        "-.58,-.80 -.44,-1.02 -.10,-.98 .20,-1.02 .44,-1.0 .58,-.76 .56,-.44 .30,-.38 0,-.36 -.30,-.38 -.60,-.44",
        ".12,-.98 .38,-1.24 .58,-1.48 .68,-1.54 .76,-1.36 .74,-1.22 .66,-1.02 .58,-.70 .30,-.66",
    ):
        coat_mask.poly(spline_at(figure, outline, turn), WHITE)
    figure.solid(coat_mask.alpha(), bard, 0.05, scales(figure.size, figure.unit * 0.07))
    face = Canvas(figure.size, 2)
    face.poly(
        spline_at(figure, ".68,-1.54 .80,-1.55 .94,-1.42 1.06,-1.22 1.10,-1.10 1.0,-1.10 .86,-1.24 .72,-1.36", turn),
        WHITE,
    )
    figure.solid(face.alpha(), bard, 0.03)


def _mane(figure: Figure, mane: Color, flow: float, turn: float, source: Random) -> None:
    locks = Canvas(figure.size, 2)
    for k in range(13):
        t = k / 12
        x, y = 0.70 - 0.5 * t, -1.56 + 0.52 * t
        low = y + 0.16 + source.uniform(-0.05, 0.05)
        line = f"{x},{y} {x - 0.12 - flow * 0.2},{y - 0.06} {x - 0.2 - flow * 0.3},{low}"
        locks.stroke(
            bezier(figure.at(line, turn), 14), pointed(figure.unit * 0.09, 0.7), mix(mane, WHITE, 0.07 * (k % 3))
        )
    figure.lay(locks.image())


def horse(
    height: float,
    coat: Color,
    gait: str = "gallop",
    mane: Color = (40, 28, 24),
    bard: Stops | None = None,
    cloth: Stops | None = None,
    rider: Callable[[Figure], None] | None = None,
    seed: object = 0,
    tack: Color = (150, 40, 30),
) -> Figure:
    """A horse `height` pixels tall at the withers; `bard` armours it in scales, `cloth` saddles it."""
    figure = Figure(height, 2.9, 3.0 if gait == "rear" else 2.4)
    stops = stuff(coat, 0.45)
    source = rng(seed, "horse")
    turn = -34.0 if gait == "rear" else 0.0
    if turn:
        figure.foot = (figure.foot[0] - height * 0.18, figure.foot[1])
    lines = HORSE_GAITS[gait]
    _legs(figure, lines[:2], darker(stops, 0.4), stuff((40, 34, 32)), 1.0, turn)
    ground = figure.foot
    if turn:
        figure.foot = _raised(figure, ground)
    flow = 0.5 if gait == "gallop" else 0.16
    _tail(figure, mane, flow, turn, source)
    figure.foot = ground
    _legs(figure, lines[2:], stops, stuff((60, 50, 46)), 1.0, turn)
    if turn:
        figure.foot = _raised(figure, ground)
    _trunk(figure, stops, turn)
    if bard:
        _barding(figure, bard, turn)
    else:
        _mane(figure, mane, flow, turn, source)

    def harness(c: Canvas) -> None:
        for line in (".98,-1.04 1.02,-1.24", ".80,-1.50 .78,-1.24 .98,-1.14", ".80,-1.24 .40,-1.10 .14,-1.04"):
            c.line(bezier(figure.at(line, turn), 12), height * 0.022, tack)
        if not bard:
            c.line(bezier(figure.at(".20,-1.0 .42,-.76 .56,-.78", turn), 12), height * 0.03, tack)
        c.disc(figure.at(".87,-1.37", turn)[0], height * 0.022, (10, 8, 8))

    figure.draw(harness)
    if cloth:
        saddle = Canvas(figure.size, 2)
        saddle.poly(spline_at(figure, "-.26,-1.0 0,-1.02 .22,-1.03 .24,-.78 .20,-.64 0,-.62 -.24,-.66", turn), WHITE)
        figure.solid(saddle.alpha(), cloth, 0.03)
    if rider:
        _mounted(figure, rider, turn)
    figure.foot = ground
    return figure


def spline_at(figure: Figure, text: str, turn: float) -> list[tuple[float, float]]:
    """A closed smooth outline on a figure's sheet."""
    return spline(figure.at(text, turn), 8, True)


def camel(
    height: float,
    coat: Color = (196, 150, 92),
    gait: str = "walk",
    cloth: Stops | None = None,
    rider: Callable[[Figure], None] | None = None,
    tack: Color = (30, 140, 140),
) -> Figure:
    """A dromedary; `height` is that of its back, the hump rises over it."""
    figure = Figure(height, 2.9, 2.6)
    stops = stuff(coat, 0.45)
    pad = stuff(mix(coat, BLACK, 0.55))
    lines = CAMEL_GAITS[gait]
    _legs(figure, lines[:2], darker(stops, 0.4), pad, 0.82, 0.0)
    figure.limb("-.50,-.90 -.60,-.78 -.60,-.58", (0.04, 0.03, 0.07), darker(stops, 0.4))
    _legs(figure, lines[2:], stops, pad, 0.82, 0.0)
    body = Canvas(figure.size, 2)
    for outline in (
        "-.54,-.80 -.46,-.98 -.24,-1.04 -.10,-1.26 .02,-1.30 .14,-1.22 .26,-1.02 .44,-.98 .54,-.82 .44,-.64 .14,-.54"
        " -.18,-.58 -.40,-.62",
        ".90,-1.60 .98,-1.68 1.10,-1.66 1.24,-1.56 1.36,-1.52 1.36,-1.42 1.26,-1.38 1.12,-1.42 .98,-1.40 .88,-1.48",
        ".90,-1.60 .90,-1.74 .99,-1.66",
    ):
        body.poly(spline_at(figure, outline, 0), WHITE)
    figure.limb_on(body, ".40,-.84 .64,-.80 .84,-.98 .92,-1.26 .98,-1.52", (0.34, 0.28, 0.21, 0.17, 0.18))
    figure.solid(body.alpha(), stops, 0.10)
    figure.limb(".62,-.72 .80,-.80 .94,-1.0", (0.03, 0.10, 0.03), darker(stops, 0.25), 0.03)

    def harness(c: Canvas) -> None:
        for line in ("1.24,-1.58 1.20,-1.38", "1.02,-1.70 1.0,-1.40", "1.22,-1.46 .90,-1.20 .40,-1.16 .12,-1.20"):
            c.line(bezier(figure.at(line), 12), height * 0.026, tack)
        c.disc(figure.at("1.08,-1.57")[0], height * 0.024, (14, 10, 8))
        c.disc(figure.at("1.31,-1.47")[0], height * 0.014, (60, 40, 30))
        for k in range(5):
            tassel = bezier(figure.at("1.22,-1.46 .90,-1.20 .40,-1.16"), 12)[2 + k * 2]
            c.line([tassel, (tassel[0], tassel[1] + height * 0.09)], height * 0.024, (220, 60, 40))

    figure.draw(harness)
    if cloth:
        saddle = Canvas(figure.size, 2)
        saddle.poly(
            spline_at(figure, "-.30,-1.04 -.10,-1.30 .04,-1.34 .18,-1.24 .30,-1.04 .28,-.72 0,-.64 -.28,-.72", 0), WHITE
        )
        figure.solid(saddle.alpha(), cloth, 0.03)
    if rider:
        _mounted(figure, rider, 0.0, 0.24)
    return figure


def _mounted(figure: Figure, rider: Callable[[Figure], None], turn: float, lift: float = 0.0) -> None:
    """Lets a rider be built about the saddle: the rider's foot point is the seat."""
    ground, unit = figure.foot, figure.unit
    figure.foot = figure.at(f"0,{-1.0 - lift}", turn)[0]
    rider(figure)
    figure.foot, figure.unit = ground, unit


def rider(
    coat: Stops,
    trousers: Stops,
    near: str = ".04,-.50 .22,-.40 .40,-.50",
    far: str = "-.02,-.50 .10,-.36 .26,-.42",
    hat: str = "felt",
    trim: Stops | None = None,
    lean: float = 0.0,
    mail: bool = False,
    skin: Stops = SKIN,
    beard: Color | None = (40, 28, 24),
    back: bool = False,
) -> Callable[[Figure], None]:
    """One who sits in the saddle: arms are texts from shoulder by elbow to hand; hats are those of HATS."""

    def build(f: Figure) -> None:
        x = lean
        f.limb(far, (0.12, 0.10, 0.07), darker(coat, 0.35))
        body = f.mask(f"-.16,.06 -.15,-.22 {x - 0.15},-.50 {x},-.57 {x + 0.14},-.50 .15,-.22 .18,.06 0,.10")
        f.solid(body, coat, 0.05, scales(f.size, f.unit * 0.05) if mail else None)
        f.limb("0,.02 .20,.14 .22,.30", (0.18, 0.17, 0.13), trousers)
        f.limb(".22,.28 .18,.46 .20,.54 .32,.55", (0.11, 0.09, 0.09, 0.07), stuff((70, 46, 32)))
        if trim:
            f.limb("-.15,-.10 0,-.06 .16,-.10", (0.05, 0.05, 0.05), trim, 0.012)
        head(f, (x + (-0.02 if back else 0.02), -0.70), hat, trim or coat, skin, beard, back)
        f.limb(near, (0.13, 0.11, 0.075), coat)
        hand = near.split()[-1]
        f.limb(f"{hand} {hand}", (0.075, 0.075), skin, bent=False)

    return build


HATS = {
    "felt": "-.14,.02 -.13,-.10 -.02,-.22 .10,-.26 .16,-.20 .10,-.12 .13,-.04 0,-.03 -.08,.10",
    "tall": "-.12,.0 -.15,-.24 -.02,-.30 .12,-.26 .11,-.03 0,-.01",
    "helm": "-.13,.12 -.13,-.06 -.04,-.18 .01,-.30 .05,-.18 .12,-.06 .12,-.02 .0,-.02 -.04,.14",
    "scarf": "-.13,.14 -.14,-.06 -.02,-.16 .11,-.08 .12,-.03 .0,-.03 .06,.05 .16,.06 .13,.16 .02,.20 -.10,.24",
    "cowl": "-.15,.26 -.16,-.02 -.10,-.15 .02,-.18 .12,-.10 .12,-.04 .02,-.03 .05,.05 .15,.06 .13,.17 .08,.26 -.04,.30",
    "straw": "-.34,.02 -.24,-.06 -.02,-.24 .04,-.24 .26,-.06 .36,.02 .02,.05",
    "topknot": "-.11,.09 -.13,-.03 -.10,-.13 -.16,-.20 -.06,-.21 .0,-.15 .09,-.11 .08,-.05 -.02,-.05 -.05,.08",
    "hair": "-.10,.30 -.20,.24 -.15,-.02 -.10,-.13 .02,-.16 .11,-.10 .11,-.03 .02,-.06 -.02,.02 -.03,.18",
    "galea": "-.12,.02 -.12,-.08 -.05,-.15 .05,-.15 .12,-.07 .15,-.02 .06,-.03 .06,.12 0,.13 -.03,.04 -.14,.1 -.19,.12",
    "wrap": "-.12,-.0 -.13,-.08 -.08,-.16 .04,-.17 .12,-.10 .12,-.04 .0,-.02",
}


def head(
    f: Figure, at: tuple[float, float], hat: str, stops: Stops, skin: Stops, beard: Color | None, back: bool = False
) -> None:
    """A head in profile under a hat (see HATS, or 'bald'); `back` looks the other way."""
    x, y = at
    side = -1 if back else 1

    def moved(text: str) -> str:
        return " ".join(f"{x + side * float(a)},{y + float(b)}" for a, b in (p.split(",") for p in text.split()))

    face = "-.10,-.06 0,-.13 .10,-.06 .115,.0 .145,.035 .115,.06 .10,.12 .02,.15 -.05,.14 -.05,.22 -.10,.10"
    f.shape(moved(face), stops=skin, round_=0.03)
    if beard:
        f.shape(moved("-.04,.03 .04,.06 .11,.065 .12,.13 .07,.21 -.02,.15"), stops=stuff(beard, 0.3), round_=0.02)
    f.draw(lambda c: c.disc(f.at(moved(".075,-.005"))[0], f.unit * 0.014, (14, 10, 10)))
    if hat in HATS:
        f.shape(moved(HATS[hat]), stops=stops, round_=0.04)
