"""`python -m tests.terrinoth.fuzz --games 20000`: many random games; the last go through a save at every question."""

from __future__ import annotations

import sys

from game.paths import data_folder
from game.terrinoth.compiling import load_box
from tests.terrinoth.fuzz.games import fuzz

if __name__ == "__main__":
    sys.exit(fuzz(load_box(data_folder() / "terrinoth")).run("tests.terrinoth.fuzz", __doc__))
