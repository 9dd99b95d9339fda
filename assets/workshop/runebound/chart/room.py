"""Room: where a stamp may stand without hiding a site, a gem, a way, the shore or a name."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from assets.workshop.runebound.chart import labels
from assets.workshop.runebound.chart.land import to_shore
from assets.workshop.runebound.chart.survey import HEIGHT, WIDTH, board, centre
from assets.workshop.runebound.chart.ways import courses

GEM, SITE = 27.0, (54.0, 40.0)


@cache
def kept() -> NDArray[np.bool_]:
    """The pixels of the sheet at 100 % that no stamp may cover."""
    drawn = Image.new("L", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(drawn)
    for line, wide in courses():
        pen.line(line, fill=1, width=round(2 * wide * 0.8), joint="curve")
    for cell in board().gems:
        x, y = centre(cell)
        pen.ellipse((x - GEM, y - GEM, x + GEM, y + GEM), fill=1)
    for site in board().sites.values():
        x, y = centre(site.cell)
        pen.ellipse((x - SITE[0], y - SITE[1] - 8, x + SITE[0], y + SITE[1]), fill=1)
    for _, (left, top, right, foot) in labels.stamps():
        pen.rectangle((left - 2, top, right + 2, foot + 3), fill=1)
    for left, top, right, foot in labels.boxes():
        pen.rectangle((left + 2, top + 1, right - 2, foot - 1), fill=1)
    return np.asarray(drawn, bool)


def is_free(x: float, y: float, wide: float, high: float, inset: float = 0.8) -> bool:
    """Whether a stamp may stand with the middle of its foot at x, y: nothing that is to be seen lies below it."""
    half = wide * inset / 2
    left, right, top, foot = round(x - half), round(x + half), round(y - high), round(y + 2)
    if left < 0 or top < 0 or right >= WIDTH or foot >= HEIGHT:
        return False
    # the upper half of a stamp is narrower than its foot
    middle = (top + foot) // 2
    inner = round(half * 0.5)
    if kept()[middle : foot + 1, left : right + 1].any():
        return False
    if kept()[top : middle + 1, round(x) - inner : round(x) + inner + 1].any():
        return False
    return all(to_shore(px, y) < -7 for px in (x - half, x, x + half))


def spread(points: Iterable[tuple[float, float]], apart: float) -> list[tuple[float, float]]:
    """Those of the points that are so far from all before them."""
    out: list[tuple[float, float]] = []
    for point in points:
        if all(math.dist(point, other) >= apart for other in out):
            out.append(point)
    return out
