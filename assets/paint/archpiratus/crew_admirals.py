"""The Admirals in state: each house has its colours, its emblem, its dress."""

from __future__ import annotations

from ..brush import Color
from . import crew_body as dress
from . import crew_hats as hats
from . import crew_heads as heads
from . import crew_signs as fx
from .crew_bust import AMBER, BRASS, BROWN, PORCELAIN, SILVER, STEEL, TEAL, VOID, Part, cloth, glass, leather
from .crew_portrait import (
    BLACK_LACQUER,
    BLACK_METAL,
    BRONZE,
    CRIMSON,
    INK,
    IVORY_CLOTH,
    NAVY,
    PLUM,
    SLATE,
    TEAL_CLOTH,
    WHITE_CLOTH,
    Portrait,
    by,
    deck,
    rays,
    sign,
)
from .crew_scene import GOLDEN, ICE, JADE, PALE, ROSE, VIOLET, H, W


def state(
    hue: Color,
    emblem: str,
    light: Color,
    body: tuple[Part, ...],
    head: tuple[Part, ...],
    look: float,
    gold: Color = (250, 214, 130),
) -> Portrait:
    """An Admiral in state: two banners, a sign of light behind the head, the dress of the house."""
    wall = (round(hue[0] * 0.45 + 14), round(hue[1] * 0.45 + 16), round(hue[2] * 0.45 + 20))
    behind = (
        deck("columns", wall, light, GOLDEN),
        rays(0.5, 0.36, light, 0.6),
        sign(fx.seal((W * 0.5, H * 0.36), 330), light, 0.6),
        by(fx.banners, hue, emblem, gold),
    )
    return Portrait(behind, body, head, look, zoom=1.06, at=(280, 186), cool=light, warm=AMBER)


ADMIRALS = {
    "vance": state(
        (150, 22, 28),
        "flame",
        (255, 110, 60),
        (
            dress.torso(CRIMSON),
            dress.armour(BLACK_METAL, BRASS),
            dress.medals(6, BRASS, 1, 0, 140),
            dress.epaulettes(BRASS, 1.1),
            dress.collar(INK, BRASS, 44),
        ),
        (
            heads.face(VOID, BLACK_METAL),
            heads.slit((255, 96, 60)),
            hats.bicorne(INK, BRASS, 126, 72, "star"),
            hats.plume(CRIMSON, (120, 120, -30), 9, (40, 110, 0)),
        ),
        -20,
    ),
    "okonkwo": state(
        (22, 104, 62),
        "tower",
        JADE,
        (
            dress.torso(cloth((26, 84, 58))),
            dress.armour(BRONZE, BRASS, 1.06),
            dress.cape(cloth((26, 100, 64)), BRASS),
            dress.ring_collar(BRASS),
            dress.seal(BRASS, "star8", (0, -176, 138), 30, False),
        ),
        (
            heads.helmet(BRONZE, BRASS, 1),
            heads.visor(glass(JADE), BRASS, 2, 56, 12, -8, 0.5),
            heads.breather(BRASS),
            hats.crest(cloth((40, 150, 96)), 44, 84),
        ),
        18,
    ),
    "sorrel": state(
        (176, 84, 26),
        "tree",
        AMBER,
        (
            dress.torso(BROWN),
            dress.coat(leather((130, 70, 34)), BRASS, 4, True),
            dress.scarf(cloth((196, 172, 130))),
            dress.epaulettes(BRASS, 0.9, 7),
            dress.medals(3, BRASS, -1, 2),
        ),
        (
            heads.face(VOID, BRONZE),
            heads.eyes(AMBER, 3, 23, 11, 5),
            heads.headset(BRASS, AMBER),
            hats.cap(leather((120, 66, 34)), BROWN, BLACK_LACQUER, "star8", BRASS, 1.12),
        ),
        24,
    ),
    "thorne": state(
        (52, 78, 118),
        "star",
        ICE,
        (
            dress.torso(SLATE),
            dress.armour(STEEL, SILVER),
            dress.cape(cloth((44, 70, 116)), SILVER, True),
            dress.collar(NAVY, SILVER, 58, 46, 1.4),
            dress.wings(SILVER, (0, -168, 132), 78, 5),
        ),
        (
            heads.face(VOID, STEEL),
            heads.slit(ICE, 4, 50, 6),
            hats.tricorne(cloth((40, 56, 88)), SILVER),
            hats.plume(cloth((150, 190, 230)), (110, 96, -50)),
        ),
        -24,
        (226, 236, 244),
    ),
    "li": state(
        (16, 112, 112),
        "eye",
        TEAL,
        (
            dress.torso(TEAL_CLOTH),
            dress.fan_collar(TEAL_CLOTH, BRASS, 96, 11),
            dress.coat(TEAL_CLOTH, BRASS, 0),
            dress.seal(BRASS, "gear", (0, -180, 120), 32),
            dress.epaulettes(BRASS, 0.8, 0),
        ),
        (
            heads.face(PORCELAIN),
            heads.slit(TEAL, 5, 50, 6),
            heads.mouth(BRASS),
            hats.circlet(BRASS, 7, 44, TEAL, 1.0, 40),
        ),
        14,
    ),
    "moreau": state(
        (84, 40, 132),
        "moon",
        VIOLET,
        (
            dress.torso(PLUM),
            dress.cape(cloth((50, 30, 84)), SILVER),
            dress.coat(PLUM, SILVER, 4),
            dress.collar(IVORY_CLOTH, SILVER, 62, 48, 1.5),
            dress.medals(3, SILVER, 1, 1),
        ),
        (
            heads.face(PORCELAIN),
            heads.eyes(VIOLET, 4, 23, 12, 5),
            heads.mouth(SILVER),
            heads.veil(cloth((60, 36, 98)), -24),
            hats.bicorne(cloth((56, 32, 92)), SILVER, 132, 66, "lozenge"),
        ),
        -18,
        (232, 228, 244),
    ),
    "azimi": state(
        (206, 160, 84),
        "sun",
        GOLDEN,
        (
            dress.torso(IVORY_CLOTH),
            dress.cape(cloth((190, 130, 60)), BRASS),
            dress.sash(CRIMSON, BRASS, -1),
            dress.collar(IVORY_CLOTH, BRASS, 40),
            dress.epaulettes(BRASS, 0.9),
            dress.medals(3, BRASS, -1, 3),
        ),
        (
            heads.face(VOID, BRASS),
            heads.eyes(GOLDEN, 3, 23, 12, 5),
            hats.turban(IVORY_CLOTH, BRASS, ROSE),
            hats.plume(WHITE_CLOTH, (20, 150, 20), 7, (0, 70, 88)),
        ),
        20,
        (120, 40, 24),
    ),
    "brandt": state(
        (36, 78, 112),
        "wave",
        PALE,
        (
            dress.torso(NAVY),
            dress.coat(cloth((34, 58, 84)), SILVER, 5, True),
            dress.collar(WHITE_CLOTH, SILVER, 70, 48, 1.45),
            dress.epaulettes(SILVER, 1.0, 9),
            dress.medals(6, SILVER, 1, 4),
        ),
        (
            heads.face(VOID, STEEL),
            heads.scope(SILVER, ICE, 21, (25, 6, 48), 22),
            heads.eyes(PALE, 3, 23, 10, 4),
            hats.cap(WHITE_CLOTH, NAVY, BLACK_LACQUER, "star8", SILVER, 1.15),
        ),
        -26,
        (230, 236, 240),
    ),
}
