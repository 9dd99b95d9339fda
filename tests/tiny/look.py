"""How the table looks: a map of five cells, a hand for each seat, the market, the lanterns that are lit."""

from __future__ import annotations

import pygame

from game.kit.cells import all_cells
from game.kit.text import Words
from game.kit.tilemap import read_tile_map
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE, Colour
from game.ui.table.camera import zoom_steps
from game.ui.table.dice_tray import DieLook, DieSum
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.map_table import MapTable
from game.ui.table.plain_table import PlainLook
from game.ui.title_look import BoxLook, MenuLook, ShelfLight

_GROUNDS: dict[str, Colour] = {"stone": (188, 176, 140), "water": (84, 122, 136)}
_COATS: dict[str, Colour] = {"fox": (190, 92, 40), "hare": (150, 132, 110), "owl": (104, 92, 120)}
_INK: Colour = (36, 28, 20)


class TinyTableLook(MapTable):
    """The table: the ground from a map drawn in Tiled, figures as painted tokens."""

    def __init__(self, services: Services, look: TinyLook) -> None:
        tiles = read_tile_map(look.ground)
        self.grounds = {cell: str(tiles.tile_property(cell, "ground")) for cell in all_cells(tiles.shape)}
        super().__init__(services, tiles.shape, self.paint, zoom_steps(0.5, 3.0))

    def paint(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Stones in water."""
        canvas.fill(_GROUNDS["water"], box)
        for cell, ground in self.grounds.items():
            x, y, width, height = self.map.shape.box(cell)
            if ground == "stone":
                stone = (x + 5, y + 5, width - 10, height - 10)
                canvas.rect(stone, _GROUNDS[ground], radius=16, edge=_INK, width=2)

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """A figure: a coat on its shadow, told apart by colour and by its ears."""

        def paint(made: Canvas) -> None:
            w, h = size
            made.circle((w / 2, h * 0.62), w * 0.36, _COATS[piece], edge=_INK, width=2)
            tall = 0.42 if piece == "hare" else 0.24
            for side in (-1, 1):
                foot, tip = w / 2 + side * w * 0.2, (w / 2 + side * w * 0.26, h * (0.36 - tall / 2))
                made.polygon([(foot - 8, h * 0.4), tip, (foot + 8, h * 0.4)], _COATS[piece], edge=_INK, width=2)

        return canvas.kept(("tiny-figure", piece), size, paint)


class TinyLook(PlainLook):
    """Three Lanterns as the house draws it; its cards and its die have no pictures, so the house draws placeholders."""

    dice = {"coin": DieLook((DieSum("star", ("coin",), (232, 196, 96)),))}  # noqa: RUF012 - a constant of the seam
    unseen = ("deck",)

    @property
    def ground(self):  # type: ignore[no-untyped-def]
        """The map of the five cells."""
        return self._tables / "ground.tmx"

    def table(self, services: Services, shown: Displayed, table: str = "") -> TinyTableLook:
        """One laid-out table."""
        return TinyTableLook(services, self)


class TinyTitle:
    """The title and the box: fields of colour and the name."""

    music = "title"
    seats = (2, 2)
    menu: MenuLook | None = None
    light = ShelfLight((255, 240, 210), 1100.0)
    box = BoxLook(
        "boxes/tiny/spine", "boxes/tiny/spine-short", "boxes/tiny/box-end", ((232, 196, 96), (150, 110, 40)), _INK
    )

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """A dusk above the shelf."""
        bounds = canvas.bounds
        canvas.fill((52, 58, 74), (bounds.x, bounds.y, bounds.width, foot - bounds.y))
        for place in (0.55, 0.7, 0.85):
            canvas.circle((bounds.x + bounds.width * place, bounds.y + 420), 46, (232, 196, 96))

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Nothing moves."""
        return ()

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The name."""
        style = TYPE["verdict"].sized(72 * size / canvas.type.factor)
        at = (canvas.bounds.x + 120, top + 220 * size)
        canvas.text(words("ui.menu.name"), at, style, (240, 226, 192), alpha=alpha)
