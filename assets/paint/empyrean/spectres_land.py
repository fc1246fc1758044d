"""Night in the necropolis: sky, graves, dead trees, and bodies made of light."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops

from ..archangelis.infernal_parts import moon
from ..archangelis.infernal_scene import Palette, curve, fit, path
from ..archangelis.places_land import mist, orb, ridge, sky, trunk
from ..brush import Color, Point, Stops, blur, levels, linear, mix, noise, rng, scaled, times, warp
from .field import BLACK, GRAVE, WHITE, Field, stuff

GREEN: Color = (120, 255, 190)
MINT: Color = (190, 255, 226)
VIOLET: Color = (170, 120, 255)
LILAC: Color = (222, 200, 255)
NIGHT: Stops = ((0.0, (4, 8, 24)), (0.45, (14, 40, 56)), (0.75, (40, 96, 96)), (1.0, (10, 26, 30)))
DUSK: Stops = ((0.0, (8, 6, 28)), (0.45, (42, 28, 84)), (0.75, (104, 76, 140)), (1.0, (20, 14, 36)))
FLAME = "0,1 -.7,.7 -.9,0 -.5,-.6 -.55,-1.3 -.2,-.9 0,-1.2 .1,-1.9 .4,-1.1 .7,-1.2 .6,-.6 .9,0 .7,.7"
STONE, BONE_PALE = stuff((92, 104, 110), 0.5), stuff((206, 210, 186), 0.7)
ROBE, BLACK_ROBE = stuff((56, 52, 84), 0.5), stuff((26, 26, 38), 0.45)


def night(
    key: str,
    air: Palette = GRAVE,
    hour: Stops = NIGHT,
    at: Point | None = (820, 200),
    radius: float = 110,
    ground: float = 640,
) -> Field:
    """The sky over the graves, a moon, hills and mist."""
    scene = Field(key, air)
    sky(scene, hour, air.glow, 0.2)
    if at:
        orb(scene, at, radius, air.rim, 0.4)
        moon(scene, at, radius, mix(air.rim, WHITE, 0.3))
    ridge(scene, ground - 40, 40, mix(hour[1][1], BLACK, 0.5), mix(hour[2][1], BLACK, 0.2), "hills", 6, 0.2)
    mist(scene, ground - 20, 90, hour[2][1], 0.6)
    ridge(
        scene, ground, 16, mix(hour[3][1], BLACK, 0.2), hour[2][1], "ground", 6, 0.12, rim=mix(hour[2][1], WHITE, 0.2)
    )
    return scene


def graves(scene: Field, spots: Sequence[tuple[float, float, float, float]], stops: Stops = STONE) -> None:
    """Leaning headstones: x, y, size, tilt of each; every third bears a cross."""
    for k, (x, y, size, tilt) in enumerate(spots):
        if k % 3 == 1:
            outline = (
                "-.14,1.2 -.14,.0 -.5,.0 -.5,-.26 -.14,-.26 -.14,-.7 .14,-.7 .14,-.26 .5,-.26 .5,.0 .14,.0 .14,1.2"
            )
        else:
            outline = "-.5,1.2 -.5,-.3 -.42,-.62 -.22,-.85 0,-.92 .22,-.85 .42,-.62 .5,-.3 .5,1.2"
        scene.put(fit(path(outline), (x, y), size, tilt), stops, size * 0.1, rim=scene.air.rim, shadow=0.4)


def dead_tree(
    scene: Field, foot: Point, height: float, seed: object, width: float = 0.1, tone: Color = (10, 12, 20)
) -> None:
    """A bare tree against the sky."""
    scene.drawn(
        lambda c: trunk(c, foot, height, height * width, tone, (scene.key, seed), 0.3, 5),
        rim=mix(scene.air.rim, BLACK, 0.4),
        shadow=0.2,
    )


def ghost(
    scene: Field,
    shape: Image.Image,
    color: Color,
    top: float,
    foot: float,
    strength: float = 0.75,
    reach: float = 40,
    core: Color = WHITE,
) -> None:
    """A body of light: bright along its edges, veiled within, running out towards its foot."""
    w, h = scene.size
    tall = max(2, round(foot - top))
    fade = Image.new("L", scene.size, 255)
    fade.paste(linear((w, tall), 270), (0, round(top)))
    fade.paste(0, (0, round(foot), w, h))
    veil = warp(noise(scene.final, (scene.key, top, color), (40, 120), 5, 0.6, 0), scene.key, 10, 80).resize(scene.size)
    body = times(shape, fade)
    edge = times(body, ImageChops.invert(blur(shape, 16)))
    scene.dim(body, 0.45, mix(color, BLACK, 0.82))
    scene.shine(blur(body, reach), color, 0.5)
    scene.shine(times(body, levels(veil, 20, 230)), color, strength)
    scene.shine(scaled(body, 0.45), color)
    scene.shine(levels(edge, 0, 130), mix(color, core, 0.6), 0.9)


def hollows(scene: Field, outlines: Sequence[Sequence[Point]], tone: Color, strength: float = 0.92) -> None:
    """Eyes and mouths: darkness in a body of light."""
    scene.dim(blur(scene.mask(*outlines), 2.5), strength, tone)


def soul(scene: Field, at: Point, size: float, color: Color, turn: float = 0.0, face: bool = True) -> None:
    """A small soul: a drop of light with a face and a tail."""
    body = scene.mask(
        curve(
            "0,-1 .5,-.8 .66,-.3 .5,.2 .34,.8 .1,1.5 -.2,2.2 -.12,1.4 -.4,.8 -.56,.2 -.66,-.3 -.5,-.8", at, size, turn
        )
    )
    scene.lit(body, mix(color, BLACK, 0.25), size * 0.8, 0.7, 0.12)
    scene.shine(times(body, ImageChops.invert(blur(body, size * 0.2))), WHITE, 0.9)
    if face:
        eyes = [curve(f"{s * 0.12},-.4 {s * 0.24},-.52 {s * 0.36},-.4 {s * 0.24},-.2", at, size, turn) for s in (-1, 1)]
        hollows(
            scene,
            [*eyes, curve("-.12,.06 0,-.06 .12,.06 .08,.3 0,.36 -.08,.3", at, size, turn)],
            mix(color, BLACK, 0.85),
        )


def motes(scene: Field, color: Color, count: int = 70) -> None:
    """Pale sparks that hang in the air."""
    source = rng(scene.key, "motes")
    canvas = scene.canvas()
    for _ in range(count):
        canvas.disc((source.uniform(0, 1120), source.uniform(0, 820)), source.uniform(1.0, 4.0), WHITE)
    scene.lit(canvas.alpha(), color, 10, 0.7, 0.4)
