"""Focus: who has the keyboard. It gives events to widgets, walks them by Tab, arrows, pad, and draws the
ring.

`parts` maps a name to its widgets, in order: Tab goes from part to part, arrows move inside a part and wrap
round. `draw_ring(canvas, rect, radius)` draws the ring alone (for pieces of the table use `draw_dashes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.input import Bindings
from game.ui.screen.tween import Tween, out_cubic
from game.ui.widgets.base import Widget

SLIDE = 120.0
HEARD_EVENT = pygame.USEREVENT + 22
"""Posted when a widget was pressed or changed, or the focus moved: its `cue` is what is to be heard."""
_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Focus:
    """The widgets of a scene or a box, one of them focused."""

    def __init__(self, bindings: Bindings, *, calm: Callable[[], bool] = lambda: False) -> None:
        self.bindings = bindings
        self._calm = calm
        self._parts: dict[str, list[Widget]] = {}
        self._moving: list[Widget] = []
        """The widgets that change with time."""
        self.current: Widget | None = None
        self._held: Widget | None = None
        self._slide = Tween(1.0, out_cubic)
        self._from = pygame.FRect()
        self._pointer: tuple[float, float] | None = None

    @property
    def parts(self) -> dict[str, list[Widget]]:
        """The parts in the order of Tab; setting them keeps the focus where its widget is still there."""
        return self._parts

    @parts.setter
    def parts(self, parts: Mapping[str, Sequence[Widget]]) -> None:
        self._parts = {name: list(widgets) for name, widgets in parts.items()}
        everyone = list(self.widgets())
        self._moving = [widget for widget in everyone if not widget.still]
        if self.current not in everyone:
            self.to(next((widget for widget in everyone if widget.takes_focus), None))
            self._slide.jump(1.0)
        calm = self._calm()
        for widget in everyone:
            widget.calm = calm

    def widgets(self) -> Iterator[Widget]:
        """Every widget, in order."""
        for widgets in self._parts.values():
            yield from widgets

    @property
    def part(self) -> str | None:
        """The name of the part that holds the focus."""
        return next((name for name, widgets in self._parts.items() if self.current in widgets), None)

    def to(self, widget: Widget | None) -> None:
        """Give the focus to a widget."""
        if widget is self.current:
            return
        if self.current is not None:
            self.current.focus_changed(False)
            self._from = self.current.focus_rect().copy()
            self._slide.jump(0.0)
            self._slide.to(1.0, 0.0 if self._calm() else SLIDE)
        self.current = widget
        if widget is not None:
            widget.focus_changed(True)

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the widgets; true when one used it or the focus moved."""
        if event.type in (
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
            pygame.MOUSEWHEEL,
        ):
            return self._point(event)
        if self.current is not None and not self.current.takes_focus:
            self.to(next((widget for widget in self.widgets() if widget.takes_focus), None))
        if self.current is not None and self.current.key(event):
            return True
        action = self.bindings.action(event)
        if action is None:
            return False
        acting = self.current
        if acting is not None and acting.act(action, event):
            _sound(acting, "slider" if action in _DIRECTIONS else "button")
            return True
        before = self.current
        if action in ("next", "previous"):
            moved = self._next_part(1 if action == "next" else -1)
        else:
            moved = self._move(action) if action in _DIRECTIONS else False
        if self.current is not None and self.current is not before:
            _sound(self.current, "focus")
        return moved

    def update(self, dt: float) -> bool:
        """Let time pass for every widget; true when something must be drawn again."""
        moved, calm = self._slide.update(dt), self._calm()
        for widget in self._moving:
            widget.calm = calm
            moved = widget.update(dt) or moved
        return moved

    def draw(self, canvas: Canvas) -> None:
        """Draw every widget, then the ring."""
        for widget in self.widgets():
            if widget.visible:
                widget.draw(canvas)
        self.draw_focus(canvas)

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the ring alone, for scenes that draw their widgets themselves."""
        if self.current is None or not self.current.visible:
            return
        goal, part = self.current.focus_rect(), self._slide.value
        rect = pygame.FRect(*(a + (b - a) * part for a, b in zip(self._from, goal, strict=True))) if part < 1 else goal
        draw_ring(canvas, rect, self.current.radius)

    def under(self, pos: tuple[float, float]) -> Widget | None:
        """The topmost widget at a position."""
        return next((widget for widget in reversed(list(self.widgets())) if widget.contains(pos)), None)

    def _point(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            found = self.under(self._pointer) if self._pointer else None
            return found.pointer(event) if found is not None else False
        self._pointer = event.pos
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = None  # what was pressed before was let go where this did not hear of it: over another scene
        found = self._held or self.under(event.pos)
        changed = False
        for widget in self.widgets():
            changed = widget.hover(widget is found and widget.contains(event.pos)) or changed
        if found is None:
            return changed
        used = found.pointer(event)
        if event.type == pygame.MOUSEBUTTONDOWN and used:
            self._held = found
            if found.focusable:
                self.to(found)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held = None
            if used and event.button == 1 and found.enabled and found.contains(event.pos):
                _sound(found, "button")
        return used or changed

    def _next_part(self, step: int) -> bool:
        names = [name for name, widgets in self._parts.items() if any(widget.takes_focus for widget in widgets)]
        if not names:
            return False
        here = names.index(self.part) if self.part in names else -step
        widgets = [widget for widget in self._parts[names[(here + step) % len(names)]] if widget.takes_focus]
        chosen = next((widget for widget in widgets if getattr(widget, "selected", False)), None)
        self.to(chosen or widgets[0])
        return True

    def _move(self, action: str) -> bool:
        name = self.part
        if name is None or self.current is None:
            return self._next_part(1)
        others = [widget for widget in self._parts[name] if widget.takes_focus and widget is not self.current]
        found = _nearest(self.current.focus_rect(), others, _DIRECTIONS[action])
        if found is None:
            return False
        self.to(found)
        return True


def draw_ring(canvas: Canvas, rect: RectLike, radius: float = 4.0) -> None:
    """A bright ring on a dark one, 5 outside, with two notches: seen without colour."""
    x, y, w, h = rect
    light, dark = canvas.theme["focus"], canvas.theme["focus-back"]
    canvas.rect((x - 7.5, y - 7.5, w + 15, h + 15), radius=radius + 6.5, edge=dark, width=5)
    canvas.rect((x - 6.3, y - 6.3, w + 12.6, h + 12.6), radius=radius + 5.3, edge=light, width=2.6)
    for side in (x - 5, x + w + 5):
        canvas.shape("diamond", (side, y + h / 2), 7.4, light, edge=dark, width=2)


def draw_dashes(canvas: Canvas, rect: RectLike, radius: float = 9.0) -> None:
    """The focus of a piece on the table: white dashes 4 wide on an ink ring 7 wide, outside every other
    ring.
    """
    x, y, w, h = rect
    canvas.rect((x - 12, y - 12, w + 24, h + 24), radius=radius + 8, edge=canvas.theme["black-ink"], width=7)
    canvas.dashed((x - 8.5, y - 8.5, w + 17, h + 17), (255, 255, 255), width=4, dash=14, gap=9)


def _sound(widget: Widget, cue: str) -> None:
    if widget.sounding:
        pygame.event.post(pygame.event.Event(HEARD_EVENT, cue=cue))


def _nearest(rect: pygame.FRect, others: list[Widget], direction: tuple[int, int]) -> Widget | None:
    """The nearest widget in a direction, or the farthest against it when there is none: the way wraps
    round.
    """
    dx, dy = direction
    best: tuple[float, Widget] | None = None
    back: tuple[float, Widget] | None = None
    for widget in others:
        goal = widget.focus_rect()
        along = (goal.centerx - rect.centerx) * dx + (goal.centery - rect.centery) * dy
        across = abs((goal.centerx - rect.centerx) * dy) + abs((goal.centery - rect.centery) * dx)
        if along > 1 and across <= along * 2.5 + max(rect.width * abs(dy), rect.height * abs(dx)):
            cost = along + across * 2
            if best is None or cost < best[0]:
                best = (cost, widget)
        elif along < -1:
            cost = along + across * 3
            if back is None or cost < back[0]:
                back = (cost, widget)
    found = best or back
    return found[1] if found else None
