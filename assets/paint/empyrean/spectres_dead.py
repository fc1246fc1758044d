"""The dead that walk, the one who calls them, and the places they are kept."""

from __future__ import annotations

from PIL import Image

from ..archangelis.infernal_parts import chain
from ..archangelis.infernal_scene import curve, fit, path, twin
from ..archangelis.places_land import mist
from ..brush import Canvas, Point, bezier, blur, lerp, mix, placed, polar, rng, taper
from ..motifs.regalia import skull
from ..motifs.sigils import seal_rings, star_polygon
from .field import BLACK, BRONZE, GRAVE, SHROUD, STEEL, WHITE, WOOD, Field, stuff
from .fighters import arm, walker
from .spectres_land import BONE_PALE, DUSK, GREEN, LILAC, MINT, NIGHT, dead_tree, graves, motes, night
from .spectres_souls import cowled


def grave_chains(key: str) -> Field:
    """A great headstone bound crosswise in chains that come up out of the ground."""
    scene = night(key, GRAVE, NIGHT, (880, 170), 90, 660)
    dead_tree(scene, (130, 760), 600, "tree", 0.1)
    graves(scene, ((940, 620, 90, 6), (1060, 640, 70, -5)))
    scene.burst((560, 420), 420, 0.5, 0, GREEN)
    slab = scene.mask(
        fit(path("-.62,1.4 -.62,-.5 -.52,-.86 -.28,-1.1 0,-1.18 .28,-1.1 .52,-.86 .62,-.5 .62,1.4"), (560, 430), 310)
    )
    scene.add(scene.solid(slab, stuff((104, 118, 122), 0.5), 26), rim=MINT, shadow=0.7)
    face = placed(skull((300, 340), (150, 170), 180, stuff((120, 134, 136), 0.6)), scene.size, (410, 110))
    scene.add(face, rim=MINT, shadow=0.5)

    def letters(c: Canvas) -> None:
        source = rng(key, "runes")
        for row in range(4):
            x = 440.0
            while x < 680:
                wide = source.uniform(16, 44)
                c.line([(x, 480 + row * 56), (x + wide, 480 + row * 56)], 9, WHITE)
                x += wide + 16

    canvas = scene.canvas()
    letters(canvas)
    scene.dim(canvas.alpha(), 0.6)
    for line in (
        [(130, 840), (300, 640), (420, 480), (560, 400), (720, 300), (860, 120), (1010, -30)],
        [(990, 840), (840, 660), (700, 500), (560, 410), (400, 290), (250, 120), (120, -30)],
        [(300, 850), (360, 640), (560, 600), (760, 640), (830, 850)],
    ):
        scene.add(
            chain(scene, bezier(line, 60), 66, STEEL, 8), rim=MINT, shadow=0.7, halo=GREEN, reach=20, strength=0.3
        )
    lock = scene.mask(twin("0,-.5 .6,-.5 .66,.3 .4,.72 0,.8", (560, 420), 84))
    scene.add(scene.solid(lock, BRONZE, 16), rim=MINT, shadow=0.7)
    hole = scene.canvas()
    hole.disc((560, 414), 15, WHITE)
    hole.poly([(552, 416), (568, 416), (574, 456), (546, 456)], WHITE)
    scene.lit(hole.alpha(), GREEN, 24, 1.0, 0.6)
    mist(scene, 790, 90, (50, 130, 110), 0.8)
    return scene


def silence_of_the_crypt(key: str) -> Field:
    """A long vault of stone, one sarcophagus, one shaft of cold light, and nothing else."""
    scene = Field(key, GRAVE)
    scene.sky()
    vault = scene.canvas((20, 34, 40))
    for k in range(7):
        t = (k / 6) ** 0.7
        half, top = lerp(760, 130, t), lerp(-260, 250, t)
        low = lerp(1000, 560, t)
        tone = mix((70, 96, 100), (14, 30, 34), t * 0.8)
        round_head = [polar((560, top + half * 0.9), half, 180 + a * 6) for a in range(31)]
        vault.poly([(560 - half, low), *round_head, (560 + half, low)], tone)
        inner = half * 0.93
        head = [polar((560, top + half * 0.9), inner, 180 + a * 6) for a in range(31)]
        vault.poly([(560 - inner, low), *head, (560 + inner, low)], mix(tone, BLACK, 0.55))
    floor = [(-40, 830), (1160, 830), (690, 560), (430, 560)]
    vault.poly(floor, (44, 66, 68))
    for k in range(9):
        x = -40 + k * 150
        vault.line([(x, 830), (lerp(430, 690, k / 8), 560)], 4, (18, 30, 32))
    for y in (590, 630, 690, 770):
        vault.line([(0, y), (1120, y)], 4, (18, 30, 32), 160)
    scene.add(vault.image(), shadow=0)
    door = scene.mask([(500, 560), (500, 400), *[polar((560, 400), 60, 180 + k * 15) for k in range(13)], (620, 560)])
    scene.lit(door, (150, 255, 220), 60, 0.8, 0.4)
    beam = scene.mask([(500, 400), (620, 400), (900, 840), (220, 840)])
    scene.shine(blur(beam, 26), (120, 230, 200), 0.5)
    for s in (-1, 1):
        for t in (0.0, 0.5):
            x, y, size = 560 + s * lerp(470, 260, t), lerp(560, 500, t), lerp(130, 76, t)
            scene.put(
                twin("0,-1.3 .3,-1.2 .34,-.8 .56,-.6 .6,.6 .7,1.6 0,1.6", (x, y), size),
                stuff((84, 106, 108), 0.4),
                size * 0.16,
                rim=mix(MINT, BLACK, 0.3),
            )
    scene.put([(330, 650), (790, 650), (850, 800), (270, 800)], stuff((106, 124, 126), 0.5), 12, rim=MINT)
    scene.put([(300, 620), (820, 620), (840, 668), (280, 668)], stuff((130, 150, 150), 0.6), 10, rim=WHITE)
    effigy = scene.mask(
        curve("-2.0,.1 -1.9,-.2 -1.5,-.34 -1.2,-.2 -.6,-.42 .4,-.36 1.2,-.22 1.8,-.3 1.95,.1", (560, 604), 110)
    )
    scene.add(scene.solid(effigy, stuff((150, 168, 166), 0.6), 22), rim=WHITE, shadow=0.5)
    sword = scene.canvas()
    sword.line([(420, 572), (700, 592)], 11, WHITE)
    sword.line([(470, 552), (464, 602)], 11, WHITE)
    scene.add(scene.solid(sword.alpha(), STEEL, 4), rim=WHITE)

    def panels(c: Canvas) -> None:
        for k in range(5):
            x = 344 + k * 92
            c.line([(x, 690), (x + 62, 690), (x + 66, 776), (x - 6, 776), (x, 690)], 5, (40, 60, 62))

    scene.drawn(panels, shadow=0)
    motes(scene, MINT, 50)
    return scene


def zombie(height: float, k: int) -> Image.Image:
    """One of the risen: green flesh, rags, both arms out."""
    flesh = stuff(((116, 146, 104), (96, 128, 112), (136, 150, 112))[k % 3], 0.4)
    rags = stuff(((74, 62, 88), (62, 78, 74), (92, 76, 64))[k % 3], 0.4)
    f = walker(
        height,
        rags,
        rags,
        ("stride", "lunge", "stand")[k % 3],
        far=".0,-.79 .18,-.82 .36,-.78",
        hat="bald",
        skin=flesh,
        skirt="stride",
        shoes=flesh,
        wide=1.7,
    )
    arm(f, ".03,-.79 .20,-.76 .40,-.72" if k % 2 else ".03,-.79 .18,-.70 .34,-.84", rags, flesh)

    def decay(c: Canvas) -> None:
        hand = f.at(".40,-.72" if k % 2 else ".34,-.84")[0]
        for j in range(4):
            c.line([hand, polar(hand, height * 0.06, -50 + j * 30)], height * 0.014, flesh[2][1])
        c.disc(f.at(".062,-.93")[0], height * 0.014, (250, 250, 160))
        c.poly(f.at(".03,-.87 .08,-.875 .07,-.85"), (30, 14, 14))
        for j in range(5):
            x = -0.16 + j * 0.08
            c.poly(f.at(f"{x},-.34 {x + 0.06},-.34 {x + 0.03},-.26"), rags[2][1])
        c.line(f.at("-.06,-.70 .06,-.72"), height * 0.012, (206, 210, 186))
        c.line(f.at("-.06,-.66 .06,-.68"), height * 0.012, (206, 210, 186))

    f.draw(decay)
    return f.lit((190, 255, 200))


def zombie_horde(key: str) -> Field:
    scene = night(key, GRAVE, NIGHT, (300, 190), 130, 600)
    dead_tree(scene, (980, 640), 460, "tree", 0.1)
    sheets = [zombie(520, k) for k in range(3)]
    source = rng(key, "horde")
    for rank in range(4):
        t = rank / 3
        y, size, gap = lerp(590, 850, t), lerp(0.36, 1.05, t), lerp(92, 250, t)
        for k in range(int(1300 / gap) + 1):
            spot = (-80 + gap * k + source.uniform(-0.2, 0.2) * gap, y + source.uniform(-8, 8))
            scene.stamp(
                sheets[source.randrange(3)],
                spot,
                size * source.uniform(0.93, 1.07),
                haze=(50, 110, 100),
                thick=0.6 * (1 - t),
                shadow=0.2,
            )
        mist(scene, y - 10, 50, (70, 150, 120), 0.45)
    return scene


def bone(c: Canvas, a: Point, b: Point, wide: float) -> None:
    """A long bone with knuckled ends."""
    c.line([a, b], wide, WHITE)
    (x0, y0), (x1, y1) = a, b
    long = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    nx, ny = -(y1 - y0) / long * wide * 0.5, (x1 - x0) / long * wide * 0.5
    for x, y in (a, b):
        for s in (-1, 1):
            c.disc((x + s * nx, y + s * ny), wide * 0.62, WHITE)


def bone_golem(key: str) -> Field:
    """A hulk heaped of skulls and bones, green fire where a heart would be."""
    scene = night(key, SHROUD, DUSK, (560, 260), 220, 700)
    scene.burst((560, 430), 420, 0.5, 0, GREEN)
    limbs = scene.canvas()
    for s in (-1, 1):
        bone(limbs, (560 + s * 110, 620), (560 + s * 170, 800), 60)
        bone(limbs, (560 + s * 230, 300), (560 + s * 370, 470), 70)
        bone(limbs, (560 + s * 370, 480), (560 + s * 330, 690), 62)
        for k in range(4):
            bone(limbs, (560 + s * 330, 700), polar((560 + s * 330, 700), 100, 90 - s * (k - 1.5) * 26), 24)
    scene.add(scene.solid(limbs.alpha(), BONE_PALE, 16), rim=LILAC, shadow=0.6)
    ribs = scene.canvas()
    for k in range(6):
        y, half = 300 + k * 56, 230 - k * 26
        for s in (-1, 1):
            ribs.stroke(
                bezier(
                    [(560, y), (560 + s * half * 1.3, y - 30), (560 + s * half, y + 80), (560 + s * 30, y + 90)], 22
                ),
                lambda t: 36 - 14 * t,
                WHITE,
            )
    for k in range(9):
        ribs.disc((560, 290 + k * 44), 30, WHITE)
    scene.burst((560, 430), 220, 0.9, 0, GREEN)
    scene.add(scene.solid(ribs.alpha(), BONE_PALE, 11), rim=LILAC, shadow=0.5)
    scene.lit(
        scene.mask(curve("0,-1.6 .5,-.6 .6,.3 0,.8 -.6,.3 -.5,-.6", (560, 440), 60)), (110, 255, 170), 60, 1.0, 0.5
    )
    for x, y, size in (
        (280, 270, 150),
        (840, 270, 150),
        (400, 240, 110),
        (720, 240, 110),
        (560, 170, 230),
        (190, 430, 90),
        (930, 430, 90),
        (390, 800, 100),
        (730, 800, 100),
    ):
        side = round(size * 1.5)
        head = skull((side, side), (side / 2, side / 2), size, BONE_PALE)
        scene.add(placed(head, scene.size, (round(x - side / 2), round(y - side / 2))), rim=LILAC, shadow=0.6)
    dots = scene.canvas()
    for x, y, size in ((560, 170, 230), (280, 270, 150), (840, 270, 150)):
        for s in (-1, 1):
            dots.disc((x + s * size * 0.21, y + size * 0.03), size * 0.055, WHITE)
    scene.lit(dots.alpha(), (130, 255, 170), 30, 1.1, 0.8)
    mist(scene, 800, 70, (110, 90, 160), 0.8)
    return scene


def necromancer(key: str) -> Field:
    """He stands in a circle of green script, staff of skulls in hand, and the graves give up their hands."""
    scene = night(key, GRAVE, NIGHT, None, ground=600)
    graves(scene, ((110, 560, 80, -8), (260, 550, 66, 3), (900, 560, 84, 6), (1040, 570, 70, -4)))
    circle = Canvas((900, 900), 1)
    seal_rings(circle, (450, 450), 420, key)
    star_polygon(circle, (450, 450), 330, 6, 2, 10)
    ring = circle.alpha().resize((1000, 300), Image.Resampling.LANCZOS)
    scene.lit(placed(ring, scene.size, (60, 560)), (100, 255, 160), 26, 0.9, 0.5)
    scene.burst((560, 420), 460, 0.6, 0, GREEN)
    smoke = scene.canvas()
    for k in range(7):
        x = 200 + k * 120
        smoke.stroke(bezier([(x, 720), (x + 80, 520), (x - 90, 330), (x + 30, 90)], 24), taper(46, 0.6), WHITE)
    scene.shine(blur(smoke.alpha(), 14), (70, 220, 140), 0.45)
    cowled(scene, (560, 790), 700, stuff((60, 40, 84), 0.5), (150, 255, 120))
    sleeves = scene.canvas()
    for s, (x, y) in ((-1, (330, 250)), (1, (790, 340))):
        sleeves.stroke(bezier([(560 + s * 80, 310), (560 + s * 180, 400), (x, y)], 18), lambda t: 66 + 50 * t, WHITE)
    scene.add(scene.solid(sleeves.alpha(), stuff((60, 40, 84), 0.5), 18), rim=MINT, shadow=0.5)
    staff = scene.canvas()
    staff.line([(806, 810), (792, 190)], 20, WHITE)
    scene.add(scene.solid(staff.alpha(), WOOD, 6), rim=MINT, shadow=0.4)
    for y, size in ((150, 140), (262, 84)):
        side = round(size * 1.5)
        head = skull((side, side), (side / 2, side / 2), size, BONE_PALE)
        scene.add(
            placed(head, scene.size, (round(792 - side / 2), round(y - side / 2))),
            rim=MINT,
            shadow=0.5,
            halo=GREEN,
            reach=30,
            strength=0.6,
        )
    flame = scene.mask(
        curve(
            "0,1 -.7,.7 -.9,0 -.5,-.6 -.55,-1.3 -.2,-.9 0,-1.2 .1,-1.9 .4,-1.1 .7,-1.2 .6,-.6 .9,0 .7,.7",
            (322, 186),
            62,
        )
    )
    scene.lit(flame, (90, 255, 140), 60, 1.0, 0.4)
    hands = scene.canvas()
    for x, tall, s in ((170, 150, 1), (370, 110, -1), (690, 100, 1), (960, 160, -1)):
        wrist = (x, 800 - tall)
        bone(hands, (x, 850), wrist, 20)
        for k in range(5):
            d = -90 + (k - 2) * 24 + s * 8
            knuckle = polar(wrist, 44, d)
            hands.line([wrist, knuckle, polar(knuckle, 36, d + s * (k - 1) * 10)], 12, WHITE)
    scene.add(scene.solid(hands.alpha(), BONE_PALE, 5), rim=MINT, shadow=0.4)
    mist(scene, 800, 60, (50, 140, 100), 0.6)
    motes(scene, GREEN, 60)
    return scene
