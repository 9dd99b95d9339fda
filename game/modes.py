"""Every playable game: the only place that names them. Loaded when first needed, so that the title comes at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.paths import game_folder, own_content

if TYPE_CHECKING:  # many commands need rules only, and no pygame
    from game.ui.table.look import Look
    from game.ui.title_look import TitleLook

Loaded = TypeVar("Loaded")
WORDS_FILE = "en.toml"
LONGEST_FAULT = 200
"""Characters that are told of a fault; the log has the rest."""
END = "end"
"""The last table of every file of words: a file that was cut short is still a file, and lacks it."""


def load_words() -> Words:
    """The words of the house. Raises ContentError if they cannot be read."""
    return Words.load(_read_words(game_folder("house")))


def _read_words(folder: Path) -> Mapping[str, Any]:
    problems: list[str] = []
    parsed = read_toml(folder / WORDS_FILE, problems)
    if not problems and END not in parsed:
        problems.append(f"{WORDS_FILE}: the end of the file is missing")
    if problems:
        raise ContentError(problems)
    return {name: texts for name, texts in parsed.items() if name != END}


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


def _warhammer_quest(words: Words) -> Mode:
    from game.warhammer_quest.mode import load_mode  # not before the title is seen

    return load_mode(game_folder("warhammer-quest"), words)


def _warhammer_quest_look() -> Look:
    from game.looks.warhammer_quest.look import WarhammerQuestLook  # not before the title is seen

    return WarhammerQuestLook(game_folder("warhammer-quest") / "tables")


def _warhammer_quest_title() -> TitleLook:
    from game.looks.warhammer_quest.title import WarhammerQuestTitle  # of each game only when it is looked at

    return WarhammerQuestTitle()


def _heroica(words: Words) -> Mode:
    from game.heroica.mode import load_mode  # not before the title is seen

    return load_mode(game_folder("heroica"), words, own_content("heroica"))


def _heroica_look() -> Look:
    from game.looks.heroica.look import HeroicaLook  # not before the title is seen

    return HeroicaLook(game_folder("heroica") / "tables")


def _heroica_title() -> TitleLook:
    from game.looks.heroica.title import HeroicaTitle  # of each game only when it is looked at

    return HeroicaTitle()


def _tenefyr(words: Words) -> Mode:
    from game.tenefyr.mode import load_mode  # not before the title is seen

    return load_mode(game_folder("tenefyr"), words)


def _tenefyr_look() -> Look:
    from game.looks.tenefyr.look import TenefyrLook  # not before the title is seen

    return TenefyrLook(game_folder("tenefyr") / "tables")


def _tenefyr_title() -> TitleLook:
    from game.looks.tenefyr.title import TenefyrTitle  # of each game only when it is looked at

    return TenefyrTitle()


def _runebound(words: Words) -> Mode:
    from game.runebound.mode import load_mode  # not before the title is seen

    return load_mode(game_folder("runebound"), words)


def _runebound_look() -> Look:
    from game.looks.runebound.look import RuneboundLook  # not before the title is seen

    return RuneboundLook(game_folder("runebound") / "tables")


def _runebound_title() -> TitleLook:
    from game.looks.runebound.title import RuneboundTitle  # of each game only when it is looked at

    return RuneboundTitle()


GAMES = (
    GameRecord("terrinoth", _terrinoth, _terrinoth_look, _terrinoth_title),
    GameRecord("warhammer-quest", _warhammer_quest, _warhammer_quest_look, _warhammer_quest_title),
    GameRecord("heroica", _heroica, _heroica_look, _heroica_title),
    GameRecord("tenefyr", _tenefyr, _tenefyr_look, _tenefyr_title),
    GameRecord("runebound", _runebound, _runebound_look, _runebound_title),
)
"""Every game of the house, in the order in which they stand on the shelf."""


class Library:
    """The games, each loaded when it is first asked for, or beside other work after `prepare`."""

    def __init__(
        self,
        words: Words,
        records: Sequence[GameRecord] = GAMES,
        on_fault: Callable[[str, Exception], object] = lambda what, fault: None,
    ) -> None:
        """`on_fault` is told of a game that cannot be opened, the first time that it is asked for."""
        self.house_words = words
        self._on_fault = on_fault
        self._records = {record.id: record for record in records}
        self._modes: dict[str, Mode] = {}
        self._looks: dict[str, Look] = {}
        self._titles: dict[str, TitleLook] = {}
        self._words: dict[str, Words] = {}
        self._broken: dict[str, ContentError] = {}
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
        record = self._records[game]
        with self._lock:
            if game not in self._modes:
                words = self.words(game)
                if game in self._broken:
                    raise self._broken[game]
                self._modes[game] = self._loaded(game, lambda: _told_in_full(record.load_mode(words)))
            return self._modes[game]

    def look(self, game: str) -> Look:
        """How the table of a game is drawn. Raises KeyError for one that is not there, ContentError."""
        record = self._records[game]
        with self._lock:
            if game not in self._looks:
                self._looks[game] = self._loaded(game, record.load_look)
            return self._looks[game]

    def _loaded(self, game: str, load: Callable[[], Loaded]) -> Loaded:
        """What is loaded of a game. Raises ContentError, also for what its own code did not foresee of its data; that
        is remembered, and told once.
        """
        if game in self._broken:
            raise self._broken[game]
        try:
            return load()
        except Exception as fault:
            raise self._break(game, fault) from fault

    def _break(self, game: str, fault: Exception) -> ContentError:
        """Remember that a game cannot be opened, and why."""
        told = fault if isinstance(fault, ContentError) else ContentError([f"{type(fault).__name__}: {fault}"])
        self._broken[game] = told
        self._on_fault(f"the game {game} cannot be opened", fault)
        return told

    def title(self, game: str) -> TitleLook:
        """What a game brings for the title. Raises KeyError for one that is not there."""
        if game not in self._titles:
            self._titles[game] = self._records[game].load_title()
        return self._titles[game]

    def words(self, game: str) -> Words:
        """The words of a game over those of the house, its rules loaded or not; where its words cannot be read, those
        of the house and the game's id, and the game cannot be opened.

        Raises KeyError for a game that is not there.
        """
        folder = self.folder(game)
        with self._words_lock:
            if game not in self._words:
                try:
                    own = _read_words(folder)
                except ContentError as fault:
                    self._break(game, fault)
                    own = {"ui": {"menu": {"name": game.replace("_", " ").title()}}}
                self._words[game] = self.house_words.over(own)
            return self._words[game]

    def folder(self, game: str) -> Path:
        """The folder of a game's data. Raises KeyError for one that is not there."""
        return self._records[game].folder or game_folder(game)

    def fault(self, game: str) -> str:
        """Why a game cannot be opened, in a sentence; empty where nothing is known against it."""
        if game not in self._broken:
            return ""
        first, more = self._broken[game].problems[0], len(self._broken[game].problems) - 1
        key = "ui.fault.game-more" if more else "ui.fault.game"
        return self.house_words(key, what=first[:LONGEST_FAULT], more=more)


def _told_in_full(mode: Mode) -> Mode:
    """The mode, of whose content every word is there. Raises ContentError, which names those that are not."""
    missing = [key for key in mode.workbench().needs().words if not mode.words.has(key)]
    if missing:
        raise ContentError([f"{WORDS_FILE}: {key} is missing" for key in missing])
    return mode
