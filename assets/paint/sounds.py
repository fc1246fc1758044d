"""Synthesises every sound of the table: short, dry, wooden and papery, plus the room's ambience."""

import math
import random
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44_100
AMBIENCE_RATE = 22_050
AMBIENCE_SECONDS = 20
PEAK = 0.5  # -6 dBFS
TAU = 2 * math.pi

Samples = list[float]

WOOD = ((1.0, 1.0, 1.0), (2.31, 0.55, 0.62), (3.92, 0.34, 0.42), (6.1, 0.18, 0.3), (9.4, 0.08, 0.2))
BELL = (
    (0.5, 0.34, 1.5),
    (1.0, 1.0, 1.0),
    (1.19, 0.42, 0.75),
    (1.5, 0.22, 0.62),
    (2.0, 0.5, 0.5),
    (2.52, 0.16, 0.34),
    (3.01, 0.14, 0.26),
    (4.17, 0.08, 0.16),
)
GLASS = ((1.0, 1.0, 1.0), (2.0, 0.18, 0.6), (2.76, 0.3, 0.5), (5.4, 0.12, 0.22), (8.93, 0.04, 0.1))
COIN = ((1.0, 1.0, 1.0), (1.47, 0.7, 0.8), (2.09, 0.55, 0.66), (2.56, 0.35, 0.5), (3.39, 0.2, 0.4))
SOFT = ((1.0, 1.0, 1.0), (2.0, 0.32, 0.8), (3.0, 0.14, 0.6), (4.0, 0.05, 0.5))
Modes = Sequence[tuple[float, float, float]]


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def mix(into: Samples, sound: Samples, at: float, gain: float = 1.0) -> None:
    """Adds `sound` at a moment, lengthening the track when needed."""
    start = int(at * RATE)
    missing = start + len(sound) - len(into)
    if missing > 0:
        into.extend([0.0] * missing)
    for i, value in enumerate(sound, start):
        into[i] += value * gain


def modal(pitch: float, ring: float, modes: Modes, attack: float = 0.0008) -> Samples:
    """A struck body: each mode is (ratio, level, ring share), decaying by 60 dB in `ring` times its share."""
    out = [0.0] * int((ring * max(share for _, _, share in modes)) * RATE)
    for ratio, level, share in modes:
        step = TAU * pitch * ratio / RATE
        if step > 2.6:
            continue
        count = int(ring * share * RATE)
        fall = math.exp(-6.9 / count)
        level_now = level
        for i in range(count):
            out[i] += level_now * math.sin(step * i)
            level_now *= fall
    ramp = max(1, int(attack * RATE))
    for i in range(min(ramp, len(out))):
        out[i] *= i / ramp
    return out


def band(
    noise: random.Random,
    seconds: float,
    centre: Callable[[float], float],
    width: float,
    level: Callable[[float], float],
) -> Samples:
    """Noise through two sweeping band-passes; `centre` and `level` take the share 0..1 elapsed."""
    count = int(seconds * RATE)
    low = mid = low_after = mid_after = 0.0
    out = []
    for i in range(count):
        share = i / count
        f = 2 * math.sin(math.pi * min(centre(share), RATE / 7) / RATE)
        low += f * mid
        mid += f * (noise.uniform(-1, 1) - low - width * mid)
        low_after += f * mid_after
        mid_after += f * (mid * width - low_after - width * mid_after)
        out.append(mid_after * width * level(share))
    return out


def hump(rise: float, power: float = 1.0) -> Callable[[float], float]:
    """A level curve from 0 up to 1 at `rise` and smoothly back to 0."""

    def level(share: float) -> float:
        along = 0.5 * share / rise if share < rise else 0.5 + 0.5 * (share - rise) / (1 - rise)
        return math.sin(math.pi * along) ** power

    return level


def burst(seconds: float, centre: float, seed: int, width: float = 0.7) -> Samples:
    """A short thud or tick of noise, loud at once and gone."""
    return band(random.Random(seed), seconds, lambda _: centre, width, lambda s: (1 - s) ** 3 * min(1, s * 40))


def knock(pitch: float, ring: float, seed: int, thud: float = 0.8, tick: float = 0.25) -> Samples:
    """Wood on wood: a struck block with the thud of the table under it."""
    out = modal(pitch, ring, WOOD)
    mix(out, burst(ring * 0.5, pitch * 0.8, seed), 0, thud * 2)
    mix(out, burst(0.012, 3200, seed + 1), 0, tick * 2)
    return out


def lift() -> Samples:
    out = band(random.Random(1), 0.11, lambda s: 900 + 1900 * s, 0.5, hump(0.35, 1.5))
    mix(out, knock(520, 0.07, 2, thud=0.2, tick=0.15), 0.012, 0.22)
    return out


def put() -> Samples:
    out = knock(205, 0.2, 3, thud=1.1, tick=0.3)
    mix(out, knock(330, 0.09, 4, thud=0.3), 0.021, 0.22)
    return out


def flip() -> Samples:
    out = band(random.Random(5), 0.15, lambda s: 600 + 2600 * s, 0.6, hump(0.7, 1.6))
    mix(out, knock(610, 0.07, 6, thud=0.3), 0.012, 0.28)
    mix(out, knock(385, 0.13, 7, thud=0.8, tick=0.4), 0.15, 0.85)
    mix(out, knock(455, 0.08, 8, thud=0.3), 0.192, 0.3)
    return out


def shuffle() -> Samples:
    rng = random.Random(9)
    out = silence(0.95)
    at = 0.02
    for card in range(30):
        share = card / 30
        pitch = rng.uniform(2100, 3300) * (1 - 0.25 * share)
        mix(out, burst(rng.uniform(0.016, 0.026), pitch, 100 + card, 0.5), at, rng.uniform(0.5, 1.0))
        at += (0.026 - 0.012 * math.sin(math.pi * share)) * rng.uniform(0.8, 1.2)
    mix(out, band(rng, 0.26, lambda s: 2600 - 1500 * s, 0.7, hump(0.6, 1.4)), at - 0.02, 0.55)
    mix(out, burst(0.05, 900, 140), at + 0.19, 1.2)
    return out


def coin() -> Samples:
    out = modal(2950, 0.42, COIN)
    mix(out, modal(3180, 0.34, COIN), 0.085, 0.62)
    mix(out, modal(3060, 0.22, COIN), 0.15, 0.34)
    mix(out, burst(0.01, 4200, 11), 0, 1.0)
    return out


def die() -> Samples:
    rng = random.Random(12)
    out = silence(0.72)
    at, gap, loud = 0.004, 0.15, 1.0
    for bounce in range(9):
        pitch = rng.uniform(560, 860)
        mix(out, knock(pitch, 0.06 + 0.03 * loud, 200 + 3 * bounce, thud=0.7, tick=0.5), at, loud)
        if bounce in (1, 2, 4):
            mix(out, knock(pitch * 1.22, 0.04, 240 + bounce, thud=0.4), at + 0.017, loud * 0.45)
        at += gap * rng.uniform(0.85, 1.1)
        gap *= 0.79
        loud *= 0.77
    mix(out, band(rng, 0.12, lambda s: 1300 - 500 * s, 0.6, hump(0.3)), at - 0.06, 0.1)
    return out


def chime() -> Samples:
    out = modal(1174.7, 1.0, GLASS)
    mix(out, modal(1760, 0.9, GLASS), 0.07, 0.55)
    return out


def refuse() -> Samples:
    out = knock(128, 0.16, 13, thud=1.2, tick=0.04)
    mix(out, knock(112, 0.2, 14, thud=1.2, tick=0.04), 0.135, 0.85)
    return out


def turn() -> Samples:
    out = modal(196, 1.5, BELL, attack=0.003)
    mix(out, modal(196.7, 1.3, BELL, attack=0.003), 0, 0.4)
    mix(out, burst(0.04, 620, 15), 0, 0.9)
    return out


def swell(pitch: float, seconds: float, rise: float, seed: int) -> Samples:
    """A bowed note: three slightly detuned voices with a gentle rise and a long fall."""
    rng = random.Random(seed)
    count = int(seconds * RATE)
    out = [0.0] * count
    for detune in (-0.0017, 0.0, 0.0019):
        step = TAU * pitch * (1 + detune) / RATE
        phase = rng.uniform(0, TAU)
        for i in range(count):
            a = step * i + phase
            out[i] += math.sin(a) + 0.3 * math.sin(2 * a) + 0.12 * math.sin(3 * a)
    for i in range(count):
        at = i / RATE
        out[i] *= min(1.0, at / rise) ** 1.5 * math.cos(0.5 * math.pi * i / count) ** 1.6 / 3
    return out


def victory() -> Samples:
    out = silence(2.5)
    for n, pitch in enumerate((146.8, 220.0, 293.7, 370.0, 440.0)):
        mix(out, swell(pitch, 2.5 - 0.09 * n, 0.1, 20 + n), 0.09 * n, 0.5)
    for n, pitch in enumerate((587.3, 740.0, 880.0, 1174.7)):
        mix(out, modal(pitch, 1.7, GLASS, 0.002), 0.12 * n, 0.42)
    return out


def defeat() -> Samples:
    out = silence(1.9)
    for n, pitch in enumerate((349.2, 293.7, 220.0)):
        mix(out, swell(pitch, 1.15, 0.06, 30 + n), 0.26 * n, 0.7)
        mix(out, modal(pitch, 0.7, SOFT, 0.004), 0.26 * n, 0.3)
    mix(out, swell(110.0, 1.35, 0.2, 34), 0.52, 0.55)
    return out


def draw() -> Samples:
    out = silence(1.5)
    for n, pitch in enumerate((146.8, 220.0, 293.7)):
        mix(out, swell(pitch, 1.5, 0.05, 40 + n), 0, 0.5)
        mix(out, modal(pitch * 2, 0.9, SOFT, 0.003), 0.02 * n, 0.3)
    return out


def click() -> Samples:
    out = knock(1250, 0.028, 16, thud=0.3, tick=0.35)
    out.extend([0.0] * int(0.004 * RATE))
    return out


def page() -> Samples:
    rng = random.Random(17)
    out = band(rng, 0.34, lambda s: 1900 + 2300 * math.sin(math.pi * s), 0.9, hump(0.4, 1.3))
    for crackle in range(26):
        share = rng.betavariate(2, 2)
        mix(
            out,
            burst(rng.uniform(0.004, 0.011), rng.uniform(2400, 5200), 300 + crackle, 0.5),
            share * 0.31,
            rng.uniform(0.25, 0.9),
        )
    mix(out, burst(0.05, 700, 18), 0.29, 0.35)
    return out


def curtain() -> Samples:
    rng = random.Random(19)
    flutter = [rng.uniform(0.7, 1.0) for _ in range(14)]
    rise = hump(0.42, 1.5)

    def level(share: float) -> float:
        at = share * 12
        return rise(share) * (flutter[int(at)] * (1 - at % 1) + flutter[int(at) + 1] * (at % 1))

    return band(rng, 0.75, lambda s: 420 + 900 * math.sin(math.pi * s) ** 2, 0.9, level)


def hint() -> Samples:
    out = modal(1318.5, 0.4, SOFT, 0.003)
    mix(out, modal(1975.5, 0.5, SOFT, 0.003), 0.12, 0.8)
    return out


def ambience() -> Samples:
    """An airy pad: every partial and every slow swell closes exactly on the loop, so it has no seam."""
    rng = random.Random(50)
    count = AMBIENCE_RATE * AMBIENCE_SECONDS
    out = [0.0] * count
    for pitch, loud in (
        (73.4, 0.8),
        (110.0, 1.0),
        (146.8, 0.9),
        (220.0, 0.55),
        (293.7, 0.38),
        (329.6, 0.3),
        (440.0, 0.22),
        (659.3, 0.1),
        (880.0, 0.06),
    ):
        for spread in (-1, 1):
            cycles = round(pitch * AMBIENCE_SECONDS) + spread * rng.randint(2, 5)
            tide = rng.randint(1, 4)
            tide_phase, phase = rng.uniform(0, TAU), rng.uniform(0, TAU)
            step, slow = TAU * cycles / count, TAU * tide / count
            for i in range(count):
                out[i] += loud * (0.6 + 0.4 * math.sin(slow * i + tide_phase)) * math.sin(step * i + phase)
    breath = [rng.uniform(-1, 1) for _ in range(count)]
    low = mid = 0.0
    for lap in range(2):  # the first lap only settles the filter, so the air loops as well
        for i in range(count):
            f = 0.12 + 0.05 * math.sin(TAU * 2 * i / count)
            low += f * mid
            mid += f * (breath[i] - low - 0.8 * mid)
            if lap:
                out[i] += mid * 0.45 * (0.7 + 0.3 * math.sin(TAU * 3 * i / count + 1))
    return out


SOUNDS: dict[str, Callable[[], Samples]] = {
    "lift": lift,
    "put": put,
    "flip": flip,
    "shuffle": shuffle,
    "coin": coin,
    "die": die,
    "chime": chime,
    "refuse": refuse,
    "turn": turn,
    "victory": victory,
    "defeat": defeat,
    "draw": draw,
    "click": click,
    "page": page,
    "curtain": curtain,
    "hint": hint,
}


def trimmed(sound: Samples) -> Samples:
    """Starts and ends at rest: cuts an inaudible tail and fades both ends."""
    loudest = max(map(abs, sound))
    end = len(sound)
    while abs(sound[end - 1]) < loudest * 0.002:
        end -= 1
    out = sound[:end]
    fade_in, fade_out = int(0.0006 * RATE), min(int(0.03 * RATE), end // 3)
    for i in range(fade_in):
        out[i] *= i / fade_in
    for i in range(fade_out):
        out[-1 - i] *= i / fade_out
    return out


def write(path: Path, sound: Samples, rate: int, peak: float) -> None:
    gain = peak * 32767 / max(map(abs, sound))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(array("h", (round(value * gain) for value in sound)).tobytes())


def paint(out: Path) -> list[Path]:
    """Writes every sound into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for name, make in SOUNDS.items():
        written.append(out / f"{name}.wav")
        write(written[-1], trimmed(make()), RATE, PEAK)
    written.append(out / "ambience.wav")
    write(written[-1], ambience(), AMBIENCE_RATE, 0.12)
    return written
