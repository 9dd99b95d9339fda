"""The documentation of the language of the marks, made from the words themselves."""

from __future__ import annotations

from game.kit.effects.document import document_of
from game.tenefyr.box import Box
from game.tenefyr.vocabulary import belongings, hands, modifiers, powers, queries, selectors, valley

GROUPS = (
    ("Whom and what", {*selectors.PLAIN, *selectors.WORDS}),
    ("What is so, and how much of it", {*queries.PLAIN, *queries.WORDS}),
    ("Power", {*powers.WORDS}),
    ("Decks, hands, discard piles", {*hands.WORDS}),
    ("What decks are made of", {*belongings.WORDS}),
    ("Dungeons, the boss, chance", {*valley.WORDS}),
    ("What lasts", {*modifiers.WORDS}),
)


def document(box: Box) -> str:
    """Every word with its arguments, its meaning and how often the data use it."""
    return document_of("tenefyr", box.vocabulary, GROUPS)
