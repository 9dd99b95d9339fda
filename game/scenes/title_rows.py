"""Title rows: which entries the menu of a title has, row by row, and where they lie below the banner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.page import GAP
from game.scenes.title_menu import MenuEntry
from game.ui.title_look import MenuLook
from game.ui.widgets.base import Widget

ENTRY_WIDTH, PAIR_STEP, PAIR_WIDTH = 360.0, 205.0, 180.0
BANNER_WIDTH, BANNER_HEIGHT, ENTRY_HEIGHT, ENTRY_STEP = 560.0, 102.0, 56.0, 62.0
BESIDE_STEP, BESIDE_WIDTH = 316.0, 244.0
"""Where what stands beside the first entry begins, and how wide it is: both are as wide as the banner."""
FIRST, TYPE_GROWTH, LOGO_END = 426.0, 1.4, 392.0
ENTRY_WORDS = {
    "now": "ui.guided.play-now",
    "new": "ui.menu.new",
    "learn": "ui.guided.learn",
    "load": "ui.menu.load",
    "profile": "ui.menu.profile",
    "rules": "ui.menu.rules",
    "settings": "ui.menu.settings",
    "credits": "ui.menu.credits",
    "quit": "ui.menu.quit",
}
"""The entries by name, with the keys of their words."""
PAIRED_FROM, LOGO_SMALLER = 1.25, 0.86
"""From so much larger type on the shelf leaves room for fewer rows, and for a smaller wordmark."""
Box = tuple[float, float, float, float]


def rows_of(teaches: bool, *, newcomer: bool, paired: bool) -> list[tuple[str, ...]]:
    """The entries below the banner by row. A game that `teaches` offers a newcomer, beside a game that is set up, one
    that begins at once, and everybody else the lessons; `paired` entries need fewer rows.
    """
    first = ("new", "now" if newcomer else "learn") if teaches else ("new",)
    rest = (("rules", "settings"), ("credits", "quit"))
    last = rest if paired else tuple((name,) for pair in rest for name in pair)
    return [first, ("load",), ("profile",), *last]


def above_or_below(entries: Sequence[MenuEntry], here: Widget | None, step: int) -> MenuEntry | None:
    """The entry in the row above (-1) or below (1) another one, round the ends; None where it is no entry."""
    rows = sorted({entry.rect.y for entry in entries})
    if here not in entries or here is None:
        return None
    level = rows[(rows.index(here.rect.y) + step) % len(rows)]
    return min((entry for entry in entries if entry.rect.y == level), key=lambda e: abs(e.rect.x - here.rect.x))


def pairs_rows(grow: float, menu: MenuLook | None) -> bool:
    """Whether the last entries share their rows above a shelf: with large type, or where what they stand on is high."""
    return grow >= PAIRED_FROM or (menu is not None and menu.ground is not None)


def logo_size(grow: float) -> float:
    """How large the wordmark is above a shelf."""
    return LOGO_SMALLER if grow >= PAIRED_FROM else 1.0


class MenuPlan(NamedTuple):
    """The rows of a menu, and whether a banner stands over them."""

    rows: Sequence[tuple[str, ...]]
    has_banner: bool

    @property
    def _high(self) -> float:
        return ENTRY_STEP * len(self.rows) + (BANNER_HEIGHT + GAP if self.has_banner else 0.0)

    def growth(self, wanted: float, foot: float) -> float:
        """How much larger than designed it is for larger type, above a foot."""
        return max(1.0, min(wanted, TYPE_GROWTH, (foot - LOGO_END) / self._high))

    def banner(self, left: float, foot: float, growth: float) -> Box:
        """Where the banner lies."""
        return left, self._top(foot, growth), BANNER_WIDTH * growth, BANNER_HEIGHT * growth

    def places(self, left: float, foot: float, growth: float) -> dict[str, Box]:
        """Where each entry lies."""
        found: dict[str, Box] = {}
        y = self._top(foot, growth) + (BANNER_HEIGHT * growth + GAP if self.has_banner else 0.0)
        for row in self.rows:
            first = row is self.rows[0]
            step, wide = (BESIDE_STEP, BESIDE_STEP - GAP) if first else (PAIR_STEP, PAIR_WIDTH)
            for column, name in enumerate(row):
                width = ENTRY_WIDTH if len(row) == 1 else BESIDE_WIDTH if first and column else wide
                found[name] = (left + column * step * growth, y, width * growth, ENTRY_HEIGHT * growth)
            y += ENTRY_STEP * growth
        return found

    def _top(self, foot: float, growth: float) -> float:
        return min(FIRST, foot - self._high * growth)
