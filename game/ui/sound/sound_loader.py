"""Sound loader: the files of the cues, decoded one after the other beside the game, so that no frame waits for them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.ui.screen.background_reader import BackgroundReader
from game.ui.sound.vorbis import decoded


class SoundLoader:
    """Sounds by the name of their file; `on_fault` is told of those that are damaged. Needs an open mixer; `close`
    before it is shut.
    """

    def __init__(self, folder: Path, on_fault: Callable[[str], object] = lambda fault: None) -> None:
        self._folder = folder
        self._on_fault = on_fault
        self._made: dict[str, pygame.mixer.Sound | None] = {}
        self._reader = BackgroundReader(self._decode)

    def known(self, name: str) -> bool:
        """Whether a file was read; if not, it will be."""
        for reading in self._reader.take():
            self._made[reading.key] = reading.made
            file = self._folder / f"{reading.key}.ogg"
            if reading.made is None and file.exists():
                self._on_fault(file.name)
        if name not in self._made:
            self._reader.ask(name)
        return name in self._made

    def sound(self, name: str) -> pygame.mixer.Sound | None:
        """What was read; None where the file is missing or broken."""
        return self._made.get(name)

    def close(self) -> None:
        """Stop reading."""
        self._reader.close()

    def _decode(self, name: str) -> pygame.mixer.Sound | None:
        return decoded(self._folder / f"{name}.ogg")
