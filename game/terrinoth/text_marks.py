"""Which marks each text of Heroes of Terrinoth tells of."""

from __future__ import annotations

from game.adventure import text_marks
from game.adventure.text_marks import Files

ONE_TEXT = {
    "heroes": ("hero", "ability"),
    "keywords": ("keyword", "text"),
    "locations": ("location", "text"),
    "exploration": ("exploration", "text"),
    "conditions": ("condition", "text"),
}
"""Cards with a single text: file -> the first and the last part of its key."""


def marks_of_texts(files: Files) -> dict[str, str]:
    """The marks behind every text, by the key of the text in the locale."""
    return text_marks.marks_of_texts(files, ONE_TEXT, "activation", ("minion", "master"))
