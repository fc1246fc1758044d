"""Places of the western armies: castles and cottages, chapel windows, halls, graves, ships under sail."""

from __future__ import annotations

import math

from PIL import Image

from ..archangelis.places_land import bush, trunk
from ..brush import Canvas, Color, Point, Stops, bezier, blur, lerp, levels, mix, noise, rng, times
from .field import stuff
from .west import BLACK, WHITE, H, Scene, W, curve, fit, path


def pointed_arch(x: float, foot: float, wide: float, tall: float, n: int = 14) -> list[Point]:
    """The outline of a gothic opening."""
    half = wide / 2
    spring = foot - tall + wide * 0.85
    left = bezier([(x - half, spring), (x - half, spring - wide * 0.5), (x, foot - tall)], n)
    right = bezier([(x, foot - tall), (x + half, spring - wide * 0.5), (x + half, spring)], n)
    return [(x - half, foot), *left, *right, (x + half, foot)]


def castle(scene: Scene, at: Point, size: float, tone: Color, window: Color | None = None, seed: object = 0) -> None:
    """A castle of pointed towers, dark against the sky, some windows lit."""
    source = rng(scene.key, seed, "castle")
    body, lamps = scene.canvas(tone), scene.canvas()
    x, foot = at
    towers = [
        (-0.62, 0.10, 0.55),
        (-0.36, 0.13, 0.85),
        (-0.10, 0.15, 1.25),
        (0.14, 0.11, 0.98),
        (0.36, 0.14, 0.70),
        (0.62, 0.09, 0.48),
    ]
    for dx, wide, tall in towers:
        cx, half, top = x + dx * size, wide * size / 2, foot - tall * size
        body.poly([(cx - half, foot), (cx - half, top), (cx + half, top), (cx + half, foot)], tone)
        eave = half * 1.3
        body.poly([(cx - eave, top), (cx, top - wide * size * source.uniform(1.7, 2.4)), (cx + eave, top)], tone)
        body.poly(
            [(cx - eave, top - 2), (cx + eave, top - 2), (cx + eave, top + half * 0.3), (cx - eave, top + half * 0.3)],
            tone,
        )
        for _ in range(3):
            wx, wy = cx + source.uniform(-0.5, 0.5) * half, top + source.uniform(0.12, 0.5) * tall * size
            lamps.poly(pointed_arch(wx, wy + size * 0.035, size * 0.02, size * 0.05, 5), WHITE)
    wall = foot - size * 0.34
    body.poly(
        [(x - size * 0.64, foot + 40), (x - size * 0.64, wall), (x + size * 0.64, wall), (x + size * 0.64, foot + 40)],
        tone,
    )
    step = size * 0.05
    for k in range(26):
        cx = x - size * 0.64 + k * step
        body.poly(
            [(cx, wall), (cx, wall - step * 0.6), (cx + step * 0.5, wall - step * 0.6), (cx + step * 0.5, wall)], tone
        )
    scene.add(body.image(), rim=scene.air.rim, shadow=0.2)
    if window:
        scene.lit(lamps.alpha(), window, 14, 0.9, 0.7)


def cottage(scene: Scene, at: Point, size: float, tone: Color, roof: Color, window: Color, flip: bool = False) -> None:
    """A gabled, timbered house with lit windows."""
    side = -1 if flip else 1

    def spot(u: float, v: float) -> Point:
        return (at[0] + side * u * size, at[1] + v * size)

    canvas = scene.canvas(tone)
    canvas.poly([spot(-0.5, 0), spot(-0.5, -0.62), spot(0, -1.16), spot(0.5, -0.62), spot(0.5, 0)], tone)
    canvas.poly([spot(0.5, 0), spot(0.5, -0.62), spot(1.3, -0.62), spot(1.3, 0)], mix(tone, BLACK, 0.3))
    canvas.poly([spot(0, -1.2), spot(0.58, -0.56), spot(1.4, -0.56), spot(0.9, -1.2)], roof)
    for a, b in (((0, -1.22), (-0.6, -0.54)), ((0, -1.22), (0.6, -0.54))):
        canvas.line([spot(*a), spot(*b)], size * 0.07, mix(roof, BLACK, 0.3))
    beam = mix(tone, BLACK, 0.65)
    for a, b in (
        ((-0.48, -0.6), (0.48, -0.6)),
        ((-0.48, -0.3), (0.48, -0.3)),
        ((-0.2, -0.02), (-0.2, -0.9)),
        ((0.2, -0.02), (0.2, -0.9)),
        ((-0.48, -0.3), (-0.2, -0.6)),
        ((0.48, -0.3), (0.2, -0.6)),
        ((0, -0.6), (0, -1.1)),
    ):
        canvas.line([spot(*a), spot(*b)], size * 0.035, beam)
    scene.add(canvas.image(), rim=scene.air.rim, shadow=0.5)
    panes = scene.canvas()
    for u, v, w, h in (
        (-0.13, -0.54, 0.26, 0.2),
        (0.66, -0.46, 0.16, 0.2),
        (0.98, -0.46, 0.16, 0.2),
        (-0.42, -0.24, 0.17, 0.18),
    ):
        panes.poly([spot(u, v), spot(u + w, v), spot(u + w, v + h), spot(u, v + h)], WHITE)
    scene.lit(panes.alpha(), window, 24, 0.9, 0.35)

    def bars(c: Canvas) -> None:
        for u, v, w, h in ((-0.13, -0.54, 0.26, 0.2), (0.66, -0.46, 0.16, 0.2), (0.98, -0.46, 0.16, 0.2)):
            c.line([spot(u + w / 2, v), spot(u + w / 2, v + h)], size * 0.018, beam)
            c.line([spot(u, v + h / 2), spot(u + w, v + h / 2)], size * 0.018, beam)

    scene.flat(bars, shadow=0)


def chapel_window(
    scene: Scene, x: float, foot: float, wide: float, tall: float, hues: tuple[Color, ...], seed: object = 0
) -> None:
    """A window of coloured glass in lead, its light falling into the room."""
    outline = pointed_arch(x, foot, wide, tall)
    opening = scene.mask(outline)
    glass = Canvas(scene.size, 1, (20, 24, 20))
    source = rng(scene.key, seed, "glass")
    cell = wide / 5
    rows = int(tall / cell) + 2
    for row in range(rows):
        for k in range(-1, 7):
            cx, cy = x - wide / 2 + (k + 0.5 * (row % 2)) * cell, foot - row * cell
            hue = mix(source.choice(hues), WHITE, source.uniform(0.0, 0.35))
            glass.poly([(cx, cy - cell), (cx + cell / 2, cy), (cx, cy + cell), (cx - cell / 2, cy)], hue)
            glass.line(
                [(cx, cy - cell), (cx + cell / 2, cy), (cx, cy + cell), (cx - cell / 2, cy), (cx, cy - cell)],
                3,
                (12, 16, 14),
            )
    scene.base.paste(glass.rgb, (0, 0), opening)
    scene.shine(blur(opening, 60), mix(hues[0], WHITE, 0.5), 0.45)
    frame = scene.canvas()
    frame.line([*outline, outline[0]], wide * 0.07, WHITE)
    frame.line([(x, foot), (x, foot - tall)], wide * 0.045, WHITE)
    for side in (-1, 1):
        inner = pointed_arch(x + side * wide / 4, foot, wide / 2, tall * 0.72)
        frame.line(inner, wide * 0.035, WHITE)
    frame.ring((x, foot - tall * 0.76), wide * 0.13, wide * 0.035, WHITE)
    scene.add(scene.solid(frame.alpha(), stuff((120, 128, 122), 0.5), wide * 0.02), shadow=0.6)


def shaft(
    scene: Scene, top: tuple[Point, Point], low: tuple[Point, Point], color: Color, strength: float = 0.4
) -> None:
    """A beam of light from one edge to another."""
    mask = blur(scene.mask([top[0], top[1], low[1], low[0]]), 14)
    dust = noise(scene.final, (scene.key, "dust"), 50, 4).resize(scene.size, Image.Resampling.BICUBIC)
    scene.shine(times(mask, levels(dust, -120, 255)), color, strength)


def tombstone(canvas: Canvas, at: Point, size: float, tone: Color, kind: int) -> None:
    """A grave: round-headed slab, cross or leaning stone."""
    lean = (0, 6, -8, 3)[kind % 4]
    if kind % 3 == 1:
        text = (
            "-.10,0 -.10,-.72 -.34,-.72 -.34,-.92 -.10,-.92 -.10,-1.2 "
            ".10,-1.2 .10,-.92 .34,-.92 .34,-.72 .10,-.72 .10,0"
        )
    elif kind % 3 == 2:
        text = "-.30,0 -.30,-.7 -.24,-.9 0,-1.1 .24,-.9 .30,-.7 .30,0"
    else:
        text = "-.32,0 -.32,-.66 -.26,-.86 -.14,-.96 .14,-.96 .26,-.86 .32,-.66 .32,0"
    canvas.poly(fit(path(text), at, size, lean), tone)


def bare_tree(scene: Scene, foot: Point, height: float, tone: Color, seed: object, wide: float = 60) -> None:
    """A leafless tree."""
    canvas = scene.canvas(tone)
    trunk(canvas, foot, height, wide, tone, seed, 0.28, 5)
    scene.add(canvas.image(), rim=scene.air.rim, shadow=0.2)


def leafy_tree(
    scene: Scene, foot: Point, height: float, bark: Color, dark: Color, lit: Color, seed: object, crown: float = 150
) -> None:
    """A tree in leaf."""
    canvas = scene.canvas(bark)
    ends = trunk(canvas, foot, height, height * 0.11, bark, seed, 0.22, 3, bare=False)
    for k, end in enumerate(ends):
        bush(canvas, end, crown, dark, lit, (seed, k), 90)
    scene.add(canvas.image(), rim=scene.air.rim, shadow=0.3)


def lamp_post(scene: Scene, foot: Point, tall: float, light: Color) -> Point:
    """A street lamp; gives the place of its flame."""
    x, y = foot
    top = y - tall
    w = tall * 0.085

    def iron(c: Canvas) -> None:
        c.line([(x, y), (x, top + w)], tall * 0.022, WHITE)
        c.poly(
            [
                (x - tall * 0.04, y),
                (x - tall * 0.02, y - tall * 0.12),
                (x + tall * 0.02, y - tall * 0.12),
                (x + tall * 0.04, y),
            ],
            WHITE,
        )
        c.line([(x - w, top + w * 1.3), (x + w, top + w * 1.3)], tall * 0.014, WHITE)
        c.poly([(x - w * 1.1, top - w * 1.0), (x, top - w * 2.0), (x + w * 1.1, top - w * 1.0)], WHITE)
        for s in (-1, 1):
            c.line([(x + s * w, top - w), (x + s * w * 0.6, top + w)], tall * 0.009, WHITE)

    glass = scene.mask([(x - w, top - w), (x + w, top - w), (x + w * 0.6, top + w), (x - w * 0.6, top + w)])
    scene.pool((x, top), tall * 0.7, light, 0.7)
    scene.lit(glass, light, 40, 0.9, 0.6)
    scene.paint(iron, stuff((40, 42, 50), 0.5), 4, light)
    return (x, top)


def ship(
    scene: Scene,
    at: Point,
    size: float,
    wood: Color,
    sail: tuple[Color, Color],
    dragon: bool = True,
    oars: int = 9,
    shields: tuple[Color, ...] = (),
    flip: bool = False,
) -> None:
    """A ship with a square sail, heading right: a dragon's head and tail, or a galley's ram and fan."""

    def spots(text: str) -> list[Point]:
        return fit(path(text), at, size, 0, flip)

    scene.paint(lambda c: c.line(spots("0,-.05 0,-1.05"), size * 0.03, WHITE), stuff(wood), 4)
    cloth = scene.canvas(sail[0])
    strips = 8
    for k in range(strips):
        a, b = -0.42 + 0.84 * k / strips, -0.42 + 0.84 * (k + 1) / strips
        hue = sail[k % 2]
        for j in range(12):
            t, u = j / 12, (j + 1) / 12
            tone = mix(hue, BLACK, 0.35 * abs(t - 0.35)) if j > 4 else mix(hue, WHITE, 0.12)
            quad = [(a, t), (b, t), (b, u), (a, u)]
            cloth.poly(
                fit(
                    [
                        (p * (1 + 0.08 * math.sin(math.pi * q)) + 0.06 * math.sin(math.pi * q), -0.98 + 0.62 * q)
                        for p, q in quad
                    ],
                    at,
                    size,
                    0,
                    flip,
                ),
                tone,
            )
    scene.add(cloth.image(), rim=scene.air.rim, shadow=0.4)
    scene.paint(lambda c: c.line(spots("-.46,-.98 .46,-.98"), size * 0.028, WHITE), stuff(wood), 4, shadow=0.3)
    ropes = scene.canvas(mix(wood, BLACK, 0.3))
    for end in ("-.8,-.16", ".8,-.16"):
        ropes.line(spots(f"0,-1.02 {end}"), size * 0.007, mix(wood, BLACK, 0.2))
    scene.add(ropes.image(), shadow=0)
    hull = (
        "-.92,-.34 -.80,-.14 -.4,-.06 0,-.04 .4,-.06 .80,-.16 .92,-.36 "
        ".88,-.10 .62,.12 .2,.20 -.2,.20 -.62,.12 -.88,-.08"
    )
    planks = Canvas(scene.size, 1, (120, 120, 120))
    for k in range(5):
        line = curve(
            (
                f"-.95,{-0.28 + 0.09 * k} -.4,{-0.02 + 0.05 * k} 0,{0.0 + 0.05 * k} "
                f".4,{-0.02 + 0.05 * k} .95,{-0.28 + 0.09 * k}"
            ),
            at,
            size,
            0,
            flip,
            closed=False,
        )
        planks.line(line, size * 0.014, (20, 20, 20))
    body = scene.solid(curve(hull, at, size, 0, flip), stuff(wood, 0.5), size * 0.05, blur(planks.rgb.convert("L"), 2))
    scene.add(body, rim=scene.air.rim)
    if dragon:
        posts = (
            ".86,-.16 .98,-.34 .98,-.56 1.04,-.68 1.18,-.66 1.24,-.60 1.12,-.58 1.20,-.52 1.06,-.52 1.06,-.34 .94,-.08",
            "-.86,-.14 -1.0,-.30 -1.04,-.52 -.96,-.64 -.86,-.58 -.94,-.54 -.98,-.48 -.94,-.32 -.82,-.06",
        )
        scene.add(
            scene.solid(
                scene.mask(*(curve(t, at, size, 0, flip) for t in posts)), stuff(mix(wood, (220, 160, 60), 0.4), 0.6), 7
            ),
            rim=scene.air.rim,
        )
        scene.burn(lambda c: c.disc(spots("1.08,-.615")[0], size * 0.014, WHITE), (255, 120, 40), 8)
    else:
        posts = (
            "-.84,-.10 -1.0,-.30 -1.02,-.56 -.86,-.74 -.70,-.70 -.84,-.62 -.92,-.48 -.88,-.28 -.78,-.08",
            ".80,-.10 .96,-.26 1.0,-.44 1.06,-.44 1.02,-.2 .98,-.02 1.16,.04 1.16,.08 .9,.08 .7,.06",
        )
        scene.add(
            scene.solid(scene.mask(*(curve(t, at, size, 0, flip) for t in posts)), stuff((222, 170, 70), 0.9), 6),
            rim=scene.air.rim,
        )
        eye = scene.canvas(WHITE)
        eye.disc(spots(".78,.0")[0], (size * 0.05, size * 0.035), (250, 246, 236))
        eye.disc(spots(".79,.0")[0], size * 0.02, (20, 40, 90))
        scene.add(eye.image(), shadow=0)
    sweep = scene.canvas(mix(wood, WHITE, 0.2))
    for k in range(oars):
        u = lerp(-0.62, 0.62, k / max(1, oars - 1))
        sweep.line(spots(f"{u},.02 {u - 0.12},.30"), size * 0.014, mix(wood, WHITE, 0.25))
        sweep.disc(spots(f"{u - 0.13},.32")[0], (size * 0.016, size * 0.04), mix(wood, WHITE, 0.25))
    scene.add(sweep.image(), shadow=0.2)
    if shields:
        for k in range(oars + 1):
            u = lerp(-0.70, 0.70, k / oars)
            centre = spots(f"{u},{-0.05 - 0.10 * abs(u) ** 2}")[0]
            board, boss = scene.canvas(), scene.canvas()
            board.disc(centre, size * 0.062, WHITE)
            boss.disc(centre, size * 0.018, WHITE)
            scene.add(scene.solid(board.alpha(), stuff(shields[k % len(shields)], 0.5), 5), shadow=0.4)
            scene.add(scene.solid(boss.alpha(), stuff((190, 190, 196), 0.9), 3), shadow=0.2)


def column(scene: Scene, x: float, top: float, foot: float, wide: float, stops: Stops) -> None:
    """A fluted column with capital and base."""
    shaft_ = scene.mask(
        [
            (x - wide * 0.42, top + wide * 0.4),
            (x + wide * 0.42, top + wide * 0.4),
            (x + wide * 0.5, foot),
            (x - wide * 0.5, foot),
        ]
    )
    flutes = Canvas(scene.size, 1, (120, 120, 120))
    for k in range(9):
        t = (k - 4) / 4
        flutes.line([(x + t * wide * 0.40, top), (x + t * wide * 0.48, foot)], wide * 0.05, (30, 30, 30))
        flutes.line(
            [(x + t * wide * 0.40 + wide * 0.05, top), (x + t * wide * 0.48 + wide * 0.05, foot)],
            wide * 0.04,
            (220, 220, 220),
        )
    scene.add(scene.solid(shaft_, stops, wide * 0.3, blur(flutes.rgb.convert("L"), 1.5)), shadow=0.4)

    def blocks(c: Canvas) -> None:
        for y, half, tall in (
            (top, 0.72, 0.2),
            (top + wide * 0.2, 0.56, 0.22),
            (foot - wide * 0.1, 0.6, 0.16),
            (foot + wide * 0.06, 0.72, 0.18),
        ):
            c.poly(
                [
                    (x - wide * half, y),
                    (x + wide * half, y),
                    (x + wide * half, y + wide * tall),
                    (x - wide * half, y + wide * tall),
                ],
                WHITE,
            )

    scene.paint(blocks, stops, 5)


def paving(scene: Scene, top: float, dark: Color, lit: Color, tiles: int = 9) -> None:
    """A chequered floor running back to its horizon."""
    canvas = Canvas(scene.size, 1, dark)
    rows = 8
    for row in range(rows):
        y0, y1 = (lerp(top, H, (k / rows) ** 1.7) for k in (row, row + 1))
        for k in range(-tiles, tiles):
            quad = [
                (W / 2 + (k + e) * lerp(50, 320, ((row + d) / rows) ** 1.7), y)
                for e, d, y in ((0, 0, y0), (1, 0, y0), (1, 1, y1), (0, 1, y1))
            ]
            canvas.poly(quad, lit if (k + row) % 2 else dark)
    scene.base.paste(canvas.rgb.crop((0, round(top), W, H)), (0, round(top)))
    scene.gloom((W / 2, top), (W, 90), 0.6)
