"""Lighting: a window that a player sees for the first time since it was won, or won higher, lights up, once."""

from __future__ import annotations

from collections.abc import Mapping

from game.kit.profile import Profile
from game.ui.screen.tween import Tween, linear

LIGHT_TIME = 1600.0
"""Milliseconds from the panes that were alight to those that are now."""


class Lighting:
    """How far the windows of a player are alight, by goal, while the new ones light up."""

    def __init__(self) -> None:
        self._before: Mapping[str, int] = {}
        self._light = Tween(1.0, linear)

    def begin(self, profile: Profile, game: str, won: Mapping[str, int], *, calm: bool) -> bool:
        """Light up what the player has not seen of the steps that were won; false where all of it was seen."""
        seen = profile.seen_windows.get(game, {})
        self._before = {goal: seen.get(goal, 0) for goal, step in won.items() if seen.get(goal, 0) < step}
        self._light.jump(0.0 if self._before else 1.0)
        self._light.to(1.0, 0.0 if calm else LIGHT_TIME)
        return bool(self._before)

    def steps(self, goal: str, won: int) -> float:
        """How many steps of a goal are alight now."""
        before = self._before.get(goal, won)
        return before + (won - before) * self._light.value

    def update(self, dt: float) -> bool:
        """Let time pass; true while windows light up."""
        return self._light.update(dt)
