"""Log writing: the last line of the log is written before one's eyes, and then its seal is pressed."""

from __future__ import annotations

import pygame

from game.looks.warhammer_quest.log_map import MARK, mark_at, paint_mark
from game.looks.warhammer_quest.log_page import line_room, paint_line, sign_at
from game.ui.screen.canvas import Canvas
from game.ui.screen.tween import Tween, linear
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.warhammer_quest.view.values import LogQuest

WAIT, WRITE, PRESS = 450.0, 900.0, 220.0
"""Before it begins, while it is written, and while the seal comes down, in milliseconds."""
SIGN = 46.0
_HIGH = 0.7
"""How much larger the seal is that is still above the page."""
_STEPS = 60


class Writing:
    """How far the last line is written."""

    def __init__(self) -> None:
        whole = WAIT + WRITE + PRESS
        self._time = Tween(whole, linear)
        self._whole = whole

    def begin(self) -> None:
        """Dip the pen."""
        self._time.jump(0.0)
        self._time.to(self._whole, self._whole)

    def rest(self) -> None:
        """It is written."""
        self._time.jump(self._whole)

    def update(self, dt: float) -> bool:
        """Let time pass; true while it is written."""
        return self._time.update(dt)

    @property
    def written(self) -> float:
        """How much of the line is there (0 to 1)."""
        return min(1.0, max(0.0, (self._time.value - WAIT) / WRITE))

    @property
    def pressed(self) -> float:
        """How far the seal has come down (0 to 1)."""
        return min(1.0, max(0.0, (self._time.value - WAIT - WRITE) / PRESS))

    def draw(self, brush: SpriteList, layout: Layout, quest: LogQuest) -> None:
        """The line as far as it is written, and the seals on page and map."""
        page, area = layout["page"], layout["map"]
        room = line_room(page, quest.number)
        share = round(self.written * _STEPS) / _STEPS

        def paint(canvas: Canvas) -> None:
            with canvas.clip((room.x - 4, room.y, (room.width + 8) * share, room.height)):
                paint_line(canvas, page, quest)

        if share:
            brush.panel(("line", quest, share), room, paint, pad=4)
        if self.pressed:
            for centre, size in ((sign_at(page, quest.number), SIGN), (mark_at(area, quest.id), MARK)):
                self._press(brush, centre, size, quest.state)

    def _press(self, brush: SpriteList, centre: tuple[float, float], size: float, state: str) -> None:
        part = round(self.pressed * 8) / 8
        large = size * (1 + _HIGH * (1 - part) ** 2)
        rect = pygame.FRect(centre[0] - large / 2, centre[1] - large / 2, large, large)
        alpha = round(120 + 135 * part)
        brush.panel(("seal", state, large), rect, lambda canvas: paint_mark(canvas, centre, large, state), alpha=alpha)
