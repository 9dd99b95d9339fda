"""A robot at the table: it plays through the real scenes by posted events, as a hand with a mouse would.

A computer player decides what to answer; the robot finds where that answer lies on the screen and clicks or drags it.
Nothing is called past the events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pygame

from game.app import App
from game.kit.geometry import Point
from game.kit.prompts import Answer, halves_of
from game.kit.table import Answerer
from game.scenes.curtain import CurtainScene
from game.scenes.result.scene import ResultScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.table.table_ui import TableUI
from game.scenes.title import MenuScene
from game.ui.widgets.textfield import TextField

Kind = TypeVar("Kind")
FRAME = 40.0
MOST_FRAMES = 900
CURTAIN_FRAMES = 10
"""Frames until a curtain has fallen and may be opened."""
LONG_GAME = 5000


class RobotLost(Exception):  # noqa: N818 - what the robot says of itself
    """The robot does not find its way: a scene did not do what the event should have done."""


class Robot:
    """Drives an `App` step by step; `player` answers the questions of the quest."""

    def __init__(self, app: App, player: Answerer) -> None:
        self.app = app
        self.player = player
        self.drags = 0
        """How often an answer was given by dragging."""
        self.answers = 0

    # -- the hand ----------------------------------------------------------------------------------

    def frames(self, number: int = 1) -> None:
        """Let some frames pass."""
        for _ in range(number):
            if not self.app.stack.ended:
                self.app.step(pygame.event.get(), FRAME)

    def until(self, done: Callable[[], bool], what: str) -> None:
        """Let frames pass until something is the case; a curtain is opened. Raises Lost if it never is."""
        for _ in range(MOST_FRAMES):
            if done():
                return
            top = self.app.stack.top
            if isinstance(top, CurtainScene):
                self.frames(CURTAIN_FRAMES)
                self.key(pygame.K_RETURN)
            if isinstance(top, TableScene) and top.stage.up:
                self.key(pygame.K_ESCAPE)  # on to the next decision
            self.frames()
        raise RobotLost(f"{what} did not happen at {type(self.app.stack.top).__name__}")

    def _post(self, kind: int, pos: tuple[float, float], **values: Any) -> None:
        x, y = self.app.services.window.place_of(pos)
        pygame.event.post(pygame.event.Event(kind, pos=(round(x), round(y)), touch=False, window=None, **values))

    def move(self, pos: tuple[float, float], held: bool = False) -> None:
        """Move the pointer to a logical position."""
        self._post(pygame.MOUSEMOTION, pos, rel=(1, 1), buttons=(1 if held else 0, 0, 0))
        self.frames()

    def click(self, pos: tuple[float, float]) -> None:
        """Click at a logical position."""
        self.move(pos)
        self._post(pygame.MOUSEBUTTONDOWN, pos, button=1)
        self._post(pygame.MOUSEBUTTONUP, pos, button=1)
        self.frames()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag from one logical position to another."""
        self.move(start)
        self._post(pygame.MOUSEBUTTONDOWN, start, button=1)
        self.frames()
        for part in (0.2, 0.6, 1.0):
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part), held=True)
        self._post(pygame.MOUSEBUTTONUP, end, button=1)
        self.frames()
        self.drags += 1

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and release a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=text, scancode=0))
        self.frames()

    def write(self, text: str) -> None:
        """Type a text into the field that has the focus."""
        for sign in text:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=sign))
        self.frames()

    # -- the way to the table ----------------------------------------------------------------------

    def begin_game(self, seed: str) -> None:
        """From the title through the setup to the table, with a seed typed in."""
        menu = self._top(MenuScene)
        self.click(menu.entries["new"].rect.center)
        self.until(lambda: isinstance(self.app.stack.top, SetupScene), "the setup")
        setup = self._top(SetupScene)
        self.frames(10)
        fields = [w for w in setup.focus.parts["options"] if isinstance(w, TextField)]
        field = fields[0]
        self.click(field.rect.center)
        self.key(pygame.K_END)
        for _ in range(len(setup.state.seed) + 1):
            self.key(pygame.K_BACKSPACE)
        self.write(seed)
        if setup.state.seed != seed:
            raise RobotLost(f"the seed was typed, but is {setup.state.seed!r}")
        begin = setup.options.begin
        if begin is None:
            raise RobotLost("the setup has no button to begin")
        self.click(begin.rect.center)
        self.until(lambda: isinstance(self.app.stack.top, TableScene), "the game")

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return isinstance(self.app.stack.top, ResultScene)

    def play_game(self) -> ResultScene:
        """Answer every question until the result is shown."""
        for _ in range(LONG_GAME):
            if self.over:
                return self._top(ResultScene)
            self.play_one()
        raise RobotLost("the game does not end")

    def play_one(self) -> None:
        """Answer the next question that is asked of a person; nothing once the result is shown."""
        self.frames()
        self.until(self.is_asked, "a question, or the result")
        if isinstance(self.app.stack.top, ResultScene):
            return
        scene = self._top(TableScene)
        prompt = scene.play.prompt
        assert prompt is not None, "a question is open"
        before = len(scene.play.session.journal())
        answer = self.player(scene.play.session.table, prompt, None)
        self._give(scene, answer)
        if scene.play.prompt is prompt and len(scene.play.session.journal()) == before:
            raise RobotLost(f"the answer {answer} to {prompt.kind} {prompt.options} was not taken")
        self.answers += 1

    def is_asked(self) -> bool:
        """Whether the result is shown, or a question stands open for a person and all is at rest."""
        top = self.app.stack.top
        if not isinstance(top, TableScene):
            return isinstance(top, ResultScene)
        play, ui = top.play, top.ui
        somebody = play.prompt is not None and not play.computer_asked and not play.next_seat
        return somebody and not ui.table.busy and ui.settled and top.answering.clock.open

    # -- answering ---------------------------------------------------------------------------------

    def _give(self, scene: TableScene, answer: Answer) -> None:
        prompt, selection = scene.play.prompt, scene.ui.selection
        if prompt is None or selection is None:
            raise RobotLost("no question is open")
        if not answer:
            self._press(scene, scene.answering.decline)
        elif selection.gesture.pick == "count":
            self.key(getattr(pygame, f"K_{answer[0]}"), text=answer[0])
            self._press(scene, scene.answering.confirm)
        elif selection.gesture.place == "button":
            self._press(scene, scene.answering.confirm)
        else:
            for option in [*selection.chosen] if prompt.most > 1 else ():  # where one is asked for, another replaces it
                if option not in answer:
                    self._take(scene, option)
            for option in answer:
                if option not in selection.chosen:  # what is usual is marked from the start
                    self._take(scene, option)
            if selection.confirms and scene.play.prompt is prompt:
                self._press(scene, scene.answering.confirm)
        if scene.ui.waiting is not None:
            self._press(scene, scene.answering.confirm)

    def _take(self, scene: TableScene, option: str) -> None:
        """Take one option: by a drag where the kind knows one, else by a click on its piece or its card."""
        ui, prompt = scene.ui, scene.play.prompt
        if prompt is None or ui.selection is None:
            raise RobotLost("no question is open")
        if ui.selection.gesture.pick == "pair":
            first, second = (ui.rect_of(half) for half in halves_of(option))
            if first is None or second is None:
                raise RobotLost(f"{option} of {prompt.kind} lies nowhere on the screen")
            self.drag(first.center, second.center)
            return
        place = next((target.place for target in ui.targets if target.option == option), "")
        rect = ui.rect_of(place)
        drag = ui.selection.gesture.drag
        if rect is not None and drag == "to-chooser" and ui.owner_of(place) != prompt.chooser:
            self.drag(rect.center, ui.table.seat_area(prompt.chooser).center)
        elif rect is not None and drag == "from-chooser" and ui.rect_of(prompt.source) is not None:
            self.drag(ui.rect_of(prompt.source).center, rect.center)  # type: ignore[union-attr]
        elif rect is not None and not ui.options_at(place) and (seen := self._seen_point(ui, place, rect)):
            self.click(seen)
        else:
            sheet = ui.dock.sheet
            if sheet is not None and sheet.tab != sheet.tab_of(option):
                self.click(sheet.tabs[sheet.tab_of(option)].rect.center)
            ui.dock.tray.reveal(option)
            card = next((w for w in ui.dock.options if w.option.choice.id == option), None)
            if card is None:
                raise RobotLost(f"{option} of {prompt.kind} lies nowhere on the screen")
            self.click(card.rect.center)

    def _seen_point(self, ui: TableUI, place: str, rect: pygame.FRect) -> Point | None:
        """Where a place can be clicked that others may lie over: its middle, else what is seen beside them when the
        hand is gone from the one that was pointed at, which comes to the front.
        """
        self.move((1.0, 1.0))
        parts = (0.5, 0.05, 0.95, 0.25, 0.75)
        points = [(rect.x + rect.width * across, rect.y + rect.height * down) for across in parts for down in parts]
        return next((point for point in points if ui.place_at(point) == place and not ui.covers(point)), None)

    def _press(self, scene: TableScene, wanted: Callable[[], None]) -> None:
        button = next((b for b in scene.ui.dock.buttons if b.on_press == wanted), None)
        if button is None:
            raise RobotLost(f"there is no button for {wanted.__name__} of {scene.play.prompt}")
        self.click(button.rect.center)

    def _top(self, kind: type[Kind]) -> Kind:
        top = self.app.stack.top
        if not isinstance(top, kind):
            raise RobotLost(f"expected {kind.__name__}, found {type(top).__name__}")
        return top
