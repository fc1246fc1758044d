"""The keyboard's finger on the table: it stands on a thing and goes to the nearest one that way."""

from __future__ import annotations

from collections.abc import Sequence

from ui.table.scene import Scene


class Finger:
    def __init__(self) -> None:
        self.on: str | None = None

    def go(self, dx: int, dy: int, stops: Sequence[str], scene: Scene) -> None:
        """To the nearest stop in that direction; without a place yet, to the one nearest the middle."""
        places = {name: scene.sprites[name].rect.center for name in stops if name in scene.sprites}
        if not places:
            self.on = None
            return
        if self.on not in scene.sprites:
            xs = [x for x, _ in places.values()]
            ys = [y for _, y in places.values()]
            middle = (sum(xs) / len(xs), sum(ys) / len(ys))
            self.on = min(places, key=lambda n: (places[n][0] - middle[0]) ** 2 + (places[n][1] - middle[1]) ** 2)
            return
        here = scene.sprites[self.on].rect.center
        best, distance = None, 1e9
        for name, (x, y) in places.items():
            along = (x - here[0]) * dx + (y - here[1]) * dy
            aside = abs((x - here[0]) * dy) + abs((y - here[1]) * dx)
            if name != self.on and along > 0 and along + 2.5 * aside < distance:
                best, distance = name, along + 2.5 * aside
        if best is not None:
            self.on = best

    def settle(self, scene: Scene) -> None:
        """The scene changed: stay if what it stood on is still there."""
        if self.on not in scene.sprites:
            self.on = None
