"""Beside slip: the open quest that matters beside an adventure: its picture, its words, its outcomes, where it is."""

from __future__ import annotations

import pygame

from game.looks.runebound.lettering import title
from game.looks.runebound.marks import draw_terrain
from game.looks.runebound.stuffs import PAD, draw_row, draw_rule, draw_slip
from game.looks.runebound.theme import INK, INK_2, SEA_INK, VERMILION_DARK
from game.runebound.view.adventure_values import BesideShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

TITLE, KIND, QUOTE, EXPLORE = Style("title", 27), Style("story-italic", 21), Style("story-italic", 21), Style("ui", 20)
CHANCE, BRINGS, WHERE = Style("ui-extrabold", 22), Style("story-semibold", 21), Style("ui-bold", 21)
PLATE = 34.0
ROW = 92.0


def draw_beside(brush: SpriteList, rect: pygame.FRect, shown: BesideShown, words: Words) -> None:
    """The slip, as far as its outcomes have room."""

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        x, w = rect.x + 24, rect.width - 48
        title(canvas, shown.title, (x, rect.y + 16, w, 56), TITLE, INK, align="middle")
        line(canvas, shown.line, (rect.centerx, rect.y + 84), KIND, INK_2, w, high=27, align="middle")
        draw_rule(canvas, x, rect.y + 104, w)
        picture = pygame.FRect(x + 2, rect.y + 118, w - 4, 132)
        canvas.image(shown.picture, picture, fit="cover")
        canvas.rect(picture, None, edge=INK, width=2.4)
        y = picture.bottom + 10
        y += block(canvas, shown.quote, (x, y, w, 58), QUOTE, INK) + 8 if shown.quote else 0
        line(canvas, shown.explore, (x, y + 12), EXPLORE, INK_2, w, high=26)
        y += 32
        room = rect.bottom - 62 - y
        high = min(ROW, room / max(1, len(shown.outcomes)))
        for outcome in shown.outcomes:
            row = pygame.FRect(x - 6, y, w + 12, high - 6)
            draw_row(canvas, row)
            middle = row.y + min(26.0, row.height / 3)
            plate = min(PLATE, row.height * 0.45)
            for at, terrain in enumerate(outcome.symbols):
                draw_terrain(canvas, (row.x + 10 + plate / 2 + (plate + 5) * at, middle), plate, terrain)
            chance = words("folio.percent", value=round(outcome.chance * 100)) if outcome.chance is not None else ""
            line(canvas, chance, (row.right - 10, middle), CHANCE, VERMILION_DARK, 80, high=28, align="right")
            low = (row.x + 10, middle + plate / 2 + 3, row.width - 20, row.bottom - middle - plate / 2 - 5)
            block(canvas, outcome.good, low, BRINGS, INK, middle=True)
            y += high
        line(canvas, shown.where, (rect.centerx, rect.bottom - 38), WHERE, SEA_INK, w, high=27, align="middle")

    brush.panel(("beside", shown), rect, paint, pad=PAD)
