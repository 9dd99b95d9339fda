"""The guided course of every game that has one: its answers are legal to the end, what it says is short, and it is
played through the real scenes by mouse, by keys and by a pad.
"""

from __future__ import annotations

import re

import pytest

from game.kit.course_progress import begin_course
from game.kit.guided import MOST_WORDS, GuidedCourse, read_course, step_words
from game.kit.mode import Mode
from game.kit.text_guide import TERMINAL
from game.kit.text_play import plain
from game.modes import Library
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.scenes.led import Led

MOST_STEPS = 60
DEVICES = ("mouse", "keyboard", "pad", TERMINAL)


@pytest.fixture
def course(library: Library, mode: Mode) -> GuidedCourse | None:
    """The course of each game in turn; None for one that has none."""
    return read_course(library.folder(mode.id), mode.kinds())


def test_every_answer_of_a_course_is_legal_and_it_ends_at_an_open_question(
    mode: Mode, course: GuidedCourse | None
) -> None:
    if course is None:
        return
    for part in course.parts:
        session, start = begin_course(course, mode, part.start, {}), course.start(part.start)[0]
        steps = course.answers(part)
        for number, step in enumerate(steps, start):
            assert course.fits(number, session.prompt), f"{step.id}: {session.prompt}"
            assert step.answer is not None
            session.answer(step.answer)
        assert session.prompt is not None
        assert course.told(start + len(steps)), "the last step tells that the player goes on alone"
    assert mode.problem(course.setup("ANY-1")) is None


def test_every_step_has_words_of_which_there_are_few(mode: Mode, course: GuidedCourse | None) -> None:
    for lesson in course.lessons if course is not None else ():
        assert mode.words.has(f"guided.{lesson.id}.title")
        for step in lesson.steps:
            for device in DEVICES:
                said = plain(step_words(mode.words, f"guided.{lesson.id}.{step.id}", device)[0])
                assert 0 < len(re.findall(r"[\w’']+", said)) <= MOST_WORDS, f"{lesson.id}.{step.id}: {said}"


def test_a_step_is_about_a_rule_that_there_is(mode: Mode, course: GuidedCourse | None) -> None:
    rules = [step.rule for lesson in (course.lessons if course is not None else ()) for step in lesson.steps]
    assert not {rule for rule in rules if rule} - set(mode.book().rules)


@pytest.mark.parametrize("hand", [Led.by_mouse, Led.by_keys, Led.by_pad], ids=["mouse", "keys", "pad"])
def test_a_course_is_played_to_its_end(
    services: Services, mode: Mode, course: GuidedCourse | None, hand: object
) -> None:
    if course is None:
        return
    services.take_out(mode.id)
    parts = course.parts if hand is Led.by_mouse else course.parts[:1]  # Enter does the same in every part
    lessons = [course.lessons[number] for part in parts for number in part]
    led, seen = Led(services, services.routes.learn(mode, 0)), []
    for _ in range(MOST_STEPS * len(parts)):
        place = led.place
        if place is None or place.number >= len(lessons):
            break
        seen.append(place.key)
        assert callable(hand)
        hand(led)
        assert led.place != place, f"nothing follows {place.key}"
    assert seen == [f"guided.{lesson.id}.{step.id}" for lesson in lessons for step in lesson.steps]
    assert isinstance(led.scene, TableScene)
    assert led.scene.play.guided == (len(parts) < len(course.parts))
    if not led.scene.play.guided:
        laid_out = course.lessons[course.parts[-1].start].position is not None
        assert ("setup" in led.scene.play.meta) != laid_out, "what was laid out is counted for nobody"


def test_a_game_of_a_course_may_be_played_on_where_another_lesson_follows(
    services: Services, mode: Mode, course: GuidedCourse | None
) -> None:
    if course is None or len(course.parts) < 2:
        return
    services.take_out(mode.id)
    led = Led(services, services.routes.learn(mode, 0))
    steps = sum(len(course.lessons[number].steps) for number in course.parts[0])
    for _ in range(steps - 1):
        led.by_keys()
    assert isinstance(led.scene, TableScene)
    sheet = led.scene.guide.sheet
    led.click(sheet.other)
    led.settle()
    assert isinstance(led.scene, TableScene)
    assert not led.scene.play.guided
    assert led.scene.play.prompt is not None
