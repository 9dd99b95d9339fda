"""Inspector: the place where a card is read in full, or what is at stake, or what happened, or the asking card."""

from __future__ import annotations

import pygame

from game.scenes.quest.play import Play
from game.ui.canvas import Canvas
from game.ui.forecast_panel import draw_forecast, draw_why, why_link
from game.ui.fullcard import FULL, FullCards
from game.ui.scene import Words

STALE = 3
"""After so many further answers "what happened" gives way."""


class Inspector:
    """Decides what stands in the zone of the inspector, and draws it."""

    def __init__(self, play: Play, words: Words) -> None:
        self.play, self.words = play, words
        self.cards: FullCards | None = None
        self.piece = ""
        """The piece that is hovered or focused."""
        self.full = ""
        """The piece whose card is shown over everything."""
        self.waiting = False
        """True while the table is behind: nothing is told that is not seen yet."""
        self._age = 0

    def answered(self) -> None:
        """An answer was given: what happened before grows old."""
        if self.play.fresh:
            self._age = 0
        else:
            self._age += 1

    @property
    def shows(self) -> str:
        """What is shown: "card", "forecast", "why", or nothing."""
        if self.piece:
            return "card"
        if self.waiting:
            return ""
        if self.play.forecast() is not None:
            return "forecast"
        if self.play.why and self._age < STALE:
            return "why"
        return "card" if self.asking else ""

    @property
    def asking(self) -> str:
        """The card that asks, or the decider's; empty where neither lies on the table."""
        prompt, pieces = self.play.prompt, self.play.session.state.board.pieces
        if prompt is None:
            return ""
        found = next((piece for piece in (prompt.source, prompt.chooser) if piece in pieces), "")
        return found if found and pieces[found].face_up else ""

    def rule_at(self, rect: pygame.FRect, pos: tuple[float, float]) -> str:
        """The rule of the row under a position, while it shows what happened."""
        return why_link(rect, self.play.why, pos) if self.shows == "why" else ""

    def draw(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw it in its zone."""
        shows = self.shows
        if shows == "forecast":
            forecast = self.play.forecast()
            assert forecast is not None
            draw_forecast(canvas, rect, forecast, self.words, self.name)
        elif shows == "why":
            draw_why(canvas, rect, self.play.why, self.words)
        elif shows == "card":
            self._draw_card(canvas, rect, self.piece or self.asking)

    def draw_full(self, canvas: Canvas) -> None:
        """Draw the card that is shown over everything, if one is."""
        if not self.full:
            return
        bounds = canvas.bounds
        canvas.rect(bounds, canvas.theme["backdrop"], alpha=175)
        height = min(bounds.height - 120, 840.0)
        width = height * FULL[0] / FULL[1]
        rect = pygame.FRect(bounds.centerx - width / 2, bounds.centery - height / 2, width, height)
        self._draw_card(canvas, rect, self.full)

    def name(self, piece: str) -> str:
        """The short name of a piece."""
        return self.play.view.face(piece).short if piece in self.play.session.state.board.pieces else piece

    def _draw_card(self, canvas: Canvas, rect: pygame.FRect, piece: str) -> None:
        if self.cards is None or piece not in self.play.session.state.board.pieces:
            return
        view = self.play.view
        seat = self.play.seats().get(piece, 0)
        self.cards.draw(canvas, rect, view.face(piece), view.sheet(piece), seat)
