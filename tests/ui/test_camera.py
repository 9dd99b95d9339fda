"""The camera of a map: what it shows, how it scrolls, zooms and follows, and that the map is never lost."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.table.camera import GLIDE, MARGIN, ZOOMING, Camera, zoom_steps

ZONE = pygame.FRect(320, 80, 1280, 832)
NUMBER = st.floats(-5000, 5000)


def camera(size: tuple[float, float] = (6400.0, 6400.0)) -> Camera:
    """A camera over a map, in its middle."""
    made = Camera(size, zoom_steps(0.25, 2.0))
    made.lay_out(ZONE)
    return made


def near(one: tuple[float, float], other: tuple[float, float], by: float = 0.01) -> bool:
    """Whether two points are the same, but for rounding."""
    return abs(one[0] - other[0]) < by and abs(one[1] - other[1]) < by


def test_the_steps_of_the_zoom_hold_both_ends_and_one() -> None:
    for least, most in ((0.5, 2.0), (0.3, 1.5), (1.0, 1.0), (0.7, 0.9)):
        steps = zoom_steps(least, most)
        assert (steps[0], steps[-1]) == (least, most)
        assert steps == tuple(sorted(set(steps)))
        assert (1.0 in steps) == (least <= 1.0 <= most)


@settings(max_examples=60, deadline=None)
@given(NUMBER, NUMBER, NUMBER, NUMBER, st.integers(-6, 6))
def test_map_and_table_lead_back_to_each_other(dx: float, dy: float, x: float, y: float, steps: int) -> None:
    seen = camera()
    seen.zoom_by(steps, (400, 300))
    seen.scroll(dx, dy)
    assert near(seen.on_map(seen.on_table((x, y))), (x, y))
    assert near(seen.on_table(seen.centre), ZONE.center)
    assert near(seen.on_table(seen.visible.topleft), ZONE.topleft, 0.1)


def test_one_key_shows_the_map_from_farthest_and_goes_back_to_where_the_pointer_is() -> None:
    seen = camera()
    seen.zoom_by(1)
    seen.rest()
    step = seen.step
    seen.look_over()
    seen.rest()
    assert seen.step == seen.zooms[0]
    under = seen.on_map((520, 320))
    seen.look_over((520, 320))
    seen.rest()
    assert seen.step == step
    assert near(seen.on_table(under), (520, 320), 1.0)
    seen.zoom_by(-99)
    seen.rest()
    seen.look_over()
    assert seen.step > seen.zooms[0], "from the farthest step it goes nearer in any case"


def test_a_dragged_map_follows_the_pointer() -> None:
    seen = camera()
    seen.zoom_by(-2)
    seen.rest()
    grabbed = seen.on_map((700, 400))
    seen.scroll(120, -75)
    assert near(seen.on_table(grabbed), (820, 325))


def test_the_wheel_zooms_towards_the_pointer_all_the_way() -> None:
    seen = camera()
    under = seen.on_map((500, 200))
    assert seen.zoom_by(1, (500, 200))
    for _ in range(8):
        seen.update(ZOOMING / 7)
        assert near(seen.on_table(under), (500, 200), 0.1)
    assert not seen.moving
    assert seen.zoom == seen.step == zoom_steps(0.25, 2.0)[zoom_steps(0.25, 2.0).index(1.0) + 1]


def test_the_zoom_ends_at_its_limits() -> None:
    seen = camera()
    assert seen.zoom_by(99)
    seen.rest()
    assert seen.zoom == 2.0
    assert not seen.zoom_by(1)
    assert seen.zoom_by(-99)
    seen.rest()
    assert seen.zoom == 0.25
    assert not seen.zoom_by(-1)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(NUMBER, NUMBER, st.integers(-3, 3)), max_size=8), st.sampled_from([500.0, 3000.0, 9000.0]))
def test_the_map_is_never_lost(moves: list[tuple[float, float, int]], side: float) -> None:
    seen = camera((side, side / 2))
    for dx, dy, steps in moves:
        seen.scroll(dx, dy)
        seen.zoom_by(steps, (ZONE.x + 5, ZONE.bottom - 5))
        seen.update(60)
        shown = seen.rect_on_table((0, 0, *seen.size))
        for low, high, first, last in (
            (shown.left, shown.right, ZONE.left, ZONE.right),
            (shown.top, shown.bottom, ZONE.top, ZONE.bottom),
        ):
            assert low <= first + MARGIN + 0.1 or abs((low + high) - (first + last)) < 0.1
            assert high >= last - MARGIN - 0.1 or abs((low + high) - (first + last)) < 0.1


def test_it_follows_to_what_is_not_seen_well_and_lets_the_rest_alone() -> None:
    seen = camera()
    before = seen.centre
    seen.follow(pygame.FRect(seen.centre[0] + 100, seen.centre[1], 64, 64))
    assert not seen.moving
    assert seen.centre == before
    far = pygame.FRect(5000, 1500, 64, 64)
    seen.follow(far)
    seen.update(GLIDE / 2)
    assert seen.moving
    assert before[0] < seen.centre[0] < far.centerx
    seen.update(GLIDE)
    assert not seen.moving
    assert near(seen.centre, far.center)
    seen.follow(far.move(100, 0), closely=True)
    seen.update(GLIDE)
    assert near(seen.centre, (far.centerx + 100, far.centery))


def test_a_hand_on_the_map_ends_the_following() -> None:
    seen = camera()
    seen.follow(pygame.FRect(5000, 1500, 64, 64))
    seen.update(GLIDE / 4)
    at = seen.centre
    seen.scroll(10, 0)
    seen.update(GLIDE)
    assert near(seen.centre, (at[0] - 10, at[1]))


def test_with_reduced_motion_it_is_there_at_once() -> None:
    seen = camera()
    seen.reduced = True
    seen.follow(pygame.FRect(5000, 1500, 64, 64))
    assert near(seen.centre, (5032, 1532))
    under = seen.on_map((500, 200))
    seen.zoom_by(1, (500, 200))
    assert near(seen.on_table(under), (500, 200))
    assert not seen.moving


@pytest.mark.parametrize(("way", "sign"), [("scroll-left", -1), ("scroll-right", 1)])
def test_a_held_key_scrolls_until_it_is_let_go(way: str, sign: int) -> None:
    seen = camera()
    x = seen.centre[0]
    assert seen.push(way, on=True)
    assert seen.update(100)
    assert (seen.centre[0] - x) * sign > 0
    seen.push(way, on=False)
    assert not seen.update(100)
    assert not seen.push("log", on=True)


def test_another_zone_keeps_the_middle() -> None:
    seen = camera()
    seen.scroll(300, 200)
    at = seen.centre
    seen.lay_out(pygame.FRect(0, 64, 1920, 900))
    assert near(seen.centre, at)
    assert near(seen.on_table(at), (960, 514))


def boxes(*corners: tuple[float, float]) -> list[pygame.FRect]:
    """Cells of the map with their corners there."""
    return [pygame.FRect(*corner, 100, 100) for corner in corners]


def seen_whole(seen: Camera, cells: list[pygame.FRect]) -> bool:
    """Whether the middle of each cell is seen where nothing lies over it."""
    return all(seen.shows(seen.on_table(cell.center)) for cell in cells)


def test_what_must_be_seen_is_gone_to_without_stepping_back() -> None:
    seen = camera()
    before = seen.centre
    assert not seen.bring_in(boxes((3200, 3200), (3000, 3100)))
    assert not seen.bring_in([])
    far = boxes((4200, 3100), (4400, 3300))
    assert seen.bring_in(far)
    seen.rest()
    assert seen.step == 1.0
    assert seen.centre != before
    assert seen_whole(seen, far)


def test_it_steps_back_as_far_as_it_must() -> None:
    seen = camera()
    seen.covers = [pygame.FRect(320, 80, 300, 832)]
    cells = boxes((3000, 3000), (4300, 3000), (3600, 3700))
    assert seen.bring_in(cells)
    seen.rest()
    assert seen.zooms[0] < seen.step < 1.0
    assert seen_whole(seen, cells)
    assert seen.bring_in(boxes((0, 0), (6300, 6300)))
    seen.rest()
    assert seen.step == seen.zooms[0]
