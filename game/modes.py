"""Every playable game: the only place that names them. Loaded when first needed, so that the title comes at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.paths import game_folder

if TYPE_CHECKING:  # many commands need rules only, and no pygame
    from game.ui.table.look import Look
    from game.ui.title_look import TitleLook

WORDS_FILE = "en.toml"


def load_words() -> Words:
    """The words of the house. Raises ContentError if they cannot be read."""
    return Words.load(_read_words(game_folder("house")))


def _read_words(folder: Path) -> Mapping[str, Any]:
    problems: list[str] = []
    parsed = read_toml(folder / WORDS_FILE, problems)
    if problems:
        raise ContentError(problems)
    return parsed


class GameRecord(NamedTuple):
    """What the house must know of a game before anything of it is loaded."""

    id: str
    load_mode: Callable[[Words], Mode]
    """Its rules, loaded; the words learn the numbers of its texts. Raises ContentError with every problem."""
    load_look: Callable[[], Look]
    """How its table is drawn."""
    load_title: Callable[[], TitleLook]
    """What it brings for the title, which is shown before its rules are loaded."""
    folder: Path | None = None
    """Where its data lie; without it in the folder of its id."""


def _terrinoth(words: Words) -> Mode:
    from game.terrinoth.mode import load_mode  # not before the title is seen

    return load_mode(game_folder("terrinoth"), words)


def _terrinoth_look() -> Look:
    from game.looks.terrinoth.look import TerrinothLook  # not before the title is seen

    return TerrinothLook(game_folder("terrinoth") / "tables")


def _terrinoth_title() -> TitleLook:
    from game.looks.terrinoth.title import TerrinothTitle  # of each game only when it is looked at

    return TerrinothTitle()


GAMES = (GameRecord("terrinoth", _terrinoth, _terrinoth_look, _terrinoth_title),)
"""Every game of the house, in the order in which they stand on the shelf."""


class Library:
    """The games, each loaded when it is first asked for, or beside other work after `prepare`."""

    def __init__(self, words: Words, records: Sequence[GameRecord] = GAMES) -> None:
        self.house_words = words
        self._records = {record.id: record for record in records}
        self._modes: dict[str, Mode] = {}
        self._looks: dict[str, Look] = {}
        self._titles: dict[str, TitleLook] = {}
        self._words: dict[str, Words] = {}
        self._faults: dict[str, str] = {}
        self._lock, self._words_lock = Lock(), Lock()

    @property
    def ids(self) -> tuple[str, ...]:
        """The games that are there, in order."""
        return tuple(self._records)

    def record(self, game: str) -> GameRecord:
        """What was known of a game before it was loaded. Raises KeyError for one that is not there."""
        return self._records[game]

    def prepare(self) -> None:
        """Begin to load in the background; what is asked for meanwhile waits for it. A fault is told when asked."""
        Thread(target=self._try, daemon=True).start()

    def _try(self) -> None:
        for game in self.ids:
            with suppress(ContentError):
                self.mode(game)
                self.look(game)

    def mode(self, game: str) -> Mode:
        """The rules of a game. Raises KeyError for one that is not there, ContentError with every problem found."""
        with self._lock:
            if game not in self._modes:
                try:
                    self._modes[game] = self._records[game].load_mode(self.words(game))
                except ContentError as fault:
                    self._faults[game] = str(fault)
                    raise
            return self._modes[game]

    def look(self, game: str) -> Look:
        """How the table of a game is drawn. Raises KeyError for one that is not there."""
        with self._lock:
            if game not in self._looks:
                self._looks[game] = self._records[game].load_look()
            return self._looks[game]

    def title(self, game: str) -> TitleLook:
        """What a game brings for the title. Raises KeyError for one that is not there."""
        if game not in self._titles:
            self._titles[game] = self._records[game].load_title()
        return self._titles[game]

    def words(self, game: str) -> Words:
        """The words of a game over those of the house, its rules loaded or not.

        Raises KeyError for a game that is not there, ContentError if its words cannot be read.
        """
        with self._words_lock:
            if game not in self._words:
                self._words[game] = self.house_words.over(_read_words(self.folder(game)))
            return self._words[game]

    def folder(self, game: str) -> Path:
        """The folder of a game's data. Raises KeyError for one that is not there."""
        return self._records[game].folder or game_folder(game)

    def fault(self, game: str) -> str:
        """Why a game cannot be opened; empty where nothing is known against it."""
        return self._faults.get(game, "")
