"""Every file call of an evening fails once, or from then on, in four ways."""

from __future__ import annotations

import builtins
import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from tests.soak.attack import Log
from tests.soak.evening import Evening, furnished, inspect

WAYS = ("EACCES", "EIO", "ENOSPC", "torn")
"""Refused, broken, full; or half done, or wholly, and yet said to have failed."""
SLICES = 16
CALLS = (
    "open", "replace", "rename", "unlink", "remove", "mkdir", "rmdir", "listdir", "scandir", "stat", "lstat", "fsync",
    "access", "utime", "link", "symlink",
)  # fmt: skip
OF_A_FILE = ("read", "write", "flush", "seek", "truncate", "close")


class Faulty:
    """The file calls beneath a folder are counted; that of one number fails, or all from there on."""

    def __init__(self, folder: Path, at: int = -1, way: str = "", lasting: bool = False) -> None:
        self.folder, self.at, self.way, self.lasting = str(folder), at, way, lasting
        self.calls = 0
        self.handles: set[int] = set()
        self.failed = ""

    def strikes(self, name: str) -> bool:
        """Is it this call's turn to fail? A disk that is full, or may not be written to, can still be read."""
        number, self.calls = self.calls, self.calls + 1
        if number != self.at and not (self.lasting and 0 <= self.at < number):
            return False
        if self.lasting and name in ("read", "stat", "lstat", "listdir", "scandir", "seek", "close", "open to read"):
            return False
        self.failed = self.failed or name
        return True

    def error(self, path: object) -> OSError:
        code = errno.EIO if self.way == "torn" else getattr(errno, self.way)
        return OSError(code, os.strerror(code), str(path))

    def ours(self, target: object) -> bool:
        if isinstance(target, int):
            return target in self.handles
        return isinstance(target, (str, os.PathLike)) and os.path.abspath(os.fspath(target)).startswith(self.folder)

    def call(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def faulty(target: Any, *args: Any, **kwargs: Any) -> Any:
            if not self.ours(target):
                return real(target, *args, **kwargs)
            if self.strikes(name):
                if self.way == "torn":
                    done = real(target, *args, **kwargs)
                    if name == "open":
                        os.close(done)
                raise self.error(target)
            done = real(target, *args, **kwargs)
            if name == "open":
                self.handles.add(done)
            return done

        return faulty

    def opening(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def faulty(target: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
            if not self.ours(target):
                return real(target, mode, *args, **kwargs)
            if self.strikes("open to write" if set(mode) & set("wxa+") else "open to read"):
                if self.way == "torn":
                    real(target, mode, *args, **kwargs).close()
                raise self.error(target)
            file = real(target, mode, *args, **kwargs)
            self.handles.add(file.fileno())
            return FaultyFile(self, file, target)

        return faulty

    @contextmanager
    def abroad(self) -> Iterator[Faulty]:
        """While this lasts, files are not to be trusted."""
        opening = self.opening(builtins.open)
        with patch.object(builtins, "open", opening), patch.object(io, "open", opening):
            patches = [patch.object(os, name, self.call(name, getattr(os, name))) for name in CALLS]
            for each in patches:
                each.start()
            try:
                yield self
            finally:
                for each in reversed(patches):
                    each.stop()


class FaultyFile:
    """An open file whose calls count as well."""

    def __init__(self, faulty: Faulty, file: Any, path: object) -> None:
        self._faulty, self._file, self._path = faulty, file, path

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._file, name)
        if name not in OF_A_FILE:
            return real

        def call(*args: Any) -> Any:
            if self._faulty.strikes(name):
                if self._faulty.way == "torn":
                    real(*(arg[: len(arg) // 2] if isinstance(arg, (bytes, str, memoryview)) else arg for arg in args))
                    if name == "write":
                        self._file.flush()
                if name == "close":
                    self._file.close()
                raise self._faulty.error(self._path)
            return real(*args)

        return call

    def __enter__(self) -> FaultyFile:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.close()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._file)


def attack(log: Log, quick: bool) -> None:
    """One of four ways at every sixteenth call: sixty-four seeds reach them all; every other round it lasts."""
    way, slice_ = WAYS[log.seed % 4], log.seed // 4 % SLICES
    lasting = log.seed // (4 * SLICES) % 2 == 1
    with furnished() as home, Faulty(home).abroad() as counted:
        Evening(home, Random(log.seed)).go()
    numbers = range(slice_, counted.calls, SLICES)
    for at in numbers[:: 1 + len(numbers) // 8] if quick else numbers:
        about = f"{way} at call {at} of {counted.calls}{' and on' if lasting else ''}"
        with furnished() as home:
            evening, faulty = Evening(home, Random(log.seed)), Faulty(home, at, way, lasting)
            with log.watch(f"{about}: an evening breaks"), faulty.abroad():
                evening.go()
            log.count("file calls failed")
            log.count("evenings")
            told = "".join(evening.sentences)
            log.expect("Traceback" not in told and "Error" not in told, f"{about}: no sentence: {told}")
            inspect(log, home, evening.told, f"{about} ({faulty.failed})")
        if len(log.findings) >= 5:
            return
    log.count("file calls", counted.calls)
