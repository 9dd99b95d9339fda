"""Question: all that the dock shows of a prompt, and what is said of its answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.kit.prompts import Prompt
from game.kit.shown import Banner
from game.ui.cards.option_card import Option
from game.ui.panels.banner import capped
from game.ui.panels.card_sheet import CardsShown
from game.ui.panels.free_room import Room
from game.ui.panels.option_layout import PADDING
from game.ui.panels.roll_controls import RollOffer
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE
from game.ui.table.gestures import Selection

NOTHING_ROUND = Room()
CONSEQUENCE = 62.0
"""The room above a button for what it leads to."""
_BUTTONS = 330.0
"""The width of the buttons beside which an amount is explained."""


@dataclass
class Question:
    """All that the dock shows of a prompt. `portrait` is the asset of the decider's picture."""

    prompt: Prompt
    banner: Banner
    options: Sequence[Option]
    selection: Selection
    portrait: str = ""
    roll: RollOffer | None = None
    """What is rolled with the answer that waits or is marked: its button stands in the dice tray."""
    cards: CardsShown | None = None
    """The whole cards to choose from, where the question has a sheet of them."""
    waiting: str | None = None
    """The option that waits for the roll, empty for none of them; None where nothing waits."""
    room: Room = NOTHING_ROUND
    """What lies round the panel of the options."""

    @property
    def consequence(self) -> str:
        """What the one thing leads to that may be done; empty where there are several."""
        button = self.selection.gesture.place == "button" and len(self.options) == 1
        return self.options[0].choice.detail if button else ""

    @property
    def counts(self) -> bool:
        """Whether an amount is chosen."""
        return self.selection.gesture.pick == "count"

    def confirm_label(self, words: Words) -> str:
        """What stands on the button that confirms, with how much or how many are marked."""
        selection, label = self.selection, self.banner.confirm or words("ui.table.confirm")
        if self.counts:
            count = self.options[selection.amount].choice.label
            return words("ui.table.confirm-this", what=label, this=count)
        if self.prompt.most > 1:
            marked = sum(it.choice.counts for it in self.options if it.choice.id in selection.chosen)
            return words("ui.table.confirm-amount", what=label, count=marked)
        return label

    def draw_consequence(self, canvas: Canvas, panel: pygame.FRect) -> None:
        """Above the button that says yes: what it leads to."""
        if self.consequence:
            style = capped(canvas.type, TYPE["ui-bold"].sized(20), 1.1)
            text = RichText(canvas.type, self.consequence, style, panel.width - 2 * PADDING - 16)
            top = panel.y + PADDING + (CONSEQUENCE - text.height) / 2
            text.draw(canvas, (panel.x + PADDING + 8, top), ink=canvas.theme["oxblood"])

    def draw_amount(self, canvas: Canvas, panel: pygame.FRect, words: Words) -> None:
        """Beside the buttons of an amount: what it adds and what stays, in words."""
        if not self.counts or self.roll is not None:
            return
        detail = self.options[self.selection.amount].choice.detail or words("ui.table.lift")
        style = capped(canvas.type, TYPE["ui"].sized(20), 1.1)
        text = RichText(canvas.type, detail, style, panel.width - 2 * PADDING - _BUTTONS)
        top = panel.centery + 2 - text.height / 2
        text.draw(canvas, (panel.x + PADDING + 8, top), ground="parchment")
