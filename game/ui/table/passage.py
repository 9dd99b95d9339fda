"""Passage: how a piece gets from where it was to its place, where a look does not let it slide like a card. Pure.

A `Passage` gives a `Stance` for every part of its time: the piece stands on a foot, and leans, is lifted and is turned
about it. Points and lengths are those of the place: of the map for what stands on a map, else of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.kit.geometry import Point


class Stance(NamedTuple):
    """How a piece is seen at one moment. `at` is where the middle of its box would lie if it stood still there."""

    at: Point
    lift: float = 0.0
    """How high it is above the ground."""
    lean: float = 0.0
    """How far it leans, in degrees clockwise about its foot."""
    squash: float = 1.0
    """How high it is seen, as a share of its height,"""
    thin: float = 1.0
    """and how wide: it turns through its edge."""
    size: float = 1.0
    """How large it is seen, as a share of what it is in its place."""
    alpha: float = 1.0
    before: bool = False
    """Whether it is seen as it was before it set out."""


class Passage(NamedTuple):
    """A way: its milliseconds at speed 1, those after which what follows may begin, and the stance at a part (0 to 1)
    of its time. `foot` is where the piece stands, as a share of the height of its box; `over` that it passes over all
    others.
    """

    time: float
    beat: float
    stance: Callable[[float], Stance]
    foot: float = 1.0
    over: bool = False
