"""Openings: how features give way: leaves slide down, doors swing, lids open, and what breaks bursts in six pieces.

Lengths are those of the place of a feature; milliseconds at speed 1.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.heroica.view.values import FeatureShown
from game.kit.geometry import Point
from game.ui.screen.tween import in_out_sine, in_quad, out_quad
from game.ui.table.passage import Passage, Stance
from game.ui.table.placement import Place
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

SLIDES, SWINGS, LIDS = ("gate",), ("locked-door", "vault-door", "lair-door"), ("chest", "kings-treasure", "coffin")
"""The pictures of features that give way in each of these ways."""
BURSTS = frozenset({"rocks", "boulder", "cobblestone-wall", "frost-door"})
OPEN, LID, BURST = 400.0, 360.0, 460.0
_THINNEST, _LOWEST = 0.16, 0.06
_COLUMNS, _ROWS = 2, 3
_OUT, _UP, _FALL, _SPIN = 0.75, 0.55, 1.5, 70.0
"""How far the pieces of a burst fly and rise, and how far they fall, in heights of what burst; how far they turn."""


def opening(kind: str, at: Point) -> Passage | None:
    """How a feature of a kind opens, whose box lies round a point; None for one that is just another from now on."""
    if kind in SLIDES:
        return Passage(OPEN + 1, OPEN, lambda part: _slid(at, part), 1.0)
    if kind in SWINGS:  # the open frame is seen, and the leaf before it
        return Passage(OPEN + 1, OPEN, lambda part: Stance(at), 1.0)
    if kind in LIDS:
        return Passage(LID + 1, LID, lambda part: _lifted(at, part), 1.0)
    return None


def gone(at: Point, time: float) -> Passage:
    """What has burst is not seen as a whole any more."""
    return Passage(time + 1, time, lambda part: Stance(at, alpha=0.0), 1.0)


def _slid(at: Point, part: float) -> Stance:
    """Leaves slide down into the ground."""
    return Stance(at, squash=1 - (1 - _LOWEST) * in_out_sine(part), before=True)


def _lifted(at: Point, part: float) -> Stance:
    """A lid is pressed down, springs up, and is open."""
    if part < 0.4:
        return Stance(at, squash=1 - 0.12 * math.sin(part / 0.4 * math.pi), before=True)
    spring = math.sin((part - 0.4) / 0.6 * math.pi)
    return Stance(at, lift=0.06 * spring, squash=1 + 0.08 * spring)


@dataclass
class Shown:
    """What is seen of a feature above its place while it gives way; `box` lies on the table."""

    feature: FeatureShown
    box: pygame.FRect
    age: float = 0.0
    time: float = BURST

    @property
    def over(self) -> bool:
        return self.age >= self.time

    def draw(self, brush: SpriteList, surface: pygame.Surface) -> None:
        """As it is at its age; the picture is that of the feature before."""


class Leaf(Shown):
    """A leaf that swings about its left edge."""

    def draw(self, brush: SpriteList, surface: pygame.Surface) -> None:
        thin = 1 - (1 - _THINNEST) * out_quad(self.age / self.time)
        made = pygame.transform.smoothscale(surface, (max(1, round(surface.get_width() * thin)), surface.get_height()))
        alpha = round(255 * min(1.0, 5 * (1 - self.age / self.time)))
        brush.add(made, self.box.topleft, alpha)


class Burst(Shown):
    """A feature that flies apart."""

    def draw(self, brush: SpriteList, surface: pygame.Surface) -> None:
        """Its six pieces as they fly, cut from its picture."""
        width, height = surface.get_size()
        part, (wide, high) = self.age / self.time, (width // _COLUMNS, height // _ROWS)
        left, top = brush.canvas.stage.device(self.box.topleft)
        alpha = round(255 * min(1.0, 2.5 * (1 - part)))
        for index in range(_COLUMNS * _ROWS):
            column, row = index % _COLUMNS, index // _COLUMNS
            side = 1 if column else -1
            piece = surface.subsurface((column * wide, row * high, wide, high))
            turn = side * _SPIN * part * (1 + 0.4 * row)
            made = pygame.transform.rotozoom(piece, -turn, 1 - 0.2 * part)
            rise = _UP * (1.2 - 0.35 * row) * math.sin(min(1.0, part * 1.6) * math.pi / 2) - _FALL * in_quad(part) * 0.6
            x = left + (column + 0.5) * wide + side * (_OUT - 0.15 * row) * height * out_quad(part) * 0.6
            y = top + (row + 0.5) * high - rise * height
            corner = (round(x - made.get_width() / 2), round(y - made.get_height() / 2))
            brush.sprites.append(Sprite(made, corner, alpha))


class Openings:
    """What gives way on one level just now."""

    def __init__(self) -> None:
        self.shown: list[Shown] = []
        self.ajar: set[str] = set()
        """The pieces that are open already, though the copy has them closed."""

    def clear(self) -> None:
        """Nothing any more."""
        self.shown.clear()
        self.ajar.clear()

    def update(self, pace: float) -> bool:
        """Let time pass; true while something flies apart."""
        moves = bool(self.shown)
        for each in self.shown:
            each.age += pace
        self.shown = [each for each in self.shown if not each.over]
        return moves

    def open(self, it: FeatureShown, kind: str, place: Place, box: pygame.FRect) -> Passage | None:
        """A feature opens in its place, which is seen in a box of the table."""
        if kind in BURSTS:
            return self.burst(it, place.rect.center, box)
        if kind in SWINGS:
            self.shown.append(Leaf(it, box, time=OPEN))
        self.ajar.add(it.piece)
        return opening(kind, place.rect.center)

    def burst(self, it: FeatureShown, at: Point, box: pygame.FRect) -> Passage:
        """A feature bursts, and is not seen as a whole any more."""
        self.shown.append(Burst(it, box))
        return gone(at, BURST)
