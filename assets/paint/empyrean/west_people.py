"""People of the western armies at full length: a body from its joints, what it wears, what is on its head."""

from __future__ import annotations

from collections.abc import Callable

from ..brush import Canvas, Color, Stops, bezier, mix, polar
from ..motifs.figures import folds
from ..motifs.wings import IVORY_PLUMAGE, RAISED, WingPose, wing
from .field import Figure, scales, stuff

Act = Callable[[Figure], None]

FLESH, BROWN, HOSE, BOOT = (stuff((240, 198, 168), 0.6), stuff((120, 84, 60)), stuff((84, 66, 54)), stuff((66, 46, 34)))

STAND = (".06,-.50 .08,-.26 .07,-.04 .15,-.02", "-.06,-.50 -.07,-.26 -.09,-.04 -.02,-.02")
STRIDE = (".06,-.50 .20,-.30 .20,-.06 .29,-.03", "-.05,-.50 -.10,-.27 -.28,-.10 -.24,-.02")
RUN = (".06,-.50 .26,-.42 .22,-.18 .32,-.14", "-.05,-.50 -.14,-.30 -.40,-.28 -.44,-.20")
KNEEL = (".06,-.44 .28,-.36 .26,-.04 .36,-.02", "-.05,-.44 -.02,-.12 -.30,-.06 -.34,-.02")
FLY = (".05,-.50 .10,-.30 .02,-.12 .05,-.02", "-.05,-.50 -.10,-.28 -.20,-.12 -.24,-.03")

ARMS = {
    "down": ".13,-.79 .19,-.62 .20,-.44",
    "hip": ".13,-.79 .26,-.64 .12,-.54",
    "fore": ".13,-.79 .22,-.62 .36,-.66",
    "up": ".13,-.79 .26,-.88 .27,-1.06",
    "high": ".12,-.80 .20,-.98 .24,-1.18",
    "wide": ".13,-.79 .30,-.76 .46,-.86",
    "point": ".13,-.79 .30,-.80 .48,-.82",
    "breast": ".13,-.79 .22,-.62 .06,-.62",
    "mouth": ".13,-.79 .28,-.76 .16,-.90",
}


def mirrored(text: str) -> str:
    """The points of a text on the other side of the body."""
    return " ".join(f"{-float(x)},{y}" for x, y in (pair.split(",") for pair in text.split()))


def hand_of(text: str) -> str:
    """Where an arm ends."""
    return text.split()[-1]


def person(
    height: float,
    near: str = "down",
    far: str = "down",
    legs: tuple[str, str] = STAND,
    coat: Stops = BROWN,
    hose: Stops = HOSE,
    boots: Stops = BOOT,
    skin: Stops = FLESH,
    trim: Stops | None = None,
    cloak: Stops | None = None,
    skirt: float = 0.18,
    mail: bool = False,
    plate: Stops | None = None,
    head: Act | None = None,
    behind: Act | None = None,
    held: Act | None = None,
    before: Act | None = None,
    bare: bool = False,
    wide: float = 1.6,
    tall: float = 1.4,
    stream: float = 0.0,
) -> Figure:
    """A person facing us, a little to the right: arms are names of ARMS or texts; the near arm is at our right.

    `skirt` is how far coat or gown falls below the hip; `plate` armours arms and legs; `behind`, `held` and `before`
    paint what is behind the body, under the near hand, and over all; `stream` blows the cloak to the left.
    """
    f = Figure(height, wide, tall)
    near, far = ARMS.get(near, near), mirrored(ARMS.get(far, far))
    sleeve = skin if bare else plate or coat
    if behind:
        behind(f)
    if cloak:
        _cloak(f, cloak, stream)
    for leg in legs[::-1]:
        joints = leg.split()
        f.limb(" ".join(joints[:3]), (0.135, 0.10, 0.062), plate or (skin if bare else hose), 0.03)
        shin = f"{_between(joints[1], joints[2], 0.35)} {joints[2]} {joints[3]}"
        f.limb(shin, (0.088, 0.07, 0.05), plate or boots, 0.02)
        if plate:
            f.limb(f"{joints[1]} {joints[1]}", (0.10, 0.10), plate, 0.02, bent=False)
    f.limb(far, (0.10, 0.078, 0.056), sleeve, 0.03)
    f.limb(f"{hand_of(far)} {hand_of(far)}", (0.062, 0.062), plate or skin, 0.015, bent=False)
    hem = -0.50 + skirt
    flare = 0.12 + skirt * 0.34
    torso = f.mask(
        f"0,-.85 .06,-.845 .135,-.81 .145,-.74 .11,-.64 .095,-.56 .115,-.50 {flare},{hem} {flare * 0.5},{hem + 0.02}"
        f" 0,{hem + 0.012} {-flare * 0.5},{hem + 0.02} {-flare},{hem} -.115,-.50 -.095,-.56 -.11,-.64 -.145,-.74"
        " -.135,-.81 -.06,-.845"
    )
    lines = [f.at(f"{0.02 * k},-.56 {0.026 * k},-.46 {flare * k / 4.2},{hem}") for k in range(-4, 5)]
    f.solid(torso, coat, 0.05, scales(f.size, height * 0.032) if mail else folds(f.size, lines, height * 0.022))
    if plate:
        f.shape("0,-.84 .10,-.83 .13,-.74 .10,-.60 0,-.57 -.10,-.60 -.13,-.74 -.10,-.83", stops=plate, round_=0.06)
    if trim:
        f.limb("-.10,-.555 0,-.54 .10,-.555", (0.034, 0.034, 0.034), trim, 0.01)
    f.limb("0,-.82 0,-.88", (0.06, 0.055), skin, 0.02, bent=False)
    (head or hair())(f)
    if held:
        held(f)
    f.limb(near, (0.105, 0.082, 0.058), sleeve, 0.03)
    if plate:
        for side in (-1, 1):
            f.limb(f"{side * 0.135},-.80 {side * 0.15},-.76", (0.11, 0.10), plate, 0.03, bent=False)
    f.limb(f"{hand_of(near)} {hand_of(near)}", (0.066, 0.066), plate or skin, 0.015, bent=False)
    if before:
        before(f)
    return f


def _between(a: str, b: str, t: float) -> str:
    (ax, ay), (bx, by) = (map(float, p.split(",")) for p in (a, b))
    return f"{ax + (bx - ax) * t},{ay + (by - ay) * t}"


def _cloak(f: Figure, stops: Stops, stream: float) -> None:
    s = stream
    text = f".10,-.84 .19,-.70 {0.24 - s * 0.4},-.30 {0.28 - s},-.06 {0.1 - s * 1.3},{-0.02 - s * 0.1}"
    text += (
        f" {-0.1 - s * 1.4},{-0.03 - s * 0.25} {-0.30 - s * 1.1},{-0.06 - s * 0.4} "
        f"{-0.25 - s * 0.5},-.34 -.19,-.70 -.10,-.84"
    )
    lines = [
        bezier(f.at(f"{0.03 * k},-.80 {0.045 * k - s * 0.3},-.4 {0.06 * k - s * 1.2},{-0.04 - s * 0.2}"), 16)
        for k in range(-4, 5)
    ]
    f.solid(f.mask(text), stops, 0.05, folds(f.size, lines, f.unit * 0.03))


# ---------------------------------------------------------------- heads


def _face(f: Figure, skin: Stops) -> None:
    skin = tuple((t, mix(c, (255, 236, 220), 0.3)) for t, c in skin)
    f.shape("-.058,-.95 0,-1.0 .058,-.95 .056,-.90 .035,-.862 0,-.85 -.035,-.862 -.056,-.90", stops=skin, round_=0.035)

    if f.unit < 260:
        return

    def features(c: Canvas) -> None:
        dark = mix(skin[1][1], (0, 0, 0), 0.45)
        for x in (-0.018, 0.032):
            c.disc(f.at(f"{x},-.928")[0], (f.unit * 0.011, f.unit * 0.006), dark)
        c.line(f.at(".008,-.925 .014,-.903 .004,-.900"), f.unit * 0.006, dark, 150)
        c.line(f.at("-.010,-.880 .022,-.880"), f.unit * 0.006, mix(dark, (120, 30, 30), 0.4), 190)

    f.draw(features, shadow=0)


def hair(tone: Color = (70, 46, 30), long: bool = False, skin: Stops = FLESH, beard: float = 0.0) -> Act:
    """A bare head with short or long hair, perhaps a beard."""

    def act(f: Figure) -> None:
        strands = stuff(tone, 0.45)
        _face(f, skin)
        f.shape(
            "-.066,-.90 -.072,-.96 -.03,-1.01 .03,-1.012 .07,-.965 .064,-.91 .05,-.955 0,-.968 -.048,-.952",
            stops=strands,
            round_=0.03,
        )
        if long:
            for side in (1, -1):
                lock = ".03,-1.0 .08,-.95 .088,-.85 .125,-.70 .09,-.71 .064,-.80 .052,-.92"
                f.shape(lock if side > 0 else mirrored(lock), stops=strands, round_=0.025)
        if beard:
            f.shape(
                (
                    f"-.052,-.90 -.02,-.885 0,-.89 .03,-.885 .055,-.90 .046,{-0.86 + beard * 0.3} "
                    f".008,{-0.85 + beard} -.04,{-0.86 + beard * 0.3}"
                ),
                stops=strands,
                round_=0.02,
            )

    return act


def hooded(cloth: Stops, eyes: Color | None = None, skin: Stops | None = None) -> Act:
    """A hood, its mouth dark or showing a face; eyes may shine in it."""

    def act(f: Figure) -> None:
        f.shape(
            "-.03,-1.02 .03,-1.03 .085,-.96 .09,-.88 .12,-.81 0,-.78 -.12,-.81 -.09,-.88 -.08,-.96",
            stops=cloth,
            round_=0.04,
        )
        if skin:
            _face(f, skin)
            f.shape(
                "-.07,-.86 -.078,-.95 -.02,-1.02 .04,-1.02 .082,-.95 .07,-.86 .052,-.95 0,-.985 -.05,-.95",
                stops=cloth,
                round_=0.02,
            )
            return
        dark = f.mask("-.045,-.94 0,-.985 .052,-.94 .048,-.88 0,-.845 -.042,-.88")
        f.solid(dark, stuff((8, 6, 10), 0.1), 0.01)
        if eyes:
            f.draw(lambda c: [c.disc(f.at(f"{x},-.922")[0], f.unit * 0.009, eyes) for x in (-0.018, 0.026)], shadow=0)

    return act


def helmed(plate: Stops, kind: str = "great", plume: Color | None = None, skin: Stops = FLESH) -> Act:
    """A helm: 'great', 'visor', 'nasal' or 'corinth', with a plume on request."""

    def act(f: Figure) -> None:
        if plume:
            crest = Canvas(f.size, 2)
            for k in range(12):
                bend = -0.05 - 0.014 * k
                line = (
                    f"0,-1.02 {-0.02 + bend * 0.2},{-1.12 + 0.004 * k} "
                    f"{bend - 0.06},{-1.10 + 0.012 * k} {bend - 0.10},{-1.0 + 0.022 * k}"
                )
                crest.stroke(bezier(f.at(line), 14), f.unit * 0.035, mix(plume, (255, 255, 255), 0.09 * (k % 4)))
            f.lay(crest.image())
        if kind in ("nasal", "corinth"):
            _face(f, skin)
        dark = stuff((8, 8, 12), 0.1)
        if kind == "great":
            f.shape(
                "-.066,-1.0 0,-1.012 .066,-1.0 .072,-.92 .058,-.84 0,-.826 -.058,-.84 -.072,-.92",
                stops=plate,
                round_=0.04,
            )
            f.limb("-.05,-.935 .055,-.935", (0.016, 0.016), dark, 0.004, bent=False)
            f.limb(".006,-1.0 .006,-.84", (0.014, 0.014), plate, 0.006, bent=False)
        elif kind == "visor":
            f.shape(
                "-.05,-1.0 0,-1.035 .05,-1.0 .075,-.93 .095,-.90 .05,-.85 0,-.826 -.058,-.84 -.07,-.93",
                stops=plate,
                round_=0.04,
            )
            f.limb("-.02,-.945 .062,-.935", (0.013, 0.013), dark, 0.004, bent=False)
        elif kind == "nasal":
            f.shape(
                "-.072,-.925 -.062,-.99 0,-1.05 .062,-.99 .072,-.925 .02,-.94 .018,-.895 -.002,-.895 -.004,-.94",
                stops=plate,
                round_=0.03,
            )
        else:
            f.shape(
                (
                    "-.07,-.94 -.06,-1.0 0,-1.03 .06,-1.0 .072,-.94 .066,-.86 .03,-.845 .022,-.915 .056,-.935 "
                    ".012,-.945 .008,-.89 -.002,-.945 -.046,-.935 -.012,-.91 -.02,-.845 -.06,-.86"
                ),
                stops=plate,
                round_=0.025,
            )

    return act


def hatted(
    cloth: Stops, kind: str = "cap", feather: Color | None = None, tone: Color = (70, 46, 30), beard: float = 0.0
) -> Act:
    """A head under a cap, a broad hat, a pointed one or a laurel."""

    def act(f: Figure) -> None:
        hair(tone, False, beard=beard)(f)
        if kind == "cap":
            f.shape("-.075,-.95 -.085,-1.0 -.03,-1.06 .05,-1.05 .09,-1.0 .076,-.955 0,-.965", stops=cloth, round_=0.03)
        elif kind == "broad":
            f.shape("-.06,-.98 -.045,-1.07 .04,-1.07 .06,-.98", stops=cloth, round_=0.03)
            f.shape("-.14,-.955 -.05,-.985 .06,-.985 .15,-.955 .06,-.945 -.05,-.945", stops=cloth, round_=0.015)
        elif kind == "pointed":
            f.shape("-.06,-.98 -.03,-1.08 -.06,-1.22 .03,-1.10 .06,-.98", stops=cloth, round_=0.03)
            f.shape("-.13,-.955 -.05,-.985 .06,-.985 .14,-.955 .06,-.945 -.05,-.945", stops=cloth, round_=0.015)
        elif kind == "winged":
            f.shape(
                "-.07,-.955 -.05,-1.02 .0,-1.04 .05,-1.02 .075,-.955 .11,-.94 0,-.95 -.10,-.94",
                stops=cloth,
                round_=0.02,
            )
            for side in (-1, 1):
                for k in range(4):
                    root, tip = f"{side * 0.06},{-0.97 + 0.008 * k}", f"{side * (0.10 + 0.02 * k)},{-1.09 + 0.03 * k}"
                    f.limb(f"{root} {tip}", (0.03, 0.012), stuff((250, 246, 236), 0.8), 0.01, bent=False)
        if feather:
            quill = Canvas(f.size, 2)
            quill.stroke(bezier(f.at(".05,-1.0 -.04,-1.10 -.16,-1.10 -.22,-1.02"), 18), f.unit * 0.05, feather)
            f.lay(quill.image())

    return act


# ---------------------------------------------------------------- what is held


def rod(a: str, b: str, width: float, stops: Stops) -> Act:
    """A shaft between two places."""
    return lambda f: f.limb(f"{a} {b}", (width, width), stops, width * 0.4, bent=False)


def round_shield(at: str, radius: float, hue: Color, rim: Stops, arms: int = 8, second: Color | None = None) -> Act:
    """A round shield with painted sectors, a rim and a boss."""

    def act(f: Figure) -> None:
        centre, r = f.at(at)[0], radius * f.unit
        other = second or mix(hue, (255, 255, 255), 0.5)

        def field(c: Canvas) -> None:
            c.disc(centre, r, hue)
            for k in range(0, arms, 2):
                a = 360 / arms
                c.poly([centre, *(polar(centre, r, k * a + d * a / 6) for d in range(7))], other)

        f.draw(field)
        ring, boss = Canvas(f.size, 2), Canvas(f.size, 2)
        ring.ring(centre, r, r * 0.12, (255, 255, 255))
        boss.disc(centre, r * 0.24, (255, 255, 255))
        f.solid(ring.alpha(), rim, 0.01)
        f.solid(boss.alpha(), rim, 0.03)

    return act


def both(*acts: Act) -> Act:
    """Several things in turn."""

    def act(f: Figure) -> None:
        for one in acts:
            one(f)

    return act


def winged(
    f: Figure, root: str, span: float, turn: float = 0.0, plumage: Stops = IVORY_PLUMAGE, pose: WingPose = RAISED
) -> None:
    """Two wings at the shoulders of a figure."""
    canvas = Canvas(f.size, 2, plumage[1][1])
    at = f.at(root)[0]
    for side in (-1, 1):
        wing(canvas, (at[0] + side * f.unit * 0.05, at[1]), span * f.unit, pose, side, plumage, 14, span, turn)
    f.lay(canvas.image())
