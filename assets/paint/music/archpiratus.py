"""ArchPiratus: a shanty among the stars. A minor in a rolling twelve eighths: a concertina over sequencers and pads."""

from assets.paint.music import synth
from assets.paint.music.score import Note, Player, changes, line
from assets.paint.music.theme import Theme

# A beat is an eighth here, a bar has twelve.
BARS = changes(
    "Am | G | F | Em | Am | G | F G | Am | C | G | Dm | Am | C | G/B | F G | E |"
    "Am | G | F C | Em Am", 12
)  # fmt: skip
TUNE = line(
    "a4:2 b4:1 c5:2 d5:1 e5:3 c5:2 a4:1 | b4:2 c5:1 d5:2 b4:1 g4:3 r:3 | a4:2 c5:1 f5:2 e5:1 c5:3 a4:2 c5:1 |"
    "b4:2 a4:1 g4:2 b4:1 e5:3 r:3 | e5:2 e5:1 e5:2 d5:1 c5:2 d5:1 e5:2 a5:1 | g5:2 d5:1 b4:2 d5:1 g5:3 r:3 |"
    "f5:2 e5:1 c5:2 a4:1 g4:2 b4:1 d5:2 b4:1 | a4:6 r:6 |"
    "g5:3 e5:2 g5:1 c6:3 g5:2 e5:1 | d5:3 b4:2 d5:1 g5:6 | f5:3 d5:2 f5:1 a5:3 f5:2 d5:1 | e5:3 c5:2 e5:1 a5:6 |"
    "g5:2 e5:1 c5:2 e5:1 g5:2 c6:1 g5:3 | d5:2 g5:1 b5:2 g5:1 d5:3 r:3 |"
    "a5:2 f5:1 c5:2 f5:1 b5:2 g5:1 d5:2 g5:1 | g#5:3 e5:3 b4:3 r:3 |"
    "a4:2 b4:1 c5:2 d5:1 e5:3 a5:3 | g5:2 e5:1 d5:2 b4:1 g4:3 b4:3 |"
    "a4:2 c5:1 f5:2 a5:1 g5:2 e5:1 c5:3 | b4:2 e5:1 g4:2 b4:1 a4:3 r:3"
)  # fmt: skip
STARS = [Note(bar.beat + 4, 88 + (k * 5) % 12, 1) for k, bar in enumerate(BARS) if k % 2]


def bed(player: Player) -> None:
    player.chords(synth.ensemble(synth.HOLLOW, 1.0, 1.4, 12), BARS, 64, 0.5)
    player.chords(synth.ensemble(synth.WARM, 0.7, 1.2, 15, (0.4, 8)), BARS, 57, 0.75)
    player.basses(synth.ensemble(synth.ROUND, 0.2, 0.7, 5), BARS, 33, 0.34)
    for echo in range(3):
        ping = synth.struck(synth.GLASSES, 1.6, 0.02)
        player.play(ping, [note._replace(beat=note.beat + 3 * echo) for note in STARS], 0.1 * 0.5**echo,
                    pan=0.6 * (-1) ** echo)  # fmt: skip


def motion(player: Player) -> None:
    reed = synth.ensemble(synth.REED, 0.03, 0.07, 11)
    player.play(reed, TUNE, 0.28, share=0.88)
    player.arpeggio(synth.plucked(synth.SYNTH, 0.5), BARS, 64, 0.2, "0.1.2.3.2.1.", 0.5, wide=0.9, share=0.6)
    player.basses(synth.plucked(synth.DEEP, 1.0, 5), BARS, 33, 0.46, "0:3 7:2 0:1")
    player.rhythm(synth.drum(60, 0.3, 0.05, 1.1), "x.....o.....", 1, 0.4)
    player.rhythm(synth.rattle(2100, 0.14, 0.9, 6), "...x.....x..", 1, 0.16, 0.1)


def tension(player: Player) -> None:
    pulse = synth.plucked(((synth.BRIGHT, 1.0, 1.0), (synth.BUZZ, 0.5, 0.5)), 0.7, 9)
    player.basses(pulse, BARS, 33, 0.4, "0:1 0:1 0:1 0:1 12:1 0:1", share=0.7)
    player.arpeggio(synth.plucked(synth.SYNTH, 0.3), BARS, 76, 0.16, "3210", 0.5, wide=1.2, share=0.5)
    player.rhythm(synth.drum(50, 0.5, 0.1, 1.4, 8), "x..x..x.xx..", 1, 0.5)
    player.rhythm(synth.snare(), "...x..o..x,o", 1, 0.26, 0.1)
    player.rhythm(synth.rattle(6200, 0.07, 0.5, 12), "o,oo,oo,oo,o", 1, 0.12, -0.3)
    player.chords(synth.brass(0.3, 0.5, 0.9), BARS, 52, 0.22, 3)


THEME = Theme(264, 240, bed, motion, tension, (0.6, 0.3, 0.2), 2.6)
