"""Words for where something lies: sides of a final boss, directions."""

from __future__ import annotations

from game.heroica.view.names import Names


def side_words(names: Names, side: str) -> str:
    """A side of a final boss: "head", "flank", "tail"."""
    return names.words(f"side.{side}")


def way_words(names: Names, way: str) -> str:
    """A direction: "to the north"."""
    return names.words(f"way.to.{way}")
