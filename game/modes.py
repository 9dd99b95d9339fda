"""Every playable game: the only place that names them. Loaded when first needed, so that the title comes at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from threading import Lock, Thread
from typing import overload

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.paths import data_folder


def load_words() -> Words:
    """The words of the game over those of the house. Raises ContentError if a file of them cannot be read.

    The numbers in the texts of cards come with the games (`Library`).
    """
    problems: list[str] = []
    house, own = (read_toml(data_folder() / layer / "en.toml", problems) for layer in ("house", "terrinoth"))
    if problems:
        raise ContentError(problems)
    return Words.load(house).over(own)


def load_modes(words: Words) -> tuple[Mode, ...]:
    """The games of this house, loaded. Raises ContentError with every problem found in the data."""
    from game.terrinoth.mode import load_mode

    return (load_mode(data_folder() / "terrinoth", words),)


class Library(Sequence[Mode]):
    """The games, loaded when the first of them is asked for, or beside other work after `prepare`."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._modes: tuple[Mode, ...] | None = None
        self._lock = Lock()

    def prepare(self) -> None:
        """Begin to load in the background; what is asked for meanwhile waits for it. A fault is told when asked."""
        Thread(target=self._try, daemon=True).start()

    def _try(self) -> None:
        try:
            self.all()
        except ContentError:
            return

    def all(self) -> tuple[Mode, ...]:
        """The games. Raises ContentError with every problem found in the data."""
        with self._lock:
            if self._modes is None:
                self._modes = load_modes(self.words)
            return self._modes

    @overload
    def __getitem__(self, index: int) -> Mode: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Mode]: ...
    def __getitem__(self, index: int | slice) -> Mode | Sequence[Mode]:
        return self.all()[index]

    def __len__(self) -> int:
        return len(self.all())

    def __iter__(self) -> Iterator[Mode]:
        return iter(self.all())
