"""The table screen: a session on a desk, played by hands and by opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.core.contract import Event, IllegalMove, Move, acts_as, redact
from game.core.language import _
from game.session import AUTOMATON, Session
from ui import ink, keys, shapes
from ui.app import App
from ui.canvas import Drawable
from ui.ink import colour
from ui.screens.asking import Asking
from ui.screens.base import Screen
from ui.screens.panel import MARGIN, WIDE, Panel
from ui.table.chooser import Chooser
from ui.table.desk import Desk
from ui.table.hands import Wish
from ui.table.thinker import Thinker

BEAT = 0.35
"""The least time between two moves of opponents, so that they can be followed."""
RESULT_AFTER = 0.9
MOST_OFFERED = 2
"""So many things that the one under the pointer could do are told."""
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class TableScreen(Screen):
    name = "table"
    prompt_styles = (("text", "sans"), ("small", "sans"))
    """Sizes and faces of these words; the first that has room is taken."""

    def __init__(self, app: App, session: Session, *, demo: bool = False) -> None:
        super().__init__(app)
        self.session, self.demo, self.kept = session, demo, not demo
        self.rules: Any = session.rules
        self.front = self._first_viewer()
        """The seat that the table is turned to."""
        self.viewer = None if self._is_open() else self.front
        """The seat whose cards are seen; None while several persons watch together."""
        self.view = session.view(self.viewer)
        self.desk = Desk(app, session.rules, session.names)
        self.thinker = Thinker(session.game)
        self.asking = Asking(app, session)
        self.offered: int | None = None
        """The person to whom a passing question is put on the open table."""
        self.chooser = Chooser()
        self.looking_back: int | None = None
        """After how many moves the table is shown; None is now."""
        self.stepping = self.may_step = False
        self.armed: Move | None = None
        """A button that gives something up waits for its second press."""
        self.hint: Move | None = None
        self.hint_text = ""
        self.refusal: tuple[str, str] | None = None
        """Why the last try was refused, and the rulebook section that says so."""
        self._rested = 0.0
        self._ended = False
        self._banner: list[Any] = []

    @property
    def prompt_tall(self) -> int:
        """How much room the panel has for words, in design units."""
        return 76

    # Who looks

    def _persons(self) -> list[int]:
        return [n for n, seat in enumerate(self.session.seats) if seat.is_person]

    def _first_viewer(self) -> int | None:
        persons = self._persons()
        to_act = self.session.to_act()
        if to_act in persons:
            return to_act
        return persons[0] if persons else None

    def _is_open(self) -> bool:
        """Is the decision about the open table, so that several persons may look at it together?"""
        shared = self.rules.info.hides and len(self._persons()) > 1
        return shared and not self.rules.private(self.session.state)

    @property
    def thinking(self) -> bool:
        return self.thinker.about == "move"

    def may_act(self) -> bool:
        """Is a person's decision open on this table now?"""
        if self.looking_back is not None or not self.session.person_to_act():
            return False
        return self.session.to_act() == self.viewer or (self.viewer is None and self._is_open())

    # Showing

    def build(self) -> None:
        area, wide, margin = self.area, self.px(WIDE), self.px(MARGIN)
        self.desk.look(pygame.Rect(margin, margin, area.width - wide - 3 * margin, area.height - 2 * margin))
        self.chooser, self._banner = Chooser(), []
        self.column = Panel(self, pygame.Rect(area.width - wide - margin, margin, wide, area.height - 2 * margin))
        self._refresh()

    def _refresh(self, events: list[Event] | None = None) -> None:
        """Shows the session as it is now; with events, the way there is animated."""
        self.view = self.session.view(self.viewer, self.looking_back)
        moves = self.open_moves() if self.may_act() else []
        seen = None if events is None else [redact(event, self.viewer) for event in events]
        chained = bool(seen) and self.desk.game_look.step_by_step
        chain = self.session.chain(len(self.session.moves) - 1, self.viewer) if chained else ()
        self.desk.show(self.view, self.front, moves, seen, chain)
        self.hint = self.armed = self.refusal = None
        self._rested = 0.0
        self.chooser.close(self)
        self._show_banner()
        self.column.show()

    def open_moves(self) -> list[Move]:
        """What the person to act may do."""
        moves: list[Move] = self.rules.legal_moves(self.view)
        return moves

    def drawables(self) -> list[Drawable]:
        cloth = self.app.room.cloth(self.area.size)
        rings = () if self.chooser else self.rings()
        table = self.desk.drawables(cloth, rings, self.style("small"), self.style("lead", "serif"))
        return table + self.widget_drawables()

    def rings(self) -> Sequence[str]:
        """What a hint is about."""
        return [name for name in (self.hint.src, self.hint.dst) if name] if self.hint else ()

    def close(self) -> None:
        self.thinker.close()
        if self.kept:
            self.app.try_store(lambda: self.app.store.leave(self.session))

    # Playing

    def play(self, move: Move) -> None:
        """Plays a move for whoever is to act; a bad one changes nothing."""
        self.thinker.cancel()
        self.offered = None
        try:
            events = self.session.play(move)
        except IllegalMove as problem:
            self.refuse(problem.reason.text, problem.reason.section)
            return
        if self.kept:
            self.app.try_store(lambda: self.app.store.append(self.session))
        if self.rules.info.hides and len(self._persons()) > 1 and self.session.showed_all(len(self.session.moves) - 1):
            self.viewer = None
        self._refresh(None if self.demo and self.app.unseen else events)

    def tick(self, seconds: float) -> bool:
        animator = self.desk.animator
        before = self.desk.at_hand(), animator.told, animator.held, animator.running
        moving = animator.tick(seconds) or (not animator.running and self._go_on(seconds))
        waiting = self.desk.tick(seconds)
        if self.app.screen is self and (self.desk.at_hand(), animator.told, animator.held, animator.running) != before:
            self.column.show()
        return waiting or moving

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
            passing = self.asking.skipped(seat)
            if passing is not None:
                self.asking.unasked.add(len(self.session.moves))
                self.play(passing)
                return True
            if not self.may_act():
                self._hand_over(seat)
            return False
        return self._await_opponent(seat, seconds)

    def _hand_over(self, seat: int) -> None:
        """Another person acts: behind a curtain if it is about what is hidden, else at once."""
        if self._is_open():
            self.viewer = None
            self._refresh()
        elif self.asking.moment(seat) is not None:
            if self.offered != seat:
                self.viewer, self.offered = None, seat
                self._refresh()
        elif self.rules.info.hides:
            self.answer(seat)
        else:
            self.sit(seat)

    def answer(self, seat: int) -> None:
        """Whoever sits there takes the table; who sat there last need not be told what happened."""
        from ui.screens.curtain import CurtainScreen

        self.app.push(CurtainScreen(self.app, self, seat, brief=seat == self.front))

    def sit(self, seat: int) -> None:
        """The table is seen from this seat now."""
        self.viewer = self.front = seat
        self.offered = None
        self._refresh()

    def _await_opponent(self, seat: int, seconds: float) -> bool:
        moment = self.asking.moment(seat)
        if moment is not None and (moment.granted or not moment.able):
            self.play(moment.passing)
            return True
        if self.stepping and not self.may_step:
            return False
        self._rested += seconds
        if not self.thinker.about:
            if self._rested < self._beat():
                return True
            if self.session.seats[seat].player == AUTOMATON:
                self.may_step = False
                self.play(self.session.legal_moves()[0])
                return True
            level, seed = self.session.seats[seat].player, self.session.seed + len(self.session.moves)
            self.thinker.ask("move", self.session.view(seat), level, seed)
            self.column.show()
        decision = self.thinker.tick(seconds)
        if decision is not None:
            self.may_step = False
            self.play(decision.move)
        return True

    def _beat(self) -> float:
        return 0.0 if self.demo and self.app.unseen else BEAT / (self.app.settings.speed / 100)

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        if self.demo:
            self.app.later(RESULT_AFTER, self.app.quit)
            return
        outcome = self.session.outcome()
        winners = set(outcome.winners if outcome else ())
        persons = {n for n, seat in enumerate(self.session.seats) if seat.is_person}
        lost = winners and persons and not persons & winners
        self.app.sound.play("defeat" if lost else "victory" if winners else "draw")
        self.app.later(RESULT_AFTER, lambda: self.app.screen is self and self.show_result())

    def show_result(self) -> None:
        from ui.screens.result import ResultScreen

        self.app.push(ResultScreen(self.app, self.session))

    # Words

    def prompt_head(self) -> tuple[str, str]:
        """What stands above that in small letters, and in which tone."""
        return "", "brass"

    def prompt(self) -> tuple[str, str]:
        """What the panel says, and in which tone."""
        if self.refusal:
            return self.refusal[0], "bad"
        if self.looking_back is not None:
            return _("The table as it was after move {n}.").format(n=self.looking_back), "hint"
        if self.desk.animator.telling and self.desk.animator.told:
            told = self.rules.say_event(self.desk.animator.told, self.session.names)
            if told:
                return told, "ivory"
        if self.hint:
            return self.hint_text, "hint"
        if self.armed:
            text = _("{prompt} Press again to end the turn all the same.")
            return text.format(prompt=self._asked_of()), "brass_bright"
        hands = self.desk.hands
        aimed = hands.aimed(self.desk.scene)
        for move in hands.moves:
            if aimed and move.src == acts_as(hands.held or "") and move.dst == aimed:
                return self.said(move), "lit"
        offered = [] if self.desk.animator.running else self.desk.at_hand()
        if 0 < len(offered) <= MOST_OFFERED:
            return " · ".join(self.said(move) for move in offered), "lit"
        return self._asked_of(), "ivory"

    def _asked_of(self) -> str:
        seat = self.session.to_act()
        text: str = self.rules.prompt(self.view, self.session.names)
        return text if seat is None else _("{name}: {prompt}").format(name=self.session.names[seat], prompt=text)

    def said(self, move: Move) -> str:
        return str(self.rules.say_move(self.view, move, self.session.names))

    def has_one_way(self) -> bool:
        """Is there but one thing to do? Then its button shines."""
        return len(self.desk.hands.moves) == 1

    def buttons(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What the panel offers to press: label, icon, action. A lone move is offered even if it has a thing."""
        if self.looking_back is not None:
            return [(_("Back to now"), "forward", self.back_to_now), (_("Play on from here"), "branch", self.play_on)]
        if self.desk.animator.telling:
            skip = (_("Skip"), "skip", self.skip)
            return [(_("Next step"), "step", self.step), skip] if self.stepping else [skip]
        if self.session.to_act() is None:
            return [(_("Result"), "trophy", self.show_result)]
        if not self.session.person_to_act():
            if self.stepping:
                return [(_("Next step"), "step", self.step)]
            if self.session.seats[self.session.to_act() or 0].player == AUTOMATON:
                return []
            return [(_("Move now"), "skip", self.thinker.hurry)]
        if self.offered is not None:
            return self._offers(self.offered)
        hands = self.desk.hands
        moves = hands.moves if len(hands.moves) == 1 else hands.buttons()
        offers = [(self.said(move), "", lambda m=move: self.press_button(m)) for move in moves]
        return [*offers, self._rest(self.viewer)] if self.viewer is not None and self._may_rest() else offers

    def _may_rest(self) -> bool:
        moment = self.asking.moment(self.session.to_act() or 0)
        return self.may_act() and moment is not None and not moment.granted

    def _offers(self, seat: int) -> list[tuple[str, str, Callable[[], None]]]:
        """On the open table a person may pass at once, or take the table to look and answer."""
        moment = self.asking.moment(seat)
        assert moment is not None
        return [
            (self.said(moment.passing), "", lambda: self.play(moment.passing)), self._rest(seat),
            (_("Look at my cards"), "", lambda: self.answer(seat)),
        ]  # fmt: skip

    def _rest(self, seat: int) -> tuple[str, str, Callable[[], None]]:
        def rest() -> None:
            moment = self.asking.moment(seat)
            if moment is not None:
                self.asking.resting.add(seat)
                self.play(moment.passing)

        return _("Pass until it concerns me"), "", rest

    def press_button(self, move: Move) -> None:
        """A move without a thing; one that gives more up than an answer asks for a second press."""
        moment = self.asking.moment(self.session.to_act() or 0)
        answers = moment is not None and moment.stands
        gives_up = not answers and len(self.desk.hands.moves) > 1 and move.kind in self.desk.game_look.ends
        if gives_up and self.app.settings.confirm_end_turn and self.armed != move:
            self.armed, self.refusal = move, None
            self.app.sound.play("hint", 0.6)
            self.column.show()
            return
        self.play(move)

    def refuse(self, text: str, section: str) -> None:
        self.refusal = (text, section)
        self.app.sound.play("refuse")
        self.app.say(text)
        self.column.show()

    # Hands

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self.chooser and not self.chooser.holds(event.pos):
            self.chooser.close(self)
            return
        if not self.chooser and self._on_desk(event):
            return
        super().handle(event)

    def _on_desk(self, event: pygame.event.Event) -> bool:
        """Pointer events over the desk; True when that was all there is to them."""
        desk = self.desk
        if event.type == pygame.MOUSEMOTION:
            if desk.move(event.pos, event.rel, bool(event.buttons[0])):
                self.refusal = self.armed = None
                self.column.show()
        elif event.type == pygame.MOUSEWHEEL and desk.area.collidepoint(self.app.pointer):
            if desk.browser:
                desk.scroll(-event.y * self.px(70))
            else:
                desk.zoom(1.15**event.y)
            return True
        elif event.type == pygame.MOUSEBUTTONDOWN and desk.area.collidepoint(event.pos):
            self.focus_on(None)
            self._wish(desk.press(event.pos, event.button))
            return True
        elif event.type == pygame.MOUSEBUTTONUP:
            ours, wish = desk.release(event.pos, event.button)
            self._wish(wish)
            return ours
        return False

    def _wish(self, wish: Wish | None) -> None:
        if wish is not None:
            self.fulfil(wish)
        else:
            self.column.show()

    def fulfil(self, wish: Wish) -> None:
        """Plays the one match, asks between several, or says why there is none."""
        self.armed = None
        seat = self.session.to_act()
        if self.looking_back is not None or seat is None:
            return
        if not self.may_act():
            self.refuse(_("It is {name}'s turn.").format(name=self.session.names[seat]), "turn")
        elif len(wish.moves) == 1:
            self.play(wish.moves[0])
        elif wish.moves:
            self.chooser.open(self, self.desk.area, wish.moves, self.said, self.play)
        else:
            reason = self.rules.why_not(self.view, wish.tried)
            self.refuse(reason.text, reason.section)

    # Keys

    def key(self, event: pygame.event.Event) -> bool:
        does: dict[str, Callable[[], object]] = {
            "undo": self.take_back, "hint": self.ask_hint, "now": self.thinker.hurry, "pause": self.toggle_step,
            "zoom": self.toggle_zoom, "rules": self.open_rulebook, "save": self.save_as,
            "log": lambda: self.focus_on(self.column.log), "closer": lambda: self.desk.zoom(1.25),
            "farther": lambda: self.desk.zoom(0.8), "whole": self.desk.reset_zoom,
            "browse": self.desk.next_pile,
        }  # fmt: skip
        if self.stepping and (self.desk.animator.telling or not self.session.person_to_act()):
            does["step"] = self.step
        meant = [action for action in keys.actions(event) if action in does]
        if meant:
            does[meant[0]]()
            return True
        if event.key in keys.DIGITS:
            return self.column.number_key(keys.DIGITS.index(event.key))
        if self.focus is None and event.key in ARROWS:
            self.desk.point(*ARROWS[event.key])
            self.column.show()
            return True
        if self.focus is None and event.key in ENTER:
            self._act()
            return True
        return super().key(event)

    def _act(self) -> None:
        """Enter on the table: what the finger points at, or the only move there is."""
        moves = self.desk.hands.moves
        if self.desk.finger.on is None and len(moves) == 1 and not self.desk.animator.running:
            self.play(moves[0])
        else:
            self._wish(self.desk.act())

    def move_focus(self, by: int) -> None:
        """Tab goes from the table through the panel and back to the table."""
        order = self.focusables()
        if self.focus in order and order.index(self.focus) + by in (-1, len(order)):
            self.focus_on(None)
        else:
            super().move_focus(by)

    def back(self) -> None:
        """Esc lets go of the nearest thing; with nothing to let go of it opens the menu."""
        if self.chooser:
            self.chooser.close(self)
        elif self.desk.hands.held:
            self.desk.hands.let_go()
        elif self.desk.zooming:
            self.desk.zooming = False
        elif self.desk.browser:
            self.desk.close_browser()
        elif self.desk.animator.telling:
            self.desk.animator.finish()
        elif self.refusal or self.armed or self.hint:
            self.refusal = self.armed = self.hint = None
        elif self.focus is not None:
            self.focus_on(None)
        elif self.looking_back is not None:
            self.back_to_now()
        else:
            self.open_menu()
            return
        self.column.show()

    # Tools

    def may_take_back(self) -> bool:
        return self.looking_back is None and self.session.undo_refused() is None

    def take_back(self) -> None:
        refused = self.session.undo_refused()
        if refused or self.looking_back is not None:
            self.app.toast(refused or _("First go back to now."))
            return
        self.thinker.cancel()
        free = self.session.undo_is_free()
        self.session.undo()
        self.asking.unasked = {n for n in self.asking.unasked if n < len(self.session.moves)}
        self._ended = False
        self.app.try_store(lambda: self.app.store.rewrite(self.session))
        seat = self.session.to_act()
        if seat is not None and self.session.seats[seat].is_person and not self.rules.info.hides:
            self.viewer = self.front = seat
        self._refresh([])
        if not free:
            self.app.toast(_("Taken back. This game no longer counts as ranked."))

    def ask_hint(self) -> None:
        """The Master's advice for the person to act, from that person's own view."""
        if self.may_act() and not self.thinker.about and not self.desk.animator.running:
            self.thinker.ask("hint", self.view, "master", self.session.seed)
            self.app.toast(_("Looking for a good move …"))

    def _await_hint(self, seconds: float) -> bool:
        decision = self.thinker.tick(seconds)
        if decision is not None:
            self.hint, self.refusal = decision.move, None
            said = self.said(decision.move)
            self.hint_text = _("Hint: {move} ({chance} %).").format(move=said, chance=round(100 * decision.chance))
            self.app.sound.play("hint")
            self.app.say(self.hint_text)
            self.column.show()
        return True

    def toggle_step(self) -> None:
        self.stepping = self.desk.animator.stepping = not self.stepping
        self.column.show()

    def step(self) -> None:
        """On to what happens next: the next event of a chain, or the next move of an opponent."""
        if self.desk.animator.telling:
            self.desk.animator.step()
            self.column.show()
        else:
            self.may_step = True

    def skip(self) -> None:
        """Everything that is being told has happened."""
        self.desk.animator.finish()
        self.column.show()

    def toggle_zoom(self) -> None:
        self.desk.zooming = not self.desk.zooming
        self.column.show()

    def open_rulebook(self) -> None:
        from ui.screens.rulebook import RulebookScreen

        self.app.push(RulebookScreen(self.app, self.session.game, self.refusal[1] if self.refusal else ""))

    def begin_again(self) -> None:
        """The same players and options with a new seed, once that is confirmed."""
        from ui.screens.dialogs import ask
        from ui.screens.setup import new_seed

        def begin() -> None:
            session = self.session.again(new_seed())
            self.app.try_store(lambda: self.app.store.begin(session))
            self.app.replace(TableScreen(self.app, session))

        text = _("This game stays among the saved ones. A new one begins with the same players and options.")
        ask(self.app, _("Start again?"), text, _("Start again"), begin)

    def open_menu(self) -> None:
        from ui.screens.pause import PauseMenu

        self.app.push(PauseMenu(self.app, self))

    def save_as(self) -> None:
        from ui.screens.dialogs import ask_name

        picture = self.thumbnail()

        def keep(name: str) -> None:
            entry = self.app.try_store(lambda: self.app.store.save_as(self.session, name, picture))
            if entry is not None:
                self.app.toast(_("Saved as “{name}”.").format(name=entry.name))

        ask_name(self.app, _("Save this game"), f"{self.rules.info.title} {len(self.session.moves)}", keep)

    def thumbnail(self) -> bytes:
        """A picture of the table from nobody's seat, so that a save gives nothing away."""
        return self.desk.thumbnail(self.session.view(None), self.app.room.cloth(self.area.size))

    # Looking back

    def look_back(self, moves: int) -> None:
        """Shows the table as it was after so many moves."""
        self.thinker.cancel()
        self.looking_back = moves
        self._refresh()

    def back_to_now(self) -> None:
        self.looking_back = None
        self._refresh()

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
        size = (words.get_width() + 2 * pad, words.get_height() + pad)
        card = shapes.panel(size, pad // 2, (*colour("night"), 230), (*colour("hint"), 255), 1).copy()
        card.blit(words, (pad, pad // 2))
        self._banner = [self.picture(card, self.desk.area.x, self.desk.area.y, 3)]
