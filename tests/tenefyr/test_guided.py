"""The guided first game of Heroes of Tenefyr: its answers can be given, and its words fit their steps."""

from __future__ import annotations

import pytest

from game.kit.course_progress import begin_course
from game.kit.guided import GuidedCourse, read_course
from game.kit.session import Session
from game.kit.text import Words
from game.tenefyr.box import Box
from game.tenefyr.mode import TenefyrMode, mode_of
from game.tenefyr.prompts import PROMPTS
from tests.tenefyr.words import FOLDER

PILES = ("deck:", "discard:")
"""Whose cards are not lit one by one."""


@pytest.fixture(scope="module")
def mode(box: Box, words: Words) -> TenefyrMode:
    """The game over its box."""
    return mode_of(box, FOLDER, words)


@pytest.fixture(scope="module")
def course() -> GuidedCourse:
    """The course."""
    found = read_course(FOLDER, PROMPTS)
    assert found is not None
    return found


def seen(session: Session) -> set[str]:
    """What can be lit: piles that are not empty, and cards that lie in none where another covers them."""
    zones, pieces = session.state.board.zones, session.state.board.pieces
    covered = {piece for zone, lying in zones.items() if zone.startswith(PILES) for piece in lying}
    return {zone for zone, lying in zones.items() if lying} | (pieces.keys() - covered)


def test_every_answer_can_be_given_and_what_is_lit_is_there(mode: TenefyrMode, course: GuidedCourse) -> None:
    for part in course.parts:
        session, start = begin_course(course, mode, part.start, {}), course.start(part.start)[0]
        for number, step in enumerate(course.answers(part), start):
            assert course.fits(number, session.prompt), f"{step.id}: {session.prompt}"
            for told in course.told(number):
                assert set(told.step.lit) <= seen(session), told.key
            assert set(step.lit) <= seen(session), step.id
            assert step.answer is not None
            session.answer(step.answer)
        assert session.prompt is not None
    assert mode.problem(course.setup("ANY-1")) is None


def test_every_step_is_about_a_rule(course: GuidedCourse) -> None:
    assert all(step.rule for lesson in course.lessons for step in lesson.steps)


def test_the_course_says_how_long_it_is(mode: TenefyrMode, course: GuidedCourse) -> None:
    minutes = {6: "six", 13: "thirteen"}
    brief = mode.words("guided.brief").lower()
    assert minutes[len(course.lessons)] in brief
    assert minutes[course.minutes] in brief
