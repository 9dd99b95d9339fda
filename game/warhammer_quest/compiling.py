"""Reading and compiling the box of the Warhammer Quest card game."""

from __future__ import annotations

from pathlib import Path

from game.adventure.box import Files
from game.adventure.compiling import Compiler
from game.kit.content import load_folder
from game.kit.errors import ContentError
from game.warhammer_quest.box import KINDS, Box
from game.warhammer_quest.vocabulary import advice_vocabulary, vocabulary
from game.warhammer_quest.window_names import WINDOWS

FILES = {"actions": "actions", "exploration": "dungeon"}
"""Files of kinds of cards that the family calls otherwise."""


def read_files(folder: Path, problems: list[str]) -> Files:
    """The records of every content file; what is wrong with one is added to the problems."""
    return load_folder(folder, KINDS, problems)


def load_box(folder: Path) -> Box:
    """The box from its data folder. Raises ContentError with every problem found."""
    problems: list[str] = []
    return make_box(read_files(folder, problems), problems)


def make_box(files: Files, problems: list[str]) -> Box:
    """The box of records that were read. Raises ContentError with every problem found, those of reading first."""
    box = compile_box(files, problems)
    if problems:
        raise ContentError(problems)
    return box


def compile_box(files: Files, problems: list[str]) -> Box:
    """The box of records, as far as it can be had; marks that do not fit are added to the problems."""
    box = Box(files, vocabulary(), advice_vocabulary())
    Compiler(box, problems, WINDOWS, FILES).compile()
    return box
