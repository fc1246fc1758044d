"""Synthesises every sound: hands upon the table, families of cards, what decides a game, and the room's ambience.

Sounds of one class are equally loud, by the measure of `assets.paint.loudness`.
"""

import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

from assets.paint import loudness
from assets.paint.sounds import events, families, table
from assets.paint.sounds.craft import RATE, Samples

TOUCH, HAND, BELL, FAMILY, EVENT, END, ROOM = -35.0, -28.0, -26.0, -25.0, -21.0, -20.0, -30.0
"""How loud a class of sounds is, in LUFS of its loudest moment: a click, what hands do, what is announced, cards,
what decides, the ends of games; and the air of the room."""
PEAK = 0.84
"""The highest that a sample may be; a sound that would rise above it is quieter than its class."""

MADE: dict[str, tuple[Callable[[], Samples], float]] = {
    "lift": (table.lift, HAND), "put": (table.put, HAND), "flip": (table.flip, HAND),
    "shuffle": (table.shuffle, HAND), "coin": (table.coin, HAND), "die": (table.die, HAND),
    "chime": (table.chime, BELL), "refuse": (table.refuse, HAND), "turn": (table.turn, BELL),
    "victory": (table.victory, END), "defeat": (table.defeat, END), "draw": (table.draw, END),
    "click": (table.click, TOUCH), "page": (table.page, HAND), "curtain": (table.curtain, HAND),
    "hint": (table.hint, BELL),
    **{make.__name__: (make, EVENT) for make in events.SOUNDS},
    **{make.__name__: (make, FAMILY) for make in families.SOUNDS},
    "your_turn": (events.your_turn, BELL), "banner": (events.banner, BELL),
}  # fmt: skip
AMBIENCE = "ambience"


def trimmed(sound: Samples) -> Samples:
    """Starts and ends at rest, without a constant part: cuts an inaudible tail and fades both ends."""
    loudest = max(map(abs, sound))
    end = len(sound)
    while abs(sound[end - 1]) < loudest * 0.002:
        end -= 1
    mean = sum(sound[:end]) / end
    out = [value - mean for value in sound[:end]]
    fade_in, fade_out = int(0.0006 * RATE), min(int(0.03 * RATE), end // 3)
    for i in range(fade_in):
        out[i] *= i / fade_in
    for i in range(fade_out):
        out[-1 - i] *= i / fade_out
    return out


def write(path: Path, sound: Samples, rate: int, loud: float) -> None:
    """As loud as its class; rather quieter than with a peak that is too high."""
    gain = min(10 ** ((loud - loudness.loudest([sound], rate)) / 20), PEAK / max(map(abs, sound)))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(array("h", (round(32767 * value * gain) for value in sound)).tobytes())


def paint(out: Path) -> Iterator[Path]:
    """Writes every sound into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    for name, (make, loud) in MADE.items():
        path = out / f"{name}.wav"
        write(path, trimmed(make()), RATE, loud)
        yield path
    path = out / f"{AMBIENCE}.wav"
    write(path, table.ambience(), table.AMBIENCE_RATE, ROOM)
    yield path
