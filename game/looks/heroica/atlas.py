"""Where the pieces of a theme lie in its picture, and each of them in the size in which squares are seen."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.heroica.view.values import ALIKE, TILE_NAMES, VARIANTS
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.chores import Step
from game.ui.screen.images import Images

FOLDER = "pictures/heroica/tiles"
SQUARE, ROUND, COLUMNS = 160, 32, 8
"""The edge of a square in the picture and what lies round it, in pixels; pieces in a row."""
CELL = SQUARE + 2 * ROUND
TURNS, HUNG = 3, 3
SHADED = ("grey", "start", "goal", "pave")
"""The grounds beside the floor that are there in the shade too."""
_FAINT = 205
"""What lies about is print on the ground: fainter than what can be picked up, of 255."""
_KEPT_BYTES = 48 * 1024 * 1024
_SHADE = f"{FOLDER}/shade"


def _order() -> tuple[str, ...]:
    floors = range(1, VARIANTS["floor"] + 1)
    others = [name for kind in SHADED for name in TILE_NAMES if name.rpartition("-")[0] == kind]
    return (
        *TILE_NAMES,
        *(f"floor-{number}-{turn}" for turn in range(1, TURNS) for number in floors),
        *(f"shaded-floor-{number}-{turn}" for turn in range(TURNS) for number in floors),
        *(f"shaded-{name}" for name in others),
        *(f"high-{bits}-1" for bits in range(ALIKE)),
        *(f"hung-{number + 1}" for number in range(HUNG)),
    )


ORDER = _order()
"""Every piece of a theme, in the order in which they lie in its picture."""
_PLACES = {name: (number % COLUMNS * CELL, number // COLUMNS * CELL) for number, name in enumerate(ORDER)}
PICTURE = (COLUMNS * CELL, math.ceil(len(ORDER) / COLUMNS) * CELL)


class Easel:
    """Where the picture of one theme stands at a time: 20 MB. The last one is taken down before the next one is read;
    a level that is seen for another moment has been painted by then.
    """

    def __init__(self) -> None:
        self._held: Atlas | None = None

    def clear_for(self, atlas: Atlas) -> None:
        """Another picture comes."""
        if self._held is not None and self._held is not atlas:
            self._held.take_down()
        self._held = atlas


class Atlas:
    """The pieces of one theme. `edge` is how long a square is in device pixels; what is asked for is kept.

    The picture itself is held here while the level is out: it is larger than all that is kept of pictures elsewhere.
    """

    def __init__(self, theme: str, easel: Easel) -> None:
        self.name = f"{FOLDER}/{theme}"
        self._easel = easel
        self._whole = self._masks = pygame.Surface((0, 0))
        self._kept = SurfaceCache(_KEPT_BYTES)

    def is_there(self, images: Images) -> bool:
        """Whether the pictures are there, read if need be: not while a drawing is only tried, and not where a file is
        missing.
        """
        if not self.is_read:
            self._easel.clear_for(self)
            self._hold(images.source(self.name), images.source(_SHADE))
        return self.is_read

    def steps(self, images: Images) -> Iterator[Step]:
        """The steps that have the pictures read beside the frames."""
        if not self.is_read:
            read: list[pygame.Surface] = []
            yield lambda: self._easel.clear_for(self)
            yield images.bring(_SHADE, read.append)
            yield images.bring(self.name, lambda whole: self._hold(whole, read[0]))

    def take_down(self) -> None:
        """Hold the picture no longer; whoever paints again has it read again."""
        self._whole = pygame.Surface((0, 0))

    def _hold(self, whole: pygame.Surface, masks: pygame.Surface) -> None:
        if whole.get_size() == PICTURE and masks.get_height() == SQUARE:
            self._easel.clear_for(self)
            self._whole, self._masks = whole, masks

    @property
    def is_read(self) -> bool:
        """Whether the pictures have been read."""
        return self._whole.get_width() > 0

    def square(self, name: str, edge: int) -> pygame.Surface:
        """A ground, which fills its square."""
        return self._kept.get((name, edge), lambda: self._square(name, edge).convert())

    def piece(self, name: str, edge: int) -> tuple[pygame.Surface, int]:
        """What stands on a square, with its opacity multiplied in, and how far it reaches beyond each side."""
        side, out = round(edge * CELL / SQUARE), round(edge * ROUND / SQUARE)

        def make() -> pygame.Surface:
            whole = self._whole.subsurface((*_PLACES[name], CELL, CELL))
            made = pygame.transform.smoothscale(whole.premul_alpha(), (side, side))
            if name.startswith("decor"):
                made.fill((_FAINT,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            return made

        return self._kept.get((name, edge, "piece"), make), out

    def shaded(self, name: str, edge: int, fall: int) -> pygame.Surface:
        """A ground on which shade falls from these sides (see `shade`); it must have a picture in the shade."""

        def make() -> pygame.Surface:
            in_shade = f"shaded-{name}" if f"shaded-{name}" in _PLACES else f"shaded-{name}-0"
            dark = self._square(in_shade, edge)
            dark.blit(self.shade(edge, fall), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            made = self._square(name, edge)
            made.blit(dark, (0, 0))
            return made.convert()

        return self._kept.get((name, edge, fall), make)

    def shade(self, edge: int, fall: int) -> pygame.Surface:
        """A mask, white where shade falls: 1 from the west, 2 from the north, 4 from the north-west."""

        def make() -> pygame.Surface:
            mask = self._masks.subsurface((fall * SQUARE, 0, SQUARE, SQUARE))
            return pygame.transform.smoothscale(mask, (edge, edge))

        return self._kept.get(("shade", edge, fall), make)

    def _square(self, name: str, edge: int) -> pygame.Surface:
        x, y = _PLACES[name]
        return pygame.transform.smoothscale(self._whole.subsurface((x + ROUND, y + ROUND, SQUARE, SQUARE)), (edge,
            edge))
