"""Buildings: columns, temple fronts, towers and the citadel of many tiers."""

from __future__ import annotations

import math

from ..brush import Canvas, Color, Point, Stops, bezier, lerp, mix, ramp, rng

STONE: Stops = ((0.0, (255, 248, 226)), (0.45, (236, 208, 168)), (1.0, (120, 84, 92)))
ROOF: Stops = ((0.0, (255, 244, 196)), (0.4, (240, 186, 84)), (1.0, (112, 58, 30)))


def drum(
    canvas: Canvas, x: float, top: float, bottom: float, width: float, stops: Stops = STONE, taper: float = 0.0
) -> None:
    """An upright cylinder lit from the left: shaded in fine strips, a little wider at its foot."""
    strips = max(8, round(width / 2))
    for k in range(strips):
        a, b = k / strips * 2 - 1, (k + 1) / strips * 2 - 1
        tone = ramp(stops, _cylinder((a + b) / 2))
        foot = width / 2 * (1 + taper)
        canvas.poly(
            [
                (x + a * width / 2, top),
                (x + b * width / 2 + 0.4, top),
                (x + b * foot + 0.4, bottom),
                (x + a * foot, bottom),
            ],
            tone,
        )


def _cylinder(share: float) -> float:
    """How dark a cylinder is at a share -1..1 of its width: brightest left of the middle."""
    return min(1.0, 0.78 * math.pow(abs(share + 0.38), 1.3))


def cornice(canvas: Canvas, x: float, y: float, width: float, height: float, stops: Stops = STONE) -> None:
    """A moulding: a lit ledge over a shaded one."""
    drum(canvas, x, y, y + height * 0.55, width, stops)
    drum(
        canvas, x, y + height * 0.55, y + height, width * 0.94, tuple((t, mix(c, (70, 44, 60), 0.35)) for t, c in stops)
    )


def column(
    canvas: Canvas, x: float, top: float, bottom: float, width: float, stops: Stops = STONE, flutes: int = 7
) -> None:
    """A fluted column with capital and base."""
    head = width * 0.5
    drum(canvas, x, top + head, bottom - head, width, stops, 0.08)
    for k in range(flutes):
        share = (k + 0.5) / flutes * 2 - 1
        canvas.line(
            [(x + share * width * 0.46, top + head), (x + share * width * 0.49, bottom - head)],
            width * 0.035,
            (60, 36, 44),
            90,
            solid=False,
        )
    cornice(canvas, x, top, width * 1.42, head * 0.6, stops)
    cornice(canvas, x, top + head * 0.6, width * 1.15, head * 0.5, stops)
    cornice(canvas, x, bottom - head, width * 1.2, head * 0.5, stops)
    cornice(canvas, x, bottom - head * 0.5, width * 1.45, head * 0.5, stops)


def arch(canvas: Canvas, x: float, foot: float, width: float, height: float, dark: Color, glow: Color) -> None:
    """A round-headed opening with light inside that grows towards its foot."""
    half = width / 2
    spring = foot - height + half

    def outline(grow: float) -> list[Point]:
        r = half + grow
        round_head = [(x - r * math.cos(math.pi * k / 12), spring - r * math.sin(math.pi * k / 12)) for k in range(13)]
        return [(x - r, foot), *round_head, (x + r, foot)]

    canvas.poly(outline(width * 0.14), mix(dark, (255, 236, 200), 0.55))
    canvas.poly(outline(0), dark)
    for k in range(6):
        y0 = lerp(spring, foot, k / 6)
        canvas.poly(
            [(x - half * 0.8, y0), (x + half * 0.8, y0), (x + half * 0.8, foot), (x - half * 0.8, foot)],
            glow,
            34,
            solid=False,
        )


def tower(
    canvas: Canvas,
    x: float,
    foot: float,
    width: float,
    height: float,
    cap: str = "dome",
    seed: object = 0,
    stops: Stops = STONE,
    roof: Stops = ROOF,
) -> None:
    """A tower with cornices, rows of lit windows and a cap: 'dome', 'spire' or 'crown'."""
    source = rng(seed, "tower")
    top = foot - height
    drum(canvas, x, top, foot, width, stops, 0.06)
    levels = max(2, round(height / (width * 1.5)))
    for k in range(levels):
        y = lerp(top, foot, k / levels)
        cornice(canvas, x, y, width * (1.22 if k == 0 else 1.10), width * (0.16 if k == 0 else 0.09), stops)
        count = 3 if width > 26 else 1
        for c in range(count):
            wx = x + (c - (count - 1) / 2) * width * 0.29
            arch(
                canvas,
                wx,
                y + min(width * 1.0, height / levels * 0.86),
                width * 0.13,
                width * 0.52,
                (84, 44, 40),
                (255, 190, 90),
            )
    if cap == "dome":
        dome(canvas, x, top, width * 1.04, roof)
    elif cap == "spire":
        tall = width * source.uniform(2.0, 2.8)
        for k in range(12):
            a, b = k / 12 * 2 - 1, (k + 1) / 12 * 2 - 1
            canvas.poly(
                [(x + a * width * 0.56, top), (x + b * width * 0.56 + 0.3, top), (x, top - tall)],
                ramp(roof, _cylinder((a + b) / 2)),
            )
        _finial(canvas, x, top - tall, width * 0.22, roof)
    else:
        for k in range(5):
            px = x + (k - 2) * width * 0.27
            canvas.poly(
                [(px - width * 0.1, top), (px, top - width * (0.5 if k % 2 == 0 else 0.32)), (px + width * 0.1, top)],
                ramp(roof, 0.15 + 0.13 * k),
            )


def dome(canvas: Canvas, x: float, base: float, width: float, stops: Stops = ROOF, ribs: int = 9) -> None:
    """An onion-shouldered dome with ribs, highlight and a finial; base is the y of its springing."""
    strips = 24

    def edge(share: float) -> list[Point]:
        w = share * width / 2
        return bezier(
            [
                (x + w, base),
                (x + w * 1.24, base - width * 0.34),
                (x + w * 0.66, base - width * 0.62),
                (x + w * 0.05, base - width * 0.92),
            ],
            14,
        )

    for k in range(strips):
        a, b = k / strips * 2 - 1, (k + 1) / strips * 2 - 1
        canvas.poly(edge(a) + edge(b + 0.02)[::-1], ramp(stops, _cylinder((a + b) / 2)))
    for k in range(ribs):
        share = math.sin((k / (ribs - 1) - 0.5) * math.pi * 0.92)
        canvas.stroke(
            edge(share),
            lambda t: width * 0.016 * (1 - 0.5 * t),
            mix(ramp(stops, 1.0), (60, 30, 10), 0.3),
            120,
            solid=False,
        )
    _finial(canvas, x, base - width * 0.90, width * 0.16, stops)


def _finial(canvas: Canvas, x: float, y: float, size: float, stops: Stops) -> None:
    canvas.stroke(
        [(x, y + size * 0.3), (x, y - size), (x, y - size * 2.4)], lambda t: size * 0.30 * (1 - t), ramp(stops, 0.2)
    )
    canvas.disc((x, y - size * 0.2), size * 0.32, ramp(stops, 0.35))
    canvas.disc((x - size * 0.08, y - size * 0.3), size * 0.16, ramp(stops, 0.0))


def temple(
    canvas: Canvas,
    x: float,
    foot: float,
    width: float,
    height: float,
    columns: int = 6,
    stops: Stops = STONE,
    roof: Stops = ROOF,
) -> None:
    """A temple front: steps, a colonnade before a glowing hall, entablature and a golden pediment."""
    step = height * 0.05
    for k in range(3):
        cornice(canvas, x, foot - step * (k + 1), width * (1.12 - 0.05 * k), step, stops)
    base, lintel = foot - step * 3, foot - height * 0.68
    canvas.poly(
        [(x - width * 0.46, lintel), (x + width * 0.46, lintel), (x + width * 0.46, base), (x - width * 0.46, base)],
        (70, 36, 40),
    )
    arch(canvas, x, base, width * 0.15, height * 0.44, (120, 60, 30), (255, 226, 150))
    for k in range(columns):
        column(canvas, x + (k / (columns - 1) - 0.5) * width * 0.9, lintel, base, width / columns * 0.34, stops, 5)
    cornice(canvas, x, lintel - height * 0.08, width, height * 0.08, stops)
    peak = foot - height
    eaves = lintel - height * 0.08
    canvas.poly([(x - width * 0.54, eaves), (x, peak), (x + width * 0.54, eaves)], ramp(stops, 0.1))
    canvas.poly([(x, peak), (x + width * 0.54, eaves), (x, eaves)], ramp(stops, 0.55), 120, solid=False)
    canvas.poly(
        [
            (x - width * 0.43, eaves - height * 0.02),
            (x, peak + height * 0.055),
            (x + width * 0.43, eaves - height * 0.02),
        ],
        ramp(roof, 0.75),
    )
    canvas.disc((x, lerp(peak, eaves, 0.68)), height * 0.055, ramp(roof, 0.15))
    canvas.line([(x - width * 0.54, eaves), (x, peak), (x + width * 0.54, eaves)], height * 0.022, ramp(roof, 0.25))


def citadel(
    canvas: Canvas,
    x: float,
    foot: float,
    width: float,
    height: float,
    seed: object = 0,
    stops: Stops = STONE,
    roof: Stops = ROOF,
) -> None:
    """A radiant city of tiers: ranks of towers that rise to a great dome, a temple at its heart."""
    source = rng(seed, "citadel")
    ranks = ((7, 0.52, 0.98, 0.42), (6, 0.42, 0.74, 0.28), (5, 0.32, 0.5, 0.15))
    for rank, (count, rise, spread, pale) in enumerate(ranks):
        haze = tuple((t, mix(c, (255, 226, 190), pale)) for t, c in stops)
        gilt = tuple((t, mix(c, (255, 236, 200), pale * 0.8)) for t, c in roof)
        for k in range(count):
            share = (k + 0.5) / count
            for side in (-1, 1):
                off = side * share * spread * width / 2
                tall = height * (rise + 0.34 * (1 - share) ** 1.4 - rank * 0.05) * source.uniform(0.9, 1.05)
                cap = "spire" if (k + rank) % 2 == 0 else "dome"
                tower(
                    canvas, x + off, foot, width * (0.046 + 0.018 * (1 - share)), tall, cap, (seed, rank, k), haze, gilt
                )
    tower(canvas, x, foot, width * 0.15, height * 0.70, "dome", seed, stops, roof)
    for side in (-1, 1):
        tower(canvas, x + side * width * 0.12, foot, width * 0.07, height * 0.60, "spire", (seed, "flank"), stops, roof)
        tower(canvas, x + side * width * 0.22, foot, width * 0.085, height * 0.42, "dome", (seed, "wing"), stops, roof)
        temple(canvas, x + side * width * 0.33, foot, width * 0.19, height * 0.22, 5, stops, roof)
    temple(canvas, x, foot, width * 0.36, height * 0.34, 6, stops, roof)
