"""Stage room: where a card stands on the stage of a table, its sheet, the control and the sums beside it.

The stage lies over wells and decks. Where it would cover what its card is about it moves by its own width to the right
or the left, if no seat and no dice lie there. With very large type the sheet takes the whole stage, and the card stands
in the room of the sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.table.layout import Layout

SHEET, CONTROL, GAP = 520.0, 150.0, 10.0
FORM = 346 / 484
"""Width to height of a card on the stage."""
LARGE = 1.6
"""From this size of type on the sheet takes the whole stage."""


class StageRoom(NamedTuple):
    """The places of a stage; `side` is empty where the card stands there."""

    area: pygame.FRect
    card: pygame.FRect
    sheet: pygame.FRect
    control: pygame.FRect
    side: pygame.FRect
    recap: pygame.FRect
    large: bool = False


def stage_room(
    layout: Layout, factor: float = 1.0, about: Sequence[pygame.FRect] = (), never: Sequence[pygame.FRect] = ()
) -> StageRoom:
    """The places for a size of type: clear of what the card is `about` if that can be, and never on other places that
    must be seen.
    """
    area = _moved(layout["stage"], layout.bounds, about, never)
    side, recap = layout["inspector"].copy(), layout["recap"].copy()
    if area.colliderect(side) and not layout["stage"].colliderect(side):  # the stage has moved there: they change sides
        for room in (side, recap):
            room.x = layout.bounds.left + layout.bounds.right - room.right
    control = pygame.FRect(area.right - SHEET, area.bottom - CONTROL, SHEET, CONTROL)
    if factor < LARGE:
        card = pygame.FRect(area.x, area.y, area.height * FORM, area.height)
        sheet = pygame.FRect(area.right - SHEET, area.y, SHEET, area.height - CONTROL - GAP)
        return StageRoom(area, card, sheet, control, side, recap)
    height = min(side.height, side.width / FORM)
    card = pygame.FRect(side.x, side.y, height * FORM, height)
    left = side.right - card.right - GAP
    rest = pygame.FRect(card.right + GAP, side.y, left, side.height) if left > card.width else pygame.FRect()
    sheet = pygame.FRect(area.x, area.y, area.width, area.height - CONTROL - GAP)
    return StageRoom(area, card, sheet, control, rest, recap, large=True)


def _moved(
    stage: pygame.FRect, bounds: pygame.FRect, about: Sequence[pygame.FRect], never: Sequence[pygame.FRect]
) -> pygame.FRect:
    """The stage where it covers nothing that it must not; where it is, if there is no such place."""
    if stage.collidelist(list(about)) < 0:
        return stage.copy()
    kept = [*about, *never]
    for way in (stage.width, -stage.width):
        there = stage.move(way, 0)
        there.x = min(max(there.x, bounds.left), bounds.right - stage.width)
        if there.collidelist(kept) < 0:
            return there
    return stage.copy()
