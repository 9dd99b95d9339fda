"""What lies behind the figures of a window: rings round a light, lattices, rolling bands, shards, and the border."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
from scipy.spatial import Voronoi

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Point, Window, wedge

Colour = Callable[[float, float], str]
"""The colour of a pane by the middle of it."""
LEFT, RIGHT, FOOT, SPRING, APEX = 20.0, 500.0, 880.0, 350.0, 20.0
RIM = 25.0
"""How broad the border is."""


def between(colours: Sequence[str], share: float) -> str:
    """A colour along a row of them; `share` runs from 0 to 1."""
    at = min(max(share, 0.0), 0.9999) * (len(colours) - 1)
    return shade(colours[int(at)], colours[min(int(at) + 1, len(colours) - 1)], at - int(at))


def downward(colours: Sequence[str], top: float = 20.0, foot: float = 880.0) -> Colour:
    """Colours from the top down."""
    return lambda x, y: between(colours, (y - top) / (foot - top))


def outward(colours: Sequence[str], centre: Point, reach: float) -> Colour:
    """Colours from a centre outward."""
    return lambda x, y: between(colours, math.hypot(x - centre[0], y - centre[1]) / reach)


def rings(
    window: Window,
    centre: Point,
    radii: Sequence[float],
    colours: Sequence[str],
    sectors: int,
    ray: str = "",
    ray_width: float = 0.3,
    turn: float = 0.0,
) -> None:
    """Rings of panes round a centre, with rays of another glass between them if `ray` is a colour."""
    step = 360 / sectors
    for ring, (near, far) in enumerate(pairwise(radii)):
        share = ring / max(1, len(radii) - 2)
        colour = between(colours, share)
        for sector in range(sectors):
            start = turn + sector * step
            half = step * ray_width / 2 if ray else 0.0
            if ray:
                window.pane(
                    wedge(centre, near, far, start - half, start + half), shade(colour, ray, 0.5 - 0.3 * share), 0.08
                )
            parts = 1 if (far + near) / 2 * math.radians(step) < 95 else 2
            lean = (step * 0.06 if ring % 2 else -step * 0.06) if parts == 2 else 0.0
            edges = [start + half, start + step / 2 + lean, start + step - half]
            bounds = edges if parts == 2 else [edges[0], edges[2]]
            for left, right in pairwise(bounds):
                window.pane(wedge(centre, near, far, left, right), colour, 0.2)


def lattice(window: Window, wide: float, high: float, colour: Colour, vary: float = 0.2) -> None:
    """Diamonds over the whole window."""
    for row in range(int(900 / high * 2) + 3):
        for column in range(int(520 / wide) + 2):
            x, y = (column + (row % 2) / 2) * wide - 10, (row - 1) * high / 2
            corners = [(x, y - high / 2), (x + wide / 2, y), (x, y + high / 2), (x - wide / 2, y)]
            window.polygon(corners, colour(x, y), vary)


def shards(window: Window, count: int, colour: Colour, seed: int, box: tuple[float, float, float, float]) -> None:
    """Irregular panes with straight sides, about equally large, over a box (left, top, right, foot)."""
    random = np.random.default_rng(seed)
    left, top, right, foot = box
    points = random.uniform((left, top), (right, foot), (count, 2))
    for _ in range(3):
        cells = _cells(points, box)
        points = np.array([np.mean(cell, axis=0) for cell in cells])
    for cell in _cells(points, box):
        x, y = np.mean(cell, axis=0)
        window.polygon([(float(a), float(b)) for a, b in cell], colour(float(x), float(y)), 0.2)


def _cells(points: np.ndarray, box: tuple[float, float, float, float]) -> list[np.ndarray]:
    """The cells of points in a box; the points mirrored in its sides close them."""
    left, top, right, foot = box
    sides = [points]
    for axis, edge in ((0, left), (0, right), (1, top), (1, foot)):
        image = points.copy()
        image[:, axis] = 2 * edge - image[:, axis]
        sides.append(image)
    found = Voronoi(np.concatenate(sides))
    return [found.vertices[found.regions[found.point_region[k]]] for k in range(len(points))]


def bands(
    window: Window,
    crests: Sequence[Callable[[float], float]],
    colours: Sequence[str],
    pieces: Sequence[int],
    lean: float = 9.0,
    vary: float = 0.22,
) -> None:
    """Rolling bands from the back to the front: each goes from its crest to the foot, cut into pieces."""
    for row, crest in enumerate(crests):
        count = pieces[row % len(pieces)]
        edges = [520 * k / count + (14 if row % 2 else -12) for k in range(count + 1)]
        edges[0], edges[-1] = 0.0, 520.0
        for k, (a, b) in enumerate(pairwise(edges)):
            top = [(a + (b - a) * s / 5, crest(a + (b - a) * s / 5)) for s in range(6)]
            slant = (k - count / 2 + 0.5) * lean
            window.polygon(
                [*top, (b + slant, 900), (a + slant, 900)], between(colours, row / max(1, len(crests) - 1)), vary
            )


def wave(level: float, swell: float, length: float, shift: float = 0.0) -> Callable[[float], float]:
    """A crest."""
    return lambda x: level + swell * math.sin(x / length + shift)


def _half_arch(inset: float, steps: int = 60) -> list[Point]:
    """The left side of the arch from the foot to the apex, moved inward."""
    corners = ((20.0, 350.0), (20.0, 178.0), (148.0, 74.0), (260.0, 20.0))
    points: list[Point] = [(LEFT + inset, y) for y in np.linspace(FOOT - inset, SPRING, 30)]
    for k in range(1, steps + 1):
        t = k / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        slopes = (-3 * (1 - t) ** 2, 3 * (1 - t) ** 2 - 6 * t * (1 - t), 6 * t * (1 - t) - 3 * t * t, 3 * t * t)
        x, y = (sum(w * c[axis] for w, c in zip(weights, corners, strict=True)) for axis in (0, 1))
        dx, dy = (sum(s * c[axis] for s, c in zip(slopes, corners, strict=True)) for axis in (0, 1))
        length = math.hypot(dx, dy)
        points.append((min(260.0, x - inset * dy / length), y + inset * dx / length))
    return points


def border(window: Window, colours: Sequence[str], pieces: int = 15) -> None:
    """A border of small panes round the arch, its colours in turn from both feet to the apex."""
    outer, inner = _half_arch(-6), _half_arch(RIM)
    reach = np.concatenate([[0.0], np.cumsum([math.dist(a, b) for a, b in pairwise(outer)])])
    marks = [int(np.searchsorted(reach, reach[-1] * k / pieces)) for k in range(pieces)] + [len(outer) - 1]
    for k, (a, b) in enumerate(pairwise(marks)):
        corners = [*outer[a : b + 1], *reversed(inner[a : b + 1])]
        window.polygon(corners, colours[k % len(colours)], 0.16)
        window.polygon([(520 - x, y) for x, y in corners], colours[k % len(colours)], 0.16)
    foot = FOOT - RIM
    edges = [LEFT - 6, LEFT + RIM, *np.linspace(LEFT + RIM, RIGHT - RIM, 9)[1:], RIGHT + 6]
    for k, (a, b) in enumerate(pairwise(edges)):
        corners = [(float(a), foot), (float(b), foot), (float(b), FOOT + 6), (float(a), FOOT + 6)]
        window.polygon(corners, colours[(k if k < 5 else 9 - k) % len(colours)], 0.16)
