"""What a hand tries in vain, in any game: it gets a reason, and a section of the rulebook to read more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import Move, Rules
from tests.contract.games import sections


def tries(rules: Rules[Any], view: Any) -> Iterator[Move]:
    """Every thing clicked, and every thing brought to every other thing and place, but for what can be done."""
    names = sorted({name for thing in rules.table(view) for name in (thing.id, thing.place)})
    done = {(move.src, move.dst) for move in rules.legal_moves(view)}
    for src in names:
        for kind, dst in [("click", None), *(("drag", dst) for dst in names if dst != src)]:
            if (src, dst) not in done:
                yield Move(kind, src, dst)


def reasoned(rules: Rules[Any], state: Any) -> set[str | None]:
    """Every try has a reason; gives the things that have none of their own."""
    view, plain = rules.view(state, rules.to_act(state)), set()
    for tried in tries(rules, view):
        reason = rules.why_not(view, tried)
        assert reason.text.endswith((".", "?"))
        assert "{" not in reason.text
        assert reason.section in sections(rules.info.id), reason
        if "no move here" in reason.text:
            plain.add(tried.src)
    return plain
