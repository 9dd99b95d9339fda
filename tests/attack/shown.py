"""What a player is shown: scenes in the real loop, in which nothing may be raised, and sentences that are no keys."""

from __future__ import annotations

import re

import pygame

from game.app import App
from game.kit.text import Words
from game.ui.screen.scene import Scene, Services
from tests.attack.attack import Failed

FRAME = 40.0
KEY = re.compile(r"[a-z][\w-]*(\.[\w-]+)+")
"""What a key of the words looks like."""


class Shown:
    """A scene in the loop of the program; what it raises is raised again instead of being told in the error scene."""

    def __init__(self, services: Services, scene: Scene) -> None:
        self.raised: list[Exception] = []
        self.app = App(services, scene, error_scene=self._error_scene)
        services.message = self._message

    def steps(self, number: int, *events: pygame.event.Event) -> None:
        """Some turns of the loop; the events come with the first one."""
        for turn in range(number):
            if self.app.stack.ended:
                return
            self.app.step(list(events) if turn == 0 else [], FRAME)
            if self.raised:
                raise self.raised[0]

    def _error_scene(self, services: Services, failed: Scene, error: Exception) -> Scene:
        self.raised.append(error)
        return failed

    def _message(self, text: str, kind: str = "good") -> None:
        told(text, self.app.services.words)


def told(text: str, words: Words) -> None:
    """A sentence that a player is told. Raises Failed where it is a key of the words."""
    missing = sorted(words.missing)
    words.missing.clear()
    if missing:
        raise Failed(f"words are missing: {missing[0]}")
    if any(KEY.fullmatch(part) and not _is_file(part) for part in text.split()):
        raise Failed(f"a key instead of a sentence: {text}")


def _is_file(part: str) -> bool:
    return part.endswith((".json", ".toml", ".tmx", ".tsx", ".png", ".jpg", ".ogg"))
