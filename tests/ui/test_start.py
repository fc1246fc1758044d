"""Starting in strange places: whatever is wrong, the answer is a sentence, never a traceback."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ui import log
from ui.__main__ import main

ROOT = Path(__file__).parents[2]
MAY_EVERYTHING = (1, 2)
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH of Linux: without these even root is refused."""
START = "from ui.__main__ import main; raise SystemExit(main())"
posix = pytest.mark.skipif(sys.platform == "win32", reason="not there")


def obey() -> None:
    """In a new process: permissions hold for root, too."""
    import ctypes

    for right in MAY_EVERYTHING:
        ctypes.CDLL(None).prctl(24, right, 0, 0, 0)


def start(
    *words: str, before: str = "", unset: tuple[str, ...] = (), **variables: str
) -> subprocess.CompletedProcess[bytes]:
    """The program as a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment = {name: value for name, value in {**environment, **variables}.items() if name not in unset}
    return subprocess.run(
        [sys.executable, "-c", before + START, *words],
        env=environment,
        capture_output=True,
        preexec_fn=obey if sys.platform == "linux" else None,
    )


def sentence(done: subprocess.CompletedProcess[bytes], code: int) -> str:
    """What was said, once it is clear that it is no traceback."""
    said = done.stderr.decode(errors="replace")
    assert "Traceback" not in said
    assert done.returncode == code, said
    return said


# The command line


@pytest.mark.parametrize("code", ["../../etc", "xx", "", "pl/../pl"])
@pytest.mark.parametrize("command", [["play", "--first-frame"], ["shots", "nowhere"]])
def test_F14_an_unknown_language_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str], code: str
) -> None:
    monkeypatch.setenv("CAELUM_HOME", str(tmp_path))
    with pytest.raises(SystemExit) as end:
        main([*command, "--lang", code])
    assert end.value.code == 2
    assert f"'{code}' is no language" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_F14_a_demonstration_of_a_saved_game_is_refused(tmp_path: Path) -> None:
    file = str(ROOT / "saves" / "samples" / "angel_wars.json")
    done = start(
        "--demo", "--load", file, unset=("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"), CAELUM_HOME=str(tmp_path)
    )
    assert "leave out --load" in sentence(done, 2)


@pytest.mark.parametrize("words", [["--lang", "pl", "--help"], ["--lang", "pl", "--seats", "?"]])
@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_F14_words_that_the_output_can_not_show_are_no_failure(tmp_path: Path, encoding: str, words: list[str]) -> None:
    done = start(*words, CAELUM_HOME=str(tmp_path), PYTHONIOENCODING=encoding)
    sentence(done, 0 if "--help" in words else 2)


# The player's folder


def test_F14_a_home_that_nobody_has_is_a_sentence() -> None:
    assert "CAELUM_HOME" in sentence(start("--first-frame", CAELUM_HOME="~nosuch/x"), 2)


@pytest.mark.skipif(sys.platform == "win32" or os.name != "posix" or os.getuid() != 0, reason="needs another account")
def test_F14_without_an_account_and_a_home_there_is_a_sentence(tmp_path: Path) -> None:
    """The working folder stays clean: '~' is no folder's name."""
    stranger = f"import os; os.chdir({str(tmp_path)!r}); os.setreuid(54321, 0); "
    without = ("HOME", "CAELUM_HOME", "XDG_DATA_HOME")
    assert "set CAELUM_HOME" in sentence(start("--first-frame", before=stranger, unset=without), 2)
    home = {"CAELUM_HOME": str(tmp_path / "mine")}
    sentence(start("--first-frame", before=stranger, unset=("HOME", "XDG_DATA_HOME"), **home), 0)
    assert not (tmp_path / "~").exists()


@posix
def test_F14_a_home_that_is_not_text_is_a_home(tmp_path: Path) -> None:
    """Every screen that names the folder opens."""
    home = os.fsdecode(os.fsencode(tmp_path) + b"/not-utf8-\xff")
    try:
        os.mkdir(home)
    except OSError:
        pytest.skip("no such names here")
    tour = (
        "from pathlib import Path; from saves.settings import Settings; from saves.store import Store; "
        "from ui.app import App; from ui.screens.about import AboutScreen; from ui.screens.library import *; "
        "from ui.screens.title import TitleScreen; import os; "
        "app = App(Settings(), Store(Path(os.environ['CAELUM_HOME']))); app.push(TitleScreen(app)); "
        "app.push(AboutScreen(app)); app.frame([], 0.1); app.push(LibraryScreen(app)); app.frame([], 0.1); "
        "app.screen.bring(); app.frame([], 0.1); "
    )
    sentence(start("--first-frame", before=tour, CAELUM_HOME=home, HOME=home), 0)


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux to refuse root")
@pytest.mark.parametrize("mode", [0o000, 0o500])
def test_F6_a_folder_that_can_not_be_entered_or_written_stops_nothing(tmp_path: Path, mode: int) -> None:
    home = tmp_path / "home"
    home.mkdir()
    home.chmod(mode)
    words = ("--first-frame", "--game", "angel_wars")
    try:
        sentence(start(*words, CAELUM_HOME=str(home)), 0)
        sentence(start(*words, CAELUM_HOME=str(home / "below")), 0)
        broken = "import ui.app; ui.app.App.frame = lambda *anything: 1 / 0; "
        assert str(home) in sentence(start(*words, before=broken, CAELUM_HOME=str(home)), 1)
    finally:
        home.chmod(0o700)
    assert not list(home.iterdir())


def test_F6_the_log_never_raises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    logger = logging.Logger("alone")
    for place in (tmp_path / "file" / "caelum.log", tmp_path, Path("/dev/full"), tmp_path / "new" / "caelum.log"):
        logger.handlers = [log.QuietFile(place)]
        logger.error("%s %s", "too few")
        logger.error("a lone surrogate: \udcff")
        logger.handlers[0].close()
    assert "surrogate" in (tmp_path / "new" / "caelum.log").read_text("utf-8")


def test_the_log_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 1000)
    logger = logging.Logger("alone")
    logger.addHandler(log.QuietFile(tmp_path / "caelum.log"))
    for _ in range(100):
        logger.error("a sentence of some length")
    logger.handlers[0].close()
    assert (tmp_path / "caelum.log").stat().st_size < 2000


# Leaving


@posix
def test_F14_ctrl_c_is_a_sentence(tmp_path: Path) -> None:
    """At the table, while an opponent thinks: its process is silent, too."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                   "CAELUM_HOME": str(tmp_path)}  # fmt: skip
    running = subprocess.Popen(
        [sys.executable, "-c", START, "--game", "angel_wars", "--seats", "master,person"],
        env=environment,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while running.poll() is None and not list(tmp_path.glob("playing/*.journal")):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate()[1].decode()
    assert "Traceback" not in said
    assert running.returncode == 130
