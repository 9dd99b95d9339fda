"""The words of the cards of the Warhammer Quest card game: those of the family, and its own."""

from __future__ import annotations

from game.adventure import vocabulary as family
from game.kit.effects.language import Vocabulary, Word, word
from game.warhammer_quest.vocabulary import own


def words() -> dict[str, Word]:
    """Every word by name, with the kinds of its arguments and its documentation."""
    found = family.words() | {name: word(name, build) for name, build in own.WORDS.items()}
    return found | {name: word(name, build, plain=True) for name, build in own.PLAIN.items()}


def vocabulary() -> Vocabulary:
    """The vocabulary, ready to compile marks."""
    return family.made_of(words())


def advice_vocabulary() -> Vocabulary:
    """The vocabulary of advice: the words of the cards and its own."""
    return family.made_of(words() | family.advice_words())
