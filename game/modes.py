"""Every playable game: the only place that names them."""

from __future__ import annotations

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.paths import data_folder


def load_words() -> Words:
    """Every word a player reads. Raises ContentError if the locale cannot be read."""
    problems: list[str] = []
    locale = read_toml(data_folder() / "locale" / "en.toml", problems)
    if problems:
        raise ContentError(problems)
    from game.terrinoth.box import read_files
    from game.terrinoth.wording import marks_of_texts

    marks = marks_of_texts(read_files(data_folder() / "terrinoth", problems))
    return Words.load(locale, marks)


def load_modes(words: Words) -> tuple[Mode, ...]:
    """The games of this house, loaded. Raises ContentError with every problem found in the data."""
    from game.terrinoth.mode import load_mode

    return (load_mode(data_folder() / "terrinoth", words),)
