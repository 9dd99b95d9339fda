"""Covered areas: what the scene has drawn over the table, where the table alone must not be drawn anew."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.table.focus_places import FocusPlace
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.name_tags import tags
from game.scenes.table.table_ui import TableUI

RIM = 40.0
"""What shadows, rings and pointers take beyond their rectangle, both sides together."""
_KEY, _LINE = 52.0, 10.0
"""The room of a key's sign, and what the line under the header takes, above and below together."""


def covers(ui: TableUI, hint_sheet: HintSheet, tip: pygame.FRect | None) -> list[pygame.FRect]:
    """Everything that lies over the table, a tooltip at `tip` included, with its rim."""
    return [rect.inflate(RIM, RIM) for rect in _covering(ui, hint_sheet, tip)]


def _covering(ui: TableUI, hint_sheet: HintSheet, tip: pygame.FRect | None) -> Iterator[pygame.FRect]:
    layout = ui.layout
    yield layout["header"].inflate(0, _LINE - RIM)
    yield from (layout["log"], layout["inspector"], layout["recap"], *ui.dock.rects)
    yield from (button.rect for button in ui.dock.buttons)
    yield from (widget.rect for widget in ui.header.widgets)
    yield from tags(ui).values()
    yield from (widget.rect for widget in (*ui.header.strips.widgets, *ui.header.steps.widgets))
    if ui.drawer.shown:
        yield layout["log-drawer"]
    if hint_sheet.note is not None:
        yield hint_sheet.rect
    if tip is not None:
        yield tip
    yield from _of_options(ui)
    current = ui.focus.current
    if current is not None and not isinstance(current, FocusPlace) and ui.services.bindings.device != "mouse":
        yield current.focus_rect()


def _of_options(ui: TableUI) -> Iterator[pygame.FRect]:
    """Lifted tokens and rings of spots, and the keys of what can be chosen."""
    spots = ui.selection is not None and ui.selection.gesture.place in ("token", "space")
    keys = ui.services.bindings.device == "keyboard"
    for rect in ui.legal_rects() if spots or keys else ():
        if spots:
            yield rect
        if keys:
            yield pygame.FRect(rect.centerx - _KEY / 2, rect.bottom - _KEY / 2, _KEY, _KEY)
