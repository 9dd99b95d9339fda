"""The words of the game as the house loads them, before it is one of its games."""

from __future__ import annotations

import tomllib

from game.kit.text import Words
from game.paths import data_folder


def words_of_heroica(house: Words) -> Words:
    """The words of Heroica over those of the house."""
    return house.over(tomllib.loads((data_folder() / "heroica" / "en.toml").read_text(encoding="utf-8")))
