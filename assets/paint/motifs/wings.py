"""Wings: feathers in overlapping rows, bat wings, and whole sets of one to three pairs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..brush import Canvas, Color, Point, Stops, bezier, lerp, mix, polar, ramp, rng, smooth

# A plumage runs from the root of a feather (0) to its tip (1).
SERAPH_PLUMAGE: Stops = ((0.0, (255, 246, 214)), (0.45, (247, 214, 140)), (0.8, (222, 150, 66)), (1.0, (170, 82, 38)))
IVORY_PLUMAGE: Stops = ((0.0, (255, 252, 240)), (0.5, (240, 228, 204)), (0.85, (206, 184, 154)), (1.0, (168, 138, 116)))
RAVEN_PLUMAGE: Stops = ((0.0, (58, 50, 62)), (0.5, (34, 28, 40)), (0.85, (58, 24, 34)), (1.0, (120, 34, 30)))


@dataclass(frozen=True)
class WingPose:
    """How a wing stands: the arm's control points (x out, y down, span 1) and the fan of its feathers."""

    arm: tuple[Point, ...]
    inner: float  # direction of the feather at the shoulder, degrees, 0 = outwards, 90 = down
    outer: float  # direction of the outermost feather
    long: float = 0.62  # length of the longest feather
    short: float = 0.34  # length at the shoulder


RAISED = WingPose(((0, 0), (0.06, -0.26), (0.22, -0.46), (0.46, -0.50)), 104, -66, 0.76, 0.30)
SPREAD = WingPose(((0, 0), (0.14, -0.20), (0.34, -0.26), (0.52, -0.16)), 102, -10, 0.70, 0.30)
LOWERED = WingPose(((0, 0), (0.16, -0.10), (0.30, 0.00), (0.36, 0.22)), 104, 62, 0.80, 0.36)
FOLDED = WingPose(((0, 0), (0.12, -0.22), (0.26, -0.20), (0.30, 0.04)), 100, 78, 0.86, 0.50)
SOARING = WingPose(((0, 0), (0.10, -0.24), (0.30, -0.36), (0.52, -0.34)), 100, -38, 0.72, 0.30)


def feather(
    canvas: Canvas,
    root: Point,
    degrees: float,
    length: float,
    width: float,
    plumage: Stops,
    bend: float = 0.12,
    side: int = 1,
    detail: float = 1.0,
) -> None:
    """One feather: cast shadow, two vanes shaded along and across, barbs, quill, lit edge."""
    tip = polar(root, length, degrees)
    belly = polar(((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), length * bend * side, degrees + 90)
    steps = 18
    shares = [1 - (1 - i / steps) ** 1.5 for i in range(steps + 1)]
    spine = [_quadratic(root, belly, tip, t) for t in shares]
    normals = []
    for i in range(steps + 1):
        (x0, y0), (x1, y1) = spine[max(0, i - 1)], spine[min(steps, i + 1)]
        d = math.hypot(x1 - x0, y1 - y0) or 1.0
        normals.append((-(y1 - y0) / d * side, (x1 - x0) / d * side))

    def edge(reach: float) -> list[Point]:
        return [
            (p[0] + n[0] * width * reach * _profile(t), p[1] + n[1] * width * reach * _profile(t))
            for t, p, n in zip(shares, spine, normals, strict=True)
        ]

    lead, trail = edge(-0.40), edge(0.60)
    shadow = edge(0.86)
    canvas.poly(lead + shadow[::-1], mix(ramp(plumage, 1.0), (0, 0, 0), 0.65), 70, solid=False)
    canvas.poly(lead + trail[::-1], ramp(plumage, 0.5))
    bands = ((-0.40, -0.20, 0.16), (-0.20, 0.0, 0.05), (0.0, 0.24, -0.06), (0.24, 0.44, -0.16), (0.44, 0.60, -0.34))
    for a, b, lift in bands:
        ea, eb = edge(a), edge(b)
        for i in range(steps):
            tone = ramp(plumage, (shares[i] + shares[i + 1]) / 2)
            tone = mix(tone, (255, 255, 255) if lift > 0 else ramp(plumage, 1.0), abs(lift))
            if lift < 0:
                tone = mix(tone, (0, 0, 0), -lift * 0.5)
            canvas.poly((ea[i], ea[i + 1], eb[i + 1], eb[i]), tone, solid=False)
    barbs = int(length * detail / 7)
    dark, lit = mix(ramp(plumage, 1.0), (0, 0, 0), 0.3), ramp(plumage, 0.0)
    for k in range(barbs):
        t = 0.12 + 0.8 * k / max(1, barbs)
        i = min(steps - 2, int(t * steps))
        j = i + 2
        canvas.line((spine[i], trail[j]), 0.5, dark, 46, solid=False)
        canvas.line((spine[i], lead[j]), 0.5, lit, 60, solid=False)
    canvas.stroke(spine[: steps - 1], lambda t: max(0.6, width * 0.09) * (1 - 0.8 * t), lit, 210, solid=False)
    canvas.stroke(lead, max(0.7, width * 0.06), mix(lit, (255, 255, 255), 0.5), 170, solid=False)
    canvas.stroke(trail, max(0.7, width * 0.07), mix(dark, (0, 0, 0), 0.4), 150, solid=False)


def ink_feather(
    canvas: Canvas,
    root: Point,
    degrees: float,
    length: float,
    width: float,
    plumage: Stops,
    bend: float = 0.12,
    side: int = 1,
) -> None:
    """One feather in pen and ink: paper-coloured vane, outline, quill, hatching on its shaded side.

    The plumage gives the paper (at 0) and the ink (at 1).
    """
    paper, ink = ramp(plumage, 0.0), ramp(plumage, 1.0)
    tip = polar(root, length, degrees)
    belly = polar(((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), length * bend * side, degrees + 90)
    steps = 22
    shares = [1 - (1 - i / steps) ** 1.4 for i in range(steps + 1)]
    spine = [_quadratic(root, belly, tip, t) for t in shares]
    lead, trail = [], []
    for i, t in enumerate(shares):
        (x0, y0), (x1, y1) = spine[max(0, i - 1)], spine[min(steps, i + 1)]
        d = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / d * side * width * _profile(t), (x1 - x0) / d * side * width * _profile(t)
        lead.append((spine[i][0] - nx * 0.40, spine[i][1] - ny * 0.40))
        trail.append((spine[i][0] + nx * 0.60, spine[i][1] + ny * 0.60))
    canvas.poly(lead + trail[::-1], paper)
    pen = max(0.8, width * 0.045)
    hatches = max(6, int(length / 4.2))
    for k in range(hatches):
        t = 0.04 + 0.84 * k / hatches
        i = min(steps - 3, int(t * steps))
        part = t * steps - i
        start = (lerp(spine[i][0], spine[i + 1][0], part), lerp(spine[i][1], spine[i + 1][1], part))
        end = (lerp(trail[i + 1][0], trail[i + 2][0], part), lerp(trail[i + 1][1], trail[i + 2][1], part))
        reach = 1.0 if t < 0.45 else 0.72
        inner = (lerp(end[0], start[0], reach), lerp(end[1], start[1], reach))
        canvas.line((inner, end), pen * 0.5, ink, 200, solid=False)
        if t < 0.34:
            far = (lerp(lead[i + 1][0], lead[i + 2][0], part), lerp(lead[i + 1][1], lead[i + 2][1], part))
            canvas.line((start, far), pen * 0.5, ink, 200, solid=False)
    canvas.line(lead, pen, ink)
    canvas.line(trail, pen * 1.3, ink)
    canvas.line(spine[:-1], pen * 0.8, ink, solid=False)


def _quadratic(a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    return (u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1])


def _profile(t: float) -> float:
    """The half width of a feather at share t: narrow quill, full body, rounded point."""
    body = min(1.0, 0.35 + t * 2.2)
    end = 1.0 if t < 0.55 else max(0.0, 1 - ((t - 0.55) / 0.45) ** 2.2) ** 0.75
    return body * end


def wing(
    canvas: Canvas,
    shoulder: Point,
    span: float,
    pose: WingPose = RAISED,
    side: int = 1,
    plumage: Stops = SERAPH_PLUMAGE,
    feathers: int = 18,
    seed: object = 0,
    turn: float = 0.0,
    draw: Callable[..., None] | None = None,
) -> None:
    """One wing from the shoulder outwards (side 1 right, -1 left): flight feathers, three rows of coverts."""
    source = rng(seed, "wing")
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    arm = []
    for x, y in bezier(pose.arm, 60):
        arm.append((shoulder[0] + side * span * (x * cos - y * sin), shoulder[1] + span * (x * sin + y * cos)))
    rows = (
        (1.0, feathers, 1.00, 0.0),
        (0.60, feathers + 3, 1.04, 0.10),
        (0.38, feathers + 6, 1.02, 0.22),
        (0.22, feathers + 10, 1.0, 0.34),
    )
    for share, count, fat, pale in rows:
        tone = tuple((t, mix(c, ramp(plumage, 0.0), pale)) for t, c in plumage)
        for k in range(count):
            t = 1 - k / (count - 1)
            place = t
            root = arm[round(place * 60)]
            degrees = lerp(pose.inner, pose.outer, place**1.15) + turn + source.uniform(-2.2, 2.2)
            size = lerp(pose.short, pose.long, math.sin(math.pi * min(0.92, 0.10 + t * 0.84)) ** 0.7 * 0.55 + t * 0.45)
            length = span * size * share * source.uniform(0.94, 1.05)
            width = span * 0.100 * fat * (18 / feathers) * lerp(0.75, 1.0, share) * source.uniform(0.92, 1.08)
            if side < 0:
                degrees = 180 - degrees
            (draw or feather)(canvas, root, degrees, length, width, tone, 0.05 + 0.13 * t, side)
    if draw is None:
        _arm_ridge(canvas, arm, span, plumage)


def _arm_ridge(canvas: Canvas, arm: Sequence[Point], span: float, plumage: Stops) -> None:
    light, dark = ramp(plumage, 0.0), ramp(plumage, 0.9)
    canvas.stroke(arm, lambda t: span * 0.042 * (1 - t) ** 0.6 * smooth(t * 8 + 0.3), mix(dark, light, 0.55))
    canvas.stroke(arm, lambda t: span * 0.022 * (1 - t) ** 0.6, mix(light, (255, 255, 255), 0.4), 200, solid=False)
    for k in range(4, 54, 3):
        radius = span * 0.015 * (1 - 0.75 * k / 60)
        canvas.disc(arm[k], radius, mix(light, dark, 0.35))
        canvas.disc((arm[k][0] - radius * 0.25, arm[k][1] - radius * 0.3), radius * 0.6, light, 220)


def wing_pairs(
    canvas: Canvas,
    centre: Point,
    span: float,
    pairs: int = 3,
    plumage: Stops = SERAPH_PLUMAGE,
    seed: object = 0,
    gap: float = 0.05,
    feathers: int = 18,
) -> None:
    """One, two or three symmetric pairs of wings behind a figure whose shoulders are at the centre."""
    sets: dict[int, tuple[tuple[WingPose, float, float], ...]] = {
        1: ((RAISED, 1.0, 0.0),),
        2: ((LOWERED, 0.86, 0.10), (RAISED, 1.0, 0.0)),
        3: ((LOWERED, 0.92, 0.14), (RAISED, 1.0, -0.04), (SPREAD, 0.88, 0.06)),
    }
    for pose, size, drop in sets[pairs]:
        for side in (-1, 1):
            shoulder = (centre[0] + side * span * gap, centre[1] + span * drop)
            wing(canvas, shoulder, span * size, pose, side, plumage, feathers, (seed, pose.inner, size))


def bat_wing(
    canvas: Canvas,
    shoulder: Point,
    span: float,
    side: int = 1,
    skin: Stops = ((0.0, (92, 22, 26)), (0.6, (46, 10, 16)), (1.0, (16, 4, 8))),
    bone: Color = (120, 84, 70),
    turn: float = 0.0,
    fingers: int = 4,
) -> None:
    """A leathery wing: membrane in scallops between curved fingers, lit folds, bone ridges and claws."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(x: float, y: float) -> Point:
        return (shoulder[0] + side * span * (x * cos - y * sin), shoulder[1] + span * (x * sin + y * cos))

    elbow, wrist = (0.20, -0.26), (0.40, -0.60)
    tips = []
    for k in range(fingers):
        angle = lerp(-38, 78, k / max(1, fingers - 1))
        reach = lerp(0.66, 0.74, math.sin(math.pi * k / max(1, fingers - 1)))
        tips.append(polar(wrist, reach, angle))
    tips.append((0.06, 0.34))
    bones = [
        bezier((wrist, polar(wrist, 0.34, lerp(-72, 60, k / fingers)), tip), 20) for k, tip in enumerate(tips[:-1])
    ]
    bones.append(bezier((wrist, (0.22, -0.34), (0.04, -0.10), (-0.02, 0.04), tips[-1]), 20))
    for k in range(fingers):
        upper, lower = bones[k], bones[k + 1]
        a, b = tips[k], tips[k + 1]
        sag = (lerp(a[0], b[0], 0.5) * 0.80 + wrist[0] * 0.20, lerp(a[1], b[1], 0.5) * 0.80 + wrist[1] * 0.20)
        hem = bezier((a, sag, b), 20)
        bands = 40
        panel = [at(*p) for p in [*upper, *hem, *reversed(lower)]]
        canvas.poly(panel, ramp(skin, 0.5))
        for s in range(bands):
            f0, f1 = s / bands, (s + 1) / bands
            strip = [at(*_between(upper, lower, hem, f0, u / 12)) for u in range(13)]
            strip += [at(*_between(upper, lower, hem, f1, u / 12)) for u in range(12, -1, -1)]
            fold = 0.5 - 0.5 * math.cos(2 * math.pi * f0) + 0.12 * math.sin(f0 * 34)
            canvas.poly(strip, ramp(skin, 0.12 + 0.75 * fold), 235, solid=False)
        for s in range(1, 6):
            vein = [at(*_between(upper, lower, hem, s / 6 + 0.04 * math.sin(u), u / 12)) for u in range(4, 13)]
            canvas.stroke(vein, span * 0.006, ramp(skin, 0.0), 60, solid=False)
        rim = [at(*p) for p in hem]
        canvas.line(rim, span * 0.005, mix(ramp(skin, 0.0), (255, 140, 70), 0.4), 200)
    lit = mix(bone, (255, 226, 190), 0.5)
    for path in bones[:-1]:
        line = [at(*p) for p in path]
        canvas.stroke(line, lambda t: span * 0.026 * (1 - 0.85 * t), mix(bone, (0, 0, 0), 0.45))
        canvas.stroke(line, lambda t: span * 0.010 * (1 - 0.85 * t), lit, 190, solid=False)
    limb = [at(*p) for p in bezier(((0, 0), (0.12, -0.16), elbow, (0.24, -0.44), wrist), 30)]
    canvas.stroke(limb, lambda t: span * 0.060 * (1 - 0.5 * t), mix(bone, (0, 0, 0), 0.5))
    canvas.stroke(limb, lambda t: span * 0.024 * (1 - 0.5 * t), lit, 170, solid=False)
    claw = [at(*p) for p in bezier((wrist, (0.40, -0.72), (0.48, -0.76)), 12)]
    canvas.stroke(claw, lambda t: span * 0.036 * (1 - t), lit)


def _between(upper: list[Point], lower: list[Point], hem: list[Point], f: float, u: float) -> Point:
    """A point of a membrane panel: share f from one finger to the next, share u from the wrist to the hem."""
    i = min(20, max(0, round(u * 20)))
    j = min(20, max(0, round(f * 20)))
    flat = (lerp(upper[i][0], lower[i][0], f), lerp(upper[i][1], lower[i][1], f))
    end = (lerp(upper[20][0], lower[20][0], f), lerp(upper[20][1], lower[20][1], f))
    pull = u * u
    return (flat[0] + (hem[j][0] - end[0]) * pull, flat[1] + (hem[j][1] - end[1]) * pull)
