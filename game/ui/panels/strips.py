"""Strips: one line each below the header: what the game is played for, and what is lacking to go on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.kit.objective import Objective
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.text import CONDENSED, Text
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.widgets.base import Widget, mix

ZONES = ("objective", "way")
"""The zones of the table in which they lie; a table without them has none."""
SHORT = 200.0
"""A strip narrower than this says its short form."""
_BETWEEN = 14.0
GROWN, LINE = 50.0, 22.0
"""How high a strip is whose parts stand one below the other, and how far apart they do."""
SIZES = (29.0, 27.0, 25.0, 23.0, 21.0)
"""The sizes to which its type may grow, from the largest: the first that has room for all of it."""
_TEXT, _NAME = Style("ui-bold", 19), Style("ui-extrabold", 19)


class Part(NamedTuple):
    """A piece of the line: an icon, a name before the words, and the words; `tone` colours icon and name."""

    icon: str
    name: str
    text: str
    tone: str = "gold-title"


class Strip(Widget):
    """One line in a dark frame; pressing it does something."""

    radius = 19.0

    def __init__(self, on_press: Callable[[], object]) -> None:
        super().__init__((0, 0, 0, 0))
        self.on_press = on_press
        self.parts: tuple[Part, ...] = ()
        self.short = Part("", "", "")
        self.zone = pygame.FRect(self.rect)
        """Where it lies while it says all in one line."""
        self.grows = False
        """Whether there is room for a second line."""
        self._fits: tuple[object, ...] = ()
        """What it was fitted to: it is asked in every frame."""

    def fit(self, text: Text) -> None:
        """Take a line for each part where one line would cut them, and there is room."""
        fits = (self.parts, tuple(self.zone), self.grows, id(text))
        if fits == self._fits:
            return
        self._fits, self.rect = fits, self.zone.copy()
        if self.grows and len(self.parts) > 1 and self.zone.width >= SHORT:
            bare = [part._replace(name="") for part in self.parts]
            room = self.zone.width - 28 - _BETWEEN * (len(bare) - 1)
            if self._share(text, bare, SIZES[-1], room) < CONDENSED:
                self.rect = self.zone.inflate(0, GROWN - self.zone.height)

    def refit(self) -> None:
        """It lies elsewhere."""
        self._fits = ()

    def press(self) -> bool:
        """Do what it is for."""
        self.on_press()
        return True

    @property
    def look(self) -> Hashable:
        return self.parts, self.short, self.warm, self.rect.height

    def draw(self, canvas: Canvas) -> None:
        theme, (x, y, w, h) = canvas.theme, self.rect
        ground: Colour = mix(theme["strip"], theme["leather-hover"], self.warmth.value)
        parts = (self.short,) if w < SHORT else self.parts
        room = w - 28 - _BETWEEN * (len(parts) - 1)
        if theme.material.day:  # a label is as wide as what it says
            _, wanted = self._fitted(canvas.type, parts, room)
            w = min(w, sum(wanted) + 28 + _BETWEEN * (len(parts) - 1))
            x, room = self.rect.centerx - w / 2, w - 28 - _BETWEEN * (len(parts) - 1)
            canvas.shadow((x, y, w, h), radius=6, drop=(2, 3), blur=4, alpha=0.35)
            canvas.rect((x, y, w, h), ground, radius=6, edge=theme["parchment-edge"], width=2.0)
        else:
            canvas.rect(self.rect, ground, radius=h / 2, edge=theme["leather-line"], width=1.6, alpha=235)
        size, wanted = self._fitted(canvas.type, parts, room)
        if h > self.zone.height:
            self._draw_lines(canvas, parts)
            return
        if self._share(canvas.type, parts, size, room) < CONDENSED:
            parts = tuple(part._replace(name="") for part in parts)  # the icons say it too
            size, wanted = self._fitted(canvas.type, parts, room)
        share, at = self._share(canvas.type, parts, size, room), x + 14
        for part, wide in zip(parts, wanted, strict=True):
            beside = self._width(canvas.type, part._replace(text=""), size)
            shown = beside + (wide - beside) * share
            self._draw_part(canvas, part, at, y + h / 2, shown, size)
            at += shown + _BETWEEN

    def _draw_lines(self, canvas: Canvas, parts: Sequence[Part]) -> None:
        """The parts one below the other."""
        x, y, w, h = self.rect
        room, size = w - 28, SIZES[-1]
        for line, told in enumerate(parts):
            named = self._share(canvas.type, [told], size, room) >= CONDENSED
            part = told if named else told._replace(name="")
            self._draw_part(canvas, part, x + 14, y + h / 2 + (line - (len(parts) - 1) / 2) * LINE, room, size)

    def _share(self, text: Text, parts: Sequence[Part], size: float, room: float) -> float:
        """How much of their width the words have, beside icons and names that keep theirs; 1 for all of it."""
        whole = sum(self._width(text, part, size) for part in parts)
        beside = sum(self._width(text, part._replace(text=""), size) for part in parts)
        return min(1.0, max(0.0, room - beside) / max(1.0, whole - beside))

    def _fitted(self, text: Text, parts: Sequence[Part], room: float) -> tuple[float, list[float]]:
        """The largest size of type with room for all parts, else the least one; and how wide the parts are in it."""
        wanted, size = list[float](), SIZES[-1]
        for size in SIZES:
            wanted = [self._width(text, part, size) for part in parts]
            if sum(wanted) <= room:
                break
        return size, wanted

    def _width(self, text: Text, part: Part, size: float) -> float:
        name, told = (text.at_most(style, size) for style in (_NAME, _TEXT))
        return 30 + text.width(part.name, name) + 8 * bool(part.name) + text.width(part.text, told)

    def _draw_part(self, canvas: Canvas, part: Part, x: float, y: float, room: float, size: float) -> None:
        theme = canvas.theme
        canvas.icon(part.icon, (x + 11, y), 22, theme[part.tone])
        left = x + 28
        if part.name:
            left += canvas.text(part.name, (left, y), canvas.type.at_most(_NAME, size), theme[part.tone], at="mid") + 8
        style = canvas.type.at_most(_TEXT, size)
        canvas.text(part.text, (left, y), style, theme["cream"], at="mid", width=max(20.0, x + room - left))


class Strips:
    """Both strips of a table; they say what they were told last."""

    def __init__(self, words: Words, on_objective: Callable[[], object], on_way: Callable[[], object]) -> None:
        self.words = words
        self.objective, self.way = Strip(on_objective), Strip(on_way)
        self.widgets: list[Widget] = []
        self._told: Objective | None = None

    def lay_out(self, layout: Layout) -> None:
        """Take the places of another layout."""
        for zone, strip in zip(ZONES, (self.objective, self.way), strict=True):
            strip.visible = zone in layout
            if strip.visible:
                strip.zone = layout[zone].copy()
                grown = strip.zone.inflate(0, GROWN - strip.zone.height)
                near = (rect for name, rect in layout.rects.items() if name != zone and not rect.contains(strip.zone))
                strip.grows = strip.zone.height >= LINE + 16 and grown.collidelist(list(near)) < 0
                strip.rect = strip.zone.copy()
                strip.refit()
        self._choose_seen()

    def fit(self, text: Text) -> None:
        """Take the room that what they say needs in this type."""
        for strip in (self.objective, self.way):
            strip.fit(text)

    def show(self, told: Objective | None) -> None:
        """Take over what is played for; None where the game does not say."""
        self._told = told
        self._choose_seen()
        if told is None:
            return
        words = self.words
        won, lost = words("ui.objective.won"), words("ui.objective.lost")
        self.objective.parts = (Part("flag", won, told.won), Part("cross", lost, told.lost, "loss"))
        self.objective.short = Part("flag", "", told.reached)
        self.objective.hint = words("ui.objective.hint", won=told.won, lost=told.lost)
        self.way.parts = (Part("boot", "", told.way),)
        self.way.short = Part("boot", "", told.way_short)
        self.way.hint = words("ui.objective.way-hint", way=told.way)

    def _choose_seen(self) -> None:
        """What can be seen takes pointer and focus."""
        told = self._told
        shown = [(self.objective, told is not None), (self.way, told is not None and bool(told.way))]
        self.widgets = [strip for strip, said in shown if said and strip.visible]
