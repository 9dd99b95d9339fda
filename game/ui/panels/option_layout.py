"""Option layout: how the options and buttons under the banner are placed: cards in rows, rows in columns."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.cards.option_card import Option
from game.ui.widgets.button import Button

PADDING, GAP = 14.0, 10.0
ROW_HEIGHT, TALL_ROW = 52.0, 80.0
LONG_DETAIL = 56
FEW = 4
"""More cards than these lie in two rows."""
LINE, LINE_SIGNS = 23.0, 46
"""The height of a further line in a tall row, and how many signs it takes at least."""


def in_row(buttons: Sequence[Button], zone: pygame.FRect) -> None:
    width = (zone.width - GAP * (len(buttons) - 1)) / len(buttons)
    for index, button in enumerate(buttons):
        button.rect = pygame.FRect(zone.x + index * (width + GAP), zone.y, width, zone.height)


def cards_in(zone: pygame.FRect, options: Sequence[Option], room: float) -> tuple[list[pygame.FRect], float]:
    """Cards side by side, from the fifth on in two rows; and the height of all with its padding."""
    count = len(options)
    columns = count if count <= FEW else (count + 1) // 2
    rows = -(-count // columns)
    height = (room - 2 * PADDING - GAP * (rows - 1)) / rows
    most = 250.0 if count < 3 else 212.0
    width = min(most, (zone.width - 2 * PADDING - GAP * (columns - 1)) / columns)
    left = zone.centerx - (width * columns + GAP * (columns - 1)) / 2
    rects = [
        pygame.FRect(
            left + (index % columns) * (width + GAP),
            zone.y + PADDING + (index // columns) * (height + GAP),
            width,
            height,
        )
        for index in range(count)
    ]
    return rects, room


def rows_in(zone: pygame.FRect, options: Sequence[Option], room: float) -> tuple[list[pygame.FRect], float]:
    """Rows one below the other, from the fourth on in two columns; and the height of all with its padding."""
    count = len(options)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    longest = max(len(option.choice.detail) for option in options)
    lines = -(-longest // LINE_SIGNS) if columns == 1 else 2
    tall = TALL_ROW + max(0, lines - 2) * LINE
    height = min(tall if longest > LONG_DETAIL else ROW_HEIGHT, (room - 2 * PADDING - 6 * (rows - 1)) / rows)
    width = (zone.width - 2 * PADDING - GAP * (columns - 1)) / columns
    rects = [
        pygame.FRect(
            zone.x + PADDING + (index // rows) * (width + GAP),
            zone.y + PADDING + (index % rows) * (height + 6),
            width,
            height,
        )
        for index in range(count)
    ]
    return rects, 2 * PADDING + rows * height + 6 * (rows - 1)
