"""Walls of cut stone, arches, pillars, floors, stairs, vaults, gates, tombs and the mouths of caves."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from ..palette import DARK_STEEL, STONE, darker, lighter
from ..paths import box, ellipse, line, polygon, tube
from ..shapes import NO_SHADOW, Fog, Ridge, Shadow, Shape, drawn, flat, hollow, stroke

SOFT = Shadow(0.4, 6, 8, 6)


def joints(dice: random.Random, x: float, y: float, width: float, height: float, row: float) -> Ridge:
    """Return the mortar between courses of stone as one furrow."""
    pieces = []
    rows = max(1, round(height / row))
    for i in range(rows + 1):
        level = y + i * row
        pieces.append(f"M{x:.0f} {level:.0f} H{x + width:.0f}")
        column = x - dice.uniform(0, row)
        while column < x + width:
            column += row * dice.uniform(1.2, 2.3)
            pieces.append(f"M{column:.0f} {level:.0f} v{row:.0f}")
    return Ridge(" ".join(pieces), 5, -4)


def wall(dice: random.Random, x: float, y: float, width: float, height: float, colour: str = STONE, row: float = 34.0,
    fog: Fog | None = None, outline: str | None = None) -> Shape:
    """Return a wall of cut stone; `outline` gives it another shape than the box."""
    return Shape(outline or box(x, y, width, height), colour, bevel=18, swell=0.35, angle=6, grain=0.22, fog=fog,
        ridges=(joints(dice, x, y, width, height, row),), shadow=SOFT)


def gothic(x: float, foot: float, half: float, height: float) -> str:
    """Return the outline of a pointed opening that stands on `foot`."""
    spring = foot - height + half * 1.3
    return (
        f"M{x - half:.1f} {foot:.1f} V{spring:.1f} C{x - half:.1f} {spring - half * 0.72:.1f} {x - half * 0.45:.1f} "
        f"{spring - half * 1.1:.1f} {x:.1f} {foot - height:.1f} C{x + half * 0.45:.1f} {spring - half * 1.1:.1f} "
        f"{x + half:.1f} {spring - half * 0.72:.1f} {x + half:.1f} {spring:.1f} V{foot:.1f} Z"
    )


def rounded(x: float, foot: float, half: float, height: float) -> str:
    """Return the outline of a round-headed opening that stands on `foot`."""
    spring = foot - height + half
    return f"M{x - half:.1f} {foot:.1f} V{spring:.1f} a{half} {half} 0 0 1 {2 * half} 0 V{foot:.1f} Z"


def archway(x: float, foot: float, half: float, height: float, band: float = 26.0, colour: str = STONE,
    pointed: bool = True, fog: Fog | None = None) -> Shape:
    """Return the stone frame of an opening with its joints; the opening itself stays free."""
    form = gothic if pointed else rounded
    inner, outer = form(x, foot + 4, half, height), form(x, foot, half + band, height + band * (1.4 if pointed else 1))
    spring = foot - height + half * (1.3 if pointed else 1.0)
    cuts = [f"M{x + side * half} {y:.0f} h{side * band}" for side in (-1, 1)
        for y in range(round(spring), round(foot), round(band * 1.3))]
    for step in range(1, 8):
        a = math.pi * step / 8
        dx, dy = math.cos(a), -math.sin(a) * (1.25 if pointed else 1.0)
        cuts.append(f"M{x + dx * half * 0.86:.0f} {spring + dy * half * 0.86:.0f} "
                    f"L{x + dx * (half + band * 1.3):.0f} {spring + dy * (half + band * 1.3):.0f}")
    return Shape(hollow(f"{outer} {inner}"), colour, bevel=band * 0.4, angle=36, grain=0.2, fog=fog,
        ridges=(Ridge(" ".join(cuts), 5, -4),), shadow=SOFT)


def pillar(x: float, foot: float, top: float, half: float, colour: str = STONE, fog: Fog | None = None,
    flutes: int = 0) -> list[Shape]:
    """Return a round pillar with base and capital between `top` and `foot`."""
    lines = tuple(Ridge(f"M{x + half * u:.1f} {top} V{foot}", half * 0.16, -half * 0.1)
        for u in [(-0.75 + 1.5 * k / max(flutes - 1, 1)) for k in range(flutes)])
    drums = Ridge(" ".join(f"M{x - half} {y:.0f} h{half * 2}" for y in range(round(top), round(foot), round(half * 3))),
        4, -3)
    out = [Shape(box(x - half, top, half * 2, foot - top), colour, bevel=half, angle=88, grain=0.16, fog=fog,
        ridges=(*lines, drums), shadow=SOFT)]
    for y, reach, thick in ((foot - half * 0.4, 1.5, 0.44), (foot - half * 0.8, 1.25, 0.42), (top, 1.25, 0.36),
        (top - half * 0.4, 1.6, 0.44)):
        out.append(Shape(box(x - half * reach, y, half * reach * 2, half * thick), lighter(colour, 0.08),
            bevel=half * 0.2, angle=4, grain=0.16, fog=fog, shadow=Shadow(0.3, 3, 4, 3)))
    return out


def broken_pillar(dice: random.Random, x: float, foot: float, height: float, half: float, colour: str = STONE,
    fog: Fog | None = None) -> list[Shape]:
    """Return the stump of a pillar with a ragged top."""
    top = foot - height
    rim = [x - half, top + dice.uniform(0, 18), x - half * 0.4, top - dice.uniform(0, 14), x, top + dice.uniform(4, 16),
        x + half * 0.5, top - dice.uniform(-8, 8), x + half, top + dice.uniform(10, 30)]
    drums = Ridge(" ".join(f"M{x - half} {y:.0f} h{half * 2}" for y in range(round(top), round(foot), round(half * 2))),
        5, -4)
    return [Shape(polygon(x - half, foot, *rim, x + half, foot), colour, bevel=half, angle=86, grain=0.25, fog=fog,
        ridges=(drums,), shadow=SOFT), Shape(box(x - half * 1.4, foot - half * 0.6, half * 2.8, half * 0.7), colour,
        bevel=half * 0.24, angle=4, grain=0.2, fog=fog)]


def floor(top: float, bottom: float, width: float = 1360.0, colour: str = "#8f8878", middle: float = 680.0,
    tile: float = 120.0, fog: Fog | None = None) -> Shape:
    """Return a floor of slabs that runs away from the eye towards `middle`."""
    pieces = []
    for i in range(-16, 17):
        near = middle + i * tile * 1.7
        far = middle + i * tile * 0.62
        pieces.append(f"M{far:.0f} {top} L{near:.0f} {bottom}")
    rows = 6
    for i in range(1, rows):
        y = top + (bottom - top) * (i / rows) ** 1.7
        pieces.append(f"M-20 {y:.0f} H{width + 20}")
    return Shape(box(-20, top, width + 40, bottom - top + 20), colour, bevel=20, swell=0, angle=3, grain=0.16, fog=fog,
        contour=0.6, shadow=NO_SHADOW, ridges=(Ridge(" ".join(pieces), 4, -3),))


def stair(x: float, foot: float, width: float, steps: int, rise: float, narrow: float = 0.93, shift: float = 0.0,
    colour: str = STONE, fog: Fog | None = None) -> list[Shape]:
    """Return steps that climb away from the eye, the lowest standing on `foot`.

    Each step is `narrow` times as wide as the one below and moved by `shift`.
    """
    risers = []
    y, half, middle = foot, width / 2, x
    for _ in range(steps):
        tread = rise * 0.55
        risers.append(Shape(box(middle - half, y - rise, half * 2, rise), darker(colour, 0.12), bevel=3, angle=86,
            grain=0.2, fog=fog, shadow=NO_SHADOW))
        inner, across = half * narrow, middle + shift
        risers.append(Shape(polygon(middle - half, y - rise, across - inner, y - rise - tread, across + inner,
            y - rise - tread, middle + half, y - rise), lighter(colour, 0.2), bevel=3, angle=2, grain=0.2, fog=fog,
            shadow=NO_SHADOW))
        y, half, middle, rise = y - rise - tread, inner, across, rise * narrow
    return risers


def portcullis(x: float, foot: float, half: float, height: float, bars: int = 7,
    colour: str = "#4a4038") -> list[Shape]:
    """Return an iron grate with spikes; its upper rim is level."""
    top = foot - height
    step = half * 2 / (bars - 1)
    upright = " ".join(f"M{x - half + i * step - 4:.1f} {top} h8 V{foot - 12} l-4 14 l-4 -14 Z" for i in range(bars))
    across = " ".join(box(x - half - 4, top + 18 + i * step * 1.1, half * 2 + 8, 7)
        for i in range(int((height - 34) / (step * 1.1)) + 1))
    return [Shape(upright, colour, bevel=4, angle=86, shadow=Shadow(0.5, 5, 6, 3)),
        Shape(across, lighter(colour, 0.12), bevel=3, angle=4, shadow=Shadow(0.4, 3, 4, 2))]


def gravestone(height: float = 90.0, colour: str = "#8a9090", cross: bool = True) -> list[Shape]:
    """Return a headstone with its foot at 0, 0."""
    h = height
    stone = f"M{-h * 0.3} 0 V{-h * 0.66} C{-h * 0.3} {-h * 1.06} {h * 0.3} {-h * 1.06} {h * 0.3} {-h * 0.66} V0 Z"
    mark = f"M0 {-h * 0.76} V{-h * 0.36} M{-h * 0.13} {-h * 0.62} H{h * 0.13}" if cross else (
        " ".join(f"M{-h * 0.16} {-h * k} H{h * 0.16}" for k in (0.66, 0.52, 0.38)))
    return [Shape(stone, colour, bevel=h * 0.16, angle=78, grain=0.3), drawn(mark, h * 0.05, darker(colour, 0.6))]


def sarcophagus(width: float = 240.0, height: float = 96.0, colour: str = "#949a92", ajar: float = 0.0) -> list[Shape]:
    """Return a stone coffin with panels; its foot is y = 0. `ajar` turns its lid."""
    w, h = width / 2, height
    panels = Ridge(" ".join(box(-w * 0.84 + i * w * 0.58, -h * 0.56, w * 0.46, h * 0.4) for i in range(3)), 6, -5)
    lid = polygon(-w * 1.06, -h * 0.72, -w * 0.86, -h, w * 0.86, -h, w * 1.06, -h * 0.72)
    turned = f'<path d="{lid}" transform="rotate({ajar} {w} {-h * 0.7:.1f})"/>'
    dark = [flat(box(-w * 0.9, -h * 0.84, w * 1.7, h * 0.18), "#14100d", tone=0.2)] if ajar else []
    return [*dark, Shape(box(-w, -h * 0.72, width, h * 0.72), colour, bevel=9, angle=84, grain=0.25, ridges=(panels,)),
        Shape(box(-w * 1.05, -h * 0.1, width * 1.05, h * 0.1), darker(colour, 0.1), bevel=4, angle=4),
        Shape(turned, lighter(colour, 0.1), bevel=10, angle=12, grain=0.25)]


def cave(dice: random.Random, opening: tuple[float, float, float, float], colour: str = "#54504c",
    fog: Fog | None = None, width: float = 1360.0, height: float = 600.0, rough: float = 26.0) -> Shape:
    """Return rock over the whole picture with a ragged hole: centre x, y and radii of `opening`."""
    x, y, rx, ry = opening
    rim = []
    for i in range(44):
        a = 2 * math.pi * i / 44
        k = 1 + 0.05 * math.sin(3 * a + x) + (0.05 if i % 2 else -0.03)
        rim += [x + rx * k * math.cos(a) + dice.uniform(-rough, rough) * 0.6,
            y + ry * k * math.sin(a) + dice.uniform(-rough, rough) * 0.6]
    seams = []
    for i in range(30):
        a = 2 * math.pi * i / 30 + dice.uniform(-0.08, 0.08)
        start, end = dice.uniform(1.05, 1.2), dice.uniform(1.4, 2.0)
        bend = a + dice.uniform(-0.1, 0.1)
        seams.append(f"M{x + rx * start * math.cos(a):.0f} {y + ry * start * math.sin(a):.0f} "
                     f"L{x + rx * end * math.cos(bend):.0f} {y + ry * end * math.sin(bend):.0f}")
    outer = box(-40, -40, width + 80, height + 80)
    return Shape(hollow(f"{outer} {polygon(*rim)}"), colour, bevel=70, angle=60, grain=0.5, fog=fog,
        ridges=(Ridge(" ".join(seams), 12, -9),), shadow=Shadow(0.45, 10, 14, 12))


def spikes(dice: random.Random, left: float, right: float, y: float, count: int, length: float, colour: str = "#5d5852",
    fog: Fog | None = None, up: bool = False) -> list[Shape]:
    """Return hanging (or, `up`, standing) spikes of dripstone between `left` and `right`."""
    out = []
    for i in range(count):
        x = left + (right - left) * (i + dice.uniform(0.2, 0.8)) / count
        long = length * dice.uniform(0.45, 1.0)
        half = long * dice.uniform(0.14, 0.22)
        tip = y - long if up else y + long
        root = y + 20 if up else y - 20
        out.append(Shape(polygon(x - half, root, x - half * 0.5, (y + tip) / 2, x, tip, x + half * 0.55, (y + tip) / 2,
            x + half, root), colour, bevel=half, angle=70, grain=0.35, fog=fog, shadow=Shadow(0.3, 6, 5, 5)))
    return out


def chain(x: float, top: float, foot: float, size: float = 1.0, colour: str = DARK_STEEL) -> list[Shape]:
    """Return a hanging chain."""
    links = []
    y, turn = top, 0
    while y < foot:
        rx, ry = (6 * size, 10 * size) if turn % 2 == 0 else (2.6 * size, 10 * size)
        links.append(ellipse(x, y + ry, rx, ry))
        y += ry * 1.55
        turn += 1
    return [Shape(stroke(" ".join(links), 3.4 * size), colour, bevel=1.8 * size, angle=40, shadow=Shadow(0.3, 3, 3, 2))]


def cracks(*runs: tuple[float, ...], width: float = 3.0) -> list[Shape]:
    """Return dark cracks along the given runs of points."""
    return [drawn(line(*run), width, "#2c2620") for run in runs]


def ivy(dice: random.Random, path: tuple[float, ...], colour: str = "#5d7a3c", size: float = 9.0) -> list[Shape]:
    """Return a tendril along the points with leaves on both sides."""
    leaves = []
    points = [(path[i], path[i + 1]) for i in range(0, len(path) - 1, 2)]
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(2, int(math.hypot(bx - ax, by - ay) / (size * 1.1)))
        for k in range(count):
            t = k / count
            x, y = ax + (bx - ax) * t + dice.uniform(-size, size), ay + (by - ay) * t + dice.uniform(-size, size)
            s = size * dice.uniform(0.7, 1.2)
            leaves.append(polygon(x - s, y, x - s * 0.3, y - s * 0.8, x, y - s * 0.3, x + s * 0.6, y - s * 0.8, x + s,
                y,
                x, y + s))
    stem = tube(*(v for px, py in points for v in (px, py, 4)))
    return [Shape(stem, "#5a4a30", bevel=2, angle=70), Shape(" ".join(leaves), colour, bevel=5, angle=30, contour=0.7,
        shadow=Shadow(0.35, 3, 4, 2))]
