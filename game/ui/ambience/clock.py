"""Clock: the time in which the table moves of its own accord, and how dark peril has made it."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.shown import Space
from game.ui.table.peril_light import PerilLight, shade_at

TICK, LONGEST = 100.0, 200.0
"""It goes on in steps of so many milliseconds, and never further than this from one frame to the next."""
WHOLE_EVERY = 25
"""After so many steps a whole frame takes up what had to be left out round the things that lie over the table."""
COLOURS = ("green", "blue", "red")
"""The spaces of the track that tint the light."""


class AmbienceClock:
    """Counts the time up to each frame; a frame that comes late takes nothing up but the last step."""

    def __init__(self) -> None:
        self.gloom = PerilLight()
        self._moment = self._owed = 0.0
        self._steps = 0

    def update(self, dt: float) -> bool:
        """Let time pass; true while the light changes, which needs whole frames."""
        self._owed += dt
        return self.gloom.update(dt)

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

    def darken(self, track: Sequence[Space], at: int, time: float) -> None:
        """Let the light become that of a space of the track in so many milliseconds."""
        self.gloom.to(shade_at(track, at, COLOURS), time)
