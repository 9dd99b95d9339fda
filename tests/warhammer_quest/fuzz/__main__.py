"""`python -m tests.warhammer_quest.fuzz --games 5000`: random games; the last are saved at every question."""

from __future__ import annotations

import sys

from game.paths import data_folder
from game.warhammer_quest.compiling import load_box
from tests.warhammer_quest.fuzz.games import fuzz

if __name__ == "__main__":
    sys.exit(fuzz(load_box(data_folder() / "warhammer-quest")).run("tests.warhammer_quest.fuzz", __doc__))
