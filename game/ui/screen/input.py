"""From keys and pad buttons to the names of actions, and the memory of which device was used last.

`bindings.action(event)` gives "confirm", "back", "undo", ... or None; `bindings.number(event)` gives 1 to 9
for a digit. The player can remap every action; names of keys are those of pygame ("escape", "left ctrl", "f1";
"enter" and "[+]" lie on the keypad).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.ui.screen.devices import Devices

USUAL: dict[str, tuple[str, ...]] = {
    "confirm": ("return", "space", "enter"),
    "main": ("ctrl+return",),
    "back": ("escape",),
    "decline": ("backspace",),
    "undo": ("ctrl+z",),
    "redo": ("ctrl+y", "ctrl+shift+z"),
    "next": ("tab",),
    "previous": ("shift+tab",),
    "left": ("left",),
    "right": ("right",),
    "up": ("up",),
    "down": ("down",),
    "move-up": ("shift+up",),
    "move-down": ("shift+down",),
    "inspect": ("i",),
    "intent": ("v",),
    "hint": ("h",),
    "rules": ("f1",),
    "explain": ("e",),
    "recap": ("r",),
    "log": ("l",),
    "menu": ("f10",),
    "peek": ("left alt", "right alt"),
    "skip": ("n",),
    "faster": ("+", "=", "[+]"),
    "slower": ("-", "[-]"),
    "fullscreen": ("f11", "alt+return"),
    "screenshot": ("f12",),
    "overlay": ("f3",),
    "reload": ("f5",),
}
MAP_KEYS: dict[str, tuple[str, ...]] = {
    "zoom-in": ("page up",),
    "zoom-out": ("page down",),
    "find": ("home",),
    "whole-map": ("end",),
    "scroll-left": ("ctrl+left",),
    "scroll-right": ("ctrl+right",),
    "scroll-up": ("ctrl+up",),
    "scroll-down": ("ctrl+down",),
}
"""What keys do on a table with a map, beside the usual."""
PAD_TRIGGER, PAD_LEFT_TRIGGER, PAD_STICK = 100, 101, 110
"""Buttons of our own: the right trigger, the left one, and the right stick pushed to the left, right, up and down."""
PAD: dict[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "confirm",
    pygame.CONTROLLER_BUTTON_B: "back",
    pygame.CONTROLLER_BUTTON_X: "second",
    pygame.CONTROLLER_BUTTON_Y: "hint",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "previous",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "next",
    pygame.CONTROLLER_BUTTON_START: "main",
    pygame.CONTROLLER_BUTTON_BACK: "inspect",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    PAD_TRIGGER: "peek",
    PAD_LEFT_TRIGGER: "intent",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "zoom-out",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "zoom-in",
    PAD_STICK: "scroll-left",
    PAD_STICK + 1: "scroll-right",
    PAD_STICK + 2: "scroll-up",
    PAD_STICK + 3: "scroll-down",
}
PAD_HINTS: dict[str, str] = {action: name for name, action in (
    ("A", "confirm"), ("B", "back"), ("X", "second"), ("Y", "hint"), ("LB", "previous"), ("RB", "next"),
    ("Start", "main"), ("Select", "inspect"), ("RT", "peek"), ("LT", "intent"),
)}  # fmt: skip
_SHOWN = {
    "return": "Enter",
    "escape": "Esc",
    "space": "Space",
    "tab": "Tab",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
}

ASKING = frozenset(("inspect", "explain", "rules", "peek"))
"""Actions that ask about what is looked at, and do nothing."""


class Bindings:
    """The keys of every action; `device` is "mouse", "keyboard" or "pad", whichever was used last."""

    def __init__(self, own: Mapping[str, Sequence[str]] | None = None) -> None:
        self.device = "mouse"
        self.devices = Devices()
        self.rebind(own or {})

    def rebind(self, own: Mapping[str, Sequence[str]]) -> None:
        """Take over the player's own keys; actions that are not named keep their usual ones."""
        chosen = {name: tuple(keys) for name, keys in own.items() if keys}
        self.keys: dict[str, tuple[str, ...]] = {**USUAL, **MAP_KEYS, **chosen}
        self._actions = {key: action for action, keys in self.keys.items() for key in keys}

    def note_device(self, event: pygame.event.Event) -> None:
        """Remember the device an event came from; hints follow it. A key that only asks about what is pointed at
        leaves it with the mouse.
        """
        self.devices.note(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self.device = "mouse"
        elif event.type == pygame.KEYDOWN:
            if self.device != "mouse" or self.action(event) not in ASKING:
                self.device = "keyboard"
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self.device = "pad"

    def action(self, event: pygame.event.Event) -> str | None:
        """The action of a key press or a pad button, or None."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return PAD.get(event.button)
        if event.type != pygame.KEYDOWN:
            return None
        return self._actions.get(key_name(event)) or self._actions.get(pygame.key.name(event.key))

    def released(self, event: pygame.event.Event) -> str | None:
        """The action whose key or pad button was let go, or None."""
        if event.type == pygame.CONTROLLERBUTTONUP:
            return PAD.get(event.button)
        return self._actions.get(pygame.key.name(event.key)) if event.type == pygame.KEYUP else None

    def lets_go(self, event: pygame.event.Event, action: str) -> bool:
        """Whether a key or pad button of an action is let go, whatever is held beside it."""
        if event.type == pygame.CONTROLLERBUTTONUP:
            return PAD.get(event.button) == action
        if event.type != pygame.KEYUP:
            return False
        name = pygame.key.name(event.key)
        return any(key.rpartition("+")[2] == name for key in self.keys.get(action, ()))

    def number(self, event: pygame.event.Event) -> int | None:
        """1 to 9 when a digit was pressed without Ctrl or Alt, else None."""
        if event.type != pygame.KEYDOWN or getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return None
        if pygame.K_1 <= event.key <= pygame.K_9:
            return int(event.key - pygame.K_0)
        if pygame.K_KP1 <= event.key <= pygame.K_KP9:
            return int(event.key - pygame.K_KP1 + 1)
        return None

    def hint(self, action: str) -> str:
        """What stands on the key plate of an action, for the device used last."""
        if self.device == "pad" and action in PAD_HINTS:
            return PAD_HINTS[action]
        return key_label(self.keys.get(action, ("?",))[0])

    def named(self) -> dict[str, str]:
        """The plate of every action by a slot for texts: "{key_move_up}"."""
        return {f"key_{action.replace('-', '_')}": self.hint(action) for action in self.keys}


def key_label(key: str) -> str:
    """How a key is written on a plate: "ctrl+return" is "Ctrl+Enter"."""
    parts = key.split("+") if len(key) > 1 else [key]
    return "+".join(_SHOWN.get(part, part.title()) for part in parts)


def key_labels(keys: Iterable[str]) -> list[str]:
    """How keys are written, each once: the Enter of the keypad is an Enter too."""
    return list(dict.fromkeys(key_label(key) for key in keys))


def key_name(event: pygame.event.Event) -> str:
    """The name of a pressed key with what is held beside it, as the bindings have it: "ctrl+z"."""
    held = getattr(event, "mod", 0)
    names = [
        name
        for name, flag in (
            ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
            ("shift", pygame.KMOD_SHIFT),
            ("alt", pygame.KMOD_ALT),
        )
        if held & flag
    ]
    return "+".join([*names, pygame.key.name(event.key)])
