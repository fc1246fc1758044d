"""Caelum's commands: `python run.py` plays, `python run.py test` tests, `python run.py --help` lists the rest.

Needs nothing but Python: what the commands need is fetched into `.venv` beside this file on first use.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from subprocess import PIPE, STDOUT

if sys.version_info < (3, 11):  # noqa: UP036 (whoever starts this with an older Python gets a sentence)
    sys.exit("Caelum needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

import tomllib
from collections.abc import Callable, Iterator
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAM = ROOT / "dist" / "caelum"
WINDOWS = sys.platform == "win32"

UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
DEMO = ["play", "--demo", "--game", "angel_wars", "--seed", "1"]
LARGEST_BUILD = 90_000_000

# Files in .venv
LOCK = "lock"  # held by the one process that changes it; let go when that ends, however it ends
UNFINISHED = "unfinished"  # there while it is changed: found later, it tells of a setup that was killed
MADE = "made"  # the Python and the folder it was made for
STAMP = "installed-"  # and a group: the fingerprint of what was installed for it

PROBE = "import pip, sys; print(sys.implementation.cache_tag)"
NO_NETWORK = re.compile("NewConnection|NameResolution|ConnectTimeout|ConnectionError|ProxyError|from versions: none")


class SetupError(Exception):
    """The environment can't be made; the message says what to do about it."""


def say(text: str) -> None:
    print(text, flush=True)


# The environment


def venv_python() -> str:
    return str(VENV / ("Scripts/python.exe" if WINDOWS else "bin/python"))


def requirements(group: str) -> list[str]:
    """What pyproject.toml asks for: `base`, or one of its optional groups."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(project["dependencies"] if group == "base" else project["optional-dependencies"][group])


def fingerprint(group: str, tag: str) -> str:
    """Changes whenever the group has to be installed again."""
    return hashlib.sha256(json.dumps([tag, sorted(requirements(group))]).encode()).hexdigest()


def holds(name: str, text: str) -> bool:
    return (VENV / name).is_file() and (VENV / name).read_text("utf-8") == text


def probe() -> str | None:
    """The tag of the environment's Python (`cpython-311`); None if it is missing, broken, half-made or was moved."""
    try:
        done = subprocess.run([venv_python(), "-I", "-c", PROBE], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    tag = done.stdout.strip()
    moved = (VENV / MADE).exists() and not holds(MADE, f"{tag} {VENV}")
    return None if done.returncode or moved or (VENV / UNFINISHED).exists() else tag


def missing(groups: list[str], tag: str) -> list[str]:
    return [group for group in groups if not holds(STAMP + group, fingerprint(group, tag))]


def prepare(groups: list[str]) -> None:
    """Sees to it that .venv is whole and holds what these groups need."""
    tag = probe()
    if tag and not missing(groups, tag):
        return
    try:
        VENV.mkdir(exist_ok=True)
        with alone():
            tag = probe() or make_venv()
            install(missing(groups, tag), tag)
    except OSError as problem:
        raise SetupError(f"Caelum can't set itself up in {VENV}: {problem}.") from problem


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One setup at a time, also when somebody double-clicks twice."""
    with open(VENV / LOCK, "w") as lock:
        if not _take(lock.fileno()):
            say("Another window is setting Caelum up; waiting for it")
            while not _take(lock.fileno()):
                time.sleep(0.3)
        yield


def _take(lock: int) -> bool:
    with contextlib.suppress(BlockingIOError, PermissionError):
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False


def make_venv() -> str:
    """Makes .venv from nothing, whatever was there; gives the tag of its Python."""
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupError("This Python lacks 'ensurepip'; on Debian and Ubuntu, run 'sudo apt install python3-venv'.")
    say(f"Making a Python environment in {VENV}")
    (VENV / UNFINISHED).touch()
    for part in VENV.iterdir():
        if part.is_dir() and not part.is_symlink():
            shutil.rmtree(part)
        elif part.name not in (LOCK, UNFINISHED):
            part.unlink()
    python = getattr(sys, "_base_executable", None) or sys.executable  # not the one in .venv that was just deleted
    made = subprocess.run([python, "-m", "venv", str(VENV)], stdout=PIPE, stderr=STDOUT, text=True)
    (VENV / UNFINISHED).unlink()
    tag = probe()
    if made.returncode or tag is None:
        (VENV / UNFINISHED).touch()
        raise SetupError(f"{made.stdout.strip()}\n\nPython could not make an environment in {VENV}; see above.")
    (VENV / MADE).write_text(f"{tag} {VENV}", "utf-8")
    return tag


def install(groups: list[str], tag: str) -> None:
    """Installs what the groups need, with a line for each package."""
    if not groups:  # another window has just done it
        return
    say(f"Installing what Caelum needs ({', '.join(groups)}); this is done once")
    wanted = [requirement for group in groups for requirement in requirements(group)]
    pip = [venv_python(), "-m", "pip", "install", "--no-input", "--progress-bar", "off", *wanted]
    pip_variables = {"PIP_RETRIES": "2", **os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}
    (VENV / UNFINISHED).touch()
    output = []
    with subprocess.Popen(pip, env=pip_variables, stdout=PIPE, stderr=STDOUT, text=True, errors="replace") as running:
        for line in running.stdout or ():
            output.append(line.rstrip())
            if progress(line):
                say(f"  {progress(line)}")
    if running.returncode >= 0:  # pip came to an end by itself
        (VENV / UNFINISHED).unlink()
    if running.returncode:
        raise SetupError(explain(output))
    for group in groups:
        (VENV / f"{STAMP}{group}").write_text(fingerprint(group, tag), "utf-8")
    say("Ready")


def progress(line: str) -> str:
    """What a line of pip's output means to somebody who waits; empty for most."""
    if line.startswith("Collecting "):
        return f"fetching {re.split('[^A-Za-z0-9._-]', line)[1]}"
    if line.startswith("Installing collected packages:"):
        return f"installing {len(line.split(', '))} packages"
    return ""


def explain(output: list[str]) -> str:
    """Why pip failed: the tail of what it said, and what to do."""
    advice = f"pip could not install the packages; see above. Deleting {VENV} and starting this again may help."
    if NO_NETWORK.search("\n".join(output)):
        advice = "The packages could not be fetched: Caelum needs the network once. Connect, then start this again."
    return "\n".join([*(f"  {line}" for line in output[-12:]), "", advice])


# The commands


def variables(unseen: bool) -> dict[str, str]:
    """The environment variables that let a command find the project's packages from any working directory."""
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, **(UNSEEN if unseen else {})}


def call(command: list[str], unseen: bool = False, folder: Path | None = None) -> int:
    """Runs the environment's Python with these arguments and waits for its exit code."""
    with subprocess.Popen([venv_python(), "-P", *command], cwd=folder, env=variables(unseen)) as running:
        try:
            code = running.wait()
        except KeyboardInterrupt:  # it got the same signal and tidies up
            running.wait()
            raise
    return code if code >= 0 else 128 - code


def become(command: list[str], unseen: bool = False) -> int:
    """The same, but where it can be, this process turns into that one: whoever ends it ends the program itself."""
    if not WINDOWS:
        os.execve(venv_python(), [venv_python(), "-P", *command], variables(unseen))
    return call(command, unseen)


def test(args: list[str]) -> int:
    """Every check, even after one has failed; pytest comes last."""
    workers = [] if any(arg.startswith(("-n", "--pdb")) for arg in args) else ["-n", str(os.cpu_count() or 1)]
    checks = {
        "ruff check": ["ruff", "check", "."],
        "ruff format": ["ruff", "format", "--check", "."],
        "mypy": ["mypy"],
        "pytest": ["pytest", *workers, *args],
    }
    failed = []
    for name, check in checks.items():
        say(f"-- {name}")
        if call(["-m", *check], unseen=True, folder=ROOT):
            failed.append(name)
    if failed:
        say(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


def build(args: list[str]) -> int:
    """The packaged program, then a whole game played by it from another folder."""
    shutil.rmtree(PROGRAM, ignore_errors=True)
    say("Packing the program; this takes a minute or two")
    if call(["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "build.spec", *args], folder=ROOT):
        return 1
    size = sum(part.lstat().st_size for part in PROGRAM.rglob("*") if not part.is_dir())
    say(f"{PROGRAM} has {size / 1e6:.1f} MB (at most {LARGEST_BUILD / 1e6:.0f}); now it plays a game:")
    with tempfile.TemporaryDirectory() as elsewhere:
        home = {**os.environ, **UNSEEN, "CAELUM_HOME": elsewhere}
        played = subprocess.run([PROGRAM / "caelum", *DEMO], cwd=elsewhere, env=home, timeout=300)
        log = Path(elsewhere, "caelum.log")
        trouble = log.read_text("utf-8") if played.returncode and log.exists() else ""
    say(f"{trouble}It ended with exit code {played.returncode}.")
    return 0 if played.returncode == 0 and size <= LARGEST_BUILD else 1


class Command(NamedTuple):
    help: str
    does: Callable[[list[str]], int] | list[str]  # a function above, or what the environment's Python runs
    group: str = "base"
    unseen: bool = False


COMMANDS = {
    "play": Command("play; the default ('play --help' lists its options)", ["ui", "play"]),
    "test": Command("run every check; --quick leaves out the slow tests; the rest is pytest's", test, "test"),
    "build": Command("pack the program into dist/caelum and let it play a game", build, "build"),
    "bench": Command("measure speed beside other projects'", ["tests.bench"], "bench"),
    "arena": Command("let opponents meet: arena GAME --seats LEVEL,LEVEL --games N", ["game.ai.arena"]),
    "shots": Command("write every screen as a picture: shots DIR", ["ui", "shots"], unseen=True),
    "lang": Command("keep the languages: lang extract, update, compile or check", ["assets.translate"], "test"),
    "paint": Command("paint the pictures and make the sounds anew", ["assets.paint"]),
}


def main(args: list[str]) -> int:
    if args[:1] in (["-h"], ["--help"], ["help"]):
        say("python run.py [COMMAND] [OPTIONS]\n")
        say("\n".join(f"  {name:6} {command.help}" for name, command in COMMANDS.items()))
        return 0
    name, rest = ("play", args) if not args or args[0].startswith("-") else (args[0], args[1:])
    if name not in COMMANDS:
        print(f"There is no command '{name}'. The commands are {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    command = COMMANDS[name]
    try:
        prepare(["base"] if command.group == "base" else ["base", command.group])
        if callable(command.does):
            return command.does(rest)
        return become(["-m", *command.does, *rest], command.unseen)
    except (SetupError, subprocess.TimeoutExpired) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
