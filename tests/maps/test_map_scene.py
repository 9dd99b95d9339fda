"""Maps under the hand: a walk over both demo maps in the real table scene, by mouse, keys and pad, with its camera."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.kit.cells import Cell, cell_of
from game.kit.text import Words
from game.scenes.table import TableScene
from game.ui.table.camera import Camera
from tests.maps.walk import STEPS, WalkGames, WalkMode
from tests.scenes.table_driver import Table
from tests.ui.conftest import MakeServices

Sit = Callable[..., "Walk"]


class Walk(Table):
    """A walk on a map."""

    @property
    def camera(self) -> Camera:
        camera = self.scene.map_control.camera
        assert camera is not None
        return camera

    @property
    def path(self) -> tuple[Cell, ...]:
        """The path of the open question."""
        asked = self.scene.walking.question
        assert asked is not None
        return asked.path

    @property
    def mode(self) -> WalkMode:
        assert isinstance(self.scene.play.mode, WalkMode)
        return self.scene.play.mode

    def at(self, cell: Cell) -> tuple[float, float]:
        """Where a cell is seen."""
        return self.camera.on_table(self.mode.demo.shape.centre(cell))

    def straight(self, steps: int) -> list[Cell]:
        """Open cells in a line, from where the walker stands, without anything in them."""
        asked = self.scene.walking.question
        assert asked is not None
        shape, demo = self.mode.demo.shape, self.mode.demo
        for end in sorted(asked.reach):
            line = shape.line(asked.here, end)
            if len(line) == steps + 1 and all(cell in asked.reach and not demo.holds(cell) for cell in line[1:]):
                return line
        raise AssertionError("no straight way is open")

    def grab(self, piece: str) -> None:
        """Press on a piece."""
        rect = self.scene.ui.rect_of(piece)
        assert rect is not None
        self.move(rect.center)
        self.press(rect.center)

    def wait(self, milliseconds: float = 1000.0) -> None:
        """Let time pass."""
        for _ in range(int(milliseconds / 16)):
            self.app.step([], 16)

    def zone_of(self, piece: str) -> str:
        return self.scene.play.session.state.board.piece(piece).zone


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> Sit:
    """Begins a walk."""

    def sit(name: str = "keep", size: tuple[int, int] = (1280, 720), **settings: object) -> Walk:
        services = make_services(size, **({"speed": "now", "hints": False} | settings))
        mode = WalkMode(name, words)
        services.games = WalkGames(mode)
        scene = TableScene(services, mode, mode.session(), {"slot": "walk"})  # type: ignore[arg-type]
        walk = Walk(services, scene, App(services, scene))
        walk.wait(100)
        return walk

    return sit


BOTH = pytest.mark.parametrize("name", ["keep", "shire"])

# -- the camera --------------------------------------------------------------------------------------


@BOTH
def test_the_table_begins_with_whoever_decides_in_the_middle(sit_down: Sit, name: str) -> None:
    walk = sit_down(name)
    assert walk.scene.ui.place_at(walk.at(walk.path[-1])) in ("ana", "ben")
    ana = walk.scene.ui.rect_of("ana")
    assert ana is not None
    assert abs(ana.centerx - walk.camera.zone.centerx) < 1
    assert abs(ana.centery - walk.camera.zone.centery) < 1


def test_the_wheel_zooms_towards_the_pointer_and_not_under_a_panel(sit_down: Sit) -> None:
    walk = sit_down(reduced_motion=True)
    walk.move((600, 400))
    under = walk.camera.on_map((600, 400))
    walk.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    walk.wait(300)
    zoom = walk.camera.zoom
    assert zoom > 1
    found = walk.camera.on_table(under)
    assert abs(found[0] - 600) < 1
    assert abs(found[1] - 400) < 1
    walk.move((1700, 30))
    walk.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    walk.wait(300)
    assert walk.camera.zoom == zoom


@pytest.mark.parametrize("button", [1, 2])
def test_the_empty_map_is_dragged(sit_down: Sit, button: int) -> None:
    walk = sit_down()
    before, question = walk.camera.centre, walk.prompt
    walk.move((800, 300))
    walk.press((800, 300), button)
    walk.move((830, 300), held=1)
    walk.move((900, 360), held=1)
    walk.release((900, 360), button)
    after = walk.camera.centre
    assert abs(before[0] - after[0] - 100) < 2
    assert abs(before[1] - after[1] - 60) < 2
    assert walk.prompt is question, "a drag is no click"
    walk.move((700, 500))
    assert walk.camera.centre == after


def test_keys_scroll_while_they_are_held_zoom_and_find(sit_down: Sit) -> None:
    walk = sit_down(reduced_motion=True)
    start = walk.camera.centre
    walk.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_CTRL, unicode=""))
    walk.wait(160)
    walk.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RIGHT, mod=0))
    there = walk.camera.centre
    assert there[0] > start[0] + 100
    walk.wait(160)
    assert walk.camera.centre == there
    walk.key(pygame.K_PAGEDOWN)
    walk.wait(200)
    assert walk.camera.zoom < 1
    walk.key(pygame.K_HOME)
    walk.wait(200)
    assert abs(walk.camera.centre[0] - start[0]) < 1


def test_a_pad_scrolls_and_zooms(sit_down: Sit) -> None:
    walk = sit_down()
    start = walk.camera.centre
    stick = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=32767)
    rest = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=0)
    walk.post(stick)
    walk.wait(160)
    walk.post(rest)
    there = walk.camera.centre
    assert there[1] > start[1] + 100
    walk.wait(100)
    assert walk.camera.centre == there
    walk.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_RIGHTSTICK))
    walk.wait(300)
    assert walk.camera.zoom > 1


def test_what_is_pushed_is_let_go_when_the_window_loses_the_keyboard(sit_down: Sit) -> None:
    walk = sit_down()
    walk.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_CTRL, unicode=""))
    walk.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    there = walk.camera.centre
    walk.wait(100)
    assert walk.camera.centre == there


def test_the_camera_follows_the_turn_and_another_window_keeps_its_place(sit_down: Sit) -> None:
    walk = sit_down(reduced_motion=True)
    walk.camera.scroll(4000, 4000)
    away = walk.camera.centre
    walk.scene.answering.answer(("stop",))
    walk.wait(200)
    assert walk.camera.centre != away
    walk.camera.scroll(150, 90)
    there = walk.camera.centre
    walk.services.window.resize((1920, 1080))
    walk.wait(100)
    assert abs(walk.camera.centre[0] - there[0]) < 1
    assert abs(walk.camera.centre[1] - there[1]) < 1


# -- paths --------------------------------------------------------------------------------------------


@BOTH
def test_a_lit_cell_beside_is_clicked_and_undone(sit_down: Sit, name: str) -> None:
    walk = sit_down(name)
    start, step = walk.straight(1)
    lit = walk.scene.ui.table.lit
    assert step in lit.options
    assert lit.path == (start,)
    walk.click(walk.at(step))
    walk.wait(100)
    assert walk.zone_of("ana") == step.name
    assert walk.path == (start, step)
    walk.key(pygame.K_z, pygame.KMOD_CTRL)
    assert walk.zone_of("ana") == start.name
    assert walk.path == (start,)


@BOTH
def test_a_cell_farther_off_is_clicked_and_walked_to_step_by_step(sit_down: Sit, name: str) -> None:
    walk = sit_down(name, speed="fast")
    line = walk.straight(3)
    walk.move(walk.at(line[-1]))
    assert walk.scene.ui.table.lit.ahead == tuple(line[1:]), "the way is shown before"
    walk.click(walk.at(line[-1]))
    assert len(walk.path) == 2, "the steps are shown one by one"
    walk.wait(3000)
    assert walk.path == tuple(line)
    assert sum(len(entry.given) for entry in walk.scene.play.session.entries) == 3
    assert walk.zone_of("ana") == line[-1].name


@BOTH
def test_a_walker_is_dragged_along_a_path_and_back(sit_down: Sit, name: str) -> None:
    walk = sit_down(name)
    line = walk.straight(4)
    walk.grab("ana")
    for cell in line[1:]:
        walk.move(walk.at(cell), held=1)
    assert walk.path == tuple(line)
    assert walk.scene.ui.table.held is not None
    walk.move(walk.at(line[2]), held=1)
    assert walk.path == tuple(line[:3]), "back over the last cells undoes"
    walk.move(walk.at(line[4]), held=1)
    assert walk.path == tuple(line), "a quick hand leaves no cell out"
    walk.release(walk.at(line[4]))
    walk.wait(200)
    assert walk.scene.ui.table.held is None
    assert walk.zone_of("ana") == line[-1].name
    assert walk.scene.ui.rect_of("ana") is not None


def test_what_became_known_is_not_undone_by_dragging_back(sit_down: Sit) -> None:
    walk = sit_down()
    demo = walk.mode.demo
    asked = walk.scene.walking.question
    assert asked is not None
    beside = sorted(asked.options)[0]
    demo._things[beside] = "chest"
    walk.grab("ana")
    walk.move(walk.at(beside), held=1)
    assert walk.zone_of("ana") == beside.name
    walk.move(walk.at(asked.here), held=1)
    assert walk.zone_of("ana") == beside.name
    assert walk.scene.modal is None


def test_a_drag_ends_with_its_turn(sit_down: Sit) -> None:
    walk = sit_down()
    line = walk.straight(STEPS)
    walk.grab("ana")
    for cell in line[1:]:
        walk.move(walk.at(cell), held=1)
    assert walk.prompt.chooser == "ben"
    assert walk.zone_of("ana") == line[-1].name
    walk.move(walk.at(line[3]), held=1)
    walk.release(walk.at(line[3]))
    assert walk.zone_of("ana") == line[-1].name, "the next one is not in the hand"
    assert walk.path == (line[0],)


@BOTH
def test_arrow_keys_show_the_way_and_enter_walks_it(sit_down: Sit, name: str) -> None:
    walk = sit_down(name, reduced_motion=True)
    here = walk.path[-1]
    keys = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT}
    cells, way = [here.name], ""
    for way in ("right", "left", "up", "down"):
        cells = [here.name]
        while len(cells) < 4 and (found := walk.scene.walking.beside(cells[-1], way)):
            cells.append(found)
        if len(cells) == 4:
            break
    assert len(cells) == 4
    for _ in range(3):
        walk.key(keys[way])
    assert walk.scene.ui.focused_place == cells[-1]
    assert [cell.name for cell in walk.scene.ui.table.lit.ahead] == cells[1:]
    walk.key(pygame.K_RETURN)
    walk.wait(3000)
    assert walk.zone_of("ana") == cells[-1]
    assert [cell.name for cell in walk.path] == cells
    back = {"right": "left", "left": "right", "up": "down", "down": "up"}[way]
    walk.key(keys[back])
    walk.key(pygame.K_RETURN)
    walk.wait(500)
    assert [cell.name for cell in walk.path] == cells[:-1], "Enter on the path goes back"


# -- where things are -----------------------------------------------------------------------------------


@BOTH
def test_the_place_under_the_pointer_is_the_cell_that_is_drawn_there(sit_down: Sit, name: str) -> None:
    walk = sit_down(name)
    shape = walk.mode.demo.shape
    walk.camera.zoom_by(-2, (500, 500))
    walk.wait(300)
    for x in range(340, 1540, 61):
        for y in range(130, 1040, 47):
            found = cell_of(walk.scene.ui.table.spot_at((x, y)))
            at = walk.camera.on_map((x, y))
            near = min(
                (cell for cell in shape.cells_in((at[0] - 1, at[1] - 1, 2, 2))),
                key=lambda cell: abs(shape.centre(cell)[0] - at[0]) ** 2 + abs(shape.centre(cell)[1] - at[1]) ** 2,
            )
            edge = sorted(
                ((shape.centre(cell)[0] - at[0]) ** 2 + (shape.centre(cell)[1] - at[1]) ** 2) ** 0.5
                for cell in (near, *shape.neighbours(near))
            )
            if edge[1] - edge[0] > 6:
                assert found == near


def test_walkers_in_one_cell_stand_beside_each_other(sit_down: Sit) -> None:
    walk = sit_down()
    ana, ben = (walk.scene.ui.rect_of(piece) for piece in ("ana", "ben"))
    assert ana is not None
    assert ben is not None
    assert abs(ana.centerx - ben.centerx) > ana.width * 0.6
    assert ana.width == ben.width < 0.8 * 0.78 * 64
    walk.scene.answering.answer((walk.straight(1)[1].name,))
    walk.wait(100)
    alone = walk.scene.ui.rect_of("ben")
    assert alone is not None
    assert alone.width > ben.width


def test_pieces_move_on_the_map_and_stay_in_it_when_it_scrolls(sit_down: Sit) -> None:
    walk = sit_down(speed="even")
    line = walk.straight(1)
    walk.scene.answering.answer((line[1].name,))
    walk.wait(64)
    sprite = walk.scene.ui.table.actors["ana"]
    assert sprite.moving
    walk.camera.scroll(200, 0)
    walk.wait(1500)
    assert abs(sprite.pose[0] - walk.mode.demo.shape.centre(line[1])[0]) < 1
    rect = walk.scene.ui.rect_of("ana")
    assert rect is not None
    assert abs(rect.centerx - walk.at(line[1])[0]) < 1


def test_nothing_of_the_map_is_drawn_beside_its_zone(sit_down: Sit) -> None:
    walk = sit_down(size=(1920, 1080))
    walk.wait(100)
    zone = walk.camera.zone
    surface = walk.services.window.surface
    before = [surface.get_at((round(zone.left) - 3, y))[:3] for y in range(90, 1060, 7)]
    walk.camera.scroll(zone.width / 2 - 20, 0)
    walk.wait(100)
    after = [surface.get_at((round(zone.left) - 3, y))[:3] for y in range(90, 1060, 7)]
    assert before == after
