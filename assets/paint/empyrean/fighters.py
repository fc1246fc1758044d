"""People on foot seen from the side, heading right, and what they carry."""

from __future__ import annotations

from ..archangelis.infernal_scene import fit
from ..brush import Canvas, Color, Point, Stops
from .field import EDGE, SKIN, WHITE, WOOD, Figure, darker, plates, scales, stuff
from .mounts import head

LEGS = {
    "stand": ("-.03,-.50 -.05,-.27 -.07,-.05 .0,-.03", ".03,-.50 .06,-.27 .05,-.05 .13,-.03"),
    "stride": ("-.02,-.50 -.10,-.28 -.24,-.09 -.18,-.03", ".03,-.50 .15,-.30 .18,-.06 .27,-.04"),
    "lunge": ("-.02,-.46 -.19,-.28 -.38,-.06 -.31,-.03", ".03,-.46 .24,-.36 .23,-.06 .32,-.04"),
    "wide": ("-.05,-.46 -.20,-.28 -.24,-.05 -.32,-.03", ".05,-.46 .20,-.28 .24,-.05 .32,-.03"),
}
SKIRTS = {
    "stand": "-.11,-.56 .11,-.56 .16,-.34 -.15,-.34",
    "stride": "-.11,-.56 .11,-.56 .22,-.32 .02,-.30 -.19,-.33",
    "lunge": "-.11,-.54 .11,-.54 .26,-.31 .02,-.27 -.26,-.30",
    "wide": "-.11,-.54 .11,-.54 .26,-.28 0,-.26 -.26,-.28",
    "robe": "-.11,-.56 .11,-.56 .17,-.30 .24,-.03 0,-.01 -.22,-.03 -.15,-.30",
}


def walker(
    height: float,
    coat: Stops,
    legs: Stops,
    pose: str = "stride",
    near: str = ".03,-.79 .14,-.66 .26,-.72",
    far: str = ".0,-.79 .10,-.68 .22,-.66",
    hat: str = "felt",
    cap: Stops | None = None,
    skin: Stops = SKIN,
    beard: Color | None = None,
    mail: str = "",
    skirt: str = "",
    belt: Stops | None = None,
    shoes: Stops | None = None,
    wide: float = 1.4,
    figure: Figure | None = None,
) -> Figure:
    """A person in a pose (see LEGS, or 'robe'); arms run from shoulder by elbow to hand; mail is plates or scales."""
    f = figure or Figure(height, wide, 1.4)
    boots = shoes or stuff((74, 50, 36))
    f.limb(far, (0.085, 0.07, 0.05), darker(coat))
    if pose != "robe":
        for k, leg in enumerate(LEGS[pose]):
            stuffed = legs if k else darker(legs)
            *thigh, ankle, toe = leg.split()
            f.limb(" ".join((*thigh, ankle)), (0.125, 0.105, 0.065), stuffed)
            f.limb(f"{ankle} {toe}", (0.075, 0.055), boots if k else darker(boots), 0.02, bent=False)
    armour = {"plates": plates, "scales": scales}[mail](f.size, round(height * 0.03)) if mail else None
    f.solid(f.mask(SKIRTS[skirt or pose]), legs if pose == "robe" else coat, 0.03, armour if pose != "robe" else None)
    f.solid(
        f.mask("-.10,-.50 -.13,-.66 -.12,-.80 -.05,-.845 .05,-.845 .11,-.80 .13,-.66 .10,-.50"), coat, 0.035, armour
    )
    if belt:
        f.limb("-.10,-.53 0,-.51 .11,-.53", (0.035, 0.035, 0.035), belt, 0.01)
    f.unit *= 0.52
    head(f, (0.02 / 0.52, -0.925 / 0.52), hat, cap or coat, skin, beard)
    f.unit /= 0.52
    return f


def arm(f: Figure, text: str, coat: Stops, skin: Stops = SKIN, wide: float = 1.0) -> None:
    """The near arm, laid over what it holds."""
    f.limb(text, (0.09 * wide, 0.075 * wide, 0.055 * wide), coat)
    hand = text.split()[-1]
    f.limb(f"{hand} {hand}", (0.055, 0.055), skin, bent=False)


def pole(f: Figure, foot: str, tip: str, wide: float = 0.018, stops: Stops = WOOD) -> None:
    """A shaft from point to point."""
    f.limb(f"{foot} {tip}", (wide, wide), stops, 0.008, bent=False)


def spearhead(f: Figure, at: str, turn: float = 0.0, size: float = 0.1, stops: Stops = EDGE) -> None:
    """A leaf of steel on a shaft that ends at a point."""
    place = f.at(at)[0]
    _steel(f, place, [(0, -1), (0.24, -0.4), (0.12, 0.05), (-0.12, 0.05), (-0.24, -0.4)], size, turn, stops)


def glaive(f: Figure, at: str, turn: float = 0.0, size: float = 0.3, stops: Stops = EDGE) -> None:
    """The curved blade of a naginata."""
    place = f.at(at)[0]
    outline = [(-0.06, 0.05), (-0.07, -0.4), (0.02, -0.8), (0.26, -1.05), (0.2, -0.7), (0.1, -0.35), (0.07, 0.05)]
    _steel(f, place, outline, size, turn, stops)


def katana(f: Figure, hilt: str, turn: float, size: float = 0.5, trim: Stops = WOOD) -> None:
    """A curved sword, its edge away from the holder; turn 0 points up."""
    place = f.at(hilt)[0]
    blade = [(-0.03, 0.0), (-0.045, -0.5), (0.01, -0.85), (0.12, -1.06), (0.085, -0.8), (0.045, -0.5), (0.04, 0.0)]
    _steel(f, place, [(0.018, 0.28), (-0.018, 0.28), (-0.025, 0), (0.025, 0)], size, turn, trim)
    _steel(f, place, blade, size, turn, EDGE)
    _steel(f, place, [(-0.08, 0.0), (-0.08, -0.035), (0.08, -0.035), (0.08, 0.0)], size, turn, stuff((214, 166, 70)))


def _steel(f: Figure, place: Point, outline: list[Point], size: float, turn: float, stops: Stops) -> None:
    canvas = Canvas(f.size, 2)
    canvas.poly(fit(outline, place, size * f.unit, turn), WHITE)
    f.solid(canvas.alpha(), stops, size * 0.02)
