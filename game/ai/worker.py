"""An opponent in a process of its own: it thinks, the table goes on.

The process gets views and nothing else. Whoever asks keeps the clock and never waits, not even for a process that was
stopped: `hurry` ends the thinking with what was found so far, `give_up` ends the waiting. A process that can't start
or dies is replaced by a thread with less work, and if even that fails, by any legal move: an opponent never hangs and
never fails.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from game import catalogue
from game.ai.hints import advise
from game.ai.levels import Decision, choose
from game.core import codec
from game.core.contract import Move

FALLBACK_WORK = 0.1
Question = tuple[int, str, Any, str, int, float, bool]
"""Its number, the game, the encoded view, the level, the seed, the work; is it advice, with a plan and a reason?"""


def serve(line: Connection) -> None:
    """The life of the process: questions and answers until the line is closed. Any word while it thinks means hurry."""
    try:
        while True:
            question = line.recv()
            if isinstance(question, str):
                _preload(question)
            elif isinstance(question, tuple):
                number, game, data, level, seed, work, advice = question
                view = _view(game, data)
                decision = (advise if advice else choose)(catalogue.rules(game), view, level, seed, work, line.poll)
                line.send((number, decision))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _preload(game: str) -> None:
    if game in catalogue.ids():
        catalogue.rules(game)


def _view(game: str, data: Any) -> Any:
    catalogue.rules(game)
    return codec.decode(game, data)


class Wire:
    """The process and the line to it. Threads do what may block, so that nobody else ever does: a process that was
    stopped takes nothing from its line, and may have written half an answer."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        with no_interrupt():
            self._process.start()
        theirs.close()
        self._words: SimpleQueue[Any] = SimpleQueue()
        self.heard: deque[Any] = deque()
        """What the process said and nobody has taken yet; an exception when the line broke."""
        for work in (self._speak, self._hear):
            threading.Thread(target=work, args=(line,), daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def say(self, word: Any) -> None:
        self._words.put(word)

    def cut(self) -> None:
        """Ends the process; the threads end with it, and the last of them closes the line."""
        self._process.kill()
        self._words.put(END)

    def _speak(self, line: Connection) -> None:
        try:
            while (word := self._words.get()) is not END:
                line.send(word)
        except Exception as problem:
            self.heard.append(problem)

    def _hear(self, line: Connection) -> None:
        try:
            while True:
                self.heard.append(line.recv())
        except Exception as problem:
            self.heard.append(problem)


END = object()


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Ctrl-C is for the app, which ends its opponents: a process that is started in here never hears it, and the app
    hears it right after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # else it starts within, and lets the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Opponent:
    """One mind at the table; it is asked one thing at a time."""

    def __init__(self) -> None:
        self.problem = ""
        """Why it had to be replaced, if it had."""
        self._wire: Wire | None = None
        self._number = 0
        self._question: Question | None = None
        self._found: Decision | None = None
        self._hurried = False

    @property
    def thinking(self) -> bool:
        return self._question is not None

    def warm(self, game: str) -> None:
        """Starts the process before it is needed, with the game loaded."""
        self._send(game)

    def ask(self, game: str, view: Any, level: str, seed: int, work: float = 1.0, advice: bool = False) -> None:
        """Puts a question; an older one is forgotten."""
        self.cancel()
        self._number += 1
        self._found, self._hurried = None, False
        self._question = (self._number, game, codec.encode(view), level, seed, work, advice)
        if not self._send(self._question):
            self._think_here(self._question)

    def poll(self) -> Decision | None:
        """The answer once it is there; never waits."""
        if self._question is None:
            return None
        self._listen(self._question)
        decision, self._found = self._found, None
        if decision is None:
            return None
        _number, game, data, *_ = self._question
        self._question = None
        return (
            decision if decision.move in catalogue.rules(game).legal_moves(_view(game, data)) else self._any(game, data)
        )

    def hurry(self) -> None:
        """Play what you have."""
        if self._question is not None and not self._hurried:
            self._hurried = True
            if self._wire is not None and self._wire.is_alive():
                self._send(None)

    def cancel(self) -> None:
        """The question is no longer of interest."""
        if self._question is not None:
            self.hurry()
            self._question = None

    def give_up(self) -> Decision:
        """Ends the waiting: a quick legal move instead, and a new process for the next question."""
        assert self._question is not None
        _, game, data, _, seed, *_ = self._question
        self.problem = "the opponent did not answer in time"
        self._drop()
        self._question = None
        try:
            return choose(catalogue.rules(game), _view(game, data), "novice", seed, FALLBACK_WORK)
        except Exception:
            return self._any(game, data)

    def close(self) -> None:
        self._question = None
        self._drop()

    # The process

    def _send(self, word: Any) -> bool:
        """Tells the process something, starting it if need be."""
        try:
            if self._wire is None or not self._wire.is_alive():
                self._drop()
                self._wire = Wire()
            self._wire.say(word)
        except Exception as problem:
            self.problem = f"the opponent's process failed: {problem}"
            self._drop()
            return False
        return True

    def _drop(self) -> None:
        if self._wire is not None:
            self._wire.cut()
            self._wire = None

    def _listen(self, question: Question) -> None:
        """Takes what the process said; one that is gone is replaced by a thread."""
        while self._wire is not None and self._wire.heard:
            said = self._wire.heard.popleft()
            if isinstance(said, Exception):
                self.problem = f"the opponent's process was lost: {said or type(said).__name__}"
                self._drop()
                self._think_here(question)
            elif said[0] == question[0] and isinstance(said[1], Decision):
                self._found = said[1]

    # Without the process

    def _think_here(self, question: Question) -> None:
        threading.Thread(target=self._think, args=(question,), daemon=True).start()

    def _think(self, question: Question) -> None:
        number, game, data, level, seed, work, advice = question
        try:
            rules, view = catalogue.rules(game), _view(game, data)
            think = advise if advice else choose
            decision = think(rules, view, level, seed, work * FALLBACK_WORK, lambda: self._too_long(number))
        except Exception as problem:
            self.problem = f"the opponent failed: {problem}"
            decision = self._any(game, data)
        if number == self._number:
            self._found = decision

    def _too_long(self, number: int) -> bool:
        """Is the thread hurried, or its question forgotten?"""
        return self._hurried or number != self._number

    def _any(self, game: str, data: Any) -> Decision:
        move: Move = catalogue.rules(game).legal_moves(_view(game, data))[0]
        return Decision(move, 0.5, ((move, 0.5),))
