"""Moment frame: a great moment over the whole table, which lies behind it blurred and set back.

    frame = MomentFrame()
    frame.draw(canvas, story, told_ms, shape, stories=True, calm=False)

The table behind is taken once from what is drawn when the moment begins, and kept. What takes long is made ready a step
in each frame; the picture, and what lies beside it, comes when all of it is there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.kit.shown import Fact, Story
from game.ui.panels.banner import capped
from game.ui.panels.moment_behind import MomentBehind
from game.ui.panels.moment_beside import MomentBeside, card_width
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step, make_first
from game.ui.screen.rich_text import RichText
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE, Style
from game.ui.table.panel_cache import PanelCache
from game.ui.table.table_stage import MomentShape
from game.ui.widgets.panel import draw_parchment

TITLE_AT, TEXT_AT, FACTS_AT = 600.0, 900.0, 1500.0
GROWTH, GROWN_AT, GROWING_STEP = 0.03, 3000.0, 50.0
PATIENCE = 500.0
"""After so many milliseconds the picture comes, whatever it takes."""
_WIDE = (300.0, 110.0, 1320.0, 560.0)
_UPRIGHT = (754.0, 96.0, 412.0, 540.0)
CARD = (card_width(_UPRIGHT[3]), _UPRIGHT[3])
"""The size of the card that lies beside an upright picture."""
_STRIP = 187.0
_TEXT_WIDTH, _FACTS = 1080.0, 112.0
_PAD = 30.0
_OVER, _BELOW = 18.0, 14.0
"""How far the text lies over a picture, or below a card that is to be read."""
_BETWEEN, _WAY_ON = 18.0, 88.0
"""Between text and facts, and what is left below them for the button that goes on."""
FOCUS = (0.5, 0.4)
"""The part of a picture that is kept where it is cut."""
_TITLE, _TITLE_BAND = Style("title-bold", 76), 210.0
_ON_PICTURE, _ON_BOARD = ("on-picture-title", "on-picture", "black-ink"), ("gold-title", "cream", "night")
"""The roles of a title, of the line below it, and of what is round their letters."""
ALONE = MomentBeside()
"""Nothing lies beside the picture."""


class MomentFrame:
    """Draws one moment after the other; see the module."""

    def __init__(self) -> None:
        self._behind: MomentBehind | None = None
        self._story: Story | None = None
        self._steps: deque[Step] = deque()
        self._picture: tuple[object, pygame.Surface] | None = None
        self._set: tuple[Story, Text, RichText] | None = None
        self._shelf = PanelCache()

    def holds(self, story: Story | None) -> bool:
        """Whether the table behind this moment has been taken: it need not be drawn again."""
        return story is not None and story is self._story and self._behind is not None

    @property
    def waits(self) -> bool:
        """Whether something of the moment that is shown is still to be made ready."""
        return bool(self._steps)

    def forget(self) -> None:
        """No moment is shown any more."""
        self._behind = self._story = self._picture = self._set = None
        self._steps.clear()

    def draw(
        self, canvas: Canvas, story: Story, told: float, shape: MomentShape, *, stories: bool, calm: bool,
        beside: MomentBeside = ALONE,
    ) -> float:  # fmt: skip
        """Draw it as it is after so many milliseconds, with what lies beside an upright picture; gives the height below
        which there is nothing of it.
        """
        rect = beside.place(_place(shape))
        if shape == "wide":
            rect.height -= self._lacking(canvas, story, rect, stories=stories)
        behind = self._behind
        if behind is None or story is not self._story or behind.size != canvas.surface.get_size():
            self._behind = behind = MomentBehind(canvas)
            self._story, self._picture = story, None
            self._steps = deque(_steps(canvas, behind, story, shape, partial(beside.draw, picture=rect)))
        elif self._steps:
            make_first(self._steps)
        if calm or told >= PATIENCE:
            self._steps.clear()
            behind.blur()
        behind.draw(canvas)
        if not self._steps:
            beside.draw(canvas, rect)
            self._draw_picture(canvas, story, rect, shape, 0.0 if calm else told)
        late = 10_000.0 if calm else told
        low = rect.bottom
        if late >= TITLE_AT:
            self._draw_title(canvas, story, rect, shape)
        if stories and story.text:
            top = rect.bottom + (_BELOW if beside.card is not None else -_OVER)
            low = self._draw_text(canvas, story, top, shown=late >= TEXT_AT)
        if story.facts:
            low = self._draw_facts(canvas, story.facts, low + _BETWEEN, shown=late >= FACTS_AT or not stories)
        return low

    def _draw_picture(self, canvas: Canvas, story: Story, rect: pygame.FRect, shape: MomentShape, told: float) -> None:
        """The picture in its frame; it grows slowly, in steps that are too small to be seen."""
        part = round(min(1.0, told / GROWN_AT) * GROWN_AT / GROWING_STEP)
        key = (story.picture, story.focus, part, canvas.scale, canvas.theme.name, tuple(rect))
        if self._picture is None or self._picture[0] != key:
            zoom = 1 + GROWTH * part * GROWING_STEP / GROWN_AT
            self._picture = (key, _grown(canvas, story, rect, zoom, shape))
        box = canvas.device(rect)
        canvas.surface.blit(self._picture[1], box)
        _rim(canvas, rect)

    def _draw_title(self, canvas: Canvas, story: Story, rect: pygame.FRect, shape: MomentShape) -> None:
        def paint(made: Canvas) -> None:
            theme = made.theme
            style = made.type.shrunk(story.title, capped(made.type, _TITLE, 1.15), rect.width - 80)
            under = 54.0 if story.line else 26.0
            y = rect.bottom - under - 18
            day = theme.material.day
            title, quote, edge = _ON_BOARD if day else _ON_PICTURE
            if day:
                _plate(made, rect, made.type.width(story.title, style), y - 16 - made.type.ascent(style))
            dark = theme[edge]
            made.text(story.title, (rect.centerx, y - 16), style, theme[title], align="middle",
                      outline=(dark, 3.0), width=rect.width - 60)  # fmt: skip
            half = min(rect.width / 2 - 40, 340.0)
            made.line((rect.centerx - half, y), (rect.centerx + half, y), theme["gold"], 2)
            made.shape("diamond", (rect.centerx, y), 7, theme["gold"])
            if story.line:
                line = capped(made.type, TYPE["quote"].sized(24), 1.2)
                line = made.type.shrunk(story.line, line, rect.width - 60)
                if not day:
                    _veil(made, (rect.centerx, y + 25), made.type.width(story.line, line), made.type.line_height(line))
                made.text(story.line, (rect.centerx, y + 32), line, theme[quote], align="middle",
                          outline=(dark, 2.0), width=rect.width - 60)  # fmt: skip

        band = pygame.FRect(rect.x - 20, rect.bottom - _TITLE_BAND, rect.width + 40, _TITLE_BAND + 20)
        self._shelf.show(canvas, ("title", story.title, story.line, tuple(rect)), band, paint)

    def _lacking(self, canvas: Canvas, story: Story, rect: pygame.FRect, *, stories: bool) -> float:
        """By how much the picture is lower, so that all that is told below it has room above the way on."""
        low = rect.bottom
        if stories and story.text:
            low += self._text(canvas, story).height + 2 * _PAD - 14 - _OVER
        if story.facts:
            low += _BETWEEN + _FACTS
        return min(rect.height - _STRIP, max(0.0, low - (canvas.bounds.bottom - _WAY_ON)))

    def _text(self, canvas: Canvas, story: Story) -> RichText:
        """The story as it is set; measured once."""
        if self._set is None or self._set[0] is not story or self._set[1] is not canvas.type:
            style = capped(canvas.type, TYPE["story"].sized(28), 1.25)
            made = RichText(canvas.type, story.text, style, _TEXT_WIDTH - 2 * _PAD - 10, initial=True)
            self._set = (story, canvas.type, made)
        return self._set[2]

    def _draw_text(self, canvas: Canvas, story: Story, top: float, *, shown: bool) -> float:
        """The story on a sheet that begins at this height; gives its lower edge."""
        text = self._text(canvas, story)
        sheet = pygame.FRect(960 - _TEXT_WIDTH / 2, top, _TEXT_WIDTH, text.height + 2 * _PAD - 14)

        def paint(made: Canvas) -> None:
            draw_parchment(made, sheet, seed="moment")
            text.draw(made, (sheet.x + _PAD + 5, sheet.y + _PAD - 8))

        if shown:
            self._shelf.show(canvas, ("text", story.text, tuple(sheet)), sheet, paint, pad=16)
        return sheet.bottom

    def _draw_facts(self, canvas: Canvas, facts: tuple[Fact, ...], top: float, *, shown: bool) -> float:
        """What the moment brings in numbers, side by side; gives the lower edge of the row."""
        row = pygame.FRect(960 - _TEXT_WIDTH / 2, top, _TEXT_WIDTH, _FACTS)

        def paint(made: Canvas) -> None:
            theme = made.theme
            made.rect(row, theme["night"], radius=12, edge=theme["gold-dark"], width=1.8)
            step = (row.width - 40) / len(facts)
            for index, fact in enumerate(facts):
                x = row.x + 24 + index * step
                made.icon(fact.icon, (x + 24, row.centery), 40, theme["cream"])
                number = capped(made.type, TYPE["scene-title"].sized(46), 1.1)
                wide = -8.0  # a fact without a number is a sentence beside its icon
                if fact.value:
                    wide = made.text(fact.value, (x + 58, row.centery), number, theme["cream"], at="mid")
                label = capped(made.type, TYPE["ui"].sized(20 if fact.value else 26), 1.2)
                lines = made.type.wrap(fact.label, label, step - 90 - wide)[:3]
                y = row.centery - (len(lines) - 1) * made.type.line_height(label) / 2
                for at, line in enumerate(lines):
                    at_y = y + at * made.type.line_height(label)
                    made.text(line, (x + 74 + wide, at_y), label, theme["on-dark"], at="mid", width=step - 90 - wide)

        if shown:
            self._shelf.show(canvas, ("facts", facts, top), row, paint, pad=4)
        return row.bottom


def _place(shape: MomentShape) -> pygame.FRect:
    if shape == "strip":
        x, y, w, h = _WIDE
        return pygame.FRect(x, y + (h - _STRIP) / 2, w, _STRIP)
    return pygame.FRect(*(_WIDE if shape == "wide" else _UPRIGHT))


def _steps(
    canvas: Canvas, behind: MomentBehind, story: Story, shape: MomentShape, beside: Callable[[Canvas], object]
) -> Iterator[Step]:
    """What is made ready before the picture of a moment is shown, and what lies beside it."""
    yield behind.blur
    yield from canvas.images.needed_by(lambda: _picture(canvas, story, shape))
    yield partial(beside, canvas.onto(pygame.Surface((1, 1))))


def picture_size(canvas: Canvas, shape: MomentShape) -> tuple[int, int]:
    """How large the picture of a moment is read, in device pixels."""
    box = canvas.device(_place(shape))
    return round(box.width * (1 + GROWTH)), round(box.height * (1 + GROWTH))


def _picture(canvas: Canvas, story: Story, shape: MomentShape) -> pygame.Surface:
    """The picture of a moment, as large as it grows."""
    return canvas.images.get(story.picture, picture_size(canvas, shape), fit="cover", focus=story.focus or FOCUS)


def _grown(canvas: Canvas, story: Story, rect: pygame.FRect, zoom: float, shape: MomentShape) -> pygame.Surface:
    box = canvas.device(rect)
    largest, whole = picture_size(canvas, shape), _picture(canvas, story, shape)
    share = rect.height / _place(shape).height  # a picture that is lower is cut, not pressed
    cut = pygame.Rect(0, 0, round(largest[0] / zoom), round(largest[1] * share / zoom))
    across, down = story.focus or (0.5, 0.5)
    cut.topleft = (round((largest[0] - cut.width) * across), round((largest[1] - cut.height) * down))
    made = pygame.transform.smoothscale(whole.subsurface(cut.clip(whole.get_rect())), box.size)
    return pygame.transform.grayscale(made) if shape == "grey" else made


def _veil(canvas: Canvas, centre: tuple[float, float], wide: float, high: float) -> None:
    """The dark behind small letters on a busy picture; soft at its edges."""
    veil = pygame.FRect(0, 0, wide + 40, high)
    veil.center = centre
    for _ in range(2):
        canvas.shadow(veil, radius=high / 2, drop=(0, 0), blur=12, alpha=0.7)


def _plate(canvas: Canvas, rect: pygame.FRect, wide: float, top: float) -> None:
    """In daylight a title stands on a painted board before the picture: dark type on a light ground."""
    wide = min(rect.width - 24, max(wide, 420.0) + 96)
    board = pygame.FRect(rect.centerx - wide / 2, top, wide, rect.bottom - _OVER - 6 - top)
    canvas.shadow(board, radius=8)
    canvas.rect(board, canvas.theme["night"], radius=8, edge=canvas.theme["gold-dark"], width=2.4)


def _rim(canvas: Canvas, rect: pygame.FRect) -> None:
    theme = canvas.theme
    canvas.rect(rect.inflate(4, 4), None, radius=6, edge=theme["black-ink"], width=8)
    canvas.rect(rect.inflate(12, 12), None, radius=10, edge=theme["gold-line"], width=3)
