"""Words for the sides of a final boss."""

from __future__ import annotations

from game.heroica.view.names import Names


def side_words(names: Names, side: str) -> str:
    """A side of a final boss: "head", "flank", "tail"."""
    return names.words(f"side.{side}")
