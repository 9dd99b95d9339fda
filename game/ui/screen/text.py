"""Type: measuring, wrapping, fitting and cached runs of glyphs, drawn at device pixels.

All widths and heights that come out are logical units; a run is a surface in device pixels. `Text` is made
for one scale of the stage and one text setting; the program makes a new one when either changes. Marked-up
text: `richtext.py`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from copy import copy
from functools import lru_cache
from typing import Any, NamedTuple

import pygame

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.fonts import FontFace, Fonts
from game.ui.screen.theme import Colour, Style

ELLIPSIS = "…"
EVENER = 1.04
"""By so much wider lines a title is broken anew that has too many of them."""
CONDENSED = 0.82
SMALL_TYPE = 22.0
SMALL_GROWTH = 1.2
SMALL_WINDOW = 900
LARGE_TYPE = 26.0
SMALLEST = 18.0
_RUN_BYTES = 6 * 1024 * 1024


class Fitted(NamedTuple):
    """A line that fits: its text (perhaps with an ellipsis) and how far it is condensed (0.82 to 1)."""

    text: str
    condense: float


class Layouts(dict[Hashable, Any]):
    """What was laid out from marked-up text, so that a frame need not do it again; forgotten when it is
    many.
    """

    MOST = 400

    def __setitem__(self, key: Hashable, value: Any) -> None:
        if len(self) >= self.MOST:
            self.clear()
        super().__setitem__(key, value)


class Text:
    """Measures and draws type at `scale` device pixels per logical unit.

    `text_scale` is the player's setting; 0 means automatic. Below 900 lines of height type of 22 and less
    grows by 1.2, so that 18 stays readable. `faces` are shown instead of others. `notes` says which font packages are
    missing or damaged.
    """

    def __init__(
        self, scale: float, height: int, text_scale: float = 0.0, typeface: str = "book", faces: Mapping[str, str] = {}
    ) -> None:
        self.scale = scale
        self.factor = text_scale or 1.0
        self.small_window = height < SMALL_WINDOW
        self._made_of = height, text_scale, typeface
        self._faces = dict(faces)
        self._fonts = Fonts(typeface, faces)
        self._runs = SurfaceCache(_RUN_BYTES)
        self.layouts = Layouts()
        self._width = lru_cache(maxsize=16384)(self._measure)

    def faced(self, faces: Mapping[str, str]) -> Text:
        """The same type with these faces instead of others; itself where it has them already."""
        return self if faces == self._faces else Text(self.scale, *self._made_of, faces)

    def magnified(self, by: float) -> Text:
        """The same type for a canvas on which everything is so many times as large."""
        other = copy(self)
        other.scale, other.layouts = self.scale * by, Layouts()
        other._runs = SurfaceCache(_RUN_BYTES)
        other._width = lru_cache(maxsize=16384)(other._measure)
        return other

    @property
    def notes(self) -> list[str]:
        """What is missing among the fonts, in words for the log."""
        return self._fonts.notes

    def size(self, style: Style) -> float:
        """The size of a style in logical units after the text setting and the growth of small type.

        Type that is large already grows by as much as type of 26 does, not in proportion.
        """
        size = style.size
        if self.small_window:
            size = size * SMALL_GROWTH if size <= SMALL_TYPE else max(size, SMALL_TYPE * SMALL_GROWTH)
        if self.factor <= 1.0 or size <= LARGE_TYPE:
            return size * self.factor
        return LARGE_TYPE * self.factor + size - LARGE_TYPE

    def at_most(self, style: Style, size: float) -> Style:
        """The style, or the same one at the size that a box of fixed height allows whatever the text setting."""
        while (shown := self.size(style)) > size + 0.01 and style.size > 4:
            style = style.sized(style.size * min(0.999, size / shown))
        return style

    def face(self, style: Style) -> FontFace:
        """The face of a style at its size in device pixels."""
        return self._fonts.get(style.face, round(self.size(style) * self.scale))

    def width(self, text: str, style: Style) -> float:
        """The width of one line, in logical units."""
        return self._width(text, style.face, round(self.size(style) * self.scale)) / self.scale

    def ascent(self, style: Style) -> float:
        """From the top of a line to its base line."""
        return self.face(style).ascent / self.scale

    def line_height(self, style: Style) -> float:
        """The distance between two base lines of a paragraph."""
        return self.size(style) * style.leading

    def run(
        self,
        text: str,
        style: Style,
        colour: Colour,
        *,
        outline: tuple[Colour, float] | None = None,
        spacing: float = 0,
    ) -> pygame.Surface:
        """One line as a surface; with an outline it is larger on every side by `round(width)` pixels."""
        face = self.face(style)
        key = (text, style.face, face.ascent, round(self.size(style) * self.scale), colour, outline, spacing)
        return self._runs.get(key, lambda: self._draw(face, text, colour, outline, spacing))

    def wrap(self, text: str, style: Style, width: float) -> list[str]:
        """The text in lines of at most this width; a word that is too wide alone is broken between letters.
        """
        lines: list[str] = []
        for paragraph in text.split("\n"):
            lines.extend(self._wrap_paragraph(paragraph, style, width))
        return lines

    def ellipsis(self, text: str, style: Style, width: float) -> str:
        """The text, or its longest beginning that fits together with an ellipsis; empty if not even that
        fits.
        """
        if self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, style) <= width:
                low = middle
            else:
                high = middle - 1
        cut = text[:low].rstrip() + ELLIPSIS
        return cut if self.width(cut, style) <= width else ""

    def fit(self, text: str, style: Style, width: float) -> Fitted:
        """One line that fits: condensed down to 82 %, and only then shortened."""
        natural = self.width(text, style)
        if natural <= width:
            return Fitted(text, 1.0)
        if natural * CONDENSED <= width:
            return Fitted(text, width / natural)
        return Fitted(self.ellipsis(text, style, width / CONDENSED), CONDENSED)

    def shrunk(self, text: str, style: Style, width: float) -> Style:
        """The style at the size at which the condensed line fits, but not below 18: labels rather shrink
        than end in an ellipsis.
        """
        floor = SMALLEST / self.factor if self.factor > 1.0 else SMALLEST
        while style.size > floor and (natural := self.width(text, style) * CONDENSED) > max(width, 0.0):
            style = style.sized(max(floor, style.size * min(0.98, width / natural)))
        return style

    def title(self, text: str, style: Style, width: float, lines: int = 2) -> list[Fitted]:
        """A card's title: condensed, then broken into at most `lines`, as even as they can be where that is not
        enough, then shortened with an ellipsis.
        """
        if self.width(text, style) * CONDENSED <= width or lines < 2 or " " not in text:
            return [self.fit(text, style, width)]
        room = max(width, self.size(style)) / CONDENSED  # without any room even the evenest lines are too many
        broken = self.wrap(text, style, room)
        while len(broken) > lines:
            room *= EVENER
            broken = self.wrap(text, style, room)
        return [self.fit(line, style, width) for line in broken if line]

    def paragraph_height(self, text: str, style: Style, width: float) -> float:
        """The height of the wrapped text."""
        return len(self.wrap(text, style, width)) * self.line_height(style)

    def _wrap_paragraph(self, paragraph: str, style: Style, width: float) -> list[str]:
        lines: list[str] = []
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if self.width(longer, style) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *pieces, line = self._break_word(word, style, width)
            lines.extend(pieces)
        lines.append(line)
        return lines

    def _break_word(self, word: str, style: Style, width: float) -> list[str]:
        pieces: list[str] = []
        while word and self.width(word, style) > width:
            count = next((n for n in range(len(word) - 1, 1, -1) if self.width(word[:n], style) <= width), 1)
            pieces.append(word[:count])
            word = word[count:]
        return [*pieces, word]

    def _measure(self, text: str, face: str, pixels: int) -> int:
        return self._fonts.get(face, pixels).width(_clean(text))

    def _draw(
        self, face: FontFace, text: str, colour: Colour, outline: tuple[Colour, float] | None, spacing: float
    ) -> pygame.Surface:
        text = _clean(text)
        if not face.width(text):
            return pygame.Surface((1, face.ascent + face.descent), pygame.SRCALPHA)
        if spacing:
            return self._spaced(face, text, colour, spacing)
        inner = face.render(text, colour)
        if outline is None:
            return inner
        grow = max(1, round(outline[1] * self.scale))
        surface = face.outline(text, outline[0], grow)
        surface.blit(inner, (grow, grow))
        return surface

    def _spaced(self, face: FontFace, text: str, colour: Colour, spacing: float) -> pygame.Surface:
        step = spacing * self.scale
        places = [face.width(text[:index]) + step * index for index in range(len(text) + 1)]
        surface = pygame.Surface((max(1, round(places[-1])), face.ascent + face.descent), pygame.SRCALPHA)
        surface.fill((*colour, 0))
        for letter, left in zip(text, places, strict=False):
            surface.blit(face.render(letter, colour), (round(left), 0), special_flags=pygame.BLEND_RGBA_MAX)
        return surface


def _clean(text: str) -> str:
    """The text without signs that no font can draw (control signs, halves of a pair)."""
    return text if text.isprintable() else "".join(sign for sign in text if sign.isprintable())
