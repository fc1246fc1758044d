"""The count of presses counts: its player gets through a turn of two persons."""

from tests.ui import presses
from ui.app import App


def test_every_press_of_a_turn_is_counted(app: App, monkeypatch) -> None:
    monkeypatch.setattr(presses, "TURNS", 1)
    (turn,) = presses.count(app, 1)
    assert turn == presses.count(app, 1)[0] > 10
