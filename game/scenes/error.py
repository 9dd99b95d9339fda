"""The scene after a fault: what happened, that nothing is lost, and the ways on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.errors import ContentError
from game.scenes.faults import open_log
from game.scenes.page import Page, draw_backdrop
from game.scenes.table.play import Play
from game.scenes.ways_on import WaysOn, in_few
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Quit, Replace, Scene, Services
from game.ui.widgets.modal import Modal, ModalAnswer


class ErrorScene(Page):
    """Tells of an error that a scene raised: go to the title, keep a report, try again, open the log, or leave; and
    where a journey was played, open an earlier save or take a step back.
    """

    def __init__(self, services: Services, failed: Scene, error: Exception) -> None:
        super().__init__(services)
        self.failed = failed
        play = getattr(failed, "play", None)
        self.ways = WaysOn(services, error, play if isinstance(play, Play) else None, self.go)
        self._tell(self._text(error))

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture behind the question."""
        draw_backdrop(canvas)

    def handle(self, event: pygame.event.Event) -> Replace | Quit | None:
        """Give an event to the question; it stays until a way on is chosen."""
        asked = self.modal
        change = super().handle(event)
        assert change is None or isinstance(change, Replace | Quit), "an error is left to another scene, or for good"
        if change is None and self.modal is None:
            self.modal = asked  # the way that was chosen led nowhere
        return change

    def _text(self, error: Exception) -> str:
        if isinstance(error, ContentError):
            return self.words("ui.error.files", what=in_few(error.problems[:2]))
        return self.words("ui.error.text", what=in_few([f"{type(error).__name__}: {error}"]))

    def _tell(self, text: str) -> None:
        words, ways = self.words, self.ways
        found = ways.answers(
            to_title=ways.to_title,
            report=lambda: self._tell(ways.report()),
            step_back=ways.step_back,
            again=lambda: self.go(Replace(self.failed)),
        )
        found[0] = found[0]._replace(kind="main")
        found.append(ModalAnswer(words("ui.error.log"), lambda: self._open_log(text)))
        found.append(ModalAnswer(words("ui.error.quit"), lambda: self.go(Quit())))
        answers = [answer._replace(on_press=self._guarded(answer.on_press)) for answer in found]
        self.ask(Modal(words("ui.error.title"), text, answers, self.services.bindings))

    def _guarded(self, way: Callable[[], object]) -> Callable[[], None]:
        """A way on, after which this scene tells of what it raises too: nobody else could."""

        def press() -> None:
            try:
                way()
            except Exception as error:
                self.services.log.write("after a fault", error)
                self._tell(self._text(error))

        return press

    def _open_log(self, text: str) -> None:
        open_log(self.services)
        self._tell(text)
