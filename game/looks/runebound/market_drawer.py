"""Market drawer: what the four cities sell, drawn out from the right edge over the chart; a tab opens and closes it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kit.board import Board
from game.looks.runebound.stuffs import PAD, draw_dashed_place, draw_panel, draw_title_tab
from game.looks.runebound.theme import BRASS, CREAM
from game.runebound.view.values import ChartShown, SiteShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import line
from game.ui.screen.theme import Style
from game.ui.table.layout import Layout
from game.ui.table.placement import Place
from game.ui.table.sprite_list import SpriteList

OPEN = "markets"
"""The arrangement in which it is open."""
ZONE, TAB = "drawer", "markets"
CARD = (92.0, 128.0)
COLUMNS, TITLE_HIGH, EDGE = 2, 44.0, 18.0
TITLE = Style("title", 25)
DEPTH = 40


def is_open(layout: Layout) -> bool:
    """Whether the drawer is drawn out."""
    return layout.arrangement == OPEN


def cities(chart: ChartShown) -> list[SiteShown]:
    """The cities of the chart, by their names."""
    return sorted((site for site in chart.sites if site.kind == "city"), key=lambda site: site.name)


def stalls(zone: pygame.FRect, count: int) -> list[pygame.FRect]:
    """The part of the drawer that each city has."""
    inner = zone.inflate(-2 * EDGE, -2 * EDGE)
    rows = max(1, -(-count // COLUMNS))
    wide, high = inner.width / COLUMNS, inner.height / rows
    return [pygame.FRect(inner.x + wide * (at % COLUMNS), inner.y + high * (at // COLUMNS), wide, high)
            for at in range(count)]  # fmt: skip


def goods_places(stall: pygame.FRect, count: int) -> list[pygame.FRect]:
    """Where the goods of a city lie."""
    wide, high = CARD
    step = min(wide + 8, (stall.width - 16 - wide) / max(1, count - 1))
    return [pygame.FRect(stall.x + 6 + step * at, stall.y + TITLE_HIGH, wide, high) for at in range(count)]


def lay_goods(board: Board, layout: Layout, chart: ChartShown) -> Mapping[str, Place]:
    """The places of all that is sold."""
    found: dict[str, Place] = {}
    towns = cities(chart)
    for site, stall in zip(towns, stalls(layout[ZONE], len(towns)), strict=True):
        pieces = list(board.zone(f"market:{site.site}"))
        for at, (piece, rect) in enumerate(zip(pieces, goods_places(stall, len(pieces)), strict=True)):
            found[piece] = Place(rect, depth=DEPTH + at)
    return found


def draw_drawer(brush: SpriteList, layout: Layout, board: Board, chart: ChartShown, label: str) -> None:
    """The drawer with the names of the cities, and the tab at its edge; closed the tab alone."""
    tab = layout[TAB]
    brush.panel(("markets", label, tuple(tab)), tab, lambda canvas: draw_title_tab(canvas, tab, label), pad=PAD)
    if not is_open(layout):
        return
    zone, towns = layout[ZONE], cities(chart)
    counts = tuple(len(board.zone(f"market:{site.site}")) for site in towns)

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, zone)
        gold = canvas.theme.gradients["gold-text"]
        for site, stall, count in zip(towns, stalls(zone, len(towns)), counts, strict=True):
            line(canvas, site.name, (stall.x + 8, stall.y + 22), TITLE, gold, stall.width - 20)
            canvas.line((stall.x + 8, stall.y + 39), (stall.right - 14, stall.y + 39), BRASS, 1.2, alpha=150)
            if not count:
                draw_dashed_place(canvas, goods_places(stall, 1)[0], colour=CREAM)

    brush.panel(("drawer", tuple(site.name for site in towns), counts), zone, paint, pad=PAD)
