"""Cellar: what stands between the seats beside sheet and site: lair, shadows, decks, the basin of the dice."""

from __future__ import annotations

import pygame

from game.kit.text import Words
from game.looks.warhammer_quest.materials import CUT_TRAY, cut_corners, draw_plate, draw_well
from game.looks.warhammer_quest.theme import BONE, IRON, IRON_EDGE, LEGENDARY, MUTE, PITCH, SOOT, WARP
from game.ui.cards.card import fitting
from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import vertical_gradient
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import DECK_LABEL, PAD, label_at, label_style

_BARS, _BAR = 5, 7.0
_WIDE = 300.0
"""From this width on the name of a cell stands beside its card: horns lie over its upper edge."""
_SLOT: Colour = (10, 12, 13)
_COUNT, _TOLD = Style("ui-extrabold", 20), Style("ui-medium", 19)
_DISC = 17.0
_NAMED, _NAME = 34.0, 150.0
"""The room above the cards of a well from which on its name stands there, and how much of its width that takes."""


def draw_lair(brush: SpriteList, layout: Layout, words: Words, *, empty: bool) -> None:
    """The cell in which the nemesis waits: iron, and something green behind it."""
    rect, card = layout["lair"], layout["lair/card"]

    def paint(canvas: Canvas) -> None:
        draw_plate(canvas, rect, "iron", cut=CUT_TRAY)
        cell = rect.inflate(-20, 0)
        cell.y, cell.height = card.y - 8, rect.bottom - card.y - 4
        draw_well(canvas, cell, cut=6)
        if canvas.theme.textured:
            _glow(canvas, cell)
        text, middle = words("zone.lair"), (rect.x + card.x) / 2 if rect.width > _WIDE else rect.centerx
        room = (2 * (middle - rect.x) - 40, card.y - rect.y - 8)
        at = (middle, (rect.y + card.y) / 2 - 2)
        canvas.text(text, at, label_style(canvas, text, room), MUTE, align="middle", at="mid", width=room[0])
        if empty:
            told, style = words("zone.lair-empty"), canvas.type.at_most(_TOLD, 22)
            at = (cell.x + 8, cell.centery - 12)
            canvas.paragraph(told, at, style, MUTE, cell.width - 16, align="middle", lines=3)

    brush.panel(("lair", empty), rect, paint, pad=PAD)


def draw_bars(brush: SpriteList, layout: Layout, up: float) -> None:
    """The bars of the cell; `up` (0 to 1) is how far they have gone up."""
    rect, card = layout["lair"], layout["lair/card"]
    cell = pygame.FRect(rect.x + 10, card.y - 8, rect.width - 20, rect.bottom - card.y - 4)
    step, shown = 24, round(min(1.0, max(0.0, up)) * 24) / 24

    def paint(canvas: Canvas) -> None:
        with canvas.clip(cell.inflate(-4, -4)):
            _paint_bars(canvas, cell.move(0, -shown * (cell.height - 26)))

    brush.panel(("bars", round(shown * step)), cell, paint, pad=2)


def draw_shadows(brush: SpriteList, layout: Layout, words: Words, topped: float) -> None:
    """The tray of the enemies in the shadows, named where nothing stands over the cards below the name; `topped` is how
    far to the right something does.
    """
    rect, first = layout["shadows"], layout["shadows/card"]
    above = first.y - rect.y > _NAMED and topped < rect.right - _NAME

    def paint(canvas: Canvas) -> None:
        draw_plate(canvas, rect, "iron", cut=CUT_TRAY)
        well = rect.inflate(-18, -18)
        draw_well(canvas, well, "stone", cut=CUT_TRAY - 4)
        if above:
            text = words("zone.shadows")
            style = label_style(canvas, text, (rect.width / 2, first.y - rect.y - 8))
            canvas.text(text, (rect.right - 26, (well.y + first.y) / 2), style, MUTE, align="right", at="mid")

    brush.panel(("shadows", above), rect, paint, pad=PAD)


def draw_deck_ground(brush: SpriteList, layout: Layout, label: str, deck: str) -> None:
    """The two wells of a deck, and its name above them."""
    rect = layout[deck]

    def paint(canvas: Canvas) -> None:
        draw, discard = layout[f"{deck}/draw"], layout[f"{deck}/discard"]
        label_at(canvas, label, ((draw.x + discard.right) / 2, rect.y - 12), "middle", room=DECK_LABEL)
        for well in (draw, discard):
            draw_well(canvas, well.inflate(4, 4), cut=7, alpha=190)

    brush.panel((deck,), rect, paint, pad=36)


def draw_pooled(brush: SpriteList, layout: Layout, words: Words, pooled: str) -> None:
    """A line below the decks: what the campaign pool holds; nothing where it is empty."""
    rect = layout["pooled"]

    def paint(canvas: Canvas) -> None:
        style = canvas.type.at_most(_TOLD, rect.height - 3)
        canvas.icon("legendary", (rect.x + 12, rect.centery), 20, LEGENDARY)
        at = (rect.x + 30, rect.centery)
        wide = canvas.text(words("zone.pooled"), at, style, MUTE, at="mid", width=rect.width / 2)
        room = rect.width - wide - 44
        bold = fitting(canvas, pooled, style._replace(face="ui-bold"), room)
        canvas.text(pooled, (rect.x + wide + 42, rect.centery), bold, BONE, at="mid", width=room)

    if pooled:
        brush.panel(("pooled", pooled), rect, paint, pad=4)


def draw_count(brush: SpriteList, pile: pygame.FRect, count: int, *, above: bool = False) -> None:
    """The number of cards in a pile, on a disc at its lower edge, or at its upper one where a name stands below."""
    grown = min(1.25, max(1.0, brush.canvas.type.size(_COUNT) / _COUNT.size))
    radius = _DISC * grown
    top = pile.y - radius * 1.1 if above else pile.bottom - radius * 0.9
    rect = pygame.FRect(pile.centerx - radius, top, 2 * radius, 2 * radius)

    def paint(canvas: Canvas) -> None:
        canvas.circle(rect.center, radius, PITCH, edge=MUTE, width=1.8)
        style = canvas.type.at_most(_COUNT, radius * 1.5)
        canvas.text(str(count), rect.center, style, BONE, align="middle", at="mid", width=2 * radius - 6)

    brush.panel(("count", count), rect, paint, pad=2)


def draw_basin(brush: SpriteList, layout: Layout) -> None:
    """The stone basin of the dice in its iron."""
    rect, inner = layout["dice"], layout["dice/well"]

    def paint(canvas: Canvas) -> None:
        draw_plate(canvas, rect, "iron", cut=CUT_TRAY)
        draw_well(canvas, inner, "iron-dark", cut=CUT_TRAY)
        canvas.polygon(cut_corners(inner.inflate(5, 5), CUT_TRAY + 2), None, edge=IRON_EDGE, width=1.2, alpha=110)

    brush.panel(("basin",), rect, paint, pad=PAD)


def _glow(canvas: Canvas, cell: pygame.FRect) -> None:
    """Green that comes up from below."""
    box = canvas.device(cell.inflate(-6, -6))
    made = vertical_gradient(box.size, (0, 0, 0), (WARP[0] // 4, WARP[1] // 4, WARP[2] // 4))
    canvas.surface.blit(made, box, special_flags=pygame.BLEND_RGB_ADD)


def _paint_bars(canvas: Canvas, cell: pygame.FRect) -> None:
    """Upright bars with two straps across."""
    gap = cell.width / _BARS
    for number in range(_BARS):
        x = cell.x + gap * (number + 0.5) - _BAR / 2
        canvas.rect((x + 2, cell.y, _BAR, cell.height), (0, 0, 0), alpha=120)
        canvas.rect((x, cell.y, _BAR, cell.height), IRON, edge=PITCH, width=1.4)
        canvas.line((x + 2, cell.y), (x + 2, cell.bottom), IRON_EDGE, 1.4, alpha=150)
    for y in (cell.y + 20, cell.bottom - 26):
        canvas.rect((cell.x, y, cell.width, 9), SOOT, edge=PITCH, width=1.4)
        canvas.line((cell.x, y + 2), (cell.right, y + 2), IRON_EDGE, 1.2, alpha=130)
