"""run.py: which command is meant, and when the environment has to be made or filled anew."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import run

TAG = "cpython-311"


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that is whole and was made here: its Python is the one that runs this test."""
    folder = tmp_path / ".venv"
    folder.mkdir()
    (folder / run.MADE).write_text(f"{here()} {folder}", "utf-8")
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
        (["shots", "out"], ["base"], ["-m", "tests.shots", "out"], True),
        (
            ["arena", "angel_wars", "--games", "2"],
            ["base"],
            ["-m", "tests.ladder.arena", "angel_wars", "--games", "2"],
            False,
        ),
        (
            ["arena", "angel_wars", "--on", "tcp://127.0.0.1:8786"],
            ["base", "cluster"],
            ["-m", "tests.ladder.arena", "angel_wars", "--on", "tcp://127.0.0.1:8786"],
            False,
        ),
        (
            ["ladder", "angel_wars", "--on=tcp://127.0.0.1:8786"],
            ["base", "cluster"],
            ["-m", "tests.ladder", "angel_wars", "--on=tcp://127.0.0.1:8786"],
            False,
        ),
        (["dask", "scheduler"], ["base", "cluster"], ["-m", "dask", "scheduler"], False),
        (["ladder", "angel_wars"], ["base"], ["-m", "tests.ladder", "angel_wars"], False),
        (["paint"], ["base"], ["-m", "assets.paint"], False),
        (["report", "--to", "out"], ["base"], ["-m", "ui", "report", "--to", "out"], False),
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
    ("failing", "code", "last"), [((), 0, "-- pytest"), (("mypy", "pytest"), 1, "Failed: mypy, pytest.")]
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


@pytest.mark.parametrize(
    ("args", "asked"),
    [([], [["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"]]), (["mypy"], [["mypy"]]),
     (["ruff", "format"], [["ruff", "format", "--check", "."]])],
)  # fmt: skip
def test_the_checks_that_run_no_tests(monkeypatch: pytest.MonkeyPatch, args: list[str], asked: list[list[str]]) -> None:
    calls: list[list[str]] = []
    monkeypatch.setattr(run, "call", lambda command, unseen, folder: calls.append(command[1:]) or 0)
    assert run.check(args) == 0
    assert calls == asked


def test_an_unknown_check_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.check(["pylint"]) == 2
    assert "'pylint'" in capsys.readouterr().err


def test_packages_are_found_from_any_folder() -> None:
    assert run.variables(unseen=False)["PYTHONPATH"] == str(run.ROOT)
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
    assert run.probe(["base", "test"]) == here()


def test_a_half_made_environment_is_noticed(venv: Path) -> None:
    (venv / run.UNFINISHED).touch()
    assert run.probe([]) is None


def test_a_moved_environment_is_noticed(venv: Path) -> None:
    (venv / run.MADE).write_text(f"{here()} {venv.parent / 'elsewhere'}", "utf-8")
    assert run.probe([]) is None


def test_an_environment_of_another_python_is_noticed(venv: Path) -> None:
    (venv / run.MADE).write_text(f"cpython-27 {venv}", "utf-8")
    assert run.probe([]) is None


@pytest.mark.parametrize("python", ["no/such/python", __file__])
def test_a_broken_python_is_noticed(venv: Path, monkeypatch: pytest.MonkeyPatch, python: str) -> None:
    monkeypatch.setattr(run, "venv_python", lambda: python)
    assert run.probe([]) is None


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
    """Half of a killed setup, and the remains of a Python that is gone, give way to a whole environment; what is no
    part of it stays."""
    folder = tmp_path / ".venv"
    monkeypatch.setattr(run, "VENV", folder)
    monkeypatch.setattr(run, "install", lambda groups, tag: None)
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(tmp_path / "gone")
    (folder / "installed-base").write_text("old", "utf-8")
    (folder / run.MADE).write_text(f"{here()} {folder}", "utf-8")
    (folder / "notes.txt").write_text("mine", "utf-8")
    run.prepare(["base"])
    assert run.probe(["base"]) == here()
    assert not (folder / "installed-base").exists()
    assert (folder / "notes.txt").read_text("utf-8") == "mine"


# What was not made here


def foreign(path: Path) -> dict[str, str]:
    """Every file of a folder with its words."""
    return {str(file.relative_to(path)): file.read_text("utf-8") for file in sorted(path.rglob("*")) if file.is_file()}


@pytest.mark.parametrize("inside", ["photo.txt", run.MADE, run.LOCK])
def test_F9_a_link_is_never_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], inside: str
) -> None:
    """Not even into a folder that was made here once."""
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / inside).write_text(f"{here()} {tmp_path / '.venv'}", "utf-8")
    (tmp_path / ".venv").symlink_to(mine, target_is_directory=True)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    before = foreign(mine)
    assert run.main([]) == 1
    assert foreign(mine) == before
    assert "leads elsewhere" in capsys.readouterr().err


@pytest.mark.parametrize("inside", ["notes.txt", "pyvenv.cfg", "bin/python", "lock"])
def test_F9_a_folder_without_the_mark_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], inside: str
) -> None:
    folder = tmp_path / ".venv"
    (folder / inside).parent.mkdir(parents=True)
    (folder / inside).write_text("mine", "utf-8")
    (folder / "thesis.txt").write_text("mine", "utf-8")
    monkeypatch.setattr(run, "VENV", folder)
    before = foreign(folder)
    assert run.main([]) == 1
    assert foreign(folder) == before
    assert "was not made by Caelum" in capsys.readouterr().err


def test_F9_a_file_of_that_name_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".venv").write_text("mine", "utf-8")
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    assert run.main([]) == 1
    assert (tmp_path / ".venv").read_text("utf-8") == "mine"


def test_F9_links_inside_are_taken_away_without_what_they_lead_to(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "photo.txt").write_text("mine", "utf-8")
    (tmp_path / "lib").symlink_to(tmp_path / "mine", target_is_directory=True)
    run.delete(tmp_path / "lib")
    assert not (tmp_path / "lib").is_symlink()
    assert foreign(tmp_path / "mine") == {"photo.txt": "mine"}


def test_F9_building_keeps_the_games_beside_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A packaged program keeps its saves in its own folder."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "PROGRAM", tmp_path / "dist" / "caelum")
    for file in ("saves/game.json", "_internal/old"):
        (run.PROGRAM / file).parent.mkdir(parents=True, exist_ok=True)
        (run.PROGRAM / file).write_text("mine", "utf-8")

    def pack(command: list[str], folder: Path) -> int:
        packed = Path(command[command.index("--distpath") + 1], "caelum")
        (packed / "_internal").mkdir(parents=True)
        (packed / "_internal" / "new").write_text("new", "utf-8")
        (packed / "caelum").symlink_to(sys.executable)
        return 0

    monkeypatch.setattr(run, "call", pack)
    monkeypatch.setattr(run, "DEMO", ["-c", "print('played')"])
    assert run.build([]) == 0
    assert (run.PROGRAM / "saves" / "game.json").read_text("utf-8") == "mine"
    assert foreign(run.PROGRAM / "_internal") == {"new": "new"}


# What leads astray


def test_F10_variables_that_lead_astray_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_USER", "PIP_PYTHON", "PYTHONHOME", "PYTHONPATH", "PYTHONINSPECT"):
        monkeypatch.setenv(name, "astray")
    for name in ("PIP_INDEX_URL", "PIP_PROXY", "PIP_CERT", "PYTHONDONTWRITEBYTECODE"):
        monkeypatch.setenv(name, "kept")
    assert "astray" not in {*run.variables(unseen=False).values(), *run.outer_variables().values()}
    assert list(run.outer_variables().values()).count("kept") == 4


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """run.py in a folder of its own, with one small package to fetch, once set up under hostile variables."""
    folder = tmp_path_factory.mktemp("clone")
    shutil.copy(run.__file__, folder / "run.py")
    (folder / "pyproject.toml").write_text('[project]\ndependencies = ["iniconfig"]\n', "utf-8")
    (folder / "ui").mkdir()
    (folder / "ui" / "__main__.py").write_text("import iniconfig; print(iniconfig.__file__)", "utf-8")
    settings = folder / "pip.conf"
    settings.write_text(f"[install]\ntarget = {folder / 'astray'}\n", "utf-8")
    said = start(folder, PIP_TARGET=str(folder / "astray"), PIP_CONFIG_FILE=str(settings))
    if "needs the network" in said:
        pytest.skip("no network")
    return folder


def start(folder: Path, **variables: str) -> str:
    """What `python run.py` says in a folder of its own."""
    command = [sys.executable, str(folder / "run.py")]
    environment = {**os.environ, **variables}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.stdout.decode(errors="replace")


@pytest.mark.slow
def test_F10_pips_variables_and_settings_do_not_lead_astray(clone: Path) -> None:
    assert not (clone / "astray").exists()
    assert start(clone).strip().startswith(str(clone / ".venv"))


@pytest.mark.slow
@pytest.mark.parametrize("lost", ["iniconfig", "iniconfig/__init__.py", "iniconfig-*.dist-info"])
def test_F10_a_damaged_environment_heals(clone: Path, lost: str) -> None:
    site = next((clone / ".venv").glob("[lL]ib/**/site-packages"))
    run.delete(next(site.glob(lost)))
    said = start(clone)
    assert "Traceback" not in said
    assert said.splitlines()[-1].startswith(str(clone / ".venv"))
    assert len(start(clone).splitlines()) == 1


@pytest.mark.slow
def test_F10_a_foreign_python_home_and_path_change_nothing(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "iniconfig.py").write_text("raise SystemExit('astray')", "utf-8")
    said = start(clone, PYTHONPATH=str(tmp_path), PYTHONHOME=sys.base_prefix)
    assert said.strip().startswith(str(clone / ".venv"))


@pytest.mark.slow
def test_F14_a_path_that_the_output_can_not_show_is_no_failure(tmp_path: Path) -> None:
    """Neither letters that cp1252 lacks, nor a name that is not UTF-8."""
    for name in ("Łódź".encode(), b"not-utf8-\xff"):
        folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
        try:
            folder.mkdir()
        except OSError:  # some systems have no such names
            continue
        shutil.copy(run.__file__, folder / "run.py")
        (folder / ".venv").mkdir()
        (folder / ".venv" / "mine").touch()
        said = start(folder, PYTHONIOENCODING="cp1252")
        assert "Traceback" not in said
        assert "was not made by Caelum" in said
