"""Which marks each text of the Warhammer Quest card game tells of."""

from __future__ import annotations

from game.adventure import text_marks
from game.adventure.text_marks import Files

ONE_TEXT = {
    "keywords": ("keyword", "text"),
    "locations": ("location", "text"),
    "dungeon": ("dungeon", "text"),
    "gear": ("gear", "text"),
    "legendary": ("legendary", "text"),
    "conditions": ("condition", "text"),
}
"""Cards with a single text: file -> the first and the last part of its key."""


def marks_of_texts(files: Files) -> dict[str, str]:
    """The marks behind every text, by the key of the text in the locale."""
    return text_marks.marks_of_texts(files, ONE_TEXT, "actions", ("standard", "elite"))
