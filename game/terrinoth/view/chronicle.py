"""The chronicle of a quest of Heroes of Terrinoth."""

from __future__ import annotations

from game.adventure.view import chronicle as family
from game.kit.shown import Chronicle
from game.terrinoth.view.faces import window_of
from game.terrinoth.view.names import Names

MARKED = {"upgrades": ("star", "chronicle.upgrade")}
"""Notes that stand in the margin of their round."""


def chronicle(names: Names) -> Chronicle:
    """A quest so far, in numbers, under its tier."""
    t = names.t
    return family.chronicle(names, names.words(f"tier.{t.quest.tier}"), window_of(t.quest_id), MARKED)
