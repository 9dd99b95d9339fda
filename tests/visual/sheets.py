"""Sheets: surfaces without pixels that remember which texts, signs and grounds were drawn on them, and where.

Inside `drawing_on_paper()` the real scenes draw with their real layout and their real type, but nothing is painted:
a frame of any size takes milliseconds, and afterwards its sheet tells every text with the ink it would have left.
Blits, turns and zooms carry the marks along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from game.ui.cards.card import Cards
from game.ui.cards.table_text import TableText
from game.ui.screen import images, text
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.fonts import TrueType
from game.ui.screen.painter import Painter
from game.ui.table import sprites
from game.ui.table import table_ground as ground
from game.ui.widgets import panel

_KEPT_BYTES = 1 << 30
SOLID = 200
"""From this alpha on a filled box hides what lies below it."""


class Mark(NamedTuple):
    """Something drawn, in the pixels of its sheet: a text, a sign (icon, badge) or a ground that hides what is below.

    What there is no file of is noted again as missing. For a text: `ink` as it would be without edges, `box` the part
    that is left, `said` what was drawn, `meant` the whole of it, `pixels` the size of its type. `cut` says what took a
    part of it away: "sheet" or "clip". `small` is a text on a card on the table: whoever points at the card reads it in
    large type.
    """

    kind: str
    box: pygame.FRect
    said: str = ""
    meant: str = ""
    pixels: float = 0.0
    ink: pygame.FRect = pygame.FRect()
    cut: str = ""
    small: bool = False

    def through(self, place: Callable[[pygame.FRect], pygame.FRect], zoom: float = 1.0) -> Mark:
        """The mark on another sheet."""
        return self._replace(box=place(self.box), ink=place(self.ink), pixels=self.pixels * zoom)


class Sheet(pygame.Surface):
    """A surface that has a size and marks, but no pixels worth the name."""

    def __init__(self, size: Any, flags: int = 0, *_: object) -> None:
        super().__init__((1, 1), flags & pygame.SRCALPHA, 32)
        self.extent = (int(size[0]), int(size[1]))
        self.marks: list[Mark] = []
        self.solid = False
        self.limit: pygame.Rect | None = None

    def get_size(self) -> tuple[int, int]:
        return self.extent

    def get_width(self) -> int:
        return self.extent[0]

    def get_height(self) -> int:
        return self.extent[1]

    def get_rect(self, **places: Any) -> pygame.Rect:
        rect = pygame.Rect((0, 0), self.extent)
        for name, value in places.items():
            setattr(rect, name, value)
        return rect

    def get_bounding_rect(self, *_: object) -> pygame.Rect:
        return self.get_rect()

    def get_clip(self) -> pygame.Rect:
        return self.limit if self.limit is not None else self.get_rect()

    def set_clip(self, rect: Any = None) -> None:
        self.limit = None if rect is None else pygame.Rect(rect).clip(self.get_rect())

    def get_pitch(self) -> int:
        return 64

    def set_alpha(self, *_: object) -> None:
        """It has no pixels to fade."""

    def get_at(self, _: object) -> pygame.Color:
        return pygame.Color(90, 80, 70, 255)

    def convert(self, *_: object) -> Sheet:
        return self

    convert_alpha = convert

    def copy(self) -> Sheet:
        other = Sheet(self.extent, self.get_flags())
        other.marks, other.solid = list(self.marks), self.solid
        return other

    def subsurface(self, *area: Any) -> Sheet:
        rect = pygame.Rect(*area)
        part = Sheet(rect.size, self.get_flags())
        part.blit(self, area=rect)  # what lies beside the part is left out, not lost at the edge of a picture
        part.solid = self.solid
        return part

    def fill(self, colour: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        box = self.get_rect() if rect is None else pygame.Rect(rect)
        if not special_flags and (len(colour) < 4 or colour[3] >= SOLID):
            self.note(Mark("ground", pygame.FRect(box)))
        return box

    def blit(self, source: Any, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        x, y = dest[0], dest[1]
        part = pygame.Rect(area) if area is not None else source.get_rect()
        if isinstance(source, Sheet) and not special_flags:
            if source.solid:
                self.note(Mark("ground", pygame.FRect(x, y, part.width, part.height)))
            for mark in source.marks:
                moved = mark.through(lambda box: box.move(x - part.x, y - part.y))
                self.note(moved if area is None else _within(moved, pygame.Rect((x, y), part.size), "clip"))
        return pygame.Rect(x, y, part.width, part.height)

    def blits(self, pairs: Any, *_: object) -> None:
        for pair in pairs:
            self.blit(*pair)

    def note(self, mark: Mark) -> None:
        """Take a mark, as far as the edges and the clip leave any of it."""
        inside = mark if self.limit is None else _within(mark, self.limit, "clip")
        if inside.box.width > 0 and inside.box.height > 0:
            inside = _within(inside, self.get_rect(), "sheet")
        if (inside.box.width > 0 and inside.box.height > 0) or (mark.kind == "text" and inside.cut == "sheet"):
            self.marks.append(inside)


def _within(mark: Mark, edge: pygame.Rect, what: str) -> Mark:
    box = mark.box.clip(pygame.FRect(edge).inflate(1, 1))
    lost = mark.kind == "text" and (mark.box.width - box.width > 0.5 or mark.box.height - box.height > 0.5)
    return mark._replace(box=box, cut=what if lost and mark.cut != "sheet" else mark.cut)


# -- what is put in the place of painting -----------------------------------------------------------------


class _Pen:
    """Draws runs of glyphs and pictures as marks; knows what the text was that is being fitted."""

    def __init__(self) -> None:
        self.meant: list[str] = []
        self.cut: dict[str, str] = {}
        """What was shortened to a text, when it was last shortened to it."""

    def run(
        self, made: text.Text, said: str, style: Any, colour: Any, *, outline: Any = None, spacing: float = 0
    ) -> Sheet:
        face = made.face(style)
        clean = said if said.isprintable() else "".join(sign for sign in said if sign.isprintable())
        wide = face.width(clean) + spacing * made.scale * len(clean)
        grow = max(1, round(outline[1] * made.scale)) if outline is not None else 0
        sheet = Sheet((max(1, round(wide)) + 2 * grow, face.ascent + face.descent + 2 * grow), pygame.SRCALPHA)
        pixels = made.size(style) * made.scale
        top, bottom = _reach(face, clean, pixels)
        ink = pygame.FRect(grow, grow + face.ascent - top, wide, top + bottom)
        if clean.strip() and wide:
            whole = self.meant[-1] if self.meant else said
            whole = self.cut.get(whole, whole)
            sheet.marks.append(Mark("text", ink, said, whole, pixels, ink))
        return sheet

    def shortening(self, shorten: Callable[..., str]) -> Callable[..., str]:
        """The function that shortens a text, remembering what it was."""

        def wrapped(made: text.Text, said: str, *rest: Any) -> str:
            short = shorten(made, said, *rest)
            if short != said:
                self.cut[short] = self.cut.get(said, said)
            return short

        return wrapped

    def saying(self, draw: Callable[..., Any]) -> Callable[..., Any]:
        """A drawing function whose text is remembered in full while it runs."""

        def wrapped(canvas: Canvas, said: str, *rest: Any, **named: Any) -> Any:
            self.meant.append(self.meant[0] if self.meant else said)
            try:
                return draw(canvas, said, *rest, **named)
            finally:
                self.meant.pop()

        return wrapped


CAPITALS, TAILS = 0.71, 0.2
"""How far the letters of a title reach above and below their base line, as parts of their size: all are capitals."""


def _reach(face: Any, said: str, pixels: float) -> tuple[float, float]:
    """How far the ink of a text reaches above and below its base line, in pixels."""
    if isinstance(face, TrueType):
        drawn = [sign for sign, letter in zip(face._font.metrics(said), said, strict=False) if not letter.isspace()]
        heights = [(sign[3], sign[2]) for sign in drawn if sign]
        if heights:
            return max(high for high, _ in heights) / face._over, -min(low for _, low in heights) / face._over
    return CAPITALS * pixels, TAILS * pixels if set(said) & set("QJ,;") else 0.0


def _small(paint: Callable[[TableText, Canvas], None]) -> Callable[[TableText, Canvas], None]:
    """The painting of a text on a card on the table: its marks say so."""

    def painted(told: TableText, canvas: Canvas) -> None:
        marks = canvas.surface.marks  # type: ignore[attr-defined]
        first = len(marks)
        paint(told, canvas)
        marks[first:] = [mark._replace(small=mark.kind == "text") for mark in marks[first:]]

    return painted


def _image(canvas: Canvas, name: str, rect: Any, **look: Any) -> None:
    """A picture hides what is below it; an icon or badge is a sign."""
    sign = name.partition("/")[0] in ("icons", "badges")
    if not sign and look.get("alpha", 255) < SOLID:
        return
    box, path = pygame.FRect(canvas.device(rect)), canvas.images.path(name)
    if sign and path is not None:
        left, top, wide, high = _ink(path)
        box = pygame.FRect(box.x + left * box.width, box.y + top * box.height, wide * box.width, high * box.height)
    canvas.surface.note(Mark("sign" if sign else "ground", box, said=name))
    if path is None:
        canvas.surface.note(Mark("missing", box, said=name))


@lru_cache
def _ink(path: Path) -> tuple[float, float, float, float]:
    """The part of a picture that is not empty, as parts of its width and height."""
    picture = pygame.image.load(path)
    width, height = picture.get_size()
    seen = picture.get_bounding_rect()
    return seen.x / width, seen.y / height, seen.width / width, seen.height / height


def _box(canvas: Painter, rect: Any, fill: Any = None, **look: Any) -> None:
    if fill is not None and look.get("alpha", 255) >= SOLID:
        canvas.surface.note(Mark("ground", pygame.FRect(canvas.device(rect))))


def _polygon(canvas: Painter, points: Any, fill: Any, **look: Any) -> None:
    if fill is None or look.get("alpha", 255) < SOLID:
        return
    across, down = [x for x, _ in points], [y for _, y in points]
    canvas_box = (min(across), min(down), max(across) - min(across), max(down) - min(down))
    canvas.surface.note(Mark("ground", pygame.FRect(canvas.device(canvas_box))))


def _circle(canvas: Painter, centre: Any, radius: float, fill: Any, **look: Any) -> None:
    if fill is not None and look.get("alpha", 255) >= SOLID:
        box = (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
        canvas.surface.note(Mark("ground", pygame.FRect(canvas.device(box))))


def _picture(kept: Any, name: str, size: Any, **look: Any) -> Sheet:
    sheet = Sheet(size, pygame.SRCALPHA)
    sheet.solid = name.partition("/")[0] not in ("icons", "badges", "dice", "tokens")
    return sheet


def _solid(size: Any) -> Sheet:
    sheet = Sheet(size)
    sheet.solid = True
    return sheet


def _show(composite: Any, drawn: Any, size: Any, under: Any = None, **_: Any) -> int:
    """The whole of a composite, as if it were drawn for the first time."""
    composite.surface = Sheet(size)
    if under is not None:
        composite.surface.blit(under.surface, (0, 0))
    for sprite in drawn:
        composite.surface.blit(sprite.surface, sprite.at)
    return 1


def _scaled(source: Any, size: Any, *_: object) -> Sheet:
    made = Sheet((max(0, round(size[0])), max(0, round(size[1]))), pygame.SRCALPHA)
    if isinstance(source, Sheet):
        kx = made.extent[0] / max(1, source.extent[0])
        ky = made.extent[1] / max(1, source.extent[1])
        made.marks = [
            mark.through(lambda box: pygame.FRect(box.x * kx, box.y * ky, box.width * kx, box.height * ky), ky)
            for mark in source.marks
        ]
        made.solid = source.solid
    return made


def _turned(source: Any, angle: float, zoom: float = 1.0) -> Sheet:
    """Turned counterclockwise: by quarters with all marks; askew it is only a size."""
    if angle % 90:
        return _scaled(source, (source.get_width() * zoom, source.get_height() * zoom))
    made = source
    for _ in range(round(angle / 90) % 4):
        wide, high = made.get_size()
        turned = Sheet((high, wide), pygame.SRCALPHA)
        turned.solid = getattr(made, "solid", False)
        turned.marks = [
            mark.through(lambda box, wide=wide: pygame.FRect(box.y, wide - box.right, box.height, box.width))
            for mark in getattr(made, "marks", [])
        ]
        made = turned
    return _scaled(made, (made.get_width() * zoom, made.get_height() * zoom))


def _same(source: Any, *_: object) -> Any:
    return source


def _nothing(*_: object, **__: object) -> None:
    return None


def _keeping(make: Callable[..., None]) -> Callable[..., None]:
    """The making of the cards of a table: what one table has laid out on paper the next one need not lay out again."""
    kept: dict[str, SurfaceCache] = {}

    def made(cards: Cards, root: Path, words: Any, signs: Any, art: str) -> None:
        make(cards, root, words, signs, art)
        cards._kept = kept.setdefault(art, SurfaceCache(_KEPT_BYTES))

    return made


@contextmanager
def drawing_on_paper() -> Iterator[None]:
    """While this holds whatever draws leaves marks on sheets, and no pixels."""
    pen = _Pen()
    patch = pytest.MonkeyPatch()
    patch.setattr(pygame, "Surface", Sheet)
    for name, instead in {
        "smoothscale": _scaled, "scale": _scaled, "rotate": _turned, "rotozoom": _turned,
        "gaussian_blur": _same, "flip": _same, "grayscale": lambda source: Sheet(source.get_size()),
    }.items():  # fmt: skip
        patch.setattr(pygame.transform, name, instead)
    for name in ("aaline", "aalines", "circle", "ellipse", "line", "lines", "polygon", "rect"):
        patch.setattr(pygame.draw, name, _nothing)
    patch.setattr(text.Text, "run", lambda made, *rest, **look: pen.run(made, *rest, **look))
    patch.setattr(text.Text, "ellipsis", pen.shortening(text.Text.ellipsis))
    patch.setattr(Canvas, "text", pen.saying(Canvas.text))
    patch.setattr(Canvas, "paragraph", pen.saying(Canvas.paragraph))
    patch.setattr(TableText, "paint", _small(TableText.paint))
    patch.setattr(Cards, "__init__", _keeping(Cards.__init__))
    patch.setattr(Cards, "forget", _nothing)
    patch.setattr(Canvas, "image", _image)
    for name, instead in {"rect": _box, "polygon": _polygon, "circle": _circle}.items():
        patch.setattr(Painter, name, instead)
    for name in ("_soft", "line", "dashed_line", "_straight_dashes"):
        patch.setattr(Painter, name, _nothing)
    patch.setattr(images.Images, "get", _picture)
    patch.setattr(images.Images, "source", lambda kept, name: Sheet((340, 300)))
    patch.setattr(images.Images, "chores", _nothing)
    patch.setattr(panel, "_leather", lambda canvas, rect, *_: _solid(canvas.device(rect).size))
    patch.setattr(panel, "_parchment", lambda canvas, rect, *_: _solid(canvas.device((0, 0, rect[2], rect[3])).size))
    patch.setattr(ground, "make_backdrop", lambda pictures, name, size, texture, **more: _solid(size))
    patch.setattr(sprites.Composite, "show", _show)
    try:
        yield
    finally:
        patch.undo()
