"""Battle for Empyrean: armies that march. G minor, horns over strings, a field drum, and at last kettledrums."""

from assets.paint.music import synth
from assets.paint.music.score import Note, Player, changes, line
from assets.paint.music.theme import Theme

BARS = changes(
    "Gm | F | Eb | Dsus4 D | Gm | Bb | Eb F | Gm | Bb | F/A | Cm/G | D/F# | Eb | Bb/D | Cm | D7 |"
    "Gm | F | Eb | D | Eb | F | Cm D | Gm", 4
)  # fmt: skip
TUNE = line(
    "g4:1.5 a4:.5 bb4:1 d5 | c5:1.5 a4:.5 f4:2 | g4:1 bb4 eb5:1.5 d5:.5 | d5:3 r:1 |"
    "g4:1.5 a4:.5 bb4:1 d5 | f5:1.5 d5:.5 bb4:1 d5 | eb5:1 g5 f5 a4 | g4:3 r:1 |"
    "d5:1 f5 bb5:1.5 a5:.5 | a5:1 f5 c5:2 | eb5:1 g5 c5:1.5 eb5:.5 | d5:3 a4:1 |"
    "bb4:1 eb5 g5:1.5 f5:.5 | f5:1 d5 bb4:2 | c5:1 eb5 g5 eb5 | f#5:3 r:1 |"
    "g5:1.5 f5:.5 d5:1 bb4 | c5:1.5 a4:.5 f5:2 | eb5:1 d5 c5 bb4 | a4:3 d5:1 |"
    "eb5:1.5 g5:.5 bb5:2 | a5:1.5 f5:.5 c5:2 | eb5:1 c5 d5 f#4 | g4:3 r:1"
)  # fmt: skip
CALLS = [Note(bar.beat + beat, number, beats) for bar in BARS[3::4] for beat, number, beats in
         ((2.0, 62, 0.5), (2.5, 62, 0.25), (2.75, 62, 0.25), (3.0, 67, 1.0))]  # fmt: skip


def bed(player: Player) -> None:
    player.chords(synth.ensemble(synth.BOWED, 0.5, 0.9, 9, (5.0, 8)), BARS, 62, 0.62)
    player.chords(synth.brass(0.35, 0.6, 0.15), BARS, 55, 0.4, 3)
    player.basses(synth.ensemble(synth.BOWED, 0.25, 0.7, 5), BARS, 34, 0.24)
    player.rhythm(synth.drum(58, 0.9, 0.04, 0.3), "x.......", 1, 0.26)


def motion(player: Player) -> None:
    player.play(synth.brass(0.045, 0.16, 0.6), TUNE, 0.34, pan=-0.1)
    player.play(synth.ensemble(synth.BOWED, 0.06, 0.2, 8, (5.4, 10)), TUNE, 0.14, up=12, pan=0.25)
    player.basses(synth.plucked(synth.DEEP, 1.0), BARS, 34, 0.44, "0:1 7:1 0:1 7:1", share=0.5)
    player.rhythm(synth.snare(), "x.,,o.,.x.,,o,,,", 0.25, 0.2, 0.2)


def tension(player: Player) -> None:
    bow = synth.ensemble(synth.BOWED, 0.012, 0.07, 7)
    player.arpeggio(bow, BARS, 55, 0.28, "0010200100102021", 0.25, voices=3, share=0.55, wide=0.5)
    player.play(synth.brass(0.025, 0.1, 1.0), CALLS, 0.34, up=12, pan=0.3)
    player.chords(synth.brass(0.05, 0.3, 0.95), [bar._replace(beats=1.0) for bar in BARS], 53, 0.42, 3)
    player.rhythm(synth.drum(98, 0.9, 0.06, 0.1), "x..xx.x.x..xxxxx", 0.5, 0.42, -0.25)
    player.rhythm(synth.drum(49, 1.0, 0.12, 0.7, 8), "x...x...", 0.5, 0.44)
    player.rhythm(synth.snare(21), "x,o,x,oox,o,xooo", 0.25, 0.11, 0.15)


THEME = Theme(108, 96, bed, motion, tension, (0.55, 0.42, 0.32), 2.6)
