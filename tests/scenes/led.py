"""Somebody who is led through a course, by mouse, by keys or by a pad alone: all goes through the real loop."""

from __future__ import annotations

import pygame

from game.kit.guided import Place
from game.scenes.curtain import CurtainScene
from game.scenes.table import TableScene
from game.ui.screen.scene import Scene, Services
from tests.scenes.driver import Hands

LONGEST = 4_000


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
    def marked(self) -> bool:
        """Whether what the step asks for is marked, and waits for its button."""
        scene, place = self.scene, self.place
        selection = scene.ui.selection if isinstance(scene, TableScene) else None
        if selection is None or place is None or place.step.answer is None or selection.gesture.pick != "mark":
            return False
        return bool(selection.chosen) and set(selection.chosen) == set(place.step.answer)

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
        self.click(guide.targets()[0].center if self.asks else guide.sheet.next)
        if self.marked:
            self.click(guide.targets()[0].center)
        self.settle()

    def by_keys(self) -> None:
        """Do what the step asks for, with Enter alone: the focus is where it is to be done."""
        self.press("return")
        if self.marked:
            self.press("return")
        self.settle()

    def by_pad(self) -> None:
        """Do what the step asks for, with one button of a pad alone."""
        self._padded = True
        self._confirm("")
        if self.marked:
            self._confirm("")
        self.settle()

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


