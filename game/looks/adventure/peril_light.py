"""Peril light: peril darkens the light. The further the token has come, the darker; the colour it passed last tints it.

`PerilLight.to(shade_at(track, at), time)` sets out for another shade, `update(dt)` goes on; `layers` are what is to
be seen just now: a colour of peril and how deep it is (0 to 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kit.shown import Space
from game.looks.adventure.theme import PERILS
from game.ui.screen.theme import Colour
from game.ui.screen.tween import Tween, in_out_cubic

EASE = 1000.0
_STEPS = 24
"""Light changes in so many steps: each of them is drawn over the whole backdrop."""
_PLAIN = "none"
COLOURS = ("green", "blue", "red")
"""The spaces of the track that tint the light."""
_FIRST = 0.1
"""How deep it is on the first space of the track, as a share of the last."""
_BROWN: Colour = (40, 30, 24)
_LIGHT = 15.0
"""How bright the darkness is, of 255, whatever its colour."""


class Shade(NamedTuple):
    """A colour of peril, and how deep it is (0 to 1)."""

    colour: str
    depth: float


CLEAR = Shade(_PLAIN, 0.0)


def shade_at(track: Sequence[Space], at: int) -> Shade:
    """The shade of a space of the track: that of the last coloured one that was passed."""
    last = len(track) - 1
    if last < 1 or at < 0:
        return CLEAR
    passed = [space.colour for space in track[: at + 1] if space.colour in COLOURS]
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


def dark(colour: str) -> Colour:
    """The colour of a peril, nearly black: all of them equally dark."""
    red, green, blue = PERILS[colour].colour if colour != _PLAIN else _BROWN
    part = _LIGHT / (0.3 * red + 0.59 * green + 0.11 * blue)
    return round(red * part), round(green * part), round(blue * part)
