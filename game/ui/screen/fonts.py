"""The faces of type: font files of the installed font packages, opened at a size in device pixels.

`Fonts(typeface).get(face, pixels)` gives a `FontFace`. A package that is missing, or a file that is damaged, is
replaced by pygame's own font, and `fonts.notes` says so. Cinzel is one variable file: SDL_ttf can only show its
default cut, FreeType can open its named cuts, regular and bold. Its bold, drawn small, has the weight of the design's
semi-bold.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from contextlib import suppress
from importlib import resources
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame
import pygame.freetype

from game.ui.screen.theme import Colour


class FontSource(NamedTuple):
    """Where a face comes from: package (empty: `assets/fonts`), file, and for a variable file its named cut and the
    growth of outlines.
    """

    package: str
    file: str
    cut: int = 0
    growth: float = 0.0


_CRIMSON, _ALEGREYA, _ATKINSON = (
    "fontpkg_crimson_text",
    "fontpkg_alegreya_sans",
    "fontpkg_atkinson_hyperlegible",
)
_CINZEL = ("fontpkg_cinzel", "Cinzel[wght].ttf")
_OWN = Path(__file__).resolve().parents[3] / "assets" / "fonts"
"""Weights that were cut from a variable file by the workshop: no package has them."""

FACES: dict[str, FontSource] = {
    "title": FontSource(*_CINZEL, cut=1, growth=0.012),
    "title-semibold": FontSource(*_CINZEL, cut=2),
    "title-bold": FontSource(*_CINZEL, cut=2),
    "script": FontSource("fontpkg_oleo_script", "OleoScript-Bold.ttf"),
    "wonky": FontSource("", "fraunces-bold.ttf"),
    "wonky-black": FontSource("", "fraunces-black.ttf"),
    "story": FontSource(_CRIMSON, "CrimsonText-Regular.ttf"),
    "story-italic": FontSource(_CRIMSON, "CrimsonText-Italic.ttf"),
    "story-semibold": FontSource(_CRIMSON, "CrimsonText-SemiBold.ttf"),
    "story-bold": FontSource(_CRIMSON, "CrimsonText-Bold.ttf"),
    "heading": FontSource(_CRIMSON, "CrimsonText-Bold.ttf"),
    "ui": FontSource(_ALEGREYA, "AlegreyaSans-Regular.ttf"),
    "ui-medium": FontSource(_ALEGREYA, "AlegreyaSans-Medium.ttf"),
    "ui-bold": FontSource(_ALEGREYA, "AlegreyaSans-Bold.ttf"),
    "ui-extrabold": FontSource(_ALEGREYA, "AlegreyaSans-ExtraBold.ttf"),
    "ui-italic": FontSource(_ALEGREYA, "AlegreyaSans-Italic.ttf"),
    "clear": FontSource(_ATKINSON, "AtkinsonHyperlegible-Regular.ttf"),
    "clear-bold": FontSource(_ATKINSON, "AtkinsonHyperlegible-Bold.ttf"),
    "clear-italic": FontSource(_ATKINSON, "AtkinsonHyperlegible-Italic.ttf"),
}

_PLAIN = {
    "story": "ui",
    "story-italic": "ui-italic",
    "story-semibold": "ui-bold",
    "story-bold": "ui-extrabold",
    "heading": "ui-extrabold",
}
_CLEAR = {
    "story": "clear",
    "story-italic": "clear-italic",
    "story-semibold": "clear-bold",
    "story-bold": "clear-bold",
    "heading": "clear-bold",
    "ui": "clear",
    "ui-medium": "clear",
    "ui-bold": "clear-bold",
    "ui-extrabold": "clear-bold",
    "ui-italic": "clear-italic",
}
TYPEFACES: dict[str, dict[str, str]] = {"book": {}, "plain": _PLAIN, "hyperlegible": _CLEAR}
_CLEAR_SHRINK = 0.9
_SMALL, _TINY = 48, 24


class FontFace(Protocol):
    """A face at one size; all numbers in device pixels, `ascent` and `descent` positive."""

    ascent: int
    descent: int

    def width(self, text: str) -> int: ...

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """The text on a transparent surface whose height is ascent + descent, base line at the ascent."""
        ...

    def outline(self, text: str, colour: Colour, width: int) -> pygame.Surface:
        """The text grown by `width` pixels on every side; the surface is larger by that much all around."""
        ...


class TrueType:
    """A face drawn by SDL_ttf. Small type is drawn twice as large and scaled down, so that its spaces keep
    their width.
    """

    def __init__(self, path: Path | None, pixels: int) -> None:
        self._over = 2 if pixels < _TINY else 1
        self._font = pygame.font.Font(str(path) if path else None, pixels * self._over)
        self.ascent = math.ceil(self._font.get_ascent() / self._over)
        self.descent = math.ceil(max(0, self._font.get_height() - self._font.get_ascent()) / self._over)

    def width(self, text: str) -> int:
        return math.ceil(self._font.size(text)[0] / self._over)

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        return self._fitted(self._font.render(text, True, colour), colour, self.width(text), 0)

    def outline(self, text: str, colour: Colour, width: int) -> pygame.Surface:
        self._font.outline = width * self._over
        try:
            drawn = self._font.render(text, True, colour)
        finally:
            self._font.outline = 0
        return self._fitted(drawn, colour, self.width(text), width)

    def _fitted(self, drawn: pygame.Surface, colour: Colour, width: int, grow: int) -> pygame.Surface:
        if self._over == 1:
            return drawn
        size = (max(1, width) + 2 * grow, self.ascent + self.descent + 2 * grow)
        sheet = pygame.Surface((size[0] * self._over, size[1] * self._over), pygame.SRCALPHA)
        sheet.fill((*colour, 0))
        down = self.ascent * self._over - self._font.get_ascent()
        sheet.blit(drawn, (0, down), special_flags=pygame.BLEND_RGBA_MAX)
        return pygame.transform.smoothscale(sheet, size)


class Variable:
    """A named cut of a variable font file, drawn by FreeType.

    FreeType moves stems and gaps of small type to whole pixels, which tears capitals apart; small type is
    therefore drawn three times as large and scaled down.
    """

    def __init__(self, path: Path, pixels: int, cut: int, growth: float) -> None:
        self._over = 3 if pixels < _SMALL else 1
        self._font = pygame.freetype.Font(str(path), pixels * self._over, font_index=cut << 16)
        self._font.kerning = True
        self._font.pad = True
        self._font.origin = False
        if growth:
            self._font.strong = True
            self._font.strength = growth
        self.ascent = round(self._font.get_sized_ascender(pixels * self._over) / self._over)
        self.descent = round(abs(self._font.get_sized_descender(pixels * self._over)) / self._over)

    def width(self, text: str) -> int:
        return round(self._font.get_rect(text).width / self._over) if text else 0

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        size = (max(1, self.width(text)), self.ascent + self.descent)
        surface = pygame.Surface((size[0] * self._over, size[1] * self._over), pygame.SRCALPHA)
        surface.fill((*colour, 0))
        if text:
            drawn, box = self._font.render(text, colour)
            surface.blit(drawn, (0, self.ascent * self._over - box.top), special_flags=pygame.BLEND_RGBA_MAX)
        return surface if self._over == 1 else pygame.transform.smoothscale(surface, size)

    def outline(self, text: str, colour: Colour, width: int) -> pygame.Surface:
        inner = self.render(text, colour)
        size = (inner.get_width() + 2 * width, inner.get_height() + 2 * width)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill((*colour, 0))
        for dx in range(2 * width + 1):
            for dy in range(2 * width + 1):
                if (dx - width) ** 2 + (dy - width) ** 2 <= width * width + 1:
                    surface.blit(inner, (dx, dy), special_flags=pygame.BLEND_RGBA_MAX)
        return surface


class Fonts:
    """Opens faces once for each size. `notes` lists the packages that are missing or damaged."""

    def __init__(self, typeface: str = "book", faces: Mapping[str, str] = {}) -> None:
        """`faces` are shown instead of others, unless the typeface of the player has its own for these."""
        pygame.font.init()
        pygame.freetype.init()
        self._instead = {**faces, **TYPEFACES.get(typeface, {})}
        self._open: dict[tuple[str, int], FontFace] = {}
        self.notes: list[str] = []

    def get(self, face: str, pixels: int) -> FontFace:
        """The face at this size in device pixels, at least 6."""
        pixels = max(6, pixels)
        key = (face, pixels)
        if key not in self._open:
            if len(self._open) > 240:
                self._open.clear()
            self._open[key] = self._load(self._instead.get(face, face), pixels)
        return self._open[key]

    def _load(self, face: str, pixels: int) -> FontFace:
        source = FACES[face]
        path = font_path(source)
        if path is not None:
            with suppress(OSError, ValueError, RuntimeError):  # what pygame raises for files that are no fonts
                return _opened(source, path, pixels)
        note = f"{source.package or source.file} is missing or damaged; {face} is shown in the plain font"
        if note not in self.notes:
            self.notes.append(note)
        return TrueType(None, pixels)


def _opened(source: FontSource, path: Path, pixels: int) -> FontFace:
    """A face from its file. Raises OSError, ValueError or RuntimeError where that is damaged."""
    if not _is_whole(path):
        raise ValueError(f"{path.name} was cut short")
    if source.cut:
        return Variable(path, pixels, source.cut, source.growth)
    return TrueType(path, round(pixels * _CLEAR_SHRINK) if source.package == _ATKINSON else pixels)


def _is_whole(path: Path) -> bool:
    """Whether every table that the head of a font file names lies inside it: what was cut short opens, and then has no
    letters.
    """
    with path.open("rb") as file:
        head = file.read(12)
        count = int.from_bytes(head[4:6], "big")
        records = file.read(16 * count)
        size = file.seek(0, os.SEEK_END)
    ends = (
        int.from_bytes(records[at + 8 : at + 12], "big") + int.from_bytes(records[at + 12 : at + 16], "big")
        for at in range(0, 16 * count, 16)
    )
    return count > 0 and len(records) == 16 * count and all(end <= size for end in ends)


def font_path(source: FontSource) -> Path | None:
    """The font file of a source, or None when it, or its package, is not installed."""
    if not source.package:
        path = _OWN / source.file
        return path if path.is_file() else None
    try:
        found = resources.files(source.package).joinpath("files", source.file)
    except ModuleNotFoundError:
        return None
    path = Path(str(found))
    return path if path.is_file() else None
