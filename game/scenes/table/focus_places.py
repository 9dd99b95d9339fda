"""Focus places: places of the table that take the keyboard's focus, as widgets that draw nothing themselves."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.table.path_choice import DIRECTIONS
from game.ui.widgets.base import Widget

Where = Callable[[str], pygame.FRect | None]


class FocusPlace(Widget):
    """A piece or spot that can be focused; confirming it does what a click on it does.

    The table draws its marks and the pointer finds it by its place, so it has no pointer form of its own.
    """

    radius = 9.0
    sounding = False
    still = True

    def __init__(self, place: str, where: Where, on_press: Callable[[str], object], *, legal: bool) -> None:
        super().__init__((0, 0, 1, 1), enabled=legal)
        self.place = place
        self.legal = legal
        self._where, self._on_press = where, on_press

    def contains(self, pos: tuple[float, float]) -> bool:
        """Never: `Pointer` handles the pointer on the table."""
        return False

    def press(self) -> bool:
        """Do what a click does."""
        self._on_press(self.place)
        return True

    def act(self, action: str, event: pygame.event.Event) -> bool:
        return self.press() if action == "confirm" else False

    def focus_rect(self) -> pygame.FRect:
        """Where its place is seen now."""
        return self._where(self.place) or self.rect


class SpotPlace(FocusPlace):
    """A place that is no piece: the focus comes to it where `stops` says so, which is asked when it walks there."""

    def __init__(
        self, spot: str, where: Where, on_press: Callable[[str], object], stops: Callable[[str], bool]
    ) -> None:
        super().__init__(spot, where, on_press, legal=False)
        self._stops = stops

    @property
    def takes_focus(self) -> bool:
        return super().takes_focus and self._stops(self.place)


class CellCursor(FocusPlace):
    """The cell of a map at which the arrow keys point: an arrow leads it on to the next cell, as `beside` says, and out
    of the map where there is none.
    """

    def __init__(
        self,
        place: str,
        where: Where,
        on_press: Callable[[str], object],
        beside: Callable[[str, str], str],
        on_move: Callable[[], object],
    ) -> None:
        super().__init__(place, where, on_press, legal=True)
        self._beside, self._on_move = beside, on_move

    def act(self, action: str, event: pygame.event.Event) -> bool:
        """Move, or do what a click does."""
        if action not in DIRECTIONS:
            return super().act(action, event)
        found = self._beside(self.place, action)
        if found:
            self.place = found
            self._on_move()
        return bool(found)
