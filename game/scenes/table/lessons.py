"""Lessons and hints: what a new player is told, and at which question. Pure: which note, never how it looks.

A lesson belongs to a course and has pages; a course is for games of a certain set-up, and both are data of the game
(`data/<game>/lessons.toml`). A hint explains one kind of question the first time it is asked. All are remembered by
id, and their words stand under `ui.table.lesson.<id>` and `ui.table.hint.<kind>`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from game.kit.content import read_toml, records
from game.kit.errors import ContentError
from game.kit.prompts import Prompt, PromptKind
from game.kit.shown import Scoreboard

LESSONS_FILE = "lessons.toml"
Count = Annotated[int, Meta(ge=1)]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the kinds of questions it comes with, or the phase, or the round from which on it comes."""

    id: str
    pages: Count = 1
    kinds: tuple[str, ...] = ()
    phase: str = ""
    round: Count | None = None

    def fits(self, prompt: Prompt, board: Scoreboard) -> bool:
        """Whether this is the moment for it."""
        if prompt.kind in self.kinds or (self.phase and board.phase == self.phase):
            return True
        return self.round is not None and board.round >= self.round


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """Lessons that come one after the other, and the choices of the set-up they are for (none: for every game)."""

    lessons: tuple[Lesson, ...]
    choices: dict[str, str] = {}

    def fits(self, choices: Mapping[str, str]) -> bool:
        """Whether a game with these choices is the one it is for."""
        return all(choices.get(key) == chosen for key, chosen in self.choices.items())


class Note(NamedTuple):
    """What is to be told: the id to remember it by, the key of its words, its pages, and which lesson it is."""

    id: str
    key: str
    pages: int = 1
    lesson: int = 0
    lessons: int = 0


class Lessons:
    """All courses of a game by id; of those that fit a set-up, the first is held."""

    def __init__(self, courses: Mapping[str, Course]) -> None:
        self.courses = courses

    @classmethod
    def read(cls, folder: Path, kinds: Collection[str]) -> Lessons:
        """The lessons among a game's data, which may have none. `kinds`: the kinds of questions the game asks.

        Raises ContentError with every fault found.
        """
        file = folder / LESSONS_FILE
        if not file.exists():
            return cls({})
        problems: list[str] = []
        courses = records(file.name, read_toml(file, problems), Course, problems)
        problems += [f"{file.name}: {fault}" for fault in _faults(courses, kinds)]
        if problems:
            raise ContentError(problems)
        return cls(courses)

    def of(self, choices: Mapping[str, str]) -> tuple[Lesson, ...]:
        """The lessons for a game with these choices, in order."""
        return next((course.lessons for course in self.courses.values() if course.fits(choices)), ())

    def ids(self, choices: Mapping[str, str]) -> list[str]:
        """The ids of all lessons for a game with these choices, for skipping them."""
        return [f"lesson.{lesson.id}" for lesson in self.of(choices)]

    def next_note(
        self,
        choices: Mapping[str, str],
        prompt: Prompt,
        kind: PromptKind,
        board: Scoreboard,
        seen: Collection[str],
    ) -> Note | None:
        """The note for this moment, if there is one that was not shown yet. The lessons of a course come in order, but
        one of the very question that is asked comes before others that wait for theirs; what a lesson tells, here or in
        a course before, is not told again by a hint.
        """
        lessons = self.of(choices)
        left = [(nth, lesson) for nth, lesson in enumerate(lessons, 1) if f"lesson.{lesson.id}" not in seen]
        first = next(((nth, lesson) for nth, lesson in left[:1] if lesson.fits(prompt, board)), None)
        fitting = first or next(((nth, lesson) for nth, lesson in left if prompt.kind in lesson.kinds), None)
        if fitting is not None:
            number, lesson = fitting
            return Note(f"lesson.{lesson.id}", f"ui.table.lesson.{lesson.id}", lesson.pages, number, len(lessons))
        every = (lesson for course in self.courses.values() for lesson in course.lessons)
        known = [lesson for lesson in every if f"lesson.{lesson.id}" in seen]
        covered = {name for lesson in (*known, *lessons) for name in lesson.kinds}
        if kind.hint and prompt.kind not in covered and f"hint.{prompt.kind}" not in seen:
            return Note(f"hint.{prompt.kind}", f"ui.table.hint.{prompt.kind}")
        return None


def _faults(courses: Mapping[str, Course], kinds: Collection[str]) -> Iterator[str]:
    """What no record can tell by itself, each with its place."""
    for name, course in courses.items():
        ids = [lesson.id for lesson in course.lessons]
        for twice in sorted({note_id for note_id in ids if ids.count(note_id) > 1}):
            yield f"{name}: two lessons are called {twice}"
        for lesson in course.lessons:
            if not (lesson.kinds or lesson.phase or lesson.round):
                yield f"{name}: {lesson.id} never comes: it has no kinds, no phase and no round"
            for kind in lesson.kinds:
                if kind not in kinds:
                    yield f"{name}: {lesson.id}: no question is of the kind {kind}"
