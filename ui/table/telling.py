"""Events put into words and steps: which of them have a fanfare, what flies, and which are told together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core.contract import Event, Rules
from game.core.language import YOU, Change, _, capital, to_you
from game.core.things import Thing
from ui.games.look import Flight, GameLook, Told
from ui.table.animator import Call, Step
from ui.table.scene import Scene


@dataclass(slots=True)
class Telling:
    """`watcher` is the one person who watches what happens; None if there are several, or none."""

    rules: Rules[Any]
    look: GameLook
    names: Sequence[str]
    watcher: int | None = None

    def chain(self, chain: Sequence[tuple[Event, Any]], before: Any, lay_out: Callable[[Any], Scene]) -> list[Step]:
        """A step for each event of a chain, each with the view at its moment; many routine ones of a kind are one."""
        steps: list[Step] = []
        for event, view in chain:
            step = self.step((event,), before, view, partial(lay_out, view))
            first = any(not call.fanfare.after for call in step.calls.values())
            step = step._replace(view=view, note="" if first else self.rules.note(event))
            same = bool(steps) and steps[-1].events[0].kind == event.kind in self.look.together
            if same and not (step.calls or steps[-1].calls):
                step = step._replace(events=(*steps.pop().events, event))
            steps.append(step)
            before = view
        return steps

    def step(self, events: Sequence[Event], before: Any, view: Any, lay_out: Callable[[], Scene]) -> Step:
        """The way from one view to another in one step."""
        told = [Told(event, before, view, self.watcher) for event in events]
        calls = {k: call for k, each in enumerate(told) if (call := self._call(each))}
        flights = {k: flight for k, each in enumerate(told) if (flight := self._flight(each))}
        return Step(lay_out, events, calls=calls, flights=flights)

    def _call(self, told: Told) -> Call | None:
        """The fanfare of an event that is decisive, in words."""
        found, event = self.look.fanfare(told), told.event
        if found is None:
            return None
        names = self.called()
        name = "" if event.seat is None or event.seat < 0 else names[event.seat]
        headline = self._to_watcher(_(found.headline).format(**{"name": name, "n": Change(event.n), **event.data}))
        own = (event.dst, event.src) if found.after else (event.src, event.dst)
        at = (found.at(told),) if found.at else own
        figures = tuple(found.figures(told)) if found.figures else ()
        words = beneath(headline, self._to_watcher(self.rules.say_event(event, names)))
        return Call(found, headline, words, tuple(name for name in at if name), figures)

    def thing(self, view: Any, thing: Thing) -> str:
        """A thing in words."""
        return self._to_watcher(str(self.rules.say_thing(view, thing, self.called())))

    def state(self, view: Any, thing: Thing) -> str:
        """What is so of a card now."""
        return self._to_watcher(str(self.rules.say_state(view, thing, self.called())))

    def called(self) -> list[str]:
        """The players, as a sentence names them before it is put to the watcher."""
        return [YOU if n == self.watcher else name for n, name in enumerate(self.names)]

    def _to_watcher(self, text: str) -> str:
        if self.watcher is None:
            return text
        return "\n".join(to_you(line, self.names[self.watcher]) for line in text.split("\n"))

    def _flight(self, told: Told) -> Flight | None:
        flight = self.look.cue(told.event.kind).flight
        return flight(told) if flight else None


def beneath(headline: str, words: str) -> str:
    """The words below a headline, without what it says already."""
    return capital(words.removeprefix(f"{headline}: "))
