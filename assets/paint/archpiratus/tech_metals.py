"""What machines are made of and what lights them: metals, paints and glass, suns and lamps."""

from __future__ import annotations

from dataclasses import dataclass

from ..brush import Color, Size, mix

Vec = tuple[float, float, float]

WHITE: Color = (255, 255, 255)
TEAL: Color = (40, 214, 200)
AMBER: Color = (255, 170, 60)
COOL: Color = (96, 172, 200)
CARD: Size = (1120, 820)


@dataclass(frozen=True)
class Metal:
    """How a surface answers light: its colour, its highlight, how much it mirrors, how much it glows itself."""

    color: Color
    gloss: float = 0.55
    tight: float = 22
    mirror: float = 0.3
    emits: float = 0.0
    patch: float = 0.12  # how much its panels differ


@dataclass(frozen=True)
class Sun:
    """A far light: where it stands, its colour and its strength."""

    towards: Vec
    color: Color
    power: float = 1.0


@dataclass(frozen=True)
class Lamp:
    """A near light: its place in the world, its colour, how far it reaches."""

    at: Vec
    color: Color
    reach: float
    power: float = 1.0


STEEL = Metal((120, 132, 140))
DARK = Metal((58, 66, 76), 0.5, 18)
GUNMETAL = Metal((84, 92, 104), 0.7, 30, 0.4)
RUST = Metal((150, 92, 58), 0.25, 8, 0.1, patch=0.3)
BRASS = Metal((206, 150, 70), 0.8, 26, 0.45)
COPPER = Metal((196, 110, 66), 0.7, 24, 0.4)
GOLDEN = Metal((240, 186, 84), 0.9, 30, 0.5)
CHROME = Metal((150, 164, 174), 1.0, 60, 1.0, patch=0.0)
BLACK = Metal((22, 26, 32), 0.6, 30, 0.25)
PALE = Metal((196, 204, 200), 0.5, 18, 0.2)
PAINT_TEAL = Metal((34, 122, 122), 0.5, 20, 0.2)
PAINT_AMBER = Metal((206, 124, 38), 0.5, 20, 0.15)
PAINT_RED = Metal((150, 40, 34), 0.5, 20, 0.15)
GLOW_TEAL = Metal((120, 255, 240), emits=1.0)
GLOW_AMBER = Metal((255, 196, 100), emits=1.0)
GLOW_WHITE = Metal((240, 250, 255), emits=1.0)
GLOW_RED = Metal((255, 84, 60), emits=1.0)
GLOW_VIOLET = Metal((190, 130, 255), emits=1.0)

WARM_KEY = (Sun((-0.55, 0.62, 0.56), (255, 226, 188), 1.0), Sun((0.8, -0.4, -0.1), COOL, 0.75))
COLD_KEY = (Sun((-0.5, 0.66, 0.56), (190, 236, 244), 0.95), Sun((0.85, -0.3, -0.05), AMBER, 0.8))
BACKLIT = (Sun((0.2, 0.8, -0.35), (255, 214, 160), 0.9), Sun((-0.7, 0.3, 0.5), (90, 170, 180), 0.5))
LOW_AMBER = (Sun((0.6, 0.5, 0.5), (255, 200, 130), 1.0), Sun((-0.85, 0.2, 0.2), COOL, 0.6))


def glassy(color: Color, strength: float = 0.5) -> Metal:
    """Coloured glass: glossy, half shining by itself."""
    return Metal(mix((0, 0, 0), color, 0.8), 1.0, 40, 0.6, strength, 0.0)
