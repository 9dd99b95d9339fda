"""Loading: the data files of a game are read, and its box is made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.adventure.box import Box, Files
from game.kit.content import load_folder
from game.kit.errors import ContentError

MadeBox = TypeVar("MadeBox", bound=Box)


class Loading(Generic[MadeBox]):
    """Reads files of some kinds, and makes the box of a game with what compiles it."""

    def __init__(self, kinds: Mapping[str, type[Any]], compile_box: Callable[[Files, list[str]], MadeBox]) -> None:
        self._kinds, self._compile = kinds, compile_box

    def read(self, folder: Path, problems: list[str]) -> Files:
        """The records of every content file; what is wrong with one is added to the problems."""
        return load_folder(folder, self._kinds, problems)

    def make(self, files: Files, problems: list[str]) -> MadeBox:
        """The box of records that were read. Raises ContentError with every problem found, those of reading first."""
        box = self._compile(files, problems)
        if problems:
            raise ContentError(problems)
        return box

    def load(self, folder: Path) -> MadeBox:
        """The box from its data folder. Raises ContentError with every problem found."""
        problems: list[str] = []
        return self.make(self.read(folder, problems), problems)
