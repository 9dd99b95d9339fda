"""Column: what stands at the right of every table: the boss with its candles, the Reserve and the supply; and below the
seats how the valley stands.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.looks.tenefyr.marks import draw_candle, draw_number
from game.looks.tenefyr.placement import LEVELS, reserve_places
from game.looks.tenefyr.stuffs import draw_paper
from game.looks.tenefyr.theme import INK, INK_2, LIME, MADDER_TEXT, NIGHT, ON_NIGHT, PAPER
from game.tenefyr.view.values import DONE, BossShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

TITLE, NAME, LABEL, VALUE = (
    Style("title", 30, 1.05), Style("title", 22), Style("ui-medium", 21, 1.15), Style("ui-extrabold", 21),
)  # fmt: skip
CANDLE = 76.0


def paper(canvas: Canvas, rect: pygame.FRect, seed: str, *, night: bool) -> tuple[Colour, Colour]:
    """A broadside, by night on the night panel; gives the inks of its titles and its lines."""
    if night:
        draw_paper(canvas, rect, seed, fill=NIGHT, deep=0.6)
        canvas.rect(rect.inflate(-16, -16), None, edge=ON_NIGHT, width=1.6)
        return ON_NIGHT, ON_NIGHT
    draw_paper(canvas, rect, seed, rule=True)
    return INK, INK_2


def draw_boss(brush: SpriteList, layout: Layout, boss: BossShown, left: str, *, night: bool) -> None:
    """The panel of the boss: its name, what is known of its stages, a candle for each."""
    rect, deck = layout["boss"], layout["boss/deck"]

    def paint(canvas: Canvas) -> None:
        title, ink = paper(canvas, rect, "boss", night=night)
        room = pygame.FRect(deck.right + 16, rect.y + 24, rect.right - deck.right - 32, 76)
        block(canvas, boss.name, tuple(room), TITLE, title, middle=True)  # type: ignore[arg-type]
        canvas.line((room.x, room.bottom + 6), (room.right, room.bottom + 6), ink, 1.2)
        block(canvas, boss.line, (room.x, room.bottom + 14, room.width, 54), LABEL, ink)
        step = room.width / max(4, len(boss.stages))
        high = min(CANDLE, step * 1.7)
        for at, stage in enumerate(boss.stages):
            draw_candle(canvas, (room.x + step * (at + 0.5), rect.bottom - 30), high, lit=stage.state != DONE)
        line(canvas, left, (deck.centerx, deck.bottom + 26), LABEL, title, deck.width + 20, align="middle")

    brush.panel(("boss", boss, left, night), rect, paint, pad=16)


def draw_reserve(brush: SpriteList, layout: Layout, words: Words, counts: Sequence[int]) -> None:
    """Reserve and supply: seven small piles with their numbers."""
    rect = layout["reserve"]

    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "reserve", rule=True)
        line(canvas, words("cloth.reserve"), (rect.x + 22, rect.y + 26), NAME, INK, 200, high=30)
        line(canvas, words("cloth.supply"), (rect.right - 20, rect.y + 26), NAME, INK, 96, high=30, align="right")
        split = rect.right - 108
        canvas.line((split, rect.y + 16), (split, rect.bottom - 16), INK_2, 1.0)
        for place, count in zip(reserve_places(rect), counts, strict=True):
            canvas.rect(place.inflate(2, 2), LIME, radius=4, edge=INK_2, width=1.2)
            if place.x > split:
                power = "0" if place.right < rect.right - 40 else "1"
                draw_number(canvas, power, place.center, 24, INK)
            line(canvas, str(count), (place.centerx, place.bottom + 20), VALUE, INK, 44, high=24, align="middle")

    brush.panel(("reserve", tuple(counts)), rect, paint, pad=14)


def reserve_zones() -> list[str]:
    """The zones of the board that the seven piles show."""
    return [*(f"reserve:{level}" for level in LEVELS), "supply:basic0", "supply:basic1"]


def draw_standing(
    brush: SpriteList, layout: Layout, title: str, rows: Sequence[tuple[str, str, str]], *, night: bool
) -> None:
    """How the valley stands: icon, what is counted, number."""
    if "standing" not in layout:
        return
    rect = layout["standing"]

    def paint(canvas: Canvas) -> None:
        head, _ = paper(canvas, rect, "standing", night=night)
        low = rect.height < 170
        line(canvas, title, (rect.centerx, rect.y + (28 if low else 38)), Style("title", 25), head, rect.width - 50,
            high=33, align="middle")
        step = (rect.height - (54 if low else 74)) / len(rows)
        for at, (icon, label, value) in enumerate(rows):
            y = rect.y + (44 if low else 62) + step * (at + 0.5)
            canvas.icon(icon, (rect.x + 34, y), 22, ON_NIGHT if night else MADDER_TEXT)
            line(canvas, label, (rect.x + 56, y), LABEL, head, rect.width - 190, high=step * 0.8)
            line(canvas, value, (rect.right - 26, y), VALUE, head, 90, high=step * 0.8, align="right")

    brush.panel(("standing", title, tuple(rows), night), rect, paint, pad=14)


def draw_tally(canvas: Canvas, centre: tuple[float, float], count: int) -> None:
    """The number of cards of a pile on a dark pill at its foot."""
    wide, high = 40.0, 24.0
    canvas.rect((centre[0] - wide / 2, centre[1] - high / 2, wide, high), INK, radius=high / 2)
    draw_number(canvas, str(count), centre, 18, PAPER)
