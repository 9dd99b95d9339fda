"""The scene after a fault of ours: what happened, that nothing is lost, and the ways on."""

from __future__ import annotations

import time

import pygame

from game import paths
from game.scenes.page import Page, draw_backdrop
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Quit, Replace, Scene, Services
from game.ui.widgets.modal import Modal, ModalAnswer


class ErrorScene(Page):
    """Tells of an error that a scene raised: try again, keep a report, go to the title, or leave."""

    def __init__(self, services: Services, failed: Scene, error: BaseException, details: str) -> None:
        super().__init__(services)
        self.failed = failed
        self.error = error
        self.details = details
        self._tell(services.words("ui.error.text", what=f"{type(error).__name__}: {error}"))

    def paint(self, canvas: Canvas) -> None:
        """Draw the picture behind the question."""
        draw_backdrop(canvas)

    def _tell(self, text: str) -> None:
        words = self.words
        answers = [
            ModalAnswer(words("ui.error.title-menu"), self._go_to_title, "main"),
            ModalAnswer(words("ui.error.retry"), lambda: self.go(Replace(self.failed))),
            ModalAnswer(words("ui.error.report"), self._write_report),
            ModalAnswer(words("ui.error.quit"), lambda: self.go(Quit())),
        ]
        self.ask(Modal(words("ui.error.title"), text, answers, self.services.bindings))

    def handle(self, event: pygame.event.Event) -> Replace | Quit | None:
        """Give an event to the question; it stays until a way on is chosen."""
        change = super().handle(event)
        assert change is None or isinstance(change, Replace | Quit), "an error is left to another scene, or for good"
        return change

    def _go_to_title(self) -> None:
        self.go(Replace(self.services.routes.title(), all_of_them=True))

    def _write_report(self) -> None:
        """Keep the details in a file beside the saves, and say where it lies."""
        file = paths.saves_folder() / f"report-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        try:
            file.write_text(self.details, encoding="utf-8")
        except OSError as fault:
            self._tell(self.words("ui.error.no-report", what=str(fault)))
        else:
            self._tell(self.words("ui.error.reported", where=str(file)))
