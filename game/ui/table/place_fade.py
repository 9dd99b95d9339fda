"""Place fade: the place that is seen, while it gives way to the next one."""

from __future__ import annotations

from game.ui.screen.tween import Tween, in_out_sine
from game.ui.table.table_panels import Site

TRAVEL = 1400.0


class PlaceFade:
    """The active place; for a while also the one before, over which it fades in."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.before: Site | None = None
        self.fade = Tween(1.0, in_out_sine)

    def arrive(self, site: Site) -> None:
        """Be there at once."""
        self.site = site
        self.fade.jump(1.0)

    def to(self, site: Site, time: float = TRAVEL) -> float:
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
