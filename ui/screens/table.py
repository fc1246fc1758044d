"""The table screen: a sitting on a desk. It shows, and forwards what hands and keys want."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.ai.levels import Decision
from game.core.contract import Event, IllegalMove, Move, Rules, Shortcut, redact
from game.core.language import _
from game.core.things import acts_as
from game.session import Session
from ui import ink, keys, shapes, sitting
from ui.app import App
from ui.canvas import Drawable
from ui.ink import colour
from ui.screens.asking import unasked
from ui.screens.base import Screen
from ui.screens.closeup import Closeup
from ui.screens.panel import MARGIN, WIDE, Panel
from ui.sitting import Curtain, Hinted, Over, Play, Resigns, Sitting, Turned, Waiting
from ui.table.chooser import Chooser
from ui.table.crier import Crier
from ui.table.desk import Desk
from ui.table.hands import Wish
from ui.widgets import Picture

BEAT = 0.35
"""The least time between two moves of opponents, so that they can be followed."""
RESULT_AFTER = 0.9
HUSHED = 3.5
"""Seconds for which the music makes room for the end."""
MOST_OFFERED = 2
"""So many things that the one under the pointer could do are told."""
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class TableScreen(Screen):
    name = "table"
    prompt_styles: tuple[tuple[str, str], ...] = (("text", "sans"), ("small", "sans"))
    """Sizes and faces of these words; the first that has room is taken."""

    def __init__(self, app: App, game: Session | Sitting, *, demo: bool = False) -> None:
        """A session is given an ordinary sitting."""
        super().__init__(app)
        self.sitting = Sitting(game) if isinstance(game, Session) else game
        self.demo, self.kept = demo, self.sitting.kept and not demo
        self.sitting.lets_resign = app.settings.opponents_resign and not demo
        self.theme = self.session.game
        self.desk = Desk(app, self.session.rules, self.session.names)
        self.desk.faces.names = self.sitting.names()
        self.chooser = Chooser()
        self.closeup = Closeup(self)
        self.armed: Move | None = None
        """A button that gives something up waits for its second press."""
        self.hint: Move | None = None
        self.hint_text = ""
        self.refusal: tuple[str, str] | None = None
        """Why the last try was refused, and the rulebook section that says so."""
        self._ended = False
        self._banner: list[Picture] = []
        self._watched: tuple[object, ...] = ()
        """What the panel was last shown for."""
        self._turn = self.session.to_act()
        """Whose turn it is."""
        self.crier = Crier(self._turn)

    @property
    def session(self) -> Session:
        return self.sitting.session

    @property
    def rules(self) -> Rules[Any]:
        return self.sitting.rules

    @property
    def viewer(self) -> int | None:
        return self.sitting.viewer

    @property
    def view(self) -> Any:
        return self.sitting.view

    @property
    def prompt_tall(self) -> int:
        """How much room the panel has for words, in design units."""
        return round(76 * max(1.0, self.app.type_scale))

    # Showing

    def build(self) -> None:
        area, wide, margin = self.area, self.px(WIDE), self.px(MARGIN)
        self.desk.look(pygame.Rect(0, 0, area.width - wide - 2 * margin, area.height))
        self.chooser, self._banner = Chooser(), []
        self.column = Panel(self, pygame.Rect(area.width - wide - margin, margin, wide, area.height - 2 * margin))
        self.sitting.look()
        self._refresh()

    def _refresh(self, events: list[Event] | None = None) -> None:
        """Shows the sitting as it is now; with events, the way there is animated."""
        seen = None if events is None else [redact(event, self.viewer) for event in events]
        chained = bool(seen) and self.desk.game_look.step_by_step
        chain = self.session.chain(len(self.session.moves) - 1, self.viewer) if chained else ()
        self.desk.telling.watcher = self.sitting.alone
        self.desk.show(self.view, self.sitting.front, self.sitting.moves, seen, chain, self.sitting.shortcuts)
        self.tension = self.desk.game_look.tension(self.session.view(None, self.sitting.looking_back))
        self.hint = self.armed = self.refusal = None
        self.chooser.close(self)
        self._show_banner()
        self.column.show()

    def drawables(self) -> list[Drawable]:
        rings = () if self.chooser else self.rings()
        large = self.style("lead", "serif")
        table = self.desk.drawables(rings, self.style("small"), large) + self.closeup.drawables()
        cried = self.crier.drawables(large, self.desk.area, self.app.unit, self.desk.game_look.cried)
        return table + cried + self.widget_drawables()

    def rings(self) -> Sequence[str]:
        """What a hint is about, or what a teacher points at."""
        if self.hint:
            return [name for name in (self.hint.src, self.hint.dst) if name]
        return () if self.desk.animator.running or self.sitting.looking_back is not None else self.sitting.shown()

    def close(self) -> None:
        self.sitting.close()
        if self.kept:
            self.app.try_store(lambda: self.app.store.leave(self.session))

    # Playing

    def play(self, *moves: Move) -> None:
        """Plays a move for whoever is to act, or several in a row; a bad one changes nothing."""
        before, events = len(self.session.moves), []
        try:
            for move in moves:
                events += self.sitting.play(move)
                if self.kept:
                    self.app.try_store(lambda: self.app.store.append(self.session))
        except IllegalMove as problem:
            self.refuse(*problem.reason)
            return
        if len(moves) > 1:
            self.sitting.joined.append((before, len(self.session.moves)))
        self._follow(events)
        self._refresh(None if self.demo and self.app.unseen else events)
        self.speak()

    def _follow(self, events: Sequence[Event]) -> None:
        """Remembers what whoever acted has seen, and whose turn it is now."""
        mover, turns = self.session.mover(len(self.session.moves) - 1), self.desk.game_look.turns
        if mover in self.sitting.persons:
            self.desk.seen[mover] = self.session.view(mover)
        self.crier.hush()
        begun = [event.seat for event in events if event.kind in turns]
        if begun:
            self._turn = begun[-1]
        elif not turns and not self.sitting.is_asked():
            self._turn = self.session.to_act()

    def _cry(self) -> None:
        """Another's turn is cried out, unless a curtain says so."""
        seat = self._turn
        if not self.crier.is_news(seat) or seat is None or not self.sitting.cries(seat):
            return
        alone = seat == self.sitting.alone
        self.crier.cry(_("Your turn") if alone else _("{name}'s turn").format(name=self.session.names[seat]))
        if alone:
            self.app.sound.play("your_turn")

    def tick(self, seconds: float) -> bool:
        animator = self.desk.animator
        moving = animator.tick(seconds) or (not animator.running and self._go_on(seconds))
        moving = self.crier.tick(seconds * animator.speed) or moving
        waiting = self.desk.tick(seconds)
        now = self._told()
        if self.app.screen is self and now != self._watched:
            self._watched = now
            self.column.show()
        return waiting or moving

    def _told(self) -> tuple[object, ...]:
        """What the panel's words follow while time passes."""
        animator = self.desk.animator
        return self.desk.at_hand(), self.desk.shortcut(), animator.told, animator.held, animator.running

    def _go_on(self, seconds: float) -> bool:
        """The table is still: lets happen what comes next. True while somebody thinks."""
        self._cry()
        coming = self.sitting.go_on(seconds, self._beat(), unasked(self.app, [self.rules.info]))
        match coming:
            case Play(move):
                self.play(move)
            case Resigns(seat):
                self._give_up(seat)
            case Curtain():
                self._drop(coming)
            case Turned():
                self._refresh()
            case Hinted(decision):
                self._show_hint(decision)
            case Waiting(began=True):
                self.column.show()
            case Over():
                self._end()
        return isinstance(coming, Play | Waiting | Hinted)

    def lay(self) -> None:
        """The game begins: the table is laid before everybody's eyes, and what is hidden waits for whose it is."""
        if self.sitting.is_shared:
            self.sitting.viewer = None
            self.sitting.look()
            self._refresh()
        self.desk.deal()

    def _drop(self, curtain: Curtain) -> None:
        from ui.screens.curtain import CurtainScreen

        self.app.push(CurtainScreen(self.app, self, curtain.seat, brief=curtain.brief))

    def sit(self, seat: int) -> None:
        """The table is seen from this seat now."""
        self.sitting.sit(seat)
        self._refresh()

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
        won = bool(outcome and outcome.winners)
        self.app.sound.music.hush(HUSHED)
        self.app.sound.play("defeat" if self.sitting.lost() else "victory" if won else "draw")
        self.app.later(RESULT_AFTER, self._show_result_here)

    def _show_result_here(self) -> None:
        """Unless the player has gone elsewhere."""
        if self.app.screen is self:
            self.show_result()

    def show_result(self) -> None:
        from ui.screens.result import ResultScreen

        self.app.push(ResultScreen(self.app, self.session))

    # Words

    def prompt_head(self) -> tuple[str, str]:
        """What stands above that in small letters, and in which tone: which step it is of a lesson or, so that the
        teacher's words stay, what was refused. While cards lie spread out the pointer is always on one: there stands
        what is asked, above what that card would do."""
        head = self.sitting.heading()
        if head:
            return (self.refusal[0], "bad") if self.refusal else (head, "brass")
        choosing = self.desk.browser and not self.refusal and self.desk.at_hand()
        return (self.sitting.asked(), "ivory_dim") if choosing else ("", "brass")

    def prompt(self) -> tuple[str, str]:
        """What the panel says, and in which tone."""
        looking_back, telling = self.sitting.looking_back, self.desk.animator.telling and self.desk.animator.told
        taught = "" if looking_back is not None or telling else self.sitting.speech()
        if taught:
            return taught, "ivory"
        if self.refusal:
            return self.refusal[0], "bad"
        if looking_back is not None:
            return _("The table as it was after move {n}.").format(n=looking_back), "hint"
        if telling:
            told = self.sitting.told(telling)
            if told:
                return told, "ivory"
        if self.sitting.thinker.about == "hint":
            return _("Looking for a good move …"), "hint"
        if self.hint:
            return self.hint_text, "hint"
        hands = self.desk.hands
        aimed = hands.aimed(self.desk.scene)
        for move in hands.moves:
            if aimed and move.src == acts_as(hands.held or "") and move.dst == aimed:
                return self.said(move), "lit"
        offered = [] if self.desk.animator.running else self.desk.at_hand()
        if 0 < len(offered) <= MOST_OFFERED:
            return " · ".join(self.said(move) for move in offered), "lit"
        short = None if self.desk.animator.running else self.desk.shortcut()
        if short:
            return short.said, "lit"
        return self.sitting.asked(), "ivory"

    def said(self, move: Move) -> str:
        return self.sitting.said(move)

    def speak(self) -> None:
        """The teacher's words, aloud."""
        words = self.sitting.speech()
        if words:
            self.app.say(words)

    def buttons(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What the panel offers to press: label, icon, action."""
        if self.desk.animator.telling and self.sitting.looking_back is None:
            skip = (_("Skip"), "skip", self.skip)
            return [(_("Next step"), "step", self.step), skip] if self.sitting.stepping else [skip]
        return [
            (self.asks_back(self.armed) if self.armed and offer.does == self.armed else offer.label, offer.icon,
             partial(self._do, offer.does))
            for offer in self.sitting.offers()
        ]  # fmt: skip

    def longest_labels(self) -> dict[str, str]:
        """What a button may say besides what it says: it has room for both, so that it stays under the pointer."""
        offers = self.sitting.offers()
        guarded = [offer for offer in offers if isinstance(offer.does, Move) and self._is_guarded(offer.does)]
        return {offer.label: self.asks_back(offer.does) for offer in guarded if isinstance(offer.does, Move)}

    def asks_back(self, move: Move) -> str:
        """What the button of a move that wastes something says once it is pressed, or a choice where it has none."""
        anyway = _("{move} anyway?").format(move=self.said(move))
        return _("{move} ({left})").format(move=anyway, left=self.sitting.wasted(move))

    def _do(self, wish: Move | Shortcut | str) -> None:
        """What an offer stands for."""
        if isinstance(wish, Shortcut):
            self.play(*wish.moves)
            return
        if isinstance(wish, Move):
            self.press_button(wish)
            return
        does: dict[str, Callable[[], None]] = {
            sitting.BACK_TO_NOW: self.back_to_now, sitting.PLAY_ON: self.play_on, sitting.RESULT: self.show_result,
            sitting.STEP: self.step, sitting.HURRY: self.sitting.thinker.hurry, sitting.REST: self.rest,
            sitting.ANSWER: self.answer, sitting.READ_ON: self.read_on, sitting.TO_GAME: self.to_game,
            sitting.TO_SHELF: self.to_title,
        }  # fmt: skip
        does[wish]()

    def rest(self) -> None:
        """Who is asked passes until something concerns them."""
        passing = self.sitting.asking.rest(self.session.to_act() or 0)
        if passing is not None:
            self.play(passing)

    def answer(self) -> None:
        """Who is asked on the open table takes it, to look and answer."""
        self._drop(self.sitting.hand_over(self.session.to_act() or 0))

    def read_on(self) -> None:
        """What the teacher said is understood."""
        self.sitting.read_on()
        self._refresh()
        self.speak()

    def press_button(self, move: Move) -> None:
        """A move without a thing; one that wastes something asks for a second press."""
        if self._is_guarded(move) and self.armed != move:
            self.armed, self.refusal = move, None
            self.app.sound.play("hint", 0.6)
            self.column.show()
            return
        self.play(move)

    def _is_guarded(self, move: Move) -> bool:
        return self.app.settings.confirm_end_turn and bool(self.sitting.wasted(move))

    def refuse(self, text: str, section: str) -> None:
        self.refusal = (text, section)
        self.app.sound.play("refuse")
        self.app.say(text)
        self.column.show()

    # Hands

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self.chooser and not self.chooser.holds(event.pos):
            self._leave_choice()
            return
        if not self.chooser and self._on_desk(event):
            return
        super().handle(event)

    def _leave_choice(self) -> None:
        """None of the moves was meant: what was dropped goes back."""
        self.chooser.close(self)
        self.desk.hands.let_go()
        self.column.show()

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
        if self.sitting.looking_back is not None:
            return
        short = None if wish.moves else self.desk.hands.shortcuts.get(wish.tried.src or "")
        if short and wish.tried.dst in (None, short.moves[-1].dst):
            self.play(*short.moves)
            return
        reason = self.sitting.refuses(wish.tried, wish.moves)
        if reason:
            self.refuse(*reason)
        elif len(wish.moves) == 1 and not self._is_guarded(wish.moves[0]):
            self.play(wish.moves[0])
        elif wish.moves:
            say = self.asks_back if len(wish.moves) == 1 else self.sitting.labelled
            target = self.desk.reach.rect(wish.moves[0].dst or wish.moves[0].src)
            self.chooser.open(self, self.desk.area, wish.moves, say, self.play, target)
            self.desk.wait()

    # Keys

    def key(self, event: pygame.event.Event) -> bool:
        does: dict[str, Callable[[], object]] = {
            "undo": self.take_back, "hint": self.ask_hint, "now": self.sitting.thinker.hurry, "pause": self.toggle_step,
            "zoom": self.toggle_zoom, "rules": self.open_rulebook, "save": self.save_as,
            "log": lambda: self.focus_on(self.column.log), "closer": lambda: self.desk.zoom(1.25),
            "farther": lambda: self.desk.zoom(0.8), "whole": self.desk.reset_zoom,
            "browse": self.desk.next_pile,
        }  # fmt: skip
        if self.sitting.stepping and (self.desk.animator.telling or not self.session.person_to_act()):
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
        """Enter on the table: what the finger points at, or the only thing there is to do."""
        moves, free = self.sitting.moves, self.desk.finger.on is None
        if free and any(offer.does == sitting.READ_ON for offer in self.sitting.offers()):
            self.read_on()
        elif free and len(moves) == 1 and not self.desk.animator.running:
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
            self._leave_choice()
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
        elif self.sitting.looking_back is not None:
            self.back_to_now()
        else:
            self.open_menu()
            return
        self.column.show()

    # Tools

    def take_back(self) -> None:
        refused = self.sitting.undo_refused()
        if refused:
            self.app.toast(refused)
            return
        free = self.sitting.take_back()
        self._ended = False
        self.desk.seen.clear()
        if self.kept:
            self.app.try_store(lambda: self.app.store.rewrite(self.session))
        self._refresh([])
        self.speak()
        if not free:
            self.app.toast(_("Taken back. This game no longer counts as ranked."))

    def ask_hint(self) -> None:
        if not self.desk.animator.running and self.sitting.ask_hint():
            self.refusal = self.armed = None
            self.column.show()

    def _show_hint(self, decision: Decision) -> None:
        self.hint, self.refusal = decision.move, None
        whole = self.sitting.hinted(decision)
        shorter = (self.sitting.hinted(decision, most) for most in range(len(decision.line) - 1, 0, -1))
        self.hint_text = next((text for text in (whole, *shorter) if self.column.has_room(text)), whole)
        self.app.sound.play("hint")
        self.app.say(whole)
        self.column.show()

    def toggle_step(self) -> None:
        self.sitting.stepping = self.desk.animator.stepping = not self.sitting.stepping
        self.column.show()

    def step(self) -> None:
        """On to what happens next: the next event of a chain, or the next move of an opponent."""
        if self.desk.animator.telling:
            self.desk.animator.step()
            self.column.show()
        else:
            self.sitting.may_step = True

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

    def to_game(self) -> None:
        """The setup of this game, in place of the table."""
        from ui.screens.setup import SetupScreen

        self.app.replace(SetupScreen(self.app, self.session.game))

    def begin_again(self) -> None:
        """The same players and options with a new seed, once that is confirmed."""
        from ui.screens.dialogs import ask
        from ui.screens.setup import new_seed
        from ui.screens.versus import announce

        def begin() -> None:
            session = self.session.again(new_seed())
            self.app.try_store(lambda: self.app.store.begin(session))
            self.app.replace(TableScreen(self.app, session))
            announce(self.app)

        text = _("This game stays among the saved ones. A new one begins with the same players and options.")
        ask(self.app, _("Start again?"), text, _("Start again"), begin)

    def resign(self) -> None:
        """Who may gives the game up, once that is confirmed."""
        from ui.screens.dialogs import ask

        seat = self.sitting.may_resign()
        if seat is None:
            return

        text = _("The game ends here and counts as a defeat.")
        title = _("{name}: resign?").format(name=self.sitting.called(seat))
        ask(self.app, title, text, _("Resign"), lambda: self._give_up(seat), danger="flag")

    def _give_up(self, seat: int) -> None:
        """The game ends with a seat's resignation."""
        self.sitting.resign(seat)
        if self.kept:
            self.app.try_store(lambda: self.app.store.append(self.session))
        self._refresh()
        if seat != self.sitting.alone:
            self.crier.cry(self.sitting.log()[-1].text)

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
        return self.desk.thumbnail(self.session.view(None))

    # Looking back

    def look_back(self, moves: int) -> None:
        """Shows the table as it was after so many moves."""
        self.sitting.look_back(moves)
        self._refresh()

    def back_to_now(self) -> None:
        self.sitting.back_to_now()
        self._refresh()

    def play_on(self) -> None:
        """A new game from the moment that is shown."""
        session = self.sitting.play_on()
        self.app.try_store(lambda: self.app.store.begin(session))
        self.app.replace(TableScreen(self.app, session))
        self.app.toast(_("A new game goes on from here; the old one is kept."))

    def _show_banner(self) -> None:
        self.drop(self._banner)
        self._banner = []
        if self.sitting.looking_back is None:
            return
        words = ink.write(_("Looking back"), self.style("text", "serif_italic", "hint"))
        pad = self.px(10)
        size = (words.get_width() + 2 * pad, words.get_height() + pad)
        card = shapes.panel(size, pad // 2, (*colour("night"), 230), (*colour("hint"), 255), 1).copy()
        card.blit(words, (pad, pad // 2))
        self._banner = [self.picture(card, self.desk.area.x, self.desk.area.y, 3)]
