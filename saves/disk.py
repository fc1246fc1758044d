"""The only place that writes files: whole files at once or not at all, journals line by line.

A file that is not there, one that can't be read now, one that is damaged and one of a newer Caelum are four things.
Only the first is written without a care: the second and the last are left alone, of a damaged one a copy is kept first.
"""

from __future__ import annotations

import errno
import filecmp
import os
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fnmatch import fnmatchcase
from pathlib import Path

from game.core.language import _

if sys.platform == "win32":
    import msvcrt

    BUSY = (errno.EACCES, errno.EDEADLK)
else:
    import fcntl

    BUSY = (errno.EAGAIN,)

LARGEST_COPY = 64 << 20
TRIES, PAUSE = 200, 0.01
"""How often and after how many seconds a lock is tried that another window holds."""
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


def listed(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder by name; a `StoreError` where it can't be looked into."""
    try:
        return sorted(folder / name for name in os.listdir(folder) if fnmatchcase(name, pattern))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise unseen(folder) from error


def unseen(folder: Path) -> StoreError:
    return StoreError(_("Caelum can't look into “{folder}”: check that you may open it.").format(folder=folder))


def is_free(path: Path) -> bool:
    """Is nothing there? A `StoreError` when that can't be told: then nothing may be put there either."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError as error:
        raise trouble(error, path) from error
    return False


def free(path: Path) -> Path:
    """The path, with a number behind its name when something is there."""
    number, found = 1, path
    while not is_free(found):
        number += 1
        found = path.with_stem(f"{path.stem} {number}")
    return found


def backup(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def set_aside(path: Path) -> Path:
    """A numbered copy of a file that is not good, before it is written anew; the same file is copied once."""
    number = 1
    try:
        while True:
            kept = path.with_name(f"{path.name}.bad{number if number > 1 else ''}")
            if is_free(kept):
                break
            with suppress(OSError):
                if kept.is_file() and filecmp.cmp(path, kept, shallow=False):
                    return kept
            number += 1
        if os.stat(path).st_size > LARGEST_COPY:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        fresh = temporary(kept)
        try:
            shutil.copyfile(path, fresh)
            os.replace(fresh, kept)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise trouble(error, kept) from error
    return kept


def temporary(path: Path) -> Path:
    """Where a file grows before it takes its place: another name each time, since two windows may write at once."""
    return path.with_name(f".{path.name[:100]}.{secrets.token_hex(6)}.tmp")


def sweep(path: Path) -> None:
    """Removes what kills left of files of this name; only for who has the folder's lock, else they may be in use."""
    with suppress(OSError, StoreError):
        for left in listed(path.parent, ".*.tmp"):
            if left.name.startswith(f".{path.name}."):
                left.unlink(missing_ok=True)


# One window at a time


_held: dict[Path, bool] = {}
"""The folders that are ours for now; False where there are no locks, so that others may be there as well."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keeps other windows of Caelum out of a folder meanwhile; where the disk knows no locks it keeps nobody out."""
    if folder in _held:
        yield
        return
    handle = _handle(folder)
    if handle is None:
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        handle = _handle(folder)
    try:
        _held[folder] = handle is not None and _take(handle, folder)
        yield
    finally:
        if handle is not None:
            if _held.get(folder):
                _release(handle)
            os.close(handle)
        _held.pop(folder, None)


def _take(handle: int, folder: Path) -> bool:
    for _again in range(TRIES):
        try:
            _lock(handle)
            return True
        except OSError as error:
            if error.errno not in BUSY:
                return False
            time.sleep(PAUSE)
    text = _("Another window of Caelum is writing to “{folder}”: close it or try again, the game goes on meanwhile.")
    raise StoreError(text.format(folder=folder))


if sys.platform == "win32":

    def _handle(folder: Path) -> int | None:
        with suppress(OSError):
            return os.open(folder / ".lock", os.O_RDWR | os.O_CREAT)
        return None

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _release(handle: int) -> None:
        with suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:

    def _handle(folder: Path) -> int | None:
        """The folder itself is locked, so that no file is left behind."""
        with suppress(OSError):
            return os.open(folder, os.O_RDONLY)
        return None

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _release(handle: int) -> None:
        with suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_UN)


# Writing


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
    if any(ours for folder, ours in _held.items() if folder in path.parents):
        sweep(path)
    fresh = temporary(path)
    try:
        with open(fresh, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
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
