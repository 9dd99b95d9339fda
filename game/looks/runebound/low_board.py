"""Low board: the hero below what is read or bought: portrait, name, health, attributes, gold."""

from __future__ import annotations

import pygame

from game.looks.runebound.marks import draw_attribute, draw_coin
from game.looks.runebound.stuffs import draw_board_ground, draw_health
from game.looks.runebound.theme import ATTRIBUTES, CREAM, DARK, INK, MUTED, seat_colour
from game.runebound.view.values import SeatShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

NAME, VALUE, LEFT = Style("story-semibold", 28), Style("ui-extrabold", 24), Style("ui-medium", 21)
FACE = (0.5, 0.2)


def draw_low_board(
    brush: SpriteList, layout: Layout, seat: SeatShown, health: int, after: int | None, gold: int, told: str,
    words: Words, *, attributes: bool = True,
) -> None:  # fmt: skip
    """The board: `health` is what is left, `after` what would be; `told` stands beside the gold. Without `attributes`
    the gold is seen coin by coin.
    """
    rect = layout["board"]

    def paint(canvas: Canvas) -> None:
        draw_board_ground(canvas, rect, seat.number)
        picture, rest = layout["board/portrait"], layout["board/numbers"]
        canvas.rect(picture.inflate(3, 3), DARK)
        canvas.rect(picture, seat_colour(seat.number))
        canvas.image(seat.portrait, picture.inflate(-8, -8), fit="cover", focus=FACE)
        canvas.rect(picture.inflate(-8, -8), None, edge=INK, width=2)
        draw_seat(canvas, seat.number, (picture.x + 15, picture.bottom - 13), 15)
        x, y, w, _ = rest
        line(canvas, seat.name, (x, y + 16), NAME, CREAM, w, high=34)
        draw_health(canvas, pygame.FRect(x, y + 36, w, 31), health, seat.health, after=after)
        if attributes:
            for at, (family, value) in enumerate(zip(ATTRIBUTES, (seat.body, seat.mind, seat.spirit), strict=True)):
                left = x + 17 + at * 73
                draw_attribute(canvas, (left, y + 95), 16, family)
                line(canvas, str(value), (left + 22, y + 95), VALUE, CREAM, 34, high=29)
            draw_coin(canvas, (x + 17, y + 137), 31)
            line(canvas, str(gold), (x + 39, y + 137), VALUE, CREAM, 44, high=29)
            line(canvas, told, (x + 90, y + 137), LEFT, MUTED, w - 90, high=27)
            return
        shown = min(gold, 8)
        step = min(26.0, (w - 96) / max(1, shown))
        for coin in range(shown):
            draw_coin(canvas, (x + 17 + step * coin, y + 96), 32)
        count = words("stall.gold", count=gold)
        line(canvas, count, (x + 24 + step * shown + 12, y + 96), VALUE, CREAM, w - step * shown - 36, high=29)
        line(canvas, told, (x, y + 137), LEFT, MUTED, w, high=27)

    brush.panel(("low-board", seat, health, after, gold, told, attributes), rect, paint, pad=10)
