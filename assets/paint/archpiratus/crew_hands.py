"""The crew that works the ship: commanders, pilots, mechanics, gunners."""

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
    cloth,
    glass,
    lamp,
    leather,
    metal,
)
from .crew_portrait import (
    BLACK_LACQUER,
    BLACK_METAL,
    BLUE_METAL,
    BRONZE,
    CANVAS,
    CRIMSON,
    INK,
    IVORY_CLOTH,
    MIDNIGHT,
    NAVY,
    OLIVE,
    ORANGE,
    RED_METAL,
    RUST,
    SOOT,
    TEAL_CLOTH,
    WHITE_METAL,
    WINE,
    YELLOW,
    Portrait,
    bridge,
    by,
    deck,
    rays,
    shine,
    sign,
    space,
    window,
    world,
)
from .crew_scene import GOLDEN, ICE, ROSE, H, W

COMMANDERS = {
    "deck-officer": Portrait(
        (deck("ribs", (40, 70, 80)),),
        (dress.torso(NAVY), dress.coat(NAVY, STEEL, 3), dress.collar(INK, STEEL, 30)),
        (
            heads.face(VOID, GUNMETAL),
            heads.slit(TEAL),
            heads.headset(GUNMETAL, AMBER),
            hats.cap(NAVY, INK, BLACK_LACQUER, "lozenge", STEEL, 0.9),
        ),
        -24,
    ),
    "first-mate": Portrait(
        (deck("ribs", (50, 66, 80)), by(fx.screens, TEAL, 4, AMBER)),
        (
            dress.torso(NAVY),
            dress.coat(INK, BRASS, 4, True),
            dress.collar(NAVY, BRASS, 36),
            dress.epaulettes(BRASS, 0.9, 7),
        ),
        (heads.face(VOID, BRONZE), heads.slit(AMBER), hats.cap(NAVY, CRIMSON, BLACK_LACQUER, "star")),
        26,
    ),
    "corsair-captain": Portrait(
        (
            deck("ribs", (60, 50, 44)),
            bridge(space((20, 120, 130), (200, 80, 30)), world(0.78, 0.3, 300, (210, 130, 70))),
            shine(0.15, 0.3, 400, AMBER, 0.3),
        ),
        (
            dress.torso(WINE),
            dress.cape(leather((70, 44, 34)), BRASS),
            dress.coat(WINE, BRASS, 4),
            dress.collar(leather((60, 38, 30)), BRASS, 64, 50, 1.5),
            dress.epaulettes(BRASS, 1.05),
        ),
        (
            heads.face(VOID, BRONZE),
            heads.scope(BRASS, ROSE, 19, (-26, 6, 50), 22),
            heads.eyes(AMBER, 4, 24, 9, 4),
            hats.tricorne(leather((46, 34, 32)), BRASS),
            hats.plume(CRIMSON, (-120, 110, -50)),
        ),
        -26,
        zoom=1.14,
        at=(280, 184),
    ),
    "void-legend": Portrait(
        (
            space((30, 130, 160), (110, 60, 190), (220, 150, 60), depth=1.2),
            rays(0.5, 0.38, GOLDEN, 0.55),
            sign(fx.charge("star", (W * 0.5, H * 0.36), 390), GOLDEN, 0.34),
        ),
        (
            dress.torso(MIDNIGHT),
            dress.fan_collar(MIDNIGHT, BRASS, 104, 11),
            dress.armour(BLUE_METAL, BRASS),
            dress.cape(CRIMSON, BRASS),
            dress.epaulettes(BRASS, 1.0, 9),
            dress.seal(BRASS, "star", (0, -168, 130), 22, False),
        ),
        (
            heads.face(VOID, BRASS),
            heads.slit(TEAL, 4, 52, 6),
            hats.bicorne(MIDNIGHT, BRASS, 124, 70, "star"),
            hats.halo_ring(lamp(GOLDEN, 0.8), 124, 24, 2.6),
        ),
        14,
        zoom=1.06,
        at=(280, 182),
    ),
}

PILOTS = {
    "tug-pilot": Portrait(
        (deck("pipes", (66, 62, 44)),),
        (dress.torso(CANVAS), dress.ring_collar(RUST), dress.harness(RUBBER, STEEL)),
        (
            heads.helmet(YELLOW, RUBBER),
            heads.visor(glass(AMBER), RUBBER, 0, 54, 22),
            heads.breather(GUNMETAL),
            dress.hoses(RUBBER),
        ),
        24,
    ),
    "racer": Portrait(
        (
            deck("ribs", (60, 40, 44), ROSE, AMBER),
            by(fx.screens, ROSE, 2, AMBER),
            by(fx.bokeh, (ROSE, AMBER, TEAL), 20),
        ),
        (dress.torso(leather((150, 34, 34))), dress.harness(RUBBER, WHITE_METAL), dress.ring_collar(WHITE_METAL, ROSE)),
        (
            heads.helmet(RED_METAL, WHITE_METAL, 1),
            heads.visor(glass(ICE), BLACK_METAL, -2, 66, 20, -8, 0.5),
            heads.antennae(BLACK_METAL, ROSE, 1, 40),
        ),
        -30,
    ),
    "ace": Portrait(
        (
            deck("ribs", (40, 66, 80)),
            bridge(space((30, 140, 150), (220, 110, 40)), world(0.22, 0.2, 260, (90, 150, 170))),
        ),
        (
            dress.torso(BROWN),
            dress.harness(leather((50, 34, 24)), BRASS),
            dress.scarf(IVORY_CLOTH),
            dress.wings(BRASS, (0, -164, 122), 66),
        ),
        (
            heads.helmet(WHITE_METAL, BRASS, 3),
            heads.visor(glass(AMBER), BRASS, -2, 62, 25),
            dress.wings(BRASS, (0, 58, 84), 72, 5),
            heads.breather(STEEL, TEAL),
        ),
        22,
        zoom=1.12,
        at=(276, 176),
    ),
    "navigator": Portrait(
        (
            space((40, 150, 170), (90, 70, 200), (30, 90, 160), depth=1.3),
            sign(fx.atom((W * 0.5, H * 0.38), 470, 4), TEAL, 0.4),
            rays(0.5, 0.38, TEAL, 0.4),
        ),
        (
            dress.torso(TEAL_CLOTH),
            dress.fan_collar(TEAL_CLOTH, SILVER, 84, 9),
            dress.armour(WHITE_METAL, SILVER),
            dress.ring_collar(SILVER, TEAL),
            dress.wings(SILVER, (0, -170, 136), 74, 4),
        ),
        (
            heads.helmet(WHITE_METAL, SILVER),
            heads.visor(glass(TEAL), SILVER, 6, 66, 38, 0, 0.8),
            hats.circlet(SILVER, 5, 34, TEAL, 1.2, 56),
            dress.wings(SILVER, (0, 84, 80), 84, 4),
            hats.halo_ring(lamp(TEAL, 0.8), 122, 0, 2.4),
        ),
        -10,
        zoom=1.06,
        at=(280, 178),
    ),
}

MECHANICS = {
    "greasehand": Portrait(
        (deck("pipes", (62, 54, 42)),),
        (dress.torso(CANVAS), dress.harness(BROWN, STEEL), dress.collar(CANVAS, BROWN, 22)),
        (heads.face(VOID, RUST), heads.welding_mask(RUST, AMBER, STEEL, (24, 7))),
        -24,
        (by(fx.sparks, (W * 0.86, H * 0.9), AMBER, 40, 240, 180, 330),),
    ),
    "patcher": Portrait(
        (deck("pipes", (48, 64, 66)), by(fx.screens, AMBER, 2)),
        (
            dress.torso(ORANGE),
            dress.harness(RUBBER, BRASS),
            dress.collar(ORANGE, RUBBER, 30),
            dress.spanner(STEEL, (-140, -230, 70), 210, -18),
        ),
        (heads.welding_mask(metal((96, 116, 120), 0.3), TEAL, BRASS, (32, 10)),),
        26,
        (by(fx.sparks, (W * 0.88, H * 0.82), AMBER, 70, 280, 170, 340),),
        at=(292, 170),
    ),
    "shipwright": Portrait(
        (
            deck("ribs", (64, 52, 40)),
            window((space((200, 100, 30), (20, 110, 120)), world(0.62, 0.3, 280, (200, 120, 60))), 0.5, 0.36, 290),
            by(fx.screens, TEAL, 2),
        ),
        (
            dress.torso(BROWN),
            dress.armour(BRONZE, BRASS),
            dress.ring_collar(BRASS),
            dress.spanner(BRASS, (150, -250, 96), 260, 26),
            dress.badge("gear", BRASS, (0, -176, 132), 30, 0, GUNMETAL),
        ),
        (heads.welding_mask(BRONZE, AMBER, BRASS, (36, 11)), heads.goggles(BRASS, glass(TEAL), 19, 58, 24, BROWN)),
        -20,
        (by(fx.sparks, (W * 0.16, H * 0.86), AMBER, 90, 320, 200, 360),),
        zoom=1.12,
        at=(268, 178),
    ),
    "machine-saint": Portrait(
        (
            space((200, 110, 40), (30, 130, 130), depth=1.0),
            rays(0.5, 0.36, AMBER, 0.8),
            shine(0.5, 0.36, 460, AMBER, 0.5),
        ),
        (
            dress.torso(IVORY_CLOTH),
            dress.armour(BRASS, BRONZE),
            dress.fan_collar(metal((110, 84, 54)), BRASS, 70, 11),
            dress.spanner(BRASS, (176, -250, 40), 270, 14),
            dress.spanner(BRASS, (-176, -250, 40), 270, -14),
            dress.badge("gear", BRASS, (0, -182, 136), 36, 0, GUNMETAL),
            dress.badge("round", lamp(AMBER), (0, -182, 150), 13),
        ),
        (
            heads.welding_mask(PORCELAIN, AMBER, BRASS, (40, 12)),
            hats.circlet(BRASS, 7, 36, AMBER, 1.15, 56),
            hats.halo_ring(BRASS, 118, 22, 8),
            hats.halo_ring(lamp(AMBER, 0.8), 92, 0, 3),
        ),
        8,
        (
            by(fx.sparks, (W * 0.06, H * 0.9), AMBER, 60, 300, 240, 350),
            by(fx.sparks, (W * 0.94, H * 0.9), AMBER, 60, 300, 190, 300),
        ),
        zoom=1.06,
        at=(280, 176),
    ),
}

GUNNERS = {
    "powder-rat": Portrait(
        (deck("crates", (66, 50, 38)),),
        (dress.torso(OLIVE), dress.harness(BROWN, STEEL), dress.scarf(SOOT), dress.barrels(1, GUNMETAL, AMBER, 0.9)),
        (
            heads.face(VOID, SOOT),
            heads.goggles(GUNMETAL, glass(AMBER), 19, 6, 25, RUBBER),
            heads.headband(CRIMSON, 36, 14),
        ),
        -22,
        at=(268, 170),
    ),
    "turret-twin": Portrait(
        (deck("ribs", (70, 44, 40), ROSE, AMBER), by(fx.reticle, (W * 0.5, H * 0.38), 300, ROSE, 0.5)),
        (
            dress.torso(OLIVE),
            dress.barrels(2, GUNMETAL, ROSE, 1.15),
            dress.ring_collar(GUNMETAL),
            dress.harness(RUBBER, STEEL),
        ),
        (
            heads.helmet(metal((96, 98, 66), 0.26), RUBBER),
            heads.goggles(GUNMETAL, lamp(ROSE, 0.8), 23, 8, 28, RUBBER, 76),
            heads.breather(GUNMETAL),
        ),
        18,
    ),
    "deadeye": Portrait(
        (
            deck("ribs", (60, 46, 44), ROSE, AMBER),
            bridge(
                space((190, 50, 40), (30, 90, 110)),
                world(0.74, 0.26, 240, (190, 90, 60)),
                by(fx.reticle, (W * 0.74, H * 0.26), 180, ROSE, 0.9),
            ),
            by(fx.screens, ROSE, 2),
        ),
        (
            dress.torso(SOOT),
            dress.barrels(2, BLACK_METAL, AMBER, 1.35),
            dress.armour(BLACK_METAL, BRONZE),
            dress.collar(SOOT, BRASS, 46, 40, 1.3),
        ),
        (
            heads.face(VOID, BLACK_METAL),
            heads.headband(BLACK_METAL, 24, 22),
            heads.scope(BRASS, ROSE, 33, (18, 6, 50), 46),
            heads.antennae(BRASS, ROSE, 2, 50),
        ),
        -28,
        (by(fx.reticle, (W * 0.40, H * 0.40), 110, ROSE, 0.35, 2),),
        zoom=1.14,
        cool=ROSE,
    ),
    "siege-master": Portrait(
        (
            space((210, 60, 30), (120, 30, 60), depth=1.2),
            shine(0.5, 0.9, 760, (255, 110, 40), 0.6),
            rays(0.5, 0.8, (255, 130, 50), 0.6),
            by(fx.reticle, (W * 0.5, H * 0.36), 350, AMBER, 0.6, 4),
        ),
        (
            dress.torso(SOOT),
            dress.barrels(6, BRONZE, AMBER, 1.3),
            dress.armour(RED_METAL, BRASS, 1.05),
            dress.ring_collar(BRASS, AMBER),
            dress.medals(3, BRASS, 1, 0, 140),
            dress.badge("star8", BRASS, (-60, -172, 126), 20, -26),
        ),
        (
            heads.helmet(RED_METAL, BRASS, 3),
            heads.visor(glass(AMBER), BRASS, 0, 60, 15, -6, 0.5),
            heads.breather(BRASS, AMBER),
            hats.crest(cloth((210, 150, 40)), 40, 84),
        ),
        -14,
        (by(fx.sparks, (W * 0.1, H * 0.98), AMBER, 60, 260, 220, 340),),
        zoom=1.04,
        at=(280, 184),
    ),
}
