"""The vignettes of the Heights: ice, labyrinth, terraces, necropolis, serpent citadel."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import NO_SHADOW, Fog, Part, Shadow, Shape, Sky, changed, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.nature import mountain
from assets.workshop.engraving.kit.remains import crow
from assets.workshop.engraving.kit.stonework import gravestone, rounded, spikes
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, polygon, tube
from assets.workshop.heroica.things.piece import cut, mark, metal
from assets.workshop.pictures.heroica import toys
from assets.workshop.pictures.heroica.vignettes import (
    HIGH,
    NOONDAY,
    WIDE,
    clouds,
    firs,
    ground,
    haze,
    pit,
    recipes,
    stones,
    tufts,
    vignette,
    wall,
)

PEAKS = Fog("#dfe6ea", 0.12)


def _ice(dice: random.Random) -> Part:
    """A wall of clear ice, a crowned penguin waiting behind it."""
    blocks = [flat(polygon(x, y, x + w, y - 3, x + w - 2, y + h, x + 2, y + h + 3), "#bfe4f4", tone=1.3, ink=0.25,
        opacity=0.5, contour=0.9)
        for x, y, w, h in ((150, 92, 84, 96), (238, 88, 84, 100), (326, 90, 84, 98), (414, 92, 80, 96), (130, 190, 92,
        96), (226, 190, 96, 98),
        (326, 190, 92, 98), (422, 190, 90, 96), (110, 290, 104, 74), (218, 290, 100, 74), (322, 290, 104, 74), (430,
        290, 100, 74))]
    joints = drawn("M150 92 H494 M130 190 H512 M110 290 H530 M236 92 V190 M324 92 V190 M412 92 V190 M224 190 V290 M324 "
        "190 V290 M420 190 V290 M216 290 V366 M320 290 V366 M428 290 V366", 3, "#5f9cc4", opacity=0.7, contour=0)
    gleams = [flat(polygon(x, y, x + 14, y - 4, x - 26, y + 66, x - 36, y + 66), "#ffffff", tone=2, ink=0,
        opacity=0.6) for x, y in ((210, 100),
        (300, 204), (396, 104), (486, 206), (190, 300))]
    cliffs = [Shape(polygon(-20, 420, -20, 40, 70, 20, 120, 90, 156, 200, 140, 420), "#a8c4dc", bevel=26, angle=60,
        grain=0.4), Shape(polygon(660,
        420, 660, 30, 590, 14, 528, 90, 494, 210, 522, 420), "#a8c4dc", bevel=26, angle=60, grain=0.4)]
    return [*[s for x, top in ((200, 30), (360, 10), (500, 40)) for s in mountain(dice, x, top, 190, PEAKS, "#9aa8ba")],
        ground([(-20, 196), (320,
        180), (660, 196)], "#b8d4e4"), *blocks, *placed(changed(toys.penguin(), opacity=0.72), 322, 352, 1.34), joints,
        *gleams, *cliffs, *spikes(dice,
        20, 140, 92, 5, 60,
        "#bfe4f4"), *spikes(dice, 510, 630, 96, 5, 60, "#bfe4f4"), ground([(-20, 366), (200, 360), (440, 362), (660,
        366)], "#dce8ee"), *stones(
        dice, 376, 6, "#cfdce4"), drawn(" ".join(f"M{x} {y} l7 -5 m4 12 l7 -5" for x, y in ((120, 390), (170, 384),
        (220, 390), (270, 386))), 5,
        "#a8bcc8")]


MAZE = ("##################", "#......#.........#", "#.####.#.#####.#.#", "#.#....#.....#.#.#", "#.#.########.#.#.#",
    "#.#........#.#...#",
    "#.########.#.###.#", "#..........#.....#", "##################")  # fmt: skip


def _maze(dice: random.Random) -> Part:
    """A maze from above, something white in one corridor."""
    out: list[Shape] = [flat(box(-20, -20, WIDE + 40, HIGH + 40), "#a58fa0", tone=0.9, ink=0.4)]
    for line, squares in enumerate(MAZE):
        size = 30 + line * 3.4
        top = 6 + sum(26 + k * 3.0 for k in range(line))
        left = WIDE / 2 - 9 * size
        for column, kind in enumerate(squares):
            x = left + column * size
            if kind == "#":
                out += [Shape(box(x - 0.5, top - 14, size + 1, 28 + line * 3), "#c8a88a", bevel=4, angle=4, grain=0.2,
                    contour=0.8,
                    shadow=Shadow(0.5, 8, 10, 5)), Shape(box(x - 0.5, top + 12 + line * 3, size + 1, 16 + line),
                    "#b06a4c", bevel=2, angle=86,
                    contour=0.7, shadow=NO_SHADOW)]
            elif dice.random() < 0.3:
                out.append(mark(ellipse(x + size / 2, top + 16, 2.4), "#e8d8b8", 1.2))
        if line == 5:
            out += placed(toys.beast(), 250, top + 30, 0.62)
        if line == 7:
            out += [drawn(f"M{left + 60} {top + 24} q60 -10 120 2 t110 -2", 4, "#c8322c")]
    return out


def _terraces(dice: random.Random) -> Part:
    """A hill of terraces, a giant carrying a house."""
    steps: list[Shape] = []
    for k in range(6):
        half, y = 130 + k * 62, 130 + k * 48
        left, right, near = 320 - half, 320 + half, half * 0.8
        top = f"M{left} {y + 52} Q{left} {y} {320 - near} {y} H{320 + near} Q{right} {y} {right} {y + 52} Z"
        steps += [Shape(top, "#a8b06a" if k % 2 else "#b8a878", bevel=9, angle=5, grain=0.2),
            wall(dice, left, y + 30, half * 2, 20, "#a39a84", 11)]
    huts = [s for x, y, size in ((190, 238, 0.7), (470, 290, 0.9), (128, 340, 1.0)) for s in placed([cut(box(-26, -30,
        52, 30), "#d8c8a0", 5, 6),
        cut(polygon(-34, -28, 0, -58, 34, -28), "#8a6a48", 6, 70), mark(box(-7, -20, 14, 20), "#4a3020", 0.5)], x, y,
        size)]
    return [*clouds(dice, (120, 110), (540, 90), (330, 60)), *[s for x, top in ((90, 70), (560,
        60)) for s in mountain(dice, x, top, 240, PEAKS,
        "#9aa4b4")], *steps, *huts, *placed(toys.giant(), 330, 318, 1.14), *stones(dice, 340, 8, "#a39a86"),
        *placed(toys.banner_pole(90,
        "#3f78a8"), 566, 392), *tufts(dice, 360, 8, "#7d8f52")]


def _graves(dice: random.Random) -> Part:
    """Straight rows of graves, one tomb bricked up."""
    rows = [placed(gravestone(90, "#a8b0b0", cross=(k + line) % 3 == 0), 320 + (k - 3.5) * (50 + line * 30),
        236 + line * 46, 0.4 + line * 0.2)
        for line in range(4) for k in range(8) if not (2 <= k <= 5 and line < 3)]
    tomb = [cut(box(-112, -150, 224, 150), "#98a0a4", 10, 6, grain=0.25), cut(polygon(-130, -146, 0, -204, 130, -146),
        "#7d868c", 8, 20,
        grain=0.2), *[cut(box(x, -142, 24, 142), "#b4bcbc", 8, 86) for x in (-100, 76)], pit(rounded(0, 0, 54, 120),
        "#4a4448", 0.4)]
    bricks = [cut(box(x + (14 if line % 2 else 0), -21 * (line + 1), 27, 20), "#b8604a", 4,
        4) for line in range(5) for x in (-54, -26, 2, 24 if
        line % 2 == 0 else 10)]
    return [*moon(540, 74, 40), *firs(dice, 206, "#4a5a5a", 16, 100, Fog("#7a88a0", 0.3)), ground([(-20, 214), (320,
        204), (660, 214)], "#8a9478"),
        *placed([*tomb, *bricks, toys.star(0, -170, 14, "#4a4448")], 320, 322, 0.92),
        *[s for part in rows for s in part], flat(polygon(282, 324,
        358, 324, 420, 420, 220, 420), "#c8bca0", tone=1, ink=0.6, opacity=0.8, feather=8), *placed(crow(0.6), 352,
        132), haze(240, "#b8c0cc",
        0.35)]


def _citadel(dice: random.Random) -> Part:
    """A citadel like a sleeping snake, seen from the air."""
    stone = "#9aae84"
    out: list[Shape] = [*clouds(dice, (80, 40), (560, 50)), ground([(-20, 90), (320, 70), (660, 90)], "#cfae74"),
        Shape(ellipse(320, 252, 292, 136),
        "#b89a66", bevel=14, swell=0.4, angle=4, grain=0.3)]
    points = []
    for k in range(132):
        turn, share = k * 0.145, k / 131
        reach = 256 * (1 - 0.80 * share)
        points.append((320 + reach * math.cos(turn + 0.6), 250 + reach * 0.44 * math.sin(turn + 0.6), 46 - 16 * share))
    for x, y, wide in sorted(points, key=lambda point: point[1]):
        out += [cut(box(x - wide / 2, y - 16, wide, 34), darker(stone, 0.25), 6, 86, grain=0.15), cut(ellipse(x, y - 18,
            wide * 0.56, wide * 0.34),
            lighter(stone, 0.1), 7, 30, shadow=NO_SHADOW),
            drawn(f"M{x - wide * 0.24} {y - 18} q{wide * 0.24} {wide * 0.2} {wide * 0.48} 0", 2.2,
            "#4f6240")]
    head = [cut(tube(-80, 10, 60, -30, 0, 64, 10, 4, 58), stone, 20, 40, grain=0.12),
        cut("M-20 -34 C30 -56 92 -40 112 -4 C96 26 30 42 -20 36 Z",
        stone, 20, 40, grain=0.12), drawn("M20 -16 q14 -10 28 0 M20 -12 q14 8 28 0", 4, "#2f3a24"),
        drawn("M106 2 Q60 20 26 14", 4, "#2f3a24"),
        mark(ellipse(96, -10, 4), "#2f3a24", 0.3), drawn("M112 2 L146 8 M146 8 l12 -8 M146 8 l12 6", 5, "#c8322c")]
    tower = [cut(box(-24, -84, 48, 84), "#c8b890", 10, 86), metal("M-34 -82 L0 -136 L34 -82 Z", "#d9a83c", 8, 70),
        mark(box(-6, -60, 12, 20), "#3a2a20",
        0.3)]
    return [*out, *placed(tower, 316, 256, 0.86), *placed(head, 476, 354, 0.9, -6), *tufts(dice, 372, 8, "#8a8f4a")]



PICTURES = {
    13: vignette(_ice, Sky(high="#8fb8dc", low="#eef4f4", sun=(0.3, 0.2), beams=0.04)),
    14: vignette(_maze, NOONDAY),
    15: vignette(_terraces, NOONDAY),
    16: vignette(_graves, Sky(high="#3a4868", low="#a8b4c4", sun=(0.84, 0.18), beams=0.02), (Lamp(0.84, 0.2, 0.3, 0.4,
    0.8), Lamp(0.5, 0.66, 0.34,
        0.4, 0.8)), 0.84),
    17: vignette(_citadel, Sky(high="#e0b878", low="#fff0c8", sun=(0.5, 0.1), beams=0.05)),
}  # fmt: skip
RECIPES = recipes(PICTURES, __name__)
