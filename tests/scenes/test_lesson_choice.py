"""Learn to play: the first time at once, then a choice among the lessons, with what was done marked and remembered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import paths, settings
from game.kit.guided import GuidedCourse, read_course
from game.scenes.lesson_choice import LessonChoice
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, furnish, the_mode
from tests.scenes.led import Led

MakeServices = Callable[..., Services]
MOST_STEPS = 60


@pytest.fixture
def course() -> GuidedCourse:
    """The course of the game."""
    found = read_course(Path("data/terrinoth"), the_mode().kinds())
    assert found is not None
    return found


def at_title(services: Services, *done: str) -> Hands:
    """Somebody at the title who has done these lessons."""
    services.settings.of("terrinoth").lessons = list(done)
    return Hands(services, MenuScene(services))


def choice(hands: Hands) -> LessonChoice:
    """The choice that is open."""
    assert isinstance(hands.scene.modal, LessonChoice)
    return hands.scene.modal


def test_the_first_time_the_lessons_begin_with_one_press(make_services: MakeServices, tmp_path: Path) -> None:
    hands = at_title(furnish(make_services(), tmp_path))
    hands.press("return")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.guide.place.key == "guided.play.hero"


def test_whoever_has_done_lessons_chooses_and_the_next_one_is_offered(
    make_services: MakeServices, tmp_path: Path, course: GuidedCourse
) -> None:
    hands = at_title(furnish(make_services(), tmp_path), "play", "strike")
    hands.press("return")
    lessons = choice(hands).lessons
    assert [button.label for button in lessons] == ["Play", "Strike", "Explore", "Endure"]
    assert [button.sign for button in lessons] == ["check", "check", "3", "4"]
    assert hands.scene.modal.focus.current is lessons[2]
    hands.press("return")
    assert isinstance(hands.scene, TableScene)
    place = hands.scene.guide.place
    assert (place.lesson, place.at) == (course.lessons[2], 0)
    assert hands.scene.play.session.journal() == [step.answer for step in course.answers(range(2))]


@pytest.mark.parametrize("number", range(4))
def test_each_lesson_can_be_chosen_by_itself_and_is_played_to_the_end_of_the_course(
    make_services: MakeServices, tmp_path: Path, course: GuidedCourse, number: int
) -> None:
    services = furnish(make_services(speed="now"), tmp_path)
    hands = at_title(services, "play")
    hands.click(hands.scene.entries["learn"])
    hands.app.draw()
    hands.click(choice(hands).lessons[number])
    led = Led(services, hands.scene)
    seen = []
    for _ in range(MOST_STEPS):
        if led.place is None:
            break
        if led.place.key not in seen:  # the first Enter after the pointer only shows where the focus is
            seen.append(led.place.key)
        led.by_keys()
    assert seen == [f"guided.{lesson.id}.{step.id}" for lesson in course.lessons[number:] for step in lesson.steps]


def test_the_choice_is_left_by_escape_and_by_its_button(make_services: MakeServices, tmp_path: Path) -> None:
    hands = at_title(furnish(make_services(), tmp_path), "play")
    for leave in (lambda: hands.press("escape"), lambda: hands.click(choice(hands).back)):
        hands.click(hands.scene.entries["learn"])
        hands.app.draw()
        choice(hands)
        leave()
        assert isinstance(hands.scene, MenuScene)
        assert hands.scene.modal is None


def test_a_lesson_that_came_to_its_end_is_remembered(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(speed="now"), tmp_path)
    led = Led(services, services.routes.learn(the_mode()))
    done = []
    for _ in range(MOST_STEPS):
        if led.place is None:
            break
        done.append((led.place.lesson.id, list(services.settings.of("terrinoth").lessons)))
        led.by_keys()
    order = ["play", "strike", "explore", "endure"]
    assert all(lessons == order[: order.index(lesson)] for lesson, lessons in done)
    assert services.settings.of("terrinoth").lessons == order


def test_where_the_lessons_were_left_is_offered_first(
    make_services: MakeServices, tmp_path: Path, course: GuidedCourse
) -> None:
    services = furnish(make_services(speed="now"), tmp_path)
    hands = at_title(services, "play")
    hands.app.services.saves.release()
    led = Led(services, services.routes.learn(the_mode(), 1))
    for _ in range(3):  # the first Enter only shows where the focus is
        led.by_keys()
    left = led.place
    assert left is not None
    led.scene.play.keep()
    services.saves.release()
    hands = at_title(services, "play")
    hands.click(hands.scene.entries["learn"])
    first, *lessons = choice(hands).lessons
    assert first.label == "Go on with Strike"
    assert first.detail == "step 3 of 8"
    assert len(lessons) == len(course.lessons)
    hands.press("return")
    assert hands.scene.guide.place == left


def test_a_lesson_begun_anew_takes_the_place_of_the_one_that_was_left(
    make_services: MakeServices, tmp_path: Path, course: GuidedCourse
) -> None:
    services = furnish(make_services(speed="now"), tmp_path)
    led = Led(services, services.routes.learn(the_mode()))
    led.scene.play.keep()
    slot = led.scene.play.meta["slot"]
    services.saves.release()
    led = Led(services, services.routes.learn(the_mode(), 3))
    led.scene.play.keep()
    assert [info.slot for info in services.saves.list()] == [slot]
    assert services.routes.lessons(the_mode())[1].lesson == course.lessons[3]


def test_a_journey_that_is_no_course_any_more_is_never_written_over(
    make_services: MakeServices, tmp_path: Path, course: GuidedCourse
) -> None:
    services = furnish(make_services(), tmp_path)
    own = Hands(services, services.routes.begin(the_mode(), course.setup("OWN-1")))
    own.scene.play.keep()
    slot = own.scene.play.meta["slot"]
    services.saves.release()
    services.settings.of("terrinoth").course = slot
    Led(services, services.routes.learn(the_mode(), 2)).scene.play.keep()
    assert len(services.saves.list()) == 2
    assert services.saves.read(slot).state.seed == "OWN-1"


def test_the_lessons_that_were_done_stand_in_the_settings_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    kept = settings.Settings()
    assert kept.of("terrinoth").learn(["play", "strike"])
    assert not kept.of("terrinoth").learn(["strike"])
    settings.save(kept, paths.settings_file())
    assert settings.load(paths.settings_file())[0].of("terrinoth").lessons == ["play", "strike"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_choice_fits_the_window(
    make_services: MakeServices, tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    services = furnish(make_services(size, text_scale=scale), tmp_path)
    led = Led(services, services.routes.learn(the_mode(), 1))
    led.scene.play.keep()
    services.saves.release()
    hands = at_title(services, "play")
    hands.click(hands.scene.entries["learn"])
    hands.app.draw()
    bounds, buttons = hands.scene.bounds, choice(hands).buttons
    assert len(buttons) == 6
    assert all(bounds.contains(button.rect) for button in buttons)
    rects = [pygame.FRect(button.rect) for button in buttons]
    assert not any(one.colliderect(other) for at, one in enumerate(rects) for other in rects[:at])
