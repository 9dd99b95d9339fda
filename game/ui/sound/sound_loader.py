"""Sound loader: the files of the cues, decoded one after the other beside the game, so that no frame waits for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pygame

from game.ui.sound.vorbis import decoded

END = ""


class SoundLoader:
    """Sounds by the name of their file; `on_fault` is told of those that are damaged. Needs an open mixer; `close`
    before it is shut.
    """

    def __init__(self, folder: Path, on_fault: Callable[[str], object] = lambda fault: None) -> None:
        self._folder = folder
        self._on_fault = on_fault
        self._made: dict[str, pygame.mixer.Sound | None] = {}
        self._asked: set[str] = set()
        self._queue: SimpleQueue[str] = SimpleQueue()
        self._thread: Thread | None = None

    def known(self, name: str) -> bool:
        """Whether a file was read; if not, it will be."""
        if name in self._made:
            return True
        if name not in self._asked:
            self._asked.add(name)
            self._queue.put(name)
            if self._thread is None:
                self._thread = Thread(target=self._work, daemon=True)
                self._thread.start()
        return False

    def sound(self, name: str) -> pygame.mixer.Sound | None:
        """What was read; None where the file is missing or broken."""
        return self._made.get(name)

    def close(self) -> None:
        """Stop reading."""
        if self._thread is not None:
            self._queue.put(END)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (name := self._queue.get()) != END:
            file = self._folder / f"{name}.ogg"
            self._made[name] = decoded(file)
            if self._made[name] is None and file.exists():
                self._on_fault(file.name)
