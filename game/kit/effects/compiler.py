"""Compiling: the marks in a game's data are bound to its words, once, at load."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Vocabulary
from game.kit.errors import ContentError


class Compiler(ABC):
    """Binds the marks of a box; a game says in `compile` which there are. Faults go into `problems`, each with its
    place.
    """

    def __init__(self, box: Any, words: Vocabulary) -> None:
        self.box = box
        self.words = words
        self.problems: list[str] = []
        box.vocabulary = words

    @abstractmethod
    def compile(self) -> None:
        """Fill the box with what its marks mean."""

    def run(self) -> None:
        """Compile all of it. Raises ContentError with every mark that cannot be understood."""
        self.compile()
        if self.problems:
            raise ContentError(self.problems)

    def effect(self, where: str, marks: str) -> Effect | None:
        """What marks mean; None, with a problem noted, where that cannot be understood."""
        try:
            found: Effect = self.words.effect(marks)
        except MarkError as fault:
            self.problems.append(f"{where}: {fault}")
            return None
        return found
