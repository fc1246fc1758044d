"""Aniołowie: a chodzony, the old walking dance of Poland, in three. In the
Dorian mode, with its middle part in A, for lute, recorder and hurdy-gurdy."""

from assets.paint.music import synth
from assets.paint.music.score import Note, Player, changes, line
from assets.paint.music.theme import Theme

BARS = changes(
    "Dm | Dm | C | Am | Dm | F | C | Dm | Dm | Gm | C | F | Gm | Dm | Am | Dm |"
    "F | C | E | Am | F | E7 | Am | A | Dm | Dm | C | Am | Bb | C | Am | D5", 3
)  # fmt: skip
TUNE = line(
    "d5:.5 e5:.25 f5 e5:.5 d5 c5 d5 | a4:1 d5 d5 | e5:.5 f5:.25 g5 e5:.5 c5 g4 c5 | e5:1 a4 r |"
    "d5:.5 e5:.25 f5 g5:.5 a5 g5 f5 | a5:1 c6 a5 | g5:.5 f5:.25 e5 f5:.5 e5 d5 c5 | d5:1 d5 r |"
    "a5:.5 g5:.25 a5 f5:.5 e5 f5 d5 | bb5:1 g5 d5 | g5:.5 a5:.25 g5 e5:.5 d5 e5 c5 | a5:1 f5 r |"
    "bb5:.75 a5:.25 g5:1 d5 | f5:.75 e5:.25 d5:1 a4 | c5:.5 d5:.25 e5 d5:.5 c5 b4 c5 | d5:1 d5 r |"
    "c6:.75 a5:.25 f5:1 a5 | g5:.75 e5:.25 c5:1 e5 | b5:.75 g#5:.25 b5:1 e5 | a5:1 e5 c5 |"
    "c6:.75 a5:.25 f5:1 c6 | b5:.5 a5:.25 g#5 a5:.5 b5 d6 b5 | c6:.5 b5:.25 a5 g5:.5 e5 c5 e5 | a5:2 r:1 |"
    "d5:.5 e5:.25 f5 e5:.5 d5 c5 d5 | a4:1 d5 f5 | e5:.5 f5:.25 g5 e5:.5 c5 g5 e5 | e5:1 a4 c5 |"
    "d5:.5 f5:.25 bb5 a5:.5 f5 d5 f5 | g5:.5 e5:.25 c5 e5:.5 g5 c6 g5 | e5:.75 d5:.25 c5:1 b4 | d5:2 r:1"
)  # fmt: skip
WALK = "x.xxo.o.o.o."
"""The step of the dance, by quarters of a beat: a long, two short, and four."""


def bed(player: Player) -> None:
    player.drone(synth.ensemble(synth.BUZZ, 0.5, 0.9, 4, (3.1, 4)), (38, 45, 50), 0.06, 12)
    player.chords(synth.ensemble(synth.OOH, 0.6, 0.9, 8, (4.4, 7)), BARS, 60, 0.5, 3)
    player.arpeggio(synth.plucked(synth.LUTE, 1.9), BARS, 57, 0.26, "0.12.3", 0.5, wide=0.5)


def motion(player: Player) -> None:
    player.play(synth.plucked(synth.LUTE, 1.3), TUNE, 0.46, pan=-0.15)
    player.play(synth.solo(synth.FLUTE, 0.035, 0.08, (5.4, 7), 0.07), TUNE, 0.17, up=12, pan=0.25, share=0.85)
    player.basses(synth.plucked(synth.DEEP, 1.2), BARS, 38, 0.36, "0:1 7:1 7:1", share=0.7)
    player.rhythm(synth.drum(110, 0.35, 0.2, 0.3), WALK, 0.25, 0.2, 0.1)


def tension(player: Player) -> None:
    fiddle = synth.ensemble(synth.BOWED, 0.03, 0.1, 6, (5.6, 9))
    player.play(fiddle, TUNE, 0.25, pan=0.25, share=0.85)
    player.play(fiddle, [Note(bar.beat + k, 57 + 12 * (k == 0) - 7 * (k == 0), 0.8) for bar in BARS for k in range(3)],
                0.14, pan=0.3)  # fmt: skip
    chien = synth.ensemble(synth.BUZZ, 0.008, 0.05, 5)
    for beat, mark in ((k * 0.25, WALK[k % 12]) for k in range(384)):
        if mark != ".":
            player.play(chien, [Note(beat, 50, 0.16)], 0.16 if mark == "x" else 0.1, pan=-0.3)
    player.rhythm(synth.drum(62, 0.7, 0.15, 0.6, 4), "x.....o...o.x...o.o.o...", 0.25, 0.5)
    player.rhythm(synth.rattle(4800, 0.14, 0.5, 14), "x...o...o...x..oo.o.o...", 0.25, 0.13, 0.35)


THEME = Theme(102, 96, bed, motion, tension, (0.45, 0.32, 0.3), 2.2)
