"""The menu of the title: its entries, the banner of the journey that was left last, and how a banner is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget


class Journey(NamedTuple):
    """A saved journey as the menu tells of it: where it stands in one line, its picture, who plays in one line."""

    line: str
    picture: str
    who: str


class MenuEntry(Widget):
    """A line of the menu; with the focus it becomes a banner."""

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, on_press: Callable[[], object], growth: float
    ) -> None:
        super().__init__(rect)
        self.label = label
        self.detail = ""
        self.on_press = on_press
        self.growth = growth

    def press(self) -> bool:
        if not self.enabled:
            return False
        self.on_press()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, x, middle = canvas.theme, self.rect.x + 18, self.rect.centery
        if self.focused:
            draw_banner(canvas, self.rect, lit=True, warm=self.hovered, pressed=self.held and self.hovered)
            draw_pointer(canvas, (self.rect.x - 20, middle))
        style = TYPE["menu"].sized(32 * self.growth / canvas.type.factor)
        ink = theme["main-text"] if self.focused or self.hovered else theme["cream"]
        if not self.enabled:
            ink = theme["off-text"]
        if not self.focused:
            canvas.text(self.label, (x, middle + 2), style, (13, 10, 9), at="mid", alpha=190)
        if self.hovered and not self.focused and self.enabled:
            ink = theme["gold-title"]
        used = canvas.text(self.label, (x, middle), style, ink, at="mid")
        small = TYPE["ui"].sized(21 * self.growth / canvas.type.factor)
        weak = theme["main-text"] if self.focused and self.enabled else theme["cream-2"]
        canvas.text(self.detail, (x + used + 18, middle + 2), small, weak, at="mid")


class Continue(MenuEntry):
    """The banner of the journey that was left last: its picture, scenario, round, phase and who plays."""

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        on_press: Callable[[], object],
        growth: float,
        journey: Journey,
    ) -> None:
        super().__init__(rect, label, on_press, growth)
        self.where, self.picture, self.who = journey

    def draw(self, canvas: Canvas) -> None:
        rect, theme, growth = self.rect, canvas.theme, self.growth / canvas.type.factor
        draw_banner(canvas, rect, lit=self.focused, warm=self.hovered, pressed=self.held and self.hovered)
        if self.focused:
            draw_pointer(canvas, (rect.x - 20, rect.centery))
        side = rect.height - 26
        picture = pygame.FRect(rect.x + 14, rect.y + 13, side, side)
        canvas.image(self.picture, picture, fit="cover", focus=(0.75, 0.5), radius=3)
        canvas.rect(picture, radius=3, edge=theme["gold-title"], width=1.6)
        left, room = picture.right + 20, rect.right - picture.right - 34
        first, second = rect.y + rect.height * 0.40, rect.y + rect.height * 0.735
        small = TYPE["ui"].sized(20 * growth)
        used = canvas.text(self.label, (left, first), TYPE["sheet-title"].sized(34 * growth), theme["main-text"])
        canvas.text(
            self.who, (rect.right - 14, first), small, (246, 217, 174), align="right", width=room - used - 20
        )
        canvas.text(self.where, (left, second), TYPE["ui"].sized(22 * growth), (251, 230, 196), width=room)


def draw_banner(canvas: Canvas, rect: pygame.FRect, *, lit: bool, warm: bool = False, pressed: bool = False) -> None:
    """A pennant that ends in a point: oxblood when it is lit, else leather."""
    theme, tip = canvas.theme, min(22.0, rect.height * 0.3)
    if lit:
        fill = theme.gradients["main-hover" if warm else "main"]
        fill = (theme["oxblood-dark"], theme["oxblood-dark"]) if pressed else fill
        edge = theme["focus"]
    else:
        fill = (theme["leather-hover" if warm else "leather-button"], theme["leather"])
        edge = theme["leather-frame"]
    canvas.shadow(rect, radius=4, drop=(0, 4), blur=8, alpha=0.6)
    size = (rect.width + tip + 4, rect.height + 4)
    made = canvas.kept(
        ("pennant", size, fill, edge), size, lambda c: _pennant(c, rect.width, rect.height, tip, fill, edge)
    )
    canvas.blit(made, (rect.x - 2, rect.y - 2))


def draw_pointer(canvas: Canvas, at: tuple[float, float]) -> None:
    """The diamond that stands before the focused entry."""
    x, y = at
    points = [(x - 10, y), (x, y - 13), (x + 10, y), (x, y + 13)]
    canvas.polygon(points, canvas.theme["focus"], edge=canvas.theme["focus-back"], width=2)


def _pennant(
    canvas: Canvas,
    width: float,
    height: float,
    tip: float,
    fill: tuple[tuple[int, int, int], tuple[int, int, int]],
    edge: tuple[int, int, int],
) -> None:
    w, h = width, height
    outline = [(2.0, 2.0), (2 + w, 2.0), (2 + w + tip, 2 + h / 2), (2 + w, 2 + h), (2.0, 2 + h)]
    canvas.polygon(outline, (255, 255, 255))
    shade = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    canvas.onto(shade).rect((0, 0, w + tip + 4, h + 4), fill)
    canvas.surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.polygon(outline, None, edge=edge, width=2.4)
    inner = [(8.0, 8.0), (w - 2, 8.0), (w + tip - 6, 2 + h / 2), (w - 2, h - 4), (8.0, h - 4)]
    canvas.polygon(inner, None, edge=canvas.theme["gold-title"], width=1, alpha=150)
