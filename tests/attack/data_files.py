"""Damaged files of data: words, content, maps, sounds, air, lessons. A game is refused with every problem, or plays."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from game import paths
from game.kit.errors import ContentError, RuleError
from game.kit.mode import Mode
from game.modes import GAMES, Library, load_words
from game.scenes.table.lessons import Lessons
from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.sound.sound_table import SoundTable
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_setup, look_and_answer
from tests.attack.mutations import any_of, spoiled_bytes, spoiled_lines
from tests.attack.shown import told

SPOILED = any_of(spoiled_bytes, spoiled_lines, spoiled_lines)
HOUSE = "house"
ANSWERS = 3


@contextmanager
def shipped_in(folder: Path) -> Iterator[Path]:
    """A copy of the data of the house, from which the program reads as long as this is entered, as a bundle does."""
    shutil.copytree(paths.data_folder(), folder / "data")
    (folder / "assets").symlink_to(paths.assets_folder())
    sys._MEIPASS = str(folder)  # type: ignore[attr-defined]
    try:
        yield folder / "data"
    finally:
        del sys._MEIPASS  # type: ignore[attr-defined]


@contextmanager
def spoiled_one(files: list[Path], random: Random) -> Iterator[Path]:
    """One of these files, spoiled as long as this is entered."""
    file = random.choice(files)
    good = file.read_bytes()
    file.write_bytes(SPOILED(good, random))
    try:
        yield file
    finally:
        file.write_bytes(good)


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A copy of all data."""
    with shipped_in(folder) as data:
        games = {HOUSE, *(record.id for record in GAMES)}
        texts = (file for file in data.glob("*/*.toml") if file.parent.name in games)
        files = sorted((*texts, *data.glob("*/*.tmx"), *data.glob("*/levels/*.tmx")))

        def attempt(random: Random, watch: Watch) -> None:
            with spoiled_one(files, random) as file:
                read(file, file.relative_to(data).parts[0], random, watch)

        yield attempt


def read(file: Path, folder: str, random: Random, watch: Watch) -> None:
    """Read what was spoiled in a folder as the program does: a problem is told, and nothing but a problem is raised."""
    game = folder if folder != HOUSE else random.choice(GAMES).id
    try:
        words = load_words()
        library = Library(words)
        if file.name == "sounds.toml":
            SoundTable.read(paths.game_folder(game) / file.name, paths.game_folder(HOUSE) / file.name)
        elif file.name == "ambience.toml":
            AmbienceTable.read(file)
        else:
            mode = library.mode(game)
            Lessons.read(paths.game_folder(game), mode.kinds())
            watch.step()
            play(mode, random)
    except ContentError as refusal:
        why(refusal)
    except RuleError as refusal:
        told(str(refusal), library.words(game))


def why(refusal: ContentError) -> None:
    """Raises Failed where a refusal does not say why."""
    if not refusal.problems or not all(refusal.problems):
        raise Failed("a refusal does not say why")


def play(mode: Mode, random: Random) -> None:
    """Lay out the set-up, and go through the first questions of a game."""
    mode.setup_form(mode.nature.seats[0])
    mode.book()
    look_and_answer(mode, mode.session(any_setup(mode, random)).begin(), random, ANSWERS)


ATTACK = Attack("data", "files", 4_000, 15, prepared)
