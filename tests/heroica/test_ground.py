"""The ground of the levels: every theme has its picture, every tile is drawn, and any part is painted alike."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pygame
import pytest

from game import paths
from game.heroica.level_file import read_level
from game.heroica.view.ground import ground
from game.heroica.view.values import NO_TILE, TILE_NAMES, Ground
from game.kit.cells import Cell, all_cells
from game.looks.heroica.atlas import FOLDER, HUNG, ORDER, PICTURE, ROUND, SQUARE, Easel
from game.looks.heroica.ground import HANGING, GroundPainter
from game.looks.heroica.lands import LANDS
from game.looks.heroica.tray import CUT, RIM, TrayPainter, TrayShape
from game.ui.screen.canvas import Canvas
from game.ui.screen.images import Images
from game.ui.screen.picture_file import size_told
from game.ui.screen.theme import theme_for
from game.ui.screen.window import Stage

LEVELS = paths.data_folder() / "heroica" / "levels"
ASSETS = paths.assets_folder()
THEMES = sorted(file.stem for file in (LEVELS / "tiles").glob("*.tsx"))


@pytest.fixture(scope="module")
def images() -> Images:
    """The pictures."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    return Images(ASSETS)


@cache
def tray(name: str, images: Images) -> TrayPainter:
    """The painter of a level, its picture read once."""
    painter = TrayPainter(told(name), Easel())
    assert painter.ground.atlas.is_there(images)
    return painter


def canvas(images: Images, size: tuple[int, int], scale: float = 1.0, origin: tuple[float, float] = (0, 0)) -> Canvas:
    """A canvas whose corner is at `origin`."""
    stage = Stage(size, scale, (-origin[0] * scale, -origin[1] * scale))
    return Canvas(pygame.Surface(size), stage, theme_for(False), cast("Any", None), images)


def told(name: str) -> Ground:
    """The ground of a level."""
    return ground(read_level(next(LEVELS.glob(f"{name}*.tmx"))))


def test_every_theme_of_a_level_has_its_colours_and_its_tileset() -> None:
    themes = {read_level(file).theme for file in LEVELS.glob("*.tmx")}
    assert themes == set(LANDS) == set(THEMES)


@pytest.mark.parametrize("theme", THEMES)
def test_a_tileset_shows_the_picture_of_its_theme(theme: str) -> None:
    file = LEVELS / "tiles" / f"{theme}.tsx"
    root = ElementTree.parse(file).getroot()
    shown = root.find("image")
    assert shown is not None
    picture = (file.parent / shown.attrib["source"]).resolve()
    assert picture == (ASSETS / FOLDER / f"{theme}.webp").resolve()
    assert size_told(picture.read_bytes()) == PICTURE == (int(shown.attrib["width"]), int(shown.attrib["height"]))
    assert (int(root.attrib["tilewidth"]), int(root.attrib["margin"])) == (SQUARE, ROUND)
    assert [tile.get("type") for tile in root.iter("tile")] == [name.rpartition("-")[0] for name in TILE_NAMES]


@pytest.mark.parametrize("level", ["05", "07", "08"])
def test_nothing_in_the_picture_of_a_theme_is_empty(images: Images, level: str) -> None:
    atlas = tray(level, images).ground.atlas
    for name in ORDER:
        seen = atlas.piece(name, SQUARE)[0].get_bounding_rect(min_alpha=128)
        least = SQUARE * 0.9 if name.startswith(("floor", "grey", "sea", "high", "low", "pave", "shaded")) else 20
        assert min(seen.size) >= least * 0.5 if name.startswith(("decor", "hung")) else min(seen.size) >= least, name


@pytest.mark.parametrize("name", ["05", "07", "08"])
def test_a_part_of_a_level_is_painted_from_edge_to_edge(images: Images, name: str) -> None:
    painter = tray(name, images)
    made = canvas(images, (200, 160), origin=(256, 192))
    made.surface.fill((255, 0, 255))
    painter.paint(made, pygame.FRect(256, 192, 200, 160))
    colours = {tuple(made.surface.get_at((x, y))[:3]) for x in range(0, 200, 5) for y in range(0, 160, 5)}
    assert (255, 0, 255) not in colours
    assert len(colours) > 300


def test_parts_fit_together(images: Images) -> None:
    painter = tray("05", images)
    whole = canvas(images, (240, 160), 0.8)
    painter.paint(whole, pygame.FRect(0, 0, 300, 200))
    for left in (0, 120):
        part = canvas(images, (120, 160), 0.8, (left / 0.8, 0))
        painter.paint(part, pygame.FRect(left / 0.8, 0, 150, 200))
        assert part.surface.get_buffer().raw == whole.surface.subsurface((left, 0, 120, 160)).copy().get_buffer().raw


def test_the_picture_of_one_level_is_taken_down_before_the_next_is_read(images: Images) -> None:
    easel = Easel()
    first, second = (TrayPainter(told(name), easel) for name in ("05", "07"))
    part = canvas(images, (120, 120))
    first.paint(part, pygame.FRect(0, 0, 120, 120))
    before = part.surface.get_buffer().raw
    steps = second.ground.atlas.steps(images)
    next(steps)()
    assert not first.ground.atlas.is_read, "taken down, and nothing read yet"
    for step in steps:
        step()
    assert second.ground.atlas.is_read
    first.paint(part, pygame.FRect(0, 0, 120, 120))
    assert part.surface.get_buffer().raw == before, "who paints again reads again"
    assert not second.ground.atlas.is_read


def test_a_level_whose_picture_is_missing_is_bare_and_nothing_fails(images: Images) -> None:
    nowhere = Images(Path("nowhere"))
    painter = GroundPainter(told("05"), Easel())
    made = canvas(nowhere, (100, 100))
    painter.paint(made, pygame.FRect(1, 1, 2, 2), (-50, -50), 50)
    assert tuple(made.surface.get_at((50, 50))[:3]) == LANDS["coast"].gap


def test_shade_falls_from_the_west_the_north_and_between(images: Images) -> None:
    rows = ["###", "#..", "#.."]
    high = TILE_NAMES.index("high-15")
    solid = tuple(tuple(high if sign == "#" else NO_TILE for sign in row) for row in rows)
    floor = tuple((0,) * 3 for _ in rows)
    painter = GroundPainter(Ground("coast", floor, solid, ((NO_TILE,) * 3,) * 3), Easel())
    assert [painter.falls(square) for square in ((1, 1), (2, 1), (1, 2), (2, 2))] == [7, 6, 5, 0]
    atlas = tray("05", images).ground.atlas
    lit, dark = atlas.square("floor-1", 40), atlas.shaded("floor-1", 40, 7)
    assert sum(pygame.transform.average_color(dark)[:3]) < sum(pygame.transform.average_color(lit)[:3])


def test_what_hangs_at_fronts_is_drawn() -> None:
    assert set(HANGING.values()) == set(range(1, HUNG + 1))
    assert {name for name in ORDER if name.startswith("hung")} == {f"hung-{number}" for number in HANGING.values()}


def test_the_tray_cuts_the_outer_squares_and_knows_which_lies_where() -> None:
    shape = TrayShape(16, 10)
    assert shape.size == ((16 - 2 * CUT) * 64 + 2 * RIM, (10 - 2 * CUT) * 64 + 2 * RIM)
    inside = [cell for cell in all_cells(shape) if 0 < cell.column < 15 and 0 < cell.row < 9]
    assert all(shape.cell_at(shape.centre(cell)) == cell for cell in inside)
    assert shape.cell_at((4, 100)) is None
    assert shape.cell_at((RIM + 1, RIM + 1)) == Cell(0, 0)


def test_pieces_of_walls_and_marks_of_places_follow_from_the_map() -> None:
    for file in LEVELS.glob("*.tmx"):
        level = read_level(file)
        piece, floor = TILE_NAMES.index("low-3"), TILE_NAMES.index("floor-1")
        marks = {cell for cell in all_cells(level.shape) if TILE_NAMES[level.tiles["ground"][cell.row][cell.column]]
                 in ("start-1", "goal-1")}  # fmt: skip
        rough = {
            "ground": tuple(
                tuple(floor if Cell(column, row) in marks else number for column, number in enumerate(numbers))
                for row, numbers in enumerate(level.tiles["ground"])
            ),
            "solid": tuple(
                tuple(number if number == NO_TILE else TILE_NAMES.index("high-0") if _is_high(number) else piece
                      for number in numbers)
                for numbers in level.tiles["solid"]
            ),
            "decor": level.tiles["decor"],
        }  # fmt: skip
        told = ground(replace(level, tiles=rough))
        assert (told.ground, told.solid) == (level.tiles["ground"], level.tiles["solid"]), file.name


def _is_high(number: int) -> bool:
    return TILE_NAMES[number].startswith("high")
