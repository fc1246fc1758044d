"""The end of a game before its painting: who won and why, what decided it one after another, the places, the doors."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.contract import Outcome
from game.core.language import YOU, _, n_, to_you
from game.core.things import Thing
from game.session import Line, Session
from ui import games, shapes
from ui.app import App
from ui.games.look import Decided
from ui.ink import colour
from ui.screens.dialogs import Overlay, ask_name
from ui.screens.opponents import player_label
from ui.screens.setup import new_seed
from ui.table.faces import Faces
from ui.widgets import Button, Note, Widget

WIDE = 700
PAD = 40
CARD = (170, 238)
"""The best card, in design units."""
EACH = 0.45
"""Seconds between two things that decided the game."""
NARROW = (1.0, 0.88, 0.76, 0.66)
"""How much lower everything becomes until it fits."""


class ResultScreen(Overlay):
    name = "result"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self._table = app.screens[-1] if app.screens else None
        self._passed = 0.0
        self._told: list[list[Any]] = []
        """The rows of what decided it that are still to be shown."""

    # Words

    def outcome(self) -> Outcome:
        found = self.session.outcome()
        assert found is not None, "the result is shown when the game is over"
        return found

    def word(self) -> str:
        """What it comes to for the one person who played; of several, who won."""
        winners = self.outcome().winners
        if not winners:
            return _("A draw")
        if self.alone is None:
            return self.headline()
        return _("Defeat") if self.alone is not None and self.alone not in winners else _("Victory")

    def decided(self) -> list[Decided]:
        """What decided it, from the open table."""
        tell = games.look(self.session.game).decided
        return list(tell(self.session.view(None))) if tell else []

    @property
    def alone(self) -> int | None:
        """The seat of the one person who played."""
        return self.session.alone

    def reason(self) -> str:
        """What ended it."""
        if self.session.resigned is None or self.alone is None:
            return self.outcome().reason
        return self._log()[-1].text

    def _log(self) -> list[Line]:
        """What everybody may know of the game, told to the one person who played."""
        names = [YOU if seat == self.alone else name for seat, name in enumerate(self.session.names)]
        lines = self.session.log(None, names)
        if self.alone is None:
            return lines
        return [line._replace(text=to_you(line.text, self.session.names[self.alone])) for line in lines]

    def headline(self) -> str:
        if self.outcome().winners == (self.alone,):
            return _("You win")
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

    def turning(self) -> tuple[str, int] | None:
        """What turned the game, and after how many moves: of what matters, and the winner did, the nearest to that."""
        at = self.session.turning_point()
        lines = self._log()
        if at is None or not lines:
            return None
        winners, matters = self.outcome().winners, games.look(self.session.game).fanfares
        telling = [line for line in lines if line.kind in matters and line.seat in winners]
        line = min(telling or lines, key=lambda line: abs(line.moves - at))
        return _("The turning point: {what}").format(what=line.text), line.moves

    def places(self) -> list[tuple[int, int]]:
        """Each seat with its place, best first."""
        listed, place = [], 1
        for group in self.outcome().ranking:
            listed += [(place, seat) for seat in group]
            place += len(group)
        return listed

    # Building

    def backdrop(self) -> pygame.Surface:
        return self.app.room.painting(self.session.game, self.area.size)

    def build(self) -> None:
        decided, outcome, turned = self.decided(), self.outcome(), self.turning()
        inner = min(self.px(WIDE), self.area.width - self.px(40) - 2 * self.px(PAD))
        button = max(self.px(44), round(self.size("text") * 2))
        for lower in NARROW:
            row, line, gap = (round(lower * each) for each in (self._row(36), self._row(30), self.px(10)))
            word = round(self.size("display") * 1.2 * lower)
            head = round(self.size("head") * 1.4) if outcome.winners and self.alone is not None else 0
            reason = round(self.size("lead") * 1.4)
            facts = round(self.size("small") * 1.6)
            rows = len(decided) * line + len(self.session.seats) * row
            tall = word + head + reason + rows + facts * (1 + bool(turned)) + button + 5 * gap + 2 * self.px(24)
            if tall <= self.area.height - self.px(16):
                break
        frame = pygame.Rect(0, 0, inner + 2 * self.px(PAD), min(tall, self.area.height))
        frame.center = self.area.center
        self._show_best(frame, decided)
        self.panel(frame, "night", 215, "brass_dark")
        x, y = frame.x + self.px(PAD), frame.y + self.px(24)
        lost = self.word() == _("Defeat")
        Note(self, pygame.Rect(x, y, inner, word), self.word(), size="display", face="serif", align="centre",
             tone="bad" if lost else "brass_bright")  # fmt: skip
        y += word
        if head:
            Note(self, pygame.Rect(x, y, inner, head), self.headline(), size="head", face="serif", align="centre")
        y += head
        Note(self, pygame.Rect(x, y, inner, reason), self.reason(), size="lead", face="serif_italic", tone="ivory_dim",
             align="centre")  # fmt: skip
        y += reason + gap
        self._told = []
        for each in decided:
            self._told.append(self._build_decided(pygame.Rect(x, y, inner, line), each))
            y += line
        y += gap
        for k, (place, seat) in enumerate(self.places()):
            self._build_seat(pygame.Rect(x, y, inner, row), place, seat, first=k == 0)
            y += row
        y += gap
        if turned:
            self._build_turning(pygame.Rect(x, y, inner, facts), *turned)
            y += facts
        Note(self, pygame.Rect(x, y, inner, facts), self.facts(), size="small", tone="ivory_dim", align="centre")
        y += facts + gap
        self._build_doors(pygame.Rect(x, y, inner, button))
        self._hide_untold()

    def _row(self, units: int) -> int:
        return max(self.px(units), round(self.size("text") * units / 20))

    def _build_decided(self, row: pygame.Rect, told: Decided) -> list[Widget]:
        """What it was, and how each seat stood there; who has it is bright."""
        made: list[Widget] = []
        label = row.width * 2 // 5
        made.append(Note(self, pygame.Rect(row.x, row.y, label, row.height), told.what, tone="brass"))
        wide = (row.width - label) // len(told.stands)
        side = min(self.px(16), row.height - self.px(6))
        for seat, stands in enumerate(told.stands):
            cell = pygame.Rect(row.x + label + seat * wide, row.y, wide, row.height)
            if not stands:
                continue
            made.append(self.picture(shapes.seat_disc(seat, side, 0.6), cell.x, cell.centery - side // 2))
            words = pygame.Rect(cell.x + side + self.px(6), cell.y, cell.width - side - self.px(10), cell.height)
            has = seat == told.winner
            made.append(Note(self, words, stands, face="sans_bold" if has else "sans",
                             tone="brass_bright" if has else "ivory_dim"))  # fmt: skip
        return made

    def _show_best(self, frame: pygame.Rect, decided: list[Decided]) -> None:
        """The card or figure that did most, beside everything else if there is room."""
        wide, tall = self.px(CARD[0]), self.px(CARD[1])
        faced = [each for each in decided if each.face]
        if not faced or frame.x < wide + self.px(30):
            return
        best = next((each for each in reversed(faced) if each.winner in self.outcome().winners), faced[-1])
        art, name = self.app.art, f"{self.session.game}/{best.face}"
        if art.has(name):
            w, h = art.size(name)
            picture = art.image(name, (round(w * tall / h), tall))
        else:
            faces = Faces(art, self.session.game, self.session.names)
            faces.cards.unit = self.app.unit
            shape = faces.cards.shape(best.face)
            size = (wide, min(tall, round(wide / shape))) if best.face in faces.cards.cards else (wide, tall)
            picture = faces.picture(Thing("best", "", "card", best.face), size)
        spot = picture.get_rect(center=(frame.x // 2, self.area.centery))
        self.picture(picture, *spot.topleft)

    # One after another

    def _hide_untold(self) -> None:
        if self.app.settings.reduce_motion:
            self._told = []
        self._told = self._told[int(self._passed / EACH) :]
        for row in self._told:
            for widget in row:
                widget.hide()

    def tick(self, seconds: float) -> bool:
        """What decided the game is told row by row."""
        if not self._told:
            return False
        before = int(self._passed / EACH)
        self._passed += seconds * self.app.settings.speed / 100
        for _row in range(int(self._passed / EACH) - before):
            if self._told:
                for widget in self._told.pop(0):
                    widget.show()
                self.app.sound.play("coin", 0.6)
        return True

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
        Note(self, name, self.session.called(seat), size="lead", face="serif_bold" if won else "serif", tone=tone)
        label = player_label(self.session.rules.info, sitting.player)
        if not sitting.is_person and label != sitting.name:
            Note(self, pygame.Rect(row.right - score - kind, row.y, kind, row.height), label, tone="ivory_dim")
        scores = self.outcome().scores
        points = self.session.rules.say_score(scores[seat]) if seat < len(scores) else ""
        Note(self, pygame.Rect(row.right - score, row.y, score, row.height), points, size="lead", face="sans_bold",
             tone=tone, align="right")  # fmt: skip

    def _build_turning(self, row: pygame.Rect, words: str, at: int) -> None:
        """What turned the game: a press shows the table as it was then."""
        Button(self, row, words, lambda: self.look_back(at), icon="eye", kind="bare")

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

    def look_back(self, at: int | None = None) -> None:
        """To the table, where every line of the log shows the board as it was, or as it was after so many moves."""
        self.app.pop()
        show = getattr(self._table, "look_back", None)
        if at is not None and show:
            show(at)

    def play_again(self) -> None:
        """The same players and options with a new seed."""
        new = self.session.again(new_seed())
        self.app.try_store(lambda: self.app.store.begin(new))
        from ui.screens.table import TableScreen
        from ui.screens.title import TitleScreen
        from ui.screens.versus import announce

        self.app.home(TitleScreen(self.app))
        self.app.push(TableScreen(self.app, new))
        announce(self.app)

    def save(self) -> None:
        thumbnail = getattr(self._table, "thumbnail", None)
        picture = thumbnail() if thumbnail else None
        initial = f"{self.session.rules.info.title} {len(self.session.moves)}"

        def keep(name: str) -> None:
            if self.app.try_store(lambda: self.app.store.save_as(self.session, name, picture)):
                self.app.toast(_("Saved as “{name}”.").format(name=name))

        ask_name(self.app, _("Save this game"), initial, keep)
