"""Every playable game: the only place that names them."""

from __future__ import annotations

from game.kit.mode import Mode
from game.kit.text import Words
from game.paths import data_folder


def load_modes(words: Words) -> tuple[Mode, ...]:
    """The games of this house, loaded. Raises ContentError with every problem found in the data."""
    from game.terrinoth.mode import load_mode

    return (load_mode(data_folder() / "terrinoth", words),)
