"""The table screen: a session on the table, played by hands and by opponents."""

from __future__ import annotations

from typing import Any

import pygame

from game.core.contract import Event, IllegalMove, Move, redact
from game.core.language import _
from game.session import Session
from ui import ink, layouts, shapes
from ui.app import App
from ui.canvas import Drawable
from ui.ink import colour
from ui.screens.base import BACKGROUND, Screen
from ui.screens.panel import MARGIN, WIDE, Panel, is_passive
from ui.table import notes, scene
from ui.table.animator import Animator
from ui.table.camera import Camera
from ui.table.chooser import Chooser
from ui.table.faces import Faces
from ui.table.focus import Finger
from ui.table.hands import Hands, Wish
from ui.table.notes import Notes, Pointed
from ui.table.renderer import Renderer
from ui.table.thinker import Thinker
from ui.widgets import Entry

BEAT = 0.35
"""The least time between two moves of opponents, so that they can be followed."""


class TableScreen(Screen):
    name = "table"

    def __init__(self, app: App, session: Session, *, demo: bool = False) -> None:
        super().__init__(app)
        self.session, self.demo = session, demo
        self.rules: Any = session.rules
        self.viewer = self._first_viewer()
        self.looking_back: int | None = None
        self.stepping = self.zooming = False
        self.may_step = False
        self.armed: Move | None = None
        """A button that gives something up waits for its second press."""
        self.hint: Move | None = None
        self.hint_text = ""
        self.refusal: tuple[str, str] | None = None
        self.layout = layouts.layout(session.game)
        self.camera = Camera(self.layout.size)
        self.faces = Faces(app.art, session.game, session.names)
        self.renderer = Renderer(app.art, self.layout, self.camera, self.faces)
        self.animator = Animator(app.sound.play)
        self.hands, self.finger = Hands(), Finger()
        self.thinker = Thinker(session.game)
        self.pointed, self.notes, self.chooser = Pointed(), Notes(), Chooser()
        self._rested = 0.0
        self._panning = False
        self._ended = False
        self.view = session.view(self.viewer)
        self.scene: scene.Scene | None = None

    # Who looks

    def _first_viewer(self) -> int | None:
        persons = [n for n, seat in enumerate(self.session.seats) if seat.is_person]
        to_act = self.session.to_act()
        if to_act in persons:
            return to_act
        return persons[0] if persons else None

    @property
    def thinking(self) -> bool:
        return self.thinker.about == "move"

    def may_act(self) -> bool:
        """Is a person's decision open on this table now?"""
        return self.looking_back is None and self.session.person_to_act() and self.session.to_act() == self.viewer

    # Building

    def build(self) -> None:
        area = self.area
        wide = self.px(WIDE)
        margin = self.px(MARGIN)
        self.camera.look(pygame.Rect(margin, margin, area.width - wide - 3 * margin, area.height - 2 * margin))
        self.faces.forget()
        self.animator.finish()
        self.chooser = Chooser()
        self.panel_view = Panel(self, pygame.Rect(area.width - wide - margin, margin, wide, area.height - 2 * margin))
        self._banner: list[Any] = []
        self._refresh([])

    def _refresh(self, events: list[Event], *, animate: bool = False) -> None:
        """Shows the session as it is now."""
        after = self.looking_back
        self.view = self.session.view(self.viewer, after)
        old = self.scene
        self.scene = scene.build(self.rules, self.view, self.viewer, self.layout, self.camera)
        if animate and old is not None:
            self.animator.speed = self.app.settings.speed / 100
            self.animator.reduced = self.app.settings.reduce_motion
            self.animator.play(old, self.scene, [redact(event, self.viewer) for event in events])
        self.hands.deal(self.rules.legal_moves(self.view) if self.may_act() else [])
        self.finger.settle(self.hands.stops(self.scene), self.scene)
        self.hint, self.armed, self.refusal = None, None, None
        self._rested = 0.0
        self.chooser.close(self)
        self._show_banner()
        self.panel_view.show()

    def close(self) -> None:
        self.thinker.close()
        if not self.demo:
            self.app.try_store(lambda: self.app.store.leave(self.session))

    # Playing

    def play(self, move: Move) -> None:
        """Plays a move for whoever is to act; a bad one changes nothing."""
        self.thinker.cancel()
        try:
            events = self.session.play(move)
        except IllegalMove as problem:
            self.refuse(problem.reason.text, problem.reason.section)
            return
        if not self.demo:
            self.app.try_store(lambda: self.app.store.append(self.session))
        self._refresh(events, animate=True)

    def tick(self, seconds: float) -> bool:
        moving = self.animator.tick(seconds)
        if not moving:
            moving = self._go_on(seconds)
        name = None if self.hands.dragging else notes.under(self.scene, self.app.pointer, self.camera.area)
        resting = self.pointed.tick(name, seconds) and self.app.settings.tooltips
        return moving or resting or self.hands.dragging

    def _go_on(self, seconds: float) -> bool:
        """The table is still: the next one acts. True while somebody thinks."""
        if self.looking_back is not None:
            return False
        if self.thinker.about == "hint":
            return self._await_hint(seconds)
        seat = self.session.to_act()
        if seat is None:
            self._end()
            return False
        if self.session.seats[seat].is_person:
            if seat != self.viewer:
                self._hand_over(seat)
            return False
        self._rested += seconds
        return self._await_opponent(seat, seconds)

    def _hand_over(self, seat: int) -> None:
        """Another person acts: behind a curtain where something is hidden, else at once."""
        from ui.screens.curtain import CurtainScreen

        if self.rules.info.hides:
            self.app.push(CurtainScreen(self.app, self, seat))
        else:
            self.sit(seat)

    def sit(self, seat: int) -> None:
        """The table is seen from this seat now."""
        self.viewer = seat
        self._refresh([])

    def _await_opponent(self, seat: int, seconds: float) -> bool:
        level = self.session.seats[seat].player
        if self.stepping and not self.may_step:
            return False
        if not self.thinker.about:
            if self._rested < BEAT / (self.app.settings.speed / 100):
                return True
            self.thinker.ask("move", self.session.view(seat), level, self.session.seed + len(self.session.moves))
            self.panel_view.show()
        decision = self.thinker.tick(seconds)
        if decision is not None:
            self.may_step = False
            self.play(decision.move)
        return True

    def move_now(self) -> None:
        self.thinker.hurry()

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        outcome = self.session.outcome()
        winners = outcome.winners if outcome else ()
        people = [n for n, seat in enumerate(self.session.seats) if seat.is_person]
        lost = winners and people and not set(people) & set(winners)
        self.app.sound.play("defeat" if lost else "victory" if winners else "draw")
        if self.demo:
            self.app.later(1.0, self.app.quit)
            return
        self.app.try_store(lambda: self.app.store.finish(self.session))
        from ui.screens.result import ResultScreen

        self.app.later(0.9, lambda: self.app.screen is self and self.app.push(ResultScreen(self.app, self.session)))

    # Words

    def prompt(self) -> tuple[str, str]:
        """What the panel says, and in which tone."""
        if self.refusal:
            return self.refusal[0], "bad"
        if self.looking_back is not None:
            return _("The table as it was after move {n}.").format(n=self.looking_back), "hint"
        if self.hint_text and self.hint:
            return self.hint_text, "hint"
        if self.armed:
            return _("{prompt} Press again to end the turn all the same.").format(
                prompt=self._asked_of()
            ), "brass_bright"
        aimed = self.hands.aimed(self.scene) if self.scene and self.hands.held else None
        if aimed:
            for move in self.hands.moves:
                if move.src == self.hands.held and move.dst == aimed:
                    return self.rules.say_move(self.view, move), "lit"
        return self._asked_of(), "ivory"

    def _asked_of(self) -> str:
        seat = self.session.to_act()
        text = self.rules.prompt(self.view)
        if seat is None:
            return text
        return _("{name}: {prompt}").format(name=self.session.seats[seat].name, prompt=text)

    def button_moves(self) -> list[Move]:
        moves = self.hands.buttons()
        if not moves and len(self.hands.moves) == 1:
            return self.hands.moves
        return moves

    def say_button(self, n: int, move: Move) -> str:
        return self.rules.say_move(self.view, move)

    def extra_buttons(self) -> list[tuple[str, str, Any]]:
        if self.looking_back is not None:
            return [(_("Back to now"), "forward", self.back_to_now), (_("Play on from here"), "branch", self.play_on)]
        if self.session.to_act() is None:
            return [(_("Result"), "trophy", self._show_result)]
        if not self.session.person_to_act():
            if self.stepping:
                return [(_("Next step"), "step", self.step)]
            return [(_("Move now"), "skip", self.move_now)]
        return []

    def _show_result(self) -> None:
        from ui.screens.result import ResultScreen

        self.app.push(ResultScreen(self.app, self.session))

    def press_button(self, move: Move) -> None:
        """A move without a thing; one that gives something up asks for a second press."""
        others = [m for m in self.hands.moves if m != move]
        if is_passive(move) and others and self.app.settings.confirm_end_turn and self.armed != move:
            self.armed = move
            self.app.sound.play("hint", 0.6)
            self.panel_view.show()
            return
        self.play(move)

    def refuse(self, text: str, section: str) -> None:
        self.refusal = (text, section)
        self.app.sound.play("refuse")
        self.app.say(text)
        self.panel_view.show()

    def emblems(self, seat: int) -> list[str]:
        """Pictures that stand for a seat: the first looks of what it owns on the table."""
        names: list[str] = []
        for thing in self.rules.table(self.view):
            if thing.owner == seat and thing.kind == "figure":
                name = self.faces.art_name(thing)
                if name not in names:
                    names.append(name)
        return names[:2]

    # Hands

    def handle(self, event: pygame.event.Event) -> None:
        if self.chooser and event.type == pygame.MOUSEBUTTONDOWN and not self.chooser.holds(event.pos):
            self.chooser.close(self)
            return
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and self.camera.area.collidepoint(event.pos) and not self.chooser:
            if self._banner and any(e.rect.collidepoint(event.pos) for e in self._banner):
                super().handle(event)
            else:
                self._pressed(event)
            return
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2) and self._released(event):
            return
        elif event.type == pygame.MOUSEWHEEL and self.camera.area.collidepoint(self.app.pointer):
            self._zoom_camera(1.15**event.y)
            return
        super().handle(event)

    def _pressed(self, event: pygame.event.Event) -> None:
        self.focus_shown = False
        if self.animator.running:
            self.animator.finish()
            return
        if event.button == 3:
            self.finger.on = notes.under(self.scene, event.pos, self.camera.area)
            self.zooming = self.finger.on is not None
            self.panel_view.show()
        elif event.button == 2:
            self._panning = True
        elif event.button == 1 and self.scene:
            self.zooming = False
            self.finger.on = None
            wish = self.hands.press(event.pos, self.scene)
            if wish:
                self.fulfil(wish)
            elif self.scene.at(event.pos) is None and self.camera.zoom > 1:
                self._panning = True

    def _moved(self, event: pygame.event.Event) -> None:
        if self._panning:
            self.camera.pan(*event.rel)
            self._recast()
        elif self.scene and event.buttons[0]:
            was = self.hands.dragging, self.hands.aimed(self.scene)
            self.hands.move(event.pos, self._liftable())
            if was != (self.hands.dragging, self.hands.aimed(self.scene)):
                if self.hands.dragging and not was[0]:
                    self.app.sound.play("lift")
                    self.refusal = self.armed = None
                self.panel_view.show()
        elif self.scene and self.hands.held:
            before = self.hands.aimed(self.scene)
            self.hands.pointer = event.pos
            if before != self.hands.aimed(self.scene):
                self.panel_view.show()

    def _liftable(self) -> set[str]:
        """What may be picked up: all that can move, and what could on a better day, to learn why it can't."""
        if not self.may_act() or self.scene is None:
            return set()
        kinds = {self.scene.sprites[name].thing.kind for name in self.hands.movable() if name in self.scene.sprites}
        kinds |= {"figure"}
        return {name for name, sprite in self.scene.sprites.items() if sprite.thing.kind in kinds}

    def _released(self, event: pygame.event.Event) -> bool:
        if self._panning:
            self._panning = False
            return True
        if event.button != 1 or self.scene is None:
            return False
        held = self.hands.dragging or self.hands._pressed is not None
        wish = self.hands.release(event.pos, self.scene)
        if wish:
            self.fulfil(wish)
        elif held:
            self.refusal = None if self.hands.held else self.refusal
            self.panel_view.show()
        return held

    def fulfil(self, wish: Wish) -> None:
        """Plays the one match, asks between several, or says why there is none."""
        self.armed = None
        if not self.may_act():
            if self.looking_back is None and not self.session.person_to_act() and self.session.to_act() is not None:
                seat = self.session.seats[self.session.to_act() or 0]
                self.refuse(_("It is {name}'s turn.").format(name=seat.name), "turn")
        elif len(wish.moves) == 1:
            self.play(wish.moves[0])
        elif wish.moves:
            say = self.rules.say_move
            self.chooser.open(self, self.camera.area, wish.moves, lambda move: say(self.view, move), self.play)
        else:
            reason = self.rules.why_not(self.view, wish.tried)
            self.refuse(reason.text, reason.section)

    # Looking closer

    def _notes(self) -> list[Drawable]:
        """The zoom panel, or a tooltip once the pointer rests."""
        name = self.finger.on or self.pointed.name
        if self.scene is None or name not in self.scene.sprites or self.animator.running:
            return []
        sprite = self.scene.sprites[name]
        text = self.rules.say_thing(self.view, sprite.thing, self.session.names)
        area, unit = self.camera.area, self.app.unit
        if self.zooming:
            large = self.faces.picture(sprite.thing, (sprite.rect.width * 3, sprite.rect.height * 3))
            return [self.notes.zoom(sprite, large, text, self.style("lead", "serif"), area, unit)]
        wanted = self.app.settings.tooltips and (self.pointed.rests or self.finger.on)
        if not wanted or self.hands.held or self.chooser:
            return []
        spot = sprite.rect.midright if self.finger.on else self.app.pointer
        return [self.notes.tip(text, self.style("small"), spot, area, unit)]

    def toggle_zoom(self) -> None:
        self.zooming = not self.zooming
        self.panel_view.show()

    def _zoom_camera(self, factor: float) -> None:
        at = self.app.pointer if self.camera.area.collidepoint(self.app.pointer) else self.camera.area.center
        self.camera.closer(factor, at)
        self._recast()

    def _recast(self) -> None:
        """The camera moved: the same things in other places."""
        self.animator.finish()
        self.scene = scene.build(self.rules, self.view, self.viewer, self.layout, self.camera)

    # Frames

    def drawables(self) -> list[Drawable]:
        assert self.scene is not None
        frame = [Drawable(BACKGROUND, self.renderer.backdrop(self.app.room.cloth(self.area.size)), 0, 0)]
        frame += self.renderer.drawables(self.scene, self.animator, self.hands, self._marks(), self.app.unit)
        frame += self._notes()
        return frame + self.widget_drawables()

    def _marks(self) -> dict[str, str]:
        """Rings around things: what can be lifted, the hint, the held one, the pointed one."""
        marks: dict[str, str] = {}
        if self.hint:
            marks.update({name: "hint" for name in (self.hint.src, self.hint.dst) if name})
        if self.hands.held and not self.hands.dragging:
            marks[self.hands.held] = "lit"
        elif not self.hands.held and self.pointed.name in self.hands.movable() | self.hands.playable():
            marks.setdefault(str(self.pointed.name), "lit")
        if self.finger.on:
            marks[self.finger.on] = "brass_bright"
        return marks

    # Keys

    def key(self, event: pygame.event.Event) -> bool:
        if isinstance(self.focus, Entry) and self.focus.is_focused:
            return super().key(event)
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        plain = {
            pygame.K_u: self.take_back, pygame.K_h: self.ask_hint, pygame.K_n: self.move_now,
            pygame.K_p: self.toggle_step, pygame.K_z: self.take_back if control else self.toggle_zoom,
            pygame.K_r: self.open_rulebook, pygame.K_s: self.save_as,
            pygame.K_l: lambda: self.focus_on(self.panel_view.log),
            pygame.K_0: self._reset_camera, pygame.K_PLUS: lambda: self._zoom_camera(1.25),
            pygame.K_EQUALS: lambda: self._zoom_camera(1.25), pygame.K_KP_PLUS: lambda: self._zoom_camera(1.25),
            pygame.K_MINUS: lambda: self._zoom_camera(0.8), pygame.K_KP_MINUS: lambda: self._zoom_camera(0.8),
        }  # fmt: skip
        if event.key in plain:
            plain[event.key]()
            return True
        if pygame.K_1 <= event.key <= pygame.K_9:
            return self.panel_view.number_key(event.key - pygame.K_1)
        if event.key == pygame.K_SPACE and self.stepping and not self.session.person_to_act():
            self.step()
            return True
        if self.scene and self.focus is None:
            arrows = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
            if event.key in arrows:
                self._point(*arrows[event.key])
                return True
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
                self._act_on_pointed()
                return True
        return super().key(event)

    def _point(self, dx: int, dy: int) -> None:
        """Moves the finger, on what can be acted on or, when nothing can, on everything."""
        assert self.scene is not None
        stops = self.hands.stops(self.scene) or list(self.scene.sprites)
        self.finger.go(dx, dy, stops, self.scene)
        if self.finger.on:
            self.hands.pointer = self.scene.sprites[self.finger.on].rect.center
            thing = self.scene.sprites[self.finger.on].thing
            self.app.say(self.rules.say_thing(self.view, thing, self.session.names))
        self.panel_view.show()

    def _act_on_pointed(self) -> None:
        if self.animator.running:
            self.animator.finish()
        elif self.finger.on and self.scene and self.may_act():
            wish = self.hands.click(self.finger.on, self.scene)
            if wish:
                self.fulfil(wish)
            else:
                self.panel_view.show()
        elif len(self.hands.moves) == 1:
            self.play(self.hands.moves[0])

    def move_focus(self, by: int) -> None:
        """Tab goes from the table to the panel and back."""
        order = self.focusables()
        if self.focus in order and order.index(self.focus) + by in (-1, len(order)):
            self.focus_on(None)
        else:
            super().move_focus(by)

    def back(self) -> None:
        if self.chooser:
            self.chooser.close(self)
        elif self.hands.held:
            self.hands.let_go()
            self.panel_view.show()
        elif self.zooming:
            self.toggle_zoom()
        elif self.refusal or self.armed or self.hint:
            self.refusal = self.armed = self.hint = None
            self.panel_view.show()
        elif self.focus is not None:
            self.focus_on(None)
        elif self.looking_back is not None:
            self.back_to_now()
        else:
            self.open_menu()

    # Tools

    def take_back(self) -> None:
        refused = self.session.undo_refused()
        if refused:
            self.app.toast(refused)
            return
        if self.looking_back is not None:
            return
        self.thinker.cancel()
        self.animator.finish()
        free = self.session.undo_is_free()
        self.session.undo()
        self._ended = False
        self.app.try_store(lambda: self.app.store.rewrite(self.session))
        seat = self.session.to_act()
        if seat is not None and self.session.seats[seat].is_person and not self.rules.info.hides:
            self.viewer = seat
        self._refresh([], animate=True)
        if not free:
            self.app.toast(_("Taken back. This game no longer counts as ranked."))

    def ask_hint(self) -> None:
        """The Master's advice for the person to act, from that person's own view."""
        if self.may_act() and not self.thinker.about and not self.animator.running:
            self.thinker.ask("hint", self.view, "master", self.session.seed)
            self.app.toast(_("Looking for a good move …"))

    def _await_hint(self, seconds: float) -> bool:
        decision = self.thinker.tick(seconds)
        if decision is not None:
            self.hint = decision.move
            text = _("Hint: {move} ({chance} %).")
            said = self.rules.say_move(self.view, decision.move)
            self.hint_text = text.format(move=said, chance=round(100 * decision.chance))
            self.app.sound.play("hint")
            self.app.say(self.hint_text)
            self.refusal = None
            self.panel_view.show()
        return True

    def toggle_step(self) -> None:
        self.stepping = not self.stepping
        self.panel_view.show()

    def step(self) -> None:
        self.may_step = True

    def _reset_camera(self) -> None:
        self.camera.reset()
        self._recast()

    def open_rulebook(self) -> None:
        from ui.screens.rulebook import RulebookScreen

        self.app.push(RulebookScreen(self.app, self.session.game, self.refusal[1] if self.refusal else ""))

    def open_menu(self) -> None:
        from ui.screens.pause import PauseMenu

        self.app.push(PauseMenu(self.app, self))

    def save_as(self) -> None:
        from ui.screens.dialogs import ask_name

        picture = self.thumbnail()
        initial = f"{self.rules.info.title} {len(self.session.moves)}"

        def keep(name: str) -> None:
            if self.app.try_store(lambda: self.app.store.save_as(self.session, name, picture)):
                self.app.toast(_("Saved as “{name}”.").format(name=name))

        ask_name(self.app, _("Save this game"), initial, keep)

    def thumbnail(self) -> bytes:
        """A small picture of the table from nobody's seat, so that a save gives nothing away."""
        from io import BytesIO

        small = scene.build(self.rules, self.session.view(None), None, self.layout, self.camera)
        surface = self.renderer.backdrop(self.app.room.cloth(self.area.size)).copy()
        for drawable in sorted(
            self.renderer.drawables(small, Animator(lambda _: None), Hands(), {}, 1.0), key=lambda d: d.z
        ):
            surface.blit(drawable.surface, (drawable.x, drawable.y))
        part = surface.subsurface(self.camera.area)
        tall = 216
        part = pygame.transform.smoothscale(part, (round(tall * part.get_width() / part.get_height()), tall))
        out = BytesIO()
        pygame.image.save(part, out, "save.png")
        return out.getvalue()

    # Looking back

    def look_back(self, moves: int) -> None:
        """Shows the table as it was; the newest line leads back to now."""
        if self.rules.info.hides and self.viewer is None:
            return
        self.thinker.cancel()
        self.looking_back = None if moves >= len(self.session.moves) and self.looking_back is None else moves
        self._refresh([])

    def back_to_now(self) -> None:
        self.looking_back = None
        self._refresh([])

    def play_on(self) -> None:
        """A new game from the moment that is shown."""
        assert self.looking_back is not None
        session = self.session.branch(self.looking_back)
        self.app.try_store(lambda: self.app.store.begin(session))
        self.app.replace(TableScreen(self.app, session))
        self.app.toast(_("A new game goes on from here; the old one is kept."))

    def _show_banner(self) -> None:
        self.drop(self._banner)
        self._banner = []
        if self.looking_back is None:
            return
        words = ink.write(_("Looking back"), self.style("text", "serif_italic", "hint"))
        pad = self.px(10)
        card = shapes.panel((words.get_width() + 2 * pad, words.get_height() + pad), pad // 2, (*colour("night"), 230),
                            (*colour("hint"), 255), 1).copy()  # fmt: skip
        card.blit(words, (pad, pad // 2))
        self._banner = [self.picture(card, self.camera.area.x, self.camera.area.y, 3)]
