"""The guided course of a game: lessons that are played, in which only what is taught can be chosen.

    course = read_course(folder, kinds)            # data/<game>/guided.toml; None for a game that has none
    place = course.place(answers=3, read=0)        # the step that stands there; None behind the last one

A course is a game from a fixed set-up and seed. Its steps stand at the questions of that game, so the place in it is
known from the number of answers that were given: it needs no save of its own, and undo goes back in it. A lesson may
begin at a position of its own instead, which counts as one answer more. The words of a lesson stand in
`[guided.<lesson>]`, of a step in `[guided.<lesson>.<step>]`. `kit/course_progress.py` leads through it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import ceil
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from game.kit.content import read_toml
from game.kit.errors import ContentError
from game.kit.prompts import Answer, Prompt
from game.kit.setup import SeatChoice, Setup
from game.kit.text import Words

FILE = "guided.toml"
COURSE, COURSE_READ = "course", "course_read"
"""What is kept beside a journey in which somebody is led: that it is so, and after how many answers how many of the
steps that tell something were read.
"""
MOST_WORDS = 20
"""A step says so much at most, and one sum."""
Count = Annotated[int, Meta(ge=1)]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: something is told and gone on from, or the answer to a question of a `kind` is asked for.

    `answer` alone is taken then; empty, it declines. A step that `confirms` belongs to the answer before it: it stands
    while nothing is left but to confirm or to roll, where the question waits for that. `lit` names what is lit beside
    what can be chosen (pieces, spots, zones of the table; the first of them is pointed at where nothing is to be
    chosen), `rule` the rule it is about.
    """

    id: str
    kind: str = ""
    answer: Answer | None = None
    confirms: bool = False
    lit: tuple[str, ...] = ()
    rule: str = ""


class GuidedLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps about one thing, and how long they take. `position` is a scenario, in the words of the game's scenario
    files, at which the lesson begins; without one it goes on where the lesson before ended.
    """

    id: str
    minutes: Count
    steps: tuple[Step, ...]
    position: dict[str, Any] | None = None

    @property
    def answers(self) -> tuple[Step, ...]:
        """The steps that are answers, in order."""
        return tuple(step for step in self.steps if step.answer is not None)


class Place(NamedTuple):
    """Where somebody stands in a course: the numbers of the lesson and of the step in it, from 0."""

    lesson: GuidedLesson
    step: Step
    number: int
    at: int

    @property
    def key(self) -> str:
        """Under which the words of the step stand."""
        return f"guided.{self.lesson.id}.{self.step.id}"


class GuidedCourse(Struct, frozen=True, forbid_unknown_fields=True):
    """Lessons one after the other, and the set-up of the game in which they are held."""

    seed: str
    choices: dict[str, str]
    pieces: tuple[str, ...]
    lessons: tuple[GuidedLesson, ...]

    def setup(self, seed: str = "") -> Setup:
        """The set-up of the course; with another seed the suggestion for a game of one's own."""
        seats = tuple(SeatChoice(piece=piece) for piece in self.pieces)
        return Setup(dict(self.choices), seats, seed=seed or self.seed)

    def part(self, lesson: int) -> range:
        """The numbers of the lessons (from 0) that are held in one game with this one, one after the other."""
        opens = [number for number, found in enumerate(self.lessons) if not number or found.position is not None]
        first = max(number for number in opens if number <= lesson)
        return range(first, min((number for number in opens if number > first), default=len(self.lessons)))

    @property
    def parts(self) -> list[range]:
        """The lessons by the games in which they are held."""
        return [part for number in range(len(self.lessons)) if (part := self.part(number)).start == number]

    def answers(self, lessons: range) -> tuple[Step, ...]:
        """The steps of some lessons that are answers, in order."""
        return tuple(step for number in lessons for step in self.lessons[number].answers)

    def start(self, lesson: int) -> tuple[int, int]:
        """Where a lesson (from 0) begins: after how many answers, and how much of what is told after them was read."""
        answers = len(self.answers(range(lesson)))
        answers += sum(found.position is not None for found in self.lessons[: lesson + 1])
        return answers, sum(place.number < lesson for place in self.told(answers))

    def following(self, done: Collection[str]) -> int:
        """The number of the first lesson (from 0) that was not done; 0 where all of them were."""
        return next((number for number, lesson in enumerate(self.lessons) if lesson.id not in done), 0)

    @property
    def minutes(self) -> int:
        """How long the whole course takes."""
        return sum(lesson.minutes for lesson in self.lessons)

    def place(self, answers: int, read: int, *, ready: bool = False) -> Place | None:
        """The step after so many answers, when so much that was told since has been read; None behind the last one.
        `ready`: nothing is left but to confirm.
        """
        told = self.told(answers)
        if read < len(told):
            return told[read]
        asked = self.asked(answers)
        return asked[-1 if ready else 0] if asked else None

    def fits(self, answers: int, prompt: Prompt | None) -> bool:
        """Whether the question that is open after so many answers is the one of the course, and can be answered so."""
        asked = self.asked(answers)
        if not asked:
            return prompt is not None and bool(self.told(answers))
        step = asked[0].step
        if prompt is None or step.answer is None or step.kind != prompt.kind:
            return False
        return prompt.least <= len(step.answer) <= prompt.most and set(step.answer) <= set(prompt.options)

    def told(self, answers: int) -> list[Place]:
        """What is told between the answer of this number and the next one."""
        return [place for place in self._between(answers) if place.step.answer is None and not place.step.confirms]

    def minutes_left(self, place: Place) -> int:
        """How long it takes from here to the end of the part."""
        own = place.lesson.minutes * (1 - place.at / len(place.lesson.steps))
        after = range(place.number + 1, self.part(place.number).stop)
        return ceil(own + sum(self.lessons[number].minutes for number in after))

    def asked(self, answers: int) -> list[Place]:
        """The step that is answered next, and the one that confirms it, if there is one."""
        return [place for place in self._between(answers) if place.step.answer is not None or place.step.confirms]

    def _between(self, answers: int) -> list[Place]:
        """The steps that stand after so many answers; a step that confirms belongs to the answer before it."""
        found, given = [], 0
        for place in self._places():
            given += place.lesson.position is not None and not place.at
            if place.step.confirms:
                if given == answers + 1:
                    found.append(place)
                continue
            if given == answers:
                found.append(place)
            given += place.step.answer is not None
        return found

    def _places(self) -> Iterator[Place]:
        for number, lesson in enumerate(self.lessons):
            for at, step in enumerate(lesson.steps):
                yield Place(lesson, step, number, at)


def step_words(words: Words, key: str, device: str, **slots: str) -> tuple[str, str]:
    """What a step says and its sum (empty: none), both as rich text. Where a device (mouse, keyboard, pad, terminal)
    has words of its own, they stand in a table of its name beside the others.
    """
    text, reckoned = (
        next((own for own in (f"{key}.{device}.{part}", f"{key}.{part}") if words.has(own)), "")
        for part in ("text", "sum")
    )
    return words(text, **slots), words(reckoned) if reckoned else ""


def has_course(folder: Path) -> bool:
    """Whether the game whose data lie here teaches, without reading it."""
    return (folder / FILE).is_file()


def read_course(folder: Path, kinds: Collection[str]) -> GuidedCourse | None:
    """The course among a game's data; None where there is none. `kinds`: the kinds of questions that the game asks.

    Raises ContentError with every fault found.
    """
    if not has_course(folder):
        return None
    problems: list[str] = []
    raw = read_toml(folder / FILE, problems)
    try:
        course = msgspec.convert(raw, GuidedCourse) if not problems else None
    except msgspec.ValidationError as fault:
        course = None
        problems.append(f"{FILE}: {fault}")
    if course is not None:
        problems += [f"{FILE}: {fault}" for fault in _faults(course, kinds)]
    if problems:
        raise ContentError(problems)
    return course


def _faults(course: GuidedCourse, kinds: Collection[str]) -> Iterator[str]:
    """What no record can tell by itself, each with its place."""
    ids = [lesson.id for lesson in course.lessons]
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield f"two lessons are called {name}"
    for lesson in course.lessons:
        before: Step | None = None
        names = [step.id for step in lesson.steps]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{lesson.id}: two steps are called {name}"
        for step in lesson.steps:
            if step.answer is not None and step.kind not in kinds:
                yield f"{lesson.id}: {step.id}: no question is of the kind {step.kind}"
            if step.confirms and (before is None or before.answer is None):
                yield f"{lesson.id}: {step.id} confirms nothing: an answer must stand before it"
            before = step
