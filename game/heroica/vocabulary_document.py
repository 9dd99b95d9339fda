"""The documentation of the language of the marks, made from the words themselves."""

from __future__ import annotations

from game.heroica.box import Box
from game.heroica.vocabulary import owning, powers, selectors, verbs
from game.kit.effects.document import word_table

GROUPS = (
    ("Whom and what", {*selectors.PLAIN, *selectors.WORDS}),
    ("Fighting, moving, the map", {*verbs.WORDS}),
    ("What heroes have, and how they fare", {*owning.WORDS}),
    ("Powers", {*powers.WORDS}),
)


def document(box: Box) -> str:
    """Every word with its arguments, its meaning and how often the data use it."""
    words, used = dict(box.vocabulary.words), box.vocabulary.used
    lines = [
        "# The words of the marks",
        "",
        f"{len(words)} words. Made by `uv run main.py vocabulary --game heroica --out FILE` from the docstrings in",
        "`game/heroica/vocabulary/` and `game/kit/effects/control.py`. Uses are counted over all marks in the data.",
    ]
    sections = [(title, [words.pop(name) for name in names]) for title, names in GROUPS]
    for title, found in (("Control words", list(words.values())), *sections):
        lines += word_table(title, found, used)
    return "\n".join(lines) + "\n"
