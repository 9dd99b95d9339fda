"""The picture of a map and what is lit on it: chunks, what is shown meanwhile, and how much is kept."""

from __future__ import annotations

import pygame
import pytest

from game.kit.cells import Cell, all_cells
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table import map_picture
from game.ui.table.camera import ZOOMING, Camera, zoom_steps
from game.ui.table.map_chunks import SIDE, MapChunks, PaintMap, map_scale
from game.ui.table.map_layers import MapLayers
from game.ui.table.map_overlay import MapMarks, MapOverlay
from game.ui.table.map_overview import OVERVIEW, MapOverview
from game.ui.table.map_picture import MapPicture
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


class Ground:
    """The ground of a map, and what lies over it, with its picture."""

    def __init__(self, size: tuple[float, float], paint: PaintMap, *over: MapChunks, most: int = 2**25) -> None:
        self.overview = MapOverview(size, paint)
        self.layers = MapLayers(MapChunks(size, paint, most, solid=True), *over)
        self.picture = MapPicture(self.layers, self.overview)

    def seen(self, canvas: Canvas, camera: Camera) -> pygame.Surface:
        """What is seen, as a table shows it."""
        brush = SpriteList(canvas, SurfaceCache(2**20))
        self.picture.show(brush, camera)
        composite = Composite()
        composite.show(brush.sprites, canvas.surface.get_size())
        return composite.surface

    def whole(self, canvas: Canvas, camera: Camera) -> pygame.Surface:
        """What is seen once everything has been painted."""
        self.layers.finish(canvas, camera)
        return self.seen(canvas, camera)


def colour_of(at: tuple[float, float]) -> tuple[int, int, int]:
    """The colour of a point of the squares."""
    return int(at[0] / 100) * 8, int(at[1] / 100) * 12, 90


@pytest.mark.parametrize("zoom", [0.25, 0.629961, 1.0, 2.0])
@pytest.mark.parametrize("move", [(0.0, 0.0), (-333.3, 217.7), (5000.0, 5000.0)])
def test_the_chunks_together_are_the_map_and_stay_in_their_zone(
    services: Services, zoom: float, move: tuple[float, float]
) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(zoom)
    camera.scroll(*move)
    ground = Ground(SIZE, painter.paint)
    surface = ground.whole(canvas, camera)
    assert ground.layers.is_whole(canvas, camera)
    zone = canvas.device(ZONE)
    for x in range(zone.x - 12, zone.right + 12, 7):
        for y in range(zone.y - 12, zone.bottom + 12, 7):
            at_x, at_y = camera.on_map(canvas.stage.logical((x + 0.5, y + 0.5)))
            on_map = 0 < at_x < SIZE[0] and 0 < at_y < SIZE[1] and zone.collidepoint(x, y)
            edge = min(at_x % 100, 100 - at_x % 100, at_y % 100, 100 - at_y % 100) * zoom * canvas.scale
            if edge > 1.5:
                expected = colour_of((at_x, at_y)) if on_map else (0, 0, 0)
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
    ground = Ground(SIZE, painter.paint)
    ground.layers.finish(canvas, camera)
    asked = painter.asked
    camera.scroll(300, 0)
    ground.layers.finish(canvas, camera)
    more = painter.asked
    assert asked < more < 2 * asked
    camera.scroll(-300, 0)
    ground.whole(canvas, camera)
    assert painter.asked == more


def test_work_paints_from_the_middle_within_its_time_and_then_ahead(services: Services) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(1.0)
    ground = Ground(SIZE, painter.paint)
    assert ground.layers.work(canvas, camera, 0.0)
    assert painter.asked == 1
    surface = ground.seen(canvas, camera)
    middle = canvas.stage.device(ZONE.center)
    assert surface.get_at((round(middle[0]) + 2, round(middle[1]) + 2))[:3] != (0, 0, 0)
    steps = 0
    while ground.layers.work(canvas, camera, 0.0):
        steps += 1
        assert steps < 100
    assert ground.layers.is_whole(canvas, camera)
    asked = painter.asked
    for step in ground.layers.ahead(canvas, camera):
        step()
    assert painter.asked > asked
    camera.scroll(SIDE / canvas.scale - 2, 0)
    assert ground.layers.is_whole(canvas, camera)


def test_what_is_not_painted_yet_is_seen_from_the_picture_of_the_whole(services: Services) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(1.0)
    ground = Ground(SIZE, painter.paint)
    assert ground.overview.whole(canvas) is ground.overview.whole(canvas)
    assert max(ground.overview.whole(canvas).get_size()) == OVERVIEW
    rough = ground.seen(canvas, camera)
    sharp = ground.whole(canvas, camera)
    zone = canvas.device(ZONE)
    points = [(x, y) for x in range(zone.x, zone.right, 11) for y in range(zone.y, zone.bottom, 11)]
    alike = sum(rough.get_at(at) == sharp.get_at(at) for at in points)
    assert alike > 0.9 * len(points)


def test_between_two_steps_the_last_size_is_shown_and_nothing_painted(services: Services) -> None:
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(1.0)
    ground = Ground(SIZE, painter.paint)
    ground.overview.whole(canvas)
    ground.whole(canvas, camera)
    asked = painter.asked
    camera.zoom_by(1)
    camera.update(ZOOMING / 3)
    assert not ground.layers.work(canvas, camera, 1.0)
    surface = ground.seen(canvas, camera)
    assert painter.asked == asked
    middle = canvas.stage.device((700.0, 500.0))
    at = camera.on_map((700.0, 500.0))
    assert surface.get_at((round(middle[0]), round(middle[1])))[:3] == colour_of(at)
    camera.update(ZOOMING)
    assert ground.layers.work(canvas, camera, 1.0)


@pytest.mark.parametrize("zoom", [0.25, 1.0])
def test_a_scrolled_picture_is_the_one_that_is_made_anew(services: Services, zoom: float) -> None:
    """Its pixels are moved: nothing stays behind, nothing is missing, at the edges of the map as in its midst."""
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(zoom)
    ground = Ground(SIZE, painter.paint)
    for move in ((0, 0), (13.3, 0), (-200.6, 91), (0, -55), (900, 700), (5000, 5000), (-30, -41), (-5000, -5000)):
        camera.scroll(*move)
        scrolled = ground.whole(canvas, camera)
        assert scrolled.get_buffer().raw == Ground(SIZE, painter.paint).whole(canvas, camera).get_buffer().raw, move


def test_a_frame_of_scrolling_draws_the_strip_that_came_into_sight(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, camera = canvas_of(services), camera_at(1.0)
    ground = Ground(SIZE, Squares().paint)
    ground.whole(canvas, camera)
    ground.layers.finish(canvas, camera)
    drawn: list[pygame.Rect] = []
    put = map_picture.put
    monkeypatch.setattr(map_picture, "put", lambda *given: (drawn.append(given[2]), put(*given)))
    camera.scroll(-12 / canvas.scale, 0)
    ground.whole(canvas, camera)
    zone = canvas.device(ZONE)
    assert drawn
    assert {tuple(part) for part in drawn} <= {(zone.right - 12, zone.y, 12, zone.height), tuple(zone)}
    assert sum(part == zone for part in drawn) <= -(-zone.height // SIDE) + 1, "but for chunks that are new whole"


def test_a_new_size_is_seen_piece_by_piece_over_the_last_one(services: Services) -> None:
    canvas, camera = canvas_of(services), camera_at(1.0)
    ground = Ground(SIZE, Squares().paint)
    ground.whole(canvas, camera)
    camera.zoom_by(-1)
    zone, frames = canvas.device(ZONE), 0
    points = [(x, y) for x in range(zone.x, zone.right, 17) for y in range(zone.y, zone.bottom, 17)]
    while camera.zooming or not ground.layers.is_whole(canvas, camera):
        camera.update(ZOOMING / 4)
        ground.layers.work(canvas, camera, 0.0)
        surface, frames = ground.seen(canvas, camera), frames + 1
        near = [(x, y) for x, y in points if abs(x - zone.centerx) < 300 and abs(y - zone.centery) < 200]
        wrong = [at for at in near if surface.get_at(at)[:3] != colour_of(camera.on_map(canvas.stage.logical(at)))]
        assert len(wrong) < 0.1 * len(near), "only at the edges of the squares"
    assert frames > 8
    fresh = Ground(SIZE, Squares().paint).whole(canvas, camera)
    assert ground.seen(canvas, camera).get_buffer().raw == fresh.get_buffer().raw


def test_no_more_is_kept_than_may_be(services: Services) -> None:
    most = 80 * 4 * SIDE * SIDE
    painter, canvas, camera = Squares(), canvas_of(services), camera_at(2.0)
    ground = Ground(SIZE, painter.paint, most=most)
    for _ in range(12):
        ground.layers.finish(canvas, camera)
        camera.scroll(-400, 0)
        assert ground.layers.bytes <= most
    assert painter.asked > 80


def lit_ground(services: Services, name: str, zoom: float) -> tuple[Ground, MapOverlay, Camera, DemoMap]:
    """A demo map with what is lit on it."""
    demo, overlay = DemoMap(name), MapOverlay(DemoMap(name).shape, services.window.stage.scale)
    ground = Ground(demo.shape.size, lambda canvas, box: None, overlay.cells, overlay.path)
    return ground, overlay, camera_at(zoom, demo.shape.size), demo


def test_a_thousand_cells_are_lit_and_a_path_over_them_leaves_them_as_they_are(services: Services) -> None:
    canvas = canvas_of(services)
    ground, overlay, camera, demo = lit_ground(services, "keep", 0.25)
    lit = frozenset(cell for cell in all_cells(demo.shape) if demo.is_open(cell))
    assert len(lit) > 3000
    assert overlay.mark(MapMarks(reach=lit))
    surface = ground.whole(canvas, camera)
    for cell in list(lit)[::97]:
        x, y = camera.on_table(demo.shape.centre(cell))
        if ZONE.collidepoint(x, y):
            assert surface.get_at(canvas.point((x, y)))[:3] != (0, 0, 0)
    assert not overlay.mark(MapMarks(reach=lit))
    line = tuple(demo.shape.line(Cell(48, 50), Cell(52, 50)))
    assert overlay.mark(MapMarks(reach=lit, path=line))
    chunks = ground.layers.within(map_scale(0.25, canvas), camera.visible)
    assert all(overlay.cells.is_known(chunk) for chunk in chunks)
    assert not any(overlay.path.is_known(chunk) for chunk in chunks)


def test_a_path_is_drawn_over_its_cells_and_gone_when_it_is_over(services: Services) -> None:
    canvas = canvas_of(services)
    ground, overlay, camera, demo = lit_ground(services, "shire", 1.0)
    dark = ground.whole(canvas, camera).get_buffer().raw
    path = demo.shape.line(Cell(28, 30), Cell(32, 28))
    overlay.mark(MapMarks(path=tuple(path[:3]), ahead=tuple(path[3:]), colour=(200, 60, 50)))
    surface = ground.whole(canvas, camera)
    for cell in path[:3]:
        found = surface.get_at(canvas.point(camera.on_table(demo.shape.centre(cell))))[:3]
        assert max(abs(a - b) for a, b in zip(found, (200, 60, 50), strict=True)) < 6
    overlay.mark(MapMarks())
    assert ground.whole(canvas, camera).get_buffer().raw == dark


def test_only_the_chunks_that_are_lit_anew_are_drawn_anew(services: Services) -> None:
    canvas = canvas_of(services)
    ground, overlay, camera, demo = lit_ground(services, "shire", 1.0)
    shown = Composite()

    def frame() -> list[pygame.Rect]:
        ground.layers.finish(canvas, camera)
        brush = SpriteList(canvas, SurfaceCache(2**20))
        ground.picture.show(brush, camera)
        shown.show(brush.sprites, canvas.surface.get_size())
        return shown.renewed

    frame()
    assert frame() == [], "nothing changed"
    cell = demo.shape.cell_at(camera.centre)
    assert cell is not None
    overlay.mark(MapMarks(options=frozenset((cell,))))
    zone, renewed = canvas.device(ZONE), frame()
    assert 0 < sum(part.width * part.height for part in renewed) < 0.2 * zone.width * zone.height
    assert any(part.collidepoint(canvas.point(camera.on_table(demo.shape.centre(cell)))) for part in renewed)
    camera.scroll(-20, 0)
    assert frame()
    assert shown.surface.get_buffer().raw == ground.whole(canvas, camera).get_buffer().raw


@pytest.mark.parametrize("name", ["keep", "shire"])
@pytest.mark.parametrize("zoom", [0.5, 1.0])
def test_both_demo_maps_are_painted_without_gaps(services: Services, name: str, zoom: float) -> None:
    demo, canvas = DemoMap(name), canvas_of(services)
    camera, ground = camera_at(zoom, demo.shape.size), Ground(demo.shape.size, demo.paint)
    surface = ground.whole(canvas, camera)
    zone = canvas.device(ZONE)
    dark = [
        (x, y) for x in range(zone.x, zone.right, 5) for y in range(zone.y, zone.bottom, 5)
        if surface.get_at((x, y))[:3] == (0, 0, 0)
    ]  # fmt: skip
    assert dark == []


def test_a_map_that_scrolls_is_one_part_and_only_its_new_strips_are_drawn(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, camera = canvas_of(services), camera_at(1.0)
    layers = MapLayers(MapChunks(SIZE, Squares().paint, 2**26, solid=True))
    picture = MapPicture(layers, MapOverview(SIZE, Squares().paint))
    camera.jump((camera.centre[0] + 40, camera.centre[1]), 1.0)
    layers.finish(canvas, camera)
    camera.jump((camera.centre[0] - 40, camera.centre[1]), 1.0)
    layers.finish(canvas, camera)

    def parts() -> int:
        brush = SpriteList(canvas, SurfaceCache(2**20))
        picture.show(brush, camera)
        return len(brush.sprites)

    parts()
    whole = parts()
    assert whole > 20  # at rest each chunk is a part, so that one that changes is drawn alone
    drawn: list[int] = []
    put = map_picture.put

    def counted(made: pygame.Surface, box: pygame.Rect, part: pygame.Rect, *rest: object) -> None:
        drawn.append(part.width * part.height)
        put(made, box, part, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(map_picture, "put", counted)
    camera.jump((camera.centre[0] + 12, camera.centre[1]), 1.0)
    assert parts() == 1
    scale = canvas.scale
    assert max(drawn) <= round(14 * scale) * round(ZONE.height * scale + 1)
    drawn.clear()
    assert parts() >= whole  # at rest again; a further column may have come into sight
    assert not drawn


def test_chunks_that_look_alike_are_painted_once_and_those_that_wait_later(services: Services) -> None:
    painted, waiting = list[float](), [True]

    def paint(canvas: Canvas, box: pygame.FRect) -> None:
        painted.append(box.left)
        canvas.fill((200, 40, 40) if box.left >= 512 else (40, 40, 200), box)

    chunks = MapChunks(
        (1024, 128), paint, 2**22, solid=False,
        plain=lambda box, _: box.left < 512, waits=lambda box, _: box.left >= 896 and waiting[0],
    )  # fmt: skip
    canvas, camera, layers = canvas_of(services), camera_at(1.0, (1024, 128)), MapLayers(chunks)
    scale = map_scale(camera.zoom, canvas)
    known = layers.within(scale, pygame.FRect(0, 0, 1024, 128))
    layers.work(canvas, camera, 60.0)
    last = [chunk for chunk in known if not layers.is_painted(chunk)]
    assert last
    assert all(layers.box(chunk).left >= 896 or layers.box(chunk).right > 896 for chunk in last)
    assert len([left for left in painted if left < 512]) <= 2, "one surface for each size"
    assert len({id(surface) for chunk in known if (surface := chunks.find(chunk)) is not None}) < len(known)
    assert layers.work(canvas, camera, 60.0), "it is not whole yet"
    waiting[0] = False
    layers.work(canvas, camera, 60.0)
    assert all(map(layers.is_painted, known))
    assert not layers.work(canvas, camera, 60.0)


def test_what_is_bare_takes_no_memory(services: Services) -> None:
    chunks = MapChunks(SIZE, lambda canvas, box: None, 2**22, solid=False)
    layers, canvas, camera = MapLayers(chunks), canvas_of(services), camera_at(1.0)
    layers.finish(canvas, camera)
    assert layers.is_whole(canvas, camera)
    assert chunks.bytes == 0
