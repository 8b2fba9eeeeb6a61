"""The picture of a moment, for programs that show where a link leads: a card with the game, its seats and how they stand.

Drawn here, without a browser, from what everybody may know; in the house's colours, shapes and letters. The fonts are those of
the built client, which come in parts by script.
"""

import io
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from math import cos, pi, sin

import msgspec
from PIL import Image, ImageDraw, ImageFont

SIZE = WIDTH, HEIGHT = 1200, 630
NIGHT, PANEL, FAINT, GOLD, BRIGHT, IVORY, DIM = (
    "#0d1024",
    "#161b3b",
    "#20264c",
    "#d9b76a",
    "#ffe6a3",
    "#f6ecd4",
    "#bdb8d2",
)
#: Letter, shape and colour of each seat, the same as on the screen (`web/src/lib/seats.ts`).
MARKS = (
    ("A", "circle", "#e69f00"),
    ("B", "square", "#56b4e9"),
    ("C", "triangle", "#00b383"),
    ("D", "diamond", "#cc79a7"),
    ("E", "hexagon", "#f0e442"),
    ("F", "star", "#f5f5f5"),
    ("G", "shield", "#ff8a4c"),
    ("H", "drop", "#7fb2ff"),
)
#: Which part of a font has a letter; what is in none of them is left out.
PARTS = (
    ("latin", ((0x20, 0xFF), (0x2013, 0x2014), (0x2018, 0x201E), (0x2026, 0x2026))),
    ("latin-ext", ((0x100, 0x2AF), (0x1E00, 0x1E9F))),
    ("vietnamese", ((0x1EA0, 0x1EF9),)),
    ("greek", ((0x370, 0x3FF),)),
    ("cyrillic", ((0x400, 0x45F), (0x490, 0x491))),
)
MARGIN = 60
TOP, BOTTOM = 196, 560
_FINE = 4  # marks are drawn so much larger first: their edges are smooth then


class Seat(msgspec.Struct, frozen=True):
    """A row of the card; ``standing`` None: the game has no such number."""

    seat: int
    name: str
    role: str
    standing: int | None
    won: bool


class Card(msgspec.Struct, frozen=True):
    title: str
    told: str
    seats: tuple[Seat, ...]


class Fonts:
    """The client's own fonts, by family and part; without a built client Pillow's."""

    def __init__(self, files: Iterable[tuple[str, bytes]]) -> None:
        self._files = dict(files)
        self.made = cache(self._made)

    def _made(self, family: str, part: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
        found = next(
            (self._files[name] for name in sorted(self._files) if f"/{family}-{part}-wght" in name),
            None,
        )
        if found is None:
            font = ImageFont.load_default(size)
            assert isinstance(font, ImageFont.FreeTypeFont)
            return font
        font = ImageFont.truetype(io.BytesIO(found), size)
        font.set_variation_by_axes([weight])
        return font


class Pen:
    """Writes on a picture, letter by letter from whichever part of a font has it."""

    def __init__(self, picture: Image.Image, fonts: Fonts) -> None:
        self.draw = ImageDraw.Draw(picture)
        self.fonts = fonts

    def write(
        self,
        at: tuple[float, float],
        text: str,
        size: int,
        colour: str,
        *,
        family: str = "alegreya",
        weight: int = 400,
        most: float = WIDTH,
    ) -> float:
        """From the left end of the base line on; shortened to ``most``. Where it ends."""
        x, y = at
        while self.length(text, size, family, weight) > most and len(text) > 1:
            text = text[:-2].rstrip() + "…"
        for part, letters in _runs(text):
            font = self.fonts.made(family, part, size, weight)
            self.draw.text((x, y), letters, colour, font, "ls", features=_figures(font))
            x += _length(font, letters)
        return x

    def length(self, text: str, size: int, family: str = "alegreya", weight: int = 400) -> float:
        runs = _runs(text)
        return sum(_length(self.fonts.made(family, part, size, weight), run) for part, run in runs)


def _figures(font: ImageFont.FreeTypeFont) -> list[str] | None:
    """Figures as high as capitals, where Pillow can choose them."""
    return ["lnum"] if font.layout_engine == ImageFont.Layout.RAQM else None


def _length(font: ImageFont.FreeTypeFont, text: str) -> float:
    return font.getlength(text, features=_figures(font))


def _runs(text: str) -> list[tuple[str, str]]:
    known = [(part, ch) for ch in text if (part := _part(ord(ch)))]
    return [
        (part, "".join(ch for _, ch in run)) for part, run in groupby(known, key=lambda one: one[0])
    ]


def _part(code: int) -> str:
    return next(
        (name for name, ranges in PARTS if any(low <= code <= high for low, high in ranges)), ""
    )


def draw(card: Card, fonts: Fonts) -> bytes:
    """The card as PNG."""
    picture = _ground()
    pen = Pen(picture, fonts)
    pen.draw.rectangle((18, 18, WIDTH - 19, HEIGHT - 19), outline=GOLD, width=2)
    wide = WIDTH - 2 * MARGIN
    pen.write((MARGIN, 104), card.title, 62, BRIGHT, family="cinzel", weight=700, most=wide)
    pen.write((MARGIN, 160), card.told, 36, IVORY, most=wide)
    height = min(90.0, (BOTTOM - TOP) / max(1, len(card.seats)))
    most = max([1, *(seat.standing or 0 for seat in card.seats)])
    for n, seat in enumerate(card.seats):
        _row(picture, pen, seat, TOP + n * height, height, most)
    name = "Hallows"
    end = WIDTH - MARGIN - pen.length(name, 30, "cinzel", 700)
    pen.write((end, HEIGHT - 36), name, 30, GOLD, family="cinzel", weight=700)
    told = io.BytesIO()
    picture.save(told, "PNG")
    return told.getvalue()


def _ground() -> Image.Image:
    """The night with its circles, as behind the front door."""
    picture = Image.new("RGB", SIZE, NIGHT)
    pen = ImageDraw.Draw(picture)
    for r in (260, 380, 520):
        pen.ellipse((WIDTH - r, -r, WIDTH + r, r), outline=FAINT, width=2)
        pen.ellipse((-r, HEIGHT - r, r, HEIGHT + r), outline=FAINT, width=2)
    return picture


def _row(picture: Image.Image, pen: Pen, seat: Seat, top: float, height: float, most: int) -> None:
    right, gap = WIDTH - MARGIN, height * 0.06
    box = (MARGIN - 12, top + gap, right + 12, top + height - gap)
    pen.draw.rounded_rectangle(box, 8, PANEL, GOLD if seat.won else None, 3)
    middle = top + height / 2
    radius = round(height * 0.3)
    mark = _mark(seat.seat, radius)
    picture.paste(mark, (MARGIN + 4, round(middle - mark.height / 2)), mark)
    letter, size = MARKS[seat.seat % len(MARKS)][0], round(radius * 1.05)
    at = MARGIN + 4 + mark.width / 2 - pen.length(letter, size, "cinzel", 900) / 2
    pen.write((at, middle + size * 0.36), letter, size, "#140d04", family="cinzel", weight=900)
    size = round(min(38, height * 0.46))
    x, base = MARGIN + mark.width + 26.0, middle + size * 0.32
    colour = BRIGHT if seat.won else IVORY
    x = pen.write((x, base), seat.name, size, colour, weight=700, most=360)
    pen.write((x + 20, base), seat.role, round(size * 0.85), DIM, most=760 - x)
    if seat.standing is None:
        return
    start, wide = 800.0, 260.0
    long = max(6.0, wide * seat.standing / most)
    bar = (start, middle - height * 0.12, start + long, middle + height * 0.12)
    pen.draw.rounded_rectangle(bar, 4, MARKS[seat.seat % len(MARKS)][2])
    number = str(seat.standing)
    pen.write(
        (right - pen.length(number, size, weight=700), base), number, size, colour, weight=700
    )


@cache
def _mark(seat: int, radius: int) -> Image.Image:
    """A seat's shape in its colour, with a dark ring."""
    _, shape, colour = MARKS[seat % len(MARKS)]
    r, side = radius * _FINE, round(radius * 3.1) * _FINE
    tile = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    pen = ImageDraw.Draw(tile)
    for grown, paint in ((1.16, "#ffffff"), (1.06, "#1a1206"), (0.94, colour)):
        corners = [(side / 2 + x * grown * r, side / 2 + y * grown * r) for x, y in _outline(shape)]
        pen.polygon(corners, fill=paint)
    small = side // _FINE
    return tile.resize((small, small), Image.Resampling.LANCZOS)


def _outline(shape: str) -> list[tuple[float, float]]:
    """About a circle of radius 1."""

    def corners(
        count: int, far: float, near: float = 0, turn: float = 0
    ) -> list[tuple[float, float]]:
        angles = [2 * pi * n / count + turn for n in range(count)]
        reach = [near if near and n % 2 else far for n in range(count)]
        return [(d * sin(a), -d * cos(a)) for a, d in zip(angles, reach, strict=True)]

    if shape == "shield":
        return [
            (-0.95, -0.95),
            (0.95, -0.95),
            (0.95, 0.1),
            (0.6, 0.7),
            (0, 1.15),
            (-0.6, 0.7),
            (-0.95, 0.1),
        ]
    if shape == "drop":
        return [(0, -1.25), *(point for point in corners(48, 0.95) if point[1] > -0.45)]
    return {
        "circle": corners(64, 1),
        "square": corners(4, 1.22, turn=pi / 4),
        "triangle": [(0, -1.14), (1.14, 0.84), (-1.14, 0.84)],
        "diamond": corners(4, 1.25),
        "hexagon": corners(6, 1.1),
        "star": corners(10, 1.25, 0.62),
    }[shape]
