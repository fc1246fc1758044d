"""The six profane miracles: each an event, caught as it happens."""

from __future__ import annotations

from ..brush import (
    Canvas,
    Point,
    bezier,
    blur,
    lerp,
    levels,
    mix,
    noise,
    placed,
    pointed,
    polar,
    radial,
    rng,
    taper,
    times,
)
from ..motifs.arms import blade
from ..motifs.places import column
from ..motifs.sigils import star_polygon
from . import infernal_parts as parts
from .infernal_humans import robed, stage
from .infernal_scene import (
    ASH,
    BILE,
    BLACK,
    BONE,
    DARK_GOLD,
    EMBER,
    FOREST,
    OXBLOOD,
    TEAL,
    WHITE,
    Scene,
    curve,
    fit,
    metal,
    path,
    twin,
)
from .places_land import jagged, orb, plain, ridge, trunk


def locust(scene: Scene, at: Point, size: float, turn: float, flip: bool) -> None:
    """A locust in flight, looking left unless flipped."""
    wings = scene.canvas((200, 190, 120))
    for text, tone in (
        ("-.3,-.1 .4,-1.1 1.3,-1.3 1.5,-.9 .6,-.2", (150, 150, 80)),
        ("-.4,-.1 0,-1.4 .7,-1.7 .9,-1.2 .2,-.1", (206, 200, 130)),
    ):
        shape = curve(text, at, size, turn, flip)
        wings.poly(shape, tone)
        root = fit([(-0.3, -0.1)], at, size, turn, flip)[0]
        for k in range(3, len(shape) - 3, 3):
            wings.line([root, shape[k]], max(1, size * 0.012), mix(tone, BLACK, 0.55), solid=False)
    scene.add(wings.image(), rim=(255, 255, 190), shadow=0.2)
    body = scene.canvas()
    body.poly(
        curve("-1.0,-.18 -.75,-.34 -.4,-.25 .3,-.18 1.3,.1 1.35,.2 .3,.22 -.5,.22 -.95,.12", at, size, turn, flip),
        WHITE,
    )
    for text in ("0,.1 .5,-.62 .9,.62 1.1,.66", "-.5,.15 -.3,.5 -.5,.8", "-.7,.1 -.65,.5 -.9,.75"):
        body.line(fit(path(text), at, size, turn, flip), size * 0.075, WHITE)
    body.stroke(curve("0,.1 .22,-.3 .5,-.62", at, size, turn, flip, closed=False), taper(size * 0.2), WHITE)
    for text in ("-.9,-.25 -1.3,-.6 -1.6,-.5", "-.9,-.25 -1.2,-.7 -1.5,-.75"):
        body.stroke(curve(text, at, size, turn, flip, closed=False), pointed(size * 0.05), WHITE)
    scene.add(scene.solid(body.alpha(), metal((130, 120, 40)), size * 0.07), rim=(240, 255, 150), shadow=0.3)
    dot = scene.canvas()
    dot.disc(fit([(-0.82, -0.14)], at, size, turn, flip)[0], size * 0.07, WHITE)
    scene.lit(dot.alpha(), (255, 60, 30), size * 0.1)


def plague() -> Scene:
    scene = stage("plague", BILE, (560, 330), 560, 0.8, 0)
    orb(scene, (560, 300), 120, (226, 236, 110), 0.8)
    source = rng("plague")
    for size, count, tone in ((8, 520, (50, 62, 18)), (16, 150, (24, 30, 8))):
        swarm = scene.canvas(tone)
        for _ in range(count):
            spot = (560 + source.gauss(0, 330), 330 + source.gauss(0, 190))
            turn = source.uniform(-40, 40)
            swarm.poly(
                fit(
                    path("-1,0 -.3,-.3 .2,-1.2 .6,-1.1 .2,-.2 1.2,.1 .2,.3 -.4,.25"),
                    spot,
                    size * source.uniform(0.7, 1.3),
                    turn,
                    source.random() < 0.4,
                ),
                tone,
            )
        scene.add(swarm.image(), shadow=0)
    ridge(scene, 700, 20, (16, 22, 8), (86, 92, 30), "field", 6, 0.12, rim=(200, 220, 90))
    stalks = scene.canvas((20, 24, 8))
    for _ in range(90):
        x = source.uniform(-10, 1130)
        stalks.stroke(
            bezier([(x, 840), (x, 760), (x + source.uniform(-60, 60), 640 + source.uniform(0, 90))], 8),
            pointed(8),
            (20, 24, 8),
        )
    scene.add(stalks.image(), rim=(170, 180, 70), shadow=0)
    for at, size, turn, flip in (((300, 300), 120, 10, False), ((850, 240), 96, -8, True), ((600, 560), 190, 4, False)):
        locust(scene, at, size, turn, flip)
    scene.sparks(40)
    return scene


def blood_pact() -> Scene:
    scene = stage("blood-pact", OXBLOOD, (560, 340), 560, 0.7, 0)
    table = scene.mask([(-20, 430), (1140, 430), (1140, 840), (-20, 840)])
    scene.add(scene.solid(table, metal((84, 36, 28), 0.95), 20), rim=(255, 120, 80))
    sheet = "-1.2,-1.3 -.6,-1.38 0,-1.3 .6,-1.38 1.15,-1.3 1.12,-.4 1.2,.4 1.1,1.25 .5,1.32"
    sheet += " -.1,1.22 -.7,1.3 -1.18,1.2 -1.1,.3 -1.2,-.4"
    at, scale = (530.0, 410.0), 268
    form = Canvas(scene.size, 1, (128, 128, 128))
    for y in (-0.9, -0.2, 0.6):
        form.stroke(fit([(-1.2, y), (0, y + 0.06), (1.2, y)], at, scale), 40, (150, 150, 150))
    paper = scene.solid(
        curve(sheet, at, scale, -5),
        ((0.0, (60, 26, 14)), (0.35, (150, 104, 66)), (0.5, (206, 172, 124)), (1.0, (255, 240, 206))),
        14,
        blur(form.rgb.convert("L"), 12),
    )
    scene.add(paper, rim=(255, 226, 180), shadow=0.9)
    scene.rounded(paper.getchannel("A"), 60, 0.75, (70, 24, 8))
    ink = scene.canvas()
    source = rng("pact")
    for row in range(11):
        x, y = -0.92, -1.08 + row * 0.13
        while x < 0.8:
            long = source.randint(3, 9)
            word = [(x + 0.022 * k, y + source.uniform(-0.03, 0.03)) for k in range(long)]
            ink.line(fit(word, at, scale, -5), 3, WHITE)
            x += 0.022 * long + 0.04
    scene.dim(ink.alpha(), 0.8, (60, 14, 10))
    mark = scene.canvas()
    palm = fit([(-0.52, 0.80)], at, scale, -5)[0]
    mark.disc(palm, (44, 40), WHITE)
    for k, long in enumerate((66, 92, 100, 92, 70)):
        heading = -90 + (k - 2.3) * 24 - (22 if k == 0 else 0)
        mark.line([polar(palm, 52, heading), polar(palm, long, heading)], 21, WHITE)
        mark.disc(polar(palm, long + 2, heading), 12, WHITE)
    worn = levels(noise(scene.final, "print", 9, 3), 40, 150).resize(scene.size)
    scene.dim(times(blur(mark.alpha(), 1.5), worn), 0.9, (140, 0, 8))
    seal_at = fit([(0.42, 0.66)], at, scale, -5)[0]
    wax = scene.mask(
        [polar(seal_at, 128 + 16 * source.uniform(-1, 1), d) for d in range(0, 360, 18)],
        *[
            curve("-.2,0 .2,0 .16,.9 0,1.15 -.16,.9", (seal_at[0] + dx, seal_at[1] + 90), size)
            for dx, size in ((-60, 70), (30, 110))
        ],
    )
    scene.add(
        scene.solid(blur(wax, 3), metal((206, 14, 24), 0.7), 24),
        rim=(255, 170, 160),
        halo=(255, 40, 30),
        reach=40,
        strength=0.6,
    )
    press = scene.canvas()
    press.ring(seal_at, 92, 9, WHITE)
    star_polygon(press, seal_at, 80, 5, 2, 8)
    scene.add(
        scene.solid(press.alpha(), metal((255, 60, 50), 0.6), 4), halo=(255, 90, 50), reach=20, strength=0.8, shadow=0.5
    )
    dagger = blade(scene.size, (900, 210), (690, 600), 40, ((226, 226, 232), (110, 100, 112)), "pact", DARK_GOLD)
    scene.add(dagger, rim=(255, 226, 210), shadow=0.9)
    blood = scene.canvas()
    blood.stroke(bezier([(740, 505), (716, 555), (690, 604)], 10), lambda t: 10 + 12 * t, WHITE)
    blood.disc((688, 612), 14, WHITE)
    scene.add(scene.solid(blood.alpha(), metal((210, 8, 16)), 4), rim=(255, 160, 150), shadow=0.3)
    scene.burst((120, 250), 330, 0.7, 0, (255, 170, 80))
    _candle(scene, (120, 560), 330)
    return scene


def _candle(scene: Scene, foot: Point, height: float) -> None:
    """A thick candle, half burnt."""
    wax = scene.mask(fit(path("-.2,0 -.18,-.74 -.1,-.8 .12,-.78 .19,-.7 .2,0"), foot, height))
    scene.add(scene.solid(wax, metal((214, 180, 140), 0.6), 22), rim=(255, 220, 160))
    flame = scene.mask(curve("0,-1.16 .06,-.98 .05,-.86 0,-.82 -.05,-.86 -.06,-.98", foot, height))
    scene.lit(flame, (255, 180, 70), 60, 1.1, 1.0)


def possession() -> Scene:
    scene = stage("possession", TEAL, (560, 330), 620, 0.8, 20)
    at, dark = (560.0, 330.0), metal((40, 60, 70), 0.97)
    shadow = scene.canvas()
    shadow.poly(
        twin("0,-1.1 .34,-1.0 .48,-.6 .44,-.25 .9,-.05 1.5,.2 1.5,.8 1.0,1.3 .5,2.0 .1,2.8 0,2.9", at, 170), WHITE
    )
    claws = scene.canvas()
    for flip in (False, True):
        arm = bezier(fit(path("1.0,.30 1.7,-.75 2.9,-.75 2.72,.35"), at, 170, 0, flip), 24)
        shadow.stroke(arm, lambda t: 150 - 70 * t, WHITE)
        for k in range(5):
            heading = 62 + k * 21
            root = polar((2.72, 0.25), 0.12, heading)
            bend, tip = polar(root, 0.62, heading - 16), polar(root, 1.2 - 0.1 * abs(k - 2), heading + 8)
            claws.stroke(bezier(fit([root, bend, tip], at, 170, 0, flip), 16), pointed(40, 0.6), WHITE)
    scene.dim(blur(shadow.alpha(), 22), 0.7)
    scene.add(parts.horns(scene, (560, 270), 150, "bull", dark, 0.4), rim=(130, 255, 230))
    scene.add(
        scene.solid(blur(shadow.alpha(), 3), dark, 40), rim=(130, 255, 230), halo=(40, 200, 190), reach=60, strength=0.3
    )
    scene.add(scene.solid(claws.alpha(), dark, 7), rim=(150, 255, 236), shadow=0.4)
    parts.eyes(scene, (560, 262), 210, (255, 40, 30), 0.12, 0.22)
    scene.smoke(600, 80, 0.55, 60)
    ridge(scene, 740, 10, (4, 14, 16), (30, 78, 76), "floor", 6, 0.1, rim=scene.air.rim)
    robed(scene, (560, 810), 380, metal((214, 204, 190), 0.55), ("wide", "wide"), "hood", (210, 255, 246))
    soul = scene.canvas()
    soul.stroke(bezier([(560, 640), (530, 520), (590, 430), (560, 350)], 20), taper(34), WHITE)
    scene.shine(blur(soul.alpha(), 7), (160, 255, 236), 0.9)
    scene.smoke(770, 56, 0.75, 90)
    scene.sparks(60)
    return scene


def earthquake() -> Scene:
    scene = stage("earthquake", EMBER, (560, 470), 620, 0.9, 0)
    scene.smoke(120, 90, 0.7, 0)
    ridge(scene, 400, 40, (40, 16, 8), (150, 70, 30), "far", 7, 0.3, haze=(150, 60, 20), depth=120)
    halls = scene.canvas((70, 46, 40))
    stone = ((0.0, (236, 206, 170)), (0.45, (150, 112, 90)), (1.0, (40, 22, 22)))
    for x, tall in ((90, 300), (210, 300), (1030, 280)):
        column(halls, x, 520 - tall, 530, 56, stone)
    scene.add(halls.image(), rim=(255, 190, 110))
    for at, turn, long in (((360, 330), 24, 300), ((860, 350), -34, 280)):
        falling = Canvas((160, long + 60), 2, (70, 46, 40))
        column(falling, 80, 20, long, 60, stone)
        layer = falling.image().rotate(-turn, expand=True)
        scene.add(
            placed(layer, scene.size, (round(at[0] - layer.width / 2), round(at[1] - layer.height / 2))),
            rim=(255, 190, 110),
        )
    plain(scene, 505, (40, 18, 12), (176, 100, 58), 30)
    rift = jagged([(560, 500), (520, 560), (600, 640), (540, 720), (590, 840)], 0.5, "rift", 4)
    left = [(x - (y - 495) * 0.34 - 6, y) for x, y in rift]
    right = [(x + (y - 495) * 0.34 + 6, y) for x, y in rift]
    glow_mask = scene.mask(left + right[::-1])
    scene.dim(blur(scene.mask([(x - 18, y) for x, y in left] + [(x + 18, y) for x, y in right[::-1]]), 5), 0.85)
    scene.lit(glow_mask, (255, 84, 10), 70, 0.9, 0.0)
    scene.shine(
        blur(
            scene.mask(
                [(lerp(x, xr, 0.3), y) for (x, y), (xr, _) in zip(left, right, strict=True)]
                + [(lerp(x, xr, 0.7), y) for (x, y), (xr, _) in zip(left, right, strict=True)][::-1]
            ),
            9,
        ),
        (255, 214, 110),
        0.7,
    )
    veins = scene.canvas()
    for k, (x, y) in enumerate(((500, 560), (620, 600), (440, 700), (690, 720), (470, 620), (640, 540))):
        veins.stroke(parts.bolt((x, y), (x + (-1) ** (k + 1) * 300, y + 90), ("vein", k), 0.2, 4), pointed(10), WHITE)
    scene.lit(veins.alpha(), (255, 110, 30), 18, 0.8, 0.5)
    scene.fire(840, 200, 30, (440, 700))
    rocks, source = scene.canvas(), rng("rocks")
    for _ in range(26):
        spot, size = (560 + source.gauss(0, 190), source.uniform(120, 520)), source.uniform(8, 34)
        rocks.poly([polar(spot, size * source.uniform(0.6, 1.1), d) for d in range(0, 360, 60)], WHITE)
    scene.add(scene.solid(rocks.alpha(), metal((120, 84, 66)), 7), rim=(255, 190, 110), shadow=0.3)
    scene.sparks(150)
    return scene


def temptation() -> Scene:
    scene = stage("temptation", FOREST, (560, 360), 600, 1.0, 30)
    bough = scene.canvas()
    bough.stroke(bezier([(-40, 40), (300, 130), (700, 40), (1160, 110)], 24), lambda t: 62 - 26 * t, WHITE)
    bough.stroke(bezier([(560, 90), (566, 150), (556, 220)], 10), lambda t: 16, WHITE)
    scene.add(scene.solid(bough.alpha(), metal((110, 76, 50)), 14), rim=scene.air.rim)
    leaves, source = scene.canvas((40, 80, 30)), rng("leaves")
    for _ in range(60):
        root = (source.uniform(-20, 1140), source.uniform(20, 130))
        heading, long = source.uniform(20, 160), source.uniform(50, 100)
        tip = polar(root, long, heading)
        tone = mix((24, 50, 20), (170, 190, 70), source.random() ** 1.5)
        leaves.stroke(bezier([root, polar(root, long * 0.5, heading + 20), tip], 10), taper(long * 0.4, 0.8), tone)
        leaves.stroke(
            bezier([root, polar(root, long * 0.5, heading + 20), tip], 10), 3, mix(tone, WHITE, 0.4), solid=False
        )
    scene.add(leaves.image(), rim=(226, 240, 150))
    coins = scene.canvas((200, 150, 50))
    for _ in range(150):
        t = source.random()
        x = 560 + source.gauss(0, 270)
        y = 850 - (170 - abs(x - 560) * 0.36) * t
        tone = mix((120, 70, 14), (255, 230, 130), source.random())
        coins.disc((x, y), (34, 15), mix(tone, BLACK, 0.55))
        coins.disc((x, y - 6), (34, 15), tone)
        coins.disc((x, y - 6), (24, 10), mix(tone, WHITE, 0.25), solid=False)
    scene.add(coins.image(), rim=(255, 246, 190), halo=(255, 190, 60), reach=40, strength=0.5)
    hide = metal((70, 120, 62))
    line = fit(
        path("3.6,-2.2 2.4,-1.5 2.2,-.3 .9,1.35 -.9,1.2 -1.75,.3 -1.3,-.7 -.9,-1.1 -1.2,-1.6 -1.9,-1.65"),
        (560, 400),
        140,
    )
    apple_at = (560.0, 390.0)
    apple = twin("0,-.78 .18,-.92 .55,-.96 .92,-.6 .98,0 .74,.66 .36,.98 0,.90", apple_at, 176)
    scene.add(
        scene.solid(
            apple,
            (
                (0.0, (40, 0, 4)),
                (0.3, (140, 8, 16)),
                (0.5, (212, 26, 24)),
                (0.7, (255, 110, 60)),
                (1.0, (255, 236, 190)),
            ),
            60,
        ),
        rim=(255, 220, 160),
        halo=(255, 170, 70),
        reach=80,
        strength=0.9,
    )
    scene.rounded(scene.mask(apple), 70, 0.8, (60, 0, 10))
    shine = radial(scene.size, (490, 330), (50, 76), 1.4)
    scene.shine(shine, (255, 244, 220), 0.8)
    stem = scene.canvas()
    stem.stroke(bezier([(560, 262), (556, 220), (572, 180)], 10), lambda t: 12, WHITE)
    scene.add(scene.solid(stem.alpha(), metal((110, 76, 50)), 4), rim=scene.air.rim)
    scene.add(parts.serpent_body(scene, line, 78, hide, 0.4, 80), rim=(210, 255, 150), shadow=0.7)
    parts.snake_head(scene, (254, 176), 78, -6, hide, (255, 226, 60))
    scene.sparks(80)
    return scene


def famine() -> Scene:
    scene = stage("famine", ASH, (720, 250), 560, 0.8, 16)
    orb(scene, (740, 220), 74, (255, 226, 170))
    ridge(scene, 430, 26, (120, 92, 70), (206, 170, 128), "far", 6, 0.15, haze=(196, 172, 146), depth=90)
    tree = scene.canvas((40, 28, 24))
    trunk(tree, (260, 640), 620, 74, (40, 28, 24), "famine tree", 0.34, 5)
    scene.add(tree.image(), rim=(255, 226, 180), shadow=0.2)
    crows, source = scene.canvas((18, 12, 12)), rng("crows")
    for x, y, size in ((520, 120, 40), (610, 180, 28), (930, 120, 46), (860, 300, 30), (130, 90, 34)):
        crows.poly(
            fit(
                path("0,0 -.3,-.4 -1.1,-.5 -.5,-.1 -.2,.2 .1,.3 .5,.1 1.2,-.2 .5,-.25"),
                (x, y),
                size,
                source.uniform(-12, 12),
            ),
            (18, 12, 12),
        )
    scene.add(crows.image(), shadow=0)
    plain(scene, 540, (112, 78, 54), (232, 190, 138), 26)
    split = scene.canvas()
    for k in range(80):
        t = source.random() ** 0.7
        y = lerp(560, 820, t)
        x, size = source.uniform(-20, 1140), lerp(16, 150, t)
        for d in (source.uniform(0, 60) + 120 * j for j in range(3)):
            end = (x + size * polar((0, 0), 1, d)[0], y + size * 0.34 * polar((0, 0), 1, d)[1])
            split.stroke(parts.bolt((x, y), end, (k, d), 0.16, 3), pointed(lerp(3, 11, t)), WHITE)
    scene.dim(split.alpha(), 0.85, (40, 20, 12))
    straw = scene.canvas((120, 90, 50))
    for _ in range(70):
        x, y = source.uniform(0, 1120), source.uniform(600, 820)
        straw.stroke(
            bezier([(x, y), (x + 6, y - 40), (x + source.uniform(-46, 46), y - source.uniform(30, 90))], 8),
            pointed(5),
            (130, 98, 56),
        )
    scene.add(straw.image(), rim=(255, 230, 170), shadow=0.2)
    _ox_skull(scene, (690, 600), 190)
    return scene


def _ox_skull(scene: Scene, at: Point, scale: float) -> None:
    """The skull of an ox with its wide horns."""
    horn = scene.canvas()
    for flip in (False, True):
        horn.stroke(
            bezier(fit(path(".40,-.62 1.2,-.52 1.6,-.9 1.55,-1.45"), at, scale, 0, flip), 24),
            pointed(scale * 0.3, 0.7),
            WHITE,
        )
    scene.add(scene.solid(horn.alpha(), metal((150, 116, 84), 0.7), 10), rim=(255, 236, 200), shadow=0.7)
    form = Canvas(scene.size, 1, (120, 120, 120))
    form.stroke(fit(path("0,-.7 0,0 0,.7"), at, scale), taper(scale * 0.4), (220, 220, 220))
    head = scene.mask(twin("0,-.82 .34,-.80 .58,-.62 .56,-.3 .40,.0 .33,.45 .36,.8 .22,1.0 0,1.02", at, scale))
    scene.add(scene.solid(head, BONE, scale * 0.14, blur(form.rgb.convert("L"), 6)), rim=(255, 250, 230), shadow=0.9)
    dark = scene.canvas((30, 16, 12))
    for flip in (False, True):
        dark.poly(curve(".20,-.36 .40,-.46 .50,-.28 .36,-.14 .22,-.2", at, scale, 0, flip), (24, 12, 10))
        dark.poly(curve(".05,.60 .16,.56 .18,.82 .08,.88", at, scale, 0, flip), (24, 12, 10))
    scene.add(dark.image(), shadow=0)
