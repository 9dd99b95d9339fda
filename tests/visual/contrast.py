"""Contrast as it is drawn: every word of a scene, measured against the pixels that really lie behind it.

A scene is drawn twice: with its letters a little fatter than usual ("solid"), so that their full colour shows, and
without them ("bare"), so that what lies behind them shows. Where the two pictures differ there is a word; its colour
comes from the first, its ground from the second. An outline is in both: it is a part of the ground.

    with letters() as hold:
        words = measured(app, hold)                              # what the whole window says
        words = measured(app, hold, layer=(Modal, "draw"))       # what this layer says, over all the others
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pygame
import pytest

from game.app import App
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.text import Text
from game.ui.table import map_table
from game.ui.table.frame_state import FrameState
from game.ui.table.table_painter import TablePainter
from tests.visual.colour import LINEAR, WEIGHTS, contrast
from tests.visual.studio import AT_ONCE

CHANGED = 4
"""By how much a pixel must change between the two pictures (of 255) to belong to a letter."""
JOIN = (3, 1)
"""Letters so near to each other are one word, in device pixels."""
LEAST_PIXELS, LEAST_HEIGHT, MOST_PIXELS = 16, 5, 600
INK, GROUND = 0.95, 0.9
"""A word has the colour that hardly any of its pixels surpass, and stands on the worst tenth of its ground."""
Layer = tuple[type, str]
_AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
_RED, _GREEN, _BLUE = ([weight * part for part in LINEAR] for weight in WEIGHTS)


class Word(NamedTuple):
    """A word on the screen: where, in device pixels, and by how much it stands out (1 to 21)."""

    rect: pygame.Rect
    contrast: float


class Letters:
    """How letters are drawn just now: "" as usual, "solid" or "bare"."""

    def __init__(self) -> None:
        self.look = ""
        self.without: tuple[SurfaceCache, ...] = ()
        """The caches in which nothing has letters: pictures that were read from files."""

    def key(self, cache: SurfaceCache, key: Hashable) -> Hashable:
        """What a surface is kept under, so that each look is kept apart."""
        return key if any(cache is each for each in self.without) else (self.look, key)


@contextmanager
def letters() -> Iterator[Letters]:
    """Take hold of the one place where letters are drawn, and of all that keeps what they were drawn on."""
    hold = Letters()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(map_table, "SLICE", AT_ONCE)
        _hold_text(patch, hold)
        _hold_caches(patch, hold)
        yield hold


def measured(app: App, hold: Letters, *, layer: Layer | None = None) -> list[Word]:
    """Every word that the program shows just now; with a layer only what is drawn by that method of that class."""
    hold.without = app.services.images.caches
    solid, bare = (_drawn(app, hold, look, layer) for look in ("solid", "bare"))
    same = pygame.mask.from_threshold(solid, (0, 0, 0), (CHANGED, CHANGED, CHANGED, 255), bare)
    same.invert()
    whole = solid.get_rect()
    joined = same.convolve(pygame.Mask((JOIN[0] + 1, JOIN[1] + 1), fill=True))
    found = []
    for box in joined.get_bounding_rects():
        rect = pygame.Rect(box.x, box.y, box.width - JOIN[0], box.height - JOIN[1]).clip(whole)
        word = _judged(solid, bare, rect) if rect.height >= LEAST_HEIGHT else None
        if word is not None:
            found.append(word)
    return found


def _drawn(app: App, hold: Letters, look: str, layer: Layer | None) -> pygame.Surface:
    with pytest.MonkeyPatch.context() as patch:
        if layer is not None:
            _lift(patch, hold, look, *layer)
        hold.look = look if layer is None else "bare"
        app.draw()
        hold.look = ""
    return app.services.window.surface.copy()


def _lift(patch: pytest.MonkeyPatch, hold: Letters, look: str, of: type, method: str) -> None:
    """Let letters have this look while the method draws."""
    draw = getattr(of, method)

    def lifted(*arguments: Any, **more: Any) -> Any:
        before, hold.look = hold.look, look
        try:
            return draw(*arguments, **more)
        finally:
            hold.look = before

    patch.setattr(of, method, lifted)


def _judged(solid: pygame.Surface, bare: pygame.Surface, rect: pygame.Rect) -> Word | None:
    """The contrast of the letters in a rectangle; None where there are hardly any."""
    inks, grounds = [], []
    ink_bytes = pygame.image.tobytes(solid.subsurface(rect), "RGB")
    ground_bytes = pygame.image.tobytes(bare.subsurface(rect), "RGB")
    for at in range(0, len(ink_bytes), 3 * (1 + rect.width * rect.height // MOST_PIXELS)):
        r, g, b = ink_bytes[at : at + 3]
        below = ground_bytes[at : at + 3]
        if max(abs(r - below[0]), abs(g - below[1]), abs(b - below[2])) > CHANGED:
            inks.append(_RED[r] + _GREEN[g] + _BLUE[b])
            grounds.append(_RED[below[0]] + _GREEN[below[1]] + _BLUE[below[2]])
    if len(inks) < LEAST_PIXELS:
        return None
    light = sum(inks) > sum(grounds)
    inks.sort(reverse=not light)
    grounds.sort(reverse=not light)
    ink, ground = inks[int(INK * len(inks))], grounds[int(GROUND * len(grounds))]
    return Word(rect, contrast(ink, ground) if (ink > ground) is light else 1.0)


def _hold_text(patch: pytest.MonkeyPatch, hold: Letters) -> None:
    draw = Text._draw

    def held(self: Text, face: Any, text: str, colour: Any, outline: Any, spacing: float) -> pygame.Surface:
        made = draw(self, face, text, colour, outline, spacing)
        if not hold.look:
            return made
        if outline is None:
            return _fatter(made) if hold.look == "solid" else _blank(made)
        return made if hold.look == "solid" else face.outline(text, outline[0], max(1, round(outline[1] * self.scale)))

    patch.setattr(Text, "_draw", held)


def _hold_caches(patch: pytest.MonkeyPatch, hold: Letters) -> None:
    """Each look is kept apart, and the table is put together anew."""
    find, put, draw = SurfaceCache.find, SurfaceCache.put, TablePainter.draw

    def held_find(self: SurfaceCache, key: Hashable) -> pygame.Surface | None:
        return find(self, hold.key(self, key))

    def held_put(self: SurfaceCache, key: Hashable, surface: pygame.Surface) -> None:
        put(self, hold.key(self, key), surface)

    def held_get(self: SurfaceCache, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = held_find(self, key)
        if found is None:
            found = make()
            held_put(self, key, found)
        return found

    def held_draw(self: TablePainter, canvas: Canvas, picture: FrameState) -> None:
        self._resting.clear()
        self._ground.forget()
        self._composite.forget()
        draw(self, canvas, picture)

    patch.setattr(SurfaceCache, "find", held_find)
    patch.setattr(SurfaceCache, "put", held_put)
    patch.setattr(SurfaceCache, "get", held_get)
    patch.setattr(TablePainter, "draw", held_draw)


def _blank(made: pygame.Surface) -> pygame.Surface:
    """Nothing, of the same size."""
    return pygame.Surface(made.get_size(), pygame.SRCALPHA)


def _fatter(made: pygame.Surface) -> pygame.Surface:
    """The letters with a rim of one more pixel of their colour."""
    grown = made.copy()
    for step in _AROUND:
        grown.blit(made, step, special_flags=pygame.BLEND_RGBA_MAX)
    return grown
