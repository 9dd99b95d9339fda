"""The guided first game of Runebound: its answers can be given, and its words fit their steps."""

from __future__ import annotations

import re

import pytest

from game.kit.course_progress import CourseProgress, begin_course
from game.kit.guided import GuidedCourse, read_course
from game.kit.text import Words
from game.runebound import names
from game.runebound.box import Box
from game.runebound.mode import RuneboundMode, mode_of
from game.runebound.prompts import PROMPTS
from game.runebound.table import Table
from tests.runebound.words import FOLDER

HERO = "lord-hawthorne"


@pytest.fixture(scope="module")
def mode(box: Box, words: Words) -> RuneboundMode:
    """The game over its box."""
    return mode_of(box, FOLDER, words)


@pytest.fixture(scope="module")
def course() -> GuidedCourse:
    """The course."""
    found = read_course(FOLDER, PROMPTS)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def zones() -> set[str]:
    """The zones of the tables, without those of one part of a table alone."""
    files = (FOLDER / "tables").glob("*_1.tmx")
    return {name for file in files for name in re.findall(r'name="([^"]+)" type="zone"', file.read_text("utf-8"))}


def test_every_answer_can_be_given_and_what_is_lit_is_there(
    mode: RuneboundMode, course: GuidedCourse, zones: set[str]
) -> None:
    for part in course.parts:
        session, start = begin_course(course, mode, part.start, {}), course.start(part.start)[0]
        for number, step in enumerate(course.answers(part), start):
            assert course.fits(number, session.prompt), f"{step.id}: {session.prompt}"
            for told in course.told(number):
                assert set(told.step.lit) <= session.state.board.pieces.keys() | zones, told.key
            assert set(step.lit) <= session.state.board.pieces.keys() | zones, step.id
            assert step.answer is not None
            session.answer(step.answer)
        assert session.prompt is not None
    assert mode.problem(course.setup("ANY-1")) is None


def test_every_step_is_about_a_rule(course: GuidedCourse) -> None:
    assert all(step.rule for lesson in course.lessons for step in lesson.steps)


def test_the_course_says_how_long_it_is(mode: RuneboundMode, course: GuidedCourse) -> None:
    minutes = {6: "six", 13: "thirteen"}
    brief = mode.words("guided.brief").lower()
    assert minutes[len(course.lessons)] in brief
    assert minutes[course.minutes] in brief


def test_what_is_told_of_the_end_of_each_part_is_so(mode: RuneboundMode, course: GuidedCourse) -> None:
    ends = {}
    for part in course.parts:
        session = begin_course(course, mode, part.start, {})
        for step in course.answers(part):
            session.answer(step.answer or ())
        t = session.table
        assert isinstance(t, Table)
        ends[course.lessons[part[-1]].id] = (
            t.here(HERO).name, t.damage(HERO), t.gold(HERO), t.tokens(HERO, names.LORE),
            [t.card(piece) for zone in (names.trophies, names.learned, names.assets) for piece in t.zone(zone(HERO))],
        )  # fmt: skip
    own = ["steady-aim", "militia-sword", "leather-armor"]
    assert ends == {
        "gem": ("cell:12,10", 0, 5, 0, ["the-rope-bridge"]),
        "fight": ("cell:2,6", 2, 6, 0, ["carrion-rats", "militia-sword"]),
        "town": ("cell:7,7", 0, 1, 0, own),
        "quest": ("cell:6,5", 0, 5, 0, ["gardens-by-night", *own]),
        "story": ("cell:3,8", 0, 4, 1, own),
    }


def test_of_a_purchase_its_card_may_be_taken_first_and_no_other(mode: RuneboundMode, course: GuidedCourse) -> None:
    part = next(part for part in course.parts if course.lessons[part.start].id == "town")
    meta: dict[str, object] = {}
    session = begin_course(course, mode, part.start, meta)
    for step in course.answers(part)[:3]:
        session.answer(step.answer or ())
    progress = CourseProgress(course, session, meta)
    while progress.wanted is None:
        progress.read_on()
    assert progress.wanted == ("asset-15>assets:lord-hawthorne",)
    assert session.prompt is not None
    firsts = {option.partition(">")[0] for option in session.prompt.options}
    assert [half for half in sorted(firsts) if progress.allows(half)] == ["asset-15"]
    assert not progress.allows("asset-15>discard:asset")


def test_behind_the_lessons_of_a_game_come_those_of_the_next(mode: RuneboundMode, course: GuidedCourse) -> None:
    starts = [part.start for part in course.parts]
    further = []
    for start in starts:
        meta: dict[str, object] = {}
        further.append(CourseProgress(course, begin_course(course, mode, start, meta), meta).further)
    assert further == [*starts[1:], None]
