"""The library: games in play, saves with a name, finished games; and files from elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pygame

from game.core.language import N_, _
from saves.names import LONGEST_TITLE, slug
from saves.places import shown
from saves.store import AUTOSAVE, FINISHED, NAMED, Entry, Parted, SaveError, StoreError
from ui import ink, shapes
from ui.app import App
from ui.art import open_png
from ui.ink import colour
from ui.kept import Kept
from ui.screens.dialogs import ask, ask_name
from ui.screens.menu import MenuButton, MenuScreen
from ui.widgets import Note, Rows, fit_block

T = TypeVar("T")

KINDS = {AUTOSAVE: N_("In play"), NAMED: N_("Saved"), FINISHED: N_("Finished")}
ICONS = {AUTOSAVE: "hourglass", NAMED: "save", FINISHED: "flag"}
LONGEST_PATH = 400


def open_entry(app: App, entry: Entry) -> None:
    open_path(app, entry.path)


def open_path(app: App, path: Path, before: bool = False) -> None:
    """Goes to the table with a saved game; a file that can't be opened says why, and is no longer listed as good."""
    try:
        loaded = app.store.load(path, before)
    except Parted as problem:
        offer = _("You can play on from the moment before; the file stays as it is until then.")
        ask(app, _("This game does not play as it was played"), f"{problem} {offer}", _("Open the moment before"),
            lambda: open_path(app, path, before=True))  # fmt: skip
        return
    except (SaveError, StoreError) as problem:
        if app.screens:
            app.screen.open()
        app.toast(str(problem), "bad")
        return
    from ui.screens.table import TableScreen
    from ui.screens.title import TitleScreen

    app.home(TitleScreen(app))
    app.push(TableScreen(app, loaded.session))
    if loaded.note:
        app.toast(loaded.note)


class LibraryScreen(MenuScreen):
    name = "library"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries: list[Entry] = []
        self.chosen: Path | None = None
        self._pictures = Kept(8_000_000)

    # Building

    def build(self) -> None:
        self.entries = self.app.store.entries()
        at = next((k for k, entry in enumerate(self.entries) if entry.path == self.chosen), 0 if self.entries else -1)
        doors = [
            self.back_button(),
            MenuButton(_("Import"), "plus", self.bring),
            MenuButton(_("Export"), "forward", self.export),
            MenuButton(_("Rename"), "keyboard", self.rename),
            MenuButton(_("Delete"), "trash", self.delete),
        ]
        buttons = self.frame(_("Saved games"), doors, [MenuButton(_("Open"), "play", self.open_chosen, "primary")])
        self.doors = dict(zip(("back", "import", "export", "rename", "delete", "open"), buttons, strict=True))
        path = max(self.px(24), round(self.size("small") * 1.5))
        text = _("Your games are kept in {path}").format(path=shown(self.app.store.folder))
        place = pygame.Rect(self.body.x, self.body.bottom - path, self.body.width, path)
        Note(self, place, text, size="small", tone="ivory_faint")
        place = pygame.Rect(self.body.x, self.body.y, self.body.width, self.body.height - path - self.px(8))
        if not self.entries:
            text = self.app.store.trouble() or _(
                "No games yet. Every game you play is kept here by itself: open a box on the shelf and begin."
            )
            Note(self, place, text, size="lead", face="serif_italic", tone="ivory_dim", align="centre")
        row = max(self.px(76), round((self.size("lead") + 2 * self.size("text")) * 1.45))
        self.list = Rows(self, place, row, self._paint_row, self._pick, self._say, open_row=self._open)
        self.list.set_count(len(self.entries), at=at)
        if at >= 0:
            self.list.reveal(at)
            self.list.repaint()
        self.list.focusable = bool(self.entries)
        if self.focus is None:
            self.focus = self.list if self.entries else self.doors["back"]
        self._pick(at)

    def _paint_row(self, index: int, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        entry = self.entries[index]
        wide, tall = size[0], size[1] - self.px(6)
        edge = "brass" if chosen else "line"
        fill = (*colour("slate_high" if chosen else "slate"), 210 if chosen else 110)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        border = (*colour(edge), 255 if chosen else 110)
        surface.blit(shapes.panel((wide, tall), self.px(7), fill, border, max(1, self.px(1))), (0, 0))
        pad = self.px(8)
        frame = (round((tall - 2 * pad) * 1.5), tall - 2 * pad)
        surface.blit(self._thumbnail(entry, frame), (pad, pad))
        left = frame[0] + 3 * pad
        aside = round(wide * 0.19)
        room = wide - left - aside - 4 * pad
        line = tall // 2 - pad
        self._line(surface, entry.name, ("lead", "serif_bold", "ivory"), pygame.Rect(left, pad, room, line))
        place = pygame.Rect(left, pad + line, room, tall - 2 * pad - line)
        if entry.problem:
            self._block(surface, entry.problem, ("text", "sans", "bad"), place)
        else:
            told = " · ".join(part for part in (entry.title, entry.summary) if part)
            self._line(surface, told, ("text", "sans", "ivory_dim"), place)
        x = wide - aside - 2 * pad
        self._kind(surface, entry, pygame.Rect(x, pad, aside, line))
        when = entry.when.astimezone().strftime(_("%Y-%m-%d  %H:%M"))
        self._line(surface, when, ("small", "sans", "ivory_dim"), pygame.Rect(x, pad + line, aside, line), right=True)
        return surface

    def _line(
        self, surface: pygame.Surface, text: str, look: tuple[str, str, str], place: pygame.Rect, right: bool = False
    ) -> None:
        words, style = _shortened(text, self.style(*look), place.width)
        picture = ink.write(words, style)
        x = place.right - picture.get_width() if right else place.x
        surface.blit(picture, (x, place.centery - picture.get_height() // 2))

    def _block(self, surface: pygame.Surface, text: str, look: tuple[str, str, str], place: pygame.Rect) -> None:
        lines, style = fit_block(text, self.style(*look), place.size)
        step = ink.line_height(style)
        for k, line in enumerate(lines):
            surface.blit(ink.write(line, style), (place.x, place.centery - step * len(lines) // 2 + k * step))

    def _kind(self, surface: pygame.Surface, entry: Entry, place: pygame.Rect) -> None:
        """In play, saved or finished: a sign and a word."""
        side = self.px(16)
        style = self.style("small", "sans_bold", "brass_bright")
        words, style = ink.fit(_(KINDS[entry.kind]), style, place.width - side - self.px(8))
        picture = ink.write(words, style)
        x = place.right - picture.get_width()
        surface.blit(picture, (x, place.centery - picture.get_height() // 2))
        icon = self.app.art.icon(ICONS[entry.kind], side, colour("brass"))
        surface.blit(icon, (x - side - self.px(8), place.centery - side // 2))

    def _thumbnail(self, entry: Entry, size: tuple[int, int]) -> pygame.Surface:
        """The save's own picture, else its game's cover, else a warning; made once for a size."""
        key = (entry.path, size)
        return self._pictures.once(key, lambda: self._paint_thumbnail(entry, size))

    def _paint_thumbnail(self, entry: Entry, size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if entry.problem:
            side = round(size[1] * 0.6)
            icon = self.app.art.icon("warning", side, colour("bad"))
            surface.blit(icon, ((size[0] - side) // 2, (size[1] - side) // 2))
            return surface
        picture = open_png(entry.picture) if entry.picture else None
        if picture is not None:
            share = min(size[0] / picture.get_width(), size[1] / picture.get_height())
            scaled = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
            picture = pygame.transform.smoothscale(picture.convert_alpha(), scaled)
        else:
            picture = self.app.art.cover(f"covers/{entry.game}", size)
        surface.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface

    def _say(self, index: int) -> str:
        entry = self.entries[index]
        return f"{entry.name}, {entry.title}, {entry.problem or entry.summary}, {_(KINDS[entry.kind])}"

    # Choosing

    def _pick(self, index: int) -> None:
        entry = self.entries[index] if 0 <= index < len(self.entries) else None
        self.chosen = entry.path if entry else None
        good = entry is not None and entry.problem is None
        self.doors["open"].update_state(enabled=good)
        self.doors["export"].update_state(enabled=good)
        self.doors["rename"].update_state(enabled=good and entry is not None and entry.kind == NAMED)
        self.doors["delete"].update_state(enabled=entry is not None)

    def _entry(self) -> Entry | None:
        return next((entry for entry in self.entries if entry.path == self.chosen), None)

    def _open(self, index: int) -> None:
        if self.entries[index].problem:
            self.app.toast(str(self.entries[index].problem), "bad")
        else:
            open_entry(self.app, self.entries[index])

    # Doors

    def open_chosen(self) -> None:
        entry = self._entry()
        if entry:
            open_entry(self.app, entry)

    def rename(self) -> None:
        entry = self._entry()
        if entry is None:
            return

        def give(name: str) -> None:
            renamed = self._try(lambda: self.app.store.rename(entry, name))
            if renamed:
                self.chosen = renamed.path
                self.open()

        ask_name(self.app, _("A new name"), entry.name, give, yes=_("Rename"), limit=LONGEST_TITLE)

    def delete(self) -> None:
        entry = self._entry()
        if entry is None:
            return

        def remove() -> None:
            at = self.entries.index(entry)
            self._try(lambda: self.app.store.delete(entry))
            rest = [other.path for other in self.entries if other != entry]
            self.chosen = rest[min(at, len(rest) - 1)] if rest else None
            self.focus = None
            self.open()

        text = _("“{name}” goes to the trash folder beside your saves, which keeps the last twenty.")
        ask(self.app, _("Delete this game?"), text.format(name=entry.name), _("Delete"), remove, _("Keep it"),
            danger="trash")  # fmt: skip

    def export(self) -> None:
        entry = self._entry()
        if entry is None:
            return
        initial = f"{self._usual_folder()}{slug(entry.name)}.json"
        ask_name(self.app, _("Export to"), initial, lambda typed: self._export_to(entry, typed), yes=_("Export"),
                 text=_("The file that this game is written to:"), limit=LONGEST_PATH)  # fmt: skip

    def _export_to(self, entry: Entry, typed: str) -> None:
        path = _path(typed)
        try:
            if path.is_dir():
                path = path / f"{slug(entry.name)}.json"
            taken = path.exists()
        except (OSError, ValueError):
            taken = False

        def write() -> None:
            written = self._try(lambda: self.app.store.export(entry, path))
            if written:
                self.app.toast(_("Exported to {path}").format(path=written))

        if taken:
            text = _("{path} is there already.").format(path=path)
            ask(self.app, _("Replace the file?"), text, _("Replace"), write, danger="trash")
        else:
            write()

    def bring(self) -> None:
        ask_name(self.app, _("Import from"), self._usual_folder(), self._import_from, yes=_("Import"),
                 text=_("The file of a saved game, from this computer or another:"), limit=LONGEST_PATH)  # fmt: skip

    def _import_from(self, typed: str) -> None:
        entry = self._try(lambda: self.app.store.import_file(_path(typed)))
        if entry:
            self.chosen = entry.path
            self.open()
            self.app.toast(_("“{name}” is in your library now.").format(name=entry.name))

    def _usual_folder(self) -> str:
        """Where files from elsewhere are likely to lie; whoever has no home types the whole path."""
        home = os.path.expanduser("~")
        return os.path.join(home, "") if os.path.isabs(home) and home.isprintable() else ""

    def _try(self, work: Callable[[], T]) -> T | None:
        """Files may fail: the reason is shown, and nothing else happens."""
        try:
            return work()
        except (SaveError, StoreError) as problem:
            self.app.toast(str(problem), "bad")
        except (OSError, ValueError) as problem:
            self.app.toast(_("That did not work ({what}).").format(what=problem), "bad")
        return None

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_DELETE and self.focus is self.list and self._entry():
            self.delete()
            return True
        return super().key(event)


def _path(typed: str) -> Path:
    try:
        return Path(typed).expanduser()
    except RuntimeError:  # a home that nobody has
        return Path(typed)


def _shortened(text: str, style: ink.Style, room: int) -> tuple[str, ink.Style]:
    """What people typed may be long: it is shortened without counting as a fault of ours."""
    before = len(ink.cuts)
    fitted = ink.fit(text, style, room)
    del ink.cuts[before:]
    return fitted
