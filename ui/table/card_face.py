"""A card composed at exactly the size it is shown: painting, frame, name, text and numbers upon their signs.

A game brings pictures, no code: `card-<key>` is a painting, `frame-<kind>` its frame with a hole for it, `small-<kind>`
and `plate-<kind>` the frame and the name's place on a card too small to read, `sign-<name>` what a number stands upon,
`glyph-<name>` what that sign shows, alone and white, `mark-<name>` a state, `back-<name>` a back. Any of them may be
missing: then something quiet is drawn instead.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import sqrt

import pygame

from game.core.things import Card
from ui import ink, kept, shapes
from ui.art import Art, originals
from ui.games.look import WORDS, CardLook
from ui.ink import SMALLEST, Colour, Style, colour
from ui.table import cropping
from ui.table.card_plans import (
    BARE,
    CROPPED,
    LANDSCAPE,
    PORTRAIT,
    RISES,
    STRIP,
    STRIP_LETTERS,
    SUNK,
    TIGHT,
    Box,
    Format,
    Plan,
    cropped,
    grown,
    rect_of,
    risen,
    unrisen,
)
from ui.table.card_words import (
    AT_EASE,
    LINE,
    NARROWEST,
    Size,
    Word,
    draw_text,
    pressed,
    set_name,
    set_text,
    text_height,
)
from ui.table.scene import ACROSS, LAPPED, SEEN, TUCKED

Placed = tuple[pygame.Surface, pygame.Rect]

DENSE = 0.8
"""How much of a dense screen's pixels a readable card needs, beside those of an ordinary one."""
PLATED = 0.54
"""How tall the letters of a name are beside its plate."""
PLATE_END = 0.075
"""The share of a card's width that each end of its name's plate takes: it may be forked, or under a ring."""
SLIGHTLY = 0.86
"""How far letters of a name are pressed together rather than set in two lines."""
DARK, BRIGHT = (43, 27, 18), (250, 241, 222)
BACK = "back-"
SHORT = 0.3
"""How much of a card's height the signs of its short text may take."""
MOST_TOLD, HIDES, LEAVES = 3, 0.6, 0.25
"""So many lines of words may stand there instead, that much of the painting they may hide, and so much of the card they
leave for signs above them, if there are any."""
PEEKS = 0.18
"""How much of the height of a card that is covered but for its foot a name may count on."""
FOOT = 122
"""How much lower a name stands on a card that is covered but for its foot, in the units of its plan."""
SIGNED = 60
"""Narrower cards, in pixels, have no room for such signs between name and numbers."""
PAID = frozenset({"cost"})
"""Numbers of which less is better."""
LACK = re.compile(r"lacks-(.+)-(\d+)")
"""A mark for what is still missing: a sign's name and the value needed."""
VEIL: Box = (44, 60, 656, 322)
"""Where a text stands on a lying card whose page is too small for it."""
CROWDED = 0.24
"""The letters are smaller than that share of the page."""
VEILED_LINES = 9
"""So small are its letters at most: as if it had that many lines."""
OFF = -1000.0
"""Beside the card, in the units of a plan."""
INSET = 4
"""How far a number stays from the edge of what covers its card, in the units of a plan."""
FREE = ("bottom-left", "bottom-right", "top-right", "top-left")
"""The corners for numbers that have none of their own."""


class CardFaces:
    """The faces and backs of one game's cards. What does not fit is noted in `ink.cuts`."""

    def __init__(self, art: Art, game: str, cards: Mapping[str, Card], look: CardLook | None = None) -> None:
        self.art, self.game, self.cards, self.look = art, game, cards, look or CardLook()
        self.unit = 1.0
        """Pixels of one design unit: on a dense screen more of them make a letter that can be read."""
        self._inks: dict[tuple[str, Box], Colour] = {}

    @property
    def ease(self) -> int:
        """How large letters are read with ease."""
        return round(AT_EASE * max(1.0, self.unit))

    @property
    def dense(self) -> float:
        """How many pixels it takes here where one is enough on an ordinary screen."""
        return max(1.0, DENSE * self.unit)

    @property
    def least(self) -> int:
        """How large the letters on a small card are at least."""
        return round(SMALLEST * self.dense)

    def is_card(self, face: str) -> bool:
        """Is that the name of a card or of a back?"""
        return face in self.cards or (face.startswith(BACK) and bool(self.cards))

    def shape(self, face: str) -> float:
        """The width of a face for a height of 1: what its frame or back is painted in."""
        name = face if face.startswith(BACK) else f"frame-{self.cards[face].kind}"
        if not self.art.has(f"{self.game}/{name}"):
            return 5 / 7
        w, h = self.art.size(f"{self.game}/{name}")
        return w / h

    def whole(self, face: str, size: Size) -> Size:
        """How large an upright card would be if its place were not too low for it."""
        shape = self.shape(face)
        return (size[0], round(size[0] / shape)) if shape < 1 and size[0] > size[1] * shape * CROPPED else size

    def is_cropped(self, face: str, size: Size) -> bool:
        return self.whole(face, size) != size

    def picture(
        self, face: str, size: Size, marks: Sequence[str] = (), number: int = 1, brief: str = ""
    ) -> pygame.Surface:
        """A card or a back as it lies on the table: a pile of them, with its marks.

        `brief` leaves its text out at any size, and the number of that sign.
        """
        thick = min(number - 1, 3) * max(1, size[0] // 70) if number > 1 else 0
        inner = (max(size[0] - thick, 1), max(size[1] - thick, 1))
        back = face.startswith(BACK)
        front = self._back(face, inner) if back else self.front(face, inner, marks, brief)
        if not marks and not thick:
            return front
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if thick:
            edge = front.copy()
            edge.fill((120, 116, 122, 255), special_flags=pygame.BLEND_RGBA_MULT)
            for k in range(thick, 0, -max(1, size[0] // 70)):
                surface.blit(edge, (k, k))
        surface.blit(front, (0, 0))
        surface = self._in_state(surface, marks)
        if number > 1:
            surface.blit(*_badge(f"×{number}", size, self.unit))
        return surface

    def _back(self, face: str, size: Size) -> pygame.Surface:
        """A back; one that nobody painted yet is a plain one."""
        name = f"{self.game}/{face}"
        if self.art.has(name):
            return cropping.back(self.art.image(name, self.whole(face, size)), size[1])
        radius, edge = max(size[0] // 14, 3), max(1, size[0] // 40)
        surface = shapes.panel(size, radius, colour("slate_high"), colour("brass"), edge).copy()
        inner = (size[0] * 7 // 10, size[1] * 8 // 10)
        surface.blit(shapes.panel(inner, radius, colour("slate"), colour("brass_dark"), edge),
                     (size[0] * 3 // 20, size[1] // 10))  # fmt: skip
        return surface

    # The face

    def front(self, key: str, size: Size, marks: Sequence[str] = (), brief: str = "") -> pygame.Surface:
        """The card's face, with as much on it as can be read at that size."""
        card = self.cards[key]
        plan, lines, style = self._plan(card, size, bool(brief))
        if not plan.page:
            plan = self._seen(card, plan, size, marks)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        frame = f"{self.game}/{plan.frame}-{card.kind}"
        window = rect_of(plan, plan.window, size)
        surface.blit(self._painting(card, (window.width, round(window.height + plan.rise * size[1] / plan.units[1]))),
                     window, (0, round(plan.rise * SUNK * size[1] / plan.units[1]), *window.size))  # fmt: skip
        if self.art.has(frame):
            whole = self.whole(key, size)
            hole, painted = self._hole(frame, whole), self.art.image(frame, whole)
            if plan.rise:
                hole, painted = grown((frame, "hole"), hole, plan), grown((frame,), painted, plan)
            surface.blit(cropping.frame(hole, size[1]), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(cropping.frame(painted, size[1]), (0, 0))
        else:
            self._plain_frame(surface, plan, size)
        signs = self._signs(card, plan, size, marks, brief)
        if plan.plate:
            self._plate(surface, card, plan, size)
        if plan.name[2] and not plan.plate:
            self._name(surface, card, plan, size, signs)
        if plan.line:
            self._line(surface, card, plan, size)
        if plan.veiled:
            self._veil(surface, card, lines, style, plan, size)
        elif plan.page:
            tone = self._ink(frame, plan, unrisen(plan).page or plan.page)
            self._text(surface, lines, style._replace(colour=tone), plan, size)
        for picture, rect in signs:
            surface.blit(picture, rect)
        if self.look.trim:
            self.look.trim(surface, card, plan)
        if plan.name[2] and plan.plate:  # over the edges of signs, where it is small
            self._name(surface, card, plan, size, signs)
        self._short(surface, card, plan, size, marks, brief)
        return surface

    def _plan(self, card: Card, size: Size, brief: bool = False) -> tuple[Plan, list[list[Word]], Style]:
        """The plan for that size with the lines of its text; a text that can't be set large enough is left out."""
        form = LANDSCAPE if size[0] > size[1] else PORTRAIT
        style = Style("sans", SMALLEST, DARK)
        if self.is_cropped(card.key, size):
            plan = cropped(size)
            room = self._between_ends(card.name, self._name_room(card, plan, size), size[0]).width
            return plan if pressed(card.name, self._smallest(), room, 1) else plan._replace(lines=2), [], style
        if size[0] >= form.readable * self.dense and not brief:
            found = self._lying(card, size, style) if form is LANDSCAPE else self._upright(card, size, style)
            if found and self._line_fits(card, found[0], size):
                return found
        return form.small if self._named(card, form, size) else form.tiny, [], style

    def _upright(self, card: Card, size: Size, style: Style) -> tuple[Plan, list[list[Word]], Style] | None:
        """The page grows over the painting until the text is read with ease, or as far as it may."""
        best: tuple[Plan, list[list[Word]], Style] | None = None
        letters = STRIP_LETTERS * self.least * PORTRAIT.full.units[1] / size[1]
        strip = max(0, round(letters) - (STRIP[1] - STRIP[0] - 10))
        for rise in RISES:
            plan = risen(rise + strip, strip)
            page = rect_of(plan, plan.page or plan.window, size)
            largest = max(round(rect_of(PORTRAIT.full, PORTRAIT.full.page or plan.window, size).height / 4), SMALLEST)
            fitted = set_text(card.text(), style._replace(pixels=largest), page.size, card.flavour(), self.ease)
            if fitted and (best is None or fitted[1].pixels > best[2].pixels):
                best = plan, *fitted
            if best and best[2].pixels >= self.ease:
                break
        return best

    def _lying(self, card: Card, size: Size, style: Style) -> tuple[Plan, list[list[Word]], Style] | None:
        """Where the page is too small, the text lies on a veil over the painting."""
        full = LANDSCAPE.full
        page = rect_of(full, full.page or full.window, size)
        largest = max(round(page.height * LANDSCAPE.largest), SMALLEST)
        fitted = set_text(card.text(), style._replace(pixels=largest), page.size, card.flavour(), self.ease)
        if not fitted or fitted[1].pixels < page.height * CROWDED:
            page = rect_of(full, VEIL, size)
            largest = max(round(page.height / VEILED_LINES), SMALLEST)
            larger = set_text(card.text(), style._replace(pixels=largest), page.size)
            if larger:
                return full._replace(page=VEIL, veiled=True), *larger
        return (full, *fitted) if fitted else None

    def _veil(
        self, surface: pygame.Surface, card: Card, lines: list[list[Word]], style: Style, plan: Plan, size: Size
    ) -> None:
        """A long text over the foot of the painting; flavour has the page alone then."""
        page, pad = rect_of(plan, VEIL, size), max(3, size[0] // 60)
        tall = min(text_height(lines, style) + 2 * pad, page.height + 2 * pad)
        strip = pygame.Rect(page.x - pad, page.bottom + pad - tall, page.width + 2 * pad, tall)
        surface.blit(shapes.panel(strip.size, pad, (*colour("night"), 215), colour("brass_dark"), 1), strip)
        draw_text(surface, lines, style._replace(colour=BRIGHT), (strip.centerx, strip.y + pad))
        below = rect_of(LANDSCAPE.full, LANDSCAPE.full.page or VEIL, size)
        tone = self._ink(f"{self.game}/frame-{card.kind}", plan, LANDSCAPE.full.page or VEIL)
        largest = max(round(below.height * LANDSCAPE.largest), SMALLEST)
        if told := set_text("", style._replace(pixels=largest, colour=tone), below.size, card.flavour()):
            spot = (below.centerx, below.y + (below.height - text_height(*told)) // 2)
            draw_text(surface, *told, spot)

    def _seen(self, card: Card, plan: Plan, size: Size, marks: Sequence[str]) -> Plan:
        """A card that another covers: of one that peeks out beside it no part of a name is seen; where it peeks out
        below, the name stands at its foot."""
        if LAPPED in marks or not plan.plate:
            return _narrowed(self._nameless(card, plan, size) if plan.plate else plan, marks, size)
        if TUCKED not in marks:
            seen = _narrowed(plan, marks, size)
            wide = self._name_room(card, seen, size).width
            fits = seen is plan or pressed(card.name, self._smallest(), wide, seen.lines)
            return seen if fits else self._nameless(card, plan, size)
        plan, tall = _narrowed(plan, marks, size), plan.units[1]
        foot = (plan.name[0], plan.name[1] + FOOT, plan.name[2], plan.name[3] + FOOT)
        if self.is_cropped(card.key, size):
            foot = (plan.name[0], tall * (1 - PEEKS), plan.name[2], float(tall))
        for seen in (plan._replace(name=foot, lines=1), plan._replace(name=foot)):
            room = self._between_ends(card.name, self._name_room(card, seen, size), size[0])
            if seen.lines * self.least <= size[1] * PEEKS and pressed(
                card.name, self._smallest(), room.width, seen.lines
            ):
                return seen
        return self._nameless(card, plan, size)

    def _nameless(self, card: Card, plan: Plan, size: Size) -> Plan:
        if self.is_cropped(card.key, size):
            return plan._replace(name=(0.0, 0.0, 0.0, 0.0), plate=False)
        return (LANDSCAPE if size[0] > size[1] else PORTRAIT).tiny

    def _named(self, card: Card, form: Format, size: Size) -> bool:
        """Is there room for the name in letters that can be read, above the numbers at its foot?"""
        room = self._name_room(card, form.small, size).width
        if size[0] < form.named * self.dense or rect_of(form.small, form.small.name, size).height < self.least:
            return False
        return pressed(card.name, self._smallest(), room, 2) is not None

    def letters(self, key: str, size: Size) -> int:
        """How large the letters of a card's text are at that size; 0 where they are left out."""
        if not self.cards[key].text():
            return 99
        plan, lines, style = self._plan(self.cards[key], size)
        return style.pixels if plan.page and lines else 0

    def _painting(self, card: Card, size: Size) -> pygame.Surface:
        name = f"{self.game}/card-{card.key}"
        if self.art.has(name):
            return self.art.cover(name, size)
        frame = f"{self.game}/frame-{card.kind}"
        tone = colour("slate_high")
        if self.art.has(frame):
            original = self.art.original(frame)
            tone = _ground(original, original.get_rect())
        return _sky(size, tone)

    def _hole(self, frame: str, size: Size) -> pygame.Surface:
        """White where a painting may show through or under the frame: it must not stick out at the corners."""
        whole = (frame, "hole")
        return kept.shapes.once(
            (*whole, size),
            lambda: pygame.transform.smoothscale(originals.once(whole, lambda: self._whole_hole(frame)), size),
        )

    def _whole_hole(self, frame: str) -> pygame.Surface:
        original = self.art.original(frame)
        clear = pygame.mask.from_surface(original, 249)
        clear.invert()
        w, h = original.get_size()
        window = clear.connected_component((w // 2, h * 2 // 5))
        return window.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0))

    def _plain_frame(self, surface: pygame.Surface, plan: Plan, size: Size) -> None:
        """A frame for kinds that nobody painted yet."""
        radius, thick = max(size[0] // 16, 3), max(1, size[0] // 60)
        surface.blit(shapes.panel(size, radius, (0, 0, 0, 0), colour("brass_dark"), thick), (0, 0))
        for box in (plan.name, plan.line, plan.page):
            if box and box[2]:
                rect = rect_of(plan, box, size)
                surface.blit(shapes.panel(rect.size, thick * 2, (*colour("ivory"), 235)), rect)

    def _ink(self, frame: str, plan: Plan, box: Box) -> Colour:
        """Dark letters on a light ground, light ones on a dark ground."""
        if (frame, box) not in self._inks:
            tone: Colour = colour("ivory")
            if self.art.has(frame):
                original = self.art.original(frame)
                tone = _ground(original, rect_of(plan, box, original.get_size()))
            self._inks[frame, box] = DARK if _light(tone) else BRIGHT
        return self._inks[frame, box]

    # Words

    def _name_room(self, card: Card, plan: Plan, size: Size) -> pygame.Rect:
        """Where the name stands; a plate lies beside the numbers at its height, and grows upwards where a long name
        needs a second line to be read whole."""
        left, top, right, bottom = plan.name
        for x, y, radius in [plan.signs[corner] for corner in self._corners(card).values()] if plan.plate else ():
            if top < y < bottom:
                left, right = (max(left, x + radius), right) if x < left + right - x else (left, min(right, x - radius))
        room = rect_of(plan, (left, top, right, bottom), size)
        alone = " " not in card.name
        clear = room.width if alone else room.width - 2 * size[0] * PLATE_END
        grows = plan.plate and plan.lines > 1
        if grows and ink.width(card.name, self._smallest()) * (NARROWEST if alone else SLIGHTLY) > clear:
            grown = max(room.height, round(2.6 * self.least))
            room = pygame.Rect(room.x, room.bottom - grown, room.width, grown)
        return room

    def _between_ends(self, name: str, room: pygame.Rect, wide: int) -> pygame.Rect:
        """Clear of the ends of its plate, unless long words need the whole of it."""
        clear = room.inflate(-2 * round(wide * PLATE_END), 0)
        longest = max(ink.width(word, self._smallest()) for word in name.split(" "))
        return clear if longest * NARROWEST <= clear.width else room

    def _smallest(self) -> Style:
        return Style("serif_bold", self.least, DARK)

    def _corners(self, card: Card) -> dict[str, str]:
        """The corner of each of a card's numbers, as far as there are corners."""
        corners = {name: self.look.sign(name).corner for name, _value in card.numbers}
        free = iter(corner for corner in FREE if corner not in corners.values())
        found = {name: corner or next(free, "") for name, corner in corners.items()}
        return {name: corner for name, corner in found.items() if corner}

    def _plate(self, surface: pygame.Surface, card: Card, plan: Plan, size: Size) -> None:
        name = f"{self.game}/plate-{card.kind}"
        if self.art.has(name):
            rect = self._name_room(card, plan, size).inflate(round(size[0] * 0.05), round(size[1] * 0.02))
            surface.blit(self.art.image(name, rect.size), rect)

    def _name(self, surface: pygame.Surface, card: Card, plan: Plan, size: Size, signs: list[Placed]) -> None:
        """The name in its banner, beside the signs that cover an end of it, in two lines where there is room."""
        room = self._name_room(card, plan, size)
        if plan.plate:
            room = self._between_ends(card.name, room, size[0])
        for _picture, sign in signs:
            if not plan.plate and sign.colliderect(room):
                if sign.centerx < room.centerx:
                    room = pygame.Rect(sign.right, room.y, room.right - sign.right, room.height)
                else:
                    room.width = sign.left - room.left
        art, box = (f"plate-{card.kind}", (0.0, 0.0, 0.0, 0.0)) if plan.plate else (f"frame-{card.kind}", plan.name)
        tone = self._plate_ink(card) if plan.plate else self._ink(f"{self.game}/{art}", plan, box)
        share, least = (PLATED, self.least) if plan.plate else (0.62, SMALLEST)
        style = Style("serif_bold", max(round(room.height * share), least), tone)
        lines, style = set_name(card.name, style, room.size, plan.lines if plan.plate else 1, least)
        step = round(style.pixels * LINE)
        y = room.centery - step * len(lines) / 2
        for k, line in enumerate(lines):
            picture = no_wider(ink.write(line, style), room.width)
            surface.blit(picture, picture.get_rect(center=(room.centerx, round(y + step * (k + 0.5)))))

    def _plate_ink(self, card: Card) -> Colour:
        name = f"{self.game}/plate-{card.kind}"
        if not self.art.has(name):
            return DARK
        original = self.art.original(name)
        return DARK if _light(_ground(original, original.get_rect().inflate(-40, -24))) else BRIGHT

    def _line_fits(self, card: Card, plan: Plan, size: Size) -> bool:
        if plan.line is None:
            return True
        room = rect_of(plan, plan.line, size)
        return ink.width(card.line(), Style("sans_bold", SMALLEST, DARK)) * NARROWEST <= room.width - room.height

    def _line(self, surface: pygame.Surface, card: Card, plan: Plan, size: Size) -> None:
        room = rect_of(plan, plan.line or plan.name, size)
        tone = self._ink(f"{self.game}/frame-{card.kind}", plan, unrisen(plan).line or plan.name)
        style = Style("sans_bold", max(round(room.height * 0.66), SMALLEST), tone)
        (words,), style = set_name(card.line(), style, (room.width - room.height, room.height), 1)
        picture = no_wider(ink.write(words, style), room.width - room.height)
        surface.blit(picture, picture.get_rect(center=room.center))

    def _text(self, surface: pygame.Surface, lines: list[list[Word]], style: Style, plan: Plan, size: Size) -> None:
        room = rect_of(plan, plan.page or plan.name, size)
        draw_text(surface, lines, style, (room.centerx, room.y + (room.height - text_height(lines, style)) // 2))

    # Numbers and marks

    def _signs(self, card: Card, plan: Plan, size: Size, marks: Sequence[str], without: str) -> list[Placed]:
        """The card's numbers on their signs. A mark like `light-7` tells what a number is worth now."""
        corners = self._corners(card)
        found = []
        for name, value in card.numbers:
            if name not in corners or name == without:
                continue
            corner = corners[name]
            x, y, radius = plan.signs[corner]
            side = max(round(2 * radius * size[0] / plan.units[0]), SMALLEST + 4)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (round(x * size[0] / plan.units[0]), round(y * size[1] / plan.units[1]))
            found.append((self.sign(name, value, side, worth(name, marks)), rect))
        return found

    def sign(self, name: str, value: int, side: int, now: int | None = None) -> pygame.Surface:
        """A number on its sign; when it is worth something else now, that, with an arrow up or down.

        A sign that is taller than wide has its number in the square below.
        """
        art = f"{self.game}/sign-{name}"
        wide = side
        if self.art.has(art):
            original = self.art.original(art)
            w, h = original.get_size()
            wide = round(side * min(w / h, 1))
            surface = pygame.Surface((side, side), pygame.SRCALPHA)
            surface.blit(self.art.image(art, (wide, side)), ((side - wide) // 2, 0))
            tone = _ground(original, original.get_rect().inflate(-80, -80))
        else:
            surface = shapes.panel((side, side), side // 2, colour("slate"), colour("brass"), max(1, side // 16)).copy()
            tone = colour("slate")
        shown = value if now is None else now
        words = str(shown)
        pixels = max(round(wide * (0.58 if len(words) < 2 else 0.48)), SMALLEST)
        front, behind = (DARK, BRIGHT) if _light(tone) else ((255, 252, 240), (20, 12, 10))
        picture = outlined(words, Style("serif_bold", pixels, front), behind)
        surface.blit(picture, picture.get_rect(center=(side // 2, side - (wide + 1) // 2)))
        if shown != value:
            sign = arrow(max(round(side * 0.42), 8), shown > value, (shown > value) != (name in PAID))
            surface.blit(sign, (side - sign.get_width(), 0 if shown > value else side - sign.get_height()))
        return surface

    def _short(
        self, surface: pygame.Surface, card: Card, plan: Plan, size: Size, marks: Sequence[str], without: str
    ) -> None:
        """At the foot of the painting what is still missing or, where the text finds no room, its signs, unless it lies
        across and can do nothing more; a number that the game itself puts there, larger, needs more room."""
        low = size[0] * (TIGHT if without else BARE)
        if ACROSS in marks or TUCKED in marks or (self.is_cropped(card.key, size) and size[1] < low):
            return
        missing = [(found[1], found[2]) for found in map(LACK.fullmatch, marks) if found]
        shown, foot = missing or card.short(), None
        if not missing and plan.plate and (foot := self._told(surface, card, plan, size)) is not None:
            free = foot - rect_of(plan, plan.window, size).top
            shown = shown[1:] if free > size[1] * LEAVES else ()
        if shown and (missing or (plan.plate and card.text() and size[0] >= SIGNED * self.dense)):
            self._chips(surface, card, plan, size, shown, bool(missing), foot)

    def _told(self, surface: pygame.Surface, card: Card, plan: Plan, size: Size) -> int | None:
        """What the game says in words there, if it has room: a few lines behind the first sign of the short text. Gives
        where they begin."""
        words = self.look.told(card) if size[0] >= 2 * SIGNED * self.dense else ""
        window = rect_of(plan, plan.window, size)
        style = Style("sans", max(round(size[1] * 0.082), self.least), colour("ivory"))
        side, pad = style.pixels + 2, max(2, style.pixels // 4)
        room = window.width - side - 5 * pad
        lines = ink.wrap(words, style, room) if words else []
        if not 0 < len(lines) <= MOST_TOLD or any(ink.width(line, style) > room for line in lines):
            return None
        block = ink.paragraph("\n".join(lines), style, max(ink.width(line, style) for line in lines))
        strip = (block.get_width() + side + 3 * pad, block.get_height() + pad)
        if strip[1] > window.height * HIDES:
            return None
        chip = shapes.panel(strip, pad, (*colour("night"), 225), colour("brass_dark"), 1).copy()
        art, tint = self._glyph(next((name for name, _value in card.short()), ""), bad=False)
        if art:
            chip.blit(self.art.image(art, (side, side), tint), (pad, (strip[1] - side) // 2))
        chip.blit(block, (side + 2 * pad, pad // 2))
        foot = min(window.bottom, self._name_room(card, plan, size).top) - round(size[1] * 0.025)
        spot = chip.get_rect(midbottom=(window.centerx, foot))
        surface.blit(chip, spot)
        return spot.top

    def _chips(
        self, surface: pygame.Surface, card: Card, plan: Plan, size: Size, signs: Sequence[tuple[str, str]], bad: bool,
        lowest: int | None = None,
    ) -> None:  # fmt: skip
        """Signs side by side, in as many rows as they need; a short text gives up what would hide the painting."""
        window = rect_of(plan, plan.window, size)
        if plan.plate:  # where the name is seen
            room = self._name_room(card, plan, size)
            window = pygame.Rect(room.x, window.y, room.width, window.height)
        _wide, whole = self.whole(card.key, size)
        tall = max(round(whole * (0.072 if plan.page else 0.115)), round(1.45 * self.least))
        gap = max(1, tall // 8)
        rows: list[list[pygame.Surface]] = [[]]
        for name, value in signs:
            chip = self._chip(name, value, tall, bad)
            if rows[-1] and sum(each.get_width() + gap for each in (*rows[-1], chip)) > window.width:
                rows.append([])
            rows[-1].append(chip)
        rows = rows if bad else rows[: max(int(size[1] * SHORT // (tall + gap)), 1)]
        foot = min(window.bottom, self._name_room(card, plan, size).top) if plan.plate else window.bottom
        foot = foot if lowest is None else lowest
        foot -= round(size[1] * 0.025)
        rows = rows[: max((foot - window.top) // (tall + gap), 1)]
        y = foot - len(rows) * (tall + gap)
        for row in rows:
            x = window.centerx - sum(chip.get_width() + gap for chip in row) // 2
            for chip in row:
                surface.blit(chip, (x, y))
                x += chip.get_width() + gap
            y += tall + gap

    def _chip(self, name: str, value: str, tall: int, bad: bool) -> pygame.Surface:
        """A sign and its number, in the tone of a warning if it is one."""
        style = Style("sans_bold", max(round(tall * 0.78), SMALLEST), colour("ivory"))
        number = ink.write(value, style) if value else pygame.Surface((0, 0))
        side = round(tall * 0.8)
        art, tint = self._glyph(name, bad)
        pad = max(2, tall // 6)
        wide = number.get_width() + 2 * pad + (side + (pad // 2 if value else 0)) * bool(art)
        fill, edge = ((70, 18, 14, 238), colour("bad")) if bad else ((*colour("night"), 225), colour("brass_dark"))
        surface = shapes.panel((wide, tall), tall // 4, fill, edge, max(1, tall // 14)).copy()
        if art:
            surface.blit(self.art.image(art, (side, side), tint), (pad, (tall - side) // 2))
        surface.blit(number, number.get_rect(midright=(wide - pad, tall // 2)))
        return surface

    def _glyph(self, name: str, bad: bool) -> tuple[str, Colour | None]:
        """The picture of a sign, the game's own or a common one, and its tint if it is a white one."""
        white = ink.mix(colour("bad"), colour("ivory"), 0.35) if bad else colour("ivory")
        own = f"{self.game}/glyph-{name}"
        if self.art.has(own):
            return own, white
        for art in (f"{self.game}/token-{name}", f"{self.game}/sign-{name}", f"{self.game}/mark-{name}"):
            if self.art.has(art):
                return art, None
        return (f"icons/{self.look.glyphs.get(name, WORDS)}", white) if name else ("", None)

    def _in_state(self, surface: pygame.Surface, marks: Sequence[str]) -> pygame.Surface:
        w, h = surface.get_size()
        if deep := max((self.look.greys.get(mark, 0.0) for mark in marks), default=0.0):
            grey = pygame.transform.grayscale(surface)
            grey.set_alpha(round(255 * deep))
            surface.blit(grey, (0, 0))
            dim = round(255 * (1 - 0.45 * deep))
            surface.fill((dim, dim, dim, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if self.look.crossed.intersection(marks):
            tone, thick = colour("bad"), max(3, w // 14)
            surface.blit(shapes.ring((w, h), w // 16, tone, thick, 0), (0, 0))
            for ends in (((w * 0.2, h * 0.26), (w * 0.8, h * 0.74)), ((w * 0.8, h * 0.26), (w * 0.2, h * 0.74))):
                pygame.draw.line(surface, tone, *ends, thick)
        for glow in [self.look.glows[mark] for mark in marks if mark in self.look.glows]:
            surface.blit(shapes.ring((w, h), w // 16, colour(glow), max(2, w // 40), 0), (0, 0))
        side = max(round(w * (0.28 if w < PORTRAIT.readable else 0.16)), 10)
        y = round(h * 0.2)
        for mark in marks:
            if self.art.has(f"{self.game}/mark-{mark}"):
                surface.blit(self.art.image(f"{self.game}/mark-{mark}", (side, side)), (w - side - w // 25, y))
                y += side + h // 60
        return surface


# Places and colours


def _ground(picture: pygame.Surface, rect: pygame.Rect) -> Colour:
    """The colour of a part of a picture, whatever is transparent in it left out."""
    few = pygame.transform.smoothscale(picture.subsurface(rect.clip(picture.get_rect())), (6, 6)).convert_alpha()
    pixels = [few.get_at((x, y)) for x in range(6) for y in range(6)]
    weight = sum(pixel.a for pixel in pixels) or 1
    red, green, blue = (sum(pixel[k] * pixel.a for pixel in pixels) // weight for k in range(3))
    return red, green, blue


def _light(tone: Colour) -> bool:
    return tone[0] * 0.3 + tone[1] * 0.59 + tone[2] * 0.11 > 128


@kept.shapes.remember
def _sky(size: Size, tone: Colour) -> pygame.Surface:
    """A quiet gradient in place of a painting."""
    strip = pygame.Surface((1, 3))
    for y, share in enumerate((0.25, 0.6, 0.35)):
        strip.set_at((0, y), ink.mix((8, 9, 18), tone, share))
    return pygame.transform.smoothscale(strip, size).convert()


def worth(sign: str, marks: Sequence[str]) -> int | None:
    """What a number is worth now, if a mark tells."""
    for mark in marks:
        name, dash, value = mark.rpartition("-")
        if dash and name == sign and value.isdigit():
            return int(value)
    return None


def _narrowed(plan: Plan, marks: Sequence[str], size: Size) -> Plan:
    """Name and numbers stand where the card is seen beside the one that covers it; without room for two numbers, those
    at the covered side are left out."""
    share = next((int(mark.removeprefix(SEEN)) / 100 for mark in marks if mark.startswith(SEEN)), 1.0)
    if abs(share) == 1:
        return plan
    (left, top, right, bottom), wide = plan.name, plan.units[0]
    begin, end = (0.0, share * wide) if share > 0 else ((1 + share) * wide, float(wide))
    half = (SMALLEST + 4) / 2 * wide / size[0]
    reach = {corner: max(radius, half) + INSET for corner, (_x, _y, radius) in plan.signs.items()}
    roomy = 4 * max(reach.values()) <= end - begin
    signs = {
        corner: (
            min(max(x, begin + reach[corner]), end - reach[corner]) if roomy else x if begin < x < end else OFF,
            y,
            r,
        )
        for corner, (x, y, r) in plan.signs.items()
    }
    return plan._replace(name=(max(left, begin), top, min(right, end), bottom), signs=signs)


# Small pieces


PRESSED = 1.3
"""How much too long a line may be that is pressed together."""


def no_wider(words: pygame.Surface, room: int) -> pygame.Surface:
    """Letters pressed together where they are too wide."""
    wide, tall = words.get_size()
    return words if wide <= room else pygame.transform.smoothscale(words, (room, tall))


@kept.shapes.remember
def outlined(text: str, style: Style, behind: Colour) -> pygame.Surface:
    """Letters with a thin edge, readable on any ground."""
    thick = max(1, style.pixels // 14)
    front = ink.write(text, style)
    back = ink.write(text, style._replace(colour=behind))
    surface = pygame.Surface((front.get_width() + 2 * thick, front.get_height() + 2 * thick), pygame.SRCALPHA)
    for dx in (0, thick, 2 * thick):
        for dy in (0, thick, 2 * thick):
            surface.blit(back, (dx, dy))
    surface.blit(front, (thick, thick))
    return surface


@kept.shapes.remember
def arrow(side: int, up: bool, good: bool | None = None) -> pygame.Surface:
    """More or less of something, in the colour of good news or bad; more is good unless it says otherwise."""
    big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    points = [(2, 0), (4, 4), (0, 4)] if up else [(0, 0), (4, 0), (2, 4)]
    pygame.draw.polygon(big, (14, 18, 30), [(x * side, y * side) for x, y in points])
    middle = (2 * side, (2.6 if up else 1.4) * side)
    inner = [(middle[0] + (x * side - middle[0]) * 0.66, middle[1] + (y * side - middle[1]) * 0.66) for x, y in points]
    pygame.draw.polygon(big, colour("good" if (up if good is None else good) else "bad"), inner)
    return pygame.transform.smoothscale(big, (side, side))


@kept.shapes.remember
def _badge(text: str, size: Size, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """How many there are in a pile, and where that is written."""
    dense = max(1.0, DENSE * unit)  # small piles are to be counted, too
    pixels = max(round(1.7 * sqrt(min(size) * max(1.0, unit))), round((SMALLEST + 2) * dense))
    style = Style("sans_bold", pixels, colour("ivory"))
    smallest = style._replace(pixels=round(SMALLEST * dense))
    words = ink.write(text, style if ink.width(text, style) < size[0] else smallest)
    pad = min(max(pixels // 3, 3), max((size[0] - words.get_width()) // 2, 1))
    plate = (words.get_width() + 2 * pad, words.get_height() + pad // 2)
    surface = shapes.panel(plate, plate[1] // 2, (*colour("night"), 235), colour("brass"), max(1, pixels // 12)).copy()
    surface.blit(words, words.get_rect(center=(plate[0] // 2, plate[1] // 2)))
    return surface, (max(size[0] - plate[0] - size[0] // 30, 0), size[0] // 30)
