"""Every playable game: the only place that names them. Loaded when first needed, so that the title comes at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock, Thread
from typing import TYPE_CHECKING, NamedTuple

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.paths import data_folder

if TYPE_CHECKING:
    from game.ui.table.look import Look  # only its name: the title comes without a table


def load_words() -> Words:
    """The words of the game over those of the house. Raises ContentError if a file of them cannot be read.

    The numbers in the texts of cards come with the games (`Library`).
    """
    problems: list[str] = []
    house, own = (read_toml(data_folder() / layer / "en.toml", problems) for layer in ("house", "terrinoth"))
    if problems:
        raise ContentError(problems)
    return Words.load(house).over(own)


class GameRecord(NamedTuple):
    """What the house must know of a game before anything of it is loaded."""

    id: str
    load_mode: Callable[[Words], Mode]
    """Its rules, loaded; the words learn the numbers of its texts. Raises ContentError with every problem."""
    load_look: Callable[[], Look]
    """How its table is drawn."""


def _terrinoth(words: Words) -> Mode:
    from game.terrinoth.mode import load_mode  # not before the title is seen

    return load_mode(data_folder() / "terrinoth", words)


def _terrinoth_look() -> Look:
    from game.looks.terrinoth.look import TerrinothLook  # not before the title is seen

    return TerrinothLook(data_folder() / "terrinoth" / "tables")


GAMES = (GameRecord("terrinoth", _terrinoth, _terrinoth_look),)
"""Every game of the house, in the order in which they stand on the shelf."""


class Library:
    """The games, each loaded when it is first asked for, or beside other work after `prepare`."""

    def __init__(self, words: Words, records: Sequence[GameRecord] = GAMES) -> None:
        self.words = words
        self._records = {record.id: record for record in records}
        self._modes: dict[str, Mode] = {}
        self._looks: dict[str, Look] = {}
        self._lock = Lock()

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
            try:
                self.mode(game)
                self.look(game)
            except ContentError:
                return

    def mode(self, game: str) -> Mode:
        """The rules of a game. Raises KeyError for one that is not there, ContentError with every problem found."""
        with self._lock:
            if game not in self._modes:
                self._modes[game] = self._records[game].load_mode(self.words)
            return self._modes[game]

    def look(self, game: str) -> Look:
        """How the table of a game is drawn. Raises KeyError for one that is not there."""
        with self._lock:
            if game not in self._looks:
                self._looks[game] = self._records[game].load_look()
            return self._looks[game]
