"""Every scene at every size of window and of type: nothing is cut, shortened, too small, or on top of another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.scenes.page import Page
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.ui.screen.canvas import Canvas
from game.ui.widgets.base import Widget
from game.ui.widgets.listbox import ListBox
from tests.visual import faults
from tests.visual.sheets import Mark, drawing_on_paper
from tests.visual.stages import STAGES
from tests.visual.studio import Size, Studio, studio

SCALES = (1.0, 1.5, 2.0)
SMALLEST = (1280, 720)
LARGER = ((1920, 1080), (3440, 1440), (2560, 1440), (3840, 2160))
"""With more room for the same words; each scene is looked at in one of them, in one size of type."""


@pytest.fixture(scope="module")
def paper() -> Iterator[Studio]:
    """A studio in which everything is drawn on paper."""
    with studio() as made, drawing_on_paper():
        yield made


def looks(number: int) -> list[tuple[Size, float]]:
    """The sizes of window and type at which a scene is looked at."""
    larger = [(LARGER[number % len(LARGER)], SCALES[number // len(LARGER) % len(SCALES)])]
    return [(SMALLEST, SCALES[0]), (SMALLEST, SCALES[-1]), *larger]


def widgets_of(scene: Any) -> list[Widget]:
    """What can be pressed now, but for the cards on the table, which may lie on each other."""
    if isinstance(scene, TableScene) and scene.inspector.full:
        return []  # it lies over everything, and any click puts it away
    box = getattr(scene, "modal", None) or getattr(scene, "pause", None)
    if box is not None:
        return list(box.focus.widgets())
    if isinstance(scene, ReplayScene):
        return list(scene.focus.widgets())
    if isinstance(scene, TableScene) and scene.stage.up:
        return [scene.stage.proceed] if scene.stage.covers else list(scene.stage.control.widgets)
    if isinstance(scene, TableScene):
        ui = scene.ui
        return [*ui.dock.options, *ui.dock.buttons, *ui.header.widgets, *scene.hint_sheet.buttons]
    assert isinstance(scene, Page)
    return list(scene.focus.widgets())


def lying(scene: Any, canvas: Canvas) -> Sequence[Mark]:
    """The marks of what lies side by side: of a page all, unless a box lies over it; of a table what is below dock,
    notes and drawers. Cards that are chosen from or stand on the stage lie over others, and so do the enemies of a
    full row.
    """
    if isinstance(scene, ReplayScene):
        scene = scene.scene
    if not isinstance(scene, TableScene):
        marks: list[Mark] = canvas.surface.marks  # type: ignore[attr-defined]
        return marks if getattr(scene, "modal", None) is None else []
    board, layout = scene.play.session.state.board, scene.ui.layout
    if board.zone("drawn") or scene.stage.up:
        return []
    row = layout.spread("shadows/card", len(board.zone("shadows"))) if "shadows/card" in layout else []
    over = [canvas.device(layout["shadows"])] if len(row) > 1 and row[1].x < row[0].right else []
    over += fans(scene, canvas)
    marks = scene.ui.table.painter._composite.surface.marks  # type: ignore[attr-defined]
    return [mark for mark in marks if mark.kind != "text" or mark.box.collidelist(over) < 0]


def fans(scene: TableScene, canvas: Canvas) -> list[pygame.Rect]:
    """The hands that are held as a fan with more cards than lie side by side: who points at one sees it in front."""
    places, board = scene.ui.table.placement.places, scene.play.session.state.board
    found = []
    for zone, pieces in board.zones.items():
        cards = [places[piece].rect for piece in pieces if piece in places and not places[piece].hidden]
        if zone.startswith("hand:") and any(other.x < one.x + 0.75 * one.width for one, other in pairwise(cards)):
            found.append(canvas.device(cards[0].unionall(cards).inflate(8, 8)))
    return found


def found(scene: Any, canvas: Canvas) -> Iterator[str]:
    """Everything that is wrong with a frame."""
    marks, scale, widgets = canvas.surface.marks, canvas.scale, widgets_of(scene)  # type: ignore[attr-defined]
    yield from faults.too_small(marks, scale)
    yield from faults.cut(marks)
    yield from faults.missing(marks)
    yield from faults.written_over(marks, scale)
    yield from faults.half_hidden(lying(scene, canvas))
    yield from faults.crossed(widgets)
    yield from faults.over_edges(marks, [(widget, canvas.device(widget.rect)) for widget in widgets], scale)


def lost(paper: Studio, scene: Any, canvas: Canvas) -> Iterator[str]:
    """Texts that end in an ellipsis and are told in full neither beside it nor by pointing at them. The rows of a list
    are told in full beside it as soon as they are chosen.
    """
    sheet: Any = canvas.surface
    if isinstance(scene, TableScene):
        scene.inspector.full, scene.modal, scene.pause = "", None, None  # what lies below can be pointed at after them
        scene.advice.close()
    lists = [canvas.device(widget.rect.inflate(16, 16)) for widget in widgets_of(scene) if isinstance(widget, ListBox)]
    for mark in [mark for mark in faults.shortened(sheet.marks) if not faults.told(sheet.marks, mark.meant)]:
        if mark.box.collidelist(lists) >= 0:
            continue
        sheet.marks.clear()
        paper.point(scene, canvas, canvas.stage.logical(mark.box.center))
        if not faults.told(sheet.marks, mark.meant):
            yield f"{mark.said!r} is shortened; nothing tells {mark.meant!r}"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_open_story_is_named_beside_the_chart(paper: Studio, size: Size) -> None:
    _, canvas = paper.draw(STAGES["runebound-full-4"], size)
    named = ("The Scar in the Scale", "Wings over Forge", "The Choir of Cinders", "The Oath at the Shrine")
    marks = canvas.surface.marks  # type: ignore[attr-defined]
    assert [name for name in named if not faults.told(marks, name)] == []


@pytest.mark.parametrize("name", STAGES)
def test_every_text_is_seen_in_full(paper: Studio, name: str) -> None:
    wrong: dict[str, str] = {}
    for (width, height), scale in looks(list(STAGES).index(name)):
        scene, canvas = paper.draw(STAGES[name], (width, height), scale)
        for fault in (*found(scene, canvas), *lost(paper, scene, canvas)):
            wrong.setdefault(fault, f"{width}x{height}, type at {scale:.0%}: {fault}")
    assert not wrong, "\n".join(wrong.values())
