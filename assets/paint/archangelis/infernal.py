"""The pictures of the infernal cards: demons, profane humans, relics and miracles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from . import infernal_demons as demons
from . import infernal_humans as humans
from . import infernal_miracles as miracles
from . import infernal_princes as princes
from . import infernal_relics as relics
from .infernal_scene import Scene

PICTURES: tuple[Callable[[], Scene], ...] = (
    # Princes
    princes.vassago, princes.sitri, princes.seere, princes.stolas, princes.orobas,
    # Dukes
    demons.agares, demons.barbatos, demons.eligos, demons.dantalion, demons.astaroth,
    # Chiefs
    demons.shamsiel, demons.kokabiel, demons.baraqiel, demons.armaros, demons.samyaza,
    # Without rank
    princes.lilith, princes.legion,
    humans.cultist, humans.witch, humans.alchemist, humans.warlock, humans.false_prophet, humans.tyrant,
    humans.necromancer,
    relics.black_crown, relics.cursed_blade, relics.iron_chains, relics.book_of_names, relics.serpent_staff,
    relics.ember_idol, relics.hollow_lantern,
    miracles.plague, miracles.blood_pact, miracles.possession, miracles.earthquake, miracles.temptation,
    miracles.famine,
)  # fmt: skip


def paint(folder: Path) -> Iterator[Path]:
    """Writes one picture per infernal card below the art folder."""
    for picture in PICTURES:
        yield picture().save(folder)


if __name__ == "__main__":
    for path in paint(Path(__file__).resolve().parents[2] / "art"):
        print(path.name)
