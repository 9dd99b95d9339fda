"""Inspector: the place where a card is read in full, or what is at stake, or what happened, or the asking card."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame
from msgspec import structs

from game.kit.advice_told import AdviceSheet
from game.kit.intent import Intent
from game.kit.shown import Face, Forecast
from game.scenes.table.asked_about import beside
from game.scenes.table.play import Play
from game.ui.cards.full_card import FULL, FullCards
from game.ui.panels.advice_panel import draw_advice
from game.ui.panels.closer import Closer
from game.ui.panels.forecast_panel import draw_forecast, draw_text_sheet, draw_why
from game.ui.panels.intent_panel import draw_intent
from game.ui.panels.objective_panel import draw_objective
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.table.panel_cache import PanelCache
from game.ui.table.table_view import TableView

Rows = list[tuple[pygame.FRect, str]]
NAME_WORDS = 3
STALE = 3
"""After so many further answers "what happened" gives way."""


OBJECTIVE, SHEET = "objective:", "sheet:"
"""What stands for the sheet of what is played for, and for the one that is shown, where else a piece is named."""


class Inspector:
    """Decides what stands in the zone of the inspector, and draws it."""

    def __init__(self, play: Play, words: Words) -> None:
        self.play, self.words = play, words
        self.table: TableView | None = None
        self.cards: FullCards | None = None
        self.piece = ""
        """The piece that is hovered or focused."""
        self.place = ""
        """The place of the table that is hovered or focused, piece or not."""
        self.option = ""
        """The option that is hovered or focused."""
        self.chosen = ""
        """The option that waits for its roll, or the amount that is marked."""
        self.full = ""
        """The piece whose card is shown over everything."""
        self.intent: Intent | None = None
        """What will come if nothing changes, while that is asked for."""
        self.advice: tuple[AdviceSheet, tuple[float, ...]] | None = None
        """What the adviser says, and how long its bars have grown, while that is asked for."""
        self.beside: list[pygame.FRect] = []
        """Where the card lies that was drawn beside its stakes."""
        self.waiting = False
        """True while the table is behind: nothing is told that is not seen yet."""
        self._age = 0
        self._shown: Hashable = None
        self._links: dict[Hashable, Rows] = {}
        self._shelf = PanelCache()
        self._closer = Closer()

    def answered(self) -> None:
        """An answer was given: what happened before grows old."""
        if self.play.fresh:
            self._age = 0
        else:
            self._age += 1

    @property
    def shows(self) -> str:
        """What is shown: "intent", "advice", "card", "forecast", "why", "rule", or nothing."""
        if self.intent is not None:
            return "intent"
        if self.advice is not None:
            return "advice"
        if self.option and not self.waiting and self._told_here(self.option) not in (None, self._told_here("")):
            return "forecast"
        if self.piece:
            return "card"
        if self._on_objective:
            return "objective"
        if self.waiting:
            return ""
        if self.forecast is not None:
            return "forecast"
        if self.play.why and self._age < STALE:
            return "why"
        if self.asking:
            return "card"
        return "rule" if self.rule_text[1] else ""

    @property
    def shows_sheet(self) -> bool:
        """Whether what is shown can be looked at closer, and is no card."""
        return self.shows not in ("", "card", "objective")

    @property
    def looked_at(self) -> bool:
        """Whether it shows what somebody points at or has asked for, and not what the question is about."""
        return bool(self.intent or self.advice or self.piece or self._on_objective)

    @property
    def _on_objective(self) -> bool:
        """Whether the pointer is on the sheet of what is played for."""
        told = self.play.objective
        return told is not None and bool(told.spot) and told.spot == self.place

    @property
    def forecast(self) -> Forecast | None:
        """What is at stake with the option that is looked at, else with the one that is chosen, else before any is."""
        return self._told_here(self.option or self.chosen)

    def _told_here(self, option: str) -> Forecast | None:
        """What is at stake with an option, where the table does not tell it itself."""
        found = self.play.forecast(option)
        return None if found is None or found.beside else found

    @property
    def asking(self) -> str:
        """The only card there is to choose, else the one that asks, else the one that the question is about, else the
        decider's; empty where none of them lies on the table.
        """
        banner, pieces = self.play.banner, self.play.session.state.board.pieces
        if banner is None:
            return ""
        offered = list(dict.fromkeys(choice.piece for choice in self.play.choices))
        if len(offered) == 1 and offered[0] in pieces and pieces[offered[0]].face_up:
            return offered[0]
        found = self.source or banner.about or ("" if self.rule_text[1] else banner.decider)
        return found if found in pieces and pieces[found].face_up else ""

    @property
    def source(self) -> str:
        """The piece whose card asks; empty where a rule does."""
        prompt, pieces = self.play.prompt, self.play.session.state.board.pieces
        if prompt is None:
            return ""
        return next((piece.id for piece in pieces.values() if prompt.source in (piece.id, piece.card)), "")

    @property
    def rule_text(self) -> tuple[str, str]:
        """The title and text of the rule that asks, where no card does."""
        prompt = self.play.prompt
        if prompt is None or not prompt.source:
            return "", ""
        try:
            rule = self.play.book.rule(prompt.source)
        except KeyError:
            return "", ""
        return named(rule.part, rule.text)

    def rule_at(self, pos: tuple[float, float]) -> str:
        """The rule of the row under a position, while it shows what happened."""
        if self.shows != "why":
            return ""
        rows = self._links.get(self._shown, [])
        return next((rule for place, rule in rows if place.collidepoint(pos)), "")

    def draw(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw it in its zone."""
        shows, play, words = self.shows, self.play, self.words
        if shows == "intent":
            self._draw_intent(canvas, rect)
        elif shows == "advice":
            self._draw_advice(canvas, rect)
        elif shows == "card":
            self.draw_card(canvas, rect, self.piece or self.asking)
        elif shows == "objective" and play.objective is not None:
            title, text = play.objective.title, play.objective.brief
            self._show(canvas, ("objective", text), rect, lambda made: draw_text_sheet(made, rect, title, text))
        elif shows == "forecast":
            forecast = self.forecast
            assert forecast is not None
            self._show_forecast(canvas, rect, forecast)
        elif shows == "why":
            rows = tuple(play.why)
            self._show(canvas, ("why", rows), rect, lambda made: draw_why(made, rect, rows, words))
        elif shows == "rule":
            title, text = self.rule_text
            self._show(canvas, ("rule", title, text), rect, lambda made: draw_text_sheet(made, rect, title, text))

    def paint_stakes(self, canvas: Canvas, rect: pygame.FRect, option: str = "") -> None:
        """Paint what is at stake with the open question, or with an option of it, before it is shown: it is kept."""
        forecast = self.play.forecast(option)
        if forecast is not None:
            shown = self._shown
            self._show_forecast(canvas, rect, forecast)
            self._shown = shown

    def _show_forecast(self, canvas: Canvas, rect: pygame.FRect, forecast: Forecast) -> None:
        words = self.words
        self._show(canvas, ("forecast", forecast), rect, lambda made: draw_forecast(made, rect, forecast, words))

    def _draw_intent(self, canvas: Canvas, rect: pygame.FRect) -> None:
        intent, board = self.intent, self.play.scoreboard
        assert intent is not None, "it is shown"
        seats, names = self.play.seats(), {seat.piece: seat.short for seat in board.seats}
        key = ("intent", intent)
        self._show(canvas, key, rect, lambda made: draw_intent(made, rect, intent, seats, names))

    def _draw_advice(self, canvas: Canvas, rect: pygame.FRect) -> None:
        assert self.advice is not None, "it is shown"
        sheet, bars = self.advice
        decider = self.play.banner.decider if self.play.banner is not None else ""
        who = self.name(decider) if decider else self.words("ui.advice.all")
        key = ("advice", sheet, bars, who)
        self._show(canvas, key, rect, lambda made: draw_advice(made, rect, sheet, bars, who, self.words))

    def draw_beside(self, canvas: Canvas, rect: pygame.FRect, avoid: Callable[[], Sequence[pygame.FRect]]) -> None:
        """Draw the card that is looked at beside its stakes, where it covers nothing that is asked about."""
        if self.shows != "forecast" or not self.piece:
            return
        place = beside(rect)
        if not any(place.colliderect(other) for other in avoid()):
            self.draw_card(canvas, place, self.piece)
            self.beside = [place]

    def _show(self, canvas: Canvas, key: Hashable, rect: pygame.FRect, paint: Callable[[Canvas], Rows | None]) -> None:
        """Show a panel that is painted once, and remember the rows that link to rules."""

        def once(made: Canvas) -> None:
            self._links[key] = paint(made) or []

        self._shown = key
        self._shelf.show(canvas, key, rect, once, pad=14)

    def draw_full(self, canvas: Canvas, side: pygame.FRect) -> None:
        """Draw the card, or the sheet in `side`, that is shown over everything, if one is."""
        if not self.full:
            return
        bounds = canvas.bounds
        canvas.rect(bounds, canvas.theme["veil"], alpha=175)
        if self.full == OBJECTIVE:
            if self.play.objective is not None:
                draw_objective(canvas, self.play.objective, self.words)
            return
        if self.full == SHEET:
            self._closer.draw(canvas, side, self.draw)
            return
        height = min(bounds.height - 120, 840.0)
        width = height * FULL[0] / FULL[1]
        rect = pygame.FRect(bounds.centerx - width / 2, bounds.centery - height / 2, width, height)
        self.draw_card(canvas, rect, self.full)

    def show_for(self, table: TableView) -> None:
        """Draw cards as this table knows them, with its frames."""
        self.beside = []
        if table is not self.table:
            self.table, self.cards = table, FullCards(table.painter.cards)

    def face(self, piece: str) -> Face:
        """The face of a piece as the table shows it now: its numbers are not ahead of their animation."""
        table = self.table
        if table is None or piece not in table.animator.board.pieces:
            return self.play.view.face(piece)
        return table.shown.face(table.animator.board, piece)

    def name(self, piece: str) -> str:
        """The short name of a piece."""
        return self.play.view.face(piece).short if piece in self.play.session.state.board.pieces else piece

    def draw_card(self, canvas: Canvas, rect: pygame.FRect, piece: str) -> None:
        """Draw the card of a piece, upright or as a sheet, whichever the place is for."""
        if self.cards is None or piece not in self.play.session.state.board.pieces:
            return
        sheet = self.play.sheet(piece)
        if self.waiting:
            sheet = structs.replace(sheet, stakes=())
        self.cards.draw(canvas, rect, self.face(piece), sheet, self.play.seats().get(piece, 0))


def named(part: str, text: str) -> tuple[str, str]:
    """The title and text of a rule: the name it begins with, before a colon, else the name of its part."""
    head, colon, rest = text.partition(": ")
    if colon and len(head.split()) <= NAME_WORDS:
        return head, rest[:1].upper() + rest[1:]
    return part, text
