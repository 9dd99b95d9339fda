"""Pointer: the mouse on the table. A press becomes a click, or a drag once it has moved far enough.

It knows places (pieces and spots) and nothing of questions: the scene says what may be held and what a click or a
drop means. Escape or the right button lets go; a drop outside is told to the scene as well, so that it can say
why nothing happened.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, Protocol

import pygame

from game.kit.geometry import Point
from game.ui.table.gestures import DRAG_THRESHOLD


class PlaceFinder(Protocol):
    """What lies under the pointer."""

    def place_at(self, pos: Point) -> str:
        """The piece or spot at a position; empty where there is none."""
        ...


class PointerActions(NamedTuple):
    """What the scene does with what the pointer does."""

    may_hold: Callable[[str], bool]
    click: Callable[[str, Point], object]
    inspect: Callable[[str], object]
    hover: Callable[[str, Point], object]
    carry: Callable[[str, Point | None], object]
    """A piece is carried along (None: it is let go)."""
    drop: Callable[[str, Point], object]


class Pointer:
    """The pointer: what it pressed, what it carries."""

    def __init__(self, places: PlaceFinder, actions: PointerActions) -> None:
        self.places, self.actions = places, actions
        self.over = ""
        self.held = ""
        self.pos: Point = (0.0, 0.0)
        self._pressed: tuple[str, Point] | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Give it a pointer event on the table; true when something changed."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        return False

    def cancel(self) -> bool:
        """Let go of what is carried, without a drop; true when something was carried."""
        self._pressed = None
        if not self.held:
            return False
        held, self.held = self.held, ""
        self.actions.carry(held, None)
        return True

    @property
    def start(self) -> Point:
        """Where the button was pressed that is held; where the pointer is if none is."""
        return self._pressed[1] if self._pressed is not None else self.pos

    def forget(self) -> None:
        """The pointer is over something else (a panel): nothing of the table is hovered."""
        if self.over:
            self.over = ""
            self.actions.hover("", self.pos)

    def rest(self) -> None:
        """Things moved under the pointer: what it is over counts anew when it moves."""
        self.over = ""

    def _move(self, pos: Point) -> bool:
        self.pos = pos
        if self._pressed is not None and not self.held:
            place, start = self._pressed
            if math.dist(start, pos) >= DRAG_THRESHOLD and self.actions.may_hold(place):
                self.held = place
        if self.held:
            self.actions.carry(self.held, pos)
        over = self.places.place_at(pos)
        changed = over != self.over or bool(self.held)
        self.over = over
        if changed:
            self.actions.hover(over, pos)
        return changed

    def _press(self, event: pygame.event.Event) -> bool:
        self.pos = event.pos
        place = self.places.place_at(event.pos)
        if event.button == 1:
            self._pressed = (place, event.pos)
            return True
        if event.button == 3:
            if not self.cancel() and place:
                self.actions.inspect(place)
            return True
        return False

    def _release(self, pos: Point) -> bool:
        pressed, self._pressed = self._pressed, None
        if self.held:
            held, self.held = self.held, ""
            self.actions.carry(held, None)
            self.actions.drop(held, pos)
            return True
        if pressed is not None and self.places.place_at(pos) == pressed[0]:
            self.actions.click(pressed[0], pos)
            return True
        return False
