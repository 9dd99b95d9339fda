"""Stages of the guided quest: somebody who is led stands at one of its steps, or chooses among its lessons."""

from __future__ import annotations

from game.kit.guided import COURSE, read_course
from game.kit.mode import Mode
from game.scenes.lesson_choice import LessonChoice
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Scene, Services

MOST_STEPS, MOST_FRAMES = 60, 20


def lessons(scene: MenuScene, mode: Mode) -> Scene:
    """The choice among the lessons, over a title: one was done, the next one was left."""
    services = scene.services
    course = read_course(services.games.folder(mode.id), mode.kinds())
    assert course is not None, "the game teaches"
    done, left = [course.lessons[0].id], course.place(*course.start(1))
    scene.ask(LessonChoice(services, course, left, done, lambda lesson: None))
    return scene


def led(services: Services, mode: Mode, key: str) -> Scene:
    """A player at the step with this key, the question before it seen."""
    course = read_course(services.games.folder(mode.id), mode.kinds())
    assert course is not None, "the game teaches"
    session = mode.session(course.setup()).begin()
    session.take_events()
    for _ in range(MOST_STEPS):
        number = len(session.journal())
        keys = {place.key for place in (*course.told(number), *course.asked(number))}
        if key in keys:
            break
        session.answer(course.answers(course.part(0))[number].answer or ())
    session.take_events()
    scene = TableScene(services, mode, session, {"slot": "led", COURSE: True})
    scene.enter()
    for _ in range(MOST_STEPS):
        for _ in range(MOST_FRAMES):
            scene.update(100.0)
        place = scene.guide.place
        if place is None or place.key == key:
            break
        if place.step.answer is None:
            scene.guide.go_on()
        else:
            scene.answering.choose(place.step.answer[0])
    assert scene.guide.place is not None, f"there is no step {key}"
    assert scene.guide.place.key == key
    return scene
