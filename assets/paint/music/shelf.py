"""The shelf: an evening with five boxes. D major, unhurried; the last phrase turns dark for a moment, and home."""

from assets.paint.music import synth
from assets.paint.music.score import Player, changes, line
from assets.paint.music.theme import Theme

BARS = changes(
    "D | A/C# | Bm7 | Gadd9 | D/F# | F#m7 | G | Asus4 A |"
    "Bm | Gmaj7 | Em7 | A | D | D7/C | G/B | Gm/Bb A/C#", 4
)  # fmt: skip
TUNE = line(
    "f#5:1.5 e5:.5 d5:2 | e5:1.5 c#5:.5 a4:2 | d5:1 e5 f#5 d5 | b4:3 r:1 |"
    "f#5:1.5 e5:.5 d5:1 a5 | a5:1.5 g5:.5 f#5:2 | g5:1 f#5 e5 d5 | e5:3 r:1 |"
    "b5:2 a5:1 f#5 | g5:2 f#5:1 d5 | e5:1 f#5 g5 b5 | a5:3 r:1 |"
    "f#5:1.5 e5:.5 d5:2 | f#5:1 e5 d5 c5 | b4:1.5 d5:.5 g5:2 | bb4:1 d5 e5 c#5"
)  # fmt: skip
UNDER = line(
    "r:4 | r:2 a4:1 c#5 | d5:2 f#4 | g4:1 a4 b4 d5 | a4:2 d5 | c#5:2 e5 | d5:1 b4 c#5 d5 | d5:2 c#5 |"
    "d5:2 f#5 | d5:2 b4 | g4:1 a4 b4 e5 | c#5:2 e5:1 c#5 | a4:2 f#4 | a4:2 f#4 | g4:2 d5 | d5:1 bb4 a4:2"
)  # fmt: skip


def bed(player: Player) -> None:
    player.chords(synth.ensemble(synth.WARM, 0.7, 1.1, 8), BARS, 62, 0.9)
    player.chords(synth.ensemble(synth.OOH, 0.9, 1.2, 9, (4.6, 8)), BARS, 69, 0.32, 3)
    player.basses(synth.ensemble(synth.ROUND, 0.35, 0.8, 3), BARS, 36, 0.3)


def motion(player: Player) -> None:
    player.arpeggio(synth.plucked(synth.HARP, 2.4), BARS, 64, 0.3, "01234321", 0.5, voices=4)
    player.play(synth.solo(synth.FLUTE, 0.06, 0.16, (5.0, 9), 0.05), TUNE, 0.26, pan=-0.12)
    player.play(synth.struck(synth.GLASSES, 1.8, 0.05), TUNE[::2], 0.08, pan=0.3, up=12)


def tension(player: Player) -> None:
    player.play(synth.ensemble(synth.BOWED, 0.16, 0.4, 8, (5.3, 11)), UNDER, 0.3, pan=0.2)
    player.basses(synth.plucked(synth.DEEP, 1.6), BARS, 36, 0.42, "0:1.5 0:.5 7:1 12:1")
    player.rhythm(synth.rattle(5200, 0.12, 0.7), ". , o ,", 0.5, 0.1, 0.3)


THEME = Theme(74, 64, bed, motion, tension)
