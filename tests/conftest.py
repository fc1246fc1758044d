"""What every test shares: `--quick` leaves the slow ones out, hypothesis tries the same examples every time."""

import pytest
from hypothesis import settings

from game.core import language

settings.register_profile("caelum", derandomize=True, deadline=None, database=None, max_examples=60)
settings.load_profile("caelum")


def pytest_addoption(parser):
    parser.addoption("--quick", action="store_true", help="leave out the tests marked as slow")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--quick"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


@pytest.fixture(autouse=True)
def english():
    """Whatever language a test installs, the next one starts in English."""
    yield
    language.install(language.English())


@pytest.fixture
def pseudo():
    """Everything that goes through the language carries a `~`."""
    language.install(language.Pseudo())
