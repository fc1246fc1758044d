"""Every game is tried with every value of its options, a few of them in quick runs; in slow ones with every pair."""

import pytest

from tests.contract.games import GAMES, at_random, covering, eagerly, played

QUICK = 1


def pytest_generate_tests(metafunc):
    if "game" in metafunc.fixturenames:
        runs = [
            pytest.param((setting, 1, at_random), id=str(setting), marks=[pytest.mark.slow] if n >= QUICK else [])
            for game in GAMES
            for n, setting in enumerate(covering(game, 1))
        ]
        if not metafunc.config.getoption("--quick"):
            pairs = [setting for game in GAMES for setting in covering(game, 2)]
            runs += [
                pytest.param((setting, 2, eagerly), id=f"{setting} eager", marks=pytest.mark.slow) for setting in pairs
            ]
        else:
            runs = [run for run in runs if not run.marks]
        metafunc.parametrize("game", runs, indirect=True, scope="session")
    if "rules" in metafunc.fixturenames:
        metafunc.parametrize("rules", GAMES.values(), ids=GAMES)


@pytest.fixture(scope="session")
def game(request):
    """A game that was played to its end."""
    return played(*request.param)
