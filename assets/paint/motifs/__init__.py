"""Motif families as parameterised shapes, for covers and for hundreds of cards.

`wings` and `places` draw on a Canvas; the others mostly return an RGBA layer of the asked size. A seed or a
name gives the variation; the same seed gives the same picture.
"""

from .arms import EMBLEMS, banner, blade, emblem, shield, spear
from .figures import folds, robed_figure, shape, stack
from .places import arch, citadel, column, cornice, dome, drum, temple, tower
from .regalia import crown, helm, horns, skull
from .sacred import cloud_bank, embers, eye, flames, halo, wheels
from .ships import engine_trail, hull, plates
from .sigils import border, constellation, ring_text, scroll, seal_rings, sigil, sigil_path, star_polygon, vine
from .space import planet, planet_ring, station
from .wings import WingPose, bat_wing, feather, ink_feather, wing, wing_pairs

__all__ = [
    "EMBLEMS",
    "WingPose",
    "arch",
    "banner",
    "bat_wing",
    "blade",
    "border",
    "citadel",
    "cloud_bank",
    "column",
    "constellation",
    "cornice",
    "crown",
    "dome",
    "drum",
    "embers",
    "emblem",
    "engine_trail",
    "eye",
    "feather",
    "flames",
    "folds",
    "halo",
    "helm",
    "horns",
    "hull",
    "ink_feather",
    "planet",
    "planet_ring",
    "plates",
    "ring_text",
    "robed_figure",
    "scroll",
    "seal_rings",
    "shape",
    "shield",
    "sigil",
    "sigil_path",
    "skull",
    "spear",
    "stack",
    "star_polygon",
    "station",
    "temple",
    "tower",
    "vine",
    "wheels",
    "wing",
    "wing_pairs",
]
