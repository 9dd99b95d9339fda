"""The guided course of every game on a terminal: each step is told before its question, only what it teaches is taken,
every answer can be taken back, and it is left and taken up again, also by the window.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from game import paths, settings
from game.commands.line import main
from game.kit.course_progress import CourseProgress, begin_course
from game.kit.guided import COURSE, GuidedCourse, GuidedLesson, read_course, step_words
from game.kit.mode import Mode
from game.kit.past import answered
from game.kit.save_format import Saved
from game.kit.saves import Saves
from game.kit.text_guide import TERMINAL
from game.kit.text_play import TextPlayer, plain
from game.modes import GameRecord, Library
from game.scenes.router import Router
from game.ui.screen.scene import Services
from tests.house.conftest import RECORDS
from tests.scenes.led import Led

CURTAIN = "looks.\n> "
SECOND = 1
"""A lesson that is not the first one, counted from 0."""


class Learner(StringIO):
    """Somebody at a terminal who does what each step says, and before it, where `stubborn`, what it does not say."""

    def __init__(self, mode: Mode, course: GuidedCourse, lesson: int = 0, *, stubborn: bool = False) -> None:
        super().__init__()
        self.meta: dict[str, Any] = {}
        self.session = begin_course(course, mode, lesson, self.meta)
        self.player = TextPlayer(mode, self.session, mode.words, self, self, lambda session: None)
        self.changes: list[list[str]] = []
        self.progress = CourseProgress(course, self.session, self.meta)
        self.player.be_led(self.progress, lambda: self.changes.append(list(self.progress.finished)))
        self.seen: list[str] = []
        self.stubborn = stubborn
        self._wrong: Iterator[str] = iter(())

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line; nothing once the course is over."""
        guide = self.player.guide
        assert guide is not None
        if self.getvalue().endswith(CURTAIN):
            return "\n"
        place = guide.place
        if place is None:
            return ""
        if self.seen[-1:] != [place.key]:
            self.seen.append(place.key)
            self._wrong = iter(self._wrong_lines() if self.stubborn else ())
        return next(self._wrong, self._right_line()) + "\n"

    def _right_line(self) -> str:
        guide = self.player.guide
        place = guide.place if guide is not None else None
        if place is None or place.step.answer is None:
            return ""
        prompt = self.session.prompt
        assert prompt is not None
        return " ".join(str(prompt.options.index(option) + 1) for option in place.step.answer) or "0"

    def _wrong_lines(self) -> list[str]:
        """Every other answer with one option, an empty line where something is asked, and what would lead astray."""
        prompt = self.session.prompt
        assert prompt is not None
        numbers = [str(number) for number in range(1, len(prompt.options) + 1)]
        lines = [number for number in numbers if number != self._right_line()]
        return [*lines, *([""] if self._right_line() else []), "hint", "seat", "quiet", "99"]


@pytest.fixture
def course(library: Library, mode: Mode) -> GuidedCourse:
    """The course of each game in turn."""
    found = read_course(library.folder(mode.id), mode.kinds())
    if found is None:
        pytest.fail("every game of the house has a course")
    return found


def keys(course: GuidedCourse, lesson: int = 0) -> list[str]:
    """The keys of all steps from a lesson on, to the end of the game in which it is held."""
    return [f"guided.{found.id}.{step.id}" for found in rest(course, lesson) for step in found.steps]


def rest(course: GuidedCourse, lesson: int) -> list[GuidedLesson]:
    """The lessons from one on that are held in its game."""
    return [course.lessons[number] for number in range(lesson, course.part(lesson).stop)]


@pytest.mark.parametrize("stubborn", [False, True], ids=["willing", "stubborn"])
def test_a_course_is_led_to_its_end_on_a_terminal(mode: Mode, course: GuidedCourse, stubborn: bool) -> None:
    for part in course.parts:
        learner = Learner(mode, course, part.start, stubborn=stubborn)
        before = answered(learner.session)
        assert not learner.player.run(), "the input ends with the course"
        shown, at = learner.getvalue(), 0
        assert learner.seen == keys(course, part.start)
        for key in learner.seen:
            said = plain(step_words(mode.words, key, TERMINAL)[0])
            assert said in shown[at:], f"{key} is not told in its turn"
            at = shown.index(said, at)
        wanted = [step.answer for step in course.answers(part)]
        given = learner.session.journal()
        assert answered(learner.session) - before == len(wanted)
        assert given == wanted[len(wanted) - len(given) :], "those of a closed chapter are kept no more"
        assert learner.changes[-1] == [course.lessons[number].id for number in part]
        assert COURSE not in learner.meta
        laid_out = course.lessons[part.start].position is not None
        assert ("setup" in learner.meta) != laid_out, "what was laid out is counted for nobody"
        refused = mode.words("text.lesson-first", what="|").split("|")[0]
        assert (refused in shown) == stubborn
        for mark in ("**", "[icon", "]("):
            assert mark not in shown


def test_no_sum_loses_its_signs_on_a_terminal(mode: Mode, course: GuidedCourse) -> None:
    for key in keys(course):
        text, reckoned = step_words(mode.words, key, TERMINAL)
        assert "[icon" not in text + reckoned, f"{key} wants words of its own below `terminal`"


def test_every_answer_of_a_lesson_is_taken_back_and_what_waits_for_its_roll_put_back(
    mode: Mode, course: GuidedCourse
) -> None:
    for part in course.parts:
        take_back_every_answer(Learner(mode, course, part.start), course, part)


def take_back_every_answer(learner: Learner, course: GuidedCourse, part: range) -> None:
    """Give each answer of a part, take it back where it can be, and give it again."""
    guide, session = learner.player.guide, learner.session
    assert guide is not None
    laid_out = course.lessons[part.start].position is not None
    taken_back = put_back = stayed = closing = 0
    for step in course.answers(part):
        while guide.tell() is False:
            assert guide.obey(session.prompt, None, "")
        place, before, answers = guide.place, session.prompt, session.journal()
        assert place is not None
        assert place.step is step
        for again in (True, False):
            guide.obey(before, step.answer, "1")
            waited = session.prompt is before
            if waited:
                assert guide.place is not None
                assert guide.place.step.confirms
                assert guide.obey(before, None, "undo")
                assert guide.place == place, "it waits no more"
                put_back += 1
                guide.obey(before, step.answer, "1")
                guide.obey(before, None, "")
            assert len(session.journal()) != len(answers)
            if again and session.last_given() is not None:
                guide.tell()
                if guide.place is not None and guide.place.lesson is not place.lesson:
                    given = session.journal()
                    assert guide.obey(session.prompt, None, "undo") is False
                    assert session.journal() == given, "the lesson before is over"
                    assert learner.player.words("ui.guided.undo-not") in learner.getvalue()
                    stayed += 1
                    break
                assert guide.obey(session.prompt, None, "undo")
                assert session.journal() == answers
                guide.tell()
                assert guide.place == place
                before = session.prompt
                taken_back += 1
            else:
                closing += again and waited  # given once: nobody goes back behind a chapter
                break
    confirming = sum(step.confirms for number in part for step in course.lessons[number].steps)
    assert put_back == 2 * confirming - closing
    assert taken_back + stayed == len(course.answers(part)) - (len(session.chapters) - laid_out)
    assert stayed < len(part)


def test_a_lesson_by_itself_begins_where_those_before_it_end(mode: Mode, course: GuidedCourse) -> None:
    for lesson in range(len(course.lessons)):
        learner = Learner(mode, course, lesson)
        learner.player.run()
        assert learner.seen == keys(course, lesson)
        assert learner.changes[-1] == [found.id for found in rest(course, lesson)]


# -- the command -----------------------------------------------------------------------------------------


@pytest.fixture
def saves(library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Saves:
    """The saves of the command, which knows every game and has a home of its own."""
    monkeypatch.setattr(Library.__init__, "__defaults__", (RECORDS, *Library.__init__.__defaults__[1:]))
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return Saves(paths.saves_folder(), library.mode)


def type_in(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    """Run the command with lines that are typed, to the end of the input."""
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    return main(["play", "--text", *options])


def saved(saves: Saves) -> Saved:
    """The only journey there is, as it lies on disk."""
    (kept,) = saves.list()
    return saves.read(kept.slot)


def test_the_lessons_are_left_and_taken_up_again(
    saves: Saves, record: GameRecord, mode: Mode, course: GuidedCourse, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    first, second = (plain(step_words(mode.words, key, TERMINAL)[0]) for key in keys(course)[:2])
    curtain = "\n" if mode.nature.hidden_hands else ""
    assert type_in(monkeypatch, curtain + "\nq\n", "--game", record.id, "--learn") == 0
    shown = capsys.readouterr().out
    assert shown.index(first) < shown.index(second)
    slot = settings.load(paths.settings_file())[0].of(record.id).course
    assert [info.slot for info in saves.list()] == [slot], "the window finds it too"
    for options in (["--game", record.id, "--learn"], ["--resume"]):
        assert type_in(monkeypatch, curtain, *options) == 0
        shown = capsys.readouterr().out
        assert second in shown
        assert first not in shown
    assert saved(saves).meta[COURSE] is True


def test_a_lesson_is_begun_by_its_number_in_the_journey_of_the_lessons(
    saves: Saves, record: GameRecord, mode: Mode, course: GuidedCourse, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    curtain = "\n" if mode.nature.hidden_hands else ""
    number = SECOND + 1
    assert type_in(monkeypatch, curtain + "\nq\n", "--game", record.id, "--learn") == 0
    assert type_in(monkeypatch, curtain, "--game", record.id, "--learn", str(number)) == 0
    said = plain(step_words(mode.words, keys(course, SECOND)[0], TERMINAL)[0])
    assert said in capsys.readouterr().out
    assert sum(len(node.given) for node in saved(saves).history) == course.start(SECOND)[0]
    with pytest.raises(SystemExit):
        type_in(monkeypatch, "", "--game", record.id, "--learn", str(len(course.lessons) + 1))
    assert "there is no lesson" in capsys.readouterr().err


def test_lessons_that_were_done_are_listed_and_the_next_one_is_offered(
    saves: Saves, record: GameRecord, mode: Mode, course: GuidedCourse, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    remembered = settings.Settings()
    remembered.of(record.id).lessons = [lesson.id for lesson in course.lessons[:SECOND]]
    settings.save(remembered, paths.settings_file())
    curtain = "\n" if mode.nature.hidden_hands else ""
    assert type_in(monkeypatch, "\n" + curtain, "--game", record.id, "--learn") == 0
    shown = capsys.readouterr().out
    title = mode.words(f"guided.{course.lessons[0].id}.title")
    assert mode.words("text.lesson-done", number=1, title=title) in shown
    assert plain(step_words(mode.words, keys(course, SECOND)[0], TERMINAL)[0]) in shown


def test_what_was_begun_on_a_terminal_is_gone_on_with_in_the_window(
    services: Services, library: Library, record: GameRecord, course: GuidedCourse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Library.__init__, "__defaults__", (RECORDS, *Library.__init__.__defaults__[1:]))
    assert type_in(monkeypatch, "\n\n\n", "--game", record.id, "--learn", str(SECOND + 1)) == 0
    services.settings = settings.load(paths.settings_file())[0]
    services.take_out(record.id)
    services.routes = Router(services)
    led = Led(services, services.routes.learn(library.mode(record.id)))
    assert led.place is not None
    assert led.place.lesson == course.lessons[SECOND]
