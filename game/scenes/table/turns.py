"""Turns: the computer's answers at the pace of the eye, and the curtain between two players with hidden hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.kit.companions import AdviserPlayer
from game.scenes.curtain import CurtainScene
from game.scenes.table.leaving import Holder
from game.scenes.table.play import Play
from game.ui.screen.scene import Change, Push
from game.ui.screen.tempo import TEMPOS

HAND_OVER_EVENT = pygame.event.custom_type()
"""Posted when the turn goes to another seat and everything before it has been shown."""


class TurnActions(NamedTuple):
    """What the table does when it is somebody else's turn."""

    quiet: Callable[[], bool]
    """Whether all is shown, and nothing lies over the table."""
    answer: Callable[[], None]
    """Let the computer player answer."""
    go: Callable[[Change], None]
    show_anew: Callable[[], None]
    """Show the table as it is seen from the seat that sits here now."""
    leave: Callable[[Holder], None]
    """Back to the title, from a scene over the table."""


class Turns:
    """Whose turn it is at a table; see the module."""

    def __init__(self, play: Play, actions: TurnActions) -> None:
        self.play = play
        self._actions = actions
        self._waited = 0.0
        self._called = False

    def update(self, dt: float) -> bool:
        """Let time pass; true while the computer is waited for."""
        if not self._actions.quiet():
            return False
        if self.play.next_seat and not self._called:
            self._called = True
            pygame.event.post(pygame.event.Event(HAND_OVER_EVENT))
        if not self.play.computer_asked:
            return False
        self._waited += dt
        player = self.play.session.computer
        thinking = isinstance(player, AdviserPlayer) and player.think()
        if not thinking and self._waited >= TEMPOS[self.play.services.settings.speed].reading:
            self._waited = 0.0
            self._actions.answer()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Draw the curtain, if the turn goes to another seat; true when it was drawn."""
        wanted = event.type in (HAND_OVER_EVENT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
        seat = self.play.next_seat
        if not (wanted and seat and self._actions.quiet()):
            return False
        name = self.play.name_of(seat)
        self._actions.go(Push(CurtainScene(self.play.services, name, seat, self._sit_down, self._actions.leave)))
        return True

    def _sit_down(self) -> None:
        """The next player is there."""
        self._called = False
        self.play.take_seat()
        self._actions.show_anew()
