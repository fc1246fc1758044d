"""The crew that works the world: medics, scientists, smugglers, diplomats."""

from __future__ import annotations

from . import crew_body as dress
from . import crew_hats as hats
from . import crew_heads as heads
from . import crew_signs as fx
from .crew_bust import (
    AMBER,
    BRASS,
    BROWN,
    GUNMETAL,
    PORCELAIN,
    RUBBER,
    SILVER,
    STEEL,
    TEAL,
    VOID,
    WHITE,
    cloth,
    glass,
    lamp,
    leather,
)
from .crew_portrait import (
    BLACK_METAL,
    BRONZE,
    INK,
    IVORY_CLOTH,
    MIDNIGHT,
    MINT,
    PLUM,
    RUST,
    SLATE,
    SOOT,
    TEAL_CLOTH,
    WHITE_CLOTH,
    WHITE_METAL,
    WINE,
    Portrait,
    by,
    deck,
    rays,
    shine,
    sign,
    space,
    window,
    world,
)
from .crew_scene import GOLDEN, ICE, JADE, PALE, ROSE, VIOLET, H, W

MEDICS = {
    "sawbones": Portrait(
        (deck("shelves", (60, 74, 70), JADE, AMBER), shine(0.78, 0.2, 240, JADE, 0.4)),
        (
            dress.torso(cloth((150, 150, 132))),
            dress.harness(BROWN, STEEL),
            dress.collar(cloth((150, 150, 132)), BROWN, 24),
        ),
        (
            heads.face(cloth((150, 140, 120))),
            heads.veil(WHITE_CLOTH),
            heads.skullcap(WHITE_CLOTH),
            heads.goggles(BRASS, glass(JADE), 20, 8, 26),
            dress.badge("cross", lamp(ROSE, 0.8), (0, 54, 76), 14),
        ),
        -22,
        cool=JADE,
    ),
    "field-surgeon": Portrait(
        (
            deck("ribs", (70, 90, 86), JADE, TEAL),
            by(fx.screens, JADE, 4, ROSE),
            sign(fx.plus((W * 0.5, H * 0.36), 300), JADE, 0.6),
        ),
        (dress.torso(MINT), dress.coat(WHITE_CLOTH, SILVER, 2), dress.ring_collar(WHITE_METAL, JADE)),
        (
            heads.face(WHITE_CLOTH),
            heads.veil(MINT),
            heads.skullcap(MINT),
            heads.goggles(SILVER, lamp(JADE, 0.7), 20, 8, 26, SILVER),
            heads.disc_lamp(PALE, (0, 54, 72)),
        ),
        24,
        cool=JADE,
    ),
    "gene-tailor": Portrait(
        (
            deck("shelves", (40, 70, 66), JADE, VIOLET),
            by(fx.bokeh, (JADE, VIOLET), 24),
            sign(fx.helix((W * 0.16, H * 0.46), H * 0.8, 74, 2, 60), JADE, 0.7),
            sign(fx.helix((W * 0.86, H * 0.46), H * 0.8, 66, 2, -50), VIOLET, 0.5),
        ),
        (dress.torso(INK), heads.hood(cloth((40, 56, 58)), SILVER), dress.seal(SILVER, "cross", (0, -176, 116), 26)),
        (
            heads.face(leather((58, 62, 60))),
            heads.beak(leather((120, 116, 100)), SILVER),
            heads.goggles(SILVER, lamp(JADE, 0.75), 21, 10, 28),
        ),
        -20,
        cool=JADE,
        warm=VIOLET,
        zoom=1.1,
        at=(280, 180),
    ),
    "life-binder": Portrait(
        (
            space((50, 190, 130), (30, 130, 150), (210, 220, 160), depth=1.1),
            rays(0.5, 0.36, JADE, 0.7),
            sign(fx.plus((W * 0.5, H * 0.38), 390), JADE, 0.8),
        ),
        (
            dress.torso(WHITE_CLOTH),
            dress.fan_collar(WHITE_CLOTH, BRASS, 96, 9),
            dress.cape(MINT, BRASS),
            dress.seal(BRASS, "cross", (0, -180, 116), 32),
        ),
        (
            heads.face(PORCELAIN),
            heads.veil(WHITE_CLOTH, -8),
            heads.eyes(JADE, 8, 24, 13, 5),
            hats.circlet(BRASS, 9, 34, JADE, 1.0, 36),
            heads.headband(WHITE_CLOTH, 46, 18),
            hats.halo_ring(lamp(JADE, 0.8), 110, 16, 3.5),
        ),
        12,
        zoom=1.08,
        cool=JADE,
        warm=GOLDEN,
        at=(280, 176),
    ),
}

SCIENTISTS = {
    "lab-runaway": Portrait(
        (deck("shelves", (50, 60, 84), ICE, AMBER),),
        (dress.torso(SLATE), dress.collar(WHITE_CLOTH, SLATE, 40, 44, 1.2), dress.coat(WHITE_CLOTH, STEEL, 0)),
        (
            heads.face(cloth((150, 128, 110))),
            heads.veil(SLATE, -30, -70),
            heads.goggles(RUBBER, glass(ICE), 25, 6, 29, RUBBER),
            heads.mop(cloth((170, 104, 44))),
        ),
        24,
        cool=ICE,
    ),
    "xenologist": Portrait(
        (deck("shelves", (44, 66, 74), ICE, JADE), by(fx.screens, JADE, 2, ICE)),
        (dress.torso(WHITE_CLOTH), dress.coat(WHITE_CLOTH, SILVER, 3), dress.collar(SLATE, SILVER, 34)),
        (
            heads.face(leather((120, 96, 76))),
            heads.headband(GUNMETAL, 34, 12),
            heads.goggles(BRASS, lamp(JADE, 0.7), 20, 8, 26),
            heads.goggles(BRASS, glass(ICE), 13, 46, 16),
            heads.breather(WHITE_METAL),
        ),
        -26,
        (
            sign(fx.atom((W * 0.86, H * 0.62), 92, 3), JADE, 0.7),
            sign(fx.charge("eye", (W * 0.86, H * 0.62), 60), JADE, 0.7),
            by(fx.scanlines, (W * 0.86, H * 0.62), (140, 150), JADE),
        ),
        at=(262, 170),
        cool=ICE,
    ),
    "cyberneticist": Portrait(
        (
            deck("ribs", (50, 56, 90), ICE, VIOLET),
            window((space((60, 110, 220), (130, 70, 210)), world(0.36, 0.3, 260, (90, 120, 200))), 0.5, 0.36, 290),
            by(fx.screens, ICE, 4, VIOLET),
        ),
        (
            dress.torso(MIDNIGHT),
            dress.coat(WHITE_CLOTH, SILVER, 4),
            dress.collar(MIDNIGHT, SILVER, 60, 50, 1.45),
            dress.chest_unit(GUNMETAL, (ICE, VIOLET, TEAL)),
        ),
        (
            heads.face(PORCELAIN, STEEL),
            heads.implants(STEEL, ICE, 5),
            heads.scope(STEEL, ICE, 24, (24, 8, 52), 32),
            heads.eyes(VIOLET, 5, 24, 10, 5),
        ),
        28,
        (sign(fx.globe((W * 0.14, H * 0.66), 90), ICE, 0.7), by(fx.scanlines, (W * 0.14, H * 0.66), (120, 120), ICE)),
        cool=ICE,
        warm=VIOLET,
        zoom=1.14,
        at=(296, 174),
    ),
    "star-sage": Portrait(
        (
            space((80, 130, 255), (150, 80, 230), (60, 200, 220), depth=1.3),
            sign(fx.atom((W * 0.5, H * 0.36), 420, 5), ICE, 0.55),
            rays(0.5, 0.36, ICE, 0.6),
        ),
        (
            dress.torso(MIDNIGHT),
            dress.fan_collar(MIDNIGHT, SILVER, 108, 13),
            heads.hood_mantle(MIDNIGHT, SILVER),
            dress.seal(SILVER, "star8", (0, -178, 118), 34),
        ),
        (
            heads.face(PORCELAIN),
            heads.goggles(SILVER, lamp(ICE, 0.8), 23, 6, 27),
            dress.badge("lozenge", lamp(ICE), (0, 48, 60), 18),
            hats.circlet(SILVER, 5, 26, None, 0.98, 34),
            heads.implants(SILVER, ICE, 3),
            hats.halo_ring(lamp(ICE, 0.8), 100, 8, 3),
            hats.halo_ring(lamp(VIOLET, 0.8), 128, 0, 2),
        ),
        -8,
        (sign(fx.globe((W * 0.12, H * 0.74), 84), ICE, 0.8), sign(fx.globe((W * 0.88, H * 0.74), 84), VIOLET, 0.8)),
        cool=ICE,
        warm=VIOLET,
        zoom=1.06,
        at=(280, 176),
    ),
}

SMUGGLERS = {
    "dock-rat": Portrait(
        (deck("crates", (54, 48, 42), TEAL, AMBER),),
        (dress.torso(SOOT), dress.lantern(RUST, AMBER, (112, -142, 110), 0.8)),
        (
            heads.face(),
            heads.hood(cloth((84, 72, 58)), None, 62, 8),
            heads.eyes(AMBER, 2, 22, 8, 4),
            heads.veil(SOOT, -20),
        ),
        -20,
        at=(268, 178),
        zoom=1.14,
    ),
    "fence": Portrait(
        (deck("shelves", (70, 52, 40), TEAL, AMBER), by(fx.bokeh, (AMBER, TEAL), 22)),
        (
            dress.torso(SOOT),
            dress.coat(BROWN, BRASS, 3),
            dress.scarf(WINE),
            dress.lantern(BRASS, AMBER, (-116, -140, 110), 1.0),
        ),
        (
            heads.face(),
            heads.hood(leather((74, 56, 44)), BRASS, 60, 14),
            heads.scope(BRASS, AMBER, 17, (24, 6, 46), 20),
            heads.eyes(TEAL, 3, 23, 9, 4),
        ),
        24,
        at=(292, 178),
        zoom=1.14,
    ),
    "run-boss": Portrait(
        (
            deck("crates", (46, 56, 60), TEAL, VIOLET),
            window((space((30, 110, 120), (120, 60, 150)), world(0.64, 0.26, 230, (120, 100, 150))), 0.5, 0.36, 300),
        ),
        (
            dress.torso(INK),
            dress.armour(BLACK_METAL, BRASS, 0.98),
            dress.cape(cloth((40, 34, 52)), BRASS, True),
            dress.lantern(BRASS, TEAL, (-120, -140, 124), 1.1),
        ),
        (
            heads.face(VOID, BLACK_METAL),
            heads.hood(cloth((56, 46, 66)), BRASS, 60, 20),
            heads.slit(TEAL, 3, 40, 5),
            heads.veil(INK, -22),
        ),
        -24,
        at=(288, 182),
        zoom=1.1,
        warm=VIOLET,
    ),
    "shadow-queen": Portrait(
        (
            space((110, 50, 170), (30, 110, 130), (60, 30, 110), depth=1.2),
            sign(fx.charge("moon", (W * 0.47, H * 0.34), 360), VIOLET, 0.4),
            rays(0.5, 0.36, VIOLET, 0.45),
        ),
        (
            dress.torso(PLUM),
            dress.fan_collar(PLUM, SILVER, 110, 13),
            dress.seal(SILVER, "lozenge", (0, -184, 120), 28),
            dress.lantern(SILVER, VIOLET, (120, -146, 116), 1.2),
        ),
        (
            heads.face(VOID, SILVER),
            heads.hood(PLUM, SILVER, 60, 22),
            heads.eyes(VIOLET, 5, 23, 12, 5),
            hats.circlet(SILVER, 7, 52, VIOLET, 1.34, 58),
        ),
        14,
        at=(276, 194),
        zoom=1.04,
        warm=VIOLET,
    ),
}

DIPLOMATS = {
    "envoy": Portrait(
        (deck("columns", (60, 62, 58)),),
        (
            dress.torso(IVORY_CLOTH),
            dress.coat(TEAL_CLOTH, BRASS, 0),
            dress.collar(TEAL_CLOTH, BRASS, 40, 34, 1.1),
            dress.seal(BRASS, "lozenge", (0, -176, 114), 18),
        ),
        (heads.face(PORCELAIN), heads.eyes(TEAL), heads.skullcap(TEAL_CLOTH, BRASS), heads.mouth(BRASS)),
        22,
    ),
    "broker": Portrait(
        (deck("columns", (74, 60, 42)), by(fx.screens, AMBER, 4, TEAL)),
        (
            dress.torso(WINE),
            dress.coat(WINE, BRASS, 3),
            dress.collar(IVORY_CLOTH, BRASS, 56, 44, 1.3),
            dress.seal(BRASS, "round", (0, -178, 116), 24),
        ),
        (
            heads.face(BRASS),
            heads.eyes(AMBER, 4, 23, 12, 4, 5),
            heads.skullcap(WINE, BRASS, 26),
            heads.mouth(BRONZE),
            dress.badge("star4", SILVER, (0, 58, 76), 17),
        ),
        -24,
    ),
    "consul": Portrait(
        (
            deck("columns", (70, 70, 74), TEAL, GOLDEN),
            window(
                (space((30, 120, 140), (210, 150, 70)), world(0.4, 0.28, 280, (80, 150, 150), banded=False)),
                0.5,
                0.36,
                300,
            ),
        ),
        (
            dress.torso(IVORY_CLOTH),
            dress.sash(TEAL_CLOTH, BRASS),
            dress.collar(IVORY_CLOTH, BRASS, 66, 52, 1.5),
            dress.seal(BRASS, "star8", (0, -182, 122), 28),
            dress.cape(TEAL_CLOTH, BRASS, True),
        ),
        (heads.face(PORCELAIN), heads.eyes(TEAL), heads.mouth(BRASS), hats.laurel(BRASS, 9, 40)),
        20,
        zoom=1.14,
        at=(280, 174),
    ),
    "peace-maker": Portrait(
        (
            space((40, 150, 160), (230, 180, 90), depth=1.1),
            rays(0.5, 0.34, GOLDEN, 0.9),
            sign(fx.charge("sun", (W * 0.5, H * 0.34), 400), GOLDEN, 0.4),
        ),
        (
            dress.torso(IVORY_CLOTH),
            dress.fan_collar(IVORY_CLOTH, BRASS, 108, 13),
            dress.cape(TEAL_CLOTH, BRASS),
            dress.seal(BRASS, "star8", (0, -178, 120), 36),
            dress.epaulettes(BRASS, 0.8, 7),
        ),
        (
            heads.face(BRASS),
            heads.eyes(WHITE, 4, 23, 12, 5),
            heads.mouth(SILVER),
            hats.laurel(BRASS, 11, 42),
            hats.halo_ring(BRASS, 116, 24, 4),
            dress.badge("lozenge", lamp(TEAL), (0, 58, 62), 15),
        ),
        -10,
        zoom=1.06,
        at=(280, 178),
    ),
}
