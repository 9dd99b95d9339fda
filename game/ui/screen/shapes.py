"""Shapes told apart without colour, as polygons round 0, 0 with radius about 1: seats,
levels of danger, numbers.

`shape_points(name)` gives the outline; `canvas.shape(name, centre, radius, fill)` draws it. They stand in
where a baked badge or icon is missing, and mark seats everywhere.
"""

from __future__ import annotations

import math
from functools import cache

Outline = tuple[tuple[float, float], ...]

_PLAIN: dict[str, Outline] = {
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "triangle": ((0, -1.12), (1.1, 0.82), (-1.1, 0.82)),
    "hexagon": ((-1.05, 0), (-0.52, -0.93), (0.52, -0.93), (1.05, 0), (0.52, 0.93), (-0.52, 0.93)),
    "diamond": ((0, -1.15), (1.1, 0), (0, 1.15), (-1.1, 0)),
    "cross": (
        (-0.3, -1), (0.3, -1), (0.3, -0.3), (1, -0.3), (1, 0.3), (0.3, 0.3),
        (0.3, 1), (-0.3, 1), (-0.3, 0.3), (-1, 0.3), (-1, -0.3), (-0.3, -0.3),
    ),
    "check": ((-0.95, 0.05), (-0.65, -0.25), (-0.2, 0.2), (0.65, -0.75), (0.95, -0.45), (-0.2, 0.8)),
    "no": (
        (-0.75, -0.53), (-0.53, -0.75), (0, -0.22), (0.53, -0.75), (0.75, -0.53), (0.22, 0),
        (0.75, 0.53), (0.53, 0.75), (0, 0.22), (-0.53, 0.75), (-0.75, 0.53), (-0.22, 0),
    ),
    "arrow": (
        (-0.85, -0.27), (0.15, -0.27), (0.15, -0.77), (1, 0), (0.15, 0.77), (0.15, 0.27), (-0.85, 0.27),
    ),
    "back-arrow": (
        (0.85, -0.27), (-0.15, -0.27), (-0.15, -0.77), (-1, 0), (-0.15, 0.77), (-0.15, 0.27), (0.85, 0.27),
    ),
    "crown": ((-0.9, 0.62), (-1, -0.46), (-0.42, 0), (0, -0.77), (0.42, 0), (1, -0.46), (0.9, 0.62)),
    "flag": ((-0.6, -1), (0.9, -0.55), (-0.35, -0.05), (-0.35, 1), (-0.6, 1)),
    "lock": (
        (-0.65, -0.15), (-0.45, -0.15), (-0.45, -0.6), (-0.2, -0.95),
        (0.2, -0.95), (0.45, -0.6), (0.45, -0.15), (0.65, -0.15), (0.65, 0.9), (-0.65, 0.9),
    ),
    "pointer": ((-0.5, -0.9), (0.5, 0), (-0.5, 0.9)),
    "notch": ((-1, -0.6), (1, -0.6), (0, 0.6)),
    "jag": (
        (0, -1), (0.28, -0.57), (0.8, -0.71), (0.67, -0.19), (1.05, 0.14), (0.57, 0.38),
        (0.52, 0.9), (0, 0.67), (-0.52, 0.9), (-0.57, 0.38), (-1.05, 0.14), (-0.67, -0.19),
        (-0.8, -0.71), (-0.28, -0.57),
    ),
}  # fmt: skip


@cache
def shape_points(name: str) -> Outline:
    """The outline of a shape; an unknown name gives the diamond, so that something is always seen."""
    curved = _CURVED.get(name)
    return curved() if curved else _PLAIN.get(name, _PLAIN["diamond"])


def shape_names() -> tuple[str, ...]:
    """Every shape that can be drawn."""
    return (*_PLAIN, *_CURVED)


def _circle() -> Outline:
    return tuple((math.cos(turn), math.sin(turn)) for turn in _turns(48))


def _star(spikes: int, inner: float) -> Outline:
    points = []
    for index in range(spikes * 2):
        radius = 1.0 if index % 2 == 0 else inner
        turn = math.pi * index / spikes - math.pi / 2
        points.append((radius * math.cos(turn), radius * math.sin(turn)))
    return tuple(points)


def _shield() -> Outline:
    left = _bezier((-0.8, -0.85), (-0.9, 0.1), (-0.6, 0.65), (0, 1))
    return (*left, *reversed([(-x, y) for x, y in left]))


def _heart() -> Outline:
    left = (*_bezier((0, 0.95), (-1.25, 0.2), (-1.15, -0.92), (-0.5, -0.92)),)
    left += (*_bezier((-0.5, -0.92), (-0.2, -0.92), (0, -0.7), (0, -0.5)),)
    return (*left, *reversed([(-x, y) for x, y in left]))


def _drop() -> Outline:
    left = (*_bezier((0, -1), (-0.38, -0.3), (-0.78, 0.05), (-0.66, 0.5)),)
    left += (*_bezier((-0.66, 0.5), (-0.55, 1.0), (-0.2, 1.0), (0, 1.0)),)
    return (*left, *reversed([(-x, y) for x, y in left]))


def _bow() -> Outline:
    outer = _bezier((-0.46, -0.95), (0.65, -0.7), (0.65, 0.7), (-0.46, 0.95))
    inner = _bezier((-0.46, 0.95), (0.25, 0.48), (0.25, -0.48), (-0.46, -0.95))
    return (*outer, *inner)


def _flame() -> Outline:
    right = _bezier((0.08, -1), (0.55, -0.46), (0.85, 0), (0.7, 0.42))
    right += _bezier((0.7, 0.42), (0.6, 0.85), (0.3, 1), (0, 1))
    left = _bezier((0, 1), (-0.4, 1), (-0.75, 0.7), (-0.72, 0.25))
    left += _bezier((-0.72, 0.25), (-0.7, -0.1), (-0.45, -0.25), (-0.38, -0.55))
    return (*right, *left, (-0.1, -0.1))


def _turns(count: int) -> list[float]:
    return [2 * math.pi * index / count for index in range(count)]


def _bezier(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> Outline:
    points = []
    for index in range(13):
        t = index / 12
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x = sum(weight * point[0] for weight, point in zip(weights, (a, b, c, d), strict=True))
        y = sum(weight * point[1] for weight, point in zip(weights, (a, b, c, d), strict=True))
        points.append((x, y))
    return tuple(points)


_CURVED = {
    "circle": _circle,
    "star": lambda: _star(5, 0.42),
    "burst": lambda: _star(8, 0.5),
    "shield": _shield,
    "heart": _heart,
    "drop": _drop,
    "bow": _bow,
    "flame": _flame,
}
