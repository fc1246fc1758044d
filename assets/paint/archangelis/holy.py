"""The holy cards of Archangelis: for every card one call that names its hour, its figure and its signs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image

from ..brush import IRON, polar
from . import holy_angels as choir
from . import holy_emblems as emblems
from . import holy_people as people
from . import holy_signs as signs
from . import holy_things as things
from . import holy_tools as tools
from . import holy_wonders as wonders
from .holy_angels import Angel, angel, falling_star
from .holy_bodies import (
    BEARING,
    HOLDING,
    JOINED,
    LIFTED,
    LOWERED_HANDS,
    ONE,
    ONE_FOLDED,
    ONE_LYRE,
    ONE_SHORT,
    ONE_SOARING,
    ONE_WIDE,
    OPEN,
    SALUTE,
    STAFF,
    THREE,
    THREE_CROSSED,
    THREE_LYRE,
    TRAILING,
    TWO,
    TWO_LYRE,
    TWO_WIDE,
    Arms,
    Body,
)
from .holy_skies import Scene

TRUMPETER = Arms(((0.17, 0.38), (0.20, 0.52)), ((0.22, 0.25), (0.19, 0.05)))
LAMP_BEARER = Arms(((0.175, 0.36), (0.02, 0.41)), ((0.19, 0.33), (0.31, 0.38)))
BALANCER = Arms(((0.20, 0.30), (0.26, 0.22)), ((0.22, 0.24), (0.235, 0.10)))
TWO_HANDED = Arms(((0.19, 0.33), (0.25, 0.30)), ((0.20, 0.33), (0.25, 0.30)))
CUP_AND_STAFF = Arms(((0.175, 0.36), (0.05, 0.36)), STAFF.right)
TORCH = Arms(((0.175, 0.36), (0.03, 0.40)), ((0.21, 0.27), (0.24, 0.14)))

HUMBLE = {"height": 430.0, "foot": (560.0, 760.0), "span": 230.0, "halo": 0.0}
GREAT = {
    "height": 900.0,
    "foot": (560.0, 1080.0),
    "span": 430.0,
    "halo": 112.0,
    "banks": (600.0, 768.0),
    "feathers": 14,
}


def _michael(scene: Scene, b: Body) -> None:
    scene.lay(tools.sword(b.at(0.235, 0.09), b.at(0.275, -0.17), 30), 0.4, 0.6)
    scene.lay(things.scales(b.at(-0.27, 0.24), 230, 8), 0.5, 0.4)


def _gabriel(scene: Scene, b: Body) -> None:
    scene.lay(things.lily(b.at(-0.25, 0.42), 330, -100, 3), 0.5, 0.35)
    scene.lay(tools.trumpet(b.at(0.20, 0.44), b.at(0.42, 0.02), 96), 0.5, 0.35)


def _raphael(scene: Scene, b: Body) -> None:
    scene.lay(things.staff(b.at(0.27, 0.9), b.at(0.245, 0.0), 20), 0.5, 0.3)
    scene.lay(things.fish(b.at(0.01, 0.225), 150, -62), 0.4, 0.5)
    scene.lay(things.chalice(b.at(-0.01, 0.36), 200, things.SILVER, (30, 150, 120)), 0.6, 0.4)


def _uriel(scene: Scene, b: Body) -> None:
    choir.flame_held(0.245, 0.12, 0.34)(scene, b)
    scene.lay(tools.scroll(b.at(-0.02, 0.53), 170, 180, scene.key), 0.6, 0.3)


def _metatron(scene: Scene, b: Body) -> None:
    scene.lay(tools.book(b.at(0, 0.38), 330, scene.key, (60, 30, 110)), 0.7, 0.5)
    scene.lamp(b.at(0, 0.33), 170, strength=0.5)


def _sandalphon(scene: Scene, b: Body) -> None:
    scene.lay(tools.harp(b.at(0.03, 0.33), 380, scene.key), 0.7, 0.4)


def _samael(scene: Scene, b: Body) -> None:
    scene.lay(things.chalice(b.at(0, 0.31), 230, jewel=(170, 10, 24)), 0.7, 0.5, (255, 60, 40))
    scene.lamp(b.at(0, 0.19), 130, (255, 50, 40), 0.9)


def _geometry(scene: Scene, at: tuple[float, float]) -> None:
    scene.engrave(things.geometry((at[0], at[1] - 40), 370), 0.95)


def _prayers(scene: Scene, at: tuple[float, float]) -> None:
    scene.lay(things.wreath((at[0], at[1] + 10), 270, things.LEAF, 30, 10), 0.6, 0.3)
    for k in range(14):
        spot = polar((at[0], at[1] + 10), 270, 150 + k * 240 / 13)
        scene.lamp(spot, 42, (255, 214, 140), 0.9)


ANGELS: dict[str, Angel] = {
    "erelin": Angel("pearl", "ivory", ONE_SHORT, "", "white", "blue", JOINED, "hair", **HUMBLE),
    "nephilim": Angel("amber", "earth", ONE_SHORT, "", "brown", "brown", STAFF, "hood", attributes=(choir.spear,),
                      **HUMBLE),
    "lailah": Angel("night", "silver", ONE_LYRE, "dial", "white", "blue", LIFTED, "veil", back=(choir.moon,),
                    attributes=(choir.star_held(0, -0.06, 0.26),)),
    "nathanael": Angel("azure", "gold", ONE_SOARING, "beads", "ivory", "teal", BEARING, "hood",
                       attributes=(choir.scroll,)),
    "israfel": Angel("rose", "pearl", ONE_WIDE, "beads", "ivory", "blue", TRUMPETER, "hair",
                     attributes=(choir.trumpet,)),
    "cassiel": Angel("blue hour", "azure", ONE_FOLDED, "mandorla", "grey", "blue", LAMP_BEARER, "hood", span=400.0,
                     attributes=(choir.lantern,)),
    "barachiel": Angel("noon", "rose", ONE_SOARING, "rosette", "ivory", "rose", OPEN, "hair",
                       attributes=(choir.roses,)),
    "camael": Angel("azure", "crimson", ONE, "sunburst", "ivory", "crimson", SALUTE, "helm",
                    attributes=(choir.sword_up(0.27, 0.06, 0.05, 0.26),)),
    "remiel": Angel("storm", "violet", TWO_WIDE, "", "white", "violet", BEARING, "hood", back=(choir.lightning,),
                    attributes=(choir.scroll,)),
    "haniel": Angel("jade", "pearl", ONE_LYRE, "starwork", "ivory", "green", JOINED, "veil",
                    attributes=(choir.star_held(0, 0.38, 0.34),)),
    "nuriel": Angel("storm", "flame", ONE_SOARING, "", "ivory", "flame", TRUMPETER, "hair", back=(choir.hail,),
                    attributes=(choir.trumpet,)),
    "kushiel": Angel("ember", "silver", ONE, "dial", "grey", "black", SALUTE, "helm", attributes=(choir.whip,)),
    "kerubiel": Angel("leaf", "pearl", TWO, "rosette", "ivory", "crimson", JOINED, "helm", eyes=(200, 60, 40),
                      attributes=(choir.sword_down,)),
    "sariel": Angel("dusk", "flame", THREE, "sunburst", "ivory", "flame", JOINED, "hood", height=660.0, span=380.0,
                    back=(choir.blaze,), attributes=(choir.sword_down,)),
    "selaphiel": Angel("gold", "azure", TWO_LYRE, "", "white", "teal", JOINED, "veil", back=(choir.wheel(250, 2, 12),),
                       attributes=(choir.censer,)),
    "azrael": Angel("dusk", "raven", ONE_LYRE, "dial", "black", "black", BEARING, "cowl", span=400.0,
                    attributes=(choir.hourglass,)),
    "seraphiel": Angel("violet", "flame", THREE_LYRE, "starwork", "ivory", "gold", LOWERED_HANDS, "hair", height=680.0,
                       span=390.0, eyes=(40, 120, 200), back=(choir.blaze,), attributes=(choir.twin_trumpets,)),
    "michael": Angel("noon", "pearl", THREE, "sunburst", "white", "crimson", BALANCER, "helm",
                     back=(choir.banners((30, 60, 150), "sun"),), attributes=(_michael,), **GREAT),
    "gabriel": Angel("leaf", "pearl", TWO_WIDE, "rosette", "ivory", "blue", TWO_HANDED, "hair",
                     attributes=(_gabriel,), **GREAT),
    "raphael": Angel("pearl", "jade", TWO, "beads", "ivory", "green", CUP_AND_STAFF, "hood",
                     attributes=(_raphael,), **GREAT),
    "uriel": Angel("night", "gold", THREE, "sunburst", "ivory", "flame", TORCH, "hair", attributes=(_uriel,), **GREAT),
    "metatron": Angel("violet", "silver", THREE_LYRE, "", "white", "violet", HOLDING, "hood", eyes=(90, 60, 190),
                      back=(_geometry,), attributes=(_metatron,), **GREAT),
    "sandalphon": Angel("jade", "earth", TWO_LYRE, "", "ivory", "brown", BEARING, "veil", fore=(_prayers,),
                        attributes=(_sandalphon,), **GREAT),
    "samael": Angel("abyss", "raven", THREE, "starwork", "black", "crimson", BEARING, "cowl", trim=IRON,
                    back=(choir.banners((120, 10, 26), "flame"),), attributes=(_samael,), **GREAT),
}  # fmt: skip

PICTURES: dict[str, Callable[[str], Image.Image]] = {
    "ophanim": signs.ophanim,
    "jophiel": lambda key: signs.sign(key, "amber", "gold", TWO_LYRE, signs.eye_heart(), "rosette", (190, 120, 30)),
    "zadkiel": lambda key: signs.sign(key, "violet", "pearl", TWO, signs.throne, "gothic"),
    "hamaliel": lambda key: signs.sign(key, "dawn", "jade", TWO_WIDE, signs.shield_heart, "beads", (20, 110, 90),
                                         gap=0.2),
    "phanuel": lambda key: signs.sign(key, "blue hour", "pearl", TWO, signs.fire_wheel, "sunburst", gap=0.2),
    "jegudiel": lambda key: signs.sign(key, "leaf", "violet", TWO_LYRE, signs.crown_heart, "dial", gap=0.24),
    "raguel": lambda key: signs.sign(key, "pearl", "violet", TWO_WIDE, signs.eye_ring, "", (80, 60, 170), gap=0.3),
    "jehoel": lambda key: signs.sign(key, "leaf", "flame", THREE_CROSSED, signs.burning_eye, "mandorla",
                                       at=(560.0, 390.0)),
    "lucifer": lambda key: falling_star(key, Angel("dusk", "dusk", TRAILING, robe="white", cloak="violet", arms=OPEN,
                                                   head="hair", height=560.0, span=400.0)),
    "pilgrim": people.pilgrim,
    "psalmist": people.psalmist,
    "hermit": people.hermit,
    "prophetess": people.prophetess,
    "exorcist": people.exorcist,
    "stylite": people.stylite,
    "abbess": people.abbess,
    "shepherd": people.shepherd,
    "flaming-sword": lambda key: emblems.relic(key, "dusk", "", emblems.flaming_sword),
    "star-crown": lambda key: emblems.relic(key, "night", "", emblems.star_crown),
    "dawn-shield": lambda key: emblems.relic(key, "dawn", "sunburst", emblems.dawn_shield),
    "silver-trumpet": lambda key: emblems.relic(key, "rose", "", emblems.silver_trumpet),
    "scales": lambda key: emblems.relic(key, "leaf", "beads", emblems.scales, 330),
    "censer": lambda key: emblems.relic(key, "violet", "gothic", emblems.censer),
    "seventh-seal": lambda key: emblems.relic(key, "storm", "dial", emblems.seventh_seal, 320, 690),
    "lily-staff": lambda key: emblems.relic(key, "noon", "rosette", emblems.lily_staff),
    "manna": wonders.manna,
    "burning-bush": wonders.burning_bush,
    "parted-sea": wonders.parted_sea,
    "empty-tomb": wonders.empty_tomb,
    "pillar-of-fire": wonders.pillar_of_fire,
    "tongues-of-flame": wonders.tongues_of_flame,
    "gatekeeper": lambda key: emblems.title(key, (28, 52, 118), emblems.gate, emblems.gate_light),
    "captain": lambda key: emblems.title(key, (128, 22, 36), emblems.no_charge, emblems.standards),
    "herald": lambda key: emblems.title(key, (86, 44, 120), emblems.no_charge, emblems.choir),
    "warden": lambda key: emblems.title(key, (36, 30, 44), emblems.no_charge, emblems.chained_gate),
    "scribe": lambda key: emblems.title(key, (20, 92, 72), emblems.no_charge, emblems.scribe),
    "wheelwright": lambda key: emblems.title(key, (150, 84, 28), emblems.no_charge, emblems.great_wheel),
}  # fmt: skip


def picture(key: str) -> Image.Image:
    """The picture of a card, by its key."""
    return angel(key, ANGELS[key]) if key in ANGELS else PICTURES[key](key)


def paint(out: Path) -> Iterator[Path]:
    """Paint every holy card into the art folder `out`."""
    folder = out / "archangelis"
    folder.mkdir(parents=True, exist_ok=True)
    for key in (*ANGELS, *PICTURES):
        path = folder / f"card-{key}.jpg"
        picture(key).save(path, quality=86, optimize=True)
        yield path


if __name__ == "__main__":
    for written in paint(Path(__file__).resolve().parents[2] / "art"):
        print(written.name, written.stat().st_size // 1024, "KB")
