"""The column beside the table: who plays, what is asked, what can be done, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.language import _
from game.session import Line
from ui import ink, shapes
from ui.ink import SMALLEST, colour
from ui.kept import Kept
from ui.table.card_face import PRESSED, no_wider
from ui.table.log_signs import LESS, PLAIN, SIGNS
from ui.widgets import Answer, Button, Picture, Rows, fit_block, whole_rows

if TYPE_CHECKING:
    from ui.screens.table import TableScreen

WIDE = 316
MARGIN = 12
PAINTED = 2_000_000
"""Bytes of painted lines that are kept: more than are in sight."""
INDENT = 26
"""What stands to the left of a line of the log: the colour of a seat and a sign."""
HEAD = "sans_bold"
"""The letters of a heading in the log."""
ASKER = 230
"""How tall a card is that asks something, in design units."""


class Row(NamedTuple):
    """A row of the log: which line it belongs to, what it says, and whether it begins that line, goes on with it, or
    stands above it as a heading."""

    line: Line
    text: str
    part: str


class Panel:
    """Made anew with the screen; `show` brings it up to date and touches only what changed."""

    log: Rows

    def __init__(self, screen: TableScreen, area: pygame.Rect) -> None:
        self.screen, self.area = screen, area
        self._shown: dict[str, object] = {}
        self._plates: list[Picture] = []
        self._prompt: list[Picture] = []
        self._asker: list[Picture] = []
        self.buttons: list[Button] = []
        self._lines: list[Line] = []
        self._rows: list[Row] = []
        """The log as it stands in its rows: a line that is too long takes several."""
        self._cut: dict[tuple[str, int], list[str]] = {}
        """How each text fills its rows."""
        self._painted = Kept(PAINTED)
        screen.panel(area, "night", 200, "brass_dark")
        px = screen.px
        self.left, self.wide = area.x + px(MARGIN), area.width - 2 * px(MARGIN)
        self._build_tools()
        plates = len(screen.session.seats)
        self.plate_tall = max(px(58 if plates <= 2 else 46), round(px(46) * screen.app.type_scale))
        self.prompt_top = area.y + px(MARGIN) + plates * (self.plate_tall + px(6)) + px(4)
        self.log_top = self.prompt_top + px(screen.prompt_tall + 60)
        self._make_log(self.log_top)

    def _make_log(self, top: int) -> None:
        """The log from there down to the tools."""
        if self._shown.get("top") == top:
            return
        screen, px = self.screen, self.screen.px
        if "top" in self._shown:
            screen.drop([self.log])
            self._shown.pop("log", None)
        self._shown["top"] = top
        rect = pygame.Rect(self.left, top, self.wide, self.tools_top - top - px(10))
        row = px(20) if screen.app.settings.text_size <= 110 else px(26)
        self.log = Rows(screen, whole_rows(rect, row), row, self._paint_line, self._pick_line, lambda n: self._label(n))

    @property
    def lower(self) -> pygame.Rect:
        """What the log takes: a card may be shown over it meanwhile. Words that stay whatever the pointer is on, as a
        teacher's do, give it all the room below them."""
        top = self.log.rect.top
        if self.screen.sitting.speech() and self._prompt and not self.buttons:
            top = min(top, self._prompt[-1].rect.bottom + self.screen.px(12))
        return pygame.Rect(self.left, top, self.wide, self.tools_top - top - self.screen.px(6))

    def _build_tools(self) -> None:
        screen, px = self.screen, self.screen.px
        tools = [
            ("undo", _("Take back (U)"), screen.take_back),
            ("hint", _("Hint (H)"), screen.ask_hint),
            ("step", _("Step through what happens (P)"), screen.toggle_step),
            ("zoom", _("Look closer (Z)"), screen.toggle_zoom),
            ("book", _("Rulebook (R)"), screen.open_rulebook),
            ("save", _("Save (S)"), screen.save_as),
            ("menu", _("Menu (Esc)"), screen.open_menu),
        ]
        side = px(36)
        gap = (self.wide - len(tools) * side) // (len(tools) - 1)
        self.tools_top = self.area.bottom - side - px(MARGIN)
        self.tools: dict[str, Button] = {}
        for k, (icon, tip, action) in enumerate(tools):
            rect = pygame.Rect(self.left + k * (side + gap), self.tools_top, side, side)
            self.tools[icon] = Button(screen, rect, "", action, icon=icon, kind="bare", tip=tip)

    def show(self) -> None:
        """Brings everything up to date."""
        self._show_plates()
        self._show_prompt()
        self._show_buttons()
        self._show_log()
        self._show_asker()
        self.tools["undo"].update_state(enabled=self.screen.sitting.undo_refused() is None)
        self.tools["hint"].update_state(enabled=self.screen.sitting.may_act())
        self.tools["step"].update_state(chosen=self.screen.sitting.stepping)
        self.tools["zoom"].update_state(chosen=self.screen.desk.zooming)

    def _once(self, name: str, value: object) -> bool:
        """Did this part change since it was last painted?"""
        if self._shown.get(name) == value:
            return False
        self._shown[name] = value
        return True

    # Plates

    def _show_plates(self) -> None:
        screen, view = self.screen, self.screen.desk.shown
        to_act = screen.sitting.awaited(screen.session.rules.to_act(view))
        y = self.area.y + screen.px(MARGIN)
        for n, seat in enumerate(screen.session.seats):
            standing, active = screen.session.rules.standing(view, n), n == to_act
            thinking = active and screen.sitting.thinking
            if self._once(f"plate {n}", (seat, standing, active, thinking, screen.desk.emblems(n))):
                self._put(self._plates, n, self._plate(n, standing, active, thinking), y)
            y += self.plate_tall + screen.px(6)

    def _put(self, pictures: list[Picture], n: int, surface: pygame.Surface, y: int) -> None:
        """The n-th of some pictures: where it is as large as before and in the same place, it is only painted over."""
        place = pygame.Rect(self.left, y, *surface.get_size())
        if n < len(pictures) and pictures[n].rect == place:
            pictures[n].change(surface)
            return
        self.screen.drop(pictures[n : n + 1])
        pictures[n : n + 1] = [self.screen.picture(surface, *place.topleft)]

    def _plate(self, n: int, standing: str, active: bool, thinking: bool) -> pygame.Surface:
        screen, px = self.screen, self.screen.px
        seat = screen.session.seats[n]
        size = (self.wide, self.plate_tall)
        fill = (*colour("slate_high"), 255) if active else (*colour("dusk"), 200)
        edge = (*colour("brass_bright" if active else "line"), 255)
        surface = shapes.panel(size, px(7), fill, edge, max(1, px(2 if active else 1))).copy()
        tall = size[1] - px(8)
        x = px(8)
        for face in screen.desk.emblems(n):
            w, h = screen.app.art.size(face)
            figure = screen.app.art.image(face, (round(tall * w / h), tall))
            surface.blit(figure, (x, px(4)))
            x += round(tall * w / h * 0.78)
        if x == px(8):
            x += self._badge(surface, n)
        x += round(tall * 0.18) + px(10)
        room = size[0] - x - px(36)
        words, style = ink.fit(
            screen.sitting.called(n), screen.style("lead", "serif_bold", "ivory" if active else "ivory_dim"), room
        )
        name = ink.write(words, style)
        below = _("thinking …") if thinking else standing
        lines, style = fit_block(
            below,
            screen.style("small", "sans", "brass_bright" if active else "ivory_faint"),
            (round(room * PRESSED), size[1] - px(4) - name.get_height()),
        )
        line = no_wider(
            ink.paragraph("\n".join(lines), style, max(room, *(ink.width(each, style) for each in lines))), room
        )
        top = (size[1] - name.get_height() - line.get_height()) // 2
        surface.blit(name, (x, top))
        surface.blit(line, (x, top + name.get_height()))
        icon = screen.app.art.icon("person" if seat.is_person else "machine", px(18), colour("ivory_faint"))
        surface.blit(icon, (size[0] - px(28), (size[1] - px(18)) // 2))
        return surface

    def _badge(self, plate: pygame.Surface, n: int) -> int:
        """A seat without figures of its own has its number; tells how wide that is."""
        side = self.screen.px(26)
        plate.blit(shapes.seat_disc(n, side, 0.6), (self.screen.px(10), (plate.get_height() - side) // 2))
        return side

    # Prompt and buttons

    def has_room(self, text: str) -> bool:
        """Could all of that be asked here?"""
        screen, tall = self.screen, self.screen.px(self.screen.prompt_tall - 4)
        return any(
            ink.paragraph(text, screen.style(size, face, "ivory"), self.wide).get_height() <= tall
            for size, face in screen.prompt_styles
        )

    def _show_prompt(self) -> None:
        screen = self.screen
        if (
            "prompt" in self._shown
            and screen.desk.animator.running
            and not (screen.desk.animator.telling or screen.refusal)
        ):
            return  # what is asked next waits until the table shows why
        (head, head_tone), (text, tone) = screen.prompt_head(), screen.prompt()
        if not self._once("prompt", (head, head_tone, text, tone)):
            return
        screen.drop(self._prompt[1 + bool(head) :])
        del self._prompt[1 + bool(head) :]
        y = self.prompt_top + screen.px(4)
        if head:
            words = ink.paragraph(head, screen.style("small", "sans_bold", head_tone), self.wide)
            self._put(self._prompt, 0, words, y)
            y += words.get_height() + screen.px(4)
        self._put(self._prompt, int(bool(head)), self._asked(text, tone, y), y)

    def _asked(self, text: str, tone: str, y: int) -> pygame.Surface:
        """What is asked, in the largest letters that leave the buttons free."""
        screen, room = self.screen, self.prompt_top + self.screen.px(self.screen.prompt_tall) - y
        styles = [screen.style(size, face, tone) for size, face in screen.prompt_styles]
        smaller = [styles[-1]._replace(pixels=n) for n in range(styles[-1].pixels - 1, SMALLEST - 1, -1)]
        for style in (*styles, *smaller):
            words = ink.paragraph(text, style, self.wide)
            if words.get_height() <= room:
                break
        return words

    def _show_buttons(self) -> None:
        """Side by side or, when they say too much for that, one below another; the log gives them room."""
        screen, px = self.screen, self.screen.px
        offers = screen.buttons()
        lone = screen.sitting.has_one_way()
        longest = screen.longest_labels()
        if not self._once("buttons", (lone, longest, [(label, icon) for label, icon, _action in offers])):
            return
        screen.drop(self.buttons)
        self.buttons = []
        gap, x, y = px(8), self.left, self.prompt_top + px(screen.prompt_tall + 8)
        needs = [
            ink.width(longest.get(label, label), screen.style("text", "sans_bold")) + px(48 if icon else 20)
            for label, icon, _a in offers
        ]
        room = self.wide - gap * (len(offers) - 1)
        stacked = len(offers) > 1 and sum(needs) > room
        for (label, icon, action), need in zip(offers, needs, strict=True):
            rect = pygame.Rect(x, y, self.wide if stacked else room * need // sum(needs), px(40))
            self.buttons.append(Answer(screen, rect, label, action, icon=icon, kind="primary" if lone else "plain"))
            x, y = (x, rect.bottom + gap) if stacked else (rect.right + gap, y)
        self._make_log(max(self.log_top, self.buttons[-1].rect.bottom + px(12) if self.buttons else 0))

    def _show_asker(self) -> None:
        """The card that asks, over the older lines of the log, none of which is half covered, and over what is free
        above them."""
        screen, log, top = self.screen, self.log.rect, self.lower.top
        face = "" if screen.desk.animator.running else screen.sitting.asker()
        tall = min(screen.px(ASKER), log.top - top + log.height * 2 // 3)
        tall = min(tall + (log.top - top - tall) % self.log.row, log.bottom - top)
        if not self._once("asker", (face, top, tall)):
            return
        screen.drop(self._asker)
        self._asker = []
        if face:
            ground = pygame.Surface((self.wide, tall), pygame.SRCALPHA)
            ground.fill(colour("night"))
            cards = screen.desk.faces.cards
            shape = cards.shape(face)
            high = min(tall - screen.px(8), self.wide / shape)
            card = cards.picture(face, (round(high * shape), round(high)))
            ground.blit(card, card.get_rect(center=ground.get_rect().center))
            self._asker = [screen.picture(ground, self.left, top, 3)]

    # Log

    def _show_log(self) -> None:
        screen, sitting = self.screen, self.screen.sitting
        count, back = len(sitting.session.moves), sitting.looking_back
        untold = sum(bool(sitting.told(event)) for event in screen.desk.animator.untold)
        if self._once("log", (count, back, sitting.viewer, untold, sitting.session.resigned)):
            before, lines = self._lines, sitting.log()
            self._lines = lines[: len(lines) - untold]
            known = len(before) if self._lines[: len(before)] == before else 0
            self._rows, had = (self._rows, len(self._rows)) if known else ([], -1)
            for k in range(known, len(self._lines)):
                self._rows += self._in_rows(self._lines[k], self._lines[k - 1] if k else None)
            at = -1
            if back is not None:
                at = max((n for n, row in enumerate(self._rows) if row.line.moves <= back), default=-1)
            if len(self._rows) != had or self.log.at != at or self.log.count != had:
                self.log.set_count(len(self._rows), to_end=back is None, at=at)

    def _in_rows(self, line: Line, before: Line | None) -> list[Row]:
        """A line in as many rows as it needs, under a heading where a turn or a part of the game begins."""
        heads = self.screen.desk.game_look.heads
        if line.kind in heads:
            return [
                Row(line, text, "head" if k == 0 else "more head")
                for k, text in enumerate(self._cut_to_fit(line.text, 0, HEAD))
            ]
        rows = []
        if not heads and line.turn is not None and (before is None or before.turn != line.turn):
            rows.append(Row(line, self._whose_turn(line.turn), "turn"))
        parts = self._cut_to_fit(line.text, self.screen.px(INDENT))
        return [*rows, Row(line, parts[0], "line"), *(Row(line, part, "more") for part in parts[1:])]

    def _whose_turn(self, seat: int) -> str:
        if seat == self.screen.sitting.alone:
            return _("Your turn")
        return _("{name}'s turn").format(name=self.screen.session.names[seat])

    def _cut_to_fit(self, text: str, indent: int, face: str = "sans") -> list[str]:
        """The text in as many rows as it takes: all of the log has letters of one size."""
        if (text, indent) not in self._cut:
            style, room = self.screen.style("small", face), self.log.rect.width - self.screen.px(24) - indent
            self._cut[text, indent] = ink.wrap(text, style, room)
        return self._cut[text, indent]

    def _paint_line(self, n: int, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        row = self._rows[n]
        key = (row.part, row.text, row.line.seat, row.line.turn, row.line.kind, size, chosen)
        return self._painted.once(key, lambda: self._painted_row(row, size, chosen))

    def _painted_row(self, row: Row, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        screen, px = self.screen, self.screen.px
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if chosen:
            surface.blit(shapes.panel(size, px(4), (*colour("slate_high"), 255), None, 1), (0, 0))
        if row.part in ("head", "turn", "more head"):
            self._paint_head(surface, row)
            return surface
        tone = (
            colour(f"seat_{row.line.seat % 4}") if row.line.seat is not None and row.line.seat >= 0 else colour("line")
        )
        pygame.draw.rect(surface, tone, (px(1), px(1), max(2, px(3)), size[1] - px(2)))
        if row.part == "line":
            side = px(13)
            kind, own = row.line.kind, screen.desk.game_look.signs
            name = own.get(kind) or SIGNS.get(kind, PLAIN)
            sign = screen.app.art.icon(LESS.get(name, name) if row.line.less else name, side, colour("brass"))
            surface.blit(sign, (px(8), (size[1] - side) // 2))
        self._write(surface, row.text, "brass_bright" if chosen else "ivory_dim", "sans", px(INDENT))
        return surface

    def _paint_head(self, surface: pygame.Surface, row: Row) -> None:
        """A line in the colour of whose turn begins, and its name."""
        px, (wide, tall) = self.screen.px, surface.get_size()
        seat = row.line.turn if row.part == "turn" else None
        tone = colour("brass_dark") if seat is None else colour(f"seat_{seat % 4}")
        if row.part != "more head":
            pygame.draw.line(surface, tone, (px(1), px(2)), (wide - px(8), px(2)), max(1, px(1)))
        self._write(surface, row.text, "brass_bright", HEAD, px(1), min(px(2), tall // 8))

    def _write(self, surface: pygame.Surface, text: str, tone: str, face: str, x: int, lower: int = 0) -> None:
        words, style = ink.fit(
            text, self.screen.style("small", face, tone), surface.get_width() - x - self.screen.px(4)
        )
        picture = ink.write(words, style)
        surface.blit(picture, (x, (surface.get_height() - picture.get_height()) // 2 + lower))

    def _label(self, n: int) -> str:
        row = self._rows[n]
        return row.text if row.part == "turn" else row.line.text

    def _pick_line(self, n: int) -> None:
        self.screen.look_back(self._rows[n].line.moves)

    def number_key(self, n: int) -> bool:
        """The keys 1 to 9 press the buttons."""
        if n < len(self.buttons):
            self.buttons[n].activate()
            return True
        return False
