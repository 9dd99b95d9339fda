"""Chart tiles: the baked chart as a pyramid of tiles at 50, 100 and 200 %, in the scale in which it is seen.

At every scale the next larger sheet is taken and each of its tiles brought to whole pixels, so that neighbours meet
without a seam. Beside the sheets of the ground there are those of the names, which lie above the light.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

import pygame

from game.kit.geometry import PixelSize
from game.looks.runebound.sheet import SIZE
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import UNREAD, Step
from game.ui.screen.images import Images

FOLDER = "pictures/runebound/chart"
TILE: PixelSize = (630, 496)
SHEETS = {50: 2, 100: 4, 200: 8}
"""How many tiles the sheet of so many hundredths has across, and down."""
FARTHEST = 0.6
"""Up to this scale the smallest sheet is taken: its lines are bolder."""
_READ_BYTES, _FITTED_BYTES = 18 * 1024 * 1024, 18 * 1024 * 1024
_NAMES_BYTES = 9 * 1024 * 1024
"""What is kept of tiles as they were read and as they are seen: a window of them, of the names as many as have any."""
Tile = tuple[int, int, int]
"""A tile by its sheet, column and row."""


def sheet_for(scale: float) -> int:
    """The sheet that is taken for so many device pixels a unit."""
    if scale <= FARTHEST:
        return 50
    return 100 if scale <= 1.0 else 200


class ChartTiles:
    """The tiles of the ground, or those of the names (`names`), which are seen through."""

    def __init__(self, *, names: bool = False) -> None:
        self._prefix = f"{FOLDER}/{'names-' if names else ''}"
        self._names = names
        self._read = SurfaceCache(_NAMES_BYTES if names else _READ_BYTES)
        self._fitted = SurfaceCache(_NAMES_BYTES if names else _FITTED_BYTES)
        self._asked: dict[Tile, Step] = {}
        """What brings the tiles that are being read."""
        self._bare: set[Tile] = set()

    def is_there(self, images: Images) -> bool:
        """Whether the chart has been baked."""
        return images.path(f"{self._prefix}50-0-0") is not None

    def within(self, scale: float, box: pygame.FRect) -> Iterator[Tile]:
        """The tiles that a part of the sheet (in its units) needs at a scale."""
        sheet = sheet_for(scale)
        count = SHEETS[sheet]
        wide, high = SIZE[0] / count, SIZE[1] / count
        for row in range(max(0, math.floor(box.top / high)), min(count, math.ceil(box.bottom / high))):
            for column in range(max(0, math.floor(box.left / wide)), min(count, math.ceil(box.right / wide))):
                yield sheet, column, row

    def paint(self, canvas: Canvas, box: pygame.FRect, alpha: int = 255) -> None:
        """A part of the sheet on a canvas whose units are those of the sheet."""
        x, y = canvas.stage.device((0.0, 0.0))
        for tile in self.within(canvas.scale, box):
            if tile in self._bare:
                continue
            rect = self.place(tile, canvas.scale)
            made = self._at(canvas.images, tile, rect.size)
            if made is not None:
                made.set_alpha(alpha)
                canvas.surface.blit(made, rect.move(round(x), round(y)))

    def steps(self, images: Images, scale: float, box: pygame.FRect) -> Iterator[Step]:
        """The steps that have the tiles of a part read beside the frames, once each while they are kept."""
        for tile in self.within(scale, box):
            if tile not in self._asked and not self._is_known(tile):
                yield partial(self._bring, images, tile)

    def waits(self, images: Images, scale: float, box: pygame.FRect) -> bool:
        """Whether tiles of a part are still being read beside the frames; what is missing is asked for."""
        wanted = [tile for tile in self.within(scale, box) if not self._is_at_hand(tile, scale)]
        return UNREAD in [self._bring(images, tile) for tile in wanted]

    def _bring(self, images: Images, tile: Tile) -> object:
        """Have a tile read and keep it; `UNREAD` until it is there."""
        if self._is_known(tile):
            return None
        if tile not in self._asked:
            self._asked[tile] = images.bring(self._name(tile), partial(self._hold, tile))
        return self._asked[tile]()

    def _is_at_hand(self, tile: Tile, scale: float) -> bool:
        return self._is_known(tile) or self._fitted.find((tile, self.place(tile, scale).size)) is not None

    def _is_known(self, tile: Tile) -> bool:
        return tile in self._bare or self._read.find(tile) is not None

    def _name(self, tile: Tile) -> str:
        sheet, column, row = tile
        return f"{self._prefix}{sheet}-{column}-{row}"

    def place(self, tile: Tile, scale: float) -> pygame.Rect:
        """Where a tile lies, in device pixels from the corner of the sheet."""
        sheet, column, row = tile
        wide, high = SIZE[0] / SHEETS[sheet] * scale, SIZE[1] / SHEETS[sheet] * scale
        left, top = round(column * wide), round(row * high)
        return pygame.Rect(left, top, round((column + 1) * wide) - left, round((row + 1) * high) - top)

    def _at(self, images: Images, tile: Tile, size: PixelSize) -> pygame.Surface | None:
        """A tile in this size; None where there is nothing on it, or where its picture is missing."""
        fitted = self._fitted.find((tile, size))
        if fitted is not None:
            return fitted
        whole = self._read.find(tile)
        if whole is None:
            whole = images.source(self._name(tile))
            if not self._hold(tile, whole):
                return None
        if size == TILE:
            return whole
        made = pygame.transform.smoothscale(whole, size)
        self._fitted.put((tile, size), made)
        return made

    def _hold(self, tile: Tile, made: pygame.Surface) -> bool:
        """Keep a tile that was read; false for one that is bare or no tile."""
        self._asked.pop(tile, None)
        if made.get_size() != TILE:
            return False
        if self._names and not made.get_bounding_rect().width:
            self._bare.add(tile)
            return False
        self._read.put(tile, made)
        return True
