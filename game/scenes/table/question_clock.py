"""Question clock: nobody answers an unseen question: it counts how long one has stood, seen by everybody.

A question stands once the table shows what led to it and nothing lies over it. What was pressed before that answers
nothing, also where it is let go later.
"""

from __future__ import annotations

import pygame

STANDS = 300.0
"""Milliseconds that a question has stood before an answer to it counts."""


class QuestionClock:
    """How long the open question has stood, in milliseconds of real time."""

    def __init__(self) -> None:
        self._stood = 0.0
        self._early = False
        """Whether a button of the mouse went down before the question stood, and is down still."""

    @property
    def open(self) -> bool:
        """Whether an answer counts now."""
        return self._stood >= STANDS and not self._early

    def restart(self) -> None:
        """Another question is asked."""
        self._stood = 0.0

    def update(self, dt: float, *, seen: bool) -> None:
        """Let time pass; it counts while the question is seen."""
        if seen:
            self._stood = min(STANDS, self._stood + dt)

    def note(self, event: pygame.event.Event) -> None:
        """See a press, before it is dealt with."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._early = self._stood < STANDS

    def noted(self, event: pygame.event.Event) -> None:
        """The event was dealt with: what is let go is pressed no longer."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._early = False
