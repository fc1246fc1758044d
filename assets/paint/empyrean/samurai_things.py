"""Things of the samurai: the great armour, the weighted chain, smoke, and the sword saint's one stroke."""

from __future__ import annotations

import math

from ..archangelis.infernal_parts import chain
from ..archangelis.infernal_scene import curve, fit, path, twin
from ..archangelis.places_land import sky
from ..brush import Canvas, bezier, blur, mix, polar, rng
from .field import GILT, INDIGO, STEEL, VERMILION, WHITE, WOOD, Field, Figure, stuff
from .samurai_land import BLACKED, CREAM, GOLD, MIDNIGHT, NAVY, RIM, do, dusk, kabuto, mon, mountain, petals


def great_armour(key: str) -> Field:
    """An armour on its stand, lit like an idol, a folding screen of gold behind."""
    scene = Field(key, INDIGO)
    scene.sky()
    screen = scene.canvas((190, 140, 60))
    for k in range(4):
        x0, x1 = 60 + k * 250, 310 + k * 250
        up = 26 if k % 2 else 0
        tone = mix((236, 186, 96), (120, 76, 34), 0.55 if k % 2 else 0.15)
        screen.poly([(x0, 90 + up), (x1, 116 - up), (x1, 716 - up), (x0, 690 + up)], tone)
        screen.line([(x0, 90 + up), (x1, 116 - up), (x1, 716 - up), (x0, 690 + up), (x0, 90 + up)], 12, (60, 22, 26))
    for k in range(5):
        mon(screen, (150 + k * 205, 250 + (k % 2) * 240), 62, (150, 96, 40))
    scene.add(screen.image(), rim=RIM)
    scene.burst((560, 400), 520, 0.7, 24, (255, 200, 110))
    scene.put([(220, 740), (900, 740), (980, 830), (140, 830)], stuff((56, 26, 30), 0.6), 14, rim=RIM)
    f = Figure(720, 1.5, 1.1)
    head = f.at("0,-.74")[0]
    f.limb("0,-.7 0,-.02", (0.08, 0.08), WOOD, bent=False)
    do(f, head, 196, NAVY, stuff((176, 40, 34), 0.7))
    kabuto(f, head, 210, stuff((60, 64, 100), 0.8), NAVY, "sun", GOLD)
    scene.stamp(f.lit(RIM), (560, 806), shadow=0.6, halo=(255, 214, 130), reach=40, strength=0.5)
    return scene


def weighted_chain(key: str) -> Field:
    """A chain whirling in a spiral, its iron weight flying out at us; the sickle at its end."""
    scene = Field(key, VERMILION)
    scene.sky()
    scene.burst((520, 400), 560, 0.5, 0)
    line = [polar((520, 400), 60 + 0.45 * d, d + 150) for d in range(0, 880, 5)]
    flat = [(x, 400 + (y - 400) * 0.74) for x, y in line]

    def blur_ring(c: Canvas) -> None:
        for r in (170, 250, 330, 420):
            c.stroke(
                [(520 + r * 1.1 * math.cos(a / 20), 400 + r * 0.8 * math.sin(a / 20)) for a in range(110)], 20, WHITE
            )

    canvas = scene.canvas()
    blur_ring(canvas)
    scene.shine(blur(canvas.alpha(), 12), (255, 150, 90), 0.35)
    scene.add(chain(scene, flat[20:], 52, STEEL, 6), rim=RIM, shadow=0.6)
    sickle = scene.canvas()
    sickle.poly(curve("-.1,.1 -.3,-.6 -1.1,-1.1 -2.1,-1.0 -1.3,-.75 -.75,-.3 -.5,.2", (560, 470), 100), WHITE)
    scene.add(scene.solid(sickle.alpha(), STEEL, 9), rim=WHITE, shadow=0.6)
    handle = scene.canvas()
    handle.line([(520, 440), (690, 800)], 46, WHITE)
    scene.add(scene.solid(handle.alpha(), stuff((150, 44, 36), 0.5), 14), rim=RIM, shadow=0.5)
    end = flat[-1]
    ball = scene.canvas()
    ball.poly(twin("0,-1 .5,-.8 .86,-.3 .86,.3 .5,.8 0,1", end, 96), WHITE)
    scene.add(
        scene.solid(ball.alpha(), stuff((96, 96, 112), 0.95), 40),
        rim=(255, 220, 170),
        halo=(255, 120, 60),
        reach=50,
        strength=0.7,
    )

    def spikes(c: Canvas) -> None:
        for k in range(8):
            c.poly([polar(end, 84, k * 45 - 9), polar(end, 132, k * 45), polar(end, 84, k * 45 + 9)], WHITE)

    scene.drawn(spikes, STEEL, 6, rim=RIM)
    scene.sparks(100)
    return scene


def smoke_screen(key: str) -> Field:
    """A bomb bursts into violet smoke; only the eyes and the steel are left to see."""
    scene = Field(key, INDIGO)
    scene.base = dusk(key, MIDNIGHT, None, fuji=None).base
    scene.burst((560, 560), 520, 1.0, 30, (255, 120, 190))
    pale = (
        (0.0, (40, 26, 70)),
        (0.4, (104, 66, 140)),
        (0.65, (176, 130, 196)),
        (0.85, (232, 196, 232)),
        (1.0, (255, 244, 250)),
    )
    scene.smoke(250, 150, 0.85, 200, pale)
    eyes = scene.canvas()
    for s in (-1, 1):
        eyes.poly(curve(f"{s * 0.2},.0 {s * 0.7},-.34 {s * 1.25},-.30 {s * 0.75},.12", (560, 330), 80), WHITE)
    shadow = scene.mask(twin("0,-1.5 .7,-1.3 1.1,-.5 1.0,.4 1.5,1.1 2.2,1.8 2.4,4 0,4", (560, 360), 110))
    scene.dim(blur(shadow, 26), 0.9, (16, 8, 34))
    scene.lit(eyes.alpha(), (255, 226, 120), 30, 0.9, 0.7)
    scene.smoke(560, 120, 0.8, 260, pale)

    def stars(c: Canvas) -> None:
        for x, y, r, turn in ((190, 240, 62, 10), (930, 200, 74, 30), (320, 560, 48, 50), (850, 520, 56, 70)):
            c.poly([polar((x, y), r if k % 2 == 0 else r * 0.3, k * 45 + turn) for k in range(8)], WHITE)

    scene.drawn(stars, STEEL, 6, rim=WHITE, halo=(255, 190, 240), reach=24, strength=0.6)
    ball = scene.canvas()
    ball.disc((560, 730), 62, WHITE)
    scene.add(scene.solid(ball.alpha(), BLACKED, 26), rim=(255, 190, 230))
    scene.burning(
        lambda c: c.poly([polar((616, 660), 40 if k % 2 == 0 else 10, k * 30) for k in range(12)], WHITE),
        (255, 220, 120),
        50,
        1.0,
        1.0,
    )
    scene.sparks(120, (255, 170, 210))
    return scene


def kensei(key: str) -> Field:
    """The sword saint: a brushed circle, a still figure, and the blade of light before him."""
    scene = Field(key, INDIGO)
    sand = ((0.0, (196, 150, 110)), (0.5, (246, 226, 190)), (1.0, (214, 150, 96)))

    sky(scene, sand, WHITE, 0.5)
    mountain(scene, (560, 470), 420, ((0, (0, 0, 0)), (0, (150, 120, 140))))
    scene.dim(blur(scene.mask([(0, 560), (1120, 560), (1120, 830), (0, 830)]), 50), 0.85, (246, 222, 184))
    source = rng(key, "brush")

    def circle(c: Canvas) -> None:
        for _ in range(60):
            r, start = 300 + source.gauss(0, 17), source.uniform(-84, -60)
            line = [polar((560, 390), r, d) for d in range(round(start), round(source.uniform(200, 262)), 4)]
            c.stroke(line, source.uniform(4, 12), mix((22, 18, 36), (60, 40, 70), source.random()))

    scene.drawn(circle, shadow=0.2)
    f = Figure(540, 1.5, 1.1)
    f.shape("-.42,-.02 -.36,-.16 -.16,-.26 .16,-.26 .36,-.16 .42,-.02 0,.02", stops=NAVY, round_=0.07)
    f.shape("-.20,-.70 .20,-.70 .26,-.44 .18,-.18 -.18,-.18 -.26,-.44", stops=CREAM, round_=0.06)
    f.shape("-.04,-.70 .04,-.70 .0,-.42", stops=stuff((176, 118, 82)), round_=0.02)
    f.limb("-.20,-.64 -.30,-.42 -.04,-.30", (0.13, 0.13, 0.09), CREAM)
    f.limb(".20,-.64 .30,-.42 .04,-.30", (0.13, 0.13, 0.09), CREAM)
    f.shape(
        "0,-.98 .09,-.94 .11,-.84 .07,-.74 0,-.70 -.07,-.74 -.11,-.84 -.09,-.94",
        stops=stuff((186, 128, 92), 0.5),
        round_=0.05,
    )
    f.shape("0,-.78 .07,-.80 .06,-.66 0,-.54 -.06,-.66 -.07,-.80", stops=stuff((226, 222, 216), 0.6), round_=0.03)
    f.shape(
        "-.11,-.80 -.12,-.94 0,-1.02 .12,-.94 .11,-.80 .08,-.92 0,-.94 -.08,-.92",
        "-.03,-1.0 0,-1.08 .03,-1.0",
        stops=stuff((214, 210, 206), 0.6),
        round_=0.03,
    )

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.stroke(bezier(f.at(f"{s * 0.02},-.855 {s * 0.045},-.845 {s * 0.075},-.86"), 8), 5, (40, 24, 20))
            c.stroke(f.at(f"{s * 0.015},-.885 {s * 0.05},-.90 {s * 0.085},-.88"), 9, (236, 232, 226))

    f.draw(face)
    scene.stamp(f.lit((255, 246, 220)), (560, 770), shadow=0.5)
    steel = scene.mask(fit(path("-5.2,.05 -1,-.06 3.6,-.12 4.6,-.32 3.9,.14 -1,.20 -5.2,.19"), (560, 610), 86))
    scene.lit(steel, (255, 250, 226), 34, 0.9, 0.9)
    scene.put(
        fit(path("-5.2,.05 -1,-.06 3.6,-.12 4.6,-.32 3.9,.14 -1,.20 -5.2,.19"), (560, 610), 86),
        stuff((206, 214, 228), 1.0),
        6,
        shadow=0.3,
    )
    scene.put(fit(path("-6.0,.02 -5.2,.03 -5.2,.21 -6.0,.22"), (622, 610), 86), GILT, 5, shadow=0.3)
    petals(scene, 24, (214, 60, 60), 14)
    return scene
