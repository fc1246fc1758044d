"""run.py: which command is meant, and when the environment has to be made or filled anew."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import run

TAG = "cpython-311"


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that is whole but empty: its Python is the one that runs this test."""
    folder = tmp_path / ".venv"
    folder.mkdir()
    monkeypatch.setattr(run, "VENV", folder)
    monkeypatch.setattr(run, "venv_python", lambda: sys.executable)
    return folder


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], list[str], bool]]:
    """What run.py would prepare and then turn into: groups, command line, unseen or not."""
    groups: list[list[str]] = []
    found: list[tuple[list[str], list[str], bool]] = []
    monkeypatch.setattr(run, "prepare", groups.append)
    monkeypatch.setattr(run, "become", lambda command, unseen: found.append((groups[-1], command, unseen)) or 0)
    return found


def here() -> str:
    return sys.implementation.cache_tag or ""


# Commands


def test_help_has_a_line_for_each_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    said = capsys.readouterr().out.splitlines()
    for command in run.COMMANDS:
        assert any(line.split()[:1] == [command] for line in said)


@pytest.mark.parametrize("args", [[], ["play"], ["--demo", "--seed", "3"], ["play", "--help"], ["--load", "my game"]])
def test_without_a_command_it_plays(started: list[tuple[list[str], list[str], bool]], args: list[str]) -> None:
    assert run.main(args) == 0
    rest = [arg for arg in args if arg != "play"]
    assert started == [(["base"], ["-m", "ui", "play", *rest], False)]


@pytest.mark.parametrize(
    ("args", "groups", "command", "unseen"),
    [
        (["shots", "out"], ["base"], ["-m", "ui", "shots", "out"], True),
        (
            ["arena", "angel_wars", "--games", "2"],
            ["base"],
            ["-m", "game.ai.arena", "angel_wars", "--games", "2"],
            False,
        ),
        (["paint"], ["base"], ["-m", "assets.paint"], False),
        (["bench"], ["base", "bench"], ["-m", "tests.bench"], False),
    ],
)
def test_commands_pass_their_arguments_on(
    started: list[tuple[list[str], list[str], bool]],
    args: list[str], groups: list[str], command: list[str], unseen: bool,
) -> None:  # fmt: skip
    run.main(args)
    assert started == [(groups, command, unseen)]


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["tset"]) == 2
    said = capsys.readouterr().err
    assert "'tset'" in said
    assert "test" in said


def test_a_failed_setup_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(groups: list[str]) -> None:
        raise run.SetupError("Connect first.")

    monkeypatch.setattr(run, "prepare", fail)
    assert run.main([]) == 1
    assert capsys.readouterr().err == "Connect first.\n"


@pytest.mark.parametrize(
    ("failing", "code", "last"),
    [((), 0, "-- pytest"), (("mypy", "pytest"), 1, "Failed: mypy, pytest.")],
)
def test_every_check_runs_and_the_failed_ones_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failing: tuple[str, ...], code: int, last: str
) -> None:
    calls: list[list[str]] = []

    def call(command: list[str], unseen: bool, folder: Path) -> int:
        calls.append(command)
        return int(command[1] in failing)

    monkeypatch.setattr(run, "call", call)
    assert run.test(["--quick", "-k", "codec"]) == code
    assert [command[1] for command in calls] == ["ruff", "ruff", "mypy", "pytest"]
    assert calls[-1][-3:] == ["--quick", "-k", "codec"]
    assert capsys.readouterr().out.splitlines()[-1] == last


def test_packages_are_found_from_any_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "mine")
    assert run.variables(unseen=False)["PYTHONPATH"] == f"{run.ROOT}{os.pathsep}mine"
    assert run.variables(unseen=True)["SDL_VIDEODRIVER"] == "dummy"


@pytest.mark.parametrize("python", ["3.6", "3.8", "3.10"])
def test_older_pythons_get_as_far_as_the_sentence(python: str) -> None:
    """Only what an old Python can read may stand in the file: it is read whole before its first line runs."""
    source = Path(run.__file__).read_text("utf-8")
    major, minor = map(int, python.split("."))
    ast.parse(source, feature_version=(major, minor))
    assert "from __future__" not in source


# The environment


def test_groups_of_pyproject() -> None:
    assert any(wanted.startswith("pygame-ce") for wanted in run.requirements("base"))
    for command in run.COMMANDS.values():
        assert run.requirements(command.group)


def test_a_fingerprint_is_of_the_list_and_the_python(monkeypatch: pytest.MonkeyPatch) -> None:
    first = run.fingerprint("base", TAG)
    assert run.fingerprint("base", "cpython-313") != first
    monkeypatch.setattr(run, "requirements", lambda group: ["pygame-ce>=9"])
    assert run.fingerprint("base", TAG) != first


def test_what_is_stamped_is_not_installed_again(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[list[str]] = []

    def install(groups: list[str], tag: str) -> None:
        installed.append(groups)
        for group in groups:
            (venv / f"installed-{group}").write_text(run.fingerprint(group, tag), "utf-8")

    monkeypatch.setattr(run, "install", install)
    for _ in range(2):
        run.prepare(["base"])
        run.prepare(["base", "test"])
    assert installed == [["base"], ["test"]]


def test_a_whole_environment_is_kept(venv: Path) -> None:
    assert run.probe() == here()
    (venv / run.MADE).write_text(f"{here()} {venv}", "utf-8")
    assert run.probe() == here()


def test_a_half_made_environment_is_noticed(venv: Path) -> None:
    (venv / run.UNFINISHED).touch()
    assert run.probe() is None


def test_a_moved_environment_is_noticed(venv: Path) -> None:
    (venv / run.MADE).write_text(f"{here()} {venv.parent / 'elsewhere'}", "utf-8")
    assert run.probe() is None


def test_an_environment_of_another_python_is_noticed(venv: Path) -> None:
    (venv / run.MADE).write_text(f"cpython-27 {venv}", "utf-8")
    assert run.probe() is None


@pytest.mark.parametrize("python", ["no/such/python", __file__])
def test_a_broken_python_is_noticed(venv: Path, monkeypatch: pytest.MonkeyPatch, python: str) -> None:
    monkeypatch.setattr(run, "venv_python", lambda: python)
    assert run.probe() is None


def test_a_python_without_ensurepip_is_a_sentence(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(run.SetupError, match="python3-venv"):
        run.make_venv()


def test_a_second_setup_waits_for_the_first(venv: Path) -> None:
    with run.alone(), open(venv / run.LOCK) as second:
        assert not run._take(second.fileno())
    with open(venv / run.LOCK, "r+") as second:
        assert run._take(second.fileno())


def pip_that(venv: Path, monkeypatch: pytest.MonkeyPatch, says: str, ends: int) -> None:
    """Puts a program in pip's place."""
    program = venv.parent / "pip.py"
    program.write_text(f"print({says!r}); raise SystemExit({ends})", "utf-8")
    popen = subprocess.Popen
    monkeypatch.setattr(run.subprocess, "Popen", lambda command, **more: popen([sys.executable, program], **more))


def test_pips_success_is_stamped(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pip_that(venv, monkeypatch, "Collecting pygame-ce<3,>=2.5.5\n  noise\nInstalling collected packages: a, b", 0)
    run.install(["base"], TAG)
    assert run.missing(["base", "test"], TAG) == ["test"]
    assert not (venv / run.UNFINISHED).exists()
    assert capsys.readouterr().out.splitlines()[1:] == ["  fetching pygame-ce", "  installing 2 packages", "Ready"]


@pytest.mark.parametrize(
    ("says", "advice"),
    [
        ("ERROR: Could not find a version that satisfies the requirement (from versions: none)", "needs the network"),
        ("error: the disk is full", "see above"),
    ],
)
def test_pips_failure_is_explained(venv: Path, monkeypatch: pytest.MonkeyPatch, says: str, advice: str) -> None:
    pip_that(venv, monkeypatch, says, 1)
    with pytest.raises(run.SetupError) as problem:
        run.install(["base"], TAG)
    assert says in str(problem.value)
    assert advice in str(problem.value)
    assert run.missing(["base"], TAG) == ["base"]


@pytest.mark.slow
def test_a_broken_environment_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of a killed setup, and the remains of a Python that is gone, give way to a whole environment."""
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "install", lambda groups, tag: None)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(tmp_path / "gone")
    (tmp_path / ".venv" / "installed-base").write_text("old", "utf-8")
    run.prepare(["base"])
    assert run.probe() == here()
    assert not (tmp_path / ".venv" / "installed-base").exists()
