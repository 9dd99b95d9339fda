"""The documentation of the language of the marks, made from the words themselves."""

from __future__ import annotations

from game.heroica.box import Box
from game.heroica.vocabulary import owning, powers, selectors, verbs
from game.kit.effects.document import document_of

GROUPS = (
    ("Whom and what", {*selectors.PLAIN, *selectors.WORDS}),
    ("Fighting, moving, the map", {*verbs.WORDS}),
    ("What heroes have, and how they fare", {*owning.WORDS}),
    ("Powers", {*powers.WORDS}),
)


def document(box: Box) -> str:
    """Every word with its arguments, its meaning and how often the data use it."""
    return document_of("heroica", box.vocabulary, GROUPS)
