"""The end of a game: who won and why, the places, and where to go from here."""

from __future__ import annotations

import pygame

from game.core.contract import Outcome
from game.core.language import _, n_
from game.session import Session
from ui import shapes
from ui.app import App
from ui.ink import colour
from ui.screens.dialogs import Overlay, ask_name
from ui.screens.opponents import player_label
from ui.screens.setup import new_seed
from ui.widgets import Button, Note

WIDE = 700
PAD = 40


class ResultScreen(Overlay):
    name = "result"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self._table = app.screens[-1] if app.screens else None

    # Words

    def outcome(self) -> Outcome:
        found = self.session.outcome()
        assert found is not None, "the result is shown when the game is over"
        return found

    def headline(self) -> str:
        winners = [self.session.seats[seat].name for seat in self.outcome().winners]
        if not winners:
            return _("A draw")
        if len(winners) == 1:
            return _("{name} wins").format(name=winners[0])
        return _("{names} win").format(names=_(" and ").join(winners))

    def facts(self) -> str:
        facts = [n_("{n} move", "{n} moves", len(self.session.moves)), _("Seed {n}").format(n=self.session.seed)]
        if not self.session.ranked:
            facts.append(_("unranked: something was taken back"))
        return " · ".join(facts)

    def places(self) -> list[tuple[int, int]]:
        """Each seat with its place, best first."""
        listed, place = [], 1
        for group in self.outcome().ranking:
            listed += [(place, seat) for seat in group]
            place += len(group)
        return listed

    # Building

    def build(self) -> None:
        inner = min(self.px(WIDE), self.area.width - self.px(40) - 2 * self.px(PAD))
        row = max(self.px(36), round(self.size("text") * 1.8))
        button = max(self.px(44), round(self.size("text") * 2))
        icon = self.px(64)
        title = round(self.size("title") * 1.35)
        reason = round(self.size("lead") * 1.4)
        facts = round(self.size("small") * 1.6)
        gap = self.px(10)
        seats = len(self.session.seats)
        heights = [icon, title, reason, gap, seats * row, gap, facts, gap, button]
        tall = sum(heights) + gap * 3 + 2 * self.px(30)
        if tall > self.area.height - self.px(24):
            tall -= icon + gap
            icon = 0
        frame = pygame.Rect(0, 0, inner + 2 * self.px(PAD), tall)
        frame.center = self.area.center
        self.panel(frame, "night", 240, "brass_dark")
        x, y = frame.x + self.px(PAD), frame.y + self.px(30)
        if icon:
            drawn = bool(self.outcome().winners)
            sign = self.app.art.icon("trophy" if drawn else "handshake", icon, colour("brass_bright"))
            self.picture(sign, self.area.centerx - icon // 2, y)
            y += icon + gap
        Note(self, pygame.Rect(x, y, inner, title), self.headline(), size="title", face="serif", tone="brass_bright",
             align="centre")  # fmt: skip
        y += title
        Note(self, pygame.Rect(x, y, inner, reason), self.outcome().reason, size="lead", face="serif_italic",
             align="centre")  # fmt: skip
        y += reason + 2 * gap
        for k, (place, seat) in enumerate(self.places()):
            self._build_seat(pygame.Rect(x, y, inner, row), place, seat, first=k == 0)
            y += row
        y += gap
        Note(self, pygame.Rect(x, y, inner, facts), self.facts(), size="small", tone="ivory_dim", align="centre")
        y += facts + 2 * gap
        self._build_doors(pygame.Rect(x, y, inner, button))

    def _build_seat(self, row: pygame.Rect, place: int, seat: int, first: bool) -> None:
        sitting = self.session.seats[seat]
        won = seat in self.outcome().winners
        tone = "brass_bright" if won else "ivory"
        if not first:
            rule = pygame.Surface((row.width, max(1, self.px(1))), pygame.SRCALPHA)
            rule.fill(colour("slate_high"))
            self.picture(rule, row.x, row.y)
        number = self.px(34)
        Note(
            self, pygame.Rect(row.x, row.y, number, row.height), f"{place}.", size="lead", face="serif_bold", tone=tone
        )
        side = min(self.px(24), row.height - self.px(8))
        x = row.x + number
        self.picture(shapes.seat_disc(seat, side, 0.6), x, row.centery - side // 2)
        x += side + self.px(12)
        score = self.px(130)
        kind = self.px(130)
        name = pygame.Rect(x, row.y, row.right - score - kind - x - self.px(12), row.height)
        Note(self, name, sitting.name, size="lead", face="serif_bold" if won else "serif", tone=tone)
        label = player_label(self.session.rules.info, sitting.player)
        Note(self, pygame.Rect(row.right - score - kind, row.y, kind, row.height), label, tone="ivory_dim")
        scores = self.outcome().scores
        points = self.session.rules.say_score(scores[seat]) if seat < len(scores) else ""
        Note(self, pygame.Rect(row.right - score, row.y, score, row.height), points, size="lead", face="sans_bold",
             tone=tone, align="right")  # fmt: skip

    def _build_doors(self, row: pygame.Rect) -> None:
        doors = [
            (_("To the shelf"), "home", self.to_title, "plain"),
            (_("Save"), "save", self.save, "plain"),
            (_("Look back"), "eye", self.look_back, "plain"),
            (_("Play again"), "shuffle", self.play_again, "primary"),
        ]
        gap = self.px(12)
        shares = (0.25, 0.18, 0.23, 0.34)
        spare = row.width - gap * (len(doors) - 1)
        x = row.x
        for (text, icon, action, kind), share in zip(doors, shares, strict=True):
            wide = round(spare * share)
            made = Button(self, pygame.Rect(x, row.y, wide, row.height), text, action, icon=icon, kind=kind)
            x += wide + gap
        self.focus = made

    # Doors

    def back(self) -> None:
        self.look_back()

    def look_back(self) -> None:
        """To the table, where every line of the log shows the board as it was."""
        self.app.pop()

    def play_again(self) -> None:
        """The same players and options with a new seed."""
        new = self.session.again(new_seed())
        self.app.try_store(lambda: self.app.store.begin(new))
        from ui.screens.table import TableScreen
        from ui.screens.title import TitleScreen

        self.app.home(TitleScreen(self.app))
        self.app.push(TableScreen(self.app, new))

    def save(self) -> None:
        thumbnail = getattr(self._table, "thumbnail", None)
        picture = thumbnail() if thumbnail else None
        initial = f"{self.session.rules.info.title} {len(self.session.moves)}"

        def keep(name: str) -> None:
            if self.app.try_store(lambda: self.app.store.save_as(self.session, name, picture)):
                self.app.toast(_("Saved as “{name}”.").format(name=name))

        ask_name(self.app, _("Save this game"), initial, keep)
