"""Table parts: what any table is furnished with: sheets, wells, slots, labels, piles and counts, the dice tray."""

from __future__ import annotations

import math

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import TYPE, Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.panel import draw_parchment, draw_rivet

PAD = 16.0
"""The room that panels need for their shadows."""
LABEL = 24.0
"""The size to which the label of a zone may grow where there is little room between the cards."""
_TRAY: Colour = (44, 32, 24)
_PILL: Colour = (12, 9, 8)
_SLOT: Colour = (20, 14, 11)
_SMALL = 80.0
_COUNT = Style("ui-extrabold", 19)


def parchment(canvas: Canvas, rect: pygame.FRect, radius: float = 6) -> None:
    """A sheet of parchment with its shadow and rim."""
    theme = canvas.theme
    if theme.material.day:
        draw_parchment(canvas, rect, "sheet")
        return
    if theme.material.nailed:
        draw_parchment(canvas, rect, "sheet", rule=False)
        for left in (rect.x + 16, rect.right - 16):
            draw_rivet(canvas, (left, rect.y + 15), 4.6)
        return
    canvas.shadow(rect, radius=radius, drop=(1, 4), blur=5, alpha=0.65)
    if theme.textured and canvas.images.path("textures/parchment") is not None:
        canvas.image("textures/parchment", rect, fit="cover", radius=radius)
    else:
        canvas.rect(rect, theme["parchment"], radius=radius)
    canvas.rect(rect, None, radius=radius, edge=theme["parchment-rim"], width=1.6)
    x, y, w, h = rect
    canvas.rect((x + 5, y + 5, w - 10, h - 10), None, radius=4, edge=(178, 146, 96), width=1)


def well(canvas: Canvas, rect: pygame.FRect, fill: Colour, *, radius: float = 14) -> None:
    """A recessed part of the table: a dark upper edge and a hairline of gold."""
    canvas.rect(rect, fill, radius=radius, alpha=225)
    x, y, w, h = rect
    canvas.rect((x + radius / 2, y, w - radius, 5), (0, 0, 0), radius=2.5, alpha=120)
    canvas.rect(rect, None, radius=radius, edge=(6, 5, 4), width=3)
    canvas.rect((x + 1.5, y + 1.5, w - 3, h - 3), None, radius=radius - 1, edge=canvas.theme["gold-dark"], width=1.2)


def empty_slot(canvas: Canvas, rect: pygame.FRect) -> None:
    """A recessed place for a card."""
    canvas.rect(rect, _SLOT, radius=8, alpha=130)
    canvas.rect((rect.x + 1, rect.y + 1, rect.width - 2, 4), (0, 0, 0), radius=2, alpha=120)
    canvas.dashed(rect, (92, 68, 40), width=1.4, dash=5, gap=5)


def label_style(canvas: Canvas, text: str, room: tuple[float, float]) -> Style:
    """The style of a label that grows with the type as far as its room goes, width and height; in the height a line
    needs a third more than its type.
    """
    width, height = room
    style = canvas.type.at_most(TYPE["label"], max(SMALLEST, height * 0.75))
    return canvas.type.shrunk(text, style, width)


def label_at(
    canvas: Canvas,
    text: str,
    pos: tuple[float, float],
    align: str = "left",
    *,
    room: tuple[float, float] = (math.inf, LABEL / 0.75),
) -> None:
    """A zone label: light letters with a dark rim, so that they stand out of any place, on a small shadow. It grows as
    far as its room goes.
    """
    style = label_style(canvas, text, room)
    x, y = pos
    dark = canvas.theme["black-ink"]
    canvas.text(text, (x, y + 2), style, dark, align=align, outline=(dark, 1.2), alpha=150)  # type: ignore[arg-type]
    canvas.text(text, (x, y), style, canvas.theme["on-dark"], align=align, outline=(dark, 1.6))  # type: ignore[arg-type]


def draw_deck_ground(brush: SpriteList, layout: Layout, label: str, deck: str) -> None:
    """The two places of a deck (`draw` and `discard` of its zone) and its name above them."""
    rect = layout[deck]

    def paint(canvas: Canvas) -> None:
        label_at(canvas, label, (rect.centerx, rect.y - 12), "middle", room=DECK_LABEL)
        for part in ("draw", "discard"):
            canvas.rect(layout[f"{deck}/{part}"], (14, 10, 8), radius=7, alpha=140)
            canvas.dashed(layout[f"{deck}/{part}"], (92, 68, 40), width=1.4)

    brush.panel(("deck", deck), rect, paint, pad=36)


DECK_LABEL = (176.0, 42.0)
"""The room of the name above a deck."""


def draw_stack(brush: SpriteList, pile: pygame.FRect, count: int) -> None:
    """The edges of the cards below the top one of a deck: the more cards, the thicker."""
    layers = min(4, 1 + count // 6) if count > 1 else 0

    def paint(canvas: Canvas) -> None:
        for layer in range(layers, 0, -1):
            rect = pile.move(1.5 * layer, 2.0 * layer)
            canvas.rect(rect, (38, 28, 20), radius=6, edge=(112, 86, 50) if layer % 2 else (20, 14, 10), width=1.4)

    if layers:
        brush.panel(("stack", layers), pile, paint, pad=12)


def draw_count(brush: SpriteList, pile: pygame.FRect, count: int) -> None:
    """The number of cards in a pile, on its lower edge: no wider than fits between the numbers in the corners of a
    card, on a small card below them.
    """
    grown = min(1.25, max(1.0, brush.canvas.type.size(_COUNT) / _COUNT.size))
    wide, high = 46 * (grown if pile.width <= _SMALL else 1.0), 28 * grown
    rect = pygame.FRect(pile.centerx - wide / 2, pile.bottom - (14 if pile.width > _SMALL else 9), wide, high)

    def paint(canvas: Canvas) -> None:
        canvas.rect(rect, _PILL, radius=high / 2, edge=canvas.theme["gold-dark"], width=1.6)
        style = canvas.type.at_most(_COUNT, high * 0.9)
        canvas.text(str(count), rect.center, style, canvas.theme["on-dark"], align="middle", at="mid")

    brush.panel(("count", count), rect, paint, pad=2)


def draw_tray(brush: SpriteList, layout: Layout) -> None:
    """The dice tray: a frame of leather round a well of felt."""
    rect, inner = layout["dice"], layout["dice/well"]

    def paint(canvas: Canvas) -> None:
        canvas.shadow(rect, radius=14, drop=(1, 4), blur=5, alpha=0.6)
        canvas.rect(rect, _TRAY, radius=14, edge=canvas.theme["gold-dark"], width=2.4)
        canvas.rect(inner, (10, 14, 16), radius=8)
        canvas.image("textures/felt", inner, fit="cover", radius=8)
        canvas.rect((inner.x, inner.y, inner.width, 6), (0, 0, 0), radius=4, alpha=110)
        canvas.rect(inner, None, radius=8, edge=canvas.theme["gold-dark"], width=1.4)

    brush.panel(("tray",), rect, paint, pad=PAD)


def draw_more_tab(brush: SpriteList, rect: pygame.FRect, hidden: int) -> None:
    """The tab at the end of a row that brings so many further cards forward."""
    brush.panel(("more", hidden), rect, lambda canvas: _paint_tab(canvas, rect, hidden))


def _paint_tab(canvas: Canvas, rect: pygame.FRect, hidden: int) -> None:
    theme = canvas.theme
    canvas.rect(rect, (30, 22, 17), radius=9, edge=theme["gold-line"], width=1.8)
    style = Style("ui-extrabold", 22)
    canvas.text(f"+{hidden}", (rect.centerx, rect.centery - 12), style, theme["main-text"], align="middle", at="mid")
    canvas.icon("arrow-right", (rect.centerx, rect.centery + 16), 22, theme["gold-title"])
