"""The tables of version 0.5.0, measured by the function that measures today's, for comparison.

`python -m tests.ui.measure_then` takes that version out of the history into a folder of its own, where its own code
plays its own games; with a folder as argument the pictures of its tables are put there. It is no part of the tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

THEN = "e97b0ac"
"""The last commit of version 0.5.0."""
HOUSE = Path(__file__).resolve().parents[2]
INSIDE = "MEASURE_WITH"
"""Set in the process that runs the older version, to the file that measures."""


def main(arguments: list[str]) -> None:
    def git(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["git", *words], cwd=HOUSE, capture_output=True, text=True, check=False)

    try:
        known = git("cat-file", "-e", f"{THEN}^{{commit}}").returncode == 0
    except OSError:
        known = False
    if not known:
        sys.exit(f"Version 0.5.0 (commit {THEN}) is not here: this needs git and the whole history, not a package.")
    pictures = [str(Path(each).resolve()) for each in arguments[:1]]
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "then"
        if (made := git("worktree", "add", "--detach", str(tree), THEN)).returncode:
            sys.exit(f"Version 0.5.0 could not be taken out of the history: {made.stderr.strip()}")
        try:
            around = {**os.environ, "PYTHONPATH": str(tree), INSIDE: str(HOUSE / "tests" / "ui" / "blocks.py")}
            around |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
            command = [sys.executable, "-P", __file__, *pictures]
            done = subprocess.run(command, cwd=tree, env=around, check=False)
        finally:
            git("worktree", "remove", "--force", str(tree))
    sys.exit(done.returncode)


# In the process of the older version


def report(pictures: Path | None) -> None:
    from importlib import import_module

    import pygame

    game, saves, ui = "game", "saves", "ui"  # modules of the older version, by their names
    catalogue = import_module(f"{game}.catalogue")
    measuring = _measuring()
    app_class = import_module(f"{ui}.app").App
    table_class = import_module(f"{ui}.screens.table").TableScreen
    staging, scene = import_module(f"{ui}.staging"), import_module(f"{ui}.table.scene")
    ink = import_module(f"{ui}.ink")
    settings = import_module(f"{saves}.settings").Settings(reduce_motion=True)
    with tempfile.TemporaryDirectory() as home:
        app = app_class(settings, import_module(f"{saves}.store").Store(Path(home)), measuring.SIZE)

        def shown(session: Any) -> Any:
            screen = table_class(app, session)
            screen._ended = True
            app.push(screen)
            staging.settle(app)
            return screen

        def leave() -> None:
            while app.screens:
                app.screens.pop().close()

        for name, tables in measuring.SEATS.items():
            for seats in tables:
                whole = staging.game_in_play(name, {}, 10_000, seats, work=0.3)
                for stage, session in measuring.stages(whole, catalogue.rules(name)).items():
                    with measuring.written_as_blocks(ink, _forget) as tones:
                        ink.cuts.clear()
                        screen = shown(session)
                        found = measuring.figures(screen.desk, app.surface, tones, list(ink.cuts), scene.is_mat)
                        leave()
                    print(found.told(name, seats, stage), flush=True)
                    if pictures:
                        shown(session)
                        pygame.image.save(app.surface, str(pictures / f"{name}-{seats}-{stage}.png"))
                        leave()


def _measuring() -> ModuleType:
    """Today's measuring, which imports nothing of the house."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("blocks", os.environ[INSIDE])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["blocks"] = module
    spec.loader.exec_module(module)
    return module


def _forget() -> None:
    """Pictures with words on them are painted anew: in that version many functions kept theirs."""
    sys.modules["ui.ink"]._written.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("ui."):
            for each in vars(module).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


if __name__ == "__main__":
    if INSIDE in os.environ:
        report(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    else:
        main(sys.argv[1:])
