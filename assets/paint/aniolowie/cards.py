"""The pictures of all cards: the seals of angels, the deeds of interventions, the people.

A card that nobody painted yet gets a picture from its key: an angel always does, an intervention shows a sign in the
mood of its faction, a human somebody of its character.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image

from game.aniolowie.cards import KINDS
from game.aniolowie.hierarchy import ANGEL, EVIL, FALLEN, GOOD, LORDS, WOMAN
from game.aniolowie.kinds import ANGEL_CARD, INTERVENTION_CARD, Kind

from ..archangelis.holy_bodies import JOINED, OPEN, STAFF, body
from ..archangelis.holy_people import ridges_of, stand
from ..archangelis.holy_skies import nimbus
from ..archangelis.infernal_scene import EMBER, OXBLOOD, VIOLET
from ..brush import rng
from . import deeds_both, deeds_fallen, deeds_lords, people_evil, people_good, seals
from .deed_parts import day, emblem, glowing, pit
from .deeds_both import dusk
from .emblems_more import DARK, HOLY
from .moods import glazed

Painter = Callable[[str], Image.Image]
PAINTERS: dict[str, Painter] = {
    **deeds_lords.PICTURES,
    **deeds_fallen.PICTURES,
    **deeds_both.PICTURES,
    **people_good.PICTURES,
    **people_evil.PICTURES,
}
QUALITY = 64
"""Of the files: all pictures of the game stay below five megabytes."""


def some_deed(kind: Kind) -> Image.Image:
    """An intervention without a painting of its own: a sign chosen by its key."""
    source = rng(kind.key, "deed")
    if kind.faction == FALLEN:
        scene = pit(kind.key, source.choice((OXBLOOD, EMBER, VIOLET)))
        glowing(scene, source.choice(DARK), (560, 390), 230, scene.air.glow, 34, 0.3)
        scene.fire(840, 200, 60)
        scene.sparks(90)
        return glazed(scene)
    sky = day(kind.key, source.choice(("azure", "dawn", "gold"))) if kind.faction == LORDS else dusk(kind.key)
    sky.engrave(nimbus(source.choice(("sunburst", "dial", "rosette", "starwork")), (560, 390), 290), 0.5)
    sky.clouds(680, 56, 120)
    sky.lay(emblem(source.choice(HOLY), (560, 390), 220), 0.7, 0.5)
    sky.sparks(60)
    return sky.finish()


def somebody(kind: Kind) -> Image.Image:
    """A human without a painting of their own."""
    if kind.character == EVIL:
        return people_evil.ember_bearer(kind.key)
    source = rng(kind.key, "human")
    scene = day(kind.key, source.choice(("dawn", "azure", "rose") if kind.character == GOOD else ("dusk", "blue hour")))
    ridges_of(scene, (640, 30, (120, 100, 110)), (730, 22, (84, 66, 80)))
    robe, cloak = source.sample(("ivory", "brown", "blue", "green", "grey", "teal", "rose"), 2)
    head = "veil" if kind.sex == WOMAN else source.choice(("hood", "hair"))
    beard = None if kind.sex == WOMAN else (120, 84, 54)
    arms = source.choice((JOINED, OPEN, STAFF))
    stand(
        scene, body((560, 850), 620, robe, cloak, arms, head, kind.key, plain=True, beard=beard), (130, 110, 120), 0.2
    )
    scene.sparks(40)
    return scene.finish()


def picture(kind: Kind) -> Image.Image:
    """The picture of a card."""
    if kind.type == ANGEL_CARD:
        order = kind.level - ANGEL + 1
        return seals.picture(seals.Angel(kind.key, kind.name, kind.faction == FALLEN, order, kind.colour, kind.female))
    if kind.key in PAINTERS:
        return PAINTERS[kind.key](kind.key)
    return some_deed(kind) if kind.type == INTERVENTION_CARD else somebody(kind)


def paint(folder: Path, *only: str) -> Iterator[Path]:
    """Writes the pictures of all cards, or of some, below the art folder."""
    target = folder / "aniolowie"
    target.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        if only and kind.key not in only:
            continue
        path = target / f"card-{kind.key}.jpg"
        picture(kind).save(path, quality=QUALITY, optimize=True, progressive=True)
        yield path
