"""The painted ground of a map and what is lit on it: chunks, what is shown meanwhile, and how much is kept."""

from __future__ import annotations

import pygame
import pytest

from game.kit.cells import Cell, all_cells
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table import map_ground
from game.ui.table.camera import ZOOMING, Camera, zoom_steps
from game.ui.table.map_chunks import SIDE, MapChunks, Projection
from game.ui.table.map_ground import MapGround
from game.ui.table.map_overlay import MapMarks, MapOverlay
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Composite
from tests.maps.demo_maps import DemoMap
from tests.ui.conftest import MakeServices

ZONE = pygame.FRect(320, 80, 1280, 832)
SIZE = (3000.0, 2000.0)


class Squares:
    """A painter of coloured squares that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def paint(self, canvas: Canvas, box: pygame.FRect) -> None:
        self.asked += 1
        for row in range(20):
            for column in range(30):
                if box.colliderect((column * 100, row * 100, 100, 100)):
                    canvas.fill((column * 8, row * 12, 90), (column * 100, row * 100, 100, 100))


@pytest.fixture
def services(make_services: MakeServices) -> Services:
    return make_services((1280, 720))


def canvas_of(services: Services) -> Canvas:
    """A canvas on the window."""
    window = services.window
    return Canvas(window.surface, window.stage, services.theme, services.text, services.images)


def camera_at(zoom: float, size: tuple[float, float] = SIZE) -> Camera:
    """A camera over the middle of a map."""
    camera = Camera(size, zoom_steps(0.25, 2.0))
    camera.lay_out(ZONE)
    camera.jump((size[0] / 2, size[1] / 2), zoom)
    return camera


def seen(canvas: Canvas, camera: Camera, ground: MapGround | MapOverlay) -> tuple[pygame.Surface, int]:
    """What is seen, and of how many sprites it is made."""
    brush = SpriteList(canvas, SurfaceCache(2**20))
    ground.show(brush, camera)
    composite = Composite()
    composite.show(brush.sprites, canvas.surface.get_size())
    return composite.surface, len(brush.sprites)


@pytest.mark.parametrize("zoom", [0.25, 0.629961, 1.0, 2.0])
@pytest.mark.parametrize("move", [(0.0, 0.0), (-333.3, 217.7), (5000.0, 5000.0)])
def test_the_chunks_together_are_the_map_and_stay_in_their_zone(
    services: Services, zoom: float, move: tuple[float, float]
) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(zoom)
    camera.scroll(*move)
    ground = MapGround(SIZE, painter.paint)
    ground.finish(canvas, camera)
    assert ground.is_whole(canvas, camera)
    surface, _ = seen(canvas, camera, ground)
    zone = canvas.device(ZONE)
    for x in range(zone.x - 12, zone.right + 12, 7):
        for y in range(zone.y - 12, zone.bottom + 12, 7):
            at_x, at_y = camera.on_map(canvas.stage.logical((x + 0.5, y + 0.5)))
            on_map = 0 < at_x < SIZE[0] and 0 < at_y < SIZE[1] and zone.collidepoint(x, y)
            edge = min(at_x % 100, 100 - at_x % 100, at_y % 100, 100 - at_y % 100) * zoom * canvas.scale
            if edge > 1.5:
                expected = (int(at_x / 100) * 8, int(at_y / 100) * 12, 90) if on_map else (0, 0, 0)
                assert surface.get_at((x, y))[:3] == expected, (x, y)


def test_the_chunks_of_a_part_of_the_map_are_those_that_touch_it() -> None:
    chunks = MapChunks(SIZE, Squares().paint, 2**20, solid=True)
    every = list(chunks.within(0.7, pygame.FRect(0, 0, *SIZE)))
    assert len(every) == -(-2100 // SIDE) * -(-1400 // SIDE)
    for part in (pygame.FRect(-50, 300, 400, 400), pygame.FRect(365, 365, 2, 2), pygame.FRect(2900, 1900, 900, 900)):
        assert list(chunks.within(0.7, part)) == [chunk for chunk in every if chunks.box(chunk).colliderect(part)]
    assert list(chunks.within(0.7, pygame.FRect(4000, 0, 10, 10))) == []


def test_what_was_painted_is_not_painted_again(services: Services) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(1.0)
    ground = MapGround(SIZE, painter.paint)
    ground.finish(canvas, camera)
    asked = painter.asked
    camera.scroll(300, 0)
    ground.finish(canvas, camera)
    more = painter.asked
    assert asked < more < 2 * asked
    camera.scroll(-300, 0)
    ground.finish(canvas, camera)
    seen(canvas, camera, ground)
    assert painter.asked == more


def test_work_paints_from_the_middle_within_its_time_and_then_ahead(services: Services) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(1.0)
    ground = MapGround(SIZE, painter.paint)
    assert ground.work(canvas, camera, 0.0)
    assert painter.asked == 1
    surface, _ = seen(canvas, camera, ground)
    middle = canvas.stage.device(ZONE.center)
    assert surface.get_at((round(middle[0]) + 2, round(middle[1]) + 2))[:3] != (0, 0, 0)
    steps = 0
    while ground.work(canvas, camera, 0.0):
        steps += 1
        assert steps < 100
    assert ground.is_whole(canvas, camera)
    asked = painter.asked
    for step in ground.ahead(canvas, camera):
        step()
    assert painter.asked > asked
    camera.scroll(SIDE / canvas.scale - 2, 0)
    assert ground.is_whole(canvas, camera)


def test_what_is_not_painted_yet_is_seen_from_the_picture_of_the_whole(services: Services) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(1.0)
    ground = MapGround(SIZE, painter.paint)
    assert ground.overview(canvas) is ground.overview(canvas)
    assert max(ground.overview(canvas).get_size()) == map_ground.OVERVIEW
    rough, _ = seen(canvas, camera, ground)
    ground.finish(canvas, camera)
    sharp, _ = seen(canvas, camera, ground)
    zone = canvas.device(ZONE)
    points = [(x, y) for x in range(zone.x, zone.right, 11) for y in range(zone.y, zone.bottom, 11)]
    alike = sum(rough.get_at(at) == sharp.get_at(at) for at in points)
    assert alike > 0.9 * len(points)


def test_between_two_steps_the_last_size_is_shown_and_nothing_painted(services: Services) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(1.0)
    ground = MapGround(SIZE, painter.paint)
    ground.overview(canvas)
    ground.finish(canvas, camera)
    seen(canvas, camera, ground)
    asked = painter.asked
    camera.zoom_by(1)
    camera.update(ZOOMING / 3)
    assert not ground.work(canvas, camera, 1.0)
    surface, _ = seen(canvas, camera, ground)
    assert painter.asked == asked
    middle = canvas.stage.device((700.0, 500.0))
    at = camera.on_map((700.0, 500.0))
    assert surface.get_at((round(middle[0]), round(middle[1])))[:3] == (int(at[0] / 100) * 8, int(at[1] / 100) * 12, 90)
    camera.update(ZOOMING)
    assert ground.work(canvas, camera, 1.0)


def test_no_more_is_kept_than_may_be(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(map_ground, "KEPT_BYTES", 20 * 4 * SIDE * SIDE)
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(2.0)
    ground = MapGround(SIZE, painter.paint)
    for _ in range(12):
        ground.finish(canvas, camera)
        camera.scroll(-400, 0)
        assert ground.bytes <= map_ground.KEPT_BYTES
    assert painter.asked > 20


def test_a_thousand_lit_cells_are_a_few_surfaces(services: Services) -> None:
    demo, canvas = DemoMap("keep"), canvas_of(services)
    camera, overlay = camera_at(0.25, demo.shape.size), MapOverlay(demo.shape)
    assert seen(canvas, camera, overlay)[1] == 0
    lit = frozenset(cell for cell in all_cells(demo.shape) if demo.is_open(cell))
    assert len(lit) > 3000
    overlay.mark(MapMarks(reach=lit))
    surface, sprites = seen(canvas, camera, overlay)
    seen_zone = Projection.of(canvas, camera).zone
    assert 0 < sprites <= (seen_zone.width // SIDE + 2) * (seen_zone.height // SIDE + 2)
    for cell in list(lit)[::97]:
        x, y = camera.on_table(demo.shape.centre(cell))
        if ZONE.collidepoint(x, y):
            at = canvas.point((x, y))
            assert surface.get_at(at)[:3] != (0, 0, 0)


def test_a_path_is_drawn_over_its_cells_and_gone_when_it_is_over(services: Services) -> None:
    demo, canvas = DemoMap("shire"), canvas_of(services)
    camera, overlay = camera_at(1.0, demo.shape.size), MapOverlay(demo.shape)
    path = demo.shape.line(Cell(28, 30), Cell(32, 28))
    overlay.mark(MapMarks(path=tuple(path[:3]), ahead=tuple(path[3:]), colour=(200, 60, 50)))
    surface, _ = seen(canvas, camera, overlay)
    for cell in path[:3]:
        found = surface.get_at(canvas.point(camera.on_table(demo.shape.centre(cell))))[:3]
        assert max(abs(a - b) for a, b in zip(found, (200, 60, 50), strict=True)) < 6
    overlay.mark(MapMarks())
    assert seen(canvas, camera, overlay)[1] == 0


@pytest.mark.parametrize("name", ["keep", "shire"])
@pytest.mark.parametrize("zoom", [0.5, 1.0])
def test_both_demo_maps_are_painted_without_gaps(services: Services, name: str, zoom: float) -> None:
    demo, canvas = DemoMap(name), canvas_of(services)
    camera, ground = camera_at(zoom, demo.shape.size), MapGround(demo.shape.size, demo.paint)
    ground.finish(canvas, camera)
    surface, _ = seen(canvas, camera, ground)
    zone = canvas.device(ZONE)
    dark = [
        (x, y) for x in range(zone.x, zone.right, 5) for y in range(zone.y, zone.bottom, 5)
        if surface.get_at((x, y))[:3] == (0, 0, 0)
    ]  # fmt: skip
    assert dark == []
