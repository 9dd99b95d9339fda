"""Companion panel: the plate at a seat that says who plays it, and the menu that opens from it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget, mix
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_parchment

WIDTH, PADDING = 376.0, 22.0
BUTTON, GAP = 42.0, 8.0
HEAD, QUOTE = 46.0, 76.0


class Plate(Widget):
    """Says who plays a seat: a cog and words for the computer, the cog alone for a person."""

    radius = 17.0
    pad = 12.0

    def __init__(
        self, piece: str, on_press: Callable[[str], object], hidden: Callable[[tuple[float, float]], bool]
    ) -> None:
        super().__init__((0, 0, 1, 1))
        self.piece, self.on_press, self.hidden = piece, on_press, hidden
        self.label = ""

    def contains(self, pos: tuple[float, float]) -> bool:
        """Nothing of it is below the pointer where something lies over it, such as the options of a question."""
        return super().contains(pos) and not self.hidden(pos)

    def press(self) -> bool:
        """Open the menu, or close it."""
        self.on_press(self.piece)
        return True

    @property
    def look(self) -> Hashable:
        return self.label, self.warm

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        fill = mix(theme["leather-button"], theme["leather-hover"], self.warmth.value)
        canvas.shadow(rect, radius=rect.height / 2, drop=(0, 3), blur=4, alpha=0.6)
        canvas.rect(rect, fill, radius=rect.height / 2, edge=theme["gold-line"], width=max(1.8, theme.line))
        side = rect.height * 0.6
        if not self.label:
            canvas.icon("cog", rect.center, side, theme["muted"])
            return
        canvas.icon("cog", (rect.x + 10 + side / 2, rect.centery), side, theme["gold-title"])
        canvas.icon("chevron", (rect.right - 20, rect.centery), side * 0.7, theme["gold-title"])
        style = capped(canvas.type, TYPE["ui-bold"].sized(20), 1.15)
        left = rect.x + 18 + side
        canvas.text(self.label, (left, rect.centery), style, theme["on-dark"], at="mid", width=rect.right - 36 - left)


class MenuTold(NamedTuple):
    """What a menu says: its title, and a sentence that is quoted; empty for none."""

    title: str
    quote: str = ""


class MenuGround(Widget):
    """The parchment of a menu: it takes the clicks that meet no button."""

    focusable = False
    sounding = False

    def __init__(self) -> None:
        super().__init__((0, 0, 1, 1))
        self.told = MenuTold("")

    def pointer(self, event: pygame.event.Event) -> bool:
        """Nothing below it is clicked."""
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        draw_parchment(canvas, rect, seed="companion")
        style = capped(canvas.type, TYPE["ui-bold"].sized(20), 1.15)
        x, width = rect.x + PADDING, rect.width - 2 * PADDING
        canvas.text(self.told.title, (x, rect.y + 28), style, theme["ink"], at="mid", width=width)
        if self.told.quote:
            with canvas.clip((rect.x, rect.y + HEAD, rect.width, QUOTE)):
                quote = capped(canvas.type, TYPE["quote"].sized(19), 1.1)
                RichText(canvas.type, self.told.quote, quote, width).draw(
                    canvas, (x, rect.y + HEAD), ink=theme["ink-2"]
                )


def lay_out_menu(ground: MenuGround, buttons: Sequence[Button], plate: pygame.FRect, bounds: pygame.FRect) -> None:
    """Put a menu above its plate, or below it where there is no room above."""
    high = HEAD + (QUOTE if ground.told.quote else 0) + len(buttons) * (BUTTON + GAP) + PADDING - GAP
    top = plate.y - 6 - high
    if top < bounds.y + 70:
        top = plate.bottom + 6
    left = min(max(plate.centerx - WIDTH / 2, bounds.x + 8), bounds.right - 8 - WIDTH)
    ground.rect = pygame.FRect(left, top, WIDTH, high)
    y = ground.rect.bottom - PADDING - len(buttons) * (BUTTON + GAP) + GAP
    for button in buttons:
        button.rect = pygame.FRect(left + PADDING, y, WIDTH - 2 * PADDING, BUTTON)
        y += BUTTON + GAP
