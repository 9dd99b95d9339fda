"""Folio: the card that is read, opened on the chart: its scene, its words, what happens if it stays so."""

from __future__ import annotations

import pygame

from game.looks.runebound.marks import draw_gem
from game.looks.runebound.stuffs import PAD, draw_rule, draw_slip
from game.looks.runebound.theme import (
    BETTER,
    BRASS,
    BRASS_LIGHT,
    CREAM,
    DARK,
    DECKS,
    INK,
    INK_2,
    SHAGREEN,
    WORSE,
    mixed,
)
from game.runebound.view.adventure_values import STORY, AdventureShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList

TITLE, SCENE, WHERE = Style("title", 31), Style("story", 27, 1.22), Style("story-italic", 22)
STAYS, SAID, NOTE = Style("ui-bold", 22), Style("ui-medium", 22), Style("ui-medium", 22)
BOARD = 16.0
"""How wide the board round the slip is."""
RIBBON: tuple[float, float] = (466.0, 62.0)
VERMILION_BOARD: Colour = (126, 38, 26)


def deck_colour(deck: str, kind: str) -> Colour:
    """The colour of the board: that of the deck; of a story card vermilion, of what has none that of shagreen."""
    if deck in DECKS:
        return mixed(DECKS[deck].colour, DARK, 0.34)
    return VERMILION_BOARD if kind == STORY else SHAGREEN


def draw_folio(brush: SpriteList, layout: Layout, shown: AdventureShown, words: Words) -> None:
    """The folio without its options."""
    rect = layout["folio"]

    def paint(canvas: Canvas) -> None:
        colour = deck_colour(shown.deck, shown.kind)
        canvas.shadow(rect, radius=8, drop=(4, 10), blur=14, alpha=0.65)
        shades = mixed(colour, (255, 255, 255), 0.1), mixed(colour, DARK, 0.25)
        canvas.rect(rect, shades, radius=8, edge=DARK, width=2)
        canvas.rect(rect.inflate(-8, -8), None, radius=5, edge=BRASS, width=2)
        draw_slip(canvas, rect.inflate(-2 * BOARD, -2 * BOARD), shadow=False)
        picture = layout["folio/picture"]
        canvas.image(shown.picture, picture, fit="cover", focus=(0.5, 0.4))
        canvas.rect(picture, None, edge=INK, width=3)
        _paint_ribbon(canvas, picture, shown, colour)
        _paint_words(canvas, layout, shown, words)

    brush.panel(("folio", shown._replace(options=(), test=None, beside=None)), rect, paint, pad=PAD + 8)


def _paint_ribbon(canvas: Canvas, picture: pygame.FRect, shown: AdventureShown, colour: Colour) -> None:
    """The title on a ribbon over the upper left of the picture."""
    style = canvas.type.at_most(TITLE, 40)
    wide = min(picture.width - 40, max(RIBBON[0], canvas.type.width(shown.title, style) + 150))
    x, y, high = picture.x - 16, picture.y + 18, RIBBON[1]
    points = [(x, y), (x + wide, y), (x + wide - 24, y + high / 2), (x + wide, y + high), (x, y + high)]
    canvas.polygon([(a + 3, b + 5) for a, b in points], DARK, alpha=130)
    canvas.polygon(points, colour, edge=DARK, width=2)
    for inset in (6, high - 6):
        canvas.line((x + 4, y + inset), (x + wide - 14, y + inset), BRASS_LIGHT, 1.2, alpha=150)
    left = x + 22
    if shown.deck:
        draw_gem(canvas, (x + 42, y + high / 2), 46, shown.deck)
        left = x + 80
    line(canvas, shown.title, (left, y + high / 2), TITLE, CREAM, x + wide - 40 - left, high=42)


def _paint_words(canvas: Canvas, layout: Layout, shown: AdventureShown, words: Words) -> None:
    text, foot = layout["folio/text"], layout["folio/foot"]
    used = block(canvas, shown.text, (text.x, text.y, text.width, text.height - 32), SCENE, INK)
    if shown.where:
        y = min(text.bottom - 12, text.y + used + 34)
        line(canvas, shown.where, (text.x, max(y, text.bottom - 16)), WHERE, INK_2, text.width, high=28)
    if not shown.stays and not shown.note:
        return
    draw_rule(canvas, text.x - 14, foot.y - 6, text.width + 28, diamond=False)
    y = foot.y + 24
    if shown.stays:
        x = text.x + line(canvas, words("folio.stays"), (text.x, y), STAYS, INK, 240, high=28) + 24
        icon, tint = ("cross", WORSE) if shown.stays_bad else ("check", BETTER)
        canvas.icon(icon, (x + 10, y), 22, tint)
        line(canvas, shown.stays, (x + 32, y), SAID, INK, text.right - x - 32, high=28)
        y += 40
    if shown.note:
        block(canvas, shown.note, (text.x, y - 14, text.width, foot.bottom - y + 14), NOTE, INK_2)
