"""Angel Wars: a carved dance in six eighths. Wooden bars over a drone in the Dorian mode, with frame drums."""

from assets.paint.music import synth
from assets.paint.music.score import Player, changes, line
from assets.paint.music.theme import Theme

# A beat is an eighth here, a bar has six.
BARS = changes(
    "Dm | C | Dm | Am | Dm | C | Am | Dm | Dm | C | F | C | Bb | C | Am | Dm |"
    "F | C | Gm | Dm | F | C | Gm | Am | Dm | C | Bb | F | Gm | C | Asus4 Am | Dm", 6
)  # fmt: skip
TUNE = line(
    "d5:2 e5:1 f5:2 e5:1 | g5:2 e5:1 c5:3 | d5:1 e5 f5 a5:2 f5:1 | e5:3 a4:2 c5:1 |"
    "d5:2 e5:1 f5:2 a5:1 | g5:1 f5 e5 c5:2 d5:1 | e5:2 c5:1 a4 b4 c5 | d5:5 r:1 |"
    "a5:2 g5:1 f5:2 e5:1 | g5:2 e5:1 c5:2 e5:1 | f5:1 g5 a5 c6:2 a5:1 | g5:3 e5:2 c5:1 |"
    "d5:2 f5:1 bb5:2 a5:1 | g5:1 a5 g5 e5:2 c5:1 | e5:2 c5:1 a4 b4 c5 | d5:5 r:1 |"
    "c6:2 a5:1 f5:2 a5:1 | g5:2 a5:1 e5:3 | bb5:2 g5:1 d5:2 g5:1 | f5:3 d5:2 e5:1 |"
    "f5:1 g5 a5 c6:2 a5:1 | g5:1 e5 g5 c6:3 | bb5:1 a5 g5 d5:2 f5:1 | e5:5 r:1 |"
    "d5:2 e5:1 f5:2 e5:1 | g5:2 e5:1 c5:2 e5:1 | d5:1 f5 bb5 a5:2 f5:1 | a5:3 c6:2 a5:1 |"
    "bb5:2 a5:1 g5:2 f5:1 | g5:1 f5 e5 c5:2 e5:1 | d5:2 e5:1 c5:2 b4:1 | d5:5 r:1"
)  # fmt: skip


def bed(player: Player) -> None:
    drone = synth.ensemble(synth.BOWED, 0.9, 1.4, 6, (4.2, 5))
    player.drone(drone, (38, 45, 50), 0.22, 24)
    player.chords(synth.ensemble(synth.WARM, 0.6, 0.9, 7), BARS, 62, 0.5, 3)
    player.arpeggio(synth.struck(synth.BARS, 1.1, 0.04), BARS, 64, 0.13, "0..2..1..3..", 1, voices=3)


def motion(player: Player) -> None:
    player.play(synth.struck(synth.BARS, 0.9, 0.16), TUNE, 0.4, pan=-0.1)
    player.play(synth.plucked(synth.DULCIMER, 1.1), TUNE, 0.11, pan=0.25, up=-12)
    player.basses(synth.plucked(synth.DEEP, 1.1), BARS, 38, 0.4, "0:3 7:2 0:1")
    player.rhythm(synth.drum(92, 0.5, 0.12), "x..o.o", 1, 0.34, -0.15)
    player.rhythm(synth.drum(210, 0.18, 0.35, 0.2), "..o..x ..o.ox", 1, 0.16, 0.25)
    player.rhythm(synth.rattle(5600, 0.09), "o,,o,,", 1, 0.09, 0.4)


def tension(player: Player) -> None:
    bow = synth.ensemble(synth.BOWED, 0.02, 0.09, 6)
    player.arpeggio(bow, BARS, 52, 0.24, "002021", 1, voices=3, share=0.55, wide=0.3)
    player.rhythm(synth.drum(66, 0.7, 0.1, 0.8), "x.....x..x.x", 1, 0.46)
    player.rhythm(synth.drum(150, 0.25, 0.4, 0.25, 5), ".oo.oo ,ooxox", 1, 0.2, 0.3)
    player.play(synth.brass(0.05, 0.12, 0.6), [note for note in TUNE if note.beats >= 2], 0.11, up=-12, pan=-0.25)


THEME = Theme(236, 192, bed, motion, tension, (0.45, 0.26, 0.24), 1.9)
