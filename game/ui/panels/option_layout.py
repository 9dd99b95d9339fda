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
LEAST_CARD, LEAST_ROW = (104.0, 70.0), 40.0
"""No card is smaller, and no row is lower: many options take more height instead."""
LINE, LINE_SIGNS = 23.0, 46
"""The height of a further line in a tall row, and how many signs it takes at least."""


def in_row(buttons: Sequence[Button], zone: pygame.FRect) -> None:
    width = (zone.width - GAP * (len(buttons) - 1)) / len(buttons)
    for index, button in enumerate(buttons):
        button.rect = pygame.FRect(zone.x + index * (width + GAP), zone.y, width, zone.height)


def cards_in(zone: pygame.FRect, options: Sequence[Option], room: float) -> tuple[list[pygame.FRect], float]:
    """Cards side by side, from the fifth on in two rows, in more where they would be too small; and the height of all
    with its padding.
    """
    count = len(options)
    most = max(1, int((zone.width - 2 * PADDING + GAP) // (LEAST_CARD[0] + GAP)))
    columns = min(count if count <= FEW else (count + 1) // 2, most)
    rows = -(-count // columns)
    height = max(LEAST_CARD[1], (room - 2 * PADDING - GAP * (rows - 1)) / rows)
    widest = 250.0 if count < 3 else 212.0
    width = min(widest, (zone.width - 2 * PADDING - GAP * (columns - 1)) / columns)
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
    return rects, 2 * PADDING + rows * height + GAP * (rows - 1)


def rows_in(zone: pygame.FRect, options: Sequence[Option], room: float) -> tuple[list[pygame.FRect], float]:
    """Rows one below the other, from the fourth on in two columns; and the height of all with its padding."""
    count = len(options)
    columns = 1 if count <= 3 else 2
    rows = -(-count // columns)
    longest = max(len(option.choice.detail) for option in options)
    lines = -(-longest // LINE_SIGNS) if columns == 1 else 2
    tall = TALL_ROW + max(0, lines - 2) * LINE
    room_for_each = (room - 2 * PADDING - 6 * (rows - 1)) / rows
    height = max(LEAST_ROW, min(tall if longest > LONG_DETAIL else ROW_HEIGHT, room_for_each))
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
