"""A place to keep games in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ladder.table import BEGIN, END, PAGE


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    (tmp_path / PAGE).write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    return tmp_path
