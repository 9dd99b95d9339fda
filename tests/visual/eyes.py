"""Signs as eyes see them: small pictures on their ground, in a vision; and by how much two of them differ.

sign = drawn(canvas, size, ground, lambda made, centre: ...)      # a sign as it is drawn on the table
unlike(sign, other)                  # by shape alone, as a share of their pixels
apart(sign, other, "protanopia")     # by shape and colour together, as a share of their pixels
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from tests.visual.colour import Colour, Lab, gap, lab, seen

TOLD = 20.0
"""Two pixels so far apart in L*a*b* are told at a glance."""
PLAIN = 40
"""Where light and dark of a sign differ by less (of 255), nothing is drawn in it."""
_SOLID, _FULL = 127, 255
_SHIFTS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))


class Sign(NamedTuple):
    """A sign: its picture on the ground, its outline, and what is light in it."""

    picture: pygame.Surface
    outline: pygame.Mask
    light: pygame.Mask


Paint = Callable[[Canvas, tuple[float, float]], object]


def drawn(canvas: Canvas, size: float, ground: Colour, paint: Paint) -> Sign:
    """A sign of a logical size as it comes out at the scale of the canvas."""
    side = canvas.px(size) + 8
    alone = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side / 2 / canvas.scale
    paint(canvas.onto(alone), (middle, middle))
    outline = pygame.mask.from_surface(alone, _SOLID)
    assert outline.count(), "nothing was drawn"
    picture = pygame.Surface((side, side))
    picture.fill(ground)
    picture.blit(alone, (0, 0))
    return Sign(picture, outline, _light(picture, outline))


def unlike(one: Sign, other: Sign) -> float:
    """The share of pixels in which two signs differ without any colour: in their outline, or in what is light in
    them; wherever one is laid over the other.
    """
    return max(_parted(one.outline, other.outline), _parted(one.light, other.light))


def apart(one: Sign, other: Sign, vision: str) -> float:
    """The share of the pixels of two signs that an eye of this vision tells apart."""
    both = one.outline.copy()
    both.draw(other.outline, (0, 0))
    width, height = both.get_size()
    places = [(x, y) for y in range(height) for x in range(width) if both.get_at((x, y))]
    told = sum(gap(_look(_pixel(one, place), vision), _look(_pixel(other, place), vision)) >= TOLD for place in places)
    return told / len(places)


def _pixel(sign: Sign, place: tuple[int, int]) -> Colour:
    red, green, blue, _ = sign.picture.get_at(place)
    return red, green, blue


@cache
def _look(colour: Colour, vision: str) -> Lab:
    return lab(seen(colour, vision))


def _light(picture: pygame.Surface, outline: pygame.Mask) -> pygame.Mask:
    """What is lighter than the middle between the darkest and the lightest tenth of a sign; all of a plain one."""
    grey = pygame.transform.grayscale(picture)
    width, height = grey.get_size()
    values = sorted(grey.get_at((x, y))[0] for y in range(height) for x in range(width) if outline.get_at((x, y)))
    tenth = len(values) // 10
    if values[-1 - tenth] - values[tenth] < PLAIN:
        return outline.copy()
    middle = (values[tenth] + values[-1 - tenth]) // 2
    reach = _FULL - middle
    light = pygame.mask.from_threshold(grey, (_FULL, _FULL, _FULL), (reach, reach, reach, _FULL))
    return light.overlap_mask(outline, (0, 0))


def _parted(one: pygame.Mask, other: pygame.Mask) -> float:
    """What two masks have not in common, as a share of what they cover together, laid over each other at best."""
    whole = one.count() + other.count()
    common = max(one.overlap_area(other, shift) for shift in _SHIFTS)
    return 1 - common / max(1, whole - common)
