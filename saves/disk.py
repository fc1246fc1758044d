"""The only place that writes files: whole files at once or not at all, journals line by line."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import suppress
from pathlib import Path

from game.core.language import _

FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


class StoreError(Exception):
    """A file could not be written. The text is one sentence for the player; the game goes on in memory."""


def trouble(error: OSError, path: Path) -> StoreError:
    """What to tell the player about it."""
    if error.errno in FULL:
        text = _("The disk is full and “{file}” can't be written: free some space, the game goes on meanwhile.")
    elif error.errno in FORBIDDEN:
        text = _("Caelum may not write to “{folder}”: check its permissions, the game goes on meanwhile.")
    else:
        text = _("“{file}” can't be written ({what}): check the folder and the disk, the game goes on meanwhile.")
    what = error.strerror or type(error).__name__
    return StoreError(text.format(file=path.name, folder=path.parent, what=what))


def read(path: Path, limit: int) -> bytes:
    """At most one byte more than `limit`, so that the caller sees when a file is too large."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError(errno.EINVAL, "not a file", str(path))
    with open(path, "rb") as file:
        return file.read(limit + 1)


def backup(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def keep_bad(path: Path) -> Path:
    """A copy of a file that is not good, before it is written anew."""
    kept = path.with_name(path.name + ".bad")
    with suppress(OSError):
        shutil.copyfile(path, kept)
    return kept


def temporary(path: Path) -> Path:
    """Where a file grows before it takes its place; always the same, so that kills leave no heap of them."""
    return path.with_name(f".{path.name}.tmp")


def write(path: Path, data: bytes, keep_old: bool = False) -> None:
    """Puts a whole file in place. With `keep_old` what stood there before stays beside it as .bak."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if keep_old and path.exists():
            _put(backup(path), path.read_bytes())
        _put(path, data)
    except OSError as error:
        raise trouble(error, path) from error


def _put(path: Path, data: bytes) -> None:
    try:
        with open(temporary(path), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary(path), path)
    except OSError:
        with suppress(OSError):
            temporary(path).unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the new name survive a power cut, where the system lets a folder be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def append(path: Path, line: bytes, size: int) -> bool:
    """Adds a line to a file that should be `size` long; False when it is not, since then somebody else wrote it."""
    try:
        with open(path, "r+b") as file:
            if file.seek(0, os.SEEK_END) != size:
                return False
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        return True
    except FileNotFoundError:
        return False
    except OSError as error:
        raise trouble(error, path) from error


def move(path: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(path, target)
    except OSError as error:
        raise trouble(error, path) from error


def remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise trouble(error, path) from error
