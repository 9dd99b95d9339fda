"""Text with marks: **bold**, *italic*, [icon:success], links [text](rule:HT-314), and a drop initial.

    rich = RichText(canvas.type, source, TYPE["card-text"], width=400)
    rich.draw(canvas, (x, y), ground="parchment")      # y is the top of the block, rich.height its height
    rich.link_at(pos, (x, y))                          # the target under a position, or None

A target that begins with "rule:" or "word:" is coloured as a rule (a word's underline is dashed), any other
as a noun.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.text import Text
from game.ui.theme import Colour, Style, Theme

Ground = Literal["parchment", "leather"]
INITIAL_SIZE = 74.0
_MARKS = re.compile(
    r"\[icon:(?P<icon>[^\]]+)\]|\[(?P<text>[^\]]*)\]\((?P<target>[^)]*)\)|(?P<bold>\*\*)|(?P<italic>\*)|(?P<line>\n)"
)
_BOLD = {"story": "story-bold", "story-italic": "story-bold", "ui": "ui-bold", "ui-medium": "ui-bold"}
_ITALIC = {"story": "story-italic", "story-semibold": "story-italic"}


class Span(NamedTuple):
    """A stretch of text in one style; an icon has no text but a name; "\\n" alone ends a paragraph."""

    text: str
    bold: bool = False
    italic: bool = False
    icon: str = ""
    target: str = ""


class Piece(NamedTuple):
    """A placed word or icon: `x` from the left edge, `base` from the top of the block."""

    text: str
    style: Style
    x: float
    base: float
    width: float
    icon: str
    target: str
    bold: bool


def parse(source: str) -> list[Span]:
    """The spans of a marked-up text."""
    spans: list[Span] = []
    bold = italic = False
    at = 0
    for found in _MARKS.finditer(source):
        if found.start() > at:
            spans.append(Span(source[at : found.start()], bold, italic))
        at = found.end()
        if found["icon"]:
            spans.append(Span("", bold, italic, icon=found["icon"]))
        elif found["target"] is not None:
            spans.append(Span(found["text"], bold, italic, target=found["target"]))
        elif found["bold"]:
            bold = not bold
        elif found["italic"]:
            italic = not italic
        else:
            spans.append(Span("\n"))
    if at < len(source):
        spans.append(Span(source[at:], bold, italic))
    return spans


def plain(source: str) -> str:
    """The text without its marks, for measuring, logs and screen readers."""
    return "".join(span.text or span.icon for span in parse(source))


class RichText:
    """A marked-up text laid out for one width; `initial` sets its first letter large, two lines deep."""

    def __init__(self, text: Text, source: str, style: Style, width: float, *, initial: bool = False) -> None:
        self._text = text
        self.style = style
        self.width = width
        self.initial = source[:1] if initial and source[:1].isalpha() else ""
        self._step = text.line_height(style)
        self._first = text.ascent(style)
        self._indent = self._initial_width()
        self.pieces: list[Piece] = []
        self.lines = 1
        self._lay_out(parse(source[len(self.initial) :]))
        self.height = max(self.lines, 2 if self.initial else 1) * self._step

    def draw(
        self,
        canvas: Canvas,
        pos: tuple[float, float],
        *,
        ground: Ground = "parchment",
        ink: Colour | None = None,
    ) -> None:
        """Draw the block with its upper left corner at `pos`."""
        x, y = pos
        plain_ink = ink or canvas.theme["ink" if ground == "parchment" else "cream"]
        if self.initial:
            style = Style("story-bold", self._initial_size() / self._text.size(Style("ui", 100)) * 100)
            at = (x - 2, y + self._first + self._step)
            canvas.text(
                self.initial, at, style, canvas.theme["oxblood" if ground == "parchment" else "gold-title"]
            )
        for piece in self.pieces:
            colour = _colour(canvas.theme, ground, piece, plain_ink)
            if piece.icon:
                size = self._text.size(self.style)
                canvas.icon(
                    piece.icon,
                    (x + piece.x + piece.width / 2, y + piece.base - size * 0.32),
                    size * 0.95,
                    colour,
                )
                continue
            canvas.text(piece.text, (x + piece.x, y + piece.base), piece.style, colour)
            if piece.target:
                _underline(canvas, piece, (x, y), colour)

    def links(self, pos: tuple[float, float]) -> Iterator[tuple[str, pygame.FRect]]:
        """Every link with its rectangle, for a block whose corner is at `pos`; a broken link has one for
        each word.
        """
        for piece in self.pieces:
            if piece.target:
                top = pos[1] + piece.base - self._first
                yield piece.target, pygame.FRect(pos[0] + piece.x, top, piece.width, self._step)

    def link_at(self, place: tuple[float, float], pos: tuple[float, float]) -> str | None:
        """The target of the link at a place, or None."""
        return next((target for target, rect in self.links(pos) if rect.collidepoint(place)), None)

    def _initial_size(self) -> float:
        return INITIAL_SIZE * self._step / 30.0

    def _initial_width(self) -> float:
        if not self.initial:
            return 0.0
        style = Style("story-bold", self._initial_size() / self._text.size(Style("ui", 100)) * 100)
        return self._text.width(self.initial, style) + 6

    def _left(self, line: int) -> float:
        return self._indent if line < 2 else 0.0

    def _lay_out(self, spans: list[Span]) -> None:
        line, x = 0, self._left(0)
        glued = True
        for span in spans:
            if span.text == "\n":
                line, glued = line + 1, True
                x = self._left(line)
                continue
            style = _styled(self.style, span)
            gap = self._text.width(" ", style)
            for word, space_before in _words(span):
                width = self._text.size(style) * 1.1 if span.icon else self._text.width(word, style)
                lead = gap if space_before and not glued else 0.0
                if x + lead + width > self.width and x > self._left(line) and (lead or span.icon):
                    line, lead = line + 1, 0.0
                    x = self._left(line)
                for part, wide in self._split(word, style, width, span):
                    if x + lead + wide > self.width and x > self._left(line) and part is not word:
                        line, lead = line + 1, 0.0
                        x = self._left(line)
                    if part or span.icon:
                        place = (x + lead, self._first + line * self._step)
                        self.pieces.append(
                            Piece(part, style, *place, wide, span.icon, span.target, span.bold)
                        )
                    x, lead = x + lead + wide, 0.0
                glued = False
        self.lines = line + 1

    def _split(self, word: str, style: Style, width: float, span: Span) -> list[tuple[str, float]]:
        if span.icon or width <= self.width - self._indent:
            return [(word, width)]
        return [
            (part, self._text.width(part, style))
            for part in self._text.wrap(word, style, self.width - self._indent)
        ]


def _words(span: Span) -> Iterator[tuple[str, bool]]:
    """The words of a span, each with whether a space stands before it; a closing space gives an empty word.
    """
    if span.icon:
        yield "", False
        return
    for index, word in enumerate(span.text.split(" ")):
        yield word, index > 0


def _styled(style: Style, span: Span) -> Style:
    if span.bold:
        return style._replace(face=_BOLD.get(style.face, style.face))
    if span.italic:
        return style._replace(
            face=_ITALIC.get(style.face, "ui-italic" if style.face.startswith("ui") else style.face)
        )
    if span.target.startswith("word:") and style.face == "story":
        return style._replace(face="story-semibold")
    return style


def _colour(theme: Theme, ground: Ground, piece: Piece, ink: Colour) -> Colour:
    if not piece.target:
        return ink
    if piece.target.startswith(("rule:", "word:")):
        return theme["rule-link-ink" if ground == "parchment" else "rule-link"]
    return theme["oxblood" if ground == "parchment" else "noun"]


def _underline(canvas: Canvas, piece: Piece, pos: tuple[float, float], colour: Colour) -> None:
    start = (pos[0] + piece.x, pos[1] + piece.base + 4)
    end = (start[0] + piece.width, start[1])
    if piece.target.startswith("word:"):
        canvas.dashed_line(start, end, colour, width=1.3, dash=3, gap=2)
    else:
        canvas.line(start, end, colour, 1.2)
