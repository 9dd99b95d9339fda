"""The bare land round the survey: what its ranges, hills and woods run on into, in pale ink without a wash."""

from __future__ import annotations

import math
import random

from assets.workshop.runebound.chart import hills, peaks, trees
from assets.workshop.runebound.chart.furniture import CARTOUCHE
from assets.workshop.runebound.chart.land import class_at, to_shore
from assets.workshop.runebound.chart.pen import Pen, away, put
from assets.workshop.runebound.chart.survey import HEIGHT, WIDTH, board, centre
from assets.workshop.runebound.chart.ways import rivers

EDGE = 62
"""How far stamps keep from the edge of the sheet."""
KIN = {"mountain": "mountain", "hills": "hills", "forest": "forest", "plains": "", "city": "", "water": ""}


def _kind(dice: random.Random, x: float, y: float) -> str:
    """What stands at a point: as the nearest hex has it, thinning out with the distance."""
    near = sorted(board(), key=lambda cell: math.dist(centre(cell), (x, y)))[:3]
    cell = dice.choice(near)
    far = max(0.0, math.dist(centre(near[0]), (x, y)) - 80)
    kind = KIN[board().terrain(cell)]
    if x > 2000 and far > 60 and dice.random() < 0.3:
        kind = dice.choice(("mountain", "hills", "hills"))
    if x < 420 and y < 900 and not kind and dice.random() < 0.4:
        kind = "hills"
    if kind == "forest":
        return kind if dice.random() < 1.1 - far / 260 else ""
    return kind if dice.random() < 0.95 - far / 620 else ""


def beyond(pen: Pen) -> str:
    """All of it, sorted by foot."""
    dice = random.Random(3)
    found: list[tuple[float, str]] = []
    y = EDGE + 30.0
    while y < HEIGHT - EDGE + 10:
        x = EDGE + dice.uniform(0, 30)
        while x < WIDTH - EDGE:
            px, py = x + dice.uniform(-9, 9), y + dice.uniform(-7, 7)
            x += 33
            if class_at(px, py - 4) != "bare" or to_shore(px - 20, py) > -16 or to_shore(px + 20, py) > -16:
                continue
            if abs(px - CARTOUCHE[0]) < 205 and -165 < py - CARTOUCHE[1] < 235:
                continue
            if px > 2040 and min(away((px, py - d), rivers()[2]) for d in (0, 18, 36)) < 30:
                continue
            if px < 430 and min(away((px, py - d), rivers()[0]) for d in (0, 18, 36)) < 24:
                continue
            kind = _kind(dice, px, py)
            # what stands below the survey must not hide it
            room = min(math.hypot((px - a) / 1.0, max(0.0, py - b) / 1.0) for a, b in map(centre, board()))
            tall = 88 if room > 170 else max(20.0, room - 74)
            tall = min(tall, py - EDGE)
            if kind == "mountain" and tall > 30:
                high = min(tall, dice.uniform(46, 88))
                found.append((py, put(peaks.peak(pen, dice, high * 0.8, high), px, py)))
            elif kind == "hills" and tall > 22:
                wide = min(tall * 1.7, dice.uniform(42, 78))
                found.append((py, put(hills.mound(pen, dice, wide), px, py)))
            elif kind == "forest":
                for dx, dy in ((-8, 0), (9, 4), (0, -9)):
                    high = min(tall, dice.uniform(22, 31))
                    if high > 18:
                        found.append((py + dy, put(trees.fir(pen, dice, high), px + dx, py + dy)))
        y += 25
    return "".join(markup for _, markup in sorted(found, key=lambda one: one[0]))
