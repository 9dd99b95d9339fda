"""Covered areas: what the scene has drawn over the table, where the table alone must not be drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.scenes.table.focus_places import FocusPlace

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

RIM = 40.0
"""What shadows, rings and pointers take beyond their rectangle, both sides together."""
_KEY, _LINE = 52.0, 10.0
"""The room of a key's sign, and what the line under the header takes, above and below together."""


def held_still(scene: TableScene) -> bool:
    """Whether something lies over the whole table, or moves with the pointer."""
    over = scene.modal or scene.pause or scene.inspector.full or scene.probe.open
    return bool(over or scene.hand.held or scene.pointing.aim)


def covers(scene: TableScene) -> list[pygame.FRect]:
    """Everything that lies over the table, with its rim."""
    return [rect.inflate(RIM, RIM) for rect in _covering(scene)]


def _covering(scene: TableScene) -> Iterator[pygame.FRect]:
    desk = scene.desk
    layout = desk.layout
    yield layout["header"].inflate(0, _LINE - RIM)
    yield from (layout["log"], layout["inspector"], *desk.dock.rects)
    yield from (button.rect for button in desk.dock.buttons)
    if desk.drawer.shown:
        yield layout["log-drawer"]
    if scene.notes.note is not None:
        yield scene.notes.rect
    if scene.tip is not None:
        yield scene.tip
    yield from _of_options(scene)
    current = desk.focus.current
    if current is not None and not isinstance(current, FocusPlace) and scene.services.bindings.device != "mouse":
        yield current.focus_rect()


def _of_options(scene: TableScene) -> Iterator[pygame.FRect]:
    """Lifted tokens and rings of spots, and the keys of what can be chosen."""
    desk = scene.desk
    spots = desk.selection is not None and desk.selection.gesture.place in ("token", "space")
    keys = scene.services.bindings.device == "keyboard"
    for rect in desk.legal_rects() if spots or keys else ():
        if spots:
            yield rect
        if keys:
            yield pygame.FRect(rect.centerx - _KEY / 2, rect.bottom - _KEY / 2, _KEY, _KEY)
