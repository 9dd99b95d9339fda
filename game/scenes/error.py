"""The scene after a fault: what happened, that nothing is lost, and the ways on."""

from __future__ import annotations

import pygame

from game.kit.errors import ContentError
from game.scenes.faults import open_log
from game.scenes.page import Page, draw_backdrop
from game.scenes.report import write_report
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Quit, Replace, Scene, Services
from game.ui.widgets.modal import Modal, ModalAnswer

LONGEST_FAULT = 300
"""Characters that are told of a fault; log and report have the rest."""


class ErrorScene(Page):
    """Tells of an error that a scene raised: try again, keep a report, open the log, go to the title, or leave.

    `slot` names the journey that was played, if one was.
    """

    def __init__(self, services: Services, failed: Scene, error: Exception) -> None:
        super().__init__(services)
        self.failed = failed
        self.error = error
        files = isinstance(error, ContentError)
        what = "; ".join(error.problems[:2]) if isinstance(error, ContentError) else f"{type(error).__name__}: {error}"
        self._tell(services.words("ui.error.files" if files else "ui.error.text", what=what[:LONGEST_FAULT]))

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture behind the question."""
        draw_backdrop(canvas)

    def _tell(self, text: str) -> None:
        words = self.words
        answers = [
            ModalAnswer(words("ui.error.title-menu"), self._go_to_title, "main"),
            ModalAnswer(words("ui.error.retry"), lambda: self.go(Replace(self.failed))),
            ModalAnswer(words("ui.error.report"), self._write_report),
            ModalAnswer(words("ui.error.log"), lambda: self._open_log(text)),
            ModalAnswer(words("ui.error.quit"), lambda: self.go(Quit())),
        ]
        self.ask(Modal(words("ui.error.title"), text, answers, self.services.bindings))

    def handle(self, event: pygame.event.Event) -> Replace | Quit | None:
        """Give an event to the question; it stays until a way on is chosen."""
        asked = self.modal
        change = super().handle(event)
        assert change is None or isinstance(change, Replace | Quit), "an error is left to another scene, or for good"
        if change is None and self.modal is None:
            self.modal = asked  # the way that was chosen led nowhere
        return change

    def _go_to_title(self) -> None:
        self.go(Replace(self.services.routes.title(), all_of_them=True))

    def _open_log(self, text: str) -> None:
        open_log(self.services)
        self._tell(text)

    def _write_report(self) -> None:
        """Keep a report, and say where it lies."""
        play = getattr(self.failed, "play", None)
        slot = str(play.meta.get("slot", "")) if play is not None else ""
        try:
            file = write_report(self.services, self.error, slot)
        except (OSError, ValueError) as fault:
            self._tell(self.words("ui.error.no-report", what=str(fault)))
        else:
            self._tell(self.words("ui.error.reported", where=str(file)))
