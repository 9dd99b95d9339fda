"""The menu of the title: its entries, the banner of the journey that was left last, and how a banner is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pygame

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Colour, Theme
from game.ui.title_look import MenuLook, Tones
from game.ui.widgets.base import Widget
from game.ui.widgets.panel import draw_taper

GROUPS_END = ("profile", "settings")
Outlines = tuple[list[tuple[float, float]], list[tuple[float, float]]]
FIRST_STEPS = "book"
"""The icon on the banner of the lessons."""
OFF_ON_BANNER = 165
"""How opaque the name of an entry stands on its banner that cannot be chosen now."""


class Journey(NamedTuple):
    """A saved journey as the menu tells of it: where it stands in one line, its picture, who plays in one line."""

    line: str
    picture: str
    who: str


class MenuEntry(Widget):
    """A line of the menu; with the focus it becomes a banner."""

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        on_press: Callable[[], object],
        growth: float,
        look: MenuLook | None = None,
    ) -> None:
        super().__init__(rect)
        self.label = label
        self.detail = ""
        self.on_press = on_press
        self.growth = growth
        self._look = look

    def press(self) -> bool:
        if not self.enabled:
            return False
        self.on_press()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, x, middle, look = canvas.theme, self.rect.x + 18, self.rect.centery, self.material(canvas.theme)
        if self.focused:
            self.draw_banner(canvas)
        elif look.plate is not None:
            canvas.shadow(self.rect, radius=6, drop=(0, 3), blur=6, alpha=0.4)
            canvas.rect(self.rect, look.plate, radius=6, edge=look.frame, width=1.4)
        style = TYPE["menu"].sized(32 * self.growth / canvas.type.factor)
        ink = theme["main-text"] if self.focused else look.ink_warm if self.hovered else look.ink
        if not self.enabled and not self.focused:
            ink = look.ink_off
        room = self.rect.right - x - 8
        if not self.focused and look.shade is not None:
            canvas.text(self.label, (x, middle + 2), style, look.shade, at="mid", alpha=190, width=room)
        shown = 255 if self.enabled or not self.focused else OFF_ON_BANNER
        used = canvas.text(self.label, (x, middle), style, ink, at="mid", alpha=shown, width=room)
        small = TYPE["ui"].sized(21 * self.growth / canvas.type.factor)
        weak = theme["main-text"] if self.focused else look.ink_weak
        canvas.text(self.detail, (x + used + 18, middle + 2), small, weak, at="mid")

    def material(self, theme: Theme) -> MenuLook:
        """That of the game; of the house where the game has none of its own, and with high contrast."""
        return self._look if self._look is not None and theme.textured else house_menu(theme)

    def draw_banner(self, canvas: Canvas) -> None:
        """The plate below the words, and the pointer before it where the focus is."""
        look, rect, lit, warm = self.material(canvas.theme), self.rect, self.focused, self.hovered
        if not lit:
            fill = look.rest_warm if warm else look.rest
        elif self.held and warm:
            fill = (look.pressed, look.pressed)
        else:
            fill = look.warm if warm else look.banner
        edge, tip = canvas.theme["focus"] if lit else look.frame, min(22.0, rect.height * 0.3) if look.pointed else 0.0
        canvas.shadow(rect, radius=4, drop=(0, 4), blur=8, alpha=0.6)
        size = (rect.width + tip + 4, rect.height + 4)
        made = canvas.kept(
            ("pennant", size, tip, fill, edge, look.line, look.corner), size,
            lambda c: _pennant(c, _outline(rect.width, rect.height, tip, look.corner), fill, edge, look.line),
        )  # fmt: skip
        canvas.blit(made, (rect.x - 2, rect.y - 2))
        if lit:
            draw_pointer(canvas, (rect.x - 20, rect.centery))


class Continue(MenuEntry):
    """The banner of the journey that was left last: its picture, scenario, round, phase and who plays."""

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        on_press: Callable[[], object],
        growth: float,
        journey: Journey,
        look: MenuLook | None = None,
    ) -> None:
        super().__init__(rect, label, on_press, growth, look)
        self.where, self.picture, self.who = journey

    def draw(self, canvas: Canvas) -> None:
        rect, theme, growth = self.rect, canvas.theme, self.growth / canvas.type.factor
        self.draw_banner(canvas)
        side = rect.height - 26
        picture = pygame.FRect(rect.x + 14, rect.y + 13, side, side)
        self._draw_picture(canvas, picture)
        canvas.rect(picture, radius=3, edge=theme["gold-title"], width=1.6)
        left, room = picture.right + 20, rect.right - picture.right - 34
        first, second = rect.y + rect.height * 0.40, rect.y + rect.height * 0.735
        small = TYPE["ui"].sized(20 * growth)
        used = canvas.text(self.label, (left, first), TYPE["sheet-title"].sized(34 * growth), theme["main-text"])
        canvas.text(
            self.who, (rect.right - 14, first), small, (246, 217, 174), align="right", width=room - used - 20
        )
        canvas.text(self.where, (left, second), TYPE["ui"].sized(22 * growth), (251, 230, 196), width=room)


    def _draw_picture(self, canvas: Canvas, place: pygame.FRect) -> None:
        canvas.image(self.picture, place, fit="cover", focus=(0.75, 0.5), radius=3)


class FirstSteps(Continue):
    """The banner of the lessons, where there is no journey yet."""

    def _draw_picture(self, canvas: Canvas, place: pygame.FRect) -> None:
        canvas.rect(place, canvas.theme["black-ink"], radius=3)
        canvas.icon(FIRST_STEPS, place.center, place.width * 0.66, canvas.theme["gold-title"])


def draw_entries(canvas: Canvas, entries: Mapping[str, MenuEntry]) -> None:
    """The entries by name on what they stand on, with a fine line after each group; plates of their own need none."""
    first = next(iter(entries.values()))
    ground, left = first.material(canvas.theme).ground, first.rect.x + 18
    if ground is not None:
        ground(canvas, first.rect.unionall([entry.rect for entry in entries.values()]))
    for name, entry in entries.items():
        entry.draw(canvas)
        if name in GROUPS_END and entry.material(canvas.theme).plate is None:
            draw_taper(canvas, left, entry.rect.bottom + 3, 360, canvas.theme["gold"])


def describe_load(entry: MenuEntry, words: Words, own: int, every: int) -> None:
    """Say beside an entry how many journeys there are to load, of this game and of every one."""
    entry.enabled = bool(every)
    if not every:
        entry.detail = words("ui.menu.no_saves")
    elif every > own:
        entry.detail = words("ui.shelf.elsewhere", count=own, others=every - own)
    else:
        entry.detail = words("ui.menu.saves", count=own)


def house_menu(theme: Theme) -> MenuLook:
    """The material of the house: oxblood where the focus is, else leather; the words stand on the picture."""
    return MenuLook(
        banner=theme.gradients["main"],
        warm=theme.gradients["main-hover"],
        pressed=theme["oxblood-dark"],
        rest=(theme["leather-button"], theme["leather"]),
        rest_warm=(theme["leather-hover"], theme["leather"]),
        frame=theme["leather-frame"],
        line=theme["gold-title"],
        ink=theme["cream"],
        ink_warm=theme["gold-title"],
        ink_weak=theme["cream-2"],
        ink_off=theme["off-text"],
        shade=(13, 10, 9),
    )


def draw_pointer(canvas: Canvas, at: tuple[float, float]) -> None:
    """The diamond that stands before the focused entry."""
    x, y = at
    points = [(x - 10, y), (x, y - 13), (x + 10, y), (x, y + 13)]
    canvas.polygon(points, canvas.theme["focus"], edge=canvas.theme["focus-back"], width=2)


def _outline(w: float, h: float, tip: float, corner: float) -> Outlines:
    """The outline of a plate at 2, 2, and of the line inside it: pointed to the right, or with its corners cut off."""
    if tip:
        outer = [(2.0, 2.0), (2 + w, 2.0), (2 + w + tip, 2 + h / 2), (2 + w, 2 + h), (2.0, 2 + h)]
        return outer, [(8.0, 8.0), (w - 2, 8.0), (w + tip - 6, 2 + h / 2), (w - 2, h - 4), (8.0, h - 4)]
    return _cut(2.0, 2.0, 2 + w, 2 + h, corner), _cut(8.0, 8.0, w - 4, h - 4, max(0.0, corner - 3))


def _cut(left: float, top: float, right: float, foot: float, corner: float) -> list[tuple[float, float]]:
    if not corner:
        return [(left, top), (right, top), (right, foot), (left, foot)]
    c = corner
    return [
        (left + c, top), (right - c, top), (right, top + c), (right, foot - c),
        (right - c, foot), (left + c, foot), (left, foot - c), (left, top + c),
    ]  # fmt: skip


def _pennant(canvas: Canvas, outlines: Outlines, fill: Tones, edge: Colour, line: Colour) -> None:
    outer, inner = outlines
    canvas.polygon(outer, (255, 255, 255))
    width, height = max(x for x, _ in outer) + 2, max(y for _, y in outer) + 2
    shade = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    canvas.onto(shade).rect((0, 0, width, height), fill)
    canvas.surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.polygon(outer, None, edge=edge, width=2.4)
    canvas.polygon(inner, None, edge=line, width=1, alpha=150)
