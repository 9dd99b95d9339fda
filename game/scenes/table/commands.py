"""Commands: what keys and pad buttons do in a quest before they walk the focus.

Escape never answers a question: it lets go, closes what is open, and else opens the menu. Space ends a beat of
the animation, and is Enter when nothing moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.scenes.table.debug_overlay import DebugOverlay
from game.scenes.table.desk import Desk
from game.scenes.table.hand import Hand
from game.scenes.table.inspector import Inspector
from game.scenes.table.map_control import MapControl
from game.scenes.table.notes import Notes
from game.scenes.table.play import Play
from game.scenes.table.questions import Questions
from game.settings import SPEEDS
from game.ui.screen.scene import Services

_ZERO = (pygame.K_0, pygame.K_KP0)
_PACE = sorted(SPEEDS, key=lambda speed: speed or 99.0)


class Commanded(Protocol):
    """What commands need of the scene that they are given to."""

    services: Services
    play: Play
    desk: Desk
    inspector: Inspector
    notes: Notes
    questions: Questions
    map_control: MapControl
    hand: Hand
    probe: DebugOverlay

    @property
    def looked_at(self) -> str: ...

    def undo(self) -> None: ...

    def toggle_log(self) -> None: ...

    def open_pause(self) -> None: ...

    def decline(self) -> None: ...

    def confirm(self) -> None: ...

    def inspect(self, place: str) -> None: ...

    def press(self, place: str) -> None: ...

    def choose(self, option: str) -> None: ...


class Commands:
    """The keys of the quest scene."""

    def __init__(self, scene: Commanded) -> None:
        self.scene = scene
        self._named: dict[str, Callable[[], object]] = {
            "undo": scene.undo,
            "log": scene.toggle_log,
            "menu": scene.open_pause,
            "back": self._back,
            "decline": scene.decline,
            "second": scene.decline,
            "main": scene.confirm,
            "skip": lambda: scene.desk.table.skip(),
            "inspect": lambda: scene.inspect(scene.looked_at or scene.inspector.asking),
            "rules": self._rules,
            "overlay": scene.probe.toggle,
            "faster": lambda: self._pace(1),
            "slower": lambda: self._pace(-1),
        }

    def handle(self, event: pygame.event.Event) -> bool:
        """Carry a command out; false where the event is none."""
        scene, bindings = self.scene, self.scene.services.bindings
        if event.type == pygame.WINDOWFOCUSLOST:
            scene.desk.dock.peeking = False
            scene.map_control.let_go()
            return True
        if scene.map_control.key(event):
            return True
        if bindings.released(event) == "peek":
            scene.desk.dock.peeking = False
            return True
        if event.type not in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            return False
        action = bindings.action(event)
        if scene.inspector.full and action in ("back", "inspect", "confirm"):
            scene.inspector.full = ""
            return True
        if action == "peek":
            scene.desk.dock.peeking = True
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and scene.desk.table.busy:
            scene.desk.table.skip()
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
        selection, desk = self.scene.desk.selection, self.scene.desk
        if digit is None or selection is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if selection.gesture.keys == "count":
            if selection.count(digit):
                desk.dock.refresh()
                desk.mark()
                desk.focus.to(desk.confirm_button())
            return True
        chosen = selection.number(digit, self._slots())
        if chosen in selection.prompt.options:
            self.scene.choose(chosen)
        elif chosen is not None:
            self.scene.press(chosen)
        return True

    def _slots(self) -> list[str]:
        """The row of cards in which the options lie."""
        prompt, board = self.scene.play.prompt, self.scene.play.session.state.board
        if prompt is None or prompt.options[0] not in board.pieces:
            return []
        return board.zone(board.piece(prompt.options[0]).zone)

    def _back(self) -> None:
        scene = self.scene
        if scene.hand.cancel():
            return
        if scene.desk.drawer.open:
            scene.toggle_log()
        elif scene.notes.note is not None:
            scene.notes.dismiss()
            scene.desk.set_extra("note", [])
        else:
            scene.open_pause()

    def _rules(self) -> None:
        """The rule of what is in focus: why it cannot be chosen, else what the question is about."""
        scene = self.scene
        place = scene.hand.over if scene.services.bindings.device == "mouse" else scene.desk.focused_place
        rule = scene.play.reason(place)[1] if place else ""
        scene.questions.open_rules(rule or scene.questions.rule_of_question())

    def _pace(self, step: int) -> None:
        services = self.scene.services
        at = _PACE.index(services.settings.speed) + step
        if 0 <= at < len(_PACE):
            services.settings.speed = _PACE[at]
            services.apply_settings()
            services.message(services.words(f"ui.table.speed.{at}"))
