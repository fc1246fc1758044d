"""An opponent in a process of its own: it thinks, the table goes on.

The process gets views and nothing else. Whoever asks keeps the clock: `hurry` ends the thinking with what was found so
far, `give_up` ends the waiting. A process that can't start or dies is replaced by a thread with less work, and if even
that fails, by any legal move: an opponent never hangs and never fails.
"""

from __future__ import annotations

import multiprocessing
import threading
from multiprocessing.connection import Connection
from typing import Any

from game import catalogue
from game.ai.levels import Decision, choose
from game.core import codec
from game.core.contract import Move

FALLBACK_WORK = 0.1
Question = tuple[int, str, Any, str, int, float]
"""Its number, the game, the encoded view, the level, the seed, the work."""


def serve(line: Connection) -> None:
    """The life of the process: questions and answers until the line is closed. Any word while it thinks means hurry."""
    try:
        while True:
            question = line.recv()
            if isinstance(question, str):
                _preload(question)
            elif isinstance(question, tuple):
                number, game, data, level, seed, work = question
                view = _view(game, data)
                decision = choose(catalogue.rules(game), view, level, seed, work, line.poll)
                line.send((number, decision))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _preload(game: str) -> None:
    if game in catalogue.ids():
        catalogue.rules(game)


def _view(game: str, data: Any) -> Any:
    catalogue.rules(game)
    return codec.decode(game, data)


class Opponent:
    """One mind at the table; it is asked one thing at a time."""

    def __init__(self) -> None:
        self.problem = ""
        """Why it had to be replaced, if it had."""
        self._line: Connection | None = None
        self._process: Any = None
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

    def ask(self, game: str, view: Any, level: str, seed: int, work: float = 1.0) -> None:
        """Puts a question; an older one is forgotten."""
        self.cancel()
        self._number += 1
        self._found, self._hurried = None, False
        self._question = (self._number, game, codec.encode(view), level, seed, work)
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
            if self._process is not None and self._process.is_alive():
                self._send(None)

    def cancel(self) -> None:
        """The question is no longer of interest."""
        if self._question is not None:
            self.hurry()
            self._question = None

    def give_up(self) -> Decision:
        """Ends the waiting: a quick legal move instead, and a new process for the next question."""
        assert self._question is not None
        _, game, data, _, seed, _ = self._question
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
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._line is not None
            self._line.send(word)
        except Exception as problem:
            self.problem = f"the opponent's process failed: {problem}"
            self._drop()
            return False
        return True

    def _start(self) -> None:
        self._drop()
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def _drop(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None and self._process.is_alive():
            self._process.kill()
        self._line = self._process = None

    def _listen(self, question: Question) -> None:
        """Takes what the process said; one that is gone is replaced by a thread."""
        if self._line is None:
            return
        try:
            while self._line.poll():
                number, decision = self._line.recv()
                if number == question[0] and isinstance(decision, Decision):
                    self._found = decision
        except Exception as problem:
            self.problem = f"the opponent's process was lost: {problem or type(problem).__name__}"
            self._drop()
            self._think_here(question)

    # Without the process

    def _think_here(self, question: Question) -> None:
        threading.Thread(target=self._think, args=(question,), daemon=True).start()

    def _think(self, question: Question) -> None:
        number, game, data, level, seed, work = question
        try:
            rules, view = catalogue.rules(game), _view(game, data)
            decision = choose(rules, view, level, seed, work * FALLBACK_WORK, lambda: self._too_long(number))
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
