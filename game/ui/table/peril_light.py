"""Peril light: peril darkens the light. The further the token has come, the darker; the colour it passed last tints it.

`Gloom.to(shade_at(track, at), time)` sets out for another shade, `update(dt)` goes on; `layers` are what is to be seen
just now: a colour of peril and how deep it is (0 to 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit.shown import Space
from game.ui.screen.surfaces import Colour
from game.ui.screen.theme import Theme
from game.ui.screen.tween import Tween, in_out_cubic

EASE = 1000.0
_STEPS = 24
"""Light changes in so many steps: each of them is drawn over the whole backdrop."""
_PLAIN = "none"
_FIRST = 0.1
"""How deep it is on the first space of the track, as a share of the last."""
_CELL = 24
_MIDDLE = 0.62
"""How much weaker it is in the middle of the window than at its edges."""
_BROWN: Colour = (40, 30, 24)
_LIGHT = 15.0
"""How bright the darkness is, of 255, whatever its colour."""


class Shade(NamedTuple):
    """A colour of peril, and how deep it is (0 to 1)."""

    colour: str
    depth: float


CLEAR = Shade(_PLAIN, 0.0)


def shade_at(track: Sequence[Space], at: int, colours: Sequence[str]) -> Shade:
    """The shade of a space of the track; `colours` are those that tint it, all others leave it as it is."""
    last = len(track) - 1
    if last < 1 or at < 0:
        return CLEAR
    passed = [space.colour for space in track[: at + 1] if space.colour in colours]
    return Shade(passed[-1] if passed else _PLAIN, min(1.0, _FIRST + (1 - _FIRST) * at / last))


class PerilLight:
    """The shade of the table, on its way from one to the next."""

    def __init__(self) -> None:
        self._before = self._shade = CLEAR
        self._ease = Tween(1.0, in_out_cubic)

    def to(self, shade: Shade, time: float) -> None:
        """Set out for a shade, there after so many milliseconds; 0 is at once."""
        if shade == self._shade:
            return
        self._before, self._shade = next(iter(self.layers[-1:]), CLEAR), shade
        self._ease.jump(0.0)
        self._ease.to(1.0, time)

    def update(self, dt: float) -> bool:
        """Go on; true while it changes."""
        return self._ease.update(dt)

    @property
    def moving(self) -> bool:
        """True until the shade is there that was set out for."""
        return self._ease.moving

    @property
    def layers(self) -> tuple[Shade, ...]:
        """What is seen: one shade, or two of different colours while one gives way to the other."""
        part, before, after = round(self._ease.value * _STEPS) / _STEPS, self._before, self._shade
        if before.colour == after.colour:
            return (Shade(after.colour, before.depth + (after.depth - before.depth) * part),)
        fading = (Shade(before.colour, before.depth * (1 - part)), Shade(after.colour, after.depth * part))
        return tuple(shade for shade in fading if shade.depth > 0)


def veil(theme: Theme, colour: str, part: pygame.Rect, whole: pygame.Rect, strength: float = 1.0) -> pygame.Surface:
    """The darkness over a part of a rectangle when it is deepest: weaker in the middle, stronger at the edges."""
    red, green, blue = _dark(theme, colour)
    size = (part.width // _CELL + 2, part.height // _CELL + 2)
    coarse = pygame.Surface(size, pygame.SRCALPHA)
    for column in range(size[0]):
        for row in range(size[1]):
            x = part.x + (column + 0.5) * part.width / size[0] - whole.centerx
            y = part.y + (row + 0.5) * part.height / size[1] - whole.centery
            away = min(1.0, ((2 * x / whole.width) ** 2 + (2 * y / whole.height) ** 2) / 1.6)
            coarse.set_at((column, row), (red, green, blue, round(255 * strength * (_MIDDLE + (1 - _MIDDLE) * away))))
    return pygame.transform.smoothscale(coarse, part.size)


def _dark(theme: Theme, colour: str) -> Colour:
    """The colour of a peril, nearly black: all of them equally dark."""
    red, green, blue = theme.perils[colour].colour if colour != _PLAIN else _BROWN
    part = _LIGHT / (0.3 * red + 0.59 * green + 0.11 * blue)
    return round(red * part), round(green * part), round(blue * part)
