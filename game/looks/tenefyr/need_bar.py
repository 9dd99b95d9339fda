"""Need bar: what each player has put in front of the enemy as a block, what the card under the pointer would add, and
the gap that is left.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.looks.tenefyr.stuffs import draw_paper
from game.looks.tenefyr.theme import GOOD_TEXT, HONEY, INK, LIME, MADDER, MADDER_TEXT, PAPER, SEATS, mixed, seat_ink
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

SUM, VERDICT, BLOCK = Style("wonky", 25), Style("ui-extrabold", 22), Style("wonky-black", 22)
WORDS = 236.0
"""The room of the words at the right."""
NOTCHES = 40
"""Up to so many points each has its notch."""
_SLANT = 10.0


def draw_need(
    brush: SpriteList, rect: pygame.FRect, words: Words, shares: Sequence[tuple[int, int]], power: int, more: int = 0
) -> None:
    """The bar: `shares` are seat and sum of each block, `power` what the enemy has, `more` what is foreseen."""
    total = sum(share for _, share in shares)

    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "need", fill=LIME, hatch=(4.0, 5.0), deep=1.0)
        bar = pygame.FRect(rect.x + 8, rect.y + 8, rect.width - WORDS - 8, rect.height - 16)
        scale = bar.width / max(1, power, total + more)
        canvas.rect(bar, mixed(PAPER, HONEY, 0.12))
        x = bar.x
        for seat, share in shares:
            if not share:
                continue
            box = pygame.FRect(x, bar.y, share * scale, bar.height)
            canvas.rect(box, SEATS[seat - 1].colour, edge=INK, width=1.4)
            _notches(canvas, box, share, scale)
            line(canvas, str(share), box.center, BLOCK, seat_ink(seat - 1), box.width - 2, high=25, align="middle")
            x += share * scale
        if more > 0:
            box = pygame.FRect(x, bar.y, more * scale, bar.height)
            canvas.rect(box, mixed(PAPER, HONEY, 0.3))
            canvas.dashed(box, INK, width=1.4)
            line(canvas, f"+{more}", box.center, BLOCK, INK, box.width - 2, high=25, align="middle")
            x += more * scale
        need = bar.x + power * scale
        if x < need - 0.5:
            _hatched(canvas, pygame.FRect(x, bar.y, need - x, bar.height))
        canvas.rect(bar, None, edge=INK, width=1.6)
        canvas.rect((need - 2, rect.y - 2, 4, rect.height + 4), MADDER)
        left = bar.right + 14
        room = rect.right - left - 12
        told = words("cloth.total", total=total, power=power)
        line(canvas, told, (left, rect.centery), SUM, INK, room * 0.5, high=29)
        gap = power - total - max(0, more)
        verdict = words("cloth.enough") if gap <= 0 else words("cloth.short", gap=gap)
        ink = GOOD_TEXT if gap <= 0 else MADDER_TEXT
        at = (rect.right - 14, rect.centery)
        line(canvas, verdict, at, VERDICT, ink, room * 0.48, high=26, align="right")

    brush.panel(("need", tuple(shares), power, more), rect, paint, pad=10)


def _notches(canvas: Canvas, box: pygame.FRect, share: int, scale: float) -> None:
    if share > NOTCHES:
        return
    for at in range(1, share):
        x = box.x + at * scale
        canvas.line((x, box.y), (x, box.y + 5), INK, 1.2)
        canvas.line((x, box.bottom - 5), (x, box.bottom), INK, 1.2)


def _hatched(canvas: Canvas, box: pygame.FRect) -> None:
    """What is short: slanting lines of madder."""
    with canvas.clip(box):
        at = box.x - box.height
        while at < box.right:
            canvas.line((at, box.bottom), (at + box.height, box.y), mixed(MADDER, LIME, 0.35), 3)
            at += _SLANT
