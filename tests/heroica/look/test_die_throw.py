"""The die on the board: it lies near the hero who rolls, on no square that can be come to, and hides no piece."""

from __future__ import annotations

import math

import pygame
import pytest

from game.heroica.box import Box
from game.heroica.level import Level
from game.heroica.view.ground import ground
from game.kit.cells import Cell
from game.looks.heroica.die_throw import DieThrow, seen_of
from game.looks.heroica.placement import Kinds, stand_in
from game.looks.heroica.tray import SQUARE, TrayShape
from game.paths import game_folder
from game.ui.table.dice_tray import DiceTray
from game.ui.table.die_course import BOUNCES, SETTLE, SLIDE, STAY, TUMBLE, DieCourse, seen_at
from game.ui.table.layout import read_table

TABLE = game_folder("heroica") / "tables" / "table_2.tmx"
COURSE = DieCourse((100.0, 100.0), (300.0, 200.0), 50.0)
TRAY = (900.0, 700.0, 66.0)
ROLL = [{"id": "r1", "die": "bone", "face": 0}]
NEAR = 6.0
"""How far from the hero a die lies at most, in squares."""


def boxes_of(level: Level, shape: TrayShape, hero: Cell) -> list[pygame.FRect]:
    """What stands and lies on a level at its beginning, with a hero on this square."""
    kinds = {f"monster-{cell}": "monster" for cell in level.monsters} | {"dragon": "final", "hero": "hero"}
    kinds |= {f"feature-{cell}": "feature" for cell in level.features}
    standing: dict[Cell, list[str]] = {hero: ["hero"]}
    for cell in level.features:
        standing.setdefault(cell, []).append(f"feature-{cell}")
    for cell in level.things:
        standing.setdefault(cell, []).append(f"thing-{cell}")
    for cell in level.monsters:
        standing.setdefault(cell, []).append(f"monster-{cell}")
    if level.dragon is not None:
        standing.setdefault(level.dragon.squares[0], []).append("dragon")
    boxes = []
    for cell, pieces in standing.items():
        boxes += [place.rect for place in stand_in(shape.box(cell), pieces, Kinds(kinds)).values()]
    return boxes


def thrown_on(level: Level) -> tuple[DieThrow, TrayShape]:
    """Where dice land on a level, and its tray."""
    shape = TrayShape(level.shape.columns, level.shape.rows)
    return DieThrow(ground(level), shape), shape


@pytest.mark.parametrize("number", range(22))
def test_a_die_lies_near_the_hero_where_nobody_can_step_and_hides_no_piece(box: Box, number: int) -> None:
    name = list(box.levels)[number]
    level = box.levels[name]
    throw, shape = thrown_on(level)
    floor = set(level.grounds)
    squares = [pygame.FRect(shape.box(cell)) for cell in floor]
    for hero in sorted(floor)[::3]:
        boxes = boxes_of(level, shape, hero)
        course = throw.course(hero, boxes, floor, (0.0, 0.0))
        assert course is not None
        rest = pygame.FRect(0, 0, course.size, course.size)
        rest.center = course.rest
        assert rest.collidelist(squares) < 0, f"{name}: the die of {hero} covers a square that can be reached"
        assert not any(rest.colliderect(seen_of(each)) for each in boxes), f"{name}: the die of {hero} hides a piece"
        assert pygame.FRect(0, 0, *shape.size).contains(rest)
        assert math.dist(course.rest, shape.centre(hero)) < NEAR * SQUARE


def test_a_bounce_is_on_no_figure_where_there_is_another_way(box: Box) -> None:
    throw, _ = thrown_on(box.levels["kameshbog"])
    hero = Cell(2, 2)
    free = throw.course(hero, [], (), (0.0, 0.0))
    assert free is not None
    spot = pygame.FRect(0, 0, SQUARE, SQUARE)
    spot.center = free.touches()[0]
    other = throw.course(hero, [spot], (), (0.0, 0.0))
    assert other is not None
    assert (other.start, other.rest) != (free.start, free.rest)
    assert not any(spot.inflate(-SQUARE / 2, -SQUARE / 2).collidepoint(touch) for touch in other.touches())


def test_a_die_bounces_twice_lies_to_be_read_and_slides_into_the_tray() -> None:
    heights = [seen_at(COURSE, TUMBLE * step / 200, TRAY).high for step in range(200)]
    lowest = [at for at in range(1, 199) if heights[at - 1] > heights[at] <= heights[at + 1]]
    assert [round(at / 200, 1) for at in lowest] == [round(part, 1) for part in BOUNCES]
    lying = seen_at(COURSE, TUMBLE + SETTLE + STAY / 2, TRAY)
    assert (lying.at, lying.high, lying.size, lying.tumbled) == (COURSE.rest, 0.0, COURSE.size, 1.0)
    there = seen_at(COURSE, TUMBLE + SETTLE + STAY + SLIDE, TRAY)
    assert (*there.at, there.size) == TRAY


def test_a_die_on_its_course_is_at_rest_in_the_tray_after_a_skip() -> None:
    layout = read_table(TABLE).fit(pygame.FRect(0, 0, 1920, 1080))
    dice = DiceTray(lambda die: (("shield",),), {}, "heroica")
    assert dice.throw(ROLL, anew=True, courses=[COURSE]) == TUMBLE + SETTLE
    dice.update(TUMBLE)
    assert dice.moving
    dice.land()
    assert not dice.moving
    fresh = DiceTray(lambda die: (("shield",),), {}, "heroica")
    fresh.show(ROLL)
    assert dice.rect_of(layout, "r1") == fresh.rect_of(layout, "r1")
    assert layout["dice/well"].contains(dice.rect_of(layout, "r1"))


def test_a_die_that_counts_no_more_goes_on_to_the_tray_and_is_gone_there() -> None:
    dice = DiceTray(lambda die: (("shield",),), {}, "heroica")
    dice.throw(ROLL, anew=True, courses=[COURSE])
    dice.update(TUMBLE + SETTLE)
    dice.put_away()
    assert not dice.dice
    assert not dice.moving, "nobody waits for it"
    assert dice.update(STAY)
    assert dice.leaving
    dice.update(SLIDE)
    assert not dice.leaving
    assert not dice.update(10.0)
