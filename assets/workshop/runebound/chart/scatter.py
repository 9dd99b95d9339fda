"""Scatter: which stamps stand where, hex by hex and wood by wood, as pairs of the height of the foot and the markup."""

from __future__ import annotations

import random
from collections.abc import Iterator

from assets.workshop.runebound.chart import hills, meadow, peaks, trees
from assets.workshop.runebound.chart.emblems import EMBLEMS
from assets.workshop.runebound.chart.labels import emblem_at
from assets.workshop.runebound.chart.land import class_at, to_shore
from assets.workshop.runebound.chart.pen import INK, Pen, put
from assets.workshop.runebound.chart.room import is_free
from assets.workshop.runebound.chart.sites import FOOT, site
from assets.workshop.runebound.chart.survey import HIGH, RADIUS, Cell, board, centre

Stamp = tuple[float, str]
FORESTS = ("forest", "murk")
MOUNTAINS = ("mountain", "frostspine", "ember-pass", "black-spire")
PLAINS = ("plains", "ash-waste", "gardens-of-tarn", "amber-fields", "crow-heath")
HEIGHTS = ((0, 22, 86), (-36, 2, 62), (37, 4, 58), (-20, 46, 56), (24, 48, 54), (-52, 34, 44), (52, 36, 42),
    (2, -14, 58),
           (-44, -24, 40), (44, -22, 40), (0, 58, 36))  # fmt: skip
"""Where the peaks of a mountain hex stand and how high they are: the tallest in the middle."""


def inside(dice: random.Random, cell: Cell, share: float = 1.0) -> tuple[float, float]:
    """A point of a hex."""
    x, y = centre(cell)
    for _ in range(40):
        dx, dy = dice.uniform(-RADIUS, RADIUS) * share, dice.uniform(-HIGH / 2, HIGH / 2) * share
        if abs(dx) * 0.866 + abs(dy) * 0.5 < RADIUS * 0.866 * share:
            return x + dx, y + dy
    return x, y


def flat(pen: Pen) -> str:
    """What lies flat on the plains: fields, then grass."""
    fields, grass = "", ""
    for cell in board():
        place, terrain = board().place(cell), board().terrain(cell)
        dice = random.Random(f"meadow {cell.column} {cell.row}")
        if terrain not in ("plains", "city"):
            continue
        count = {"amber-fields": 7, "gardens-of-tarn": 5, "ash-waste": 0, "crow-heath": 0, "old-battlefield": 0}.get(
            place, dice.choice((1, 2, 2, 3, 4)))
        for _ in range(count * 3):
            wide, high = dice.uniform(26, 40), dice.uniform(18, 28)
            x, y = inside(dice, cell, 0.82)
            if count and is_free(x, y + high / 2, wide, high, 1.0) and class_at(x, y) in PLAINS:
                kind = dice.choice(("#e6cf7c", "#dfbf62", "#d9b95c")) if place == "amber-fields" else ""
                fields += put(meadow.field(pen, dice, wide, high, dice.uniform(-14, 14), kind), x, y)
                count -= 1
        for _ in range(24):
            x, y = inside(dice, cell, 0.96)
            if is_free(x, y, 8, 6) and class_at(x, y) in PLAINS:
                grass += meadow.tuft(dice, x, y)
        for _ in range(9):
            x, y = inside(dice, cell, 0.9)
            if is_free(x, y + 7, 12, 8) and class_at(x, y) in PLAINS:
                grass += meadow.strokes(dice, x, y)
    return fields + pen.line(grass, 0.8, "#4a4526", 'opacity=".62"')


def woods(pen: Pen) -> Iterator[Stamp]:
    """The trees of all forests, in rows that run on from hex to hex."""
    dice = random.Random(5)
    top, foot = 140, 1850
    for number in range(int((foot - top) / 16.5)):
        y0 = top + 16.5 * number
        for k in range(int(1700 / 17.5)):
            x = 424 + 17.5 * k + (8.7 if number % 2 else 0) + dice.uniform(-3.2, 3.2)
            y = y0 + dice.uniform(-3, 3)
            kind = class_at(x, y - 4)
            if kind not in FORESTS:
                continue
            north = y < 560
            is_fir = dice.random() < (0.72 if north else 0.34 if kind == "murk" else 0.07)
            if is_fir:
                high = dice.uniform(25, 35)
                if is_free(x, y, 11, high * 0.85):
                    leaf = trees.MURK_FIR if kind == "murk" else trees.FIR
                    yield y, put(trees.fir(pen, dice, high, leaf), x, y)
            else:
                radius = dice.uniform(8.6, 11.2)
                if is_free(x, y, 13, radius * 2.1):
                    leaf = trees.MURK_LEAF if kind == "murk" else trees.LEAF
                    yield y, put(trees.crown(pen, dice, radius, leaf), x, y)


def mounds(pen: Pen) -> Iterator[Stamp]:
    """Ten hills in a hex of hills, as far as there is room."""
    for cell in board():
        if board().terrain(cell) != "hills":
            continue
        dice = random.Random(f"hills {cell.column} {cell.row}")
        stood: list[tuple[float, float, float]] = []
        tints = {"skydown": "#c79a6a", "red-gorge": "#d39c70", "barrow-downs": "#c9bd82", "high-moor": "#cfb681"}
        tint = tints.get(board().place(cell), hills.BODY)
        for wide, times in ((82, 8), (70, 14), (58, 24), (48, 40), (40, 60), (36, 80)):
            for _ in range(times):
                if len(stood) >= 11:
                    break
                x, y = inside(dice, cell, 0.94)
                y += 12
                high = wide * 0.5
                near = any(abs(x - a) < (wide + w) * 0.33 and abs(y - b) < 15 for a, b, w in stood)
                if not near and class_at(x, y - 6) in ("hills", "cursed-ruins") and is_free(x, y, wide, high, 0.86):
                    stood.append((x, y, wide))
                    yield y, put(hills.mound(pen, dice, wide * dice.uniform(0.94, 1.04), tint), x, y)


def ranges(pen: Pen) -> Iterator[Stamp]:
    """Six mountains and their foothills in a hex of mountains, as far as there is room."""
    for cell in board():
        if board().terrain(cell) != "mountain":
            continue
        dice = random.Random(f"peaks {cell.column} {cell.row}")
        place = board().place(cell)
        rock = peaks.RANGES.get(place, peaks.ROCK)
        x0, y0 = centre(cell)
        heights = HEIGHTS
        if place == "black-spire":
            yield y0 + 36, put(peaks.peak(pen, dice, 52, 122, rock), x0, y0 + 36)
            heights = ((-40, 34, 40), (42, 36, 38), (-22, 54, 34), (24, 54, 36), (-50, 6, 30), (50, 8, 30))
        count = 0
        for dx, dy, tall in heights:
            for shrink in (1.0, 0.82, 0.66, 0.52):
                high = tall * shrink * dice.uniform(0.95, 1.08)
                wide = high * dice.uniform(0.74, 0.86)
                done = False
                for reach in (4, 9, 14):
                    x, y = x0 + dx + dice.uniform(-reach, reach), y0 + dy + dice.uniform(-reach, reach) * 0.6
                    if is_free(x, y, wide, high, 0.8):
                        done = True
                        break
                if done and high > 24:
                    count += 1
                    yield y, put(peaks.peak(pen, dice, wide, high, rock), x, y)
                    break
            if count >= 9:
                break
        for _ in range(60):
            x, y = inside(dice, cell, 0.92)
            high = dice.uniform(27, 44)
            if count < 13 and is_free(x, y + 10, high * 0.8, high, 0.9) and class_at(x, y) in MOUNTAINS:
                count += 1
                yield y + 10, put(peaks.peak(pen, dice, high * 0.8, high, rock), x, y + 10)


def lone(pen: Pen) -> Iterator[Stamp]:
    """Single trees, orchards, farms on the plains; dead trees on the waste; bushes on the hills."""
    for cell in board():
        dice = random.Random(f"lone {cell.column} {cell.row}")
        place, terrain = board().place(cell), board().terrain(cell)
        if terrain not in ("plains", "hills"):
            continue
        if place == "gardens-of-tarn":
            x0, y0 = centre(cell)
            for k in range(16):
                x, y = x0 - 44 + 29 * (k % 4) + dice.uniform(-2, 2), y0 - 30 + 22 * (k // 4)
                if is_free(x, y, 13, 18):
                    yield y, put(trees.crown(pen, dice, 7.4, "#a3b866"), x, y)
            continue
        if place == "ash-waste":
            for _ in range(9):
                x, y = inside(dice, cell, 0.85)
                if is_free(x, y, 12, 20):
                    yield y, put(_dead_tree(pen, dice), x, y)
            continue
        if terrain == "plains" and place not in ("crow-heath", "old-battlefield") and dice.random() < 0.34:
            x, y = inside(dice, cell, 0.7)
            if is_free(x, y, 26, 20):
                yield y, put(meadow.farm(pen, dice), x, y)
                if is_free(x + 15, y + 3, 14, 18):
                    yield y + 3, put(trees.crown(pen, dice, 7.2, "#94ab62"), x + 15, y + 3)
        for _ in range(dice.choice((2, 3, 4, 5)) if terrain == "plains" else 2):
            x, y = inside(dice, cell, 0.9)
            good = class_at(x, y) in (PLAINS if terrain == "plains" else ("hills",))
            if good and to_shore(x, y) < -14 and is_free(x, y, 15, 19):
                yield y, put(trees.crown(pen, dice, dice.uniform(6.4, 8.6), "#94ab62"), x, y)


def _dead_tree(pen: Pen, dice: random.Random) -> str:
    h = dice.uniform(13, 19)
    return pen.line(f"M0 0V{-h:.1f}M0 {-h * 0.45:.1f}l{-h * 0.3:.1f} {-h * 0.35:.1f}M0 {-h * 0.6:.1f}l{h * 0.28:.1f} "
        f"{-h * 0.3:.1f}"
                    f"M{-h * 0.18:.1f} {-h * 0.66:.1f}v{-h * 0.16:.1f}M-4 .6h9", 1.3, INK)


def built(pen: Pen) -> Iterator[Stamp]:
    """Sites and emblems."""
    for one in board().sites.values():
        x, y = centre(one.cell)
        foot = y + FOOT[one.kind]
        size = 0.92 if one.kind in ("town", "stronghold") else 1.0
        yield foot, put(site(one.id, one.kind)(pen), x, foot, size)
    for place, draw in EMBLEMS.items():
        x, y = emblem_at(place)
        yield y, put(draw(pen), x, y, 1.12 if place == "singing-stones" else 1.0)


def stamps(pen: Pen) -> str:
    """All of them, sorted by foot."""
    found = [*woods(pen), *mounds(pen), *ranges(pen), *lone(pen), *built(pen)]
    return "".join(markup for _, markup in sorted(found, key=lambda one: one[0]))
