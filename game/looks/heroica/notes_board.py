"""Notes board: papers in what is free of the board of the actions: what lies within reach, or what the square that is
pointed at means.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.heroica.view.values import Note, Notes
from game.kit.cells import Cell, cell_of
from game.looks.heroica.lettering import in_block, one_line
from game.looks.heroica.theme import INK, INK_2, PAPER, PAPER_EDGE, RED
from game.ui.panels.tray import GAP, HIGH, INSET, LARGEST, ROW_GAP
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Style
from game.ui.table.frame_state import FrameState
from game.ui.table.sprite_list import SpriteList

ABOUT_WIDE, FIND_WIDE = 340.0, 216.0
"""The least widths of a paper: of what may be done, and of a find."""
PICTURE, LARGE_PICTURE = 58.0, 84.0
PAD, BELOW_TITLE = 12.0, 2.0
TITLE, SAID = Style("ui-bold", 22), Style("ui-medium", 19, 1.08)
WIDE_TITLE = Style("script", 27)
LOW, LOW_PICTURE = 80.0, 44.0
"""A paper lower than this has another one above or below it."""
LOW_TITLE, LOW_SAID = Style("ui-bold", 19), Style("ui-medium", 18)


class Paper(NamedTuple):
    """A note where it lies; a wide one lies there alone."""

    note: Note
    rect: pygame.FRect
    wide: bool = False


def show_notes(brush: SpriteList, tray: pygame.FRect, notes: Notes, state: FrameState) -> None:
    """One wide paper for the square that is pointed at; else what may be done, and as many finds as there is room for.
    Nothing where squares are asked for and none is lit: then somebody else is asked, or nobody any more.
    """
    if notes.squares and not (state.lit.options or state.lit.reach):
        return
    room = room_in(tray, notes.button)
    pointed = pointed_at(notes, state)
    for it in [Paper(pointed, room, True)] if pointed is not None else papers(notes, room):
        brush.panel(("note", it.note, tuple(it.rect), it.wide), it.rect, partial(_paint, it=it), pad=6)


def room_in(tray: pygame.FRect, button: bool) -> pygame.FRect:
    """What is free of the board of the actions: all of it, or what lies behind the button."""
    left = tray.x + INSET + (LARGEST + GAP if button else 0.0)
    high = min(HIGH, tray.height - 6)
    return pygame.FRect(left, tray.centery - high / 2 - 2, tray.right - INSET - left, high)


def pointed_at(notes: Notes, state: FrameState) -> Note | None:
    """What is told of the square under the pointer, or at the end of the way that is shown."""
    cell: Cell | None = state.lit.ahead[-1] if state.lit.ahead else None
    if cell is None:
        cell = next((cell_of(place) for place, mark in state.marks.items() if mark.hovered or mark.focus), None)
    return next((note for note in notes.squares if cell is not None and cell.name in note.cells), None)


def papers(notes: Notes, room: pygame.FRect) -> list[Paper]:
    """What may be done first, then the finds side by side; one over the other where they are many."""
    columns = min(len(notes.finds), int((room.width - ABOUT_WIDE) // (FIND_WIDE + GAP)))
    if not columns:
        return [Paper(notes.about, room, True)]
    rows = 1 if len(notes.finds) <= columns else 2
    columns = min(columns, -(-len(notes.finds) // rows))
    first = max(ABOUT_WIDE, (room.width - columns * GAP) / (columns + 1))
    wide, high = (room.width - first) / columns - GAP, (room.height - ROW_GAP * (rows - 1)) / rows
    laid = [Paper(notes.about, pygame.FRect(room.x, room.y, first, room.height))]
    for at, note in enumerate(notes.finds[: columns * rows]):
        across, down = at // rows, at % rows
        left, top = room.x + first + GAP + across * (wide + GAP), room.y + down * (high + ROW_GAP)
        laid.append(Paper(note, pygame.FRect(left, top, wide, high)))
    return laid


def _paint(canvas: Canvas, it: Paper) -> None:
    """A picture at the left, the title, and what is said of it: of a low paper in a few words."""
    note, rect, wide = it
    canvas.rect(rect, PAPER, radius=8, edge=PAPER_EDGE, width=2.2)
    low = rect.height < LOW
    side, x = (LOW_PICTURE if low else LARGE_PICTURE if wide else PICTURE), rect.x + PAD
    if note.picture:
        canvas.image(note.picture, pygame.FRect(x, rect.centery - side / 2, side, side), fit="contain")
        x += side + PAD
    room = rect.right - PAD - x
    if low:
        title = one_line(canvas, note.title, LOW_TITLE, room, 23)
        said = one_line(canvas, note.brief, LOW_SAID, room, 22)
        canvas.text(note.title, (x, rect.centery - 3), title, INK, width=room)
        canvas.text(note.brief, (x, rect.bottom - 9), said, INK_2, width=room)
        return
    title = one_line(canvas, note.title, WIDE_TITLE if wide else TITLE, room, 30)
    step = canvas.type.line_height(title) + BELOW_TITLE
    said = in_block(canvas, note.text, SAID, room, rect.height - 14 - step)
    below = canvas.type.line_height(said)
    lines = min(len(canvas.type.wrap(note.text, said, room)), max(1, int((rect.height - 10 - step) // below)))
    top = rect.centery - (step + lines * below) / 2
    ink = RED if wide and note.cells else INK
    canvas.text(note.title, (x, top + canvas.type.ascent(title)), title, ink, width=room)
    canvas.paragraph(note.text, (x, top + step + canvas.type.ascent(said)), said, INK_2, room, lines=lines)
