"""The row of boxes: which game is out, how another is chosen by pointer, wheel and keys, and how the row gives way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.scenes.shelf.box import OUT, WIDTH, GameBox
from game.scenes.shelf.furniture import Strip
from game.ui.screen.canvas import Canvas
from game.ui.screen.input import Bindings
from game.ui.widgets.base import Widget
from game.ui.widgets.focus import draw_dashes

GAP = 14.0
LEFT, LEFT_FULL = 120.0, 45.0
"""Where the row begins: below the menu; further to the left where it fills a window of 1920."""
OVER = 6.0
"""So far the lid of the box that is out may reach over the shelf."""


class BoxRow(Widget):
    """The boxes of all games in their order, one of them out. `on_choose` is told when another comes out, `on_open`
    when the one that is out is wanted.
    """

    sounding = False

    def __init__(
        self, boxes: Sequence[GameBox], out: str, on_choose: Callable[[str], object], on_open: Callable[[], object]
    ) -> None:
        super().__init__((0, 0, 0, 0))
        self.boxes = list(boxes)
        self.at = next(number for number, box in enumerate(self.boxes) if box.game == out)
        self.pointed: GameBox | None = None
        self.strip = Strip(0.0, 0.0)
        self._on_choose = on_choose
        self._on_open = on_open
        self._pressed: GameBox | None = None
        self.boxes[self.at].stand_out()

    @property
    def out(self) -> GameBox:
        """The box that is out, or on its way."""
        return self.boxes[self.at]

    @property
    def moving(self) -> bool:
        """True while a box is on its way."""
        return any(box.moving for box in self.boxes)

    def place(self, strip: Strip, bounds: pygame.FRect) -> None:
        """Lie on a shelf of a window."""
        self.strip = strip
        self.rect = pygame.FRect(bounds.x, strip.top - OVER, bounds.width, strip.height + OVER)
        self._line_up()

    def choose(self, game: str) -> bool:
        """Let the box of a game come out; false where it is out already, or cannot be opened."""
        at = next(number for number, box in enumerate(self.boxes) if box.game == game)
        if at == self.at or self.boxes[at].fault:
            return False
        self.out.push(self.calm)
        self.at = at
        self.out.pull(self.calm)
        self._line_up()
        self._on_choose(game)
        return True

    def step(self, way: int) -> bool:
        """The next box to the right (1) or to the left (-1) that can be opened comes out; the ends do not join."""
        at = self.at + way
        while 0 <= at < len(self.boxes):
            if not self.boxes[at].fault:
                return self.choose(self.boxes[at].game)
            at += way
        return False

    def pick(self, number: int) -> bool:
        """The box at a place of the row, from 1, comes out."""
        return 1 <= number <= len(self.boxes) and self.choose(self.boxes[number - 1].game)

    def under(self, pos: tuple[float, float]) -> GameBox | None:
        """The box at a position."""
        return next((box for box in self.boxes if box.whole(self.strip.top).collidepoint(pos)), None)

    def press(self) -> bool:
        self._on_open()
        return True

    def pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            turned = -event.y or event.x
            return self.step(1 if turned > 0 else -1) if turned else False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed = self.under(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pressed is not None:
            chosen, self._pressed = self._pressed, None
            if chosen is self.under(event.pos) and chosen is self.out:
                self._on_open()
            elif chosen is self.under(event.pos):
                self.choose(chosen.game)
        elif event.type != pygame.MOUSEMOTION:
            return False
        self._look_at(self.under(event.pos))
        return True

    def hover(self, on: bool) -> bool:
        if not on:
            self._pressed = None
            self._look_at(None)
        return super().hover(on)

    def focus_rect(self) -> pygame.FRect:
        return self.out.whole(self.strip.top)

    def update(self, dt: float) -> bool:
        moved = [box.update(dt) for box in self.boxes]
        if any(moved):
            self._line_up()
        return super().update(dt) or any(moved)

    def draw(self, canvas: Canvas, tied: str = "") -> None:
        """The boxes; the one that is pointed at over its neighbours, the one that is out over all of them."""
        top = self.strip.top
        for box in sorted(self.boxes, key=lambda box: (box is self.out, box is self.pointed)):
            box.draw(canvas, top, tied)
        if self.focused:
            draw_dashes(canvas, self.focus_rect().inflate(-8, -8), 4)

    def _look_at(self, box: GameBox | None) -> None:
        self.pointed = box
        for other in self.boxes:
            other.point(other is box and not other.fault, other is self._pressed, self.calm)

    def _line_up(self) -> None:
        """Put the boxes side by side; the row gives way to the one that comes out."""
        whole = WIDTH * (len(self.boxes) - 1 + OUT) + GAP * (len(self.boxes) - 1)
        left = self.rect.x + (LEFT if whole + LEFT + LEFT_FULL <= self.rect.width else LEFT_FULL)
        for box in self.boxes:
            box.left = left
            left += box.room + GAP


def box_way(bindings: Bindings, event: pygame.event.Event) -> int:
    """Which way the Page keys and the shoulders of a pad go along the shelf: -1, 1, or 0 for any other event."""
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return {"previous": -1, "next": 1}.get(bindings.action(event) or "", 0)
    if event.type == pygame.KEYDOWN:
        return {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key, 0)
    return 0
