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

from game.ui.screen.canvas import Canvas
from game.ui.screen.text import Text
from game.ui.screen.theme import Colour, Style, Theme

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


class TextPiece(NamedTuple):
    """A placed word or icon: `x` from the left edge, `base` from the top of the block, `lead` the space
    before it.
    """

    text: str
    style: Style
    x: float
    base: float
    width: float
    lead: float
    span: Span


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
        key = (source, style, width, bool(self.initial))
        if key not in text.layouts:
            text.layouts[key] = self._lay_out(parse(source[len(self.initial) :]))
        self.pieces, self.lines = text.layouts[key]
        self.height = max(self.lines, 2 if self.initial else 1) * self._step

    def draw(
        self,
        canvas: Canvas,
        pos: tuple[float, float],
        *,
        ground: Ground = "parchment",
        ink: Colour | None = None,
        icons: Colour | None = None,
    ) -> None:
        """Draw the block with its upper left corner at `pos`; icons in a colour of their own, if one is given."""
        x, y = pos
        plain_ink = ink or canvas.theme["ink" if ground == "parchment" else "cream"]
        if self.initial:
            style = Style("story-bold", self._initial_size() / self._text.size(Style("ui", 100)) * 100)
            at = (x - 2, y + self._first + self._step)
            canvas.text(self.initial, at, style, canvas.theme["oxblood" if ground == "parchment" else "gold-title"])
        before: TextPiece | None = None
        for piece in self.pieces:
            colour = _colour(canvas.theme, ground, piece.span, plain_ink)
            if piece.span.icon:
                size = self._text.size(self.style)
                middle = (x + piece.x + piece.width / 2, y + piece.base - size * 0.32)
                canvas.icon(piece.span.icon, middle, size * 0.95, icons or colour)
            else:
                canvas.text(piece.text, (x + piece.x, y + piece.base), piece.style, colour)
            if piece.span.target:
                joined = before is not None and before.span is piece.span
                _underline(canvas, piece, (x, y), piece.lead if joined else 0.0, colour)
            before = piece

    def links(self, pos: tuple[float, float]) -> Iterator[tuple[str, pygame.FRect]]:
        """Every link with its rectangle, for a block whose corner is at `pos`; a broken link has one for
        each word.
        """
        for piece in self.pieces:
            if piece.span.target:
                top = pos[1] + piece.base - self._first
                yield piece.span.target, pygame.FRect(pos[0] + piece.x, top, piece.width, self._step)

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

    def _lay_out(self, spans: list[Span]) -> tuple[list[TextPiece], int]:
        """Place the words: what stands between two spaces stays together, whatever spans it is made of."""
        pieces: list[TextPiece] = []
        line, x = 0, self._left(0)
        for group in _groups(spans):
            if group is None:
                line += 1
                x = self._left(line)
                continue
            parts = [part for span, word in group for part in self._measured(span, word)]
            lead = self._text.width(" ", parts[0][2]) if x > self._left(line) else 0.0
            if lead and x + lead + sum(part[3] for part in parts) > self.width:
                line, lead = line + 1, 0.0
                x = self._left(line)
            for span, word, style, width in parts:
                if x > self._left(line) and x + lead + width > self.width:
                    line, lead = line + 1, 0.0
                    x = self._left(line)
                place = (x + lead, self._first + line * self._step)
                pieces.append(TextPiece(word, style, *place, width, lead, span))
                x, lead = x + lead + width, 0.0
        return pieces, line + 1

    def _measured(self, span: Span, word: str) -> Iterator[tuple[Span, str, Style, float]]:
        """A word with its style and width; one that is wider than a line comes in several parts."""
        style = _styled(self.style, span)
        if span.icon:
            yield span, "", style, self._text.size(style) * 1.1
            return
        room = self.width - self._indent
        whole = self._text.width(word, style)
        for part in [word] if whole <= room else self._text.wrap(word, style, room):
            yield span, part, style, self._text.width(part, style)


def _groups(spans: list[Span]) -> Iterator[list[tuple[Span, str]] | None]:
    """The words and icons between two spaces, with their spans; None where a paragraph ends."""
    group: list[tuple[Span, str]] = []
    for span in spans:
        words = span.text.split(" ") if not span.icon and span.text != "\n" else [""]
        for index, word in enumerate(words):
            if (index or span.text == "\n") and group:
                yield group
                group = []
            if word or span.icon:
                group.append((span, word))
        if span.text == "\n":
            yield None
    if group:
        yield group


def _styled(style: Style, span: Span) -> Style:
    if span.bold:
        return style._replace(face=_BOLD.get(style.face, style.face))
    if span.italic:
        return style._replace(face=_ITALIC.get(style.face, "ui-italic" if style.face.startswith("ui") else style.face))
    if span.target.startswith("word:") and style.face == "story":
        return style._replace(face="story-semibold")
    return style


def _colour(theme: Theme, ground: Ground, span: Span, ink: Colour) -> Colour:
    if not span.target:
        return ink
    if span.target.startswith(("rule:", "word:")):
        return theme["rule-link-ink" if ground == "parchment" else "rule-link"]
    return theme["oxblood" if ground == "parchment" else "noun"]


def _underline(canvas: Canvas, piece: TextPiece, pos: tuple[float, float], lead: float, colour: Colour) -> None:
    y = pos[1] + piece.base + 4
    start, end = (pos[0] + piece.x - lead, y), (pos[0] + piece.x + piece.width, y)
    if piece.span.target.startswith("word:"):
        canvas.dashed_line(start, end, colour, width=1.3, dash=3, gap=2)
    else:
        canvas.line(start, end, colour, 1.2)
