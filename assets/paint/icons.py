"""Paints the interface icons and the app's own icon."""

import struct
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

from .angel_wars import rounded, tile
from .brush import (
    GOLD,
    bevel,
    blur,
    carve,
    drop_shadow,
    gradient,
    light,
    over,
    placed,
    radial,
    relief,
    stars,
    with_alpha,
)
from .figures import BRASS, IVORY_BODY, SIDES, ring, wings
from .glyphs import SHAPES, drawn
from .sculpt import Sculpture, knots

APP = 512
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
SMALL = 32  # up to this size the simpler icon reads better
ICNS_KINDS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def winged_halo() -> Image.Image:
    """An ivory pair of wings about a brass halo, carved like the figures."""
    piece = Sculpture((APP, 300), (APP / 2, 300), scale=3, pitch=0)
    wings(
        piece,
        ((56, 140, -20), (92, 182, -30), (140, 206, -36), (180, 196, -40)),
        lambda t: knots(((0, -62), (0.4, -44), (0.75, -8), (1.0, 34)), t),
        lambda t: knots(((0, 92), (0.5, 112), (1.0, 62)), t),
        IVORY_BODY,
        BRASS,
        count=11,
        width=17,
    )
    for radius, thick, material in ((62, 11, BRASS), (46, 5, SIDES["orange"].jewel)):
        piece.tube(ring((0, 150, 34), radius), lambda u, thick=thick: thick, material, steps=160, around=32)
    return piece.render("app")


def app_icon() -> Image.Image:
    """A winged halo over a tile half orange, half blue, on a night-blue ground with a gold rim."""
    size = (APP * 2, APP * 2)
    ground = gradient(size, ((0.0, (34, 48, 92)), (0.55, (18, 27, 56)), (1.0, (9, 13, 30))))
    ground = ImageChops.screen(ground, stars(size, "app", 70))
    ground = light(ground, radial(size, (APP, APP * 0.72), APP * 0.95, 1.3), (255, 196, 110), 0.5)
    body, inner = rounded(size, 10, 220), rounded(size, 38, 194)
    band = ImageChops.subtract(body, inner)
    split = Image.new("L", (600, 600))
    ImageDraw.Draw(split).polygon([(600, 0), (600, 600), (0, 600)], fill=255)
    half = Image.composite(tile("blue", 0).resize(split.size), tile("orange", 0).resize(split.size), split)
    seam = Image.new("L", split.size)
    ImageDraw.Draw(seam).line((34, 566, 566, 34), fill=255, width=12)
    half = with_alpha(over(half.convert("RGB"), carve(seam, GOLD, 4)), half.getchannel("A"))
    at = (APP - 300, 368)
    picture = drop_shadow(ground, placed(half.getchannel("A"), size, at), (8, 14), 26, 0.8)
    picture = over(picture, half, at)
    angel = winged_halo().resize((960, 562), Image.Resampling.BICUBIC)
    place = (32, 16)
    picture = drop_shadow(picture, placed(angel.getchannel("A"), size, place), (8, 14), 16, 0.7)
    picture = over(picture, angel, place)
    picture = relief(picture, bevel(blur(inner, 10), 6, 45, 0.8), 0.3)
    picture.paste(carve(band, GOLD, 12, gain=3.0, depth=5).convert("RGB"), (0, 0), band)
    return with_alpha(picture, body).reduce(2)


def small_icon() -> Image.Image:
    """The icon for the smallest sizes: only the halved tile, its rim and the halo."""
    size = (256, 256)
    picture = Image.new("RGB", size, (236, 128, 34))
    draw = ImageDraw.Draw(picture)
    draw.polygon([(256, 0), (256, 256), (0, 256)], fill=(26, 66, 166))
    draw.line((0, 256, 256, 0), fill=(250, 214, 120), width=12)
    draw.ellipse((58, 58, 198, 198), outline=(30, 16, 20), width=46)
    draw.ellipse((66, 66, 190, 190), outline=(255, 240, 196), width=30)
    body, inner = rounded(size, 4, 52), rounded(size, 24, 36)
    picture.paste((240, 196, 96), (0, 0), ImageChops.subtract(body, inner))
    return with_alpha(picture, body)


def icns(icon: Image.Image) -> bytes:
    """Apple's icon file without the sizes larger than the painting."""
    entries = b""
    for kind, side in ICNS_KINDS.items():
        picture = BytesIO()
        icon.resize((side, side), Image.Resampling.LANCZOS).save(picture, "PNG", optimize=True)
        entries += kind + struct.pack(">I", 8 + len(picture.getvalue())) + picture.getvalue()
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries


def paint(out: Path) -> list[Path]:
    """Writes the icons below the art folder `out`."""
    (out / "icons").mkdir(parents=True, exist_ok=True)
    written = []
    for name in SHAPES:
        written.append(out / "icons" / f"{name}.png")
        drawn(name).save(written[-1], optimize=True)
    icon = app_icon()
    written += [out / f"icon.{kind}" for kind in ("png", "ico", "icns")]
    icon.save(written[-3], optimize=True)
    small = small_icon()
    icon.save(
        written[-2],
        sizes=[(side, side) for side in ICO_SIZES],
        append_images=[small.resize((side, side), Image.Resampling.LANCZOS) for side in ICO_SIZES if side <= SMALL],
    )
    written[-1].write_bytes(icns(icon))
    return written
