"""Advice at the table: the adviser asked by key, button or pad, its sheet, and medals over what it ranks.

It is no answer: nothing that is asked or undone knows of it, and everything stays playable while it thinks. It goes
with its question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.kit.advice_told import AdviceSheet, in_brief, sheet_of
from game.kit.companions import FATES
from game.kit.prompts import Prompt
from game.kit.thinkers import Thinker, Thought
from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from game.ui.table.medals import hang_medals
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

BUTTON = (158.0, 36.0)
SMALL = (84.0, 30.0)
"""The button where another one stands in the banner."""
INSET, LOWER, GAP = (18.0, 52.0), 66.0, 8.0
LARGE_TYPE = 1.4
"""From this type on the button has no room for its key."""
GROWS = 160.0
"""Milliseconds in which a bar comes about two thirds nearer to what is known."""
ARRIVED = 0.002


class AdviceControl:
    """What was asked of the adviser, and what of its answer is seen. `on_button` is told of its button."""

    def __init__(
        self, services: Services, play: Play, thinker: Thinker, ui: Callable[[], TableUI],
        on_button: Callable[[Sequence[Widget]], object],
    ) -> None:  # fmt: skip
        self.services, self.play, self.thinker = services, play, thinker
        self._ui, self._on_button = ui, on_button
        words = services.words
        self.button = Button(
            (0, 0, *BUTTON), words("ui.advice.button"), self.toggle, icon="question", style=TYPE["button"].sized(20),
            hint=words("ui.advice.hint"),
        )  # fmt: skip
        self._prompt: Prompt | None = None
        """The question that it was asked about."""
        self._thought: Thought | None = None
        self._told: dict[str, str] = {}
        self._telling: Iterator[None] = iter(())
        self._bars: dict[str, float] = {}
        self._placed = False
        self.sheet: AdviceSheet | None = None
        """What the side sheet says; None where nothing was asked."""
        self.covered: list[pygame.FRect] = []
        """What the medals cover on the table."""

    # -- asking ------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Ask about the open question, or put the sheet away."""
        prompt = self.play.prompt
        if self.close() or prompt is None or not self._may_ask:
            return
        self._prompt = prompt
        self._thought = self.thinker.ask(self.play.mode, self.play.session, "", FATES)
        self._told, self._bars, self._telling = {}, {}, self._tell(prompt)
        self._make_sheet()
        self.services.audio.cue("page")

    @property
    def _may_ask(self) -> bool:
        """Whether there is something to be advised on; whoever is led, or only watches, has no choice."""
        play = self.play
        return play.prompt is not None and self._ui().settled and not (play.guided or play.watched)

    def close(self) -> bool:
        """Put the sheet away; false where there was none."""
        if self._thought is None:
            return False
        self.thinker.forget(self._thought)
        self._prompt = self._thought = self.sheet = None
        return True

    # -- thinking ----------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let time pass, and take in what was found out; true when something is to be drawn again."""
        self._on_button([self.button] if self._may_ask else [])
        if self._thought is None:
            return False
        if self.play.prompt is not self._prompt:
            return self.close()
        news = self.thinker.look()
        told = next(self._telling, self) is not self  # a sentence a frame: each weighs all that may be rolled
        if self._thought.fault:
            self.services.log.write(f"the adviser failed: {self._thought.fault}")
            self.services.message(self.services.words("ui.advice.failed"), "bad")
            return self.close()
        if news or told:
            self._make_sheet()
        return self._grow(dt) or news or told

    def _tell(self, prompt: Prompt) -> Iterator[None]:
        """What each option brings, one after the other."""
        for choice in self.play.choices:
            self._told[choice.id] = in_brief(self.play.view, self.services.words, prompt, choice)
            yield

    def _make_sheet(self) -> None:
        assert self._prompt is not None, "something was asked"
        assert self._thought is not None, "something was asked"
        decline = self.play.banner.decline if self.play.banner is not None else ""
        decline = decline or self.services.words("ui.table.skip")
        self.sheet = sheet_of(self._thought.advice, self._prompt, self.play.choices, decline, self._told)

    def _grow(self, dt: float) -> bool:
        """The bars come nearer to what is known; at once where nothing may move."""
        moved = False
        for row in self.sheet.rows if self.sheet is not None else ():
            at = self._bars.get(row.option or row.label, 0.0)
            step = 1.0 if self.services.calm else min(1.0, dt / GROWS)
            to = row.chance if abs(row.chance - at) < ARRIVED else at + (row.chance - at) * step
            moved = moved or to != at
            self._bars[row.option or row.label] = to
        return moved

    @property
    def bars(self) -> tuple[float, ...]:
        """How long the bar of each row is, from 0 to 1."""
        rows = self.sheet.rows if self.sheet is not None else ()
        return tuple(round(self._bars.get(row.option or row.label, 0.0), 3) for row in rows)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, shelf: PanelCache) -> None:
        """The button in the banner, and a medal over each option that is ranked."""
        ui = self._ui()
        self.covered = []
        if not self._placed:
            return
        large = canvas.type.factor >= LARGE_TYPE
        self.button.key_hint = "" if large else self.services.bindings.hint("hint")
        shelf.draw(canvas, self.button)
        if self.sheet is not None:
            self.covered = hang_medals(canvas, self._ranked(ui))

    def _ranked(self, ui: TableUI) -> list[tuple[pygame.FRect, int]]:
        """Where the options lie that are ranked by themselves, and their places."""
        assert self.sheet is not None, "there is a ranking"
        ranks = {row.option: row.rank for row in self.sheet.rows if row.option and row.rank}
        docked = [(card.rect, ranks[o]) for card in ui.dock.options if (o := card.option.choice.id) in ranks]
        if docked:
            return docked
        found = ((ui.rect_of(target.place), ranks.get(target.option, 0)) for target in ui.targets)
        return [(rect, rank) for rect, rank in found if rect is not None and rank]

    def place(self) -> None:
        """Put the button in the lower corner of the banner, before that is drawn: its words leave room for it. Where
        another button stands there it is small, further left, and below the words.
        """
        ui = self._ui()
        ui.dock.beside, ui.dock.below, self._placed = [], [], self._may_ask and not ui.dock.peeking
        if not self._placed:
            return
        banner, (right, down) = ui.layout["prompt"], INSET
        rect = pygame.FRect(banner.right - right - BUTTON[0], banner.y + down, *BUTTON)
        others = [button.rect for button in ui.dock.buttons if button.rect.colliderect(rect)]
        self.button.label = self.services.words("ui.advice.button") if not others else ""
        if others:
            rect = pygame.FRect(min(other.x for other in others) - GAP - SMALL[0], banner.y + LOWER, *SMALL)
            ui.dock.below = [self.button]
        else:
            ui.dock.beside = [self.button]
        self.button.rect = rect
