"""The log: failures go to a file, since a program started by double-click has no other place to tell.

It never fails itself: what can't be written is not written.
"""

from __future__ import annotations

import logging
import os
import threading
from contextlib import suppress
from pathlib import Path

LARGEST = 1_000_000
"""Bytes of a log; at the next start a longer one is put aside, and the one before it goes."""


class QuietFile(logging.FileHandler):
    """A file that is opened when there is something to write, if it can be."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", delay=True, errors="backslashreplace")
        self._written = 0

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(Exception):
            text = self.format(record)
            self._written += len(text)
            if self._written <= LARGEST:
                Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
                super().emit(record)

    def close(self) -> None:
        with suppress(Exception):
            super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the library's name)
        """Nobody is there to be told."""


def start(path: Path) -> None:
    with suppress(OSError):
        if path.stat().st_size > LARGEST:
            os.replace(path, older(path))
    if not logging.root.handlers:  # whoever logs already, as the tests do, goes on with that
        form = "%(asctime)s %(levelname)s %(message)s"
        logging.basicConfig(level=logging.WARNING, handlers=[QuietFile(path)], format=form)
        threading.excepthook = _thread_failed


def older(path: Path) -> Path:
    return path.with_name(path.name + ".old")


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    kind, problem, trace, _thread = failed
    logging.error("a thread failed", exc_info=(kind, problem or kind(), trace))
