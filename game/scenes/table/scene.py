"""The table scene: events of every device become answers of the session, and answers become what is seen.

The rules are always ahead: an answer is taken while the table still shows the one before. Pointer events go to
the topmost thing below them (card, log, notes, dock, header, table); keys are commands first and walk the focus else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.kit.mode import Mode
from game.kit.session import Session
from game.kit.shown import LogLine
from game.scenes.table.advice import AdviceControl
from game.scenes.table.answering import OVER_EVENT, Answering
from game.scenes.table.asked_about import standing
from game.scenes.table.companion_plates import CompanionPlates
from game.scenes.table.debug_overlay import DebugOverlay
from game.scenes.table.dialogs import Dialogs
from game.scenes.table.focus_places import CellCursor, Where
from game.scenes.table.guide import Guide
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.inspector import OBJECTIVE, SHEET, Inspector
from game.scenes.table.intent import IntentControl
from game.scenes.table.key_commands import KeyCommands
from game.scenes.table.leaving import leave
from game.scenes.table.looking_back import look_back
from game.scenes.table.map_control import MapControl
from game.scenes.table.overlays import draw_focus
from game.scenes.table.picture import covered_by, draw_note, draw_table
from game.scenes.table.play import Play
from game.scenes.table.pointing import Pointing
from game.scenes.table.pondering import Pondering
from game.scenes.table.rival_banner import RivalBanner
from game.scenes.table.seat_devices import SeatDevices
from game.scenes.table.seat_recap import SeatRecap
from game.scenes.table.stage import Stage
from game.scenes.table.table_menu import TableMenu
from game.scenes.table.table_ui import TableUI, TableUIActions
from game.scenes.table.turns import TurnActions, Turns
from game.scenes.table.walking import Walking
from game.ui.cards.option_card import OptionCard
from game.ui.panels.dock import DockActions
from game.ui.panels.header import HeaderActions
from game.ui.panels.log_drawer import LogActions
from game.ui.panels.step_strip import StepActions
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Quit, Services
from game.ui.sound.music import Score
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.modal import Modal
from game.ui.widgets.tooltip import Tooltip


class TableScene:
    """A quest in play; see the module."""

    ui: TableUI
    turns: Turns

    def __init__(
        self, services: Services, mode: Mode, session: Session, meta: dict[str, Any], *,
        watched: bool = False, log: Sequence[LogLine] | None = None, seat: int = 0,
    ) -> None:  # fmt: skip
        self.services = services
        services.take_out(mode.id)
        services.furnish(services.games.look(mode.id).theme.material)
        services.images.clear_away()
        self.play = Play(services, mode, session, meta, watched=watched, log=log, seat=seat)
        self.inspector = Inspector(self.play, services.words)
        self.dialogs = Dialogs(self)
        self.guide = guide = Guide(self, meta)
        self.answering = answering = Answering(self)
        steps = StepActions(answering.go_back, answering.redo, answering.offer_again)
        header = HeaderActions(answering.undo, self.toggle_log, self.open_pause, self.read_objective, self.keep_intent,
                               answering.redo, steps)  # fmt: skip
        dock = DockActions(answering.choose, answering.confirm, answering.decline, answering.put_back, answering.lift,
                           answering.quiet)  # fmt: skip
        back = partial(answering.take_back, rewind=False)
        self.walking = Walking(services, self.play, lambda: self.ui, answering.answer, back)
        log_actions = LogActions(self.follow_link, lambda line: self.on_line(line))
        actions = TableUIActions(dock, header, answering.press, log_actions, self.walking.lit, self._cell_cursor,
                                 guide.allows, guide.first)  # fmt: skip
        self.ui = TableUI(services, self.play, actions)
        self.thinker = services.thinker()
        self.companions = CompanionPlates(self, lambda: self.turns.thinking)
        others = TurnActions(self._quiet, self.companions.show, answering.answer_by_computer, self.go, self.show_anew,
                             self.dialogs.leave, self.ui.curtain)  # fmt: skip
        self.turns = Turns(self.play, self.thinker, others)
        self.stage = Stage(self)
        self.pointing = Pointing(self)
        self.pointer = self.pointing.pointer
        self.debug_overlay = DebugOverlay(self.play.session)
        self.map_control = MapControl(services, self.ui, self.pointer, self.pointing.may_hold)
        self.intent = IntentControl(services, self.play, lambda: self.ui, lambda: self.looked_at)
        self.pondering = Pondering(self.play, lambda: self.ui)
        extra = self.ui.focus_order.set_extra
        self.advice = AdviceControl(services, self.play, self.thinker, lambda: self.ui, partial(extra, "hint"))
        self.devices = SeatDevices(services, self.play, lambda: self.ui)
        self.recap = SeatRecap(services, self.play, lambda: self.ui)
        self.rival = RivalBanner(services, self.play, lambda: self.ui, lambda: self.companions.chosen)
        self.key_commands = KeyCommands(self)
        self.hint_sheet = HintSheet(services, self.play, partial(extra, "note"))
        self.tooltip = Tooltip()
        self.shelf = PanelCache()
        self.tip: pygame.FRect | None = None  # where the tooltip was drawn
        self._device = services.bindings.device  # of the event before
        self.on_line: Callable[[LogLine], object] = self.look_back
        """What a line of the log leads to."""
        self.modal: Modal | None = None
        self.pause: TableMenu | None = None
        self._change: Change | None = None

    @property
    def music(self) -> Score:
        """What is heard at the table."""
        return self.ui.table.music()

    def enter(self) -> None:
        """The scene is on top (again): what changed meanwhile is taken over, and asked anew what a fault cut short."""
        self._fit()
        if self.play.tell_anew():
            self.show_anew()
        self.answering.open_journey()
        if self.ui.settled:
            self.hint_sheet.look(self.ui.look)

    def leave(self) -> None:
        """Another scene comes on top: nothing stays in the hand."""
        self.pointer.cancel()
        self.map_control.let_go()
        self.ui.dock.peeking = False
        self.intent.let_go()
        self.advice.close()
        self.turns.forget()
        self.thinker.close()

    @property
    def toast_top(self) -> float:
        """Notices come below the header, where nothing is decided."""
        return self.ui.layout["header"].bottom + 8

    def go(self, change: Change) -> None:
        """Leave by this change once the event is dealt with."""
        self._change = change

    # -- the loop ----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Change | None:
        """Give an event to whatever is on top."""
        self._fit()
        self.answering.clock.note(event)
        self.guide.note(event)
        over = self.play.ended and self.ui.settled
        if not self.turns.handle(event):
            self._handle(event)
        if over and self.play.ended and self.modal is None and self.pause is None:
            self._end(event)
        self.answering.clock.noted(event)
        change, self._change = self._change, None
        return change

    def _handle(self, event: pygame.event.Event) -> None:
        if self.key_commands.skips(event):
            return
        if self.modal is not None:
            self.modal.handle(event)
            if self.modal is not None and self.modal.done:
                self.modal = None
            return
        if self.pause is not None:
            self.pause.handle(event)
            if self.pause.done:
                self.pause = None
            return
        if self.companions.handle(event) or self.stage.handle(event):
            return
        if self.recap.handle(event) or self.devices.stops(event):
            return
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            self._device = "mouse"
            self.pointing.handle(event)
            return
        if self._device == "mouse" != self.services.bindings.device:
            self.tooltip.aim(None)  # it is the pointer's: whoever goes on by keys is told of what they come to
            unseen = self.ui.waiting is None and self.ui.focus_order.on_option
            if unseen and self.services.bindings.action(event) == "confirm":
                self._device = self.services.bindings.device
                self.focused()  # while the pointer was used nobody saw which option has the focus: it is shown first
                return
        self._device = self.services.bindings.device
        if not self.key_commands.handle(event):
            before = self.ui.focus.current
            if self.ui.focus.handle(event) and self.ui.focus.current is not before:
                self.focused()

    def update(self, dt: float) -> bool:
        """Let time pass; true when something must be drawn again."""
        self._fit()
        self.play.settle(wait=False)
        if self.play.taken_over and self.modal is None:
            self.modal = self.dialogs.taken_over()
        ui = self.ui
        moved = ui.table.update(dt)
        moved = self.turns.update(dt) or moved
        moved = self.stage.update(dt) or moved
        moved = ui.focus.update(dt) or moved
        moved = ui.dock.update(dt) or moved
        moved = (ui.drawer.shown and ui.told_log.fill(ui.drawer, ui.table.animator.untold)) or moved
        moved = ui.drawer.update(dt) or moved
        moved = self.hint_sheet.update(dt) or moved
        moved = self.guide.update(dt) or moved
        moved = self.intent.update(dt) or moved
        moved = self.pondering.update() or moved
        moved = self.advice.update(dt) or moved
        self.companions.update()
        self.devices.update()
        moved = self.recap.update(dt) or moved
        if self.modal or self.pause:
            self.tooltip.aim(None)
        moved = self.tooltip.update(dt) or self.tooltip.waiting or moved
        for box in (self.modal, self.pause):
            moved = (box.update(dt) if box is not None else False) or moved
        moved = self.answering.update(dt, seen=not self.covered) or moved
        return self.rival.update() or moved

    def _quiet(self) -> bool:
        """Whether all is shown, and nothing lies over the table."""
        return self.ui.settled and not (self.modal or self.pause or self.companions.opened)

    @property
    def covered(self) -> bool:
        """Whether something lies over the open question."""
        return bool(self.modal or self.pause or self.inspector.full)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, from the table to the question over it."""
        self._fit()
        ui, layout = self.ui, self.ui.layout
        if not self.stage.covers:
            draw_table(self, canvas)
        self.guide.draw(canvas)
        self.stage.draw_moment(canvas)
        ui.drawer.draw(canvas)
        if ui.drawer.shown:
            ui.header.log.draw(canvas)
        draw_note(self, canvas)
        self.companions.draw_menu(canvas)
        draw_focus(canvas, ui, self.services.bindings.device)
        beside: list[pygame.FRect] = []
        if self.tooltip.shown:
            beside = [*ui.legal_rects(), *ui.dock.rects, layout["log"], *standing(ui)]
            beside += [self.stage.side()] if self.inspector.shows else []
            beside += [self.hint_sheet.rect] if self.hint_sheet.note is not None else []
        self.tip = self.tooltip.draw(canvas, beside)
        self.inspector.draw_full(canvas, self.stage.side())
        if self.debug_overlay.open:
            self.debug_overlay.draw(canvas)
        for box in (self.pause, self.modal):
            if box is not None:
                box.draw(canvas)

    def breathe(self, canvas: Canvas) -> bool:
        """Between two frames: let the table breathe, where nothing else is drawn over it."""
        table = self.ui.table
        return table.breath_due and not self._held_still and table.breathe(canvas, covered_by(self))

    @property
    def _held_still(self) -> bool:
        """Whether something lies over the whole table, or moves with the pointer."""
        over = self.modal or self.pause or self.inspector.full or self.debug_overlay.open
        return bool(over or self.stage.up or self.play.guided or self.pointer.held or self.pointing.aim)

    # -- leaving -----------------------------------------------------------------------------------

    def _end(self, event: pygame.event.Event) -> None:
        """The quest is over and all is shown: on to the result."""
        if event.type == OVER_EVENT or (
            event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self.answering.clock.open
        ):
            self.dialogs.open_result()

    def may_quit(self) -> bool:
        """Whether the program may be left: all is on disk, or the player says that it need not be."""
        if self.modal is None and self.pause is None:
            self.dialogs.keep_picture()
        return leave(self.play, self, Quit)

    # -- looking -----------------------------------------------------------------------------------

    def inspect(self, place: str) -> None:
        """Show a piece's card, or the sheet beside the table, over everything, or put it away."""
        told = self.play.objective
        if told is not None and place and place == told.spot and not self.inspector.full:
            self.read_objective()
            return
        sheet = place == SHEET and self.inspector.shows_sheet
        if self.inspector.full or not (sheet or place in self.play.session.state.board.pieces):
            self.inspector.full = ""
            return
        self.inspector.full = place
        self.services.audio.cue("page" if sheet else "card-slide")
        self.tooltip.aim(None)

    def keep_intent(self) -> None:
        """Show what will come until it is put away."""
        self.intent.pin()

    def read_objective(self) -> None:
        """Show over everything what is played for, or put it away."""
        self.inspector.full = "" if self.inspector.full else OBJECTIVE
        self.services.audio.cue("page")
        self.tooltip.aim(None)

    @property
    def looked_at(self) -> str:
        """The piece under the pointer or the focus, whichever was used last."""
        if self.services.bindings.device == "mouse":
            return self.pointer.over
        current = self.ui.focus.current
        if isinstance(current, OptionCard):
            return current.option.choice.piece
        return self.ui.focused_place

    def focused(self) -> None:
        """The focus moved: show what it is on."""
        self.pointing.look_at(self.looked_at)
        self.map_control.show(self.ui.focused_place)
        if not self.pointing.tell_reason(self.ui.focused_place, now=True):
            self.pointing.tell_widget(self.ui.focus.current, now=True)
        self.ui.mark()

    def toggle_log(self) -> None:
        """Open the log, or close it."""
        self.ui.drawer.toggle()
        self.services.audio.cue("page")
        self.ui.header.log.open = self.ui.drawer.open
        self.ui.ask()
        if self.ui.drawer.open:
            self.ui.focus.to(self.ui.drawer.area)
        self.ui.mark()

    def open_pause(self) -> None:
        """Open the menu over the quest."""
        self.dialogs.keep_picture()
        self.pointer.cancel()
        self.map_control.let_go()
        self.pause = self.dialogs.pause()

    def follow_link(self, target: str) -> None:
        """Follow a link of the log: to a card or a rule."""
        kind, _, name = target.partition(":")
        if kind != "piece":
            return self.dialogs.open_rules(name)
        self.inspector.full = ""
        return self.inspect(name)

    def look_back(self, line: LogLine) -> None:
        """Show the table as it was when a line of the log was told; who goes on from there leaves this one."""
        self.dialogs.keep_picture()
        change = look_back(self.services, self.play, line)
        if change is not None:
            self.go(change)

    def turn_to(self, session: Session, log: Sequence[LogLine]) -> None:
        """Show a session of this game as it stands now."""
        self.services.audio.hush()
        self.stage.forget()
        self.play.turn_to(session, log)
        self.ui.table.look_through(self.play.view, session.state.board)
        self.answering.asked_anew()

    def _cell_cursor(self, where: Where) -> CellCursor | None:
        """The cursor for the path of the open question; it begins where the piece stands."""
        asked = self.walking.question
        if asked is None:
            return None
        return CellCursor(asked.here.name, where, self.answering.press, self.walking.beside, self.focused)

    # -- laying out --------------------------------------------------------------------------------

    def show_anew(self) -> None:
        """Lay the table out as it is seen from the seat that sits here now."""
        self.ui.lay_anew()
        self.answering.asked_anew()

    def _fit(self) -> None:
        """Follow window, type and theme; a change shows the table anew."""
        if self.ui.fit():
            self.answering.shown()
