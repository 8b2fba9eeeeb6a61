"""Small pictures as SVG, without a library: bars with intervals, a histogram, differences around nothing."""

from collections.abc import Mapping, Sequence
from html import escape

import msgspec

#: Of a picture, of the names on its left, and how far its bars lie apart.
WIDTH, LABEL, ROW = 640, 230, 22


class Bar(msgspec.Struct, frozen=True):
    """A share or a difference with its interval. ``strong``: it is sure, and stands out."""

    label: str
    value: float
    low: float
    high: float
    strong: bool = False


def shares(bars: Sequence[Bar], title: str, mark: float | None = None) -> str:
    """Shares from nothing to the largest; ``mark`` is what everybody's would be."""
    top = max([0.05, *(bar.high for bar in bars), mark or 0.0])
    return _rows(bars, title, 0.0, min(1.0, top * 1.05), mark)


def differences(bars: Sequence[Bar], title: str) -> str:
    """Differences to both sides of nothing."""
    far = max([0.05, *(max(abs(bar.low), abs(bar.high)) for bar in bars)])
    far = min(1.0, far * 1.05)
    return _rows(bars, title, -far, far, 0.0)


def _rows(bars: Sequence[Bar], title: str, left: float, right: float, mark: float | None) -> str:
    height = ROW * len(bars) + 26

    def x(value: float) -> float:
        inside = min(max(value, left), right)
        return LABEL + (inside - left) / (right - left) * (WIDTH - LABEL - 56)

    zero = x(max(left, 0.0))
    drawn = []
    for index, bar in enumerate(bars):
        y = 4 + index * ROW
        start, end = sorted((zero, x(bar.value)))
        tone = "sure" if bar.strong else "bar"
        drawn.append(
            f'<text x="{LABEL - 8}" y="{y + 14}" text-anchor="end">{escape(_short(bar.label))}</text>'
            f'<rect class="{tone}" x="{start:.1f}" y="{y + 3}" width="{max(1.0, end - start):.1f}" height="14"/>'
            f'<path class="whisker" d="M{x(bar.low):.1f} {y + 10}H{x(bar.high):.1f}'
            f'M{x(bar.low):.1f} {y + 6}v8M{x(bar.high):.1f} {y + 6}v8"/>'
            f'<text x="{WIDTH - 4}" y="{y + 14}" text-anchor="end">{_percent(bar.value, left < 0)}</text>'
        )
    base = ROW * len(bars) + 6
    axis = "".join(
        f'<text class="axis" x="{x(at):.1f}" y="{base + 14}" text-anchor="middle">{_percent(at, left < 0)}</text>'
        for at in (left, (left + right) / 2, right)
    )
    line = ""
    if mark is not None:
        line = f'<path class="mark" d="M{x(mark):.1f} 2V{base}"/>'
    return _svg(title, height, line + "".join(drawn) + axis)


def histogram(counts: Mapping[int, int], title: str, bins: int = 24) -> str:
    """How often each number was; neighbours share a bar where there are many."""
    if not counts:
        return ""
    least, most = min(counts), max(counts)
    size = max(1, -(-(most - least + 1) // bins))
    heights = [0] * ((most - least) // size + 1)
    for value, times in counts.items():
        heights[(value - least) // size] += times
    tallest = max(heights)
    wide = (WIDTH - 20) / len(heights)
    drawn = "".join(
        f'<rect class="bar" x="{10 + at * wide:.1f}" y="{120 - 110 * tall / tallest:.1f}" '
        f'width="{wide - 1:.1f}" height="{110 * tall / tallest:.1f}"><title>'
        f"{least + at * size}–{least + at * size + size - 1}: {tall}</title></rect>"
        for at, tall in enumerate(heights)
    )
    ends = ((10, "start", least), (WIDTH - 10, "end", most))
    axis = "".join(
        f'<text class="axis" x="{x}" y="136" text-anchor="{anchor}">{value}</text>'
        for x, anchor, value in ends
    )
    return _svg(title, 142, drawn + axis)


def _svg(title: str, height: int, inside: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )


def _short(label: str) -> str:
    return label if len(label) <= 34 else label[:33] + "…"


def _percent(value: float, signed: bool) -> str:
    return f"{value * 100:+.0f} %" if signed else f"{value * 100:.0f} %"
