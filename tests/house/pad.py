"""A hand on a game pad: it goes the ways of the hand on the keyboard with the buttons of a pad alone."""

from __future__ import annotations

import pygame

from game.commands.robot import RobotLost
from game.scenes.table import TableScene
from tests.house.keyboard import Keyboard

BUTTONS = {
    pygame.K_RETURN: pygame.CONTROLLER_BUTTON_A, pygame.K_ESCAPE: pygame.CONTROLLER_BUTTON_B,
    pygame.K_BACKSPACE: pygame.CONTROLLER_BUTTON_X, pygame.K_TAB: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.K_UP: pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.K_DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    pygame.K_LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.K_RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}  # fmt: skip
"""The button of a pad for each key that has one."""


class Pad(Keyboard):
    """Drives an `App` by a game pad."""

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and release the button that stands for a key. Raises RobotLost where a pad has none."""
        if key not in BUTTONS or mod:
            raise RobotLost(f"a pad has no {pygame.key.name(key)}")
        self.button(BUTTONS[key])

    def button(self, button: int) -> None:
        """Press and release a button."""
        self.pressed += 1
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.app.step([pygame.event.Event(kind, button=button, instance_id=0)], 16.0)

    def _digit(self, scene: TableScene, selection: object, option: str) -> str:
        """A pad has no digits."""
        return ""

    def _enter(self, scene: TableScene, option: str) -> None:
        """Lead the focus to an option; an amount of nothing is marked already."""
        selection = scene.ui.selection
        if selection is not None and selection.gesture.pick == "count" and option == "0":
            return
        super()._enter(scene, option)
