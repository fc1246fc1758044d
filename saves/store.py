"""The player's games on disk: journals of the games in play, named saves, finished games, and a trash.

Every move goes to the game's journal before the next one is asked for. A `StoreError` or `SaveError` is one sentence
for the player; after it the game goes on in memory, and the next move tries to write all of it again.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from game.core import codec
from game.core.language import _
from game.session import Session
from saves import disk, fields, format, names, places, results, settings
from saves.disk import StoreError
from saves.fields import Flaw
from saves.format import Draft, Headline, Loaded, Parted, SaveError
from saves.results import Result, Results
from saves.settings import Settings

__all__ = ["Entry", "Loaded", "Parted", "SaveError", "Store", "StoreError"]

AUTOSAVE, NAMED, FINISHED = "autosave", "named", "finished"
COMPACT_AFTER = 100
MOST_FINISHED = 20
MOST_TRASHED = 20
NUMBERED = re.compile(r"(\d{6,}) (.+)")
"""Finished and trashed files are numbered, so that their age does not hang on a clock."""


class Entry(NamedTuple):
    """A line of the library. A file that can't be opened has a `problem`, one sentence."""

    path: Path
    name: str
    game: str
    title: str
    summary: str
    when: datetime
    picture: Path | None
    kind: str
    problem: str | None = None
    order: int = 0
    """What was played later has a higher one, whatever the clock says."""


@dataclass(slots=True, eq=False)
class _Journal:
    """The journal of a game in play: what of it is known to be on the disk."""

    session: Session
    path: Path
    stale: bool = True
    """The file must be written anew before a line can be added."""
    size: int | None = None
    """How long we left it; None when we can't know."""
    moves: int = 0
    compacted: int = 0
    """How many of the moves are in the header."""
    keep_old: bool = False
    aside: bool = False
    """It parts from what was played: a numbered copy is kept before it is written anew."""
    sums: dict[int, tuple[Any, str]] = field(default_factory=dict)
    """Checksums by the number of moves, each with the state it is of."""
    finished: Path | None = None
    """The save that a finished game became."""


def _now() -> datetime:
    return datetime.now(UTC)


P = ParamSpec("P")
R = TypeVar("R")


def _alone(work: Callable[Concatenate[Store, P], R]) -> Callable[Concatenate[Store, P], R]:
    """What reads and then writes keeps other windows of Caelum out meanwhile."""

    @wraps(work)
    def guarded(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with disk.locked(store.folder):
            return work(store, *args, **kwargs)

    return guarded


class Store:
    def __init__(self, folder: Path, now: Callable[[], datetime] = _now) -> None:
        """Touches no disk: the first file written makes its folder."""
        self.folder = folder
        self._folders = {AUTOSAVE: folder / "playing", NAMED: folder / "named", FINISHED: folder / "finished"}
        self._trash = folder / "trash"
        self._results = folder / places.RESULTS
        self._now = now
        self._journals: list[_Journal] = []
        self._order: int | None = None
        self._refused: dict[Path, tuple[int, str]] = {}
        """Journals that look well but can't be opened: how long they were, and why."""
        self._counted: dict[str, Result | None] = {}
        """Finished games that had not been counted; None for those that can't be."""
        self._settings: Mapping[str, Any] | None = None

    # The game in play

    @_alone
    def begin(self, session: Session) -> None:
        """Starts the journal of a game; one that was loaded from its journal goes on with that."""
        if self._known(session) is None and session.outcome() is None:
            self.rewrite(session)

    @_alone
    def append(self, session: Session) -> None:
        """Writes the move just played. When this returns, no kill can lose it. The last move finishes the game."""
        journal = self._journal(session)
        line_is_enough = (
            not journal.stale
            and len(session.moves) == journal.moves + 1
            and len(session.moves) - journal.compacted < COMPACT_AFTER
        )
        if session.outcome() is None and line_is_enough and self._add_line(journal):
            return
        self.rewrite(session)

    @_alone
    def rewrite(self, session: Session) -> None:
        """Writes the whole journal anew: after an undo, or to bring its snapshot up to date."""
        if session.outcome() is not None:
            self.finish(session)
            return
        journal = self._journal(session)
        if self._written_by_another(journal) or self._ended_by_another(journal):
            journal.path = self._new_journal_path()
        sums = [self._sum(journal, number) for number in range(len(session.states))]
        data = format.journal_head(self._document(session), self._next_order(), sums)
        if journal.aside and not disk.is_free(journal.path):
            disk.set_aside(journal.path)
        journal.stale, journal.size = True, None
        disk.write(journal.path, data, keep_old=journal.keep_old)
        journal.stale, journal.size, journal.keep_old, journal.aside = False, len(data), False, False
        journal.moves = journal.compacted = len(session.moves)
        if journal.finished is not None:
            if journal.path.stem in journal.finished.stem:
                disk.remove(journal.finished)
                results.change(self._results, {}, [journal.path.stem])
            journal.finished = None

    @_alone
    def finish(self, session: Session) -> None:
        """Moves a game that is over from the games in play to the finished ones."""
        journal = self._journal(session)
        if journal.finished is not None:
            return
        if self._ended_by_another(journal):
            journal.path = self._new_journal_path()
        target = self._folders[FINISHED] / f"{self._next_number(FINISHED)} {journal.path.stem}.json"
        mine = not self._written_by_another(journal)
        disk.write(target, format.dump(self._document(session)))
        journal.stale, journal.size, journal.finished = True, None, target
        if mine:
            self._remove_journal(journal.path)
        self._recount({journal.path.stem: results.of(session, self._now())})
        self._prune_finished()

    @_alone
    def leave(self, session: Session) -> None:
        """The table is left: the journal gets a fresh snapshot, and the store forgets the session."""
        journal = self._known(session)
        if journal is None:
            return
        failed = journal.stale and journal.size is None
        grown = not journal.stale and journal.moves > journal.compacted
        try:
            if journal.finished is None and (failed or grown) and not self._written_by_another(journal):
                self.rewrite(session)
        finally:
            self._journals.remove(journal)

    def in_progress(self) -> list[Entry]:
        """The games in play, newest first."""
        over: set[str] = set()
        with suppress(StoreError):
            over = {match[2] for match in self._numbered(FINISHED)}
        return [entry for entry in self._list(AUTOSAVE) if entry.path.stem not in over]

    def latest(self, game: str | None = None) -> Entry | None:
        """The game that `Continue` opens."""
        for entry in self.in_progress():
            if entry.problem is None and game in (None, entry.game):
                return entry
        return None

    def _known(self, session: Session) -> _Journal | None:
        for journal in self._journals:
            if journal.session is session:
                return journal
        return None

    def _journal(self, session: Session) -> _Journal:
        journal = self._known(session)
        if journal is None:
            journal = _Journal(session, self._new_journal_path())
            self._journals.append(journal)
        return journal

    def _add_line(self, journal: _Journal) -> bool:
        last = self._sum(journal, len(journal.session.moves))
        line = format.journal_line(journal.session, self._now(), self._next_order(), last)
        assert journal.size is not None
        try:
            if not disk.append(journal.path, line, journal.size):
                return False
        except StoreError:
            # half a line may stand there now
            journal.stale, journal.size = True, None
            raise
        journal.size += len(line)
        journal.moves += 1
        return True

    def _sum(self, journal: _Journal, number: int) -> str:
        """The checksum after so many moves; what was played since an undo is another state."""
        state = journal.session.states[number]
        known, found = journal.sums.get(number, (None, ""))
        if known is not state:
            found = codec.checksum(state)
            journal.sums[number] = (state, found)
        return found

    def _written_by_another(self, journal: _Journal) -> bool:
        """Does another Caelum play on in this file, or may it? Then each gets its own."""
        try:
            return journal.size is not None and journal.path.stat().st_size != journal.size
        except FileNotFoundError:
            return False
        except OSError:
            return True

    def _ended_by_another(self, journal: _Journal) -> bool:
        """Has another Caelum played this game to its end? Then that is another game now."""
        with suppress(StoreError):
            return journal.finished is None and journal.path.stem in (match[2] for match in self._numbered(FINISHED))
        return False

    def _next_order(self) -> int:
        """The time, but never less than was there before: with a clock set back the last game played is still that."""
        if self._order is None:
            self._list(AUTOSAVE)
        self._order = min(max(fields.micros(self._now()), (self._order or 0) + 1), fields.LAST_ORDER)
        return self._order

    def _document(self, session: Session, name: str = "") -> dict[str, Any]:
        try:
            return format.document(session, self._now(), name)
        except Flaw as flaw:
            raise StoreError(_("This game can't be saved ({what}).").format(what=flaw)) from flaw

    def _new_journal_path(self) -> Path:
        return self._folders[AUTOSAVE] / f"{secrets.token_hex(8)}.journal"

    def _remove_journal(self, path: Path) -> None:
        for file in (path, disk.backup(path)):
            disk.remove(file)
        disk.sweep(path)

    def _prune_finished(self) -> None:
        """Forgets the oldest finished games, but none that is not counted yet."""
        oldest = self._numbered(FINISHED)[:-MOST_FINISHED]
        counted = self.results().found if oldest else {}
        for match in oldest:
            if self._ending(match) is not None and match[2] not in counted and len(counted) < results.MOST:
                continue
            # first the journal that a kill may have left beside it, else it would be in play again
            self._remove_journal(self._folders[AUTOSAVE] / f"{match[2]}.journal")
            disk.remove(self._folders[FINISHED] / f"{match[0]}.json")

    # The library

    def entries(self) -> list[Entry]:
        """Games in play, named saves, finished games; each kind newest first. Nothing is played for it."""
        return [*self.in_progress(), *self._list(NAMED), *self._list(FINISHED)]

    def load(self, path: Path, before: bool = False) -> Loaded:
        """The game in a file, wherever it lies. A game loaded from its journal goes on in it.

        One whose replay parts from what was played is `Parted`; `before` opens it at the moment before it does.
        """
        draft = self._read(path)
        try:
            loaded = format.open_draft(draft, path.name, before)
        except Parted:
            raise
        except SaveError as problem:
            self._refused[path] = (draft.size, str(problem))
            raise
        if draft.is_journal and self._is_own(path, AUTOSAVE):
            played = len(loaded.session.moves)
            noted = loaded.note is not None
            sums = {number: (loaded.session.states[number], told) for number, told in loaded.sums.items()}
            journal = _Journal(
                loaded.session, path, noted, draft.size, played, played - len(draft.tail), noted, before, sums
            )
            self._journals.append(journal)
        elif self._is_own(path, FINISHED):
            self._journals.append(_Journal(loaded.session, self._new_journal_path(), finished=path))
        return loaded

    @_alone
    def save_as(self, session: Session, name: str, picture: bytes | None = None, *, over: Entry | None = None) -> Entry:
        """A named save, with a picture of the table. It never replaces another unless that is given as `over`."""
        if over is None:
            shown, path = self._free(name)
        else:
            shown, path = _shown(name), self._own(over, NAMED)
        disk.write(path, format.dump(self._document(session, shown)), keep_old=True)
        with suppress(StoreError):  # a save without its picture is still a save
            if picture is None:
                disk.remove(path.with_suffix(".png"))
            else:
                disk.write(path.with_suffix(".png"), picture)
        return self._entry(path, NAMED)

    @_alone
    def rename(self, entry: Entry, name: str) -> Entry:
        """Gives a named save another name."""
        path = self._own(entry, NAMED)
        draft = self._read(path)
        shown, target = self._free(name, but=path)
        disk.write(target, format.dump(draft.document | {"name": shown}))
        if target != path:
            for old, new in zip(_companions(path), _companions(target), strict=True):
                if os.path.exists(old):
                    disk.move(old, new)
            disk.remove(path)
        return self._entry(target, NAMED)

    @_alone
    def delete(self, entry: Entry) -> None:
        """Moves a save with its picture to the trash, which keeps the last twenty."""
        path = self._own(entry, AUTOSAVE, NAMED, FINISHED)
        number = self._next_number("trash")
        for file in (path, *_companions(path)):
            if os.path.exists(file):
                disk.move(file, self._trash / f"{number} {file.name}")
        trashed = dict.fromkeys(match[1] for match in self._numbered("trash"))
        for old in list(trashed)[:-MOST_TRASHED]:
            for file in disk.listed(self._trash, f"{old} *"):
                disk.remove(file)

    def import_file(self, path: Path) -> Entry:
        """Takes a save from anywhere into the library, after playing it through."""
        draft = self._read(path)
        session = format.open_draft(draft, path.name).session
        document = self._document(session) if draft.is_journal else draft.document
        with disk.locked(self.folder):
            shown, target = self._free(draft.document.get("name") or path.stem)
            disk.write(target, format.dump(document | {"name": shown}))
        return self._entry(target, NAMED)

    def export(self, entry: Entry, path: Path) -> Path:
        """Writes a save to any place as one file, with its moves, and tells where it lies."""
        draft = self._read(entry.path)
        document = draft.document
        if draft.is_journal:
            document = self._document(format.open_draft(draft, entry.path.name).session)
        disk.write(path, format.dump(document))
        return path

    def _list(self, kind: str) -> list[Entry]:
        try:
            files = disk.listed(self._folders[kind], "*.journal" if kind == AUTOSAVE else "*.json")
        except StoreError:
            return []
        entries = [self._entry(path, kind) for path in reversed(files)]
        if kind == AUTOSAVE:
            self._order = max((entry.order for entry in entries), default=0)
            return sorted(entries, key=lambda entry: entry.order, reverse=True)
        if kind == FINISHED:
            return sorted(entries, key=lambda entry: _number(entry.path), reverse=True)
        return sorted(entries, key=lambda entry: entry.when, reverse=True)

    def trouble(self) -> str | None:
        """Why games may be missing from the list, in one sentence."""
        try:
            for folder in (self.folder, *self._folders.values()):
                disk.listed(folder, "*")
        except StoreError as problem:
            return str(problem)
        return None

    def _entry(self, path: Path, kind: str) -> Entry:
        picture = path.with_suffix(".png")
        problem = None
        try:
            draft = self._read(path)
            shown = format.headline(draft)
            size, why = self._refused.get(path, (-1, None))
            problem = why if draft.size == size else None
        except SaveError as error:
            problem = str(error)
            shown = Headline(names.tidy(path.stem, names.LONGEST_TITLE) or "?", "", "", "", _changed(path), 0)
        beside = picture if os.path.isfile(picture) else None
        return Entry(path, *shown[:5], beside, kind, problem, shown.order)

    def _read(self, path: Path) -> Draft:
        try:
            data = disk.read(path, format.LARGEST_FILE)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            raise format.unreadable(path.name, error) from error
        return format.read(data, path.name)

    def results(self) -> Results:
        """How games ended, oldest first. What a kill or a bad disk kept from being counted is counted now."""
        found = results.load(self._results)
        if not found.known:
            return found
        try:
            matches = self._numbered(FINISHED)
            playing = {path.stem for path in disk.listed(self._folders[AUTOSAVE], "*.journal")}
        except StoreError:
            return found
        order = [match[2] for match in matches]
        missing = {match[2]: self._ending(match) for match in matches if match[2] not in found.found}
        added = {key: result for key, result in missing.items() if result is not None}
        dropped = (playing - {*order}) & {*found.found}
        if added or dropped:
            with suppress(StoreError):  # then it is told without being kept
                self._recount(added, dropped)
        kept = {key: result for key, result in found.found.items() if key not in dropped}
        return found._replace(found=results.placed(kept, added, order))

    def _recount(self, added: Mapping[str, Result], dropped: Iterable[str] = ()) -> None:
        results.change(self._results, added, dropped, [match[2] for match in self._numbered(FINISHED)])

    def _ending(self, match: re.Match[str]) -> Result | None:
        """How a finished game ended, from its file."""
        if match[2] not in self._counted:
            self._counted[match[2]] = None
            with suppress(SaveError):
                self._counted[match[2]] = format.ending(self._read(self._folders[FINISHED] / f"{match[0]}.json"))
        return self._counted[match[2]]

    def keep_settings(self, chosen: Settings) -> None:
        """Writes the settings beside the games."""
        since = chosen.seen if self._settings is None else self._settings
        self._settings = settings.save(chosen, self.folder / places.SETTINGS, since)

    # Files

    def _free(self, name: str, but: Path | None = None) -> tuple[str, Path]:
        """The name as shown and a file for it; a number follows when another save has that file."""
        shown, stem = _shown(name), names.slug(name)
        folder = self._folders[NAMED]
        number = 1
        while True:
            end = f" {number}" if number > 1 else ""
            path = folder / f"{stem}{end}.json"
            if path == but or disk.is_free(path):
                return shown + end, path
            number += 1

    def _is_own(self, path: Path, *kinds: str) -> bool:
        """Does the file lie in our folders? Only such files are ever moved or removed."""
        try:
            parent = path.parent.resolve()
            return any(parent == self._folders[kind].resolve() for kind in kinds) and path.name not in ("", "..")
        except (OSError, ValueError):
            return False

    def _own(self, entry: Entry, *kinds: str) -> Path:
        if not self._is_own(entry.path, *kinds):
            text = _("“{file}” is not one of your saves here, so it was left alone.")
            raise StoreError(text.format(file=names.tidy(entry.path.name, names.LONGEST_TITLE)))
        return entry.path

    def _numbered(self, kind: str) -> list[re.Match[str]]:
        """The numbered files of a folder, oldest first."""
        folder = self._folders.get(kind, self._trash)
        matches = (NUMBERED.fullmatch(path.stem) for path in disk.listed(folder, "* *"))
        return sorted((match for match in matches if match), key=lambda match: int(match[1]))

    def _next_number(self, kind: str) -> str:
        return f"{max((int(match[1]) for match in self._numbered(kind)), default=0) + 1:06}"


def _shown(name: str) -> str:
    return names.tidy(name, names.LONGEST_TITLE) or _("Saved game")


def _companions(path: Path) -> tuple[Path, Path]:
    """What lies beside a save: its picture and its backup."""
    return path.with_suffix(".png"), disk.backup(path)


def _number(path: Path) -> int:
    match = NUMBERED.fullmatch(path.stem)
    return int(match[1]) if match else 0


def _changed(path: Path) -> datetime:
    try:
        return fields.clamped(datetime.fromtimestamp(path.stat().st_mtime, UTC))
    except (OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(0, UTC)
