"""The guided first game and the lessons beside the table: what is lit is there, and what they tell has words."""

from __future__ import annotations

import pytest

from game.heroica.mode import HeroicaMode
from game.heroica.sessions import GAME
from game.kit.course_progress import begin_course
from game.kit.guided import GuidedCourse, read_course
from game.paths import game_folder
from game.scenes.table.lessons import Lessons
from game.ui.table.layout import read_table

TABLES = ("table_2", "chart_2", "store_2")


@pytest.fixture(scope="module")
def course(mode: HeroicaMode) -> GuidedCourse:
    """The course of this game."""
    found = read_course(game_folder(GAME), mode.kinds())
    assert found is not None
    return found


def test_what_is_lit_is_there(mode: HeroicaMode, course: GuidedCourse) -> None:
    """A piece on the board, a square of the level, or a zone of one of the tables."""
    zones = {name for table in TABLES for name in read_table(game_folder(GAME) / "tables" / f"{table}.tmx").zones}
    squares = {cell.name for level in mode.box.levels.values() for cell in level.grounds}
    for part in course.parts:
        board = begin_course(course, mode, part.start, {}).state.board
        lit = {name for number in part for step in course.lessons[number].steps for name in step.lit}
        assert lit <= {*board.pieces, *squares, *zones}, part


def test_every_face_of_the_die_falls_in_the_first_lessons(mode: HeroicaMode, course: GuidedCourse) -> None:
    """A newcomer sees each face before going on alone; another seed would have to show them as well."""
    session, faces = begin_course(course, mode, 0, {}), set()
    for step in course.answers(course.part(0)):
        session.take_events()
        session.answer(step.answer or ())
        faces.add(str(session.state.board.tracks.get("last-roll", "")).rpartition(" ")[2])
    assert faces >= {"shield", "sword", "skull", "both"}


@pytest.mark.parametrize("form", ["rivals", "together"])
def test_the_lessons_beside_the_table_have_words(mode: HeroicaMode, form: str) -> None:
    lessons = Lessons.read(game_folder(GAME), mode.kinds())
    assert lessons.ids({"road": "campaign", "form": form})[0] == "lesson.turn"
    for found in lessons.courses.values():
        for lesson in found.lessons:
            pages = [f"ui.table.lesson.{lesson.id}.{page}" for page in range(1, lesson.pages + 1)]
            assert [key for key in pages if not mode.words.has(key)] == []
            assert not mode.words.has(f"ui.table.lesson.{lesson.id}.{lesson.pages + 1}"), "no page is left over"
