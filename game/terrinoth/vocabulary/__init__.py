"""The words of the cards: control words, verbs, selectors, queries, windows, modifiers. Each is one function."""

from __future__ import annotations

from game.kit.effects.control import row
from game.kit.effects.language import References, Vocabulary, Word, word
from game.terrinoth.vocabulary import actions, advice, control, modifiers, queries, selectors, verbs, world
from game.terrinoth.vocabulary.kinds import first_or_second

REFERENCES = References(frozenset({"hero", "enemy"}), "being")
"""What the words call those whom they mean."""


def words() -> dict[str, Word]:
    """Every word by name, with the kinds of its arguments and its documentation."""
    bracketed = [
        *verbs.WORDS.items(), *world.WORDS.items(), *actions.WORDS.items(),
        *modifiers.WORDS.items(), *selectors.WORDS.items(), *queries.WORDS.items(),
    ]  # fmt: skip
    own_names = {"reference": REFERENCES.whole}
    found = {name: word(name, build, own_names=own_names) for name, build in control.WORDS.items()}
    found |= {name: word(name, build) for name, build in bracketed}
    plain = [*selectors.PLAIN.items(), *queries.PLAIN.items()]
    return found | {name: word(name, build, plain=True) for name, build in plain}


def vocabulary() -> Vocabulary:
    """The vocabulary, ready to compile marks."""
    return Vocabulary(words(), row, first_or_second, REFERENCES)


def advice_words() -> dict[str, Word]:
    """The words that only advice uses."""
    found = {name: word(name, build) for name, build in advice.WORDS.items()}
    return found | {name: word(name, build, plain=True) for name, build in advice.PLAIN.items()}


def advice_vocabulary() -> Vocabulary:
    """The vocabulary of advice: the words of the cards and its own."""
    return Vocabulary(words() | advice_words(), row, first_or_second, REFERENCES)
