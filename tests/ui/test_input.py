"""Input: every usual key is one that a keyboard has, and each action is found by each of its keys."""

from __future__ import annotations

import pygame
import pytest

from game.ui.screen.input import MAP_KEYS, USUAL, Bindings

FLAGS = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT}
CODES = {pygame.key.name(code): code for name, code in vars(pygame).items() if name.startswith("K_")}


def pressed(name: str) -> pygame.event.Event:
    """The press of a key, with what is held beside it."""
    *held, key = name.split("+") if len(name) > 1 and "[" not in name else [name]
    assert key in CODES, f"no keyboard has {key!r}"
    mod = sum(FLAGS[flag] for flag in held)
    return pygame.event.Event(pygame.KEYDOWN, key=CODES[key], mod=mod, unicode="", scancode=0)


@pytest.mark.parametrize("action", [*USUAL, *MAP_KEYS])
def test_each_action_is_found_by_each_of_its_keys(action: str) -> None:
    bindings = Bindings()
    assert [bindings.action(pressed(key)) for key in bindings.keys[action]] == [action] * len(bindings.keys[action])


def test_the_keypad_confirms_and_sets_the_pace() -> None:
    events = [
        pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        for key in (pygame.K_KP_ENTER, pygame.K_KP_PLUS, pygame.K_KP_MINUS)
    ]
    assert [Bindings().action(event) for event in events] == ["confirm", "faster", "slower"]


def test_pads_have_the_lowest_number_that_is_free() -> None:
    devices = Bindings().devices
    numbers = [devices.plug(instance)[-1:] for instance in (4, 9, 4, 2, 7, 30)]
    assert numbers == ["1", "2", "1", "3", "4", ""], "no fifth pad"
    devices.note(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=9))
    assert not devices.there("pad-2")
    devices.note(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=30, button=0))
    assert devices.last == "pad-2"
    devices.note(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert devices.last == "keys"
