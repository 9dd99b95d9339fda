"""A quest in a window on the dummy driver, with a hand and a keyboard: what the tests of its scene share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game import paths
from game.app import App
from game.kit.prompts import Prompt
from game.kit.saves import Saves
from game.kit.text import Words
from game.scenes.router import Router
from game.scenes.table import TableScene
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import read
from game.ui.screen.scene import Services
from tests.scenes.driver import GAMES, see, setup_with

HEROES = ("kari-wraithstalker", "trenloe-the-strong", "elder-mok", "astarra")
MakeServices = Callable[..., Services]
SitDown = Callable[..., "Table"]


class Table:
    """A quest in a window on the dummy driver, with a hand and a keyboard."""

    def __init__(self, services: Services, scene: TableScene, app: App) -> None:
        self.services, self.scene, self.app = services, scene, app

    @property
    def prompt(self) -> Prompt:
        assert self.scene.play.prompt is not None
        return self.scene.play.prompt

    @property
    def ended(self) -> bool:
        return self.scene.play.ended

    def post(self, *events: pygame.event.Event) -> None:
        for event in events:
            self.app.step([event], 16)

    def _pixel(self, pos: tuple[float, float]) -> tuple[int, int]:
        x, y = self.services.window.place_of(pos)
        return round(x), round(y)

    def move(self, pos: tuple[float, float], held: int = 0) -> None:
        event = pygame.MOUSEMOTION
        self.post(pygame.event.Event(event, pos=self._pixel(pos), rel=(1, 1), buttons=(held, 0, 0)))

    def look(self) -> None:
        """See the question that stands open for as long as it takes, unless the table still moves."""
        if self.app.stack.top is self.scene:
            see(self.app, self.scene)

    def press(self, pos: tuple[float, float], button: int = 1) -> None:
        self.look()
        self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self._pixel(pos), button=button))

    def release(self, pos: tuple[float, float], button: int = 1) -> None:
        self.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self._pixel(pos), button=button))

    def click(self, pos: tuple[float, float], button: int = 1) -> None:
        self.move(pos)
        self.press(pos, button)
        self.release(pos, button)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.move(start)
        self.press(start)
        self.move((start[0] + 20, start[1] + 20), held=1)
        self.move(end, held=1)
        self.release(end)

    def key(self, key: int, mod: int = 0) -> None:
        self.look()
        self.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def until(self, *kinds: str) -> None:
        """Give first answers until a question of one of these kinds is asked."""
        for _ in range(300):
            if self.prompt.kind in kinds:
                return
            self.scene.answering.answer(self.prompt.options[: max(self.prompt.least, 0)])
        raise AssertionError(f"none of {kinds} was asked")

    def place_of(self, option: str) -> tuple[float, float]:
        """Where an option can be clicked on the table."""
        ui = self.scene.ui
        rect = next(rect for t in ui.targets if t.option == option and (rect := ui.rect_of(t.place)))
        return rect.center

    def button(self, of: object) -> tuple[float, float]:
        return next(button.rect.center for button in self.scene.ui.dock.buttons if button.on_press == of)


def answer_by_clicks(table: Table) -> None:
    """Answer the open question with the mouse alone."""
    table.look()
    scene, prompt = table.scene, table.prompt
    gesture = table.scene.play.kind_of(prompt).gesture
    if gesture.place == "button":
        table.click(table.button(scene.answering.confirm))
    elif gesture.pick == "count":
        table.click(table.place_of("1"))
        table.click(table.button(scene.answering.confirm))
    elif scene.ui.dock.options:
        table.click(scene.ui.dock.options[-1].rect.center)
        if scene.ui.dock.sheet is not None:
            table.click(scene.ui.dock.sheet.confirm.rect.center)
    else:
        for option in prompt.options[: max(prompt.least, 1)]:
            table.click(table.place_of(option))
        if scene.ui.selection is not None and scene.ui.selection.confirms and scene.play.prompt is prompt:
            table.click(table.button(scene.answering.confirm))
    if scene.ui.waiting is not None:
        table.click(table.button(scene.answering.confirm))


def answer_by_keys(table: Table) -> None:
    """Answer the open question with the keyboard alone."""
    table.look()
    prompt = table.prompt
    gesture = table.scene.play.kind_of(prompt).gesture
    if gesture.keys == "count":
        table.key(pygame.K_1)
    elif gesture.keys == "slot":
        board = table.scene.play.session.state.board
        row = board.zone(board.piece(prompt.options[-1]).zone)
        for option in prompt.options[-max(prompt.least, 1) :]:
            table.key(pygame.K_1 + row.index(option))
    elif gesture.keys == "tab":
        table.key(pygame.K_1)
        table.key(pygame.K_RETURN)
    elif gesture.place != "button":
        for index in range(max(prompt.least, 1)):
            table.key(pygame.K_1 + index)
    if table.scene.play.prompt is prompt:
        table.key(pygame.K_RETURN)


def table_maker(make_services: MakeServices, words: Words) -> SitDown:
    """Lays quests out: gives a function from heroes, seed, size and settings to a table."""

    def sit(
        heroes: int = 2, seed: str = "S1", size: tuple[int, int] = (1280, 720), laid_out: str = "", **settings: Any
    ) -> Table:
        settings = {"speed": "now", "hints": False} | settings
        services = make_services(size, **settings)
        services.games = GAMES
        services.saves = Saves(paths.saves_folder(), services.games.mode)
        mode = services.games.mode("terrinoth")
        services.routes = Router(services)
        setup = setup_with(HEROES[:heroes], seed=seed)
        session = build(mode.box, read(laid_out)) if laid_out else mode.session(setup)
        scene = TableScene(services, mode, session.begin(), {"slot": "journey"})
        table = Table(services, scene, App(services, scene))
        scene.ui.table.finish()  # the opening has been seen
        scene.update(0.0)
        return table

    return sit
