"""The documentation of the card language, made from the words themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.adventure.box import Box
from game.adventure.vocabulary import control, modifiers, queries, selectors
from game.kit.effects.document import word_table

GROUPS = (
    ("Control words", {*control.WORDS}),
    ("Selectors", {*selectors.PLAIN, *selectors.WORDS}),
    ("Queries", {*queries.PLAIN, *queries.WORDS}),
    ("Modifiers and prohibitions", {*modifiers.WORDS}),
)


def document(box: Box, windows: Mapping[str, str], game: str, own: Mapping[str, Collection[str]]) -> str:
    """Every word with its arguments, its meaning and how often the data uses it; then the windows. `own` are the words
    of the game by group, `game` its id.
    """
    words, used = dict(box.vocabulary.words), box.vocabulary.used
    room = game.replace("-", "_")
    lines = [
        "# The words of the cards",
        "",
        f"{len(words)} words and {len(windows)} windows. Made by `uv run main.py vocabulary --out FILE` from the",
        f"docstrings in `game/adventure/vocabulary/`, `game/{room}/vocabulary/` and `game/kit/effects/control.py`.",
        "Uses are counted over all marks in the data. Advice (what a computer player thinks of a card) has some words",
        "more.",
    ]
    for title, group in GROUPS:
        names = {*group, *own.get(title, ())}
        lines += word_table(title, [words.pop(name) for name in names if name in words], used)
    lines += word_table("Verbs", list(words.values()), used)
    advice = box.advisory
    only = [word for name, word in advice.words.items() if name not in box.vocabulary.words]
    lines += word_table("Words of advice", only, advice.used)
    lines += ["", "## Windows", "", "| window | exact moment |", "|---|---|"]
    lines += [f"| {name} | {moment} |" for name, moment in windows.items()]
    return "\n".join(lines) + "\n"
