"""Heroes of Terrinoth: opens the game, or one of its commands."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

# Compiled modules are kept even where the environment says otherwise: without them the first frame takes twice as long.
sys.dont_write_bytecode = False

from game.commands.line import main  # noqa: E402 - the line above must come first
from game.commands.streams import open_closed_streams  # noqa: E402

if __name__ == "__main__":
    open_closed_streams()
    freeze_support()  # the frozen program is also what its worker processes run
    sys.exit(main(sys.argv[1:]))
