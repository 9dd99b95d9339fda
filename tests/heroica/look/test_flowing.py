"""What moves on a level while a player thinks: water and flames, little of it at a time, and nothing without motion."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.heroica.box import Box
from game.heroica.view.ground import ground
from game.looks.heroica.flowing import FRAME, FRAMES, Flowing
from game.looks.heroica.tray import TrayShape
from game.ui.ambience.clock import TICK
from game.ui.table.camera import Camera
from game.ui.table.sprites import area
from tests.heroica.look.conftest import Lay
from tests.scenes.table_driver import Table

MOST_AT_ONCE, MOST_IN_ALL = 0.22, 0.10
"""The share of the window that one breath draws anew, and the mean of many: as for every table."""
PORT = {
    "level": "drandora-port", "heroes": [{"id": "knight", "cell": "B3"}, {"id": "wizard", "cell": "D3"}], "node": "act",
}  # fmt: skip


def breaths(table: Table, number: int) -> list[float]:
    """The shares of the window that so many breaths draw anew."""
    for _ in range(30):
        table.app.step([], 100)
    width, height = table.services.window.surface.get_size()
    found = []
    for _ in range(number):
        table.scene.update(TICK)
        if table.scene.breathe(table.app.canvas):
            found.append(sum(map(area, table.scene.ui.table.painter.renewed)) / (width * height))
    return found


def test_a_breath_draws_little_anew(lay: Lay) -> None:
    shares = breaths(lay(**PORT), 40)
    assert len(shares) == 40
    assert 0 < max(shares) < MOST_AT_ONCE
    assert sum(shares) / len(shares) < MOST_IN_ALL


def test_nothing_moves_without_motion(lay: Lay) -> None:
    assert breaths(lay({"reduced_motion": True}, **PORT), 10) == []


def test_water_has_three_frames_and_a_third_of_it_goes_on_at_a_time(lay: Lay, box: Box) -> None:
    canvas, level = lay(**PORT).app.canvas, box.levels["drandora-port"]
    shape = TrayShape(level.shape.columns, level.shape.rows)
    flowing, camera = Flowing(ground(level), shape), Camera(shape.size, (1.0,), 1.0)
    camera.lay_out(pygame.FRect(300, 80, *shape.size))
    at = [flowing.sprites(canvas, camera, moment, ()) for moment in range(0, int(FRAMES * FRAME) + 1, 200)]
    assert len(at[0]) > 20
    assert at[0] == at[-1], "after three frames it begins anew"
    assert len({sprites[0].surface for sprites in at}) == FRAMES
    for before, after in pairwise(at):
        changed = sum(one != other for one, other in zip(before, after, strict=True))
        assert changed / len(before) == pytest.approx(1 / FRAMES, abs=0.12)
