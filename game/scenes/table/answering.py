"""Answering: what the player does becomes answers of the session, and answers become what is seen.

The rules are always ahead: an answer is taken while the table still shows the one before, and the question is docked
in full when the table has caught up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.kit.companion_choice import CompanionChoice
from game.kit.errors import RuleFailed
from game.kit.events import Event
from game.kit.foresight import throws_dice
from game.kit.prompts import Answer
from game.scenes.table.dialogs import Dialogs
from game.scenes.table.guide import Guide
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.inspector import Inspector
from game.scenes.table.play import Play
from game.scenes.table.pointing import Pointing
from game.scenes.table.question_clock import QuestionClock
from game.scenes.table.roll_stop import Waiting, stop_before
from game.scenes.table.seat_devices import SeatDevices
from game.scenes.table.stage import Stage
from game.scenes.table.table_ui import TableUI
from game.scenes.table.walking import Walking
from game.ui.screen.scene import Services
from game.ui.screen.tempo import TEMPOS
from game.ui.table.gestures import drop
from game.ui.widgets.modal import Modal
from game.ui.widgets.tooltip import Tooltip

OVER_EVENT = pygame.USEREVENT + 21
"""Posted when the quest is over and everything has been shown."""
MORE, OWN = "more:", "own:"
"""How the spots begin that bring further cards of a row forward, and those that the look of a table has for itself."""


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
    guide: Guide
    tooltip: Tooltip
    stage: Stage
    devices: SeatDevices
    modal: Modal | None


class Answering:
    """Gives answers and takes them back; see the module."""

    def __init__(self, scene: AnsweringHost) -> None:
        self.scene = scene
        self._behind = False
        """Whether the table still shows what was answered."""
        self._told_over = False
        self._reading = 0.0
        """Milliseconds for which dice that lie are still read before the next question comes."""
        self.clock = QuestionClock()

    # -- choosing ----------------------------------------------------------------------------------

    def press(self, place: str) -> None:
        """A click (or Enter) on a place of the table."""
        ui = self.scene.ui
        option = ui.option_at(place)
        if self.clock.open and ui.dock.tray.show_alone(ui.options_at(place)):
            return
        if option:
            self.choose(option)
        elif self.clock.open and self.scene.walking.to(place):
            return
        elif place.startswith(MORE):
            ui.table.turn_row(place.removeprefix(MORE))
        elif place.startswith(OWN) and ui.table.own.press(place, self.scene.pointing.pointer.pos):
            return
        elif not ui.settled:
            self.skip()
        elif self.scene.play.guided:
            self.scene.guide.say_first()
        else:
            self.scene.pointing.tell_why_not(place)

    def choose(self, option: str) -> None:
        """Take an option: it answers, or it is marked until Confirm."""
        self.scene.walking.chosen()
        ui = self.scene.ui
        selection = ui.selection
        if selection is None or not self._may_answer():
            return
        if self.scene.guide.refuses(option):
            return
        if (answer := selection.take(option)) is not None:
            self._give(answer, option)
            return
        self.follow_selection()
        mouse = self.scene.services.bindings.device == "mouse"
        if selection.ready and selection.amount == selection.prompt.most and not mouse:
            ui.focus.to(ui.focus_order.confirm_button())
        elif not mouse and (led := self.scene.guide.first()) is not None:
            ui.focus.to(led)

    def go_on_with(self, place: str, *, alone: bool = False) -> None:
        """What was dragged led here: the piece, or the die, at a place is the answer to this question too, where it is
        an option of it; `alone` only where that asks for one thing.
        """
        prompt = self.scene.play.prompt
        option = place.removeprefix("die:")
        if prompt is not None and option in prompt.options and not (alone and prompt.most > 1):
            self.answer((option,))

    def bring(self, piece: str, cell: str) -> None:
        """A piece was dragged to a cell of the map: answer so, and what is asked next where that leads there too."""
        scene, asked = self.scene, None
        while (prompt := scene.play.prompt) is not None and prompt is not asked and scene.ui.cell_under(piece) != cell:
            gesture = scene.play.kind_of(prompt).gesture
            option = drop(gesture, prompt, (), piece, cell, "") if gesture.drag == "to-cell" else None
            if option is None:
                return
            if asked is None:
                self.choose(option)
            else:
                self._catch_up()  # though what led to this question is not told to its end
                self._give((option,), option)
            asked = prompt

    def lift(self, amount: str) -> None:
        """Mark so many of an amount."""
        selection = self.scene.ui.selection
        if selection is None or self.scene.guide.refuses(amount):
            return
        if selection.count(int(amount)):
            self.follow_selection()

    def follow_selection(self) -> None:
        """Something else is marked: what is at stake follows it."""
        selection = self.scene.ui.selection
        assert selection is not None, "something is marked"
        counted = selection.gesture.pick == "count"
        self.scene.inspector.chosen = str(selection.amount) if counted else next(iter(selection.chosen[-1:]), "")
        self.scene.ui.follow_selection()

    def confirm(self) -> None:
        """Answer with what is marked, or with what waits for its roll."""
        ui = self.scene.ui
        if not self._may_answer():
            return
        if ui.waiting is not None:
            self.answer(ui.waiting.ids)
            return
        answer = ui.selection.confirm() if ui.selection is not None else None
        if answer is not None:
            self.answer(answer)

    def confirm_with(self, place: str) -> None:
        """Give the answer as it is put together, with what lies at a place, which is marked where it was not yet."""
        ui = self.scene.ui
        option = next((target.option for target in ui.targets if target.place == place), "")
        if ui.selection is not None and option and option not in ui.selection.chosen:
            self.choose(option)
        self.confirm()

    def decline(self) -> None:
        """Answer with nothing, where that is allowed."""
        selection = self.scene.ui.selection
        answer = selection.decline() if selection is not None and self._may_answer() else None
        if answer is not None:
            self._give(answer, "")

    def put_back(self) -> bool:
        """Put back what waits for its roll, or close a menu; false where nothing waits, and none is open."""
        ui = self.scene.ui
        if ui.waiting is None:
            return ui.dock.tray.close()
        place = next((target.place for target in ui.targets if target.option == ui.waiting.option), "")
        self._wait(None, place)
        self.scene.services.audio.cue("undo")
        return True

    def _give(self, answer: Answer, option: str) -> None:
        """Answer with an option (empty: decline), unless dice would fall: then it waits until it is chosen again."""
        scene, ui = self.scene, self.scene.ui
        selection = ui.selection
        assert selection is not None, "something was chosen"
        if scene.guide.turns_down(answer):
            return
        again = ui.waiting is not None and ui.waiting.ids == answer
        waiting = None if again else stop_before(scene.play, selection, answer, option)
        if waiting is None:
            self.answer(answer)
            return
        if ui.table.busy:
            ui.table.finish()
        place = next((target.place for target in ui.targets if target.option == option), "")
        self._wait(waiting, place)
        scene.services.audio.cue("card-slide")

    def _wait(self, waiting: Waiting | None, place: str) -> None:
        """Something waits for its roll (None: no longer); the focus stays where it was chosen."""
        scene, ui = self.scene, self.scene.ui
        option = waiting.option if waiting is not None else ui.waiting.option if ui.waiting is not None else ""
        ui.waiting = waiting
        ui.ask()
        ui.focus_order.stay(place, option)
        scene.inspector.chosen = waiting.option if waiting is not None else ""
        ui.mark()

    def _may_answer(self) -> bool:
        """Whether the question has stood long enough to be answered, though pieces may be on their way still; a table
        that tells what led to it shows its next beat.
        """
        self.skip()
        return self.clock.open

    def skip(self) -> None:
        """End the beat that is shown, or the time in which dice are read."""
        if self.scene.ui.table.busy:
            self.scene.ui.table.skip()
        else:
            self._reading = 0.0

    # -- answering ---------------------------------------------------------------------------------

    def answer(self, ids: Sequence[str], *, quiet: bool = False) -> None:
        """Give an answer to the session and show what follows from it."""
        if not self.scene.guide.turns_down(ids):
            self._show(lambda: self.scene.play.answer(ids, quiet=quiet), lambda: self.answer(ids, quiet=quiet))

    def give_up(self) -> None:
        """Give the game up, and show how it ends."""
        self._show(self.scene.play.give_up, self.give_up)

    def quiet(self) -> None:
        """Decline the offer for the rest of the round."""
        selection = self.scene.ui.selection
        if selection is not None and selection.prompt.offer and self._may_answer():
            self.answer((), quiet=True)

    def answer_by_computer(self, choice: CompanionChoice | None = None) -> None:
        """Let the computer player answer, with what it has chosen already, and show what follows from it."""
        self._show(lambda: self.scene.play.answer_by_computer(choice), self.answer_by_computer)

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
        thrown = throws_dice(events, scene.play.mode.notes())
        self._reading = TEMPOS[scene.services.settings.speed].dice if thrown else 0.0
        table.tell(events, scene.play.session.state.board, scene.stage.take(events))
        self.asked_anew()

    def open_journey(self) -> None:
        """A journey that begins is opened with its great moments."""
        table, events = self.scene.ui.table, self.scene.stage.opening()
        if events and not table.busy:
            table.tell(events, self.scene.play.session.state.board, self.scene.stage.take(events))
            self.asked_anew()

    def undo(self) -> None:
        """Take back the last answer, or what waits for its roll; beyond something known only after a question."""
        scene = self.scene
        if self.put_back():
            return
        if scene.play.undo_words:
            self.go_back(1)
        elif scene.play.undo_refused:
            scene.services.message(scene.play.undo_refused)

    def go_back(self, steps: int) -> None:
        """Take so many answers back; beyond something known only after a question."""
        scene = self.scene
        if not scene.devices.may_answer():
            return
        scene.walking.stop()
        free = scene.play.session.undo_is_free(steps)
        if free or scene.play.guided:
            self.take_back(rewind=not free, steps=steps)
        else:
            words = scene.services.words("ui.table.undo-steps", count=steps)
            scene.modal = scene.dialogs.rewind(scene.play.undo_words if steps == 1 else words, steps)

    def take_back(self, *, rewind: bool, steps: int = 1) -> None:
        """Undo, and rebuild the table from the state."""
        if self.scene.play.undo(rewind, steps):
            self._show_at_once()

    def redo(self, steps: int = 1) -> None:
        """Give again what was taken back; it was seen before, so it stands there at once."""
        scene = self.scene
        scene.walking.stop()
        if not scene.play.redo_words or not scene.devices.may_answer():
            return
        try:
            given = scene.play.redo(steps)
        except RuleFailed as fault:
            scene.modal = scene.dialogs.trouble(fault)
            return
        if given:
            self._show_at_once()

    def _show_at_once(self) -> None:
        """The table is another one by going back or forth: it shows the state as it is, with the dice that are asked
        about; others have not fallen, or are no longer known.
        """
        scene = self.scene
        if not scene.walking.dragged:
            scene.pointing.pointer.cancel()
        scene.services.audio.hush()
        scene.services.audio.cue("undo")
        scene.stage.forget()
        scene.ui.table.rebuild(scene.play.session.state.board)
        scene.ui.table.dice.clear()
        self._reading = 0.0
        self._told_over = False
        self.asked_anew()

    def offer_again(self, offer: str) -> None:
        """Let an offer be made again that was not to come in this round."""
        self.scene.play.offer_again(offer)
        self.scene.ui.ask()

    # -- what is seen of it ------------------------------------------------------------------------

    def asked_anew(self) -> None:
        """The question is another one now."""
        scene = self.scene
        self.clock.restart()
        scene.guide.look()
        scene.inspector.full = scene.inspector.piece = scene.inspector.option = scene.inspector.chosen = ""
        scene.pointing.pointer.rest()
        scene.ui.hovered = ""
        scene.tooltip.aim(None)
        self._behind = scene.ui.table.telling or self._reading > 0
        scene.ui.settled = not self._behind
        scene.inspector.waiting = self._behind
        if self._behind:
            scene.ui.ask()
        else:
            self._catch_up()

    def shown(self) -> None:
        """The table was laid out anew: it shows the state as it is."""
        self._behind, self._reading = False, 0.0
        self.scene.ui.settled = True

    def update(self, dt: float, *, seen: bool) -> bool:
        """Let time pass, and see whether the table has caught up; true when it just has. `seen`: nothing lies over the
        question.
        """
        self.clock.update(dt, seen=seen and not self._behind)
        if not self.scene.ui.table.busy:
            self._reading = max(0.0, self._reading - dt)
        caught = self._behind and not self.scene.ui.table.telling and not self._reading
        if caught:
            self._catch_up()
        elif not self._behind:
            self._walk_on()
        return caught

    def _walk_on(self) -> None:
        """Take the next step of a walk when the one before has been seen."""
        if self.scene.walking.bound and not self.scene.ui.table.busy:
            self.scene.walking.go_on()

    def _catch_up(self) -> None:
        """The table shows the state: the question is docked in full, and notes may come."""
        scene = self.scene
        self._behind, self._reading = False, 0.0
        scene.inspector.waiting = False
        scene.ui.settled = True
        scene.ui.ask()
        if scene.inspector.piece:  # the pointer came to it before it was an option
            scene.pointing.look_at(scene.inspector.place)
        scene.hint_sheet.look(scene.ui.look)
        self._walk_on()
        scene.dialogs.look_for_a_dead_end()
        if scene.play.ended and not self._told_over:
            self._told_over = True
            pygame.event.post(pygame.event.Event(OVER_EVENT))
