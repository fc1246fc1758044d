"""The interface icons as shapes of one pen: white on transparency, tinted at run time."""

import itertools
import math
from collections.abc import Callable, Iterable

from PIL import Image, ImageDraw

SIZE = 128
OVER = 8
STROKE = 9.0
PADDING = 12
OPTICAL_NUDGE = {"play": 5, "skip": 2}

Point = tuple[float, float]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """A point on a circle; 0 degrees is up, clockwise."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)


class Pen:
    """A round-capped pen on a 128-unit square."""

    def __init__(self) -> None:
        self.image = Image.new("L", (SIZE * OVER, SIZE * OVER))
        self.draw = ImageDraw.Draw(self.image)

    def dot(self, at: Point, radius: float = STROKE / 2, ink: int = 255) -> None:
        x, y = at[0] * OVER, at[1] * OVER
        r = radius * OVER
        self.draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)

    def line(self, *points: Point, width: float = STROKE, closed: bool = False, ink: int = 255) -> None:
        path = [*points, points[0]] if closed else list(points)
        for (x0, y0), (x1, y1) in itertools.pairwise(path):
            length = math.hypot(x1 - x0, y1 - y0)
            if length:
                nx, ny = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
                self.area((x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny), ink=ink)
        for point in path:
            self.dot(point, width / 2, ink)

    def arc(self, centre: Point, radius: float, start: float, end: float, width: float = STROKE) -> None:
        steps = max(8, int(abs(end - start) / 3))
        self.line(*(polar(centre, radius, start + (end - start) * i / steps) for i in range(steps + 1)), width=width)

    def circle(self, centre: Point, radius: float) -> None:
        self.arc(centre, radius, 0, 360)

    def area(self, *points: Point, ink: int = 255) -> None:
        self.draw.polygon([(x * OVER, y * OVER) for x, y in points], fill=ink)

    def solid(self, *points: Point) -> None:
        """A filled shape with the pen's rounded corners; `points` run through the corner centres."""
        self.area(*points)
        self.line(*points, closed=True)

    def box(self, left: float, top: float, right: float, bottom: float, corner: float = 10) -> None:
        self.draw.rounded_rectangle(
            [(v + s * STROKE / 2) * OVER for v, s in ((left, -1), (top, -1), (right, 1), (bottom, 1))],
            (corner + STROKE / 2) * OVER,
            outline=255,
            width=round(STROKE * OVER),
        )

    def curve(self, *points: Point, closed: bool = False) -> None:
        self.line(*smooth(points, closed), closed=closed)

    def gap(self, *points: Point, width: float) -> None:
        self.line(*points, width=width, ink=0)

    def icon(self) -> Image.Image:
        alpha = self.image.reduce(OVER)
        white = Image.new("L", alpha.size, 255)
        return Image.merge("RGBA", (white, white, white, alpha))


def smooth(points: Iterable[Point], closed: bool) -> list[Point]:
    """A Catmull-Rom curve through the points."""
    knots = list(points)
    knots = [knots[-1], *knots, *knots[:2]] if closed else [knots[0], *knots, knots[-1]]
    out = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        for i in range(16):
            t = i / 16
            out.append(
                (
                    0.5
                    * (
                        2 * b[0]
                        + (c[0] - a[0]) * t
                        + (2 * a[0] - 5 * b[0] + 4 * c[0] - d[0]) * t * t
                        + (3 * b[0] - a[0] - 3 * c[0] + d[0]) * t**3
                    ),
                    0.5
                    * (
                        2 * b[1]
                        + (c[1] - a[1]) * t
                        + (2 * a[1] - 5 * b[1] + 4 * c[1] - d[1]) * t * t
                        + (3 * b[1] - a[1] - 3 * c[1] + d[1]) * t**3
                    ),
                )
            )
    return out if closed else [*out, knots[-2]]


def undo(pen: Pen) -> None:
    pen.line((22, 46), (76, 46))
    pen.arc((76, 74), 28, 0, 180)
    pen.line((76, 102), (44, 102))
    pen.line((46, 22), (22, 46), (46, 70))


def hint(pen: Pen) -> None:
    pen.arc((64, 52), 34, -142, 142)
    pen.line(polar((64, 52), 34, -142), (48, 92))
    pen.line(polar((64, 52), 34, 142), (80, 92))
    pen.line((48, 92), (80, 92))
    pen.line((54, 110), (74, 110))


def menu(pen: Pen) -> None:
    for y in (32, 64, 96):
        pen.line((20, y), (108, y))


def log(pen: Pen) -> None:
    for y in (32, 64, 96):
        pen.dot((23, y), 6.5)
        pen.line((46, y), (108, y))


def zoom(pen: Pen) -> None:
    search(pen)
    pen.line((38, 54), (70, 54))
    pen.line((54, 38), (54, 70))


def search(pen: Pen) -> None:
    pen.circle((54, 54), 36)
    pen.line((81, 81), (109, 109), width=11)


def settings(pen: Pen) -> None:
    for tooth in range(8):
        pen.line(polar((64, 64), 36, tooth * 45), polar((64, 64), 44, tooth * 45), width=17)
    pen.dot((64, 64), 38)
    pen.dot((64, 64), 17, ink=0)


def speaker(pen: Pen) -> None:
    pen.solid((20, 50), (36, 50), (60, 28), (60, 100), (36, 78), (20, 78))


def sound(pen: Pen) -> None:
    speaker(pen)
    pen.arc((60, 64), 22, 45, 135)
    pen.arc((60, 64), 44, 42, 138)


def mute(pen: Pen) -> None:
    speaker(pen)
    pen.line((80, 48), (110, 80))
    pen.line((110, 48), (80, 80))


def fullscreen(pen: Pen) -> None:
    for x, y in ((20, 20), (108, 20), (20, 108), (108, 108)):
        dx, dy = (26 if x < 64 else -26), (26 if y < 64 else -26)
        pen.line((x + dx, y), (x, y), (x, y + dy))


def window(pen: Pen) -> None:
    for x, y in ((46, 46), (82, 46), (46, 82), (82, 82)):
        dx, dy = (-26 if x < 64 else 26), (-26 if y < 64 else 26)
        pen.line((x + dx, y), (x, y), (x, y + dy))


def back(pen: Pen) -> None:
    pen.line((20, 64), (108, 64))
    pen.line((56, 28), (20, 64), (56, 100))


def forward(pen: Pen) -> None:
    pen.line((20, 64), (108, 64))
    pen.line((72, 28), (108, 64), (72, 100))


def play(pen: Pen) -> None:
    pen.solid((40, 24), (104, 64), (40, 104))


def pause(pen: Pen) -> None:
    pen.line((44, 28), (44, 100), width=20)
    pen.line((84, 28), (84, 100), width=20)


def step(pen: Pen) -> None:
    pen.solid((30, 30), (80, 64), (30, 98))
    pen.line((102, 28), (102, 100))


def skip(pen: Pen) -> None:
    pen.solid((22, 36), (58, 64), (22, 92))
    pen.solid((66, 36), (102, 64), (66, 92))


def save(pen: Pen) -> None:
    pen.line((64, 20), (64, 78))
    pen.line((38, 54), (64, 80), (90, 54))
    pen.line((20, 84), (20, 106), (108, 106), (108, 84))


def folder(pen: Pen) -> None:
    pen.line((18, 30), (50, 30), (62, 44), (110, 44), (110, 102), (18, 102), closed=True)
    pen.line((18, 62), (110, 62))


def book(pen: Pen) -> None:
    pen.curve((64, 38), (44, 27), (18, 27))
    pen.curve((64, 38), (84, 27), (110, 27))
    pen.line((18, 27), (18, 95))
    pen.line((110, 27), (110, 95))
    pen.curve((64, 106), (44, 95), (18, 95))
    pen.curve((64, 106), (84, 95), (110, 95))
    pen.line((64, 38), (64, 106))


def info(pen: Pen) -> None:
    pen.circle((64, 64), 46)
    pen.dot((64, 41), 6.5)
    pen.line((64, 60), (64, 90))


def person(pen: Pen) -> None:
    pen.circle((64, 42), 24)
    pen.arc((64, 118), 46, -78, 78)
    pen.line(polar((64, 118), 46, -78), polar((64, 118), 46, 78))


def machine(pen: Pen) -> None:
    pen.box(24, 42, 104, 104, 14)
    pen.dot((47, 68), 7)
    pen.dot((81, 68), 7)
    pen.line((52, 87), (76, 87), width=7)
    pen.line((64, 42), (64, 26))
    pen.dot((64, 21), 8)


def crown(pen: Pen) -> None:
    pen.line((28, 92), (18, 40), (44, 62), (64, 28), (84, 62), (110, 40), (100, 92), closed=True)
    pen.line((30, 109), (98, 109))


def eye(pen: Pen) -> None:
    pen.arc((64, 98), 58, -53, 53)
    pen.arc((64, 30), 58, 127, 233)
    pen.dot((64, 64), 15)


def eye_off(pen: Pen) -> None:
    eye(pen)
    pen.dot((64, 64), 20, ink=0)
    pen.gap((26, 26), (102, 102), width=26)
    pen.line((24, 24), (104, 104))


def lock(pen: Pen) -> None:
    pen.solid((26, 62), (102, 62), (102, 106), (26, 106))
    pen.arc((64, 44), 25, -90, 90)
    pen.line((39, 44), (39, 62))
    pen.line((89, 44), (89, 62))
    pen.gap((64, 78), (64, 92), width=11)


def trash(pen: Pen) -> None:
    pen.line((20, 34), (108, 34))
    pen.line((48, 34), (50, 20), (78, 20), (80, 34))
    pen.line((30, 34), (37, 108), (91, 108), (98, 34))
    pen.line((54, 54), (56, 88), width=7)
    pen.line((74, 54), (72, 88), width=7)


def chevron(degrees: float) -> Callable[[Pen], None]:
    def shape(pen: Pen) -> None:
        tip = polar((64, 64), 22, degrees)
        pen.line(polar(tip, 60, degrees + 135), tip, polar(tip, 60, degrees - 135), width=11)

    return shape


def check(pen: Pen) -> None:
    pen.line((20, 68), (50, 98), (108, 34), width=11)


def close(pen: Pen) -> None:
    pen.line((28, 28), (100, 100), width=11)
    pen.line((100, 28), (28, 100), width=11)


def warning(pen: Pen) -> None:
    pen.line((64, 22), (112, 104), (16, 104), closed=True)
    pen.line((64, 52), (64, 72))
    pen.dot((64, 88), 6)


def flag(pen: Pen) -> None:
    pen.line((30, 20), (30, 110))
    pen.curve((30, 28), (50, 22), (70, 29), (86, 35), (104, 29))
    pen.curve((30, 76), (50, 70), (70, 77), (86, 83), (104, 77))
    pen.line((104, 29), (104, 77))


def sun(pen: Pen) -> None:
    pen.dot((64, 64), 22)
    for ray in range(8):
        pen.line(polar((64, 64), 35, ray * 45), polar((64, 64), 47, ray * 45))


def wave(pen: Pen) -> None:
    for y in (38, 64, 90):
        pen.line(*((x, y + 9 * math.sin((x - 17) / 94 * 4 * math.pi)) for x in range(17, 112)))


def hourglass(pen: Pen) -> None:
    pen.line((28, 18), (100, 18))
    pen.line((28, 110), (100, 110))
    pen.line((38, 18), (38, 36), (58, 64), (38, 92), (38, 110))
    pen.line((90, 18), (90, 36), (70, 64), (90, 92), (90, 110))
    pen.area((44, 108), (84, 108), (84, 98), (64, 82), (44, 98))


def star(pen: Pen) -> None:
    pen.solid(*(polar((64, 69), 48 if i % 2 == 0 else 21, i * 36) for i in range(10)))


def die(pen: Pen) -> None:
    pen.box(22, 22, 106, 106, 14)
    for at in ((44, 44), (84, 44), (64, 64), (44, 84), (84, 84)):
        pen.dot(at, 8)


def cards(pen: Pen) -> None:
    front = ((54, 24), (106, 34), (92, 108), (40, 98))
    pen.line((18, 38), (64, 20), (86, 86), (46, 100), closed=True)
    pen.area(*front, ink=0)
    pen.line(*front, width=27, closed=True, ink=0)
    pen.line(*front, closed=True)


def deck(pen: Pen) -> None:
    pen.box(20, 20, 84, 92, 8)
    pen.line((98, 36), (98, 106), (36, 106))
    pen.dot((52, 56), 12)


def shuffle(pen: Pen) -> None:
    pen.curve((18, 36), (34, 38), (52, 56), (70, 80), (86, 91), (106, 92))
    pen.gap((48, 80), (78, 46), width=23)
    pen.curve((18, 92), (34, 90), (52, 72), (70, 48), (86, 37), (106, 36))
    pen.line((90, 18), (108, 36), (90, 54))
    pen.line((90, 74), (108, 92), (90, 110))


def flip(pen: Pen) -> None:
    pen.curve((22, 54), (40, 34), (64, 27), (88, 34), (104, 52))
    pen.line((106, 26), (105, 54), (77, 52))
    pen.curve((106, 74), (88, 94), (64, 101), (40, 94), (24, 76))
    pen.line((22, 102), (23, 74), (51, 76))


def home(pen: Pen) -> None:
    pen.line((17, 64), (64, 22), (111, 64))
    pen.line((30, 58), (30, 106), (98, 106), (98, 58))
    pen.line((64, 104), (64, 82), width=20)


def quit_door(pen: Pen) -> None:
    pen.line((66, 20), (22, 20), (22, 108), (66, 108))
    pen.line((52, 64), (108, 64))
    pen.line((84, 40), (108, 64), (84, 88))


def plus(pen: Pen) -> None:
    pen.line((64, 24), (64, 104), width=11)
    pen.line((24, 64), (104, 64), width=11)


def minus(pen: Pen) -> None:
    pen.line((24, 64), (104, 64), width=11)


def link(pen: Pen) -> None:
    for flip in (1, -1):

        def at(x: float, y: float, side: int = flip) -> Point:
            return 64 + side * x, 64 + side * y

        centre = at(22, -22)
        start = 45 if flip == 1 else 225
        pen.arc(centre, 21, start - 90, start + 90)
        for side in (-90, 90):
            end = polar(centre, 21, start + side)
            length = 22 if side == 90 else 14
            pen.line(end, polar(end, length, start + 180))
    pen.line((50, 78), (78, 50))


def globe(pen: Pen) -> None:
    pen.circle((64, 64), 46)
    pen.line((18, 64), (110, 64), width=7)
    pen.line(
        *((64 + 21 * math.cos(a / 20 * math.pi), 64 + 46 * math.sin(a / 20 * math.pi)) for a in range(41)), width=7
    )


def keyboard(pen: Pen) -> None:
    pen.box(17, 32, 111, 96, 8)
    for x in (34, 54, 74, 94):
        pen.dot((x, 52), 5.5)
    pen.line((42, 77), (86, 77), width=9)


def camera(pen: Pen) -> None:
    pen.line((17, 42), (38, 42), (48, 26), (80, 26), (90, 42), (111, 42), (111, 102), (17, 102), closed=True)
    pen.circle((64, 69), 18)


def branch(pen: Pen) -> None:
    pen.line((34, 18), (34, 110))
    pen.curve((34, 92), (38, 72), (60, 64), (82, 58), (92, 40))
    pen.line((93, 42), (93, 22))
    pen.line((71, 42), (93, 20), (115, 42))


def clock(pen: Pen) -> None:
    pen.circle((64, 64), 46)
    pen.line((64, 36), (64, 64), (84, 76))


def trophy(pen: Pen) -> None:
    pen.solid((40, 22), (88, 22), (86, 52), (76, 68), (64, 73), (52, 68), (42, 52))
    pen.line((40, 30), (19, 30))
    pen.line((88, 30), (109, 30))
    pen.curve((19, 30), (23, 50), (46, 58))
    pen.curve((109, 30), (105, 50), (82, 58))
    pen.line((64, 72), (64, 96))
    pen.line((40, 106), (88, 106))
    pen.line((50, 98), (78, 98))


def handshake(pen: Pen) -> None:
    pen.line((16, 44), (36, 34), (56, 40), (40, 58))
    pen.curve((40, 58), (44, 68), (56, 64), (70, 54))
    pen.line((70, 54), (98, 80))
    pen.line((56, 40), (72, 33), (92, 34), (112, 44))
    pen.line((112, 84), (100, 82))
    pen.line((16, 82), (30, 82))
    pen.line((30, 82), (52, 102))
    pen.curve((52, 102), (62, 106), (68, 98))
    pen.curve((68, 98), (78, 102), (84, 90))
    pen.curve((84, 90), (94, 92), (98, 80))
    pen.line((62, 92), (68, 98))
    pen.line((76, 82), (84, 90))


def bell(pen: Pen) -> None:
    pen.curve((22, 92), (32, 80), (34, 58), (42, 36), (64, 26), (86, 36), (94, 58), (96, 80), (106, 92))
    pen.line((22, 92), (106, 92))
    pen.line((64, 26), (64, 19))
    pen.arc((64, 96), 15, 110, 250)


SHAPES: dict[str, Callable[[Pen], None]] = {
    "undo": undo,
    "hint": hint,
    "menu": menu,
    "log": log,
    "zoom": zoom,
    "settings": settings,
    "sound": sound,
    "mute": mute,
    "fullscreen": fullscreen,
    "window": window,
    "back": back,
    "forward": forward,
    "play": play,
    "pause": pause,
    "step": step,
    "skip": skip,
    "save": save,
    "folder": folder,
    "book": book,
    "info": info,
    "person": person,
    "machine": machine,
    "crown": crown,
    "eye": eye,
    "eye-off": eye_off,
    "lock": lock,
    "trash": trash,
    "search": search,
    "chevron-left": chevron(270),
    "chevron-right": chevron(90),
    "chevron-up": chevron(0),
    "chevron-down": chevron(180),
    "check": check,
    "close": close,
    "warning": warning,
    "flag": flag,
    "sun": sun,
    "wave": wave,
    "hourglass": hourglass,
    "star": star,
    "die": die,
    "cards": cards,
    "deck": deck,
    "shuffle": shuffle,
    "flip": flip,
    "home": home,
    "quit": quit_door,
    "plus": plus,
    "minus": minus,
    "link": link,
    "globe": globe,
    "keyboard": keyboard,
    "camera": camera,
    "branch": branch,
    "clock": clock,
    "trophy": trophy,
    "handshake": handshake,
    "bell": bell,
}


def centred(image: Image.Image, nudge: int) -> Image.Image:
    """Fits the shape's box between the paddings, in the middle of the square but for the optical `nudge`."""
    box = image.getbbox() or (0, 0, *image.size)
    shape = image.crop(box)
    most = (SIZE - 2 * PADDING) * OVER
    if max(shape.size) > most:
        share = most / max(shape.size)
        shape = shape.resize((round(shape.width * share), round(shape.height * share)))
    out = Image.new("L", image.size)
    out.paste(shape, ((out.width - shape.width) // 2 + nudge * OVER, (out.height - shape.height) // 2))
    return out


def drawn(name: str) -> Image.Image:
    """One icon as an RGBA image."""
    pen = Pen()
    SHAPES[name](pen)
    pen.image = centred(pen.image, OPTICAL_NUDGE.get(name, 0))
    return pen.icon()
