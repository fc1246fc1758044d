"""What the hosting service and pre-commit read: checked here by their schemas, without the network.

That the workflows are valid does not say that they have run: their names say that they have not.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

import run
from tests.bench import compare

ROOT = Path(__file__).resolve().parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
SCHEMAS = {
    "vendor.github-workflows": WORKFLOWS,
    "custom.github-workflows-require-timeout": WORKFLOWS,
    "vendor.github-issue-forms": FORMS,
    "vendor.github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
}


def read(path: Path) -> Any:
    return YAML(typ="safe").load(path.read_text("utf-8"))


def checked(schema: str, *files: Path) -> subprocess.CompletedProcess[str]:
    """By the schemas that come with the tool; a way to the network that leads nowhere proves that none is needed."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    nowhere = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
    return subprocess.run(command, capture_output=True, text=True, env={**run.outer_variables(), **nowhere})


@pytest.mark.parametrize("schema", SCHEMAS)
def test_by_its_schema(schema: str) -> None:
    assert SCHEMAS[schema]
    done = checked(schema, *SCHEMAS[schema])
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_broken_workflow_is_noticed(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text(WORKFLOWS[0].read_text("utf-8").replace("runs-on:", "run-on:"), "utf-8")
    assert checked("vendor.github-workflows", broken).returncode == 1


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_says_that_it_has_not_run(path: Path) -> None:
    assert read(path)["name"].endswith("(prepared, not yet run)")


@pytest.mark.parametrize("path", [*WORKFLOWS, ROOT / ".pre-commit-config.yaml"], ids=lambda path: path.stem)
def test_every_command_exists(path: Path) -> None:
    called = re.findall(r"run\.py (\w+)", re.sub(r"#.*", "", path.read_text("utf-8")))
    assert called
    assert set(called) <= set(run.COMMANDS)
    for script in re.findall(r"python \w+/(tests/\S+\.py)", path.read_text("utf-8")):
        assert (ROOT / script).is_file()


def test_quick_tests_run_on_every_python_that_is_meant() -> None:
    matrix = read(GITHUB / "workflows" / "quick.yml")["jobs"]["quick"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "windows", "macos"}


def test_the_hooks_are_local_and_run_each_check() -> None:
    repos = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in repos] == ["local"]
    for hook in repos[0]["hooks"]:
        assert {"id", "name", "entry", "language"} <= set(hook)
        assert hook["language"] == "system"
    asked = [hook["entry"].removeprefix("python run.py check ") for hook in repos[0]["hooks"]]
    assert asked == list(run.CHECKS)


# The bench beside its base

TABLE = """figure | ours | peer | ratio | budget | ok?
-------|------|------|-------|--------|----
random play | {speed} /s | 10 /s | 2.00 | >= 2x | yes
a move | {move} ms |  |  |  |
draws of an idle table | 0 |  |  | <= 0 | yes

All within budget.
"""


@pytest.mark.parametrize(
    ("speed", "move", "code"), [("12,000", "1.5", 0), ("8,000", "1.5", 1), ("12,000", "2.1", 1), ("99,000", "0.1", 0)]
)
def test_a_figure_that_became_slower_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], speed: str, move: str, code: int
) -> None:
    files = []
    for name, values in {"base": ("11,000", "1.55"), "noisy": ("1,000", "90"), "change": (speed, move)}.items():
        files.append(tmp_path / name)
        files[-1].write_text(TABLE.format(speed=values[0], move=values[1]), "utf-8")
    base, noisy, change = map(str, files)
    assert compare.main(["--base", base, noisy, "--change", change, noisy]) == code
    assert ("slower\n" in capsys.readouterr().out) == bool(code)


def test_runs_that_measured_nothing_are_no_success(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("Traceback\n", "utf-8")
    assert compare.main(["--base", str(tmp_path / "empty"), "--change", str(tmp_path / "empty")]) == 1
