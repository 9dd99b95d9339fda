"""Stained glass: dark, lit, and lit in part, by whole panes and always from the same ones outward."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pygame
import pytest

from game import paths
from game.scenes.result.window import NIGHT, draw_panes
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services

RECT = pygame.FRect(20, 20, 138, 224)
WINDOWS = sorted(path.stem for path in paths.resource("assets", "scenes", "terrinoth").glob("window-*.webp"))
"""The windows of the first game, which has one for each quest."""


@pytest.fixture
def canvas(make_services: Callable[..., Services]) -> Canvas:
    services = make_services((1920, 1080))
    window = services.window
    return Canvas(window.surface, window.stage, services.theme, services.text, services.images)


def drawn(canvas: Canvas, name: str, lit: float) -> pygame.Surface:
    canvas.surface.fill("black")
    draw_panes(canvas, RECT, name, lit)
    return canvas.surface.subsurface(canvas.device(RECT)).copy()


def light(surface: pygame.Surface) -> float:
    return float(sum(pygame.transform.average_color(surface)[:3]))


def more(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """By how much the other is brighter than the one."""
    made = other.copy()
    made.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return made


def alight(one: pygame.Surface, other: pygame.Surface) -> pygame.mask.Mask:
    """Where the other is brighter than the one, in every channel."""
    return pygame.mask.from_threshold(more(one, other), (255, 255, 255), (247, 247, 247, 255))


@pytest.mark.parametrize("name", [*(f"scenes/terrinoth/{name}" for name in WINDOWS), "scenes/window-defeat"])
def test_each_of_ten_steps_lights_about_as_much_more_glass(canvas: Canvas, name: str) -> None:
    levels = [light(drawn(canvas, name, step / 10)) for step in range(11)]
    gains = [after - before for before, after in pairwise(levels)]
    assert levels[0] == pytest.approx(levels[-1] * NIGHT, rel=0.1)
    assert min(gains) > 0
    assert max(gains) < 0.35 * (levels[-1] - levels[0])


def test_what_is_alight_stays_alight(canvas: Canvas) -> None:
    dark, some, most = (drawn(canvas, f"scenes/terrinoth/{WINDOWS[0]}", lit) for lit in (0.0, 0.3, 0.7))
    few, many = alight(dark, some), alight(dark, most)
    assert 0 < few.count() < many.count()
    assert few.overlap_area(many, (0, 0)) > 0.98 * few.count()


def test_the_windows_of_the_quests_differ(canvas: Canvas) -> None:
    assert len(WINDOWS) == 8
    small = [pygame.transform.smoothscale(drawn(canvas, f"scenes/terrinoth/{name}", 1.0), (12, 20)) for name in WINDOWS]
    for one, other in combinations(small, 2):
        assert light(more(one, other)) + light(more(other, one)) > 40, "of 765 on the average of all pixels"


def test_a_window_that_is_missing_is_no_fault(canvas: Canvas) -> None:
    levels = [light(drawn(canvas, "scenes/no-such-window", lit)) for lit in (0.0, 0.5, 1.0)]
    assert levels[0] < levels[1] <= levels[2]
