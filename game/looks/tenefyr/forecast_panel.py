"""Forecast panel: what is foretold of the open question or of the card that is looked at, on a broadside in rows."""

from __future__ import annotations

import pygame

from game.looks.tenefyr.stuffs import draw_paper
from game.looks.tenefyr.theme import GOOD_TEXT, INK, INK_2, LIME, MADDER_TEXT, mixed
from game.tenefyr.view.values import ForecastRow, ForecastShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

TITLE, LABEL, VALUE, CHANCE, NOTE = (
    Style("title", 26), Style("ui-medium", 21), Style("ui-extrabold", 21), Style("wonky-black", 26),
    Style("ui-medium", 19),
)  # fmt: skip
HEAD, ROW, CHANCE_ROW, NOTE_HIGH, PAD = 50.0, 31.0, 52.0, 54.0, 20.0
TONES = {"good": GOOD_TEXT, "bad": MADDER_TEXT}
LABEL_SHARE = 0.52
"""How much of the width a label has where its value is long."""


def draw_foretold(brush: SpriteList, rect: pygame.FRect, shown: ForecastShown) -> None:
    """The panel: title, rows, and the note as far as there is room below them."""

    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "forecast")
        wide = rect.width - 2 * PAD
        line(canvas, shown.title, (rect.centerx, rect.y + 28), TITLE, INK, wide, high=35, align="middle")
        wanted = sum(CHANCE_ROW if row.share >= 0 else ROW for row in shown.rows)
        room = rect.height - HEAD - PAD - (NOTE_HIGH if shown.note else 0.0)
        scale = min(1.0, room / max(1.0, wanted))
        y = rect.y + HEAD
        for row in shown.rows:
            high = (CHANCE_ROW if row.share >= 0 else ROW) * scale
            _draw_row(canvas, row, pygame.FRect(rect.x + PAD, y, wide, high))
            y += high
        if shown.note:
            block(canvas, shown.note, (rect.x + PAD, y + 4, wide, rect.bottom - y - 16), NOTE, INK_2)

    brush.panel(("foretold", shown), rect, paint, pad=14)


def draw_foretold_rows(brush: SpriteList, rect: pygame.FRect, shown: ForecastShown) -> None:
    """The same where there is room for two or three lines alone: labels and values."""

    def paint(canvas: Canvas) -> None:
        draw_paper(canvas, rect, "forecast-rows")
        high = (rect.height - 8) / max(2, len(shown.rows))
        for at, row in enumerate(shown.rows):
            box = pygame.FRect(rect.x + PAD, rect.y + 4 + high * at, rect.width - 2 * PAD, high)
            _draw_row(canvas, row._replace(share=-1.0), box)

    brush.panel(("foretold-rows", shown), rect, paint, pad=14)


def _draw_row(canvas: Canvas, row: ForecastRow, box: pygame.FRect) -> None:
    """A label and its value; a chance also as a bar."""
    ink = TONES.get(row.tone, INK)
    if row.share < 0:
        label = canvas.type.width(row.label, LABEL)
        left = min(label, box.width * LABEL_SHARE)
        line(canvas, row.label, (box.x, box.centery), LABEL, INK, left, high=box.height)
        room = box.width - left - 8
        line(canvas, row.value, (box.right, box.centery), VALUE, ink, room, high=box.height, align="right")
        return
    middle = box.y + box.height * 0.36
    line(canvas, row.label, (box.x, middle), VALUE, INK, box.width * 0.5, high=box.height * 0.6)
    line(canvas, row.value, (box.right, middle), CHANCE, ink, box.width * 0.48, high=box.height * 0.66, align="right")
    bar = pygame.FRect(box.x, box.bottom - box.height * 0.26, box.width, 7)
    canvas.rect(bar, mixed(LIME, INK, 0.12), radius=3)
    canvas.rect((bar.x, bar.y, bar.width * row.share, bar.height), ink, radius=3)
    canvas.rect(bar, None, radius=3, edge=INK, width=1.2)
