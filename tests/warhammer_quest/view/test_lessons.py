"""The guided quest and the lessons at positions of their own: each fits the game, and what they tell has words."""

from __future__ import annotations

import re

import pytest

from game.kit.course_progress import begin_course
from game.kit.guided import MOST_WORDS, GuidedCourse, read_course, step_words
from game.kit.text_play import plain
from game.paths import game_folder
from game.scenes.table.lessons import Lessons
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.setup import MODE


@pytest.fixture(scope="module")
def course(mode: WarhammerQuestMode) -> GuidedCourse:
    """The course of this game."""
    found = read_course(game_folder(MODE), mode.kinds())
    assert found is not None
    return found


@pytest.mark.parametrize("lesson", range(8))
def test_each_lesson_can_be_begun_by_itself_and_fits_the_game(
    mode: WarhammerQuestMode, course: GuidedCourse, lesson: int
) -> None:
    session, start = begin_course(course, mode, lesson, {}), course.start(lesson)[0]
    for number, step in enumerate(course.lessons[lesson].answers, start):
        assert course.fits(number, session.prompt), f"{step.id}: {session.prompt}"
        session.answer(step.answer or ())
    assert session.prompt is not None


def test_every_step_is_told_in_few_words_about_a_rule_that_there_is(
    mode: WarhammerQuestMode, course: GuidedCourse
) -> None:
    rules = mode.book().rules
    for lesson in course.lessons:
        for step in lesson.steps:
            assert not step.rule or step.rule in rules, step.id
            for device in ("mouse", "terminal"):
                text, reckoned = step_words(mode.words, f"guided.{lesson.id}.{step.id}", device)
                assert 0 < len(re.findall(r"[\w’']+", plain(text))) <= MOST_WORDS, f"{lesson.id}.{step.id}"
                assert device != "terminal" or "[icon" not in text + reckoned, f"{lesson.id}.{step.id}"


def test_what_is_lit_is_there(mode: WarhammerQuestMode, course: GuidedCourse) -> None:
    """A piece on the board, or a zone that every table of the house has."""
    for number, lesson in enumerate(course.lessons):
        pieces = begin_course(course, mode, number, {}).state.board.pieces
        lit = {name for step in lesson.steps for name in step.lit}
        assert lit - set(pieces) <= {"inspector", "dice", "location", "quest"}, lesson.id


@pytest.mark.parametrize("play", ["campaign", "a-foul-stench", "delve", "waaagh"])
def test_the_lessons_beside_the_table_have_words(mode: WarhammerQuestMode, play: str) -> None:
    lessons = Lessons.read(game_folder(MODE), mode.kinds())
    ids = lessons.ids({"play": play})
    assert ids[-1] == "lesson.fallen", "old hands are told in every game"
    for found in lessons.courses.values():
        for lesson in found.lessons:
            pages = [f"ui.table.lesson.{lesson.id}.{page}" for page in range(1, lesson.pages + 1)]
            assert [key for key in pages if not mode.words.has(key)] == []
            assert not mode.words.has(f"ui.table.lesson.{lesson.id}.{lesson.pages + 1}"), "no page is left over"
