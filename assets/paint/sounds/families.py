"""The sounds of cards by their family: each is a card that is laid down, and something of what it is."""

import math
import random

from assets.paint.sounds.craft import (
    AAH,
    BELL,
    GLASS,
    METAL,
    Samples,
    band,
    blown,
    burst,
    hump,
    knock,
    mix,
    modal,
    skin,
    slide,
    sung,
)


def laid(seed: int) -> Samples:
    """Any card that is laid upon wood."""
    return knock(205, 0.16, seed, thud=0.9, tick=0.3)


def card_holy() -> Samples:
    out = laid(300)
    for n, pitch in enumerate((880.0, 1108.7, 1318.5)):
        mix(out, modal(pitch, 0.65, GLASS, 0.004), 0.03 + 0.03 * n, 0.3)
    mix(out, sung(440.0, 0.5, 0.08, AAH, 301), 0.02, 0.2)
    return out


def card_infernal() -> Samples:
    rng = random.Random(303)
    out = laid(304)
    mix(out, slide(96, 62, 0.5, hump(0.2), 0.45), 0.02, 0.4)
    mix(out, band(rng, 0.5, lambda s: 300 + 500 * math.sin(math.pi * s), 0.5, hump(0.25)), 0.02, 1.5)
    for n in range(9):
        mix(out, burst(0.006, rng.uniform(2200, 4400), 305 + n), 0.05 + 0.4 * rng.random(), rng.uniform(0.3, 0.9))
    return out


def card_relic() -> Samples:
    out = laid(315)
    mix(out, modal(622.3, 0.8, BELL, 0.002), 0.025, 0.42)
    mix(out, modal(1480, 0.35, METAL, 0.001), 0.02, 0.12)
    return out


def card_tech() -> Samples:
    out = laid(318)
    for n, pitch in enumerate((740, 1110, 988)):
        mix(out, slide(pitch, pitch * 1.02, 0.07, hump(0.2), 0.3), 0.06 + 0.075 * n, 0.4)
    mix(out, slide(180, 420, 0.22, hump(0.6), 0.3), 0.03, 0.22)
    mix(out, modal(410, 0.2, METAL), 0.01, 0.2)
    return out


def card_crew() -> Samples:
    """Boots on a deck, and a word."""
    out = laid(321)
    mix(out, knock(95, 0.14, 322, thud=1.3, tick=0.2), 0.07, 0.8)
    mix(out, sung(138.6, 0.24, 0.03, ((560, 160, 1.0), (950, 200, 0.7), (2400, 350, 0.15)), 324), 0.1, 0.4)
    return out


def card_angel() -> Samples:
    """A beat of wings."""
    rng = random.Random(326)
    out = laid(327)
    for at, gain in ((0.0, 0.9), (0.17, 0.7)):
        mix(out, band(rng, 0.22, lambda s: 500 + 1500 * math.sin(math.pi * s), 0.7, hump(0.4, 1.4)), at, 1.5 * gain)
    mix(out, sung(587.3, 0.5, 0.1, AAH, 329), 0.06, 0.16)
    return out


def card_intervention() -> Samples:
    """Paper, a pen, and something that begins."""
    rng = random.Random(330)
    out = band(rng, 0.2, lambda s: 2000 + 2000 * s, 0.8, hump(0.4, 1.3))
    for n in range(8):
        mix(out, burst(0.008, rng.uniform(2600, 4800), 331 + n), 0.18 * rng.random(), 0.6)
    for n, pitch in enumerate((587.3, 784.0, 1174.7)):
        mix(out, modal(pitch, 0.5, GLASS, 0.004), 0.1 + 0.05 * n, 0.35)
    return out


def card_unit() -> Samples:
    """A drum and a harness."""
    out = laid(341)
    mix(out, skin(96, 0.35, 342, 0.4), 0.0, 0.7)
    mix(out, modal(870, 0.22, METAL, 0.001), 0.04, 0.22)
    mix(out, blown(196.0, 0.3, 0.03, 0.5), 0.03, 0.22)
    return out


SOUNDS = (
    card_holy, card_infernal, card_relic, card_tech, card_crew, card_angel, card_intervention, card_unit,
)  # fmt: skip
