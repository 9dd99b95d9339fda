"""What single things lie on: bare stone, dark leather, cloth, an armour stand, golden light."""

from __future__ import annotations

import random
from collections.abc import Callable

from assets.workshop.engraving import (
    NO_SHADOW,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    flat,
    placed,
)
from assets.workshop.engraving.kit import stonework
from assets.workshop.engraving.palette import lighter
from assets.workshop.engraving.paths import box, ellipse, line, rays, tube

SIZE = (340, 300)
PIXELS = (510, 450)
QUALITY = 66
MIDDLE = (170.0, 150.0)
LIT = Light(key=(-0.5, -0.62, 0.68), ambient=0.28)
PRESS = Print(period=4.2, gamma=0.8, white=96)
LYING = Shadow(0.6, 7, 9, 6)
"""The shadow of a thing on its ground."""
SOFT = Shadow(0.4, 3, 4, 3)
"""The shadow of one part of a thing on another."""
NIGHT = "#1a1614"


def sheet(colour: str, angle: float, grain: float, ridges: tuple[Ridge, ...] = ()) -> Part:
    """Return one material over the whole picture, with a pool of light in its middle."""
    pool = flat(ellipse(*MIDDLE, 118, 96), lighter(colour, 0.42), ink=0.4, tone=1.15, opacity=0.6, feather=64,
        angle=angle)
    return [Shape(box(-10, -10, 360, 320), colour, bevel=10, swell=0, angle=angle, grain=grain, contour=0,
        ridges=ridges, shadow=NO_SHADOW), pool]


def stone() -> Part:
    """Return a slab of the dungeon."""
    return sheet("#6f6e66", 24, 0.42)


def masonry(seed: int) -> Part:
    """Return a wall of bricks behind a thing that is drawn round 0, 0."""
    return [stonework.wall(random.Random(seed), -190, -170, 380, 340, "#837d70", 30)]


def leather() -> Part:
    """Return the dark hide a weapon lies on."""
    return sheet("#5b4634", 24, 0.4)


def cloth(colour: str) -> Callable[[], Part]:
    """Return a ground of cloth with a few folds."""
    folds = (Ridge(line(-10, 60, 60, 20, 96, -10), 16, 7), Ridge(line(-10, 236, 70, 260, 128, 310), 18, 8),
        Ridge(line(232, 310, 286, 250, 350, 232), 18, -8), Ridge(line(256, -10, 300, 46, 350, 66), 16, 7))
    return lambda: sheet(colour, 62, 0.1, folds)


def stand() -> Part:
    """Return a post with a cross-beam, on which armour hangs, before a wall of boards."""
    wood = "#6b4d30"
    boards = tuple(Ridge(f"M{x} -10 V310", 4, -3) for x in (44, 112, 228, 296))
    post = Shape(box(161, -10, 18, 330), wood, bevel=8, angle=86, grain=0.16, shadow=LYING)
    beam = Shape(tube(70, 62, 18, 170, 56, 20, 270, 62, 18), wood, bevel=8, angle=6, grain=0.16, shadow=LYING)
    return [*sheet("#4b3f35", 84, 0.2, boards), post, beam]


def golden() -> Part:
    """Return light that falls round a thing of legend."""
    light = "#f0c862"
    return [*sheet("#4c3a22", 24, 0.3),
        flat(rays(*MIDDLE, 40, 230, 14, 6), lighter(light, 0.2), ink=0.1, tone=1.35, opacity=0.34, feather=16),
        flat(ellipse(*MIDDLE, 66), lighter(light, 0.35), ink=0, tone=1.6, opacity=0.8, feather=54,
            glow=Glow(light, 56, 0.9))]


def laid(ground: Callable[[], Part], thing: Callable[[], Part], turn: float = 0.0, size: float = 1.0,
    drop: float = 0.0) -> Picture:
    """Return the picture of a thing drawn round 0, 0 (100 units to every side), turned by degrees on its ground."""
    x, y = MIDDLE
    return Picture(ground, lambda: placed(thing(), x, y + drop, size, turn), Sky(high="#4c4438", low="#a8946c"), LIT,
        PRESS, size=SIZE, pixels=PIXELS)
