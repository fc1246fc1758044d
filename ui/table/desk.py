"""The table as one piece: what lies on it, how it moves, and what a pointer or a finger does to it.

A desk knows rules, views and moves, but no session: the screen tells it what to show and gets wishes back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import pygame

from game.core.contract import Event, Move, Rules, Shortcut
from game.core.things import Thing, acts_as
from ui import games
from ui.app import App
from ui.canvas import Drawable
from ui.ink import Style
from ui.table import fanfare, opening, trail
from ui.table.animator import FLOWN, Animator
from ui.table.browser import Browser, Looks
from ui.table.browser import Z as SPREAD
from ui.table.camera import Camera
from ui.table.card_face import BACK
from ui.table.faces import Faces
from ui.table.focus import Finger
from ui.table.glossary import explained
from ui.table.hands import Hands, Wish
from ui.table.notes import AWAY, Notes, Paint, Pointed
from ui.table.renderer import LIT, Renderer
from ui.table.scene import Scene, Spread, Sprite
from ui.table.telling import Telling

THUMBNAIL = 216
"""How tall the picture of a save is."""
LOOSE = "loose"
"""The mark of things whose order in their place is for the eye alone."""


class Desk:
    def __init__(self, app: App, rules: Rules[Any], names: Sequence[str]) -> None:
        self.app, self.rules, self.names = app, rules, names
        self.game_look = games.look(rules.info.id)
        self.layout = self.game_look.layout
        self.camera = Camera(self.layout.size)
        self.faces = Faces(app.art, rules.info.id, names)
        self.renderer = Renderer(app.art, self.game_look, self.camera, self.faces)
        self.animator = Animator(app.sound.play, self.game_look)
        self.hands, self.finger = Hands(self.game_look.at_once), Finger()
        self.pointed, self.notes = Pointed(), Notes()
        self.herald, self.telling = fanfare.Herald(self.faces.picture), Telling(rules, self.game_look, names)
        self.browser = Browser()
        self.zooming = self._panning = self._scrolling = False
        self.view: Any = None
        self.viewer: int | None = None
        self._before: Any = None
        """The view that the way leads from which is shown now."""
        self.scene = Scene((), {}, self.layout, self.camera)
        self.seen: dict[int, Any] = {}
        """For each seat of a person the view after what it last did: what differs from it others have done."""
        self._trail: tuple[object, list[trail.Trace]] = (None, [])
        self._regarded = ""
        """The thing under the pointer or finger, as the rules were told."""
        self._liked: dict[str, list[str]] = {}
        """For each place the order in which its loose things were laid by hand."""
        self._origin: Sprite | None = None
        """What was just let go, and where."""

    @property
    def area(self) -> pygame.Rect:
        return self.camera.area

    def look(self, area: pygame.Rect) -> None:
        """The window changed."""
        self.camera.look(area)
        self.faces.cards.unit, self.renderer.letters = self.app.unit, self.app.type_scale
        self.faces.forget()
        self.animator.finish()

    def show(
        self, view: Any, viewer: int | None, moves: Sequence[Move], events: Sequence[Event] | None = None,
        chain: Sequence[tuple[Event, Any]] = (), shortcuts: Sequence[Shortcut] = (),
    ) -> None:  # fmt: skip
        """Lays out a view with the moves that are open on it; with events, the way there is animated.

        `viewer` is the seat in front. A `chain` is the same events, each with the view at its moment.
        """
        old, self._regarded = self.scene, ""
        other = viewer != self.viewer
        self._before, self.view, self.viewer = self.view, view, viewer
        self.scene = self._build(view, viewer)
        if events is not None:
            self._set_pace()
            scene = self.scene
            steps = self.telling.chain(chain, self._before, self._layer())
            last = self.telling.step(() if chain else events, self._before, view, lambda: scene)
            self.animator.follow(old, [*steps, last], self._origin)
        self._origin = None
        self.hands.deal(moves, shortcuts)
        self.finger.settle(self.scene)
        wanted = self._to_choose_from()
        if wanted:
            self.browser.open(wanted)
        elif events is not None or other:
            self.browser.close()
        self._lay_browser()

    def _layer(self) -> Callable[[Any], Scene]:
        """Lays a chain out: where an event moves nothing, or all that is to be moved, its scene is there already."""
        laid, last, viewer = [self.scene], self.view, self.viewer

        def lay_out(view: Any) -> Scene:
            if view == last:
                return laid[0]
            things, places = self._things(view, ""), self.layout.places(view, viewer)
            same = [scene for scene in laid if scene.things == things and scene.places == places]
            if not same:
                laid[1:] = same = [Scene(things, places, self.layout, self.camera)]
            return same[0]

        return lay_out

    def _set_pace(self) -> None:
        self.animator.speed = self.app.settings.speed / 100
        self.animator.reduced = self.app.settings.reduce_motion

    @property
    def shown(self) -> Any:
        """The view as far as it is told."""
        if self.animator.view is not None:
            return self.animator.view
        return self._before if self.animator.running and self._before is not None else self.view

    def _build(self, view: Any, viewer: int | None, pointed: str = "") -> Scene:
        return Scene(self._things(view, pointed), self.layout.places(view, viewer), self.layout, self.camera)

    def _things(self, view: Any, pointed: str) -> list[Thing]:
        """All that lies on the table, what is loose in the order that was liked."""
        things = self.rules.table(view, pointed)
        for place, liked in self._liked.items():
            here = [at for at, thing in enumerate(things) if thing.place == place and self._is_loose(thing)]
            loose = [things[at] for at in here]
            loose.sort(key=lambda thing: liked.index(thing.id) if thing.id in liked else len(liked))
            for at, thing in zip(here, loose, strict=True):
                things[at] = thing
        return things

    def _is_loose(self, thing: Thing) -> bool:
        return LOOSE in thing.marks or (thing.place == f"hand-{self.viewer}" and thing.kind not in self.layout.mats)

    def _rearranges(self, spot: tuple[int, int], scene: Scene) -> bool:
        """What is loose may change places with its like, and a card slides along the own hand. That is no move: only
        who looks at it sees it."""
        held = self.hands.held
        if not self.hands.dragging or held not in scene.sprites or self.hands.aimed(scene):
            return False
        place = scene.sprites[held].thing.place
        loose = [thing.id for thing in scene.things if thing.place == place and self._is_loose(thing)]
        others = [name for name in loose if name != held]
        other = scene.at(spot, others)
        if held not in loose:
            return False
        if place == f"hand-{self.viewer}" and not self.browser and scene.spots[place].collidepoint(spot):
            at = sum(scene.sprites[name].rect.centerx < spot[0] for name in others)
            loose = [*others[:at], held, *others[at:]]
        elif other is not None:
            a, b = loose.index(held), loose.index(other)
            loose[a], loose[b] = loose[b], loose[a]
        else:
            return False
        self._liked[place] = loose
        self.hands.let_go()
        self._recast()
        return True

    def tick(self, seconds: float) -> bool:
        """Time passes; True while something on the desk moves or waits to show."""
        name = None if self.hands.dragging else self.under(self.app.pointer)
        waiting = self.pointed.tick(name, seconds) and self.app.settings.tooltips
        self._regard(self.finger.on or name or "")
        return waiting or self.hands.dragging

    def _regard(self, name: str) -> None:
        """What the pointer is on may show more of the table."""
        if name == self._regarded or self.animator.running:
            return
        self._regarded = name
        if self.view is not None and self._things(self.view, name) != self.scene.things:
            self.scene = self._build(self.view, self.viewer, name)
            self._lay_browser()

    @property
    def reach(self) -> Scene:
        """The scene that hands can reach: what is spread out covers the rest, except while a thing is carried."""
        spread = self.browser.spread
        if spread is None or self.animator.running:
            return self.scene
        spread.carrying = self.hands.dragging
        return spread

    def under(self, spot: tuple[int, int]) -> str | None:
        """The thing under the pointer."""
        if not self.area.collidepoint(spot):
            return None
        return self.browser.at(spot) if self.browser else self.scene.at(spot)

    def say(self, name: str) -> str:
        return self.telling.thing(self.view, self.scene.sprites[name].thing)

    # Piles spread out

    def _to_choose_from(self) -> list[str]:
        """The piles to spread out because the choice lies in them, with the hand if it lies there as well."""
        sources = self.hands.sources()
        names = [name for name in self.scene.sprites if acts_as(name) in sources]
        if not all(self.faces.is_card(self.scene.sprites[name].thing) for name in names):
            return []
        places = list(dict.fromkeys(self.scene.place(name) for name in names))
        piles = [place for place in places if place in self.scene.piles]
        others = [place for place in places if place not in piles]
        in_hand = all(self.scene.places[place].shape in ("row", "fan") for place in others) and len(others) < 2
        return places if piles and in_hand else []

    def spread_out(self, places: Sequence[str]) -> None:
        self.hands.let_go()
        self.browser.open(places)
        self._lay_browser()
        self.app.sound.play("page", 0.6)

    def next_pile(self) -> None:
        """A key: spreads out the pile under the finger or the pointer, else the next one of all."""
        piles = [place for place in self.scene.piles if self._open_things(place)]
        name = self.finger.on or self.pointed.name
        here = self.scene.place(name) if name in self.scene.sprites else None
        if not piles:
            return
        if not self.browser and here in piles:
            self.spread_out([here])
            return
        own = [place for place in piles if self._owner(place) == self.viewer]
        order = own + [place for place in piles if place not in own]
        seen = [order.index(place) for place in self.browser.places if place in order]
        at = seen[0] + 1 if seen else 0
        self.browser.close()
        self.finger.on = None
        self.spread_out([order[at % len(order)]])

    def _owner(self, place: str) -> int | None:
        return self.scene.sprites[self.scene.piles[place][0]].thing.owner

    def _open_things(self, place: str) -> list[str]:
        """What can be read of a pile."""
        return [name for name in self.scene.piles[place] if not self.scene.sprites[name].thing.face.startswith("back")]

    def _opens(self, name: str) -> str | None:
        """The pile that a click on this thing spreads out; a click that plays comes first."""
        place = name if name in self.scene.piles else self.scene.place(name)
        if self.browser or self.hands.held or place not in self.scene.piles or not self._open_things(place):
            return None
        acting = self.hands.sources() & {acts_as(each) for each in self.scene.piles[place]}
        return None if acting == {acts_as(name)} else place

    def _in_pile(self, wish: Wish | None) -> Wish | None:
        """Aimed at a pile, and something that lies in it is meant: it is spread out for a second click, so that it is
        seen what that is."""
        aimed = wish.tried.dst if wish else None
        if wish is None or aimed is None or (self.browser.spread and aimed in self.browser.spread.above):
            return wish
        lying = {acts_as(name) for name in self.scene.heap(aimed)}
        if lying.isdisjoint(move.dst for move in wish.moves):
            return wish
        self.hands.held = wish.tried.src
        self.browser.open([self.scene.place(aimed)])
        self._lay_browser()
        self.app.sound.play("page", 0.6)
        return None

    def _lay_browser(self) -> None:
        if self.browser:
            asked = self.hands.lit() if self.hands.held else self.hands.sources()
            self.browser.lay(self.scene, self.layout, self.area, self.app.unit, self._heading, asked)
            self.finger.settle(self.reach)

    def _heading(self, place: str) -> str:
        owner = next(sprite.thing.owner for sprite in self.scene.sprites.values() if sprite.thing.place == place)
        return self.telling.thing(self.view, Thing(place, place, "mat", "", owner)).rstrip(".")

    def close_browser(self) -> None:
        self.hands.let_go()
        self.finger.on = None
        self.browser.close()

    def scroll(self, by: float) -> None:
        """The wheel over what is spread out."""
        if self.browser.scroll(round(by)):
            self._lay_browser()

    def emblems(self, seat: int) -> list[str]:
        """Pictures that stand for a seat: the first looks of what it owns that does."""
        things = (sprite.thing for sprite in self.scene.sprites.values() if sprite.thing.owner == seat)
        names = [self.faces.art_name(thing) for thing in things if thing.kind in self.game_look.emblems]
        return list(dict.fromkeys(names))[:2]

    def deal(self) -> None:
        """The table is laid before everybody's eyes."""
        self._set_pace()
        self.animator.play(opening.undealt(self.scene, self.game_look, self.area.center), self.scene, ())
        self.app.sound.play("shuffle")

    # The pointer

    def press(self, spot: tuple[int, int], button: int) -> Wish | None:
        """A button goes down on the desk: the left one acts, the right one looks closer, the middle one pans."""
        if self.animator.running:
            self.animator.finish()
        elif self.browser and self.browser.closes(spot):
            self.close_browser()
        elif button == 3:
            self.finger.on = self.under(spot)
            self.zooming = self.finger.on is not None
        elif button == 2:
            self._panning = not self.browser
        elif button == 1:
            self.zooming, self.finger.on = False, None
            wish = self._in_pile(self.hands.press(spot, self.reach))
            self.pointed.let_go = spot if wish else None
            free = wish is None and self.under(spot) is None
            self._scrolling = free and bool(self.browser)
            self._panning = free and self.camera.zoom > 1 and not self.browser
            return wish
        return None

    def move(self, spot: tuple[int, int], by: tuple[int, int], pressed: bool) -> bool:
        """The pointer moves; True when that changed what is held or aimed at."""
        if self._panning:
            self.camera.pan(*by)
            self._recast()
            return False
        if self._scrolling:
            self.scroll(-by[1])
            return False
        self.pointed.move(spot, AWAY * self.app.unit)
        before = self.hands.dragging, self.hands.aimed(self.reach)
        if pressed:
            self.hands.move(spot, self._liftable())
        elif self.hands.held:
            self.hands.pointer = spot
        if self.hands.dragging and not before[0]:
            self.app.sound.play("lift")
        return before != (self.hands.dragging, self.hands.aimed(self.reach))

    def release(self, spot: tuple[int, int], button: int) -> tuple[bool, Wish | None]:
        """A button goes up: was it ours, and what does the player want?"""
        if (self._panning or self._scrolling) and button in (1, 2):
            self._panning = self._scrolling = False
            return True, None
        if button != 1:
            return False, None
        busy, scene, pressed = self.hands.busy, self.reach, self.hands.pressed
        if self.hands.dragging:
            self.pointed.let_go = spot
        if pressed and not self.hands.dragging and scene.at(spot) == pressed and (pile := self._opens(pressed)):
            self.spread_out([pile])
            return True, None
        if self._rearranges(spot, scene):
            return True, None
        self._remember(self.hands.held or pressed, self.hands.drag_rect(scene), scene)
        wish = self._in_pile(self.hands.release(spot, scene))
        if wish and wish.moves:
            self.pointed.let_go = spot
        return busy, wish

    def _remember(self, name: str | None, rect: pygame.Rect | None, scene: Scene) -> None:
        """Where the thing is let go: if it is played, it travels from there."""
        self._origin = None
        if name in scene.sprites and (rect is not None or self.browser):
            sprite = scene.sprites[name]
            self._origin = sprite._replace(rect=rect or sprite.rect)

    def wait(self) -> None:
        """What was dropped stays there in the hand, until it is told which move was meant."""
        if self._origin is not None and not self.browser:
            self.hands.held, self.hands.dragging = self._origin.thing.id, True

    def _liftable(self) -> set[str]:
        """What may be picked up: all things of the kinds that can move, also those that can't now, to learn why."""
        if not self.hands.moves:
            return set()
        movable = self.hands.movable()
        sprites = self.scene.sprites
        kinds = {sprite.thing.kind for name, sprite in sprites.items() if acts_as(name) in movable}
        return {
            name for name, sprite in sprites.items()
            if sprite.thing.kind in self.layout.standing or acts_as(name) in movable
            or (sprite.thing.kind in kinds and sprite.thing.owner in (None, self.viewer) and sprite.thing.number == 1)
        }  # fmt: skip

    def zoom(self, factor: float) -> None:
        """The camera comes closer to the pointer, or goes back."""
        at = self.app.pointer if self.area.collidepoint(self.app.pointer) else self.area.center
        self.camera.closer(factor, at)
        self._recast()

    def reset_zoom(self) -> None:
        self.camera.reset()
        self._recast()

    def _recast(self) -> None:
        """The camera moved: the same things in other places."""
        self.animator.finish()
        self.scene = self._build(self.view, self.viewer, self._regarded)

    # The finger

    def point(self, dx: int, dy: int) -> None:
        """An arrow key: the finger goes to what can be acted on or, when nothing can, to everything."""
        scene = self.reach
        stops = self.hands.stops(scene)
        if isinstance(scene, Spread):
            stops = [name for name in stops if name in scene.above] or list(scene.above)
        self.finger.go(dx, dy, stops or [name for name, each in scene.sprites.items() if not each.buried], scene)
        if not self.finger.on:
            return
        if self.browser and self.browser.reveal(self.finger.on):
            self._lay_browser()
        self.hands.pointer = self.reach.sprites[self.finger.on].rect.center
        self.app.say(self.say(self.finger.on))

    def act(self) -> Wish | None:
        """Enter or Space on what the finger points at."""
        if self.animator.running:
            self.animator.finish()
            return None
        if not self.finger.on:
            return None
        if pile := self._opens(self.finger.on):
            self.spread_out([pile])
            return None
        self._remember(self.hands.held or self.finger.on, None, self.reach)
        return self._in_pile(self.hands.click(self.finger.on, self.reach))

    @property
    def meant(self) -> str | None:
        """What the finger or the pointer is on, but not what the pointer came upon by laying something down there."""
        return self.finger.on or (None if self.pointed.let_go else self.pointed.name)

    def at_hand(self) -> list[Move]:
        """What the thing under the pointer or finger could do, while nothing is held."""
        name = self.meant
        if self.hands.held or name not in self.scene.sprites:
            return []
        return self.hands.of(str(name), self.scene)

    def shortcut(self) -> Shortcut | None:
        """What a click on the thing under the pointer or finger would do in several moves."""
        name = self.meant
        return None if self.hands.held or name is None else self.hands.shortcuts.get(acts_as(name))

    # Pictures

    def drawables(self, rings: Sequence[str], small: Style, large: Style) -> list[Drawable]:
        """Everything on the desk; what is spread out gives way while one of its things is carried."""
        unit, marks, scene = self.app.unit, self._marks(rings), self.reach
        frame = [Drawable(0.0, self._backdrop(), 0, 0)]
        spread = scene if isinstance(scene, Spread) and not scene.carrying else None
        raised = None if self.hands.held or spread else self.finger.on or self.pointed.name
        told = self.animator.scene or self.scene
        frame += self.renderer.drawables(told, self.animator, self.hands, None if spread else marks, unit, raised)
        if self.animator.note and not self.animator.flies:
            frame += self.notes.upon(self.animator.note, small, large, self.area, unit)
        frame += self._fanfare(large)
        if not spread and not self.animator.running and not self.hands.held:
            frame += trail.drawables(self._traces(), unit)
        if spread:
            looks = Looks(self.faces, self.app.art, large, unit, self._heading)
            frame += self.browser.drawables(looks, self.hands, self.finger.on or self.pointed.name)
            over = self.renderer.edges(spread, self.hands, unit, SPREAD + 1, spread.above)
            over += self.renderer.signs(spread, self.hands, marks, unit, SPREAD - LIT + 10)
            for drawable in over:
                frame += self.browser.clipped(drawable)
        frame += self.renderer.in_hand(scene, self.hands)
        return frame + self._notes(small, large)

    def _backdrop(self) -> pygame.Surface:
        return self.renderer.backdrop(self.app.room, self.app.surface.get_size())

    def _traces(self) -> list[trail.Trace]:
        """What others did since the seat in front last acted, while it is asked."""
        if self.viewer not in self.seen or not self.hands.moves:
            return []
        if self._trail[0] is not self.scene:
            before = self._build(self.seen[self.viewer], self.viewer)
            self._trail = self.scene, trail.traces(self.game_look, before, self.scene, self.viewer)
        return self._trail[1]

    def _fanfare(self, large: Style) -> list[Drawable]:
        """What decides something, and what flies."""
        beat, share = self.animator.beat, self.animator.share
        if beat and beat.call:
            return self.herald.show(beat, share, large, self.area, self.app.unit, self.animator.reduced)
        if beat and beat.flown and self.animator.flies:
            return fanfare.flying(beat.flown, share / FLOWN, large, self.app.unit)
        return []

    def _marks(self, rings: Sequence[str]) -> dict[str, str]:
        """Rings around things: those of a hint, the held one, what the pointer could act on, the finger."""
        marks = dict.fromkeys(rings, "hint")
        pointed = self.pointed.name
        if self.hands.held and not self.hands.dragging:
            marks[self.hands.held] = "lit"
        elif pointed in self.scene.sprites and self.at_hand():
            marks.setdefault(str(pointed), "lit")
        if short := self.shortcut():
            left = Counter(move.src for move in short.moves)
            for name in self.scene.sprites:
                if left[acts_as(name)] > 0:
                    left[acts_as(name)] -= 1
                    marks.setdefault(name, "lit" if acts_as(name) == short.src else "hint")
        if self.finger.on:
            marks[self.finger.on] = "brass_bright"
        return marks

    def _notes(self, small: Style, large: Style) -> list[Drawable]:
        """The zoom panel, or a tooltip once the pointer rests."""
        name, scene = self.finger.on or self.pointed.name, self.reach
        if name not in scene.sprites or self.animator.running or self.hands.held:
            return []
        sprite = scene.sprites[name]
        if self.zooming:
            sprite = sprite.upright
            return [self.notes.zoom(sprite, self._close_up(sprite), self._told(name), large, self.area, self.app.unit)]
        if self.browser or not self.app.settings.tooltips or not (self.pointed.rests or self.finger.on):
            return []
        if self.faces.is_card(sprite.thing) and not sprite.thing.face.startswith(BACK):  # shown large beside the table
            return []
        if sprite.mat and scene.is_unseen(sprite.thing.place) and not self.finger.on:
            return []
        spot = sprite.rect.midright if self.finger.on else self.app.pointer
        return [self.notes.tip(self.say(name), small, spot, self.area, self.app.unit)]

    def _told(self, name: str) -> str:
        """What is said of a thing under the glass. A card has its words on it: of it what is so now, and what they
        mean."""
        sprite = self.reach.sprites[name]
        card = self.faces.cards.cards.get(sprite.thing.face)
        if card is None:
            return self.say(name)
        known = self.say(name) if self._is_strip(sprite) else self.telling.state(self.view, sprite.thing)
        return "\n".join(filter(None, [known, *explained(card, self.game_look.card)]))

    def _is_strip(self, sprite: Sprite) -> bool:
        """Is little more than the name of a card seen where it lies, and has its picture no room for its words?"""
        lies = self.faces.cards.shape(sprite.thing.face) > 1  # a low one that stands is cropped
        return lies and sprite.rect.width > 2 * sprite.rect.height and self.app.type_scale <= 1  # or words need room

    def _close_up(self, sprite: Sprite) -> pygame.Surface | Paint:
        """A card is painted anew at any size, anything else is shown enlarged; a strip of a card as it is printed."""
        thing = sprite.thing._replace(number=1)
        if self.faces.is_card(thing) and self._is_strip(sprite):
            wide = round(280 * self.app.unit)
            return self.faces.cards.picture(thing.face, (wide, wide * 5 // 7), brief="text")
        if self.faces.is_card(thing):
            return lambda size: self.faces.picture(thing, size)
        return self.faces.picture(sprite.thing, (sprite.rect.width * 3, sprite.rect.height * 3))

    def thumbnail(self, view: Any) -> bytes:
        """A small PNG of a view; a bystander's gives nothing away."""
        resting = Animator(lambda _: None, self.game_look)
        still = self.renderer.drawables(self._build(view, None), resting, Hands(), {}, 1.0)
        surface = self._backdrop().copy()
        for drawable in sorted(still, key=lambda drawable: drawable.z):
            surface.blit(drawable.surface, (drawable.x, drawable.y))
        part = surface.subsurface(self.camera.to_screen(self.layout.thumbnail_box).clip(surface.get_rect()))
        part = pygame.transform.smoothscale(part, (round(THUMBNAIL * part.get_width() / part.get_height()), THUMBNAIL))
        out = BytesIO()
        pygame.image.save(part, out, "save.png")
        return out.getvalue()
