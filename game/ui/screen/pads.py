"""Pads: opens what is plugged in, and turns the sticks and the triggers into button events that `Bindings`
knows.
"""

from __future__ import annotations

import pygame
from pygame._sdl2 import controller

from game.ui.screen.devices import Devices
from game.ui.screen.input import PAD_LEFT_TRIGGER, PAD_STICK, PAD_TRIGGER

_STICK, _REST, _FULL = 0.6, 0.35, 32767.0
_WAYS = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    (pygame.CONTROLLER_AXIS_LEFTX, 1): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    (pygame.CONTROLLER_AXIS_LEFTY, -1): pygame.CONTROLLER_BUTTON_DPAD_UP,
    (pygame.CONTROLLER_AXIS_LEFTY, 1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): PAD_TRIGGER,
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): PAD_LEFT_TRIGGER,
    (pygame.CONTROLLER_AXIS_RIGHTX, -1): PAD_STICK,
    (pygame.CONTROLLER_AXIS_RIGHTX, 1): PAD_STICK + 1,
    (pygame.CONTROLLER_AXIS_RIGHTY, -1): PAD_STICK + 2,
    (pygame.CONTROLLER_AXIS_RIGHTY, 1): PAD_STICK + 3,
}


class Pads:
    """The pads that are plugged in. `open()` once the window is shown: looking for them takes a moment."""

    def __init__(self, devices: Devices) -> None:
        self._devices = devices
        self._open: dict[int, object] = {}
        self._pushed: dict[tuple[int, int], int] = {}

    def open(self) -> None:
        """Open every pad that is there; without any support for pads nothing happens."""
        try:
            controller.init()
            for index in range(controller.get_count()):
                self._add(index)
        except Exception:  # a driver may fail in any way; keys and mouse are there
            self._open.clear()

    def translate(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """The event, or the button events that a moved stick stands for; a push counts once until it is let
        go.
        """
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(getattr(event, "device_index", 0))
            return []
        if event.type != pygame.CONTROLLERAXISMOTION:
            return [event]
        part, pad = event.value / _FULL, getattr(event, "instance_id", 0)
        before = self._pushed.get((pad, event.axis), 0)
        way = 0 if abs(part) < _REST else before
        if abs(part) > _STICK:
            way = 1 if part > 0 else -1
        self._pushed[pad, event.axis] = way
        if way == before:
            return []
        made = [
            self._button(pygame.CONTROLLERBUTTONUP, pad, event.axis, before),
            self._button(pygame.CONTROLLERBUTTONDOWN, pad, event.axis, way),
        ]
        return [button for button in made if button is not None]

    def _button(self, kind: int, pad: int, axis: int, way: int) -> pygame.event.Event | None:
        button = _WAYS.get((axis, way))
        return None if button is None else pygame.event.Event(kind, button=button, instance_id=pad)

    def _add(self, index: int) -> None:
        try:
            opened = controller.Controller(index)
            self._open[index] = opened
            self._devices.plug(opened.as_joystick().get_instance_id())
        except Exception:  # see `open`
            self._open.pop(index, None)
