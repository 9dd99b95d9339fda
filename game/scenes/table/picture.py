"""Picture: the table with all that belongs to its question, in the order in which it lies one over the other; and what
of the table is covered by it.
"""

from __future__ import annotations

from typing import Protocol

import pygame

from game.scenes.table.advice import AdviceControl
from game.scenes.table.asked_about import beside, not_to_cover, room_for_notes
from game.scenes.table.companion_plates import CompanionPlates
from game.scenes.table.covered_areas import covers
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.idle_tray import draw_idle_tray
from game.scenes.table.inspector import Inspector
from game.scenes.table.intent import IntentControl
from game.scenes.table.name_tags import draw_names
from game.scenes.table.overlays import draw_aim, draw_chosen, draw_keys, draw_spots, draw_stakes
from game.scenes.table.play import Play
from game.scenes.table.pointing import Pointing
from game.scenes.table.rival_banner import RivalBanner
from game.scenes.table.seat_recap import SeatRecap
from game.scenes.table.stage import Stage
from game.scenes.table.table_ui import TableUI
from game.ui.panels.free_room import Rather, Room
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.panel_cache import PanelCache

COMES = 6.0
"""How much worse it is for a note to lie where the card comes that is looked at than on the bare table."""


class Pictured(Protocol):
    """What is drawn of the scene."""

    services: Services
    play: Play
    ui: TableUI
    companions: CompanionPlates
    intent: IntentControl
    inspector: Inspector
    advice: AdviceControl
    stage: Stage
    recap: SeatRecap
    rival: RivalBanner
    pointing: Pointing
    hint_sheet: HintSheet
    tip: pygame.FRect | None
    shelf: PanelCache
    """What lies on the table beside its panels and is painted once: names, plates, and what stands in an idle tray."""


def draw_table(scene: Pictured, canvas: Canvas) -> None:
    """Draw the table with all that belongs to its question."""
    ui, inspector, stage = scene.ui, scene.inspector, scene.stage
    weighed = inspector.forecast if inspector.shows == "forecast" else None
    ui.table.still = ui.dock.sheet is not None
    ui.table.expected = weighed.expected if weighed is not None else ()
    ui.table.draw(canvas)
    draw_names(canvas, ui, scene.shelf)
    if ui.settled:
        draw_idle_tray(canvas, ui, scene.shelf)
    scene.companions.draw(canvas, scene.shelf)
    scene.intent.draw(canvas)
    inspector.show_for(ui.table)
    inspector.intent = scene.intent.sheet
    sheet = scene.advice.sheet
    inspector.advice = (sheet, scene.advice.bars) if sheet is not None else None
    asked = inspector.intent is not None or inspector.advice is not None
    looked = ui.dock.sheet is None and (inspector.looked_at or not ui.zones.zones["inspector"].over)
    looked = looked and (asked or not ui.tells_beside(inspector.piece))
    if not stage.draw_side(canvas) and not ui.is_covered("inspector"):
        if looked:
            inspector.draw(canvas, stage.side())
            inspector.draw_beside(canvas, stage.side(), lambda: [*not_to_cover(ui), *_note(scene)])
        if looked or (scene.play.mode.nature.rivals and ui.dock.sheet is None):
            scene.recap.draw(canvas, stage.side())  # what rivals did is told also where nothing else lies beside
    stage.draw(canvas)
    draw_spots(canvas, ui)
    draw_chosen(canvas, ui, scene.services.words)
    if ui.settled:
        draw_stakes(canvas, ui, scene.play.forecast())
    if scene.pointing.aim is not None:
        draw_aim(canvas, *scene.pointing.aim)
    ui.header.draw(canvas, steps=not stage.up)
    if not stage.draw_banner(canvas):
        scene.advice.place()
        scene.rival.draw(canvas)
        ui.dock.draw(canvas)
        scene.advice.draw(canvas, scene.shelf)
    draw_keys(canvas, ui)


def draw_note(scene: Pictured, canvas: Canvas) -> None:
    """Draw the note that explains the question, once nothing is told on the stage and a person is asked."""
    note, ui = scene.hint_sheet, scene.ui
    if note.note is not None and not scene.stage.up and not scene.play.computer_asked:
        room = room_for_notes(ui)
        coming = Rather(beside(ui.layout["inspector"]), COMES)
        strip = ui.dock.sheet.foot if ui.dock.sheet is not None else None
        note.place(canvas.type, canvas.bounds, ui.top_bars_end, Room(room.must, [*room.rather, coming]), strip)
        note.draw(canvas)


def covered_by(scene: Pictured) -> list[pygame.FRect]:
    """Where something lies over the table."""
    own = [*scene.intent.covered, *scene.advice.covered, *scene.companions.covered, *scene.inspector.beside]
    if scene.rival.banner is not None:
        own.append(scene.ui.layout["prompt"])
    return covers(scene.ui, scene.hint_sheet, scene.tip) + own


def _note(scene: Pictured) -> list[pygame.FRect]:
    """Where the note lies that explains the question; nowhere without one."""
    return [scene.hint_sheet.rect] if scene.hint_sheet.note is not None else []
