"""Lesson choice: what "Learn to play" leads to. The first time at once into the first lesson; whoever has done one
chooses: on where the lessons were left, or from the beginning of any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from functools import partial

import pygame

from game.kit.errors import ContentError
from game.kit.guided import GuidedCourse, Place
from game.scenes.faults import cannot_open
from game.scenes.page import Page
from game.scenes.taking_up import take_up
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Push, Services
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.panel import draw_parchment

WIDTH, MARGIN, MOST_GROWTH = 720.0, 40.0, 1.7
ROW, ROW_GAP, BACK_WIDTH, BACK_HIGH = 62.0, 12.0, 150.0, 50.0
HEAD, DISC = 76.0, 18.0
_TITLE = TYPE["scene-title"].sized(36)


class LessonButton(Button):
    """A lesson: its number or a tick, its title, and at the right how long it takes or how far it has come."""

    def __init__(self, sign: str, title: str, detail: str, on_press: Callable[[], object], *, main: bool) -> None:
        super().__init__((0, 0, 1, 1), title, on_press, kind="main" if main else "parchment")
        self.sign, self.detail = sign, detail

    @property
    def look(self) -> Hashable:
        return super().look, self.sign, self.detail

    def draw(self, canvas: Canvas) -> None:
        rect, theme, main = self.rect, canvas.theme, self.kind == "main"
        draw_button(canvas, rect, "", kind=self.kind, warmth=self.warmth.value, pressed=self.pressed)
        size = rect.height / ROW
        centre = (rect.x + 38 * size, rect.centery)
        done = self.sign == "check"
        canvas.circle(centre, DISC * size, theme["moss"] if done else theme["gold"], edge=theme["gold-dark"], width=1.4)
        if self.sign.isdecimal():
            number = canvas.type.at_most(Style("ui-extrabold", 22), 22 * size)
            canvas.text(self.sign, centre, number, theme["black-ink"], align="middle", at="mid")
        else:
            canvas.icon(self.sign, centre, 24 * size, theme["cream"] if done else theme["black-ink"])
        side = canvas.type.at_most(TYPE["ui"].sized(21), rect.height * 0.42)
        weak = theme["main-text"] if main else theme["ink-2"]
        right = rect.right - 22
        used = canvas.text(self.detail, (right, rect.centery), side, weak, align="right", at="mid")
        left = rect.x + 72 * size
        title = canvas.type.at_most(TYPE["panel-title"].sized(26), rect.height * 0.5)
        ink = theme["main-text"] if main else theme["ink"]
        canvas.text(self.label, (left, rect.centery), title, ink, at="mid", width=right - used - 20 - left)


class LessonChoice(Modal):
    """The lessons in a box over the title, with what was done marked; `begin` is given the number of one, from 0, or
    None to go on where they were left.
    """

    def __init__(
        self, services: Services, course: GuidedCourse, left: Place | None, done: Collection[str],
        begin: Callable[[int | None], object],
    ) -> None:  # fmt: skip
        words = services.words
        back = ModalAnswer(words("ui.guided.back"), lambda: None)
        text = words("ui.guided.choose", count=len(course.lessons), minutes=course.minutes)
        super().__init__(words("ui.guided.learn"), text, [back], services.bindings)
        self.back = self.buttons[0]
        next_one = course.following(done) if left is None else -1
        self.lessons: list[LessonButton] = []
        for number, lesson in enumerate(course.lessons):
            known = lesson.id in done
            detail = words("ui.guided.done") if known else words("ui.guided.minutes", minutes=lesson.minutes)
            self.lessons.append(
                LessonButton(
                    "check" if known else str(number + 1), words(f"guided.{lesson.id}.title"), detail,
                    self._closing(partial(begin, number)), main=number == next_one,
                )
            )  # fmt: skip
        if left is not None:
            title = words("ui.guided.go-on-with", title=words(f"guided.{left.lesson.id}.title"))
            step = words("ui.guided.step", number=left.at + 1, of=len(left.lesson.steps))
            going = LessonButton("play", title, step, self._closing(partial(begin, None)), main=True)
            self.lessons.insert(0, going)
        self.buttons = [self.back, *self.lessons]
        self.focus.parts = {"lessons": list(self.lessons), "answers": [self.back]}
        self.focus.to(next(button for button in self.lessons if button.kind == "main"))

    def draw(self, canvas: Canvas) -> None:
        """Draw it over a darkened title."""
        bounds, theme = canvas.bounds, canvas.theme
        canvas.rect(bounds, theme["veil"], alpha=160)
        growth = min(MOST_GROWTH, max(1.0, canvas.type.factor))
        wide = min(bounds.width - 2 * MARGIN, WIDTH * growth)
        text = RichText(canvas.type, self.text, TYPE["story"].sized(23), wide - 2 * MARGIN)
        top = HEAD * growth + text.height + 20
        spare = bounds.height - 2 * 20 - top - BACK_HIGH * growth - 2 * MARGIN
        row = min(ROW * growth, spare / len(self.lessons) - ROW_GAP)
        height = top + (row + ROW_GAP) * len(self.lessons) + BACK_HIGH * growth + MARGIN + 14
        rect = pygame.FRect(bounds.centerx - wide / 2, bounds.centery - height / 2, wide, height)
        draw_parchment(canvas, rect, seed="lessons")
        left, room = rect.x + MARGIN, wide - 2 * MARGIN
        canvas.text(self.title, (left, rect.y + 54 * growth), _TITLE, theme["ink"], width=room)
        text.draw(canvas, (left, rect.y + HEAD * growth))
        for number, button in enumerate(self.lessons):
            button.rect = pygame.FRect(left, rect.y + top + number * (row + ROW_GAP), room, row)
        wide_back = max(BACK_WIDTH, canvas.type.width(self.back.label, self.back.style) + 48)
        foot = rect.bottom - MARGIN
        self.back.rect = pygame.FRect(left + room - wide_back, foot - BACK_HIGH * growth, wide_back, BACK_HIGH * growth)
        self.focus.draw(canvas)


def open_lessons(page: Page, game: str) -> None:
    """Into the lessons of a game from a page, or to the choice among them; where they cannot be opened, say why."""
    services = page.services
    remembered = services.settings.of(game)
    try:
        mode = services.games.mode(game)
        if not remembered.lessons:
            _go_on(page, game)
            return
        course, left = services.routes.lessons(mode)
        begin = partial(_begin, page, game)
        page.ask(LessonChoice(services, course, left, remembered.lessons, begin))
    except ContentError as fault:
        page.ask(cannot_open(services, fault))


def _begin(page: Page, game: str, lesson: int | None) -> None:
    """Begin a lesson, or go on where they were left."""
    if lesson is None:
        _go_on(page, game)
        return
    try:
        page.go(Push(page.services.routes.learn(page.services.games.mode(game), lesson)))
    except ContentError as fault:
        page.ask(cannot_open(page.services, fault))


def _go_on(page: Page, game: str) -> None:
    """On with the lessons where they were left, or from the first one. Raises ContentError."""
    services = page.services
    slot = services.routes.course_of(game)
    if not slot:
        page.go(Push(services.routes.learn(services.games.mode(game))))
    elif not take_up(page, slot, services.words("ui.guided.learn")):
        services.settings.of(game).course = ""
