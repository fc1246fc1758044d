"""Archangelis: a choir and an organ between heaven and hell. D minor, with the light of F and B flat in its middle."""

from assets.paint.music import synth
from assets.paint.music.score import Note, Player, changes, line
from assets.paint.music.theme import Theme

BARS = changes("Dm | Bb | F/A | C | Dm | Gm | Bb | Asus4 A | F | C/E | Gm/D | A7/C# | Dm | Bb/D | Em7 A | D5", 4)
TUNE = line(
    "d5:2 e5:1 f5 | f5:1.5 d5:.5 bb4:2 | c5:2 f5:1 a5 | g5:3 r:1 |"
    "a5:2 f5:1 d5 | bb5:2 a5:1 g5 | f5:1 g5 f5 d5 | e5:3 r:1 |"
    "a5:2 c6 | g5:2 c6:1 g5 | bb4:1 d5 g5 bb5 | a5:3 r:1 |"
    "a5:2 f5:1 d5 | f5:2 d5:1 bb4 | e5:2 c#5 | d5:4"
)


def bed(player: Player) -> None:
    player.chords(synth.ensemble(synth.AAH, 0.8, 1.3, 11, (5.0, 14)), BARS, 64, 0.75)
    player.chords(synth.ensemble(synth.OOH, 0.9, 1.3, 9, (4.5, 10)), BARS, 55, 0.6, 3)
    player.basses(synth.ensemble(synth.PIPES, 0.12, 0.7, 2), BARS, 38, 0.22)


def motion(player: Player) -> None:
    player.play(synth.ensemble(synth.PIPES, 0.04, 0.28, 3), TUNE, 0.22)
    player.play(synth.ensemble(synth.AAH, 0.14, 0.4, 9, (5.4, 16)), TUNE, 0.2, pan=0.15)
    player.arpeggio(synth.plucked(synth.HARP, 2.2), BARS, 60, 0.2, "02143212", 0.5)
    firsts = [Note(bar.beat, 72 + (bar.chord.tones[0] - 72) % 12, 2) for bar in BARS if bar.beat % 8 == 0]
    player.play(synth.struck(synth.BELLS, 3.4, 0.05), firsts, 0.1, pan=-0.3)


def tension(player: Player) -> None:
    low = synth.ensemble(synth.BOWED, 0.02, 0.1, 7)
    player.arpeggio(low, BARS, 45, 0.34, "00120021", 0.5, voices=3, share=0.6, wide=0.3)
    player.chords(synth.brass(0.2, 0.4, 0.75), BARS, 50, 0.34, 3)
    player.basses(synth.brass(0.08, 0.3, 0.9), BARS, 33, 0.13)
    player.rhythm(synth.drum(73.4, 1.1, 0.06, 0.12), "x......o x.....oo", 0.5, 0.5, -0.2)
    player.rhythm(synth.drum(52, 1.2, 0.08, 0.6, 9), "x...............", 0.5, 0.5)
    player.rhythm(synth.rattle(4200, 2.2, 1.2, 4, 0.75), "." * 24 + "o" + "." * 7, 0.5, 0.1)


THEME = Theme(70, 64, bed, motion, tension, (0.8, 0.6, 0.4), 3.4)
