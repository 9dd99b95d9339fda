"""The words of Runebound for its tests, with the numbers of its cards."""

from __future__ import annotations

import tomllib

from game.kit.text import Words
from game.modes import load_words
from game.paths import data_folder
from game.runebound.content import Content
from game.runebound.text_marks import marks_of_texts

FOLDER = data_folder() / "runebound"


def words_of_runebound(content: Content) -> Words:
    """The words of the game over those of the house; they know the numbers of the cards."""
    parsed = tomllib.loads((FOLDER / "en.toml").read_text(encoding="utf-8"))
    words = load_words().over(parsed)
    words.learn(marks_of_texts(content))
    return words
