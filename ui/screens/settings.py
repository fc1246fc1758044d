"""Settings: what the player sees and hears, true at once and kept; and the list of keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.language import _
from saves.settings import BOUNDS, change
from ui import ink, resources, shapes
from ui.app import App
from ui.ink import colour
from ui.keys import KEYS, Binding
from ui.screens.menu import LABEL_SHARE, MenuScreen
from ui.widgets import Choice, Note, Segments, Slider, Toggle

OWN_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch", "fr": "Français", "es": "Español", "it": "Italiano"}
"""Languages as they call themselves; one that is not here is shown by its code."""
STEPS = {"ui_scale": 5, "text_size": 5, "speed": 25}
VOLUME_STEP = 5
LASTING = ("volume_ambience", "volume_music")
"""Volumes of what is heard anyway: they need no sample."""
WIDE_LABEL = 0.48
SETTINGS, KEY_LIST = 0, 1


def per_cent(value: int) -> str:
    return _("{n} %").format(n=value)


def times(value: int) -> str:
    return _("{n}×").format(n=f"{value / 100:g}")


class SettingsScreen(MenuScreen):
    name = "settings"

    def __init__(self, app: App, page: int = SETTINGS) -> None:
        super().__init__(app)
        self.page = page

    def build(self) -> None:
        self.frame(_("Settings"), [self.back_button()], [])
        labels = [_("Settings"), _("Keys")]
        style = self.style("text", "sans_bold")
        wide = 2 * (max(ink.width(label, style) for label in labels) + self.px(40))
        tall = max(self.px(38), round(self.size("text") * 1.9))
        place = pygame.Rect(self.body.right - wide, self.body.y - self.px(22) - tall, wide, tall)
        self.tabs = Segments(self, place, labels, self.page, self._turn, _("Page"))
        if self.focus is None:
            self.focus = self.tabs
        between = self.px(56)
        column = (self.body.width - between) // 2
        left = pygame.Rect(self.body.x, self.body.y, column, self.body.height)
        right = pygame.Rect(self.body.right - column, self.body.y, column, self.body.height)
        if self.page == SETTINGS:
            self._build_settings(left, right)
        else:
            half = (len(KEYS) + 1) // 2
            self._build_keys(KEYS[:half], left, half)
            self._build_keys(KEYS[half:], right, half)

    def _turn(self, page: int) -> None:
        self.page = page
        self.open()

    # Settings

    def _build_settings(self, left: pygame.Rect, right: pygame.Rect) -> None:
        rows = 10
        gap, group = self.px(8), self.px(12)
        tall = min((left.height - group) // rows - gap, max(self.px(44), round(self.size("text") * 2)))
        step = tall + gap

        def row(column: pygame.Rect, n: int, extra: int = 0) -> pygame.Rect:
            return pygame.Rect(column.x, column.y + n * step + extra, column.width, tall)

        self.subheading(_("Display"), row(left, 0))
        self._window(row(left, 1))
        self._slider(row(left, 2), _("Interface size"), "ui_scale", per_cent)
        self._slider(row(left, 3), _("Text size"), "text_size", per_cent)
        self._language(row(left, 4))
        self.subheading(_("Sound"), row(left, 5, group))
        self._volume(row(left, 6, group), _("Overall"), "volume_master")
        self._volume(row(left, 7, group), _("Effects"), "volume_effects")
        self._volume(row(left, 8, group), _("Music"), "volume_music")
        self._volume(row(left, 9, group), _("Ambience"), "volume_ambience")
        self.subheading(_("At the table"), row(right, 0))
        self._slider(row(right, 1), _("Animation speed"), "speed", times, WIDE_LABEL)
        self._toggle(row(right, 2), _("Reduce motion"), "reduce_motion")
        self._toggle(row(right, 3), _("Tooltips"), "tooltips")
        self._toggle(row(right, 4), _("Ask before a turn ends early"), "confirm_end_turn")
        self._toggle(row(right, 5), _("Opponents resign what is lost"), "opponents_resign")
        self.subheading(_("Colours"), row(right, 6, group))
        top = row(right, 7, group)
        place = pygame.Rect(top.x, top.y, top.width, left.y + rows * step + group - gap - top.y)
        Note(self, place, self._notes(), tone="ivory_dim", middle=False)

    def _notes(self) -> str:
        text = _("Patterns and glyphs always go with colour: nothing is told by colour alone.")
        most = self._largest_scale()
        if self.app.settings.ui_scale > most:
            text += "\n\n" + _("In a window of this shape the interface grows to {n} % at most.").format(n=most)
        return text

    def _largest_scale(self) -> int:
        w, h = self.area.size
        return int(100 * min(w / 940, h / 528) / min(w / 1280, h / 720))

    def _window(self, row: pygame.Rect) -> None:
        place = self.labelled(row, _("Shown as"))
        Segments(self, place, [_("Window"), _("Full screen")], int(self.app.settings.fullscreen),
                 lambda at: self.app.change(fullscreen=bool(at)), _("Shown as"))  # fmt: skip

    def _slider(
        self, row: pygame.Rect, label: str, key: str, say: Callable[[int], str], share: float = LABEL_SHARE
    ) -> None:
        """Takes hold when it is let go: the window does not change under a drag."""
        low, high = BOUNDS[key]
        Slider(self, self.labelled(row, label, share), low, high, STEPS[key], getattr(self.app.settings, key),
               lambda value: None, say, label, done=lambda value: self._keep(key, value))  # fmt: skip

    def _volume(self, row: pygame.Rect, label: str, key: str) -> None:
        Slider(self, self.labelled(row, label), 0, 100, VOLUME_STEP, getattr(self.app.settings, key),
               lambda value: self._hear(key, value), per_cent, label,
               done=lambda value: self._sample(key, value))  # fmt: skip

    def _keep(self, key: str, value: int) -> None:
        if getattr(self.app.settings, key) != value:
            self.app.change(**{key: value})

    def _hear(self, key: str, value: int) -> None:
        """The volume while the slider moves."""
        heard = change(self.app.settings, **{key: value})
        self.app.sound.set_volumes(heard.volume_master, heard.volume_effects, heard.volume_ambience, heard.volume_music)

    def _sample(self, key: str, value: int) -> None:
        self._keep(key, value)
        if key not in LASTING:
            self.app.sound.play("chime")

    def _toggle(self, row: pygame.Rect, label: str, key: str) -> None:
        Toggle(self, self.labelled(row, label, WIDE_LABEL), getattr(self.app.settings, key), (_("Off"), _("On")),
               lambda on: self.app.change(**{key: on}), label)  # fmt: skip

    def _language(self, row: pygame.Rect) -> None:
        codes = ["", *resources.languages()]
        if self.app.settings.language not in codes:
            codes.append(self.app.settings.language)
        labels = [OWN_NAMES.get(code, code) if code else _("As the system") for code in codes]
        Choice(self, self.labelled(row, _("Language")), labels, codes.index(self.app.settings.language),
               lambda at: self.app.change(language=codes[at]), name=_("Language"))  # fmt: skip

    # Keys

    def _build_keys(self, bindings: list[Binding], column: pygame.Rect, rows: int) -> None:
        step = min(column.height // rows, self.px(54))
        tall = min(step - self.px(8), max(self.px(30), round(self.size("text") * 1.6)))
        names = [[_(name) if len(name) > 1 else name for name in binding.keys] for binding in bindings]
        caps = max(sum(self._cap_width(name, tall) + self.px(6) for name in row) for row in names) + self.px(14)
        for k, (binding, row) in enumerate(zip(bindings, names, strict=True)):
            y = column.y + k * step + (step - tall) // 2
            x = column.x
            for name in row:
                wide = self._cap_width(name, tall)
                self._cap(name, pygame.Rect(x, y, wide, tall))
                x += wide + self.px(6)
            Note(self, pygame.Rect(column.x + caps, column.y + k * step, column.width - caps, step), _(binding.text))
            if k:
                self.line(column.x, column.y + k * step, column.width, "slate_high")

    def _cap_width(self, name: str, tall: int) -> int:
        return max(tall, ink.width(name, self.style("small", "sans_bold")) + self.px(16))

    def _cap(self, name: str, rect: pygame.Rect) -> None:
        """A key as it looks on a keyboard; the dots between two of them stay bare."""
        style = self.style("small", "sans_bold")
        surface = pygame.Surface(rect.size, pygame.SRCALPHA)
        if name != "…":
            edge = (*colour("brass_dark"), 255)
            surface.blit(shapes.panel(rect.size, self.px(5), (*colour("slate"), 255), edge, max(1, self.px(1))), (0, 0))
        words = ink.write(name, style)
        surface.blit(words, words.get_rect(center=(rect.width // 2, rect.height // 2)))
        self.picture(surface, rect.x, rect.y)
