"""The guided course on a terminal: which lesson is begun, and what is remembered for the window too."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from game import paths, settings
from game.commands.common import stop
from game.kit.course_progress import CourseProgress, begin_course, course_slot, is_held
from game.kit.errors import ContentError
from game.kit.guided import COURSE, GuidedCourse, has_course, read_course
from game.kit.mode import Mode
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.text_play import TextPlayer
from game.kit.text_setup import TextSetup
from game.modes import Library

NEXT = 0
"""No lesson in particular: the one that was left, or that comes next."""


class TextCourse:
    """The course of a game, with the settings in which the window remembers it too."""

    def __init__(self, library: Library, mode: Mode) -> None:
        self.mode, self._folder = mode, library.folder(mode.id)
        self._settings = settings.load(paths.settings_file())[0]
        self.remembered = self._settings.of(mode.id)

    def read(self) -> GuidedCourse | None:
        """The course; None where the game has none. Ends the program with the faults of one that is damaged."""
        try:
            return read_course(self._folder, self.mode.kinds())
        except ContentError as fault:
            stop("The lessons are damaged; install the game again.", fault.problems)

    @property
    def is_new(self) -> bool:
        """Whether there are lessons, and none of them was held."""
        return has_course(self._folder) and not self.remembered.lessons and not self.remembered.course

    def held(self, saves: Saves) -> str:
        """The slot of the journey in which the course was left; empty where it was not."""
        slot = str(self.remembered.course)
        return slot if is_held(saves, slot) else ""

    def begin(self, saves: Saves, number: int) -> tuple[Session, dict[str, Any]] | None:
        """A lesson by its number from 1 (`NEXT`: it is asked for, where one was done before); None where the input
        ends. Ends the program where there is no such lesson.
        """
        course = self.read()
        if course is None:
            stop(self.mode.words("text.lesson-none"))
        number = number or self._ask(course)
        if not number:
            return None
        if number > len(course.lessons):
            stop(f"--learn: there is no lesson {number}; known are 1 to {len(course.lessons)}")
        meta: dict[str, Any] = {"slot": course_slot(saves, self.held(saves)), "undo": True}
        session = begin_course(course, self.mode, number - 1, meta)
        self.remembered.course = meta["slot"]
        self._keep()
        return session, meta

    def _ask(self, course: GuidedCourse) -> int:
        """The number of the lesson that is chosen; the first one where none was done; 0 where somebody leaves."""
        words, done = self.mode.words, self.remembered.lessons
        if not done:
            return 1
        titles = [words(f"guided.{lesson.id}.title") for lesson in course.lessons]
        for number, (lesson, title) in enumerate(zip(course.lessons, titles, strict=True), 1):
            key = "text.lesson-done" if lesson.id in done else "text.option"
            print(words(key, number=number, title=title, label=title))
        usual = course.following(done) + 1
        asked = TextSetup(self.mode, words, sys.stdin, sys.stdout)
        return asked.number("text.lesson-which", 1, len(titles), usual, titles) or 0

    def lead(self, player: TextPlayer, meta: dict[str, Any]) -> None:
        """Lead a player whose journey is one of the course; any other goes on as it is."""
        course = self.read() if meta.get(COURSE) is True else None
        if course is None:
            return
        progress = CourseProgress(course, player.session, meta)
        player.be_led(progress, lambda: self._note(progress.finished, meta))

    def _note(self, finished: Sequence[str], meta: dict[str, Any]) -> None:
        """A lesson came to its end, or the course did."""
        self.remembered.learn(finished)
        if COURSE not in meta:
            self.remembered.course = ""
        self._keep()

    def _keep(self) -> None:
        settings.save(self._settings, paths.settings_file())
