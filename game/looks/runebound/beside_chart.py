"""Beside the chart: the panels that stand at the right and the left of the whole sheet: legend, actions, zoom."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import pygame

from game.looks.runebound.hero_board import PIP, draw_dim
from game.looks.runebound.marks import draw_gem
from game.looks.runebound.sheet import STEPS, zoom_spots
from game.looks.runebound.stuffs import PAD, draw_coin_disc, draw_panel, draw_spent_disc
from game.looks.runebound.theme import BRASS, BRASS_LIGHT, CREAM, DARK, MUTED, VERMILION, WASHES
from game.runebound.view.values import ActionShown, LegendRow
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

TITLE, ROW, VALUE = Style("title", 25), Style("ui", 21), Style("ui-bold", 21)
GEMS = ("combat", "exploration", "social")
TICK = Style("ui-bold", 20)


def draw_legend(brush: SpriteList, rect: pygame.FRect, rows: Sequence[LegendRow], words: Words) -> None:
    """What lies on the chart: the gems that are faceup, roads and rivers."""

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        at = (rect.centerx, rect.y + 34)
        gold = canvas.theme.gradients["gold-text"]
        line(canvas, words("chart.legend"), at, TITLE, gold, rect.width - 60, align="middle")
        top = rect.y + 56
        step = (rect.bottom - 14 - top) / max(1, len(rows))
        for number, row in enumerate(rows):
            _row(canvas, row, pygame.FRect(rect.x + 16, top + step * number, rect.width - 32, step))

    brush.panel(("legend", tuple(rows)), rect, paint, pad=PAD)


def _row(canvas: Canvas, row: LegendRow, box: pygame.FRect) -> None:
    sign = (box.x + 15, box.centery)
    if row.sign in GEMS:
        draw_gem(canvas, sign, 31, row.sign)
    elif row.sign == "facedown":
        draw_gem(canvas, sign, 31, "combat", up=False)
    elif row.sign == "road":
        canvas.rect((box.x, box.centery - 5, 32, 10), (58, 36, 21), radius=2)
        canvas.rect((box.x, box.centery - 3.4, 32, 6.8), (243, 227, 182))
        canvas.dashed_line((box.x + 2, box.centery), (box.x + 31, box.centery), (168, 86, 47), width=2, dash=5, gap=4)
    elif row.sign == "river":
        bend = [(box.x + 2 * step, box.centery + 4.5 * math.sin(step * math.tau / 14)) for step in range(17)]
        canvas.polyline(bend, DARK, 9)
        canvas.polyline(bend, WASHES["water"], 6)
    ink = MUTED if row.sign == "facedown" else CREAM
    used = line(canvas, row.value, (box.right - 2, box.centery), VALUE, CREAM, 90, align="right", high=26)
    line(canvas, row.label, (box.x + 44, box.centery), ROW, ink, box.width - 52 - used, high=26)


def draw_action_panel(
    brush: SpriteList, layout: Layout, actions: Sequence[ActionShown], left: int, most: int, words: Words,
    taken: Collection[str],
) -> None:  # fmt: skip
    """The panel of the actions: pips above, and the places of those that cannot be taken, which say why."""
    rect = layout["board/actions"]

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        at = (rect.x + 26, rect.y + 34)
        line(canvas, words("chart.actions"), at, TITLE, canvas.theme.gradients["gold-text"], 150)
        for number in range(most):
            pip = (rect.right - 34 - (most - 1 - number) * 30, rect.y + 33)
            (draw_coin_disc if number >= most - left else draw_spent_disc)(canvas, pip, PIP)
        for action in actions:
            place = f"prompt/option.{action.option}"
            if action.option not in taken and place in layout:
                told = words("chart.refused", action=action.label, why=action.reason) if action.reason else action.label
                draw_dim(canvas, layout[place], told)

    brush.panel(("action-panel", tuple(actions), left, most, frozenset(taken)), rect, paint, pad=PAD)


def draw_zoom(brush: SpriteList, rect: pygame.FRect, step: float, words: Words) -> None:
    """The steps of the zoom on a rule, with a lozenge of vermilion where it stands."""

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect, screws=False)
        title = (rect.x + 26, rect.y + 25)
        line(canvas, words("chart.zoom"), title, TITLE, canvas.theme.gradients["gold-text"], rect.width - 60, high=28)
        spots = zoom_spots(rect)
        low = rect.bottom - 20
        canvas.line((spots[0].centerx, low), (spots[-1].centerx, low), BRASS, 3)
        for at, spot in zip(STEPS, spots, strict=True):
            canvas.line((spot.centerx, low - 7), (spot.centerx, low + 7), BRASS_LIGHT, 1.6)
            told = (spot.centerx, rect.y + 48)
            line(canvas, f"{at * 100:.0f}", told, TICK, CREAM, spot.width, align="middle", high=23)
            if at == step:
                canvas.shape("diamond", (spot.centerx, low), 9, VERMILION, edge=CREAM, width=1.4)

    brush.panel(("zoom", step), rect, paint, pad=PAD)
