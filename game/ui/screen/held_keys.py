"""Held keys: a key that is held answers once. What repeats by itself reaches text fields and the arrows only."""

from __future__ import annotations

import pygame

from game.ui.screen.input import Bindings

ANSWERING = frozenset({"confirm", "main"})
DECLINING = frozenset({"decline", "second"})
"""The actions that answer something; the key that declines takes signs away in a text field, again and again."""


class HeldKeys:
    """The keys that are down."""

    def __init__(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._down: set[int] = set()

    def repeats(self, event: pygame.event.Event) -> bool:
        """Take an event; true where it is a key that answers, or a digit, and has been down all the while."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            held = event.key in self._down
            self._down.add(event.key)
            action = self._bindings.action(event)
            answers = action in ANSWERING or self._bindings.number(event) is not None
            return held and (answers or (action in DECLINING and not any(pygame.key.get_repeat())))
        return False
