"""Whoever is led through the course: what can be chosen, undo, leaving and coming back, its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.kit.guided import COURSE, GuidedCourse, read_course
from game.kit.session import Session
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, furnish, the_mode
from tests.scenes.led import Led

MakeServices = Callable[..., Services]
MOST_STEPS = 60
HARDLY_SEEN = 8
"""By so much of 255 two colours may differ that look alike."""


@pytest.fixture
def course() -> GuidedCourse:
    """The course of the game."""
    found = read_course(Path("data/terrinoth"), the_mode().kinds())
    assert found is not None
    return found


@pytest.fixture
def led(make_services: MakeServices, tmp_path: Path) -> Led:
    """Somebody at the first step."""
    services = furnish(make_services(speed="now"), tmp_path)
    return Led(services, services.routes.learn(the_mode()))


def to_step(led: Led, key: str) -> None:
    """Do what is asked for until a step stands."""
    for _ in range(MOST_STEPS):
        if led.place is None or led.place.key == key:
            break
        led.by_keys()
    assert led.place is not None, f"there is no step {key}"
    assert led.place.key == key


def test_only_what_is_taught_can_be_chosen_and_anything_else_says_what_comes_first(led: Led) -> None:
    to_step(led, "guided.play.aid")
    scene = led.scene
    assert [target.option for target in scene.ui.targets] == ["scout-draw-attention"]
    for way in (
        lambda: led.click(scene.ui.rect_of("scout-caution").center),
        lambda: led.click(scene.ui.rect_of("trenloe-the-strong").center),
        led.click_somewhere,
        lambda: led.press("4"),
    ):
        scene.tooltip.aim(None)
        way()
        assert scene.tooltip.tip.text == led.app.services.words("ui.guided.first")
        assert scene.play.session.journal() == []
        assert scene.ui.waiting is None
        assert scene.inspector.full == ""
    led.by_keys()
    assert led.place is not None
    assert led.place.step.id == "roll"


def test_nothing_can_be_chosen_while_something_is_told(led: Led) -> None:
    scene = led.scene
    assert led.place is not None
    assert led.place.step.answer is None
    led.press("1", "3", "h")
    assert scene.advice.sheet is None
    led.click(scene.ui.rect_of("scout-draw-attention").center)
    assert scene.play.session.journal() == []
    assert scene.tooltip.tip.text == led.app.services.words("ui.guided.read-first")


def test_a_step_that_can_be_declined_only_is_not_accepted(led: Led) -> None:
    to_step(led, "guided.explore.gift")
    given = len(led.scene.play.session.journal())
    led.click(led.scene.ui.dock.options[0])
    assert len(led.scene.play.session.journal()) == given
    to_step(led, "guided.explore.token")
    led.press("0", "2")
    assert led.scene.ui.selection.amount == 0


def test_every_answer_of_a_lesson_can_be_taken_back_and_given_again_with_the_same_fate(led: Led) -> None:
    taken_back = stayed = 0
    for _ in range(MOST_STEPS):
        place = led.place
        if place is None:
            break
        before = len(led.scene.play.session.journal())
        led.by_keys()
        after = len(led.scene.play.session.journal()) if led.place is not None else before
        if after == before:
            continue
        told = led.place
        assert told is not None
        state = led.scene.play.session.state.board
        led.undo()
        if told.lesson is not place.lesson:
            assert (led.place, len(led.scene.play.session.journal())) == (told, after)
            stayed += 1
            continue
        assert len(led.scene.play.session.journal()) == before
        assert led.place is not None
        assert led.place.lesson is place.lesson
        assert led.place.step.answer is not None
        for _ in range(2):
            if len(led.scene.play.session.journal()) == before:
                led.by_keys()
        assert led.place == told
        assert led.scene.play.session.state.board == state
        taken_back += 1
    assert (taken_back, stayed) == (14, 1)
    assert led.scene.play.session.rewinds == 0


def test_undo_stops_where_the_lesson_begins_and_says_so(led: Led) -> None:
    to_step(led, "guided.strike.card")
    given, scene = led.scene.play.session.journal(), led.scene
    undo = scene.ui.header.undo
    assert given, "the lesson before was played"
    assert (undo.enabled, undo.reason) == (False, led.app.services.words("ui.guided.undo-not"))
    assert not [widget for widget in scene.guide.widgets if widget is scene.guide.sheet.undo]
    led.undo()
    assert led.scene.play.session.journal() == given
    led.by_keys()
    assert undo.enabled
    led.undo()
    assert led.scene.play.session.journal() == given


def test_a_course_is_left_and_taken_up_again_at_each_lesson(led: Led, course: GuidedCourse) -> None:
    services = led.app.services
    for lesson in course.lessons:
        to_step(led, f"guided.{lesson.id}.{lesson.steps[0].id}")
        led.by_keys()
        given = led.scene.play.session.journal()
        led.click(led.scene.guide.row.leave)
        led.wait(500)
        assert isinstance(led.scene, MenuScene)
        assert len(services.saves.list()) == 1
        led = Led(services, services.routes.learn(the_mode()))
        assert led.scene.play.session.journal() == given
        assert led.place is not None
        assert led.place.lesson == lesson
    assert len(services.saves.list()) == 1


def test_no_journey_of_the_players_own_is_written_over(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    own = Hands(services, services.routes.begin(the_mode(), the_setup("OWN-1")))
    own.scene.play.keep()
    services.saves.release()
    Led(services, services.routes.learn(the_mode())).scene.play.keep()
    seeds = sorted(services.saves.read(saved.slot).state.seed for saved in services.saves.list())
    assert seeds == ["LANTERN-1156", "OWN-1"]


def the_setup(seed: str) -> object:
    """The party of the course, on a journey of its own."""
    found = read_course(Path("data/terrinoth"), the_mode().kinds())
    assert found is not None
    return found.setup(seed)


def test_the_end_of_the_course_is_a_journey_like_any_other(led: Led) -> None:
    services = led.app.services
    to_step(led, "guided.endure.end")
    assert services.settings.of("terrinoth").course
    led.by_mouse()
    scene = led.scene
    assert not scene.play.guided
    assert COURSE not in scene.play.meta
    assert scene.play.meta["setup"]["seed"] == "LANTERN-1156"
    assert services.settings.of("terrinoth").course == ""
    assert {target.option for target in scene.ui.targets} == set(scene.play.prompt.options)
    assert scene.hint_sheet.note is None or not scene.hint_sheet.note.lesson
    led.press("1")
    if scene.ui.waiting is not None:
        led.press("return")
    assert len(scene.play.session.journal()) == 16


def test_from_the_end_a_new_journey_with_the_same_party_begins(led: Led) -> None:
    to_step(led, "guided.endure.end")
    learned = led.scene
    led.click(learned.guide.sheet.other)
    led.wait(1_000)
    assert isinstance(led.scene, TableScene)
    assert led.scene is not learned
    assert not led.scene.play.guided
    assert led.scene.play.session.journal() == []
    assert led.scene.play.session.state.seed != "LANTERN-1156"
    assert len(led.app.services.saves.list()) == 2


def test_a_course_is_not_counted_before_the_player_goes_on_alone(led: Led) -> None:
    play = led.scene.play
    assert "setup" not in play.meta
    led.app.services.routes.result(play.mode, play.session, play.meta)
    assert led.app.services.profiles.read().players == []


def test_first_hints_and_the_count_of_rounds_wait_for_the_end(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(hints=True, speed="step"), tmp_path)
    led = Led(services, services.routes.learn(the_mode()))
    for _ in range(MOST_STEPS):
        if led.place is None or led.place.step.id == "end":
            break
        assert led.scene.hint_sheet.note is None
        led.by_keys()
    assert services.settings.stepped_rounds == 0


def test_enemies_go_step_by_step_whatever_the_speed(led: Led) -> None:
    to_step(led, "guided.endure.enemies")
    scene = led.scene
    led.press("return")
    led.wait(30_000)
    assert scene.stage.up, "a line stands until it was read"
    led.settle()
    assert led.place is not None
    assert led.place.step.id == "wounds"


def test_a_game_that_no_longer_fits_its_course_is_played_alone(led: Led) -> None:
    scene = led.scene
    to_step(led, "guided.play.aid")
    scene.play.session.answer(["scout-precise-strike"])
    scene.play._ask()
    scene.answering.asked_anew()
    led.settle()
    assert not scene.play.guided
    assert led.messages == [led.app.services.words("ui.guided.over")]


def test_a_damaged_course_leaves_the_journey(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(), tmp_path)
    mode, made = the_mode(), read_course(Path("data/terrinoth"), the_mode().kinds())
    assert made is not None
    (tmp_path / "guided.toml").write_text("seed = 1", encoding="utf-8")
    folder, services.games = services.games.folder, Damaged(services.games, tmp_path)
    scene = TableScene(services, mode, mode.session(made.setup()).begin(), {"slot": "x", COURSE: True})
    assert not scene.play.guided
    assert len(services.notes) == 1
    assert folder("terrinoth") != tmp_path


class Damaged:
    """The games of a house, the data of which lie in another folder."""

    def __init__(self, games: object, folder: Path) -> None:
        self._games, self._folder = games, folder

    def __getattr__(self, name: str) -> object:
        return getattr(self._games, name)

    def folder(self, game: str) -> Path:
        """Where something is damaged."""
        return self._folder


def sessions(course: GuidedCourse) -> Iterator[Session]:
    """The game of the course before each of its answers, and after the last one."""
    session = the_mode().session(course.setup()).begin()
    yield session.fork()
    for step in course.answers(range(len(course.lessons))):
        assert step.answer is not None
        session.answer(step.answer)
        yield session.fork()


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5)]
)
def test_a_sheet_covers_neither_what_is_taught_nor_the_question_nor_what_is_told_of_it(
    make_services: MakeServices, course: GuidedCourse, size: tuple[int, int], scale: float
) -> None:
    services = furnish(make_services(size, text_scale=scale, stories=False))
    steps = 0
    for session in sessions(course):
        led = Led(services, TableScene(services, the_mode(), session, {"slot": "look", COURSE: True}))
        guide, ui = led.scene.guide, led.scene.ui
        for _ in range(MOST_STEPS):
            if led.place is None:
                break
            steps += 1
            led.app.draw()
            lit = [*guide.targets(), *guide.beside(), ui.layout["prompt"], *(card.rect for card in ui.dock.options)]
            if scale == 1.0:
                lit += [led.scene.stage.side()] if led.scene.inspector.shows else []
            lit += guide._others(lit) if led.place.step.kind == "resolve-card" else []
            lit += [rect for die in ui.table.dice.dice if (rect := ui.rect_of(f"die:{die.id}")) is not None]
            covered = [rect for rect in lit if rect.colliderect(guide.sheet.rect)]
            assert not covered, f"{led.place.key}: {guide.sheet.rect} covers {covered}"
            assert ui.layout.bounds.contains(guide.sheet.rect)
            assert not any(rect.colliderect(guide.sheet.rect) for rect in guide.row.rects)
            if led.place.step.answer is not None:
                break
            led.press("return")
            led.wait(100)
    assert steps >= 24


def test_a_step_speaks_of_the_device_that_is_used(led: Led) -> None:
    to_step(led, "guided.strike.engage")
    said = []
    for _ in range(2):
        led.wait(100)
        assert led.scene.guide.sheet.told is not None
        said.append(led.scene.guide.sheet.told.text)
        led.move((900, 500))
    assert "drag" not in said[0], "there is nothing to drag with keys"
    assert "drag" in said[1]


def test_what_the_place_tells_is_not_written_over_the_card_that_is_looked_at(
    make_services: MakeServices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = furnish(make_services((1920, 1080), speed="now"), tmp_path)
    led = Led(services, services.routes.learn(the_mode()))
    to_step(led, "guided.play.aid")
    scene = led.scene
    assert scene.inspector.shows == "forecast"
    assert scene.inspector.piece == "scout-draw-attention"
    well = pygame.Rect(scene.ui.layout["dice/well"])
    pictures = []
    for _ in range(2):
        led.app.draw()
        pictures.append(pygame.image.tobytes(services.window.surface.subsurface(well), "RGB"))
        monkeypatch.setattr(scene.play.view, "explained", lambda spot: None)
    assert max(abs(one - other) for one, other in zip(*pictures, strict=True)) <= HARDLY_SEEN


def test_the_arrow_is_still_with_reduced_motion(make_services: MakeServices, tmp_path: Path) -> None:
    services = furnish(make_services(reduced_motion=True), tmp_path)
    led = Led(services, services.routes.learn(the_mode()))
    led.app.draw()
    before = pygame.image.tobytes(services.window.surface, "RGB")
    led.press("return")
    led.wait(50)
    led.app.draw()
    first = pygame.image.tobytes(services.window.surface, "RGB")
    led.wait(1_000)
    led.app.draw()
    assert first != before
    assert pygame.image.tobytes(services.window.surface, "RGB") == first
