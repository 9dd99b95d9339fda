"""The documentation of the language of the marks, made from the words themselves."""

from __future__ import annotations

from game.kit.effects.document import document_of
from game.runebound.box import Box
from game.runebound.vocabulary import adventures, deeds, fighting, modifiers, queries, selectors

GROUPS = (
    ("Whom it means", {*selectors.PLAIN, *selectors.WORDS}),
    ("What is so, and how much of it", {*queries.PLAIN, *queries.WORDS}),
    ("Outside of combat", {*deeds.WORDS}),
    ("Tests, errands, story quests, duels", {*adventures.WORDS}),
    ("In combat", {*fighting.WORDS}),
    ("What lasts", {*modifiers.WORDS}),
)


def document(box: Box) -> str:
    """Every word with its arguments, its meaning and how often the data use it."""
    return document_of("runebound", box.vocabulary, GROUPS)
