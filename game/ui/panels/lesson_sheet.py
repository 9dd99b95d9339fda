"""Lesson sheet: what a step of a lesson says, on parchment beside what it speaks of, and never over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from game.ui.panels.banner import capped
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, Colour, Style
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_parchment, draw_rule

WIDTH, LEFT, TOP, LEAST = 740.0, 24.0, 356.0, 250.0
"""How wide the sheet is, where it stands when nothing is in its way, and how high it is at least."""
WIDER = 1240.0
"""How wide it is where it would stand in the way otherwise: large type then needs fewer lines."""
PADDING, HEAD, BUTTON, GAP = 26.0, 78.0, 48.0, 12.0
DISC, LEAST_BUTTON = 26.0, 132.0
ARROW_ROOM = 80.0
"""How far from what it points at the sheet stands, where it can."""
MOST_KEY = 1.25
"""Up to this type a button has room for its key."""
SUM_GROUND: Colour = (235, 206, 150)
_TEXT, _SUM = TYPE["story"].sized(27), Style("ui-extrabold", 25)
_MOST, _MOST_SUM = 1.5, 1.3


class LessonTold(NamedTuple):
    """What stands on the sheet: the lesson's number and title, the step in words, its text and its sum as rich text.
    `next` labels the button that goes on (empty: something is to be done), `other` a second way on (empty: none).
    """

    number: int
    title: str
    step: str
    text: str
    sum: str = ""
    next: str = ""
    other: str = ""
    why: bool = False


class LessonActions(NamedTuple):
    """What its buttons do."""

    next: Callable[[], object]
    other: Callable[[], object]
    undo: Callable[[], object]
    why: Callable[[], object]


class LessonSheet:
    """The sheet of one step; `show` says what stands on it, `place` where it stands."""

    def __init__(self, words: Words, actions: LessonActions) -> None:
        self._words = words
        self.rect = pygame.FRect(LEFT, TOP, WIDTH, LEAST)
        self.told: LessonTold | None = None
        self.next = Button((0, 0, 1, 1), "", actions.next, kind="main", style=TYPE["panel-title"])
        self.other = Button((0, 0, 1, 1), "", actions.other, kind="parchment")
        self.undo = Button((0, 0, 1, 1), words("ui.guided.undo"), actions.undo, kind="parchment")
        self.why = Button((0, 0, 1, 1), words("ui.guided.why"), actions.why, kind="parchment",
                          hint=words("ui.guided.why-hint"))  # fmt: skip
        self.undo_key = ""
        """The key that takes back, of the device that is used."""
        self.widgets: list[Widget] = []

    def show(self, told: LessonTold | None, *, undo: bool = False) -> None:
        """Take over what stands on the sheet; None puts it away. `undo`: whether there is something to take back."""
        self.told = told
        self.widgets = []
        if told is None:
            return
        self.next.label, self.other.label = told.next, told.other
        wanted = ((self.next, told.next), (self.other, told.other), (self.undo, undo), (self.why, told.why))
        self.widgets = [button for button, there in wanted if there]

    def covers(self, pos: tuple[float, float]) -> bool:
        """Whether a place lies under the sheet."""
        return self.told is not None and self.rect.collidepoint(pos)

    def place(self, text: Text, bounds: pygame.FRect, top: float, target: pygame.FRect | None,
              avoid: Sequence[pygame.FRect], spare: Sequence[pygame.FRect] = ()) -> None:  # fmt: skip
        """Stand where nothing of `avoid` is covered and there is room for the arrow, at the far side of the target
        first; of `spare` nothing where that can be had, be it as a wider sheet. `top` is where the room of the
        table begins.
        """
        if self.told is None:
            return
        around = [target.inflate(2 * ARROW_ROOM, 2 * ARROW_ROOM)] if target is not None else []
        right = target is not None and target.centerx < bounds.centerx
        blocked = [*avoid, *([target] if target is not None else [])]
        least: tuple[float, float] | None = None
        for width in (WIDTH, WIDER):
            places = self._places(text, bounds, top, width, right=right)
            best = min(
                places, key=lambda rect: (_covered(rect, blocked), _covered(rect, spare) + _covered(rect, around))
            )
            covered = _covered(best, blocked), _covered(best, spare)
            if least is None or covered < least:
                self.rect, least = best, covered
            if not any(least):
                break
        self._lay_buttons(text)

    def _places(
        self, text: Text, bounds: pygame.FRect, top: float, width: float, *, right: bool
    ) -> list[pygame.FRect]:
        """Where a sheet of this width may stand, the best first; `right`: rather at the right."""
        high = self._height(text, width)
        sides = [bounds.x + LEFT, bounds.right - LEFT - width]
        if right:
            sides.reverse()
        columns = (*sides, bounds.centerx - width / 2)
        low = bounds.bottom - 20 - high
        rows = (max(top, min(low, TOP + LEAST - 6 - high)), min(low, TOP), top, low, (top + low) / 2)
        return [pygame.FRect(x, y, width, high) for y in rows for x in columns]

    def _lay_buttons(self, text: Text) -> None:
        """What goes on at the right, the others from the left; narrower where large type needs more than there is."""
        self.undo.key_hint = self.undo_key if text.factor <= MOST_KEY else ""
        buttons = [button for button in self.widgets if isinstance(button, Button)]
        wanted = [max(LEAST_BUTTON, text.width(button.label, button.style) + 44) for button in buttons]
        if self.undo.key_hint and self.undo in buttons:
            wanted[buttons.index(self.undo)] += text.width(self.undo.key_hint, TYPE["key"]) + 26
        room = self.rect.width - 2 * PADDING - GAP * (len(buttons) - 1)
        share = min(1.0, room / max(1.0, sum(wanted)))
        y, x = self.rect.bottom - PADDING + 6 - BUTTON, self.rect.x + PADDING
        for button, wide in zip(buttons, (width * share for width in wanted), strict=True):
            if button is self.next:
                button.rect = pygame.FRect(self.rect.right - PADDING - wide, y, wide, BUTTON)
                continue
            button.rect = pygame.FRect(x, y, wide, BUTTON)
            x += wide + GAP

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it was placed."""
        told, rect, theme = self.told, self.rect, canvas.theme
        if told is None:
            return
        draw_parchment(canvas, rect, seed="lesson", rule=False)
        centre = (rect.x + PADDING + DISC, rect.y + 40)
        canvas.circle(centre, DISC, theme["oxblood"], edge=theme["gold-line"], width=3)
        number = canvas.type.at_most(Style("title-bold", 30), 34)
        ink = theme["on-oxblood"] if theme.material.day else theme["cream"]
        canvas.text(str(told.number), centre, number, ink, align="middle", at="mid")
        side, at = capped(canvas.type, TYPE["second-italic"].sized(21), 1.3), (rect.right - PADDING, rect.y + 41)
        used = canvas.text(told.step, at, side, theme["ink-2"], align="right", at="mid")
        left = rect.x + PADDING + 2 * DISC + 16
        title = capped(canvas.type, TYPE["scene-title"].sized(34), 1.2)
        canvas.text(told.title, (left, rect.y + 41), title, theme["ink"], at="mid",
                    width=rect.right - PADDING - used - 16 - left)  # fmt: skip
        rule = theme["parchment-rule"]
        draw_rule(canvas, rect.x + PADDING, rect.y + HEAD - 6, rect.width - 2 * PADDING, rule, size=4)
        text = self._text(canvas.type, rect.width)
        y = rect.y + HEAD + 6
        text.draw(canvas, (rect.x + PADDING + 2, y))
        y += text.height + GAP
        if told.sum:
            made = self._sum(canvas.type, rect.width)
            band = pygame.FRect(rect.x + PADDING - 4, y, rect.width - 2 * PADDING + 8, made.height + 18)
            canvas.rect(band, SUM_GROUND if theme.textured else theme["parchment-card"], radius=6,
                        edge=None if theme.textured else theme["ink"], width=2)  # fmt: skip
            made.draw(canvas, (band.x + 18, band.y + 9), ink=theme["ink"], icons=theme["oxblood"])
        for button in self.widgets:
            button.draw(canvas)
        if not told.next:
            room = rect.right - PADDING - max((button.rect.right for button in self.widgets), default=rect.x) - 20
            note = self._words("ui.guided.harmless")
            at = (rect.right - PADDING, rect.bottom - PADDING + 6 - BUTTON / 2)
            if canvas.type.width(note, side) <= room:
                canvas.text(note, at, side, theme["ink-2"], align="right", at="mid")

    def _height(self, text: Text, width: float) -> float:
        assert self.told is not None
        band = self._sum(text, width).height + 18 + GAP if self.told.sum else 0.0
        needed: float = HEAD + 6 + self._text(text, width).height + GAP + band + BUTTON + PADDING - 6
        return max(LEAST, needed)

    def _text(self, text: Text, width: float) -> RichText:
        assert self.told is not None
        return RichText(text, self.told.text, capped(text, _TEXT, _MOST), width - 2 * PADDING - 4)

    def _sum(self, text: Text, width: float) -> RichText:
        assert self.told is not None
        return RichText(text, self.told.sum, capped(text, _SUM, _MOST_SUM), width - 2 * PADDING - 28)


def _covered(rect: pygame.FRect, others: Iterable[pygame.FRect]) -> float:
    """How much of others a rectangle covers."""
    clips = (rect.clip(other) for other in others)
    return sum(clip.width * clip.height for clip in clips)
