"""Progress in a guided course: where somebody stands in it, what alone they may answer, and what is left behind it.

    progress = CourseProgress(course, session, meta)
    place = progress.place()                       # the step that stands
    progress.read_on()                             # after a step that tells something
    progress.follow()                              # after each answer, also one that was taken back

The window and the text mode lead by it. The place follows from the answers of the session, so undo, leaving and taking
up again need nothing of their own; only what was read since the last answer is kept in the `meta` of the journey.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from game.kit.codec import freeze, thaw
from game.kit.errors import ContentError, SaveError
from game.kit.guided import COURSE, COURSE_READ, FILE, GuidedCourse, Place
from game.kit.history import Chapter
from game.kit.mode import Mode
from game.kit.prompts import Answer, halves_of
from game.kit.save_files import is_name
from game.kit.save_format import Saved
from game.kit.saves import Saves
from game.kit.scenario import ScenarioError
from game.kit.session import Session

ALL_READ = 1_000
"""More than is told anywhere: the step that asks stands at once."""


def begin_course(course: GuidedCourse, mode: Mode, lesson: int, meta: dict[str, Any]) -> Session:
    """The game of a course at the first step of a lesson (from 0); what was done before it in that game is given at
    once. In `meta` is kept how it stands.

    Raises ContentError where the position at which a lesson begins cannot be laid out.
    """
    part = course.part(lesson)
    answers, read = course.start(lesson)
    session = mode.session(course.setup()) if course.lessons[part.start].position is None else None
    session = session.begin() if session is not None else _laid_out(course, mode, part.start)
    given = course.answers(range(part.start, lesson))
    for step in given:
        session.answer(step.answer or ())
    if given:
        session.take_events()
    meta[COURSE] = True
    meta[COURSE_READ] = [answers, read]
    return session


def _laid_out(course: GuidedCourse, mode: Mode, lesson: int) -> Session:
    """The game of a lesson at its own position, begun. What the lessons before would have been is a closed chapter, so
    that the answers count on from there, and nobody goes back beyond it.
    """
    found = course.lessons[lesson]
    try:
        scenario = mode.workbench().scenario(msgspec.json.encode(found.position))
    except ScenarioError as fault:
        raise ContentError([f"{FILE}: {found.id}: position: {fault}"]) from fault
    session = scenario.session.begin()
    start = session.start()
    session.chapters.insert(0, Chapter(start.node, course.start(lesson)[0]))
    session.origin = partial(thaw, freeze(start))
    return session


def is_held(saves: Saves, slot: str) -> bool:
    """Whether there is a journey in a slot that is remembered, once what is on its way to the disk has come there."""
    saves.settle()
    return bool(slot) and is_name(slot) and saves.path(slot).exists()


def course_slot(saves: Saves, slot: str) -> str:
    """The slot in which a lesson begins, locked for this window: that of the course under way, so that lessons do not
    fill the list of journeys; a new one where there is none, or where it cannot be had.
    """
    if is_held(saves, slot):
        with suppress(SaveError):
            saves.claim(slot)
            if saves.read(slot).meta.get(COURSE) is True:
                return slot
    return saves.new_slot()


def place_in(course: GuidedCourse, saved: Saved) -> Place | None:
    """Where a saved journey stands in a course; None where it is no journey of the course, or behind its last step."""
    if saved.meta.get(COURSE) is not True:
        return None
    answers = sum(chapter.answers for chapter in saved.chapters) + sum(len(node.given) for node in saved.history)
    return course.place(answers, _read_after(saved.meta, answers))


def _read_after(meta: dict[str, Any], answers: int) -> int:
    """How much was read of what is told after so many answers."""
    kept = meta.get(COURSE_READ, ())
    return sum(count for count in kept[1:2] if isinstance(count, int)) if kept[:1] == [answers] else 0


class CourseProgress:
    """Where somebody stands in a course that is held in a session."""

    def __init__(self, course: GuidedCourse, session: Session, meta: dict[str, Any]) -> None:
        self.course, self.session, self.meta = course, session, meta
        self.given = self._answers()
        self.read = _read_after(meta, self.given)
        self.finished: list[str] = []
        """The lessons that came to their end since this began."""

    def place(self, *, ready: bool = False) -> Place | None:
        """The step that stands; `ready`: nothing is left but to confirm. None behind the last one."""
        return self.course.place(self.given, self.read, ready=ready)

    @property
    def wanted(self) -> Answer | None:
        """The answer that alone is taken; None while something is told."""
        place = self.place()
        return place.step.answer if place is not None else None

    def allows(self, option: str, *, counted: bool = False) -> bool:
        """Whether an option may be chosen, or the half of a pair that is taken first; of an amount `counted` up,
        each until the wanted one.
        """
        wanted = self.wanted
        if wanted is None:
            return False
        if counted:
            return option.isdecimal() and 0 < int(option) <= int(wanted[0])
        return option in wanted or any(halves_of(pair)[0] == option for pair in wanted)

    @property
    def begun(self) -> int:
        """How many answers were given before the lesson that stands: undo goes back no further."""
        place = self.place()
        return self.course.start(place.number)[0] if place is not None else 0

    @property
    def further(self) -> int | None:
        """The number of the lesson (from 0) that is held in the next game, behind the one that stands; None behind the
        last one.
        """
        place = self.place()
        after = self.course.part(place.number).stop if place is not None else len(self.course.lessons)
        return after if after < len(self.course.lessons) else None

    @property
    def may_go_back(self) -> bool:
        """Whether an answer of the lesson that stands can be taken back."""
        return self.given > self.begun

    def follow(self) -> bool:
        """Follow the answers of the session, also back; false where its question is not that of the course."""
        before, was = self.given, self.place()
        self.given = self._answers()
        if self.given != before:
            self.read = ALL_READ if self.given < before else 0
        if self.given > before:
            self._note_end(was)
        return self.course.fits(self.given, self.session.prompt)

    def read_on(self) -> bool:
        """On to the next step after one that was read; false behind the last one."""
        was = self.place()
        self.read += 1
        self.meta[COURSE_READ] = [self.given, self.read]
        self._note_end(was)
        return self.place() is not None

    def end(self, mode: Mode) -> None:
        """From here on it is a journey like any other; one that was laid out and not set up is counted for nobody."""
        for kept in (COURSE, COURSE_READ):
            self.meta.pop(kept, None)
        if self._from_set_up:
            self.meta["setup"] = msgspec.to_builtins(mode.setup_of(self.session.state))
        self.session.rewinds = 0

    def _note_end(self, was: Place | None) -> None:
        """Note that the lesson of a step has come to its end, if it has."""
        now = self.place()
        if was is not None and (now is None or now.number > was.number) and was.lesson.id not in self.finished:
            self.finished.append(was.lesson.id)

    @property
    def _from_set_up(self) -> bool:
        """Whether the game began with its set-up, and not at a position of its own."""
        place = self.course.place(self.given, 0)
        number = place.number if place is not None else len(self.course.lessons) - 1
        return self.course.lessons[self.course.part(number).start].position is None

    def _answers(self) -> int:
        """How many answers were given since the journey began."""
        session = self.session
        return sum(chapter.answers for chapter in session.chapters) + session.answered
