"""Options of a question as something to press: a card with a picture, or a row with words.

The asset of an option's picture comes in ready; `seat` puts the mark of a seat on it. A chosen one has a
gold edge and a tick; the number key that means it stands on a plate.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.kit.shown import Choice
from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText, plain
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.base import Widget, mix
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.keyhint import draw_key

_FACE = (0.5, 0.2)
_DETAIL = Style("ui", 18.5, 1.1)
_LEAST_PICTURE, _SMALL = 34.0, 22.0
_ROOMY = 104.0
"""A low card higher than this has room for more than a line below its label."""
_UPRIGHT = 0.8
"""How wide an upright picture is, as a share of its height."""
_LABEL = 0.42
"""How high the type of a label is at most that stands over its detail in a low row, as a share of the row."""


class Option(NamedTuple):
    """A choice and how it looks: the asset of its picture, its seat (0: none), and whether its piece lies
    on the table.
    """

    choice: Choice
    picture: str = ""
    seat: int = 0
    seen: bool = False


class OptionCard(Widget):
    """An option as a card: its picture, its name, what it would mean, its number key."""

    def __init__(self, rect: RectLike, option: Option, on_take: Callable[[str], object], *, key: str = "") -> None:
        super().__init__(rect)
        self.option = option
        self.on_take = on_take
        self.key_hint = key
        self.selected = False

    def press(self) -> bool:
        """Take the option."""
        self.on_take(self.option.choice.id)
        return True

    def draw(self, canvas: Canvas) -> None:
        self._draw_ground(canvas)
        if self.rect.height < 120:
            self._draw_small(canvas)
        elif self.option.picture and not self.option.choice.detail and self.rect.width > self.rect.height:
            self._draw_beside(canvas)
        else:
            self._draw_tall(canvas)
        self._draw_tick(canvas)

    def _draw_ground(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        canvas.shadow(rect, radius=4, drop=(0, 2), blur=3, alpha=0.5)
        fill = mix(theme["parchment-card"], theme["parchment-hover"], self.warmth.value)
        edge = mix(theme["parchment-rule"], theme["oxblood"], self.warmth.value)
        if self.selected:
            canvas.rect(rect, fill, radius=5, edge=theme["gold"], width=5)
        else:
            canvas.rect(rect, fill, radius=5, edge=edge, width=1.6 + self.warmth.value)

    def _draw_picture(self, canvas: Canvas, box: pygame.FRect) -> None:
        option = self.option
        if option.picture:
            canvas.image(option.picture, box, fit="cover", focus=_FACE)
            canvas.rect(box, radius=2, edge=canvas.theme["black-ink"], width=2)
        elif option.choice.icon:
            canvas.icon(option.choice.icon, box.center, box.height * 0.7, canvas.theme["oxblood"])
        if option.seat:
            draw_seat(canvas, option.seat, (box.x + 4, box.y + 4), 12)

    def _draw_tall(self, canvas: Canvas) -> None:
        rect, choice, theme = self.rect, self.option.choice, canvas.theme
        said = plain(choice.detail)
        small, _ = _filling(canvas, said, rect.width - 24, rect.height - 70 - _LEAST_PICTURE)
        step = canvas.type.line_height(small)
        needed = len(canvas.type.wrap(said, small, rect.width - 24)) * step
        side = min(92.0, rect.height - 92)
        box = pygame.FRect(rect.x + 12, rect.y + 12, side, side)
        room = rect.right - box.right - 22
        beside = RichText(canvas.type, choice.detail, _fit(canvas, TYPE["ui-bold"].sized(19)), max(room, 20))
        fits = bool(choice.detail) and room >= 60 and beside.height <= side + 6
        if not fits:
            box.width = rect.width - 24
            box.height = max(_LEAST_PICTURE, min(side, rect.height - 52 - needed))
        self._draw_picture(canvas, box)
        if fits:
            beside.draw(canvas, (box.right + 11, box.y - 2), ink=theme["oxblood"])
        base = box.bottom + 24
        room = rect.width - 24 - (38 if self.key_hint and fits else 0)
        style = _fit(canvas, TYPE["name"].sized(22))
        lines = canvas.type.title(choice.label, style, room, lines=2 if fits else 1)
        for line in lines:
            canvas.text(line.text, (rect.x + 12, base), style, theme["ink"], width=room)
            base += 22
        if not fits and choice.detail:
            left = int((rect.bottom - 4 - base) // step) + 1
            at = (rect.x + 12, base)
            canvas.paragraph(said, at, small, theme["ink-2"], room, lines=max(1, left))
        if self.key_hint:
            at = (rect.right - 8, rect.bottom - 22) if fits else (box.right + 6, box.bottom - 10)
            draw_key(canvas, at, self.key_hint, dark=False, align="right")

    def _draw_beside(self, canvas: Canvas) -> None:
        """Nothing is said but the name: the picture takes the height of the card, and the name stands beside it."""
        rect, high = self.rect, self.rect.height - 24
        box = pygame.FRect(rect.x + 12, rect.y + 12, min(high * _UPRIGHT, rect.width * 0.5), high)
        self._draw_picture(canvas, box)
        left, room = box.right + 11, rect.right - 12 - box.right - 11
        style = _fit(canvas, TYPE["name"].sized(22))
        style = canvas.type.shrunk(max(self.option.choice.label.split(), key=len), style, room)
        y = rect.y + 34
        for line in canvas.type.title(self.option.choice.label, style, room, lines=3):
            canvas.text(line.text, (left, y), style, canvas.theme["ink"], width=room)
            y += 22
        if self.key_hint:
            draw_key(canvas, (rect.right - 8, rect.bottom - 22), self.key_hint, dark=False, align="right")

    def _draw_small(self, canvas: Canvas) -> None:
        rect, choice = self.rect, self.option.choice
        theme, x = canvas.theme, self.rect.x + 10
        side = min(rect.height - 16, 64.0, rect.width * 0.31)
        if self.option.picture or choice.icon:
            self._draw_picture(canvas, pygame.FRect(rect.x + 8, rect.y + 8, side, side))
            x = rect.x + 16 + side
        if self.key_hint:
            draw_key(canvas, (rect.x + 4, rect.bottom - 17), self.key_hint, dark=False)
        room = rect.right - 8 - x
        style = canvas.type.at_most(_fit(canvas, Style("story-semibold", 20)), _SMALL)
        style = canvas.type.shrunk(max(choice.label.split(), key=len), style, room)
        lines = canvas.type.title(choice.label, style, room)
        y = rect.y + (25 if len(lines) > 1 else 32)
        for line in lines:
            canvas.text(line.text, (x, y), style, theme["ink"], width=room)
            y += _SMALL - 1
        said = plain(choice.detail if rect.height > _ROOMY else choice.brief or choice.detail)
        if said and y < rect.bottom:
            second = canvas.type.at_most(_fit(canvas, TYPE["second"]), _SMALL)
            left = int((rect.bottom - 8 - y) // canvas.type.line_height(second)) + 1
            if left > 1 and rect.height > _ROOMY:
                canvas.paragraph(said, (x, y + 2), second, theme["ink-2"], room, lines=left)
            else:
                canvas.text(said, (x, y + 2), second, theme["ink-2"], width=room)

    def _draw_tick(self, canvas: Canvas) -> None:
        if self.selected:
            at = (self.rect.right - 14, self.rect.y + 14)
            canvas.circle(at, 14, canvas.theme["tick"], edge=canvas.theme["on-dark"], width=2)
            canvas.shape("check", at, 8, canvas.theme["main-text"])


class OptionRow(OptionCard):
    """An option as a row: number key, a small picture, name and meaning beside it."""

    def draw(self, canvas: Canvas) -> None:
        self._draw_ground(canvas)
        rect, choice, theme = self.rect, self.option.choice, canvas.theme
        x = rect.x + 10
        if self.key_hint:
            x += draw_key(canvas, (x, rect.centery), self.key_hint, dark=False) + 10
        if self.option.picture or choice.icon:
            side = min(rect.height - 12, 58.0)
            self._draw_picture(canvas, pygame.FRect(x, rect.centery - side / 2, side, side))
            x += side + 12
        room = rect.right - 12 - x
        if choice.detail and rect.height >= 70:
            style, said = _fit(canvas, TYPE["ui-bold"].sized(20)), plain(choice.detail)
            base = rect.y + 23 - max(0.0, canvas.type.size(style) - 20) * 0.6  # larger type keeps off the line below
            canvas.text(choice.label, (x, base), style, theme["ink"], width=room)
            small, lines = _filling(canvas, said, room, rect.height - 52)
            canvas.paragraph(said, (x, rect.y + 46), small, theme["ink-2"], room, lines=lines)
        elif choice.detail and rect.height >= 44:
            style = canvas.type.at_most(_fit(canvas, TYPE["ui-bold"].sized(20)), max(20.0, rect.height * _LABEL))
            canvas.text(choice.label, (x, rect.y + rect.height * 0.28), style, theme["ink"], at="mid", width=room)
            canvas.text(
                plain(choice.detail), (x, rect.y + rect.height * 0.73), _fit(canvas, TYPE["second"]), theme["ink-2"],
                at="mid", width=room,
            )  # fmt: skip
        else:
            text = f"**{choice.label}**  {choice.detail}" if choice.detail else choice.label
            rich = RichText(canvas.type, text, _fit(canvas, TYPE["ui"].sized(20)), room)
            rich.draw(canvas, (x, rect.centery - rich.height / 2 + 1))
        self._draw_tick(canvas)


def _filling(canvas: Canvas, said: str, width: float, height: float) -> tuple[Style, int]:
    """The largest type in which a detail fits its lines, but no smaller than 18, and how many lines there are; the
    last one may reach below `height`.
    """
    style, lines = _fit(canvas, _DETAIL), 2
    while True:
        lines = max(2, int(height // canvas.type.line_height(style)) + 1)
        smaller = style.sized(style.size * 0.96)
        if len(canvas.type.wrap(said, style, width)) <= lines or canvas.type.size(smaller) < SMALLEST:
            return style, lines
        style = smaller


def _fit(canvas: Canvas, style: Style) -> Style:
    return capped(canvas.type, style, 1.15)
