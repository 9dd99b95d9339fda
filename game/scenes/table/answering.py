"""Answering: what the player does becomes answers of the session, and answers become what is seen.

The rules are always ahead: an answer is taken while the table still shows the one before, and the question is docked
in full when the table has caught up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.kit.errors import RuleFailed
from game.kit.events import Event
from game.scenes.table.dialogs import Dialogs
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.inspector import Inspector
from game.scenes.table.play import Play
from game.scenes.table.pointing import Pointing
from game.scenes.table.stage import Stage
from game.scenes.table.table_ui import TableUI
from game.scenes.table.walking import Walking
from game.ui.screen.scene import Services
from game.ui.widgets.modal import Modal
from game.ui.widgets.tooltip import Tooltip

OVER_EVENT = pygame.USEREVENT + 21
"""Posted when the quest is over and everything has been shown."""
MORE = "more:"
"""How the spots begin that bring further cards of a row forward."""


class AnsweringHost(Protocol):
    """What answering needs of the scene in which it is done."""

    services: Services
    play: Play
    ui: TableUI
    inspector: Inspector
    dialogs: Dialogs
    walking: Walking
    pointing: Pointing
    hint_sheet: HintSheet
    tooltip: Tooltip
    stage: Stage
    modal: Modal | None


class Answering:
    """Gives answers and takes them back; see the module."""

    def __init__(self, scene: AnsweringHost) -> None:
        self.scene = scene
        self._behind = False
        """Whether the table still shows what was answered."""
        self._told_over = False

    # -- choosing ----------------------------------------------------------------------------------

    def press(self, place: str) -> None:
        """A click (or Enter) on a place of the table."""
        ui = self.scene.ui
        option = ui.option_at(place)
        if option:
            self.choose(option)
        elif self.scene.walking.to(place):
            return
        elif place.startswith(MORE):
            ui.table.turn_row(place.removeprefix(MORE))
        elif ui.table.busy:
            ui.table.skip()
        else:
            self.scene.pointing.tell_reason(place, now=True)

    def choose(self, option: str) -> None:
        """Take an option: it answers, or it is marked until Confirm."""
        self.scene.walking.stop()
        ui = self.scene.ui
        selection = ui.selection
        if selection is None:
            return
        if (answer := selection.take(option)) is not None:
            self.answer(answer)
            return
        ui.dock.refresh()
        ui.mark()
        mouse = self.scene.services.bindings.device == "mouse"
        if selection.ready and selection.amount == selection.prompt.most and not mouse:
            ui.focus.to(ui.focus_order.confirm_button())

    def confirm(self) -> None:
        """Answer with what is marked."""
        selection = self.scene.ui.selection
        answer = selection.confirm() if selection is not None else None
        if answer is not None:
            self.answer(answer)

    def decline(self) -> None:
        """Answer with nothing, where that is allowed."""
        selection = self.scene.ui.selection
        answer = selection.decline() if selection is not None else None
        if answer is not None:
            self.answer(answer)

    # -- answering ---------------------------------------------------------------------------------

    def answer(self, ids: Sequence[str]) -> None:
        """Give an answer to the session and show what follows from it."""
        self._show(lambda: self.scene.play.answer(ids), lambda: self.answer(ids))

    def answer_by_computer(self) -> None:
        """Let the computer player answer, and show what follows from it."""
        self._show(self.scene.play.answer_by_computer, self.answer_by_computer)

    def _show(self, give: Callable[[], list[Event]], again: Callable[[], None]) -> None:
        scene, table = self.scene, self.scene.ui.table
        if not scene.walking.dragged:
            scene.pointing.pointer.cancel()
        try:
            events = give()
        except RuleFailed as fault:
            scene.modal = scene.dialogs.trouble(fault, again)
            return
        if table.busy:
            table.finish()
        scene.inspector.answered()
        table.tell(events, scene.play.session.state.board, scene.stage.take(events))
        self.asked_anew()

    def open_journey(self) -> None:
        """A journey that begins is opened with its great moments."""
        table, events = self.scene.ui.table, self.scene.stage.opening()
        if events and not table.busy:
            table.tell(events, self.scene.play.session.state.board, self.scene.stage.take(events))
            self.asked_anew()

    def undo(self) -> None:
        """Take back the last answer; beyond something known only after a question."""
        scene = self.scene
        scene.walking.stop()
        if not scene.play.undo_words:
            return
        if scene.play.undo_is_free:
            self.take_back(rewind=False)
        else:
            scene.modal = scene.dialogs.rewind(scene.play.undo_words)

    def take_back(self, *, rewind: bool) -> None:
        """Undo, and rebuild the table from the state."""
        scene = self.scene
        if scene.play.undo(rewind):
            if not scene.walking.dragged:
                scene.pointing.pointer.cancel()
            scene.services.audio.hush()
            scene.services.audio.cue("undo")
            scene.stage.forget()
            scene.ui.table.rebuild(scene.play.session.state.board)
            self._told_over = False
            self.asked_anew()

    # -- what is seen of it ------------------------------------------------------------------------

    def asked_anew(self) -> None:
        """The question is another one now."""
        scene = self.scene
        scene.inspector.full = scene.inspector.piece = ""
        scene.pointing.pointer.rest()
        scene.ui.hovered = ""
        scene.tooltip.aim(None)
        self._behind = scene.ui.table.busy
        scene.ui.settled = not self._behind
        scene.inspector.waiting = self._behind
        scene.ui.ask()
        if not self._behind:
            self._catch_up()

    def shown(self) -> None:
        """The table was laid out anew: it shows the state as it is."""
        self._behind = False
        self.scene.ui.settled = True

    def look(self) -> bool:
        """See whether the table has caught up; true when it just has."""
        caught = self._behind and not self.scene.ui.table.busy
        if caught:
            self._catch_up()
        return caught

    def _catch_up(self) -> None:
        """The table shows the state: the question is docked in full, and notes may come."""
        scene = self.scene
        self._behind = False
        scene.inspector.waiting = False
        scene.ui.settled = True
        scene.ui.ask()
        scene.hint_sheet.look()
        scene.walking.go_on()
        scene.dialogs.look_for_a_dead_end()
        if scene.play.ended and not self._told_over:
            self._told_over = True
            pygame.event.post(pygame.event.Event(OVER_EVENT))
