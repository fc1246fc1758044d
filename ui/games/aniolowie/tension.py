"""How close Aniołowie is: the people who are left, a fight or a duel, and what waits to be answered."""

from __future__ import annotations

from game.aniolowie.state import BATTLE, CHOOSE, CLAIM, NOBODY, State

QUIET, LATE, FOUGHT, PENDING = 0.2, 0.4, 0.25, 0.15


def tension(view: State) -> float:
    if view.phase == CHOOSE:
        return QUIET  # nobody walks in the procession yet
    left = (len(view.procession) + len(view.stake)) / max(view.size, 1)
    fought = view.phase in (BATTLE, CLAIM) or view.attacker != NOBODY
    pending = bool(view.interventions or view.abilities)
    return QUIET + LATE * min(max(1 - left, 0.0), 1.0) + FOUGHT * fought + PENDING * pending
