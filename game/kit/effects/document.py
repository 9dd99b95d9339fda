"""The documentation of a card language: a table of words, made from their docstrings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.kit.effects.language import Param, Vocabulary, Word

Groups = tuple[tuple[str, Iterable[str]], ...]
"""Titles, each with the names of the words that stand under it."""


def document_of(game: str, vocabulary: Vocabulary, groups: Groups) -> str:
    """Every word of a game's language with its arguments, its meaning and how often its data use it; the control words
    of the house, which stand in no group, first.
    """
    words = dict(vocabulary.words)
    lines = [
        "# The words of the marks",
        "",
        f"{len(words)} words. Made by `uv run main.py vocabulary --game {game} --out FILE` from the docstrings in",
        f"`game/{game}/vocabulary/` and `game/kit/effects/control.py`. Uses are counted over all marks in the data.",
    ]
    sections = [(title, [words.pop(name) for name in names]) for title, names in groups]
    for title, found in (("Control words", list(words.values())), *sections):
        lines += word_table(title, found, vocabulary.used)
    return "\n".join(lines) + "\n"


def word_table(title: str, words: Iterable[Word], used: Mapping[str, int]) -> list[str]:
    """A section of words by name, as lines of Markdown: how each is written, what it means, how often it is used."""
    rows = ["", f"## {title}", "", "| word | meaning | uses |", "|---|---|---|"]
    for word in sorted(words, key=lambda w: w.name):
        meaning = " ".join(word.doc.split()).replace("|", "\\|")
        rows.append(f"| `{_call(word)}` | {meaning} | {used.get(word.name, 0)} |")
    return rows


def _call(word: Word) -> str:
    return word.name if word.plain else f"{word.name}({', '.join(_argument(p) for p in word.params)})"


def _argument(param: Param) -> str:
    kinds = " or ".join(kind for kind in param.kinds if kind != "none")
    name = f"{param.name}..." if param.many else param.name
    return f"{name}: {kinds}" if param.needed or param.many else f"[{name}: {kinds}]"
