"""What is drawn flat on the land: squares with a fight, sides of the dragon, the way of the beast."""

from __future__ import annotations

import pygame
import pytest

from game.kit.cells import Cell, cell_of
from game.looks.heroica.map_marks import MapMarks
from game.looks.heroica.theme import SIDES
from game.ui.screen.cache import SurfaceCache
from game.ui.table.placement import TableMap
from game.ui.table.sprite_list import SpriteList
from tests.heroica.look.conftest import Lay
from tests.scenes.table_driver import Table

KNIGHT = {"id": "knight", "cell": "G7"}


def the_map(table: Table) -> TableMap:
    found = table.scene.ui.table.placement.map
    assert found is not None
    return found


def laid_marks(table: Table) -> tuple[MapMarks, SpriteList]:
    brush = SpriteList(table.app.canvas, SurfaceCache(1 << 24))
    land = the_map(table)
    return MapMarks(brush, land.shape, land.camera), brush


def square(table: Table, name: str) -> pygame.Rect:
    land, cell = the_map(table), cell_of(name)
    assert cell is not None
    return table.app.canvas.device(land.camera.rect_on_table(land.shape.box(cell)))


@pytest.mark.rule("HC-651")
def test_every_side_of_the_dragon_is_tinted_where_it_is(lay: Lay) -> None:
    table = lay(level="drocomon", node="act", form="solo", faces="east", heroes=[KNIGHT])
    boss = table.scene.play.view.own().boss
    marks, brush = laid_marks(table)
    marks.sides(boss)
    assert len(brush.sprites) == len(boss.sides) == 8
    for sprite, (name, side) in zip(brush.sprites, boss.sides, strict=True):
        box = square(table, name)
        assert box.inflate(4, 4).contains(sprite.rect)
        colour = sprite.surface.get_at((sprite.rect.width // 6, sprite.rect.height // 2))
        assert all(abs(one - other) < 12 for one, other in zip(colour[:3], SIDES[side], strict=True)), side


def test_a_side_that_will_be_another_one_has_its_outline(lay: Lay) -> None:
    table = lay(level="drocomon", node="act", form="solo", faces="east", touched=True, heroes=[KNIGHT])
    boss = table.scene.play.view.own().boss
    marks, brush = laid_marks(table)
    marks.sides(boss)
    coming = dict(boss.next_sides)
    turned = [sprite for sprite, (name, side) in zip(brush.sprites, boss.sides, strict=True) if coming[name] != side]
    still, other = laid_marks(table)
    still.sides(boss._replace(next_sides=boss.sides))
    assert len(turned) == 8
    assert all(pygame.image.tobytes(one.surface, "RGBA") != pygame.image.tobytes(two.surface, "RGBA")
               for one, two in zip(brush.sprites, other.sprites, strict=True))  # fmt: skip


@pytest.mark.rule("HC-624")
def test_the_way_of_the_beast_is_marked_on_its_squares(lay: Lay) -> None:
    table = lay(level="pythius", node="act", form="solo", heroes=[{"id": "knight", "cell": "D4"}])
    (beast,) = table.scene.play.view.own().beasts
    assert beast.following
    marks, brush = laid_marks(table)
    marks.beast(beast)
    covered = [sprite.rect.center for sprite in brush.sprites]
    for name in {*beast.track, *beast.following, *beast.seen}:
        assert any(square(table, name).collidepoint(point) for point in covered), name


def test_only_what_may_be_reached_shows_a_fight(lay: Lay) -> None:
    table = lay(level="kameshbog", node="act", form="solo", heroes=[{"id": "knight", "cell": "B2"}])
    marks, brush = laid_marks(table)
    stops = [("cell:3,2", "fight"), ("cell:4,2", "fight"), ("cell:5,2", "rocks")]
    marks.fights(stops, frozenset({Cell(3, 2), Cell(5, 2)}))
    assert [sprite.rect.center for sprite in brush.sprites] == [square(table, "cell:3,2").center]
    marks.reasons(stops, frozenset({Cell(3, 2), Cell(5, 2)}))
    assert len(brush.sprites) == 3
