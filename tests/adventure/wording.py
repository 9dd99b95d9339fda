"""What the rules of a game of the family can ask or tell has words: each function gives what has none, or too many."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from game.kit.notes import SILENT, NoteKind
from game.kit.prompts import PromptKind
from game.kit.text import Words

GAME = Path(__file__).parents[2] / "game"
LEAST_REASONS = 15


def questions_without_words(words: Words, prompts: Mapping[str, PromptKind]) -> list[str]:
    """Every kind of question has a verb and an undo label, and one with a hint the words of that."""
    keys = [f"{part}.{kind}" for kind in prompts for part in ("prompt.kind", "undo")]
    hints = [kind for kind, declared in prompts.items() if declared.hint]
    keys += [f"ui.table.hint.{kind}.{part}" for kind in hints for part in ("title", "text")]
    return [key for key in keys if not words.has(key)]


def words_without_question(words: Words, prompts: Mapping[str, PromptKind]) -> Iterator[str]:
    """No words are left over for a kind that nobody asks. Some kinds have more than one wording: `target`,
    `target-more`.
    """
    for key in words.keys("prompt.kind."):
        wording = key.removeprefix("prompt.kind.")
        if not any(wording == kind or wording.startswith(f"{kind}-") for kind in prompts):
            yield key
    for key in words.keys("ui.table.hint."):
        kind = key.split(".")[3]
        if kind not in prompts or not prompts[kind].hint:
            yield key


def notes_without_sentence(words: Words, notes: Mapping[str, NoteKind], special: Collection[str]) -> list[str]:
    """Every kind of note that is told has a sentence, or a function that makes it."""
    told = [name for name, kind in notes.items() if kind.level != SILENT]
    return [name for name in told if not words.has(f"log.{name}") and name not in special]


def windows_without_name(words: Words, windows: Iterable[str]) -> list[str]:
    """Every window has a name."""
    return [window for window in windows if not words.has(f"prompt.window.{window}")]


def reasons_without_words(words: Words, room: str) -> set[str]:
    """Every reason that stands in the rules of the family, and of the game in this room, has words."""
    files = (path for place in ("adventure", room) for path in (GAME / place).rglob("*.py"))
    whole = "\n".join(path.read_text(encoding="utf-8") for path in files)
    keys = set(re.findall(r'"((?:refusal|setup)\.[a-z-]+)"', whole))
    assert len(keys) > LEAST_REASONS, "reasons are found"
    return {key for key in keys if not words.has(key)}
