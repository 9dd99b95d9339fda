"""Pondering: between two frames the game works on what its forecasts wait for, and what comes of it is shown."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI

SLICE = 0.003
"""Seconds of a frame."""


class Pondering:
    """Lets the view of a game work while nothing else moves."""

    def __init__(self, play: Play, ui: Callable[[], TableUI]) -> None:
        self.play = play
        self._ui = ui

    def update(self) -> bool:
        """Work for a moment; true as long as there is something to work out."""
        table = self._ui().table
        if table.busy or not self.play.works:
            return False
        if self.play.ponder(time.perf_counter() + SLICE):
            table.shown.learn_own()
        return True

    def finish(self) -> None:
        """Work out everything that is foretold, however long that takes."""
        shown = self._ui().table.shown
        shown.learn_own()
        while self.play.works:
            self.play.ponder(math.inf)
            shown.learn_own()
