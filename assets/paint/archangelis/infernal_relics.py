"""The seven profane relics: each one thing, large, with a light of its own."""

from __future__ import annotations

import math

from PIL import Image

from ..brush import IRON, Canvas, Color, Point, bezier, blur, levels, mix, pointed, polar, ridges, rng, taper, times
from ..motifs.arms import blade
from . import infernal_parts as parts
from .infernal_scene import (
    ASH,
    DARK_GOLD,
    EMBER,
    FOREST,
    MOON,
    OXBLOOD,
    STEEL,
    VIOLET,
    WHITE,
    Palette,
    Scene,
    curve,
    fit,
    metal,
    path,
    twin,
)


def shrine(key: str, air: Palette, light: Point = (560, 390), reach: float = 600, beams: int = 26) -> Scene:
    """The air around a relic, with slow smoke behind it."""
    scene = Scene(key, air)
    scene.sky()
    scene.burst(light, reach, 0.9, beams)
    scene.smoke(560, 90, 0.6, 160)
    return scene


def cracks(scene: Scene, mask: Image.Image, color: Color, cell: float = 60, strength: float = 1.0) -> None:
    """Glowing cracks through a body."""
    lines = levels(ridges(scene.final, (scene.key, "cracks"), cell, 4), 216, 255, 1.2)
    lines = times(lines.resize(scene.size), mask)
    scene.shine(blur(lines, 8), color, strength)
    scene.shine(lines, mix(color, WHITE, 0.4), strength)


def black_crown() -> Scene:
    scene = shrine("black-crown", VIOLET, (560, 360))
    at, scale = (560.0, 470.0), 330
    back = scene.canvas()
    for k in range(6):
        x = -0.75 + 0.3 * k
        back.poly(fit([(x - 0.09, -0.05), (x, -0.62 + 0.2 * abs(x)), (x + 0.09, -0.05)], at, scale), WHITE)
    back.disc((at[0], at[1] - 10), (scale * 0.93, scale * 0.17), WHITE)
    scene.add(scene.solid(back.alpha(), metal((70, 56, 84), 0.97), 12), rim=(200, 140, 240))
    inner = scene.canvas((10, 4, 14))
    inner.disc((at[0], at[1] - 4), (scale * 0.86, scale * 0.12), (8, 3, 12))
    scene.add(inner.image(), shadow=0)
    front = scene.canvas()
    outline = [(-1.0, 0.0)]
    for k in range(7):
        x = -0.9 + 0.3 * k
        sag = 0.17 * math.sqrt(max(0.0, 1 - x * x))
        tall = (1.06 if k == 3 else 0.82 if k % 2 else 0.60) * (1 - 0.12 * abs(x))
        outline += [
            (x - 0.10, sag - 0.12),
            (x - 0.05, sag - tall * 0.45),
            (x * 1.12, sag - tall),
            (x + 0.05, sag - tall * 0.45),
            (x + 0.10, sag - 0.12),
        ]
    outline += [(1.0, 0.0), (0.97, 0.30)]
    outline += [(0.97 * math.cos(a / 20 * math.pi), 0.30 + 0.2 * math.sin(a / 20 * math.pi)) for a in range(21)]
    front.poly(fit(outline, at, scale), WHITE)
    body = front.alpha()
    scene.add(
        scene.solid(body, metal((96, 88, 108), 0.95), 20),
        rim=(236, 190, 255),
        halo=(190, 60, 255),
        reach=50,
        strength=0.4,
    )
    trim = scene.canvas()
    for y, width in ((0.03, 0.05), (0.27, 0.05)):
        trim.stroke(
            fit(
                [(0.97 * math.cos(a / 20 * math.pi), y + 0.2 * math.sin(a / 20 * math.pi)) for a in range(21)],
                at,
                scale,
            ),
            lambda t, width=width: scale * width,
            WHITE,
        )
    for k in range(22):
        a = (k + 0.5) / 22 * math.pi
        trim.disc(fit([(0.94 * math.cos(a), 0.10 + 0.2 * math.sin(a))], at, scale)[0], 4, WHITE)
    scene.add(scene.leaf(trim.alpha(), IRON, 5), shadow=0.5)
    jewels = scene.canvas()
    for k in range(7):
        x = -0.9 + 0.3 * k
        sag = 0.17 * math.sqrt(max(0.0, 1 - x * x))
        size = 0.075 if k == 3 else 0.05
        jewels.poly(
            fit(
                [
                    (x, sag + 0.15 - size * 1.5),
                    (x + size, sag + 0.15),
                    (x, sag + 0.15 + size * 1.5),
                    (x - size, sag + 0.15),
                ],
                at,
                scale,
            ),
            WHITE,
        )
    scene.lit(jewels.alpha(), (230, 0, 30), 30, 1.0, 0.12)
    cracks(scene, body, (255, 60, 120), 50, 0.6)
    scene.smoke(720, 70, 0.7, 120)
    scene.sparks(80, (255, 120, 220))
    return scene


def cursed_blade() -> Scene:
    scene = shrine("cursed-blade", OXBLOOD, (600, 380))
    hilt, tip = (270.0, 640.0), (930.0, 90.0)
    sword = blade(scene.size, hilt, tip, 94, ((196, 170, 176), (64, 34, 44)), "cursed", DARK_GOLD)
    scene.add(sword, rim=(255, 190, 170), halo=(255, 30, 30), reach=60, strength=0.7)
    signs = scene.canvas()
    ux, uy = (tip[0] - hilt[0]) / 860, (tip[1] - hilt[1]) / 860
    for k in range(7):
        along = 130 + k * 82
        parts.rune(signs, (hilt[0] + ux * along, hilt[1] + uy * along), 22 - k, 6, ("curse", k), 50)
    scene.lit(signs.alpha(), (255, 40, 30), 20, 1.1, 0.8)
    blood, source = scene.canvas(), rng("blood")
    for k in range(11):
        along = 150 + k * 62
        x, y = hilt[0] + ux * along + 30, hilt[1] + uy * along + 30 + source.uniform(0, 190)
        blood.poly(curve("0,-2.2 .3,-.8 .7,.2 .5,.8 0,1.0 -.5,.8 -.7,.2 -.3,-.8", (x, y), source.uniform(7, 13)), WHITE)
    scene.add(scene.solid(blood.alpha(), metal((220, 10, 20)), 4), rim=(255, 150, 140), shadow=0.3)
    eye = (hilt[0] - ux * 10, hilt[1] - uy * 10)
    parts.ember_eye(scene, eye, 84, 50, (255, 60, 30))
    scene.smoke(720, 70, 0.8, 130)
    scene.sparks(110)
    return scene


def iron_chains() -> Scene:
    scene = shrine("iron-chains", STEEL, (560, 400), 560, 0)
    scene.burst((560, 410), 330, 0.9, 20, (255, 110, 40))
    for line in (
        bezier([(-60, 60), (300, 260), (420, 330), (600, 420), (1180, 800)], 40),
        bezier([(1180, 40), (840, 240), (700, 330), (520, 430), (-60, 790)], 40),
    ):
        scene.add(parts.chain(scene, line, 132, metal((150, 156, 168)), 9), rim=(226, 240, 255), shadow=0.8)
    ring = scene.canvas()
    ring.ring((560, 400), 176, 62, WHITE)
    scene.add(scene.solid(ring.alpha(), metal((130, 132, 144)), 18), rim=(255, 200, 160), shadow=0.9)
    signs = scene.canvas()
    for k in range(16):
        parts.rune(signs, polar((560, 400), 176, k * 22.5), 17, 5, ("chains", k), k * 22.5 + 90)
    scene.lit(signs.alpha(), (255, 110, 40), 16, 1.0, 0.7)
    lock = twin("0,-1.0 .5,-.92 .86,-.6 .86,.5 .6,.9 0,1.05", (560, 410), 116)
    scene.add(scene.solid(lock, metal((140, 120, 110)), 24), rim=(255, 210, 170), shadow=0.9)
    hole = scene.canvas()
    hole.disc((560, 388), 26, WHITE)
    hole.poly(fit(path("-.14,0 .14,0 .28,.72 -.28,.72"), (560, 398), 100), WHITE)
    scene.lit(hole.alpha(), (255, 120, 40), 40, 1.1, 0.7)
    scene.smoke(730, 70, 0.7, 120)
    scene.sparks(90, (255, 150, 70))
    return scene


def book_of_names() -> Scene:
    scene = shrine("book-of-names", ASH, (560, 380), 620)
    at = (560.0, 410.0)
    pages = scene.mask(fit(path("-.86,-1.12 1.02,-1.12 1.02,1.14 -.86,1.14"), at, 268))
    scene.add(
        scene.solid(pages, metal((214, 190, 150), 0.5), 8),
        rim=(255, 246, 214),
        halo=(255, 120, 60),
        reach=60,
        strength=0.5,
    )
    edges = scene.canvas()
    for k in range(24):
        edges.line(fit([(0.92 + k * 0.004, -1.08), (0.92 + k * 0.004, 1.1)], at, 268), 1.2, (90, 60, 40))
    scene.add(edges.image(), shadow=0)
    cover = scene.mask(fit(path("-1.0,-1.2 .92,-1.2 .92,1.2 -1.0,1.2"), at, 268))
    grain = Canvas(scene.size, 1, (128, 128, 128))
    source = rng("leather")
    for _ in range(1600):
        spot = fit([(source.uniform(-1, 0.95), source.uniform(-1.2, 1.2))], at, 268)[0]
        grain.disc(spot, source.uniform(2, 6), (source.randint(90, 160),) * 3, 160)
    scene.add(
        scene.solid(cover, metal((120, 34, 34), 0.92), 18, blur(grain.rgb.convert("L"), 1.5)), rim=(255, 190, 160)
    )
    metalwork = scene.canvas()
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = fit([(-0.04 + sx * 0.92, sy * 1.16)], at, 268)[0]
        for reach in (0.46, 0.34):
            metalwork.stroke(
                fit([(0, -sy * reach), (-sx * reach * 0.45, -sy * reach * 0.45), (-sx * reach, 0)], corner, 268),
                lambda t: 14,
                WHITE,
            )
        metalwork.poly(
            fit([(0.03 * sx, 0.03 * sy), (-sx * 0.26, 0), (-sx * 0.10, -sy * 0.10), (0, -sy * 0.26)], corner, 268),
            WHITE,
        )
    for x in (-0.86, 0.80):
        metalwork.line(fit([(x, -0.62), (x, 0.62)], at, 268), 5, WHITE)
    metalwork.ring(at, 172, 14, WHITE)
    metalwork.ring(at, 148, 4, WHITE)
    for k in range(12):
        metalwork.poly([polar(at, 180, k * 30 - 5), polar(at, 214, k * 30), polar(at, 180, k * 30 + 5)], WHITE)
    for y in (-0.55, 0.55):
        metalwork.poly(fit([(0.72, y - 0.07), (1.12, y - 0.07), (1.12, y + 0.07), (0.72, y + 0.07)], at, 268), WHITE)
    scene.add(scene.leaf(metalwork.alpha(), DARK_GOLD, 6), rim=(255, 226, 170), shadow=0.8)
    parts.great_eye(scene, at, 216, (255, 90, 30))
    names = scene.canvas()
    for k in range(26):
        parts.rune(
            names,
            (at[0] + (-470 if k % 2 else 470) + source.uniform(-60, 60), 90 + k * 26),
            source.uniform(12, 26),
            5,
            ("name", k),
            source.uniform(-20, 20),
        )
    scene.lit(names.alpha(), (255, 110, 50), 16, 0.9, 0.6)
    scene.smoke(740, 60, 0.8, 120)
    scene.sparks(60, (255, 150, 70))
    return scene


def serpent_staff() -> Scene:
    scene = shrine("serpent-staff", FOREST, (560, 300))
    staff = scene.canvas()
    staff.line([(560, 860), (560, 150)], 40, WHITE)
    for y in (300, 470, 640):
        staff.disc((560, y), (32, 15), WHITE)
    scene.add(scene.solid(staff.alpha(), metal((120, 82, 52)), 11), rim=scene.air.rim)
    for s in (-1, 1):
        canvas = scene.canvas()
        canvas.stroke(
            bezier([(560, 190), (560 + s * 150, 180), (560 + s * 130, 40), (560 + s * 40, 50)], 24),
            pointed(40, 0.6),
            WHITE,
        )
        scene.add(scene.solid(canvas.alpha(), DARK_GOLD, 8), rim=scene.air.rim)
    gem = scene.canvas()
    gem.poly(fit(path("0,-1 .62,-.2 .40,.9 -.40,.9 -.62,-.2"), (560, 130), 62), WHITE)
    scene.lit(gem.alpha(), (150, 255, 90), 70, 1.1, 0.6)
    hide = metal((104, 134, 50))
    turns = [
        (-0.2, 3.4),
        (1.25, 2.9),
        (1.0, 2.2),
        (-1.1, 1.75),
        (-1.15, 1.1),
        (1.05, 0.65),
        (1.1, 0.0),
        (-0.9, -0.45),
        (-1.5, -1.1),
        (-0.9, -1.55),
    ]
    line = fit(turns, (560, 420), 132)
    scene.add(parts.serpent_body(scene, line, 92, hide, 0.5, 90), rim=(226, 255, 150))
    front = scene.canvas()
    for y0, y1 in ((602, 520), (452, 380)):
        front.poly([(540, y0 - 50), (580, y0 - 50), (580, y1 - 40), (540, y1 - 40)], WHITE)
    scene.add(scene.solid(front.alpha(), metal((120, 82, 52)), 11), rim=scene.air.rim, shadow=0.5)
    parts.snake_head(scene, (418, 214), 98, 8, hide, (255, 230, 60))
    scene.smoke(740, 70, 0.75, 130)
    scene.sparks(70)
    return scene


def ember_idol() -> Scene:
    scene = shrine("ember-idol", EMBER, (560, 380), 640)
    at, scale = (560.0, 430.0), 200
    stone = metal((112, 84, 74), 0.94)
    scene.fire(700, 460, 60, (300, 820))
    scene.add(parts.horns(scene, (at[0], at[1] - 100), 190, "bull", stone, 0.4), rim=scene.air.rim)
    base = scene.mask(fit(path("-1.5,1.5 1.5,1.5 1.7,2.1 -1.7,2.1"), at, scale))
    body = scene.mask(twin("0,-1.35 .5,-1.25 .80,-.8 .78,-.25 1.2,0 1.42,.6 1.2,1.55 0,1.6", at, scale))
    form = Canvas(scene.size, 1, (120, 120, 120))
    for flip in (False, True):
        form.stroke(
            curve("1.15,.1 1.2,.8 .7,1.1 .2,.95", at, scale, 0, flip, closed=False),
            taper(scale * 0.42, 0.4),
            (230, 230, 230),
        )
        form.stroke(
            curve(".08,-.72 .4,-.95 .72,-.82", at, scale, 0, flip, closed=False),
            taper(scale * 0.24, 0.4),
            (240, 240, 240),
        )
        form.stroke(
            curve("1.1,1.5 .8,1.2 .2,1.45", at, scale, 0, flip, closed=False), taper(scale * 0.36, 0.4), (220, 220, 220)
        )
    form.stroke(fit(path("0,-.75 0,-.45 0,-.25"), at, scale), taper(scale * 0.24), (240, 240, 240))
    scene.add(scene.solid(base, stone, 16), rim=scene.air.rim)
    scene.add(
        scene.solid(body, stone, 40, blur(form.rgb.convert("L"), 7)),
        rim=scene.air.rim,
        halo=(255, 120, 30),
        reach=60,
        strength=0.5,
    )
    cracks(scene, body, (255, 120, 30), 56, 0.9)
    scene.rounded(body, 60, 0.6, (20, 6, 2))
    parts.eyes(scene, (at[0], at[1] - scale * 0.66), scale * 1.3, (255, 190, 70), 0.12, 0.25, 0.9)
    muzzle = scene.canvas()
    for flip in (False, True):
        muzzle.poly(curve(".08,-.22 .18,-.28 .22,-.18 .12,-.12", at, scale, 0, flip), WHITE)
    scene.lit(muzzle.alpha(), (255, 110, 30), 16, 0.9, 0.2)
    arch = [(0.62, 1.35), (0.62, 0.75), (0.45, 0.36), (0.0, 0.18), (-0.45, 0.36), (-0.62, 0.75), (-0.62, 1.35)]
    furnace = scene.mask(fit(arch, at, scale))
    scene.dim(blur(scene.mask(fit([(x * 1.14, y * 1.1 - 0.08) for x, y in arch], at, scale)), 5), 0.8)
    scene.lit(furnace, (214, 60, 6), 80, 1.0, 0.0)
    scene.shine(times(furnace, blur(furnace, 44)), (255, 170, 50), 0.75)
    scene.fire(at[1] + scale * 1.35, 230, 24, (at[0] - 110, at[0] + 110))
    grate = scene.canvas()
    for k in range(-2, 3):
        grate.line(fit([(k * 0.22, 0.2 + abs(k) * 0.12), (k * 0.22, 1.4)], at, scale), 17, WHITE)
    grate.line(fit([*arch], at, scale), 20, WHITE)
    scene.add(scene.solid(grate.alpha(), stone, 5), rim=(255, 200, 110), shadow=0.3)
    scene.fire(860, 220, 60)
    scene.sparks(140)
    return scene


def hollow_lantern() -> Scene:
    scene = shrine("hollow-lantern", MOON, (560, 430), 560, 18)
    scene.burst((560, 430), 460, 0.9, 14, (90, 230, 255))
    iron = metal((120, 122, 132))
    hook = scene.canvas()
    hook.line(bezier([(560, 130), (560, 40), (700, -30), (900, 10)], 20), 16, WHITE)
    hook.ring((560, 150), 36, 12, WHITE)
    scene.add(scene.solid(hook.alpha(), iron, 5), rim=scene.air.rim)
    at, scale = (560.0, 430.0), 200
    glass = scene.mask(twin("0,-.92 .60,-.92 .84,.0 .66,.92 0,.92", at, scale, True))
    scene.dim(glass, 0.45, (4, 16, 26))
    scene.shine(times(glass, blur(glass, 40)), (40, 130, 170), 0.5)
    flame = scene.canvas()
    flame.poly(
        curve(
            "0,-.72 .12,-.4 .34,-.05 .36,.35 .18,.66 0,.72 -.18,.66 -.36,.35 -.34,-.05 -.20,-.30 -.06,-.42", at, scale
        ),
        WHITE,
    )
    scene.lit(blur(flame.alpha(), 3), (60, 210, 255), 80, 1.0, 0.5)
    face = scene.canvas()
    for flip in (False, True):
        face.poly(curve(".06,.14 .16,.02 .26,.08 .18,.24", at, scale, 0, flip), WHITE)
    face.poly(curve("-.12,.40 0,.34 .12,.40 .08,.58 0,.64 -.08,.58", at, scale), WHITE)
    scene.dim(blur(face.alpha(), 2), 0.9, (0, 20, 34))
    bars = scene.canvas()
    for x0, x1, x2 in ((-0.62, -0.88, -0.7), (-0.24, -0.34, -0.27), (0.24, 0.34, 0.27), (0.62, 0.88, 0.7)):
        bars.line(fit(bezier([(x0, -0.95), (x1 * 1.1, 0.0), (x2, 0.95)], 16), at, scale), 13, WHITE)
    scene.add(scene.solid(bars.alpha(), iron, 4), rim=(170, 240, 255), shadow=0.4)
    roof = scene.mask(twin("0,-1.55 .12,-1.45 .22,-1.22 .82,-.98 .86,-.86 0,-.84", at, scale, True))
    foot = scene.mask(twin("0,.86 .78,.88 .84,1.0 .60,1.06 .70,1.2 0,1.22", at, scale, True))
    for part in (roof, foot):
        scene.add(scene.solid(part, iron, 12), rim=(190, 240, 255))
    studs = scene.canvas()
    for k in range(9):
        for y in (-0.91, 0.95):
            studs.disc(fit([(-0.68 + 0.17 * k, y)], at, scale)[0], 6, WHITE)
    studs.stroke(fit(path("-.5,-1.10 0,-1.3 .5,-1.10"), at, scale), 10, WHITE)
    scene.add(scene.leaf(studs.alpha(), DARK_GOLD, 3), shadow=0.3)
    moths, source = scene.canvas((190, 210, 220)), rng("moths")
    for _ in range(18):
        spot = polar((560, 430), source.uniform(250, 420), source.uniform(0, 360))
        size, turn = source.uniform(10, 22), source.uniform(-50, 50)
        for flip in (False, True):
            moths.poly(
                fit(path("0,0 .9,-.8 1.1,-.2 .5,.2 .7,.8 .1,.5"), spot, size, turn * (1 if not flip else -1), flip),
                (180, 206, 216),
            )
    scene.add(moths.image(), halo=(120, 220, 255), reach=12, strength=0.4, shadow=0)
    scene.smoke(730, 70, 0.75, 130)
    scene.sparks(60, (130, 230, 255))
    return scene
