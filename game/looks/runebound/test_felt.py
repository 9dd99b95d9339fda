"""Test felt: where the cards of a test are laid, and what more of them would bring."""

from __future__ import annotations

import pygame

from game.looks.runebound.stuffs import draw_felt
from game.looks.runebound.theme import CHOSEN, CREAM, DEEP, MUTED
from game.runebound.view.adventure_values import TestShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

HEAD, SIDE, VALUE, PLACE = Style("ui-bold", 23), Style("ui-medium", 21), Style("ui-bold", 22), Style("ui-bold", 21)
CARD: tuple[float, float] = (106.0, 168.0)
SMALL: tuple[float, float] = (92.0, 128.0)
FEW = 2
"""So many cards lie there large."""
LEFT, TOP, STEP, CHANCES = 18.0, 54.0, 114.0, 148.0


def felt_places(zone: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Where so many cards of a test lie, with the place for a further one behind them where there is room."""
    if count <= FEW:
        return [pygame.FRect(zone.x + LEFT + STEP * at, zone.y + TOP, *CARD) for at in range(count + 1)]
    wide, high = SMALL
    step = min(wide + 8, (zone.width - LEFT - CHANCES - wide) / (count - 1))
    top = zone.y + TOP + (CARD[1] - high) / 2
    return [pygame.FRect(zone.x + LEFT + step * at, top, wide, high) for at in range(count)]


def draw_test(brush: SpriteList, zone: pygame.FRect, test: TestShown, lying: int, successes: int, words: Words) -> None:
    """The felt below the cards: `lying` is how many of them lie there."""

    def paint(canvas: Canvas) -> None:
        draw_felt(canvas, zone)
        x, y, w = zone.x + LEFT, zone.y + 30, zone.width - 2 * LEFT
        gone = line(canvas, test.enough, (x + w, y), SIDE, MUTED, w * 0.5, high=28, align="right")
        line(canvas, test.title, (x, y), HEAD, CREAM, w - gone - 14, high=31)
        if lying <= FEW:
            _paint_place(canvas, felt_places(zone, lying)[-1], words)
        left, room = zone.right - CHANCES + 14, CHANCES - 28
        line(canvas, words("folio.so-far", count=successes), (left, zone.y + 78), VALUE, CREAM, room, high=29)
        for at, (label, value) in enumerate(test.chances[:4]):
            middle = zone.y + 114 + 30 * at
            gone = line(canvas, value, (left + room, middle), VALUE, CREAM, room, high=28, align="right")
            line(canvas, label, (left, middle), SIDE, CREAM, room - gone - 6, high=27)

    brush.panel(("test", test, lying, successes), zone, paint, pad=6)


def draw_result(brush: SpriteList, zone: pygame.FRect, told: str) -> None:
    """The felt below the cards of a test that is decided, and how many successes they carry."""

    def paint(canvas: Canvas) -> None:
        draw_felt(canvas, zone)
        line(canvas, told, (zone.x + LEFT, zone.y + 30), HEAD, CREAM, zone.width - 2 * LEFT, high=31)

    brush.panel(("result", told), zone, paint, pad=6)


def _paint_place(canvas: Canvas, place: pygame.FRect, words: Words) -> None:
    """Where a card would lie that comes by exerting one."""
    canvas.rect(place, DEEP, radius=5, alpha=70)
    canvas.dashed(place, CHOSEN, width=2, dash=7, gap=6)
    line(canvas, words("folio.exert"), (place.centerx, place.centery - 13), PLACE, CHOSEN, place.width - 12, high=27,
         align="middle")  # fmt: skip
    line(canvas, words("folio.card"), (place.centerx, place.centery + 15), PLACE, CREAM, place.width - 12, high=27,
         align="middle")  # fmt: skip
