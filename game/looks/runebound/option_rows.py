"""Option rows: the options of an event and the outcomes of a quest: what is tested or covered, how likely, what for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.looks.runebound.marks import draw_attribute, draw_terrain
from game.looks.runebound.stuffs import draw_number_disc, draw_rule
from game.looks.runebound.theme import (
    BETTER,
    CHOSEN,
    DARK,
    INK,
    INK_2,
    INK_3,
    SLIP,
    SLIP_ROW,
    VERMILION,
    VERMILION_DARK,
    WORSE,
    mixed,
)
from game.runebound.view.adventure_values import OptionShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

TITLE, ASKED, CHANCE = Style("story-semibold", 26), Style("ui-bold", 24), Style("title-bold", 42)
LINE, WHY = Style("ui-medium", 22), Style("story-italic", 21)
GAP, MOST = 12.0, 204.0
PLATE = 42.0
"""How large the plate of a terrain is."""


def option_places(zone: pygame.FRect, count: int) -> list[pygame.FRect]:
    """The rows of so many options, one below the other."""
    if not count:
        return []
    high = min(MOST, (zone.height + GAP) / count - GAP)
    return [pygame.FRect(zone.x, zone.y + (high + GAP) * at, zone.width, high) for at in range(count)]


def draw_options(
    brush: SpriteList, zone: pygame.FRect, options: Sequence[OptionShown], lit: Collection[str], pointed: str,
    words: Words,
) -> None:  # fmt: skip
    """All options: those that can be picked are lit; what dice do not cover is pale."""

    def paint(canvas: Canvas) -> None:
        for option, rect in zip(options, option_places(zone, len(options)), strict=True):
            _paint_row(canvas, rect, option, option.option in lit, option.option == pointed, words)

    key = ("options", tuple(options), tuple(sorted(lit)), pointed)
    brush.panel(key, zone, paint, pad=18)


def _paint_row(canvas: Canvas, rect: pygame.FRect, option: OptionShown, lit: bool, pointed: bool, words: Words) -> None:
    pale = bool(option.reason) or not option.covered
    fill = (255, 250, 234) if option.chosen or pointed else SLIP if lit else SLIP_ROW
    if lit:
        canvas.glow(rect, CHOSEN, radius=4, blur=9, alpha=0.75, hollow=False)
    canvas.rect((rect.x + 1, rect.y + 3, rect.width, rect.height), DARK, radius=3, alpha=70)
    edge, width = (VERMILION_DARK, 4.0) if option.chosen or pointed else (INK_3, 1.4)
    canvas.rect(rect, fill, radius=3, edge=edge, width=width)
    ink = mixed(INK, fill, 0.45) if pale else INK
    x, w = rect.x + 16, rect.width - 32
    y = rect.y + 32
    draw_number_disc(canvas, (x + 16, y), 16, str(option.number))
    chance = words("folio.percent", value=round(option.chance * 100)) if option.chance is not None else ""
    if option.symbols:
        _paint_outcome(canvas, rect, option, chance, ink)
        return
    line(canvas, option.title, (x + 46, y), TITLE, ink, w - 46, high=34)
    top = y + 22
    if option.asked:
        middle = y + 52
        draw_attribute(canvas, (x + 17, middle), 16, option.attribute or "mind")
        tint = INK_2 if pale or not (option.chosen or pointed or lit) else VERMILION_DARK
        gone = line(canvas, chance, (rect.right - 16, middle - 6), CHANCE, tint, 160, high=50, align="right")
        if option.when:
            left = rect.right - 30 - gone
            gone += 24 + line(canvas, option.when, (left, middle), LINE, INK_2, w * 0.4, high=29, align="right")
        line(canvas, option.asked, (x + 42, middle), ASKED, ink, w - gone - 60, high=31)
        draw_rule(canvas, x, middle + 28, w, diamond=False)
        top = middle + 32
    told = [(BETTER, "check", option.good), (WORSE, "cross", option.bad)]
    rows = [row for row in told if row[2]]
    left = rect.bottom - 8 - top
    for at, (tint, icon, said) in enumerate(rows):
        high = left / len(rows)
        middle = top + high * (at + 0.5)
        marked = bool(option.bad)
        if marked:
            canvas.icon(icon, (x + 16, middle), 22, tint)
        place = (x + (40 if marked else 6), middle - high / 2, w - (40 if marked else 6), high)
        block(canvas, said, place, LINE, ink, middle=True)
    if option.reason:
        line(canvas, option.reason, (rect.right - 16, y), WHY, VERMILION_DARK, w * 0.45, high=27, align="right")


def _paint_outcome(canvas: Canvas, rect: pygame.FRect, option: OptionShown, chance: str, ink: object) -> None:
    """An outcome of a quest: the terrains that it needs as plates, its chance, and what it brings."""
    x, y = rect.x + 62, rect.y + 32
    for at, terrain in enumerate(option.symbols):
        draw_terrain(canvas, (x + PLATE / 2 + (PLATE + 8) * at, y), PLATE, terrain, covered=option.covered)
    line(canvas, chance, (rect.right - 16, y - 4), CHANCE, VERMILION, 150, high=46, align="right")
    said = option.good or option.title
    block(canvas, said, (rect.x + 16, y + 26, rect.width - 32, rect.bottom - y - 32), LINE, ink)  # type: ignore[arg-type]
