"""Place fade: the place that is seen, while it gives way to the next one."""

from __future__ import annotations

from game.looks.adventure.displayed_values import ActivePlace
from game.ui.screen.tween import Tween, in_out_sine

TRAVEL = 1400.0


class PlaceFade:
    """The active place; for a while also the one before, over which it fades in."""

    def __init__(self, site: ActivePlace) -> None:
        self.site = site
        self.before: ActivePlace | None = None
        self.fade = Tween(1.0, in_out_sine)

    def arrive(self, site: ActivePlace) -> None:
        """Be there at once."""
        self.site = site
        self.fade.jump(1.0)

    def to(self, site: ActivePlace, time: float = TRAVEL) -> float:
        """Show a place, or what has changed in it; gives the milliseconds that it takes to get there."""
        if site.face is None:
            return 0.0
        before, self.site = self.site, site
        if before.face is None or before.face.piece == site.face.piece:
            return 0.0
        self.before = before
        self.fade.jump(0.0)
        self.fade.to(1.0, time)
        return time

    @property
    def seen(self) -> tuple[ActivePlace, float]:
        """The place whose air and name are seen, and how strongly (0 to 1): while one gives way to another its own go
        first.
        """
        if self.fade.value >= 1.0 or self.before is None:
            return self.site, 1.0
        if self.fade.value < 0.5:
            return self.before, 1 - 2 * self.fade.value
        return self.site, 2 * self.fade.value - 1

    @property
    def under_way(self) -> bool:
        """Whether two places are seen."""
        return self.fade.value < 1.0 and self.before is not None
