from __future__ import annotations

from pathlib import Path

import pytest

from saves.store import Store
from tests.saves.games import Clock


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games", Clock())
