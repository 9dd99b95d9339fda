"""One list of keys: the README has the keys of the settings, and lessons and hints take theirs from it."""

from __future__ import annotations

import re

from game import paths
from game.kit.mode import Mode
from game.kit.text import Words
from game.modes import Library
from game.scenes.settings.keys import FIXED
from game.ui.screen.input import MAP_KEYS, PAD, PAD_HINTS, USUAL, Bindings, key_labels

HEAD = "| what | key | game pad |"
KEY_NAMES = re.compile(r"\b(?:F\d{1,2}|Enter|Escape|Esc|Space|Tab|Ctrl|Backspace|[Pp]ress(?:es)? [A-Z])\b|\([A-Z]\)")


def key_rows(words: Words) -> list[str]:
    """The table of keys as the README has it, made from the usual bindings."""
    pads = {action: name for name, action in ((PAD_HINTS.get(action, ""), action) for action in PAD.values())}
    rows = []
    for action, keys in (USUAL | MAP_KEYS).items():
        if action not in FIXED:
            shown = ", ".join(key_labels(keys))
            rows.append(f"| {words(f'ui.action.{action}')} | {shown} | {pads.get(action, '')} |")
    return rows


def test_the_readme_has_every_key_as_it_is(library: Library) -> None:
    readme = paths.resource("README.md").read_text("utf-8").splitlines()
    start, wanted = readme.index(HEAD) + 2, key_rows(library.house_words)
    told = readme[start : start + len(wanted)]
    assert told == wanted
    assert not readme[start + len(told)].startswith("|"), "a row too many"


def test_no_lesson_and_no_hint_names_a_key_of_its_own(mode: Mode) -> None:
    keys = [*mode.words.keys("ui.table.lesson."), *mode.words.keys("ui.table.hint.")]
    told = [mode.words.raw(key) for key in keys]
    assert not [text for text in told if KEY_NAMES.search(text)]
    named = {slot for text in told for slot in re.findall(r"\{(key_\w+)\}", text)}
    assert named <= set(Bindings().named())
