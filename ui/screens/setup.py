"""A new game: who sits where, the game's options, and folded away what is rarely wanted. Play is one click away."""

from __future__ import annotations

from functools import partial
from secrets import randbelow

import pygame

from game import catalogue, session
from game.ai import opponents
from game.ai.levels import split
from game.core.language import _
from game.core.options import Choice as Value
from game.core.options import Option, OptionError
from game.session import AUTOMATON, PERSON, Seat
from saves import names
from saves.ratings import fitting, ratings
from saves.settings import remember_names
from ui import ink, shapes
from ui.app import App
from ui.ink import colour
from ui.screens.armies import ArmyScreen, deck_name
from ui.screens.menu import MenuButton, MenuScreen
from ui.screens.opponents import (
    PLAYERS,
    OpponentScreen,
    Portrait,
    SeatPicker,
    Standing,
    player_label,
    said_of,
    told_rating,
)
from ui.screens.picking import PickScreen
from ui.widgets import Button, Choice, Entry, Note, Picker, Segments, Slider, Widget, fit_block

LARGEST_SEED = 1 << 63
COVER = 0.75
NARROW = 780
"""Below so many design units, counted in the chosen text size, the cover gives its room to the options."""
FACE, LEAST = 190, 0.72
"""How tall the portraits are where there is room for them, in design units, and the least share of that."""
FEW = 3
MANY = 9
"""From so many values on, an option opens a page to choose from."""


def new_seed() -> int:
    """Short enough to be read out."""
    return randbelow(1_000_000_000)


def _sort(player: str) -> str:
    """Opponents of all levels share a name that was typed."""
    return player if player in (PERSON, AUTOMATON) else "opponent"


def distinct(given: list[str]) -> list[str]:
    """The names with a number behind those that were given before."""
    taken: list[str] = []
    for name in given:
        unique, number = name, 2
        while unique in taken:
            end = f" {number}"
            unique, number = names.cut(name, names.LONGEST_NAME - len(end)).rstrip() + end, number + 1
        taken.append(unique)
    return taken


class SetupScreen(MenuScreen):
    name = "setup"

    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        self.rules = catalogue.rules(game_id)
        self.info = self.rules.info
        self.options: dict[str, int | str] = self.info.complete({})
        self.players = [PERSON]
        self.seed = str(new_seed())
        self._typed: dict[tuple[int, str], str] = {}
        """Names that were typed, by seat and by what sort of player sits there."""
        self._shown: list[str] = []
        self.unfolded = False
        """Are the rare options shown, and the seed?"""
        ended = app.store.results().found.values()
        self.is_new = app.store.latest(game_id) is None and game_id not in {result.game for result in ended}
        """Has nobody here played this game yet?"""
        self.ratings = ratings(ended, game_id)
        self._fill_seats()

    # Who plays

    def seats(self) -> int:
        try:
            return self.rules.seats(self.rules.new_game(self.options, 0))
        except OptionError:
            return len(self.players)

    def automatic(self) -> tuple[int, ...]:
        """The seats that the rulebook plays."""
        try:
            return self.rules.automatic(self.rules.new_game(self.options, 0))
        except OptionError:
            return ()

    def seated(self) -> list[str]:
        """Who plays each seat: as chosen, but the rulebook plays its own."""
        own = self.automatic()
        return [AUTOMATON if k in own else player for k, player in enumerate(self.players[: self.seats()])]

    def _fill_seats(self) -> None:
        """Whoever sits down last is the opponent that fits the person who is here."""
        missing = self.seats() - len(self.players)
        self.players += [fitting(self.info, self.standing().rated)] * missing

    def standing(self) -> Standing:
        """The first person at the table, whose opponents these will be."""
        seated = [name for name, player in zip(self.seat_names(), self.seated(), strict=True) if player == PERSON]
        name = seated[0] if seated else next(iter(self.app.settings.names), "") or self._default_name(0, PERSON)
        return Standing(name, self.ratings.get(name))

    def seat_names(self) -> list[str]:
        """What everybody is called now: as typed, as remembered, or by default."""
        people = iter(self.app.settings.names)
        given = []
        for k, player in enumerate(self.seated()):
            remembered = next(people, "") if player == PERSON else ""
            typed = names.tidy(self._typed.get((k, _sort(player)), ""), names.LONGEST_NAME)
            given.append(typed or remembered or self._default_name(k, player))
        return distinct(given)

    def _default_name(self, seat: int, player: str) -> str:
        if player == AUTOMATON:
            return _(self.info.automaton) or player_label(self.info, player)
        return _("Player {n}").format(n=seat + 1) if player == PERSON else player_label(self.info, player)

    # Building

    def backdrop(self) -> pygame.Surface:
        return self.app.room.scene(f"covers/{self.info.id}", self.area.size)

    def build(self) -> None:
        doors = [self.back_button()]
        if catalogue.teaches(self.info.id):
            doors.append(MenuButton(_("Lesson"), "hint", self.open_lesson))
        doors.append(MenuButton(_("Rules"), "book", self.open_rules))
        if self.rules.cards():
            doors.append(MenuButton(_("Cards"), "cards", self.open_cards))
        *plain, play = self.frame(self.info.title, doors, [MenuButton(_("Play"), "play", self.play, "primary")])
        self.plain = tuple(plain)
        self.focus = play
        self.tips: dict[Widget, str] = {}
        self.pickers: list[Picker] = []
        self.sitters: dict[int, SeatPicker] = {}
        self.portraits: dict[int, Portrait] = {}
        room = self.body
        if self.area.width / self.app.unit / self.app.type_scale >= NARROW:
            room = self._build_cover()
        self._build_rows(room)

    def _build_cover(self) -> pygame.Rect:
        """The box and its words on the left; gives the room that is left."""
        body = self.body
        wide = min(self.px(320), round(body.width * 0.225))
        words = round(self.size("text") * 1.25 * 5)
        tall = min(round(wide / COVER), body.height - words - self.px(12))
        size = (round(tall * COVER), tall)
        x = body.x + (wide - size[0]) // 2
        blur = self.px(14)
        self.picture(shapes.shadow(size, blur, 170), x - blur + self.px(5), body.y - blur + self.px(7), 0)
        self.picture(self.app.art.cover(f"covers/{self.info.id}", size).convert_alpha(), x, body.y)
        y = body.y + tall + self.px(14)
        facts = round(self.size("small") * 1.4)
        blurb, style = _(self.info.blurb), self.style("text", "serif_italic")
        lines, style = fit_block(blurb, style, (wide, body.bottom - y - facts - self.px(6)))
        place = pygame.Rect(body.x, y, wide, len(lines) * ink.line_height(style))
        Note(self, place, blurb, face="serif_italic", align="centre")
        text = _("{low}-{high} minutes").format(low=self.info.minutes[0], high=self.info.minutes[1])
        Note(self, pygame.Rect(body.x, place.bottom + self.px(6), wide, facts), text, size="small", tone="brass_bright",
             align="centre")  # fmt: skip
        gap = self.px(44)
        return pygame.Rect(body.x + wide + gap, body.y, body.width - wide - gap, body.height)

    def _build_rows(self, room: pygame.Rect) -> None:
        options = [option for option in self._shown_options() if option.key != "seats" and not option.seat]
        cells = len(options) + self.unfolded
        seats = self.seats()
        rows = (cells + 1) // 2
        wanted = max(self.px(42), round(self.size("text") * 2))
        for air in (1.0, 0.75, 0.5):
            gap, group, tip = self.px(8 * air), self.px(14 * air), round(self.size("text") * 2.6 * air)
            tall = min(wanted, (room.height - tip - 2 * group) // (2 + seats + rows) - gap)
            if tall >= wanted * 0.75:
                break
        y = room.y
        self._build_players_head(pygame.Rect(room.x, y, room.width, tall))
        y += tall + gap
        self.entries: list[Entry] = []
        self._shown = self.seat_names()
        for k in range(seats):
            self._build_seat(k, pygame.Rect(room.x, y, room.width, tall))
            y += tall + gap
        self._show_sitters()
        y += group
        self._build_game_head(pygame.Rect(room.x, y, room.width, tall))
        y += tall + gap
        between = self.px(32)
        wide = (room.width - between) // 2
        for k in range(cells):
            x = room.x + (k % 2) * (wide + between)
            cell = pygame.Rect(x, y + (k // 2) * (tall + gap), wide, tall)
            if k < len(options):
                self._build_option(options[k], cell)
            else:
                self._build_seed(cell)
        place = pygame.Rect(room.x, y + rows * (tall + gap) + group // 2, room.width, tip)
        self.tip = Note(self, place, self._tip(), tone="ivory_dim", face="sans_italic", middle=False)
        self._build_portraits(pygame.Rect(room.x, place.bottom, room.width, room.bottom - place.bottom - gap))

    def _build_portraits(self, room: pygame.Rect) -> None:
        """Who sits there, face to face, where that leaves room for it."""
        self.portraits = {}
        gap, tall = self.px(14), min(room.height, self.px(FACE))
        if tall < self.px(FACE) * LEAST or len(self.sitters) < 2:
            return
        words = round((self.size("lead") + self.size("small")) * 1.35)
        wide = min(round((tall - words) * 1.15), (room.width + gap) // len(self.sitters) - gap)
        x = room.right - len(self.sitters) * (wide + gap) + gap
        for k, seat in enumerate(self.sitters):
            place = pygame.Rect(x + k * (wide + gap), room.bottom - tall, wide, tall)
            self.portraits[seat] = Portrait(self, place, PERSON, ("", "", ""), "", False,
                                            partial(self._open_opponents, seat))  # fmt: skip
        self._show_sitters()

    def _shown_options(self) -> list[Option]:
        """Those that matter beside the other choices; a rare one only when it is asked for, or was changed."""
        seats = self.seats()
        found = [option for option in self.info.options if option.matters(self.options, seats)]
        return [
            option for option in found if self.unfolded or not option.rare or self.options[option.key] != option.default
        ]

    def _build_game_head(self, row: pygame.Rect) -> None:
        self.subheading(_("The game"), pygame.Rect(row.x, row.y, row.width // 3, row.height))
        text = _("Fewer options") if self.unfolded else _("More options")
        wide = min(self._button_width(MenuButton(text, "", self.unfold)), row.width // 2)
        place = pygame.Rect(row.right - wide, row.y, wide, row.height)
        icon = "chevron-up" if self.unfolded else "chevron-down"
        self.folding = Button(self, place, text, self.unfold, icon=icon, kind="bare")
        self.tips[self.folding] = _("What is rarely changed, and the seed of the deal.")

    def _build_players_head(self, row: pygame.Rect) -> None:
        left = pygame.Rect(row.x, row.y, row.width // 3, row.height)
        self.subheading(_("Players"), left)
        for option in self.info.options:
            if option.key == "seats":
                wide = self._segments_width(row)
                self._build_control(option, pygame.Rect(row.right - wide, row.y, wide, row.height))

    def _segments_width(self, row: pygame.Rect) -> int:
        return round(row.width * 0.5)

    def _build_seat(self, seat: int, row: pygame.Rect) -> None:
        side = min(row.height, self.px(34))
        badge = shapes.panel((side, side), side // 2, colour(f"seat_{seat % 4}"))
        self.picture(badge, row.x, row.centery - side // 2, 0)
        Note(self, pygame.Rect(row.x, row.centery - side // 2, side, side), str(seat + 1), face="serif_bold",
             tone="night", align="centre")  # fmt: skip
        wide, gap = self._segments_width(row), self.px(12)
        x, end = row.x + side + gap, row.right - wide - gap
        for option in self.info.options:
            if option.seat == seat + 1:
                wide, x, end = self._build_brought(option, row, x)
        place = pygame.Rect(x, row.y, end - x, row.height)
        label = _("Name of seat {n}").format(n=seat + 1)
        self.entries.append(Entry(self, place, self._shown[seat], label, names.LONGEST_NAME))
        place = pygame.Rect(row.right - wide, row.y, wide, row.height)
        if seat in self.automatic():
            Note(self, place, player_label(self.info, AUTOMATON), face="serif_italic", tone="ivory_dim", align="centre")
            return
        picker = SeatPicker(
            self, place, "", lambda: self._open_opponents(seat), lambda by: self._turn_player(seat, by),
            _("Seat {n}").format(n=seat + 1),
        )  # fmt: skip
        self.pickers.append(picker)
        self.sitters[seat] = picker
        self.tips[picker] = _("A person at this screen, or an opponent: none of them sees what is hidden from it.")

    def _build_brought(self, option: Option, row: pygame.Rect, x: int) -> tuple[int, int, int]:
        """What a seat brings along, between its name and who plays it; gives the room that is left to both."""
        wide, gap = round(row.width * 0.41), self.px(12)
        own = round(row.width * 0.33)
        end = row.right - wide - gap - own
        self._build_control(option, pygame.Rect(end, row.y, own, row.height))
        return wide, x, end - gap

    def _build_option(self, option: Option, cell: pygame.Rect) -> None:
        self._build_control(option, self.labelled(cell, _(option.label)))

    def _build_control(self, option: Option, place: pygame.Rect) -> None:
        """Few short values side by side, some behind arrows, many on a page of their own, numbers on a slider."""
        name = _(option.label)
        control: Widget
        if not option.choices:
            step = max(1, round((option.high - option.low) / 100))
            control = Slider(self, place, option.low, option.high, step, int(self.options[option.key]),
                             lambda value: self._choose(option, value), str, name)  # fmt: skip
        elif len(option.choices) >= MANY or option.also:
            control = Picker(self, place, self._label(option), lambda: self._open_choice(option), name)
            self.pickers.append(control)
        else:
            offered = self._offered(option)
            labels = [_(choice.label) for choice in offered]
            at = [choice.value for choice in offered].index(self.options[option.key])
            widget = Segments if option.key == "seats" and len(labels) <= FEW else Choice
            control = widget(self, place, labels, at, lambda k: self._choose(option, offered[k].value), name=name)
        self.tips[control] = _(option.help)

    def _label(self, option: Option) -> str:
        """The chosen value in words."""
        value = self.options[option.key]
        known = next((_(choice.label) for choice in option.choices if choice.value == value), "")
        return known or deck_name(self.app, self.info.id, str(value))

    def _open_choice(self, option: Option) -> None:
        """A page to choose one of many values from."""
        self._read()
        now, title = self.options[option.key], _(option.label)

        def take(value: int | str) -> None:
            self._choose(option, value)
            self.open()

        if option.also:
            self.app.push(ArmyScreen(self.app, self.info.id, title, str(now), lambda tile: take(tile.value)))
        else:
            page = PickScreen(self.app, self.info.id, title, _(option.help), self._offered(option), now, take)
            self.app.push(page)

    def _offered(self, option: Option) -> list[Value]:
        """The values that the rules take beside the other choices."""
        if option.key == "seats":
            return list(option.choices)
        now = self._refused({})
        return [choice for choice in option.choices if self._refused({option.key: choice.value}) in ("", now)]

    def _refused(self, changes: dict[str, int | str]) -> str:
        """The option that the rules would not take after these changes; empty if they take all."""
        try:
            self.rules.new_game({**self.options, **changes}, 0)
        except OptionError as refused:
            return refused.option
        return ""

    def _build_seed(self, cell: pygame.Rect) -> None:
        place = self.labelled(cell, _("Seed"))
        side = place.height
        entry = pygame.Rect(place.x, place.y, place.width - side - self.px(8), place.height)
        self.seed_entry = Entry(self, entry, self.seed, _("Seed"), len(str(LARGEST_SEED)))
        self.seed_entry.set_allowed_characters("numbers")
        shuffle = pygame.Rect(place.right - side, place.y, side, side)
        self.shuffle = Button(self, shuffle, "", self._shuffle, icon="shuffle", tip=_("Another seed"))
        tip = _("The same seed gives the same deal again. Leave it empty for a new one.")
        self.tips[self.seed_entry] = self.tips[self.shuffle] = tip

    # Changing

    def unfold(self) -> None:
        self._read()
        self.unfolded = not self.unfolded
        self.open()
        self.focus_on(self.folding, by_key=self.focus_shown)

    def _choose(self, option: Option, value: int | str) -> None:
        before = self._shape()
        self.options[option.key] = value
        self._fill_seats()
        for other in self.info.options:
            if other is not option and self._refused({}) == other.key:
                self.options[other.key] = other.default
        seats = self.seats()
        for other in self.info.options:
            if not other.matters(self.options, seats):
                self.options[other.key] = other.default
        if self._shape() != before:
            self._read()
            self.open()

    def _shape(self) -> object:
        """What the screen is built for: who sits where, and what is offered beside the other choices."""
        shown = self._shown_options()
        few = [option for option in shown if len(option.choices) < MANY]
        return self.seats(), self.automatic(), shown, [self._offered(option) for option in few]

    def _seat_player(self, seat: int, player: str) -> None:
        self.players[seat] = player
        self._rename()
        self._show_sitters()

    def _turn_player(self, seat: int, by: int) -> None:
        """To the next level, in the same character; a person stands before the weakest."""
        level, character = split(self.players[seat])
        following = PLAYERS[(PLAYERS.index(level) + by) % len(PLAYERS)]
        self._seat_player(seat, following if following == PERSON else opponents.joined(following, character))

    def _open_opponents(self, seat: int) -> None:
        self._read()
        title = _("Who plays seat {n}?").format(n=seat + 1)

        def take(player: str) -> None:
            self._seat_player(seat, player)
            self.open()

        self.app.push(OpponentScreen(self.app, self.info, title, self.players[seat], self.standing(), take))

    def _show_sitters(self) -> None:
        """Who sits where, with their ratings, and whether the opponent fits."""
        standing = self.standing()
        called, fit = self.seat_names(), fitting(self.info, standing.rated)
        for seat, picker in self.sitters.items():
            player = self.players[seat]
            level, rated = split(player)[0], self.ratings.get(called[seat])
            aside = "" if player != PERSON or rated is None else told_rating(rated.rating)
            if player != PERSON:
                aside = str(opponents.rating(self.info, level))
            picker.seat(player, player_label(self.info, player), aside, level == fit)
            if seat in self.portraits:
                self.portraits[seat].seat(player, (called[seat], aside, said_of(player)))

    def _rename(self) -> None:
        """Shows the names that were not typed as they are now."""
        for entry, name in zip(self.entries, self.seat_names(), strict=True):
            if entry is not self.focus and entry.get_text() != name:
                entry.set_text(name)
        self._shown = [entry.get_text() for entry in self.entries]

    def _shuffle(self) -> None:
        self.seed = str(new_seed())
        self.seed_entry.set_text(self.seed)

    def _read(self) -> None:
        """Takes over what was typed."""
        for seat, entry in enumerate(self.entries):
            text = entry.get_text()
            if text != self._shown[seat]:
                self._typed[seat, _sort(self.seated()[seat])] = text
                self._shown[seat] = text
        if self.unfolded:
            self.seed = self.seed_entry.get_text()

    # Time and keys

    def tick(self, seconds: float) -> bool:
        before = list(self._shown)
        self._read()
        if self._shown != before:
            self._show_sitters()
        self.tip.say(self._tip())
        return False

    def _tip(self) -> str:
        for control, tip in self.tips.items():
            if control.hovered:
                return tip
        if self.focus in self.tips:
            return self.tips[self.focus]
        if self.is_new and catalogue.teaches(self.info.id) and self.info.id not in self.app.settings.taught:
            return _("New to this game? The lesson shows its first steps in a few minutes. Enter starts the game.")
        return _("Enter starts the game.")

    def key(self, event: pygame.event.Event) -> bool:
        """Enter starts the game from anywhere but a plain button that the keys went to."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            buttons = (*self.plain, *self.pickers, self.folding, *([self.shuffle] if self.unfolded else []))
            on_button = self.focus in buttons and self.focus_shown
            if not on_button:
                self.play()
                return True
        return super().key(event)

    # Doors

    def open_lesson(self) -> None:
        from ui.screens.lesson import LessonScreen

        self.app.replace(LessonScreen(self.app, self.info.id))

    def open_rules(self) -> None:
        from ui.screens.rulebook import RulebookScreen

        self.app.push(RulebookScreen(self.app, self.info.id))

    def open_cards(self) -> None:
        from ui.screens.gallery import GalleryScreen

        self.app.push(GalleryScreen(self.app, self.info.id))

    def play(self) -> None:
        self._read()
        seed = int(self.seed) if self.seed else new_seed()
        if seed > LARGEST_SEED:
            if not self.unfolded:
                self.unfold()
            self.focus_on(self.seed_entry)
            self.app.toast(_("The seed is a whole number from 0 to {high}.").format(high=LARGEST_SEED))
            return
        called = self.seat_names()
        seats = [Seat(player, name) for player, name in zip(self.seated(), called, strict=True)]
        try:
            new = session.start(self.info.id, self.options, seed, seats)
        except OptionError as refused:
            label = _(self.info.option(refused.option).label)
            self.app.toast(_("“{option}” does not go with the other choices: choose another.").format(option=label))
            return
        self._remember(seats)
        self.app.try_store(lambda: self.app.store.begin(new))
        from ui.screens.table import TableScreen
        from ui.screens.versus import announce

        self.app.replace(TableScreen(self.app, new))
        announce(self.app)

    def _remember(self, seats: list[Seat]) -> None:
        """Keeps the names that people chose, without building anything anew."""
        used = [seat.name for k, seat in enumerate(seats)
                if seat.is_person and seat.name != self._default_name(k, PERSON)]  # fmt: skip
        kept = remember_names(self.app.settings, used)
        if kept.names != self.app.settings.names:
            self.app.settings = kept
            self.app.try_store(lambda: self.app.store.keep_settings(kept))
