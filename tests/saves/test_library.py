"""Named saves, the list of all, the trash, and files from outside."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import codec
from saves import disk, format, migrate, names, places
from saves.store import MOST_TRASHED, Entry, SaveError, Store, StoreError
from tests.saves.games import WHEN, finished, played, same

PICTURE = b"\x89PNG\r\n\x1a\n of the table"
TRICKS = [
    "../../x", "..", ".", "/etc/passwd", "a/b", "a\\b", "C:\\x", "CON", "con", "nul.json", "COM1", "LPT9.txt", "aux ",
    "\0", "x\0y", "", "   ", "🎲", "🎲🎲 dice", "x" * 300, "ł" * 300, "~", "$HOME", "a:b", "a|b?*<>\"", "-rf",
    "line\nbreak", ".hidden", "trailing.", "con 2", "\u202egnp.exe", "\ud800", "名前", "Zażółć gęślą jaźń",
]  # fmt: skip


def in_named(store: Store) -> list[str]:
    return sorted(path.name for path in (store.folder / "named").iterdir())


# Named saves


def test_a_named_save_comes_back(store: Store) -> None:
    game = played(25)
    entry = store.save_as(game, "Before the storm", PICTURE)
    assert entry.path == store.folder / "named" / "before the storm.json"
    assert entry.name == "Before the storm"
    assert entry.kind == "named"
    assert entry.game == "angel_wars"
    assert entry.title == "Angel Wars"
    assert entry.summary.startswith("25 moves · ")
    assert entry.when > WHEN
    assert entry.problem is None
    assert entry.picture is not None
    assert entry.picture.read_bytes() == PICTURE
    assert store.entries() == [entry]
    loaded = store.load(entry.path)
    assert same(loaded.session, game)
    assert loaded.note is None


def test_a_loaded_named_save_is_played_on_in_a_journal_of_its_own(store: Store) -> None:
    entry = store.save_as(played(5), "start")
    before = entry.path.read_bytes()
    game = store.load(entry.path).session
    store.begin(game)
    game.play(game.legal_moves()[0])
    store.append(game)
    assert entry.path.read_bytes() == before
    assert [other.kind for other in store.entries()] == ["autosave", "named"]


def test_a_second_save_of_a_name_gets_a_number(store: Store) -> None:
    shown = [store.save_as(played(n), "Gate", PICTURE).name for n in range(3)]
    assert shown == ["Gate", "Gate 2", "Gate 3"]
    assert len(store.entries()) == 3
    assert [entry.name for entry in store.entries()] == ["Gate 3", "Gate 2", "Gate"]


def test_an_overwritten_save_leaves_a_backup(store: Store) -> None:
    first = store.save_as(played(3), "Gate", PICTURE)
    old = first.path.read_bytes()
    second = store.save_as(played(4), "Gate", over=first)
    assert second.path == first.path
    assert second.picture is None
    assert disk.backup(first.path).read_bytes() == old
    assert [entry.summary[:7] for entry in store.entries()] == ["4 moves"]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_failed_overwrite_leaves_the_old_save(failing: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = store.save_as(played(3), "Gate")
    old = entry.path.read_bytes()

    def refuse(*args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, failing, refuse)
        with pytest.raises(StoreError, match="The disk is full"):
            store.save_as(played(4), "Gate", over=entry)
    assert entry.path.read_bytes() == old
    assert in_named(store) == ["gate.json"]


def test_a_picture_that_can_not_be_written_does_not_cost_the_save(store: Store) -> None:
    (store.folder / "named" / "gate.png" / "in the way").mkdir(parents=True)
    entry = store.save_as(played(3), "Gate", PICTURE)
    assert entry.picture is None
    assert store.load(entry.path).session.moves == played(3).moves


# Names


@pytest.mark.parametrize("name", TRICKS, ids=ascii)
def test_any_name_is_a_safe_file(name: str, store: Store, tmp_path: Path) -> None:
    entry = store.save_as(played(2), name, PICTURE)
    assert entry.path.parent == store.folder / "named"
    assert in_named(store) == sorted([entry.path.name, entry.path.stem + ".png"])
    assert [path.name for path in tmp_path.iterdir()] == [store.folder.name]
    assert [path.name for path in store.folder.iterdir()] == ["named"]
    assert entry.name.isprintable()
    assert entry.name
    assert store.load(entry.path).session.moves == played(2).moves
    renamed = store.rename(entry, name + "!")
    assert renamed.path.parent == store.folder / "named"


@settings(deadline=None)
@given(st.text(max_size=400))
def test_a_slug_is_safe_everywhere(name: str) -> None:
    slug = names.slug(name)
    assert 1 <= len(slug) <= 70
    assert slug == slug.strip()
    assert set(slug) <= set("abcdefghijklmnopqrstuvwxyz0123456789 ")
    assert not names.RESERVED.fullmatch(slug)


@pytest.mark.parametrize(
    ("name", "slug"),
    [("CON", "save con"), ("Con.txt", "con txt"), ("Łódź – część 2", "lodz czesc 2"), ("../../x", "x"), ("🎲", "save")],
)
def test_slugs(name: str, slug: str) -> None:
    assert names.slug(name) == slug


def test_rename(store: Store) -> None:
    first = store.save_as(played(3), "Gate", PICTURE)
    first = store.save_as(played(4), "Gate", PICTURE, over=first)
    other = store.save_as(played(5), "Bridge")
    renamed = store.rename(first, "Tower")
    assert renamed.name == "Tower"
    assert renamed.picture is not None
    assert in_named(store) == ["bridge.json", "tower.json", "tower.json.bak", "tower.png"]
    assert same(store.load(renamed.path).session, played(4))
    assert renamed.when == first.when
    assert store.rename(renamed, "Bridge").name == "Bridge 2"
    assert store.rename(other, "BRIDGE").path == other.path
    assert {entry.name for entry in store.entries()} == {"Bridge 2", "BRIDGE"}


def test_only_named_saves_are_renamed(store: Store) -> None:
    game = played(3)
    store.begin(game)
    (entry,) = store.entries()
    with pytest.raises(StoreError, match="left alone"):
        store.rename(entry, "Mine")


# The list


def test_the_list_has_all_kinds_in_order(store: Store) -> None:
    old = store.save_as(played(1), "Old")
    store.finish(finished(1))
    store.begin(played(4))
    new = store.save_as(played(2), "New")
    store.finish(finished(2))
    listed = store.entries()
    assert [entry.kind for entry in listed] == ["autosave", "named", "named", "finished", "finished"]
    assert listed[1:3] == [new, old]
    assert listed[3].when > listed[4].when


def test_the_list_plays_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save_as(played(30), "Long")
    store.begin(played(30))

    def never(*args: object) -> None:
        raise AssertionError("a game was played for the list")

    monkeypatch.setattr(format, "open_draft", never)
    monkeypatch.setattr("game.session.start", never)
    monkeypatch.setattr("game.core.codec.decode", never)
    assert [entry.problem for entry in store.entries()] == [None, None]


def test_other_files_are_not_listed(store: Store) -> None:
    entry = store.save_as(played(1), "One", PICTURE)
    for name in (".one.json.tmp", "one.json.bak", "notes.txt", "thumbs.db"):
        (entry.path.parent / name).write_text("?")
    assert store.entries() == [entry]


def test_an_empty_store_touches_no_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "games")
    assert store.entries() == store.in_progress() == []
    assert store.latest(None) is None
    assert not (tmp_path / "games").exists()


# The trash


def test_a_deleted_save_goes_to_the_trash(store: Store) -> None:
    entry = store.save_as(played(3), "Gate", PICTURE)
    data = entry.path.read_bytes()
    store.delete(entry)
    assert store.entries() == []
    trash = store.folder / "trash"
    assert (trash / "000001 gate.json").read_bytes() == data
    assert (trash / "000001 gate.png").read_bytes() == PICTURE
    assert same(store.load(trash / "000001 gate.json").session, played(3))


def test_every_kind_can_be_deleted_even_broken(store: Store) -> None:
    store.save_as(played(3), "Gate").path.write_bytes(b"broken")
    store.begin(played(3))
    store.finish(finished())
    for entry in store.entries():
        store.delete(entry)
    assert store.entries() == []


def test_the_trash_keeps_the_last(store: Store) -> None:
    for n in range(MOST_TRASHED + 5):
        store.delete(store.save_as(played(n), "Gate", PICTURE))
    kept = sorted(path.name for path in (store.folder / "trash").glob("*.json"))
    assert len(kept) == MOST_TRASHED
    assert kept[0] == "000006 gate.json"
    assert len(list((store.folder / "trash").glob("*.png"))) == MOST_TRASHED


@pytest.mark.parametrize("where", ["precious.json", "games/precious.json", "games/named/../../precious.json"])
def test_files_of_others_are_never_touched(where: str, store: Store, tmp_path: Path) -> None:
    (store.folder / "named").mkdir(parents=True)
    path = tmp_path / where
    path.write_bytes(b"precious")
    entry = Entry(path, "x", "", "", "", WHEN, None, "named")
    with pytest.raises(StoreError, match="left alone"):
        store.delete(entry)
    with pytest.raises(StoreError, match="left alone"):
        store.rename(entry, "y")
    with pytest.raises(StoreError, match="left alone"):
        store.save_as(played(1), "y", over=entry)
    assert path.read_bytes() == b"precious"


# In and out


def test_out_and_in_again(store: Store, tmp_path: Path) -> None:
    game = played(12)
    entry = store.save_as(game, "Gate/Tower")
    store.export(entry, tmp_path / "out.json")
    other = Store(tmp_path / "other")
    taken = other.import_file(tmp_path / "out.json")
    assert taken.name == "Gate/Tower"
    assert taken.when == entry.when
    assert same(other.load(taken.path).session, game)
    assert other.import_file(tmp_path / "out.json").name == "Gate/Tower 2"


def test_a_game_in_play_is_exported_as_one_save(store: Store, tmp_path: Path) -> None:
    game = played(3)
    store.begin(game)
    game.play(game.legal_moves()[0])
    store.append(game)
    (entry,) = store.entries()
    store.export(entry, tmp_path / "out.json")
    assert json.loads((tmp_path / "out.json").read_bytes())["format"] == format.FORMAT
    assert same(store.load(tmp_path / "out.json").session, game)
    assert same(store.load(store.import_file(entry.path).path).session, game)


def test_an_old_save_is_imported_in_the_present_format(store: Store) -> None:
    old = Path(__file__).parent / "old" / "version_0.json"
    entry = store.import_file(old)
    assert entry.name == "version_0"
    assert json.loads(entry.path.read_bytes())["version"] == migrate.CURRENT
    assert codec.encode(store.load(entry.path).session.state) == json.loads(old.read_bytes())["state"]


def test_samples_open_through_the_store(store: Store) -> None:
    loaded = store.load(places.SAMPLES / "angel_wars.json")
    assert loaded.note is None
    assert store.entries() == []


def test_a_broken_save_is_not_exported(store: Store, tmp_path: Path) -> None:
    entry = store.save_as(played(3), "Gate")
    entry.path.write_bytes(b"broken")
    with pytest.raises(SaveError):
        store.export(entry, tmp_path / "out.json")
    assert not (tmp_path / "out.json").exists()


def test_an_export_to_nowhere_is_told(store: Store, tmp_path: Path) -> None:
    entry = store.save_as(played(3), "Gate")
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="can't be written"):
        store.export(entry, tmp_path / "file" / "out.json")
