"""Rivers, roads and bridges: courses that wander as they would, but keep to the sides and middles of the hexes."""

from __future__ import annotations

import itertools
import math
import random
from functools import cache

from assets.workshop.runebound.chart.land import to_shore
from assets.workshop.runebound.chart.pen import INK, Pen, Point, curve, dense, poly
from assets.workshop.runebound.chart.survey import board, centre, from_map, side

BANK, WATER, FLOW = "#14303a", "#7fb3c2", "#d8ecec"
EDGE, DUST, DASH = "#3a2415", "#f3e3b6", "#a8562f"
APPROACH = 82.0
"""How near a city a road turns to its gate."""
BEHIND = 20.0
"""How near its middle the wall hides a road."""
STRAY = 6.5
"""How far a river strays from the side of a hex."""
EAST_END: tuple[Point, ...] = ((2120, 1036), (2186, 1012), (2262, 1040), (2340, 1010), (2420, 1032), (2480, 1020))
"""Where the eastern river runs on over bare land."""
WEST_END: tuple[Point, ...] = ((396, 908), (348, 896), (300, 890))


OUT = 2.0
"""How far beyond the shore its banks end."""
SPRING = 18
"""How many points before its spring a river begins to be thinner."""


def _crossings() -> list[Point]:
    """The middles of the sides where bridges stand."""
    found = []
    for one, other in (tuple(pair) for pair in board().bridges):
        (ax, ay), (bx, by) = side(one, other)
        found.append(((ax + bx) / 2, (ay + by) / 2))
    return sorted(found)


@cache
def rivers() -> tuple[tuple[Point, ...], ...]:
    """The courses as close points, from the spring to the mouth or across the sheet."""
    dice = random.Random(11)
    out = []
    for river in board().rivers:
        knots = [from_map(p) for p in river.line]
        points: list[Point] = []
        for number, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(knots)):
            length = math.hypot(bx - ax, by - ay)
            nx, ny = -(by - ay) / length, (bx - ax) / length
            middle = (ax + bx) / 2, (ay + by) / 2
            crossed = any(math.dist(middle, p) < 4 for p in _crossings())
            points.append((ax + dice.uniform(-3, 3), ay + dice.uniform(-3, 3)))
            if crossed:
                points.append(middle)
            else:
                bend = STRAY * dice.uniform(0.5, 1) * (1 if number % 2 else -1)
                points += [(ax + (bx - ax) * 0.33 + nx * bend, ay + (by - ay) * 0.33 + ny * bend),
                           (ax + (bx - ax) * 0.68 - nx * bend * 0.8, ay + (by - ay) * 0.68 - ny * bend * 0.8)]
        points.append(knots[-1])
        out.append(tuple(dense(_led_on(points, dice), 6)))
    return tuple(out)


def _led_on(points: list[Point], dice: random.Random) -> list[Point]:
    """The course with its ends led into the water that they stop at, or on over the bare land."""
    (ax, ay), (bx, by) = points[0], points[-1]
    if ax < 480 and ay < 1000:
        points = [*reversed(WEST_END), *points]
    elif to_shore(ax, ay) > -30:
        points = [_into_water(points[0], points[1]), *points]
    if bx > 2000:
        points = [*points, *EAST_END]
    elif to_shore(bx, by) > -30:
        points = [*points, _into_water(points[-1], points[-2])]
    return points


def _into_water(end: Point, before: Point) -> Point:
    """A point in the water near the end of a course: the one 12 beyond the shore that lies most straight on."""
    heading = math.atan2(end[1] - before[1], end[0] - before[0])
    best = min((abs(turn) / 60 + abs(to_shore(end[0] + 22 * math.cos(heading + math.radians(turn)),
                end[1] + 22 * math.sin(heading + math.radians(turn))) - 14) / 6, turn) for turn in range(-100, 101, 10))
    turn = heading + math.radians(best[1])
    return end[0] + 22 * math.cos(turn), end[1] + 22 * math.sin(turn)


@cache
def roads() -> tuple[tuple[Point, ...], ...]:
    """The roads as close points: through the middles of hexes and of the sides between them."""
    dice = random.Random(23)
    out = []
    for road in board().roads:
        points: list[Point] = []
        for number, cell in enumerate(road):
            x, y = centre(cell)
            near = 0 < number < len(road) - 1 and board().site(cell) is None
            stray = 9 if near else 0
            points.append((x + dice.uniform(-stray, stray), y + dice.uniform(-stray, stray)))
            if number < len(road) - 1:
                (ax, ay), (bx, by) = side(cell, road[number + 1])
                crossed = frozenset((cell, road[number + 1])) in board().bridges
                t = 0.5 if crossed else dice.uniform(0.38, 0.62)
                points.append((ax + (bx - ax) * t, ay + (by - ay) * t))
        out.append(tuple(dense(points, 8)))
    return tuple(out)


def draw_rivers(pen: Pen) -> str:
    """Every river: a dark bank, the water, one broken line of flow. Beside the survey only a pale pair of lines."""
    out = ""
    for line in rivers():
        known = [p for p in line if 424 < p[0] < 2062]
        beyond = [p for p in line if p[0] >= 2056]
        if beyond:
            d = curve(beyond[::3])
            out += f'<path d="{d}" fill="none" stroke="#a9977a" stroke-width="10" opacity=".7"/>'
            out += f'<path d="{d}" fill="none" stroke="#dfdcc4" stroke-width="7.6"/>'
        west = [p for p in line if p[0] <= 430]
        whole = [*west, *known]
        spring = [] if beyond or to_shore(*whole[-1]) > 0 else whole[-SPRING:]
        whole = whole[: len(whole) - len(spring) + 2] if spring else whole
        first = next(at for at, point in enumerate(whole) if to_shore(*point) < OUT)
        last = next(at for at in range(len(whole) - 1, 0, -1) if to_shore(*whole[at]) < OUT)
        out += _mouth(pen, whole[first::-1]) + _mouth(pen, whole[last:])
        whole = whole[first : last + 1]
        d = curve([*whole[::3], whole[-1]])
        out += _tapered(pen, spring)
        out += pen_wide(d, 11.5 * _thick(pen), BANK, "butt") + pen_wide(d, 8 * _thick(pen), WATER)
        out += f'<path d="{d}" fill="none" stroke="#9dcad3" stroke-width="3" transform="translate(-.8 -1)"/>'
        out += pen.line(d, 1.1, FLOW, 'stroke-dasharray="15 9 26 12"')
    return out


def _tapered(pen: Pen, run: list[Point]) -> str:
    """A young river, ever thinner up to its spring at the end of the run."""
    parts = list(itertools.pairwise(run))
    out = ""
    for extra, colour in ((3.5, BANK), (0.0, WATER)):
        for number, (a, b) in enumerate(parts):
            share = 1 - 0.78 * number / len(parts)
            out += pen_wide(poly((a, b), closed=False), (8 * share + extra * (0.4 + 0.6 * share)) * _thick(pen), colour)
    return out


def _mouth(pen: Pen, run: list[Point]) -> str:
    """Where a river runs out into a lake or the sea: no banks, and ever less to be seen of its water."""
    out = ""
    for number, pair in enumerate(itertools.pairwise(run)):
        share = 1 - (number + 1) / len(run)
        d = poly(pair, closed=False)
        look = f'fill="none" stroke="{WATER}" stroke-width="{8 * _thick(pen):.1f}" opacity="{share:.2f}"'
        out += f'<path d="{d}" {look}/>'
    return out


def _thick(pen: Pen) -> float:
    return 1 + (pen.weight - 1) * 0.5


def pen_wide(d: str, width: float, colour: str, ends: str = "round") -> str:
    """A broad line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="{ends}" '
        f'stroke-linejoin="round"/>'
    )


def _to_the_gate(line: tuple[Point, ...]) -> tuple[Point, ...]:
    """The road as it is drawn at its end: at a city behind the wall; one from behind goes round to the side."""
    x, y = line[-1]
    if not any(math.dist((x, y), centre(one.cell)) < 2 for one in board().sites.values() if one.kind == "city"):
        return line
    kept = [point for point in line if math.dist(point, (x, y)) > APPROACH]
    if kept[-1][1] > y - 15:
        return tuple(point for point in line if math.dist(point, (x, y)) > BEHIND)
    way = 1 if kept[-1][0] >= x else -1
    made = [*kept[:-1], *dense([kept[-1], (x + way * 62, y - 26), (x + way * 43, y + 19)], 9)]
    for _ in range(4):
        near = zip(made, made[1:], made[2:], strict=False)
        made[1:-1] = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in near]
    return tuple(made)


def draw_roads(pen: Pen) -> str:
    """Every road: dark edges, pale dust, a dashed line along the middle."""
    edges, dust, dashes = "", "", ""
    for course in roads():
        line = _to_the_gate(_to_the_gate(course)[::-1])[::-1]
        d = curve(line[::2] if len(line) % 2 else (*line[::2], line[-1]))
        edges += pen_wide(d, 7.6 * _thick(pen), EDGE)
        dust += pen_wide(d, 5.0 * _thick(pen), DUST)
        dashes += pen.line(d, 1.5, DASH, 'stroke-dasharray="7 6"')
    return edges + dust + dashes


def draw_bridges(pen: Pen) -> str:
    """An arched deck where a road crosses a river."""
    out = ""
    for x, y in _crossings():
        road = min(roads(), key=lambda line: min(math.dist((x, y), p) for p in line))
        place = min(range(1, len(road) - 1), key=lambda k: math.dist((x, y), road[k]))
        (ax, ay), (bx, by) = road[place - 1], road[place + 1]
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        shade = pen.shape("M-17 -4Q0 -9 17 -4L17 12Q0 17 -17 12Z", "#1d1712", more='opacity=".22"')
        deck = pen.shape("M-16 -9.5Q0 -13.5 16 -9.5L16 9.5Q0 13.5 -16 9.5Z", "#d3c39c", 1.5, INK)
        way = pen.shape("M-16 -5.4Q0 -8.6 16 -5.4L16 5.4Q0 8.6 -16 5.4Z", "#f3e6c2", 1.0, EDGE)
        planks = "".join(pen.line(f"M{k} {-6.4 + abs(k) * 0.05}V{6.4 - abs(k) * 0.05}", 0.7, "#8a6a42")
            for k in (-11, -6.5, -2, 2.5, 7, 11.5))
        stones = "".join(pen.shape(f"M{k} {s * 12 - 2}h4.4v4h-4.4Z", "#efe3c4", 0.9, INK)
            for k, s in ((-16.5, -0.78), (12, -0.78), (-16.5, 0.78), (12, 0.78)))
        out += f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})">{shade}{deck}{way}{planks}{stones}</g>'
    return out


def courses() -> list[tuple[tuple[Point, ...], float]]:
    """Every river and road with how far stamps keep away from its middle line."""
    return [*((line, 14.0) for line in rivers()), *((line, 10.0) for line in roads())]


def frame_line(points: list[Point]) -> str:
    """The path of the line round the survey."""
    return poly(points)
