"""Heroes of Terrinoth: opens the game, or one of its commands."""

from __future__ import annotations

import sys

from game.commands.line import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
