"""A place to keep games in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ladder import accounts, table


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    for page in (table, accounts):
        (tmp_path / page.PAGE).write_text(f"before\n{page.BEGIN}\nold\n{page.END}\nafter\n", "utf-8")
    return tmp_path
