"""Reading and compiling the box of Heroes of Terrinoth."""

from __future__ import annotations

from game.adventure.box import Files
from game.adventure.compiling import Compiler
from game.adventure.loading import Loading
from game.terrinoth.box import KINDS, Box
from game.terrinoth.cross_checks import cross_check
from game.terrinoth.vocabulary import advice_vocabulary, vocabulary
from game.terrinoth.window_names import WINDOWS


def compile_box(files: Files, problems: list[str]) -> Box:
    """The box of records, as far as it can be had; marks and ids that do not fit are added to the problems."""
    box = Box(files, vocabulary(), advice_vocabulary())
    Compiler(box, problems, WINDOWS, {"actions": "activation"}).compile()
    problems += cross_check(box)
    return box


LOADING = Loading(KINDS, compile_box)
read_files, make_box, load_box = LOADING.read, LOADING.make, LOADING.load
