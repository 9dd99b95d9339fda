"""The words of the cards: control words, verbs, selectors, queries, windows, modifiers. Each is one function."""

from __future__ import annotations

from game.kit.effects import Vocabulary, Word, word
from game.terrinoth.vocabulary import actions, control, modifiers, queries, selectors, verbs, world
from game.terrinoth.vocabulary.kinds import wrap


def words() -> dict[str, Word]:
    """Every word by name, with the kinds of its arguments and its documentation."""
    bracketed = [
        *control.WORDS.items(), *verbs.WORDS.items(), *world.WORDS.items(), *actions.WORDS.items(),
        *modifiers.WORDS.items(), *selectors.WORDS.items(), *queries.WORDS.items(),
    ]  # fmt: skip
    found = {name: word(name, build) for name, build in bracketed}
    plain = [*selectors.PLAIN.items(), *queries.PLAIN.items()]
    return found | {name: word(name, build, plain=True) for name, build in plain}


def vocabulary() -> Vocabulary:
    """The vocabulary, ready to compile marks."""
    return Vocabulary(words(), control.row, wrap)
