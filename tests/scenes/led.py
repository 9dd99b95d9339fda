"""Somebody who is led through a course, by mouse, by keys or by a pad alone: all goes through the real loop."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.guided import Place
from game.kit.prompts import halves_of
from game.scenes.curtain import CurtainScene
from game.scenes.table import TableScene
from game.ui.screen.scene import Scene, Services
from tests.scenes.driver import Hands

LONGEST = 4_000
AWAY = (1.0, 1.0)
"""Where the hand points at nothing."""


class Led(Hands):
    """A player at a table where a course is held."""

    def __init__(self, services: Services, scene: Scene) -> None:
        super().__init__(services, scene)
        self._padded = False
        """Whether there is nothing but a pad."""
        self.settle()

    @property
    def place(self) -> Place | None:
        """The step that stands; None behind the course."""
        found: Place | None = self.scene.guide.place
        return found

    @property
    def asks(self) -> bool:
        """Whether something is to be done, and not only read."""
        place = self.place
        return place is not None and (place.step.answer is not None or place.step.confirms)

    @property
    def marks(self) -> bool:
        """Whether something is marked of what the step asks for: more is to be marked, or it waits for its button; of a
        pair the half is taken that comes first.
        """
        selection = self.scene.ui.selection if isinstance(self.scene, TableScene) else None
        if selection is None or selection.gesture.pick != "pair":
            return selection is not None and selection.gesture.pick == "mark" and bool(selection.chosen)
        return any(halves_of(option)[0] == selection.first for option in self.scene.guide.wanted or ())

    def _do(self, once: Callable[[], object]) -> None:
        """Do what the step asks for: once, or for each that is to be marked, and for the button."""
        place = self.place
        once()
        for _ in (place.step.answer or ()) if place is not None else ():
            if self.place == place and self.marks:
                once()
        self.settle()

    def settle(self) -> None:
        """Read what is told on the stage, draw the curtain, and see the question stand."""
        for _ in range(LONGEST):
            if isinstance(self.scene, CurtainScene):
                self.wait(1_000)
                self._confirm("return")
            elif isinstance(self.scene, TableScene) and self.scene.stage.up:
                self._confirm("space")
            elif isinstance(self.scene, TableScene) and self.scene.answering.clock.open:
                break
            self.app.step(pygame.event.get(), 100)
        self.wait(50)

    def by_mouse(self) -> None:
        """Do what the step asks for, with the mouse alone."""
        guide = self.scene.guide

        def click() -> None:
            self.move(AWAY)  # a card that is pointed at comes to the front, over others that may be wanted
            self.click(guide.targets()[0].center if self.asks else guide.sheet.next)

        self._do(click)

    def by_keys(self) -> None:
        """Do what the step asks for, with Enter alone: the focus is where it is to be done."""
        self._do(lambda: self.press("return"))

    def by_pad(self) -> None:
        """Do what the step asks for, with one button of a pad alone."""
        self._padded = True
        self._do(lambda: self._confirm(""))

    def _confirm(self, key: str) -> None:
        """Press a key, or the button of the pad where there is nothing else."""
        if not self._padded:
            self.press(key)
            return
        self.look()
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self._send(pygame.event.Event(kind, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))

    def undo(self) -> None:
        """Take the last answer back, by its key."""
        self.press("ctrl+z")
        self.settle()

    def click_somewhere(self) -> None:
        """Click a place of the table where nothing is taught."""
        bounds = self.scene.ui.layout.bounds
        self.click((bounds.right - 4, bounds.bottom - 4))


