"""Clock: the time in which the table moves of its own accord."""

from __future__ import annotations

TICK, LONGEST = 100.0, 200.0
"""It goes on in steps of so many milliseconds, and never further than this from one frame to the next."""
WHOLE_EVERY = 25
"""After so many steps a whole frame takes up what had to be left out round the things that lie over the table."""


class AmbienceClock:
    """Counts the time up to each frame; a frame that comes late takes nothing up but the last step."""

    def __init__(self) -> None:
        self._moment = self._owed = 0.0
        self._steps = 0

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._owed += dt

    @property
    def due(self) -> bool:
        """Whether it is time for the next step."""
        return self._owed >= TICK

    def take(self, *, whole: bool) -> None:
        """A frame is drawn, whole or where something moved: the time since the last one counts."""
        self._moment += min(self._owed, LONGEST)
        self._owed = 0.0
        self._steps = 0 if whole else self._steps + 1

    @property
    def stale(self) -> bool:
        """Whether a whole frame is due."""
        return self._steps >= WHOLE_EVERY

    @property
    def moment(self) -> float:
        """The milliseconds it has lasted, in whole steps."""
        return self._moment // TICK * TICK
