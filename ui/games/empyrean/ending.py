"""What decided a battle for Empyrean."""

from __future__ import annotations

from game.core.language import _
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import KINDS
from game.empyrean.state import FACE_UP, GONE, State
from ui.games.empyrean.fanfares import totals
from ui.games.look import Decided, most


def decided(view: State) -> list[Decided]:
    """Battlefield by battlefield, then all might, then the mightiest card that stands."""
    fields = [totals(view, at) for at in range(len(view.battlefields))]
    found = [
        Decided(BATTLEFIELDS[number].name, tuple(map(str, fields[at])), most(fields[at]), BATTLEFIELDS[number].key)
        for at, number in enumerate(view.battlefields)
    ]
    sums = [sum(field[seat] for field in fields) for seat in range(len(view.sides))]
    found.append(Decided(_("Might in all"), tuple(map(str, sums)), most(sums)))
    standing = [unit for unit, marks in enumerate(view.marks) if marks & FACE_UP and not marks & GONE]
    if standing:
        best = max(standing, key=lambda unit: view.might[unit])
        card, owner = KINDS[view.kind[best]], view.owner[best]
        said = tuple(
            _("{card} {n}").format(card=card.name, n=view.might[best]) if seat == owner else ""
            for seat in range(len(view.sides))
        )
        found.append(Decided(_("The best card"), said, owner, card.key))
    return found
