"""The words of the marks of Runebound: control words, selectors, queries, verbs, modifiers."""

from __future__ import annotations

from game.kit.effects.control import row
from game.kit.effects.language import Reference, References, Vocabulary, word
from game.runebound.vocabulary import adventures, deeds, fighting, modifiers, queries, selectors
from game.runebound.vocabulary.control import Words

REFERENCES = References(frozenset({"who"}), "anyone")
GROUPS = (selectors, queries, deeds, fighting, adventures, modifiers)


def vocabulary() -> Vocabulary:
    """Every word, ready to compile marks."""
    own_names = {"reference": "who"}
    found = {name: word(name, build, own_names=own_names) for name, build in Words().words().items()}
    found |= {name: word(name, build) for group in GROUPS for name, build in group.WORDS.items()}
    for group in (selectors, queries):
        found |= {name: word(name, build, plain=True) for name, build in group.PLAIN.items()}
    return Vocabulary(found, row, _fallback, REFERENCES)


def _fallback(first: Reference, second: Reference) -> Reference:
    raise AssertionError("no mark of the game means one or else another")
