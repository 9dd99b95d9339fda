"""Card text: the running text of a full card, laid out live: effect bar, paragraphs, quote, stakes.

Type shrinks to fit its area, but never below 18 logical units; then the quote gives way, then the texts of the
common keywords, which the effect bar names, then the stakes, from the last line on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from game.kit.geometry import Area
from game.kit.shown import Row, Sheet
from game.ui.cards.badges import paint_badge, paint_keyword
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import Style

LEAST_TYPE = 18.0
_LEAST_SMALL = 16.0
OWN_KEYWORD = "keyword"
_NARROW = 200.0
_DIE = 25.0
_BAR = 36.0



class Block(NamedTuple):
    """A laid-out paragraph: its row, its text, and its height with the gap below."""

    row: Row
    rich: RichText
    height: float


def paint_keywords(
    canvas: Canvas,
    keywords: tuple[tuple[str, str], ...],
    at: tuple[float, float, float],
    k: float,
    *,
    middle: bool,
) -> float:
    """The effect bar in words: icon and name for each; gives the height used."""
    x, y, width = at
    icon = bar_height(k) - 8 * k
    style = canvas.type.at_most(Style("ui-extrabold", max(LEAST_TYPE, 20 * k)), max(24.0, 28 * k))
    gap = 14 * max(k, 0.8)
    widths = [canvas.type.width(name, style) + icon + 6 for _, name in keywords]
    whole = sum(widths) + gap * (len(widths) - 1)
    squeeze = min(1.0, width / whole) if whole else 1.0
    if middle:
        x += (width - whole * squeeze) / 2
    for (name, label), wide in zip(keywords, widths, strict=True):
        paint_keyword(canvas, name, (x + icon / 2, y + icon / 2, icon))
        canvas.text(
            label,
            (x + icon + 5, y + icon / 2),
            style,
            canvas.theme["black-ink"],
            at="mid",
            width=(wide - icon - 5) * squeeze,
        )
        x += (wide + gap) * squeeze
    return bar_height(k)


def least_type(canvas: Canvas) -> float:
    """The size of type below which no text shrinks: 18 as it is seen, whatever the player's setting adds."""
    least = _LEAST_SMALL if canvas.type.small_window else LEAST_TYPE
    return least / max(1.0, canvas.type.factor)


def bar_height(k: float) -> float:
    """The height of the effect bar with the gap below it, on a card `k` times as large as the full one."""
    return max(22.0, 28 * k) + 8 * k


def paint_rows(canvas: Canvas, sheet: Sheet, area: Area, size: float) -> None:
    """The paragraphs, the quote and the stakes in an area; type shrinks until all of it fits, then the quote
    and the rows about common keywords give way.
    """
    x, y, w, h = area
    sheet, size = _fitted(canvas, sheet, w, h, size)
    for block in _blocks(canvas, sheet, w, size):
        _paint_block(canvas, block, (x, y), w)
        y += block.height
    if sheet.quote:
        _quote(canvas, sheet, w, size).draw(canvas, (x + 8, y + 2), ink=canvas.theme["ink-2"])
    if sheet.stakes:
        _paint_stakes(canvas, sheet, (x, area[1] + h - _stakes(canvas, sheet, w) + 8, w))


def _fitted(canvas: Canvas, sheet: Sheet, width: float, height: float, size: float) -> tuple[Sheet, float]:
    """The fullest sheet that fits, and its size of type; the shortest one where none does."""
    least = least_type(canvas)
    for shorter in shorter_sheets(sheet):
        fitting = max(size, least)
        while used_height(canvas, shorter, width, fitting) > height and fitting > least:
            fitting = max(least, fitting - 0.5)
        sheet = shorter
        if used_height(canvas, shorter, width, fitting) <= height:
            break
    return sheet, fitting


def shorter_sheets(sheet: Sheet) -> Iterator[Sheet]:
    """The sheet, without its quote, without the texts of the common keywords, which its bar names, and with
    fewer and fewer lines of stakes.
    """
    yield sheet
    if sheet.quote:
        sheet = msgspec.structs.replace(sheet, quote="")
        yield sheet
    common = frozenset(icon for icon, _ in sheet.keywords) - {OWN_KEYWORD}
    if any(row.icon in common for row in sheet.rows):
        sheet = without_rows(sheet, common)
        yield sheet
    for count in range(len(sheet.stakes) - 1, -1, -1):
        yield msgspec.structs.replace(sheet, stakes=sheet.stakes[:count])


def used_height(canvas: Canvas, sheet: Sheet, width: float, size: float) -> float:
    """The height of paragraphs, quote and stakes at a size of type."""
    quote = _quote(canvas, sheet, width, size).height if sheet.quote else 0.0
    rows = sum(block.height for block in _blocks(canvas, sheet, width, size))
    return rows + quote + _stakes(canvas, sheet, width)


def without_rows(sheet: Sheet, icons: frozenset[str]) -> Sheet:
    """The sheet without the rows that the badges of the card say already."""
    return msgspec.structs.replace(sheet, rows=tuple(row for row in sheet.rows if row.icon not in icons))


def _blocks(canvas: Canvas, sheet: Sheet, width: float, size: float) -> list[Block]:
    made = []
    for row in sheet.rows:
        if row.strong:
            style = Style("ui-extrabold", max(least_type(canvas), size * 0.92))
            rich = RichText(canvas.type, row.text, style, width - 40 - _DIE * row.dice)
            made.append(Block(row, rich, max(_BAR, rich.height + 10) + 6))
            continue
        indent = _indent(row, width)
        rich = RichText(canvas.type, row.text, Style("story", size, 1.14), width - indent)
        made.append(Block(row, rich, rich.height + size * 0.3))
    return made


def _indent(row: Row, width: float) -> float:
    """The room of a paragraph's icon; a narrow card does without."""
    return 30.0 if row.icon and width > _NARROW else 0.0


def _paint_block(canvas: Canvas, block: Block, at: tuple[float, float], width: float) -> None:
    x, y = at
    row, theme = block.row, canvas.theme
    if not row.strong:
        indent = _indent(row, width)
        if indent:
            canvas.icon(row.icon, (x + 12, y + block.rich.height / max(1, block.rich.lines) / 2), 22, theme["oxblood"])
        block.rich.draw(canvas, (x + indent, y))
        return
    height = block.height - 6
    canvas.rect((x - 4, y, width + 8, height), (30, 22, 17), radius=7, edge=theme["gold-dark"], width=1.4)
    if row.icon:
        canvas.icon(row.icon, (x + 14, y + height / 2), 24, theme["on-dark"])
    block.rich.draw(canvas, (x + 32, y + (height - block.rich.height) / 2 + 2), ground="leather")
    for index in range(row.dice):
        paint_badge(canvas, row.die, (x + width - 12 - _DIE * index, y + height / 2, _DIE - 1))


def _quote(canvas: Canvas, sheet: Sheet, width: float, size: float) -> RichText:
    style = Style("story-italic", max(least_type(canvas), size * 0.86), 1.12)
    return RichText(canvas.type, sheet.quote, style, width - 16)


def _stakes(canvas: Canvas, sheet: Sheet, width: float) -> float:
    """The height of the stakes, with the gap above them."""
    if not sheet.stakes:
        return 0.0
    height = 22.0
    for index, line in enumerate(sheet.stakes):
        height += RichText(canvas.type, line, _stake_style(index), width - 24).height
    return height


def _stake_style(index: int) -> Style:
    return Style("ui-extrabold" if index == 0 else "ui-medium", 18.5, 1.18)


def _paint_stakes(canvas: Canvas, sheet: Sheet, at: tuple[float, float, float]) -> None:
    x, y, width = at
    height = _stakes(canvas, sheet, width) - 8
    canvas.rect((x - 4, y, width + 8, height), canvas.theme["inset-parchment"], radius=7, alpha=215)
    y += 7
    for index, line in enumerate(sheet.stakes):
        rich = RichText(canvas.type, line, _stake_style(index), width - 24)
        rich.draw(canvas, (x + 10, y))
        y += rich.height
