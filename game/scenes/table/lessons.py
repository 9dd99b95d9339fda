"""Lessons and hints: what a new player is told, and at which question. Pure: which note, never how it looks.

A lesson belongs to one quest and has pages; a hint explains one kind of question the first time it is asked.
Both are remembered by id, and their words stand under `ui.table.lesson.<id>` and `ui.table.hint.<kind>`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.kit.prompts import Prompt, PromptKind
from game.kit.shown import Scoreboard


class Lesson(NamedTuple):
    """A lesson: the kinds of questions it comes with, or the phase, or the round from which on it comes."""

    id: str
    pages: int
    kinds: tuple[str, ...] = ()
    phase: str = ""
    round: int = 0

    def fits(self, prompt: Prompt, board: Scoreboard) -> bool:
        """Whether this is the moment for it."""
        if self.kinds and prompt.kind in self.kinds:
            return True
        return bool(self.phase and board.phase == self.phase) or bool(self.round and board.round >= self.round)


class Note(NamedTuple):
    """What is to be told: the id to remember it by, the key of its words, its pages, and which lesson it is."""

    id: str
    key: str
    pages: int = 1
    lesson: int = 0
    lessons: int = 0


LESSONS: dict[str, tuple[Lesson, ...]] = {
    "the-goblin-problem": (
        Lesson("turn", 3, kinds=("activation-card",)),
        Lesson("fight", 3, kinds=("engage", "target", "spend")),
        Lesson("enemies", 2, kinds=("activate-enemy",), phase="enemies"),
        Lesson("peril", 3, kinds=("travel",), round=2),
    )
}

def next_note(
    quest: str, prompt: Prompt, kind: PromptKind, board: Scoreboard, seen: Collection[str]
) -> Note | None:
    """The note for this moment, if there is one that was not shown yet. The lessons of a quest come in order; what
    a lesson tells, here or in a quest before, is not told again by a hint.
    """
    lessons = LESSONS.get(quest, ())
    for number, lesson in enumerate(lessons, 1):
        note_id = f"lesson.{lesson.id}"
        if note_id in seen:
            continue
        if lesson.fits(prompt, board):
            return Note(note_id, f"ui.table.lesson.{lesson.id}", lesson.pages, number, len(lessons))
        break
    known = [lesson for course in LESSONS.values() for lesson in course if f"lesson.{lesson.id}" in seen]
    covered = {kind for lesson in (*known, *lessons) for kind in lesson.kinds}
    if kind.hint and prompt.kind not in covered and f"hint.{prompt.kind}" not in seen:
        return Note(f"hint.{prompt.kind}", f"ui.table.hint.{prompt.kind}")
    return None


def lesson_ids(quest: str) -> list[str]:
    """The ids of all lessons of a quest, for skipping them."""
    return [f"lesson.{lesson.id}" for lesson in LESSONS.get(quest, ())]
