"""Mountains: a lit left face, a right one in shade with hatches down its slope, a broken spine, snow on high ones."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass

from assets.workshop.runebound.chart.pen import INK, Pen, Point, poly


@dataclass(frozen=True)
class Rock:
    """The colours of a range: the lit face, the face in shade, and from which height on there is snow."""

    lit: str = "#e9ddca"
    shade: str = "#a28d7f"
    snow_from: float = 58.0


ROCK = Rock()
RANGES = {
    "frostspine": Rock("#e4e6e6", "#8f9cab", 44.0),
    "ember-pass": Rock("#e2c2ab", "#a0705c", 66.0),
    "black-spire": Rock("#8d8380", "#4e4648", 999.0),
    "dragons-stair": Rock("#e3d6c2", "#9d8672", 54.0),
    "mennaras-teeth": Rock("#ebe1d2", "#9f9188", 52.0),
}


def _edge(dice: random.Random, foot: Point, top: Point, steps: int, rough: float) -> list[Point]:
    """A broken slope from the foot up to the top."""
    out = [foot]
    for k in range(1, steps):
        t = k / steps
        out.append((foot[0] + (top[0] - foot[0]) * t + dice.uniform(-rough, rough),
                    foot[1] + (top[1] - foot[1]) * (t**1.08) + dice.uniform(-rough, rough)))
    return [*out, top]


def peak(pen: Pen, dice: random.Random, wide: float, high: float, rock: Rock = ROCK) -> str:
    """A mountain about 0, 0 (the middle of its foot)."""
    top = (dice.uniform(-0.05, 0.07) * wide, -high)
    rough = high * 0.022
    left = _edge(dice, (-wide * 0.52, 0), top, 6, rough)
    right = _edge(dice, (wide * 0.5, dice.uniform(-1, 2)), top, 6, rough)
    spine: list[Point] = [top]
    for k in range(1, 6):
        t = k / 5
        sway = (0.055 if k % 2 else -0.03) * wide
        spine.append((top[0] + sway + wide * 0.05 * t + dice.uniform(-1.5, 1.5), -high * (1 - t * 0.94)))
    out = pen.shape(poly([*left, *spine[1:], (-wide * 0.1, 2.5)]), rock.lit)
    out += pen.shape(poly([*right, *spine[1:], (wide * 0.2, 2.5)]), rock.shade)
    if high > rock.snow_from and not pen.pale:
        out += _snow(pen, dice, left, right, spine, high)
    out += _hatches(pen, dice, spine, wide, high)
    few = ""
    for k in range(3 if high > 46 else 1):
        t = 0.30 + 0.2 * k + dice.uniform(-0.06, 0.06)
        x, y = -wide * (0.06 + 0.27 * t) + top[0] * (1 - t), -high * (1 - t)
        few += f"M{x:.1f} {y:.1f}l{-high * 0.035:.1f} {high * 0.085:.1f}l{high * 0.02:.1f} {high * 0.055:.1f}"
    out += pen.line(few, 0.85, INK, 'opacity=".6"')
    out += pen.line(poly(spine[: 4 if high < 40 else 5], False), 1.0, INK, 'stroke-dasharray="11 2.4" opacity=".85"')
    out += pen.line(poly([*left, *reversed(right[1:-1])], False), 1.5, INK)
    return out


def _snow(pen: Pen, dice: random.Random, left: list[Point], right: list[Point], spine: list[Point],
    high: float) -> str:
    """Snow on the top quarter with a hem of tongues, bluish on the side in shade."""
    top, line = spine[0], -high * 0.74
    a = _at_height(left, line + dice.uniform(0, 5))
    b = _at_height(spine, line + high * 0.05)
    c = _at_height(right, line + dice.uniform(-2, 5))
    first = [a, ((a[0] * 2 + b[0]) / 3, line - high * 0.05), ((a[0] + b[0] * 2) / 3, line + high * 0.09), b]
    second = [b, ((b[0] * 2 + c[0]) / 3, line - high * 0.03), ((b[0] + c[0] * 2) / 3, line + high * 0.1), c]
    up_left = [p for p in left if p[1] < a[1]]
    up_right = [p for p in reversed(right) if p[1] < c[1]]
    out = pen.shape(poly([*up_left, *[p for p in spine if top[1] < p[1] < b[1]], *reversed(first)]), "#fbf8f0")
    down = [p for p in spine if top[1] < p[1] < b[1]]
    out += pen.shape(poly([top, *up_right[1:], c, *reversed(second[:-1]), *reversed(down)]), "#ccd5de")
    return out + pen.line(poly(first, False) + poly(second, False), 0.75, INK, 'opacity=".5"')


def _at_height(line: list[Point], y: float) -> Point:
    """Where a line passes a height."""
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        if min(ay, by) <= y <= max(ay, by) and ay != by:
            t = (y - ay) / (by - ay)
            return ax + (bx - ax) * t, y
    return line[-1]


def _hatches(pen: Pen, dice: random.Random, spine: list[Point], wide: float, high: float) -> str:
    """Lines from the spine down, parallel to the right slope, so that they end at the foot."""
    count = max(4, round(high / (4.4 if not pen.pale else 9)))
    slope = wide * 0.5 / high
    strokes, heavy = "", ""
    for k in range(count):
        t = 0.05 + 0.86 * (k + dice.uniform(-0.2, 0.2)) / count
        x, y = _at_height(spine, -high * (1 - t * 0.94))
        room = -y - 1.5
        drop = room * dice.uniform(0.45, 0.9) * (1 - 0.25 * t)
        if drop < 3:
            continue
        stroke = f"M{x + 1:.1f} {y + 0.8:.1f}l{drop * slope * 0.9:.1f} {drop:.1f}"
        if k % 2:
            strokes += stroke
        else:
            heavy += stroke
    return pen.line(strokes, 0.85, INK, 'opacity=".75"') + pen.line(heavy, 1.25, INK, 'opacity=".85"')
