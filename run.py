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
DEMO = ["play", "--demo", "--seed", "1"]
LARGEST_BUILD = 120_000_000

# Files in .venv
LOCK = "lock"  # held by the one process that changes it; let go when that ends, however it ends
UNFINISHED = "unfinished"  # there while it is changed: found later, it tells of a setup that was killed
MADE = "made"  # the mark of what was made here: the Python and the folder it was made for
STAMP = "installed-"  # and a group: the fingerprint of what was installed for it

# What an environment is made of: nothing else in the folder is ever deleted.
PARTS = {"bin", "scripts", "lib", "lib64", "include", "share", "etc", "man", "pyvenv.cfg", ".gitignore", UNFINISHED}
# Variables of pip that say where packages come from; the others, such as PIP_TARGET, lead an installation astray.
SOURCES = re.compile("PIP_((EXTRA_)?INDEX_URL|NO_INDEX|FIND_LINKS|TRUSTED_HOST|PROXY|(CLIENT_)?CERT|CACHE_DIR"
                     "|CONFIG_FILE|TIMEOUT|RETRIES|DEFAULT_TIMEOUT|KEYRING_PROVIDER)$")  # fmt: skip
# Variables that would let a Python take modules from elsewhere, or stay when it is done.
ASTRAY = {"PYTHONHOME", "PYTHONPATH", "PYTHONPLATLIBDIR", "PYTHONEXECUTABLE", "PYTHONUSERBASE", "PYTHONINSPECT"}

# Are these packages there with each of their files, and do those that the program is made of import? (Not the tools:
# some of them, such as setuptools, can't be imported beside the others.)
PROOF = """
import importlib, pip, re, sys
from importlib.metadata import distribution

for group, wanted in map(str.split, sys.argv[1:], ["|"] * len(sys.argv)):
    files = distribution(re.match("[A-Za-z0-9._-]+", wanted)[0]).files
    gone = [file for file in files if file.suffix != ".pyc" and not file.locate().exists()]
    if gone:
        raise ImportError(f"{gone[0]} is missing")
    for file in files:
        if group == "base" and len(file.parts) == 2 and file.name == "__init__.py":
            importlib.import_module(file.parts[0])
print(sys.implementation.cache_tag)
"""
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
    return (VENV / name).is_file() and (VENV / name).read_bytes() == os.fsencode(text)


def write(name: str, text: str) -> None:
    """Whole or not at all."""
    (VENV / f"{name}.new").write_bytes(os.fsencode(text))
    os.replace(VENV / f"{name}.new", VENV / name)


def check_owner() -> None:
    """What was not made here is left alone: a link, somebody's own environment, any folder without the mark."""
    if not os.path.lexists(VENV):
        return
    if is_linked(VENV):
        raise SetupError(
            f"{VENV} leads elsewhere, and Caelum touches nothing there. Take that link away, then start this again."
        )
    try:
        names = {part.name for part in VENV.iterdir()} if VENV.is_dir() else {""}
        marked = bool(re.match(rb"\S+ .", (VENV / MADE).read_bytes())) if MADE in names else names <= {LOCK}
    except OSError as problem:
        raise SetupError(f"Caelum can't look into {VENV}: {problem}.") from problem
    if not marked:
        raise SetupError(
            f"{VENV} was not made by Caelum and is left as it is. Give it another name, or delete it if you don't "
            "need it, then start this again."
        )


def is_linked(path: Path) -> bool:
    return os.path.normcase(os.path.realpath(path)) != os.path.normcase(path)


def prove(groups: list[str]) -> tuple[str, str]:
    """The tag of the environment's Python (`cpython-311`) if what these groups need works there; else "" and why."""
    wanted = [f"{group}|{requirement}" for group in groups for requirement in requirements(group)]
    command = [venv_python(), "-I", "-c", PROOF, *wanted]
    hush = {**outer_variables(), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    try:
        done = subprocess.run(command, env=hush, capture_output=True, text=True, errors="replace", timeout=600)
    except (OSError, subprocess.TimeoutExpired) as problem:
        return "", str(problem)
    said = (done.stderr if done.returncode else done.stdout).strip()
    last = said.splitlines()[-1] if said else f"exit code {done.returncode}"
    return ("", last) if done.returncode else (last, "")


def probe(groups: list[str]) -> str | None:
    """The tag of the environment's Python; None if it is missing, broken, half-made or was moved, or if what was
    installed for these groups does not import."""
    if (VENV / UNFINISHED).exists() or not (VENV / MADE).is_file():
        return None
    tag = os.fsdecode((VENV / MADE).read_bytes()).partition(" ")[0]
    unstamped = missing(groups, tag)
    found, _why = prove([group for group in groups if group not in unstamped])
    return tag if found == tag and holds(MADE, f"{tag} {VENV}") else None


def missing(groups: list[str], tag: str) -> list[str]:
    return [group for group in groups if not holds(STAMP + group, fingerprint(group, tag))]


def prepare(groups: list[str]) -> None:
    """Sees to it that .venv is whole and holds what these groups need."""
    check_owner()
    tag = probe(groups)
    if tag and not missing(groups, tag):
        return
    try:
        VENV.mkdir(exist_ok=True)
        with alone():
            tag = probe(groups) or make_venv()
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
    """Makes .venv anew in place of the one made before; gives the tag of its Python."""
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupError("This Python lacks 'ensurepip'; on Debian and Ubuntu, run 'sudo apt install python3-venv'.")
    say(f"Making a Python environment in {VENV}")
    write(MADE, f"{sys.implementation.cache_tag} {VENV}")
    (VENV / UNFINISHED).touch()
    for part in VENV.iterdir():
        if part.name.lower() in PARTS - {UNFINISHED} or part.name.startswith(STAMP):
            delete(part)
    python = getattr(sys, "_base_executable", None) or sys.executable  # not the one in .venv that was just deleted
    command = [python, "-I", "-m", "venv", str(VENV)]
    made = subprocess.run(command, env=outer_variables(), stdout=PIPE, stderr=STDOUT, text=True, errors="replace")
    tag, why = prove([])
    if made.returncode or not tag:
        said = made.stdout.strip() or why
        raise SetupError(f"{said}\n\nPython could not make an environment in {VENV}; see above.")
    write(MADE, f"{tag} {VENV}")
    (VENV / UNFINISHED).unlink()
    return tag


def delete(path: Path) -> None:
    """A file, a whole folder, or a link itself: what it leads to stays."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def outer_variables() -> dict[str, str]:
    """The environment variables as they are, without those that lead a Python or a pip astray."""
    return {
        name: value
        for name, value in os.environ.items()
        if name not in ASTRAY and (not name.startswith("PIP_") or SOURCES.match(name))
    }


def install(groups: list[str], tag: str) -> None:
    """Installs what the groups need, with a line for each package."""
    if not groups:  # another window has just done it
        return
    say(f"Installing what Caelum needs ({', '.join(groups)}); this is done once")
    wanted = [requirement for group in groups for requirement in requirements(group)]
    here = ["--no-user", "--target=", f"--prefix={VENV}"]  # whatever pip's own settings say
    pip = [venv_python(), "-I", "-u", "-m", "pip", "install", "--no-input", "--progress-bar", "off", *here, *wanted]
    pip_variables = {"PIP_RETRIES": "2", **outer_variables(), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
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
    proven, why = prove(groups)
    if not proven:
        raise SetupError(
            f"The packages were installed, but do not work: {why}\nThe settings of pip may send them elsewhere: "
            "'pip config list' shows these."
        )
    for group in groups:
        write(f"{STAMP}{group}", fingerprint(group, tag))
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
    encoding = os.environ.get("PYTHONIOENCODING", "").partition(":")[0]
    printing = {"PYTHONIOENCODING": f"{encoding}:backslashreplace"}  # a sign that can't be shown is no failure
    return {**outer_variables(), **printing, "PYTHONPATH": str(ROOT), **(UNSEEN if unseen else {})}


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


CHECKS = {"ruff check": ["ruff", "check", "."], "ruff format": ["ruff", "format", "--check", "."], "mypy": ["mypy"]}
"""What looks at the code without running it."""


def check(args: list[str]) -> int:
    """All checks but the tests, or the one that is named."""
    name = " ".join(args)
    if name and name not in CHECKS:
        print(f"There is no check '{name}'. The checks are {', '.join(CHECKS)}.", file=sys.stderr)
        return 2
    return run_checks({name: CHECKS[name]} if name else CHECKS)


def test(args: list[str]) -> int:
    """Every check; pytest comes last."""
    own = any(arg.startswith(("-n", "--pdb")) for arg in args)
    workers = [] if own else ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    return run_checks({**CHECKS, "pytest": ["pytest", *workers, *args]})


def run_checks(checks: dict[str, list[str]]) -> int:
    """Each of them, even after one has failed."""
    failed = []
    for name, command in checks.items():
        say(f"-- {name}")
        if call(["-m", *command], unseen=True, folder=ROOT):
            failed.append(name)
    if failed:
        say(f"Failed: {', '.join(failed)}.")
    return 1 if failed else 0


def build(args: list[str]) -> int:
    """The packaged program, then a whole game played by it from another folder."""
    if is_linked(PROGRAM):
        raise SetupError(f"{PROGRAM} leads elsewhere, and Caelum touches nothing there. Take that link away.")
    say("Packing the program; this takes a minute or two")
    packed = ROOT / "build" / "packed"
    quiet = ["--noconfirm", "--log-level", "WARN", "--distpath", str(packed)]
    if call(["-m", "PyInstaller", *quiet, "build.spec", *args], folder=ROOT):
        return 1
    PROGRAM.mkdir(parents=True, exist_ok=True)
    for part in (packed / PROGRAM.name).iterdir():  # games that were played there stay in the folder
        delete(PROGRAM / part.name)
        part.rename(PROGRAM / part.name)
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
    afar: str = ""  # the group that it needs when its games are played --on other machines


COMMANDS = {
    "play": Command("play; the default ('play --help' lists its options)", ["ui", "play"]),
    "test": Command("run every check; --quick leaves out the slow tests; the rest is pytest's", test, "test"),
    "check": Command("only the checks that run no tests, or one of them: check mypy", check, "test"),
    "build": Command("pack the program into dist/caelum and let it play a game", build, "build"),
    "soak": Command(
        "attack it from all sides: soak --minutes N ('soak --help' has more)", ["tests.soak"], "base", True
    ),
    "bench": Command("measure speed beside other projects'", ["tests.bench"], "bench"),
    "arena": Command(
        "let opponents meet: arena GAME --seats PLAYER,PLAYER --games N", ["tests.ladder.arena"], afar="cluster"
    ),
    "ladder": Command(
        "all players of a game against each other, into docs/opponents.md", ["tests.ladder"], afar="cluster"
    ),
    "train": Command(
        "let a game's evaluation learn what things are worth: train GAME --games N", ["tests.train"], afar="cluster"
    ),
    "positions": Command(
        "ask players about positions with a wrong move: positions GAME --players A,B",
        ["tests.positions"],
        afar="cluster",
    ),
    "dask": Command("for arena and ladder --on ADDRESS: dask scheduler, or dask worker ADDRESS", ["dask"], "cluster"),
    "shots": Command("write every screen as a picture: shots DIR", ["tests.shots"], unseen=True),
    "report": Command("pack log, versions and the last game, without names, for a bug report", ["ui", "report"]),
    "lang": Command("keep the languages: lang extract, update, compile or check", ["assets.translate"], "test"),
    "paint": Command("paint the pictures, make the sounds and compose the music anew", ["assets.paint"]),
}


def groups(command: Command, args: list[str]) -> list[str]:
    """What the command needs with these arguments."""
    afar = command.afar if any(arg.partition("=")[0] == "--on" for arg in args) else ""
    return ["base", *(group for group in (command.group, afar) if group not in ("", "base"))]


def main(args: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
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
        prepare(groups(command, rest))
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
