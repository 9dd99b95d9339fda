"""Told log: so much of the log as the table has told; the rest of it is ahead of what is seen."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.events import Event
from game.kit.shown import LogLine
from game.scenes.table.play import Play
from game.ui.panels.log_drawer import LogDrawer


class ToldLog:
    """The lines of a log that follow what is told; each number of untold events is reckoned with once."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._hidden: tuple[list[Event], int, int] = ([], 0, 0)
        """How many lines are not told yet, of what followed from an answer, while so many of its events are not."""
        self._filled = 0
        """With how many untold events the drawer was filled."""

    def fill(self, drawer: LogDrawer, untold: int, *, anew: bool = False) -> bool:
        """Show what was told in the drawer, while so many events are not; true where that is more than before."""
        if untold == self._filled and not anew:
            return False
        self._filled = untold
        drawer.fill(self.lines(untold), self.play.seats())
        return True

    def lines(self, untold: int) -> Sequence[LogLine]:
        """The log without the lines of the last answer of which so many events are still to be told."""
        log, last = self.play.log, self.play.last
        if not untold or not last:
            return log
        if self._hidden[0] is not last or self._hidden[1] != untold:
            tell = self.play.view.log
            self._hidden = last, untold, len(tell(last)) - len(tell(last[: max(0, len(last) - untold)]))
        return log[: len(log) - max(0, self._hidden[2])]
