"""The mill: its sails go on by steps and come round; with the motions reduced they stand still."""

from __future__ import annotations

import pygame
import pytest

from game.looks.tenefyr.mill import FRAMES, STEP, mill_and_smoke
from tests.scenes.table_driver import Table
from tests.tenefyr.look.conftest import Lay

VALLEY = {
    "players": [{"heroes": ["barbarian"]}, {"heroes": ["bard"]}, {"heroes": ["thief"]}], "node": "valley",
}  # fmt: skip


def sails(table: Table, moment: float) -> bytes:
    services = table.scene.services
    bounds = services.window.stage.bounds
    first = mill_and_smoke(table.app.canvas, bounds, services.images.root, "noon", moment)[0]
    return pygame.image.tobytes(first.surface, "RGBA")


def test_the_sails_turn_by_steps_and_look_the_same_after_a_quarter(lay: Lay) -> None:
    table = lay(**VALLEY)
    assert sails(table, 0.0) == sails(table, STEP - 1)
    assert sails(table, 0.0) != sails(table, STEP)
    assert sails(table, 0.0) == sails(table, STEP * FRAMES)


def test_the_sails_pass_behind_what_covers_the_valley(lay: Lay) -> None:
    table = lay(**VALLEY)
    services, canvas = table.scene.services, table.app.canvas
    bounds = services.window.stage.bounds
    whole = mill_and_smoke(canvas, bounds, services.images.root, "noon", 0.0)[0]
    box = pygame.FRect(bounds.x, bounds.y, bounds.width, (whole.rect.centery - canvas.point((0, 0))[1]) / canvas.scale)
    behind = mill_and_smoke(canvas, bounds, services.images.root, "noon", 0.0, [box])[0]
    seen = [one.surface.get_bounding_rect() for one in (whole, behind)]
    assert seen[1].height == pytest.approx(seen[0].height / 2, abs=2)
    assert seen[1].bottom == seen[0].bottom


def test_smoke_rises_from_every_chimney(lay: Lay) -> None:
    table = lay(**VALLEY)
    services = table.scene.services
    bounds = services.window.stage.bounds
    early, late = (
        mill_and_smoke(table.app.canvas, bounds, services.images.root, "noon", moment)[1:] for moment in (0.0, STEP)
    )
    risen = [one.at[1] >= other.at[1] for one, other in zip(early, late, strict=True)]
    assert risen.count(True) > 0.7 * len(risen), "but those that begin anew"
