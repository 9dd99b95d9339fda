"""What a card is worth to a computer player: its power, and a guess at its text, read off its marks."""

from __future__ import annotations

import re
from functools import lru_cache

from game.kit.text import numbers
from game.tenefyr.box import DUNGEON_CARD, SKILL_CARD, Box
from game.tenefyr.content import SKILL

OF_NUMBERS = {
    "draw": 0.8, "power": 0.6, "boost": 1.0, "mill": -0.25, "next_card": 0.8, "later": 1.2, "next_double": 1.5,
    "borrow": 0.6, "sift": 0.3, "recall": 0.4, "assist": 1.0, "purge": 0.3, "peek": 0.1, "upto": 0.2,
}  # fmt: skip
"""What a point of a number is worth, by the word it belongs to."""
OF_WORDS = {
    r"\bdouble\(": 1.8, r"power_of": 1.8, r"kinds\(": 1.2, r"exchange\(": 0.9, r"linger\(": 0.5, r"silence\(": 0.8,
    r"spoils\(": 0.3, r"cannot\(draw": -0.4, r"to=hand": 1.0, r"\blevel - 1": 1.2, r"borrow\(level": 1.6,
    r"next_double": 0.5, r"discards\(": 1.0, r"pay\(": -0.2,
}  # fmt: skip
"""What a word is worth beside its numbers."""
ORDER = (
    r"^when\(first", r"^later\(", r"draw\(you|exchange|sift", r"pay\(discard", r"borrow\(|to=hand",
)  # fmt: skip
"""Cards that are played before plain ones, the first of them first."""
AFTER = (r"count\(cards|kinds\(|boost\(", r"next_card", r"\bdouble\(|power_of")
"""Cards that are played after plain ones, the last of them last."""
PLAIN_PLACE = 10


def marks_of(box: Box, card: str) -> str:
    """The marks of a loot half or a skill; empty for a card without a text."""
    kind = box.type_of(card)
    if kind == DUNGEON_CARD:
        return box.content.dungeon[card].play
    return box.content.heroes[card.removeprefix(SKILL)].play if kind == SKILL_CARD else ""


@lru_cache(maxsize=512)
def text_worth(marks: str) -> float:
    """What the text of a card is worth on average, in power."""
    found = sum(OF_NUMBERS.get(re.sub(r"\d+$", "", name), 0.0) * number for name, number in _numbers(marks))
    return found + sum(worth for pattern, worth in OF_WORDS.items() if re.search(pattern, marks))


def _numbers(marks: str) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for statement in marks.split(";"):
        if statement.strip():
            found += numbers(statement.strip()).items()
    return found


def worth(box: Box, card: str) -> float:
    """Power and text of a card of a deck."""
    marks = marks_of(box, card)
    return box.printed(card) + (max(-1.5, min(3.0, text_worth(marks))) if marks else 0.0)


@lru_cache(maxsize=512)
def place_in_hand(marks: str) -> int:
    """When a card of the hand is played: the lowest number first."""
    if "next_double" in marks:
        return PLAIN_PLACE + 6
    early = next((place for place, pattern in enumerate(ORDER) if re.search(pattern, marks)), -1)
    if early >= 0:
        return early
    late = next((place for place, pattern in enumerate(AFTER) if re.search(pattern, marks)), -1)
    return PLAIN_PLACE if late < 0 else PLAIN_PLACE + 3 * (late + 1)
