"""Key commands: what keys and pad buttons do in a quest before they walk the focus.

Escape never answers a question: it lets go, closes what is open, and else opens the menu. Space ends a beat of
the animation and does nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.scenes.table.advice import AdviceControl
from game.scenes.table.answering import Answering
from game.scenes.table.debug_overlay import DebugOverlay
from game.scenes.table.dialogs import Dialogs
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.inspector import OBJECTIVE, SHEET, Inspector
from game.scenes.table.intent import IntentControl
from game.scenes.table.map_control import MapControl
from game.scenes.table.play import Play
from game.scenes.table.pointer import Pointer
from game.scenes.table.pointing import Pointing
from game.scenes.table.seat_recap import SeatRecap
from game.scenes.table.table_ui import TableUI
from game.settings import SPEEDS
from game.ui.screen.scene import Services

_ZERO = (pygame.K_0, pygame.K_KP0)


class KeyCommandHost(Protocol):
    """What key commands need of the scene that they are given to."""

    services: Services
    play: Play
    ui: TableUI
    answering: Answering
    inspector: Inspector
    hint_sheet: HintSheet
    dialogs: Dialogs
    map_control: MapControl
    pointer: Pointer
    pointing: Pointing
    debug_overlay: DebugOverlay
    intent: IntentControl
    recap: SeatRecap
    advice: AdviceControl

    @property
    def looked_at(self) -> str: ...

    def toggle_log(self) -> None: ...

    def open_pause(self) -> None: ...

    def inspect(self, place: str) -> None: ...


class KeyCommands:
    """The keys of the table scene."""

    def __init__(self, scene: KeyCommandHost) -> None:
        self.scene = scene
        self._named: dict[str, Callable[[], object]] = {
            "hint": scene.advice.toggle,
            "undo": scene.answering.undo,
            "redo": scene.answering.redo,
            "log": scene.toggle_log,
            "menu": scene.open_pause,
            "back": self._back,
            "decline": scene.answering.decline,
            "second": scene.answering.decline,
            "main": scene.answering.confirm,
            "skip": scene.answering.skip,
            "inspect": self._inspect,
            "recap": scene.recap.toggle,
            "rules": self._rules,
            "explain": self._explain,
            "zoom-in": self._explain,  # of a pad: its right stick has nothing to do where there is no map
            "overlay": scene.debug_overlay.toggle,
            "faster": lambda: self._pace(1),
            "slower": lambda: self._pace(-1),
        }

    def _inspect(self) -> None:
        """What is looked at, else the sheet that is shown, else the card that asks; from a card the key goes on to the
        sheet.
        """
        scene = self.scene
        scene.inspect(self._asked or (SHEET if scene.inspector.shows_sheet else scene.inspector.asking))

    def skips(self, event: pygame.event.Event) -> bool:
        """The space bar ends a beat of the animation, and answers nothing, unless the player has bound it to that."""
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if not space or "space" in self.scene.services.settings.keys.get("confirm", ()):
            return False
        self.scene.answering.skip()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Carry a command out; false where the event is none."""
        scene, bindings = self.scene, self.scene.services.bindings
        if scene.intent.key(event):
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            scene.ui.dock.peeking = False
            scene.map_control.let_go()
            return True
        if scene.map_control.key(event):
            return True
        if bindings.released(event) == "peek":
            scene.ui.dock.peeking = False
            return True
        if event.type not in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            return False
        action = bindings.action(event)
        if scene.inspector.full and action in ("back", "inspect", "confirm"):
            card, scene.inspector.full = scene.inspector.full not in (SHEET, OBJECTIVE), ""
            if card and action == "inspect":
                scene.inspect(SHEET)
            return True
        if action == "peek":
            scene.ui.dock.peeking = True
            return True
        if self._number(event):
            return True
        command = self._named.get(action or "")
        if command is None:
            return False
        command()
        return True

    def _number(self, event: pygame.event.Event) -> bool:
        """A digit: an option, a card in its slot, or an amount."""
        digit = self.scene.services.bindings.number(event)
        if digit is None and event.type == pygame.KEYDOWN and event.key in _ZERO:
            digit = 0
        selection, ui = self.scene.ui.selection, self.scene.ui
        if digit is None or selection is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if selection.gesture.keys == "tab" and ui.dock.sheet is not None:
            return ui.dock.sheet.turn_to(digit - 1)
        if selection.gesture.keys == "count":
            self.scene.answering.lift(str(digit))
            if selection.amount == digit:
                ui.focus.to(ui.focus_order.confirm_button())
            return True
        chosen = selection.number(digit, self._slots())
        if chosen is not None and ui.dock.tray.hides(chosen):
            ui.dock.tray.reveal(chosen)  # what is not seen is shown first, and not done
        elif chosen in selection.prompt.options:
            self.scene.answering.choose(chosen)
        elif chosen is not None:
            self.scene.answering.press(chosen)
        return True

    def _slots(self) -> list[str]:
        """The row of cards in which the options lie."""
        prompt, board = self.scene.play.prompt, self.scene.play.session.state.board
        if prompt is None or prompt.options[0] not in board.pieces:
            return []
        return board.zone(board.piece(prompt.options[0]).zone)

    def _back(self) -> None:
        scene = self.scene
        if scene.pointer.cancel() or scene.answering.put_back():
            return
        if scene.advice.close() or scene.recap.close():
            return
        if scene.ui.drawer.open:
            scene.toggle_log()
        elif scene.hint_sheet.note is not None:
            scene.hint_sheet.dismiss()
        else:
            scene.open_pause()

    def _rules(self) -> None:
        """The rule of what is in focus: why it cannot be chosen, else what the question is about."""
        scene = self.scene
        rule = scene.play.refusals.why_not(self._asked)[1] if self._asked else ""
        scene.dialogs.open_rules(rule or scene.dialogs.rule_of_question())

    def _explain(self) -> None:
        """Tell the next sign of the card that is looked at; after the last one what is told of the card itself."""
        scene = self.scene
        if not scene.pointing.signs.step(self._asked) and scene.pointing.signs.forget():
            scene.pointing.tell_reason(self._asked, now=True)

    @property
    def _asked(self) -> str:
        """What a key asks about: what is looked at, else what has the focus."""
        return self.scene.looked_at or self.scene.ui.focused_place

    def _pace(self, step: int) -> None:
        services = self.scene.services
        at = SPEEDS.index(services.settings.speed) + step
        if 0 <= at < len(SPEEDS):
            services.settings.speed = SPEEDS[at]
            services.apply_settings()
            name = services.words(f"ui.speed.{SPEEDS[at]}")
            services.message(services.words("ui.table.speed", name=name))
