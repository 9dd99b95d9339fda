"""The words that the cards of the family have in common: control words, verbs, selectors, queries, modifiers.
Each is one function; a game adds its own.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.adventure.vocabulary import actions, advice, control, modifiers, queries, selectors, verbs, world
from game.adventure.vocabulary.kinds import first_or_second
from game.kit.effects.control import row
from game.kit.effects.language import References, Vocabulary, Word, word

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


def advice_words() -> dict[str, Word]:
    """The words that only advice uses."""
    found = {name: word(name, build) for name, build in advice.WORDS.items()}
    return found | {name: word(name, build, plain=True) for name, build in advice.PLAIN.items()}


def made_of(words: Mapping[str, Word]) -> Vocabulary:
    """A vocabulary of words, ready to compile marks."""
    return Vocabulary(dict(words), row, first_or_second, REFERENCES)
