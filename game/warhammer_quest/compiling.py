"""Reading and compiling the box of the Warhammer Quest card game."""

from __future__ import annotations

from game.adventure.box import Files
from game.adventure.compiling import Compiler
from game.adventure.loading import Loading
from game.warhammer_quest.box import KINDS, Box
from game.warhammer_quest.vocabulary import advice_vocabulary, vocabulary
from game.warhammer_quest.window_names import WINDOWS

FILES = {"exploration": "dungeon"}
"""Files of kinds of cards that the family calls otherwise."""


def compile_box(files: Files, problems: list[str]) -> Box:
    """The box of records, as far as it can be had; marks that do not fit are added to the problems."""
    box = Box(files, vocabulary(), advice_vocabulary())
    Compiler(box, problems, WINDOWS, FILES).compile()
    return box


LOADING = Loading(KINDS, compile_box)
read_files, make_box, load_box = LOADING.read, LOADING.make, LOADING.load
