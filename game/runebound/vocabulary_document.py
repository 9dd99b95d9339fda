"""The documentation of the language of the marks, made from the words themselves."""

from __future__ import annotations

from game.kit.effects.document import word_table
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
    words, used = dict(box.vocabulary.words), box.vocabulary.used
    lines = [
        "# The words of the marks",
        "",
        f"{len(words)} words. Made by `uv run main.py vocabulary --game runebound --out FILE` from the docstrings in",
        "`game/runebound/vocabulary/` and `game/kit/effects/control.py`. Uses are counted over all marks in the data.",
    ]
    sections = [(title, [words.pop(name) for name in names]) for title, names in GROUPS]
    for title, found in (("Control words", list(words.values())), *sections):
        lines += word_table(title, found, used)
    return "\n".join(lines) + "\n"
