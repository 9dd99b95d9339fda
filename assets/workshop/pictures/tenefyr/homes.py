"""The grounds behind the heroes: what each has come from, 400 x 400 units, pale and plain round the head."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Fog, Ridge, Shape, drawn, flat, mist, placed, stroke
from assets.workshop.engraving.kit.books import shelves
from assets.workshop.engraving.kit.houses import tower
from assets.workshop.engraving.kit.nature import foliage, trunk
from assets.workshop.engraving.kit.stonework import wall
from assets.workshop.engraving.kit.works import cog
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube
from assets.workshop.pictures.tenefyr.country import AIR, firs, peak, puffs, ridge

EDGE = 400


def snows() -> list[Shape]:
    """Return peaks, firs and falling snow."""
    dice = random.Random(2)
    flakes = " ".join(ellipse(dice.uniform(0, 400), dice.uniform(0, 330), dice.uniform(1.6, 3.6)) for _ in range(70))
    return [*peak(dice, 70, 60, 330, 150, fog=0.25), *peak(dice, 350, 90, 330, 130, fog=0.25), *peak(dice, 210, 150,
        340,
        150, fog=0.15), ridge(EDGE, 420, ((0, 300), (130, 280), (270, 292), (400, 270)), "#f1efe6", 0.1, 6, 3, 24, 0.5),
        *firs(dice, [(26, 306, 70), (60, 312, 52), (372, 300, 74), (340, 306, 50)], ("#6f8f78", "#5f8070")),
        flat(flakes, "#ffffff", ink=0, tone=1.8, contour=0.3)]


def fair() -> list[Shape]:
    """Return bunting over a striped tent."""
    stripes = [Shape(polygon(-40 + k * 60, 420, 20 + k * 60, 420, 200, 40), ("#e0795a", "#fbf0d6")[k % 2], bevel=10,
        angle=84, grain=0.04, contour=0.6, fog=Fog(AIR, 0.3), shadow=NO_SHADOW) for k in range(8)]
    flags = []
    for (x0, y0, x1, y1, sag) in ((-10, 60, 210, 24, 34), (190, 24, 410, 66, 34)):
        for k in range(7):
            u = (k + 0.5) / 7
            x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + sag * 4 * u * (1 - u)
            flags.append(Shape(polygon(x - 13, y, x + 13, y, x, y + 30), ("#c1452f", "#2f6f8f", "#e8b23a", "#7f9f3c",
                "#6f4a7e")[k % 5], bevel=4, angle=30, contour=0.8, grain=0.03))
        flags.append(drawn(line(x0, y0, (x0 + x1) / 2, (y0 + y1) / 2 + sag, x1, y1), 3, "#5a3a22"))
    return [*stripes, *flags]


def church() -> list[Shape]:
    """Return a lime-washed wall with two windows of coloured glass."""
    out = [wall(random.Random(4), -20, -20, 440, 460, "#e6dcc4", 46, Fog(AIR, 0.4))]
    for x in (62, 338):
        arch = f"M{x - 52} 330 V120 C{x - 52} 60 {x - 22} 34 {x} 14 C{x + 22} 34 {x + 52} 60 {x + 52} 120 V330 Z"
        out.append(flat(arch, "#fff3c4", ink=0.1, tone=1.5, contour=1.2))
        for k in range(8):
            cx, cy = x - 25 + 50 * (k % 2), 100 + 62 * (k // 2)
            out.append(flat(polygon(cx, cy - 29, cx + 22, cy, cx, cy + 29, cx - 22, cy), ("#c1452f", "#2f6f8f",
                "#e8b23a", "#7f9f3c")[(k * 3) % 4], opacity=0.85, ink=0.2, contour=0.9, tone=1.25))
        out.append(Shape(stroke(arch, 9), "#a9a08c", bevel=4, angle=40, contour=0.8))
    return out


def roofs() -> list[Shape]:
    """Return roofs under a great moon."""
    out = [flat(ellipse(300, 92, 66), "#fff6d8", ink=0, tone=1.7, contour=0.8), flat(ellipse(300, 92, 100), "#fff2c4",
        ink=0, tone=1.4, opacity=0.5, feather=36)]
    stars = " ".join(ellipse(x, y, 2.4) for x, y in ((40, 40), (96, 84), (150, 30), (28, 130), (206, 54), (380, 190),
        (360, 24)))
    out.append(flat(stars, "#fff6d8", ink=0, tone=1.8, contour=0))
    for x, top, half, colour in ((10, 190, 90, "#6a6488"), (390, 210, 90, "#5f5a80"), (200, 240, 120, "#77709a")):
        tiles = Ridge(" ".join(f"M{x - half} {top + k * 22} H{x + half}" for k in range(1, 10)), 5, -4)
        out.append(Shape(polygon(x - half, 420, x - half, top + 90, x, top, x + half, top + 90, x + half, 420), colour,
            bevel=12, angle=84, grain=0.06, ridges=(tiles,), fog=Fog("#c8c4e0", 0.2)))
    return [*out, *placed([Shape(box(-14, -60, 28, 70), "#8a6a78", bevel=6, angle=6), Shape(box(-19, -66, 38, 12),
        "#9a7a86", bevel=4)], 60, 230), *[flat(box(x, y, 20, 24), "#ffd873", ink=0, tone=1.6, contour=0.9) for x, y in
        ((14, 300), (356, 320))]]


def upper_woods() -> list[Shape]:
    """Return trunks and leaves in green light."""
    dice = random.Random(6)
    out: list[Shape] = []
    for x, width, veil in ((150, 22, 0.6), (262, 24, 0.6), (90, 30, 0.45), (330, 30, 0.45)):
        out += trunk(dice, x, 400, width, "#8a9a78", dice.uniform(-10, 10), Fog("#e6ecc8", veil), 0.6, 2)
    for x, width in ((24, 54), (384, 58)):
        out += trunk(dice, x, 420, width, "#8a7656", 0, None, 0.9, 2)
    for x, y, rx, ry in ((20, 20, 110, 56), (140, -4, 100, 44), (280, 0, 110, 46), (392, 26, 90, 60), (200, 16, 90,
        34)):
        out += foliage(dice, x, y, rx, ry, dice.choice(("#7fa84a", "#8fb858", "#6f9a44")))
    return [*out, mist(polygon(120, -20, 240, -20, 330, 420, 140, 420), "#fbf6cc", 0.35, 34)]


def study() -> list[Shape]:
    """Return shelves of books."""
    return [*placed(shelves(random.Random(8), 420, 430, 4, "#a9794a", Fog(AIR, 0.28)), -10, 424)]


def ramparts() -> list[Shape]:
    """Return a white keep with banners before a clear morning."""
    out: list[Shape] = [*puffs(70, 120, 130, 4), *puffs(330, 90, 120, 4, seed=3)]
    stone = "#d6d0c8"
    out += tower(44, 420, 38, 270, stone, "#6f7fa8", Fog(AIR, 0.2), 0)
    out += tower(360, 420, 40, 300, stone, "#6f7fa8", Fog(AIR, 0.2), 0)
    merlons = "M-20 250 V214 H14 V232 H44 V214 H84 V232 H116 V214 H156 V232 H190 V214 H230 V232 H262 V214 H300 V232 " \
        "H334 V214 H374 V232 H420 V430 H-20 Z"
    out.append(Shape(merlons, stone, bevel=8, angle=6, grain=0.06, fog=Fog(AIR, 0.12),
        ridges=(Ridge("M-20 270 H420 M-20 "
        "310 H420 M-20 350 H420 M40 250 v20 M120 270 v40 M300 270 v40 M340 250 v20 M60 310 v40", 4, -3),)))
    for x, tint in ((104, "#2f6f8f"), (296, "#c1452f")):
        out += [Shape(box(x - 2, 120, 5, 100), "#7a5636", bevel=2), Shape(loop(x + 3, 124, x + 34, 118, x + 54, 130,
        x + 52,
            166, x + 30, 158, x + 3, 168), tint, bevel=8, angle=20, grain=0.04)]
    return out


def tinkers_cart() -> list[Shape]:
    """Return the planks of a wagon hung with pots, spoons and cogs."""
    planks = [Shape(box(-10 + k * 60, -10, 58, 430), ("#c98a52", "#bf7f48", "#d2955c")[k % 3], bevel=6, angle=86,
        grain=0.12, fog=Fog(AIR, 0.25)) for k in range(7)]
    rail = [Shape(box(-10, 44, 420, 14), "#8a5a30", bevel=5, angle=4), *[s for x in (40, 96, 310, 366) for s in (drawn(
        line(x, 50, x, 84), 3, "#4a3424"),)]]
    pan = [Shape(ellipse(0, 40, 34, 38), "#8d949a", bevel=20, angle=40, shine=0.5), Shape(box(-5, -4, 10, 16),
        "#6d747a", bevel=3), flat(ellipse(0, 42, 22, 25), "#5d646c", tone=0.7, contour=0.8)]
    pot = [Shape(loop(-30, 0, -36, 40, -22, 66, 22, 66, 36, 40, 30, 0), "#b9703c", bevel=20, angle=60, shine=0.5),
        Shape(ellipse(0, 2, 32, 9), "#8a4f28", bevel=4)]
    spoon = [Shape(ellipse(0, 66, 15, 22), "#c9a25a", bevel=9, angle=30, shine=0.5), Shape(box(-4, 0, 8, 48), "#c9a25a",
        bevel=3)]
    return [*planks, *rail, *placed(pan, 40, 82), *placed(spoon, 96, 80), *placed(spoon, 310, 80, 0.9, 6),
        *placed(pot, 366, 86), *placed(cog(52, 11, "#a98a4a"), 30, 250), *placed(cog(38, 9, "#8d949a"), 372, 262, 1.0,
        14), Shape(tube(0, 340, 6, 20, 330, 6, 40, 346, 6, 60, 330, 6), "#8d949a", bevel=3)]
