"""What a card of ArchPiratus can say beside its effects: what it lends the ship, and what a mission asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.effects import Do, Sign
from game.core.language import N_, P_, _, n_
from game.deckbuilding.abilities import Ability

SLOTS = ("weapon", "armor", "engine", "computer", "scanner")
SLOT_NAMES = {
    "weapon": P_("weapon"),
    "armor": P_("armor"),
    "engine": P_("engine"),
    "computer": P_("computer"),
    "scanner": P_("scanner"),
}
CREW_NAMES = {
    "commander": P_("commander"), "pilot": P_("pilot"), "mechanic": P_("mechanic"), "gunner": P_("gunner"),
    "medic": P_("medic"), "scientist": P_("scientist"), "smuggler": P_("smuggler"), "diplomat": P_("diplomat"),
    "contact": P_("local contact"),
}  # fmt: skip


KEYWORDS = SLOT_NAMES | CREW_NAMES | {
    "room": P_("room"), "title": P_("ship title"), "piracy": P_("piracy card"),
}  # fmt: skip
"""All that cards and missions ask for: slots that are filled, crew aboard, rooms, titles, piracy cards in the deck."""

BEHIND = "behind"
"""What no card is, but a captain may be: with fewer points than the other."""
SALVAGE_PRICE = 2
"""What any card of the Salvage costs, whatever is printed on it (PA11)."""


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"


@dataclass(frozen=True, slots=True)
class Bend(Ability):
    """Something works otherwise for the card's captain."""

    what: str
    n: int

    def text(self) -> str:
        if self.what in SLOT_NAMES:
            text = _("{slot} {n}.") if self.n > 0 else _("{slot} {n}, but at least 0.")
            return text.format(slot=_(SLOT_NAMES[self.what]).capitalize(), n=signed(self.n))
        return BENDS_SAID[self.what](self.n)

    def signs(self) -> tuple[Sign, ...]:
        known = {"credits": "credit", "draw": "draw", "crew": "crew", **dict.fromkeys(SLOTS, self.what)}
        return ((known[self.what], signed(self.n)),) if self.what in known else ((self.sign, ""),)


@dataclass(frozen=True, slots=True)
class BendForAll(Bend):
    """The same for both captains: what an Event does."""

    def text(self) -> str:
        return _("For both captains: {text}").format(text=Bend.text(self))


@dataclass(frozen=True, slots=True)
class While(Ability):
    """Something works otherwise as long as its captain has what the keyword says."""

    keyword: str
    bend: Bend

    def text(self) -> str:
        if self.keyword == BEHIND:
            return _("With fewer points than the opponent: {text}").format(text=self.bend.text())
        return _("With your {keyword}: {text}").format(keyword=_(KEYWORDS[self.keyword]), text=self.bend.text())

    def signs(self) -> tuple[Sign, ...]:
        asked = ((self.keyword, ""),) if self.keyword in KEYWORDS else ()
        return (*asked, *self.bend.signs())


class OnDone(Do):
    """What completing a mission brings beside its points."""

    __slots__ = ()

    def text(self) -> str:
        return _("When completed: {effect}").format(effect=super().text())


def priced(dearer: str, cheaper: str) -> Callable[[int], str]:
    """What changes a price: what makes it lower says how far it falls (PB6)."""
    return lambda n: _(dearer if n > 0 else cheaper).format(n=abs(n))


BENDS_SAID: dict[str, Callable[[int], str]] = {
    "credits": lambda n: n_("Each turn begins with {n} more credit.", "Each turn begins with {n} more credits.", n),
    "draw": lambda n: n_("The hand is filled to {n} card more.", "The hand is filled to {n} cards more.", n),
    "crew": lambda n: _("Crew value in all {n}, with crew aboard.").format(n=signed(n)),
    "berths": lambda n: n_("{n} more berth.", "{n} more berths.", n),
    "contracts": lambda n: n_(
        "{n} more Contract may be played in a turn.", "{n} more Contracts may be played in a turn.", n
    ),
    "salvage": priced(N_("Salvage costs {n} more."), N_("Salvage costs {n} less, but at least 1.")),
    "contact": priced(N_("A Local Contact costs {n} more."), N_("A Local Contact costs {n} less, but at least 1.")),
    "tech": priced(N_("Tech in the Store costs {n} more."), N_("Tech in the Store costs {n} less, but at least 1.")),
    "hire": priced(N_("Crew in the Store costs {n} more."), N_("Crew in the Store costs {n} less, but at least 1.")),
    "hull": lambda n: n_("The hull bears {n} more hit.", "The hull bears {n} more hits.", n),
    "calm": lambda n: _("Nobody fires."),
    "scan": lambda n: _("You see the top mission of every station."),
    "abandon": lambda n: n_(
        "While buying, you may pay {n} credit to shuffle an open mission back; its Contract goes to your discard pile.",
        "While buying, you may pay {n} credits to shuffle an open mission back; its Contract goes to your discard "
        "pile.",
        n,
    ),
    "hold": lambda n: _("From your station the opponent flies away only with a better engine than yours."),
    "charge": lambda n: n_(
        "When your ship flies to the opponent's station, it fires {n} shot.",
        "When your ship flies to the opponent's station, it fires {n} shots.",
        n,
    ),
    "slip": lambda n: _("If your ship has not moved, it may do so after completing a mission."),
    "early": lambda n: n_("The Final station opens {n} point sooner.", "The Final station opens {n} points sooner.", n),
}


@dataclass(frozen=True, slots=True)
class Needs(Ability):
    """What ship and crew must have for a mission: tech, other keywords, and crew."""

    tech: tuple[tuple[str, int], ...]
    types: tuple[str, ...]
    crew: int
    total: int = 0
    """The values of all slots together."""
    mercy: int = 0
    """So much less crew value is asked of whoever has fewer points."""

    def text(self) -> str:
        wanted = [
            *(_("{slot} {n}").format(slot=_(SLOT_NAMES[slot]), n=n) for slot, n in self.tech),
            *(_(KEYWORDS[kind]) for kind in self.types),
            *([_("tech value {n} in all").format(n=self.total)] if self.total else []),
            *([self._crew()] if self.crew else []),
        ]
        return _("Needs: {wanted}.").format(wanted=", ".join(wanted))

    def _crew(self) -> str:
        if not self.mercy:
            return _("crew value {n}").format(n=self.crew)
        return _("crew value {n} ({less} with fewer points)").format(n=self.crew, less=self.crew - self.mercy)

    def signs(self) -> tuple[Sign, ...]:
        tech = tuple((slot, f"{n}") for slot, n in self.tech)
        total = (("tech", f"{self.total}"),) if self.total else ()
        crew = (("crew", f"{self.crew}"),) if self.crew else ()
        return tech + tuple((kind, "") for kind in self.types) + total + crew
